// RUN: prelude-opt %s --prelude-decompose --canonicalize --split-input-file | FileCheck %s

// What the ops compute is checked by running it (test/Differential); here is
// where they round, and that nothing is read or written out of range.

// CHECK-LABEL: @split
func.func @split(%qkv: tensor<?x768xbf16>) -> (tensor<?x8x64xbf16>, tensor<?x2x64xbf16>, tensor<?x2x64xbf16>) {
  // CHECK: %[[Q:.*]] = tensor.extract_slice %{{.*}}[0, 0] [%{{.*}}, 512] [1, 1]
  // CHECK: tensor.expand_shape %[[Q]] {{.*}} into tensor<?x8x64xbf16>
  // CHECK: tensor.extract_slice %{{.*}}[0, 512] [%{{.*}}, 128] [1, 1]
  // CHECK: tensor.extract_slice %{{.*}}[0, 640] [%{{.*}}, 128] [1, 1]
  %q, %k, %v = prelude.split %qkv : tensor<?x768xbf16> -> tensor<?x8x64xbf16>, tensor<?x2x64xbf16>, tensor<?x2x64xbf16>
  return %q, %k, %v : tensor<?x8x64xbf16>, tensor<?x2x64xbf16>, tensor<?x2x64xbf16>
}

// -----

// CHECK-LABEL: @split_gate
func.func @split_gate(%qkv: tensor<4x1280xbf16>) -> (tensor<4x8x64xbf16>, tensor<4x2x64xbf16>, tensor<4x2x64xbf16>, tensor<4x8x64xbf16>) {
  // CHECK: %[[BOTH:.*]] = tensor.expand_shape {{.*}} into tensor<4x8x128xbf16>
  // CHECK: %[[Q:.*]] = tensor.extract_slice %[[BOTH]][0, 0, 0] [4, 8, 64] [1, 1, 1]
  // CHECK: %[[G:.*]] = tensor.extract_slice %[[BOTH]][0, 0, 64] [4, 8, 64] [1, 1, 1]
  // CHECK: tensor.extract_slice %{{.*}}[0, 1024] [4, 128] [1, 1]
  // CHECK: tensor.extract_slice %{{.*}}[0, 1152] [4, 128] [1, 1]
  // CHECK: return %[[Q]], %{{.*}}, %{{.*}}, %[[G]]
  %q, %k, %v, %g = prelude.split %qkv : tensor<4x1280xbf16> -> tensor<4x8x64xbf16>, tensor<4x2x64xbf16>, tensor<4x2x64xbf16>, tensor<4x8x64xbf16>
  return %q, %k, %v, %g : tensor<4x8x64xbf16>, tensor<4x2x64xbf16>, tensor<4x2x64xbf16>, tensor<4x8x64xbf16>
}

// -----

// CHECK-LABEL: @rms_norm_stepwise
func.func @rms_norm_stepwise(%x: tensor<?x8x96xbf16>, %w: tensor<96xf16>) -> tensor<?x8x96xbf16> {
  // CHECK-DAG: %[[EPS:.*]] = arith.constant 9.99999997E-7 : f32
  // CHECK-DAG: %[[N:.*]] = arith.constant 9.600000e+01 : f32
  // CHECK-DAG: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
  // CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "reduction"]
  // CHECK: arith.divf %{{.*}}, %[[N]] : f32
  // CHECK-NEXT: arith.addf %{{.*}}, %[[EPS]] : f32
  // CHECK-NEXT: math.sqrt
  // CHECK-NEXT: arith.divf %[[ONE]], %{{.*}} : f32
  // CHECK: ^bb0(%[[X:.*]]: bf16, %[[RSTD:.*]]: f32, %[[W:.*]]: f16, %{{.*}}: bf16):
  // CHECK-NEXT: %[[XF:.*]] = arith.extf %[[X]]
  // CHECK-NEXT: %[[Y:.*]] = arith.mulf %[[XF]], %[[RSTD]] : f32
  // CHECK-NEXT: %[[YR:.*]] = arith.truncf %[[Y]] : f32 to bf16
  // CHECK-NEXT: %[[YF:.*]] = arith.extf %[[YR]] : bf16 to f32
  // CHECK-NEXT: %[[WF:.*]] = arith.extf %[[W]] : f16 to f32
  // CHECK-NEXT: %[[FACTOR:.*]] = arith.addf %[[WF]], %[[ONE]] : f32
  // CHECK-NEXT: %[[Z:.*]] = arith.mulf %[[YF]], %[[FACTOR]] : f32
  // CHECK-NEXT: arith.truncf %[[Z]] : f32 to bf16
  %0 = prelude.rms_norm stepwise ins(%x, weight %w : tensor<?x8x96xbf16>, tensor<96xf16>) outs(%x : tensor<?x8x96xbf16>) eps = 1.0e-06 weight_offset = 1.0 -> tensor<?x8x96xbf16>
  return %0 : tensor<?x8x96xbf16>
}

// -----

// CHECK-LABEL: @rms_norm_once
func.func @rms_norm_once(%x: tensor<?x512xbf16>, %w: tensor<512xf32>) -> tensor<?x512xbf16> {
  // CHECK: ^bb0(%[[X:.*]]: bf16, %[[RSTD:.*]]: f32, %[[W:.*]]: f32, %{{.*}}: bf16):
  // CHECK-NEXT: %[[XF:.*]] = arith.extf %[[X]]
  // CHECK-NEXT: %[[Y:.*]] = arith.mulf %[[XF]], %[[RSTD]] : f32
  // CHECK-NEXT: %[[Z:.*]] = arith.mulf %[[Y]], %[[W]] : f32
  // CHECK-NEXT: arith.truncf %[[Z]] : f32 to bf16
  %0 = prelude.rms_norm once ins(%x, weight %w : tensor<?x512xbf16>, tensor<512xf32>) outs(%x : tensor<?x512xbf16>) eps = 1.0e-06 -> tensor<?x512xbf16>
  return %0 : tensor<?x512xbf16>
}

// -----

// Pairs (i, i + 48) of dims [32, 128), the rest copied.

// CHECK-LABEL: @rope_neox
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x8x128xbf16>, %[[COS:[^:]*]]: tensor<?x48xf32>, %[[SIN:[^:]*]]: tensor<?x48xf32>
func.func @rope_neox(%x: tensor<?x8x128xbf16>, %c: tensor<?x48xf32>, %s: tensor<?x48xf32>, %p: tensor<?xi32>, %init: tensor<?x8x128xbf16>) -> tensor<?x8x128xbf16> {
  // CHECK: %[[ROWS:.*]] = tensor.dim %[[COS]]
  // CHECK: linalg.generic
  // CHECK: %[[ROW:.*]] = arith.index_cast %{{.*}} : i32 to index
  // CHECK: %[[LOW:.*]] = arith.cmpi sge, %[[ROW]], %c0
  // CHECK: %[[HIGH:.*]] = arith.cmpi slt, %[[ROW]], %[[ROWS]]
  // CHECK: %[[IN:.*]] = arith.andi %[[LOW]], %[[HIGH]]
  // CHECK: scf.if %[[IN]]
  // CHECK: tensor.extract %[[COS]][%[[ROW]],
  // CHECK: tensor.extract %[[SIN]][%[[ROW]],
  // CHECK: } else {
  // CHECK-NOT: tensor.extract
  // CHECK: %[[A:.*]] = tensor.extract_slice %[[X]][0, 0, 32] [%{{.*}}, 8, 48] [1, 1, 1]
  // CHECK: %[[B:.*]] = tensor.extract_slice %[[X]][0, 0, 80] [%{{.*}}, 8, 48] [1, 1, 1]
  // CHECK: tensor.extract_slice %[[X]][0, 0, 0] [%{{.*}}, 8, 32] [1, 1, 1]
  // CHECK: ^bb0(%[[OWN:.*]]: bf16, %{{.*}}: bf16, %{{.*}}: f32, %{{.*}}: f32, %[[MASK:.*]]: i1, %{{.*}}: bf16):
  // CHECK: %[[XC:.*]] = arith.mulf
  // CHECK-NEXT: %[[YS:.*]] = arith.mulf
  // CHECK-NEXT: %[[D:.*]] = arith.subf %[[XC]], %[[YS]] : f32
  // CHECK-NEXT: %[[R:.*]] = arith.truncf %[[D]] : f32 to bf16
  // CHECK-NEXT: arith.select %[[MASK]], %[[R]], %[[OWN]] : bf16
  // CHECK: arith.addf
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s, positions %p : tensor<?x8x128xbf16>, tensor<?x48xf32>, tensor<?x48xf32>, tensor<?xi32>) outs(%init : tensor<?x8x128xbf16>) rotary_dim = 96 rotary_offset = 32 -> tensor<?x8x128xbf16>
  return %0 : tensor<?x8x128xbf16>
}

// -----

// Pairs (2i, 2i + 1); the table has a row for every token: no check.

// CHECK-LABEL: @rope_gptj_stepwise
func.func @rope_gptj_stepwise(%x: tensor<4x8x64xf16>, %c: tensor<4x64xf16>, %s: tensor<4x64xf16>) -> tensor<4x8x64xf16> {
  // CHECK-NOT: scf.if
  // CHECK: tensor.extract_slice %{{.*}}[0, 0, 0] [4, 8, 32] [1, 1, 2]
  // CHECK: tensor.extract_slice %{{.*}}[0, 0, 1] [4, 8, 32] [1, 1, 2]
  // CHECK: arith.mulf
  // CHECK-NEXT: arith.mulf
  // CHECK-NEXT: arith.truncf
  // CHECK-NEXT: arith.extf
  // CHECK-NEXT: arith.truncf
  // CHECK-NEXT: arith.extf
  // CHECK-NEXT: arith.subf
  // CHECK-NEXT: arith.truncf
  // CHECK-NOT: arith.select
  // CHECK: return
  %0 = prelude.rope gptj stepwise ins(%x, cos %c, sin %s : tensor<4x8x64xf16>, tensor<4x64xf16>, tensor<4x64xf16>) outs(%x : tensor<4x8x64xf16>) -> tensor<4x8x64xf16>
  return %0 : tensor<4x8x64xf16>
}

// -----

// Frequency i takes axis i mod 3 while i < 3 * sections[i mod 3], else 0.

// CHECK-LABEL: @rope_interleaved_sections
// CHECK-SAME: %[[P:[^:]*]]: tensor<3x?xi64>
func.func @rope_interleaved_sections(%x: tensor<?x8x128xf32>, %c: tensor<4096x64xf32>, %p: tensor<3x?xi64>) -> tensor<?x8x128xf32> {
  // CHECK-DAG: %[[C3:.*]] = arith.constant 3 : index
  // CHECK-DAG: %[[C72:.*]] = arith.constant 72 : index
  // CHECK-DAG: %[[C60:.*]] = arith.constant 60 : index
  // CHECK: %[[T:.*]] = linalg.index 0
  // CHECK: %[[I:.*]] = linalg.index 1
  // CHECK: %[[AXIS:.*]] = arith.remui %[[I]], %[[C3]]
  // CHECK: %[[LIMIT:.*]] = arith.select %{{.*}}, %[[C72]], %[[C60]]
  // CHECK: %[[LESS:.*]] = arith.cmpi slt, %[[I]], %[[LIMIT]]
  // CHECK: %[[A:.*]] = arith.select %[[LESS]], %[[AXIS]], %c0
  // CHECK: tensor.extract %[[P]][%[[A]], %[[T]]]
  %0 = prelude.rope neox once ins(%x, cos %c, sin %c, positions %p : tensor<?x8x128xf32>, tensor<4096x64xf32>, tensor<4096x64xf32>, tensor<3x?xi64>) outs(%x : tensor<?x8x128xf32>) sections = [24, 20, 20] section_order = interleaved -> tensor<?x8x128xf32>
  return %0 : tensor<?x8x128xf32>
}

// -----

// CHECK-LABEL: @kv_cache_update
// CHECK-SAME: %[[K:[^:]*]]: tensor<?x2x64xbf16>, %[[V:[^:]*]]: tensor<?x2x64xbf16>, %[[SLOTS:[^:]*]]: tensor<?xi64>, %[[KC:[^:]*]]: tensor<?x2x?x64xbf16>, %[[VC:[^:]*]]: tensor<?x2x?x64xbf16>
func.func @kv_cache_update(%k: tensor<?x2x64xbf16>, %v: tensor<?x2x64xbf16>, %slots: tensor<?xi64>, %kc: tensor<?x2x?x64xbf16>, %vc: tensor<?x2x?x64xbf16>) -> (tensor<?x2x?x64xbf16>, tensor<?x2x?x64xbf16>) {
  // CHECK-DAG: %[[T:.*]] = tensor.dim %[[K]], %c0
  // CHECK-DAG: %[[N:.*]] = tensor.dim %[[SLOTS]], %c0
  // CHECK-DAG: %[[ROWS:.*]] = arith.minsi %[[T]], %[[N]]
  // CHECK-DAG: %[[P:.*]] = tensor.dim %[[KC]], %c2
  // CHECK-DAG: %[[B:.*]] = tensor.dim %[[KC]], %c0
  // CHECK-DAG: %[[CAPACITY:.*]] = arith.muli %[[B]], %[[P]]
  // CHECK: scf.for %[[ROW:.*]] = %c0 to %[[ROWS]] step %c1 iter_args(%[[KI:.*]] = %[[KC]], %[[VI:.*]] = %[[VC]])
  // CHECK: %[[SLOT:.*]] = tensor.extract %[[SLOTS]][%[[ROW]]]
  // CHECK: %[[S:.*]] = arith.index_cast %[[SLOT]]
  // CHECK: arith.cmpi sge, %[[S]], %c0
  // CHECK: arith.cmpi slt, %[[S]], %[[CAPACITY]]
  // CHECK: scf.if
  // CHECK: %[[BLOCK:.*]] = arith.divui %[[S]], %[[P]]
  // CHECK: %[[OFFSET:.*]] = arith.remui %[[S]], %[[P]]
  // CHECK: scf.for %[[H:.*]] = %c0 to %c2 step %c1
  // CHECK: scf.for %[[D:.*]] = %c0 to %c64 step %c1
  // CHECK: %[[E:.*]] = tensor.extract %[[K]][%[[ROW]], %[[H]], %[[D]]]
  // CHECK: tensor.insert %[[E]] into %{{.*}}[%[[BLOCK]], %[[H]], %[[OFFSET]], %[[D]]]
  // CHECK: tensor.extract %[[V]]
  // CHECK: } else {
  // CHECK-NEXT: scf.yield %[[KI]], %[[VI]]
  %0:2 = prelude.kv_cache_update hnd ins(%k, %v, slots %slots : tensor<?x2x64xbf16>, tensor<?x2x64xbf16>, tensor<?xi64>) outs(%kc, %vc : tensor<?x2x?x64xbf16>, tensor<?x2x?x64xbf16>) -> tensor<?x2x?x64xbf16>, tensor<?x2x?x64xbf16>
  return %0#0, %0#1 : tensor<?x2x?x64xbf16>, tensor<?x2x?x64xbf16>
}

// -----

// Packed dims are cut by x = 16, slots of v as well; a scale divides, the value
// saturates at 448 and is rounded last.

// CHECK-DAG: #[[DIV:.*]] = affine_map<(d0) -> (d0 floordiv 16)>
// CHECK-DAG: #[[MOD:.*]] = affine_map<(d0) -> (d0 mod 16)>
// CHECK-LABEL: @kv_cache_update_shuffle_fp8
func.func @kv_cache_update_shuffle_fp8(%k: tensor<?x2x64xbf16>, %v: tensor<?x2x64xbf16>, %slots: tensor<?xi64>, %kc: tensor<8x2x4x32x16xf8E4M3FN>, %vc: tensor<8x2x2x64x16xf8E4M3FN>, %s: tensor<2xf32>, %s1: tensor<f32>) -> (tensor<8x2x4x32x16xf8E4M3FN>, tensor<8x2x2x64x16xf8E4M3FN>) {
  // CHECK-DAG: %[[MAX:.*]] = arith.constant 4.480000e+02 : f32
  // CHECK-DAG: %[[NAN:.*]] = arith.constant 127 : i32
  // CHECK: scf.for %[[H:.*]] = %c0 to %c2
  // CHECK: %[[SCALE:.*]] = tensor.extract %{{.*}}[%[[H]]] : tensor<2xf32>
  // CHECK: scf.for %[[D:.*]] = %c0 to %c64
  // CHECK: %[[Q:.*]] = arith.divf %{{.*}}, %[[SCALE]]
  // CHECK: arith.minnumf %{{.*}}, %[[MAX]]
  // CHECK: %[[ISNAN:.*]] = arith.cmpf uno, %[[Q]], %[[Q]]
  // CHECK: %[[CODE:.*]] = arith.select %[[ISNAN]], %[[NAN]], %{{.*}} : i32
  // CHECK: %[[BYTE:.*]] = arith.trunci %[[CODE]] : i32 to i8
  // CHECK: %[[E:.*]] = arith.bitcast %[[BYTE]] : i8 to f8E4M3FN
  // CHECK-DAG: %[[HIGH:.*]] = affine.apply #[[DIV]](%[[D]])
  // CHECK-DAG: %[[LOW:.*]] = affine.apply #[[MOD]](%[[D]])
  // CHECK: tensor.insert %[[E]] into %{{.*}}[%{{.*}}, %[[H]], %[[HIGH]], %{{.*}}, %[[LOW]]]
  // CHECK: tensor.extract %{{.*}}[] : tensor<f32>
  %0:2 = prelude.kv_cache_update shuffle ins(%k, %v, slots %slots : tensor<?x2x64xbf16>, tensor<?x2x64xbf16>, tensor<?xi64>) k_scale(%s : tensor<2xf32>) v_scale(%s1 : tensor<f32>) outs(%kc, %vc : tensor<8x2x4x32x16xf8E4M3FN>, tensor<8x2x2x64x16xf8E4M3FN>) -> tensor<8x2x4x32x16xf8E4M3FN>, tensor<8x2x2x64x16xf8E4M3FN>
  return %0#0, %0#1 : tensor<8x2x4x32x16xf8E4M3FN>, tensor<8x2x2x64x16xf8E4M3FN>
}
