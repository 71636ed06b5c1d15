#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map11 = affine_map<(d0) -> (d0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d2)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x16xbf16>, tensor<2x5xi64>, tensor<2x1x5x11xbf16>, tensor<5xi64>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>) -> (tensor<2x5x16xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x16xbf16>, %arg1: tensor<2x5xi64>, %arg2: tensor<2x1x5x11xbf16>, %arg3: tensor<5xi64>, %arg4: tensor<2x2x11x32xbf16>, %arg5: tensor<2x2x11x32xbf16>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_2> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %5 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_1> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %6 = "arith.constant"() <{value = dense_resource<torch_tensor_16_128_torch.bfloat16> : tensor<16x128xbf16>}> : () -> tensor<16x128xbf16>
    %7 = "arith.constant"() <{value = 0.17677669529663689 : f64}> : () -> f64
    %8 = "arith.constant"() <{value = dense_resource<torch_tensor_64_16_torch.bfloat16_1> : tensor<64x16xbf16>}> : () -> tensor<64x16xbf16>
    %9 = "arith.constant"() <{value = dense_resource<torch_tensor_32_torch.bfloat16_1> : tensor<32xbf16>}> : () -> tensor<32xbf16>
    %10 = "arith.constant"() <{value = dense_resource<torch_tensor_64_16_torch.bfloat16> : tensor<64x16xbf16>}> : () -> tensor<64x16xbf16>
    %11 = "arith.constant"() <{value = dense_resource<torch_tensor_32_torch.bfloat16> : tensor<32xbf16>}> : () -> tensor<32xbf16>
    %12 = "arith.constant"() <{value = dense_resource<torch_tensor_128_16_torch.bfloat16> : tensor<128x16xbf16>}> : () -> tensor<128x16xbf16>
    %13 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %14 = "arith.constant"() <{value = 9.9999999999999995E-7 : f64}> : () -> f64
    %15 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>}> : () -> tensor<16xf32>
    %16 = "arith.constant"() <{value = 1.600000e+01 : f32}> : () -> f32
    %17 = "arith.constant"() <{value = 3.200000e+01 : f32}> : () -> f32
    %18 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 5, 1>}> : (tensor<2x5xi64>) -> tensor<2x5x1xi64>
    %19 = "tensor.empty"() : () -> tensor<2x5x1xf32>
    %20 = "linalg.generic"(%18, %19) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg255: i64, %arg256: f32):
      %318 = "arith.sitofp"(%arg255) : (i64) -> f32
      "linalg.yield"(%318) : (f32) -> ()
    }) : (tensor<2x5x1xi64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %21 = "tensor.empty"() : () -> tensor<2x5x16xf32>
    %22 = "linalg.generic"(%20, %15, %21) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg252: f32, %arg253: f32, %arg254: f32):
      %317 = "arith.mulf"(%arg252, %arg253) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%317) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %23 = "tensor.concat"(%22, %22) <{dim = 2 : i64}> : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x32xf32>
    %24 = "tensor.empty"() : () -> tensor<2x5x32xf32>
    %25 = "linalg.generic"(%23, %24) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg250: f32, %arg251: f32):
      %316 = "math.cos"(%arg250) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%316) : (f32) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %26 = "linalg.generic"(%23, %24) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg248: f32, %arg249: f32):
      %315 = "math.sin"(%arg248) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%315) : (f32) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %27 = "tensor.empty"() : () -> tensor<2x5x32xbf16>
    %28 = "linalg.generic"(%25, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg246: f32, %arg247: bf16):
      %314 = "arith.truncf"(%arg246) : (f32) -> bf16
      "linalg.yield"(%314) : (bf16) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xbf16>) -> tensor<2x5x32xbf16>
    %29 = "linalg.generic"(%26, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg244: f32, %arg245: bf16):
      %313 = "arith.truncf"(%arg244) : (f32) -> bf16
      "linalg.yield"(%313) : (bf16) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xbf16>) -> tensor<2x5x32xbf16>
    %30 = "linalg.generic"(%arg0, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg242: bf16, %arg243: f32):
      %312 = "arith.extf"(%arg242) : (bf16) -> f32
      "linalg.yield"(%312) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %31 = "linalg.generic"(%30, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg240: f32, %arg241: f32):
      %311 = "math.fpowi"(%arg240, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%311) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %32 = "linalg.fill"(%2, %19) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg238: f32, %arg239: f32):
      "linalg.yield"(%arg238) : (f32) -> ()
    }) : (f32, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %33 = "linalg.generic"(%31, %32) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg236: f32, %arg237: f32):
      %310 = "arith.addf"(%arg236, %arg237) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%310) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %34 = "linalg.generic"(%33, %19) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg234: f32, %arg235: f32):
      %309 = "arith.divf"(%arg234, %16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%309) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %35 = "linalg.generic"(%34, %19) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg232: f32, %arg233: f32):
      %307 = "arith.truncf"(%14) : (f64) -> f32
      %308 = "arith.addf"(%arg232, %307) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%308) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %36 = "linalg.generic"(%35, %19) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg230: f32, %arg231: f32):
      %306 = "math.rsqrt"(%arg230) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%306) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %37 = "linalg.generic"(%30, %36, %21) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg227: f32, %arg228: f32, %arg229: f32):
      %305 = "arith.mulf"(%arg227, %arg228) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%305) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %38 = "tensor.empty"() : () -> tensor<2x5x16xbf16>
    %39 = "linalg.generic"(%37, %38) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg225: f32, %arg226: bf16):
      %304 = "arith.truncf"(%arg225) : (f32) -> bf16
      "linalg.yield"(%304) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %40 = "linalg.generic"(%13, %39, %38) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg222: bf16, %arg223: bf16, %arg224: bf16):
      %303 = "arith.mulf"(%arg222, %arg223) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%303) : (bf16) -> ()
    }) : (tensor<16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %41 = "tensor.empty"() : () -> tensor<16x128xbf16>
    %42 = "linalg.transpose"(%12, %41) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg220: bf16, %arg221: bf16):
      "linalg.yield"(%arg220) : (bf16) -> ()
    }) : (tensor<128x16xbf16>, tensor<16x128xbf16>) -> tensor<16x128xbf16>
    %43 = "tensor.collapse_shape"(%40) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %44 = "tensor.empty"() : () -> tensor<10x128xf32>
    %45 = "linalg.fill"(%2, %44) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg218: f32, %arg219: f32):
      "linalg.yield"(%arg218) : (f32) -> ()
    }) : (f32, tensor<10x128xf32>) -> tensor<10x128xf32>
    %46 = "linalg.matmul"(%43, %42, %45) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg215: bf16, %arg216: bf16, %arg217: f32):
      %299 = "arith.extf"(%arg215) : (bf16) -> f32
      %300 = "arith.extf"(%arg216) : (bf16) -> f32
      %301 = "arith.mulf"(%299, %300) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %302 = "arith.addf"(%arg217, %301) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%302) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x128xbf16>, tensor<10x128xf32>) -> tensor<10x128xf32>
    %47 = "tensor.empty"() : () -> tensor<10x128xbf16>
    %48 = "linalg.generic"(%46, %47) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg213: f32, %arg214: bf16):
      %298 = "arith.truncf"(%arg213) : (f32) -> bf16
      "linalg.yield"(%298) : (bf16) -> ()
    }) : (tensor<10x128xf32>, tensor<10x128xbf16>) -> tensor<10x128xbf16>
    %49 = "tensor.expand_shape"(%48) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 4, 32>}> : (tensor<10x128xbf16>) -> tensor<2x5x4x32xbf16>
    %50 = "tensor.empty"() : () -> tensor<2x5x4x32xf32>
    %51 = "linalg.generic"(%49, %50) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg211: bf16, %arg212: f32):
      %297 = "arith.extf"(%arg211) : (bf16) -> f32
      "linalg.yield"(%297) : (f32) -> ()
    }) : (tensor<2x5x4x32xbf16>, tensor<2x5x4x32xf32>) -> tensor<2x5x4x32xf32>
    %52 = "linalg.generic"(%51, %50) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg209: f32, %arg210: f32):
      %296 = "math.fpowi"(%arg209, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%296) : (f32) -> ()
    }) : (tensor<2x5x4x32xf32>, tensor<2x5x4x32xf32>) -> tensor<2x5x4x32xf32>
    %53 = "tensor.empty"() : () -> tensor<2x5x4x1xf32>
    %54 = "linalg.fill"(%2, %53) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg207: f32, %arg208: f32):
      "linalg.yield"(%arg207) : (f32) -> ()
    }) : (f32, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %55 = "linalg.generic"(%52, %54) <{indexing_maps = [#map7, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg205: f32, %arg206: f32):
      %295 = "arith.addf"(%arg205, %arg206) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%295) : (f32) -> ()
    }) : (tensor<2x5x4x32xf32>, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %56 = "linalg.generic"(%55, %53) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg203: f32, %arg204: f32):
      %294 = "arith.divf"(%arg203, %17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%294) : (f32) -> ()
    }) : (tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %57 = "linalg.generic"(%56, %53) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg201: f32, %arg202: f32):
      %292 = "arith.truncf"(%14) : (f64) -> f32
      %293 = "arith.addf"(%arg201, %292) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%293) : (f32) -> ()
    }) : (tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %58 = "linalg.generic"(%57, %53) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg199: f32, %arg200: f32):
      %291 = "math.rsqrt"(%arg199) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%291) : (f32) -> ()
    }) : (tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %59 = "linalg.generic"(%51, %58, %50) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg196: f32, %arg197: f32, %arg198: f32):
      %290 = "arith.mulf"(%arg196, %arg197) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%290) : (f32) -> ()
    }) : (tensor<2x5x4x32xf32>, tensor<2x5x4x1xf32>, tensor<2x5x4x32xf32>) -> tensor<2x5x4x32xf32>
    %60 = "tensor.empty"() : () -> tensor<2x5x4x32xbf16>
    %61 = "linalg.generic"(%59, %60) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg194: f32, %arg195: bf16):
      %289 = "arith.truncf"(%arg194) : (f32) -> bf16
      "linalg.yield"(%289) : (bf16) -> ()
    }) : (tensor<2x5x4x32xf32>, tensor<2x5x4x32xbf16>) -> tensor<2x5x4x32xbf16>
    %62 = "linalg.generic"(%11, %61, %60) <{indexing_maps = [#map9, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg191: bf16, %arg192: bf16, %arg193: bf16):
      %288 = "arith.mulf"(%arg191, %arg192) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%288) : (bf16) -> ()
    }) : (tensor<32xbf16>, tensor<2x5x4x32xbf16>, tensor<2x5x4x32xbf16>) -> tensor<2x5x4x32xbf16>
    %63 = "tensor.empty"() : () -> tensor<2x4x5x32xbf16>
    %64 = "linalg.transpose"(%62, %63) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg189: bf16, %arg190: bf16):
      "linalg.yield"(%arg189) : (bf16) -> ()
    }) : (tensor<2x5x4x32xbf16>, tensor<2x4x5x32xbf16>) -> tensor<2x4x5x32xbf16>
    %65 = "tensor.empty"() : () -> tensor<16x64xbf16>
    %66 = "linalg.transpose"(%10, %65) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg187: bf16, %arg188: bf16):
      "linalg.yield"(%arg187) : (bf16) -> ()
    }) : (tensor<64x16xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %67 = "tensor.empty"() : () -> tensor<10x64xf32>
    %68 = "linalg.fill"(%2, %67) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg185: f32, %arg186: f32):
      "linalg.yield"(%arg185) : (f32) -> ()
    }) : (f32, tensor<10x64xf32>) -> tensor<10x64xf32>
    %69 = "linalg.matmul"(%43, %66, %68) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg182: bf16, %arg183: bf16, %arg184: f32):
      %284 = "arith.extf"(%arg182) : (bf16) -> f32
      %285 = "arith.extf"(%arg183) : (bf16) -> f32
      %286 = "arith.mulf"(%284, %285) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %287 = "arith.addf"(%arg184, %286) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%287) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %70 = "tensor.empty"() : () -> tensor<10x64xbf16>
    %71 = "linalg.generic"(%69, %70) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg180: f32, %arg181: bf16):
      %283 = "arith.truncf"(%arg180) : (f32) -> bf16
      "linalg.yield"(%283) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %72 = "tensor.expand_shape"(%71) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<10x64xbf16>) -> tensor<2x5x2x32xbf16>
    %73 = "tensor.empty"() : () -> tensor<2x5x2x32xf32>
    %74 = "linalg.generic"(%72, %73) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg178: bf16, %arg179: f32):
      %282 = "arith.extf"(%arg178) : (bf16) -> f32
      "linalg.yield"(%282) : (f32) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x5x2x32xf32>) -> tensor<2x5x2x32xf32>
    %75 = "linalg.generic"(%74, %73) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg176: f32, %arg177: f32):
      %281 = "math.fpowi"(%arg176, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%281) : (f32) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<2x5x2x32xf32>) -> tensor<2x5x2x32xf32>
    %76 = "tensor.empty"() : () -> tensor<2x5x2x1xf32>
    %77 = "linalg.fill"(%2, %76) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg174: f32, %arg175: f32):
      "linalg.yield"(%arg174) : (f32) -> ()
    }) : (f32, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %78 = "linalg.generic"(%75, %77) <{indexing_maps = [#map7, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg172: f32, %arg173: f32):
      %280 = "arith.addf"(%arg172, %arg173) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%280) : (f32) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %79 = "linalg.generic"(%78, %76) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg170: f32, %arg171: f32):
      %279 = "arith.divf"(%arg170, %17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%279) : (f32) -> ()
    }) : (tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %80 = "linalg.generic"(%79, %76) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg168: f32, %arg169: f32):
      %277 = "arith.truncf"(%14) : (f64) -> f32
      %278 = "arith.addf"(%arg168, %277) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%278) : (f32) -> ()
    }) : (tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %81 = "linalg.generic"(%80, %76) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg166: f32, %arg167: f32):
      %276 = "math.rsqrt"(%arg166) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%276) : (f32) -> ()
    }) : (tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %82 = "linalg.generic"(%74, %81, %73) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg163: f32, %arg164: f32, %arg165: f32):
      %275 = "arith.mulf"(%arg163, %arg164) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%275) : (f32) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<2x5x2x1xf32>, tensor<2x5x2x32xf32>) -> tensor<2x5x2x32xf32>
    %83 = "tensor.empty"() : () -> tensor<2x5x2x32xbf16>
    %84 = "linalg.generic"(%82, %83) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg161: f32, %arg162: bf16):
      %274 = "arith.truncf"(%arg161) : (f32) -> bf16
      "linalg.yield"(%274) : (bf16) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<2x5x2x32xbf16>) -> tensor<2x5x2x32xbf16>
    %85 = "linalg.generic"(%9, %84, %83) <{indexing_maps = [#map9, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg158: bf16, %arg159: bf16, %arg160: bf16):
      %273 = "arith.mulf"(%arg158, %arg159) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%273) : (bf16) -> ()
    }) : (tensor<32xbf16>, tensor<2x5x2x32xbf16>, tensor<2x5x2x32xbf16>) -> tensor<2x5x2x32xbf16>
    %86 = "tensor.empty"() : () -> tensor<2x2x5x32xbf16>
    %87 = "linalg.transpose"(%85, %86) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg156: bf16, %arg157: bf16):
      "linalg.yield"(%arg156) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %88 = "linalg.transpose"(%8, %65) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg154: bf16, %arg155: bf16):
      "linalg.yield"(%arg154) : (bf16) -> ()
    }) : (tensor<64x16xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %89 = "linalg.matmul"(%43, %88, %68) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg151: bf16, %arg152: bf16, %arg153: f32):
      %269 = "arith.extf"(%arg151) : (bf16) -> f32
      %270 = "arith.extf"(%arg152) : (bf16) -> f32
      %271 = "arith.mulf"(%269, %270) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %272 = "arith.addf"(%arg153, %271) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%272) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %90 = "linalg.generic"(%89, %70) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg149: f32, %arg150: bf16):
      %268 = "arith.truncf"(%arg149) : (f32) -> bf16
      "linalg.yield"(%268) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %91 = "tensor.expand_shape"(%90) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<10x64xbf16>) -> tensor<2x5x2x32xbf16>
    %92 = "linalg.transpose"(%91, %86) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg147: bf16, %arg148: bf16):
      "linalg.yield"(%arg147) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %93 = "tensor.expand_shape"(%28) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 32>}> : (tensor<2x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %94 = "tensor.expand_shape"(%29) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 32>}> : (tensor<2x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %95 = "linalg.generic"(%64, %93, %63) <{indexing_maps = [#map7, #map10, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg144: bf16, %arg145: bf16, %arg146: bf16):
      %267 = "arith.mulf"(%arg144, %arg145) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%267) : (bf16) -> ()
    }) : (tensor<2x4x5x32xbf16>, tensor<2x1x5x32xbf16>, tensor<2x4x5x32xbf16>) -> tensor<2x4x5x32xbf16>
    %96 = "tensor.extract_slice"(%64) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 4, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x32xbf16>) -> tensor<2x4x5x16xbf16>
    %97 = "tensor.extract_slice"(%64) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 4, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x32xbf16>) -> tensor<2x4x5x16xbf16>
    %98 = "tensor.empty"() : () -> tensor<2x4x5x16xbf16>
    %99 = "linalg.generic"(%97, %98) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg142: bf16, %arg143: bf16):
      %266 = "arith.negf"(%arg142) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%266) : (bf16) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %100 = "tensor.concat"(%99, %96) <{dim = 3 : i64}> : (tensor<2x4x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x32xbf16>
    %101 = "linalg.generic"(%100, %94, %63) <{indexing_maps = [#map7, #map10, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg139: bf16, %arg140: bf16, %arg141: bf16):
      %265 = "arith.mulf"(%arg139, %arg140) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%265) : (bf16) -> ()
    }) : (tensor<2x4x5x32xbf16>, tensor<2x1x5x32xbf16>, tensor<2x4x5x32xbf16>) -> tensor<2x4x5x32xbf16>
    %102 = "linalg.generic"(%95, %101, %63) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg136: bf16, %arg137: bf16, %arg138: bf16):
      %264 = "arith.addf"(%arg136, %arg137) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%264) : (bf16) -> ()
    }) : (tensor<2x4x5x32xbf16>, tensor<2x4x5x32xbf16>, tensor<2x4x5x32xbf16>) -> tensor<2x4x5x32xbf16>
    %103 = "linalg.generic"(%87, %93, %86) <{indexing_maps = [#map7, #map10, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg133: bf16, %arg134: bf16, %arg135: bf16):
      %263 = "arith.mulf"(%arg133, %arg134) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%263) : (bf16) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x1x5x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %104 = "tensor.extract_slice"(%87) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x16xbf16>
    %105 = "tensor.extract_slice"(%87) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x16xbf16>
    %106 = "tensor.empty"() : () -> tensor<2x2x5x16xbf16>
    %107 = "linalg.generic"(%105, %106) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg131: bf16, %arg132: bf16):
      %262 = "arith.negf"(%arg131) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%262) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %108 = "tensor.concat"(%107, %104) <{dim = 3 : i64}> : (tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x32xbf16>
    %109 = "linalg.generic"(%108, %94, %86) <{indexing_maps = [#map7, #map10, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg128: bf16, %arg129: bf16, %arg130: bf16):
      %261 = "arith.mulf"(%arg128, %arg129) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%261) : (bf16) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x1x5x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %110 = "linalg.generic"(%103, %109, %86) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg125: bf16, %arg126: bf16, %arg127: bf16):
      %260 = "arith.addf"(%arg125, %arg126) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%260) : (bf16) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x2x5x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %111 = "tensor.empty"() : () -> tensor<32xi64>
    %112 = "linalg.generic"(%111) <{indexing_maps = [#map11], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg124: i64):
      %258 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %259 = "arith.index_cast"(%258) : (index) -> i64
      "linalg.yield"(%259) : (i64) -> ()
    }) : (tensor<32xi64>) -> tensor<32xi64>
    %113 = "tensor.empty"() : () -> tensor<2xi64>
    %114 = "linalg.generic"(%113) <{indexing_maps = [#map11], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg123: i64):
      %256 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %257 = "arith.index_cast"(%256) : (index) -> i64
      "linalg.yield"(%257) : (i64) -> ()
    }) : (tensor<2xi64>) -> tensor<2xi64>
    %115 = "tensor.empty"() : () -> tensor<2x2x5x32xi64>
    %116 = "linalg.generic"(%114, %115) <{indexing_maps = [#map12, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg121: i64, %arg122: i64):
      "linalg.yield"(%arg121) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %117 = "tensor.collapse_shape"(%116) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %118 = "linalg.generic"(%114, %115) <{indexing_maps = [#map13, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg119: i64, %arg120: i64):
      "linalg.yield"(%arg119) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %119 = "tensor.collapse_shape"(%118) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %120 = "linalg.generic"(%arg3, %115) <{indexing_maps = [#map14, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg117: i64, %arg118: i64):
      "linalg.yield"(%arg117) : (i64) -> ()
    }) : (tensor<5xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %121 = "tensor.collapse_shape"(%120) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %122 = "linalg.generic"(%112, %115) <{indexing_maps = [#map9, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg115: i64, %arg116: i64):
      "linalg.yield"(%arg115) : (i64) -> ()
    }) : (tensor<32xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %123 = "tensor.collapse_shape"(%122) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %124 = "tensor.expand_shape"(%117) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %125 = "tensor.expand_shape"(%119) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %126 = "tensor.expand_shape"(%121) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %127 = "tensor.expand_shape"(%123) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %128 = "tensor.concat"(%124, %125, %126, %127) <{dim = 1 : i64}> : (tensor<640x1xi64>, tensor<640x1xi64>, tensor<640x1xi64>, tensor<640x1xi64>) -> tensor<640x4xi64>
    %129 = "tensor.collapse_shape"(%110) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<640xbf16>
    %130 = "tensor.expand_shape"(%129) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %131 = "tm_tensor.scatter"(%130, %128, %arg4) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg113: bf16, %arg114: bf16):
      "tm_tensor.yield"(%arg113) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %132 = "tensor.collapse_shape"(%92) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<640xbf16>
    %133 = "tensor.expand_shape"(%132) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %134 = "tm_tensor.scatter"(%133, %128, %arg5) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg111: bf16, %arg112: bf16):
      "tm_tensor.yield"(%arg111) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %135 = "tensor.empty"() : () -> tensor<2x2x2x11x32xbf16>
    %136 = "linalg.generic"(%131, %135) <{indexing_maps = [#map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg109: bf16, %arg110: bf16):
      "linalg.yield"(%arg109) : (bf16) -> ()
    }) : (tensor<2x2x11x32xbf16>, tensor<2x2x2x11x32xbf16>) -> tensor<2x2x2x11x32xbf16>
    %137 = "tensor.collapse_shape"(%136) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<2x2x2x11x32xbf16>) -> tensor<2x4x11x32xbf16>
    %138 = "linalg.generic"(%134, %135) <{indexing_maps = [#map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg107: bf16, %arg108: bf16):
      "linalg.yield"(%arg107) : (bf16) -> ()
    }) : (tensor<2x2x11x32xbf16>, tensor<2x2x2x11x32xbf16>) -> tensor<2x2x2x11x32xbf16>
    %139 = "tensor.empty"() : () -> tensor<2x4x32x11xbf16>
    %140 = "linalg.transpose"(%137, %139) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg105: bf16, %arg106: bf16):
      "linalg.yield"(%arg105) : (bf16) -> ()
    }) : (tensor<2x4x11x32xbf16>, tensor<2x4x32x11xbf16>) -> tensor<2x4x32x11xbf16>
    %141 = "tensor.collapse_shape"(%102) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x5x32xbf16>) -> tensor<8x5x32xbf16>
    %142 = "tensor.collapse_shape"(%140) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x32x11xbf16>) -> tensor<8x32x11xbf16>
    %143 = "tensor.empty"() : () -> tensor<8x5x11xf32>
    %144 = "linalg.fill"(%2, %143) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg103: f32, %arg104: f32):
      "linalg.yield"(%arg103) : (f32) -> ()
    }) : (f32, tensor<8x5x11xf32>) -> tensor<8x5x11xf32>
    %145 = "linalg.batch_matmul"(%141, %142, %144) <{indexing_maps = [#map17, #map18, #map19], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg100: bf16, %arg101: bf16, %arg102: f32):
      %252 = "arith.extf"(%arg100) : (bf16) -> f32
      %253 = "arith.extf"(%arg101) : (bf16) -> f32
      %254 = "arith.mulf"(%252, %253) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %255 = "arith.addf"(%arg102, %254) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%255) : (f32) -> ()
    }) : (tensor<8x5x32xbf16>, tensor<8x32x11xbf16>, tensor<8x5x11xf32>) -> tensor<8x5x11xf32>
    %146 = "tensor.empty"() : () -> tensor<8x5x11xbf16>
    %147 = "linalg.generic"(%145, %146) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg98: f32, %arg99: bf16):
      %251 = "arith.truncf"(%arg98) : (f32) -> bf16
      "linalg.yield"(%251) : (bf16) -> ()
    }) : (tensor<8x5x11xf32>, tensor<8x5x11xbf16>) -> tensor<8x5x11xbf16>
    %148 = "tensor.expand_shape"(%147) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 5, 11>}> : (tensor<8x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %149 = "tensor.empty"() : () -> tensor<2x4x5x11xbf16>
    %150 = "linalg.generic"(%148, %149) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg96: bf16, %arg97: bf16):
      %249 = "arith.truncf"(%7) : (f64) -> bf16
      %250 = "arith.mulf"(%arg96, %249) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%250) : (bf16) -> ()
    }) : (tensor<2x4x5x11xbf16>, tensor<2x4x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %151 = "linalg.generic"(%150, %arg2, %149) <{indexing_maps = [#map7, #map10, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg93: bf16, %arg94: bf16, %arg95: bf16):
      %248 = "arith.addf"(%arg93, %arg94) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%248) : (bf16) -> ()
    }) : (tensor<2x4x5x11xbf16>, tensor<2x1x5x11xbf16>, tensor<2x4x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %152 = "tensor.empty"() : () -> tensor<2x4x5x11xf32>
    %153 = "linalg.generic"(%151, %152) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg91: bf16, %arg92: f32):
      %247 = "arith.extf"(%arg91) : (bf16) -> f32
      "linalg.yield"(%247) : (f32) -> ()
    }) : (tensor<2x4x5x11xbf16>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %154 = "tensor.empty"() : () -> tensor<2x4x5xi64>
    %155 = "linalg.fill"(%0, %154) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg89: i64, %arg90: i64):
      "linalg.yield"(%arg89) : (i64) -> ()
    }) : (i64, tensor<2x4x5xi64>) -> tensor<2x4x5xi64>
    %156 = "tensor.empty"() : () -> tensor<2x4x5xf32>
    %157 = "linalg.fill"(%3, %156) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg87: f32, %arg88: f32):
      "linalg.yield"(%arg87) : (f32) -> ()
    }) : (f32, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
    %158:2 = "linalg.generic"(%153, %157, %155) <{indexing_maps = [#map7, #map19, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg84: f32, %arg85: f32, %arg86: i64):
      %242 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %243 = "arith.index_cast"(%242) : (index) -> i64
      %244 = "arith.maximumf"(%arg84, %arg85) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %245 = "arith.cmpf"(%arg84, %arg85) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %246 = "arith.select"(%245, %243, %arg86) : (i1, i64, i64) -> i64
      "linalg.yield"(%244, %246) : (f32, i64) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5xf32>, tensor<2x4x5xi64>) -> (tensor<2x4x5xf32>, tensor<2x4x5xi64>)
    %159 = "tensor.expand_shape"(%158#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 4, 5, 1>}> : (tensor<2x4x5xf32>) -> tensor<2x4x5x1xf32>
    %160 = "linalg.generic"(%153, %159, %152) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg81: f32, %arg82: f32, %arg83: f32):
      %241 = "arith.subf"(%arg81, %arg82) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%241) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %161 = "linalg.generic"(%160, %152) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg79: f32, %arg80: f32):
      %240 = "math.exp"(%arg79) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%240) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %162 = "tensor.empty"() : () -> tensor<2x4x5x1xf32>
    %163 = "linalg.fill"(%2, %162) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg77: f32, %arg78: f32):
      "linalg.yield"(%arg77) : (f32) -> ()
    }) : (f32, tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf32>
    %164 = "linalg.generic"(%161, %163) <{indexing_maps = [#map7, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg75: f32, %arg76: f32):
      %239 = "arith.addf"(%arg75, %arg76) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%239) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf32>
    %165 = "linalg.generic"(%161, %164, %152) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg72: f32, %arg73: f32, %arg74: f32):
      %238 = "arith.divf"(%arg72, %arg73) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%238) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %166 = "linalg.generic"(%165, %149) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg70: f32, %arg71: bf16):
      %237 = "arith.truncf"(%arg70) : (f32) -> bf16
      "linalg.yield"(%237) : (bf16) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %167 = "tensor.collapse_shape"(%166) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x5x11xbf16>) -> tensor<8x5x11xbf16>
    %168 = "tensor.collapse_shape"(%138) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<2x2x2x11x32xbf16>) -> tensor<8x11x32xbf16>
    %169 = "tensor.empty"() : () -> tensor<8x5x32xf32>
    %170 = "linalg.fill"(%2, %169) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg68: f32, %arg69: f32):
      "linalg.yield"(%arg68) : (f32) -> ()
    }) : (f32, tensor<8x5x32xf32>) -> tensor<8x5x32xf32>
    %171 = "linalg.batch_matmul"(%167, %168, %170) <{indexing_maps = [#map17, #map18, #map19], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg65: bf16, %arg66: bf16, %arg67: f32):
      %233 = "arith.extf"(%arg65) : (bf16) -> f32
      %234 = "arith.extf"(%arg66) : (bf16) -> f32
      %235 = "arith.mulf"(%233, %234) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %236 = "arith.addf"(%arg67, %235) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%236) : (f32) -> ()
    }) : (tensor<8x5x11xbf16>, tensor<8x11x32xbf16>, tensor<8x5x32xf32>) -> tensor<8x5x32xf32>
    %172 = "tensor.empty"() : () -> tensor<8x5x32xbf16>
    %173 = "linalg.generic"(%171, %172) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg63: f32, %arg64: bf16):
      %232 = "arith.truncf"(%arg63) : (f32) -> bf16
      "linalg.yield"(%232) : (bf16) -> ()
    }) : (tensor<8x5x32xf32>, tensor<8x5x32xbf16>) -> tensor<8x5x32xbf16>
    %174 = "tensor.expand_shape"(%173) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 5, 32>}> : (tensor<8x5x32xbf16>) -> tensor<2x4x5x32xbf16>
    %175 = "linalg.transpose"(%174, %60) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg61: bf16, %arg62: bf16):
      "linalg.yield"(%arg61) : (bf16) -> ()
    }) : (tensor<2x4x5x32xbf16>, tensor<2x5x4x32xbf16>) -> tensor<2x5x4x32xbf16>
    %176 = "tensor.empty"() : () -> tensor<128x16xbf16>
    %177 = "linalg.transpose"(%6, %176) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg59: bf16, %arg60: bf16):
      "linalg.yield"(%arg59) : (bf16) -> ()
    }) : (tensor<16x128xbf16>, tensor<128x16xbf16>) -> tensor<128x16xbf16>
    %178 = "tensor.collapse_shape"(%175) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x5x4x32xbf16>) -> tensor<10x128xbf16>
    %179 = "tensor.empty"() : () -> tensor<10x16xf32>
    %180 = "linalg.fill"(%2, %179) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32):
      "linalg.yield"(%arg57) : (f32) -> ()
    }) : (f32, tensor<10x16xf32>) -> tensor<10x16xf32>
    %181 = "linalg.matmul"(%178, %177, %180) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg54: bf16, %arg55: bf16, %arg56: f32):
      %228 = "arith.extf"(%arg54) : (bf16) -> f32
      %229 = "arith.extf"(%arg55) : (bf16) -> f32
      %230 = "arith.mulf"(%228, %229) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %231 = "arith.addf"(%arg56, %230) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%231) : (f32) -> ()
    }) : (tensor<10x128xbf16>, tensor<128x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %182 = "tensor.empty"() : () -> tensor<10x16xbf16>
    %183 = "linalg.generic"(%181, %182) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg52: f32, %arg53: bf16):
      %227 = "arith.truncf"(%arg52) : (f32) -> bf16
      "linalg.yield"(%227) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %184 = "tensor.expand_shape"(%183) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %185 = "linalg.generic"(%arg0, %184, %38) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg49: bf16, %arg50: bf16, %arg51: bf16):
      %226 = "arith.addf"(%arg49, %arg50) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%226) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %186 = "linalg.generic"(%185, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg47: bf16, %arg48: f32):
      %225 = "arith.extf"(%arg47) : (bf16) -> f32
      "linalg.yield"(%225) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %187 = "linalg.generic"(%186, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32):
      %224 = "math.fpowi"(%arg45, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%224) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %188 = "linalg.generic"(%187, %32) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32):
      %223 = "arith.addf"(%arg43, %arg44) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%223) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %189 = "linalg.generic"(%188, %19) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      %222 = "arith.divf"(%arg41, %16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%222) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %190 = "linalg.generic"(%189, %19) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      %220 = "arith.truncf"(%14) : (f64) -> f32
      %221 = "arith.addf"(%arg39, %220) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%221) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %191 = "linalg.generic"(%190, %19) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      %219 = "math.rsqrt"(%arg37) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%219) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %192 = "linalg.generic"(%186, %191, %21) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32, %arg36: f32):
      %218 = "arith.mulf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%218) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %193 = "linalg.generic"(%192, %38) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f32, %arg33: bf16):
      %217 = "arith.truncf"(%arg32) : (f32) -> bf16
      "linalg.yield"(%217) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %194 = "linalg.generic"(%5, %193, %38) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg29: bf16, %arg30: bf16, %arg31: bf16):
      %216 = "arith.mulf"(%arg29, %arg30) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%216) : (bf16) -> ()
    }) : (tensor<16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %195 = "linalg.generic"(%185, %194, %38) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: bf16, %arg27: bf16, %arg28: bf16):
      %215 = "arith.addf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%215) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %196 = "linalg.generic"(%195, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: bf16, %arg25: f32):
      %214 = "arith.extf"(%arg24) : (bf16) -> f32
      "linalg.yield"(%214) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %197 = "linalg.generic"(%196, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %213 = "math.fpowi"(%arg22, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%213) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %198 = "linalg.generic"(%197, %32) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %212 = "arith.addf"(%arg20, %arg21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%212) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %199 = "linalg.generic"(%198, %19) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      %211 = "arith.divf"(%arg18, %16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%211) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %200 = "linalg.generic"(%199, %19) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      %209 = "arith.truncf"(%14) : (f64) -> f32
      %210 = "arith.addf"(%arg16, %209) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%210) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %201 = "linalg.generic"(%200, %19) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      %208 = "math.rsqrt"(%arg14) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%208) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %202 = "linalg.generic"(%196, %201, %21) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %207 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%207) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %203 = "linalg.generic"(%202, %38) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: bf16):
      %206 = "arith.truncf"(%arg9) : (f32) -> bf16
      "linalg.yield"(%206) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %204 = "linalg.generic"(%4, %203, %38) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: bf16, %arg7: bf16, %arg8: bf16):
      %205 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%205) : (bf16) -> ()
    }) : (tensor<16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    "func.return"(%204, %131, %134) : (tensor<2x5x16xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.bfloat16_2: "0x02000000AC3FA43F883F9A3F913F693FBA3F913F7B3F783FA83F973F633F973F823F6E3F",
      torch_tensor_16_torch.bfloat16_1: "0x020000005B3F993F7A3F4F3FFF3E683F143F7A3FAB3F853F7A3F883F863FA43F813F953F",
      torch_tensor_16_128_torch.bfloat16: "0x02000000813D093E0D3D01BECDBC373DC43DC23D743D46BE18BD98BD3BBDA0BD263E4A3D40BE80BC87BCAA3C0F3D333D02BABA3C83BEB7BD96BCF13DA0BAE93CFDBDE53C643D0ABEC23D8B3DB4BC9F3D0D3DFA3CC3BC0F3E793DCCBDD83CEE3DDE3D69BDAB3D7A3D86BC81BC8F3D7ABDA63D08BD9ABD053E1DBED8BBC6BDDBBD323DBFBDD1BC6E3D6ABDE43DC2BA84BEE23DDDBD093DB83B363E15BD423E713D9C3D563E063EEB3B933C893C6C3B80BD70BDF63D45BEE8BDA93CA5BDD8BD763D523D8DBB80BDE6BBF03BB43A94BDD4BD49BD03BE95BD263D22BE67BCD33CABBC68BD20BE523C553D1F3DF13D3A3CB5BC263E8F3CDD3D983C0FBD813DE13D953B76BD51BD43BDA1BD603D7CBD2DBD253EBE3D9F3C8E3D98BBF73B33BC893DDEBC183D833D57BD8BBDE23BBEBDC73BB73C52BD46BD713D11BCF9BDED3A84BD353DC93C24BA1B3D88BD243E313D5BBDC03DA23D98BCE13D0E3DA23D6BBE61BDCEBD443EC8BDCC3D913D45BEB0BC20BE893CB03DBD3D4D3D833E3FBD0C3E11BD8ABD98BDB1BDDBBD45BD973D09BE18BC003EBBBD1F3DC73C0ABDC93DCDBDF9BDDDBD6FBDFD3C8BBD263E243DB2BD9BBCE0BD923A48BD3EBD0BBE833D063DB43CA73D39BEDD3D2FBE01BED73C783D4DBDCCBDC83DAD3DDE3D08BC043A13BD76BD3C3E0D3EAABD803D4ABC8DBD223D94BD3DBECA3D5D3C75BD10BDE83D283CBDBD743D82BDA3BC83BB4D3B973D68BC2DBDE2BD0CB98B3C2EBE2FBD19BCBC3DA4BCA3BD0E3DA3BD02BE293EF53D06BD32BC11BEE93DBCBD5FBAAA3DFF3C9DBD76BDEEBC0BBD79BD2A3D3BBCBBBD22BD0E3E653D11BEA23D2EBB733DBB3DD3BD783DA13C473C513D7DBD603D4EBD6A3DA9BDD23D14BE2EBD34BD9EBDDC3D433C85BD1BBE8DBCF83D94BA52BDADBC5CBC073EE03DE23D7CBC93BD863B5DBD093E693D383B30BEFA3D78BD33BEBF3C3ABE553E393EF63CCD3D053DB1BC79BD413DB3BDBC3D5D3C0C3E1A3EEEBDA73D773D7A3D48BCC63D343D11BD0C3C23BD96BC983C233CAE3CAC3D883CE3BDD7BC7FBD9E3DC03DAC3D893D0D3DE93B06BD98BDDE3D31BDDFBC2BBDC3BDB5BDC2BD083ED93D6CBDC33C47BDAF3D6EBD09BD1CBCAF3DEF3C2B3D98BC5CBE073E1D3D0BBD863C9C3DDBBB503EF33D9B3D563D29BEE83DD3BDAF3DCE3DA73D523C62BC573C163DECBD9CBD773D86BD20BE38BD24BC6BBD55BEF2BCA13D903DA93DEE3C083E0F3DB2BD053D6F3DD2BD593DEEBD173DEC3C95BD953D123D77BB2DBDFEBC493EB03CAD3DC8BB85BD5DBE57BEF33CC3BD243CDB3C0B3DBB3D17BEC2BD83BAD4BC8B3E283E8FBDD93D1C3E2C3C4DBD943D203B843DE0BA8C3CA93E3DBE523D90BD75BDBC3DF03CAEBD093EEB3B47BE223C633C3DBE17BE3ABCD4BDC63D82BD24BDE9BD323E783D1C3D16BE86BCA9BDB3BDA73D9E3D783C7BBDDABD183CF43CDEBD68BCDF3DD6BCEE3D87BCB63AE03D45BEF8BCBFBDFFBD233CFCBC30BCB53D683D553D343DB23D143CE83CC63DD53C373C1A3C973CB93C8E3D5E3D5F3C6DBD24BEAB3D243E3BBDBCBDE3BC1A3C19BD5DBC84BD0D3E8E3B3A39E837F5BD5FBDF73C8DBDDE3C58BBF2BCF1BCFB3CE53DB7BC1ABDF9BD923DEC3C153DB0BC4C3EBDBCA93DCBBD5FBC43BD903DC3BD4ABCB5BD633D193E89BDC43D563C403EC1BB59BDCDBD033E253D2FBA86BC07BB183D333C58BD8B3CA8BD33BE8A3C603B88BC4FBDA93D433E61BD9B3DFF3CF33BBC3CCDBC86BD04BE42BD133CBBBD6ABDA2BDC23DCEBDF33C7ABCF6BC2F3C623C6D3C12BE40BE22BD9A3ACB3CEBBCF1BD72BD813D743D773DE0BD193D14BD9CBD7C3D0A3E9C3C0CBDFA3D07BDB33D3ABDF53C053ECCBDD43C5BBDBFBD9FBB123E53BEA53D6EBD953D903D303C003D0ABE2DBEBCBD1B3E1B3E12BEF43D21BD543D3F3ED1BD24BD9F3D973EE7BDB43D963D903D2C3D083EBABDA6BC4B3E28BE963C1ABC303E33BDC8BC363C07BE84BD3F3C323D5CBC6A3D3E3DE3BD96BD223C17BD07BCC83DD43B823DCD3DF5BCCBBC573DBBBBDABDFCBD8FBB183CA93DE53D98BB43BC46BB333E64BD87BD76BB1CBD883C35BE29BCB5BD50BCD4BDC6BC5D3DAA3CD0BB203A763CD93CF13D233D46BC7B3DAA3D803CBABD82BD13BEC53DAA3C0E3E4CBD80BE2EBD29BE02BCDCBC00BEDC3DC1BDE4BBD53DA7BDE5BDC3BD40BEEFBD743D293D763CDBBB8FBC8BBDEFBD9BBC76BDBDBC8F3DFA3D31BD6DBD91BD32BE77BCFCBC2D3D94BD773DCFBCEDBD6A3D2ABD763C34BE9DBDDDBD373E903D15BBBCBD9EBDFDBD893CB33D0CBD42BDCBBDA6BC6E3D103D1DBE13BDC2BD82BD553DE93DBF3D32BE49BE6D3D043E80BD7DBC45BD72BD2E3D5EBDC43D8ABD05BE8C3DEEBD323DDE3D0C3E03BE6B3D4B3CAFBDA3BDA0BB563EAC3DDC3DC43D23BDC2BDB0BD70BD25BE28BD503D12BEDEBD78BC003E70BE25BDD7BDECBDCDBCD33D8CBD093DDA3C4F3DC5BD86BD3F3DCD3CAA3C0DBE943D14BDE9BB5EBDBABCEBBCD4BC92BCB43DE93D0CBE933D603C5D3CEB3D533E9ABD6A3DFF3CC33D813D0CBED8BB393C0ABDFE3D283D1D3E13BE113B133E0CBD82BB283E053DBEBD043E0A3D063BD1BD95BD0BBC003E9DBD353E6D3DBC3D0D3E033D633DFFBD8A3C0EBD023E91BCADBCE13B92BCDA3D14BE45BEB13D1D3E28BBFABDEABD513E2BBD323E09BC4B3E89BD52BD33BCC9BDBB3D8CBD363EE9BC823D843D913D213D123E93BE233C5E3C043D28BC57BE173ECABCB93D51BE193DBABD3B3D2EBE6DBD5CBB143EF2BCE03D24BEBABC1DBE103E363DB6BC11BEC03D1CBEA33D4BBD06BEFEBB3439D93D33BE893C17BDE2BD1BBE7DBC0F3E28BECD3D24BD1F3C24BE8B3DDB3DFA3D073DFCBD713C6EBEA4BDA8BCD2BD153D5B3D613D813D39BC93BD01BD9ABD86BDB9BD41BCD73CB63D403D19BD163E35BD14BD6FBD373C1ABEBFBC0FBDB8BC96BCF6BDAFBDAC3DB23DE03D49BCEB3D933CD3BD25BDC53CF4BC09BC38BDC03DAEBCFD3DA5BD643E7C3D383DAA3D53BBB8BD23BD0EBDB13D0DBC99BC803E5EBC043E2E3D793D183D663C183E5D3E503D92BD4FBD183DCEBC3D3D29BD19BE3BBDDBBC27BC7BBDF4BC6ABC143DBA3D7CBD243DC73CBD3DB8BCBE3DB3BD3C3DD43D30BE11BDAA3D3ABD1D3C493D1E3D54BC0D3CDFBD03BD5D3DE63D84BDA63D863D8FBD3DBD813C0EBE8ABD803E733CD23D5DBE04BE2B3D6839F1BC9BBDA6BD04BE893D653DDA3D81BC04BD413B803D55BD953A083EEF3D0F3DB1BD69BD53BD3A3E05BD5A3D9CBC94BDE1BD023EE6BC84BB5ABE6A3D2D3C0FBD663CCDBDDEBD273E743ED1BD02BB9FBC2E3EA0BDB2BD13BE123DD53D9ABC91BD65BB083D913DCABDE9BD83BC7B3D4FBD873D97BC2ABE15BE9E3D2B3D6E3DE3BD68BD493D033D0E3E2EBE343E333DC6BDD0BC31BEE1BD8B3DBABC9A3D843C7FBC1DBDCB3B133D783DD53D3C3DD03D8FBDAEBC8BBD4F3E013EA9BD9F3D053DCCBD21BEEC3A99BD9CBD473E723CBFBD133C973DA53D5C3D27BED43C13BE963DC83C533DB1BD413D1A3E22BC08BE883CCDBC793DFEBC91BDA9BD093E08BDF3BD91BDD7BC543E563A61BCA4BD0DBE5DBDCF3CE9BB583D7DBC113EC9BD6B3D4A3E5FBC953D283E1B3CAC3DD4BB6F3D4E3D883D363ED03D08BEDD3D933C2CBD6D3DFD3D4A3D38BEBE3C8EBCCCBD4FBC083C2BBEC6BCB4BD96BD1F3E513D02BC833D82BD9DBDC73D3C3D11BD353D4F3D75BDC03DC8BDB23D473DB4BDD23B80BD593ED23CED3D88BDC9BD46BD38BD673D23BC2DBE06BDF93D0B3D27BEA9BD86BD183DC2BCEB3B6FBCD3BD88BC133EA3BD973DA13DD1BC00BD0B3E133CDBBDB63DE1BD353B8BBCCF3B843D8BBD07BE283D713DE83C3C3CB33D32BE8CBD643DCABD493E7CBC9F3DC4BC20BD44BE42BDE13D903D6B3D153E4CBCCFBCB53D0E3ED7BD4CBCE8BD90BD373DAB3BFBBD713D83BD93BC0D3D96BD403DF43C583D33BD633C973C35BD61BC23BE473E7ABC8EBD113CAEBB9D3DABBD2A3E80BD2A3E77BD833B73BD16BE463CBA3D173EA73CB5BD5DBD693C8FBDC83D5E3EBB3DCD3CE73C1B3CA8BA85BD27BD003EF83C783C2B3C163D0EBEC5BCAD3BA93D3FBD2EBD983D583C2FBAE5BD95BC133D80BC113E3BBD39BEF53C84BB353DCFBC86BCB1BD1F3D28BD8DBD2EBEDCBD9BBD2EBCB13C093ECDBCFC3D8BBE86BD0EBEF4BD1A3ECCBD853D5B3DD1BDD9BDAABCA6BB083E15BEC9BD97BD243EAB3DF5BCF2BDB8BD103D8ABD4B3C503D8B3AAA3D0ABECBBC5C3D8E3DF83DBC3D6C3D81BD50BD1EBC4F3E9A3B25BD9D3DB13D3F3DBABDCEBBC33CAD3CC83D6CBD2F3EC53CD1BD94BC44BD57BD00BD6BBC23BE463D2A3D8CBC2E3C05BDA83DD8BD8B3EEFBC7EBE273EFA3DC6BDC0BD023E763DC0BCB23D4DBE6E3E96BCADBD6B3D2ABE01BD093D75BC893C7D3E893DB03E08BDE43D32BD053CB2BD10BD1DBD18BE09BE3D3DD43C8D3C33BD063D0F3D11BEE1BA483E4C3D3D3E373DB5BC54BE953DFFBC9C3C06BD0D3DB33DACBC1B3EDDBDF7BDC7BD533C04BD1D3D05BE2ABDD43B21BD0ABDBD3D2C3C163D8E3C17BD9A3CECBD003ED6BC6B3C933DB2BD7C3C14BCF6BC0D3EF13C273E6CBB5EBD493D21BE82BCCEBD2ABE4D3DBCBD643C44BD55BD61BEF1BD53BED83CD0BDE23D123E1CBEBEBD7FBCBFBC11BE06BEAEBD743B903DC83D0ABECFBC143EEF3C85BD0A3EB53C153D093E40BDC3BDDF3CACBD3F3D12BAF23CBC3C10BE383C68BD8A3D8CBE333D9F3D6E3D3F3D37BDFE3CBFBD4FBCE43D463B91BD893D41BDC5BCA6BD8FBDAF3D96BD6FBDD9BD893C073D093D38BDA9BD8B3D8E3D86BCBABC8EBB81BC0E3E0ABD463DBD3DB4BCB83D85BD21BD26BEBD3CB0BC0ABCF03D12BEE9BD393DEE3C2FBE1A3E1DBD693EB7BD8E3DC13ED4BD8DBC99BC82BD43BE8A3DAE3C4ABE873C0C3E7E3D11BEED3C143B1C3CD3BD60BDCA3DE1BDC43CC43DE2BD693DE13C93BDE33C5C3CAB3CFA3D9E3CC13D243D6E3C68BD99BCCA3D243DC0BD87BDBD3C02BE0DBD183B25BDF5BDC9BDD03DCE3C2FBEC73CBFBC01BC153E113D353DC43CCBBD46BDD93D45BD9CBDD1BD753DEC3D823B213EE7BCF1BDF3BC67BCF23D893DF33D51BEC13DBDBDFF3D233DBEBD3ABEC8BC803D07BDECBCE53DE43A693B183E953D5A3D51BDB8BCBDBDEE3B0BBDF53D9E3C3EBC573D31BE2D3EAE3D993D21BD1DBD5D3C2EBE39BD933DD53D5ABEB9BD23BD813C373D76BC233DD93D9FBD89BDC93B0C3E0B3E273EE9BDADBD95BD323E933D18BE9CBDC33D1E3EC43C06BE27BD38BD883D2BBC0EBC1F3EA7BC27BD533D4FBED6BDEE3C1C3D54BCA63D59BCD5BDB03D83BD153ECEBD3CBE1ABE88BD8A3C193DA4BC17BBD73D8C3D1B3EFF3DC23DE4BDE43C7FBD2E3D0CBED83DBF3D2EBECBBDBBBD3CBDF63C9E3D133C8CBDEA3DB7BCC03DD93DF2BD04BE2FBD26BDFA3BF43CA5BD83BD10BED93CCFBD743D843C083D1CBE0EBDB8BC3C3D4FBDA33DDE3C923CC83DC0BD5DBD92BD65BB33BD0C3E02BD643D6F3D9DBCEB3D9FBD323D16BDB03D6FBCFEBB843D983D07BD98BD26BE90BD623D953DE7BC94BC10BEB33D5EBC2FBC173ED13D363DD4BD16BE0FBE30BE30BD9BBDCA3D4F3D383D9FBC83BD91BC44BC92BB253D8CBDF2BC2D3CAC38E73D033DE3BD513D19BD31BD08BE91BDF3BCA9BBB339BBBD5E3D0E3D683E683D63BDC03D503C31BC293EAFBD1EBE80BD16BD283E20BD1CBE1F3822BCF53D1CBE25BD053E803DB8BD83BD5F3EA2BCA0BC24BEF8BDACBB2EBB20BED0BDCABDBBBD",
      torch_tensor_64_16_torch.bfloat16_1: "0x02000000AB3D9B3DA6BEB2BD183EF63E77BDAA3EDC3C043D91BD8F3C863E70BECD3E143E6EBE563E223D943D6A3EBD3E033D0D3FCC3D203E7D3EF13D9FBD613EADBEF73E52BE463E173A39BE05BE0BBF463EDABE2BBEDA3E86BD9EBD7C3DF6BEAB3C96BE43BE51BE12BEF8BE2A3E653D0EBE0E3DB4BEEFBC8BBDDDBE2CBEA3BE30BDE4BD80BD4FBE08BFFF3D8CBD28BE1EBE0EBF9B3EB0BE3EBE53BEC43E4ABA423D86BED43E3C3ECDBE8B3EF7BEB9BE6D3E203DB23EEBBDD4BE8EBDB93E7DBE1ABEDD3E7C3EBC3D3DBE8EBD163F51BE143E113EDFBDB43DD8BD903E34BE103E323D3D3ECABEB8BE9CBE953ECC3EA6BDE23BB6BD873D0E3E05BF8D3E9D3ED43EEBBE19BD4BBE2FBE0ABF8E3DC2BE5BBFAD3D81BDF4BE46BE0CBE25BE943DFBBDA8BD34BE503E89BAED3C3A3E843D593EE63D21BEEBBEA83E02BEB3BE693EA6BEAFBDDE3E1A3ED23EDE3C5D3DB0BD33BE7BBDCFBEB4BEAFBD883EEB3D773E17BE7DBE503EB1BD963E5E3DA53DDCBD9FBE823DAA3EB83EB83E59BED5BEE4BD7F3E21BED9BE473E803D693B373E64BE3FBE3B3D91BDEF3DF63DF53D4E3E183E8E3D77BE043E83BE74BEF3BD56BDE73EADBEE3BEB4BEFCBCB33ED93EBE3D5BBEC5BE803E0C3EA7BE69BED1BE43BEE1BE98BE14BEAF3C4CBE193F873E4C3E84BD513E693F6DBED8BE8FBE0F3E413EA73E913D8F3CE43DA03DCCBE0EBDF03D7EBDAFBE913E28BD61BEC63DA63EE7BC6ABE4DBEAB3E913DB33E48BDA1BDEFBE1D3ED7BD783D75BD993ED53DF2BB833C883E6E3EB63D39BE613E193CDE3E93BE173DA2BD2FBD16BEA8BDC0BDD4BE5FBE1D3AA7BC443EAABE8ABED53CC73EF8BEA53E4B3E873EB5BD0A3EA43ECD3EF33D363F92BEA2BEB33D233ED3BE31BC1B3E3B3D82BEAABDA8BE863E353E36BD903E293E04BFDE3D72BE2A3E8E3E5B3EB9BD103D1C3EAD3ECD3D113D3DBDF4BEE83E673E0A3E4EBD923ED1BDC03E1BBF06BE0F3E203EA6BD863EC83CD6BE113E343E4D3EF1BDB8BCD23E213E2FBD193E61BB25BD113EA2BEF53E1FBEE83D803CCA3E0F3F4F3ED9BE2E3EE73E6FBE0CBEA33D2DBE423E5DBEE5BE683EB5BDACBD2CBE7C3DEE3EE03E4BBE243D4ABE3FBD8ABDA43D10BE503E6FBE65BE19BEEEBE113EDABD08BA98BEB6BE0F3E1ABC77BD15BE5B3E8F3EA73CE63D8A3D803E003F1EBF033F4F3E083E713ED3BCFA3EB0BDF63D833E9CBD4CBE2EBE8E3DB23E8BBD553D8EBE06BC7EBDD4BC8F3CBC3DE93DC7BD6B3EA53C23BB9EBE1DBFDC3C193E67BDCEBD82BE363D81BEC43DAB3EC5BC793E133C7EBE3FBEB8BD32BD26BF35BF903E02BE17BDCFBD82BE393E8BBE2FBD4B3E103E893EA2BD2E3E053E95BE37BDA4BE113EB93DAFBE3D3E973C76BD343D143F103F853CB0BD3D3DBCBEAEBC62BE25BF4DBE613E75BECC3E03BF0BBE8FBD663E12BEECBD713E3EBE933EB73E0ABD363D6E3D5CBDE4BE2BBEB83E9DBEED3D263C8CBE9D3D82BEDABE2F3CF0BD0CBF9EBD2ABD933E42BE813DA43E90BD9A3E0E3C2C3E47BD11BDE3BD023E7F3D8E3E56BE40BE2EBE88BE603E52BE4EBEF3BCB13DCCBD27BD1ABD41BDCC3E3C3E393EB7BEE8BE2C3E113E263C8C3D0E3F8C3EF33C09BF953E8C3EF03C563E073E133E6D3D3BBEF33C25BFA6BD2D3D6A3EB43C9CBD1BBE0B3DDD3D0DBE4C3E6B3ECFBED03C6C3EDD3D283F843E28BEE5BCCD3E4F3E2A3EC83EC7BE333E8DBEDF3DA5BEADBEB1BC7BBE83BE8A3E4BBEBABD903E7C3D94BE383E843E8CBE0DBE153C1ABEB73DE9BD91BE1FBFE13D463ECCBEBB3C9CBE23BF15BD12BE86BEB13DA93EC4BE9ABECB3EB53EA33C6DBE873E5FBEA8BDBD3E643E9A3DD3BD2CBD993E28BE72BD803D5F3D8EBE23BE923D253FE7BE493E953D4E3E3C3EC4BCBA3ED73EE83DF7BDBE3EBF3E6ABE85BD883E173E01BE8A3ECC3EBE3E993E293EF13E753ECFBD9A3DD6BEE4BD053F113E91BE08BFA8BDBB3C763D30BDBC3D553D9B3EEA3E3CBE5C3D843DB13DBEBC293EEF3DF73E1B3F533EBA3B64BEFCBE34BA1A3EA03E753D103E24BFAD3C5D3E60BE6F3E873EA63B553C73BE7CBE9C3E3DBE34BE6F3E2E3E32BEEDBEFABE4DBE903DB7BE6DBE3ABE673E3C3EEDBEA13CD5BC5D3E913DB2BD37BC883D97BE83BE5EBE1F3D203E4BBED6BE2C3E023E54BE65BD30BD953ED9BD863B5D3CFFBE37BDDBBE123D333E5B3E6C3DD63E57BE403C643E853D893EB93E89BE923EC8BEC53D4E3E5F3CFDBE763E4A3EF7BD81BE883E8DBEFDBEA7BEAC3D6F3EC23D9A3D533D0ABF40BE373E9EBD95BE053D0FBFCEBEDABEE93DA03EBFBDCB3D78BD0B3E623ECFBE663E94BEC03E81BE9D3DF33D013E42BD48BDA6BE053EC3BECEBDDEBD43BE3D3E7BBE873D71BE8D3E27BD2EBEE9BCA83C82BE81BDB1BD4C3EA3BEE6BCFFBCCA3D68BDB53E75BE423DE93EF23E503E1B3DF13C19BEE13E643E9DBED1BE953E893E1B3EF4BD1E3E063EAC3D86BE9E3E9B3E843E86BEE93E11BE75BE46BE543E8D3E283E9D3E933EA5BDEDBD703EC2BE51BDFFBE4BBD6CBE893D943E8A3EF0BC873E63BED63C02BF203FB5BE9EBD1ABD463E943DCF3AAE3EC43E483C57BCE53E8BBC24BE39BEA1BE713DD73E4EBE503D92BEA1BD733DDBBEBBBE8E3E18BE843DFEBE943E973D963EEC3D913E813EB5BE823EE1BD82BEC13D3FBEB13DE5BE10BD2B3EEFBD8ABE8BBE843E7C3E5EBECA3DCC3CB03D003FDDBDB2BD21BF1CBE1F3D8A3D093E8EBED1BCC4BECBBD70BEB7BE68BE943E8F3E77BE34BEF0BDA13EF53E8D3D893E54BDAB3D01BF0B3EC6BEC33DA6BD6C3EA43E07BEF8BECEBE9B3EC9BE6B3DDCBC293D99BE3D3E5ABE79BE323E2DBEDD3EC03D87BD72BEF8BCD83EACBD993D243EDF3EAABEDCBD013F0ABECB3D97BE25BD",
      torch_tensor_32_torch.bfloat16_1: "0x02000000883F483F873FFE3E383F8E3F9E3F603E723F863F293F633F933F033FC93F943E0C3FCF3F653FA23FAC3FCC3F7E3F9E3FAC3F363F843F493F8C3F363FA03F813F",
      torch_tensor_64_16_torch.bfloat16: "0x02000000BD3EC9BCBFBB583E0DBDC53E9F3E89BE91BE63BEC03D4C3D0BBFC93E53BE89BC823DBE3EE0BC773DC6BE2DBE903E123FA5BE12BF1D3E0FBE2B3D513D72BDA33D243E6CBD6E3E60BE5E3E9BBDEBBDDFBE8ABE8DBD323E983E273EAA3D20BD02BD523E0E3E36BE25BEEABD9F3E18BD8EBE593EA8BDC53CC03EF23B633E24BE6B3DC63D0EBFC5BD7BBEFEBD35BDACBECD3E2F3E143E8DBC02BE413E4BBEC2BDE63EAFBE513E1C3D583EB0BD123EAFBDF2BEA5BEE43E7B3C82BEC5BBB4BEA03EB53A0ABE753E3D3FDDBE173E33BEAFBE7C3EE43D86BED83E0A3E5BBC3A3EAD3E79BD7BBC65BE7CBE173EA03D3E3E98BEC4BE7EBD6BBDE43ED53B48BE9A3EC53DBD3DDCBD5DBCEFBD5ABEC4BD5DBD783E46BED03E3F3EBB3E59BED4BDA4BD85BD4C3EFC3E2E3E1B3DD03C753E52BE01BFC8BE923E87BDA23DAC3D7C3D273DD3BD9F3E43BE17BE20BE543E1B3E9F3ED73D96BE3F3E12BD19BE4FBE473D87BE083E7BBE363EB0BC54BE9ABEBC3EF6BEEA3D4F3E4DBE0FBDA83DDFBD093FE8B8743EA5BE9CBE463E743E38BC3DBF7CBD9D3EBB3E053ED4BE9D3E03BE0CBEA93EFF3DDA3EF33D8E3EDCBD9B3E7DBDAD3D833D0A3E59BEA6BE493ED0BE1D3DBA3E5BBE3E3D09BD68BD17BCF3BEA53EA6BC91BE053B17BE0ABE5CBEAC3E2CBF403E413E983D0BBD483E273E423E6EBE2C3D7F3DD2BE363ECFBE60BEB6BE84BCD0BDA13DC2BED5BE083EDD3E223E1D3DAA3CBE3EB43EA1BDD93D663EE33B863CA43DB43D0DBD463E01BE2C3D483E8DBDC63C123E9DBD7EBEA1BE56BDA2BE9BBE85BDF73D3DBD653EA43EBFBC8FBE08BD3ABE5A3D353E3B3E1DBEC5BD043E86BD953D22BF9DBED4BD633EAC3E363E393D03BEA9BCC43D2E3EECBE913D9D3DCA3E3FBEAF3D763D603E79BE8A3E84BC053FF83ECA3C8CBE92BD48BE123E51BE9E3E843D013E8ABD4ABE013EB23EC33EEEBC3D3EC2BD71BE2EBF2B3F113DDC3D1D3E2D3ECCBE05BEDC3DF93E10BEC4BCA5BEA5BE133F4DBE58BEFBBDD7BC81BD033E8ABEB4BDBFBE88BDC5BE893EC8BD9B3EE43DFEBE0E3E6BBD4DBEB53EC53C883D05BFE63DE4BD5BBD813E293EEABE5C3CEFBE8EBEB9BDC13D5E3E043EC93DA33D243FD23EA13EEEBD6C3E563ECFBE05BFABBEB0BE9BBE73BDBDBEB2BD2E3F3BBE8BBE40BC9ABE5E3E9CBC9A3D263FB53E89BE99BD44BBDF3ECBBEC9BE5E3D683DD93E3B3D03BEE63DD53EE03D82BDB23E59BE22BDBFBD6DBE243ED0BE8ABCF13C72BC4EBEB13DE63DBD3EB8BD843E30BE573E5FBDF33D03BEA93D72BE08BF04BCF43E983D11BFABBD6CBE5A3D9A3D673DD0BD203E483CB03D0B3ED3BD0CBFF83E8BBE263E8FBE113EF3BB88BCA3BC953E0BBDA5BD73BE2EBD503E9E3D583ECE3EDB3E1D3FE33D9CBADEBC3C3E8B3CA6BE9CBCBF3E4C3D04BED4BE333EBCBD3C3EB93E31BE8DBEECBD3C3E99BCC83EE6BED43C843EA0BD80BE1D3E083D88BCCD3D253EC93E74BC5B3EE0BE023E9FBD5F3E2C3B8EBD18BF0DBF5A3E293E633D97BCCBBEC73C3CBE5BBEA3BE533DC7BD3A3D88BE32BE963CC63E8D3E0C3E763EB6BEB93E3A3ED03E873E773EF5BD123E053E823E87BD1A3ED43D243E18BE85BE1EBD8F3D313DB6BD983DBBBCD23D25BD2B3EAEBEA43EC8BD81BE2CBE973E323C79BE113E02BD313E923D76BE823E3C3D843EB23EF3BD25BDBEBB213B93BE01BFE7BD943DC13D4E3D3E3E9E3E05BE713E79BD67BEBBBEACBDCD3DA4BC833ED5BC143E82BE96BE013E903E9ABE4E3FA93EEABD353E95BEE2BEABBD2BBEF33E6D3EEB3E2DBD16BF27BE853EDA3DD3BE85BE893E5DBED03E433EED3DA63EB8BDDEBDAF3D7DBEF4BD3D3D183E373DC83E883CB13E21BE9DBE973D21BD31BE893E883C0ABF57BE95BD24BC253D903EA4BE163DF4BE70BE853ED8BEEEBDFB3D15BEC3BEA33EC63C143F9ABE9FBC69BDE13D033DAABEB8BE183F463D80BEE8BD20BD9B3E13BEF1BC873EAFBE833E0E3EC0BDAABEBBBEEDBE9EBD463E91BE8ABB20BEDB3D873E5B3E7B3DA13D95BDA83E8B3DB6BEA23C05BF553E423E303E143E853EBFBE3F3DA43E7BBE0D3E61BD41BDC23E023F533E343E4ABEE2BEB53D8DBE183EA5BE0BBE09BDE33CE53DC3BEC239AE3D83BD0D3CF0BDA73DBE3CB63D29BD8BBE263E0A3E993EA33EE63DACBDD7BD73BBDE3D67BCE33D7A3E8B3DED3C1D3D013D3FBE3B3CD1BDBEBD5F3E843E83BED23D44BEAFBE43BD1CBE3B3E17BE333E33BEF73D243E4F3D22BE283E04BFE23E1DBE5D3E3BBECABEC83EAEBDF73C80BE3CBC50BC16BE033FA53D9A3DE8BD4FBC1A3E933E02BFA3BE953D91BB09BE15BDF0BE77BD403EA23D2BBDDB3D8CBE9E3E293D393E3D3E37BD4FBEF1BCE23EF13C3DBB9D3D453EAD3C7FBD66BD83BE6EBDB0BEECBC0DBE393D52BE8C3E90BD813E843E523C063F803E38BE2C3D77BD86BE813ED43E893D4DBE083E6ABEA3BEE6BC04BE86BD6FBC6D3EB0BE4A3EF3BE733E2A3E42BE843C8A3EA23E4EBEEFBD34BED23DB8BE803DBFBE87BC35BE34BE893EE5BE80BD8C3C5F3EAC3EFA3C433E6DBC953E2B3EA13D2CBE80BEC73E9ABE50BED9BDA23E3A3ED6BE983DBEBEEFBEBE3EDF3C153D4B3E28BEF03D4ABD3D3E863EF43D1ABE863DBE3DAE3C18BD933E2BBFFFBCAABCC1BE223E9FBEC63E54BEC1BD3DBE6ABE723E87BD103F96BD643DF6BE68BE30BE003F4BBEC3BD113EEEBD29BCC1BEA43D6FBDE03DA2BEDABDE23CA53E103D3ABE27BEA8BDF2BD183D543EC1BC34BEB63CBC3EC53D8C3E73BE733D713E58BE313D7E3DBF3E963DB53E5D3BD03DD53D05BE30BD15BF7E3E953E0ABE66BDDD3DC8BEFC3D703EBFBEFABDEBBD793EF6BDB43DA8BDF5BE843E17BEA6BD3CBE1A3E9C3E403D3FBE73BEAABE",
      torch_tensor_32_torch.bfloat16: "0x02000000463F433F713F393F923FAD3F133F7C3F543F893F283FAC3F233F913F833FAC3FA93F463F903F933FBA3E273FA83F7C3F913F323F983FA13F763F9A3FA43F943F",
      torch_tensor_128_16_torch.bfloat16: "0x020000000D3DB8BC3FBC473C8FBD8F3E7ABEE2BC753E013FD03D5EBEDC3E303EAEBE683E063E1BBE63BCAC3E813ED8BE55BE8E3EADBDC8BEDBBE0CBFD9BC353E633E71BEB7BEBABE0B3E01BE4EBD32BE9E3DAF3E0EBFB23E1C3C653E20BFF5BD2ABE273ECFBCBC3D323ECF3E0F3F44BD103E4F3D303FDF3E483EE0BEE9BE4D3E3FBEFC3E123FA13ED6BB8BBE773ED3BD7A3EA6BD303E4B3EDE3EA8BCF33E863D773D0E3DA0BE14BF31BD393EA83D4FBE28BD8CBE8BBDB1BD603E0F3EC1BE9CBEE63D583D16BE6D3E183B22BC5FBB07BE403E69BE76BEFE3D1C3E9DBE12BF473D66BE1CBE50BE98BE2FBC22BEA8BED6BC343D263EA9BDE2BD8C3C973E29BE5E3E1B3CE0BDD03ED43CA6BE603DE0BD0E3E29BED43D5ABE143DBBBC6DBEC639BD3DA0BEB0BEABBD0ABD1F3DB0BE803EBB3D50BEC23D153EB73DA4BB7F3B9A3D703E83BCEB3D683D23BF26BE823E0DBFB1BE873C613E013E6B3EC6BE2CBE7FBEA63D87BEB23E4FBE603E123EC73E6B3C153EB43DABBDD9BD8CBE343EDC3CDC3D02BE5F3E6F3E14BECEBD57BD543E07BE26BE1E3EB0BDA63DA3BEF2BDAB3D573DA1BC003F773E7A3D15BE42BEB2BDF13CB13D97BDE23C223DD1BC69BEC0BD1C3FDD3C913C803EC0BEC5BD413D84BE303E88BE1D3FBFBE873E823CA73EA13E04BF5DBE2CBE31BE90BE4ABEACBEEA3EBE3D63BE5CBE81BBE4BD7EBC853E723E96BDB7BEC93D833EF13B93BE073E523EA93D75BE6EBCC43EF63EA0BD993E34BCCD3D75BD4F3E7CBE003FE13ECFBE1ABE48BE85BDA7BD313E0C3F02BF9DBE283E9D3C1C3F2C3EF43EE93D26BE09BD713E0BBC853CAD3C733C1CBEAA3B06BFDD3DF4BD993E9CBDBDBEA53DA73DF4BD813D02BFB23D043FAEBE6F3EDD3D253E053DF9BD353E883EEA3E493E973E8EBD1DBE1A3EA0BE4D3D4C3E05BED4BE33BE103EF9BCAF3D81BE98BE28BE3FBD72BE623E073FD1BE843EBB3E943DD6BE84BC36BCF5BDE73D23BED4BD513FB9BE693E8E3E40BE0B3E143E6CBE943EC0BE99BE44BD19BEFB3DC7BE48BEA03ED1BA713EB23DCBBD00BE33BE41BE13BE9FBC3D3D3EBD903EEB3C89BEB9BE03BD7E3E433D5CBE57BE5E3D493E833B99BC203E46BE85BD363EEE3BB23D11BFAD3E543D9DBDE23EDBBC003E06BEBA3DD2BEFCBE89BE993E5ABE70BE143F38BE17BD633D303E823E333E18BE22BD363FDB3E3D3DDE3EFE3DE3BD9E3EF7BE1A3EBFBE573EC53EC13DA7BE413EAA3DC1BE543E10BED63E133E29BE793E2A3C013E193D163D7C3EC43EA13EA4BCE53BE2BE033E793E013FE83C88BD133E9CBD9C3D29BD543E1D3DCCBE8BBED43EC13EC9BEB73DD3BE343C5BBE7FBDF6BE8C3EBDBD9E3E393E853E01BEA63E07BE09BE27BFC93E4ABEA43D7FBE57BDD7BDB5BD013E5E3E433E56BEF9BCDBBE6EBED83D87BE953DCABE0F3E2ABE6D3D183F6B3E563DCEBCB7BEA93ED93DAE3D303E943C52BE49BD153E333EFBBD21BE1CBD1FBC9BBDE43EFB3DA63E09BE043E8ABD1ABE9BBEA33DE6BC833EDDBE47BE8ABC9CBE863D19BE203E343E033EA3BEE43DBDBE883EAEBD5CBE993EC43D88BE81BED9B9A83CC63ED1BE92BE02BF84BE3C3EBBBD03BB9FBEBD3DB53D88BD2A3D0DBE4EBBC6BD923D0CBF48BE4FBEBB3CEE3E6BBE28BD53BE293E00BE8D3D43BE253E963C2CBEDC3E803EFA3D47BEF7BBE53DF93E67BE0FBD6B3E86BD32BE953C833EA13E76BE05BE2A3E373C153E2E3F5D3CF9BD33BD723DEABE063E79BD583C3BBDBEBEA0BE54BE78BEC0BD12BD933E25BEB3BEF7BE783E9B3EBDBEB93D36BD91BDBCBCFFBC993D81BE98BEB13D4D3EBEBD1A3DD6BE6ABE18BE8CBEBD3E1F3D793E2F3E24BEC3BEB5BEAD3D9FBEE1BE9FBD4B3E073E8BBD3ABE4ABE2BBE69BE923E81BE0ABD33BEE1BCC5BEC1BC273F343D99BECDBD6DBD953D283DAD3E323EC4BED93D70BE41BEA7BD823E90BE8ABE06BE99BCC0BE8B3D743ED4BEA7BD143F11BEF03D313D27BF3ABEE33D3DBDC7BCD3BD3FBD9ABE603C2E3E063E883E073E18BE1EBE9F3D453E663EF4BDAE3B00BD913EA93C0E3EF93DE73DABBE02BF9EBD893ED2BEA0BE07BE1A3D8DBE783E5BBEA1BEECBDDFBD1B3EC3BDA9BD4CBE48BE8F3E613CCFBE7D3EA1BC973E4C3E31BE72BE593E333EADBDC43EEABDAEBEA13D7FBEACBD1C3E3ABEA03D703E083DD0BE133E923DE5BD573D35BEF0BCA03ED13D153ECABEEF3E3DBE5FBEC3BE0CBEBEBEB1BEACBEFBBB683E3D3EA13E16BD893D453DD9BDABBEB8BD83BED7BCAEBEB2BE23BEA5BECA3E493E873E4B3EDD3E0FBF13BEDCBC86BE273E6CBD333D643DF9BDAF3E8EBEA83DF03E7ABE3C3E03BE1BBEE4BEB53DFFBE8F3E0F3F93BD143C50BE073D7C3EE83DF6BDA1BE273ED73DA63E5E3E7E3E0D3C18BE21BE9E3CEC3EA5BDF13D81BEB0BE143E4FBE15BE96BEFB3E663EA7BE1BBEE6BD973E863DB7BC10BCF0BE1C3E02BE7D3D2CBE21BE52BCAEBEA3BE933DA7BE35BE483E7C3E87BEEF3EC13E47BEE03DAC3CC5BE05BE82BE1DBDA4BE773E02BDF3BC943D08BD023FEE3D08BE053D6FBE383FD63D41BDD5BD73BE35BE67BD753EC03D47BE32BE433E07BE733D663E52BD303E263E8A3ECABDB8BE44BD4A3E3C3E69BECDBE18BFC7BE713E2FBB84BDD43D283DB9BE6ABE2B3E16BD743C69BCA33D1EBE923DBEBEA13DA1BE74BE153D8E3C0C3E33BF33BD83BE1FBED2BE83BE613DD63D4ABE1BBE01BD403E4C3EAF3D86BE7F3E373E35BE363E4CBE0C3C73BD6E3E8EBEDE3DA6BE9BBDA2BE8BBE52BE103E533E573E6E3BC1BE133D13BC59BEC73E7BBDD4BE3D3E85BEA6BE6CBEEB3D22BF8BBEC5BE8DBE903E84BEF23DCC3E69BE873D963EBDBD143EB43E49BE843E723D29BE32BCC73EC13E51BD0B3E013A6EBDDE3D583E853E99BE14BD1D3F9DBD8C3C3D3D423EB0BE8D3E1FBCAA3DB53CCC3D363DBF3E443D8F3E033E1F3EB03E2D3E38BEAEBE8DBE55BEF13E33BE94BE96BD003F113F153EB6BDE33C35BE02BE853E9CBEB83E173D56BE4F3D083CAF3EEA3D1DBE13BD17BCA5BE74BE86BD4A3C8B3EBB3C22BD76BC87BE28BC683D6B3EF7BDBBBD0BBF53BE1E3F8E3E5ABE1A3FB0BE533E08BFE03E3FBEC5BECC3E9DBE2ABE05BF9ABEAA3DD7BD9ABDC2BD9ABE12BE98BE7E3C4FBEBABE8E3EC8BD0B3E99BE7EBE00BC723E5EBBF83D6E3DCDBC893E173E2CBE45BD133E3E3D8FBD19BE793E63BEA83D5FBE88BEEDBEBF3E4BBD2B3F603DB5BDFE3E36BD9D3E983EB8BDF33C7CBEDD3AFA3C6D3E7D3EBABDF83DEE3DD83E8E3D48BE50BE5EBCA43EA03EF4BD323CDABDCF3E9FBE9F3C523EC23E533E5D3E473E8DBEAABE3B3D5FBDB4BE5A3A493EB5BE7D3E2D3EE1BC1BBB41BEDABDB23EBBBD82BE01BECCBE013D3D3EFF3B1E3E393EF13EB3BECABE4C3D703DDA3EACBD083E47BE3A3E513EE03C073D22BD703EE53C0FBCF03D07BEEA3D593DB43EAD3D12BE9ABD583E083D67BE343ECB3EBA3E02BF483EC83E943E883EBCBCA5BC08BF9B3EE4BE0D3DBFBD403FF43C9CBE943E8FBE443E8DBEC43E9CBDB23E03BE243E0FBE653E6DBE05BE0C3E3E3E8BBD723DB1BE7ABC073E3DBCDF3EF63D38BD1D3E883E45BEBFBC9DBEFF3EDE3E993CCBBC663E20BE853DF2BE663DC83D2FBE693E03BDE3BDA63B44BD2CBDC2BD0F3DDFBB85BE98BE13BE4D3EF93C03BE37BDB4BD7C3CFABE433ECDBE48BC36BEE9BCCBBA15BF743EE5BE143E1DBE99BEA13C223D7A3E0A3D0A3D8EBE6C3D17BE83BD613E363D9C3C0ABD36BF38BECBBD8CBD543EC43D9EBCD73EA73E243DA33ED2BE863D06BEE1BD043E1D3E8F3EA33E1ABE10BE023F653DAF3D08BDBABD81BE833C14BE343FE3BD593EFE3DEBBD523E413E6CBE8BBE5E3E52BECC3E1DBE2FBEE93DBCBE6A3E51BEBABEA8BE2ABCC63D9C3C8E3EDB3D733ECA3D243EF33E82BE023D0EBE7EBD4F3EEA3E03BEDABE843E8DBE9DBD17BD613ED93E7F3D1ABFBA3E853E96BE973EE93DB5BE423B1BBDB0BE59B9CABEB83DABBE06BE39BDACBE71BD17BE08BE5EBEEABEB73EA2BE67BEEF3EF5BD2FBECA3DDC3B433E0B3C14BDE9BDFDBD98BE3A3D1F3E99BDFDBDB53D70BE64BEDCBD703C983DF6BDD73D4C3E5D3D74BE96BD2BBED63E9A3E44BD3A3EB43DEC3DE63D6D3B81BE08BE743E31BE9EBE62BCA5BE4B3CC8BE96BE35BEBFBED33D33BF8DBDB5BEB4BEB63CCABDCABC12BE8BBEAF3E183FE4BDBFBD5ABE24BEB8BE653DC0BEEDBDCE3D6E3CE4BE983CBD3E593D5C3EEEBDE6BE12BE32BEADBD7FBE493E573E00BE1CBFE43DD1BD56BEAD3ED2BE423E8ABD09BECA3DB93E823E8ABE0E3CF03D263DBEBE64BE08BEB43DA33E86BE0ABF033D3BBE6DBE10BEB73DDF3DE43D5A3E053E40BECABE973DA43DBCBDB5BEBD3EDEBDACBD7EBE00BE99BEBDBD053F59BC003EBCBE7A3EA5BC82BE66BE0ABDBC3D0DBE3FBD31BEB73B663EEA3D783E053FC9BD41BE23BE3DBE473CB6BE2CBE423EF33E47BEF33DEB3E0A3E143F77BE813D8A3EA4BE813EAA3E553E813E97BD6E3E443E243D6438173BB43EB13D9B3E263E87BEF23C943E90BE2BBE363DD8BE4CBE5B3E5E3E33BE86BE703D1DBC0ABE48BDBCBA883E3DBEB1BEAD3DA4BDADBED2BE403DBC3E1FBD7BBE24BD4FBDDDBE783EBC3E65BE8D3E09BE98BD8D3D743E7C3D183DA2BE6ABD9FBEA23E57BDFD3BC33E57BE953D803E683EA6BE763ECDBE3D3E9F3E293C213E50BEC53DC8BE7F3DB3BCA4BD893EE9BD8C3EB9BE953E92BEDDBE86BE37BEA23EDF3EC3BEFA3E3DBE173D953D153D383ED53CA6BE403E883C79BBAE3D0EBE543E3B3DF73D6ABE9ABE763EABBEAFBE583E81BE24BEE63D04BE473EFD3DC23E9FBEED3E9F3E483E2C3EA73EABBE613D0C3EDABDACBC6D3E0DBC8A3DC83E8DBDADBE5ABEB7BDA33D203F22BE4A3E023E0B3D983D983E203F0D3C313F3CBEAA3DFBBD343E86BE7D3EB1BEBCBEA6BD8ABE2DBEB7BDBF3D4EBE87BE803DEB3EF13E20BDB33D38BD12BE31BD343EC13E363DF1BEF63E073FB63E82BE8F3EDFBDA7BE763D183FA23E85BE083E6F3EAE3E9DBDF9BE353DBCBD87BE0D3F093E233E67BE223DB63EB9BE693EDABE10BEEBBD83BD8F3D123C1EBE83BD06BF99BE15BEA13DB0BE2BBE8D3C853EDD3D123F6CBE71BE49BEDD3D4B3D73BED63EED3D61BE453C8DBEF6BD4DBE27BE493E8FBE0BBE963D48BEAF3D113ED4BE19BEEC3E05BF3B3EC23C453E0A3E13BC043E97BD20BFAEBD9EBC4A3EFFBE8F3D373EC7BD72BCCD3EC63DE53EABBE72BC09BFE6BCB5BDAA3ED3BC4EBE233E14BE65BDCB3DC2BCEFBD91BEAA3E6B3E4BBE8EBDD6BE513E75BE003CFA3CAFBE36BFD63EABBDE9BD703DCA3D843E37BD103C8DBEFDBD03BD98BC583E163F0A3DFF3DFF3BD0BDED3BCFBE4D3E4E3E323E823CC8BE7B3DD03E0E3ECA3D24BD6A3E38BE15BE1DBE9E3DEDBE2EBE663D2A3D253EECBDD13E7D3E66BED03DE7BEAA3E9D3DA0BE73BD133EC63E753EE53E2C3FF1BDDBBE443EBABCDF3DC3BEE2BCC3BE2EBEB63CFF3C4BBE363EE4BC02BE8DBCBD3AD2BEA1BE543EA53D03BE7A3EA8BED53D5FBE30BE92BECBBD893E42BCE23EFBBE813E17BFBB3E04BF4EBE973E4A3E38BD623E043D083FDA3D043E93BEFABE70BE35BEED3D983E9DBE563E10BEF6BDCF3ED03E24BEEFBE203E45BE24BE113E2DBE2FBDCF3EF13D723EE33E463D813E5FBFF7BB17BE5FBDCBBEA9BE2ABE79BEC0BDA9BE19BFD43DBEBD923EAE3E5EBE98BCB23EA3BDC9BE87BEC4BD4A3D303EC5BD9FBE2A3EB0BEAD3D023E52BE863E213D88BE",
      torch_tensor_16_torch.bfloat16: "0x020000004D3FB93F963F933F5E3FC03F6B3FAF3FA43F953F953F9C3FA03F1F3F8A3FC93F",
      torch_tensor_16_torch.float32: "0x040000000000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"
    }
  }
#-}
