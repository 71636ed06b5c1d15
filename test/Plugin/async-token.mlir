// A module with gpu.alloc, gpu.memcpy and prelude.fused under tokens goes through
// stock gpu-to-llvm, in a stock mlir-opt as in prelude-opt: all of it runs in the
// one stream that mgpuStreamCreate makes.

// RUN: mlir-opt --load-dialect-plugin=%prelude_lib/PreludePlugin.so %s --pass-pipeline='builtin.module(gpu-to-llvm)' > %t
// RUN: prelude-opt %s --gpu-to-llvm | diff %t -
// RUN: FileCheck %s < %t

// CHECK-LABEL: llvm.func @step
// CHECK:     %[[STREAM:.*]] = llvm.call @mgpuStreamCreate()
// CHECK-NOT: @mgpuStreamCreate
// CHECK:     llvm.call @mgpuMemAlloc(%{{.*}}, %[[STREAM]], %{{.*}})
// CHECK:     llvm.call @mgpuMemcpy(%{{.*}}, %{{.*}}, %{{.*}}, %[[STREAM]])
// CHECK:     llvm.call @prelude_fused_v1(%{{.*}}, %{{.*}}, %[[STREAM]])
// CHECK:     llvm.call @prelude_check_v1
// CHECK:     llvm.call @mgpuMemcpy(%{{.*}}, %{{.*}}, %{{.*}}, %[[STREAM]])
// CHECK:     llvm.call @mgpuMemFree(%{{.*}}, %[[STREAM]])
// CHECK:     llvm.call @mgpuStreamSynchronize(%[[STREAM]])
// CHECK:     llvm.call @mgpuStreamDestroy(%[[STREAM]])
// CHECK-NOT: builtin.unrealized_conversion_cast
// CHECK-NOT: @prelude_stream_v1
module attributes {dlti.map = #dlti.map<"prelude:target" = "cuda">} {
  func.func @step(%host: memref<?x2x64xbf16>, %n: index) {
    %s = gpu.wait async
    %x, %t0 = gpu.alloc async [%s] (%n) : memref<?x2x64xbf16>
    %t1 = gpu.memcpy async [%t0] %x, %host : memref<?x2x64xbf16>, memref<?x2x64xbf16>
    prelude.fused async(%t1 : !gpu.async.token) in(q %x : memref<?x2x64xbf16>) norm once (q_eps = 1.0e-06) out(q %x : memref<?x2x64xbf16>)
    %t2 = gpu.memcpy async [%t1] %host, %x : memref<?x2x64xbf16>, memref<?x2x64xbf16>
    %t3 = gpu.dealloc async [%t2] %x : memref<?x2x64xbf16>
    gpu.wait [%t3]
    return
  }
}
