// RUN: prelude-opt %s --allow-unregistered-dialect --prelude-lower-scatter --split-input-file | FileCheck %s

// Rows of a cache, by batch and position; the window is a head and its dims.
// CHECK-LABEL: func.func @rows(
// CHECK-SAME:    %[[U:.*]]: tensor<6x3x8xf32>, %[[I:.*]]: tensor<6x2xi64>, %[[C:.*]]: tensor<2x3x11x8xf32>
// CHECK-NOT:     tm_tensor
// CHECK:         scf.for %[[N:.*]] = %c0{{.*}} to %c6{{.*}} step %c1{{.*}} iter_args(%[[T0:.*]] = %[[C]])
// CHECK:         scf.for %[[H:.*]] = %c0{{.*}} to %c3{{.*}} step %c1{{.*}} iter_args(%[[T1:.*]] = %[[T0]])
// CHECK:         scf.for %[[D:.*]] = %c0{{.*}} to %c8{{.*}} step %c1{{.*}} iter_args(%[[T2:.*]] = %[[T1]])
// CHECK:           %[[B64:.*]] = tensor.extract %[[I]][%[[N]], %c0{{.*}}] : tensor<6x2xi64>
// CHECK:           %[[P64:.*]] = tensor.extract %[[I]][%[[N]], %c1{{.*}}] : tensor<6x2xi64>
// CHECK:           %[[IN:.*]] = arith.andi
// CHECK:           scf.if %{{.*}} -> (tensor<2x3x11x8xf32>) {
// CHECK:             %[[X:.*]] = tensor.extract %[[U]][%[[N]], %[[H]], %[[D]]] : tensor<6x3x8xf32>
// CHECK-NOT:         tensor.extract
// CHECK:             tensor.insert %[[X]] into %[[T2]]
// CHECK:           } else {
// CHECK:             scf.yield %[[T2]]
func.func @rows(%updates: tensor<6x3x8xf32>, %indices: tensor<6x2xi64>, %cache: tensor<2x3x11x8xf32>) -> tensor<2x3x11x8xf32> {
  %0 = "tm_tensor.scatter"(%updates, %indices, %cache) <{dimension_map = array<i64: 0, 2>, unique_indices = true}> ({
  ^bb0(%u: f32, %old: f32):
    "tm_tensor.yield"(%u) : (f32) -> ()
  }) : (tensor<6x3x8xf32>, tensor<6x2xi64>, tensor<2x3x11x8xf32>) -> tensor<2x3x11x8xf32>
  return %0 : tensor<2x3x11x8xf32>
}

// -----

// A body that combines reads what is there.
// CHECK-LABEL: func.func @combined(
// CHECK:         scf.if
// CHECK-DAG:       %[[NEW:.*]] = tensor.extract %arg0
// CHECK-DAG:       %[[OLD:.*]] = tensor.extract %{{.*}}[%{{.*}}] : tensor<11xf32>
// CHECK:           %[[SUM:.*]] = arith.addf %[[NEW]], %[[OLD]] : f32
// CHECK:           tensor.insert %[[SUM]]
func.func @combined(%updates: tensor<6xf32>, %indices: tensor<6x1xi64>, %to: tensor<11xf32>) -> tensor<11xf32> {
  %0 = "tm_tensor.scatter"(%updates, %indices, %to) <{dimension_map = array<i64: 0>, unique_indices = false}> ({
  ^bb0(%u: f32, %old: f32):
    %1 = arith.addf %u, %old : f32
    "tm_tensor.yield"(%1) : (f32) -> ()
  }) : (tensor<6xf32>, tensor<6x1xi64>, tensor<11xf32>) -> tensor<11xf32>
  return %0 : tensor<11xf32>
}

// -----

// tosa.scatter: to[n, at[n, w], c] = updates[n, w, c].
// CHECK-LABEL: func.func @tosa(
// CHECK-SAME:    %[[C:[a-z0-9]+]]: tensor<2x11x4xf32>, %[[I:[a-z0-9]+]]: tensor<2x3xi32>, %[[U:[a-z0-9]+]]: tensor<2x3x4xf32>
// CHECK-NOT:     tosa.scatter
// CHECK:         scf.for %[[N:.*]] = %c0{{.*}} to %c2{{.*}} step %c1{{.*}} iter_args(%[[T0:.*]] = %[[C]])
// CHECK:         scf.for %[[W:.*]] = %c0{{.*}} to %c3{{.*}} step %c1{{.*}} iter_args(%[[T1:.*]] = %[[T0]])
// CHECK:         scf.for %[[D:.*]] = %c0{{.*}} to %c4{{.*}} step %c1{{.*}} iter_args(%[[T2:.*]] = %[[T1]])
// CHECK:           %[[P32:.*]] = tensor.extract %[[I]][%[[N]], %[[W]]] : tensor<2x3xi32>
// CHECK:           %[[P:.*]] = arith.index_cast %[[P32]] : i32 to index
// CHECK:           arith.cmpi ult, %[[P]], %c11
// CHECK:           scf.if
// CHECK:             %[[X:.*]] = tensor.extract %[[U]][%[[N]], %[[W]], %[[D]]] : tensor<2x3x4xf32>
// CHECK:             tensor.insert %[[X]] into %[[T2]][%[[N]], %[[P]], %[[D]]]
func.func @tosa(%to: tensor<2x11x4xf32>, %at: tensor<2x3xi32>, %updates: tensor<2x3x4xf32>) -> tensor<2x11x4xf32> {
  %0 = tosa.scatter %to, %at, %updates : (tensor<2x11x4xf32>, tensor<2x3xi32>, tensor<2x3x4xf32>) -> tensor<2x11x4xf32>
  return %0 : tensor<2x11x4xf32>
}

// -----

// More columns than dimension_map names: left alone.
// CHECK-LABEL: func.func @other_form(
// CHECK:         "tm_tensor.scatter"
func.func @other_form(%updates: tensor<6xf32>, %indices: tensor<6x2xi64>, %to: tensor<11xf32>) -> tensor<11xf32> {
  %0 = "tm_tensor.scatter"(%updates, %indices, %to) <{dimension_map = array<i64: 0>}> ({
  ^bb0(%u: f32, %old: f32):
    "tm_tensor.yield"(%u) : (f32) -> ()
  }) : (tensor<6xf32>, tensor<6x2xi64>, tensor<11xf32>) -> tensor<11xf32>
  return %0 : tensor<11xf32>
}
