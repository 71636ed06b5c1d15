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
  "func.func"() <{function_type = (tensor<2x5x64xbf16>, tensor<2x5xi64>, tensor<2x1x5x11xbf16>, tensor<5xi64>, tensor<2x1x11x32xbf16>, tensor<2x1x11x32xbf16>) -> (tensor<2x5x64xbf16>, tensor<2x1x11x32xbf16>, tensor<2x1x11x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x64xbf16>, %arg1: tensor<2x5xi64>, %arg2: tensor<2x1x5x11xbf16>, %arg3: tensor<5xi64>, %arg4: tensor<2x1x11x32xbf16>, %arg5: tensor<2x1x11x32xbf16>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_3> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %6 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_2> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %7 = "arith.constant"() <{value = dense_resource<torch_tensor_64_8_torch.bfloat16> : tensor<64x8xbf16>}> : () -> tensor<64x8xbf16>
    %8 = "arith.constant"() <{value = dense_resource<torch_tensor_8_64_torch.bfloat16_1> : tensor<8x64xbf16>}> : () -> tensor<8x64xbf16>
    %9 = "arith.constant"() <{value = dense_resource<torch_tensor_8_64_torch.bfloat16> : tensor<8x64xbf16>}> : () -> tensor<8x64xbf16>
    %10 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_1> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %11 = "arith.constant"() <{value = dense_resource<torch_tensor_64_64_torch.bfloat16_1> : tensor<64x64xbf16>}> : () -> tensor<64x64xbf16>
    %12 = "arith.constant"() <{value = 0.17677669529663689 : f64}> : () -> f64
    %13 = "arith.constant"() <{value = dense_resource<torch_tensor_32_64_torch.bfloat16_1> : tensor<32x64xbf16>}> : () -> tensor<32x64xbf16>
    %14 = "arith.constant"() <{value = dense_resource<torch_tensor_32_torch.bfloat16> : tensor<32xbf16>}> : () -> tensor<32xbf16>
    %15 = "arith.constant"() <{value = dense_resource<torch_tensor_32_64_torch.bfloat16> : tensor<32x64xbf16>}> : () -> tensor<32x64xbf16>
    %16 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %17 = "arith.constant"() <{value = 1.000000e-05 : f64}> : () -> f64
    %18 = "arith.constant"() <{value = dense_resource<torch_tensor_64_64_torch.bfloat16> : tensor<64x64xbf16>}> : () -> tensor<64x64xbf16>
    %19 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>}> : () -> tensor<16xf32>
    %20 = "arith.constant"() <{value = 6.400000e+01 : f32}> : () -> f32
    %21 = "arith.constant"() <{value = 3.200000e+01 : f32}> : () -> f32
    %22 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 5, 1>}> : (tensor<2x5xi64>) -> tensor<2x5x1xi64>
    %23 = "tensor.empty"() : () -> tensor<2x5x1xf32>
    %24 = "linalg.generic"(%22, %23) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg285: i64, %arg286: f32):
      %377 = "arith.sitofp"(%arg285) : (i64) -> f32
      "linalg.yield"(%377) : (f32) -> ()
    }) : (tensor<2x5x1xi64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %25 = "tensor.empty"() : () -> tensor<2x5x16xf32>
    %26 = "linalg.generic"(%24, %19, %25) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg282: f32, %arg283: f32, %arg284: f32):
      %376 = "arith.mulf"(%arg282, %arg283) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%376) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %27 = "tensor.concat"(%26, %26) <{dim = 2 : i64}> : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x32xf32>
    %28 = "tensor.empty"() : () -> tensor<2x5x32xf32>
    %29 = "linalg.generic"(%27, %28) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg280: f32, %arg281: f32):
      %375 = "math.cos"(%arg280) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%375) : (f32) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %30 = "linalg.generic"(%27, %28) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg278: f32, %arg279: f32):
      %374 = "math.sin"(%arg278) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%374) : (f32) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %31 = "tensor.empty"() : () -> tensor<64x64xbf16>
    %32 = "linalg.transpose"(%18, %31) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg276: bf16, %arg277: bf16):
      "linalg.yield"(%arg276) : (bf16) -> ()
    }) : (tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %33 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x64xbf16>) -> tensor<10x64xbf16>
    %34 = "tensor.empty"() : () -> tensor<10x64xf32>
    %35 = "linalg.fill"(%2, %34) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg274: f32, %arg275: f32):
      "linalg.yield"(%arg274) : (f32) -> ()
    }) : (f32, tensor<10x64xf32>) -> tensor<10x64xf32>
    %36 = "linalg.matmul"(%33, %32, %35) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg271: bf16, %arg272: bf16, %arg273: f32):
      %370 = "arith.extf"(%arg271) : (bf16) -> f32
      %371 = "arith.extf"(%arg272) : (bf16) -> f32
      %372 = "arith.mulf"(%370, %371) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %373 = "arith.addf"(%arg273, %372) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%373) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %37 = "tensor.empty"() : () -> tensor<10x64xbf16>
    %38 = "linalg.generic"(%36, %37) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg269: f32, %arg270: bf16):
      %369 = "arith.truncf"(%arg269) : (f32) -> bf16
      "linalg.yield"(%369) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %39 = "tensor.expand_shape"(%38) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 64>}> : (tensor<10x64xbf16>) -> tensor<2x5x64xbf16>
    %40 = "tensor.empty"() : () -> tensor<2x5x64xf32>
    %41 = "linalg.generic"(%39, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg267: bf16, %arg268: f32):
      %368 = "arith.extf"(%arg267) : (bf16) -> f32
      "linalg.yield"(%368) : (f32) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %42 = "linalg.generic"(%41, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg265: f32, %arg266: f32):
      %367 = "math.fpowi"(%arg265, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%367) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %43 = "linalg.fill"(%2, %23) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg263: f32, %arg264: f32):
      "linalg.yield"(%arg263) : (f32) -> ()
    }) : (f32, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %44 = "linalg.generic"(%42, %43) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg261: f32, %arg262: f32):
      %366 = "arith.addf"(%arg261, %arg262) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%366) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %45 = "linalg.generic"(%44, %23) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg259: f32, %arg260: f32):
      %365 = "arith.divf"(%arg259, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%365) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %46 = "linalg.generic"(%45, %23) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg257: f32, %arg258: f32):
      %363 = "arith.truncf"(%17) : (f64) -> f32
      %364 = "arith.addf"(%arg257, %363) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%364) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %47 = "linalg.generic"(%46, %23) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg255: f32, %arg256: f32):
      %362 = "math.rsqrt"(%arg255) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%362) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %48 = "linalg.generic"(%41, %47, %40) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg252: f32, %arg253: f32, %arg254: f32):
      %361 = "arith.mulf"(%arg252, %arg253) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%361) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %49 = "linalg.generic"(%16, %48, %40) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg249: bf16, %arg250: f32, %arg251: f32):
      %359 = "arith.extf"(%arg249) : (bf16) -> f32
      %360 = "arith.mulf"(%359, %arg250) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%360) : (f32) -> ()
    }) : (tensor<64xbf16>, tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %50 = "tensor.empty"() : () -> tensor<2x5x64xbf16>
    %51 = "linalg.generic"(%49, %50) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg247: f32, %arg248: bf16):
      %358 = "arith.truncf"(%arg247) : (f32) -> bf16
      "linalg.yield"(%358) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %52 = "tensor.empty"() : () -> tensor<64x32xbf16>
    %53 = "linalg.transpose"(%15, %52) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg245: bf16, %arg246: bf16):
      "linalg.yield"(%arg245) : (bf16) -> ()
    }) : (tensor<32x64xbf16>, tensor<64x32xbf16>) -> tensor<64x32xbf16>
    %54 = "tensor.empty"() : () -> tensor<10x32xf32>
    %55 = "linalg.fill"(%2, %54) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg243: f32, %arg244: f32):
      "linalg.yield"(%arg243) : (f32) -> ()
    }) : (f32, tensor<10x32xf32>) -> tensor<10x32xf32>
    %56 = "linalg.matmul"(%33, %53, %55) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg240: bf16, %arg241: bf16, %arg242: f32):
      %354 = "arith.extf"(%arg240) : (bf16) -> f32
      %355 = "arith.extf"(%arg241) : (bf16) -> f32
      %356 = "arith.mulf"(%354, %355) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %357 = "arith.addf"(%arg242, %356) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%357) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x32xbf16>, tensor<10x32xf32>) -> tensor<10x32xf32>
    %57 = "tensor.empty"() : () -> tensor<10x32xbf16>
    %58 = "linalg.generic"(%56, %57) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg238: f32, %arg239: bf16):
      %353 = "arith.truncf"(%arg238) : (f32) -> bf16
      "linalg.yield"(%353) : (bf16) -> ()
    }) : (tensor<10x32xf32>, tensor<10x32xbf16>) -> tensor<10x32xbf16>
    %59 = "tensor.expand_shape"(%58) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 32>}> : (tensor<10x32xbf16>) -> tensor<2x5x32xbf16>
    %60 = "linalg.generic"(%59, %28) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg236: bf16, %arg237: f32):
      %352 = "arith.extf"(%arg236) : (bf16) -> f32
      "linalg.yield"(%352) : (f32) -> ()
    }) : (tensor<2x5x32xbf16>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %61 = "linalg.generic"(%60, %28) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg234: f32, %arg235: f32):
      %351 = "math.fpowi"(%arg234, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%351) : (f32) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %62 = "linalg.generic"(%61, %43) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg232: f32, %arg233: f32):
      %350 = "arith.addf"(%arg232, %arg233) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%350) : (f32) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %63 = "linalg.generic"(%62, %23) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg230: f32, %arg231: f32):
      %349 = "arith.divf"(%arg230, %21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%349) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %64 = "linalg.generic"(%63, %23) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg228: f32, %arg229: f32):
      %347 = "arith.truncf"(%17) : (f64) -> f32
      %348 = "arith.addf"(%arg228, %347) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%348) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %65 = "linalg.generic"(%64, %23) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg226: f32, %arg227: f32):
      %346 = "math.rsqrt"(%arg226) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%346) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %66 = "linalg.generic"(%60, %65, %28) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg223: f32, %arg224: f32, %arg225: f32):
      %345 = "arith.mulf"(%arg223, %arg224) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%345) : (f32) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x1xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %67 = "linalg.generic"(%14, %66, %28) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg220: bf16, %arg221: f32, %arg222: f32):
      %343 = "arith.extf"(%arg220) : (bf16) -> f32
      %344 = "arith.mulf"(%343, %arg221) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%344) : (f32) -> ()
    }) : (tensor<32xbf16>, tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %68 = "tensor.empty"() : () -> tensor<2x5x32xbf16>
    %69 = "linalg.generic"(%67, %68) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg218: f32, %arg219: bf16):
      %342 = "arith.truncf"(%arg218) : (f32) -> bf16
      "linalg.yield"(%342) : (bf16) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xbf16>) -> tensor<2x5x32xbf16>
    %70 = "linalg.transpose"(%13, %52) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg216: bf16, %arg217: bf16):
      "linalg.yield"(%arg216) : (bf16) -> ()
    }) : (tensor<32x64xbf16>, tensor<64x32xbf16>) -> tensor<64x32xbf16>
    %71 = "linalg.matmul"(%33, %70, %55) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg213: bf16, %arg214: bf16, %arg215: f32):
      %338 = "arith.extf"(%arg213) : (bf16) -> f32
      %339 = "arith.extf"(%arg214) : (bf16) -> f32
      %340 = "arith.mulf"(%338, %339) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %341 = "arith.addf"(%arg215, %340) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%341) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x32xbf16>, tensor<10x32xf32>) -> tensor<10x32xf32>
    %72 = "linalg.generic"(%71, %57) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg211: f32, %arg212: bf16):
      %337 = "arith.truncf"(%arg211) : (f32) -> bf16
      "linalg.yield"(%337) : (bf16) -> ()
    }) : (tensor<10x32xf32>, tensor<10x32xbf16>) -> tensor<10x32xbf16>
    %73 = "tensor.expand_shape"(%51) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<2x5x64xbf16>) -> tensor<2x5x2x32xbf16>
    %74 = "tensor.empty"() : () -> tensor<2x2x5x32xbf16>
    %75 = "linalg.transpose"(%73, %74) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg209: bf16, %arg210: bf16):
      "linalg.yield"(%arg209) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %76 = "tensor.expand_shape"(%69) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 5, 1, 32>}> : (tensor<2x5x32xbf16>) -> tensor<2x5x1x32xbf16>
    %77 = "tensor.empty"() : () -> tensor<2x1x5x32xbf16>
    %78 = "linalg.transpose"(%76, %77) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg207: bf16, %arg208: bf16):
      "linalg.yield"(%arg207) : (bf16) -> ()
    }) : (tensor<2x5x1x32xbf16>, tensor<2x1x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %79 = "tensor.expand_shape"(%72) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 1, 32>}> : (tensor<10x32xbf16>) -> tensor<2x5x1x32xbf16>
    %80 = "linalg.transpose"(%79, %77) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg205: bf16, %arg206: bf16):
      "linalg.yield"(%arg205) : (bf16) -> ()
    }) : (tensor<2x5x1x32xbf16>, tensor<2x1x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %81 = "tensor.expand_shape"(%29) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 32>}> : (tensor<2x5x32xf32>) -> tensor<2x1x5x32xf32>
    %82 = "tensor.expand_shape"(%30) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 32>}> : (tensor<2x5x32xf32>) -> tensor<2x1x5x32xf32>
    %83 = "tensor.empty"() : () -> tensor<2x2x5x32xf32>
    %84 = "linalg.generic"(%75, %81, %83) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg202: bf16, %arg203: f32, %arg204: f32):
      %335 = "arith.extf"(%arg202) : (bf16) -> f32
      %336 = "arith.mulf"(%335, %arg203) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%336) : (f32) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x1x5x32xf32>, tensor<2x2x5x32xf32>) -> tensor<2x2x5x32xf32>
    %85 = "tensor.extract_slice"(%75) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x16xbf16>
    %86 = "tensor.extract_slice"(%75) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x16xbf16>
    %87 = "tensor.empty"() : () -> tensor<2x2x5x16xbf16>
    %88 = "linalg.generic"(%86, %87) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg200: bf16, %arg201: bf16):
      %334 = "arith.negf"(%arg200) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%334) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %89 = "tensor.concat"(%88, %85) <{dim = 3 : i64}> : (tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x32xbf16>
    %90 = "linalg.generic"(%89, %82, %83) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg197: bf16, %arg198: f32, %arg199: f32):
      %332 = "arith.extf"(%arg197) : (bf16) -> f32
      %333 = "arith.mulf"(%332, %arg198) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%333) : (f32) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x1x5x32xf32>, tensor<2x2x5x32xf32>) -> tensor<2x2x5x32xf32>
    %91 = "linalg.generic"(%84, %90, %83) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg194: f32, %arg195: f32, %arg196: f32):
      %331 = "arith.addf"(%arg194, %arg195) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%331) : (f32) -> ()
    }) : (tensor<2x2x5x32xf32>, tensor<2x2x5x32xf32>, tensor<2x2x5x32xf32>) -> tensor<2x2x5x32xf32>
    %92 = "tensor.empty"() : () -> tensor<2x1x5x32xf32>
    %93 = "linalg.generic"(%78, %81, %92) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg191: bf16, %arg192: f32, %arg193: f32):
      %329 = "arith.extf"(%arg191) : (bf16) -> f32
      %330 = "arith.mulf"(%329, %arg192) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%330) : (f32) -> ()
    }) : (tensor<2x1x5x32xbf16>, tensor<2x1x5x32xf32>, tensor<2x1x5x32xf32>) -> tensor<2x1x5x32xf32>
    %94 = "tensor.extract_slice"(%78) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 1, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x5x32xbf16>) -> tensor<2x1x5x16xbf16>
    %95 = "tensor.extract_slice"(%78) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 1, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x5x32xbf16>) -> tensor<2x1x5x16xbf16>
    %96 = "tensor.empty"() : () -> tensor<2x1x5x16xbf16>
    %97 = "linalg.generic"(%95, %96) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg189: bf16, %arg190: bf16):
      %328 = "arith.negf"(%arg189) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%328) : (bf16) -> ()
    }) : (tensor<2x1x5x16xbf16>, tensor<2x1x5x16xbf16>) -> tensor<2x1x5x16xbf16>
    %98 = "tensor.concat"(%97, %94) <{dim = 3 : i64}> : (tensor<2x1x5x16xbf16>, tensor<2x1x5x16xbf16>) -> tensor<2x1x5x32xbf16>
    %99 = "linalg.generic"(%98, %82, %92) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg186: bf16, %arg187: f32, %arg188: f32):
      %326 = "arith.extf"(%arg186) : (bf16) -> f32
      %327 = "arith.mulf"(%326, %arg187) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%327) : (f32) -> ()
    }) : (tensor<2x1x5x32xbf16>, tensor<2x1x5x32xf32>, tensor<2x1x5x32xf32>) -> tensor<2x1x5x32xf32>
    %100 = "linalg.generic"(%93, %99, %92) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg183: f32, %arg184: f32, %arg185: f32):
      %325 = "arith.addf"(%arg183, %arg184) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%325) : (f32) -> ()
    }) : (tensor<2x1x5x32xf32>, tensor<2x1x5x32xf32>, tensor<2x1x5x32xf32>) -> tensor<2x1x5x32xf32>
    %101 = "linalg.generic"(%91, %74) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg181: f32, %arg182: bf16):
      %324 = "arith.truncf"(%arg181) : (f32) -> bf16
      "linalg.yield"(%324) : (bf16) -> ()
    }) : (tensor<2x2x5x32xf32>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %102 = "linalg.generic"(%100, %77) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg179: f32, %arg180: bf16):
      %323 = "arith.truncf"(%arg179) : (f32) -> bf16
      "linalg.yield"(%323) : (bf16) -> ()
    }) : (tensor<2x1x5x32xf32>, tensor<2x1x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %103 = "tensor.empty"() : () -> tensor<32xi64>
    %104 = "linalg.generic"(%103) <{indexing_maps = [#map9], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg178: i64):
      %321 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %322 = "arith.index_cast"(%321) : (index) -> i64
      "linalg.yield"(%322) : (i64) -> ()
    }) : (tensor<32xi64>) -> tensor<32xi64>
    %105 = "tensor.empty"() : () -> tensor<1xi64>
    %106 = "linalg.generic"(%105) <{indexing_maps = [#map9], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg177: i64):
      "linalg.yield"(%0) : (i64) -> ()
    }) : (tensor<1xi64>) -> tensor<1xi64>
    %107 = "tensor.empty"() : () -> tensor<2xi64>
    %108 = "linalg.generic"(%107) <{indexing_maps = [#map9], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg176: i64):
      %319 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %320 = "arith.index_cast"(%319) : (index) -> i64
      "linalg.yield"(%320) : (i64) -> ()
    }) : (tensor<2xi64>) -> tensor<2xi64>
    %109 = "tensor.empty"() : () -> tensor<2x1x5x32xi64>
    %110 = "tensor.expand_shape"(%108) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 1>}> : (tensor<2xi64>) -> tensor<2x1xi64>
    %111 = "linalg.generic"(%110, %109) <{indexing_maps = [#map10, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg174: i64, %arg175: i64):
      "linalg.yield"(%arg174) : (i64) -> ()
    }) : (tensor<2x1xi64>, tensor<2x1x5x32xi64>) -> tensor<2x1x5x32xi64>
    %112 = "tensor.collapse_shape"(%111) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xi64>) -> tensor<320xi64>
    %113 = "linalg.generic"(%106, %109) <{indexing_maps = [#map11, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg172: i64, %arg173: i64):
      "linalg.yield"(%arg172) : (i64) -> ()
    }) : (tensor<1xi64>, tensor<2x1x5x32xi64>) -> tensor<2x1x5x32xi64>
    %114 = "tensor.collapse_shape"(%113) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xi64>) -> tensor<320xi64>
    %115 = "linalg.generic"(%arg3, %109) <{indexing_maps = [#map12, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg170: i64, %arg171: i64):
      "linalg.yield"(%arg170) : (i64) -> ()
    }) : (tensor<5xi64>, tensor<2x1x5x32xi64>) -> tensor<2x1x5x32xi64>
    %116 = "tensor.collapse_shape"(%115) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xi64>) -> tensor<320xi64>
    %117 = "linalg.generic"(%104, %109) <{indexing_maps = [#map13, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg168: i64, %arg169: i64):
      "linalg.yield"(%arg168) : (i64) -> ()
    }) : (tensor<32xi64>, tensor<2x1x5x32xi64>) -> tensor<2x1x5x32xi64>
    %118 = "tensor.collapse_shape"(%117) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xi64>) -> tensor<320xi64>
    %119 = "tensor.expand_shape"(%112) <{reassociation = [[0, 1]], static_output_shape = array<i64: 320, 1>}> : (tensor<320xi64>) -> tensor<320x1xi64>
    %120 = "tensor.expand_shape"(%114) <{reassociation = [[0, 1]], static_output_shape = array<i64: 320, 1>}> : (tensor<320xi64>) -> tensor<320x1xi64>
    %121 = "tensor.expand_shape"(%116) <{reassociation = [[0, 1]], static_output_shape = array<i64: 320, 1>}> : (tensor<320xi64>) -> tensor<320x1xi64>
    %122 = "tensor.expand_shape"(%118) <{reassociation = [[0, 1]], static_output_shape = array<i64: 320, 1>}> : (tensor<320xi64>) -> tensor<320x1xi64>
    %123 = "tensor.concat"(%119, %120, %121, %122) <{dim = 1 : i64}> : (tensor<320x1xi64>, tensor<320x1xi64>, tensor<320x1xi64>, tensor<320x1xi64>) -> tensor<320x4xi64>
    %124 = "tensor.collapse_shape"(%102) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xbf16>) -> tensor<320xbf16>
    %125 = "tensor.expand_shape"(%124) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 320, 1, 1, 1, 1>}> : (tensor<320xbf16>) -> tensor<320x1x1x1x1xbf16>
    %126 = "tm_tensor.scatter"(%125, %123, %arg4) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg166: bf16, %arg167: bf16):
      "tm_tensor.yield"(%arg166) : (bf16) -> ()
    }) : (tensor<320x1x1x1x1xbf16>, tensor<320x4xi64>, tensor<2x1x11x32xbf16>) -> tensor<2x1x11x32xbf16>
    %127 = "tensor.collapse_shape"(%80) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xbf16>) -> tensor<320xbf16>
    %128 = "tensor.expand_shape"(%127) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 320, 1, 1, 1, 1>}> : (tensor<320xbf16>) -> tensor<320x1x1x1x1xbf16>
    %129 = "tm_tensor.scatter"(%128, %123, %arg5) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg164: bf16, %arg165: bf16):
      "tm_tensor.yield"(%arg164) : (bf16) -> ()
    }) : (tensor<320x1x1x1x1xbf16>, tensor<320x4xi64>, tensor<2x1x11x32xbf16>) -> tensor<2x1x11x32xbf16>
    %130 = "tensor.empty"() : () -> tensor<2x1x2x11x32xbf16>
    %131 = "linalg.generic"(%126, %130) <{indexing_maps = [#map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg162: bf16, %arg163: bf16):
      "linalg.yield"(%arg162) : (bf16) -> ()
    }) : (tensor<2x1x11x32xbf16>, tensor<2x1x2x11x32xbf16>) -> tensor<2x1x2x11x32xbf16>
    %132 = "tensor.collapse_shape"(%131) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<2x1x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %133 = "linalg.generic"(%129, %130) <{indexing_maps = [#map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg160: bf16, %arg161: bf16):
      "linalg.yield"(%arg160) : (bf16) -> ()
    }) : (tensor<2x1x11x32xbf16>, tensor<2x1x2x11x32xbf16>) -> tensor<2x1x2x11x32xbf16>
    %134 = "tensor.empty"() : () -> tensor<2x2x32x11xbf16>
    %135 = "linalg.transpose"(%132, %134) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg158: bf16, %arg159: bf16):
      "linalg.yield"(%arg158) : (bf16) -> ()
    }) : (tensor<2x2x11x32xbf16>, tensor<2x2x32x11xbf16>) -> tensor<2x2x32x11xbf16>
    %136 = "tensor.collapse_shape"(%101) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<4x5x32xbf16>
    %137 = "tensor.collapse_shape"(%135) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x32x11xbf16>) -> tensor<4x32x11xbf16>
    %138 = "tensor.empty"() : () -> tensor<4x5x11xf32>
    %139 = "linalg.fill"(%2, %138) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg156: f32, %arg157: f32):
      "linalg.yield"(%arg156) : (f32) -> ()
    }) : (f32, tensor<4x5x11xf32>) -> tensor<4x5x11xf32>
    %140 = "linalg.batch_matmul"(%136, %137, %139) <{indexing_maps = [#map16, #map17, #map18], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg153: bf16, %arg154: bf16, %arg155: f32):
      %315 = "arith.extf"(%arg153) : (bf16) -> f32
      %316 = "arith.extf"(%arg154) : (bf16) -> f32
      %317 = "arith.mulf"(%315, %316) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %318 = "arith.addf"(%arg155, %317) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%318) : (f32) -> ()
    }) : (tensor<4x5x32xbf16>, tensor<4x32x11xbf16>, tensor<4x5x11xf32>) -> tensor<4x5x11xf32>
    %141 = "tensor.empty"() : () -> tensor<4x5x11xbf16>
    %142 = "linalg.generic"(%140, %141) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg151: f32, %arg152: bf16):
      %314 = "arith.truncf"(%arg151) : (f32) -> bf16
      "linalg.yield"(%314) : (bf16) -> ()
    }) : (tensor<4x5x11xf32>, tensor<4x5x11xbf16>) -> tensor<4x5x11xbf16>
    %143 = "tensor.expand_shape"(%142) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 2, 5, 11>}> : (tensor<4x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %144 = "tensor.empty"() : () -> tensor<2x2x5x11xbf16>
    %145 = "linalg.generic"(%143, %144) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg149: bf16, %arg150: bf16):
      %312 = "arith.truncf"(%12) : (f64) -> bf16
      %313 = "arith.mulf"(%arg149, %312) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%313) : (bf16) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %146 = "linalg.generic"(%145, %arg2, %144) <{indexing_maps = [#map7, #map8, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg146: bf16, %arg147: bf16, %arg148: bf16):
      %311 = "arith.addf"(%arg146, %arg147) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%311) : (bf16) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x1x5x11xbf16>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %147 = "tensor.empty"() : () -> tensor<2x2x5x11xf32>
    %148 = "linalg.generic"(%146, %147) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg144: bf16, %arg145: f32):
      %310 = "arith.extf"(%arg144) : (bf16) -> f32
      "linalg.yield"(%310) : (f32) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %149 = "tensor.empty"() : () -> tensor<2x2x5xi64>
    %150 = "linalg.fill"(%0, %149) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg142: i64, %arg143: i64):
      "linalg.yield"(%arg142) : (i64) -> ()
    }) : (i64, tensor<2x2x5xi64>) -> tensor<2x2x5xi64>
    %151 = "tensor.empty"() : () -> tensor<2x2x5xf32>
    %152 = "linalg.fill"(%3, %151) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg140: f32, %arg141: f32):
      "linalg.yield"(%arg140) : (f32) -> ()
    }) : (f32, tensor<2x2x5xf32>) -> tensor<2x2x5xf32>
    %153:2 = "linalg.generic"(%148, %152, %150) <{indexing_maps = [#map7, #map18, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg137: f32, %arg138: f32, %arg139: i64):
      %305 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %306 = "arith.index_cast"(%305) : (index) -> i64
      %307 = "arith.maximumf"(%arg137, %arg138) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %308 = "arith.cmpf"(%arg137, %arg138) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %309 = "arith.select"(%308, %306, %arg139) : (i1, i64, i64) -> i64
      "linalg.yield"(%307, %309) : (f32, i64) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5xf32>, tensor<2x2x5xi64>) -> (tensor<2x2x5xf32>, tensor<2x2x5xi64>)
    %154 = "tensor.expand_shape"(%153#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 2, 5, 1>}> : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %155 = "linalg.generic"(%148, %154, %147) <{indexing_maps = [#map7, #map19, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg134: f32, %arg135: f32, %arg136: f32):
      %304 = "arith.subf"(%arg134, %arg135) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%304) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %156 = "linalg.generic"(%155, %147) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg132: f32, %arg133: f32):
      %303 = "math.exp"(%arg132) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%303) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %157 = "tensor.empty"() : () -> tensor<2x2x5x1xf32>
    %158 = "linalg.fill"(%2, %157) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg130: f32, %arg131: f32):
      "linalg.yield"(%arg130) : (f32) -> ()
    }) : (f32, tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %159 = "linalg.generic"(%156, %158) <{indexing_maps = [#map7, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg128: f32, %arg129: f32):
      %302 = "arith.addf"(%arg128, %arg129) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%302) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %160 = "linalg.generic"(%156, %159, %147) <{indexing_maps = [#map7, #map19, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg125: f32, %arg126: f32, %arg127: f32):
      %301 = "arith.divf"(%arg125, %arg126) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%301) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %161 = "linalg.generic"(%160, %144) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg123: f32, %arg124: bf16):
      %300 = "arith.truncf"(%arg123) : (f32) -> bf16
      "linalg.yield"(%300) : (bf16) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %162 = "tensor.collapse_shape"(%161) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x5x11xbf16>) -> tensor<4x5x11xbf16>
    %163 = "tensor.collapse_shape"(%133) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<2x1x2x11x32xbf16>) -> tensor<4x11x32xbf16>
    %164 = "tensor.empty"() : () -> tensor<4x5x32xf32>
    %165 = "linalg.fill"(%2, %164) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg121: f32, %arg122: f32):
      "linalg.yield"(%arg121) : (f32) -> ()
    }) : (f32, tensor<4x5x32xf32>) -> tensor<4x5x32xf32>
    %166 = "linalg.batch_matmul"(%162, %163, %165) <{indexing_maps = [#map16, #map17, #map18], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg118: bf16, %arg119: bf16, %arg120: f32):
      %296 = "arith.extf"(%arg118) : (bf16) -> f32
      %297 = "arith.extf"(%arg119) : (bf16) -> f32
      %298 = "arith.mulf"(%296, %297) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %299 = "arith.addf"(%arg120, %298) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%299) : (f32) -> ()
    }) : (tensor<4x5x11xbf16>, tensor<4x11x32xbf16>, tensor<4x5x32xf32>) -> tensor<4x5x32xf32>
    %167 = "tensor.empty"() : () -> tensor<4x5x32xbf16>
    %168 = "linalg.generic"(%166, %167) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg116: f32, %arg117: bf16):
      %295 = "arith.truncf"(%arg116) : (f32) -> bf16
      "linalg.yield"(%295) : (bf16) -> ()
    }) : (tensor<4x5x32xf32>, tensor<4x5x32xbf16>) -> tensor<4x5x32xbf16>
    %169 = "tensor.expand_shape"(%168) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 2, 5, 32>}> : (tensor<4x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %170 = "tensor.empty"() : () -> tensor<2x5x2x32xbf16>
    %171 = "linalg.transpose"(%169, %170) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg114: bf16, %arg115: bf16):
      "linalg.yield"(%arg114) : (bf16) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x5x2x32xbf16>) -> tensor<2x5x2x32xbf16>
    %172 = "linalg.transpose"(%11, %31) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg112: bf16, %arg113: bf16):
      "linalg.yield"(%arg112) : (bf16) -> ()
    }) : (tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %173 = "tensor.collapse_shape"(%171) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x5x2x32xbf16>) -> tensor<10x64xbf16>
    %174 = "linalg.matmul"(%173, %172, %35) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg109: bf16, %arg110: bf16, %arg111: f32):
      %291 = "arith.extf"(%arg109) : (bf16) -> f32
      %292 = "arith.extf"(%arg110) : (bf16) -> f32
      %293 = "arith.mulf"(%291, %292) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %294 = "arith.addf"(%arg111, %293) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%294) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %175 = "linalg.generic"(%174, %37) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg107: f32, %arg108: bf16):
      %290 = "arith.truncf"(%arg107) : (f32) -> bf16
      "linalg.yield"(%290) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %176 = "tensor.expand_shape"(%175) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 64>}> : (tensor<10x64xbf16>) -> tensor<2x5x64xbf16>
    %177 = "linalg.generic"(%176, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg105: bf16, %arg106: f32):
      %289 = "arith.extf"(%arg105) : (bf16) -> f32
      "linalg.yield"(%289) : (f32) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %178 = "linalg.generic"(%177, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg103: f32, %arg104: f32):
      %288 = "math.fpowi"(%arg103, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%288) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %179 = "linalg.generic"(%178, %43) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg101: f32, %arg102: f32):
      %287 = "arith.addf"(%arg101, %arg102) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%287) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %180 = "linalg.generic"(%179, %23) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg99: f32, %arg100: f32):
      %286 = "arith.divf"(%arg99, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%286) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %181 = "linalg.generic"(%180, %23) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg97: f32, %arg98: f32):
      %284 = "arith.truncf"(%17) : (f64) -> f32
      %285 = "arith.addf"(%arg97, %284) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%285) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %182 = "linalg.generic"(%181, %23) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg95: f32, %arg96: f32):
      %283 = "math.rsqrt"(%arg95) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%283) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %183 = "linalg.generic"(%177, %182, %40) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg92: f32, %arg93: f32, %arg94: f32):
      %282 = "arith.mulf"(%arg92, %arg93) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%282) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %184 = "linalg.generic"(%10, %183, %40) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg89: bf16, %arg90: f32, %arg91: f32):
      %280 = "arith.extf"(%arg89) : (bf16) -> f32
      %281 = "arith.mulf"(%280, %arg90) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%281) : (f32) -> ()
    }) : (tensor<64xbf16>, tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %185 = "linalg.generic"(%184, %50) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg87: f32, %arg88: bf16):
      %279 = "arith.truncf"(%arg87) : (f32) -> bf16
      "linalg.yield"(%279) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %186 = "linalg.generic"(%arg0, %185, %50) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg84: bf16, %arg85: bf16, %arg86: bf16):
      %278 = "arith.addf"(%arg84, %arg85) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%278) : (bf16) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xbf16>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %187 = "tensor.empty"() : () -> tensor<64x8xbf16>
    %188 = "linalg.transpose"(%9, %187) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg82: bf16, %arg83: bf16):
      "linalg.yield"(%arg82) : (bf16) -> ()
    }) : (tensor<8x64xbf16>, tensor<64x8xbf16>) -> tensor<64x8xbf16>
    %189 = "tensor.collapse_shape"(%186) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x64xbf16>) -> tensor<10x64xbf16>
    %190 = "tensor.empty"() : () -> tensor<10x8xf32>
    %191 = "linalg.fill"(%2, %190) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg80: f32, %arg81: f32):
      "linalg.yield"(%arg80) : (f32) -> ()
    }) : (f32, tensor<10x8xf32>) -> tensor<10x8xf32>
    %192 = "linalg.matmul"(%189, %188, %191) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg77: bf16, %arg78: bf16, %arg79: f32):
      %274 = "arith.extf"(%arg77) : (bf16) -> f32
      %275 = "arith.extf"(%arg78) : (bf16) -> f32
      %276 = "arith.mulf"(%274, %275) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %277 = "arith.addf"(%arg79, %276) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%277) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x8xbf16>, tensor<10x8xf32>) -> tensor<10x8xf32>
    %193 = "tensor.empty"() : () -> tensor<10x8xbf16>
    %194 = "linalg.generic"(%192, %193) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg75: f32, %arg76: bf16):
      %273 = "arith.truncf"(%arg75) : (f32) -> bf16
      "linalg.yield"(%273) : (bf16) -> ()
    }) : (tensor<10x8xf32>, tensor<10x8xbf16>) -> tensor<10x8xbf16>
    %195 = "tensor.expand_shape"(%194) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 8>}> : (tensor<10x8xbf16>) -> tensor<2x5x8xbf16>
    %196 = "tensor.empty"() : () -> tensor<2x5x8xf32>
    %197 = "linalg.generic"(%195, %196) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg73: bf16, %arg74: f32):
      %272 = "arith.extf"(%arg73) : (bf16) -> f32
      "linalg.yield"(%272) : (f32) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %198 = "linalg.generic"(%197, %196) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg71: f32, %arg72: f32):
      %268 = "arith.negf"(%arg71) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %269 = "math.exp"(%268) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %270 = "arith.addf"(%269, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %271 = "arith.divf"(%4, %270) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%271) : (f32) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %199 = "linalg.generic"(%197, %198, %196) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg68: f32, %arg69: f32, %arg70: f32):
      %267 = "arith.mulf"(%arg68, %arg69) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%267) : (f32) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %200 = "tensor.empty"() : () -> tensor<2x5x8xbf16>
    %201 = "linalg.generic"(%199, %200) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg66: f32, %arg67: bf16):
      %266 = "arith.truncf"(%arg66) : (f32) -> bf16
      "linalg.yield"(%266) : (bf16) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %202 = "linalg.transpose"(%8, %187) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg64: bf16, %arg65: bf16):
      "linalg.yield"(%arg64) : (bf16) -> ()
    }) : (tensor<8x64xbf16>, tensor<64x8xbf16>) -> tensor<64x8xbf16>
    %203 = "linalg.matmul"(%189, %202, %191) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg61: bf16, %arg62: bf16, %arg63: f32):
      %262 = "arith.extf"(%arg61) : (bf16) -> f32
      %263 = "arith.extf"(%arg62) : (bf16) -> f32
      %264 = "arith.mulf"(%262, %263) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %265 = "arith.addf"(%arg63, %264) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%265) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x8xbf16>, tensor<10x8xf32>) -> tensor<10x8xf32>
    %204 = "linalg.generic"(%203, %193) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg59: f32, %arg60: bf16):
      %261 = "arith.truncf"(%arg59) : (f32) -> bf16
      "linalg.yield"(%261) : (bf16) -> ()
    }) : (tensor<10x8xf32>, tensor<10x8xbf16>) -> tensor<10x8xbf16>
    %205 = "tensor.expand_shape"(%204) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 8>}> : (tensor<10x8xbf16>) -> tensor<2x5x8xbf16>
    %206 = "linalg.generic"(%201, %205, %200) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg56: bf16, %arg57: bf16, %arg58: bf16):
      %260 = "arith.mulf"(%arg56, %arg57) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%260) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %207 = "tensor.empty"() : () -> tensor<8x64xbf16>
    %208 = "linalg.transpose"(%7, %207) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg54: bf16, %arg55: bf16):
      "linalg.yield"(%arg54) : (bf16) -> ()
    }) : (tensor<64x8xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
    %209 = "tensor.collapse_shape"(%206) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x8xbf16>) -> tensor<10x8xbf16>
    %210 = "linalg.matmul"(%209, %208, %35) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg51: bf16, %arg52: bf16, %arg53: f32):
      %256 = "arith.extf"(%arg51) : (bf16) -> f32
      %257 = "arith.extf"(%arg52) : (bf16) -> f32
      %258 = "arith.mulf"(%256, %257) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %259 = "arith.addf"(%arg53, %258) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%259) : (f32) -> ()
    }) : (tensor<10x8xbf16>, tensor<8x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %211 = "linalg.generic"(%210, %37) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: f32, %arg50: bf16):
      %255 = "arith.truncf"(%arg49) : (f32) -> bf16
      "linalg.yield"(%255) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %212 = "tensor.expand_shape"(%211) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 64>}> : (tensor<10x64xbf16>) -> tensor<2x5x64xbf16>
    %213 = "linalg.generic"(%212, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg47: bf16, %arg48: f32):
      %254 = "arith.extf"(%arg47) : (bf16) -> f32
      "linalg.yield"(%254) : (f32) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %214 = "linalg.generic"(%213, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32):
      %253 = "math.fpowi"(%arg45, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%253) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %215 = "linalg.generic"(%214, %43) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32):
      %252 = "arith.addf"(%arg43, %arg44) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%252) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %216 = "linalg.generic"(%215, %23) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      %251 = "arith.divf"(%arg41, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%251) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %217 = "linalg.generic"(%216, %23) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      %249 = "arith.truncf"(%17) : (f64) -> f32
      %250 = "arith.addf"(%arg39, %249) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%250) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %218 = "linalg.generic"(%217, %23) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      %248 = "math.rsqrt"(%arg37) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%248) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %219 = "linalg.generic"(%213, %218, %40) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32, %arg36: f32):
      %247 = "arith.mulf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%247) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %220 = "linalg.generic"(%6, %219, %40) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg31: bf16, %arg32: f32, %arg33: f32):
      %245 = "arith.extf"(%arg31) : (bf16) -> f32
      %246 = "arith.mulf"(%245, %arg32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%246) : (f32) -> ()
    }) : (tensor<64xbf16>, tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %221 = "linalg.generic"(%220, %50) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: bf16):
      %244 = "arith.truncf"(%arg29) : (f32) -> bf16
      "linalg.yield"(%244) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %222 = "linalg.generic"(%186, %221, %50) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: bf16, %arg27: bf16, %arg28: bf16):
      %243 = "arith.addf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%243) : (bf16) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xbf16>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %223 = "linalg.generic"(%222, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: bf16, %arg25: f32):
      %242 = "arith.extf"(%arg24) : (bf16) -> f32
      "linalg.yield"(%242) : (f32) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %224 = "linalg.generic"(%223, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %241 = "math.fpowi"(%arg22, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%241) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %225 = "linalg.generic"(%224, %43) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %240 = "arith.addf"(%arg20, %arg21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%240) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %226 = "linalg.generic"(%225, %23) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      %239 = "arith.divf"(%arg18, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%239) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %227 = "linalg.generic"(%226, %23) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      %237 = "arith.truncf"(%17) : (f64) -> f32
      %238 = "arith.addf"(%arg16, %237) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%238) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %228 = "linalg.generic"(%227, %23) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      %236 = "math.rsqrt"(%arg14) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%236) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %229 = "linalg.generic"(%223, %228, %40) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %235 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%235) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %230 = "linalg.generic"(%5, %229, %40) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: bf16, %arg9: f32, %arg10: f32):
      %233 = "arith.extf"(%arg8) : (bf16) -> f32
      %234 = "arith.mulf"(%233, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%234) : (f32) -> ()
    }) : (tensor<64xbf16>, tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %231 = "linalg.generic"(%230, %50) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: f32, %arg7: bf16):
      %232 = "arith.truncf"(%arg6) : (f32) -> bf16
      "linalg.yield"(%232) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    "func.return"(%231, %126, %129) : (tensor<2x5x64xbf16>, tensor<2x1x11x32xbf16>, tensor<2x1x11x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_64_torch.bfloat16_3: "0x02000000713F873F903F963E853F323F863F883F803F5B3F963F993F923F193F183F823F533F4A3F213F8C3F913FB83F8D3F613F8F3F833F813F773F3D3FCF3F9C3F3F3F973F963FAA3F553F913F953F9B3F253F8E3F6C3F953F8F3F4A3F123F923F6E3F773F6F3F6C3F1E3FD73E9F3F703F7C3FA13F9A3F863FD03F9D3F753F993FAE3F",
      torch_tensor_64_torch.bfloat16_2: "0x02000000973F4C3F813F193F363F4A3F0F3FA33F2E3F163F4D3F5C3F7D3F3F3F6E3F3F3FFA3E883F783F823F913F793F403F1F3FA83F7A3F893FB93F783F803FA83F643F803FB43F7A3F513F9B3F493F703FB23F893FB13FAA3F8E3F7A3F9D3F693FF73E873F803F163FAD3F713F953F7E3F093FD13F383F3C3F603F8F3F6C3F9A3F9C3E",
      torch_tensor_64_8_torch.bfloat16: "0x020000006A3ED83E14BE0FBE143F33BF17BC0E3FB8BE1C3ECABECEBD9BBD06BFFC3DACBD0D3FCB3DF53D0EBF833D613D383F79BDA9BCC7BE90BDA43E603E53BF66BE4CBE0D3D883F26BED73DC73E8BBE033F2BBE27BDDB3D31BC9D3DBA3E9D3E9E3CD03E18BECD3E89BE933DA23E873EC3BE3D3EEF3D87BEADBDBABE123FD93E053E333D47BE8E3C9CBE963ECE3E683EA43E7BBE013FB8BD26BF313EF6BD3BBF663EF93E0CBD703DC23E9ABD70BEC03EC3BE06BF9D3BB23E053F0BBF8ABC28BF9E3EBC3E84BE763EA3BE95BD9DBEC2BE923C48BF323E19BEE33E403B183FD93E93BE813EEFBE0FBE4D3E44BC083F0BBF1D3F0FBEF13E7DBE26BED6BC22BF11BE7F3EB13C5A3FEF3E153E9CBEA5BE4E3E183E113F373BEF3EF43DD43EEE3E48BC96BE733DE4BEC4BEC13EAA3E16BF0EBECA3EAF3E05BF13BF08BF5F3E2E3C84BEECBE36BECABDED3DC53E543E84BEE43EEBBE0ABD8E3EE83E39BEC1BD953B9E3E413E253EB43E05BE5F3F9BBC48BE09BF963E42BF52BDEE3E673E173EB3BE1CBE09BF68BD1FBDD13EA73DEC3E253EAABB4D3B8ABEF1BE5E3E0BBF06BE83BDC83EFCBDBDBD0EBE86BECFBDB8BE963EDDBC4DBDA53EEB3ECC3D443F25BE56BED53EAD3E69BD91BE343F75BDD03E30BCC7BE74BD0ABE7DBE3CBDFD3EBCBE973E75BEED3E6B3EB1BE0CBFE7BD86BE0FBFFDBD5A3E06BFD8BE02BF0C3FD23D5DBF083ED9BD203D79BE23BC1CBEFA3E5ABEA8BCDE3D5CBF1CBEA2BDB23EDEBEF3BDB6BEB63DA3BEF03E103F21BE403E0ABECCBD3BBDCEBE8DBE923E923D62BEFEBD92BC433F1BBF4C3EEB3E883E4C3E96BEDA3C86BE6D3ED0BE283E873EE6BE18BFF3BE253EB73E673E483E00BFAC3EE4BEE0BEA53EAD3DECBE083FFD3DE73E2B3E9BBE07BE5D3FC8BE33BD36BFB9BEE23D96BE7BBE873C8B3D213F99BE803C233FECBDD2BEF2BDC1BE51BC67BE6DBC543EFE3E5ABE11BEC73E283FA13DCA3D6ABEC8BE4ABE463F0EB9AB3EF13D203E71BD07BFD7BDB93D27BD863EA8BEB53E0BBD393D8A3D28BF573EB13EF5BE573ED33EF1BC103FD73C763E2F3F6ABEFD3D953DB4BEBDBE8B3D083F83BE393E713E43BD973E333FD53D07BF833E633E18BE6C3E0E3DAABDA73EB43E5ABFB7BD1E3F67BD0B3D123D1EBF263E463FA03E393E983E813E903FD83D80BE8BBEB43E15BD2E3F093ED2BE2A3F0A3E67BD183E29BF92BD393DACBD5EBE33BE22BEAB3E17BF683E0E3D7A3B8ABD0CBFF13E0A3DC33DCA3D14BEABBEEC3C0EBE94BE94BB16BD8EBBC83E123F0BBDBF3ED6BDCF3E573EA7BE5DBEC2BEB0BE97BED73DB33D91BD563E913DD83E0BBD4EBE353EA1BD8FBECB3E49BF0B3EC1B9933E1BBF9C3E9C3EE03E593E263E00BFA3BE383E983D05BE833E07BF663E613F3FBED0BEE43DF53D64BC5ABE04BEC03CE5BED0BEACBE97BD903D63BD56BDFC3D",
      torch_tensor_8_64_torch.bfloat16_1: "0x02000000F93DA8BD51BDA8BE0A3D18BE02BEAFBD9D3D193E40BE7E3DDBBD6A3D2FBDF13DAF3DD1BD683E983DE53D27BDE9BD833DD2BD403E183E4E3E11BEA73D933D5DBDC6BD21BDA33D793E1F3E6A3D88BD68BE1EBEFABD8D3D303EEEBCCEBD093DD63DBB3D61BDA7BD86BD5C3E2ABD02BEB0BB283E9C3E0BBD7A3DA03E92BD5C3DFABCDFBD28BA063EFBBD093E11BE2CBEFDBC0BBDA6BCF33C203D7B3D01BECEBD05BD5E3E473D09BD9FBD313E38BE873D0DBE8B3DF23DE73D44BDB4BC8DBDD73CC3BD4EBEA6BD723C2D3CB3BD6DBD213E66BC35BE04BEE6BD4F3E353D3A3D4ABDDABC20BC77BD73BE4BBE9BBDD63D7B3D113E0D3E4AB9C93C23BDF8BDB13DCE3D3CBC4EBDB43D5FBDBFBC31BE9CBDBABCC5BD0DBD1D3DF9BD3CBD073E503D12BD8EBE1DBE84BDBDBDFFBD05BD42BD8E3B233D253E0E3E23BD153E563E8DBE2BBE343EC73D7C3D43BE563EF6BDE0BCCB3D513E583D9C3CA03C853CF33D1B3E97BE35BD373E113D8E3D93BD3FBDD63A203D783E7A3C2E3DA2BD88BE123E46BE5DBD07BEC53D933EFA3C68BE483E61BE94BE11BCD73CDCBD40BE88BCAF3D723E033D983D0BBE533D753BCFBD113E69BD813D7ABD93BEE33DBF3E00BED3BD1A3E52BE4DBEB6BDA1BD9EBD58BDB1BD813D0F3C9E3D2F3ED2BD343E023EAEBB003E27BD32BD213E0ABEEDBD6FBC6A3E7CBDFBBC233E683EA2BE403E42BE013EDF3DA7BCE3BD073EB9BC72BD4BBD11BED03D8A3E58BDA13DA93DC3BD463D433D39BC87BD0ABBC6BDC6BD30BD393E373DB4BDBBBD11BEE83D34BC0ABE34BE7EBD78BD013ED53C8A3DAEBDB0BE6ABE6FBD67BCD8BDEEBDDA3C8BBB4E3D1DBE5FBC183C593E07BE3C3E6FBE3E3E0B3E813D1FBE7E3D3ABDD93D3D3E83BD8C3E303EEFBDE2BDB6BB5E3D9DBBEFBCE43D313DA13E68BC32BD6A3D25BC0F3D37BE0A3E1ABDA3BBE7BC26BE183D2CBE933D0F3E5C3E6F3DE33DA1BD213E8ABE093E30BDD63D10BDDABD423D6B3C89BD8CBDAABD21BA943D8BBD5A3C40BD07BD8C3D9F3D553EF43D733EEC3CE53D0F3CAEBD63BC883C9BBDA0BD24BD29BE0FBE7C3E1BBEE43DD3BD1D3CB93CF83CA83B90BBC6BA513EFEBD003E98BDD33D293ED7BCB93E14BE51BDC9BC2EBD133DFF3DB0BD943D8FBDB7BD703EC9BD003E103EEF3D173E04BEFB3D953D26BE81BD78BD843C933C6DBD09BE563E52BD88BD153E823D6BBD323E7EBDB13DB7BE74BE68BD8C3D523DCB3DB0BDFD3D41BCE6BCF13D823CE93D7A3D2D3E71BE4F3EDEBDA9BE103C8BBD5CBEE8BDB03E36BD2D3CF53D313DC5BD1A3EA8BEB63D5D3E46BD14BD28BE043ECB3D403E54BC92BDAA3DCFBD5F3D223E553D7DBD163EC33D823D3B3E2B3D2CBDCB3C303E9ABDE4BB48BD50BEB8BD423E0B3A673DC4BC37BE9B3D4D3E943EE5BD923DA2BD68BDC0BDE1BC1CBE3FBEFA3DA8BD39BDFDBD",
      torch_tensor_8_64_torch.bfloat16: "0x02000000CA3D413DE93DF3BD103E8EBE603E1DBE13BE5C3DC13D31BD90BC2B3EAA3D24BCACBD16BC19BE653E11BE0F3EAB3CA03D453B143D7B3D503D22BE11BD37BEEA3D433E733D963E02BEBABD0EBEF63C303E923CDA3D323B2ABCFBBDD2BC85BB0EBE983B2CBD97BD063EB43C75BE6F3D75BDCDBDF5BDC7BD18BC6FBDBD3D253E8FBC523D723E8B3D293E73BC21BCEEBDC6BD47BE943DF6BD513D33BD13BDC03DEF3C9EBDA23C9A3C94BE693D85BE86BB7DBE933DF43D82BD0FBE5FBD41BDF0BD783D64BCF2BD50BD773B1ABEF5BD2EBDC63D80BE85BD0D3DA43CE73C6FBDF8BD4BBE113D07BEEA3C13BE69BD583EA3BEBD3DEA3DBF3D393D3FBEFA3C15BEB83DF2BD5DBE87BD1BBD07BE7C3E133EF63C6B3DA5BD5ABDFCBC763E34BDE9BB40BE073C07BDADBDEBBD44BBB93D4B3E59BE993BAC3DB1BD393EE43C703DC0BCB53D06BEFF3D1ABCEA3B0BBE30BE86BD56BEF73D33BE753EB23D193D113ED4BD3B3E0BBE6DBD1DBED3BD83BBAABD7EBCC73E943D993C6EBD5EBD00BE513D2ABAFB3D9C3C1F3E5E3E3FBE153EA33E263E333EF13DA4BD89BEAA3D9FBE4B3DFBBCC33D1E3E95BC7D3D81BE013E37BE34BD88BE0FBE7ABEB43DF33CBDBD63BD963D03BD1EBE103D003E1EBD453EB1BC06BE953D923D75BD47BE05BEAD3C753E53BD093CEEBDE5BDB93DA93D67BD2C3E653DAA3B27BE343E9E3C26BD413D0C3D7ABE123EA5BD1E3EF3BD7E3D8FBCEABC023EE5BD73BE9D3DFCBD633EF83D66BC963D2C3E283D8FBE3D3D3E3D513DF4BD12BE3DBD123E10BE1E3E113C983DD0BD873D7A3B16BBD83C253E85BDC03C70BD03BEE7BD833D4E3EAC3DB83D1E3E58BD123DBABD47BC213D9EBB8EBD443E893B17BE0F3DFEBD0D3D263E7ABE34BC363DC4BCA43C193EE1BA6F3CE93D8E3D773D0FBDA8BDCB3B313DA4BC39BE813D623CE0BC10BE81BC66BD95BC0FBE01BE5A3EF93D3F3E2C3DCDBCB13D4D3DF3BD6D3EFFBCB9BCB43C94BE38BE2BBE4D3C0B3E1DBD6F3EEBBD7C3E18BE833DFD3D423E493D463E033D353E16BA73BEA0BC2ABE15BE1DBEAF3C51BE0EBD383C53BDE63D0D3E083E1D3ED5BCFFBDA2BD813C4EBD07BEBB3DEB3BB33DFE3DBD3D85BE66BC43BD853D1B3EB0BB483E833D5FBD423C943B873D3F3E443D113EAEBDDF3DE9BD65BE40BD06BE733DDC3CC93C903DE5BD23BD333E84BB4F3EC8BD023D9DBDFFBCB63DFCBDD8BC2E3D063ED63C843C2C3C843C2A3E323E3BBEF83D81BD83BEB4BE60BEE6BDADBD183EEA3C213ED8BDC13D98BD00BE773DABBE623D3E3D45BD96BDA3BCD53D0C3EE6BDA53CB5BD663EEC3B51BDB4BCCB3D47BE1ABEC43D0CBEFC3DC63C9E3D113C373DC1BC293E1ABE18BC253ECC3DFBBDAEBDBD3DEABCBF3D443ED1BD9F3C80BD9DBDE5BC0DBE04BD8CBD8BBD64BE373EBD3C6ABDA3BC7F3BA53D85BE533D65BE",
      torch_tensor_64_torch.bfloat16_1: "0x02000000833F783F873F713F2A3F8C3F973F8B3F543F793F8E3F203F323F8A3F723FB43F3F3F683FB63F1F3F793F7B3F963F6C3FAC3F963F6F3FA13F6F3F773FB53E543F753F653F703F853F823F923F843F413FAD3F873F513FA93F893F413F9E3F643F8D3F7E3F973F963F983F363FA23F283F583F463F553F6D3F5C3F893FC53F963F",
      torch_tensor_64_64_torch.bfloat16_1: "0x020000005DBCA03C793E0C3EFF3D38BD14BD473C98BD61BED8BC6BBDE3BD08BE023E2FBEBA3CA13E4A3EBB3D30BEDE3DB83C15BE5B3E2F3E3A3DD9BC0A3E8DBD1F3EEBBD033E073EA63D3DBE7B3DC53D23BDE53D683E9ABD02BD03BD023E22BD063D0EBD4EBC4B3CB03D41BDC33C553B50BC723C633D103EB23C1BBDCC3C073ED8BDC13D5EBE9EBD6DBE963DB8BD2E3E3E3E54BD03BED53D42BE153EF03D35BE97BD52BE8F3EACBD403E9A3DFB3AE5BD4EBEDD3D9B3B1E3EC2BDD5BD88BE5FBE3BBDF0BC5E3E91BD673D1F3E46BDBA3C79BB86BDA8BE873DD23DF03D9C3DC2BD6E3D88BD013B8F3CEF3DD4BBF03D263CCA3D863D70BC6D3D2F3EFB3D123EE0BDC33CCE3DE6BD5ABE9DBD6EBE0A3E963E543C2D3EEEBDA13D053DAB3D8FBDE4BCAA3D1DBD7DBD0BBE833D48BDC03D013D26BEF6BDB7BDCCBD8ABD6B3EDA3DD8BCA33DE43DDA3DD33D8BBBD13C44BD8BBD1DBCF9BD1A3E363E6A3D8BBD85BC64BEF9BDCF3C433E84BD113DE93D1CBD6DBE85BCBABD29BE41BD93BE95BD5ABE1BBE18BEBABD3D3E23BE933E4B3EA1BC3FBE2EBE99BDB03D0FBE5F3EA8BC45BE8ABD55BD78BD133C1CBE5CBE94BB56BD88BE1C3E453C7CBE1F3D9CBD36BD143E37BD94BD49BE7B3D513CA0BDB4BDDF3C67BD64BC583D813E58BD6F3D5FBE2A3DE0BDD93C1DBECD3A843E02BB583D3C3E40BD1F3E7CBC32BE193C82BD8C3D7B3D703E2ABE9EBB42BE2B3E69BE7EBD05BE3DBE513DBFBDCB3D28BE24BD4A3E443C24BE153E69BD823D463D40BD4E3E833EAC3D50BEEFBD0B3ED3BB3ABC0CBE1FBE9E3D5D3ED83D8A3E233EE4BC793DD7BC383D4F3ED43D8A3B013E77BDF43DC3BDA6BD253E6B3E5B3E40BD3FBE6FBCF6BD4ABE9ABD023D813C15BE63BC02BE1DBD69BE42BD18BEF53DF2BD35BE213EA8BBAC3CEF3CF1BC3FBBCFBCEEBC29BD4B3D213D863DA53ABFBCDE3D053D2B3C9A3EF7BD3ABE2FBD043D1BBD67BDD73D3B3ED53D9EBDD0BC5B3D2F3D8BBD1F3EF43C13BE833C103DFF3D1ABC123E51BCCCBDEA3D11BEA3BE02BEC33D08BD81BE3F3EA3BDA0BDB73D343C87BEE13B9D3CFC3D963E9DBD33BE0D3E58BE5D3D0E3E1F3EF33DC0BB0DBDDC3CAB3EDFBD883E143D0A3D913DC6BDDF3D0EBEE8BDDFBDBDBDFFBC6DBE47BE4E3E4E3D343C963C88BD2D3E19BBEB3DD53B4C3EE5BD16BE95BC34BDB6BD9ABCC9BEB93E503E3C3E43BCED39F2BDADBD9B3DDBBD683EFB3D913E413DDC3D303E49BD2DBD4ABDC6BD493D9CBC20BC23BD1F3EAFBB1D3E68BD803DDDBD003E2ABCF2BC73BE8B3C6C3E00BD1A3E8B3D773DB9BBBC3DD43D283E103D253E323E0F3DF23D183ED1BDBEBC5FBD4BBD54BE09BD133ECEBC983D00BE28BEA9BD413E8D3D7EBDC4BD4EBEBE3D1ABD8ABD98BD7ABE6ABE9E3B98BC283E343EBABD223E98BE83BD7E3D613ECABD85BE573D453EFC399FBD893D383E5ABD153E383EE9BD0CBD663DA83EC6BC393EC43A923C533C0EBDE5BCF93CE6BD163D14BE223ECEBD6A3DE93D3ABE75BE53BC5C3E153EFDBD9B3C29BE5D3D15BEDA3CEFBC913D38BEC53DC2BC85BC323D413D4ABE26BE40BE9D3D2BBE193E133E983C76BDE3BDE0BD9BBD2B3E913E273E643E7F3C8CBD713E123CB33DA03D403C6F3D443DBF3CDFBDC03CADBDD4BC0B3ECDBC54BE45BD1A3CA63C1C3D213D8EBDC83D41BE213E583E19BEBC3DAA3D253EE9BC303DB53D6ABDFDBC24BDDE3C41BECD3DC9BC0E3E753D81BE503DAB3D463C85BE84BC393D863E33BE80BD273D38BDBD3CB8BDDB3D213EFD3CC73D2F3DAFBD5F3E143EF4BD9BBD5FBD4D3DDCBD0CBE193EF13DDBBD01BD263D6F3C1BBE833D4CBD4D3D233EF3BD9CBDE83D0FBE043E14BC713A073EB43B863D1A3D40BED5BD883A423E303ECE3D693E223EDD3D89BD7DBD193ED13D543D3F3ED7BC94BE763D6FBEC13D96BDC8BD62BD283D133EACBEEB3C3A36463EDABDE3BD883C15BE2BBEE73D983D80BD893D123ECCBD553DEA3C1D3E583D573D1A3E9E3D81BDAEBC6B3E503EEE3DF8BD053EE33CC53A023EB33D483E8DBE8F3D15BDE93C41BEB73EF63D1A3DD2BDEABD8C3C89BD4CBD20BE1FBD9A3C49BC143E32BDC13CEBBCA83D28BCA8BDCEBB0FBD023E48BE0EBE0A3D78BE7BBDF1BD83BD0C3E573D2ABDA53E0DBE573EFD3D6C3D903D383D50BE413E673DF7BD89BD6C3B84BD76BD193E47BDF73DF43D30BE3B3EFDBD6FBCE1BBFEBB533DE3BD17BE38BDF3BD0CBEE03DDC3E1FBD3B3DD33BF83DDA3CAD3D15BEF3BCABBD773DE23D02BE21BE993C58BD53BE1CBD15BE34BE5D3BE9BDEBBBEBBD123D5B3D9D3D2EBE02BEFFBC583D463E803D813D803D1FBD933B1CBEB13D37BD5F3E09BE033E103D4DBD813D273E8C3D4C3DC13DADBD783DAE3D623E64BCA1BDE5BCC1BC943C2EBE383D93BD6DBD2ABD6EBD17BE3FBE43BEA33D8E3E59BD473EE73D0D3E4BBE24BE3F3E46BE48BD283D77BC29BD4A3EC83D133E4A3C5FBD27BE893CA83CAD3D8E3A293CA03D01BD71BD9B3D2EBD65BD2A3DBB3D76BD063CED3C7CBD00BEABBDD33D2E3E8DBEC7BC0CBE0DBEACBCD8BD3FBED8BD24BDDDBD8B3EB53DA23C2DBC85BDF83D2FBD2DBD0D3EFC3D303EDBBD10BE283E9ABE0F3E673E2A3C3EBCEA3D90BE0ABDCFBD5EBE0A3D6C3D32BE41BD04BD963EA1BE84BE693CAABD103E23BE28BE3ABEA33DE4BCA33E623D293DBCBB093D3DBE58BE663D9B3CD93C04BECA3D3D3C13BE713D793D043BFABD423EA13DFE3CE33C2B3D76BE76BCD1BD4C3EFABDA43E11BE283E5C3D08BE1C3DA4BE353C803DCEBDBA3D013D8EBB833D253EFEBD253D1DBEB53D39BD57BD8FBE21BEB83D87BDCA3D273DB1BC2C3E81BCF4BB173EB5BD00BD4DBD8C3DC1BC4C3CA33D2F3CF0BD7B3ECB3D1D3EF6BC0D3EDD3BCF3DE1BDE6BDBDBD613D77BE78BD013E85BEC9BD603C153C9C3EAEBC8B3EBFBD8F3D2C3ECD3D5CBEDA3DEC3DF63D623EF0BD473C683C71BD01BE933D80BC593D60BEBB3D8ABDC7BD66BC79BDD5BD063E2C3DD4BD72BDF73D6D3D633DC8BD413E9F3DB03D4EBD083E9B3C053E183E4F3DD0BDAEBDBC3D013E0A3DDFBD3F3E9DBC71BD5B3CB43D3B3C243E563C0CBEA23EBEBB2D3D9DBDFFBA2ABEB13D9EBE5FBE5B3DDD3C363E9B3CE63D763D3CBC993CDCBC10BEF43CB13D04BED7BD84BDE03D6B3DDFBD09BE3F3DA43D043E19BDD8BEF9BC89BDDB3C0C3D7DBDB13D053E073EF4BD063EB03D86BE5ABCAE3C153E193CBE3C7FBE8F3C89BEDCBB58BEE1BD2D3DD1BD10BE6EBD813E303D9A3DFABD2FBDA7BDF4BD183D603DF2BDF9BDFEBD4ABD52BCE53BE6BA9FBBADBEB9BD7DBC8A3D673E1A3EA7BCAB3C653C65BD593E773D013EE93D1B3EF13B20BD14BE163DBDBD3CBE023EF33BCC3D47BE213E17BD493E563EBDBC43BE4C3EE93C88BC00BD8DBD093D09BE4BBE043E78BC7FBD0E3E87BB213D67BD3CBEE03DE7BC83BD563CB83D413D173D613DDABDDD3C19BEA33CC13D60BD603D0E3D813EE1BE42BD18BEF3BD5E3E553AA43C3ABDC6BD8EBD0C3E993E113D0C3E873C3EBD093E0CBC963EA7BD2ABE29BD3ABE933E0C3DA63C493D943E7ABC1FBE233EB73D67BD89BD133EA13DA73CDBBD703D6F3EAA3D03BD1CBED2BD18BEB53DA33DECBB113CA23DA43D39BD213CDA3DC13D89BCD6BEF93CFB3DBE3D3BBDD63D38BD1C3E4D3DAFBD14BDCA3D45BDEFBD07BED53D9BBD42BD40BEA2BD9A3D1DBE5DBEFC3DAFBCDDBCFABDAC3D483DC13DAE3D0BBED83E34BE573DD6BD85BD5E3E0EBEF83DBD3CA7BB35BEB9BD1BBE5CBE0FBEEDBDBDBC25BEC43CC6BD83BDB83D0E3EBD3D3C3E773CCB3C5B3D04BE6A3D1A3DC83D8EBD5EBE2CBD2CBC6D3D0B3D0BBDE03D2CBDE6BD5F3D033ED73C7BBED1BB87BE05BE973D933D083EB23D1D3D04BEB93DBB3DCABBE43D1DBE9B3DE3BC17BD17BE423DB73E293E123EA0BCC23CCBBDD33DF1BDEE3D08BE993D74BD9FBB8B3C66BD38BC113EEFBDFD3D46BDFABC97BD59BD86BD3BBEA1BE5EBE913DAD3DB53D1CBEBDBC62BE90BB073E463DCFBC113DEA3D2CBD04BE983AF83B0E3E9A3D21BDF83DB23D2ABE923D353E173E243E99BC0E3E09BE433D8D3C053E40BBFDBC73BD32BE173D2CBE193CF9BBF7BD083E0CBE6A3DE5BDC53DC6BDB1BC28BD4FBE2FBDA1BC6BBAA23DBDBE09BEE6BBA5BD7F3D13BE4E3E52BD21BEF3BB9B3D8EBE573D6D3C95BC8FBE9E3E21BE09BE753D403CD8BCDF3D6BBDD0BDDF3D053E76BED0BA7CBE75BE8D3C0E3E4D3E20BDA33C4DBE773E61BD14BE403D11BD4E3D30BE9FBEDD3D54BC443EC7BD74BDC5BDF3BD47BECC3C8FBEBD3D133E29BCC4BD333CC6BD163E2A3E8B3DAE3C18BE3FBD46BE573EC4BCE53D0FBE8F392CBE753E81BD68BC1F3CA0BD5DBE6ABD16BD0DBBA3BD4B3CD5BDED3C283EF8BD9DBDA7BC313EA23D2E3E13BC043C433BFBBC213D2A3E263D0DBE2B3E41BDE2BD48BE30BD323EE43C1ABDE03D1EBE96BD193ED1BD97BB10BDE33C83BDEBBD86BD39BD5E3E7E3D5DBD403E213D5B3D163C953DBAB9383EFA3C21BE333E3ABD88BDE4BDCFBD86BDC23D0DBE8F3B883E2FBE0A3D9CBD42BD3ABE0E3D79BEEF3D01BEAABDF33DC13CEA3B84BED83DE63DC13DA23CE1BC9FBE2ABEFF3D37BE3D3E013A7DBE2FBE173D85BDD0BD26BE253E393DB33E903D4E3EE03D4CBDA03C3B38B5BCE4BD08BEE13DA93CC63D49BEDB3DDBBC753DA43DFB3D29BD793ED9BD7E3C84BD02BEB93D733C91BCB9BD9DBD103EADBC163EF73D97BB9FBC76BD13BE18BD9C3D683D6FBEC3BC5A3E0C3ED83DD63DB0BDE7BCD43BE83C0A3E563E96BE9C3C6BBD913D86BBAB3CE13DFD3D9C3C30BEF23DB7BC93BD023E84BCC13DB9BD70BE2ABED23C0BBE8E3D1E3EED3C283DBD3DD63CE43DC13D063E4BBEDD3C1DBC0DBDBCBE4BBCD2BDC33D2A3D81BDA3BC013C833D453EABBD78BC853E943C0D3E60BE62BE1CBD113E47BE443E343D1E3D11BE97BD233E4B3DAD3DBDBBA2BE42BEC2BBF93CE4BD46BDA0BCD4BDD83D9D3C263DDFBAD8BC6A3DB0BD49BEF03C74BD823E26BED73DD33C1F3C363E26BE57BC72BD8EBE923E993D4DBE293B523E033C2ABD923C1A3E1FBDFB3C09BD813E543E25BD19BD2EBC083E96BC5D3EB9BD413D82BD7CBD5DBE7EBD90BD01BD08BEA73D583EB6BD713C3FBE213C873E5FBEC83D153E00BEC3BD7D3D2D3DBD3D913CF63D013CEC3C5C3E523C473D18BDD9BD463D16BE643D0DBE1CBEA53C9DBE59BD4C3D293E91BD0BBEB9BD95BD0EBD19BE16BD153E34BE793D213E07BE083E493E43BE57BDAE3DF6BDE13D3DBEDFBC42BE1B3DEABD2EBD0F3D203EFDBC0B3E66BEC3BC81BD1FBED33DA03C14BEFC3D17BEA63E30BC303E6BBDB4BD6DBD87BDEF3D6ABC89BED33CA7BE45BD8BBD4FBDA7BD033ED8BD9E3C15BD753BE4BC133D303DB23D2E3E153E773E003D77BD163E053C923D80BE433D713E153EB9BC833E02BE2DBD713DD2B9593E963DF43DA83D02BE23BE5DBDB5BDAEBDE7BDCABD9F3B14BD003D0B3E10BEA6BB01BE413EB03D463E4ABE52BDE83D7C3A833D043E27BD813EC0BD873D0DBEA13C353D8FBD393D24BE973CA23D0B3E963D10BE723E23BE62BA4DBD863D4CBCACBD853D143E9E3DF4BDA0BD73BD5A3E103C90BE5ABE593D19BB843DBEBDEDBBD83D933C1ABD80BE463DE1BD5A3E5BBE0F3D11BE323DC93DA0BD8B3D84BD80BC87BD1F3D84BC9B3CBA3D4E3E5FBDEFBD1CBD4FBD7CBD973DCEBCA4BCC53CE63C59BDCE3D6EBE313DD4BD653EC1BDC4BC033E133E453C473E513DEDBD2C3E13BE33BE8DBDCEBD053DCA3D3ABEB8BD9E3DACBDE63DC6BD253EC93D52BEC73DC9BD003E30BC973D2BBEEEBDC6BB6B3D223E6DBE1DBEBE3DB1BD19BD063E453E3E3EB73D4ABE703EB43DEB3D51BE13BDB13DBA3DA4BD3FBEBA3DC3BD02BEF5BDCFBCFE3D6D3EA33D11BEAEBC023D0B3C41BE0E3DDD3D023E5D3D25BE6EBDBBBDA93EC6BC993C9A3D13BD8FBD6ABEE73BF13C4FBED2BD31BCBC3DC53D37BE2B3E5CBEE4BD80BD153EA23D0A3ED8BD71BD4A3DB2BC9D3DB3BDFBBDB13DA63D883DB5BD0D3E2E3EC73D953EB0BE2ABE403E463E743CB63D27BE92BE0DBE0E3E9E3D543D2BBC1A3BDB3DCA3D173E55BE5A3C62BDE5BD563E0FBCF23C743D62BD36BE9A3CC6BCCABDBBBDF13CDC3DBE3DC8BD39BA813EB63D2FBEB5BDA23D95BE62BDEC3C303C91BE333E4ABDD1BD43BE43BDD7BD24BCD13D883B90BE8E3BFE3C9EBC66BC40BDAFBDEDBECE3DF83CDF3D923D2BBCACBD573DD5BCD93D17BD64BD6C3E5ABD383BF23D97BDD63DAF3D583D0BBEFB3C4ABED63DB13D313D23BE32BEBF3B2BBE473E093E9CBD60BDD73DB4BDF3BD74BE47BDE53C48BCAB3BB1BB123D99BD10BEDEBD14B9BF3D97BA9EBD0CBE02BE9DBD29BE163EF23D86BC31BEFE3DE83D44BD20BCAF3DDABE3F3ED6BD8B3D01BEBBBD49BEF3BCF73DFFBCFC3DD9B988BE12BE52BD5B3D0E3E82BE3EBE223E953EA4BCAFBC33BE94BE253D443D53BE88BCC83EE63D7F3EC7BDDE3B17BEA8BD213E82BDD43D4A3D48BEC13C4C3D2C3E20BEE03D80BE82BC2C3D5FBEC53DC63D363DD6BC21BCA9BD96BE8EBDB2BC813AE0BD963CD3BBD73E98BC7DBD453D293D4D3DAC3CA0BD923D14BC10BE163E233E42BE2FBC0D3E523DEABC5C3C89BDFEBD0D3D99BD28BCCE3D72BD833D32BE843E863D833E5DBC0D3D713CB9BD213DD73DDCBD48BE1B3D77BE813D9FBB4BBE1FBC903D84BEE3BCFA3D8ABCB83E0CBE81BADCBD6ABD763E51BEB53DE83DEC3DCCBD53BE72BEED3CD2BDD9BDDB3C22BE55BD2CBE38BEC6BDF63D07BE0BBE57BD9EBD1A3D4EBEC8BDCE3C563DF3BD42BDC43C893D2CBE053E863D093EA7BDF2BD723B383E833DED3A0F3ED3BA05BEBC3D283C37BD6B3EDE3C93BD14BD87BD403EA2BD8AB9283E44BE0CBE00BEA2BE173E153E32BD473D2DBE9D3DEE3B1E3DBDBDC8BDFA3D77BEB73CF2BC103E24BD5ABE09BDC43CBFBDE6BD083E49BCC03C1EBC03BC81BEB63D3F3C95BD2E3D4C3D02BE3DBCD63C9FBD113E493DF1BD4FBDDB3CB8BD133EF53D363ED4BDA73D46BE39BD883CBB3D3A3E613D5CBDBA3DE83DB5BDBD3C9DBD8EBE14BEBABDB2BD323E5A3C93BD623E023E183E993EE6BC403E04BD8EBE3B3DFF3D1A3DF33D85BD0EBE8EBDC2BD883C16BCB3BDE1BDB9BC223CC0BD2D3E6B3D253D5F3D79BE533CA53DE93D54BE3EBEB53DB3BC12BD9F3D983D373E9A3E14BDCE3D9BBC643EB4BC28BD3B3ECD3DDABDCEBD0EBDF83A8D3E2E3D813C813E873C8CBDEC3D8C3E7EBC7A3E1C3E513DB63DB33BB5BDA0BE643D06BEDBBDB0BD293E693D373CF73C8EBD183C893E89BD5EBEC13D9CBD153D093833BE543DB33D083EA23D38BE883E8A3D8E3DF3BD3D3DD8BD4F3E553EAF3D273DC8BC073D41BE013E07BE2D3E85BCCCBDB13CE53D953E553ECABC54BE88BD773D943E05BE553C683ED0BDDE3B6A3CB8BE19BD88BD223EBF3D063C4B3DB83DDC3D4D3DC1BCD6BDCB3D4DBC063D24BE8C3DB73D48BD9ABE8EBB7BBD8CBD40BE33BD663E96BDAFBD193DEEBCA4BBC5BD91BE773C1DBE443DE1BD8CBC3B3E74BDB4BD8D3D483E2BBEE9BDD6BD71BD1FBC263D99BDBF3CB2BBA5BB613DCC3DF0BD86BD683DA93CDCBD93BBA9BDEE3DA3BD0A3E25BC513D73BDC73DC9BD2F3E103E22BC3ABEB03D53BD1CBE03BE27BE0EBE143E83BB9C3D70BC33BD153EB9BDFD3C94BC943E0E3E52BE85BE643C4F3E84BD503E9FBDCDBDAD3EE93D743D9F3C2B3E12BE88BDF73D053CF03CAFBD94BD243E63BC043CF33D483D073C033E113E5BBD9F3D12BCC4BDBC3D373DEFBD403EA5BD873CEC3DA13D12BCAE3EBA3D713D7ABC2F3EB13EF73DA3BC74BC583EC3BCB9BD75BDC13DFCBC43BE05BE3A3ECB3D4ABE9A3D783EDCBDF6BD13BDDCBC3B3E0EBEC83D2DBD153E40BD90BC06BC0ABE89BD19BE02BCBC3D08BEE6BC98BB1C3CCB3D3FBC54BDB2BD89BD52BE88BC8D3D99BC6FBDD5BC113E3FBC0C3E07BEC03D933D2FBEF8BDF43DA93D69BE99BDF8BD3B3D09BE233D3DBEBF3D8C3EFCBCFE3D8F3C7E3C93BD14BECE3D9C3C10BE4A3C783DA93DBFBC273EAD3C2ABDD4BC713DADB7EDBD62BC90BE9F3CAA3D9E3D483EF03D2BBDEB3D63BD7ABD723D533E273ED4BD3B3DD6BC553D063E2A3B66BDB8BBDBBD5ABDC8BD95BDF63B393E0CBCC3BC0E3EADBBFEBBE1BDB13D1F3E483D823B0B3E023D843E323E89BE273C54BEACBD24BD0FBEB23D40BE5EBE7E3D8EBD3EBDC2BDD33D31BD99BD5D3D28BE51BEE0BD14BEE63C743EA0BC153EAA3BAB3DA6BDDABD353D3BBB663D643D37BE03BD2FBE5A3D953DA1BD13BDBB3DDEBC7FBD75BE113E5EBE2D3DECBDD53B51BE60BDCBBD263E84BE843D64BDD83D073E1C3E53BE803C98BC57BD08BE24BCCFBC353EC5BD243D1EBD413EBBBC0A3D253DED3D1D3E36BEE3BD53BE3E3ED23D523D913D0CBD6DBD113B9A3DB0BD443D153E573E493DC2BD153E0E3E783EA13DACBE97BD2A3C4ABD94BCD1BDAB3CC53DB33D0A3E883DA63CEBBDABBD5B3E203E3ABE2D3DBA3D94BD843E57BD3B3E4CBEC5BDA8BC35BE02BE39BD743E893EC8BD96BDA7BDA6BDED3EEABB07BCA6BDC33CDFBD113CDCBD92BCEC3D9A3DF83DC4BD3ABD2CBD67BE443E133D453DA83C61BC8B3D20BEE8BD79BEF2BD8F3DEA3C80BC21BE173EB53C62BD243E1DBEB0BD5BBEDE3A38BDA13C033CF8BC943D6EBD493CC43D23BE5D3E933D8C3DD4BCC63D4DBE813D653EEBBD83BD5A3D393E2FBEBABCA93D1D3C06BE5C3E943E6F3D9F3DB33C15BDEC3BF53D513E55BDF4BD3CBDB13C753CFE3D9F3EA63C993D4A3D1B3DAD3D0D3E033E8F3D2EBE513A3F3E65BDF9BD023E153E163D49BC9ABDE53CC73DF0BBBB3DE13C223DE43D983D2D3E2CBD67BE10BE023E5D3D013A96BD0E3DD83C83BD1BBE6FBEC33D0E3EC8BD33BD81BD01BECB3D993D45BE97BE6BBD8ABEAE3D823C143CF73C59BD17BD06BE1A3D043D393EB13CF03D4D3D0A3E82BD3EBE11BD883C19BD51BC0A3DCF3D9F3CA5BCB0BDD23C9E3E6DBDFFBDAF3EEDBD43BC653BFABDE1BCD3BD003E89BE01BE233E5CBD673D483CA7BC40BC7ABEBDBD2FBC833D87BC81BEC93DE43C273D50BE15BE993ED83C523EFDBC8CBD38BC193E17BDBDBD36BD15BDA53D1F3D893C31BE0D3E25BC863DE53D4EBE0B3EE03D81BD0E3D503D85BD543D12BE6CBD0CBDC93D82BDD6BD41BDA8BD35BEB8BD8B3D8D3D18BC18BE513D593E143E18BEBC3DA13D65BCF13B9D3E243E33BE56BE84BE423E833DF8BC0B3E11BDEBBA8E3D41BE0C3E193E8CBC0A3D16BE9E3E54BC28BE67BC50BED6BD923D683EB3BD603DB53D81BEA0BD2B3DD93CC43CA8BC4BBE95BC82BC75BCA63CF1BD40BD27BD483D3B3DBDBD31BDFABBB83E963B3CBC203E06BE013EA8BE463D133D4E3EEE3D12BE9E3DE33D34BDC43DAC3D35BD54BDBCBD803D923D763DA13EC5BB46BB8ABE2C3D033DCC3D003D183E21BD34BE87BD393DB63B823D0BBE20BD103EE7BC153E103E4E3EE23D8F3D3DBE453C733E543CB8BE06BE6DBD773D4F3C373DDBBD50BD303DA1BCE03D9BBDCF3B41BE23BE0D3D4DBDAEB8C4BDC8BD7F3E03BEC6BD2DBE11BE183E003D993D7A3EF83DEFBC0A3CB63D4D3ECDBA303E803C073C0D3EFEBD0FBDC73D173D443EB23D833DC43D343C1BBE653E09BEFFBDB5BB443E09BD4E3CD63DA83E03BC14BD653D1CBE3EBE6DBDD63B9E3AF6BDE43D75BEDEBCA8BD91BDAFBD6DBDA03C4ABEC43CEBBC48BE533D9E3D7FBEC6BCD43D4ABD32BD75BD99BC07BBE83B5A3D0CBE2DBE343CC4BD4ABE92BD12BDCE3DDDBD2ABE963D8E3D9BBB46BEA0BD823D2CBE95BEFCBC04BE903DD03D31BE993D4D3D8CBEB73D103EF6BDE03BA9BED8BDC53D14BE403D263E94BA743ED7BC663CF4BD803BF5BD12BE133E993DE6BD2A3E9F3E223DD53DC23DCBBD973D2DBD803CC9BCC13C4CBE40BD143CC13C3F3D50BC03BE3BBEE7BD9B3C3E3E46BEACBDF8BD04BD553E4ABDB3BD1FBA813DB53DCD3DFE3D343E123E17BDB2BC6DBE843E37BD7B3EACBE16BD583E00BEF23D9B3D0FBDC43C403EFB3CB23D6B3EFA3D823D01BE573EF43D24BC643D1B3E8C3D8BBD083EEE3D5FBE0BBEF7BD24BE98BDB9BD7C3E0CBE09BE02BE5CBE163D123E823C933D1EBE26BEFE3C81BD933D40BE9FBD2E3E863D48BDE43D8EBD62BD673E373CBC3C10BC0C3E32BE923E0EBECCBD0F3D10BCDE3DA9BD043D303D233EAFBD5B3D2CBE50BC13BEA4BDB23D393E163EBDBD36BE0D3EF0BDB93D8E3E89BE563C47BC2A3E0D3E803D29BE4E3E5C3E543E893D7F3DBA3CF0BDA5BC7EBD89BDFD3DAABD7FBC9C3B01BE7A3C1E3D3D3DC63D843DB1BD073DE7BB4A3D0BBE3B3E0ABD713DBC3D093DB0BD27BEF83CA63D04BD90BD0E3E29BEF43D483E523D703D8C3C11BEEB3C933DC23D8F3BE2BD803D21BE77BEC1BD69BE11BE22BE033E4BBD443C1A3E90BD7CBD8ABE3C3D00BD18BDE73D093E113E22BE45BE1BBCDF3DAE3E4ABEFBBD37BE9FBC12BD6E3C033E303E26BD4E3E3F3EC5BD98BB86BD2CBD74BE1C3D7B3E273BFF3CC9BD563D85BCAB3DFCBDBA3E243E1B3E2BBE2A3EB0BD063D0C3E0BBD53BEAD3D0CBEC13DEE3C1ABA44BE523D413DBB3D1ABD8DBC41BE4B3E1A3D3ABE34BE5CBDF7BDF3BD093D983D3E3EC4BDD4BDA73D833D32BE10BE41BD0D3E2D3C4C3E723EA1BD03BEA4BD4A3DDB3B48BE7FBE893D943D44BC233DB6BDF3BCBC3D153D703EA2BD8EBD263EECBD9DBE30BE613C0ABD1D3EC3BD01BE623D10BE23BC913DF5BDE73CA93B8E3CD8BD8A3E4A3DBBBDB23D2B3E09BEAEBDB83DD13C253EE9BD16BECB3D823E70BC81BC1CBE333E4B3D183EC9BDE13DBC3D923EF8BDBDBC9B3C57BD3D3DFC3C113EADBD453EDB3C68BBA53D4FBE0ABE34BB19BEF7BD6C3EF33D543E583D103E27BEEC3DCDBDE53D5A3BA03D453D7FBECCBCC3BA5BBD65BC0ABED4BD8CBCD03D5D3EB1BC4CBD59BD01BE8B3E2F3E2B3DABBDE73D60BD203E30BEE3BD7E3D8F3D883EA8BCB0BD523E523DF53D603E94BD6A3DD0BECC3D263D2E3E463EAA3DE53D813D253ED93C8DBD023ECC3D5BBE093EFA3D783E3EBEC1BDCFBC373D043E2C3EDDBC7EBC093DB5BC60BE9C3CC9BC03BE3FBEF9BA08BE483E58BEDDBD88BDE0BDAFBEAD3D56BD43BE2D3E073D82BE4DBDCABC7D3DF53C9C3C3FBE69BD063E123E3D3E45BD0ABEA5BB353A08BD033DE4BD093E883D28BD723DA6BE0BBE933C3BBA66BD063D39BE28BE96BD0B3D323E37BDE0BD87BEA7BD82BD13BE88BD5C3BEBBD7FBD903D8A3D533E053E00BDEF3D683EE43CB53D45BE3BBDA83D8C3DCE3D04BEEC3DB53D17BDC1BD253E2C3EF0BDB93CB9BC05BED5BD1C3D083E2F3E563EB93D2FBE003C42BB1C3D423EC73D41BC4CBD6E3E1ABD8F3E1DBE84BE3DBD693EA73DB93DAEBB573DB2BEB93D35BDF23DE5BD883E0CBD39BEC13D653DE23CE4BD833D44BEE4BDEFBD92BD053ED83D2E3DEA3D373E50BCEC3D843E53BD33BDF8BDBA3D1FBD8A3ED3BDA2BE19BE073D13BCA83D743C873D1BBD5DBCA43D163E5C3E633E",
      torch_tensor_32_64_torch.bfloat16_1: "0x02000000C53C9C3EA83BAC3C9BBC283E31BEF93C9B3D91BEA43DD63DDA3D863A06BE87BC643D7EBD3EBE453EE4BC343E883D143C80BE65BDA43DB93CD9BD0E3E37BD883CCA3DD83DD5BB64BEA5BEDA3D903C25BC763C90BED73D1EBD453DF43D1FBD3E3DC3BDEC3C5BBD43BD3EBE41BE453C9EBE40BDECBDC13C213D88BE23BD583EAE3D0E3E9C3D05BECDBDE4BD1B3D8B3D20BD9CBB37BDFA3C883E0FBEB3BD77BE023EBDBD24BD11BE91BD953D993DB2BE5BBC93BD123ED2BB08BC8BBE8ABDD63C933DA13E89BD23BEBFBDC6BDC43D28BDAD3D12BE71BEBD3B2A3EA1BD363EB8BC2ABE87BE4CBD39BEAC3D54BDD43D783D99BD143BCE3D523DB0BDF23D1ABC66BE46BDDA3D643EABBDD23D593E6E3D0DBE0C3E77BE15BBE0BDC53D5DBCF13DC3BDA43D5B3C873DEFBD15BB973CA0BDB3BD3D3E9A3DD53D623DF3BD463EE83D4A3EC1BC273D6CBDD2BD953C5DBEC03D5FBE013EEA3DCFBBF1BDC1BDF3BD7EBCF03D3E3D0EBD8C3D213DC93D183E683D723C5E3D21BD483942BED2BC2B3E273C7B3E1DBD963DC53C1E3EB0BCA5BE043ED9BD2C3E4C3D0D3ECF3D913DB23EFABB873E36BE20BE6C3C6FBECEBCC83D1CBB293C083E593E9A3EBE3D3E3EF73CCB3D9BBC2E3EEE3D1C3E163E533D27BD7ABC8E3C8DBD8A3E1FBE21BE803D003EC2BDFF3D80BCAC3BE13DAC3C733C063EF2BD2B3E8BBD72BE20BE05BE753CE03D953E333D6C3EA6BD1F3E363D3D3E8ABD9CBCB4BDA8BCA3BDEABDB9BCBABC693CA6BC333D8BBDC93D7EBD933EA0BCA4BD843D54BEC6BD233E733CA93D203D3C3E01BE813D93BDF03DCBBDFEBD0DBE003EA0BD55BC9DBDA13D103D153DCEBD32BED4BCC23EA7BD23BE51BDB7BBCF3DA93D31BD0F3B433D123D853DFC3D9C3B30BE363E0BBE7D3DB7BD8CBCA7BDD23D01BDF03D07BDF23B08BEA1BD483D473E63BDF33D773CE73DB73D2BBB0BBD033E8D3E9C3E12BEE8BC65BED3BD05BED8BDDEBD24BD0BBEDEBCC93DD23DC63AB7BD1F3D253D353E563B13BEB8BD65BE8D3E6C3C2E3DD63DEE3D0ABDA0BC5EBEBDBDF7BCA2BD203EABBC793E12BE6B3D73BE0BBCB33D8EBE19BD093E47BE13BD9CBD2DBDA0BD193EA63D42BD623DC6BC3ABDAE3D713DEA3C1A3EA1BD623EF2BD563E6FBDB23E593D013E483D7CBE6ABD42BE51BDDC3D85BE7D3DEF3CDB3D23BE213EC1BD9BBEAF3D0EBD41BE3DBDA43D1C3E1D3E15BE02BC1D3E033E6CBD263D263D81BDFC3D65BD1E3E49BD653E373DA63C7FBD5ABDD5BD093E943EB53D1CBEB23D303DC6BD2C3E323E7F3C143D0BBEF1BD78BDE3BCF13D76BD07BD0FBD583D9EBC113D7ABC5C3C3D3D5FBD563E853B21BB443D003E20BD70BD1DBD163ED43D88BDB53D433E873D963DD33D653EA2BCEA3C2CBEF9BDF8BDBCBC823B30BE013EDC3D89BC033D0A3E143E27BEC33C8C3E11BEE83D10BECEBD823D07BE393EAABDB8BC653CA6BEDEBD3BBEAB3D38BD743D023E04BEF5BC5F3EF9BD2A3CB9BD153E803D15BE233CB5BD213EFCBD403E6E3B97BDE13D8E3E09BE64BD2EBDE7BD8C3D83BD81BE933DC5BD0E3E823C13BED1BD303DB4BDA7BB833C15BE4B3DA83DC13D243E913C5ABE463E253D3FBE563D2A3D393CA3BE57BD563DBE3D293E8D3DADBEF13D1F3DB13D573E153C3F3E33BC853EA7BE6A3E6C3D173D23BEA83CEFBD413DE2BD8A3D47BD1C3CE2BCE1BD9B3CFB3C023E2ABEBD3D5B3E1B3E17BED83D813D09BEF2BD293DA63C9F3D4BBE51BE9CBD353EF33DA63D2A3E3F3C18BEAC3E7C3E0A3BA1BEAD3DDDBBC73DFABD8CBD22BCF3BDC23D24BDC1BD82BE26BEC2BB6FBE203E53BE3BBE75BD833E87BD40BD0ABE3C3C023C32BEBF3D1CBE95BD75BDEA3DFDBD98BD063C9E3D6FBE913D42BD933D663A48BDD5BC47BDA83DC33E583E8C3B2CBECABD0D3E773D8ABDAC3C9CBB3DBD8BBD9DBDE93D8C3DA7BD533D3CBE59BDC8BD3DBB913DCA3D0E3D11BDB7BD973D923D9F3D0CBD523C4A3DB73C903D9DBDD63D403DAB3D253EC93D0CBD9FBD2FBDBB3B623E2DBE2BBE0DBD6ABD67BD163DE1BD5C3DC63B85BE463EC33BF23D613E4BBCF13BCFBDA5BDA73D123EBDBC08BE493EA3BD5ABE9CBCBBBC40BE16BEFB3D70BDD03C003E933DD03DD5BD933DA03E063EB6BD093E0D3D04BE3A3DE8BDECBB683E613C823D6ABDD43CCEBB6A3D103E063D383E983D983D9A3BDB3DAE3A86BD843DD5BDDC3C383E1B3EC4BD883E4E3C54BE3EBD5C3D0FBE833D893D3DBD473EDEBB093DDBBC24BE9DBD06BE8F3D033D9ABC11BC933D263E41BDA2BDC2BDAF3CC0BDAB3CEBBDA7BD173D1B3C1BBE2ABB91BC80BB6EBE4B3BA0BD84BD2ABD713C0FBD6BBDB0BD163E1EBE13BE43BD853A1C3D3B3EC6BD8C3D9B3D4DBC06BE40BE6C3D183D62BDCE3CF7BC063E24BD8BBDD7BDA0BB8D3EE53D89BA143E013E973CA3BCA9BD8ABCD7BD0F3DCDBC883EBF3D30BE3ABE41BD98BD193E8F3E9DBD54BD823D873EEE3C483E5D3E7EBD48BEAE3D09BE03BC62BEFD3D1F3D873E4A3E8FBEF0BD26BE083E903D263E13BE17BD7E3D2ABDDB3DA6BCC0BD14BD50BE2D3DDC3D38BE78BD153E093DC7BD003E8C3DF43DA1BBAA3D153E88BE013E8CBE5EBD8DBD43BE133DA0BE08BE74BE1F3E55BE37BC36BD6B3D323DEF3DA0BD5B3E553EC2BD75BEA4BDA6BDE7BD3CBEDBBDA43D593C9D3CE2BDA63D31BDA9BDFCBD183E7EBCB1BD163E36BDA0BC103D613E373E52BED33BFD3C1CBB7EBE33BE733D2E3C25BD653EA6BC553DE13D603E22BE513E953B0E3E393E863D34BEE03D75BE28BD90BD30BD5F3CE7BD0B3DD73DEDBCE23D0BBDC2BD12BED23CB9BE543EABBE98BBCC3D1DBD01BE0F3C0ABC81BE2DBEA93D81BE9D3CB73D28BE9EBD843D22BD77BEA2BDD53CA2BD3E3E32BE76BD91BD30BD913D32BE2ABEA3BD3F3EC83D1F3D8B3D12BE453EB9BE693D25BE143E473EAD3D1CBE3FBE8F3C033DEFBD413DB8BC30BCF33CE4BD10BED6BCDD3D923DCABDD8BD8DBC1E3EE2BD8A3AED3DA63D15BDEABD893D673E6B3C803C3CBD373DC63C8EBEB53D58BD483EBEBDAF3C87BE2E3E3F3DDB3D5D3D2E3DA33E123D863DE43DD6BD743D25BDB5BDEDBDED3D213DBE3D02BDDBBD8A3CA9BD013DF3BDE9BCEF3C083ED93E003D253E043CBA3DCBBD8E3D70BDD9BD1D3E1ABEDDBEBC3D9BBDC5BD0A3DB9BCF9BDAFBDBABDD23D4ABB2CBE59BEFDBCA0BD043E513E1D3EF43C5EBE323E9D3C423DB93DA9BD593DAFBBA93CFD3C3A3E063C1EBEA9BD03BB703DC73D253E2E3E19BEBCBDDE3D183DA83D94BE40BDE9BA74BD29BEF33D0E3C2FBD27BEFDBD89BD8E3D3BBE8E3E8CBD79BE0C3EC53DBF3D7E3DE43C1DBDDEBD33BE083D683D853D843DE9BD8CBE8E3E1E3E70BD36BDBCBD293E4A3D9EBC9ABC6BBE9FBA60BE203DD6BD123D1C3E66BC8D3DD63E563A983CB9BEE1BC05BD0FBBBFBD253E05BEEF3D23BEF9BD373E2FBE14BDA9BD3F3E813E1DBE65BDB13D193EAD3DB4BDA4BD69BE04BE173C33BE39BD983D8DBE8C3BE03D88BD0C3EC7BD343CC0BD3FBD9F3E7A3DE13D50BD88BD15BE93BDAABDA6BDA1BDB83B4B3EB73D8C3D34BED4BD24BD79BE54BC01BD3EBE52BE34BCCDBCCA3D753B0C3C56BDFDBDC83C26BE363D6ABCF83DCEBDE23DEB3D263EE4BC96BCE33D55BC473D7B3E16BDE63DFABD91BC52BE31BEFCBD0FBE4B3D57BE29BD823D5DBEBC3D1C3E06BDACBE25BDE33D01BE9D3ED0BDD03CD2BC533EE73DFEBD583E023ED5BDB7BD2F3DF73C5CBE6ABE71BD9D3C4C3EFCBCE7BC3C3DC83D87BE2CBE083D1B3D3A3E0EBD5FBDDE3CA0BCB1BCA0BDD43D8EBD193CFD3C143E3A3E8E3E89BDB9BD2C3E203CE0BD833D5D3DDA3D90BD973DB2BD0FBD9EBDC93CEABDF83DEEBD0F3E1D3D953D483CD6BDB43D1C3E783E183E6D3D8C3D5EBC15BE76BEEC3C903D17BE41BC10BEF1BC75BD9DBD8ABD62BD8C3DACBDA6BB0FBDDC3D7BBD983DEBBD8D3DA6BEB53DED3D1A3E02BEDABDF7BD2DBE2F3EF9BD99BD9F3D523D9ABE3C3C56BC89BEF4BDE33D9CBE84BE15BE17BD97BB59BDC8BD4FBC93BDD43C6EBEF93D96BD09BE0EBD18BEEBBD053EA8BD7BBE283E7BBC943DD8BD8DBDFEBDFA3C3C3DB03D57BC81BD3BBE873DBFBBAB3DBCBD33BD1ABDF83D153EE1BDB73D453C63BDAEBD463E30BE963D55BDA3BC83BDC13D0CBD8FBDACBDD5BDEBBD7DBD22BDD2BD123EA3BD0BBECF3D963D3BBE18BEEB3DBE3DE53D38BD273DA73DC1BCA7BD36BE3D3D60BCACBC383EF2BCD1BD92BECA3DB7BD963E543CF13DB5BD11BEA2BDC43D22BDDA3D9ABC13BE013E3DBDBF3D8C3C89BD3DBD05BEC4BD6CBE94BD383E1FBE39BA233D153C5F3E06BE96BD29BD1EBD4DBEED3D243CA2BD2B3E24BEA83D073BB43D1B3E63BDA83D383DEABC8E3A0DBC36BD85BE5ABBBABDCCBD41BE35BD4BBDE93C173B87BE20BC053E3A3BC6BD6DBE08BD3D3E0DBE8A3C543E853E8ABDBE3CB43D2CBDDF3D08BD473D87BD18BE00BDFE3C8CBD68BEEDBD2CBE543E91BD2BBD85BD2CBEF73DD8BDC0BD1A3E473C51BD27BD94BD62BE01BE82BDAA3C8ABC093C8C3C1ABD47BE8CBCAF3E29BEE2BD50BD093D07BE8FBE88BBF13D3ABEC3BD2F3D1ABE913C173EECBDA3BD343BC5BD77BCCCBDFCBD883E17BEC5BD5FBD6DBE1DBE033E963E7CBD473E2E3E243EAD3D06BE7FBD3DBE1CBE02BD3A3D0D3D5D3EBDBB8EBD21BD3C3E193D19BDA23D113D20BE8DBD133EFBBDAB3DC23C8C3D9C3E34BEB3BD73BD773C10BDA5BD0DBE063EBE3D113EE93DD3BD93BD523DB3BDA4BD2BBED93DA63D47BDC2BD963C03BE04BE1CBE0B3E26BE18BEACBD343DB83DB13DECBD50BD903E063D17BE09BE39BE473E43BD11BE19BDD53DB23D163D35BD5E3E93BEBC3DAF3CF83C0A3E7ABC123D18BDE73C2DBEC63C5D3E1CBDE33D15BE903DFF3CCDBC88BEC8BD923DE7BD92BC193EE5BD9BBDE33D72BD2C3DCCBDADBD6CBC40BB1CBE88BCF4BD2CBD82BD143D6DBDA33D32BD603DD8BD813EC6BDAE3D9D3CF23DCB3B9E3CD03D903D043CCEBDA63D563E03BCDEBDB1BC413EDF3D16BEC3BC3F3D0B3DBD3D343E83BD96BCD03DDFBC233D633D9BBD933D26BE013B403D7EBE63BD0BBE06BD083E21BEA23D99BC4CBD18BE223E29BE8EBD013DA63ED03DB13D8ABDEFBA3FBD413DFE3DA33C183E77BD1E3E423E81BE103EE5BDF2BDEBBC633CCABD533E263E6B3D56BE61BE733E46BEA23D873D0F3EDD3D1FBE87BDB8BDFB3D9D3D03BE0ABD253E713ECC3C35BC66BE5FBEC43CC3BDA83B53BD9BBD88BB4F3D2EBD6A3A9ABD373DC4BC3BBE9DBD73BCE83B253C70BCC0BD713E113D7F3E70BD82BC4DBD61BD42BD8D3D2B3E54BD46BE503E2FBB8CBDA0BEA03D1ABE923D1CBEF6BCE0BD043E74BDFC3DE03C803D67BDF83C2EBE373EFD3CD4BD353EE9BC243DF63CD9BD0A3D523E3BBE733D9A3DEBBB3D3E40BD40BD1D3E3C3E223E37BD1A3D0B3E413DCFBB39BE85BE2BBED13D0A3CDA3D19BE853E7D3E8EBDF2BD423E85BB15BE423D853E0EBD603E59BD083ECEBC403DFB3DB1BDFD3CF3BD3D3E5FBE26BC1A3D0EBEF1BD2CBE06BD17BE9A3BC3BC18BE953D5ABB893D423C773D58BE29BE253EB83D05BE183E333E483C693DADBD253C163E813D203E0B3D9A3D123E503E83BC9ABD4ABDCEBD123D3C3E123E0A3E873DCABD863E12BE913DB33CDB3C823D133C543C9D3D433E20BDB03DB0BB113CFBBD773C7ABD9E3DAE3C9EBEA0BD10BE08BE153D11BE983D5CBEDFBDF43DC93D853D6F3D58BD043D473E673EC4BD8E3D013EAE3C9ABD77BE03BEB43DFDBD",
      torch_tensor_32_torch.bfloat16: "0x02000000A53F3C3F5D3F633F2E3F493F5A3F8D3FA03F913F883F933F3C3F893F863F2E3F813F623F973F8D3F6C3F7F3F223F963F9B3F813F343F683FA53F1E3F9B3FC93F",
      torch_tensor_32_64_torch.bfloat16: "0x020000006EBD3F3E0E3E813BECBDC73D58BD3ABEDB3D243E6BBD9DBE4C3E8E3D04BEFD3DF8BDFA3D71BC08BEC7BD2FBD43BC21BE0DBE7F3EA83DBD3D9CBC023EE1BD97BD653D04BEA63D183E24BE02BDB9BD09BD453D58BDABBD9BBDAA3D283D1D3D26BD223DC3BD4FBD1D3D533D87BDF9BDD43D8C3D34BE9F3D21BB093D983D393DFD3C97BD50BE093ECABC843DD33C70BCC53B853DE03D81BC25BEB93B4F3D62BDD7BD15BE033C87BC2ABE14BD3BBE063EFF3A28BE373E8ABD773E333EBB3DEB3C0DBE003E073EB73D423EE43D31BE58BC79BEAB3DA93B363B713D493E44BEB93DE13D083D223E2EBE543EC5BB2BBD883D443EF5BC1EBE20BD1D3E16BE223E9DBDD13C68BDB83C9B3D233D18BDCCBDC6BDB03C94BEAABC8CBE72BE123E06BDBFBDA53DB7BEE8BD443995BD1BBDDC3CD93D293ED1BC20BE353E5EBE853E8CBCCB3D40BD23BD65BE81BD343E6B3EEABD023D61BD6EBE5DBD483C8DBAA83C613CF0BD163DC9BC0ABE44BE363DC1BD693E22BE813EA0BCAE3DB73DDD3C9ABD883E24BE59BE063E0B3C8CBD783D94BEDCBD90BCE93DE0BD4ABEB4BD1FBE933E273C2BBEE6BD2DBD8B3BA43DBABDD9BDA63D873E6F3E013D5D3E1EBC14BE983D2D3D00BD42BB5D3D023EAFBAB63DE73DBCBC093E53BECABB853C4ABD633ED13D46BD28BEABBD97BCACBC8FBD703D03BE44BD2EBD58BD34BDFDBD3D3ECA3D273D19BE9EBEBABD88BEBA3CECBDE3BDBF3D0D3E523DD93D863D953DAD3DD23CCC3D92BC72BD233E013D0CBD2BBE163EFEBDD33D563E11BEDEBD563DD7BDD4BDA43DB13D5DBC993E09BE3D3CB13D1BBE79BDDBBB4DBDAEBAB8BD29BCEBBC7D3E04BD4D3D873D22BDD0BC7EBDE03D793D5B3C483D0DBEB73DDC3DF0BD6E3E843D253D88BD5BBE49BED23DE53DEDBD223E863CD13C873E65BDC93D333D043C683DEB3CA43DA8BD8CBD18BDCD3D583EFBBD9CB9463EA6BD4EBE5F3E893DF53C50BD79BE463D323E7ABEFF3D73BD98BD583CB3BD2DBE693EEABC06BE18BE863DD23C39BEE13D723EC6BD5C3D2CBE8E3D9D3E1D3E073E563DFEBDCE3D42BD113E0EBD89BC2A3ECFBD2A3D31BE1CBD933D38BEE83DCCBDDC3D563ED23CFABDE23C45BC81BE123E09BD59BE28BECF3CDB3D3F3ED1BD86BD99BD4F3D543EDFBC2A3EB7BD99BD103EACBEE1BC45BEA6BD083E0FBEF83CC6BCAFBC5E3EA5BD323D10BEE1BB9B3D51BC10BED63D31BEDCBC0D3E313D223E18BE033E0D3EA73E73BE783D913D3A3DDDBB0EBD08BC783DD6BD8E3DD73B7ABD423DA73D07BB31BD553E343DE7BDA93D08BB60BED93C77BD3F3E5DBE143E333E78BE033DE33D1DBE75BD18BEF3BDD3BDFB3D053E74BD24BD0CBE76BD8DBC52BE01BE37BEF8BB57BE273E90BD76BD153C663E213E843C8E3D3E3EC3BCEBBD05BDF5BD1BBD533E2CBD313DC73DF2BC5C3E9C3C24BDAB3C90BD6839193E773EA6BC223EB63B323D41BDA13EC63D21BE4D3D833D14BEFFBD393D8F3E1ABE80BDAA3C433DB83C123D7C3BC6BBF7BD4ABEE9BD2DBE80BD033EBD3D4ABDCDBD49BD2EBE48BCA73CA9BC53BE493DCC3D393EBD3B06BEEFBDFC3DCC3DBC3D7CBE89BDC7BE333E33BD3E3E7E3D4D3EE93D563DEB3D2CBEC1BD71BE9D3EB5BDB33DEA3BD53C0ABE213DA03D183E0DBC0FBEA43DBB3AC7BD783DF1B9D8BD8CBD7DBDA2BD073E3D3E21BDBE3B5F3E893E0C3E3BBD1C3D1A3E593CFC3B3ABEE23D51BEB33CBD3D31BEB73DF63DCF3C4DBE5C3E3D3D1DBE5DBEAFBDB83D903D053D223E07BE4F3E4D3B3C3E7ABDA6BC09BD2CBE293E5ABE273E4D3D173E4EBEE53D66BD83BD09BD1F3D46BC5D3E5C3C87BE883D9DBD07BDE93B483D9D3C4F3EF63D3E3D2FBECBBDADBD34BEC1BD3B3E19BD103E8FBD003E0BBE3D3E8B3D15BE053C9FBD8FBC583EB83CD5BD87BEB9BD073E0E3E513E8D3E7ABD78BD2A3DE0BD9F3DE3BB313E08BD5C3EB5BC9DBC42BD993D46BD0BBE07BD2F3D46BE37BC9A3EB83DF03D10BED0BD7A3C343E393E8C3D40BB483E923C8F3D62BE2A3E9FBD6DBED13DDC3D7E3CA8BD673E0E3D39BBBC3DC1BC733D453CD7BC963D5BBE66BE613D603E3BBE42BE7FBBF3BD85BE03BE1ABEA3BD393D7CBE8BBD4ABE0A3EB33DAC3D66BD563E293ED3BC283E253E2C3ED9BD4F3E7F3D823B34BE8FBDF9BCAB3D633C063E483E65BE153D49BC893D913E4E3D913DD1BD6A3EDFBC05BDB93D83BD8DBCC63D93BDC9BD6B3D4A3E81BEE5BC0E3D11BDC53DAFBE4ABE6ABC833DF33D17BD51BC403E4CBD5BBC323D163EFD3DCABA6EBD60BC013D56BDC93D27BD0A3D133B8E3D023E083E563D3ABEB03DD5BDB73BF93DD83C9BBD22BEA7BCDD3D1C3DDABD34BEA7BBFC3CAC3E2D3D2CBE33BDA93DC33D45BD8B3C94BDD8BDCABD85BD493EB9BD2E3DA63D773CD6BD053E2EBE19BC8CBD58BD9C3E47BD7FBDA03DD13DF53DCF3D72BDECBAD1BDA9BEC7BB2EBEC53C28BED23DD1BC21BD363ED2BCD4BD9E3CDF3DCBBC7F3DB03EB83E673C2A3E2C3E76BCEABD2EBEE9BC9EBEF7BDE73D973D16BEE8BC253E97BDA63DF93D1BBDC03D803D043EA8BD2CBE613D793E0BBDFABD413E5FBE183C9BBDB03D8CBDF3BC3ABE123D103E7DBC36BD173DA2BD6C3C51BD40BD9E3D453E133D943D853D7EBD30BE573C623DB83DDCBA173E063E26BD983C7DBCE03D8C3D893D493E30BE6DBC46BE24BD8EBEBDBDACBDCEBC35BE933D193E11BDE0BD4B3E9E3C8CBE563C303EEDBDCF3D8F3C86BE8BBE0D3E773B3E3D0EBEB9BC15BEC83D99BC59BC13BC5DBCC03DF1BD2F3EBCBC603EA9BC4FBD84BD2ABE4CBDA23D09BE0CBE5CBD28BDA43D453E1DBD13BD2ABE25BEA0BC843DDF3BE2BDA9BD3ABDAD3D2EBD4B3D0BBC2C3E1FBD2E3C8D3D3DBD98BCDFBDE93D9F3DABBDF63BE73D0CBEDA3BEABD843DF9BDC23D2F3DE63D7DBEFABD683D36BDC9BDFA3DE3BD713D21BEEF3D5FBD84BE98BDF7BD963E01BE10BE17BE313DA03D61BC9B3DD23C04BECA3D9E3D4CBE6CBEE8BD503DE3BCD13D6CBEADBD733D3FBD3B3EDD3D633DA43D64BC253D34BD8FBD0B3D79390FBD1D3E13BE19BD3D3E063E053D6B3DD1BD17BE423E323D44BE46BD30BDEA3DBF3D1D3D5B3D9F3CF9BC38BE2C3B933E01BD563DA0BCA93D67BC073E63BD873D18BE1FBE1DBCA03DBDBDAC3D093DB5BC033D19BEE4BD433D183EFDBD523B203DDE3B86BCB8BD06BE523D663D19BE77BB133E84BD613D2D3C7EBDF13DB33D763DD0BB05BEDB3D373E4EBEF2BD04BE913D173C233EE6BD28BE4ABD523E103E383D23BE34BE053E92BDF6BD0E3EC9BDFEBD6FBE093E883D393E97BD733D5BBD0FBB0F3E78BE12BBA8BD2ABE853D6D3EE7BD92BC9ABDD9BDFDBCA53B99BDE5BD06BE503D71BE633E86BE853B5ABC913D7A3D913CE6BD4EBEB1BD3ABC1C3E093DE33DA73DF73D31BE073DCE3EC5BD813E80BDFBBDE7BD6ABD423D7E3ED7BDCBBD5DBD02BED73C0E3E9DBD2B3EF2BDC33D733D9ABD1ABEDFBD06BEB9BD22BEDFBD32BE063D5E3D963CF5BCB5BD353E4CBD133E9BBD853DD43C213C3DBE98BD9FBCDABC63BD63BDB5BBBD3D8B3BFEBC64BD25BEB33C15BC943D5D3ECDBDFE3C95BEFA3D233E53BD223EFE3DBF3C30BEB03D183EB2BD6EBE0B3E54BE963BE8BD913DA6BC2EBE94BDFABC9A3CBFBC03BD98BD5DBE8D3B5EBD023EFDBDC6BD82BA923E753C26BDFF3C163EA23A953DD03DD4BC67BE6BBEF73D143EC6BDB13DB03C01BD7A3E09BE44BD2E3D2B3E3D3E15BB083E303D35BE85BD86BD02BEB43D9EBD5BBED1BD1B3C243DAE3D743C19BE8B3E8A3C1BBEA4BEC7BDA83DA7BD463E09BE19BDC4BD4A3E073EB1BDB73BB4390ABD923D8DBC7B3DC13B4F3DE7BDC5BCFBBDDA3DD9BC313EBB3DDD3DC8BD8F3DFFBC413D8BBDEE3D5BBCF5BDB1BE5ABD443D5FBE33BD373BB63C233E473EA03B03BEFA3D0BBD85BDD9BD30BD16BECCBE1FBE6FBDF93D863DDFBC013E85BD033E3BBEFA3D4B3E893D2ABBF83CA6BED03D903D08BD9BBD17BC81BCCF3D9A3E12BE163E743E8D3D1C3ECDBC4A3D8EBD07BEB93D15BD68BD0ABEC1BE193E723D85BC563D853D2DBEC63DC63CADBDAA3DF03D273E0B3E00BDB93CA4BDB5BC73BDE9BDF2BD0FBECB3C03BC64BD3B3D9D3D0D3E973E913C02BD1A3C483E84BD26BD7BBD4B3E973D893C9FBD7F3D30BD4DBD65BC223E96BD9A3EA0BDA7BD8B3E2F3D4A3E973DFA3C02BB61BE6A3EDA3C16BEBB3C00BCDBBDCBBD0E3DA3BCA3BC923CD63C093DD0BD2B3D2CBE9C3E413E99BC403D9D3D77BD6ABD53BDEFBD603EC33D013ECE3CE83DE83DAA3D053EAFBD1EBC0CBE403E813EE73D093D903CF03D0ABCEE3DF53D9DBD233E1E3ED83D27BDCC3DFCBD05BE23BC943D133D17BD753E37BD613D95B90FBE8DBC64BD0F3DC7BDAA3D033EEC3D8B3C14BE423E6ABD6ABD06BE7FBD15BDBA3CDA3BE5BD0FBE383E54BC47BD08BED03B32BE82BD44BD0F3E83BEAF3E0BBE9CBD15BE373D463DA93ED5BCE73D4FBE28BE2BBE5FBD9EBDBFBD6EBEBCBCBCBB263E0DBDD33DDCBDF4BDA8BD183EFA3DB9BD26BE87BE0C3DDB3D8E3D42BD073E343E2A3D4E3E60BD763C063E163EA9BD383D66BD233E2ABE743DFB3CFBBD76BD113E813D1B3C3D3E8D3BA9BD573D333DBABB293E18BE113D6ABC89BE0C3D11BEE7BDB7BCB0BE20BC533E94BE4DBE46BD48BD9DBD83BED8BD27BDAF3D2CBDACBCE2BD13BDC7BD1ABE223EF5BD57BD24BC9EBD673DC83DE93DED3DA2BB8ABD39BD173EA1BE0ABC103E5D3D00BDB0BCB63D2E3DC1BCC33DE43DA1BEB63DF1BC2FBE273D13BCCBBD6ABE01BE83BC463EF83D8F3E9A3C183E913C703D82BDDDBCDC3C42BDE8BD23BEF13C953CB73C30BE003EC23DFCBDE73D9DBCA03DE5BD8C3C27BE8EBEB83DB33D993E993C7C3E08BE4D3EE9BCD3BD733E78BD023EDDBD3ABEF7BD87BAE7BDADBD10BE873D1A3DE4BC0E3EC5BDC53D8DBDD5BCF9BD45BC18BBE7BD01BE753E8C3E44BE08BEE8BDD8BCA73D1CBE11BEBDBD3BBE42BE0A3E6CBE56BC94BDC03CE53C0ABE9F3D10BDCFBD173E72BD213E94BC6A3CF7BCEDBD983EB8BB163EA63D8B3EB5BDCFBCD83D28BD39BDD4BD51BD893D84BE12BEC2BDFCBD053EAA3DA5BDD63C033EDABC5ABDAC3C363D1D3E3C3EDF3CEA3DFBBDF3BC75BD273E2EBE103EB7BC443B933E0DBE25BE373DFBBDE2BDC5BD383C8ABD583DFD3C3A3DE53CA13D35BE12BE84BE843D98BD233EEDBDAE3C113E0C3DBE3D693E42BEA93E2ABE553D903D44BD55BE1E3EC63D3ABEC73DCDBD363E98BE6D3DA63DE5BDF33D0B3EE53D0BBE603C51BD4A3B9ABBD1BD483E3E3E11BE293E65BEC9BD443E17BEE5BC2CBE5C3E04BD413D8A3D61BD953C5B3C83BB56BD613E483D51BE643D7C3E8ABDEF3C62BC223E0CBEF93DC83CE13C93BD83BEABBC023C9FBD00BD7BBDF33C06BD91BC323C4E3DDEBD66BE6EBE1F3D423E283E75BDD83E473E4F3E39BD1ABD673EFE3D263EACBC5EBD34BE16BE31BD8F3DB0BD60BEF33DDD3D89BD593D2BBED83D95BD29BE7C3D863AD23EB13DBB3D86BCEBBDB0BD3EBDF5BD843E193E06BE19BDF23DC6BD81BDDB3D59BE303ED7BDA6BD73BD28BEAE3DCD3B813D84BC553AB43DA2BC0DBE46BEEC3D2EBDA33E3EBE9DBE7ABC56BD3F3D0EBE3F3D89BD86BD9FBD1A3ECFBBE6BB09BE35BD50BD0ABD5BBD9E3DDABC98BDA73DD1BDABBD80BB763E6ABE953EA13EA6BD61BE63BC1ABD19BE7ABC85BE1BBE9CBE22BE223E223E6CBC71BCCB3D09BEC2BCBE3CAEBD83BC033E723BA3BD973B40BDD7BD10BEE63D813D",
      torch_tensor_64_torch.bfloat16: "0x020000007E3F3E3F8D3F913F663FAC3F763F0C3F923F313F823F783F6F3F7A3F6D3FA33F993F763F833F433F393F983F763F493F953F283F913FAA3E9C3F503F223F5B3F873F603F8E3F7E3F7D3F6D3F3A3F993F773F873F6B3FBC3FA93F0C3F083F7F3FBF3F9D3F993F733F6C3F733FE13E413FFC3F4B3F8B3E823F953F133FB23F9C3F",
      torch_tensor_64_64_torch.bfloat16: "0x02000000CBBDE9BCA7BE0D3D163E8D3E7C3DC63CC6BDE7BC0BBDBEBD1BBD233D11BEE3BD03BCBB3DF2BC56BD62BE023E723D10BD843D83BE8B3D4E3D453E34BE163D1D3DCB3D683E043E033E5C3DC8BE20BE283E343D74BDA03C31BE0BBEE33C38BD28BC98BDE6BBF03DDBBDB6BDAE3DE03D23BC973DE0BDD7BD873C61BCAA3D09BE2BBE13BE4A3C92BCDD3CB63EADBDC8BDB53D063E053D4E3EAABEBABD943E5B3D95BC5A3E62BB18BD27BE543E83BC58BC8D3C53BD8ABB423E3EBE9C3BE9BD9BBC3BBE2E3EBABD26BED13DB53A463EA3BC153EC7BC6F3C4DBEBABD51BCF83D47BC0DBD4FBDA53B62BD7F3B153D33BDA43BD83D6BBDDDB90EBE5A3DA6BC3BBD053E263D0DBE69BDFD3D8FBEBF3D313E273D523EBEBD17BD1F3E6C3DEE3DB1BCD7BDAABDC9BDD7BD4BBE5ABD8A3D17BD10BD283EE4BC0ABEDC3C18BE523DD93C56BD333D71BA323D28BE98BD2BBEE9BDF4BC87BE293D023EAABE10BE0ABE373D86BE8FBD583EF5BC8CBDFC3D853D45BEB33EA7BD383E60BDBEBD343EECBC27BEA33B1CBCA6BDE3BD0BBE9DBD01BD5BBD6EBB74BD913DA23DEABBF03D823E13BEE03D6A3D80BDD1BD15BDC7BD273DE53D72BE1FBCB53DCD3D33BDFC3D1ABD1ABED9BDA7BC443EC63EB9BC7F3D9CBD7B3D8E3E683DF0BD13BD9ABDA3BD383D2EBD0A3EEB3DB43D1BBEEC3D113E6D3DC23DC73D19BE9F3CD03D98BD2FBA1C3DB83CA5BD5ABD04BD01BE5D3D01BD42BCD4BC89BD9BBD6D3EC1BB103CD63D92BEBC3D0CBE89BD893E193E1ABD09BD523EA6BB3EBDDD3D94BD883D98BD0B3E47BE10BEDABDF2BDE1BD2B3E573E753E823DA13A1E3E41BB10BE30BEAEBD16BE773D933DC8BD02BE01BE103D68BE4F3EFC3C33BD18BDC4BDD1BD1FBD27BD51BE47BE33BEEDBD273DBBBD3BBEAB3D013EB93C713D36BDA6BD93BC3CBE3F3D16BD85BC07BE08BD303E54BD46BEF3BAB7BC0A3E193DCDBB08BD3F3DF0BD1D3E973D5E3B953D023E323D0C3DD73C833C0A3D873E9CBD06BE98BDD0BBBBBD7B3DC3BDF43C053EACBE87BE3BBE253E8D3DED3DC8BC1A3D173D0ABE1CBD23BD923E4D3E3BBE053E3DBE063BE43C5A3ECA3D9EBE303EB8BC94BBEE3B8CBD0FBEABBD6D3B70BE3E3E423A023EC93C303E54BEE0BD0DBEABBCFBBD89BCCF3D9DBDF0BDDBBD8ABEFCBD4DBEC2BDCDBC1D3E173D15BE0ABE4ABDBE3CE33D04BE85BE55BED53C5DBE78BECF3D89BC1FBD47BDAABE57BC983C243D323D163E983A403E0F3DD7BD7E3EBABD793D1EBEEABB693D85BE0FBEE0BDF03C41BE9DBD0EBD2A3EDB3C83BA843D023E3ABEBABD2F3DBD3CC73D193EB53B263ECFBCA2BE37BE233EA93D2F3E71BE383D413E073D073EB9BDB0BCEE3DA7BC36BDC2BCC1BC53BE4D3C083DDC3CC13DC0BD9B3D2E3E543D923D163EE93DD53D673E19BD94BE1E3ED5BD663E093EFD3CA43E53BDA6BD7FBE7ABD10BCA4BD473ECCBD86BDBEBD3E3E673DC13DC4BDDC3D88BC98BC883E193E973B1BBE9BBD85BDAA3C9A3DF5BD4A3BBF3D343E96BDA2BDF33D4B3D1CBCC93D363E2A3E0F3C09BE523B293E253D62BEE23DE03D223EBFBD55BC1B3D873A73BDDC3C2C3D463919BD753C48BDFF3DAF3D86BCDDBD44BE283E97BD3BBEA9BDAFBC61BCFC3D313E42BE0CBE903C73BE89BEFFBDA0BC563D79BBB3BDE93D053E7C3D3D3C0BBD4F3DD13E8EBC893D9DBDDEBD83BEFC3C6DBD90BE5ABEBE3DB73C4A3D4F3EB9BD7ABDDC3DFBBD643DD83A89BD3E3D64BD92BD0E3E903D033E57BED43C0ABD2A3D253CCBBCDC3C3ABE383D233C3A3D653EBA3DD6BD0DBE58BE3DBEF33BEB3D62BD2ABD923E2ABE4A3D3ABC45BD81BE9CBD0B3E843C243D46BE3C3E2DBE503EE3BD1CBC443C103C103C08BE8B3DFB3DAB3DE43DB7BC66BE923CF3BD28BD5CBD333E0D3EC1BD833DB03C123D07BEABBC1F3E2B3EB4BDDBBD833D883EA13DAB3EC4BD1A3D163E943970BC3CBD323E7C3EBA3E04BEA23CEA3DF4BDDBBD43BDD63DD13DA23BC5BDBD3D113DAEBDF13C88BE03BE183EFD3D523C6BBEEBBD0D3EB0BEBF3C443E07BE1ABD0CBEECBD8ABD46BD153EFBBC923EF13DF1BD4D3E883B143EAABD2ABEA63E4B3DD8BD23BD803EA2BD0DBE093E94BE8B3DE03DAC3D0D3E27BE633D1DBBC4BD663C3D3EEE3DA53D493E8E3D5ABDCEBCC1BDB63C153EB7BCA0BC96BDA63DBBBB00BE5ABE90BD6B3DD0BD3EBD1A3EB9BC1A3E49BDD5BDB73BE63DD13C3C3D353D8EBDED3DD43C8E3D4B3ECFBEA3BD46BE10BD0CBEDA3DADBD163DA0BD95BB093D253C50BE62BCF0BD6EBEF3BD2FBCB6BD80BD9E3DC63D3E3E4D3D6D3E37BEA1BE3F3E8ABDB53D103EC83D99BDB43DE2BCFEBD86BDC6BDE6BD6FBD4B3D94BCFD3CF2BC91BDB7BBBA3CC5BC3D3EEA3D973EDE3D2B3ED738E73C22BDEABD233E763D1B3E443EC83C5ABD483D4C3EF0BD4E3D1B3D81BD75BEF43DD5BC2EBE103DBDBDA8B96D3DB73ECABC1A39AABD1F3D88BDB1BE713C4F3E9B3D03BE4BBD0B3E1C3D453D323EDD3C91BDC3BD00BE2A3E8ABD323E7FBD273DFFBD43BCA63B8F3D5BBE4E3E74BDF2BC86BEA3BCCC3B123ED23DF33D0FBE0A3D063ED4BD983D813DD3BC08BD393EABBD8C3D02BEF5BC75BD723E8C3D0ABE14BE81BDA4BD21BE2DBE4B3EFE3BF43DD0BB0FBD6FBD02BE04BEF0BD0ABE073D19BEE1BD5EBEDE3C313CCB3D8DBEE23D2EBD943D64BCE9BDB03A94BD353E73BC813D45BC0EBDAC3D42BC783EF8BD593CE6BDEC3DBF38B23C1CBCFF3D123E97BDC33EC1BDF2BD633D7B3CC2BDA6BC83BDC7BD42BE983CA53DEA3DE8BD1B3D9F3D133E29BCE6BC033DFF3C643D8B3E04BCDABD313DB53C333D93BE54BE673C493C333E29BE6DBD933DB23DAABD763DEFBDC53D87BC403E52BD753DDBBDFC3A193D97BD56BD1B3E38BE28BE36BEB1BCEBBB7D3CEA3DC43D853C9CBD813E0FBE36BEBCBC4F3E85BEAABDA1BD12BD913D6FBE91BE26BD823DFF3C653E163DCF3D0DBE543B643D4A3D673E433D1FBD0ABD41BD4D3E383E8ABE58BC75BD96BCC5BE6DBD8D3E48BEBCBD25BEC63C1F3D4CBE443D5CBC973DC43CE5BDFB3B56BB043ECBBDA9BD3EBE4B3C543D7D3B7DBC19BD26BEC8BC6B3E02BE123D46BD283D333E053EC63D413DC8BC563E8D3E08BE43BE4A3DE03DF0BC0C3D0E3C83BD373E093EF0BD2C3EA33DB93D3D3EA8BD243E3EBCC5BDC53C053E883D143DC0BCF33D003D24BE28BE81BD10BD013D813EBD3D05BEC53D983E25BEA83E3BBE273DA73B553EEBBD3D3E333D223DC93C383E1DBE99BD873D523D5EBE0E3C84BC0CBEE23BE53D8DBD633DA93C1A3EAFBB9DBD99BD823CE53B843DD0BD24BE593C3F3D86BB263D23BE5C3D143E89BD5DBD8ABD0B3E0C3EB43DADBD4F3D01BD5E3EA53B733ECFBDDFBD2D3EDABD473E5B3DF8BD183C15BD08BE953E0B3E93BD2E3C8DBC333E10BEF03B4D3EE93DC23D593E263D283D3A3DC1BBC1BDB23D94BC0CBC443EC8BDAC3E5D3D7C3CF73D02BE1A3EBE3D223D853D363D5FBEDD3DA7BDA1BCD53CEABDDABE99BD0F3E3C3E51BD163D723D9DBD04BE00BE9FBC3F3E8FBD9DBCB9BCEBBDF8BDB53DECBD853E843D523D163E163ED8BD47BE20BE333EA33DCDBDAABCE3BBA3BD9C3D26BD22BE1A3D67BD74BD58BEC13DCDBBE93D0B3ED0BDE63B753E073B7A3DC03D103E493EA73DDCBDF3BD01BD993C453D2FBE383EDD3C0ABEFD3D883D513DA73DF5BD09BE72BD073C09BE763E67BE533D3DBEF13D6C3EE93D9ABD07BE40BD273E77BDDA3D2ABC9B3D663D37BD19BE88BDF3BDF0BD003E5ABE833D9D3DA2BD863E1DBEF33B0EBD99BDFABC3BBE5FBD993DC93DE63DA63CBA3D02BD103E18BE04BD113D80BC72BDA2BB603CD73DA03D2CBD073A46BD733C173CA1BD9A3D1ABDB4BD4D3D553DDDBC5E3E20BD303D7BBED03D983D20BE373E78BD123D34BE663B42BD2DBCB2BD733E03BE1A3E59BE0B3D8F3D42BE693D893DB8BD373EB73A0BBDBEBEE9BCB4BD203EF3BADFBC303D293E863BB03C893DBD3C29BE1C3E6B3E4DBDC8BD4BBD343D65BDC53CC13C843D0D3EA43DB33D8BBC0EBEF93CEEBDB83D9CBD183C343E0A3E543CF3BDD9BD1F3EDF3CAEBD68BD2C3E433ECC3E2ABC023E083E17BE46BD533E1DBD9A3D353E393D193E79BD76BD48BD1D3E7DBE343D67BD003E0ABEDD3DC7BD433D24BED63C6EBE903DF63D093E893DEEBD26BC82BD44BE5F3DB8BDC0BDA3BD6DBEE03CCC3DD73D5B3E413B243E613D243E2DBD0F3D39BE6B3D6F3DD53DE0BC613D51BD59BED2BD1ABE50BE5EBC9FBDAC3CF63D383C1CBE97BE75BD1F3EBE3DF33DC33CC5BCAABD9FBCA1BDCB3C883D1C3DBDBD75BE323E0BBE36BE1ABE8CBE4BBD04BD383D883D963DDD3D993B9EBD31BE54BECE3BA8BC93BD12BD12BE073EA4BDEFBB3DBD863DAABC353D1ABDAABD0B3DA63D913DE03D8FBE733BA23E8FBD05BE7BBD133EDCBC143E1F3EBABC4A3E103B2E3DE9BDB03DD13D193E603D133EADBDA23EFBBD123EEB3D75BC27BB64BD063D6BBD903E90BDC53DE4BA1E3ED33D47BE223E28BDB0BE1B3E663ED8BC09BCD33DB2BD5D3CAFBD8CBCF83C8EBE97BD3C3E83BD25BB81BD423C8DBD09BC3E3D143E1A3E413E8DBD2A3E983EA1BCE83C33BD6D3E77BE86BE983D0E3D99BD623D41BED83D493DE93CCE3D93BD2ABEE5BDF7BC8FBD24BE01BE823DEC3C9DBD7D3C15BE393ED6BAE6BD07BE693E883D9D3D5DBEFEBC90BDE2BD74BD553D8E3CA53E103C59BC0EBCF3BBBDBD47BEA73D923D9EBD553E1B3E773D843C0CBE2B3E573E433DC1BD12BD45BEAABD193E963D0F3E83BCA53D99BC90BD7ABE73BDBF3DE2BCB83C4CBCC63D6CB99F3D103E01BECDBD9CBD72BD2DBEAA3C47BB1B3EB2BE23BD87BD4ABD76BE17BC5A3D2EBE753DB5BD98BD193D23BDCF3D3A3CF73D0DBE1DBDB93DDFBD983DC6BC3E3E08BCDBBC1CBD87BD0CBE0FBE773EFD3C3CBD48BDF23BBABDD23D0EBEC1BB27BE283D64BD6ABD1F3E13BE833B033E87BE893D5D3E3BBE0A3EC7BD2ABE3B3DF0BCE4BC593EFCBD01BE28BC18BEAB3B113DCABD163E6B3D223DDCBD8E3D513E1A3EC7BD033E38BCE53DAD3C51BE02BEA4BDA2BA943D583ECB3DFEBD8FBEC63D0CBC99BD913DCFBCB73D063E1F3CAC3D0ABD203D11BC6B3E4FBE28BD0FBEBABBB3BDF7BA533D24BDE13DFFBD2ABE67BDA7BC98BCDBBDE3BD67BE283E023E7ABD323EA03DD0BD9FBDCB3B47BB913DEF3DCB3DAA3D27BD9DBD87BE33BC0E3E4BBB12BD88BD7DBDC0BDB8BD213DE4BBBBBDCBBDD83D56BEAF3E0BBE2F3D6ABD01BE91BB62BECC3D5D3D6C3E483E12BDB43D8BBD47BED23A72BC2C3E12BE8ABE1F3D843D5F3E9E3AD8BBCB3D183E6D3E87BD51BE473EADBC20BC1D3EA9BC47BE8B3B11BE30BCFCBB083D01BE1BBEAEBD493C0D3E85BD0D3E86BE82BD88BE053D6CBD02BDB73D5F3E11BE683E083D143E6F3E0F3EDD3D0CBE00BE1BBE693C57BE20BD2BBE9ABAB23DE6BD2EBE01BD353EBC3D503E24BDEFBD6FBDE8BCA4BC98BD353E2D3EEBBB063E673E2F3DDCBC06BB763D853DAEBCB63D323E03BCAC3C0DBDAEBD72BC1DBE99BDC5BEF13CB93BC43D323E13BD99BC6EBD263CA9BD77BC533E4BBEED3C1E3D103ED53D053D643EC1BC63BC733E89BC2D3D753E0F3D3DBDC33D6EBD973B803D8BBD373C54BD39BE13BE3A3C33BE073E4BBD75BE93BD093EA1BDA03C18BE26BEE33D93BD93BED7BDBFBCA3BC5CBDC13D4FBE27BEB6BD1DBDF0BD6A3C2C3E4DBD0E3D833DE1BD41BE653D183E02BE9FBDB43CBFBDDEBC32BEDDBD6DBE553D8BBD18BE8EBD173DB3BD6FBBF3BD92BE35BE84BE94BE66BE13BEB83B2CBED7BDF53D11BD2D3E65BDD3BD163E083EE0BDA93DCA3C3E3E6CBDFCBD74BD863EBABB223C8A3C0F3D1D3D9C3D3FBEF33C64BD793CE83C7DBE8D3E35BE58BD243CC63D413E9A3D0EBD053EA5BC7E3E2EBD3E3EB53D0C3E38BC113E843D233E973EE83D423EDBBDA63CC93D2BBED53D97BD663EEFBC97BDA83D9FBDA1BD363E7ABD373E6F3D9D3DFC3C85BD183E98BD153E9BBD35BEF73DB3BD773C28BEEA3D783D1B3EC23C59BDCA3DC73ED1BD253E18BEC63DF13C523EFABD80BD1FBE56BD3F3DB53DA2BD93BDE7BDFEBC3E3D4F3D933D9A3D593D803EB03DFEBD0EBE543D703D213EF4BD07BE7BBD5FBD363E2B3D8BBCBB3D15BE0D3D623DAF3D3ABA483E4DBEFC3D4ABEB33D70BD42BEBFBD013E673D06BEF03D103BF93C2B3ED33D2A3EEA3C1C3E68BE8E3B63BDA8BD75BB91BE8ABE38BEA03D9ABD1E3D6BBD90BDE03D3CBDA43C08BED3BD013E66BEA3BB233E213E40BE6D3DA5BDD43C57BDEB3DE0BDBBBCA23DBABDCABBDA3C00BE023E6BBDB83D803D2BBEA13DD0BD8E3DBD3E9E3C0BBE5EBDDF3D5E3E193EC23D243DE5BD37BE61BE5E3C983DA83812BE063EB13C0F3DDD3D853D4C3D3E3E31BED5BD093E463EA5BD2B3E433E32BE4B3C70BC0EBBBABE9EBC26BE6FBDC23CD7BD443D093E8FBE6DBDE2BC733EA4BEF4BD0BBE183EDABD4F3E5FBEEABD053EF0BDD03DED3D63BB363D483DA2BCF0BD6A3E56BD4D3C053E503D323EEB3C533D84BD733DAD3C91BED33C893EA63D743E023E193E1D3DC43DC73DECBD91BB22BE023EDB3CF1BC553E98BD2C3D0ABE633D3C3DF63D60BD063E62BCF33DCCBDFDBCDBBC673EA0BDE73D273EE8BD943E1CBE07BDD83D4D3E52BE6FBD52BEA03DB73D00BE2F3EAEBDB13D14BE98BE18BD68BDD7BD013E183E923D3DBE1B3E44BEF0BC953DF6BD69BC733E3E3C673D933C9ABD253D333E1FBE09BE823C2B3EB23D0BBCE9BCDDBDA33B38BDA23C85BCD53DC3BD673DBEBD36BE643EB7BC96BCCB3D04BE72BD59BD0BBD543E973D1BBEBC3C1B3DE13C953ED8BDC8BDE13DEDBA2B3DC7BD11BD27BEBD3D623B7DBD2BBE73BEBCBDD7BD083ED7BDAF3DF13D9BBDC5BDEDBBE0BCC43D3A3DB83B433E0B3C04BD1B3E6CBD773EE8BA5C3DF2BC823D5EBE28BEA3BDC3BEEA3CBB3DB83DD5BD38BE2CBE393ED9BD8F3D6D3CB33DE3BD323E43BE07BB8C3D0ABDE1BD2CBE22BEDE3DF1BD29BDFABD533D04BE3F3EC73D8ABE2ABD333D023D59BE3BBEDEBC59BEB2BE76BD123C013E53BD36BE573E253C613C54BEA2BE183EB1BE143E99BD69BC113D09BE423E113ECC3D35BE18BE853BF9BD70BE323E7D3D8BBCFC3D8BBDA23E313EBEBDC2BCC23CF5BB65BD6EBE823DA3BD39BEBEBD0BBE2D3E69BDFD3C8DBD4B3EBE3C01BE073EBFBE18BE8FBDACBD4ABE37BC6CBC46BC5B3E623E023E34BE6F3E513D1DBE11BEC1BD06BE4BBEE2BD443E32BD0E3D343D793DDFBDCA3C353E15BDD33D7B3D563E4F3EA43BBFBDA83DB6BD4BBE303D1B3E0F3EA5BDBDBCD73D983C49BE22BE35BE4BBE2FBD733EEDBCB73C7FBD59BE0F3D15BE2F3E3E3E57BD92BD48BD83BD893D153E133EA03D4C3E673E70BD05BE7ABD68BE933C2ABE37BBB63B0CBE5CBCD83DF73DB1BDF9BD25BE603EA83DA9BDE73D6C3C58BDA5BD1C3CED3D2A3D6D3D63BC92BD8CBEF03D943D33BE273EDE3B853D2EBED7BAFDBDD13D863D22BDDCBD20BD84BE64BE4B3D9DBCA0BD663EDABDC9BD9FBE6C3C583E383EF5BDD4BC84BD283D4D3C253E183EB4BD41BE943E84390FBE38BE00BE6CBD133E2B3E703EB73D84BB843C19BD6A3E3A3DBD3905BC723E46BD4B3ED7BDF63D343EEB3D39BE41BDF33D49BB05BD8BBE633D033B8C3E603DAA3E0DBEE6BD773D22BDB3BDD73C43BC3A3DF03D403D1E3EFF3C66BDDDBD40BE9A3E22BDDE3DFD3D89BDAD3D3CBDE5BCCABD0ABEB83D4BBA37BE583D12BC09BE5BBD00BD8A3D323EC7BD8A3D143D21BEBBBD22BDEABDE23D573E0F3E37BD873D8ABD9E3C8A3EA4BE253E8C3C0CBDADBE60BD87BD1D3EF83DAABD5A3E903D41BCB9BD83BC3EBE27BDAF3DBF3DC83C2FBD3B3DE9BC07BED5BD32BED4BDEF3CAD3D3C3E493EBEBCE83DB1BEBEBDBC3C433EE13DCCBDFFBDEABD1E3E263EA7BD133DDFBBE73D983C63BD81BDB63C16BD45BE9D3DA83D143E02BEF3BD7ABBAA3DCDBDBB3DC33D92BDFA3DEFBDB23D8FBDB8BE163D53BE88BDE8BCC43D07BE503C88BD10BA203D103D463DA73D0D3EAEBCDBBD88390ABE1BBC88BD72BE6CBE433B36BE0C3DD1BDF73D45BE98BA5FBEA33D263D24BE09BEA53CDA3DB03D3DBD01BE1E3EEEBDA9BCBCBD713E47BC22BDCD3B6DBD0ABE253D153E943DF63DF7BC6FBC3D3E8D3D8DBDDBBD373C88BD5EBC2DBD8EBDA63DD9BDEA3CEEBDB1BDD4BCEDBC423E5E3D943D413D13BB3E3E2E3C69BD033EFEBD17BE1BBDC9BD303BA2BCC43D8A3EA5BD23BE583D703DD03D993DB73D6DBDAE3D90BB413EE83D1EBE04BE02BE85BE933E343E283E6B3D71BED7BDBE3DBFBC193EEC3DF63D61BBF03D653EBE3C4FBD923D883DE23D12BDC13DE1BBA1BE9BBCAABCE83D9A3E64BD42BD89BD693E1FBEC7BD1EBD263E1D3DC6BD48BEC5BD773D0BBE4F3D513EB5BDA03D1C3EF3BD723E78BE63BDC83C3B3E08BD2BBD35BDA9BD28BDA33DB3BD8BBE9CBD773E203DF7BDC5BCBA3CACBDF0BD31BA383BFCBD983D7CBECD3B2CBD973D2CBD893EFD3C04BEAABD45BEECBB30BDC9BD8D3EFDBD0B3E49BE003E5C3D4CBEB33E70BD53BD12BE043D323E47BEBC3D903DAABB013D633E263D813CDF3D3C3DB13DDFBD69BDC4BDE43C723D9EBC2C3D56BE1ABEC33CD43D96BCDD3D30BD89BC3C3E4DBC373EB3B86ABDE0BDA73D40BE9D3C99BD863E013E71BD0BBEF33C373ECE3CF63D53BE83BD863CB63DFEBD843C103D203E7C3C043E9FBD17BE07BD9A3DDE3DB5BCC03CCF3D1FBDEEBC8ABC6D3E3B3D11BE5DBC33BDACBD8B3D07BEAEBDC43D073E893D91BDE7BD60BD7A3EABBDD5BDBFB852BE183B593E293D79BE3BBE143E4DBEB4BD9CBCAABD31BEA3BD1C3D0ABD33BC2CBDF3BD403EAFBD57BC2A3E223EE93D0C3EF0BD70BDE3BB5CBE0CBE2B3E203EE0BC26BDEDBDCC3D0BBE1BBD9ABDD73D0E3E3BBC9F3D1D3E73BD14BEEDBCEF3C7E3B8EBC7DBBBABDA13D283E953D2FBBA2BD4BBE42BC123EE23D27BD53BC163E7ABE93BBA33C983AC2BD743DE73C80BEDFBDB73C033CCC3D5F3EC93D913EF6BD873DCB3C5FBD843E203EACBDCABDE53B14BC073D46BE0ABEECBD153E20BE97BDCE3C763E8CBC013E633D2D3C4C3EE5BC89BE83BCF03CA33DB23D49BEDB3C31BB3DBDE5BD893E273C0D3D003E923EB83D2ABD733D05BE51BD753D2FBD653D6E3D87BE8BBE1E3C07BE573DEA3C9BBB253E3D3D763D153E883D42BEE1BD54BE053EC03C19BDEABD8B3DC73DDFBB873D13BB4E3E3DBEB5BB993DDC3DBA3CFF3C9FBD91BD0F3EABBE263EA7BD9A3D393D2E3EF3BC8E3B683C3FBD743D983D0E3EEC3D573DE3BC36BE1CBD26BE2FBE3D3D9FBCBE3D80BD56BE26BDD53ED2BDB73DB73D15BEF3BCA3BD8FBD463A473CF4BD3A3D653D3FBDCB3D10BECEBD1C3DF63DFEBDACBE54BEE4BD0CBDA63C27BDA0BC3DBE1D3C13BB40BE73BD10BC96BD933C09BE28BE173DA73D53BED53D2CBECF3B84BEBEBD57BC51BE863DFA3D9F3CD93D913E833DBEBDAC3D39BD42BDCBBD23BD643B96BB233EE6BD913BADBDDA3D873CDE3D7EBDE6BC37BEE73B6D3C1C3E9D3C013E1ABECC3CBE3D83BE19BEA2BEA83DC9BBDD3D043EE03C673EF8BCEFBD73BD3E3B293E05BEBABD273E53BEBD3E26BD8FBC83BE9A3C87BD483D86BE1F3E92BC223EF9BB53BD22BE823DAABDDCBD73BD53BE87BD6D3D8E3D743E923D0FBC853DAEBD6E3C98BB8A3DE93D20BE033DC63E813BE93C333DC2BCB33DD3BDA93D3F3D093E533E40BE54BE3EBC143D2F3D01BE223E74BD84BC9CBE063E5CBDA53D5A3D97BD113E8ABDA93D063CC2BB0EBB6E3D53BE89BDB9BDDFBC2CBE803EB2BC2BBE8FBDD7BDEC3CFF3B7F3E2DBD4CBE0EBD2F3E97BDD0BD913AB53D1BBE6EBD46BE6E3E2EBDAFBDE13C83BDE9BC9B3D6ABD013E573DB03B6F3C61BC24BEE1BD76BC143E43BE283E243C10BD12BED5BA24BD49BED63D083E7A3C03BE223E9A3D13BEF2BDA1BE923D35BD973CA43D74BD85BD32BE4B3DB1BC8BBD48BDA63CC6BB063D043DEBBC95BD10BD76BB553EA93CC6BD2F3DAD3D8D3D2F3D0FBD053D1DBEA73DABBD36BD16BEECBC5CBCDE3D22BD893E223C79BDF13C61BDF63D53BDFC3D40BE1EBE6DBD2EBE723E3C3D8D3D813EF03D7D3B963D6DBD353E43BE0DBD18BE9B3D6DBE8BBDCD3CDE3D703D103D14BC4ABD11BE06BE323DF53D24BD9DBDDA3CA3BD1FBE5C3D7A3E1FBD463C3D3EDCBD7DBD08BCF63C9DBD96BD173D043E383EA1BD01BE3A3D10BD983D0E3B84BA903DE73C873C1E3E85BD243D1BBD733DC7BD1B3E0C3ECFBC943C86BD37BD61BD8CBE083E14BDA03D403D863DFEBD53BC46BD1C3E9B3DB83CAE3D77BE803DAF3DAB3C04BE063E1C3E8EBDC7BC61BB363DC33D463E793ED13DCFBD83BD053DB4BD593EA7BD203DE5BDB43D8D3D06BEABBEAE3BAC3DDCBD783E083E503D093D18BCE03D1A3EF8BBFDBD2FBDB93DFCBDEABDED3DD7BD1DBE443E01BE3DBEE93DDABD303E62BE2FBE28BE96BD0F3E453CEC3C5C3EB6BCF33DA63CD8BCE4BD1ABE443E22BD083E33BD3D3E83BDC53DBD3D1B3E883E8BBD8ABD003E4A3DCF3DD4BD9BBD1BBEF63D0F3E97BDDE3D0BBD4BBEC73DB63DA4BC80BC6FBDD1BD9B3E83BD9EBE5BBE1BBE9FBD0E3ED93D3ABEA6BDC23C70BE3F3EFA3C473CFDBC58BD80BE513D28BB083E5CBDBABDFA3D03BEB3BE6B3CE1BD1F3E67BE833C31BDAC3E823CBABC213DF7BD4ABE2E3E31BD69BC92BE4E3EB63D923D8EBC893E34BC0E3C913D09BEE93D8DBAE93D333E9F3D033EE6BD603E363E63BD783D143EC43DBB3B303E93BD883DC03C6C3D0BBE563EEABD1DBDB73D733D923EFABC4B3E413DC33CED3D4F3D17BD7BBD483D2A3E603E13BEBA3D8DBD15BEE1BD9CBE01BEE1BD883D8FBDC73D2A3EE63CADBE89BD9C3B51BE86BCF2BC67BD0ABDCC3D8BBDB8BD4ABA353C0CBC7F3D1E3DAA3B20BE5CBD3FBDBF3D7E3DDFBCAFBD37BE283E82BE97BCBC3C37BD07BD373EFF3D693E67BD38BDCD3C123E5FBE9EBCFD3DF7BDC03C0E3E80BCDDBC5F3D5B3D343DED3DE3BD863D1C3E96BD69BD6CBEB43C9E3CBF3DFD3D39BE973DCA3D05BDF03C1DBD903C713C12BE91BDE3BB1DBE573CDE3C9CBD293D19BEF43D413E2C3D7E3E73BBCB3D80BDC7BDB73D30BC4C3D07BC103E8A3C7E3DF7BD11BC34BE81BE923D663E37BE25BE843DD43B8FBD2CBE59BEC63B153E01BED13C46BDDE3D97BC50BDEFBD333D953A273E62BD0ABEDABAD63D2BBDA03BC4BD8ABC433D46BDA0BD193ED33D51BE573E243EBDBD1E3D27BD12BEA83E533D4DBE9E3DF2BC5B3D4A3E9EBDC33DF9BC20BEF73D9B3EC9BE173E53BA563E9E3D39BE853D513E003EFF3D0EBC0BBE043DF93D093E39BEF53D88BD36BE363E413EC43D4A3EFD3C41BCCDBC2C3E34BE1CBE3DBE10BEA33D93BCBD3D8D3D20BECD3D673C65BED4BD1FBD613DD03D053EC63D9BBEF13C13BDCC3CE8BC603DC13D48BD4CBE853E273EC23C4C3E71BD0E3C35BECE3A533D60BE4C3E5ABD393EEFBC93BD81BDDABD433EBCBCAABCEBBC8C3D02BE883E51BD5E3CB1BC48BCABBD",
      torch_tensor_16_torch.float32: "0x040000000000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"
    }
  }
#-}
