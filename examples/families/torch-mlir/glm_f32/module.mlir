#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map12 = affine_map<(d0) -> (d0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x16xf32>, tensor<2x5xi64>, tensor<2x1x5x11xf32>, tensor<5xi64>, tensor<2x2x11x32xf32>, tensor<2x2x11x32xf32>) -> (tensor<2x5x16xf32>, tensor<2x2x11x32xf32>, tensor<2x2x11x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x16xf32>, %arg1: tensor<2x5xi64>, %arg2: tensor<2x1x5x11xf32>, %arg3: tensor<5xi64>, %arg4: tensor<2x2x11x32xf32>, %arg5: tensor<2x2x11x32xf32>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.float32_2> : tensor<16xf32>}> : () -> tensor<16xf32>
    %6 = "arith.constant"() <{value = dense_resource<torch_tensor_16_16_torch.float32> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
    %7 = "arith.constant"() <{value = dense_resource<torch_tensor_32_16_torch.float32> : tensor<32x16xf32>}> : () -> tensor<32x16xf32>
    %8 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.float32_1> : tensor<16xf32>}> : () -> tensor<16xf32>
    %9 = "arith.constant"() <{value = dense_resource<torch_tensor_16_128_torch.float32> : tensor<16x128xf32>}> : () -> tensor<16x128xf32>
    %10 = "arith.constant"() <{value = 0.17677669529663689 : f64}> : () -> f64
    %11 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.float32_1> : tensor<64xf32>}> : () -> tensor<64xf32>
    %12 = "arith.constant"() <{value = dense_resource<torch_tensor_64_16_torch.float32_1> : tensor<64x16xf32>}> : () -> tensor<64x16xf32>
    %13 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.float32> : tensor<64xf32>}> : () -> tensor<64xf32>
    %14 = "arith.constant"() <{value = dense_resource<torch_tensor_64_16_torch.float32> : tensor<64x16xf32>}> : () -> tensor<64x16xf32>
    %15 = "arith.constant"() <{value = dense_resource<torch_tensor_128_torch.float32> : tensor<128xf32>}> : () -> tensor<128xf32>
    %16 = "arith.constant"() <{value = dense_resource<torch_tensor_128_16_torch.float32> : tensor<128x16xf32>}> : () -> tensor<128x16xf32>
    %17 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>}> : () -> tensor<16xf32>
    %18 = "arith.constant"() <{value = 1.562500e-07 : f64}> : () -> f64
    %19 = "arith.constant"() <{value = dense_resource<torch_tensor_8_torch.float32> : tensor<8xf32>}> : () -> tensor<8xf32>
    %20 = "arith.constant"() <{value = 1.600000e+01 : f32}> : () -> f32
    %21 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 5, 1>}> : (tensor<2x5xi64>) -> tensor<2x5x1xi64>
    %22 = "tensor.empty"() : () -> tensor<2x5x1xf32>
    %23 = "linalg.generic"(%21, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg218: i64, %arg219: f32):
      %281 = "arith.sitofp"(%arg218) : (i64) -> f32
      "linalg.yield"(%281) : (f32) -> ()
    }) : (tensor<2x5x1xi64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %24 = "tensor.empty"() : () -> tensor<2x5x8xf32>
    %25 = "linalg.generic"(%23, %19, %24) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg215: f32, %arg216: f32, %arg217: f32):
      %280 = "arith.mulf"(%arg215, %arg216) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%280) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %26 = "tensor.concat"(%25, %25) <{dim = 2 : i64}> : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x16xf32>
    %27 = "tensor.empty"() : () -> tensor<2x5x16xf32>
    %28 = "linalg.generic"(%26, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg213: f32, %arg214: f32):
      %279 = "math.cos"(%arg213) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%279) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %29 = "linalg.generic"(%26, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg211: f32, %arg212: f32):
      %278 = "math.sin"(%arg211) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%278) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %30 = "linalg.generic"(%arg0, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg209: f32, %arg210: f32):
      %277 = "math.fpowi"(%arg209, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%277) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %31 = "linalg.fill"(%2, %22) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg207: f32, %arg208: f32):
      "linalg.yield"(%arg207) : (f32) -> ()
    }) : (f32, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %32 = "linalg.generic"(%30, %31) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg205: f32, %arg206: f32):
      %276 = "arith.addf"(%arg205, %arg206) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%276) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %33 = "linalg.generic"(%32, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg203: f32, %arg204: f32):
      %275 = "arith.divf"(%arg203, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%275) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %34 = "linalg.generic"(%33, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg201: f32, %arg202: f32):
      %273 = "arith.truncf"(%18) : (f64) -> f32
      %274 = "arith.addf"(%arg201, %273) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%274) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %35 = "linalg.generic"(%34, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg199: f32, %arg200: f32):
      %272 = "math.rsqrt"(%arg199) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%272) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %36 = "linalg.generic"(%arg0, %35, %27) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg196: f32, %arg197: f32, %arg198: f32):
      %271 = "arith.mulf"(%arg196, %arg197) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%271) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %37 = "linalg.generic"(%17, %36, %27) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg193: f32, %arg194: f32, %arg195: f32):
      %270 = "arith.mulf"(%arg193, %arg194) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%270) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %38 = "tensor.collapse_shape"(%37) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xf32>) -> tensor<10x16xf32>
    %39 = "tensor.empty"() : () -> tensor<16x128xf32>
    %40 = "linalg.transpose"(%16, %39) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg191: f32, %arg192: f32):
      "linalg.yield"(%arg191) : (f32) -> ()
    }) : (tensor<128x16xf32>, tensor<16x128xf32>) -> tensor<16x128xf32>
    %41 = "tensor.empty"() : () -> tensor<10x128xf32>
    %42 = "linalg.fill"(%2, %41) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg189: f32, %arg190: f32):
      "linalg.yield"(%arg189) : (f32) -> ()
    }) : (f32, tensor<10x128xf32>) -> tensor<10x128xf32>
    %43 = "linalg.matmul"(%38, %40, %42) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg186: f32, %arg187: f32, %arg188: f32):
      %268 = "arith.mulf"(%arg186, %arg187) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %269 = "arith.addf"(%arg188, %268) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%269) : (f32) -> ()
    }) : (tensor<10x16xf32>, tensor<16x128xf32>, tensor<10x128xf32>) -> tensor<10x128xf32>
    %44 = "linalg.generic"(%15, %41) <{indexing_maps = [#map6, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg184: f32, %arg185: f32):
      "linalg.yield"(%arg184) : (f32) -> ()
    }) : (tensor<128xf32>, tensor<10x128xf32>) -> tensor<10x128xf32>
    %45 = "linalg.generic"(%43, %44, %41) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg181: f32, %arg182: f32, %arg183: f32):
      %267 = "arith.addf"(%arg181, %arg182) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%267) : (f32) -> ()
    }) : (tensor<10x128xf32>, tensor<10x128xf32>, tensor<10x128xf32>) -> tensor<10x128xf32>
    %46 = "tensor.expand_shape"(%45) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 4, 32>}> : (tensor<10x128xf32>) -> tensor<2x5x4x32xf32>
    %47 = "tensor.empty"() : () -> tensor<2x4x5x32xf32>
    %48 = "linalg.transpose"(%46, %47) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg179: f32, %arg180: f32):
      "linalg.yield"(%arg179) : (f32) -> ()
    }) : (tensor<2x5x4x32xf32>, tensor<2x4x5x32xf32>) -> tensor<2x4x5x32xf32>
    %49 = "tensor.empty"() : () -> tensor<16x64xf32>
    %50 = "linalg.transpose"(%14, %49) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg177: f32, %arg178: f32):
      "linalg.yield"(%arg177) : (f32) -> ()
    }) : (tensor<64x16xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %51 = "tensor.empty"() : () -> tensor<10x64xf32>
    %52 = "linalg.fill"(%2, %51) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg175: f32, %arg176: f32):
      "linalg.yield"(%arg175) : (f32) -> ()
    }) : (f32, tensor<10x64xf32>) -> tensor<10x64xf32>
    %53 = "linalg.matmul"(%38, %50, %52) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg172: f32, %arg173: f32, %arg174: f32):
      %265 = "arith.mulf"(%arg172, %arg173) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %266 = "arith.addf"(%arg174, %265) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%266) : (f32) -> ()
    }) : (tensor<10x16xf32>, tensor<16x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %54 = "linalg.generic"(%13, %51) <{indexing_maps = [#map6, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg170: f32, %arg171: f32):
      "linalg.yield"(%arg170) : (f32) -> ()
    }) : (tensor<64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %55 = "linalg.generic"(%53, %54, %51) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg167: f32, %arg168: f32, %arg169: f32):
      %264 = "arith.addf"(%arg167, %arg168) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%264) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %56 = "tensor.expand_shape"(%55) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<10x64xf32>) -> tensor<2x5x2x32xf32>
    %57 = "tensor.empty"() : () -> tensor<2x2x5x32xf32>
    %58 = "linalg.transpose"(%56, %57) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg165: f32, %arg166: f32):
      "linalg.yield"(%arg165) : (f32) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<2x2x5x32xf32>) -> tensor<2x2x5x32xf32>
    %59 = "linalg.transpose"(%12, %49) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg163: f32, %arg164: f32):
      "linalg.yield"(%arg163) : (f32) -> ()
    }) : (tensor<64x16xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %60 = "linalg.matmul"(%38, %59, %52) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg160: f32, %arg161: f32, %arg162: f32):
      %262 = "arith.mulf"(%arg160, %arg161) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %263 = "arith.addf"(%arg162, %262) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%263) : (f32) -> ()
    }) : (tensor<10x16xf32>, tensor<16x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %61 = "linalg.generic"(%11, %51) <{indexing_maps = [#map6, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg158: f32, %arg159: f32):
      "linalg.yield"(%arg158) : (f32) -> ()
    }) : (tensor<64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %62 = "linalg.generic"(%60, %61, %51) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg155: f32, %arg156: f32, %arg157: f32):
      %261 = "arith.addf"(%arg155, %arg156) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%261) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %63 = "tensor.expand_shape"(%62) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<10x64xf32>) -> tensor<2x5x2x32xf32>
    %64 = "linalg.transpose"(%63, %57) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg153: f32, %arg154: f32):
      "linalg.yield"(%arg153) : (f32) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<2x2x5x32xf32>) -> tensor<2x2x5x32xf32>
    %65 = "tensor.expand_shape"(%28) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 16>}> : (tensor<2x5x16xf32>) -> tensor<2x1x5x16xf32>
    %66 = "tensor.expand_shape"(%29) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 16>}> : (tensor<2x5x16xf32>) -> tensor<2x1x5x16xf32>
    %67 = "tensor.extract_slice"(%65) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 1, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x5x16xf32>) -> tensor<2x1x5x8xf32>
    %68 = "tensor.empty"() : () -> tensor<2x1x5x8x2xf32>
    %69 = "linalg.generic"(%67, %68) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg151: f32, %arg152: f32):
      "linalg.yield"(%arg151) : (f32) -> ()
    }) : (tensor<2x1x5x8xf32>, tensor<2x1x5x8x2xf32>) -> tensor<2x1x5x8x2xf32>
    %70 = "tensor.collapse_shape"(%69) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x1x5x8x2xf32>) -> tensor<2x1x5x16xf32>
    %71 = "tensor.extract_slice"(%66) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 1, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x5x16xf32>) -> tensor<2x1x5x8xf32>
    %72 = "linalg.generic"(%71, %68) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg149: f32, %arg150: f32):
      "linalg.yield"(%arg149) : (f32) -> ()
    }) : (tensor<2x1x5x8xf32>, tensor<2x1x5x8x2xf32>) -> tensor<2x1x5x8x2xf32>
    %73 = "tensor.collapse_shape"(%72) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x1x5x8x2xf32>) -> tensor<2x1x5x16xf32>
    %74 = "tensor.extract_slice"(%48) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 4, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x32xf32>) -> tensor<2x4x5x16xf32>
    %75 = "tensor.extract_slice"(%48) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 4, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x32xf32>) -> tensor<2x4x5x16xf32>
    %76 = "tensor.extract_slice"(%58) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xf32>) -> tensor<2x2x5x16xf32>
    %77 = "tensor.extract_slice"(%58) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xf32>) -> tensor<2x2x5x16xf32>
    %78 = "tensor.empty"() : () -> tensor<2x4x5x16xf32>
    %79 = "linalg.generic"(%74, %70, %78) <{indexing_maps = [#map10, #map11, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg146: f32, %arg147: f32, %arg148: f32):
      %260 = "arith.mulf"(%arg146, %arg147) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%260) : (f32) -> ()
    }) : (tensor<2x4x5x16xf32>, tensor<2x1x5x16xf32>, tensor<2x4x5x16xf32>) -> tensor<2x4x5x16xf32>
    %80 = "tensor.extract_slice"(%74) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 4, 5, 8>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x4x5x16xf32>) -> tensor<2x4x5x8xf32>
    %81 = "tensor.extract_slice"(%74) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 2, 4, 5, 8>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x4x5x16xf32>) -> tensor<2x4x5x8xf32>
    %82 = "tensor.empty"() : () -> tensor<2x4x5x8xf32>
    %83 = "linalg.generic"(%81, %82) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg144: f32, %arg145: f32):
      %259 = "arith.negf"(%arg144) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%259) : (f32) -> ()
    }) : (tensor<2x4x5x8xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x5x8xf32>
    %84 = "tensor.expand_shape"(%83) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 4, 5, 8, 1>}> : (tensor<2x4x5x8xf32>) -> tensor<2x4x5x8x1xf32>
    %85 = "tensor.expand_shape"(%80) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 4, 5, 8, 1>}> : (tensor<2x4x5x8xf32>) -> tensor<2x4x5x8x1xf32>
    %86 = "tensor.concat"(%84, %85) <{dim = 4 : i64}> : (tensor<2x4x5x8x1xf32>, tensor<2x4x5x8x1xf32>) -> tensor<2x4x5x8x2xf32>
    %87 = "tensor.collapse_shape"(%86) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x4x5x8x2xf32>) -> tensor<2x4x5x16xf32>
    %88 = "linalg.generic"(%87, %73, %78) <{indexing_maps = [#map10, #map11, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg141: f32, %arg142: f32, %arg143: f32):
      %258 = "arith.mulf"(%arg141, %arg142) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%258) : (f32) -> ()
    }) : (tensor<2x4x5x16xf32>, tensor<2x1x5x16xf32>, tensor<2x4x5x16xf32>) -> tensor<2x4x5x16xf32>
    %89 = "linalg.generic"(%79, %88, %78) <{indexing_maps = [#map10, #map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg138: f32, %arg139: f32, %arg140: f32):
      %257 = "arith.addf"(%arg138, %arg139) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%257) : (f32) -> ()
    }) : (tensor<2x4x5x16xf32>, tensor<2x4x5x16xf32>, tensor<2x4x5x16xf32>) -> tensor<2x4x5x16xf32>
    %90 = "tensor.empty"() : () -> tensor<2x2x5x16xf32>
    %91 = "linalg.generic"(%76, %70, %90) <{indexing_maps = [#map10, #map11, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg135: f32, %arg136: f32, %arg137: f32):
      %256 = "arith.mulf"(%arg135, %arg136) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%256) : (f32) -> ()
    }) : (tensor<2x2x5x16xf32>, tensor<2x1x5x16xf32>, tensor<2x2x5x16xf32>) -> tensor<2x2x5x16xf32>
    %92 = "tensor.extract_slice"(%76) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 8>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x2x5x16xf32>) -> tensor<2x2x5x8xf32>
    %93 = "tensor.extract_slice"(%76) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 2, 2, 5, 8>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x2x5x16xf32>) -> tensor<2x2x5x8xf32>
    %94 = "tensor.empty"() : () -> tensor<2x2x5x8xf32>
    %95 = "linalg.generic"(%93, %94) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg133: f32, %arg134: f32):
      %255 = "arith.negf"(%arg133) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%255) : (f32) -> ()
    }) : (tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x5x8xf32>
    %96 = "tensor.expand_shape"(%95) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 2, 5, 8, 1>}> : (tensor<2x2x5x8xf32>) -> tensor<2x2x5x8x1xf32>
    %97 = "tensor.expand_shape"(%92) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 2, 5, 8, 1>}> : (tensor<2x2x5x8xf32>) -> tensor<2x2x5x8x1xf32>
    %98 = "tensor.concat"(%96, %97) <{dim = 4 : i64}> : (tensor<2x2x5x8x1xf32>, tensor<2x2x5x8x1xf32>) -> tensor<2x2x5x8x2xf32>
    %99 = "tensor.collapse_shape"(%98) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x2x5x8x2xf32>) -> tensor<2x2x5x16xf32>
    %100 = "linalg.generic"(%99, %73, %90) <{indexing_maps = [#map10, #map11, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg130: f32, %arg131: f32, %arg132: f32):
      %254 = "arith.mulf"(%arg130, %arg131) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%254) : (f32) -> ()
    }) : (tensor<2x2x5x16xf32>, tensor<2x1x5x16xf32>, tensor<2x2x5x16xf32>) -> tensor<2x2x5x16xf32>
    %101 = "linalg.generic"(%91, %100, %90) <{indexing_maps = [#map10, #map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg127: f32, %arg128: f32, %arg129: f32):
      %253 = "arith.addf"(%arg127, %arg128) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%253) : (f32) -> ()
    }) : (tensor<2x2x5x16xf32>, tensor<2x2x5x16xf32>, tensor<2x2x5x16xf32>) -> tensor<2x2x5x16xf32>
    %102 = "tensor.concat"(%89, %75) <{dim = 3 : i64}> : (tensor<2x4x5x16xf32>, tensor<2x4x5x16xf32>) -> tensor<2x4x5x32xf32>
    %103 = "tensor.concat"(%101, %77) <{dim = 3 : i64}> : (tensor<2x2x5x16xf32>, tensor<2x2x5x16xf32>) -> tensor<2x2x5x32xf32>
    %104 = "tensor.empty"() : () -> tensor<32xi64>
    %105 = "linalg.generic"(%104) <{indexing_maps = [#map12], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg126: i64):
      %251 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %252 = "arith.index_cast"(%251) : (index) -> i64
      "linalg.yield"(%252) : (i64) -> ()
    }) : (tensor<32xi64>) -> tensor<32xi64>
    %106 = "tensor.empty"() : () -> tensor<2xi64>
    %107 = "linalg.generic"(%106) <{indexing_maps = [#map12], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg125: i64):
      %249 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %250 = "arith.index_cast"(%249) : (index) -> i64
      "linalg.yield"(%250) : (i64) -> ()
    }) : (tensor<2xi64>) -> tensor<2xi64>
    %108 = "tensor.empty"() : () -> tensor<2x2x5x32xi64>
    %109 = "linalg.generic"(%107, %108) <{indexing_maps = [#map13, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg123: i64, %arg124: i64):
      "linalg.yield"(%arg123) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %110 = "tensor.collapse_shape"(%109) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %111 = "linalg.generic"(%107, %108) <{indexing_maps = [#map14, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg121: i64, %arg122: i64):
      "linalg.yield"(%arg121) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %112 = "tensor.collapse_shape"(%111) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %113 = "linalg.generic"(%arg3, %108) <{indexing_maps = [#map15, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg119: i64, %arg120: i64):
      "linalg.yield"(%arg119) : (i64) -> ()
    }) : (tensor<5xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %114 = "tensor.collapse_shape"(%113) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %115 = "linalg.generic"(%105, %108) <{indexing_maps = [#map16, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg117: i64, %arg118: i64):
      "linalg.yield"(%arg117) : (i64) -> ()
    }) : (tensor<32xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %116 = "tensor.collapse_shape"(%115) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %117 = "tensor.expand_shape"(%110) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %118 = "tensor.expand_shape"(%112) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %119 = "tensor.expand_shape"(%114) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %120 = "tensor.expand_shape"(%116) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %121 = "tensor.concat"(%117, %118, %119, %120) <{dim = 1 : i64}> : (tensor<640x1xi64>, tensor<640x1xi64>, tensor<640x1xi64>, tensor<640x1xi64>) -> tensor<640x4xi64>
    %122 = "tensor.collapse_shape"(%103) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xf32>) -> tensor<640xf32>
    %123 = "tensor.expand_shape"(%122) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xf32>) -> tensor<640x1x1x1x1xf32>
    %124 = "tm_tensor.scatter"(%123, %121, %arg4) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg115: f32, %arg116: f32):
      "tm_tensor.yield"(%arg115) : (f32) -> ()
    }) : (tensor<640x1x1x1x1xf32>, tensor<640x4xi64>, tensor<2x2x11x32xf32>) -> tensor<2x2x11x32xf32>
    %125 = "tensor.collapse_shape"(%64) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xf32>) -> tensor<640xf32>
    %126 = "tensor.expand_shape"(%125) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xf32>) -> tensor<640x1x1x1x1xf32>
    %127 = "tm_tensor.scatter"(%126, %121, %arg5) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg113: f32, %arg114: f32):
      "tm_tensor.yield"(%arg113) : (f32) -> ()
    }) : (tensor<640x1x1x1x1xf32>, tensor<640x4xi64>, tensor<2x2x11x32xf32>) -> tensor<2x2x11x32xf32>
    %128 = "tensor.empty"() : () -> tensor<2x2x2x11x32xf32>
    %129 = "linalg.generic"(%124, %128) <{indexing_maps = [#map17, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg111: f32, %arg112: f32):
      "linalg.yield"(%arg111) : (f32) -> ()
    }) : (tensor<2x2x11x32xf32>, tensor<2x2x2x11x32xf32>) -> tensor<2x2x2x11x32xf32>
    %130 = "tensor.collapse_shape"(%129) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<2x2x2x11x32xf32>) -> tensor<2x4x11x32xf32>
    %131 = "linalg.generic"(%127, %128) <{indexing_maps = [#map17, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg109: f32, %arg110: f32):
      "linalg.yield"(%arg109) : (f32) -> ()
    }) : (tensor<2x2x11x32xf32>, tensor<2x2x2x11x32xf32>) -> tensor<2x2x2x11x32xf32>
    %132 = "tensor.empty"() : () -> tensor<2x4x32x11xf32>
    %133 = "linalg.transpose"(%130, %132) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg107: f32, %arg108: f32):
      "linalg.yield"(%arg107) : (f32) -> ()
    }) : (tensor<2x4x11x32xf32>, tensor<2x4x32x11xf32>) -> tensor<2x4x32x11xf32>
    %134 = "tensor.collapse_shape"(%102) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x5x32xf32>) -> tensor<8x5x32xf32>
    %135 = "tensor.collapse_shape"(%133) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x32x11xf32>) -> tensor<8x32x11xf32>
    %136 = "tensor.empty"() : () -> tensor<8x5x11xf32>
    %137 = "linalg.fill"(%2, %136) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg105: f32, %arg106: f32):
      "linalg.yield"(%arg105) : (f32) -> ()
    }) : (f32, tensor<8x5x11xf32>) -> tensor<8x5x11xf32>
    %138 = "linalg.batch_matmul"(%134, %135, %137) <{indexing_maps = [#map18, #map19, #map20], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg102: f32, %arg103: f32, %arg104: f32):
      %247 = "arith.mulf"(%arg102, %arg103) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %248 = "arith.addf"(%arg104, %247) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%248) : (f32) -> ()
    }) : (tensor<8x5x32xf32>, tensor<8x32x11xf32>, tensor<8x5x11xf32>) -> tensor<8x5x11xf32>
    %139 = "tensor.expand_shape"(%138) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 5, 11>}> : (tensor<8x5x11xf32>) -> tensor<2x4x5x11xf32>
    %140 = "tensor.empty"() : () -> tensor<2x4x5x11xf32>
    %141 = "linalg.generic"(%139, %140) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg100: f32, %arg101: f32):
      %245 = "arith.truncf"(%10) : (f64) -> f32
      %246 = "arith.mulf"(%arg100, %245) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%246) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %142 = "linalg.generic"(%141, %arg2, %140) <{indexing_maps = [#map10, #map11, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg97: f32, %arg98: f32, %arg99: f32):
      %244 = "arith.addf"(%arg97, %arg98) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%244) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x1x5x11xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %143 = "tensor.empty"() : () -> tensor<2x4x5xi64>
    %144 = "linalg.fill"(%0, %143) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg95: i64, %arg96: i64):
      "linalg.yield"(%arg95) : (i64) -> ()
    }) : (i64, tensor<2x4x5xi64>) -> tensor<2x4x5xi64>
    %145 = "tensor.empty"() : () -> tensor<2x4x5xf32>
    %146 = "linalg.fill"(%3, %145) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg93: f32, %arg94: f32):
      "linalg.yield"(%arg93) : (f32) -> ()
    }) : (f32, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
    %147:2 = "linalg.generic"(%142, %146, %144) <{indexing_maps = [#map10, #map20, #map20], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg90: f32, %arg91: f32, %arg92: i64):
      %239 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %240 = "arith.index_cast"(%239) : (index) -> i64
      %241 = "arith.maximumf"(%arg90, %arg91) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %242 = "arith.cmpf"(%arg90, %arg91) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %243 = "arith.select"(%242, %240, %arg92) : (i1, i64, i64) -> i64
      "linalg.yield"(%241, %243) : (f32, i64) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5xf32>, tensor<2x4x5xi64>) -> (tensor<2x4x5xf32>, tensor<2x4x5xi64>)
    %148 = "tensor.expand_shape"(%147#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 4, 5, 1>}> : (tensor<2x4x5xf32>) -> tensor<2x4x5x1xf32>
    %149 = "linalg.generic"(%142, %148, %140) <{indexing_maps = [#map10, #map21, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg87: f32, %arg88: f32, %arg89: f32):
      %238 = "arith.subf"(%arg87, %arg88) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%238) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %150 = "linalg.generic"(%149, %140) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg85: f32, %arg86: f32):
      %237 = "math.exp"(%arg85) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%237) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %151 = "tensor.empty"() : () -> tensor<2x4x5x1xf32>
    %152 = "linalg.fill"(%2, %151) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg83: f32, %arg84: f32):
      "linalg.yield"(%arg83) : (f32) -> ()
    }) : (f32, tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf32>
    %153 = "linalg.generic"(%150, %152) <{indexing_maps = [#map10, #map21], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg81: f32, %arg82: f32):
      %236 = "arith.addf"(%arg81, %arg82) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%236) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf32>
    %154 = "linalg.generic"(%150, %153, %140) <{indexing_maps = [#map10, #map21, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg78: f32, %arg79: f32, %arg80: f32):
      %235 = "arith.divf"(%arg78, %arg79) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%235) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %155 = "tensor.collapse_shape"(%154) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x5x11xf32>) -> tensor<8x5x11xf32>
    %156 = "tensor.collapse_shape"(%131) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<2x2x2x11x32xf32>) -> tensor<8x11x32xf32>
    %157 = "tensor.empty"() : () -> tensor<8x5x32xf32>
    %158 = "linalg.fill"(%2, %157) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg76: f32, %arg77: f32):
      "linalg.yield"(%arg76) : (f32) -> ()
    }) : (f32, tensor<8x5x32xf32>) -> tensor<8x5x32xf32>
    %159 = "linalg.batch_matmul"(%155, %156, %158) <{indexing_maps = [#map18, #map19, #map20], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg73: f32, %arg74: f32, %arg75: f32):
      %233 = "arith.mulf"(%arg73, %arg74) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %234 = "arith.addf"(%arg75, %233) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%234) : (f32) -> ()
    }) : (tensor<8x5x11xf32>, tensor<8x11x32xf32>, tensor<8x5x32xf32>) -> tensor<8x5x32xf32>
    %160 = "tensor.expand_shape"(%159) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 5, 32>}> : (tensor<8x5x32xf32>) -> tensor<2x4x5x32xf32>
    %161 = "tensor.empty"() : () -> tensor<2x5x4x32xf32>
    %162 = "linalg.transpose"(%160, %161) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg71: f32, %arg72: f32):
      "linalg.yield"(%arg71) : (f32) -> ()
    }) : (tensor<2x4x5x32xf32>, tensor<2x5x4x32xf32>) -> tensor<2x5x4x32xf32>
    %163 = "tensor.empty"() : () -> tensor<128x16xf32>
    %164 = "linalg.transpose"(%9, %163) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg69: f32, %arg70: f32):
      "linalg.yield"(%arg69) : (f32) -> ()
    }) : (tensor<16x128xf32>, tensor<128x16xf32>) -> tensor<128x16xf32>
    %165 = "tensor.collapse_shape"(%162) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x5x4x32xf32>) -> tensor<10x128xf32>
    %166 = "tensor.empty"() : () -> tensor<10x16xf32>
    %167 = "linalg.fill"(%2, %166) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg67: f32, %arg68: f32):
      "linalg.yield"(%arg67) : (f32) -> ()
    }) : (f32, tensor<10x16xf32>) -> tensor<10x16xf32>
    %168 = "linalg.matmul"(%165, %164, %167) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg64: f32, %arg65: f32, %arg66: f32):
      %231 = "arith.mulf"(%arg64, %arg65) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %232 = "arith.addf"(%arg66, %231) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%232) : (f32) -> ()
    }) : (tensor<10x128xf32>, tensor<128x16xf32>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %169 = "tensor.expand_shape"(%168) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xf32>) -> tensor<2x5x16xf32>
    %170 = "linalg.generic"(%arg0, %169, %27) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg61: f32, %arg62: f32, %arg63: f32):
      %230 = "arith.addf"(%arg61, %arg62) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%230) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %171 = "linalg.generic"(%170, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg59: f32, %arg60: f32):
      %229 = "math.fpowi"(%arg59, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%229) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %172 = "linalg.generic"(%171, %31) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32):
      %228 = "arith.addf"(%arg57, %arg58) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%228) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %173 = "linalg.generic"(%172, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32):
      %227 = "arith.divf"(%arg55, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%227) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %174 = "linalg.generic"(%173, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32):
      %225 = "arith.truncf"(%18) : (f64) -> f32
      %226 = "arith.addf"(%arg53, %225) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%226) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %175 = "linalg.generic"(%174, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: f32, %arg52: f32):
      %224 = "math.rsqrt"(%arg51) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%224) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %176 = "linalg.generic"(%170, %175, %27) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg48: f32, %arg49: f32, %arg50: f32):
      %223 = "arith.mulf"(%arg48, %arg49) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%223) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %177 = "linalg.generic"(%8, %176, %27) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32, %arg47: f32):
      %222 = "arith.mulf"(%arg45, %arg46) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%222) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %178 = "tensor.empty"() : () -> tensor<16x32xf32>
    %179 = "linalg.transpose"(%7, %178) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg43: f32, %arg44: f32):
      "linalg.yield"(%arg43) : (f32) -> ()
    }) : (tensor<32x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %180 = "tensor.collapse_shape"(%177) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xf32>) -> tensor<10x16xf32>
    %181 = "tensor.empty"() : () -> tensor<10x32xf32>
    %182 = "linalg.fill"(%2, %181) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      "linalg.yield"(%arg41) : (f32) -> ()
    }) : (f32, tensor<10x32xf32>) -> tensor<10x32xf32>
    %183 = "linalg.matmul"(%180, %179, %182) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32, %arg40: f32):
      %220 = "arith.mulf"(%arg38, %arg39) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %221 = "arith.addf"(%arg40, %220) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%221) : (f32) -> ()
    }) : (tensor<10x16xf32>, tensor<16x32xf32>, tensor<10x32xf32>) -> tensor<10x32xf32>
    %184 = "tensor.expand_shape"(%183) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 32>}> : (tensor<10x32xf32>) -> tensor<2x5x32xf32>
    %185 = "tensor.extract_slice"(%184) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 2, 5, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x5x32xf32>) -> tensor<2x5x16xf32>
    %186 = "tensor.extract_slice"(%184) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 16>, static_sizes = array<i64: 2, 5, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x5x32xf32>) -> tensor<2x5x16xf32>
    %187 = "linalg.generic"(%185, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32):
      %216 = "arith.negf"(%arg36) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %217 = "math.exp"(%216) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %218 = "arith.addf"(%217, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %219 = "arith.divf"(%4, %218) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%219) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %188 = "linalg.generic"(%185, %187, %27) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32, %arg35: f32):
      %215 = "arith.mulf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%215) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %189 = "linalg.generic"(%186, %188, %27) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32, %arg32: f32):
      %214 = "arith.mulf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%214) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %190 = "tensor.empty"() : () -> tensor<16x16xf32>
    %191 = "linalg.transpose"(%6, %190) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      "linalg.yield"(%arg28) : (f32) -> ()
    }) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %192 = "tensor.collapse_shape"(%189) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xf32>) -> tensor<10x16xf32>
    %193 = "linalg.matmul"(%192, %191, %167) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32, %arg27: f32):
      %212 = "arith.mulf"(%arg25, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %213 = "arith.addf"(%arg27, %212) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%213) : (f32) -> ()
    }) : (tensor<10x16xf32>, tensor<16x16xf32>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %194 = "tensor.expand_shape"(%193) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xf32>) -> tensor<2x5x16xf32>
    %195 = "linalg.generic"(%170, %194, %27) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %211 = "arith.addf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%211) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %196 = "linalg.generic"(%195, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %210 = "math.fpowi"(%arg20, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%210) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %197 = "linalg.generic"(%196, %31) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      %209 = "arith.addf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%209) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %198 = "linalg.generic"(%197, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      %208 = "arith.divf"(%arg16, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%208) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %199 = "linalg.generic"(%198, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      %206 = "arith.truncf"(%18) : (f64) -> f32
      %207 = "arith.addf"(%arg14, %206) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%207) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %200 = "linalg.generic"(%199, %22) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      %205 = "math.rsqrt"(%arg12) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%205) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %201 = "linalg.generic"(%195, %200, %27) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %204 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%204) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %202 = "linalg.generic"(%5, %201, %27) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %203 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%203) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    "func.return"(%202, %124, %127) : (tensor<2x5x16xf32>, tensor<2x2x11x32xf32>, tensor<2x2x11x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.float32_2: "0x040000003845803F848A603F12B77F3F7CCF5D3FBB224E3F81473B3FF8EC943F5ED3933F7A34B33F56A8723F48BD913F55E9853FE4F0353FBBA5863FF66DA93F64575F3F",
      torch_tensor_16_16_torch.float32: "0x04000000629F823DC3606D3E00120D3F3BAABE3D0B090B3EC895873DB37D9B3E896BC4BD9911A83E340FD43CA4359EBAF0FD853EC9CDE83E822A643E11B250BE4439BDBDFB171CBEEDAF263D94760D3E739FEFBED16CC7BEE8B4383DDD5A37BEEE01F03EFF1A433E93B6273C21EE003F1626FDBD64D3E23EA351DA3EE41EA1BEF315A73EB68E983E6348AEBE1B411EBF8B88E0BB7AD73BBEE94893BE71FB7D3C824E04BF9ABD2F3E12B98DBDC4E13CBC447853BE09F2B6BEF3D5A83E5ED8A5BEEBAC413E62A6B4BEF59A713E31367D3E07B91F3E0A06163F4A8B2B3CD5663B3E79FE12BD07868C3EC75FD6BE36281EBEEEF5043EC8F4A2BEB079053FF6ABF23DAFA5E8BEB2ECA43E5324C7BD5BF2733E977BF5BE81D648BE3893353E8D56953EB4CD4D3D6966C63EC23FE4BDED103A3E6477113E491953BE3025A3BE09B6EF3C5D5369BEAB1E683E8F2597BD15E714BE8F37013D0C510F3D8A1F843EDA8887BE3BEF3E3DB725A2BDC834EE3C755625BD440D193EBFFB613D9F8D9D3E3CC0F4BD95B3D0BE7381B7BEAEC6CCBDBDD89CBE649A303E681338BF7686DDBDE985CD3DB41E913DF0EA2CBEBB5AD5BD79D790BD3937D93D1E05AFBB29157A3E62A75E3A7D468BBEE446AD3E5FEA90BEABB01FBEA47C24BE6D95C93DB1C4A2BE03B6383ECD74A13D96F073BE5B497EBDE3ACD33DE617AF3DD9736A3E963671BE00612D3E0555F83D68881E3E0C4FB33E70FB3A3D161E8B3ECC8E17BE253988BD7578DABECE329A3CD772AABDD541C0BDC36CB83E5E85AA3CEBAADF3CA6A510BEFB5962BE2A2DBDBE816D4DBC6EFCEDBEA0CD0EBF7CFB263F6EBB1DBF675B33BEA1C93EBEB950023E461044BDA90F8B3DD8821D3E92F4F6BE8F5C1A3E2F5E35BF17CA1D3F4212153D929918BE88E4513F719DC7BB98CE813CC95414BE5FC58B3D0541A0BEBA729ABE25008CBEF10D3E3E5728233CF8E038BE8D16EB3E997791BED65A963EEF82AF3ECAFC503C8E8F77BE5387E7BEBF9C99BE14EEFABC0ABB10BE5B3DBE3C89A8373DCB3CD93E8AE0A8BEA4AD403C8A5C973BBE98963E41A311BECB8B1C3E077B8CBEED4F3C3DF0D2BB3E863611BDC78DAE3C6C55BBBDCBA704BFCC39503D60A31DBDC9E2B43D5D984B3C91F514BC50BA3BBE093D5CBD21D1143DD6B8103D974510BEEDF0AE3DAAECDABE2D35933EA3A1F8BE776B39BD17FCA23EEB68D8BE6984D5BE0A02DE3E282A41BD4A135E3E394F933EC349EB3D78BEB5BE16D8153B2B77A8BD3254C23D1E87A33E0A5812BEF90A91BEBDB1CEBD0FD5723ED96B343E350658BE0DC0D93EEADA7F3E26A335BD1CE0EE3E529315BE58C98CBE7084CB3EE5CA1CBEE96B293E717F43BE2D2C473D8734443E143F313BD485B3BDC185C1BCE2CC00BCE97682BECB76B93D4E7A91BEB7DAAD3E6B5404BE4257CEBC5B32733D9A29283E",
      torch_tensor_32_16_torch.float32: "0x04000000294D383E46A0033F5473DBBD16B0B03B1D108DBE464C82BC3D5D10BEF8C81F3CF7BD84BEC426603EFD23003FED8102B867F12C3FABCADE3D485AE43C1950A5BD4F96233EFC2AD3BEDAB282BE419BD43D6B24ACBEE5393FBEB181AABD0B01003C420F1E3ECC14FABDA717963DDC5E073E772588BEA541A1BE0352C1BDB8B33DBDC4B2FEBE3F24F83EE0BAA1BD05AF94BEAEE1943EF927C4BE4BEDC0BEAF0600BE849DAFBC3B870A3DE0B4A2BD8206DCBB1D78D1BA7991A83DD60DDF3DC7CB91BE4401E5BC5ECB17BD4B28A33EE4F7983E0A996BBE910C31BC5272D9BB33F5413E2241133DFD4705BFDC66EB3C8BA819BF64A3F2BE5A6704BE61B91ABEEE7006BFAE7980BEB41A2CBEC12BBFBDAF485DBE262DD9BDFB1220BE1C09C13E1873903EBC79083EA5E632BE650A0B3E8E86FDBC7FE08EBBDA59AEBEEDDE92BDA4EA90BEE2DF9EBD2C399C3EC63DDFBE86C0E83D7439C4BEB87A8DBD41486FBE3168F0BE4FCB8E3EF5C70ABEFDB210BE20714FBEB02EF33CDE88213F36C114BEECED353E79865E3E98A828BEC3CAC03E0EF7EDBE5B3AF33E00AA943E200157BC3BC315BE30552ABEE568333E7022493DCB35623E3703C6BECBE8933EB66543BAA25A2E3F5EB6C1BE264AC5BE87FFE03E8CB58CBEB1C0423D527708BE73DBDFBC47FD7A3E021F3ABF7701383FF722E53EADF8BB3E2E13E2BDED6305BD97139A3C47E523BE9D1E20BE29D8D9BDD8C3953D3C97F63EA62B17BEA2A4B0BED7CE5C3C3F068CBDDD168A3D4938B4BE0830CB3D55CFF5BEF003913DD3D0713EF093AE3DE4438A3EDC8705BE5566A5BD216754BB8393F7BDD98C603EBF17603D2ED4ADBEA516AFBEF40C62BE675C05BED99F66BD911C4A3EA183C33DF1CF2BBEC02433BDC6147F3E2B66C53C829652BE8D3C4BBD9ED552BD319216BD0E00C33EFF365EBDD07DB03EDF269E3E071DE3BDDCC6A33B37D42CBE2CA68A3D0783033E4F1AE5BD12A2A0BDD2DC9B3DE88ACDBCB16A633E078C583D1FA1553E0DC6A5BD201CEBBE471D633DF5679DBE6C9C2BBDCCB27B3CC5063B3E85BD92BD997577BE249222BE85259D3D16681FBECC2DBA3E584FA33D1EF9E13DA8DFB23EFBADC83DBD8EC73DBE8AB13E2E728A3EF01076BEF778C3BEDF7CE8BD933A743EE370C73DD35256BC5C31753E3C077CBEC080663E94EB2D3F561212BE21E36D3E5A7F87BE1691873E81538F3E367FCB3EE89CBDBDC85E6FBE87F9013DDDFDD93EE2B8413D0C6C243E919BBE3D904314BF01E5863E86F7303D8C7201BF2FCE653EC82F0A3E7936B8BEB81D50BD26FF643E8DDFB23E363A35BEB86837BEB9B0D3BD6A243CBECCD673BE660D203B9CB6CE3D0444EF3E7873573EA9548FBE6921E13DA274D53D73D6863E4B6369BE5420633EFFC2C73EA49B77BE900D9B3DF8A018BE28A8423F2050E5BD0263FE3D8C01DDBDAFD7913B97D4C6BC8AF6BDBE4A53893EECE14B3E14691A3EE0C7FD3E351B193FA97B62BDEF336C3EF6E38C3D4BD9053ECF6A283C207DB3BD5FE4D8BEE30766BE9A4E3EBE76B13C3E169381BE16A2113E85FF6DBE8584E83CD035393D9A703A3E7AFDA63E67FAA7BED28CD03D98D2A13D41AB2D3EDCA86F3D4C114DBE3B49283E0AD6C4BE1D54A7BD0C1CD13DEC3E97BE0C4DB13DE76A81BEEF5227BD32BBF63E6CED4CBD4F179A3D6D41083E23E35C3D095B803D480BABBE6DA65EBE722E71BD59CC583E53A7843DD38D01BCF640BEBD8D6D0D3CEEC8E4BC785764BE18995EBE889975BE58B37F3EC131D23E2EC163BEAAEDF63E5E6C263EF1FD4FBCEDF3233DFF77DE3E498A1B3F250215BE4052EEBEEFA6D13E32B2DABE5573EBBD9EE1953EC6454FBEB9BAC1BC7B6248BE83F303BF97646A3DA27EA7BC137C8E3D8DC0523CD832F1BDD3AE83BE6E8DB63DBC17013DB2D24FBE2A1602BE8BFAC8BE5850453EDA5EEBBE0B64EB3D8C0BCD3E7061BABE6B0D453E01B05D3E874B843ED7D55A3ED52CE3BD92210E3E4AC8E2BDAA3206BE81F5BDBEFE8048BE7ADFF4BE74A81E3E0DD0FA3DFCC9CCBCE74DE33D4934A83CB39F1B3E95FC613E8BAF4EBE4C03023EE0DF23BC5481603DD189173E056D6ABEE97527BE99E81ABDA0E4A0BE1907753E57C899BE1F423DBE15C0EABD7C95C3BC0F32CABD7102E3BEB88A993C6127B9BE273C9BBD7BD67C3ED123D43D7454963E5145303D9CF98BBE0D115DBDDFEAC33DA0ED23BE9FA9753E6C0AB9BC2C85E7BB89C585BE902919BD3464CE3D08BC3F3E202D233DE8EA2E3E64D1FE3ED4A3FFBD8335413E7DAFFC3D6951C7BBEEAB213E9B1E9C3E2C02F7BDD1CE753EC564EA3EC001643D4562943E312E9C3EBB98483E19C025BEAB930F3E00C8E23D48CD903E770F03BF2C01E83EEC1EE4BD7479C0BD6466683E2353283DF81238BDCE8D8ABDA0E35E3E17EC0F3EB1AB683DBA3202BB24D860BEC72F373DD634933E7C37A1BEB57785BE37EBC73EB6B3943DB846CB3E7426C8BE48811B3CC3B15E3CD0C2C1BE34DB3C3D1AB0BA3D770125BE893F15BF184A433D06A051BE44D4043B53A27F3D83AEA2BE946D61BD10F1863D84674DBE8332B13E92D1073E434D183E09B7C83DA186BBBDA00A33BE37809A3C771869BE7908BEBCF5B9D63D8C46F8BE872F01BE9C2180BEBCC29BBE57DB823DA2666E3E2BB5C63E78B1C1BDA5FCAF3E492D09BD41F7BE3D1FA2053F8CE3353E8A5AA63E51A0B7BE9583A3BDF11613BE0933D3BB553C3EBF3497913EFD9562BE5681EE3EB4388FBE7AA218BEA9F726BFC10D693DE987B5BC80FB45BE4438073EB7E0E7BD1400533E89AAB4BD6240113DDF7321BEC23B88BDCF218DBE6DAE10BE9598F83E02E1253EAC564FBE733D54BE3A6F76BD9355183F428D04BECCCB65BD",
      torch_tensor_16_torch.float32_1: "0x04000000F5A19A3FF4ED8B3F89298D3F0A4C613FB7EB8A3F30D0583F3E769C3F778A673F1DE31D3F92E9843F1DDC6A3F10F1193F93B3723F1716543FCB917A3FCC60773F",
      torch_tensor_16_128_torch.float32: "0x04000000E44C13BE6F45963DCA1CC83C02A0523D9B55B1BDE2AA403DD1AD193E16F621BCBFB807BEF348883C52D9CCBC444A793D97DBFDBC360891BDD426A9BDFD7A093EBA3D08BDA5DFF2BD0F9A90BD236DD7BCCCD7533E73B5553AFBFE60BCB2D1A3BDCD2C0DBE69A95CBD9897CE3CAD29E9BB073B583D2AA67CBCB3E6103E18C8C8BDC44F6B3D16E7493E83FF5EBC34C0943DA521283E35391B3CB142AC3DF291D3BBAEFE6E3D97824D3DAB0F883DE214363E279FCF3D8BA707BEC40FDD3DF21F933C27472CBD3A126D3D8BD9FC3D3A464A3D6CA537BE6F3ABE3C52968DBC03FBCBBD62A24EBC14C8073C8F872ABE2373C6BC2452B4BD30F195BD81451F3EB74E513D5CE001BC0336833D5D5782BD10FC9CBDCF9CC63D7D633C3D391A11BD54E1343DE96B4F3DB16475BDF86EC03D4D61C8BDF1DDB13DC648473DF4A8B3BD905FD23B026080BD58D2583E94D0D13C50D3EC3D425988BD7511C9BD20BD45BD18BA37BD8CC9663DC30C23BCF3C72CBE12A005BDBF7CF93DEBFE0A3D998D26BE7EBBA8BD185686BD6E58183DC332C2BCB415EB3B87896EBC6D89D2BD6F5588BC2FB2123EA884A2BD3EF2963D66B1A03DA444D1BCC34900BD7DF70A3EA725133CAEC0DABDBCAEB53DC839E1BDA6C2343B44558BBC7938CF3BC984833DE3048BBDCC6807BE9776283D10D1703D67C5E73C173B3C3CB804B33D049C31BE685D8CBD08B6633D35F9C9BD8192483E20757CBCF1049F3D7F60C4BC29E11FBDB9D943BE910A42BD9163E13DFC13903DCB8B6A3D7D7B153E37784CBC3D4ECFBC40D4B43DA55E0E3E7700D7BDFEB84BBC4248E8BDCF1E90BD531E373D4EC2AA3B4EEFFABD2BC7703D91A682BD66E792BCF55A0D3DAB9595BD4BE53F3D006EF43C1AFB573D594D33BDE97E633CE329973C608334BD8D2961BCAEE122BEF339473E29FA79BCA2908DBDB95D113CF985ADBB0DB79C3D7F7AABBD00A2293E5C3A80BD71BC293EB07777BD8808833B00D672BD199E15BE6397453C3049BA3D61E8163E4E3BA73C349EB4BDC5FF5CBD8A9A683CC7EE8EBDC3FCC73D079C5D3EBD56BB3D5BC2CC3C2CCAE63C85D01A3C7ACAA7BA1FC284BD4DD926BD71C9FF3DA5B8F73C5BAD773CD97F2B3C85C6153DC33A0EBE995BC5BC8F27AD3BC565A93D00B43EBD9B512EBD4D97973DCBD7573C5C1D2FBAEB4CE5BD896595BCD232133D270180BC1E98103E8E093BBDED2639BEB10AF53C956484BB2E46353D414BCFBCD17B86BC5C05B1BD49231F3DF32F28BDB2EA8CBDF7E72DBECB26DCBD79389BBDA6942DBC3DA9B03CB816093E37F8CCBC9BDBFB3DDDD18ABEE8FF85BD04FB0DBEACFFF3BD88451A3EB7BCCBBD00DB843D0D2F5B3DCC9FD0BD6CE4D8BDEC35AABCB646A6BBE3DC073EB95B15BE9B7DC9BDAA5B97BDC9B4233EF31AAB3DD15FF5BC7D58F2BD3381B7BDC9F90F3D717D8ABDA0D84A3CDF1D503DB0D98A3AEFC6A93D9FFF09BE739CCABC5F0B5C3D44FE8D3D2E9CF73DF4EFBB3DE9826B3D612781BDB6ED4FBD69461EBCF8FA4E3EAA109A3B05B324BD368E9C3DB363B13DCBE23E3D23B6B9BD5DF7CDBBB681C23C8A50AD3CAEA0C73D0AC96BBDAC872E3EF4ADC43C6F13D1BDBC0F94BC79AE43BD474957BD6D8EFFBC4B8F6ABC2DA422BEFA38463D38A9293DA22B8CBC7F272E3CBEBE04BD1969A83D54FBD7BD4DE28A3E2F8BEEBC69257EBEB0A3263E6023FA3D1250C6BDDB32C0BDFFDC013E7A3C763D5111C0BCD292B13D5C414DBEC52B6E3E694696BC3089ACBD5CD56A3D283A2ABEE21501BD9340093DD88F74BC22D7883CFE187D3E6401893D3C14B03E8E1F08BDC35BE43D3BCC31BD23E0043C1A63B2BD907610BD226E1DBDC43018BE2B8C08BE77F43C3DF7DAD33C8CE28C3C529D32BDF6FD053DC61D0F3D7E7F11BEADD6E0BAA122483E47654C3D9CFE3C3E0706373DBD4EB5BC850154BE972A953DFD93FEBCB4AE9B3CFA6406BD5FB20C3DDDEEB23DB2F0ABBC01D51A3EA9F1DCBDE267F7BDF3ADC6BD7447533C73BA03BD43C91C3D62C704BE938729BDE882D33BF33D21BD67370ABDAF65BD3D372A2C3C8C9C153DE4D28D3C96FC16BD52C1993C4B59ECBD925F003E666BD6BC6C576B3C3C23933DF2A6B1BDCEA87B3C456914BCED98F5BC78720D3E7FD5F03CDCEA263ED2866BBBA17A5EBDDD54493D139720BEE6F481BCE7F6CDBDE2582ABEDE424D3D7A6BBCBD6B36643CEC1544BD951355BD1CC460BEC667F1BDA08352BE4B68D83C618BCFBD4269E23D5893113E91811BBE319CBDBD804B7FBC8143BFBC003511BE313306BE9630AEBD6BB3733B3568903DE7C2C73D44720ABEEE2DCFBC8166143EAE5EEF3C79C684BD7582093E74E1B43CBD8A143D1AF5083E49FF3FBDC8DAC2BD5618DF3C9A19ACBDBA5F3F3D12B911BAC80AF23C0ADBBB3C477810BEDF65383CCB9E67BD099B893DE9CE8BBE69B8323D97C39E3D26B26D3D935E3F3D312F37BD9171FE3CF5DABEBD2F9E4EBCC19CE33DE32C463BE2C990BD5B1E893D90A540BD6636C5BCCDBAA5BD93738FBD0D22AF3D8C6796BDCC5C6FBD0C4CD9BDCD9E883C3257073DC1C1083D8C4538BD771BA9BD79BB8A3D308D8D3D7B4986BC67CAB9BCFBBF8DBB8FB180BC700C0E3E88B709BDEC2C463D2925BD3D56F6B3BCC99FB73D61B784BD628020BD4A0226BEDFA0BC3C7D93AFBCFE160ABC684EF03D365212BE9167E9BD88A4383D040EEE3C93362FBE5FCA193E202D1DBD1A18693E0CCEB6BD5F1C8E3D13BAC03E11B1D3BD8FE48CBCDEC298BC0BBB81BD32EA42BEB99F893D76F6AD3C46544ABE3099863C71860B3E10257E3D248F10BEA926ED3C93A8133BCB141C3CB825D3BD527360BD2FC9C93D12FDE0BD2335C43C93C1C33D99EDE1BDD130693D3675E13CA98592BD5E0AE33C2C385C3C73C0AA3C9D98F93D48909D3CF0A9C03DFCA8233D30A46D3CB00168BDEBF398BCE588C93D8FDF233D47C0BFBDBE0287BD88A9BC3C179601BEC69E0CBD50E0173BD81525BD7CEFF4BD4CA9C8BD1CC6CF3D6673CE3C6F712FBEE208C73CE2A5BEBC438500BCE400153E31B3103D029A343DE7C4C33C202CCBBDA57446BDED3CD93DDBAC44BD73659CBDD6D8D0BD0428753DA20AEC3D96E0813B015A213EE9A0E6BCA98BF0BDA17FF3BCD96D67BC3BE9F13D395B893D7CEFF23D19EF50BE7420C13D80AEBCBDC8E0FE3DE0DE223DCB7DBEBD27D339BE6825C8BC1D7B803D65A106BD5AA1EBBCA96EE53DF007E43AAE07693BCCF5173EC87B953D45115A3D3BF150BD1025B8BCB952BDBD033EEE3B57AA0ABDBC3EF53D667B9E3CD85A3EBC1031573DE90831BE4B6A2D3E0268AE3D2DDA983D9B5C21BD20281DBDFD565D3C89162EBE505D39BD1528933DDAF8D43D1EF659BE2D19B9BDFB9122BD93FD803C9EE2363D2F6576BC87C1223D9176D93DE01D9FBD890A89BD8567C93BE2430C3E606B0B3EC0D7263EDAE4E8BD1B1CADBD53B894BDA5DB313EE218933D1FE217BEEE059CBDAC81C23D9ED81D3E0BB0C33C636606BE9B8026BDE72438BD138F873DB5522BBC4AF30DBCE7C21E3EB5C0A6BC1F6727BD515C533D3FD74EBE3AB4D5BDE01DEE3C4AFD1B3DA37154BC6F86A53D6A6859BC04CCD4BD01E9AF3D571D83BD2601153E5361CEBDDF6F3CBE05F519BE4D8B87BDAB028A3C5F95183DF096A3BCD05D17BB4A48D73D39048C3D891F1B3EEF69FF3D952BC23D454EE4BD5073E43C4CA17EBDF7FF2D3D3C5A0CBEE67FD83DF380BE3D359F2DBE8649CBBD623CBBBD26673CBD44EBF53C06839D3DA8E2123CC9398CBD2E01EA3DE8DEB6BC73F2BF3DA13AD93DE897F1BD4E7204BE58192FBDE26326BDBA13FA3B34E8F33C690FA5BDA61A83BD8C5A10BEC7E7D83C35A4CEBDDCD2733DEB0C843C0EBE073DD6601CBEA1D40DBDD3A1B7BC5B103C3D64C64EBD58BDA23DC7F5DD3CF422923CADC4C73D2EE2BFBD7D2D5DBD38E891BD8ECD64BBCBD232BD7E1D0C3E1A6F02BD907F643D2D056F3D4C399DBCBE44EB3DD20C9FBD7E0C323D685B16BD2504B03D4AE46EBCE7C3FDBB8952843D5366983D6A7007BDD4B397BD760526BE600790BDE38C613D8E67953DBC6AE7BC5F9193BC772410BEBE6BB33DB75D5EBC23802EBCE125173EB268D13DA255363DEB58D4BD970016BE849C0EBEC93D30BEE54130BD77A09ABD8168CA3D2C384F3D995E383D818C9EBC92EA82BD4A3E91BCC8D643BC3D8191BB58E0243DA7D88BBD44DFF1BC5B882C3C14D9AB384EC2E63D68EA023D4F50E3BD5D29513D645819BDF8EB30BD701408BE1A6E91BD631EF3BCAF50A9BB2E7CB339CB98BABDEFDA5D3DB99C0D3D5126683EB127683DF1AC62BDBB78C03DBC884F3C815231BCB14F293ECCB4AEBD0D901DBE332180BD227516BD9490273E821C20BDD1141CBE62351F387B3622BC864FF53DAA811BBED2D824BD5085043EA821803DCF0AB8BD34DB82BD7EE05E3E5967A2BC18959FBC602424BE4DFCF7BDFED1ABBB097E2EBB8FDC1FBEB559D0BD4FE4C9BD3C37BBBDF9A0A4BDBF6BADBDBB32A8BC4430C8BD89504E3DAD3FFD3D8F8F19BEA3B4C6BBB04776BDA6E9D53C14A6F8BD372BF73D941704BE3406403DB747153C03ECF63D6279E63D8E41A5BD057E353D25C8563D8CC466BE4494FCBDAC92E13DB21DC7BB882A433DA09CDBBD031F853DB0C6BC3D434357BCFB59933DE67BC93DD1295F3D1651B23CFAF19EBD2943943CB02B36BECD86CBBDBB1C1E3DA375A93D505E8DBE49B59ABC346A8D3CD0E7F6BD83B124BDD089583D182A31BE9B8E4F3E049A80BE55FA23BE17DA603E5B331ABD8699C13D19BFF83D0B18583E275C2BBBCF4CAA3D4CC1FA3D4B5BD2BD847F203C4AAE9CBDE0BF023DA8B7D1BD8B6BB23DE728CB3ADEDE8FBDCC83223E7A7F7C3D92325C3D309A3DBD3D14363E44C3EFBC3C47043E6899C93DF58D6F3D6613693D8E369F3D131BB63D2CBC08BE8E39E03C74874F3EB5C651BD52838F3DDBEF0EBCCBA18ABD2B0536BE6DB407BD7BEC18BEF4CC10BC43CBF13DA0B7583CE82B0FBC2B63B13CC781883CBCE0C93D376D5C3B427C703D3B8BF83DE473CC3D5065BB3CEFF0913DCA373D3DB86302BDCCD1243E3F433B3DB581F1BB301A37BCF788E03D24BE813DF80624BDEEEE833D29FAC23B3E8CC9BCE7A2E43DC2A22C3D49AA983BC538333E6D704FBDCF12E7BD47F385BBCF6D673DAEE9113E7D4EAB3CDE23A73DFAA0D63C6BCCC23D50ADA73C46B60F3DB4AC913ED355E93D5EDAEABCD0E6B83D4C9F973D51626ABC492402BEF8AAE8BD98EE023DD380E8BD8B393EBB0E3E593DB3C833BDC05DA3BBC7850E3D82DE49BE1D89AFBD964E7C3ACF0389BD43C500BD2334C73C7864623CA94835BD4D26033ED81C77BC1C49AA3C977402BD4C4204BD765404BEBBB7CFBCB9079BBDC5F10E3EE4D8CA3D969E5DBD834C10BE7C9AADBC79812FBA11671FBCEC6597BC0644DF3C2DA7863DB7EA923D0B980BBDE71AA83D0375AF3CF80E103E3469323E2251503DDE53FB3C0730DC3B3028CDBD7BA1DE3D8CF04DBC90FF7E3B7B9CE63DABDF89BC8A29CBBC23F7B4BD899314BC4FEA0DBDF4DCD6BDD4B82EBE3C8AF43DCEAB983DEBA6A83D613989BDB4F015BECC0BAABB42029C3B46F1043ED7CECBBD8273CEBCADBE543DC97F32BE2236A3BD0AB8E73C0D35C6BC401A8D3D033322BEF2BBC4BD91952ABE59F6E53C5745413B982B13BE69BD713DC068A43DEAE20A3ED2E628BE75E671BD79DE6E3EF3A88CBC9124EE3D2B2915BD31598F3D5ECE81BC4F6077BDBED58D3DE5EA0CBDA7523ABDB37714BE2EC538BD1925223EDEB7BB3DC020353EF7CBF6BB71DE93BD3F5BBDB84AF941BD848E353EABB609BED88CB63D1552293C81D7BBBD3E9A53BEBEE86E3D50E2193DDFB5B33DDFF8623D4A8845BD9764E33D7E68723C66812ABEC0B80BBD5D21BA3D4FE1AA3C7575423CB303AA3C9B95E2BC5DA96DBD13DDBFBDB643813C3A49DF3A7249A23DB8768CBC0AD6B0BA0EC6E2BDF68B403D7BBEFD3DA637B03C233FDBBC2BC3CBBD6837FD3D700E71BE61F7C8BD557FD3BD672A1EBDCEB12ABE3F136DBD36E37A3D84B73D3D8F369BBD26AC283D211A82BDAADB3C3EADBFE93D2B132EBA3D5FB6BD0EF9B1BB384B29BC2D8A913C82FE0C3E82B2EDBD18C2E9BC481EE03D84E4973D4E9FB33D52842BBE099E183D28A053BD14C35BBBCAA50FBE91CD243E63BB4F3D08E7C7BDF6F0CB3DF819B3BD0CD1B5BB6E4DB4BA95DED43D1F0A0FBCEF79A93D0A229D3DD8ACA5BD269E8D3D39C698BC99F6AD3D7CE644BD1CBFFA3D22C6F93CF2E74BBD4BF156BD9F53133D7911F7BC777E52BC9FAAA23DB04B473D33BF86BD3C9C1B3ED4E5EE3DC649E13D8B95CB3DF3D2543CBFB8083C02829ABD532A493D83AA65BD30AA1A3D3360643D29BA19BE34AAFFBCAB7C953D9D84783D9CAF9CBC5A75D9BD74B94CBD9512333D6677613C165C52BD7836EABDCFF690BD90145BBE70AAE73C879C97BD869D6B3C58E3E43D630B893ED3DF0D3E60A79EBB17B3103D917FB73DAFE89ABDB5A3FDBDC157A73D29EDA03D3B31D83B8C621ABE922D023B157FDF3D32F3963C185C56BD69180CBE372591BDE820CF3CCBAF01BEBAF60ABC43CF28BD65A5BF3DD50DB23D5B56923DACB7493EA58534BD5B23593EAE79F73C9C41A1BC45E69F3B3838113E0B2ED43DC2FDDC3C22C7EB3AD00F89BB947D54BDD141F0BB837EA3BD98FCA2BD8D31BBBD21D9E9BC95D2ACBC66E8543E6C1A283E4B086E3E4F79323B34D0C7BDCBE432BDD4E7B6BD8FFFC13D9984273EA35E68BD20C72D3DC6478A3BAF6ACE3C3156B63CE0F206BCAF84F7BC4FA69CBDD31AA7BBC4A08A3CCE368BBD110774BD7F6452BD52A1543E2694E6BDFC98DA3C5A7B1BBC0F7A04BE8819CB3DA6EA2A3E8D5272BC28C1E9BD6E60BCBD1016B13D7809C8386DFD49BEC232373DADDCF6BDA481DFBCC4B688BD0A59203EC4D3523CBAA6553E6501E1BC2887ACBCE79CAA3D669BA63DC0ED803D4C9C2CBB0269B1BD50D1973C283021BD862E863C5FB8C3BB31690ABCF14F97BDDFD9083D1BE50EBE518D0CBE839FE4BC22F22EBEC331FDBC37AFCDBD47FB243C64E57EBDAD536C3BF5A7C8BDDD37243E07D61CBE0F4D0F3DBA520FBDE58D7A3D2BA1053DD869013DA2D7D9BD73B0073EB99386BDD65706BD174489BD3EB68BBDADC046BCDDCE453B50B097BDB9299DBDA4025EBDE2FCA7BD31F6643D02A29E3DF5AA923C14D9D0BBFF13403C8CD781BD1BD400BDF07013BCB5C193BD70962DBDC612B93C631868BCAC15463C8BBBA1BDAC94CC3D477B39BD4F08133E2136C7BBDEFF413CADB5903DE52CB03D8FD209BEE9F678BC3839743DC7092DBD0D4CBBBD648F74BD5966DB3B3ABE573DB67E843D05439DBCE10E6D3D3E5BE2BCD0A5283CCF8A073E790041BD159983BCC303EDBD5F750ABE4E3FB8BB5E37BB3D868B72BDE00C7B3E245E20BDA599203D36E9BFBD3D6F1FBBFF494FBD981292BD3EAD093E8DCCBDBB63A70D3D5A02C0BD045D273D9EC14F3D3443113DF3DA67BB48475BBD5BDE833D3CF8713C3FDB02BD7C62BDBDCE4910BE7D19AE3D28F60CBCC1A4E0BBDAD29C3C3E57513DE35A8A3BACE3FA3D5B444BBC639FE0BD0A335B3C9CBD7B3DA169FABD40EC16BD39668F3D83B55FBC9DFF3F3D301C703D80F1D8BDD4838E3D8E40683DFF3365BDC3CE2C3D897DAE3C5FC61ABDDC3E953DD5DB343D363C463E0C8DDDBDEE97C5BD6370453DFEF8F1BC22EED43DC014A6BC76F4BABD986CF93DB728DB3D22C76E3C17CB1C3E4F4FA03DD676A03DB46A0BBE1C1717BED3E1A43CA8DBDFBD3445C23D6EA62E3E74AC3EBD763502BEA6A48FBDB9860E3D939E843D4D1B203D8CA08D3D841DD13D1A91853D183AF1BD8A3BE53C2E49A9BD7ACC6BBDDB5F893C1422C43DF6A20ABD24A542BEFAD1FB3C88B5E73DFA939C3C9E7A583D126CE73AE832383DE9B9723CE4B8FA3C477A1FBE903AF13D328672BE1DAAD0BDE04D1E3C2FAB12BC8B5133BD549E4EBD9A88D6BD8C81903D3CD8F73CE90E673CF6CCD63D6DEB0FBCC6C2D2BDEAF31ABDEC1389BD4C2C52BE0A49E5BD5A25F3BD199CD53C61A5A33D8E448A3C01E38FBD4650A2BD84CFCDBC5C0F4EBC7F3FF0BD6FEEF3BD5B66CEBD1682A6BD0639F6BB2655AE3D2D76373D21718ABDD5AA3C3C359229BCDFAEAD3D693D74BC75CEE53B1353963C8B5547BBD4AF253DDA73DB3DB5453EBD44549C3D9D1A66BC414D603D37C9813CBC1B223D3EDE163E519526BEFFE920BE34729CBCE81A99BD3EF436BD9841C5BD11A9D0BD96AD92BD22E4253E5F09E03C161EDEBD1B639A3D325E393B614600BDD39A47BDBA85B63C925AE7BDF7C324BEF8C3FC3C724DDB3D8F4720BE6983A23DD3D3CE3D4CE6C93AE4CE25BD2F63DB3DF6993D3C66CE993D879C08BDBD9218BAF823C3BC49F9BEBDDD5578BD665EC9BD2A6AC33D0132933D6C9F63BE3E2AE9BC70CE94BDB0A4CF3D1C20D13DEC2A29BD5C19ACBD8DD1EABD41197A3CAD7D9F3C1385D43D1BB61CBED8544A3D167BB53CF105D2BC9BD38C3DE40B91BC8965DBBC1C1C8E3D977700BE1C9F53BDE1307CBD817650BD3E4DB1BDB8ED69BD6D7994BDFA75603C61223B3D0E4E713D14E1A9BB3BB83D3E5D6C9FBCAE68D3BDBDA7173B6A77E1BDF156ACBD674B01BEBE52E83DAE0E5FBDEB9DC5BDA1B3213D082DC0BDD5C3F13D5AF8CEBD42E7F0BDED95F4BCF73B0B3E5FE686BA1F480BBE6E32FDBDE52AC43D9D9165BD7876AEBC4EAD003C1CADDEBD27652CBCD46333BCD3659CBD67715E3DD18B02BD739C0BBE5F83D03C2D8E9A3C1A73BEBD125A183EF7EC863CA90512BDB67CA9BC52F3D93C17C2ABBD3917063D7E4AACBDBEEC9A3CF3E81C3E8647AB3D84F96A3D9DBF6CBD8684C6BD549AB43D06CF783DFE6ED1BD282520BE4AEB803DB5F252BEA6E1FF3C35D6633D6D43CEBBB0A5EBBC46F61EBD115CC4BC316EAEBD774C3A3C619C313D266765BDFF4E1FBD2FB40ABE4F4B3A3DAEFF53BD12CC7A3DD082713D1F92E4BD9FD02EBDC08FD6BDC64C0FBEC04F6E3EDB54633D78AADEBDACE8B8BD96045A3DF924C33B0970CCBD001604BE2DE20FBECB44493DF0C1653E62C539BCBE98723D412FD13DA84BED3B6A58B8BD085E983D29059F3D846DE63C9C241D3D8F9BDF3D807C8BBD7146A2BDB050163D9FDF83BD59D9383D68C55FBDAB0EDD3D7378F9BC53A2F93BD34C643AFB2DFABDDC06D53DEF0AA5BD53CB1F3D684804BDFAAAA5BD32FD583CCC3BCC3A6009E7BD9C31393C8A46043D0BC5053D7DD3F63CF324BABCF9286E3C056DCD3DD9FD133D0B7AFFBCB0BDD63D5F1FC43C8DABF33D4B2B21BE962D2BBD51F0E7BDD7544C3D0DC5093D1E5D373EEE53A03D078EE2BB9A756EBC9CE73FBEF4D7823D87E8A53B25F37A3D1456973D72E712BD3AD5F3BD222BA43CF34ECF3D6C58033E5E7D7FBD0670AB3DB59DD9BDC1BA2CBE3855453D727CED3CEE7F2F3DC213323DDD62583D6B8E643D773B02BD9E6E16BE26D822BEE75CFC3B5D1088BE0BAF4C3CE985F7BCE22B913D5014813D489AF03B5D9996BDFA151EBE742ABF3C1696FCBD73FBF1BC25C5683E83880B3E1B89313BBCC8D03DA5540B3EBA797CBC902B9CBD0F95263DE5F8F93BA0C9EABDC88123BEE886233D88FED43CB1C525BDAA3E783D0529153E21C9A0BDE537B5BCD5786ABE1E3788BD9FCAB43D6533333C315C853D07B4233D5F0C36BC6E7BF4BD880E83BADD07B3BD2B81E93CF2D3C6BBA9C5B23DDD6E02BDBED5AB3DFDAD853D2841ADBD730665BE6BAAEEBCE60CEBBB84B5A4BC12DC9BBD00DC613D3B5D493E47CC73BD232C60BBABD7033E37511A3E9D3B563D71F1DD3DBF118F3DA08A45BE2C32C53C3F3BE33C7C49363C43FACB3C20B7FEBD18CF5ABCB8449F3D94BC89BD162A18BC6323503D45FCFD3D7FDCA23C952E81BDDB6E68BD394700BD87CA32BDBF6E5D3DF10524BD3304A4BD5866ECBD8B73723C6BE067BBDCF0803C2507DE3B2BE71CBD5F151C3ECCC3DA3D704C87BBF377D73D3A443B3A2FB92E3D0FD5C43D2AE042BD02E1BB3CCC5B08BECF80343DA8370D3EB2D5FD3DFAEA123D6D8F6E3C0501C9BC578D8B3C283302BE2787D9BD82D069BD0372F73C08C3353D52F3B13DADC64BBD7FEA5ABD7B9E063E2A28E33D519D953C14C70F3E79B944BDC41318BD927C613DDEEC0EBD7017AE3DCDF9A8BD41B7823D66177CBDF5F2AB3DB6CC39BCF19B283D686C4BBD8139AEBC0E7F343D1971ED3DD70BEF3CEC6D53BCC17EA5BA86F14D3C32E53D3D36AF7B3CC1F636BD3C8EC93D3132993DFD1A243D270F0C3D0E20B63C71FA76BCF5CA49BC16D3D53D96AA26BDD712E2BA5C4383BD1D0923BD4E3014BEFF8AF23CAD19B4BD1D3C9CBC23560EBEEE01D23C5FA107BE94BA953D597D313EE35BC63CFA8A473D8D7872BD61681BBE4EA8493D73D9E9BD44CADBBD38A80C3E7A6E17BEC17D5BBD14FAC33CF172403CC7ADAFBDF809AD3D754B853D9BFD9ABC9E15A4BCCE19C2BCBD91853C46F0743D713531BDE45614BDD0C511BE50CCB3BD57CB133D554B05BD287E9B3D3910A33DFD1F173ECCDA8D3D23BB15BE9CD089BD163E29BE43CFE33D405068BDABE967BBB9F671BD526E24BD66529D3DD87FDD3DEACB01BED31A05BEBB59233985BA023C5BE1793D97831EBDB07FAD3D80FBB0BCDE25AABDC3E975BDFD03FEBDC18220BE1E5DCBBD8A2A0E3E8E1D79BE6CF24B3C53A5C83D5CE8623D0B7EE3BCBF644BBDB5A3F2BB5F9E243EC43F14BE1433CB3DAE72153DF5ECA13CFB73F93C35C8FA3D9BA26CBD6FBDB03DB440B33E80720FBD42BCA43D1D78D73C595F453E76CACD3DD9806DBDA93F063EEE9D60BD0B6764BD4942993D6BA79D3C39D8AABD3AAE9DBD88A7AC3DF48C0ABE1632F63CEDCFE3BDBD88C93DA04182BDB00F93BD747B0BBED19928BD5CBD1ABDAB688F3C4E439ABD06D3CFBDEF188D3DA681EABCB091A93DFF5A80BD6379A1BCB045803B09C474BDA56D27BDC0DAA33CB537EBBDAE980ABE9254D93DB550F93BA778FABDA46AA4BC590CEDBC9792433D269B353D924A523D7989C4BDA83AD43C0493E7BAE474023E69DAF3BD1DC7203BE67198BDB1BFE53DDBC79ABD4CB7BCBD8CD1423E49283B3C527A0C3C5DCD92BD70A58B3D4CC4673DA7919F3DD9238C3D7DEC363D797B27BC344A8E3D107FE43C7ED5953DF1594A3EFD689FBD9197F03D8C97AABDB6752D3E93ADE33D7C22483ECF38733CC87B03BE54E3D83D8740EBBB6E58AB3D89B21F3E3862163CFE10EEBDAA9D853D5E2488BDCE54353D33354A3EA14CA1BDBEE315BDF13DE1BD187127BCA5DE103D37CB943CAC7A0F3EF397143D715218BE0AF713BE9A15703D84BD163ECEBF773C1F385FBD614E9DBD8E1C993DB471CB3DDDAC8E3C72DC80BCA9353BBE31001CBC8C5C093EF644B83D330C9FBD87409A3C2487F3BD998D49BDFB7782BC74C002BEB70F803DC1FDB83C8B9658BDC515FE3B7B4DCE3DB195723DF52B333E19AA833CCACD673DF7387F3D0654A2BC971A393E63F67FBDACC4DBBD",
      torch_tensor_64_torch.float32_1: "0x040000000454963EE0055ABD26054DBE0E9521BC1B2DC03DDABC4D3E16258FBE961AA5BE16C439BD6167313E2E1B12BE8F073F3EFAE454BD23BBF0BE805CD2BE95115F3EE3B1F13D5809283E65CBA0BE196624BE004B0E3E24DEB83D6F04C93EFCC2F5BE9B11FE3E2E44FD3D50CA8BBEF4CF92BD0CE8F9BE3D3D9FBE43FE433EF98783BD6621593EED343A3DB67734BD2DFEDDBD6E768F3C7626D03D7A7A2F3E2A65963E300B053EBD23933EB50A4ABED73376BD4CB544BEE3AB123FBFEFB53E079C6EBE885B613E1DA3BB3D382390BE694EE4BE56F1A63BBFF657BE2E015DBE63040D3FBBCC2A3D00BC86BE4AB2CF3C4011553E7D0B693EA73C1B3E3F00ECBE299A953D",
      torch_tensor_64_16_torch.float32_1: "0x0400000088CDDB3DFDF840BE4580E73E52EFF93D1ACE1ABEC09B873EE7AA643EFE2357BDF4109F3E962AC93D1069653E991226BFB5D41EBEA76291BEDCB50A3FC2718DBE0587903E280C4D3E40A10BBFC34879BD2F47E2BED222413D872F793ECFAF853E0CCC103E497A393FFDF906BE05FEC53E9C19CDBD52C843BEE69957BE7CF87ABEA0C29ABEABFE0ABE2103563EDE30C1BE55A2D7BC67B2B53ECB4484BEA0B8E03D9CB68C3D5E8DC2BD81368E3E94C290BEEF01B0BED14C9CBE21C228BEE98BB23D96CC44BEDD77EA3EF17BE83D2FF67BBE4C4E5BBD268D9EBEAB184E3BF3920DBE886606BE742CC4BE497D393E06EEBC3DDDFD7D3DEF4F6C3E999A02BFC8919C3EEF23F7BE2813B7BE8BC6973D6F682F3ECC0B11BE0CE88FBE10B78D3EB5CB743E5EB89C3E9FFCBFBC8799BA3AFFE9CFBDCBE82DBECEAE043F521BC73E750670BE66A4353E44900EBDA5B246BEAA90E53D927851BEA68405BFD40C8F3EF8361C3D2C412DBE3EA5CBBDE30EA43E0CC0ED3C5FA385BE978B2C3EB98138BE4B8466BDA1AB39BCF91E113C33F5553E7F5E24BD07E5F4BDC109A0BE692CC6B98695443D8A64F5BE81F5F6BD0172D8BC11C4843E7A3E67BDAEDF66BE6B7AC93D50DC66BEA67EB7BEA572EF3E5D81AD3E08A1BDBD430DFCBC822DCDBE5DDDA43E5DE284BEDE931DBBA9DB703E1366B43DE6CD5DBE33992DBE5B7CA8BDFEFDC4BD42C02FBEBF06F13D058204BD098F84BE01A1E5BD532EC83EC4BD213ED9BCCDBEEA80643E8186F5BB6FC82B3EF088843EECFF94BEAD182F3E0CBB633DAB060D3D11DF133EFC0533BED90A1E3E4A5711BE68CA253E869A6EBE2A87943EC48ED1BE624FF6BD80C3FEBDE00560BEB0CC9B3EBCA6093D06D83BBEA221DBBE8F3247BD0E50AF3E259F50BB1AA714BEA6F874BD719A1BBDC48BBF3EF76C9E3E05E69F3EB8F731BDE41350BEF8823D3CA1021CBE9439C13EA477243EF844023C3219F9BEE709B13E75192FBE5D82FCBED429873DDD5403BF5385163FFA84023F50DFAD3D59AA903EDC6FBB3D8BF87ABDAE5830BE6950083E41837CBEB5CD843E735E1C3D0317C63E6BCED93E0850A8BE46756C3E36002F3ED4D7303EE6350DBDE84D8C3E455BFE3DE6B1CCBDE259C63C7555E6BDEB8154BDE940573D4AB2E63C471C763DCE23733E53B9403DEF5CA0BEF24598BD532034BE5EC75F3ED0BC873EF7F4723E1144423E48CEC73D4108A53CCDE8BCBDF3E356BE89DD9C3E389DF9BD7AB79DBDB12CF2BD0DA389BEAA2C80BE295389BE97D0C03E1343993E26BF26BE4089893D0CF90CBEDDB5773E473A28BE6122C1BDEDDADCBC5AE7773EE4CFA83DB18CF13DF17C57BDBB551BBF976EBF3E0E5EDD3D0622C5BDCA673D3D49AC5C3E5B239BBC5AD3123F31C1AB3EB0165B3EBDA5173E3DD1EEBEB8D9A33EB5ED94BED41E773E8555913E57466C3E8C44143D22A71FBD34B4173DCD84D43D1403A7BE4B485DBEFFF42E3E08D83DBE0FECE1BE670802BE6F81E8BCC6FA25BE14D016BF0308ABBDA351633E26CC4B3E32266F3EEA0CA83DEBA1BF3ED0CACA3D4F507BBE4B47BC3D1A18293EC27F94BEC878193E9027A8BE5D02D63D41A5A63D78C152BE765A523E0EDFCD3D1EBC2EBCC554F4BD89CDB3BD85E80D3FF5BD783D9A96743EDF248DBCF53B3CBE031E1CBFCC2F18BF1EF7AB3D86D589BE7ACAE73C41319B3D5195C43D8A06843E9D45D5BECE2289BE793E39BB3FB095BD344D443F941EEE3EBFC34ABE281B993E4504DD3E8D65F33CF04811BE8965513E33B9E23BDB0C3A3EE7349EBB26A8453D84D76E3FA4E705BFDA3F143EB0474CBEBD1A2DBE1FB4843E9B07AA3D44DD75BE3D68C23ED90EA63CD2E60CBF6F34E53CBE8D203D6E7905BF2856D5BEC68003BDD31296BE03138C3E4ED337BEE913E8BD96EBA4BEA124FB3EB9752F3E3678DC3D3089D4BE1D6E3DBDA2D06EBEE9FA7CBE74B86C3E69CA5F3EE6652F3D816531BEDCF399BE46AAD63C863DAC3DEB229DBE0A4A24BDB6709D3EAA3497BDA123A83EACC73EBDB6D6803B7D649E3EBFA40BBF6F0BAFBDCD1087BE521CB4BE0601E63C2E03B2BD4896F9BC722C803E973C243EA172163E9C54FE3D8D127C3E0CD9D13C07CFA33D6D358C3EA9CD963D1F3A013D0760DA3C12E8543D37AE823D8300493E2C0A1D3E30011E3D118027BEBC79E7BE2155723E5CB8E73E948304BE650D85BE6B42A0BD3774D93CFACCD7BDEFF11BBD41903ABE15FEC73E82D7483CF767033AB6BBA3380B4BADBE8FC51DBE0EEFAE3DB5CF46BE67029D3D64E518BC3C5AABBDA0A5AABD5160B13D3DC7A13E746281BDF0DBD9BD0D4FB0BEF6AD4E3ED0F7A63DC56ED23DDEE178BD0595103F3DBD85BD964A6F3E36638FBE7F6E1DBD54FA09BE7A0A4B3ECEB689BE18A00EBD640D80BED6A1203EA9EDD83EB75941BE70768A3EB224173D18F5073FF98788BCD18F19BE78D890BE2A77B93E1C84E93D332FF8BA12D53CBDE643BEBB11E0D63DAFC2FC3C166E18BE2E34453D22006EBE3F59FDBE02CA423DF2871E3C313E40BD381712BEEB996F3EA9A1093F53381FBEB5D95B3EEAFBB33D94C4AB3C8D20853DBFF590BD99F93CBEE52CBABE624C09BE4582D03C2F5484BEEE8D25BE560E65BE1D31893E367D91BE6B04AC3D79BC30BD46ABADBDC4EFF73C7E07203DAC45273D3EA6CEBEB5C807BF4676E5BDC5B5593B317D8F3D40E9A5BD224BAABEB6442BBE1729363EE4712C3E3E712E3E8BA59EBEDB5AD83D75FAD1BDC9EF5CBE84D6313E8179C33ED9415C3DF591C5BD5C9CB03E94C7BEBDF7A97C3E9E4903BE4197AD3D6F6DBB3E078C90BE70BB953D2E251BBE112A87BE8C2661BCD4EBCD3EE80D15BF258E693E058F28BE60A2523E4A014B3E8DABF83C8869B53DD9F8C2BE8349F5BE0D2E85BE69E6DB3EBAC4DA3E6B29CEBE555EAC3EABFEE3BD0EAF153EF7F7063F6B7593BEED10E8BD128F613E7A0D563FE276A3BE766F7E3E189F543E6AD04B3E301AF33D9DEDBF3ECD4A83BE92416BBDC8470F3F3F72EDBE76AC533D7E9BD9BCCCF7F83E4D1DFDBD9C438DBD6075003D3688BEBEE2A83ABE0855073D037AFB3D2CAA1BBD1F72253E370B063EE183A0BEFB9F53BE19CFE53C3DC7D5BDAEDDBEBC7C2E8D3E0F0B963C102E373E3116913EC543ADBD3C908FBD003D183E846C84BCB8CE99BE7A59B2BEAEEC4ABCD170D63CC8C36E3E86C2A13EBB5156BC13310ABD9E030CBC7124FD3E60E820BEB3143FBE90CB2DBC033DDCBD90DE3F3DE64800BFB324EFBC50987FBE062B13BD02CD95BE42088CBDE2211C3EB01A703DCEE292BC81BDE23AD0FD2D3DEE60993DF12EAA3E943FE63DC6C90BBD493A313E30C9703E7AAE343DC54583BEA69637BEB7B4CFBE4A268B3E0C61703D6D5FC93E039810BEA64335BF6471F6BD152EEFBE9061B7BC126B9BBD8EBEB4BE2FA89B3E488488BE946EA1BC266B963EC5B76CBE869DA1BE5A088ABEFC9F07BF35B3A8BE7D742C3E2F4CEF3D1F4A2E3DB98E9ABC67D149BD15E643BECFBDA8BEB08A5ABDC7F82DBEAE6F85BDBE194A3E8685B03E7DDDF9BDDE7827BEC2B94CBEECE2FBBE80FD2EBDC287B2BDF0FEF43D1B0851BEABFF2E3E9E6192BD25D3A7BECF4D253E4F4EF0BDDADF2D3D80B5FEBEB0EB5DBE87309CBE9850013F67B34B3EFD54D3BB4BBB84BED2EA5EBE05B7B2BE09DA413D26177D3E12E1C5BD616309BE30528FBEA1956ABD1A8E283EE80FCC3D8681DDBEDADACFBD3B5589BE982C37BE08EB163E8CEFA43E09D9863ECFEFFBBE08D50DBF208A273EA72ABB3EAF6135BE34D832BD5DA40BBEB65C2BBEA885F63D1B0E1DBE9CB68A3E29B843BEECCFBBBEDB3A463E9FFCA7BE1E05FC3DCB479D3E5506C63EC06AB9BE5E81263E22530F3DC19077BEE0E466BE7EF661BC4F01173F35F0733EEBDF9B3E0F9F8A3E1E0FE6BDEB3D89BEAFA078BED48529BE3FCAE9BE3E41EDBD3CEE123EF173CEBE20049DBE863C2FBD64E3B43EBADE29BFA3EEE9BDC7B397BEA5DFA6BE54BC90BDCA7B953EEFA446BE71AFC13D16299A3D7064123E968B8BBE9B773DBEA9C0063EA30A913D1E9E703D5DC0C7BEE2B5503E2EE0D1BD187FA4BCC0181DBEFA3783BDE218A6BD9C2996BD1BD74EBD94097F3EF381A43E27B0C5BE0B8D503EB5B91E3D46191C3DBA49A63EA964153F09495ABE6946253E973CB43D0D238A3E6C17363E66B3C5BE511299BCBAB0023DEEDBC3BDD24FB33EA20EED3D8CECDD3E29BCCFBE4309CD3B7BB5CF3EC45DC5BD1F5A38BCB3A3ED3E6596BC3D1B7586BE3FC6BA3E8C21C33D65EEBD3B21F993BE6CEE52BE7FF7C4BC9C06B53E22375EBE9834003F50D1273EF1C0843E3A54C73EA563B93D1D86203E7561B4BEA9A0423D7E74C9BDD2C3B73E645F4CBDE6EF74BD56C49E3CB4204EBD172A9A3E0F59D1BEE81E0BBFE6CF7A3E336FDE3E860DEDBB5803B1BE5A60A5BEAC09143F501DF2BD8B6DFB3E9339C2BCF5980F3F7D0242BE037714BED3FCFCBCDC3A8EBE7433843E7A2646BEEA8D003FEDDBA4BD289F373ECD5A3B3E988F4D3E6FC9E33D882ECE3E0F8A50BF2353E63C66DB1C3D100BBA3DF9B0EDBCCBCC17BF7A80D53E28928EBD48FE823ECADE13BF47CCD73DC68383BE5E79043E8616F6BE076227BE11E21BBCDAD6D13E6530ABBDA3AD9E3EAAD0E7BED13E83BD8DD7DDBE1344CC3E8200013EA46680BDAC58CDBEE4EE873EED54DCBEBDD8653E26740FBED864BDBE73B7B3BC5616FE394A84993E3688FDBEC75A413DB6D3D5BD7FBA9FBEE6A7DBBE522133BD7DB3C93EF7FBECBEC39F903EEF3DE7BD9C1FE13CA615E8BE280D443E52D79A3E649AB03EEBE6BE3DB1FDB1BE43BF2A3DAA5628BFBA3C68BEF1FB6CBD589594BE00F2D23DE0F11A3EF6D61E3EE51A373E2CE702BD535050BE32EDB5BD888459BED5123EBE34EA82BEF58A08BD200B983D26CC803E6E75073EF27DD8BD3A87D33EDEADFFBDDE17D1BD3AFF28BE9D87013D6A83D9BE952787BD671BCABD54E581BD242B54BD3CD6ADBE3F1178BE2DD9733E8CEB7B3E914E9E3E79180EBDA5D6A53E16E24F3DA9F894BE4BE4E9BDA6518B3DC75AACBD2329C2BCA74902BE4DF8873E31FE75BD5A28B33EC7D269BEAE82213F9E29323E80D0013EAFFE703E3E4415BC90C581BE5D67E6BD5ACAC8BDD5AF7A3E6266C7BCD1BB57BD5F23353F36CE1CBDD966BA3E6EA2F63D85E82F3EEC78D63D8A4F223D2898D73E11061C3F3E21133E8E284EBE707012BE828CD73D200092BDAF7F053E1068EEBDC31FD8BEFF0504BE9FAB9ABD04C7EBBCC7C131BE7F4DACBDEFC125BD5E2CD13D91BD833E87D931BEC8B6E73D8ED38C3DD092853EC43C82BDAF80863E8E387DBE7021053E762C963EE174F9BE55BECDBD53C5703EF99F03BE9A2ADE3C5C290E3E04CFDE3D2AC915BD1EB6C63C82859DBE9980B9BD9A7E1C3E175DA23E67573BBE0F776A3E85543D3EADAE4ABE05D005BE7045363D2D68C9BE447542BE1474353F22D92B3DA445943E72901CBF9CB3BABEC627F13D6032243A649CAABDC5AA5BBE2D926ABE96C5BABE6C1F423EE22D223E0F569A3EBB7A36BD9B59BABD73CA083C68FC343ED5E716BEDF1B523BB53AC03E51BFA83E534BCA3DC13A7ABEE9AA24BEB32B15BE9D42033F7F0DBCBDD1E7193E41255DBDC19C50BE9D419FBE4A3BB73EB7E8A2BD48AD3ABCD33D1ABFE449253E4CC8F43C73AAC9BD84CB223D0D4191BE26F19CBE07C2EB3E15672C3F65DE93BE7D63B8BBF8BA60BD8194F63E2CF162BE1A697BBE3271CFBEC1D1CD3D",
      torch_tensor_64_torch.float32: "0x040000004C8835BEBD97A2BC5C71A93C36867E3B3CFF50BEB0EE95BE331A0EBECF11B9BEBD3553BE743CEA3DFE67E5BE634B23BD6F23953D341572BD606324BE69E8E1BE2D2D143D68E6163E6AD5E03D6EA3AA3EFB92033DD7E87FBD7706EB3E469E4A3DDC2B9C3E09A6573D6540CABD6F6A363EACE99E3EE364533C71132EBEE3E013BEB2350ABED4D963BE1F9B1E3EDCE531BEB62CF4BD8CFBE93E3850863E4ECB603DB77A483E9B4C56BC9C7AAE3C1370FDBCC81C423E20E49CBD1E41D63DA79F383ECC1618BE7FF443BEEA0FA03C1B6386BEEADF8C3C8168813DA18F14BEA1210CBE262C2A3E365ECDBCC463B0BEDDC6A73B30323BBE0B4BFF3DB1DA8D3D4253E8BA",
      torch_tensor_64_16_torch.float32: "0x04000000F5327C3EE3D7BB3D948F3CBE37898DBD41D2153FC8F150BE07B3133E3D7C113E4BE2DEBDD44CB43D9432D8BD98B38F3E3A8C33BE77DB0F3ED451323DC4F23C3EA659CABE9A31B8BE0B4B9CBE7D12953ED619CC3EBCA6A5BD7557E23B9820B6BD8748873D251D0E3E742E05BFF6668D3EA3F89C3E4ECCD33E03F7EABEDA4E19BD2E2C4BBE4E222FBE7D2D0ABFDED78D3D3FE4C1BEB5B95ABF7E9EAC3D0ABA80BD9154F4BEFDD245BEFDFC0BBEC6A424BE4347943DC600FBBDD179A8BD58CB33BE1B924F3E874789BA1073ED3CB8BE393EDB7D843DB871593E4B0DE63DB2AE20BE8190EABE8CBDA73EDFC101BE6B5CB3BE81F6683E2ABEA5BE4A47AFBD8047DE3E4FD4193EC7F5D13E9370DE3C53F75C3D22BCAFBDB83A33BECC797BBD9A01CFBEEAB6B3BE92FBAEBD8D61883ECCA0EA3DBC6F773E70F316BEA6C77CBE8A60503E5C9FB0BDC5E4953E00275E3D1303A53DDCC5DBBD45D89EBE92DF813D14F2A93E5B0DB83E2A1DB83E348F58BE687AD5BE0307E4BDDE497F3E9A9420BEF046D9BE4FA6463E830F803D06AB683B90C0363EDA0364BE227D3FBED8973A3D4D3191BD49ACEE3DBF25F63DE3E4F43D4A344E3E952D183EB11F8E3DAD4E77BE41B2033E1A3383BE4A3F74BE5D7DF3BDFA4A56BDF669E73EF9A2ACBE32D1E2BE21FAB3BEACB0FBBCBA00B33E5D85D83E40C1BD3D140C5BBE0821C5BEE28D7F3E95C20B3EF6B3A6BE29DC68BE6A5AD1BEED2F43BEC1AEE0BED82D98BEA16A14BEB237AF3C88D34BBE3CB1183F84CD863EDA1B4C3EF4CC83BD9DC2503EF35D693FC1736DBE7938D8BEB8CF8EBE241B0F3E2A67413E641FA73EC21A913D00CA8E3CA4E1E33D0469A03DE51DCCBE30E10DBDC4DBEF3D8A977DBD3A7EAFBE1D50913E201628BD933561BE2FB2C53D9A49A63EAA87E6BC51AB69BE7BF74CBE8259AB3E0AFF903D5BA8B23E1D1848BD170FA1BD1010EFBEA9161D3EE705D7BD4557783DD52B75BD060D993E4604D53D9A00F2BB7E57833CC0C8873E9DB76D3E07A1B53D8DA238BE9C42613E7A02193C26E7DD3EBFA192BE6F9A163DFCB6A1BD2EA02EBDE31516BED391A7BDB6AABFBD89FAD3BE31485FBEA5601D3ACE68A7BCB433443E8F81A9BE09048ABE8715D53CE87BC73E1CBDF7BE6395A43E082E4B3E04B3863EF539B5BD5CC7093E9CC2A33E6EDBCC3EDA87F23D28F0353F614792BEE219A2BE4274B33D96A0223EDEF2D2BE5AFF30BCFD4F1B3EB5363B3D922982BE574DAABD90ADA7BE4F2B863E3DAC343EC8EB35BDA15E903E2E9A283EF0CB03BF3B53DE3DBC5272BEF9222A3EA5CF8D3EEFCA5A3E3CC3B8BD8655103DB27C1C3EA504AD3E195DCD3DAD74113DE13C3DBD1291F3BEF683E73EC0B7663E9F590A3E9B9B4DBD0556923EDE9AD0BD928DBF3E295C1BBFB03C06BEAED70E3E0F17203EC8FAA5BD5F7C863E2AE5C73C3F36D6BEB41E113E91AF333E25384D3E6B02F1BD7896B7BC1106D23ED08E203ED4FE2EBDA6CD183E5F4961BB25E124BDC86F113EADF6A1BE03B5F43EDBA21EBE5DECE73D1CAF7F3CC24ECA3E583F0F3FDE754F3E2EFFD8BE34082E3EADE9E63EA0236FBE43040CBEC3C6A23DC4542DBE9313423EDE635DBE382EE5BE4181673E6F2CB5BD0075ACBD5E262CBEA6377C3D8BE3ED3E2A4EE03ED9D24ABEBDFE233D079949BEC5993EBD9D4A8ABD4001A43D501210BEA29F4F3E09B56EBEA98264BEF9FC18BE324AEEBE990F113EDB54DABD0C1408BA637998BE94A7B5BE67770F3ED8E719BC699E76BD1F0315BE8CB45A3E70378F3E06D4A63C8BE5E53D412A8A3D9E32803EE0DFFF3E82F01DBF547F033F536D4F3E4982073EC5AA703E4824D3BCFD09FA3EAD82AFBDBA02F63DEE8D823E03D59BBD3E234CBEF3A62DBEAD3A8E3DAA66B23E26608BBD11D8543D84F58DBE39C905BCDD2B7EBD3585D3BC2B088F3CFF07BC3D18B6E83D027FC7BD75726B3EF713A53C2F7923BB88539EBEAB051DBF723CDC3C0210193E0A4D67BDA062CEBDDF3482BEA18D353DD39380BE6E94C33D86D7AA3E23CBC4BC0B80783E24C7123CCDA37DBE10B93EBE07EAB7BD13DB31BD8E5826BFA98F34BFD5D18F3EAFE001BEF1EE16BDF11ECFBD700C82BEB780383EB33E8BBEAF922EBD682E4B3E70F70F3EFD0F893EF600A2BD0F282E3E6F5F053E849594BE371F37BDA360A4BE34C9103E39BBB83DB4B3AEBE6A763D3E5A17973C29D475BD555F343DE16C143FD26B103FDA47853CBF50B0BDD5863C3D35ABBBBE05CAADBCF3BC61BEECC224BFDE964CBED717613E62CE74BE2E37CC3EA4B202BF7B3E0BBEB9A48EBD2128663E015C12BE9092EBBD58EF703EE56D3EBEFA7F933EED46B73E40E209BD20A5353DB87A6E3D36415CBD3066E4BE0D742BBEEA98B73EB6299DBE2C3BED3DB9CD253C21828BBE2A5F9D3D88F381BEF724DABED0212F3CEFF9EFBD8B240CBF54DE9DBD31F529BD86DB923E891242BEAB78813D174DA43E033A90BDF5249A3EF4C80D3C19F62B3E755247BDA11D11BD772DE3BD7EB3013E7A157F3D86B28D3ECE1B56BEA25440BE3B0A2EBE342E88BEA63D603E7BEB51BE5A5C4EBE8443F3BC6E72B13D7DD9CBBDF14A27BD258D19BD01BD40BD30D4CB3E7B2C3C3EB6D0383EB506B7BEDDDEE7BE84E12B3E4AEC103EF031263C96178C3D41C70D3F9FDD8B3E332DF33CF01B09BF8AED943E0BEB8B3EEED2EF3CC026563EAF70073E8096123E66BF6C3D9E8D3ABEF0F9F23C9C8124BFB844A6BD65EF2C3D36076A3E2B27B43C0DF49BBD90E11ABE09580B3D4A43DD3DD8830CBEBE964B3E78BE6A3E98ADCEBEE887CF3CB6F86B3EDA1DDD3D10B5273FE9A8833E0BDF27BEE109E5BC4344CD3E92B24E3E73CB293E5B38C83EFF90C6BE3ADA323EDDE98CBE02F9DE3DB8B1A4BEE927ADBED353B1BCD8607BBEB78282BEEA728A3E65D14ABE4B19BABD4B828F3E98827B3DE5EE93BE91EB373E1D04843E24388CBE5D280DBE5A65153C650D1ABEFFDEB63DFA19E9BDA56691BE39191FBF7432E13D3F6E463EA25ECCBE24B6BA3C4F439CBE395923BF09A214BD4BE611BE459685BE46B8B03DBBB0A83EA252C4BE82A099BEF1D3CA3ECC48B53E64DEA23C01366DBEE0F6863E39105FBEAE5FA8BDF3EBBC3E375D643E1881993D787ED3BDBFF42BBD4AAE983E9C6828BE9C5E72BDC848803D3A295F3DD0D98DBE703823BEA7E5913D6EFD243F0040E7BE7526493E6897943D573D4E3E06CD3B3E7748C4BC0E1EBA3EC74CD73E0528E83DFA9EF6BDAC52BE3EFF81BE3EE8596ABEEF1685BDA7A0873E12D8163EEA2701BE2CF3893EC8A0CB3EC340BE3E8321993EA975293E7B8AF03EF509753E215CCFBDBEEB993D4EDAD5BEFF0BE4BD9A80043F7D0C113E1E1691BE268C07BF3825A8BD21CFBA3C7B2E763DFA5D30BDDD3CBC3D56F9543D2C519B3E59EBE93E70B13BBE77F55B3D1CFA833D0C47B13DA608BEBC3E97283E63CFEE3DDC18F73E0FA71A3F6375533EE796B93B88CF63BEC1EEFBBEDF5534BA1AD6193E9D58A03E8F64753D415C103EBE4E24BF8E69AD3C5DE35C3E2F935FBE787C6F3E3656873E7465A63BBC6B553C033B73BE121C7CBE284C9C3E4C173DBE571134BE89686F3E00292E3E306332BEABBBECBEA6A6F9BE7B374DBEB6A88F3D16ADB6BE85F16CBE52C039BEFD94663E09C53B3EF414EDBE733BA13C56EED4BC7F635D3E77CC903DDBC5B1BD416837BCA200883D259296BE072783BEB1E75DBE72DA1E3D2C881F3E7B484BBEB92CD6BE81E02B3ECF1C023E50D553BEAC7C65BD87F82FBDC42A953E27DFD8BDE36C863BB9925C3CF56AFFBE855A37BD0ECFDABE8A3B123DA9BF323E09475B3E20F66B3DC0A0D53EAEE056BE3349403C7303643E1366853D5DEA883E4031B93E38ED88BE2776923E189DC7BEA3A0C43DC7524E3EBFDC5E3CF2DBFCBE07DC753E6B7D4A3E1350F7BD1A2F81BEAA8F873E5D318DBE65F4FCBED2FFA6BE1623AC3DA3376F3ECB49C23DAD2C9A3DC955533DB06C0ABFF73440BE8663373E684A9EBDF51695BE2B5E053D90860EBF8372CEBE9942DABE75C4E83D7C01A03E18B0BEBD0578CB3DFA0678BDBE820A3E2143623E5D91CEBE18BC653E17FC93BE2CC8BF3E10DB80BE79CC9C3D244EF33D2C8E003EA37B42BD291F48BD93E8A5BEFAF4043E5965C3BEC625CEBDE63FDEBDEDEA42BE15743D3E18F27ABEC2CF863D805F71BECF6A8D3E420B27BD7DFC2DBEA5A6E8BC6D67A83CC30F82BEA0ED80BD2039B1BDF1264C3EFAB0A2BEB893E5BCCF07FFBC1696C93D66AF67BD68B2B43E8A5575BEE3CC413D5772E93E99ADF13E3134503E0A961A3DE3A8F03C1CD018BE4595E03E0C74643EC3E29CBE570BD1BE35E2943EAC2A893E1D4E1B3EBDACF3BD6CA91D3EE0EF053E42A1AB3D27B585BE54C69D3E61609B3EE1EC833EB9AA85BEEE07E93EB15111BE8C9E74BEA14946BE421E543E937B8D3E47EB273E9FDB9C3E9093923E1713A5BD0CA5ECBDA0C96F3E1728C2BE1B7551BD376AFFBECB584BBD72246CBE9DBC883D4DD9933E56A6893E2BEFEFBCD488863EBFFB62BEA4A0D53C74EC01BF9FB61F3F8176B5BEE8969DBD2B9219BD7142463E8AB1933D5F5ECF3A7F97AD3E7DBEC33E488F473C85F656BCA874E53EA3908ABC75DC23BE1BA238BE653BA1BED9BE703DFE0ED73E28EF4DBEC7984F3D76E191BE533DA1BDA6F4723D2449DBBE4B34BBBE7C8A8D3E286718BE93E7833D6F38FEBE57E2933E17F3963DE22E963EF826EC3D138D903EFC49813ED9E8B4BE7C5C823E1F4BE1BD57DC81BEED15C13D92993EBE5810B13D1825E5BEBA980FBD71022B3E5E0EEFBDEF648ABE3AC08ABE0315843E4D5C7C3E8EE05DBE8A4DCA3DC25DCC3C88A7AF3D2EFDFF3ED68EDCBD2617B2BD7EDE20BF40C81BBE27F61E3D0AB0893D3055093EC8FA8DBE0EF1D0BC20B4C3BE5B5ACBBDB70770BE1F49B7BE0C9D67BE4C70943ECED48E3EF8B276BEFC0C34BE603AF0BD7927A13EECDEF43EB0338D3D0260893EEA9153BDB0BEAA3DB24C01BF2FD70A3EF0EBC5BED4E8C23D314EA6BDA9FB6B3E7D92A33E86E406BE9933F8BE135FCEBE06069B3EC4D5C8BED2D76A3DFA08DCBC9919293D7E8098BE28093D3E1B9A59BEC43379BE6F26323E52F32CBE85BDDC3E62E3BF3DAB8186BDB31D72BE5DE8F7BCED85D73E56E6ABBD6CC8983D7CD7233EE2BDDE3E70CEA9BEF8FEDBBDF0A9003F1C150ABE00ACCA3D365C97BE189D24BDFCC1363EED41C23E7F21C73DF3B9B6BEE6B990BD2D91013E96A98A3EB34D893E2AE02C3E8E2B0CBF278ED7BD378157BEC0E903BEDCFD61BE2A4FEA3EA6210F3EDD1B08BF583C35BD6C683EBDF179703D2A66CA3D26B4FC3D6433B7BAEDBC833DF21239BF351781BE171654BD0ABEAA3E87E362BB6103A53DDCB4B2BE6BC4A13D33E0203E58B0C2BEB86F893EC149443E0E407FBDCF53613E5632C73DD1F5B03D4A9A89BD4B29CA3EB3FB2F3ED7F98FBEE7A9983D2D05A83E94309D3E1C7824BE74CA713EFF7D303EF2FB3CBDFCFC35BD70AE493E870931BE3BEA6A3E3CE9C0BD7CCF59BE5C6BBB3E6157DDBE1CB298BCC23E8CBE6A2E9BBE51A2FB3D4AED86BE3EED93BD7314283E252C25BE08F1A03E314889BBD14D3ABFAFF79F3E83099CBEE27EC13DA951823C9CD7003FF5CDD2BD8643093FB7A92A3E39405D3E95AB173FE3A0BD3EB571A63C3F47503D1B38423DBD09273CE1C634BE286B29BE0720AE3ED7890BBF55CAA3BEA4706F3D36A468BE8B1599BE7D2E2E3E1280143E1B9C47BC",
      torch_tensor_128_torch.float32: "0x04000000A9FA5C3B81FACF3DD1C3D43DD6B604BE7C3330BDEEBE14BF92DB7D3ECA63953EA67C0ABE362966BD76D5DC3DD042C8BEE8B7FB3D55FE6F3E111EBFBEEA91F9BDFAFDEABDD4EE783EEE8DF5BDA82BB43D5F45A8BD4B68F5BEAAE6833EF52817BE20C5A5BD81E53BBE248F193E8F829B3E72BC3F3DB70D3FBE1BA472BE4D8EA9BED634AB3DB8549B3DAD2FA6BEA8F0B1BD6621183E0833F63E34AB76BD6847AA3EC15BDC3C716B043DE0BC90BD00D08E3C501A863E55F66FBE3D42CD3EFF57143E88BA6DBE197F563E3CE8213D2FC4933D6A426A3EC483BC3E5686023D45190D3F2B87CB3DC676203EE9557D3E0D0AF13D35249FBDCEAC603E91A0ACBE921BF73E3B1752BE7B9B453E635D173A536339BE2CDF04BE75A10ABF53A8453E73C8D9BE81FF2ABE28FFD93E3B0186BD8F159EBDF9F07B3DEDDCF5BE41E5AA3C406A96BE9D4943BEC9E250BEA61712BE932AF8BEA2A0293EE977653DA5B90DBEDF8C0D3DBAC8B3BEC69EEEBCE4968ABDFE43DDBE96932BBE9774A3BE808C2FBD22D2E3BD715480BDC4774FBEC18007BF0933FF3DA2B88BBD467628BEA7831DBE7FDB0DBF8D689B3EB315B0BE758E3DBE613753BEF2CDC33EBD754ABA747B423D77BE85BE4616D43E6F233C3E2F2ECDBEBCDF8A3E6B7AF7BEC337B9BE91386D3E806C203D6BF1B13E86F3EABDC64ED4BE7F228EBD4347B93E3BF37CBEE3081ABE3E22DD3E",
      torch_tensor_128_16_torch.float32: "0x04000000F1467BBD2D28D4BE71E13C3EB9FA84BEDCB6A5BE15B86BBE0420EB3D5D0822BF28418BBEFA55C5BEEAE38CBED361903EA52184BE3C4BF23D9B8ECB3E9BA568BE5885863D31CB953E4FDABCBDC3CF133EE6CCB33E9DC448BEBAF2833EABF4713DC78C28BED9B031BC594BC73E320BC13EE0BB50BD813C0B3EA515013A05C46DBD3D3CDE3D081E583E87D9843E2DD498BEABAD13BDE7891C3F0A1B9DBD38478C3C86BD3C3DA3B9413EEE7AB0BE8C4A8D3E97E51EBC88E7A93DD8DFB43C09A6CB3DDEDD353D59B6BE3EEA15443DA5368F3E755A033EA11C1F3E02D4AF3E1C5B2D3E463738BEFEB4ADBED2A48CBE133355BE3805F13E7AAB32BE882E94BEC2BD95BDDB2A003FCB38113F9AFB143E3047B6BD23DCE23C9AAF34BE9CEC01BE767A853E7F559CBE4B5AB83EA227173D0EB055BE15884E3D6B9A073C8616AF3EB276EA3DE1611DBEACA712BD3DCA16BCFC95A4BE7ACF73BE473B86BD80DF493C8D498B3E789EBA3C9DCA21BDA37776BC929386BE8A8727BCD3F0673DD6866A3E6F95F6BD10AFBABD23F90ABFF62053BEF4ED1D3F04EE8D3E2D565ABE0C5A1A3F2435B0BEBDFC523E94A407BFA4A4DF3E72C03EBE7786C4BE9128CC3E3BDF9CBECC0F2ABE256405BFBA399ABE4B7DAA3D2F9BD6BDB9579ABD6E47C2BD2B049ABE206C12BECD7A98BE72337E3C1CFA4EBECBB5B9BE76968D3E4AB1C7BD9CFD0A3EAEEE98BEC6527EBE696900BCE8AA713E1E9B5DBB1D2FF83D5E9A6D3D6059CDBC26E7883E3D2B173E20DE2BBE38A744BDE606133EEF023E3D2B0A8FBD3B0D19BE8BEB783E43E862BE0CFDA73D26D35EBEB8B887BEBCFDECBE0C13BF3EE84B4BBDE8A62A3F41A95F3DDDEEB4BD95FEFD3E3C4B36BDBF629D3EFDEA973E87CDB7BD8EE5F23CC51A7CBED50FDD3ADFD6F93C80956C3E2FA27C3E399AB9BD5513F83DB035EE3DFA98D73EF4F08D3D6E7348BE050C50BEB6D75DBCF6DBA33E5C61A03E0435F4BD46CC313C2AA3D9BDD5A2CE3EF6159FBE8CBD9E3CB0E2513E0834C23E88FA523E97095D3EB5F6463E01AA8CBE13FDA9BE7A633B3DD5D55EBD669DB3BE2CEE593A7D55493E50E9B4BEEA1F7D3E92DF2C3E86B5E0BCA2411BBB0F1341BE9BBCD9BD6251B23E7F96BABDB31E82BEA23501BE4035CCBE892E013D2F4B3D3E549BFE3BCE321E3EF5A5383E3C90F03EF657B3BEF042CABE4D554C3D4147703D386FDA3E5302ACBD11AE073E104447BEB5643A3EB221513EE0A1DF3C7686063D6DCD21BD4D64703EE03AE53CAC370FBC83E2EF3D0B6007BE61ADE93D3F1D593D1CA9B33EDB43AD3D3AAD11BE98329ABDF7B8573E66F6073D81F966BE0819343E2610CB3E6953BA3E5F4A02BF689F473EAFE5C73E7777943E3722883E7E61BCBC2C1DA5BC8C9607BF3CFD9A3EFC9FE3BEAA0E0D3D7D0EBFBD597D403FC992F33C70709CBECE26943E37488FBE7F4E443E1D158DBE6A1CC43E6EF59BBDED00B23EA0C302BED937243ED0240FBE8503653E5DCD6CBE06F504BEF7A10B3E5CC03D3E74838ABDA31F723D7CE3B0BE24FC79BC3FAD063E286B3DBCB311DF3EF2C1F53D135138BD1A221D3ED100883E369D44BE9FDEBEBC45B39CBEDC02FF3EF110DE3EE6CB983C24D2CABCFF9F653E59981FBE2D54853DF9D0F1BE552A663D955CC83D13E42EBEFAE9683EAF0603BD0846E3BD59C7A53BAF8E43BD53172CBD3187C1BDEADB0E3D60A1DEBB163E85BE132A98BE263613BE11724D3E2734F93C593903BE304837BD35E4B3BD466B7C3CF742FABE3C2F433E32ADCCBEB35748BC6B3936BE403BE9BC5E7ACBBA4F8C14BF8799733EB4F7E4BE77DF133EF68B1CBE157499BE06A6A03CC3A1213D01327A3E4F680A3D75370A3DD30F8EBE50F96B3DED7D17BE97E482BD406E613E28F7353D044A9C3CA8FB09BDB77536BF61E437BE069CCABDDC708CBD11A3533E8796C33D0E5D9EBC4ECBD63E94BAA63EC149243DFB0FA33E8E48D2BE25F2853DF0F005BEC25CE1BD8F77043E343C1D3EB3938E3E01C7A23E9EC719BE923010BEA15F023FEF63653D97FCAE3D40C007BDC690B9BD996881BE188A823C4C4C14BEA403343FFC42E3BDCA9E583E9FF0FD3D32A2EABD6C2B523EFF15413E568D6BBE57E68ABED4825D3EC52552BE6622CC3EEFFB1CBEF62E2FBEFC00E93D8633BCBEEFF0693E967C51BEB35DBABE2EE7A7BEED8229BCC478C63DE63B9C3CF4698E3E960EDB3DD20D733EC84DCA3D97ED233E0FC7F23E8B9581BE2FB4013DEED10DBEEFA17DBDA0CB4E3EC991E93E6F7603BEC83EDABED579843EEE578DBE70679DBD6A1417BDADAF603ECB5ED93EEB277F3DCFAD19BFB676BA3EFA62853E1FC195BE2514973E8388E83D8434B5BE36DD413BE6181BBD0A14B0BE602859B904AEC9BEF12CB83D88F8AABE038D05BEB6EC38BDA3D8ABBEC2F370BD85B516BE197D08BE6A4D5EBEEB14EABEF874B73E3A34A2BE788866BE69D7EE3E9078F5BD400F2FBE0577CA3D55F7DB3B0F48433E76E90A3C9BF913BD3816E9BDF031FDBDEA2598BEDB1E3A3D99FF1E3E058398BDADCCFCBDE10DB53D3D816FBE6CDD63BE6C77DCBD02C76F3CE6D6973DA9F4F5BDC047D73D66B94B3EBB255D3DFA1674BEFB2496BDAED92ABE9F83D53E47CD993E0B4244BDCFB2393E393DB43D1673EC3D8BE7E53D49906C3B868B80BE401408BEA976743EB42331BE0F0B9EBE5E7F62BCBD7CA5BEC1B74A3CB89FC7BE36DE95BE7A0035BE9285BEBE8D34D33D247E33BF8AF48CBD1C90B4BE8675B4BEAC6FB63C6B6DCABD6E5ACABC09C011BE13A98ABE568CAE3E4A57183F2C6FE4BDDE27BFBDE0755ABEA81524BEA4DCB7BE1566653D7C9ABFBE854FEDBDA137CE3DD6DD6D3C5363E4BEC2D6973C704CBD3EA92C593DB0EE5B3E4F52EEBD857CE6BEB8CB11BEB1AD31BE11D7ACBD8B6C7FBE3058493E747E573E884D00BEB9711CBFAAC9E33D7B5CD1BDC14656BED50CAD3E7EF5D1BEB0A9413E8FFD89BDEDCF08BE3A43CA3DF158B93ECA81813E65368ABE33B70D3CE1FEEF3DFD87253D2E90BDBEFBE063BE2A1208BE5D74B43D505EA33EFCDD85BE6D5C0ABFB38C023D65593BBEFBCC6CBEB4820FBEE394B63D9D6BDF3D917CE43D09095A3E5F89043E5FF63FBEF167CABE3863973D4AE1A33DD5E9BBBDF5E2B4BE9530BD3E690EDEBD100EACBDD3497EBE660200BE59C798BE2555BDBDB623053F09F858BC913C003ED478BCBE10AD793E0AFCA4BC6CF081BE7C1466BE15F509BD2BB0BB3DDBE10CBE2ABA3EBD1E6131BE4DA9B63B7D2C663E608BE93D3161783E204A053F9D70C9BD6CE140BE52D122BE54253DBE0ECB463C9B94B5BEDBCF2BBEEE67423EE4D3F23E9CF446BE7FE0F23D2946EB3E993F0A3EC051143F162477BE788B803DEA478A3E3495A3BEFAE1803EB0E1A93E5268553E333E813EE20597BDF1356E3EB13C443ED902243DC28E6338C1F5163BE0B4B33EACB7B03D50FA9A3E7323263E3EA486BECE35F23CBF83933E03F28FBE96812ABEBF3D363DB2F1D7BE8CFD4BBEA1155B3E71095E3E7FE032BE530D86BEAC06703D7A161DBC9B430ABEC39E47BD5D38BCBA1BDB873E7F113DBEF8CBB0BECD55AD3D3FE0A3BD7BA5ACBE55ABD1BEBE2B403D5F26BC3EFC971EBD665B7BBE399223BD46DE4EBDA6D8DCBEC6B6773E593ABC3EAC5265BE960E8D3ECAA208BEAF6398BD82CB8C3DB8AE733EE7587C3DE737183D2F71A2BE88D069BDEB509FBE4DD4A13E963F57BDB52FFD3BF89AC23E5EB656BEF64E953DF16F803E595A683E43C7A5BE0180753E2070CDBE40F73C3E40BD9E3E4034293C1917213E049E4FBE0AB3C43D8F58C8BEE8067F3DE1BDB2BC51AFA3BDF688883EF9B6E8BDA8978B3E7C3DB9BEAB21953EC94992BEFC17DDBE438A85BEA32437BE47B7A13EC97FDF3E792EC3BEBE02FA3E2F463DBED880163D5231953DD26D153DE180373E8C98D43C8AE7A5BEEB29403EE984873CA89D78BBBB2FAE3DA7840DBE6B4F543EE3E43A3D4D45F73D60A269BE8C169ABE1A91753EAB1AABBE04F4AEBE179B573E77A380BE4A5D24BE0544E63DC42704BE7176473EB4E6FC3D0E78C23E43B79EBE9A4FED3E4B079F3E9179483E9B782C3E4BD7A63E2FC0AABE1059613DA8910B3EFC3DDABD88C1ABBC51076D3E7C130DBC84478A3D6669C83EA8A28CBDC492ACBEE7A759BE7714B7BD77FAA23D6874203FBC1B22BE0299493E18A5013EE7F00A3D4928983D218E973E5420203F1A140D3C1EC2303FF3FB3BBEF50FAA3DFC27FBBD5E55343E1E5086BE4C777D3EBAECB0BEE8EEBBBE54C2A5BDCFCC89BE6C1A2DBEDDC9B6BD02C9BE3D9ACD4DBE454087BEE29A7F3DC682EA3EE353F13E32841FBD1D52B33D0E5C38BD5FC811BE5E9630BD169F333EEB56C13E57CD353D0634F1BE5A3AF63E18E0063FD876B63EEA8E81BE55E08E3ED780DEBD16E0A6BE7AFB753D64A8173F21AFA13ECE8984BE9DAA073E21246F3EB0C6AD3E31789DBD2AEFF8BE7840353D92ABBBBD878686BEFE800C3FB802093E3114233E780667BEE8B1213D9788B53E3E98B8BED004693ED833DABEC8C80FBED64EEBBD9F3083BD76C68E3D8120123C56A81DBEA50E83BD3B3E06BF4F5099BECAF314BEC286A03D725AB0BE1CEF2ABE23A08C3CE7DC843EA236DD3D71F6113FBC156CBE61A170BE34B348BE66C6DC3D4D544B3DCCDB72BE9F6ED63E81C8EC3DDC5D61BE9A05453C7FBB8CBE97D8F5BDAE9C4CBE5FFF26BED381483E1F618FBE60EC0ABE727B963DA5FE47BE5597AE3D845E113E3238D4BEDC3619BE04DEEB3E9BE704BF6CDE3A3E0408C23C8524453EE081093EE4FC12BC61A0033E9D9D96BD282720BFD1B7ADBDE2259EBC75224A3EAD28FFBE461C8F3D093D373E66E4C6BDE35772BC4125CD3E4979C63DC99EE43E5B50ABBE602872BC2DC608BFD021E6BCAFB1B4BD6108AA3EF1C4D2BC16E94DBE36A1223E0C8A13BE0AAE64BD0784CA3D7675C2BC8A91EEBD4E3091BEEFE0A93E55486B3EB1494BBE9F628EBD7619D6BEF09B503ECAD574BEDED7FF3B1D59FA3CE0F7AEBEB82236BF6D16D63E04E0AABD90B5E8BD778C6F3DB053CA3D133D843E168D36BD4D2C103C801B8DBE3590FCBDA0D202BDF04898BC5516583E3799153FDA95093DC51EFF3D3393FE3B8DABCFBD4541ED3B1B5FCFBED7E74C3EAB3C4E3E873B323E509A813C8E2AC8BE9A217B3D1545D03EC74A0E3EDD86C93D9CF323BD90566A3EE7ED37BE5CD114BEF7711DBEE1659E3D23A7ECBED0C32DBE51E5653D31C5293DB3E5243E6832ECBDC0ABD03E06497D3E457266BE9B19D03DAE42E7BE67D6A93E46B29C3D9655A0BEE72273BDA19E123ED989C53E67CE743EA5C0E43EF9D52B3F581BF1BD0321DBBE5B8D433E83FEB9BC963EDF3DCB15C3BEAD32E2BC7EA0C2BEC3BB2DBEA36FB63C90B7FE3C94CF4ABE52B4353EE748E4BC136002BE9FDE8CBCE66EBD3A44B6D1BE20C8A0BE5E9F533E9045A53DA10803BE07EC793ED517A8BEF91BD53DF11D5FBE05DF2FBE42CE91BEE521CBBDCECF883E0BBF41BC4FB3E13E0034FBBE9F68813ED1B816BF6565BB3EF41304BF21CC4DBE945C973E82F5493EB4CC37BD30F8613E7091033DC231083F8A42DA3D687F043EC3E292BECECAF9BE605670BE8EA234BEC7B6EC3D517A983E838A9CBE8401563E8A1D10BEEBBFF5BD535ACF3E97BFCF3E874924BED076EFBE43CE1F3EF87945BE6C2124BEA86B113E10102DBE6ADC2EBD780FCF3EFCCBF03D7CF3713E1986E23E149D453D24E1803E769C5EBFF46FF7BB991D17BEE93C5FBDBFDFCABE9864A9BEE9E229BEA93179BE2039C0BDEB2EA9BE67AB18BF8376D43D5802BEBD6D68923E20B2AD3EA3A35DBEEEA097BC9FDBB13E648BA2BD3329C9BE091E87BE7651C4BD9BF1493D384C303E2C5BC5BDD51E9FBEAB282A3EA062B0BE3177AD3D9FCB013EEF9D51BE2E47863E9FA6203D2B2C88BECF45BD3EDD0FC9BC9EB7BEBBED22583E227B0DBD83A4C43EE3B99E3E01EA88BE49D790BE8B6F63BE4ECDBF3D0E194C3D63EB0ABF47E9C83ECE0553BE400789BCDB14823D46A6BD3EE344E0BCAFB0763DC4EEC5BEAF532DBE831E903E060A123FCFDFA4BEDEB111BFD4301D3E01E30EBE839A2A3DDC59513D8AB171BD2480A23D9B27243EBA5C6CBD63BA6D3EED6F60BEE4BD5D3E23309BBD66B9EABDCB6ADFBE927E8ABEC3DA8CBDBAD1313ED5FF973E40D3263E03B4A93D2BAA1FBD5D2402BDEAB6513EFB220E3E89E935BE591E25BE28A7E9BD4B609F3E54A617BD08D38DBECCC8583E2692A7BDF2CFC43C531DC03E373AF23B963B633EFEC523BE21746B3DFBE3C53DABE70DBF82F3C4BD47207BBE1DF5FDBDB21035BD00D8ABBE601BCD3E99362F3E2E6B143E6B9A8CBCE60702BE317B413E5C914ABE7504C2BDFBAFE53E260AAFBEBA4A513E0A4A1C3D893E583EBD71B0BD4503123E42E5AEBDFB9AF1BE9A56A5BE9CC0E33E4EF87A3C421182BE90FBC4BB5F6DB4BEED1EA03EBD58B53A18110ABE38D1743ED8943C3F004CDDBE3E42173E15CA32BE2F3CAFBE050F7C3E7A58E43D287186BE747BD83E3B6A0A3E33985ABC0A623A3E1A04AD3EE64579BDAEBC7ABC7C6665BE5AC87BBEFEC3163EA5BD9F3D59E33D3EDDA397BE497FC4BE49467EBD1F8C6ABDE3BEE33E7273D53BD12E48BE1A89993E4043C53DA26FBD3D28A0DBBDBA485DBC76C0EEBD4E0F5ABECF26C4BDF37C5DBD1217783E27FB45BEBDEDCF3EEC763F3EF697BA3E189958BED609D4BD64EAA3BD906E85BD6F014C3E02A5FB3E00AD2D3EE0841A3D343CD03C5188743E63F251BE2B9B00BF227FC8BE278F913E5AED86BD5C27A23D3C7FAC3D69297C3D44AF263DC8C3D2BD056B9F3E7D8F42BE257C17BEA72120BEC721543E55481B3E03F89E3E5EE0D63DDA8D95BECD9A3E3E29F711BD8DD818BEFF5C4FBECE8B463D23E586BE9E7F083EAEE17ABED4E4353E3A91AFBCE8C753BE0E599ABEB13EBC3E35DAF5BEDA57EA3D94024F3E2E3F4DBEC3660FBD263DA83D2051DFBDD201093FE303E8B8CFBF733EE7ADA4BE10B39BBEF4EC453EA4CB733EB42A38BC24D63CBFBAA97BBD397F9D3EDF3FBB3EDF65053E5857D4BE3E989C3E580703BE66720CBE3A84A83E032EFF3D954ADA3EEC5BF33DA8E98D3EA263DCBD4FF59A3E16647DBDE762AD3D1B0F833D5ED3093EA86659BE27ABA5BE8906493EF3F6CFBE411A1D3D5FC8B93E3AFB5ABE18823D3DEB2109BD558367BDA81217BC1EC4F2BE4DF5A43E81A4A5BCE18190BE4E1D053BAF8C16BE2A460ABE2BFB5BBE67F4AB3ED0302CBFE253403EECC5403EEC1B983DEAD00ABD20EB473EE6FB263E44D4413E27026EBE2C612C3D175D7F3DBF31D2BE5EAA353E5068CFBEA79B5FBE30DBB5BEAA9083BC454ED0BDC771A13DEB90C1BEBD90D4BE30BF073EA953DD3EA88D213EED6F1D3D13BCA93C75A9BD3E5957B43E8690A0BDA5CAD83D04DF653E0EE5E23B45FC853C5926A43D5A92B33D6FC70CBDE346463EADDE00BEA2C42B3DFBA4473EC6688DBDECFBC53C2E8D113E704D9DBD530C7EBEC228A1BE93D955BD7B95A1BEFFFF9ABEE28984BDB668F73D81153DBD1508653E5066A43EA1FABEBC9C678FBEEF2808BDBF523ABE72FE593DD5EC343EF5863A3E1F631DBEA3EFC4BD06F3033E5E1886BD4C85943D960F22BF92B59CBE96B3D3BDCE4D633E4B95AB3E3806363E07B2383D93CA02BE556FA9BCEB73C43DE0FD2D3EE7F0EBBE2E0F913DACDE9C3D3D79CA3EC7183FBE359EAE3D712A763D5E935F3EA18F78BE664F8A3EFBED83BC7C7D053F2D24F83EFBCCC93C3F0D8CBE3E0992BDD66D48BEE2F8113E96D150BECC509E3EB5BF833DC48B003E8E4E8ABDFA9049BE735B013E3FFDB13E5CE9C23E6C79EEBCD69B3C3E2D89C1BD0B8570BECDA32DBFD16F2B3F2A86103D8C73DC3D02C91C3EECBC2C3ED1E7CBBECFB404BE64CADB3D6EFFF83E1D7710BE67BFC3BC330BA5BE026EA5BE1719133FC8B04CBE2D9A57BEF044FBBD3FDCD6BCEC3081BD7A99023E36C389BECB6CB4BDAE3EBFBE048487BD24FBC4BE4556893E7A22C8BDD6159B3E0225E43D2F08FEBE6EB60D3E3E176BBDD15E4DBEB0B7B43EC64CC53CDF34883D1A1D05BF17CFE53D7BACE3BDF3405BBDF2AD803EDE66293EA7E7E9BE3BA75B3CD1A1EEBE41E08DBEAB06B9BD5616C13D4B1B5E3E9E6F043E639EC83DE9E8A23DE8B5233F4C6CD23E13D3A03E9C7AEEBDC1A06B3E0190553E4EA8CEBEB1F604BF2B69ABBEA880AFBEDFA69ABE246C73BDF35CBDBEF530B2BD820E2E3F54093BBEC7178BBE8A0F40BC678299BE2D865D3ECF279CBCB30B9A3D2BC5253FAC97B43EECEA88BE362199BDE7C743BB47C7DE3ECEF7CABE808CC8BE04715E3D2FA7673DBA3ED93E36D43A3D20CA02BEE592E53D3F23D53E6966E03D6FD281BDFB61B23E941659BE84E721BD7D38BFBD7EAA6CBEA6C6233EB3B9CFBE97C089BC35EAF03CD09B71BCC7BA4DBE15C3B03D8286E53D44C4BC3EF4EFB7BDA5C7833ED4842FBE1480563EA6055FBD84CFF23D585203BE75CBA83DA79671BECB4908BF78B903BC1ACAF33E1E50983DF76C11BFFDE2AABDBB4B6CBE48025A3DBE379A3D4E79673D8EC6CFBDEA59203E45EF473C3985AF3D40FC0A3E3FFAD2BD31870BBF11EDF73ED04E8BBED6BD253ED9508FBECDC7103E2144F3BBF56C88BCFBE4A2BC102F953E253E0BBDF8F4A4BD420373BE97E42DBD6EA94F3E9EFF9D3D8272583E053FCE3E4B83DA3E602A1D3F978DE23DC8E89BBA198DDDBCB7B33B3E63B28A3CF9B1A5BE4D4A9CBCB937BF3E2CBD4B3D9ED403BE7B44D4BE2631333E87F1BBBDEA023C3E69F9B83E083D31BEF64C8DBEB344ECBD352D3C3EF82299BC2015C83EB1BAE5BE781BD43CA7D7833E9A0DA0BD230280BED8681D3E406E083DA45988BCB1A9CC3DC2EF243E78A2C83EB80974BC69A55A3E6399DFBE0574023EC74A9FBDFB285F3ED9B42B3B2A2E8EBD215218BFBBAD0CBFA1B3593E5FBB283E5AB8623D119196BC71B5CABE9F03C73C840A3CBE1C695BBE8954A3BE3DD6523DE9A9C6BD5B8F393DDCE387BE24C131BE5EAD953CA91FC63E7EF28C3E61B40B3E4B67763EFF45B6BEAE72B93E39A5393EA078D03EDB0E873EB5E4763ED8C0F4BD42C4113E7F9F043E8AAB813E53BD86BD730E1A3E78F3D33D453E243EB33618BE152885BE57AC1DBDCC7E8F3D8744313D2667B6BDA9B3973D509ABABC13DDD13DFA5125BDEA4E2B3E98BFADBEC55DA43ECE12C8BD243E81BE303A2CBEF816973E4DCB313C3DE278BE5503113E0ED001BD0237313E9AC8913D6B0276BE1A41823E78023C3D4579843E3E42B23E1870F3BD1DE824BD6342BEBB5EE6203B01ED92BE449500BF8ECDE6BD7338943D6DFEC03DDC7B4E3D1ED93D3E3ECC9D3E2D5005BE2A07713E10A778BD10E466BECC68BBBE9F61ACBD4491CC3DFCEEA3BC57EC823E1448D5BC587F143E5EC981BE06C895BE3B98003E8C3B903E2E429ABEFE604E3FF8ECA83EE170EABDDCB7343EA89C94BEA004E2BEF689AABD365B2BBE7597F23E289D6C3E1CA9EA3E63C82CBD27AB15BF338E26BEE3F9843E93F9D93D2A0DD3BEDFA984BE0A57893E063B5DBEEC58D03E9EEE423E41B1EC3D66F2A53E9D7FB8BD9893DDBD07F1AE3D19FE7CBE7851F4BDF3E73C3D5FAB173EE567373D5ACBC73E3674883C2AA9B03E834E21BEAEB69CBE30E9963D57A520BDF2D330BE539C883E5CD3873C751F0ABF8A5B57BE660E95BD68B823BCDFA8243DDD2D903EECA2A3BE8DE7153DBBF0F3BE113B70BE0CE2843ECA1FD8BE2EDFEDBDE710FB3D323C15BEBD8FC2BEA877A33ECEA4C53C1D82133F72CC99BE87D69EBC2C2769BDF5C0E03D3615033D1108AABEDD86B7BE82AA173FB883453D53D47FBE1F85E7BD97D41FBD69DA9A3EAAE212BEBB7CF1BC8BB2863EEB45AFBE80E1823E10670E3E06BDBFBD884EAABEEDBDBABE6CD6ECBE2C059EBD8140463E8A2F91BED27C8ABB223020BE12AFDA3DA241873E11CE5A3E0FED7A3D9F6AA13D602095BD1E0FA83E6CA78A3DAB23B6BECBBFA13C314305BFA3AA543E3CF8413EE627303E7BBA133E7F58853EE50CBFBE35FC3E3D2503A43EBF5B7BBE360E0D3EE00661BD618740BDE8D7C13E51FE013F766D533ED665343E8C0B4ABEFBA2E1BEEC42B53DBD968CBE6DD3173EAB3EA5BEC44C0BBE217509BDCA07E33CAB8EE43D182EC3BE4337C2397C3FAE3D374A83BD112C0D3CA872F0BDEA1DA73D6431BE3C0207B63D814729BD59218BBE3332263E41330A3EB2BF983E22B3A23E2A02E63D70C9ABBD77BCD6BD36FB72BB1B8DDD3D085467BCACD5E23D8A687A3EF8878A3DB079ED3C9BF11C3D29DF003DE7D53EBE1D8D3A3C76A0D0BD0446BEBD85405F3EE358843E401A83BE152CD23D887F44BE6621AFBE897B43BD8CE21BBE12E33A3E711E17BE1CE1323EA13433BEE345F73D4442243E25264F3DA55F22BECB16283E6F9103BFEABCE13EC3701DBEEC495D3E3A8D3ABE89A8C9BEDF43C83E569BADBDC8A0F63CE87980BE83EE3BBC88AE4FBC0EF015BEC431033F4A83A43D5D349A3D2AF3E7BD874C4FBC7D461A3ED12D933E70D501BFF282A2BE89D3943D6D5891BB456F09BE0E3815BD1A7EF0BE272C77BD09EF3F3E58E5A13D084F2BBD7BABDA3D7EAF8BBE602B9E3E845E293DE7FE383E523E3D3EB95037BD61904EBE30D8F0BC7F7DE23E06BAF03C26553DBB054B9D3DEE41453EAF97AC3C553E7FBD754F66BD3DCA82BE726F6EBDC173B0BE70C7EBBC33760DBEB585383DFAED51BE39578C3E69C08FBD6A5D813E7C54843E1710523CC77C063F970F803E305438BEA3D72B3D69AD76BD061386BE0552813E699ED33EF4EA883D61784DBE268B073E62A769BE27F1A2BED6BFE5BCAC7D04BEE3F985BD3ABE6EBC50E86C3E0BA1AFBE94504A3E0CE3F2BE1233733EE189293E37DC41BE4D51843CF08F893EBDA3A13E11A44DBE6ABAEEBD6D9933BED7D2D13DB925B8BE34ED7F3D12A9BEBE11AB86BC2E1735BE2B6634BE1FC6883E3279E5BE10E47FBD25D38B3C2F5F5F3EA321AC3E4E80F93C02A2423EAAD16CBCDBDF943E395C2B3E6BDBA03D5AA42BBE525F80BEA5CBC63EAF289ABECB1C50BE7B41D9BDF52BA23E6CB3393E0EDFD5BE742A983D3C5EBEBE54B1EEBE3FA7BD3EF91ADF3C7EE2143DB4624B3E350C28BE4DDAEF3D979F49BD47E63C3E06C9853EB826F43DB93B1ABEBAD4853D5FDABD3D1E57AE3C432E18BD1BE1923E32572BBFAFA3FEBCC41BAABC2E79C1BE8A67223E88609FBEA744C63E135D54BE505FC1BD93A93CBE9F8469BE5C67723E9D9986BDE9900F3F5B1996BD64A7633D31DDF5BEAFC567BE8AC62FBEBD6E003F6DAB4ABE3A8DC2BDF507113EE1A9EDBDE66129BC8594C0BE7CA9A33D5F206FBD73D7DF3DCB6AA2BE28FBD9BD59E3E13C8C1DA53E6826103DFA523ABE9BE926BE4B20A8BD00DBF1BD0C0B183DF59B533E9DCEC0BCC76134BEF952B63C0520BC3E6E32C53D4EB98B3EB8F172BE05F0723DB009713EFF9A57BE2D58313D503C7E3D8C5ABF3E3854963D0FD9B43E",
      torch_tensor_16_torch.float32: "0x040000003C23343F8D05743F31299A3F545F103FCE85AB3FC416893F79119D3F90BFA63F70A41C3FE183263F7674603FFEC2963F5D667F3F57B9403FFF452E3FA20F853F",
      torch_tensor_8_torch.float32: "0x040000000000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"
    }
  }
#-}
