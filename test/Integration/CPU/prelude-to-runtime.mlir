// The func.call form runs, too: [3, 4] / sqrt(12.5) and [1, -1].
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: %npy write x.npy f32 2x1x2 3 4 1 -1
// RUN: prelude-opt %s --prelude-to-runtime -o calls.mlir
// RUN: grep "call @prelude_rms_norm_v1" calls.mlir
// RUN: prelude-run calls.mlir --input=x.npy --output-dir=out
// RUN: %npy print out/result0.npy | FileCheck %s
// CHECK: f32 (2, 1, 2) 0.84852{{[0-9]+}} 1.1313{{[0-9]+}} 1 -1
func.func @main(%x: tensor<?x1x2xf32>) -> tensor<?x1x2xf32> {
  %zero = arith.constant 0 : index
  %n = tensor.dim %x, %zero : tensor<?x1x2xf32>
  %in = bufferization.to_buffer %x : tensor<?x1x2xf32> to memref<?x1x2xf32>
  %out = memref.alloc(%n) : memref<?x1x2xf32>
  prelude.rms_norm once ins(%in : memref<?x1x2xf32>) outs(%out : memref<?x1x2xf32>) eps = 0.0
  %y = bufferization.to_tensor %out restrict writable : memref<?x1x2xf32> to tensor<?x1x2xf32>
  return %y : tensor<?x1x2xf32>
}
