// The target is the option's, or else the module's, or else cpu; the same pipeline
// and the same tool for each.
// RUN: split-file %s %t
// RUN: prelude-opt %t/cuda.mlir --prelude-pipeline | FileCheck %s --check-prefix=CUDA
// RUN: prelude-opt %t/cuda.mlir --prelude-pipeline="target=cpu" | FileCheck %s --check-prefix=CPU
// RUN: prelude-opt %t/none.mlir --prelude-pipeline | FileCheck %s --check-prefix=CPU
// RUN: prelude-opt %t/none.mlir --prelude-pipeline="target=cuda" | FileCheck %s --check-prefix=CUDA
// RUN: not prelude-opt %t/bad.mlir --prelude-pipeline 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: prelude-compile %t/cuda.mlir -o %t/model.so --header=%t/model.h && FileCheck %s --check-prefix=HEADER < %t/model.h
// RUN: prelude-compile %t/cuda.mlir --target=cpu -o %t/model.so --header=%t/model.h && FileCheck %s --check-prefix=HOST < %t/model.h

// CUDA: gpu.binary
// CPU-NOT: gpu.binary
// CPU: llvm.func @main
// CPU-NOT: gpu.binary
// BAD: error: {{.*}}expects prelude:target to be cpu, cuda or hip, but it is "tpu"
// HEADER: for target cuda
// HOST: for target cpu

//--- cuda.mlir
module attributes {dlti.map = #dlti.map<"prelude:target" = "cuda">} {
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %0 = linalg.add ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
//--- none.mlir
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.add ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
//--- bad.mlir
module attributes {dlti.map = #dlti.map<"prelude:target" = "tpu">} {
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    return %x : tensor<4xf32>
  }
}
