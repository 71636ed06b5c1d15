// Wrong arguments: a status and a message that names both values; memory stays
// as it is. Run under ASan, the model's code too.
// REQUIRES: clang-sanitizers
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: prelude-compile %s -o libmodel.so --header=model.h --sanitize=address
// RUN: %cc -g -fsanitize=address,undefined -fno-sanitize-recover=all -I. %S/Inputs/arguments.c libmodel.so -Wl,-rpath,%t -o arguments %link_runtime
// RUN: ./arguments 2>&1 | FileCheck %s

// CHECK:      {{^}}element: invalid argument: model_main: input 0 is 2x3x4xbf16, expected 2x?x4xf32
// CHECK-NEXT: unknown element: invalid argument: model_main: input 0 is 2x3x4xan unknown type, expected 2x?x4xf32
// CHECK-NEXT: extent: invalid argument: model_main: input 1 is 9x4xf32, expected 8x4xf32
// CHECK-NEXT: rank: invalid argument: model_main: input 0 is 2x3xf32, expected 2x?x4xf32
// CHECK-NEXT: absurd rank: invalid argument: model_main: input 0 has rank 1073741824, expected 3
// CHECK-NEXT: stride: invalid argument: model_main: input 1 has stride 5 in dimension 0, expected 4 (C order)
// CHECK-NEXT: negative stride: invalid argument: model_main: input 2 has stride -1 in dimension 0, expected 1 (C order)
// CHECK-NEXT: null: invalid argument: model_main: input 2 has no data, expected 24 bytes
// CHECK-NEXT: too large: invalid argument: model_main: input 2 is 9223372036854775807xi64, which no memory holds
// CHECK-NEXT: overlap: invalid argument: model_main: input 0 overlaps input 1, which result 1 updates
// CHECK-NEXT: misaligned: invalid argument: model_main: input 0 is at address {{0x[0-9a-f]+}}, expected a multiple of 4
// CHECK-NEXT: no arrays: 1 model_main: inputs is null, expected 3 arrays
// CHECK-NEXT: too few: 1 model_main: 2 inputs are given, expected 3
// CHECK-NEXT: row outside: assertion failed: assertion failed: row must be less than 8
// CHECK-NEXT: row below: assertion failed: assertion failed: row must not be negative
// CHECK-NEXT: empty: ok: {{$}}
// CHECK-NEXT: empty result: 2 x 0
// CHECK-NEXT: right: 0, sums 0 46, cache 0 4 -1, in place 1
// CHECK-NOT:  {{.}}

// (x + x, cache with x[0, t] in row rows[t])
func.func @main(%x: tensor<2x?x4xf32>, %cache: tensor<8x4xf32>, %rows: tensor<?xi64>) -> (tensor<2x?x4xf32>, tensor<8x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : i64
  %zero = arith.constant 0 : i64
  %n = tensor.dim %x, %c1 : tensor<2x?x4xf32>
  %e = tensor.empty(%n) : tensor<2x?x4xf32>
  %sum = linalg.add ins(%x, %x : tensor<2x?x4xf32>, tensor<2x?x4xf32>) outs(%e : tensor<2x?x4xf32>) -> tensor<2x?x4xf32>
  %new = scf.for %t = %c0 to %n step %c1 iter_args(%c = %cache) -> tensor<8x4xf32> {
    %row = tensor.extract %rows[%t] : tensor<?xi64>
    %below = arith.cmpi slt, %row, %c8 : i64
    cf.assert %below, "row must be less than 8"
    %above = arith.cmpi sge, %row, %zero : i64
    cf.assert %above, "row must not be negative"
    %index = arith.index_cast %row : i64 to index
    %from = tensor.extract_slice %x[0, %t, 0] [1, 1, 4] [1, 1, 1] : tensor<2x?x4xf32> to tensor<1x4xf32>
    %to = tensor.insert_slice %from into %c[%index, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x4xf32>
    scf.yield %to : tensor<8x4xf32>
  }
  return %sum, %new : tensor<2x?x4xf32>, tensor<8x4xf32>
}
