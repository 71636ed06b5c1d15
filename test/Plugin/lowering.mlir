// Stock convert-to-llvm and gpu-to-llvm lower the ops, in a stock mlir-opt as in
// prelude-opt.

// RUN: mlir-opt --load-dialect-plugin=%prelude_lib/PreludePlugin.so %s --pass-pipeline='builtin.module(convert-to-llvm)' > %t.convert
// RUN: prelude-opt %s --convert-to-llvm | diff %t.convert -
// RUN: FileCheck %s < %t.convert
// RUN: mlir-opt --load-dialect-plugin=%prelude_lib/PreludePlugin.so %s --pass-pipeline='builtin.module(gpu-to-llvm)' > %t.gpu
// RUN: prelude-opt %s --gpu-to-llvm | diff %t.gpu -
// RUN: FileCheck %s < %t.gpu

// CHECK-NOT: {{^ +}}prelude.
// CHECK:     llvm.call @prelude_rms_norm_v1
// CHECK:     llvm.call @prelude_rope_v1
// CHECK:     llvm.call @prelude_kv_cache_update_v1
// CHECK:     llvm.call @prelude_fused_v1
// CHECK-NOT: {{^ +}}prelude.
func.func @layer(%x: memref<?x2x64xf32>, %y: memref<?x2x64xf32>, %c: memref<64x32xf32>, %p: memref<?xi64>, %kc: memref<8x16x2x64xf32>, %vc: memref<8x16x2x64xf32>) {
  prelude.rms_norm once ins(%x : memref<?x2x64xf32>) outs(%y : memref<?x2x64xf32>) eps = 0.0
  prelude.rope neox once ins(%x, cos %c, sin %c, positions %p : memref<?x2x64xf32>, memref<64x32xf32>, memref<64x32xf32>, memref<?xi64>) outs(%y : memref<?x2x64xf32>)
  prelude.kv_cache_update nhd ins(%x, %y, slots %p : memref<?x2x64xf32>, memref<?x2x64xf32>, memref<?xi64>) outs(%kc, %vc : memref<8x16x2x64xf32>, memref<8x16x2x64xf32>)
  prelude.fused in(q %x : memref<?x2x64xf32>) norm once (q_eps = 0.0) rope neox once (cos %c : memref<64x32xf32>, sin %c : memref<64x32xf32>, positions %p : memref<?xi64>) out(q %y : memref<?x2x64xf32>)
  return
}
