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
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x64xbf16>, tensor<2x5xi64>, tensor<2x1x5x11xbf16>, tensor<5xi64>, tensor<2x1x11x32xbf16>, tensor<2x1x11x32xbf16>, tensor<2x1x11x32xbf16>, tensor<2x1x11x32xbf16>) -> (tensor<2x5x64xbf16>, tensor<2x1x11x32xbf16>, tensor<2x1x11x32xbf16>, tensor<2x1x11x32xbf16>, tensor<2x1x11x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x64xbf16>, %arg1: tensor<2x5xi64>, %arg2: tensor<2x1x5x11xbf16>, %arg3: tensor<5xi64>, %arg4: tensor<2x1x11x32xbf16>, %arg5: tensor<2x1x11x32xbf16>, %arg6: tensor<2x1x11x32xbf16>, %arg7: tensor<2x1x11x32xbf16>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_4> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %6 = "arith.constant"() <{value = dense_resource<torch_tensor_64_8_torch.bfloat16_1> : tensor<64x8xbf16>}> : () -> tensor<64x8xbf16>
    %7 = "arith.constant"() <{value = dense_resource<torch_tensor_8_64_torch.bfloat16_3> : tensor<8x64xbf16>}> : () -> tensor<8x64xbf16>
    %8 = "arith.constant"() <{value = dense_resource<torch_tensor_8_64_torch.bfloat16_2> : tensor<8x64xbf16>}> : () -> tensor<8x64xbf16>
    %9 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_3> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %10 = "arith.constant"() <{value = dense_resource<torch_tensor_64_64_torch.bfloat16_3> : tensor<64x64xbf16>}> : () -> tensor<64x64xbf16>
    %11 = "arith.constant"() <{value = dense_resource<torch_tensor_32_64_torch.bfloat16_3> : tensor<32x64xbf16>}> : () -> tensor<32x64xbf16>
    %12 = "arith.constant"() <{value = dense_resource<torch_tensor_32_64_torch.bfloat16_2> : tensor<32x64xbf16>}> : () -> tensor<32x64xbf16>
    %13 = "arith.constant"() <{value = dense_resource<torch_tensor_64_64_torch.bfloat16_2> : tensor<64x64xbf16>}> : () -> tensor<64x64xbf16>
    %14 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_2> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %15 = "arith.constant"() <{value = dense_resource<torch_tensor_64_8_torch.bfloat16> : tensor<64x8xbf16>}> : () -> tensor<64x8xbf16>
    %16 = "arith.constant"() <{value = dense_resource<torch_tensor_8_64_torch.bfloat16_1> : tensor<8x64xbf16>}> : () -> tensor<8x64xbf16>
    %17 = "arith.constant"() <{value = dense_resource<torch_tensor_8_64_torch.bfloat16> : tensor<8x64xbf16>}> : () -> tensor<8x64xbf16>
    %18 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_1> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %19 = "arith.constant"() <{value = dense_resource<torch_tensor_64_64_torch.bfloat16_1> : tensor<64x64xbf16>}> : () -> tensor<64x64xbf16>
    %20 = "arith.constant"() <{value = 0.17677669529663689 : f64}> : () -> f64
    %21 = "arith.constant"() <{value = dense_resource<torch_tensor_32_64_torch.bfloat16_1> : tensor<32x64xbf16>}> : () -> tensor<32x64xbf16>
    %22 = "arith.constant"() <{value = dense_resource<torch_tensor_32_64_torch.bfloat16> : tensor<32x64xbf16>}> : () -> tensor<32x64xbf16>
    %23 = "arith.constant"() <{value = dense_resource<torch_tensor_64_64_torch.bfloat16> : tensor<64x64xbf16>}> : () -> tensor<64x64xbf16>
    %24 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %25 = "arith.constant"() <{value = 9.9999999999999995E-7 : f64}> : () -> f64
    %26 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>}> : () -> tensor<16xf32>
    %27 = "arith.constant"() <{value = 6.400000e+01 : f32}> : () -> f32
    %28 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 5, 1>}> : (tensor<2x5xi64>) -> tensor<2x5x1xi64>
    %29 = "tensor.empty"() : () -> tensor<2x5x1xf32>
    %30 = "linalg.generic"(%28, %29) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg404: i64, %arg405: f32):
      %512 = "arith.sitofp"(%arg404) : (i64) -> f32
      "linalg.yield"(%512) : (f32) -> ()
    }) : (tensor<2x5x1xi64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %31 = "tensor.empty"() : () -> tensor<2x5x16xf32>
    %32 = "linalg.generic"(%30, %26, %31) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg401: f32, %arg402: f32, %arg403: f32):
      %511 = "arith.mulf"(%arg401, %arg402) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%511) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %33 = "tensor.concat"(%32, %32) <{dim = 2 : i64}> : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x32xf32>
    %34 = "tensor.empty"() : () -> tensor<2x5x32xf32>
    %35 = "linalg.generic"(%33, %34) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg399: f32, %arg400: f32):
      %510 = "math.cos"(%arg399) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%510) : (f32) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %36 = "linalg.generic"(%33, %34) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg397: f32, %arg398: f32):
      %509 = "math.sin"(%arg397) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%509) : (f32) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %37 = "tensor.empty"() : () -> tensor<2x5x32xbf16>
    %38 = "linalg.generic"(%35, %37) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg395: f32, %arg396: bf16):
      %508 = "arith.truncf"(%arg395) : (f32) -> bf16
      "linalg.yield"(%508) : (bf16) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xbf16>) -> tensor<2x5x32xbf16>
    %39 = "linalg.generic"(%36, %37) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg393: f32, %arg394: bf16):
      %507 = "arith.truncf"(%arg393) : (f32) -> bf16
      "linalg.yield"(%507) : (bf16) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xbf16>) -> tensor<2x5x32xbf16>
    %40 = "tensor.empty"() : () -> tensor<2x5x64xf32>
    %41 = "linalg.generic"(%arg0, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg391: bf16, %arg392: f32):
      %506 = "arith.extf"(%arg391) : (bf16) -> f32
      "linalg.yield"(%506) : (f32) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %42 = "linalg.generic"(%41, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg389: f32, %arg390: f32):
      %505 = "math.fpowi"(%arg389, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%505) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %43 = "linalg.fill"(%2, %29) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg387: f32, %arg388: f32):
      "linalg.yield"(%arg387) : (f32) -> ()
    }) : (f32, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %44 = "linalg.generic"(%42, %43) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg385: f32, %arg386: f32):
      %504 = "arith.addf"(%arg385, %arg386) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%504) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %45 = "linalg.generic"(%44, %29) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg383: f32, %arg384: f32):
      %503 = "arith.divf"(%arg383, %27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%503) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %46 = "linalg.generic"(%45, %29) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg381: f32, %arg382: f32):
      %501 = "arith.truncf"(%25) : (f64) -> f32
      %502 = "arith.addf"(%arg381, %501) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%502) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %47 = "linalg.generic"(%46, %29) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg379: f32, %arg380: f32):
      %500 = "math.rsqrt"(%arg379) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%500) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %48 = "linalg.generic"(%41, %47, %40) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg376: f32, %arg377: f32, %arg378: f32):
      %499 = "arith.mulf"(%arg376, %arg377) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%499) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %49 = "tensor.empty"() : () -> tensor<2x5x64xbf16>
    %50 = "linalg.generic"(%48, %49) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg374: f32, %arg375: bf16):
      %498 = "arith.truncf"(%arg374) : (f32) -> bf16
      "linalg.yield"(%498) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %51 = "linalg.generic"(%24, %50, %49) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg371: bf16, %arg372: bf16, %arg373: bf16):
      %497 = "arith.mulf"(%arg371, %arg372) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%497) : (bf16) -> ()
    }) : (tensor<64xbf16>, tensor<2x5x64xbf16>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %52 = "tensor.empty"() : () -> tensor<64x64xbf16>
    %53 = "linalg.transpose"(%23, %52) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg369: bf16, %arg370: bf16):
      "linalg.yield"(%arg369) : (bf16) -> ()
    }) : (tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %54 = "tensor.collapse_shape"(%51) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x64xbf16>) -> tensor<10x64xbf16>
    %55 = "tensor.empty"() : () -> tensor<10x64xf32>
    %56 = "linalg.fill"(%2, %55) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg367: f32, %arg368: f32):
      "linalg.yield"(%arg367) : (f32) -> ()
    }) : (f32, tensor<10x64xf32>) -> tensor<10x64xf32>
    %57 = "linalg.matmul"(%54, %53, %56) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg364: bf16, %arg365: bf16, %arg366: f32):
      %493 = "arith.extf"(%arg364) : (bf16) -> f32
      %494 = "arith.extf"(%arg365) : (bf16) -> f32
      %495 = "arith.mulf"(%493, %494) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %496 = "arith.addf"(%arg366, %495) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%496) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %58 = "tensor.empty"() : () -> tensor<10x64xbf16>
    %59 = "linalg.generic"(%57, %58) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg362: f32, %arg363: bf16):
      %492 = "arith.truncf"(%arg362) : (f32) -> bf16
      "linalg.yield"(%492) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %60 = "tensor.expand_shape"(%59) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<10x64xbf16>) -> tensor<2x5x2x32xbf16>
    %61 = "tensor.empty"() : () -> tensor<2x2x5x32xbf16>
    %62 = "linalg.transpose"(%60, %61) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg360: bf16, %arg361: bf16):
      "linalg.yield"(%arg360) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %63 = "tensor.empty"() : () -> tensor<64x32xbf16>
    %64 = "linalg.transpose"(%22, %63) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg358: bf16, %arg359: bf16):
      "linalg.yield"(%arg358) : (bf16) -> ()
    }) : (tensor<32x64xbf16>, tensor<64x32xbf16>) -> tensor<64x32xbf16>
    %65 = "tensor.empty"() : () -> tensor<10x32xf32>
    %66 = "linalg.fill"(%2, %65) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg356: f32, %arg357: f32):
      "linalg.yield"(%arg356) : (f32) -> ()
    }) : (f32, tensor<10x32xf32>) -> tensor<10x32xf32>
    %67 = "linalg.matmul"(%54, %64, %66) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg353: bf16, %arg354: bf16, %arg355: f32):
      %488 = "arith.extf"(%arg353) : (bf16) -> f32
      %489 = "arith.extf"(%arg354) : (bf16) -> f32
      %490 = "arith.mulf"(%488, %489) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %491 = "arith.addf"(%arg355, %490) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%491) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x32xbf16>, tensor<10x32xf32>) -> tensor<10x32xf32>
    %68 = "tensor.empty"() : () -> tensor<10x32xbf16>
    %69 = "linalg.generic"(%67, %68) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg351: f32, %arg352: bf16):
      %487 = "arith.truncf"(%arg351) : (f32) -> bf16
      "linalg.yield"(%487) : (bf16) -> ()
    }) : (tensor<10x32xf32>, tensor<10x32xbf16>) -> tensor<10x32xbf16>
    %70 = "tensor.expand_shape"(%69) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 1, 32>}> : (tensor<10x32xbf16>) -> tensor<2x5x1x32xbf16>
    %71 = "tensor.empty"() : () -> tensor<2x1x5x32xbf16>
    %72 = "linalg.transpose"(%70, %71) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg349: bf16, %arg350: bf16):
      "linalg.yield"(%arg349) : (bf16) -> ()
    }) : (tensor<2x5x1x32xbf16>, tensor<2x1x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %73 = "linalg.transpose"(%21, %63) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg347: bf16, %arg348: bf16):
      "linalg.yield"(%arg347) : (bf16) -> ()
    }) : (tensor<32x64xbf16>, tensor<64x32xbf16>) -> tensor<64x32xbf16>
    %74 = "linalg.matmul"(%54, %73, %66) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg344: bf16, %arg345: bf16, %arg346: f32):
      %483 = "arith.extf"(%arg344) : (bf16) -> f32
      %484 = "arith.extf"(%arg345) : (bf16) -> f32
      %485 = "arith.mulf"(%483, %484) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %486 = "arith.addf"(%arg346, %485) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%486) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x32xbf16>, tensor<10x32xf32>) -> tensor<10x32xf32>
    %75 = "linalg.generic"(%74, %68) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg342: f32, %arg343: bf16):
      %482 = "arith.truncf"(%arg342) : (f32) -> bf16
      "linalg.yield"(%482) : (bf16) -> ()
    }) : (tensor<10x32xf32>, tensor<10x32xbf16>) -> tensor<10x32xbf16>
    %76 = "tensor.expand_shape"(%75) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 1, 32>}> : (tensor<10x32xbf16>) -> tensor<2x5x1x32xbf16>
    %77 = "linalg.transpose"(%76, %71) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg340: bf16, %arg341: bf16):
      "linalg.yield"(%arg340) : (bf16) -> ()
    }) : (tensor<2x5x1x32xbf16>, tensor<2x1x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %78 = "tensor.expand_shape"(%38) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 32>}> : (tensor<2x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %79 = "tensor.expand_shape"(%39) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 32>}> : (tensor<2x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %80 = "linalg.generic"(%62, %78, %61) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg337: bf16, %arg338: bf16, %arg339: bf16):
      %481 = "arith.mulf"(%arg337, %arg338) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%481) : (bf16) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x1x5x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %81 = "tensor.extract_slice"(%62) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x16xbf16>
    %82 = "tensor.extract_slice"(%62) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x16xbf16>
    %83 = "tensor.empty"() : () -> tensor<2x2x5x16xbf16>
    %84 = "linalg.generic"(%82, %83) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg335: bf16, %arg336: bf16):
      %480 = "arith.negf"(%arg335) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%480) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %85 = "tensor.concat"(%84, %81) <{dim = 3 : i64}> : (tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x32xbf16>
    %86 = "linalg.generic"(%85, %79, %61) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg332: bf16, %arg333: bf16, %arg334: bf16):
      %479 = "arith.mulf"(%arg332, %arg333) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%479) : (bf16) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x1x5x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %87 = "linalg.generic"(%80, %86, %61) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg329: bf16, %arg330: bf16, %arg331: bf16):
      %478 = "arith.addf"(%arg329, %arg330) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%478) : (bf16) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x2x5x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %88 = "linalg.generic"(%72, %78, %71) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg326: bf16, %arg327: bf16, %arg328: bf16):
      %477 = "arith.mulf"(%arg326, %arg327) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%477) : (bf16) -> ()
    }) : (tensor<2x1x5x32xbf16>, tensor<2x1x5x32xbf16>, tensor<2x1x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %89 = "tensor.extract_slice"(%72) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 1, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x5x32xbf16>) -> tensor<2x1x5x16xbf16>
    %90 = "tensor.extract_slice"(%72) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 1, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x5x32xbf16>) -> tensor<2x1x5x16xbf16>
    %91 = "tensor.empty"() : () -> tensor<2x1x5x16xbf16>
    %92 = "linalg.generic"(%90, %91) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg324: bf16, %arg325: bf16):
      %476 = "arith.negf"(%arg324) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%476) : (bf16) -> ()
    }) : (tensor<2x1x5x16xbf16>, tensor<2x1x5x16xbf16>) -> tensor<2x1x5x16xbf16>
    %93 = "tensor.concat"(%92, %89) <{dim = 3 : i64}> : (tensor<2x1x5x16xbf16>, tensor<2x1x5x16xbf16>) -> tensor<2x1x5x32xbf16>
    %94 = "linalg.generic"(%93, %79, %71) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg321: bf16, %arg322: bf16, %arg323: bf16):
      %475 = "arith.mulf"(%arg321, %arg322) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%475) : (bf16) -> ()
    }) : (tensor<2x1x5x32xbf16>, tensor<2x1x5x32xbf16>, tensor<2x1x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %95 = "linalg.generic"(%88, %94, %71) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg318: bf16, %arg319: bf16, %arg320: bf16):
      %474 = "arith.addf"(%arg318, %arg319) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%474) : (bf16) -> ()
    }) : (tensor<2x1x5x32xbf16>, tensor<2x1x5x32xbf16>, tensor<2x1x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %96 = "tensor.empty"() : () -> tensor<32xi64>
    %97 = "linalg.generic"(%96) <{indexing_maps = [#map9], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg317: i64):
      %472 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %473 = "arith.index_cast"(%472) : (index) -> i64
      "linalg.yield"(%473) : (i64) -> ()
    }) : (tensor<32xi64>) -> tensor<32xi64>
    %98 = "tensor.empty"() : () -> tensor<1xi64>
    %99 = "linalg.generic"(%98) <{indexing_maps = [#map9], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg316: i64):
      "linalg.yield"(%0) : (i64) -> ()
    }) : (tensor<1xi64>) -> tensor<1xi64>
    %100 = "tensor.empty"() : () -> tensor<2xi64>
    %101 = "linalg.generic"(%100) <{indexing_maps = [#map9], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg315: i64):
      %470 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %471 = "arith.index_cast"(%470) : (index) -> i64
      "linalg.yield"(%471) : (i64) -> ()
    }) : (tensor<2xi64>) -> tensor<2xi64>
    %102 = "tensor.empty"() : () -> tensor<2x1x5x32xi64>
    %103 = "tensor.expand_shape"(%101) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 1>}> : (tensor<2xi64>) -> tensor<2x1xi64>
    %104 = "linalg.generic"(%103, %102) <{indexing_maps = [#map10, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg313: i64, %arg314: i64):
      "linalg.yield"(%arg313) : (i64) -> ()
    }) : (tensor<2x1xi64>, tensor<2x1x5x32xi64>) -> tensor<2x1x5x32xi64>
    %105 = "tensor.collapse_shape"(%104) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xi64>) -> tensor<320xi64>
    %106 = "linalg.generic"(%99, %102) <{indexing_maps = [#map11, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg311: i64, %arg312: i64):
      "linalg.yield"(%arg311) : (i64) -> ()
    }) : (tensor<1xi64>, tensor<2x1x5x32xi64>) -> tensor<2x1x5x32xi64>
    %107 = "tensor.collapse_shape"(%106) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xi64>) -> tensor<320xi64>
    %108 = "linalg.generic"(%arg3, %102) <{indexing_maps = [#map12, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg309: i64, %arg310: i64):
      "linalg.yield"(%arg309) : (i64) -> ()
    }) : (tensor<5xi64>, tensor<2x1x5x32xi64>) -> tensor<2x1x5x32xi64>
    %109 = "tensor.collapse_shape"(%108) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xi64>) -> tensor<320xi64>
    %110 = "linalg.generic"(%97, %102) <{indexing_maps = [#map13, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg307: i64, %arg308: i64):
      "linalg.yield"(%arg307) : (i64) -> ()
    }) : (tensor<32xi64>, tensor<2x1x5x32xi64>) -> tensor<2x1x5x32xi64>
    %111 = "tensor.collapse_shape"(%110) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xi64>) -> tensor<320xi64>
    %112 = "tensor.expand_shape"(%105) <{reassociation = [[0, 1]], static_output_shape = array<i64: 320, 1>}> : (tensor<320xi64>) -> tensor<320x1xi64>
    %113 = "tensor.expand_shape"(%107) <{reassociation = [[0, 1]], static_output_shape = array<i64: 320, 1>}> : (tensor<320xi64>) -> tensor<320x1xi64>
    %114 = "tensor.expand_shape"(%109) <{reassociation = [[0, 1]], static_output_shape = array<i64: 320, 1>}> : (tensor<320xi64>) -> tensor<320x1xi64>
    %115 = "tensor.expand_shape"(%111) <{reassociation = [[0, 1]], static_output_shape = array<i64: 320, 1>}> : (tensor<320xi64>) -> tensor<320x1xi64>
    %116 = "tensor.concat"(%112, %113, %114, %115) <{dim = 1 : i64}> : (tensor<320x1xi64>, tensor<320x1xi64>, tensor<320x1xi64>, tensor<320x1xi64>) -> tensor<320x4xi64>
    %117 = "tensor.collapse_shape"(%95) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xbf16>) -> tensor<320xbf16>
    %118 = "tensor.expand_shape"(%117) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 320, 1, 1, 1, 1>}> : (tensor<320xbf16>) -> tensor<320x1x1x1x1xbf16>
    %119 = "tm_tensor.scatter"(%118, %116, %arg4) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg305: bf16, %arg306: bf16):
      "tm_tensor.yield"(%arg305) : (bf16) -> ()
    }) : (tensor<320x1x1x1x1xbf16>, tensor<320x4xi64>, tensor<2x1x11x32xbf16>) -> tensor<2x1x11x32xbf16>
    %120 = "tensor.collapse_shape"(%77) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xbf16>) -> tensor<320xbf16>
    %121 = "tensor.expand_shape"(%120) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 320, 1, 1, 1, 1>}> : (tensor<320xbf16>) -> tensor<320x1x1x1x1xbf16>
    %122 = "tm_tensor.scatter"(%121, %116, %arg5) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg303: bf16, %arg304: bf16):
      "tm_tensor.yield"(%arg303) : (bf16) -> ()
    }) : (tensor<320x1x1x1x1xbf16>, tensor<320x4xi64>, tensor<2x1x11x32xbf16>) -> tensor<2x1x11x32xbf16>
    %123 = "tensor.empty"() : () -> tensor<2x1x2x11x32xbf16>
    %124 = "linalg.generic"(%119, %123) <{indexing_maps = [#map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg301: bf16, %arg302: bf16):
      "linalg.yield"(%arg301) : (bf16) -> ()
    }) : (tensor<2x1x11x32xbf16>, tensor<2x1x2x11x32xbf16>) -> tensor<2x1x2x11x32xbf16>
    %125 = "tensor.collapse_shape"(%124) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<2x1x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %126 = "linalg.generic"(%122, %123) <{indexing_maps = [#map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg299: bf16, %arg300: bf16):
      "linalg.yield"(%arg299) : (bf16) -> ()
    }) : (tensor<2x1x11x32xbf16>, tensor<2x1x2x11x32xbf16>) -> tensor<2x1x2x11x32xbf16>
    %127 = "tensor.empty"() : () -> tensor<2x2x32x11xbf16>
    %128 = "linalg.transpose"(%125, %127) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg297: bf16, %arg298: bf16):
      "linalg.yield"(%arg297) : (bf16) -> ()
    }) : (tensor<2x2x11x32xbf16>, tensor<2x2x32x11xbf16>) -> tensor<2x2x32x11xbf16>
    %129 = "tensor.collapse_shape"(%87) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<4x5x32xbf16>
    %130 = "tensor.collapse_shape"(%128) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x32x11xbf16>) -> tensor<4x32x11xbf16>
    %131 = "tensor.empty"() : () -> tensor<4x5x11xf32>
    %132 = "linalg.fill"(%2, %131) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg295: f32, %arg296: f32):
      "linalg.yield"(%arg295) : (f32) -> ()
    }) : (f32, tensor<4x5x11xf32>) -> tensor<4x5x11xf32>
    %133 = "linalg.batch_matmul"(%129, %130, %132) <{indexing_maps = [#map16, #map17, #map18], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg292: bf16, %arg293: bf16, %arg294: f32):
      %466 = "arith.extf"(%arg292) : (bf16) -> f32
      %467 = "arith.extf"(%arg293) : (bf16) -> f32
      %468 = "arith.mulf"(%466, %467) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %469 = "arith.addf"(%arg294, %468) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%469) : (f32) -> ()
    }) : (tensor<4x5x32xbf16>, tensor<4x32x11xbf16>, tensor<4x5x11xf32>) -> tensor<4x5x11xf32>
    %134 = "tensor.empty"() : () -> tensor<4x5x11xbf16>
    %135 = "linalg.generic"(%133, %134) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg290: f32, %arg291: bf16):
      %465 = "arith.truncf"(%arg290) : (f32) -> bf16
      "linalg.yield"(%465) : (bf16) -> ()
    }) : (tensor<4x5x11xf32>, tensor<4x5x11xbf16>) -> tensor<4x5x11xbf16>
    %136 = "tensor.expand_shape"(%135) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 2, 5, 11>}> : (tensor<4x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %137 = "tensor.empty"() : () -> tensor<2x2x5x11xbf16>
    %138 = "linalg.generic"(%136, %137) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg288: bf16, %arg289: bf16):
      %463 = "arith.truncf"(%20) : (f64) -> bf16
      %464 = "arith.mulf"(%arg288, %463) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%464) : (bf16) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %139 = "linalg.generic"(%138, %arg2, %137) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg285: bf16, %arg286: bf16, %arg287: bf16):
      %462 = "arith.addf"(%arg285, %arg286) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%462) : (bf16) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x1x5x11xbf16>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %140 = "tensor.empty"() : () -> tensor<2x2x5x11xf32>
    %141 = "linalg.generic"(%139, %140) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg283: bf16, %arg284: f32):
      %461 = "arith.extf"(%arg283) : (bf16) -> f32
      "linalg.yield"(%461) : (f32) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %142 = "tensor.empty"() : () -> tensor<2x2x5xi64>
    %143 = "linalg.fill"(%0, %142) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg281: i64, %arg282: i64):
      "linalg.yield"(%arg281) : (i64) -> ()
    }) : (i64, tensor<2x2x5xi64>) -> tensor<2x2x5xi64>
    %144 = "tensor.empty"() : () -> tensor<2x2x5xf32>
    %145 = "linalg.fill"(%3, %144) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg279: f32, %arg280: f32):
      "linalg.yield"(%arg279) : (f32) -> ()
    }) : (f32, tensor<2x2x5xf32>) -> tensor<2x2x5xf32>
    %146:2 = "linalg.generic"(%141, %145, %143) <{indexing_maps = [#map7, #map18, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg276: f32, %arg277: f32, %arg278: i64):
      %456 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %457 = "arith.index_cast"(%456) : (index) -> i64
      %458 = "arith.maximumf"(%arg276, %arg277) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %459 = "arith.cmpf"(%arg276, %arg277) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %460 = "arith.select"(%459, %457, %arg278) : (i1, i64, i64) -> i64
      "linalg.yield"(%458, %460) : (f32, i64) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5xf32>, tensor<2x2x5xi64>) -> (tensor<2x2x5xf32>, tensor<2x2x5xi64>)
    %147 = "tensor.expand_shape"(%146#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 2, 5, 1>}> : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %148 = "linalg.generic"(%141, %147, %140) <{indexing_maps = [#map7, #map19, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg273: f32, %arg274: f32, %arg275: f32):
      %455 = "arith.subf"(%arg273, %arg274) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%455) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %149 = "linalg.generic"(%148, %140) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg271: f32, %arg272: f32):
      %454 = "math.exp"(%arg271) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%454) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %150 = "tensor.empty"() : () -> tensor<2x2x5x1xf32>
    %151 = "linalg.fill"(%2, %150) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg269: f32, %arg270: f32):
      "linalg.yield"(%arg269) : (f32) -> ()
    }) : (f32, tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %152 = "linalg.generic"(%149, %151) <{indexing_maps = [#map7, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg267: f32, %arg268: f32):
      %453 = "arith.addf"(%arg267, %arg268) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%453) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %153 = "linalg.generic"(%149, %152, %140) <{indexing_maps = [#map7, #map19, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg264: f32, %arg265: f32, %arg266: f32):
      %452 = "arith.divf"(%arg264, %arg265) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%452) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %154 = "linalg.generic"(%153, %137) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg262: f32, %arg263: bf16):
      %451 = "arith.truncf"(%arg262) : (f32) -> bf16
      "linalg.yield"(%451) : (bf16) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %155 = "tensor.collapse_shape"(%154) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x5x11xbf16>) -> tensor<4x5x11xbf16>
    %156 = "tensor.collapse_shape"(%126) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<2x1x2x11x32xbf16>) -> tensor<4x11x32xbf16>
    %157 = "tensor.empty"() : () -> tensor<4x5x32xf32>
    %158 = "linalg.fill"(%2, %157) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg260: f32, %arg261: f32):
      "linalg.yield"(%arg260) : (f32) -> ()
    }) : (f32, tensor<4x5x32xf32>) -> tensor<4x5x32xf32>
    %159 = "linalg.batch_matmul"(%155, %156, %158) <{indexing_maps = [#map16, #map17, #map18], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg257: bf16, %arg258: bf16, %arg259: f32):
      %447 = "arith.extf"(%arg257) : (bf16) -> f32
      %448 = "arith.extf"(%arg258) : (bf16) -> f32
      %449 = "arith.mulf"(%447, %448) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %450 = "arith.addf"(%arg259, %449) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%450) : (f32) -> ()
    }) : (tensor<4x5x11xbf16>, tensor<4x11x32xbf16>, tensor<4x5x32xf32>) -> tensor<4x5x32xf32>
    %160 = "tensor.empty"() : () -> tensor<4x5x32xbf16>
    %161 = "linalg.generic"(%159, %160) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg255: f32, %arg256: bf16):
      %446 = "arith.truncf"(%arg255) : (f32) -> bf16
      "linalg.yield"(%446) : (bf16) -> ()
    }) : (tensor<4x5x32xf32>, tensor<4x5x32xbf16>) -> tensor<4x5x32xbf16>
    %162 = "tensor.expand_shape"(%161) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 2, 5, 32>}> : (tensor<4x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %163 = "tensor.empty"() : () -> tensor<2x5x2x32xbf16>
    %164 = "linalg.transpose"(%162, %163) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg253: bf16, %arg254: bf16):
      "linalg.yield"(%arg253) : (bf16) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x5x2x32xbf16>) -> tensor<2x5x2x32xbf16>
    %165 = "linalg.transpose"(%19, %52) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg251: bf16, %arg252: bf16):
      "linalg.yield"(%arg251) : (bf16) -> ()
    }) : (tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %166 = "tensor.collapse_shape"(%164) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x5x2x32xbf16>) -> tensor<10x64xbf16>
    %167 = "linalg.matmul"(%166, %165, %56) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg248: bf16, %arg249: bf16, %arg250: f32):
      %442 = "arith.extf"(%arg248) : (bf16) -> f32
      %443 = "arith.extf"(%arg249) : (bf16) -> f32
      %444 = "arith.mulf"(%442, %443) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %445 = "arith.addf"(%arg250, %444) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%445) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %168 = "linalg.generic"(%167, %58) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg246: f32, %arg247: bf16):
      %441 = "arith.truncf"(%arg246) : (f32) -> bf16
      "linalg.yield"(%441) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %169 = "tensor.expand_shape"(%168) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 64>}> : (tensor<10x64xbf16>) -> tensor<2x5x64xbf16>
    %170 = "linalg.generic"(%arg0, %169, %49) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg243: bf16, %arg244: bf16, %arg245: bf16):
      %440 = "arith.addf"(%arg243, %arg244) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%440) : (bf16) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xbf16>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %171 = "linalg.generic"(%170, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg241: bf16, %arg242: f32):
      %439 = "arith.extf"(%arg241) : (bf16) -> f32
      "linalg.yield"(%439) : (f32) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %172 = "linalg.generic"(%171, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg239: f32, %arg240: f32):
      %438 = "math.fpowi"(%arg239, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%438) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %173 = "linalg.generic"(%172, %43) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg237: f32, %arg238: f32):
      %437 = "arith.addf"(%arg237, %arg238) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%437) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %174 = "linalg.generic"(%173, %29) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg235: f32, %arg236: f32):
      %436 = "arith.divf"(%arg235, %27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%436) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %175 = "linalg.generic"(%174, %29) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg233: f32, %arg234: f32):
      %434 = "arith.truncf"(%25) : (f64) -> f32
      %435 = "arith.addf"(%arg233, %434) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%435) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %176 = "linalg.generic"(%175, %29) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg231: f32, %arg232: f32):
      %433 = "math.rsqrt"(%arg231) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%433) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %177 = "linalg.generic"(%171, %176, %40) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg228: f32, %arg229: f32, %arg230: f32):
      %432 = "arith.mulf"(%arg228, %arg229) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%432) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %178 = "linalg.generic"(%177, %49) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg226: f32, %arg227: bf16):
      %431 = "arith.truncf"(%arg226) : (f32) -> bf16
      "linalg.yield"(%431) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %179 = "linalg.generic"(%18, %178, %49) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg223: bf16, %arg224: bf16, %arg225: bf16):
      %430 = "arith.mulf"(%arg223, %arg224) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%430) : (bf16) -> ()
    }) : (tensor<64xbf16>, tensor<2x5x64xbf16>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %180 = "tensor.empty"() : () -> tensor<64x8xbf16>
    %181 = "linalg.transpose"(%17, %180) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg221: bf16, %arg222: bf16):
      "linalg.yield"(%arg221) : (bf16) -> ()
    }) : (tensor<8x64xbf16>, tensor<64x8xbf16>) -> tensor<64x8xbf16>
    %182 = "tensor.collapse_shape"(%179) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x64xbf16>) -> tensor<10x64xbf16>
    %183 = "tensor.empty"() : () -> tensor<10x8xf32>
    %184 = "linalg.fill"(%2, %183) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg219: f32, %arg220: f32):
      "linalg.yield"(%arg219) : (f32) -> ()
    }) : (f32, tensor<10x8xf32>) -> tensor<10x8xf32>
    %185 = "linalg.matmul"(%182, %181, %184) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg216: bf16, %arg217: bf16, %arg218: f32):
      %426 = "arith.extf"(%arg216) : (bf16) -> f32
      %427 = "arith.extf"(%arg217) : (bf16) -> f32
      %428 = "arith.mulf"(%426, %427) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %429 = "arith.addf"(%arg218, %428) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%429) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x8xbf16>, tensor<10x8xf32>) -> tensor<10x8xf32>
    %186 = "tensor.empty"() : () -> tensor<10x8xbf16>
    %187 = "linalg.generic"(%185, %186) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg214: f32, %arg215: bf16):
      %425 = "arith.truncf"(%arg214) : (f32) -> bf16
      "linalg.yield"(%425) : (bf16) -> ()
    }) : (tensor<10x8xf32>, tensor<10x8xbf16>) -> tensor<10x8xbf16>
    %188 = "tensor.expand_shape"(%187) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 8>}> : (tensor<10x8xbf16>) -> tensor<2x5x8xbf16>
    %189 = "tensor.empty"() : () -> tensor<2x5x8xf32>
    %190 = "linalg.generic"(%188, %189) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg212: bf16, %arg213: f32):
      %424 = "arith.extf"(%arg212) : (bf16) -> f32
      "linalg.yield"(%424) : (f32) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %191 = "linalg.generic"(%190, %189) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg210: f32, %arg211: f32):
      %420 = "arith.negf"(%arg210) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %421 = "math.exp"(%420) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %422 = "arith.addf"(%421, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %423 = "arith.divf"(%4, %422) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%423) : (f32) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %192 = "linalg.generic"(%190, %191, %189) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg207: f32, %arg208: f32, %arg209: f32):
      %419 = "arith.mulf"(%arg207, %arg208) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%419) : (f32) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %193 = "tensor.empty"() : () -> tensor<2x5x8xbf16>
    %194 = "linalg.generic"(%192, %193) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg205: f32, %arg206: bf16):
      %418 = "arith.truncf"(%arg205) : (f32) -> bf16
      "linalg.yield"(%418) : (bf16) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %195 = "linalg.transpose"(%16, %180) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg203: bf16, %arg204: bf16):
      "linalg.yield"(%arg203) : (bf16) -> ()
    }) : (tensor<8x64xbf16>, tensor<64x8xbf16>) -> tensor<64x8xbf16>
    %196 = "linalg.matmul"(%182, %195, %184) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg200: bf16, %arg201: bf16, %arg202: f32):
      %414 = "arith.extf"(%arg200) : (bf16) -> f32
      %415 = "arith.extf"(%arg201) : (bf16) -> f32
      %416 = "arith.mulf"(%414, %415) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %417 = "arith.addf"(%arg202, %416) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%417) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x8xbf16>, tensor<10x8xf32>) -> tensor<10x8xf32>
    %197 = "linalg.generic"(%196, %186) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg198: f32, %arg199: bf16):
      %413 = "arith.truncf"(%arg198) : (f32) -> bf16
      "linalg.yield"(%413) : (bf16) -> ()
    }) : (tensor<10x8xf32>, tensor<10x8xbf16>) -> tensor<10x8xbf16>
    %198 = "tensor.expand_shape"(%197) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 8>}> : (tensor<10x8xbf16>) -> tensor<2x5x8xbf16>
    %199 = "linalg.generic"(%194, %198, %193) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg195: bf16, %arg196: bf16, %arg197: bf16):
      %412 = "arith.mulf"(%arg195, %arg196) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%412) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %200 = "tensor.empty"() : () -> tensor<8x64xbf16>
    %201 = "linalg.transpose"(%15, %200) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg193: bf16, %arg194: bf16):
      "linalg.yield"(%arg193) : (bf16) -> ()
    }) : (tensor<64x8xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
    %202 = "tensor.collapse_shape"(%199) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x8xbf16>) -> tensor<10x8xbf16>
    %203 = "linalg.matmul"(%202, %201, %56) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg190: bf16, %arg191: bf16, %arg192: f32):
      %408 = "arith.extf"(%arg190) : (bf16) -> f32
      %409 = "arith.extf"(%arg191) : (bf16) -> f32
      %410 = "arith.mulf"(%408, %409) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %411 = "arith.addf"(%arg192, %410) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%411) : (f32) -> ()
    }) : (tensor<10x8xbf16>, tensor<8x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %204 = "linalg.generic"(%203, %58) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg188: f32, %arg189: bf16):
      %407 = "arith.truncf"(%arg188) : (f32) -> bf16
      "linalg.yield"(%407) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %205 = "tensor.expand_shape"(%204) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 64>}> : (tensor<10x64xbf16>) -> tensor<2x5x64xbf16>
    %206 = "linalg.generic"(%170, %205, %49) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg185: bf16, %arg186: bf16, %arg187: bf16):
      %406 = "arith.addf"(%arg185, %arg186) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%406) : (bf16) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xbf16>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %207 = "linalg.generic"(%206, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg183: bf16, %arg184: f32):
      %405 = "arith.extf"(%arg183) : (bf16) -> f32
      "linalg.yield"(%405) : (f32) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %208 = "linalg.generic"(%207, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg181: f32, %arg182: f32):
      %404 = "math.fpowi"(%arg181, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%404) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %209 = "linalg.generic"(%208, %43) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg179: f32, %arg180: f32):
      %403 = "arith.addf"(%arg179, %arg180) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%403) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %210 = "linalg.generic"(%209, %29) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg177: f32, %arg178: f32):
      %402 = "arith.divf"(%arg177, %27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%402) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %211 = "linalg.generic"(%210, %29) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg175: f32, %arg176: f32):
      %400 = "arith.truncf"(%25) : (f64) -> f32
      %401 = "arith.addf"(%arg175, %400) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%401) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %212 = "linalg.generic"(%211, %29) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg173: f32, %arg174: f32):
      %399 = "math.rsqrt"(%arg173) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%399) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %213 = "linalg.generic"(%207, %212, %40) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg170: f32, %arg171: f32, %arg172: f32):
      %398 = "arith.mulf"(%arg170, %arg171) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%398) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %214 = "linalg.generic"(%213, %49) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg168: f32, %arg169: bf16):
      %397 = "arith.truncf"(%arg168) : (f32) -> bf16
      "linalg.yield"(%397) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %215 = "linalg.generic"(%14, %214, %49) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg165: bf16, %arg166: bf16, %arg167: bf16):
      %396 = "arith.mulf"(%arg165, %arg166) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%396) : (bf16) -> ()
    }) : (tensor<64xbf16>, tensor<2x5x64xbf16>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %216 = "linalg.transpose"(%13, %52) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg163: bf16, %arg164: bf16):
      "linalg.yield"(%arg163) : (bf16) -> ()
    }) : (tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %217 = "tensor.collapse_shape"(%215) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x64xbf16>) -> tensor<10x64xbf16>
    %218 = "linalg.matmul"(%217, %216, %56) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg160: bf16, %arg161: bf16, %arg162: f32):
      %392 = "arith.extf"(%arg160) : (bf16) -> f32
      %393 = "arith.extf"(%arg161) : (bf16) -> f32
      %394 = "arith.mulf"(%392, %393) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %395 = "arith.addf"(%arg162, %394) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%395) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %219 = "linalg.generic"(%218, %58) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg158: f32, %arg159: bf16):
      %391 = "arith.truncf"(%arg158) : (f32) -> bf16
      "linalg.yield"(%391) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %220 = "tensor.expand_shape"(%219) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<10x64xbf16>) -> tensor<2x5x2x32xbf16>
    %221 = "linalg.transpose"(%220, %61) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg156: bf16, %arg157: bf16):
      "linalg.yield"(%arg156) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %222 = "linalg.transpose"(%12, %63) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg154: bf16, %arg155: bf16):
      "linalg.yield"(%arg154) : (bf16) -> ()
    }) : (tensor<32x64xbf16>, tensor<64x32xbf16>) -> tensor<64x32xbf16>
    %223 = "linalg.matmul"(%217, %222, %66) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg151: bf16, %arg152: bf16, %arg153: f32):
      %387 = "arith.extf"(%arg151) : (bf16) -> f32
      %388 = "arith.extf"(%arg152) : (bf16) -> f32
      %389 = "arith.mulf"(%387, %388) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %390 = "arith.addf"(%arg153, %389) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%390) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x32xbf16>, tensor<10x32xf32>) -> tensor<10x32xf32>
    %224 = "linalg.generic"(%223, %68) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg149: f32, %arg150: bf16):
      %386 = "arith.truncf"(%arg149) : (f32) -> bf16
      "linalg.yield"(%386) : (bf16) -> ()
    }) : (tensor<10x32xf32>, tensor<10x32xbf16>) -> tensor<10x32xbf16>
    %225 = "tensor.expand_shape"(%224) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 1, 32>}> : (tensor<10x32xbf16>) -> tensor<2x5x1x32xbf16>
    %226 = "linalg.transpose"(%225, %71) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg147: bf16, %arg148: bf16):
      "linalg.yield"(%arg147) : (bf16) -> ()
    }) : (tensor<2x5x1x32xbf16>, tensor<2x1x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %227 = "linalg.transpose"(%11, %63) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg145: bf16, %arg146: bf16):
      "linalg.yield"(%arg145) : (bf16) -> ()
    }) : (tensor<32x64xbf16>, tensor<64x32xbf16>) -> tensor<64x32xbf16>
    %228 = "linalg.matmul"(%217, %227, %66) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg142: bf16, %arg143: bf16, %arg144: f32):
      %382 = "arith.extf"(%arg142) : (bf16) -> f32
      %383 = "arith.extf"(%arg143) : (bf16) -> f32
      %384 = "arith.mulf"(%382, %383) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %385 = "arith.addf"(%arg144, %384) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%385) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x32xbf16>, tensor<10x32xf32>) -> tensor<10x32xf32>
    %229 = "linalg.generic"(%228, %68) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg140: f32, %arg141: bf16):
      %381 = "arith.truncf"(%arg140) : (f32) -> bf16
      "linalg.yield"(%381) : (bf16) -> ()
    }) : (tensor<10x32xf32>, tensor<10x32xbf16>) -> tensor<10x32xbf16>
    %230 = "tensor.expand_shape"(%229) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 1, 32>}> : (tensor<10x32xbf16>) -> tensor<2x5x1x32xbf16>
    %231 = "linalg.transpose"(%230, %71) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg138: bf16, %arg139: bf16):
      "linalg.yield"(%arg138) : (bf16) -> ()
    }) : (tensor<2x5x1x32xbf16>, tensor<2x1x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %232 = "tensor.collapse_shape"(%226) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xbf16>) -> tensor<320xbf16>
    %233 = "tensor.expand_shape"(%232) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 320, 1, 1, 1, 1>}> : (tensor<320xbf16>) -> tensor<320x1x1x1x1xbf16>
    %234 = "tm_tensor.scatter"(%233, %116, %arg6) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg136: bf16, %arg137: bf16):
      "tm_tensor.yield"(%arg136) : (bf16) -> ()
    }) : (tensor<320x1x1x1x1xbf16>, tensor<320x4xi64>, tensor<2x1x11x32xbf16>) -> tensor<2x1x11x32xbf16>
    %235 = "tensor.collapse_shape"(%231) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xbf16>) -> tensor<320xbf16>
    %236 = "tensor.expand_shape"(%235) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 320, 1, 1, 1, 1>}> : (tensor<320xbf16>) -> tensor<320x1x1x1x1xbf16>
    %237 = "tm_tensor.scatter"(%236, %116, %arg7) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg134: bf16, %arg135: bf16):
      "tm_tensor.yield"(%arg134) : (bf16) -> ()
    }) : (tensor<320x1x1x1x1xbf16>, tensor<320x4xi64>, tensor<2x1x11x32xbf16>) -> tensor<2x1x11x32xbf16>
    %238 = "linalg.generic"(%234, %123) <{indexing_maps = [#map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg132: bf16, %arg133: bf16):
      "linalg.yield"(%arg132) : (bf16) -> ()
    }) : (tensor<2x1x11x32xbf16>, tensor<2x1x2x11x32xbf16>) -> tensor<2x1x2x11x32xbf16>
    %239 = "tensor.collapse_shape"(%238) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<2x1x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %240 = "linalg.generic"(%237, %123) <{indexing_maps = [#map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg130: bf16, %arg131: bf16):
      "linalg.yield"(%arg130) : (bf16) -> ()
    }) : (tensor<2x1x11x32xbf16>, tensor<2x1x2x11x32xbf16>) -> tensor<2x1x2x11x32xbf16>
    %241 = "linalg.transpose"(%239, %127) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg128: bf16, %arg129: bf16):
      "linalg.yield"(%arg128) : (bf16) -> ()
    }) : (tensor<2x2x11x32xbf16>, tensor<2x2x32x11xbf16>) -> tensor<2x2x32x11xbf16>
    %242 = "tensor.collapse_shape"(%221) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<4x5x32xbf16>
    %243 = "tensor.collapse_shape"(%241) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x32x11xbf16>) -> tensor<4x32x11xbf16>
    %244 = "linalg.batch_matmul"(%242, %243, %132) <{indexing_maps = [#map16, #map17, #map18], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg125: bf16, %arg126: bf16, %arg127: f32):
      %377 = "arith.extf"(%arg125) : (bf16) -> f32
      %378 = "arith.extf"(%arg126) : (bf16) -> f32
      %379 = "arith.mulf"(%377, %378) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %380 = "arith.addf"(%arg127, %379) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%380) : (f32) -> ()
    }) : (tensor<4x5x32xbf16>, tensor<4x32x11xbf16>, tensor<4x5x11xf32>) -> tensor<4x5x11xf32>
    %245 = "linalg.generic"(%244, %134) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg123: f32, %arg124: bf16):
      %376 = "arith.truncf"(%arg123) : (f32) -> bf16
      "linalg.yield"(%376) : (bf16) -> ()
    }) : (tensor<4x5x11xf32>, tensor<4x5x11xbf16>) -> tensor<4x5x11xbf16>
    %246 = "tensor.expand_shape"(%245) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 2, 5, 11>}> : (tensor<4x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %247 = "linalg.generic"(%246, %137) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg121: bf16, %arg122: bf16):
      %374 = "arith.truncf"(%20) : (f64) -> bf16
      %375 = "arith.mulf"(%arg121, %374) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%375) : (bf16) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %248 = "linalg.generic"(%247, %arg2, %137) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg118: bf16, %arg119: bf16, %arg120: bf16):
      %373 = "arith.addf"(%arg118, %arg119) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%373) : (bf16) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x1x5x11xbf16>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %249 = "linalg.generic"(%248, %140) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg116: bf16, %arg117: f32):
      %372 = "arith.extf"(%arg116) : (bf16) -> f32
      "linalg.yield"(%372) : (f32) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %250:2 = "linalg.generic"(%249, %145, %143) <{indexing_maps = [#map7, #map18, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg113: f32, %arg114: f32, %arg115: i64):
      %367 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %368 = "arith.index_cast"(%367) : (index) -> i64
      %369 = "arith.maximumf"(%arg113, %arg114) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %370 = "arith.cmpf"(%arg113, %arg114) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %371 = "arith.select"(%370, %368, %arg115) : (i1, i64, i64) -> i64
      "linalg.yield"(%369, %371) : (f32, i64) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5xf32>, tensor<2x2x5xi64>) -> (tensor<2x2x5xf32>, tensor<2x2x5xi64>)
    %251 = "tensor.expand_shape"(%250#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 2, 5, 1>}> : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %252 = "linalg.generic"(%249, %251, %140) <{indexing_maps = [#map7, #map19, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg110: f32, %arg111: f32, %arg112: f32):
      %366 = "arith.subf"(%arg110, %arg111) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%366) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %253 = "linalg.generic"(%252, %140) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg108: f32, %arg109: f32):
      %365 = "math.exp"(%arg108) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%365) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %254 = "linalg.generic"(%253, %151) <{indexing_maps = [#map7, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg106: f32, %arg107: f32):
      %364 = "arith.addf"(%arg106, %arg107) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%364) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %255 = "linalg.generic"(%253, %254, %140) <{indexing_maps = [#map7, #map19, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg103: f32, %arg104: f32, %arg105: f32):
      %363 = "arith.divf"(%arg103, %arg104) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%363) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %256 = "linalg.generic"(%255, %137) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg101: f32, %arg102: bf16):
      %362 = "arith.truncf"(%arg101) : (f32) -> bf16
      "linalg.yield"(%362) : (bf16) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %257 = "tensor.collapse_shape"(%256) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x5x11xbf16>) -> tensor<4x5x11xbf16>
    %258 = "tensor.collapse_shape"(%240) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<2x1x2x11x32xbf16>) -> tensor<4x11x32xbf16>
    %259 = "linalg.batch_matmul"(%257, %258, %158) <{indexing_maps = [#map16, #map17, #map18], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg98: bf16, %arg99: bf16, %arg100: f32):
      %358 = "arith.extf"(%arg98) : (bf16) -> f32
      %359 = "arith.extf"(%arg99) : (bf16) -> f32
      %360 = "arith.mulf"(%358, %359) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %361 = "arith.addf"(%arg100, %360) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%361) : (f32) -> ()
    }) : (tensor<4x5x11xbf16>, tensor<4x11x32xbf16>, tensor<4x5x32xf32>) -> tensor<4x5x32xf32>
    %260 = "linalg.generic"(%259, %160) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg96: f32, %arg97: bf16):
      %357 = "arith.truncf"(%arg96) : (f32) -> bf16
      "linalg.yield"(%357) : (bf16) -> ()
    }) : (tensor<4x5x32xf32>, tensor<4x5x32xbf16>) -> tensor<4x5x32xbf16>
    %261 = "tensor.expand_shape"(%260) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 2, 5, 32>}> : (tensor<4x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %262 = "linalg.transpose"(%261, %163) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg94: bf16, %arg95: bf16):
      "linalg.yield"(%arg94) : (bf16) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x5x2x32xbf16>) -> tensor<2x5x2x32xbf16>
    %263 = "linalg.transpose"(%10, %52) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg92: bf16, %arg93: bf16):
      "linalg.yield"(%arg92) : (bf16) -> ()
    }) : (tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %264 = "tensor.collapse_shape"(%262) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x5x2x32xbf16>) -> tensor<10x64xbf16>
    %265 = "linalg.matmul"(%264, %263, %56) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg89: bf16, %arg90: bf16, %arg91: f32):
      %353 = "arith.extf"(%arg89) : (bf16) -> f32
      %354 = "arith.extf"(%arg90) : (bf16) -> f32
      %355 = "arith.mulf"(%353, %354) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %356 = "arith.addf"(%arg91, %355) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%356) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %266 = "linalg.generic"(%265, %58) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg87: f32, %arg88: bf16):
      %352 = "arith.truncf"(%arg87) : (f32) -> bf16
      "linalg.yield"(%352) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %267 = "tensor.expand_shape"(%266) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 64>}> : (tensor<10x64xbf16>) -> tensor<2x5x64xbf16>
    %268 = "linalg.generic"(%206, %267, %49) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg84: bf16, %arg85: bf16, %arg86: bf16):
      %351 = "arith.addf"(%arg84, %arg85) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%351) : (bf16) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xbf16>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %269 = "linalg.generic"(%268, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg82: bf16, %arg83: f32):
      %350 = "arith.extf"(%arg82) : (bf16) -> f32
      "linalg.yield"(%350) : (f32) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %270 = "linalg.generic"(%269, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg80: f32, %arg81: f32):
      %349 = "math.fpowi"(%arg80, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%349) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %271 = "linalg.generic"(%270, %43) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg78: f32, %arg79: f32):
      %348 = "arith.addf"(%arg78, %arg79) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%348) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %272 = "linalg.generic"(%271, %29) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg76: f32, %arg77: f32):
      %347 = "arith.divf"(%arg76, %27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%347) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %273 = "linalg.generic"(%272, %29) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg74: f32, %arg75: f32):
      %345 = "arith.truncf"(%25) : (f64) -> f32
      %346 = "arith.addf"(%arg74, %345) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%346) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %274 = "linalg.generic"(%273, %29) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg72: f32, %arg73: f32):
      %344 = "math.rsqrt"(%arg72) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%344) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %275 = "linalg.generic"(%269, %274, %40) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg69: f32, %arg70: f32, %arg71: f32):
      %343 = "arith.mulf"(%arg69, %arg70) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%343) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %276 = "linalg.generic"(%275, %49) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg67: f32, %arg68: bf16):
      %342 = "arith.truncf"(%arg67) : (f32) -> bf16
      "linalg.yield"(%342) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %277 = "linalg.generic"(%9, %276, %49) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg64: bf16, %arg65: bf16, %arg66: bf16):
      %341 = "arith.mulf"(%arg64, %arg65) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%341) : (bf16) -> ()
    }) : (tensor<64xbf16>, tensor<2x5x64xbf16>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %278 = "linalg.transpose"(%8, %180) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg62: bf16, %arg63: bf16):
      "linalg.yield"(%arg62) : (bf16) -> ()
    }) : (tensor<8x64xbf16>, tensor<64x8xbf16>) -> tensor<64x8xbf16>
    %279 = "tensor.collapse_shape"(%277) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x64xbf16>) -> tensor<10x64xbf16>
    %280 = "linalg.matmul"(%279, %278, %184) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg59: bf16, %arg60: bf16, %arg61: f32):
      %337 = "arith.extf"(%arg59) : (bf16) -> f32
      %338 = "arith.extf"(%arg60) : (bf16) -> f32
      %339 = "arith.mulf"(%337, %338) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %340 = "arith.addf"(%arg61, %339) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%340) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x8xbf16>, tensor<10x8xf32>) -> tensor<10x8xf32>
    %281 = "linalg.generic"(%280, %186) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg57: f32, %arg58: bf16):
      %336 = "arith.truncf"(%arg57) : (f32) -> bf16
      "linalg.yield"(%336) : (bf16) -> ()
    }) : (tensor<10x8xf32>, tensor<10x8xbf16>) -> tensor<10x8xbf16>
    %282 = "tensor.expand_shape"(%281) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 8>}> : (tensor<10x8xbf16>) -> tensor<2x5x8xbf16>
    %283 = "linalg.generic"(%282, %189) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: bf16, %arg56: f32):
      %335 = "arith.extf"(%arg55) : (bf16) -> f32
      "linalg.yield"(%335) : (f32) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %284 = "linalg.generic"(%283, %189) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32):
      %331 = "arith.negf"(%arg53) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %332 = "math.exp"(%331) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %333 = "arith.addf"(%332, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %334 = "arith.divf"(%4, %333) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%334) : (f32) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %285 = "linalg.generic"(%283, %284, %189) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg50: f32, %arg51: f32, %arg52: f32):
      %330 = "arith.mulf"(%arg50, %arg51) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%330) : (f32) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %286 = "linalg.generic"(%285, %193) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg48: f32, %arg49: bf16):
      %329 = "arith.truncf"(%arg48) : (f32) -> bf16
      "linalg.yield"(%329) : (bf16) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %287 = "linalg.transpose"(%7, %180) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg46: bf16, %arg47: bf16):
      "linalg.yield"(%arg46) : (bf16) -> ()
    }) : (tensor<8x64xbf16>, tensor<64x8xbf16>) -> tensor<64x8xbf16>
    %288 = "linalg.matmul"(%279, %287, %184) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg43: bf16, %arg44: bf16, %arg45: f32):
      %325 = "arith.extf"(%arg43) : (bf16) -> f32
      %326 = "arith.extf"(%arg44) : (bf16) -> f32
      %327 = "arith.mulf"(%325, %326) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %328 = "arith.addf"(%arg45, %327) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%328) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x8xbf16>, tensor<10x8xf32>) -> tensor<10x8xf32>
    %289 = "linalg.generic"(%288, %186) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: bf16):
      %324 = "arith.truncf"(%arg41) : (f32) -> bf16
      "linalg.yield"(%324) : (bf16) -> ()
    }) : (tensor<10x8xf32>, tensor<10x8xbf16>) -> tensor<10x8xbf16>
    %290 = "tensor.expand_shape"(%289) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 8>}> : (tensor<10x8xbf16>) -> tensor<2x5x8xbf16>
    %291 = "linalg.generic"(%286, %290, %193) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg38: bf16, %arg39: bf16, %arg40: bf16):
      %323 = "arith.mulf"(%arg38, %arg39) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%323) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %292 = "linalg.transpose"(%6, %200) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg36: bf16, %arg37: bf16):
      "linalg.yield"(%arg36) : (bf16) -> ()
    }) : (tensor<64x8xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
    %293 = "tensor.collapse_shape"(%291) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x8xbf16>) -> tensor<10x8xbf16>
    %294 = "linalg.matmul"(%293, %292, %56) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: bf16, %arg34: bf16, %arg35: f32):
      %319 = "arith.extf"(%arg33) : (bf16) -> f32
      %320 = "arith.extf"(%arg34) : (bf16) -> f32
      %321 = "arith.mulf"(%319, %320) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %322 = "arith.addf"(%arg35, %321) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%322) : (f32) -> ()
    }) : (tensor<10x8xbf16>, tensor<8x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %295 = "linalg.generic"(%294, %58) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: bf16):
      %318 = "arith.truncf"(%arg31) : (f32) -> bf16
      "linalg.yield"(%318) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %296 = "tensor.expand_shape"(%295) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 64>}> : (tensor<10x64xbf16>) -> tensor<2x5x64xbf16>
    %297 = "linalg.generic"(%268, %296, %49) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg28: bf16, %arg29: bf16, %arg30: bf16):
      %317 = "arith.addf"(%arg28, %arg29) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%317) : (bf16) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xbf16>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %298 = "linalg.generic"(%297, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: bf16, %arg27: f32):
      %316 = "arith.extf"(%arg26) : (bf16) -> f32
      "linalg.yield"(%316) : (f32) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %299 = "linalg.generic"(%298, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %315 = "math.fpowi"(%arg24, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%315) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %300 = "linalg.generic"(%299, %43) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %314 = "arith.addf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%314) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %301 = "linalg.generic"(%300, %29) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %313 = "arith.divf"(%arg20, %27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%313) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %302 = "linalg.generic"(%301, %29) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      %311 = "arith.truncf"(%25) : (f64) -> f32
      %312 = "arith.addf"(%arg18, %311) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%312) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %303 = "linalg.generic"(%302, %29) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      %310 = "math.rsqrt"(%arg16) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%310) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %304 = "linalg.generic"(%298, %303, %40) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32, %arg15: f32):
      %309 = "arith.mulf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%309) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %305 = "linalg.generic"(%304, %49) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32, %arg12: bf16):
      %308 = "arith.truncf"(%arg11) : (f32) -> bf16
      "linalg.yield"(%308) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %306 = "linalg.generic"(%5, %305, %49) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: bf16, %arg9: bf16, %arg10: bf16):
      %307 = "arith.mulf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%307) : (bf16) -> ()
    }) : (tensor<64xbf16>, tensor<2x5x64xbf16>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    "func.return"(%306, %119, %122, %234, %237) : (tensor<2x5x64xbf16>, tensor<2x1x11x32xbf16>, tensor<2x1x11x32xbf16>, tensor<2x1x11x32xbf16>, tensor<2x1x11x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_64_torch.bfloat16_4: "0x02000000713FB53F433FC93F333F1F3F413F673F3F3F8E3FBE3F703FA93F843F3D3F453F453F823F313F0E3F6D3F883FB03FA73F7A3F593F293F7C3F6A3F5B3F873F943F523F033F9D3F923F7F3F5D3FEB3E563F703F7E3F803F1D3F863FB23F8B3FA33F303F563F9E3F993F4D3F903F2C3FA43F8D3F473FAD3F843FA43F393F9C3F5F3F",
      torch_tensor_64_8_torch.bfloat16_1: "0x02000000203E443F963D3DBEE4BDA73EA4BE163E7BBD8D3EF23EB0BC4CBFB7BE6B3E26BF7D3E06BF943D18BECF3D513E78BECD3A3A3E7E3E35BE9EBAF83DA8BE5BBDE4BE26BE013F5FBC2F3F0C3F8FBE543EC7BE1ABD143EE73E953E673EE0BE963D78BD1E3E653EEC3DB4BECBBD61BD2BBDC03E823D8CBE14BE5DBEB9BEABBC673E02BF993CDE3E5B3E3F3ED83E16BE333FC1BE0CBE1C3F3EBED3BE1D3E56BE39BE643EAA3ED8BE0B3FCCBE0B3FE03E65BE7D3EA6BD2E3ECC3D72BE29BD56BE273F8D3CE5BE78BEC4BEE43E103F623DDDBD2A3F193E553EDABE1E3F073F09BF6B3E6F3E21BEEABE253D4A3F0BBE29BFFD3E03BEF2BE30BE17BDE5BCD53E55BED3BDF03E27BF2F3D22BE00BFCF3E083FB2BECF3EF03D1EBFE5BE3E3CF23E9FBE953EA93E533C76BDAD3E433D9DBEC7BD93BE53BD0FBE95BE27BE19BD0B3EAB3D39BDA23EB1BE65BE4F3E2FBE0F3F043FB43E2E3F23BF8D3D4ABDECBECABE0F3D1B3E833D94BDF13DB13E75BD8CBE6BBCABBD473EAE3E943E05BE073D183EABBCBBBE45BE19BE113CF4BE6FBE223EDABE863EBC3EA9BDD53C983E6FBEB9BD0CBE603D17BE28BA33BFA4BE67BF1A3F2BBE303FACBD82BEF73E1E3B873EA33C33BDFCBEC33E1BBFAA3DE43E473E7C3ED3BDC53EBFBE24BE183EEDBCC2BD253D46BEFB3E27BEC63E963E0A3ECD3E5EBE7A3C723E8BBE14BF203FA33E3D3BBABE583ED0BCC83D293E4DBE8E3D8A3DB3BE8C3E583D3D3E123E96BEBA3DB1BEAC3EEFBE18BE51BEAABCB3BD3ABD9F3E83BB7F3E25BF283E663E47BED13D583F9E3E053FA53E5C3EB73D743E923ECABED63ECA3EB3BEA43E4E3EF63D67BE3ABD31BE6CBFD03E9E3EFCBD7FBE95BE67BE42BE113E92BED43D58BDDFBD17BE7A3EB03E28BEC23D0CBF513C7C3EB5BE503F97BE3FBE90BE44BD503E403EAB3ED83E933EC03DFD3EB33D2BBE14BD2E3F31BE243E463E643DF33E843EB4BE293FFE3D03BED9BE4D3FE93E763E703E173E8B3E45BF023CA63E20BE99BEC83E52BEEB3D503EB9BEFF3E833C43BDC73E09BEE0BD71BE3C3EE63C9FBE9D3E87BDD93D4F3DD03E6ABE233F06BDDCBDC83E2C3E8BBE6C3ED4BEF8BDE6BDB8BE8D3D3BBE123E7C3F063C8A3E0E3FE7BEF03E99BEBABCAD3D103FBF3B283CB43EAF3E1C3ED23ED73E2DBEAC3DC0BE46BED9BE36BEF03E29BFB43E60BFF3BD13BE3D3DB63EF4BEFC3E81BCD53E08BF1ABE3C3F5A3E8CBD9F3E1E3FB53D1CBF99BEBFBE95BE70BEE5BE33BEDE3E98BDBEBE183E2B3E9EBED8BE2E3E9CBD6D3E123EAD3D16BF8F3D373ED23B5FBE943F2A3E4FBEAC3EC9BD7A3E54BE64BE1EBD94BE74BDE3BC363FAF3E5EBE6D3ED7BE24BEFABE17BD983E873C4E3E7A3F093F18BE58BE16BE6E3D2B3F30BE1D3F80BD16BF6E3F133E17BFAC3E503ED53ECCBC833EA1BD08BF9F3EC63E233EEDBE683D",
      torch_tensor_8_64_torch.bfloat16_3: "0x02000000F83DA4BD6F3EFCBCBB3D1B3E743CAA3C213EC53D08BE2B3DEF3D08BEDE3DD3BD06BE4CBDD4BB9BBB4CBDAD3DA5BD833E5E3E643CEC3D73BE573D95BD363E6B3DE53CF7BCD4BD993BE13C463D59BE953D853B41BE973DAB3D063D123E8A3D6FBE5F3DED3C42BD023D79BD363E503D05BC24BE8ABE053E553E52BD3D3EDCBD32BE393ECC3B3CBD033D52BD0F3E0EBEBBBD023E823DA33E79BE933D393E90BD403D9EBD553EDE3B363E173E4CBEA6BD85BE34BE64BD453D0EBE4A3E09BEB63DE2BB083EC5BC06BD833E33BE173E4BBDA0BCAEBDAABC0FBE42BD0ABED03D813D3F3EF33DD93D6EBE123D1B3E1E3E0F3E053E323D5E3E83BEE13D883D2D3E2C3E0B3E26BEAABE823DAEBDC53C45BE1C3DCB3C263DB33B7F3D0C3CA8BD2E3E573E8C3E09BDA33E1F3E05BECCBDFBBD9E3C3ABD1E3DA73CD13B853E293E6F3EE2BC5C3DD6BCBABC35BEB23C23BD2ABEE2BD20BD6D3E13BD673DC43D3FBE43BB95BEF0B76C3DBD3D733E143E163DFBBDF2BDEA3DC73D533DC0BD9F3C2CBE123B81BC7FBD123D4DBE473C243EFFBD503E6EBD29BD3C3E993C373B05BE013EC83D8A3D9F3D63BE66BE943D0F3C293E2EBE773E48BD813C8F3BBCBE8C3E993D9EBD44BD04BC093D76BDD53DE2BB4A3DC7BB4ABE8E3DA8BD1B3E483E50BD143EF23D86BC9CBD9A3DE0BC06BE9F3EDA3D523BD03B943C1B3D53BE7C3EB53DCB3B093D7E3E72BEBBBD07BEE43D343D8CBB903917BEEC3DC23D283E88BD833C78BD563ECBBC2D3E263D683E0EBD31BE283B3CBE12BDEA3D50BC973E343C843E8CBB123ED7BC3EBD593D79BD9CBC78BCC0BDF2BC2FBE0A3E373D64BC2DBDAF3CEF3DB4BD413E4D3D473E67BC9B3CC63D993C3A3E8CBD98BC99BD02BE1A3E043E21BE433C69BE363EE4BD2F3D973DCB3EA63DFC3B92BD943E0E3E87BCE3BD3C3E863D0C3E4EBDE83C143D483DCCBCE53C3FBC98BD8BBDCFBDA3BDB73DEEBC2E3C1EBE103E80BD24BD0E3B3EBA2F3C67BD65BE313E22BDA4BCEA3C42BD473D08BD2ABEEB3D6EBD503EFFBA573E8A3CFD3D9BBD053E8ABD11BED23D383DC33C4ABD00BE773D69BC813E25BE97BDA83DA43D293E48BE103DC73D19BE5CBEF73C02BEADBE3B3E113DB03A89BD66BD66BE593D653B733CA2BBC23C6FBE49BDE73D2C3D83BC133EE43D0A3E533D463EB5BDB03D01BEA7BCC63DA53CD9BD56BBBC3D27BED5BD84BDC23D1E3E55BD32BD4CBDA1BD83BD2DBEA13C15BDCFBC173DCABD3DBE4EBE83BC9F3E7C3D86BC993D803D22BE213D053DAFBB8A3DB0BDB2BD10BBF73D1DBE303EA73AAFBEAF3D4D3E95BC633DD43D173D67BC893E47BCFE3DF43B243ECB3DC23D03BEA63D20BEBBBD0C3ED2BD59BDF33D59BD33BD623E113D4F3D84BD4B3DC03D6F3DFEBB8E3D7FBDF9BCBE3EDDBC173E043E3EBE373D203C6C3D2ABC683DA8BD9ABCE4BC",
      torch_tensor_8_64_torch.bfloat16_2: "0x02000000FB3D193E82BD383C4BBCACBD95BB55BDD83D22BEA43D86BD0C3DF93AF63C23BE6F3E05BE433C1C3D963E5F3EE63D873D6CBD75BE083E4B3E403D4DBDCB3D14BEF2BD073EA1BD17BE09BE88BDE5BD1ABE173E01BD083D5C3D673D98BDC53BC33DC83DCD3D613DDE3D31BDB53D5A3D833C053E32BEF5BCB3BAD0BDA7BD133CBABCAC3C28BCEFBDA6BE603D89BDF43C013E1FBDE63D15BEA1BD0FBD4D3D1BBDA0BD73BE9B3E37BE87BEF73DD4BD44BE0E3D3C3CFF3C8C3D99BC5DBC863D73BD4EBD093DF7BD8CBC28BE86BD243E2ABE59BE8FBEE2BD03BE683E87BD9C3C36BECB3DA53DFCBD81BEBFBD08BE313EB63DC53CA7BDF43C6CBCC53DE3BD2CBD90BD9A3D293EBA3D2B3E73BDBBBD92BD93BCB53B8F3D5C3C653D7F3D213DC2BD263D6F3E49BC353EF9BC5F3EF43DB6BE153E6EBE34BE88BD2E3B62BDCEBD11BDFCBB23BD3ABED6BD603E03BD7CBD133DF73C0FBD4B3DA43AE83D0BBE003E21BE013E05BCD9BD36BE133E8EBD19BEEBBDAF3CDF3C01BE933C5DBD85BE323E533E3CBB093EB9BD033E95BD323DAC3C1CBEC93DD0BC573D76BD043E1EBC2BBD553E24BDF1BD40BBCA3C063E1C3AE1BC01BEF6BC603D65BDB33DC83A953D263E96BE5A3D523E113EA7BDBABC41BED33DC63D00BE713D1BBD93BDD5BD4E3E82BD303E0FBE37BDC13D03BE0FBEA03E583EEFBD98BE363D9D3D98BDFE3C383E393E123CC13C2BBC753E16BD8FBDFDBC663DEB3D5EBEB63D6C3DE9BD8ABD0D3E113E473D3DBE8D3C41BE993DE1BCC3BC563E05BE0BBE94BC323D2BBDF9BD0C3EBFBD253D823A3C3C323E3E3DD63DFABD603DA0BB723D63BD283D3D3DD3BC943E93BD34BEC43DB93DC6BD423E663DEEBDD13B8DBE1C3E20BE16BEA13DA9BC81BE15BC3EBEC5BD73BD7C3EAC3E51BC94BD3A3EA93C203D23BD1A3EBA3C8A3DA8BDAC3D403C84BC923D873E5ABD2F3E023E4EBEC7BE1EBDB63C1DBE093EE53D61BBC5BD293EDBBD663C613A1A3E8D3CEE3CBBBDDFBCF73D193E193EA1BC7F3D1E3D573DA53EB2BDD0BBB43D103DCEBB403DAFBD913EEEBDB93D84BE803CCABD953D80BCD13C9ABDE7BC31BE693DB1BE15BE9ABDA13CB43D623E9BBD033C4B3D60BE3A3D92BDB6BC05BEB5BE3CBE0B3EB4BD343E103E43BEFBBC213ECC3D1B3E04BE2F3EAFBCB8BDBC3B153E953D893C9DBD07BE973EAC3BCABC563E9ABDFE3D8D3D833C8CBE87BC52BEC7BC553E803D24BE93BD07BD113E23BB3FBECDBA21BD2DBDC33D3ABB2CBEBA3C0CBE803C97BDD93DFABD8FBDF8BD7EBCA03CC8BD343EE13DBE3D5A3D36BEB63D24BEBA3D61BD373E8EBD243E883D04BE773D913D8D3E77BC863D703EFFBD81BC5C3D463E3FBE863DB9BD593D543EE53BD5BD193DB43C54BC2F3E4BBEF33DF1BC063E103EDBBD96BCA83D87BDC43ED53DBB3D04BD98BD85BD9BBDB43B0FBE99BD",
      torch_tensor_64_torch.bfloat16_3: "0x020000005B3F1B3F6C3F773F733F163F893F6B3F173F7C3F963F743F7E3F943F4E3FB43F9A3F8E3F753F9F3F583F9A3F893F803F5F3F8F3F653F453FB03F5A3F803FC43F263F873FB43FAC3F4F3FB03F7B3F2A3F9E3F763F243FA83F9A3F443F9C3FCF3E303F933F893FC43FA73F5F3FC93F8B3FA53F833F8F3F873F633FA83F143FA93F",
      torch_tensor_64_64_torch.bfloat16_3: "0x0200000098BBC2BB3FBE173D2ABDE1BD4CBB77BDE53DFE3DC23DA43D06BE20BD58BE863D733DEBBDD3BDFABD2FBEDF3DA43D3DBCA2BD8BBD363E053C8DBD483C8DBD83BE64BD5EBC06BDA6BB9B3C0FBD393D173E95BC403EC8BCAABD6BBD823D2CBE30BD433E093EC4BC703E47BDF43D673C503C79BE483D24BEDCBC31BE0A3E62BBEC3DAABD1BBD013E533D87BD5CBD34BDE2BD9CBD8A3D633B513C0FBDC23D143D3BBEE4BCFE3D103E9EBDBB3CA23D2E3DCA3D273ECC3DF93CB73D883D183DAABD86BDCBBC763D293DD2BCFFBDFFBC3DBEE43D4CBEE9BD07BE27BD393E7A3E683ED1BD9A3D113ED23D60BB073DE13C2D3E3DBE94BC8DBE043EEDBD083DDC3CA93C42BDECBD78BD163E4EBE9FBD2BBE763DED3B69BE91BE1CBE623EB43DAE3C1D3EBE3D083E063E11BE11BDA2BD913DEEBD4D3CE03DA1BD3EBD22BE0E3E73BE5BBC843D993EE7BD1ABECBBDC33D21BDD43AA33C15BE48BD14BC5D3DECBDE5BD463E663D90BE49BE4EBE383E533E783E163D8A3DA1BD9339643E7F3B6F3D12BDE03CEE3C213E9ABD3BBE90BD0F3E55BE743E72BBB93DC33CC83DAF3D573EEDBDF23DBABEA3BDFA3CC93D6F3E213EFCBC323EB6BD93BD053C403A663DA33E70BD803D63BD09BEAEBD0F3E1ABEDBBDBB3D00BE583DEE3D243DD4BDAC3D933ACCBC963A043E10BD26BD85BC493CAB3D44BE26BE28BD853D0ABD87BCA03DA23DF9BD073E9B3D063E8BBDD5BD05BEE4BD0C3CCCBD82BC0B3DC63B75BDB23D243CB2BCE33D563E0DBED0BDD9BD793EEC3D2EBE65BE5CBE23BDD0BD15BEE63DE4BDD2BD3D3E133D00BDE3BBDB3D2CBD0DBD313D343E18BDD33DB23D05BDD2BD1F3EEB3C743EE83D8CBD20BE07BDAD3C5D3C22BDF43D33BE0ABE1D3CA63D31BEF2BDB0BDEC3D193E58BDFC3D1A3E503DB73B0EBED63D553C35BDE43D903D10BEF93DD4BD4A3D813B46BD03BDC6BD1CBD6F3B09BE09BECD3C84BD8F3CDEBC8B3C37BE0A3D8A3B343EBE3DE93B2CBEDB3D01BEE23C2FBDA73DCFB99BBD223E233D003EBE3C2DBE053B403EF5BBB9BC68BE523E8DBD02BE893DE83D5FBDCA3DE3BD28BBE3BC113E31BE8B3D573D88BC123EEABD163E2FBD873DFFBD54BC103E1FBD073EEB3DE03DFF3A9ABD0ABBAD3D8B3E733D323D8EBE3BBEBABD6CBEA13D123ED4BD5EBEFC3D753E023E8BBE82BA05BAC9BDBB3D203E693E023DE0BD093DC7BDFABB1FBE33BD493E04BE243E943D1EBE323EA33CF1BD403D19BD59BC4F3BBDBA2DBD2A3E423C6FBE79BEA4BD363C4FBD1C3D1D3D083E673D93BD553C4F3DE8BDE63D8F3C20BE083E68BE40BD9FBDECBC5F3D833E453DA4BD273EE23D95BB31BDA53DC4BE58BE5B3D043E923D8BBD1DBE30B98C3DBFBDC4BD163DFBBD94BCB03D93BD80BC94BD8C3D6B3D273EC5BDD13C2ABDDE3B50BE11BED33D02BE1CBD763C4ABECC3DD33BD63D56BEF9BC163E8CBDC1BDD13AA5BB16BE033E933E843E2A3E0B3DFABB16BDA83DE73C63BE273DF83BA53B5F3E203D6EBE0ABDCE3CDD3CA8BE8CBD68BD9F3CF6BD97BBBABD333D243E2ABEE6BC843E383E5D3EE8BDA7BD993EEDBC94BC58BCC7BDB43DC2BD04BE37BDE9BD333D8A3E1CBE053D8ABD6FBE353D143E543DAF3C243DE4BC12BE773DA4BDCCBD18BEB63D9B3E1DBDA0BCD43D93BC99BD5E3D273D08BEC7BD72BEC13A853E02BEE23BBABCC3BB78BDE9BC013E3C3ED13D9C3DBE3D063DDABD343E7D3D87BE84BDE33D293D3B3EB63DEFBDAD3D28BE423EF4BEBFBCA83C6A3E0FBDB03C9D3D89BDDBBD53BD563DCA3D393EBCBE9BBE063E1ABEAE3D0FBD993D2ABEB03D4D3E29BDB9BD6DBD613EEE3D883EA4BC57BC1DBE073C01BE4CBD053E03BDC4BD143D583D193ED93D88BC84BCADBDF5BDA33D853E023E83BC093EB63DCFBB803C4CBED33DB9BDF0BD69BEDBBCC7BD933E733DFE3D71BD36BD193E4DBB0ABEC63D293E48BDDB3D033D8C3D56BE27BE763C0A3D61BE1FBCF13D17BE5EBE5F3D4E3E2FBD65BE303E123E89BD87BCFB3D30BE01BE96BD3BBE6CBDA43D183D353E343E32BD3ABE37BD5ABD293ED93D12BE8DBD7CBED23C3BBD34BE90BD6E3DC83D03BD3FBEB83D823E88BD81BD2F3E88BD22BDB4BD72BD65BDD63C84BD56BC8EBC853D773DF33B7E3D503EC8BDC8BC2BBE1FBECEBDACBE1E3CFEBCFABC32BE253D34BDCE3C5EBE013B67BD863E0A3D3EBDF2BC513D3D3D623CAB3D363EF13C43BEAD3D4A3D4D3E0BBEF3BD17BEE4BD37BE26BEE43D14BEBA3D383EFBBAB83D43BE2CBE043E83BD60BC353E863CD33DA23D223EA53EFA3D7C3E8DBC9BBDA8BC1ABCBABDAC3C96BE333E973C9F3D14BE06BC9FBC26BE8BBDF93C553D6DBD5BB8DFBC59BEB43E233E833AAE3CD43BB6BD633D1FBD4ABDD4BCF8BDA0BD043E8C3D39BD4B3D6E3E203EBDBDE93D08BE83BDB13D8E3B303E5F3E4FBD313DC73CEB3D47BDF33D91BC063DD1BCA9BD3DBE86BD513E02BE02BD6D3D23BE85BE62BEC4BDEDBDFC3D14BE13BE2ABD12BD4BBCF9BCF53BD6BD093EB43CE1BD17BE27BE84BCA63D52BEC1BC4A3DD1BD453E303E073D26BE4A3E543E763CBDBDA13CBE3DF4BD0D3DD5BC473D12BE3C3DB83C1B3E773DEFBC77BC25BD323EF0BD6B3BB1BDC7BB213EC2BD1D3E0ABDF0BC9E3E0A3DB1BDA8BDE1BD493D0EBE65BCB3BD973BF13D933EAEBD243DDABD383E47BD8ABD61BD70BD6CBB04BE50BECB3DB1BDBDBD42BECC3E043E2ABE033E923E1FBD713E453DB33D78BD6C3E9BBD17BEAF3D9CBD7BBD41BE5E3D73BEF23C54BB62BD38BE9DBD343CB0BD883D71BEA6BE243DB1BDF63D053EA6BDB9BD6A3CD5BDF03D14BC2A3E833E6CBE3D3E2CBEF3BC31BE323DE93DCE3C643E0FBD1A3D2ABCAA3D123D3ABDB3BED8BCA6BE0FBE8ABDE93CABBED2BD6ABE0ABE54BD2ABEEA3D81BE783D033D17BE99BE163E48BE68BD0DBD9B3DA4BB893C223EDB3DB93C05BDAC3C04BE40BE4E3D503D573CFC3DD33C26BB203E3BBD53BB82BEA5BC8FBD4ABE3A3E19BB833E85BDE4BC2A3E3FBDE63B843DC5BD803D6DBED33D09BDB53D49BD6B3E5A3D053BC53D53BD883D4ABEFA3DD23D20BA73BD3E3E6B3E6CBDD3BDC23DA33CF83D97BDAA3DE13B4FBDA9BD5E3EF53BCDBD18BE853B37BD0A3D79BE2D3E2EBD443D663CED3D8A3C483E173B13BD7D3DA5BDE93D273D62BE573C00BD153E023ED4BD99BCC93DB43CA53E87BEA83D2E3D4C3D95BDD4BB43BC39BE9DBBA93EF7BD39BDDBBD7C3D8A3DB9BD833E01BE29BE3CBE89BCFE3CEFBD48BEF63D113E0BBE11BE2D3E913DC7BC3C3D27BE673D6CBE08BB813E45BD49BE983CF03D30BE423BF33D8D3DBF3DC9BD27BE80BE13BDA13CAA3D8F3E50BE0FBD91BD49BEF83C913EDC3DAE3CC43CADBD3ABD5BBD73BDAE3CE23B1F3E49BEC53D2A3E3C3C56BC013E46BDC8BDB5BD0D3E903DA03B183D083E533D8F3DA2BD79BD313E73BDFB3D963C873DDDBD73BD8E3E16BE22BA19BE803C26BD9ABC96BD623ED8BC503E52BEA83D5DBD41BD113E233EE23CD7BCE6BCA7BC823DD0BB93B964BB3D3CB53BC6BB5B3D533EAABDFCBDF93DF73D4C3D063A14BE3EBEBD3C50BE0DBD123EF5BD013ECDBD783EEB3D21BEFB3DCCBDCF3C373E8F3DA03D81BDC03DD9BDABBD1FBD7D3DABBC49BC4BBC46BE12BE483E1BBEFABD19BEA53CDFBD123E93BC4B3DEFBD103EE73C27BDB4BD5C3C8ABD3BBE75BCC5BD96BDB1BD3D3E8DBD823C203CFFBD353E41BD93BC29BE3C3B30BE37BE963D1E3E2D3D31BC243ED03C993D31BEFBBD3DBEE0BC0B3E36BE673D3ABEDFBD64BDA4BD8EBDF7BD8ABDD9BDC7BCD53DE23DE6BDF7BC2ABEF53D0A3EF43B2B3D14BD97BDCB3D963D80BDEEBC7A3D01BEF43C74BD4EBE34BE4BBD5D3DF73D05BE04BE5BBE86BD6E3EAFBC3E3DF7BD00BD3CBD04BE603ED23DC03D063E73BE14BDA13E903CEFBBBE398DBE7E3EC43D263E733E75BEFCBD0F3EAA3D113E6E3E9ABDFF3D813B143EB6BC1CBDD6BD55BE32BE78BC92BD77BC8E3DF83D2D3E8D3E53BD2EBEAABD8EBD0ABEB33D9A3D233E1D3E70BE73BE07BEC9BD393E20BEBBBE2CBE3E3E193E8CBD89BD873DDB3DB7BC923D603E5CBEBABD053E543ED1BEA8BDF0BDBABDDD3D96BCBBBDA1BCD93C9D3E47BE3C3C803EB2BCE0BC87BEFA3D3ABE003D553DAF3DA73D293D8C3D56BE0A3E77BDF4BDBD3D05BDE7BDBBBD01BE303DA83D293EC0BCBCBB323D413DC43D1FBDBFBD9D3D563D68BC703D36BD78BB233D84BBCBBDC43E77BDC23D673D9A39D3BDAB3D8C3B98BC3A3D383CE9BDE3BDB0BD6E3E37BEEB3D4EBE483E69BE8CBB10BD89BD84BCB73E04BCACBDE13CF73D103E55BE79BD60BD77BD9D3CE33D49BE96BEAE3D96BE9F3E563EBCBD2F3D833D34BE103EFD3CC63DE53C3F3C363D3F3EC83E553C11BEFABDDA3D43BE353E7DBD123C3FBD233EEDBD0EBE37BEF73DDABBFABBA5BDEB3D61BE9CBE143ED8BDEE3CE03C963D8ABE3F3EA9BDED3DEABD983D1A3E9DBCE03C023E6FBDA3BD91BDA0BE44BE09BDE33DEDBBF0BC983D163EA53C2FBD1E3A0BBE8ABD7EBD86BDAE3D0D3E41BD73BC57BB9E3D92BD33BE493E9EBC023E8A3DA5BB5EBE8EBBC43CED3C013D02BE193E37BE863D8ABD12BD5EBE7DBD66BE72BEBDBD9C3C09BE60BDF73D98BDB4BC25BE143D2B3CCA3A853E2F3DBDBD823E053E093E84BB8DBDBABED9BDE63DA43D323C663E1F3E013EF0BD3E3E4C3D483E273D4ABD7DBDBFBD45BDE6BD3D3D863DE93B2A3E043D9C3D503DBABD6F3DD2BD0A3C22BEEA3DB9BD7B3D8EBD03BED63DF93C743E41BEAFBDA53DB13CB4BDA23C2B3E1ABE0B3E383ECDBBE33CA63D043D1DBCF9BD203C36BE0DBEADBD3BBD6E3E053D923E0ABE513EA9BD9BBC01BB4EBE823D07BE50BC0C3E123E23BEE2BC1C3E193D10BDFB3C89BD453D1F3E2ABDADBC3DBDE23D7F3E103EC63CC23D9D3D25BE503DD5BDBF3D1E3DEE3C053E5A3EDBBDCBBD303EBD3D4DBEFE3DDB3D7DBC103E0BBDF6BCF0BDDABD2EBD2FBED83DF7BD87BDFF3D82BE69BD8E3E28BE73BD2FBEECBDE7BD12BD38BDF53CFCBD35BE7D3D303ED7BC55BC863DEC3B2ABEEF3D72BE56BD0D3E39BE03BEB03CAFBC363DABBD873C4D3DAA3C7BBEDABB67BD7E3C11BE92BC423DDA3DAF3C36BD693CC93CC53D5FBD323D0D3DDCBDED3D1C3D99BD873D0CBE75BCD4BD5E3E203E5CBE1E3E053ED2BDF4BC3C3DA03D25BDAEBCBEBDC3BD903D57BE043EA4BD04BD8DBCF6BDA23D53BEAB3D963D6E3E8E3E3F3EA53D61BD30BE34BE933C8EBE0EBD0CBEC7BA09BEA2BD3A3DA13D1ABE09BD633D87BC50BDFF3CE7BC1ABEF13CC4BD4E3D543DB93D4F3AFCBB1FBEF8BD1ABEE4BD21BE8E3C8ABC32BE533D9B3D37BE1E3ECD3D8A3D3DBE0E3D94BCBF3D70BB80BE58BD47BDBB3D513D2B3E62BD23BEE03CDBBD973BF3BDE33DCCBD0FBE0F3E02BE46BE5CBEBC3C893EA6BDADBCB8BC993CB53B3D3E7DBE803E71BDE93C2EBD063E053D993D33BD87BDB6BDF83CF23DC1BBA33DA7BD7ABE1C3EB1BDC6BDBE3CD3BE49BD17BEBC3D0FBE1DBE98BE31BD4EBE59BDDEBC9BBD133BD13C8ABD243B0EBD6F3E95BEEABD3F3DB4BA1ABD70BD96BE91BD853C8A3BFABD2EBE5D3DC03A013E363E86BEBBBC11BEB6BDCB3D0C3C11BC83BCFEBD723DA8BACDBCBD3D723C2ABE893C38BE6D3D7FBC9A3E24BDB2BC3BBD663D913D193EE7BDA23D6CBE3FBE9FBB093EBE3C4B3CD5BD37BDACBD1ABC91BD39BEFEBCADBD4FBEFF3CDD3C963DE73DD83DB53E84BBF9BCF13D2B3D32BE083EB9BB4D3EB63C623C02BE7C3EA6BDD73DA5BD1FBD7DBC54BCAB3B9DBE56BEAF3B65BD16BEE13C51BC2C3E5FBE243D1A3E8C3E373E143EA3BD9BBE4CBEB93E573D8D3D103D7DBEB23D83BE1ABD933D08BEA5BD813E453EB23C5EBDBB3DD13D2CBD26BE453E303E8FBE90BD6D3DEB3D593C65BDEABD33BE363EA53DE3BC01BD9D3DEFBDA8BD92BE693E5CBE1E3E353D3ABE8FBD29BE87BC9ABAE2BD203ED43D053E8D3CCA3C1D3E3CBE74BC56BEC5BD34BE1FBE77BD523DDA3D5C3E543EF13D623DB7BBA93B35BE2F3EBDBD263E81BDA13D02BDC5BD123EF53D41BC68BEB3BD76BDA43C5C3EFB3DB53C503D2C3D3A3E63BBABBCC63DE7BD14BE00BE953D2FBE9FBDA23D9D3E0B3E1C3EF43DD73D883D26BE23BE103D50BE7E3C113CA6BD213E363E9E3C9CBD3B3DAFBDA2BCC3BD68BE083E3F3D2F3D1ABEFC3CE8BC0C3D573E393E983D85BDC93DF2BC86BD6F3DB73DF63B2A3E45BE8BBE1E3EA6BC2C3C663DD83C63BE24BE233EFE3D7E3D253E7DBED4BD8FBCFEBD8D3C463DDB3D263C103EEC3DC3BD8CBC3A3C343EF1BA3FBEA0BB8739AC3D07BD57BB69BD883B8CBBD73D133E92BDF1BD003E693E73BD6DBE75BE763EF7BDC4BDA9BD30BD90BDAA3DBFBD83BDB63C84BD9CBD8CBEE7BC3B3C7C3DC5BD8E3EDEBC66BD21BE353E5BBDB8BD1B3E723CE73B363E893DE3BB5ABD9D3D94BD063EC6BCB7BDAABDEE3D8DBB0E3E0ABD093E663E483D133C243EF73C2A3D2DBC0EBE213E5F3E0FBE9C3D1FBEB0BDE23DE53CB5BDE23D0BBE523E41BDBC3DC0BD233D253D3A3ED2BCCB3DED3CC2BD813D1BBE99BD35BEBABDABBD9B3D023E08BDD4BC733DBEBDBBBDB6BD1D3E603D2EBE833EAFBD24BE403E293CC9BC08BD0ABEDEBC12BDA3BD3D3E813E07BCB63D1C3D1FBDA1BDB3BD983B333C14BE58BCD6BD5F3D0D3EA3BD083D9DBDDD3BC03DE5BC76BDB43C91BD6FBC73BE8CBD2A3D06BEAF3E7ABD55BE443E7D3D333D86BDB23E653E173D103E853DD1BD763D2DBEBA3DC93CA9BC8F3CE0BC0ABDBFBC683D3C3E2F3D0EBDCB3DB7BB1DBE983D843DC5BD003E8F3D34BDA83D88BDB13D103E423C1CBE513C003DE4BD523D413E82BD2BBD2BBE8DBD31BC52BD8FBD45BB813DAC3D693D34BE073CA1BA86BED83DFD3D103D463E91BD053E2C3D89BE7E3D03BE0F3E403E003D113EF23DD2BC1FBEBC3D7D3D773C4D3E28BD44BDAC3D88BD21BE7BBCCABC78BDD63D51BEDC3CF33DE23C2A3E69BEB0BDEC3D993CAA3C613EA4BD983E1C3D283C053E033DED3C8F3DE2BC133E0B3B42BEBF3D0A3CDD3D943D08BD8C3C853D36BD503DB13C953CB83CBEBD393E25BD45BD583E083E19BE33BC5CBDDC3D87BEB23D1E3D833ECCBCB3BD07BE5A3DFABD053ED73C063E7A3E4A3D0E3E313E05BDA93D073DB0BC2E3E71BED83D87BED2BDC1BB953D1E3EF23C403DF73D413DF23CA0BB073EB53DC53E113E30BD8339673DB5BD37BE483D7BBDF9BD813C243D42BD043DB9BC533EA9BD663D3F3ECFBD003E0DBE4A3E293E703E303D943C6ABDD43D26BE86BD87BC97BD693D043EA83E5F3D5BBEA6BCAD3EA9BD91BD6ABD90BEFB3C523D0DBD40BEC13C04BE8E3DC63D073DB5BE85BD5DBEF93BA2BD673D62BDA4BD113DD73D653DB93D85BD2DBEDFBD443B263E8A3E143DFABD083DCDBD2A3D043DABBEE23D0A3EDD3DFB3DE63D33BE8F3EA63E0ABE8FBD3D3D123DC3BD94BD493B00BD8F3D17BEF2BD2CBE463D52BEE93D9FBD16BE18BE21BE943D193D293C5EBEA63D37BE43BD2CBC903ACFBD243C85BD8CBDDB3CE13DB23EFCBDA23C3FBE7DBD023D06BEA93D363C703C123D9A3C42BD853E39BD86BD0B3E193B523D083E08BD0ABE4A3D3A3E5B3D8CBCA2BC5E3C673D01BECD3C17BD6C3D26BD4ABDCB3916BD05BEF2BD77BDC6BD1BBE12BE3E3E883D473DD33D5F3D013ED3BD903E55BE0C3D403D23BE81BD413D79BD443E893E10BE7EBD653C36BE533D933DDCBC213E193E333EC1BDA93DEF3DC73DC1BD2EBE613E87BEBCBDCCBC44BE49BD72BEBE3D0ABD83BBB83DBC3B333E02BC523E283DB1BC4ABE2E3DB6BDDB3D0D3EDE3D5B3E94BC09BED13B003E41BE253EF43CF23C973D59BE8CBDD33D313EF13CFD3DA53D133E4BBE0A3E40BE843E7A3D47BEB7BB003EE23D933E133E193C46BCA7BD0B3EF3BCD7BC7FBBA63C5D3E7EBE153EF23DDA3D883D773D0A3E17BCE53D5D3E7DBEA63D353D083D96BE423DB63DEBBD4C3E3F3D9DBC053D263E8EBD10BEA43DE5BDD3BDD13D9CBDB8BDF53A5A3EA5BB743D4B3C303B433DF5BDFE3D903DA43B573DA3BD423DB63D39BD8DBE13BE883DD23DBA3D613ED7BC0F3E15BE273E4EBD293E5A3D54BD183DE73C4E3E49BD0F3E42BDFD3CA13C71BCB13EABBDA83CCEBD283D05BD943D093EBCBD7EBD053EF83DCF3DB2BD843E2B3CCABD95BCE0BD8E3CD63D323E093ECD3AE93DBCBBE6BD9E3CE33D053E363D88BDD2BDF43D0A3E5E3ED33D0ABEC1BD1DBEA73C713D08BEA83D6F3D963D89BD4BBB463D4B3E94BD8CBE203E783CBDBE333E2E3ED93C1EBE87BEF13DC0BD5BBED7BD1C3EBABD953D09BE28BED0BC2A3E7F3E9E3C14BE703E883D69BE2EBEB7BC793EF7BD823D8C3C7B3E09BE17BE4C3D773CE33D56BD9F3DA63CAB3DCEBD03BD3C39FFBD5A3E9A3C0FBE233EE93D25BE143EB53C253E203E8D3B1E3E2FBE2A3E103E863D8E3D423E953E11BE853D283E1C3E43BEFC3D663D1DBC023C3C3E20BD453EBD3D413C0E3E013E9B3D133E1B3D55BD503CDDBD9F3DCF3C41BB29BD3CBD98BD19BE88BD823EE6BDE03DDB3DF0BD1FBE133D4D3D9FBD0ABEAE3DA83DA2BD363D873D40BD17BE443DBD3D743D0C3D453D9DBCA63CE1BC683DB7BD463C21BECEBD043D84BD30BDC7BCC03E62BD6A3EBE3B0C3E13BEA0BD00BE03BE613C0BBE61BD8EBEA83DA8BC3ABD2EBE07BDEEBC23BE7FBCC7BD7EBD8ABD093E843D1D3EE23C07BDC5BDDC3CF2BDC1BD2E3E83BED23C51BE313ED73DD83DF53C0FBEA93CE03D5A3E583ECA3D383E5CBEE43DD4BDD93D3E3D5DBDF23D35BE053E243C94BD833DD8BD07BE99BD023DA23DD33DA13D0C3D1D3C03BDFDBCBBBCEBBD013DD33D723E8A3E4DBD43BEE5BD07BE4D3DE73DA9BD233E8FBE07BE16BE79BE95BD10BDF739AD3D39BD1BBDA13DD2BD1C3EBEBBFC3D83BC743E78BEDF3DEEBD20BC5DBEC2BD8CBD7FBD0E3D79BE623DF23C43BDFA3DDCBD01BE033ECDBDF23C603DCEBC133DA3BB483E8EBDDBBC6C3E143E9D3D123E24BE86BD553E9ABD58BD94BD99BDEBBD86BE523D5D3C4ABD76BE35BE073CE93D3EBDACBD903D9DBCE4BCBC3DE13C0BBD3DBE7D3BF4BCC4BD6E3DA33C283D14BE2DBA1D3CB93CFCBD96BD88BDEC3D25BE563A143E1BBE47BC7CBD36BE73BDE43D7A3D22BE503EBFBD63BE52BC5ABE2B3ED8BB74BDF3BC063DB4BD5DBEB63D0E3DF239B1BD053EBF3C59BA493E533D88BC0BBD163E933EEA3DC5BD263E59BE11BD8CBE13BE983D8BBD263D5EBE573E64BCFEBD653D0FBE363ED5BAA63D89BD9FBEDFBD003D50BE273D9F3D30BB953DD8BDC23D32BC543EF53DCE3C25BEF63D523D69BDF03BDF3DC63D083E30BE623E443DC9BD78BEA03D5A3E1B3E393E97BD933DADBD29BEE0BB183E95BD17BE3ABB4ABD6F3E67BCBABD223E983C6BBD49BDBABBA9BC553E643EC8BCD93D813D41BDFC3DB93DE33DE03CC53C463EC73D5EBEB93C43BE8A3E8DBEB1BEC3BC623DB33D13BEC93D453DC7BDD13D573E6A3E253E513DE5BD94BC39BE933D0BBE67BD1E3DAC3B3FBCD3BD00BDBF3D293EF7BD14BE07BDD53E68BD223E6A3E96BD673DCABD01BD2DBEBBBC323D4E3E5FBE9BBBF53DC93B4BBEB33C993C973E853AAEBD503EFCBCC83D4D3E5ABDAB3EC3BDC63D823EB4BD1B3EDABD043D0ABDFA3CB03D3D3EFD3C343D1FBEFE3DEEBD4DBE93BDB3BDAC3DDE3D1CBE053E13BEDF3D3F3EB43D4BBE3B3EE3BD2CBBE6BDDEBDC13D29BC5B3E27BEC63DB03DE5BD23BEC8BCAEBD443D9D3C2CBE6EBCC1BD5A3D003D943D043EEB3D843E0E3EC73DD5BD0DBED83D153CB7BD7CBDE13D59BE00BC413DC73C483E9F3D353E23BCBE3B00BD2C3EE73DC9BDF3BD273DDFBD99BD413ED0BA66BEC33D323E8F3D113ED03D85BE1D3E05BEE63DC8BD4CBCCEBDBDBDF7BB163E83BD04BEE83D8CBD0F3E3FBE56BB4BBEB6BD1CBD173E14BE9D3D063D2BBE103D0FBE493CA6BD643ED53C263E76BD813D213DE63D203D0E3EDA3D35BD473D13BE423EC2BD56BE77BE0C3D713DE9BD2F3E213D303EC93D76BE8A3D31BE4E3E093E49BE83BD35BE473EE7BCF93DFF3D09BECD3DA93D703EB03D7A3D093ED2BD92BE393E18BE473CB0BCCE3D173DB6BD603DBF3E033DA5BE143EA33D043EB8BD0BBC87BCB43DD63D77BB2CBD8D3D953A163E99BECB3D6BBD983EEC3D58BEFA3C45BDA43DDD3B32BD80BCF03D2A3EA0BEBABC853D053C4DBE3CBC783DA8BDA33C16BDC4BDB63D4C3EB23DBE3D6D3CCFBD1E3E33BE8E3D683EC13D5C3C5F3D143E0BBC213D8B3D64BE30BCA9BDBCBD93BDF43D813DAA3E34BB963D173D38BBBE3D823DDC3D7CBBA43D3B3E983D39BD54BDC53DD6BDE5BDF1BCDDBDADBD813DD13D4ABEBFBD64BE89BD49BE22BC5F3DB4BD553E29BE5D3D33BEBA3B0D3E563D96BE803EC3BD22BD07BEB83D93BD94BB943EF6BCE13DF4BDB03D2EBEAFBDAF3DA23D313D2ABE8A3CBCBC943DC63D97BD193E68BE45BEA5BC7BBE45BE673EC0BD8D3D3CBE033D1EBE84BD5DBEE3BD933D063E25BCF03C583E8A3DB8BD9ABE92BCB3BD27BEC6BD803D48BEA93D4ABD17BE15BE00BE0FBE42BD97BD4ABE543E1CBB8EBE90BD5CBDF9BD8EBD12BEBD3D933D2EBEC43DBBBD403D42BD1CBE093B413E96BD26BD2FBBDA3D9EBD123DBEBD923D59BD08BE9D3DD23C233E9F3C86BD30B968BDF23DAFBD91BD0BBEADBDF73CAB3C9DBDF7BDC23CA03D3D3EB43D26390E3EA3BD5D3EDCB90DBE34BDA8BD4E3D6EBC593E43BE193EB3BD72BEEABCC8BD37BE04BEDDBC9F3D4E3D9EBC1F3EE63DE9BC883D4A3E413C5ABEA43D60BEADBA1D3ECB3AF7BBD3BBB73D1EBD8FBD91BDEEBC103DBD3D5A3E56BD9ABD21BE943E663D363EA5BD173EDDBDA4BCA13A103B0A3EC83D943AC73D99BAA3BBBFBD29BEDEBBA13E80BE5A3E553EFBBDE5BD09BE6DBDDB3D103E013DB9BA7FBD713D98BEC93A6A3D793C9EBD65BDF33D37BE2F3E163DBB3DB63D23BE04BD66BD53BD0D3EC73D0DBD40BD993C243EE7BDBDBC9D3D99BC90BEB7BD48BDDF3D683D5B3D8C3B8E3D25BD883CC4BC353E32BE4B3E80BDA4BC81BD09BEE43DDDBDAD3DFDBD97BD133BD43B743D10BE803DFDBD8CBD433DE9BB483EE0BC1DBD9FBC69BCD03D85BC0DBE063D403E39BE833DEB3D2E3E1F3E993ECDBB5D3D22BC74BE7C3E273DB13EB2BB4FBC49BE81BE2A3D38BEF63D9ABE9E3D4D3D43BED53D80BD003E9F3D11BEB7BB2EBE8ABD2D3B653EECBD53BBF5BD2BBDC2BD76BE8E3DE83D0CBE763D10BE743E9DBDF2BC2A3E5A3E5CBCCA3D48BE0BBE06BEBFBD933D3EBE1F3E153D2DBEA03DEE3C90BDEFBBAA3CB53D193E41BC91BC8A3D033E473EF23B313CD4BC8F3DBA3D7F3D963DD03CDA3D343E30BE4B3D663E47BEA5BD873D9ABD073C4B3E4A3D64BD053EF6BC5CBEAA3DAEBDE4BDD03C12BD5D3E22BD55BD843D8ABC1A3DA5BED13C833D3DBCBF3C32BED0BC1C3D683D8FBD923DFFBDF4BA99BD40BD443DEF3D0DBEEABD243DE3BD39BE56BD77BE18BD6EBE66BDDBBD2DBEF83B133CA53DB6BC28BE973E373E1A3EA6BE443CCFBB37BDEE3D",
      torch_tensor_32_64_torch.bfloat16_3: "0x02000000C0BD4C3E143E2CBECABD38BEBD3D21BE5DBD2F3BF3BC7F3E6DBD263D42BCE8BD14BE7F3CFA3D9CBDA83C59BE853D193E4D3E99B9173EE5BC8EBC03BE4D3EE63D92BEE7BDEF3D59BD20BB6A3E47BE183E9839083CCD3D943D06BE69BE9B3D73BD2DBDC53C94BD2BBD90BCB23D6FBDA5BDA1BC003D47BE6B3D2C3D3C3D50BC4C3EC1BC0C3E953DA03ECDBD01BE0B3D8ABE13BC583BA6BD393EEF3D2A3EF33CE03D773E9B3DF03DF1BCF6BD403D2CBC8FBD10BC8D3DBC3DE63D07BEE6BD87BB243E9C3DCBBD97BDF93C163D44BC303ECFBC34BDCDBD2D3E7FBE24BD32BB2ABB643D3ABE3A3D64BE483E113EB5BD20BE3E3E29BDC83D173D403D8ABD03BD89BE5D3E65BE4B3C133D90BD7CBDE33CA1BD9F3DE73ED0BC923D9F3BA9BDF93D633EB83D8EBDAA3D1D3E03BE26BE5ABC083EA0BD0B3E89BD28BEE73DBDBCEFBD58BE983ECF3C273C0B3D573D033EF9BD0BBE31BE5ABEDF3DB33E8EBD12BE3B3E23BC3E3E8D3D1D3D12BD87BD33BCFD3C16BE0FBDB63D73BC73BEB4BE353E24BE803D29BD5F3EC0BDE23B8ABD9EBD36BE04BD683D4FBDD4BC953C74BE0F3DA8BDDF3C6DBE713DE73C83BD07BCA63D173E523E9F3E8A3D073EBEBDE1BCFEBD71BCB8BD253E6BBE89BD13BE013EABBD07BE1CBD7ABE8B3BA1BD75BD953C6ABBF33D1CBE22BC3F3E873D293B023ED1BCFD3D283D803E11BC37BD853DB63C9DBD92BE29BE9CBE3A3E01BE4B3D2F3C213DE53D073ECFBDA1BD4EBC4A3E953D983DEA3B62BE4DBDB4BDA6BD89BE283D6A3D15BEA2BDF3BD533D5E3D283EBD3D09BE2DBE95BD033EBBBE1F3E233E42BE75BD3B3E36BEBDBD16BE823DD33D79BDE2BD3FBDEC3D9BBD28394F3E0BBEF13BE2BD7E3E01BE123E863D8ABCA13E013E5DBD04BEE3BDD8BD34BE88BC4BBE1BBEF13D9ABD213E0B3EC93D6EBDDBBCFA3D043C763D773D40BC853E2F3D4B3E17BC6BBE2DBD1BBE61BC10BE073E5BBCD63C72BDC4BDF03CB9BDA5BD9D3D60BD293D96BB143EDEBDEB3D4A3D163E163E1E3E3DBEC03DDC3DE93D16BDEF3D96BD223DECBB4B3E0CBDE03D3EBDDDBD8CBDE7BD96BB203D353DD9BD74BEC33D2CBCCDBBB43CA8BB7C3E863EFFBDF33C9CBD013E0EBC68BD823DA7BDD6BB65BC07BEC13DF4BC4A3D3DBDFD3D403E973D84BBDB3C56BDF53D693EC7BD19BC1EBE563DACBA8B3CF33DB2BC3D3E68BE66BC29BEA73D983D13BE823DDF3DD2BDDC3D6BBDA43C033E9C3DB8BD363E513E953D33BD643D293E51BE15BE18BC403DF9BB18BE943CD93D96BEF83DFABB0E3E33BEB23CDF3DC73DCD3D3A3DBB3D1FBE423E49BDDE3D0B3EB73DE7BB593D25BD613EDD3C283DA8BD4C3D7BBEF23C2E3E03BE68BECDBBAABDED3D20BD64BEAA3B333E8C3EB63BFA3DC03D1EBE2B3E3E3D343EAE3BA53C0EBE523DE5BD493D353DC43C403D6F3E07BD60BE39BDA93D3BBE9EBE8E3D82BD81BB7ABC7C3D7CBD5DBD58BE133E27BE74BEC63ED9BDA9BDDFBC2CBE253ED0BC0FBDDB3D11BE9FBDBD3CF93C3FBC52BD1FBE04BC393E38BE31BE933D883B84BC02BE56BD3BBDA2BC7ABD023E1BBD2A3E10BD7D3DFABCF53D143DE03A90BB2CBE9C3CE93CB13BD5BD233EE8BD1E3CC13CB4BB60BE66BE503E2E3D93BE0B3EA6BDB03EDDBD08BC9DBCA23DED3D74BE083E7FBD643DB73DFEB9A63D0C3EE93CE6BD71BB233C5A3E763DC13C7DBEBF3D24BE2A3EB83D1F3E8ABDCEBD9A3B313EF9BDE1BD803EA13C0A3D92BD5D3D24BEBCBCD8BD2BBCEDBC593C563C7C3D463DC8BD76BD83BD073D013BCF3D613E233DBFBD583D653EBCBD7E3D64BDAE3DB1BD533EB23DB4BD56BEEE3C223E13BEA0BDB73D03BE6FBE49BD4EBE813D8ABE0FBE9E3DA23DE93BC8BD863D0F3ECC3AA4BB1ABEFE3D133D243D0C3DBFBCA9BD51BD0A3CB23CA7BB213D7BBC49BD0CBE25BE73BEDBBD8EBEE33D893D8F3DE7BB113DE13C4D3D023E33BD1BBC4A3E083D2D3DF5BDCEBDD43D483EF23DD3BD203E4EBE6EBD07BDD63B45BD0BBEAF3E3DBEFDBD8E3D543E94BEFFBC58BE0B3E4FBDCCBD7D3DA8BD1DBEBCBD8ABE2DBD04BEAFBD8CBE48BDD7BD99BC33BD18BD0BBE193EA1BC79BD2D3DACBC8C3DAFBD8BBD8E3DF4BD76BB5F3D913DF3BCB4BD12BDD23D17BDABBD7ABE873D3ABE62BD373E94BD703EFBBCF3BC10BD063E593D80BD7EBD34BE4E3E4C3EEE3CBF3D883D04BE433D4EBE783D37BEDFBDAABE573CB53D9BBDACBD86BEA13D35BEA5BDA8BD903D68BD9ABC383E58BD023E013D6E3E033E64BE40BE0D3E3BBD5CBEB6BDF8BCC7BCD6BC113EB2BEBE3D433EEFBDE53D4F3DE53D16BCDD3B953DB13DD7BD0BBE8F3B52BE8D3B813E9A3DDD3D243E9ABD4E3E133EA93C0ABE26BE723D1FBB08BCCB3DF63D1ABC503ECCBC36BD4A3E343EE4BD86BEA43D0C3E40BE40BED5BC2ABD9E3D1DBD2BBE843D143D76BB85BD1D3ECDBA683E1C3DF13DB93A983D253E07BE0B3E913E78BB31BE593EE0BDA63C613E543B733D14BD72BDC9BD033E98BE0D3E91BCC33C503ED23D853E913A31BD2CBDE9BD263D903D663E98BD933EACBB71BD97BCE6BD28BE1ABDA43B65BE113EBD3E1E3EEB3D77BC8EBC543D963C373EE23DC2BDC0BC80BDED3C35BE093EFCBDE33B1B3E93BC48BD23BB88BDDCBCF8BB9ABDF6BD62BCB8BDCA3CE5BDD4BC7F3DFDBD54BDA6BD98BDD8BD06BD24BEC6BD1F3EF73D15BD41BE2CBD09BEA5BD5EBE953DAABCA83D89BDDDBD303DDE3C16BD013E493E093E0C3E3BBB12BE793D503DEC3DEDBCB9BD2ABCE33DB23D23BE083E4C3D88BC65BEF13D92BDC33DE1BD1DBD913DB23B3E3DC8BD3C3E283EACBD2D3D973E60BD03BC8A3D74BD573E89BDAD3DD23DBEBB633E2CBE04BEB5BD24BE1FBD63BD9ABD0A3D20BE3CBE14BE47BE2C3C053E8ABD7DBDEC3D3ABE263DEFBB3BBDC73C2C3D023E06BEA0BD89BD68BED93C18BB25BC133EABBDA43D29BEAD3D91BE09BD2FBE823D973D71BE893D9DBD043E4D3E263E4A3E52BC8BBC343DB6BD95BA043DC03D313D08BE133E07BEA23D9E3DD0BD903C2FBDA53BB0BC94BBC4BC903C79BDA13D30BD3BBEAB3C70BD63BEE9BD083D56BEC9BD00BE5FBD28BDD8BD2A3D0CBE093DAEBD2B3DE43BF23D143EF5BC60BE97BE773D463E8CBC453EBB3D303DB4BD8C3ED7BD4F3D0E3E11BD55BE31BE283E683E0A3EF7BD5A3DFC3A573D4CBB9F3D303E233EBE3C073E4FBD793D593E833D8C3CBFBC31BDE4BD4E3D3DBE823E01BEC43A313C053E043EC93E013E62BD863C37BE0EBE59BD2EBE543E8D3DFDBDB0BC953DFCBD983D8ABDAF3E23BECE3D063D463C5DBDEDBD8C3D9E3D32BDA8BCAC3C0F3EAF3D973E003D263EA63BBFBDC23C44BE20BC8B3CBCBD613DD8BA01BB14BDBFBD12BE043E72BD19BE213DD6BC9DBD1EBD5CBEAF3C14BD89BDBBBC4BBD60BEF8BDF43DDCBD26BE6DBE743B78BD34BE863D4BBEE83DC8BC4BBDDB3D79BD193E3EBE7DBD66BD893E153E82BC6EBE36BE7ABEFEBDEA3DDC3DEC3C143D833E70BEDEBCE63D113E88BDC53C373DF3BD0E3DFA3D2C3D63BE60BC0BBE723C093EDBBD1B3E06BDA53B383E3DBD633DE4BDB63C903EF93D39BEDC3DCDBCE4BC183E363E263E87BC3CBDB3BC23BBB63D923D83BD00BE9BBD073E1A3D27BBC1BCE4BC1A3DA13E81BD66BBE2BB26BD2EBE733E353E233E4B3ED73DAABDDABBAABD033E7ABDE43D93BD103EEABD263EE03DA63D2E3E733C76BE423E18BDA7BD603D34BE3A3E23BDEABD6CBD11BE4EBE56BDC53D943DFC3C9D3DABBC71BE98BD733E1ABE83BEBB3DBBBD2E3EDB3EEF3D743D883D77BE403EE3BD0B3ED43D63BDEBBBE83CDFBC173E013E933D9FBC503D2F3D873D9CBDBC3DA8BD6D3C033E6F3EDE3DA33DF1BCAEBD94BDD13CBFBD86BD463E4A3D9ABD14BDA83DDC3C12BE303D543D853D2ABE31BDAC3D3E3DE83D8EBD20BE27BDC7BC4E3E73BD8B3E173C8ABDA53E23BEE2BD7F3E423C0D3E3BBE8DBE1DBEAB3D793DCC3DE5BD9B3E1F3E293EC5BD3DBD77BEB1BD1E3D1ABE81BD8E3C0BBE2C3E5E3E313E5C3C543DCABD1C3E693E4CBC88BC223D083D64BEA63C83BDD9BDDEBC443D0A3DD2BC81BD3D3D1ABE9B3ED63D943D57BE393DDC3C2B3D543D193D363C773DE43DFA3D0A3E163C3DBBA3BC543C893DBEBD8DBD103E08BEFBBDB4BCB9BDBE3D6D3BC43D8B3E233D3BBD52BEF23DB8BD143E41BD223D633E653D3EBD213E08BD173EBDBCE4BD81BD1CBE84BDA13CA4BD9ABDCC3D77BDAC3D603A0CBDF0BCC63DC23B12BD24BEC7BCE6BDAA3E7BBD9A3CDABD0E3C493E363D963D1D3E01BD32BE423C4A3B89BD163B6FBEB6BDB63D8C3EC93CB23DA23DC73D24BD42BE60BDD0BD26BECA3CC2BD2DBBD0BD053E8FBD11BE133EA4BD8C3D5E3E89BCAFBDE5BC3C3DFD3C4FBC2D3E3CBD1DBC13BD41BE2CBE0B3E543DF63D8ABD8B3CE4BDE93D983DDB3D86BC31BC513D6FBDC9BA1DBE2A3E48BEFB3D05BE753E6D3D293E0CBB1C3E9F3C1C3EA5391EBDF63DFABC3E3E473D843D1ABD64BDCCBD02BE25BE4C3EB13DA13C153DEE3DDB3B8DBD98BED83D69BEE83D7EBD30BE9D3DABBDDDBD64BEE83D9D3D193E363E54BE563D333EE4BC863E9ABDC43D24BD9D3E14BE593CECBD3A3E5B3CACBCF53C6D3C883EE83C2E3EE5BB533B12BE02BE82BD63BD45BEA6BD69BD0B3E9CBD903D773E06BCADBC16BE05BE823D963DD53D01BE8BBC00BD243E14BDD9BC8BBD89BD1D3E693E30BD38BCD6BC02BE2ABDBCBCF2BDB4BC233D863CC93C94BD12BD243E0B3E88BDA4BB77BD13BE933AB4BDDDBD54BD01BE01BEBA3D10BD10BE333EC03D15BD853DC03DD7BD253C89BD13BE1F3E5FBDD33D9A3C993DC4BD703EDBBDA1BE223E6D3DCF3D21BE943B193EF23D8F3E34BE8BBD333E81BD613D6E3C39BD193E1EBEA23C64BEA53D243E06BECA3D94BE0D3EA1BC1A3C07BE78BDADBDA33DDA3D0EBC483D933DD6BD8EBE6E3DA93D20BD6A3D07BED53DDEBD0DBD693E30BE96BD48BD433C52BEC9BD893D5A3EC7BD3CBCB03CA63DAA3DAA3C55BEDC3CBA3B843AB73DC9BB9ABD8B3E8D3CF73B623C8FBCB3BC8C3DB63D9F3D9CBE2FBDCABD4D3DC03D8F3DE73D97BE203E48BE9CBE4CBEDC3C083E9CBC223E463E65BD823D35BE9B3D81BD99BEA5BD58BD0E3E213D92BDE73DA6BD743DAF3CCF3D733DC9BC2EBDF13D87BD87BD9C3D013E2ABDF0BD11BE02BD70BDFC3D86BD83BE82BE3B3E21BC843D82BD7B3EDC3D8CBD0FBE843D13BDBCBDB13D9C3D7CBD183C143D053C29BE7A3ECA3D2EBC9D3CD0BD993D15BC143C573D883D76BE08BEF13BEE3D43BE693E83BC683CB6BDC33C29BE8BBDCF3C5D3E8CBD073DD3BCF3BDEE3DB53DA1BD8BBD3F3E2ABDB93D713E94BD32BD6D3D833C2F3E283E0A3D7E3E303C3EBD393EE03D0CBC213E3EBE45BE9A3B083E39BE2D3C833DE63B5CBD27BE4CBD0CBEF1BD32BE153C733D763EC4BC9C3C923E39BDA3BC5BBD0DBDE2BD013CE33C1ABD253DCBBA5EBD8FBE173D263B1F3C00BE953E933D8E3C133E02BA10BBCABD4DBEAF3D553E3BBDD43DFF3D2E3C92BD2EBCDEBB6CBE31BE3D3DC5BC953ABBBE6C3E30BEA1BC453EABBD583CAF3C333D3DBD20BE71BDBC3BA33D633D32BE1F3E17BDE3BD1EBC543EEF3CC3BD833D1ABDCEBDFD3C2C3C103EB63DB03B05BE6FBDF13D823DD33D5DBEC9BD093DC33C07BE403E9ABC88BDD7BE1F3D8DBD1D3ED43D8D3D183DE3BCA93D383CC83C16BD97BC53BEC2BDB0BD3BBE903C6EBDAFBD0FBE51BD2FBB10BE343B103EB93DAC3D993B35BE2CBE25BE02BD273EA0BBFF3B",
      torch_tensor_32_64_torch.bfloat16_2: "0x02000000B3BDCE3D2F3E603E883E77BDEF3B8F3C15BECA3DE63D0F3DCA3C5EBCC3BD3C3E293E0C3DB7BC9FBD9FBD18BDA7BDF43C293EB4BCE53CCA3D103DC7BDE93D473D0C3DB03DFFBCF73C11BDAABD8EBD4A3E34BDD1BD773C0F3E37BE2DBD1E3E0ABD85BEBDBCF43C5E3D4EBEF5BB563EF83DFCBCDBBD373E8C3DA63C07BEEB3B04BEA9BD49BC9DBD86BE213E5BBD5BBE9CBD00BEEA3D723D303E1E3E2E3E21BE633BAC3A9B3B37BD92BE13BDEEBD5EBDBABDD83D8EBB913C01BEC93DB8BD983C583CCC3D4CBDF3BDD43DC03DC13D513DE3BA38BDE9BB9ABD22BEE53D6ABD6C3CCDBD64BDC93DB53D44BDC1BBDD3971BD4BBE9E3D3D3D49BE1E3D593D87BD9E3D4ABE0C3EEC3D5FBDFE3DD2BD71BE893E51BDB63CA23D063EB03B63BD763D72BD01BD853E123EB83D463D183EC7BD89BDDF3D50BE18BE753D22BE7F3E863D1B3E903D113D86BDDABDB93D78BD2EBE8BBEF8BBC53B0B3D3D3E943C0BBD3C3D093DDDBBCE3A133E763E9A3C283DC13D1ABE1FBE74BD2EBE193D3F3ED03EC4BD32BE983DE83A783D16BE17BE6ABEFE3C043E0D3D92BD7EBE5C3DCC3D553EA93D45BCF3BBB9BDCBBD263E853CC3BDE2BDBA3D873DDC3DE7BD4CBD603DA43C26BEC53C893D043E783E563D0ABD363D803EA13EB73D80BDC43D8DBDA63D81BB543EB43DBF3E68BE7FBEB43D503DA1BDB6BC2B3E413D343E0CBDF4BD433ED1BD743D863D093EB83C36BE1EBC883D243DBF3D9DBD043D36BD0ABE1E3DAB3D89BD613EF8BD87BB96BEAFBC9DBD99BEBC3D743D72BDB3BD31BEA3BB1CBE413EC23D283D78BE8FBD923DB5BDD33C813DE3BC2C3EE33D093D713DCA3CBA3D3BBDA33D723D623D47BEF2BD57BC063E0BBE803D73BE803D153DFDBD09BDDE3C343E74BDC73DB9BD823D1D3C81BD323EB0BC8EBEE1BC6DBE563C8CBD35BE0BBEFBBD9F3D6A3E86BDD4BB673C89BD6F3B123B7BBD403E363D233D6C3DE83DC83C06BE8C3DA5BDAFBDA4BD39BDE53D653CF9BC18BDD63CCABC0A3E813DE9BCA73D24BEFFBD26BDC63D273E223ECABD8DBEC6BD29BE6F3E5E3D5B3DD73D8CBCDB3D56BDF5BDDE3DECBD6EBE32BE473DDABC223BC8BE05BD913C36BDAC3D443EFB3CF13DBEB94FBD153E893D223E07BE933D443DCFBD803E07BDD63D37BC3BBE12BE103E5EBEE5BD0ABD713ED53C693D103C46BEBCBD82BD5A3EFBBDB6BC0C3E983D2E3E65BE563EDEBD883DB3BD183E99BE713E7BBDA3BDEABD96BCD8BC59BD36BE513BFF3D80BD113C263D0A3C42BD68BE7BBD813D91BD6FBD073E6B3E113EAEBB8CBD7EBCFE3DC5BC3FBE20BE9D3C5CBE9ABDCDBBDD3DC33DB1BD28BC69BC59BEEDBD893DD53C13BE52BEAE3D54BE2E3DE43D943D7DBDCE3D673EA93C123E5B3D3D39873D8A3C393D9ABCE13C453D3DBD803D493D86BD043E0C3EDBBDAEBC73BC05BB6FBDC6BC2B3E033E513E1BBE56BE433E4D3B93BE0FBE2DBEEC3C3D3D4F3D2FBE05BE97BD79BE7F3D58BE18BCD63B093E3D3DDB3D4B3ECFB9B53D08BE35BD023D20BE2BBD783E7C3CECBDFFBDA2BEB43DAFBD11BDCF3DD8BD2F3DA73D093E4ABDB1BCB5BDE53DC8BDAEBDA0BDE3BD843C9F3D943E47BE29BDE73D6ABC8FBE50BD82BE17BD8D3D873D583D0FBD8EBE7A3E62BD493D553E723EF53D13BECEBDA8BD00BE193D693DB4BD18BD28BE953D0B3ED2BC823E94BD3B3C383DD4BD82BCFFBD803D953D393E74BE213E68BD05BD0D3C373C5FBD493D463ED13D9ABD623DF2BD09BE6D3EEABCA9BCED3D1EBEC0BD86BEB43D543EA4BC963DD7BD413D063D5A3D1BBEACBBAEBD42BEADBD1B3D69BD20BD013E9CBD47BD62BD14BD543EAF3DC63C463E24BED33DD3BCD5BDFFBD8FBDB4BDBABD0CBEA2BD043E753E823D61BC953DFA3C153E8E3DB83D0ABEB9BD9C3D103DCFBD4C3DE7BD54BE98BC2CBDCC3EBF3D0FBD9D3D0E3EE2BC7DBE903C003E203E443E19BE173B823D57BE2F3E27BD023DC3BD3A3DD0BD803EDDBA673C26BE3C3C95BC4A3D5C3E79BDA33DE63DAFBDDB3DA7BD79BD103D093CFDBC423C0DBD2C3E67BD213E893DAC3D403EBBBC5C3D3EBD483EE1BC53BEF6BD3F3E3C3A4C3C29BE2C3D1ABD673D9DBD173EC73DDE3D853D9FBDB63DB63D7A3D05BD583D0FBD133E513E553D48BD81BD1EBEBE3D093D06BDCCBC12BDE53CC9BDADBA9B3C9DBD86BE9F3DB2BB8EBDC0BB49BD803C073BF0BD053EFBBB1E3C4B3E043E3DBDDC3CA4BD31BD28BE0ABD883D9ABE12BED0BBA33DA73EE1BD24BE48BD0CBD55BE28BE22BD0EBD84BD2DBC423D3ABDA2BD5DBDCCBD673C9CBA0E3DDC3DB2BDC7BCA73B1F3E23BDA03D363E183B55BEDF3CEEBD98BB25BE783D0C3D6A3D83BDDD3C173E09BE49BED83D033E46BB113EE1BD1FBE26BEA3BD493E9ABDF7BD22BE5CBE363E3B3EE23C9FBD043EE0BC793E89BD2CBEB23C82BDADBDF43C02BE4DBED93D0D3E7C3EA5BDB73DCD3D903DFB3DA7BE3FBE90BC1CBE173E2A3E03BE323EE2BDA0BD27BEC4BD553E273ECA3C353C863D02BECE3D13BCCB3D553DB53D7B3D5B3D443D66BDB9BD4C3E4EBE1D3D42BE17BE9CBD91BC723EE6BD363D2D3E15BD5B3D09BD543E973D2F3EDDBD58BEFE3DDFBB543D6E3EEE3C153DCA3D11BC42BD9F3DCF3DBA3CC0BD4B3D493CAC3E083EA63A433DFD3DBB3D7C3CA93C6EBD0BBD9F3D72BDC13DC9BD433D62BC1BBE1ABE9BBD213E403E19BE8C3D19BE893B6E3D56BDDA3DEBBDB5BD3C3D37BCA9BD2D3EB73DA83DD1BD08BE81BD25BDC43C1EBDF2BD1EBE603CB73DE7BDD3BDFD3D533D64BEB0BDFBBC79BD823C643D393D093E2B3D803E22BE41BAB6BE0E3C033E3B3E633D963DC3BDBE3C573D5A3CA2BE0E3E173E78BD8C3E1FBE123D4BBC723E583A2C3EF4BD6DBD893D02BD27BEB23D1F3E903D2BBE05BE243D43BDB0BDAEBEC4BA0CBEBABD01BD903EEA3CFC3900BEAABD063E883D863E1ABEA2BCB5BEDEBD543D2A3E443E313E08BDB2BD03BE63BD873EDD3D41BD063E6ABE07BE77BC783D51BC313DA83DC93DF4BB83BE04BDB83D9C3888BC4C3D49BD1B3EDFBD003EA53D0FBEBDBE063E41BEFEBC903D07BE743C7CBD61BEB33B2BBB50BE8BBD423C46BE1DBE1BBD7FBD5C3E39BE90BE27BE2ABDE4BDF9BD9C3CA3BD86BCDDBD5BBE7F3DA8BD3F3D7EB9263EEB3D743DEBBD73BE9BBD88BCA83E073CE6BD71BD423E4FBD8EBD983D0F3EE9BD83BECC3D313BAFBBC63DC03D3F3EC6BEDBBDC93D77BDB43D7FBE74BD733EDE3B313EBD3DB13D8BBD58BE7B3D91BDC7BA553EA9BB143ECA3DBEBD82BEFBBC70BC643EA33D69BDF33C363EC9BCCF3D093D8ABC85BC3ABE89BC663EACBDF63DC83BDCBDFC3C5BBC1CBEC8BD0DBD8BBB333BA2BD493EA23DF43D7D3ACB3CC7BDA53B8ABE13BE42BD1A3DF73DF03D723B09BEAF3D63BEBABD30BE693DB53DBD3C2DBE143E62BD3B3EB0BDCB3C92BE973D9B3E8FBD29BDF8BC4A3BC4BD29BDB4BD193E5CBDBA3E623EB93D01BD81BCC1BCB5BD2B3E4DBEC0BD34BC52BDC83C483ED93D443D25BD1BBEDBBDFEBDFB3D83BD1CBD1E3EE9BD323BB43D3C3EFF3C1BBE68BEA13CCABDDCBC063D7D3DA8BD2CBE47BD83BD453CA2BE0A3E9B3E213ED5BD37BD373D323D75BC25BC3BBDAA3D0ABE503EEC3D433D1A3DB73DFC3DBD3B23BE25BED3BD423CF5BCFE3D0ABE483D6FBD3ABDCE3DD13C803D1ABD83BEF7BD17BDC3BEA4BCAEBC093EB33DE2BDBCBD9CBE7ABD2F3DE9BDB2BC1D3EDABD6C3DF7BD953DFA3D993D043EA53EF93DF63DD03D10BE04BE493C96BDCF3C5F3E5BBE3A3D413D463D563D5F3EEB3C0DBD6ABE6ABD7DBD023EAABB073D5BBE2EBE243C0EBEB03D023EC2BDF23D463E27BD6A3D673ECCBD88BD603BDABDF83D13BD893E8BBBD03D2ABD32BE0D3EDF3D24BD533E933CF3BDDCBD293E803D983D0FBB29BC62BE1F3E6A3E2A3D0D3EEB3D8EBE3BBD493EF0BD593E21BD2C3E10BD3B3EA3BD8DBB27BE073BD5BC7DBCC63DC83D443E84BD853E6FBD3CBDCC3D64BD48BDDABCEDBD7D3C143D9FBC473E35BD7B3DD2BC43BE0E3E44BE4D3D043E98BD8EBD363E8BBCAC3DC83D193D16BD853D9C3D553D56BE76BD8C3DC7BD0D3D21BE8FBDF43DDE3D913C61BE17BD103ECABD503E67BD4D3EB3BD2D3D1B3E093E41BDA8BD33BEB83C39BEF2BD9F3D2A3EA3BD523EE43DCC3DD33D86BE1CBCA7BB4FBE90BC073D3FBD1C3EAA3D5A3D55BD713C3A3DBD3C873CF7BC693E30BDC23C0D3ED03D3A3E183E8B3D9DBDF93CF23DB0BC70BA60BDDF3D4B3E3EBB943DA83E4EBED03D973E163D0EBE37BE58BC063D03BDCA3DD3BD32BE97BCCB3D87BC97BEE8BDD4BD7FBDD0BD533C61BDB2BCB5BCED3DFBBD853E58BDF9BD413D383E7EBDDB3D43BC74BDF6BC443C583E82BE203D863CA63C063E553DF13C49BDABBD923EB6BDD63C233C313E3BBE12BD24BEC83D693DBBBC943D80BC483C00BD103E483DC43DE1BD5ABD703D99BC9CBCB53D503D803C5E3DF7BD1D3E2E3C3BBD883DEB3D8EBD34BC97BCABBD833EF63D66BDA63C8E3B6FBCADBD8ABECD3D6ABEFABC113EE23A5E3EA8BDC2BC3A3D2ABD173D783DDFBD21BD873E133A38BDCD3CA53E33BAFA3D0F3E0F3B06BD6BBE2B3E223E7CBDC23D793D873D2D3ECA3D87BD14BE9ABD433D143EDA3B98BCC03DCC3C7D3E9D3D90BD1A3E49BEAD3D723C8DBC443EA93D763E343EBCBCB5BD1E3DF9BC67BD813CC43CEBBD2FBDCC3D57BEF7BC1A3CCA3DF3BD793E1DBE40BDE83DC9BB5EBEDC3D1D3E3E3D113EE63D20BE9C3D41BEE1BD3FBB913D0E3E853DA73C1C3E13BE1F3E013E47BE86BD853DCFBE1C3E323EAABC25BBA23D423E5B3EFC3D0ABD95BD503C063E633EACBC113E6A3D3ABEA1BDC3BC093D583E983D843C873D7A3E6A3B2C3CF6BC8CBEF9BD123DA13E433DCD3D8E3B76BE153EF0BD97BD43BD283E133EF43D873E2DBE593C613EA3BC173E91BDD1BC99BD77BE0FBDF5BB33BD42BEDFBCE13A9BBD07BE303D6DBE003E1CBE263E5ABEFE3CAA3CEBBB46BD66BD91BBC7BD5B3EE2BBB9BD023E0ABE4ABD823D40BEC73D0DBEEFBDBE3D02BE6FBD273E9CBDA33DCEBE48BEBDBD80BE803B263CFB3D113D8BBE9A3E493D80BD2ABEBCBD7FBA203DC4BD7DBD843D083D523DD43E66BE133E163E8DBD523D973CA73D15BD3F3C45BB9EBDFE3D453D42BD163EBCBDA8BD6FBDD9BCA3BDE83C813EF83D3EBDC73D80BD37BC203B173DD0BD1EBEB73C833E9EBCD5BD7ABEA3BDD1BDBCBD0CBECDBD863CD1BDF3BD9D3D6CBE2B3DC4BB463EF2BB3A3D10BD21BE9DBB52BE703E0CBE4CBD263E5CBDA63D91BD483C9F3DFFBCE7BDB7BD233D963CFE3D203DEEBD82BC2FBE9B3B11BD50BE843A41BE27BEE2BD3F3C833EAA3DECBD19BCB5BD4F3EE9BD433D36BE763D9B3D633DA6BD433D593E573D883D68BC433DEABD98BBB6BD6D3C9E3DC43D063EBD3D533B223D28BEC1BD0D3E01BE7B3C12BD9FBDC83DC7BD51BE413E993C893EA73DFEBD04BDD5BDFD3C163EE1BD88BD883D443E12BE3BBEDDBC5B3EADBDA6BD51BEDFBC8FBDBEBD06BE833D6DBE4C3C83BD16BE39BE033D4D388A3E94BDF63B763DA2BC033E2F3B9ABD4CBD2CBD5EBB653ECA3D07BD353DCD3DE1BD0BBE073D4A3D1BBEC8BD2B3E3DBDAEBE7A3DDD39803CD63DF93D9B3D463C333E123B5E3C323E3F3EBDBD1D3EB5BD613E1D3EB13C37BEC0BD183E2C3C1E3DAEBDCCBD1EBDCFBD3BBD863D95BD81BDCABD0FBD65BE213E9CBD253DCEBC57BE6E3E84BC763D773E1E3EA0BDB53D933D80BDDA3DC9BABC3D363ED8BD66BE493E123E683E",
      torch_tensor_64_64_torch.bfloat16_2: "0x020000006B3E313D94BE03BE84BD04BD003E99BC3D3CC1BD0CBD97BAE63DF0BC43BD51BC443D833C91BEF8BD83BCEBBAFA3DDCBDE9BDA93C88BE053E20BD74BED93D003EFBBC663E8D3EDEBC75BE093E5B3DB6BD38BEC6BD223E07BE763C51BD883D6B3DC73B16BEFBBC23BED2BD033EB53A23BD42BE423D193D243D593D35BD343E35BD03BD60BD89BD81BDB0BD163D993DF4BDF93D87BE883C7ABE60BEB13DFBBCC9BDA13C5CBD8FBD8FBD3EBD47BE6CBE8D3C803D323E76BD42BE4BBE7CBDAE3D3FBDFBBB2A3E903D4D3EB0BE49BE23BDE7BD7A3C0F3DD43E94BD43BDC4BD1F3E1B3E51BD16BED8BD133E38BE143E963EFE3D7CBD5A3E32BD67BD27BD03BD1FBD4DBD67BD363D893D01BD9E3D14BE273EC1BD9F3D0BBECC3D813DF93DC33DBB3D4BBED4BDAFBD61BEEDBD18BD0DBE183E89BC313E3F3DD0BD27BEAFBDF03DA73DBA3DCBBD4E3E35BE83BC54BEBC3C933EF1BD133EADBDBCBDEDBD073E8BBCB43C3ABE303E4EBE2BBDDBBD3F3E31BD41BE04BED2BDBB3D273D803D883D133EB13D1A3EE33D50BE2B3D03BCAFBDB23DA8BD293C823E4B3E4B3B4EBD8A3D1BBC71BE27BE00BDC6BC1ABD643CBF3D6B3E96BDFEBB2B3D603C8F3D2EBD173D983DF4BDA43D29BDA23E3F3EFE3DFCBDEFBD753EB03D863D133EAA3D56BD5C3E10BE00BE46BA3FBD42BE39BE1D3D8D3DEBBD0C3C4BBEFD3D07BEDF3D95BDC93B033E4CBEF9BDAFBEF3BA7ABB07BDDCBC22BE1BBE3D3E6A3D35BE133E1A3C0CBEA13EDF3D873E5EBD363D79BD5FBEC3B94EBD603C17BC773D093E80BDD13D79BD41BC1B3D8B3DA6BD7DBC99BC1EBDA9BC8ABB25BE86BE103D393CDB3940BC15BE9C3E4DBDF5BD3DBEF53B1C3E07BDA9BD423E8ABC86BD1D3D6BBDC2BB91BC0ABD37BC0E3EAD3DF43B9ABCACBC093E913E1ABE923C483EF4BD54BE1E3D123EC5BB05BEFEBD3DBEAABCEB3D243E233E613E25BDF3BC44BE1EBEF23CB13E18BD473E09BD56BEC2BBA23D97BD583DB8BD4D3E8ABE073E63BE30BD103DE4BDD83ABD3D75BD30BE94BDDBBD10BE8C3DC33D303E0FBE6EBD58BE15BC253E23BDD2BCCFBCB43C083DE43DB8BD3ABD84BC233EFE3D2E3E73BEFD3C0EBDAFBDDF3D0B3E04BE573DC13C113EF03D9DBD82BDCB3CA03DB33C5B3E59BDC1BE52BD043CBA3C933E33BE94BCA7BD7F3DE63D3D3C2DBE6E3E58BD56BC843D203D973B483DDABDC73D1E3DFF3C08BDA2BD0BBDB03D293EC63D2B3DD5BD7F3C123E78BD173D563DCEBB0E3EE13D193E3BBE4FBEF43DC6BD653DA4BD5B3E3BBE43BE35BE30BEADBD48BDD5BC61BD4C3EECBC593C8F3DF2BD723D623EAE3D253E83BDE9BC3F3B46BEC63B34BEF1BD15BC053E063E203DFCBB373EEFBD8ABE893DC23DBF3DCF3DA53DD63D64BD85BDA5BD1A3D003EAC3D63BE39BCD73CDE3C36BD25BE013D7DBA6A3D2EBEEB3D523E043EB83DB63C16BE58BD053EBFBDEA3D1ABD7B3D2BBE3D3D143E8C3DACBD39BC223E063E19BCF7BC5ABDF6BB96BE3D3EC8BD27BD163E353E8CBD4EBD8DBDBBBEE0BDF03DC5BDD13C883E44BD1E3E773E853DEA3DECBD1A3D563D583EA5BD06BD913D8B3D803DEF3D28BD3CBEAD3D1EBECD3D06BE24BD9E3DC53DB5BD353E82BDC33D93BD6CBE1F3E193E90BD77BCD0BD13BD6BBE53BD06BEA13D633E59BE43BEE7BC853B4EBD003ED3BDD03D39BEEDBD2B3D87BE833D143DEBBD06BE9E3E3FBD08BC683D583EC23D1C3E52BDD3BCEF3D1EBE8FBD8BBDEFBD28BD5EBD22BD8C3D973DB0BD823E0B3D853EEA3C073E3C3EF93D02BEBBBD8F3D90BE933DF1BC9D3DDABCFFBCEABDF1BD60BD113E94BEE13D6ABC18BD403C573E373ED73D6C3E763E01BEA83B21BE163DEFBDFCBD223C3CBEA23DFEBD1EBE9F3ACA3C02BC60BEC43D8E3DC9BDF4BCFA3C70BE2D3E34BDC63C3B3DD8BD143E15BEB7BD0EBEC93D7E3D8EBDACBDCCBD21BC0E3C9B3EF6BDFB3DAA3C253ED63D77BEB63DE1BC87BDD53D49BEAC3D1DBE503BB3BCF23C88BED3BB8A3D933CB13D153E3CBEEFBC1BBDDC3D143D36BD03BE7C3DF4BCEDBC2C3D2A3CC0BBFEBCBE3DAABEAD3B0ABCD1BD46BEC83D953DEDBD6CBD90BC563D2A3D87BE70BD713DD8BD83BD1EBD55BCCCBD91BD8ABE49BC253ED33CA23D79BD4A3D18BE15BE34BEC3BD5B3E203E0D3E673DE23C963D4B3D7EBC3CBEA23A9E3C80BE3ABD18BDDFBD9A3DCBBEBFBD303E9EBDA1BCAE3D683B1E3D813E8F3D57BB09BE32BE11BE4D3EC7BDA63D093E99BD31BE2DBEFCBD44BD55BE79BD713E92BD41BDCABD1DBC03BE05BD56BD54BEEBBC173EB23CAC3E213CCFBDEABD26BEF03CD5BCF0BDB9BDDBBB843C37BE4B3EEDBD4B3C5EBB3E3E16BECF3D0B3E9ABCC53DCA3DBB3CB6BB003E13BC2EBD87BDB03D42BDFE3D6E3DBDBD9BBD99BC20BD1ABE92BD823DAC3DD43C543D4BBEC5BD933C71BE0CBDABBC25BDA03D16BC0BBD403D87BD883ED13D4FBD16BE6C3EB03D05BE0DBD18BD883D79BDA23C24BEA63C34BD843D2BBDA73C29BA813DE33C9F3D343D1DBDEDBDFB3D68BE063ECEBB85BC3A3D44BC2BBD3BBD26BD83BD9FBDE0BDC7BCCDBC83BE8EBB3D3EAB3D88BD0CBDE4BC4B3E08BDE9BDAB3C5F3EAFBE94BDEABBECBD243BEABC513E01BE5C3EA0BD91BE88BD6C3E7C3D73BCE93D363CCD3DB03DB9BDB7BD31BDC73D50BEB1BC803D083E10BD56BE943DBEBDBEBD02BED13CA5BD1BBE0A3E39BC6C3E113E563E3BBE1BBE5B3DDE3DC23D0CBE8FBD6F3D043EA2BCEE3CC1BD8BBD56BED73D73BD90BED13C0BBE55BD3B3DFBBD0A3EE8BC14BEF6B99B3DD73D0CBD103E2A3CD63B933DCF3B66BD37BD8FBCD23DAABD1F3E903DE3BD5DBE833D2DBE7D3D3CBE5A3E8BBDDEBC873C813D7A3D8D3CD4BDE13DBB3CB73D17BED23D03BE9EBCA63D643D9B3D093E60BE4C3C943D05BD90BCB43DB3BC523E413E863D373EA73D473C1E3D393EC13D413E173E083DA2BD3FBE40BDE6BC653E55BE243D033D513EC0BD63BE01BEEDBD983CB2BD04BD4FBD1B3E273DD1BCEBBD343D3DBE3ABEF53C333E1F3DA93D1ABE90BA2C3D56BAC43C8CBEB7BD303E603D8D3DD03CA93DBF3D89BC01BEB8BCD6BCDC3D5CBD12BDB73BB8BD88BEBE3C0E3E693D21BEA43D3DBDB53D09BE9BBC0C3DD63BE8BBF73B7BBDF5BC29BC833D21BD94BDD63C3CBDB23D6F3D83BD50BD56BDDA3DB4BC1CBE913DE23DB3BD11BB11BDB9BDCFBD2A3E493D6EBD9A3ED63C733D4D3E1B3E053E2DBEAF3AD73D383CDF3D03BECE3C7ABC8ABD09BE59BD2DBE0B3E84BE1A3E523D21BC9ABDC7BD8EBC103E95BD1C3E0D3E6B3D423EC2BD48BE323E08BD3EBDD3BD463E21BDE13C9ABECDBD0DBE4F3E14BE013DB1BC513D253EA4BDA13CBEBC31BDF13CCEBD4FBD10BD053E58BE913D9A3D9EBD823DDABDBBBD62BE313C933B9BBCA0BD28BEA33DC33EE5BD453DCFBD493E2F3D03BE39BE10BD723E0D3D753DD0BC2DBD4C3E06BEC7BD643E4EBCAC3D223EFF3D903D083D573D87BDAF3CB3BD8CBC133E4FBE26BE143D7A3DDBBD11BD8B3E4EBD20BCC1BD633C0C3E373D29BEFF3D1C3E8CBD273DD7BD6DBD46BDFABDE8BC5D3E94BE54BE6CBDF0BDC7BD14BE40BDE3BDFC3DB7BDFABCF8BD923DAD3D56BD22BD303C0C3EED3D1F3E83BDC6BD603E923D56BD1CBE653B31BE39BEEA3D78BCA2BD0DBE0CBE633E773E36BEE9BB35BE113E2E3E2DBE5BBDB6BD74BDBF3DE6BC68BDC8BBC83D4BBE1BBD8FBDFD3DBDBDD1BD2E3D89BD66BD8FBD733E6EBDC23D963C1B3D3D3D8DBEBA3DC63D2DBEBEBDC03BF03DB6BD00BD4C3EC33DE53D5F3EA3BDE7BD0DBD303D24BE743D71BD8B3D233E873DCDBD473E5DBD1C3E32BEF63D013E6CBE6F3EC23C2B3E49BD8BBEAFBD943DF83DC2BB333E443D523EF03DDEBC42BD163EF53D1BBE80BEBBBDDDBD6C3E01BE273E73BD853D213E2DBD43BD32BE2A3E143C333D873DF13DDD3CC13D9FBD003D29BE943B4D3DCC3DC83D38BDF63D893C2ABD37BDF5BD44BE27BB8F3CB1BD45BDADBE703EF2BD1C3EDE3D41BE443E313D1B3D5A3EFCBDBCB9CB3D25BE303EC9BD363D4D3DF93C1BBCF5BDEEBC8EBD0EBE2A3ECABC423DC0BEE7BDE83D13BEDD393C3EC73D3BBD81BE63BB91BDDA3DFF39D83CBEBD42BE35BC43BE58BE44BD24BE63BE3A3E24BEB8BD44BBBCBB88BDD6BC8C3B0CBE53BE27BE333E193E9BBC4F3DCBBBE5BB393E623EB43D34BDBDBDB23D30BEEB3D243D823D6EBE033C28BD063CB03C1ABC26BEAFBE6CBDABBB2EBE5DBDBBBBDB3DB2BC8A3EA7BC95BD3EBDF9BD5FBE3ABD74BB6EBD953CD9BD01BE623D37BD03BE283DB93D713E69BE883EA0BD90BD4A3E883D92BE3FBEE7BA7FBDAD3DBD3D03BCE03DF73A8F3CD03D8E3DF2BD323D2C3E6CBD17BE3A3E54BD363B0ABEFB3C833D88BDD1BC53BC513D99BD8F3EDE3DD43DCFBCB6BB333EA33DD63C27BECFBDD5BC38BD043EA13D663D853CC6BE583AE0BD0A3CBD3DDF3DB7BD7E3E10BCFDBDF8BDC93D39BD843DA1BD063E3CBC9ABE0B3D773D98BC393D533D13BE393D183DAABDA1BC403DB73E093DF03CF33D00BD2E3E38BE193E3FBE233D07BD2A3EA03D8A3EA4BE3EBE333A133D833ED2BDE4BC11BD333D723BC1BD05BCA9BD12BEEDBC08BECBBD373D07BD733E19BE233CA13D86BD2C3E20BB49BDA0BDC33D09BE8E3E58BD2CBD9EBD91BD1D3E643D8B3C5FBDB4BCE9B8BFBD60BCE2BDC4BD343E66BC5B3EEE3BEF3DA5BDDC3D7FBD54BC343EADBCD7BD3B3EAA3DD5BD9ABD6D3D15BEA13EDEBDDE3DB13DE13D253DC6BDA83D78BD533E7A3DC93D523E7BBCDC3C013E24BD91BE9C3B05BEF2BB353E6F3D3EBE72BD5EBDA1BDD43A333D8EBDB8BE8A3DD43D37BE1DBEFE3C983DA73A803D2DBEA7BD80BD6A3EE83D84BEB73D923D843C913E7FBC853EF63C6E3C263D9E3D13BE9ABD103D22BEBA3C283D933D55BE79BD92BD69BD163D273E02BE42BD263E77BE5B3E9CBD7EBD213E56BD51BD333E1F3DD7BD263E8B3D8A3D8CBD1C3EB9BDAB3EFFBD02BE0A3EB73C023E9C3C84BE81BDFE3DA23DEBBA8ABC883DB53C683EE03DCEBD89BE48BE1A3E0CBCF3BC3DBE743DEEB7813DB8BC073E9D3CAFBDC7BD893D063BBCBC79BD74BC193E033CEC3D4D3DDDBD533E53BDEFBBD13D043E21BD19BDE9BC3C3DE43C7DBE52BED2BC8C3E243D1FBDA83DB1BDF43CBEBBE83D983D34BD14BE91BA0C3D2D3EE2BD68BE33BE773E063C90BDE23D3CBBDCBD373E92BDB53C343D633DDF3D05BC28BBCD3C7BBE0FBB223EF23DC03C18BE0C3E4ABD963D0E3EEFBCC6BDEDBD20BE0D3B363E55BC86BD563DC7BDF03CA0BD153E20BE0E3EAFBD67BE893DED3D313E453D233EDF3BC1BB103D473E94BE07BD193D5A3C9239AE3CE2BD93BD8C3DE53D4F3D8BBE38BD7EBE0A3E7A3ED03DE73D69BC9D3C51BE20BEBBBCAEBE3BBE2ABE61BE1C3E4BBD20BE00BD1E3D50BDADBD3DBE7E3E8FBCC43DA83D3A3C42BE443E90BD53BD1FBE80BC9C3EB8BEEA3D1DBEFBBD303E5F3EB2BC4ABE1EBE55BE43BD133E833D66BDD33D993E983D2D3D973DB13C433E09BEB53C243E7A3E523E31BD443E32BD673EB2BC0C3E803E2FBDE33CB5BD0EBE28BE7FBE9B3ED0BD58BD1EBED7BDBA3CD33DB43D49BE953DD53CAEBE333E94BD1DBE23BD3BBD3F3E933982BEB63D0C3EFBBC20BEA0BDA23D813EFDBD3E3D10BDBC3D20BDF9BDCF3DAB3D513DC23D60BEA1BCB93D5D3DC5BD823AB23D1C3EEDBD453D9DBD363ECC3D423DF43C9D3DFEBC013E90BDF2BC6E3E043ECD3D103E12BE45BEDCBDB93DC83CBB3D573DFF3D443D8E3D05BE19BE1C3EB63C1C3DE9BCF53C343EAC3D163E9A3DE8BD2BBED3BD1D3EC73D533D953DC03D43BCBE3D803E333C8DBD0E3E123EFFBDFE3D6DBE4EBC843DFE3BB23D46BD3F3D083E233E373CD63CA4BD7C3DD0BD803EAD3C353D3D3CA5BD65BE0E3E973D93BE8C3DD73D54BC4D3E1C3D17BDF9BD7D3E683D36BDA93DF0BD3D3E1ABEAABC85BD4EBE5D3D36BBF8BD8B3D8ABC0B3E973D14BE65BCA5BD873E813E2E3DEFBD843D1CBE183EF93C80BD113E3FBCDDBDC1BDEB3BB93CABBD26BEE1BA0EBE26BE65BDDCBD3DBEFE3A363E893DFE3DFDBD18BE3DBE1BBE7A3E673D1ABE813A50BE2CBD38BEBF3E96BDAC3DCCBD4CBEE83C19BEE43C48BCC63DFBBC60BD363EB73CE83DCFBC72BD033D1ABE4D3E9F3C383E3D3C6CBD3D3ED6BCD63CD03D1E3EAFBD48BD8EBE94BCB8BD113D103D32BE75BDA13D123DA0BDD33D9EBD3E3E67BCE5BB9BBEC7BCAA3B503C21BEF4BDFA3D16BE8D3C373C923DE2BC303E02BE8F3E11BE833CC7BDD7BDD6BC853E663E6ABEC73ECB3DDEBD58BD1DBD123C6FBC183D15BEE1BD643D0DBEAB3DED3D143E9BBD8A3D03BD1DBE5BBD96BCC0BD9EBDF0BDCC3DABBDEF3D62BE7D3EC13D3A3E86BD67BEC2BD1BBD913DE8BB0BBDE5BD6A3DFBBC683E883D533D10BDDABD733D78BEB83D6C3DB9BD66BD7FBC443EF33DB0BBC2BDBE3D743DA53DC1BC5CBC7C3DD13D85BD913D0CBE153C193E19BE68BEF03CBBBDE23D1C3EEFBD47BD03BD0CBDA33D90BDDC3DAF3DFFBC4B3C373E923DE33D813D2FBE1F3E35BEC2BDF53D393E74BD083ECC3D02BCBF3CBBBD7B3E4EBC83BD3BBC3FBD32BE663CB8BC07BDF83C953D39BE5DBEE9BC42BDD23DE73D52BEE03D013E1DBE76BD6EBE81BEF83DA1BE72BD64BDA03D0B3E1A3DDF3B15BE37BE7A3C52BE2E3E743D3D3D233D793D34BEAFBDEE3CA03D5FBD7B3CCDBDE5BC423EED3D0CBC0F3EFF3D50BECA3D1A3D093EFF3D9F3E4CBE6B3EDE3D4C3EA8BDAF3A6B3D8CBD183E1C3E6ABD833B253E9D3E533E21BE283D74BD053D0C3E31BEB73E773D89BC863D893DA8BD08BEA9BD323E3D3E363DC03DE4BD853B923DDE38993D88BDAEBCD8BD903A81BD703C853D803C983C8FBC09BE02BD223D2D3CDE3DA63C4E3ED73DDD3DC33D3D3D34BE80BDB03C31BDF03C543E933D34BDF73DBC3CA73CB73CBB3C533E95BDF03D70BDCE3D933C6D3C1BBE593E64BE603DD3BD883D943D2D3E04BD10BE00BE5C3D2EBBEC3C783DF53D273D6BBD80BED93D9D3D57BE843E91BDD43E0DBE32BE95BE4C3E263E1E3DC8BDC7BCFDBDA2BDA33EC43D91BC66BD58BE69BC173D35BE563E813D033E703D803ED3BCEE3C6C3E1BBE2C3B673EDCBDA7BC32BD8BBC023E04BE0D3EBB3DC7BD4B3EA43D23BE743E7B3D203EA4BD98BD08BD30BEAE3D023E553D133C9B3D573E893D263D09BE193D7ABE953EEE3D89BD98BAD83DB3BD503D4D3D343E5CBD1ABEEC3D2FBCE53D103EB4BD72BD383B123E293DBCBD6FBEE3BDCABDCF3D073D663E09BDEB3CBEBD443DB6BDBDBD32BE15BC8FBD9A3C84BE2B3D01BD87BD533D6DBD37BDDC3D813E53BE8B3E4DBDB63BCE3D1BBE06BE583D85BDCA3C1BBE733D393D173EA9BDEABC53BE33BEF53D08BE24BE433EB03D0B3EBDBCE1BDC0BD843DB8BD883D88BE8CBD663EFA3BA7BD89BD7E3E103D6FBDD2BDCFBCA03DA3BD48BC2F3C7BBDAC3D3DBEA7BDCA3DF33D67BDFA3DA8BDB43E803DBD3D6DBE35BE363C2EBD91BDEE3D153EC7BDB53EBDBC6E3E2ABE5ABE9C3CAABD8BBDB7BD9E3DE73D02BD8E3DF13DE83DF1BD9F3DE9BD203E773EC03A123DA33E38BEB33D1EBD1ABD813D0FBE203E2CBEC0BDEEBD24BD4FBD603D0ABD38BDB63DDDBB94BA2BBDD5BD8EBE10BE8E3E0E3E483E24BEF33D42BDE0BEC4BD27BE003EF53C9D3D293C45BDD5BD8CBDFF3C3FBB4DBE2B3EC93D38BD48BD79BC1CBEC3BCD6BDE23B05BEDEBD3D3DBF3C803DE4BDB03D6F3E95BE0ABED6BCB9BC6FBE813C7E3D1D3E32BEA4BC32BE423CAD3CF93D053D443E4A3EB1BD76BD053EACBCDF3DC53D7B3D1EBE5DBEBEBCD8BD853D063E77BDCA3D0ABEC83DF03DCDBD323D923D5EBE68BD36BD3B3D84BE113E41BEBC3DAA3E4F3EDA3D8CBC073D433E443E5BBD593BAEBC22BD70BE8CBD073E17BE833B9B3D12BEFA3C093E0A3E6A3D5FBED5BD37BE863E5D3E23BD413EF03B173B8B3D173EFABDED3D8CB90C3ED83D283E89BC0E3E453D02BCD9BC833D34BE403CF33D833EADBB733DADBD903DA3BDC93C9CBA86BDE6BD09BE863DC3BC26BE72BEDFBDD03DA1BDEDBD43BEE2BD543E46BECA3DF43D87BD673E11BE9A3D473E5ABE82BD80BB0E3E283D1ABE603C10BEAD3DF4BCD63E13BDE6BB55BEE5BDB0BDF13D883C423E053ED1BDE5BC68BE01BCFF3D6F3E4D3E58BD433EADBD1FBC82BD2E3D433ED13CAEBD82BC353E8E3D8FBD8DBD1BBDE53D753E61BDE33C96BB7FBD853DA13D15BE023C0EBD953D9ABD7FBE5D3DAABDD33D0C3E973D1E3E15BE263E01BE0ABD82BE8C3DFABC33BD30BD01BDC6BDA53DA538F93DC13A63BEE93D69BE29BE523DA53D93BE523E86BE04BE40BD583E90BEB93CEEBD9CBC7ABCEF3DC73DC4BDBABD21BD073E313C03BEA3BD063E5ABD89BC2E3E203C0B3D5C3D993B383D6ABDC83DD03DDFBC38BE47BDEEBC813C7D3D2EBD553E7B3E893CAFBDFABB2E3E3FBEA4BD453E8C3D96BD31BE0ABC27BE643E81BDA13D513E9EBD85BC083ED4BD2DBEC93D9C3DED3C98BE31BE983DC23C9E3BA2BD0A3DD03D0C3E063E133DCBBD10BEC13D273EF13DB23D813D25BC063D3C3E113E7BBD17BE9B3DE33C79BD763D05BE52BD953DEF3C24BE5BBEC7BD24BD293E5EBEABBDC7BCF2BD123DB23D5EBD19BE11BE843AADBDE8BD9CBD203E573E38BD4C3D2A3C7DBE9DBC8ABD16BDE4BD0ABE013DEC3D043E0FBED23D103C963E0EBE433EDFBDEC3CF73D38BEA63D8ABEC03D513DAE3DD53DEFBC353EA03EA7BD38BB49BE86BE4B3E25BE0ABD76BD6B3E4CBDCA3DD93C413ED13D493E343C543D373ACFBD53BEAABDC93DB33E2BBEE43DA9BD6BBEC73B8FBD1A3ED5BDB93D84BE143E913D7A3BDB3CBFBE4F3E173E153E8A3DB03DF3BDD9BD3A3E04BE0F3E66BB57BECDBD0ABE03BE9D3DDBBC2E3D643D62BE86BE2EBE99BD36BD503EC3BE5EBD9B3D9E3D343DD8BD7A3DD73D863D0D3CD23D12BD253E963CECBDA83D223EDD3D2D3EA13C9E3DB63DBA3C693B5B3C45BDF33DB63D42BD1EBDA43DEA3C283D20BE1CBEC2BD503DFDBCFFBCB7BD823ED2BD163E3FBE0A3E443E503E92BC8F3C013DBFBDBB3D83BD173E793DF6BDDC3D99BD29BDBA3B883E3BBE2E3E27BE8DBD1E3EEB3D5A3E1A3E713EFC3B2ABD1ABE4C3EA9BCE4BD9EBB39BED53D4B3C823EDF3D253D11BE0EBEABBD2CBC2FBE693C9F3C44BE03BE3DBC0B3E78BD23BE9D3CD83D7BBE65BD163E1DBE8ABC61BE803D473EB73D60BE9FBD9ABDE83CCC3D853E7C3E2E3DD2BD8E3DA53D0A3E063CC7BD153E95BE183E4C3EB4BDD8BD97BC8F3E543E07BD293BC3BD7A3C9D3D7F3DB2BD97BDD9BD473B003EFDBD693E1E3D013EB73D24BE96BDC13D5B3E293D3B3D69BEE73D1C3D85BDBC3D593E053C8A3D03BEB73C3EBE063E9A3D98BCC03D68BEC83DAE3C893C22BC27BD08BE053E32BEB0BD323E4B3D273D173E9BBC2ABD303EBB3DCEBD503D3BBD003E55BD113E8B3D04BE2F3E4DBD1E3E07BE313E35BD46BDABBD383EE6BC79BD5BBEDB3D10BE983D933E5D3EFB3D57BE933C33BD843D1E3D54BEB7BDCD3CA43E653DD1BDA8BD91BB103E0CBC4ABDCCBE59BEDEBD1ABE533D473DF43AF43D73BE9ABD5D3D123E2ABE6FBEEF3C803D12BDB8BD163DF73DD6BDBA3D283D1C3E0A3E733DD0BD40BD18BD9F3EB8BD95BC953E203E813D1A3E2C3D04BE55BEA4BD03BEADBD163E73BEE2BDF03D71BD5ABDA6BDCCBD453C063D093D3B3E1CBD87BCBABD3F3E02BE6FBE7C3D4E3BBA3DA13B0BBEAE3DB1BE29BE1F3D583D2BBC10BD98BE0FBC9B3EDDBC673DF73C78BED5BBE33BA43E01BD8CBD89BE9A3D553E75BB703E353EA4BD283BAD3B49BD18BE513EC9BDE0BD83BD13BED43DBEBBCF3D373D88BA863D07BE30BEFC3CA33CC53C31BE0BBE06BEBE3D84BEA63DCD3DCDBD02BED13CBE3D883EA0BC1D3E57BE5FBEBDBDDA3D03BE403C0E3EBA3DCABD273C373E593D7F3D0CBDA2BDF7BD473E4D3E70BDF6BB863D253EF93DB5BDF8BD06BE203E07BE0C3EFB3D7A3CA2BCEBBD92BE343EE4BD463DBBBD983D383E6C3E7F3D00BCB2BD48BD24BD0B3E113DDA3CF03B2DBD623DE7BD9F3DC5BD0EBE903E523D953DEE3DA33C213E73BDA63D273D523E173D4EBEBC3B213E1F3E57BE513EDD3C4BBEA53CA63D103B33BDDA3D273E73BCDCBD7EBD61BDF83DA5BC5B3E47BCD2BCAF3D153D8CBDD53C9CBC9F3D15BEDC3E15BE3C3DBDBDBA3DE8BD32BE00BD48BDB4BC3ABE553E5E3D29BE823EECBD9CBD1EBD76BEE43DBB3DF7BC0B3EB8BDF4BDA93D8F3DF7BDB9BD153E933E03BE44BE003C40BE573D683C07BDC6BCE5BD9D3C663D59BD063EAEBCAC3D31BE83BBBDBD283D67BE9B3D35BE853D063ED83B7B3D7A3D5F3CBE3D23BC0A3E27BE8BBC223E7DBCDC3DA33CF73C0FBDB4BC51BDD4BCB5BD70BE57BD0FBE813D46BBFFBD463E1ABE90BE48BE6A3DB83CD43CA3BBDABC8F3DECBD373E433E853DA33DC23D4FBDBB3C02BD91BE203DFDBB763D3B3EC73C8BBDCD3C2D3E033E5BBEE23C733EB0BD2A3E083D92BC5D3E8CBE343C4B3D563E02BD433D233E74BC903D47BE853B1DBCEC3D89BD67BE0B3D6ABC04BD1CBEAFBC843D3C3DEABD423B193D82BDCCBD0D3CC5BDEA3DAFBC6CBD76BD143E483DC53DB1BBBBBC1C3E2EBECCBDB73A2D3ED63DC03A943D483C02BE653E4FBC823EB03C2C3CD53C49BE6B3D2CBE9E3D81BD19BC8C3DDFBD243D2BBD07BD503D193E8F3E553D11BE2EBDD6BDEFBDEA3B0E3C273D4E3ED23C893D553E59BDB03D813C8D3DC0BE8B3931BD8F3D49BE113C0A3ABEBDA13EE9B95C3D5EBC5C3E28BE86BD80BC803E02BE09BEA53C55BE20BEE4BDF4BD833C6F3EAEBCAEBD403D4BBD21BE12BEB0BDB4BD81BD6E3DAD3C29BE6C3B3DBDEEBDA63943BD04BD49BEA73E413D3F3E213E9C3D3FBE6DBD70BD73BD24BEBA3D593EB13D5FBC0A3E2CBC9DBD6F3D1E3E9DBC873DA7BCEEBD793D943D573E95BD98B9F43D12BDCF3D14BEB03DBFBD58BBB8BD983DBF3A6FBD67BD44BC873DF4BC763E043DAEBD563E4EBD113EBB3D97BD2E3EAF3A273C9B3C5D3E4C3E533DB63D873D69390A3C793E8DBD86BD65BCB5BB3DBEC9BDB63DAA3BC53D87BD49BEF73CD7BD54BD243A89BD013E9CBDE53DCBBDCDBD923EC2BDFB3D23BD453EA63D2ABECDBC4BBD5B3EA33D013D0F3D763D2EBE8BBE07BC2E3E7DBE3C3E75BE21BE86BD1DBE363E55BD393D46BCD33D22BE813C553E713E2DBD75BEA53DB2BD1A3DE53C033D25BDFBBC0ABEF83CA63C6ABD77BD0C3C4FBDD73D043ECABB8EBC203C763D26BEF53D463D3B3D083ED13DCB3CAC3A28BE20BE113E87BCF4BD563DB93CCB3D813D83BD1C3CB83D1ABE06BE2F3C153E2C3E1BBE10BD32BE6FBCA539C1BCBBBD1ABED8BDFFBD4CBE8FBD72BD173E2DBDA3BDCABC17BE373D243BEB3DD13DD8BB03BEA3BD4EBE293E8ABD39BEB0BCABBDBEBD0DBE453DC83CE03D2CBE22BE1D3DE9BBDA3D0BBDAA3CACBDB7BDCC3D44BE643EE7BD953ED9BC8DBDF23C1ABE4F3D6F3E273E2A3D923C053ECD3D0ABEC03D87BD39BD103E553D273C20BE",
      torch_tensor_64_torch.bfloat16_2: "0x020000005E3F933F483FA83F493F3B3F5D3FF63E5C3FB73F2C3F953F2A3F5A3F703F5D3FAB3FD33FC23FBE3F1C3F593F153F513FA23FAD3F5E3F663F733F063FB43F6F3F6D3F9F3F2F3F873F553F683F913FA83F8D3F543F1B3F8E3F5F3F913F723F483F863F2F3F8E3FFF3E3A3F533F753F563FA13F753F363F8B3F8D3F3D3FBD3F993F",
      torch_tensor_64_8_torch.bfloat16: "0x02000000363EA43D4ABDA7BDDEBCB5BE193FBBBEBFBD29BF61BC153E8FBC67BCAC3EB33D473FBABDB93C48BE8C3E78BEE33DA03EDFBD383EBDBEC6BE5D3DC4BE1F3F8BBE06BFA13EDBBE2E3E88BEE2BE263F1BBC153FA8BC08BE69BEEDBEF73E953DB83EA2BE193E103E083D213D933CDF3EC53EA63E0EBD99BE82BE1B3FED3E083FCB3EBABC763FBA3ED23EAB3ED2BEAB3D7DBEB8BE8F3E93BD31BE38BFA4BDBABCC53EB8BE92BD0F3CFBBEA73E703E4A3F28BD94BD833FB13E29BEBC3E18BF76BCD13EF4BE4B3FF73E15BF0C3E973E0CBEF2BE513EFABE4EBEA8BEC2BE7EBCEA3ECA3DE43D6A3EBDBE233DD83E713E353E8FBEDD3DD03E653D98BEDD3E1D3EDBBE283FCB3E8ABEBB3E563EC83D973EBC3C87BD0CBEC2BD9FBE813D0F3F863EAFBE1C3FE83C593E5E3EDA3EC83EC2BE0C3E373E03BF0DBF9DBD8DBDC23D013E5B3D8FBE7D3E92BD7CBF92BEB83E673E5E3EE4BEE7BE10BF27BE4EBEC63E863CA83F473DE23E013E0C3E903E3ABEF73D053F8EBE66BE7FBEC43D0ABDD9BEA7BCED3E503EA1BE1F3E30BEE8B95E3E763D8ABE86BFAFBC343EFB3EE63D913E863F04BF2C3D35BF103D193FB53DAEBED9BDA33EDE3E34BDF33ECCBEE43E633EF53EB73E18BE0CBE2E3F95BDBBBE2C3F0C3FDEBC043E363E09BFADBEA2BEE03D25BD30BE8C3E3EBE90BD02BF4E3EFEBEA23E90BE24BEFDBE24BF1EBF203F393FEE3EA4BED93E3C3ED0BD2EBE3C3E7BBE2BBE373EDABE49BE07BF45BFBABB503DA1BE493F8ABE1A3E22BF94BE483E1A3D343E6DBE013C8BBD773E92BE2A3F89BE623E5A3E8F3EB2BDC2BE04BF9B3DB0BEB5BE593EF63D4DBD193FE1BE05BE70BEAA3B3F3DF63C2DBF52BE393E09BF993E07BE71BE383E533EE3BEF43DB5BE07BF14BE1C3FE4BD4D3E8DBDAE3D65BE89BE06BF96BCA03E8EBE85BC883FCABEDFBE72BEB1BE3F3E6EBC9CBC093E883E3DBC3A3ECCBEB6BDA63E32BE02BFA0BD67BB33BCEE3DBA3E9C3E233D5D3E28BEA33E66BE91BDA53C2B3F0FBFAD3EB3BD02BE9E3E463E1C3FDC3E943E2E3FB3BE1EBD873C923E633EFDBD013FEC3E62BE7EBEEBBE2D3F4FBE513EA33E10BDF33D65BEC3BB88BEAB3E0A3EE13DA73D683F9F3E203D0EBCAABE83BE90BE8E3E093FD43D39BF96BC783E0A3FAC3E5D3E253F213E9BBE7B3D33BFB6BE5DBE57BFD73E653E423DD83EAF3D41BE35BE81BE29BF923EE0BE173E343EACBE25BF523FA7BE72BEA0BEB9BE303F0D3EE0BE243E86BE43BF0E3F0EBF4D3E29BE4E3F593D42BE8D3E0F3EADBE843EB8BEBABE7F3D5A3F953C933E7E3FBDBD57BE43BD25BF163F0F3FF63E903FA1BE673EE03DBABE3D3F74BE0DBEE7BDC63EB23EF83EB9BE553E823E1C3FE83EEF3C23BE4D3EA8BE293F64BFC9BE2C3FD83EBFBDBF3DDC3E013F42BE593EB83D2A3E36BEBA3E71BED3BC71BE1BBEAE3C703C",
      torch_tensor_8_64_torch.bfloat16_1: "0x020000001F3EA63E95BD91BC043D43BE2F3D38BDA4BDBCBD2D3EF13D63BE22BE213E82BDC6BD3C3D7A3E273E38BE933C233E63BE28BE97BC04BEA33D9BBD00BE20BC25BB5C3EC0BD233D5C3C7E3D18BE86BD83BE463E1DBE02BE053E5B3DB03CEB3C713D4C3E8DBDB3BC933DAB3D20BD463EA1BD59BE453CEB3D99BDE6BDF2BC1CBE9E3E13BDFFBDB1BDE0BC6E3D83BE21BE523C0ABD24BE923D383CE4BC253D38BE73BEAFBD493D71BD7E3D673E6B3C52BEE23D1ABEEDBD9EBEA9BD1CBC82BD5B3D1B3E2A3E3C3ED4BD5E3D5DBE373E94BD17BED43C83BE2F3D07BED93D963E433D933DBD3B593ED33C82BD663C6CBDC8BC03BE5A3E0B3EAABE9ABD7BB92EBE89BEBBBD273D21BEAFBAC23DAF3DB4BCA0BD6CBDBC3DE43CE3BD3CBD54BDA5BD0E3E3B3D8C3D4C3DA0BD4D3DFD3D13BD913D40BE62BDA1BD893D3D3E443E3FBEC63D1DBEE83DCF3C40BEB3BD553B0DBE5E3D963D93BD27BE67BE143EA23DD3BD713C06BEFE3CEC3C3A3EEDBDC7BD62BEFF3CD2BD8B3CEF3C4DBEA9BD0DBE943DAEBD03BE3B3EF13DBABC17BC27BDE33C023E44BD23BDF2BD93BB2DBD693E133E5E3E703E09BE9DBDAE3D993D8B3D363C9ABD773E493ED9BD133E963C253EDEBC2DBED2BD04BC04BD343ED9BD3E3D2ABDABBC2ABA37BDC13C243E473E393C6C3DF6BD873ECD3D6D3EB6BDD23D33BEA63C0A3E923EF8BCF73D043E80BEE6BD423E013EA8BD793D343D633E3C3E273A573DE8BCBCBDEC3D053ED0BD193E08BC3CBD4FBEFA3D9DBD7C3C09BE913D643E01BEFDBC0EBE833E56BD493E60BED3BD353E273E55BC87BD003EC73D3E3E803D4BBE753E193D623E3FBD673D9B3D79BE313E453EFABD9A3DA5BCF53DF0BC963D81BC693ED93D32BEB7BDF83D663E3EBEA2BD243E87BC9ABCC7BDA4BBF3BD85BCF0BD0CBECF3D16BE743DB83C06BEE13C00BE27BE5ABE103D493DD1BC8EBD1B3CBCBD863E2C3EDC3D14BD35BE0BBDC4BD993D93BD123EA33D943CA93D6ABD563D893B773C143D9ABD453E303E35BD43BC003C2FBD57BD873D06BD9F3E0C3E2CBEC9BDACBD973BBA3C9EBDEBBD28BD87BE013D1ABE14BEB2BC0E3E52BE50BD133D1FBED0BD413E443D1C3D6EBC71BE3A3C043E6E3D25BE3DBC303CC8BDF6BD99BC8DBD173D243E033E10BEBCBD1DBE63BC393DC0BD60BDB13CE73C2B3C7B3E79BE3BBD0E3E07BD2A3EB03D52BEA43D98BDA83A25BD12BE0E3E103E963E063E97BD13BDF63DF13DA03D973E24BC94BDD03D743D8D3DA03BEDBD133E90BD8C3C0FBE1DBEE93CC93D2BBD78BBD1BD83BCF63C43BCF33A2ABDB33D1EBE6AB89FBD323E813D87BDDBBD6E3DA63CEEB9313EF63C8C3D46BE823DBBBD3CBD9FBD63BDBFBD8DBE683B5D3E24BE5BBCA13C96BA673E993D303D623E4A3C843C103E05BEC33DB9BC9EBCBABD543E693D31BC17BBEE3CC03D59BDA9B9",
      torch_tensor_8_64_torch.bfloat16: "0x02000000C5BD49BD123EC9BD373E62BE913DBDBDA4BD2EBE3B3E22BDFB3C78BE283E61BDF7BB193EF03DE4BD4CBD8B3E203E3FBE0CBDB4BD853CCB3D783DAF3DB9BDC4BD6FBDC63D0A3D9DBD263E04BED6BD0F3D063E043DAC3DE2BD38BDDC3C8C3EA43D283C793E7C3EA93BC53DD9BDE73D91BD22BD163D51BC91BD96BDBE3A24BEEFBB3FBE903D7CBDC63DC73B243E74BD95BDCDBD8A3D8E3D953D89BD523D02BE38BE33BEE5BDAF3B90BEB63D81BE60BE5B3D9DBB40BDCA3D0A3C9EBC91BD963C9C3E023E54BD193E1ABEC63D6C3E32BEC33D46BDE4BDFCBDABBE363DA1BB6ABDD7BDE4BD113E1B3CC43DE2BD1DBC05BE1E3D7D3D1BBD2A3DACBB40BE6FBEA83DE73C3E3EC4BCB73D5B3D17BE843D0CBE403D0F3E79BE46BE6FBE4B3DDC3D3A3EAB3D7FBE323C02BEB4BD7D3DAE3DBABCC93D273EC6BD89BD84BD06BE0A3E4A3CDD3DEEBD7DBCCF3CC8BCDE3DC33DA2BD283EB63D1DBE573E2DBE09BD2D3D133E053D823D75BD26BE9F3D023D3CBD4F3D2CBD74BEFE3CB9BCD1BDE03D183BB63D963D16BE97BC413E893EF4BA9F3D0DBE79BDCB3D7F3E00BEFEBC04BE9BBCE53D9F3D2BBEC43DA13DC0BD14BEA43E29BD9FBDA43CC0BD8F3B083E0F3E70BC2C3D233EE0BCB6BD2CBD2BBD07BE1A3D43BEAC3D583D4F3D5E3E2FBE1BBEC43DE63DBDBD49BE71BEF2BD29BDFF3CABBBB9BD73BD93BD07BC1DBE033E96BD1C3E8B3DCDBB213E0B3B74BE493C373BB23C9739973D0F3E313D96BE10BEFD3C17BE55BDD23D373E033CF4BDDBBD8EBD27BE01BD4E3E683D48BEB13D253D88BDE3BDCDBDDDBDD63C183E8D3D113E8D3C2DBE48BBEFBCAF3C6F3EBEBD5A3D8DBC19BE9D3D1FBC50BD3ABE403C02BE9C3EEA3D99BC1D3E7D3DA73D50BE38BC2FBEE0BD353EF9BD213C8A3D9CBDFF3D38BE2C3E7FBDEFBD0D3E453DFF3D083D8BBD51BE013C243E673C1BBEC33D00BEF8BD9FBDC1BD263D703E693EC3BD49BD5DBEF23D80BDB7BD1EBD263E7DBD253E1CBE9FBDA8BC0A3EFC3D463E9D3DC8BEA7BD41BED9BC59BE17BE803E993D1CBCE5BD8EBD11BEE1BC2ABECC3D063D42BE95BD4DBD6CBCF23D0BBD46BDAD3E293D19BE00BE753C7FBEDFBD5E3D33BE65BD2BBD543CCABDD93C843DF33D7CBDAD3DCA3DF23D7BBEF3BD69BE843D873D1F3D593EADBE90BD13BDC73C6FBE003EADBE04BE40BD7EBC483DA4BC67BC063E67BDA03DBA3E63BCF3BB203ECE3D743B1C3E7C3DE3BD58BE923B3E3BDDBCD9BD0DBE5ABC86BC19BE863E85BB463D0DBDAABD373ED63A3B3CEF3CFCBD4ABEA23E29BD91BCC63D70BB5BBD9ABD443DE2BDB5BD8F3D6FBE23BDD33DC03D6EBE45BD933C51BE7A3E073A9C3D9F3C9A3C1F3DE8BB8F3D3A3E0A3D993E943D933D82BDB7BC9D3D343E26BC3C3D433E51BD5BBE35BD5EBEFEBDA8BD743D8DBDE0BBDABC74BE7ABDC6BD8BBEA53D",
      torch_tensor_64_torch.bfloat16_1: "0x02000000223F233F993F503F7C3F8D3F703F713F6B3F403F923FDB3E843F9A3FA43F743F033F7C3F3F3F313FBB3F5A3FA43F803F653FBB3FB43F9A3F763FA63FBA3F953F3F3F323FBD3FBD3F4E3FC73E2F3F7A3F393F893F9E3F6A3F2E3F863F6E3F3B3F3B3F573FA03F693F2E3FBA3FCF3FA43F693F473F873F873F8A3FA63F883F733F",
      torch_tensor_64_64_torch.bfloat16_1: "0x02000000953DDA3DB6BD3F3D07BE3BBE083E0B3EAF3CE43DB03D053D51BE2BBCDEBC47BB9E3D4BBE163D4D3E35BEC0BE273E45BE833D7DBD8DBD0F3E69BDE83D26BE52BDAD3D6D3913BE9DBD80BB2E3D333C85BD433B973DBFBE7EBD823D82BD983D0BBD343D05BC573EB5BC2FBE4238513EB93E5EBE553E703E37BDAE3D8D3E26BE0F3EBC3D103ECD3CBBBD10BB023E5C3D793D113D45BEE4BCF3BCB0BD713D54BE9E3DFB3C85BD02BD1FBE1E3D8ABCD8BDA0BC1CBEB0BD153E37BD723DDB3D02BE89BD933B633EB93C773E6C3D133E993E26BD803EE43D0CBE113E893D3EBED13D33BE1B3C0C3DAF3DDF3C01BD9D3E383DE43D673DB53DFCBB823D44BC8DBDC1BD0EBE2CBE883D53BE853D4F3E803E653A4A3D8D3DEAB9FA3D31BEDCBAF33DF93DA23E2CBED9B7F23D133E66BCB93D6DBDF0BD1A3A7D3DB23D4A3B383E023DAE3D143E943DB9BD0DBD8C3D4FBDE43DDD3D263DC5BDB93D20BE19BE51BEABBE743E07BD7B3DBCBC743EF6BD6CBE3BBD41BEE03C023E653E183E033CADBD0E3ECE3DFD3C203D593D02BEE23C77BE29BD09BEA3BDFF3D3CBD6D3CA23B043DC73D3EBEE6BDBABD383D4FBD1FBD4FBD0ABE163D8FBE713D1B3E383D343ED8BDFABD8E3E183D433D99BC01BD5CBCE33D00BCC93D26BE62BDFE397B3E07BECF3D2BBD84BDDABC8EBD073E5ABC38BEB73D763C523D9FBED8BB023DC5BDC4BC58BC203EC6BC14BEBEBD29BE9A3DDFBC5F3EA4BDEC3DC7BDA03DCABD84BC403E893C053E91BCC7BD86BD343E22BE73BD4FBD2CBDED3D14BE6D3CB33DE1BCE23D263DCD3D2C3E76BE853DF63D4F3DA33D8C3D88BD63BC1EBC2EBEE23D06BEDD3C28BDD83D663D00BE9BBCF0BDE8BDC43D8BBD853C44BCC1BB923D87BD423DFD3D353E10BE913D35BDC23D123D0D3D4A3B23BEBF3D3CBE9D3D3BBCA03D39BD98BEA33D72BBF3BD283E143E153D82BC90BD873DE0BC4B3E37BE7E3D233E2EBE083D9EBE0E3C993CD33D48BEEB3C033EC93D78BD1F3E0A3C3D3E83BEDB3C5FBEAABD58BDC33DC33D99BD17BCE4BD8EBDE33D963D20BE6FBE9D3E16BE37BD963E963D4FBE053D1B3E163D33BE73BDDCBD27BE72BDD63DB0BD43BDD13DDABD38BE2BBDB4BC8C3D123CAF3D3CBD13BE0EBE18BEF6BD96BD4CBE463E04BE9BBE383E08BEB23CD3BDA6BD0C3EB3BD8F3D7BBD01BEE93C01BD82BD45BCAEBCA63D59BEA9BCC33E1DBDA4BDBCBDA13D533D7EBC973E7BBCA8BEE63DF23D913D833D14BE27BE1C3E8D3C8A3DDCBD8DBB26BE8A3E6D3DA33D3BBD503E8C3DEBBD593D273E0E3D16BE45BD3B3E25BE3FBD503EDABC153EE0BC85BD133E933D9F3D40BCBB3D69BDE1BC9DBD243E71BD933C1C3E2B3DD3BDFE3D1E3D633DE3BDBC3D0D3E1FBEAFBE8BBD49BE233E44BEDE3D72BB7FBD83BC99BD803D9EBD6A3DE53D073E203C85BDA43D26BE08BE4A3D04BC5ABD4B3DEBBC8E3D9FBD483D163EE43D713C8CBECDBDABBCC43D01BC30BE91BDF33DA23C9EBE983CBD3D61BD4BBDAB3D02BDB4BDDBBC173E6CBE9E3D5ABD093D12BEA8BD04BD85BADE3CE0BC413E083E0FBB49BD2BBEA63D883DAA3A23BEF4BD213E4FBE6FBDDBBCDCBC0E3E1F3E693E2EBE00BEA63E0A3C52BEEC3DD73D1BBC27BE1DBE623D1B3E1BBED63DF03D073B6CBE91BD973EC7BDF13B35BCD03DD1BCF53D3C3D92BDEDBDECBDFF3CE5BDF6BD0F3EE6BD64BB643C193E053D87BE06BBB83C37BE62BC1BBE5C3DA6BC3E3EF0BDF2BDF4BD29BEDEBDD0BDCBBD99BC2C3DE33D223D1E3D1B3E823EF1BA68BE2A3E47BE0B3E233D65BD5B3D413E073E593D5CBD8FBD84BE593E993D71BE673E88BD7DBD36BECABDC53A81BD7C3DD5BDCF3DF33DD23D353D9A3D7CBDA23D493ECD3CEFBD123D293E50BE8D3C0C3E12BE403E9ABDAEBD8B3EFABDDCBDA9BC17BD02BDCEBC34BD4A3EEF3A8E3D6DBD51BEC3BDA0BDCE3DC0BD4CBE913E83BD803BF53D67BD383D3A3DCE3B3A3EA4BD803D2F3EACBE093E5CBED93D5E3EB13D863D22BEB7BC9EBE7E3E8F3DAABE343E7ABC90BD0D3ED83D36BEBD3C993C3D3CE73CB13D7EBE0E3E97BD8F3CBB3DFBBC03BED93D293C47BECC3DBC3D22BD273C143E9EBDCABDA43D8BBDB23D1BBD973DD33D1ABD203CDA3D263E24BEB43DF63D94BE72BD203EB0BD24BD1E3E6C3DAB3EE93D1A3EE23D0DBEB2BD7B3D8D3BF33CF43D0F3CA13C45BE1E3DCD3B1EBE82BD023E08BEB13DF33D003E2E3E28BDF5BC24BE4A3E583E67BD653D8FBDF43CE4BC73BD99BD273DB53D3BBE25BD923E95BDD13D8E3D853C093DC63D94BD3BBD033CD3BDC6BC50BE89BDC5BDCA3D893E0EBE1C3D49BC9D3D9DBB183EA13E1DBE433C4D3D2A3E14BE91BD6EBCB93D4DBC433E783E863B89BDB1BD39BEB0BC36BD9A3E003D883E383C2F3D08BDA93D45BEDF3DFEBC1D3E873CAC3D0A3EB4BB47BD48BE2ABD68BE40BCB23DCCBD9E3CFA3DDB3BD93D3CBDA53D13BE6A3E25BD083E3D3E81BE963C0F3D71BD18BE733E673E743B353E4CBDDF3D1E3DB53C5E3DD03C493E993C96BE25BE2BBD7F3E42BD4A3CE43CAC3DC3BD893CF8BDA53CF63DB6BB93BCC7BD9A3CF0BC01BD313E8F3E543ECCBD553DB1BD12BE6ABD543DFD3D453DDBBC043E27BC86BCF33D583CEDBC9D3D73BD48BD1A3ECD3D0EBE2F3E3EBD5CBDA9BE3BBE25BE843D473EB8BD4CBCF63D2BBD00BED03DDDBD72BBE13D28BBC2BD2FBD173EA5BED8BDBD3B23BE1C3C92BDFE3C1B3E86BD8ABEA73B8DBD003EE03CDF3D8DBD06BE8FBDA83B7EBE803E17BBD83C683D3EBDCE3C153EE5BD763D573D083D85BBFBBDE5BDF3BC3A3E1B3B39BE8E3E89BDE23B8B3D9D3CB23CBD3DD0BB8BBDE3BD25BCB83DC83D7D3E1D3D1DBEF43DA3BE433D69BE543C8EBDC9BDC1BC4D3ED33D7FBECCBCC4BCE3BCAF3C453D6D3E92BE8CBE7CBE0D3EF7BBB03DC43CCA3DFB3DD4BC103E4ABED73DB43D653B82BD0DBE023D363D0FBE81BD25BDF53B4F3C423D71BEB6BD833C54BC933D313E04BEEBBD13BD8E3D6C3CB43D26BDEB3DDE3DA7BDD53E533DC7BD6A3D333D3BBEC9BD603D10BE0ABCA0BDA9BDAA3DF0BD0BBDE9BDDFBC1A3D763DDCBDC8BD04BEA73B52BE93BE0E3E3F3E91BDEABC2BBD873B39BD963A0CBC2E3DB1BD973DD4BDA63DDBBD403EBBBC243E4A3E833E3BBEC7BDA9BC433D37BDEDBD0FBE9E3D4A3EF03D9D3C5B3E97BBF23D5A3C6C3DECBD073DBF3D87BDB93D423C483CA53C96BD5BBE9EBD7F3D07BE0E3C26BD053E1ABE61BDD63C903D113DBFBD1E3E003E37BE12BE78BD08BE30BE0139383DFE3C46BD99BE7BBC48BD52BC6DBD7FBEDABD1CBE6ABD7B3DA53DC13DD1BD223E91BD413E363EB73CD3BC1F3E7ABD8B3D84BD1F3D8EBD1E3ECB3DA2BD843D88BE08BED23D923DDF3D833D0FBE4F3BF2BC573EE6BDFD3D013E8ABE86BD3ABE893C65BDAEBDF33CBA3D873CE1BD28BD39BD29BCC53D253DB03D933DCEBDBE3CD83D2E3DAA3D74BA3F3E0FBD20BE933D473914BE47BE83BD213DE73C2CBC253EB1BCFC3A913C45BD14BE07BE3A3ED43D26BE4A3E003EF53D8DBC723E30BE493D79BE33BD9D3C9E3EEB3DF63CB53D683E453E933EB5BDA53D3A3EBCBE56BB803C083E843DAC3E8F3C38BDCD3DFD3D3B3ED4BD913DFEBDB53D42BB5BBE693D7F3CD93AF13CC2BDC53DEC3D1FBE203EAD3D33BE963E4F3E70BEEF3DC2BB94BC853E6FBD973DBDBDDE3D5BBCFCBD833E9BBC06BE96BE533E22BE0BBED4BD0EBB3B3E9A3D25BDE1BD233E7A3CEE3C743CD13D113EC1BAB63D143E6D3E293E253EC83C673E5B3EF13D9DB912BE4B3D163C1EBD86BDC33DD23D59BE8EBCD5BD823DB53DC1BD02BE4BBDC3BDBEBD57BDA63DFE3D6FBD273E4C3CC6BD043EF2BC32BDCF3CD73C593D4DBB43BD0A3D93BD013D38BD713D5B3D60BEB23D5BBD71BD3F3CDFBDCF3D3EBDE5BD01BE2C3B0ABE1C3ED1BD4F3D013E71BDC83DBBBD4FBE6A3CB73D34BEA1BC05BE87BEB2BC173C39BE0DBEDD3CCEBDCB3CE6BC863CD23DA9BD333E15BE2BBD43BD8D39103E90BD5ABE1ABEC23D04BE3E3EBFBD62BEA23D89BD1E3BBA3B07BDCBBDE63D65BE15BD3C3E8ABD89BE003EAEBE6EBD083E053EA13CEABCDF3D9BBD87BDA6BE6E3DBFBD183EFF3DBBBD6D3C8C3D6DBD753D08BE9EBD943D44BEA6BC52BE61BDF6BC5B3D4D3D083E7A3DB1BE4F3D9C3C313E91BD223DCBBD593D0A3EF1BCFC3CCD3D72BB86BE1FBE07BECB3D8F3DEFBA103E0FBE9CBD523D1C3D6ABC15BD4EBE9C3B0C3EF93D87BECC3D62BDC5BD74BE023E45BE63BD16BEC3BD26BEA23D4CBD17BEBBBE56BEC6BD2ABDC4BD7DBECEBDA23D18BEB5BD243EFFBD663E8BBD443E8FBE61BDC3BCC2BEBB3C303EB83DF8BD2DBEBCBE44BD033E61BDB6BD41BEFE3C9EBD72BE64BD7D3D0ABE9F3D56BE71BC9ABD443EF9BD843DCD3D973D823DB2BC1E3E2E3E3ABD5FBE733D06BD703D063E373D40BCA33D96BE8CBE8BBE063EB9BD21BCB0BD3F3D9E3E663D903E463AFABD79BDC33C303C213C253C443EE0BC223E883DD7BDDDBD013EF33D69BC023D41BE02BB0EBEABBCD33DEA3DFDBD443E42BC7EBD4CBD55BD913BECBD05BD7FBCEABC103E8E3D95BDA5BDB73C1CBEBCBDB8BD84BDE6BDB53D1D3EEE3C88BE5DBC7FBDACBCD9BDF3BD5EBDF9BCB23D203D5C3DC236D4BD7D3BB3BD883DDD3D603B113E883A95BE0CBEF8BDA0BDD5BD37BDB5BB67BE82BEE0BDF1BCBE3DBF3C2C3C093DB23D4BBC00BE833DFA3DE13DC03D383EA43DDB3D7BBC97BD68BDABBD31BED7BD1E3E043EBA3DA4BDDABD2ABEE73D053C073EB7BCEA3D833D283D6DBEB4BC473D05BE5C3E2F3D28BD6A3DCC3C92BC313D443D043EDF3D0C3E2FBE6DBC81BD3A3EEC3D8DBD393E8FBE25BD49BD063D9CBC073D1A3E06BDA8BE45BE793DA33C9CBD3A3E1C3D85BD32BE0CBE7D3DB8BD62BDBF3D4C3EE93D3ABDDFBDBDBD183D8A3D983D6E3D273E4FBD123D3DBE14BE5EBDA43DBCBD1FBE433CB8BD3E3EDC3DAE3DF43D623D17BE6B3DBFBB0EBD5D3D18BEB43D7E3DFD3BE23BBC3AE3BD723D103E203D63BE66BED9BD31BD60BCAC3D3DBE923956BDA13DC43D0DBE7E3E043D6ABD3B3C633EB9BD073B973E783DAABDCA3DEB3C5DBD41BDFA3D403D5B3EDB3D9BBDC3BEE4BD983D2C3D0E3ED1BCBA3DEBBC253D663E623D3F3EA6BE88BD44BE203E8E3C8BBA193B0F3CCABD1DBD063E523EC23C0CBD853E203E8D3DC6BC24BD1EBE4C3D85BDB43CCABC163E283DA83C72BD2EBE623E78BB26BAFBBD8EBE7BBE6DBD513C11BE8F3D963DB43C6D3EB6BD0CBEB4BCFFBD0BBD083E9C3D07BD61BDAF3D473EB03DCDBC483E733EB1BD3B3E88BD033DB8BD863D47BE88BE0B3D90BDC33D043E6A3DDABC19BE0ABEFC3C10BE263EEDBDC3BD0EBE32BDC2BD3B3E8C3D943C313D39BE463DAE3ED4BCE9BC8FBBA6BC1A3D17BE063D17BCCA3D02BD36BEC23CAF3DF13D1F3D1F3DB13917BD24BCDE3D073ED6BDEB3D3C3E2FBE103E49BD34BD9B3D75BDC03CB93DEDBCAE3DD83BA13D19BD01BE173EB53D22BD90BDAB3DDEBC36BBE6BD3CBEA4BDB53DB03DE7BA47BDDFBD32BE223E84BEDF3DF7BC623DDF3B9B3D083D5C3EB53D50BD0E3EF0BC12BDDB3D073EC5BD0FBEA73DA63E2CBD55BE0A3EC23D4F3EE73D6BBE74BDBBBDD33C023E77BD0B3D70BD493E82BE783D20BE513DAF3D923DDD3D553D4F3D823D493D613C46BEB93D4A3E00BED4BD06BC4BBC9B3C5C3DF7BB14BEC7BD443D9C3B84BD08BEC03B943E2DBD0E3C10BE933E0EBDD9BD18BEDDBDE43D0F3E14BEFD3CD53AEEBD1B3AE6BD36BEE83D2BBECCBDCDBD3FBB8FBDCBBD9BBD80BB613D023E3CBE09BE26BB8CBDF4BD29BE5CBD79BDDFBD80BD9EBD36BC103E3E3DCEBD3B3E493D94BD9CBC55BD9A3E323EBEBD273EAC3EF9BC01BE0B3CDBBD1C3EE8BD4A3EFABD12BEFD3D3C3E16BE30BEE0BD36BE453CC6BC383E5EBECD3D02BEAC3DF8BDCD3CC4BD05BDBFBD87BC0E3EC6BA213E63BA9BBBC1BCDBBCE73D49BEAD3DD9BDA03D8EBEBC3C59BDFABD3E3E40BE203DE639F4BD193D203EA4BDAA3DF2BDED3D3C3D1E3E9BBD9DBD08BE263C7FBCEE3DE8BD52BEAB3E163D33BDAABD933DB93D143E3F3E8A3B24BDB63D873DF23D633E66BD823DC4BD42BD17BD913C223EC93D0BBE68BE853DA53D563DEBBD203D0CBED73D3DBEB0BDE2BCBC3D1E3ECB3D983CDD3DBB3D11BE19BE83BDAE3DD63D233EFEBDBC3D8B3D583D8B3D563B493E04BE183D88BC033C5FBD643EE53EC03D26BE17BB52BEA1BD10BE0FB9A3BDE53D603E143E5CBD953DA73D643E4F3D803DBB3D823C55BE803D7ABED83DBC3BD5BDAC3AEF3C07BE59BA4FBE993CD9BD053E61BE52BC343E1ABE2E3E27BE7A3DB2BDA13D223C6D3DED3DBBBCA43D923B90BB6D3DAD3DEFBDA1BD0BBE43BD20BADEBD893C14BE00BD873DDC3BF7BD18BE363D463E413E393D9DBEDF3D893DE63D183DC7BCAB3C463C60BC463E073EF7BD15BDD93D0BBD0DBED0BD9CBDFDBD2BBD28BCBE3BE2BD9B3D483DA43DA43D8EBD8D3D343E18BEA7BD51BD8CBDC83DEFBD3ABE71BE5CBD103E34BDF03C6EBD8F3C883D24BED5BD09BE44BC0DBE2ABCC4BD433E4EBDCE3D083D7FBEE93D5E3D4A3DBA3D84BD083D7BBD60BE53BEB83D983DC63D72BD41BE1FBE9DBCF4BABFBD223EC93D7CBDBABB373EE93C953D35BD2CBE993D823D453D04BD07BEDABD123E603D7BBDB63D43BE243C153EBCBD38BE9B3DA3BD03BE123D94BD9BBB033EB5BCDBBDB63D68BE1BBE5FBE51BDF0BDAEBDE9BB75BD1FBE86BDA23C75BEF73BE4BD33BD37BCBCBD303DA63C143E5D3B12BE703D023E93BB00BD8D3E0DBD22BD73BEB73D3DBEF4BCD8BDE13CA6BD4F3DBF3C72BE623E793E443E1D3D14BEC6BD283ECA3E76BE85BDA6BB81BCE63CC6BC483E16BE8C3E0BBEC53D4F3C073E373DFD3C23BE893E9C3DD73D963E81BC663EE73DD7BD1EBEA3BD60BDFFBC6F3D9C3C113E973C523DA3BD2ABD03BE8ABC62BE88B998BD833EFDBC82BC12BE52BD0FBEC3BDCABCCEBDB8BEDBBCC8BC07BE723DC73D3FBECA3D14BEC2BD40BE823D8B3D2DBD323E02BDC53C8EBDBABD70BD563D0ABD3EBEC03D533D8CBEF7BD673D0CBEB23DBB3C9D3DFC3D953D9EBCB0BBB5BDC33C98BD14BDADBD733D45BEA1BDB43D573E113E97BC0D3E353D003E2D3E8DBDF0BD8F3DF73C0A3D123DE43D1FBCA43EBBBDD63DCC3C7EBB303C03BD17BEA8BDE4BD12BEE43D063EDBBDCD3CDCBD183ED4BC033C0B3ED13DA8BD9A3ED8BD9BBD5DBE1D3CE9BD313E533EBDBD4EBC9EBD51BE793E3C3DDF3C90BD953C8FBDF73D8BBD2E3E87BD9ABDEABBA63DDF3DD0BCBC3D213E2CBED2BDD0BDB3BCA8BB53BEA83C0E3D1F3CED3D07BE5B3E87BC0BBDDDBAB43D47BC21BD6C3DBEBC473E603B0B3D623BC23C243BBF3D39BB643D453D9EBD72BD80BDE3BDF93DF8BDEA3DB2BD173E823D043D3D3E1EBB4E3DF73DC8BDC63DA53AC0BCD2BB513DB13EB53DEA3D06BD09BE63BDFFBD78BEDFBDD6BD1C3E02BE303E4A3EC7BD13BC47BDAE3D12BDFD3D323E6C3EE0BDAB3C63BDA33E8ABD95BBD83C183E7EBEA23DF33DD9BD363ECC3D2DBE0EBE423DA6BD99BDACBDD8BC4BBE8CBD02BE5BBC4DBE20BE93BDA93CAB3DA63CF2BD4A3E0E3E86BED73DFA3D2BBD723D133E0FBE27BE3C3D083DDDBCDA3A413C1EBE06BEE73D8B3D733E883D7EBC4A3E583D1FBEA83C093DDB3D683D24BE83BDBD3DB8BD21BD44BDE13DC3BD7E3D5BBDD0BD0ABB76BDC6BD203DCCBD2F3D8B3DB6BDBC3C82BDE1BD2BBDFD3C55BE453E16BE183EC0BD1DBD2FBE163EC63D6BBC20BE0CBBBBBC8C3DACBD90BD303DFA3C483D7EBDD93B15BE2A3C363E9ABDD03B98BB8FBE2F3DB7BDEBBB2D3E0A3D4DBEB6BC453E213E6CBD943D37BD6B3DF53D573E1B3E2EBEC53CA43D17BEF63C933D4E3E883E763E04BE9DBD50BE87BE2A3ED3BD56BE2B3D4CBE003EBE3D05BE6DBD503E263E853E3B3C1BBDFFBDB33D763C9D3DB4BD2CBEC5BC743E00BEE1BD3CBCCDBDB93D923EE7BB87BE6F3DE0BC65BDCE3C6A3EAA3D41BC663DB23D67BD95BB563E2E3E94BE923EBA3CEF3D813E81BDBB3D9ABD06BDD2BD2FBCC33C8B3B363DECBD3E3ED8BD88BE903D2CBEA0BC54BDECBDC23D903D4B3E3EBED93B29BEE13D5C3E63BDE1BCA4BCDBBDC3BDE73D823DC73D5EBE6B3D1BBE7F3AA33D763C413DFEBD8B3B203E0D3E23BD223EAE3B71BD853B6ABB80BE3EBD0B3E5BBCD63D16BD9F3E8A3EEEBB8CBB5A3E82BE843DC0BBF8BD37BD3E3EE0BD84BAC6BD33BD13BE0A3DDEBB94BD86BD943D82BCA73D85BEF8BC3EBE8D3DF13D9FBD5C3D203EF9BD3BBDE63DD2BD1F3E89BD74BD03BEF2BC4D3EFEBD19BE6EBDCCBDCFBD8B3CAFBD6DBE0BBE95BD44BE5E3D35BEBE3CB13DAB3DA0BD513DE4BD43BC9BBDF7BCD83D77BDD5BDF43DCCBD623BA73D7CBE363E263E62BB84BDB13D41BE5CBC083EC83DD7BC2C3D0FBE26BD9BBE1A3D5BBD463D333C41BD543E743ECFBD8A3DD7BD5F3EFF3D60BE41BE0FBD5C3D013C413D533E813D953DB43E533DD8BD3FBC83BC113EA73E003E083EF1BD4BBE043D333DBD3D2DBD43BE263DA9BB413E123E1D3E6C3D1FBE83BB17BE1FBE90BA72BD21BC153E8B3D84BC99BD023D87BCF9BD763EE1BD243EA23C053DCC3DAA3EFA3C95BDBA3DE13D063E273D60BD70BEAEBDA33ED33D0C3EF3BD263EB5BD78BD643EBDBD3BBE3C3DACBD4D3D083E67BD01BE65BDE9BD703E7A3CA8BDAB3CAB3C19BEBA3D3F3D3A3E233D0ABE91BD2ABEDD3D4D3CE73C593D99BD043E123E8BBDB53D313D013EBF3D15BEA33D48BCA8BD7ABE823D5ABCA43D09BECFBBE43D6FBD063DAABB1F3EA1BD8C3DCD3D28BD02BC363E39BE313E073E253E6BBE4DBCE63DA3BD04BEAA3E04BE0CBEAE3D46BD893DBDBCDDBD1BBD34BD2D3EE8BD043E593E69BEA13CE73DEC3CA23D6D3E773E48BD58BE263E4BBE233EC03CE4BC4D3D0A3E82BD1C3E23BDAFBDAEBDB63CEF3DA5BD7F3D0F3D45BD3D3D52BE163D8DBDC33DBFBD9F3C4CBD543D723E1F3E183D14B9E8BC1EBDA93DB9BD213EFB3BE6BD023DDC3DFDBD8ABEDD3D1E3E8C3B5A3EBDBD2FBDC83D2D3C8B3DE9BDAEBBACBD5E3E5FBE96BD80BD82BC973D46BD28BE2F3E0CBE9E3D1EBD4BBE323D41BE67BDA8BD5CBDE83C84BDF7BD043C25BD44BE143E9DBE27BDEE3DC23D17BD823ED03D38BD5CBED0BD34BE1BBC0EBE3F3E39BE90BDADBC13BEB03CF7BDBDBD5ABD933D603D283D5DBEC2BD6DBC6ABD023E0DBE05BDECB9FFBA8CBD943CDE3D0C3E8A3DDABD093D733D0D3DBBBD753D6D3DC43DC53DE6BD99BE75BDF13C62BD87BD1A3E453DE8BCA0BC703D8B3E58BE62BE0BBD0BBE463E593CA73DFEBD353E0C3D18BEA53D973B303E7DBDA4BC653EF63DCFBC28BD633ECFBD7D3E13BD01BE803D8EBEC63D5ABD233EA7BE273D423D2C3EF0BC4D3C1E3EEE3DF3BCA0BD1D3D343CE7BDD93DB43C01BE9FBD17BEBFBDF83D11BEDEBD833B3FBDF6BCC03DFCBDE03BB9BDB83D67BD433E2E3E48BE2EBD3EBD16BEDF3CAABD813EFC3CCA3D62BD093E103EFFBD6ABEE2BD88BD65BE62BD6FBDA43ED43D03BE0B3E953CF6BD0B3C11BE44BDFFBD48BEDE3C12BD033EAD3C94BAF73C12BC72BEE8BDA8BD84BDB83DD03D8F3D53BC1CBD463E9FBD8A3D993E6A3EB73C4DBE40BD1FBE573C903D993C58BC793EC93CA63E503E0CBDBFBC203DB03D72BC0D3E47BEAFBD42BD413D3A3DB1BD40BD3EBD593E313EED3B4EBD173E28BC82BD44BE8BBCB93D86BDB13DA4BE81BDCEBEFC3C0DBDC7BC20BD8B3CEE3D03BE21BD13BC41BE2DBEF43D66BE49BEB93D27BEAABD423EA7BC2C3CE73D27BDEB3D773DBB3DBEBDF23DCEBD08BD4EBD2ABDE73D893B02BECC3DEF3B29BE063DA3BE2A3E2A3E22BEC23D973A123C6ABEF73CAE3D243B1B3C013D353E9FBDB5BDCCBD553E9CBE4D3EA7BD8CBDD0BD5EBDA5BC97BC9CBE6A3E2ABDE4BA04BD8CBDF63C263E92BCF63D6DBC8ABB543D833E3C3D2ABD74BD4CBB36BE0DBDDE3D363D5FBE0ABE7EBD31BE37BDCD3D623CD83CD93D35BE93BD1BBDF0BCAC3EC9BC47BE33BE443DF93DCFBC2A3EC3BDF2BDD2BC38BEAD3D86BD2E3DEC3D6ABE5C3E5CBE073E20BE6C3D5BBC1939DC3B293D353D233D143EAC3EFBBD35BEE93D903D143DFF3D363DD23D3ABDCFBD923C5D3D0A3DA83D903BADBDA5BD24BE1C3EE9BD103DC03C9BBEDDBDEABC89BD143E97BD0CBD9E3C333D3FBD6FBD933ED1BDB93D4BBEE3BDA9BD03BE7DBD0E3E33BDA83D93BCCD3D563E3E3E4DBD42BD51BE68BE01BED2BCB83D8E3E433DA2BCFFBD3FBD2B3E413D45BD433EDDBD4A3E533EB3BD79BE1E3EBFBDA8BBAABDE5BDCA3D3CBC913D3BBD713ED8398A3D2DBE02BCBA3DB6BD69BED63C843DDF3D2E3E093EB83C49BDF1BD7FBD8B3C493E0ABE34BE333E88BB5F3E8F3DAABD41BE9ABD04BE9B3C24BE443E02BE003E2A3EAFBD2EBD023E1CBD263D163EDDBD86BD81BE7B3DE7BD113EE53DCBBDA2BD613D933D12BDE63B5E3DE43DE33C46BEDFBD93BD07BE78BE5ABD5A3D633CC63DE1BD323E86BD13BEE73D323C203D213EBDBC80BCBCBCF03D533E06BE42BE02BEB33CE53D04BE15BEC5BDCC3CACBD7DBD583E2C3CF23C26BE893D58BB5C3E093ECF3C3DBC96BD3EBE3ABE4DBCB1BD8A3D263E983CC03D7EBE58BCA2BD9BBD89BE983D01BEA43C11BE823D403EC8BD883D95BD32BD793CDB3D323E18BE18BEBDBD753DE63C443ECA3C8E3D363E4BBE9A3D55BDAABD4ABC233E91BC9CBC08BD113D993B973DD6BC93BC793DB7BDEC3D4F3D28BD433D9BB9D13CE9BCC53D9B3DA6BCD0BD0C3EA7BD69BDEA3C9CBD443D5A3DEA3DFBBDA5BBC3BD4E3EDE3DA2BD883D29BD6C3D053D9BBD113E68BE2CBD533E5DBDBD3D863E34BC743D57BA4FBA10BDECBCEFBDE43B0BBD6ABEDDBDAFBDD7BDBC3D4DBDFBBC563E81BE92BCC83C833BDE3DB8BE13BE203DE83D9ABD2BBEE9BC9ABE5ABE22BE9F3D3CBDE9BB1BBD973D1E3EB23C88BCE63D343ED23950BD303D95BD1D3E77BB47BD153DE73C2B3CC83D89BD9EBD2E3E873DA43D6C3DC33D043E67BD9EBE0D3D1C3C8EBB0D3CA93D85BC393E783C2FBD693DD9BDBD3D673EB73C903E02BED73D89BD9DBD8F3E0FBE1E3EFFBDDCBC453EF0BD22BC893E2B3E03BE9E3D193E34BD06BE72BEBFBD0ABE3A3ECB3D84BD9F3D1C3ED6BD863E543C153E4BBE003E643D40BDF9BD24BDB93CBC3DE3BDD53D4CBCED3D0A3E2EBC2BBE1BBB27BECEBD5CBEE23B263E443D4E3E903EB7BDE8BD66BB3DBE85BD1F3E7E3E1FBD2EBE11BEB5BD6EBECEBDD23C0DBED9BAB83A57BBA33DAC3DD23C11BD133D823E833D633E603EC43DFBBDC0BDCABDDC3DB73D35BE2DBDA5BEEF3D383EA43D053D1F3DD2BC333CA0BD053ED7BDB63DAFBDB6BC953DBE3CF13DC0BDC93D393EB1BC2A3E373DACBDF13C80BE013ECD3DB23C473D58BC98BD9ABC80BEB03D14BDF83C80BDAC3D30BDF8BD743C213C2BBE153E933DDF3DE33DC1BD79BD1BBD903E8E3C623E46BD8CBE823C8B3DA13D2A3D9CBEBE3D05BE873D43BE09BE9BBB3DBD",
      torch_tensor_32_64_torch.bfloat16_1: "0x02000000053E47BD2DBC54BE3B3E45BEE43A903E9CBCD93D86BDD4BD183EC23D9DBD0FBDCD3C5A3D12B97ABD0A3E193EEFBD4B3D443E503D27BD74BD7E3EF83D763A013EAE3EBEBE433E23BE40BD833DBA3DAF3DAABD24BD013D003EF9BDA63DEEBD0A3ECE3D613DAF3DA0BE51BE0D3EB2BD963CC53D66BE633CE6BD85BD113A0E3E63BD8FBD61BD31BD8FBC603E2CBE6D3E49BDA3BE99BDDF3DFAB7E93D243E24BEB03E663E5DBDBA3C46BE8CBEF93D253EFABD7EBEAA3DD43DDCBD9EBD09BD75BE20BE7B3D5DBDEBBD1E3E293E94BD633D2A3E163D063EB33DB7BDEABD273DB63D61BE073EBABD873DC3BDEC3DB5BD8FBB553EA23D793DA63DF8BDCDBD05BAEC3D103DBDBD0D3E06BEF7BCA23CDC3D3DBED43DCC3B093D9ABCC23CD93DA3BD4C3E353D0F3E053EA0BD2B3ECD3D2CBE323CA63D263D19BD993D003EF4BCDCBC063E973C3A3B5A3D063E2FBE613DC23EFD3D2DBD833E0ABD2F3ECD3DF23C4E3D10BDACBC25BD753D213EF1BDBDBD2F3E813E8FBE9B3CFF3D43BED83CF0BB3EBE423E373CE9BD073E433E55BE0ABBE0BC9BBD2F3E1DBE813D673D42BDECBD4BBED2BCA9BD313C17BE22BE843D2A3E85BD39BD2D3A563E0DBD7C3D503E72BE7B3E65BEE9BD9F3DED3D973C29BE30BDA0BD60BDB23DB6BB5BBE873D42BD67BDC43D39BCC33D1C3E94BC9FBD27BEFFBD1ABEE8BC013DBA3D1ABE4F3DC9BCEABDC5BD093D7B3B91BDBD3D63BD76BD9EBDA23D853DA0BD733DFBBCC23D00BE743DCBBD443E0B3D473E163EBFBD2E3E723D41BEF8BD03BE01BD2BBDED3BD1BB61BD233E523E23BDA5BDA93D1B3E313EA7BD34BD233DED3C2DBE503E2C3E933D0BBD003EE13DC23EFF3CD7BD5DBD423E1CBE3F3C973CA83CB7BD6F3E663B1F3E803DC53CC4BD4FBEC0BD9BBD533D4BBDA53D8C3E8A3D3CBE82BEB0BDD23C303D1FBE3B3D2C3EB9BEBE3C123EAFBC093E663E37BE5DBE093C7EBDE5BD23BD893E8E3EDB3D283E9A3E4B3EC83D59BC403E3BBD253E41BE4C3D30BD89BD6ABE303E9B3DB9BC113D19BE8EBD593E3EBDDABCB63D8B3DBFBD2EBE1BBE98BEE03D73BDA9BD9DBD913C263E62BDA43C55BD51BDDC3D353E1E3CAD3D77BEC33DBCBDC3B507BE483E3B3E563E78BDB73D0ABD06BEA93D0A3DC0BD3A3EF9BD583EE33D033DBD3D81BE4D3D093EA9BD2FBEE23DB4BD3B3EFCBD82BE143EBF3D043EB8BD893DAABDB7BDC53C84BEA73DD43D6B3CDEBD2C3D1DBECE3BC9BD53BE70BE27BDB3BDFEBC123D2B3E0C3EE23D853DE13D54BE093EF9BC11BED8BD68BDFB3D9FBC70BD07BD14BE303E67BEE43D883D8B3D90BCEB3D1FBE68BD08BE073E41BDBE3D7BBE21BB343E243D283EB23E2B3E67BE63BD183C073E27BEE0BD083E2ABE6D3CABBC13BE4CBD833D343E1FBEFD3D71BE48BEE53D8BBD8E3D0FBED83D213E1A3ED13D47BD8B3A6D3C89BEFE3DC13DD1BD0E3EE83DE4BD80BEF53CA3BC853D6E3D97BE253EA8BD2DBB583D8EBDFB3D9B3CBDBD693E283D993D08BE0B3D3ABE18BEA5BD4ABE1B3D6B3DA6BA0DBE15BD6CBD6A3D2E3ECDBC44BC7B3D1B3C343D1CBEE03D1BBD93BD56BE463DFC3DADBDFEBDB0BD4C3C013E0EBE3DBD7B3EA33CDFBC29BD99BD22BD0FBE483D9CBDD7BDBCBCDB3D74BEE9BD143EC83C72BD8DBE07BE443A093E933D813B23BECEBDCABD673D1CBD4ABDC1BD753E683854BD353DF7BB59BD353E233E30BD91BEB63D9E3DF9BC05BE86BDAEBD393CDCBDBA3EE8BD8FBEB33C3E3E4C3E7CBE37BD1FBD363C7FBE653D00BE853D3F3CB73C92BD16BD07BD7F3E8DBDDB3BB73D513D71BD0CBE1A3EBB3D863D5FBED1BDA33D733D93BD2B3EADBCD33D31BEFFBC9A3B38BDCC3D833E12BEAC3D04BEA9BD55BE7DBE9CBD723E23BE0C3EFABDF3BDF13D393D31BE3B3DCC3D4E3D4B3D3FBD37BE1BBEBFBDF0BD87BE6D3D99BD703E3C3E6E3E98BE2C3EA0BD34BE07BD70BD5CBE483EB23D43BEEDBDD1BCBDBDB53B89BE0BBEA93ED63DDEBDFDBDEA3D893EF93CB73D87BD3ABEDABDC43D0E3D203D513E633CAF3D07BE923D1D3E3DBD27BE6F3E32BEC23DFD3DE53DD1BD433C0CBD64BE28BD7F3E133C163EDD3DD63A16BEF83C963D5C3E1F3E013CC2BDE83DA3BEEABD033EC93D403D98BD9A3D523EB53D42BD533C83BCF93DA03D113E27BE0CBE2A3EB13DCA3D0DBEAD3D0E3B07BE09BDABBCA03CC1BDCD3C98BD8C3ED33DA9BC2C3D23BE003E1DBCF23D6E3D1E3EF73D89BE8BBDF9BD53BD56BE183E85BEF83A38BE16BD813DB4BD20BEF9BD9E3BA4BD5E3E0F3D963C563EFA3DEEBD9E3DFD3CC23D4DBD23BE9ABE18BE553E253D38BE09BE203EA5BCFE3D39BE77BEE1BD10BE213CFDBC823DB8BDB9BD46BE613E57BCA63D933BFD3D513DBA3A15BEC4BD4EBDA9BA563DF03C1B3EB0BC023E6EBC1A3DEEBDACBB43BED43D023DC63D21BEACBE2DBD643DDEBD2A3E673D49BEFBBDC6BD803EB4BDE43D083E8ABD083DAD3D18BE99BD843B1EBD36BE413E92BC41BE7C3D483D63BE74BE18BE0ABEB3BD5CBDEABB1ABC263D873D093D043E15BD8EBC66BCF9BC15BDEF3D583E59BE31BE2F3D1A3EC53ED03BD03C91BE033D11BE77BD913DF33D1EBD0BBDDE3D803DE53DA03AB5BD313CEBBDA5BC3B3E823DADBD20BE073DC4BC7C3D563D423D75BE82BD3FBD4C3E0DBE13BED1BD1C3DBDBD57BD5FBCF0BD20BE24BD5E3DE13D6D3E3C3DA1BDC23D1A3E4ABDFDBC38BDFBBD27BE0DBE1E3DA7BE98BDBEBD473D3BBE813D0FBD2FBD79BB8F3EBABD8BBDEABDDD3EB63D08BE80BD4C3DCFBD6FBD13BDDBBDE73CDC3D133E75B9A2BA4F3C4BBE8A3D2BBD6EBDAD3DBC3D84BC47BE18BEA13D503DCD3CBB3D1F3EBABDD33D463D89BDCB3BD0BDAFBD833D393D123D61BC08BE3CBE523D0DBE653D27BD5C3D34BE15BE2B3D253EF0BD193E7EBDEBBD39BECB3D693E923D613E3B3D5CBAF93C79BE4F3EA9BCF33B72BDC63C06BE4EBDF43DEB3CA4BD023DC5BCA23DCE3D2F3EEC3DE93C09BECB3D2F3E0ABD08BE5E3DFABDA13D39BE873D7EBEAA3D7DBD9BBE083DDD3D733ED63D703E813DA73EC03D17BEF3BEB6BDDABD5A3D90BC01BD1FBEB8BDB0BA07BE153EB93CA93D66BB203D553D993ECF3B75BE883B343DADBD3ABA52BE1C3C3D3E093EC3BD3BBEB1BE8A3B07BE903DF0BC33BD233E313DF53D1F3DE33D3FBEDABC273ED83C00BEF9BD00BEADBB65BEA1BB583D64BD473D433E363D363E883E163E48BC78BA2E3D603DF4BCC23D923C8B3D1D3EE13DD23D91BD8E3D64BD8D3DDCBDDABC843E13BE1F3ECDBDA73DCABD38BE083CD3BDE83B8FBD7CBD473EA43D0DBE23BDB0BD703D9ABD85BE993B01BE20BDACBDF63D08BDD1BD503EBB3CB6BDDD3D9BBE25BD86BEF6BDC3BC57BEC5BC2C3EA13CF0BCBFBD36BD473D51BD403CC3BC2D3E34BE803E463E97BCD73D29BE12BEDE3DA13D313CD23DA73C3E3E193E353D0B3EB73D09BE9FBC7D3E193D48BD43BEFFBD21BE623D17BEEBBD513E0B3CF13CA7BDD6BDE43A0F3EB23C933B81BD483E22BD883EF93B8DBEB1BC89BDFDBD623C7EBC90BBE1BDEBBC853E1FBE03BE92BCB73D393D763EEABD8B3E21BD76BD153EFFBDE63A573CA4BD4D3D63BC49BE05BEDABE0EBE123E2ABD63BD573D91BEDD3D033CFC3DC13B84BD9D3DE7BDD43DBEBD783CC73D993DB33CA4BD563E813C50BD1ABE08BE0EBEC6BD13BD7CBCFFBDA43E953CC03D14BE2EBD873E44BE893E7BBC83BC04BD25BDF13DCD3EA33D4BBD18BECB3C4D3DD83B1EBE34BEE43D933CBB3D9B3D0C3D40BE963D8ABD0FBD1ABE283EE53CB93DC6BCB63DF4BC6F3E5CBC133EAB3C8FBCDEBDC83DE73D153EC9BD87BE38BE8ABDF2BD7ABDB73DCFBD3DBDB23D5E3D86BD263C12BD7E3EB13DD6BB01BE23BE22BE143EB03DAD3D203E093E8E3D883DEE3D1E3E8E3DDFBC663EC8BB77BBD3BD3FBE10BCBABC41BD99BD9FBD85BDE73DD33C953DD9BDC23D343EF53D76BC5EBE63BEE23C183E203DD9BD1B3E443D933E923E83BB273E8BBD9EBD23BE923BC0BDD63D2FBDBC3D9C3D613E2BBE4CBEEBBC103E0D3EFC3D043C99BE66BD3DBDC3BD10BD5ABD40BE08BDAABDC43B683E0BBD82BD8FBE103E86BE34BCC23EAC3DA83ECABDC13BC73DAC3C5A3E333E45BC19BD9EBD5D3D04BD01BDCFBC373D80BCDCBD48BD5FBBE93D1B3E273D18BD093D9D3E98BDABBDB1BC883C89BD863DA3BD0FBEB8BCC73D8A3DDC3D65BC523D12BE273EB33E20BE153E963D3CBE93BD5DBEC1BDCEBD82BD9E3E583D253EBF3DF4BD0E3E633D19BC9A3D84BDD13DC63D48BD8FBA02BEBFBDD6BDABBC673E613CB0BC3F3EF6BC99BD57BB01BEA5BDFCBD103DF23D1CBE28BE43BC933D40BDBA3D40BDC0BD343D203DBE3D1D3E6F3C17BEA5BC04BE9E3B33BEBFBD3DBDAC3D73BE893CF4BDDB3D16BCE23D87BEB9BD6DBD253EA7BD00BE3F3EADBC8F3D993DA1BC22BE85BEE5BD213E9DBD92BC9D3DB73D2B3ECABD72BC8EBDCDBD353E8ABD053DA03D0BBEC0BDCBBC1B3D7EBD443E4E3E86BEB93D8A3E803E893D6A3ECEBD4E3E37BE943DC8BD923C143E83BDF63DB3BDD03D42BEB23CCCBD0BBEB23C993DE53D023DB23E303D5A3D28BBEEBDF3BD24BDA8BEF43C2F3D423D55BC6CBD083E5ABD373E10BEF1BD1DBE883DEA3C3BBD3ABDEEBD0DBE5FBC39BEF6BD843D313DE03CEF3D2DBC88BE243C533D603EB43D74BCFCBDCF3DB4BDF6BD353E80BE8B3E1F3C933BEA3D963C843B983D2E3D46BD60BD933DCB3D7C3EFC3D073E2A3EA43D96BC19BCEE3D59BE023E923D38BE603E193E0A3E42BC8C3C1B3E0C3DA93D083EBBBDBF3A643C293C38BEA3BDD73D05BECEBD1F3E5F3C44BD89BD833D5BBEDA3DE1BDF53BED3C90BD4D3E1FBE313DDB3D3C3D24BE043D66BCD33C12BD003E7F3D303E44BED0BDF83D90BD053E6E3D0A3EB53D293D0BBE4B3B2ABABE3CA0BD8ABCA73D45BE2C3CF43DC33C5EBE863DCF3DAE3DECBD233D96BB8EBD16BEAE3D0DBD093EB13E0F3DBFBC7C3DB13D57BD1F39F9BDFABC2BBD88BDA5BE5A3ED63DFBBDCD3C78BE9ABCCEBD1A3EEA3D22BEC8BE7F3D513DEDBDEBBD85BD503D0E3CB1BD0EBEF3BDC73DE1BDAD3D613EA23DE2BCB13D6F3D513D363EFD3DE53C3ABE9D3D83BEACBD7BBD943CD8BD68BEEF3D9A3D463DE53C2EBECF3D99BCE2BB64BD8EBD18BED53D5F3C58BEED3DE93C3ABE77BE56BCA03D9FBDDABD57BD19BE7DBC7D3DA1BD3D3D70BC6EBEAEBD88BD943DBCBDDE3CBABDE63D03BE26BE1A3E1CBD883DCDBC7CBDF73CA93DB2BD51BCBD3C80BD87BDF9BD3F3D2BBED13C3DBDF0BC1FBDBF3D023D27BD38BD4ABC4EBD6D3DCB3D9EBD183EED3DACBD243C43BE8EBC87BDC1BD5A3E70BE5BBDE0BD4A3E3C3E863DDA3C863D4A3AB7BD043DDD3DE2BCAB3BEE3C04BE323E0FBE593D54BEF23C663E9ABE17BE1A3E4ABD37BE9FBD713EBD3C1E3EEABB263E5A3DFA3D5FBE9F3DB43BA5BD283C503D7ABD1FBE52BD3D3C13BE93BDFA3CCCBC713DC8BC90BC523DA4BDF13C47BD083DB0BC963DB9BC773E08BCDB3C11BE00BEF7BDBEBC1EBEDD3DCFBC803E87BE0F3E1C3EF93D933EB03D7D3D10BD8D3BAFBD4ABC3EBE493D87BECABCA83C07BEC9BCA43D29BDFABB9BBD023E00BC31BECCBD413E45BC853DD13BDF3CA2BC503E5C3E243D17BD0BBD85BD94BD853E1EBE113EAD3E5DBDC63C81BE2DBE603DE9BDA23CDCBD52BC8F3EDCBC9E3D70BEE53DB7BB37BEF4BA46BD193EB03D49BEE83C003CADBDC6BD063D3D3EAD3D89BD1EBDE53D28BE013EA03E07BD9F3DEABC4EBD3B3E10BC",
      torch_tensor_32_64_torch.bfloat16: "0x02000000583E8B3D0C39003EDEBD113EFB3D72BDC03D85BD743E4B3CF0BDC73B223D49BD403E933D393D3DBE25BD42BE903D363C2EBE7A3C353EA3BCD4BC9FBDE0BD1ABEDF3CF7BDDB3D06BE10BE333D423E4BBEC7BD5F3D5B3DD0BDBA3D7A3D543D6A3E79BE05BE593E22BD9FBCDABD42BE04BC90BE8A3E193CDD3C073E81BE3BBC6BBC7ABD6CBCE6BCEDBD0F3D503E1337043EACBD64BB7EBC913E86BC303D643E5B3E513D013E35BE03BD1B3D27BE933E283E0F3E1D3EEE3DA9BB35BE0F3D613D6CBE99BDBE3B1F3E5B3E543EA23C8EBD2F3E67BE003E15BD22BEF9BD133E5ABDD7BDAC3E8FBD1DBE04BDE6BC933D16BBFA3DF8BD253EC63D5A3D9FBDEDBB0FBB87BE123D2DBEE5BD6EBE493ED83D843DF73D743DDABD87BE2FBE343E30BE283E693D173DE7BD58BC06BEABBDAABD3C3C63BE1A3E96BC95BE893DC23DED3DBCBD58BE2A3E8F3D783D5A3D363E14BE14BD40BD46BD3B3E77BD02BE8CBE46BEFEBDA73D71BDDFBB013EECBDBC3DFB3D0BBEAC3C853CC63CFE3DC73E4A3EA5BEB4BDC8BDD33D06BD323D113E43BDF83DDFBD03BEA1BDFDBD093E243DCB3D0CBE663E913D303E7DBDB03D4BBE3EBD813BCDBD9E3C9BBC673E863EA6BDF7BD36BE4BBC613D573EDC3C943C7B3EE5BB183EC6BD0E3D9C3CB5BD683D5BBD82BD2B3D7A3D7DBCFA3DA2BE73BD9ABD1FBD12BEDD3DDC3D9BBEF03C20BE6DBC0F3E5A3E60BECFBD313D4DBD28BD0C3EE6BD423AE3BDBCBDCD3CB23D18BE003E14BE323E503D83BDB7BD333E6F3B993D68BC8EBDDA3D953D7F3EBFBD81BEADBCDB3D8B3E4F3D413D41BD54BDC2BD383EAFBD013E2F3E85BE413ECC3C8D3CB03D32BE283E513C1B3DA13B0F3D8ABE433DC2BDD7BC493E3B3B59BD5BBB77B9D5BCBBBCF03DC93DB7BD2A3E42BEBEBD26BDF2BCF23DD8BD6F3D91BD143E77BC1F3E8F3CC4BA26BE4DBECBBDD6BC323DB33C6F3DA9BD92BCE9BD0FBE89BC02BB343D853D873E273D86BD0B3E143EA6BD87BD14BEF0B9F3BBD4BD7DBE6B3E31BE823E143E77BCAD3DECBDA4BDC63BA3BC0D3DBB3DEDBDAA3D703ED1BC3DBD993C1D3E29BEFEBD3DBEE73D713EF9BAD6BD213D94BDE3BB0F3E333E1C3EC33D32BE9F3D23BEE1BDFEBB3A3EA23D08BE9EBB2D3D333D013D213BFA3CCABC473E8B3DBA3DFABD52BEA4BCB63D89BCF7BC183E8D3D2CBE2DBE0ABE39BE9A3CCFBC65BED33D4CBEE1BD8BBB08BE93BDF63D293BEE3D05BDC53C24BD89BEF93DC6BDFABD27BE88BE92BD08BEA23D0D3D2EBEFBBD673DD53DA1BD543DC1BB593E90BD273E063D49BB35BE62BE56BE37BD853DDBBD19BE09BE113EE4BD2BBD963D93BD843EEB3C03BDE73D2EBE133D803CA03D6F3D1BBE0A3E6E3A343EFB3D143ED33D993C4F3D183EFABD233E8C3CAABD24BEADBDAD3D253E22BDCDBC843E98BDDF3C01BE64BD3CBE2D3DD4BDA23E23BE20BE723D19BD303EF43D2A3E3EBE5FBAB43B033C06BD413E1DBE8A3C4ABDE2BD01BC3A3E19BE18BB253E073E4B3DBE3D20BD933D1D3E77BA343DE53DBBBD183E16BEDF3DE8BD463E013C0A3E783D673E9DBD173D213DDA3DCBBB373D8ABB29BD84BDB63DDF3DFFBD53BDC73D09BEE2BD99BEA1BB063D87BDAB3D22BE113E37BE41BE1B3ED2BD85BE153E2EBC02BD29BC983DBBBDD13D2DBC643E483E53BEAB3D833DBEBB033EF7BC05BE1A3E97BE01BE82BEFFBDC83C12BC633E66BE5C3E0ABE6F3D373D483C983D60BE8DBE4B3D42BE1DBDA93D3CBCE83C753DD4BD2EBD8D3D893DFC3DED3D30BD0ABDEB3DF83D3F3ECDBC5EBD1F3E9C3CEFBB1D3EFBBA1FBDF7BD65BE14BEA4BCBABC2A3ED13D75BE6C3E4C3C413E193E4F3E813EE33DF23D853D0C3E9B3C9C3CC1BB1DBE3DBE833D2B3E93BD2B3E6B3C02BEF9BDC3BD75BE1ABA07BD56BE883D66BD97BDC6BD58BD003ECD3D58BBA63E243E39BEBFBDA1BC4F3D00BE003E31BD1FBE1EBC543D9EBDB03E123E183E843E413D1F3EC3BC12BD11BE41BD36BE483E913E53BE8B3C0CBE1E3D18BC66BD943EA8BDFB3D1E3ED2BD57BDD1BDFDBC09BEEDBC90BDB4BDE6BC7D3DC13BCDBDC03DE93CBEBD963E113EA33D513E653E583E8ABE063EE93DA23BC73D033E5A3DBABD25BE97BD1D3C813D9BBEBFBDA03D223EC53D5F3D973DB6BDADBEE1BD1E3EF03D153E053EA73BB63BB33DD13D793DF13CF9BC3EBDDE3DECBC893DEEBD89BE4DBD183DF43AA4BD0F3E27BEA93D32BD4BBD183D4F3D3BBE1F3D0ABE463E0A3E59BCDF3D543DE7BDB73D8F3D95BD03BD0F3D343D9ABDBC3DB9BC89BD13BE03BE0A3CEFBC973E873CCCBDBE3D723E7F3C29BEBD3DDABC823D063EB7BD28BD01BE16BD903CDCBD1E3E2B3E40BE343DFD3DDB3DADBDF53CAA3BF9BDD43C13BE1A3E1CBE26BD9D3D5B3D01BE793E5F3ED23CF23C3A3ECCBD48BE763E1BBEAC3D2FBD313DE13DBC3D9F3EA13DA0BD36BCCC3DA03C473ED7BCB93D6A3D463D48BEB9BD1BBD9D3D163E3FBDB1BED53BC53D24BD78BC24BDA43D66BE0A3E533E473EAC3C173D753D18BD453D32BEC43C4D3CB2BDFF3D7A3E8ABCCE3CD43DDF3CBB3B4ABEBFBD19BE80BB5FBDBE3D1ABE5ABD5B3EC1BD6ABD9A3D2BBEAA3DC0BD99BC2BBE05BDFB3D0DBEA63DEABDDD3D6A3CC43D31BD3A3EB3BD3EBEE43D07BD043C19BC88BD25BE4EBE3F3E2D3EEFBD253D06BE853E383E8FBDC53D913D8E3E5BBEC33DAA3D0E3CDEBD023E903CD53DBABDF7BDAFBD093D803EFEBDCABD07BD3B3E09BDCDBD473DC23E0EBE57BD9DBD143E25BE933D4E3DA43D3D3DA93C043E1DBE2F3D143E303E6FBEE23CB43DDB3DEBBCDBBD443EF33D2F3E96BCB13E1A3E2FBC23BE9D3B7A3E6D3EC63C46BE4038C3BDA63B2BBD3D3D93BDF53D853DA4BDAFBDFB3D163E81BD693D1CBE783E4C3D823C833D3D3E6EBD0ABD323E063CE73D72BC333E9DBD64BEFFBD1C3DC6BD39BEDEBD25BEC73DCEBC423EFCBCE63D4F3D393E0FBD05BDDA3D823D183E193E663ED5BB023E2B3D023E71BE003E1EBDAC3DC6BCC0BD673E2E3D0D3DBBBDF8BC493E633D813B1B3E93BE083E36BC50BD153E07BE8DBDF13DB7BDE5BCC6BC943CC33D033ED73DFFBC3CBD303EB03C3BBD8EBBC7BD6DBD5A3D1E3E053D59BDD03D443DC43DB33B3BBD3BBD47BECE3C6EBD293EE43D38BDE23C1CBDC9BD213E85BEB3BCA0BC073D45BDA03D2ABE63BD3F3DD5BC06BEF1BC393E5D3EFABC203D90BE37BDFABC0A3C893D033E97BDD83DEABC233D34BD61BE443D0C3D60BD10BD0BBE29BD613D063E20BE09BD6B3E36BE493E6D3D41BE29BD553C81BEA9BEDFBD11BECD3D8E3E313ED8BD90BC0EBC05BE4CBD9D3DE1BDD23D713E3D3C913C4DBD7A3EB23ECDBD94BE94BE2ABE5DBDEF3D9CBDBFBB38BEB33DB7BCA93D273EB9BC79BD58BE983D94BD15BE1DBE043CD53B6B3E46BCC83D403C4B3ECF3DCB3D1DBEE1BD7D3D5C3E903D2CBD0C3D14BE083E123E0EBD133E42BEA6BD0B3DA7BDEABAC5BB00BE943E353D20BB5DBD013D31BDDEBDF73DB33E0DBE0BBC77BC31BE14BE203DA23DA5BEE73BC03D2A3EA43CB73D09BE103DFBBC433E153E453D053D453E073ECD3D4EBDBCBD273E153E473BFBBA203ED33DD23D0EBC5BBC5B3D31BE9FBD4A3E30BE973DE1BDDC3DB43D83BCAFBC3ABEF4BD57BDBFBCDF3DC0BD483E913E5D3E663DDFBCD5BBA3BB303DCDBD37BE3F3CDFBC2DBE8EBD4FBD04BE3FBE6F3D3F3E9F3DBB3D92BC853C783D07BDF1BD6EBDE73C043E303E6E3DB9BD8E3A103DA5BD10BEFC3C47BD0C3E4F3EAABD323D093E933DD5BC14BCD03C30BEAFBD1EBE77BDC83D8BBA22BDB43D24BDCB3BCC3D65BD0F3D9A3E3EBE1E3C543DADBD5FBDCABD8ABBDE3D75BD32BD90BE41BE41BC733D343DDDBCF0BD5EBC023EA93D66BDCF3D733CD5BD0C3D853D16BEA33D173DFC3D6D3D2B3D28BEC03E5A3D173D34BE88BD8CBC97BC8EBDB63D76BEDB3DB7BC9EBC71BDEFBDA73D95BD65BD86BD3D3CCABD5BBC393E673DDF3D273C56BDA83D1C3D10BD553D00BE37BD6B3DEE3C973DD03E583E0CBE04BE1FBE0BBD673E8EBD723D4CBD8C3D32BE9B3D76BC1C3E8A3DA5BE49BDD93CEE3DD4BD98BCE8BC1B3D2CBE9D3D983B17BE183CBF3BA1BD013E813C8BBDACBCBF3D653E22BE7DBD253E213D073EEE3C9FBD2F3DFDBD423C273E4ABDF13DD5BD643DC93C73BD39BE8DBD19BD13BC1A3D1ABE70BE553E81BD81BEF23C42BD1BBC5D3E71BE3B3DC5BD03BEAA3E16BDFEBC38BE81BC91BD1ABE8A3E213E133E42BB363DD63C90BED83AFABDB23DABBE00BC563D34BED7BD123D9CBD3CBEA4BE213D6A3A71BE0F3E4FBD70BDA53D953EF6BC06BE59BEBC3D423C583C3C3D8ABD8BBC783D4FBE17BE5CBE55BEA5BD88BCD8BD01BE2A3E833E083E0E3E0E3D8A3D1EBEB0BDE43D323E943BA0BA3CBA973C8F3C653C5B3E043D553D3DBCA0BE50BD4A3CA23CBABDF8BD39BE243D28BD38BDC0BB24BD35BEE13CB2BC353E0A3CD4BDE2BCC6BD2C3D61BD76BDE63D56BB15BE27BC293C253DA7BCE73CD7BD99BDBD3D3D3E5D3CFD3D483E6DBECB3CEBBD07BD02BD293E49BC12BE0E3E3DBEDE3D913B103D003EA53E063E88BE08BE663E1ABE5FBEA4BED9BD0F3EC63DCEBD093EB83DC8BDCFBC823D703EC8BDD33AADBAA1BCFA3C0B3D153E68BB25BEE53BD1BE643D85BD57BDAFBBFDBDFE3CF83C323DE33D083E6BBE91BD0ABDBABD19BED2BD3D3DA03D853D32BE33BE07BEA2BC5B3A003E2E3D663EF0BD403E763DB6BD9F3DDDBC18BD273D153E603C2BBE29BDC03DD93D8DBDD23D763D863E6FBE5EBE273D88BDA73DD93D63BE683D2CBE73BDCB3C6EBE5E3DE33C2F3E8D3D293D23BE98BC81BCFE3D463D37BCCF3DB83D79BD8D3DF6BD87BE6BBDF93D96BD483D2F3EABBD15BD1B3E073DE43DCBBDB83DA83C673C753EC63D183EBABDFCBC84BE0FBE693C303C723DFFBC99BD733E7EBC8ABD983D9ABEA83DEABC263D653E7A3CB6BD463B8B3ECE3C7D3DF33C2CBC593B03BE3D3B7DBD953B00BCA03C953D51BE8EBC7B3D853CE53C5E3D68BE863DDF3DB8BDD1BDC33D7BBEBA3DB8BD66BDF73D223D70BE833E50BD873E933D483E74BDD4BD96BE193D28BE6BBD423E78BB583EE63D65BCC9BCF2BDA2BD60BD923BFA3DFB3DF43C083D56BEC93D543D923C273E2BBE0ABE8A3DA8BDFB3DA3BDBF3DD9BC703CE0BD2ABE29BE913DFF3DB0BC82BC603D3ABC103E1FBBB6BD963DCD3D85BCACBD713EEF3A35BD563D19BB973D0ABE97BDB13D74BD0ABE1DBDF8BBA73C793B373EA5BCE8BD943E3ABE3CBD16BE6EBD4C3E22BE3BBE66BE77BD4BBEFBBD413E5D3E073ECB3DCF3DFABC9DBD103EBFBD6CBEA83DFE3DD3BC3BBE283DB03DEB3DA73DA7BD403E11BD443E623E263E003E44BD7D3DC1BDF73D2A3D46BE633E5FBDD83D0CBC7D3B7CBE273EC7BC36BE953D4CBE313DC6BD4EBA91BD09BE3B3EB2BB45BDC03D4DBE343E393CBB3C3CBD273D693D22BDBE3B84BEA9BDE1BDB23DFEBDB8BC1DBD34BEE6BB88BD82BD11BD53BEF5BDE3BD7D3E113EE8BDF9BC853B3ABE5EBE0BBD80BC5D3ECFBD19BEEEBCB63DB6BE243E773E113E9F3E093DA93D4FBD003D23BE2E3C843D9B3D04BB40BE0BBE0A3D223E8A3D7FBC13BED33C97BCC13D1C3CFDBC81BC1CBE8F3E3A3D2B3C94BDBCBA92BD083E0B3D6CBC113EB53C0ABD3EBEBDBD99BEA43D0BBCAEBDF63D4BBE10BC8FBE05BEC63DEF3D973DC13D24BE373C583E29BE75BD8FBD99BD833E3D3ECA3C5DBDE83D6EBE083E0B3E96BDE73DFA3D5FBDB6BD97BD2A3D31BE64BD2F3E0C3C",
      torch_tensor_64_64_torch.bfloat16: "0x02000000AFBD74BD37BE3CBE03BC44BE87BDF03DA7BCD2BC3ABD81BC04BD873CBE3DE2BDE93D78BD8EBD15BEFB3D2A3E793C20BC8ABD3BBCE6BCFEBDB33DDD3DF33C433ED53D1E3DC1BD223C323DDB3C8B3C0A3E57BCCCBBF4BD1A3C0BBD6A3C013EEDBDB7BC6BBD80BDA6BD8ABC833DE1BC3CBD703D5D3D78BDB53CA3BD9DBBC3BC41BC903C7DBE5FBD333E42BDC5BDEE3D22BE023EF7BD44BD9DBD3E3D17BD3DBDE53D713D853D10BE5EBC71BC02BDEB3D3D3DFDBDA1BC083E893C26BDA33D93BE9ABD2C3BCDBDCBBDCEBDBFBD3FBE13BE813D4BBD283EF9BB613E59BD07BECFBD393D64BEBC3DB2BD6EBD4E3D1D3CB4BD4BBE05BDA23B0E3E7C3E863DB4BDF43D2C3EE9BDB23D87BE3E3E763EA93D3E3C2CBD90BD2ABEAD3DB73DA83D023E9BBE8ABD1E3B653E583C29BE28395CBD753E513E5C3EA23D85BE32BD5FBD34BEB9BC59BD093A8A3D92BD13BE8F3C57BCDDBCC9BC7E3DC7BDDA3D21BE4DBD873C13BEB03D3ABEF83D3D3E043DAA3BA63D8F3D593E663E5C3D193D7E3ECD3C38BD123EABBE45BDEBBD86BDA53DEC3C263C9A3E35BCCF3CED3DE23C6FBC1EBE91BD0EBE02BE343E893D38BD13BDC0BD703D69BCDE3D1D3D87BD14BCC2BB743DDBBD043D76BE803CDF3D183DEDBDAF3D2D3EEF3DD7BD89BE603E4F3BDFBD003E573E4BBE5E3DB93DB0BD16BEADBC053C0EBE7CBB703D83BD0E3E7CBD993DFEBDE8BC1ABD913D333E47BEE83DAA3D19BE233D1F3E2CBE5DBE23BDD73DB93BF6BC5A3D22BD0A3DF93CA0BD423D833D1CBE5ABDA43EC3BB473D90BDA3BEE23DABBDD5BC8A3DB63D62BD193D96BCAC3DE2BDF23C74BD023EFFBC57BE9EBCED3D9FBA48BB13BC873D0A3D1FBDBFBD513E87BE11BE193EA8BD253DF7BCF5BD643D8E3EE63D01BDE73CCE3B5D3E4A3CA63D1A3E0ABA6A3D47BEFABD7EBD5C3D673B03BDB23E89BC5A3E8CBBCBBB17BED0BD99BDC53D3ABE94BAD8BDA2BD2B3E5BBD80BD82BEA13DF2BC2D3DA3BC48BE003E85BEA4BE8FBD50BD5CBD2D3DA5BCDA3DE7BCD4BD70BD873C63BDDCBC20BDF0BDB33C0B3E51BDA4BD3A3D323E163E13BD78BDAB3DC03B34BEF23C853D2A3DC53C6EBE7CBDA6BD343E14BE7DBE7A3DA9BDED3DB0BD013D40BD5EBD8DBD06BDD73D103D32BE98BD853D08BE91BE0CBE94BDBEBD033E2C3EAA3D68BE393D02BBB23DB13DE8BD9A3D23BE043DDA3B55BD99BD923D1F3E5A3DDF3D86BC11BEB8BDEDBD833E68BD87BC69BC713DD23C053E6A3C923C34BC16BD1EBEE1BC7ABD823E9FBCD43BE73DCF3CC93D48BAB33D933E07BE81BD1F3D8DBD9EBC103E3B3C47BD33BC293E183E21BEF7BD573E2B3D01BBD93D9E3D17BC333D87BB14BECCBD403D713D1BBEC1BBAABCA4BDE03D9E3B883EEF3DB2BA40BEF3BD31BE60BE203E9FBEEC3CB3BDC73DBBBD30BE48BD3DBDCE3D45BD3D3D2EBDC6BB0FBD3BBD9BBE30BE8ABB1ABEFE3D93BD5FBD223E743D14BE6EBCC63DBB3D5DBEFF3C64BC5CBECF3D863D003E93BD0EBEC4BDD5BDCDBD673DF8BC433EE63D3F3DE73C17BC6D3EA8BEC03C37BD11BCA63C2C3D84BE31BD483D34BE5DBCDE3D9CBCF43D303E8FBE2DBEE73D36BEB6398FBDAABEB13C3A3D03BE983CCCBE1ABDE6BC3BBDE03B893DE8BD43BC0F3E2B3DAFBD8EBD253E183E85BD31BA1BBCA63D83B990BED8BDEBBC153EF7BD2ABDA13D2FBE233D8CBD5C3D56BD22BE19BC933DB03C3F3D163E0C3D853E643D1A3D1B3E1A3E383E173E6E3DE73C9C3C3FBE1D3E2E3E77BD20BD9F3D1DBDCD3D5EBDC73DF2BB0DBED5BD933DB5BDF5BC5ABD78BB09BEF73DDE3DD7BC3ABDA53DCFBD493DDA3DBABD3E3E45BDFC3D643D01BE0F3E91BDEBBA48BE4CBE6ABD61BEA3BDA73C643E0EBE1CBE7DBEBA3D8B3E533D9D3D03BE3A3E3ABE823C47BE26BDECBC12BD153E823E93BC273D243D883E8CBD7CBE1BBE913DB6BD3D3E603D753D0B3E0ABE993D633E30BEA8BD16BE0B3D58BC0FBECEBD3E3EE5BA0FBE153E20BE03BD8ABDCE3B303DDABD823C173E5CBD863D07BEDDBDE03D18BDD23C4ABE1C3E19BDA4BDC83DC73D01BED1BBD73D53BD443DEDBD78BD8FBB1DBEC03D3BBEA33C893E263EAB3EF93CA33E4D3EB43DDA3D0B3DA93A95BB08BE94BE78BD5E3EA1BD993D973D2B3E313EB73DEC38F83DBCBCB23C75BD0BBEA43DDC3D04BE4F3DC53DC0BDCE3D83BE97BDC53DCA3DA0BD143E953DF8BD003D8D3D083E1CBD84BDE93D863EB73E2ABC6ABE30BD803D5C3D01BDF73D05BD0CBD0E3E763D11BE293E8C3D44BEA3BE183E823D503CF63DC93D5CBEB8BDEABD913E233D893DEB3CAA3D7F3B833D293E84BEA23CBA3DF03D94BDFB3D41BD8A3D863EEC3C13BC483E7DBE053C883E373E61BCB3BD0CBD26BE97BCD6BDC0BD21BDA6BDAD3E2ABDF53DA2BDD33C013DE5BCE23DC33D963CB4BD6E3E573D4C3C56BDD83D253D0A3EEBBD313E22BD37BE1BBE843D723D32BD83BD193C9B3E843E8B3D303E0ABC0DBC303EA13D12BEA3BE3CBD4A3EA9BD013E80BEE83CBDBDCEBDA93DEB3D263EC0BDA3BC8F3CED3D973D07BE813DC8BC143DFBBA043E17BDC0BD27BDF73DAC3DEE3D58BE94BDDFBDDABD32BE85BD96BECD3DDCBC58BD973D963D1BBBAA3C2FBD8D3B31BDB3BD8B3A8E3BD83CACBD8ABD4BBE003E5EBEAABD69BEA33B55BED9BD0D3E163E703D5C3D2FBE34BD443E7D3D1EBE03BE223E3A3DE7BDE13DC8BD013E89BCE6BB253E19BE0C3DB73DA83D63BDA83C47BE85BD88BDEC3DAEBD63BD9E3CC93D26BEB8BC08BD3DBDD3BA403CD33DA23E3C3D5F3D0F3EDEBD67BCF33DE93D3E3EF9BBC2BCCC3DCDBD60BD323EB83DF23C0DBD1BBCF8BB35BE5FBE1DBEB8BDC4BD01BEB4BC5C3D02BB403B8DBC543C173DA9BC873EE13C97BD7BBD0C3EF73D23BB783E123D2FBB13BDB43D313EE23D91BCEABA60BDCF3D70BE99BE8CBD483D213E6BBD733EC03BA23D44BEECBCD7BDCF3D9CBD16BDB03B763DCBBD993D50BE053E41BE3EBBFFBB2A3D45BEF03D48BC75BD86BDCEBCEFBD563DC3BC82BD9B3E20BE1B3D18BD86BDDFBCA7BCFE3A813E46BD79BE4D3B4BBD11BE113EC63D7C3A033EA43D333DCA3D3EBEAB3DFCBC5EBEEEBD033D903E54BDEDBD92BD84BE6FBC9CBDDC3DDDBD39BE443DEE3D36BD09BE3FBE713DB63C09BD2A3DC4BC553E6E3E7A3E8A3DEF3D98BD76BD793D0EBEB53D0CBE55BC2A3C3ABC2ABE313D0ABE10BDABBC9BBDA93DB83D713C353E28BC9B3C933BC6BDA8BCE2BD5ABE8C3A033EB8BD9C3DFDBD083E32BE7ABE06BD6A3D4F3C9C3DBABD56BD5D3DEFBDE13D23BE1BBC5B3CF4BDA53CFC3D7CBD3E3D2EBEA0BC053EE23DFBBDADBDB53BA2BC2ABEFABD9A3DD53D253DBB3DCB3D23BEE2BDB3BD27BD15BEAFBC853EFABD6F3E19BE323DA7BCF33D673D62BD173D26BDE03D073D07BE17BEE5BB803B663CB9BD56BE3C3D90BD4B3D1FBE92BD8F3D403D063E5FBD073D0A3E91BDEE3D81BEFBBD0C3F4DBD9FBD443D13BEE9BD5E3D183E1B3E1DBE9ABDD93D9ABD0BBE23BE2F3DAF3C3CBDFBBCC6BC913D83BE923DEA3D98BE96BD6E3D4DBD1A3E933DC03C3B3E35BEE2BD73BD303CE3BDFF3DA63E33BE84BEA53D3C3E673B10BD4EBE7F3C5DBD17BE86BD703C73BD01BECBBC233EE7BD88BC10BE97BD73BE143E16BEF9BC1BBD963DD7BD0D3E203DD6BD913C8B3DC23D4F3E663CC8BC3FBD9EBE003D10BE37BD88BD453E343EDDBCCD3DC0BC813E333D013DC23DD8BBE0BDDD3CA13DAEBD3F3E0EBE9B3DF1BC0ABE4438AD3D2E3E473E08BEEABD883DB33C693C1C3EC83CFDBD733E383D82BE91BD72BD0ABE10BE153E9B3BEBBD34BEC63C25BEBCBD273ECF3D96BD56BDDE3D0EBE0BBDA6BE12BD27BE6D3E5F3E50BD25BCA03DD63D45BD873D66BE493ED93D8C3E193E033E833D193D463E34BE703ED13DB2BCE8BCCB3D803E783D2DBD3FBD613C0E3E0CBD403C2E3E253E8DBDE5BD0ABE013EB53D463D0ABEC63DB3BDF63D40BEAF3D2B3DA2BD573EC5BD19BDC93DF33C0BBCC53D9FBD0D3E69BEB43DF53E28BE4CBE023E653E3A3D963C963CB23D7E3E113D473D90BC5CBD423E84BD0B3ED0BD97BDB73D80BC8B3E4C3E303E0A3E99BD2C3DABBE843D73BE68BDB4BDF03D0A3E8C3DBABC143EE03CCC3C97BEF03DA4BD7A3DFC3C04BD4EBD4EBE713D293CD7BD503DC03D0A3EB93D3C3E203C0FBEB1BC2B3DF83DFC3DFABCBCBB4B3E5DBD003D06BE523D423A93BC033EDA3D983CD5BD133E15BD30BDC43B15BEEBBD533ECEB96C3C953D353D6CBB0B3EC03DCE3C203EDE3D14BDD33D733D5B3C153E9D3D42BE953DF43D903D0EBE913D0C3E1E3E963DD93D2DBEC43C77BBF33DCE3C393EFE3C15BEA23D4BBE4B3E1EBE72BE8E3E313E3A3DB7BD17BE2DBD03BE70BE85BD47BCA93D0E3D25BD693E073E1C3C8CBDEA3D9E3C2C3EB53D20BDF4BE153D0A3EECBD33BD3CBC833E933B653E923D153D81BDD9BCA4BDC93C633DEABC963DC3BD423C743D483E183E293E09BE31BE273EB3BD52BD55BDF2BDB83DADBD8FBD51BEA33CCB3D80BA583D20BC91BE35BED73D2ABDD8BCCABD5EBE893D473D763E16BD58BE023D3EBEFEBD0B3D353EE1BDA03D143D89BEDBBB8EBD4C3D823EEF3D07BDFBBDF53D19BE5DBEB23D1B3E963E21BE2B3E2B3E77BEDA3C59BE1DBE0EBE15BC323D34BDC63DF53D97BC99BD06BE4E3DDE3D80BD963DF63C91BDF3BCCC3D3E3C71BC43BEB9BD8ABD4DBD6FBE313A103E7ABED53D0DBD4D3D95BEF7BD96BE6FBD0F3E20BE9E3D183D51BC64BE5DBC763D82BDF0BDB03D6EBE003E2EBDD93CDB3D0FBDDABC2C3D0F3E503E20BC9DBD023D8E3D2E3EAF3D6ABEF2BD6FBC3E3E1FBE8BBC4B3E0EBCC6BC243E85BD9EBD5BBC24BEABBD163C4C3ECCBD953DA23D72BE8EBD843EBABC1EBD603C0B3DFEBD5FBD9E3DFEBD0BBE883E2B3D03BE2BBEF53D1BBE813D303C0D3E7E3D3E3ED03C3A3E8FBD3F3C38BE003E853CF0BB093EC2BD2EBEB63D94BD99BD2F3E3E3EB3BD763D473D88BD603EFC3D4CBEC43D82BD373D783C97BCDB3DCDBBCB3D07BEE23D88BD173DFCBDE73DA73EEB3D5E3E073E0FBE66BD93BD06BEED3DA0BC873E8BBD19BEE1BD473DD9BC013EBBBD44BDDD3DCA3B46BE603ED9BD46BE643DD1BDB0BD013D02BEDABDA23BE9BBD9BDEABD063D1A3E31BE3F3D0D3CA1BC1CBE59BE09BE75BD6E3EB5BD9CBD65BC20BD2D3E303D803D34BE243D4B3EAE3DE33D783E93BED53DD93E3FBE443E1ABEB1BD4ABE253E843CC13D0A3E6C3EC6BD2CBDD0BD9A3C1C3E6ABE07BE83BC92BD0C3EA13D903D37BEC93D663ED03DCFBD30BD423EADBE613E3E3E5ABB48BDEFBD123DFABDBB3DA53D23BE93BCA73D953C4DBDEFBCC13D033D4E3ED83BAEBDBC3C9DBDBA3DA8BD103D413C54BD06BDC9BA34BE423ED33D26BD1F3EC23D363E853E8F3D473E903AACBDB53ED4BC39BE1D3CC03D2A3EAABCB33C2FBEC7BC5DBE063E2A3C94BC4F3D97BDFE3D5E3D5DBE6E3D00BEB73C593D1EBECDBC79BECEBD8B3AA23B9E3DFBBD0FBED23C8F3B35BE14BBFDBD9BBEA13B6EBD34BE393E08BC81BDC43D2ABCBC3DBD3AC33D74BEF43D8ABDB1BD103E863D05BE8B3D6F3EE2BDDB3C093E8ABDF2BD823C43BDABBDCCBDCE3C923C483E7BBD3A3E1D3E09BEB83D55BEE8BD1CBCE0BDD43A03BE62BD2BBE943E88BD483EE9BC51BCF93D083D583E90BD1A3D3B3E2CBE0D3EBA3CB13DD9BD34BC493D7BBD623C523E75BC11BCA6BDEE3B1EBEBC3D0ABE97BEB33D0BBD95BE6BBE22BD8DBD6B3D9EBDA0BDE93D6E3D0F3E70BD5A3D853CEABD843D903C22BDC33C3C3D723E473EAEBDC0BDDC3DBFBD3ABEA5BDE1BC56BDF6BD3FBEA03D113EA53C5E3E28BE0A3E41BE183E853CA73DAABDBC3C48BE41BE163E0D3DDEBC68BC57BD7CBE033D423DE3BCFEBDA5BD11BEA8BD373E873EDABD273C383E93BDB3BDF5BC363E623EB53D4CBD643E92BE2F3EE2BC5EBDAF3DB73D953C3F3B393EDE3D86BE62BD92BD10BD68BC36BE27BE9EBC83BE10BE89BD4CBC52BD7CBDA93E913CF3BD45BE52BEED3B563EED3C983CDD3B2E3D7DBD3BBE45BD96BD9E3C9FBD09BE003DC43C0D3E29BD083E993D853D813DEB3CABBBB03D073E29BE73BD553EBA3D983EEABBD83DA8BC803ECDBD413D1C3E7D3D183D26BC27BD9B3D9BBDC4BC463E8A3E7CBD2FBE24BD153E98BEFBBDD73B12BEAD3D2D3ED7BCA2BD463DF33C11BE063C883C7C3E05BE253DB0BE2EBDB73D683E9BBDE2BD5BBE333E043EA03E703E1D3D0BBDA1BC213E25BD29BE273E4C3E3A3E883DB33DB8BDCF3E473DA93CDC3D7ABDC2BD743D27BE033E323E16BD3D3CC1BE39BDC4BC5C3E7C3C413D073E3B3DBE3C073E7DBEE4BAEEBD89BD513CA13D6B3DD9BC91BC0D3ECCBD01BE713DF03C1BBE9EBD5ABD63BCEBBC523DBBBC54BD5B3CB3BC243E883D08BEC4BDD0BD46BDB53BC43DC33D3ABD6C3EB23D04BE1ABEA3BD593DA9BD833D7EBD6DBE3B3E903D7E3EDDBD22BD93BD1FBDA8BD5BBEAF3DAABD3D3E603DCABC753E203DC33D38BD1BBE5BBEE9BDAB3DFD3DD73D83BDFDBB563E12BE2E3D99BD5DBCEDBCD5BDA33C0C3E1B3DDBBD343E06BC143A823DE5BD8BBD52BD13BE043E003D7F3D403E16BDF53D7C396DBE533E96BE133E183DA3BD3CBDB63DFEBC96BDE13D9A3DF63D883D103C883DF1BC57BD623DB53B1CBE8C3DA2BD8D3E6C3D0A3E653E013E98BDCC3B53BD2DBDB3BDE6BD9D3D1CBEA6BDDA3B66BE143E2FBE973D5BBD2D3DC7BDD8BC233CCDBCB4BE56BD903EF63CC33C0EBD3C3C163C1DBE53BE9CBCC83D64BDB9BD0BBE98BDDB3D25BE103DE73DD4BDC63DD2BC0F3CF5BD9DBD34BD10BB273B4BBD58BC9ABC14BE40BEB13DA8BD033E763D163D313D1B3EA03D9EBC23BE7B3E35BD563EEDBD643EEA3D993DD1BD063DA83D1E3E833EDCBD4E3DFB3DF7BDF1BDFFBC9A3DC8BCB43CAF3D833EC73D373ED0BDD53D403A94BDBF3D8D3E993C453C923DC9BDEF3D823DE9BD273E0CBBF1BD583EF8BDA1BCF2BD9BBE0E3D343E3B3D49BD1A3C3CBEFD3DC53D19BE983EE2BC183D8F3D7C3E90BCA1BCC83C28BC633EAA3CEB3D53BD813D17BE493EC83DE83D443EBF3D2ABE573C3DBCCA3D0C3E8BBD68BD0EBE6A3E243E3C3EC03DD93D94BDD13DA83E893D59BD70BEB43D64BD2EBEE33CFEBDB13C91BD3CBEE5BDAD3D753DD43DF3BBC7BD943D6FBD183C283E05BE5FBC8ABE74BD9D3D063E1D3EFB3D0FBD253EAD3E3FBE433DD93D79BD923D63BE163ED33C08BC0E3D793D90BB063EBEBDADBDA2BEC7BDDA3BB73DBDBD2BBE893D0B3EFC3C2A3D50BE283EA3BDE6BDF3BD7E3D28BDDC3D8F3D8DBE043E053E81BD4ABE1D3BE03C77BD34BE84BDB0BD2DBC7BBE55BCE73DA1BD27BE91BDD33DAC3D123EDABD443E823C04BEFA3C833D61BDBDBD663EEEBD573E8D3DBDBD933D85BD19BE08BEAE3D383C5DBEBFBDAFBD503E0A3D1B3E95BD20BDDA3DF03DA0BCA63BDDBD0EBE86BD7ABDB73D17BEF23D963D17BD12BD5DBDFC3C45BD883D763D243EE8BDB4BC1B3EAE3DFA3DC43D593E383EA03B4ABE8BBDF53C533E05BEDFBC26BD23BEB4BD263D71BD663D2FBD373EBFBDC43D793DD4BD57BE21BEB1BDBE3CD43D283E4E3E833D553DCB3D213D753E173EC3BDD6BDDABDAF3C073DA8BC3CBD0A3E823B1A3E8BBD7D3D203DC9BC1D3EE7BC76BD123E813D3FBC313D89BD5FBD18BE9BBD39BE00BD58BC1B3E6B3DDEBD8CBDE93CC83D0E3E81BB10BE183ED93C6EBD4ABE663E8FBDBA3DCF3D83BE313EC1BDECBD11BD7C3D733D933E403EECBD64BE833CE93C6E3CD53D58BD89BDFF3C36BEBFBB41BD1DBD87BEA2BE093D963D363E8DBD2EBDBBBA713CA5BC143E263E9EBD6BBDFE3D4D3E1ABE88BD9D3EF9BDE2BD11BE243E6E3DB23D6D3ED5BC843ECE3D5E3C04BE2EBE7F3D64BC023E3A3E1BBE64BCD2BDCB3D17BE5CBE16BD9EBDDE3C30BC213D26BDA13CD1BD703EBF3D4FBE833E5CBE283D0B3E4EBD24BDAD3D053E093D903D3F3E75BE52BD043E04BE8FBD65BEDD3CFBBDB5BCCEBC11BEFDBD133D87BD2FBD74BDE73DFA3DDCBD49BCBCBC3FBE833ED0BD6E3CFD3D23BEBD3C6EBE6FBE4F3D553EB9BD273E2BBE38BD003D77BE353E7CBD1ABED7BD91BD4B3D63BCDF3C26BDA43C4CBE85BDF2BD313D2ABD66BDEBBDFB3D15BC86BC123DDDBD953D2ABC243D86BD143E08BEC93D3FBE5B3D2EBD443E533D0EBE8CBEB33BC13DBCBD0BBE513D35BE233EE9BC473E28BE71BD183E08BD64BE24BD10BDBEBD0F3C173EEFBD673D1FBD643EB13DD5BDF6BC813D64BDF83D93BD08BB01BB65BE38BE5B3D3DBD913C3D3C19BD78BE2F3E3B3DD4BDCDBD7ABC483CBC3D873CA5BCF4BC3BBE273D7BBCCC3DA13BD4BD2CBE0DBE7EBDC53D983D133D85BD92BD8CBC403E7DBEB53DE43DABBDA73D033DBABDCE3BDD3C453DB53D273DA8BEA43D96BE3CBE86BE39BDB83B14BE43BEDB3D5A3CC83C223E893CBFBC4BBD0C3E26BE5FBCAABD70BDB8BC123E33BE163E1D3EE03DD73C203E463EDABDCF3D7BBEBEBD153E3F3C383EC0BCAD3DF63C2B3D6B3E52BEDA3DB53C663E27BE903D8EBD1C3E75BB763D9E3DC83B11BC91BDF43D85BD81BDA9BDB8BD813E183C83BEB73E24BE6FBD663EB0BED73DC33D07BC1C3E6CBDA6BDDF3D48BC9EBDB5BD023EDF3C5FBE6CBD46BEAABD413EDC3DDB3D17BEA0BC21BEF03DB23D36BE573E2F3EF5BD4F3C843E7B3CEB3DADBD15BE343D6CBDF4B942BEC83D113D9F3C35BDE3BD973DB6BD953ED83AB43D8B3DD3BDA73D98BDABBD603C233E1B3ECBBDBCBD93BD06BE8C3D22BD8C3D4CBDA33D113C4E3CE13E9FBD493EF03DD73CF2BD8A3DA0BE4C3D163CB6BCE33D7BBE733E203E133D28BEB2BDBFBC873D1D3E84BDDC3D39BE0238833DD43DF1BDDD3D4CBD173EC6BDDE3D4BBDD23CF53B383E583E20BDD8B9F2BCB3BD33BB69BEAD3ECF3D0E3D24BEFB3DF9BD6ABE86BC223B34BB62BD783EB33CD7BDB8BC593D5ABD163DB0BCE7BD5CBE563E14BCBD3D02BEDDBD8ABD44BEB7BD9F3EFD3DAABDEABD35BEA43DF9BDFDBCC93B29BE3E3ECB3DC7BD813C03BB88BCF4BD2BBAB43E69BE613D89BD0DBE1D3E94BE0A3D0C3DB7BCF7BDC63CA5BD95BCE33D0FBD7BBE8A3ECE3A813DA13D343D163ECABD983D513D673D693C13BE1ABE40BA3C3EE73D413EDC3C5CBE04BC4E3E073C11BEDCBD233E80BDAE3D0E3EBFBD10BD77BEFB3DFABCD2BDF73C02BDA23D6ABE1F3EC13D163ECA3DF7BDC03CD93D81BE5A3E6D3E6D3E97BDBE3DBCBC173DD73D4ABDB4BDC33DF23D20BDF73D4B3D11BE79BE513E6ABE07BD2F3A15BDAF3C88BB093E903EBCBC17BE0CBDBB3DEC3C07BE46BE453ED3BD5E3E91BD873E4D3E613ED0BDA03B353E243EAABDA63D9F3C0D3E0BBE26BE71BD8CBD8C3C5ABDBDBD7A3EEFBDAE3EA4BDDA3DAB3D343C15BE0B3D6F3C89BD0C3E81BE413E95BD45BE773D1B3E16BE15BD24BE943D10BE8DBE7F3C853DA6BD7C3D48BD14BE0BBEC53D17BE6CBC973D31BE733E3C3E2B3E30BEC8BD5E3E23BEF7BCB7BDE2BCD13D7ABE92BD54BE603D21BC4ABE1DBE4B3E8C3C1C3E85BD1F3D6239173E3E3DE8BCC83BB9BB08BB4CBDB1BD01BDD2BD4C399ABC113B203E87BE38BE04BD133D0CBE0FBE47BE34BC25BE36BC8EBDF63D99BDCC3C04BEE8BDD0BD613DE13D973B06BD38BE1A3CE9BDB1BD18BE9EBB993CFABCA03C4CBE6A3E063EA2BDA43D823CEA3CD23D61BD38BD6DBE163D733E353CA5BD0A3E903D513EAEBD3CBC983E363D713EFA3D98BDD23D99BC78BD4DBEA9BDFE3C2ABE2DBD9F3E1B3DEF3D8BBD803DDA3D26BE6DBBDA3CC23D063E36BD2FBD583D4EBE10BE16BE8EBDEA3CB7BB60BE6EBE9EBDB2BD803D23BE21BE103ECEBC283D003E213D64BE79BD6ABB6E3ED5BD24BE3B3E153D0E3E3B3DB7BBCDBD18BE143D64BD1CBD173E50BD09BD583E1ABE6F3D7C3EE1BC843C8DBC333D27BDECBE243E533D38BE36BE84BD2FBEA13D2A3D0F3DB0BCC0BD953C933C1BBEF2BDF4BC523D52BD653E81BE50BB743C1CBEB63D68BAD23B81BC29BED63C0C3D043EC9BD47BEB83CC63CA4BCE5BD41BEF43D2CBE153E1F3D88BCADBC06BD0FBD953ECABC2DBD023D13BE663B933D3EBE04BEAC3BA0BCFE3BD03D03BEE2BD57BDE5BD24BDE83DC93C533EBFBD13BD4F3E23BDEE3DBFBD153EEABC20BDE8BCAB3D953EC93DA73D4EBD28BD93BCE6BDBBBD92BE1CBC6EBEE2BDA53DF23D413E123EA73D68BCCFBC223EA83D9C3DA7BA9EBD54BD3F3E3C3D8CBD1FBE8E3D7B3D2A3EA23DC23D403DECBD583E923B81BD3E3E4DBC053E40BE2ABD8E3DA73CEDBD343D5D3C963DB03DFE3D44BE69BD01BE29BE7EBC80BDF4BD1EBE87BD203EEC3C943D1EBE40BE9ABE463D013D8ABDDDBC69BD0E3D7FBE3F3D03BE993D29BDAABD4B3BE0BD023E8ABA673D543D6F3E633C51BE33BC1EBE0A3D473E25BE123EE3BDFD3D883DC83C633D98BED23DBFBC943EA7BC723D353DCFBD893ECB3CC7BD1D3EF2BC4DBD75BD033D2D3D543D68BD34BDCBBB483E643D3B3DD43D993D283E8DBDA8BC1FBEA8BCC53D2C3E503D493EACBD123E763D043E6EBEDCBBE3BD13BCFEBD65BD0B3E09BECFBDFDBDAC3D683D1FBD3B3D8ABEA53D2F3E27BD313D443EE63D713DC1BB41BEC3BC0CBE1CBDF53D86BD1FBDE93DC3BD783C053D04BECB3DD0BDC93D70BE5A3E25BD67BEE63DBF3D44BD383E7FBD07BD283E443D19BE23BD743D1C3EFABB9FBDCCBD103E8A3E49BA9BBD18BE073E593D413DDE3DB63D8C3EE53C3A3DE63DC63D78BE9F3D493CE83C843C4A3D74BD583D0EBD943DABBD903C223C973C723D3CBD63BD83BAA6BC043E1B3EC9BD6E3D79BC003E1FBDACBC8C3D743CAABD2CBD393D8F3D08BEE6BE1A3D003D9DBCDEBD6BBDA83E8CBD973C963D8ABDE03DC2BDA6BD96BD1B3DACBD95BD113E223EE6BD3CBC0E3C60BDB2BE2D3E9E3D243DC2BD123D08BC113ECF3D6ABD133C083E0C3E1C3E1A3C5B3C813DF83D143DBFBDD9BD07BD893EEABBBF3C523EBCBDAF3CDCBD90BD24BE22BDB63D993D603E68BEB53D1B3D85BC503EAA3C71BE8ABCE43D03BE0B3D87BEA13D30BE29BEA6BC453EB43D3BBED23C46BD40BE4EBD58BD61BC85BCB73C653EC43CD9BC163E4CBE65BAA5BDE8BD51BCCC3DD1BD17BE973D093E9ABDE8BD793D5E3E60BE38BE863C503D713E533DD5BCA3BD5A3E39BE6B3DBD3B5EBD083E27BE823DD63C8B3CF1BD58BE2D3D5ABD5DBE493EF53B0B3D14BECEBDBC3DD43D46BD8DBCB8BEDA3DE83DADBA6FBDAE3DB0BDC83CB33DF83CBFBB83BE1BBE43BE97BBDD3B153DCB3DE93D9A3CB03CC33B9CBD9A3DC83DD7BDE43D273E0C3C86BD7E3CBD3D92BA3F3EF23C2BBDDF3DCABD6DBEFD3DC7BDCD3DB0BD2B3D903C03BD753E453EDCBD763D353E063E0ABE17BDA0BCD43DD0BDE93DB33E48BB253D1ABEA93DDDBDDABD863D7BBD0B3D413DE9BCA53DDB3D13BE763DA03D16BEA23D323CEA3DCFBD833D2FBEB73CE3BDE43DFA3C763D84BD823E573CD6BDDC3D85BCDCBDECBDB23CC23D83BCDD3C863E8B3E62BDA53D71BD0B3A333D2F3EAFBD90BD23BDD7BC043DDC3C",
      torch_tensor_64_torch.bfloat16: "0x02000000773F453F7B3FA73F543F753F623F523FAB3F933FDE3F813F383F9B3F793F3E3F803FA53F8B3FDE3E2D3FA53F633FA43F9B3F423F1E3FBB3FA13F823F963F4B3F943F893F8F3F903F2D3F3D3F723F2C3F253F823FAA3F723F893F6C3F833F6A3F033F9E3FA23F593F823F993FBF3F163F4F3F353F753F163FB23F5A3FA23F4F3F",
      torch_tensor_16_torch.float32: "0x040000000000803F3AC1CE3E8BFB263E74DC863D60D6D93CEDEE2F3C0E178E3B9983E53A215D393ADBB495390ED1F138BF4C43382BBB9D3756C7FE36B5C44D36992FA635"
    }
  }
#-}
