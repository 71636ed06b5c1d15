// RUN: prelude-opt %s --split-input-file --prelude-merge-kernels | FileCheck %s

// One module for all; names that are taken get a number, and their callers
// follow.

module attributes {gpu.container_module} {
  // CHECK:       gpu.module @a attributes {llvm.data_layout = "e-i64:64"} {
  // CHECK-NEXT:    func.func private @helper(i32)
  // CHECK-NEXT:    gpu.func @main_kernel(%{{.*}}: i32) kernel {
  // CHECK-NEXT:      func.call @helper(
  gpu.module @a attributes {llvm.data_layout = "e-i64:64"} {
    func.func private @helper(i32)
    gpu.func @main_kernel(%x: i32) kernel {
      func.call @helper(%x) : (i32) -> ()
      gpu.return
    }
  }
  // CHECK:         func.func private @helper_0(f32)
  // CHECK-NEXT:    gpu.func @main_kernel_0(%{{.*}}: f32) kernel {
  // CHECK-NEXT:      func.call @helper_0(
  gpu.module @b attributes {llvm.data_layout = "e-i64:64"} {
    func.func private @helper(f32)
    gpu.func @main_kernel(%x: f32) kernel {
      func.call @helper(%x) : (f32) -> ()
      gpu.return
    }
  }
  // CHECK:         gpu.func @other() kernel
  gpu.module @c attributes {llvm.data_layout = "e-i64:64"} {
    gpu.func @other() kernel {
      gpu.return
    }
  }
  // Another layout, another module.
  // CHECK:       gpu.module @d attributes {llvm.data_layout = "e-i64:32"} {
  // CHECK-NEXT:    gpu.func @main_kernel(
  gpu.module @d attributes {llvm.data_layout = "e-i64:32"} {
    gpu.func @main_kernel() kernel {
      gpu.return
    }
  }
  // CHECK-NOT: gpu.module
  // CHECK-LABEL: func.func @main
  func.func @main(%n: index, %i: i32, %f: f32) {
    // CHECK: gpu.launch_func  @a::@main_kernel
    // CHECK: gpu.launch_func  @a::@main_kernel_0
    // CHECK: gpu.launch_func  @a::@other
    // CHECK: gpu.launch_func  @d::@main_kernel
    gpu.launch_func @a::@main_kernel blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%i : i32)
    gpu.launch_func @b::@main_kernel blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%f : f32)
    gpu.launch_func @c::@other blocks in (%n, %n, %n) threads in (%n, %n, %n)
    gpu.launch_func @d::@main_kernel blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

// A module that is alone stays as it is.

// CHECK-LABEL: module attributes {gpu.container_module}
// CHECK-NEXT:    gpu.module @a {
// CHECK-NEXT:      gpu.func @k() kernel
module attributes {gpu.container_module} {
  gpu.module @a {
    gpu.func @k() kernel {
      gpu.return
    }
  }
}
