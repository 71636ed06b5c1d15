// RUN: prelude-opt %s --prelude-in-place-results | FileCheck %s

// CHECK-LABEL: func.func @cache(
// CHECK-SAME:  -> memref<4xf32> attributes {prelude.results_in_arguments = array<i64: -1, 2, 1>}
func.func @cache(%x: memref<4xf32>, %a: memref<8xf32>, %b: memref<8xf32>) -> (memref<4xf32>, memref<8xf32>, memref<?xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.cast %a : memref<8xf32> to memref<?xf32>
  // CHECK: return %[[ALLOC:.*]] : memref<4xf32>
  return %0, %b, %1 : memref<4xf32>, memref<8xf32>, memref<?xf32>
}

// Nothing to drop.
// CHECK-LABEL: func.func @fresh() -> memref<4xf32> {
func.func @fresh() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}

// A caller in the module expects the result.
// CHECK-LABEL: func.func @called(%{{.*}}: memref<4xf32>) -> memref<4xf32> {
func.func @called(%a: memref<4xf32>) -> memref<4xf32> {
  return %a : memref<4xf32>
}
// CHECK-LABEL: func.func @caller(
// CHECK-SAME:  -> memref<4xf32> {
func.func @caller(%a: memref<4xf32>) -> memref<4xf32> {
  %0 = call @called(%a) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}

// Which argument it is depends on the path.
// CHECK-LABEL: func.func @two_returns(
// CHECK-SAME:  -> memref<4xf32> {
func.func @two_returns(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>) -> memref<4xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  return %a : memref<4xf32>
^b:
  return %b : memref<4xf32>
}

// A part of an argument is not the argument.
// CHECK-LABEL: func.func @part(
// CHECK-SAME:  -> memref<4xf32, strided<[1]>> {
func.func @part(%a: memref<8xf32>) -> memref<4xf32, strided<[1]>> {
  %0 = memref.subview %a[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  return %0 : memref<4xf32, strided<[1]>>
}

// CHECK: func.func private @external(memref<4xf32>) -> memref<4xf32>
func.func private @external(memref<4xf32>) -> memref<4xf32>
