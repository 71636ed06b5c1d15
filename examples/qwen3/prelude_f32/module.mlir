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
  "func.func"() <{function_type = (tensor<3x16x512xf32>, tensor<3x16x128xf32>, tensor<3x16x128xf32>, tensor<3x16xi64>, tensor<16xi64>, tensor<3x2x24x64xf32>, tensor<3x2x24x64xf32>) -> (tensor<3x8x16x64xf32>, tensor<3x2x24x64xf32>, tensor<3x2x24x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x16x512xf32>, %arg1: tensor<3x16x128xf32>, %arg2: tensor<3x16x128xf32>, %arg3: tensor<3x16xi64>, %arg4: tensor<16xi64>, %arg5: tensor<3x2x24x64xf32>, %arg6: tensor<3x2x24x64xf32>):
    %0 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = dense_resource<torch_tensor_32_torch.float32> : tensor<32xf32>}> : () -> tensor<32xf32>
    %3 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.float32_1> : tensor<64xf32>}> : () -> tensor<64xf32>
    %4 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.float32> : tensor<64xf32>}> : () -> tensor<64xf32>
    %5 = "arith.constant"() <{value = 9.9999999999999995E-7 : f64}> : () -> f64
    %6 = "arith.constant"() <{value = 6.400000e+01 : f32}> : () -> f32
    %7 = "tensor.expand_shape"(%arg0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 3, 16, 8, 64>}> : (tensor<3x16x512xf32>) -> tensor<3x16x8x64xf32>
    %8 = "tensor.empty"() : () -> tensor<3x16x8x64xf32>
    %9 = "linalg.generic"(%7, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg93: f32, %arg94: f32):
      %121 = "math.fpowi"(%arg93, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%121) : (f32) -> ()
    }) : (tensor<3x16x8x64xf32>, tensor<3x16x8x64xf32>) -> tensor<3x16x8x64xf32>
    %10 = "tensor.empty"() : () -> tensor<3x16x8x1xf32>
    %11 = "linalg.fill"(%1, %10) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg91: f32, %arg92: f32):
      "linalg.yield"(%arg91) : (f32) -> ()
    }) : (f32, tensor<3x16x8x1xf32>) -> tensor<3x16x8x1xf32>
    %12 = "linalg.generic"(%9, %11) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg89: f32, %arg90: f32):
      %120 = "arith.addf"(%arg89, %arg90) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%120) : (f32) -> ()
    }) : (tensor<3x16x8x64xf32>, tensor<3x16x8x1xf32>) -> tensor<3x16x8x1xf32>
    %13 = "linalg.generic"(%12, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg87: f32, %arg88: f32):
      %119 = "arith.divf"(%arg87, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%119) : (f32) -> ()
    }) : (tensor<3x16x8x1xf32>, tensor<3x16x8x1xf32>) -> tensor<3x16x8x1xf32>
    %14 = "linalg.generic"(%13, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg85: f32, %arg86: f32):
      %117 = "arith.truncf"(%5) : (f64) -> f32
      %118 = "arith.addf"(%arg85, %117) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%118) : (f32) -> ()
    }) : (tensor<3x16x8x1xf32>, tensor<3x16x8x1xf32>) -> tensor<3x16x8x1xf32>
    %15 = "linalg.generic"(%14, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg83: f32, %arg84: f32):
      %116 = "math.rsqrt"(%arg83) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%116) : (f32) -> ()
    }) : (tensor<3x16x8x1xf32>, tensor<3x16x8x1xf32>) -> tensor<3x16x8x1xf32>
    %16 = "linalg.generic"(%7, %15, %8) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg80: f32, %arg81: f32, %arg82: f32):
      %115 = "arith.mulf"(%arg80, %arg81) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%115) : (f32) -> ()
    }) : (tensor<3x16x8x64xf32>, tensor<3x16x8x1xf32>, tensor<3x16x8x64xf32>) -> tensor<3x16x8x64xf32>
    %17 = "linalg.generic"(%4, %16, %8) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg77: f32, %arg78: f32, %arg79: f32):
      %114 = "arith.mulf"(%arg77, %arg78) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%114) : (f32) -> ()
    }) : (tensor<64xf32>, tensor<3x16x8x64xf32>, tensor<3x16x8x64xf32>) -> tensor<3x16x8x64xf32>
    %18 = "tensor.empty"() : () -> tensor<3x8x16x64xf32>
    %19 = "linalg.transpose"(%17, %18) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg75: f32, %arg76: f32):
      "linalg.yield"(%arg75) : (f32) -> ()
    }) : (tensor<3x16x8x64xf32>, tensor<3x8x16x64xf32>) -> tensor<3x8x16x64xf32>
    %20 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 3, 16, 2, 64>}> : (tensor<3x16x128xf32>) -> tensor<3x16x2x64xf32>
    %21 = "tensor.empty"() : () -> tensor<3x16x2x64xf32>
    %22 = "linalg.generic"(%20, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg73: f32, %arg74: f32):
      %113 = "math.fpowi"(%arg73, %0) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%113) : (f32) -> ()
    }) : (tensor<3x16x2x64xf32>, tensor<3x16x2x64xf32>) -> tensor<3x16x2x64xf32>
    %23 = "tensor.empty"() : () -> tensor<3x16x2x1xf32>
    %24 = "linalg.fill"(%1, %23) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg71: f32, %arg72: f32):
      "linalg.yield"(%arg71) : (f32) -> ()
    }) : (f32, tensor<3x16x2x1xf32>) -> tensor<3x16x2x1xf32>
    %25 = "linalg.generic"(%22, %24) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg69: f32, %arg70: f32):
      %112 = "arith.addf"(%arg69, %arg70) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%112) : (f32) -> ()
    }) : (tensor<3x16x2x64xf32>, tensor<3x16x2x1xf32>) -> tensor<3x16x2x1xf32>
    %26 = "linalg.generic"(%25, %23) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg67: f32, %arg68: f32):
      %111 = "arith.divf"(%arg67, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%111) : (f32) -> ()
    }) : (tensor<3x16x2x1xf32>, tensor<3x16x2x1xf32>) -> tensor<3x16x2x1xf32>
    %27 = "linalg.generic"(%26, %23) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg65: f32, %arg66: f32):
      %109 = "arith.truncf"(%5) : (f64) -> f32
      %110 = "arith.addf"(%arg65, %109) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%110) : (f32) -> ()
    }) : (tensor<3x16x2x1xf32>, tensor<3x16x2x1xf32>) -> tensor<3x16x2x1xf32>
    %28 = "linalg.generic"(%27, %23) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg63: f32, %arg64: f32):
      %108 = "math.rsqrt"(%arg63) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%108) : (f32) -> ()
    }) : (tensor<3x16x2x1xf32>, tensor<3x16x2x1xf32>) -> tensor<3x16x2x1xf32>
    %29 = "linalg.generic"(%20, %28, %21) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg60: f32, %arg61: f32, %arg62: f32):
      %107 = "arith.mulf"(%arg60, %arg61) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%107) : (f32) -> ()
    }) : (tensor<3x16x2x64xf32>, tensor<3x16x2x1xf32>, tensor<3x16x2x64xf32>) -> tensor<3x16x2x64xf32>
    %30 = "linalg.generic"(%3, %29, %21) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32, %arg59: f32):
      %106 = "arith.mulf"(%arg57, %arg58) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%106) : (f32) -> ()
    }) : (tensor<64xf32>, tensor<3x16x2x64xf32>, tensor<3x16x2x64xf32>) -> tensor<3x16x2x64xf32>
    %31 = "tensor.empty"() : () -> tensor<3x2x16x64xf32>
    %32 = "linalg.transpose"(%30, %31) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg55: f32, %arg56: f32):
      "linalg.yield"(%arg55) : (f32) -> ()
    }) : (tensor<3x16x2x64xf32>, tensor<3x2x16x64xf32>) -> tensor<3x2x16x64xf32>
    %33 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 3, 16, 2, 64>}> : (tensor<3x16x128xf32>) -> tensor<3x16x2x64xf32>
    %34 = "linalg.transpose"(%33, %31) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg53: f32, %arg54: f32):
      "linalg.yield"(%arg53) : (f32) -> ()
    }) : (tensor<3x16x2x64xf32>, tensor<3x2x16x64xf32>) -> tensor<3x2x16x64xf32>
    %35 = "tensor.expand_shape"(%arg3) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 3, 16, 1>}> : (tensor<3x16xi64>) -> tensor<3x16x1xi64>
    %36 = "tensor.empty"() : () -> tensor<3x16x1xf32>
    %37 = "linalg.generic"(%35, %36) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: i64, %arg52: f32):
      %105 = "arith.sitofp"(%arg51) : (i64) -> f32
      "linalg.yield"(%105) : (f32) -> ()
    }) : (tensor<3x16x1xi64>, tensor<3x16x1xf32>) -> tensor<3x16x1xf32>
    %38 = "tensor.empty"() : () -> tensor<3x16x32xf32>
    %39 = "linalg.generic"(%37, %2, %38) <{indexing_maps = [#map4, #map5, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg48: f32, %arg49: f32, %arg50: f32):
      %104 = "arith.mulf"(%arg48, %arg49) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%104) : (f32) -> ()
    }) : (tensor<3x16x1xf32>, tensor<32xf32>, tensor<3x16x32xf32>) -> tensor<3x16x32xf32>
    %40 = "tensor.concat"(%39, %39) <{dim = 2 : i64}> : (tensor<3x16x32xf32>, tensor<3x16x32xf32>) -> tensor<3x16x64xf32>
    %41 = "tensor.empty"() : () -> tensor<3x16x64xf32>
    %42 = "linalg.generic"(%40, %41) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32):
      %103 = "math.cos"(%arg46) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%103) : (f32) -> ()
    }) : (tensor<3x16x64xf32>, tensor<3x16x64xf32>) -> tensor<3x16x64xf32>
    %43 = "linalg.generic"(%40, %41) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32):
      %102 = "math.sin"(%arg44) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%102) : (f32) -> ()
    }) : (tensor<3x16x64xf32>, tensor<3x16x64xf32>) -> tensor<3x16x64xf32>
    %44 = "tensor.expand_shape"(%42) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 3, 1, 16, 64>}> : (tensor<3x16x64xf32>) -> tensor<3x1x16x64xf32>
    %45 = "tensor.expand_shape"(%43) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 3, 1, 16, 64>}> : (tensor<3x16x64xf32>) -> tensor<3x1x16x64xf32>
    %46 = "linalg.generic"(%19, %44, %18) <{indexing_maps = [#map, #map6, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32, %arg43: f32):
      %101 = "arith.mulf"(%arg41, %arg42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%101) : (f32) -> ()
    }) : (tensor<3x8x16x64xf32>, tensor<3x1x16x64xf32>, tensor<3x8x16x64xf32>) -> tensor<3x8x16x64xf32>
    %47 = "tensor.extract_slice"(%19) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 3, 8, 16, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x8x16x64xf32>) -> tensor<3x8x16x32xf32>
    %48 = "tensor.extract_slice"(%19) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 3, 8, 16, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x8x16x64xf32>) -> tensor<3x8x16x32xf32>
    %49 = "tensor.empty"() : () -> tensor<3x8x16x32xf32>
    %50 = "linalg.generic"(%48, %49) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      %100 = "arith.negf"(%arg39) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%100) : (f32) -> ()
    }) : (tensor<3x8x16x32xf32>, tensor<3x8x16x32xf32>) -> tensor<3x8x16x32xf32>
    %51 = "tensor.concat"(%50, %47) <{dim = 3 : i64}> : (tensor<3x8x16x32xf32>, tensor<3x8x16x32xf32>) -> tensor<3x8x16x64xf32>
    %52 = "linalg.generic"(%51, %45, %18) <{indexing_maps = [#map, #map6, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32, %arg38: f32):
      %99 = "arith.mulf"(%arg36, %arg37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%99) : (f32) -> ()
    }) : (tensor<3x8x16x64xf32>, tensor<3x1x16x64xf32>, tensor<3x8x16x64xf32>) -> tensor<3x8x16x64xf32>
    %53 = "linalg.generic"(%46, %52, %18) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32, %arg35: f32):
      %98 = "arith.addf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%98) : (f32) -> ()
    }) : (tensor<3x8x16x64xf32>, tensor<3x8x16x64xf32>, tensor<3x8x16x64xf32>) -> tensor<3x8x16x64xf32>
    %54 = "linalg.generic"(%32, %44, %31) <{indexing_maps = [#map, #map6, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32, %arg32: f32):
      %97 = "arith.mulf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%97) : (f32) -> ()
    }) : (tensor<3x2x16x64xf32>, tensor<3x1x16x64xf32>, tensor<3x2x16x64xf32>) -> tensor<3x2x16x64xf32>
    %55 = "tensor.extract_slice"(%32) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 3, 2, 16, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x2x16x64xf32>) -> tensor<3x2x16x32xf32>
    %56 = "tensor.extract_slice"(%32) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 3, 2, 16, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x2x16x64xf32>) -> tensor<3x2x16x32xf32>
    %57 = "tensor.empty"() : () -> tensor<3x2x16x32xf32>
    %58 = "linalg.generic"(%56, %57) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      %96 = "arith.negf"(%arg28) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%96) : (f32) -> ()
    }) : (tensor<3x2x16x32xf32>, tensor<3x2x16x32xf32>) -> tensor<3x2x16x32xf32>
    %59 = "tensor.concat"(%58, %55) <{dim = 3 : i64}> : (tensor<3x2x16x32xf32>, tensor<3x2x16x32xf32>) -> tensor<3x2x16x64xf32>
    %60 = "linalg.generic"(%59, %45, %31) <{indexing_maps = [#map, #map6, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32, %arg27: f32):
      %95 = "arith.mulf"(%arg25, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%95) : (f32) -> ()
    }) : (tensor<3x2x16x64xf32>, tensor<3x1x16x64xf32>, tensor<3x2x16x64xf32>) -> tensor<3x2x16x64xf32>
    %61 = "linalg.generic"(%54, %60, %31) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %94 = "arith.addf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%94) : (f32) -> ()
    }) : (tensor<3x2x16x64xf32>, tensor<3x2x16x64xf32>, tensor<3x2x16x64xf32>) -> tensor<3x2x16x64xf32>
    %62 = "tensor.empty"() : () -> tensor<64xi64>
    %63 = "linalg.generic"(%62) <{indexing_maps = [#map7], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg21: i64):
      %92 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %93 = "arith.index_cast"(%92) : (index) -> i64
      "linalg.yield"(%93) : (i64) -> ()
    }) : (tensor<64xi64>) -> tensor<64xi64>
    %64 = "tensor.empty"() : () -> tensor<2xi64>
    %65 = "linalg.generic"(%64) <{indexing_maps = [#map7], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg20: i64):
      %90 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %91 = "arith.index_cast"(%90) : (index) -> i64
      "linalg.yield"(%91) : (i64) -> ()
    }) : (tensor<2xi64>) -> tensor<2xi64>
    %66 = "tensor.empty"() : () -> tensor<3xi64>
    %67 = "linalg.generic"(%66) <{indexing_maps = [#map7], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg19: i64):
      %88 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %89 = "arith.index_cast"(%88) : (index) -> i64
      "linalg.yield"(%89) : (i64) -> ()
    }) : (tensor<3xi64>) -> tensor<3xi64>
    %68 = "tensor.empty"() : () -> tensor<3x2x16x64xi64>
    %69 = "linalg.generic"(%67, %68) <{indexing_maps = [#map8, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg17: i64, %arg18: i64):
      "linalg.yield"(%arg17) : (i64) -> ()
    }) : (tensor<3xi64>, tensor<3x2x16x64xi64>) -> tensor<3x2x16x64xi64>
    %70 = "tensor.collapse_shape"(%69) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<3x2x16x64xi64>) -> tensor<6144xi64>
    %71 = "linalg.generic"(%65, %68) <{indexing_maps = [#map9, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: i64, %arg16: i64):
      "linalg.yield"(%arg15) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<3x2x16x64xi64>) -> tensor<3x2x16x64xi64>
    %72 = "tensor.collapse_shape"(%71) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<3x2x16x64xi64>) -> tensor<6144xi64>
    %73 = "linalg.generic"(%arg4, %68) <{indexing_maps = [#map10, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: i64, %arg14: i64):
      "linalg.yield"(%arg13) : (i64) -> ()
    }) : (tensor<16xi64>, tensor<3x2x16x64xi64>) -> tensor<3x2x16x64xi64>
    %74 = "tensor.collapse_shape"(%73) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<3x2x16x64xi64>) -> tensor<6144xi64>
    %75 = "linalg.generic"(%63, %68) <{indexing_maps = [#map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: i64, %arg12: i64):
      "linalg.yield"(%arg11) : (i64) -> ()
    }) : (tensor<64xi64>, tensor<3x2x16x64xi64>) -> tensor<3x2x16x64xi64>
    %76 = "tensor.collapse_shape"(%75) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<3x2x16x64xi64>) -> tensor<6144xi64>
    %77 = "tensor.expand_shape"(%70) <{reassociation = [[0, 1]], static_output_shape = array<i64: 6144, 1>}> : (tensor<6144xi64>) -> tensor<6144x1xi64>
    %78 = "tensor.expand_shape"(%72) <{reassociation = [[0, 1]], static_output_shape = array<i64: 6144, 1>}> : (tensor<6144xi64>) -> tensor<6144x1xi64>
    %79 = "tensor.expand_shape"(%74) <{reassociation = [[0, 1]], static_output_shape = array<i64: 6144, 1>}> : (tensor<6144xi64>) -> tensor<6144x1xi64>
    %80 = "tensor.expand_shape"(%76) <{reassociation = [[0, 1]], static_output_shape = array<i64: 6144, 1>}> : (tensor<6144xi64>) -> tensor<6144x1xi64>
    %81 = "tensor.concat"(%77, %78, %79, %80) <{dim = 1 : i64}> : (tensor<6144x1xi64>, tensor<6144x1xi64>, tensor<6144x1xi64>, tensor<6144x1xi64>) -> tensor<6144x4xi64>
    %82 = "tensor.collapse_shape"(%61) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<3x2x16x64xf32>) -> tensor<6144xf32>
    %83 = "tensor.expand_shape"(%82) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 6144, 1, 1, 1, 1>}> : (tensor<6144xf32>) -> tensor<6144x1x1x1x1xf32>
    %84 = "tm_tensor.scatter"(%83, %81, %arg5) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      "tm_tensor.yield"(%arg9) : (f32) -> ()
    }) : (tensor<6144x1x1x1x1xf32>, tensor<6144x4xi64>, tensor<3x2x24x64xf32>) -> tensor<3x2x24x64xf32>
    %85 = "tensor.collapse_shape"(%34) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<3x2x16x64xf32>) -> tensor<6144xf32>
    %86 = "tensor.expand_shape"(%85) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 6144, 1, 1, 1, 1>}> : (tensor<6144xf32>) -> tensor<6144x1x1x1x1xf32>
    %87 = "tm_tensor.scatter"(%86, %81, %arg6) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "tm_tensor.yield"(%arg7) : (f32) -> ()
    }) : (tensor<6144x1x1x1x1xf32>, tensor<6144x4xi64>, tensor<3x2x24x64xf32>) -> tensor<3x2x24x64xf32>
    "func.return"(%53, %84, %87) : (tensor<3x8x16x64xf32>, tensor<3x2x24x64xf32>, tensor<3x2x24x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_32_torch.float32: "0x040000000000803F11F93F3F9AF50F3F9BE8D73E9BE8A13E23D4723E8718363E778D083ECDCCCC3D0D94993DC255663D15BA2C3DE386013D4F43C23C39AD913CF27B5A3C0AD7233CB0B9F53B9C44B83B772E8A3B383E4F3B0D691B3B2815E93A8EC9AE3A6F12833A8C94443A166A133A2517DD3960CBA53915A8783953773A3972D40B39",
      torch_tensor_64_torch.float32_1: "0x04000000A2AD7B3F9EB8303FF449383FF4D5073F06EB853F8FA1A23FD41FC03FBF88563F7624243F9FE16E3F3E62CC3FF2388D3FAE05A03F15C7803F610C513F320F983E8CE00C3FE231943F36D2943FFEBC583FA3EAA53FD4A9443F1AFA213F41475B3F1A28B03E83CB803FC12BAE3F8E12953F5F85803FF051A23FF2B7543F1AE01A3F06494A3FA2185E3F2B47693FBFEF793F071EB33FFF6C803F4610863FFC05593FD908833F599B283FF34B5A3F0E8B203FEAD6643F0FCA6D3F7F8D643F77C7743F41A9873FA2B0643FBE28883F66CC943FA868383F3BE86B3FCDC0443FCE4CC73FF764BC3F790DAE3F7E87173FD1E9903F0CE6553F7407D43F19A4863F748F8F3F",
      torch_tensor_64_torch.float32: "0x0400000086E4D83E613F853F6D861D3F3AFF4D3F70163C3F0483903FC6C6563F2C0A123F3B7A9C3FCEE9813F58DF853F0957763F917B393F4D03533F2E9E253FBFDA9F3FEBF9863F51B2593F7C172A3FA27F8E3FF349B93F86C7A03FB2D0573F2B7E9F3FCA6F463F87A1843F4E10813FB818753F47C05F3FAFADB83F423C463F317F8A3F94BA773F6669653F08D7113F348B833F62CE473F933ABC3F34BF553F3E196F3F5E08963F59C6A43FED1BA13F720C2A3FB4DAB53FC971A83F36076C3FC8AF773F9BA5C73F68BA8A3F2BE18D3FB4E2853FBE799A3F67668D3F04EB683FB7827B3F95CC6A3F2C9E383F054A823F0B698B3F6233473F510A4B3F0F2F633F2562853F"
    }
  }
#-}
