// RUN: cat %s | prelude-opt --prelude-pipeline="target=hip chip=gfx942,gfx1201" > %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: grep -o '__CLANG_OFFLOAD_BUNDLE__' %t.mlir | count 1

// From a frontend's module to AMD's code objects and the host's side in one
// pipeline, without ROCm. The kernels of the runtime run in the call's stream.
// By a pipe, so that test/Plugin/modules.test leaves it out.

// CHECK-LABEL: llvm.func @main
// CHECK-DAG: %[[T0:.*]] = llvm.call @mgpuStreamCreate()
// CHECK-DAG: llvm.call @prelude_device_constant_v1
// CHECK:     llvm.call @mgpuMemAlloc(%{{.*}}, %[[T0]],
// CHECK:     gpu.launch_func <%[[T0]] : !llvm.ptr> @main_kernel{{.*}}::@main_kernel
// CHECK:     %[[STREAM:.*]] = llvm.call @prelude_stream_v1()
// CHECK:     llvm.call @prelude_rms_norm_v1(%{{.*}}, %{{.*}}, %[[STREAM]])
// CHECK-NOT: builtin.unrealized_conversion_cast
// CHECK-NOT: gpu.module
// CHECK:     gpu.binary @main_kernel  [#gpu.object<#rocdl.target<O = 3, chip = "gfx942", abi = "500", flags = {wave64}>, properties = {chips = ["gfx942", "gfx1201"]},
// CHECK-SAME: "__CLANG_OFFLOAD_BUNDLE__\03\00\00\00\00\00\00\00
// CHECK-SAME: host-x86_64-unknown-linux-gnu-
// CHECK-SAME: hipv4-amdgcn-amd-amdhsa--gfx942
// CHECK-SAME: hipv4-amdgcn-amd-amdhsa--gfx1201
// CHECK-SAME: \7FELF
// CHECK-SAME: \7FELF
func.func @main(%x: tensor<?x8xbf16>, %rows: tensor<?xi64>) -> tensor<?x8xbf16> {
  %table = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %zero = arith.constant 0 : index
  %four = arith.constant 4 : index
  %n = tensor.dim %x, %zero : tensor<?x8xbf16>
  %e = tensor.empty(%n) : tensor<?x8xbf16>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %rows : tensor<?x8xbf16>, tensor<?xi64>) outs(%e : tensor<?x8xbf16>) {
  ^bb0(%in: bf16, %row: i64, %old: bf16):
    %index = arith.index_cast %row : i64 to index
    %below = arith.cmpi ult, %index, %four : index
    cf.assert %below, "index must be smaller than dim size"
    %scale = tensor.extract %table[%index] : tensor<4xf32>
    %1 = arith.extf %in : bf16 to f32
    %2 = math.exp %1 : f32
    %3 = arith.mulf %2, %scale : f32
    %4 = arith.truncf %3 : f32 to bf16
    linalg.yield %4 : bf16
  } -> tensor<?x8xbf16>
  %5 = prelude.rms_norm once ins(%0 : tensor<?x8xbf16>) outs(%e : tensor<?x8xbf16>) eps = 1.0e-6 -> tensor<?x8xbf16>
  return %5 : tensor<?x8xbf16>
}
