// RUN: prelude-opt %s --split-input-file --verify-diagnostics --prelude-linalg-to-launch --canonicalize --cse | FileCheck %s

// A thread for each element of the output, and the reduction in its order.

// CHECK-LABEL: @matmul
// CHECK-SAME: (%[[A:.*]]: memref<?x8xf32>, %[[B:.*]]: memref<8x16xf32>, %[[C:.*]]: memref<?x16xf32>)
func.func @matmul(%a: memref<?x8xf32>, %b: memref<8x16xf32>, %c: memref<?x16xf32>) {
  // CHECK: %[[BLOCKS:.*]] = arith.ceildivsi %[[TOTAL:.*]], %[[THREADS:.*]] : index
  // CHECK: gpu.launch blocks(%[[BX:.*]], %{{.*}}, %{{.*}}) in (%{{.*}} = %[[BLOCKS]], {{.*}}) threads(%[[TX:.*]], %{{.*}}, %{{.*}}) in (%{{.*}} = %[[THREADS]],
  // CHECK:   %[[BASE:.*]] = arith.muli %[[BX]], %[[THREADS]]
  // CHECK:   %[[ID:.*]] = arith.addi %[[BASE]], %[[TX]]
  // CHECK:   %[[INSIDE:.*]] = arith.cmpi slt, %[[ID]], %[[TOTAL]]
  // CHECK:   scf.if %[[INSIDE]] {
  // CHECK:     arith.remsi %[[ID]]
  // CHECK:     arith.divsi %[[ID]]
  // CHECK:     scf.for %[[K:.*]] =
  // CHECK:       memref.load %[[A]][%[[I:.*]], %[[K]]]
  // CHECK:       memref.load %[[B]][%[[K]], %[[J:.*]]]
  // CHECK:       memref.load %[[C]][%[[I]], %[[J]]]
  // CHECK:       memref.store %{{.*}}, %[[C]][%[[I]], %[[J]]]
  // CHECK:   gpu.terminator
  linalg.matmul ins(%a, %b : memref<?x8xf32>, memref<8x16xf32>) outs(%c : memref<?x16xf32>)
  return
}

// -----

// A reduction that stands outside is moved inside.
// CHECK-LABEL: @reduction_first
func.func @reduction_first(%a: memref<8x4xf32>, %b: memref<4xf32>) {
  // CHECK: gpu.launch
  // CHECK: scf.if
  // CHECK: scf.for
  // CHECK-NOT: scf.parallel
  linalg.generic {indexing_maps = [affine_map<(k, i) -> (k, i)>, affine_map<(k, i) -> (i)>], iterator_types = ["reduction", "parallel"]}
      ins(%a : memref<8x4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %sum: f32):
    %0 = arith.addf %sum, %x : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// Nothing to do in parallel, and a host loop over memory: one thread.
// CHECK-LABEL: @serial
func.func @serial(%a: memref<8xf32>, %b: memref<f32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: gpu.launch
  // CHECK: scf.for
  // CHECK: gpu.terminator
  linalg.generic {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> ()>], iterator_types = ["reduction"]}
      ins(%a : memref<8xf32>) outs(%b : memref<f32>) {
  ^bb0(%x: f32, %sum: f32):
    %0 = arith.addf %sum, %x : f32
    linalg.yield %0 : f32
  }
  // CHECK: gpu.launch
  // CHECK: scf.for
  // CHECK: memref.load
  // CHECK: gpu.terminator
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %a[%i] : memref<8xf32>
    memref.store %0, %b[] : memref<f32>
  }
  // Not one that calls: the host runs it.
  // CHECK: scf.for
  // CHECK-NEXT: func.call @step
  scf.for %i = %c0 to %n step %c1 {
    func.call @step(%b) : (memref<f32>) -> ()
  }
  return
}
func.func private @step(memref<f32>)

// -----

// What follows an assertion depends on it.
// CHECK-DAG: llvm.mlir.global private constant @"__prelude_assert: too large"
// CHECK-DAG: llvm.mlir.global private constant @"__prelude_assert: negative"
// CHECK-DAG: llvm.func @prelude_device_failures_v1() -> !llvm.ptr
// CHECK-LABEL: @assertion
func.func @assertion(%rows: memref<4xindex>, %from: memref<8xf32>, %to: memref<4xf32>) {
  // CHECK-DAG: llvm.call @prelude_device_failures_v1
  // CHECK-DAG: llvm.ptrtoint
  // CHECK:     gpu.launch
  // CHECK:       %[[BELOW:.*]] = arith.cmpi slt
  // CHECK-NEXT:  scf.if %[[BELOW]] {
  // CHECK:         %[[ABOVE:.*]] = arith.cmpi sge
  // CHECK-NEXT:    scf.if %[[ABOVE]] {
  // CHECK-NEXT:      memref.load %{{.*}} : memref<8xf32>
  // CHECK-NEXT:      memref.store %{{.*}} : memref<4xf32>
  // CHECK-NEXT:    } else {
  // CHECK:           memref.store %{{.*}} : memref<1xi64>
  // CHECK:       } else {
  // CHECK:         memref.store %{{.*}} : memref<1xi64>
  // CHECK-NOT: cf.assert
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%rows : memref<4xindex>) outs(%to : memref<4xf32>) {
  ^bb0(%row: index, %old: f32):
    %below = arith.cmpi slt, %row, %c8 : index
    cf.assert %below, "too large"
    %above = arith.cmpi sge, %row, %c0 : index
    cf.assert %above, "negative"
    %0 = memref.load %from[%row] : memref<8xf32>
    linalg.yield %0 : f32
  }
  return
}

// -----

func.func @assertion_in_value(%a: memref<4xf32>, %c: i1) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%old: f32):
    %0 = scf.if %c -> f32 {
      // expected-error @below {{'cf.assert' op is in a 'scf.if' with results, expected one without where a kernel is made}}
      cf.assert %c, "no"
      scf.yield %old : f32
    } else {
      scf.yield %old : f32
    }
    linalg.yield %0 : f32
  }
  return
}

// -----

func.func @reduce(%a: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  // expected-error @below {{'scf.parallel' op has 1 reductions, expected none in a kernel}}
  %0 = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%zero) -> f32 {
    %1 = memref.load %a[%i] : memref<4xf32>
    scf.reduce(%1 : f32) {
    ^bb0(%x: f32, %y: f32):
      %2 = arith.addf %x, %y : f32
      scf.reduce.return %2 : f32
    }
  }
  return %0 : f32
}

// -----

func.func @nested_reduce(%a: memref<4xf32>, %to: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  scf.parallel (%j) = (%c0) to (%c4) step (%c1) {
    // expected-error @below {{'scf.parallel' op has 1 reductions, expected none in a kernel}}
    %0 = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%zero) -> f32 {
      %1 = memref.load %a[%i] : memref<4xf32>
      scf.reduce(%1 : f32) {
      ^bb0(%x: f32, %y: f32):
        %2 = arith.addf %x, %y : f32
        scf.reduce.return %2 : f32
      }
    }
    memref.store %0, %to[%j] : memref<4xf32>
  }
  return
}

