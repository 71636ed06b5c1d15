#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d2)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x64xbf16>, tensor<2x5xi64>, tensor<2x1x5x11xbf16>, tensor<5xi64>, tensor<2x1x11x32xbf16>, tensor<2x1x11x32xbf16>) -> (tensor<2x5x64xbf16>, tensor<2x1x11x32xbf16>, tensor<2x1x11x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x64xbf16>, %arg1: tensor<2x5xi64>, %arg2: tensor<2x1x5x11xbf16>, %arg3: tensor<5xi64>, %arg4: tensor<2x1x11x32xbf16>, %arg5: tensor<2x1x11x32xbf16>):
    %0 = "arith.constant"() <{value = 3 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_6> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %6 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_5> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %7 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_4> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %8 = "arith.constant"() <{value = dense_resource<torch_tensor_64_8_torch.bfloat16> : tensor<64x8xbf16>}> : () -> tensor<64x8xbf16>
    %9 = "arith.constant"() <{value = 0.79788456080286541 : f64}> : () -> f64
    %10 = "arith.constant"() <{value = 4.471500e-02 : f64}> : () -> f64
    %11 = "arith.constant"() <{value = dense_resource<torch_tensor_8_torch.bfloat16> : tensor<8xbf16>}> : () -> tensor<8xbf16>
    %12 = "arith.constant"() <{value = dense_resource<torch_tensor_8_64_torch.bfloat16> : tensor<8x64xbf16>}> : () -> tensor<8x64xbf16>
    %13 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_3> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %14 = "arith.constant"() <{value = dense_resource<torch_tensor_64_64_torch.bfloat16_1> : tensor<64x64xbf16>}> : () -> tensor<64x64xbf16>
    %15 = "arith.constant"() <{value = 0.17677669529663689 : f64}> : () -> f64
    %16 = "arith.constant"() <{value = dense_resource<torch_tensor_32_torch.bfloat16_5> : tensor<32xbf16>}> : () -> tensor<32xbf16>
    %17 = "arith.constant"() <{value = dense_resource<torch_tensor_32_torch.bfloat16_4> : tensor<32xbf16>}> : () -> tensor<32xbf16>
    %18 = "arith.constant"() <{value = dense_resource<torch_tensor_32_torch.bfloat16_3> : tensor<32xbf16>}> : () -> tensor<32xbf16>
    %19 = "arith.constant"() <{value = dense_resource<torch_tensor_32_torch.bfloat16_2> : tensor<32xbf16>}> : () -> tensor<32xbf16>
    %20 = "arith.constant"() <{value = dense_resource<torch_tensor_32_torch.bfloat16_1> : tensor<32xbf16>}> : () -> tensor<32xbf16>
    %21 = "arith.constant"() <{value = dense_resource<torch_tensor_32_64_torch.bfloat16_1> : tensor<32x64xbf16>}> : () -> tensor<32x64xbf16>
    %22 = "arith.constant"() <{value = dense_resource<torch_tensor_32_torch.bfloat16> : tensor<32xbf16>}> : () -> tensor<32xbf16>
    %23 = "arith.constant"() <{value = dense_resource<torch_tensor_32_64_torch.bfloat16> : tensor<32x64xbf16>}> : () -> tensor<32x64xbf16>
    %24 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_2> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %25 = "arith.constant"() <{value = dense_resource<torch_tensor_64_64_torch.bfloat16> : tensor<64x64xbf16>}> : () -> tensor<64x64xbf16>
    %26 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_1> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %27 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %28 = "arith.constant"() <{value = 1.000000e-05 : f64}> : () -> f64
    %29 = "arith.constant"() <{value = dense_resource<torch_tensor_8_torch.float32> : tensor<8xf32>}> : () -> tensor<8xf32>
    %30 = "arith.constant"() <{value = 6.400000e+01 : f64}> : () -> f64
    %31 = "arith.constant"() <{value = 6.400000e+01 : f32}> : () -> f32
    %32 = "arith.constant"() <{value = 3.200000e+01 : f64}> : () -> f64
    %33 = "arith.constant"() <{value = 3.200000e+01 : f32}> : () -> f32
    %34 = "arith.constant"() <{value = 5.000000e-01 : bf16}> : () -> bf16
    %35 = "arith.constant"() <{value = 1.000000e+00 : bf16}> : () -> bf16
    %36 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 5, 1>}> : (tensor<2x5xi64>) -> tensor<2x5x1xi64>
    %37 = "tensor.empty"() : () -> tensor<2x5x1xf32>
    %38 = "linalg.generic"(%36, %37) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg420: i64, %arg421: f32):
      %497 = "arith.sitofp"(%arg420) : (i64) -> f32
      "linalg.yield"(%497) : (f32) -> ()
    }) : (tensor<2x5x1xi64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %39 = "tensor.empty"() : () -> tensor<2x5x8xf32>
    %40 = "linalg.generic"(%38, %29, %39) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg417: f32, %arg418: f32, %arg419: f32):
      %496 = "arith.mulf"(%arg417, %arg418) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%496) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %41 = "tensor.concat"(%40, %40) <{dim = 2 : i64}> : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x16xf32>
    %42 = "tensor.empty"() : () -> tensor<2x5x16xf32>
    %43 = "linalg.generic"(%41, %42) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg415: f32, %arg416: f32):
      %495 = "math.cos"(%arg415) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%495) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %44 = "linalg.generic"(%41, %42) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg413: f32, %arg414: f32):
      %494 = "math.sin"(%arg413) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%494) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %45 = "tensor.empty"() : () -> tensor<2x5x16xbf16>
    %46 = "linalg.generic"(%43, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg411: f32, %arg412: bf16):
      %493 = "arith.truncf"(%arg411) : (f32) -> bf16
      "linalg.yield"(%493) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %47 = "linalg.generic"(%44, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg409: f32, %arg410: bf16):
      %492 = "arith.truncf"(%arg409) : (f32) -> bf16
      "linalg.yield"(%492) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %48 = "tensor.empty"() : () -> tensor<2x5x64xf32>
    %49 = "linalg.generic"(%arg0, %48) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg407: bf16, %arg408: f32):
      %491 = "arith.extf"(%arg407) : (bf16) -> f32
      "linalg.yield"(%491) : (f32) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %50 = "tensor.empty"() : () -> tensor<2x5x64xf64>
    %51 = "linalg.generic"(%49, %50) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg405: f32, %arg406: f64):
      %490 = "arith.extf"(%arg405) : (f32) -> f64
      "linalg.yield"(%490) : (f64) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %52 = "tensor.empty"() : () -> tensor<2x5x1xf64>
    %53 = "linalg.fill"(%2, %52) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg403: f64, %arg404: f64):
      "linalg.yield"(%arg403) : (f64) -> ()
    }) : (f64, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %54 = "linalg.generic"(%51, %53) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg401: f64, %arg402: f64):
      %489 = "arith.addf"(%arg401, %arg402) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%489) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %55 = "linalg.generic"(%54, %52) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg399: f64, %arg400: f64):
      %488 = "arith.divf"(%arg399, %30) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%488) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %56 = "linalg.generic"(%51, %55, %50) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg396: f64, %arg397: f64, %arg398: f64):
      %487 = "arith.subf"(%arg396, %arg397) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%487) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %57 = "linalg.generic"(%56, %56, %50) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg393: f64, %arg394: f64, %arg395: f64):
      %486 = "arith.mulf"(%arg393, %arg394) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%486) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x64xf64>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %58 = "linalg.generic"(%57, %53) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg391: f64, %arg392: f64):
      %485 = "arith.addf"(%arg391, %arg392) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%485) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %59 = "linalg.generic"(%58, %52) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg389: f64, %arg390: f64):
      %484 = "arith.divf"(%arg389, %30) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%484) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %60 = "linalg.generic"(%59, %37) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg387: f64, %arg388: f32):
      %483 = "arith.truncf"(%arg387) : (f64) -> f32
      "linalg.yield"(%483) : (f32) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %61 = "linalg.fill"(%3, %37) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg385: f32, %arg386: f32):
      "linalg.yield"(%arg385) : (f32) -> ()
    }) : (f32, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %62 = "linalg.generic"(%49, %61) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg383: f32, %arg384: f32):
      %482 = "arith.addf"(%arg383, %arg384) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%482) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %63 = "linalg.generic"(%62, %37) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg381: f32, %arg382: f32):
      %481 = "arith.divf"(%arg381, %31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%481) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %64 = "linalg.generic"(%60, %37) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg379: f32, %arg380: f32):
      %479 = "arith.truncf"(%28) : (f64) -> f32
      %480 = "arith.addf"(%arg379, %479) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%480) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %65 = "linalg.generic"(%64, %37) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg377: f32, %arg378: f32):
      %478 = "math.rsqrt"(%arg377) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%478) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %66 = "linalg.generic"(%49, %63, %48) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg374: f32, %arg375: f32, %arg376: f32):
      %477 = "arith.subf"(%arg374, %arg375) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%477) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %67 = "linalg.generic"(%66, %65, %48) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg371: f32, %arg372: f32, %arg373: f32):
      %476 = "arith.mulf"(%arg371, %arg372) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%476) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %68 = "linalg.generic"(%67, %27, %48) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg368: f32, %arg369: bf16, %arg370: f32):
      %474 = "arith.extf"(%arg369) : (bf16) -> f32
      %475 = "arith.mulf"(%arg368, %474) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%475) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %69 = "linalg.generic"(%68, %26, %48) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg365: f32, %arg366: bf16, %arg367: f32):
      %472 = "arith.extf"(%arg366) : (bf16) -> f32
      %473 = "arith.addf"(%arg365, %472) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%473) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %70 = "tensor.empty"() : () -> tensor<2x5x64xbf16>
    %71 = "linalg.generic"(%69, %70) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg363: f32, %arg364: bf16):
      %471 = "arith.truncf"(%arg363) : (f32) -> bf16
      "linalg.yield"(%471) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %72 = "tensor.collapse_shape"(%71) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x64xbf16>) -> tensor<10x64xbf16>
    %73 = "tensor.empty"() : () -> tensor<64x64xbf16>
    %74 = "linalg.transpose"(%25, %73) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg361: bf16, %arg362: bf16):
      "linalg.yield"(%arg361) : (bf16) -> ()
    }) : (tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %75 = "tensor.empty"() : () -> tensor<64xf32>
    %76 = "linalg.generic"(%24, %75) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg359: bf16, %arg360: f32):
      %470 = "arith.extf"(%arg359) : (bf16) -> f32
      "linalg.yield"(%470) : (f32) -> ()
    }) : (tensor<64xbf16>, tensor<64xf32>) -> tensor<64xf32>
    %77 = "tensor.empty"() : () -> tensor<10x64xf32>
    %78 = "linalg.generic"(%72, %77) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg357: bf16, %arg358: f32):
      %469 = "arith.extf"(%arg357) : (bf16) -> f32
      "linalg.yield"(%469) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %79 = "tensor.empty"() : () -> tensor<64x64xf32>
    %80 = "linalg.generic"(%74, %79) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg355: bf16, %arg356: f32):
      %468 = "arith.extf"(%arg355) : (bf16) -> f32
      "linalg.yield"(%468) : (f32) -> ()
    }) : (tensor<64x64xbf16>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %81 = "linalg.fill"(%3, %77) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg353: f32, %arg354: f32):
      "linalg.yield"(%arg353) : (f32) -> ()
    }) : (f32, tensor<10x64xf32>) -> tensor<10x64xf32>
    %82 = "linalg.matmul"(%78, %80, %81) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg350: f32, %arg351: f32, %arg352: f32):
      %466 = "arith.mulf"(%arg350, %arg351) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %467 = "arith.addf"(%arg352, %466) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%467) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<64x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %83 = "linalg.generic"(%76, %77) <{indexing_maps = [#map8, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg348: f32, %arg349: f32):
      "linalg.yield"(%arg348) : (f32) -> ()
    }) : (tensor<64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %84 = "linalg.generic"(%82, %83, %77) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg345: f32, %arg346: f32, %arg347: f32):
      %465 = "arith.addf"(%arg345, %arg346) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%465) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %85 = "tensor.empty"() : () -> tensor<10x64xbf16>
    %86 = "linalg.generic"(%84, %85) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg343: f32, %arg344: bf16):
      %464 = "arith.truncf"(%arg343) : (f32) -> bf16
      "linalg.yield"(%464) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %87 = "tensor.expand_shape"(%86) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<10x64xbf16>) -> tensor<2x5x2x32xbf16>
    %88 = "tensor.empty"() : () -> tensor<2x2x5x32xbf16>
    %89 = "linalg.transpose"(%87, %88) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg341: bf16, %arg342: bf16):
      "linalg.yield"(%arg341) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %90 = "tensor.empty"() : () -> tensor<64x32xbf16>
    %91 = "linalg.transpose"(%23, %90) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg339: bf16, %arg340: bf16):
      "linalg.yield"(%arg339) : (bf16) -> ()
    }) : (tensor<32x64xbf16>, tensor<64x32xbf16>) -> tensor<64x32xbf16>
    %92 = "tensor.empty"() : () -> tensor<32xf32>
    %93 = "linalg.generic"(%22, %92) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg337: bf16, %arg338: f32):
      %463 = "arith.extf"(%arg337) : (bf16) -> f32
      "linalg.yield"(%463) : (f32) -> ()
    }) : (tensor<32xbf16>, tensor<32xf32>) -> tensor<32xf32>
    %94 = "tensor.empty"() : () -> tensor<64x32xf32>
    %95 = "linalg.generic"(%91, %94) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg335: bf16, %arg336: f32):
      %462 = "arith.extf"(%arg335) : (bf16) -> f32
      "linalg.yield"(%462) : (f32) -> ()
    }) : (tensor<64x32xbf16>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %96 = "tensor.empty"() : () -> tensor<10x32xf32>
    %97 = "linalg.fill"(%3, %96) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg333: f32, %arg334: f32):
      "linalg.yield"(%arg333) : (f32) -> ()
    }) : (f32, tensor<10x32xf32>) -> tensor<10x32xf32>
    %98 = "linalg.matmul"(%78, %95, %97) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg330: f32, %arg331: f32, %arg332: f32):
      %460 = "arith.mulf"(%arg330, %arg331) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %461 = "arith.addf"(%arg332, %460) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%461) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<64x32xf32>, tensor<10x32xf32>) -> tensor<10x32xf32>
    %99 = "linalg.generic"(%93, %96) <{indexing_maps = [#map8, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg328: f32, %arg329: f32):
      "linalg.yield"(%arg328) : (f32) -> ()
    }) : (tensor<32xf32>, tensor<10x32xf32>) -> tensor<10x32xf32>
    %100 = "linalg.generic"(%98, %99, %96) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg325: f32, %arg326: f32, %arg327: f32):
      %459 = "arith.addf"(%arg325, %arg326) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%459) : (f32) -> ()
    }) : (tensor<10x32xf32>, tensor<10x32xf32>, tensor<10x32xf32>) -> tensor<10x32xf32>
    %101 = "tensor.empty"() : () -> tensor<10x32xbf16>
    %102 = "linalg.generic"(%100, %101) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg323: f32, %arg324: bf16):
      %458 = "arith.truncf"(%arg323) : (f32) -> bf16
      "linalg.yield"(%458) : (bf16) -> ()
    }) : (tensor<10x32xf32>, tensor<10x32xbf16>) -> tensor<10x32xbf16>
    %103 = "tensor.expand_shape"(%102) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 1, 32>}> : (tensor<10x32xbf16>) -> tensor<2x5x1x32xbf16>
    %104 = "tensor.empty"() : () -> tensor<2x1x5x32xbf16>
    %105 = "linalg.transpose"(%103, %104) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg321: bf16, %arg322: bf16):
      "linalg.yield"(%arg321) : (bf16) -> ()
    }) : (tensor<2x5x1x32xbf16>, tensor<2x1x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %106 = "linalg.transpose"(%21, %90) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg319: bf16, %arg320: bf16):
      "linalg.yield"(%arg319) : (bf16) -> ()
    }) : (tensor<32x64xbf16>, tensor<64x32xbf16>) -> tensor<64x32xbf16>
    %107 = "linalg.generic"(%20, %92) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg317: bf16, %arg318: f32):
      %457 = "arith.extf"(%arg317) : (bf16) -> f32
      "linalg.yield"(%457) : (f32) -> ()
    }) : (tensor<32xbf16>, tensor<32xf32>) -> tensor<32xf32>
    %108 = "linalg.generic"(%106, %94) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg315: bf16, %arg316: f32):
      %456 = "arith.extf"(%arg315) : (bf16) -> f32
      "linalg.yield"(%456) : (f32) -> ()
    }) : (tensor<64x32xbf16>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %109 = "linalg.matmul"(%78, %108, %97) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg312: f32, %arg313: f32, %arg314: f32):
      %454 = "arith.mulf"(%arg312, %arg313) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %455 = "arith.addf"(%arg314, %454) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%455) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<64x32xf32>, tensor<10x32xf32>) -> tensor<10x32xf32>
    %110 = "linalg.generic"(%107, %96) <{indexing_maps = [#map8, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg310: f32, %arg311: f32):
      "linalg.yield"(%arg310) : (f32) -> ()
    }) : (tensor<32xf32>, tensor<10x32xf32>) -> tensor<10x32xf32>
    %111 = "linalg.generic"(%109, %110, %96) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg307: f32, %arg308: f32, %arg309: f32):
      %453 = "arith.addf"(%arg307, %arg308) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%453) : (f32) -> ()
    }) : (tensor<10x32xf32>, tensor<10x32xf32>, tensor<10x32xf32>) -> tensor<10x32xf32>
    %112 = "linalg.generic"(%111, %101) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg305: f32, %arg306: bf16):
      %452 = "arith.truncf"(%arg305) : (f32) -> bf16
      "linalg.yield"(%452) : (bf16) -> ()
    }) : (tensor<10x32xf32>, tensor<10x32xbf16>) -> tensor<10x32xbf16>
    %113 = "tensor.expand_shape"(%112) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 1, 32>}> : (tensor<10x32xbf16>) -> tensor<2x5x1x32xbf16>
    %114 = "linalg.transpose"(%113, %104) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg303: bf16, %arg304: bf16):
      "linalg.yield"(%arg303) : (bf16) -> ()
    }) : (tensor<2x5x1x32xbf16>, tensor<2x1x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %115 = "tensor.empty"() : () -> tensor<2x2x5x32xf32>
    %116 = "linalg.generic"(%89, %115) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg301: bf16, %arg302: f32):
      %451 = "arith.extf"(%arg301) : (bf16) -> f32
      "linalg.yield"(%451) : (f32) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x2x5x32xf32>) -> tensor<2x2x5x32xf32>
    %117 = "tensor.empty"() : () -> tensor<2x2x5x32xf64>
    %118 = "linalg.generic"(%116, %117) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg299: f32, %arg300: f64):
      %450 = "arith.extf"(%arg299) : (f32) -> f64
      "linalg.yield"(%450) : (f64) -> ()
    }) : (tensor<2x2x5x32xf32>, tensor<2x2x5x32xf64>) -> tensor<2x2x5x32xf64>
    %119 = "tensor.empty"() : () -> tensor<2x2x5x1xf64>
    %120 = "linalg.fill"(%2, %119) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg297: f64, %arg298: f64):
      "linalg.yield"(%arg297) : (f64) -> ()
    }) : (f64, tensor<2x2x5x1xf64>) -> tensor<2x2x5x1xf64>
    %121 = "linalg.generic"(%118, %120) <{indexing_maps = [#map9, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg295: f64, %arg296: f64):
      %449 = "arith.addf"(%arg295, %arg296) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%449) : (f64) -> ()
    }) : (tensor<2x2x5x32xf64>, tensor<2x2x5x1xf64>) -> tensor<2x2x5x1xf64>
    %122 = "linalg.generic"(%121, %119) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg293: f64, %arg294: f64):
      %448 = "arith.divf"(%arg293, %32) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%448) : (f64) -> ()
    }) : (tensor<2x2x5x1xf64>, tensor<2x2x5x1xf64>) -> tensor<2x2x5x1xf64>
    %123 = "linalg.generic"(%118, %122, %117) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg290: f64, %arg291: f64, %arg292: f64):
      %447 = "arith.subf"(%arg290, %arg291) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%447) : (f64) -> ()
    }) : (tensor<2x2x5x32xf64>, tensor<2x2x5x1xf64>, tensor<2x2x5x32xf64>) -> tensor<2x2x5x32xf64>
    %124 = "linalg.generic"(%123, %123, %117) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg287: f64, %arg288: f64, %arg289: f64):
      %446 = "arith.mulf"(%arg287, %arg288) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%446) : (f64) -> ()
    }) : (tensor<2x2x5x32xf64>, tensor<2x2x5x32xf64>, tensor<2x2x5x32xf64>) -> tensor<2x2x5x32xf64>
    %125 = "linalg.generic"(%124, %120) <{indexing_maps = [#map9, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg285: f64, %arg286: f64):
      %445 = "arith.addf"(%arg285, %arg286) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%445) : (f64) -> ()
    }) : (tensor<2x2x5x32xf64>, tensor<2x2x5x1xf64>) -> tensor<2x2x5x1xf64>
    %126 = "linalg.generic"(%125, %119) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg283: f64, %arg284: f64):
      %444 = "arith.divf"(%arg283, %32) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%444) : (f64) -> ()
    }) : (tensor<2x2x5x1xf64>, tensor<2x2x5x1xf64>) -> tensor<2x2x5x1xf64>
    %127 = "tensor.empty"() : () -> tensor<2x2x5x1xf32>
    %128 = "linalg.generic"(%126, %127) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg281: f64, %arg282: f32):
      %443 = "arith.truncf"(%arg281) : (f64) -> f32
      "linalg.yield"(%443) : (f32) -> ()
    }) : (tensor<2x2x5x1xf64>, tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %129 = "linalg.fill"(%3, %127) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg279: f32, %arg280: f32):
      "linalg.yield"(%arg279) : (f32) -> ()
    }) : (f32, tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %130 = "linalg.generic"(%116, %129) <{indexing_maps = [#map9, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg277: f32, %arg278: f32):
      %442 = "arith.addf"(%arg277, %arg278) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%442) : (f32) -> ()
    }) : (tensor<2x2x5x32xf32>, tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %131 = "linalg.generic"(%130, %127) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg275: f32, %arg276: f32):
      %441 = "arith.divf"(%arg275, %33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%441) : (f32) -> ()
    }) : (tensor<2x2x5x1xf32>, tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %132 = "linalg.generic"(%128, %127) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg273: f32, %arg274: f32):
      %439 = "arith.truncf"(%28) : (f64) -> f32
      %440 = "arith.addf"(%arg273, %439) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%440) : (f32) -> ()
    }) : (tensor<2x2x5x1xf32>, tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %133 = "linalg.generic"(%132, %127) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg271: f32, %arg272: f32):
      %438 = "math.rsqrt"(%arg271) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%438) : (f32) -> ()
    }) : (tensor<2x2x5x1xf32>, tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %134 = "linalg.generic"(%116, %131, %115) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg268: f32, %arg269: f32, %arg270: f32):
      %437 = "arith.subf"(%arg268, %arg269) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%437) : (f32) -> ()
    }) : (tensor<2x2x5x32xf32>, tensor<2x2x5x1xf32>, tensor<2x2x5x32xf32>) -> tensor<2x2x5x32xf32>
    %135 = "linalg.generic"(%134, %133, %115) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg265: f32, %arg266: f32, %arg267: f32):
      %436 = "arith.mulf"(%arg265, %arg266) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%436) : (f32) -> ()
    }) : (tensor<2x2x5x32xf32>, tensor<2x2x5x1xf32>, tensor<2x2x5x32xf32>) -> tensor<2x2x5x32xf32>
    %136 = "linalg.generic"(%135, %19, %115) <{indexing_maps = [#map9, #map11, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg262: f32, %arg263: bf16, %arg264: f32):
      %434 = "arith.extf"(%arg263) : (bf16) -> f32
      %435 = "arith.mulf"(%arg262, %434) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%435) : (f32) -> ()
    }) : (tensor<2x2x5x32xf32>, tensor<32xbf16>, tensor<2x2x5x32xf32>) -> tensor<2x2x5x32xf32>
    %137 = "linalg.generic"(%136, %18, %115) <{indexing_maps = [#map9, #map11, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg259: f32, %arg260: bf16, %arg261: f32):
      %432 = "arith.extf"(%arg260) : (bf16) -> f32
      %433 = "arith.addf"(%arg259, %432) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%433) : (f32) -> ()
    }) : (tensor<2x2x5x32xf32>, tensor<32xbf16>, tensor<2x2x5x32xf32>) -> tensor<2x2x5x32xf32>
    %138 = "linalg.generic"(%137, %88) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg257: f32, %arg258: bf16):
      %431 = "arith.truncf"(%arg257) : (f32) -> bf16
      "linalg.yield"(%431) : (bf16) -> ()
    }) : (tensor<2x2x5x32xf32>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %139 = "tensor.empty"() : () -> tensor<2x1x5x32xf32>
    %140 = "linalg.generic"(%105, %139) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg255: bf16, %arg256: f32):
      %430 = "arith.extf"(%arg255) : (bf16) -> f32
      "linalg.yield"(%430) : (f32) -> ()
    }) : (tensor<2x1x5x32xbf16>, tensor<2x1x5x32xf32>) -> tensor<2x1x5x32xf32>
    %141 = "tensor.empty"() : () -> tensor<2x1x5x32xf64>
    %142 = "linalg.generic"(%140, %141) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg253: f32, %arg254: f64):
      %429 = "arith.extf"(%arg253) : (f32) -> f64
      "linalg.yield"(%429) : (f64) -> ()
    }) : (tensor<2x1x5x32xf32>, tensor<2x1x5x32xf64>) -> tensor<2x1x5x32xf64>
    %143 = "tensor.empty"() : () -> tensor<2x1x5x1xf64>
    %144 = "linalg.fill"(%2, %143) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg251: f64, %arg252: f64):
      "linalg.yield"(%arg251) : (f64) -> ()
    }) : (f64, tensor<2x1x5x1xf64>) -> tensor<2x1x5x1xf64>
    %145 = "linalg.generic"(%142, %144) <{indexing_maps = [#map9, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg249: f64, %arg250: f64):
      %428 = "arith.addf"(%arg249, %arg250) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%428) : (f64) -> ()
    }) : (tensor<2x1x5x32xf64>, tensor<2x1x5x1xf64>) -> tensor<2x1x5x1xf64>
    %146 = "linalg.generic"(%145, %143) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg247: f64, %arg248: f64):
      %427 = "arith.divf"(%arg247, %32) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%427) : (f64) -> ()
    }) : (tensor<2x1x5x1xf64>, tensor<2x1x5x1xf64>) -> tensor<2x1x5x1xf64>
    %147 = "linalg.generic"(%142, %146, %141) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg244: f64, %arg245: f64, %arg246: f64):
      %426 = "arith.subf"(%arg244, %arg245) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%426) : (f64) -> ()
    }) : (tensor<2x1x5x32xf64>, tensor<2x1x5x1xf64>, tensor<2x1x5x32xf64>) -> tensor<2x1x5x32xf64>
    %148 = "linalg.generic"(%147, %147, %141) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg241: f64, %arg242: f64, %arg243: f64):
      %425 = "arith.mulf"(%arg241, %arg242) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%425) : (f64) -> ()
    }) : (tensor<2x1x5x32xf64>, tensor<2x1x5x32xf64>, tensor<2x1x5x32xf64>) -> tensor<2x1x5x32xf64>
    %149 = "linalg.generic"(%148, %144) <{indexing_maps = [#map9, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg239: f64, %arg240: f64):
      %424 = "arith.addf"(%arg239, %arg240) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%424) : (f64) -> ()
    }) : (tensor<2x1x5x32xf64>, tensor<2x1x5x1xf64>) -> tensor<2x1x5x1xf64>
    %150 = "linalg.generic"(%149, %143) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg237: f64, %arg238: f64):
      %423 = "arith.divf"(%arg237, %32) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%423) : (f64) -> ()
    }) : (tensor<2x1x5x1xf64>, tensor<2x1x5x1xf64>) -> tensor<2x1x5x1xf64>
    %151 = "tensor.empty"() : () -> tensor<2x1x5x1xf32>
    %152 = "linalg.generic"(%150, %151) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg235: f64, %arg236: f32):
      %422 = "arith.truncf"(%arg235) : (f64) -> f32
      "linalg.yield"(%422) : (f32) -> ()
    }) : (tensor<2x1x5x1xf64>, tensor<2x1x5x1xf32>) -> tensor<2x1x5x1xf32>
    %153 = "linalg.fill"(%3, %151) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg233: f32, %arg234: f32):
      "linalg.yield"(%arg233) : (f32) -> ()
    }) : (f32, tensor<2x1x5x1xf32>) -> tensor<2x1x5x1xf32>
    %154 = "linalg.generic"(%140, %153) <{indexing_maps = [#map9, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg231: f32, %arg232: f32):
      %421 = "arith.addf"(%arg231, %arg232) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%421) : (f32) -> ()
    }) : (tensor<2x1x5x32xf32>, tensor<2x1x5x1xf32>) -> tensor<2x1x5x1xf32>
    %155 = "linalg.generic"(%154, %151) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg229: f32, %arg230: f32):
      %420 = "arith.divf"(%arg229, %33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%420) : (f32) -> ()
    }) : (tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>) -> tensor<2x1x5x1xf32>
    %156 = "linalg.generic"(%152, %151) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg227: f32, %arg228: f32):
      %418 = "arith.truncf"(%28) : (f64) -> f32
      %419 = "arith.addf"(%arg227, %418) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%419) : (f32) -> ()
    }) : (tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>) -> tensor<2x1x5x1xf32>
    %157 = "linalg.generic"(%156, %151) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg225: f32, %arg226: f32):
      %417 = "math.rsqrt"(%arg225) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%417) : (f32) -> ()
    }) : (tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>) -> tensor<2x1x5x1xf32>
    %158 = "linalg.generic"(%140, %155, %139) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg222: f32, %arg223: f32, %arg224: f32):
      %416 = "arith.subf"(%arg222, %arg223) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%416) : (f32) -> ()
    }) : (tensor<2x1x5x32xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x32xf32>) -> tensor<2x1x5x32xf32>
    %159 = "linalg.generic"(%158, %157, %139) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg219: f32, %arg220: f32, %arg221: f32):
      %415 = "arith.mulf"(%arg219, %arg220) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%415) : (f32) -> ()
    }) : (tensor<2x1x5x32xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x32xf32>) -> tensor<2x1x5x32xf32>
    %160 = "linalg.generic"(%159, %17, %139) <{indexing_maps = [#map9, #map11, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg216: f32, %arg217: bf16, %arg218: f32):
      %413 = "arith.extf"(%arg217) : (bf16) -> f32
      %414 = "arith.mulf"(%arg216, %413) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%414) : (f32) -> ()
    }) : (tensor<2x1x5x32xf32>, tensor<32xbf16>, tensor<2x1x5x32xf32>) -> tensor<2x1x5x32xf32>
    %161 = "linalg.generic"(%160, %16, %139) <{indexing_maps = [#map9, #map11, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg213: f32, %arg214: bf16, %arg215: f32):
      %411 = "arith.extf"(%arg214) : (bf16) -> f32
      %412 = "arith.addf"(%arg213, %411) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%412) : (f32) -> ()
    }) : (tensor<2x1x5x32xf32>, tensor<32xbf16>, tensor<2x1x5x32xf32>) -> tensor<2x1x5x32xf32>
    %162 = "linalg.generic"(%161, %104) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg211: f32, %arg212: bf16):
      %410 = "arith.truncf"(%arg211) : (f32) -> bf16
      "linalg.yield"(%410) : (bf16) -> ()
    }) : (tensor<2x1x5x32xf32>, tensor<2x1x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %163 = "tensor.extract_slice"(%138) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x16xbf16>
    %164 = "tensor.extract_slice"(%138) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x16xbf16>
    %165 = "tensor.extract_slice"(%162) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 1, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x5x32xbf16>) -> tensor<2x1x5x16xbf16>
    %166 = "tensor.extract_slice"(%162) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 1, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x5x32xbf16>) -> tensor<2x1x5x16xbf16>
    %167 = "tensor.expand_shape"(%46) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 16>}> : (tensor<2x5x16xbf16>) -> tensor<2x1x5x16xbf16>
    %168 = "tensor.expand_shape"(%47) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 16>}> : (tensor<2x5x16xbf16>) -> tensor<2x1x5x16xbf16>
    %169 = "tensor.empty"() : () -> tensor<2x2x5x16xbf16>
    %170 = "linalg.generic"(%163, %167, %169) <{indexing_maps = [#map9, #map12, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg208: bf16, %arg209: bf16, %arg210: bf16):
      %409 = "arith.mulf"(%arg208, %arg209) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%409) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %171 = "tensor.extract_slice"(%163) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x16xbf16>) -> tensor<2x2x5x8xbf16>
    %172 = "tensor.extract_slice"(%163) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 2, 2, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x16xbf16>) -> tensor<2x2x5x8xbf16>
    %173 = "tensor.empty"() : () -> tensor<2x2x5x8xbf16>
    %174 = "linalg.generic"(%172, %173) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg206: bf16, %arg207: bf16):
      %408 = "arith.negf"(%arg206) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%408) : (bf16) -> ()
    }) : (tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xbf16>
    %175 = "tensor.concat"(%174, %171) <{dim = 3 : i64}> : (tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x5x16xbf16>
    %176 = "linalg.generic"(%175, %168, %169) <{indexing_maps = [#map9, #map12, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg203: bf16, %arg204: bf16, %arg205: bf16):
      %407 = "arith.mulf"(%arg203, %arg204) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%407) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %177 = "linalg.generic"(%170, %176, %169) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg200: bf16, %arg201: bf16, %arg202: bf16):
      %406 = "arith.addf"(%arg200, %arg201) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%406) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %178 = "tensor.empty"() : () -> tensor<2x1x5x16xbf16>
    %179 = "linalg.generic"(%165, %167, %178) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg197: bf16, %arg198: bf16, %arg199: bf16):
      %405 = "arith.mulf"(%arg197, %arg198) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%405) : (bf16) -> ()
    }) : (tensor<2x1x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x1x5x16xbf16>) -> tensor<2x1x5x16xbf16>
    %180 = "tensor.extract_slice"(%165) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 1, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x5x16xbf16>) -> tensor<2x1x5x8xbf16>
    %181 = "tensor.extract_slice"(%165) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 2, 1, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x5x16xbf16>) -> tensor<2x1x5x8xbf16>
    %182 = "tensor.empty"() : () -> tensor<2x1x5x8xbf16>
    %183 = "linalg.generic"(%181, %182) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg195: bf16, %arg196: bf16):
      %404 = "arith.negf"(%arg195) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%404) : (bf16) -> ()
    }) : (tensor<2x1x5x8xbf16>, tensor<2x1x5x8xbf16>) -> tensor<2x1x5x8xbf16>
    %184 = "tensor.concat"(%183, %180) <{dim = 3 : i64}> : (tensor<2x1x5x8xbf16>, tensor<2x1x5x8xbf16>) -> tensor<2x1x5x16xbf16>
    %185 = "linalg.generic"(%184, %168, %178) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg192: bf16, %arg193: bf16, %arg194: bf16):
      %403 = "arith.mulf"(%arg192, %arg193) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%403) : (bf16) -> ()
    }) : (tensor<2x1x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x1x5x16xbf16>) -> tensor<2x1x5x16xbf16>
    %186 = "linalg.generic"(%179, %185, %178) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg189: bf16, %arg190: bf16, %arg191: bf16):
      %402 = "arith.addf"(%arg189, %arg190) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%402) : (bf16) -> ()
    }) : (tensor<2x1x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x1x5x16xbf16>) -> tensor<2x1x5x16xbf16>
    %187 = "tensor.concat"(%177, %164) <{dim = 3 : i64}> : (tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x32xbf16>
    %188 = "tensor.concat"(%186, %166) <{dim = 3 : i64}> : (tensor<2x1x5x16xbf16>, tensor<2x1x5x16xbf16>) -> tensor<2x1x5x32xbf16>
    %189 = "tensor.empty"() : () -> tensor<32xi64>
    %190 = "linalg.generic"(%189) <{indexing_maps = [#map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg188: i64):
      %400 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %401 = "arith.index_cast"(%400) : (index) -> i64
      "linalg.yield"(%401) : (i64) -> ()
    }) : (tensor<32xi64>) -> tensor<32xi64>
    %191 = "tensor.empty"() : () -> tensor<1xi64>
    %192 = "linalg.generic"(%191) <{indexing_maps = [#map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg187: i64):
      "linalg.yield"(%1) : (i64) -> ()
    }) : (tensor<1xi64>) -> tensor<1xi64>
    %193 = "tensor.empty"() : () -> tensor<2xi64>
    %194 = "linalg.generic"(%193) <{indexing_maps = [#map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg186: i64):
      %398 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %399 = "arith.index_cast"(%398) : (index) -> i64
      "linalg.yield"(%399) : (i64) -> ()
    }) : (tensor<2xi64>) -> tensor<2xi64>
    %195 = "tensor.empty"() : () -> tensor<2x1x5x32xi64>
    %196 = "tensor.expand_shape"(%194) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 1>}> : (tensor<2xi64>) -> tensor<2x1xi64>
    %197 = "linalg.generic"(%196, %195) <{indexing_maps = [#map13, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg184: i64, %arg185: i64):
      "linalg.yield"(%arg184) : (i64) -> ()
    }) : (tensor<2x1xi64>, tensor<2x1x5x32xi64>) -> tensor<2x1x5x32xi64>
    %198 = "tensor.collapse_shape"(%197) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xi64>) -> tensor<320xi64>
    %199 = "linalg.generic"(%192, %195) <{indexing_maps = [#map14, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg182: i64, %arg183: i64):
      "linalg.yield"(%arg182) : (i64) -> ()
    }) : (tensor<1xi64>, tensor<2x1x5x32xi64>) -> tensor<2x1x5x32xi64>
    %200 = "tensor.collapse_shape"(%199) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xi64>) -> tensor<320xi64>
    %201 = "linalg.generic"(%arg3, %195) <{indexing_maps = [#map15, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg180: i64, %arg181: i64):
      "linalg.yield"(%arg180) : (i64) -> ()
    }) : (tensor<5xi64>, tensor<2x1x5x32xi64>) -> tensor<2x1x5x32xi64>
    %202 = "tensor.collapse_shape"(%201) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xi64>) -> tensor<320xi64>
    %203 = "linalg.generic"(%190, %195) <{indexing_maps = [#map11, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg178: i64, %arg179: i64):
      "linalg.yield"(%arg178) : (i64) -> ()
    }) : (tensor<32xi64>, tensor<2x1x5x32xi64>) -> tensor<2x1x5x32xi64>
    %204 = "tensor.collapse_shape"(%203) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xi64>) -> tensor<320xi64>
    %205 = "tensor.expand_shape"(%198) <{reassociation = [[0, 1]], static_output_shape = array<i64: 320, 1>}> : (tensor<320xi64>) -> tensor<320x1xi64>
    %206 = "tensor.expand_shape"(%200) <{reassociation = [[0, 1]], static_output_shape = array<i64: 320, 1>}> : (tensor<320xi64>) -> tensor<320x1xi64>
    %207 = "tensor.expand_shape"(%202) <{reassociation = [[0, 1]], static_output_shape = array<i64: 320, 1>}> : (tensor<320xi64>) -> tensor<320x1xi64>
    %208 = "tensor.expand_shape"(%204) <{reassociation = [[0, 1]], static_output_shape = array<i64: 320, 1>}> : (tensor<320xi64>) -> tensor<320x1xi64>
    %209 = "tensor.concat"(%205, %206, %207, %208) <{dim = 1 : i64}> : (tensor<320x1xi64>, tensor<320x1xi64>, tensor<320x1xi64>, tensor<320x1xi64>) -> tensor<320x4xi64>
    %210 = "tensor.collapse_shape"(%188) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xbf16>) -> tensor<320xbf16>
    %211 = "tensor.expand_shape"(%210) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 320, 1, 1, 1, 1>}> : (tensor<320xbf16>) -> tensor<320x1x1x1x1xbf16>
    %212 = "tm_tensor.scatter"(%211, %209, %arg4) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg176: bf16, %arg177: bf16):
      "tm_tensor.yield"(%arg176) : (bf16) -> ()
    }) : (tensor<320x1x1x1x1xbf16>, tensor<320x4xi64>, tensor<2x1x11x32xbf16>) -> tensor<2x1x11x32xbf16>
    %213 = "tensor.collapse_shape"(%114) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xbf16>) -> tensor<320xbf16>
    %214 = "tensor.expand_shape"(%213) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 320, 1, 1, 1, 1>}> : (tensor<320xbf16>) -> tensor<320x1x1x1x1xbf16>
    %215 = "tm_tensor.scatter"(%214, %209, %arg5) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg174: bf16, %arg175: bf16):
      "tm_tensor.yield"(%arg174) : (bf16) -> ()
    }) : (tensor<320x1x1x1x1xbf16>, tensor<320x4xi64>, tensor<2x1x11x32xbf16>) -> tensor<2x1x11x32xbf16>
    %216 = "tensor.empty"() : () -> tensor<2x1x2x11x32xbf16>
    %217 = "linalg.generic"(%212, %216) <{indexing_maps = [#map16, #map17], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg172: bf16, %arg173: bf16):
      "linalg.yield"(%arg172) : (bf16) -> ()
    }) : (tensor<2x1x11x32xbf16>, tensor<2x1x2x11x32xbf16>) -> tensor<2x1x2x11x32xbf16>
    %218 = "tensor.collapse_shape"(%217) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<2x1x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %219 = "linalg.generic"(%215, %216) <{indexing_maps = [#map16, #map17], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg170: bf16, %arg171: bf16):
      "linalg.yield"(%arg170) : (bf16) -> ()
    }) : (tensor<2x1x11x32xbf16>, tensor<2x1x2x11x32xbf16>) -> tensor<2x1x2x11x32xbf16>
    %220 = "tensor.empty"() : () -> tensor<2x2x32x11xbf16>
    %221 = "linalg.transpose"(%218, %220) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg168: bf16, %arg169: bf16):
      "linalg.yield"(%arg168) : (bf16) -> ()
    }) : (tensor<2x2x11x32xbf16>, tensor<2x2x32x11xbf16>) -> tensor<2x2x32x11xbf16>
    %222 = "tensor.collapse_shape"(%187) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<4x5x32xbf16>
    %223 = "tensor.collapse_shape"(%221) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x32x11xbf16>) -> tensor<4x32x11xbf16>
    %224 = "tensor.empty"() : () -> tensor<4x5x11xf32>
    %225 = "linalg.fill"(%3, %224) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg166: f32, %arg167: f32):
      "linalg.yield"(%arg166) : (f32) -> ()
    }) : (f32, tensor<4x5x11xf32>) -> tensor<4x5x11xf32>
    %226 = "linalg.batch_matmul"(%222, %223, %225) <{indexing_maps = [#map18, #map19, #map20], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg163: bf16, %arg164: bf16, %arg165: f32):
      %394 = "arith.extf"(%arg163) : (bf16) -> f32
      %395 = "arith.extf"(%arg164) : (bf16) -> f32
      %396 = "arith.mulf"(%394, %395) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %397 = "arith.addf"(%arg165, %396) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%397) : (f32) -> ()
    }) : (tensor<4x5x32xbf16>, tensor<4x32x11xbf16>, tensor<4x5x11xf32>) -> tensor<4x5x11xf32>
    %227 = "tensor.empty"() : () -> tensor<4x5x11xbf16>
    %228 = "linalg.generic"(%226, %227) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg161: f32, %arg162: bf16):
      %393 = "arith.truncf"(%arg161) : (f32) -> bf16
      "linalg.yield"(%393) : (bf16) -> ()
    }) : (tensor<4x5x11xf32>, tensor<4x5x11xbf16>) -> tensor<4x5x11xbf16>
    %229 = "tensor.expand_shape"(%228) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 2, 5, 11>}> : (tensor<4x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %230 = "tensor.empty"() : () -> tensor<2x2x5x11xbf16>
    %231 = "linalg.generic"(%229, %230) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg159: bf16, %arg160: bf16):
      %391 = "arith.truncf"(%15) : (f64) -> bf16
      %392 = "arith.mulf"(%arg159, %391) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%392) : (bf16) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %232 = "linalg.generic"(%231, %arg2, %230) <{indexing_maps = [#map9, #map12, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg156: bf16, %arg157: bf16, %arg158: bf16):
      %390 = "arith.addf"(%arg156, %arg157) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%390) : (bf16) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x1x5x11xbf16>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %233 = "tensor.empty"() : () -> tensor<2x2x5x11xf32>
    %234 = "linalg.generic"(%232, %233) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg154: bf16, %arg155: f32):
      %389 = "arith.extf"(%arg154) : (bf16) -> f32
      "linalg.yield"(%389) : (f32) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %235 = "tensor.empty"() : () -> tensor<2x2x5xi64>
    %236 = "linalg.fill"(%1, %235) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg152: i64, %arg153: i64):
      "linalg.yield"(%arg152) : (i64) -> ()
    }) : (i64, tensor<2x2x5xi64>) -> tensor<2x2x5xi64>
    %237 = "tensor.empty"() : () -> tensor<2x2x5xf32>
    %238 = "linalg.fill"(%4, %237) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg150: f32, %arg151: f32):
      "linalg.yield"(%arg150) : (f32) -> ()
    }) : (f32, tensor<2x2x5xf32>) -> tensor<2x2x5xf32>
    %239:2 = "linalg.generic"(%234, %238, %236) <{indexing_maps = [#map9, #map20, #map20], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg147: f32, %arg148: f32, %arg149: i64):
      %384 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %385 = "arith.index_cast"(%384) : (index) -> i64
      %386 = "arith.maximumf"(%arg147, %arg148) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %387 = "arith.cmpf"(%arg147, %arg148) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %388 = "arith.select"(%387, %385, %arg149) : (i1, i64, i64) -> i64
      "linalg.yield"(%386, %388) : (f32, i64) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5xf32>, tensor<2x2x5xi64>) -> (tensor<2x2x5xf32>, tensor<2x2x5xi64>)
    %240 = "tensor.expand_shape"(%239#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 2, 5, 1>}> : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %241 = "linalg.generic"(%234, %240, %233) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg144: f32, %arg145: f32, %arg146: f32):
      %383 = "arith.subf"(%arg144, %arg145) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%383) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %242 = "linalg.generic"(%241, %233) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg142: f32, %arg143: f32):
      %382 = "math.exp"(%arg142) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%382) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %243 = "linalg.generic"(%242, %129) <{indexing_maps = [#map9, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg140: f32, %arg141: f32):
      %381 = "arith.addf"(%arg140, %arg141) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%381) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %244 = "linalg.generic"(%242, %243, %233) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg137: f32, %arg138: f32, %arg139: f32):
      %380 = "arith.divf"(%arg137, %arg138) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%380) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %245 = "linalg.generic"(%244, %230) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg135: f32, %arg136: bf16):
      %379 = "arith.truncf"(%arg135) : (f32) -> bf16
      "linalg.yield"(%379) : (bf16) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %246 = "tensor.collapse_shape"(%245) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x5x11xbf16>) -> tensor<4x5x11xbf16>
    %247 = "tensor.collapse_shape"(%219) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<2x1x2x11x32xbf16>) -> tensor<4x11x32xbf16>
    %248 = "tensor.empty"() : () -> tensor<4x5x32xf32>
    %249 = "linalg.fill"(%3, %248) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg133: f32, %arg134: f32):
      "linalg.yield"(%arg133) : (f32) -> ()
    }) : (f32, tensor<4x5x32xf32>) -> tensor<4x5x32xf32>
    %250 = "linalg.batch_matmul"(%246, %247, %249) <{indexing_maps = [#map18, #map19, #map20], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg130: bf16, %arg131: bf16, %arg132: f32):
      %375 = "arith.extf"(%arg130) : (bf16) -> f32
      %376 = "arith.extf"(%arg131) : (bf16) -> f32
      %377 = "arith.mulf"(%375, %376) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %378 = "arith.addf"(%arg132, %377) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%378) : (f32) -> ()
    }) : (tensor<4x5x11xbf16>, tensor<4x11x32xbf16>, tensor<4x5x32xf32>) -> tensor<4x5x32xf32>
    %251 = "tensor.empty"() : () -> tensor<4x5x32xbf16>
    %252 = "linalg.generic"(%250, %251) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg128: f32, %arg129: bf16):
      %374 = "arith.truncf"(%arg128) : (f32) -> bf16
      "linalg.yield"(%374) : (bf16) -> ()
    }) : (tensor<4x5x32xf32>, tensor<4x5x32xbf16>) -> tensor<4x5x32xbf16>
    %253 = "tensor.expand_shape"(%252) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 2, 5, 32>}> : (tensor<4x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %254 = "tensor.empty"() : () -> tensor<2x5x2x32xbf16>
    %255 = "linalg.transpose"(%253, %254) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg126: bf16, %arg127: bf16):
      "linalg.yield"(%arg126) : (bf16) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x5x2x32xbf16>) -> tensor<2x5x2x32xbf16>
    %256 = "tensor.collapse_shape"(%255) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x5x2x32xbf16>) -> tensor<10x64xbf16>
    %257 = "linalg.transpose"(%14, %73) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg124: bf16, %arg125: bf16):
      "linalg.yield"(%arg124) : (bf16) -> ()
    }) : (tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %258 = "linalg.generic"(%13, %75) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg122: bf16, %arg123: f32):
      %373 = "arith.extf"(%arg122) : (bf16) -> f32
      "linalg.yield"(%373) : (f32) -> ()
    }) : (tensor<64xbf16>, tensor<64xf32>) -> tensor<64xf32>
    %259 = "linalg.generic"(%256, %77) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg120: bf16, %arg121: f32):
      %372 = "arith.extf"(%arg120) : (bf16) -> f32
      "linalg.yield"(%372) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %260 = "linalg.generic"(%257, %79) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg118: bf16, %arg119: f32):
      %371 = "arith.extf"(%arg118) : (bf16) -> f32
      "linalg.yield"(%371) : (f32) -> ()
    }) : (tensor<64x64xbf16>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %261 = "linalg.matmul"(%259, %260, %81) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg115: f32, %arg116: f32, %arg117: f32):
      %369 = "arith.mulf"(%arg115, %arg116) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %370 = "arith.addf"(%arg117, %369) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%370) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<64x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %262 = "linalg.generic"(%258, %77) <{indexing_maps = [#map8, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg113: f32, %arg114: f32):
      "linalg.yield"(%arg113) : (f32) -> ()
    }) : (tensor<64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %263 = "linalg.generic"(%261, %262, %77) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg110: f32, %arg111: f32, %arg112: f32):
      %368 = "arith.addf"(%arg110, %arg111) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%368) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %264 = "linalg.generic"(%263, %85) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg108: f32, %arg109: bf16):
      %367 = "arith.truncf"(%arg108) : (f32) -> bf16
      "linalg.yield"(%367) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %265 = "tensor.expand_shape"(%264) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 64>}> : (tensor<10x64xbf16>) -> tensor<2x5x64xbf16>
    %266 = "tensor.empty"() : () -> tensor<64x8xbf16>
    %267 = "linalg.transpose"(%12, %266) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg106: bf16, %arg107: bf16):
      "linalg.yield"(%arg106) : (bf16) -> ()
    }) : (tensor<8x64xbf16>, tensor<64x8xbf16>) -> tensor<64x8xbf16>
    %268 = "tensor.empty"() : () -> tensor<8xf32>
    %269 = "linalg.generic"(%11, %268) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg104: bf16, %arg105: f32):
      %366 = "arith.extf"(%arg104) : (bf16) -> f32
      "linalg.yield"(%366) : (f32) -> ()
    }) : (tensor<8xbf16>, tensor<8xf32>) -> tensor<8xf32>
    %270 = "tensor.empty"() : () -> tensor<64x8xf32>
    %271 = "linalg.generic"(%267, %270) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg102: bf16, %arg103: f32):
      %365 = "arith.extf"(%arg102) : (bf16) -> f32
      "linalg.yield"(%365) : (f32) -> ()
    }) : (tensor<64x8xbf16>, tensor<64x8xf32>) -> tensor<64x8xf32>
    %272 = "tensor.empty"() : () -> tensor<10x8xf32>
    %273 = "linalg.fill"(%3, %272) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg100: f32, %arg101: f32):
      "linalg.yield"(%arg100) : (f32) -> ()
    }) : (f32, tensor<10x8xf32>) -> tensor<10x8xf32>
    %274 = "linalg.matmul"(%78, %271, %273) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg97: f32, %arg98: f32, %arg99: f32):
      %363 = "arith.mulf"(%arg97, %arg98) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %364 = "arith.addf"(%arg99, %363) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%364) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<64x8xf32>, tensor<10x8xf32>) -> tensor<10x8xf32>
    %275 = "linalg.generic"(%269, %272) <{indexing_maps = [#map8, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg95: f32, %arg96: f32):
      "linalg.yield"(%arg95) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<10x8xf32>) -> tensor<10x8xf32>
    %276 = "linalg.generic"(%274, %275, %272) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg92: f32, %arg93: f32, %arg94: f32):
      %362 = "arith.addf"(%arg92, %arg93) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%362) : (f32) -> ()
    }) : (tensor<10x8xf32>, tensor<10x8xf32>, tensor<10x8xf32>) -> tensor<10x8xf32>
    %277 = "tensor.empty"() : () -> tensor<10x8xbf16>
    %278 = "linalg.generic"(%276, %277) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg90: f32, %arg91: bf16):
      %361 = "arith.truncf"(%arg90) : (f32) -> bf16
      "linalg.yield"(%361) : (bf16) -> ()
    }) : (tensor<10x8xf32>, tensor<10x8xbf16>) -> tensor<10x8xbf16>
    %279 = "tensor.expand_shape"(%278) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 8>}> : (tensor<10x8xbf16>) -> tensor<2x5x8xbf16>
    %280 = "tensor.empty"() : () -> tensor<2x5x8xbf16>
    %281 = "linalg.generic"(%279, %280) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg88: bf16, %arg89: bf16):
      %360 = "arith.mulf"(%arg88, %34) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%360) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %282 = "linalg.generic"(%279, %280) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg86: bf16, %arg87: bf16):
      %359 = "math.fpowi"(%arg86, %0) <{fastmath = #arith.fastmath<none>}> : (bf16, i64) -> bf16
      "linalg.yield"(%359) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %283 = "linalg.generic"(%282, %280) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg84: bf16, %arg85: bf16):
      %357 = "arith.truncf"(%10) : (f64) -> bf16
      %358 = "arith.mulf"(%arg84, %357) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%358) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %284 = "linalg.generic"(%279, %283, %280) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg81: bf16, %arg82: bf16, %arg83: bf16):
      %356 = "arith.addf"(%arg81, %arg82) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%356) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %285 = "linalg.generic"(%284, %280) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg79: bf16, %arg80: bf16):
      %354 = "arith.truncf"(%9) : (f64) -> bf16
      %355 = "arith.mulf"(%arg79, %354) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%355) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %286 = "linalg.generic"(%285, %280) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg77: bf16, %arg78: bf16):
      %353 = "math.tanh"(%arg77) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%353) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %287 = "linalg.generic"(%286, %280) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg75: bf16, %arg76: bf16):
      %352 = "arith.addf"(%arg75, %35) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%352) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %288 = "linalg.generic"(%281, %287, %280) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg72: bf16, %arg73: bf16, %arg74: bf16):
      %351 = "arith.mulf"(%arg72, %arg73) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%351) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %289 = "tensor.collapse_shape"(%288) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x8xbf16>) -> tensor<10x8xbf16>
    %290 = "tensor.empty"() : () -> tensor<8x64xbf16>
    %291 = "linalg.transpose"(%8, %290) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg70: bf16, %arg71: bf16):
      "linalg.yield"(%arg70) : (bf16) -> ()
    }) : (tensor<64x8xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
    %292 = "linalg.generic"(%7, %75) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg68: bf16, %arg69: f32):
      %350 = "arith.extf"(%arg68) : (bf16) -> f32
      "linalg.yield"(%350) : (f32) -> ()
    }) : (tensor<64xbf16>, tensor<64xf32>) -> tensor<64xf32>
    %293 = "linalg.generic"(%289, %272) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg66: bf16, %arg67: f32):
      %349 = "arith.extf"(%arg66) : (bf16) -> f32
      "linalg.yield"(%349) : (f32) -> ()
    }) : (tensor<10x8xbf16>, tensor<10x8xf32>) -> tensor<10x8xf32>
    %294 = "tensor.empty"() : () -> tensor<8x64xf32>
    %295 = "linalg.generic"(%291, %294) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg64: bf16, %arg65: f32):
      %348 = "arith.extf"(%arg64) : (bf16) -> f32
      "linalg.yield"(%348) : (f32) -> ()
    }) : (tensor<8x64xbf16>, tensor<8x64xf32>) -> tensor<8x64xf32>
    %296 = "linalg.matmul"(%293, %295, %81) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg61: f32, %arg62: f32, %arg63: f32):
      %346 = "arith.mulf"(%arg61, %arg62) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %347 = "arith.addf"(%arg63, %346) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%347) : (f32) -> ()
    }) : (tensor<10x8xf32>, tensor<8x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %297 = "linalg.generic"(%292, %77) <{indexing_maps = [#map8, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg59: f32, %arg60: f32):
      "linalg.yield"(%arg59) : (f32) -> ()
    }) : (tensor<64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %298 = "linalg.generic"(%296, %297, %77) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg56: f32, %arg57: f32, %arg58: f32):
      %345 = "arith.addf"(%arg56, %arg57) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%345) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %299 = "linalg.generic"(%298, %85) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg54: f32, %arg55: bf16):
      %344 = "arith.truncf"(%arg54) : (f32) -> bf16
      "linalg.yield"(%344) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %300 = "tensor.expand_shape"(%299) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 64>}> : (tensor<10x64xbf16>) -> tensor<2x5x64xbf16>
    %301 = "linalg.generic"(%265, %300, %70) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg51: bf16, %arg52: bf16, %arg53: bf16):
      %343 = "arith.addf"(%arg51, %arg52) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%343) : (bf16) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xbf16>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %302 = "linalg.generic"(%301, %arg0, %70) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg48: bf16, %arg49: bf16, %arg50: bf16):
      %342 = "arith.addf"(%arg48, %arg49) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%342) : (bf16) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xbf16>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %303 = "linalg.generic"(%302, %48) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg46: bf16, %arg47: f32):
      %341 = "arith.extf"(%arg46) : (bf16) -> f32
      "linalg.yield"(%341) : (f32) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %304 = "linalg.generic"(%303, %50) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f64):
      %340 = "arith.extf"(%arg44) : (f32) -> f64
      "linalg.yield"(%340) : (f64) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %305 = "linalg.generic"(%304, %53) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f64, %arg43: f64):
      %339 = "arith.addf"(%arg42, %arg43) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%339) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %306 = "linalg.generic"(%305, %52) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: f64, %arg41: f64):
      %338 = "arith.divf"(%arg40, %30) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%338) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %307 = "linalg.generic"(%304, %306, %50) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg37: f64, %arg38: f64, %arg39: f64):
      %337 = "arith.subf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%337) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %308 = "linalg.generic"(%307, %307, %50) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg34: f64, %arg35: f64, %arg36: f64):
      %336 = "arith.mulf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%336) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x64xf64>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %309 = "linalg.generic"(%308, %53) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f64, %arg33: f64):
      %335 = "arith.addf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%335) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %310 = "linalg.generic"(%309, %52) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f64, %arg31: f64):
      %334 = "arith.divf"(%arg30, %30) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%334) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %311 = "linalg.generic"(%310, %37) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f64, %arg29: f32):
      %333 = "arith.truncf"(%arg28) : (f64) -> f32
      "linalg.yield"(%333) : (f32) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %312 = "linalg.generic"(%303, %61) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %332 = "arith.addf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%332) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %313 = "linalg.generic"(%312, %37) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %331 = "arith.divf"(%arg24, %31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%331) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %314 = "linalg.generic"(%311, %37) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %329 = "arith.truncf"(%28) : (f64) -> f32
      %330 = "arith.addf"(%arg22, %329) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%330) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %315 = "linalg.generic"(%314, %37) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %328 = "math.rsqrt"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%328) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %316 = "linalg.generic"(%303, %313, %48) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %327 = "arith.subf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%327) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %317 = "linalg.generic"(%316, %315, %48) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %326 = "arith.mulf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%326) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %318 = "linalg.generic"(%317, %6, %48) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: bf16, %arg13: f32):
      %324 = "arith.extf"(%arg12) : (bf16) -> f32
      %325 = "arith.mulf"(%arg11, %324) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%325) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %319 = "linalg.generic"(%318, %5, %48) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: f32, %arg9: bf16, %arg10: f32):
      %322 = "arith.extf"(%arg9) : (bf16) -> f32
      %323 = "arith.addf"(%arg8, %322) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%323) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %320 = "linalg.generic"(%319, %70) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: f32, %arg7: bf16):
      %321 = "arith.truncf"(%arg6) : (f32) -> bf16
      "linalg.yield"(%321) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    "func.return"(%320, %212, %215) : (tensor<2x5x64xbf16>, tensor<2x1x11x32xbf16>, tensor<2x1x11x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_64_torch.bfloat16_6: "0x0200000011BEC43DE0BD833ED1BD46BD933EEE3ED6BCBC3E4C3EA33EF3BB603E32BE8D3ED8BD71BCB9BE293E073E7CBE1FBF97BEB5BB543E843D37BE753E2B3F1CBEE63C0A3EA93DC53EDE3EC23EAC3EEF3D4BBE483E953E54BD8CBE9D3E9C3C4DBE4EBED83B8E3E92BDA33E2FBE9EBD38BEA73EB3BDDDBD8DBED9BD84BE7ABE033E103E",
      torch_tensor_64_torch.bfloat16_5: "0x020000007F3F913F4D3F923F833FB43FB93FA63F853F753F0A3F233F4A3F683F4D3FBE3F893F103FB73F393F6F3F473F853F803F7B3FB43F783F623F6F3F693F373F4D3F5F3F5D3F6F3F283F903F4A3FB63F893F253F8A3F533F8D3FC33F863F933FB13F983FAE3F873F6A3F9D3F613FB63F553F623F733F4A3F4D3F4E3F8C3F8F3FEF3E",
      torch_tensor_64_torch.bfloat16_4: "0x020000008CBE98BEC0BD903EEABDBDBE84BEFCBEE63C6DBE94BE50BD553E0CBEDD3DF63CCBBDBE3CA53E133D8CBEE63C97BE923D333D64BE65BE8FBEB5BE893EEF3D623E8EBE41BE09BD1D3EF0BE04BE093EB03ED2BEF73DD73D71BD1DBE383E603ECABE26BEBE3EBD3C893C2A3F203E81BE863EA9BEE6BDF73DE63D2CBDE43E973D4D3D",
      torch_tensor_64_8_torch.bfloat16: "0x0200000046BE783E2CBF16BF95BE133F2D3E6FBE38BEAB3E15BCDB3E3E3D02BEA7BE40BD523E3C3E20BE373EAC3DBABE98BDD1BE273F523D8ABDD4BE7DBF1E3DC6BDE23D1CBE58BEB23EA2BDFDBE62BF183F4D3DC4BE4F3E1BBE583DA5BD263EE03D4BBE1DBC33BE63BCC2BEC23EA03E43BF0E3F783D003E5A3C443EAF3E9ABE1EBF003FBFBDB13EFBBE4CBF163FBC3E6EBEA6BD16BFD8BE0F3E33BF843ED33D7ABCDF3E42BE9DBDE93EDD3D6E3EDD3E5DBE8B3E193FA03DFA3ECFBCFE3EB2BE8F3E8EBE6D3E70BEF43EEB3E37BFCBBEFBBEC53D83BEBC3DD33E1D3DFCBD343EA23EC3BECABED9BE9E3EF93D903EAA3E093F28BFDB3E46BE403E5FBE913EA4BED6BD51BDC93DCD3D403EDC3E793E43BF1FBE0F3F5EBEB03EBD3D8CBE8FBEAF3DB7BED43E753DADBE7F3DA03EB2BE59BE763E8ABDE53EB13EF6BE493D613F8ABF10BF103D243D883E8F3D8CBE313D3ABFA73EB0BE9ABED7BEA13E4A3D18BE2E3F46BEF8BE063F77BE20BE9FBED6BC053FB33EBB3EE23E01BE553E733EB33ECD3C34BC1B3F8CBEE53E1FBD143FB63EBBBEB0BCFDBC8CBE80BDEDBEABBDA9BD54BEE1BDC7BDF73E83BE853E21BF18BD753EEB3D32BA24BF273F8CBE33BE8FBD683FB1BD4CBEBA3EAD3DC3BE71BE7A3EA0BE713EF2BEE73E3EBE0D3E38BFBFBE843DB73E253EB73A483D383D133D5DBE9A3E8ABDC6BE2CBF2D3F0D3F643D32BEAEBE1E3C0DBF7BBE94BDAB3E84BEB53D1FBF0FBD833E57BE6BBD3DBF743E933C873C86BEC5BE083EEBBE603E213DE3BE11BE983ECBBE1CBD43BECF3D8F3E02BE30BD063E4D3D51BD0BBE22BD4ABE543EAFBED1BE5B3FEBBE49BE9F3D5EBDE23E213EE73C5F3F623E04BE693EB9BDE83EC7BEEB3E91BE033E6EBD72BE72BE3E3EF1BC1B3E64BF273E8A3E6D3D033D463ECD3E07BEAB3E7F3D073D0DBF8B3F303E263E85BD9C3C523E013E2DBF07BEBC3DC5BE6ABE153F373E2D3FE5BCF0BDCDBC953EF1BE8B3EEA3E063E7BBEC1BEAC3D2B3F713FBFBDEDBC83BE97BEA33E2CBE1A3FA6BEDA3D923EF23E483E5D3E0EBD69BD98BCC3BE4FBEE83DA8BE113E4CBEA7BE2EBEB1BD993DD2BE96BED03EA03EADBE2DBE81BE343FD7BE943EB9BE393E963D9D3EF0BC893E463EE0BDDDBE78BE0D3E763DC93D043E91BEA23ED33EBE3EDBBE193E7ABE883CF6BC283FABBDB4BE30BDAA3D413F8FBE233E5C3E9A3EFB3E173F42BFDD3DDDBDCFBE033E033FE13E903D04BE41BE5BBEF6BE1B3EFDBE59BD9ABE40BF09BF1E3F083E13BFB4BECBBE8F3E31BF4FBF5BBDF33D99BEF73EE23E083FA9BE45BD503E5EBEC1BDB53E10BFBA3E0E3EF7BC1EBFF7BC5B3D95BEFF3E813EA53E653EA3BCF4BB90BE07BFBFBD12BE6ABD6BBD063F1B3F41BE13BF7BBEB1BE943E893C873E593E6CBFB63EAFBD223F0A3DD53E1C3F4F3E613E9B3D853EE7BEA7BD50BE",
      torch_tensor_8_torch.bfloat16: "0x02000000803E09BE793E76BEFCBE483E543D9B3D",
      torch_tensor_8_64_torch.bfloat16: "0x020000009BBE07BE3BBC4E3D83BEF13C283DCCBD5F3D8EBE533D783E433E5D3C303E9DBD323E4ABC963E74BDF2BD23BD4FBE78BD0E3EAE3DA13D9EBCAC3C53BDFBBC5CBE7ABDBA3CFFBD2B3EA4BC863D663D18BC33BD573D27BDB0BDCE3CEEBD9DBCA3BB7ABD863E513D99BD823D16BE54BD0D3ED13D22BD0BBED7BD21BE5ABD38BE073CC8BDBA3D493E803EEDBDE8BC67BC0D3D1A3D1BBD073E83BD5FBE183E1C3EDF3D7D3D113D83BD8C3DCC3BD0BD003D40BD993E763ED5BDC8BBB1BBBCBD50BEEDBDA0BD20BC0ABD1DBE0EBE87BC0EBE0FBD3CBE2FBDEBBDA8BE50BE473DCF3D1D3D5CBE923C773D2CBC8F3D3C3E17BD053D943CBF3D02BE633E57BE56BE443E4CBE043D61BD693DB63C9A3D483DB3BDD23D5F3E8A3E2C3C11BEA7BD89BD6D3E0A3EFCBB48BE5D3ECEBDA63D86BD79BE89BB07BE073E16BDB0BDF03D5E3D80BD4D3E753D03BE083EF9BDB4BD1FBE15BC063E843E083DBDBDB1BD503BF5BDEDBC80BD2B3CE43DD7BB6ABD1D3E68BEA7BC76BD5F3E5FBDAABC7DBDBD3D90BD473DC03DCBBD99BD7A3D1B3EE6BCA63D133B30BC853C7CBD23BEA0BE073D95BE08BE12BDBEBED9BD13BE3CBDB8BD91BDF93DC93D54BE1C3E703EA03D0A3D263D893D8FBD823D7BBEB33D9CBEBC3C673E2EBE483D0EBEBB3E0E3E32BE55BEC4BD7FBE003E7E3ECF3D22BEAE3AF3BDDE3D9E3C8BBD28BE55BBA33DD9BD0CBE8CBE1ABDFE3C00BD403E5FBD9BBC94BDF9BCE83C6A3C193CACBDD8BDCD3C333D8B3D05BDE8BD07BD953D52BE41BD9F3EA1BC9E3D6BBD8FBD6A3B873D33BED9BD2D3DD43D21BD4C3E2CBD2F3E16BDF33D193E303E2FBEF4BC153E0F3EBCBD03BE213EAFBDA8BC623DA33C03BEE73D7B3E6DBE023E4BBD0EBE5D3DC83CB63D5BBD553D0D3DC13D2FBDBD3D07BD89BD45BED03D19BDE3BD1D3D8FBD1EBE92BDA5BD2D3E11BDC73DF73DE1BD65BC0E3C3CBEF43D1DBC143E133E3C3E25BE23BE14BD4E3E03BB01BEAABD89BDCBBD7FBD843A713D093D533CD53D9FBC4F3EA33E5EBDBDBD53BD8F3E993E6D3E2B3E03BE703DC3BC283DE4BA0FBE8E3DC6BD2BBD68BC783DD6BDB03DD03D593E2DBD613EA4BD7F3EB3BDC5BD66BD513DAFBDB1BC6C3E133E29BD773D833DC8BD4ABEE33D57BD8EBD5EBE05BE5ABD343ED4BDA9BD3B3CDE3D0E3E9A3BEC3D053E53BDCE3D74BE96BE033DF43C263D9FBDE13DD5BC34BED7BC65BE52BDA13DA7BB0F3EC43DCE3D8CBDBA3D833DE03D0DBD9F3DE93DAB3D5BBD043D51BDA1BD0BBE863CA43EF4BDACBEC0BDE5BD633DEEBD9D3C12BDF2BD2A3E27BE843D733D0B3E6C3DBA3DEEBDCF3D2B3E2DBC3F3C1A3E8B3D2EBE3DBD6FBEECBD2C3E8C3E07BE883EC13D1E3CD83C3B3EC5BE18B9B8BC8FBC5F3CC43D4CBEE7BC49BEEFBC84BEE23D203C6FBAD6BD643DCFBD93BD29BC453E0E3EE1BD323EEA3D90BD",
      torch_tensor_64_torch.bfloat16_3: "0x020000004DBE14BE34BD933D14BEB6BDC53EE73D793E15BF53BF913E283EF7BE88BD823EC9BD93BE99BDC13EBEBD13BEB63ED4BD6EBE8D3DC13EE5BC653DAD3EDDBD143F103DF1BEC73C5BBED3BE1C3EA03EC2BD73BE3C3DE2BC9D3E83BEE5BCCE3D02BD2ABED9BC143D943E3B3E41BEC6BDC53DFC3E413E8F3D8A3E733CD23D1FBE69BE",
      torch_tensor_64_64_torch.bfloat16_1: "0x02000000263EF3BDA63D74BE33BDEBBD53BE4BBED6BDA73D013EB33C2D3EA7BBA03DBB3D163D8D3DD2BD433EB3BB4A3C35BB8BBD383EA2BD36BE7E3C233E51BE3C3E653D203D4DBDB0BA24BD4B3C2ABEB2BD623C053E073E4C3D2BBE85BEAABDAF3D183E613C25BE40BE05BD68BE48BD1EBEE4BDBD3C243D7A3BC53DB0BD693B573D9CBE09BE953CD2BCB6BD283E82BDE93C64BDCCBD81BECC3D1D3EAC3DD5BD003E3E3E1D3E6BBE79BBAC3E253E2DBD97BE4ABE77BD8E3D483DCABD8A3C9BBD69BD37BCA6BC7CBDDE3D043D59BE043EBA3D18BD1FBE8FBCF63DE13CEE3D58BE92BD1D3ECF3B513E013D40BDF43D6DBDFBBD23BE9E3D7B3D14BEEABDA93DBD3DE3BD99BDD23D043EEB3D593D2D3E463C05BD87BD293D8B3D8C3D3DBD0CBEF63D8ABC0EBE08BEB73D783B78BD15BE153E393CF43D253E37BE033E09BE18BE273DEEBDAFBD18BEFF3D7D3D42BEB93D66BE46BC6A3EA4BD943DB33D86BEB1BD82BD03BD62BE263E213E5C3E8C3DF83D12BE273E47BD643CB73DB03D363E4DBDC93DB3BCF8BC79BEC53D06BE18BE2B3EB1BDCDBDFCBD2D3CD53DE9BC8D3D36BDFF3D843C34BEEA3DF9BD4CBE0E3EE13DFB3DA1BDF4BD04BEC8BCBCBD11BD92BD2ABE85BEAFBDA83D38BEB13B41BD2E3ED53DB63DCE3C30BEC43DF03DC8BD8CBE573D8D3DD33D9F3D913DA9BD1ABEB8BD6E3CA13DA0BDC8BC06BE203E13BD9E3DF13D803E86BCB6BD87BDF9BD93BE9EBD44BE403E68BE8EBC29BE07BE813DF73D643EF63D5FBD89BEB1BD6DBD643D25BE15BE28BDC7BC83BD60BE7B3B43BCC1BCDABD0A3C39BEEF3D1E3E79BED83D5BBD31BE5B3E433E54BD8FBD33BE233D043E8CBD8C3D0A3EE13C413ECDBDD43D9E3CE33C8FBEFFBD7A3D8B3DA4BDA1BD06BD8B3DB9BD8B3AE3BD04BDF8BDD2BD87BEB33D27BE423C22BC703DBDBD3F3EF83D8E3D483E1A3E8D3E16BE333E8C3E40BE483E3EBCF4BD703E9F3C8E3D523EAA3B27BE2B3E773D1F3D0A3C0E3E29BDA6BDF3BB85BD23BE063E94BD0B3DC63BBABD15BD043E43BE513EB03CD2BD2B3DCABDCE3D0E3EE63D70BED13CD33AEF3D30BC93BE9D3E753DF2BC61BE5DBEFCBDBA3C15BEBC3D39BE4E3ED6BD99BDD6BD963DC53DA6BC70BEAC3DB6BDC63E163E01BE313D3B3C1F3D993D0BBE60BE5EBD92BC98BD59BC7ABD5C3DF2BD87BD03BE63BC283EE83D423C04BE7D3EC73B613C2EBDB5BD183EC93D593D8F3C6E3E6ABE893DC03D00BD913DF0BD7CBDDB3C663EE63C883D07BE093EDC3D1D3E443C0E3ED7BCCA3D18BE133EB73D173CD83BCB3DB23D04BEF5BD16BEF83D80BCB9BD49BE223E1CBDB1BDB4BA1FBE6BBE4B3EB53B26BDCE3A5FBCA73EDB3DA43E0FBD85BD1EBBFD3A8ABDC43C083EF43D51BEBABD1DBE97BDFEBD693DF93DD03CE73DE43C383D383E893C4FBD143D73BDFB3D553C9FBD3ABD18BDC13DCF3D10BDEFBD1B3E263EC33D5FBE3E3DE83A3BBD06BD4CBC42BE65BE043ECABD913E413E90BD84BD8BBEA1BDA53D2F3C2C3D1E3EF1BD0D3B5ABE903D10BE64BD0CBE523C15BE21BE48BEE4BD4C3EFB3CADBD6FBD513EB83DC1BDE1BD313E13BE3F3DF53D78BDA83D22BDA93DD6BB99BC49BE0C3C08BD433E8DBD2B3DFFBC0CBEDDBD263E20BD643E113EC73C623C833DB4BB343E903E14BE70BE7A3DA33D1C3C40BD7CBC0C3E19BD28BD3E3DAC3DA7BE083CADBC2F3DF8BBDF3D8EBE8CBC393D13BE33BE763D773C1A3DBF3DBB3DE3BD1F3EE63C5C3D423E53BD44BE05BEF0BCEB3C9F3CCF3C3ABE3BBE88BE20BD0EBE493D9ABD0BBDADBBE7BD6B3D9E3CEABDE83C583E3DBD94BA5A3D28BECDBDD5BD4BBEB2BCB5BE963E82BED33DEEBC3DBE8C3D4EBDEC3B13BEFCBD93BDA03DD8BD76BDECBB083D8DBEB43C883E343D0A3E7D3D8DBE4F3DF13D9C3D87BE28BD8FBB333D4E3D963EC83D953C053EF13D9E3E8F3DA2BD083D1EBE86BD693D17BDD63B9ABD3D3D4DBC99BD96BA99BD4CBEB6BD143EA4BD023C86BDBE3D1E3E21BCC0BDA6BDADBD2FBE2C3D91BD4EBE98BE313E163CDDBB32BE96BDE63C6BBCFD3D523CD9B9E43D673E6DBE543E3F3EBF3DA13E763EC03D24BB31BD72BDBFBD9CBCF3BD2C3CA03D9CBD203DC8BD4C3EC33D043E48BEF33CBC3C793D8CBD493E273C61BDB4BDA2BD8D3D9ABD15BCA8BD073D47BD8FBDE3BD013C843D90BEAF3E59BD93BE253E9FBD093EF5BD303DF03D93BD18BEC5BD3ABC523E693D733DF23DC3BDC2BD1EBE2DBE183EAD3D023D70BEBB3D9F3D493DF83CB53D59BEC93C2B3E51BEF1BD56BD8D3D29BDA53D20BECDBD64BC9C3DBABC413C5A3E5BBD87BD13BD0ABECABB85BE2DBEAEBC8ABE41BE27BE1BBE333EF03C2ABEB43CAA3E4DBE043E04BE29BD18BD47BD5DBD0B3E1DBDBEBDB8BD2ABE203EF03D48BCC83DC23DEABD913E44BE0FBE983D223E37BE483DD03D503DB7BD83BD243EBB3D373DBEBCCD3D243D663E6EBD1ABEB23D3E3E8EBD22BED5BD403CC13CCA3BB23D07BB12BD7A3D7DBE85BD54BE44BC40BE8FBD9E3CA6BD57BD133E06BE6B3E0D3E7E3D0A3EBCBD9D3D23BE16BCE83D883DAEBD4EBD153EF9BC4BBD833D24BDD73D7FBE02BD673BB63DAB3D3CBDB1BEEA3DDA3D8D3E803DA6BDB9BD8A3A6FBDB7BD85BD22BE633E1F3CA1BD10BC23BC2BBE2D3DEE3DA2BD713D32BC53BC0BBEBEBD3BBE0F3E293EC73D5D3E693C0E3EF0BDB5BD963D893D0B3E193DCB3EB0BDDA3DC6BDC83D94BD92BC053E023E033EE03D9A3E3DBCD7BC9FBD893DDFBD903E67BEB5BD61BC89BD23BE253E243DE13D90BDC2BC533DD5BDAD3C20BD88BD913EDB3D803E853DF23DB5BD5BBD363D24BECC3C8ABE5ABE27BD473E54BE10BE673ECDBD0B3E54BDA0BDD23D5ABDFD3C1EBCCA3D50BD9DBC8C3D113E693E483CE9BDFFBD0DBD94BCEABC293D813DECBC02BB493E8D3DEC3CC8BCB5BD3BBE9D3D0B3E803D8B3D2C3EC13D17BEF03C66BB6CBB05BEFFBD833C183D40BB013EE83C2EBD453DE8BD1B3E043E8ABD0CBE543E823DCFBDF9BC94BD903D2B3E13BE85BEA93DA3BE093E933C17BEB8BE7A3EACBD0DBE81BD6ABEBF3C83BE583D573E5BBE18BEC0BCB7BD4D3EC4BD2B3DB93D813E14BEA93A52BD503E86BDEDBC353DBEBD11BC083DABBE49BED2BDE0BC373ED2BC973D82BEACBD0DBE953E7DBE3DBE1A3E163E5E3D3ABD193E4BBD443E543E80BE063E61BEF1BD2ABD283E68BEA5BD8BBBBA3D6ABDF9BD77BE9EBD1CBD073E203E83BCA2BD7FBE373CD5BD6A3D853DA0BD3CBD8B3ECD3DAE3B543B0ABE0B3ECB3D99BD5DBEF93C9EBBB5BC4CBDE43DB2BD363E40BE833EB3BC2DBD093EF9BC62BDFD3DCABC253EE7BD3EBDF3BDDB3C9A3D9A3ECF3CB83C1A3E4EBE073EEE3C07BE95BD0ABE94BD093EE53DEFBD553DB2BDD73C82BD883D5F3C113E39BD103EAD3D943DB53C823D0DBEB23DCD3DDE3C08BDDE3C83BD73BD8FBD0EBEFA3C78BD823E9C3E87BD933E55BE3FBE10BE14BC693D7F3C3DBD8A3E0D3E53BD823E163E6A3D9E3DC9BD20BEC33C1A3B3DBE3FBD8BBD873DF4BB433D09BE19BD80BDFF3DC43D533D143E64BECFBD71BC77BDE83DCA3D03BD3EBEB2BDC3BDB3BD5ABE633D6A3D6ABD9BBCDBBC7E3D71BE453E6B3ECEBCAC3DEBBD9C3E95BC9F3C06BDF03DE93C25BE89BDA63B2BBDE8BD463E50BE1ABD313E193DA63D82BD65BD2ABDD3BC71BC5EBD863EF2BD90BD2E3DAA3DA5BDA03EA3BCFB3DEFBDEB3CD3BC3FBE3CBE003E67BE0DBC223E3C3D89BE113E80BEE7BC573E8D3D783DA1BD8DBED8BC273D0D3D143E18BE79BD593D0A3E01BEE13D93BD973EB9BD62BC963D59BE6F3DC13C1ABE9ABC7ABB8EBDFBBCB73D9C3C0E3D2C3E66BD8B3D173C233E74BEFCBD60BDFC3D77BDB53CF23CC73B49BC4C3D64BE29BE033E0A3E3C3D04BE9B3DD5BD0A3E5D3CE9BCA0BD5CBECEBD9F3EACBC2B3EDB3DDEBC1ABEACBD81BD8ABD45BD3C3DEBBDB2BD8B3D7FBDD2BDD3BD3D3C263D58BDA23E643DA9BD44BEA4BD0ABE13BEEB3DB3BB643DB63D07BB493D053E77BDC2BD37BAC83C04BE00BBB3BD2FBD033EA6BCC3BD883E1DBD15BE7C3D08BE293C4D3DEC3D5B3DE8BC30BEF6BD28BE6ABD1BBE293E1D3E683E2BBEAB3D2ABD963E243DB43C77BD71BDC13D77BCA23D89BDD83D95BD02BD3CBCFB3D153E3BBE08BD9A3CC43C02BEFCBD5A3D2E3C9D3D233EE73DC33CD5BB79BE5ABDE63D16BDA93E0CBDCEBD4CBE3E3EA2BD143D01BDC43D24BE233EBB3CD7BD22BE89BDCABD143EC5BC203E903EC1BCF93DAA3B73BC313EB2BC9F3E053EF43D303D6F3D143E183D1EBEB1BD41BE81BE1A3C85BC6C3E7CBD193D20BC0A3ED33DBFBDB7BD07BEFE3D543E40BEEBBD87BD6BBED2BC143E4BBE8EBDC9BCCEBD2B3E5BBD8CBE45BD053C9A3C693D86BD1DBE2B3E873D4B3ED43D3BBD323D81BD093EB6BDDABC1CBD8CBCD93C4FBC52BE8DBE02BE963D833D073ED7BBB33D8E3BD4BDA9BD87BD3CBEF63DBE3DCDBD743CF4BD0C3E33BE053E903DDD3BA23D10BDB53DF73CE83B3E3EAEBDAEBCB3BDEB3D33BDA43DD4BDD3BC283E133C4D3EF9BB253D89BCC3BD50BD183E333EF83D9F3D11BE6D3CC5BD82BB3E3DD43D75BD67BECEBCE23C0EBE513DC93C27BE603ED13D01BE74BEA63DB3BC0ABEFBBD913C713E4FBB6F3BCCBD2B3DBBBD4F3EFFBDA3BD873C39BE50BDE33B9C3D8FBE29BC6A3D1ABC5ABAAF3DE23DB9BCFEBD8A3E4E3D5DBE11BECDBC263D9FBD243EDEBDA0BD903DCABD103E0DBE2DBDFF3A64BCDBBD8C3D96BC823B1CBE473ECF3D353D963C69BEA63BD73C0DBD1F3E84BE09BEBABCF1BD32BE44BD83BDCA3D413D1ABE9FBD9E3D383E2A3ECABDF43C0ABD473D103D463E733E8BBD823D003D953DD4BD17BC1A3EC33DB63DDE3A8EBD31BD833EA83CF03DAABD23BE753D4BBE0C3EA0BDC2BDC13D353C53BEA93E22BE45BD9F3D143E4D3E39BEE1BC903D37BDF0BC013E09BB503EF93D143C543D7B3EA03C46BD4ABE4DBE153EDF3C6B3D883EEE3D22BECB3D4C3EA4BD0D3E87BB423C2F3C72BD6F3CFEBDFBBDA53C053E06BE08BD02BD433C893D4CBECA3CF3BDC83D0ABE0EBEA03D6B3D2FBE033E063D643E8FBCE13D783E25BE8ABC303C453B17BD29BEB33C52BDE43C97BD4FBE7DBC06BD1BBD19BED63DBEBD6BBDD3BCD03D11BE3ABED83C0DBA8A3C81BD593C403D483E7FBD533C76BE77BEBE3C08BCA3BD263D663D2CBE323DB03C073E85BD5EBD8A3EB53E1E3D993E973C1A3E27BE0FBCAB3D2DBEB1BCC4BDA63CDC3D063E3B3EFA3D43BDC9BA45BC86BD8E3D2E3D38BE9ABAC73D563E723EAABD0CBCF1BC9C3E19BEFE3D42BD8FBD7BBD863A30BD0ABE293DBE3DA0BD973E5E3E09BE2FBE873DB6BBF53D2CBCE1BDE73C8FBE01BE9BBD103D733D80BD92BCEEBD26BE03BDA73DEB3D5C3E5FBD033DA0BB363DE53CB13B33BB553CE0BD1BBEC93D87BD88BDCBBDC33CDC3D943D633DDA3D9ABC7A3C26BE553E423EC23D1BBDD13C1CBEAC3DFABC763EFA3D98BE5D3D323E4CBE32BE40BDA1BBE9BDB1BDEDBD45BDFB3D0BBD57BEC13DF6BD13BE053DD7BC25BD05BE0DBEA53C0ABE5E3E9CBD42BEADBD32BE74BE84BD7ABD533D1E3E9E3C773EA73CC63D7DBEAF3D2A3DE2BD0B3E0D3D123D723D91BEEDBD4E3D8E3D053E2DBD0B3CEEBCC73DB13DD8BD31BCDABC483E10BE2FBE3DBD0F3E4D3DC7BD1E3DB93D793D1BBE413EBC3EAC3B6CBE393D893ED5BC16BE02BDD0BC96BDC4BD2A3DFF3C1E3E403E1D3D883C853E073D4B3D3D3DA3BD85BEC13D16BD38BD1ABD403EA63EF03DE1BDF03D343E453E5ABEECBD353DD03D29BEFBBB30BE523AD33D29B9C73D793DCEBD223EFBBD9A3D703BA9BDC3BD3F3E983CDBBDE3BDEE3D87BC8ABA3EBD2C3E81BDDB3C38BD0BBB6B3DB3BE413E46BE423E88BD05BE0D3DC63B763E8BBEA63C213EF83DEB3A5A3E37BE9F3D5F3E693D9BBEA6BC053E01BC973D0E3ED0BD163ED83C16BE793E213E5EBD43BDFF3D793DBA3D903EFFBD0CBD0EBEAFBD1ABEDF3AE4BD6EBE1EBE9CBE5FBCB43D29BEB13E233E423EC43B813B01BEAC3D16BEDFBC01BE073E9E3CF7BC843EE2BD10BE073D3EBD1B3E5ABEE0BC5B3E223D253E39BE0BBB08BD40BDEA3D403DD43D71BC193CB43DFBBD32BC2A3C15BE10BE13BE27BE403C273D443EF1BB423DCF3D7BBD1A3ECEBC883E06BE4A3B2F3E0C3C15BEB13E07BE473DE83DAABD2FBD263E773DA33DE6BD69BD5D3D2D3E3CBEFB3DBBBD253D7B3C9BBE96BDA0BC47BE0A3E483D233D84BDE63C51BE563E58BD5ABE343D223D12BE423DD33DEB3D90BEA6BC16BDCCBCFC3ABDBD0A3E053E063EDD3DB9BD3A3EB8BDB8BD743E8B3C0D3D51BE843E44BD053E103CDFBD5BBE733E1C3D1E3E8CBDE8BDE2BBED3B273B153EACBD023EC3BD4BBE9A3D3BBD2E3E34BE9EBD15BDE3BDA7BDE2BD8CBD933B583E4DBE693D99BDD8BD25BDF0BC1D3B94BCA5BC07BE113E773E2DBEECB9353E9ABE26BE1CBDE83CAA3D41BE8E3A673E753D2D3E0A3D413C97BDCD3DDCBCA33D63BE533DC83C9B3C99BEDEBD963A313E8BBD30BD3C3B24BE8DBC05BED1BDCEBCAC3C6F3E463E93BD823DEE3D993ECF3D1C3D343B463D89BDB5BD48BDE13C73BCD73D8ABE6CBD6FBDB3BB9CBC4BBC2BBEC83C4CBD6E3B6CBC573D133EA4BC783E6CBD3ABE3EBD36BCCD3C083E383EA2BCD53D353DABBCC8BDF53C533C813DAF3DC2BD63BE89BC0C3E553E3FBE96BE46BEAFBEF4BD61BDFFBCC73DD33C54BEB83DC9BD903D393D6FBCA33D72BC163D503EA1BEB43D4C3E653D67BC0DBDDD3DFABDD8BD413E9C3D263EF3BDE13DD1BD64BD7F3E313EA03E02BE8ABDBE3D4F3D363ECE3D623C96BCF53D593E90BB963DDABDBCBC373D12BEDD3C3FBD1EBEAF3DAA3D083C91BEA23D313D83BD0D3B153EF43D4ABDFB3BF13D54BED2BCBF3D083E3ABEFDBB9BBD3C3E993E1C3D97BD02BE0BBD533E8FBE913D2EBE37BE89BC66BD093E1C3E0ABE993D233DBDBD303D9C3AFC3D1CBEABBC343D47BCE33D5D3D493D00BD8CBEFEBD38BD45BED03DA9BC52BE91BD3DBC31BE80BB7D3D03BE7EBD4ABDAFBAD7BD28BDB0BDCDBDDC3D3D3E183D443EA73DD6BD29BED73C3BBD9A3D0A3EF93DB3BD1E3C18BECBBD9FBD893E073E84BEDA3D923D18BDB83C25BE6DBD0D3EF03D8D3E4A3EB23D583E1A3CC5BE88BDC73C64BDC43D0A3E403EFF3DB3BD1B3E6ABD183E14BEEA3DF03DDCBD943C5ABD28BCCDBC14BCE73D46BD9A3D583DC73DE63BC33CA6BD20BED03C41BE81BE623E223D74BD033D0CBD923DC43DEABD84BE01BE973E72BED03D2FB91C3EE53C993C29BED03A303D78BE8D3C1EBD0DBE8DBD24BD8D3D07BE0F3D80BE85BD0E3E953EF2BDFB3DF0BA33BD11BED9BCAD3D4E3C413CC73C4F3E9B3D073CC7BD2BBD8A3DF8BDA83DC4BD94BD633EE33D643EE93D4B3C86BD5FBE473E3B3D523CDBBD6EBEC5BD033EEA3C123E05BD173E823D023D05BEA13C1E3EB03D853D773B8ABCD53D243E103D183EA83DF23D743E03BE49BC473E24BE31BEB33D87BC36BE7A3E303E5B3D273D32BE34BEADBD843E87BEB2BD71BE09BD84BD11BE9DBD03BE743E50BEE9BDD3BD053D043D2ABD023D1DBE12BE80BD013EE5BDE6BD21BD40BD22BE793EEBBDD2BDA5BC093EA1BD353DA53D72BCFCBB47BE9D3C863D08BE21BE5A3D4FBDE8BD073E51BEC6BCC33D0ABCA5BD68BE96BC63BDEA3D87BE85BD72BEE83D783E33BD0B3DE7BDC1BC04BCEBBDFA3D683C4B3E55BB54BC143D6DBC07BE5B3E143E19BD18BD3B3D843D093E1D3EC7BDC8BDA33BD9BDD6BC8DBEDCBDDCBD1FBEDABDA8BC313E5D3E52BE8E3B33BD903D6EBD573C18BE2FBDE2BD753E5F3DA83C98BE0EBE223DE1BD82BEF2BB8EBBFEBD133D5E3D3BBCEA39ACBD75BD1ABE963C983DC23DA63C4DBD643E7E3E5EBDFBBD69BB813E0F3EB0BDE7BD053B26BD183EEEBC923C18BE223DB4BE1E3D933C48BDBB3D24BEC93DEC3D06BE4F3E4BBC9BBD0C3EBC3E8B3B2EBD08BECBBD673D58BEBC3D633E10BCB4BC323C4DBE073ED3BD153E5E3C843E093E91B8C13B7F3DC83DAB3D033E2EBDFCBDA0BD0CBD16BE29BE7CBDE33D39BE20BD023E663D4DBE6DBE39BEF33D15BD71BD633D1A3D8DBD3F39583E58BD53BE9C3CD73DC83C663E653E58BE2DBE98BD04BD1BBE133E23BE8EBD33B98BBD9FBE913A83BCFD3BB5BEECBD18BE1DBD36BD423C8F3DAEBD31BEA43DE1BD243E36BEC13D5ABA3FBE9DBDBE3D803E3FBE2F3E2EBE093E7D3E32BDB43E37BC843CEA3D80BE04BD6BBEE2BD9DBEE9BD1B3E22BE203E3C3D103E09BEE8BD16BDD5BBD6BC23BE69BE8A3C12BD5FBEB5BD2BBE2A3D163C323E053D81BCB0BB30BD973E41BDF63C8FBDA0BD0B3EE23DC3BDA23E853D4C3E5C3E1FBEA2BECCBBCC3D493D093E76BB963CECBC8CBD63BB3BBD093D49BE73BCE63D083E27BD9D3D00BE703D693DCD3CF23D0B3E95BD1CBDE5BD493EB53E3C3D083E323CC1BC08BDB03D3BBDEE3D80BD093EB23D43BED73D4DBE543E7A3DE53D443C183E0FBE53BD043E2BBEB3BD3CBEB03D25BC2BBEB83E433E133E8DBC67BEA8BD1CBDD9BD393C16BE6ABDC73D96BD74BD293C84BD543EA43D063E4EBE943D37BE5EBE05BE3A3E1B3EDEBDC6BDC03D8A3CA83CB83DAE3C1EBDB93DEC3DA0BDA13D2CBE643B373C86BD15BE8B3CC0BCAA3C073C44BED13C983E87BD863D8CBE27BE223E68BD1CBEEB3D5BBD86BDA1BD013E24BD5DBD1BBE24BEE83CC0BDFBBD12BE063ED23C873E083ED3BC143E323DCE3C6E3D8CBE813DB33CD1BD5CBEA53C94BE9D3D03BE9F3CB7BCFD3D0E3DCD3D663ED63D9C3D1E3EE8BD4E3D3ABD9EBD27BE9C3D92BC4C3EB5BD83BEA4BDD03D203E78BE0E3E043DC93C8E3D6DBA213EDF3BBD3D3A3E833D46BDBABC20BD36BD883DBABD363D02BDC33DD5BD20BAC5BDCD3D84BD0DBE7FBD403DAA3DF73D2DBDFA3D7A3C3B3E3FBE4EBCBEBC3A3E223E8D3D7BBD513CE53D26BDBF3E103E51BE133E063E39BE22BCE3BDA0BD913E2D3D9B3D4A3D26BDC33D473E3C3CB63D16BE3FBD1E3D7CBD85BDD13C273E3EBED53BA03DD43D27BC45BC443E493E233C2DB96E3D7EBD94BCA43D963D7DBD003E683E853D4ABE663ED1BD49BD063E703ED73DA73D4EBE1ABE5B3E4BBE5D3C3B3E743D7F3DEC3DBEBC15BD14BE96BDEABD0DBD093E353EA93CE3BD1E3E99BDC33DD13C01BD8D3EDCBD4E3E5CBE033D91BDFC3C2F3DFEBDB1BDB7BD383DFBBC613EBA3C043E8C3D1A3EC7BB74BD1A3EEB3D493E17BC7E3D4C3E60BCB3BBDA3D373D643D503D883DFB3C863E363DC83DA03D8FBD033EC4BD203E96BD6CBE473E04BEBDBD833E483DEE3DECBDA43E353D45BE1C3ECDBD853D10BEDABDF9BDDABD63BDD6BD983D2F3BEC3DA9BD423E023EA03D053E0E3EB23DB73C533E2ABCE2BD8FBB3FBE66BE93BD0FBCB53D183E903DE7BDAABDA63DD3BD7B3D3E3EBCBD61BD0CBDE4BDBFBE3F3E92BD2EBCF6BC2EBE83BD863C9A3CB1BDC4BC30BE0E3EB93D89BCB4BD673EA4BC96BD4F3E96BD9F3D28BEDFBD89BEBF3DADBC08BD063EAEBDA9BCB2BDEB3D303EEFBD3BBBC83C89BCF4BB81BD7A3EA33B97BC2D3C183DEBBDDEBCDA3DA0BD803E86BE9D3DAFBB4BBBDCBD923E83BDB9BCE13CEF3BA2BDDE3D03BCE03C47BB7E3D10BD7B3D323D81BD1E3D1BBEBB3D63BD843D38BE463E783D143D3EBE99BD9C3D18BE28BE803D1D3CC5BD1FBDBABDEC3C02BE043D3CBB213E2A3EE4BC403EFC3D3DBD003E27BE193C573E243E1A3EBC3DE8BC163E243E47BEB5BDB83D123D0BBEDB3CF4BDFDBDBBBC7FBCA33E49BEBA3DE2BDC43D4E3E29BE42BE223D503D8B3D4A3D81BC01BE633C203E183D273EF33D70BE863D853A953D0EBB57BD86BDBBBDDB3DBE3C983C3D3EB6BC883D723D043E59BDB83CB23D3A3C9ABDC2BDC73D92BCB83C4ABE8C3DD8BD1ABD9DBB013EC73D1C3ED83DFB3B8F3ECD3E62BD7A3E133E53BC743C50BC133E3F3D2BBE513D09BE78BE03BC383DA03C6EBB6DBC98BDD3BB85BC883D2B3DCABD113E803D8BBDC43DE7BD5BBEA0BD1D3D20BEF0BDDF3D193E013E0ABE2EBD1DBE5A3D1ABE823D7ABECC3D0FBDB4BDA93D203E2CBEE53C8A3D98BD7D3BEFBDD93D86BDAFBC8CBDE03E9B3D303DB53D30BE8F3D97BD2A3E2C3D46BEC3BBFEBD9ABD2BBE11BD1BBEFE3D9A3C923CED3DFC3BE5BD4EBCBFBD6A3EB5BD09BE5F3DDABD1BBE93BCF03D05BE2DBEAC3EE3BD683CB63DD0BD45BE76BE933DDF3BCBBC5ABD923D473E253C99BD8CBDAA3DA83DA7BD9D3D213E63BD8CBD763C24BD31BC86BCB03DC43D9C3D0C3DD8BD81BDDEBBD03D93BC09BE1C3ECF3DB73DA13C0EBE3E3DB3BDB73B06BE0EBEA1BC93BD15BEC93D5FBE3E3E43BE513D94BD96BC9B3D8A3EAE3DA4BA8D3EB63D653B263E833D06BEFC3DC33E95BDDF3CE43D613E2F3E73BD07BEEDBD833DC23DE33C9C3CE2BD45BE253E503E4DBE6FBD9ABCAA3C02BD1CBDE83C0E3EC9BD2FBD8D3D35BEA6BD863E193DB6BB9B3D98BD34BDA1BCFB3D28BE4BBD123EA53EE1BD26BE13BEEC3BED3D41BE773E5F3DB9BD003D183E603D5B3B58BEC3BDBBBC2F3D703EE73C90BE19BDF43D49BD2F3E9FBD3B3E84BD9A3D36BDF4BC25BD933E60BE563E07BBB3BD86BDE83CD3BD15BB87BD9ABDA63DCEBCCBBA913C403EE23B5FBD6B3E6ABEEABAC83CE0BCC4BDB5BD973D423E51BE6ABD99BC773DC03CAA3D4D3D643E0C3DC0BCBA3D61BCB53D37BE523EDB3CDFBD333E5E3E99BD0CBDC63C0CBE693E1CBEA43CE5BCF73DFDBD043E89BD0B3BB93DF93B0E3DCC3DB3BD0E3E01BE313D8A3C693E6ABE1ABD6E3DDBBD10BE263E8BBD89BD8C3E27BD62BAB0BD60BDCE3DE33C813EEBBCF43D2C3E523DC7BD4E3E053E87BE3C3EB23C52BE2DBE823B86BDCF3C2839C53C413D113E923D50BE9C3B433D58BECB3DC83D3D3C33BEE63CB33DD33D80BE883D05BE83BD1CBE6F3DB7BD393D623EACBDFCB9C33D4B3EB03DF93DD93D8A3C803D5EBE2ABE02BD703E6EBE263E35BD21BE4ABE853EE13D593CDBBB45BDC1BDB6BD353D8D3DFE3C2ABE113EB1BD52BDB2BD37BE8CBC75BD9EBD0D3DA53C883E133EE63DA7BD223D6F3CAABD8E3C3FBE0EBD9F3D18BE2ABDA1BD123EFB3CC93D933E04BCEF3DB43B163E093E2F3D6E3DFC3DD2BD723D523E813D4F3C32BB14BDE7BD1C3CDABD2ABE423EDABD213C6CBE1A3E0EBE83BCE4BD17BD8F3ED73DB33DAA3D3DBDA23D3ABDCB3D9E3D9C3D0F3D59BD823ED23D2B3DEB3D29BCC83CC6BD3FBE08BE00BC72BD49BDA6BC4BBEEABD8FBD15BB48BD253D0DBC31BD083DEB3DC13DAA3DAEBD6BBDEBBB4B3EDBBBCEBD623D04BC243D493D063E023CA0BC11BE2ABE12BE1CBE94BC3DBE473D19BE82BE14BE4BBC88BBE13D283ECBBB25BE28BE2BBE89BBD73C073EBC3D423CB03DF23C0F3E453EBBBD143DB0BD813DB13D9ABC583E22BE463DB6BD6CBD953D5C3DCD3D403C81BE01BB1A3D0B3D4E3D94BD15BDCD3B003D6F3DDDBD613D5C3D813E9ABE8A3DFC3D313DD33D16BEA9BDA23D74BC1A3ECB3D0C3EE73D3BBECBBD273E25BEC83D403E22BEB03D1ABED5BD8A3D",
      torch_tensor_32_torch.bfloat16_5: "0x020000004D3D6D3EB0BEEA3B793E58BEACBE51BEB9BC59BD8E3A163EAABE2CBF213ED1BE043C1E3EC03CD3BD333E043E4CBEEF3E2CBEEABE10BD923E2F3E633C2EBE753D",
      torch_tensor_32_torch.bfloat16_4: "0x02000000813F843F9A3F903F713F9F3F253F7D3FB03FA33F6A3FA13F743FA13F833F393FA93F853F4A3F9A3F753F383F513F8F3F593FF03E8E3F993F793FD13F643FBC3F",
      torch_tensor_32_torch.bfloat16_3: "0x0200000048BDAE3E84BE863B40BEC43C2B3E70BE483E58BE673D9C3D92BE18BD4CBEA93D8A3DC7BDC3BD413D323E9EBBC83CB9BEB0BD55BD21BD013F2BBED2BDF0BE463E",
      torch_tensor_32_torch.bfloat16_2: "0x020000008C3F5C3F7E3F543FFE3E2A3FAE3F2C3FC83F403F6C3F953F593F9C3F433F773F863F513E9A3F993F9A3F903F903F993F113FC73F523F5C3F923F563F7E3F8C3F",
      torch_tensor_32_torch.bfloat16_1: "0x0200000016BC81BDFBBC253FAE3D87BE27BE9EBE793D2D3D023FE8BDEA3E8A3E8EBE7E3D6E3E88BED5BDC33E1CBE45BE0E3E963E6BBD893E9EBDCABDF4BDA93D18BD72BE",
      torch_tensor_32_64_torch.bfloat16_1: "0x020000000BBE613A42BDD9BDF7BD143EFE3DFABDC93D333CD23D463D46BD5EBB42BE3B3D1E3CA33D1F3E08BD253EC5BD25BE793DD4BDBB3D023CCE3D01BBC7BD9DBDBCBD473D21BD4D3EA6BD4B3C61BEB2BC573D973EB0BE58BCC2BCF93DD53D9A3DAE3D4FBE07BD7D3D8B3CCEBC0BBEECBB05BD2CBE843E483EA73DF83D8BBD54BDDCBD153E0C3DB4BC873D723D82BE893E003E453D893A63BE113E863EE3BCEFBC623E6D3E53BDC2BC533E473E83BD25BD113DABBDDB3DD03D03BE523E91BE1DBDA13D41BC463DC33DC83DFDBDC23D3D3D09BEBD3D2CBE67BEB23C0FBBBC3C333C94BAFC3DCBBDB73E783E0FBC80BD1E3D16BE2B3ED0BD99BDE7BD123ED13CC33DC03D69BEC43C88BE8BBDD03D51BD333CB23DB4BD1F3E0C3E9A3B5C3B83BD1EBD8FBD3BBD2CBD4BBC893D91BDECBD41BD9ABE3BBD6EBCBB3CC2BD213E383DE03C8D3D3FBD05BC4F3E50BD91BE07BED3BD4F3E333B07BD673EB23D81BDA13CD73D063D18BEB6BD74BE783D313E913EF9BD0A3D0DBE633DBCBB1EBE29BE23BD91BE7F3D6A3DCC3D903C6F3DC43D68BDA7BCB33D4FBE073E213E0CBC3BBEA83D32BE46BE1EBE603EF9BD95BE95BDA3BEBBBDDEBCB6BDEDBD533EE5BD423EA9BDEFBDF2BDFA3D283EC7BDBE3DEDBDE8BD67BCE3BD203E21BEC5BDA53D373D92BE853D80BB29BE73BDB1BDB03DF33C463E2DBE31BD38BEF9BA32BE7B3B8ABC363EA1BB933D053D583E20BC183C3C3E79BB453E13BE993D72BBF13C64BE86BD60BDE93D163E063E27BEB3BDB5BDBEBD213D173E25BE143E413D3CBEA3BED03D193E853DCEBDE13D43BBA1BD653D143B323E8ABDB43DF5BCF83DC9BD65BC183E3F3D3FBE8C3D193E7FBDBC3C57BE973D56BD38BE663D543C9ABD60BD603D9D3D32BE1A3EF4BCBDBD01BD103E523DDBBD85BEF2BA9F3E75BDE2BD0F3DFB3D293E6ABE08BD06BE2CBEB23D853E96BD363E403DE63D633E5F3DBDBDB3BD3E3D02BE0BBE5FBE133D80BE0BBDA7BEB1BD8E3E373E33BE10BE04BC993D143DC23CB43DE53C5CBE47BDDB3D1F3EF73DCB3D57BE873DB03D17BE7FBD94BDC2BD5ABE65BE0ABE7F3ED3BD85BE983E27BE6D3DABBD483EAEBE1EBEC4BD873D753D303EAC3D5ABDCBBB4DBD2FBB743EF53D98BE45BEBCBDC4BEC9BDB73D0ABEA3BDCB3C073D583DE73D393D30BD0A3D19BE23BE4B3E103EB2BD463D8BBE1E3CFBBDF83D2B3E093E7BBDECBD8EBDFABB7E3D3C3E29BE4BBE7C3D4EBEACBD853DDD3A9CBD34BBDCBD723D1A3EC63D8B3DAFBD8B3E893D5CBC843D8BBC7C3E3EBE1E3B30BEF0BD10BEB7BB0EBE99BC3BBD063EA63C7ABD44BE5F3C1CBE013DEEBD45BD09BE72BD22BB9EBDCBBD263DAABC31BE5C3DA5BBBABDA4BD8CBC6CBEA1BDCFBD02BE4C3D6EBECDBD8EBD7FBD333DD13C043EE03C2C3DEB3D613E29BD2EBEB5BD1A3E55BEB03D11BE883EDE3DA23EC2BD81BD36BEAA3DB33DBC3DCEBD223D01BD97BC0C3EB43DED3C4A3E3EBE0F3E823C3A3D993EEC3D663D193ED8BDF23DA1B923BED6BD49BE103D7CBDC9BD393E81BDA1BD5CBD19BE48BE62BD31BCF6BD853DA43DE2BD17BD2ABE263D83BEF6BD3F3D99BD233ECEBD3CBE8E3DB73D5ABEB73DA73D0DBABABD90BDBF3C29BE81BDA9BD98BD603C67BD8FBD03BEA33D1BBE823E473E56BD4DBD6D3E0F3E913E3DBEBDBC2ABCCE3DB63E1BBDED3D113DFF3AEABD5EBCC03D9BBD11BEFABC0EBE223E953D74BE66BDDFBC1E3EC53DCABDC23CF33D8CBDD93DA73E133DFBBD9F3C4A3E4F3E003E203E32BE0CBED1BD3BBD19BCD3BC07BDDDBD79BD84BDFEBB193E5ABE87BE2E3E7ABDB0BD5ABD19BEE13B173EE93DCB3D223E40BDB43D9D3C6B3D873E6C3D7EBDABBD26BE923C423D023ED3BB093E353E4F3EB5BDC9BD393C793DA23D38BCDBBC2FBDDD3A893D903E6CBD7B3EBCBDABBDBB3DADBB203EA43CF9BC273E25BD093C453E62BD823E8E3D5E3E71BD023EBABC2ABDB0BCC13D043D14BC18BE9E3DEC3D0E3EB9BC6F3CCC3DD53C2F3E703DCF3DFDBC81BD6CBEC1BC22BE253DFBBDE23DEDBDFFBA7D3D00BE1E3D5E3E583D69BD10BE1E3E8EBD6E3D7CBE8EBE0DBE813D213E16BD613E6E3DA43E05BCBA3CB23DB0BD683EEBBCB33D2D3E7F3D0FBE6DBD31BE14BD073E48BDBEBCABBD50BD0FBE0E3E83BE753DB5BD653EC4BD86BD9EBD15BEA1BC973D193D3DBE2F3E06BEA73DB73D983D17BE6C3EEA3DF73C08BE80BE183CA6BE3DBE22BEBDBDDABD1E3D433DDEBD2B3EF9BD61BDE33DACBE1DBE27BDE6BD99BDC63CD0BC4E3E983EC13D463DB9BEB63C2BBE3CBD81BD733D03BEE7BB693D30BA8C3DA5BE7F3D353D0DBD543E93BDEC3DAEBD073E923DC63D66BD26BD453D8C3EA53DEC3C2B3DED3D2DBE5B3E21BE4C3ED3BD003DFA3C6EBBE6BD2C3E893DD2BCA93D243E333E513A40BE893EA2B9803C2DBD5EBE313DAB3D173D48BDD1BC42BDDC3D233D10BDF2BC27BDBEBDF03DC23E243C80BEDC3D913C943C173D0FBD67BB3FBE2B3D38BDBBBD09BEBD3D903CC43D123E653D233DC8BD66BE8C3DA9BD463E89BDAF3D8EBD71BEEA3DC73B87BD5BBD76BD04BEE0BDA3BD443E03BD1E3DDB3D63BB7F3D373E6BBECC3D67BD3F3D873C133DAC3DA6BD453E883EA73EBDBC32BEB33C09BE1EBE3F3ED1BD033E0EBEEC3C05BE113E96BD2BBD05BDB2BD553CA33D0C3EAABD5A3C083E9D3C8CBDDDBD613E0FBC173E4DBD373DD2BDF6BCBABDB5BDBABDA13DC4BC033EBC3D2B3E67BE06BE013D223E06BE383D18BA643B2B3EB3BD4F3E12BD4EBDDE3DC53D75BC253E5FBD5B3D783DD03D40BDF5BD89BD313E7D3D07BDB53D1BBE453E4A3D1DBD8CBDA3BC04BEE03C2BBE49BE6B3D753E8F3E8D3E20BCD4BD1FBE883D40BEDEBDC83D593E32BE103E183E85BE853D983D2B3D2CBD513DB43D43BEB13C4BBE9ABD063C503D55BC063DCABDD6BC043E043D17BA22BC6FBE16BE7B3C4DBE4B3D413E203EF43D08BDEBBDA43C0B3E18BE163E4E3D003EC73C99BD9A3ED4BCA03DA0BDC93D37BC9DBC863C4DBD19BED9BD613DD7BD1E3D593D3FBDF3BD4E3EFDBD81BE0CBED8BB593E61BC53BEF83DD03D713DA23C1ABE6DBE1BBC843D88BEAC3DCC3CE53D7C3D8F3ED1BD8A3E19BBC4BB49BDBD3D47BD35BC06BD00BED43D88BD9C3A183E943E3FBE55BD423C773B183E793E423E01BE5B3D203E3A3C36BDB53D963C1B3EC03D973C853EA0BDA63DC5BBB13DE9BC083D5EBEF03D2B3E73BD993CFF3D85BDBFBD7C3D5E3EC4BD5DBDA03EB2BD04BE8CBE47BE96BE43BD4BBDE5BDCFBD483ED23C07BEBBBD4FBE8EBD89BC56BEB1BD5C3E1F3E2B3C60BDFFBD9E3D033E4E3D3BBD5EBE38BDC5BD07BB01BEBBBBF7BD053ED2BD12BEAE3DA3BEA13BCE3D34BE9BBD27BDB6BD483E78BD07BCEC3DCD3D5A3D56BC3ABDA93DBCBDF43B623E9CBD9E3D3B3E99BE3CBD58BC64BDF2BD1E3EA73DBBBC3CBD02BE373E703E45BD1ABDBBBE0FBE7F3E143E0A3D3D3D983CBD3D29BD763B9ABD2CBE2E3D5EBA25BB42BE193E15BDE1BC04BD5DBED33D3DBE68BD79BC753B53BE723D863E923D05BE8CBD5A3DF1BC31BD0B3E6C3DCEBB043D43BE4E3CA1BD343D2EBE05BE5F3DEABD00BEE23D4FBDBA3D82BD6D3E1D3E9CBDF33D3E3B4E3ABA3C2DBE0ABD48BEB53DC5BC9F3DB93D7CBCFBBD983EA63E4EBEB0BB493EBEBD593EF6BD0E3E6BBE65BD0DBE58BE3B3EAABDF7BCC83D1EBE6CBCC53C303E363C333E213E353E743D4F3C133ED13CE93D5DBEF93D133C4B3DB2BD05BE11BEDC3C30BDF1BB2FBEB33CF3BDD83D31BE8C3E043E493C17BDC03CE7BD9C3DD33C16BC0D3E373CD6BE583EE93D1C3E5F3D893DE93D833E3DBDBA3C10BD023DF8BD343C9BBCB33D203EE93DF83DBABD85BEBCBC8E3D473E62BE3B3DF3BB973D2FBD593E203C113EF33D22BE723C403D6A3E0FBE9BBE8D3DE1BD58BD2BBC043C073EA93D42BC01BE32BB93BD1ABECC3C29BE093E333D04BE3EBEF13D713E9B3C05BE8E3DBABD553E9C3D0ABD4EBE0B3E64BB9E3D403D3FBD473ED1BE2E3DAFBAA43C93BD0FBE003E0F3EC3BD7F3D11BE323D68BE94BC72BD113CAEBD18BB683E063DFC3B65BC9D3DCABB8DBE9FBD263EDA3CA4BDBE3D00BE56BEB53D76BB013E89BED0BD453EBCBC863EDA3C183E533CCA3D15BE203EED3D6FBE633D433EB43D1D3E92BEBDBDF43D91BD223B723D833D3CBE4F3BADBD5CBE1BBE3CBDF13DC9BD98BD573D8C3DA63C1B3DB8BD153E38BE103EA03D333E2CBD32BE023ECBBC2E3C103E2BBD933E14BEA93D293E8D3DF63CB1BDF6BB903D6F3DB93D42BDAABD4C3EA23EB03B973D05BD5EBD053E04BE45BD573E84BE7BBDA43D8A3E843EB4BDD6BDC13DD9BD7BBD66BD21BEE4BDD3BD47BDB4BD883C1BBD873DCC3D30BEB9BD1CBE04BEDEBBB1BCA1BD8C3D123E17BE0D3E7A39533DAB3D2F3ECA3C95BD9ABD0B3DCA3D023E203E7ABDEE3DAC3C3BBE8E3E60BC49BDE4BD393E7A3E34BBF83D9FBBA23C18BE32BD13BED1BD8F3E2CBE3A3D6C3E8DBD6CBE83BDCABD4F3E0F3D07BE8B3C6E3EE33C01BD90BD893C493E51BE703EDE3D413E843D47BD153B8A3DE63D793E093EEF3D2ABE73BD7FBE55BEFD3C103EBBBD86BD073D7338BE3DC0BD25BEADBDABBDEFBD82BC8DBCFB3DD43B62BE3F3DD5BD74BC393E14BE80BD89BDFEBB703E103E7F3D00BD973E4F3E9A3E92BC0C3D59BC5BBC1ABE8F3EAB3D213EEDBDD63C69BD443D0DBE90BE86BD073D033E02BD0CBE793E713DB53D17BE583D853E2CBCF23D3EBE133E543E64BD43BD2ABCF33D18BE37BE12BDF83C68BEB23C3FBEF53D7CBE983C01BEE13D54BDF1BDF73C2A3DB1BD903DDABDAEBEB73D0F3ECABD873EC3BDA13BAD3EABBDDF3DB8BD433E543C9E3D953DFDBD1F3ECDBD143DD3BCBA3D8F3E2E3DCFBDABBDD63C813D10BE8FBCC93DE9BCB8BD6DBD4FBDE73DBCBC92BD84BD003EC33B043E3F3D333DC13C9D3D1BBD7A3DFC3C21BE713E04BE293D0E3E5FBE54BE553DF63B5BBB11BD2DBE16BB053E2E3ED2BC223D9C3EB3BD80BE793D08BD2B3E9CBD94BEB93DCC3B6CBD4DBE64BDF73C153D16BECDBD1A3E96BD86BD803D9F3D3ABE23BE1ABE953DB4BDB33D193D773D0C3ECABC93BDDEBCD0BD25BEC43ED93B3CBD89BC65BD39BC5BBE8ABDE73DC83D9A3C99BE7EBEF13BC3BD6D3DEBBC883E65BEADBDBF3E243E23BE06BD973CCBBDA83D933D6DBD2ABDE0BD943E223E143EBF3DD23DCE3D3DBDBA3D40BEC0BDB4BD723E613D683EA63DFD3D15BEC03E10BEB6BB85BEB13DB5BB513D12BD7A3C483E63BD593D293D4D3D7BBE88BD5F3D9F3C9EBD0CBEC7BC41BED23DA3BE12BE793E843E3B3D5E3D32BE1EBE0FBCE73D96BDF1BDD93D6BBD143C4C3D42BD4E3DA43D32BB113E94BC92BDDDBBA0BD04BEC8BD473E09BD063E173EBDBD153E5ABD68BE7DBDDABD133E823CA13D093DB4BB31BE333E993E4CBE4A3A893DE4BD08BEA6BD0F3E56BDDABD79BD1A3EEDBD09BD26BE8A3DC23DCF3DE63DDBBDF83D0FBE003E4F3EBE3DC3BD10BDA2BD9B3EDB3B02BE5B3E12BDB0BE02BE1B3C41BD65BD1B3E833D313E06BED23B0D3E053BB53DA53DA9BD06BDCB3BF13D933D5CBE01BE90BD97BD303DA3BCEABDD63D833C32BD153EB0BD523C33BE43BE303DB33C6C3EF0BD2A3E90BCF1BC6ABD373E07BE10BD79BDCABD963D143CAABDD73B583E40BC0CBEB7BD26BE7DBEC1B8CC3CC73D87BC1CBD21BD6F3DA6BDDE3D783D4D3E313D693B86BD013E953AD83DDABD0E3E58BEAE3D7DBC0ABE9EBDA83DE8BCEF3C7CBDBDBD",
      torch_tensor_32_torch.bfloat16: "0x02000000A83E0FBEBD3CADBE94BE513B81BE07BE863D5EBE6D3EC13E6FBCA43B3A3E373E103EC8BD3C3E04BDB03E393E97BE793DAD3E083ECB3C1EBE6BBCE33DCA3D90BD",
      torch_tensor_32_64_torch.bfloat16: "0x02000000F63D9FBD9CBCC9BD1B3E233E7F3EFEBD23BD2A3D083D99BDE2BCC5BBCE3D40BD273E863D03BEC43C98BD8BBCFF3CEA3C343E023EE4BDF8BC273E2C3D223EC1BD4B3EE33DA03DAEBD6ABDD83CF53D17BE273D333DDD3D193CE1BD173EC3BB823D213C30BD9A3E55BDF23D0C3CBFBC8ABD9DBDB5BDCDBCE03CF33DA63DFF3B86BD99BE9ABD213DA7BD233E9D3DB7BD693DAFBD053E363E5EBD39BEEE3BCCBD91BE79BE64BD9C3E293EBCBDD7BA70BD133E1E3E303E783B06BEE0BC50BE5FBE8ABDE23D673DD73CEE3C34BE13BE213ED9BC023E5C3EA73BF63CAFBD833DFC3D87BDAD3CFE3B4D3D0FBEA23CF93D20BED93CEDBD14BE5B3B853D4CBE563EDCBB7FBD023E013DE23C2E3E233D983DDF3DE4BDFFBC503D8B3DC93DE73D763D273EFDBDBB3C3CBD1C3E623E093B16BEDBBD673B0F3E9D3ED03D5F3D11BD0BBD9D3D103E5C3DF9BDB43D11BE9CBC3DBEF93D69BEBB3D1CBCA13D153EA73CE23DCDBC52BD0D3CB2BD313EDCBC0A3EC73D87BEB93D393EE2BD90BDC2BD823E2ABD7C3D43BEF0BD0F3E59BD063EA73D8C3EE43A1D3CA7B6983DC2BC353E8C3E313D603D56BE103E5E3DB43C853E943D0C3BDDBC14BEFC3D58BD813DA13D60BED9BD3A3ED23D42BD293E5B3DA43D363D9DBD34BE49BEA2BC853E373EBE3C0F3DAA3D13BD753DF13C293E533B41BEA13D563E48BCE13CA23DB33D4F3DC23D5F3DFFBDB3BDB13DD4BD0FBD8E3D113EC9BB33BCF43CC03DA8BC973DCCBD063E1F3E1C3E79BD6ABDB6BD78BE953BB7BE4A3DE93B91BD2CBD33BCD13D1A3E133EE0BBB2BDB93D833D573EF5BDFABC3BBEDEBD2BBC88BD63BE0EBEF13CEE3DFD3D283E7FBBCFBD32BD463E9DBE033DF6BDB9BD643D943D673A56BE723C8DBD3F3E3C3E0FBD85BE53BE05BED43D01BE81BCA73D663D1ABE4B3D68BE043E3D3A8ABCE5BD27BDD9BBF03DBABD02BE29BD1B3D36BD8EBD51BE37BE9F3B123EEF3DFCBD213D93BD4B3E1B3D8DBEA2BD9B3E3DBDE53D013E3D3EE13DFABC5D3911BD393E0DBD03BD90BEAD3E1D3CC6BD89BE383EFE3D99BD08BC6B3DDD3D933D983D49BB983D243EF0BDF9BD2DBEA13D403E263E89BB6ABC88BD2CBD08BE893D04BDA7BD18BD533E683C46BEB63D9A3DA9BE44BE923DB03BDC3D03BEAFBC223E5D3EB63D8CBDA3BD943DA13D3DBC233D51BD2ABE7FBD423C3E3E103D5CBDBBBD9E3D30BEC23D953DBBBD143D433EC23C57BEA6BEFA3C7EBD96BD8A3E32BE9BBD0D3CA23AE93DA6BB633DA8BD76BD1ABDF33C0D3D44BD0EBE313E5C3E0D3CA13D5BBE453D753E0FBE8B3DD0BC04BE27BD523E7D3B693E4A3EFA3BB4BDD0BD0F3EBC3D1F3E563E6D3E7E3ED9BD2A3E003E3E3EB53DCBBD8F3D13BE16BEBCBDE0BDBC3DA83CC6BB91BE39BE19BE77BDA5BD40BE86BD413DAF3D393E6C3D1DBD073E10BD49BCC13D3A3E9DBEEE3CE93DE83917BD223D29BDE9BC57BE443D313D603EF73CB8BD403E813E81BD223C6C3EC6BC4D3CE0BD83BE1FBE0E3EF63C0D3D9B3CAC3C06BE6BBCAFBE113E12BD8C3E94BD37BE23BE6E3D22BE843DF83D59BEBCBD25BE503DB83AB3BEB6BCC6BE37BD58BE3BBEEBBD8D3DF4BD2B3E08BE723DF6BC0B3E82BDD93DDCBD3B3C3A3EC6BD44BB7C3DA9BD38BD3D3EE43C87BB403E1DBD09BE0EBD303E283E173EE2BDDB3D273E9C3DC8BD633EFF3DD13DF13D82BC073EA1BD453C99BDACBB03BE6A3ECA3CAF3D073D97BDA83D25BE6ABDC4BDEBBC873E2BBE4ABB5DBD12BE2F3CE6BD383ED43CEBB9373D8B3D823D03BCF8BD52BE17BD03BE83BD803EC03B903E2BBED6BC83BE633EB73D0ABD2C3E9F3DD0BC82BE853D9ABD82BE983D973D8D3D173D243A0EBD29BDE73D083EACBC6EBCA4BCFE3D5BBD53BEB4BDB2BD02BE91BE3EBD373C48BEFC3DA5BCC1BDB63DA03E9F3C963C0F3CA4BDC63C67BE913C153DD53DA0BDEB3DD2BD1E3EF83BECBD24BE383D9A3D15BE1FBC4EBD8EBC053E263D40BE74BD573DC03D43BE53BC58BDAFBDC0BDC1BD00BD8F3EB0BDE53DAF3C2F3EB1BDC43D9BBD76BDDDBDC1BDBC3DA6BC0F3E193E993CA63D89BDF9BD573D4F3EA93DD23CE5BC833C8C3ECC3D7FBCEDBD8ABD643D22BE823EA63DB03DEE3D893D293EF5BB9E3DDABDAFBE1E3DC73DE13D38BC9A3D2EBE2C3D28BE203D8D3DA23D173DE73CABBD613E3D3E5DBCF2BB38BE4FBEF6BDCEBD8D3EA2BD82BC9EBDA03D753D35BEACBDF93CCDBC093DC73D623B2B3E98BC263D483EE6BDC5BDB6BD073D01BE523D643B15BCEB3C9BBD20BE9CBC33BDAC3C5DBC0CBCDBBCA13AA9BDC93D01BE763E813E0C3E003D53BEF2BC6DBE043CC8BD413D94BD47BD73BBCC3DBF3DC93C4B3EADBD1ABEAC3DA33D1F3E32BE88BDA8BC7ABE27BE4CBE88BD013D343C5EBD953D943D8B3D0BBE293D1DBE38BD5A3E06BE2ABE883D0DBEBABD693E353D6A3E493E15BE133CCF3E70BC113E923D003E1F3D5FBD10BE6D3E7A3C91BC57BECDBC0ABEF6BC81BD39BD2F3ECFBC14BE7ABED7BD00BEEF3DE8BCAFBB813DCBBDC2BD673E0E3D8D3D37BED6BD5E3C253EEF3D093E54BE2A3E10BE7C3D133EFFBD68BEDA3DA1BDA03EC73D01BE2E3DDE3CFD3D8B3D533D243E20BE95BCD43CB4BED8BEA43EA4BC49BD37BD6DBD3ABE743E41BD1A3E7D3C4EBE8A3DBC3C4FBD8CBD1D3E253EC63DDABD24BD05BE41BEB53D8DBDD1BD343E603C823D2E3D3E3D3A3E30BE91BD7E3DF4BCB1BD87BDA5BE083C933DF53D683DFBBDE1BD5CBA073E80BE65BC52BEEA3D953C7B3EA73D5B3D013ED63DB0BDB43B2A3EE5BDCB3DEB3CB73E093D96BD70BE633E9F3C1E3E093DA83DF93C1B3EE33D57BEE53D693DC03DAABD51BED0BD02BE3DBD5FBDA73D963D213E2E3D7E3C0C3E833D18BD923C6E3EC2BD683E7D3CF8BC6C3C1CBD343D84BCE4BD313E7DBD013D14BE8F3C7CBDA8BD93BE3ABD77BD54BD5ABB223E0ABD9ABBDC3DFCBCA5BDA6BCD83CD73C52BE0FBDB3BC343E0BBE0CBEF1BD973D3DBE233C0DBD30BE5A3E09BE15BDB9BC14BD03BE643DBE3D63BD06BE163D5ABE9B3E51BDEFBD023E5ABDB13D8E3D91BE3FBE41BD4F3E49BDE33D403E22BC9EBB3FBEE6BD9C3E523EB6BD553D2DBD19BE0B3ED6BC35BD1A3EF63AA53CC5BC90BE773DDE3D49BE1E3EF0BD813E8EBD713D223E853CD73C71BE243E8D3D81BE433D91BD28BE3ABE3EBD57BCE4BDC1BC103E21BD01BCB13D553C713DB73D813C1CBD08BC0A3E143EC13EC23D3ABE323D833D173D803D8FBE5B3D6FBEFABC2A3DC5BD57BCA73E54BEA0BD09BEDABD0FBD40BEEDBD62BEBC3D6F3DB23CD43C283C473E89BCC43D373D903E43BE9CBE2C3E353E8EBEB9BD97BD933C973D3CBDDABC02BED53CA2BDD33D1CBB3E3EDFBD343E193E13BEA33D8B3DE1BD9D3D063D8BBD103EAE3DE5BD34BEA5BC883E11BC9FBD88BD593DB3BD493C233C1E3EA83D95BCF3BB7FBDFEBC123E51BE863D41BD54BD8CBEB43D02BD1E3EC23DDD3B853E2CBEB5BD31BE4BBE15BE88BDA0BCA93EFD3C31BE07BECB3D313E5A3D11BEF13CCD3DE43C153EED3D6BBDC13D3A3EF1BD8CBDCD3DA0BB2CBE563E10BD5A3D633CEEBD453D0C3E61BEDC3DDF3D05BCA03D84BDED3D973C08BE1F3E623EE23C033E74BE0E3C82BCB53D8E3DEF3E22BDA1BD9CBCBB3D9B3B14BEC63C0F3C76BD213DD03D143EC3BC523DD4BD90BDBDBDC4BD24BDA43DF1BCFDBCB63DB1BBA13D5C3E4F3DA53B603E24BED2BD5EBDF33DC63DE0BDA1BDBDBDA6BD71BEADBC35BD693E5C3D91BC6C3EB83D053D923C9EBEE4BD7D3EEE3DD63DE83C8E3CDBBDF83D3CBEF2BDBABD27BEE8BC953D4BBCA3BD0C3E3EBB1DBE82BD2DBC96BD8C3C47BD8FBEA1BD48BCEE3D043EABBDD13D20BD073EE1BC24BE80BC073EB23D9ABDE2BD0DBDCE3DB83C833D4C3D44BD113E003EB03D4D3DC3BDED3C62BE22BE633C1E3E123C9A3D86BE06BE013CEC3D25BD46BD813D40BE243DEE3DFABC2BBE24BEB43CE8BD61BD123E013DDE3D2B3CBE3DD1BCC73E503D343CFC3D3ABE80BD8EBE00BE123EBBBC683DD13D843C4B3E4FBE4EBD94BE3CBD88BCF63D16BDB1BD38BD59BE193CE23C1FBE09BEF7BDEEBD67BDA03D9ABE0CBEB9BD20BE0FBE7CBDEABD5A3ED5BD153C2E3C3E3E923E28BE363DFD3DB7BB19BD2ABBA13D8E3D933EA3BCA73D44BC45BEF63D83BC34BD583D6FBEC93C4A3D553E58BC88BE3FBE41BD653EDA3D703E56BD1E3E413E09BE0DBEB0BDF13C403ED5BDF53DF13DB33EA0BC673D183E47BEA4BE02BE2CBE35BD9ABE89BC8D3A293D433EB8BCD1BD88BDB33D063D9ABD51BCED3C8B3E643EA1BDAABC723DF83C99BD663C893D02BD043E88BDFA3D03BD89BD083E4A3D923E27BE28BE20BDF8BDE63D1D3E58BC203E243EA8BC37BE91BE6FBD23BEAE3DBBBD293E573DCCBC8A3E23BE413E363C513E41BCEF3B02BED3BCD5BD8CBDFBBD223E063E10BED4BC97BC5C3EB73D28BEB4BC27BA0E3E28BE76BDA7BE37BE0BBE4DBEBEBC363E493D8B3DEFBDAF3D39BE9EBE853EF5BDDB3C783C3FBD9C3D913E153D133BB2BC2D3E8BBD00BE8CBD973C3F3E653D993D173DE9BDE13C89B9A33C243E25BD36BE8F3D12BE603C033E73BE2B3DB1BC873BE63D69BD043E5A3DD9BC0EBE92BC483DBC3D3FBE473DA7BC213DBB3E9CBD79BD103EB5BD8CBDD3BD753E513EAA3E343E89BD46BE373E503E49BD0EBEDBBDD53B9DBD63BE93BD353D1CBD4A3D063E073DCE3C16BEA13D0ABE783E53BE813C973CDA3CB63D163EDA3C083DB93B183EC53D9F3DBBBD0A3EED3DA4BEC8BDDB3D343E3B3E95BD603DC83DDEBB273EDBBD7CBD2ABCC03D253E8C3E373E943DF13DC53D92BC04BE093EDCBD7E3EF2BD45BE2F3D3BBDBE3D513D24BD07BEE13D033EB33D4ABCBBBDAF3D80BD413CBCBDA83D623EB03D9CBDC4BC7F3C3EBE42BED43D20BE173ED13CD33D51BEEC3D0ABECFB9873DAE3C823EF33CDEBD04BE533E00BEF7BD1CBEA7BC333EBEBD6ABE583E62BD1EBED43D533D3A3EABBDAE3C0D3E01BECABB403D35BB88BE9CBD50BD6F3E01BD61BD743DEF3A943D47BC4ABEE23DC9BDC7BDB83C933DF9BDFCBD183DCBBCE63B41BED23DF2BC7ABC84BD663B213D1C3E5BBDD33DFF3C473E65BE26BE7DBD46BE51BD04BE543C2A3D99BCA43C6A3C64BD973C28BCB13D05BD1ABEF0BD14BE043BE7BD4FBE923D463B233C003E32BE29BD90BD57BDEC3CBDBEC23D74BD6FBD2DBE263E41BEBE3D0DBE26BE4ABD94BDC53D49BE1BBE2ABD343E5C3EA43D0DBDE1BD303C0D3E0F3DF0BD05BEB43D21BE20BE603D6EBEE2BDE13D193E7F3E683E423E053DBEBDC9BD8B3D3BBEA3BE39BED13A6E3D353D14BE053D2EBEB23D663C753DBEBDB73DD53DCF3DC1BD8BBD4F3E09BBFABDBDBDCD3C72BD8EBD30BE923CB83D85BEB1BD933D83BDC83D80BC093E09BDB0BDD03CC0BD7A3D06BE41BD62BE38BDB73DA9BD14BE293E4BBDC73DB83D063D1DBEB83D66BE8D3B113D103E1F3CB4BD3C3D033E243C093E063EA13C1E3E1ABEE23DCB3D31BD21BE673E72BE713D07BDECBD3B3EA9BE80BD063E66BE8EBD123EE5BD82BD00BE09BDF23D9EBD71390E3E0BBEFDBC38BCABBD25BE953C55BD803C2E3E093E633D363EEF3DD3BDE0BD1DBEFCBC693EAFBE763DD93D9DBEC03D1E3E1D3EE4BD123E2C3EE5BD8ABD43BD3ABCC23DB2BED7BC06BE873DDEBB0EBE00BE113CE23D5BBDE0BD113E5ABCC0BD6EBDA23E593CDC3DFFBD853E123D7F3D5BBD2BBED1BD14BE153EEBBD9DBD513D9ABDCEBD613D36BE22BC6FBDB53D093E66BEE53C093E",
      torch_tensor_64_torch.bfloat16_2: "0x02000000C4BEC43E25BD193DA0BD8EBE2D3FAB3E50BED63D00BF9EBE8A3ED8BE493D19BE5CBEAF3B843D243E31BE8EBD30BDAA3EBA3E463E85BEB63EBD3DBF3E923D31BE423EBDBE853C0A3F1B3E59BE183F5BBC2E3E27BE89BEF63B133FC3BE9C3D06BC52BE19BFA1BC163E8FBE123EC9BC0B3EB5BE9A3EBC3EB7BC2EBDC0BC093EA43A",
      torch_tensor_64_64_torch.bfloat16: "0x0200000003BD59BE7C3C96BD66BD903D9C3C1A3E7B3CC4BCCCBCF73A38BEE63C183C33BE2A3DD8BD0B3E29BDECBD88BEF0BC15BEF7BD6DBE003EE9BDF4BCB9BD19BEFBBC89BC8BBCBDBD6D3B7A3DCBBDADBDCEBCA2BC013E2FBB0DBECEBC383C17BEDF3C22BEB93D3EBE193EB13DC83C10BD24BB613DA93D5ABE883D29BDB03D103E07BEA9BD1FBBA9BD8DBD033EA5BCE0BD2D3EAF3D0BBD62BD03BC193D993D80BEF63CA43DE8BD3E3C03BE25BE33BE7EBE2ABE4DBDD8BD923D73BC17BE74BEF43DA1BCFB3D1CBE803D5C3E5F3D9EBDFEBD473EF0BDDBBCC0BD953DEEBC07BE103D08BE043E47BD203E243DADBD943E3FBE96BD613DCD3C53BEE1BC60BD8E3DE83BF7BCDA3D3A3E13BE013E3E3EF8BDC53D2D3E6FBE963C6B3E76BCD93BAD3E313EC0BD15BD95BD19BD853C733D91BEA9BED5BD25BD17BECA3D603D76BE393DB0BE9B3D49BD7FBEA7BE413E12BEDBBD113D70BD2ABE593E32BE7D3D4B3EFEBD043EF93DF13C75BEC2BB2FBE03BEB93CC73C1DBD893DBFBC6BBEA4BD013E36BE8BBD8E3B0B3EAA3D2ABDB7BDEF3DDFBD1D3D5CBE94BB2A3D5C3D423D3BBE66BD91BD16BE56BC343E8B3E1EBEDEBCEDBDF53C78BDAE3DACBD443E3BBD3ABE3ABE603EC4BD19BE9B3DB1BB0BBE213E96BDD1BD1A3EC3BDDFBC9DBD253C80BDE7BD40BB053E0EBEF8BD013D3FBE8E3BD03D4F3E67BE7BBDAC3EE33D9DBC15BE41BEB43D283E313D1ABE02BED0BD773D213E483EE2BC21BE863D29BE3EBEEA3D19BDE1BD2C3D5E3D153D773E05BEC8BDB63D133C4E3DFF3D9FBD78BE26BD54BE8C3CE23C063E97BD6DBC063C5FBEE5BD46BE983DC0BD513EF7BC57BDD2BC1F3D1F3D1F3EA43D633D57BD6BBEF33D5DBD883CB3BC54BD74BD423EC63DE1BD853D10BDA23D613EA6BD59BE33BE86BD113E0D3E8DBD17BEC7BDABBE643EA13EA8BDAB3C803DB5BDAA3BCB3D423D11BEA7BC95BD143E24BEFE3D453D80BD1F3EEDBD083E253D02BE363D14BE8CBEDABDDDBCB4BDD4BB6ABCEDBDE03C57BC8EBC243E013B833DA33D153ED8BD09BE93BDB9BC28BEF73D0BBD1D3ECC3BBB3D63BD07BE6E3DAC3B613E7A3D35BEC5BDF13A453EC13E593DF3BC2E3DEDBD17BE5ABE6EBD46BE01BE643D283E713B9A3D983D603D8DBE413E013D96BC983D0DBC613E9FBD1C3EF83C8BBECEBDDF3DBBBD4C3C6FBD213C0A3E4D3E8B3DD83D4ABD1EBCA4BD04BD523E9D3DAE3CFD3D9B3D71BDAE3D84BEF03D01BE793DCDBD8B3A183E883E8ABE733D453D493E443D29BE6CBE42BD193EF5BC96BDAABC1EBD64BEAFBD3CBB933D94BADE3CED3CCF3D2DBD413EB43D283E0BBEC83D87BD66BD2D3C0ABE95BD43BE893C1E3B7DBE143D31BD7FBD413D893D403EFEBD663D04BE53BD3ABD553DC7BD80BC01BEBCBDFF3C48BC253D343D83BDCA3DE7BDC7BD88BE71BD76BDC73D39BEF93D8C3E49BE7FBC1BBD16BD813EC8BD30BDAEBDC7BDD33C033CE23D133E2BBE9BBD0A3D7E3D103EB63DAA3D37BE173E08BEAC3BAD3CC23D70BDFABD62BD85BDFABC0C3E1A3E80BEFFBC803E07BE223EE03C1ABE173EDF3D57BD00BC1F3CC53DCB3D81BC8CBE9E3E31BCC13DCBBC1E3E9CBDA0BCD43DB6BDFDBD65BD33BD28BC3D3E5BBDA23E273DB7BD02BEBCBDFD3CDABD6CBEB63ADD3DCFBD0F3E8B3D9E3CC53D743DC13D34BB4C3D85BD283D643BCC3D943DCDBDD73C28BE883DE03D563E0FBEEB3DCDBC42BEA6BD093E0F3EAE3D2A3D07BEF0BD1ABE75BE35BCACBD413E543C35BE233EF73D04BE333D7F3D77BE46BEC6BCF63D11BEB5BB013E3B3EDFBD2C3DB03D913DE0BDDD3DCFBD223D8FBEA33D543E0EBEB7BD0EBE403EC1BDA73E943E2B3D9DBD5B3ED5BDBB3D14BE8B3B1B3C3B3E87BC16BE3EBE613E283B4A3D473E373D0F3E4CBD333E6CBD8DBCA43D82BDE23C57BD473E313EA23DFBBD413E953D013E2C3C09BE2FBEDBBD5F3EA83D66BD33BE263E9A3B6F3E023EED3C8A3DB33CF3BD34BE98BDB03A4C3E303E65BCDCBC18BDD23D843D38BD4E3E93BCADBB553E803E5ABD003C9C3DB33B053ED73DA9BDB9BD893D093D1BBE523D5F3D993DB53DEA3D073EEF3C99BDB6BDD43B183E763E96BE8B3DC4BDD4BD873C663B3FBE473E753DD5BDAD3E1E3E73BC7BBE1A3E14BEC0BDDE3CE03DFEBCEF3DE5BCB3BD00BD1E3EFA3D143EA43D023E953EA03B123E433EFF3DC9BD033E403EFFBDD9BC383EDF3D1BBDD83DC2BD863CFDBD793E45BDD7BDBC3D4CBE593DF7BDAC3B39BCC2BC6CBD58BC09BED7BCBFBD033DC4BDEEBDA4BE363D933E07BC673E673EDF3DD7BD4FBE1ABD4C3E0ABD0F3E1B3E773DECBDDD3CECBD473D84BED3BC55BCAFBC603E503EDD3CA73D04BD083E87BB71BD053E36BEF5BDFE39BDBD29BEA3BEB13D633C8DBE7DBE623C973D2DBE2F3C9A3D393E59BE50BE373E8EBD5E3DB93940BEA13C89BC273E113E37BE633E4E3E213D13BE28BE9B3E3F3A38BC0A3E913D173DAC3D8D3E1DBE753E1EBDA83D8FBE02BE3EBD373CB7BD8F3E40BE2CBD88BCFABDA63D2BBD0BBD07BE41BC09BEA03CA53E2B3E70BE283ED2BD8CBD32BD883D0C3E1E3E38BE183E2BBE123E3BBEFA3BBEBD123EF83C513D883D39BC7FBD6DBDB13DEABDA5BCA83D7C3DDBBDC53CD13DBB3D4E3E5F3D4ABD643D1E3E3EBE0D3ECBBDD1BC163EB8BC35BE2EBE90BD543E2EBE66BB4E3D693D743D7C3D753C51BEE8BCFB3B123E42BD01BEF93DE1BDA93DB5BD933DF83DE93D843CB13D06BD613D2FBE83BD4C3C123DF93D9F3DAEBC443D023E1E3E22BEE1BDC7BB253EEC3D823E563E46BDD33D153D50BE3EBE78BEA73D99BC20BD97BD8C3E9ABE723D323DCE3D8A3EE93CD4BC7C3CD4BD6C3E47BE4A3D2FBA85BEF1BCF1BC983D183EDD3EC9BC0D3D1DBD203EB03D08BE133CD2BD3A3ED2BDE4BD25BE4FBD87BDDE3CB73CC6BD973C1B3E7DBD4FBED03C873DB93D523DF33DD9BD54BE77BE20BD34BE4CBD813E2D3E21BE123E28BE603EF83D7E3E7BBC69BD49BE5FBD98BD033E8ABEF7BD7CBD9ABD453E4D3E093C3F3E57BB67BE5A3E49BE253E5CBD2F3E2DBE1D3EF33D073D693CDE3DFBBDC23D743D4EBD133E7FBEA73D0FBEBD3DF83D29BE21BC8D3ECF3D5D3EC73D743DF53D60BA8E3D97BC113C9EBDC53DCB3DED3C2A3E863DD43DE0BB02BC1ABC7FBD20BE44BEA23DC43D4FBCD8BDAABD3ABE96BEE9BD09BD51BEA5BC243D31BE963DA83D653E98BD943D3D3E22BD5F3EF9BD063E69BE343DB9BCA9BD99BD703AA83D79BDF5BD0B3E14BE6B3E9FBD8B3D60BB613E7BBE65BECDBCA6BD7C3DFFBDBE3D9DBD8C3E413C33BE073E013E44BDC6BD223DC9BD29BE5ABB08BE1FBE363E333E433E9DBD5B3E34BDF53DC7BC373D123D6F3D66BE1BBD093E0FBE4A3E993DAEBE113E93BDE03D4ABE9BBD4EBE603D29BE133D99BDBEBD323D573DE53D3DBD453ED5BD9DBDF3BD553D803D92BD89BD313E2EBE03BDA63D0DBEE8BD4ABD25BE35BD083E0E3C6E3D36BD1DBC1FBC2A3DE2BD33BEB73D963C503D563E123DB93DBDBD5DBEECBDBD3DC3BC22BD413E9C3DC03DD5BDAC3D8ABDC6BCC13D0EBC953D0BBDA33D9D3D98B75ABD2E3C57BCF13D0D3EC0BC6B3E963D2D3D17BD913D0D3E99BD01BEB03B2D3D57BD33BCD7BDAA3C95BDEEBBFB3DB5BD2F3E4D3DE43D1F3E9F3DBB3BED3ACDBC29BE25BEB53D38BD123E09BCBFBDEEBD67BD9FBD503B03BD403D7ABD583D04BD0DBD0DBEE33D6ABC39BC633E2B3C373DB1BDC6BD433EFBBC50BAC03D5FBE35BEFDBD28BD4BBEE3BD663E8ABD2E3E133E2CBEC0BDBCBD263E1EBE23BE143EA03E943C173E943C49BD533D043E12BE0A3E0C3DBCB92ABE993DF63D9C3D97BB23BDE33B43BE4EBE8EBDAC3B653E57BEEE3D803E45BE143D8B3C0DBE773EE33C763D933CCCBC02BE8D3DA9BD183D9F3C1FBE353E863DDE3C25BD44BE1F3DCC3DFA3AB8BD363E30BE07BDF1BD9D3C77BDB53D713CB1BD09BE33BE3FBEF6BDF33D34BE4FBD883C383D613E80BD37BE4BBE343DBC3D0C3B07BE8F3C98BD05BE2F3D6F3D7A3C4DBE28BE523D0F3E113D013DE4BDC6BDFA3D073E713DD2BD9ABD243E7D3D82BD32BE05BE69BD5BBD38BE87BB8ABBDC3C66BB4C3E783D953D863D543DBCBD64BECDBC923BB43D41BE373DD2BC45BDFBBBE4BBC23D3BBEC03C02BE673E7CBEECBCE73DA4BC05BE993DC4BCF3BCE43AB6BD01BD8C3C30BE29BE433E07BEA9BD0C3DE03D003D2FBEBB3B5CBE9ABD0ABDADBED5BACE3DC7BCE63DB4BD4D3EFC3CDA3DF7BCBCBA6FBD5BBD09BD4ABE3A3E843D843E923DD8BDC5BD223DEFBC813C26BE1F3E6CBD9F3B62BD0D3DEB3D8B3D02BE8B3C55BEC5BC2C3D893D993D2B3ECC3B27BD5C3DC7BD9CBDAD3D3DBEB2BB9C3D45BED83DF7BD2A3EBCBD163D56BE723E05B8F43D413DD8BB023C88BD053DD13B613EE53D7ABEB03DA73DBEBDDA3D1FBD603E843D863BB5BD26BE483E18BE3FBE6FBD53BE0A3E3F3D04BD683DEFBD9BBD0F3E0BBED1BD813E483D593D91BEDD3D5FBD713E11BECE3ADE3DF13D0D3DB7BC223DCDBD73BCA63DB73DE03DA0BDC8BDA83DDFBCDCBDFABD2CBEEF3D3FBD6D3E04BD0F3D733E5A3E283E823CD1BD0A3E523D9EBB443EC6BBAABD0DBE1CBE0B3CA03D00BE98BC3D3DA23E55BD713D88BD1A3E2ABEF8BCBE3C703E2D3E443E86BDF73D1D3D99BE8A3DD9BD943C223BB5BC50BE9CBD2EBDE43C41BE28BEDF3C8C3C8A3DD33C7F3DCDBD8EBAAFBD823D9C3DE9BD3C3D38BE83BDE93CB6BC1BBDB23C243DD2BD4FBE3DBE283D363E96BE83BEB8BD263D333E78BC17BEF73CD8BD2E3E52BE543E8DBCD03D983D2BBE0A3E843B3F3E2DBD063D383E99BD153E453DCC3C653E73BD373EEB3DD43D0F3D5C3E973A17BEE9BD983E9ABBDE3BC9BD3DBBC6BD4BBDE33D19BD9FBDC9BDE03D123D103E4ABA2B3D5B3E90BD323E0D3E7A3DA83DB83CBC3DF23DF3BB913D103D1E3D1ABD35BE81BDA63BEBBDB5BD07BD5A3C84BD55BE4D3CADBDA3BD59BDF7BD8F3D503E9C3D273C9E3DA53DF5BD87BD28BE08BD303E4DBCB8BD873EBB3DA7BD5ABE39BD5CBD053BD4BD253DB0BB343DD03CA73DCF3D1BBE2E3E5A3EE0BD03BD113E10BE643D073EEFBDE7BD13BEEF3D393D523DE83D933DB03D153E97BE9BBD03BEBF3D2D3D7CBB113EB7BC503A183AC6BD7A3E1F3ED33D9EBDB73CACBD5E3EBDBE013D443D34BE253E8B3D003EECBDFD3D113DAF3EA6BDBEBAF0BC50BD9E3DEA3D8E3C0A3ECBBD6EBE4B3EC83D4D3E483A403EFB3C393DD3BD88BC863D933D66BDCBBDD2BDBCBD903DD1BD8CBE68BDD0BBAB3DBEBCFE3DDDBD80BD1EBDCF3D54BC9F3EE9BDE33C4FBE1CBD63BD683D7EBCE63D803B853D3CBE5B3E4BBD33BCDFBCE0BD6C3DAEBD6ABCDFBC4D3DBF3D5B3E1D3C86BCD8BD81BBDD3C3DBEFE3C173DDBBC45BB2C3D7E3E3F3D5FBDFD3B8B3E193D9B3DDB3D74BEA13C583E04BD373C873EFF3D293DB1BD823D5CBE093E043DAD3D003E85BD52BED0BC13BD5B3ED3BDC83DA6BD48BD3B3D60BDFEBC13BBB23DDABD5BBD89BE67BEE13DE2BC26BE653DC93D5BBD923CCC3D52BCEEBD52BC183B30BDF3BC473EFC3D82BA5E3C993E00BD15BEB43DFEBC9F3D663D5BBDA8BEC9BE65BB23BEB83DB23CD73DC2BC19BD5FBDB33D293EC5BAC53DC3BD423D1E3DA83EDF3C5EBE13BE6FBE9FBD24BD273EEA3DD23C763D25BE32BDD13D803D21BD10BE99BE3BBE20BE143B3BBE8EBC353E7C3EA9BB193B9D3D02BEA9BD5A3AD9BC433E5D3EAC3CABBD7B3BBEBD64BD833D0A3E8ABEC8BE183E0A3E00BECA3D6A3DDEBDA4BDA43D3D3D173AA73A99BD613EBFBD86BDFC3DF13CC73D8EBD26BDAC3CC4BDF2BDBD3D093D6FBD50BD44BD0EBD1B3EBBBC75BD9ABD42BD25BEF0BDA7BD003D363D443D01BE8D3D45BD1EBD823DB2BD233E8E3EB7BD45BD1ABE01BEBE3D11BE803D3E3D20BE1A3D47BD5F3EFA3C343ECB3CD2BD4FBDC53D313EA63DCA3DF23D913DDCBD2F3DB7BC183D363DAC3D293B253E843D403E953EA13C2DBEA7BD123D3F3E09BD343EBEBD483DC3BDE6BDD8BDE33D3DBD69BE283EA63D74BD7E3D9BBE683D773C073E933E02BE5E3EA1BDA8BDDFBD61BE823D9DBCA4BE68BD12BD16BE88BD873D44BEA0BC043EEB3D42BCABBD7CBC06BE2CBE5E3EA63DEA3DDEBC4B3E85BD20BD98BEA23D72BD563DEFBA773D9E3DA23DB7BD473E63BE2C3D94BD8E3D95BD34BC88BE9BBC263D97BE35BEE1BA533E91BDBF3D74BC883DA73BB4BD9F3DB0BD0C3DCDBC3EBE06BE8DBDE9BC90BDFDBD4B3DACBD0EBBE63D4FBEA8BD54BEB83C6E3E273C41BECEBD7F3E813DADBDDD3CAABD753D80BC48BDCFBB4D3E073E92BDFF3A7E3C593ECBBD023EE0BD8F3D5E3E30BE68BD263E81BE2F3DCE3D58BE733B00BE133DC93B5ABDF53D9F3DEA3D29BD4EBEE1BBBEBD57BCD7BD0ABD08BBA43D79BD37BE46BDC6BD263EE03CDE3DF9BD30BE673D19BE62BC503DCABC873B403E8D3D3CBDCCBD5BBED6BC00BD62BEA23DB03D493E253EF73C1CBE323D983DF53B82BE653E913E503E1BBD433E3F3ED03C323EFCBDEB3D4EBDA03BEFBD503D7CBD273C0CBE3F3B9F3D8DBE863DAC3DC5BD983D1CBEA6BC7A3DD5BD8F3CFD3D813ECBBD68BD823DD9BDB8BC153EEDBCA3BD11BD83BB3E3BBCBC95BDFB3C50BED03D913E76BD553DA83D943E06BE87BE1E3D05BD0FBC11BE46BDA33D773D80BE6BBDE93B9BBECA3C503EB83EEEBD03BEFEBD1F3E3DBE07BC993CC43D98BC9C3D703D0B3E94BD2B3DDABDB03D66BD9EBD9ABDE7BD6C3DC03D21BE21BD4ABE6DBC05BEF1BD91BDBD3D16BD893DCDBB37BD5BBDA8BDD83A5ABE3E3E0F3EF63CD63DB43DA0BDCBBD67BC203DD9BC49BEC33CF23D1E3E573EB7BDF03DC13C903C7A3D16BEAEBC543DC3BC4CBDAABD143E19BE16BD17BE343E61BE93BDA9BD023ED73D0CBD0B3E203EF2BD35BD353C9F3C8A3EA43E363E1BBEA8BC55BCFCBDA5BC233EBF3D163EF03D203D783E9C3EE93D9A3E21BD783C913DCFBDEEBCF0BBD6BDC7BD583D9FBD44BD34BE0DBE243E0C3E113E323E903EACBD373EF93C1E3E6CBD35BEDBBC373EA4BD913EA73D403DD33D0FBEDEBD88BE40BD7D3E053E51BD33BCBFBD19BEC9BE313E8D3D2C3E06BE39BEADBDBABD113E08BED13D6FBD3BBE62BD83BD3FBE6FBB17BE92BE9DBC873DDB3C1F3EC4BD2BBD07BD963D7BBD1E3C0CBE27BE073EB5BD0A3DB93D33BC07BE1CBCF93D93BC03BDA33D193E783D263D7A3C54BE35BE183DAA3B4B3E633DB4BD76BD7F3D183DF63D1A3E7A3D043D7EBD1D3E60BC1E3BF63D0ABE1C3ECEBD9D3D30BE9DBE59BEB73E0BBEB83E19BA9EBD393EEF3DF9BDD9BDF2BC07BDBE3D353E16BE453B01BD113EC13DC73D173E323E42BE203E803DCDBE19BD223EA03D9FBCB7BDF13D3C3DCFBD993E59BE29BEB03D283E1A3D2C3EBDBB853B593E083E713DA7BD60BDE9BD393E183EBFBDE138A13E03BD89BE433E023DA03D0FBD6D3D0F3C44BDBFBC89BD0A3DC0BDEABDC03B113E94BDA83EF73CEA3D2ABE2EBEEF3DEBBD683CDABD853EB63DDF3CB13EDDBDB8BD0C3E383EC43DDF3D763D34BD8ABD47BEB7BD423DC3BD42BEA2BEDC3DF7BC10BE53BE333DB5BD86BD463ED83EB8BDCF3D36BE4A3C67BEA9BE1FBE123EBCBD153E123E263E923EA4BC263D19BE90BD99BD613D1B3D8B3D993D373D0CBDC53D703D853D003E983D413E973E413E85BE4FBBA73ED63B44BE1CBE053E923D19BDE33D513EA83DF7BB473E813D9F3D2F3DC4BDC63D58BEA13D213EDDBDA03DCC3D2F3D3A3CD53DBDBD493E7C3B003B2DBE8ABD853D9FBE3EBDA53C14BCD5BD2C3E0BBE2E3E77BDE0BD993DF0BDAFBDC8BB24BE81BDE33DFC3D143C01BE6D3EDFBDC9BDA8BDEB3D11BEDC3DCEBD8BBD10BE263E0A3EE2BD0F3E89BD023D8C3E29BC673E6B3D13BE6F3E4FBC023E973C263EB2BD14BEC7BD093B75BE30BD30BE12BE073EAC3D2FBEDEBD2B3E87BD273D193E16BE4C3E8BBD15BD91BD153EF73DDB3C333D1B3E77BDB8BD9C3D90BD2ABCB13C4EBDB7BD2CBE90BE753C073EB6BC533D553E01BD1B3E143E1C3DAE3C113B75BD643DADBD303E74BD72BCE2BDBCBD65BD3B3D56BD5BBD28BB3EBB453D613DB4BD1B3E273DBABD5FBDCC3DC0BC683D803EBA3B373E273D92BD27BE46BD91BDDDBDB03D483E21BEC53C53BD0DBDAEBD5E3D5EBE0F3EFDBDBDBD32BDC8BD273D523D82BDC7BB60BE8ABD3BBC553D0C3E93BE7ABE91BE3BBE323E123C38BD4BBE893E1B3D3D3E8F3B813E0C3E33BDE23D10BE2D3D14BD16BE46BC23BC9FBD0F3E033CF23D463E2FBE83BD73BD59BC3CBE913EAC3DA03DEEBE8539193E39BC033EA63DB83DABBDF43DB3BD0F3E8FBD03BECB39B03DA0BC933D883D2A3D8FBD6ABE84BDCB3DF93DC43DBABCD9BCC5BD41BD313DDDBD913DE9BD36BD14BE77BCB2BD8C3D893D1DBE2F3E02BE4FBD12BE623E2C3E19BC1DBEC53D553E9EBE333D3CBD803DFB3CA23C95BB313E19BE023E71BE0BBE62BECFBDA1BD94BD0CBE203EB33D4C3C91BCA8BDD53CED3D4BBE56BEC03DA73D973A36BECCBC04BE103E333D1C3D32BC98BA26BEA53D683D81BBFF3DA1BD5FBD803E0CBE1BBEA1BD613EF33B683D753E71BD45BD753CD9BEAABD1FBE80BE48BE19BE043EFCBD23BD0EBE8D3DFCBD8F3E19BEFBBD423E5C3DA23DA03D25BE8C3D1E3EE1BD87BEB13CB83D32BC9F3D2D3D55BE883CDABD0B3C09BD883D0FBDDB3D94BDD4BD77BD683DAB3D2E3D6EBEA4BE47BD213D5E3D513DDDBD983D353E5CBE07BE223D683DD23CCC3CEABD1D3D233E0ABD6D3C87BD3DBE45BDD2BD96BD70BD81BD23BE813BABBDEABD0F3E3B3E2FBC413EA8BD42BD8ABD533E89BE09BD0FBDD63D613D8E3BDEBD4E3D373EB9BD0B3D823E273E6BBDF5BC08BD623CC4BD493E8DBB1A3DE9BD08BED03D8F3DA93DB2BD443E0F3D8C3C1EBE85BE4D3C213C213C41BE9F3D243EC0BD213D67BE34BE6B3DA03DA23D84BD403EC0BDDC3DB7BCDE3C01BE74BDAD3B42BE993D88BDA7BD603D5F3DF33DCFBD323D8E3EF73CFCBD5ABD31BE0E3EBE3D6C3EA23D1EBDEE3D153DA3BC0A3EAABDC83D4B3DD6BDE73D20BE3B3D2EBDA63D4E3EDD3B8BBEB6BD083EAEBD3CBE63BBB03EBA3D533E5BBC1ABE553DD33D1DBE793DB9BC303DB4BDE43D2CBE123D083D593D8ABC42BD1CBE49BDBC3D433E50BEB63C013E0C3C303C673E0E3EA03DF43DE6BD01BEF4BD03BEF6BCEB3D023DAFBB1E3E873DAEBD153EF4BD11BE2DBBB0BD80BC25BE53BDD13BAD3DEA3DBBBD313D0D3E6DBEDD3D0A3EB4BDFABDBCBD3E3D1B3CB53D1DBEFEBC51BEBBBDABBE92BC253E8CBEC03D4DBC813E07BEB9BD21BD9DBBC6BD2F3EEE3C12BEFD3D35BEF6BDD73D0E3EE33D4FBB763E923D18BD953C52BE08BE4EBE37BEAEBD47BDFD3DBD3CA23CE4BD30BC48BDDBBAB83D263E50BE95BE823E753E23BE763DC13D8ABD1E3D453D753CED3D9CBC413E5DBD10BDA1BD8EBD143E41BE323D023D953D6B3D003E26BC3F3D66BC87BC0C3D233E5BBE5D3E78BE21BEC7BDA0BE73BD2FBE0EBE65BDB43D373C2FBBC4BDB13CD2BB983D593DABBD743D39BD23BDD3BD833CD0BC73BD973D413E2BBEEB3D5F3B423E183EC43DDE3DE3BDD83C313EC0BD28BD40BD303E553E6D3DD7BDC4BC49BDDEBCF13D9D3E84BD43BE423DB23D713EE33D28BEB9BD333E41BEC93D62BD983D9ABE083E863E56BDB3BDBCBDA8BE73BEB53EC93C06BEB1BDA5BDE33C92BE20BED4BC283EEA3CF1BD353D4BBD03BDC7BD12BD5A3DFEBDF1BC8ABDC53DAABCEDBA45BDA1BDA63D11BE113E1CBD0ABD333B323E8B3EDA3D85BEE8BD4CBE0F3D23BBE2BD3E3E98BCB2BEE03DECBD993C133C5FBC0ABECF3CF9BD07BE7ABD42BDB5BC8C3C98BED5BBC03CCD3C5C3DEDBD2A3E1F3EC0BBC4BD303E61BDBDBCA83D57BD313D1CBE953EBD3DCE3CEEBE32BE4FBCAE3D353E273DEB3D693E5C3D82BD153C703DCDBC393E0D3E89BD01BCB7BDA0BDB83D4F3E03BD5F3E9A3C84BDB5BDB7BD143EA73D2C3E3E3D45BDF33D8ABEAF3C233D1FBA703C353D0CBE35BE6E3EF1BD353C49BE06BE39BECA3D96BD77BC63BE113CB7BCCA3C8EBE4CBE7CBEFEBDE53D703D9CBD403D853DF33B873D493D3B3C81BD5E3E30BCA63CE4BB19BE3EBEA4BE193E82BCC73D5CBDB83DF13DABBCCCBD853E20BE353D68BE2C3EE33DA83D473E023DF13D5D36363D383D9B3EC0BD10BEC33DD7BDF1BD3CBE6CBE663D633D863D5F3E1BBE7BBD00BE5C3E73BE603E6ABE99BDF9BD13BE2A3EB3BCA53D88BD0C3E673D8DBD29BE8F3D9ABCD2BD8C3D913D0A3E91BD72BDB7BD54BDC3BC24BD2C3E623D95BE2C3E863DD03DFC3CB83DEB3C0E3EE83D83BD25BEDA3D9DBCB7BD3F3E0A3E8EBEBF3CB1BDB53D593E20BE9A3C2ABE433D10BE5FBE92BD30BE90BB70BEB23DEEBC3B3EA7BD82BEEE3DEEBB73BC77BD7A3EF03DB73B10BC803D3F3E193E97BC5CBED9BC18BEADBD3B3D1CBE3CBEFA3D023ED63C48BD653D853E26BD953D06BDA33D2E3DD23C5FBC8F3E003EA83D093E0BBE87BE5F3D7F3D04BC62BE053E28BEAABD2BBE543D5BBD3C3E393E20BE76BEB63DE53DF2BB053C663E213D9A3D2D3ECFBD12BEEF3D8D3D3FBDF23DCDBD0BBE99BEC43DEB3DCC3B6FBE373EA73DAA3D4A3DF4BD503C633E7A3D833D73BD3DBE6EBDA03C713C0E3E59BC533EA93D023EECBD4FBE0BBDB23D03BE9ABC3BBD2E3EC03D293EBCBDE53C35BD48BD06BE103E9ABDC13DB7BDC3BD463EBC3D993EC73DE6BD8B3D81BCF23D393D743D51BEAE3DAC3C783C693C5F3D9C3C0EBDC8BC053EC7BDC33D60BD2E3D613EF83D17BE0ABD903D833E5BBD3D3E4BBEC73CCF3C34BBC1BD933D0BBE12BD693D19BDDDBD94BD223C243EEFBDB93CDD3D743D13BD133E45BD5F3C033E12BE603DDFBCE0BDAB3CCC3D5F3E4D3E823D8BBDA23DA7BE2A3D313ED43D8E3D4D3E35BD50BDB1BC8DBE713E22BEAB3DE8BC98BE75BDF7BD8CBCCCBD08BC29BDC73D18BED8BDE7BD653EDB3DE3BDF3BD713EEFBD42BD333E22BE1EBEC2BDC0BCDB3DAFBD68BD2DBD193D043E5E3D253EDFBD6B3CAEBDB5BDA4BE223EAE3D81BD8FBC003D033E603DA03D5F3C2B3E98BD2A3E1DBE853E1A3C0B3C22BDC63E8DBEEFBD8A3DD93DAA3E06BC37BE2B3D203DBD3BC93DA73C1ABE24BE143EC23DB23B583ECBBDD23D27BEE13D043D7E3D58BB1EBE713D1DBD303E033E1F3D88BD2CBD43BD86BE573E793D953C5FBD52BE8FBD023D343C5FBE073EB53D3DBDFA3D463DBA3B093CD73DBD3C75BD9E3DB3BDE63D073E8CBC55BD223EFA3D313EA3BDCDBC933CE63D9A3D98BDBDBDD3BD333D8A3B243D803D553D78BD333E063E96BD16BAC73B60BD8E3D93BDCB3D343E00BE443E7CBDEC3DB9BE253DB33BED3D853E28BDFBBD843DEB3D4BBE49BD80BE3EBD4EBD423D0A3E993DC3BE6F3EFE3D08BE7A3D4EBE24BD94BD89BD453EA13C23BE4E3D33BE98BDBA3AB13DADBD0B3E853D863D683E64BD26BD4EBD98BD2C3E4FBE223EB5BB643E10BBAB3E723E5B3C23BE3DBE30BAF33D35BE613C16BD26BE18BC803C403BA43D2D3E42BD",
      torch_tensor_64_torch.bfloat16_1: "0x02000000183E17BC86BE8A3E873D3A3C103E2E3F013E973EF03D1A3EB9BEF63D503D92BEC53DB9BD7BBD0CBE943C633E9EBE71BEA5BE85BCBF3EB3BE80BE02BE4BBE9DBEDDBD1F3EF6BDDE3B28BEC9BECE3E183B5C3E1E3E99BE73BEECBD99BDF4BD32BE80BD853DB0BD093D78BE81BD9B3E0E3FA3BD313D8C3EACBCBDBC45BEAA3EAFBE",
      torch_tensor_64_torch.bfloat16: "0x020000006B3F9A3F343F4B3F5B3F593F6D3FAF3F903F823F903F913F803F293F3E3F943F8E3F283F753F833F6E3F613F993F353F353F9D3F873FA33F703F2D3FA23F4F3F883F573F643F753F6F3F963F6C3FAA3F743F7A3F973F2C3FD93FA23F753F883F2B3FA43F9D3F7A3F3D3F443F1C3F213F8C3F9E3F223F513F843F8B3FBD3F873F",
      torch_tensor_8_torch.float32: "0x040000000000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"
    }
  }
#-}
