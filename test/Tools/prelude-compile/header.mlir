// The header says what goes in and comes out, and compiles as C and C++.
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: prelude-compile %s -o libmy-model.v2.so --header=model.h --entry=step --entry=all
// RUN: FileCheck %s < model.h
// RUN: echo '#include "model.h"' > include.c && cp include.c include.cpp
// RUN: %cc -std=c99 -Wall -Wextra -Werror -pedantic -fsyntax-only -I%prelude_src/runtime/include include.c
// RUN: %cc -std=c++17 -Wall -Wextra -Werror -pedantic -fsyntax-only -I%prelude_src/runtime/include include.cpp
// RUN: nm -D --defined-only libmy-model.v2.so | FileCheck %s --check-prefix=SYMBOLS
// RUN: prelude-compile %s -o other.so --name=other --entry=all
// Names of the module don't take those of the entries, and two entries need four.
// RUN: prelude-compile %s -o helper.so --name=helper --entry=all
// RUN: nm -D --defined-only helper.so | FileCheck %s --check-prefix=HELPER
// RUN: not prelude-compile %s -o twice.so --entry=all --entry=all_function 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: nm -D --defined-only other.so | FileCheck %s --check-prefix=OTHER

// CHECK:      Made by prelude-compile from header.mlir for target cpu.
// CHECK:      Arrays lie in memory of the host, in C order
// CHECK:      #include "prelude/Model.h"
// CHECK:      /* Runs @step.
// CHECK-NEXT:  *
// CHECK-NEXT:  * Inputs:
// CHECK-NEXT:  *   0: f32 [?, 4]
// CHECK-NEXT:  *   1: f32 [2, 3], updated in place to result 1
// CHECK-NEXT:  * Results:
// CHECK-NEXT:  *   0: f32 [?, 4], allocated by the call
// CHECK-NEXT:  *   1: f32 [2, 3], in the memory of input 1
// CHECK-NEXT:  */
// CHECK-NEXT: enum {
// CHECK-NEXT:   MY_MODEL_STEP_INPUTS = 2,
// CHECK-NEXT:   MY_MODEL_STEP_RESULTS = 2
// CHECK-NEXT: };
// CHECK-NEXT: int32_t my_model_step(const prelude_array *inputs, int32_t num_inputs,
// CHECK-NEXT:                       prelude_array *results, int32_t num_results,
// CHECK-NEXT:                       void *stream);
// CHECK:      extern const prelude_function my_model_step_function;
// CHECK:      /* Runs @all.
// CHECK:       *   0: i1 []
// CHECK:       *   1: f8E4M3FN [2]
// CHECK:      int32_t my_model_all(
// SYMBOLS-DAG: T my_model_step
// SYMBOLS-DAG: my_model_step_function
// SYMBOLS-DAG: T my_model_all
// SYMBOLS-DAG: my_model_all_function
// OTHER: T other_all
// HELPER-DAG: T helper_all{{$}}
// HELPER-DAG: helper_all_function{{$}}
// TWICE: prelude-compile: error: entries 'all' and 'all_function' would both be called 'twice_all_function'
func.func @step(%x: tensor<?x4xf32>, %state: tensor<2x3xf32>) -> (tensor<?x4xf32>, tensor<2x3xf32>) {
  %zero = arith.constant 0 : index
  %n = tensor.dim %x, %zero : tensor<?x4xf32>
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %sum = linalg.add ins(%x, %x : tensor<?x4xf32>, tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %v = arith.constant 7.0 : f32
  %new = tensor.insert %v into %state[%zero, %zero] : tensor<2x3xf32>
  return %sum, %new : tensor<?x4xf32>, tensor<2x3xf32>
}
func.func @all(%a: tensor<i1>, %b: tensor<2xf8E4M3FN>) -> (tensor<i1>, tensor<2xf8E4M3FN>) {
  return %a, %b : tensor<i1>, tensor<2xf8E4M3FN>
}
func.func @all_function(%a: tensor<i1>) -> tensor<i1> {
  return %a : tensor<i1>
}
func.func @helper_all(%a: tensor<i1>) -> tensor<i1> {
  return %a : tensor<i1>
}
func.func @helper_all_function(%a: tensor<i1>) -> tensor<i1> {
  return %a : tensor<i1>
}
