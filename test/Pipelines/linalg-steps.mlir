// RUN: prelude-opt %s --prelude-reduction-order --prelude-copy-to-linalg | FileCheck %s

// CHECK: #[[A:.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK: #[[B:.*]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK: #[[C:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>

// CHECK-LABEL: @matmul
func.func @matmul(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>) {
  // CHECK: linalg.generic {indexing_maps = [#[[A]], #[[B]], #[[C]]], iterator_types = ["parallel", "reduction", "parallel"]}
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
  return
}

// The right-hand side is read along the reduction: the sum stays innermost.
// CHECK-LABEL: @transposed
func.func @transposed(%a: memref<4x8xf32>, %b: memref<16x8xf32>, %c: memref<4x16xf32>) {
  // CHECK: iterator_types = ["parallel", "parallel", "reduction"]
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%a, %b : memref<4x8xf32>, memref<16x8xf32>) outs(%c : memref<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %z, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// CHECK-LABEL: @row_sum
func.func @row_sum(%a: memref<4x8xf32>, %c: memref<4xf32>) {
  // CHECK: iterator_types = ["parallel", "reduction"]
  linalg.generic {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (m)>], iterator_types = ["parallel", "reduction"]}
    ins(%a : memref<4x8xf32>) outs(%c : memref<4xf32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = arith.addf %z, %x : f32
    linalg.yield %1 : f32
  }
  return
}

// CHECK-LABEL: @copy
func.func @copy(%a: memref<4x8xf32, strided<[16, 1]>>, %b: memref<4x8xf32>) {
  // CHECK-NOT: memref.copy
  // CHECK: linalg.generic {{.*}} ins(%{{.*}} : memref<4x8xf32, strided<[16, 1]>>) outs(%{{.*}} : memref<4x8xf32>)
  memref.copy %a, %b : memref<4x8xf32, strided<[16, 1]>> to memref<4x8xf32>
  return
}
