#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
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
  "func.func"() <{function_type = (tensor<2x5x16xbf16>, tensor<2x5xi64>, tensor<2x1x5x11xbf16>, tensor<5xi64>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>) -> (tensor<2x5x16xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x16xbf16>, %arg1: tensor<2x5xi64>, %arg2: tensor<2x1x5x11xbf16>, %arg3: tensor<5xi64>, %arg4: tensor<2x2x11x32xbf16>, %arg5: tensor<2x2x11x32xbf16>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 0.000000e+00 : bf16}> : () -> bf16
    %5 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %6 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_5> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %7 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_4> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %8 = "arith.constant"() <{value = dense_resource<torch_tensor_16_16_torch.bfloat16_1> : tensor<16x16xbf16>}> : () -> tensor<16x16xbf16>
    %9 = "arith.constant"() <{value = dense_resource<torch_tensor_16_16_torch.bfloat16> : tensor<16x16xbf16>}> : () -> tensor<16x16xbf16>
    %10 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_3> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %11 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_2> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %12 = "arith.constant"() <{value = dense_resource<torch_tensor_16_128_torch.bfloat16> : tensor<16x128xbf16>}> : () -> tensor<16x128xbf16>
    %13 = "arith.constant"() <{value = 0.17677669529663689 : f64}> : () -> f64
    %14 = "arith.constant"() <{value = dense_resource<torch_tensor_64_16_torch.bfloat16_1> : tensor<64x16xbf16>}> : () -> tensor<64x16xbf16>
    %15 = "arith.constant"() <{value = dense_resource<torch_tensor_64_16_torch.bfloat16> : tensor<64x16xbf16>}> : () -> tensor<64x16xbf16>
    %16 = "arith.constant"() <{value = dense_resource<torch_tensor_128_16_torch.bfloat16> : tensor<128x16xbf16>}> : () -> tensor<128x16xbf16>
    %17 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_1> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %18 = "arith.constant"() <{value = 1.000000e-05 : f64}> : () -> f64
    %19 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %20 = "arith.constant"() <{value = dense_resource<torch_tensor_8_torch.float32> : tensor<8xf32>}> : () -> tensor<8xf32>
    %21 = "arith.constant"() <{value = 1.000000e+00 : bf16}> : () -> bf16
    %22 = "arith.constant"() <{value = 1.600000e+01 : f64}> : () -> f64
    %23 = "arith.constant"() <{value = 1.600000e+01 : f32}> : () -> f32
    %24 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 5, 1>}> : (tensor<2x5xi64>) -> tensor<2x5x1xi64>
    %25 = "tensor.empty"() : () -> tensor<2x5x1xf32>
    %26 = "linalg.generic"(%24, %25) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg303: i64, %arg304: f32):
      %382 = "arith.sitofp"(%arg303) : (i64) -> f32
      "linalg.yield"(%382) : (f32) -> ()
    }) : (tensor<2x5x1xi64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %27 = "tensor.empty"() : () -> tensor<2x5x8xf32>
    %28 = "linalg.generic"(%26, %20, %27) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg300: f32, %arg301: f32, %arg302: f32):
      %381 = "arith.mulf"(%arg300, %arg301) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%381) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %29 = "tensor.concat"(%28, %28) <{dim = 2 : i64}> : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x16xf32>
    %30 = "tensor.empty"() : () -> tensor<2x5x16xf32>
    %31 = "linalg.generic"(%29, %30) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg298: f32, %arg299: f32):
      %380 = "math.cos"(%arg298) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%380) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %32 = "linalg.generic"(%29, %30) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg296: f32, %arg297: f32):
      %379 = "math.sin"(%arg296) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%379) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %33 = "tensor.empty"() : () -> tensor<2x5x16xbf16>
    %34 = "linalg.generic"(%31, %33) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg294: f32, %arg295: bf16):
      %378 = "arith.truncf"(%arg294) : (f32) -> bf16
      "linalg.yield"(%378) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %35 = "linalg.generic"(%32, %33) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg292: f32, %arg293: bf16):
      %377 = "arith.truncf"(%arg292) : (f32) -> bf16
      "linalg.yield"(%377) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %36 = "tensor.empty"() : () -> tensor<16xbf16>
    %37 = "linalg.generic"(%19, %36) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg290: bf16, %arg291: bf16):
      %376 = "arith.addf"(%arg290, %21) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%376) : (bf16) -> ()
    }) : (tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xbf16>
    %38 = "linalg.generic"(%arg0, %30) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg288: bf16, %arg289: f32):
      %375 = "arith.extf"(%arg288) : (bf16) -> f32
      "linalg.yield"(%375) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %39 = "tensor.empty"() : () -> tensor<2x5x16xf64>
    %40 = "linalg.generic"(%38, %39) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg286: f32, %arg287: f64):
      %374 = "arith.extf"(%arg286) : (f32) -> f64
      "linalg.yield"(%374) : (f64) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf64>) -> tensor<2x5x16xf64>
    %41 = "tensor.empty"() : () -> tensor<2x5x1xf64>
    %42 = "linalg.fill"(%2, %41) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg284: f64, %arg285: f64):
      "linalg.yield"(%arg284) : (f64) -> ()
    }) : (f64, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %43 = "linalg.generic"(%40, %42) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg282: f64, %arg283: f64):
      %373 = "arith.addf"(%arg282, %arg283) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%373) : (f64) -> ()
    }) : (tensor<2x5x16xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %44 = "linalg.generic"(%43, %41) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg280: f64, %arg281: f64):
      %372 = "arith.divf"(%arg280, %22) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%372) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %45 = "linalg.generic"(%40, %44, %39) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg277: f64, %arg278: f64, %arg279: f64):
      %371 = "arith.subf"(%arg277, %arg278) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%371) : (f64) -> ()
    }) : (tensor<2x5x16xf64>, tensor<2x5x1xf64>, tensor<2x5x16xf64>) -> tensor<2x5x16xf64>
    %46 = "linalg.generic"(%45, %45, %39) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg274: f64, %arg275: f64, %arg276: f64):
      %370 = "arith.mulf"(%arg274, %arg275) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%370) : (f64) -> ()
    }) : (tensor<2x5x16xf64>, tensor<2x5x16xf64>, tensor<2x5x16xf64>) -> tensor<2x5x16xf64>
    %47 = "linalg.generic"(%46, %42) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg272: f64, %arg273: f64):
      %369 = "arith.addf"(%arg272, %arg273) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%369) : (f64) -> ()
    }) : (tensor<2x5x16xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %48 = "linalg.generic"(%47, %41) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg270: f64, %arg271: f64):
      %368 = "arith.divf"(%arg270, %22) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%368) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %49 = "linalg.generic"(%48, %25) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg268: f64, %arg269: f32):
      %367 = "arith.truncf"(%arg268) : (f64) -> f32
      "linalg.yield"(%367) : (f32) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %50 = "linalg.fill"(%3, %25) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg266: f32, %arg267: f32):
      "linalg.yield"(%arg266) : (f32) -> ()
    }) : (f32, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %51 = "linalg.generic"(%38, %50) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg264: f32, %arg265: f32):
      %366 = "arith.addf"(%arg264, %arg265) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%366) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %52 = "linalg.generic"(%51, %25) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg262: f32, %arg263: f32):
      %365 = "arith.divf"(%arg262, %23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%365) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %53 = "linalg.generic"(%49, %25) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg260: f32, %arg261: f32):
      %363 = "arith.truncf"(%18) : (f64) -> f32
      %364 = "arith.addf"(%arg260, %363) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%364) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %54 = "linalg.generic"(%53, %25) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg258: f32, %arg259: f32):
      %362 = "math.rsqrt"(%arg258) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%362) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %55 = "linalg.generic"(%38, %52, %30) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg255: f32, %arg256: f32, %arg257: f32):
      %361 = "arith.subf"(%arg255, %arg256) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%361) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %56 = "linalg.generic"(%55, %54, %30) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg252: f32, %arg253: f32, %arg254: f32):
      %360 = "arith.mulf"(%arg252, %arg253) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%360) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %57 = "linalg.generic"(%56, %37, %30) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg249: f32, %arg250: bf16, %arg251: f32):
      %358 = "arith.extf"(%arg250) : (bf16) -> f32
      %359 = "arith.mulf"(%arg249, %358) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%359) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %58 = "linalg.generic"(%57, %17, %30) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg246: f32, %arg247: bf16, %arg248: f32):
      %356 = "arith.extf"(%arg247) : (bf16) -> f32
      %357 = "arith.addf"(%arg246, %356) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%357) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %59 = "linalg.generic"(%58, %33) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg244: f32, %arg245: bf16):
      %355 = "arith.truncf"(%arg244) : (f32) -> bf16
      "linalg.yield"(%355) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %60 = "tensor.empty"() : () -> tensor<16x128xbf16>
    %61 = "linalg.transpose"(%16, %60) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg242: bf16, %arg243: bf16):
      "linalg.yield"(%arg242) : (bf16) -> ()
    }) : (tensor<128x16xbf16>, tensor<16x128xbf16>) -> tensor<16x128xbf16>
    %62 = "tensor.collapse_shape"(%59) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %63 = "tensor.empty"() : () -> tensor<10x128xf32>
    %64 = "linalg.fill"(%3, %63) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg240: f32, %arg241: f32):
      "linalg.yield"(%arg240) : (f32) -> ()
    }) : (f32, tensor<10x128xf32>) -> tensor<10x128xf32>
    %65 = "linalg.matmul"(%62, %61, %64) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg237: bf16, %arg238: bf16, %arg239: f32):
      %351 = "arith.extf"(%arg237) : (bf16) -> f32
      %352 = "arith.extf"(%arg238) : (bf16) -> f32
      %353 = "arith.mulf"(%351, %352) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %354 = "arith.addf"(%arg239, %353) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%354) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x128xbf16>, tensor<10x128xf32>) -> tensor<10x128xf32>
    %66 = "tensor.empty"() : () -> tensor<10x128xbf16>
    %67 = "linalg.generic"(%65, %66) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg235: f32, %arg236: bf16):
      %350 = "arith.truncf"(%arg235) : (f32) -> bf16
      "linalg.yield"(%350) : (bf16) -> ()
    }) : (tensor<10x128xf32>, tensor<10x128xbf16>) -> tensor<10x128xbf16>
    %68 = "tensor.expand_shape"(%67) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 4, 32>}> : (tensor<10x128xbf16>) -> tensor<2x5x4x32xbf16>
    %69 = "tensor.empty"() : () -> tensor<2x4x5x32xbf16>
    %70 = "linalg.transpose"(%68, %69) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg233: bf16, %arg234: bf16):
      "linalg.yield"(%arg233) : (bf16) -> ()
    }) : (tensor<2x5x4x32xbf16>, tensor<2x4x5x32xbf16>) -> tensor<2x4x5x32xbf16>
    %71 = "tensor.empty"() : () -> tensor<16x64xbf16>
    %72 = "linalg.transpose"(%15, %71) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg231: bf16, %arg232: bf16):
      "linalg.yield"(%arg231) : (bf16) -> ()
    }) : (tensor<64x16xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %73 = "tensor.empty"() : () -> tensor<10x64xf32>
    %74 = "linalg.fill"(%3, %73) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg229: f32, %arg230: f32):
      "linalg.yield"(%arg229) : (f32) -> ()
    }) : (f32, tensor<10x64xf32>) -> tensor<10x64xf32>
    %75 = "linalg.matmul"(%62, %72, %74) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg226: bf16, %arg227: bf16, %arg228: f32):
      %346 = "arith.extf"(%arg226) : (bf16) -> f32
      %347 = "arith.extf"(%arg227) : (bf16) -> f32
      %348 = "arith.mulf"(%346, %347) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %349 = "arith.addf"(%arg228, %348) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%349) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %76 = "tensor.empty"() : () -> tensor<10x64xbf16>
    %77 = "linalg.generic"(%75, %76) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg224: f32, %arg225: bf16):
      %345 = "arith.truncf"(%arg224) : (f32) -> bf16
      "linalg.yield"(%345) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %78 = "tensor.expand_shape"(%77) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<10x64xbf16>) -> tensor<2x5x2x32xbf16>
    %79 = "tensor.empty"() : () -> tensor<2x2x5x32xbf16>
    %80 = "linalg.transpose"(%78, %79) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg222: bf16, %arg223: bf16):
      "linalg.yield"(%arg222) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %81 = "linalg.transpose"(%14, %71) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg220: bf16, %arg221: bf16):
      "linalg.yield"(%arg220) : (bf16) -> ()
    }) : (tensor<64x16xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %82 = "linalg.matmul"(%62, %81, %74) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg217: bf16, %arg218: bf16, %arg219: f32):
      %341 = "arith.extf"(%arg217) : (bf16) -> f32
      %342 = "arith.extf"(%arg218) : (bf16) -> f32
      %343 = "arith.mulf"(%341, %342) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %344 = "arith.addf"(%arg219, %343) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%344) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %83 = "linalg.generic"(%82, %76) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg215: f32, %arg216: bf16):
      %340 = "arith.truncf"(%arg215) : (f32) -> bf16
      "linalg.yield"(%340) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %84 = "tensor.expand_shape"(%83) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<10x64xbf16>) -> tensor<2x5x2x32xbf16>
    %85 = "linalg.transpose"(%84, %79) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg213: bf16, %arg214: bf16):
      "linalg.yield"(%arg213) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %86 = "tensor.expand_shape"(%34) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 16>}> : (tensor<2x5x16xbf16>) -> tensor<2x1x5x16xbf16>
    %87 = "tensor.expand_shape"(%35) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 16>}> : (tensor<2x5x16xbf16>) -> tensor<2x1x5x16xbf16>
    %88 = "tensor.extract_slice"(%70) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 4, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x32xbf16>) -> tensor<2x4x5x16xbf16>
    %89 = "tensor.extract_slice"(%70) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 4, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x32xbf16>) -> tensor<2x4x5x16xbf16>
    %90 = "tensor.extract_slice"(%80) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x16xbf16>
    %91 = "tensor.extract_slice"(%80) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x16xbf16>
    %92 = "tensor.empty"() : () -> tensor<2x4x5x16xbf16>
    %93 = "linalg.generic"(%88, %86, %92) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg210: bf16, %arg211: bf16, %arg212: bf16):
      %339 = "arith.mulf"(%arg210, %arg211) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%339) : (bf16) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %94 = "tensor.extract_slice"(%88) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 4, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x16xbf16>) -> tensor<2x4x5x8xbf16>
    %95 = "tensor.extract_slice"(%88) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 2, 4, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x16xbf16>) -> tensor<2x4x5x8xbf16>
    %96 = "tensor.empty"() : () -> tensor<2x4x5x8xbf16>
    %97 = "linalg.generic"(%95, %96) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg208: bf16, %arg209: bf16):
      %338 = "arith.negf"(%arg208) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%338) : (bf16) -> ()
    }) : (tensor<2x4x5x8xbf16>, tensor<2x4x5x8xbf16>) -> tensor<2x4x5x8xbf16>
    %98 = "tensor.concat"(%97, %94) <{dim = 3 : i64}> : (tensor<2x4x5x8xbf16>, tensor<2x4x5x8xbf16>) -> tensor<2x4x5x16xbf16>
    %99 = "linalg.generic"(%98, %87, %92) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg205: bf16, %arg206: bf16, %arg207: bf16):
      %337 = "arith.mulf"(%arg205, %arg206) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%337) : (bf16) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %100 = "linalg.generic"(%93, %99, %92) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg202: bf16, %arg203: bf16, %arg204: bf16):
      %336 = "arith.addf"(%arg202, %arg203) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%336) : (bf16) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x4x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %101 = "tensor.empty"() : () -> tensor<2x2x5x16xbf16>
    %102 = "linalg.generic"(%90, %86, %101) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg199: bf16, %arg200: bf16, %arg201: bf16):
      %335 = "arith.mulf"(%arg199, %arg200) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%335) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %103 = "tensor.extract_slice"(%90) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x16xbf16>) -> tensor<2x2x5x8xbf16>
    %104 = "tensor.extract_slice"(%90) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 2, 2, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x16xbf16>) -> tensor<2x2x5x8xbf16>
    %105 = "tensor.empty"() : () -> tensor<2x2x5x8xbf16>
    %106 = "linalg.generic"(%104, %105) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg197: bf16, %arg198: bf16):
      %334 = "arith.negf"(%arg197) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%334) : (bf16) -> ()
    }) : (tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xbf16>
    %107 = "tensor.concat"(%106, %103) <{dim = 3 : i64}> : (tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x5x16xbf16>
    %108 = "linalg.generic"(%107, %87, %101) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg194: bf16, %arg195: bf16, %arg196: bf16):
      %333 = "arith.mulf"(%arg194, %arg195) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%333) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %109 = "linalg.generic"(%102, %108, %101) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg191: bf16, %arg192: bf16, %arg193: bf16):
      %332 = "arith.addf"(%arg191, %arg192) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%332) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %110 = "tensor.concat"(%100, %89) <{dim = 3 : i64}> : (tensor<2x4x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x32xbf16>
    %111 = "tensor.concat"(%109, %91) <{dim = 3 : i64}> : (tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x32xbf16>
    %112 = "tensor.empty"() : () -> tensor<32xi64>
    %113 = "linalg.generic"(%112) <{indexing_maps = [#map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg190: i64):
      %330 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %331 = "arith.index_cast"(%330) : (index) -> i64
      "linalg.yield"(%331) : (i64) -> ()
    }) : (tensor<32xi64>) -> tensor<32xi64>
    %114 = "tensor.empty"() : () -> tensor<2xi64>
    %115 = "linalg.generic"(%114) <{indexing_maps = [#map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg189: i64):
      %328 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %329 = "arith.index_cast"(%328) : (index) -> i64
      "linalg.yield"(%329) : (i64) -> ()
    }) : (tensor<2xi64>) -> tensor<2xi64>
    %116 = "tensor.empty"() : () -> tensor<2x2x5x32xi64>
    %117 = "linalg.generic"(%115, %116) <{indexing_maps = [#map10, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg187: i64, %arg188: i64):
      "linalg.yield"(%arg187) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %118 = "tensor.collapse_shape"(%117) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %119 = "linalg.generic"(%115, %116) <{indexing_maps = [#map11, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg185: i64, %arg186: i64):
      "linalg.yield"(%arg185) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %120 = "tensor.collapse_shape"(%119) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %121 = "linalg.generic"(%arg3, %116) <{indexing_maps = [#map12, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg183: i64, %arg184: i64):
      "linalg.yield"(%arg183) : (i64) -> ()
    }) : (tensor<5xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %122 = "tensor.collapse_shape"(%121) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %123 = "linalg.generic"(%113, %116) <{indexing_maps = [#map13, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg181: i64, %arg182: i64):
      "linalg.yield"(%arg181) : (i64) -> ()
    }) : (tensor<32xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %124 = "tensor.collapse_shape"(%123) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %125 = "tensor.expand_shape"(%118) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %126 = "tensor.expand_shape"(%120) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %127 = "tensor.expand_shape"(%122) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %128 = "tensor.expand_shape"(%124) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %129 = "tensor.concat"(%125, %126, %127, %128) <{dim = 1 : i64}> : (tensor<640x1xi64>, tensor<640x1xi64>, tensor<640x1xi64>, tensor<640x1xi64>) -> tensor<640x4xi64>
    %130 = "tensor.collapse_shape"(%111) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<640xbf16>
    %131 = "tensor.expand_shape"(%130) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %132 = "tm_tensor.scatter"(%131, %129, %arg4) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg179: bf16, %arg180: bf16):
      "tm_tensor.yield"(%arg179) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %133 = "tensor.collapse_shape"(%85) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<640xbf16>
    %134 = "tensor.expand_shape"(%133) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %135 = "tm_tensor.scatter"(%134, %129, %arg5) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg177: bf16, %arg178: bf16):
      "tm_tensor.yield"(%arg177) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %136 = "tensor.empty"() : () -> tensor<2x2x2x11x32xbf16>
    %137 = "linalg.generic"(%132, %136) <{indexing_maps = [#map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg175: bf16, %arg176: bf16):
      "linalg.yield"(%arg175) : (bf16) -> ()
    }) : (tensor<2x2x11x32xbf16>, tensor<2x2x2x11x32xbf16>) -> tensor<2x2x2x11x32xbf16>
    %138 = "tensor.collapse_shape"(%137) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<2x2x2x11x32xbf16>) -> tensor<2x4x11x32xbf16>
    %139 = "linalg.generic"(%135, %136) <{indexing_maps = [#map14, #map15], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg173: bf16, %arg174: bf16):
      "linalg.yield"(%arg173) : (bf16) -> ()
    }) : (tensor<2x2x11x32xbf16>, tensor<2x2x2x11x32xbf16>) -> tensor<2x2x2x11x32xbf16>
    %140 = "tensor.empty"() : () -> tensor<2x4x32x11xbf16>
    %141 = "linalg.transpose"(%138, %140) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg171: bf16, %arg172: bf16):
      "linalg.yield"(%arg171) : (bf16) -> ()
    }) : (tensor<2x4x11x32xbf16>, tensor<2x4x32x11xbf16>) -> tensor<2x4x32x11xbf16>
    %142 = "tensor.collapse_shape"(%110) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x5x32xbf16>) -> tensor<8x5x32xbf16>
    %143 = "tensor.collapse_shape"(%141) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x32x11xbf16>) -> tensor<8x32x11xbf16>
    %144 = "tensor.empty"() : () -> tensor<8x5x11xf32>
    %145 = "linalg.fill"(%3, %144) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg169: f32, %arg170: f32):
      "linalg.yield"(%arg169) : (f32) -> ()
    }) : (f32, tensor<8x5x11xf32>) -> tensor<8x5x11xf32>
    %146 = "linalg.batch_matmul"(%142, %143, %145) <{indexing_maps = [#map16, #map17, #map18], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg166: bf16, %arg167: bf16, %arg168: f32):
      %324 = "arith.extf"(%arg166) : (bf16) -> f32
      %325 = "arith.extf"(%arg167) : (bf16) -> f32
      %326 = "arith.mulf"(%324, %325) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %327 = "arith.addf"(%arg168, %326) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%327) : (f32) -> ()
    }) : (tensor<8x5x32xbf16>, tensor<8x32x11xbf16>, tensor<8x5x11xf32>) -> tensor<8x5x11xf32>
    %147 = "tensor.empty"() : () -> tensor<8x5x11xbf16>
    %148 = "linalg.generic"(%146, %147) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg164: f32, %arg165: bf16):
      %323 = "arith.truncf"(%arg164) : (f32) -> bf16
      "linalg.yield"(%323) : (bf16) -> ()
    }) : (tensor<8x5x11xf32>, tensor<8x5x11xbf16>) -> tensor<8x5x11xbf16>
    %149 = "tensor.expand_shape"(%148) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 5, 11>}> : (tensor<8x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %150 = "tensor.empty"() : () -> tensor<2x4x5x11xbf16>
    %151 = "linalg.generic"(%149, %150) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg162: bf16, %arg163: bf16):
      %321 = "arith.truncf"(%13) : (f64) -> bf16
      %322 = "arith.mulf"(%arg162, %321) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%322) : (bf16) -> ()
    }) : (tensor<2x4x5x11xbf16>, tensor<2x4x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %152 = "linalg.generic"(%151, %arg2, %150) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg159: bf16, %arg160: bf16, %arg161: bf16):
      %320 = "arith.addf"(%arg159, %arg160) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%320) : (bf16) -> ()
    }) : (tensor<2x4x5x11xbf16>, tensor<2x1x5x11xbf16>, tensor<2x4x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %153 = "tensor.empty"() : () -> tensor<2x4x5x11xf32>
    %154 = "linalg.generic"(%152, %153) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg157: bf16, %arg158: f32):
      %319 = "arith.extf"(%arg157) : (bf16) -> f32
      "linalg.yield"(%319) : (f32) -> ()
    }) : (tensor<2x4x5x11xbf16>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %155 = "tensor.empty"() : () -> tensor<2x4x5xi64>
    %156 = "linalg.fill"(%0, %155) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg155: i64, %arg156: i64):
      "linalg.yield"(%arg155) : (i64) -> ()
    }) : (i64, tensor<2x4x5xi64>) -> tensor<2x4x5xi64>
    %157 = "tensor.empty"() : () -> tensor<2x4x5xf32>
    %158 = "linalg.fill"(%5, %157) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg153: f32, %arg154: f32):
      "linalg.yield"(%arg153) : (f32) -> ()
    }) : (f32, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
    %159:2 = "linalg.generic"(%154, %158, %156) <{indexing_maps = [#map8, #map18, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg150: f32, %arg151: f32, %arg152: i64):
      %314 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %315 = "arith.index_cast"(%314) : (index) -> i64
      %316 = "arith.maximumf"(%arg150, %arg151) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %317 = "arith.cmpf"(%arg150, %arg151) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %318 = "arith.select"(%317, %315, %arg152) : (i1, i64, i64) -> i64
      "linalg.yield"(%316, %318) : (f32, i64) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5xf32>, tensor<2x4x5xi64>) -> (tensor<2x4x5xf32>, tensor<2x4x5xi64>)
    %160 = "tensor.expand_shape"(%159#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 4, 5, 1>}> : (tensor<2x4x5xf32>) -> tensor<2x4x5x1xf32>
    %161 = "linalg.generic"(%154, %160, %153) <{indexing_maps = [#map8, #map19, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg147: f32, %arg148: f32, %arg149: f32):
      %313 = "arith.subf"(%arg147, %arg148) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%313) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %162 = "linalg.generic"(%161, %153) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg145: f32, %arg146: f32):
      %312 = "math.exp"(%arg145) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%312) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %163 = "tensor.empty"() : () -> tensor<2x4x5x1xf32>
    %164 = "linalg.fill"(%3, %163) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg143: f32, %arg144: f32):
      "linalg.yield"(%arg143) : (f32) -> ()
    }) : (f32, tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf32>
    %165 = "linalg.generic"(%162, %164) <{indexing_maps = [#map8, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg141: f32, %arg142: f32):
      %311 = "arith.addf"(%arg141, %arg142) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%311) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf32>
    %166 = "linalg.generic"(%162, %165, %153) <{indexing_maps = [#map8, #map19, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg138: f32, %arg139: f32, %arg140: f32):
      %310 = "arith.divf"(%arg138, %arg139) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%310) : (f32) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x11xf32>) -> tensor<2x4x5x11xf32>
    %167 = "linalg.generic"(%166, %150) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg136: f32, %arg137: bf16):
      %309 = "arith.truncf"(%arg136) : (f32) -> bf16
      "linalg.yield"(%309) : (bf16) -> ()
    }) : (tensor<2x4x5x11xf32>, tensor<2x4x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %168 = "tensor.collapse_shape"(%167) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x5x11xbf16>) -> tensor<8x5x11xbf16>
    %169 = "tensor.collapse_shape"(%139) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<2x2x2x11x32xbf16>) -> tensor<8x11x32xbf16>
    %170 = "tensor.empty"() : () -> tensor<8x5x32xf32>
    %171 = "linalg.fill"(%3, %170) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg134: f32, %arg135: f32):
      "linalg.yield"(%arg134) : (f32) -> ()
    }) : (f32, tensor<8x5x32xf32>) -> tensor<8x5x32xf32>
    %172 = "linalg.batch_matmul"(%168, %169, %171) <{indexing_maps = [#map16, #map17, #map18], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg131: bf16, %arg132: bf16, %arg133: f32):
      %305 = "arith.extf"(%arg131) : (bf16) -> f32
      %306 = "arith.extf"(%arg132) : (bf16) -> f32
      %307 = "arith.mulf"(%305, %306) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %308 = "arith.addf"(%arg133, %307) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%308) : (f32) -> ()
    }) : (tensor<8x5x11xbf16>, tensor<8x11x32xbf16>, tensor<8x5x32xf32>) -> tensor<8x5x32xf32>
    %173 = "tensor.empty"() : () -> tensor<8x5x32xbf16>
    %174 = "linalg.generic"(%172, %173) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg129: f32, %arg130: bf16):
      %304 = "arith.truncf"(%arg129) : (f32) -> bf16
      "linalg.yield"(%304) : (bf16) -> ()
    }) : (tensor<8x5x32xf32>, tensor<8x5x32xbf16>) -> tensor<8x5x32xbf16>
    %175 = "tensor.expand_shape"(%174) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 5, 32>}> : (tensor<8x5x32xbf16>) -> tensor<2x4x5x32xbf16>
    %176 = "tensor.empty"() : () -> tensor<2x5x4x32xbf16>
    %177 = "linalg.transpose"(%175, %176) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg127: bf16, %arg128: bf16):
      "linalg.yield"(%arg127) : (bf16) -> ()
    }) : (tensor<2x4x5x32xbf16>, tensor<2x5x4x32xbf16>) -> tensor<2x5x4x32xbf16>
    %178 = "tensor.empty"() : () -> tensor<128x16xbf16>
    %179 = "linalg.transpose"(%12, %178) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg125: bf16, %arg126: bf16):
      "linalg.yield"(%arg125) : (bf16) -> ()
    }) : (tensor<16x128xbf16>, tensor<128x16xbf16>) -> tensor<128x16xbf16>
    %180 = "tensor.collapse_shape"(%177) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x5x4x32xbf16>) -> tensor<10x128xbf16>
    %181 = "tensor.empty"() : () -> tensor<10x16xf32>
    %182 = "linalg.fill"(%3, %181) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg123: f32, %arg124: f32):
      "linalg.yield"(%arg123) : (f32) -> ()
    }) : (f32, tensor<10x16xf32>) -> tensor<10x16xf32>
    %183 = "linalg.matmul"(%180, %179, %182) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg120: bf16, %arg121: bf16, %arg122: f32):
      %300 = "arith.extf"(%arg120) : (bf16) -> f32
      %301 = "arith.extf"(%arg121) : (bf16) -> f32
      %302 = "arith.mulf"(%300, %301) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %303 = "arith.addf"(%arg122, %302) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%303) : (f32) -> ()
    }) : (tensor<10x128xbf16>, tensor<128x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %184 = "tensor.empty"() : () -> tensor<10x16xbf16>
    %185 = "linalg.generic"(%183, %184) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg118: f32, %arg119: bf16):
      %299 = "arith.truncf"(%arg118) : (f32) -> bf16
      "linalg.yield"(%299) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %186 = "tensor.expand_shape"(%185) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %187 = "linalg.generic"(%arg0, %186, %33) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg115: bf16, %arg116: bf16, %arg117: bf16):
      %298 = "arith.addf"(%arg115, %arg116) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%298) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %188 = "linalg.generic"(%11, %36) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg113: bf16, %arg114: bf16):
      %297 = "arith.addf"(%arg113, %21) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%297) : (bf16) -> ()
    }) : (tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xbf16>
    %189 = "linalg.generic"(%187, %30) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg111: bf16, %arg112: f32):
      %296 = "arith.extf"(%arg111) : (bf16) -> f32
      "linalg.yield"(%296) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %190 = "linalg.generic"(%189, %39) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg109: f32, %arg110: f64):
      %295 = "arith.extf"(%arg109) : (f32) -> f64
      "linalg.yield"(%295) : (f64) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf64>) -> tensor<2x5x16xf64>
    %191 = "linalg.generic"(%190, %42) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg107: f64, %arg108: f64):
      %294 = "arith.addf"(%arg107, %arg108) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%294) : (f64) -> ()
    }) : (tensor<2x5x16xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %192 = "linalg.generic"(%191, %41) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg105: f64, %arg106: f64):
      %293 = "arith.divf"(%arg105, %22) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%293) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %193 = "linalg.generic"(%190, %192, %39) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg102: f64, %arg103: f64, %arg104: f64):
      %292 = "arith.subf"(%arg102, %arg103) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%292) : (f64) -> ()
    }) : (tensor<2x5x16xf64>, tensor<2x5x1xf64>, tensor<2x5x16xf64>) -> tensor<2x5x16xf64>
    %194 = "linalg.generic"(%193, %193, %39) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg99: f64, %arg100: f64, %arg101: f64):
      %291 = "arith.mulf"(%arg99, %arg100) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%291) : (f64) -> ()
    }) : (tensor<2x5x16xf64>, tensor<2x5x16xf64>, tensor<2x5x16xf64>) -> tensor<2x5x16xf64>
    %195 = "linalg.generic"(%194, %42) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg97: f64, %arg98: f64):
      %290 = "arith.addf"(%arg97, %arg98) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%290) : (f64) -> ()
    }) : (tensor<2x5x16xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %196 = "linalg.generic"(%195, %41) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg95: f64, %arg96: f64):
      %289 = "arith.divf"(%arg95, %22) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%289) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %197 = "linalg.generic"(%196, %25) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg93: f64, %arg94: f32):
      %288 = "arith.truncf"(%arg93) : (f64) -> f32
      "linalg.yield"(%288) : (f32) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %198 = "linalg.generic"(%189, %50) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg91: f32, %arg92: f32):
      %287 = "arith.addf"(%arg91, %arg92) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%287) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %199 = "linalg.generic"(%198, %25) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg89: f32, %arg90: f32):
      %286 = "arith.divf"(%arg89, %23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%286) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %200 = "linalg.generic"(%197, %25) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg87: f32, %arg88: f32):
      %284 = "arith.truncf"(%18) : (f64) -> f32
      %285 = "arith.addf"(%arg87, %284) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%285) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %201 = "linalg.generic"(%200, %25) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg85: f32, %arg86: f32):
      %283 = "math.rsqrt"(%arg85) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%283) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %202 = "linalg.generic"(%189, %199, %30) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg82: f32, %arg83: f32, %arg84: f32):
      %282 = "arith.subf"(%arg82, %arg83) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%282) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %203 = "linalg.generic"(%202, %201, %30) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg79: f32, %arg80: f32, %arg81: f32):
      %281 = "arith.mulf"(%arg79, %arg80) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%281) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %204 = "linalg.generic"(%203, %188, %30) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg76: f32, %arg77: bf16, %arg78: f32):
      %279 = "arith.extf"(%arg77) : (bf16) -> f32
      %280 = "arith.mulf"(%arg76, %279) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%280) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %205 = "linalg.generic"(%204, %10, %30) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg73: f32, %arg74: bf16, %arg75: f32):
      %277 = "arith.extf"(%arg74) : (bf16) -> f32
      %278 = "arith.addf"(%arg73, %277) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%278) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %206 = "linalg.generic"(%205, %33) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg71: f32, %arg72: bf16):
      %276 = "arith.truncf"(%arg71) : (f32) -> bf16
      "linalg.yield"(%276) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %207 = "tensor.empty"() : () -> tensor<16x16xbf16>
    %208 = "linalg.transpose"(%9, %207) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg69: bf16, %arg70: bf16):
      "linalg.yield"(%arg69) : (bf16) -> ()
    }) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %209 = "tensor.collapse_shape"(%206) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %210 = "linalg.matmul"(%209, %208, %182) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg66: bf16, %arg67: bf16, %arg68: f32):
      %272 = "arith.extf"(%arg66) : (bf16) -> f32
      %273 = "arith.extf"(%arg67) : (bf16) -> f32
      %274 = "arith.mulf"(%272, %273) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %275 = "arith.addf"(%arg68, %274) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%275) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %211 = "linalg.generic"(%210, %184) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg64: f32, %arg65: bf16):
      %271 = "arith.truncf"(%arg64) : (f32) -> bf16
      "linalg.yield"(%271) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %212 = "tensor.expand_shape"(%211) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %213 = "linalg.generic"(%212, %33) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg62: bf16, %arg63: bf16):
      %269 = "arith.cmpf"(%arg62, %4) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (bf16, bf16) -> i1
      %270 = "arith.select"(%269, %arg62, %4) : (i1, bf16, bf16) -> bf16
      "linalg.yield"(%270) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %214 = "linalg.generic"(%213, %33) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg60: bf16, %arg61: bf16):
      %268 = "math.fpowi"(%arg60, %1) <{fastmath = #arith.fastmath<none>}> : (bf16, i64) -> bf16
      "linalg.yield"(%268) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %215 = "linalg.transpose"(%8, %207) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg58: bf16, %arg59: bf16):
      "linalg.yield"(%arg58) : (bf16) -> ()
    }) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %216 = "tensor.collapse_shape"(%214) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %217 = "linalg.matmul"(%216, %215, %182) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg55: bf16, %arg56: bf16, %arg57: f32):
      %264 = "arith.extf"(%arg55) : (bf16) -> f32
      %265 = "arith.extf"(%arg56) : (bf16) -> f32
      %266 = "arith.mulf"(%264, %265) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %267 = "arith.addf"(%arg57, %266) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%267) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<16x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %218 = "linalg.generic"(%217, %184) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: f32, %arg54: bf16):
      %263 = "arith.truncf"(%arg53) : (f32) -> bf16
      "linalg.yield"(%263) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %219 = "tensor.expand_shape"(%218) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %220 = "linalg.generic"(%187, %219, %33) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg50: bf16, %arg51: bf16, %arg52: bf16):
      %262 = "arith.addf"(%arg50, %arg51) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%262) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %221 = "linalg.generic"(%7, %36) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg48: bf16, %arg49: bf16):
      %261 = "arith.addf"(%arg48, %21) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%261) : (bf16) -> ()
    }) : (tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xbf16>
    %222 = "linalg.generic"(%220, %30) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg46: bf16, %arg47: f32):
      %260 = "arith.extf"(%arg46) : (bf16) -> f32
      "linalg.yield"(%260) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %223 = "linalg.generic"(%222, %39) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f64):
      %259 = "arith.extf"(%arg44) : (f32) -> f64
      "linalg.yield"(%259) : (f64) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf64>) -> tensor<2x5x16xf64>
    %224 = "linalg.generic"(%223, %42) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f64, %arg43: f64):
      %258 = "arith.addf"(%arg42, %arg43) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%258) : (f64) -> ()
    }) : (tensor<2x5x16xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %225 = "linalg.generic"(%224, %41) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: f64, %arg41: f64):
      %257 = "arith.divf"(%arg40, %22) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%257) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %226 = "linalg.generic"(%223, %225, %39) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg37: f64, %arg38: f64, %arg39: f64):
      %256 = "arith.subf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%256) : (f64) -> ()
    }) : (tensor<2x5x16xf64>, tensor<2x5x1xf64>, tensor<2x5x16xf64>) -> tensor<2x5x16xf64>
    %227 = "linalg.generic"(%226, %226, %39) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg34: f64, %arg35: f64, %arg36: f64):
      %255 = "arith.mulf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%255) : (f64) -> ()
    }) : (tensor<2x5x16xf64>, tensor<2x5x16xf64>, tensor<2x5x16xf64>) -> tensor<2x5x16xf64>
    %228 = "linalg.generic"(%227, %42) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f64, %arg33: f64):
      %254 = "arith.addf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%254) : (f64) -> ()
    }) : (tensor<2x5x16xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %229 = "linalg.generic"(%228, %41) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f64, %arg31: f64):
      %253 = "arith.divf"(%arg30, %22) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%253) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %230 = "linalg.generic"(%229, %25) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f64, %arg29: f32):
      %252 = "arith.truncf"(%arg28) : (f64) -> f32
      "linalg.yield"(%252) : (f32) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %231 = "linalg.generic"(%222, %50) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %251 = "arith.addf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%251) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %232 = "linalg.generic"(%231, %25) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %250 = "arith.divf"(%arg24, %23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%250) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %233 = "linalg.generic"(%230, %25) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %248 = "arith.truncf"(%18) : (f64) -> f32
      %249 = "arith.addf"(%arg22, %248) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%249) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %234 = "linalg.generic"(%233, %25) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %247 = "math.rsqrt"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%247) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %235 = "linalg.generic"(%222, %232, %30) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %246 = "arith.subf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%246) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %236 = "linalg.generic"(%235, %234, %30) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %245 = "arith.mulf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%245) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %237 = "linalg.generic"(%236, %221, %30) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: bf16, %arg13: f32):
      %243 = "arith.extf"(%arg12) : (bf16) -> f32
      %244 = "arith.mulf"(%arg11, %243) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%244) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %238 = "linalg.generic"(%237, %6, %30) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: f32, %arg9: bf16, %arg10: f32):
      %241 = "arith.extf"(%arg9) : (bf16) -> f32
      %242 = "arith.addf"(%arg8, %241) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%242) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %239 = "linalg.generic"(%238, %33) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: f32, %arg7: bf16):
      %240 = "arith.truncf"(%arg6) : (f32) -> bf16
      "linalg.yield"(%240) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    "func.return"(%239, %132, %135) : (tensor<2x5x16xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.bfloat16_5: "0x020000002C3E943EA83C82BE573E613EA33DDE3D9E3E45BE65BED53D3ABE033E1EBE9C3E",
      torch_tensor_16_torch.bfloat16_4: "0x02000000A2BEF7BD98BECBBE293F213E9DBE83BE1A3E8A3C91BEBBBECBBE0E3E223F03BD",
      torch_tensor_16_16_torch.bfloat16_1: "0x02000000603E4F3D94BC083D38BEB6BDD1BC51BEF5BD833D24BD0C3D65BE913E03BED03E8DBC093D4D3E793EC3BE30BD2D3EF5BD84BE2DBE9B3C193E3B3E5EBD283EA0BDEF3CC03E08BE3ABDA8BEC4BE82BC843E2CBE323FE3BDE33D88BEE1BB13BE4FBEC33E86BCC83D88BEED3D133ECD3D24BC1BBE3A3E2B3DB9BD86BECCBE763EC7BC9FBC5E3D143E443CB13E10BD9FBE1B3D323EB1BED5BD4B3E1EBD083E2A3E99BE4A3E243E22BEF43D773DDBBD533E003E0C3F9DBE8CBE0C3EABBD973E6BBD84BEB03E9B3E293DDE3E633E633EC5BED6BE693D9EBE893EF73E07BEB8BE4BBECA3D3C3EE23D483E943E3D3EABBEA23D6FBE27BE423D8B3EC4BD0ABFB23DA43E5D3D193EA43B023E2C3DB13DE2BEAB3E2BBF94BEE03CCFBCFEBD12BE98BE4C3EAF3D233D983ECCBC95BEDBBD42BE15BFA2BEACBE973D673E443D4BBE66BE92BD12BDAABEACBE92BE6BBEAEBC773E023E44BE053DF0BC763E2DBDA23C553D0DBCEA3D9B3E07BE5D3E23BD1F3E383DE53DD53EECBEE4BE5DBD59BE01BE8BBE94BE4FBEEB3E9E3D9DBE5A3E033CB5BD0DBE813DA4BEE9BEB33D9B3EE3BE663E923E8F3BEABD9B3E063D5A3EC1BDD8BA8ABD87BE30BE8EBE8A3E503E21BFA5BD52BE933E943EEFBD73BEA6BE313D623D963EDEBE0F3E803D95BD473E4DBD9BBD493EB6BE16BE32BE13BE7BBE25BE52BE1F3D043E2B3E70BC063F61BD95BED63B9FBE74BE",
      torch_tensor_16_16_torch.bfloat16: "0x02000000C7BD04BED2BE03BEE53E853E003FAFBC51BE86B909BE003FC3BE813EEF3C85BE16BF293EDA3D7E3E203E0CBEA13E2B3DF1BEC6BD843E723D0A3D703DA0BD28BE88BE373D9E3B663E47BD7ABBA0BE083EB33E793D9BBD90BEB33E2ABF8EBE96BEE0BDF1BE28BE313E063E5CBEEF3D38BE063FA53EF6BA81BE7CBCEFBC4E3DC73EA8BEA5BD9E3E573E7E3EF3BED83D16BE1BBCCBBEE93E133E8DBE903E7DBE81BC7FBB973ECABC703E5E3E6ABE483E58BD763E0BBEB13EB13D10BE18BED03DAFBD15BD663E0D3E3FBEDC3EA93E9F3E903E163DC13C5BBE0E3E22BEDB3D213ED9BEB5BD533E303E5EBD9ABE11BEFD3D1F3D15BEA6BE4DBE1BBFA43D56BE273DA23E423FC93E60BCCD3D823E5BBEB3BE6D3E643E993CDABEB83B9E3E553D18BEC6BE4DBE923DB7BEC5BCEFBD883E7C3E4F3E0F3FFFBD1A3FAF3D64BD623CCD3E963E9C3DA73B42BC16BEAABC67BE66BE84BEA5BD74BD173FEE3E283FFC3B8DBEFDBD81BE893EED3E24BEF63D443C923D813DBFBCAFBD5EBE6CBC443D45BE2DBE15BE163FA3BE9B3DDCBCBBBE903EF23E2BBDA5BE85BE7A3E8D390FBF023EAFBE9EBD41BEE33E153D173F9FBD74BD713E6C3E363EF4BB7BBE573DE4BD3E3D8ABCC4BC56BEC23DCABEC7BEA2BDF7BEB3BD91BEE93C34BE273C8EBEE83EDEBECB3DCBBD313EBD3DB73D9ABEC03E3EBEBEBD42BE46BE0DBD0C3C57BE5EBE1DBE6EBE223E",
      torch_tensor_16_torch.bfloat16_3: "0x02000000B53D213E92BCA7BDE1BD8BBD77BE043DFB3D22BEE1BDC4BE043E16BE313E2B3E",
      torch_tensor_16_torch.bfloat16_2: "0x020000009A3D73BEBE3D74BE5B3DDE3E723E263E27BE8CBE7F3E303E94BEE2BE363E15BF",
      torch_tensor_16_128_torch.bfloat16: "0x020000002FBE01BED73C783D4DBDCCBDC83DAD3DDE3D08BC043A13BD76BD3C3E0D3EAABD803D4ABC8DBD223D94BD3DBECA3D5D3C75BD10BDE83D283CBDBD743D82BDA3BC83BB4D3B973D68BC2DBDE2BD0CB98B3C2EBE2FBD19BCBC3DA4BCA3BD0E3DA3BD02BE293EF53D06BD32BC11BEE93DBCBD5FBAAA3DFF3C9DBD76BDEEBC0BBD79BD2A3D3BBCBBBD22BD0E3E653D11BEA23D2EBB733DBB3DD3BD783DA13C473C513D7DBD603D4EBD6A3DA9BDD23D14BE2EBD34BD9EBDDC3D433C85BD1BBE8DBCF83D94BA52BDADBC5CBC073EE03DE23D7CBC93BD863B5DBD093E693D383B30BEFA3D78BD33BEBF3C3ABE553E393EF63CCD3D053DB1BC79BD413DB3BDBC3D5D3C0C3E1A3EEEBDA73D773D7A3D48BCC63D343D11BD0C3C23BD96BC983C233CAE3CAC3D883CE3BDD7BC7FBD9E3DC03DAC3D893D0D3DE93B06BD98BDDE3D31BDDFBC2BBDC3BDB5BDC2BD083ED93D6CBDC33C47BDAF3D6EBD09BD1CBCAF3DEF3C2B3D98BC5CBE073E1D3D0BBD863C9C3DDBBB503EF33D9B3D563D29BEE83DD3BDAF3DCE3DA73D523C62BC573C163DECBD9CBD773D86BD20BE38BD24BC6BBD55BEF2BCA13D903DA93DEE3C083E0F3DB2BD053D6F3DD2BD593DEEBD173DEC3C95BD953D123D77BB2DBDFEBC493EB03CAD3DC8BB85BD5DBE57BEF33CC3BD243CDB3C0B3DBB3D17BEC2BD83BAD4BC8B3E283E8FBDD93D1C3E2C3C4DBD943D203B843DE0BA8C3CA93E3DBE523D90BD75BDBC3DF03CAEBD093EEB3B47BE223C633C3DBE17BE3ABCD4BDC63D82BD24BDE9BD323E783D1C3D16BE86BCA9BDB3BDA73D9E3D783C7BBDDABD183CF43CDEBD68BCDF3DD6BCEE3D87BCB63AE03D45BEF8BCBFBDFFBD233CFCBC30BCB53D683D553D343DB23D143CE83CC63DD53C373C1A3C973CB93C8E3D5E3D5F3C6DBD24BEAB3D243E3BBDBCBDE3BC1A3C19BD5DBC84BD0D3E8E3B3A39E837F5BD5FBDF73C8DBDDE3C58BBF2BCF1BCFB3CE53DB7BC1ABDF9BD923DEC3C153DB0BC4C3EBDBCA93DCBBD5FBC43BD903DC3BD4ABCB5BD633D193E89BDC43D563C403EC1BB59BDCDBD033E253D2FBA86BC07BB183D333C58BD8B3CA8BD33BE8A3C603B88BC4FBDA93D433E61BD9B3DFF3CF33BBC3CCDBC86BD04BE42BD133CBBBD6ABDA2BDC23DCEBDF33C7ABCF6BC2F3C623C6D3C12BE40BE22BD9A3ACB3CEBBCF1BD72BD813D743D773DE0BD193D14BD9CBD7C3D0A3E9C3C0CBDFA3D07BDB33D3ABDF53C053ECCBDD43C5BBDBFBD9FBB123E53BEA53D6EBD953D903D303C003D0ABE2DBEBCBD1B3E1B3E12BEF43D21BD543D3F3ED1BD24BD9F3D973EE7BDB43D963D903D2C3D083EBABDA6BC4B3E28BE963C1ABC303E33BDC8BC363C07BE84BD3F3C323D5CBC6A3D3E3DE3BD96BD223C17BD07BCC83DD43B823DCD3DF5BCCBBC573DBBBBDABDFCBD8FBB183CA93DE53D98BB43BC46BB333E64BD87BD76BB1CBD883C35BE29BCB5BD50BCD4BDC6BC5D3DAA3CD0BB203A763CD93CF13D233D46BC7B3DAA3D803CBABD82BD13BEC53DAA3C0E3E4CBD80BE2EBD29BE02BCDCBC00BEDC3DC1BDE4BBD53DA7BDE5BDC3BD40BEEFBD743D293D763CDBBB8FBC8BBDEFBD9BBC76BDBDBC8F3DFA3D31BD6DBD91BD32BE77BCFCBC2D3D94BD773DCFBCEDBD6A3D2ABD763C34BE9DBDDDBD373E903D15BBBCBD9EBDFDBD893CB33D0CBD42BDCBBDA6BC6E3D103D1DBE13BDC2BD82BD553DE93DBF3D32BE49BE6D3D043E80BD7DBC45BD72BD2E3D5EBDC43D8ABD05BE8C3DEEBD323DDE3D0C3E03BE6B3D4B3CAFBDA3BDA0BB563EAC3DDC3DC43D23BDC2BDB0BD70BD25BE28BD503D12BEDEBD78BC003E70BE25BDD7BDECBDCDBCD33D8CBD093DDA3C4F3DC5BD86BD3F3DCD3CAA3C0DBE943D14BDE9BB5EBDBABCEBBCD4BC92BCB43DE93D0CBE933D603C5D3CEB3D533E9ABD6A3DFF3CC33D813D0CBED8BB393C0ABDFE3D283D1D3E13BE113B133E0CBD82BB283E053DBEBD043E0A3D063BD1BD95BD0BBC003E9DBD353E6D3DBC3D0D3E033D633DFFBD8A3C0EBD023E91BCADBCE13B92BCDA3D14BE45BEB13D1D3E28BBFABDEABD513E2BBD323E09BC4B3E89BD52BD33BCC9BDBB3D8CBD363EE9BC823D843D913D213D123E93BE233C5E3C043D28BC57BE173ECABCB93D51BE193DBABD3B3D2EBE6DBD5CBB143EF2BCE03D24BEBABC1DBE103E363DB6BC11BEC03D1CBEA33D4BBD06BEFEBB3439D93D33BE893C17BDE2BD1BBE7DBC0F3E28BECD3D24BD1F3C24BE8B3DDB3DFA3D073DFCBD713C6EBEA4BDA8BCD2BD153D5B3D613D813D39BC93BD01BD9ABD86BDB9BD41BCD73CB63D403D19BD163E35BD14BD6FBD373C1ABEBFBC0FBDB8BC96BCF6BDAFBDAC3DB23DE03D49BCEB3D933CD3BD25BDC53CF4BC09BC38BDC03DAEBCFD3DA5BD643E7C3D383DAA3D53BBB8BD23BD0EBDB13D0DBC99BC803E5EBC043E2E3D793D183D663C183E5D3E503D92BD4FBD183DCEBC3D3D29BD19BE3BBDDBBC27BC7BBDF4BC6ABC143DBA3D7CBD243DC73CBD3DB8BCBE3DB3BD3C3DD43D30BE11BDAA3D3ABD1D3C493D1E3D54BC0D3CDFBD03BD5D3DE63D84BDA63D863D8FBD3DBD813C0EBE8ABD803E733CD23D5DBE04BE2B3D6839F1BC9BBDA6BD04BE893D653DDA3D81BC04BD413B803D55BD953A083EEF3D0F3DB1BD69BD53BD3A3E05BD5A3D9CBC94BDE1BD023EE6BC84BB5ABE6A3D2D3C0FBD663CCDBDDEBD273E743ED1BD02BB9FBC2E3EA0BDB2BD13BE123DD53D9ABC91BD65BB083D913DCABDE9BD83BC7B3D4FBD873D97BC2ABE15BE9E3D2B3D6E3DE3BD68BD493D033D0E3E2EBE343E333DC6BDD0BC31BEE1BD8B3DBABC9A3D843C7FBC1DBDCB3B133D783DD53D3C3DD03D8FBDAEBC8BBD4F3E013EA9BD9F3D053DCCBD21BEEC3A99BD9CBD473E723CBFBD133C973DA53D5C3D27BED43C13BE963DC83C533DB1BD413D1A3E22BC08BE883CCDBC793DFEBC91BDA9BD093E08BDF3BD91BDD7BC543E563A61BCA4BD0DBE5DBDCF3CE9BB583D7DBC113EC9BD6B3D4A3E5FBC953D283E1B3CAC3DD4BB6F3D4E3D883D363ED03D08BEDD3D933C2CBD6D3DFD3D4A3D38BEBE3C8EBCCCBD4FBC083C2BBEC6BCB4BD96BD1F3E513D02BC833D82BD9DBDC73D3C3D11BD353D4F3D75BDC03DC8BDB23D473DB4BDD23B80BD593ED23CED3D88BDC9BD46BD38BD673D23BC2DBE06BDF93D0B3D27BEA9BD86BD183DC2BCEB3B6FBCD3BD88BC133EA3BD973DA13DD1BC00BD0B3E133CDBBDB63DE1BD353B8BBCCF3B843D8BBD07BE283D713DE83C3C3CB33D32BE8CBD643DCABD493E7CBC9F3DC4BC20BD44BE42BDE13D903D6B3D153E4CBCCFBCB53D0E3ED7BD4CBCE8BD90BD373DAB3BFBBD713D83BD93BC0D3D96BD403DF43C583D33BD633C973C35BD61BC23BE473E7ABC8EBD113CAEBB9D3DABBD2A3E80BD2A3E77BD833B73BD16BE463CBA3D173EA73CB5BD5DBD693C8FBDC83D5E3EBB3DCD3CE73C1B3CA8BA85BD27BD003EF83C783C2B3C163D0EBEC5BCAD3BA93D3FBD2EBD983D583C2FBAE5BD95BC133D80BC113E3BBD39BEF53C84BB353DCFBC86BCB1BD1F3D28BD8DBD2EBEDCBD9BBD2EBCB13C093ECDBCFC3D8BBE86BD0EBEF4BD1A3ECCBD853D5B3DD1BDD9BDAABCA6BB083E15BEC9BD97BD243EAB3DF5BCF2BDB8BD103D8ABD4B3C503D8B3AAA3D0ABECBBC5C3D8E3DF83DBC3D6C3D81BD50BD1EBC4F3E9A3B25BD9D3DB13D3F3DBABDCEBBC33CAD3CC83D6CBD2F3EC53CD1BD94BC44BD57BD00BD6BBC23BE463D2A3D8CBC2E3C05BDA83DD8BD8B3EEFBC7EBE273EFA3DC6BDC0BD023E763DC0BCB23D4DBE6E3E96BCADBD6B3D2ABE01BD093D75BC893C7D3E893DB03E08BDE43D32BD053CB2BD10BD1DBD18BE09BE3D3DD43C8D3C33BD063D0F3D11BEE1BA483E4C3D3D3E373DB5BC54BE953DFFBC9C3C06BD0D3DB33DACBC1B3EDDBDF7BDC7BD533C04BD1D3D05BE2ABDD43B21BD0ABDBD3D2C3C163D8E3C17BD9A3CECBD003ED6BC6B3C933DB2BD7C3C14BCF6BC0D3EF13C273E6CBB5EBD493D21BE82BCCEBD2ABE4D3DBCBD643C44BD55BD61BEF1BD53BED83CD0BDE23D123E1CBEBEBD7FBCBFBC11BE06BEAEBD743B903DC83D0ABECFBC143EEF3C85BD0A3EB53C153D093E40BDC3BDDF3CACBD3F3D12BAF23CBC3C10BE383C68BD8A3D8CBE333D9F3D6E3D3F3D37BDFE3CBFBD4FBCE43D463B91BD893D41BDC5BCA6BD8FBDAF3D96BD6FBDD9BD893C073D093D38BDA9BD8B3D8E3D86BCBABC8EBB81BC0E3E0ABD463DBD3DB4BCB83D85BD21BD26BEBD3CB0BC0ABCF03D12BEE9BD393DEE3C2FBE1A3E1DBD693EB7BD8E3DC13ED4BD8DBC99BC82BD43BE8A3DAE3C4ABE873C0C3E7E3D11BEED3C143B1C3CD3BD60BDCA3DE1BDC43CC43DE2BD693DE13C93BDE33C5C3CAB3CFA3D9E3CC13D243D6E3C68BD99BCCA3D243DC0BD87BDBD3C02BE0DBD183B25BDF5BDC9BDD03DCE3C2FBEC73CBFBC01BC153E113D353DC43CCBBD46BDD93D45BD9CBDD1BD753DEC3D823B213EE7BCF1BDF3BC67BCF23D893DF33D51BEC13DBDBDFF3D233DBEBD3ABEC8BC803D07BDECBCE53DE43A693B183E953D5A3D51BDB8BCBDBDEE3B0BBDF53D9E3C3EBC573D31BE2D3EAE3D993D21BD1DBD5D3C2EBE39BD933DD53D5ABEB9BD23BD813C373D76BC233DD93D9FBD89BDC93B0C3E0B3E273EE9BDADBD95BD323E933D18BE9CBDC33D1E3EC43C06BE27BD38BD883D2BBC0EBC1F3EA7BC27BD533D4FBED6BDEE3C1C3D54BCA63D59BCD5BDB03D83BD153ECEBD3CBE1ABE88BD8A3C193DA4BC17BBD73D8C3D1B3EFF3DC23DE4BDE43C7FBD2E3D0CBED83DBF3D2EBECBBDBBBD3CBDF63C9E3D133C8CBDEA3DB7BCC03DD93DF2BD04BE2FBD26BDFA3BF43CA5BD83BD10BED93CCFBD743D843C083D1CBE0EBDB8BC3C3D4FBDA33DDE3C923CC83DC0BD5DBD92BD65BB33BD0C3E02BD643D6F3D9DBCEB3D9FBD323D16BDB03D6FBCFEBB843D983D07BD98BD26BE90BD623D953DE7BC94BC10BEB33D5EBC2FBC173ED13D363DD4BD16BE0FBE30BE30BD9BBDCA3D4F3D383D9FBC83BD91BC44BC92BB253D8CBDF2BC2D3CAC38E73D033DE3BD513D19BD31BD08BE91BDF3BCA9BBB339BBBD5E3D0E3D683E683D63BDC03D503C31BC293EAFBD1EBE80BD16BD283E20BD1CBE1F3822BCF53D1CBE25BD053E803DB8BD83BD5F3EA2BCA0BC24BEF8BDACBB2EBB20BED0BDCABDBBBDA5BDADBDA8BCC8BD4E3DFD3D1ABEC7BB76BDD63CF9BDF73D04BE403D153CF73DE63DA5BD353D573D67BEFDBDE23DC7BB433DDCBD853DBD3D57BC933DC93D5F3DB23C9FBD943C36BECCBD1E3DA93D8DBE9BBC8D3CF7BD25BD593D31BE503E81BE24BE613E1ABDC23DF93D583E2BBBAA3DFB3DD2BD203C9DBD033DD2BDB23DCB3A90BD233E7C3D5C3D3EBD363EF0BC043ECA3D703D693D9F3DB63D09BEE03C503E52BD903D0FBC8BBD36BE08BD19BE11BCF23D593C0FBCB13C893CCA3D5C3B703DF93DCC3DBB3C923D3D3D02BD253E3B3DF2BB37BCE13D823D24BD843DC33BCABCE53D2D3D993B333E4FBDE7BD86BB673D123EAB3CA73DD73CC33DA83C103D923EE93DEBBCB93D983D6ABC02BEE9BD033DE9BD3EBB593D34BDA3BB0F3D4ABEB0BD7C3A89BD01BDC73C623C35BD033E77BCAA3C02BD04BD04BED0BC9BBD0F3ECB3D5EBD10BEAEBC30BA1FBC97BCDF3C873D933D0CBDA83DAF3C103E323E503DFB3CDC3BCDBDDF3D4EBC7F3BE73D8ABCCBBCB5BD15BC0EBDD7BD2FBEF53D993DA93D89BD16BEAABB9C3B053ECCBDCEBC553D32BEA3BDE83CC6BC8D3D22BEC5BD2BBEE63C413B13BE723DA43D0B3E29BE72BD6F3E8DBCEE3D15BD8F3D82BC77BD8E3D",
      torch_tensor_64_16_torch.bfloat16_1: "0x02000000A7BE69BED1BE43BEE1BE98BE14BEAF3C4CBE193F873E4C3E84BD513E693F6DBED8BE8FBE0F3E413EA73E913D8F3CE43DA03DCCBE0EBDF03D7EBDAFBE913E28BD61BEC63DA63EE7BC6ABE4DBEAB3E913DB33E48BDA1BDEFBE1D3ED7BD783D75BD993ED53DF2BB833C883E6E3EB63D39BE613E193CDE3E93BE173DA2BD2FBD16BEA8BDC0BDD4BE5FBE1D3AA7BC443EAABE8ABED53CC73EF8BEA53E4B3E873EB5BD0A3EA43ECD3EF33D363F92BEA2BEB33D233ED3BE31BC1B3E3B3D82BEAABDA8BE863E353E36BD903E293E04BFDE3D72BE2A3E8E3E5B3EB9BD103D1C3EAD3ECD3D113D3DBDF4BEE83E673E0A3E4EBD923ED1BDC03E1BBF06BE0F3E203EA6BD863EC83CD6BE113E343E4D3EF1BDB8BCD23E213E2FBD193E61BB25BD113EA2BEF53E1FBEE83D803CCA3E0F3F4F3ED9BE2E3EE73E6FBE0CBEA33D2DBE423E5DBEE5BE683EB5BDACBD2CBE7C3DEE3EE03E4BBE243D4ABE3FBD8ABDA43D10BE503E6FBE65BE19BEEEBE113EDABD08BA98BEB6BE0F3E1ABC77BD15BE5B3E8F3EA73CE63D8A3D803E003F1EBF033F4F3E083E713ED3BCFA3EB0BDF63D833E9CBD4CBE2EBE8E3DB23E8BBD553D8EBE06BC7EBDD4BC8F3CBC3DE93DC7BD6B3EA53C23BB9EBE1DBFDC3C193E67BDCEBD82BE363D81BEC43DAB3EC5BC793E133C7EBE3FBEB8BD32BD26BF35BF903E02BE17BDCFBD82BE393E8BBE2FBD4B3E103E893EA2BD2E3E053E95BE37BDA4BE113EB93DAFBE3D3E973C76BD343D143F103F853CB0BD3D3DBCBEAEBC62BE25BF4DBE613E75BECC3E03BF0BBE8FBD663E12BEECBD713E3EBE933EB73E0ABD363D6E3D5CBDE4BE2BBEB83E9DBEED3D263C8CBE9D3D82BEDABE2F3CF0BD0CBF9EBD2ABD933E42BE813DA43E90BD9A3E0E3C2C3E47BD11BDE3BD023E7F3D8E3E56BE40BE2EBE88BE603E52BE4EBEF3BCB13DCCBD27BD1ABD41BDCC3E3C3E393EB7BEE8BE2C3E113E263C8C3D0E3F8C3EF33C09BF953E8C3EF03C563E073E133E6D3D3BBEF33C25BFA6BD2D3D6A3EB43C9CBD1BBE0B3DDD3D0DBE4C3E6B3ECFBED03C6C3EDD3D283F843E28BEE5BCCD3E4F3E2A3EC83EC7BE333E8DBEDF3DA5BEADBEB1BC7BBE83BE8A3E4BBEBABD903E7C3D94BE383E843E8CBE0DBE153C1ABEB73DE9BD91BE1FBFE13D463ECCBEBB3C9CBE23BF15BD12BE86BEB13DA93EC4BE9ABECB3EB53EA33C6DBE873E5FBEA8BDBD3E643E9A3DD3BD2CBD993E28BE72BD803D5F3D8EBE23BE923D253FE7BE493E953D4E3E3C3EC4BCBA3ED73EE83DF7BDBE3EBF3E6ABE85BD883E173E01BE8A3ECC3EBE3E993E293EF13E753ECFBD9A3DD6BEE4BD053F113E91BE08BFA8BDBB3C763D30BDBC3D553D9B3EEA3E3CBE5C3D843DB13DBEBC293EEF3DF73E1B3F533EBA3B64BEFCBE34BA1A3EA03E753D103E24BFAD3C5D3E60BE6F3E873EA63B553C73BE7CBE9C3E3DBE34BE6F3E2E3E32BEEDBEFABE4DBE903DB7BE6DBE3ABE673E3C3EEDBEA13CD5BC5D3E913DB2BD37BC883D97BE83BE5EBE1F3D203E4BBED6BE2C3E023E54BE65BD30BD953ED9BD863B5D3CFFBE37BDDBBE123D333E5B3E6C3DD63E57BE403C643E853D893EB93E89BE923EC8BEC53D4E3E5F3CFDBE763E4A3EF7BD81BE883E8DBEFDBEA7BEAC3D6F3EC23D9A3D533D0ABF40BE373E9EBD95BE053D0FBFCEBEDABEE93DA03EBFBDCB3D78BD0B3E623ECFBE663E94BEC03E81BE9D3DF33D013E42BD48BDA6BE053EC3BECEBDDEBD43BE3D3E7BBE873D71BE8D3E27BD2EBEE9BCA83C82BE81BDB1BD4C3EA3BEE6BCFFBCCA3D68BDB53E75BE423DE93EF23E503E1B3DF13C19BEE13E643E9DBED1BE953E893E1B3EF4BD1E3E063EAC3D86BE9E3E9B3E843E86BEE93E11BE75BE46BE543E8D3E283E9D3E933EA5BDEDBD703EC2BE51BDFFBE4BBD6CBE893D943E8A3EF0BC873E63BED63C02BF203FB5BE9EBD1ABD463E943DCF3AAE3EC43E483C57BCE53E8BBC24BE39BEA1BE713DD73E4EBE503D92BEA1BD733DDBBEBBBE8E3E18BE843DFEBE943E973D963EEC3D913E813EB5BE823EE1BD82BEC13D3FBEB13DE5BE10BD2B3EEFBD8ABE8BBE843E7C3E5EBECA3DCC3CB03D003FDDBDB2BD21BF1CBE1F3D8A3D093E8EBED1BCC4BECBBD70BEB7BE68BE943E8F3E77BE34BEF0BDA13EF53E8D3D893E54BDAB3D01BF0B3EC6BEC33DA6BD6C3EA43E07BEF8BECEBE9B3EC9BE6B3DDCBC293D99BE3D3E5ABE79BE323E2DBEDD3EC03D87BD72BEF8BCD83EACBD993D243EDF3EAABEDCBD013F0ABECB3D97BE25BD373EC23EC73DB7BE91BD023E8B3E893E2D3E0CBFD8BD58BE04BE62BEEA3E0F3E08BF35BD3EBD703DCA3DFD3DB7BA843D39BF81BE54BDAB3E63BBA53DB3BEA23D213EC3BE893E443E7FBD613EC73DB13D8ABDCA3E303E90BE993DA83E9D3E24BE723E303E3DBD36BD4A3E31BE6B3EC1BD5ABEBB3EDDBE99BC8CBE9BBEFC3D87BE94BD283E25BEA13E89BB3ABFA03E9CBEC13D823C013FD3BD093F2B3E5D3E183FBE3EA63C503D423D273C35BE29BEAE3E0CBFA4BE6F3D69BE99BE2E3E153E48BC36BEA3BCA93C7F3B51BE96BE0EBEB9BE53BEEA3DE5BE23BD953D72BD24BEE2BE143D173EE13DAB3E043D80BDEB3E4B3D9C3E583DCABD363E9F3E533C2EBE14BE0ABE64BE1F3E32BEF4BDEA3E863E613D483E56BCAE3CFDBC423E9DBDD63D393E18BE44BEA03C86BE8D3C813D15BE0CBE2A3ECDBCB0BEA83B3BBEFF3D8E3DE8BADC3D41BEE83EFA3D1BBE883E653E57BD9F3EC93D653E26BF1FBE91BE0B3F8DBE913E4D3E0CBF79BDE2BE413D793E863E113E393F07BEC63ECDBD44BE58BE7BBE9BBE0BBE563EC1BED8BCB63E84BEE13D8D3DC3BD8E3E91BEB0BE9CBE29BEB33D45BEEA3EE83D7CBE5BBD9FBE4E3B0EBE06BEC4BE393EBD3D7E3D6C3E03BF9D3E",
      torch_tensor_64_16_torch.bfloat16: "0x0200000009BD68BD17BCF3BEA53EA6BC91BE053B17BE0ABE5CBEAC3E2CBF403E413E983D0BBD483E273E423E6EBE2C3D7F3DD2BE363ECFBE60BEB6BE84BCD0BDA13DC2BED5BE083EDD3E223E1D3DAA3CBE3EB43EA1BDD93D663EE33B863CA43DB43D0DBD463E01BE2C3D483E8DBDC63C123E9DBD7EBEA1BE56BDA2BE9BBE85BDF73D3DBD653EA43EBFBC8FBE08BD3ABE5A3D353E3B3E1DBEC5BD043E86BD953D22BF9DBED4BD633EAC3E363E393D03BEA9BCC43D2E3EECBE913D9D3DCA3E3FBEAF3D763D603E79BE8A3E84BC053FF83ECA3C8CBE92BD48BE123E51BE9E3E843D013E8ABD4ABE013EB23EC33EEEBC3D3EC2BD71BE2EBF2B3F113DDC3D1D3E2D3ECCBE05BEDC3DF93E10BEC4BCA5BEA5BE133F4DBE58BEFBBDD7BC81BD033E8ABEB4BDBFBE88BDC5BE893EC8BD9B3EE43DFEBE0E3E6BBD4DBEB53EC53C883D05BFE63DE4BD5BBD813E293EEABE5C3CEFBE8EBEB9BDC13D5E3E043EC93DA33D243FD23EA13EEEBD6C3E563ECFBE05BFABBEB0BE9BBE73BDBDBEB2BD2E3F3BBE8BBE40BC9ABE5E3E9CBC9A3D263FB53E89BE99BD44BBDF3ECBBEC9BE5E3D683DD93E3B3D03BEE63DD53EE03D82BDB23E59BE22BDBFBD6DBE243ED0BE8ABCF13C72BC4EBEB13DE63DBD3EB8BD843E30BE573E5FBDF33D03BEA93D72BE08BF04BCF43E983D11BFABBD6CBE5A3D9A3D673DD0BD203E483CB03D0B3ED3BD0CBFF83E8BBE263E8FBE113EF3BB88BCA3BC953E0BBDA5BD73BE2EBD503E9E3D583ECE3EDB3E1D3FE33D9CBADEBC3C3E8B3CA6BE9CBCBF3E4C3D04BED4BE333EBCBD3C3EB93E31BE8DBEECBD3C3E99BCC83EE6BED43C843EA0BD80BE1D3E083D88BCCD3D253EC93E74BC5B3EE0BE023E9FBD5F3E2C3B8EBD18BF0DBF5A3E293E633D97BCCBBEC73C3CBE5BBEA3BE533DC7BD3A3D88BE32BE963CC63E8D3E0C3E763EB6BEB93E3A3ED03E873E773EF5BD123E053E823E87BD1A3ED43D243E18BE85BE1EBD8F3D313DB6BD983DBBBCD23D25BD2B3EAEBEA43EC8BD81BE2CBE973E323C79BE113E02BD313E923D76BE823E3C3D843EB23EF3BD25BDBEBB213B93BE01BFE7BD943DC13D4E3D3E3E9E3E05BE713E79BD67BEBBBEACBDCD3DA4BC833ED5BC143E82BE96BE013E903E9ABE4E3FA93EEABD353E95BEE2BEABBD2BBEF33E6D3EEB3E2DBD16BF27BE853EDA3DD3BE85BE893E5DBED03E433EED3DA63EB8BDDEBDAF3D7DBEF4BD3D3D183E373DC83E883CB13E21BE9DBE973D21BD31BE893E883C0ABF57BE95BD24BC253D903EA4BE163DF4BE70BE853ED8BEEEBDFB3D15BEC3BEA33EC63C143F9ABE9FBC69BDE13D033DAABEB8BE183F463D80BEE8BD20BD9B3E13BEF1BC873EAFBE833E0E3EC0BDAABEBBBEEDBE9EBD463E91BE8ABB20BEDB3D873E5B3E7B3DA13D95BDA83E8B3DB6BEA23C05BF553E423E303E143E853EBFBE3F3DA43E7BBE0D3E61BD41BDC23E023F533E343E4ABEE2BEB53D8DBE183EA5BE0BBE09BDE33CE53DC3BEC239AE3D83BD0D3CF0BDA73DBE3CB63D29BD8BBE263E0A3E993EA33EE63DACBDD7BD73BBDE3D67BCE33D7A3E8B3DED3C1D3D013D3FBE3B3CD1BDBEBD5F3E843E83BED23D44BEAFBE43BD1CBE3B3E17BE333E33BEF73D243E4F3D22BE283E04BFE23E1DBE5D3E3BBECABEC83EAEBDF73C80BE3CBC50BC16BE033FA53D9A3DE8BD4FBC1A3E933E02BFA3BE953D91BB09BE15BDF0BE77BD403EA23D2BBDDB3D8CBE9E3E293D393E3D3E37BD4FBEF1BCE23EF13C3DBB9D3D453EAD3C7FBD66BD83BE6EBDB0BEECBC0DBE393D52BE8C3E90BD813E843E523C063F803E38BE2C3D77BD86BE813ED43E893D4DBE083E6ABEA3BEE6BC04BE86BD6FBC6D3EB0BE4A3EF3BE733E2A3E42BE843C8A3EA23E4EBEEFBD34BED23DB8BE803DBFBE87BC35BE34BE893EE5BE80BD8C3C5F3EAC3EFA3C433E6DBC953E2B3EA13D2CBE80BEC73E9ABE50BED9BDA23E3A3ED6BE983DBEBEEFBEBE3EDF3C153D4B3E28BEF03D4ABD3D3E863EF43D1ABE863DBE3DAE3C18BD933E2BBFFFBCAABCC1BE223E9FBEC63E54BEC1BD3DBE6ABE723E87BD103F96BD643DF6BE68BE30BE003F4BBEC3BD113EEEBD29BCC1BEA43D6FBDE03DA2BEDABDE23CA53E103D3ABE27BEA8BDF2BD183D543EC1BC34BEB63CBC3EC53D8C3E73BE733D713E58BE313D7E3DBF3E963DB53E5D3BD03DD53D05BE30BD15BF7E3E953E0ABE66BDDD3DC8BEFC3D703EBFBEFABDEBBD793EF6BDB43DA8BDF5BE843E17BEA6BD3CBE1A3E9C3E403D3FBE73BEAABEAB3D9B3DA6BEB2BD183EF63E77BDAA3EDC3C043D91BD8F3C863E70BECD3E143E6EBE563E223D943D6A3EBD3E033D0D3FCC3D203E7D3EF13D9FBD613EADBEF73E52BE463E173A39BE05BE0BBF463EDABE2BBEDA3E86BD9EBD7C3DF6BEAB3C96BE43BE51BE12BEF8BE2A3E653D0EBE0E3DB4BEEFBC8BBDDDBE2CBEA3BE30BDE4BD80BD4FBE08BFFF3D8CBD28BE1EBE0EBF9B3EB0BE3EBE53BEC43E4ABA423D86BED43E3C3ECDBE8B3EF7BEB9BE6D3E203DB23EEBBDD4BE8EBDB93E7DBE1ABEDD3E7C3EBC3D3DBE8EBD163F51BE143E113EDFBDB43DD8BD903E34BE103E323D3D3ECABEB8BE9CBE953ECC3EA6BDE23BB6BD873D0E3E05BF8D3E9D3ED43EEBBE19BD4BBE2FBE0ABF8E3DC2BE5BBFAD3D81BDF4BE46BE0CBE25BE943DFBBDA8BD34BE503E89BAED3C3A3E843D593EE63D21BEEBBEA83E02BEB3BE693EA6BEAFBDDE3E1A3ED23EDE3C5D3DB0BD33BE7BBDCFBEB4BEAFBD883EEB3D773E17BE7DBE503EB1BD963E5E3DA53DDCBD9FBE823DAA3EB83EB83E59BED5BEE4BD7F3E21BED9BE473E803D693B373E64BE3FBE3B3D91BDEF3DF63DF53D4E3E183E8E3D77BE043E83BE74BEF3BD56BDE73EADBEE3BEB4BEFCBCB33ED93EBE3D5BBEC5BE803E0C3E",
      torch_tensor_128_16_torch.bfloat16: "0x02000000C0BEC5BD413D84BE303E88BE1D3FBFBE873E823CA73EA13E04BF5DBE2CBE31BE90BE4ABEACBEEA3EBE3D63BE5CBE81BBE4BD7EBC853E723E96BDB7BEC93D833EF13B93BE073E523EA93D75BE6EBCC43EF63EA0BD993E34BCCD3D75BD4F3E7CBE003FE13ECFBE1ABE48BE85BDA7BD313E0C3F02BF9DBE283E9D3C1C3F2C3EF43EE93D26BE09BD713E0BBC853CAD3C733C1CBEAA3B06BFDD3DF4BD993E9CBDBDBEA53DA73DF4BD813D02BFB23D043FAEBE6F3EDD3D253E053DF9BD353E883EEA3E493E973E8EBD1DBE1A3EA0BE4D3D4C3E05BED4BE33BE103EF9BCAF3D81BE98BE28BE3FBD72BE623E073FD1BE843EBB3E943DD6BE84BC36BCF5BDE73D23BED4BD513FB9BE693E8E3E40BE0B3E143E6CBE943EC0BE99BE44BD19BEFB3DC7BE48BEA03ED1BA713EB23DCBBD00BE33BE41BE13BE9FBC3D3D3EBD903EEB3C89BEB9BE03BD7E3E433D5CBE57BE5E3D493E833B99BC203E46BE85BD363EEE3BB23D11BFAD3E543D9DBDE23EDBBC003E06BEBA3DD2BEFCBE89BE993E5ABE70BE143F38BE17BD633D303E823E333E18BE22BD363FDB3E3D3DDE3EFE3DE3BD9E3EF7BE1A3EBFBE573EC53EC13DA7BE413EAA3DC1BE543E10BED63E133E29BE793E2A3C013E193D163D7C3EC43EA13EA4BCE53BE2BE033E793E013FE83C88BD133E9CBD9C3D29BD543E1D3DCCBE8BBED43EC13EC9BEB73DD3BE343C5BBE7FBDF6BE8C3EBDBD9E3E393E853E01BEA63E07BE09BE27BFC93E4ABEA43D7FBE57BDD7BDB5BD013E5E3E433E56BEF9BCDBBE6EBED83D87BE953DCABE0F3E2ABE6D3D183F6B3E563DCEBCB7BEA93ED93DAE3D303E943C52BE49BD153E333EFBBD21BE1CBD1FBC9BBDE43EFB3DA63E09BE043E8ABD1ABE9BBEA33DE6BC833EDDBE47BE8ABC9CBE863D19BE203E343E033EA3BEE43DBDBE883EAEBD5CBE993EC43D88BE81BED9B9A83CC63ED1BE92BE02BF84BE3C3EBBBD03BB9FBEBD3DB53D88BD2A3D0DBE4EBBC6BD923D0CBF48BE4FBEBB3CEE3E6BBE28BD53BE293E00BE8D3D43BE253E963C2CBEDC3E803EFA3D47BEF7BBE53DF93E67BE0FBD6B3E86BD32BE953C833EA13E76BE05BE2A3E373C153E2E3F5D3CF9BD33BD723DEABE063E79BD583C3BBDBEBEA0BE54BE78BEC0BD12BD933E25BEB3BEF7BE783E9B3EBDBEB93D36BD91BDBCBCFFBC993D81BE98BEB13D4D3EBEBD1A3DD6BE6ABE18BE8CBEBD3E1F3D793E2F3E24BEC3BEB5BEAD3D9FBEE1BE9FBD4B3E073E8BBD3ABE4ABE2BBE69BE923E81BE0ABD33BEE1BCC5BEC1BC273F343D99BECDBD6DBD953D283DAD3E323EC4BED93D70BE41BEA7BD823E90BE8ABE06BE99BCC0BE8B3D743ED4BEA7BD143F11BEF03D313D27BF3ABEE33D3DBDC7BCD3BD3FBD9ABE603C2E3E063E883E073E18BE1EBE9F3D453E663EF4BDAE3B00BD913EA93C0E3EF93DE73DABBE02BF9EBD893ED2BEA0BE07BE1A3D8DBE783E5BBEA1BEECBDDFBD1B3EC3BDA9BD4CBE48BE8F3E613CCFBE7D3EA1BC973E4C3E31BE72BE593E333EADBDC43EEABDAEBEA13D7FBEACBD1C3E3ABEA03D703E083DD0BE133E923DE5BD573D35BEF0BCA03ED13D153ECABEEF3E3DBE5FBEC3BE0CBEBEBEB1BEACBEFBBB683E3D3EA13E16BD893D453DD9BDABBEB8BD83BED7BCAEBEB2BE23BEA5BECA3E493E873E4B3EDD3E0FBF13BEDCBC86BE273E6CBD333D643DF9BDAF3E8EBEA83DF03E7ABE3C3E03BE1BBEE4BEB53DFFBE8F3E0F3F93BD143C50BE073D7C3EE83DF6BDA1BE273ED73DA63E5E3E7E3E0D3C18BE21BE9E3CEC3EA5BDF13D81BEB0BE143E4FBE15BE96BEFB3E663EA7BE1BBEE6BD973E863DB7BC10BCF0BE1C3E02BE7D3D2CBE21BE52BCAEBEA3BE933DA7BE35BE483E7C3E87BEEF3EC13E47BEE03DAC3CC5BE05BE82BE1DBDA4BE773E02BDF3BC943D08BD023FEE3D08BE053D6FBE383FD63D41BDD5BD73BE35BE67BD753EC03D47BE32BE433E07BE733D663E52BD303E263E8A3ECABDB8BE44BD4A3E3C3E69BECDBE18BFC7BE713E2FBB84BDD43D283DB9BE6ABE2B3E16BD743C69BCA33D1EBE923DBEBEA13DA1BE74BE153D8E3C0C3E33BF33BD83BE1FBED2BE83BE613DD63D4ABE1BBE01BD403E4C3EAF3D86BE7F3E373E35BE363E4CBE0C3C73BD6E3E8EBEDE3DA6BE9BBDA2BE8BBE52BE103E533E573E6E3BC1BE133D13BC59BEC73E7BBDD4BE3D3E85BEA6BE6CBEEB3D22BF8BBEC5BE8DBE903E84BEF23DCC3E69BE873D963EBDBD143EB43E49BE843E723D29BE32BCC73EC13E51BD0B3E013A6EBDDE3D583E853E99BE14BD1D3F9DBD8C3C3D3D423EB0BE8D3E1FBCAA3DB53CCC3D363DBF3E443D8F3E033E1F3EB03E2D3E38BEAEBE8DBE55BEF13E33BE94BE96BD003F113F153EB6BDE33C35BE02BE853E9CBEB83E173D56BE4F3D083CAF3EEA3D1DBE13BD17BCA5BE74BE86BD4A3C8B3EBB3C22BD76BC87BE28BC683D6B3EF7BDBBBD0BBF53BE1E3F8E3E5ABE1A3FB0BE533E08BFE03E3FBEC5BECC3E9DBE2ABE05BF9ABEAA3DD7BD9ABDC2BD9ABE12BE98BE7E3C4FBEBABE8E3EC8BD0B3E99BE7EBE00BC723E5EBBF83D6E3DCDBC893E173E2CBE45BD133E3E3D8FBD19BE793E63BEA83D5FBE88BEEDBEBF3E4BBD2B3F603DB5BDFE3E36BD9D3E983EB8BDF33C7CBEDD3AFA3C6D3E7D3EBABDF83DEE3DD83E8E3D48BE50BE5EBCA43EA03EF4BD323CDABDCF3E9FBE9F3C523EC23E533E5D3E473E8DBEAABE3B3D5FBDB4BE5A3A493EB5BE7D3E2D3EE1BC1BBB41BEDABDB23EBBBD82BE01BECCBE013D3D3EFF3B1E3E393EF13EB3BECABE4C3D703DDA3EACBD083E47BE3A3E513EE03C073D22BD703EE53C0FBCF03D07BEEA3D593DB43EAD3D12BE9ABD583E083D67BE343ECB3EBA3E02BF483EC83E943E883EBCBCA5BC08BF9B3EE4BE0D3DBFBD403FF43C9CBE943E8FBE443E8DBEC43E9CBDB23E03BE243E0FBE653E6DBE05BE0C3E3E3E8BBD723DB1BE7ABC073E3DBCDF3EF63D38BD1D3E883E45BEBFBC9DBEFF3EDE3E993CCBBC663E20BE853DF2BE663DC83D2FBE693E03BDE3BDA63B44BD2CBDC2BD0F3DDFBB85BE98BE13BE4D3EF93C03BE37BDB4BD7C3CFABE433ECDBE48BC36BEE9BCCBBA15BF743EE5BE143E1DBE99BEA13C223D7A3E0A3D0A3D8EBE6C3D17BE83BD613E363D9C3C0ABD36BF38BECBBD8CBD543EC43D9EBCD73EA73E243DA33ED2BE863D06BEE1BD043E1D3E8F3EA33E1ABE10BE023F653DAF3D08BDBABD81BE833C14BE343FE3BD593EFE3DEBBD523E413E6CBE8BBE5E3E52BECC3E1DBE2FBEE93DBCBE6A3E51BEBABEA8BE2ABCC63D9C3C8E3EDB3D733ECA3D243EF33E82BE023D0EBE7EBD4F3EEA3E03BEDABE843E8DBE9DBD17BD613ED93E7F3D1ABFBA3E853E96BE973EE93DB5BE423B1BBDB0BE59B9CABEB83DABBE06BE39BDACBE71BD17BE08BE5EBEEABEB73EA2BE67BEEF3EF5BD2FBECA3DDC3B433E0B3C14BDE9BDFDBD98BE3A3D1F3E99BDFDBDB53D70BE64BEDCBD703C983DF6BDD73D4C3E5D3D74BE96BD2BBED63E9A3E44BD3A3EB43DEC3DE63D6D3B81BE08BE743E31BE9EBE62BCA5BE4B3CC8BE96BE35BEBFBED33D33BF8DBDB5BEB4BEB63CCABDCABC12BE8BBEAF3E183FE4BDBFBD5ABE24BEB8BE653DC0BEEDBDCE3D6E3CE4BE983CBD3E593D5C3EEEBDE6BE12BE32BEADBD7FBE493E573E00BE1CBFE43DD1BD56BEAD3ED2BE423E8ABD09BECA3DB93E823E8ABE0E3CF03D263DBEBE64BE08BEB43DA33E86BE0ABF033D3BBE6DBE10BEB73DDF3DE43D5A3E053E40BECABE973DA43DBCBDB5BEBD3EDEBDACBD7EBE00BE99BEBDBD053F59BC003EBCBE7A3EA5BC82BE66BE0ABDBC3D0DBE3FBD31BEB73B663EEA3D783E053FC9BD41BE23BE3DBE473CB6BE2CBE423EF33E47BEF33DEB3E0A3E143F77BE813D8A3EA4BE813EAA3E553E813E97BD6E3E443E243D6438173BB43EB13D9B3E263E87BEF23C943E90BE2BBE363DD8BE4CBE5B3E5E3E33BE86BE703D1DBC0ABE48BDBCBA883E3DBEB1BEAD3DA4BDADBED2BE403DBC3E1FBD7BBE24BD4FBDDDBE783EBC3E65BE8D3E09BE98BD8D3D743E7C3D183DA2BE6ABD9FBEA23E57BDFD3BC33E57BE953D803E683EA6BE763ECDBE3D3E9F3E293C213E50BEC53DC8BE7F3DB3BCA4BD893EE9BD8C3EB9BE953E92BEDDBE86BE37BEA23EDF3EC3BEFA3E3DBE173D953D153D383ED53CA6BE403E883C79BBAE3D0EBE543E3B3DF73D6ABE9ABE763EABBEAFBE583E81BE24BEE63D04BE473EFD3DC23E9FBEED3E9F3E483E2C3EA73EABBE613D0C3EDABDACBC6D3E0DBC8A3DC83E8DBDADBE5ABEB7BDA33D203F22BE4A3E023E0B3D983D983E203F0D3C313F3CBEAA3DFBBD343E86BE7D3EB1BEBCBEA6BD8ABE2DBEB7BDBF3D4EBE87BE803DEB3EF13E20BDB33D38BD12BE31BD343EC13E363DF1BEF63E073FB63E82BE8F3EDFBDA7BE763D183FA23E85BE083E6F3EAE3E9DBDF9BE353DBCBD87BE0D3F093E233E67BE223DB63EB9BE693EDABE10BEEBBD83BD8F3D123C1EBE83BD06BF99BE15BEA13DB0BE2BBE8D3C853EDD3D123F6CBE71BE49BEDD3D4B3D73BED63EED3D61BE453C8DBEF6BD4DBE27BE493E8FBE0BBE963D48BEAF3D113ED4BE19BEEC3E05BF3B3EC23C453E0A3E13BC043E97BD20BFAEBD9EBC4A3EFFBE8F3D373EC7BD72BCCD3EC63DE53EABBE72BC09BFE6BCB5BDAA3ED3BC4EBE233E14BE65BDCB3DC2BCEFBD91BEAA3E6B3E4BBE8EBDD6BE513E75BE003CFA3CAFBE36BFD63EABBDE9BD703DCA3D843E37BD103C8DBEFDBD03BD98BC583E163F0A3DFF3DFF3BD0BDED3BCFBE4D3E4E3E323E823CC8BE7B3DD03E0E3ECA3D24BD6A3E38BE15BE1DBE9E3DEDBE2EBE663D2A3D253EECBDD13E7D3E66BED03DE7BEAA3E9D3DA0BE73BD133EC63E753EE53E2C3FF1BDDBBE443EBABCDF3DC3BEE2BCC3BE2EBEB63CFF3C4BBE363EE4BC02BE8DBCBD3AD2BEA1BE543EA53D03BE7A3EA8BED53D5FBE30BE92BECBBD893E42BCE23EFBBE813E17BFBB3E04BF4EBE973E4A3E38BD623E043D083FDA3D043E93BEFABE70BE35BEED3D983E9DBE563E10BEF6BDCF3ED03E24BEEFBE203E45BE24BE113E2DBE2FBDCF3EF13D723EE33E463D813E5FBFF7BB17BE5FBDCBBEA9BE2ABE79BEC0BDA9BE19BFD43DBEBD923EAE3E5EBE98BCB23EA3BDC9BE87BEC4BD4A3D303EC5BD9FBE2A3EB0BEAD3D023E52BE863E213D88BEBD3EC9BCBFBB583E0DBDC53E9F3E89BE91BE63BEC03D4C3D0BBFC93E53BE89BC823DBE3EE0BC773DC6BE2DBE903E123FA5BE12BF1D3E0FBE2B3D513D72BDA33D243E6CBD6E3E60BE5E3E9BBDEBBDDFBE8ABE8DBD323E983E273EAA3D20BD02BD523E0E3E36BE25BEEABD9F3E18BD8EBE593EA8BDC53CC03EF23B633E24BE6B3DC63D0EBFC5BD7BBEFEBD35BDACBECD3E2F3E143E8DBC02BE413E4BBEC2BDE63EAFBE513E1C3D583EB0BD123EAFBDF2BEA5BEE43E7B3C82BEC5BBB4BEA03EB53A0ABE753E3D3FDDBE173E33BEAFBE7C3EE43D86BED83E0A3E5BBC3A3EAD3E79BD7BBC65BE7CBE173EA03D3E3E98BEC4BE7EBD6BBDE43ED53B48BE9A3EC53DBD3DDCBD5DBCEFBD5ABEC4BD5DBD783E46BED03E3F3EBB3E59BED4BDA4BD85BD4C3EFC3E2E3E1B3DD03C753E52BE01BFC8BE923E87BDA23DAC3D7C3D273DD3BD9F3E43BE17BE20BE543E1B3E9F3ED73D96BE3F3E12BD19BE4FBE473D87BE083E7BBE363EB0BC54BE9ABEBC3EF6BEEA3D4F3E4DBE0FBDA83DDFBD093FE8B8743EA5BE9CBE463E743E38BC3DBF7CBD9D3EBB3E053ED4BE9D3E03BE0CBEA93EFF3DDA3EF33D8E3EDCBD9B3E7DBDAD3D833D0A3E59BEA6BE493ED0BE1D3DBA3E5BBE3E3D",
      torch_tensor_16_torch.bfloat16_1: "0x0200000077BDB63C9DBEF4BCFEBC5DBE1D3EB9BDC5BE933D5B3D87BED73E3F3DCFBD70BD",
      torch_tensor_16_torch.bfloat16: "0x02000000B7BEA43E1EBE8CBEE53D88BEAB3E92BEAABEADBDC53E3FBBC5BEB3BE8B3E22BE",
      torch_tensor_8_torch.float32: "0x040000000000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"
    }
  }
#-}
