#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map11 = affine_map<(d0) -> (d0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x16xbf16>, tensor<2x5xi64>, tensor<2x1x5x11xbf16>, tensor<5xi64>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>) -> (tensor<2x5x16xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x16xbf16>, %arg1: tensor<2x5xi64>, %arg2: tensor<2x1x5x11xbf16>, %arg3: tensor<5xi64>, %arg4: tensor<2x2x11x32xbf16>, %arg5: tensor<2x2x11x32xbf16>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_2> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %6 = "arith.constant"() <{value = dense_resource<torch_tensor_16_16_torch.bfloat16_2> : tensor<16x16xbf16>}> : () -> tensor<16x16xbf16>
    %7 = "arith.constant"() <{value = dense_resource<torch_tensor_16_16_torch.bfloat16_1> : tensor<16x16xbf16>}> : () -> tensor<16x16xbf16>
    %8 = "arith.constant"() <{value = dense_resource<torch_tensor_16_16_torch.bfloat16> : tensor<16x16xbf16>}> : () -> tensor<16x16xbf16>
    %9 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_1> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %10 = "arith.constant"() <{value = dense_resource<torch_tensor_16_128_torch.bfloat16> : tensor<16x128xbf16>}> : () -> tensor<16x128xbf16>
    %11 = "arith.constant"() <{value = 0.17677669529663689 : f64}> : () -> f64
    %12 = "arith.constant"() <{value = dense_resource<torch_tensor_64_16_torch.bfloat16_1> : tensor<64x16xbf16>}> : () -> tensor<64x16xbf16>
    %13 = "arith.constant"() <{value = dense_resource<torch_tensor_64_16_torch.bfloat16> : tensor<64x16xbf16>}> : () -> tensor<64x16xbf16>
    %14 = "arith.constant"() <{value = dense_resource<torch_tensor_128_16_torch.bfloat16> : tensor<128x16xbf16>}> : () -> tensor<128x16xbf16>
    %15 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %16 = "arith.constant"() <{value = 1.000000e-05 : f64}> : () -> f64
    %17 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>}> : () -> tensor<16xf32>
    %18 = "arith.constant"() <{value = 1.600000e+01 : f32}> : () -> f32
    %19 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 5, 1>}> : (tensor<2x5xi64>) -> tensor<2x5x1xi64>
    %20 = "tensor.empty"() : () -> tensor<2x5x1xf32>
    %21 = "linalg.generic"(%19, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg256: i64, %arg257: f32):
      %339 = "arith.sitofp"(%arg256) : (i64) -> f32
      "linalg.yield"(%339) : (f32) -> ()
    }) : (tensor<2x5x1xi64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %22 = "tensor.empty"() : () -> tensor<2x5x16xf32>
    %23 = "linalg.generic"(%21, %17, %22) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg253: f32, %arg254: f32, %arg255: f32):
      %338 = "arith.mulf"(%arg253, %arg254) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%338) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %24 = "tensor.concat"(%23, %23) <{dim = 2 : i64}> : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x32xf32>
    %25 = "tensor.empty"() : () -> tensor<2x5x32xf32>
    %26 = "linalg.generic"(%24, %25) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg251: f32, %arg252: f32):
      %337 = "math.cos"(%arg251) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%337) : (f32) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %27 = "linalg.generic"(%24, %25) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg249: f32, %arg250: f32):
      %336 = "math.sin"(%arg249) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%336) : (f32) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %28 = "linalg.generic"(%arg0, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg247: bf16, %arg248: f32):
      %335 = "arith.extf"(%arg247) : (bf16) -> f32
      "linalg.yield"(%335) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %29 = "linalg.generic"(%28, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg245: f32, %arg246: f32):
      %334 = "math.fpowi"(%arg245, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%334) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %30 = "linalg.fill"(%2, %20) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg243: f32, %arg244: f32):
      "linalg.yield"(%arg243) : (f32) -> ()
    }) : (f32, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %31 = "linalg.generic"(%29, %30) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg241: f32, %arg242: f32):
      %333 = "arith.addf"(%arg241, %arg242) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%333) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %32 = "linalg.generic"(%31, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg239: f32, %arg240: f32):
      %332 = "arith.divf"(%arg239, %18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%332) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %33 = "linalg.generic"(%32, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg237: f32, %arg238: f32):
      %330 = "arith.truncf"(%16) : (f64) -> f32
      %331 = "arith.addf"(%arg237, %330) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%331) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %34 = "linalg.generic"(%33, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg235: f32, %arg236: f32):
      %329 = "math.rsqrt"(%arg235) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%329) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %35 = "linalg.generic"(%28, %34, %22) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg232: f32, %arg233: f32, %arg234: f32):
      %328 = "arith.mulf"(%arg232, %arg233) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%328) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %36 = "tensor.empty"() : () -> tensor<2x5x16xbf16>
    %37 = "linalg.generic"(%35, %36) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg230: f32, %arg231: bf16):
      %327 = "arith.truncf"(%arg230) : (f32) -> bf16
      "linalg.yield"(%327) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %38 = "linalg.generic"(%15, %37, %36) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg227: bf16, %arg228: bf16, %arg229: bf16):
      %326 = "arith.mulf"(%arg227, %arg228) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%326) : (bf16) -> ()
    }) : (tensor<16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %39 = "tensor.empty"() : () -> tensor<16x128xbf16>
    %40 = "linalg.transpose"(%14, %39) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg225: bf16, %arg226: bf16):
      "linalg.yield"(%arg225) : (bf16) -> ()
    }) : (tensor<128x16xbf16>, tensor<16x128xbf16>) -> tensor<16x128xbf16>
    %41 = "tensor.collapse_shape"(%38) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %42 = "tensor.empty"() : () -> tensor<10x128xf32>
    %43 = "linalg.fill"(%2, %42) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg223: f32, %arg224: f32):
      "linalg.yield"(%arg223) : (f32) -> ()
    }) : (f32, tensor<10x128xf32>) -> tensor<10x128xf32>
    %44 = "linalg.matmul"(%41, %40, %43) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg220: bf16, %arg221: bf16, %arg222: f32):
      %322 = "arith.extf"(%arg220) : (bf16) -> f32
      %323 = "arith.extf"(%arg221) : (bf16) -> f32
      %324 = "arith.mulf"(%322, %323) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %325 = "arith.addf"(%arg222, %324) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%325) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x128xbf16>, tensor<10x128xf32>) -> tensor<10x128xf32>
    %45 = "tensor.empty"() : () -> tensor<10x128xbf16>
    %46 = "linalg.generic"(%44, %45) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg218: f32, %arg219: bf16):
      %321 = "arith.truncf"(%arg218) : (f32) -> bf16
      "linalg.yield"(%321) : (bf16) -> ()
    }) : (tensor<10x128xf32>, tensor<10x128xbf16>) -> tensor<10x128xbf16>
    %47 = "tensor.expand_shape"(%46) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 4, 32>}> : (tensor<10x128xbf16>) -> tensor<2x5x4x32xbf16>
    %48 = "tensor.empty"() : () -> tensor<2x4x5x32xbf16>
    %49 = "linalg.transpose"(%47, %48) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg216: bf16, %arg217: bf16):
      "linalg.yield"(%arg216) : (bf16) -> ()
    }) : (tensor<2x5x4x32xbf16>, tensor<2x4x5x32xbf16>) -> tensor<2x4x5x32xbf16>
    %50 = "tensor.empty"() : () -> tensor<16x64xbf16>
    %51 = "linalg.transpose"(%13, %50) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg214: bf16, %arg215: bf16):
      "linalg.yield"(%arg214) : (bf16) -> ()
    }) : (tensor<64x16xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %52 = "tensor.empty"() : () -> tensor<10x64xf32>
    %53 = "linalg.fill"(%2, %52) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg212: f32, %arg213: f32):
      "linalg.yield"(%arg212) : (f32) -> ()
    }) : (f32, tensor<10x64xf32>) -> tensor<10x64xf32>
    %54 = "linalg.matmul"(%41, %51, %53) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg209: bf16, %arg210: bf16, %arg211: f32):
      %317 = "arith.extf"(%arg209) : (bf16) -> f32
      %318 = "arith.extf"(%arg210) : (bf16) -> f32
      %319 = "arith.mulf"(%317, %318) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %320 = "arith.addf"(%arg211, %319) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%320) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %55 = "tensor.empty"() : () -> tensor<10x64xbf16>
    %56 = "linalg.generic"(%54, %55) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg207: f32, %arg208: bf16):
      %316 = "arith.truncf"(%arg207) : (f32) -> bf16
      "linalg.yield"(%316) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %57 = "tensor.expand_shape"(%56) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<10x64xbf16>) -> tensor<2x5x2x32xbf16>
    %58 = "tensor.empty"() : () -> tensor<2x2x5x32xbf16>
    %59 = "linalg.transpose"(%57, %58) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg205: bf16, %arg206: bf16):
      "linalg.yield"(%arg205) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %60 = "linalg.transpose"(%12, %50) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg203: bf16, %arg204: bf16):
      "linalg.yield"(%arg203) : (bf16) -> ()
    }) : (tensor<64x16xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %61 = "linalg.matmul"(%41, %60, %53) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg200: bf16, %arg201: bf16, %arg202: f32):
      %312 = "arith.extf"(%arg200) : (bf16) -> f32
      %313 = "arith.extf"(%arg201) : (bf16) -> f32
      %314 = "arith.mulf"(%312, %313) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %315 = "arith.addf"(%arg202, %314) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%315) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %62 = "linalg.generic"(%61, %55) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg198: f32, %arg199: bf16):
      %311 = "arith.truncf"(%arg198) : (f32) -> bf16
      "linalg.yield"(%311) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %63 = "tensor.expand_shape"(%62) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<10x64xbf16>) -> tensor<2x5x2x32xbf16>
    %64 = "linalg.transpose"(%63, %58) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg196: bf16, %arg197: bf16):
      "linalg.yield"(%arg196) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %65 = "tensor.expand_shape"(%26) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 32>}> : (tensor<2x5x32xf32>) -> tensor<2x1x5x32xf32>
    %66 = "tensor.expand_shape"(%27) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 32>}> : (tensor<2x5x32xf32>) -> tensor<2x1x5x32xf32>
    %67 = "tensor.extract_slice"(%65) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 1, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x5x32xf32>) -> tensor<2x1x5x16xf32>
    %68 = "tensor.empty"() : () -> tensor<2x1x5x16x2xf32>
    %69 = "linalg.generic"(%67, %68) <{indexing_maps = [#map7, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg194: f32, %arg195: f32):
      "linalg.yield"(%arg194) : (f32) -> ()
    }) : (tensor<2x1x5x16xf32>, tensor<2x1x5x16x2xf32>) -> tensor<2x1x5x16x2xf32>
    %70 = "tensor.collapse_shape"(%69) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x1x5x16x2xf32>) -> tensor<2x1x5x32xf32>
    %71 = "tensor.extract_slice"(%66) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 1, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x5x32xf32>) -> tensor<2x1x5x16xf32>
    %72 = "linalg.generic"(%71, %68) <{indexing_maps = [#map7, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg192: f32, %arg193: f32):
      "linalg.yield"(%arg192) : (f32) -> ()
    }) : (tensor<2x1x5x16xf32>, tensor<2x1x5x16x2xf32>) -> tensor<2x1x5x16x2xf32>
    %73 = "tensor.collapse_shape"(%72) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x1x5x16x2xf32>) -> tensor<2x1x5x32xf32>
    %74 = "tensor.empty"() : () -> tensor<2x4x5x32xf32>
    %75 = "linalg.generic"(%49, %74) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg190: bf16, %arg191: f32):
      %310 = "arith.extf"(%arg190) : (bf16) -> f32
      "linalg.yield"(%310) : (f32) -> ()
    }) : (tensor<2x4x5x32xbf16>, tensor<2x4x5x32xf32>) -> tensor<2x4x5x32xf32>
    %76 = "linalg.generic"(%75, %70, %74) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg187: f32, %arg188: f32, %arg189: f32):
      %309 = "arith.mulf"(%arg187, %arg188) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%309) : (f32) -> ()
    }) : (tensor<2x4x5x32xf32>, tensor<2x1x5x32xf32>, tensor<2x4x5x32xf32>) -> tensor<2x4x5x32xf32>
    %77 = "tensor.extract_slice"(%49) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 4, 5, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x4x5x32xbf16>) -> tensor<2x4x5x16xbf16>
    %78 = "tensor.extract_slice"(%49) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 2, 4, 5, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x4x5x32xbf16>) -> tensor<2x4x5x16xbf16>
    %79 = "tensor.empty"() : () -> tensor<2x4x5x16xbf16>
    %80 = "linalg.generic"(%78, %79) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg185: bf16, %arg186: bf16):
      %308 = "arith.negf"(%arg185) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%308) : (bf16) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %81 = "tensor.expand_shape"(%80) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 4, 5, 16, 1>}> : (tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16x1xbf16>
    %82 = "tensor.expand_shape"(%77) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 4, 5, 16, 1>}> : (tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16x1xbf16>
    %83 = "tensor.concat"(%81, %82) <{dim = 4 : i64}> : (tensor<2x4x5x16x1xbf16>, tensor<2x4x5x16x1xbf16>) -> tensor<2x4x5x16x2xbf16>
    %84 = "tensor.collapse_shape"(%83) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x4x5x16x2xbf16>) -> tensor<2x4x5x32xbf16>
    %85 = "linalg.generic"(%84, %74) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg183: bf16, %arg184: f32):
      %307 = "arith.extf"(%arg183) : (bf16) -> f32
      "linalg.yield"(%307) : (f32) -> ()
    }) : (tensor<2x4x5x32xbf16>, tensor<2x4x5x32xf32>) -> tensor<2x4x5x32xf32>
    %86 = "linalg.generic"(%85, %73, %74) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg180: f32, %arg181: f32, %arg182: f32):
      %306 = "arith.mulf"(%arg180, %arg181) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%306) : (f32) -> ()
    }) : (tensor<2x4x5x32xf32>, tensor<2x1x5x32xf32>, tensor<2x4x5x32xf32>) -> tensor<2x4x5x32xf32>
    %87 = "linalg.generic"(%76, %86, %74) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg177: f32, %arg178: f32, %arg179: f32):
      %305 = "arith.addf"(%arg177, %arg178) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%305) : (f32) -> ()
    }) : (tensor<2x4x5x32xf32>, tensor<2x4x5x32xf32>, tensor<2x4x5x32xf32>) -> tensor<2x4x5x32xf32>
    %88 = "tensor.empty"() : () -> tensor<2x2x5x32xf32>
    %89 = "linalg.generic"(%59, %88) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg175: bf16, %arg176: f32):
      %304 = "arith.extf"(%arg175) : (bf16) -> f32
      "linalg.yield"(%304) : (f32) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x2x5x32xf32>) -> tensor<2x2x5x32xf32>
    %90 = "linalg.generic"(%89, %70, %88) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg172: f32, %arg173: f32, %arg174: f32):
      %303 = "arith.mulf"(%arg172, %arg173) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%303) : (f32) -> ()
    }) : (tensor<2x2x5x32xf32>, tensor<2x1x5x32xf32>, tensor<2x2x5x32xf32>) -> tensor<2x2x5x32xf32>
    %91 = "tensor.extract_slice"(%59) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x16xbf16>
    %92 = "tensor.extract_slice"(%59) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x16xbf16>
    %93 = "tensor.empty"() : () -> tensor<2x2x5x16xbf16>
    %94 = "linalg.generic"(%92, %93) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg170: bf16, %arg171: bf16):
      %302 = "arith.negf"(%arg170) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%302) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %95 = "tensor.expand_shape"(%94) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 2, 5, 16, 1>}> : (tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16x1xbf16>
    %96 = "tensor.expand_shape"(%91) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 2, 5, 16, 1>}> : (tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16x1xbf16>
    %97 = "tensor.concat"(%95, %96) <{dim = 4 : i64}> : (tensor<2x2x5x16x1xbf16>, tensor<2x2x5x16x1xbf16>) -> tensor<2x2x5x16x2xbf16>
    %98 = "tensor.collapse_shape"(%97) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x2x5x16x2xbf16>) -> tensor<2x2x5x32xbf16>
    %99 = "linalg.generic"(%98, %88) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg168: bf16, %arg169: f32):
      %301 = "arith.extf"(%arg168) : (bf16) -> f32
      "linalg.yield"(%301) : (f32) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x2x5x32xf32>) -> tensor<2x2x5x32xf32>
    %100 = "linalg.generic"(%99, %73, %88) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg165: f32, %arg166: f32, %arg167: f32):
      %300 = "arith.mulf"(%arg165, %arg166) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%300) : (f32) -> ()
    }) : (tensor<2x2x5x32xf32>, tensor<2x1x5x32xf32>, tensor<2x2x5x32xf32>) -> tensor<2x2x5x32xf32>
    %101 = "linalg.generic"(%90, %100, %88) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg162: f32, %arg163: f32, %arg164: f32):
      %299 = "arith.addf"(%arg162, %arg163) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%299) : (f32) -> ()
    }) : (tensor<2x2x5x32xf32>, tensor<2x2x5x32xf32>, tensor<2x2x5x32xf32>) -> tensor<2x2x5x32xf32>
    %102 = "linalg.generic"(%87, %48) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg160: f32, %arg161: bf16):
      %298 = "arith.truncf"(%arg160) : (f32) -> bf16
      "linalg.yield"(%298) : (bf16) -> ()
    }) : (tensor<2x4x5x32xf32>, tensor<2x4x5x32xbf16>) -> tensor<2x4x5x32xbf16>
    %103 = "linalg.generic"(%101, %58) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg158: f32, %arg159: bf16):
      %297 = "arith.truncf"(%arg158) : (f32) -> bf16
      "linalg.yield"(%297) : (bf16) -> ()
    }) : (tensor<2x2x5x32xf32>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %104 = "tensor.empty"() : () -> tensor<32xi64>
    %105 = "linalg.generic"(%104) <{indexing_maps = [#map11], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg157: i64):
      %295 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %296 = "arith.index_cast"(%295) : (index) -> i64
      "linalg.yield"(%296) : (i64) -> ()
    }) : (tensor<32xi64>) -> tensor<32xi64>
    %106 = "tensor.empty"() : () -> tensor<2xi64>
    %107 = "linalg.generic"(%106) <{indexing_maps = [#map11], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg156: i64):
      %293 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %294 = "arith.index_cast"(%293) : (index) -> i64
      "linalg.yield"(%294) : (i64) -> ()
    }) : (tensor<2xi64>) -> tensor<2xi64>
    %108 = "tensor.empty"() : () -> tensor<2x2x5x32xi64>
    %109 = "linalg.generic"(%107, %108) <{indexing_maps = [#map12, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg154: i64, %arg155: i64):
      "linalg.yield"(%arg154) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %110 = "tensor.collapse_shape"(%109) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %111 = "linalg.generic"(%107, %108) <{indexing_maps = [#map13, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg152: i64, %arg153: i64):
      "linalg.yield"(%arg152) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %112 = "tensor.collapse_shape"(%111) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %113 = "linalg.generic"(%arg3, %108) <{indexing_maps = [#map14, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg150: i64, %arg151: i64):
      "linalg.yield"(%arg150) : (i64) -> ()
    }) : (tensor<5xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %114 = "tensor.collapse_shape"(%113) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %115 = "linalg.generic"(%105, %108) <{indexing_maps = [#map15, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg148: i64, %arg149: i64):
      "linalg.yield"(%arg148) : (i64) -> ()
    }) : (tensor<32xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %116 = "tensor.collapse_shape"(%115) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %117 = "tensor.expand_shape"(%110) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %118 = "tensor.expand_shape"(%112) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %119 = "tensor.expand_shape"(%114) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %120 = "tensor.expand_shape"(%116) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %121 = "tensor.concat"(%117, %118, %119, %120) <{dim = 1 : i64}> : (tensor<640x1xi64>, tensor<640x1xi64>, tensor<640x1xi64>, tensor<640x1xi64>) -> tensor<640x4xi64>
    %122 = "tensor.collapse_shape"(%103) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<640xbf16>
    %123 = "tensor.expand_shape"(%122) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %124 = "tm_tensor.scatter"(%123, %121, %arg4) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg146: bf16, %arg147: bf16):
      "tm_tensor.yield"(%arg146) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %125 = "tensor.collapse_shape"(%64) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<640xbf16>
    %126 = "tensor.expand_shape"(%125) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %127 = "tm_tensor.scatter"(%126, %121, %arg5) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg144: bf16, %arg145: bf16):
      "tm_tensor.yield"(%arg144) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %128 = "tensor.empty"() : () -> tensor<2x2x2x11x32xbf16>
    %129 = "linalg.generic"(%124, %128) <{indexing_maps = [#map16, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg142: bf16, %arg143: bf16):
      "linalg.yield"(%arg142) : (bf16) -> ()
    }) : (tensor<2x2x11x32xbf16>, tensor<2x2x2x11x32xbf16>) -> tensor<2x2x2x11x32xbf16>
    %130 = "tensor.collapse_shape"(%129) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<2x2x2x11x32xbf16>) -> tensor<2x4x11x32xbf16>
    %131 = "linalg.generic"(%127, %128) <{indexing_maps = [#map16, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg140: bf16, %arg141: bf16):
      "linalg.yield"(%arg140) : (bf16) -> ()
    }) : (tensor<2x2x11x32xbf16>, tensor<2x2x2x11x32xbf16>) -> tensor<2x2x2x11x32xbf16>
    %132 = "tensor.empty"() : () -> tensor<2x4x32x11xbf16>
    %133 = "linalg.transpose"(%130, %132) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg138: bf16, %arg139: bf16):
      "linalg.yield"(%arg138) : (bf16) -> ()
    }) : (tensor<2x4x11x32xbf16>, tensor<2x4x32x11xbf16>) -> tensor<2x4x32x11xbf16>
    %134 = "tensor.collapse_shape"(%102) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x5x32xbf16>) -> tensor<8x5x32xbf16>
    %135 = "tensor.collapse_shape"(%133) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x32x11xbf16>) -> tensor<8x32x11xbf16>
    %136 = "tensor.empty"() : () -> tensor<8x5x11xf32>
    %137 = "linalg.fill"(%2, %136) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg136: f32, %arg137: f32):
      "linalg.yield"(%arg136) : (f32) -> ()
    }) : (f32, tensor<8x5x11xf32>) -> tensor<8x5x11xf32>
    %138 = "linalg.batch_matmul"(%134, %135, %137) <{indexing_maps = [#map17, #map18, #map19], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg133: bf16, %arg134: bf16, %arg135: f32):
      %289 = "arith.extf"(%arg133) : (bf16) -> f32
      %290 = "arith.extf"(%arg134) : (bf16) -> f32
      %291 = "arith.mulf"(%289, %290) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %292 = "arith.addf"(%arg135, %291) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%292) : (f32) -> ()
    }) : (tensor<8x5x32xbf16>, tensor<8x32x11xbf16>, tensor<8x5x11xf32>) -> tensor<8x5x11xf32>
    %139 = "tensor.empty"() : () -> tensor<8x5x11xbf16>
    %140 = "linalg.generic"(%138, %139) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg131: f32, %arg132: bf16):
      %288 = "arith.truncf"(%arg131) : (f32) -> bf16
      "linalg.yield"(%288) : (bf16) -> ()
    }) : (tensor<8x5x11xf32>, tensor<8x5x11xbf16>) -> tensor<8x5x11xbf16>
    %141 = "tensor.expand_shape"(%140) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 5, 11>}> : (tensor<8x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %142 = "tensor.empty"() : () -> tensor<2x4x5x11xbf16>
    %143 = "linalg.generic"(%141, %142) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg129: bf16, %arg130: bf16):
      %286 = "arith.truncf"(%11) : (f64) -> bf16
      %287 = "arith.mulf"(%arg129, %286) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%287) : (bf16) -> ()
    }) : (tensor<2x4x5x11xbf16>, tensor<2x4x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %144 = "linalg.generic"(%143, %arg2, %142) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg126: bf16, %arg127: bf16, %arg128: bf16):
      %285 = "arith.addf"(%arg126, %arg127) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%285) : (bf16) -> ()
    }) : (tensor<2x4x5x11xbf16>, tensor<2x1x5x11xbf16>, tensor<2x4x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %145 = "tensor.empty"() : () -> tensor<2x4x5x11xf32>
    %146 = "linalg.generic"(%144, %145) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg124: bf16, %arg125: f32):
      %284 = "arith.extf"(%arg124) : (bf16) -> f32
      "linalg.yield"(%284) : (f32) -> ()
    }) : (tensor<2x4x5x11xbf16>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %147 = "tensor.empty"() : () -> tensor<2x4x5xi64>
    %148 = "linalg.fill"(%0, %147) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg122: i64, %arg123: i64):
      "linalg.yield"(%arg122) : (i64) -> ()
    }) : (i64, tensor<2x4x5xi64>) -> tensor<2x4x5xi64>
    %149 = "tensor.empty"() : () -> tensor<2x4x5xf32>
    %150 = "linalg.fill"(%3, %149) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg120: f32, %arg121: f32):
      "linalg.yield"(%arg120) : (f32) -> ()
    }) : (f32, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
    %151:2 = "linalg.generic"(%146, %150, %148) <{indexing_maps = [#map9, #map19, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg117: f32, %arg118: f32, %arg119: i64):
      %279 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %280 = "arith.index_cast"(%279) : (index) -> i64
      %281 = "arith.maximumf"(%arg117, %arg118) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %282 = "arith.cmpf"(%arg117, %arg118) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %283 = "arith.select"(%282, %280, %arg119) : (i1, i64, i64) -> i64
      "linalg.yield"(%281, %283) : (f32, i64) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5xf32>, tensor<2x4x5xi64>) -> (tensor<2x4x5xf32>, tensor<2x4x5xi64>)
    %152 = "tensor.expand_shape"(%151#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 4, 5, 1>}> : (tensor<2x4x5xf32>) -> tensor<2x4x5x1xf32>
    %153 = "linalg.generic"(%146, %152, %145) <{indexing_maps = [#map9, #map20, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg114: f32, %arg115: f32, %arg116: f32):
      %278 = "arith.subf"(%arg114, %arg115) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%278) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %154 = "linalg.generic"(%153, %145) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg112: f32, %arg113: f32):
      %277 = "math.exp"(%arg112) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%277) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %155 = "tensor.empty"() : () -> tensor<2x4x5x1xf32>
    %156 = "linalg.fill"(%2, %155) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg110: f32, %arg111: f32):
      "linalg.yield"(%arg110) : (f32) -> ()
    }) : (f32, tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf32>
    %157 = "linalg.generic"(%154, %156) <{indexing_maps = [#map9, #map20], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg108: f32, %arg109: f32):
      %276 = "arith.addf"(%arg108, %arg109) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%276) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf32>
    %158 = "linalg.generic"(%154, %157, %145) <{indexing_maps = [#map9, #map20, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg105: f32, %arg106: f32, %arg107: f32):
      %275 = "arith.divf"(%arg105, %arg106) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%275) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %159 = "linalg.generic"(%158, %142) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg103: f32, %arg104: bf16):
      %274 = "arith.truncf"(%arg103) : (f32) -> bf16
      "linalg.yield"(%274) : (bf16) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %160 = "tensor.collapse_shape"(%159) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x5x11xbf16>) -> tensor<8x5x11xbf16>
    %161 = "tensor.collapse_shape"(%131) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<2x2x2x11x32xbf16>) -> tensor<8x11x32xbf16>
    %162 = "tensor.empty"() : () -> tensor<8x5x32xf32>
    %163 = "linalg.fill"(%2, %162) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg101: f32, %arg102: f32):
      "linalg.yield"(%arg101) : (f32) -> ()
    }) : (f32, tensor<8x5x32xf32>) -> tensor<8x5x32xf32>
    %164 = "linalg.batch_matmul"(%160, %161, %163) <{indexing_maps = [#map17, #map18, #map19], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg98: bf16, %arg99: bf16, %arg100: f32):
      %270 = "arith.extf"(%arg98) : (bf16) -> f32
      %271 = "arith.extf"(%arg99) : (bf16) -> f32
      %272 = "arith.mulf"(%270, %271) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %273 = "arith.addf"(%arg100, %272) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%273) : (f32) -> ()
    }) : (tensor<8x5x11xbf16>, tensor<8x11x32xbf16>, tensor<8x5x32xf32>) -> tensor<8x5x32xf32>
    %165 = "tensor.empty"() : () -> tensor<8x5x32xbf16>
    %166 = "linalg.generic"(%164, %165) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg96: f32, %arg97: bf16):
      %269 = "arith.truncf"(%arg96) : (f32) -> bf16
      "linalg.yield"(%269) : (bf16) -> ()
    }) : (tensor<8x5x32xf32>, tensor<8x5x32xbf16>) -> tensor<8x5x32xbf16>
    %167 = "tensor.expand_shape"(%166) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 5, 32>}> : (tensor<8x5x32xbf16>) -> tensor<2x4x5x32xbf16>
    %168 = "tensor.empty"() : () -> tensor<2x5x4x32xbf16>
    %169 = "linalg.transpose"(%167, %168) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg94: bf16, %arg95: bf16):
      "linalg.yield"(%arg94) : (bf16) -> ()
    }) : (tensor<2x4x5x32xbf16>, tensor<2x5x4x32xbf16>) -> tensor<2x5x4x32xbf16>
    %170 = "tensor.empty"() : () -> tensor<128x16xbf16>
    %171 = "linalg.transpose"(%10, %170) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg92: bf16, %arg93: bf16):
      "linalg.yield"(%arg92) : (bf16) -> ()
    }) : (tensor<16x128xbf16>, tensor<128x16xbf16>) -> tensor<128x16xbf16>
    %172 = "tensor.collapse_shape"(%169) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x5x4x32xbf16>) -> tensor<10x128xbf16>
    %173 = "tensor.empty"() : () -> tensor<10x16xf32>
    %174 = "linalg.fill"(%2, %173) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg90: f32, %arg91: f32):
      "linalg.yield"(%arg90) : (f32) -> ()
    }) : (f32, tensor<10x16xf32>) -> tensor<10x16xf32>
    %175 = "linalg.matmul"(%172, %171, %174) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg87: bf16, %arg88: bf16, %arg89: f32):
      %265 = "arith.extf"(%arg87) : (bf16) -> f32
      %266 = "arith.extf"(%arg88) : (bf16) -> f32
      %267 = "arith.mulf"(%265, %266) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %268 = "arith.addf"(%arg89, %267) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%268) : (f32) -> ()
    }) : (tensor<10x128xbf16>, tensor<128x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %176 = "tensor.empty"() : () -> tensor<10x16xbf16>
    %177 = "linalg.generic"(%175, %176) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg85: f32, %arg86: bf16):
      %264 = "arith.truncf"(%arg85) : (f32) -> bf16
      "linalg.yield"(%264) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %178 = "tensor.expand_shape"(%177) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %179 = "linalg.generic"(%arg0, %178, %36) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg82: bf16, %arg83: bf16, %arg84: bf16):
      %263 = "arith.addf"(%arg82, %arg83) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%263) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %180 = "linalg.generic"(%179, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg80: bf16, %arg81: f32):
      %262 = "arith.extf"(%arg80) : (bf16) -> f32
      "linalg.yield"(%262) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %181 = "linalg.generic"(%180, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg78: f32, %arg79: f32):
      %261 = "math.fpowi"(%arg78, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%261) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %182 = "linalg.generic"(%181, %30) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg76: f32, %arg77: f32):
      %260 = "arith.addf"(%arg76, %arg77) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%260) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %183 = "linalg.generic"(%182, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg74: f32, %arg75: f32):
      %259 = "arith.divf"(%arg74, %18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%259) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %184 = "linalg.generic"(%183, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg72: f32, %arg73: f32):
      %257 = "arith.truncf"(%16) : (f64) -> f32
      %258 = "arith.addf"(%arg72, %257) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%258) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %185 = "linalg.generic"(%184, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg70: f32, %arg71: f32):
      %256 = "math.rsqrt"(%arg70) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%256) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %186 = "linalg.generic"(%180, %185, %22) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg67: f32, %arg68: f32, %arg69: f32):
      %255 = "arith.mulf"(%arg67, %arg68) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%255) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %187 = "linalg.generic"(%186, %36) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg65: f32, %arg66: bf16):
      %254 = "arith.truncf"(%arg65) : (f32) -> bf16
      "linalg.yield"(%254) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %188 = "linalg.generic"(%9, %187, %36) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg62: bf16, %arg63: bf16, %arg64: bf16):
      %253 = "arith.mulf"(%arg62, %arg63) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%253) : (bf16) -> ()
    }) : (tensor<16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %189 = "tensor.empty"() : () -> tensor<16x16xbf16>
    %190 = "linalg.transpose"(%8, %189) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg60: bf16, %arg61: bf16):
      "linalg.yield"(%arg60) : (bf16) -> ()
    }) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %191 = "tensor.collapse_shape"(%188) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %192 = "linalg.matmul"(%191, %190, %174) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg57: bf16, %arg58: bf16, %arg59: f32):
      %249 = "arith.extf"(%arg57) : (bf16) -> f32
      %250 = "arith.extf"(%arg58) : (bf16) -> f32
      %251 = "arith.mulf"(%249, %250) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %252 = "arith.addf"(%arg59, %251) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%252) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %193 = "linalg.generic"(%192, %176) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: f32, %arg56: bf16):
      %248 = "arith.truncf"(%arg55) : (f32) -> bf16
      "linalg.yield"(%248) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %194 = "tensor.expand_shape"(%193) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %195 = "linalg.generic"(%194, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: bf16, %arg54: f32):
      %247 = "arith.extf"(%arg53) : (bf16) -> f32
      "linalg.yield"(%247) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %196 = "linalg.generic"(%195, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: f32, %arg52: f32):
      %243 = "arith.negf"(%arg51) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %244 = "math.exp"(%243) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %245 = "arith.addf"(%244, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %246 = "arith.divf"(%4, %245) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%246) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %197 = "linalg.generic"(%195, %196, %22) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg48: f32, %arg49: f32, %arg50: f32):
      %242 = "arith.mulf"(%arg48, %arg49) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%242) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %198 = "linalg.generic"(%197, %36) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg46: f32, %arg47: bf16):
      %241 = "arith.truncf"(%arg46) : (f32) -> bf16
      "linalg.yield"(%241) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %199 = "linalg.transpose"(%7, %189) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg44: bf16, %arg45: bf16):
      "linalg.yield"(%arg44) : (bf16) -> ()
    }) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %200 = "linalg.matmul"(%191, %199, %174) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg41: bf16, %arg42: bf16, %arg43: f32):
      %237 = "arith.extf"(%arg41) : (bf16) -> f32
      %238 = "arith.extf"(%arg42) : (bf16) -> f32
      %239 = "arith.mulf"(%237, %238) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %240 = "arith.addf"(%arg43, %239) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%240) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %201 = "linalg.generic"(%200, %176) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: bf16):
      %236 = "arith.truncf"(%arg39) : (f32) -> bf16
      "linalg.yield"(%236) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %202 = "tensor.expand_shape"(%201) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %203 = "linalg.generic"(%198, %202, %36) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg36: bf16, %arg37: bf16, %arg38: bf16):
      %235 = "arith.mulf"(%arg36, %arg37) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%235) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %204 = "linalg.transpose"(%6, %189) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg34: bf16, %arg35: bf16):
      "linalg.yield"(%arg34) : (bf16) -> ()
    }) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %205 = "tensor.collapse_shape"(%203) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %206 = "linalg.matmul"(%205, %204, %174) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg31: bf16, %arg32: bf16, %arg33: f32):
      %231 = "arith.extf"(%arg31) : (bf16) -> f32
      %232 = "arith.extf"(%arg32) : (bf16) -> f32
      %233 = "arith.mulf"(%231, %232) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %234 = "arith.addf"(%arg33, %233) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%234) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %207 = "linalg.generic"(%206, %176) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: bf16):
      %230 = "arith.truncf"(%arg29) : (f32) -> bf16
      "linalg.yield"(%230) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %208 = "tensor.expand_shape"(%207) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %209 = "linalg.generic"(%179, %208, %36) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: bf16, %arg27: bf16, %arg28: bf16):
      %229 = "arith.addf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%229) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %210 = "linalg.generic"(%209, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: bf16, %arg25: f32):
      %228 = "arith.extf"(%arg24) : (bf16) -> f32
      "linalg.yield"(%228) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %211 = "linalg.generic"(%210, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %227 = "math.fpowi"(%arg22, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%227) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %212 = "linalg.generic"(%211, %30) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %226 = "arith.addf"(%arg20, %arg21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%226) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %213 = "linalg.generic"(%212, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      %225 = "arith.divf"(%arg18, %18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%225) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %214 = "linalg.generic"(%213, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      %223 = "arith.truncf"(%16) : (f64) -> f32
      %224 = "arith.addf"(%arg16, %223) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%224) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %215 = "linalg.generic"(%214, %20) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      %222 = "math.rsqrt"(%arg14) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%222) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %216 = "linalg.generic"(%210, %215, %22) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %221 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%221) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %217 = "linalg.generic"(%216, %36) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: bf16):
      %220 = "arith.truncf"(%arg9) : (f32) -> bf16
      "linalg.yield"(%220) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %218 = "linalg.generic"(%5, %217, %36) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: bf16, %arg7: bf16, %arg8: bf16):
      %219 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%219) : (bf16) -> ()
    }) : (tensor<16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    "func.return"(%218, %124, %127) : (tensor<2x5x16xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.bfloat16_2: "0x02000000953F1E3F6B3F8D3F343F8B3F3F3F763FBE3F733F8A3F913F873F883F2A3F483F",
      torch_tensor_16_16_torch.bfloat16_2: "0x02000000383E043FDBBDB13B8DBE82BC10BE203C85BE603E003F03B82D3FDF3DE43CA5BD243ED3BE83BED53DACBE3FBEABBD003C1E3EFABD963D073E88BEA1BEC1BD3EBDFFBEF83EA2BD95BE953EC4BEC1BE00BEB0BC0B3DA3BDDCBBD1BAA93DDF3D92BEE5BC18BDA33E993E6CBE31BCD9BB423E133D05BFEB3C1ABFF3BE04BE1BBE06BF80BE2CBEBFBD5DBED9BD20BEC13E903E083E33BE0B3EFEBC8FBBAEBE93BD91BE9FBD9C3EDFBEE93DC4BE8DBD6FBEF0BE8F3E0BBE11BE4FBEF33C223F15BE363E5F3E29BEC13EEEBEF33E953E57BC16BE2ABE333E493D623EC6BE943E43BA2E3FC2BEC5BEE13E8DBE433D08BEE0BC7B3E3ABF383FE53EBC3EE2BD05BD9A3C24BE20BEDABD963DF73E17BEB1BE5D3C8CBD8A3DB4BECB3DF6BE913D723EAF3D8A3E06BEA5BD54BBF8BD613E603DAEBEAFBE62BE05BE67BD4A3EC43D2CBE33BD7F3EC53C53BE4BBD53BD17BDC33E5EBDB03E9E3EE3BDA43B2DBE8B3D043EE5BDA1BD9C3DCEBC633E593D563EA6BDEBBE633D9DBE2CBD7C3C3B3E93BD77BE23BE9D3D1FBEBA3EA33DE23DB33EC93DC83DB23E8A3E76BEC3BEE8BD743EC73D56BC753E7CBE673E2E3F12BE6E3E87BE883E8F3ECB3EBEBD6FBE023DDA3E423D243EBF3D14BF873E313D01BF663E0A3EB8BE50BD653EB33E35BE37BED4BD3CBE74BE203BCF3DEF3E573E8FBEE13DD53D873E69BE633EC83E78BE9B3D19BE433FE5BDFE3D",
      torch_tensor_16_16_torch.bfloat16_1: "0x02000000B8BE9ABE25BEAF3D013E7C3E10BE1BBEBE3EA13E543DCB3E0BBED7BD1F3ECABD763E6FBE393E32BE733E03BDEE3D10BE76BDFF3DA83EA93D16BD6ABB123D063E323D01BE8F3E593EE83DC63D813D2FBD0FBD973EECBDA0BB3ABEE7BDD2BEAC3D7FBE5DBDC9BE943DC0BE543EFB3E8C3D0D3E2BBEDCBE0F3EA5BE9BBEC73ED6BE1BBE8B3D083D78BE753E3D3E5BBD68BD89BD3D3D2D3EFBBDD2BDCEBE7EBED13DBDBD5C3E673ED63E493ED4BE43BEEFBEA13E24BE24BC2BBEE9BD5E3E9D3EB8BEBCBEE739B93C313EE0BD753E7ABD71BE2EBEB4BEE3BE90BEC93E30BF103D8E3E203EA1BD10BEACBCE93ED2BE903ED33D653DB03DB13E27BE7A3E7E3FCBBD693E983D0C3F923E28BEBE3E1FBE22BE593E5F3D72BE5FBE743EC4BEAE3DA1BE8F3E38BE50BEC5BEEEBDDBBD4B3D5ABE93BE483EA6BD703E36BE64BD353C2DBEEDBD683DA6BEC4BE9A3EB03CB1BE69BDA8BD0A3E003E153E8BBE963DA4BBB83EACBEE33B58BEA23E5BBE85BE0A3F043DC73C50BE453E243E623E463E013EEDBC493EA23D543E0F3F61BEAA3E71BEF53EA13E0E3F2C3DBABE993EA6BC723EE23ED53CA8BE3D3E41BE003E0F3F64BED4BD9FBEEDBCCD3D523DCB3ED23DD7BED1BE2A3ED53E2F3D1EBE5EBE593E903E4A3D36BD04BFDDBCC23E823E61BE5A3DACBE0FBE39BDB9BE353E833D19BEB43C923E2C3EFD3E3A3D243E343E66BD033F35BE9BBE",
      torch_tensor_16_16_torch.bfloat16: "0x02000000B7BEA43E1EBE8CBEE53D88BEAB3E92BEAABEADBDC53E3FBBC5BEB3BE8B3E22BE77BDB63C9DBEF4BCFEBC5DBE1D3EB9BDC5BE933D5B3D87BED73E3F3DCFBD70BD9A3D73BEBE3D74BE5B3DDE3E723E263E27BE8CBE7F3E303E94BEE2BE363E15BFB53D213E92BCA7BDE1BD8BBD77BE043DFB3D22BEE1BDC4BE043E16BE313E2B3EA2BEF7BD98BECBBE293F213E9DBE83BE1A3E8A3C91BEBBBECBBE0E3E223F03BD2C3E943EA83C82BE573E613EA33DDE3D9E3E45BE65BED53D3ABE033E1EBE9C3EB0BDB13C213BB1BE973E69BEE23DBBBD6ABE193D903BA3BE033DBB3DBD3DAF3D84BD283D913ED13DB5BD983E8B3DAC3EE4BEF2BDA4BE103EC33D023F633EA0BC29BD08BF393E6B3C313E563ED0BDACBE683D933EBA3E35BE723E9ABEF4BE0C3EA83DF83DFC3D193E223EB8BDD5BEE6BEB23C40BF113DAFBD4D3E373EAA3C55BEE0BE873DB3BEABBD253FC53EFB3B943EC53E33BD5DBEEC3DB13CA6BEE7BEE73D973DEABD303ED33E63BE80BD26BF41BE803EFD3C3D3EE83D01BDADBE39BB7DBEA53D8DBC7D3EB8BD733E3D3E75BE22BFA9BDA6BC69BD5CBE203E0E3F2CBE1FBCBA3EDA3E173E9D3E4A3E0CBF8B3DA13D013D903DB4BE1BBD613E43BED7BC133EB43E663D37BE24BEB5BDFDBD1D3EE8BD68BEA7BE2B3D24BC363D9D3CDEBDDD3E9B3E3FBC983E043BF73D8B3E0ABE853DC1BEFF3DC83EB33ED03D293D8EBD453D",
      torch_tensor_16_torch.bfloat16_1: "0x02000000463F503F983F3F3F923F453F843F863F973FAA3F2C3F8D3F8A3F963F873F4D3F",
      torch_tensor_16_128_torch.bfloat16: "0x020000001CBD883C35BE29BCB5BD50BCD4BDC6BC5D3DAA3CD0BB203A763CD93CF13D233D46BC7B3DAA3D803CBABD82BD13BEC53DAA3C0E3E4CBD80BE2EBD29BE02BCDCBC00BEDC3DC1BDE4BBD53DA7BDE5BDC3BD40BEEFBD743D293D763CDBBB8FBC8BBDEFBD9BBC76BDBDBC8F3DFA3D31BD6DBD91BD32BE77BCFCBC2D3D94BD773DCFBCEDBD6A3D2ABD763C34BE9DBDDDBD373E903D15BBBCBD9EBDFDBD893CB33D0CBD42BDCBBDA6BC6E3D103D1DBE13BDC2BD82BD553DE93DBF3D32BE49BE6D3D043E80BD7DBC45BD72BD2E3D5EBDC43D8ABD05BE8C3DEEBD323DDE3D0C3E03BE6B3D4B3CAFBDA3BDA0BB563EAC3DDC3DC43D23BDC2BDB0BD70BD25BE28BD503D12BEDEBD78BC003E70BE25BDD7BDECBDCDBCD33D8CBD093DDA3C4F3DC5BD86BD3F3DCD3CAA3C0DBE943D14BDE9BB5EBDBABCEBBCD4BC92BCB43DE93D0CBE933D603C5D3CEB3D533E9ABD6A3DFF3CC33D813D0CBED8BB393C0ABDFE3D283D1D3E13BE113B133E0CBD82BB283E053DBEBD043E0A3D063BD1BD95BD0BBC003E9DBD353E6D3DBC3D0D3E033D633DFFBD8A3C0EBD023E91BCADBCE13B92BCDA3D14BE45BEB13D1D3E28BBFABDEABD513E2BBD323E09BC4B3E89BD52BD33BCC9BDBB3D8CBD363EE9BC823D843D913D213D123E93BE233C5E3C043D28BC57BE173ECABCB93D51BE193DBABD3B3D2EBE6DBD5CBB143EF2BCE03D24BEBABC1DBE103E363DB6BC11BEC03D1CBEA33D4BBD06BEFEBB3439D93D33BE893C17BDE2BD1BBE7DBC0F3E28BECD3D24BD1F3C24BE8B3DDB3DFA3D073DFCBD713C6EBEA4BDA8BCD2BD153D5B3D613D813D39BC93BD01BD9ABD86BDB9BD41BCD73CB63D403D19BD163E35BD14BD6FBD373C1ABEBFBC0FBDB8BC96BCF6BDAFBDAC3DB23DE03D49BCEB3D933CD3BD25BDC53CF4BC09BC38BDC03DAEBCFD3DA5BD643E7C3D383DAA3D53BBB8BD23BD0EBDB13D0DBC99BC803E5EBC043E2E3D793D183D663C183E5D3E503D92BD4FBD183DCEBC3D3D29BD19BE3BBDDBBC27BC7BBDF4BC6ABC143DBA3D7CBD243DC73CBD3DB8BCBE3DB3BD3C3DD43D30BE11BDAA3D3ABD1D3C493D1E3D54BC0D3CDFBD03BD5D3DE63D84BDA63D863D8FBD3DBD813C0EBE8ABD803E733CD23D5DBE04BE2B3D6839F1BC9BBDA6BD04BE893D653DDA3D81BC04BD413B803D55BD953A083EEF3D0F3DB1BD69BD53BD3A3E05BD5A3D9CBC94BDE1BD023EE6BC84BB5ABE6A3D2D3C0FBD663CCDBDDEBD273E743ED1BD02BB9FBC2E3EA0BDB2BD13BE123DD53D9ABC91BD65BB083D913DCABDE9BD83BC7B3D4FBD873D97BC2ABE15BE9E3D2B3D6E3DE3BD68BD493D033D0E3E2EBE343E333DC6BDD0BC31BEE1BD8B3DBABC9A3D843C7FBC1DBDCB3B133D783DD53D3C3DD03D8FBDAEBC8BBD4F3E013EA9BD9F3D053DCCBD21BEEC3A99BD9CBD473E723CBFBD133C973DA53D5C3D27BED43C13BE963DC83C533DB1BD413D1A3E22BC08BE883CCDBC793DFEBC91BDA9BD093E08BDF3BD91BDD7BC543E563A61BCA4BD0DBE5DBDCF3CE9BB583D7DBC113EC9BD6B3D4A3E5FBC953D283E1B3CAC3DD4BB6F3D4E3D883D363ED03D08BEDD3D933C2CBD6D3DFD3D4A3D38BEBE3C8EBCCCBD4FBC083C2BBEC6BCB4BD96BD1F3E513D02BC833D82BD9DBDC73D3C3D11BD353D4F3D75BDC03DC8BDB23D473DB4BDD23B80BD593ED23CED3D88BDC9BD46BD38BD673D23BC2DBE06BDF93D0B3D27BEA9BD86BD183DC2BCEB3B6FBCD3BD88BC133EA3BD973DA13DD1BC00BD0B3E133CDBBDB63DE1BD353B8BBCCF3B843D8BBD07BE283D713DE83C3C3CB33D32BE8CBD643DCABD493E7CBC9F3DC4BC20BD44BE42BDE13D903D6B3D153E4CBCCFBCB53D0E3ED7BD4CBCE8BD90BD373DAB3BFBBD713D83BD93BC0D3D96BD403DF43C583D33BD633C973C35BD61BC23BE473E7ABC8EBD113CAEBB9D3DABBD2A3E80BD2A3E77BD833B73BD16BE463CBA3D173EA73CB5BD5DBD693C8FBDC83D5E3EBB3DCD3CE73C1B3CA8BA85BD27BD003EF83C783C2B3C163D0EBEC5BCAD3BA93D3FBD2EBD983D583C2FBAE5BD95BC133D80BC113E3BBD39BEF53C84BB353DCFBC86BCB1BD1F3D28BD8DBD2EBEDCBD9BBD2EBCB13C093ECDBCFC3D8BBE86BD0EBEF4BD1A3ECCBD853D5B3DD1BDD9BDAABCA6BB083E15BEC9BD97BD243EAB3DF5BCF2BDB8BD103D8ABD4B3C503D8B3AAA3D0ABECBBC5C3D8E3DF83DBC3D6C3D81BD50BD1EBC4F3E9A3B25BD9D3DB13D3F3DBABDCEBBC33CAD3CC83D6CBD2F3EC53CD1BD94BC44BD57BD00BD6BBC23BE463D2A3D8CBC2E3C05BDA83DD8BD8B3EEFBC7EBE273EFA3DC6BDC0BD023E763DC0BCB23D4DBE6E3E96BCADBD6B3D2ABE01BD093D75BC893C7D3E893DB03E08BDE43D32BD053CB2BD10BD1DBD18BE09BE3D3DD43C8D3C33BD063D0F3D11BEE1BA483E4C3D3D3E373DB5BC54BE953DFFBC9C3C06BD0D3DB33DACBC1B3EDDBDF7BDC7BD533C04BD1D3D05BE2ABDD43B21BD0ABDBD3D2C3C163D8E3C17BD9A3CECBD003ED6BC6B3C933DB2BD7C3C14BCF6BC0D3EF13C273E6CBB5EBD493D21BE82BCCEBD2ABE4D3DBCBD643C44BD55BD61BEF1BD53BED83CD0BDE23D123E1CBEBEBD7FBCBFBC11BE06BEAEBD743B903DC83D0ABECFBC143EEF3C85BD0A3EB53C153D093E40BDC3BDDF3CACBD3F3D12BAF23CBC3C10BE383C68BD8A3D8CBE333D9F3D6E3D3F3D37BDFE3CBFBD4FBCE43D463B91BD893D41BDC5BCA6BD8FBDAF3D96BD6FBDD9BD893C073D093D38BDA9BD8B3D8E3D86BCBABC8EBB81BC0E3E0ABD463DBD3DB4BCB83D85BD21BD26BEBD3CB0BC0ABCF03D12BEE9BD393DEE3C2FBE1A3E1DBD693EB7BD8E3DC13ED4BD8DBC99BC82BD43BE8A3DAE3C4ABE873C0C3E7E3D11BEED3C143B1C3CD3BD60BDCA3DE1BDC43CC43DE2BD693DE13C93BDE33C5C3CAB3CFA3D9E3CC13D243D6E3C68BD99BCCA3D243DC0BD87BDBD3C02BE0DBD183B25BDF5BDC9BDD03DCE3C2FBEC73CBFBC01BC153E113D353DC43CCBBD46BDD93D45BD9CBDD1BD753DEC3D823B213EE7BCF1BDF3BC67BCF23D893DF33D51BEC13DBDBDFF3D233DBEBD3ABEC8BC803D07BDECBCE53DE43A693B183E953D5A3D51BDB8BCBDBDEE3B0BBDF53D9E3C3EBC573D31BE2D3EAE3D993D21BD1DBD5D3C2EBE39BD933DD53D5ABEB9BD23BD813C373D76BC233DD93D9FBD89BDC93B0C3E0B3E273EE9BDADBD95BD323E933D18BE9CBDC33D1E3EC43C06BE27BD38BD883D2BBC0EBC1F3EA7BC27BD533D4FBED6BDEE3C1C3D54BCA63D59BCD5BDB03D83BD153ECEBD3CBE1ABE88BD8A3C193DA4BC17BBD73D8C3D1B3EFF3DC23DE4BDE43C7FBD2E3D0CBED83DBF3D2EBECBBDBBBD3CBDF63C9E3D133C8CBDEA3DB7BCC03DD93DF2BD04BE2FBD26BDFA3BF43CA5BD83BD10BED93CCFBD743D843C083D1CBE0EBDB8BC3C3D4FBDA33DDE3C923CC83DC0BD5DBD92BD65BB33BD0C3E02BD643D6F3D9DBCEB3D9FBD323D16BDB03D6FBCFEBB843D983D07BD98BD26BE90BD623D953DE7BC94BC10BEB33D5EBC2FBC173ED13D363DD4BD16BE0FBE30BE30BD9BBDCA3D4F3D383D9FBC83BD91BC44BC92BB253D8CBDF2BC2D3CAC38E73D033DE3BD513D19BD31BD08BE91BDF3BCA9BBB339BBBD5E3D0E3D683E683D63BDC03D503C31BC293EAFBD1EBE80BD16BD283E20BD1CBE1F3822BCF53D1CBE25BD053E803DB8BD83BD5F3EA2BCA0BC24BEF8BDACBB2EBB20BED0BDCABDBBBDA5BDADBDA8BCC8BD4E3DFD3D1ABEC7BB76BDD63CF9BDF73D04BE403D153CF73DE63DA5BD353D573D67BEFDBDE23DC7BB433DDCBD853DBD3D57BC933DC93D5F3DB23C9FBD943C36BECCBD1E3DA93D8DBE9BBC8D3CF7BD25BD593D31BE503E81BE24BE613E1ABDC23DF93D583E2BBBAA3DFB3DD2BD203C9DBD033DD2BDB23DCB3A90BD233E7C3D5C3D3EBD363EF0BC043ECA3D703D693D9F3DB63D09BEE03C503E52BD903D0FBC8BBD36BE08BD19BE11BCF23D593C0FBCB13C893CCA3D5C3B703DF93DCC3DBB3C923D3D3D02BD253E3B3DF2BB37BCE13D823D24BD843DC33BCABCE53D2D3D993B333E4FBDE7BD86BB673D123EAB3CA73DD73CC33DA83C103D923EE93DEBBCB93D983D6ABC02BEE9BD033DE9BD3EBB593D34BDA3BB0F3D4ABEB0BD7C3A89BD01BDC73C623C35BD033E77BCAA3C02BD04BD04BED0BC9BBD0F3ECB3D5EBD10BEAEBC30BA1FBC97BCDF3C873D933D0CBDA83DAF3C103E323E503DFB3CDC3BCDBDDF3D4EBC7F3BE73D8ABCCBBCB5BD15BC0EBDD7BD2FBEF53D993DA93D89BD16BEAABB9C3B053ECCBDCEBC553D32BEA3BDE83CC6BC8D3D22BEC5BD2BBEE63C413B13BE723DA43D0B3E29BE72BD6F3E8DBCEE3D15BD8F3D82BC77BD8E3D0DBD3ABD14BE39BD223EBC3D353EF7BB94BDBDB842BD363E0ABEB73D293CBCBD54BE6F3D1A3DB43D633D46BDE33D723C2BBE0CBDBA3DAB3C423CAA3CE3BC6EBDC0BD813CDF3AA23D8CBCB1BAE3BD413DFE3DB03CDBBCCCBDFD3D71BEC9BDD3BD1EBD2BBE6DBD7B3D3E3D9BBD293D82BD3D3EEA3D2EBAB6BDB2BB29BC923C0D3EEEBDEABCE03D983DB43D2CBE193D54BD5CBB10BE253E503DC8BDCC3DB3BDB6BBB4BAD53D0FBCA93D9D3DA6BD8E3D99BCAE3D45BDFB3DFA3C4CBD57BD133DF7BC52BCA33D473D87BD1C3EEF3DE13DCC3D553C093C9BBD493D66BD1B3D643D1ABE00BD953D793D9DBCD9BD4DBD333D613C52BDEABD91BD5BBEE83C98BD6C3CE53D893E0E3E9FBB113DB73D9BBDFEBDA73DA13DD83B1ABE023BDF3D973C56BD0CBE91BDCF3C02BE0BBC29BDC03DB23D923D4A3E35BD593EF73CA1BCA03B113ED43DDD3CEC3A89BB54BDF0BBA3BDA3BDBBBDEABCADBC553E283E6E3E323BC8BD33BDB7BDC23D283E68BD2E3D8A3BCE3CB63C07BCF8BC9DBDA7BB8B3C8BBD74BD52BD553EE7BDDB3C1BBC04BECB3D2B3E72BCEABDBCBDB13DC8384ABE373DF7BDE0BC89BD203E533C563EE1BCADBCAB3DA73D813D2DBBB1BD983C21BD863CC4BB0ABC97BD093D0FBE0DBEE5BC2FBEFDBCCEBD253C7FBD6C3BC9BD243E1DBE0F3D0FBD7B3D063D013DDABD083E87BD06BD89BD8CBD47BC463B98BD9DBD5EBDA8BD653D9F3D933CD1BB403C82BD01BD13BC94BD2EBDB93C68BC463CA2BDCD3D39BD133EC7BB423C913DB03D0ABE79BC743D2DBDBBBD75BDDB3B583D843D9DBC6D3DE2BC293C083E41BD84BCEDBD0ABEB8BBBB3D73BD7B3E20BD213DC0BD1FBB4FBD92BD0A3EBEBB0E3DC0BD273D503D113D68BB5BBD843D723C03BDBDBD10BEAE3D0DBCE1BB9D3C513D8A3BFB3D4BBCE1BD5B3C7C3DFABD17BD8F3D60BC403D703DD9BD8F3D683D65BD2D3DAE3C1BBD953D353D463EDEBDC6BD453DF2BCD53DA6BCBBBDF93DDB3D6F3C1D3EA03DA03D0BBE17BEA53CE0BDC23D2F3E3FBD02BE90BD0F3D853D203D8E3DD13D863DF1BDE53CA9BD6CBD893CC43D0BBD43BEFC3CE83D9D3C583DE73A383D733CFB3C1FBEF13D73BED1BD1E3C13BC33BD4FBDD7BD913DF83C673CD73D10BCD3BD1BBD89BD52BEE5BDF3BDD63CA43D8A3C90BDA2BDCEBC4EBCF0BDF4BDCEBDA7BDF6BBAE3D373D8ABD3D3C2ABCAE3D74BCE63B963C47BB263DDB3D3EBD9C3D66BC603D823C223D173E27BE21BE9CBC99BD37BDC5BDD1BD93BD263EE03CDEBD9A3D393B00BD48BDB73CE7BD25BEFD3CDB3D20BEA33DCF3DCA3A26BDDB3D3E3C9A3D09BD19BAC3BCBFBD78BDC9BDC33D933D64BEE9BC95BDD03DD13D29BDACBDEBBD7A3C9F3CD53D1DBE4A3DB53CD2BC8D3D91BCDBBC8E3D00BE54BD7CBD50BDB1BD6ABD94BD603C3B3D713DAABB3E3E9FBCD3BD183BE1BDACBD",
      torch_tensor_64_16_torch.bfloat16_1: "0x020000006F3E2E3E32BEEDBEFABE4DBE903DB7BE6DBE3ABE673E3C3EEDBEA13CD5BC5D3E913DB2BD37BC883D97BE83BE5EBE1F3D203E4BBED6BE2C3E023E54BE65BD30BD953ED9BD863B5D3CFFBE37BDDBBE123D333E5B3E6C3DD63E57BE403C643E853D893EB93E89BE923EC8BEC53D4E3E5F3CFDBE763E4A3EF7BD81BE883E8DBEFDBEA7BEAC3D6F3EC23D9A3D533D0ABF40BE373E9EBD95BE053D0FBFCEBEDABEE93DA03EBFBDCB3D78BD0B3E623ECFBE663E94BEC03E81BE9D3DF33D013E42BD48BDA6BE053EC3BECEBDDEBD43BE3D3E7BBE873D71BE8D3E27BD2EBEE9BCA83C82BE81BDB1BD4C3EA3BEE6BCFFBCCA3D68BDB53E75BE423DE93EF23E503E1B3DF13C19BEE13E643E9DBED1BE953E893E1B3EF4BD1E3E063EAC3D86BE9E3E9B3E843E86BEE93E11BE75BE46BE543E8D3E283E9D3E933EA5BDEDBD703EC2BE51BDFFBE4BBD6CBE893D943E8A3EF0BC873E63BED63C02BF203FB5BE9EBD1ABD463E943DCF3AAE3EC43E483C57BCE53E8BBC24BE39BEA1BE713DD73E4EBE503D92BEA1BD733DDBBEBBBE8E3E18BE843DFEBE943E973D963EEC3D913E813EB5BE823EE1BD82BEC13D3FBEB13DE5BE10BD2B3EEFBD8ABE8BBE843E7C3E5EBECA3DCC3CB03D003FDDBDB2BD21BF1CBE1F3D8A3D093E8EBED1BCC4BECBBD70BEB7BE68BE943E8F3E77BE34BEF0BDA13EF53E8D3D893E54BDAB3D01BF0B3EC6BEC33DA6BD6C3EA43E07BEF8BECEBE9B3EC9BE6B3DDCBC293D99BE3D3E5ABE79BE323E2DBEDD3EC03D87BD72BEF8BCD83EACBD993D243EDF3EAABEDCBD013F0ABECB3D97BE25BD373EC23EC73DB7BE91BD023E8B3E893E2D3E0CBFD8BD58BE04BE62BEEA3E0F3E08BF35BD3EBD703DCA3DFD3DB7BA843D39BF81BE54BDAB3E63BBA53DB3BEA23D213EC3BE893E443E7FBD613EC73DB13D8ABDCA3E303E90BE993DA83E9D3E24BE723E303E3DBD36BD4A3E31BE6B3EC1BD5ABEBB3EDDBE99BC8CBE9BBEFC3D87BE94BD283E25BEA13E89BB3ABFA03E9CBEC13D823C013FD3BD093F2B3E5D3E183FBE3EA63C503D423D273C35BE29BEAE3E0CBFA4BE6F3D69BE99BE2E3E153E48BC36BEA3BCA93C7F3B51BE96BE0EBEB9BE53BEEA3DE5BE23BD953D72BD24BEE2BE143D173EE13DAB3E043D80BDEB3E4B3D9C3E583DCABD363E9F3E533C2EBE14BE0ABE64BE1F3E32BEF4BDEA3E863E613D483E56BCAE3CFDBC423E9DBDD63D393E18BE44BEA03C86BE8D3C813D15BE0CBE2A3ECDBCB0BEA83B3BBEFF3D8E3DE8BADC3D41BEE83EFA3D1BBE883E653E57BD9F3EC93D653E26BF1FBE91BE0B3F8DBE913E4D3E0CBF79BDE2BE413D793E863E113E393F07BEC63ECDBD44BE58BE7BBE9BBE0BBE563EC1BED8BCB63E84BEE13D8D3DC3BD8E3E91BEB0BE9CBE29BEB33D45BEEA3EE83D7CBE5BBD9FBE4E3B0EBE06BEC4BE393EBD3D7E3D6C3E03BF9D3EF7BEB7BE983D2F3E11BE90BE8E3E753E9D3EC0BCBB3AD0BD2EBE053FC73E70BE363E0FBD47BEE63D51BE06BF8F3E1C3D2DBECCBDA43EEE3C86BE2D3E39BE67BD3ABC113C563E24BDF5BDA0BEC6B9453DF5BEF7BDD8BC853E67BD67BEC93D67BEB7BEEF3EAE3EBEBDFCBCCDBEA53E85BE1EBB713EB43D5EBE2EBEA8BDC5BD30BEF13D05BD85BEE6BDC83E223ECEBE653EF6BB2C3E853E95BE2F3E643D0D3D143E33BE1E3E11BE263E6FBE953ED2BEF6BDFFBD60BE9C3E0A3D3CBEDBBE47BDAF3E51BB15BE75BD1CBDC03E9E3EA03E32BD50BE3E3C1CBEC13E243E023CF9BEB13E2FBEFDBE873D03BF173F033FAE3D913EBB3D7BBD30BE083E7DBE853E1C3DC63EDA3EA8BE6C3E2F3E313E0DBD8C3EFE3DCDBDC63CE6BD55BD573DE73C763D733E413DA0BE98BD34BE603E883E733E423EC83DA53CBDBD57BE9D3EFABD9EBDF2BD8ABE80BE89BEC13E993E27BE8A3D0DBE783E28BEC1BDDDBC783EA93DF23D57BD1BBFBF3EDD3DC5BD3D3D5D3E9BBC133FAC3E5B3E183EEFBEA43E95BE773E913E6C3E143D20BD183DD53DA7BE5DBE2F3E3EBEE2BE02BEE9BC26BE17BFABBD633E4C3E6F3EA83DC03ECB3D7BBEBC3D293E94BE193EA8BED63DA73D53BE523ECE3D2FBCF4BDB4BD0E3F793D753E8DBC3CBE1CBF18BFAC3D8ABEE83C9B3DC53D843ED5BE89BE39BB96BD443FEE3E4BBE993EDD3EF33C11BE513EE33B3A3E9EBB463D6F3F06BF143E4CBE2DBE853EAA3D76BEC23EA63C0DBFE53C213D05BFD5BE04BD96BE8C3E38BEE8BDA5BEFB3E2F3EDC3DD5BE3DBD6FBE7DBE6D3E603E2F3D31BE9ABED73CAC3D9DBE24BD9D3E97BDA83E3FBD813B9E3E0CBFAFBD87BEB4BEE63CB2BDFABC803E243E163EFE3D7C3ED23CA43D8C3E973D013DDA3C553D833D493E1D3E1E3D28BEE7BE723EE83E05BE85BEA0BDD93CD8BD1CBD3BBEC83E493C033AA438ADBE1EBEAF3D47BE9D3D19BCABBDABBDB13DA23E81BDDABDB0BE4F3EA73DD23D79BD113F86BD6F3E8FBE1DBD0ABE4B3E8ABE0FBD80BE213ED93E41BE8A3E173D083F89BC1ABE91BEB93EEA3DF8BA3DBDBEBBD73DFD3C18BE453D6EBEFDBE433D1F3C40BD12BE703E0A3F1FBE5C3EB43DAC3C853D91BD3DBEBABE09BED13C84BE26BE65BE893E91BEAC3D31BDAEBDF83C203D273DCFBE08BFE5BD5A3B8F3DA6BDAABE2BBE363E2C3E2E3E9FBED83DD2BD5DBE323EC33E5C3DC6BDB13EBFBD7D3E03BEAE3DBB3E91BE963D1BBE87BE61BCCE3E15BF6A3E29BE533E4B3EF93CB53DC3BEF5BE85BEDC3EDB3ECEBEAC3EE4BD163E073F93BEE8BD623E563FA3BE7E3E553E4C3EF33DC03E83BE6BBD0F3FEDBE543DDABCF93EFDBD8DBD003DBFBE3BBE073DFB3D1CBD253E063EA1BE54BEE63CD6BDBFBC8D3E963C373E913EADBD90BD183E84BC9ABEB2BE4BBCD63C6F3EA23E56BC0ABD0CBCFD3E21BE3FBE2EBC",
      torch_tensor_64_16_torch.bfloat16: "0x0200000061BD41BDC23E023F533E343E4ABEE2BEB53D8DBE183EA5BE0BBE09BDE33CE53DC3BEC239AE3D83BD0D3CF0BDA73DBE3CB63D29BD8BBE263E0A3E993EA33EE63DACBDD7BD73BBDE3D67BCE33D7A3E8B3DED3C1D3D013D3FBE3B3CD1BDBEBD5F3E843E83BED23D44BEAFBE43BD1CBE3B3E17BE333E33BEF73D243E4F3D22BE283E04BFE23E1DBE5D3E3BBECABEC83EAEBDF73C80BE3CBC50BC16BE033FA53D9A3DE8BD4FBC1A3E933E02BFA3BE953D91BB09BE15BDF0BE77BD403EA23D2BBDDB3D8CBE9E3E293D393E3D3E37BD4FBEF1BCE23EF13C3DBB9D3D453EAD3C7FBD66BD83BE6EBDB0BEECBC0DBE393D52BE8C3E90BD813E843E523C063F803E38BE2C3D77BD86BE813ED43E893D4DBE083E6ABEA3BEE6BC04BE86BD6FBC6D3EB0BE4A3EF3BE733E2A3E42BE843C8A3EA23E4EBEEFBD34BED23DB8BE803DBFBE87BC35BE34BE893EE5BE80BD8C3C5F3EAC3EFA3C433E6DBC953E2B3EA13D2CBE80BEC73E9ABE50BED9BDA23E3A3ED6BE983DBEBEEFBEBE3EDF3C153D4B3E28BEF03D4ABD3D3E863EF43D1ABE863DBE3DAE3C18BD933E2BBFFFBCAABCC1BE223E9FBEC63E54BEC1BD3DBE6ABE723E87BD103F96BD643DF6BE68BE30BE003F4BBEC3BD113EEEBD29BCC1BEA43D6FBDE03DA2BEDABDE23CA53E103D3ABE27BEA8BDF2BD183D543EC1BC34BEB63CBC3EC53D8C3E73BE733D713E58BE313D7E3DBF3E963DB53E5D3BD03DD53D05BE30BD15BF7E3E953E0ABE66BDDD3DC8BEFC3D703EBFBEFABDEBBD793EF6BDB43DA8BDF5BE843E17BEA6BD3CBE1A3E9C3E403D3FBE73BEAABEAB3D9B3DA6BEB2BD183EF63E77BDAA3EDC3C043D91BD8F3C863E70BECD3E143E6EBE563E223D943D6A3EBD3E033D0D3FCC3D203E7D3EF13D9FBD613EADBEF73E52BE463E173A39BE05BE0BBF463EDABE2BBEDA3E86BD9EBD7C3DF6BEAB3C96BE43BE51BE12BEF8BE2A3E653D0EBE0E3DB4BEEFBC8BBDDDBE2CBEA3BE30BDE4BD80BD4FBE08BFFF3D8CBD28BE1EBE0EBF9B3EB0BE3EBE53BEC43E4ABA423D86BED43E3C3ECDBE8B3EF7BEB9BE6D3E203DB23EEBBDD4BE8EBDB93E7DBE1ABEDD3E7C3EBC3D3DBE8EBD163F51BE143E113EDFBDB43DD8BD903E34BE103E323D3D3ECABEB8BE9CBE953ECC3EA6BDE23BB6BD873D0E3E05BF8D3E9D3ED43EEBBE19BD4BBE2FBE0ABF8E3DC2BE5BBFAD3D81BDF4BE46BE0CBE25BE943DFBBDA8BD34BE503E89BAED3C3A3E843D593EE63D21BEEBBEA83E02BEB3BE693EA6BEAFBDDE3E1A3ED23EDE3C5D3DB0BD33BE7BBDCFBEB4BEAFBD883EEB3D773E17BE7DBE503EB1BD963E5E3DA53DDCBD9FBE823DAA3EB83EB83E59BED5BEE4BD7F3E21BED9BE473E803D693B373E64BE3FBE3B3D91BDEF3DF63DF53D4E3E183E8E3D77BE043E83BE74BEF3BD56BDE73EADBEE3BEB4BEFCBCB33ED93EBE3D5BBEC5BE803E0C3EA7BE69BED1BE43BEE1BE98BE14BEAF3C4CBE193F873E4C3E84BD513E693F6DBED8BE8FBE0F3E413EA73E913D8F3CE43DA03DCCBE0EBDF03D7EBDAFBE913E28BD61BEC63DA63EE7BC6ABE4DBEAB3E913DB33E48BDA1BDEFBE1D3ED7BD783D75BD993ED53DF2BB833C883E6E3EB63D39BE613E193CDE3E93BE173DA2BD2FBD16BEA8BDC0BDD4BE5FBE1D3AA7BC443EAABE8ABED53CC73EF8BEA53E4B3E873EB5BD0A3EA43ECD3EF33D363F92BEA2BEB33D233ED3BE31BC1B3E3B3D82BEAABDA8BE863E353E36BD903E293E04BFDE3D72BE2A3E8E3E5B3EB9BD103D1C3EAD3ECD3D113D3DBDF4BEE83E673E0A3E4EBD923ED1BDC03E1BBF06BE0F3E203EA6BD863EC83CD6BE113E343E4D3EF1BDB8BCD23E213E2FBD193E61BB25BD113EA2BEF53E1FBEE83D803CCA3E0F3F4F3ED9BE2E3EE73E6FBE0CBEA33D2DBE423E5DBEE5BE683EB5BDACBD2CBE7C3DEE3EE03E4BBE243D4ABE3FBD8ABDA43D10BE503E6FBE65BE19BEEEBE113EDABD08BA98BEB6BE0F3E1ABC77BD15BE5B3E8F3EA73CE63D8A3D803E003F1EBF033F4F3E083E713ED3BCFA3EB0BDF63D833E9CBD4CBE2EBE8E3DB23E8BBD553D8EBE06BC7EBDD4BC8F3CBC3DE93DC7BD6B3EA53C23BB9EBE1DBFDC3C193E67BDCEBD82BE363D81BEC43DAB3EC5BC793E133C7EBE3FBEB8BD32BD26BF35BF903E02BE17BDCFBD82BE393E8BBE2FBD4B3E103E893EA2BD2E3E053E95BE37BDA4BE113EB93DAFBE3D3E973C76BD343D143F103F853CB0BD3D3DBCBEAEBC62BE25BF4DBE613E75BECC3E03BF0BBE8FBD663E12BEECBD713E3EBE933EB73E0ABD363D6E3D5CBDE4BE2BBEB83E9DBEED3D263C8CBE9D3D82BEDABE2F3CF0BD0CBF9EBD2ABD933E42BE813DA43E90BD9A3E0E3C2C3E47BD11BDE3BD023E7F3D8E3E56BE40BE2EBE88BE603E52BE4EBEF3BCB13DCCBD27BD1ABD41BDCC3E3C3E393EB7BEE8BE2C3E113E263C8C3D0E3F8C3EF33C09BF953E8C3EF03C563E073E133E6D3D3BBEF33C25BFA6BD2D3D6A3EB43C9CBD1BBE0B3DDD3D0DBE4C3E6B3ECFBED03C6C3EDD3D283F843E28BEE5BCCD3E4F3E2A3EC83EC7BE333E8DBEDF3DA5BEADBEB1BC7BBE83BE8A3E4BBEBABD903E7C3D94BE383E843E8CBE0DBE153C1ABEB73DE9BD91BE1FBFE13D463ECCBEBB3C9CBE23BF15BD12BE86BEB13DA93EC4BE9ABECB3EB53EA33C6DBE873E5FBEA8BDBD3E643E9A3DD3BD2CBD993E28BE72BD803D5F3D8EBE23BE923D253FE7BE493E953D4E3E3C3EC4BCBA3ED73EE83DF7BDBE3EBF3E6ABE85BD883E173E01BE8A3ECC3EBE3E993E293EF13E753ECFBD9A3DD6BEE4BD053F113E91BE08BFA8BDBB3C763D30BDBC3D553D9B3EEA3E3CBE5C3D843DB13DBEBC293EEF3DF73E1B3F533EBA3B64BEFCBE34BA1A3EA03E753D103E24BFAD3C5D3E60BE6F3E873EA63B553C73BE7CBE9C3E3DBE34BE",
      torch_tensor_128_16_torch.bfloat16: "0x0200000007BE1A3D8DBE783E5BBEA1BEECBDDFBD1B3EC3BDA9BD4CBE48BE8F3E613CCFBE7D3EA1BC973E4C3E31BE72BE593E333EADBDC43EEABDAEBEA13D7FBEACBD1C3E3ABEA03D703E083DD0BE133E923DE5BD573D35BEF0BCA03ED13D153ECABEEF3E3DBE5FBEC3BE0CBEBEBEB1BEACBEFBBB683E3D3EA13E16BD893D453DD9BDABBEB8BD83BED7BCAEBEB2BE23BEA5BECA3E493E873E4B3EDD3E0FBF13BEDCBC86BE273E6CBD333D643DF9BDAF3E8EBEA83DF03E7ABE3C3E03BE1BBEE4BEB53DFFBE8F3E0F3F93BD143C50BE073D7C3EE83DF6BDA1BE273ED73DA63E5E3E7E3E0D3C18BE21BE9E3CEC3EA5BDF13D81BEB0BE143E4FBE15BE96BEFB3E663EA7BE1BBEE6BD973E863DB7BC10BCF0BE1C3E02BE7D3D2CBE21BE52BCAEBEA3BE933DA7BE35BE483E7C3E87BEEF3EC13E47BEE03DAC3CC5BE05BE82BE1DBDA4BE773E02BDF3BC943D08BD023FEE3D08BE053D6FBE383FD63D41BDD5BD73BE35BE67BD753EC03D47BE32BE433E07BE733D663E52BD303E263E8A3ECABDB8BE44BD4A3E3C3E69BECDBE18BFC7BE713E2FBB84BDD43D283DB9BE6ABE2B3E16BD743C69BCA33D1EBE923DBEBEA13DA1BE74BE153D8E3C0C3E33BF33BD83BE1FBED2BE83BE613DD63D4ABE1BBE01BD403E4C3EAF3D86BE7F3E373E35BE363E4CBE0C3C73BD6E3E8EBEDE3DA6BE9BBDA2BE8BBE52BE103E533E573E6E3BC1BE133D13BC59BEC73E7BBDD4BE3D3E85BEA6BE6CBEEB3D22BF8BBEC5BE8DBE903E84BEF23DCC3E69BE873D963EBDBD143EB43E49BE843E723D29BE32BCC73EC13E51BD0B3E013A6EBDDE3D583E853E99BE14BD1D3F9DBD8C3C3D3D423EB0BE8D3E1FBCAA3DB53CCC3D363DBF3E443D8F3E033E1F3EB03E2D3E38BEAEBE8DBE55BEF13E33BE94BE96BD003F113F153EB6BDE33C35BE02BE853E9CBEB83E173D56BE4F3D083CAF3EEA3D1DBE13BD17BCA5BE74BE86BD4A3C8B3EBB3C22BD76BC87BE28BC683D6B3EF7BDBBBD0BBF53BE1E3F8E3E5ABE1A3FB0BE533E08BFE03E3FBEC5BECC3E9DBE2ABE05BF9ABEAA3DD7BD9ABDC2BD9ABE12BE98BE7E3C4FBEBABE8E3EC8BD0B3E99BE7EBE00BC723E5EBBF83D6E3DCDBC893E173E2CBE45BD133E3E3D8FBD19BE793E63BEA83D5FBE88BEEDBEBF3E4BBD2B3F603DB5BDFE3E36BD9D3E983EB8BDF33C7CBEDD3AFA3C6D3E7D3EBABDF83DEE3DD83E8E3D48BE50BE5EBCA43EA03EF4BD323CDABDCF3E9FBE9F3C523EC23E533E5D3E473E8DBEAABE3B3D5FBDB4BE5A3A493EB5BE7D3E2D3EE1BC1BBB41BEDABDB23EBBBD82BE01BECCBE013D3D3EFF3B1E3E393EF13EB3BECABE4C3D703DDA3EACBD083E47BE3A3E513EE03C073D22BD703EE53C0FBCF03D07BEEA3D593DB43EAD3D12BE9ABD583E083D67BE343ECB3EBA3E02BF483EC83E943E883EBCBCA5BC08BF9B3EE4BE0D3DBFBD403FF43C9CBE943E8FBE443E8DBEC43E9CBDB23E03BE243E0FBE653E6DBE05BE0C3E3E3E8BBD723DB1BE7ABC073E3DBCDF3EF63D38BD1D3E883E45BEBFBC9DBEFF3EDE3E993CCBBC663E20BE853DF2BE663DC83D2FBE693E03BDE3BDA63B44BD2CBDC2BD0F3DDFBB85BE98BE13BE4D3EF93C03BE37BDB4BD7C3CFABE433ECDBE48BC36BEE9BCCBBA15BF743EE5BE143E1DBE99BEA13C223D7A3E0A3D0A3D8EBE6C3D17BE83BD613E363D9C3C0ABD36BF38BECBBD8CBD543EC43D9EBCD73EA73E243DA33ED2BE863D06BEE1BD043E1D3E8F3EA33E1ABE10BE023F653DAF3D08BDBABD81BE833C14BE343FE3BD593EFE3DEBBD523E413E6CBE8BBE5E3E52BECC3E1DBE2FBEE93DBCBE6A3E51BEBABEA8BE2ABCC63D9C3C8E3EDB3D733ECA3D243EF33E82BE023D0EBE7EBD4F3EEA3E03BEDABE843E8DBE9DBD17BD613ED93E7F3D1ABFBA3E853E96BE973EE93DB5BE423B1BBDB0BE59B9CABEB83DABBE06BE39BDACBE71BD17BE08BE5EBEEABEB73EA2BE67BEEF3EF5BD2FBECA3DDC3B433E0B3C14BDE9BDFDBD98BE3A3D1F3E99BDFDBDB53D70BE64BEDCBD703C983DF6BDD73D4C3E5D3D74BE96BD2BBED63E9A3E44BD3A3EB43DEC3DE63D6D3B81BE08BE743E31BE9EBE62BCA5BE4B3CC8BE96BE35BEBFBED33D33BF8DBDB5BEB4BEB63CCABDCABC12BE8BBEAF3E183FE4BDBFBD5ABE24BEB8BE653DC0BEEDBDCE3D6E3CE4BE983CBD3E593D5C3EEEBDE6BE12BE32BEADBD7FBE493E573E00BE1CBFE43DD1BD56BEAD3ED2BE423E8ABD09BECA3DB93E823E8ABE0E3CF03D263DBEBE64BE08BEB43DA33E86BE0ABF033D3BBE6DBE10BEB73DDF3DE43D5A3E053E40BECABE973DA43DBCBDB5BEBD3EDEBDACBD7EBE00BE99BEBDBD053F59BC003EBCBE7A3EA5BC82BE66BE0ABDBC3D0DBE3FBD31BEB73B663EEA3D783E053FC9BD41BE23BE3DBE473CB6BE2CBE423EF33E47BEF33DEB3E0A3E143F77BE813D8A3EA4BE813EAA3E553E813E97BD6E3E443E243D6438173BB43EB13D9B3E263E87BEF23C943E90BE2BBE363DD8BE4CBE5B3E5E3E33BE86BE703D1DBC0ABE48BDBCBA883E3DBEB1BEAD3DA4BDADBED2BE403DBC3E1FBD7BBE24BD4FBDDDBE783EBC3E65BE8D3E09BE98BD8D3D743E7C3D183DA2BE6ABD9FBEA23E57BDFD3BC33E57BE953D803E683EA6BE763ECDBE3D3E9F3E293C213E50BEC53DC8BE7F3DB3BCA4BD893EE9BD8C3EB9BE953E92BEDDBE86BE37BEA23EDF3EC3BEFA3E3DBE173D953D153D383ED53CA6BE403E883C79BBAE3D0EBE543E3B3DF73D6ABE9ABE763EABBEAFBE583E81BE24BEE63D04BE473EFD3DC23E9FBEED3E9F3E483E2C3EA73EABBE613D0C3EDABDACBC6D3E0DBC8A3DC83E8DBDADBE5ABEB7BDA33D203F22BE4A3E023E0B3D983D983E203F0D3C313F3CBEAA3DFBBD343E86BE7D3EB1BEBCBEA6BD8ABE2DBEB7BDBF3D4EBE87BE803DEB3EF13E20BDB33D38BD12BE31BD343EC13E363DF1BEF63E073FB63E82BE8F3EDFBDA7BE763D183FA23E85BE083E6F3EAE3E9DBDF9BE353DBCBD87BE0D3F093E233E67BE223DB63EB9BE693EDABE10BEEBBD83BD8F3D123C1EBE83BD06BF99BE15BEA13DB0BE2BBE8D3C853EDD3D123F6CBE71BE49BEDD3D4B3D73BED63EED3D61BE453C8DBEF6BD4DBE27BE493E8FBE0BBE963D48BEAF3D113ED4BE19BEEC3E05BF3B3EC23C453E0A3E13BC043E97BD20BFAEBD9EBC4A3EFFBE8F3D373EC7BD72BCCD3EC63DE53EABBE72BC09BFE6BCB5BDAA3ED3BC4EBE233E14BE65BDCB3DC2BCEFBD91BEAA3E6B3E4BBE8EBDD6BE513E75BE003CFA3CAFBE36BFD63EABBDE9BD703DCA3D843E37BD103C8DBEFDBD03BD98BC583E163F0A3DFF3DFF3BD0BDED3BCFBE4D3E4E3E323E823CC8BE7B3DD03E0E3ECA3D24BD6A3E38BE15BE1DBE9E3DEDBE2EBE663D2A3D253EECBDD13E7D3E66BED03DE7BEAA3E9D3DA0BE73BD133EC63E753EE53E2C3FF1BDDBBE443EBABCDF3DC3BEE2BCC3BE2EBEB63CFF3C4BBE363EE4BC02BE8DBCBD3AD2BEA1BE543EA53D03BE7A3EA8BED53D5FBE30BE92BECBBD893E42BCE23EFBBE813E17BFBB3E04BF4EBE973E4A3E38BD623E043D083FDA3D043E93BEFABE70BE35BEED3D983E9DBE563E10BEF6BDCF3ED03E24BEEFBE203E45BE24BE113E2DBE2FBDCF3EF13D723EE33E463D813E5FBFF7BB17BE5FBDCBBEA9BE2ABE79BEC0BDA9BE19BFD43DBEBD923EAE3E5EBE98BCB23EA3BDC9BE87BEC4BD4A3D303EC5BD9FBE2A3EB0BEAD3D023E52BE863E213D88BEBD3EC9BCBFBB583E0DBDC53E9F3E89BE91BE63BEC03D4C3D0BBFC93E53BE89BC823DBE3EE0BC773DC6BE2DBE903E123FA5BE12BF1D3E0FBE2B3D513D72BDA33D243E6CBD6E3E60BE5E3E9BBDEBBDDFBE8ABE8DBD323E983E273EAA3D20BD02BD523E0E3E36BE25BEEABD9F3E18BD8EBE593EA8BDC53CC03EF23B633E24BE6B3DC63D0EBFC5BD7BBEFEBD35BDACBECD3E2F3E143E8DBC02BE413E4BBEC2BDE63EAFBE513E1C3D583EB0BD123EAFBDF2BEA5BEE43E7B3C82BEC5BBB4BEA03EB53A0ABE753E3D3FDDBE173E33BEAFBE7C3EE43D86BED83E0A3E5BBC3A3EAD3E79BD7BBC65BE7CBE173EA03D3E3E98BEC4BE7EBD6BBDE43ED53B48BE9A3EC53DBD3DDCBD5DBCEFBD5ABEC4BD5DBD783E46BED03E3F3EBB3E59BED4BDA4BD85BD4C3EFC3E2E3E1B3DD03C753E52BE01BFC8BE923E87BDA23DAC3D7C3D273DD3BD9F3E43BE17BE20BE543E1B3E9F3ED73D96BE3F3E12BD19BE4FBE473D87BE083E7BBE363EB0BC54BE9ABEBC3EF6BEEA3D4F3E4DBE0FBDA83DDFBD093FE8B8743EA5BE9CBE463E743E38BC3DBF7CBD9D3EBB3E053ED4BE9D3E03BE0CBEA93EFF3DDA3EF33D8E3EDCBD9B3E7DBDAD3D833D0A3E59BEA6BE493ED0BE1D3DBA3E5BBE3E3D09BD68BD17BCF3BEA53EA6BC91BE053B17BE0ABE5CBEAC3E2CBF403E413E983D0BBD483E273E423E6EBE2C3D7F3DD2BE363ECFBE60BEB6BE84BCD0BDA13DC2BED5BE083EDD3E223E1D3DAA3CBE3EB43EA1BDD93D663EE33B863CA43DB43D0DBD463E01BE2C3D483E8DBDC63C123E9DBD7EBEA1BE56BDA2BE9BBE85BDF73D3DBD653EA43EBFBC8FBE08BD3ABE5A3D353E3B3E1DBEC5BD043E86BD953D22BF9DBED4BD633EAC3E363E393D03BEA9BCC43D2E3EECBE913D9D3DCA3E3FBEAF3D763D603E79BE8A3E84BC053FF83ECA3C8CBE92BD48BE123E51BE9E3E843D013E8ABD4ABE013EB23EC33EEEBC3D3EC2BD71BE2EBF2B3F113DDC3D1D3E2D3ECCBE05BEDC3DF93E10BEC4BCA5BEA5BE133F4DBE58BEFBBDD7BC81BD033E8ABEB4BDBFBE88BDC5BE893EC8BD9B3EE43DFEBE0E3E6BBD4DBEB53EC53C883D05BFE63DE4BD5BBD813E293EEABE5C3CEFBE8EBEB9BDC13D5E3E043EC93DA33D243FD23EA13EEEBD6C3E563ECFBE05BFABBEB0BE9BBE73BDBDBEB2BD2E3F3BBE8BBE40BC9ABE5E3E9CBC9A3D263FB53E89BE99BD44BBDF3ECBBEC9BE5E3D683DD93E3B3D03BEE63DD53EE03D82BDB23E59BE22BDBFBD6DBE243ED0BE8ABCF13C72BC4EBEB13DE63DBD3EB8BD843E30BE573E5FBDF33D03BEA93D72BE08BF04BCF43E983D11BFABBD6CBE5A3D9A3D673DD0BD203E483CB03D0B3ED3BD0CBFF83E8BBE263E8FBE113EF3BB88BCA3BC953E0BBDA5BD73BE2EBD503E9E3D583ECE3EDB3E1D3FE33D9CBADEBC3C3E8B3CA6BE9CBCBF3E4C3D04BED4BE333EBCBD3C3EB93E31BE8DBEECBD3C3E99BCC83EE6BED43C843EA0BD80BE1D3E083D88BCCD3D253EC93E74BC5B3EE0BE023E9FBD5F3E2C3B8EBD18BF0DBF5A3E293E633D97BCCBBEC73C3CBE5BBEA3BE533DC7BD3A3D88BE32BE963CC63E8D3E0C3E763EB6BEB93E3A3ED03E873E773EF5BD123E053E823E87BD1A3ED43D243E18BE85BE1EBD8F3D313DB6BD983DBBBCD23D25BD2B3EAEBEA43EC8BD81BE2CBE973E323C79BE113E02BD313E923D76BE823E3C3D843EB23EF3BD25BDBEBB213B93BE01BFE7BD943DC13D4E3D3E3E9E3E05BE713E79BD67BEBBBEACBDCD3DA4BC833ED5BC143E82BE96BE013E903E9ABE4E3FA93EEABD353E95BEE2BEABBD2BBEF33E6D3EEB3E2DBD16BF27BE853EDA3DD3BE85BE893E5DBED03E433EED3DA63EB8BDDEBDAF3D7DBEF4BD3D3D183E373DC83E883CB13E21BE9DBE973D21BD31BE893E883C0ABF57BE95BD24BC253D903EA4BE163DF4BE70BE853ED8BEEEBDFB3D15BEC3BEA33EC63C143F9ABE9FBC69BDE13D033DAABEB8BE183F463D80BEE8BD20BD9B3E13BEF1BC873EAFBE833E0E3EC0BDAABEBBBEEDBE9EBD463E91BE8ABB20BEDB3D873E5B3E7B3DA13D95BDA83E8B3DB6BEA23C05BF553E423E303E143E853EBFBE3F3DA43E7BBE0D3E",
      torch_tensor_16_torch.bfloat16: "0x02000000643F813F7A3F213FA23F993F933FBF3FCD3F723F9E3F893F913F813F6A3F143F",
      torch_tensor_16_torch.float32: "0x040000000000803FBC77E13EB093463EADE4AE3DC8081A3DC3A9873C4FF7EE3B2077523B215DB93A8D41233AF8C88F39C345FD38C4105F381076C437A7072D37A7649836"
    }
  }
#-}
