#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map9 = affine_map<(d0) -> (d0)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x16xbf16>, tensor<2x5xi64>, tensor<2x1x5x11xbf16>, tensor<5xi64>, tensor<2x1x11x24xbf16>, tensor<2x1x11x8xbf16>) -> (tensor<2x5x16xbf16>, tensor<2x1x11x24xbf16>, tensor<2x1x11x8xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x16xbf16>, %arg1: tensor<2x5xi64>, %arg2: tensor<2x1x5x11xbf16>, %arg3: tensor<5xi64>, %arg4: tensor<2x1x11x24xbf16>, %arg5: tensor<2x1x11x8xbf16>):
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
    %10 = "arith.constant"() <{value = 1.400000e+00 : f64}> : () -> f64
    %11 = "arith.constant"() <{value = dense_resource<torch_tensor_16_32_torch.bfloat16> : tensor<16x32xbf16>}> : () -> tensor<16x32xbf16>
    %12 = "arith.constant"() <{value = 0.20412414523193151 : f64}> : () -> f64
    %13 = "arith.constant"() <{value = dense_resource<torch_tensor_64_24_torch.bfloat16> : tensor<64x24xbf16>}> : () -> tensor<64x24xbf16>
    %14 = "arith.constant"() <{value = dense_resource<torch_tensor_24_torch.bfloat16> : tensor<24xbf16>}> : () -> tensor<24xbf16>
    %15 = "arith.constant"() <{value = dense_resource<torch_tensor_32_16_torch.bfloat16> : tensor<32x16xbf16>}> : () -> tensor<32x16xbf16>
    %16 = "arith.constant"() <{value = dense_resource<torch_tensor_48_8_torch.bfloat16> : tensor<48x8xbf16>}> : () -> tensor<48x8xbf16>
    %17 = "arith.constant"() <{value = dense_resource<torch_tensor_8_torch.bfloat16> : tensor<8xbf16>}> : () -> tensor<8xbf16>
    %18 = "arith.constant"() <{value = 9.9999999999999995E-7 : f64}> : () -> f64
    %19 = "arith.constant"() <{value = dense_resource<torch_tensor_8_16_torch.bfloat16> : tensor<8x16xbf16>}> : () -> tensor<8x16xbf16>
    %20 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %21 = "arith.constant"() <{value = 1.000000e-05 : f64}> : () -> f64
    %22 = "arith.constant"() <{value = dense_resource<torch_tensor_4_torch.float32> : tensor<4xf32>}> : () -> tensor<4xf32>
    %23 = "arith.constant"() <{value = 1.600000e+01 : f32}> : () -> f32
    %24 = "arith.constant"() <{value = 8.000000e+00 : f32}> : () -> f32
    %25 = "arith.constant"() <{value = 2.400000e+01 : f32}> : () -> f32
    %26 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 5, 1>}> : (tensor<2x5xi64>) -> tensor<2x5x1xi64>
    %27 = "tensor.empty"() : () -> tensor<2x5x1xf32>
    %28 = "linalg.generic"(%26, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg305: i64, %arg306: f32):
      %422 = "arith.sitofp"(%arg305) : (i64) -> f32
      "linalg.yield"(%422) : (f32) -> ()
    }) : (tensor<2x5x1xi64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %29 = "tensor.empty"() : () -> tensor<2x5x4xf32>
    %30 = "linalg.generic"(%28, %22, %29) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg302: f32, %arg303: f32, %arg304: f32):
      %421 = "arith.mulf"(%arg302, %arg303) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%421) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %31 = "tensor.concat"(%30, %30) <{dim = 2 : i64}> : (tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x8xf32>
    %32 = "tensor.empty"() : () -> tensor<2x5x8xf32>
    %33 = "linalg.generic"(%31, %32) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg300: f32, %arg301: f32):
      %420 = "math.cos"(%arg300) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%420) : (f32) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %34 = "linalg.generic"(%31, %32) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg298: f32, %arg299: f32):
      %419 = "math.sin"(%arg298) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%419) : (f32) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %35 = "tensor.empty"() : () -> tensor<2x5x8xbf16>
    %36 = "linalg.generic"(%33, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg296: f32, %arg297: bf16):
      %418 = "arith.truncf"(%arg296) : (f32) -> bf16
      "linalg.yield"(%418) : (bf16) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %37 = "linalg.generic"(%34, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg294: f32, %arg295: bf16):
      %417 = "arith.truncf"(%arg294) : (f32) -> bf16
      "linalg.yield"(%417) : (bf16) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %38 = "tensor.empty"() : () -> tensor<2x5x16xf32>
    %39 = "linalg.generic"(%arg0, %38) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg292: bf16, %arg293: f32):
      %416 = "arith.extf"(%arg292) : (bf16) -> f32
      "linalg.yield"(%416) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %40 = "linalg.generic"(%39, %38) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg290: f32, %arg291: f32):
      %415 = "math.fpowi"(%arg290, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%415) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %41 = "linalg.fill"(%2, %27) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg288: f32, %arg289: f32):
      "linalg.yield"(%arg288) : (f32) -> ()
    }) : (f32, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %42 = "linalg.generic"(%40, %41) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg286: f32, %arg287: f32):
      %414 = "arith.addf"(%arg286, %arg287) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%414) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %43 = "linalg.generic"(%42, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg284: f32, %arg285: f32):
      %413 = "arith.divf"(%arg284, %23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%413) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %44 = "linalg.generic"(%43, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg282: f32, %arg283: f32):
      %411 = "arith.truncf"(%21) : (f64) -> f32
      %412 = "arith.addf"(%arg282, %411) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%412) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %45 = "linalg.generic"(%44, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg280: f32, %arg281: f32):
      %410 = "math.rsqrt"(%arg280) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%410) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %46 = "linalg.generic"(%39, %45, %38) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg277: f32, %arg278: f32, %arg279: f32):
      %409 = "arith.mulf"(%arg277, %arg278) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%409) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %47 = "tensor.empty"() : () -> tensor<2x5x16xbf16>
    %48 = "linalg.generic"(%46, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg275: f32, %arg276: bf16):
      %408 = "arith.truncf"(%arg275) : (f32) -> bf16
      "linalg.yield"(%408) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %49 = "linalg.generic"(%20, %48, %47) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg272: bf16, %arg273: bf16, %arg274: bf16):
      %407 = "arith.mulf"(%arg272, %arg273) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%407) : (bf16) -> ()
    }) : (tensor<16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %50 = "tensor.empty"() : () -> tensor<16x8xbf16>
    %51 = "linalg.transpose"(%19, %50) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg270: bf16, %arg271: bf16):
      "linalg.yield"(%arg270) : (bf16) -> ()
    }) : (tensor<8x16xbf16>, tensor<16x8xbf16>) -> tensor<16x8xbf16>
    %52 = "tensor.collapse_shape"(%49) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %53 = "tensor.empty"() : () -> tensor<10x8xf32>
    %54 = "linalg.fill"(%2, %53) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg268: f32, %arg269: f32):
      "linalg.yield"(%arg268) : (f32) -> ()
    }) : (f32, tensor<10x8xf32>) -> tensor<10x8xf32>
    %55 = "linalg.matmul"(%52, %51, %54) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg265: bf16, %arg266: bf16, %arg267: f32):
      %403 = "arith.extf"(%arg265) : (bf16) -> f32
      %404 = "arith.extf"(%arg266) : (bf16) -> f32
      %405 = "arith.mulf"(%403, %404) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %406 = "arith.addf"(%arg267, %405) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%406) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x8xbf16>, tensor<10x8xf32>) -> tensor<10x8xf32>
    %56 = "tensor.empty"() : () -> tensor<10x8xbf16>
    %57 = "linalg.generic"(%55, %56) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg263: f32, %arg264: bf16):
      %402 = "arith.truncf"(%arg263) : (f32) -> bf16
      "linalg.yield"(%402) : (bf16) -> ()
    }) : (tensor<10x8xf32>, tensor<10x8xbf16>) -> tensor<10x8xbf16>
    %58 = "tensor.expand_shape"(%57) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 8>}> : (tensor<10x8xbf16>) -> tensor<2x5x8xbf16>
    %59 = "linalg.generic"(%58, %32) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg261: bf16, %arg262: f32):
      %401 = "arith.extf"(%arg261) : (bf16) -> f32
      "linalg.yield"(%401) : (f32) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %60 = "linalg.generic"(%59, %32) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg259: f32, %arg260: f32):
      %400 = "math.fpowi"(%arg259, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%400) : (f32) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %61 = "linalg.generic"(%60, %41) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg257: f32, %arg258: f32):
      %399 = "arith.addf"(%arg257, %arg258) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%399) : (f32) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %62 = "linalg.generic"(%61, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg255: f32, %arg256: f32):
      %398 = "arith.divf"(%arg255, %24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%398) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %63 = "linalg.generic"(%62, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg253: f32, %arg254: f32):
      %396 = "arith.truncf"(%18) : (f64) -> f32
      %397 = "arith.addf"(%arg253, %396) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%397) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %64 = "linalg.generic"(%63, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg251: f32, %arg252: f32):
      %395 = "math.rsqrt"(%arg251) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%395) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %65 = "linalg.generic"(%59, %64, %32) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg248: f32, %arg249: f32, %arg250: f32):
      %394 = "arith.mulf"(%arg248, %arg249) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%394) : (f32) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x1xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %66 = "linalg.generic"(%65, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg246: f32, %arg247: bf16):
      %393 = "arith.truncf"(%arg246) : (f32) -> bf16
      "linalg.yield"(%393) : (bf16) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %67 = "linalg.generic"(%17, %66, %35) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg243: bf16, %arg244: bf16, %arg245: bf16):
      %392 = "arith.mulf"(%arg243, %arg244) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%392) : (bf16) -> ()
    }) : (tensor<8xbf16>, tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %68 = "tensor.empty"() : () -> tensor<8x48xbf16>
    %69 = "linalg.transpose"(%16, %68) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg241: bf16, %arg242: bf16):
      "linalg.yield"(%arg241) : (bf16) -> ()
    }) : (tensor<48x8xbf16>, tensor<8x48xbf16>) -> tensor<8x48xbf16>
    %70 = "tensor.collapse_shape"(%67) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x8xbf16>) -> tensor<10x8xbf16>
    %71 = "tensor.empty"() : () -> tensor<10x48xf32>
    %72 = "linalg.fill"(%2, %71) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg239: f32, %arg240: f32):
      "linalg.yield"(%arg239) : (f32) -> ()
    }) : (f32, tensor<10x48xf32>) -> tensor<10x48xf32>
    %73 = "linalg.matmul"(%70, %69, %72) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg236: bf16, %arg237: bf16, %arg238: f32):
      %388 = "arith.extf"(%arg236) : (bf16) -> f32
      %389 = "arith.extf"(%arg237) : (bf16) -> f32
      %390 = "arith.mulf"(%388, %389) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %391 = "arith.addf"(%arg238, %390) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%391) : (f32) -> ()
    }) : (tensor<10x8xbf16>, tensor<8x48xbf16>, tensor<10x48xf32>) -> tensor<10x48xf32>
    %74 = "tensor.empty"() : () -> tensor<10x48xbf16>
    %75 = "linalg.generic"(%73, %74) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg234: f32, %arg235: bf16):
      %387 = "arith.truncf"(%arg234) : (f32) -> bf16
      "linalg.yield"(%387) : (bf16) -> ()
    }) : (tensor<10x48xf32>, tensor<10x48xbf16>) -> tensor<10x48xbf16>
    %76 = "tensor.expand_shape"(%75) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 24>}> : (tensor<10x48xbf16>) -> tensor<2x5x2x24xbf16>
    %77 = "tensor.empty"() : () -> tensor<2x2x5x24xbf16>
    %78 = "linalg.transpose"(%76, %77) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg232: bf16, %arg233: bf16):
      "linalg.yield"(%arg232) : (bf16) -> ()
    }) : (tensor<2x5x2x24xbf16>, tensor<2x2x5x24xbf16>) -> tensor<2x2x5x24xbf16>
    %79 = "tensor.extract_slice"(%78) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x24xbf16>) -> tensor<2x2x5x16xbf16>
    %80 = "tensor.extract_slice"(%78) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 2, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x24xbf16>) -> tensor<2x2x5x8xbf16>
    %81 = "tensor.empty"() : () -> tensor<16x32xbf16>
    %82 = "linalg.transpose"(%15, %81) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg230: bf16, %arg231: bf16):
      "linalg.yield"(%arg230) : (bf16) -> ()
    }) : (tensor<32x16xbf16>, tensor<16x32xbf16>) -> tensor<16x32xbf16>
    %83 = "tensor.empty"() : () -> tensor<10x32xf32>
    %84 = "linalg.fill"(%2, %83) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg228: f32, %arg229: f32):
      "linalg.yield"(%arg228) : (f32) -> ()
    }) : (f32, tensor<10x32xf32>) -> tensor<10x32xf32>
    %85 = "linalg.matmul"(%52, %82, %84) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg225: bf16, %arg226: bf16, %arg227: f32):
      %383 = "arith.extf"(%arg225) : (bf16) -> f32
      %384 = "arith.extf"(%arg226) : (bf16) -> f32
      %385 = "arith.mulf"(%383, %384) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %386 = "arith.addf"(%arg227, %385) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%386) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x32xbf16>, tensor<10x32xf32>) -> tensor<10x32xf32>
    %86 = "tensor.empty"() : () -> tensor<10x32xbf16>
    %87 = "linalg.generic"(%85, %86) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg223: f32, %arg224: bf16):
      %382 = "arith.truncf"(%arg223) : (f32) -> bf16
      "linalg.yield"(%382) : (bf16) -> ()
    }) : (tensor<10x32xf32>, tensor<10x32xbf16>) -> tensor<10x32xbf16>
    %88 = "tensor.expand_shape"(%87) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 32>}> : (tensor<10x32xbf16>) -> tensor<2x5x32xbf16>
    %89 = "tensor.extract_slice"(%88) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 2, 5, 24>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x5x32xbf16>) -> tensor<2x5x24xbf16>
    %90 = "tensor.extract_slice"(%88) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 24>, static_sizes = array<i64: 2, 5, 8>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x5x32xbf16>) -> tensor<2x5x8xbf16>
    %91 = "tensor.empty"() : () -> tensor<2x5x24xf32>
    %92 = "linalg.generic"(%89, %91) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg221: bf16, %arg222: f32):
      %381 = "arith.extf"(%arg221) : (bf16) -> f32
      "linalg.yield"(%381) : (f32) -> ()
    }) : (tensor<2x5x24xbf16>, tensor<2x5x24xf32>) -> tensor<2x5x24xf32>
    %93 = "linalg.generic"(%92, %91) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg219: f32, %arg220: f32):
      %380 = "math.fpowi"(%arg219, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%380) : (f32) -> ()
    }) : (tensor<2x5x24xf32>, tensor<2x5x24xf32>) -> tensor<2x5x24xf32>
    %94 = "linalg.generic"(%93, %41) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg217: f32, %arg218: f32):
      %379 = "arith.addf"(%arg217, %arg218) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%379) : (f32) -> ()
    }) : (tensor<2x5x24xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %95 = "linalg.generic"(%94, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg215: f32, %arg216: f32):
      %378 = "arith.divf"(%arg215, %25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%378) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %96 = "linalg.generic"(%95, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg213: f32, %arg214: f32):
      %376 = "arith.truncf"(%18) : (f64) -> f32
      %377 = "arith.addf"(%arg213, %376) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%377) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %97 = "linalg.generic"(%96, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg211: f32, %arg212: f32):
      %375 = "math.rsqrt"(%arg211) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%375) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %98 = "linalg.generic"(%92, %97, %91) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg208: f32, %arg209: f32, %arg210: f32):
      %374 = "arith.mulf"(%arg208, %arg209) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%374) : (f32) -> ()
    }) : (tensor<2x5x24xf32>, tensor<2x5x1xf32>, tensor<2x5x24xf32>) -> tensor<2x5x24xf32>
    %99 = "tensor.empty"() : () -> tensor<2x5x24xbf16>
    %100 = "linalg.generic"(%98, %99) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg206: f32, %arg207: bf16):
      %373 = "arith.truncf"(%arg206) : (f32) -> bf16
      "linalg.yield"(%373) : (bf16) -> ()
    }) : (tensor<2x5x24xf32>, tensor<2x5x24xbf16>) -> tensor<2x5x24xbf16>
    %101 = "linalg.generic"(%14, %100, %99) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg203: bf16, %arg204: bf16, %arg205: bf16):
      %372 = "arith.mulf"(%arg203, %arg204) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%372) : (bf16) -> ()
    }) : (tensor<24xbf16>, tensor<2x5x24xbf16>, tensor<2x5x24xbf16>) -> tensor<2x5x24xbf16>
    %102 = "tensor.expand_shape"(%90) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 8>}> : (tensor<2x5x8xbf16>) -> tensor<2x1x5x8xbf16>
    %103 = "tensor.expand_shape"(%36) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 8>}> : (tensor<2x5x8xbf16>) -> tensor<2x1x5x8xbf16>
    %104 = "tensor.expand_shape"(%37) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 8>}> : (tensor<2x5x8xbf16>) -> tensor<2x1x5x8xbf16>
    %105 = "tensor.empty"() : () -> tensor<2x2x5x8xbf16>
    %106 = "linalg.generic"(%80, %103, %105) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg200: bf16, %arg201: bf16, %arg202: bf16):
      %371 = "arith.mulf"(%arg200, %arg201) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%371) : (bf16) -> ()
    }) : (tensor<2x2x5x8xbf16>, tensor<2x1x5x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xbf16>
    %107 = "tensor.extract_slice"(%80) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x8xbf16>) -> tensor<2x2x5x4xbf16>
    %108 = "tensor.extract_slice"(%80) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 4>, static_sizes = array<i64: 2, 2, 5, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x8xbf16>) -> tensor<2x2x5x4xbf16>
    %109 = "tensor.empty"() : () -> tensor<2x2x5x4xbf16>
    %110 = "linalg.generic"(%108, %109) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg198: bf16, %arg199: bf16):
      %370 = "arith.negf"(%arg198) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%370) : (bf16) -> ()
    }) : (tensor<2x2x5x4xbf16>, tensor<2x2x5x4xbf16>) -> tensor<2x2x5x4xbf16>
    %111 = "tensor.concat"(%110, %107) <{dim = 3 : i64}> : (tensor<2x2x5x4xbf16>, tensor<2x2x5x4xbf16>) -> tensor<2x2x5x8xbf16>
    %112 = "linalg.generic"(%111, %104, %105) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg195: bf16, %arg196: bf16, %arg197: bf16):
      %369 = "arith.mulf"(%arg195, %arg196) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%369) : (bf16) -> ()
    }) : (tensor<2x2x5x8xbf16>, tensor<2x1x5x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xbf16>
    %113 = "linalg.generic"(%106, %112, %105) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg192: bf16, %arg193: bf16, %arg194: bf16):
      %368 = "arith.addf"(%arg192, %arg193) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%368) : (bf16) -> ()
    }) : (tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xbf16>
    %114 = "tensor.empty"() : () -> tensor<2x1x5x8xbf16>
    %115 = "linalg.generic"(%102, %103, %114) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg189: bf16, %arg190: bf16, %arg191: bf16):
      %367 = "arith.mulf"(%arg189, %arg190) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%367) : (bf16) -> ()
    }) : (tensor<2x1x5x8xbf16>, tensor<2x1x5x8xbf16>, tensor<2x1x5x8xbf16>) -> tensor<2x1x5x8xbf16>
    %116 = "tensor.extract_slice"(%102) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 1, 5, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x5x8xbf16>) -> tensor<2x1x5x4xbf16>
    %117 = "tensor.extract_slice"(%102) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 4>, static_sizes = array<i64: 2, 1, 5, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x5x8xbf16>) -> tensor<2x1x5x4xbf16>
    %118 = "tensor.empty"() : () -> tensor<2x1x5x4xbf16>
    %119 = "linalg.generic"(%117, %118) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg187: bf16, %arg188: bf16):
      %366 = "arith.negf"(%arg187) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%366) : (bf16) -> ()
    }) : (tensor<2x1x5x4xbf16>, tensor<2x1x5x4xbf16>) -> tensor<2x1x5x4xbf16>
    %120 = "tensor.concat"(%119, %116) <{dim = 3 : i64}> : (tensor<2x1x5x4xbf16>, tensor<2x1x5x4xbf16>) -> tensor<2x1x5x8xbf16>
    %121 = "linalg.generic"(%120, %104, %114) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg184: bf16, %arg185: bf16, %arg186: bf16):
      %365 = "arith.mulf"(%arg184, %arg185) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%365) : (bf16) -> ()
    }) : (tensor<2x1x5x8xbf16>, tensor<2x1x5x8xbf16>, tensor<2x1x5x8xbf16>) -> tensor<2x1x5x8xbf16>
    %122 = "linalg.generic"(%115, %121, %114) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg181: bf16, %arg182: bf16, %arg183: bf16):
      %364 = "arith.addf"(%arg181, %arg182) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%364) : (bf16) -> ()
    }) : (tensor<2x1x5x8xbf16>, tensor<2x1x5x8xbf16>, tensor<2x1x5x8xbf16>) -> tensor<2x1x5x8xbf16>
    %123 = "tensor.empty"() : () -> tensor<24xi64>
    %124 = "linalg.generic"(%123) <{indexing_maps = [#map9], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg180: i64):
      %362 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %363 = "arith.index_cast"(%362) : (index) -> i64
      "linalg.yield"(%363) : (i64) -> ()
    }) : (tensor<24xi64>) -> tensor<24xi64>
    %125 = "tensor.empty"() : () -> tensor<1xi64>
    %126 = "linalg.generic"(%125) <{indexing_maps = [#map9], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg179: i64):
      "linalg.yield"(%0) : (i64) -> ()
    }) : (tensor<1xi64>) -> tensor<1xi64>
    %127 = "tensor.empty"() : () -> tensor<2xi64>
    %128 = "linalg.generic"(%127) <{indexing_maps = [#map9], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg178: i64):
      %360 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %361 = "arith.index_cast"(%360) : (index) -> i64
      "linalg.yield"(%361) : (i64) -> ()
    }) : (tensor<2xi64>) -> tensor<2xi64>
    %129 = "tensor.empty"() : () -> tensor<2x1x5x24xi64>
    %130 = "tensor.expand_shape"(%128) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 1>}> : (tensor<2xi64>) -> tensor<2x1xi64>
    %131 = "linalg.generic"(%130, %129) <{indexing_maps = [#map10, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg176: i64, %arg177: i64):
      "linalg.yield"(%arg176) : (i64) -> ()
    }) : (tensor<2x1xi64>, tensor<2x1x5x24xi64>) -> tensor<2x1x5x24xi64>
    %132 = "tensor.collapse_shape"(%131) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x24xi64>) -> tensor<240xi64>
    %133 = "linalg.generic"(%126, %129) <{indexing_maps = [#map11, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg174: i64, %arg175: i64):
      "linalg.yield"(%arg174) : (i64) -> ()
    }) : (tensor<1xi64>, tensor<2x1x5x24xi64>) -> tensor<2x1x5x24xi64>
    %134 = "tensor.collapse_shape"(%133) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x24xi64>) -> tensor<240xi64>
    %135 = "linalg.generic"(%arg3, %129) <{indexing_maps = [#map12, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg172: i64, %arg173: i64):
      "linalg.yield"(%arg172) : (i64) -> ()
    }) : (tensor<5xi64>, tensor<2x1x5x24xi64>) -> tensor<2x1x5x24xi64>
    %136 = "tensor.collapse_shape"(%135) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x24xi64>) -> tensor<240xi64>
    %137 = "linalg.generic"(%124, %129) <{indexing_maps = [#map13, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg170: i64, %arg171: i64):
      "linalg.yield"(%arg170) : (i64) -> ()
    }) : (tensor<24xi64>, tensor<2x1x5x24xi64>) -> tensor<2x1x5x24xi64>
    %138 = "tensor.collapse_shape"(%137) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x24xi64>) -> tensor<240xi64>
    %139 = "tensor.expand_shape"(%132) <{reassociation = [[0, 1]], static_output_shape = array<i64: 240, 1>}> : (tensor<240xi64>) -> tensor<240x1xi64>
    %140 = "tensor.expand_shape"(%134) <{reassociation = [[0, 1]], static_output_shape = array<i64: 240, 1>}> : (tensor<240xi64>) -> tensor<240x1xi64>
    %141 = "tensor.expand_shape"(%136) <{reassociation = [[0, 1]], static_output_shape = array<i64: 240, 1>}> : (tensor<240xi64>) -> tensor<240x1xi64>
    %142 = "tensor.expand_shape"(%138) <{reassociation = [[0, 1]], static_output_shape = array<i64: 240, 1>}> : (tensor<240xi64>) -> tensor<240x1xi64>
    %143 = "tensor.concat"(%139, %140, %141, %142) <{dim = 1 : i64}> : (tensor<240x1xi64>, tensor<240x1xi64>, tensor<240x1xi64>, tensor<240x1xi64>) -> tensor<240x4xi64>
    %144 = "tensor.collapse_shape"(%101) <{reassociation = [[0, 1, 2]]}> : (tensor<2x5x24xbf16>) -> tensor<240xbf16>
    %145 = "tensor.expand_shape"(%144) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 240, 1, 1, 1, 1>}> : (tensor<240xbf16>) -> tensor<240x1x1x1x1xbf16>
    %146 = "tm_tensor.scatter"(%145, %143, %arg4) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg168: bf16, %arg169: bf16):
      "tm_tensor.yield"(%arg168) : (bf16) -> ()
    }) : (tensor<240x1x1x1x1xbf16>, tensor<240x4xi64>, tensor<2x1x11x24xbf16>) -> tensor<2x1x11x24xbf16>
    %147 = "tensor.empty"() : () -> tensor<8xi64>
    %148 = "linalg.generic"(%147) <{indexing_maps = [#map9], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg167: i64):
      %358 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %359 = "arith.index_cast"(%358) : (index) -> i64
      "linalg.yield"(%359) : (i64) -> ()
    }) : (tensor<8xi64>) -> tensor<8xi64>
    %149 = "tensor.empty"() : () -> tensor<2x1x5x8xi64>
    %150 = "linalg.generic"(%130, %149) <{indexing_maps = [#map10, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg165: i64, %arg166: i64):
      "linalg.yield"(%arg165) : (i64) -> ()
    }) : (tensor<2x1xi64>, tensor<2x1x5x8xi64>) -> tensor<2x1x5x8xi64>
    %151 = "tensor.collapse_shape"(%150) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x8xi64>) -> tensor<80xi64>
    %152 = "linalg.generic"(%126, %149) <{indexing_maps = [#map11, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg163: i64, %arg164: i64):
      "linalg.yield"(%arg163) : (i64) -> ()
    }) : (tensor<1xi64>, tensor<2x1x5x8xi64>) -> tensor<2x1x5x8xi64>
    %153 = "tensor.collapse_shape"(%152) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x8xi64>) -> tensor<80xi64>
    %154 = "linalg.generic"(%arg3, %149) <{indexing_maps = [#map12, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg161: i64, %arg162: i64):
      "linalg.yield"(%arg161) : (i64) -> ()
    }) : (tensor<5xi64>, tensor<2x1x5x8xi64>) -> tensor<2x1x5x8xi64>
    %155 = "tensor.collapse_shape"(%154) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x8xi64>) -> tensor<80xi64>
    %156 = "linalg.generic"(%148, %149) <{indexing_maps = [#map13, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg159: i64, %arg160: i64):
      "linalg.yield"(%arg159) : (i64) -> ()
    }) : (tensor<8xi64>, tensor<2x1x5x8xi64>) -> tensor<2x1x5x8xi64>
    %157 = "tensor.collapse_shape"(%156) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x8xi64>) -> tensor<80xi64>
    %158 = "tensor.expand_shape"(%151) <{reassociation = [[0, 1]], static_output_shape = array<i64: 80, 1>}> : (tensor<80xi64>) -> tensor<80x1xi64>
    %159 = "tensor.expand_shape"(%153) <{reassociation = [[0, 1]], static_output_shape = array<i64: 80, 1>}> : (tensor<80xi64>) -> tensor<80x1xi64>
    %160 = "tensor.expand_shape"(%155) <{reassociation = [[0, 1]], static_output_shape = array<i64: 80, 1>}> : (tensor<80xi64>) -> tensor<80x1xi64>
    %161 = "tensor.expand_shape"(%157) <{reassociation = [[0, 1]], static_output_shape = array<i64: 80, 1>}> : (tensor<80xi64>) -> tensor<80x1xi64>
    %162 = "tensor.concat"(%158, %159, %160, %161) <{dim = 1 : i64}> : (tensor<80x1xi64>, tensor<80x1xi64>, tensor<80x1xi64>, tensor<80x1xi64>) -> tensor<80x4xi64>
    %163 = "tensor.collapse_shape"(%122) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x8xbf16>) -> tensor<80xbf16>
    %164 = "tensor.expand_shape"(%163) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 80, 1, 1, 1, 1>}> : (tensor<80xbf16>) -> tensor<80x1x1x1x1xbf16>
    %165 = "tm_tensor.scatter"(%164, %162, %arg5) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg157: bf16, %arg158: bf16):
      "tm_tensor.yield"(%arg157) : (bf16) -> ()
    }) : (tensor<80x1x1x1x1xbf16>, tensor<80x4xi64>, tensor<2x1x11x8xbf16>) -> tensor<2x1x11x8xbf16>
    %166 = "tensor.concat"(%79, %113) <{dim = 3 : i64}> : (tensor<2x2x5x16xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x5x24xbf16>
    %167 = "tensor.empty"() : () -> tensor<24x64xbf16>
    %168 = "linalg.transpose"(%13, %167) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg155: bf16, %arg156: bf16):
      "linalg.yield"(%arg155) : (bf16) -> ()
    }) : (tensor<64x24xbf16>, tensor<24x64xbf16>) -> tensor<24x64xbf16>
    %169 = "tensor.collapse_shape"(%146) <{reassociation = [[0, 1, 2], [3]]}> : (tensor<2x1x11x24xbf16>) -> tensor<22x24xbf16>
    %170 = "tensor.empty"() : () -> tensor<22x64xf32>
    %171 = "linalg.fill"(%2, %170) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg153: f32, %arg154: f32):
      "linalg.yield"(%arg153) : (f32) -> ()
    }) : (f32, tensor<22x64xf32>) -> tensor<22x64xf32>
    %172 = "linalg.matmul"(%169, %168, %171) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg150: bf16, %arg151: bf16, %arg152: f32):
      %354 = "arith.extf"(%arg150) : (bf16) -> f32
      %355 = "arith.extf"(%arg151) : (bf16) -> f32
      %356 = "arith.mulf"(%354, %355) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %357 = "arith.addf"(%arg152, %356) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%357) : (f32) -> ()
    }) : (tensor<22x24xbf16>, tensor<24x64xbf16>, tensor<22x64xf32>) -> tensor<22x64xf32>
    %173 = "tensor.empty"() : () -> tensor<22x64xbf16>
    %174 = "linalg.generic"(%172, %173) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg148: f32, %arg149: bf16):
      %353 = "arith.truncf"(%arg148) : (f32) -> bf16
      "linalg.yield"(%353) : (bf16) -> ()
    }) : (tensor<22x64xf32>, tensor<22x64xbf16>) -> tensor<22x64xbf16>
    %175 = "tensor.expand_shape"(%174) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 11, 2, 32>}> : (tensor<22x64xbf16>) -> tensor<2x11x2x32xbf16>
    %176 = "tensor.empty"() : () -> tensor<2x2x11x32xbf16>
    %177 = "linalg.transpose"(%175, %176) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg146: bf16, %arg147: bf16):
      "linalg.yield"(%arg146) : (bf16) -> ()
    }) : (tensor<2x11x2x32xbf16>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %178 = "tensor.extract_slice"(%177) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 11, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x11x32xbf16>) -> tensor<2x2x11x16xbf16>
    %179 = "tensor.extract_slice"(%177) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 2, 11, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x11x32xbf16>) -> tensor<2x2x11x16xbf16>
    %180 = "tensor.empty"() : () -> tensor<2x2x11x8xbf16>
    %181 = "tensor.collapse_shape"(%165) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x1x11x8xbf16>) -> tensor<2x11x8xbf16>
    %182 = "linalg.generic"(%181, %180) <{indexing_maps = [#map14, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg144: bf16, %arg145: bf16):
      "linalg.yield"(%arg144) : (bf16) -> ()
    }) : (tensor<2x11x8xbf16>, tensor<2x2x11x8xbf16>) -> tensor<2x2x11x8xbf16>
    %183 = "tensor.empty"() : () -> tensor<2x2x11x24xbf16>
    %184 = "tensor.insert_slice"(%178, %183) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 11, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x11x16xbf16>, tensor<2x2x11x24xbf16>) -> tensor<2x2x11x24xbf16>
    %185 = "tensor.insert_slice"(%182, %184) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 2, 11, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x11x8xbf16>, tensor<2x2x11x24xbf16>) -> tensor<2x2x11x24xbf16>
    %186 = "tensor.collapse_shape"(%166) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x5x24xbf16>) -> tensor<4x5x24xbf16>
    %187 = "tensor.empty"() : () -> tensor<2x2x24x11xbf16>
    %188 = "linalg.transpose"(%185, %187) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg142: bf16, %arg143: bf16):
      "linalg.yield"(%arg142) : (bf16) -> ()
    }) : (tensor<2x2x11x24xbf16>, tensor<2x2x24x11xbf16>) -> tensor<2x2x24x11xbf16>
    %189 = "tensor.collapse_shape"(%188) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x24x11xbf16>) -> tensor<4x24x11xbf16>
    %190 = "tensor.empty"() : () -> tensor<4x5x11xf32>
    %191 = "linalg.fill"(%2, %190) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg140: f32, %arg141: f32):
      "linalg.yield"(%arg140) : (f32) -> ()
    }) : (f32, tensor<4x5x11xf32>) -> tensor<4x5x11xf32>
    %192 = "linalg.batch_matmul"(%186, %189, %191) <{indexing_maps = [#map15, #map16, #map17], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg137: bf16, %arg138: bf16, %arg139: f32):
      %349 = "arith.extf"(%arg137) : (bf16) -> f32
      %350 = "arith.extf"(%arg138) : (bf16) -> f32
      %351 = "arith.mulf"(%349, %350) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %352 = "arith.addf"(%arg139, %351) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%352) : (f32) -> ()
    }) : (tensor<4x5x24xbf16>, tensor<4x24x11xbf16>, tensor<4x5x11xf32>) -> tensor<4x5x11xf32>
    %193 = "tensor.empty"() : () -> tensor<4x5x11xbf16>
    %194 = "linalg.generic"(%192, %193) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg135: f32, %arg136: bf16):
      %348 = "arith.truncf"(%arg135) : (f32) -> bf16
      "linalg.yield"(%348) : (bf16) -> ()
    }) : (tensor<4x5x11xf32>, tensor<4x5x11xbf16>) -> tensor<4x5x11xbf16>
    %195 = "tensor.expand_shape"(%194) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 2, 5, 11>}> : (tensor<4x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %196 = "tensor.empty"() : () -> tensor<2x2x5x11xbf16>
    %197 = "linalg.generic"(%195, %196) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg133: bf16, %arg134: bf16):
      %346 = "arith.truncf"(%12) : (f64) -> bf16
      %347 = "arith.mulf"(%arg133, %346) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%347) : (bf16) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %198 = "linalg.generic"(%197, %arg2, %196) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg130: bf16, %arg131: bf16, %arg132: bf16):
      %345 = "arith.addf"(%arg130, %arg131) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%345) : (bf16) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x1x5x11xbf16>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %199 = "tensor.empty"() : () -> tensor<2x2x5x11xf32>
    %200 = "linalg.generic"(%198, %199) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg128: bf16, %arg129: f32):
      %344 = "arith.extf"(%arg128) : (bf16) -> f32
      "linalg.yield"(%344) : (f32) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %201 = "tensor.empty"() : () -> tensor<2x2x5xi64>
    %202 = "linalg.fill"(%0, %201) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg126: i64, %arg127: i64):
      "linalg.yield"(%arg126) : (i64) -> ()
    }) : (i64, tensor<2x2x5xi64>) -> tensor<2x2x5xi64>
    %203 = "tensor.empty"() : () -> tensor<2x2x5xf32>
    %204 = "linalg.fill"(%3, %203) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg124: f32, %arg125: f32):
      "linalg.yield"(%arg124) : (f32) -> ()
    }) : (f32, tensor<2x2x5xf32>) -> tensor<2x2x5xf32>
    %205:2 = "linalg.generic"(%200, %204, %202) <{indexing_maps = [#map7, #map17, #map17], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg121: f32, %arg122: f32, %arg123: i64):
      %339 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %340 = "arith.index_cast"(%339) : (index) -> i64
      %341 = "arith.maximumf"(%arg121, %arg122) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %342 = "arith.cmpf"(%arg121, %arg122) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %343 = "arith.select"(%342, %340, %arg123) : (i1, i64, i64) -> i64
      "linalg.yield"(%341, %343) : (f32, i64) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5xf32>, tensor<2x2x5xi64>) -> (tensor<2x2x5xf32>, tensor<2x2x5xi64>)
    %206 = "tensor.expand_shape"(%205#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 2, 5, 1>}> : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %207 = "linalg.generic"(%200, %206, %199) <{indexing_maps = [#map7, #map18, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg118: f32, %arg119: f32, %arg120: f32):
      %338 = "arith.subf"(%arg118, %arg119) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%338) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %208 = "linalg.generic"(%207, %199) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg116: f32, %arg117: f32):
      %337 = "math.exp"(%arg116) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%337) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %209 = "tensor.empty"() : () -> tensor<2x2x5x1xf32>
    %210 = "linalg.fill"(%2, %209) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg114: f32, %arg115: f32):
      "linalg.yield"(%arg114) : (f32) -> ()
    }) : (f32, tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %211 = "linalg.generic"(%208, %210) <{indexing_maps = [#map7, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg112: f32, %arg113: f32):
      %336 = "arith.addf"(%arg112, %arg113) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%336) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %212 = "linalg.generic"(%208, %211, %199) <{indexing_maps = [#map7, #map18, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg109: f32, %arg110: f32, %arg111: f32):
      %335 = "arith.divf"(%arg109, %arg110) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%335) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %213 = "linalg.generic"(%212, %196) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg107: f32, %arg108: bf16):
      %334 = "arith.truncf"(%arg107) : (f32) -> bf16
      "linalg.yield"(%334) : (bf16) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %214 = "tensor.collapse_shape"(%213) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x5x11xbf16>) -> tensor<4x5x11xbf16>
    %215 = "tensor.collapse_shape"(%179) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x11x16xbf16>) -> tensor<4x11x16xbf16>
    %216 = "tensor.empty"() : () -> tensor<4x5x16xf32>
    %217 = "linalg.fill"(%2, %216) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg105: f32, %arg106: f32):
      "linalg.yield"(%arg105) : (f32) -> ()
    }) : (f32, tensor<4x5x16xf32>) -> tensor<4x5x16xf32>
    %218 = "linalg.batch_matmul"(%214, %215, %217) <{indexing_maps = [#map15, #map16, #map17], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg102: bf16, %arg103: bf16, %arg104: f32):
      %330 = "arith.extf"(%arg102) : (bf16) -> f32
      %331 = "arith.extf"(%arg103) : (bf16) -> f32
      %332 = "arith.mulf"(%330, %331) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %333 = "arith.addf"(%arg104, %332) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%333) : (f32) -> ()
    }) : (tensor<4x5x11xbf16>, tensor<4x11x16xbf16>, tensor<4x5x16xf32>) -> tensor<4x5x16xf32>
    %219 = "tensor.empty"() : () -> tensor<4x5x16xbf16>
    %220 = "linalg.generic"(%218, %219) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg100: f32, %arg101: bf16):
      %329 = "arith.truncf"(%arg100) : (f32) -> bf16
      "linalg.yield"(%329) : (bf16) -> ()
    }) : (tensor<4x5x16xf32>, tensor<4x5x16xbf16>) -> tensor<4x5x16xbf16>
    %221 = "tensor.expand_shape"(%220) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 2, 5, 16>}> : (tensor<4x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %222 = "tensor.empty"() : () -> tensor<2x5x2x16xbf16>
    %223 = "linalg.transpose"(%221, %222) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg98: bf16, %arg99: bf16):
      "linalg.yield"(%arg98) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x5x2x16xbf16>) -> tensor<2x5x2x16xbf16>
    %224 = "tensor.empty"() : () -> tensor<32x16xbf16>
    %225 = "linalg.transpose"(%11, %224) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg96: bf16, %arg97: bf16):
      "linalg.yield"(%arg96) : (bf16) -> ()
    }) : (tensor<16x32xbf16>, tensor<32x16xbf16>) -> tensor<32x16xbf16>
    %226 = "tensor.collapse_shape"(%223) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x5x2x16xbf16>) -> tensor<10x32xbf16>
    %227 = "tensor.empty"() : () -> tensor<10x16xf32>
    %228 = "linalg.fill"(%2, %227) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg94: f32, %arg95: f32):
      "linalg.yield"(%arg94) : (f32) -> ()
    }) : (f32, tensor<10x16xf32>) -> tensor<10x16xf32>
    %229 = "linalg.matmul"(%226, %225, %228) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg91: bf16, %arg92: bf16, %arg93: f32):
      %325 = "arith.extf"(%arg91) : (bf16) -> f32
      %326 = "arith.extf"(%arg92) : (bf16) -> f32
      %327 = "arith.mulf"(%325, %326) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %328 = "arith.addf"(%arg93, %327) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%328) : (f32) -> ()
    }) : (tensor<10x32xbf16>, tensor<32x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %230 = "tensor.empty"() : () -> tensor<10x16xbf16>
    %231 = "linalg.generic"(%229, %230) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg89: f32, %arg90: bf16):
      %324 = "arith.truncf"(%arg89) : (f32) -> bf16
      "linalg.yield"(%324) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %232 = "tensor.expand_shape"(%231) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %233 = "linalg.generic"(%232, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg87: bf16, %arg88: bf16):
      %322 = "arith.truncf"(%10) : (f64) -> bf16
      %323 = "arith.mulf"(%arg87, %322) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%323) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %234 = "linalg.generic"(%arg0, %233, %47) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg84: bf16, %arg85: bf16, %arg86: bf16):
      %321 = "arith.addf"(%arg84, %arg85) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%321) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %235 = "linalg.generic"(%234, %38) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg82: bf16, %arg83: f32):
      %320 = "arith.extf"(%arg82) : (bf16) -> f32
      "linalg.yield"(%320) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %236 = "linalg.generic"(%235, %38) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg80: f32, %arg81: f32):
      %319 = "math.fpowi"(%arg80, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%319) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %237 = "linalg.generic"(%236, %41) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg78: f32, %arg79: f32):
      %318 = "arith.addf"(%arg78, %arg79) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%318) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %238 = "linalg.generic"(%237, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg76: f32, %arg77: f32):
      %317 = "arith.divf"(%arg76, %23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%317) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %239 = "linalg.generic"(%238, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg74: f32, %arg75: f32):
      %315 = "arith.truncf"(%21) : (f64) -> f32
      %316 = "arith.addf"(%arg74, %315) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%316) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %240 = "linalg.generic"(%239, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg72: f32, %arg73: f32):
      %314 = "math.rsqrt"(%arg72) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%314) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %241 = "linalg.generic"(%235, %240, %38) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg69: f32, %arg70: f32, %arg71: f32):
      %313 = "arith.mulf"(%arg69, %arg70) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%313) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %242 = "linalg.generic"(%241, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg67: f32, %arg68: bf16):
      %312 = "arith.truncf"(%arg67) : (f32) -> bf16
      "linalg.yield"(%312) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %243 = "linalg.generic"(%9, %242, %47) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg64: bf16, %arg65: bf16, %arg66: bf16):
      %311 = "arith.mulf"(%arg64, %arg65) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%311) : (bf16) -> ()
    }) : (tensor<16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %244 = "tensor.empty"() : () -> tensor<16x16xbf16>
    %245 = "linalg.transpose"(%8, %244) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg62: bf16, %arg63: bf16):
      "linalg.yield"(%arg62) : (bf16) -> ()
    }) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %246 = "tensor.collapse_shape"(%243) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %247 = "linalg.matmul"(%246, %245, %228) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg59: bf16, %arg60: bf16, %arg61: f32):
      %307 = "arith.extf"(%arg59) : (bf16) -> f32
      %308 = "arith.extf"(%arg60) : (bf16) -> f32
      %309 = "arith.mulf"(%307, %308) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %310 = "arith.addf"(%arg61, %309) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%310) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %248 = "linalg.generic"(%247, %230) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg57: f32, %arg58: bf16):
      %306 = "arith.truncf"(%arg57) : (f32) -> bf16
      "linalg.yield"(%306) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %249 = "tensor.expand_shape"(%248) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %250 = "linalg.generic"(%249, %38) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: bf16, %arg56: f32):
      %305 = "arith.extf"(%arg55) : (bf16) -> f32
      "linalg.yield"(%305) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %251 = "linalg.generic"(%250, %38) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32):
      %301 = "arith.negf"(%arg53) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %302 = "math.exp"(%301) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %303 = "arith.addf"(%302, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %304 = "arith.divf"(%4, %303) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%304) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %252 = "linalg.generic"(%250, %251, %38) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg50: f32, %arg51: f32, %arg52: f32):
      %300 = "arith.mulf"(%arg50, %arg51) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%300) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %253 = "linalg.generic"(%252, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg48: f32, %arg49: bf16):
      %299 = "arith.truncf"(%arg48) : (f32) -> bf16
      "linalg.yield"(%299) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %254 = "linalg.transpose"(%7, %244) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg46: bf16, %arg47: bf16):
      "linalg.yield"(%arg46) : (bf16) -> ()
    }) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %255 = "linalg.matmul"(%246, %254, %228) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg43: bf16, %arg44: bf16, %arg45: f32):
      %295 = "arith.extf"(%arg43) : (bf16) -> f32
      %296 = "arith.extf"(%arg44) : (bf16) -> f32
      %297 = "arith.mulf"(%295, %296) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %298 = "arith.addf"(%arg45, %297) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%298) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %256 = "linalg.generic"(%255, %230) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: bf16):
      %294 = "arith.truncf"(%arg41) : (f32) -> bf16
      "linalg.yield"(%294) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %257 = "tensor.expand_shape"(%256) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %258 = "linalg.generic"(%253, %257, %47) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg38: bf16, %arg39: bf16, %arg40: bf16):
      %293 = "arith.mulf"(%arg38, %arg39) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%293) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %259 = "linalg.transpose"(%6, %244) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg36: bf16, %arg37: bf16):
      "linalg.yield"(%arg36) : (bf16) -> ()
    }) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %260 = "tensor.collapse_shape"(%258) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %261 = "linalg.matmul"(%260, %259, %228) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: bf16, %arg34: bf16, %arg35: f32):
      %289 = "arith.extf"(%arg33) : (bf16) -> f32
      %290 = "arith.extf"(%arg34) : (bf16) -> f32
      %291 = "arith.mulf"(%289, %290) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %292 = "arith.addf"(%arg35, %291) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%292) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %262 = "linalg.generic"(%261, %230) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: bf16):
      %288 = "arith.truncf"(%arg31) : (f32) -> bf16
      "linalg.yield"(%288) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %263 = "tensor.expand_shape"(%262) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %264 = "linalg.generic"(%263, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: bf16, %arg30: bf16):
      %286 = "arith.truncf"(%10) : (f64) -> bf16
      %287 = "arith.mulf"(%arg29, %286) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%287) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %265 = "linalg.generic"(%234, %264, %47) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: bf16, %arg27: bf16, %arg28: bf16):
      %285 = "arith.addf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%285) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %266 = "linalg.generic"(%265, %38) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: bf16, %arg25: f32):
      %284 = "arith.extf"(%arg24) : (bf16) -> f32
      "linalg.yield"(%284) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %267 = "linalg.generic"(%266, %38) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %283 = "math.fpowi"(%arg22, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%283) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %268 = "linalg.generic"(%267, %41) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %282 = "arith.addf"(%arg20, %arg21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%282) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %269 = "linalg.generic"(%268, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      %281 = "arith.divf"(%arg18, %23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%281) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %270 = "linalg.generic"(%269, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      %279 = "arith.truncf"(%21) : (f64) -> f32
      %280 = "arith.addf"(%arg16, %279) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%280) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %271 = "linalg.generic"(%270, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      %278 = "math.rsqrt"(%arg14) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%278) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %272 = "linalg.generic"(%266, %271, %38) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %277 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%277) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %273 = "linalg.generic"(%272, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: bf16):
      %276 = "arith.truncf"(%arg9) : (f32) -> bf16
      "linalg.yield"(%276) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %274 = "linalg.generic"(%5, %273, %47) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: bf16, %arg7: bf16, %arg8: bf16):
      %275 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%275) : (bf16) -> ()
    }) : (tensor<16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    "func.return"(%274, %146, %165) : (tensor<2x5x16xbf16>, tensor<2x1x11x24xbf16>, tensor<2x1x11x8xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.bfloat16_2: "0x02000000193F843F483F953F783F8E3F143F323F2C3F253F9C3F763E843FA83F7E3F923F",
      torch_tensor_16_16_torch.bfloat16_2: "0x02000000C8BC0C3ECFBE1E3EC4BC3B3EF2BE6C3ED3BD103EA23E873DBF3DC8BD43BE953D9BBD3B3E67BD0EBE02BFE6BEFE3C473D8FBD633E473EF83E6DBEC2BE8DBD193EA3BDC93E4FBEDA3DA33EBBBD213E60BE1B3DD9BEAA3E1ABFAFBD1D3E113E03BF18BEFDBD653EA6BEBCBD2A3EDDBCEBBE22BE273EDFBE843D0EBE1B3E53BE4DBD443ECBBDA13E103EAABC50BD03BDDC3D173C033F593EE7BE0BBEF03E9D3EB4BD03BED1BC26BFD6BDD0BC60BEE3BD04BD03BF903EF73D8ABE523E783DC8BE293EA7BE5FBE82BDAE3E8C3E873EFDBD873E663EC73D37BD43BEB83C713D43BC9D3EA5BD93BE733E06BF053E15BEC23E42BED6BE0E3E343DFFBDFF3DA4BEA7BEDEBE9BBCFFBDDF3D943E543E9A3D383E80BDBC3E90BE5BBD21BD11BE6FBE0A3D6A3EACBE403E4CBDBCBDEFBDD5BAEEBD823D5E3EBD3E8B3E1BBF88BE01BEDBBD8A3E03BD0C3E52BF8A3E5FBE603E6F3E42BEBE3D1BBE543E43BE84BEA83DAA3D2F3EA3BE4BBEB0BE0E3E223DB3BD6E3DB8BDAF3EFF3D49BD3D3D01BE1DBE783E11BE0DBE69BDDABE7F3EFA3D75BE8D3EBA3E37BD1F3C24BED7BEA4BDA6BEFCBD473B68BD85BE443E4E3E97BEFEBD623B483EBD3D27BE51BE36BE1D3E9ABE9E3E07BE8F3C55BE0ABEA23E0FBF9BBEC43DD1BC5C3EA0BCA4BDDEBC483E69BEFC3E95BD213EA43ABBBEC9BED83DA2BDCEBED83D6BBDA5BDCBBEAF3EBABE6E3E12BF00BF",
      torch_tensor_16_16_torch.bfloat16_1: "0x020000002DBFFBBC3B3E623C653DA0BDD13EA03E2FBDCC3EB63E523E0A3E6C3D84BD303ECBBCDE3E583E9ABDE0BE343D553CEF3DCC3DA43E6DBE79BED4BEB33B94BEA9BEC23B1ABF033D5FBD92BE6C3D5E3E80BD813DD8BECA3E0DBEA83E10BE143EA83EB6BE30BE953E3B3D32BF143F263B8DBE3BBB573E0C3EF3BC833D103F5C3E39BE113D3FBE803EA5BE47BEE43DCF3EBABC863E85BE4EBE103FB33ECC3E573E0A3F4FBE16BD2F3E5B3D2FBCE6BC403ECABE19BED3BD56BD493E723E0C3EF4BD953E0D3EFBBCCB3D6CBCA3BE413E463E96BE303ED13C1FBE18BFC83D0F3E903D99BB08BE2BBEC23D47BE733EFFBDFB3C783AFC3E4E3E74BE133D8F3E91BEAF3E1CBE1ABE35BE8CBD89BE3F3E0E3EF8BD8FBE7DBD62BE533E0F3F41BE4CBD90BD9EBE80BC933EB03EB33E52BC203E1A3ECEBD303D253EF33D283E063F33BEFDBD613C9EBE653BC5BD6D3EEEBE4CBEA4BE99BE703DEC3D013EE5BDA63E44BE9DBE5E3E9EBB2B3E173EE43D693E473EB83EC9BDA83E06BF093EE9BEAB3D33BE303F02BF89BE4DBECB3B653D3DBE423CD03DB73D99BE57BE10BE9C3EA1BE0B3F1A3F1DBC913CEFBD813E443ED9BE3D3EE3BDD23D373E0F3D74BD023EE23E023E1BBE6D3D703E8DBE3F3E593E6EBE003E563E213D353ED93DBF3D703E293E51BE663EC4BCB33D8B3C243DD13E2CBEF1BD763EA8BE2D3E033E1CBE873D313D053D4EBED9BE",
      torch_tensor_16_16_torch.bfloat16: "0x0200000013BECCBD8E3E77BE503E0C3CE63DA1BD033EE6BC0B3E053E6ABDA9BB883E9EBD8CBEB33EFE3C8BBEB3BE20BCEABDA3BDB3BE9ABE4D3E553C083F32BE8C3D893E3EBE963EC0BDEBBDCFBD3EBDE4BECA3E64BEECBEDF3DE23EB33D1FBD533B6DBE2ABE723E09BD743E67BEB2BD953CFB3C48BE043E5CBD42BDBABE8ABEC5BE83BE87BD56BE963EA63C3DBE15BFD33DE73E39BEC23E1B3ECF3D243F1CBE533E17BD263EA8BEA83E14BE213C883E6D3EBE3E3C3E713EA8BEA43DCABD0ABF66BCE83D09BE57BD7B3E673E08BE303E82BE033E72BEDABD313A23BEBBBD9CBE6A3DE83D85BED3BD0E3FD63DB6BD1EBEF33DA3BD78BED43E053F633DC13C083F743E773D193F5ABECD3E0CBEADBDBABE223EDE3E233E283D0A3FCC3ED53D7C3E5E3E9CBD5ABE3F3EE2BEAFBEA7BD8EBC41BD263EA73E3E3E98BE15BD1F3E36BE1D3EA43D393E953E89BEC93D8CBC31BE403EA33D26BFE53D00BFC43DDD3E703B94BE293E983E06BEB0BCD5BDC0BE8A3D293E4CBDA73E77BEBBBE31BF21BEE83D123F6F3E8FBDEBBD1FBE93BEACBD28BDE13D933E323D7A3EA8BEF5BDD9BEEA3D733EDF3E793D57BEEC3C05BE1A3E5CBBF83D663E11BE593E4ABE93BD04BE293E06BE823E2B3D50BE3B3E95BEC83D28BE283E81BDCE3E3D3D8C3ED0BC48BE2ABF93BD873E303E9E3DDE3E85BEF3BD7F3C263E0E3EB53EC23EBF3EB43D073E55BD78BD0D3E",
      torch_tensor_16_torch.bfloat16_1: "0x020000008E3F853FD53F9B3F8E3FB33F303F383F653F983F3C3F913F233FA63FB73FAB3F",
      torch_tensor_16_32_torch.bfloat16: "0x02000000E53CB93E83BE5DBE043D15BD593E6ABE1EBE44BE16BE98BD8ABD6ABB2DBEBCBD84BB6E3CD8BD893DBF3E9ABE103E92BCF13EAC3DC43E8F3C8EBD2ABE2B3C19BE4ABE46BC35BD83BE043E363ECA3D86BEA1BD333E81BC8BBD21BE28BE743E9D3EB9BD91BD2F3E8FBEA83A203E6DBE583DD1BCB43D12BE7A3EEFBCDF3E3A3DD13D783D883B983D0FBE583ED9BEAE3DDCBD183EBF3D58BEB6BEACBEC23DC43EE23D9B3C1EBB7FBB003EC13CBFBDA53E303E8B3D53BD203E5A3EB6BC3BBD34BE103D99BC983D1F3EABBDA1BC40BD893E0B3D003EF4BD413EA0BC2DBD68BCE63EC9BD9DBDB5BE85BE613D37BE83BD5F3B2A3E0EBE0A3E3CBDE6BD68BEC63DE63D38BEA3BEA63D8F3E053E70BD3EBEBFBE6FBE273EE73E18BD3D3D3A3D8E3DC3BCA63D523D7BBEF23BA13EF03DA43EE3BA943E49BE763E50BDDB3D0ABD36BB5B3D62BD59BEF03D84BC30BE15BE3EBE313E293E27BD61BD8EBD563E793EF2BDDABDC6BC053D003E50BDC03C27BE483E393E333CEFBD463E1F3BB7BEB6BD03BEE43D46BCB03D89BD0FBE03BE84BE84BE403DBE3ED73D11BEC7BDB43E133C4FBE04BE00BE05BE77BDD43D33BD0D3E713DBBBDED3D603D47BDBC3DBDBD553E8B3E29BD203DB33EA53DE93C2DBED63D39BEBC3E9C3D623DA7BD8B3E783E463ED7BE24BE943DE3BCBEBDA83E0DBEABBE9BBD43BD3CBE703D1EBE3EBC72BE02BDBB3D01BB1CBD2FBE8DBD013C42BEFD3DFBBCDABC873E2FBC2BBE1B3DC03DD3BDB6BA68BEC6BD86BD81BE54BCB73D9DBC923C143ECBBDE03D10BD01BE85BE203DB8BB633E0FBEECBD423E6DBD88BE25BEC23DEB3D863E15BE6F3B09BEA3BDBD3DF63DF5BCE33CE63DD83D6DBDA4BDB6BE8DBD5DBEB33D3A3D463E093EC5BD92BE513E8A3D5F3E5D3E603EBCBD873DFA3D98BEC0BC09BE843D87BE8F3E40BE40BD2E3DAD3E943E2C3E83BD11BEC73C42BE95BE513D2C3E683DE03C893D263E84BD48BD9FBE783DC53D6CBD7CBE01BD05BD8ABE963E8C3DA8BE7FBE0D3D9D3D5E3ED1BDABBCF13C4CBEE1BD2F3EBFBDBE3EC8BCE4BD553D0F3E88BE0CBE29BE303EC83D75BDA4BCB7BB633E9ABD84BDA4BEA2BE17BE223D233E50BDD3BDD3BECF3A2E3EAD3E2FBD1E3D453BF23D6B3E98BEBCBECDBD033D7A3E9F3E0B3EFC3CEBBD9BBDEBBC883EA63EACBEA23C4A3D843D6FBE023E533D1B3E98BD633E5A3E19BEAD3BA3BEAA3D1D3C91BDF53D973E7CBED83CE03D3B3ED5BE033E393E773C603DB93E4ABE4ABE16BEB43CD53D9E3ECCBDBFBD08BEC0BD30BE413E363D203D1B3E733E793E12BE90BE9EBEBFBDEFBC31BD49BC243E6BBE773EA5BDCE3D86BE55BE053CBB3D16BEE2BD97BE5CBE2BBEE53D82BE3C3ECC3DF7BD24BEA2BEA43ED7BD843D6E3E4DBEDEBCE8BD5B3E34BE94BD2C3EE03D21BD223BDABE8DBD48BE633E9F3D2D3E0FBD",
      torch_tensor_64_24_torch.bfloat16: "0x02000000053D153E7BBC36BE88BD37BE9CBE1CBEF4BD8A3D43BE973DE93D2ABECABE68BE85BC45BD49BE53BED53D64BEC53D1C3DDA3CF0BE91BD59BE4ABE953D3E3DAABD8CBD21BEB7BEE63D05BD90BE85BE4BBED3BE5BBD9E3DD83DB3BEC43D66BD4D3D033EE8BDA8BDD2BECFBEE0BD53BE2BBE2C3C1C3DE53D303E96BED0BCEE3D1C3EF8BD773D2B3D833DC6BDBF3E593D30BE44BEFF3D033E97BE9A3E97BDA13EDEBDC43C143E133E5CBD233ECA3BF9BC223E8C3D873E01BFE63B08BF5A3E6EBEB43D1EBEC03EE8BD57BE0A3DC33D69BE083E753D3D3E1BBEBB3E5E3D0A3E823E1DBE693E0DBE88BE11BE1D3C47BE9A3E02BE193E0BBE163D003E83BB3B3EB43D82BCB83CE6BD6DBE88BE84BEA1BEA2BECB3D7FBEC2BED33E883ED4BE7F3CB53EF1BEF4BD823D37BEA9BD003DB43E2BBE943D38BE2E3E51BE95BD40BE503EBC3C67BC4C3E473E393E953E293ECB3DA8BEE63E243E9BBEE9BD4DBE8FBD113E953DBDBE813D1FBC303EF1BD79BC113E81BDCEBBF7BD52BE34BE44BEC23D733EC43D943DC0BD733E1E3EE93C003E523ECE3D0EBE2BBEE33DE53E833EBE3E43BEBE3EADBE1FBFA1BEBB3D4C3E223EC73D393E66BE38BC8F3DD73D0E3E1D3E2DBEBCBE043E37BE483D913EFA3D91BEC8BDAEBCBFBD92BE5F3ECABDEDBD04BF10BE16BE49BEE63B4B3DA7BD8BBD793CA4BEB4BDDEBD0ABD8FBE7BBE513EC03D7ABE6BBE553E08BE03BEC5BEEDBD023EC2BDBABE21BE2CBE23BD0A3C6E3E53BE47BDADBEA8BCBDBEE23D84BE99BEA1BC67BD4F3C0A3E853E153E783EB63D99BE13BE00BEB2BDD13E7D3C933D8CBE09BE133E043E0A3E3E3E8CBEA43E78BE783D0ABDA63D8E3C323E8DBE6C3E473EE1BEAD3D063EB83E383D00BFA6BD75BE29BEE5BD46BE8D3E123D98BEA03DAC3DCA3D883D8A3E2B3E91BD243CDFBED9BC4D3DBD3E22BE9F3E183D983ED3BD9BBE96BD813C883EFDBE4FBEFBBD5E3E81BEBFBEB1BC27BEF23E6A3DC23D98BD60BBC23D35BBF33C8CBD7DBD803E45BE0F3FD73D823EE83DD4BCDFBC9A3EC9BDE9BD8D3E2B3E103EC43E993E0E3D813DEEBC253E09BD4ABD0ABE19BE523D783E28BEB93CA2BC97BE8D3DB43ED0BDC2BD31BE9FBD183CAABE05BEA03EDD3D383C66BD173E5BBDCA3D90BBD6BDD6BEAABEB0BEEB3DF53D0C3D98BEF93EA2BEA5BD723EC5BD31BEFF3D253E263EBDBD20BE21BDA03D803EBB3E213E76BD303E03BF1E3D53BC3BBE7B3EA53E1ABE3E3E50BEB43DB6BE10BD0E3E123D9DBE903D13BE4E3E52BDB83D01BF2CBD1ABE153D943E823E3D3D873E8CBD3C3DA93D113EFDBD57BE11BD87BEF0BDBCBE4C3E9D3E9E3DB1BD6ABD04BE2ABE1EBE933CF13989BEA13D9A3C1BBE513EFA3E31BE33BEB6BD4DBE6EBE323EA9BEE5BD1BBFBF3D963C8C3CAEBEB33E4ABB91BC8CBEDABA68BC9F3C4E3E943E98BC463D253D8DBD853E18BE033E47BD883E04BFDABD12BE3A3E87BEB33E053E213EB8BE56BE96BE15BCC5BEC2BED93EB7BDE7BDC8BD83BDD8BD02BEBFBED73D153E8C3B243E073E743E963E3C3E1A3CECBD78BD3C3D1C3E49BE8D3BC7BB62BE143E0A3D15BECF3B99BD55BEA83E7FBE92BE20BE1BBEBF3D653EA13EE33C9DBCCC3D1C3E063F25BEEE3E5A3EA03E063E9EBDDFBE0E3E243DA83D58BC0C3ED0BC58BD8D3E02BEA3BCAEBE1FBE2EBE623D8FBE8F3E203E16BEB53D37BEF3BDFA3C8D3D10BE593C73BC23BE483D393E343EFD3D80BD4A3D6C3D2BBF9EBDB93B14BE533D303ECEBED93E91BD503DBDBD223D19BE09BE823DA43DA73E0CBDD9BEAE3EB2BD81BE133EDC3D57BE173D55BEF63AD63D0C3F193D1B3E9EBDB5BDC63D9D3D6ABECEBDACBD4FBDF2BDF8BE13BDAB3E3FBE3CBE703E273EA63E8E3DCC3E713D413DC53D2CBD883D5F3EC33E153E333E12BEBA3DEEBE49BE74BD1ABE27BE683E53BE3F3E8ABE013EA13E863EC7BDBBBE183E17BD203EEFBEB63DC8BC003E7A3ED43EB5BC44BE7ABE283EAFBE54BE8EBE0C3E813D133F553EDA3E1EBE30BEE1BD04BF6A3D593EC5BC823EB23DE7BDAABC473D27BEBA3D4DBEB2BDF2BD84BC023EB1BE483EC23EFABD4DBE10BEC0BE38BE78BD893E293C923EA9BE70BE433EBFBEDC3E21BED73D353E9EBBA0BEC7BDA1BE973EBA3DFA3C693E59BB29BED8BC133E69BDBC3EE63CA83C2EBC953D8D3DF13B19BDB83CCE3EA9BD223E85BD04BC883E94BE0A3DE33E01BEFB3CD5BC3A3E1D3D7CBD68BED43DDFBCBF3E5A3ED8BE29BE783E7A3E0A3DB73D25BE7D3E033E523E66BE76BE163E81BE323CBABEE2BDE0BE533E7BBE0D3EAE3D72BC253E813E64BEB1BEC03CA73EDC3D2D3EEBBC9DBC883DEB3D4EBE52BE813DCBBE003E413E8A3EF0BD79BD733E673DDFBE65BEF83D123E093EF13D3BBDC5BEB4BE183DB5BEFA3CB13CAF3DCC3A803E2DBD58BE063EB0BEB53D2EBCD1BA9A3E2DBED6BDBD3E86BD54BE0E3D98BE2A3E5BBE6FBD943DBD3DCEBE78BE823D123D34BE12BCE8BE923ED8BD523EC23E7FBE46BE35BE503E45BE0D3EA5BEB8BD283EF1BE623D77BEAB3DBDBEC4BE073EB8BDB1BE273E263E363E1BBE98BE963A1ABEC8BEC6BEC53E57BE01BC7D3E30BE1D3EC53D9D3E9ABD6B3D2D3D143EA1BEC63D43BDCEBD8FBEB9BC2BBE773EC4BE313D0CBB13BE0B3E45BDA73DD2BA6EBE953E413E9E3D883D853EEF3992BDFB3D9C3E6C3DAEBE9ABEA83D3F3D253E513D82BE303D9B3EC9BD13BE72BD143DAB3E65BE1FBEF0BA1A3E5EBE133E14BEFFBDE1BD943E81BC7A3D6CBDD7BEE6BDD7BEDABDFC3DB63D123D383EA2BEEEBD273EEFBD0E3D0EBE28BEA4BE2B3D7ABE7BBE8EBE9B3D173DC33EB7BD183E6B3E9F3D7C3EB33D473E9DBE6F3E27BEADBED3BCD0BD33BE02BE2C3EB33C703E8DBCD23CF1BD9B3DF6BD4B3E513DD1BD42BE463EB63CF93D053E40BA6EBD15BD8A3E61BE9DBEABBE8BBEAABB4C3DADBEB8BCC63D223FE93D543D16BCDE3CA03EB83C20BD51BEACBD9ABE96BDC3BC5EBE2D3EC7BDD93D13BE1A3EB53D8ABC30BD1D3E42BDDF3D503EA23E6DBE61BD883DF7BD6F3D543E0BBEB7BC08BB83BE123E133E55BDA83DBCBE673E4BBEB2BDA33DB1BE1A3E58BDABBD70BEAC3DEC3AA73E133EED3B1EBE9E3EBABD08BD083E3FBBEF3D85BAA2BE02BE783D2C3E913D4DBE1F3E7A3AF3BC8FBDC33C6BBD81BD41BE0C3D6EBEDC3D403C3D3D45BD743C373E76BEC5BD97BD0CBEB93E0A3E62BC53BEB63E283E02BE983D9D3E08BF01BE1F3E8EBE1FBD9FBB753E0DBEA9BE1DBE933D9ABC963EF0BEE5BBA6BD34BE193E15BE013E6F3D0CBE453ED33DDB3D063EA33EF7BE293EAE3E853DAD3EE23D6EBA0E3E0DBE05BE9CBEEB3B6C3D6EBE893DC63D7EBD10BDC33DFEBDC63E133E26BE90BE093E103EA33E91BC2C3EFDBC4ABD9A3E083E4A3E7C3E0B3D3ABE073E9C3E1E3EB23D573E5E3C64BE81BE2EBEF6BD64BEE03EDC3E46BE48BE84BE4D3DF33EFD3D09BEF03C403E90BEB5BEB7BDAABC1D3EA13D4BBE3DBE153E843EF8BDE3BDD53ECA3D34BD833EE8BC6DBD36BD70BD65BDC53EE5BD8C3CAE3E933E0FBE333DDF3C2ABD7D3E363E5A3EB0BD2E3DB13E033CA4BEA8BE0EBE983E96BD2DBEA13D8F3E473E2D3D903D553E96BCC6BCF63EF63D3BBED8BC27BE7DBE0EBED2BE133E0E3E333E8F3D833EA3BD973CD73DE73D01BE6DBDCCBCE7BCB4BDD93DE23D5A3EB3BEEB3EDA3DB1BCA8BDB83D0BBEE33E92BD3BBE853E93BEEEBD91BEB53E9E3DA73D1C3E453E2C3E543D26BD1C3E423D843CD5BD803DCFBC053F5EBD063FC2BE8339733E10BD16BF443EE1BE36BD5CBE3EBE85BD713DFFBCEA3D093EB33E6ABE57BE28BF43BE96BD28BE88BD073E5EBE23BE2B3E34BCB1BE86BE56BE753ED73DC9BEF83D3CBE08BE643E2FBE42BE9EBD01BE5DBE40BC053F99BD323E773E463E10BCBD3E573DB4BE5F3E003E7BBDEDBD8FBDAFBEDEBD0A3B00BE203EC63E23BE623B4ABEC43EF73C193EA23DC3BD01BD16BDB3BEAB3D3C3E783D1EBDA5BD68BE1ABE1ABD85BE1D3ED1BECEBE8B3DFDBD523DB33D253EC33EAE3E9DBEDBBD5F3E85BE4DBE413E6FBD1F3E58BE8FBD81BC5E3D9ABD513E16BDA33E3E3E353EBB3DAA3D2CBE903DE43E6A3E37BE67BD63BE63BEC7BE7E3E56BCAC3E873E15BDCDBE34BE35BEA13D8DBD313EC33C813D15BD813EE23DB2BEE2BDAEBCFB3BE4BDC6BDCE3DE7BD84BE453E453EF43DAF3EC33E753D64BE29BE003F32BEE73D4F3EDABE8B3EEABD383E0E3D993D9BBDC8BD9B3EBA3D403ED23E8CBDF53D8A3BA73C1EBDCABEBABD033E01BEF7BDD2BEA4BEF33DF8BD03BE183E37BDB1BD78BD133CA93E08BF423E",
      torch_tensor_24_torch.bfloat16: "0x02000000813F5E3F9F3FEE3E6C3FB43F663F243F983F5B3F953F823F7F3F933F913F793F953F4B3F7F3F753F0C3F853FF33E923F",
      torch_tensor_32_16_torch.bfloat16: "0x02000000D8BDC9BD833E263EBD3E0C3DF13DBC3D1E3E373E1A3D0C3E13BF15BE1ABCBE3E3E3EBB3D17BD20BE203E463EC13E9ABDE8BE0A3E55BEE5BE873E7ABECD3E19BE47BEDCBE533E83BE02BB363EAD3E133E2F3ECE3EF23DB53EB33C923D313DF63A03BE37BD413E953D84BE4FBDE5BE20BFAA3EFB3E4DBEC83D82BD99BE49BEA9BE19BE883E0EBF1E3E37BEAB3D51BD0CBDB13C9E3E773E8E3EB53D6FBD05BE8FBE94BEBEBD923EA5BDC6BEC43C2B3E3B3B553E053DEDBD0D3E1EBFE13ECC3C923EE6BDE3BE4ABD54BDAFBE9C3E37BDA83C953ED6BD3BBEA03D1FBCF7BDD73D693E573ECABCF63D593E62BE883EE13DF33D87BEE4BE1F3B1CBE2F3E0BBFACBE10BC31BDA0BD74BE703E04BD96BD853D403A62BDD6BDBC3DFDBEF73E1BBE223E943E2E3E32BF62BE95BEC13E533E3A3E983E90BDF73D4FBD30BE633DF1BD86BEA63EB33EB3BE3CBEC7BE513D0FBFDB3DF03EB0BE13BEFBBE573EA13D72BE2E3E90BE4E3EC43E85BED9BDB93C483D9C3EA73D1F3C04BFFC3C02BF8A3EDDBEAC3C76BE983E953E08BE4FBD113EC23E51BE0B3E993EAABEA23E643C0DBE5E3EDC3D2DBEBD3E77BE453E383E27BE99BBA9BDCEBE5B3D983E10BD333E3A3ED43D153D6FBE49BE983E82BE8F3E78BE12BEC4BECEBE0FBF143E023FED3D11BDE6BEAB3D223F06BF4DBE483EC83E39BEE9BE38BEC33DD1BEC53EDABDEBBE9ABE933DCDBDE0BB54BED93E11BE313D48BEB1BD393D0E3C3B3E293E113E193E6F3EC83D69BE58BE293E0D3EE1BD123E4C3DA13EFDBE4EBF453D8F3EB0BEBFBD1ABE1FBD06BED73ECFBE9ABE133DC8BBB7BE71BE41BE4DBDA23E01BEB7BD293F8FBD3C3EADBE893EA5BED2BD5FBEA0BEF6BE713E5A3E643E9CBEA53A8C3DB0BD453E923E96BEDDBE433E353EEFBE4BBE013FE33D553E823EEB3D2DBE883E8E3E71BE403D8F3EC03B1EBEA83E6E3E6FBD5D3E2A3BD7BE35BEBD3E06BD6EBDFCBEC3BDE03C653E1D3E94BECFBEA0BE7DBE013FCABEA6BD713E06BD3F3E343EBA3E563E2FBE2D3E8CBD7D3E7C3DA3BE82BE2F3C443D9FBD09BF18BE723ECD3D9FBE6B3CDB3C703DB23B1EBFE23D443E0ABFB1BE92BEC1BC6EBD293EECBD72BE3FBE4DBC8CBE053FA73C59BE35BD9F3E71BEC43C17BE153EE73E843D423D1E3FAF3EB4BE67BE1B3DD5BD83BE43BEEEBBB6BD3EBE06BE37BE983D893E443D2F3E19BEBA3EB0BE5FBE96BE3FBEB43CA43ED0BE813EF8BDB0BEE83EEFBDB73EBD3D173D63BE0C3FE13E813D61BD97BE8DBD633E0B3E8BBD273FA5BEA43CAE3E333E013E9C3E25BE6D3D3EBE96BD263EA7BD40BE923BA63E45BDC93DA93EC3BCFFBE733D44BE2CBEC9BECBBCBE3E443F94BE4FBE33BE8FBE96BC04BE8B3D2CBE26BC813E4D3EF33D903ED2BDD5BDC13E5FBE363E963E52BE6A3ED9BD133EFA3D28BEDEBD90BEC13D613A883E",
      torch_tensor_48_8_torch.bfloat16: "0x0200000087BFBF3E5D3F8A3CFD3EBA3E4FBE013E8ABECFBB4EBC1BBE433E19BFCE3E98BE8D3E98BDAE3E05BF953E77BE813E20BE283FC53E21BFECBE3C3E3ABEB63E333EE3BE0F3E923ED33E2CBC49BEEABE58BF9DBD38BF47BE30BF1C3E0FBECFBC473E31BEC2BC0E3E46BEB23D03BE97BE453EB53D363EF93DC03E82BE28BF813DB1BE783D8C3E3DBDAB3D12BFEEBE16BFD4BEE0BD52BE403ECC3E24BCAB3E16BF203D053F9A3EEFBD99BE913DF43CEF3AAB3E20BD83BD0ABFA0BEABBC5EBEFF3EBA3EEBBC4ABEE13E7B3EA43E243EDD3EFDBE5ABE9A3E09BF76BC81BEBFBE0DBF313FF83EABBE1B3E11BEDCBE0A3E6ABE2B3EA33EB83E1EBF05BDEB3EF5BCDC3E3BBDDF3EC6BE19BE9D3D34BD63BF05BD0D3F0ABFC7BE78BEFD3D17BE1ABE233CD63B793EA4BE0FBEDC3D5C3E7B3E433FB4BEA03D12BEC4BE883E4CBD313D28BEC23816BF023E06BF02BDE03EC73D163D37BD82BF963D1CBF43BF96BEB6BE183E323C063FD4BDBA3EF8BE613F45BE063FFDBD213EDF3E2F3E5E3DF5BD76BC9BBE24BF8FBE9B3E14BDC33D713EBB3E423E5D3FAFBED83D27BF933E92BE323F00BF073EA2BD52BFD3BD813D4EBEB7BDF6BE473EE83DD73EF6BD50BD893D0A3F94BE55BEA2BEE2BE74BE5C3E0FBE44BE3C3814BEE2BD053FA13B07BF933CF73E1EBE223FB73D8A3C123F1FBE8C3E1EBE0ABFCA3EA63E2DBF9ABE373DD33EE73EAB3E6BBE2E3FF5BDA23E343EC53ECF3E453E2D3FFA3E843C2DBD603E39BE73BE3D3D45BD2EBEBE3E82BD87BEDDBD273F76BEAFBE95BE603ED7BE84BE873E983B733E503E86BEC4BD463EA2BE0ABFB63E17BF2CBF86BE06BE4D3E123F63BEE6BEE8BDE33D8C3E98BEF23E4EBDE8BECB3E4ABC2D3E7D3D5CBE78BEEA3DA03D1EBC5A3E37BF023ECFBE043FF2BEE13E72BDAB3C8B3EDBBE80BD9D3D3F3F08BE3BBFEDBEDD3DAF3EB1BE2EBD2C3FB03E2CBF553E953EA63E7ABE9B3ED73E483EB23D39BF123F12BD133EC1BE4E3E1BBF10BFB43CA0BEC53EE5BEEBBDA33B2DBF29BF8C3DAABE073D26BE05BF7C3E3B3EF13E9A3EF2BE9D3E25BF433DB9BE103D863EB6BECF3D",
      torch_tensor_8_torch.bfloat16: "0x020000003A3F943FBB3FA23F823F493F183FBA3F",
      torch_tensor_8_16_torch.bfloat16: "0x02000000CFBE5B3E153E5CBB5CBE2EBB9BBE85BEC5BE3F3ED3BEC5BDCFBD7BBE603E20BCAB3E66BE963E873EAE3E553ED13E3E3DAEBEB53D903E043F6CBE903EB6BD2BBEBFBE2C3EB73C703E893E54BC9BBC4B3EEBBD143DF53D1A3EB1BE22BFAB3E943D053E913E6EBEF23EDB3DBA3EE23D75BCF0BD54BD90BDA43D24BDF33B47BE293DC23E9CBEE63D153ED7BDF4BD07BE8F3ECFBD823E9DBEA1BE3FBE113E0CBE00BD11BE41BE3EBE913E6DBEA33E813CAF3E7EBE1E3FB8BE963DCDBD36BE493E0ABFB7BDC63E65BE993E1CBE69BD7FBDD4BD9BBE843D913D4E3ECFBDADB950BE713E7F3E7FBE20BE9EBB823E8C3B243CFCBD36BE583D15BE07BE30BD953E10BE0FBD",
      torch_tensor_16_torch.bfloat16: "0x02000000623F723FB33F8B3FC03F743FB13FB53FB43F9F3F173F823F963FBB3F5B3F4D3F",
      torch_tensor_4_torch.float32: "0x040000000000803FCDCCCC3D0AD7233C6F12833A"
    }
  }
#-}
