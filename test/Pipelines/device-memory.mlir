// RUN: prelude-opt %s --split-input-file --verify-diagnostics --prelude-device-memory | FileCheck %s

// One stream, in the order of the program; constants are copied once.

// CHECK-DAG: llvm.mlir.global internal @"__prelude_device: weight"(0 : i64)
// CHECK-DAG: llvm.func @prelude_device_constant_v1(!llvm.ptr, i64, !llvm.ptr) -> !llvm.ptr
// CHECK-DAG: gpu.module @k attributes {llvm.data_layout = "e-{{.*}}i64:64{{.*}}"}
module attributes {gpu.container_module} {
  memref.global "private" constant @weight : memref<2x3xf32> = dense<1.0>
  gpu.module @k {
    gpu.func @f(%a: memref<?xf32>, %w: memref<2x3xf32>) kernel {
      %c0 = arith.constant 0 : index
      %v = memref.load %w[%c0, %c0] : memref<2x3xf32>
      memref.store %v, %a[%c0] : memref<?xf32>
      gpu.return
    }
  }
  // CHECK-LABEL: func.func @main
  // CHECK-SAME: (%[[N:.*]]: index, %[[C:.*]]: i1)
  func.func @main(%n: index, %c: i1) -> memref<?xf32> {
    // CHECK: %[[T0:.*]] = gpu.wait async
    // CHECK: %[[W:.*]] = memref.get_global @weight
    // CHECK: %[[SIZE:.*]] = llvm.mlir.constant(24 : i64)
    // CHECK: %[[SLOT:.*]] = llvm.mlir.addressof @"__prelude_device: weight"
    // CHECK: %[[D:.*]] = llvm.call @prelude_device_constant_v1(%{{.*}}, %[[SIZE]], %[[SLOT]])
    // CHECK: %[[WEIGHT:.*]] = builtin.unrealized_conversion_cast %{{.*}} to memref<2x3xf32>
    %w = memref.get_global @weight : memref<2x3xf32>
    // CHECK: %[[A:.*]], %[[T1:.*]] = gpu.alloc async [%[[T0]]] (%[[N]]) : memref<?xf32>
    %a = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
    %c1 = arith.constant 1 : index
    // CHECK: %[[T2:.*]] = gpu.launch_func async [%[[T1]]] @k::@f {{.*}} args(%[[A]] : memref<?xf32>, %[[WEIGHT]] : memref<2x3xf32>)
    gpu.launch_func @k::@f blocks in (%n, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<?xf32>, %w : memref<2x3xf32>)
    scf.if %c {
      // CHECK: gpu.launch_func async [%[[T2]]]
      gpu.launch_func @k::@f blocks in (%n, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<?xf32>, %w : memref<2x3xf32>)
    }
    // CHECK: %[[B:.*]], %[[T3:.*]] = gpu.alloc async [%[[T2]]]
    // CHECK: gpu.dealloc async [%[[T3]]] %[[A]]
    %b = memref.alloc(%n) : memref<?xf32>
    memref.dealloc %a : memref<?xf32>
    return %b : memref<?xf32>
  }
}

// -----

func.func @host(%a: memref<4xindex>, %b: memref<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  // expected-error @below {{'memref.load' op would access device memory on the host: a value that the host needs, such as a loop bound, can't come from memory for this target}}
  %0 = memref.load %a[%c0] : memref<4xindex>
  return %0 : index
}
