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
#map10 = affine_map<(d0, d1, d2, d3) -> (d0)>
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
  "func.func"() <{function_type = (tensor<2x5x16xbf16>, tensor<2x5xi64>, tensor<2x1x5x11xbf16>, tensor<5xi64>, tensor<2x4x11x16xbf16>, tensor<2x4x11x16xbf16>, tensor<2x4x11x16xbf16>, tensor<2x4x11x16xbf16>) -> (tensor<2x5x16xbf16>, tensor<2x4x11x16xbf16>, tensor<2x4x11x16xbf16>, tensor<2x4x11x16xbf16>, tensor<2x4x11x16xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x16xbf16>, %arg1: tensor<2x5xi64>, %arg2: tensor<2x1x5x11xbf16>, %arg3: tensor<5xi64>, %arg4: tensor<2x4x11x16xbf16>, %arg5: tensor<2x4x11x16xbf16>, %arg6: tensor<2x4x11x16xbf16>, %arg7: tensor<2x4x11x16xbf16>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_4> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %6 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_3> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %7 = "arith.constant"() <{value = dense_resource<torch_tensor_16_16_torch.bfloat16_5> : tensor<16x16xbf16>}> : () -> tensor<16x16xbf16>
    %8 = "arith.constant"() <{value = dense_resource<torch_tensor_16_16_torch.bfloat16_4> : tensor<16x16xbf16>}> : () -> tensor<16x16xbf16>
    %9 = "arith.constant"() <{value = dense_resource<torch_tensor_16_16_torch.bfloat16_3> : tensor<16x16xbf16>}> : () -> tensor<16x16xbf16>
    %10 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_2> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %11 = "arith.constant"() <{value = dense_resource<torch_tensor_16_128_torch.bfloat16_1> : tensor<16x128xbf16>}> : () -> tensor<16x128xbf16>
    %12 = "arith.constant"() <{value = dense_resource<torch_tensor_64_16_torch.bfloat16_3> : tensor<64x16xbf16>}> : () -> tensor<64x16xbf16>
    %13 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_1> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %14 = "arith.constant"() <{value = dense_resource<torch_tensor_64_16_torch.bfloat16_2> : tensor<64x16xbf16>}> : () -> tensor<64x16xbf16>
    %15 = "arith.constant"() <{value = dense_resource<torch_tensor_128_torch.bfloat16_1> : tensor<128xbf16>}> : () -> tensor<128xbf16>
    %16 = "arith.constant"() <{value = dense_resource<torch_tensor_128_16_torch.bfloat16_1> : tensor<128x16xbf16>}> : () -> tensor<128x16xbf16>
    %17 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_1> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %18 = "arith.constant"() <{value = dense_resource<torch_tensor_16_16_torch.bfloat16_2> : tensor<16x16xbf16>}> : () -> tensor<16x16xbf16>
    %19 = "arith.constant"() <{value = dense_resource<torch_tensor_16_16_torch.bfloat16_1> : tensor<16x16xbf16>}> : () -> tensor<16x16xbf16>
    %20 = "arith.constant"() <{value = dense_resource<torch_tensor_16_16_torch.bfloat16> : tensor<16x16xbf16>}> : () -> tensor<16x16xbf16>
    %21 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %22 = "arith.constant"() <{value = dense_resource<torch_tensor_16_128_torch.bfloat16> : tensor<16x128xbf16>}> : () -> tensor<16x128xbf16>
    %23 = "arith.constant"() <{value = dense_resource<torch_tensor_64_16_torch.bfloat16_1> : tensor<64x16xbf16>}> : () -> tensor<64x16xbf16>
    %24 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %25 = "arith.constant"() <{value = dense_resource<torch_tensor_64_16_torch.bfloat16> : tensor<64x16xbf16>}> : () -> tensor<64x16xbf16>
    %26 = "arith.constant"() <{value = dense_resource<torch_tensor_128_torch.bfloat16> : tensor<128xbf16>}> : () -> tensor<128xbf16>
    %27 = "arith.constant"() <{value = 1.000000e-05 : f64}> : () -> f64
    %28 = "arith.constant"() <{value = dense_resource<torch_tensor_128_16_torch.bfloat16> : tensor<128x16xbf16>}> : () -> tensor<128x16xbf16>
    %29 = "arith.constant"() <{value = dense_resource<torch_tensor_8_torch.float32> : tensor<8xf32>}> : () -> tensor<8xf32>
    %30 = "arith.constant"() <{value = 1.280000e+02 : f32}> : () -> f32
    %31 = "arith.constant"() <{value = 6.400000e+01 : f32}> : () -> f32
    %32 = "arith.constant"() <{value = 2.500000e-01 : bf16}> : () -> bf16
    %33 = "arith.constant"() <{value = 1.600000e+01 : f32}> : () -> f32
    %34 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 5, 1>}> : (tensor<2x5xi64>) -> tensor<2x5x1xi64>
    %35 = "tensor.empty"() : () -> tensor<2x5x1xf32>
    %36 = "linalg.generic"(%34, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg510: i64, %arg511: f32):
      %642 = "arith.sitofp"(%arg510) : (i64) -> f32
      "linalg.yield"(%642) : (f32) -> ()
    }) : (tensor<2x5x1xi64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %37 = "tensor.empty"() : () -> tensor<2x5x8xf32>
    %38 = "linalg.generic"(%36, %29, %37) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg507: f32, %arg508: f32, %arg509: f32):
      %641 = "arith.mulf"(%arg507, %arg508) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%641) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %39 = "tensor.concat"(%38, %38) <{dim = 2 : i64}> : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x16xf32>
    %40 = "tensor.empty"() : () -> tensor<2x5x16xf32>
    %41 = "linalg.generic"(%39, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg505: f32, %arg506: f32):
      %640 = "math.cos"(%arg505) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%640) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %42 = "linalg.generic"(%39, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg503: f32, %arg504: f32):
      %639 = "math.sin"(%arg503) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%639) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %43 = "tensor.empty"() : () -> tensor<16x128xbf16>
    %44 = "linalg.transpose"(%28, %43) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg501: bf16, %arg502: bf16):
      "linalg.yield"(%arg501) : (bf16) -> ()
    }) : (tensor<128x16xbf16>, tensor<16x128xbf16>) -> tensor<16x128xbf16>
    %45 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %46 = "tensor.empty"() : () -> tensor<10x128xf32>
    %47 = "linalg.fill"(%2, %46) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg499: f32, %arg500: f32):
      "linalg.yield"(%arg499) : (f32) -> ()
    }) : (f32, tensor<10x128xf32>) -> tensor<10x128xf32>
    %48 = "linalg.matmul"(%45, %44, %47) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg496: bf16, %arg497: bf16, %arg498: f32):
      %635 = "arith.extf"(%arg496) : (bf16) -> f32
      %636 = "arith.extf"(%arg497) : (bf16) -> f32
      %637 = "arith.mulf"(%635, %636) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %638 = "arith.addf"(%arg498, %637) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%638) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x128xbf16>, tensor<10x128xf32>) -> tensor<10x128xf32>
    %49 = "tensor.empty"() : () -> tensor<10x128xbf16>
    %50 = "linalg.generic"(%48, %49) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg494: f32, %arg495: bf16):
      %634 = "arith.truncf"(%arg494) : (f32) -> bf16
      "linalg.yield"(%634) : (bf16) -> ()
    }) : (tensor<10x128xf32>, tensor<10x128xbf16>) -> tensor<10x128xbf16>
    %51 = "tensor.expand_shape"(%50) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 128>}> : (tensor<10x128xbf16>) -> tensor<2x5x128xbf16>
    %52 = "tensor.empty"() : () -> tensor<2x5x128xf32>
    %53 = "linalg.generic"(%51, %52) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg492: bf16, %arg493: f32):
      %633 = "arith.extf"(%arg492) : (bf16) -> f32
      "linalg.yield"(%633) : (f32) -> ()
    }) : (tensor<2x5x128xbf16>, tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %54 = "linalg.generic"(%53, %52) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg490: f32, %arg491: f32):
      %632 = "math.fpowi"(%arg490, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%632) : (f32) -> ()
    }) : (tensor<2x5x128xf32>, tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %55 = "linalg.fill"(%2, %35) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg488: f32, %arg489: f32):
      "linalg.yield"(%arg488) : (f32) -> ()
    }) : (f32, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %56 = "linalg.generic"(%54, %55) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg486: f32, %arg487: f32):
      %631 = "arith.addf"(%arg486, %arg487) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%631) : (f32) -> ()
    }) : (tensor<2x5x128xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %57 = "linalg.generic"(%56, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg484: f32, %arg485: f32):
      %630 = "arith.divf"(%arg484, %30) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%630) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %58 = "linalg.generic"(%57, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg482: f32, %arg483: f32):
      %628 = "arith.truncf"(%27) : (f64) -> f32
      %629 = "arith.addf"(%arg482, %628) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%629) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %59 = "linalg.generic"(%58, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg480: f32, %arg481: f32):
      %627 = "math.rsqrt"(%arg480) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%627) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %60 = "linalg.generic"(%53, %59, %52) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg477: f32, %arg478: f32, %arg479: f32):
      %626 = "arith.mulf"(%arg477, %arg478) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%626) : (f32) -> ()
    }) : (tensor<2x5x128xf32>, tensor<2x5x1xf32>, tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %61 = "linalg.generic"(%26, %60, %52) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg474: bf16, %arg475: f32, %arg476: f32):
      %624 = "arith.extf"(%arg474) : (bf16) -> f32
      %625 = "arith.mulf"(%624, %arg475) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%625) : (f32) -> ()
    }) : (tensor<128xbf16>, tensor<2x5x128xf32>, tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %62 = "tensor.empty"() : () -> tensor<2x5x128xbf16>
    %63 = "linalg.generic"(%61, %62) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg472: f32, %arg473: bf16):
      %623 = "arith.truncf"(%arg472) : (f32) -> bf16
      "linalg.yield"(%623) : (bf16) -> ()
    }) : (tensor<2x5x128xf32>, tensor<2x5x128xbf16>) -> tensor<2x5x128xbf16>
    %64 = "tensor.empty"() : () -> tensor<16x64xbf16>
    %65 = "linalg.transpose"(%25, %64) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg470: bf16, %arg471: bf16):
      "linalg.yield"(%arg470) : (bf16) -> ()
    }) : (tensor<64x16xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %66 = "tensor.empty"() : () -> tensor<10x64xf32>
    %67 = "linalg.fill"(%2, %66) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg468: f32, %arg469: f32):
      "linalg.yield"(%arg468) : (f32) -> ()
    }) : (f32, tensor<10x64xf32>) -> tensor<10x64xf32>
    %68 = "linalg.matmul"(%45, %65, %67) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg465: bf16, %arg466: bf16, %arg467: f32):
      %619 = "arith.extf"(%arg465) : (bf16) -> f32
      %620 = "arith.extf"(%arg466) : (bf16) -> f32
      %621 = "arith.mulf"(%619, %620) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %622 = "arith.addf"(%arg467, %621) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%622) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %69 = "tensor.empty"() : () -> tensor<10x64xbf16>
    %70 = "linalg.generic"(%68, %69) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg463: f32, %arg464: bf16):
      %618 = "arith.truncf"(%arg463) : (f32) -> bf16
      "linalg.yield"(%618) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %71 = "tensor.expand_shape"(%70) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 64>}> : (tensor<10x64xbf16>) -> tensor<2x5x64xbf16>
    %72 = "tensor.empty"() : () -> tensor<2x5x64xf32>
    %73 = "linalg.generic"(%71, %72) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg461: bf16, %arg462: f32):
      %617 = "arith.extf"(%arg461) : (bf16) -> f32
      "linalg.yield"(%617) : (f32) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %74 = "linalg.generic"(%73, %72) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg459: f32, %arg460: f32):
      %616 = "math.fpowi"(%arg459, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%616) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %75 = "linalg.generic"(%74, %55) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg457: f32, %arg458: f32):
      %615 = "arith.addf"(%arg457, %arg458) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%615) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %76 = "linalg.generic"(%75, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg455: f32, %arg456: f32):
      %614 = "arith.divf"(%arg455, %31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%614) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %77 = "linalg.generic"(%76, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg453: f32, %arg454: f32):
      %612 = "arith.truncf"(%27) : (f64) -> f32
      %613 = "arith.addf"(%arg453, %612) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%613) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %78 = "linalg.generic"(%77, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg451: f32, %arg452: f32):
      %611 = "math.rsqrt"(%arg451) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%611) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %79 = "linalg.generic"(%73, %78, %72) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg448: f32, %arg449: f32, %arg450: f32):
      %610 = "arith.mulf"(%arg448, %arg449) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%610) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %80 = "linalg.generic"(%24, %79, %72) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg445: bf16, %arg446: f32, %arg447: f32):
      %608 = "arith.extf"(%arg445) : (bf16) -> f32
      %609 = "arith.mulf"(%608, %arg446) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%609) : (f32) -> ()
    }) : (tensor<64xbf16>, tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %81 = "tensor.empty"() : () -> tensor<2x5x64xbf16>
    %82 = "linalg.generic"(%80, %81) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg443: f32, %arg444: bf16):
      %607 = "arith.truncf"(%arg443) : (f32) -> bf16
      "linalg.yield"(%607) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %83 = "linalg.transpose"(%23, %64) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg441: bf16, %arg442: bf16):
      "linalg.yield"(%arg441) : (bf16) -> ()
    }) : (tensor<64x16xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %84 = "linalg.matmul"(%45, %83, %67) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg438: bf16, %arg439: bf16, %arg440: f32):
      %603 = "arith.extf"(%arg438) : (bf16) -> f32
      %604 = "arith.extf"(%arg439) : (bf16) -> f32
      %605 = "arith.mulf"(%603, %604) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %606 = "arith.addf"(%arg440, %605) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%606) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %85 = "linalg.generic"(%84, %69) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg436: f32, %arg437: bf16):
      %602 = "arith.truncf"(%arg436) : (f32) -> bf16
      "linalg.yield"(%602) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %86 = "tensor.expand_shape"(%63) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 5, 8, 16>}> : (tensor<2x5x128xbf16>) -> tensor<2x5x8x16xbf16>
    %87 = "tensor.empty"() : () -> tensor<2x8x5x16xbf16>
    %88 = "linalg.transpose"(%86, %87) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg434: bf16, %arg435: bf16):
      "linalg.yield"(%arg434) : (bf16) -> ()
    }) : (tensor<2x5x8x16xbf16>, tensor<2x8x5x16xbf16>) -> tensor<2x8x5x16xbf16>
    %89 = "tensor.expand_shape"(%82) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 5, 4, 16>}> : (tensor<2x5x64xbf16>) -> tensor<2x5x4x16xbf16>
    %90 = "tensor.empty"() : () -> tensor<2x4x5x16xbf16>
    %91 = "linalg.transpose"(%89, %90) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg432: bf16, %arg433: bf16):
      "linalg.yield"(%arg432) : (bf16) -> ()
    }) : (tensor<2x5x4x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %92 = "tensor.expand_shape"(%85) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 4, 16>}> : (tensor<10x64xbf16>) -> tensor<2x5x4x16xbf16>
    %93 = "linalg.transpose"(%92, %90) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg430: bf16, %arg431: bf16):
      "linalg.yield"(%arg430) : (bf16) -> ()
    }) : (tensor<2x5x4x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %94 = "tensor.expand_shape"(%41) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 16>}> : (tensor<2x5x16xf32>) -> tensor<2x1x5x16xf32>
    %95 = "tensor.expand_shape"(%42) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 16>}> : (tensor<2x5x16xf32>) -> tensor<2x1x5x16xf32>
    %96 = "tensor.empty"() : () -> tensor<2x8x5x16xf32>
    %97 = "linalg.generic"(%88, %94, %96) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg427: bf16, %arg428: f32, %arg429: f32):
      %600 = "arith.extf"(%arg427) : (bf16) -> f32
      %601 = "arith.mulf"(%600, %arg428) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%601) : (f32) -> ()
    }) : (tensor<2x8x5x16xbf16>, tensor<2x1x5x16xf32>, tensor<2x8x5x16xf32>) -> tensor<2x8x5x16xf32>
    %98 = "tensor.extract_slice"(%88) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 8, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x8x5x16xbf16>) -> tensor<2x8x5x8xbf16>
    %99 = "tensor.extract_slice"(%88) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 2, 8, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x8x5x16xbf16>) -> tensor<2x8x5x8xbf16>
    %100 = "tensor.empty"() : () -> tensor<2x8x5x8xbf16>
    %101 = "linalg.generic"(%99, %100) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg425: bf16, %arg426: bf16):
      %599 = "arith.negf"(%arg425) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%599) : (bf16) -> ()
    }) : (tensor<2x8x5x8xbf16>, tensor<2x8x5x8xbf16>) -> tensor<2x8x5x8xbf16>
    %102 = "tensor.concat"(%101, %98) <{dim = 3 : i64}> : (tensor<2x8x5x8xbf16>, tensor<2x8x5x8xbf16>) -> tensor<2x8x5x16xbf16>
    %103 = "linalg.generic"(%102, %95, %96) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg422: bf16, %arg423: f32, %arg424: f32):
      %597 = "arith.extf"(%arg422) : (bf16) -> f32
      %598 = "arith.mulf"(%597, %arg423) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%598) : (f32) -> ()
    }) : (tensor<2x8x5x16xbf16>, tensor<2x1x5x16xf32>, tensor<2x8x5x16xf32>) -> tensor<2x8x5x16xf32>
    %104 = "linalg.generic"(%97, %103, %96) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg419: f32, %arg420: f32, %arg421: f32):
      %596 = "arith.addf"(%arg419, %arg420) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%596) : (f32) -> ()
    }) : (tensor<2x8x5x16xf32>, tensor<2x8x5x16xf32>, tensor<2x8x5x16xf32>) -> tensor<2x8x5x16xf32>
    %105 = "tensor.empty"() : () -> tensor<2x4x5x16xf32>
    %106 = "linalg.generic"(%91, %94, %105) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg416: bf16, %arg417: f32, %arg418: f32):
      %594 = "arith.extf"(%arg416) : (bf16) -> f32
      %595 = "arith.mulf"(%594, %arg417) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%595) : (f32) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x1x5x16xf32>, tensor<2x4x5x16xf32>) -> tensor<2x4x5x16xf32>
    %107 = "tensor.extract_slice"(%91) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 4, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x16xbf16>) -> tensor<2x4x5x8xbf16>
    %108 = "tensor.extract_slice"(%91) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 2, 4, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x16xbf16>) -> tensor<2x4x5x8xbf16>
    %109 = "tensor.empty"() : () -> tensor<2x4x5x8xbf16>
    %110 = "linalg.generic"(%108, %109) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg414: bf16, %arg415: bf16):
      %593 = "arith.negf"(%arg414) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%593) : (bf16) -> ()
    }) : (tensor<2x4x5x8xbf16>, tensor<2x4x5x8xbf16>) -> tensor<2x4x5x8xbf16>
    %111 = "tensor.concat"(%110, %107) <{dim = 3 : i64}> : (tensor<2x4x5x8xbf16>, tensor<2x4x5x8xbf16>) -> tensor<2x4x5x16xbf16>
    %112 = "linalg.generic"(%111, %95, %105) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg411: bf16, %arg412: f32, %arg413: f32):
      %591 = "arith.extf"(%arg411) : (bf16) -> f32
      %592 = "arith.mulf"(%591, %arg412) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%592) : (f32) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x1x5x16xf32>, tensor<2x4x5x16xf32>) -> tensor<2x4x5x16xf32>
    %113 = "linalg.generic"(%106, %112, %105) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg408: f32, %arg409: f32, %arg410: f32):
      %590 = "arith.addf"(%arg408, %arg409) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%590) : (f32) -> ()
    }) : (tensor<2x4x5x16xf32>, tensor<2x4x5x16xf32>, tensor<2x4x5x16xf32>) -> tensor<2x4x5x16xf32>
    %114 = "linalg.generic"(%104, %87) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg406: f32, %arg407: bf16):
      %589 = "arith.truncf"(%arg406) : (f32) -> bf16
      "linalg.yield"(%589) : (bf16) -> ()
    }) : (tensor<2x8x5x16xf32>, tensor<2x8x5x16xbf16>) -> tensor<2x8x5x16xbf16>
    %115 = "linalg.generic"(%113, %90) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg404: f32, %arg405: bf16):
      %588 = "arith.truncf"(%arg404) : (f32) -> bf16
      "linalg.yield"(%588) : (bf16) -> ()
    }) : (tensor<2x4x5x16xf32>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %116 = "tensor.empty"() : () -> tensor<16xi64>
    %117 = "linalg.generic"(%116) <{indexing_maps = [#map9], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg403: i64):
      %586 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %587 = "arith.index_cast"(%586) : (index) -> i64
      "linalg.yield"(%587) : (i64) -> ()
    }) : (tensor<16xi64>) -> tensor<16xi64>
    %118 = "tensor.empty"() : () -> tensor<4xi64>
    %119 = "linalg.generic"(%118) <{indexing_maps = [#map9], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg402: i64):
      %584 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %585 = "arith.index_cast"(%584) : (index) -> i64
      "linalg.yield"(%585) : (i64) -> ()
    }) : (tensor<4xi64>) -> tensor<4xi64>
    %120 = "tensor.empty"() : () -> tensor<2xi64>
    %121 = "linalg.generic"(%120) <{indexing_maps = [#map9], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg401: i64):
      %582 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %583 = "arith.index_cast"(%582) : (index) -> i64
      "linalg.yield"(%583) : (i64) -> ()
    }) : (tensor<2xi64>) -> tensor<2xi64>
    %122 = "tensor.empty"() : () -> tensor<2x4x5x16xi64>
    %123 = "linalg.generic"(%121, %122) <{indexing_maps = [#map10, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg399: i64, %arg400: i64):
      "linalg.yield"(%arg399) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x4x5x16xi64>) -> tensor<2x4x5x16xi64>
    %124 = "tensor.collapse_shape"(%123) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x4x5x16xi64>) -> tensor<640xi64>
    %125 = "linalg.generic"(%119, %122) <{indexing_maps = [#map11, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg397: i64, %arg398: i64):
      "linalg.yield"(%arg397) : (i64) -> ()
    }) : (tensor<4xi64>, tensor<2x4x5x16xi64>) -> tensor<2x4x5x16xi64>
    %126 = "tensor.collapse_shape"(%125) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x4x5x16xi64>) -> tensor<640xi64>
    %127 = "linalg.generic"(%arg3, %122) <{indexing_maps = [#map12, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg395: i64, %arg396: i64):
      "linalg.yield"(%arg395) : (i64) -> ()
    }) : (tensor<5xi64>, tensor<2x4x5x16xi64>) -> tensor<2x4x5x16xi64>
    %128 = "tensor.collapse_shape"(%127) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x4x5x16xi64>) -> tensor<640xi64>
    %129 = "linalg.generic"(%117, %122) <{indexing_maps = [#map13, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg393: i64, %arg394: i64):
      "linalg.yield"(%arg393) : (i64) -> ()
    }) : (tensor<16xi64>, tensor<2x4x5x16xi64>) -> tensor<2x4x5x16xi64>
    %130 = "tensor.collapse_shape"(%129) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x4x5x16xi64>) -> tensor<640xi64>
    %131 = "tensor.expand_shape"(%124) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %132 = "tensor.expand_shape"(%126) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %133 = "tensor.expand_shape"(%128) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %134 = "tensor.expand_shape"(%130) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %135 = "tensor.concat"(%131, %132, %133, %134) <{dim = 1 : i64}> : (tensor<640x1xi64>, tensor<640x1xi64>, tensor<640x1xi64>, tensor<640x1xi64>) -> tensor<640x4xi64>
    %136 = "tensor.collapse_shape"(%115) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x4x5x16xbf16>) -> tensor<640xbf16>
    %137 = "tensor.expand_shape"(%136) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %138 = "tm_tensor.scatter"(%137, %135, %arg4) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg391: bf16, %arg392: bf16):
      "tm_tensor.yield"(%arg391) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x4x11x16xbf16>) -> tensor<2x4x11x16xbf16>
    %139 = "tensor.collapse_shape"(%93) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x4x5x16xbf16>) -> tensor<640xbf16>
    %140 = "tensor.expand_shape"(%139) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %141 = "tm_tensor.scatter"(%140, %135, %arg5) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg389: bf16, %arg390: bf16):
      "tm_tensor.yield"(%arg389) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x4x11x16xbf16>) -> tensor<2x4x11x16xbf16>
    %142 = "tensor.empty"() : () -> tensor<2x4x2x11x16xbf16>
    %143 = "linalg.generic"(%138, %142) <{indexing_maps = [#map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg387: bf16, %arg388: bf16):
      "linalg.yield"(%arg387) : (bf16) -> ()
    }) : (tensor<2x4x11x16xbf16>, tensor<2x4x2x11x16xbf16>) -> tensor<2x4x2x11x16xbf16>
    %144 = "tensor.collapse_shape"(%143) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<2x4x2x11x16xbf16>) -> tensor<2x8x11x16xbf16>
    %145 = "linalg.generic"(%141, %142) <{indexing_maps = [#map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg385: bf16, %arg386: bf16):
      "linalg.yield"(%arg385) : (bf16) -> ()
    }) : (tensor<2x4x11x16xbf16>, tensor<2x4x2x11x16xbf16>) -> tensor<2x4x2x11x16xbf16>
    %146 = "tensor.empty"() : () -> tensor<2x8x16x11xbf16>
    %147 = "linalg.transpose"(%144, %146) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg383: bf16, %arg384: bf16):
      "linalg.yield"(%arg383) : (bf16) -> ()
    }) : (tensor<2x8x11x16xbf16>, tensor<2x8x16x11xbf16>) -> tensor<2x8x16x11xbf16>
    %148 = "tensor.collapse_shape"(%114) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x8x5x16xbf16>) -> tensor<16x5x16xbf16>
    %149 = "tensor.collapse_shape"(%147) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x8x16x11xbf16>) -> tensor<16x16x11xbf16>
    %150 = "tensor.empty"() : () -> tensor<16x5x11xf32>
    %151 = "linalg.fill"(%2, %150) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg381: f32, %arg382: f32):
      "linalg.yield"(%arg381) : (f32) -> ()
    }) : (f32, tensor<16x5x11xf32>) -> tensor<16x5x11xf32>
    %152 = "linalg.batch_matmul"(%148, %149, %151) <{indexing_maps = [#map16, #map17, #map18], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg378: bf16, %arg379: bf16, %arg380: f32):
      %578 = "arith.extf"(%arg378) : (bf16) -> f32
      %579 = "arith.extf"(%arg379) : (bf16) -> f32
      %580 = "arith.mulf"(%578, %579) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %581 = "arith.addf"(%arg380, %580) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%581) : (f32) -> ()
    }) : (tensor<16x5x16xbf16>, tensor<16x16x11xbf16>, tensor<16x5x11xf32>) -> tensor<16x5x11xf32>
    %153 = "tensor.empty"() : () -> tensor<16x5x11xbf16>
    %154 = "linalg.generic"(%152, %153) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg376: f32, %arg377: bf16):
      %577 = "arith.truncf"(%arg376) : (f32) -> bf16
      "linalg.yield"(%577) : (bf16) -> ()
    }) : (tensor<16x5x11xf32>, tensor<16x5x11xbf16>) -> tensor<16x5x11xbf16>
    %155 = "tensor.expand_shape"(%154) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 8, 5, 11>}> : (tensor<16x5x11xbf16>) -> tensor<2x8x5x11xbf16>
    %156 = "tensor.empty"() : () -> tensor<2x8x5x11xbf16>
    %157 = "linalg.generic"(%155, %156) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg374: bf16, %arg375: bf16):
      %576 = "arith.mulf"(%arg374, %32) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%576) : (bf16) -> ()
    }) : (tensor<2x8x5x11xbf16>, tensor<2x8x5x11xbf16>) -> tensor<2x8x5x11xbf16>
    %158 = "linalg.generic"(%157, %arg2, %156) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg371: bf16, %arg372: bf16, %arg373: bf16):
      %575 = "arith.addf"(%arg371, %arg372) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%575) : (bf16) -> ()
    }) : (tensor<2x8x5x11xbf16>, tensor<2x1x5x11xbf16>, tensor<2x8x5x11xbf16>) -> tensor<2x8x5x11xbf16>
    %159 = "tensor.empty"() : () -> tensor<2x8x5x11xf32>
    %160 = "linalg.generic"(%158, %159) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg369: bf16, %arg370: f32):
      %574 = "arith.extf"(%arg369) : (bf16) -> f32
      "linalg.yield"(%574) : (f32) -> ()
    }) : (tensor<2x8x5x11xbf16>, tensor<2x8x5x11xf32>) -> tensor<2x8x5x11xf32>
    %161 = "tensor.empty"() : () -> tensor<2x8x5xi64>
    %162 = "linalg.fill"(%0, %161) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg367: i64, %arg368: i64):
      "linalg.yield"(%arg367) : (i64) -> ()
    }) : (i64, tensor<2x8x5xi64>) -> tensor<2x8x5xi64>
    %163 = "tensor.empty"() : () -> tensor<2x8x5xf32>
    %164 = "linalg.fill"(%3, %163) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg365: f32, %arg366: f32):
      "linalg.yield"(%arg365) : (f32) -> ()
    }) : (f32, tensor<2x8x5xf32>) -> tensor<2x8x5xf32>
    %165:2 = "linalg.generic"(%160, %164, %162) <{indexing_maps = [#map7, #map18, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg362: f32, %arg363: f32, %arg364: i64):
      %569 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %570 = "arith.index_cast"(%569) : (index) -> i64
      %571 = "arith.maximumf"(%arg362, %arg363) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %572 = "arith.cmpf"(%arg362, %arg363) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %573 = "arith.select"(%572, %570, %arg364) : (i1, i64, i64) -> i64
      "linalg.yield"(%571, %573) : (f32, i64) -> ()
    }) : (tensor<2x8x5x11xf32>, tensor<2x8x5xf32>, tensor<2x8x5xi64>) -> (tensor<2x8x5xf32>, tensor<2x8x5xi64>)
    %166 = "tensor.expand_shape"(%165#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 8, 5, 1>}> : (tensor<2x8x5xf32>) -> tensor<2x8x5x1xf32>
    %167 = "linalg.generic"(%160, %166, %159) <{indexing_maps = [#map7, #map19, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg359: f32, %arg360: f32, %arg361: f32):
      %568 = "arith.subf"(%arg359, %arg360) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%568) : (f32) -> ()
    }) : (tensor<2x8x5x11xf32>, tensor<2x8x5x1xf32>, tensor<2x8x5x11xf32>) -> tensor<2x8x5x11xf32>
    %168 = "linalg.generic"(%167, %159) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg357: f32, %arg358: f32):
      %567 = "math.exp"(%arg357) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%567) : (f32) -> ()
    }) : (tensor<2x8x5x11xf32>, tensor<2x8x5x11xf32>) -> tensor<2x8x5x11xf32>
    %169 = "tensor.empty"() : () -> tensor<2x8x5x1xf32>
    %170 = "linalg.fill"(%2, %169) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg355: f32, %arg356: f32):
      "linalg.yield"(%arg355) : (f32) -> ()
    }) : (f32, tensor<2x8x5x1xf32>) -> tensor<2x8x5x1xf32>
    %171 = "linalg.generic"(%168, %170) <{indexing_maps = [#map7, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg353: f32, %arg354: f32):
      %566 = "arith.addf"(%arg353, %arg354) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%566) : (f32) -> ()
    }) : (tensor<2x8x5x11xf32>, tensor<2x8x5x1xf32>) -> tensor<2x8x5x1xf32>
    %172 = "linalg.generic"(%168, %171, %159) <{indexing_maps = [#map7, #map19, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg350: f32, %arg351: f32, %arg352: f32):
      %565 = "arith.divf"(%arg350, %arg351) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%565) : (f32) -> ()
    }) : (tensor<2x8x5x11xf32>, tensor<2x8x5x1xf32>, tensor<2x8x5x11xf32>) -> tensor<2x8x5x11xf32>
    %173 = "linalg.generic"(%172, %156) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg348: f32, %arg349: bf16):
      %564 = "arith.truncf"(%arg348) : (f32) -> bf16
      "linalg.yield"(%564) : (bf16) -> ()
    }) : (tensor<2x8x5x11xf32>, tensor<2x8x5x11xbf16>) -> tensor<2x8x5x11xbf16>
    %174 = "tensor.collapse_shape"(%173) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x8x5x11xbf16>) -> tensor<16x5x11xbf16>
    %175 = "tensor.collapse_shape"(%145) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<2x4x2x11x16xbf16>) -> tensor<16x11x16xbf16>
    %176 = "tensor.empty"() : () -> tensor<16x5x16xf32>
    %177 = "linalg.fill"(%2, %176) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg346: f32, %arg347: f32):
      "linalg.yield"(%arg346) : (f32) -> ()
    }) : (f32, tensor<16x5x16xf32>) -> tensor<16x5x16xf32>
    %178 = "linalg.batch_matmul"(%174, %175, %177) <{indexing_maps = [#map16, #map17, #map18], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg343: bf16, %arg344: bf16, %arg345: f32):
      %560 = "arith.extf"(%arg343) : (bf16) -> f32
      %561 = "arith.extf"(%arg344) : (bf16) -> f32
      %562 = "arith.mulf"(%560, %561) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %563 = "arith.addf"(%arg345, %562) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%563) : (f32) -> ()
    }) : (tensor<16x5x11xbf16>, tensor<16x11x16xbf16>, tensor<16x5x16xf32>) -> tensor<16x5x16xf32>
    %179 = "tensor.empty"() : () -> tensor<16x5x16xbf16>
    %180 = "linalg.generic"(%178, %179) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg341: f32, %arg342: bf16):
      %559 = "arith.truncf"(%arg341) : (f32) -> bf16
      "linalg.yield"(%559) : (bf16) -> ()
    }) : (tensor<16x5x16xf32>, tensor<16x5x16xbf16>) -> tensor<16x5x16xbf16>
    %181 = "tensor.expand_shape"(%180) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 8, 5, 16>}> : (tensor<16x5x16xbf16>) -> tensor<2x8x5x16xbf16>
    %182 = "tensor.empty"() : () -> tensor<2x5x8x16xbf16>
    %183 = "linalg.transpose"(%181, %182) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg339: bf16, %arg340: bf16):
      "linalg.yield"(%arg339) : (bf16) -> ()
    }) : (tensor<2x8x5x16xbf16>, tensor<2x5x8x16xbf16>) -> tensor<2x5x8x16xbf16>
    %184 = "tensor.empty"() : () -> tensor<128x16xbf16>
    %185 = "linalg.transpose"(%22, %184) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg337: bf16, %arg338: bf16):
      "linalg.yield"(%arg337) : (bf16) -> ()
    }) : (tensor<16x128xbf16>, tensor<128x16xbf16>) -> tensor<128x16xbf16>
    %186 = "tensor.collapse_shape"(%183) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x5x8x16xbf16>) -> tensor<10x128xbf16>
    %187 = "tensor.empty"() : () -> tensor<10x16xf32>
    %188 = "linalg.fill"(%2, %187) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg335: f32, %arg336: f32):
      "linalg.yield"(%arg335) : (f32) -> ()
    }) : (f32, tensor<10x16xf32>) -> tensor<10x16xf32>
    %189 = "linalg.matmul"(%186, %185, %188) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg332: bf16, %arg333: bf16, %arg334: f32):
      %555 = "arith.extf"(%arg332) : (bf16) -> f32
      %556 = "arith.extf"(%arg333) : (bf16) -> f32
      %557 = "arith.mulf"(%555, %556) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %558 = "arith.addf"(%arg334, %557) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%558) : (f32) -> ()
    }) : (tensor<10x128xbf16>, tensor<128x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %190 = "tensor.empty"() : () -> tensor<10x16xbf16>
    %191 = "linalg.generic"(%189, %190) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg330: f32, %arg331: bf16):
      %554 = "arith.truncf"(%arg330) : (f32) -> bf16
      "linalg.yield"(%554) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %192 = "tensor.expand_shape"(%191) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %193 = "linalg.generic"(%192, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg328: bf16, %arg329: f32):
      %553 = "arith.extf"(%arg328) : (bf16) -> f32
      "linalg.yield"(%553) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %194 = "linalg.generic"(%193, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg326: f32, %arg327: f32):
      %552 = "math.fpowi"(%arg326, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%552) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %195 = "linalg.generic"(%194, %55) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg324: f32, %arg325: f32):
      %551 = "arith.addf"(%arg324, %arg325) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%551) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %196 = "linalg.generic"(%195, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg322: f32, %arg323: f32):
      %550 = "arith.divf"(%arg322, %33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%550) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %197 = "linalg.generic"(%196, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg320: f32, %arg321: f32):
      %548 = "arith.truncf"(%27) : (f64) -> f32
      %549 = "arith.addf"(%arg320, %548) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%549) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %198 = "linalg.generic"(%197, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg318: f32, %arg319: f32):
      %547 = "math.rsqrt"(%arg318) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%547) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %199 = "linalg.generic"(%193, %198, %40) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg315: f32, %arg316: f32, %arg317: f32):
      %546 = "arith.mulf"(%arg315, %arg316) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%546) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %200 = "linalg.generic"(%21, %199, %40) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg312: bf16, %arg313: f32, %arg314: f32):
      %544 = "arith.extf"(%arg312) : (bf16) -> f32
      %545 = "arith.mulf"(%544, %arg313) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%545) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %201 = "tensor.empty"() : () -> tensor<2x5x16xbf16>
    %202 = "linalg.generic"(%200, %201) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg310: f32, %arg311: bf16):
      %543 = "arith.truncf"(%arg310) : (f32) -> bf16
      "linalg.yield"(%543) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %203 = "linalg.generic"(%arg0, %202, %201) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg307: bf16, %arg308: bf16, %arg309: bf16):
      %542 = "arith.addf"(%arg307, %arg308) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%542) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %204 = "tensor.empty"() : () -> tensor<16x16xbf16>
    %205 = "linalg.transpose"(%20, %204) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg305: bf16, %arg306: bf16):
      "linalg.yield"(%arg305) : (bf16) -> ()
    }) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %206 = "tensor.collapse_shape"(%203) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %207 = "linalg.matmul"(%206, %205, %188) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg302: bf16, %arg303: bf16, %arg304: f32):
      %538 = "arith.extf"(%arg302) : (bf16) -> f32
      %539 = "arith.extf"(%arg303) : (bf16) -> f32
      %540 = "arith.mulf"(%538, %539) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %541 = "arith.addf"(%arg304, %540) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%541) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %208 = "linalg.generic"(%207, %190) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg300: f32, %arg301: bf16):
      %537 = "arith.truncf"(%arg300) : (f32) -> bf16
      "linalg.yield"(%537) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %209 = "tensor.expand_shape"(%208) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %210 = "linalg.generic"(%209, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg298: bf16, %arg299: f32):
      %536 = "arith.extf"(%arg298) : (bf16) -> f32
      "linalg.yield"(%536) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %211 = "linalg.generic"(%210, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg296: f32, %arg297: f32):
      %532 = "arith.negf"(%arg296) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %533 = "math.exp"(%532) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %534 = "arith.addf"(%533, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %535 = "arith.divf"(%4, %534) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%535) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %212 = "linalg.generic"(%210, %211, %40) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg293: f32, %arg294: f32, %arg295: f32):
      %531 = "arith.mulf"(%arg293, %arg294) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%531) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %213 = "linalg.generic"(%212, %201) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg291: f32, %arg292: bf16):
      %530 = "arith.truncf"(%arg291) : (f32) -> bf16
      "linalg.yield"(%530) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %214 = "linalg.transpose"(%19, %204) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg289: bf16, %arg290: bf16):
      "linalg.yield"(%arg289) : (bf16) -> ()
    }) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %215 = "linalg.matmul"(%206, %214, %188) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg286: bf16, %arg287: bf16, %arg288: f32):
      %526 = "arith.extf"(%arg286) : (bf16) -> f32
      %527 = "arith.extf"(%arg287) : (bf16) -> f32
      %528 = "arith.mulf"(%526, %527) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %529 = "arith.addf"(%arg288, %528) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%529) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %216 = "linalg.generic"(%215, %190) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg284: f32, %arg285: bf16):
      %525 = "arith.truncf"(%arg284) : (f32) -> bf16
      "linalg.yield"(%525) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %217 = "tensor.expand_shape"(%216) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %218 = "linalg.generic"(%213, %217, %201) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg281: bf16, %arg282: bf16, %arg283: bf16):
      %524 = "arith.mulf"(%arg281, %arg282) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%524) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %219 = "linalg.transpose"(%18, %204) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg279: bf16, %arg280: bf16):
      "linalg.yield"(%arg279) : (bf16) -> ()
    }) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %220 = "tensor.collapse_shape"(%218) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %221 = "linalg.matmul"(%220, %219, %188) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg276: bf16, %arg277: bf16, %arg278: f32):
      %520 = "arith.extf"(%arg276) : (bf16) -> f32
      %521 = "arith.extf"(%arg277) : (bf16) -> f32
      %522 = "arith.mulf"(%520, %521) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %523 = "arith.addf"(%arg278, %522) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%523) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %222 = "linalg.generic"(%221, %190) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg274: f32, %arg275: bf16):
      %519 = "arith.truncf"(%arg274) : (f32) -> bf16
      "linalg.yield"(%519) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %223 = "tensor.expand_shape"(%222) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %224 = "linalg.generic"(%223, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg272: bf16, %arg273: f32):
      %518 = "arith.extf"(%arg272) : (bf16) -> f32
      "linalg.yield"(%518) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %225 = "linalg.generic"(%224, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg270: f32, %arg271: f32):
      %517 = "math.fpowi"(%arg270, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%517) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %226 = "linalg.generic"(%225, %55) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg268: f32, %arg269: f32):
      %516 = "arith.addf"(%arg268, %arg269) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%516) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %227 = "linalg.generic"(%226, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg266: f32, %arg267: f32):
      %515 = "arith.divf"(%arg266, %33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%515) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %228 = "linalg.generic"(%227, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg264: f32, %arg265: f32):
      %513 = "arith.truncf"(%27) : (f64) -> f32
      %514 = "arith.addf"(%arg264, %513) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%514) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %229 = "linalg.generic"(%228, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg262: f32, %arg263: f32):
      %512 = "math.rsqrt"(%arg262) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%512) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %230 = "linalg.generic"(%224, %229, %40) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg259: f32, %arg260: f32, %arg261: f32):
      %511 = "arith.mulf"(%arg259, %arg260) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%511) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %231 = "linalg.generic"(%17, %230, %40) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg256: bf16, %arg257: f32, %arg258: f32):
      %509 = "arith.extf"(%arg256) : (bf16) -> f32
      %510 = "arith.mulf"(%509, %arg257) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%510) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %232 = "linalg.generic"(%231, %201) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg254: f32, %arg255: bf16):
      %508 = "arith.truncf"(%arg254) : (f32) -> bf16
      "linalg.yield"(%508) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %233 = "linalg.generic"(%203, %232, %201) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg251: bf16, %arg252: bf16, %arg253: bf16):
      %507 = "arith.addf"(%arg251, %arg252) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%507) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %234 = "linalg.transpose"(%16, %43) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg249: bf16, %arg250: bf16):
      "linalg.yield"(%arg249) : (bf16) -> ()
    }) : (tensor<128x16xbf16>, tensor<16x128xbf16>) -> tensor<16x128xbf16>
    %235 = "tensor.collapse_shape"(%233) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %236 = "linalg.matmul"(%235, %234, %47) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg246: bf16, %arg247: bf16, %arg248: f32):
      %503 = "arith.extf"(%arg246) : (bf16) -> f32
      %504 = "arith.extf"(%arg247) : (bf16) -> f32
      %505 = "arith.mulf"(%503, %504) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %506 = "arith.addf"(%arg248, %505) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%506) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x128xbf16>, tensor<10x128xf32>) -> tensor<10x128xf32>
    %237 = "linalg.generic"(%236, %49) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg244: f32, %arg245: bf16):
      %502 = "arith.truncf"(%arg244) : (f32) -> bf16
      "linalg.yield"(%502) : (bf16) -> ()
    }) : (tensor<10x128xf32>, tensor<10x128xbf16>) -> tensor<10x128xbf16>
    %238 = "tensor.expand_shape"(%237) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 128>}> : (tensor<10x128xbf16>) -> tensor<2x5x128xbf16>
    %239 = "linalg.generic"(%238, %52) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg242: bf16, %arg243: f32):
      %501 = "arith.extf"(%arg242) : (bf16) -> f32
      "linalg.yield"(%501) : (f32) -> ()
    }) : (tensor<2x5x128xbf16>, tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %240 = "linalg.generic"(%239, %52) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg240: f32, %arg241: f32):
      %500 = "math.fpowi"(%arg240, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%500) : (f32) -> ()
    }) : (tensor<2x5x128xf32>, tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %241 = "linalg.generic"(%240, %55) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg238: f32, %arg239: f32):
      %499 = "arith.addf"(%arg238, %arg239) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%499) : (f32) -> ()
    }) : (tensor<2x5x128xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %242 = "linalg.generic"(%241, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg236: f32, %arg237: f32):
      %498 = "arith.divf"(%arg236, %30) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%498) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %243 = "linalg.generic"(%242, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg234: f32, %arg235: f32):
      %496 = "arith.truncf"(%27) : (f64) -> f32
      %497 = "arith.addf"(%arg234, %496) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%497) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %244 = "linalg.generic"(%243, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg232: f32, %arg233: f32):
      %495 = "math.rsqrt"(%arg232) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%495) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %245 = "linalg.generic"(%239, %244, %52) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg229: f32, %arg230: f32, %arg231: f32):
      %494 = "arith.mulf"(%arg229, %arg230) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%494) : (f32) -> ()
    }) : (tensor<2x5x128xf32>, tensor<2x5x1xf32>, tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %246 = "linalg.generic"(%15, %245, %52) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg226: bf16, %arg227: f32, %arg228: f32):
      %492 = "arith.extf"(%arg226) : (bf16) -> f32
      %493 = "arith.mulf"(%492, %arg227) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%493) : (f32) -> ()
    }) : (tensor<128xbf16>, tensor<2x5x128xf32>, tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %247 = "linalg.generic"(%246, %62) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg224: f32, %arg225: bf16):
      %491 = "arith.truncf"(%arg224) : (f32) -> bf16
      "linalg.yield"(%491) : (bf16) -> ()
    }) : (tensor<2x5x128xf32>, tensor<2x5x128xbf16>) -> tensor<2x5x128xbf16>
    %248 = "linalg.transpose"(%14, %64) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg222: bf16, %arg223: bf16):
      "linalg.yield"(%arg222) : (bf16) -> ()
    }) : (tensor<64x16xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %249 = "linalg.matmul"(%235, %248, %67) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg219: bf16, %arg220: bf16, %arg221: f32):
      %487 = "arith.extf"(%arg219) : (bf16) -> f32
      %488 = "arith.extf"(%arg220) : (bf16) -> f32
      %489 = "arith.mulf"(%487, %488) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %490 = "arith.addf"(%arg221, %489) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%490) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %250 = "linalg.generic"(%249, %69) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg217: f32, %arg218: bf16):
      %486 = "arith.truncf"(%arg217) : (f32) -> bf16
      "linalg.yield"(%486) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %251 = "tensor.expand_shape"(%250) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 64>}> : (tensor<10x64xbf16>) -> tensor<2x5x64xbf16>
    %252 = "linalg.generic"(%251, %72) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg215: bf16, %arg216: f32):
      %485 = "arith.extf"(%arg215) : (bf16) -> f32
      "linalg.yield"(%485) : (f32) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %253 = "linalg.generic"(%252, %72) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg213: f32, %arg214: f32):
      %484 = "math.fpowi"(%arg213, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%484) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %254 = "linalg.generic"(%253, %55) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg211: f32, %arg212: f32):
      %483 = "arith.addf"(%arg211, %arg212) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%483) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %255 = "linalg.generic"(%254, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg209: f32, %arg210: f32):
      %482 = "arith.divf"(%arg209, %31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%482) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %256 = "linalg.generic"(%255, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg207: f32, %arg208: f32):
      %480 = "arith.truncf"(%27) : (f64) -> f32
      %481 = "arith.addf"(%arg207, %480) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%481) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %257 = "linalg.generic"(%256, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg205: f32, %arg206: f32):
      %479 = "math.rsqrt"(%arg205) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%479) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %258 = "linalg.generic"(%252, %257, %72) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg202: f32, %arg203: f32, %arg204: f32):
      %478 = "arith.mulf"(%arg202, %arg203) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%478) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %259 = "linalg.generic"(%13, %258, %72) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg199: bf16, %arg200: f32, %arg201: f32):
      %476 = "arith.extf"(%arg199) : (bf16) -> f32
      %477 = "arith.mulf"(%476, %arg200) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%477) : (f32) -> ()
    }) : (tensor<64xbf16>, tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %260 = "linalg.generic"(%259, %81) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg197: f32, %arg198: bf16):
      %475 = "arith.truncf"(%arg197) : (f32) -> bf16
      "linalg.yield"(%475) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %261 = "linalg.transpose"(%12, %64) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg195: bf16, %arg196: bf16):
      "linalg.yield"(%arg195) : (bf16) -> ()
    }) : (tensor<64x16xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %262 = "linalg.matmul"(%235, %261, %67) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg192: bf16, %arg193: bf16, %arg194: f32):
      %471 = "arith.extf"(%arg192) : (bf16) -> f32
      %472 = "arith.extf"(%arg193) : (bf16) -> f32
      %473 = "arith.mulf"(%471, %472) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %474 = "arith.addf"(%arg194, %473) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%474) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %263 = "linalg.generic"(%262, %69) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg190: f32, %arg191: bf16):
      %470 = "arith.truncf"(%arg190) : (f32) -> bf16
      "linalg.yield"(%470) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %264 = "tensor.expand_shape"(%247) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 5, 8, 16>}> : (tensor<2x5x128xbf16>) -> tensor<2x5x8x16xbf16>
    %265 = "linalg.transpose"(%264, %87) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg188: bf16, %arg189: bf16):
      "linalg.yield"(%arg188) : (bf16) -> ()
    }) : (tensor<2x5x8x16xbf16>, tensor<2x8x5x16xbf16>) -> tensor<2x8x5x16xbf16>
    %266 = "tensor.expand_shape"(%260) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 5, 4, 16>}> : (tensor<2x5x64xbf16>) -> tensor<2x5x4x16xbf16>
    %267 = "linalg.transpose"(%266, %90) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg186: bf16, %arg187: bf16):
      "linalg.yield"(%arg186) : (bf16) -> ()
    }) : (tensor<2x5x4x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %268 = "tensor.expand_shape"(%263) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 4, 16>}> : (tensor<10x64xbf16>) -> tensor<2x5x4x16xbf16>
    %269 = "linalg.transpose"(%268, %90) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg184: bf16, %arg185: bf16):
      "linalg.yield"(%arg184) : (bf16) -> ()
    }) : (tensor<2x5x4x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %270 = "linalg.generic"(%265, %94, %96) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg181: bf16, %arg182: f32, %arg183: f32):
      %468 = "arith.extf"(%arg181) : (bf16) -> f32
      %469 = "arith.mulf"(%468, %arg182) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%469) : (f32) -> ()
    }) : (tensor<2x8x5x16xbf16>, tensor<2x1x5x16xf32>, tensor<2x8x5x16xf32>) -> tensor<2x8x5x16xf32>
    %271 = "tensor.extract_slice"(%265) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 8, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x8x5x16xbf16>) -> tensor<2x8x5x8xbf16>
    %272 = "tensor.extract_slice"(%265) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 2, 8, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x8x5x16xbf16>) -> tensor<2x8x5x8xbf16>
    %273 = "linalg.generic"(%272, %100) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg179: bf16, %arg180: bf16):
      %467 = "arith.negf"(%arg179) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%467) : (bf16) -> ()
    }) : (tensor<2x8x5x8xbf16>, tensor<2x8x5x8xbf16>) -> tensor<2x8x5x8xbf16>
    %274 = "tensor.concat"(%273, %271) <{dim = 3 : i64}> : (tensor<2x8x5x8xbf16>, tensor<2x8x5x8xbf16>) -> tensor<2x8x5x16xbf16>
    %275 = "linalg.generic"(%274, %95, %96) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg176: bf16, %arg177: f32, %arg178: f32):
      %465 = "arith.extf"(%arg176) : (bf16) -> f32
      %466 = "arith.mulf"(%465, %arg177) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%466) : (f32) -> ()
    }) : (tensor<2x8x5x16xbf16>, tensor<2x1x5x16xf32>, tensor<2x8x5x16xf32>) -> tensor<2x8x5x16xf32>
    %276 = "linalg.generic"(%270, %275, %96) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg173: f32, %arg174: f32, %arg175: f32):
      %464 = "arith.addf"(%arg173, %arg174) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%464) : (f32) -> ()
    }) : (tensor<2x8x5x16xf32>, tensor<2x8x5x16xf32>, tensor<2x8x5x16xf32>) -> tensor<2x8x5x16xf32>
    %277 = "linalg.generic"(%267, %94, %105) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg170: bf16, %arg171: f32, %arg172: f32):
      %462 = "arith.extf"(%arg170) : (bf16) -> f32
      %463 = "arith.mulf"(%462, %arg171) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%463) : (f32) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x1x5x16xf32>, tensor<2x4x5x16xf32>) -> tensor<2x4x5x16xf32>
    %278 = "tensor.extract_slice"(%267) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 4, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x16xbf16>) -> tensor<2x4x5x8xbf16>
    %279 = "tensor.extract_slice"(%267) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 2, 4, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x16xbf16>) -> tensor<2x4x5x8xbf16>
    %280 = "linalg.generic"(%279, %109) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg168: bf16, %arg169: bf16):
      %461 = "arith.negf"(%arg168) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%461) : (bf16) -> ()
    }) : (tensor<2x4x5x8xbf16>, tensor<2x4x5x8xbf16>) -> tensor<2x4x5x8xbf16>
    %281 = "tensor.concat"(%280, %278) <{dim = 3 : i64}> : (tensor<2x4x5x8xbf16>, tensor<2x4x5x8xbf16>) -> tensor<2x4x5x16xbf16>
    %282 = "linalg.generic"(%281, %95, %105) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg165: bf16, %arg166: f32, %arg167: f32):
      %459 = "arith.extf"(%arg165) : (bf16) -> f32
      %460 = "arith.mulf"(%459, %arg166) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%460) : (f32) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x1x5x16xf32>, tensor<2x4x5x16xf32>) -> tensor<2x4x5x16xf32>
    %283 = "linalg.generic"(%277, %282, %105) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg162: f32, %arg163: f32, %arg164: f32):
      %458 = "arith.addf"(%arg162, %arg163) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%458) : (f32) -> ()
    }) : (tensor<2x4x5x16xf32>, tensor<2x4x5x16xf32>, tensor<2x4x5x16xf32>) -> tensor<2x4x5x16xf32>
    %284 = "linalg.generic"(%276, %87) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg160: f32, %arg161: bf16):
      %457 = "arith.truncf"(%arg160) : (f32) -> bf16
      "linalg.yield"(%457) : (bf16) -> ()
    }) : (tensor<2x8x5x16xf32>, tensor<2x8x5x16xbf16>) -> tensor<2x8x5x16xbf16>
    %285 = "linalg.generic"(%283, %90) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg158: f32, %arg159: bf16):
      %456 = "arith.truncf"(%arg158) : (f32) -> bf16
      "linalg.yield"(%456) : (bf16) -> ()
    }) : (tensor<2x4x5x16xf32>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %286 = "tensor.collapse_shape"(%285) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x4x5x16xbf16>) -> tensor<640xbf16>
    %287 = "tensor.expand_shape"(%286) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %288 = "tm_tensor.scatter"(%287, %135, %arg6) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg156: bf16, %arg157: bf16):
      "tm_tensor.yield"(%arg156) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x4x11x16xbf16>) -> tensor<2x4x11x16xbf16>
    %289 = "tensor.collapse_shape"(%269) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x4x5x16xbf16>) -> tensor<640xbf16>
    %290 = "tensor.expand_shape"(%289) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %291 = "tm_tensor.scatter"(%290, %135, %arg7) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg154: bf16, %arg155: bf16):
      "tm_tensor.yield"(%arg154) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x4x11x16xbf16>) -> tensor<2x4x11x16xbf16>
    %292 = "linalg.generic"(%288, %142) <{indexing_maps = [#map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg152: bf16, %arg153: bf16):
      "linalg.yield"(%arg152) : (bf16) -> ()
    }) : (tensor<2x4x11x16xbf16>, tensor<2x4x2x11x16xbf16>) -> tensor<2x4x2x11x16xbf16>
    %293 = "tensor.collapse_shape"(%292) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<2x4x2x11x16xbf16>) -> tensor<2x8x11x16xbf16>
    %294 = "linalg.generic"(%291, %142) <{indexing_maps = [#map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg150: bf16, %arg151: bf16):
      "linalg.yield"(%arg150) : (bf16) -> ()
    }) : (tensor<2x4x11x16xbf16>, tensor<2x4x2x11x16xbf16>) -> tensor<2x4x2x11x16xbf16>
    %295 = "linalg.transpose"(%293, %146) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg148: bf16, %arg149: bf16):
      "linalg.yield"(%arg148) : (bf16) -> ()
    }) : (tensor<2x8x11x16xbf16>, tensor<2x8x16x11xbf16>) -> tensor<2x8x16x11xbf16>
    %296 = "tensor.collapse_shape"(%284) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x8x5x16xbf16>) -> tensor<16x5x16xbf16>
    %297 = "tensor.collapse_shape"(%295) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x8x16x11xbf16>) -> tensor<16x16x11xbf16>
    %298 = "linalg.batch_matmul"(%296, %297, %151) <{indexing_maps = [#map16, #map17, #map18], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg145: bf16, %arg146: bf16, %arg147: f32):
      %452 = "arith.extf"(%arg145) : (bf16) -> f32
      %453 = "arith.extf"(%arg146) : (bf16) -> f32
      %454 = "arith.mulf"(%452, %453) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %455 = "arith.addf"(%arg147, %454) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%455) : (f32) -> ()
    }) : (tensor<16x5x16xbf16>, tensor<16x16x11xbf16>, tensor<16x5x11xf32>) -> tensor<16x5x11xf32>
    %299 = "linalg.generic"(%298, %153) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg143: f32, %arg144: bf16):
      %451 = "arith.truncf"(%arg143) : (f32) -> bf16
      "linalg.yield"(%451) : (bf16) -> ()
    }) : (tensor<16x5x11xf32>, tensor<16x5x11xbf16>) -> tensor<16x5x11xbf16>
    %300 = "tensor.expand_shape"(%299) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 8, 5, 11>}> : (tensor<16x5x11xbf16>) -> tensor<2x8x5x11xbf16>
    %301 = "linalg.generic"(%300, %156) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg141: bf16, %arg142: bf16):
      %450 = "arith.mulf"(%arg141, %32) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%450) : (bf16) -> ()
    }) : (tensor<2x8x5x11xbf16>, tensor<2x8x5x11xbf16>) -> tensor<2x8x5x11xbf16>
    %302 = "linalg.generic"(%301, %arg2, %156) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg138: bf16, %arg139: bf16, %arg140: bf16):
      %449 = "arith.addf"(%arg138, %arg139) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%449) : (bf16) -> ()
    }) : (tensor<2x8x5x11xbf16>, tensor<2x1x5x11xbf16>, tensor<2x8x5x11xbf16>) -> tensor<2x8x5x11xbf16>
    %303 = "linalg.generic"(%302, %159) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg136: bf16, %arg137: f32):
      %448 = "arith.extf"(%arg136) : (bf16) -> f32
      "linalg.yield"(%448) : (f32) -> ()
    }) : (tensor<2x8x5x11xbf16>, tensor<2x8x5x11xf32>) -> tensor<2x8x5x11xf32>
    %304:2 = "linalg.generic"(%303, %164, %162) <{indexing_maps = [#map7, #map18, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg133: f32, %arg134: f32, %arg135: i64):
      %443 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %444 = "arith.index_cast"(%443) : (index) -> i64
      %445 = "arith.maximumf"(%arg133, %arg134) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %446 = "arith.cmpf"(%arg133, %arg134) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %447 = "arith.select"(%446, %444, %arg135) : (i1, i64, i64) -> i64
      "linalg.yield"(%445, %447) : (f32, i64) -> ()
    }) : (tensor<2x8x5x11xf32>, tensor<2x8x5xf32>, tensor<2x8x5xi64>) -> (tensor<2x8x5xf32>, tensor<2x8x5xi64>)
    %305 = "tensor.expand_shape"(%304#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 8, 5, 1>}> : (tensor<2x8x5xf32>) -> tensor<2x8x5x1xf32>
    %306 = "linalg.generic"(%303, %305, %159) <{indexing_maps = [#map7, #map19, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg130: f32, %arg131: f32, %arg132: f32):
      %442 = "arith.subf"(%arg130, %arg131) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%442) : (f32) -> ()
    }) : (tensor<2x8x5x11xf32>, tensor<2x8x5x1xf32>, tensor<2x8x5x11xf32>) -> tensor<2x8x5x11xf32>
    %307 = "linalg.generic"(%306, %159) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg128: f32, %arg129: f32):
      %441 = "math.exp"(%arg128) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%441) : (f32) -> ()
    }) : (tensor<2x8x5x11xf32>, tensor<2x8x5x11xf32>) -> tensor<2x8x5x11xf32>
    %308 = "linalg.generic"(%307, %170) <{indexing_maps = [#map7, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg126: f32, %arg127: f32):
      %440 = "arith.addf"(%arg126, %arg127) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%440) : (f32) -> ()
    }) : (tensor<2x8x5x11xf32>, tensor<2x8x5x1xf32>) -> tensor<2x8x5x1xf32>
    %309 = "linalg.generic"(%307, %308, %159) <{indexing_maps = [#map7, #map19, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg123: f32, %arg124: f32, %arg125: f32):
      %439 = "arith.divf"(%arg123, %arg124) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%439) : (f32) -> ()
    }) : (tensor<2x8x5x11xf32>, tensor<2x8x5x1xf32>, tensor<2x8x5x11xf32>) -> tensor<2x8x5x11xf32>
    %310 = "linalg.generic"(%309, %156) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg121: f32, %arg122: bf16):
      %438 = "arith.truncf"(%arg121) : (f32) -> bf16
      "linalg.yield"(%438) : (bf16) -> ()
    }) : (tensor<2x8x5x11xf32>, tensor<2x8x5x11xbf16>) -> tensor<2x8x5x11xbf16>
    %311 = "tensor.collapse_shape"(%310) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x8x5x11xbf16>) -> tensor<16x5x11xbf16>
    %312 = "tensor.collapse_shape"(%294) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<2x4x2x11x16xbf16>) -> tensor<16x11x16xbf16>
    %313 = "linalg.batch_matmul"(%311, %312, %177) <{indexing_maps = [#map16, #map17, #map18], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg118: bf16, %arg119: bf16, %arg120: f32):
      %434 = "arith.extf"(%arg118) : (bf16) -> f32
      %435 = "arith.extf"(%arg119) : (bf16) -> f32
      %436 = "arith.mulf"(%434, %435) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %437 = "arith.addf"(%arg120, %436) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%437) : (f32) -> ()
    }) : (tensor<16x5x11xbf16>, tensor<16x11x16xbf16>, tensor<16x5x16xf32>) -> tensor<16x5x16xf32>
    %314 = "linalg.generic"(%313, %179) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg116: f32, %arg117: bf16):
      %433 = "arith.truncf"(%arg116) : (f32) -> bf16
      "linalg.yield"(%433) : (bf16) -> ()
    }) : (tensor<16x5x16xf32>, tensor<16x5x16xbf16>) -> tensor<16x5x16xbf16>
    %315 = "tensor.expand_shape"(%314) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 8, 5, 16>}> : (tensor<16x5x16xbf16>) -> tensor<2x8x5x16xbf16>
    %316 = "linalg.transpose"(%315, %182) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg114: bf16, %arg115: bf16):
      "linalg.yield"(%arg114) : (bf16) -> ()
    }) : (tensor<2x8x5x16xbf16>, tensor<2x5x8x16xbf16>) -> tensor<2x5x8x16xbf16>
    %317 = "linalg.transpose"(%11, %184) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg112: bf16, %arg113: bf16):
      "linalg.yield"(%arg112) : (bf16) -> ()
    }) : (tensor<16x128xbf16>, tensor<128x16xbf16>) -> tensor<128x16xbf16>
    %318 = "tensor.collapse_shape"(%316) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x5x8x16xbf16>) -> tensor<10x128xbf16>
    %319 = "linalg.matmul"(%318, %317, %188) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg109: bf16, %arg110: bf16, %arg111: f32):
      %429 = "arith.extf"(%arg109) : (bf16) -> f32
      %430 = "arith.extf"(%arg110) : (bf16) -> f32
      %431 = "arith.mulf"(%429, %430) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %432 = "arith.addf"(%arg111, %431) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%432) : (f32) -> ()
    }) : (tensor<10x128xbf16>, tensor<128x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %320 = "linalg.generic"(%319, %190) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg107: f32, %arg108: bf16):
      %428 = "arith.truncf"(%arg107) : (f32) -> bf16
      "linalg.yield"(%428) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %321 = "tensor.expand_shape"(%320) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %322 = "linalg.generic"(%321, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg105: bf16, %arg106: f32):
      %427 = "arith.extf"(%arg105) : (bf16) -> f32
      "linalg.yield"(%427) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %323 = "linalg.generic"(%322, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg103: f32, %arg104: f32):
      %426 = "math.fpowi"(%arg103, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%426) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %324 = "linalg.generic"(%323, %55) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg101: f32, %arg102: f32):
      %425 = "arith.addf"(%arg101, %arg102) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%425) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %325 = "linalg.generic"(%324, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg99: f32, %arg100: f32):
      %424 = "arith.divf"(%arg99, %33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%424) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %326 = "linalg.generic"(%325, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg97: f32, %arg98: f32):
      %422 = "arith.truncf"(%27) : (f64) -> f32
      %423 = "arith.addf"(%arg97, %422) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%423) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %327 = "linalg.generic"(%326, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg95: f32, %arg96: f32):
      %421 = "math.rsqrt"(%arg95) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%421) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %328 = "linalg.generic"(%322, %327, %40) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg92: f32, %arg93: f32, %arg94: f32):
      %420 = "arith.mulf"(%arg92, %arg93) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%420) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %329 = "linalg.generic"(%10, %328, %40) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg89: bf16, %arg90: f32, %arg91: f32):
      %418 = "arith.extf"(%arg89) : (bf16) -> f32
      %419 = "arith.mulf"(%418, %arg90) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%419) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %330 = "linalg.generic"(%329, %201) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg87: f32, %arg88: bf16):
      %417 = "arith.truncf"(%arg87) : (f32) -> bf16
      "linalg.yield"(%417) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %331 = "linalg.generic"(%233, %330, %201) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg84: bf16, %arg85: bf16, %arg86: bf16):
      %416 = "arith.addf"(%arg84, %arg85) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%416) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %332 = "linalg.transpose"(%9, %204) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg82: bf16, %arg83: bf16):
      "linalg.yield"(%arg82) : (bf16) -> ()
    }) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %333 = "tensor.collapse_shape"(%331) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %334 = "linalg.matmul"(%333, %332, %188) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg79: bf16, %arg80: bf16, %arg81: f32):
      %412 = "arith.extf"(%arg79) : (bf16) -> f32
      %413 = "arith.extf"(%arg80) : (bf16) -> f32
      %414 = "arith.mulf"(%412, %413) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %415 = "arith.addf"(%arg81, %414) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%415) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %335 = "linalg.generic"(%334, %190) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg77: f32, %arg78: bf16):
      %411 = "arith.truncf"(%arg77) : (f32) -> bf16
      "linalg.yield"(%411) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %336 = "tensor.expand_shape"(%335) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %337 = "linalg.generic"(%336, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg75: bf16, %arg76: f32):
      %410 = "arith.extf"(%arg75) : (bf16) -> f32
      "linalg.yield"(%410) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %338 = "linalg.generic"(%337, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg73: f32, %arg74: f32):
      %406 = "arith.negf"(%arg73) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %407 = "math.exp"(%406) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %408 = "arith.addf"(%407, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %409 = "arith.divf"(%4, %408) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%409) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %339 = "linalg.generic"(%337, %338, %40) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg70: f32, %arg71: f32, %arg72: f32):
      %405 = "arith.mulf"(%arg70, %arg71) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%405) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %340 = "linalg.generic"(%339, %201) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg68: f32, %arg69: bf16):
      %404 = "arith.truncf"(%arg68) : (f32) -> bf16
      "linalg.yield"(%404) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %341 = "linalg.transpose"(%8, %204) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg66: bf16, %arg67: bf16):
      "linalg.yield"(%arg66) : (bf16) -> ()
    }) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %342 = "linalg.matmul"(%333, %341, %188) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg63: bf16, %arg64: bf16, %arg65: f32):
      %400 = "arith.extf"(%arg63) : (bf16) -> f32
      %401 = "arith.extf"(%arg64) : (bf16) -> f32
      %402 = "arith.mulf"(%400, %401) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %403 = "arith.addf"(%arg65, %402) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%403) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %343 = "linalg.generic"(%342, %190) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg61: f32, %arg62: bf16):
      %399 = "arith.truncf"(%arg61) : (f32) -> bf16
      "linalg.yield"(%399) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %344 = "tensor.expand_shape"(%343) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %345 = "linalg.generic"(%340, %344, %201) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg58: bf16, %arg59: bf16, %arg60: bf16):
      %398 = "arith.mulf"(%arg58, %arg59) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%398) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %346 = "linalg.transpose"(%7, %204) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg56: bf16, %arg57: bf16):
      "linalg.yield"(%arg56) : (bf16) -> ()
    }) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %347 = "tensor.collapse_shape"(%345) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %348 = "linalg.matmul"(%347, %346, %188) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg53: bf16, %arg54: bf16, %arg55: f32):
      %394 = "arith.extf"(%arg53) : (bf16) -> f32
      %395 = "arith.extf"(%arg54) : (bf16) -> f32
      %396 = "arith.mulf"(%394, %395) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %397 = "arith.addf"(%arg55, %396) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%397) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %349 = "linalg.generic"(%348, %190) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: f32, %arg52: bf16):
      %393 = "arith.truncf"(%arg51) : (f32) -> bf16
      "linalg.yield"(%393) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %350 = "tensor.expand_shape"(%349) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %351 = "linalg.generic"(%350, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: bf16, %arg50: f32):
      %392 = "arith.extf"(%arg49) : (bf16) -> f32
      "linalg.yield"(%392) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %352 = "linalg.generic"(%351, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg47: f32, %arg48: f32):
      %391 = "math.fpowi"(%arg47, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%391) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %353 = "linalg.generic"(%352, %55) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32):
      %390 = "arith.addf"(%arg45, %arg46) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%390) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %354 = "linalg.generic"(%353, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32):
      %389 = "arith.divf"(%arg43, %33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%389) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %355 = "linalg.generic"(%354, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      %387 = "arith.truncf"(%27) : (f64) -> f32
      %388 = "arith.addf"(%arg41, %387) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%388) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %356 = "linalg.generic"(%355, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      %386 = "math.rsqrt"(%arg39) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%386) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %357 = "linalg.generic"(%351, %356, %40) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32, %arg38: f32):
      %385 = "arith.mulf"(%arg36, %arg37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%385) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %358 = "linalg.generic"(%6, %357, %40) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: bf16, %arg34: f32, %arg35: f32):
      %383 = "arith.extf"(%arg33) : (bf16) -> f32
      %384 = "arith.mulf"(%383, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%384) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %359 = "linalg.generic"(%358, %201) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: bf16):
      %382 = "arith.truncf"(%arg31) : (f32) -> bf16
      "linalg.yield"(%382) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %360 = "linalg.generic"(%331, %359, %201) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg28: bf16, %arg29: bf16, %arg30: bf16):
      %381 = "arith.addf"(%arg28, %arg29) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%381) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %361 = "linalg.generic"(%360, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: bf16, %arg27: f32):
      %380 = "arith.extf"(%arg26) : (bf16) -> f32
      "linalg.yield"(%380) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %362 = "linalg.generic"(%361, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %379 = "math.fpowi"(%arg24, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%379) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %363 = "linalg.generic"(%362, %55) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %378 = "arith.addf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%378) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %364 = "linalg.generic"(%363, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %377 = "arith.divf"(%arg20, %33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%377) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %365 = "linalg.generic"(%364, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      %375 = "arith.truncf"(%27) : (f64) -> f32
      %376 = "arith.addf"(%arg18, %375) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%376) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %366 = "linalg.generic"(%365, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      %374 = "math.rsqrt"(%arg16) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%374) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %367 = "linalg.generic"(%361, %366, %40) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32, %arg15: f32):
      %373 = "arith.mulf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%373) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %368 = "linalg.generic"(%5, %367, %40) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: bf16, %arg11: f32, %arg12: f32):
      %371 = "arith.extf"(%arg10) : (bf16) -> f32
      %372 = "arith.mulf"(%371, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%372) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %369 = "linalg.generic"(%368, %201) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: bf16):
      %370 = "arith.truncf"(%arg8) : (f32) -> bf16
      "linalg.yield"(%370) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    "func.return"(%369, %138, %141, %288, %291) : (tensor<2x5x16xbf16>, tensor<2x4x11x16xbf16>, tensor<2x4x11x16xbf16>, tensor<2x4x11x16xbf16>, tensor<2x4x11x16xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.bfloat16_4: "0x02000000893F933FB03F4F3F4B3F953F903F273F383F683FA33F833FB33FBD3F583F3E3F",
      torch_tensor_16_torch.bfloat16_3: "0x02000000873F803F1E3F8D3F8C3F973F6D3F773F203FB33F8A3F233F263F643F423F433F",
      torch_tensor_16_16_torch.bfloat16_5: "0x0200000084BE103E503EB1BE193ECD3D0CBF373E903E76BE603C29BF58BE453E94BEC03DA63E14BBF43E57BDE63C74BE003C75BE92BE933E193E66BEAA3E1F3FA23D553E423E4BBE173EADBD003D49BD413DCCBEC0BD943C413DBF3DD0BC83BEBBBE67BE1B3DBE3EC6BE2CBE78BE84BDD53ECABD33BE9FBA013E353E4D3E7E3EB43E923E97BD32BDEDBE043FB7BDFB3E2CBF96BDD83E80BE723E1B3E8FBD443DC03E7B3D323EEB3E7A3E023E81BED73E743EA4BCE43D9B3E0C3E0BBE883E6E3EDFBE8BBE77BEA4BE18BE39BEFC3E8CBE89BE82BEDCBE963D923E023D133E9EBEA6BE7E3D01BE133EC0BE1FBEAE3E063EC8BD643E0EBEE2BDE73EB73C3C3D90BC8C3EB2BE123F8EBE4CBE8F3D90BC5E3E29BE843DB03DA33E2FBEDB3DACBED0BC93BE24BE323EB93E963E3DBEB6BE8D3E70BE393E0E3F09BFD63CC7BCAA3E8D3E003EA9BECE3EDC3ED43E093EFF3D3A3D70BE25BDFEBD09BE7D3E2ABEFFBC1C3C81BEFA3C9E3DBD3D463E043E31BE873D67BCCA3D8BBEBB3E8ABDF13D3C3E893D30BEA7BE783D263E84BD10BE8E3EA9BE743EC83ED23DF03D0C3D91BE6B3D133E423E0F3C62BE003EA1BEF7BE41BEE9BE91BEA2BE833ECBBDC43C9A3E10BEFCBD0ABFBC3D80BD98BD673E893E913EA2BEC5BE9BBC5F3E2E3FCABE7BBEB7BE1FBD92BDEE3C833EB03EA6BDCE3EBF3E45BE18BC06BEACBDF4BE9C3DFB3EA73B7F3D49BED63D",
      torch_tensor_16_16_torch.bfloat16_4: "0x02000000D23E7DBD0CBEB8BC993E97BD3DBEB6BD95BD253E9F3D093DB1BE8D3EA5BC063E653ECEBE8B3E603E01BE8E3DD03D05BED43D92BEECBD8CBD493E02BE56BEC1BD28BEB5BE38BE0B3E0D3E98BC98BED13DD93E943E98BE3C3E213EE5BC713C1D3FA43EB3BED6BE04BFC23E033E78BD8B3E91BD6BBB0E3EC1BE8C3E993E0CBD8A3D96BE1E3FD4BCA8BEE7BCD0BE56BE123EE83E33BEE03D353E01BF20BEAB3D593D443D28BDCBBE15BD02BDF5BC263D71BEC0BDA7BDC83DBB3D3DBEB1BD7ABC383F163CBCBCA03E86BE813E28BFC63D933DCE3E6E3E92BE1E3E633EB4BD443E2C3EB5BDD4BD3CBE003E123EF63D213F45BCC6BB0ABFAC3D833D4C3E803D983EA1BDB4BE07BEB93D363C023E8BBEA0BD903E67BD953E903ECE3E623E0F3EBDBEC53CF33ED43C38BF86BEEDBDF73DCF3CB73D5BBED0BDB03D21BD603E1BBE4F3CC1BEA3BE8D3DCDBD2EB944BE48BEFF3E83BE46BEADBE91BE983E803D193EFA3E783E6FBD8A3C363ECD3E4DBBB03E003D873C8D3E7EBE8FBD473E973DC43E323E033E443EB43C9BBEE53E89BE7FBE35BCC43E89BDCE3C563E283F83BC94BDE53D9CBEBEBEEDBD563C1E3B76BE643EF5BE5EBD28BE11BE2FBEEDBD203DCABE443D6BBDC8BED33D1E3EFFBE46BD543ECABDB2BDF5BD19BD87BB683CDA3D8CBEADBEB43C44BECABE12BE92BD4E3E5DBEAABE163E0E3E1BBCC6BE20BE023EACBE15BF7CBD",
      torch_tensor_16_16_torch.bfloat16_3: "0x020000004FBDB53E45BEA43D9EBDC13E3BBD8A3DA53D6D3E9D3EB6BE63BED3BEBE3E523ED23D113E8CBDEDBD913B1A3E30BEC43D953ED73EC93D42BE953E8E3EF83E213E2CBF17BEAA3CCABD14BD51BE2B3D453E333E8A3E083E263D6BBE2BBEDB3EA03EBABEAD3D3A3E14BE043FD7BDBB3ECCBE45BE28BDB5BE82BEB9BDF43E093F48BE16BE27BE26BE6D3F6ABC87BC26BE433D5FBE913C5CBE12BD6C3E1A3E783E44BEBABDACBDE7BEC43E933DC53D283DE1BC0B3EA0BE68BEF9BE72BE0F3E6A3D00BDA1BE973E353DE2BDA43E9DBE30BEDBBE5E3BB8BD213D833C78BD143EEEBDC93C443EA3BEDD3E133E0C3E54BD463ECDBE013EE53E6BBE03BEDA3DB93EAFBE3ABD293E9D3C86BEDC3E143FEF3D1F3E333D95BD6C3C753ED13ED5BD74BEBCBD313DF53C7E3E1F3F263D193ECA3D9B3D2D3E8D3E833E0F3EAEBED13ABF3EE5BD79BE823E953E963DC9BC1ABE653D473E70BC3B3E613DA23D643E183EAD3EACBDE7BE90BE823EDD3D813A16BE8E3D583D03BE9BBEEFBE433E8E3E48BEB3BD01BE81BE4B3E193EC5BE17BFEBBD0ABF2E3E023D943C773DD9BD97BD86BE9A3D843DB93E313D703ECD3D8A3E02BEBEBE91BD083D99BDD1BC8A3D4F3E1F3D25BD30BE523D1E3FEDBD7FBE2F3F6DBEC3BCE53B7ABE61BD53BE803E09BF81BEA33EDCBDE73DC83C27BDC0BCFABE3DBEAFBC033E07BD01BF493E643DA73DD0BE95BE193F583D",
      torch_tensor_16_torch.bfloat16_2: "0x02000000783F953F413FDD3FA93FA73F2B3FAB3F543F883FA33F6F3F173F963F3A3F983F",
      torch_tensor_16_128_torch.bfloat16_1: "0x0200000010BDE2BDE1BC5A3C0EBCD23DFBBC893CA6BC6D3DEDBB6DBD92BBCBBCB83D0EBEC8BDC43C30BE31BDAABD3ABDC63D183DF0BC693EC7BD183EB33D273D4C3D023D13BE083E233DAFBD42BD273B3BBD2EBDD83D0DBDAE3DAD3DF8BD053EB3BD29BC9FBBB3BB153DA1BDD5BD02BDACBDC6BD9E3D9B3EE1BC053D953BAF3D9A3C753DD2BDACBC71BD2F3DA03DB8BDE4BD593C19BD15BEDDBCD2BDFEBD1C3BA5BDA6BBA6BDCE3C1B3D5F3DF6BDB8BDB5BC193D0C3E363D373D353DE0BC503BDDBD7B3D01BD1D3EC2BDBA3DCC3C11BD363DEB3D463D103D893D75BD303D763D203E21BC64BDA2BC89BC513CF6BD023D50BD27BDF1BC29BDD5BD07BE0ABE673D493E1ABD0D3EA33DC73D10BEE8BD073E0CBE0DBDED3C2FBCEEBC0F3E8D3DCF3D0F3C1EBDECBD423C6D3C753D493AEF3B623DB7BC2BBD5C3DF7BC22BDF13C843D2EBDBE3BA73C32BDB5BD71BD953DF63D48BE8DBCC5BDC8BD73BC98BD07BE99BDE7BC9CBD443E803D653CF5BB3DBDAF3DF8BCF4BCC83DB23DF83D9BBDCCBDED3D5ABECA3D243EF03B06BCA53D4BBEC3BC92BD1DBEC43C273DFCBD08BDBBBC553E64BE3BBE253C71BDCB3DE7BDEDBD04BE673DA1BC673E203DEF3C85BBC23C06BE19BE223D5B3C993CBABD8F3D063CCFBD2A3D303DBA3AB1BD093E643DB43CA03CF13C2EBE2EBC94BD103EB1BD683ECDBDED3D1C3DC1BDDD3C68BE003C353D92BD843DB63C49BB393DEA3DB4BDE93CDEBD803D03BD18BD4ABEE3BD823D3FBD8F3DEC3C7ABCF33D37BCADBBD63D80BDB6BC11BD463D89BC103C663DF73BA9BD323E903DDE3DAEBCC73D9C3B933D9FBDA2BD85BD1F3D2FBE2FBDB73D3CBE8EBD1E3CD23B5D3E76BC443E87BD4B3DF33D913D1CBE9A3DA73DAE3D203EAABD0D3C243C2ABDB6BD503D35BC193D1FBE843D43BD8DBD23BC30BD97BDBE3DF33C96BD2BBDAE3D283D213D8DBD093E603D793D12BDC13D5B3CBC3DD63D123D93BD76BD853DB63DC33C9EBD073E5EBC2ABD1B3C7F3D043CE73D183CC6BD653E86BBF53C5EBDB4BAF1BD7B3D60BE1EBE1B3D9C3C013E5C3CA23D2E3D05BC593C9BBCCBBDAC3C7A3DBBBD98BD3ABD9E3D263D9DBDC2BD073D673DBB3DD9BC99BEB0BC41BD9B3CC53C33BD7A3DBC3DBE3DACBDBE3D793D3DBE1ABC763CD33DD83B863C34BE4A3C42BE9BBB19BE9FBDF43C94BDCBBD28BD373EF83C5A3DB1BDF7BC6CBDADBDD73C1E3DABBDB0BDB4BD0FBD15BCA23BA3BA61BB74BE83BD33BC433D233EDA3D6CBC723C223C22BD1A3E2E3DB73DA53DDB3DAA3BE2BCD1BDD33C86BD05BEB83DAC3B903D0CBEE43DD6BC0E3E173E85BC0ABE103EA53C41BCB5BC47BDC23CC1BD10BEBB3D2FBC34BDC93D3FBBE33C24BD05BE9E3DA4BC39BD173C823D083DD63C1F3D9ABD9C3CD8BD663C883D1EBD1E3DC93C363E9FBE09BDD7BDACBD1D3E173A683C03BD8CBD48BDC73D593ECD3CC73D3E3C07BDC23DC6BB543E6CBDF0BDEEBC03BE503EC63C6B3C0E3D513E31BCE1BDE63D813D23BD42BDD03D633D6C3C9BBD2A3D293E703DBABCDDBD95BDD7BD803D673DA7BBCD3B653D693D03BDE33B9A3D883D41BC97BEB03CB23D863D04BD973D02BDDC3D113D77BDD1BC8F3D0CBDA9BDBFBD973D5BBD09BD08BE66BD5A3DDEBD1CBEB23D78BC9CBCB1BD733D0D3D883D763DC4BD993EFFBD183D97BD3BBD1D3EC9BDB03D863C6CBB00BE83BDDBBD1CBECABDA7BD85BCE9BD8B3C8CBD39BD823DC83D853D053E2F3C8F3C1B3DBABD263DDA3C8E3D49BD1DBEF3BCF3BB283DC53CC4BC9E3DF3BCA3BD1D3DBA3D983C31BE94BB40BEBCBD563D503DC03D7C3DDE3CBABD833D853D8FBBA13DDEBD5B3DA1BCD5BCD5BD093D813EEF3DCE3D62BC893C90BD953DAABDA93DC0BD583D2DBD61BB443C23BD02BCCD3DA9BDB33D0CBDB1BC55BD19BD3DBD04BE64BE1DBE4D3D753D803DDCBD85BC20BE4CBBBF3D0C3D93BCCD3CA53DF4BCBABD573AAF3BC93D593DE4BCAF3D7B3DF1BD4F3D003ED63DE83D58BCC93DC2BD0A3D473CBC3D08BBB3BC2CBDFCBDD63CF3BDD93BB0BBAEBDC03DC7BD253DA2BD8B3D8CBD7BBCEEBC13BEF7BC64BC26BA653D85BEC2BDA3BB6ABD353DD0BD113E15BDE3BDACBB5B3D49BE183D273C52BC4ABE5F3EE4BDC1BD2D3D083C99BC9D3D26BD93BD9E3DBC3D2EBE93BA32BE2DBE483CC93D113EE2BC663C11BE2F3E1FBDD2BD083DCDBC123DF9BD61BE9C3D16BC0B3E8DBD2DBD8BBDACBD0DBE903C4ABE863DD03DEFBB8BBDFD3B8CBDD43DF13D443D763CD8BD07BD0CBE183E8ABCA23DCABD4A39F3BD2D3E37BD24BCE13B62BD1CBE26BDD4BCC8BA67BD103C97BDA73CEE3DAFBD5FBD6DBCFA3D653DF63DD0BBBB3B0A3BB2BCE43CF13DEB3CC7BDF23D09BDA0BD0DBEF9BCFC3DA13CDABC9F3DE0BD54BDD93D94BD55BBCCBCA03C39BDA6BD3DBD03BD1D3E343D1CBD083EE33C1B3DD43B523D84B9023EB13CE4BDFD3D04BD41BDA1BD93BD3DBD893DC7BD4A3B403EF7BDC33C5DBD09BD04BEC93C30BEA93DB6BD71BDAC3D883CA63B3BBE993DA33D893D653C9FBC60BEF0BDB43D01BE063EB63933BEF8BDD63C3CBD93BDEBBDE93D033D7D3E4B3D123E9E3D10BD623C043880BCA2BDC1BD9F3D6F3C8C3D0EBE9B3D9BBC2D3D683DB13DEFBC303E9ABD343C3BBDB8BD823D2C3C4DBC83BD5EBDCC3D75BCD53DAE3D55BB60BC2EBDD0BDD7BC5D3D243D29BE8ABC1A3EC63D993D973D78BDA4BC963BA43CC33D183E54BE5D3C26BD4D3D3EBB723C9F3DB33D5D3CF8BDAB3D81BC50BDB83D3BBC883D83BD2ABEF1BD943CC4BD493DE03DA73CED3C863D983CA13D883DBD3D10BE9C3CDEBBC8BC85BE10BC95BD8A3DF03C36BD66BCB63B393D0B3E71BD2FBC3C3E513CC73D1EBE20BEDDBCCD3D0DBE0A3EFE3CE03CCCBD55BDE73D103D753D86BB66BE09BE89BBB03CA1BD0CBD62BC96BD993D5F3CEA3C9EBA99BC253D78BD0EBEA93C2CBD383EEBBD983D953CE13B013EEBBD18BC2BBD48BE4F3E583D11BEF03A143EB93BF1BC4F3CDA3DE1BCB23CC1BC363E163EE9BCD8BCF6BBC03D53BC1C3E83BD083D38BD33BD1CBE33BD4CBDB7BCC0BD6C3D193E81BD2A3C07BEE43B3F3E1EBE8D3DD33DB5BD8ABD333DF53C863D4D3CAE3DB63BA73C1C3E153C0D3DD7BC99BD0C3DD4BD213DC7BDDCBD6A3C5EBE19BD103DEF3D4DBDC4BD83BD52BDC8BCD8BDD5BCD23DFFBD303DE43DBEBDC03D0E3E0ABE18BD763DAEBD9F3D06BE9EBC09BEDB3CA5BDF6BCCA3CE33DB3BCC53D22BE8ABC37BDE1BD953D633CD1BDB23DD6BD6B3EF9BBF93D26BD7FBD27BD3FBDA93D26BC41BE963C6CBE0BBD45BD12BD6CBDBA3D99BD5F3CD3BC2D3BA1BCD03CF93C7C3DF63DD33D2F3EB53C2FBDD53DBC3B4F3D35BE0A3D2A3ED33D83BC393EB7BDF5BC2A3D95B9193E543DAC3D6E3DB7BDE6BD1CBD80BD76BDA4BD8FBD623BD1BCB53CC43DCBBD6BBBB6BD093E793D0C3E0FBE15BDA43D323A3A3DBB3DECBC373E88BD3F3DC8BD643C003D4ABD033DE8BD563C653DC43D543DCCBD2B3EE6BD20BA11BD3E3D10BC73BD3C3DD13D5F3DACBD63BD2BBD1A3ECB3B4BBE1ABE193DD8BA3A3D87BDA8BB983D503CDABC35BE0C3D9FBD1A3E1BBECA3CCDBDFC3C8E3D62BD453D3ABD35BC3FBDE13C3ABC5C3C843D123E1DBDA9BDDCBC13BD32BD563D92BC68BC8B3CA33C19BD913D28BEFA3C96BD223E89BD8BBCBA3DD03D0B3C0D3E143DA8BDF33DD0BDFDBD48BD92BDBC3C8F3D03BE82BD603D73BDA23D8CBDE93D8E3D15BE8D3D8EBDB53DF8BB553DF1BDA8BD8CBB263DE53D28BEDDBD863D7ABDD8BCBE3D0B3E073E813D0FBE2A3E7F3DA63D14BED0BC7B3D843D69BD07BE843D8ABDB8BDADBD92BCB43D283E673DCDBD75BCB83CC53B09BEC93C9C3DB83D1C3DEABD28BD84BD6F3E8CBC583C5A3DCFBC4ABD25BEA33BAB3C13BE95BDFABB853D8B3D02BEF13D1BBEA1BD35BDD33D653DC43D99BD2ABD0F3D7CBC5E3D7DBDB1BD7B3D6A3D403D80BDC73DF63D8D3D523E78BEF0BD083E0C3E2D3C813DECBD4FBEC7BDC93D603D163DF2BBDA3A9B3D8F3DD63D17BE1A3C20BDA2BD173ECABBAB3C2C3D20BD00BE593C8CBC8FBD84BDAB3C9B3D873D8DBD03BA363E803DF8BD7FBD653D53BE20BDA73CF93B4CBEFE3D0FBD94BD0ABE0ABD98BDE8BB943D403B4CBE493BB33C5FBC23BC08BD78BDA8BE923DAF3C9D3D4F3DF2BB73BD183D96BC9A3DD5BC21BD273E1ABD023BAB3D56BD983D783D193DC4BDB23C0FBE973D7A3DFB3CE7BDFBBD873BF2BD0D3EC23D5CBD1EBD983D7EBDACBD2DBE0DBDA23C0DBC723B7BBBCF3C58BDCCBD9DBDD2B8873D55BA60BDC6BDB8BD5DBDEFBDD33DAB3D3DBCFABDB43DA43D0BBDE2BB773D9ABE073E98BD443DB7BD84BD0EBEACBCAF3DB4BCB23D9AB940BECFBD14BD1B3DC83D38BE06BEE63D523E68BC77BCFDBD51BEE93C0B3D16BE41BC8D3EA33D353E8DBD9D3BD6BD6EBDE33D37BD963D0F3D0DBE883C103DF33DE3BD9E3D35BE38BCF33C1EBE8C3D8C3D013D98BCE4BB6FBD54BE49BD7BBC373A9FBD543C95BB983E57BC33BD0B3DEF3C113D733C62BD4E3DD2BBCBBDD53DE73D09BEF8BBC73D143DA6BC1B3C42BDB3BDC73C59BDEDBB923D2BBD393DFBBD3B3E3D3D393E1DBCC83C2A3C83BDE43C983D9BBD0DBEDB3C2FBE373D61BB10BEE1BB4B3D3ABEA0BCB13D44BC823EC5BD37BA9BBD25BD2E3E14BE803DA43DA73D90BD15BE2BBEA73C94BD99BD9B3CE4BD17BDF4BD02BE8CBDAE3DBFBDC5BD18BD5FBDD93C12BE8EBD923C173DACBD09BD8A3C423DF4BDBC3D3E3DC23D6DBDABBD2B3B023E3A3DA83ACB3D95BABCBD853DEE3B02BD263E9D3C50BDD1BC3EBD083E65BD44B9EE3D0BBEC6BDB5BD65BED63DD23DFCBC0D3DF4BD5E3DA93BDF3C86BD8DBDB13D2FBE813CABBCCC3DE8BC1ABEC2BC8A3C87BDA2BDC03D0EBC883CDFBBB9BB37BE813D073C53BDF63C103DB7BD05BC973C61BDCD3D0E3DABBD13BD9B3C82BDD03DAD3D003E96BD6C3D0CBE03BD403C843D043E1F3D1CBD833DA43D80BD863C5DBD49BED1BD83BD7BBDFB3D1A3C50BD203EB83DD73D593EA2BC083EBABC48BE043DB43DDA3CAB3D3CBDC9BD49BD89BD413CD4BB7DBD9FBD83BCE63B88BDF53D263DEA3C1E3D30BE153C6A3DA53D16BE07BE7F3D7DBCCEBC603D573D013E5A3ED1BC923D5BBC213E7FBCEEBC043E913D9ABD92BDC8BCB03A473EF63C363C363E3E3C46BDA73D463E34BC313EDC3D133D803D7D3B80BD62BE213DBDBD9BBD79BDEE3D253D013CAE3C49BDD73B413E41BD1DBE883D5CBDD33CC237FEBD163D7D3DC03D663D02BE403E443D483DACBD063D99BD123E173E783DEC3C8EBCBF3C08BEB73DBEBDF53D3CBC90BD7B3CA23D523E163E8FBC16BE41BD2E3D523EBCBD173C243E93BD9D3B253C82BED9BC41BDE53D873DBE3B0F3D823D9B3D113D89BC98BD8F3D11BCBD3CE8BD463D823D0DBD5ABE49BB32BD46BD08BEFDBC233E54BD78BDD93CA8BC68BB8BBD4DBE2F3CDDBD0A3D9FBD45BC043E2DBD7FBD483D0D3EF2BDA5BD98BD2BBDE1BBEA3C58BD873C7CBB6ABB1F3D903DAABD3DBD243D6F3C9CBD4FBB70BDA83D67BDC43DE9BB143D2CBD8D3D8EBDF73DCC3DE5BB04BE783D15BDDCBDB9BDECBDC9BDD13D39BB5C3D29BCFEBCD33D83BDB33C51BC513EC93D14BE3CBE213C133E3BBD133E61BD91BD753EA53D2D3D613CF23DCEBD40BDAF3DBC3BAA3C78BD51BDE83D20BCBA3BAC3D0D3DC03BB93DCD3D1BBD613DCEBB8BBD853D013DA9BD083E69BD3F3CA73D633DCFBB773E843D2B3D31BCF73D7A3EAE3D67BC",
      torch_tensor_64_16_torch.bfloat16_3: "0x02000000EDBD233EB2BDE03D58BE013F46BE2E3E1D3D723E4B3C1E3D503E103E843C4EBE263ED63E83BC5EBE31BDC13E5F3E96BE43BDBF3D8B3D3D3EB43E03BE16BD503E5FBDA33DE33D1BBE133EA6BE813BC03DFEBEE3BD8BBE86BD883EA1BE223E19BDCCBD98BEA23EA9BE0EBE813D263F503E313E0ABE6FBBBFBDC13D7E3E233D983EF7BD9E3EC23E01BF903E65BE72BE6BBDE33C4ABED33EA63EEB3DD6BEE1BEF33EC6BE223E073E8F3E5D3E9FBE07BE38BE7B3E1D3E83BE8ABDA53EF13E4C3DB5BCE6BEDFBE443D43BE283CD3BD1BBE08BCCF3DAEBDEA3A1ABEB73D44BDBBBE1DBEF3BC683CA53CF0BC40BEF13E913DFF3EF0BD02BDCDBDE1BDC2BD0D3EAB3ED4BDC6BED03EAFBB0CBE20BF203E9ABE123E9CBE76BD60BE843EF4BD7C3E603D003EE7BD783DAEBEB73E7D3D54BEB53E69BDA43D763D59BE8A3DD23EBBBEF33D1A3E6BBCBD3EC0BDC0BD9D3EBC3EA23EB7BD9A3D8B3EC13D4FBCB9BE05BFABBE513E8A3C5A3E99BE053FFD3E0EBE72BEC23E05BC95BEC23D053F8EBDE03ED9BD883E4EBDC03D7B3E31BE7D3D73BEBD3EDFBEA6BC9A3D8EBE71BEACBE86BD97BE1A3C43BD98BE153EDABB093EC23CF73DD8BEA9BEA53E383E85BE983EB33EC83CE93D2DBEA53C963E013EA03E8B3D1A3E923ED03E03BD1ABECABD4EBE923DBC3E923E8A3E073E4ABE063F92BE113E333D5B3D023E933CD43C1D3EC33EA0BD303E30BC913C7BBEF73CFABD1E3E2E3D1EBF20BE90BE88BE953D91BE183EDCBE5FBE743E493E053EEF3DD8BD843DC73EE73E44BE0E3E813E2E3D1ABEF7BE83BE343E7DBEDDBC203DF93E8C3E7F3EB8BD94BDC73C18BEE1BE58BDEBBD63BE88BE823EAFBE3A3D213FCA3E3B3EB0BE5E3E383D95BEDB3EAF3EBA3D59BD8A3E0DBE9F3E6BBE833E873E263EBDBEFB3D453EA3BD653EE83E1ABE82BD83BD823EA2BD863D8EBDCEBCCB3C303EC1BD433DD53BD0BCF23CE33D903E323D9BBD4C3D873E58BE413EDEBE1EBEEDBE163E38BEAE3EBE3ED4BD83BE553EC2BE953E703EB5BE17BED2BE0F3F2CBEC03E1A3E7B3B65BECEBE5D3E1B3C9E3E42BE55BE08BFDFBEBBBD70BDDE3E11BEE73D9F3EC6BD3A3DF9BB06BE28BF073E523E703E1C3E42BEEE3D08BE813B0F3D6F3E54BC703EA63C4A3E063EF0BCED3DAF3E7B3E923E60BE433D4E3E66BEDABE1DBEEEBE8A3E163FD43CAD3E6EBE213E853D2B3E0FBE64BD2A3E9DBDFDBD8BBE033EC8BD403E813DA6BE76BE37BE4CBE0ABEEB3E5A3E58BD233E643E5A3E533E0BBC513DC4BD0BBE9DBC79BE9A3EB63EEA3D0BBE05BDE4BE79BE4F3DC33E04BE913D693E9CBDEDBE05BD3ABEA9BEC1BD13BF15BEDABE9BBE98BE3ABEBD3EA3BE133FCB3E21BDBFBEAEBE19BE303E8FBEDF3E28BDC5BE0ABED5BDF8BD933C9CBEDCBE14BCD6BD08BF9C3EC53CFCBE9F3D1CBEB6BD943EB7BD14BEC9BEFB3DD13C20BE34BE5F3DE7BDE4BCD83D013FD8BDEF3DDFBEAA3D60BE593D9DBE4D3B043F82BBD83DBC3EC0BD9F3EFCBCB2BE993C02BE0C3EFB3DF03EAABE1EBCC2BEAB3EE9BEFEBD85BEBDBED13D3FBE4B3EA8BEA4BDCA3EC43CA4BE953EE9BD023EC63DC0BDCE3E033F2C3ED0BE6FBE8B3E53BCBABC8CBE9FBE1E3EDD3E583E0A3FA33E64BDF93D57BDB83DCF3E543E0A3C813EF7BD743E43BE26BEA53EEB3EDB3EC0BDBFBEEFBC76BECABE1ABE823D013D95BEE3BC82BE9DBDE9BEC2BD98BE753E72BEB5BEA13E28BC2C3D6F3D71BDBFBB4FBD6EBDA9BDCB3DA13D063E253B3FBD5E3E853DAB3C1A3F77BEBABEAFBD843D9BBDE7BD573EBB3E553E1EBE50BDDB3DAF3D0BBE9F3E743D93BE033D903D7F3E9ABC923ED1BC4CBE6A3E91BE23BF82BE433E88BD01BFBF3E23BE20BE373EB43C07BF613C1D3D7C3E163F1DBEB3BE8D3ED8BEDD3D8E3E9F3E733E40BC8DBD5C3D2B3F5FBE083F943D8A3D113E46BE5F3E8EBE68BE5FBE3DBE7FBDEDBEC7BECE3ECE3DB43C163D08BEAD3E99BB6B3E553CCC3E65BE96BE15BDB4BD36BE1ABD49BF393FD03EBC3EC3BC6D3A72BE2DBE1B3E5BBEE83E7B3E113FC13D5C3EB03EC9BDADBDCABD46BEC93D1CBDA0BCA3BD9F3E2FBC9D3EE8BD003E5DBE803EAABC72BDF3BE0B3DEC3E80BD9A3E0B3EF73D39BC3C3E543EA83E903DA53EB23E8F3D723E983E51BE3EBDDFBDCBBDD4BE89BD933E4EBD183E80BEA8BE29BEC13E0D3EFEBD44BECEBE3E3E9ABD0ABE18BEFABEEABE1E3C18BDA83EB43E3ABEA23E18BF03BEFE3DE13E4ABE05BFD73DC53E7C3A1FBE093EB83EDABD953EB83E69BE8CBDE63D283F46BDB93E443B123DD33C8EBD65BD793D66BE963D94BEA23E4EBEEA3D693EBABEF5BED3BCDC3E953E7DBE1B3DA9BEDD3D95BE5A3D6FBD113EB8BE453E42BD05BDB23DC13DCABEA6BEC0BE1D3EABBE993E933E183DF6BD63BE60BE1BBEAB3E113FA73EE43EFF3C0CBEF13E923C333E203EC03CEF3DC43D3F3D5FBE403D2DBE54BD8B3E4DBDD4BEC5BD9A3C263D9C3DA13D0EBE483EC1BEA13ED83E99BE3C3E2A3EA53E69BDB03D353EEABD7DBDA4BD5E3DC1BE4D3E49BD8E3EF53D01BFD03D2B3EC63C05BF04BDB93D063FB3BE00BEA73DB8BD3D3D38BE5B3EA13E7D3D473EAF3D2FBEDF3E943E74BE1BBEDFBDCD3D5CBE8CBE993E713E5BBE81BDA63DEF3C9BBE033ECCBDCD3DA33E73BE1CBE683E8FBE843E94BCF13A873E343C063E9A3DC0BE55BE083BC23EB03E4E3EE93EA23E5D3E09BEFDBD993E513ED43DBF3E57BD14BFF63DEFBE413E16BE48BEE2BDA83D933E2CBF6B3DBA36C63E5ABE63BE083D95BEABBE673E183E00BE093E923E4CBED53D6A3D9D3ED83DD73D9A3E1E3E01BE2EBDEB3ED03E6E3E78BE853E633D453B823E333EC83E0DBF0F3E95BD693DC1BE373F763E9A3D52BE6ABE0C3D09BE",
      torch_tensor_64_torch.bfloat16_1: "0x02000000833F163F553F6C3F393F963F203F113F903F5D3F683F503F9A3F6A3F5A3F8E3F2C3F183F483F363F873FBD3F763FA53F813F953F573F493F8B3F7F3F8E3F8E3F253F703F293F8E3F933F583F6E3F973F723F603F063FA43F113F8B3F453F823F183F643F4D3FA93FF83E903F643F9B3FA23FA73F163F843F763F653F3C3F7B3F",
      torch_tensor_64_16_torch.bfloat16_2: "0x02000000923E3DBD88BEC93E23BEDABE1CBD3BBDC0BE96BE7B3EF0BD503D803E133E503E55BE133E203F863E36BE893E8D3D84BEBA3D68BE6CBCE83EE13C023EEABD543D4EBCEA3D903E863DB83E183E183E1A3C5B3E2E3B06BE043E55BE5C3DB83E9B3E44BE083FCE3CD4BEBEBDDC3D8FBE033E093EBDBDC73E5EBC893D5BBDA4BE1DBE86BE0F3E833D1ABD91BC133EA63EC1BD22BE42BE2F3D40BE2B3D6BBE27BE973D9B3C9BBEAABB11BD00BCEEBECB3B20BE04BEAABDF13C8FBDEBBD30BE963E9EBE93BEC3BD053B9C3DBB3E46BE0C3E1B3ECDBC86BEC0BEEC3D983DE2BD4E3D77BD863EA4BD0BBE57BE20BC0D3F653E09BB943E813E173D23BD29BE0ABD57BE8F3D4DBD083F3F3EB0BEBABEC1BD18BE993E0F3F1DBED4BD023E073F6E3DC83EDD3EFEBDC8BE2E3E89BE83BCE2BE7D3E9F3D073FCA3E0FBF70BEA6BE883E103EA63E93BE97BDFE3DAABD5B3E26BD40BE94BDD0BEAD3D5C3EB8BEF8BD953E893D47BE803E0C3E743E21BC2A3E953E08BF813E0CBFDEBD0DBEC3BE933D20BF88BEF4BE9F3ED5BEB7BCB6BDEB3DB23D6F3E20BEDB3ED53E42BEF5BE24BE26BE67BEBCBE5BBE243ED93C1D3D62BE263EB1BD29BE7CBE983EFEBC31BE963EB6BD20BD903DE13EB73ED2BE533C7D3D9CBBFEBEB3BEF33DAE3CA5BDE53E26BDD53D613EE03EA2BED13E153C8E3EB93E063EB4BE603EF5BEA8BD10BEB0BDDF3C67BE8B3D573E6DBD623E8BBD42BE92BE523D39BFD43E2BBF18BC4C3E9DBD81BE8F3C8ABC01BFADBE293E01BF1D3D373EA8BE1EBE043EA2BDF7BE22BE553D22BEBE3EB2BEF6BD11BEB0BD113EB2BEAABE23BEBF3E483E9F3D0B3E92BEC53E39BFE93DA5BE943EC73E2D3E9CBEBFBE0F3D833D6FBEC13D38BDB0BC733D64BE90BE56BD5D3E123E4ABE58BE0DBD9E3E62BE0A3B6D3E263E95BD6ABE093EE73EEB3C003DBCBDB73D463D0EBF353ED8BDC83E3EBE2F3D07BFAE3EBF3D5B3EDD3DAE3D233F923D063E643E56BEF43DA5BD35BE6DBE6D3EA13D3E3E82BD5BBE0A3D29BE813D73BE69BD6F3D883E593F803DA53E843C3A3E4BBE0E3EF0BD59BE9D3E9ABE5DBF3C3E1BBE45BE8A3D39BD79BE2FBE3ABE523ECABBACBED9BE7DBD20BE843ED13E9D3E743DDEBEB23E1D3DC23D393E29BED93D2FBC293D7D3DBA3E863C9EBE29BE83BBF03D473EA53EAE3E99BE3CBE5E3E983D283E14BFC0BD69BBF4BDA9BE733E8E3CAFBDA7BE7DBE09BE0E3EBBBE0E3F0CBEF9BE8C3E453E3F3EFE3D643D9DBD5EBEB3BE883DE83D053E043E69BE0CBF0E3F9E3EF0BDB6BD3CBEA93ECA3D1EBD1ABDEBBE1FBBE0BEA03D56BE923D9C3EE6BC0D3E563FD63A183D39BF61BD85BD8FBB3FBEA53E85BE6F3EA3BE79BEB73EAFBE94BD29BEBF3E013F9DBEE5BD313E993E2D3E34BE24BEE9BE84BE973CB3BEB9BD183E0DBF0C3C603E08BE8C3E47BEB43C40BEBFBD1F3FFA3D613ED0BD08BE95BE13BE2ABE26BE21BE383CCB3E373E0C3EB4BE54BEA4BDF9BED4BC81BDBEBED2BEB4BC4DBD4A3EF53B8C3CD6BD7DBE483DA6BEB63DEABC783E4EBE623E6B3EA63E64BD16BD633ED5BCC73DFB3E96BD663E7ABE11BDD2BEB1BE7CBE8FBECB3DD7BEA9BD023EDDBE3C3E9C3E86BD2CBFA5BD633E81BE1D3F50BE503D52BDD33E673E7EBED83E823E55BE37BEAF3D773DDCBEEABEF1BD1D3DCC3E7CBD67BDBC3D483E07BFACBE883D9B3DBA3E8EBDDFBD5E3D20BD31BD20BE543E0EBE993C7D3D943EBA3E0E3F09BE39BEAC3EA03C60BE033EDD3D5A3E10BE173E32BE8FBD1EBE493D6ABE783E6EBE8F3E9D3D153EC83C56BE343E9C3EF83E983EED3D0C3EDEBC95BEF6BE6C3D103E97BEC1BC90BE71BDF5BD1DBE0ABEE2BD0C3E2CBE26BC8FBD5C3EFBBD183E6BBE0D3E26BF353E6D3E9A3E82BE5ABE77BEADBEAF3E79BE19BE1F3ED23D1ABFBC3CD6BC09BF74BE633E1CBF04BF95BE97BD17BCD9BD48BECFBC13BE543DEEBE793E16BE89BE8EBD98BE6BBE853E28BEFBBEA83EFBBC143E58BE0DBE7EBE7A3DBC3D303ED7BC01BEBBBE073E3FBC2B3E3CBEB3BD9ABD783E953E61BE373EC53CE3BD2EBEC63EB0BE163ED5BD23BD03BE413E8CBD0FBE2CBE55BE6BBEFDBDA2BD52BE923E23BE8BBE4F3E163EBBBE98BE6B3E3E3E653EB8BDA73D273E41BD27BEB6BEBD3DE0BC2CBDB83E72BD51BE12BF4A3E37BE163FD43C713E35BE91BE22BE443EA2BD5A3E1ABD93BE813EBDBD3F3E0C3D09BEBDBD85BE44BEECBE14BEB83E9FBEB9BAA33D953CDF3E86BE16BEA9BD9EBDCDBE6D3EA43C22BEAB3EA4BE283E873B343E9B3EE3BD283EB83D6ABD0E3B8DBCB6BD05BFDABB3ABE4CBEC1BEB5BDCBBD693D973B07BFA0BC853EBA3B46BEEDBE88BDBD3E8DBE0A3DD43E053F0ABE3E3D343EACBD5F3E88BDC73D07BE98BE80BD7E3D0CBEE8BE6DBEACBED43E11BEABBD05BEACBE773E58BE40BE9A3EC73CD1BDA7BD14BEE2BE81BE02BE2A3D0ABD893C0C3D9ABDC7BE0CBD2F3FA9BE62BED0BD893D87BE0FBF08BC713EBABE43BEAF3D9ABE113D973E6CBE23BEB43B45BEF7BC4CBE7CBE083F97BE45BEDFBDEDBE9DBE833E163FFCBDC73EAE3EA43E2D3E86BEFFBDBDBE9CBE82BDBA3D8D3DDD3E3DBC0EBEA1BDBC3E993D99BD223E913DA0BE0DBE933E7BBE2B3E423D0C3E1C3FB4BE33BEF3BDF73C90BD25BE8DBE863E3E3E913E693E53BE13BED23D33BE24BEABBE593E263EC7BD42BE163D83BE84BE9CBE8B3EA6BE98BE2CBEB43D383E313E6CBED0BD103F863D97BE89BEB9BEC73EC3BD91BE99BD553E323E963DB5BDDE3E13BF3C3E2F3D783D8A3EFABC923D98BD673DADBE463DDD3E9CBD633E95BE103E7F3D4DBD08BF48BE123E67BE12BD993E65BE1BBE633EF2BDAC3D4CBE2DBEECBCC0BB9CBE08BD74BEACBD02BE943D",
      torch_tensor_128_torch.bfloat16_1: "0x02000000783FB63F743F523F613F983F703F1F3F3E3FAE3F993F1B3F933FBE3F493F433F6E3F723FAF3F393F993F6A3FA53F683F773F7C3F3B3F5E3F333F7C3F973F3C3F723F7E3F823F993F7A3F653F533F5E3F173F783F923F763F623F733FA43F7A3FA33F3D3F983F923F293F423F9F3F953F0B3F5A3F423F8C3F3B3F8A3F213F983FC63F703FA03F843F843F5B3F363F9A3F853F383F833F903F953F743FAA3F853F6B3F733F8F3F803F453F793FE13E853F953F943FB23F9E3F6B3F9D3F643F613F8F3FB53FAA3F4B3F8C3F733F8D3FA13F813F633F7D3F493F653F4E3F5B3F823FAE3F7C3F743FA33F7D3F7C3F483F963FA83F8C3F813FA33F883FC23FAC3FED3E",
      torch_tensor_128_16_torch.bfloat16_1: "0x02000000E13DE03EBBBEC2BEFFBB73BE05BF83BE9ABE23BEB93DFCBE0BBECABE8A3E333E2C3EE6BDD63EA93E53BDA83EA53EAC3E59BECF3EFF3D023CB4BE0FBE79BD2B3EE33C863EC83EE5BE953DC9BC093E113FCE3D113E51BEEA3E5FBD85BD393E03BE0DBD463E13BE49BEEB3DCA3E01BF65BD8E3D91BD453E2FBFCABEEABC033E733E97BDD1BCC03ECCBDDBBCB23D963E7D3E4ABBEEBDE0BC813DD6BD493EA7BD8A3D933B0E3E823E883ED63DBABE303E55BE373C793E583D1BBEA2BE27BD5D3E9C3D5ABEB4BE27BC7C3D2C3FAD3DACBEB3BD293E433EC5BD0B3D14BE58BE4ABE05BEC93E39BEAE3D263EF73C56BE853EAEBE99BC0CBED8BD1C3FC7BDFFBD203E513E753E4F3EF2BD6CBB51BE29BF47BCAEBE453DA8BE523E51BDA1BDB63E52BD54BE1E3D5F3E4BBDFF3D303F383FE73CAA3EAC3EF6BC6ABEAEBE69BD1EBF77BE673E173E96BE68BDA53E17BE263E793E9BBD403E003E843E28BEACBEE13DF93E8BBD7ABEC13EDFBE983C1BBE303E0CBE73BDBABE923D903EFDBCB6BD973D22BEEC3CD1BDC0BD1E3EC53E933D143E053EFEBDB0BED73CE23D383E5CBB973E863EA6BD183DFDBC603E0C3E093EC93EB0BEEDBCC6BEA4BD0EBF3DBE2CBE4EBDB5BE133E993E91BD60BECB3E1E3D0CBFD63CB03E6DBE4F3E0F3D06BF0BBF8D3EF73BBE3D8EBE39BD95BE483E19BDD9BC93BCDDBC403E71BEAF3E3CBDE03E29BDCFBD04BEAABECCBD223E89BE8CBEDCBDA8BD243EC53E9DBD93BDAABEA5BE20BD043E5F3C62BE29BEBABD2D3EAEBDCB3D8BBCAC3E9FBDAE3C0D3EBDBD18BD5FBE693E1F3E2BBE763C673E8CBE5A3C6ABE043E79BE423EAF3D663EFDBE7ABEE83DB6BD49BE7A3E63BEF13DA1BE6F3EDFBD04BF18BE77BE163F81BE90BE97BEB13D203EE1BC1B3E523D84BE4A3E1E3ECCBEECBE68BED03D63BD513EECBE2DBEF33DBFBDBB3E5D3EE33D243EE4BCA53DB4BD0FBE8B3DF9398FBD9D3E93BE99BDBD3E863E853DEB3D51BE97BEC23EB23DC4BEC6BDB0BD6A3E3F3E9D3DDB3D1F3D79BDB8BEAC3B133F81BDD63D20BD293EE7BC873EE3BD073E98BE9FBE9DBC203E3DBE2C3E893D35BD833D99BE64BEC33D983E7DBED23BA03D5E3C06BD38BE86BED23DE63D99BEF7BB933E04BEE13DAD3CFEBD713E333EF63D50BC85BE5B3EB73ECEBE72BE84BE113E973CA33E66BEA8BECABDD23E903EB83DA3BEB4BE853E12BE76BE8E3E49BE7EBEEFBE893E083EB93E17BEF33DDBBD8FBB8F3EF8BE92BB28BEAABE053EED3E67BE12BD1ABE59BE7DBD253C19BE65BE86BED03DF1BEE33E06BF053CDABC113EFA3D113D66BECEBE31BEBABC9C3E893D633E273E773EB1BE873D4E3F45BE013F00BE7BBE67BEEABDC23DFE3E57BE4BBEDDBD82BE573D8E3E1DBEAB3E72BE433EF33D1ABE9ABE5FBE86BE39BEA2BE5FBEB2BE863DDE3D163D75BD35BEB53ECCBD933E1BBE053E543DA13CBDBE18BE1FBD5ABDE3BDE3BD35BC3D3E0B3C7EBDE4BDA5BE333D95BC143EDD3E4DBE7E3D15BF7A3EA33ED3BDA23E7E3E3F3DB0BE303E983E32BEEEBE8B3ED4BE163C68BE113E26BDAEBE14BE7ABD1A3D3FBD83BD18BEDDBE0D3CDEBD823E7DBE46BE02BB123FF53CA6BD7F3D963E223B153E503E54BDE7BEEBBE773E943E46BE313E303D81BDFA3E89BEC4BDAE3DAB3EBD3E95BB883EB03DB5BE05BE06BE82BE343E1EBEDBBE51BE9B3CA43D2E3EF43C99BE0B3F0A3D9BBE24BF47BE283E27BEC63E89BE99BD44BECA3E873E31BE373C343A8ABD123E0DBDFB3D413CCF3D67BE45BD7BBE5A3E59BDB13E3B3E5D3E48BE0F3E7FBDC13D0BBE6E3EDBBC75BE31BFDABDC43DDFBEB3BDB73B363DA33EC73E203C83BE7A3E8BBD05BE59BEB0BD96BE4CBF9FBEEFBD793E063E5FBD813E05BE833EBBBE7A3ECB3E093EAABB783D26BF503E103E88BD1BBE97BC01BD4F3E1A3F92BE963EF43E0D3E9C3E4DBDCA3D0EBE87BE393E95BDE8BD8ABE41BF993EF23D05BDD63D053EADBE463E463D2DBE2A3E703EA73E8B3E80BD393D24BE35BDF3BD69BE72BE8FBE4B3D83BCE4BDBB3D1D3E8D3E173F113D82BD9A3CC83E04BEA6BDFBBDCB3E173E093D1FBEFF3DB0BDCDBDE5BCA23E16BE1A3F20BE27BE0B3FAF3DCA3E173E7A3D82BBE1BEEA3E5A3D96BE3B3D80BC5BBE4BBE8E3D23BD23BD123D563D893D50BEAB3DACBE1C3FC13E19BDC03D1D3EF7BDEABDD3BD6FBEE03E433E813E4E3D683E683E2A3E853E2FBE9EBC8CBEC03E013F673E893D103D703E8ABC6E3E753E1DBEA33E9E3E583EA7BD4C3E7CBE85BEA3BC143E933D97BDF53EB7BDE13D15BA8FBE0DBDE4BD8F3D47BE2A3E833E6C3E0B3D94BEC23EEABDEABD86BEFFBD95BD3A3D5A3C65BE8FBEB83ED4BCC7BD88BE503CB2BE02BEC4BD8F3E03BF2F3F8BBE1CBE95BEB73DC63D293F55BD673ECFBEA8BEABBEDFBD1EBE3FBEEEBE3CBD3CBCA63E8DBD533E5CBE74BE28BE983E7A3E39BEA6BE07BF8C3D5B3E0E3EC2BD873EB43EAA3DCE3EE0BDF63C863E963E29BEB83DE6BDA33EAABEF43D7B3D7BBEF6BD913E013E9B3CBD3E0D3C29BED73DB33D3ABCA93E98BE913DEABC09BF8C3D91BE67BE37BD30BFA0BCD33E14BFCDBEC6BDC8BD1DBE03BF58BEA7BD2F3EACBD2CBD62BE93BD47BE9ABEA23E75BED7BDA4BC1EBEE73D483E693E6D3E22BC0ABEB9BD973E21BF8ABC903EDD3D80BD30BD363EAE3D41BD433E643E21BF363E71BDAFBEA73D93BC4BBEEABE81BE03BDC63E783E0F3F1A3D983E113DF03D02BE5DBD5C3DC2BD68BEA3BE713D153D373DB0BE803E423E7CBE673E1DBD203E65BE0C3DA7BE0EBF383E333E193F193DFC3E88BECD3E69BD53BEF33EF8BD823E5DBEBABE77BE07BB67BE2DBE90BE073E9A3D64BD8E3E45BE453E0DBE55BD79BEC5BC98BB67BE81BEF53E0C3FC4BE88BE68BE58BD273E9CBE91BE3DBEBBBEC2BE8A3EECBED6BC14BE403D653D8ABE1F3E90BD4FBE973EF2BDA13E14BDEA3C77BD6DBE183F38BC963E263E0B3F35BE4FBD583EA8BDB9BD54BED1BD093E04BF92BE42BE7CBE853E2A3E25BE563D833E5ABDDABD2C3DB63D9D3EBC3E5F3D6A3E7BBE73BDF5BDA73EAEBE903E37BDC43B133F8DBEA5BEB73D7BBE62BE45BEB83C0ABED83D7D3DBA3D653D213EB5BE92BE04BF043E18BEA33E6DBE2E3D913E8C3D3E3EE93EC2BE293FAABED53D103EC4BDD5BE9E3E463EBABE473E4DBEB63E18BFED3D263E65BE733E8B3E653E8BBEE03CD1BDCA3B1ABC51BEC83EBE3E91BEA93EE5BE49BEC43E97BE65BDACBEDC3E84BDC13D0A3EE1BD153DDB3C03BCD6BDE13EC83DD1BEE43DFC3E0ABE6F3DE2BCA23E8CBE793E483D613D13BE03BF2BBD823C1FBE80BDFBBD733D86BD11BDB23CCE3D5EBEE6BEEEBE9F3DC23EA83EF5BD583FC73ECF3EB9BD9ABDE73E7E3EA63E2CBDDEBDB4BE96BEB1BD0F3E30BEE0BE733E5D3E09BED93DABBE583E15BEA9BEFC3D063B523F313E3B3E06BD6BBE30BEBEBD75BE043F993E86BE99BD723E46BE01BE5B3ED9BEB03E57BE26BEF3BDA8BE2E3E4D3C013E04BDD53A343E22BD8DBEC6BE6C3EAEBD233FBEBE1DBFFABCD6BDBF3D8EBEBF3D09BE06BE1FBE9A3E4FBC66BC89BEB5BDD0BD8ABDDBBD1E3E5ABD18BE273E51BE2BBE00BCF63EEABE153F213F26BEE1BEE3BC9ABD99BEFABC05BF9BBE1CBFA2BEA23EA23EECBCF1BC4B3E89BE42BD3E3D2EBE03BD833EF23B23BE173CC0BD57BE90BE663E013E453D1C3F283C2C3D1BBDA83EB1BE793D1B3E11BF243E563E5A3E063B86BE07BDE43DFEBDBEBEC53E64BDB43E083E943C00BFE5BD243E393D59BE8E3EB7BD083D4A3E583E55BCE4BE25BF5A3E103DA5BCF63C10BF573E9EBDC53D743E9FBDBE3D43BE6C3DDBBDC3BDBEBEC1BEC53C1EBFC0BD6CBE413DA13D08BFA3BDD83E2E3E8E3E1C3E85BE4DBE64BE9B3D0B3EA0BD1CBCB7BD7A3D083F8FBE33BEF7BE823E3DBEA4BD91BE11BE153E193E32BFDBBC13BE923E52BC88BC0BBF0ABE563D133E213F09BEA3BE3FBE46BE443EA8BD2D3E92BEF1BE3D3CAA3E21BEB63E38BDAABE07BFCCBDB9BE2C3ED4BD543EF83D19BE943B4E3ED23D30BE723E9ABCE6BEC6BD5A3EE43E2BBE523ED93EEE3D8DBE8C3EF7BE95BB60BE453EDDBC713E43BE243EDB3C073E6FBE95BB173D20BE33BEBD3E1A3E553EE23D73BEC63E683ECA3E41BDA73DECBD52BE153DDDBE403EDFBE813E6A3E4FBC71BE41BE73BEFEBC703EBE3D8EBD0C3EA13D493E983EE83DF23CDE3DA1BDC839C2BE52BDAB3EA73CFB3E9DBD163E453D9E3E30BD25BF843E59BEAC3ECC3D8D3E4F3E113E323F7ABC073FB6BEA0BEEC3CEFBE4EBD483E9CBBA93C883ED93E1A3F3E3EBE3E773D4B3E1BBDAE3E6E3E9C3E963ED33DA7BDFABC0E3D0DBE0A3F9FBEA1BE003E803E42BE7F3E00BD2C3C613E2C3DF33C863E72BEAB3E0BBEF2BEA0BE85BEF53C603E153FB33DEC3E26BE9F3EB63DBD3E0ABE1CBD34BE28BD23BE6ABE39BD3ABDE93C26BDB33D0BBE493EFEBD133F20BD24BE043ED4BE46BEA33EF33C293EA03DBC3E81BE013E13BE703E4BBE7EBE8DBE803E20BED5BC1DBE213E903D953D4EBEB2BE54BD423F27BEA3BED1BD37BC4F3E293EB1BD8F3BC33D923D053E7C3E1C3CB0BEB63E8BBEFD3D37BE0CBD27BE523E81BD703E87BD723C88BE21BEC83DC73EE3BD733EF73C673E373EABBB8BBD833E0D3F1C3F92BE68BDE5BE53BE85BE58BE5EBEA4BD8BBE5EBD493E523E463B37BE9F3DA53DB53ED63B93BE38BEE5BE0D3FEC3CAE3D563E6E3E8ABD20BDDEBE3DBE77BD22BEA03E2BBDF93E92BEEB3DF3BE8BBC333E0EBF99BD893EC7BE93BD1CBEADBD20BE993E263EC2BDE23D46BDBABD2E3EF13D6A3D9A3E21BEE23E72BED63EEFBD323FD93D813EC83DFCBEEABDC2BED1BD5C3E05BFFD3D6F3D5B3EA3BEA13E41BE1BBF2F3E8EBDC1BEBDBD243E9C3E9D3E95BE82BC9D3E833EECBDA63DA63D01BE7C3EE5BD9E3EC9BDE53EB73D263DFFBDDABD55BE893E143F353E9CBE323EB03D46BEAC3EB23EFF3C943D8BBE71BEF8BD63BD713EF6BD87BD8FBDD83D1EBD913DFABCDC3CBD3DDFBDD63E053CA1BBC43D803EA0BDF0BD9DBD963E543E08BE353EC33E073E163E533EE53E22BD6A3DACBE79BE78BE3CBD023CB0BE813E5C3E09BD833D8A3E943EA7BE433D0C3F91BE683E90BE4EBE023E87BEB93E2ABE38BDE53C26BF5EBEBBBE2B3EB8BDF43D823E84BE75BDDF3E79BEAA3C39BE953E003E95BEA33C35BEA13E7CBEC03EEE3B17BE613E0E3F89BEE4BDAEBD67BE0C3E03BE01BF133E45BE8E3E023D93BE51BEB03D34BE27BC033D95BECB3D283E413EA43E113DDABEC63EA53DBFBED63DAA3DB93C23BFD7BDD63D3E3EA93E0D3E2DBF713E9F3D313ED73E953CBF3EB3BC053F27BFEA3EEC3D973DA3BE283D6FBEC13D62BE0A3EC7BD9C3C62BD61BE1B3D7B3D823EAABE3D3EDB3E9B3E97BE583E013E89BE72BEA93D263D1F3ECBBED1BE1CBEB53E733E263EAA3EBF3C98BE2C3FFC3E8A3B21BF2D3E5DBC473E7ABE0CBEA2BC73BE423EA4BD41BE02BFA6BE42BCEFBEA03ED3BEBBBEF5BD033F07BEC0BD8ABEBC3C823CB2BE3F3E9CBE15BEF5BD6A3E7DBE18BE863C1E3EEFBE113EC2BD133EE63AC8BD55BDC7BD283E433FD83E0C3CACBE4ABE8D3EF73D0ABE2C3D1CBCBDBD0BBE1DBE693E0C3E27BED33DBCBED9BD48BEBDBB113E4A3E8E3D91BD37BE173E123E1F3E8CBDD23CCA3D373D103E1DBE563EC03D2B3EA53E493E8CBD1FBEAFBD3B3CE23EADBEABBE8DBDEABDE7BD963D61BEDC3D463C05BFC63E433C723EE13ECBBC713C4FBE25BE273E",
      torch_tensor_16_torch.bfloat16_1: "0x02000000093F9A3F9B3F843F563FBA3F893F7F3F983F743F8F3F833F733F933F133F0D3F",
      torch_tensor_16_16_torch.bfloat16_2: "0x02000000F83D56BE0E3E573CFABDC23D273E87BBB1BDD53EB43D67BE293E88BBE0BE593DF7BDBF3EDDBE943EB33EF8BE833D633E9DBEF5BD98BE73BE53BE7B3E853EF4BDA4BD8CBEF6BD0DBDD2BE81BEB7BE78BCD7BEA73E10BEF6BD953CE63EA13E043D0E3EBE3E43BD6BBE85BD75BE9BBDD33EACBDB13D473E72BDDC3E1C3DA4BD2B3D10BEE839993EF73E26BDA23E363CB23DC1BD213F463EA1BECD3D033E94BE7FBEB93D0F3F9ABE00BE2A3DC33D383D923DFC3B46BC77BECABE69BEADBE00BE833E3D3ECABD4DBEC9BDAEBEC8BC273D29BDD3BEC93D4C3EB93E3D3C86BE6FBE7C3E4C3E3C3EFCBE09BE47BFB33EB3BDBE3EFE3DCD3E693ED63D6B3EACBE41BEF1BE1D3F35BE333E6A3C553D8ABEA13D203E983E8DBC8FBE243E3B3B47BEF83D71BA58BE0CBEFDBD22BE873EBD3EA1BD3E3CDF3E093F8C3EBBBD9C3D9A3ED93C7C3CBABE623ED1BE333D3D3EB1BE373E763E4F3DCDBEDC3EBD3D9DBEDDBE2FBE383E103E853DA23E87BECF3ECD3BBC3EFABD26BD89BDACBEA93EDABEA73ECD3D973ECEBE653EE6BD03BE89BD9F3DC6BCDD3EDC3C07BF083E1DBE87BD693CC83D1D3DCF3E763EBE3DAFBE4BBE2DBEB4BE41BEBB3E99BD903E0FBE803E8BBEBD3E0B3E95BE853C1FBE0FBDD83E383D55BE07BF39BE873E8E3ED13E0D3FFABDF8BDAA3D60BE1F3E63BCB13E88BDDC3E35BD1DBDC2BD193EC6BD8BBE87BDAF3DC6BEB7BC",
      torch_tensor_16_16_torch.bfloat16_1: "0x02000000863E8B3C0CBEF83D14BF5CBE10BD693E60BECABE34BE9FBE133FA73CABBE66BEADBD0B3C243E3ABE59BE263E073FEF3E813DDD3E9EBC94BE183EAD3D80BDC2BBDD3D823E2FBB363E673E3CBD893ED3BE4ABC053DCABDE33E513EC6BDA8BE2BBE17BD2CBD0FBEF03D83BEC4BDAEBDD8BDB4BD7DBEBD3E4A3EA73D99BE1EBF3ABE08BF3A3D6CBE63BE3F3E8D3ED23D593E063E153E2D3E523D4C3E12BDF2BDA33E813D8CBDABBE963E7EBE533ED63E91BE5EBED63D57BE54BE243E313EDDBC193F89BEBD3C313E9BBEF9BD5BBCCDBD2EBB38BEA9BC6BBDFD3E84BDCD3D073EA2BD50BDFEBD603EF93DDB3CC83D8DBE373E5C3E70BEEE3E043EA53D08BEDBBEC9BE523E653E6DBEA23E063D513D073FE5BD493EB33D843CE83D6B3D243E28BE0CBE98BD4D3ED83E7BBE1CBAC63E26BECEBEDF3E093E753DD0BDF9BEC63DB23EFABE7F3EF3BD18BED83C33BEADBEE93E6ABD86BE98BE063E523DB9BE613EF23E46BEDC3DACBE0E3E1D3F9D3E873ED63D7EBE4E3EC2BD913E8EBD09BDAA3E4FBEAA3DB1BE9CBD133EB8BE683E4CBE5C3ED63E523D7ABE623DC5BC01BF923E89BDD9BEA8BE4F3D5B3EBF3E51BE06BE19BECF3DD43E5FBDAA3E37BE19BE903E2CBF61BDC5BE26BE883E8FBE783D46BD2FBDDE3E25BEB23D90BE61BC1B3ED1BC90BE563EB1BE5CBD8D3EB13DA23E98BE833E8D3E273FF3BEF83D113EBA3D5DBC8EBD88BC",
      torch_tensor_16_16_torch.bfloat16: "0x02000000B63EC13E443ECA3E7D3DC1BC4DBDAC3EB4BE9CBEBDBE90BE233E13BD3D3E0D3EA0BE4D3EE73CE5BE54BE9FBDE13D503E853E463E1BBF713D93BD4C3D68BDE03D413EC8BDCCBE053FA73E423DCC3EF1BD8E3CB5BE4E3BD33DE0BECC3EDABDB93E6FBD13BE01BE5ABEC33E3CBD2ABD6BBD0C3E82BE083FD1BDDE3C31BDC8BC2BBEEEBDBF3E8E3E013C6CBE473ED8BDBABE5B3EA43EEBBD1DBFCC3E0E3E84BE7D3E78BE7A3EF1BC88BE47BEAFBDC3BCA1BE8DBEFF3E283E3D3E1CBD823E61BE17BEE53D84BE263E983EA4BE82BD39BE89BDC53DD8BD2BBE1BBE2A3EA83D9D3DA6BDA23D43BECFBD9D3DD33D07BE79BE543E0C3EB4BE1F3EA1BB893D183EB93D7D3D17BED0BE893E4ABD043E533DF0BC453C053E603E01BDA5BE393CCF3DE2BD57BE95BE833C07BDAABE94BDBBBE863E7F3BA8BEB73E0ABEF73EB33E3B3E6B3D8DBE803E873E373EC23E643EB1BED8BCF9BE2B3E293CB63BF13DC93EC4BE393E613E883DA23EAEBED43E45BCABBD083EC43E75BD9EBEA0BD9D3E96BEA23E1DBE513DE8BD383D1B3EA33D98BD4CBE46BE303D14BF2ABD0CBFF2BE923E86BD3FBE253E37BF68BEC43915BE9BBD5C3D593EA93E51BDA0BEB53EDEBE053F0CBD4B3EC0BDA3BDE5BE01BEB43EEB3E6ABE823DE1BDEEBEDDBDC83C0DBB283DE13C70BE963D49BD8ABEC4BEB63D41BEE93EA2BE013F20BD2E3E373E5D3D1ABE083FA4BED9BE",
      torch_tensor_16_torch.bfloat16: "0x02000000CD3F973F9E3F383F4C3F843FAD3FAE3F913F7F3FB23F853F923F0F3FAA3F583F",
      torch_tensor_16_128_torch.bfloat16: "0x0200000002BCA23D743C14BEB7BD67BD65BA513D193E903DB4BD4ABE8C3DC6BB58BD4D3D93BC813DBE3DE13B733DC3BCE23CCDBB263E12BEEEBCCBBD83BB7DBDAEBA153DE7BC9F3DB4BDF0BD23BD6CBC56BC9BBDA0BD23BEEE3DB83D31BDFC3D623D93BD60BD903B0DBB4D3DA93D8F3D703DEDBC5EBD3FBEFDBBC93D10BBCEBC40BD33BD88BD82BDE43CA1BB84BD8FBD993D17BE783EC4BDF83C26BDB7BD4EBB20BE913D1D3D273E0D3ECFBC7E3D45BD0CBE953A2BBCF43DCFBD43BEE03C3B3D1E3E5F3A99BB903DD73D273E3FBD13BE0D3E75BCE2BBDE3D6FBC0DBE443BCDBDF8BBB2BBC03CB6BDDBBD75BD0E3CC83D3DBDC83D3DBE38BD41BEBC3C27BDB8BC813D1E3ECDBD243EC13CD23D293ECA3D9C3DC6BDB5BDDCBD253C18BEE2BCF2BD5ABA7B3DA3BDF6BDB7BC003E853D133EE8BCA9BD29BDA4BC68BC57BD003EF43DA6BBBE3D233EF73C9BBCBEBA2E3D3C3D76BC813DFC3DBABB733CC7BC76BD2BBCDEBD58BD8CBEAA3C833B8B3DFC3DD0BC59BC29BDEA3B70BD2FBC153E10BEA73CE03CCB3D973DBD3C213E88BC20BC2C3E42BCF53C2D3ECB3C05BD8A3D29BD563B353D45BD023C16BD03BECFBD043CFDBDBE3D10BD2DBE51BDC23D64BD623CD7BDEBBDA03D50BD4FBE98BD87BC67BC1BBD893D13BEECBD80BDDEBCA9BD253CF33D11BDC93C3A3D9FBD09BE223DD73DB7BD61BD7E3C87BD9DBCFCBD9CBD28BE173D45BDD6BD49BDD53C7DBD29BBACBD4FBE00BE3BBE52BE23BED0BD823BF3BD98BDAD3DCCBCF43D22BD95BDD43DC03D9EBD6F3D8F3C073E27BDB2BD2DBD3E3E84BBE53B433CCA3CDF3C5C3D07BEAC3C21BD303CA43C33BE473E00BE18BDE83B8C3D083E5A3DC9BCBD3D6ABC343EF7BC063E803DC63D02BCCD3D3A3DE63D553EA43D093E9BBD6A3C8E3DF2BD973D56BD223EA9BC55BD6D3D61BD63BD013E31BD013E293D5E3DB23C3CBDD63D56BDD33D5BBD00BEAF3D7DBD2E3CEEBDA63D303DDB3D893C19BD8F3D8D3E94BDE93DD8BD8C3DAB3C143EB1BD35BDE1BD17BD073D803D65BD50BDA3BDB3BC073D123D503D5A3D1A3D353E7A3DB4BDC9BD163D293DE43DACBDBFBD32BD1EBD013EF23C45BC843DD3BDC73C203D773D03BA0D3E11BEB23D0FBE7D3D2ABD09BE87BDB73D233DBDBDAA3DCC3AB03CF23D953DF03DA63CDD3D24BE493B21BD6EBD2DBB4DBE44BE02BE623D5ABDE03C26BD4CBD9F3D05BD683CC0BD95BDB73D23BE66BBE63DE43D08BE283D69BD963C18BDA63D9FBD84BC653D83BD8FBB9A3CB5BDB83D26BD823D353DF2BD643D93BD493D863E603CC4BD1DBD9E3D1D3ED93D893DE83CA2BD01BE1FBE1D3C573D6E38CFBDBD3D7B3CCA3C9C3D3B3D103D073EFBBD97BDC13D0C3E69BDF13D0A3EFCBD0F3C2ABCC9BA83BE60BCEABD29BD893C98BD0B3DC13D4ABE27BDA0BC2C3E68BEADBDC4BDD73D9ABD133E1EBEA6BDBD3DA9BD933DA73D21BB013D0E3D65BCA9BD263E17BD113CBC3D133DFB3DA63C153D3ABD2C3D753C4EBE953C413E6B3D2D3EB83DD83DDE3C8A3D8D3DA7BD4EBBE5BDB83D9B3CAABC163E58BDF33CC4BD203D053DAE3D1FBDBD3D20BCAC3D90BDB3BC9BBC233E62BDA43DEC3DA4BD523EDDBDBFBC993D113E14BE29BD14BE633D813DB6BDF83D76BD7A3DD1BD57BED7BC24BD98BDB63DD73D4F3D05BEDB3D0ABEAABC523DAEBD25BC2C3E063C233D503C5ABDEA3CFD3DE2BDC2BD373CF23D7C3DC5BBA5BC9CBD673B02BD653C3BBC963D8ABD233D86BD01BE223E82BC53BC8F3DBABD2BBD19BDC4BC163E553DDBBD853CDB3C9F3C533E98BD8EBD9F3DA8BAF23C8DBDCEBCECBD863D203B33BDF1BD2CBE85BD98BDC13D98BD773DAA3D5BBD8BBDA8BB9EBC8B3D033D823B0A3EC53BBBBCDB3D27BD2F3EA4BA1B3DABBC383D1DBEEDBD66BD8ABEA53C843D823D97BD02BEF3BD033E99BD4A3D283C7D3DA1BDFC3D0ABEBFBA463DC3BC9FBDF4BDE4BD9D3DAABDEFBCB1BD153DBBBD073E8D3D44BEF1BCFE3CB83C19BE04BE9DBC19BE7BBE2EBDCE3BB63D15BD01BE183EE93B1F3C16BE64BED73D7ABED23D58BD25BCCD3CC2BD093ECD3D903D00BED7BD3C3BB0BD2ABEFB3D333D45BCB23D44BD653EFA3D87BD89BC893CADBB22BD28BE373D67BD03BE87BDC5BDF53D25BDB33C47BD103E863CB6BDBF3D87BED7BD4ABD73BD0FBE01BC27BC0CBC1B3E203EB73DFEBD293E143DDEBDCDBD88BDBDBD10BEA0BD0B3EFBBCC83CFE3C303D9DBD8F3C003ED2BC953D313D173E133E683B87BD6D3D80BD0FBEF93CDB3DCA3D69BD86BC983D573C0EBEE5BD00BE0FBEF8BC2C3EA7BC813C34BD19BECA3CD3BDF73D063E18BD4FBD0DBD39BD423DD33DD03D623D103E233E2ABDBDBD31BD24BE503CF0BD01BB813BC6BD1CBC993DAE3D7ABDB0BDE9BD1E3E6D3D6EBDA33D273C19BD69BDDD3BA73DF03C283D21BC4EBD45BEA93D523DFEBDEC3D9D3B3D3DF7BD98BAB3BD943D3E3DE5BC9CBDE2BC3ABE22BE103D5EBC62BD233E9ABD8EBD60BE273C183E023EADBD96BC3ABDEE3C113CEA3DD73D7FBD09BE523E3A39CBBD02BEB5BD27BDD03DF13D2A3E823D3ABB3B3CD8BC263E043D8639BDBB2B3E0CBD103E98BDAE3DFE3DA63D03BE09BDAC3D0EBBBCBC44BE213DBA3A463E1F3D703EC7BDA3BD2F3DE6BC7EBD983C0ABC033DAA3D083DDF3DB53C23BD9DBD08BE5A3EE5BC9D3DB33D42BD743D05BDA2BC8FBDC4BD823D10BA01BE193DCFBBC1BD1BBDB5BC443DFC3D8DBD433DD13CE4BD84BDE5BCA6BDA03D183ECB3D01BD3F3D44BD5F3C443E68BEEA3D463CC5BC75BE1EBD3FBDDE3DB03D70BD1A3E4B3D08BC83BD39BC06BEECBC783D873D8D3CF8BC043DA5BCBFBD97BDFCBD96BDA93C753D053E0E3E86BCA43D7ABE86BD853C0A3E9F3D90BDB4BDA5BDDF3DEB3D6CBDD03C9DBBA43D573C20BD37BD813CD4BC0BBE5E3D6D3DD23DB8BDACBD31BB703D91BD853D8A3D4FBDB03DA9BD7B3D4BBD82BED53C15BE40BDA4BC8A3DBEBD133C40BDCCB9E23CCC3C0C3D6D3DC73D76BC9BBD4039C4BDDBBB40BD2BBE27BE0A3B00BEC63C94BDAF3D0BBE57BA1EBE673DEB3CE8BDC2BD693C9A3D793D06BDB6BDE03DA9BD6FBC85BD2A3E0DBCE5BC913B28BDC3BDE93CD33D513DAE3DAEBC29BC063E473D47BD9BBD023C40BD1DBCF5BC49BD6B3D99BDA53CA9BD7ABD96BCA8BC093E1D3D513D093DD0BA063EF63B25BDBA3DB4BDD6BDDBBC8EBDF93A65BC8B3D443E69BDE7BD183D293D933D583D823D27BD763D4CBB093EA43DDFBDBBBDB8BD3CBE503EFE3DED3D263D2BBE98BD863D87BCD93DA73DAE3D1FBBAA3D223E873C12BD4F3D403DA03DCEBC893D9FBB63BE5BBC70BCA43D593E21BD09BD42BD253EE0BD8DBDDFBCEB3DDD3C8CBD0DBE8BBD2F3DC5BD123D143E80BD623DDD3DACBD2B3E30BE21BD8D3C043EC0BCF2BC00BD6FBDEDBC673D7DBD44BE5DBD2E3EE23CAFBD8BBC833C73BDAABDFBB9023BB2BD573D32BE913BF4BC563DF3BC423EB33CBBBD71BD0BBEA7BBF8BC8EBD473EB3BDC53D0EBEB53D1B3D10BE7E3E2ABD15BDCFBDBA3CFC3D0DBE853D4C3D71BBB63C213EEB3C363C9D3D053D7A3D9EBD25BD8ABDA13C2B3D60BCF43C17BEDABD8A3C963D54BC9C3DF9BC41BC053E11BC013E7CB825BD9FBD6C3D08BE5E3C59BD3D3EB73D2ABDC5BDAC3C013E923CAE3D15BE3ABD3E3C813DB4BD3B3CCB3CE33D323CBA3D61BDD5BDBFBC5A3D9D3D80BC883C923DE1BCA8BC44BC283E043DCDBD1CBCFDBC73BD443DBFBD76BD8B3DBF3D423D4EBDA3BD1FBD313E72BD97BD87B814BED83A1A3EEF3C30BE05BED13D11BE7FBD5CBC71BDFBBD66BDDD3CC3BCFDBBF3BCACBD073E77BD18BCF13DE53DA53DC63DAABD29BDA1BB1CBEC6BDF13DE33D9FBCEBBCA8BD903DC5BDDCBC5ABD983DC93D04BC603DDE3D2CBDD1BDA8BCA93C343B49BC33BB83BD643DED3D523DF8BA66BD0FBE0ABCCE3DA03DEDBC15BCD53D31BE4FBB673C573A89BD2D3DA43C35BE9DBD813CB93B903D1E3E8E3D4D3EAEBD3F3D903C1EBD3B3EE23D73BD8FBDA23BD1BBBE3C0CBEC3BDA7BDD33DE2BD56BD913C2E3E46BCB73D203DF53B103EA2BC42BE3ABCAA3C663D7B3D0EBE9B3CFABA05BDA2BD413EEC3BC73CB53D4E3E823DF1BC2C3DBDBD14BD2D3DF7BC223D283D3FBE44BEDF3BBFBD183DA53C5BBBE93D063D2E3DD33D413D09BE9FBD16BEBC3D883CD8BCA6BD443D8D3D9EBB3F3DD0BA123E05BE80BB593D9C3D833CB43C61BD4DBDCA3D72BEEB3D6CBD5A3D033DF63DACBC4A3B243C07BD2C3D573DC93DA73D183DA1BC01BEDDBCEABDF8BD063D60BC873D35BD18BEEBBC973E94BD813D813DD3BDACBC67BD4ABD0C3A0D3CADBD033D223D07BD8F3DCBBD92BDDD3CAE3DB4BD73BE16BEA2BDC6BC6B3CECBC62BC06BEDE3BD0BA08BE2CBDCCBB54BD503CC1BDEDBDD53C6C3D15BE973DF3BD923B3BBE87BD18BC14BE3D3DB13D613C9A3D4D3E393D87BD743D03BD0ABD90BDE6BC213B54BBE63DA2BD4C3B74BD9A3D3F3C9D3D33BDA3BC01BEA33B283CDD3D5F3CB73DDABD903C863D39BED8BD65BE6D3D8EBB9C3DBB3D9F3C233EAFBCA9BD2CBD063BEF3DBCBD84BDEC3D15BE853EEBBC4ABC3ABE593C3FBD0D3D3DBEE13D4EBCE63DB0BB15BDE5BD383D70BD9CBD2CBD15BE3FBD273D493D2C3E4F3DCABB3C3D76BD283C57BB433DA53DE2BDB93C8C3E373BA53CFD3C89BC7D3D95BD6F3D073DC13D153E08BE16BE06BCD13CF73CB6BDE53D2CBD3BBC5CBEBD3D1CBD693D1A3D55BDCD3D43BD703DBD3B89BBC9BA293D15BE42BD83BD9DBCF3BD353E7BBCF2BD4BBD98BDA73CB43B343EF5BC10BEC9BCF73D55BD93BD4E3A803DDBBD28BD0CBE293EF6BC78BD9F3C39BDA5BC5B3D26BDB63D183D793B293C1FBCE8BD9FBD2EBCD13D0ABEED3DE83BCBBCCEBD97BAE8BC0EBE973DC03D313CB9BDE53D5A3DCFBDABBD64BE4E3D00BD563C683D2CBD3DBDFCBD0F3D7ABC44BD0DBD6B3C8CBBBD3CBB3CA6BC53BDCCBC2EBB173E6F3C8CBDF83C743D473DF83CCABCBC3CDEBD6C3D72BD00BDD5BDA7BC1BBC9D3DE6BC423EE63B30BDAB3C1FBDAE3D15BDB23D08BEE0BD27BDF6BD2B3E053D473D373EAA3D333B543D27BD003E0ABEC8BCD8BD5C3D28BE44BD913C9D3D2A3DCB3CD1BB0FBDCDBDBDBDFC3CAE3DE8BC5EBD9A3C67BDE2BD1C3D313EE1BC0C3C053E9CBD33BDC1BBAE3C5EBD54BDD53CBA3D023E63BDB7BD043DCBBC573DC83A3BBA4C3DA33C3F3CDF3D3CBDE93CDBBC2C3D8DBDDB3DC53D92BC513C3EBD02BD1FBD46BEC03DD1BC623D083D3D3DB3BD15BC0CBDDC3D5B3D823C773D2EBE363D773D723CBABDBD3DDC3D49BD8CBC1FBB013D8A3D0C3E303E943D92BD39BDBC3C7FBD1A3E6CBDE23CA2BD7F3D473DBDBD72BE763B743D9CBD303EC03D133DC13CD6BB9E3DD93DAFBBB3BDF7BC833DB2BDA5BDA83D98BDDEBD0A3EB6BD06BEA53D9ABDF83D20BEF8BDEEBD54BDCA3D0B3CA73C1B3E80BCAC3D6B3C99BCA1BDD9BD0A3EE5BCC03DFEBC053E39BD8B3D863DDB3D403E44BD43BDB53D0E3D923D96BD5BBDDBBDAE3DCA3D56BD9D3DC4BC0FBE8D3D813D68BC36BC29BD94BD5B3E39BD5FBE1BBEDBBD61BDC93D993D03BE6BBD8A3C2ABE073EB13C0C3CB3BC19BD35BE143DEDBAC13D1CBD84BDB13DB9BD7DBE263C9FBDE13D23BE393CFABC733E373C84BCE43CAFBD0FBEF63DFABC25BC4EBE123E813D4F3D49BC423EFEBBC93B4D3DC1BDA53D47BAA53DFD3D613DB93DA3BD1E3E013E21BD2F3DD23D8B3D843BF93D50BD403D883C273DC4BD173EA6BDDEBC813D2C3D4F3EB1BC",
      torch_tensor_64_16_torch.bfloat16_1: "0x0200000037BD20BD16BE263E3BBC80BEDABE10BEEB3D50BEBEBD9A3E39BD9A3EC9BD55BE373C663E513DBC3DB53D0EBE6D3E543D0E3ECB3E4FBF23BEC6BE90BD8CBE5A3E2DBE963D20BE15BC893DA53CD0BEE2BC70BEEEBE73BEAFBC36BE00BE1E3E463EBE3ECD3DED3EB7BE21BFBF3E0ABE353E903E483E19BE343E62BD7EBE06BE46BE66BEEFBDCB3D14BD7D3D72BD11BE37BC3A3D45BDBD3E6A3E173F5E3EAB3E5739673DA2BD6ABEA33EF63D9B3EC43E483DDABDC83DCC3E70BECE3D9B3D01BEF5BE743E55BDAEBE903D3DBE28BAED3D373F4ABD9A392ABE9F3D08BE31BFF13CCF3E1B3E83BECBBD8B3E9C3DC53DB23E5D3D11BE43BE80BEAA3E0ABEB23EFFBDA73D7FBEC3BC263C0F3EDBBECE3EF4BD72BD06BF23BD4C3C923E523E733E8FBE8A3D863E54BE183E013E53BD88BDB93E2BBE0C3E82BE75BDF5BDF23E0C3E8ABE94BE01BE24BEA1BEADBECB3E7E3C743E50BC8FBDEFBD82BE84BE70BE8ABE873D99BE61BEDEBE5E3DB13C4B3E0DBF623EAEBD143EE4BC69BE303B14BEB53EF3BC013EC5BC8EBD2C3EC2BCF83E78BED93C66BE6C3E3F39323D9CBC7F3E923E17BE433F41BE72BEE33DFB3C42BE26BD03BE47BEC2BE183D253E6A3E68BE9B3D1F3E933EA9BC66BD833D7F3DE43D0B3F84BC5ABEB13D353DB33D13BFD4BEE73CC93CB33EA9BEEDBD133E323E2ABEF63D6FBE453E07BDC03ED2BDF53D5BBE7C3B993D17BED6BD9B3EB8BEA8BEB6BE31BD6BBCFD3C6A3E443E053D1CBE013F8FBEB6BE3CBDCF3E05BF2ABE21BE92BD113EEFBE11BFA6BD023E7F3DE53E963D4F3E8DBED43BE43DCA3DE73EC33D9FBD8ABDC1BDCD3EB83E0ABFD8BCF5BD16BD45BFEDBD0D3FC8BE3CBEA5BE463D9F3DCCBEC43DDCBC173E443D65BE7B3CD6BB843E4BBE29BEBEBECB3CD43DFD3BFDBC99BDA6BE48BDEB3E82BE923DC6BDA83DB33E853E463EC13D48BDD63E0D3F88BEC3BECA3D603E70BD8C3D8E3C03BEB73E893E70BEAC3E233E393EBD3E28BEA43EBEBC45BE453D853E083E943D40BD733E803DA4BEA8BE01BE90BD813D013F3D3E85BE453E183FA5BE283FBBBEA73D273CD53E6BBEBD3EB33DA23D493DB83E9DBE19BE073ED23DDEBE8E3C04BD8CBE623C653E0DBEE33D293D9A3E2FBC1DBE19BE023D653C043E50BEA4BED93CBF3D06BCA63DA3BEDC3D943E09BEDDBD0ABE8B3E8C3E343E2DBECF3D81BDDE3E253CF33E4FBE5FBEAD3E5ABEC73EDB3D78BE983C95BD88BE153F8B3E13BEAE3C0DBDB33E90BE703CCD3E693E423ED93EA63DA83DBA3D41BC41BE323E14BD8CBCC43E48BE2C3FDD3DFC3C773E82BE9A3E3E3EA23D053EB63DDFBE5D3E27BE21BD553D6ABE5ABF19BE8F3EBC3ED1BD963DF23D1DBE84BE80BE1FBDBF3E0FBE1DBD39BD6BBE78BE353E6CBE053F043ED23D963E963E58BEC7BEA0BEB33E233E4DBE2ABD63BC23BE1C3EA6BDA2BE9A3DE7BDF4BDD8BE413E4DBC693E8B3E50BE663CF53E873BFA3D403E903EC93E273E5CBE73BE81BD193DC53DAFBEB83E5D3D8ABE7D3E083ED13D273E75BE89BEF2BD873C89BEF63EE7BED33DBDBE713EEC3E693E1ABE87BEC0BDA73EF7BD5A3EAABC1B3EE63DB7BD99BE08BE73BE70BE803EDABE033E1D3E22BE063F9DBE733C8EBD19BE7ABDBBBEDFBD193E493E663E263D3A3E82BD903E98BE84BD913D00BDF2BD22BCE03C573E203EACBD873AC6BDF33C973C21BE1A3E9ABD34BECD3DD53D5DBDDE3EA0BDB03DFBBE503E183EA0BEB73EF8BD923DB4BEE63BC2BDADBC32BEF33E83BE9A3ED9BE8B3D0F3EC2BEE93D093E38BEB73E373B8BBD3EBF69BD34BEA03E73BB5FBDB03DA93E063C303D093E3D3DA9BE9C3EEB3ECDBD48BECBBDB43DE5BD453D413D043E8D3E243E333E0BBD8EBE793D6EBE383E1CBE983CB43E8A3ED43C73BE59BE9F3E5F3D2EBEE8BDAC3EC33E4C3FAABC823E883E97BEC6BDD33E9DBD1A3EB53EB93D993EF9BDF6BDC8BD9D3EFDBEB43DE7BD803E8ABE5D3E47BEC33DA4BE563DEEBE103E763E893E093E6EBEA6BC02BEC4BEDF3D38BE40BE23BEEDBE603D4C3E573EDB3EC13BA43EE13DA43EADBD8F3DB9BEEB3DEF3D553E60BDE13DD1BDD9BE52BE9ABED0BEDEBC1FBE2C3D763EB83C9CBE17BFF5BD9F3E3E3E733E433D45BD2ABE1FBD21BE4B3D083E9C3D3DBEF5BEB23E8BBEB6BE9ABE0CBFCBBD84BDB83D083E163E5D3E193C1EBEB1BED4BE4E3C28BD13BE92BD92BE873E24BE6FBCBDBD063E2ABDB53D9ABD2ABE8B3D263E113E603E0FBFF33B223F0FBE85BEFBBD933E5CBD943E9F3E3ABDCA3E903BAE3D69BE303E513E993EE03D933E2DBE223F7BBE923E6B3EF5BCA7BBE4BD863DEBBD103F10BE453E64BB9E3E533EC7BEA23EA8BD30BF9B3EE63E58BD89BC533E32BEDD3C2FBE0CBD783D0EBF17BEBC3E03BEA5BB01BEC23C0DBE89BCBE3D943E9A3EC13E0DBEAA3E183F21BD683DB3BDED3EF7BE06BF183E8E3D19BEE23DC1BE583EC93D693D4E3E13BEAABE65BE77BD0FBEA4BE81BE023E6C3D1DBEFD3C95BEB93E56BB66BE87BEE93E083E1D3EDDBE7EBD10BE62BEF4BDD53D0E3D253F903CD9BC8EBC73BC3DBEC7BE273E123E1EBED53E9B3EF73D043D8CBEAB3ED73EC33D41BE92BDC5BE2ABE993E163E8F3E03BD253E19BD10BEFABEF3BD3F3E62BD383DCCBC463EECB91F3E903E81BE4DBE1CBEF2BDADBE2A3DC7BB9B3E32BFA3BD07BECABDF6BE97BCDA3DAEBEF53D35BE18BE993DA3BD4F3EBA3C773E8DBE9DBD393E5FBE183E46BDBE3E88BC5BBD9CBD07BE8CBE8FBEF73E7D3DBCBDC8BD723C3ABE523E8EBE41BCA7BEA83DE4BDEABD9F3E93BE033C833E07BF093EDD3EBBBE8A3E47BEAABEBB3D70BD64BDD93E7CBE81BEA8BC98BE2B3C913D4ABE963EEB3DA23D5CBE0E3ED13E9A3E47BE833E",
      torch_tensor_64_torch.bfloat16: "0x02000000823FA53F403F873F673F9C3F773F663F443F8B3F803FAA3F643F3B3F7F3F9B3F6B3F813F4F3F773F8C3F673F583FA63F9A3F173FB63FA93F513F8A3F6B3F373FD43F8D3F1A3F943F713F8E3FB23F583F983F703F303F9F3FCE3F5D3EA63F803FB53F943F243F913FB43FA03FA03F7C3F3A3F883F9F3FA23F243F9F3F5E3F253F",
      torch_tensor_64_16_torch.bfloat16: "0x02000000A13DD73EC33E93BE143EFEBDEF3CA83CB0BE9C3DEA3DC63E86BDBBBE0A3E5D3E673E3ABEC0BD59BE42BDAFBEB4BE83BE713E0BBE873E84BBBDBD13BEF93DAB3D633BBE3DD53EA33E91BE95BE96BD3EBEA8BD7BBDB53EBABE0E3E01BF9A3EC2BCF23D853E90BEB1BE833ED5BD00BD7B3E4EBD7CBD753E3D3F0B3EC5BC2CBE343E863EB7BEC2BE6FBE4FBE3B3F5CBE4B3E8EBD033F193E01BF9F3E473EB73CA9BE13BC263E8CBE633C1DBE213B41BE85BE2F3BB93C68BE753E4D3EDDBD21BEC23DB0BEE53D9D3E66BE16BEABBBE83E143DBD3E26BEA6BEB53D95BD41BE333E13BE9ABD29BEA9BE2CBF40BE003E8EBC6B3DC8BE99BE4E3E993E05BFC8BD9DBDB73EE7BDFBBE52BE823C0DBDA63E873E443CE7BCB03D5DBE29BE263EB2BBC6BD55BE503E833E3A3DEE3DEABE583E4DBDE0BCD73E6ABEFABE43BE173DDD3D27BE6BBD9EBEABBD693E6ABC64BE41BC1BBC75BDAEBC09BF97BE243E443E3CBE3E3E133D0BBF43BEF03D4BBEB73D55BD3C3E343C82BEA63D5CBDF8BDC9BE1B3E1B3E32BE8ABCE7BC5C3E563E1DBDF73DE93B6C3E3DBE953EB73DE2BD0DBDB13B8ABE7ABE873D763EADBEE73D34BF8CBE0FBE4CBE803E683D7FBE833D083E2A3E103E2B3C70BED3BCC5BEBB3CB93D743D6B3E613E1FBC2F3E863E393E813AC7BD8FBDAABD11BDE33EB2BE36BE813DB6BEF5BD2FBEBE3D4EBDD4BD603EA3BDAFBE65BA64BE4BBE69BD27BF8D3D963E0D3FFC3D463D46BE67BD8BBD3EBE9BBDA33D91BE63BE83BC3B3E72BDD6BDE2BE823EF23D90BD043E03BF0B3ECE3DC53EB4BE963D9D3D4B3EE83E843E833EDC3D48BFA0BEA83EB43DF4BD203DB1BE8BBE633DB8BDA8BC18BE66BC703E5BBE36BE2E3E603EA3BC173E60BE57BE073DE1BC2A3E89BEABBE93BECA3C12BD5D3D363F2DBE48BE353E863E853DCE3E2ABF3ABE143FDB3D15BDDA3EE2BB98BDA7BED43E03BDD8BC0D3DD3BD0ABCC23EBEBE1C3C69BE1BBDBBBEAE3E3ABEA6BE513E353BC63E23BD953E47BDEF3CCDBE3ABED1BC783EC7BC8DBDCFBD253CE2BDFF3B953DB3BD243C583EEBBD5DBA8EBEDA3D26BDBBBD853EA63D8DBEE9BD7D3E0FBF3F3EB13EA73DD23E3EBE97BD9F3EEC3D6E3E31BD57BE2ABE49BE57BECBBEDABD0A3E97BD90BDA83E64BD8ABE5C3D98BED23D593DD6BDB33DF1BAB23DA8BE18BEABBE69BE74BD07BFA93D823E2ABF90BE8ABEB73D06BF0FBED83E75BD0CBE7C3E053EC5BE333F27BEB83EE0BD3EBEB43E6CBDA7BE233C9CBC26BE63BE8BBE1DBE81BDDBBDEEBBF4BD113E223E6ABC703E023F93BE603EEA3D00BE51BE95BD47BEA73D653EF2BE9FBC353E4D3EB3BD7C3E9ABD9ABE59BE27BDC43E463F39BDFF3D1CBEFB3D0E3FE83D70BE93BD1ABE23BEB83DAEBD8A3E6B3E343E9BBE6C3E913EED3D423E473E99BE1F3D503E18BEAFBA9C3D383D25BEDABD84BD81BEDD3D81BDC2BC54BD09BE1BBEED3E41BC903C563E12BF3C3E8CBE09BE093F993E9ABD89BDD23E26BCBEBD5D3E14BE083E18BE8B3EC7BE90BE5ABE72BE61BEAB3ED73EF53E023E213B9E3EC1BB90BEB0BE2EBE96BEF73D133E48BE82BE81BE903DE8BECF3E7C3DB3BD98BD44BE51BE9FBDA7BDD1BEC7BEB3BE6DBEA73D3BBEBBBE2B3E813E393DF13DB6BD26BE13BDBCBEBF3D96BD05BD87BE88BDB03ED4BDC6BE73BB37BD8A3E993D4DBC88BDBF3D70BE9D3E173EDE3B153E823EB23D8C3D573D033D8A3D073F1CBE86BE18BE50BC3BBEFB3D43BE743D853E2CBF07BFBBBEA53E0D3E6D3E48BD9A3D973D8ABE9CBDA3BD123FCD3EBBBE853EBDBE863B643DDA3E4A3E1EBFB03E38BD14BC6E3C0CBE8FBE2BBEED3BF0BEBE3EC23A823E493DB03ED4BE60BE8DBE2BBD7BBE09BD4F3E1DBE70BE5BBE0ABF7CBECDBE42BE4DBD9D3E973D95BE8ABECABD3E3D633E84BE05BFD5BE553DDDBEF8BE4F3E09BD9FBDC7BD2ABFD7BC183DA43DB23D963E183BC03E8F3D57BEFE3E3ABEF93D9EBE6ABCE93D05BF8FBE60BE703DC1BE1DBE8EBDAA3E5B3D03BB043E823EBABE3ABEAF3D3D3D473E993E353CA63E4FBD22BFB7BEA33E293EAF3EF1BEB83DC13E873D873E39BE30BD6E3E27BDB6BD42BD41BDD3BECD3C883D5C3D413E40BE1B3EAE3ED43D123E963E693E553EE73E99BD14BF9E3E55BEE63E893E7D3D243FD3BD26BEFFBEFABD90BC24BEC73E4CBE06BE3EBEBE3EE73D413E44BE5C3E08BD18BD083F993E173C9BBE1BBE05BE2A3D1A3E75BECA3B3F3EB43E16BE22BE733ECB3D9CBC493EB63EAA3E8F3C89BED23BA93EA53DE2BE623E603EA23E3FBED5BC9B3D073BF3BD5C3DAC3DC63999BDF53CC8BD7F3E2F3E06BD5DBEC4BEA83E17BEBBBE29BE2FBDE1BC7C3EB13EC2BE8CBE103DF3BE09BF7FBE20BDD63DF9BB33BE693E853EFC3DBD3C8BBDCF3D513F0EBD093E1DBE5EBE03BF7C3DEDBD10BFDABE3E3E373DCA3DCF3E39BEFABD5C3E7BBEE43D583B09BEBE3DE4BD12BE8E3E103E833ED7BE543D8ABDAA3DA53C4BBD5C3DBABEB83DA33CBA3DE53E3A3E56BE8DBED8BEBDBE733C6B3EE2BDAABD123FAABECA3DBABCC5BD01BF1CBE8B3E043DA43DC6BEBC3EADBED03E63BE9CBCC43C903C903C88BE0B3E7B3E2B3E643E37BDE6BE123D73BEA8BDDCBDB33E8D3E41BE033E303D923D87BE2BBD9F3EAB3E34BE5BBE033E083F213E2B3F44BE9A3D963E143AF0BCBCBDB23EFC3E3A3F84BE223D6A3E74BE5BBEC3BD563E513E223C45BE3D3E913D2EBE713D08BF83BE983E7D3ED23CEBBE6BBE8D3E30BF3F3DC43E87BE9ABD8CBE6CBE0ABEC6BD953E7BBD123F713E71BECD3E083C943E2ABEAABE263FCB3D58BEA3BD003F22BE8DBE893E14BF0B3E603E2C3E8D3EA7BEE33D9DBB44BEE63CBD3E6E3E253EC93E0E3EDABD4EBD41BE363D953E",
      torch_tensor_128_torch.bfloat16: "0x02000000B33F8C3F863F9E3F8D3F6D3F613F8D3FAB3FB83F363F973F5D3F363F483FC73E403F483F913F5C3F993FAA3F873FA63E5E3F813F173F783F713F633F6F3F993F5D3F523F803F833F7C3F903F8A3F813F303F653F683F983F903F723F543F253FAA3FFC3E773F863F693F6F3FAE3FA03FBA3F633F693F863FA43F103F763FA03F423F863FA43F783F723F8E3F8E3F8B3F9E3F473F913FA73F5B3F633F0A3F863F853F983FA03F243F933F993F6F3F873F6C3F853F843F373F5C3F7C3F313F833F873F593F8B3F333F9F3FB03F8B3FC03F7E3F993F603F4E3F973F7A3F8D3F7C3FA43F843F903F423F7B3F263FFE3E923FBA3F243F2D3F903F823F5C3F2A3F133F",
      torch_tensor_128_16_torch.bfloat16: "0x020000002F3EB43E84BE053E8F3E3A3EDEBDCCBB933D553E863EBDBCBABE8B3E23BE3D3DE4BD9A3E5D3ED73D403E12BEE03E0CBE4D3E09BE823D46BEAF3DBD3E343EDE3C833E1C3E113EA7BE713E203E243CA73CC13D1EBE40BEA73EF0BD383DD03D4D3ED5BEDC3B25BE9A3E96BE5DBDC93CB6BA213E94BD913EE4BD0E3E723E95BE83BEFD3DB5BE2C3E263E96BE0D3E25BDE8BEA7BE153DF3BE71BE733EABBDAF3E403E8EBED0BD2EBC0A3C4F3F0BBE6E3D913AB5BEF63E9C3D953EBE3EFF3EE0BB333D83BE0F3E32BD36BDEE3D313DACBE533EC7BDD0BEAD3E253E813DCD3ED83E903EC23DAF3E5A3DCEBD28BD4C3E083FEDBD4A3ECFBE19BE953D8ABC59BD433D46BEA63E53BE84BEFC3E97BCC6BD37BCC5BE1A3D383C8FBD50BD973EF0BD8C3ED03A9EBE0EBE8DBDDCBEBF3DA5BD3C3ED73D71BE233C903E8ABC34BE84BEBA3DEA3EB03E4BBE403DD13D54BE9CBE6FBDB03D823B1EBF153E7F3E14BEAF3DBA3C98BE03BE743E62BE8F3D2CBEF53E983E0BBDA53E4FBFBB3EA6BC183E84BE76BEC93D3D3F883E77BE9CBE0CBFF93D02BEEF3D4CBE833D2E3CBFBE26BEE93E89BDE63E433E10BE70BE01BE6D3E98BD3BBE343EBB3EE43D133E87BE89BE933ED63E843E993D8E3EAC3E16BF673E4EBF953E18BE9A3E29BE16BFBA3EED3E523E13BDAF3D0B3F36BEE4BECE3E12BE2B3EA13CA53DE03D8B3E48BDD5BE163DE03E8DBE3ABD13BCEF3C343D20BE7BBE3E3E433F90BE77BBAA3E83BECB3ED23EB5BD933DB5BD70BE053E8DBEA93D953D8B3DDBBDFEBE4CBDC03D4EBE93BE46BE8DBE983DC2BC923E0E3E883E39BE883E14BE2A3EFEBD473DA23D9DBD813D95BEA8BD023F24BE46BE053E793E8DBE03BE2A3D2BBE69BEE83C9ABE843EFDBD663EEB3EACBE843D133FA4BE113F623E7B3EF33DB3BEA5BE92BD9CBE163F90BD9FBE093E5FBEA63E12BE34BD923E17BE883DFCBD55BC40BEF2BB4D3E893EC8BD98BD91BE87BE903CCC3D74BE8BBE903D03BE3A3F5FBE7BBEEA3D9ABE393E653E5ABE98BE033E973EFA3DC2BED53D433E093DF2BD323EB5BD7DBEC5BBAB3D163E273FB13BE4BD84BE7E3C58BE9F3DB83DD9BCADBE5FBE42BEC03DB0BE85BEB93DC83C50BE81BE033E39BE42BCFEBD013EC93CD7BD81BDDD3E24BF5DBEE43D90BC67BE693E433D073EF93D97BE033FB43C2D3E3CBDB7BE84BEDCBE313EC43D843E88BD4FBE543EC63E8D3E0ABE91BD89BDF33D623E563E46BC753D7B3E243E0FBEE33E14BEAE3E93BE24BB8FBE043FA03D0BBFAC3EA63EDABDB43E943C3A3D9ABEF1BDC73E50BE2EBE05BF92BED33E10BEDE3E833C0CBE09BF9F3E94BD3BBE12BF4F3EB1BD39BDA93D2F3E51BE35BEA13D9EBE46BEC03E5CBE13BD0ABDB23D2B3D99BE453E69BECABC063EA6BD223DCBBD473EBCBE2C3EDEBD913E8A3DB23E2DBDD33D533E6CBCC2BE14BF3CBE01BDF9BD29BE76BD6A3D37BEE1BE08BD35BC1F3EFC3ED43EA93E95BD46BE6F3C3E3EB53E533E8DBEC33C84BE3C3ED13E853E403D5B3D4CBEF63CD4BC9EBEC1BEC43BBBBE353C21BE57BE40BE4D3E41BE30BEF6BDE5BDB33E8F3E31BD8FBE723DBABD64BDD8BD88BE61BFE63BB83E9D3DFD39873E62BDC93D0D3E7D3E96BE473ED7BEE03C85BE0BBF823E2A3F3B3E1BBEEEBED0BECE3EDD3D973D963D9FBD543EDABEA0BD913C1C3CC4BE93BD4ABE6A3E983E733D4DBEE3BE9E3E38BE16BE8FBE47BFB4BD073ECC3DC63D393E65BE103E66BD813EEE3C9D3ED83EDCBC0FBE8ABEACBDD33DAF3ECF3E49BDD7BCC7BE063DD0BDAD3E3ABE2DBEAABE13BD4EBE8FBE56BE0EBE6B3E043E31BE263E4ABE09BC9BBD753E6C3EA2BE843D3C3DC53ED8BD493E8EBC923DF33BFD3EC5BDF93DDDBDEFBAC43E4C3EB4BD9A3E15BF23BFBBBD8C3D123FBF3ECC3D6B3DE23E843E5F3ED3BE7FBE84BE0BBF8CBD53BD36BE573D6E3D6F3E16BE183EC9BEB0BEE63E103DBC3EB03DA63E7D3E2A3DBE3EA8BB163FA93E753E0C3E4A3DBDBE5BBEFEBE8ABE8DBD3D3F143E3A3E90BD193E1A3E6FBCBD394F3EA93DF13D183E7C3DF9BC723EDBBEC03D32BD163F75BD4C3D223E853E06BF31BD763E45BF99BD40BE3BBEA13C57BE513E02BFA6BCDBBC4D3D1FBE34BE1B3F85BE78BE05BC0FBE573E993C3FBEADBD0A3ED33DB13DA5BD273E7B3E63BEE6BD273E923EA3BEBCBBCDBD823C78BDBB3E883E33BEF03DF43EC2BD14BE803D94BDA7BDBF3D22BDF2BECABE1EBE243DD63E45BEB83DB6BEE53C743E5DBEA63E91BD383CD7BE353DC03D4CBE6A3E2CBE773EB33EBCBE31BD85BDDE3D5C3E933DE1BDA8BE7CBE423CBEBCFEBD0D3EB9BC11BF9D3DBE3C88BE93BE3A3EAE3D14BE87BD353D06BE213F15BEEC3E053FFBBEB7BD32BE0A3EDABE683D8BBC0F3E3C3E6F3E40BD18BF1E3EEFBD35BD993D2A3E9BBD60BD03BF07BE343E5BBC20BF763D9B3EA8BDAABC70BE93BEB03C583EA93BD63E873EC6BD4D3E983EBFBD6ABE4C3EDCBE7B3EC0BE76BE99BE78BD2EBE563C663DDA3EC13EDFBD143A9B3EBE3E1DBEC5BDA2BED7BD04BE8E3D7EBDA93ECEBE813DCD3D6A3E993D943D913EE5BEC53E863E9D3E8DBD0D3EFABD36BEBEBEEABEC2BD16BC2B3D67BEB4BEF3BE103E133E8F3E5ABD123E173EEE3D04BF163F23BE9C3ED33EC43C023DBBBE2CBDFCBBE0BD063D86BE553E393E663EAFBEE93E8FBEA2BEACBDC83EE53D843E0CBE203DE53EFA3C0D3EFA3DC83EEC3C503EF23EBF3E0A3E31BD433E0ABFE13DCABEB03D4C3D1ABC41BE863E533EF8BCCA3E293ED5BE5BBE03BE9A3A93BEAA3CAD3E7A3E8E3EC6BDBEBEA6BDB3BDD43D29BE2BBEB2BE953EB53D613C613EA23E0BBE5CBE823E98BB4E3E833E2A3E37BD323D80BDA7BEB9BDE6BDD9BC113EAF3C64BE1E3E973EC13CD53D903E5EBE973EDCBC373E62BE9D3DC43D8FBD0DBE01BF6CBECB3D473C933DD83D093E32BE843B3DBE03BEF83DB0BE0ABE703C873E0C3E3A3E793E683E9CBE863D28BFCA3CDFBE2A3DBEBE6D3E4A3E303E953D663DD43E2A3F5A3E29BE083F5A3E4A3ECABEBFBECD3E603D82BC983E363E18BFB3BEE2BBF23A543E2EBE5CBED0BECB3DD33E263F36BDD2BDA4BE733E543ED33DA7BDD6BC283EB0BE9EBDCB3EE7BDF43EC73E9CBCA7BE6BBEB2BD94BED03D97BC1FBEFA3DB83DD3BDF83D603DAFBCA6BE653E993DCEBE9A3E0B3F02BF113D8EBE1D3E833EB33D54BE743E8EBC553EF43EEBBDB9BE773EA83DD43D093DFBBC2B3D4EBDB9BD273E2BBE6C3E1EBC273E29BD16BE37BD01BC68BEFEBE953EB9BD9F3E973E7E3E13BFEE3DA33EF4BD353E903DCEBE99BD9D3EF03E20BEDFBC4D3D853CE73D0BBEEDBE3A3E0F3E2BBD72BEB7BEA63CBD3C403FC3BD1FBE02BFBEBE333E3BBD4F3E433E4A3D8DBD993E373E25BD11BFDF3C1CBE333D6EBE853EE0BEB13EF23D973E713E9C3EB3BE3ABE993D083EBD3E98BE5F3E4F3D673EACBD6F3EA7BD8F3E27BE463D553E333E86BE8F3D0D3C333EDFBD69BD82BD883CEABB243DDFBDBD3ECBBAD93D88BE04BE073B873CF2BD8A3E37BE4D3E09BDE0BDE83D773E783EC43CAC3E0CBE15BD803E45BEF1BD373E953EE03E34BE1B3FB93D343D1B3D623C82BE173E36BDAC3E8B3D58BE873E753E803E8A3DA43E4E3EBCBD30BEEB3D46BDCB3DA3BE4EBD41BE96BC18BF983E503E9F3CA9BD843D1DBEC23D70BD10BD2CBE053D17BE8E3EA2BC9C3D48BED9BD493DC4BCCE3ED8BDFD397DBE80BE123F583E343E783D47BDB53DAFBD3E3E3EBE643E7CBEB8BEE7BE10BE9E3E803E863E823E91BD26BD1A3E563E303E1DBEC4BEB53D03BE023EA33E053F53BDB03E8B3DA9BDD6BEB4BCAB3C633E1EBD693E4F3EAA3DDC3ECD3E01BE2F3ED8BE103DA6BE1EBEF53E85BE0A3FAB3E59BD11BCB8BD72BE14BEDB3BB4BCCE3DBDBD683DA23E2CBEB1BD84BD683E94BDAFBEA63D033F0DBD4FBED6BE843E47BE9ABE6EBE1E3D493E643E15BE173E1DBE683E8B3E053EA13D76BE9EBD95BEC8BD663EDBBC85BE833E02BDA9BE143EBF3E683EE9BE36BE273ED7BD48BE96BD773EBEBC9ABED1BDABBDC2BD89BE12BFF7BEC03D99BE81BDA23E9DBEA73DAFBD9ABE8DBE2F3EBFBE613EDBBCE7BC313F34BE883DE1BE60BEEA3D463D723E1E3E64BD35BF16BEF1BE45BE833E3EBE09BF0ABF9E3D8DBD99BD1B3E183E42BEB7BD3FBE3DBE993E5E3D9F3ED83EEB3D56BECB3D99BEB03D22BD0FBD103DE53D353BC03E59BD0F3BB53D973CD2BC82BE863E6C3E3A3ED43D6A3D88BE213EA93EF23DC2BEB13A8ABEB93E21BED8BE1A3EBB3DB73C223EACBE87BE2D3E86BDC3BE7ABE7E3D18BEEABD9ABD90BE81BEA83EAEBB1E3EE23B4B3E603DC4BD2D3ECB3E9E3D1F3D7CBD0B3DAC3D4EBE993E123D2EBE62BE593E7DBE52BE84BE9E3DC4BDFFBE163E5CBED1BE563E953E30BD5BBCA9BCE53E9FBE1F3CBDBE5A3E34BDA3BE983E763D5D3E003EDF3D693EA13E74BEA83D98BE16BE863EBFBE6CBC383DBEBE5BBE49BE0A3E0FBE43BE173F913EB43CDF3D35BEFA3D34BD6E3D07BF9E3D323EA2BE543EEA3CB53E943D6B3E1B3EE5BD89BE123BCCBE433E83BE853C453EA53E4EBD773EBCBD8D3E263E98BD9FBD4FBE02BDE3BEADBEB7BDD93D853EB7BE68BE163EA7BEA4BD1E3E91BE6B3E78BD0C3E87BE00BF843EB63E963DC6BDB03E05BE683EE23D2A3EA7BE133D0E3F0ABE79BEFC3E863D15BECE3EE3BE27BE8D3D8ABDD5BD82BD60BE8FBE9E3E95BEE8BB91BE9CBEC83E21BD91BD123F8B3C443E1C3EF5BE7C3EB2BC5D3ED23EA8BCBFBD2EBA963E85BEBC3E5B3E10BD863E81BEA6BE71BE76BE9EBD8CBC29BEB6BE06BE0D3EBB3D5D3E0C3E073E09BD13BE65BEC93D583EA63E53BE9ABE96BD3ABE8EBE0F3E823D19BE8B3C8A3E79BD2D3DA2BE333E5D3E5F3D9A3EA13EA33E75BE943ED53E41BE4A3EEABC6C3E79BE84BE493DF63D32BE493FC0BD2DBDCABDCFBEA6BEE9BE933E08BE623E583D98BEA7BEAFBE19BD99BD19BE083FCD3DD33D72BE0A3E343EB8BEAABE193F70BE05BE17BF2C3D943DDA3D24BD84BDAC3E85BE083DBABE93BE7CBD94BE42BE91BAB93CB8BEDDBEEA3C653E14BEC7BD2EBE9ABE5E3E3FBEB3BDF23DD6BE873DB63EB4BE753DA33D0D3F66BE1A3E843E5ABD003E11BE233FBF3D393DE53CE73EDF3E923D7ABE74BC03BEFBBD21BECF3D873E9DBE943E76BDDDBDDC3DA03DBABD903E8DBE9E3D8A3E5C3DA93D4B3EBBBEA8BEFEBD863EA73D173E6FBED1BE553E733E003F58BEE7BE2A3C21BE973E0EBCFFBDF6BDDABDD43D553E08BE8CBE22BED03DE33BB3BE5FBD7BBED5BC6B3EAA3E583E51BEDE3EF2BBA0BCA9BE12BEC6BDD23EB8BDBABE313D593D033EF63D89BA89BE633E2EBE613E563DA23EFB3CB3BD8BBE0A3D3FBE5ABE0BBE653DE8BE893EFDBD9B3E9C3D4EBE113E47BE8E3DAD3C32BEF73C73BD8B3EE5BC163EE53D94BE3EBEAEBECBBEB6BB1B3C0C3EC9BD343E393E393ED1BA0C3F36BE403E63BD923EA33EC1BE1E3F18BED8BEF8BD01BF3DBE39BE2A3E78BD823E0E3D5C3D003FD0BC2F3F073CF63E6D3D38BDD9BE393EF6BD283EFEBEA13EE43E05BEA5BD383E31BD923E41BE3ABE05BD8A3D043D21BDCC3E6B3C073E1B3E9ABEC63DF43D25BEB13E0CBC2FBE913D3BBE8E3C783ED13E9CBEAD3E0C3E24BE853D91BEBDBC163FDC3E053E93BE813E92BDB53D8A3EA23E05BF3C3E803EA33EA3BE00BE77BCAABE5B3E553EF33ED63EC53E84BE85BC83BEB63E8D3E453E38BD36BE35BFA73EE23D88BE683E8F3E013EE6BE48BE06BE",
      torch_tensor_8_torch.float32: "0x040000000000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"
    }
  }
#-}
