// Every element type goes in and comes out; scalars and empty arrays, too.
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: %npy write f32.npy f32 2x2 1.5 -2 3 4
// RUN: %npy write f64.npy f64 2 0.1 -0
// RUN: %npy write f16.npy f16 2 1.5 65504
// RUN: %npy write bf16.npy bf16 3 1.5 -2.5 3
// RUN: %npy write i1.npy i1 3 1 0 1
// RUN: %npy write i8.npy i8 2 -128 127
// RUN: %npy write i16.npy i16 2 -32768 32767
// RUN: %npy write i32.npy i32 2 -2147483648 2147483647
// RUN: %npy write i64.npy i64 - -9223372036854775808
// RUN: %npy write empty.npy f32 0x3
// RUN: prelude-run %s --entry=same --input=f32.npy --input=f64.npy --input=f16.npy --input=bf16.npy --input=i1.npy --input=i8.npy --input=i16.npy --input=i32.npy --input=i64.npy --input=empty.npy --output-dir=same
// RUN: for i in 0 1 2 3 4 5 6 7 8 9; do %npy print same/result$i.npy; done | FileCheck %s --check-prefix=SAME
// Byte for byte what was read.
// RUN: cmp same/result0.npy f32.npy && cmp same/result3.npy bf16.npy && cmp same/result8.npy i64.npy && cmp same/result9.npy empty.npy
// SAME:      f32 (2, 2) 1.5 -2 3 4
// SAME-NEXT: f64 (2,) 0.1 -0
// SAME-NEXT: f16 (2,) 1.5 65504
// SAME-NEXT: bf16 (3,) 1.5 -2.5 3
// SAME-NEXT: i1 (3,) 1 0 1
// SAME-NEXT: i8 (2,) -128 127
// SAME-NEXT: i16 (2,) -32768 32767
// SAME-NEXT: i32 (2,) -2.14748365e+09 2.14748365e+09
// SAME-NEXT: i64 () -9.22337204e+18
// SAME-NEXT: f32 (0, 3)
func.func @same(%0: tensor<2x2xf32>, %1: tensor<?xf64>, %2: tensor<2xf16>, %3: tensor<3xbf16>, %4: tensor<3xi1>, %5: tensor<2xi8>, %6: tensor<2xi16>, %7: tensor<2xi32>, %8: tensor<i64>, %9: tensor<?x3xf32>)
    -> (tensor<2x2xf32>, tensor<?xf64>, tensor<2xf16>, tensor<3xbf16>, tensor<3xi1>, tensor<2xi8>, tensor<2xi16>, tensor<2xi32>, tensor<i64>, tensor<?x3xf32>) {
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<2x2xf32>, tensor<?xf64>, tensor<2xf16>, tensor<3xbf16>, tensor<3xi1>, tensor<2xi8>, tensor<2xi16>, tensor<2xi32>, tensor<i64>, tensor<?x3xf32>
}

// Fresh results beside updated arguments, and of a dynamic shape. Each run
// starts from the inputs as they were read.
// RUN: prelude-run %s --entry=fresh --input=f32.npy --input=f64.npy --output-dir=fresh --repeat=3 | FileCheck %s --check-prefix=TIME
// RUN: for i in 0 1 2; do %npy print fresh/result$i.npy; done | FileCheck %s --check-prefix=FRESH
// TIME: {{^}}fresh: median {{[0-9]+\.[0-9]}} us of 3 runs
// FRESH:      f64 (2,) 0.2 -0
// FRESH-NEXT: f32 (2, 2) 1.5 -2 7 4
// FRESH-NEXT: i1 (2,) 0 1
func.func @fresh(%a: tensor<2x2xf32>, %b: tensor<?xf64>) -> (tensor<?xf64>, tensor<2x2xf32>, tensor<2xi1>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = tensor.dim %b, %zero : tensor<?xf64>
  %e = tensor.empty(%n) : tensor<?xf64>
  %sum = linalg.add ins(%b, %b : tensor<?xf64>, tensor<?xf64>) outs(%e : tensor<?xf64>) -> tensor<?xf64>
  %old = tensor.extract %a[%one, %zero] : tensor<2x2xf32>
  %four = arith.constant 4.0 : f32
  %new = arith.addf %old, %four : f32
  %updated = tensor.insert %new into %a[%one, %zero] : tensor<2x2xf32>
  %bits = arith.constant dense<[false, true]> : tensor<2xi1>
  return %sum, %updated, %bits : tensor<?xf64>, tensor<2x2xf32>, tensor<2xi1>
}
