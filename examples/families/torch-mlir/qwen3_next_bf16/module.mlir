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
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
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
    %4 = "arith.constant"() <{value = 1.000000e+00 : bf16}> : () -> bf16
    %5 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_2> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %6 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_1> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %7 = "arith.constant"() <{value = dense_resource<torch_tensor_16_128_torch.bfloat16> : tensor<16x128xbf16>}> : () -> tensor<16x128xbf16>
    %8 = "arith.constant"() <{value = 0.17677669529663689 : f64}> : () -> f64
    %9 = "arith.constant"() <{value = dense_resource<torch_tensor_64_16_torch.bfloat16_1> : tensor<64x16xbf16>}> : () -> tensor<64x16xbf16>
    %10 = "arith.constant"() <{value = dense_resource<torch_tensor_32_torch.bfloat16_1> : tensor<32xbf16>}> : () -> tensor<32xbf16>
    %11 = "arith.constant"() <{value = dense_resource<torch_tensor_64_16_torch.bfloat16> : tensor<64x16xbf16>}> : () -> tensor<64x16xbf16>
    %12 = "arith.constant"() <{value = dense_resource<torch_tensor_32_torch.bfloat16> : tensor<32xbf16>}> : () -> tensor<32xbf16>
    %13 = "arith.constant"() <{value = dense_resource<torch_tensor_256_16_torch.bfloat16> : tensor<256x16xbf16>}> : () -> tensor<256x16xbf16>
    %14 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %15 = "arith.constant"() <{value = 9.9999999999999995E-7 : f64}> : () -> f64
    %16 = "arith.constant"() <{value = dense_resource<torch_tensor_4_torch.float32> : tensor<4xf32>}> : () -> tensor<4xf32>
    %17 = "arith.constant"() <{value = 1.600000e+01 : f32}> : () -> f32
    %18 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %19 = "arith.constant"() <{value = 3.200000e+01 : f32}> : () -> f32
    %20 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 5, 1>}> : (tensor<2x5xi64>) -> tensor<2x5x1xi64>
    %21 = "tensor.empty"() : () -> tensor<2x5x1xf32>
    %22 = "linalg.generic"(%20, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg280: i64, %arg281: f32):
      %363 = "arith.sitofp"(%arg280) : (i64) -> f32
      "linalg.yield"(%363) : (f32) -> ()
    }) : (tensor<2x5x1xi64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %23 = "tensor.empty"() : () -> tensor<2x5x4xf32>
    %24 = "linalg.generic"(%22, %16, %23) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg277: f32, %arg278: f32, %arg279: f32):
      %362 = "arith.mulf"(%arg277, %arg278) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%362) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %25 = "tensor.concat"(%24, %24) <{dim = 2 : i64}> : (tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x8xf32>
    %26 = "tensor.empty"() : () -> tensor<2x5x8xf32>
    %27 = "linalg.generic"(%25, %26) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg275: f32, %arg276: f32):
      %361 = "math.cos"(%arg275) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%361) : (f32) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %28 = "linalg.generic"(%25, %26) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg273: f32, %arg274: f32):
      %360 = "math.sin"(%arg273) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%360) : (f32) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %29 = "tensor.empty"() : () -> tensor<2x5x8xbf16>
    %30 = "linalg.generic"(%27, %29) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg271: f32, %arg272: bf16):
      %359 = "arith.truncf"(%arg271) : (f32) -> bf16
      "linalg.yield"(%359) : (bf16) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %31 = "linalg.generic"(%28, %29) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg269: f32, %arg270: bf16):
      %358 = "arith.truncf"(%arg269) : (f32) -> bf16
      "linalg.yield"(%358) : (bf16) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %32 = "tensor.empty"() : () -> tensor<2x5x16xf32>
    %33 = "linalg.generic"(%arg0, %32) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg267: bf16, %arg268: f32):
      %357 = "arith.extf"(%arg267) : (bf16) -> f32
      "linalg.yield"(%357) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %34 = "linalg.generic"(%33, %32) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg265: f32, %arg266: f32):
      %356 = "math.fpowi"(%arg265, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%356) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %35 = "linalg.fill"(%2, %21) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg263: f32, %arg264: f32):
      "linalg.yield"(%arg263) : (f32) -> ()
    }) : (f32, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %36 = "linalg.generic"(%34, %35) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg261: f32, %arg262: f32):
      %355 = "arith.addf"(%arg261, %arg262) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%355) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %37 = "linalg.generic"(%36, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg259: f32, %arg260: f32):
      %354 = "arith.divf"(%arg259, %17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%354) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %38 = "linalg.generic"(%37, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg257: f32, %arg258: f32):
      %352 = "arith.truncf"(%15) : (f64) -> f32
      %353 = "arith.addf"(%arg257, %352) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%353) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %39 = "linalg.generic"(%38, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg255: f32, %arg256: f32):
      %351 = "math.rsqrt"(%arg255) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%351) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %40 = "linalg.generic"(%33, %39, %32) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg252: f32, %arg253: f32, %arg254: f32):
      %350 = "arith.mulf"(%arg252, %arg253) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%350) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %41 = "tensor.empty"() : () -> tensor<16xf32>
    %42 = "linalg.generic"(%14, %41) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg250: bf16, %arg251: f32):
      %349 = "arith.extf"(%arg250) : (bf16) -> f32
      "linalg.yield"(%349) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<16xf32>) -> tensor<16xf32>
    %43 = "linalg.generic"(%42, %41) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg248: f32, %arg249: f32):
      %348 = "arith.addf"(%arg248, %18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%348) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %44 = "linalg.generic"(%40, %43, %32) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg245: f32, %arg246: f32, %arg247: f32):
      %347 = "arith.mulf"(%arg245, %arg246) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%347) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %45 = "tensor.empty"() : () -> tensor<2x5x16xbf16>
    %46 = "linalg.generic"(%44, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg243: f32, %arg244: bf16):
      %346 = "arith.truncf"(%arg243) : (f32) -> bf16
      "linalg.yield"(%346) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %47 = "tensor.empty"() : () -> tensor<16x256xbf16>
    %48 = "linalg.transpose"(%13, %47) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg241: bf16, %arg242: bf16):
      "linalg.yield"(%arg241) : (bf16) -> ()
    }) : (tensor<256x16xbf16>, tensor<16x256xbf16>) -> tensor<16x256xbf16>
    %49 = "tensor.collapse_shape"(%46) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %50 = "tensor.empty"() : () -> tensor<10x256xf32>
    %51 = "linalg.fill"(%2, %50) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg239: f32, %arg240: f32):
      "linalg.yield"(%arg239) : (f32) -> ()
    }) : (f32, tensor<10x256xf32>) -> tensor<10x256xf32>
    %52 = "linalg.matmul"(%49, %48, %51) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg236: bf16, %arg237: bf16, %arg238: f32):
      %342 = "arith.extf"(%arg236) : (bf16) -> f32
      %343 = "arith.extf"(%arg237) : (bf16) -> f32
      %344 = "arith.mulf"(%342, %343) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %345 = "arith.addf"(%arg238, %344) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%345) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x256xbf16>, tensor<10x256xf32>) -> tensor<10x256xf32>
    %53 = "tensor.empty"() : () -> tensor<10x256xbf16>
    %54 = "linalg.generic"(%52, %53) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg234: f32, %arg235: bf16):
      %341 = "arith.truncf"(%arg234) : (f32) -> bf16
      "linalg.yield"(%341) : (bf16) -> ()
    }) : (tensor<10x256xf32>, tensor<10x256xbf16>) -> tensor<10x256xbf16>
    %55 = "tensor.expand_shape"(%54) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 4, 64>}> : (tensor<10x256xbf16>) -> tensor<2x5x4x64xbf16>
    %56 = "tensor.extract_slice"(%55) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 5, 4, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x4x64xbf16>) -> tensor<2x5x4x32xbf16>
    %57 = "tensor.extract_slice"(%55) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 2, 5, 4, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x4x64xbf16>) -> tensor<2x5x4x32xbf16>
    %58 = "tensor.collapse_shape"(%57) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<2x5x4x32xbf16>) -> tensor<2x5x128xbf16>
    %59 = "tensor.empty"() : () -> tensor<2x5x4x32xf32>
    %60 = "linalg.generic"(%56, %59) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg232: bf16, %arg233: f32):
      %340 = "arith.extf"(%arg232) : (bf16) -> f32
      "linalg.yield"(%340) : (f32) -> ()
    }) : (tensor<2x5x4x32xbf16>, tensor<2x5x4x32xf32>) -> tensor<2x5x4x32xf32>
    %61 = "linalg.generic"(%60, %59) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg230: f32, %arg231: f32):
      %339 = "math.fpowi"(%arg230, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%339) : (f32) -> ()
    }) : (tensor<2x5x4x32xf32>, tensor<2x5x4x32xf32>) -> tensor<2x5x4x32xf32>
    %62 = "tensor.empty"() : () -> tensor<2x5x4x1xf32>
    %63 = "linalg.fill"(%2, %62) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg228: f32, %arg229: f32):
      "linalg.yield"(%arg228) : (f32) -> ()
    }) : (f32, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %64 = "linalg.generic"(%61, %63) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg226: f32, %arg227: f32):
      %338 = "arith.addf"(%arg226, %arg227) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%338) : (f32) -> ()
    }) : (tensor<2x5x4x32xf32>, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %65 = "linalg.generic"(%64, %62) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg224: f32, %arg225: f32):
      %337 = "arith.divf"(%arg224, %19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%337) : (f32) -> ()
    }) : (tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %66 = "linalg.generic"(%65, %62) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg222: f32, %arg223: f32):
      %335 = "arith.truncf"(%15) : (f64) -> f32
      %336 = "arith.addf"(%arg222, %335) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%336) : (f32) -> ()
    }) : (tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %67 = "linalg.generic"(%66, %62) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg220: f32, %arg221: f32):
      %334 = "math.rsqrt"(%arg220) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%334) : (f32) -> ()
    }) : (tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) -> tensor<2x5x4x1xf32>
    %68 = "linalg.generic"(%60, %67, %59) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg217: f32, %arg218: f32, %arg219: f32):
      %333 = "arith.mulf"(%arg217, %arg218) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%333) : (f32) -> ()
    }) : (tensor<2x5x4x32xf32>, tensor<2x5x4x1xf32>, tensor<2x5x4x32xf32>) -> tensor<2x5x4x32xf32>
    %69 = "tensor.empty"() : () -> tensor<32xf32>
    %70 = "linalg.generic"(%12, %69) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg215: bf16, %arg216: f32):
      %332 = "arith.extf"(%arg215) : (bf16) -> f32
      "linalg.yield"(%332) : (f32) -> ()
    }) : (tensor<32xbf16>, tensor<32xf32>) -> tensor<32xf32>
    %71 = "linalg.generic"(%70, %69) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg213: f32, %arg214: f32):
      %331 = "arith.addf"(%arg213, %18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%331) : (f32) -> ()
    }) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %72 = "linalg.generic"(%68, %71, %59) <{indexing_maps = [#map8, #map10, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg210: f32, %arg211: f32, %arg212: f32):
      %330 = "arith.mulf"(%arg210, %arg211) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%330) : (f32) -> ()
    }) : (tensor<2x5x4x32xf32>, tensor<32xf32>, tensor<2x5x4x32xf32>) -> tensor<2x5x4x32xf32>
    %73 = "tensor.empty"() : () -> tensor<2x5x4x32xbf16>
    %74 = "linalg.generic"(%72, %73) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg208: f32, %arg209: bf16):
      %329 = "arith.truncf"(%arg208) : (f32) -> bf16
      "linalg.yield"(%329) : (bf16) -> ()
    }) : (tensor<2x5x4x32xf32>, tensor<2x5x4x32xbf16>) -> tensor<2x5x4x32xbf16>
    %75 = "tensor.empty"() : () -> tensor<2x4x5x32xbf16>
    %76 = "linalg.transpose"(%74, %75) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg206: bf16, %arg207: bf16):
      "linalg.yield"(%arg206) : (bf16) -> ()
    }) : (tensor<2x5x4x32xbf16>, tensor<2x4x5x32xbf16>) -> tensor<2x4x5x32xbf16>
    %77 = "tensor.empty"() : () -> tensor<16x64xbf16>
    %78 = "linalg.transpose"(%11, %77) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg204: bf16, %arg205: bf16):
      "linalg.yield"(%arg204) : (bf16) -> ()
    }) : (tensor<64x16xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %79 = "tensor.empty"() : () -> tensor<10x64xf32>
    %80 = "linalg.fill"(%2, %79) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg202: f32, %arg203: f32):
      "linalg.yield"(%arg202) : (f32) -> ()
    }) : (f32, tensor<10x64xf32>) -> tensor<10x64xf32>
    %81 = "linalg.matmul"(%49, %78, %80) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg199: bf16, %arg200: bf16, %arg201: f32):
      %325 = "arith.extf"(%arg199) : (bf16) -> f32
      %326 = "arith.extf"(%arg200) : (bf16) -> f32
      %327 = "arith.mulf"(%325, %326) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %328 = "arith.addf"(%arg201, %327) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%328) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %82 = "tensor.empty"() : () -> tensor<10x64xbf16>
    %83 = "linalg.generic"(%81, %82) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg197: f32, %arg198: bf16):
      %324 = "arith.truncf"(%arg197) : (f32) -> bf16
      "linalg.yield"(%324) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %84 = "tensor.expand_shape"(%83) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<10x64xbf16>) -> tensor<2x5x2x32xbf16>
    %85 = "tensor.empty"() : () -> tensor<2x5x2x32xf32>
    %86 = "linalg.generic"(%84, %85) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg195: bf16, %arg196: f32):
      %323 = "arith.extf"(%arg195) : (bf16) -> f32
      "linalg.yield"(%323) : (f32) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x5x2x32xf32>) -> tensor<2x5x2x32xf32>
    %87 = "linalg.generic"(%86, %85) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg193: f32, %arg194: f32):
      %322 = "math.fpowi"(%arg193, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%322) : (f32) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<2x5x2x32xf32>) -> tensor<2x5x2x32xf32>
    %88 = "tensor.empty"() : () -> tensor<2x5x2x1xf32>
    %89 = "linalg.fill"(%2, %88) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg191: f32, %arg192: f32):
      "linalg.yield"(%arg191) : (f32) -> ()
    }) : (f32, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %90 = "linalg.generic"(%87, %89) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg189: f32, %arg190: f32):
      %321 = "arith.addf"(%arg189, %arg190) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%321) : (f32) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %91 = "linalg.generic"(%90, %88) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg187: f32, %arg188: f32):
      %320 = "arith.divf"(%arg187, %19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%320) : (f32) -> ()
    }) : (tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %92 = "linalg.generic"(%91, %88) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg185: f32, %arg186: f32):
      %318 = "arith.truncf"(%15) : (f64) -> f32
      %319 = "arith.addf"(%arg185, %318) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%319) : (f32) -> ()
    }) : (tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %93 = "linalg.generic"(%92, %88) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg183: f32, %arg184: f32):
      %317 = "math.rsqrt"(%arg183) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%317) : (f32) -> ()
    }) : (tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x1xf32>
    %94 = "linalg.generic"(%86, %93, %85) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg180: f32, %arg181: f32, %arg182: f32):
      %316 = "arith.mulf"(%arg180, %arg181) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%316) : (f32) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<2x5x2x1xf32>, tensor<2x5x2x32xf32>) -> tensor<2x5x2x32xf32>
    %95 = "linalg.generic"(%10, %69) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg178: bf16, %arg179: f32):
      %315 = "arith.extf"(%arg178) : (bf16) -> f32
      "linalg.yield"(%315) : (f32) -> ()
    }) : (tensor<32xbf16>, tensor<32xf32>) -> tensor<32xf32>
    %96 = "linalg.generic"(%95, %69) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg176: f32, %arg177: f32):
      %314 = "arith.addf"(%arg176, %18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%314) : (f32) -> ()
    }) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %97 = "linalg.generic"(%94, %96, %85) <{indexing_maps = [#map8, #map10, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg173: f32, %arg174: f32, %arg175: f32):
      %313 = "arith.mulf"(%arg173, %arg174) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%313) : (f32) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<32xf32>, tensor<2x5x2x32xf32>) -> tensor<2x5x2x32xf32>
    %98 = "tensor.empty"() : () -> tensor<2x5x2x32xbf16>
    %99 = "linalg.generic"(%97, %98) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg171: f32, %arg172: bf16):
      %312 = "arith.truncf"(%arg171) : (f32) -> bf16
      "linalg.yield"(%312) : (bf16) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<2x5x2x32xbf16>) -> tensor<2x5x2x32xbf16>
    %100 = "tensor.empty"() : () -> tensor<2x2x5x32xbf16>
    %101 = "linalg.transpose"(%99, %100) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg169: bf16, %arg170: bf16):
      "linalg.yield"(%arg169) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %102 = "linalg.transpose"(%9, %77) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg167: bf16, %arg168: bf16):
      "linalg.yield"(%arg167) : (bf16) -> ()
    }) : (tensor<64x16xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %103 = "linalg.matmul"(%49, %102, %80) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg164: bf16, %arg165: bf16, %arg166: f32):
      %308 = "arith.extf"(%arg164) : (bf16) -> f32
      %309 = "arith.extf"(%arg165) : (bf16) -> f32
      %310 = "arith.mulf"(%308, %309) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %311 = "arith.addf"(%arg166, %310) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%311) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %104 = "linalg.generic"(%103, %82) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg162: f32, %arg163: bf16):
      %307 = "arith.truncf"(%arg162) : (f32) -> bf16
      "linalg.yield"(%307) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %105 = "tensor.expand_shape"(%104) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<10x64xbf16>) -> tensor<2x5x2x32xbf16>
    %106 = "linalg.transpose"(%105, %100) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg160: bf16, %arg161: bf16):
      "linalg.yield"(%arg160) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %107 = "tensor.expand_shape"(%30) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 8>}> : (tensor<2x5x8xbf16>) -> tensor<2x1x5x8xbf16>
    %108 = "tensor.expand_shape"(%31) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 8>}> : (tensor<2x5x8xbf16>) -> tensor<2x1x5x8xbf16>
    %109 = "tensor.extract_slice"(%76) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 4, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x32xbf16>) -> tensor<2x4x5x8xbf16>
    %110 = "tensor.extract_slice"(%76) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 2, 4, 5, 24>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x32xbf16>) -> tensor<2x4x5x24xbf16>
    %111 = "tensor.extract_slice"(%101) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x8xbf16>
    %112 = "tensor.extract_slice"(%101) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 2, 2, 5, 24>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x24xbf16>
    %113 = "tensor.empty"() : () -> tensor<2x4x5x8xbf16>
    %114 = "linalg.generic"(%109, %107, %113) <{indexing_maps = [#map8, #map11, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg157: bf16, %arg158: bf16, %arg159: bf16):
      %306 = "arith.mulf"(%arg157, %arg158) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%306) : (bf16) -> ()
    }) : (tensor<2x4x5x8xbf16>, tensor<2x1x5x8xbf16>, tensor<2x4x5x8xbf16>) -> tensor<2x4x5x8xbf16>
    %115 = "tensor.extract_slice"(%109) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 4, 5, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x8xbf16>) -> tensor<2x4x5x4xbf16>
    %116 = "tensor.extract_slice"(%109) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 4>, static_sizes = array<i64: 2, 4, 5, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x8xbf16>) -> tensor<2x4x5x4xbf16>
    %117 = "tensor.empty"() : () -> tensor<2x4x5x4xbf16>
    %118 = "linalg.generic"(%116, %117) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg155: bf16, %arg156: bf16):
      %305 = "arith.negf"(%arg155) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%305) : (bf16) -> ()
    }) : (tensor<2x4x5x4xbf16>, tensor<2x4x5x4xbf16>) -> tensor<2x4x5x4xbf16>
    %119 = "tensor.concat"(%118, %115) <{dim = 3 : i64}> : (tensor<2x4x5x4xbf16>, tensor<2x4x5x4xbf16>) -> tensor<2x4x5x8xbf16>
    %120 = "linalg.generic"(%119, %108, %113) <{indexing_maps = [#map8, #map11, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg152: bf16, %arg153: bf16, %arg154: bf16):
      %304 = "arith.mulf"(%arg152, %arg153) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%304) : (bf16) -> ()
    }) : (tensor<2x4x5x8xbf16>, tensor<2x1x5x8xbf16>, tensor<2x4x5x8xbf16>) -> tensor<2x4x5x8xbf16>
    %121 = "linalg.generic"(%114, %120, %113) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg149: bf16, %arg150: bf16, %arg151: bf16):
      %303 = "arith.addf"(%arg149, %arg150) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%303) : (bf16) -> ()
    }) : (tensor<2x4x5x8xbf16>, tensor<2x4x5x8xbf16>, tensor<2x4x5x8xbf16>) -> tensor<2x4x5x8xbf16>
    %122 = "tensor.empty"() : () -> tensor<2x2x5x8xbf16>
    %123 = "linalg.generic"(%111, %107, %122) <{indexing_maps = [#map8, #map11, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg146: bf16, %arg147: bf16, %arg148: bf16):
      %302 = "arith.mulf"(%arg146, %arg147) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%302) : (bf16) -> ()
    }) : (tensor<2x2x5x8xbf16>, tensor<2x1x5x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xbf16>
    %124 = "tensor.extract_slice"(%111) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x8xbf16>) -> tensor<2x2x5x4xbf16>
    %125 = "tensor.extract_slice"(%111) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 4>, static_sizes = array<i64: 2, 2, 5, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x8xbf16>) -> tensor<2x2x5x4xbf16>
    %126 = "tensor.empty"() : () -> tensor<2x2x5x4xbf16>
    %127 = "linalg.generic"(%125, %126) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg144: bf16, %arg145: bf16):
      %301 = "arith.negf"(%arg144) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%301) : (bf16) -> ()
    }) : (tensor<2x2x5x4xbf16>, tensor<2x2x5x4xbf16>) -> tensor<2x2x5x4xbf16>
    %128 = "tensor.concat"(%127, %124) <{dim = 3 : i64}> : (tensor<2x2x5x4xbf16>, tensor<2x2x5x4xbf16>) -> tensor<2x2x5x8xbf16>
    %129 = "linalg.generic"(%128, %108, %122) <{indexing_maps = [#map8, #map11, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg141: bf16, %arg142: bf16, %arg143: bf16):
      %300 = "arith.mulf"(%arg141, %arg142) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%300) : (bf16) -> ()
    }) : (tensor<2x2x5x8xbf16>, tensor<2x1x5x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xbf16>
    %130 = "linalg.generic"(%123, %129, %122) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg138: bf16, %arg139: bf16, %arg140: bf16):
      %299 = "arith.addf"(%arg138, %arg139) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%299) : (bf16) -> ()
    }) : (tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xbf16>
    %131 = "tensor.concat"(%121, %110) <{dim = 3 : i64}> : (tensor<2x4x5x8xbf16>, tensor<2x4x5x24xbf16>) -> tensor<2x4x5x32xbf16>
    %132 = "tensor.concat"(%130, %112) <{dim = 3 : i64}> : (tensor<2x2x5x8xbf16>, tensor<2x2x5x24xbf16>) -> tensor<2x2x5x32xbf16>
    %133 = "tensor.empty"() : () -> tensor<32xi64>
    %134 = "linalg.generic"(%133) <{indexing_maps = [#map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg137: i64):
      %297 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %298 = "arith.index_cast"(%297) : (index) -> i64
      "linalg.yield"(%298) : (i64) -> ()
    }) : (tensor<32xi64>) -> tensor<32xi64>
    %135 = "tensor.empty"() : () -> tensor<2xi64>
    %136 = "linalg.generic"(%135) <{indexing_maps = [#map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg136: i64):
      %295 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %296 = "arith.index_cast"(%295) : (index) -> i64
      "linalg.yield"(%296) : (i64) -> ()
    }) : (tensor<2xi64>) -> tensor<2xi64>
    %137 = "tensor.empty"() : () -> tensor<2x2x5x32xi64>
    %138 = "linalg.generic"(%136, %137) <{indexing_maps = [#map12, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg134: i64, %arg135: i64):
      "linalg.yield"(%arg134) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %139 = "tensor.collapse_shape"(%138) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %140 = "linalg.generic"(%136, %137) <{indexing_maps = [#map13, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg132: i64, %arg133: i64):
      "linalg.yield"(%arg132) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %141 = "tensor.collapse_shape"(%140) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %142 = "linalg.generic"(%arg3, %137) <{indexing_maps = [#map14, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg130: i64, %arg131: i64):
      "linalg.yield"(%arg130) : (i64) -> ()
    }) : (tensor<5xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %143 = "tensor.collapse_shape"(%142) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %144 = "linalg.generic"(%134, %137) <{indexing_maps = [#map10, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg128: i64, %arg129: i64):
      "linalg.yield"(%arg128) : (i64) -> ()
    }) : (tensor<32xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %145 = "tensor.collapse_shape"(%144) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %146 = "tensor.expand_shape"(%139) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %147 = "tensor.expand_shape"(%141) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %148 = "tensor.expand_shape"(%143) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %149 = "tensor.expand_shape"(%145) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %150 = "tensor.concat"(%146, %147, %148, %149) <{dim = 1 : i64}> : (tensor<640x1xi64>, tensor<640x1xi64>, tensor<640x1xi64>, tensor<640x1xi64>) -> tensor<640x4xi64>
    %151 = "tensor.collapse_shape"(%132) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<640xbf16>
    %152 = "tensor.expand_shape"(%151) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %153 = "tm_tensor.scatter"(%152, %150, %arg4) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg126: bf16, %arg127: bf16):
      "tm_tensor.yield"(%arg126) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %154 = "tensor.collapse_shape"(%106) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<640xbf16>
    %155 = "tensor.expand_shape"(%154) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %156 = "tm_tensor.scatter"(%155, %150, %arg5) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg124: bf16, %arg125: bf16):
      "tm_tensor.yield"(%arg124) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %157 = "tensor.empty"() : () -> tensor<2x2x2x11x32xbf16>
    %158 = "linalg.generic"(%153, %157) <{indexing_maps = [#map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg122: bf16, %arg123: bf16):
      "linalg.yield"(%arg122) : (bf16) -> ()
    }) : (tensor<2x2x11x32xbf16>, tensor<2x2x2x11x32xbf16>) -> tensor<2x2x2x11x32xbf16>
    %159 = "tensor.collapse_shape"(%158) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<2x2x2x11x32xbf16>) -> tensor<2x4x11x32xbf16>
    %160 = "linalg.generic"(%156, %157) <{indexing_maps = [#map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg120: bf16, %arg121: bf16):
      "linalg.yield"(%arg120) : (bf16) -> ()
    }) : (tensor<2x2x11x32xbf16>, tensor<2x2x2x11x32xbf16>) -> tensor<2x2x2x11x32xbf16>
    %161 = "tensor.empty"() : () -> tensor<2x4x32x11xbf16>
    %162 = "linalg.transpose"(%159, %161) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg118: bf16, %arg119: bf16):
      "linalg.yield"(%arg118) : (bf16) -> ()
    }) : (tensor<2x4x11x32xbf16>, tensor<2x4x32x11xbf16>) -> tensor<2x4x32x11xbf16>
    %163 = "tensor.collapse_shape"(%131) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x5x32xbf16>) -> tensor<8x5x32xbf16>
    %164 = "tensor.collapse_shape"(%162) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x32x11xbf16>) -> tensor<8x32x11xbf16>
    %165 = "tensor.empty"() : () -> tensor<8x5x11xf32>
    %166 = "linalg.fill"(%2, %165) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg116: f32, %arg117: f32):
      "linalg.yield"(%arg116) : (f32) -> ()
    }) : (f32, tensor<8x5x11xf32>) -> tensor<8x5x11xf32>
    %167 = "linalg.batch_matmul"(%163, %164, %166) <{indexing_maps = [#map17, #map18, #map19], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg113: bf16, %arg114: bf16, %arg115: f32):
      %291 = "arith.extf"(%arg113) : (bf16) -> f32
      %292 = "arith.extf"(%arg114) : (bf16) -> f32
      %293 = "arith.mulf"(%291, %292) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %294 = "arith.addf"(%arg115, %293) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%294) : (f32) -> ()
    }) : (tensor<8x5x32xbf16>, tensor<8x32x11xbf16>, tensor<8x5x11xf32>) -> tensor<8x5x11xf32>
    %168 = "tensor.empty"() : () -> tensor<8x5x11xbf16>
    %169 = "linalg.generic"(%167, %168) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg111: f32, %arg112: bf16):
      %290 = "arith.truncf"(%arg111) : (f32) -> bf16
      "linalg.yield"(%290) : (bf16) -> ()
    }) : (tensor<8x5x11xf32>, tensor<8x5x11xbf16>) -> tensor<8x5x11xbf16>
    %170 = "tensor.expand_shape"(%169) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 5, 11>}> : (tensor<8x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %171 = "tensor.empty"() : () -> tensor<2x4x5x11xbf16>
    %172 = "linalg.generic"(%170, %171) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg109: bf16, %arg110: bf16):
      %288 = "arith.truncf"(%8) : (f64) -> bf16
      %289 = "arith.mulf"(%arg109, %288) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%289) : (bf16) -> ()
    }) : (tensor<2x4x5x11xbf16>, tensor<2x4x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %173 = "linalg.generic"(%172, %arg2, %171) <{indexing_maps = [#map8, #map11, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg106: bf16, %arg107: bf16, %arg108: bf16):
      %287 = "arith.addf"(%arg106, %arg107) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%287) : (bf16) -> ()
    }) : (tensor<2x4x5x11xbf16>, tensor<2x1x5x11xbf16>, tensor<2x4x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %174 = "tensor.empty"() : () -> tensor<2x4x5x11xf32>
    %175 = "linalg.generic"(%173, %174) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg104: bf16, %arg105: f32):
      %286 = "arith.extf"(%arg104) : (bf16) -> f32
      "linalg.yield"(%286) : (f32) -> ()
    }) : (tensor<2x4x5x11xbf16>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %176 = "tensor.empty"() : () -> tensor<2x4x5xi64>
    %177 = "linalg.fill"(%0, %176) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg102: i64, %arg103: i64):
      "linalg.yield"(%arg102) : (i64) -> ()
    }) : (i64, tensor<2x4x5xi64>) -> tensor<2x4x5xi64>
    %178 = "tensor.empty"() : () -> tensor<2x4x5xf32>
    %179 = "linalg.fill"(%3, %178) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg100: f32, %arg101: f32):
      "linalg.yield"(%arg100) : (f32) -> ()
    }) : (f32, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
    %180:2 = "linalg.generic"(%175, %179, %177) <{indexing_maps = [#map8, #map19, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg97: f32, %arg98: f32, %arg99: i64):
      %281 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %282 = "arith.index_cast"(%281) : (index) -> i64
      %283 = "arith.maximumf"(%arg97, %arg98) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %284 = "arith.cmpf"(%arg97, %arg98) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %285 = "arith.select"(%284, %282, %arg99) : (i1, i64, i64) -> i64
      "linalg.yield"(%283, %285) : (f32, i64) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5xf32>, tensor<2x4x5xi64>) -> (tensor<2x4x5xf32>, tensor<2x4x5xi64>)
    %181 = "tensor.expand_shape"(%180#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 4, 5, 1>}> : (tensor<2x4x5xf32>) -> tensor<2x4x5x1xf32>
    %182 = "linalg.generic"(%175, %181, %174) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg94: f32, %arg95: f32, %arg96: f32):
      %280 = "arith.subf"(%arg94, %arg95) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%280) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %183 = "linalg.generic"(%182, %174) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg92: f32, %arg93: f32):
      %279 = "math.exp"(%arg92) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%279) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %184 = "tensor.empty"() : () -> tensor<2x4x5x1xf32>
    %185 = "linalg.fill"(%2, %184) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg90: f32, %arg91: f32):
      "linalg.yield"(%arg90) : (f32) -> ()
    }) : (f32, tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf32>
    %186 = "linalg.generic"(%183, %185) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg88: f32, %arg89: f32):
      %278 = "arith.addf"(%arg88, %arg89) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%278) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf32>
    %187 = "linalg.generic"(%183, %186, %174) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg85: f32, %arg86: f32, %arg87: f32):
      %277 = "arith.divf"(%arg85, %arg86) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%277) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %188 = "linalg.generic"(%187, %171) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg83: f32, %arg84: bf16):
      %276 = "arith.truncf"(%arg83) : (f32) -> bf16
      "linalg.yield"(%276) : (bf16) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %189 = "tensor.collapse_shape"(%188) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x5x11xbf16>) -> tensor<8x5x11xbf16>
    %190 = "tensor.collapse_shape"(%160) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<2x2x2x11x32xbf16>) -> tensor<8x11x32xbf16>
    %191 = "tensor.empty"() : () -> tensor<8x5x32xf32>
    %192 = "linalg.fill"(%2, %191) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg81: f32, %arg82: f32):
      "linalg.yield"(%arg81) : (f32) -> ()
    }) : (f32, tensor<8x5x32xf32>) -> tensor<8x5x32xf32>
    %193 = "linalg.batch_matmul"(%189, %190, %192) <{indexing_maps = [#map17, #map18, #map19], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg78: bf16, %arg79: bf16, %arg80: f32):
      %272 = "arith.extf"(%arg78) : (bf16) -> f32
      %273 = "arith.extf"(%arg79) : (bf16) -> f32
      %274 = "arith.mulf"(%272, %273) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %275 = "arith.addf"(%arg80, %274) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%275) : (f32) -> ()
    }) : (tensor<8x5x11xbf16>, tensor<8x11x32xbf16>, tensor<8x5x32xf32>) -> tensor<8x5x32xf32>
    %194 = "tensor.empty"() : () -> tensor<8x5x32xbf16>
    %195 = "linalg.generic"(%193, %194) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg76: f32, %arg77: bf16):
      %271 = "arith.truncf"(%arg76) : (f32) -> bf16
      "linalg.yield"(%271) : (bf16) -> ()
    }) : (tensor<8x5x32xf32>, tensor<8x5x32xbf16>) -> tensor<8x5x32xbf16>
    %196 = "tensor.expand_shape"(%195) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 5, 32>}> : (tensor<8x5x32xbf16>) -> tensor<2x4x5x32xbf16>
    %197 = "linalg.transpose"(%196, %73) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg74: bf16, %arg75: bf16):
      "linalg.yield"(%arg74) : (bf16) -> ()
    }) : (tensor<2x4x5x32xbf16>, tensor<2x5x4x32xbf16>) -> tensor<2x5x4x32xbf16>
    %198 = "tensor.collapse_shape"(%197) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<2x5x4x32xbf16>) -> tensor<2x5x128xbf16>
    %199 = "tensor.empty"() : () -> tensor<2x5x128xbf16>
    %200 = "linalg.generic"(%58, %199) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg72: bf16, %arg73: bf16):
      %267 = "arith.negf"(%arg72) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      %268 = "math.exp"(%267) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      %269 = "arith.addf"(%268, %4) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %270 = "arith.divf"(%4, %269) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%270) : (bf16) -> ()
    }) : (tensor<2x5x128xbf16>, tensor<2x5x128xbf16>) -> tensor<2x5x128xbf16>
    %201 = "linalg.generic"(%198, %200, %199) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg69: bf16, %arg70: bf16, %arg71: bf16):
      %266 = "arith.mulf"(%arg69, %arg70) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%266) : (bf16) -> ()
    }) : (tensor<2x5x128xbf16>, tensor<2x5x128xbf16>, tensor<2x5x128xbf16>) -> tensor<2x5x128xbf16>
    %202 = "tensor.empty"() : () -> tensor<128x16xbf16>
    %203 = "linalg.transpose"(%7, %202) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg67: bf16, %arg68: bf16):
      "linalg.yield"(%arg67) : (bf16) -> ()
    }) : (tensor<16x128xbf16>, tensor<128x16xbf16>) -> tensor<128x16xbf16>
    %204 = "tensor.collapse_shape"(%201) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x128xbf16>) -> tensor<10x128xbf16>
    %205 = "tensor.empty"() : () -> tensor<10x16xf32>
    %206 = "linalg.fill"(%2, %205) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg65: f32, %arg66: f32):
      "linalg.yield"(%arg65) : (f32) -> ()
    }) : (f32, tensor<10x16xf32>) -> tensor<10x16xf32>
    %207 = "linalg.matmul"(%204, %203, %206) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg62: bf16, %arg63: bf16, %arg64: f32):
      %262 = "arith.extf"(%arg62) : (bf16) -> f32
      %263 = "arith.extf"(%arg63) : (bf16) -> f32
      %264 = "arith.mulf"(%262, %263) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %265 = "arith.addf"(%arg64, %264) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%265) : (f32) -> ()
    }) : (tensor<10x128xbf16>, tensor<128x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %208 = "tensor.empty"() : () -> tensor<10x16xbf16>
    %209 = "linalg.generic"(%207, %208) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg60: f32, %arg61: bf16):
      %261 = "arith.truncf"(%arg60) : (f32) -> bf16
      "linalg.yield"(%261) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %210 = "tensor.expand_shape"(%209) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %211 = "linalg.generic"(%arg0, %210, %45) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg57: bf16, %arg58: bf16, %arg59: bf16):
      %260 = "arith.addf"(%arg57, %arg58) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%260) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %212 = "linalg.generic"(%211, %32) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: bf16, %arg56: f32):
      %259 = "arith.extf"(%arg55) : (bf16) -> f32
      "linalg.yield"(%259) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %213 = "linalg.generic"(%212, %32) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32):
      %258 = "math.fpowi"(%arg53, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%258) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %214 = "linalg.generic"(%213, %35) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: f32, %arg52: f32):
      %257 = "arith.addf"(%arg51, %arg52) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%257) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %215 = "linalg.generic"(%214, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: f32, %arg50: f32):
      %256 = "arith.divf"(%arg49, %17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%256) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %216 = "linalg.generic"(%215, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg47: f32, %arg48: f32):
      %254 = "arith.truncf"(%15) : (f64) -> f32
      %255 = "arith.addf"(%arg47, %254) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%255) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %217 = "linalg.generic"(%216, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32):
      %253 = "math.rsqrt"(%arg45) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%253) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %218 = "linalg.generic"(%212, %217, %32) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32, %arg44: f32):
      %252 = "arith.mulf"(%arg42, %arg43) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%252) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %219 = "linalg.generic"(%6, %41) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: bf16, %arg41: f32):
      %251 = "arith.extf"(%arg40) : (bf16) -> f32
      "linalg.yield"(%251) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<16xf32>) -> tensor<16xf32>
    %220 = "linalg.generic"(%219, %41) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32):
      %250 = "arith.addf"(%arg38, %18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%250) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %221 = "linalg.generic"(%218, %220, %32) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32, %arg37: f32):
      %249 = "arith.mulf"(%arg35, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%249) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %222 = "linalg.generic"(%221, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: f32, %arg34: bf16):
      %248 = "arith.truncf"(%arg33) : (f32) -> bf16
      "linalg.yield"(%248) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %223 = "linalg.generic"(%211, %222, %45) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg30: bf16, %arg31: bf16, %arg32: bf16):
      %247 = "arith.addf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%247) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %224 = "linalg.generic"(%223, %32) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: bf16, %arg29: f32):
      %246 = "arith.extf"(%arg28) : (bf16) -> f32
      "linalg.yield"(%246) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %225 = "linalg.generic"(%224, %32) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %245 = "math.fpowi"(%arg26, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%245) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %226 = "linalg.generic"(%225, %35) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %244 = "arith.addf"(%arg24, %arg25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%244) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %227 = "linalg.generic"(%226, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %243 = "arith.divf"(%arg22, %17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%243) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %228 = "linalg.generic"(%227, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %241 = "arith.truncf"(%15) : (f64) -> f32
      %242 = "arith.addf"(%arg20, %241) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%242) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %229 = "linalg.generic"(%228, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      %240 = "math.rsqrt"(%arg18) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%240) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %230 = "linalg.generic"(%224, %229, %32) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %239 = "arith.mulf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%239) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %231 = "linalg.generic"(%5, %41) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: bf16, %arg14: f32):
      %238 = "arith.extf"(%arg13) : (bf16) -> f32
      "linalg.yield"(%238) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<16xf32>) -> tensor<16xf32>
    %232 = "linalg.generic"(%231, %41) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      %237 = "arith.addf"(%arg11, %18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%237) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %233 = "linalg.generic"(%230, %232, %32) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32, %arg10: f32):
      %236 = "arith.mulf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%236) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %234 = "linalg.generic"(%233, %45) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: f32, %arg7: bf16):
      %235 = "arith.truncf"(%arg6) : (f32) -> bf16
      "linalg.yield"(%235) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    "func.return"(%234, %153, %156) : (tensor<2x5x16xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.bfloat16_2: "0x02000000CBBEB93EBFBD06BF0E3F2B3DEA3D293FBDBD843DEE3E333D2DBE103F10BE3C3E",
      torch_tensor_16_torch.bfloat16_1: "0x020000006FBEBABE9BBE11BEDE3C2EBF883D61BEA43E0FBE463D51BDBABEED3D103E393E",
      torch_tensor_16_128_torch.bfloat16: "0x020000008E3D47BDD63DA5BD22BD08BE963D05BE12BD3F3DB2BBBABC183E10BD4B3DE43CA53DC93DD9BD5FBDCA3C093E953DC43C3BBD6ABD903DF13C0CB986BD873C0D3D983DAF3D273E203D353DBFBCAEBDD83D23BD973D893D9BBB593D37BDE83B1FBD973D073DAEBC8ABD5F3D303D87BC4C3DD8BB8D3D2ABD8DBD03BE553DC4BD0DBD33BC153D603D203E92BC0FBDA1BC4CBD4D3DB43D8BBC35BE3ABCBB3D2CBDAE3DDB392A3EFABD1FBD87BD2F3D0F3D6FBA2BBC053DDD3CC3BD81BD5EBD6D3DAA3C563EEB3C8DBDA8BBFBBD14BB16BD293DC93D6FBC63BD3FBDB0BCC23C63BD2B3D22BCA53DBF3D15BD92BD043C963D31BDB7BDA23DF13D753D2A3E44BDECBCAC3D81BC123ECCBCC3BD683CEB3DD8BC3FBCF5BDA3BC7C3C733D9F3C3CBDE1BD60BBF5BCC33C8A3DBD3DBCBC353DD4BB4C3EC3BD7B3DDEBC15BEC7BDA3BD12BE84BD27BC2BBE223CEABD1CBEE03D90BDA43D0EBC883D9EBD5BBE12BCFDBDC5BDDE3CDFBC0EBD3CBDA43DC5BC5ABC5B3D9FBCB3BD513E9C3DCCBD98BD4E3C673D7EBDCD39593D0C3C253EE3BD8DBDDA3DE63DDEBDDCBD7ABD59BDD5BD8BBD793C423DBD3D17BE073B033E5B3C49BCB93BFCBDA0BB05BD68BD40BEF6BD283D513E3B3B1F3DDC3D26BE2B3E96BC52BD60BDE6BCE63AF13C31BD7BBD773D7D3D87BD9B3C56BC7DBDC3BCBB3C8C3EB5BD083ED5BB2CBDA5BD5BBCDE3BF23DF13D9C3DE3BCCC3DF8BCB3BD1BBE243E85BCC93DA8BD6ABD203EB7BB41BC9FBCBD3BB53CEF3B1CBE263ED33DB1BD423DEB3CA43D4EBD28BE36BA08BED6BD2FBC64BE84BDB2BDE83D4CBD3A3D20BE2FBDA9BDD33CD7BD8AB8743ED0BD40BD98BC8FBDC53D903D3FBDB8BC043DDD3DAFBA6A3EF23D2EBD053D2EBEF7BDB23D393ECEBD45BD13BE133C773D9ABB833D14BE803D383E7C3D0B3E273DBE3DB83CEABDBFBB4E3E263E96BD653B703DE9BC23BEACB8043E963D12BC40BD2A3DC33B34BE97BC2C3EFCBD303EAB3D313D28BDC03BBF3D0BBC3E3D97BC7C3A943D443D3BBCBFBBEABDC3BDF5BC063D0B3E12BEA6BD6BBD17BE37BE953DC5BCABBD8E3D9D3AA6BD453D36BE1F3D7D3B9D3D3EBD843C4CBC103D2EBE6F3E28BE93BB4C3E5CBCC4BD08BDFC3D0BBD58BDD43C08BE6D3D50BD78BCC2BD97BBC73B78BD49BD023DC0BD683BB5BDD63C8A3D03BD983D2DBD1E3D463D2DBEE3BC7C3D013D8F3D493DD9BD2A3DA7BDDA3D13BE29BE5F3C98BD423E04BE76BD98BD81BD933DFC3D243ED13C783C723C9DBD8B3DD43D3EBD443C133E0C3E2B3E243C7ABB483E9D3BB3BDC13D78BD0BBD293CC2BD823D113DA1BB983E15BD8F3C00BED13D0DBE543C043E2B3EF6BB153E893D0C3ECB3DC6BD253D08BE74BD3CBD9E3D44BC253DB33DAB3D1EBD32BC933CBC3A51BB68BD393D833DE1BD19BDADBB9CBD763D723DEABCBDBD24BEE9BD583D233CC83DDABD0BBE483DFC3DE73DA63D2ABD293EC1BDEABD663D163C5CBCB13DFFBD6C3D583ECABBCF3ABC3C033E10BD05BB153C7E3DDD3D513C44BC64BDD3BCEF3CB03D25BECD3D31BD053E133DE8BD9A3D9BBD2DBD893D32BD893C5DBD413D6B3CF1BDA2BD56BDF1BCB63DAB3D873DB63D803DD1BC8E3B55BD06BEE03CBDBB22BE77BC30BC03BEA5BD76BE86BD183D69B91ABE8E3DAE3D8CBDB33C9E3C80BD023E4CBD7FBD4DBE983B05BE813D1C3C1A3DA0BD02BE453E6ABC413DF73CDFBC013D08BE673DB83DA4BD793C833C2E3E34BC65BE4BBD553D4F3D483CEFBB02BE34BD6BBD863CD9BBC3BB303DF4BDBA3C2ABE08BEC6BDD13D23BE98BD4CBBE63DB1BD4E3E173E7D3E74BDF23DECBD953C303C93BD4C3D82BDFFBD02BE81BD1ABC003EFCBC9B3D553C003E25BD183E453EDF3DE4BC813D9A3D263D6DBEA43C3A3D5EBA57BC503D9F3DBA3BF13DF9BD55BDEBBDC83C9F3D56BCE63CCF3D8DBDBBBD48BECB3D9DBD363BDE3C0F3D4CBE22BD0BBE85BB0EBE52BC28BC70BDEA3CF0BD503CCD3C08BE48BE243ED43C463E25BD823D11BD9ABD75B9ED3D733E0EBEE5BC2A3D093EEFBD12BEE9BD313DA2BC86BC59BB343DB33C1DBE11BE953D88BD4A3D403E2C3DE03A893D043E563DA1BD793C16BCFBBDAA3C8E3D3A3C95BD813D653D923DE7BD183D3BBD433EA23D68BD5E3DC23D42BD203AE1BCAB3C90BDC43CA03D0DBE2C3EFD3C53BD8F3D77BDF23C75BD163E8FBDDDBD5E3DA2BD1E3D623DA4BDC13DE2BD8D3DC0BD253D1E3D8F3DC4BD51BD9ABB893DA83BAE3DABBC4C3CB3BDB93D903B31BB6A3D7F3C63BE4F3DC2BDDCBC00BD213E573C16BE003C36BD0E3D92BDF9BC353E183E60BDF1BD51BCF1BC5A3E8ABD7A3DB2BD693ED5BC003C193EB43D9A3D653CCCBD17BE223CD93CA23D43BDC33B19BD4EBDCCBC193EA23D15BE38BDE53C14BE4CBDEF3D9EBDD53BFABC263E18BEDFBD92BD893DDDBC9A3D133D0DBE8EBD8CBD613CCFBDC33D9EBC8DBD1D3D153D2EBC3DBB1BBD9B3CE73DB53D1F3E87BE8C3DD23C713DB73CC83C0B3D37BE603D48BB9F3C15BC9D3C82BBEA3D20BDB43DDEBB93BC52BD87BDEB3C013DA5BD723C153B91BC4BBDA93DB33D8B3DBFBDB2BD25BEADBC9D3D30BCCE3DD93DBDBD71BD8CBD70BDDF3C5F3E7FBD1B3D0C3D163D94BDB93D123D0FBE4ABEEC3D9B3D323C9E3D12BE82BD0BBE9DBD40BE9E3D66BC043EB0BDFC3C4DBD38BE883D37BD773D9D3D3FBE87BD28BDA5BDA83D03BEEFBD1A3CA7BCE5BD8ABDB23BF03D31BD433DD7BDE3BC0D3C813D6C3DE63CA93C90BDC63C37BD633C513C6D3D4F3DD6BD8B3DC13D493E223DAD3DE73C753C053D07BC353DD8BD0E3E0C3D793C3C3EFFBC2DBB11BCBB3D973D333DF93D35BD6A3D66BC5A3DCABD983D00BD5B3D70BC6FBCC53D85BD9C3D3F3E713DCB3DAE3D813C3F3D0E3E82BC0C3DF63DE7BD2C3D3A3EB53D5CBD56BDC1BD82BDBC3C88BDE93B92BD873E843C9B3DF13DDABC873DE1BD8B3D8ABD643B16BD20BD3EBD24BDBBBC43BBAFBD533D03BE81BDE73DB23CACBDD5BCB6BD073EA13EE13CBA3D08BD49BDF5BB9B3CB03DC43C0BBE1ABC9D3C85BDDCBD45BD763D193E17BD0B3D69BDC43B30BE833DEDBBAC3DBBBD88BD9EBD1A3DC53D903D9E3DB83D493E49BEE63DB83DD7B855BD2D3EA4BCAA3BCE3D403DA7BD1DBE0D3D5DBD983D90BD0A3E9BBD3FBE53BC5EBE47BE50BD053EC9BD6F3E90BC183E90BD46BD233E823DFD3C28BE633E0FBD1ABECA3DB9BDB93DF33DF1BD73BB5DBC36BD683CB4BD943DC0BD37BD3A3D95BC33BCA13DB03D073E9ABC5C3ED53C0ABE9F3D78BB973D09BDBEBDF9BD4C3DBD3DC5BDF2BC1E3DFF3DE8BD06BC49BCD6BD6A3DA83D8CBD293D8D3CF3BD7E3D43BE21BDD63CF13C19BE53BD29BE233E54BDCFBD54BD303DCA3DC43C85BDC93D813DD8BDA23DE3BCD93B743D02BE3A3C14BE39BEC0BC13BB273E353D93BC5F3DD43CB33D913D8D3D163DD1BD1C3D8E3A84BD40BDCEBD2BBDBCBD143C443C793DEBBAAFBD3FBDF1BC4E3E82BE7DBD103ECC3D1D3E5F3B3B3D99BD3EBD19BD00BC1DBD013DBB3D1E3D72BD263EFB3B20BD86BC9B3DE23DC03C36BE02BE1C3E693D38BD9CBD0EBCB43D9ABDC8BD98BCFD3C9DBC99BDE6BD92BDCE3D453D923B15BED03CCEBC3FBE1B3D10BD963D5C3D293ED0BD31BA45BEC23D953DCE3CD03C1EBE9F3D723DCCBC10BCEC3C3B3CCC3D983D2D3E72BD44BEBA3B373D9F3DDABCFCBDCD3C17BDCE3C803DAD3CAEBD31BD27BD5FBE7ABD663C39BE5BBD89BDC5BC073D5F3D243EBCBD293DDC3D8A3CABBD2EBEDABD563DA6BD7BBD3DBED5BDFA3D2CBDD13DC6BD523D94BD1A3E9E3D8ABB2BBDF43D07BED4BB91BD963CF7BD603EFCBD993D2F3DC2BC1ABD813D2C3C45BE47BE94BD12BE00BD86BC02BD403DF7BDBEBB8DBD4BBD3BBC273EB9BCC53DCF3BEDBDDFBDD03D073D18BC3E3A843C753D73BDFABC6ABD023E4DBD48BCBA3D093EBEBD6CBCB2BD03BDC1BC47BD343E673CE9BD5E3C9B3D133D6BBD20BD0FBE723D34BD3E3EEE3D613BABBD9F3C8EBDE2BCD23D86BD783D42BD7B3C35BE10BD093CFABDA8BD823CE7BD583DE3BD66BB4EBDB73C8A3C193DCDBD6CBCC3BD0A3E88BDA13C21BD12BE13BEBF3D7EBDAEBD523C103E12BC493DB0BC0EBE50BD033E263D913D193C743C7F3DB0BDAB3D43BDFB3C40BDD4BC35BD5EBC413DCF3D8EBDB0BCA13DC2BDBF3D293E07BE163E5E3CBEBD87BC8A3D183D98BC353EA23CADBD09BD413D853D04BE86BD0E3D943CC4BD5D3D92BB553EF6BD523D983DB63D683BB43D963D1BBE11BD333BC83C10BD1C3D2CBD35BDBB3D35BBF53D953D87BC853DB53DCD3CD3BC52BA6EBE9ABC3ABED23B903B30BCEABB183EB83DE23A02BD9A3D23BBF63DF33D89BCFC3D313D8CBCB33D46BD04BDF0BC1DBCC13D94BCE6BD4FBD153ED33C0BBDEB3DCCBD733EC0BD48BDE5BD80BC46BD15BE383EAFBD8E3DF7BCAEBDA0BDF43D2EBDA93D9B3D6EBE843DED3C303DF73C1D3DD03DF9BC06BD0D3EB2BDA13D373E7EBDEEBC47BCCFBBD63D713C97BCA3BD76BD33BE4C3D9BBD84BD37BD81BD503DF43D54BD3E3DF63B25BE8E3D343D5CBD49BE6A3C683DA0BD643D92BD6A3D86BD4D3E953D97BD3BBDE33D7BBD153E52BDBABD893D0A3DE53D31BDDABD39BE313C25BE153BD53D533DCEBB1B3C35BE923CEBBCDE3DC4BCD63D60BA5FBDA83D1E3EA5BDBFBDC4BD203DE2BC81BD1C3D11BDA73DEA3DA0BDDE3DA5BD8DBCA43D123CB6BC4FBD6C3CB93C37BD4FBDEFBD68BD623D0C3D6D3DEC3DDFBD8CBD503D843D1CBE53BB883D583D43BD8ABD953DC33CD8BD2B3D54BEFC3DB03DD0BC0CBEB53D1E3E6D3D91BD4C3D193E823DDFBD4B3EE73D3BBDF6BCDFBCF6BB2D3E31BE90BDD83B4C3E5C3DB53C863D9BBB513D55BB67BD1B3DBB3DDDBD83BB51BD5DBDC0BD88BCB93D083DAABC52BCACBD3DBDF23C95BD0BBD393E7A3DA4BDF43BE7BB91BD64BE31BD32BD533EC13DAABDE2BD973D20BDED3DAC3D35BE9D3D96BDD2BD293D923D36BD573DBABC70BECE3CC63DFA3DC83CB4BD9E3DBBBD8E3DC03DD23C033E5D3D55BD0A3E6F3D31BD123E1A3EB73C773C993D0C3E63BD443B813DB63D56BDD7BD15BC99BDD4BD58BE8BBD09BDC63BC6BDC23B303CEF3CC93B5B3C5ABC2B3C5ABDC93D60BBB03DC4BCCC3DBABDB0BD4C3DE83DA6BDEF3B9FBDB63C053E573C07BD17BEF13C193EED3C5C3DBB3C65BD203C2DBE693C52BE95BDFDBDAA3D0CBDB43C82BD4DBC90BC3D3D0C3E18BE42BEB13B133E23BE303C1F3EEABD843DDB3DA03D36BE6FBCA03CDF3CD5BC8B3C2C3DC4BC4D3C7D3DB13D033D153EC2BCE3BD1F3D8F3D4DBEB5BCA1BCB33D883E8A3D8DBD193D113ECA3D433CF03D94BD6E3BEEBD3ABCFD3DD0BCD7BCB7BD7DBD663D37BDABBD04BD7BBDA7BD20BCA03C5A3D103D68BABF3D113E193EBC3D3BBCC83D04BE3B3DA33CB7BB58BD0EBE913D2E3DB23D4E3D053E643D2CBE47BD0A3E71BD223DB5BA28BE4C3CB03D8FBD6CBE943DEEBD8E3D223CFDBC083DA6BD343DA73D033E03BC3EBEF4BC17BD193DAA3D36BE72BDC03CC33D223E4B3DC53D6DBC82BD39BD23BD74BDA5BDC83D8BBD243C363E03BE633BD43D8B3D753CECBC343D1FBEE9BDE4BCFDBDA13C0DBEA03D14BD43BDCE3D1F3E2A3EE33D163D04BD14BDFDBD393C043E0E3E103C73BD373D0ABEA53E553DC63DE13D86BC82BC6F3ECB3A173DB5BD81BDA8BDAABCB2BDE7BBB93DC1BD283DE0BCC5BDAC3CB03D103DD6BB373D863D513D38BE34BE493E03BDDCBB59BE1A3D83BD12BDBABD01BEF53A",
      torch_tensor_64_16_torch.bfloat16_1: "0x02000000F43C563D7CBD83BEC1BC53BECFBE63BE163E82BE6EBEA73DE8BD2E3B12BE6FBE7DBE903E213EB3BEFEBE183E5D3E913E4B3DE83CCFBE413EC13CC6BE453EAE3EB4BE93BE8B3D193EFCBD84BE0A3C3E3E1D3EDA3D693EA53E8A3B063EC5BE6F3E88BE813DDCBDB2BD7A3EBD3E9FBE01BFBA3D273E3EBD663EA33EE7BDA2BEA7BEF63D78BD083E593EA13E123D08BE273E163FB03E083C0ABD793E863C033EA2BE41BD753E94BEE53C5C3E3D3E9CBD9DBDD1BEE7BCAABE043FD5BE573E47BCFB3E02BE2FBE51BB3DBEAF3D803EA7BE7F3E05BED63DCDBDC33DC7BEA93D013FC73E85BED73E0B3F78BE9D3E5B3E693E8E3E3BBE00BF5A3CF43A913DBE3DA0BEA6BD613ED8BD393ED0BEF0BE193D57BE363D143DCA3EC83DF53DC23E3BBE93BEEBBD1BBEA2BE523C74BD983EACBE87BD873DF8BE533D4ABEA83E54BE81BD20BDFD3D753DF2BEECBD17BE0CBDCC3DE0BEC53DD63C0A3E17BFC2BE06BE173E513E963E1CBE0BBD55BDA63E07BE92BE37BDA53E42BED8BEC5BD81BE5E3E12BE92BDB4BDD5BED6BD89BE183FA4BE4A3E223EB93D8A3E84BD643E903D663DA5BE1A3E0B3D14BF96BD04BC54BDF3BDB5BE8A3EBEBE25BE74BD6F3EF03D823E753E643EAA3DA8BD77BEEC3E033EA73D1F3DB8BE7E3E8B3E59BE843EC4BD643E5D3E87BE8CBC9D3DE0BDE7BD933B5BBEC1BDE53C113FB5BE09BF473E32BF52BE2B3E7EBD863D5CBE1D3F553DC5BD393EE3BCCFBEB93DB1BDFEBD93BEADBE2E3B3EBE063E083FEF3D20BE133BF33E02BF133FED3C423ECB3EC9BECBBD49BE75BDD93D0EBE7DBE52BE08BFC0BDC83E08BF403E5FBEBFBDEDBEF3BE45BE033E593E8E3DE43D5ABE0B3E2F3EB0BEAABD2ABE0ABC15BE903D133D3DBDA4BEDD3E3CBE1A3EB1BE593EF8BC1C3EFEBD6E3DB5BEA83DD73ECEBD0ABF09BDAEBDDABDBDBEE1BD3DBEE9BD4B3D733E8BBEFC3E903E3EBCDF3C3ABE25BEDEBE753E29BE2D3E47BE603EFDBDEEBD20BE3BBEA4BD45BED33ED4BDCDBBFBBE9C3DB2BE173ED7BD8D3D9D3EBBBD08BE2FBE6FBD92BD8D3DA33E3C3E6ABE693E70BDB2BD0BBE82BE653ECCBEA9BEA13DAEBDB43D323E26BE2D3DFD3D2B3E05BD51BC22BECB3EEA3D28BDB63E19BF0BBF2DBE89BD65BE813EA43D4EBE00BE9D3E0F3D1BBE183E1D3F31BE59BEBE3EFDBE523E07BF0A3EAD3D39BDB23DBABE1FBEE3BE9F3E20BE8ABEC0BDA1BDB33E7D3DADBDF7397FBEE5BE74BE2E3F30BE8E3E0B3E9E3DBC3E963E91BD013E5E3E083EA93DDF3D3F3FE63E343EA6BDD1BED83B9FBEE03D623E703E98BC7E3EB03E21BE0A3E453E253E54BEACBD7EBEE73D18BE993E1CBE263E013F643EABBDE1BE48BE22B89CBCDE3EE2BC06BD993EDC3D2DBEC03E293D52BE0FBE493E61BE1BBE93BE223E8E3C2C3D0ABE833E14BF3F3DA03DDBBDDFBD01BE373E673DC03D103E043ED53CC2BBB53DC33E773E5CBE9C3D893D01BE65BE05BE453DE43D84BE3B3EB63E273E1ABE733E0A3D8C3DC7BED93E6DBE0D3FE13D10BD2D3EEA3DC43DE43E4B3E03BF043EF83D5DBEBC3E9F3E26BDCABE98BE2F3DC13DCA3D853ECA3D403D87BE2F3EFE3E8D3EE73E3CBDCABE8DBE83BE35BE67BD593E19BE213EA8BE15BECCBE633ED0BED7BD393EDC3D3DBD6B3E5D3C1C3E31BD08BF4A3E23BE8DBD483EAD3E85BE033D80BD6D3E29BD3A3B083ECABE053F29BE0C3EABBE33BED83DE7BD9BBEE93D023E013D643E343E1F3EF33D153D85BEA53DEDBE55BE44BB01BF92BE9BBECDBDB43D043E1BBFA7BD87BE663ED73D02BFA43E97BEE2BEBDBD7F3E083DBE3CCCBEFC3D77BEBF3D023FE6BC133E2FBE7C3E1D3FF03DE23D8FBBB3BE9F3D51BEAFBD40BE073EA63E233DADBD3FBFE4BEB43D313C29BDB63E023EBA3D2FBFFA3D603E463E71BEA43D063EA23E29BC7BBDB43D6B3DA2BEC0BDCEBD00BF86BE64BE74BE34BFCEBD293EA33DE9BE393EB43E983E8EBE53BE11BE54BE24BE413D683DDABC303DFFBD68BD7C3EC4BEB0BD9FBEBA3EF9BC533E6ABC8CBEA2BD963D9ABE873E77BEAA3D023E28BE8C3E43BD62BD863E3B3E1DBE18BECDBC263EA13E953E223EE0BE3ABEC5BEFB3D90BE053EE33E383E94BE553EE3BE0BBD2B3EBA3C0DBD543E4C3E87BEF7BE15BF0A3F3FBD12BE33BE943E43BEB03C81BE043ECDBDA03D933C5EBE03BF4FBD013F003F1B3F0B3E4BBE273F3F3C773E2FBE803EA43C3DBD63BE5E3AD93E103EFEBBAABC0BBD883DFCBD773E31BE2D3EC5BDC93EA43DF2BCD2BE853E0F3D063FB43D0E3E2FBE913EADBD18BF7A3E6FBE9CBE1FBCC83EAD3E58BED2BD653E62BDA93E08BE423E80BEE23E2DBD623E1DBE54BEE9BDF4BE613E88BE7CBECF3DA0BDD3BD4F3E9EBE7CBC1B3D4E3D79BE88BE473EEABE593E193C5A3E0F3E823D8E3EBB3E373D5D3EAEBE953D87BE323ED83EB0BDECBE283E01BD093E30BEB2BEAC3E0EBEE8BD23BFDC3D07BEFA3ED03BE8BDBDBD8F3C4E3E613EFA3C883EFABB333E7ABDCE3EE53DE1BD8C3DEEBE5FBE04BE103E1BBE403DA6BD41BE0C3F893E583EBD3E3B3DD13DD73DBB3ECC3ED43DE03E953DB5BD563EA0BE75BDB2BD27BE26BE9DBE3E3E133EE9BEB3BB303D113EF2BD823D66BE72BEF8BD93BD0CBF0ABEA2BED13E75BC07BED23EFA3D70BE993C5DBDC53DFDBD7EBDA53E8E3E603E5DBDE5BC13BED53E8E3D94BEDEBE42BEB73E303EB6BD7F3ECBBC45BD26BE39BEAEBDE0BD223EA5BD923E2F3E493E033A97BD773E4D3EA9BED33EBEBE68BE4ABEDEBE12BEBD3E203ED0BEE8BDEC3BCCBE1F3E103E5BBE923E06BC4B3D84BE203F3E3D3ABE6EBEAABE563D47BEE83E4A3E7DBDF5BDE4BDC43D8EBE4CBEED3CB4BD7FBC6DBE003FB9BEB0BE8E3E223CB23D503D91BE873E25BEDEBD",
      torch_tensor_32_torch.bfloat16_1: "0x02000000ECBD463D38BE353D863D393E9C3E30BD91BEBFBD7EBEC63DF03DA93EB1BD373D743EC1BD97BE0DBE693C56BE8BBE6F3D9D3EE23C8BBEA73D04BEB73ED5BE853E",
      torch_tensor_64_16_torch.bfloat16: "0x020000000BBD68BE903C94BEF9BB7F3D4A3DE3BE52BEBD3EA1BDB53E85BD5C3E073FB53EB83E06BEE9BD29BEF3BD473EDEBDF83D713D80BEB8BE213E3C3EF2BE3EBE693DDEBE583D98BBB43E01BEDFBE01BF1F3EAE3EC7BE443EAC3D013EDCBD0BBEA4BCA1BD41BE0BBF9DBD64BDA93E5FBE1E3EEB3C933E9C3EBEBE243FAFBDA03E4ABEA23E82BEF53E77BEB5BDC33EDCBBC2BEF4BEB8BEFFBB863E823E3CBEFDBC87BEA3BDD83D313EB3BE3DBEA0BE753E5F3D42BE113EE4BD2FBEDEBD5A3E803EB7BEAABEF13E1FBDA93DDBBEB93C863DC7BEBCBE0BBDF7BE913DA73D2FBDE13ED13E84BDB6BE943E703EBEBEA9BED4BE8B3D99BD2E3E31BEC6BED63B0DBC933EE9BEB8BEB3BDF3BE73BE8B3D953EE3BE8ABD553C893E5138E73EB0BEA13E1BBE8F3D75BE6A3EF7BD78BCAF3ED5BE3DBE40BCD1BE0D3E44BE8A3EA33E74BD43BC2D3F303E52BEBEBD97BD5DBE3CBD203E84BDC7BDAF3E3FBBBBBE623E0CBDB33D003EB2BD943E0A3DE6BD063E80BEAE3E1DBE16BDEABEE4BD0EBDBBBED13C6E3EAB3ED23C34BD6C3E0C3886BEA7BE1C3CFF3D023E9C3E49BDC4BD89BE6ABE5C3EE1BEC8BEBA3BC53C393E7A3C40BE113F54BDA8BE3F3A7F3DA8BCA33E983DBBBD98BD6ABE22BE5DBEF8BDED3DE1BEC4BDF4BE233ECFBCB73E7F3E7B3D45BE633E823E3F3EA5BEB3BD243F2E3D8BBDF4BDC33E93BD113E3DBE3F3EF6BC883D55BB4C3E9BBEB8BEE63D84BDA7BEC73D67BCF0BD01BD9DBCD2BDFCBEB2BE08BE833ECCBC823D323D183DF6BDF03E73BE073EC53D463B35BF483C39BEA93CBD3DE9BD813E0CBF7FBDA3BE8D3C8E3E533E4D3E86BE8F3E3E3E5E3EEDBD57BECF3E0CBF7A3EA73E33BD053F01BD273E6ABC983EA73D07BD2A3DC3BDADBC803D0CBE943EC13DBDBE58BDA03DEEBD873DF03E043EA9BE4DBD933B453D4DBE21BE973E3ABE6EBE3FBE993CD23DD23D843E7D3D013E0DBF1B3EF03E53BEA1BEE73E44BE033F973D1C3E413EDCBD1C3ECCBB47BE9EBC9C3E033D703DF93D1DBEFF3C293E05BDD4BE7CBE8CBDDDBEB9BE85BD2A3EFC3DDCBEB5BDB73E753EDC3D1CBF4F3EFBBD69BEB4BE29BEFD3EA3BEACBD0F3E1BBE143DD53EA7BEA4BE6E3E3CBD9E3E0B3CC73DE5BE413ECDBC963CF5BED4BDCABCA03E7C3D6CBC293E7ABD823EE43D303E2B3EAABD84BCC9BE93BEA63DE0BC30BC8D3E693E69BED2BD2DBFBF3EE93EBDBE7BBE59BCC3BD103EBABECC3E653B4FBE95BDE0BEF63E163EEA3D2BBE043E11BEBE3DD8BD383CD5BD9C3D8D3D02BE8F3E383E023EFF3DB63CA03DEC3E09BED0BE423DCD3EDC3C133F9DBECBBE9B3EDF3DD9BD123F543ED83E813E5B3B6BBE83BE20BD8A3DFE3D29BEEFBE8A3E3D3EBFBEB0BE86BE103EDA3E993DA3BECEBC083FE5BD8ABE1E3F063E853E0DBFB7BD9FBEABBD30BE4BBE1FBD693EF7BCFCBDE13D2DBC9C3E39BEEB3BB9BE613E61BE833E893E24BE99BD8ABC933E58BEA93D9D3E0CBF3CBFF13E633D213E313E093E13BE863E883CAEBD95BDB43E5EBE863ED03E273E5E3EA8BE043D9A3CD03E323EA13C98BE133D103F28BEC0BE893E60BE2E3E9A3E59BD243C643E1FBE153ED6BC6F3E2DBD923E8A3D893E9EBD56BEFA3C8DBC933E143DB23E033EFCBEC73DB33EC6BDC1BEC33CAA3E8A3EC2BD953E0A3E023EF63B333E72BEA7BE153EA4BD0CBE8DBD70BC1DBF91BE8C3DE1BC06BE24BE72BBE8BEAF3E6F3C493EE83E9EBD923DC7BE953EF9BCB53EE53E52BE093FE6BE0B3EC1BEE73EC23E913EA1BE6FBD7BBDAEBDF03D02BED1BDBF3ED73D823E14BF333F94BD42BED6BE88BE243D283E853E373E0ABCAB3E07BF9A3DD13E023E023E873E1BBE6B3E253F0F3F353D763EDE3D8BBE90BD76BD83BEB03DD73EB4BDB1BD083E1D3EF33BDB3DE53C3F3D0E3E483DA0BE13BF7BBE75BD05BEEC3C9C3CC8BD803E163E66BEAA3D483DB63CC13CCD3E4C3E9CBE98BEC73DC83E393C4E3DA7BE22BEBA3E6FBDEF3EC23CA0BDB83E6ABE613E97BDFBBEEBBEB33D11BD4E3E013FC63D5BBEB3BC80BE533EA83EC2BC74BD0BBDB93EAABEA9BE6C3E5B3E68BE263F163E5EBDE63D4CBD45BEFDBE3B3E1BBD063D9C3EF9BC43BD91BD693EB4BDCA3E7C3E693DC03E85BE59BD01BF7EBDD9BD07BDD23DDABE71BD433E8EBE703DE63E91BEF03DE73DB8BD933D413EA5BD6CBE6E3E943D5A3E3D3C66BD01BD0C3EB3BD9B3EAF3D633EADBE79BE9B3E3FBBB3BC013FC13E873EBA3E863E89BE06BE34BEC63D56BEC8BD8BBD7A3E9C3E58BDD73C7CBD78BDD0BDDEBE33BE01BE59BE393E79BE9F3EB33D23BD2C3D09BE05BC78BC943E393EB93EFDBE37BEFEBD093FAD3DB83EF33E21BDD4BEE23DE43EBA3C5E3D64BE5D3EA4BEE83E0EBFF5BE81BE073E94BE563EA33E5B3E273D1A3EA73D303E69BE533D963D4EBED83D98BE413B943DEABE8A3DBC3B4DBE153DD13D8EBE363E503E2C3D983E89BED5BE36BEF5BE45BC9D3E12BE433E06BE893EA43E8A3E00BFDB3CF83E19BCFCBDD4BEB73DF23DE43D0ABF99BDA6BD6CBDB23CFDBDF1BC9F3E9E3E353FCD3C8DBC933E543E1D3B59BE633DF23E1A3D883E3BBE13BF443E403D79BE2E3EA5BDACBE3BBCAC3E8DBE95BD1B3D1F3E363E443E8EBE8D3E4FBC47BCF83CEFBDBDBD473E59BD873EE53EEA3E28BEFEBEB9BED43EA4BE83BDE5BDB63E873E413D9FBCE33C943D503ECC3E0E3ED5BDE53DAE3DC5BDF13C5CBDC9BE75BE20BE2CBEB9BD06BE213CC3BD0B3D01BFF33E13BE6DBE463D663ECE3D2B3D8E3EF13D283E863D6D3C81BDDB3C9EBEB5BD293D87BDFFBCC5BE313EA73D9EBE203EA9BE24BEBB3EFF3C9A3E0EBED53EFF3DAB3E5F3EB6BCC43EBD3E253E233DA0BD14BEC2BE3ABE093E0FBFDD3E8D3DA73D81BE9D3C",
      torch_tensor_32_torch.bfloat16: "0x02000000BFBC92BD5C3C89BE52BD84BE50BE9F3D4BBE72BE0DBE41BD2E3E4ABE5F3DB7BE3F3E0DBE373D4DBD38BE053EA8BE8E3E2B3E6FBE95BEEBBED63E4ABE5F3EEA3D",
      torch_tensor_256_16_torch.bfloat16: "0x02000000A8BE253EF0BD2E3DFFBE5EBE9CBE013F4C3ED3BB85BE5FBEB3BE423D7D3EC6BD09BE8FBE6BBD293ECC3DDEBED0BD89BE37BE173EA53E873EFCBE0EBF283EBB3E35BE33BD0CBE2BBEF73D1DBE8B3E44BEBCBE463EA8BEFC3D9D3EC63EB9BE273E0F3D78BE67BE62BC173F743E9C3E8B3EE6BD89BE79BE2ABEEABEEDBD133ECEBE9DBE2FBDB53E2ABFEABD98BEA7BE91BD953E47BEC23D9A3D123E8CBE3DBE073E913D713DC8BE513ED2BDA4BC1DBE83BDA6BD96BD4FBD7F3EA53EC6BE513E1F3D1C3DA63E153F5ABE253EB43D8A3E363EC6BE99BC033DC4BDB33EED3DDE3ED0BECD3BD03EC5BD38BCEE3EBD3D86BEBB3EC33DBE3B94BE53BEC5BCB53E5EBE003F283E853EC73EB93D213EB4BE433DC9BDB83E4CBD75BD9F3C4EBD9A3ED1BE0BBF7B3EDE3EEDBBB1BEA5BE143FF2BDFB3EC2BC103F42BE14BEFDBC8EBE843E46BE013FA5BD383E3B3E4E3EE43DCE3E51BFE63C1D3DBA3DEEBC18BFD63E8FBD833E14BFD83D84BE043EF6BE27BE1CBCD23EABBD9F3EE8BE83BDDEBECC3E013E80BDCDBE883EDCBE663E0FBEBDBEB4BCFE399A3EFEBE413DD6BDA0BEDCBE33BDCA3EEDBE913EE7BDE13CE8BE443E9B3EB13EBF3DB2BE2B3D28BF68BE6DBD95BED33D1B3E1F3E373E03BD50BEB6BD5ABE3EBE83BE09BD983D813E073ED8BDD43E00BED1BD29BE023DDABE87BDCABD82BD54BDAEBE78BE743E7C3E9E3E0EBDA63E503D95BEEABD8B3DACBDC2BC02BE883E76BDB33E6ABE223F323E023E713E15BC82BEE6BDC9BD7B3EC7BC58BD353F1DBDBA3EF73D303ED63D223DD83E1C3F133E4EBE12BED83D92BD053EEEBDD8BE04BE9BBDECBC32BEACBD26BDD13D843E32BEE83D8D3D863E82BD873E7DBE053E963EF9BECEBD713E04BEDE3C0E3EDF3D16BDC73C9EBEBABD1C3EA23E3BBE6A3E3D3E4BBE06BE363DC9BE42BE353F2C3D943E1DBFBBBEF13D243AABBD5CBE6BBEBBBE423E223E9A3E36BDBABD093C353E17BE523BC03EA93ECA3D7ABE25BE15BE033FBCBD1A3E5DBD51BE9FBEB73EA3BD3BBC1ABF253EF53CCABD233D91BE9DBEEC3E2C3F94BEB8BB61BDF73E63BE7BBECFBECE3D963E5ABD4DBE22BCC03D4E3E8FBEA5BE3ABD313E12BE3F3E55BDF1BED2BE5F3EF23D283EA1BE24BE0E3EB93DC93EF6BEFE3EFD3D8CBE93BDFABE9FBE443E84BD593E3A3D34BDDEBD8F3CD03D2F3E963E053E933E4ABE76BD45BE133FB63E6FBE613EBC3D90BEE4BEA73B58BE5DBE0D3F2B3D87BED03C553E693E1B3EECBE963DD0BE553E8E3D153E7BBE083ED93EE5BCC0BE413D91BD303EB4BD4DBE6FBEC23EC1BDACBE4CBE98BD163F173B1FBD68BEC8BE1CBE923DA5BC193E33BDCD3E8EBE263E0F3F1EBD523EEE3EDC3C743E96BC293E113E403E013F933EC0BE9C3E503DF4BD283EB33E0F3E02BF873D48BD90BE12BDC03CF1BE8CBD7FBE54BEE13E143EB8BC3A3E38BE5EBE8C3E053ECDBD003E133E2EBE883E8EBE7C3E0D3E7EBE953C36BE193F943DA73E41BE8EBE0CBE02BE233EE7BCF4BEBDBDB03EC53DECBE6FBE3EBED73D89BDA63C29BD95BE41BDCF3E66BE553E633E94BDB5BDC53ED03C9BBE803E9FBE003C45BD933C3A3E45BEBFBEEE3D2A3EA43D053D7D3EFBBE47BE213E8FBE0E3F33BD613E8BBDE2BD0ABF09BE9F3E4C3E263ED33E11BD93BD803EC93E98BE10BDA4BE4CBE013E713CB1BE2A3E39BE50BDC83D54BE083EAD3D193EFEBD213D563DFFBD1FBDE6BE0D3F31BD48BECE3C75BC5E3E73BEF03E35BEF03E2FBE393C2CBED4BE0C3D843ED53E6D3D7FBE1CBE243D4ABE8D3E1D3F843E913DA33DDB3C6DBB3CBEECBDB53EAF3D2F3DF33CD43DC9BE8CBD753C703E07BEF7BD563E193DF8BAA2BE53BDD03D35BDCC3E04BE03BFAD3D3BBC003E93BD3EBD7ABEE13DEEBD47BEF6BE9CBE5CBEF5BC7A3DC23E91BDB23E44BF3EBEC9BEADBEDA3E90BE3C3E1B3E94BE99BE71BD6BBCC03ED3BE8EBE56BEE83E723EAEBDABBE82BECC3D44BE0F3D133E443B703EC3BE8FBD1C3E493EAF3E853E273E37BE13BEE0BC123F5A3CE9BD5D3E7B3E073E83BE92BC8A3D753D8D3E27BEF73E8B3D94BE51BD0ABE18BEB5BD26BDE6BE0C3EF03D46BDF63CBCBD6E3E99BE443FA9BD34BFEC3EB13E8CBE88BEB83E2E3E88BD7B3E11BF283F55BD74BE263EF1BEB7BDC23D2DBD423D333F423E793FC1BDA13EFBBDBC3C7CBECCBDDFBDD7BEC1BE063E963D473DFDBDBD3DCA3DCEBE9FBB0E3F113E063F013E80BD16BF533EB4BD5C3DBEBDC73D7D3E73BDDB3E9CBEAFBE8CBE153DBABDDE3DBCBEF0BD963CE4BDC3BD863EF33CD43D493DD6BD593DA7BEB63E98BD263D503E7BBE323DD2BCAEBDC83EAA3DEC3E27BC1DBE0E3EE3BE38BD92BEF1BE113E85BE213D0BBE17BE1FBFABBE15BF993D93BEA03ECE3EDCBE86BE35BD87BDCDBEBEBE76BE2C3C4C3E8D3EC4BE92BDD23EA93D3CBEC23E803DD23DC23E08BE8ABE9E3D73BE073ECEBAAB3D853DCCBE023D24BE433E46BFFD3D613E283E073E02BEB43D87BE12BDA13E0C3C4DBE423E08BE8BBD6ABE4BBE783E55BE29BE9ABE413DBF3DC13D02BE6FBE443E483E3EBD83BD48BC36BDC93EC3BD0C3E863E7FBD823E3CBEE3BDEBBE853D78BDC3BCAA3ECFBEA5BE033EA83DF8BED93EDEBD253F81BE493E883F96BE47BD58BD37BE0ABF433E763D0FBF3E3DC53E343ECCBEA83DD13BDD3C95BE1FBE8F3E9FBE8B3D8A3EA0BE253E9F3D4FBEA13D1C3D713DB03E5F3D883EE73D283D24BE58BD8F3EE83D88BE3FBE853DB7BEC7BDD73BE9BDADBE8EBE933E923DF8BE8D3D87BDB6BCD33ECD3DFF3D8A3D90BE0CBE9A3E0BBE5DBE94BE2D3EA73E383CE43EA3BDAABEACBD24BDAB3E423EAC3E14BF893E85BEB43EE63D87BE03BF8EBD363EBEBDA7BDA23EA13B253CD73E533E1A3E14BE82BD86BEA83CC4BDAD3E603D07BD183EFABEF53E773E583EE4BDDEBD1D3DF6BE03BE503E973E1ABF83BEE6BD363D013E2EBDE63D9A3E61BE42BE8E3CC63EC53EEC3EA5BE75BE52BEFC3E503ED7BE5DBE8A3EDF3E8A3DBEBEEBBD02BE403EF2BCC9BCE13E6CBDEDBD153E12BF97BEA83DDD3D16BD6A3E1ABD96BE793E39BED33E92BE05BFDABE40BE433DD83D67BDD6BB983E463EDB3EB53E893EA1BEA23D34BEF63DC6BE993E873EF6BE90BE84BE05BEAE3D5F3ED03C46BEA53E81BD883E9A3EABBEBBBEF8BDEBBDB13CAC3D69BE39BECCBE993D92BE2C3E3B3DC03DDDBEC9BD82BD053E12BE663E9D3D4F3D8D3E88BE1CBE4EBE22BCFDBDC63EB8BD223E293E5EBDA63E61BEFC3DD5BD793E29BDB3BC3B3E583EC0BD57BEEBBE4CBE1F3E533EA4BD51BDCCBE7E3E1DBDF7BCD63E943E013E96BED4BECABEF9BEF9BD5BBE8F3E133E023E60BD39BE4DBD0ABD4EBCE93D46BEABBDF43C7339A33EB93DA1BE143ED9BDFABDC0BE4EBEACBD6FBC7E3A84BE1D3EC83D243F243E20BE883E133DFBBCEF3E77BEDFBE35BED5BDED3EE2BDDDBEE138E5BCAD3EDCBEE9BDBB3E353E82BE39BE1E3F66BD62BDE8BEAFBE73BCF7BBE2BE93BE8FBE84BE69BE75BE6EBD8EBE123EB33ED9BE8DBC2EBE973DB0BEAF3EBBBE083ED33CAF3EA33E6ABE003E183E23BFB3BEA03E8DBC0A3E9BBE3C3E853E18BD503E8E3E1E3E7C3D61BE523D01BF90BEE03D703E48BF5BBD483DAFBEE9BD193EFBBE133F36BFE8BE1F3FDABD893EB03E193FF2BB713EB13E95BEE33C5EBEB93D94BE7C3E903B4BBEE63E333E1C3E06BE013FAABDBB3E8F3E293E253E613E813EC1BE9F3D133F14BE4B3ECABC44BE01BFC0BDD8BECDBCAB3E193DCABC7B3D413D8F3E1C3C2A3EB03E913E853D4E3E063EB8BDE93E043EABBC01BD9F3E373EE8BD3B3E8A3C8FBDA23EF43D583CFD3E13BEA3BE3DBC243ECE3E723D6C3E983D8A3E6D3DCB3D4E3FA53EA6BD833E563E26BDB8BEA5BEB93DA4BE07BC1A3EFEBD67BCCA3D0FBF78BE323B42BEB6BD8D3D203D00BEB93E2FBD713DB8BDBBBDBBBE93BD5BBECA3E8F3E1DBECCBE76BDF8BAE1BC56BD9E3D3E3E503EC5BD6E3E783DCC3EFC3E133EB23D9C3C91BE9D3E12BD343CA33E43BD90BD80BED2BCC9BD98BEF7BEAD3E583E6F3E42BED4BE70BC5D3CBC3E90BE92BD163EFCBE67BEA43D8CBD483EE5BE8BBEF1BEA33D093CD0BE2B3E693EC43EEFBE2BBE293F47BDA83ED3BD4B3E38BD2FBE493EC7BD04BED2BE03BEE53E853E003FAFBC51BE86B909BE003FC3BE813EEF3C85BE16BF293EDA3D7E3E203E0CBEA13E2B3DF1BEC6BD843E723D0A3D703DA0BD28BE88BE373D9E3B663E47BD7ABBA0BE083EB33E793D9BBD90BEB33E2ABF8EBE96BEE0BDF1BE28BE313E063E5CBEEF3D38BE063FA53EF6BA81BE7CBCEFBC4E3DC73EA8BEA5BD9E3E573E7E3EF3BED83D16BE1BBCCBBEE93E133E8DBE903E7DBE81BC7FBB973ECABC703E5E3E6ABE483E58BD763E0BBEB13EB13D10BE18BED03DAFBD15BD663E0D3E3FBEDC3EA93E9F3E903E163DC13C5BBE0E3E22BEDB3D213ED9BEB5BD533E303E5EBD9ABE11BEFD3D1F3D15BEA6BE4DBE1BBFA43D56BE273DA23E423FC93E60BCCD3D823E5BBEB3BE6D3E643E993CDABEB83B9E3E553D18BEC6BE4DBE923DB7BEC5BCEFBD883E7C3E4F3E0F3FFFBD1A3FAF3D64BD623CCD3E963E9C3DA73B42BC16BEAABC67BE66BE84BEA5BD74BD173FEE3E283FFC3B8DBEFDBD81BE893EED3E24BEF63D443C923D813DBFBCAFBD5EBE6CBC443D45BE2DBE15BE163FA3BE9B3DDCBCBBBE903EF23E2BBDA5BE85BE7A3E8D390FBF023EAFBE9EBD41BEE33E153D173F9FBD74BD713E6C3E363EF4BB7BBE573DE4BD3E3D8ABCC4BC56BEC23DCABEC7BEA2BDF7BEB3BD91BEE93C34BE273C8EBEE83EDEBECB3DCBBD313EBD3DB73D9ABEC03E3EBEBEBD42BE46BE0DBD0C3C57BE5EBE1DBE6EBE223E603E4F3D94BC083D38BEB6BDD1BC51BEF5BD833D24BD0C3D65BE913E03BED03E8DBC093D4D3E793EC3BE30BD2D3EF5BD84BE2DBE9B3C193E3B3E5EBD283EA0BDEF3CC03E08BE3ABDA8BEC4BE82BC843E2CBE323FE3BDE33D88BEE1BB13BE4FBEC33E86BCC83D88BEED3D133ECD3D24BC1BBE3A3E2B3DB9BD86BECCBE763EC7BC9FBC5E3D143E443CB13E10BD9FBE1B3D323EB1BED5BD4B3E1EBD083E2A3E99BE4A3E243E22BEF43D773DDBBD533E003E0C3F9DBE8CBE0C3EABBD973E6BBD84BEB03E9B3E293DDE3E633E633EC5BED6BE693D9EBE893EF73E07BEB8BE4BBECA3D3C3EE23D483E943E3D3EABBEA23D6FBE27BE423D8B3EC4BD0ABFB23DA43E5D3D193EA43B023E2C3DB13DE2BEAB3E2BBF94BEE03CCFBCFEBD12BE98BE4C3EAF3D233D983ECCBC95BEDBBD42BE15BFA2BEACBE973D673E443D4BBE66BE92BD12BDAABEACBE92BE6BBEAEBC773E023E44BE053DF0BC763E2DBDA23C553D0DBCEA3D9B3E07BE5D3E23BD1F3E383DE53DD53EECBEE4BE5DBD59BE01BE8BBE94BE4FBEEB3E9E3D9DBE5A3E033CB5BD0DBE813DA4BEE9BEB33D9B3EE3BE663E923E8F3BEABD9B3E063D5A3EC1BDD8BA8ABD87BE30BE8EBE8A3E503E21BFA5BD52BE933E943EEFBD73BEA6BE313D623D963EDEBE0F3E803D95BD473E4DBD9BBD493EB6BE16BE32BE13BE7BBE25BE52BE1F3D043E2B3E70BC063F61BD95BED63B9FBE74BEB7BEA43E1EBE8CBEE53D88BEAB3E92BEAABEADBDC53E3FBBC5BEB3BE8B3E22BE77BDB63C9DBEF4BCFEBC5DBE1D3EB9BDC5BE933D5B3D87BED73E3F3DCFBD70BD9A3D73BEBE3D74BE5B3DDE3E723E263E27BE8CBE7F3E303E94BEE2BE363E15BFB53D213E92BCA7BDE1BD8BBD77BE043DFB3D22BEE1BDC4BE043E16BE313E2B3EA2BEF7BD98BECBBE293F213E9DBE83BE1A3E8A3C91BEBBBECBBE0E3E223F03BD2C3E943EA83C82BE573E613EA33DDE3D9E3E45BE65BED53D3ABE033E1EBE9C3EB0BDB13C213BB1BE973E69BEE23DBBBD6ABE193D903BA3BE033DBB3DBD3DAF3D84BD283D913ED13DB5BD983E8B3DAC3EE4BEF2BDA4BE103EC33D023F633EA0BC29BD08BF393E6B3C313E563ED0BDACBE683D933EBA3E35BE723E9ABEF4BE0C3EA83DF83DFC3D193E223EB8BDD5BEE6BEB23C40BF113DAFBD4D3E373EAA3C55BEE0BE873DB3BEABBD253FC53EFB3B943EC53E33BD5DBEEC3DB13CA6BEE7BEE73D973DEABD303ED33E63BE80BD26BF41BE803EFD3C3D3EE83D01BDADBE39BB7DBEA53D8DBC7D3EB8BD733E3D3E75BE22BFA9BDA6BC69BD5CBE203E0E3F2CBE1FBCBA3EDA3E173E9D3E4A3E0CBF8B3DA13D013D903DB4BE1BBD613E43BED7BC133EB43E663D37BE24BEB5BDFDBD1D3EE8BD68BEA7BE2B3D24BC363D9D3CDEBDDD3E9B3E3FBC983E043BF73D8B3E0ABE853DC1BEFF3DC83EB33ED03D293D8EBD453DB8BE9ABE25BEAF3D013E7C3E10BE1BBEBE3EA13E543DCB3E0BBED7BD1F3ECABD763E6FBE393E32BE733E03BDEE3D10BE76BDFF3DA83EA93D16BD6ABB123D063E323D01BE8F3E593EE83DC63D813D2FBD0FBD973EECBDA0BB3ABEE7BDD2BEAC3D7FBE5DBDC9BE943DC0BE543EFB3E8C3D0D3E2BBEDCBE0F3EA5BE9BBEC73ED6BE1BBE8B3D083D78BE753E3D3E5BBD68BD89BD3D3D2D3EFBBDD2BDCEBE7EBED13DBDBD5C3E673ED63E493ED4BE43BEEFBEA13E24BE24BC2BBEE9BD5E3E9D3EB8BEBCBEE739B93C313EE0BD753E7ABD71BE2EBEB4BEE3BE90BEC93E30BF103D8E3E203EA1BD10BEACBCE93ED2BE903ED33D653DB03DB13E27BE7A3E7E3FCBBD693E983D0C3F923E28BEBE3E1FBE22BE593E5F3D72BE5FBE743EC4BEAE3DA1BE8F3E38BE50BEC5BEEEBDDBBD4B3D5ABE93BE483EA6BD703E36BE64BD353C2DBEEDBD683DA6BEC4BE9A3EB03CB1BE69BDA8BD0A3E003E153E8BBE963DA4BBB83EACBEE33B58BEA23E5BBE85BE0A3F043DC73C50BE453E243E623E463E013EEDBC493EA23D543E0F3F61BEAA3E71BEF53EA13E0E3F2C3DBABE993EA6BC723EE23ED53CA8BE3D3E41BE003E0F3F64BED4BD9FBEEDBCCD3D523DCB3ED23DD7BED1BE2A3ED53E2F3D1EBE5EBE593E903E4A3D36BD04BFDDBCC23E823E61BE5A3DACBE0FBE39BDB9BE353E833D19BEB43C923E2C3EFD3E3A3D243E343E66BD033F35BE9BBE383E043FDBBDB13B8DBE82BC10BE203C85BE603E003F03B82D3FDF3DE43CA5BD243ED3BE83BED53DACBE3FBEABBD003C1E3EFABD963D073E88BEA1BEC1BD3EBDFFBEF83EA2BD95BE953EC4BEC1BE00BEB0BC0B3DA3BDDCBBD1BAA93DDF3D92BEE5BC18BDA33E993E6CBE31BCD9BB423E133D05BFEB3C1ABFF3BE04BE1BBE06BF80BE2CBEBFBD5DBED9BD20BEC13E903E083E33BE0B3EFEBC8FBBAEBE93BD91BE9FBD9C3EDFBEE93DC4BE8DBD6FBEF0BE8F3E0BBE11BE4FBEF33C223F15BE363E5F3E29BEC13EEEBEF33E953E57BC16BE2ABE333E493D623EC6BE943E43BA2E3FC2BEC5BEE13E8DBE433D08BEE0BC7B3E3ABF383FE53EBC3EE2BD05BD9A3C24BE20BEDABD963DF73E17BEB1BE5D3C8CBD8A3DB4BECB3DF6BE913D723EAF3D8A3E06BEA5BD54BBF8BD613E603DAEBEAFBE62BE05BE67BD4A3EC43D2CBE33BD7F3EC53C53BE4BBD53BD17BDC33E5EBDB03E9E3EE3BDA43B2DBE8B3D043EE5BDA1BD9C3DCEBC633E593D563EA6BDEBBE633D9DBE2CBD7C3C3B3E93BD77BE23BE9D3D1FBEBA3EA33DE23DB33EC93DC83DB23E8A3E76BEC3BEE8BD743EC73D56BC753E7CBE673E2E3F12BE6E3E87BE883E8F3ECB3EBEBD6FBE023DDA3E423D243EBF3D14BF873E313D01BF663E0A3EB8BE50BD653EB33E35BE37BED4BD3CBE74BE203BCF3DEF3E573E8FBEE13DD53D873E69BE633EC83E78BE9B3D19BE433FE5BDFE3DDDBD923BC7BCBEBE893E4C3E1A3EFE3E193F62BD6C3E8D3D063E283CB3BDD9BE66BE3EBE3D3E82BE123E6EBEE93C393D3A3EA73EA8BED13DA23D2E3E703D4DBE283EC5BEA7BDD13D97BEB13D81BE27BDF73E4DBD9A3D083E5D3D803DABBE5FBE71BD593E853D02BCBEBD0D3CE5BC64BE5FBE76BE803ED23E64BEF73E263E50BC243DDE3E1C3F15BEEEBED23EDBBEEBBD963E4FBEC2BC48BE04BF6A3DA7BC8E3D533CF1BD84BEB73D013D50BE02BEC9BE453EEBBEEB3DCD3EBABE453E5E3E843E5B3EE3BD0E3EE3BD06BEBEBE49BEF5BE1F3EFB3DCDBCE33DA83C1C3E623E4FBE023E24BC613D183E6ABE27BE1BBDA1BE753E9ABE3DBEEBBDC4BCCABDE3BE9A3CB9BE9BBD7D3ED43D963E303D8CBE5DBDC43D24BE763EB9BCE8BB86BE19BDCE3D403E233D2F3EFF3E00BE413EFD3DC7BB223E9C3EF7BD763EEA3E643D943E9C3E493E26BE103EE33D913E03BFE83EE4BDC0BD683E283D38BD8BBD5F3E103E693D02BB61BE373D933EA1BE85BEC83E953DCB3EC8BE1C3C5F3CC2BE3D3DBB3D25BE15BF433D52BE053B803DA3BE61BD873D4DBEB13E083E183EC93DBCBD33BE9B3C69BEBEBCD73DF8BE01BE80BE9CBE833D6E3EC73EC2BDB03E09BDBF3D063F363EA63EB8BEA4BD13BED3BB3EBF923E63BEEF3E8FBE19BE27BF693DB6BC46BE073EE8BD533EB5BD113D21BE88BD8DBE11BEF93E263E4FBE54BE76BD183F05BE66BD833D6D3E0D3FBF3D0B3E883D9B3EC4BDA83ED43C9EBA863EE93E643E51BEBDBD1CBE273D0D3EF0BEC7BE393D37BEF03E433E283C013FFDBDE33EDA3EA1BEA73E993EAEBE1EBFE1BB3CBE93BE7E3C04BF303E8EBD3DBC53BEB7BEA93EA6BE423EB5BE723E7D3E203E163F2C3C3B3E13BD8D3ED6BE1EBE053EA3BE053FF33DE9BEA53EC7BD743EF5BE49BE363E953E4E3DC63EE4BD3A3E113E53BEA3BEF03C69BE683E97BD15BE013D0F3D843E88BE3F3DA2BDEE3C25BD193E623D9E3EF5BDD1BEB8BECDBD9DBE313E38BFDEBDCE3D913D2DBED5BD91BDD93DAFBB7A3E5F3A8BBEAD3E91BE20BE24BECA3DA3BE393EA13D74BE7EBDD43DAF3D6A3E71BE2D3EF83D1F3EB33E3B3D8B3E18BE88BDDABE9A3CAABDC0BDB83EAB3CE03C11BE62BEBDBE4DBCEEBE0FBF273F1EBF33BE3FBE023E44BD8B3D1E3EF7BE1A3E35BF1E3F153D19BE523FC8BB823C14BE8C3DA0BE9ABE8CBE3E3E233C39BEEB3E91BE963EB03E513C78BEE8BE9ABEFBBC11BEBE3C383DD93EA9BE413C973B973E12BE1D3E8CBE3C3DBC3E11BDAF3CBBBD05BF503D1EBDB53D4C3C15BC3CBE5CBD153D113D10BEAF3DDBBE933EF9BE39BDA33ED8BED6BEDE3E41BD5E3E933EEB3DB6BE163BA8BDC23DA43E12BE91BECFBD733E343E58BEDA3E803E36BDEF3E16BE8DBECC3E1DBE293E43BE473D443E313BB4BDC2BC01BC82BEB93D91BEAE3E04BECEBC733D283E98BE40BD513EDFBEAE3E913D693E9B3EC7BEB3BEFCBD363E1ABB7DBEA3BE223D553EBF3DD33DF6BDAF3D1DBE643EC4BDC4BE1D3DA9BDCCBE55BD30BEAEBC0ABD0A3BFCBD92BA09BE47BE89BE273E1F3ECD3E55BD0E3E3D3D94BE553DA63E03BED03C2C3D29BD9ABE973E91BD5D3EA8BEC4BD5BBD183D85BE80BE17BEC93C00BE81BE27BDFE3D273F0DBEE53D4FBE4FBCBBBD9B3E833E5F3EC1BE73BF293E92BE42BE39BE88BD163D5D3D1EBE9A3EA43EBD3E94BD123D2CBE193E543D8EBE7D3DB63D6BBE71BE98BD84BA013ED9BEFBBE54BEAFBE2CBEAE3E2BBE0B3F14BE9E3DCD3EDABDD23D5CBED4BD1CBEE0BE5B3EDB3C363D99BE41BE95BED73DC63D1B3FAD3D843D873D613ED03E763E9CBEA43E3B3C44BDA43EFABDC23D193D453E3EBD543E063F7F3E293FF3BD70BDFCBD7B3C50BEB93E933E273E90BD0A3E00BF2C3DF5BE843D1E3C103C84BC453DA13EAEBD603E583E4D3EA1BE883C4D3E033E1C3EAFBEAB3E203C93BEA73EAA3E093E043D12BEB73E023FA1BD0EBE54BD423E29BE32BE23BE1B3E7DBE97BEB13EFFBD17BEA13C48BDC43DAD3E91BCA5BD36BE2B3ED2BC0D3FC83DC1BD563EEFBE62BE93BE693E4BBCB13EC33EF93E153E1F3D7ABEF23EA1BECABD89BE583EE5BD03BF9BBD7A3DE2BD0CBE2DBE0CBF563D863E83BD59BFE13E74BE14BEC43DE43E813E593EAABE903ED73E24BEDBBC243DCD3DF43D353E73BEE03E2C3F0A3E9D3D3ABE9DBC42BEB83B12BE2B3EDFBD0D3EC0BD823ED03D22BF66BD0C3E993D003FD93EDA3E48BECA3E1ABA8C3ECE3E07BD71BE943EB33EB0BEACBDCBBD82BE9EBE413ED63A6F3E063E8DBEBFBECABD8F3E4C3E8F3DA7BE023F84BECD3DBD3D53BED33E35BDC0BCB93D99BE58BE0ABF973E35BDA7BE8B3D8BBEC93DD5BE48BE23B9793EE5BE373E48BDDE3ED03D8F3EE3BEC4BEADBD1ABE623ED9BD4A3E8F3D803E9E3D8BBE39BE32BEC0BDA63DD23E96BE673ED13EE63D033E2F3EAFBEABBE26BD833E09BE2BBE1EBE1EBE37BD163ED23D063DC93D1A3D6D3D243D7B3E30BDB73C883EB1BAFBBDB43D0CBD03BF8CBD99BEB8BDFDBD0D3F49BE2D3E513D5FBDCFBCCFBD1F3E8EBD70BD143D9A3ED03D18BB48BEAC3D6EBE16BE143F753E7D3E1A3D823EC43EC93E073FF4BD91BD513ECE3E8F3E76BE313E583ECBBEBDBEF0BBA2BEC03EBEBC5BBD2DBED2BD09BE84BE943EC2BE23BEF73D5DBEEEBD943EDB3DF63D143EF5BD09BFA8BDFFBE703E59BD5B3D87BEF13E20BD3E3E0DBE483E37BE59BD423E5FBE4EBE6C3E22BD403EF7BD8EBD04BFFB3D8DBDCFBEABBE02BF07BEC5BE273E933E5ABEBD3E02BEB1BD7EBD81BE653E5DBE24BF7EBEA1BC5EBEEABD133E95BCA6BE6B3EC13D5D3E57BB7D3D093FA8BD3B3EAEBDC6BE28BFB6BDF43D29BE0C3FB0BEB03DDC3D71BECF3E8ABEA2BE87BE123EA43ED5BE49BEE3BCEEBD09BF483E98BEFCBD8D3D913EBC3DFD3D863E033FB53D5CBE9CBC993D27BE2CBE2CBE55BC09BFA33C3FBE24BE3BBEBC3E123E2FBBAFBCBABDCFBDEBBDD43C87BE663C26BD103E363E373DB2BEE93D363E143FD5BDB5BE743E813C883E5B3E853E98BD473E5A3E26BE08BF5ABEC5BED13E0B3E5ABC2DBD703EF43D65BE62BE66BE84BC7FBEDD3E0EBF8ABE18BED43EB3BDD7BE44BEC33DFFBD2BBE54BEF7BD053EE63D3A3EA13E67BEBD3DBEBE78BEEC3CC7BD66BE143ECA3D543E163F393EEEBE2D3FBABED33EE8BE5E3D4DBED1BD13BF733E0EBE8EBE103F64BE353DBD3E8EBEB23D2FBDAF3D13BE94BD9FBC1B3E11BE27BD9ABE16BE973E30BEEE3EEEBDEEBE8F3EF0BD1CBD29BE73BEE33EF3BEB13E5EBE22BDF93E5ABCAE3EDFBDD53DB73EFCBDB13DC1BD873E873ED6BD0EBEBDBD96BD25BD8BBE683E5BBD713EA03E85BEDB3ED63C503EF53DA0BD0B3EBDBC7C3D87BE92BE183E303E0D3E9BBE24BEB23E58BC2DBD723D04BEBABEA5BEF7BE873D43BE83BC853EE43C95BE543EFABD01BF813EDA3DA13CF63DAA3E91BE8B3E96BCCABC2D3E703E5A3E043FD13C95BDD0BD353FC23D12BDB5BD933E55BD983E7C3EF13D61BEA3BE13BE6E3DE23DE7BDE33E84BECDBEA3BD5A3E93BD80BE9FBEB23E0BBDE0BEAE3D973DDFBD0DBC3E3EA4BE693EB63DAABE65BD98BD81BEB2BED83D26BF1DBE43BEB33E033D82BE26BC9DBE92BEA1BCF6BEB73DC4BE3B3EBDBE3CBE963E133D34BF59BC86BEBF3D61BEBCBDD2BDD03C783E8A3D4D3E06BE05BE1A3F2FBE953D8BBD273C21BE603E043FFF3D463D913E86BD6CBEB03D18BD81BE99BD883E0C3DA8BD98BEE0BD053EE13C4BBECD3E02BEA9BD373E9F3BC0BD06BEC63EDA3C6DBD253E",
      torch_tensor_16_torch.bfloat16: "0x02000000AE3E283F173F04BE70BC303EBE3E403D983CB63ED53D4F3E933D07BE213E90BE",
      torch_tensor_4_torch.float32: "0x040000000000803FCDCCCC3D0AD7233C6F12833A"
    }
  }
#-}
