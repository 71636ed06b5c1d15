// RUN: prelude-opt %s --gpu-to-llvm --split-input-file --verify-diagnostics | FileCheck %s

// A token is a stream, and a call with one runs in it. What has none runs in the
// stream of the call of the compiled function.

module attributes {dlti.map = #dlti.map<"prelude:target" = "cuda">} {
  // CHECK-LABEL: llvm.func @norms
  func.func @norms(%x: memref<4x8x64xf32>, %y: memref<4x8x64xf32>) {
    // CHECK: %[[S:.*]] = llvm.call @mgpuStreamCreate()
    // CHECK-NOT: @prelude_stream_v1
    // CHECK: llvm.call @prelude_rms_norm_v1(%{{.*}}, %{{.*}}, %[[S]])
    // CHECK: %[[OF_CALL:.*]] = llvm.call @prelude_stream_v1()
    // CHECK: llvm.call @prelude_rms_norm_v1(%{{.*}}, %{{.*}}, %[[OF_CALL]])
    // CHECK: llvm.call @mgpuStreamSynchronize(%[[S]])
    %s = gpu.wait async
    prelude.rms_norm once async(%s : !gpu.async.token) ins(%x : memref<4x8x64xf32>) outs(%y : memref<4x8x64xf32>) eps = 1.0e-06
    prelude.rms_norm once ins(%x : memref<4x8x64xf32>) outs(%y : memref<4x8x64xf32>) eps = 1.0e-06
    gpu.wait [%s]
    return
  }

  // Two streams, and the one that waits for the other.
  // CHECK-LABEL: llvm.func @two_streams
  func.func @two_streams(%x: memref<4x8x64xf32>, %y: memref<4x8x64xf32>, %z: memref<4x8x64xf32>, %c: memref<4x32xf32>) {
    // CHECK: %[[A:.*]] = llvm.call @mgpuStreamCreate()
    // CHECK: %[[B:.*]] = llvm.call @mgpuStreamCreate()
    // CHECK: llvm.call @prelude_rms_norm_v1(%{{.*}}, %{{.*}}, %[[A]])
    // CHECK: llvm.call @mgpuMemcpy(%{{.*}}, %[[A]])
    // CHECK: llvm.call @mgpuEventRecord(%[[EA:.*]], %[[A]])
    // CHECK: llvm.call @prelude_rope_v1(%{{.*}}, %{{.*}}, %[[B]])
    // CHECK: llvm.call @mgpuMemcpy(%{{.*}}, %[[B]])
    // CHECK: llvm.call @mgpuEventRecord(%[[EB:.*]], %[[B]])
    // CHECK: %[[C:.*]] = llvm.call @mgpuStreamCreate()
    // CHECK: llvm.call @mgpuStreamWaitEvent(%[[C]], %[[EA]])
    // CHECK: llvm.call @mgpuStreamWaitEvent(%[[C]], %[[EB]])
    // CHECK: llvm.call @prelude_rms_norm_v1(%{{.*}}, %{{.*}}, %[[C]])
    %a = gpu.wait async
    %b = gpu.wait async
    prelude.rms_norm once async(%a : !gpu.async.token) ins(%x : memref<4x8x64xf32>) outs(%y : memref<4x8x64xf32>) eps = 1.0e-06
    %a1 = gpu.memcpy async [%a] %z, %y : memref<4x8x64xf32>, memref<4x8x64xf32>
    prelude.rope neox once async(%b : !gpu.async.token) ins(%x, cos %c, sin %c : memref<4x8x64xf32>, memref<4x32xf32>, memref<4x32xf32>) outs(%x : memref<4x8x64xf32>)
    %b1 = gpu.memcpy async [%b] %y, %x : memref<4x8x64xf32>, memref<4x8x64xf32>
    %both = gpu.wait async [%a1, %b1]
    prelude.rms_norm once async(%both : !gpu.async.token) ins(%z : memref<4x8x64xf32>) outs(%z : memref<4x8x64xf32>) eps = 1.0e-06
    gpu.wait [%both]
    return
  }
}

// -----

// The CPU has no streams, and can't follow a pointer to memory of a GPU.
func.func @cpu(%t: !gpu.async.token, %x: memref<4x8x64xf32>) {
  // expected-error @below {{'prelude.rms_norm' op has an async dependency, the stream of a GPU, but its target is cpu}}
  prelude.rms_norm once async(%t : !gpu.async.token) ins(%x : memref<4x8x64xf32>) outs(%x : memref<4x8x64xf32>) eps = 1.0e-06
  return
}
