// RUN: prelude-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(gpu.module(prelude-device-math))' | FileCheck %s

// Nothing is left that would call a device library.

gpu.module @k {
  // CHECK-LABEL: @instructions
  // CHECK: llvm.call_intrinsic "llvm.sqrt"(%{{.*}}) : (f32) -> f32
  // CHECK: llvm.call_intrinsic "llvm.fabs"
  // CHECK: llvm.call_intrinsic "llvm.floor"
  // CHECK: llvm.call_intrinsic "llvm.fma"
  // CHECK: %[[ROOT:.*]] = llvm.call_intrinsic "llvm.sqrt"
  // CHECK: arith.divf %{{.*}}, %[[ROOT]] : f32
  func.func @instructions(%x: f32) -> f32 {
    %0 = math.sqrt %x : f32
    %1 = math.absf %0 : f32
    %2 = math.floor %1 : f32
    %3 = math.fma %0, %1, %2 : f32
    %4 = math.rsqrt %3 : f32
    return %4 : f32
  }
  // CHECK-LABEL: @functions
  // CHECK: arith.extf %{{.*}} : f32 to f64
  // CHECK: arith.truncf %{{.*}} : f64 to f32
  // CHECK-NOT: math.
  func.func @functions(%x: f32) -> f32 {
    %0 = math.sin %x : f32
    %1 = math.cos %0 : f32
    %2 = math.exp %1 : f32
    %3 = math.tanh %2 : f32
    %4 = math.log %3 : f32
    %5 = math.erf %4 : f32
    %6 = math.powf %4, %5 : f32
    return %6 : f32
  }
}

// -----

gpu.module @k {
  func.func @unknown(%x: f64) -> f64 {
    // expected-error @below {{'math.erf' op of 'f64' has no lowering for a device}}
    %0 = math.erf %x : f64
    return %0 : f64
  }
}
