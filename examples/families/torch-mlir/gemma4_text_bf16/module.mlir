#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d2)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map21 = affine_map<(d0, d1, d2) -> (0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x16xbf16>, tensor<2x5xi64>, tensor<2x1x5x11xbf16>, tensor<5xi64>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x64xbf16>, tensor<2x2x11x64xbf16>) -> (tensor<2x5x16xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x64xbf16>, tensor<2x2x11x64xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x16xbf16>, %arg1: tensor<2x5xi64>, %arg2: tensor<2x1x5x11xbf16>, %arg3: tensor<5xi64>, %arg4: tensor<2x2x11x32xbf16>, %arg5: tensor<2x2x11x32xbf16>, %arg6: tensor<2x2x11x64xbf16>, %arg7: tensor<2x2x11x64xbf16>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 3 : i64}> : () -> i64
    %5 = "arith.constant"() <{value = 4.467770e-02 : bf16}> : () -> bf16
    %6 = "arith.constant"() <{value = 7.968750e-01 : bf16}> : () -> bf16
    %7 = "arith.constant"() <{value = 1.000000e+00 : bf16}> : () -> bf16
    %8 = "arith.constant"() <{value = 5.000000e-01 : bf16}> : () -> bf16
    %9 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_8> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %10 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_7> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %11 = "arith.constant"() <{value = dense_resource<torch_tensor_16_16_torch.bfloat16_5> : tensor<16x16xbf16>}> : () -> tensor<16x16xbf16>
    %12 = "arith.constant"() <{value = dense_resource<torch_tensor_16_16_torch.bfloat16_4> : tensor<16x16xbf16>}> : () -> tensor<16x16xbf16>
    %13 = "arith.constant"() <{value = dense_resource<torch_tensor_16_16_torch.bfloat16_3> : tensor<16x16xbf16>}> : () -> tensor<16x16xbf16>
    %14 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_6> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %15 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_5> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %16 = "arith.constant"() <{value = dense_resource<torch_tensor_16_256_torch.bfloat16> : tensor<16x256xbf16>}> : () -> tensor<16x256xbf16>
    %17 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_1> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %18 = "arith.constant"() <{value = dense_resource<torch_tensor_128_16_torch.bfloat16_2> : tensor<128x16xbf16>}> : () -> tensor<128x16xbf16>
    %19 = "arith.constant"() <{value = dense_resource<torch_tensor_128_16_torch.bfloat16_1> : tensor<128x16xbf16>}> : () -> tensor<128x16xbf16>
    %20 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %21 = "arith.constant"() <{value = dense_resource<torch_tensor_256_16_torch.bfloat16> : tensor<256x16xbf16>}> : () -> tensor<256x16xbf16>
    %22 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_4> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %23 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %24 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_3> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %25 = "arith.constant"() <{value = dense_resource<torch_tensor_16_16_torch.bfloat16_2> : tensor<16x16xbf16>}> : () -> tensor<16x16xbf16>
    %26 = "arith.constant"() <{value = dense_resource<torch_tensor_16_16_torch.bfloat16_1> : tensor<16x16xbf16>}> : () -> tensor<16x16xbf16>
    %27 = "arith.constant"() <{value = dense_resource<torch_tensor_16_16_torch.bfloat16> : tensor<16x16xbf16>}> : () -> tensor<16x16xbf16>
    %28 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_2> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %29 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_1> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %30 = "arith.constant"() <{value = dense_resource<torch_tensor_16_128_torch.bfloat16> : tensor<16x128xbf16>}> : () -> tensor<16x128xbf16>
    %31 = "arith.constant"() <{value = dense_resource<torch_tensor_32_torch.bfloat16_1> : tensor<32xbf16>}> : () -> tensor<32xbf16>
    %32 = "arith.constant"() <{value = dense_resource<torch_tensor_64_16_torch.bfloat16_1> : tensor<64x16xbf16>}> : () -> tensor<64x16xbf16>
    %33 = "arith.constant"() <{value = dense_resource<torch_tensor_64_16_torch.bfloat16> : tensor<64x16xbf16>}> : () -> tensor<64x16xbf16>
    %34 = "arith.constant"() <{value = dense_resource<torch_tensor_32_torch.bfloat16> : tensor<32xbf16>}> : () -> tensor<32xbf16>
    %35 = "arith.constant"() <{value = dense_resource<torch_tensor_128_16_torch.bfloat16> : tensor<128x16xbf16>}> : () -> tensor<128x16xbf16>
    %36 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %37 = "arith.constant"() <{value = 9.9999999999999995E-7 : f64}> : () -> f64
    %38 = "arith.constant"() <{value = dense_resource<torch_tensor_32_torch.float32> : tensor<32xf32>}> : () -> tensor<32xf32>
    %39 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>}> : () -> tensor<16xf32>
    %40 = "arith.constant"() <{value = 1.600000e+01 : f32}> : () -> f32
    %41 = "arith.constant"() <{value = -5.000000e-01 : f32}> : () -> f32
    %42 = "arith.constant"() <{value = 3.200000e+01 : f32}> : () -> f32
    %43 = "arith.constant"() <{value = 6.400000e+01 : f32}> : () -> f32
    %44 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 5, 1>}> : (tensor<2x5xi64>) -> tensor<2x5x1xi64>
    %45 = "tensor.empty"() : () -> tensor<2x5x1xf32>
    %46 = "linalg.generic"(%44, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg665: i64, %arg666: f32):
      %815 = "arith.sitofp"(%arg665) : (i64) -> f32
      "linalg.yield"(%815) : (f32) -> ()
    }) : (tensor<2x5x1xi64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %47 = "tensor.empty"() : () -> tensor<2x5x16xf32>
    %48 = "linalg.generic"(%46, %39, %47) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg662: f32, %arg663: f32, %arg664: f32):
      %814 = "arith.mulf"(%arg662, %arg663) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%814) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %49 = "tensor.concat"(%48, %48) <{dim = 2 : i64}> : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x32xf32>
    %50 = "tensor.empty"() : () -> tensor<2x5x32xf32>
    %51 = "linalg.generic"(%49, %50) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg660: f32, %arg661: f32):
      %813 = "math.cos"(%arg660) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%813) : (f32) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %52 = "linalg.generic"(%49, %50) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg658: f32, %arg659: f32):
      %812 = "math.sin"(%arg658) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%812) : (f32) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %53 = "tensor.empty"() : () -> tensor<2x5x32xbf16>
    %54 = "linalg.generic"(%51, %53) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg656: f32, %arg657: bf16):
      %811 = "arith.truncf"(%arg656) : (f32) -> bf16
      "linalg.yield"(%811) : (bf16) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xbf16>) -> tensor<2x5x32xbf16>
    %55 = "linalg.generic"(%52, %53) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg654: f32, %arg655: bf16):
      %810 = "arith.truncf"(%arg654) : (f32) -> bf16
      "linalg.yield"(%810) : (bf16) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xbf16>) -> tensor<2x5x32xbf16>
    %56 = "linalg.generic"(%46, %38, %50) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg651: f32, %arg652: f32, %arg653: f32):
      %809 = "arith.mulf"(%arg651, %arg652) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%809) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %57 = "tensor.concat"(%56, %56) <{dim = 2 : i64}> : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x64xf32>
    %58 = "tensor.empty"() : () -> tensor<2x5x64xf32>
    %59 = "linalg.generic"(%57, %58) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg649: f32, %arg650: f32):
      %808 = "math.cos"(%arg649) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%808) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %60 = "linalg.generic"(%57, %58) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg647: f32, %arg648: f32):
      %807 = "math.sin"(%arg647) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%807) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %61 = "tensor.empty"() : () -> tensor<2x5x64xbf16>
    %62 = "linalg.generic"(%59, %61) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg645: f32, %arg646: bf16):
      %806 = "arith.truncf"(%arg645) : (f32) -> bf16
      "linalg.yield"(%806) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %63 = "linalg.generic"(%60, %61) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg643: f32, %arg644: bf16):
      %805 = "arith.truncf"(%arg643) : (f32) -> bf16
      "linalg.yield"(%805) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %64 = "linalg.generic"(%arg0, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg641: bf16, %arg642: f32):
      %804 = "arith.extf"(%arg641) : (bf16) -> f32
      "linalg.yield"(%804) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %65 = "linalg.generic"(%64, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg639: f32, %arg640: f32):
      %803 = "math.fpowi"(%arg639, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%803) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %66 = "linalg.fill"(%2, %45) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg637: f32, %arg638: f32):
      "linalg.yield"(%arg637) : (f32) -> ()
    }) : (f32, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %67 = "linalg.generic"(%65, %66) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg635: f32, %arg636: f32):
      %802 = "arith.addf"(%arg635, %arg636) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%802) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %68 = "linalg.generic"(%67, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg633: f32, %arg634: f32):
      %801 = "arith.divf"(%arg633, %40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%801) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %69 = "linalg.generic"(%68, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg631: f32, %arg632: f32):
      %799 = "arith.truncf"(%37) : (f64) -> f32
      %800 = "arith.addf"(%arg631, %799) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%800) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %70 = "linalg.generic"(%69, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg629: f32, %arg630: f32):
      %798 = "math.powf"(%arg629, %41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%798) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %71 = "linalg.generic"(%64, %70, %47) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg626: f32, %arg627: f32, %arg628: f32):
      %797 = "arith.mulf"(%arg626, %arg627) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%797) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %72 = "tensor.empty"() : () -> tensor<16xf32>
    %73 = "linalg.generic"(%36, %72) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg624: bf16, %arg625: f32):
      %796 = "arith.extf"(%arg624) : (bf16) -> f32
      "linalg.yield"(%796) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<16xf32>) -> tensor<16xf32>
    %74 = "linalg.generic"(%71, %73, %47) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg621: f32, %arg622: f32, %arg623: f32):
      %795 = "arith.mulf"(%arg621, %arg622) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%795) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %75 = "tensor.empty"() : () -> tensor<2x5x16xbf16>
    %76 = "linalg.generic"(%74, %75) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg619: f32, %arg620: bf16):
      %794 = "arith.truncf"(%arg619) : (f32) -> bf16
      "linalg.yield"(%794) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %77 = "tensor.empty"() : () -> tensor<16x128xbf16>
    %78 = "linalg.transpose"(%35, %77) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg617: bf16, %arg618: bf16):
      "linalg.yield"(%arg617) : (bf16) -> ()
    }) : (tensor<128x16xbf16>, tensor<16x128xbf16>) -> tensor<16x128xbf16>
    %79 = "tensor.collapse_shape"(%76) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %80 = "tensor.empty"() : () -> tensor<10x128xf32>
    %81 = "linalg.fill"(%2, %80) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg615: f32, %arg616: f32):
      "linalg.yield"(%arg615) : (f32) -> ()
    }) : (f32, tensor<10x128xf32>) -> tensor<10x128xf32>
    %82 = "linalg.matmul"(%79, %78, %81) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg612: bf16, %arg613: bf16, %arg614: f32):
      %790 = "arith.extf"(%arg612) : (bf16) -> f32
      %791 = "arith.extf"(%arg613) : (bf16) -> f32
      %792 = "arith.mulf"(%790, %791) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %793 = "arith.addf"(%arg614, %792) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%793) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x128xbf16>, tensor<10x128xf32>) -> tensor<10x128xf32>
    %83 = "tensor.empty"() : () -> tensor<10x128xbf16>
    %84 = "linalg.generic"(%82, %83) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg610: f32, %arg611: bf16):
      %789 = "arith.truncf"(%arg610) : (f32) -> bf16
      "linalg.yield"(%789) : (bf16) -> ()
    }) : (tensor<10x128xf32>, tensor<10x128xbf16>) -> tensor<10x128xbf16>
    %85 = "tensor.expand_shape"(%84) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 4, 32>}> : (tensor<10x128xbf16>) -> tensor<2x5x4x32xbf16>
    %86 = "tensor.empty"() : () -> tensor<2x5x4x32xf32>
    %87 = "linalg.generic"(%85, %86) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg608: bf16, %arg609: f32):
      %788 = "arith.extf"(%arg608) : (bf16) -> f32
      "linalg.yield"(%788) : (f32) -> ()
    }) : (tensor<2x5x4x32xbf16>, tensor<2x5x4x32xf32>) -> tensor<2x5x4x32xf32>
    %88 = "linalg.generic"(%87, %86) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg606: f32, %arg607: f32):
      %787 = "math.fpowi"(%arg606, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%787) : (f32) -> ()
    }) : (tensor<2x5x4x32xf32>, tensor<2x5x4x32xf32>) -> tensor<2x5x4x32xf32>
    %89 = "tensor.empty"() : () -> tensor<2x5x4x1xf32>
    %90 = "linalg.fill"(%2, %89) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg604: f32, %arg605: f32):
      "linalg.yield"(%arg604) : (f32) -> ()
    }) : (f32, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %91 = "linalg.generic"(%88, %90) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg602: f32, %arg603: f32):
      %786 = "arith.addf"(%arg602, %arg603) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%786) : (f32) -> ()
    }) : (tensor<2x5x4x32xf32>, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %92 = "linalg.generic"(%91, %89) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg600: f32, %arg601: f32):
      %785 = "arith.divf"(%arg600, %42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%785) : (f32) -> ()
    }) : (tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %93 = "linalg.generic"(%92, %89) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg598: f32, %arg599: f32):
      %783 = "arith.truncf"(%37) : (f64) -> f32
      %784 = "arith.addf"(%arg598, %783) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%784) : (f32) -> ()
    }) : (tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %94 = "linalg.generic"(%93, %89) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg596: f32, %arg597: f32):
      %782 = "math.powf"(%arg596, %41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%782) : (f32) -> ()
    }) : (tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %95 = "linalg.generic"(%87, %94, %86) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg593: f32, %arg594: f32, %arg595: f32):
      %781 = "arith.mulf"(%arg593, %arg594) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%781) : (f32) -> ()
    }) : (tensor<2x5x4x32xf32>, tensor<2x5x4x1xf32>, tensor<2x5x4x32xf32>) -> tensor<2x5x4x32xf32>
    %96 = "tensor.empty"() : () -> tensor<32xf32>
    %97 = "linalg.generic"(%34, %96) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg591: bf16, %arg592: f32):
      %780 = "arith.extf"(%arg591) : (bf16) -> f32
      "linalg.yield"(%780) : (f32) -> ()
    }) : (tensor<32xbf16>, tensor<32xf32>) -> tensor<32xf32>
    %98 = "linalg.generic"(%95, %97, %86) <{indexing_maps = [#map8, #map10, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg588: f32, %arg589: f32, %arg590: f32):
      %779 = "arith.mulf"(%arg588, %arg589) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%779) : (f32) -> ()
    }) : (tensor<2x5x4x32xf32>, tensor<32xf32>, tensor<2x5x4x32xf32>) -> tensor<2x5x4x32xf32>
    %99 = "tensor.empty"() : () -> tensor<2x5x4x32xbf16>
    %100 = "linalg.generic"(%98, %99) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg586: f32, %arg587: bf16):
      %778 = "arith.truncf"(%arg586) : (f32) -> bf16
      "linalg.yield"(%778) : (bf16) -> ()
    }) : (tensor<2x5x4x32xf32>, tensor<2x5x4x32xbf16>) -> tensor<2x5x4x32xbf16>
    %101 = "tensor.expand_shape"(%54) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 5, 1, 32>}> : (tensor<2x5x32xbf16>) -> tensor<2x5x1x32xbf16>
    %102 = "tensor.expand_shape"(%55) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 5, 1, 32>}> : (tensor<2x5x32xbf16>) -> tensor<2x5x1x32xbf16>
    %103 = "linalg.generic"(%100, %101, %99) <{indexing_maps = [#map8, #map11, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg583: bf16, %arg584: bf16, %arg585: bf16):
      %777 = "arith.mulf"(%arg583, %arg584) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%777) : (bf16) -> ()
    }) : (tensor<2x5x4x32xbf16>, tensor<2x5x1x32xbf16>, tensor<2x5x4x32xbf16>) -> tensor<2x5x4x32xbf16>
    %104 = "tensor.extract_slice"(%100) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 5, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x4x32xbf16>) -> tensor<2x5x4x16xbf16>
    %105 = "tensor.extract_slice"(%100) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 5, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x4x32xbf16>) -> tensor<2x5x4x16xbf16>
    %106 = "tensor.empty"() : () -> tensor<2x5x4x16xbf16>
    %107 = "linalg.generic"(%105, %106) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg581: bf16, %arg582: bf16):
      %776 = "arith.negf"(%arg581) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%776) : (bf16) -> ()
    }) : (tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) -> tensor<2x5x4x16xbf16>
    %108 = "tensor.concat"(%107, %104) <{dim = 3 : i64}> : (tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) -> tensor<2x5x4x32xbf16>
    %109 = "linalg.generic"(%108, %102, %99) <{indexing_maps = [#map8, #map11, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg578: bf16, %arg579: bf16, %arg580: bf16):
      %775 = "arith.mulf"(%arg578, %arg579) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%775) : (bf16) -> ()
    }) : (tensor<2x5x4x32xbf16>, tensor<2x5x1x32xbf16>, tensor<2x5x4x32xbf16>) -> tensor<2x5x4x32xbf16>
    %110 = "linalg.generic"(%103, %109, %99) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg575: bf16, %arg576: bf16, %arg577: bf16):
      %774 = "arith.addf"(%arg575, %arg576) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%774) : (bf16) -> ()
    }) : (tensor<2x5x4x32xbf16>, tensor<2x5x4x32xbf16>, tensor<2x5x4x32xbf16>) -> tensor<2x5x4x32xbf16>
    %111 = "tensor.empty"() : () -> tensor<2x4x5x32xbf16>
    %112 = "linalg.transpose"(%110, %111) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg573: bf16, %arg574: bf16):
      "linalg.yield"(%arg573) : (bf16) -> ()
    }) : (tensor<2x5x4x32xbf16>, tensor<2x4x5x32xbf16>) -> tensor<2x4x5x32xbf16>
    %113 = "tensor.empty"() : () -> tensor<16x64xbf16>
    %114 = "linalg.transpose"(%33, %113) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg571: bf16, %arg572: bf16):
      "linalg.yield"(%arg571) : (bf16) -> ()
    }) : (tensor<64x16xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %115 = "tensor.empty"() : () -> tensor<10x64xf32>
    %116 = "linalg.fill"(%2, %115) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg569: f32, %arg570: f32):
      "linalg.yield"(%arg569) : (f32) -> ()
    }) : (f32, tensor<10x64xf32>) -> tensor<10x64xf32>
    %117 = "linalg.matmul"(%79, %114, %116) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg566: bf16, %arg567: bf16, %arg568: f32):
      %770 = "arith.extf"(%arg566) : (bf16) -> f32
      %771 = "arith.extf"(%arg567) : (bf16) -> f32
      %772 = "arith.mulf"(%770, %771) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %773 = "arith.addf"(%arg568, %772) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%773) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %118 = "tensor.empty"() : () -> tensor<10x64xbf16>
    %119 = "linalg.generic"(%117, %118) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg564: f32, %arg565: bf16):
      %769 = "arith.truncf"(%arg564) : (f32) -> bf16
      "linalg.yield"(%769) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %120 = "tensor.expand_shape"(%119) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<10x64xbf16>) -> tensor<2x5x2x32xbf16>
    %121 = "linalg.transpose"(%32, %113) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg562: bf16, %arg563: bf16):
      "linalg.yield"(%arg562) : (bf16) -> ()
    }) : (tensor<64x16xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %122 = "linalg.matmul"(%79, %121, %116) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg559: bf16, %arg560: bf16, %arg561: f32):
      %765 = "arith.extf"(%arg559) : (bf16) -> f32
      %766 = "arith.extf"(%arg560) : (bf16) -> f32
      %767 = "arith.mulf"(%765, %766) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %768 = "arith.addf"(%arg561, %767) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%768) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %123 = "linalg.generic"(%122, %118) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg557: f32, %arg558: bf16):
      %764 = "arith.truncf"(%arg557) : (f32) -> bf16
      "linalg.yield"(%764) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %124 = "tensor.expand_shape"(%123) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<10x64xbf16>) -> tensor<2x5x2x32xbf16>
    %125 = "tensor.empty"() : () -> tensor<2x5x2x32xf32>
    %126 = "linalg.generic"(%120, %125) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg555: bf16, %arg556: f32):
      %763 = "arith.extf"(%arg555) : (bf16) -> f32
      "linalg.yield"(%763) : (f32) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x5x2x32xf32>) -> tensor<2x5x2x32xf32>
    %127 = "linalg.generic"(%126, %125) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg553: f32, %arg554: f32):
      %762 = "math.fpowi"(%arg553, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%762) : (f32) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<2x5x2x32xf32>) -> tensor<2x5x2x32xf32>
    %128 = "tensor.empty"() : () -> tensor<2x5x2x1xf32>
    %129 = "linalg.fill"(%2, %128) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg551: f32, %arg552: f32):
      "linalg.yield"(%arg551) : (f32) -> ()
    }) : (f32, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %130 = "linalg.generic"(%127, %129) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg549: f32, %arg550: f32):
      %761 = "arith.addf"(%arg549, %arg550) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%761) : (f32) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %131 = "linalg.generic"(%130, %128) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg547: f32, %arg548: f32):
      %760 = "arith.divf"(%arg547, %42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%760) : (f32) -> ()
    }) : (tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %132 = "linalg.generic"(%131, %128) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg545: f32, %arg546: f32):
      %758 = "arith.truncf"(%37) : (f64) -> f32
      %759 = "arith.addf"(%arg545, %758) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%759) : (f32) -> ()
    }) : (tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %133 = "linalg.generic"(%132, %128) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg543: f32, %arg544: f32):
      %757 = "math.powf"(%arg543, %41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%757) : (f32) -> ()
    }) : (tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %134 = "linalg.generic"(%126, %133, %125) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg540: f32, %arg541: f32, %arg542: f32):
      %756 = "arith.mulf"(%arg540, %arg541) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%756) : (f32) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<2x5x2x1xf32>, tensor<2x5x2x32xf32>) -> tensor<2x5x2x32xf32>
    %135 = "linalg.generic"(%31, %96) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg538: bf16, %arg539: f32):
      %755 = "arith.extf"(%arg538) : (bf16) -> f32
      "linalg.yield"(%755) : (f32) -> ()
    }) : (tensor<32xbf16>, tensor<32xf32>) -> tensor<32xf32>
    %136 = "linalg.generic"(%134, %135, %125) <{indexing_maps = [#map8, #map10, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg535: f32, %arg536: f32, %arg537: f32):
      %754 = "arith.mulf"(%arg535, %arg536) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%754) : (f32) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<32xf32>, tensor<2x5x2x32xf32>) -> tensor<2x5x2x32xf32>
    %137 = "tensor.empty"() : () -> tensor<2x5x2x32xbf16>
    %138 = "linalg.generic"(%136, %137) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg533: f32, %arg534: bf16):
      %753 = "arith.truncf"(%arg533) : (f32) -> bf16
      "linalg.yield"(%753) : (bf16) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<2x5x2x32xbf16>) -> tensor<2x5x2x32xbf16>
    %139 = "linalg.generic"(%138, %101, %137) <{indexing_maps = [#map8, #map11, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg530: bf16, %arg531: bf16, %arg532: bf16):
      %752 = "arith.mulf"(%arg530, %arg531) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%752) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x5x1x32xbf16>, tensor<2x5x2x32xbf16>) -> tensor<2x5x2x32xbf16>
    %140 = "tensor.extract_slice"(%138) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 5, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x2x32xbf16>) -> tensor<2x5x2x16xbf16>
    %141 = "tensor.extract_slice"(%138) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 5, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x2x32xbf16>) -> tensor<2x5x2x16xbf16>
    %142 = "tensor.empty"() : () -> tensor<2x5x2x16xbf16>
    %143 = "linalg.generic"(%141, %142) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg528: bf16, %arg529: bf16):
      %751 = "arith.negf"(%arg528) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%751) : (bf16) -> ()
    }) : (tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) -> tensor<2x5x2x16xbf16>
    %144 = "tensor.concat"(%143, %140) <{dim = 3 : i64}> : (tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) -> tensor<2x5x2x32xbf16>
    %145 = "linalg.generic"(%144, %102, %137) <{indexing_maps = [#map8, #map11, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg525: bf16, %arg526: bf16, %arg527: bf16):
      %750 = "arith.mulf"(%arg525, %arg526) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%750) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x5x1x32xbf16>, tensor<2x5x2x32xbf16>) -> tensor<2x5x2x32xbf16>
    %146 = "linalg.generic"(%139, %145, %137) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg522: bf16, %arg523: bf16, %arg524: bf16):
      %749 = "arith.addf"(%arg522, %arg523) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%749) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x5x2x32xbf16>, tensor<2x5x2x32xbf16>) -> tensor<2x5x2x32xbf16>
    %147 = "tensor.empty"() : () -> tensor<2x2x5x32xbf16>
    %148 = "linalg.transpose"(%146, %147) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg520: bf16, %arg521: bf16):
      "linalg.yield"(%arg520) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %149 = "linalg.generic"(%124, %125) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg518: bf16, %arg519: f32):
      %748 = "arith.extf"(%arg518) : (bf16) -> f32
      "linalg.yield"(%748) : (f32) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x5x2x32xf32>) -> tensor<2x5x2x32xf32>
    %150 = "linalg.generic"(%149, %125) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg516: f32, %arg517: f32):
      %747 = "math.fpowi"(%arg516, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%747) : (f32) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<2x5x2x32xf32>) -> tensor<2x5x2x32xf32>
    %151 = "linalg.generic"(%150, %129) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg514: f32, %arg515: f32):
      %746 = "arith.addf"(%arg514, %arg515) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%746) : (f32) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %152 = "linalg.generic"(%151, %128) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg512: f32, %arg513: f32):
      %745 = "arith.divf"(%arg512, %42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%745) : (f32) -> ()
    }) : (tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %153 = "linalg.generic"(%152, %128) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg510: f32, %arg511: f32):
      %743 = "arith.truncf"(%37) : (f64) -> f32
      %744 = "arith.addf"(%arg510, %743) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%744) : (f32) -> ()
    }) : (tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %154 = "linalg.generic"(%153, %128) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg508: f32, %arg509: f32):
      %742 = "math.powf"(%arg508, %41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%742) : (f32) -> ()
    }) : (tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %155 = "linalg.generic"(%149, %154, %125) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg505: f32, %arg506: f32, %arg507: f32):
      %741 = "arith.mulf"(%arg505, %arg506) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%741) : (f32) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<2x5x2x1xf32>, tensor<2x5x2x32xf32>) -> tensor<2x5x2x32xf32>
    %156 = "linalg.generic"(%155, %137) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg503: f32, %arg504: bf16):
      %740 = "arith.truncf"(%arg503) : (f32) -> bf16
      "linalg.yield"(%740) : (bf16) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<2x5x2x32xbf16>) -> tensor<2x5x2x32xbf16>
    %157 = "linalg.transpose"(%156, %147) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg501: bf16, %arg502: bf16):
      "linalg.yield"(%arg501) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %158 = "tensor.empty"() : () -> tensor<32xi64>
    %159 = "linalg.generic"(%158) <{indexing_maps = [#map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg500: i64):
      %738 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %739 = "arith.index_cast"(%738) : (index) -> i64
      "linalg.yield"(%739) : (i64) -> ()
    }) : (tensor<32xi64>) -> tensor<32xi64>
    %160 = "tensor.empty"() : () -> tensor<2xi64>
    %161 = "linalg.generic"(%160) <{indexing_maps = [#map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg499: i64):
      %736 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %737 = "arith.index_cast"(%736) : (index) -> i64
      "linalg.yield"(%737) : (i64) -> ()
    }) : (tensor<2xi64>) -> tensor<2xi64>
    %162 = "tensor.empty"() : () -> tensor<2x2x5x32xi64>
    %163 = "linalg.generic"(%161, %162) <{indexing_maps = [#map12, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg497: i64, %arg498: i64):
      "linalg.yield"(%arg497) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %164 = "tensor.collapse_shape"(%163) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %165 = "linalg.generic"(%161, %162) <{indexing_maps = [#map13, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg495: i64, %arg496: i64):
      "linalg.yield"(%arg495) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %166 = "tensor.collapse_shape"(%165) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %167 = "linalg.generic"(%arg3, %162) <{indexing_maps = [#map14, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg493: i64, %arg494: i64):
      "linalg.yield"(%arg493) : (i64) -> ()
    }) : (tensor<5xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %168 = "tensor.collapse_shape"(%167) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %169 = "linalg.generic"(%159, %162) <{indexing_maps = [#map10, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg491: i64, %arg492: i64):
      "linalg.yield"(%arg491) : (i64) -> ()
    }) : (tensor<32xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %170 = "tensor.collapse_shape"(%169) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %171 = "tensor.expand_shape"(%164) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %172 = "tensor.expand_shape"(%166) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %173 = "tensor.expand_shape"(%168) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %174 = "tensor.expand_shape"(%170) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %175 = "tensor.concat"(%171, %172, %173, %174) <{dim = 1 : i64}> : (tensor<640x1xi64>, tensor<640x1xi64>, tensor<640x1xi64>, tensor<640x1xi64>) -> tensor<640x4xi64>
    %176 = "tensor.collapse_shape"(%148) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<640xbf16>
    %177 = "tensor.expand_shape"(%176) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %178 = "tm_tensor.scatter"(%177, %175, %arg4) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg489: bf16, %arg490: bf16):
      "tm_tensor.yield"(%arg489) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %179 = "tensor.collapse_shape"(%157) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<640xbf16>
    %180 = "tensor.expand_shape"(%179) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %181 = "tm_tensor.scatter"(%180, %175, %arg5) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg487: bf16, %arg488: bf16):
      "tm_tensor.yield"(%arg487) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %182 = "tensor.empty"() : () -> tensor<2x2x2x11x32xbf16>
    %183 = "linalg.generic"(%178, %182) <{indexing_maps = [#map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg485: bf16, %arg486: bf16):
      "linalg.yield"(%arg485) : (bf16) -> ()
    }) : (tensor<2x2x11x32xbf16>, tensor<2x2x2x11x32xbf16>) -> tensor<2x2x2x11x32xbf16>
    %184 = "tensor.collapse_shape"(%183) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<2x2x2x11x32xbf16>) -> tensor<2x4x11x32xbf16>
    %185 = "linalg.generic"(%181, %182) <{indexing_maps = [#map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg483: bf16, %arg484: bf16):
      "linalg.yield"(%arg483) : (bf16) -> ()
    }) : (tensor<2x2x11x32xbf16>, tensor<2x2x2x11x32xbf16>) -> tensor<2x2x2x11x32xbf16>
    %186 = "tensor.empty"() : () -> tensor<2x4x32x11xbf16>
    %187 = "linalg.transpose"(%184, %186) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg481: bf16, %arg482: bf16):
      "linalg.yield"(%arg481) : (bf16) -> ()
    }) : (tensor<2x4x11x32xbf16>, tensor<2x4x32x11xbf16>) -> tensor<2x4x32x11xbf16>
    %188 = "tensor.collapse_shape"(%112) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x5x32xbf16>) -> tensor<8x5x32xbf16>
    %189 = "tensor.collapse_shape"(%187) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x32x11xbf16>) -> tensor<8x32x11xbf16>
    %190 = "tensor.empty"() : () -> tensor<8x5x11xf32>
    %191 = "linalg.fill"(%2, %190) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg479: f32, %arg480: f32):
      "linalg.yield"(%arg479) : (f32) -> ()
    }) : (f32, tensor<8x5x11xf32>) -> tensor<8x5x11xf32>
    %192 = "linalg.batch_matmul"(%188, %189, %191) <{indexing_maps = [#map17, #map18, #map19], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg476: bf16, %arg477: bf16, %arg478: f32):
      %732 = "arith.extf"(%arg476) : (bf16) -> f32
      %733 = "arith.extf"(%arg477) : (bf16) -> f32
      %734 = "arith.mulf"(%732, %733) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %735 = "arith.addf"(%arg478, %734) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%735) : (f32) -> ()
    }) : (tensor<8x5x32xbf16>, tensor<8x32x11xbf16>, tensor<8x5x11xf32>) -> tensor<8x5x11xf32>
    %193 = "tensor.empty"() : () -> tensor<8x5x11xbf16>
    %194 = "linalg.generic"(%192, %193) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg474: f32, %arg475: bf16):
      %731 = "arith.truncf"(%arg474) : (f32) -> bf16
      "linalg.yield"(%731) : (bf16) -> ()
    }) : (tensor<8x5x11xf32>, tensor<8x5x11xbf16>) -> tensor<8x5x11xbf16>
    %195 = "tensor.expand_shape"(%194) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 5, 11>}> : (tensor<8x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %196 = "tensor.empty"() : () -> tensor<2x4x5x11xbf16>
    %197 = "linalg.generic"(%195, %arg2, %196) <{indexing_maps = [#map8, #map20, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg471: bf16, %arg472: bf16, %arg473: bf16):
      %730 = "arith.addf"(%arg471, %arg472) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%730) : (bf16) -> ()
    }) : (tensor<2x4x5x11xbf16>, tensor<2x1x5x11xbf16>, tensor<2x4x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %198 = "tensor.empty"() : () -> tensor<2x4x5x11xf32>
    %199 = "linalg.generic"(%197, %198) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg469: bf16, %arg470: f32):
      %729 = "arith.extf"(%arg469) : (bf16) -> f32
      "linalg.yield"(%729) : (f32) -> ()
    }) : (tensor<2x4x5x11xbf16>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %200 = "tensor.empty"() : () -> tensor<2x4x5xi64>
    %201 = "linalg.fill"(%0, %200) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg467: i64, %arg468: i64):
      "linalg.yield"(%arg467) : (i64) -> ()
    }) : (i64, tensor<2x4x5xi64>) -> tensor<2x4x5xi64>
    %202 = "tensor.empty"() : () -> tensor<2x4x5xf32>
    %203 = "linalg.fill"(%3, %202) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg465: f32, %arg466: f32):
      "linalg.yield"(%arg465) : (f32) -> ()
    }) : (f32, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
    %204:2 = "linalg.generic"(%199, %203, %201) <{indexing_maps = [#map8, #map19, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg462: f32, %arg463: f32, %arg464: i64):
      %724 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %725 = "arith.index_cast"(%724) : (index) -> i64
      %726 = "arith.maximumf"(%arg462, %arg463) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %727 = "arith.cmpf"(%arg462, %arg463) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %728 = "arith.select"(%727, %725, %arg464) : (i1, i64, i64) -> i64
      "linalg.yield"(%726, %728) : (f32, i64) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5xf32>, tensor<2x4x5xi64>) -> (tensor<2x4x5xf32>, tensor<2x4x5xi64>)
    %205 = "tensor.expand_shape"(%204#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 4, 5, 1>}> : (tensor<2x4x5xf32>) -> tensor<2x4x5x1xf32>
    %206 = "linalg.generic"(%199, %205, %198) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg459: f32, %arg460: f32, %arg461: f32):
      %723 = "arith.subf"(%arg459, %arg460) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%723) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %207 = "linalg.generic"(%206, %198) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg457: f32, %arg458: f32):
      %722 = "math.exp"(%arg457) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%722) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %208 = "tensor.empty"() : () -> tensor<2x4x5x1xf32>
    %209 = "linalg.fill"(%2, %208) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg455: f32, %arg456: f32):
      "linalg.yield"(%arg455) : (f32) -> ()
    }) : (f32, tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf32>
    %210 = "linalg.generic"(%207, %209) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg453: f32, %arg454: f32):
      %721 = "arith.addf"(%arg453, %arg454) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%721) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf32>
    %211 = "linalg.generic"(%207, %210, %198) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg450: f32, %arg451: f32, %arg452: f32):
      %720 = "arith.divf"(%arg450, %arg451) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%720) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %212 = "linalg.generic"(%211, %196) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg448: f32, %arg449: bf16):
      %719 = "arith.truncf"(%arg448) : (f32) -> bf16
      "linalg.yield"(%719) : (bf16) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %213 = "tensor.collapse_shape"(%212) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x5x11xbf16>) -> tensor<8x5x11xbf16>
    %214 = "tensor.collapse_shape"(%185) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<2x2x2x11x32xbf16>) -> tensor<8x11x32xbf16>
    %215 = "tensor.empty"() : () -> tensor<8x5x32xf32>
    %216 = "linalg.fill"(%2, %215) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg446: f32, %arg447: f32):
      "linalg.yield"(%arg446) : (f32) -> ()
    }) : (f32, tensor<8x5x32xf32>) -> tensor<8x5x32xf32>
    %217 = "linalg.batch_matmul"(%213, %214, %216) <{indexing_maps = [#map17, #map18, #map19], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg443: bf16, %arg444: bf16, %arg445: f32):
      %715 = "arith.extf"(%arg443) : (bf16) -> f32
      %716 = "arith.extf"(%arg444) : (bf16) -> f32
      %717 = "arith.mulf"(%715, %716) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %718 = "arith.addf"(%arg445, %717) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%718) : (f32) -> ()
    }) : (tensor<8x5x11xbf16>, tensor<8x11x32xbf16>, tensor<8x5x32xf32>) -> tensor<8x5x32xf32>
    %218 = "tensor.empty"() : () -> tensor<8x5x32xbf16>
    %219 = "linalg.generic"(%217, %218) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg441: f32, %arg442: bf16):
      %714 = "arith.truncf"(%arg441) : (f32) -> bf16
      "linalg.yield"(%714) : (bf16) -> ()
    }) : (tensor<8x5x32xf32>, tensor<8x5x32xbf16>) -> tensor<8x5x32xbf16>
    %220 = "tensor.expand_shape"(%219) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 5, 32>}> : (tensor<8x5x32xbf16>) -> tensor<2x4x5x32xbf16>
    %221 = "linalg.transpose"(%220, %99) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg439: bf16, %arg440: bf16):
      "linalg.yield"(%arg439) : (bf16) -> ()
    }) : (tensor<2x4x5x32xbf16>, tensor<2x5x4x32xbf16>) -> tensor<2x5x4x32xbf16>
    %222 = "tensor.empty"() : () -> tensor<128x16xbf16>
    %223 = "linalg.transpose"(%30, %222) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg437: bf16, %arg438: bf16):
      "linalg.yield"(%arg437) : (bf16) -> ()
    }) : (tensor<16x128xbf16>, tensor<128x16xbf16>) -> tensor<128x16xbf16>
    %224 = "tensor.collapse_shape"(%221) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x5x4x32xbf16>) -> tensor<10x128xbf16>
    %225 = "tensor.empty"() : () -> tensor<10x16xf32>
    %226 = "linalg.fill"(%2, %225) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg435: f32, %arg436: f32):
      "linalg.yield"(%arg435) : (f32) -> ()
    }) : (f32, tensor<10x16xf32>) -> tensor<10x16xf32>
    %227 = "linalg.matmul"(%224, %223, %226) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg432: bf16, %arg433: bf16, %arg434: f32):
      %710 = "arith.extf"(%arg432) : (bf16) -> f32
      %711 = "arith.extf"(%arg433) : (bf16) -> f32
      %712 = "arith.mulf"(%710, %711) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %713 = "arith.addf"(%arg434, %712) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%713) : (f32) -> ()
    }) : (tensor<10x128xbf16>, tensor<128x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %228 = "tensor.empty"() : () -> tensor<10x16xbf16>
    %229 = "linalg.generic"(%227, %228) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg430: f32, %arg431: bf16):
      %709 = "arith.truncf"(%arg430) : (f32) -> bf16
      "linalg.yield"(%709) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %230 = "tensor.expand_shape"(%229) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %231 = "linalg.generic"(%230, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg428: bf16, %arg429: f32):
      %708 = "arith.extf"(%arg428) : (bf16) -> f32
      "linalg.yield"(%708) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %232 = "linalg.generic"(%231, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg426: f32, %arg427: f32):
      %707 = "math.fpowi"(%arg426, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%707) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %233 = "linalg.generic"(%232, %66) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg424: f32, %arg425: f32):
      %706 = "arith.addf"(%arg424, %arg425) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%706) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %234 = "linalg.generic"(%233, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg422: f32, %arg423: f32):
      %705 = "arith.divf"(%arg422, %40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%705) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %235 = "linalg.generic"(%234, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg420: f32, %arg421: f32):
      %703 = "arith.truncf"(%37) : (f64) -> f32
      %704 = "arith.addf"(%arg420, %703) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%704) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %236 = "linalg.generic"(%235, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg418: f32, %arg419: f32):
      %702 = "math.powf"(%arg418, %41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%702) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %237 = "linalg.generic"(%231, %236, %47) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg415: f32, %arg416: f32, %arg417: f32):
      %701 = "arith.mulf"(%arg415, %arg416) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%701) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %238 = "linalg.generic"(%29, %72) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg413: bf16, %arg414: f32):
      %700 = "arith.extf"(%arg413) : (bf16) -> f32
      "linalg.yield"(%700) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<16xf32>) -> tensor<16xf32>
    %239 = "linalg.generic"(%237, %238, %47) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg410: f32, %arg411: f32, %arg412: f32):
      %699 = "arith.mulf"(%arg410, %arg411) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%699) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %240 = "linalg.generic"(%239, %75) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg408: f32, %arg409: bf16):
      %698 = "arith.truncf"(%arg408) : (f32) -> bf16
      "linalg.yield"(%698) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %241 = "linalg.generic"(%arg0, %240, %75) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg405: bf16, %arg406: bf16, %arg407: bf16):
      %697 = "arith.addf"(%arg405, %arg406) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%697) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %242 = "linalg.generic"(%241, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg403: bf16, %arg404: f32):
      %696 = "arith.extf"(%arg403) : (bf16) -> f32
      "linalg.yield"(%696) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %243 = "linalg.generic"(%242, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg401: f32, %arg402: f32):
      %695 = "math.fpowi"(%arg401, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%695) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %244 = "linalg.generic"(%243, %66) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg399: f32, %arg400: f32):
      %694 = "arith.addf"(%arg399, %arg400) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%694) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %245 = "linalg.generic"(%244, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg397: f32, %arg398: f32):
      %693 = "arith.divf"(%arg397, %40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%693) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %246 = "linalg.generic"(%245, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg395: f32, %arg396: f32):
      %691 = "arith.truncf"(%37) : (f64) -> f32
      %692 = "arith.addf"(%arg395, %691) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%692) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %247 = "linalg.generic"(%246, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg393: f32, %arg394: f32):
      %690 = "math.powf"(%arg393, %41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%690) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %248 = "linalg.generic"(%242, %247, %47) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg390: f32, %arg391: f32, %arg392: f32):
      %689 = "arith.mulf"(%arg390, %arg391) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%689) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %249 = "linalg.generic"(%28, %72) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg388: bf16, %arg389: f32):
      %688 = "arith.extf"(%arg388) : (bf16) -> f32
      "linalg.yield"(%688) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<16xf32>) -> tensor<16xf32>
    %250 = "linalg.generic"(%248, %249, %47) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg385: f32, %arg386: f32, %arg387: f32):
      %687 = "arith.mulf"(%arg385, %arg386) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%687) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %251 = "linalg.generic"(%250, %75) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg383: f32, %arg384: bf16):
      %686 = "arith.truncf"(%arg383) : (f32) -> bf16
      "linalg.yield"(%686) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %252 = "tensor.empty"() : () -> tensor<16x16xbf16>
    %253 = "linalg.transpose"(%27, %252) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg381: bf16, %arg382: bf16):
      "linalg.yield"(%arg381) : (bf16) -> ()
    }) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %254 = "tensor.collapse_shape"(%251) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %255 = "linalg.matmul"(%254, %253, %226) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg378: bf16, %arg379: bf16, %arg380: f32):
      %682 = "arith.extf"(%arg378) : (bf16) -> f32
      %683 = "arith.extf"(%arg379) : (bf16) -> f32
      %684 = "arith.mulf"(%682, %683) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %685 = "arith.addf"(%arg380, %684) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%685) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %256 = "linalg.generic"(%255, %228) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg376: f32, %arg377: bf16):
      %681 = "arith.truncf"(%arg376) : (f32) -> bf16
      "linalg.yield"(%681) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %257 = "tensor.expand_shape"(%256) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %258 = "linalg.generic"(%257, %75) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg374: bf16, %arg375: bf16):
      %673 = "math.fpowi"(%arg374, %4) <{fastmath = #arith.fastmath<none>}> : (bf16, i64) -> bf16
      %674 = "arith.mulf"(%673, %5) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %675 = "arith.addf"(%arg374, %674) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %676 = "arith.mulf"(%675, %6) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %677 = "math.tanh"(%676) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      %678 = "arith.addf"(%677, %7) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %679 = "arith.mulf"(%678, %8) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %680 = "arith.mulf"(%arg374, %679) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%680) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %259 = "linalg.transpose"(%26, %252) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg372: bf16, %arg373: bf16):
      "linalg.yield"(%arg372) : (bf16) -> ()
    }) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %260 = "linalg.matmul"(%254, %259, %226) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg369: bf16, %arg370: bf16, %arg371: f32):
      %669 = "arith.extf"(%arg369) : (bf16) -> f32
      %670 = "arith.extf"(%arg370) : (bf16) -> f32
      %671 = "arith.mulf"(%669, %670) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %672 = "arith.addf"(%arg371, %671) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%672) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %261 = "linalg.generic"(%260, %228) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg367: f32, %arg368: bf16):
      %668 = "arith.truncf"(%arg367) : (f32) -> bf16
      "linalg.yield"(%668) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %262 = "tensor.expand_shape"(%261) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %263 = "linalg.generic"(%258, %262, %75) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg364: bf16, %arg365: bf16, %arg366: bf16):
      %667 = "arith.mulf"(%arg364, %arg365) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%667) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %264 = "linalg.transpose"(%25, %252) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg362: bf16, %arg363: bf16):
      "linalg.yield"(%arg362) : (bf16) -> ()
    }) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %265 = "tensor.collapse_shape"(%263) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %266 = "linalg.matmul"(%265, %264, %226) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg359: bf16, %arg360: bf16, %arg361: f32):
      %663 = "arith.extf"(%arg359) : (bf16) -> f32
      %664 = "arith.extf"(%arg360) : (bf16) -> f32
      %665 = "arith.mulf"(%663, %664) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %666 = "arith.addf"(%arg361, %665) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%666) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %267 = "linalg.generic"(%266, %228) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg357: f32, %arg358: bf16):
      %662 = "arith.truncf"(%arg357) : (f32) -> bf16
      "linalg.yield"(%662) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %268 = "tensor.expand_shape"(%267) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %269 = "linalg.generic"(%268, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg355: bf16, %arg356: f32):
      %661 = "arith.extf"(%arg355) : (bf16) -> f32
      "linalg.yield"(%661) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %270 = "linalg.generic"(%269, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg353: f32, %arg354: f32):
      %660 = "math.fpowi"(%arg353, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%660) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %271 = "linalg.generic"(%270, %66) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg351: f32, %arg352: f32):
      %659 = "arith.addf"(%arg351, %arg352) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%659) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %272 = "linalg.generic"(%271, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg349: f32, %arg350: f32):
      %658 = "arith.divf"(%arg349, %40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%658) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %273 = "linalg.generic"(%272, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg347: f32, %arg348: f32):
      %656 = "arith.truncf"(%37) : (f64) -> f32
      %657 = "arith.addf"(%arg347, %656) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%657) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %274 = "linalg.generic"(%273, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg345: f32, %arg346: f32):
      %655 = "math.powf"(%arg345, %41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%655) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %275 = "linalg.generic"(%269, %274, %47) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg342: f32, %arg343: f32, %arg344: f32):
      %654 = "arith.mulf"(%arg342, %arg343) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%654) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %276 = "linalg.generic"(%24, %72) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg340: bf16, %arg341: f32):
      %653 = "arith.extf"(%arg340) : (bf16) -> f32
      "linalg.yield"(%653) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<16xf32>) -> tensor<16xf32>
    %277 = "linalg.generic"(%275, %276, %47) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg337: f32, %arg338: f32, %arg339: f32):
      %652 = "arith.mulf"(%arg337, %arg338) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%652) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %278 = "linalg.generic"(%277, %75) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg335: f32, %arg336: bf16):
      %651 = "arith.truncf"(%arg335) : (f32) -> bf16
      "linalg.yield"(%651) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %279 = "linalg.generic"(%241, %278, %75) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg332: bf16, %arg333: bf16, %arg334: bf16):
      %650 = "arith.addf"(%arg332, %arg333) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%650) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %280 = "linalg.generic"(%279, %23, %47) <{indexing_maps = [#map, #map21, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg329: bf16, %arg330: f32, %arg331: f32):
      %648 = "arith.extf"(%arg329) : (bf16) -> f32
      %649 = "arith.mulf"(%648, %arg330) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%649) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %281 = "linalg.generic"(%280, %75) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg327: f32, %arg328: bf16):
      %647 = "arith.truncf"(%arg327) : (f32) -> bf16
      "linalg.yield"(%647) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %282 = "linalg.generic"(%281, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg325: bf16, %arg326: f32):
      %646 = "arith.extf"(%arg325) : (bf16) -> f32
      "linalg.yield"(%646) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %283 = "linalg.generic"(%282, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg323: f32, %arg324: f32):
      %645 = "math.fpowi"(%arg323, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%645) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %284 = "linalg.generic"(%283, %66) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg321: f32, %arg322: f32):
      %644 = "arith.addf"(%arg321, %arg322) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%644) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %285 = "linalg.generic"(%284, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg319: f32, %arg320: f32):
      %643 = "arith.divf"(%arg319, %40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%643) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %286 = "linalg.generic"(%285, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg317: f32, %arg318: f32):
      %641 = "arith.truncf"(%37) : (f64) -> f32
      %642 = "arith.addf"(%arg317, %641) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%642) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %287 = "linalg.generic"(%286, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg315: f32, %arg316: f32):
      %640 = "math.powf"(%arg315, %41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%640) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %288 = "linalg.generic"(%282, %287, %47) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg312: f32, %arg313: f32, %arg314: f32):
      %639 = "arith.mulf"(%arg312, %arg313) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%639) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %289 = "linalg.generic"(%22, %72) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg310: bf16, %arg311: f32):
      %638 = "arith.extf"(%arg310) : (bf16) -> f32
      "linalg.yield"(%638) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<16xf32>) -> tensor<16xf32>
    %290 = "linalg.generic"(%288, %289, %47) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg307: f32, %arg308: f32, %arg309: f32):
      %637 = "arith.mulf"(%arg307, %arg308) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%637) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %291 = "linalg.generic"(%290, %75) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg305: f32, %arg306: bf16):
      %636 = "arith.truncf"(%arg305) : (f32) -> bf16
      "linalg.yield"(%636) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %292 = "tensor.empty"() : () -> tensor<16x256xbf16>
    %293 = "linalg.transpose"(%21, %292) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg303: bf16, %arg304: bf16):
      "linalg.yield"(%arg303) : (bf16) -> ()
    }) : (tensor<256x16xbf16>, tensor<16x256xbf16>) -> tensor<16x256xbf16>
    %294 = "tensor.collapse_shape"(%291) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %295 = "tensor.empty"() : () -> tensor<10x256xf32>
    %296 = "linalg.fill"(%2, %295) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg301: f32, %arg302: f32):
      "linalg.yield"(%arg301) : (f32) -> ()
    }) : (f32, tensor<10x256xf32>) -> tensor<10x256xf32>
    %297 = "linalg.matmul"(%294, %293, %296) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg298: bf16, %arg299: bf16, %arg300: f32):
      %632 = "arith.extf"(%arg298) : (bf16) -> f32
      %633 = "arith.extf"(%arg299) : (bf16) -> f32
      %634 = "arith.mulf"(%632, %633) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %635 = "arith.addf"(%arg300, %634) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%635) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x256xbf16>, tensor<10x256xf32>) -> tensor<10x256xf32>
    %298 = "tensor.empty"() : () -> tensor<10x256xbf16>
    %299 = "linalg.generic"(%297, %298) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg296: f32, %arg297: bf16):
      %631 = "arith.truncf"(%arg296) : (f32) -> bf16
      "linalg.yield"(%631) : (bf16) -> ()
    }) : (tensor<10x256xf32>, tensor<10x256xbf16>) -> tensor<10x256xbf16>
    %300 = "tensor.expand_shape"(%299) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 4, 64>}> : (tensor<10x256xbf16>) -> tensor<2x5x4x64xbf16>
    %301 = "tensor.empty"() : () -> tensor<2x5x4x64xf32>
    %302 = "linalg.generic"(%300, %301) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg294: bf16, %arg295: f32):
      %630 = "arith.extf"(%arg294) : (bf16) -> f32
      "linalg.yield"(%630) : (f32) -> ()
    }) : (tensor<2x5x4x64xbf16>, tensor<2x5x4x64xf32>) -> tensor<2x5x4x64xf32>
    %303 = "linalg.generic"(%302, %301) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg292: f32, %arg293: f32):
      %629 = "math.fpowi"(%arg292, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%629) : (f32) -> ()
    }) : (tensor<2x5x4x64xf32>, tensor<2x5x4x64xf32>) -> tensor<2x5x4x64xf32>
    %304 = "linalg.generic"(%303, %90) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg290: f32, %arg291: f32):
      %628 = "arith.addf"(%arg290, %arg291) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%628) : (f32) -> ()
    }) : (tensor<2x5x4x64xf32>, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %305 = "linalg.generic"(%304, %89) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg288: f32, %arg289: f32):
      %627 = "arith.divf"(%arg288, %43) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%627) : (f32) -> ()
    }) : (tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %306 = "linalg.generic"(%305, %89) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg286: f32, %arg287: f32):
      %625 = "arith.truncf"(%37) : (f64) -> f32
      %626 = "arith.addf"(%arg286, %625) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%626) : (f32) -> ()
    }) : (tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %307 = "linalg.generic"(%306, %89) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg284: f32, %arg285: f32):
      %624 = "math.powf"(%arg284, %41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%624) : (f32) -> ()
    }) : (tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %308 = "linalg.generic"(%302, %307, %301) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg281: f32, %arg282: f32, %arg283: f32):
      %623 = "arith.mulf"(%arg281, %arg282) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%623) : (f32) -> ()
    }) : (tensor<2x5x4x64xf32>, tensor<2x5x4x1xf32>, tensor<2x5x4x64xf32>) -> tensor<2x5x4x64xf32>
    %309 = "tensor.empty"() : () -> tensor<64xf32>
    %310 = "linalg.generic"(%20, %309) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg279: bf16, %arg280: f32):
      %622 = "arith.extf"(%arg279) : (bf16) -> f32
      "linalg.yield"(%622) : (f32) -> ()
    }) : (tensor<64xbf16>, tensor<64xf32>) -> tensor<64xf32>
    %311 = "linalg.generic"(%308, %310, %301) <{indexing_maps = [#map8, #map10, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg276: f32, %arg277: f32, %arg278: f32):
      %621 = "arith.mulf"(%arg276, %arg277) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%621) : (f32) -> ()
    }) : (tensor<2x5x4x64xf32>, tensor<64xf32>, tensor<2x5x4x64xf32>) -> tensor<2x5x4x64xf32>
    %312 = "tensor.empty"() : () -> tensor<2x5x4x64xbf16>
    %313 = "linalg.generic"(%311, %312) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg274: f32, %arg275: bf16):
      %620 = "arith.truncf"(%arg274) : (f32) -> bf16
      "linalg.yield"(%620) : (bf16) -> ()
    }) : (tensor<2x5x4x64xf32>, tensor<2x5x4x64xbf16>) -> tensor<2x5x4x64xbf16>
    %314 = "tensor.expand_shape"(%62) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 5, 1, 64>}> : (tensor<2x5x64xbf16>) -> tensor<2x5x1x64xbf16>
    %315 = "tensor.expand_shape"(%63) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 5, 1, 64>}> : (tensor<2x5x64xbf16>) -> tensor<2x5x1x64xbf16>
    %316 = "linalg.generic"(%313, %314, %312) <{indexing_maps = [#map8, #map11, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg271: bf16, %arg272: bf16, %arg273: bf16):
      %619 = "arith.mulf"(%arg271, %arg272) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%619) : (bf16) -> ()
    }) : (tensor<2x5x4x64xbf16>, tensor<2x5x1x64xbf16>, tensor<2x5x4x64xbf16>) -> tensor<2x5x4x64xbf16>
    %317 = "tensor.extract_slice"(%313) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 5, 4, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x4x64xbf16>) -> tensor<2x5x4x32xbf16>
    %318 = "tensor.extract_slice"(%313) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 2, 5, 4, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x4x64xbf16>) -> tensor<2x5x4x32xbf16>
    %319 = "linalg.generic"(%318, %99) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg269: bf16, %arg270: bf16):
      %618 = "arith.negf"(%arg269) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%618) : (bf16) -> ()
    }) : (tensor<2x5x4x32xbf16>, tensor<2x5x4x32xbf16>) -> tensor<2x5x4x32xbf16>
    %320 = "tensor.concat"(%319, %317) <{dim = 3 : i64}> : (tensor<2x5x4x32xbf16>, tensor<2x5x4x32xbf16>) -> tensor<2x5x4x64xbf16>
    %321 = "linalg.generic"(%320, %315, %312) <{indexing_maps = [#map8, #map11, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg266: bf16, %arg267: bf16, %arg268: bf16):
      %617 = "arith.mulf"(%arg266, %arg267) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%617) : (bf16) -> ()
    }) : (tensor<2x5x4x64xbf16>, tensor<2x5x1x64xbf16>, tensor<2x5x4x64xbf16>) -> tensor<2x5x4x64xbf16>
    %322 = "linalg.generic"(%316, %321, %312) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg263: bf16, %arg264: bf16, %arg265: bf16):
      %616 = "arith.addf"(%arg263, %arg264) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%616) : (bf16) -> ()
    }) : (tensor<2x5x4x64xbf16>, tensor<2x5x4x64xbf16>, tensor<2x5x4x64xbf16>) -> tensor<2x5x4x64xbf16>
    %323 = "tensor.empty"() : () -> tensor<2x4x5x64xbf16>
    %324 = "linalg.transpose"(%322, %323) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg261: bf16, %arg262: bf16):
      "linalg.yield"(%arg261) : (bf16) -> ()
    }) : (tensor<2x5x4x64xbf16>, tensor<2x4x5x64xbf16>) -> tensor<2x4x5x64xbf16>
    %325 = "linalg.transpose"(%19, %77) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg259: bf16, %arg260: bf16):
      "linalg.yield"(%arg259) : (bf16) -> ()
    }) : (tensor<128x16xbf16>, tensor<16x128xbf16>) -> tensor<16x128xbf16>
    %326 = "linalg.matmul"(%294, %325, %81) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg256: bf16, %arg257: bf16, %arg258: f32):
      %612 = "arith.extf"(%arg256) : (bf16) -> f32
      %613 = "arith.extf"(%arg257) : (bf16) -> f32
      %614 = "arith.mulf"(%612, %613) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %615 = "arith.addf"(%arg258, %614) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%615) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x128xbf16>, tensor<10x128xf32>) -> tensor<10x128xf32>
    %327 = "linalg.generic"(%326, %83) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg254: f32, %arg255: bf16):
      %611 = "arith.truncf"(%arg254) : (f32) -> bf16
      "linalg.yield"(%611) : (bf16) -> ()
    }) : (tensor<10x128xf32>, tensor<10x128xbf16>) -> tensor<10x128xbf16>
    %328 = "tensor.expand_shape"(%327) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 64>}> : (tensor<10x128xbf16>) -> tensor<2x5x2x64xbf16>
    %329 = "linalg.transpose"(%18, %77) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg252: bf16, %arg253: bf16):
      "linalg.yield"(%arg252) : (bf16) -> ()
    }) : (tensor<128x16xbf16>, tensor<16x128xbf16>) -> tensor<16x128xbf16>
    %330 = "linalg.matmul"(%294, %329, %81) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg249: bf16, %arg250: bf16, %arg251: f32):
      %607 = "arith.extf"(%arg249) : (bf16) -> f32
      %608 = "arith.extf"(%arg250) : (bf16) -> f32
      %609 = "arith.mulf"(%607, %608) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %610 = "arith.addf"(%arg251, %609) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%610) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x128xbf16>, tensor<10x128xf32>) -> tensor<10x128xf32>
    %331 = "linalg.generic"(%330, %83) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg247: f32, %arg248: bf16):
      %606 = "arith.truncf"(%arg247) : (f32) -> bf16
      "linalg.yield"(%606) : (bf16) -> ()
    }) : (tensor<10x128xf32>, tensor<10x128xbf16>) -> tensor<10x128xbf16>
    %332 = "tensor.expand_shape"(%331) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 64>}> : (tensor<10x128xbf16>) -> tensor<2x5x2x64xbf16>
    %333 = "tensor.empty"() : () -> tensor<2x5x2x64xf32>
    %334 = "linalg.generic"(%328, %333) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg245: bf16, %arg246: f32):
      %605 = "arith.extf"(%arg245) : (bf16) -> f32
      "linalg.yield"(%605) : (f32) -> ()
    }) : (tensor<2x5x2x64xbf16>, tensor<2x5x2x64xf32>) -> tensor<2x5x2x64xf32>
    %335 = "linalg.generic"(%334, %333) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg243: f32, %arg244: f32):
      %604 = "math.fpowi"(%arg243, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%604) : (f32) -> ()
    }) : (tensor<2x5x2x64xf32>, tensor<2x5x2x64xf32>) -> tensor<2x5x2x64xf32>
    %336 = "linalg.generic"(%335, %129) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg241: f32, %arg242: f32):
      %603 = "arith.addf"(%arg241, %arg242) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%603) : (f32) -> ()
    }) : (tensor<2x5x2x64xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %337 = "linalg.generic"(%336, %128) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg239: f32, %arg240: f32):
      %602 = "arith.divf"(%arg239, %43) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%602) : (f32) -> ()
    }) : (tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %338 = "linalg.generic"(%337, %128) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg237: f32, %arg238: f32):
      %600 = "arith.truncf"(%37) : (f64) -> f32
      %601 = "arith.addf"(%arg237, %600) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%601) : (f32) -> ()
    }) : (tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %339 = "linalg.generic"(%338, %128) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg235: f32, %arg236: f32):
      %599 = "math.powf"(%arg235, %41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%599) : (f32) -> ()
    }) : (tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %340 = "linalg.generic"(%334, %339, %333) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg232: f32, %arg233: f32, %arg234: f32):
      %598 = "arith.mulf"(%arg232, %arg233) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%598) : (f32) -> ()
    }) : (tensor<2x5x2x64xf32>, tensor<2x5x2x1xf32>, tensor<2x5x2x64xf32>) -> tensor<2x5x2x64xf32>
    %341 = "linalg.generic"(%17, %309) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg230: bf16, %arg231: f32):
      %597 = "arith.extf"(%arg230) : (bf16) -> f32
      "linalg.yield"(%597) : (f32) -> ()
    }) : (tensor<64xbf16>, tensor<64xf32>) -> tensor<64xf32>
    %342 = "linalg.generic"(%340, %341, %333) <{indexing_maps = [#map8, #map10, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg227: f32, %arg228: f32, %arg229: f32):
      %596 = "arith.mulf"(%arg227, %arg228) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%596) : (f32) -> ()
    }) : (tensor<2x5x2x64xf32>, tensor<64xf32>, tensor<2x5x2x64xf32>) -> tensor<2x5x2x64xf32>
    %343 = "tensor.empty"() : () -> tensor<2x5x2x64xbf16>
    %344 = "linalg.generic"(%342, %343) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg225: f32, %arg226: bf16):
      %595 = "arith.truncf"(%arg225) : (f32) -> bf16
      "linalg.yield"(%595) : (bf16) -> ()
    }) : (tensor<2x5x2x64xf32>, tensor<2x5x2x64xbf16>) -> tensor<2x5x2x64xbf16>
    %345 = "linalg.generic"(%344, %314, %343) <{indexing_maps = [#map8, #map11, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg222: bf16, %arg223: bf16, %arg224: bf16):
      %594 = "arith.mulf"(%arg222, %arg223) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%594) : (bf16) -> ()
    }) : (tensor<2x5x2x64xbf16>, tensor<2x5x1x64xbf16>, tensor<2x5x2x64xbf16>) -> tensor<2x5x2x64xbf16>
    %346 = "tensor.extract_slice"(%344) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 5, 2, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x2x64xbf16>) -> tensor<2x5x2x32xbf16>
    %347 = "tensor.extract_slice"(%344) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 2, 5, 2, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x2x64xbf16>) -> tensor<2x5x2x32xbf16>
    %348 = "linalg.generic"(%347, %137) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg220: bf16, %arg221: bf16):
      %593 = "arith.negf"(%arg220) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%593) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x5x2x32xbf16>) -> tensor<2x5x2x32xbf16>
    %349 = "tensor.concat"(%348, %346) <{dim = 3 : i64}> : (tensor<2x5x2x32xbf16>, tensor<2x5x2x32xbf16>) -> tensor<2x5x2x64xbf16>
    %350 = "linalg.generic"(%349, %315, %343) <{indexing_maps = [#map8, #map11, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg217: bf16, %arg218: bf16, %arg219: bf16):
      %592 = "arith.mulf"(%arg217, %arg218) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%592) : (bf16) -> ()
    }) : (tensor<2x5x2x64xbf16>, tensor<2x5x1x64xbf16>, tensor<2x5x2x64xbf16>) -> tensor<2x5x2x64xbf16>
    %351 = "linalg.generic"(%345, %350, %343) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg214: bf16, %arg215: bf16, %arg216: bf16):
      %591 = "arith.addf"(%arg214, %arg215) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%591) : (bf16) -> ()
    }) : (tensor<2x5x2x64xbf16>, tensor<2x5x2x64xbf16>, tensor<2x5x2x64xbf16>) -> tensor<2x5x2x64xbf16>
    %352 = "tensor.empty"() : () -> tensor<2x2x5x64xbf16>
    %353 = "linalg.transpose"(%351, %352) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg212: bf16, %arg213: bf16):
      "linalg.yield"(%arg212) : (bf16) -> ()
    }) : (tensor<2x5x2x64xbf16>, tensor<2x2x5x64xbf16>) -> tensor<2x2x5x64xbf16>
    %354 = "linalg.generic"(%332, %333) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg210: bf16, %arg211: f32):
      %590 = "arith.extf"(%arg210) : (bf16) -> f32
      "linalg.yield"(%590) : (f32) -> ()
    }) : (tensor<2x5x2x64xbf16>, tensor<2x5x2x64xf32>) -> tensor<2x5x2x64xf32>
    %355 = "linalg.generic"(%354, %333) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg208: f32, %arg209: f32):
      %589 = "math.fpowi"(%arg208, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%589) : (f32) -> ()
    }) : (tensor<2x5x2x64xf32>, tensor<2x5x2x64xf32>) -> tensor<2x5x2x64xf32>
    %356 = "linalg.generic"(%355, %129) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg206: f32, %arg207: f32):
      %588 = "arith.addf"(%arg206, %arg207) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%588) : (f32) -> ()
    }) : (tensor<2x5x2x64xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %357 = "linalg.generic"(%356, %128) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg204: f32, %arg205: f32):
      %587 = "arith.divf"(%arg204, %43) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%587) : (f32) -> ()
    }) : (tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %358 = "linalg.generic"(%357, %128) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg202: f32, %arg203: f32):
      %585 = "arith.truncf"(%37) : (f64) -> f32
      %586 = "arith.addf"(%arg202, %585) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%586) : (f32) -> ()
    }) : (tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %359 = "linalg.generic"(%358, %128) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg200: f32, %arg201: f32):
      %584 = "math.powf"(%arg200, %41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%584) : (f32) -> ()
    }) : (tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %360 = "linalg.generic"(%354, %359, %333) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg197: f32, %arg198: f32, %arg199: f32):
      %583 = "arith.mulf"(%arg197, %arg198) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%583) : (f32) -> ()
    }) : (tensor<2x5x2x64xf32>, tensor<2x5x2x1xf32>, tensor<2x5x2x64xf32>) -> tensor<2x5x2x64xf32>
    %361 = "linalg.generic"(%360, %343) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg195: f32, %arg196: bf16):
      %582 = "arith.truncf"(%arg195) : (f32) -> bf16
      "linalg.yield"(%582) : (bf16) -> ()
    }) : (tensor<2x5x2x64xf32>, tensor<2x5x2x64xbf16>) -> tensor<2x5x2x64xbf16>
    %362 = "linalg.transpose"(%361, %352) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg193: bf16, %arg194: bf16):
      "linalg.yield"(%arg193) : (bf16) -> ()
    }) : (tensor<2x5x2x64xbf16>, tensor<2x2x5x64xbf16>) -> tensor<2x2x5x64xbf16>
    %363 = "tensor.empty"() : () -> tensor<64xi64>
    %364 = "linalg.generic"(%363) <{indexing_maps = [#map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg192: i64):
      %580 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %581 = "arith.index_cast"(%580) : (index) -> i64
      "linalg.yield"(%581) : (i64) -> ()
    }) : (tensor<64xi64>) -> tensor<64xi64>
    %365 = "tensor.empty"() : () -> tensor<2x2x5x64xi64>
    %366 = "linalg.generic"(%161, %365) <{indexing_maps = [#map12, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg190: i64, %arg191: i64):
      "linalg.yield"(%arg190) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x2x5x64xi64>) -> tensor<2x2x5x64xi64>
    %367 = "tensor.collapse_shape"(%366) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x64xi64>) -> tensor<1280xi64>
    %368 = "linalg.generic"(%161, %365) <{indexing_maps = [#map13, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg188: i64, %arg189: i64):
      "linalg.yield"(%arg188) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x2x5x64xi64>) -> tensor<2x2x5x64xi64>
    %369 = "tensor.collapse_shape"(%368) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x64xi64>) -> tensor<1280xi64>
    %370 = "linalg.generic"(%arg3, %365) <{indexing_maps = [#map14, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg186: i64, %arg187: i64):
      "linalg.yield"(%arg186) : (i64) -> ()
    }) : (tensor<5xi64>, tensor<2x2x5x64xi64>) -> tensor<2x2x5x64xi64>
    %371 = "tensor.collapse_shape"(%370) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x64xi64>) -> tensor<1280xi64>
    %372 = "linalg.generic"(%364, %365) <{indexing_maps = [#map10, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg184: i64, %arg185: i64):
      "linalg.yield"(%arg184) : (i64) -> ()
    }) : (tensor<64xi64>, tensor<2x2x5x64xi64>) -> tensor<2x2x5x64xi64>
    %373 = "tensor.collapse_shape"(%372) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x64xi64>) -> tensor<1280xi64>
    %374 = "tensor.expand_shape"(%367) <{reassociation = [[0, 1]], static_output_shape = array<i64: 1280, 1>}> : (tensor<1280xi64>) -> tensor<1280x1xi64>
    %375 = "tensor.expand_shape"(%369) <{reassociation = [[0, 1]], static_output_shape = array<i64: 1280, 1>}> : (tensor<1280xi64>) -> tensor<1280x1xi64>
    %376 = "tensor.expand_shape"(%371) <{reassociation = [[0, 1]], static_output_shape = array<i64: 1280, 1>}> : (tensor<1280xi64>) -> tensor<1280x1xi64>
    %377 = "tensor.expand_shape"(%373) <{reassociation = [[0, 1]], static_output_shape = array<i64: 1280, 1>}> : (tensor<1280xi64>) -> tensor<1280x1xi64>
    %378 = "tensor.concat"(%374, %375, %376, %377) <{dim = 1 : i64}> : (tensor<1280x1xi64>, tensor<1280x1xi64>, tensor<1280x1xi64>, tensor<1280x1xi64>) -> tensor<1280x4xi64>
    %379 = "tensor.collapse_shape"(%353) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x64xbf16>) -> tensor<1280xbf16>
    %380 = "tensor.expand_shape"(%379) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 1280, 1, 1, 1, 1>}> : (tensor<1280xbf16>) -> tensor<1280x1x1x1x1xbf16>
    %381 = "tm_tensor.scatter"(%380, %378, %arg6) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg182: bf16, %arg183: bf16):
      "tm_tensor.yield"(%arg182) : (bf16) -> ()
    }) : (tensor<1280x1x1x1x1xbf16>, tensor<1280x4xi64>, tensor<2x2x11x64xbf16>) -> tensor<2x2x11x64xbf16>
    %382 = "tensor.collapse_shape"(%362) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x64xbf16>) -> tensor<1280xbf16>
    %383 = "tensor.expand_shape"(%382) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 1280, 1, 1, 1, 1>}> : (tensor<1280xbf16>) -> tensor<1280x1x1x1x1xbf16>
    %384 = "tm_tensor.scatter"(%383, %378, %arg7) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg180: bf16, %arg181: bf16):
      "tm_tensor.yield"(%arg180) : (bf16) -> ()
    }) : (tensor<1280x1x1x1x1xbf16>, tensor<1280x4xi64>, tensor<2x2x11x64xbf16>) -> tensor<2x2x11x64xbf16>
    %385 = "tensor.empty"() : () -> tensor<2x2x2x11x64xbf16>
    %386 = "linalg.generic"(%381, %385) <{indexing_maps = [#map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg178: bf16, %arg179: bf16):
      "linalg.yield"(%arg178) : (bf16) -> ()
    }) : (tensor<2x2x11x64xbf16>, tensor<2x2x2x11x64xbf16>) -> tensor<2x2x2x11x64xbf16>
    %387 = "tensor.collapse_shape"(%386) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<2x2x2x11x64xbf16>) -> tensor<2x4x11x64xbf16>
    %388 = "linalg.generic"(%384, %385) <{indexing_maps = [#map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg176: bf16, %arg177: bf16):
      "linalg.yield"(%arg176) : (bf16) -> ()
    }) : (tensor<2x2x11x64xbf16>, tensor<2x2x2x11x64xbf16>) -> tensor<2x2x2x11x64xbf16>
    %389 = "tensor.empty"() : () -> tensor<2x4x64x11xbf16>
    %390 = "linalg.transpose"(%387, %389) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg174: bf16, %arg175: bf16):
      "linalg.yield"(%arg174) : (bf16) -> ()
    }) : (tensor<2x4x11x64xbf16>, tensor<2x4x64x11xbf16>) -> tensor<2x4x64x11xbf16>
    %391 = "tensor.collapse_shape"(%324) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x5x64xbf16>) -> tensor<8x5x64xbf16>
    %392 = "tensor.collapse_shape"(%390) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x64x11xbf16>) -> tensor<8x64x11xbf16>
    %393 = "linalg.batch_matmul"(%391, %392, %191) <{indexing_maps = [#map17, #map18, #map19], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg171: bf16, %arg172: bf16, %arg173: f32):
      %576 = "arith.extf"(%arg171) : (bf16) -> f32
      %577 = "arith.extf"(%arg172) : (bf16) -> f32
      %578 = "arith.mulf"(%576, %577) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %579 = "arith.addf"(%arg173, %578) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%579) : (f32) -> ()
    }) : (tensor<8x5x64xbf16>, tensor<8x64x11xbf16>, tensor<8x5x11xf32>) -> tensor<8x5x11xf32>
    %394 = "linalg.generic"(%393, %193) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg169: f32, %arg170: bf16):
      %575 = "arith.truncf"(%arg169) : (f32) -> bf16
      "linalg.yield"(%575) : (bf16) -> ()
    }) : (tensor<8x5x11xf32>, tensor<8x5x11xbf16>) -> tensor<8x5x11xbf16>
    %395 = "tensor.expand_shape"(%394) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 5, 11>}> : (tensor<8x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %396 = "linalg.generic"(%395, %arg2, %196) <{indexing_maps = [#map8, #map20, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg166: bf16, %arg167: bf16, %arg168: bf16):
      %574 = "arith.addf"(%arg166, %arg167) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%574) : (bf16) -> ()
    }) : (tensor<2x4x5x11xbf16>, tensor<2x1x5x11xbf16>, tensor<2x4x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %397 = "linalg.generic"(%396, %198) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg164: bf16, %arg165: f32):
      %573 = "arith.extf"(%arg164) : (bf16) -> f32
      "linalg.yield"(%573) : (f32) -> ()
    }) : (tensor<2x4x5x11xbf16>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %398:2 = "linalg.generic"(%397, %203, %201) <{indexing_maps = [#map8, #map19, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg161: f32, %arg162: f32, %arg163: i64):
      %568 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %569 = "arith.index_cast"(%568) : (index) -> i64
      %570 = "arith.maximumf"(%arg161, %arg162) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %571 = "arith.cmpf"(%arg161, %arg162) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %572 = "arith.select"(%571, %569, %arg163) : (i1, i64, i64) -> i64
      "linalg.yield"(%570, %572) : (f32, i64) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5xf32>, tensor<2x4x5xi64>) -> (tensor<2x4x5xf32>, tensor<2x4x5xi64>)
    %399 = "tensor.expand_shape"(%398#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 4, 5, 1>}> : (tensor<2x4x5xf32>) -> tensor<2x4x5x1xf32>
    %400 = "linalg.generic"(%397, %399, %198) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg158: f32, %arg159: f32, %arg160: f32):
      %567 = "arith.subf"(%arg158, %arg159) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%567) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %401 = "linalg.generic"(%400, %198) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg156: f32, %arg157: f32):
      %566 = "math.exp"(%arg156) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%566) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %402 = "linalg.generic"(%401, %209) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg154: f32, %arg155: f32):
      %565 = "arith.addf"(%arg154, %arg155) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%565) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf32>
    %403 = "linalg.generic"(%401, %402, %198) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg151: f32, %arg152: f32, %arg153: f32):
      %564 = "arith.divf"(%arg151, %arg152) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%564) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %404 = "linalg.generic"(%403, %196) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg149: f32, %arg150: bf16):
      %563 = "arith.truncf"(%arg149) : (f32) -> bf16
      "linalg.yield"(%563) : (bf16) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %405 = "tensor.collapse_shape"(%404) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x5x11xbf16>) -> tensor<8x5x11xbf16>
    %406 = "tensor.collapse_shape"(%388) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<2x2x2x11x64xbf16>) -> tensor<8x11x64xbf16>
    %407 = "tensor.empty"() : () -> tensor<8x5x64xf32>
    %408 = "linalg.fill"(%2, %407) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg147: f32, %arg148: f32):
      "linalg.yield"(%arg147) : (f32) -> ()
    }) : (f32, tensor<8x5x64xf32>) -> tensor<8x5x64xf32>
    %409 = "linalg.batch_matmul"(%405, %406, %408) <{indexing_maps = [#map17, #map18, #map19], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg144: bf16, %arg145: bf16, %arg146: f32):
      %559 = "arith.extf"(%arg144) : (bf16) -> f32
      %560 = "arith.extf"(%arg145) : (bf16) -> f32
      %561 = "arith.mulf"(%559, %560) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %562 = "arith.addf"(%arg146, %561) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%562) : (f32) -> ()
    }) : (tensor<8x5x11xbf16>, tensor<8x11x64xbf16>, tensor<8x5x64xf32>) -> tensor<8x5x64xf32>
    %410 = "tensor.empty"() : () -> tensor<8x5x64xbf16>
    %411 = "linalg.generic"(%409, %410) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg142: f32, %arg143: bf16):
      %558 = "arith.truncf"(%arg142) : (f32) -> bf16
      "linalg.yield"(%558) : (bf16) -> ()
    }) : (tensor<8x5x64xf32>, tensor<8x5x64xbf16>) -> tensor<8x5x64xbf16>
    %412 = "tensor.expand_shape"(%411) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 5, 64>}> : (tensor<8x5x64xbf16>) -> tensor<2x4x5x64xbf16>
    %413 = "linalg.transpose"(%412, %312) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg140: bf16, %arg141: bf16):
      "linalg.yield"(%arg140) : (bf16) -> ()
    }) : (tensor<2x4x5x64xbf16>, tensor<2x5x4x64xbf16>) -> tensor<2x5x4x64xbf16>
    %414 = "tensor.empty"() : () -> tensor<256x16xbf16>
    %415 = "linalg.transpose"(%16, %414) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg138: bf16, %arg139: bf16):
      "linalg.yield"(%arg138) : (bf16) -> ()
    }) : (tensor<16x256xbf16>, tensor<256x16xbf16>) -> tensor<256x16xbf16>
    %416 = "tensor.collapse_shape"(%413) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x5x4x64xbf16>) -> tensor<10x256xbf16>
    %417 = "linalg.matmul"(%416, %415, %226) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg135: bf16, %arg136: bf16, %arg137: f32):
      %554 = "arith.extf"(%arg135) : (bf16) -> f32
      %555 = "arith.extf"(%arg136) : (bf16) -> f32
      %556 = "arith.mulf"(%554, %555) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %557 = "arith.addf"(%arg137, %556) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%557) : (f32) -> ()
    }) : (tensor<10x256xbf16>, tensor<256x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %418 = "linalg.generic"(%417, %228) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg133: f32, %arg134: bf16):
      %553 = "arith.truncf"(%arg133) : (f32) -> bf16
      "linalg.yield"(%553) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %419 = "tensor.expand_shape"(%418) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %420 = "linalg.generic"(%419, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg131: bf16, %arg132: f32):
      %552 = "arith.extf"(%arg131) : (bf16) -> f32
      "linalg.yield"(%552) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %421 = "linalg.generic"(%420, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg129: f32, %arg130: f32):
      %551 = "math.fpowi"(%arg129, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%551) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %422 = "linalg.generic"(%421, %66) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg127: f32, %arg128: f32):
      %550 = "arith.addf"(%arg127, %arg128) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%550) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %423 = "linalg.generic"(%422, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg125: f32, %arg126: f32):
      %549 = "arith.divf"(%arg125, %40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%549) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %424 = "linalg.generic"(%423, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg123: f32, %arg124: f32):
      %547 = "arith.truncf"(%37) : (f64) -> f32
      %548 = "arith.addf"(%arg123, %547) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%548) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %425 = "linalg.generic"(%424, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg121: f32, %arg122: f32):
      %546 = "math.powf"(%arg121, %41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%546) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %426 = "linalg.generic"(%420, %425, %47) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg118: f32, %arg119: f32, %arg120: f32):
      %545 = "arith.mulf"(%arg118, %arg119) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%545) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %427 = "linalg.generic"(%15, %72) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg116: bf16, %arg117: f32):
      %544 = "arith.extf"(%arg116) : (bf16) -> f32
      "linalg.yield"(%544) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<16xf32>) -> tensor<16xf32>
    %428 = "linalg.generic"(%426, %427, %47) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg113: f32, %arg114: f32, %arg115: f32):
      %543 = "arith.mulf"(%arg113, %arg114) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%543) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %429 = "linalg.generic"(%428, %75) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg111: f32, %arg112: bf16):
      %542 = "arith.truncf"(%arg111) : (f32) -> bf16
      "linalg.yield"(%542) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %430 = "linalg.generic"(%281, %429, %75) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg108: bf16, %arg109: bf16, %arg110: bf16):
      %541 = "arith.addf"(%arg108, %arg109) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%541) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %431 = "linalg.generic"(%430, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg106: bf16, %arg107: f32):
      %540 = "arith.extf"(%arg106) : (bf16) -> f32
      "linalg.yield"(%540) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %432 = "linalg.generic"(%431, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg104: f32, %arg105: f32):
      %539 = "math.fpowi"(%arg104, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%539) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %433 = "linalg.generic"(%432, %66) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg102: f32, %arg103: f32):
      %538 = "arith.addf"(%arg102, %arg103) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%538) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %434 = "linalg.generic"(%433, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg100: f32, %arg101: f32):
      %537 = "arith.divf"(%arg100, %40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%537) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %435 = "linalg.generic"(%434, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg98: f32, %arg99: f32):
      %535 = "arith.truncf"(%37) : (f64) -> f32
      %536 = "arith.addf"(%arg98, %535) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%536) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %436 = "linalg.generic"(%435, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg96: f32, %arg97: f32):
      %534 = "math.powf"(%arg96, %41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%534) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %437 = "linalg.generic"(%431, %436, %47) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg93: f32, %arg94: f32, %arg95: f32):
      %533 = "arith.mulf"(%arg93, %arg94) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%533) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %438 = "linalg.generic"(%14, %72) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg91: bf16, %arg92: f32):
      %532 = "arith.extf"(%arg91) : (bf16) -> f32
      "linalg.yield"(%532) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<16xf32>) -> tensor<16xf32>
    %439 = "linalg.generic"(%437, %438, %47) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg88: f32, %arg89: f32, %arg90: f32):
      %531 = "arith.mulf"(%arg88, %arg89) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%531) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %440 = "linalg.generic"(%439, %75) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg86: f32, %arg87: bf16):
      %530 = "arith.truncf"(%arg86) : (f32) -> bf16
      "linalg.yield"(%530) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %441 = "linalg.transpose"(%13, %252) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg84: bf16, %arg85: bf16):
      "linalg.yield"(%arg84) : (bf16) -> ()
    }) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %442 = "tensor.collapse_shape"(%440) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %443 = "linalg.matmul"(%442, %441, %226) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg81: bf16, %arg82: bf16, %arg83: f32):
      %526 = "arith.extf"(%arg81) : (bf16) -> f32
      %527 = "arith.extf"(%arg82) : (bf16) -> f32
      %528 = "arith.mulf"(%526, %527) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %529 = "arith.addf"(%arg83, %528) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%529) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %444 = "linalg.generic"(%443, %228) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg79: f32, %arg80: bf16):
      %525 = "arith.truncf"(%arg79) : (f32) -> bf16
      "linalg.yield"(%525) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %445 = "tensor.expand_shape"(%444) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %446 = "linalg.generic"(%445, %75) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg77: bf16, %arg78: bf16):
      %517 = "math.fpowi"(%arg77, %4) <{fastmath = #arith.fastmath<none>}> : (bf16, i64) -> bf16
      %518 = "arith.mulf"(%517, %5) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %519 = "arith.addf"(%arg77, %518) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %520 = "arith.mulf"(%519, %6) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %521 = "math.tanh"(%520) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      %522 = "arith.addf"(%521, %7) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %523 = "arith.mulf"(%522, %8) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %524 = "arith.mulf"(%arg77, %523) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%524) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %447 = "linalg.transpose"(%12, %252) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg75: bf16, %arg76: bf16):
      "linalg.yield"(%arg75) : (bf16) -> ()
    }) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %448 = "linalg.matmul"(%442, %447, %226) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg72: bf16, %arg73: bf16, %arg74: f32):
      %513 = "arith.extf"(%arg72) : (bf16) -> f32
      %514 = "arith.extf"(%arg73) : (bf16) -> f32
      %515 = "arith.mulf"(%513, %514) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %516 = "arith.addf"(%arg74, %515) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%516) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %449 = "linalg.generic"(%448, %228) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg70: f32, %arg71: bf16):
      %512 = "arith.truncf"(%arg70) : (f32) -> bf16
      "linalg.yield"(%512) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %450 = "tensor.expand_shape"(%449) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %451 = "linalg.generic"(%446, %450, %75) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg67: bf16, %arg68: bf16, %arg69: bf16):
      %511 = "arith.mulf"(%arg67, %arg68) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%511) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %452 = "linalg.transpose"(%11, %252) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg65: bf16, %arg66: bf16):
      "linalg.yield"(%arg65) : (bf16) -> ()
    }) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %453 = "tensor.collapse_shape"(%451) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %454 = "linalg.matmul"(%453, %452, %226) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg62: bf16, %arg63: bf16, %arg64: f32):
      %507 = "arith.extf"(%arg62) : (bf16) -> f32
      %508 = "arith.extf"(%arg63) : (bf16) -> f32
      %509 = "arith.mulf"(%507, %508) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %510 = "arith.addf"(%arg64, %509) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%510) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %455 = "linalg.generic"(%454, %228) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg60: f32, %arg61: bf16):
      %506 = "arith.truncf"(%arg60) : (f32) -> bf16
      "linalg.yield"(%506) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %456 = "tensor.expand_shape"(%455) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %457 = "linalg.generic"(%456, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg58: bf16, %arg59: f32):
      %505 = "arith.extf"(%arg58) : (bf16) -> f32
      "linalg.yield"(%505) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %458 = "linalg.generic"(%457, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg56: f32, %arg57: f32):
      %504 = "math.fpowi"(%arg56, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%504) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %459 = "linalg.generic"(%458, %66) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg54: f32, %arg55: f32):
      %503 = "arith.addf"(%arg54, %arg55) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%503) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %460 = "linalg.generic"(%459, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg52: f32, %arg53: f32):
      %502 = "arith.divf"(%arg52, %40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%502) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %461 = "linalg.generic"(%460, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg50: f32, %arg51: f32):
      %500 = "arith.truncf"(%37) : (f64) -> f32
      %501 = "arith.addf"(%arg50, %500) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%501) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %462 = "linalg.generic"(%461, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg48: f32, %arg49: f32):
      %499 = "math.powf"(%arg48, %41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%499) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %463 = "linalg.generic"(%457, %462, %47) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32, %arg47: f32):
      %498 = "arith.mulf"(%arg45, %arg46) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%498) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %464 = "linalg.generic"(%10, %72) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg43: bf16, %arg44: f32):
      %497 = "arith.extf"(%arg43) : (bf16) -> f32
      "linalg.yield"(%497) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<16xf32>) -> tensor<16xf32>
    %465 = "linalg.generic"(%463, %464, %47) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32, %arg42: f32):
      %496 = "arith.mulf"(%arg40, %arg41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%496) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %466 = "linalg.generic"(%465, %75) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg38: f32, %arg39: bf16):
      %495 = "arith.truncf"(%arg38) : (f32) -> bf16
      "linalg.yield"(%495) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %467 = "linalg.generic"(%430, %466, %75) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg35: bf16, %arg36: bf16, %arg37: bf16):
      %494 = "arith.addf"(%arg35, %arg36) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%494) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %468 = "linalg.generic"(%467, %23, %47) <{indexing_maps = [#map, #map21, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg32: bf16, %arg33: f32, %arg34: f32):
      %492 = "arith.extf"(%arg32) : (bf16) -> f32
      %493 = "arith.mulf"(%492, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%493) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %469 = "linalg.generic"(%468, %75) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: bf16):
      %491 = "arith.truncf"(%arg30) : (f32) -> bf16
      "linalg.yield"(%491) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %470 = "linalg.generic"(%469, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: bf16, %arg29: f32):
      %490 = "arith.extf"(%arg28) : (bf16) -> f32
      "linalg.yield"(%490) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %471 = "linalg.generic"(%470, %47) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %489 = "math.fpowi"(%arg26, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%489) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %472 = "linalg.generic"(%471, %66) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %488 = "arith.addf"(%arg24, %arg25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%488) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %473 = "linalg.generic"(%472, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %487 = "arith.divf"(%arg22, %40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%487) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %474 = "linalg.generic"(%473, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %485 = "arith.truncf"(%37) : (f64) -> f32
      %486 = "arith.addf"(%arg20, %485) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%486) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %475 = "linalg.generic"(%474, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      %484 = "math.powf"(%arg18, %41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%484) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %476 = "linalg.generic"(%470, %475, %47) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %483 = "arith.mulf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%483) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %477 = "linalg.generic"(%9, %72) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: bf16, %arg14: f32):
      %482 = "arith.extf"(%arg13) : (bf16) -> f32
      "linalg.yield"(%482) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<16xf32>) -> tensor<16xf32>
    %478 = "linalg.generic"(%476, %477, %47) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %481 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%481) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %479 = "linalg.generic"(%478, %75) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: bf16):
      %480 = "arith.truncf"(%arg8) : (f32) -> bf16
      "linalg.yield"(%480) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    "func.return"(%479, %178, %181, %381, %384) : (tensor<2x5x16xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x64xbf16>, tensor<2x2x11x64xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.bfloat16_8: "0x02000000513F923F5F3F343F3C3F963F833F123F503F543FB43F893FA73F5B3F6C3F9B3F",
      torch_tensor_16_torch.bfloat16_7: "0x020000005C3F9A3F953FA43F493FB13F843F3E3F883F903F643F513FBA3F453FB63F923F",
      torch_tensor_16_16_torch.bfloat16_5: "0x02000000F53EA03D433EB8BD9BBEDBBE69BE2B3E7D3E573E03BE7DBCD63E92BEAE3D19BEDDBC6DBD55BE233D8C3E9B3D5BBEB43E86BC943A023E65BE0BBED2BD93BE843E803DFF3DC03E96BD753EFC39EDBED33E16BF933E983D23BEBCBD363E7EBD16BE613E1A3E763E083E903C083E71BDD7BDE23D353C9CBE0C3E22BE0D3FEC3D8A3EE53E813E18BE4C3CD3BDADBD33BE66BE1D3E9CBE26BE5A3CE6BE943EAFBE173EDBBDAD3D47BE58BDA33C4DBD34BFD6BD103F763D433D8EBDBC3C963C9DBED3BE1CBD483EE4BD39BE8BBE18BE5B3EA5BE903D673E54BE463E52BD8F3C75BE1DBEB4BD90BBA73BCBBDD8BC1ABD94BEC0BE313E28BE833EF63D963DB13D9B3E203E1EBDA3BEFB3EB5BDD63E6DBEE43E6A3E193E51BE863D283E9E3E033F5CBECE3D7B3E77BE71BE7FBD1A3E48BD343D2F3E033F473EB73E50BE553EC03A14BE3F3E0D3F193DC53C123E49BE6F3E023E69BEA73E8CBB71BED83E78BE21BD72BE1BBF8E3DB43EBB3DC9BD9A3CBCBE7D3E453E99BE183F62BD983D0F3EFC3E10BD21BD483DA8BCE33E2A3D6B3ED3BD013E97BEC93E483E683EC43E3F3EAABED73CBDBC4A3E8C3E0BBEE8BD8EBEEA3EA43EBC3E403E593E14BE513E283F093ED9BDF0BE343EE4BDAEBE633D7EBE313D11BEBCBE65BE2D3EF53D543E73BC47BE143EEFBD983CA83E85BEDFBC0ABFF4BD1D3E863E9D3E7B3E8FBDA53E2D3FBFBEC33D593E",
      torch_tensor_16_16_torch.bfloat16_4: "0x020000006ABE043E103DA2BD433DBC3DF23EC73E2EBE40BE5C3E3FBEBABE25BE61BDD6BD76BEBFBE203E913E253DDE3EA8BE8A3EC1BE983E053D273E2ABE3C3DC8BEC1BE963E8D3D5EBDE8BCD7BDFCBE833DC23D63BD7EBE25BE91BE28BEB73E073F5ABEA73CB83E13BE33BE75BDB63EE23E353ECCBDE43E12BFAF3E62BDDEBD2F3E373E153DBF3BB93E5E3E06BFE2BD12BE90BDE8BCB6BEA7BE1EBD03BF90BE09BECCBCD2BDFCBD293F113D73BEC5BED2BE6D3CD63E6D3D183D5D3CAE3DFDBDBBBEC5BD16BE1E3D1FBE89BE803D443D8D3EA9BD883E193E053E013E6B3D2BBC303E873EA9BEF3BDD53E3A3E183F6ABC583E28BD003F4DBEC13D9C3EFD3D983DA6BCA7BD1B3E1BBE44BDC63E0A3FFCBDAFBEA4BD953E18BF7BBE573C92BE2D3EAD3E57BD22BEC63D733D91BE863C083DFC3E85BEA53D30BFAEBD373EE83E1BBE62BEDBBEB33E843E203FF03E9D3D8BBD21BDA13EA5BDA9BEA73ECC3EBA3E083E333E38BE4F3FC73D293D5C3EFABD42BEF43DA7BE833EB23E96BDBD3C41BFB9BD44BDDC3EFC3CC13D873EBB3D3E3D873EFDBE64BB6EBE09BED13C213EEB3D59BD11BD8D3E4CBE81BEF13D703D9BBE1EBEDABDE3BC6BBDD23D3BBDD4BDDB3C33BDA43E083E88BE44BE50BEC6BD353C443E433EBABDEC3E323E84BE9ABE23BED93D29BE033EFEBDEDBEBB3E103EFE3E5DBEA2BD13BE9FBD28BEDBBE2F3E2ABEBD3EE03D4ABD",
      torch_tensor_16_16_torch.bfloat16_3: "0x020000008FBEE6BD13BE86BE6D3E20BD073F0BBE99BE61BEC73D59BD813E3BBEC4BD5D3E4A3CC6BEE03E59BEC6BEE43D51BE30BE813D82BE5ABE223C69BC59BE6ABE863D9A3EB1BEBF3D8D3C21BD9CBED9BE89BEF5BDEE3E35BE1CBEE5BCA0BDAD3EB03D003EB4BEA43DCB3E2E3E633EF83E13BF553E593FBFBEC43E9ABE31BECABEA53E043D413E8A3EEC3E46BEACBD50BE1A3D9C3EEABE87BE03BD12BE8C3E213E103EB7BE493EE63E503E4FBEB0BDC23E2DBFE13EBE3EDABBC8BD6FBE923D7ABE3B3E253EA3BE13BD273E153DCDBD6FBD413E833DCE3E583C2EBE3C3D1DBE3A3E28BE903DC13CD4BD86BD49BBB4BEC23E533EA6BD9F3E423EB63E053F0F3EC73E103B2CBE353F54BDB9BE9D3C403EAA3E2ABD333DAFBE47BDDDBE863EAA3C14BDCF3D17BE7E3EDE3DDDBEEE3D80BE373DD93D9EBE4DBDF9BE4EBE0B3B223C1E3E7BBE8FBE523D0F3CB5BE94BB7DBE1BBF213CEEBDB4BEB93E88BC01BE443EAABC3C3E3D3B433EF4BE743E0ABE31BE903E063E85BE0B3EEF3E62BE5B3D893E0ABE72BE023DC3BD2BBE4CBE4E3D123DC83EFBBDBA3E9D3E89BE383ED5BE68BE9CBC60BE543B83BEE2BDABBE143F08BEC83E69BDD1BC793E883DD83E10BE9A3DBB3EACBE8D3E3A3D313E59BEB4BCC93DFBBDE23CD23EF5BC91BC26BE6E3C9EBE3C3E8ABE17BF333E8BBD15BFEBBEA2BD0DBEEB3D1EBE20BE693EEE3D8F3EF0BDDA3D053D",
      torch_tensor_16_torch.bfloat16_6: "0x02000000A13FA13F603F1B3F813F873F613F263F5F3F543F7B3F033F793F9D3F583F2D3F",
      torch_tensor_16_torch.bfloat16_5: "0x02000000513F2A3F913FA33F883F8B3F183FAA3F573F473F433F903F6B3F9C3F923FE63E",
      torch_tensor_16_256_torch.bfloat16: "0x02000000373DCDBD843DC93C85BD40BC2D3D9A3D173D21BD89BC2DBC433D043C9ABD66BD223D6DBD073D013CDE3DBCBCAD3DF43D3EBD423D95BCB9BD94BC40BD68BC0ABA8CBD7BBD4BBD083D50BC1A3D0E3C103D5CBC563D9A3DB93D8DBC673DE23CFEBB81BCCCBCDA3B463C513E80BD323C593CF73D003C903D613DF0BD7D3C4B3D8C3C903D2C3DCFBDD53D2DBDD03D86BC6CBD2A3D15BB943C373DFEBAA03D24BE103D773C9BBD9FBC87BC37BD693C5A3C59BDD73AB7BDE53CC63D92BCCC3C2CBD1ABD44BD03BEE93CA63C13BD073D47BDDEBCB1BB6ABD933C213DC23DAC3D84BDCF3D963D6F3DCE3B2C3D283DB53DBBBC8A3CED3A0BBED83DC1BD0ABDC03CB2BD053D13BD0BBC98BD9D3CE9BC8ABCE93C8B3CCD3DD83CB03D513B433DA8BC873DE23AA43DA73C863D77BD573C403DE13C69BD99BD2CBD3DBD0F3DB83D293DCEB937BD353ECD3DF8BD043D0D3D85BDEFBD34BDF53C1EBD8F3CAA3C1C3D9E3D16BC03BD073DABBB81BD6E3CF7BCFA3CD13C9EBC07BCCCBD313C443D893D773D1A3D943D403DDB3C19BB08BDE73DCDBBD53C8D3D9C3D043D903DC53D733C363D173EE93C1EBDAF3D0FBC1D3D95BDE7BD22BB9CBC1A3D223D97BBADBD873D063DFE3D423DA2BDB13BF83CB9BD723CD73D043D4CBD6D3C703A1B3D1A3E2EBE383DB3BC383AA33D5CBD823C903CDD3D6B3D103DDD3CF43C3BBDC93C6E3CBC3B22BECD3A473C28BD4B3CCC3C0FBD643CA4BD06BE55BD88BD38BD78BD1EBCDDBC173D853DF53D923B5BBDB73C1EBC883D6FBDF1BB19BDD8BC8BBDA7BDD23C1C3DD4BCF6BC043D3CBB8B3B02BD533D18BD263D063D27BD6A3B73BDE3B7053D193D23BD153D26BD893C3BBD2B3EA03DFB3C84BC633DCC3CF6BCF2BB653BADBD08BE32BDCABCA93C2A3E983D2A3D103BFBBD4F3DE83CC8BC01BD863DC53D4DBD93BCA1BCA7B94CBD69BC0D3D3CBC263D9A3D043C9CBD82BD4A3D9BBDDD3CAA3DEF3CDBBA15BCA33B463DFD3C0D3D9BBD29BE6C3CC93D983BBA3C5FBCC4BB30BD453D50BC8CBD933B643D943D9FBC823C3EBC3B3D55BD9B3CB43D1A3B9DBCCCBD75BCBCBCC03DFCBC363D8E3C183DE73C23BDD9BD123DD63AC13C20BB93BC2DBD283DDF3BAEBC22BC32BB163E623D723DFD3C50BC873C9EBD93BC903DC43B0ABD96BCB8BC0CBEA1BD28BC28BDB83C80BC6CBC0F3D12BD883DD13C6D3D6B3D90BC98BD36BD5BBB42BC0B3CD43DAABD493DD23BED3C13BDFBBC8B3CD2BDE03B113DDD3D97BD09BC82BCDB3C2D3D65BD5E39113D493CEEBC9CBDC8BDF23B82BD883DC9BD31BC8DBDEE3CADBD383D5B3D403EAB3DE4BC65BD36BB813C763D82BD77BD2DBD48BD0FBEDA3D2BBD583D753C893D20BD21BD3B3DDC3C683D503D4B3DA8BD32BE85BCE23DFD3B9A3C63BD1FBE953D6DBC8E3D29BC623DD23C033D413B673D193D333D6A3D28BDBD3DEBBC3BBE1E3C9F3D7E3DA2BC76BD7F3DB6BD7E3CF63CEF3B40BDF7BC1E3D733DBFBD4F3D91BCD2BB003E8CBCB13B9F3C053DBE3C783D85BCE0BC74BD46BD7E3DE23DF33BA8BD1D3D32BD10BDD8BCB03D963DD7BCD33D9ABD54BD743D003D4ABD883C0BBC95BD1CBDADBC3FBC2E3A6B3D2FBDBEBC58BC753D3C3D93BB5A3D44BD5CBCA03DD4BC903D05BDE23A193D263D083D773DB3BDAAB9883BEF3D683DC63C20BDBDBC803C5EBD2FBD9E3C9EBC87BBC2BC263D943D463C633D843DBFBD2DBDEDBD833B1B3DE93839BD68BD4CBDB0BCA1BD613D473B4D3D783DE7BC22BDC1BDD43CE0BC0E3D82BDF9BBCD3C3E3D923DD7BC11BDC8BD02BE133E6F3CB8BCAA3DA93DC9BC603DABBD773D92BC8E3CB5BD083DC5BB603BAFBC013D723C1DBD393DEFBC123E80BA80BD823D0F3C5ABD31BB20BE3BBB51BDDE3DFB3C07BE793DB23BDC3DEFBC3CBC683D3FBACDBB703ABCBC0EBD403D2DBD483DBABDB53DC43C03BEBDBD1BBC983D023D2FBBD23D20BD71BDBF3DA9BC24BD2C3A3A3DB4BDD43D6D3DD4BDEE3C3C3B623DF3BCA13D703D8ABCA0BDB93DF3BC5DBDB1BC903D2ABB39BD063C9ABDE3BCCCBD82BCA93D07BE85BD87BD473D0C3B153EB53C843D1BBDB0BD37BDA1BB013EAD3CA7BD80BD833D86BD2BBC9E3C333DBEBC90BDC83D333D513CDDBDE73BEE3DBD3DA8BDBE3DCCBD1A3B15BD30BCC8BCFD3DE0BD503D163D52BDB2BD5A3C54BDAD3CDA3D24BDAA3BA7BC6ABC843DA3BBFBBC993D483C8D3D49BCAABD20BCE5BCAE3D653DA4BC89BBCBBCB3BDA9BD883DB63D303D0DBC49BD52BD8E3DF4B96CBD213CB73DC83DC53CBD39913C083D50BD5BBDF13BE4BCFA3D743D77BD563D283D463ABDBC973C453D7CBD40BC00BE083C4CBD943CC83A9EBC8E3C8A3CD1BCCD3C9FBD3A3D1ABB0BBDF93D053D2DB9903DBE3AC0BC2DBD433D8E3DCEBD833BF7BC75BC553D953BFBBB843DF5BC94BCEA3D09BCE63D52BD96BDF9BB1B3DE9BCBEBD4BBD813D8BBD36BD0D3CDABD503D8B3D0F3CF2BDA03D09BC17BC5EBC5B3D843C61BD6ABDB33DA93C75BD303CD73C083D74BD073D003E9E3CF3BB99BC7C3D6D3D63BD1EBD92BD8C3D0FBD0F3DAB3CAF3D5CBC5F3DA7BB7C3D983C16BD3CBD8DBD92BDA13CA63C923D34BC8F3C12BD3E3DB03BBA3D11BD093B773D49BAD83DFCBDA4BD80BDCCBB52393EBDA23D4D3DC83CC7BD9D3BC2BC383D25BD42BDD9BD77BD71BD0C3D993CBC3CF33C693D69BD36BD273CAE3B1C3C533D4A3D7C3D41BD3DBDA5BD6A3D63BCAF3C433DB2BCFEBD51BDB1BDFF3CB83BE73B0E3DE2BD87BD9F3BAFBDB63C15BC1CBD293D05BD8A3D06BDF73C303DE6BC913D1BBB07BE54BD3DBD633D033CA13D473DB43DD93D26BD423CEDBDCABCACBC1D3DFDBC353D59BDA33CD4BD85BD92BD0C3D40BD19BD8F3CAC3D6D3DFCBC27BD85BD83BC05BBF3BCC03D40BD0D3CAC3C8F3CAC3B023ECEBDC13CC43D86BDFE3B36BD9EBC863C90BBC83DD43C773B58BC473C26BDA3BC36BAA73D1B3DADBDD0BD76BD89BD693DACBD83BC01BB86BCC4BD8B3DE33C543D0EBDBFBDD2BB54BBF93D5CBDD63CC7BC883D4F3D423CD93DD1BCFDBBC4BC2BBDD23C3FBD983D803D75BC873DB23D603C543D353C56BDEDBD8E3DC1BCB8BB15BD46BCF03CCA3D8BBBCE3CC3BCD13C0EBE1B3DB03B3E3D42BD993CD8BBE83D1B3E68BC473D28BD943B333D99BDD9BC57BD923D4DBD833C9ABD38BCFC3D943D06BD1CBD0A3C12BDAC3DA33A833DDB3D1B3D3E3D183ECE3D6ABD36BC6B3CB53CCBBD21BD49BDFCBCE5BDFA3C2FBDFF3C10BDD13D003D5B3D913D6F3B2A3D253EE4BD5CBD333C8CBA943DA7BDF03CDA3C083DA63BF2BD0B3D733C0ABDF3BC833D8ABBC53DCC3C8A3C8E3D563DCD3C19BD9DBCC03D033D8B3D87BC04BC103D3BBC17BD873DE8BC853D103E9EBD163E95BCA43D983BD53CFCBAB6BD3EBC483DFB3C453DB7BD833C81BD0F3C4BBD78BC2F3EDDBC583D64BDF1BC723CBA3D6FBDDEBCCFBD063D42BD0F3C7A3D8DBD333DC83C5FBC60BE173E82BCC8BD14BD82BDC03C47BC91BD133E83BC603DD7BC9ABC493D1F3CD6BD33BD323D2C3E363C733DDEBDD4BD6ABD0BBDF23B28BDA63A78BDCF3C853D4D3C08BD31BDAFBD89BAB13C923C8DBD62BD673CA7BD96BDD83D38BD863DFCBC963D953D41BD0C3BB3BD533D4F3DE13D2A3E6BBD5C3D59BDD9BB6ABD623DD7BACBBD013C0BBAB8BC16BD453D863D0DBB173D2A3D62BD72BD033CAD3D553CE8BC5B3D01BDABBD043DC83CAF3C9E3C643D0F3D243DDDBD4CBDC23DC03D93BD0DBE8B3D893DC7BD453DF0BDE5BCF7BDB1BD77BC043E61BC5239F2BD9DBD46BD82BD9FBDF83AFFBC37BD34BB5BBD48BDA73D063C5A3D80BD2A3D4D3DE43D643D3ABDD6BBA43BC5BD13BCDC3C9ABDCABD2EBDB53D323D8FBDB13CB2BDC13DAB3B833D62BC013D053C7BBD523D1E3DF83CC03CB3BC80BD443DABBC06BCD7BDCEBD763C03BD3A3ED83DDBBD83BDA63D763C193EB93DB7BB54BD6ABC11BE2EBD723D23BDB5BC61BD7CBD2E3D293CF7BD4BBDC43DA13CFCBDFFBD12BEFA3C98BD89BDA63DB2BD893BC3BCA3BDB0BD623D253CDFBC38BD86BD68BDD2BDBD3C813C1D3C793DF7BD10BE08BDDCBD72BD3CBDBF3DA53D01BCDDBDDDBC4B3DD43BB43DB33C43BCD4BD9F3D18BE33BD70BDC9BCBD3C593D44BCB6BC0C3DCE3D843D8F3DA4BDAA3D26BCDFBCB43CA33CB5BD7ABC64BD1ABCA43D98BC973D0EBD863B5D3CDB3CA23C393D21BEADBD92BD1DBD40BD493DDD3D28BBD9BC593DCFBC9A3CC5BD78BDF13D05BB1C3EAE3AEA3C4D3DDFBD313D3D3C223D90BDF9BB91BBC03CA9BB13BC143C2FBC24BDB83C12BD9D3D283BF93CADBB603DE13AB7BCA63C493DA03D823B003D183D99BCC7BC563E6C3B41BCB5BC1D3E133E89BD943D75BDACBDA63D3DBD96BB983D8A3D293DC6BC493C69BD4B3D913D9DBDC13D083DB53D663DD73D9EBD54BD09BD02BECBBCA53D29BD553D08BDF43C21BD78BC643C263DC43C88BC013C04BA853B323DC9BDE73C2BBDA43A4EBDCCBDB43C86BC90BDA63D233D373D1DBDADBD953C473D2ABDA53CA6BCD1BD57BCFABC21BC37BD24BC5D3CB5BD8B3CAD3D0EBD9BBDAFBDC4BBB03DB13D92BDABBD923DAC3CCE3C923DF13C583D96BD843D85BDACBD52BDBD3CD03C12BD6CBD9CBD963D8BBA113E2B3D0B3DC03D73BDEC3B133C81BCAA3D0CBC9C3DB4BB0CBDA03DDF3CD5BB9CBD94BC44BD723DB7BB01BCE3BC843CAD3D0BBC8D3D38BD57BC633DB83CA13DC43BB93DE6BC86BDA8BDDBBD38BE0DBD49BC87BD713DB4BD85BD4F3D39BD693D10BB143DD73DB63D573C763CBC3C3C3D5EBC14BD6CBD183C3B3D293D973C82BDAA3DFABCA0BC353D8FBD243D083DC8BBC03BA2BDF0BC19BCAC3C26BD75BD32BD55BC87BC57BDDBBD8E3C253E95BDBF3D5C3CC4BD2D3D853CC43CEABBC03D193B0D3D8F3D9FBDA1BD9DBD5A3BE9BB9A3D25BE7B3D813DE93DB3BCF43CC63C883DF43CE0BA24BE493D1BBD57BCB0BDF6BCCABD273C24BD02BB29BDA1BD03BD8EBBBB3DAB3B82BD273D54BD03BDB5BC2B3DBA3D00BDC2BDAEBCA73C32BD73BDDC3B8ABDBE3DB33C11BC1A3E6EBEAE3DD33DA43D3CBC493D99BD073D26BDEB3DC4BCEF3C8BBCC6BDBE3D13BD3DBD483C98BC4EBDC6BD37BD223D1A3E783C48BD363D5A3DBFBD3B3DBE3D3CBC1CBD02BDC1BBCEBD723D87BDEB3ACD3C6CBBB33C0EBE853DA9BC01BD62BC4DBD3D3D56BD1FBE89BD84BB873D7EBD3E3D4A3CB43C40BD0FBD3C3C4FBDD6BB8BBD6ABD093D2DBEB13D26BDE03D633DEBBDB83D23BD013CD6BD2E3E083DC3BDD53C663D0D3C673D98BDB73C5F3D41BAA9BC6A3DEB3C73BD2EBD21BDDEBC02BD65BDD7BC8F3D8D3C43BD203DEE3DB5BACC3DE8BC03BD7A3DE63D833CA5BDDEBDA4BD58BC093D11B9073E7B3D87BD8F3D6DBD073D6E39B6BC89BD15BDCA3C11BC2DBCB13DD8BDD2BCCD3CC5BC06BB5BBDD13D5F3D023E903D04BD97BCD53CFC3C273D8239803DFA3D9C3BF43D24BD9C3D763C643D84BC90BD4EBD793D823DF1BDA3BCF23C8D3C7A3DD4BC70BD28BDC93DFABD233D80BDCDBCBEBD97BDD53CC13C8D3D1ABC06BCEA3C7F3C223DEC3DBCBDEE3DA7BD393B52BC83BD94BDF5BD91B9523CE2BD92B712BC98BC60BD633D07BCE2BC97BB34BD13BDBD3D1FBCD4BC95BD3D3D4C3CBB3C143C14BD06BE033DF83BBFBD02BE1FBD273C953D52BDC1BD22BDEB3DBEBCECBC703D723CD5BCCB3D0EBE8EBD9F3D1EBCCA3C113C313D81BD34BCC63D08BDAB3CA03CF23CAD3D90BC6B3DB03C963D07BDB539A53DEBBDCEBC973C8CBD67BD2EBDAD3C993D9FBD863DB4BD943D98BCD13D193B27BDE93CC9BC5C3D8CBC00BDD73C38BDBB3CAB3DCFBC3C3DC53D9D3C993D4DBD7BBDAABC9BBD6DBC183E273C413DA53D47BDE0BD8BBCE93D5A3DC1BC61BDBA3D14BD27BC13BE393C153DF93BC8BD9BBC333DC13CAFBC50BC223E373D8BBD5C3D253DD53CACBD6CBBC43D973D21BEABBD763D493D4FBDA33D6CBD0BBD91BD573DA2BA243DE73DB03DF73C03BE20BCDDBDBEBDB63D4B3D95BDFA3B623D44BC1E3E2C3DA8BD8E3CF9BCFBBB233DC4BD7B3D163EE23DD53CD73C253DC5BCE33C0C3D8CBDFEBC2E3CBDBD983C213C36BC5C394CBD46BD5ABCD5BD0F3E5FBD04BE493C1C3D45BDED3BEABC063D0B3D373DB73DC13A2BBDA33DDBBA57BB6A3DBE3CD1BB9E3C01BE91BCB63C943C4D3D8E3D8ABC48BD2BB998BD383D533D1ABC3CBD2D3CB4BD12BDB43D6B3DC4BC86BD813DC9BB43BD1DBCCDBD473DE1BD10BD613CDD3D8BBDA63D513C443DB83CBF3D4ABB323D683D2B3DBE3D64BD58BCAD3C7DBD02BD5DBDBC3C59BC0F3E82BD803D39BC813D89BD5F3D63BD25BD1E3D513CBEBD2FBD82BDCFBD333DA2BC3A3CF9BC47BC1D3E9B3CEC3DCBBD26BC5FBC893D203D933C42BC7FB983BD99BD93BD49BD8ABD103D8B3C243D7F3D56BD413D1CBD633D61BD9DBD67BC64BD67BD763DF1BC683D45BC2C3CA03DADBDE53C643DD13D81BD063D02BD01BE1D3D40BD36BD2FBDF4BCB7BDBCBD83BBC4BD07BD703D27BC52BCBABC01BC84BC073C3E3D62BD693DF8BC0EBD95BD7B3DAA3DF93BA0BB0ABDBBBB66BC7EBD333D5D3D733CC33D553D9E3C41BDA23BB23C5B3C0B3C8A3DD7BB4CBB74BD9A3B8BBCEA3B813D6DBD37BCEBBC00BD26BD0ABC033D61BCBCBCF03CDD3CF8BC353C23BD1DBB43BCC1BB103CFDBDDFBCB33DC2BC45BD6E3DA2BD823D77BDC4BC1DBDBE3C97BCBDBC653DF13C053D90BDDEBBF1BB82BC6B3DBD3C7DBD21BC883D093CA6BC233D13BE1ABDAC3A4DBD4BBD4EBD3FBDBFBD93BD013DCBBCA83D79BBE13DD9BC87BD4FBDB93CE4BD3C3D32BDEEBCCE3C9D3B34BDCBBD85BC223B8E3DFC3D063D34BD743DAC3D69BD323D07BEBE3DF63D293DBE3BACBC10BDAABD2D3D373D283D823D1BBE0ABD9E3AE53DD83BA9BDA838DCBCF53DD13DDC3D223D05BEB2BCDFBCB4BD39BCD9BC89390A3D12BD93BD0F3CD7BB5DBC49BCFE3C47BD5A3DA1BDCDBC073C93BD303DBABD783DBD3D843C2A3B263D0F3DD93DE63DDC3C993CFE3D4D3CB8BC923D2BBEC5BC6BBD06BD253D6C3CA63B1A3EB5BB4F3C6D3D623CEFBB9EBD11BD8EBD82BDB43D093DB8BC93BC40BDF03CE9BB5E3D9D3C07BD94BB42BBF43C5BBD843CF6BD003C5F3D983C6DBD2F3DAD3D6F3D57BD09BEE03DCF3A5FBD803DD73DCBBDDE3C393D30BD96BD2DBC853B8EBDFCBAF03C03BD8E3DFCBC193D7EBD68BC9ABC113DB33DC7BD683D2A3D99BDA33C9F3DACBDDDBDA3BC573D393B76BCDA3CA2BC8A3C793C20BDC23C033D9CBDDABC243E43BBC73C10BD23BE623D2BBD55BC0A3D363DE2BC993C16BC2C3D62BD723CF4BC823D7FBCD7BD1EBC6D3D1FBAC8BA93BB073D8A3C9FBC3FBDD13D07BE91BD993D28BDA53C77BC75BDE43C0E3E663D81BC673C4E3BDD3DCA3B263D9A3D8AB9EA3CC7BD7ABDFEBCDC3CE73A83BC323E09BCDA3D0CBB4BBB97BD50BD19BD453DBABD14BA58BD22BDAB3DDBBC00BD02BE213D72BCAD3C23BCC8BD803D05BE24BE0FBDD0BCDCBCAD3C25BC5A3D67BC54BDF0BC073CE3BC5CBCA0BC70BD333C8B3DD1BC24BDBA3CB23D963D93BCF8BC2B3D403BB4BD723C053DAA3C453CEEBDFCBC26BDB43D94BDFDBDFA3C29BD6D3D30BD813CC0BCDEBC0DBD86BC573D903CB2BD18BD053D88BD11BE8CBD14BD3EBD833DAC3D2A3DE8BDB93C82BA323D313D68BD1A3DA3BD843C5A3BD5BC19BD123D9F3DDA3C5F3D06BC91BD38BD6DBD033EE8BC07BCE9BBF13C523C853DEA3B123CB4BB96BC9EBD61BCFABC023E1FBC543B673D4F3C493DC8B9333D133E87BD01BD9F3C0DBD1EBC903DBB3BC7BCB3BBA93D983DA1BD77BDD73DAB3C81BA593D1E3D97BBB33C07BB94BD4CBDC03CF13C9BBD41BB2ABC24BD603D1E3B083E6F3D32BAC0BD73BDB1BDE0BDA03D1FBE6C3C33BD473D3BBDB0BDC8BCBDBC4E3DC5BCBD3CAEBC46BB8FBCBBBC1BBEB0BD0ABB9ABD7E3D13BDDFBCA23DF43C94BDEEBB463D3B3DDDBD7F3CE4BBDCBD4F3D063D803D13BD8EBD44BD55BD4DBDE73C78BCC33D663DBF3C673C97BBED3D28BE403CB7BC91BB263CAC3C04BEB1BCC83CB4BDDDBB5E3D1CBC743DB03D0FBEADBD673DB6BD36390FBD2ABE313CBA3C83BD183C4CBE9ABC66BCBBBC603B093D68BDC3BB8F3DAB3C2FBD0EBDA53D983D05BDB1B99BBB263D03B910BE58BD6BBC953D77BDAABC213DAFBDA33C0CBDDC3CD6BCA2BD99BB133D303CBF3C963D8C3C053EE43C9A3C9B3D9A3DB83D973DEE3C673C1C3CBFBD9D3DAE3DF7BCA0BC1F3D9DBC4D3DDEBC473D72BB8DBD55BD133D35BD75BCDABCF8BA89BD773D5E3D57BCBABC253D4FBDC93C5A3D3ABDBE3DC5BC7C3DE43C81BD8F3D11BD6BBAC8BDCCBDEABCE1BD23BD273CE43D8EBD9CBDFDBD3A3D0B3ED33C1D3D83BDBA3DBABD023CC7BDA6BC6CBC92BC953D023E13BCA73CA43C083E0CBDFCBD9BBD113D36BDBD3DE03CF53C8B3D8ABD193DE33DB0BD28BD96BD8B3CD8BB8FBD4EBDBE3D65BA8FBD953DA0BD83BC0ABD4E3BB03C5ABD023C973DDCBC063D87BD5DBD603D98BC523CCABD9C3D99BC24BD483D473D81BD51BB573DD3BCC43C6DBDF8BC0FBB9DBD403DBBBD233C093EA63D2B3E793C233ECD3D343D5A3D8B3C293A15BB88BD14BEF8BCDE3D21BD193D173DAB3DB13D373D6C38783D3CBC323CF5BC8BBD243D5C3D84BDCF3C453D40BD4E3D03BE17BD453D4A3D20BD943D153D78BD803C0D3D883D9CBC04BD693D063E373EAABBEABDB0BC003DDC3C81BC773D85BC8CBC8E3DF63C91BDA93D0C3DC4BD23BE983D023DD03B763D493DDCBD38BD6ABD113EA33C093D6B3C2A3DFF3A033DA93D04BE223C3A3D703D14BD7B3DC1BC0A3D063E6C3C93BBC83DFDBD853B083EB73DE1BB33BD8CBCA6BD17BC56BD40BDA1BC26BD2D3EAABC753D22BD533C813C65BC623D433D163C34BDEE3DD73CCC3BD6BC583DA53C8A3D6BBDB13DA2BCB7BD9BBD043DF23CB2BC03BD993B1B3E043E0B3DB03D8ABB8DBBB03D213D92BD23BEBCBCCA3D29BD813D00BE683C3DBD4EBD293D6B3DA63D40BD23BC0F3C6D3D173D87BD013D48BC943C7BBA843D97BC40BDA7BC773D2C3D6E3DD8BD14BD5FBD5ABDB2BD05BD16BE4D3D5CBCD8BC173D163D9BBA2A3CAFBC0D3BB1BC33BD0B3A0E3B583C2CBD0ABDCBBD803DDEBD2ABDE9BD233BD5BD59BD8D3D963DF03CDC3CAFBDB4BCC43DFD3C9EBD83BDA23DBA3C67BD613D48BD813D09BC66BBA53D99BD8C3C373D283DE3BC283CC7BD05BD08BD6C3D2EBDE3BC1E3C493DA6BD38BC88BCBDBC53BAC03B533D223EBC3CDF3C8F3D5EBDE7BB733D693DBE3D79BB42BC4C3D4DBDE0BCB23D383D723C8DBC9BBB78BBB5BDDFBD9DBD38BD44BD81BD34BCDC3C82BAC03A0DBCD43B973C29BC073E613C17BDFBBC8C3D773DA3BAF83D923CAFBA93BC343DB13D623D11BC6ABAE0BC4F3DF0BD19BE0CBDC83CA13DEBBCF33D403B223DC4BD6CBC57BD4F3D1CBD96BC303BF63C4BBD193DD0BD853DC1BDBEBA7FBBAA3CC5BD703DC8BBF5BC06BD4EBC6FBDD63C43BC02BD1B3EA0BD9B3C98BC06BD5FBC27BC7E3A013EC6BCF9BDCD3ACBBC91BD913D463DFC39833D243DB33C4A3DBEBD2B3D7CBCDEBD6EBD833C103ED4BC6DBD12BD04BEEFBB1CBD5C3D5DBDB9BDC43C6E3DB6BC89BDBFBDF13C363C89BCAA3C44BCD53DEE3DFA3D0A3D6F3D18BDF6BCF93C8EBD353D8CBDD5BBAA3BBABBAABDB13C8ABD90BC2BBC1BBD293D383DF13BB53DA8BB1B3C133B46BD28BC62BDDABD0C3A833D38BD1C3D7DBD883DB2BDFABD86BCEA3CCF3B1C3D3ABDD6BCDD3C6FBD613DA3BD9BBBDB3B74BD253C7C3DFCBCBE3CAEBD20BC853D623D7BBD2DBD353B22BCAABD7ABD1A3D553DA53C3B3D4B3DA3BD62BD33BDA7BC95BD2FBC053E7ABDEF3D99BDB23C27BC733DE73CE2BC973CA6BC603D873C87BD97BD65BB003BE63B39BDD6BDBC3C10BDCB3C9FBD12BD0F3DC03C863DDFBC873C8A3D11BD6E3D01BE7BBD8C3ECDBC1FBDC43C93BD69BDDE3C983D9B3D9DBD1ABD593D1ABD8BBDA3BDAF3C2F3CBCBC7BBC46BC113D03BE123D6A3D18BE16BDEE3CCDBC9A3D133D403CBB3DB5BD62BDF3BCB03B63BD7F3D263EB3BD04BE253DBC3DE73A90BCCEBDFF3BDDBC97BD06BDF03BF3BC81BD4BBCA33D67BD08BC90BD17BDF3BD943D96BD79BC9BBC163D57BD8D3DA03C56BD113C0B3D423DCF3DE63B48BCBFBC1EBE803C90BDB7BC08BDC53DB43D5DBC4D3D40BC013EB33C813C423D58BB60BD5D3C213D2EBDBF3D8EBD1B3D71BC8ABDC4372D3DAE3DC73D88BD6ABD083D333CE93B9C3D483C7DBDF33DB83C02BE11BDF2BC8ABD90BD953D1B3B6BBDB4BD463CA5BD3CBDA73D4F3D16BDD6BC5E3D8EBD8BBC26BE92BCA7BDED3DDF3DD0BCA5BB203D563DC5BC073DE6BDC93D593D0C3E993D833D033D993CC63DB4BDF03D513D32BC68BC4B3D003EF83CADBCBFBCE13B8E3D8CBCC03BAE3DA53D0DBD65BD8ABD813D353DC63C8ABD463D33BD763DC0BD2F3DAB3C22BDD73D45BD99BC493D733C8BBB453D1FBD8D3DE9BD343D753EA8BDCCBD823DE53DBA3C163C163C323DFE3D913CC73C10BCDCBCC23D04BD8B3D50BD17BD373D00BC0B3ECC3DB03D8A3D19BDAC3C2BBE043DF3BDE8BC34BD703D8A3D0C3D3ABC943D603C4C3C17BE703D24BDFA3C7C3C84BCCEBCCEBDF13CA93B57BDD03C403D8A3D393DBC3DA03B8FBD31BCAB3C783D7C3D7ABC3CBBCB3DDDBC803C86BDD23CC23913BC833D5A3D183C55BD933D95BCB0BC443B95BD6BBDD33D4EB9EC3B153DB53CECBA8B3D403D4E3CA03D5E3D94BC533DF33CDB3B953D1D3DC2BD153D743D103D8EBD113D8C3D9E3D163D593DADBD443CF7BA733D4E3CB93D7E3C95BD223DCBBDCB3D9EBDF2BD0E3EB13DBA3C37BD97BDADBC83BDF0BD05BDC7BB293D8E3CA5BCE93D873D9C3B0CBD6A3D1E3CAC3D353DA0BC74BE953C8A3D6CBDB3BCBCBB033E133BE53D123D953C01BD59BC24BD493CE33C6ABC163D43BDC23BF43CC83D983DA93D89BDB1BDA73D33BDD2BCD5BC72BD383D2DBD0FBDD1BD233C4B3D00BAD83CA0BB11BEB5BD573DAABC58BC4ABDDEBD093DC73CF63D96BCD8BD823CBEBD7EBD8B3CB53D61BD203D943C09BE5BBB0EBDCC3C023E6F3D87BC7BBD753D99BDDDBD323D9B3D163EA1BDAB3DAB3DF7BD5A3CD9BD9DBD8EBD95BBB23CB4BC463D753D17BC19BD86BDCE3C5E3D00BD163D763C11BD73BC4C3DBE3BF1BBC3BD39BD0ABDCDBCEFBDB139903DFABD553D8DBCCD3C15BE77BD16BEEFBC8F3DA0BD1E3D983CD1BBE4BDDDBBF63C02BD70BD303DEEBD803DAEBC593C5B3D8FBC5ABCAC3C8F3DD03DA0BB1DBD823C0E3DAE3D2F3DEABD72BDEFBBBE3D9FBD0BBCCB3D8EBB46BCA43D05BD1EBDDBBBA4BD2BBD963BCC3D4CBD153D223DF2BD0EBD043E3ABC9EBCE03B8B3C7EBDDFBC1E3D7EBD8BBD083EAB3C83BDABBD753D9BBD013DB03B8D3DFE3CBE3D503CBA3D0FBDBF3BB8BD803D053C70BB893D42BDAEBD363D14BD19BDAF3DBE3D33BDF63CC73C08BDE03D7C3DCCBD443D02BDB73CF83B17BC5B3D4DBB4B3D87BD623D08BD973C7CBD673D273E6B3DDE3D873D",
      torch_tensor_64_torch.bfloat16_1: "0x02000000233F263F6B3FB23F9E3F8B3F453FA03F183F963F623FA03F6B3F983FA33F693F773F663F763F273F923F7F3FB13F7F3F723F6A3F0E3F3F3F143FB23F6B3F703F633FF53E8D3F503F7F3F443F9D3F733F903FA73F9D3FAB3F183F853F8B3F2C3F433F083FD63F593F9E3F4D3F9D3FA13F283F8D3F9B3FB43F813F3E3F8D3FAB3F",
      torch_tensor_128_16_torch.bfloat16_2: "0x02000000EC3C093E243CFABC99BE56BD5FBEA83D4ABE783EA83DB0BEA73E66BD94BE403EE93D9B3EC03EE03EB33D0CBFADBEB53D9FBE083F2EBE9B3EA83C833EAE3E07BC493E873EDD3E45BE583AD33E98BE06BE943E7C3DA7BBF0BEBABEFC3E0C3DDCBE423CF2BDB23D96BE43BED93C64BE1F3E6D3EEDBD9A3EDCBD57BEBE3DF7BC0C3F163EE5BCC53E90BB813EE83D913E9FBE053D3B3EDCBD823EE5BC25BE1ABD3CBEBBBDF1BDBDBE053DEEBE14BED4BE3BBEF23DECBD2C3E04BD97BDB3BDD2BEBEBE4FBEC2BE3EBEC5BEC93D093F903E9F3E903B2A3E31BD8D3E41BEBA3D743EB6BE0E3E363ECDBE99BEF3BD2CBE833E3EBE92BE463E1E3EEABEA8BE9BBE4A3E683D043EE0BBF23D87BE10BE44BDC93C183D80BEC83E8F3E91BEE23D77BEE13E9EBDDCBD5C3ED13D1ABE36BEDC3E133F22BE1C3E673B983E4BBEB4BE2DBFD7BC393D74BD3DBFCA3DB43E53BD85BDB33E23BE183EA3BD09BE03BEF43CA93DD4BEABBDE73C263EE03E263D67BE99BED93E18BF8DBCB23E003E343DA13D973E2EBEE33D39BD16BD44BCFBBC17BEA33E8BBD93BE5D3E87BE753DB8BEB23D8FBEDB3CE03DBFBEFD3C3FBD9D3D7CBD4E3E273DB9BD32BEB1BC8DBD8EBD75BE4BBE9F3E7BBC6ABE0C3EB03E583EB63D993EAE3EF33E56BE12BE9D3B5DBEB8BDF23D943D3BBE97BD3B3BD7BDA53D1FBEFCBDBD3DA4BCCCBEB63DCFBD123E9DBEB53D8ABD29BD1BBEA83D3D3EE7BDD43E03BE663ED4BE82BDDCBE00BE9EBE2FBE85BD503D86BDB4BD4CBEC03DB83DC43EDEBC20BDAEBDEB3DB8BE54BE84BE63BD153DA6BC0EBDFB3EC83E07BE22BAD73D0D3E933E33BE31BFA5BE793EC9BEDBBCA53E743DF9BD9ABDFA3D8D3E933E6EBEA23EA43D893E783EB03EB4BD583E2ABE26BE333D7D3EF63EB83EFEBC023C333EECBDEBBE863EF1BD863E183EB03B0EBE123E8D3B46BD08BE3D3E80BC853D1A3EF33EA5BCDBBE0A3E56BE56BEDE3E923EC93C54BD893D6C3DB53DBEBE4B3F65BDDEB9F33D0D3EBD3EA3BD533DF8BC7CBD3B3EAC3E52BE0C3EB5BE8E3C1C3EE8BD06BF8B3E74BDFEBB703D6FBE2EBE84BD9E3E04BFBB3EED3CA73C333E12BEF9BC243D14BD853D94BE6BBCDC3CCE3D673EC1BEAA3D63BECBBE22BD10BE4B3DD13D1BBE04BF9CBD453EFF3D9CBE28BE57BE8FBE7F3EA03E26BE6BBEB5BE08BE8F3E35BE8EBCB4BE6A3EC33D0EBFC93D23BED1BB74BD84BE123DC03D023E79BCA2BD74BE2D3E213E90BD82BDB2BD01BECABD39BF703C1EBE953E3CBDCFBBFDBD403EE4BDDA3BB23D653D3D3DB93DE43EAFBD9EBEE9BEF2BDB33E1DBDF4BE83BEF53E1EBEAC3E52BE213E85BC8B3CCD3B1CBE163D103E443E253D81BE953E9BBDD0BE64BE73BDD0BC2CBF423FF73E30BD24BE03BEA1BEA3BE03BE283F7C3EA9BCBDBE8D3E08BEC63DDFBE213EFF3D193C343E143E2F3D793E64BDF5BE6A3EAD3CC8BAD7BE20BE3C3E92BE893E8E3ED8BE073EE4BE20BFE53DCCBEEA3DCB3DEA3EE23E193DEA3DBF3EC33C26BDA5BEC4BD6F3CA93EFFBDB93EDDBDD5BEC7BD273E793EC33D9A3D22BE783FD6BD92BD6CBD5DBD13BEFBBDE33DF4BDF23D583D8DBD5CBE623E16BEB63D983E543DD5BEDD3E3FBE1E3FD3BD843D473F4D3E06BE8D3E403E9ABDAF3D40BEB3BECEBED4BEDB3DA93EA9BE0F3E6FBD253EEABE613E9BBE42BE48BE053D05BE97BCF83D2E3E163E1BBEF43ECBBE9B3EF6BD15BD30BE95BDE0BD973EECBEC93EE8BEE4BC93BE1EBEA8BE8C3E013F1D3EDB3E223E873EF2BD46BE073F703EF2BD773CC43E883E1E3E06BF2B3EB03DEA3D11BE283E993E1A3ED43DD23E4A3E3ABCB53EA43EAABE503E6DBD6F3EE33EFF3C53BEEB3E18BED4BD37BE343E85BE103FCEBD9ABE1E3EA3BD60BED9BD363E073E2F3DF3BCA2BE87BE193EC73EBABEEF3BDC3E403E3BBE133F013F6C3D033F25BE8A3E813C203D50BD65BE033EBFBD91BE9F3E98BEAABD083D0C3EDEBDCD3E453D7BBEF13CE2BE3ABE18BDAB3D9EBD9DBE8FBD4FBE58BE343E6D3EA13C9DBDB43EC9BE803DAEBE7C3E8B3E21BF303E79BE9E3ED5BE183E053ECE3D153E96BEAD3E803DB6BC16BE073EB13D55BD16BE0ABE3E3EB33EEE3D463EE6BE1B3C013F8FBD22BE8F3EBD3DE8BD85BDEA3D9FBED2BEB0BE213EF5BE013FCEBDA0BEC23C5A3E41BCD83D153D46BECF3E8B3E33BD8E3D333D9E3DE23C0BBF8CBC4EBE17BE553E2ABF45BE963DE03D21BD24BEF33DD73C553E143E053EDFBDC1BDA13D183ADDBDA63E7C3E103FECBEC13EDFBD84BDBDBD5CBDFEBC193EAE3E93BE873EA83DA0BD6B3E553E593B9C3DFEBDCEBE52BECBBD783EC33EA03E96BEAF3DBBBC243EDA3CB4BEC63EC7BE033E1EBE053E02BD8CBE963E2DBE813E3C3E073D2F3E6FBEFB3C8DBCC1BEF33E26BE4FBD93BEA03DC03C333E843E0BBECCBDA83EB93CA8BD40BE51BE99BEFDBD393E033F483E0EBE0EBD543D4CBD763D963E16BEEC3E87BE68BEEF3E003E16BDDEBC28BE38BDBD3E80BE9BBE85BEF33E753E523E3C3E73BE9ABCB4BE143EF6BD9E3D863EDE3D31BDEE3E913E613D79BE503ED0BE433EFB3B2F3E593E783DA7BDB3BE01BF14BEBFBD17BE893E173DDA3D143E0C3E13BEA03CB13E9ABD113F223BEEBEB6BE3D3DBCBEE93DADBDA63B9ABEA7BC45BD4CBEAC3D39BE86BC963EA1BEBE3E0F3F3F3D61BD9ABCA93C0A3F3FBDC3BE7D3EC5BE46BDBBBD78BDBB3E3DBE80BD4F3E8CBE31BC33BE81BE563EEBBC923E0C3FA0BD43BD7FBE853E0FBF813E31BE45BE82BD53BDE23E943E08BFC03EDD3D9CBD63BD3ABD433E2D3EF4BE773C303EB5BEC23D18BE54BD993DA73E2CBE593EABBE91BD953ECFBD75BD323E4F3E12BF52BE84BEBFBD93BEB43ED3BE78BD84BEC0BE4C3ED8BDD7BE2E3CAE3EABBD4DBE8C3E423E843E533E3F3D92BE333D9B3E02BF3A3E46BD0DBCB7BD183EB6BEAEBE1A3EB7BDAEBE3C3EF9BDB73DCCBDB7BEC0BD883EF0BEA2BD8E3EEB3E6B3E5EBE6C3E2A3EF7BC9A3D36BE93BEBF3D9E3EB73DDA3EB0BD1C3D1A3EAFBDFA3DBD3E9CBE4F3EC83DDCBE153E05BFAABD163EDCBD0C3E8BBEC0BDC23EAEBDC03D653D29BD113EB4BEA63E9BBEA2BB29BE073E433E6ABD423D2CBEA33E4ABC24BFA03D763C053C47BE3DBE92BC12BEB9BE0A3F313FCDBCE33EC33D01BE363C283C1C3E11BE903D0B3ECDBE333E3BBD4DBD2A3E863EA33EA53E2EBE613E3A3EBE3E693D493DB5BBDDBC943E163ECCBE133FC5BEB33ECA3C64BDD93E82BE63BDA8BE92BE573E88BE4ABC5D3EAEBE2B3D94BE943E9C3ECE3E353E0A3EA9BDB3BE10BE99BEBEBE13BDD2BEC83D10BED4BD7A3EB0BEEDBEF33DAE3CECBD0BBE483EE2BDD1BEC8BE593B733EA1BDFA3E963E973ED13DB9BE0B3E88BDC1BD163F6A3E043DBDBE8FBEF8BDC2BD953E40BE043EC5BE3EBE1EBD9C3D993EA5BD703EDC3C28BD09BD05BEBF3EFF3DBBBDAC3E3DBEB93D2E3DE3BD073E923CE33DDABD05BFF83DD33EB93EFBBDD2BE5DBD053ED73BA33DCABC903E583E06BE12BECBBE82BD4B3E8DBEA93D8CBD44BE653ECA3D9ABDD1BE9DBE803E2F3D4ABD153EBDBD073E0ABE9ABD0DBFDE3D0A3E8D3EDDBD1C3E56BD633E83BE1FBE9D3E0EBFDCBD18BDE4BE393E84BD97BC273F473D973E313A2DBCB3BD81BEC0BD5C3EE1BB36BEB1BC793E7BBE053E20BF3D3E36BD5D3E183FF53D0E3D463EB0BE9FBD9EBDDA3EB1BD37BB0F3F123DD2BE1D3E283F66BEA63EC4BD60BE733D99BE87BEBF3DB03EB4BD27BD653D56BCC13D9ABEC3BE0E3EB8BD40BD163EC4BE7ABEFDBEAABCD63ED33EECBC7CBEA9BEA43E3F3EC33D633E1ABCC3BE38BD08BF3D3E1CBBD93D003F703E143E3B3E483ED03E20BE5D3EE03EE73E9CBE9CBEF83D523D773E8CBE8B3ED33E0CBD4CBEA5BD5E3EE03CE4BDFFBEAD3D2A3EF6BEC83EBE3D123EF43E2E3E31BE1A3FDCBE84BE2DBF93BD33BE213E4BBE68BE9CBEBA3E98BD60BEA23EE0BEB33D1DBD03BE79BE78BED2BD8DBD523EB0BE753D993EF13D09BE37BE94BE6ABE38BEFCBD0FBB973E13BE8D3EDB3E19BFDD3E48BED8BEC8BEC73E2B3E383DA03D02BF903D8E3DB43DA03D85BE613E0CBE12BE65BEFFBD103EF23EE3BE10BED23EE53CE6BD753C883C78BC02BE0EBE093D5D3E203EE4BD21BE6E3E313E933E03BE1DBEEFBD20BEEEBDD03D1F3E8B3E35BDBCBE5B3E813E6EBEB4BE973E1CBE6ABE42BEAA3DE1BDDCBD6B3DA0BE47BD60BEAE3DBA3E153EC63D0FBEBBBE78BE9BBD62BE8D3D4EBE903DF43E12BD1BBD293D3A3F313DABBEF23C0CBD0EBE8EBD51BEA73DAE3E80BEB2BE523EB13D81BEE9BCA3BDC93CC9BE79BEE1BD9B3ECCBC5B3EE0BD40BC1C3E8ABD6CBD053E5A3E463D153DA93D9B3CE7BD5CBD063E4FBE613E96BE0E3E7FBDA83E113DA33E15BD5D3D743DC8BDBD3DAF3E4A3FA9BE01BF3CBE193E03BE9EBEEC3D94BEA93CA63DE03ED8BD9D3E92BD59BEB53E853E9EBDA3BEA93E493CC4BE49BEF33E673E073E8B3E7ABEEB3D91BDCE3C5D3D59BD413EA9BDBC3E8BBC0DBFFA3E0DBDEABED3BECF3DDF3D073F85BEAE3E0CBFAC3C1A3E963DA03D82BE4EBCE7BDB33DAB3D093F14BF56BEBB3C9A3D933E9FBE2A3CE23D823E003EBFBD403E103D003F94BE1C3CC1BD8FBCFCBDB7BE94BE3DBD88BED83E683E84BD3BBEAD3EE53C9E3E66BE083FEBBD84BEF7BDA6BE33BEBC3E93BE5EBEE23EE3BD963E7DBE23BE39BE723EC63D3CBE64BD303D853EFB3D0E3FEFBAACBDE1BE34BC39BEA43EA9BDD3BB143D9DBE9ABB293C62BE05BECE3C7EBEC13E8EBB7DBD913C79BE79BD9B3E56BE4DBD0CBE693EB63EA33DB8BC17BE69BE6EBE983E1D3DD7BDB4BDB83E2ABE1ABEB93E94BDA73EEF3DB13E9E3DFC3D753E82BE193EC2BD8CBE9F3ED0BE7B3E95BE2ABD29BD6D3EFB3D49BEA33E2C3EA6BEE33D833DAEBDBFBE99BD30BEE8BD8D3D71BDAF3EA7BEEFBE92BEEDBDD7BCC2BD813EE43E563E743E9FBD923E61BEA0BE013FB6BD473EC6BDD4BD643AF73E553E083EABBEEB3C0ABDEE3D953E04BFD2BD3B3E253EC9BED9B97E3E803B023E5EBB77BE6A3E92BDA3BEB3BC14BEBB3E8E3EAA3E71BC053EB9BE56BEFE3E8D3E993D163DBA3D8C3EF3BD04BE3F3E143FFCBEAB3D33BED43E663E883DC1BD343EB5BDC9BE6F3D85BE85BDFD3D833DACBE843D9BBE363E66BD89BEEABD9DBD61BEAB3E923C08BB5FBDAF3D843E4C3ED5BD04BC05BF15BDC73B6A3C3CBE0ABDAABE92BD6CBDE9BDAF3EDDBE013E66BEA53E893EC2BE63BE1E3E32BE2D3D03BEF33EEC3DE63E243EAD3EB03E5CBEE13C34BE58BE9FBE0EBF3FBE29BF94BD993E2EBE32BED63DA83B8ABC5EBE373F95BE0BBE9CBD6BBD253EA73EE33E923E113E78BEE93E163E11BE433DB53DEF3EDB3E1BBEB9BC42BB8B3C9C3DFBBC64BDF7BD2BBECD3DDD3E073E9ABE593EA8BD86BE433E563E0ABE4DBD023E373E41BB8A3B973E82BD8DBD8CBD1DBFAF3CDE3D943EB93E22BDAABEAD3DE03DE0BE4EBEFFBC9EBE9EBE4A3FBA3D8EBD753E9DBD67BD20BD303ED63C6E3D26BE55BE3F3E9E3D15BEAA3E5D3D943EA63EBEBD8BBE57BCA6BDDCBEC43E8ABEE2BDF5BEBA3EDE3D0E3E2ABFDB3CE2BDF2BD523A953DA03D5FBE02BEFC3D413ED73DAFBEC8BC08BE0DBEBD3E85BE34BEE8BD163E3CBD963DED3D81BE72BD82BCBA3D2EBE773D283EB6BDD43DC9BBCEBD223E253EFCBD4E3E293D683D27BECBBEECBDC53E2F3E8B3E06BE03BE69BE24BE063EEABCD23E883DD33E693DBABCAABDE0BE2BBD4D3D433E293E4D3C353E713D",
      torch_tensor_128_16_torch.bfloat16_1: "0x02000000993C1EBE30BD8B3E963D99BE143E6D3DD8BED6BDC0BCBABE2FBEA5BDDFBDEB3E13BDB53EEF3D993A2F3D0ABA793E7D3EA73E653EE93DA7BAA4BD53BEE33EA03D5F3E213FA4BE103EE03E7F3D873DC23E9DBEAB3E8CBE7B3E7DBD0A3E12BE1CBE9F3C843EC53D093E68BE4A3EB93E84BE9CBE9E3E1B3ED93E33BE8B3D74BE4B3E9BBE893D44BD9A3DC0BE48BEADBDB93ED1BE5D3ED03E503E27BE1D3EB8BEB3BD983E073D423E8E3D9EBDD5BE6D3E74BEACBDCFBD70BEBC3D113E4C3D273EC03D28BFD7BD0B3F8DBE953C4BBE6B3E82BD783EEABE40BE91BD7C3DE13C59BD25BE6CBD7EBCDDBD743D21BE253EDFBE9A3E65BE413DE73E3DBDFCBD96BD40BD06BEE33D343F35BFB33E84BED63EFCBE72BE3CBD19BE253E2ABDD3BE863E29BB1CBDF6BED43C8B3E423E96BE353EAB3DBCBD60BE7EBED63C83BEC93E393E85BC043D71BEF8BE31BE763D1C3E34BDC23B47BE5FBE073D6B3ED0BD443DD3BDE03D253EB93E8F3EDABD3BBD9D3D44BB43BDBEBEC73D6A3DD33EE9BCE23ED8BE393E61BEE7BEB73E283D59BE173D2FBEAF3E453EDA3DA8BEE0BDB2BD1BBB39BDD4BEB5BE96BDA6BEDEBE803E25BE4A3F823E563E76BE8BBE3BBE513CCB3AE93E35BE0ABE1A3ECF3E123EEB3ED63ED33D0A3E6D3E073F413F37BF83BD04BEBCBEB23C9BBEBB3D57BEFABEFFBD27BD403D54BE893CB5BDBFBDB33E80BD10BE9CBD14BD10BE89BE9BBE82BE833DEC3C17BD2B3D86BEDABEB6BC72BB67BE863E3DBE2C3D97BD0FBE4CBD873EFD3E4ABCF73D6EBE2E3E4BBE333DC53A2DBE13BE9C3DE0BD17BDA33DA63D803EE8BD0C3E863E61BDB7BE27BD0CBEEFBED1BE2ABEDABDEF3D1BBE2ABD97BD1FBD043F603E52BE9BBD97BE03BE3B3EBCBD753D7B3E093D1E3B78BEB33C283E273EDEBC1F3FF23D833E91BEC0BE5C3E1FBE6BBBB3BDA1BECEBE24BE053F903EBF3DA6BE083DAF3E943ACBBE37BD143E323E88BEB0BE74BDE83DE83ECE3D91BEFABCA3BE603E323CE83DBBBDE3BDBF3CA3BECE3ED83D91BE013E843DB0393C3E213E90BED8BE5B3D25BEB4BB833E4EBDF2BE753E0F3EAC3E8E3E113EA73ECD3E57BD3CBE093E6A3E97BD453E1A3DD8BEB9BBAFBDBCBE533EB03DFF3E913DAFBDA9BE893D1B3EBABEF03D20BF97BD6EBDE43DE53E03BEE1BDBA3D8FBE4DBE883E703E30BE543E0BBDB7BCE5BEADBE0A3E0EBF3FBD7BBEA2BD1F3E5F3E613D84BE3BBF02BC9A3DC23EE3BE74BE9E3E25BD343E89BD733E9CBBA6BE6C3EC83DB93D873D903E1ABEB2BEECBE71BD61BE4EBDB23E20BE453ECA3BC23E9CBC0D3E613D81BC4EBEF8BDA9BE1CBE833D1CBF1CBF61BE9C3D1A3EAFBE81BE173DAFBEF7BE18BCFF3E28BEC23D733E003E1E3EE2BDC7BE87BEBBBE5D3E84BCADBEDABD45BE9B3A07BD833D42BE26BF2E3D923E12BEEB3EE9BE37BEA4BE25BE383F41BDCB3D71BC9DBEA13DCDBAF0BDB7BEED3C78BE6C3E363E8D3E0ABF2E3D853E21BC8B3E623E173FDBBD7C3E553E113EF0BEE83DEBBC5A3BD2BEEDBE2F3EA53DABBDAFBECE3E273E0BBB283E19BD58BEF63EA9BE8E3E4DBE88BECDBEB3BEB83D983E51BE20BFD33E293EE1BD8F3EB1BEFDBDD03BCCBC5E3E423C8FBE17BBC73E78BED2BD45BD22BE19BE0DBE70BC79BE99BE0E3ECABDBFBD993EC53E64BEB63C513DE6BC97BD093E943E0A3EFF3D13BE873E0D3C2A3EFBBC783EF0BD81BDAEBEE3BD6ABDA5BEC3BD58BE893D493D99BD69BDDF3D853E4ABDBABD063F7DBDE73D10BD3DBE56BEBA3C843EB2BE223C4FBD9ABEFC3D0DBE0F3C7DBE3C3D683D813D6F3D533E893D92BEA23E0D3DB5BDA3BECF3C203EA5BDD13D99BBA73E99BD03BE27BEB13EE83D313EA6BD84BDE33D2EBDD4BE243E00BE103EA7BE4ABE173EB3BE76BE433E513E743E66BE11BE2FBE1EBE89BE8C3EA63E58BE2B3EC43E473D39BA8EBEBE3D5CBDDE3BD3BEB43D97BE66BEB43DBFBE0AB9963E21BEA63EDFBD00BE803E01BEB5BE043F7B3CE13CE83D973E6F3D48BE943EF7BD53BE963E013C813D8ABE84BEA0BE943EF6BEFF3E36BE69BEC03ED13E01BE833E713C05BD19BE843E8D3EDABD4D3DD03CB63E973E873DC03DE8BCED3E393EBEBE2EBEBC3E3DBE863D53BCDABDDDBE1C3E5ABE3F3E333EB0BEBD3EC5BEC4BE74BE643E10BEE5BD9F3E0E3D04BE8E3BD4BD92BE57BE8DBE0C3DA7BEB73E0F3C353D15BE5ABEA73CEABD9A3D673E353E0ABF1B3EC63D2BBE113EA53DB43E123F3FBDA2BE47BE1BBE8DBEB1BE573EFBBD51BEAF3E883D903ECC3DB53EA5BE36BDB8BE05BF973E753DA5BEAE3ED93C6CBEF9BEE8BDBA3EA6BE58BD6D3EA7BDA5BEE4BD3A3E94BE0FBDE83DA73E07BE5ABE75BC303A213E0FBEB3BD023B01BE85BE273E86BDB03C7ABEEF3DACBEDD3E253E013E39BE83BE4CBC7F3DD33D05BE18BE65BD12BED03EAF3D1ABDDABE413EF0BE7F3E50BD6D3B6FBEFD3EF33DECBD45BD2C3EF2BEDD3EACBDD83ECA3C54BB60BEB2BEF13E293FB3BCC03C933D853EFEBEC6BC0FBD61BEAEBD323EB4BE6DBE7BBEABBE2FBA3FBEC43E2CBEF6BDDB3E72BE933EFABED03C4CBD513CC53C2E3E923C55BF4B3E93BEA03DCA3E9BBC91BDFF3BF93DB33EE5BED33B8CBE30BEB73E1DBEDF3CAF3DC13C21BD04BE03BD27BE8B3D84BE10BD55BEB0BEEABDEDBD023E36BF0ABFB83E90BD883D843EE63EBEBD673E8BBEB3BE433E103E8CBBEEBE8E3EA93DF3BD1EBEEA3E0D3E9B3EB13A82BE6F3E15BDB33D8E3EBCBBE23EB2BE133E413ECDBB7EBECC3C123D03BF82BD9ABE4CBE65BE9ABEB13E42BD42BE54BDE03D023EBABD453D39BED33D8CBE8FBED5BE223EA53E373E153EAA3CE2BE57BD913E303E203E8E3E5B3ED8BDA1396E3E823D91BEB03E263E58BE9ABE933D42BED23C833EAA3E73BEA43EC1BE393EB43B103EE7BD943D06BEC63D51BEC0BEB3BEB83EA73EFA3DB53E94BE7C3D98BBD6BB2FBECDBDEBBC983C5BBE983E19BE6B3E183E41BE85BC653EBD3ECCBD01BA24BDC73DF33D283E8D3EA3BEF93E93BD3C3E9C3DFC3B72BE593EC3BD083F4ABD243E18BE9BBE9ABE14BE2EBEF3BDC63ED93E903EAF3D69BE3E3D2BBD493E7ABE0B3EFF3E20BE193F12BEC5BEAE3E1EBE24BEDABD273EEBBD683E92BEF13D7D3E53BE9EBE913E1F3D2A3E40BE10BE60BD3CBE923E073F99BDE23C3ABEABBE193C6ABE37BE073F7C3E52BE573E9ABE92BE433E29BF633E8CBE8A3E10BE8CBE363FBD3D8C3D1BBE49BE9BBD313F2ABE1A3EC43E24BE63BE94BEFA3E6F3E3A3E9E3CB7BCB5BDB33D7CBE903E303DED3E6BBDBD3E9A3EF53D623E1D3E6C3DF8BE753EA4BD89BE90BE14BE9B3EA4BC1ABE383F84BE463F763D96BE4E3EDE3BF83D60BE72BDB63D24BE87BE49BC8FBDC03DAEBCB93C023E4B3EB7BDB83D4A3EA7BEC7BBD1BE02BD05BE283F8C3E99BE943EC8BDAC3DA63E07BEB1BC2D3E9EBE3CBEB83D32BE92BE21BEA73EE0BD33BE8BBE44BEA0BD3D3E123C94BE9BBC9C3E7E3E1DBDBFBD2ABE093E0ABF28BEAF3EED3D043EAABD75BEBCBC553C963BFB3A5C3D673DA93EF53D17BD853B933ECE3ECF3D82BB33BE3A3E5EBDD3BE62BE0F3D21BE7EBEC0BD8A3DD8BE56BE843D7A3E11BC5ABD713E9FBEAFBEEC3A42BD07BE993E973E413EE33D0EBE2EBE7EBE18BEA0BE0CBD0B3EB3BE2EBED63D453E8EBEAD3DED3DA33E3E3E2CBECC3D863E34BE02BDA6BE53BE6F3E3EBE9B3EE13E14BD433C0FBFCC3D9EBDCFBD7A3E8CBD01BF53BE003FC13EC73DD7BDAFBA993D3ABE3EBE96BEA53E7F3E61BCC63E983EA8BE5BBB943DA53DF13E72BE173EA43E1CBD683E163ED63EE53D903DBBBB36BE2CBDD93DD9BD963D44BE0ABE9EBD2DBEEA3B2D3CD33E843E89BE92BDD6BDD53EA7BB21BD7DBD22BF61BE0A3E95BD1F3EFCBD953B063F81BDB53D0EBEA03CABBD8E3E18BF88BD0D3CE9BE213E2F3EBD3C2A3DA43E48BF83BDAC3EBEBEEDBE973DC73E45BE1E3D693EA9BD6B3E3CBE83BEF03D9BBD83BDA23E213E503C693E82BE9C3D9BBC1B3F46BEAEBE483EA5BED4BEF8BE34BEA2BE463E8FBCCDBD393E9F3DB5BE333FEA3E8BBE8FBEFCBE51BE183EB73EEE3E9F3E133F383E183D853D09BE803E61BD6BBCDB3D0D3E3D3DDA3E2DBD7C3EE63E183E8D3E55BE133F3B3ED4BDE83CD63E18BD943E13BE523E853DCCBD713D0FBDEB3EFFBE393FA1BEC03D9EBD03BE2F3E213EBD3B513EC53DAFBDC83D8DBD803D4C3E223DB1BEFFBD49BEA8BEA73B963E583EF53C4EBEA7BE833D0C3E48BE69BE3DBE5CBE3DBD55BE67BE893EAF3EF53C35BE153E4B3EE83E47BE97BE7D3E89BDFE3D2BBE6EBE07BE00BE6A3D833E0F3E293E84BEA4BCD13EE5BD80BD95BEC4BE39BEF2BEF33C7EBEC7BD8BBE413EDD3DDE3E08BFB1BE86BDF8BEA8BD39BE843EBEBE493EC13EEBBD03BFD73EB23DFE3DAFBEBF3D9D3ED1BD683C163EC13D3E3E56BEE1BDD0BEE03D91BE653E163E2FBE14BE8D3B553E07BF87BE473E49BE2D3DA2BC163D9F3E2A3E823EAFBEC93E703E64BC69BD8A3E62BD7D3E97BDF2BDC7BD02BDB03E6ABECA3C73BECEBCC7BE5D3EF8BD5F3E7B3E263CA7BCC63C02BE9DBD47BE1A3EC6BDB4BE88BE97BE39BE9A3D033F603A9A3D56BEA2BE63BE853E9B3C673DAFBE033F52BE9ABA733DBEBD0DBEE83E643EEA3D8ABE5E3D093D0A3E283E403F12BEB03EBFBEF13D74BEA63E9B3EF23DACBE413EF5BE9EBE12BD0FBC4A3EE33DFCBD5F3E5B3EAEB909BE9DBEAF3D18BDFCBE94BEE93D013F8FBEBB3EC93D7EBE973E22BE313E27BEB73D9A3E483EC33EAC3D3FBD4CBEA2BE4C3DE1BD4E3D14BEB1BD963D533EB6BD30BCB8BEBB3E5BBE1DBE1F3DE5BDA6BE0BBC22BE67BE34BE5D3EAABC6D3E36BEBF3D9D3EAB3EB7BD5D3E513D913D95BECC3D983D4A3E27BDBE3B94BE9ABE09BD19BF7F3ECDBE683E00BE73BECB3D78BEC73E9ABEB6BD36BC2CBD4B3E31BE793EDA3E993E23BE96BE2FBE42BE33BE023D893EB0BD7C3D993EAFBB8BBED73D5A3EB4BE253E9E3C9FBE523C35BF143DA13E5FBA52BD8B3E36BE8B3E053F66BD03BBEEBE4D3EDB3E2ABD583E90BE583ECFBBD7BDF33CA73E093F96BEC0BE84BC6BBEDC3D0BBDB7BDE03D76BC863B13BFC23C813D72BD51BEBDBE10BD61BE623E503E87BE2EBE983E793C70BEA63E463CC0BEA83DA83E8A3E4A3E88BE07BE3ABB013FE2BD85BEDCBE8FBE67BE103EC93DF1BE1CBD443D713E3E3C893E3ABEF4BE5C3E5CBD1ABE173E00BC0C3F583D00BEA03E2F3EF33D26BE0B3EC5BC8E3DD0BDCC3EE5BB633EB43D8A3E103E953DF9BDBFBD68BEFDBE85BD8D3EA0BD053ED0BD8DBE303D95BEF7BE073F95BE8F3DC13E48BEE9BD64BEE8BE2D3D213EBF3E20BE7FBCF4BDD13EEB3DA6BD043EAB3E73BDF93EF83EC23D393EF33EB33D913E1DBEA63E52BE9E3EC63C4E3E643EE0BD593E86BD9E3CA7BDACBE9B3E203FAB3D96BE283E293EA73DCABEBC3B0FBDBB3EB5BEDF3E50BE01BFD4BE863DB7BE5FBD10BE1BBE11BD213DBF3A223E993D46BE183DB2BED1BEA73E97BEC0BD4CBE43BECA3CB23E0A3E103E33BE0EBF97BCF0BDFABD75BCA8BBEC3E553E8CBD07BF4EBDAE3D863D5F3EC03C6C3C4B3EB5BD833E1EBE843CCE3E673D303E88BB4FBE18BEFB3D003E253E38BE223EBDBE67BEBC3D19BE66BED13EC93D763E073EB6BCC33D023F793E58BE83BD4C3DFDBE873ECCBD523E093F833E02BED53E86BC9CBE0ABF8F3EC0BEA73ECE3E033E313E11BDC03DCFBD92BE2D3D9A3D953EF53E3E3E313D4F3EC0BE5B3E923DBBBDA93E",
      torch_tensor_64_torch.bfloat16: "0x02000000903F2B3F5A3F633F9B3F8D3F083F6E3F8E3F883F883F8A3F393F8A3F743F9D3F4E3F943FA13F5B3F693F9A3F993F823F313F4E3F8C3FAF3F723FAD3E793F8C3FA03F5A3F983F9E3F713F653F783F813F803FEF3E143F4D3F883F843F8C3F703F9E3F883F353F523F5A3F7A3F713F963F983F933FD03F993F1F3F363F393F783F",
      torch_tensor_256_16_torch.bfloat16: "0x02000000263FC4BE173E213E0DBE43BE473D183F123FAFBD6EBED73D66BE153E123E453ECA3C953E08BEB93EEBBDF4B9E3BEE2BD193EDA3EE8BD22BEBA3EDA3E85BEE5BEC33C13BE31BEB13E9A3E013ED43B02BE29BED53ECF3EEF3C82BCABBD1C3DA2BE70BD503EF83D903E15BD02BD92BE2FBD96BD973EC53D183E7CBE04BE143E12BE733D503E503EC4BCF13D94BD7BBE543BA33D863E03BE7BBECC3E3F3DCC3CCA3E6DBE37BE19BE31B91A3ED03CCEBECDBE7C3DFF3DBDBE6B3EA13EB43EA43E93BE4D3E99BE0B3EFB3E0DBE47BEC03C74BE0DBEF3BEAB3E043E183D07BE84BE2B3EC33E2A3ED5BD703E143EB63D6FBE923E2F3E2A3D823E963D11BF613E073D46BED23D46BD683E453D923CC23EEBBE89BE2B3C943D78BEDEBDE0BE05BDCE3EB03ECFBDD63E9FBE6E3D1BBE98BECDBDDF3D7ABE7DBDE8BCBFBCCDBE1B3E8DBD35BE08BD20BCD8BE8DBED03C8CBDE43EC1BECB3D47BC30BE96BE01BE413F143E2D3E083F5EBE19BFC8BD323E043F1E3ECDBE5ABD63BEB33DA2BE123F05BE6A3D20BE933EA73BA83DC1BEC33CFD3C783D913E083E7D3EB53EC8BDADBE083FC13E2BBE313C9EBE7CBED73E823EDA3D8C3D3CBC39BEAB3E093F8FBEC0BC6EBEE73A103E993E153F46BC82BE0D3E053EE7BE75BDDABB0DBF9ABDDD3D0EBE1B3DE9BEAE3D2EBC1D3FD0BE7EBD053E1E3D4D3D03BE773EEF3D303EF9BD983E8E3EF73B173E043F773D433E06BC3DBD73BE0D3D933E94BE9A3D3FBEE3BDA13DB93D90BDAFBE073E98BE413D7BBE1EBF3BBE2BBE6A3E5B3CA93D01BED53E803EF4BD4FBE2FBCA6BCDABB4E3EFF3ED13C05BE85BD2A3F18BDD03E62BECC3E3C3DCDBDA9BD5DBE85BDC43E66BE41BED83D0DBD1DBE373E2A3E5D3EB7BE983D8A3D893B39BC073E213E843E23BD163D06BF1B3EDCBD5C3E633E8B3D8D3EE5BEE53EB1BE043F4DBED6BD81BD14BF55BDBA3EF0BC48BED53CB3BDABBC223EA43E16BE7F3C15BEBC3E1FBD213D23BE19BE98BD233D643E34BE043E8D3DB43E1A3D5ABE3E3EBABD9DBEDDBE19BE77BBCE3D93BEE63C48BEE93E21BEC33E323D36BFBD3EA13EBD3D5F3DD73DA93E96BE41BE823E81BE0CBFB63E0FBD8FBECB3EAFBE333E35BE8EBE8A3EAFBEFB3E08BF64BEDBBE35BEA4BC2F3EE3BE84BE9F3E893E553E4F3DA93E28BE74BE8FBEE73E1BBE7DBC43BBC1BEC53D303E223E10BE8FBD9B3DF63D63BD70BEBEBE14BE913EF33E4E3EDCBEED3E30BEFA3DF13D033F7D3E6BBEE13D073D843DDE3C7ABDDB3D3C3DF53CCABEF4BE273EA83E153E90BE9C3EECBE59BE97BDEB3D1C3EA93ED6BDA3BEA4BE20BF833E5CBE2B3E9F3E03BEC53EFC3D7DBE743E843E86BC6ABE573E37BE7F3D80BEF53EFA3D2ABEECBE3C3DDDBCC1BD223EA83E003EC1BD32BD8EBD623DD33C10BE563C623E0A3D753EE43D1E3EA23E383E09BF173DAD3E1B3EF9BE533E823E17BEFD3DA33BCA3D87BD6B3D203D323E043E3DBE0EBF883E33BE653C64BDBD3D853DAA3EADBD83BD6D3C8B3BBCBEE23D92BE02BF14BB84BD5C3D763EFABDCD3E7CBC443E85BE9B3DB53D9D3DA53E46BEBFBD02BE85BE74BD123E64BEA8BEA73E8A3EDF3E92BD8EBD403D09BE373E78BDCFBD563DEEBC43BE98BE89BDFBBDFB3E95BEC2BC523D5F3E233D9E3DA03D9B3D2C3EAEBEF43E44BC423D1C3E4FBEDE3D133EF1BC9C3D2D3D903DDABE58BDA8BEF7BEB0BDF33C013E0E3D023E30BE113E5C3E9B3EAA3DBBBEEE3DB7BEBC3D1DBEBF3EF6BDB1BED3BDB4BE1C3F70BDE03EC9BDDCBD1FBF76BCA1BDA5BE153E9BBE1B3DC73D07BDC63ECD3E54BE93BC3FBEBA3EFE3E723E3C3EC0BE5B3EA43E473E073E0EBED8BC8A3E183FAF3CC63EEBBE5ABE9B3E903DAD3D853CC1BDCFBC943E1CBE5B3EE7BE5D3B5CBC65BD043E74BEA2BEA0BD833E2FBD42BED4BEB8BE1C3E5E3CAF3E423E4FBE3A3E433C6DBEB03E2B3E3D3D91BC65BD843D393B4F3E19BE9C3E3F3E74BE98BCF0BE703D39BD3F3D0FBF99BE843C693EBFBE8ABE0E3F01BE1CBE99BE8D3E36BE933D4D3D6B3E6CBE03BE7F3E43BEAE3CEEBE21BCBB3EC63E873CED3D1FBFF23B1FBE12BF4E3EB4BD1C3E79BE333DCA3C7CBCC6BE9CBE9E3E843D1EBEACBE153E68BDADBE753D95BDB3BC1A3F81BEAFBE80BE13BEBDBD243D3EBEEFBC293DCB3E353EBD3CF6BCF9BC0DBE253ED4BE8B3DC5BE023D5ABF773B933D743E283E6EBE2D3D4F3E853E97BE8ABEB4BDEDBD50BFB43E48BE11BE0D3EF3BC1DBDBB3E173F523D84BEA0BE6BBC693EA23DC2BCEDBEEE3CD53D30BE64BD753E15BD92BE24BE823D65BE5D3FC53E2C3D5EBEC03ECEBDBB3ED93EDA3E36BE533E7B3DAABEC7BDF53D92BECF3E0D3FABBE4E3EA23D4D3E14BDD2BEC33D90BDB93E1CBE713EB0BD5F3E32BEF2BEF6BDF4BDBA3C95BE9B3E48BE453D8BBD233F48BED73EC3BE5EBE023D9F3C073ED9BDB03E8FBDB03DDBBDAFBE1BBED03D06BE163EA5BE56BD14BB29BE32BDA2BDA4BB4F3DA23E95BE2F3EBBBD203D56BDD73DC23E5F3E77BDF23EFE3E973E7C3EC93C20BEE5BDDD3E86BE65BB2FBEE93D683DBFBE303E073E58BE30BE463D4D3EF3BEE23D86BE04BDA63E5CBE443EA03E4FBE9EBD723D9C3DF3BDF53DB23C6FBE90BE7B3EAB3E5A3E043E72BD37BE9DBEFFBEB6BD9BBE883ECDBE1CBE66BE353D13BE273E2A3E193E1D3E7D3EE0BEEB3D2F3E353E84BE9BBC08BF5FBE0ABE1ABCE4BD39BE2EBB6B3DB9BD17BE91BEA93EF9BD273DC93E8A3EA33EC33E20BE23BEDEBE873D04BE41BDFABDB0BD963E993EE93E2D3DFB3BE53E2F3EC03CB5BE8C3DB43E0C3F5C3D2F3EFFBD38BDE1BC9CBE28BE97BE243EAEBEB9BEED3E83BE113BE5BEB33DA4BE0B3E3FBE3C3E823E49BE17BD813E25BEC03E803D15BE4DBD81BE93BE973EAC3E0B3E5BBC18BFC33DBABDFB3C673E5BBE8F3EB83E41BDA8BD9EBD65BD72BDC3BD2ABEBD3D3A3EBE3D3CBE27BEFE3DC8BD093FDB3C2DBE9BBE4DBE8BBEA8BE11BE59BD733D343E913EFABDD4BCB9BCAABD96BE803E77BE783E14BE663D363E9EBE09BEB1BC2EBE163EC63DB73DAABE673C11BE1C3FCEBD01BE7ABD12BFE9BEBC3E6CBD023E15BEBCBE60BDEFBBBA3EDB3C453EADBE2EBD743E61BEAB3E453E0A3E2DBE9ABE073B91BC223E2BBFCEBECCBDFFBC8B3E2C3D073ED23EF73D3F3E463E26BEAF3A303EE0BE29BEA33EDBBE1A3EBA3E503EC63DF43DBCBE163EC83EF73D80BDB43DCB3E183F38BEA4BE56BD7F3EEABD2ABE26BF1ABFCB3DC53D56BDDFBE87BE8D3E4C3D963E933E1D3EE63DCABD56BDAC3B89BD7CBEB2BD93BDB13D57BEA23CDABED4BE053EC83B89BD843E58BE7EBED13E80BE85BD653E17BD0B3FBF3E263CAC3EABBE123E7CBEB6BE123E853EC1BC643D2BBE31BE8F3DF43D3D3D75BEC33E6F3EE4BCE8BE95BDF5BD4EBE783E193EA03E733D97BE31BE4A3E54BEA5BD77BE4B3ED2BEA7BEF4BDCFBE6C3E233ED33E2CBE933E21BDFF3C8F3EA6BE053E85BCF23D893E123F903EA4BDBDBE1F3E4EBE6FBEC1BE723EBE3E613D04BE3F3E15BE33BDF2BD52BE913EB13D0D3D91BE82BDC63E133EFDBDC63D4FBD563E0DBE5F3D3F3EF8BDCABE01BF8F3CADBEAD3E9A3E223DC1BEAA3EDA3C8C3E583EE7BEC53D41BFFC3C81BE9D3E54BD483C563E69BE523E983E863E1D3E1C3F173EEFBD66BE04BD02BEC33E2EBF18BE193C3B3EF03D57BEB8BE83BD4DBE2FBDF1BE2F3E64BE193E2F3ED53DEA3EC03D07BE8A3EAEBD093EE13EBD3E15BE09BE13BE753E5EBEA23ED3BADFBD92BD053E303D813D623CDBBEC3BE24BE68BD0A3EDFBE793CE8BC32BE593E18BE9B3D08BE023F94BD07BDF13D2A3E87BE03BE59BE203D30BEEDBEDBBD373E623DEB3E763E013ED6BCEB3C20BD3F3DB5BD34BEDFBDA13D50BE6D3E1D3E4F3EF13E553E2ABEC8BD043D72BE783E26BFC5BE843E5ABD2A3E9C3E92BE573DB63DAD3C573D963E443EBF3C4F3D20BE8FBE823D44BE7B3EE2BE34BD83BEAB3E173EA0BD9B3EA73EA0BEB9BED73D3B3B13BE023FA53E18BE42BEA9BD19BE153F6FBDA93D88BD293D943EDABDF73E753D143F0ABF313EBABDEB3D5EBE6C3ED33D043E803D0CBE0FBEA2BED63E01BD31BEB43EED3DEB3BD4BE62BDBABED9BE15BD963E3EBE203C7DBE703E203F7D3EE0BC8CBEAF3D81BE4FBED5BD893E433E0A3D443DF2BE38BD42BDECBBFDBE75BD803E01BF12BE9B3C26BEB53E493DE73D2BBE13BE393E353E3CBEB83D393D923D4E3E3E3DD83DD0BEA8BD31BEC43C8BBDF7BD803EC5BE0ABE9ABE5B3EF2BDD13E48BE553EFA3D36BD5D3E06BD473E57BD443D093D003D133D14BF0BBEA53DCA3E2B3DE53E8DBC1A3E44BE9BBEC5BEDE3EDFBD213EF9BE3CBDD4BE5D3E303E92BE843E643D213E983B9C3EA13D753DAC3DFE3EB43D5ABD29BEA33D02BFFDBC203E8EBEA4BC2EBEED3D08BE843E3BBE76BE8E3DD63B57BE4B3E13BF1E3E81BE7A3E5CBEBDBE253E5EBE393E91BE80BE6D3EE73D44BDAFBE87BD303D68BC033D0A3ECD3E3E3E193FDEBE16BE943E24BEC63E9EBE4DBE303D283C383E613D7FBD9EBE4EBE533D473E1FBEEEBD25BEF23D38BE10BEC53D853C663DB6BC9EBE1B3EFFBDD53E66BD343D0ABF28BED33E5BBD573E4D3E263DD7BCB2BEB53D083F81BD203E82BE97BD9DBE3ABEAEBB773E023E88BE0FBEFB3E6EBEAABDE6BD543D0FBE933E71BD5F3EAA3E3DBD173EE03D033DF23D833D2A3E8F3E8DBE25BE893E96BE7CBBA03D373E633E913CAD3EA03E933ED63EC13E27BD2EBEB93E233E2B3E91BD543E9ABD60BDAFBD393F993EC03D793ECB3D1CBEB5BDB8BDC13E48BE603E49BE1BBED73E77BE54BEAABD52BEC6BDDDBE593EDCBEC23E33BED73D20BD51BEAB3C373EDD3C743D1C3DC83DC7BDD4BD7C3B243E0ABEE43E03BE99BE01BDD03E44BEB43D893E59BE6A3EFA3D3F3E60BEA6BD4C3EBEBE0DBE323D923E96BE903D163EB23CF13DBFBE25BC103E853E203DC63D2C3D0B3DE03D9CBEB33DDF3D913E4BBD143E973E4CBEB73E7DBE013F23BE873D94BE293D48BEE53ED0BC1EBDCB3E8ABE0D3EDC3EA3BD70BD353E74BEC0BD653EC23D2F3E6C3EBD3E213EEC3E5EBE4B3D8D3EAF3D41BEE83E203E20BD32BD09BDE6BCB13E213F04BE95BE5D3E0C3E88BE0EBEB5BCD53E023F2C3D53BE383D3BBE7E3DAD3EC2BBAB3DD93D15BFBA3EAF3E2C3EAFBE7D3EE23D13BF36BEDDBE3D3E283D46BD763E54BD3C3CA83C77BD9E3ED4BEC33D54BEE23E4D3E833EDD3DA93E81BEBD3EE8BC21BE3EBEBD3E76BDAF3A963DD0BD4ABDA83EA63E9D3E5D3E7FBED6BEC93DC03EB5BE493DDA3ED63ED6BD173EAABD8FBD1A3E953E513E03BF75BE223DF8BC4D3E19BFDEBEAB3E0FBEED3C2B3E5CBD103EA73D193EF53CFA3DF03D613EED3D243EB5BE8B3EF5BEC3BDC33C08BE203D4DBE4ABED9BE87BC94BA4ABEC3BE8CBED43D32BEB1BD253F903E54BED23CE4BC573EFDBD0A3FC8BE1D3D88BD463E28BE093D3ABEABBEEF3E193E653EE2BD2BBEA4BEAABE3FBE1A3F49BEABBEA4BE7CBE88BED9BE123E843E01BDF03D413D163D90BE9DBD03BE8C3E293E87BEF53EE3BDD6BEE2BE03BF3D3ECB3D003E9F3C003E0ABEAEBEA03EAABE70BE4FBEBD3DF3BE183E073E58BD793E1C3ED43E1FBF943DD1BE88BE52BE32BD81BE2E3CEFBE8B3D25BD2B3ED43D9B3E3F3DB8BDDC3D373DC9BE62BE81BCC7BE23BDC93E803CAABE98BE3DBD8A3E073E0DBEDEBC113FDA3EA13E54BEB23D03BF68BE83BB07BFB03E89BD9DBE193E83BE52BD2C3E01BDA83DCD3DB43DA43DD6BD613D6FBE523E123EAFBC9ABE5FBD3B3F9FBD96BD6EBDE3BBA83B10BE323FA7BED53D723E9D3E143E97BEFBBBF0BE6F3E343E3A3ED9BD37BEE93CCFBD353E133DDD3D6ABEEE3C3FBE39BC86BD2E3C42BCACBD9BBD943EADBDA8BD35BD573EF7BDAFBDE63DAD3ED73D973E283E57BE693DE83EB33EEFBC1BBEF3BD3ABDB5BD333E8C3EC93CF8BCFA3D303B043F403ECD3EFC3D62BED53E7F3F78BDDD3C283F073FEBBEC8BEA33E1EBDA63C183D963DA7BD86BEDBBD593EB5BE81BEAFBE3B3D1A3E82BD21BDF2BE763D823E023C453EB3BEC8BD953E363F59BE9B3E94BE5B3E56BECF3E103F133E163E663E0E3E3D3E883E6CBE0CBEB93E01BC02BECABEF53E243DBC3EC6BED3BC46BE2EBE2CBD91BEF33E343E993D68BD51BE193A9D3EB5BE963E653E393D1CBE493D8C3C96BB303E76BDE3BC02BD883ECABECA3D803E7ABE1EBD5A3D363EFDBDC7BE86BE893E56BB503EE23D153D603E29BE3D3D0C3E2FBE8EBD97BE013F28BE03BE593E97BD64BE45BE063F563E11BD923C873B63BE92BEEF3DAF3D80BE9CBE8CBC533E8B3DA2BC50BDA33EA73E033D44BE90BE17BEA8BDEB3D07BFFB3C043EA13DFEBDAD3EAC3D9B3D95BD1E3EEBBE9B3EC13D773E0EBE51BEA43DA8BE47BEBB3E183E173E5B3E7BBE89BDA5BE8FBE823D4C3EED3D7CBE373E4BBE4C3E3A3EC5BD5B3E473EDEBD96BE96BEEB3EC13D2D3E82BE63BEB9BC603EB43BEFBDDBBD49BEDC3E53BE3C3ECDBC453E953ECFBDBA3EAB3E643EDABD073EA83E59BD1CBF0C3E083E953D683D6C3C35BE74BEF2BDD73D81BDD2BCEE3B723E3B3E173D06BEE03CC0BE82BE033F723EC73E0F3DBE3CAFBECBBECCBE2E3D393EC8BD193D9F3E203E0DBE1E3E1C3EB5BEB23E973DF3BEB13DB83A353E923ECE3D1FBE5CBDCD3B8D3E193E98BDE0BE83BE36BEF83D59BE90BDB63DFFBE9E3C4F3EBFBE673CA93D77BED2BD013F98BDD33E9EBD9DBD4F3E383FDEBEA63E99BEDD3EBDBD0EBF693E333E41BEC3BD8A3C11BEC23E5ABD63BE523C64BC923EF5BE28BF533EE33ED2BD97BED53AFABE1EBEB0BE893CCBBE2A3C0E3EFFBD8C3D8DBEF83C2C3F57BE153E6DBE7F3E1DBEE73D36BEB13EF7BD923E21BEE53D17BE22BEB63E3F3EEEBD633DB33EC3BE283D79BDC73D943DC23DA2BDDD3C4EBE073CBBBC673E033C53BE2B3E0CBE843EB33E57BE843E1D3EC2BE29BEEBBE083F3E3DECBE37BDCCBC2EBDDB3E81BEFDBA0D3D52BF863E823E95BDABBE5E3E0EBE173EFEBC03BF4E3D72BD013EAD3E7CBE783E64BE253E2ABE8FBED93E0DBEAD3C8A3EC8BDC43E70BE4A3EC03EB1BEB0BEBB3DD53D17BE623EA03E43BDF9BD73BEBABD78BE82BEBFBDB23E433E3B3E25BD72BEC83E83BE8C3E3F3E40BDB6BE11BD343D193D5EBD28BD1BBF18BE3B3D10BFF53E61BE9CBE71BDDDBDB1BE063CFE3D33BE923EC33D1ABEFE3BA0BC903D383E3A3FE6BD45BE993E623E72BE02BEB9BE05BEBD3D953E6D3EBEBDBDBE20BE72BB4D3D63BC32BE7EBDB1BCFE3D473E0D3C55BE29BE3D3E1E3D3B3EAD3D09BD9E3EE73E90BDFBBDC03DC43DC9BDB9BEBCBDD13E96BEC1BD043E8EBD483FF03E103D3F3E4C3E77BEDE3E1D3D9D3DA8BC09BD38BE9A3E8CBE363E67BD8C3D18BE9E3DB6BD19BC3C3E4ABE863CC83D703D40BE7E3E933E9ABEDEBDD03E2DBE373E9D3DA5BD8DBE66BD41BE133DCE3E56BE903E193E4F3DAE3D7F3E843EA93CDF3D6C3E8B3ECEBD423E03BE223EC53E143F86BE993D0CBE223FA1BD21BE88BD01BD0FBE3DBDC43D3BBE43BD493D403E34BE2D3E9B3E9C3C6BBEC73D72BEA5BEB83D81BE9F3E08BE423EA5BDBD3D2E3EF13CCFBED73E283D1DBE0E3D5CBD583EB0BC083FC4BC9FBE66BD93BD35BFC13E213E873EF53D78BCE43E0EBB03BD153E2ABE283ED6BD8FBEB7BE463E40BF8D3EDD3D0EBED3BE5EBDFDBDC9BDA33E583E11BE473E93BE91BEE4BE843D853E98BDFB3BA3BEEE3D5ABEB73D6A3E64BE173E363F00BFA2BED33ABE3E28BD903E42BE3FBCB2BE01BE2ABE1B3E91BD52BED3BD4D3DF33EB23EC0BDA6BEF6BD13BFD7BDAEBD46BFA4BE2EBC47BEB63E5C3EE93D4CBDA03D4ABEA43E12BEC1BE323F8BBECCBE673E5F3D533E393D913EF2BDB2BE34BE79BE37BC9FBB9E3E5E3E213E6A3E48BD093ECFBD28BD70BDA43CC8BEB4BDE8BED03E97BDB7BDA03E383E633E193E79BDC23CF7BBFDBD843E843E8A3E14BFC1BEDCBD8C3E623E433EBB3EC03DDDBE9CBDBE3DBCBCB43EC63C723C873E593C41BDB2BE31BE333EC3BDE5BD58BED53D2A3EDD3D05BD853DD93E9ABE26BE183EC8BE383E393E903ED83E1E3E533BCC3EDDBE41BE5ABD8EBEA03E863E283E77BE8CBE5E3ED6BD5CBE74BE98BDC13E8CBEFCBD6D3E1B3FE4BEDD3C60BE99BE20BE353E8CBE01BF08BE11BEBE3EC3BE543E523EE4BC3E3ED03DF73D0E3E49BED63ED23E1EBD92BD2CBE34BE0C3E663D74BC873E5B3DF23E1ABE953D4C3D243FA6BC4E3E8CBD97BD0A3F613EC03EC43E59BC643EA73D52BC2F3E2EBF0FBE8BBEBABC853CBEBEB13CAFBE073EEBBD9CBE8ABE82BE8DBECE3DB23DBABEEE3D0E3F8DBE76BE463E3CBE8C3E223E67BEFE3E813E4F3ECDBD933D333E873C853E49BAFEBD033F12BECC3E34BD72BD7ABEFB3E1EBF61BE703E0A3F22BEAFBD953E4C3E213EDC3E073E0EBD15BDB7BEC73E183D453E683D223CE3BBBCBDF7BBA93E063F4EBD8CBE22BE853E4EBE02BFCC3D6F3E023E4DBD93BEB3BE29BE62BE65BE2EBF59BE5F3E903D0B3D47BEBDBC253FBBBC1BBE043F203DD3BE9CBE1DBEE03E613EB9BDDBBDC13D873EBBBDE1BEDB3DF43E083EC3BD853EC6BE49BDE2BC3D3E103E9BBC5D3EDCBD72BD273EBE3E65BD9BBC363E0BBF6ABE36BCCCBE6D3E513E91BE113E1D3E3A3DC83A7ABE033F5ABD3EBE2C3D86BE7A3D633DB73E4B3EE2BD54BEE53E28BEE5BD16BEC13D88BDBDBD0A3F51BE8F3DAC3E02BFB93C1F3EE93D973DE53CB03E8DBEC33EFE3C32BE94BE6A3D77BEB2BE29BF1ABD9F3CD3BD723E3EBE50BEDD3EADBD1E3DC6BE553EBCBE30BE443E8DBE143F103E87BEF63B863ED03E493C14BE613E58BD8CBE4A3EB93E803D28BD12BFB0BED43E46BD983E153E193E443E833E243E6B3E64BD3FBE27BF2ABEC93CCE3E43BEE5BE063F513EE6BDB1BE0DBE033E11BE8E3E103EBD3E7B3D9CBEADBE26BDC8BB453ED03D2EBD863ECE3D4CBE5B3E11BE02BE0ABE81BE933E913E05BE90BE81BEB3BBDEBD13BFB3BA603EA8BE773D65BE53BD55BE9FBC1E3D7A3E0B3EB63EB8BC0DBD383EDABD9EBD8EBE04BEC9BEB13DD93ECB3ED13E7A3E8EBE873E1C3F3CBE223E99BC7F3D8EBEB8BEB4BD1CBF5BBE0FBE153F323E393C843C973C22BEAF3E663E81BD7EBDB3BE69BDA63D88BE083DCEBDBCBDB83EA6BD043EA03EF73E073EFB3CD33E5ABC273EA93E583E2C3E603E973E993D5D3D07BE8EBE36BB8B3E363E263E133E03BED0BDA63D273D84BEE2BD883D023E523E99BE9CBD3E3D483EB9BEBF3ED3BE833E8ABDCB3D693E33BEFBBDCBBE8BBE1D3EADBDD8BEB73EF63EAC3E3F3EA5BEDABD053F0F3ED53DB3BD46BE3B3E1BBD0C3F343DE2BBB23D8EBD01BEC5BE75BD853ED43ECDBC883E0FBE4EBDFF3D18BE383E9239CC3D96BDC93EE4BD4ABF8E3D15BD9F3B72BDD13DA6BEEB3D593E603E2F3D9BBEEFBE6CBEEBBBFB3CD03EACBE3F3E29BD0D3D6F3E193E9FBDC03D4CBEBC3DB53E19BF0ABDAC3EE8BD613DDC3E58BEB5B8BD3E113E45BED1BE1A3D98BE48BE60BDBCBEC8BC1CBD273E733E3F3E9E3E88BE57BEC5BE12BEED3D9F3E8DBD413E43BEFBBE1B3FBB3E803E283EC4BEB4BCB1BE7C3E93BE3ABD74BE623D08BFE5BDC8BE4B3EC5BD5CBE403EF03E6FBEF63AC93E67BE74BE143FF7BD8CBE0ABE0CBFFFBD673EAFBEABBE48BCDB3D07BECD3DD6BE2DBE1BBD2BBE95BEDABD7F3D703E57BDA53D703E0B3F27BE32BE613E8E3E1CBEB73E80BE0A3D813EDA3EEF3EC13DCFBD0A3E7A3E803EE83EEF3D843DF8B99C3E8DBE473E94BC053FC83EA9BDC13E3CBE8C3C88BEE53E8EBE10BD4A3FE6BC5BBD963E42BEA93D663E9A3E093E9B3E743E173EAA3E513EA8BD273E92BE0CBFB0BE3D3ECC3C77BEDF3DDC3ED83D143FB93DC9BE8CBC21BEE8BDEDBD21BEA73EAABC0FBF583D8C3ECC3E853E323EE43B103F8FBE423EAEBDE2BE5B3EFBBDC6BBD13E873E823E8BBECE3EA33EB2BE34BEB6BD82BDB0BD15BC82BE943E85BD273E8EBDFB3C19BDE2BEEBBD0DBDB5BE873DD8BE693B343BD7BE06BD45BE5D3D183E4D3C2ABEA0BE1DBE973E753E643EFE3DC0BC1EBE9E3C0FBE3B3E49BEB03EAC3EC8BED0BDB23E57BD0FBE57BE0D3E53BF323FC53DDA3E93BC04BB26BE483E9CBE553EEF3DB7BEC23DF8BC993D1CBEFABE24BE873C253DB9BECF3D94BEA3BED0BE8C3ED23DF33EB5BE3C3EB0BEDABDC8BDBCBE203ED33C3ABE053D9E3D623ECB3E4DBE04BE66BD17BF34BE0DBE353EDCBE3B3E413EF13E38BD50BE2F3D9BBED3BE0ABD123E2CBC69BD1D3E03BD693E543E4CBB8BBE0CBE85BBAEBED83D81BE163E34BEA6BE32BE29BD933B23BE3F3E5B3E46BEF33E843EB13D4ABEB93E063DC63E853D7CBE43BD8ABD403E0CBDC43EB8BDC0BE42BDB9BED4BDABBEA0BB163E85BE08BE53BE93BE523E583D92BED5BE843ED9BE293E64BE0FBEFCBE023D2CBEED3DC93D8ABE18BEAEBE10BEB63DEBBE23BEA5BE79BCA13CE6BD63BD4ABD51BEA53EC33E833ED0BECC3D0C3E17BD55BD90BE773ECBBE8FBEC13EF6BE18BD973E073ED1BDB63D023F213D37BD26BEC2BD203FFA3D35BE88BE51BEC7BEB3BD99BEA23ECCBC123B4ABECBBE3A3EA83E1ABF06BEDCBD8E3E4EBDB13DA9BD17BF033E1B3E9B3CA5BE993E1CBED53E1B3F07BE86BDD33D03BF0EBEBBBE86BED5BBB0BED8BE63BE5B3E38BEED3C88BE96BEED3EFE3D7ABE0BBED0BEDD3E92BD583D2EBE29BDBB3D863EE13E7BBE2EBE32BEF3BD183EEF3EE1BE813E223ECD3B1B3D9BBECD3E963E263DC8BED93E1EBE423E983DC63E823E9CBE81BD36BDC9BDBDBE88BD04BEACBEA0BE543D29BECCBC0CBDBF3E133AA0BBE6BE6F3EC03D4A3F8F3ECCBEBABE1FBFA63E65BE69BE0DBF823E483E043F4EBE493D5ABE2DBE453E8F3DA8BD5D3E9D3C5D3D05BD463E01BD7E3D80BE0A3E1A3E603EDFBEC2BECFBD6EBE773E843DA7BD6A3DA33CBA3E2ABD643E673D1C3EA8BC3FBE3F3E93BDC8BEFABDF03C03BEF23DA1BEACBE983C4BBE62BD6A3ED7BE8ABEA33ECDBD243E18BE4F3E1FBEC5BACFBECBBD8A3EBB3B283DD73E293D223E7DBD623EDCBEBFBD073D073E17BE183E5BBE343FA8BC933D0E3E9C3CC9BDCEBE693DB1BEE23E60BE873D763B673ED03EB63EE03D493E773E123EC5BEEABC2EBE963C5B3D00BEBF3E01BE323C87BBA3BEB2BD16BFF9BD9FBE1DBE5B3E8BBD803E99BE2A3ED2BDA4BC95BBB1BECABE763E8C3C743B10BD8A3E733E51BD1E3D1A3E2FBEFDBDF43E793E9BBD073EF1BD953EED3D683E74BEC13E86BE083E49BD643D323EB6BE973DCF3E903E6BBE9F3E30BE8E3D5EBE833EB63E1DBE9DBEB43E893D2F3E8EBD71BED5BC973DB2BE233D57BED0BDBEBDB1BDA33EB9BE67BE4B3E6EBD89BE85BED03E09BED83E60BE22BF73BAF23E9BBE1DBF263ED7BEE23D82BEFB3E8FBE0F3E92BECA3EBDBD0DBFAE3D2EBED7BE20BEABBEB8BD9DBE06BF2CBE7CBEC33E0A3F743E39BE513D13BC1DBF26BE60BEC3BD6C3E03BF42BD543E883E9DBDECBD603D19BE",
      torch_tensor_16_torch.bfloat16_4: "0x02000000613F923F0F3FA63F873F7C3F893F903F7E3FA23F503F553FBC3E4E3F823F973F",
      torch_tensor_16_torch.bfloat16_3: "0x02000000A33F653F9B3FCF3FA33F563F763F4A3F8C3FA23F493F963F853F8C3F843F8E3F",
      torch_tensor_16_16_torch.bfloat16_2: "0x020000003DBED9BE143E56BDC23EFB3EAEBD4EBE653E403C4E3E12BE303CDB3D813E8BBE813E06BE3A3EAF3D933D86BEAEBC05BE37BC09BF17BEF4BDBE3C60BD59BEFFBDDBBD9DBE883E3F3EC43D9F3E94BE883E29BDA63EBDBE1A3E073FE5BD8E3DB63DA4BDA9BD1CBE55BCAC3D22BDC33BA53BC13D30BE60BCCF3D9E3D1F3E203E01BEE9BDCBBED93DC4BEAA3D1BBE0F3E833EA33E363EB33E1E3DB9BEA0BEB5BD133E1EBFF93DEC3E89BCBB3C0DBDAA3C82BDA5BD9CBEAFBD14BEE23DAA3E86BE203EF03D2BBE82BEAFBD82BDF4BD9A3D8D3E0CBE47BDED3E3CBE6F3E62BD3CBEDEBD153D87BD073E623DA3BEED3EACBE2D3C2ABEA83D1BBED53DBDBE29BDC83EC7BE863C503C93BE153E183F96BD93BD1FBE393EC2BD2B3E6D3EA4BD9A3C75BEE4BCD8BD4ABEB63E57BD6F3E9A3B60BD07BFBE3EB0BEF7BE8BBDE43DAABD8B3EC83E8A3E0CBDE5BD03BF2ABE9C3E663D0BBFB9BE1F3F2A3EB6BEAB3EEA3D9F3D09BD32BE94BE24BEF0BCB03EC23C853ECABD123E05BE9DBCDCBE4DBE343E6A3E7FBEDC3E783D4FBEE13E99BDEEBE70BEFD3D13BE1F3EDABDCEBDC43D6CBCD1BE87BE133E9F3DF7BD3BBC03BE773EE1BE12BE01BE563E74BEDCBE883E103F9A3E153E313EE13E003FD6BDC33C2C3E1BBE9B3DAE3E17BE323E983E03BD843D94BD80BE183EF5BE3EBE77BE263E6E3DACBED2BEF9BECFBDC33E643E7CBE843E2C3E5CBE",
      torch_tensor_16_16_torch.bfloat16_1: "0x02000000C23D723DE03D0B3F38BC5C3E86BEA73E5EBE6E3E02BE503E8DBAF4BDA4BEA63EF4BECE3DA8BE053FB6BD0EBDB4BE98BE813C113EA93E9C3ECDBEE0BD93BE843E57BE983E52BDF4BD27BCC53CF23E753E643E3ABE9ABE89BE773EAB3D2CBD5ABD603EDCBD1ABE5F3EDC3D8C3DBEBEE6BDC6BD79BD75BEA53EC13D83BE0F3F3ABE203FF2BC99BDF7BCBEBED1BE99BD0FBEF6BCBCBCEC3E26BFBABE00BE913E4CBD1D3C83BE3BBE3ABDA63E28BE893EDFBE293E993E5D3E04BE8F3E453E4F3EDB3E263E49BEAC3D2DBE1E3DF83D1B3E243EE13DB0BE473ED13ED33D24BD21BCB1BEF3BD2CBCC83E633C13BFC73D9A3CD6BED9BE473E1B3E943E54BE8FBD8E3E083F6F3ECCBD3BBEACBD3FBECFBE05BFCBBD793D56BE50BFD9BD00BF00BFF5BD27BE96BE183EFE3D6D3C49BD003A553D27BE383D25BDB6BDCFBD473D0A3EA1BDD23DFFBC94BE133E9FBC98BE133EA8BEB63CAC3D75BE11BDA4BE4DBC063F14BF963D353EA4BEDE3E3D3E5F3EF93C2EBCA3BEA43E08BED4BC18BE553D353EACBEA5BEC6BE393D3F3E31BDA8BE283EC4BDB63DC1BD033E76BEF4BD2F3E673EA2BEAA3EA03D7D3D9D3EBD3E9CBDD13CE13D5DBEBFBED13E93BDB63E38BE12BD85BD46BE87BEC53E833E7E3EA73E1EBE7CBE343E9C3E083F0F3E193EF7BC38BE693E16BE233E05BE323F23BE1C3E243F60BE0CBE0A3EC23D723ED9BDAE3EB3BD5C3EA03E",
      torch_tensor_16_16_torch.bfloat16: "0x02000000583D3CBE863E843D753DBEBE1DBEC33E9FBEE9BDBB3E5D3E7E3DA4BC6F3EFCBC233EA6BE0B3F22BEA23E5ABEFD3D783EA13E8CBDB3BD573E03BE293EA33E50BFFCB9C4BE353ED03EC4BEC6BEC5BEF2BD0A3E82BE1C3F5E3EA93C053D0A3EC43DCB3EE13DE13E90BE4C3EB33DCA3DD93EB43E71BE283D71BE35BE9DBB853CD7BBF83DA63CA9BD96BED2BEEEBCD43E52BE38BE0FBDBDBCFCBEB73E8ABD09BE1C3EC63B813E273E27BFB8BED7BD513E073FBCBE8FBEF1BD013EFEBEA43D963EEEBEBE3CFB3D5BBEC9BCB83D5F3EF1BE08BF8E3E6ABD503E8ABE683E863E99BE28BE98BDF2BD333EDE3D84BE863DD63ED43EBBBE7BBE9E3E833E383E153F173E17BF9ABD073E7CBE8FBD11BEA63E22BED5BDEA3D423E4D3DC9BD72BEC6BD9ABEACBE63BEF0BE02BDD3BD193F08BEA43EAEBE5ABE3EBEF03EE5BD363E4C3E5C3D8D3EE3BE943EAE3EE73D98BCF7BD643B1A3E7E3DC9BE1E3ED3BDD1BDDFBC59BE143DFC3D8B3EBF3E1EBC5A3E9DBDA7BEA83EC63E903DAA3EAABE30BE53BEFF3D08BE6CBE0B3E8FBD0A3F96BD603E6A3EC63E27BE6EBDCBBE953E1CBD943E95BEDDBDDD3D7DBD4CBE1A3EC1BD0B3F84BC13BE833B7A3E1FBDBC3EE23EF53D183F9DBDC83E003E48BD283E5BBD72BEB83E7B3E19BD3DBE113F773D1B3D9B3A3ABDA83EA93DC73E07BFE9BE9BBEBEBDDFBE963E473E8BBE653E64BE1C3E78BE1C3FD53E",
      torch_tensor_16_torch.bfloat16_2: "0x02000000B43F133FB83F683F903FA03FAE3FBB3F033F933FF53E513F9C3F5C3F963F9C3F",
      torch_tensor_16_torch.bfloat16_1: "0x02000000883F923F9C3F863F903F983F5A3F8B3FA83F9E3E7F3F7C3F843F6B3F843F5D3F",
      torch_tensor_16_128_torch.bfloat16: "0x02000000833DC6BC89BD603D0F3D863D28BD8E3D0F3EF43D5B3E86BE6EBDECBC89BAA63CDA3DA43DC23A3DBE003DC1BD293C22BD68BDB03D7E3D7BBB8FBD053EB83DF3BD40BD323D81BC193E93BD24BD083B93BD5FBE9F3D713D243D3C3CF9BC3E3DB5BC81BCB33C713DD83D1E3CCB3D463CD0BB153D463D6FBD19BDF63CDCBDEDBCC4BD1FBD20BD4BBDB4BD053DBE3DD2BB503D6CBC603E17BEDEBD9C3C003D9D391C3E993D1F3E53BEE93C06BC613DD8BD62BC67BC483D093E343D043D72BD8EBDF43CF53D2A3DA73C81BDBBBDACBC2CBD9F3D10BE05BE15BEC6BD153DA03D3C3E6A3CA4BD35BD2C3B133B1ABDDD3C7C3C833D34BE2CBBC8BDD0BCADBA093E503DDCBD093E093DF3BCF9BBC13D723E33BD723DCE3DA93DAFBC0C3DD73D20BDEFBCEE3DB63C433BE7BDAABB93BD6FBCBA3D973B9E3BAFBD00BD2C3EC93D0D3D87BD5FBD213D98BD1FBC243CEA3D57BD333EDCBD933CE63CE7BC773C20BD2CBEF4BD8C3CD8BDE7BD363C43BE61BCB93C0ABE88BDECBCEC3D21BEB3BD913D043D133D053E96BD033C32BDF8BDC93DAD3D0EBE10BDE73D37BE27BDE83C1EBC30BD28BC81BDC6BDB03DA43D533DF73D69BDC63D30BD283E49BEFDBDF93C8ABDEB3DC2BBA83D42BDBD3D27BE0DBB8ABD83BC4EBDF0BD49BD903D8BBD023EE33D15BEC6BCD4BC973DBD3DBA3D4A3EEB3CB6BD883DC93C3ABDE3BD1CBDBB3C783D1E3D0DBEA43DADBCDC3C273C34BEB33B303D0B3CB6BD8E3DB9BD14BC563E9E3D5EBC353C5DBD373D11BEFBBC16BDD9BC5BBDA1BDD73B9C3D8BBD85BD9ABC26BC15BD5E3D293D69BDF8BD863E1F3D94BDFD3DD6BD553DA23C533DF2BCD4BDFA3D9ABDD5BD90BDDDBDB43C41BDBE3DD73BBFBBCDBACB3D053E55BD1CBDAB3D563C443C2ABCF9BD47BEE63D6F3D0BBD10BDE1BD9FBB563E6B3E9DBDBA3D2EBD773EBFBBC13CCC3DC5BD6BBB16BDD43DFA3DB83B30BB8A3D173E8D3DCA3C1CBD05BDBFBAB8BC51BC9FBB06BB9FBD66BD7FBD1D3EACBD1F3E44BCB53C7F3DEA3CD7BD193EADBD203E8D3D323D073E09BE9B3DF13DCEBDEF3D063E58BCA83A32BC713D1ABC90BBCFBCEB3BFDBD17BC033E493DE53D27BE733C903D45BDDFBD36BCA9BC97BBB1BC70BECEBDC3BDFB3DCE3D08BE113C6D3E1F3E95BDF2BD1C3E923D6E3D03BE71BD16BEB4BC24BD063E223D373DE2BC193DB3BDE4BD09BEDD3CA9BDD0BCC1BD4FBDE93D2EBE5DBD04BDFEBC873D81BEFB3D503D333D833DC2BD8C3BFA3C97BC7ABE163DEFBD9D3DA2BC03BE99BD713D14BDDF3DAABD34BDD2BB4C3E903D8ABCE9BD8BBCE43D7D3D653EE8BCB3BDA83CF8BC9FBD393DD7BB82BDB83D063DEF3823BDB9BB963B58BDDFBD783C6FBD873D1F3D4C3D0A3E873DAFBD1E3E9B3D2EBE893D363EE33C0E3EE1BDCE3D7B3DE03C24BDD9BD03BE9A3DF0BDE2BCB23C1B3D123E86BD94BBC83D6CBC0DBE663D1E3CDB3C53BDAFBD86BA34BC9F3DB73B92BC53BDAEBCDB3B573D283E533D413ED13DC13CB93D083E043E31BD1CBEEF3D1DBE573CC53B8C3D133D2E3D36BE8FBC95BDC43DBF3D0B3E91BD1B3E3F3D4F3C8CBC1B3DA43CB83CB13C4CBD573E46BEFD3C183D163C7DBD87BD74BDAE3D173DCB3BCDBBB2BB883D3FBDA0BDFA3CA13D63BC753D7CBB2EBD7C3DB23D3B3D75BDB73D7EBE03BD313E33BDF1BD93BD873D283D95BD073C813D6CBDDF3DFE3C31BD4F3C903CAEBDD13BC83B433EC23C823DA03DBCBA943CC53DD03DD33D7D3DA8BC863DBFBD7FBDB3BD86BD0C3E59BE1D3D4A3D01BCB5BD4C3D90BD25BE0D3CD2BC98BDD6BDDABDEDBDB83D1BBC683CC6BD9CBD33BD8F3DB03D25BEE03D3A3DC03DE0BD6F3D9ABD8F3C1DBD0EBD55BCAE3D8E3CFD3B92BD2E3E403D49BDB23D013DCD3D62BDACBD0C3CB53DBABC393E09BD353E2EBED0BD56BD5C3E62BD2C3E663EFFBC4DBDC33DEBBD443DF2BC643D4A3C30BDF33C06BDE9BC18BEC13CF2BDF7BD8CBCD73C89BD39BD9EBC963C0FBECDBC03BDECBDE8BDC23D0CBE803CD8BD1EBD363DF13B33BD42BCA2BC79BC6DBDCDBD9BBD0A3E9CBDFE3C60BD0B3EE23C3DBB563B383D133EC53B7C3D6FBC333EDB3D32BD123EFE3C0ABE4ABDCCBC583DE43D2D3D8C3CD83D91BD54BD9EBC1CBCA63D42BDD73DAABD243D08BDD0BD423C41BB903D443CCBBC26BD913D063D163E8DB9A1BDADBD5CBBF83D76BD04BE343DB03D843D13BDCD3B2F3E0B3E923D223DF8BDA43D86BC2F3D813C63BD2CBC16BD7D3C32BD963DCDBD833E9BBABFBC37BDAB3B883D36BDA93C99BC003C873D093D97BC083D473EC23D153EAEBC9EBD2ABEB2BD6BBDD53C2EBD7C3DA5BD52BD66BD14BD883DE33D16BDBB3DA83D46BC66BDA7BDC63DA0BDAC3D153DA7BBF33B48BDCEBD593DE63B5B3C2ABE99BD823D323ECB3B953C723DCA3DD93D9F3CC33D1B3DDFBC57BD333C063D573D51BD3EBDFEBD283DB1BD1C3EF53D26BD0A3DBE3CD3BDF63CBCBCC5BC01BECE3D083EA8BDD0BD28BDA53D36BEC83DA83D103E64BDAC3DBF3DC43D9CBC593E7B3CDBBDC43DA0BD633D643DB03DCF3D8ABD683D2A3C303D923D293D5ABE5B3C0D3E9EBCA33D22BE9DBD593C3C3D683DE93D3B3D573C81BD04BDF23C3A3D663DC73B7DBD8FBD823DD3BD473D93BC193DDC3CEBBDA7BC36BD823C61BDD93CE23D04BEC3BD933D0A3ED23D37BD803DD0BDFE3D53BE083D0FBD83BC113D453DE63B2CBE20BD483E2E3C3F3DE1BCB1BDB7BDA7BD80BDAABDB6BC78BEB03D0BBEF0BC7A3C62BD28BD343D8CBD023D36BE54BCB6BDDEBD30BD1E3D423DA0BB3F3D87BD963C8F3DE93C9F3CCB3D06BE94BC84BD5A3DC0BD853DF73C463CA8BD2BBEE13C6BBD9F3D143EC3BC6F3D01BDC73C173D243E0FBDE2BD4A3D80BD43BE723CBABD41BD813DDD3D833D32BD443DF6BD6D3DAEBD4ABDB5BD1EBE8E3D1A3DCC3D9F3CF13C9DBD873DC53D263E25BDB4BCCCBCBE3BAB3DE43CFD3D5EBC7CBC86BD3B3DD0BAFABCEB3C613E11BDB93D91BD47BD3C3D02BD903DB43C303E843D34BC3C3D2ABDC5BC9DBC49BD69BD42BD15BD47BD1ABD6ABDA3BD43BEB7BDC0BD5DBDF83DDABC20BCB43CD53D6EBB203E5DBD99BD6FBEFBBCDC3C3B3D693DC0BC8ABC8ABC313D5FBEA43D59BDC0BC043DD0BCC53D213D84BBA83CFEBD313DAA3C0F3E8FBD3CBEE7BB0CBB803DE63CE73CBC3D123E0FBEB23D033E073D20BEDD3C433E0CBDF73C29BD393ECB3C32BD713D1C3D763DFD3D58BD033CA3BDEEBC7FBD703D843BDE3D70BDC1BDF7BC89BD843E67BD7EBD50BD9C3D63BD1C3D9CBD7B3D073E9DBDCD3C4FBE1D3E1CBD5D3D56BC1E3D973D4E3D6F3DE8BD81BC093EE63D47BD7D3D7A3D79BC7D3D8B3DFB3CDCBDBDBD873D0ABE223EF0BDA6BDE03CD43D273DE03DB2BC39BE34BDBEBD6DBD353E053D393CBDBD10BE4DBB38BDE6BCFD3C95BD16BDB33D8F3CC3BC083E07BD33BDC93D83BC173E0D3D62BDD43DE8BDAB3D2D3D8D3D8BBD7C3CE3BD89BDB03CA93DA8BCDEBD513D49BD153EC6BD453D813C76BC6ABE883D0BBD4F3D883C193E9ABD263E833CB1BD103E323D35BE7BBC2FBD4E3D85BDFEBD5CBD4E3E3F3D5C3D83BCD6BD233D52BD1FBDB5BA6E3D383DD1BD853C523AE4BC5FBD853D963D25BC9C3D80BC4F3979BDD63C3CBD6E3D013EB13B1EBD0A3BDF3CD7BD6B3C1ABEF9BD05BE6FBCF13D583C1BBEE23AFA3DF8BC6B3D38BE4BBC6FBDD73C3F3D9D3D2D3D94BDA33D893D3F3BDB3C9A3C853DED3C4CBDD8BDC4BDE23B0C3E94BD1C3B813D85BD45BD973D8CBC3CBD28BD143D70BCB13D233E1B3EA0BDD3BCC23D8FBC4D3EB93D1EBD273D483D54BC8BBD62BD5D3E603CD23D0FBEF7BD053E1EBA7CBDCCBD42BE09BDA6BD3A3DD63DE73DA4BD423DA2BD9A3C663DED3C8EBDB3BDCE3DE03CC63C12BECFBAE43A543DE23C783D2FBCF1BCD9BD8DBDFFBC5ABE263DA93BA33D603D8FBD783DCDBD8D3D06BE433D5ABD1D3D563DBF3DF83C86BD6FBC93BD65BD02BDF93CA9BDADBC723DCEBC15BD9D3DA33DB3BDB43DB0BDEDBBA03DCDBDF43CC3BD923DDABD7EBD1ABE17BED0BD4ABE2ABE25BE413D2E3E223E87BDD7BD483DCABD8C3D413D2CBECCBDB73D473EEF3D253DDBBAEA3D673D463D40BD0ABD243C40BD983D5A3DBDBD7CBA35BE093D43BD51BC083C19BD023EAC3CBEBCB93B3D3E823C3F3D82BD3E3EB3BA12BE7E3D87BD5CBCACBD253D393E15BEC5BD16BD7BBCC03C70BCABBD97BDB93D0F3EB7BDBBBDB5BC373DF73CED3DE8BCC4BCD5BD7BBCA83D94BDA6BDDCBB643DC6BD8E3CFBBBCB3DB13DE8BDDABD913D703CAABDA03D93BD743DBABD103D763DBABD8D3C32BE87BD173DD9BCB53DC5B98E3B0BBD1FBCE8BD493DA5BDF33C45BCAE3D5C3CD2BD883DA3BE03BE8ABDDDBD233EE83C2ABDFF3D74BCF9BDD5BDB93D5ABED13BC3BDA0BD4A3D4F3ED53D06BDFA3B92BD7E3DD9BD56BD0EBEDFBDA83D4B3D9A3D41BDC3BDB1BCA73BD83D233D8ABD293C5FBE583D0A3E563CB73D033ED03D0C3DD23B8F3C233C59BE71BCE3BDABBD943D243EE7BD9EBD96BD283E51BD2DBD983D083E083D393D83BDEBBD3E3B9ABD46BEF4BCCA3D50BDC53DD2BD113ECA3DA53C92BDAC3D623CAE3D8CBDC13D003EBDBD463CBA3C513C0A3E443D11BDE03C753DC1BCE53BB5BDD5BDDB3DA0BDF5BB15BEA53A963DF1BDE0BCD3BD0D3E913C533DB9BDDEBD6C3C82BE813D2ABC223D3F3EFC3C443C573D723C83BC8E3D1A3E30BD833E993D55BD54BDB7BC823D8E3DAB3C853D843D6C3C12BE033E073D423D3D3C5B3DD6BCE1BC593EBFBCC8BC413D0A3AEC3D903DEB3C84BC7DBDF83CE73C65BD52BDECBCE43DDD390CBD053DB13D36BB733E4ABCD03DB43DA4BDEEBC8ABD0BBE9EBD393D053EC8BDA53D013DD3BC563D023E523E57BC7DBD99BC0C3E03BEDF3D21BACDBD983C453D093BA23DDF3BE8BAE93C31BD8A3C84BEB53DE0BDACBBE23C053D733DEC3CEB3BF7BCFF3D5CBD0EBDDB3C8C3D4BBEADBDDE3C2CBD073E48BDA3BD033EA7BD78BD823D003DBCBBACBD53BCBB3DDBBCB5BD99BAB63DE23DBB3D05BEF239003BC6BD1D3CECBD55BD19BEA7BDF3BDE3BC2ABDE0BCA2BC13BE543DFA3CB83D003EC23D6ABD0C3E90BD4CBEEABD29BEAC3CA8BD9F3DFFBC84BB3B3CE93CB9BDAE3C01BE0CBD043E153D8E3D4DBC50BD0FBDCD3C1CBD97BC303D243DF43D9EBD993DFB3C9D3D51BEED3DA73D1EBD203DAABA463E06BEC53B55BE0E3DAD3CEA3D123DBF3D06BE243D1B3D353E1A3D94BD25BD193E17BDAF3C89BD1E3A56BE083DFA3D823C093EAC393A3D92BD493D183D9BBD4EBD863D9E3D153C3EBD253DE7BD29BECE3D553DAE3D093D733D0F3DDF3DAA3D563E40BE7DBD803C3A3C27BB823D8C3CB23DDDBB233CC4BD0BBE113D583DC6BD8BBDE6BD073D6F3D07BD24BE01BE12BEB03DAC3DD5BDE63D1FBD8DBD873D6A3D85BC2CBC183D58BD79BD4D3D42BCDEBC8FBD073BC7BDD1BC8B3DFB3D5EBCBE3CD93BFC3D11BE53BD673D3EBCD2BD44BD4ABB49BCCA3D8D3DC9BC513D00BD82BDF3BDC13DCB3D8BBD1E3D10BEAA3D89BDD5BD1FBE53BDE2BD383AB93DDB3BCBBD35BE79BDABBDA5BD963DB4BDF53DCEBD1DBEE1BD87BD11BB69BDE2BCAEBDFEBA04BB3A3CD33CDD3DDEBC48BDA83DA0BDD03DA1BC3B3DB4BD223DCFBD203D853D1FBB6C3D51BD2A3D44BD29BEB1BC97BD8BBBCABD533DD33D1A3BDABC703D2EBDD53D9ABD253E8F3D9D3D10BE56BE203DD3BC6CBC36BD64BDD43D8BBD8D3D5D3D3E3E9ABC30BD96BDD83D1FBE08BCF2BC6D3B",
      torch_tensor_32_torch.bfloat16_1: "0x020000002D3F9E3F4D3F9D3F813F943F8C3F003F733F7F3F653F793F3B3F4B3F773F9A3FB73F753F663F653F3F3FC53FAC3F8B3F553F9D3F643FA83F283F473F903F923F",
      torch_tensor_64_16_torch.bfloat16_1: "0x0200000036BE21BE1EBED8BD31BE013E8F3C1E3EAF3E52BEB43E823E2EBC803EA7BDB2BDA13E8ABE6DBEEFBCEA3EFCBD7BBDA33EE83E22BFC03EC2BE813E5F3E27BD63BE873E39BDF2BDCBBD91BE503E0A3FD8BD213E293E43BEC63DC33DB9BC07BE8ABB46BE46BEB0BDB93EB73D34BE3BBE91BE683EB4BC8ABEB4BEFEBDF8BD813E553D0A3E2EBE30BFEABEEFBDE7BC58BE6EBE5A3D0BBCCE3D9DBEDFBC983CD93E87BEBC3EEFBEBE3E8B3E013E9FBEFE3DBABD593EBD3E03BE0C3FB03E6FBE62BE36BCDE3D1DBC6FBD643EB13D213FE8BCB2BDEA3DA5BC8F3DB7BE8A3E9ABD23BC67BDA6BE983DACBE133E8F3EDC3EEF3D633E21BEA13E0ABF893EB0BD563E90BD5ABEC23DEB3C09BE0CBE2ABEA1BA143E0BBEDA3CC0BD87BD0C3E1F3ED53E743EF33E6C3D653E8F3C2EBEE3BC083D1BBE20BEA4BDA9BE8FBEFC3E9BBE643E53BE9D3C393D783D283C10BC46BBD13E7EBE803E18BE533EA93E57BD393F94BED1BD49BDAEBD933D7F3E30BE143E0FBE37BEF03E49BE803E903E6F3E973E84BE7B3E153EA6BE01BEF8BD043D133DEDBD89BED63ED2BD08BE953E023EEBBDB23EFEBD313E37BFF4BEE8BD0C3ED23D4B3E30BE7D3EC1BC66BD713E023D693EFA3DAD3EF1BECF3E5EBE29BF903C0BBEDCBE68BE303FB6BDAD3C753EB13D45BE9A3E28BF363EDD3EC6BD94BDA8BE843E4B3EC03ED4BC12BE2A3E4FBEDF3DA23ED53DFDBD963E433E023EBB3EAB3DACBD4B3DB03E1ABE64BCC8BDD0BE38BEC23E8B3AE73D44BDB7BE1B3ECD3E143F65BE123E22BEE8BD40BE61BD9CBEBFBE7A3E28BEB9BD7DBE263E993ED2BDCABDD13EFDBED5BBC83E82BEDC3D8FBE92BD5CBDBDBEB23D73BDC83E903DAD3DC9BE3A3D1F3D023F30BD6FBC8CBE4CBD683E1E3E15BF23BE11BEC83C403FEBBD983D8D3E45BEB93EF2BDEBBC9B3DFBBB5D3D843E5E3E603C933ED7BD913E41BE4F3D653E3F3E8ABE063EA93D3EBE75BD83BECE3E993EBC3DFE3C0DBE493C5DBE543E923E243E683E31BEB73E82BDEBBEFA3DAEBD04BF223EB03EC5BC2A3D893E59BD2ABE883E8ABEBDBE5F3B7B3EBC3EC4BE43BCEEBE603E853E3BBE2E3E66BE52BD5FBE89BE4F3C0EBFFC3DD8BDA13E083BD73E993E51BE363EA9BECABD113E0BBCC13EC5BEDF3ECABDAA3E33BEEBBD98BCE5BECEBD343E7A3C1A3FA93ED33D5DBE6ABE123ED73DCD3E023BA93EAD3D963EA83E0EBC54BE2C3DA1BE8BBE893E713ED3BEC8BD8F3E773EBCBED1BEC1BE1D3EF63B3BBEA7BE00BE8FBDA83D8B3E163E3ABEA13EA6BEC4BC493EA43E03BE88BD533B603E093EEA3D7F3EBCBD1E3F5BBC0EBEC2BE543E09BF15BDA83E233ED63D7EBEDCBDC2BE24BDE1BC933E6C3DA73EE93D71BB113B43BEAABE1D3EC5BEBDBD3ABD8D3EB2BD85BDC8BD3EBE92BD82BE553E9CBC11BD693EA63E903D0B3FE9BD17BE973E753E25BD4DBEFF3E2DBD933EF9BB8DBE2CBDC4BD33BE05BDB33E85BE563E2DBEA73E263E7BBEC7BEA3BD3EBECABEB3BD1A3EBDBE99BEB8BEC73E953D1CBFC03D99BDE23C30BEE7BBDDBDB13E1ABE6EBC9D3D1CBFDCBD66BD7C3E9DBEACBD80BE813D66BEA93ECB3EE3BD083EC4BD90BD04BD92BE47BE4E3E4F3D20BEB4BD4EBC0A3FDCBE103EA63E413E103E54BE9A3C3DBE273E93BEEE3D3F3EA2BED7BEACBEE93D813E243E0E3EB5BE743EA1BE9FBE6A3E743DA7BEC03EB33DA33EF23D5BBEBEBD1C3F8EBEFDBC01BF83BEA03D54BE31BE3F3C443DE43E59BE353CE63EA7BD94BEABBD88BE14BC24BE28BC163EB33E1ABECEBD8D3EEE3E643D8F3D26BE8DBE0FBE0C3FC8B8723EAA3DE23D2ABDC0BE98BD833DEDBC3E3E6DBE7F3EC5BC033D433DEDBE183E7A3EADBE183E953EAABCCB3E983C2E3EF73E25BEB33D533D7FBE86BE443DC03E3ABE033E2A3E0ABD563EFE3E963DBEBE3A3E213ED7BD273EC83C70BD6C3E7F3E1ABF81BDDF3E23BDC53CCF3CE0BEEB3D0C3F633E033E573E363E4B3F993D35BE45BE7E3ED2BCF63EC23D95BEF13EC33D23BDD73DEFBE4FBD033D74BD1DBEFEBDE6BD723ED6BE243EC93C313B43BDC6BEAB3EC43C8A3D8F3DD1BD71BEA73CC9BD52BE51BBD4BC49BB8E3ECE3EC4BC873E97BD923E183E6CBE1CBE89BE7ABE55BE983D7E3D4DBD173E4D3D993EC5BC12BEFF3D63BD4BBE903E0EBFC53D89B9503EDBBE5C3E5C3E9E3E193EEA3DB6BE67BE023E573DBCBD393EBFBE233E1F3F07BE93BEA13DAD3D21BC1ABEBABD883CA2BE93BE73BE56BD4B3D21BD18BDB33DD03CF1BC6B3D77BDABBEBE3D3A3EB23D2FBEEFBCE43DC0BE9DBEA53D59BDD03E81BEBEBDD93EC1BEEEBCACBC333EA1BDAF3E333E89BD833E87BD10BD26BF2FBE2CBDDBBD81BD143D543C123EEC3C7BBEB63E603D3BBEA43E963D7BBE703EDEBDD23D1EBC373E2E3E433E93BE893EB0BE1EBE69BE2DBE95BD10BE963D093F2E3E373E51BE2D3CCFBE93BE5ABEE2BE8D3EA4BED5BE4EBE0FBE4ABC82BE91BD82BE03BF803DF1BC993C053EE3BC80BEC2BEA03EC8BC953DE23E05BD33BA9F3EDDBD9C3AD23EC7BC3BBE583E5DBE82BDCA3E8E3DC63EA93EE13DC4BC653EB4BD05BF633DFC3AD5BEB53E6BBD273ED1BBEEBE213F91BE89BE01BEED3DA1BD523E32BF6EBD6D3D013E35BF2C3D9DBE3D3D7E3D933A15BE2F3E463E0C3ECEBED1BE863C35BE59BEBFBEBB3D053EE03ECE3DF8BDE83DDF3C183C0EBD86BE1F3F603E82BE363E2E3EA83E2BBE0B3E243E583EB6BEDD3DA1BD283EF03D59BEDCBE123E8DBD09BD8CBD9EBDC3BE15BF783E78BD6BBC863E543E463D203F693E2DBD463EBA3E53BE053FC8BD9FBE13BEBE3EF63E253EE53C223D59BE86BCE7BDBEBD023EC53D673EE73DF13E70BEF3BD133E2C3EAA3DC3BE5E3E7CBE9EBE703ED9BDCF3D0B3F",
      torch_tensor_64_16_torch.bfloat16: "0x02000000083F28BD30BED23ED23D753EE03E14BEEA3D50BF4C3EA63DAE3EC63E2A3E653E013EA53E593D0DBE823E4C3EDBBE893E7A3EF83EBEBE41BE4FBDB73D843EAC3E5DBDFEBC893D35BDE0BE1C3D49BD83BEBFBE79BB88BEC83ED8BE5DBE08BE60BE2FBF2D3ED6BDC3BEAD3E873D02BFCDBD4ABDFD3D753D1C3DBFBEE9BD863E923EBD3EC5BD8ABE25BCB53A88BD833D64BE893E083EA8BDF23D26BF8BBE133DBBBAE6BD863DB9BEA8BE16BE8B3DB23EB7BD60BE07BF27BE02BE93BE08BEDC3B6BBEFFBD103E0A3ED33E853E80BD6F3EE83E643D353EC5BEBBBD283E0C3E4E3E84BE6C3E353E97BD41BEA53EAC3E70BE393D39BD85BE55BE9C3D883EAF3ED63E393EAFBE803CC2BB9C3DC23E473EC1BCCCBDEE3E9ABD0F3F9DBE04BFBDBDE93E273E393E2EBCD73D32BF393EB5BD723E65BE083F8CBDB9BE413EE53D623D64BE033EC4BE64BE6FBE12BE853E583EAE3D6A3EB73ED0BC6C3E043FD3BDB3BD78BE3A3E9FBD0A3F53BE22BF99BE873D93BC283EF43C073E9BBDDDBC243E963EDC3EE33EC1BB84BED13D083ECEBDAE3E18BDE8BE123E9EBE533CFFBC88BDC6BC99BD8B3E483E28BDB23C76BE8DBE3D3E1EBD5CBE263EAFBE093E2BBF5D3E41BEBDBE16BE583DFCBDDC3DD5BB45BC97BD8CBE473E0ABD573DABBDF03EA43EE8BEEFBE4BBBFA3E653E483E55BD9EBD50BD10BF7BBE773F55BE3BBF593C293EDABEC63E5E3E933E88BE0EBEEABDA4BE5CBE19BEC83D823E073E783D153E87BE913D423DA5BE193CEEBD353EC93DA2BD80BBBCBE303E5A3EB83B97BEC0BD963EC3BE553E123F4A3EC13D693E73BE903E0EBFE03E9DBE93BEDC3D413EB1BD10BDAB3E2A3EA4BC2CBE96BC99BEE53E91BE8F3E2B3D203EC53B943DFB3DD03DA2BE91BDB7BE6A3EC33EF33D163F82BE3ABE8EBE763DB03E123D5A3EB23BAABC7BBE52BD05BC8EBE183CACBD17BE863E343DF5BEEF3DF5BD4DBE75BE47BE98BCEFBD3D3EA53E0FBDD23DF23E0B3EA93EF3BCA1BC6EBE46BEC7BE143E76BED13DB3BD93BD403E6F3D1EBE223D1A3D14BFE93D05BF06BCFDBE133E743E02BE8FBEDFBDC1BD70BEF83DE4BC72BED0BDF73B9ABE75BEAEBD463E00BF05BE8D3D243D673DEFBD78BECBBE913D87BE6A3D93BEE9BDD83E23BF3D3E6A3E3F3EB93DBFBE7A3D95BE383E72BEDDBE07BE9BBD87BEFC3E933E763DEB3D25BEDABD7CBDF63EB4BD69BCC0BE873C87BD2DBE6BBEC4BB393ECB3ED9BE193C2C3E31BEB93E643DF03D40BD353E86BE7F3E9ABC6A3C8BBEB0BE06BED6BE773EB3BEF53E323E993D913E54BEBB3E8BBEEDBD9DBE53BE03BC2ABEFEBC473F143E193DEEBDDEBD80BED13DAABA7B3E1C3D9F3EDE3EBFBE953E233FA63EB33E713E24BE09BF2A3E1FBFCB3D7BBD433E9E3E15BDFD3D01BF813EB7BEB4BD08BF8FBEFABE343E733D3DBEE3BD163E83BD9EBE903D803E9EBDC53E31BD86BE153E123EF5BDC7BE85BE2D3DF53ED3BD893C6EBE65BE393E293EE7BDAC3EE53D2A3CA7BEB43E1E3DA6BDC13D8C3DFABE923E25BE9E3E73BEFE3D0FBD6ABD823E65BEF3BE1D3E7CBEE33E783EE6BC163EAC3EA83D0FBFBD3DBE3DD13D74BE92BEBDBD923E90BE9E3E913C183E50BE073EFA3B96BB583DA53E05BE403DF0BD83BE67BE033ECE3E2C3E383E9E3ED8BD923D3ABEC7BCA13D1EBC0EBEC43E093C97BE8F3D7EBE8D3DA63EFABEB4BCB63D44BD243D993E61BBEF3C693E0E3EF73D8FBD28BE4B3CB13D24BDB9BE013EE23C60BD90BE01BDE6BD15BD8FBE81BEDA3E793EBF3EAC3D4DBD313ECD3D73BEED3E7FBD39BD343D14BFB8BEABBECD3C8B3E9DBDEF3E6BBEFC3E98BE033E7D3EC23EC93DC63E833DB53E96BAF3BE20BDAABE95BE9DBE2F3DD1BE8EBDB83CD3BD663E8D3E883E9D3E55BD7FBE22BE013DCEBD87BE3B3E6B3C333E7E3E3D3E05BFE6BCC3BD053E9B3E30BCC83E033EDFBDC23C143C073EBF3EC43D913E2EBE5F3E69BEE5BEC0BD86BEF33D5C3D493D103E65BEA3BDB33E04BCCF3E48BE823D1DBE7FBD363E7CBE58BDAE3D863E563D043DAC3C043DAA3EB23EBBBE783E01BE03BF34BFE0BE66BE2DBE983E6A3DA13E58BE413E18BE80BEF73D2BBFE23DBE3DC5BD16BE23BD553E8C3E66BE253D35BEE63E6C3CD1BD34BD4B3EC7BE9ABE443E8CBE7C3E463D1E3E913CB73D41BDA93E9ABE98BCA53E4C3E7BBE2EBE3D3E6ABD3F3EC43E51BE1F3D00BE1DBE65BD8DBE84BD0CBE0BBEE4BEB73E3D3DEABD23BDFF3B253E05BFD33DE5BE793E28BED1BD28BF8A3D98BE82BE2FBE1D3E993EC0BEFE3D5BBEEA3DAFBD713E2F3E51BEE83E183E653EA7BD69BE033E52BEC03E983ECE3E91BE273E133EDDBD46BEA1BD233EF93E9F3EEA3D08BEE8BE9EBE7ABE0D3EB03E6EBD4EBE893D563E3B3EE1BD27BE06BEDC3EAABD82BE30BCA83E1C3F8BBDFA3D203F12BEDC3D7ABD5FBEA8BA863E7BBE893E91BEACBE7DBD8BBD26BD733DA03DFB3D81BE4EBE85BDDE3EC73D89BD1FBEB13EB8BE073E8DBE0B3E723E673EC4BD34BD0DBE573D43BECEBE26BEF23CAD3C33BEEDBDA13EE6BCB5BE84BE66BECF3EB53DBA3DCABD5ABDA0BCF7BDF3BECBBE1BBE563EFB3D913E8D3ECAB9493DA3BD78BE313E4E3EBCBCCEBD343EDFBD3FBDB1BE1CBE3ABD45BE8DBD9D3D79BEBCBD873ED03D92BD0EBF9DBE04BE3DBE7FBE85BDC2BD0E3CA33DA53E8E3EA3BD953ED63E0DBFABBEB43E473EFC3DC3BED63E76BE60BD4B3ED13ED83D1C3D203D053D733E9B3E17BFB5BDB73E913D0E3E13BEBFBD563BA03DF83EFA3CAE3D22BE08BF923EC6BEDDBD87BE453E133F7A3DE8BEC83EE1BE14BF91BC573D5CBEC0BE08BD2F3EF23E833D183E8BBED33DF53B4FBE913EE9BD013EFABD13BF633E3F3F80BE53BE9A3ED2BECDBE",
      torch_tensor_32_torch.bfloat16: "0x02000000783F783F323FAD3F8D3FA63F4E3F9C3F983FC93F423F743F853F653F8C3F883FA43F553FB13F873F7E3F953F183F3B3F7F3F343F423FBB3F9E3FB53F8D3FA43F",
      torch_tensor_128_16_torch.bfloat16: "0x02000000F2BD0EBF123F193ECDBEA93BD23E833CAABD123D9A3E9FBD7B3D89BD013FD43EA5BD99BDAEBC883E16BDDD3E39BEC13D02BEFCBDDDBEFEBD10BE81BD88BE273ED83E36BEF13CBFBEA13C073FDFBE483E953E80BE43BEFD3DAD3D3D3E113D763E813C6C3DDC3ED23CC73D98BD59BEC63D96BEE43D8DBE9CBE253D1DBFD9BDCC3DA93E11BE8BBE39BE15BE8EBD99BE96BD953EB4BEF93DA13E87BE883EC93EC3BED7BD2E3E76BE613EBDBE5FBDC2BE9B3D6ABEAEBD8F3DA03E7DBD8B3EE6BE43BD01BE9FBE533E203D94BE7C3E97BE263FB0BCB03EEBBD34BEEDBD07BE6F3EEABC09BF533D27BFC5BD0BBECFBD27BE833E58BE1E3D95BDF53B64BD933DB03D323EAE3E953EF73E803DF7BD963E853C123E00BFC33DF13E953E39BD033F82BEADBDF13D52BAD93E163E743E283E82BEA3BEDDBD35BE2EBE67BE4ABE1F3C94BD803D8B3E90BE26BC81BEC13E303EC63ECABED2BD683EFC3A033E843EA7BD013F40BE073E8DBE213DB53D0FBEB93DA4BE173D223E8B3E163E90BEF23EA3BEE2BACDBD063ECCBC2CBE053E943E1E3E74BE20BEF3BDDA3E903C10BFDABED93D99BB043E3EBE6DBC583E133D9ABD00BFC63D61BEDA3EDBBE8F3D91BEB23D493E20BE0B3E04BE00BD07BE9F3D04BD1B3D3A3ECE3EDFBD6FBE9CBDCFBDFCBD173E4EBD24BD453D663DD9BD4E3EEEBEB13D54BEE53E41BE44BD833E933EC53CC73ED13D6DBEAC3E93BEB3BE0DBE4EBE853D4A3EBABE38BE1E3E2CBE663E46BEA53E493ED2BE473E49BE803EB0BC173EABBE6EBE46BCEB3DA23EEDBE9DBE3E3E31BE99BD863EC53EBE3E373ECABEF03E343E6B3ED1BE93BD313E3A3E24BEBFBE3A3E43BE82BE75BE4FBD7E3EED3E233E91BE2EBD823D8B3CC1BE8E3D5D3E823EDD3DA5BEEEBD3BBE293F46BD193D1A3E93BD0FBEEABE673C713DCFBE52BEB1BC3C3E453EB7BEAB3EDCBE64BE00BE953E223E8A3E58BEF1BDCA3D32BD1D3E33BE7BBE313E263E083E35BE8D3EAE3E473E153F30BFAABEC03EC63EF43C363EA7BE12BF8DBE8E3E1E3ED43DABBC9A3B5B3E4A3E973ED5BEDA3CE2BD65BED63E8FBC723DF43DE2BDB6BE1A3D46BD4ABE3BBE713D5C3E3E3E48BEB9BA013F363EAFBE35BE223E15BFE2BD6C3DB03C11BFB33ECABD51BEC3BEC3BD57BEA4BC513E083C10BF0E3C7E3D1EBDE6BCC0BD2FBE6DBF4E3E783D5F3E123EABBC2CBED73D55BD593E97BDE4BDEC3EDABDB83B723E17BE563E2F3ED83D8BBE7B3DCABE563E313EB13DA3BEB2BE3F3CABBEC73E893E1CBEE0BD573E34BE73BEF4BEC7BD653DC8BC2B3C31BC923D19BE90BE5EBE94B93F3E17BB1EBE8CBE82BE1DBEA9BE963E723E06BDB1BE7E3E683EC4BDA0BC2F3E5ABFBF3E56BE0B3E81BE3BBEC9BE73BD773E7FBD7C3E59BA08BF92BED2BDDB3D8E3E02BFBEBEA23E153F24BD2FBDB3BE14BFA53DC43DD3BE08BD483F663EFF3E47BE5E3C97BE28BEA13E02BE543ECA3DC8BE413DCC3DAC3EA0BE603E00BF02BDAC3DDFBE453E463EB63D56BDA1BC29BE16BF0EBE32BD013B60BE163D53BC573F18BDFDBDC53DA93DCD3D2C3D20BE123E94BC90BE963EA33EC2BEAFBC8D3ED23D6ABDDC3C09BE7EBE8D3D19BEA8BC4E3EF2BD033EB2BE043F063E033FDDBC8D3DF13C39BEA13D573E5CBEC8BE9B3DF7BE013E1FBCCBBE9FBC103E04BF63BD7A3E0ABD383F8CBE01BB5CBEEABDF63ED1BE353E683E6C3E4CBED3BEF2BE6D3D52BE59BE5B3DA2BED5BDACBEB8BE46BE763E87BE8BBED7BD1EBE9A3DCEBE48BE4E3DD63D73BEC2BD443D093EACBE853E063E893E27BE72BEF23BB83E033E6D3B8F3E53BB85BE3C3EA83CB7BDEB3E5E3D13BE94BD07BEC03E22BE0ABAA83EC4BE8CBE80BE22BF973E953EB2BDC73DADBE1D3E6E3C9E3D3DBE48BE7A3EF7BE373D72BD903EA4BDDABE89BD443D3FBE66BE883EC9BC403D9EBC83BC01BF363EBF3C15BEAE3DCC3D82BEBDBC563D1FBE913EC93D71BECFBD5B3D38BE933E753EB63E54BE273EC6BEB9BD083D3B3EBA3EE13DDCBD3A3E683E35BE3D3D1DBE0EBF94BE3ABE32BEB23EDA3C13BEE23E823E983E193F66BDC03E84BD0EBFBB3D7F3E9A3D733E05BE8EBE0EBE42BE083D96BC33BE61BE39BDA23C40BEAD3EEB3DA53DDF3DF9BED33C253E693ED4BEBEBE353E33BD92BD1F3E183EB73E1A3F94BD4E3E1BBDE43E34BDA8BDBB3E4D3E5ABE4EBE8EBD783B0D3FAE3D013D013F073D0CBE6C3E0C3FFEBCFA3E9C3ED13D363E333C35BE20BFE43D86BE5BBE30BEA93EE93DB73C773D0EBE983C093F09BEDEBE413E1CBE953D8938B3BED43D333E883E223EB8BE083F0A3E0E3E73BEBD3D58BECF3ED53E2F3EA73D48BD873DC1BE813E87BEAD3E05BD4CBE313D653E153FD53E4ABDD4BE08BEF73D143F85BED53CE83E50BE5E3CEA3C38BF99BD08BEA23E3F3E863CCB3D383E5C3ECD3D41BD56BE4B3ECDBC863DA4BE0C3E373EC8BD1ABF0EBCFBBD0CBEC0BEB3BDE63E16BE2FBE993D6EBD24BC45BE11BFF73C9DBEC43D61BE0CBDBB3EF4BD34BE0D3EC83EABBE69BE56BEF1BD9FBCA63D19BE3F3D32BC25BCE13D4C3E70BE06BEE83D293D5CBE13BC29BE6E3E23BE8A3EA5BCD13DF3BD473E49BEAF3E903EA2BCBABE303ED3BD9CBE83BEA7BE8EBE943E03BC1C3EF0BCB3BD953E39BE7D3D14BD143F8E3ED2BE05BFE43CCF3E04BED03E1FBE4DBE2D3F693EF43D1F3DAB3E92BE08BE773E853C703D2FBE14BEA43EE3BC843C733EC83D873C833E913EDBBD1F3E92BC44BE3C3EB73D6FBEC03E25BE073D6C3E213E92BC2E3F3A3EF13DFABCAF3E313F773E23BDF4BCD83E43BD39BEF5BD413E7CBDC3BE85BEBA3E4B3ECABE1A3EF83E5CBE76BE93BD5CBDBB3E8EBE483EADBD953EC0BD10BD86BC8ABE09BE99BE82BC3C3E88BE66BD18BC9C3C4B3EBFBCD4BD32BE09BED2BE08BD0D3E19BDEFBD55BD913EBFBC8C3E87BE403E133EAFBE78BE743E293EE9BE19BE78BEBB3D89BEA33DBDBE3F3E0C3F7CBD7E3E0F3DFE3C13BE94BE4E3E1C3D90BECA3CF83D293E3FBDA73E2D3DAABD54BDF13D2DB86DBEE2BC10BF1F3D2A3E1E3EC83E703EABBD6B3EE3BDFABDF23DD33EA73E54BEBB3D56BDD53D863EAA3BE6BD38BC5BBEDABD48BE15BE763CB93E8CBC43BD8E3E2DBC7EBC61BE313E9F3EC83D023C8B3E823D043FB23E09BFA73CD4BE2CBEA4BD8FBE323EC0BEDEBEFE3D0EBEBEBD42BE533EB1BD19BEDD3DA8BED1BE60BE94BE663DF43E20BD953E2A3C2B3E26BE5ABEB53DBBBBE63DE43DB7BE83BDAFBEDA3D153E21BE93BD3B3E5EBDFFBDF5BE913EDEBEAD3D6CBE553CD1BEE0BD4BBEA63E04BF043EE4BD583E873E9C3ED3BE003D18BDD7BD88BEA4BC4FBDB53E45BEA43D9EBDC13E3BBD8A3DA53D6D3E9D3EB6BE63BED3BEBE3E523ED23D113E8CBDEDBD913B1A3E30BEC43D953ED73EC93D42BE953E8E3EF83E213E2CBF17BEAA3CCABD14BD51BE2B3D453E333E8A3E083E263D6BBE2BBEDB3EA03EBABEAD3D3A3E14BE043FD7BDBB3ECCBE45BE28BDB5BE82BEB9BDF43E093F48BE16BE27BE26BE6D3F6ABC87BC26BE433D5FBE913C5CBE12BD6C3E1A3E783E44BEBABDACBDE7BEC43E933DC53D283DE1BC0B3EA0BE68BEF9BE72BE0F3E6A3D00BDA1BE973E353DE2BDA43E9DBE30BEDBBE5E3BB8BD213D833C78BD143EEEBDC93C443EA3BEDD3E133E0C3E54BD463ECDBE013EE53E6BBE03BEDA3DB93EAFBE3ABD293E9D3C86BEDC3E143FEF3D1F3E333D95BD6C3C753ED13ED5BD74BEBCBD313DF53C7E3E1F3F263D193ECA3D9B3D2D3E8D3E833E0F3EAEBED13ABF3EE5BD79BE823E953E963DC9BC1ABE653D473E70BC3B3E613DA23D643E183EAD3EACBDE7BE90BE823EDD3D813A16BE8E3D583D03BE9BBEEFBE433E8E3E48BEB3BD01BE81BE4B3E193EC5BE17BFEBBD0ABF2E3E023D943C773DD9BD97BD86BE9A3D843DB93E313D703ECD3D8A3E02BEBEBE91BD083D99BDD1BC8A3D4F3E1F3D25BD30BE523D1E3FEDBD7FBE2F3F6DBEC3BCE53B7ABE61BD53BE803E09BF81BEA33EDCBDE73DC83C27BDC0BCFABE3DBEAFBC033E07BD01BF493E643DA73DD0BE95BE193F583DD23E7DBD0CBEB8BC993E97BD3DBEB6BD95BD253E9F3D093DB1BE8D3EA5BC063E653ECEBE8B3E603E01BE8E3DD03D05BED43D92BEECBD8CBD493E02BE56BEC1BD28BEB5BE38BE0B3E0D3E98BC98BED13DD93E943E98BE3C3E213EE5BC713C1D3FA43EB3BED6BE04BFC23E033E78BD8B3E91BD6BBB0E3EC1BE8C3E993E0CBD8A3D96BE1E3FD4BCA8BEE7BCD0BE56BE123EE83E33BEE03D353E01BF20BEAB3D593D443D28BDCBBE15BD02BDF5BC263D71BEC0BDA7BDC83DBB3D3DBEB1BD7ABC383F163CBCBCA03E86BE813E28BFC63D933DCE3E6E3E92BE1E3E633EB4BD443E2C3EB5BDD4BD3CBE003E123EF63D213F45BCC6BB0ABFAC3D833D4C3E803D983EA1BDB4BE07BEB93D363C023E8BBEA0BD903E67BD953E903ECE3E623E0F3EBDBEC53CF33ED43C38BF86BEEDBDF73DCF3CB73D5BBED0BDB03D21BD603E1BBE4F3CC1BEA3BE8D3DCDBD2EB944BE48BEFF3E83BE46BEADBE91BE983E803D193EFA3E783E6FBD8A3C363ECD3E4DBBB03E003D873C8D3E7EBE8FBD473E973DC43E323E033E443EB43C9BBEE53E89BE7FBE35BCC43E89BDCE3C563E283F83BC94BDE53D9CBEBEBEEDBD563C1E3B76BE643EF5BE5EBD28BE11BE2FBEEDBD203DCABE443D6BBDC8BED33D1E3EFFBE46BD543ECABDB2BDF5BD19BD87BB683CDA3D8CBEADBEB43C44BECABE12BE92BD4E3E5DBEAABE163E0E3E1BBCC6BE20BE023EACBE15BF7CBD84BE103E503EB1BE193ECD3D0CBF373E903E76BE603C29BF58BE453E94BEC03DA63E14BBF43E57BDE63C74BE003C75BE92BE933E193E66BEAA3E1F3FA23D553E423E4BBE173EADBD003D49BD413DCCBEC0BD943C413DBF3DD0BC83BEBBBE67BE1B3DBE3EC6BE2CBE78BE84BDD53ECABD33BE9FBA013E353E4D3E7E3EB43E923E97BD32BDEDBE043FB7BDFB3E2CBF96BDD83E80BE723E1B3E8FBD443DC03E7B3D323EEB3E7A3E023E81BED73E743EA4BCE43D9B3E0C3E0BBE883E6E3EDFBE8BBE77BEA4BE18BE39BEFC3E8CBE89BE82BEDCBE963D923E023D133E9EBEA6BE7E3D01BE133EC0BE1FBEAE3E063EC8BD643E0EBEE2BDE73EB73C3C3D90BC8C3EB2BE123F8EBE4CBE8F3D90BC5E3E29BE843DB03DA33E2FBEDB3DACBED0BC93BE24BE323EB93E963E3DBEB6BE8D3E70BE393E0E3F09BFD63CC7BCAA3E8D3E003EA9BECE3EDC3ED43E093EFF3D3A3D70BE25BDFEBD09BE7D3E2ABEFFBC1C3C81BEFA3C9E3DBD3D463E043E31BE873D67BCCA3D8BBEBB3E8ABDF13D3C3E893D30BEA7BE783D263E84BD10BE8E3EA9BE743EC83ED23DF03D0C3D91BE6B3D133E423E0F3C62BE003EA1BEF7BE41BEE9BE91BEA2BE833ECBBDC43C9A3E10BEFCBD0ABFBC3D80BD98BD673E893E913EA2BEC5BE9BBC5F3E2E3FCABE7BBEB7BE1FBD92BDEE3C833EB03EA6BDCE3EBF3E45BE18BC06BEACBDF4BE9C3DFB3EA73B7F3D49BED63D05BD2B3E7CBE3A3FA43E9B3EABBEAA3E30BE863D8C3E8BBDD3BE2D3E8CBE413E6E3D9ABAC4BED23DC13D3B3E9ABD0DBDC1BECB3E9A3DBABEB4BEDCBD77BE73BE893D183EBE3E44BE54BE273E033EB2BE90BEC1BD8D3EAD3CCC3EF23E21BE83BE24BECA3D5B3CC8BEFFBE093E143EC4BCA33D36BE73BD3C3E953DF03E22BE0EBEA63E6CBE1DBFB0BEE13C8ABD9D3E43BE81BEE23D90BEA3BC113E75BE673D293C0E3D58BE0A3FCA3D3BBE323EAB3E89BE2EBE383E513DA53E69BE96BE4B3E023F",
      torch_tensor_16_torch.bfloat16: "0x02000000873F503F5A3F813F953F813F8B3F8D3E813F663FA63F553F9E3F923F863F5C3F",
      torch_tensor_32_torch.float32: "0x040000000000803FE03D263F9BE8D73E04358C3E8718363ED67FEC3D0D94993D3F76473D000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_torch.float32: "0x040000000000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"
    }
  }
#-}
