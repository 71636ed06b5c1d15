#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x16x512xbf16>, tensor<3x16x128xbf16>, tensor<3x16x128xbf16>, tensor<3x16xi64>, tensor<16xi64>, tensor<3x2x24x64xbf16>, tensor<3x2x24x64xbf16>) -> (tensor<3x8x16x64xbf16>, tensor<3x2x24x64xbf16>, tensor<3x2x24x64xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x16x512xbf16>, %arg1: tensor<3x16x128xbf16>, %arg2: tensor<3x16x128xbf16>, %arg3: tensor<3x16xi64>, %arg4: tensor<16xi64>, %arg5: tensor<3x2x24x64xbf16>, %arg6: tensor<3x2x24x64xbf16>):
    %0 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = dense_resource<torch_tensor_32_torch.float32> : tensor<32xf32>}> : () -> tensor<32xf32>
    %3 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_1> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %4 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %5 = "arith.constant"() <{value = 9.9999999999999995E-7 : f64}> : () -> f64
    %6 = "arith.constant"() <{value = 6.400000e+01 : f32}> : () -> f32
    %7 = "tensor.expand_shape"(%arg0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 3, 16, 8, 64>}> : (tensor<3x16x512xbf16>) -> tensor<3x16x8x64xbf16>
    %8 = "tensor.empty"() : () -> tensor<3x16x8x64xf32>
    %9 = "linalg.generic"(%7, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg105: bf16, %arg106: f32):
      %136 = "arith.extf"(%arg105) : (bf16) -> f32
      "linalg.yield"(%136) : (f32) -> ()
    }) : (tensor<3x16x8x64xbf16>, tensor<3x16x8x64xf32>) -> tensor<3x16x8x64xf32>
    %10 = "linalg.generic"(%9, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg103: f32, %arg104: f32):
      %135 = "math.fpowi"(%arg103, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%135) : (f32) -> ()
    }) : (tensor<3x16x8x64xf32>, tensor<3x16x8x64xf32>) -> tensor<3x16x8x64xf32>
    %11 = "tensor.empty"() : () -> tensor<3x16x8x1xf32>
    %12 = "linalg.fill"(%1, %11) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg101: f32, %arg102: f32):
      "linalg.yield"(%arg101) : (f32) -> ()
    }) : (f32, tensor<3x16x8x1xf32>) -> tensor<3x16x8x1xf32>
    %13 = "linalg.generic"(%10, %12) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg99: f32, %arg100: f32):
      %134 = "arith.addf"(%arg99, %arg100) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%134) : (f32) -> ()
    }) : (tensor<3x16x8x64xf32>, tensor<3x16x8x1xf32>) -> tensor<3x16x8x1xf32>
    %14 = "linalg.generic"(%13, %11) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg97: f32, %arg98: f32):
      %133 = "arith.divf"(%arg97, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%133) : (f32) -> ()
    }) : (tensor<3x16x8x1xf32>, tensor<3x16x8x1xf32>) -> tensor<3x16x8x1xf32>
    %15 = "linalg.generic"(%14, %11) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg95: f32, %arg96: f32):
      %131 = "arith.truncf"(%5) : (f64) -> f32
      %132 = "arith.addf"(%arg95, %131) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%132) : (f32) -> ()
    }) : (tensor<3x16x8x1xf32>, tensor<3x16x8x1xf32>) -> tensor<3x16x8x1xf32>
    %16 = "linalg.generic"(%15, %11) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg93: f32, %arg94: f32):
      %130 = "math.rsqrt"(%arg93) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%130) : (f32) -> ()
    }) : (tensor<3x16x8x1xf32>, tensor<3x16x8x1xf32>) -> tensor<3x16x8x1xf32>
    %17 = "linalg.generic"(%9, %16, %8) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg90: f32, %arg91: f32, %arg92: f32):
      %129 = "arith.mulf"(%arg90, %arg91) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%129) : (f32) -> ()
    }) : (tensor<3x16x8x64xf32>, tensor<3x16x8x1xf32>, tensor<3x16x8x64xf32>) -> tensor<3x16x8x64xf32>
    %18 = "tensor.empty"() : () -> tensor<3x16x8x64xbf16>
    %19 = "linalg.generic"(%17, %18) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg88: f32, %arg89: bf16):
      %128 = "arith.truncf"(%arg88) : (f32) -> bf16
      "linalg.yield"(%128) : (bf16) -> ()
    }) : (tensor<3x16x8x64xf32>, tensor<3x16x8x64xbf16>) -> tensor<3x16x8x64xbf16>
    %20 = "linalg.generic"(%4, %19, %18) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg85: bf16, %arg86: bf16, %arg87: bf16):
      %127 = "arith.mulf"(%arg85, %arg86) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%127) : (bf16) -> ()
    }) : (tensor<64xbf16>, tensor<3x16x8x64xbf16>, tensor<3x16x8x64xbf16>) -> tensor<3x16x8x64xbf16>
    %21 = "tensor.empty"() : () -> tensor<3x8x16x64xbf16>
    %22 = "linalg.transpose"(%20, %21) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg83: bf16, %arg84: bf16):
      "linalg.yield"(%arg83) : (bf16) -> ()
    }) : (tensor<3x16x8x64xbf16>, tensor<3x8x16x64xbf16>) -> tensor<3x8x16x64xbf16>
    %23 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 3, 16, 2, 64>}> : (tensor<3x16x128xbf16>) -> tensor<3x16x2x64xbf16>
    %24 = "tensor.empty"() : () -> tensor<3x16x2x64xf32>
    %25 = "linalg.generic"(%23, %24) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg81: bf16, %arg82: f32):
      %126 = "arith.extf"(%arg81) : (bf16) -> f32
      "linalg.yield"(%126) : (f32) -> ()
    }) : (tensor<3x16x2x64xbf16>, tensor<3x16x2x64xf32>) -> tensor<3x16x2x64xf32>
    %26 = "linalg.generic"(%25, %24) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg79: f32, %arg80: f32):
      %125 = "math.fpowi"(%arg79, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%125) : (f32) -> ()
    }) : (tensor<3x16x2x64xf32>, tensor<3x16x2x64xf32>) -> tensor<3x16x2x64xf32>
    %27 = "tensor.empty"() : () -> tensor<3x16x2x1xf32>
    %28 = "linalg.fill"(%1, %27) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg77: f32, %arg78: f32):
      "linalg.yield"(%arg77) : (f32) -> ()
    }) : (f32, tensor<3x16x2x1xf32>) -> tensor<3x16x2x1xf32>
    %29 = "linalg.generic"(%26, %28) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg75: f32, %arg76: f32):
      %124 = "arith.addf"(%arg75, %arg76) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%124) : (f32) -> ()
    }) : (tensor<3x16x2x64xf32>, tensor<3x16x2x1xf32>) -> tensor<3x16x2x1xf32>
    %30 = "linalg.generic"(%29, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg73: f32, %arg74: f32):
      %123 = "arith.divf"(%arg73, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%123) : (f32) -> ()
    }) : (tensor<3x16x2x1xf32>, tensor<3x16x2x1xf32>) -> tensor<3x16x2x1xf32>
    %31 = "linalg.generic"(%30, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg71: f32, %arg72: f32):
      %121 = "arith.truncf"(%5) : (f64) -> f32
      %122 = "arith.addf"(%arg71, %121) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%122) : (f32) -> ()
    }) : (tensor<3x16x2x1xf32>, tensor<3x16x2x1xf32>) -> tensor<3x16x2x1xf32>
    %32 = "linalg.generic"(%31, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg69: f32, %arg70: f32):
      %120 = "math.rsqrt"(%arg69) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%120) : (f32) -> ()
    }) : (tensor<3x16x2x1xf32>, tensor<3x16x2x1xf32>) -> tensor<3x16x2x1xf32>
    %33 = "linalg.generic"(%25, %32, %24) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg66: f32, %arg67: f32, %arg68: f32):
      %119 = "arith.mulf"(%arg66, %arg67) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%119) : (f32) -> ()
    }) : (tensor<3x16x2x64xf32>, tensor<3x16x2x1xf32>, tensor<3x16x2x64xf32>) -> tensor<3x16x2x64xf32>
    %34 = "tensor.empty"() : () -> tensor<3x16x2x64xbf16>
    %35 = "linalg.generic"(%33, %34) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg64: f32, %arg65: bf16):
      %118 = "arith.truncf"(%arg64) : (f32) -> bf16
      "linalg.yield"(%118) : (bf16) -> ()
    }) : (tensor<3x16x2x64xf32>, tensor<3x16x2x64xbf16>) -> tensor<3x16x2x64xbf16>
    %36 = "linalg.generic"(%3, %35, %34) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg61: bf16, %arg62: bf16, %arg63: bf16):
      %117 = "arith.mulf"(%arg61, %arg62) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%117) : (bf16) -> ()
    }) : (tensor<64xbf16>, tensor<3x16x2x64xbf16>, tensor<3x16x2x64xbf16>) -> tensor<3x16x2x64xbf16>
    %37 = "tensor.empty"() : () -> tensor<3x2x16x64xbf16>
    %38 = "linalg.transpose"(%36, %37) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg59: bf16, %arg60: bf16):
      "linalg.yield"(%arg59) : (bf16) -> ()
    }) : (tensor<3x16x2x64xbf16>, tensor<3x2x16x64xbf16>) -> tensor<3x2x16x64xbf16>
    %39 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 3, 16, 2, 64>}> : (tensor<3x16x128xbf16>) -> tensor<3x16x2x64xbf16>
    %40 = "linalg.transpose"(%39, %37) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg57: bf16, %arg58: bf16):
      "linalg.yield"(%arg57) : (bf16) -> ()
    }) : (tensor<3x16x2x64xbf16>, tensor<3x2x16x64xbf16>) -> tensor<3x2x16x64xbf16>
    %41 = "tensor.expand_shape"(%arg3) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 3, 16, 1>}> : (tensor<3x16xi64>) -> tensor<3x16x1xi64>
    %42 = "tensor.empty"() : () -> tensor<3x16x1xf32>
    %43 = "linalg.generic"(%41, %42) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: i64, %arg56: f32):
      %116 = "arith.sitofp"(%arg55) : (i64) -> f32
      "linalg.yield"(%116) : (f32) -> ()
    }) : (tensor<3x16x1xi64>, tensor<3x16x1xf32>) -> tensor<3x16x1xf32>
    %44 = "tensor.empty"() : () -> tensor<3x16x32xf32>
    %45 = "linalg.generic"(%43, %2, %44) <{indexing_maps = [#map4, #map5, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg52: f32, %arg53: f32, %arg54: f32):
      %115 = "arith.mulf"(%arg52, %arg53) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%115) : (f32) -> ()
    }) : (tensor<3x16x1xf32>, tensor<32xf32>, tensor<3x16x32xf32>) -> tensor<3x16x32xf32>
    %46 = "tensor.concat"(%45, %45) <{dim = 2 : i64}> : (tensor<3x16x32xf32>, tensor<3x16x32xf32>) -> tensor<3x16x64xf32>
    %47 = "tensor.empty"() : () -> tensor<3x16x64xf32>
    %48 = "linalg.generic"(%46, %47) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg50: f32, %arg51: f32):
      %114 = "math.cos"(%arg50) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%114) : (f32) -> ()
    }) : (tensor<3x16x64xf32>, tensor<3x16x64xf32>) -> tensor<3x16x64xf32>
    %49 = "linalg.generic"(%46, %47) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg48: f32, %arg49: f32):
      %113 = "math.sin"(%arg48) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%113) : (f32) -> ()
    }) : (tensor<3x16x64xf32>, tensor<3x16x64xf32>) -> tensor<3x16x64xf32>
    %50 = "tensor.empty"() : () -> tensor<3x16x64xbf16>
    %51 = "linalg.generic"(%48, %50) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg46: f32, %arg47: bf16):
      %112 = "arith.truncf"(%arg46) : (f32) -> bf16
      "linalg.yield"(%112) : (bf16) -> ()
    }) : (tensor<3x16x64xf32>, tensor<3x16x64xbf16>) -> tensor<3x16x64xbf16>
    %52 = "linalg.generic"(%49, %50) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: bf16):
      %111 = "arith.truncf"(%arg44) : (f32) -> bf16
      "linalg.yield"(%111) : (bf16) -> ()
    }) : (tensor<3x16x64xf32>, tensor<3x16x64xbf16>) -> tensor<3x16x64xbf16>
    %53 = "tensor.expand_shape"(%51) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 3, 1, 16, 64>}> : (tensor<3x16x64xbf16>) -> tensor<3x1x16x64xbf16>
    %54 = "tensor.expand_shape"(%52) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 3, 1, 16, 64>}> : (tensor<3x16x64xbf16>) -> tensor<3x1x16x64xbf16>
    %55 = "linalg.generic"(%22, %53, %21) <{indexing_maps = [#map, #map6, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg41: bf16, %arg42: bf16, %arg43: bf16):
      %110 = "arith.mulf"(%arg41, %arg42) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%110) : (bf16) -> ()
    }) : (tensor<3x8x16x64xbf16>, tensor<3x1x16x64xbf16>, tensor<3x8x16x64xbf16>) -> tensor<3x8x16x64xbf16>
    %56 = "tensor.extract_slice"(%22) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 3, 8, 16, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x8x16x64xbf16>) -> tensor<3x8x16x32xbf16>
    %57 = "tensor.extract_slice"(%22) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 3, 8, 16, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x8x16x64xbf16>) -> tensor<3x8x16x32xbf16>
    %58 = "tensor.empty"() : () -> tensor<3x8x16x32xbf16>
    %59 = "linalg.generic"(%57, %58) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: bf16, %arg40: bf16):
      %109 = "arith.negf"(%arg39) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%109) : (bf16) -> ()
    }) : (tensor<3x8x16x32xbf16>, tensor<3x8x16x32xbf16>) -> tensor<3x8x16x32xbf16>
    %60 = "tensor.concat"(%59, %56) <{dim = 3 : i64}> : (tensor<3x8x16x32xbf16>, tensor<3x8x16x32xbf16>) -> tensor<3x8x16x64xbf16>
    %61 = "linalg.generic"(%60, %54, %21) <{indexing_maps = [#map, #map6, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg36: bf16, %arg37: bf16, %arg38: bf16):
      %108 = "arith.mulf"(%arg36, %arg37) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%108) : (bf16) -> ()
    }) : (tensor<3x8x16x64xbf16>, tensor<3x1x16x64xbf16>, tensor<3x8x16x64xbf16>) -> tensor<3x8x16x64xbf16>
    %62 = "linalg.generic"(%55, %61, %21) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: bf16, %arg34: bf16, %arg35: bf16):
      %107 = "arith.addf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%107) : (bf16) -> ()
    }) : (tensor<3x8x16x64xbf16>, tensor<3x8x16x64xbf16>, tensor<3x8x16x64xbf16>) -> tensor<3x8x16x64xbf16>
    %63 = "linalg.generic"(%38, %53, %37) <{indexing_maps = [#map, #map6, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg30: bf16, %arg31: bf16, %arg32: bf16):
      %106 = "arith.mulf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%106) : (bf16) -> ()
    }) : (tensor<3x2x16x64xbf16>, tensor<3x1x16x64xbf16>, tensor<3x2x16x64xbf16>) -> tensor<3x2x16x64xbf16>
    %64 = "tensor.extract_slice"(%38) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 3, 2, 16, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x2x16x64xbf16>) -> tensor<3x2x16x32xbf16>
    %65 = "tensor.extract_slice"(%38) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 3, 2, 16, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x2x16x64xbf16>) -> tensor<3x2x16x32xbf16>
    %66 = "tensor.empty"() : () -> tensor<3x2x16x32xbf16>
    %67 = "linalg.generic"(%65, %66) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: bf16, %arg29: bf16):
      %105 = "arith.negf"(%arg28) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%105) : (bf16) -> ()
    }) : (tensor<3x2x16x32xbf16>, tensor<3x2x16x32xbf16>) -> tensor<3x2x16x32xbf16>
    %68 = "tensor.concat"(%67, %64) <{dim = 3 : i64}> : (tensor<3x2x16x32xbf16>, tensor<3x2x16x32xbf16>) -> tensor<3x2x16x64xbf16>
    %69 = "linalg.generic"(%68, %54, %37) <{indexing_maps = [#map, #map6, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg25: bf16, %arg26: bf16, %arg27: bf16):
      %104 = "arith.mulf"(%arg25, %arg26) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%104) : (bf16) -> ()
    }) : (tensor<3x2x16x64xbf16>, tensor<3x1x16x64xbf16>, tensor<3x2x16x64xbf16>) -> tensor<3x2x16x64xbf16>
    %70 = "linalg.generic"(%63, %69, %37) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: bf16, %arg23: bf16, %arg24: bf16):
      %103 = "arith.addf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%103) : (bf16) -> ()
    }) : (tensor<3x2x16x64xbf16>, tensor<3x2x16x64xbf16>, tensor<3x2x16x64xbf16>) -> tensor<3x2x16x64xbf16>
    %71 = "tensor.empty"() : () -> tensor<64xi64>
    %72 = "linalg.generic"(%71) <{indexing_maps = [#map7], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg21: i64):
      %101 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %102 = "arith.index_cast"(%101) : (index) -> i64
      "linalg.yield"(%102) : (i64) -> ()
    }) : (tensor<64xi64>) -> tensor<64xi64>
    %73 = "tensor.empty"() : () -> tensor<2xi64>
    %74 = "linalg.generic"(%73) <{indexing_maps = [#map7], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg20: i64):
      %99 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %100 = "arith.index_cast"(%99) : (index) -> i64
      "linalg.yield"(%100) : (i64) -> ()
    }) : (tensor<2xi64>) -> tensor<2xi64>
    %75 = "tensor.empty"() : () -> tensor<3xi64>
    %76 = "linalg.generic"(%75) <{indexing_maps = [#map7], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg19: i64):
      %97 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %98 = "arith.index_cast"(%97) : (index) -> i64
      "linalg.yield"(%98) : (i64) -> ()
    }) : (tensor<3xi64>) -> tensor<3xi64>
    %77 = "tensor.empty"() : () -> tensor<3x2x16x64xi64>
    %78 = "linalg.generic"(%76, %77) <{indexing_maps = [#map8, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg17: i64, %arg18: i64):
      "linalg.yield"(%arg17) : (i64) -> ()
    }) : (tensor<3xi64>, tensor<3x2x16x64xi64>) -> tensor<3x2x16x64xi64>
    %79 = "tensor.collapse_shape"(%78) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<3x2x16x64xi64>) -> tensor<6144xi64>
    %80 = "linalg.generic"(%74, %77) <{indexing_maps = [#map9, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: i64, %arg16: i64):
      "linalg.yield"(%arg15) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<3x2x16x64xi64>) -> tensor<3x2x16x64xi64>
    %81 = "tensor.collapse_shape"(%80) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<3x2x16x64xi64>) -> tensor<6144xi64>
    %82 = "linalg.generic"(%arg4, %77) <{indexing_maps = [#map10, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: i64, %arg14: i64):
      "linalg.yield"(%arg13) : (i64) -> ()
    }) : (tensor<16xi64>, tensor<3x2x16x64xi64>) -> tensor<3x2x16x64xi64>
    %83 = "tensor.collapse_shape"(%82) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<3x2x16x64xi64>) -> tensor<6144xi64>
    %84 = "linalg.generic"(%72, %77) <{indexing_maps = [#map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: i64, %arg12: i64):
      "linalg.yield"(%arg11) : (i64) -> ()
    }) : (tensor<64xi64>, tensor<3x2x16x64xi64>) -> tensor<3x2x16x64xi64>
    %85 = "tensor.collapse_shape"(%84) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<3x2x16x64xi64>) -> tensor<6144xi64>
    %86 = "tensor.expand_shape"(%79) <{reassociation = [[0, 1]], static_output_shape = array<i64: 6144, 1>}> : (tensor<6144xi64>) -> tensor<6144x1xi64>
    %87 = "tensor.expand_shape"(%81) <{reassociation = [[0, 1]], static_output_shape = array<i64: 6144, 1>}> : (tensor<6144xi64>) -> tensor<6144x1xi64>
    %88 = "tensor.expand_shape"(%83) <{reassociation = [[0, 1]], static_output_shape = array<i64: 6144, 1>}> : (tensor<6144xi64>) -> tensor<6144x1xi64>
    %89 = "tensor.expand_shape"(%85) <{reassociation = [[0, 1]], static_output_shape = array<i64: 6144, 1>}> : (tensor<6144xi64>) -> tensor<6144x1xi64>
    %90 = "tensor.concat"(%86, %87, %88, %89) <{dim = 1 : i64}> : (tensor<6144x1xi64>, tensor<6144x1xi64>, tensor<6144x1xi64>, tensor<6144x1xi64>) -> tensor<6144x4xi64>
    %91 = "tensor.collapse_shape"(%70) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<3x2x16x64xbf16>) -> tensor<6144xbf16>
    %92 = "tensor.expand_shape"(%91) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 6144, 1, 1, 1, 1>}> : (tensor<6144xbf16>) -> tensor<6144x1x1x1x1xbf16>
    %93 = "tm_tensor.scatter"(%92, %90, %arg5) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg9: bf16, %arg10: bf16):
      "tm_tensor.yield"(%arg9) : (bf16) -> ()
    }) : (tensor<6144x1x1x1x1xbf16>, tensor<6144x4xi64>, tensor<3x2x24x64xbf16>) -> tensor<3x2x24x64xbf16>
    %94 = "tensor.collapse_shape"(%40) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<3x2x16x64xbf16>) -> tensor<6144xbf16>
    %95 = "tensor.expand_shape"(%94) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 6144, 1, 1, 1, 1>}> : (tensor<6144xbf16>) -> tensor<6144x1x1x1x1xbf16>
    %96 = "tm_tensor.scatter"(%95, %90, %arg6) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg7: bf16, %arg8: bf16):
      "tm_tensor.yield"(%arg7) : (bf16) -> ()
    }) : (tensor<6144x1x1x1x1xbf16>, tensor<6144x4xi64>, tensor<3x2x24x64xbf16>) -> tensor<3x2x24x64xbf16>
    "func.return"(%62, %93, %96) : (tensor<3x8x16x64xbf16>, tensor<3x2x24x64xbf16>, tensor<3x2x24x64xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_32_torch.float32: "0x040000000000803F11F93F3F9AF50F3F9BE8D73E9BE8A13E23D4723E8718363E778D083ECDCCCC3D0D94993DC255663D15BA2C3DE386013D4F43C23C39AD913CF27B5A3C0AD7233CB0B9F53B9C44B83B772E8A3B383E4F3B0D691B3B2815E93A8EC9AE3A6F12833A8C94443A166A133A2517DD3960CBA53915A8783953773A3972D40B39",
      torch_tensor_64_torch.bfloat16_1: "0x020000007C3F313F383F083F863FA33FC03F573F243F6F3FCC3F8D3FA03F813F513F983E0D3F943F953F593FA63F453F223F5B3FB03E813FAE3F953F813FA23F553F1B3F4A3F5E3F693F7A3FB33F803F863F593F833F293F5A3F213F653F6E3F653F753F883F653F883F953F383F6C3F453FC73FBC3FAE3F183F913F563FD43F873F903F",
      torch_tensor_64_torch.bfloat16: "0x02000000D93E853F1E3F4E3F3C3F913F573F123F9C3F823F863F763F393F533F263FA03F873F5A3F2A3F8E3FB93FA13F583F9F3F463F853F813F753F603FB93F463F8A3F783F653F123F843F483FBC3F563F6F3F963FA53FA13F2A3FB63FA83F6C3F783FC83F8B3F8E3F863F9A3F8D3F693F7C3F6B3F393F823F8B3F473F4B3F633F853F"
    }
  }
#-}
