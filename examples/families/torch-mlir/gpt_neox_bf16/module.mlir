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
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x64xbf16>, tensor<2x5xi64>, tensor<2x1x5x11xbf16>, tensor<5xi64>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>) -> (tensor<2x5x64xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x64xbf16>, %arg1: tensor<2x5xi64>, %arg2: tensor<2x1x5x11xbf16>, %arg3: tensor<5xi64>, %arg4: tensor<2x2x11x32xbf16>, %arg5: tensor<2x2x11x32xbf16>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 1.000000e+00 : bf16}> : () -> bf16
    %5 = "arith.constant"() <{value = 2.000000e+00 : bf16}> : () -> bf16
    %6 = "arith.constant"() <{value = 5.000000e-01 : bf16}> : () -> bf16
    %7 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_7> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %8 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_6> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %9 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_5> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %10 = "arith.constant"() <{value = dense_resource<torch_tensor_64_8_torch.bfloat16> : tensor<64x8xbf16>}> : () -> tensor<64x8xbf16>
    %11 = "arith.constant"() <{value = dense_resource<torch_tensor_8_torch.bfloat16> : tensor<8xbf16>}> : () -> tensor<8xbf16>
    %12 = "arith.constant"() <{value = dense_resource<torch_tensor_8_64_torch.bfloat16> : tensor<8x64xbf16>}> : () -> tensor<8x64xbf16>
    %13 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_4> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %14 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_3> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %15 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_2> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %16 = "arith.constant"() <{value = dense_resource<torch_tensor_64_64_torch.bfloat16> : tensor<64x64xbf16>}> : () -> tensor<64x64xbf16>
    %17 = "arith.constant"() <{value = 0.17677669529663689 : f64}> : () -> f64
    %18 = "arith.constant"() <{value = dense_resource<torch_tensor_192_torch.bfloat16> : tensor<192xbf16>}> : () -> tensor<192xbf16>
    %19 = "arith.constant"() <{value = dense_resource<torch_tensor_192_64_torch.bfloat16> : tensor<192x64xbf16>}> : () -> tensor<192x64xbf16>
    %20 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_1> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %21 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %22 = "arith.constant"() <{value = 1.000000e-05 : f64}> : () -> f64
    %23 = "arith.constant"() <{value = dense_resource<torch_tensor_4_torch.float32> : tensor<4xf32>}> : () -> tensor<4xf32>
    %24 = "arith.constant"() <{value = 6.400000e+01 : f64}> : () -> f64
    %25 = "arith.constant"() <{value = 6.400000e+01 : f32}> : () -> f32
    %26 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 5, 1>}> : (tensor<2x5xi64>) -> tensor<2x5x1xi64>
    %27 = "tensor.empty"() : () -> tensor<2x5x1xf32>
    %28 = "linalg.generic"(%26, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg283: i64, %arg284: f32):
      %361 = "arith.sitofp"(%arg283) : (i64) -> f32
      "linalg.yield"(%361) : (f32) -> ()
    }) : (tensor<2x5x1xi64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %29 = "tensor.empty"() : () -> tensor<2x5x4xf32>
    %30 = "linalg.generic"(%28, %23, %29) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg280: f32, %arg281: f32, %arg282: f32):
      %360 = "arith.mulf"(%arg280, %arg281) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%360) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %31 = "tensor.concat"(%30, %30) <{dim = 2 : i64}> : (tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x8xf32>
    %32 = "tensor.empty"() : () -> tensor<2x5x8xf32>
    %33 = "linalg.generic"(%31, %32) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg278: f32, %arg279: f32):
      %359 = "math.cos"(%arg278) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%359) : (f32) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %34 = "linalg.generic"(%31, %32) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg276: f32, %arg277: f32):
      %358 = "math.sin"(%arg276) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%358) : (f32) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %35 = "tensor.empty"() : () -> tensor<2x5x8xbf16>
    %36 = "linalg.generic"(%33, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg274: f32, %arg275: bf16):
      %357 = "arith.truncf"(%arg274) : (f32) -> bf16
      "linalg.yield"(%357) : (bf16) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %37 = "linalg.generic"(%34, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg272: f32, %arg273: bf16):
      %356 = "arith.truncf"(%arg272) : (f32) -> bf16
      "linalg.yield"(%356) : (bf16) -> ()
    }) : (tensor<2x5x8xf32>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %38 = "tensor.empty"() : () -> tensor<2x5x64xf32>
    %39 = "linalg.generic"(%arg0, %38) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg270: bf16, %arg271: f32):
      %355 = "arith.extf"(%arg270) : (bf16) -> f32
      "linalg.yield"(%355) : (f32) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %40 = "tensor.empty"() : () -> tensor<2x5x64xf64>
    %41 = "linalg.generic"(%39, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg268: f32, %arg269: f64):
      %354 = "arith.extf"(%arg268) : (f32) -> f64
      "linalg.yield"(%354) : (f64) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %42 = "tensor.empty"() : () -> tensor<2x5x1xf64>
    %43 = "linalg.fill"(%1, %42) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg266: f64, %arg267: f64):
      "linalg.yield"(%arg266) : (f64) -> ()
    }) : (f64, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %44 = "linalg.generic"(%41, %43) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg264: f64, %arg265: f64):
      %353 = "arith.addf"(%arg264, %arg265) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%353) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %45 = "linalg.generic"(%44, %42) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg262: f64, %arg263: f64):
      %352 = "arith.divf"(%arg262, %24) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%352) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %46 = "linalg.generic"(%41, %45, %40) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg259: f64, %arg260: f64, %arg261: f64):
      %351 = "arith.subf"(%arg259, %arg260) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%351) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %47 = "linalg.generic"(%46, %46, %40) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg256: f64, %arg257: f64, %arg258: f64):
      %350 = "arith.mulf"(%arg256, %arg257) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%350) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x64xf64>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %48 = "linalg.generic"(%47, %43) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg254: f64, %arg255: f64):
      %349 = "arith.addf"(%arg254, %arg255) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%349) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %49 = "linalg.generic"(%48, %42) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg252: f64, %arg253: f64):
      %348 = "arith.divf"(%arg252, %24) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%348) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %50 = "linalg.generic"(%49, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg250: f64, %arg251: f32):
      %347 = "arith.truncf"(%arg250) : (f64) -> f32
      "linalg.yield"(%347) : (f32) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %51 = "linalg.fill"(%2, %27) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg248: f32, %arg249: f32):
      "linalg.yield"(%arg248) : (f32) -> ()
    }) : (f32, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %52 = "linalg.generic"(%39, %51) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg246: f32, %arg247: f32):
      %346 = "arith.addf"(%arg246, %arg247) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%346) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %53 = "linalg.generic"(%52, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg244: f32, %arg245: f32):
      %345 = "arith.divf"(%arg244, %25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%345) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %54 = "linalg.generic"(%50, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg242: f32, %arg243: f32):
      %343 = "arith.truncf"(%22) : (f64) -> f32
      %344 = "arith.addf"(%arg242, %343) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%344) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %55 = "linalg.generic"(%54, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg240: f32, %arg241: f32):
      %342 = "math.rsqrt"(%arg240) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%342) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %56 = "linalg.generic"(%39, %53, %38) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg237: f32, %arg238: f32, %arg239: f32):
      %341 = "arith.subf"(%arg237, %arg238) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%341) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %57 = "linalg.generic"(%56, %55, %38) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg234: f32, %arg235: f32, %arg236: f32):
      %340 = "arith.mulf"(%arg234, %arg235) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%340) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %58 = "linalg.generic"(%57, %21, %38) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg231: f32, %arg232: bf16, %arg233: f32):
      %338 = "arith.extf"(%arg232) : (bf16) -> f32
      %339 = "arith.mulf"(%arg231, %338) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%339) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %59 = "linalg.generic"(%58, %20, %38) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg228: f32, %arg229: bf16, %arg230: f32):
      %336 = "arith.extf"(%arg229) : (bf16) -> f32
      %337 = "arith.addf"(%arg228, %336) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%337) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %60 = "tensor.empty"() : () -> tensor<2x5x64xbf16>
    %61 = "linalg.generic"(%59, %60) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg226: f32, %arg227: bf16):
      %335 = "arith.truncf"(%arg226) : (f32) -> bf16
      "linalg.yield"(%335) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %62 = "tensor.collapse_shape"(%61) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x64xbf16>) -> tensor<10x64xbf16>
    %63 = "tensor.empty"() : () -> tensor<64x192xbf16>
    %64 = "linalg.transpose"(%19, %63) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg224: bf16, %arg225: bf16):
      "linalg.yield"(%arg224) : (bf16) -> ()
    }) : (tensor<192x64xbf16>, tensor<64x192xbf16>) -> tensor<64x192xbf16>
    %65 = "tensor.empty"() : () -> tensor<192xf32>
    %66 = "linalg.generic"(%18, %65) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg222: bf16, %arg223: f32):
      %334 = "arith.extf"(%arg222) : (bf16) -> f32
      "linalg.yield"(%334) : (f32) -> ()
    }) : (tensor<192xbf16>, tensor<192xf32>) -> tensor<192xf32>
    %67 = "tensor.empty"() : () -> tensor<10x64xf32>
    %68 = "linalg.generic"(%62, %67) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg220: bf16, %arg221: f32):
      %333 = "arith.extf"(%arg220) : (bf16) -> f32
      "linalg.yield"(%333) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %69 = "tensor.empty"() : () -> tensor<64x192xf32>
    %70 = "linalg.generic"(%64, %69) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg218: bf16, %arg219: f32):
      %332 = "arith.extf"(%arg218) : (bf16) -> f32
      "linalg.yield"(%332) : (f32) -> ()
    }) : (tensor<64x192xbf16>, tensor<64x192xf32>) -> tensor<64x192xf32>
    %71 = "tensor.empty"() : () -> tensor<10x192xf32>
    %72 = "linalg.fill"(%2, %71) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg216: f32, %arg217: f32):
      "linalg.yield"(%arg216) : (f32) -> ()
    }) : (f32, tensor<10x192xf32>) -> tensor<10x192xf32>
    %73 = "linalg.matmul"(%68, %70, %72) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg213: f32, %arg214: f32, %arg215: f32):
      %330 = "arith.mulf"(%arg213, %arg214) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %331 = "arith.addf"(%arg215, %330) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%331) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<64x192xf32>, tensor<10x192xf32>) -> tensor<10x192xf32>
    %74 = "linalg.generic"(%66, %71) <{indexing_maps = [#map8, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg211: f32, %arg212: f32):
      "linalg.yield"(%arg211) : (f32) -> ()
    }) : (tensor<192xf32>, tensor<10x192xf32>) -> tensor<10x192xf32>
    %75 = "linalg.generic"(%73, %74, %71) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg208: f32, %arg209: f32, %arg210: f32):
      %329 = "arith.addf"(%arg208, %arg209) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%329) : (f32) -> ()
    }) : (tensor<10x192xf32>, tensor<10x192xf32>, tensor<10x192xf32>) -> tensor<10x192xf32>
    %76 = "tensor.empty"() : () -> tensor<10x192xbf16>
    %77 = "linalg.generic"(%75, %76) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg206: f32, %arg207: bf16):
      %328 = "arith.truncf"(%arg206) : (f32) -> bf16
      "linalg.yield"(%328) : (bf16) -> ()
    }) : (tensor<10x192xf32>, tensor<10x192xbf16>) -> tensor<10x192xbf16>
    %78 = "tensor.expand_shape"(%77) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 96>}> : (tensor<10x192xbf16>) -> tensor<2x5x2x96xbf16>
    %79 = "tensor.empty"() : () -> tensor<2x2x5x96xbf16>
    %80 = "linalg.transpose"(%78, %79) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg204: bf16, %arg205: bf16):
      "linalg.yield"(%arg204) : (bf16) -> ()
    }) : (tensor<2x5x2x96xbf16>, tensor<2x2x5x96xbf16>) -> tensor<2x2x5x96xbf16>
    %81 = "tensor.extract_slice"(%80) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x96xbf16>) -> tensor<2x2x5x32xbf16>
    %82 = "tensor.extract_slice"(%80) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 2, 2, 5, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x96xbf16>) -> tensor<2x2x5x32xbf16>
    %83 = "tensor.extract_slice"(%80) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 64>, static_sizes = array<i64: 2, 2, 5, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x96xbf16>) -> tensor<2x2x5x32xbf16>
    %84 = "tensor.expand_shape"(%36) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 8>}> : (tensor<2x5x8xbf16>) -> tensor<2x1x5x8xbf16>
    %85 = "tensor.expand_shape"(%37) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 8>}> : (tensor<2x5x8xbf16>) -> tensor<2x1x5x8xbf16>
    %86 = "tensor.extract_slice"(%81) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x8xbf16>
    %87 = "tensor.extract_slice"(%81) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 2, 2, 5, 24>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x24xbf16>
    %88 = "tensor.extract_slice"(%82) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x8xbf16>
    %89 = "tensor.extract_slice"(%82) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 2, 2, 5, 24>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x24xbf16>
    %90 = "tensor.empty"() : () -> tensor<2x2x5x8xbf16>
    %91 = "linalg.generic"(%86, %84, %90) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg201: bf16, %arg202: bf16, %arg203: bf16):
      %327 = "arith.mulf"(%arg201, %arg202) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%327) : (bf16) -> ()
    }) : (tensor<2x2x5x8xbf16>, tensor<2x1x5x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xbf16>
    %92 = "tensor.extract_slice"(%86) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x8xbf16>) -> tensor<2x2x5x4xbf16>
    %93 = "tensor.extract_slice"(%86) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 4>, static_sizes = array<i64: 2, 2, 5, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x8xbf16>) -> tensor<2x2x5x4xbf16>
    %94 = "tensor.empty"() : () -> tensor<2x2x5x4xbf16>
    %95 = "linalg.generic"(%93, %94) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg199: bf16, %arg200: bf16):
      %326 = "arith.negf"(%arg199) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%326) : (bf16) -> ()
    }) : (tensor<2x2x5x4xbf16>, tensor<2x2x5x4xbf16>) -> tensor<2x2x5x4xbf16>
    %96 = "tensor.concat"(%95, %92) <{dim = 3 : i64}> : (tensor<2x2x5x4xbf16>, tensor<2x2x5x4xbf16>) -> tensor<2x2x5x8xbf16>
    %97 = "linalg.generic"(%96, %85, %90) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg196: bf16, %arg197: bf16, %arg198: bf16):
      %325 = "arith.mulf"(%arg196, %arg197) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%325) : (bf16) -> ()
    }) : (tensor<2x2x5x8xbf16>, tensor<2x1x5x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xbf16>
    %98 = "linalg.generic"(%91, %97, %90) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg193: bf16, %arg194: bf16, %arg195: bf16):
      %324 = "arith.addf"(%arg193, %arg194) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%324) : (bf16) -> ()
    }) : (tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xbf16>
    %99 = "linalg.generic"(%88, %84, %90) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg190: bf16, %arg191: bf16, %arg192: bf16):
      %323 = "arith.mulf"(%arg190, %arg191) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%323) : (bf16) -> ()
    }) : (tensor<2x2x5x8xbf16>, tensor<2x1x5x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xbf16>
    %100 = "tensor.extract_slice"(%88) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x8xbf16>) -> tensor<2x2x5x4xbf16>
    %101 = "tensor.extract_slice"(%88) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 4>, static_sizes = array<i64: 2, 2, 5, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x8xbf16>) -> tensor<2x2x5x4xbf16>
    %102 = "linalg.generic"(%101, %94) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg188: bf16, %arg189: bf16):
      %322 = "arith.negf"(%arg188) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%322) : (bf16) -> ()
    }) : (tensor<2x2x5x4xbf16>, tensor<2x2x5x4xbf16>) -> tensor<2x2x5x4xbf16>
    %103 = "tensor.concat"(%102, %100) <{dim = 3 : i64}> : (tensor<2x2x5x4xbf16>, tensor<2x2x5x4xbf16>) -> tensor<2x2x5x8xbf16>
    %104 = "linalg.generic"(%103, %85, %90) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg185: bf16, %arg186: bf16, %arg187: bf16):
      %321 = "arith.mulf"(%arg185, %arg186) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%321) : (bf16) -> ()
    }) : (tensor<2x2x5x8xbf16>, tensor<2x1x5x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xbf16>
    %105 = "linalg.generic"(%99, %104, %90) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg182: bf16, %arg183: bf16, %arg184: bf16):
      %320 = "arith.addf"(%arg182, %arg183) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%320) : (bf16) -> ()
    }) : (tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x5x8xbf16>
    %106 = "tensor.concat"(%98, %87) <{dim = 3 : i64}> : (tensor<2x2x5x8xbf16>, tensor<2x2x5x24xbf16>) -> tensor<2x2x5x32xbf16>
    %107 = "tensor.concat"(%105, %89) <{dim = 3 : i64}> : (tensor<2x2x5x8xbf16>, tensor<2x2x5x24xbf16>) -> tensor<2x2x5x32xbf16>
    %108 = "tensor.empty"() : () -> tensor<32xi64>
    %109 = "linalg.generic"(%108) <{indexing_maps = [#map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg181: i64):
      %318 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %319 = "arith.index_cast"(%318) : (index) -> i64
      "linalg.yield"(%319) : (i64) -> ()
    }) : (tensor<32xi64>) -> tensor<32xi64>
    %110 = "tensor.empty"() : () -> tensor<2xi64>
    %111 = "linalg.generic"(%110) <{indexing_maps = [#map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg180: i64):
      %316 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %317 = "arith.index_cast"(%316) : (index) -> i64
      "linalg.yield"(%317) : (i64) -> ()
    }) : (tensor<2xi64>) -> tensor<2xi64>
    %112 = "tensor.empty"() : () -> tensor<2x2x5x32xi64>
    %113 = "linalg.generic"(%111, %112) <{indexing_maps = [#map11, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg178: i64, %arg179: i64):
      "linalg.yield"(%arg178) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %114 = "tensor.collapse_shape"(%113) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %115 = "linalg.generic"(%111, %112) <{indexing_maps = [#map12, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg176: i64, %arg177: i64):
      "linalg.yield"(%arg176) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %116 = "tensor.collapse_shape"(%115) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %117 = "linalg.generic"(%arg3, %112) <{indexing_maps = [#map13, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg174: i64, %arg175: i64):
      "linalg.yield"(%arg174) : (i64) -> ()
    }) : (tensor<5xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %118 = "tensor.collapse_shape"(%117) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %119 = "linalg.generic"(%109, %112) <{indexing_maps = [#map14, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg172: i64, %arg173: i64):
      "linalg.yield"(%arg172) : (i64) -> ()
    }) : (tensor<32xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %120 = "tensor.collapse_shape"(%119) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %121 = "tensor.expand_shape"(%114) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %122 = "tensor.expand_shape"(%116) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %123 = "tensor.expand_shape"(%118) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %124 = "tensor.expand_shape"(%120) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %125 = "tensor.concat"(%121, %122, %123, %124) <{dim = 1 : i64}> : (tensor<640x1xi64>, tensor<640x1xi64>, tensor<640x1xi64>, tensor<640x1xi64>) -> tensor<640x4xi64>
    %126 = "tensor.collapse_shape"(%107) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<640xbf16>
    %127 = "tensor.expand_shape"(%126) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %128 = "tm_tensor.scatter"(%127, %125, %arg4) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg170: bf16, %arg171: bf16):
      "tm_tensor.yield"(%arg170) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %129 = "tensor.collapse_shape"(%83) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<640xbf16>
    %130 = "tensor.expand_shape"(%129) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %131 = "tm_tensor.scatter"(%130, %125, %arg5) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg168: bf16, %arg169: bf16):
      "tm_tensor.yield"(%arg168) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %132 = "tensor.empty"() : () -> tensor<2x2x32x11xbf16>
    %133 = "linalg.transpose"(%128, %132) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg166: bf16, %arg167: bf16):
      "linalg.yield"(%arg166) : (bf16) -> ()
    }) : (tensor<2x2x11x32xbf16>, tensor<2x2x32x11xbf16>) -> tensor<2x2x32x11xbf16>
    %134 = "tensor.collapse_shape"(%106) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<4x5x32xbf16>
    %135 = "tensor.collapse_shape"(%133) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x32x11xbf16>) -> tensor<4x32x11xbf16>
    %136 = "tensor.empty"() : () -> tensor<4x5x11xf32>
    %137 = "linalg.fill"(%2, %136) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg164: f32, %arg165: f32):
      "linalg.yield"(%arg164) : (f32) -> ()
    }) : (f32, tensor<4x5x11xf32>) -> tensor<4x5x11xf32>
    %138 = "linalg.batch_matmul"(%134, %135, %137) <{indexing_maps = [#map15, #map16, #map17], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg161: bf16, %arg162: bf16, %arg163: f32):
      %312 = "arith.extf"(%arg161) : (bf16) -> f32
      %313 = "arith.extf"(%arg162) : (bf16) -> f32
      %314 = "arith.mulf"(%312, %313) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %315 = "arith.addf"(%arg163, %314) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%315) : (f32) -> ()
    }) : (tensor<4x5x32xbf16>, tensor<4x32x11xbf16>, tensor<4x5x11xf32>) -> tensor<4x5x11xf32>
    %139 = "tensor.empty"() : () -> tensor<4x5x11xbf16>
    %140 = "linalg.generic"(%138, %139) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg159: f32, %arg160: bf16):
      %311 = "arith.truncf"(%arg159) : (f32) -> bf16
      "linalg.yield"(%311) : (bf16) -> ()
    }) : (tensor<4x5x11xf32>, tensor<4x5x11xbf16>) -> tensor<4x5x11xbf16>
    %141 = "tensor.expand_shape"(%140) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 2, 5, 11>}> : (tensor<4x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %142 = "tensor.empty"() : () -> tensor<2x2x5x11xbf16>
    %143 = "linalg.generic"(%141, %142) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg157: bf16, %arg158: bf16):
      %309 = "arith.truncf"(%17) : (f64) -> bf16
      %310 = "arith.mulf"(%arg157, %309) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%310) : (bf16) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %144 = "linalg.generic"(%143, %arg2, %142) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg154: bf16, %arg155: bf16, %arg156: bf16):
      %308 = "arith.addf"(%arg154, %arg155) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%308) : (bf16) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x1x5x11xbf16>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %145 = "tensor.empty"() : () -> tensor<2x2x5x11xf32>
    %146 = "linalg.generic"(%144, %145) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg152: bf16, %arg153: f32):
      %307 = "arith.extf"(%arg152) : (bf16) -> f32
      "linalg.yield"(%307) : (f32) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %147 = "tensor.empty"() : () -> tensor<2x2x5xi64>
    %148 = "linalg.fill"(%0, %147) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg150: i64, %arg151: i64):
      "linalg.yield"(%arg150) : (i64) -> ()
    }) : (i64, tensor<2x2x5xi64>) -> tensor<2x2x5xi64>
    %149 = "tensor.empty"() : () -> tensor<2x2x5xf32>
    %150 = "linalg.fill"(%3, %149) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg148: f32, %arg149: f32):
      "linalg.yield"(%arg148) : (f32) -> ()
    }) : (f32, tensor<2x2x5xf32>) -> tensor<2x2x5xf32>
    %151:2 = "linalg.generic"(%146, %150, %148) <{indexing_maps = [#map9, #map17, #map17], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg145: f32, %arg146: f32, %arg147: i64):
      %302 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %303 = "arith.index_cast"(%302) : (index) -> i64
      %304 = "arith.maximumf"(%arg145, %arg146) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %305 = "arith.cmpf"(%arg145, %arg146) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %306 = "arith.select"(%305, %303, %arg147) : (i1, i64, i64) -> i64
      "linalg.yield"(%304, %306) : (f32, i64) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5xf32>, tensor<2x2x5xi64>) -> (tensor<2x2x5xf32>, tensor<2x2x5xi64>)
    %152 = "tensor.expand_shape"(%151#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 2, 5, 1>}> : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %153 = "linalg.generic"(%146, %152, %145) <{indexing_maps = [#map9, #map18, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg142: f32, %arg143: f32, %arg144: f32):
      %301 = "arith.subf"(%arg142, %arg143) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%301) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %154 = "linalg.generic"(%153, %145) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg140: f32, %arg141: f32):
      %300 = "math.exp"(%arg140) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%300) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %155 = "tensor.empty"() : () -> tensor<2x2x5x1xf32>
    %156 = "linalg.fill"(%2, %155) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg138: f32, %arg139: f32):
      "linalg.yield"(%arg138) : (f32) -> ()
    }) : (f32, tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %157 = "linalg.generic"(%154, %156) <{indexing_maps = [#map9, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg136: f32, %arg137: f32):
      %299 = "arith.addf"(%arg136, %arg137) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%299) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %158 = "linalg.generic"(%154, %157, %145) <{indexing_maps = [#map9, #map18, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg133: f32, %arg134: f32, %arg135: f32):
      %298 = "arith.divf"(%arg133, %arg134) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%298) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %159 = "linalg.generic"(%158, %142) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg131: f32, %arg132: bf16):
      %297 = "arith.truncf"(%arg131) : (f32) -> bf16
      "linalg.yield"(%297) : (bf16) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %160 = "tensor.collapse_shape"(%159) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x5x11xbf16>) -> tensor<4x5x11xbf16>
    %161 = "tensor.collapse_shape"(%131) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x11x32xbf16>) -> tensor<4x11x32xbf16>
    %162 = "tensor.empty"() : () -> tensor<4x5x32xf32>
    %163 = "linalg.fill"(%2, %162) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg129: f32, %arg130: f32):
      "linalg.yield"(%arg129) : (f32) -> ()
    }) : (f32, tensor<4x5x32xf32>) -> tensor<4x5x32xf32>
    %164 = "linalg.batch_matmul"(%160, %161, %163) <{indexing_maps = [#map15, #map16, #map17], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg126: bf16, %arg127: bf16, %arg128: f32):
      %293 = "arith.extf"(%arg126) : (bf16) -> f32
      %294 = "arith.extf"(%arg127) : (bf16) -> f32
      %295 = "arith.mulf"(%293, %294) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %296 = "arith.addf"(%arg128, %295) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%296) : (f32) -> ()
    }) : (tensor<4x5x11xbf16>, tensor<4x11x32xbf16>, tensor<4x5x32xf32>) -> tensor<4x5x32xf32>
    %165 = "tensor.empty"() : () -> tensor<4x5x32xbf16>
    %166 = "linalg.generic"(%164, %165) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg124: f32, %arg125: bf16):
      %292 = "arith.truncf"(%arg124) : (f32) -> bf16
      "linalg.yield"(%292) : (bf16) -> ()
    }) : (tensor<4x5x32xf32>, tensor<4x5x32xbf16>) -> tensor<4x5x32xbf16>
    %167 = "tensor.expand_shape"(%166) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 2, 5, 32>}> : (tensor<4x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %168 = "tensor.empty"() : () -> tensor<2x5x2x32xbf16>
    %169 = "linalg.transpose"(%167, %168) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg122: bf16, %arg123: bf16):
      "linalg.yield"(%arg122) : (bf16) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x5x2x32xbf16>) -> tensor<2x5x2x32xbf16>
    %170 = "tensor.collapse_shape"(%169) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x5x2x32xbf16>) -> tensor<10x64xbf16>
    %171 = "tensor.empty"() : () -> tensor<64x64xbf16>
    %172 = "linalg.transpose"(%16, %171) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg120: bf16, %arg121: bf16):
      "linalg.yield"(%arg120) : (bf16) -> ()
    }) : (tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %173 = "tensor.empty"() : () -> tensor<64xf32>
    %174 = "linalg.generic"(%15, %173) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg118: bf16, %arg119: f32):
      %291 = "arith.extf"(%arg118) : (bf16) -> f32
      "linalg.yield"(%291) : (f32) -> ()
    }) : (tensor<64xbf16>, tensor<64xf32>) -> tensor<64xf32>
    %175 = "linalg.generic"(%170, %67) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg116: bf16, %arg117: f32):
      %290 = "arith.extf"(%arg116) : (bf16) -> f32
      "linalg.yield"(%290) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %176 = "tensor.empty"() : () -> tensor<64x64xf32>
    %177 = "linalg.generic"(%172, %176) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg114: bf16, %arg115: f32):
      %289 = "arith.extf"(%arg114) : (bf16) -> f32
      "linalg.yield"(%289) : (f32) -> ()
    }) : (tensor<64x64xbf16>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %178 = "linalg.fill"(%2, %67) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg112: f32, %arg113: f32):
      "linalg.yield"(%arg112) : (f32) -> ()
    }) : (f32, tensor<10x64xf32>) -> tensor<10x64xf32>
    %179 = "linalg.matmul"(%175, %177, %178) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg109: f32, %arg110: f32, %arg111: f32):
      %287 = "arith.mulf"(%arg109, %arg110) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %288 = "arith.addf"(%arg111, %287) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%288) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<64x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %180 = "linalg.generic"(%174, %67) <{indexing_maps = [#map8, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg107: f32, %arg108: f32):
      "linalg.yield"(%arg107) : (f32) -> ()
    }) : (tensor<64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %181 = "linalg.generic"(%179, %180, %67) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg104: f32, %arg105: f32, %arg106: f32):
      %286 = "arith.addf"(%arg104, %arg105) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%286) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %182 = "tensor.empty"() : () -> tensor<10x64xbf16>
    %183 = "linalg.generic"(%181, %182) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg102: f32, %arg103: bf16):
      %285 = "arith.truncf"(%arg102) : (f32) -> bf16
      "linalg.yield"(%285) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %184 = "tensor.expand_shape"(%183) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 64>}> : (tensor<10x64xbf16>) -> tensor<2x5x64xbf16>
    %185 = "linalg.generic"(%57, %14, %38) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg99: f32, %arg100: bf16, %arg101: f32):
      %283 = "arith.extf"(%arg100) : (bf16) -> f32
      %284 = "arith.mulf"(%arg99, %283) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%284) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %186 = "linalg.generic"(%185, %13, %38) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg96: f32, %arg97: bf16, %arg98: f32):
      %281 = "arith.extf"(%arg97) : (bf16) -> f32
      %282 = "arith.addf"(%arg96, %281) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%282) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %187 = "linalg.generic"(%186, %60) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg94: f32, %arg95: bf16):
      %280 = "arith.truncf"(%arg94) : (f32) -> bf16
      "linalg.yield"(%280) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %188 = "tensor.collapse_shape"(%187) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x64xbf16>) -> tensor<10x64xbf16>
    %189 = "tensor.empty"() : () -> tensor<64x8xbf16>
    %190 = "linalg.transpose"(%12, %189) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg92: bf16, %arg93: bf16):
      "linalg.yield"(%arg92) : (bf16) -> ()
    }) : (tensor<8x64xbf16>, tensor<64x8xbf16>) -> tensor<64x8xbf16>
    %191 = "tensor.empty"() : () -> tensor<8xf32>
    %192 = "linalg.generic"(%11, %191) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg90: bf16, %arg91: f32):
      %279 = "arith.extf"(%arg90) : (bf16) -> f32
      "linalg.yield"(%279) : (f32) -> ()
    }) : (tensor<8xbf16>, tensor<8xf32>) -> tensor<8xf32>
    %193 = "linalg.generic"(%188, %67) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg88: bf16, %arg89: f32):
      %278 = "arith.extf"(%arg88) : (bf16) -> f32
      "linalg.yield"(%278) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %194 = "tensor.empty"() : () -> tensor<64x8xf32>
    %195 = "linalg.generic"(%190, %194) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg86: bf16, %arg87: f32):
      %277 = "arith.extf"(%arg86) : (bf16) -> f32
      "linalg.yield"(%277) : (f32) -> ()
    }) : (tensor<64x8xbf16>, tensor<64x8xf32>) -> tensor<64x8xf32>
    %196 = "tensor.empty"() : () -> tensor<10x8xf32>
    %197 = "linalg.fill"(%2, %196) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg84: f32, %arg85: f32):
      "linalg.yield"(%arg84) : (f32) -> ()
    }) : (f32, tensor<10x8xf32>) -> tensor<10x8xf32>
    %198 = "linalg.matmul"(%193, %195, %197) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg81: f32, %arg82: f32, %arg83: f32):
      %275 = "arith.mulf"(%arg81, %arg82) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %276 = "arith.addf"(%arg83, %275) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%276) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<64x8xf32>, tensor<10x8xf32>) -> tensor<10x8xf32>
    %199 = "linalg.generic"(%192, %196) <{indexing_maps = [#map8, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg79: f32, %arg80: f32):
      "linalg.yield"(%arg79) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<10x8xf32>) -> tensor<10x8xf32>
    %200 = "linalg.generic"(%198, %199, %196) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg76: f32, %arg77: f32, %arg78: f32):
      %274 = "arith.addf"(%arg76, %arg77) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%274) : (f32) -> ()
    }) : (tensor<10x8xf32>, tensor<10x8xf32>, tensor<10x8xf32>) -> tensor<10x8xf32>
    %201 = "tensor.empty"() : () -> tensor<10x8xbf16>
    %202 = "linalg.generic"(%200, %201) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg74: f32, %arg75: bf16):
      %273 = "arith.truncf"(%arg74) : (f32) -> bf16
      "linalg.yield"(%273) : (bf16) -> ()
    }) : (tensor<10x8xf32>, tensor<10x8xbf16>) -> tensor<10x8xbf16>
    %203 = "tensor.expand_shape"(%202) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 8>}> : (tensor<10x8xbf16>) -> tensor<2x5x8xbf16>
    %204 = "linalg.generic"(%203, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg72: bf16, %arg73: bf16):
      %267 = "math.sqrt"(%5) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      %268 = "arith.divf"(%arg72, %267) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %269 = "math.erf"(%268) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      %270 = "arith.addf"(%269, %4) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %271 = "arith.mulf"(%270, %6) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %272 = "arith.mulf"(%arg72, %271) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%272) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %205 = "tensor.collapse_shape"(%204) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x8xbf16>) -> tensor<10x8xbf16>
    %206 = "tensor.empty"() : () -> tensor<8x64xbf16>
    %207 = "linalg.transpose"(%10, %206) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg70: bf16, %arg71: bf16):
      "linalg.yield"(%arg70) : (bf16) -> ()
    }) : (tensor<64x8xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
    %208 = "linalg.generic"(%9, %173) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg68: bf16, %arg69: f32):
      %266 = "arith.extf"(%arg68) : (bf16) -> f32
      "linalg.yield"(%266) : (f32) -> ()
    }) : (tensor<64xbf16>, tensor<64xf32>) -> tensor<64xf32>
    %209 = "linalg.generic"(%205, %196) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg66: bf16, %arg67: f32):
      %265 = "arith.extf"(%arg66) : (bf16) -> f32
      "linalg.yield"(%265) : (f32) -> ()
    }) : (tensor<10x8xbf16>, tensor<10x8xf32>) -> tensor<10x8xf32>
    %210 = "tensor.empty"() : () -> tensor<8x64xf32>
    %211 = "linalg.generic"(%207, %210) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg64: bf16, %arg65: f32):
      %264 = "arith.extf"(%arg64) : (bf16) -> f32
      "linalg.yield"(%264) : (f32) -> ()
    }) : (tensor<8x64xbf16>, tensor<8x64xf32>) -> tensor<8x64xf32>
    %212 = "linalg.matmul"(%209, %211, %178) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg61: f32, %arg62: f32, %arg63: f32):
      %262 = "arith.mulf"(%arg61, %arg62) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %263 = "arith.addf"(%arg63, %262) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%263) : (f32) -> ()
    }) : (tensor<10x8xf32>, tensor<8x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %213 = "linalg.generic"(%208, %67) <{indexing_maps = [#map8, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg59: f32, %arg60: f32):
      "linalg.yield"(%arg59) : (f32) -> ()
    }) : (tensor<64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %214 = "linalg.generic"(%212, %213, %67) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg56: f32, %arg57: f32, %arg58: f32):
      %261 = "arith.addf"(%arg56, %arg57) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%261) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %215 = "linalg.generic"(%214, %182) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg54: f32, %arg55: bf16):
      %260 = "arith.truncf"(%arg54) : (f32) -> bf16
      "linalg.yield"(%260) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %216 = "tensor.expand_shape"(%215) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 64>}> : (tensor<10x64xbf16>) -> tensor<2x5x64xbf16>
    %217 = "linalg.generic"(%216, %184, %60) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg51: bf16, %arg52: bf16, %arg53: bf16):
      %259 = "arith.addf"(%arg51, %arg52) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%259) : (bf16) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xbf16>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %218 = "linalg.generic"(%217, %arg0, %60) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg48: bf16, %arg49: bf16, %arg50: bf16):
      %258 = "arith.addf"(%arg48, %arg49) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%258) : (bf16) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xbf16>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %219 = "linalg.generic"(%218, %38) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg46: bf16, %arg47: f32):
      %257 = "arith.extf"(%arg46) : (bf16) -> f32
      "linalg.yield"(%257) : (f32) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %220 = "linalg.generic"(%219, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f64):
      %256 = "arith.extf"(%arg44) : (f32) -> f64
      "linalg.yield"(%256) : (f64) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %221 = "linalg.generic"(%220, %43) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f64, %arg43: f64):
      %255 = "arith.addf"(%arg42, %arg43) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%255) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %222 = "linalg.generic"(%221, %42) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: f64, %arg41: f64):
      %254 = "arith.divf"(%arg40, %24) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%254) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %223 = "linalg.generic"(%220, %222, %40) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg37: f64, %arg38: f64, %arg39: f64):
      %253 = "arith.subf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%253) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %224 = "linalg.generic"(%223, %223, %40) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg34: f64, %arg35: f64, %arg36: f64):
      %252 = "arith.mulf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%252) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x64xf64>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %225 = "linalg.generic"(%224, %43) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f64, %arg33: f64):
      %251 = "arith.addf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%251) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %226 = "linalg.generic"(%225, %42) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f64, %arg31: f64):
      %250 = "arith.divf"(%arg30, %24) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%250) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %227 = "linalg.generic"(%226, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f64, %arg29: f32):
      %249 = "arith.truncf"(%arg28) : (f64) -> f32
      "linalg.yield"(%249) : (f32) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %228 = "linalg.generic"(%219, %51) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %248 = "arith.addf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%248) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %229 = "linalg.generic"(%228, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %247 = "arith.divf"(%arg24, %25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%247) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %230 = "linalg.generic"(%227, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %245 = "arith.truncf"(%22) : (f64) -> f32
      %246 = "arith.addf"(%arg22, %245) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%246) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %231 = "linalg.generic"(%230, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %244 = "math.rsqrt"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%244) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %232 = "linalg.generic"(%219, %229, %38) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %243 = "arith.subf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%243) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %233 = "linalg.generic"(%232, %231, %38) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %242 = "arith.mulf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%242) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %234 = "linalg.generic"(%233, %8, %38) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: bf16, %arg13: f32):
      %240 = "arith.extf"(%arg12) : (bf16) -> f32
      %241 = "arith.mulf"(%arg11, %240) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%241) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %235 = "linalg.generic"(%234, %7, %38) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: f32, %arg9: bf16, %arg10: f32):
      %238 = "arith.extf"(%arg9) : (bf16) -> f32
      %239 = "arith.addf"(%arg8, %238) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%239) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %236 = "linalg.generic"(%235, %60) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: f32, %arg7: bf16):
      %237 = "arith.truncf"(%arg6) : (f32) -> bf16
      "linalg.yield"(%237) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    "func.return"(%236, %128, %131) : (tensor<2x5x64xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_64_torch.bfloat16_7: "0x0200000065BEC13DA5BCEA3E793ED33DAF3DF0BCC6BD153BA83E67BD1ABD83BE2F3E5B3E67BE6ABDE23D553E893DB83DA93E6C3E2EBE303CAC3DB73DD7BE75BCDD3E3A3EAABD943C05BE8C3DCC3CA0BEE03C913DB2BCB03E8D3DCB3DAC3CA7BE45BC79BDA13EAABEBFBE873EECBE62BE4A3ECEBC453E97BE88BE2E3E9EBD183E333E5D3E",
      torch_tensor_64_torch.bfloat16_6: "0x02000000C23F883FA93F903F763F7C3FB53F5E3F723F0A3F113F9D3F963F613F6C3EA83F853F633F433F7C3F5E3F473F843F293F863FD53E943F8E3F803F8B3FA63F7B3F193F903F393F7C3F8A3F833F913F4B3F023FB23F873F553F4C3F943F733F7E3F723F713F983F653F7D3F8C3F8F3F7B3F923F603F823F513F733F533F5D3F8B3F",
      torch_tensor_64_torch.bfloat16_5: "0x02000000E2BA9F3E1C3E143D25BDBBBDD3BE053C3F3D33BE313E4B3EA3BEF7BD35BEADBE9BBE9A3E053CB3BB8EBDB9BD61BEE83D143BF6BDDDBD1EBE503E0ABE93BE323E093BC43E873DE23E75BE7F3DC8BE1A3EB4BC823E32BE093EF03E193D253D0F3D3E3D0F3C63BE66BD06BE8FBE093E38BD55BE583EB0BD573C3DBE653EB33D573B",
      torch_tensor_64_8_torch.bfloat16: "0x0200000011BFEF3E413E24BD9CBED73E91BCC03B5B3EE13EB93E90BE933CEFBE8CBDB9BD32BF62BF57BE9E3ED63D103F90BE753EF83ED53EEE3E16BF193F5CBFCEBEECBDDE3ED53EF3BEE7BED1BD353EA6BE193F2EBFBE3E33BC12BF1A3F9DBDC83E153F493EEC3E9BBD83BEAA3E6ABE06BF39BF4FBFAD3B2F3C66BE013E453E98BF0DBE87BE69BED9BE513FA3BE12BF2CBEBEBEA53E85BE8E3E303E64BE02BE493E46BE85BEEA3D81BE78BE4CBEFCBE143ECF3D0CBE733E96BEC3BE493FAF3D0BBF963E4FBEADBE20BE8B3DB6BE7A3D1A3F993E223EC6BC7DBE80BD6CBCA2BEF13EB23D81BEB43E47BFB4BD023ECC3E86BE913E30BE09BEEFBBB03EC33D9C3E1B3E21BE0DBFDCBEC93EF1BEB13E9FBE633E19BE933D893EC93E743D8ABE1DBF41BE06BE32BD553FF9BE34BC7A3EA23ED0BD0BBF31BE423D1E3EEC3943BE343E4ABCF63DA43E703E88BD8C3C1B3ED6BE15BF3F3E023FB1BE5A3E80BCBABE2C3DBFBEA63D4F3ED3BEA53EACBD1F3E8C3D32BCA63C79BE923EF43E913E5FBD9FBD86BD913E40BE9BBEDE3D373F8DBCB1BE1DBF883DAF3DB63DB63EBF3EDEBD86BEB3BDC33EDD3E053F31BF04BEB1BE773EA03E7A3F853D4D3E69BE313FA6BE7F3D89BE493F3DBE143D043F51BFFE3E13BFC93E05BFB9BE96BD103FFA3E73BEC53C2ABE313E35BDE83E74BDEEBE1ABEFCBD99BE9E3EFFBD09BDC93D09BD0F3E243D1BBE3ABE37BFD53EE53E71BEF4BE513E273E17BEB2BE04BFC6BCDDBDFE3DE1BEB33EC73E813E913E753DCE3D88BE7F3E3C3DFF3ED63D043EE1BDB8BEE83E0D3E9ABE0B3F3FBE54BF713F47BFB2BEF6BD0A3E763EC3BD5F3EA53ED63EB8BE873E6E3EB43DBA3E1D3D69BED4BED93D59BFED3EC43EDBBD2CBEB43ECF3C37BE64BE05BCAF3E993D10BFE9BD693FBE3E89BE9A3E40BEC93E42BE273FDD3E243F01BF5F3D693AD6BEE13ED73D8D3E5D3E603E9FBD7EBEADBE18BF93BE373E033F16BC54BE5A3CB93EE1BEA23E063E8ABE18BE57BDC6BE473FB4BEC03D7E3E2D3EFEBE9B3B743E493E93BE543FC23D863E91BE253F243F933E043F763E2A3FC93ECA3DE93DB43EF0BCA33BCEBD3BBEF43E6F3ED5BE8C3DB43E35BFA13E06BE153F993EBA3D10BF903E673E16BC0DBD333E243FA93DCC3E34BFEC3CA8BE4A3E1CBFDF3D023F5F3EBBBE943D82BD4D3EECBDBD3D59BE23BE043F03BFF13CF93D45BD753C3DBEA5BEFEBDE7BEE93EF6BEAC3DC8BD04BFCA3EEF3DEEBC453F2CBFB2BEB13ED8BE25BF30BFA6BEF8BE56BE653F00BF443F453F1F3E0CBE21BF10BFAB3E393E113F8E3F823E9B3EA3BEEDBD033F33BE38BD5B3FB5BE333E603D4E3E2EBBDF3D6F3EA83E80BEEB3D85BCB13D613E923E763E3DBE03BEBE3E84BE6CBE423F8BBE68BD943D163E013F853E0BBD72BC0A3ED93DA3BEDC3C77BF9C3EFFBDD73EC83D113F373E",
      torch_tensor_8_torch.bfloat16: "0x020000004D3D55BDB83D17BF37BEFE3C56BC8A3E",
      torch_tensor_8_64_torch.bfloat16: "0x020000007DBEB33D713E893DCF3D973EA73D96BDBEBDF73D9FBC34BD65BC283CEFBD8C3E0FBE503E283E39BDC0BD4DBE9DBDC83CB73EB83CAF3C9F3DA9BBCDBD9EBD04BED6BD3C3D5D3EA2BC9ABDB23DA23DEE3D4E3D5CBE03BD82BDA9BD373B783CE5BD8C3B663E723CC2BC3BBD6A3D063D76BD62BD5E3D93BD5BBE9FBDAEBD3E3E273D833D90BD2EBE333D8A3DAF3DDDBBDB3C2D3ED5BD033DE7BDD8BC9C3DC7BD3F3D033EDEBDDBBDFE3B123E8B3DDFBD413E09BEE9BD0DBD36BEDEBDA43DC63D263ECB3D84BD0CBDA4BB2EBE613D9ABE36BE02BD0C3DD0BD0EBE083D9C3DADBDACBCBDBC273B413E253E223DEEBC9E3D3A3E9CBE533DC83DC13C163E00BE933D833EB23C253E7D3D52BB893DF6BC7C3B693D8D3D12BEB93DF0BD22BEED3CD9BCD43D26BC063EA03C9DBC59BDDB3D9DBC34BEF1BD883D53BDC3BED43C113D203E9D3DA83DF9BC083EDDBDA23D6C3906BE583DE53D343E433E103EDABC043EACBD7FBC2FBE8A3D3E3D8FBC10BE603EA23D6D3E47BD993B1DBED63DA73DD53D3EBCE33CD5BD0C3E0EBE5FBEF0BD4B3ECBBBA33EC03C57BD513D403E223EB1BC233D053E863DA5BD343D093E913DEA3D94BE3B3EC9BD57BDAB3C48BD8C3CF3BD4CBD0CBD11BE9C3D503E053EE0BC19BE5C3E28BC7ABE903D223D893E8FBDA43DCCBDC9BCB53C17BC8CBD83BD4B3EEABD043CB43D1EBD33BE28BE503D6ABD49BE3D3EF63D4A3D973E2ABECEBDD3BD89BBE0BE47BD14BC99BEF5BDEDBD1C3E55BD413D3DBD603D493B853D383E26BC82BC823D173EEABC9EBD643E20BE58BDA03CC23D4ABE0ABEE9BCCB3D183EE83C393D4DBD78BD453E6E3CBBBCF6BDC8BDE6BB943DAABD113DF2BD943E1BBEDEBD15BE3BBDE5BD54BD08BE973D97BD253D233D413E9DBB043ECE3D87BDC63BA33D3DBB2EBEE93C00BD49BEBF3DDEBDD8BD29BE9ABD48BEA93DAC3DE8BDF93DA23D693D1F3DA4BC313E8CBD143E2D3E6D3EB9BD15BD353C35BC7FBDFBBB473E013D5ABD88BD83BE72BE133E653E093E893D923D313EC4BD573C90BCABBD5CBE3EBE57BDC9BDDBBD7A3CB5BDA53D8ABBD73DA7BD7FBDDCBC1ABE49BD5FBD343CDB3DE63D2D3D58BE4DBD3D3EC8BDE83D1E3E453E84BD3D3E273E083EA83D06BDF13DF93DD43D423E7E3D06BCE33CE5BD0E3D46BE143E763DFABCAF3D30BDA83D813B66BE41BE1BBE023E793D05BD29BE38BD993E6BBDDD3D85BD533E933CB13DED3D8A3EDF3B1ABE0D3E1B3ED03B263EFA3DAD3DAD3DB13A8EBC0BBEE33CA93CBF3D323ED13C333EEA3C2EBCC43D643C23BEF3BB74BD41BE903C543C6CBEDFBD3ABD103D64BE2D3EF7BC0F3E0FBE14BD413DB1BDF93DEC3D1D3B94BCB23D3EBDEBBC7D3D5ABD16BEDEBD8ABE843D17BE6F3ECDBD9A3D583EB13DC8BD923D153E083EA53CFD3D863CB63D7FBE68BD4ABD54BD52BC98BE90BD",
      torch_tensor_64_torch.bfloat16_4: "0x02000000523E843E6B3ED93DAD3EC63C85BD07BEA93D0B3E0C3EBDBD8CBE763E0ABD8EBE88BE373EF83BF8BD95BE953EB93C743EA53EB7BE833E89BE98BEA73D6EBE2FBE98BE7F3EFD3DC2BE393EE6BEC6BCEA3E24BE143E333E06BF31BE02BE83BDE2BEA63EA13EDC3E0C3E783E92BEA73EC7BDE43C373E303EB63ECDBD493E33BD78BD",
      torch_tensor_64_torch.bfloat16_3: "0x020000003C3F853F733F523FAA3F603F873F643F4D3FFF3E9A3FA73F963F4B3FA03FAF3FA73F0A3F7E3FD63FA93F6A3FD23E1B3F613F923F8C3F4D3F843F593F633F7A3F763F613F9C3F883F133FA13F973F6D3F313F773F9F3F873F9E3F143F5B3FA73F823FB43F883F683F9E3F623F413F2F3F943F903F363F453F953F983F473F5A3F",
      torch_tensor_64_torch.bfloat16_2: "0x02000000B13DEF3D0CBE123EAA3DFFBD1B3FF9BD1A3E033F65BE38BEED3ED33C8DBE483FA2BEB33D73BE1CBED6BEA53DAA3E0D3F35BE75BD513EA2BEB83E49BE123E4C3E20BEDA3E443D46BDA3BDF2BDC5BEB73C073FB3BE9A3D67BE12BDE53D0A3DC5BD973DC13E99BA523DD4BC5D3D9ABE2FBED5BD0E3E0B3F923DA23EC83DADBE84BE",
      torch_tensor_64_64_torch.bfloat16: "0x02000000E13D243E913C0C3D023CA6BD8DBC09BEB2BD863D4FBE3CBE18BE543D85BDAC3A813ED1BDF7BC943DE33BD1BDDCBDD13D8ABB973CBE3D05BDD43DD03C0DBE2E3D7FBE0CBE47BEA33D41BDBBBDB43D04BE5CBDE9BD313E5C3D8BBDE9BDEE3D67BD063E97BC95BED83BCC3D37BD843CD5BC05BE483CF8BB3ABE7C3C183EDDBDA73D9DBCAEBC933C33BA95BD80BE5F3EDD3E16BD933DB73DF63C963DA5BD153EA83D6ABEDCBD193D1E3DE8BD283E2F3DA73BF23D82BECABC46BD05BCD23D82BE8ABD1D3E4FBD63BE1CBE3B3D0C3E0A3E463D56BE1ABEF83D8DBDDCBCEFBD323E643D183E3A3E04BC743DC5BDC4B9AE3E6FBD993E583E82BD0E3E04BDA8BC423E873C063E823D0C3EDBBD643DEEBA4D3D81BE09BE173E84BB223E103C57B9B9BD403E0B3EE93D873ABFBC01BD0CBE423E16BE663E253D0EBEA5BDEA3D21BE92BD353EFDBC873C073D013E46BDC83D233E4C3EBBBD69BEF03BDCBDAE3B6F3C0EBE8F3E1A3EEBBC83BC16BDD0BD3FBE513EAB3E713E463E5CBD893E10BEBDBD1CBE0DBDD3BD2DBD843C963E323D033E39BEE8BD2BBE1CBD8C3D7CBDFF3CE3BD70BD76BCAC3EF7BD0A3D2DBE2B3E07BC65BD333AD3BD683EBBBC853DDFBD35BEAABC22BE4EBD8CBE0E3EBB3D31BE803C833BF4BDC1BD5D3C773E0D3EEF3D9DBEF83D0D3E0C3E53BED23DC83DA4BD623C4ABD91BDB7BD78BC6FBEB8BDCA3A1A3EFCBD91BD63BCE83D2CBC8B3D93BCE1BD29BDD9BD313C85BCDCBD233D16BD02BE473C73BD0A3E32BDACBD7C3EC0BD4FBE04BEBBBDB2BE54BD26BC13BC6FBC413E8ABD67BEEDBCA53D203DECBCC93D89BD113CE63D19BCC33DBABD87BB7CBB9FBD46BDA93B72BE6FBBA6BDAABDDCBDFA3D643EECBC9CBDEFBD453CDB3D5EBD86BD82BD8A3EE4BDC83D1FBD7EBD043B163B1CBEA0BD8A3C18BDD1BDD1BD253CC5BD6C3D093D403DF5BD95BDF5BD203D223DA43E9B3E41BEE53C743B1BBE503EA5BE7A3CAF3C7C3D26BEB1BEE4BD23BB4D3E4EBC0FBE4BBED1BB8BBD2A3E363DE93BA83C1ABDA93D65BDF0BD34BD783D703EDA3DFC3D0B3EA73D533C98BD34BA14BC0C3E9EBD133E883EDE3C0BBD543ECCBDC53D2BBD8F3D4A3C323EE93CC7BD543D9A3D60BD8E3D73BD2F3D62BEC43AD23D8A3A973D97BD493E01BE17BE3CBE7BBED93CFCBD2B3E3A3C9B3D1FBE123E6BBE22BD073C52BD9B3D263EEB3C7CBDA93D7C3D69BC413E37BE6F3EC7BCD63DFB3DE8BD823D4B3DFD3D083D5FBD6BBEE73BA9BC9B3D373ECCBD85BBF8BDE8BD07BE583E4CBE7C3C9EBD893E10BD8A3D933DCFBD41BD2F3E0EBE11BE32BD6BBC8BBDB9BD84BDE33D453D47BEF2BD91BD27BE923DC3BD16BECBBDB8BEB13C32BE753D0DBEF0BD623E91BD383DB7BD8BBE55BE8B3D29BE75BDD03D413E0B3E51BC23BEEFBDB33DBFBDCBBDB23D39BEF73DE3BD373D163EC83DAD3DA63D6BBDE63C993D973DB63D283E073E7D3C3C3E78BE58BE05BEE5BD50BD783D603D1CBE813EB63CE6BC1B3EE6BDB7BD243E08BD7FBD4B3D743E98BDDC3BAA3C24BE9B3E8CBDCA3D67BE63BDB3BC18BEEFBD55BD60BD853D6E3D8E3E193D323CD43D803CCD3D2F3EB73D0CBE3C3E07BE0DBB403E8E3ECC3DFDBC98BD02BE41BDF7BD6B3E8A3D9EBD1ABE9D3D4CBEB8BD4B3BDEBD92BE32BDDA3D8FBEBD3D633CBB3CEDBC833DBA3D493E073EE4BD333E533EE73DF93D1BBE44BE0BBEC73DB33D33BC27BEB93DE4BC6EBE3ABC86BE2D3E643E35BD55BDABBD3FBD50BDAC3C3D3E33BD67BD3B3D4FBD393ED1BDA23DCD3D9CBD02BE373D0FBDEEBDE93D17BE1F3E84BDE03C113E143E26BEAEBD053E1FBA0BBEC7BD1EBDFBBCA9BD97BC46BEB5BC693DF2BDC3BDA03D61BC113DFA3D8A3ED23C713D863D0D3EC43C2FBEBB3D923E6ABD18BE933CAE3DE5BBC93B9CBD3B3EC4BCFF3D503DFA3CB03D513EF13D0A3DA63D9FBC903C1FBE883D83BD063D21BEBA3DE63CA0BD763A5ABE84BD613D9B3D963D0E3DA53D8BBCAEBDDF3D023E143E14BEAB3D363E6BBEB03DE8BD2C3CA63D573DC83C3F3C8BBDDF3D7E3D063CE53D6E3D0C3EC1BD0C3EA8BB6CBEE7BD1A3D17BCB5BD5C3DB7BD603E6BBD61BDA03DCFBC123E61BED9BD3D3E9F3D8D3D22BC95BDAE3E10BD7FBC3C3DE63DC8BDA03D483EA13D95BE73BB78BC803E7CBEF0BD87BD36BDFDBD493DD43DB93DB93D0B3E87BD4DBEA33C423EBB3D16BEF23CB8BDB13BD53D5DBD6BBD3E3C9CBDBEBD033D1C3ECC3DD4BA523E56BE793D753D3BBEC4BC9C3D0F3BB03B01BECEBD2FBD8EBD76BD11BEFC3C953D503EBFBD6DBD14BE42BB47BC61BDA4BD1BBE17BBB1BC77BE39BE883DFC3D293C333D84BEEBBC513EFABDB23DC33D273E27BECE3DBF3DA0BDEA3D57BCFEBDD0BDD3BD84BC63BC73BE073E8F3BC2BD7C3EEE3D15BCF0BDC0BD06BC243EDEBB03BE85BD26BE883E423E35BD6B3ED13CBFBDB43DF7BD3BBE3D3D2C3E2ABD393EA43D693D1B3D6E3D57BE183DAC3DEDBDEA3D833D3BBE3C3E1ABEB63DD53DE9BDF13DE7BD503E0DBDE0BD03BE02BD583E6E3D6CBCC03D51BDB53D213DFDBD013E04BC193E413D11BE583E8F3CD6BD203E423EA13EB53DF03D01BE1CBDD3BC663DF23D193E9A3C02BC8D3D693E71BE6CBC0EBED5BD3B3D8EB93C3E03BDEC3DF7BD123CA43C583E4C3DB9BC7E3D5C3D10BE53BD01BE9BBE07BD9DBDB93DDCBD053E4B3E1DBE133E323EB53D543D0A3CB03DC5BCEEBC983E103DC93D32BE5DBD95BE9ABDEBBD6D3D4A3D263E1DBE6CBDD8BC7ABD6DBE31BE343E6FBD093E23BE65BE963D6C3EE0BD843B933DA23DA83C06BE04BE0CBDE73BF5BDDDBD17BCE1BD263E6EBDDE3C4EBE533CCA3B213D193D1B3A33BEB93BF03C3ABE0F3E9B3BCDBD453C29BD3D3D83BD3FBE9B3B733D7A3E583E15BD3B3EA0BDC7BD2CBE1D3E1A38B83D1B3E47BE3B3D33BD5C3D323B7EBE713DE23D073D48BBB5BDC3BB83BD2F3D68BE353E8D3D21BD76BE06BCC63CA93CAFBEB1BC203D89BE1EBD4CBD2E3E95BD293D9C3D69BE03BE173E0FBDB7BB03BD5FBC01BD10BE7CBD1BBE713D97BD9F3D2EBED83C6FBEE0BD36BE933DC9BD883D7B3D993B47BE89BE0FBD323D24BC463D193E00BE0C3D333E9F3ED73D653E8FBDE03DAABC13BDFD3C21BD4BBED9BD303CB93C113E343D063E9EBD493E053E193E41BCC93C8A3D2EBEE33DC63C8CBE303DAB3D103EA1BEB5BD1C3ED73DD23D3BBECB3D3A3EC03D4BBEFE3D31BC1CBC45BE0EBE68BEF2BD5C3E6C3E82BE07BEAABEE43D32BD0E3E0C3E3CBE523E3A3DF2BD16BE023D503D8B3D1ABEFF3DB3BC453E403D5C3D8E3EE1BD75BD31BE133B1A3EDA3D163D383EA43DA6BD13BE2E3C703E453C273C873B983C1DBE943CEEBD0B3D1ABD42BEBE3DFBBD813C983CA93DBABDB53D173DAC3DC6BC07BDD4BC803D0F3EC53B513E78BD28BEE2BDA73CDD3D01BE143E203E77BE3ABEAE3D84BE4CBECD3DB33EA8BA69BD193E293E303E243EDF3BF73CA3BC323ED8BDD3BD4ABB6DBC6DBC13BE45BD543E81BE7C3D2FBD523E5B3E2E3E523E08BC163E6F3D833D9ABD8B3E843EAD3DDE3C493E313E24BED2BDCFBD33BE963B1A3E50BE42BEADBC973D043EB13D743ED93C8C3D06BE163E07BE2C3E543DF03D5FBD0A3D043E043D893D15BE993D253E0F3D1D3E2C3E513D893BD43C99BD5BBDEC3DC8BD8D3DE63D58BB9BBE433E153CEA3D9FBE403ED7BC553E173E60BEA2BDD83D77BD5B3E723EDE3D04BEEFBD923EF93C19BEADBDD0BDC5BDC53C843DF1BD9F3D1EBE33BE183D283E6B3A93BCA2BDFEBD99BD243E88BDDFBCBE3B85BE2ABE493E1F3E0DBEB7BC833E1BBE68BE1EBE0D3E63BD423E48BD92BDFF3D1BBEAABEDC3CCA3DA13E043CE8BCF1BD193E4E3DB93D893D57BE86BA083E79BD533C2BBE7EBD9A3D0D3E143E1EBECEBD3EBD02BECDBCD13DAABD933E643EB8BC1BBDB3BDBD3D9E3D3BBD04BEFE3CF93D06BE8CBC853D6BBDAC3C613EDEBD643DDFBCD1BC813DA53D3E3CFF3DD6BD1CBE663E69BDCE3D42BC8ABD2CBE033E713C79BE173ED13CD53D7ABE2ABC3FBDB53DC8BD643D5A3DFEBD36BE2FBD6A3E1C3E46BE9FBDAD3DE9BD4EBDC63C80BC0F3D203E32BE5ABD8ABD7ABD083EBFBD3FBE78BDA5BE223EF53D833D9A3DD4BDA3BD6D3D9ABE76BDBB3C633E893E1BBDCFBDBEBB9B3DFFBD1C3E80BDAFBDA33D863EF03D00BE8FBA2C3DCABD0A3E7DBDF43D9FBCE2BDF9BD00BD48BE28BE48BE83BDEEBD0C3E0E3E2ABD07BED7BDA93DD73D11BA1CBDBE3E673E94BCE93D42BE86BE423E8FBD87BDBABCD93D19BE5DBD0DBE66BE1A3EED3DBB3C853CA23DA03D1BBEEC3CDCBDD53DB8BD7B3D6ABE39BDF63DBF3B233E01BE393DE8BD1CBBB03D4ABDADBD09BE4A3DF23DFC3DBD3C563E94BB37BE193D2BBDEBBC2BBE1EBD8FBE353BA83D6DBE32BD303DBEBD1BBD5D3DE43D8D3D69BE4BBECE3D20BD2E3E7CBC62BE493EA7BC363DB4BDD3BD0D3DFF3D923B82BC8CBC5BBEB1BD8DBE113EA63D4C3D28BC43BECE3EA83D2ABEEE3DAA3CD83D41BD8B3C013E99BD883DA53B3F3E033ECDBDD83D253EFCBD863DD43DD3BA8D3E0CBD503E8B3EFF3D723DB83DDFBD2E3E4D3D28BEAF3D143E26BE50BDCABD283ED2BD82BD793EDF3DA7BCCB3D9C3DA03BFFBD83BD243D143D4B3EE1BD143E30BD79BE01BE923DBABD243D863DAC3DB1BBA8BD89BD593D99BD553CB4BC923D82BDB8BEBDBC473CE0BD34BD5EBD733EF63D7CBEB53D303EF0BDF3BD25BDB5BD67BD45BE7DBC433CC23D1ABECBBC71BEA4BC2E3D46BE8F3D373E35BED4BC963D85BEF33CB5BD08BEFEBD0D3C8ABD2D3C9A3BFBBD77BD1FBDA33DEEBD05BE613D983D21BDAFBD053E28BE943D373E0CBE6CBD1F3E58BABD3D98BC693CD53DD3BDDDBDEC3D773D33BCCABCFDBC1BBE90BD9BBE36BE8DBD773CAFBCE5BD6E3D7E3BF3BC0DBD3A3E86BCC63DF83CC9BD243E5EBD11BEAABE2F3E8F3D3FBE9EBC9E3D55BE90BE2CBD73BDC73C9DBECEBD14BD153D6FBD623D5F3E51BDADBDA4BD313E4A3EE7BD88BE87BEC43D3CBD37BE573A0B3E2FBD90BC953D9D3D363EB33A953DE23DECBD8DBD95BD5EBEF13DDABDE3BC9ABDEEBD253E003E4EBD293DD4BC703D9ABB643E6CBE30BE45BE53BD8DBD773D1ABE87BDF4BC9A3C08BEB5BB663E0CBDF73DAFBD1A3DF0BC293EF7BDAD3D1FBE10BE663EA0BD6CBC1A3E4CBDB93C1BBE603DE43DDD3D18BE7A3DD0BC643ECCBD143EC33C773EEE3CBB3D77BB683D9ABD7E3DF2BD6A3C323EE73D82BB29BE263E9B3D303EB3BC873DF63C0F3D0EBEFF3D94BEB43D923C9DBD8A3E08BE8E3E68BEC4BC16BEE6BD833D70BD083E76BEFF3D26BDCA3DC03D183E463C1E3D0B3EADBD1CBD36BE4CBC6E3D753D25BD633D1ABE183D633ED93B86BDDB3C94BD9FBDECBD14BE99BE9C3E3EBEB03D223E073C333EFD3D00BDE83DAA3EA13DF43BE43D5A3B33BB53BEB1BDD33DF8BD5D3D97BD653CFCBD8E3D53BD76BC863D853E92BE333D933DFA3C343E5FBC863E8A3DFF3D083E4E3E483E2CBDBC3D16BE0DBE863E21BC91BD61BE573E393EBC3D3B3DF7BDD6BDF93D323DB03D4A3DB13EBEBD75BEB53DDF3D813E82BD7B3D84BECDBD5FBEA1BD9ABD1CBD21BDC83E783DDCBD0FBECB3C0E3EFFBD13BD8C3D23BD1BBEFD3C42BD30BE2E3C5EBD583EF53DCC3C6BBE7E3EECBD373E993DFE3DD8BD08BE62BE75BD33BDA2BDFFBDF4BC363E193E863C0FBDC2BD02BD3CBC2EBC3D3DC139A03C6EBE82BD4ABD5ABED53C073AD23DDE3C563D42BD943C11BE44BEC2BDD5BD89BC6DBEC63CE0BDC2BC27BEF33DD2BDB2BD35BEB73CFCBDFABC9DBC4C3EB6BD4B3D14BEE13D2FBCD03D673D4D3EF23D913E8C3E9B3E47BC0BBE89BD543D76BE8E3C03BE17BD6EBDA0BCAD3D76BD6F3E563D6BBCBBBD193D853E69BD4CBE8B3C573E083D333E0F3E78BDB1BDCBBD72BDD4BD543E2DBD6E3E34BEA0BE013C10BD8CBD56BEA93D61BE22BEE93B0ABE9B3C08BDDCBD8D3D3C3D02BE9A3DC83D38BE23BE9A3DECBD6FBC26BEA63DA4BE633BDFBDB8BB953D643D283D70BE363D66BD8A3E75BDB0BD57BEF23D25BE563E2E3E4DBDCA3C76BD393D63BC82BD9DBC92BC5F3C38BE89BD8D3E89BDDB3D033D38BD123E503E1FBE18BE9D3D02BEC03B25BEC9BC08BE1EBE2ABDF43C673D663EB1BE27BEC1BC9D3D02BDB63B70BD6CBC96BE853E6D3D86BD54BC973E993D10BD123E4EBC633E88BE9D3D953D0E3E9A3D36BC873C15BE2E3EC2BE09BE3B3C0A3E1EBE8E3C323E04BD1B3D2ABE6CBD8A3D28BC5C3D78BDB6BD5EBC24BEDFBD82BD583EA1BE883E36BDA83D38BE6CBD483E353E4DBEF43DBD3DB83D863D32BE1C3E1A3E2A3E083EF8BC843E1BBE5F3D323E11BE75BEBD3D3F3E4EBE1FBC1D3DD43DDEBDCF3D0F3CE43AB53C88BDE43C883C50BC0ABC853C863C57BD91BD053D9EBED23D073E3CBE12BDA03D813D8F3D5B3E27BE1ABDD9BD323DE5BD3CBCD33C1EBE8DBCA6BC30BE213EA53DB63D16BE75BB37BDFCBCDBBDF23D39BE20BE6F3E89BE22BD07BEF63D303EABBDADBDC83D6CBE34BDC7BD5EBD99BC9C3CEB3D96BD673E893DB43D2A3E79BD8CBDF8BD943E80BCAE3D8FBE103E9CBCACBEBDBD313CFABDCFBDF83DAD3D68BD65BD3BBE583E75BCC03B3F3DE9BD503D41BD3C3EEFBD893C79BD88BDCE3DA43D93BDF23CBA3D0D3EA6BDF8BC873D8F3EAF3D353E423D023B0D3D85BCF73D913E89BE343A7F3B89BEA93DEFBD1BBC323EA43C89BE533E893EA8BC0E3E283E4D3DD93D04BDA8BD59BE173EF33D1FBDB23D8A3EFFBCC3BDB33EFD3C81BD80BEDDBDA73DD6BD3EBE85BC7FBDAE3C03BE68BE50BD663D873E0D3E52BEFF3D423EB43B89BD933DA73D41BD8BBDB6BDE8BB79BD073C533D1E3EAE3DB13C89BD763CCEBD33BE9DBC7EBC4BBDF13D03BE363E3EBDACBC0A3D423DE5BDF3BC9BBD63BEF93D0F3E2ABEBCBDE3BCE1BDCDBD063E6F3D5B3E30BDAC3E3E3E0CBBA43D7CBDFEBD153E173DDDBDB13E973D763E26BD183D0F3E6E3C5B3C3E3E0FBDA2BCA9BDDA3C053E9C3C7C3D85BE723E89BCD23DD0BC07BE663ED0BD28BD9A3CCDBD5E3E8A3DDDBD5C3D00BC323B0DBD66BDA5BDF2BD63BE0FBD47BD61BDAA3D6C3E6EBE183E99BC10BE943D153DC6BD1CBEAA3D03BE9EBD96BD863D2ABD453ED2BC14BE3A3EF3BBAFBD023E2D3E4F3E7E3E283EB63D0CBE46BDACBC083D16BE833C87BE113E073D34BDDDBD7FBD293EA83D413E2F3EB83CA0BC0CBE983DB1BDA5BD4E3EA6BC49BE023E773CA2BD9E3DAD3DC43D32BEBFBDE63C1FBD12BEE43DAEBD233EF03C243D043EE93CCB3D7E3EE8BDD23DEDBD97BC823C2FBE2C3E8A3C5EBE7FBD34BE91BD93BD473EA13B85BD49BD0A3EC1BD673E41BC6BBDFF3D81BD5CBDCA3C9EBD8D3DE1BD8A3DE93DB9BD6FBEBEBD71BE22BEAEBDBE3D293E343DF23DC4BDD33DDFBA333E6B3DDBBD32BD623E56BE47BEF1BD33BE9A3D253D12BD4BBED23B80BD353E473DC43DCCBD40BE58BD903DD53DC3BD57BE27BEB93DB83D94BD24BED63DCE3D5DBE0FBEB9BB31BEAABD0E3E9FBD093EA2BDE4BCB73C5ABEFD3BEEBD84BC2C3E80BC923D8B3C133E73BD0ABDEE3D49BED23D9BBCDD3D8FBD05BD043EB9BDE73A38BE2B3D92BECC3D1D3E95BD8ABE0B3ED7BC24BDC8BDA83D723D0B3C16BE913C5EBD88BD753D6BBEE83DD2BDA1BD983E17BE51BCA3BCE13D353C823D0BBE0A3E02BEB6BD3A3E32BD91BEDDBD28BEBD3DC6BD0A3DBEBDDB3D803BB8BCBA3B05BD603DE1BD0A3E013C59BEFEBCEEBD483EBE3BCD3CCFBD0A3C40BD5F3EC6BDBDBDACBD6D3E413B2A3DDBBD44BD35BD883C4A3C3A3EFE3C1C3E82BD6D3EE73D84BDF73D1C3D51BE10BE3A3E013EB0BDDD3DDBBCDE3CC53C423D23BBE73CD1BC61BEDE3DEABC813E68BD6D3D9ABD85BED83DD33D74BD053E98BDE6BD693EC53E383E2C3C32BDADBD783E9FBDB53E35BDE9BD0C3D42BE88BC913C273EE7BD4F3E243D7D3E80BEDFBC02BE18BE0A3EB33D0F3E553BA43DE9BD11BE17BE893AC7BC2E3E46BEA9BDBBBD00BE28BE403EB03D743EE33D6DBE783E01BE7B3E86BEA1BD553D763E753D1C3BCC3D6A3EAA3DBC3D3D3D36BE8E3B8ABE82BDB63D4F3EC5BD343E0B3E5C3DF9BC1B3E163D923D8FBD67BE8D3D9D3D943DBA3E763D1F3E593BA73E0ABDD9BDE6BC79BE00BD76BC86BC423D943DBF3D913D10BE8EBD2FBE453E083E19BE37BEF93C703D993CCE3D0D3E0B3ED2BD5E3C2E3EEF3DB1BD8E3E74BDE5BD38BD0E3E24BE613D1E3DE6BD233CC03D8B3D9E3C39BD29BC413D1FBE5F3D8E3E4D3D8DBCA5BB52BD86BDC5BD383DB0BCAA3D87BB253B84BDDCBD65BEC9BDB53DB5BD36BE1A3C8DBDA5BE233E3E3EB33CC3BDE8BD913D443EEA3D823C75BE1BBEDFBDC0BD1DBD363E013EEE3CF23D60BD9C3C37BD6CBD11BEF83D413DDB3C003E2ABD233E453EB9BD25BE50BC9A3D833C7C3939BC5CBD3E3E7DBB013E8F3DC1BD823C723CBBBDCABD433EC83DA0BD913C353E3DBD183E263E503EA0BD3ABD26BD0C3E2E3D15BEB0BC633D9FBDF03D95BB8B3CC33B483D19BE0EBD8FBDCCBC91BE8CBE02BD5D3E0E3B323E13BD063EEABCBC3D1EBDB83D803EC93D7B3D71BE823D553DC7BB23BD63BC3ABDD63D0ABEBB3C793D38BE4DBCCE3D4F3C143DF5BDAEBD943C7FBE603D3FBE943D95BB263EE33D2A3EC53D983DDDBDC3BCB9BDFFBD3C3D73BD1DBEF53C24BE91BD303D203DA2BC043EF8BDEB3D24BED73C93BE26BDE4BCFBBCF6BBB0BE2DBD373CDABE3DBE52BE7C3D92BD313E723D043DF9BD40BD0C3DF53CFE3DB9BD433D333C78BC06BE15BE10BC1ABE4FBDA43D323EABBDBB3DCF3DAD3D973C8CBD8D3C0B3D18BDC23D2E3E903DA33EA4BBE93CC13D9FBE233CA0BE6E3E10BE2ABEABBCB5BB27BB023E4ABD0C3EB9BDBB3DEC3D33BE083E63BE143EC1BD19BE28BE0EBEF3BDAE3CDA3D2CBEB2BC65BD6EBC3EBD7B3D1DBE8DBD27BE9FBCC7BC7F3E69BE92BC09BE6DBDF93C0EBE6A3C043E3B3D83BD90BC32BE433EFF3D69BD443D3E3C10BD9EBD0BBEFDBC4C3EAC3D9F3D6F3EB63DBABCE63DF8BDF1BB24BD603E3A3D133CD73CA9BD3D3E533EA63E9E3CDA3D37BAA13D24BE073DF83D61BE0C3EDC3D58BDB73D973EB2BD813BC23D1E3EC13B11BE68BE583DC63DF0BD6BBE60BDF6BD94BD173D22BD0C3D163C923E0EBE7F3E023DE23B5ABD073EF8BD9C3DD7BCC7BB4E3EC43D363EC8BD83BE05BEFE3DD0BD6A3C0A3DCE3DAE3D363D17BD5C3D22BE02BD10BE84BE123E71BE86BDDC3D13BD893EEFBDE2BC0A3ECBBD7EBDDFBDB6BC703E983BB73D45BEB13CD83C983E30BEC23DE33B733E2ABE1D3D9B3CFF3C903DA73CA6BD8ABD6B3D963D1DBEC53B3F3EBBBD1E3E10BD37BED33D613E41BEBA3D32BC12BE3CBEC0BD273E093D0F3E083E5EBE6C3E6F3D8FBE893C533B793DEF3D043E64BE6DBD953EAABD28BE58BD1DBB09BE773D5FBE3C3EA7BD583B1B3E4BBE15BEE4BD0ABEA1BE58BDF23CC3BD103E60BE233C23BE243D77BD4F3C0EBE873DB83C1B3E6C3DA3BDD03CA43C6BBDA7BDA3BD893E8B39193E913E40BDD13C723A65BDF2BC4F3C78BE793D153E5B3DA33E5E3CC83D5FBDDCBDCEBDB83CA8BE6BBD493EBEBDB73D953DCB3AFEBDDCBDDABD1F3E3BBE70BBD13C833C15BEBE3D693D25BEB1BD5BBEFE3DB83D9B3DFCBD8D3D50BEE83DAD3E013EF7BC09BD54BEC4BE113E1C3D553DB5BD5DBD5D3E6ABDCC3C903B553E7B3E0F3EF1BDBA3DA93D4E3D403EBEBC023D76BD4EBEC73D52BE54BE463E78BCFB3DA23D8FBD47BDB2BD04BEA6BD3E3E983D5CBE093D053EA03CDF3C8A3D1ABD573EB3BD3C3ECE3CCFBDE23DE03DAF3DBB3D503E183E5E3D9ABD0F3D9E3D263EB23D443E17BC403E1C3E6FBE883E7F3EAB3D2EBD30BEF63B0F3EFDBB663DD83D3DBE323EB9BD9FBC5C3E34BCF73D503DB1BD483EA33DF5BD75BEEDBC2B3CAABD6D3D5BBE343E2FBE4A3D3D3D253E033E0C3E763DF0BD2BBDEBBDFEBBCCBB90BD583D9ABE9A3D8ABC30BD973DD63D93BD293E56BC24BEFD3D39BE4BBE8BBCA73C8B3B23BE26BD203EC43D48BEEE3CF9BC0F3CB93D433D083EF4BC2E3C98BC1FBD08BEC63D7ABC00BD9B3D1BBDCC3D67BDC63DBE3C1BBE643D233D48BEAC3D21BD40BEBDBDB9BD413E11BD153E273D303E9A3D23BCAE3C143E57BBF2B999BE123EA33E053CB53D533E823DBDBDE23DE33B7B3DA4BE723E153DDA3D0EBDE13D2DBE97BE443D42BD713E8E3DDD3D713C183DCDBD8BBD89BD713DACBB06BB33BD58BEA5BA22BE47BD223E6A3DDE3DEC3D41BE13BD5CBD143E73BC0EBE8A3E4FBE433DCBBC5B3D0ABE96BD9ABD283E0D3E4BBD0D3D03BE7DBC573EA23BA1BE6C3C02BD033EE8BDDBBD02BDDEBDCA3C83BBB1BD55BC2D3E5C3DBFBD773C47BE2EBE27BE413EC3BD05BD9A3D283DACBB47BD9E3CC2BD1B3E9D3CC83CF93D47BC83BD7DBD8C3DF43D0DBD0EBDDA3B72BD863DB3BD4A3D8DBE3EBC9CBDC63DB93D2ABD713E513D4C3D4F3DBDBC3BBDCD3CC7BA8BBD293E0D3E92BDFB3D563C25BE8C3ECCBD30BDEBBD89BE0ABD023DA9BBCDBD1B3EDC3D99BD063CCABB56BEBBBD70BB873DA33C223DD53CECBDAE3C65BD37BD0E3ED5BDA4BD7B3EB13D853D1D3D533E3EBE993DCF3DBD3D623D01BED23D143CA2BDF2BDCDBD093D10BE3A3AF2BD5CBE11BEF13CC73BFBBBD5BDF4BD35BC1DBEB73BFCBC863C0D3E3C3E6A3DFF3D1BBE093E223D21BD9F3C1ABECE3D10BDB9BD963D5A3D2D3EF5BDD0BD8F3D9ABD12BDCFBD4ABD0C3E9ABDC9BC18BE413E133D5E3EBE3DC7BC3CBE8A3D64BD9E3C183DB83C31BD3ABE08BE033EF33DD33D24BDF73CB73DB23E2E3D1C3E8E3D61BC2A3D4D3D2F3E423E873EF83D3E3DF8BDC5BD8E3D6B3EC23D06BE8C3B2D3E84BDA73DFEBCE5BD29BE8F3C223B103E93BE783D10BD00BE0A3E86BCD1BD1A3E36BEB0BE1BBC88BC6B3EDBBD6D3DAB3DD13CA13B263DDEBD5D3D5BBDA1BD08BE78BD9CBDAFBD453EEC3D0F3EC73D1C3DC63CE33DA53D33BAF8BD90BD293EFA3AF93D8ABECCBD943D91BDB93BEE3D133EF0BC01BE4C3E01BEA43DC53D81BEF2BDC03D91BC763EE0BD77BDDDBD84BC373EF53D1CBE8B3D51BD8EBE80392C3D23BE90BD3F3CE8BD5D3D143EA43D3BBEFD3DBD3DD83DBCBD1EBD883D33BD8B3EC43D84BE543E063DBA3DC7BDBF3DD73CECBDC8BD2B3D003E09BD393E79BC033E9ABC9FBD2E3C103E99BD21BE983D773D1CBD693D423DEEBD723DB2BD1CBD79BD1ABD243DCBBC34BCF7BDDCBD2F3E01BED03D363ED13B4ABEF23D143E8EBD0A3E5F3ECB3B04BB8BBDB9BD43BD55BE153DC83DCFBD4D3BD23B82BE2E3D59BE303E49BE743D9DBD1C3E073C97BCFF3CA83CECBC7CBD553D553DAFBCA5BC173E453ECC3D40BE3BBB13BECD3DA33D5B3D3A3D1CBE913B223EAB3CFABDC03D0B3E1EBE193D893D96BD8F3D253D05BEDA3DA0BDD93CF4BC1D3D86BD883D993C75BE893D073E11BDF9BD4F3E99BC31BEF4BDB53D08BECD3D733D903EC3BD2C3EE4BD22BE30BD3B3C63BE043E06BEA3BD6D3DA53D353E",
      torch_tensor_192_torch.bfloat16: "0x0200000053BED8BE09BEA1BE42BE9D3DBC3D41BEC53ECDBB0CBE573EBD3E3EBC6FBCD53D223E7A3E323EACBE093E903D6A3E073E06BE093E6BBEF0BD8ABE4DBE42BE9F3ED3BE21BE8CBDAA3D43BE59BBC13D123D023F063D7DBE9B3EACBE8F3D023E693E443EB6BE9C3EC33D2F3E43BE0EBFD93DD6BDF03EFB3A3FBEBFBD173FD4BE2A3E8ABE503EFE3D2CBE34BDBA3E9B3E413D77BD473E833E93BE1C3E053F11BE78BD6EBEB03DE13E943DBBBEABBE493ED2BE75BEEDBEE3BDAE3BFA3EA1BDB43DD13E1A3E043F7F3E3DBD97BEC43DC3BDD5BEB8BDC4BD143D0ABECF3EE4BE8D3DC53D69BE943EFA3D2CBEBEBC123E85BC793E73BDB7BD553EC6BE613EEABEB2BEB83CA23E11BD9B3EAE3E07BE103ED6BCABBCB5BDA1BD04BFBF3D07BECABC483DE43E8C3C30BEA33D953E0C3DA13E523EE5BC88BE4F3E84BD50BE0CBF9C3EEBBE2CBD01BD4E3E15BEAC3C02BEA1BDB0BE80BE953D8C3E593E903DAD3D7FBE0DBD933E4FBEAEBE0A3F9CBEB93E083E16BE62BE9A3C6EBE943DC43E32BE223C9CBD81BE",
      torch_tensor_192_64_torch.bfloat16: "0x0200000079BEC53D06BE18BE2B3EB1BDCDBDFCBD2D3CD53DE9BC8D3D36BDFF3D843C34BEEA3DF9BD4CBE0E3EE13DFB3DA1BDF4BD04BEC8BCBCBD11BD92BD2ABE85BEAFBDA83D38BEB13B41BD2E3ED53DB63DCE3C30BEC43DF03DC8BD8CBE573D8D3DD33D9F3D913DA9BD1ABEB8BD6E3CA13DA0BDC8BC06BE203E13BD9E3DF13D803E86BCB6BD87BDF9BD93BE9EBD44BE403E68BE8EBC29BE07BE813DF73D643EF63D5FBD89BEB1BD6DBD643D25BE15BE28BDC7BC83BD60BE7B3B43BCC1BCDABD0A3C39BEEF3D1E3E79BED83D5BBD31BE5B3E433E54BD8FBD33BE233D043E8CBD8C3D0A3EE13C413ECDBDD43D9E3CE33C8FBEFFBD7A3D8B3DA4BDA1BD06BD8B3DB9BD8B3AE3BD04BDF8BDD2BD87BEB33D27BE423C22BC703DBDBD3F3EF83D8E3D483E1A3E8D3E16BE333E8C3E40BE483E3EBCF4BD703E9F3C8E3D523EAA3B27BE2B3E773D1F3D0A3C0E3E29BDA6BDF3BB85BD23BE063E94BD0B3DC63BBABD15BD043E43BE513EB03CD2BD2B3DCABDCE3D0E3EE63D70BED13CD33AEF3D30BC93BE9D3E753DF2BC61BE5DBEFCBDBA3C15BEBC3D39BE4E3ED6BD99BDD6BD963DC53DA6BC70BEAC3DB6BDC63E163E01BE313D3B3C1F3D993D0BBE60BE5EBD92BC98BD59BC7ABD5C3DF2BD87BD03BE63BC283EE83D423C04BE7D3EC73B613C2EBDB5BD183EC93D593D8F3C6E3E6ABE893DC03D00BD913DF0BD7CBDDB3C663EE63C883D07BE093EDC3D1D3E443C0E3ED7BCCA3D18BE133EB73D173CD83BCB3DB23D04BEF5BD16BEF83D80BCB9BD49BE223E1CBDB1BDB4BA1FBE6BBE4B3EB53B26BDCE3A5FBCA73EDB3DA43E0FBD85BD1EBBFD3A8ABDC43C083EF43D51BEBABD1DBE97BDFEBD693DF93DD03CE73DE43C383D383E893C4FBD143D73BDFB3D553C9FBD3ABD18BDC13DCF3D10BDEFBD1B3E263EC33D5FBE3E3DE83A3BBD06BD4CBC42BE65BE043ECABD913E413E90BD84BD8BBEA1BDA53D2F3C2C3D1E3EF1BD0D3B5ABE903D10BE64BD0CBE523C15BE21BE48BEE4BD4C3EFB3CADBD6FBD513EB83DC1BDE1BD313E13BE3F3DF53D78BDA83D22BDA93DD6BB99BC49BE0C3C08BD433E8DBD2B3DFFBC0CBEDDBD263E20BD643E113EC73C623C833DB4BB343E903E14BE70BE7A3DA33D1C3C40BD7CBC0C3E19BD28BD3E3DAC3DA7BE083CADBC2F3DF8BBDF3D8EBE8CBC393D13BE33BE763D773C1A3DBF3DBB3DE3BD1F3EE63C5C3D423E53BD44BE05BEF0BCEB3C9F3CCF3C3ABE3BBE88BE20BD0EBE493D9ABD0BBDADBBE7BD6B3D9E3CEABDE83C583E3DBD94BA5A3D28BECDBDD5BD4BBEB2BCB5BE963E82BED33DEEBC3DBE8C3D4EBDEC3B13BEFCBD93BDA03DD8BD76BDECBB083D8DBEB43C883E343D0A3E7D3D8DBE4F3DF13D9C3D87BE28BD8FBB333D4E3D963EC83D953C053EF13D9E3E8F3DA2BD083D1EBE86BD693D17BDD63B9ABD3D3D4DBC99BD96BA99BD4CBEB6BD143EA4BD023C86BDBE3D1E3E21BCC0BDA6BDADBD2FBE2C3D91BD4EBE98BE313E163CDDBB32BE96BDE63C6BBCFD3D523CD9B9E43D673E6DBE543E3F3EBF3DA13E763EC03D24BB31BD72BDBFBD9CBCF3BD2C3CA03D9CBD203DC8BD4C3EC33D043E48BEF33CBC3C793D8CBD493E273C61BDB4BDA2BD8D3D9ABD15BCA8BD073D47BD8FBDE3BD013C843D90BEAF3E59BD93BE253E9FBD093EF5BD303DF03D93BD18BEC5BD3ABC523E693D733DF23DC3BDC2BD1EBE2DBE183EAD3D023D70BEBB3D9F3D493DF83CB53D59BEC93C2B3E51BEF1BD56BD8D3D29BDA53D20BECDBD64BC9C3DBABC413C5A3E5BBD87BD13BD0ABECABB85BE2DBEAEBC8ABE41BE27BE1BBE333EF03C2ABEB43CAA3E4DBE043E04BE29BD18BD47BD5DBD0B3E1DBDBEBDB8BD2ABE203EF03D48BCC83DC23DEABD913E44BE0FBE983D223E37BE483DD03D503DB7BD83BD243EBB3D373DBEBCCD3D243D663E6EBD1ABEB23D3E3E8EBD22BED5BD403CC13CCA3BB23D07BB12BD7A3D7DBE85BD54BE44BC40BE8FBD9E3CA6BD57BD133E06BE6B3E0D3E7E3D0A3EBCBD9D3D23BE16BCE83D883DAEBD4EBD153EF9BC4BBD833D24BDD73D7FBE02BD673BB63DAB3D3CBDB1BEEA3DDA3D8D3E803DA6BDB9BD8A3A6FBDB7BD85BD22BE633E1F3CA1BD10BC23BC2BBE2D3DEE3DA2BD713D32BC53BC0BBEBEBD3BBE0F3E293EC73D5D3E693C0E3EF0BDB5BD963D893D0B3E193DCB3EB0BDDA3DC6BDC83D94BD92BC053E023E033EE03D9A3E3DBCD7BC9FBD893DDFBD903E67BEB5BD61BC89BD23BE253E243DE13D90BDC2BC533DD5BDAD3C20BD88BD913EDB3D803E853DF23DB5BD5BBD363D24BECC3C8ABE5ABE27BD473E54BE10BE673ECDBD0B3E54BDA0BDD23D5ABDFD3C1EBCCA3D50BD9DBC8C3D113E693E483CE9BDFFBD0DBD94BCEABC293D813DECBC02BB493E8D3DEC3CC8BCB5BD3BBE9D3D0B3E803D8B3D2C3EC13D17BEF03C66BB6CBB05BEFFBD833C183D40BB013EE83C2EBD453DE8BD1B3E043E8ABD0CBE543E823DCFBDF9BC94BD903D2B3E13BE85BEA93DA3BE093E933C17BEB8BE7A3EACBD0DBE81BD6ABEBF3C83BE583D573E5BBE18BEC0BCB7BD4D3EC4BD2B3DB93D813E14BEA93A52BD503E86BDEDBC353DBEBD11BC083DABBE49BED2BDE0BC373ED2BC973D82BEACBD0DBE953E7DBE3DBE1A3E163E5E3D3ABD193E4BBD443E543E80BE063E61BEF1BD2ABD283E68BEA5BD8BBBBA3D6ABDF9BD77BE9EBD1CBD073E203E83BCA2BD7FBE373CD5BD6A3D853DA0BD3CBD8B3ECD3DAE3B543B0ABE0B3ECB3D99BD5DBEF93C9EBBB5BC4CBDE43DB2BD363E40BE833EB3BC2DBD093EF9BC62BDFD3DCABC253EE7BD3EBDF3BDDB3C9A3D9A3ECF3CB83C1A3E4EBE073EEE3C07BE95BD0ABE94BD093EE53DEFBD553DB2BDD73C82BD883D5F3C113E39BD103EAD3D943DB53C823D0DBEB23DCD3DDE3C08BDDE3C83BD73BD8FBD0EBEFA3C78BD823E9C3E87BD933E55BE3FBE10BE14BC693D7F3C3DBD8A3E0D3E53BD823E163E6A3D9E3DC9BD20BEC33C1A3B3DBE3FBD8BBD873DF4BB433D09BE19BD80BDFF3DC43D533D143E64BECFBD71BC77BDE83DCA3D03BD3EBEB2BDC3BDB3BD5ABE633D6A3D6ABD9BBCDBBC7E3D71BE453E6B3ECEBCAC3DEBBD9C3E95BC9F3C06BDF03DE93C25BE89BDA63B2BBDE8BD463E50BE1ABD313E193DA63D82BD65BD2ABDD3BC71BC5EBD863EF2BD90BD2E3DAA3DA5BDA03EA3BCFB3DEFBDEB3CD3BC3FBE3CBE003E67BE0DBC223E3C3D89BE113E80BEE7BC573E8D3D783DA1BD8DBED8BC273D0D3D143E18BE79BD593D0A3E01BEE13D93BD973EB9BD62BC963D59BE6F3DC13C1ABE9ABC7ABB8EBDFBBCB73D9C3C0E3D2C3E66BD8B3D173C233E74BEFCBD60BDFC3D77BDB53CF23CC73B49BC4C3D64BE29BE033E0A3E3C3D04BE9B3DD5BD0A3E5D3CE9BCA0BD5CBECEBD9F3EACBC2B3EDB3DDEBC1ABEACBD81BD8ABD45BD3C3DEBBDB2BD8B3D7FBDD2BDD3BD3D3C263D58BDA23E643DA9BD44BEA4BD0ABE13BEEB3DB3BB643DB63D07BB493D053E77BDC2BD37BAC83C04BE00BBB3BD2FBD033EA6BCC3BD883E1DBD15BE7C3D08BE293C4D3DEC3D5B3DE8BC30BEF6BD28BE6ABD1BBE293E1D3E683E2BBEAB3D2ABD963E243DB43C77BD71BDC13D77BCA23D89BDD83D95BD02BD3CBCFB3D153E3BBE08BD9A3CC43C02BEFCBD5A3D2E3C9D3D233EE73DC33CD5BB79BE5ABDE63D16BDA93E0CBDCEBD4CBE3E3EA2BD143D01BDC43D24BE233EBB3CD7BD22BE89BDCABD143EC5BC203E903EC1BCF93DAA3B73BC313EB2BC9F3E053EF43D303D6F3D143E183D1EBEB1BD41BE81BE1A3C85BC6C3E7CBD193D20BC0A3ED33DBFBDB7BD07BEFE3D543E40BEEBBD87BD6BBED2BC143E4BBE8EBDC9BCCEBD2B3E5BBD8CBE45BD053C9A3C693D86BD1DBE2B3E873D4B3ED43D3BBD323D81BD093EB6BDDABC1CBD8CBCD93C4FBC52BE8DBE02BE963D833D073ED7BBB33D8E3BD4BDA9BD87BD3CBEF63DBE3DCDBD743CF4BD0C3E33BE053E903DDD3BA23D10BDB53DF73CE83B3E3EAEBDAEBCB3BDEB3D33BDA43DD4BDD3BC283E133C4D3EF9BB253D89BCC3BD50BD183E333EF83D9F3D11BE6D3CC5BD82BB3E3DD43D75BD67BECEBCE23C0EBE513DC93C27BE603ED13D01BE74BEA63DB3BC0ABEFBBD913C713E4FBB6F3BCCBD2B3DBBBD4F3EFFBDA3BD873C39BE50BDE33B9C3D8FBE29BC6A3D1ABC5ABAAF3DE23DB9BCFEBD8A3E4E3D5DBE11BECDBC263D9FBD243EDEBDA0BD903DCABD103E0DBE2DBDFF3A64BCDBBD8C3D96BC823B1CBE473ECF3D353D963C69BEA63BD73C0DBD1F3E84BE09BEBABCF1BD32BE44BD83BDCA3D413D1ABE9FBD9E3D383E2A3ECABDF43C0ABD473D103D463E733E8BBD823D003D953DD4BD17BC1A3EC33DB63DDE3A8EBD31BD833EA83CF03DAABD23BE753D4BBE0C3EA0BDC2BDC13D353C53BEA93E22BE45BD9F3D143E4D3E39BEE1BC903D37BDF0BC013E09BB503EF93D143C543D7B3EA03C46BD4ABE4DBE153EDF3C6B3D883EEE3D22BECB3D4C3EA4BD0D3E87BB423C2F3C72BD6F3CFEBDFBBDA53C053E06BE08BD02BD433C893D4CBECA3CF3BDC83D0ABE0EBEA03D6B3D2FBE033E063D643E8FBCE13D783E25BE8ABC303C453B17BD29BEB33C52BDE43C97BD4FBE7DBC06BD1BBD19BED63DBEBD6BBDD3BCD03D11BE3ABED83C0DBA8A3C81BD593C403D483E7FBD533C76BE77BEBE3C08BCA3BD263D663D2CBE323DB03C073E85BD5EBD8A3EB53E1E3D993E973C1A3E27BE0FBCAB3D2DBEB1BCC4BDA63CDC3D063E3B3EFA3D43BDC9BA45BC86BD8E3D2E3D38BE9ABAC73D563E723EAABD0CBCF1BC9C3E19BEFE3D42BD8FBD7BBD863A30BD0ABE293DBE3DA0BD973E5E3E09BE2FBE873DB6BBF53D2CBCE1BDE73C8FBE01BE9BBD103D733D80BD92BCEEBD26BE03BDA73DEB3D5C3E5FBD033DA0BB363DE53CB13B33BB553CE0BD1BBEC93D87BD88BDCBBDC33CDC3D943D633DDA3D9ABC7A3C26BE553E423EC23D1BBDD13C1CBEAC3DFABC763EFA3D98BE5D3D323E4CBE32BE40BDA1BBE9BDB1BDEDBD45BDFB3D0BBD57BEC13DF6BD13BE053DD7BC25BD05BE0DBEA53C0ABE5E3E9CBD42BEADBD32BE74BE84BD7ABD533D1E3E9E3C773EA73CC63D7DBEAF3D2A3DE2BD0B3E0D3D123D723D91BEEDBD4E3D8E3D053E2DBD0B3CEEBCC73DB13DD8BD31BCDABC483E10BE2FBE3DBD0F3E4D3DC7BD1E3DB93D793D1BBE413EBC3EAC3B6CBE393D893ED5BC16BE02BDD0BC96BDC4BD2A3DFF3C1E3E403E1D3D883C853E073D4B3D3D3DA3BD85BEC13D16BD38BD1ABD403EA63EF03DE1BDF03D343E453E5ABEECBD353DD03D29BEFBBB30BE523AD33D29B9C73D793DCEBD223EFBBD9A3D703BA9BDC3BD3F3E983CDBBDE3BDEE3D87BC8ABA3EBD2C3E81BDDB3C38BD0BBB6B3DB3BE413E46BE423E88BD05BE0D3DC63B763E8BBEA63C213EF83DEB3A5A3E37BE9F3D5F3E693D9BBEA6BC053E01BC973D0E3ED0BD163ED83C16BE793E213E5EBD43BDFF3D793DBA3D903EFFBD0CBD0EBEAFBD1ABEDF3AE4BD6EBE1EBE9CBE5FBCB43D29BEB13E233E423EC43B813B01BEAC3D16BEDFBC01BE073E9E3CF7BC843EE2BD10BE073D3EBD1B3E5ABEE0BC5B3E223D253E39BE0BBB08BD40BDEA3D403DD43D71BC193CB43DFBBD32BC2A3C15BE10BE13BE27BE403C273D443EF1BB423DCF3D7BBD1A3ECEBC883E06BE4A3B2F3E0C3C15BEB13E07BE473DE83DAABD2FBD263E773DA33DE6BD69BD5D3D2D3E3CBEFB3DBBBD253D7B3C9BBE96BDA0BC47BE0A3E483D233D84BDE63C51BE563E58BD5ABE343D223D12BE423DD33DEB3D90BEA6BC16BDCCBCFC3ABDBD0A3E053E063EDD3DB9BD3A3EB8BDB8BD743E8B3C0D3D51BE843E44BD053E103CDFBD5BBE733E1C3D1E3E8CBDE8BDE2BBED3B273B153EACBD023EC3BD4BBE9A3D3BBD2E3E34BE9EBD15BDE3BDA7BDE2BD8CBD933B583E4DBE693D99BDD8BD25BDF0BC1D3B94BCA5BC07BE113E773E2DBEECB9353E9ABE26BE1CBDE83CAA3D41BE8E3A673E753D2D3E0A3D413C97BDCD3DDCBCA33D63BE533DC83C9B3C99BEDEBD963A313E8BBD30BD3C3B24BE8DBC05BED1BDCEBCAC3C6F3E463E93BD823DEE3D993ECF3D1C3D343B463D89BDB5BD48BDE13C73BCD73D8ABE6CBD6FBDB3BB9CBC4BBC2BBEC83C4CBD6E3B6CBC573D133EA4BC783E6CBD3ABE3EBD36BCCD3C083E383EA2BCD53D353DABBCC8BDF53C533C813DAF3DC2BD63BE89BC0C3E553E3FBE96BE46BEAFBEF4BD61BDFFBCC73DD33C54BEB83DC9BD903D393D6FBCA33D72BC163D503EA1BEB43D4C3E653D67BC0DBDDD3DFABDD8BD413E9C3D263EF3BDE13DD1BD64BD7F3E313EA03E02BE8ABDBE3D4F3D363ECE3D623C96BCF53D593E90BB963DDABDBCBC373D12BEDD3C3FBD1EBEAF3DAA3D083C91BEA23D313D83BD0D3B153EF43D4ABDFB3BF13D54BED2BCBF3D083E3ABEFDBB9BBD3C3E993E1C3D97BD02BE0BBD533E8FBE913D2EBE37BE89BC66BD093E1C3E0ABE993D233DBDBD303D9C3AFC3D1CBEABBC343D47BCE33D5D3D493D00BD8CBEFEBD38BD45BED03DA9BC52BE91BD3DBC31BE80BB7D3D03BE7EBD4ABDAFBAD7BD28BDB0BDCDBDDC3D3D3E183D443EA73DD6BD29BED73C3BBD9A3D0A3EF93DB3BD1E3C18BECBBD9FBD893E073E84BEDA3D923D18BDB83C25BE6DBD0D3EF03D8D3E4A3EB23D583E1A3CC5BE88BDC73C64BDC43D0A3E403EFF3DB3BD1B3E6ABD183E14BEEA3DF03DDCBD943C5ABD28BCCDBC14BCE73D46BD9A3D583DC73DE63BC33CA6BD20BED03C41BE81BE623E223D74BD033D0CBD923DC43DEABD84BE01BE973E72BED03D2FB91C3EE53C993C29BED03A303D78BE8D3C1EBD0DBE8DBD24BD8D3D07BE0F3D80BE85BD0E3E953EF2BDFB3DF0BA33BD11BED9BCAD3D4E3C413CC73C4F3E9B3D073CC7BD2BBD8A3DF8BDA83DC4BD94BD633EE33D643EE93D4B3C86BD5FBE473E3B3D523CDBBD6EBEC5BD033EEA3C123E05BD173E823D023D05BEA13C1E3EB03D853D773B8ABCD53D243E103D183EA83DF23D743E03BE49BC473E24BE31BEB33D87BC36BE7A3E303E5B3D273D32BE34BEADBD843E87BEB2BD71BE09BD84BD11BE9DBD03BE743E50BEE9BDD3BD053D043D2ABD023D1DBE12BE80BD013EE5BDE6BD21BD40BD22BE793EEBBDD2BDA5BC093EA1BD353DA53D72BCFCBB47BE9D3C863D08BE21BE5A3D4FBDE8BD073E51BEC6BCC33D0ABCA5BD68BE96BC63BDEA3D87BE85BD72BEE83D783E33BD0B3DE7BDC1BC04BCEBBDFA3D683C4B3E55BB54BC143D6DBC07BE5B3E143E19BD18BD3B3D843D093E1D3EC7BDC8BDA33BD9BDD6BC8DBEDCBDDCBD1FBEDABDA8BC313E5D3E52BE8E3B33BD903D6EBD573C18BE2FBDE2BD753E5F3DA83C98BE0EBE223DE1BD82BEF2BB8EBBFEBD133D5E3D3BBCEA39ACBD75BD1ABE963C983DC23DA63C4DBD643E7E3E5EBDFBBD69BB813E0F3EB0BDE7BD053B26BD183EEEBC923C18BE223DB4BE1E3D933C48BDBB3D24BEC93DEC3D06BE4F3E4BBC9BBD0C3EBC3E8B3B2EBD08BECBBD673D58BEBC3D633E10BCB4BC323C4DBE073ED3BD153E5E3C843E093E91B8C13B7F3DC83DAB3D033E2EBDFCBDA0BD0CBD16BE29BE7CBDE33D39BE20BD023E663D4DBE6DBE39BEF33D15BD71BD633D1A3D8DBD3F39583E58BD53BE9C3CD73DC83C663E653E58BE2DBE98BD04BD1BBE133E23BE8EBD33B98BBD9FBE913A83BCFD3BB5BEECBD18BE1DBD36BD423C8F3DAEBD31BEA43DE1BD243E36BEC13D5ABA3FBE9DBDBE3D803E3FBE2F3E2EBE093E7D3E32BDB43E37BC843CEA3D80BE04BD6BBEE2BD9DBEE9BD1B3E22BE203E3C3D103E09BEE8BD16BDD5BBD6BC23BE69BE8A3C12BD5FBEB5BD2BBE2A3D163C323E053D81BCB0BB30BD973E41BDF63C8FBDA0BD0B3EE23DC3BDA23E853D4C3E5C3E1FBEA2BECCBBCC3D493D093E76BB963CECBC8CBD63BB3BBD093D49BE73BCE63D083E27BD9D3D00BE703D693DCD3CF23D0B3E95BD1CBDE5BD493EB53E3C3D083E323CC1BC08BDB03D3BBDEE3D80BD093EB23D43BED73D4DBE543E7A3DE53D443C183E0FBE53BD043E2BBEB3BD3CBEB03D25BC2BBEB83E433E133E8DBC67BEA8BD1CBDD9BD393C16BE6ABDC73D96BD74BD293C84BD543EA43D063E4EBE943D37BE5EBE05BE3A3E1B3EDEBDC6BDC03D8A3CA83CB83DAE3C1EBDB93DEC3DA0BDA13D2CBE643B373C86BD15BE8B3CC0BCAA3C073C44BED13C983E87BD863D8CBE27BE223E68BD1CBEEB3D5BBD86BDA1BD013E24BD5DBD1BBE24BEE83CC0BDFBBD12BE063ED23C873E083ED3BC143E323DCE3C6E3D8CBE813DB33CD1BD5CBEA53C94BE9D3D03BE9F3CB7BCFD3D0E3DCD3D663ED63D9C3D1E3EE8BD4E3D3ABD9EBD27BE9C3D92BC4C3EB5BD83BEA4BDD03D203E78BE0E3E043DC93C8E3D6DBA213EDF3BBD3D3A3E833D46BDBABC20BD36BD883DBABD363D02BDC33DD5BD20BAC5BDCD3D84BD0DBE7FBD403DAA3DF73D2DBDFA3D7A3C3B3E3FBE4EBCBEBC3A3E223E8D3D7BBD513CE53D26BDBF3E103E51BE133E063E39BE22BCE3BDA0BD913E2D3D9B3D4A3D26BDC33D473E3C3CB63D16BE3FBD1E3D7CBD85BDD13C273E3EBED53BA03DD43D27BC45BC443E493E233C2DB96E3D7EBD94BCA43D963D7DBD003E683E853D4ABE663ED1BD49BD063E703ED73DA73D4EBE1ABE5B3E4BBE5D3C3B3E743D7F3DEC3DBEBC15BD14BE96BDEABD0DBD093E353EA93CE3BD1E3E99BDC33DD13C01BD8D3EDCBD4E3E5CBE033D91BDFC3C2F3DFEBDB1BDB7BD383DFBBC613EBA3C043E8C3D1A3EC7BB74BD1A3EEB3D493E17BC7E3D4C3E60BCB3BBDA3D373D643D503D883DFB3C863E363DC83DA03D8FBD033EC4BD203E96BD6CBE473E04BEBDBD833E483DEE3DECBDA43E353D45BE1C3ECDBD853D10BEDABDF9BDDABD63BDD6BD983D2F3BEC3DA9BD423E023EA03D053E0E3EB23DB73C533E2ABCE2BD8FBB3FBE66BE93BD0FBCB53D183E903DE7BDAABDA63DD3BD7B3D3E3EBCBD61BD0CBDE4BDBFBE3F3E92BD2EBCF6BC2EBE83BD863C9A3CB1BDC4BC30BE0E3EB93D89BCB4BD673EA4BC96BD4F3E96BD9F3D28BEDFBD89BEBF3DADBC08BD063EAEBDA9BCB2BDEB3D303EEFBD3BBBC83C89BCF4BB81BD7A3EA33B97BC2D3C183DEBBDDEBCDA3DA0BD803E86BE9D3DAFBB4BBBDCBD923E83BDB9BCE13CEF3BA2BDDE3D03BCE03C47BB7E3D10BD7B3D323D81BD1E3D1BBEBB3D63BD843D38BE463E783D143D3EBE99BD9C3D18BE28BE803D1D3CC5BD1FBDBABDEC3C02BE043D3CBB213E2A3EE4BC403EFC3D3DBD003E27BE193C573E243E1A3EBC3DE8BC163E243E47BEB5BDB83D123D0BBEDB3CF4BDFDBDBBBC7FBCA33E49BEBA3DE2BDC43D4E3E29BE42BE223D503D8B3D4A3D81BC01BE633C203E183D273EF33D70BE863D853A953D0EBB57BD86BDBBBDDB3DBE3C983C3D3EB6BC883D723D043E59BDB83CB23D3A3C9ABDC2BDC73D92BCB83C4ABE8C3DD8BD1ABD9DBB013EC73D1C3ED83DFB3B8F3ECD3E62BD7A3E133E53BC743C50BC133E3F3D2BBE513D09BE78BE03BC383DA03C6EBB6DBC98BDD3BB85BC883D2B3DCABD113E803D8BBDC43DE7BD5BBEA0BD1D3D20BEF0BDDF3D193E013E0ABE2EBD1DBE5A3D1ABE823D7ABECC3D0FBDB4BDA93D203E2CBEE53C8A3D98BD7D3BEFBDD93D86BDAFBC8CBDE03E9B3D303DB53D30BE8F3D97BD2A3E2C3D46BEC3BBFEBD9ABD2BBE11BD1BBEFE3D9A3C923CED3DFC3BE5BD4EBCBFBD6A3EB5BD09BE5F3DDABD1BBE93BCF03D05BE2DBEAC3EE3BD683CB63DD0BD45BE76BE933DDF3BCBBC5ABD923D473E253C99BD8CBDAA3DA83DA7BD9D3D213E63BD8CBD763C24BD31BC86BCB03DC43D9C3D0C3DD8BD81BDDEBBD03D93BC09BE1C3ECF3DB73DA13C0EBE3E3DB3BDB73B06BE0EBEA1BC93BD15BEC93D5FBE3E3E43BE513D94BD96BC9B3D8A3EAE3DA4BA8D3EB63D653B263E833D06BEFC3DC33E95BDDF3CE43D613E2F3E73BD07BEEDBD833DC23DE33C9C3CE2BD45BE253E503E4DBE6FBD9ABCAA3C02BD1CBDE83C0E3EC9BD2FBD8D3D35BEA6BD863E193DB6BB9B3D98BD34BDA1BCFB3D28BE4BBD123EA53EE1BD26BE13BEEC3BED3D41BE773E5F3DB9BD003D183E603D5B3B58BEC3BDBBBC2F3D703EE73C90BE19BDF43D49BD2F3E9FBD3B3E84BD9A3D36BDF4BC25BD933E60BE563E07BBB3BD86BDE83CD3BD15BB87BD9ABDA63DCEBCCBBA913C403EE23B5FBD6B3E6ABEEABAC83CE0BCC4BDB5BD973D423E51BE6ABD99BC773DC03CAA3D4D3D643E0C3DC0BCBA3D61BCB53D37BE523EDB3CDFBD333E5E3E99BD0CBDC63C0CBE693E1CBEA43CE5BCF73DFDBD043E89BD0B3BB93DF93B0E3DCC3DB3BD0E3E01BE313D8A3C693E6ABE1ABD6E3DDBBD10BE263E8BBD89BD8C3E27BD62BAB0BD60BDCE3DE33C813EEBBCF43D2C3E523DC7BD4E3E053E87BE3C3EB23C52BE2DBE823B86BDCF3C2839C53C413D113E923D50BE9C3B433D58BECB3DC83D3D3C33BEE63CB33DD33D80BE883D05BE83BD1CBE6F3DB7BD393D623EACBDFCB9C33D4B3EB03DF93DD93D8A3C803D5EBE2ABE02BD703E6EBE263E35BD21BE4ABE853EE13D593CDBBB45BDC1BDB6BD353D8D3DFE3C2ABE113EB1BD52BDB2BD37BE8CBC75BD9EBD0D3DA53C883E133EE63DA7BD223D6F3CAABD8E3C3FBE0EBD9F3D18BE2ABDA1BD123EFB3CC93D933E04BCEF3DB43B163E093E2F3D6E3DFC3DD2BD723D523E813D4F3C32BB14BDE7BD1C3CDABD2ABE423EDABD213C6CBE1A3E0EBE83BCE4BD17BD8F3ED73DB33DAA3D3DBDA23D3ABDCB3D9E3D9C3D0F3D59BD823ED23D2B3DEB3D29BCC83CC6BD3FBE08BE00BC72BD49BDA6BC4BBEEABD8FBD15BB48BD253D0DBC31BD083DEB3DC13DAA3DAEBD6BBDEBBB4B3EDBBBCEBD623D04BC243D493D063E023CA0BC11BE2ABE12BE1CBE94BC3DBE473D19BE82BE14BE4BBC88BBE13D283ECBBB25BE28BE2BBE89BBD73C073EBC3D423CB03DF23C0F3E453EBBBD143DB0BD813DB13D9ABC583E22BE463DB6BD6CBD953D5C3DCD3D403C81BE01BB1A3D0B3D4E3D94BD15BDCD3B003D6F3DDDBD613D5C3D813E9ABE8A3DFC3D313DD33D16BEA9BDA23D74BC1A3ECB3D0C3EE73D3BBECBBD273E25BEC83D403E22BEB03D1ABED5BD8A3DCDBD94BDB4BC133D94BD36BD453E673DF93D95BED3BE113EA83D77BE08BD023E49BD13BE19BD413E3EBD93BD363E54BDEEBD0D3D413E65BCE53C2D3E5DBD943E903C71BE473CDBBD53BE9C3D203E42BDF3BDBC3C62BC1D3E03BE65BC4E3D82BCAABD59BC943C143EBB3DC1BD46BD453D7C3EC13D0F3D0A3EF33B523D9FBDE9BD393D91BD7CBBB1BD81BE2BBE373E28BE913E00BE22BDA93D9BBDDE3DF4BD8EBCCA3CCCBED23DC73DD03D833D793DC43D5FBE8F3EB9BD91BD933DA7BD5FBB3B3DC8BC2E3E04BE063BC0BD443CAB3DF0BDC83DD8BDE73C1C3D12BE98BCCCBD293D0A3D47BD43BDC13CB23D1EBB483C39BE30BDD5BCA1BC813EABBD52BD70BEC63DBA3B8C3CD13D7C3DEFBCF93D37BEC8BB3E3E0E3E33BD023EC7BC043E413C0EBE233E9A3CD7BDD23DB1BC11BEBCBD683D9CBD88BE5E3DCB3D6CBCA23E5DBD6E3ECD3CED3D30BE6A3BF93DD8BD2CBED1BD39BCD9BC0E3A963D2ABEACBEA13D51BE843B9E3D403C53BDB33D843DCCBD6F3EACBD6ABE90BC123EAF3DE33BAEBDF53C9BBE07BE3BBC4E3D83BEF13C283DCCBD5F3D8EBE533D783E433E5D3C303E9DBD323E4ABC963E74BDF2BD23BD4FBE78BD0E3EAE3DA13D9EBCAC3C53BDFBBC5CBE7ABDBA3CFFBD2B3EA4BC863D663D18BC33BD573D27BDB0BDCE3CEEBD9DBCA3BB7ABD863E513D99BD823D16BE54BD0D3ED13D22BD0BBED7BD21BE5ABD38BE073CC8BDBA3D493E803EEDBDE8BC67BC0D3D1A3D1BBD073E83BD5FBE183E1C3EDF3D7D3D113D83BD8C3DCC3BD0BD003D40BD993E763ED5BDC8BBB1BBBCBD50BEEDBDA0BD20BC0ABD1DBE0EBE87BC0EBE0FBD3CBE2FBDEBBDA8BE50BE473DCF3D1D3D5CBE923C773D2CBC8F3D3C3E17BD053D943CBF3D02BE633E57BE56BE443E4CBE043D61BD693DB63C9A3D483DB3BDD23D5F3E8A3E2C3C11BEA7BD89BD6D3E0A3EFCBB48BE5D3ECEBDA63D86BD79BE89BB07BE073E16BDB0BDF03D5E3D80BD4D3E753D03BE083EF9BDB4BD1FBE15BC063E843E083DBDBDB1BD503BF5BDEDBC80BD2B3CE43DD7BB6ABD1D3E68BEA7BC76BD5F3E5FBDAABC7DBDBD3D90BD473DC03DCBBD99BD7A3D1B3EE6BCA63D133B30BC853C7CBD23BEA0BE073D95BE08BE12BDBEBED9BD13BE3CBDB8BD91BDF93DC93D54BE1C3E703EA03D0A3D263D893D8FBD823D7BBEB33D9CBEBC3C673E2EBE483D0EBEBB3E0E3E32BE55BEC4BD7FBE003E7E3ECF3D22BEAE3AF3BDDE3D9E3C8BBD28BE55BBA33DD9BD0CBE8CBE1ABDFE3C00BD403E5FBD9BBC94BDF9BCE83C6A3C193CACBDD8BDCD3C333D8B3D05BDE8BD07BD953D52BE41BD9F3EA1BC9E3D6BBD8FBD6A3B873D33BED9BD2D3DD43D21BD4C3E2CBD2F3E16BDF33D193E303E2FBEF4BC153E0F3EBCBD03BE213EAFBDA8BC623DA33C03BEE73D7B3E6DBE023E4BBD0EBE5D3DC83CB63D5BBD553D0D3DC13D2FBDBD3D07BD89BD45BED03D19BDE3BD1D3D8FBD1EBE92BDA5BD2D3E11BDC73DF73DE1BD65BC0E3C3CBEF43D1DBC143E133E3C3E25BE23BE14BD4E3E03BB01BEAABD89BDCBBD7FBD843A713D093D533CD53D9FBC4F3EA33E5EBDBDBD53BD8F3E993E6D3E2B3E03BE703DC3BC283DE4BA0FBE8E3DC6BD2BBD68BC783DD6BDB03DD03D593E2DBD613EA4BD7F3EB3BDC5BD66BD513DAFBDB1BC6C3E133E29BD773D833DC8BD4ABEE33D57BD8EBD5EBE05BE5ABD343ED4BDA9BD3B3CDE3D0E3E9A3BEC3D053E53BDCE3D74BE96BE033DF43C263D9FBDE13DD5BC34BED7BC65BE52BDA13DA7BB0F3EC43DCE3D8CBDBA3D833DE03D0DBD9F3DE93DAB3D5BBD043D51BDA1BD0BBE863CA43EF4BDACBEC0BDE5BD633DEEBD9D3C12BDF2BD2A3E27BE843D733D0B3E6C3DBA3DEEBDCF3D2B3E2DBC3F3C1A3E8B3D2EBE3DBD6FBEECBD2C3E8C3E07BE883EC13D1E3CD83C3B3EC5BE18B9B8BC8FBC5F3CC43D4CBEE7BC49BEEFBC84BEE23D203C6FBAD6BD643DCFBD93BD29BC453E0E3EE1BD323EEA3D90BDACBCD73DD1BD9C3D2EBE56BDE53B553E6E3DA33DB0BDB63DAABC01BE0CBEA4BD8CBDAF3D73BE54BED2BD503E753DA9BD82BDF13D52BB1B3E863C38BDECBD88BC943D853D63BD813DF33C04BED7BC14BE6C3E953CC3BC16BEB3BE5F3C0CBD203D5DBD99BDFC3DE5BC33BEA0BE573E913C0BBE923D5BBD983CEABC6A3D1F3D90BD5DBB7EBDA1BB09BE093EE33D8ABE483EAF3C353D9A3B8B3DF83DD9BD5FBE353E07BDFA3D31BE90BE553E053EA8BDEBBC55BE19BE4B3D7DBEBA3D153DB0BB1E3E89BDDFBC253E1C3DA83D1C3E9CBDC53D583EE33C313E12BC333EFCBDCA3DC9BDA83DAABD2D3E263E82BE0FBE32BE0B3DBABD053D153E5E3C32BD7F3DE53D0ABE0FBE19BEDF3D303DCC3DF03D423E6DBE1B3E8CBD883D9EBDCC3DE8BD17BD94BC0E3D113D883D1C3EB03D8ABE61BD4A3E9DBDF93D063DC5BDCABDF73C02BE163EAE3CF5BDB53CE23DFBBD99BDAE3DC3BC223EFB3D2EBE8E3C9F3EC3BE4BBE4C3C683CC03DCB3CC7BD7A3C84BEEC3DF9BDDABD18BEE43D8F3C57BD773E8CBD2FBE3E3EAFBD62BDE1BD17BC3C3EFD3D043E203E37BD973DAC3DFE3D113C7FBB5C3EC6BD223E60BC513E013E04BEF9BB33BCC6BDB5BC27BEF2BCEFBC96BD1FBD0DBD2F3EB9BDBC3D64BE57BCAD3D263D7CB968BE6C3EC6BD7DBDCABCA43EFABC90BD033EF43C0ABEABBDB13DE3BDAB3D2BBE233E86BD483D82BE07BEBB3C013E6A3D023A8D3C823C503C9CBDDA3DC3BC0CBE73BE753E473EA13C7CBDF5BD5F3B48BEB1BDD2BCF23DBBBD003D61BE4ABCB93D98BDA6BC86BEAC3DD03BBF3BBEBD0BBE403D26BE9E3D633C20BE4DBDD73D10BE5CBC8ABD123DCA3D38BD78BC3D3D913C94BC44BD65BC8FBD963DF7BD14BE9B3E26BE8EBDE13C9DBC203E633D233C9E3EA03D3ABDA53D03BD243E0DBE263ECEBD393DA8BCABBDABBD873D2ABC5C3DA2BE6C3DC33DA73C393C8C3D113E3FBDF23DB43C3F3C47BEC43E793D6A3DBCBCDD3B953D363D75BE3FBD053D0BBEA6BD533E813D753E22BC2ABD11BCD33D2BBEC53D253E3E3DB1BD08BEF33C713EAA3E07BD27BCBABDD6BDE63D74BD5A3EEBBD1A3DCF3D2B3E8D3D9C3D49BCA5BCD8BB0ABE92BD243DEDBD4E3D90BDECBD76BDFBBCD93C14BED5BD133EE23DF4BD75BDB7BD7E3E18BED13D02BE833DD43CDD3D2ABCC13D8C3D1FBD1CBEAFBD473DAE3C0E3D3B3DCDBDE63D153E063E1BBE583DB1BDC03B2EBC6E3EF2BCFFBD79BCF03C893ECABD673D9B3DDA3D313E563E89BE1C3D1CBD12BE3A3D3A3E1F3ECB3C3BBD88BD9BBD2EBE5B3D33BE99BCDABD88BE42BE603E403D50BEFFBD10BECA3D7BBE92BE9BBC2C3DD9BD2F3E203E403EEFBD8BBC933D9DBD08BD003E4BBE033E493D2EBC60BE2FBC9B3CD2BD343EB73DEA3DA23DE6BB2CBBCCBD40BE07BD4FBDA5BCA6BC3E3E5C3E88BD50BEB2BDFBBDD23DC13BBE3D993DA7BE013EF8BC653E443C173E5C3E923D9F3DDC3CBC3D23BEECBC93BD0CBE18BE40BD103E6ABD3DBE04BE7CBE663CEDBD14BED0BCD53D8CBD5D3D763C4BBD3E3C253E933C0CBE663C17BE123DB33CE4BDE5BD0FBE35BE093E6F3DE23D0EBEC1BD89BC9D3D70BE84BD893D303E52BE773D573DF1BC9DBDB83DE03D4ABEA6BD3E3E3D3C093CAA3EA03D01BE063E29BE66BD773D663DACBC643E173DCD3C28BDCE3D18BED4BD94BD9BBD15BD3D3E833D083C803D853D2BBA2DBE04BE9C3D673D30BEAEBC603C0DBD77BDC93D17BE17BEEA3DD63C0B3E04BD26BE093EC6BD023DA3BD60BDB2BC05BDB13D1DBD2A3EC0BC46BCB73D29BEB23E093EB1BCF73C2ABE113EE63D4BBC06BEF1BD47BE3DBE3F3DEF3D3BBEBDBD903C303D743EE63C983D97BB06BE0A3E073DBA3B903DAE3E813D173E703D9A3D39BE763DD03C12BE453D39BDFBBC8CBD143CE33D1EBEF1BD25BE05BC3F3E33BE00BE82BDCBBD1DBE5DBD9F3D76BD5E3BA8BD49BE4E3E983ADC3D9E3D19BEF3BD6CBD19BD74BDB2BD00BD053D30BD893CF8BD01BD1B3E8E3E23BDB13C0C3E2CBC3DBCC5BD2A3E2FBE36BB863DCABD933D373C503E633E163EA83CACBC6BBE3BBED7BD3FBDCDBD763E123D60BE5D3E0DBE04BDE3BD943CC93A15BC513E84BC6FBD07BD3CBD12BECBBD84BD8BBD06BD30BE7A3DD7BD583E113D36BE253DB5BD493D863EB83C983D443EC13D363EDC3C2DBDE63D7ABD583EABBD70BDD5BCD8BDCCBDC9BD463D6B3D89BE91BD443D60BD033E51BDC6BC133E6E3E56BC3C3ECC3D233E73BBE03DB2BD0D3E58BDF1BB39BEA93D873DFCBD9FBE17BE35BBD43D043DB7BDF53DAB3E9CBD663C8A3D293D453E5E3E423E2C3E6F3DCBBDC83D153ED4BC0CBE1D3E1C3CCDBDCEBD583B0E3E12BD233EAFBD1EBDB8BD273E33BD5DBD0DBE59BD04BEFABD833D903DB63C003E8F3E6B3BA5BD283E713E073E423D4D3BF43D9FBD713C2CBD2E3C9A3D24BD30BEEB3D72BEABBD3F3ED33D28BE56BD9EBDEDBC0DBD1D3B99BEF73D04BD153E9E3DC63D89BB27BEA5398ABE243E973D1F3D203E9D3D863E46BD813D4DBE083D26BD23BEBB3DF8BD41BD7FBD363D8B3C61BE0A3DA3BD8EBCA93D293DC13DE23DB5BD3CBED73D503E743D2BBEF5BD5E3E663ED6BD743C9DBC89BD8E3DA13D9EBD98BD2DBD4DBEACBD8ABE23BE4D3E573E273DABBD623C36BD6F3BA3BC86BE1CBE0C3C84BDA63D783DCFBDEEBD5D3CE9BDAD3DA0BCAB3D4B3D20BE62B917BD213EC43DC3BD553D32BE82BD87BD123D85BC17BE533D8C3D103EAE3D18BEDFBCA5BB7DBDE03D013D4EBD283DE13D6E3E18BE0D3E5EBC4F3C7C3D0DBD75BCD6BCF33DA5BB4ABD85BD8BBC7DBD40BD13BD9BBE133E013E71BD39BEE33D40BEB635B9BB383D253E86BCABBC4B3D3ABE2A3D9C3ED43DD9BD0B3E86BDC83B7BBEB63D51BDD03D2E3E6A3EB5BD86BB8C3B19BEBDBE7B3E3DBE07BD52BD1B3C243D533D27BE91BE88BE563ECBBB743E1E3E2FBD86BCCABD51BC353EF5BD97BD753D3DBE8CBD2ABD303E753D093E1F3E9E3D3C3E6BBEE63BB13D22BEA43E8CBD73BD943ECC3E623E663EF43D17BD58BE3CBE41BEE93C75BC283E533D9CBD7E3C7DBE43BD2B3E95BC96BC4FBDD43CA7BD5FBC933D3D3E59BC183EDF3C6CBDB2BDF73AA53D3ABD893EE13D19BE9CBD793D06BE40BCEFBD663DE8BD233E29BB2EBD143D04BDDC3D2CBE8C3D8DBCCA3D383E2BBD163D513B0E3E34BE4CBD963E08BE1CBDD6BD7EBD58BCC0BC4D3E973D17BDD4BCED3D033EB43D8ABDD83C05BE6FBEFA3D54BD723D34BD473C153ED13DCEBCCB3DF83DE7BD8B3EEC3D463B34BDEFBD3FBE823DEA3DAB3D363EDEBD36BDBB3DD5BCA8BC26BD2ABE473E1FBE7ABE013E143D10BE153B1F3DCC3CE9BD7ABBC8BDFC3CB1BC5BBB53BD60BDBD3CECBDBC3E6DBEF83B44BD22BE78BEAE3C813C88BD33BE683E303EBDBDACBC503D153E33BE36BE2F3EAEBD8ABD8F3E803E14BE5EBCA43CA93D843D59BD90BD173EBF3C60BD08BE76BD95BEBFBD2BBCA3BD103E1BBE613EC6BC3CBE3DBD0DBD73BDF83D2B3DAE3D173E29BED0BB393E9CBE7BBEC3BD16BEBABDF7BD4C3DF1BD913D2B3EF5B9193E053EC4BDB43D8DBD50BD9ABDB7BDB3BDF53B313DD2BD93BD1DBE843E1DBD45BDAB3E66BD983EB2BC13BDC43DF43DEC3C69BD27BE70BEC6BD833E10BCEE3DC33DC8BD0EBD303EC1BD663D333DC4BD823E113E343EE03C1E3DFBBD363E943D063E01BD72BD643DAA3D6CBDED3D4C3E4A3DED3D20BE47BE903D823EF03D523D0DBDE0BD84BE1ABDF6BD3BBEA33D02BE1ABD3ABECFBD03BD6A3D2DBE1EBEB0BDB73D89BC0BBEF2BB16BD39BD1EBEBEBDC6BD8F3D41BE29BD59BD67BEDBBD42BEAE3DB7BC69BEC13CEE3D71BD4E3DA1BD77BEB03D3F3DA1BD9CBD213D00BE183E2EBEFF3C55BD2E3D393D113E14BD3D3D28BD3E3E07BEB3BD1E3E113DA63D1DBE383EDDBDF73DC3BDD0BDC2BD7F3EF2BD253E3E3DA53B01BCB93D023DEB3C73BE843DB8BDD5BD483DD1BD9C3C29BEE7BD873D5A3E383E09BD4FBE9E3D85BBB83DE1BDE63C573D86BDF2BCACBB1C3C76BD373E68BD2DBD2C3D243E563DE63C483E53BE6F3D79BEF83D1FBDC53D11BD693BB43EB63C9F3D75BB693D84BEC43DC43C67BCA5BDFFBB48BCC7BD8F3C6B3DA33DC0BDB83D3F3DFA3D1B3D0BBDABBD2C3D27BBE0BD7DBCDABDF3BC673C973D103DC8BD9B3E05BEE4BD0D3D52BEB33EA83CF43D263D43BE2DBDB7BC923DD5BC56BEF13DC9BD193DC73D373BFB3D1B3D8ABD30BEBA3DB0BDB73DB83DAEBC49BE793E86BE503E833D073E013DCA3D8BBD10BE9CBDC13B2BBEB13CF0BDF6BD47BD0EBD6CBB163EB6BC93BD6D3E203E75BD57BE233D7BBC47BE78BCE1BC853E553DD23D833DD53D22BE0CBEB03C0A3EDA3B513E043D2C3D383D333E2A3EE5BD103DF13DFE3ACDBA3E3E763C1B3E81BEC3BDD23D243EB5BD9B3CB2BC213C993D2C3E7B3D9D3E103B5CBE323E9DBD3FBE333DA83B5CBDB33D99BDB13D9CBCF1BD3B3E3BBE10BE33BEB7BD903DAE3E49BD503DF73C2F3E943DC73B90BD13BECD3B6BBD72BEAE3D6CBDCA3DE33D043EBA3D8A3D04BC02BD1BBE07BEB43D2FBD0A3D88BEF6BDBF3C79BD4EBE3FBE823E95BED63C8EBD98BDF0BD633E3C3E4E3E273DCB3D373EE0BC79BDA7BD2B3D803D1DBEE33DE13B1ABE80BE003E863EBEBD01BDD2BD13BECC3D1D3EFA3C11BE61BDB43D9A3E13BD813D07BDBB3D7FBD7A3D69BD803E743C29BD7B3EC5BC343C9BBDEDBD803EF53D353EB8BBB93DBC3D61BD9A3E843D4B3EB9BB373E7B3C403E223ED1BCB83D55BEC4BD173D2EBDA0BD0CBDFD3DACBD383E18BE11BD103E5B3E7FBD7D3D273B39BC1E3EF63B0ABD893BA4BD83BD3FBEE93C86BDE4BDFD3D123EFBBD953E0F3E87BD373D1CBE43BDECBD393D013E6C3E2CBE2ABCB7BDC43C883E9D3C34BC88BD1C3E603D00BED1BCA33D9EBDE2BD603C01BE8B3D473BC43D8EBDD33DD4BC093E9FBEA4BDC53D163D68BC193E3CBD1BBE483D51BB363D0DBE5B3CEDBD11BEA13DA13E143DEABC2E3D70BD8C3E383E59BB45BD2F3DA0BC6FBE4EBD91BD40BCE33D873E023DB33D80BDB2BDAE3C293EB8BDD23DFEBDD2BC47BD58BDD33D12BE613E8CBEA53DE5BC8C3E59BDBB3CF33C51BD8C3D803D83BD96BD223DBB3D14BE663EC03D873D3B3E283E1F3D83BD0EBD063E92BBB13D17BEE53D863DA73D3ABC5C3D2EBE0F3D5D3DB13D9D3D6E3D94BD933D79BE6A3E993D873DA9BC7FBE96BE313D833D783B44BE68BD263D443EC33D433DB5BCBEBD9C3D193EBDBDD2BC1B3EB43C0D3DE6BD0A3D813E60BCE2BA87BDCDBD0DBE093E54BD5BBE18BD03BE05BDCB3C583ECEBDC63D563E293E54BE353EEC3D11BD563DA7BC0ABE1B3E673D3E3D8E3DC8BDB53DB8BCC03DF3BD3B3E413EDEBCB13D353D00BE28BEB93DD33DC73D15BE62BC933D4FBE6A3D69BD15BE543D52BD953E22BE133D413C6B3DB0BDB5BD30BD303E68BD8D3DCC3CD3BD173EC33DBBBD903D813E56BEB03C3B3E5B3D4C3C92BDA9BDBFBD22BD3CBD4F3D643D8B3D7FBD253E83BD71BB24BC00BE3EBEDFBC983EDF3D87BE11BE79BDAB3D773DE4BDCABD88BD0CBDB7BC13BEB3BD503EF2BDC43CE23C09BEDE3DC03D4C3E7DB9223DD2BD2CBE12BE29BE87BD8BBD32BE093EB1BE6CBE353DB13DA3BB51BE233E05BD1BBED8BA253EB8BDE73DD9BD38BE29BD72BEE2BDB13E87BD05BEB8BB20BEAC3D373A46BED83CCDBDF33D6EBD153D3BBDE83D7F3D24BEF23D75BD69BE963EC43C07BDC53D6D3EACBD8A3ECC3DB23CAABA923DBE3D933C6C39A7BD813D4ABDC23DB43DE63C86BD063E873D5BBE833E923DEA3C9D3ECF3CD23DA43CA3BD413E22BECDBC58BC6C3A8CBD943D11BE63BC31BD22BE2CBE02BE6C3D953D5C3DB93D1EBEE63D8D3E333E853DEBBDFB3DB03E2ABE1E3CA13CFD3B71BEF23DA0BD2DBEEC3C9E3DDABD493E783E16BB5DBEE3BC623D32BCE4BC3B3D4ABD9F3DBEBC603D32BE84BD193ECC3D4BBBB7BD8A3E4A3D3BBD9CBD043BA73C443DEA3DC23D00BE4B3D73BE993E29BEA33EF93B9A3CCC3C973E55BED5BDEFBDBFBDA73B903D6FBD51BD32BE5CBD32BE59BD43BE8C3DE2BDF8BD803D0EBDC53C19BD38BC10BEDEBBB3BDF43CB3BE893DA43E9C3D8DBEC5BAFABD503DF4BD08BE73BD83BDB33C323E87BE81BC71BE193E4C3E85BD22BEDABD82BE96BEA3BECBBC91BD20BE33BDF6BC49BD993D52BE5B3DE4BC83BD32BE7FBDEC3CE33D5B3DA03E83BE023EFFBD02BD5C3E87BD473E793EA73C1DBE1A3EB13BB13D8B3EAABC51BCEC3D86BCBDBD433E103E41BD0F3D42BE63BD0DBE983D073DCABC443B153E0BBE65BC0BBE613D1F3ED5BDE0BD9E3EEF3D16BECFBD8C3EFCBC413D5E3D553D1F3E9D3E8CBC76BEAEBDC23C02BE7C3B96BDEA3D28BD873E9ABED2BD413D6BBB293EC6BD44BD093D7A3DBBBD213C203E963A72BDA5BDE7BD23BE87BAEF3D293E9ABD7BBD1FBE48BD333EC13D893C903D133D903D1E3E5A3CBC3C99BE1D3D3E3CC83D1B3EB7BDE5BDBE3D3E3DB03C363E663E0BBE3EBEDEBE12BEF9BDC3BB1DBE873DB13D593C22BDB93D2E3E593D9ABD52BD8BBCBDBD903D9BBE17BE213C6A3E023BDA3B8F3BC0BC15BD0A3EE03D133E1A3D063D9F3D6E3E9D3D04BD81BD703DBA3CC43ADDBDBCBD1EBEA43C0DBED8BCAB3E833E4C3E523EB6BD223DF43C8F3C07BDE03D523ECCBC2C3D04BD00BE9D3D8EBD10BE3ABEEA3DE5BD863D713E843D563E153E24BD38BEEE3DAE3BF63A1FBD00BEA23C5D3C813C1CBD093E8C3E6E3B793D593EBBBDB3BD423D9D3D5B3E46BD54BE73BD623C003D94BCE4BC613E163DE0BB5CBE44BC093E78BEC53DD8BDD5BD46BD36BE04BEEABD6EBDE03D80BE5EBE4C3E4E3C923D743DDC3C84BDD2BD39BE4B3D7ABED5BD693EC13D5E3D863D9A3CD83D84BD413DED3D543DCB3D2A3D7D3D123E36BDA03DBEBC323E51BC21BC82BD24BE31BE3ABEA03C273E05BD9EBD6E3E053E16BDF2BDA0BDCC3D5DBD83BD773EB63DEF3D1FBE7BBDF93D153E193E963D63BD14BEBABB5DBEE93C38BE1B3E123EE3BCF6BDCD3D8D3DA6BCA53C39BE25BDC0BC813D3A3D423E6CBD2D3EFB3CDF3D13BE16BE2DBDBABDBF3DC93DF33C193D89BBDDBDCABD2E3E013DB6BD15BE103E25BDE1BCF3BD6B3D3DBE1D3D13BDA9BDC8BC80BD323E843EE53B6A3B603DB83DB7BA693DA0BD18BEB8BDA53C94BEEABDA9BC213ED5BD9E3D36BEEDBD8F3E3C3C463C513B7B3D81BB3BBD983C92BDD9BD53BDE0BDB1BD86BE5D3E0A3D81BD853D1C3EAFBCAF3C973E30BDDD3D113EAABDB93D60BE06BBF33BAE3E703EA93C8A3E46BD8E3DDA3D81BDC0BDA43D50BE1BBDC1BD133DB7BE9F3D4F3DC7BDBB3D003D24BDA33D35BDEFBD2B3E43BDB5BDEBBD21BDF4BD2E3C223E5D3C1B3E0ABEF9BC9E3DFF3D1C3D1FBEF1BDEE3D2F3EB43C223DE7BCB6BCB23E59BD02BE5C3D3C3D0E3E8BB58B3B013D233D493C013E3ABEBF3BCB3C033E0A3E7A3DFABC383E093EF5BC03BD13BEDD3D04BEA8BD6BBDD8BD713E7E3E65BE8DBDE23C1ABEA23BEBBD7ABE46BDA6BB51BD22BECDBDBBBDC9BB173EA1BD753D2ABD663D963D743D8B3D04BDEA3B1B3EA53D50BC953D31BD5A3DBE3C54BC23BED43DA03CDEBD613DBC3C683EB63C6C3D69BDD6BB8CBD25BEA9BC733D66BD913CBDBDE53C143E25BB9D3DCD3C01BD753D3A3E9CBD89BD11BEC43D61BDA9BD81BD32BD0D3E86BE2A3A6D3ECF3D053CC33D54BD363D9D3EAD3ED5BDB33C08BE9BBD3A3E84BC993D31BD8F3D5FBD703D0ABE0FBEB43D9F3D0CBEC73D0D3E05BBBA3DF5BD8F3E603E2D3E283DF8BD223EB33D26BEE4BC5E3D00BE903D933DCBBC4B3EC0BD323EF13CB13CABBEF3BD4A3E3D3D2DBE6C3D0A3D8FBC0F3E463E05BE8DBD343E62BD863D8F3CBABD813D053DD1BD1ABE85BD633D17BE463D563C5B3D013D7F3E84BEC3BD513E473E54BD633E333E7DBE41BD763D403D393D23BCB43C833DC5BD843E62BED4BD1D3DFE3D0C3DB53CB63D85BC8A3D6F3E1DBE14BDCD3AB73CA43D2D3D9FBC91BE39BD433EE53D253D0F3D43BD9E3CD0BD69BD493C81BDB33D303E863D3BBCF3BB29BB1C3ED6BD2E3E333E353E3ABE8E3D5F3D943D2DBD03BD983DB53D9BBD2E3E38BE2C3ECB3D8B3D3E3E2DBD93BC783D943EDEBC03BE443E6BBD5F3D2EBD9B3D3C3E1FBEB2BD7A3DE2BDA9BCE6BC0D3D3B3DC23DE3BB55BCCA3DEEBC413EDABDF63C10BD89BED4BDC2398C3D03BDEF3D38BD0FBCB03D0ABEC83D88BD1E3D3B3E393DA03D9E3E8FBD2EBE6DBC113E2BBE813E19BC92BC4FBD713D5ABB313E9C3C96BC95BD883BF43DDF3D0B3EC03D8CBC04BDB03C2DBE873E2FBDC4BD903D35BE4ABCDA3D753D7B3A323DF8BD24BE853DB73B7ABE15BD9FBD06BE74BE54BC463DCABD003D47BD5ABEC43D323E7EBEE33BAF3D8BBD813DB43DB0BC213E153C7C3DB2BDEB3D243DE63D133E283DAC3D0CBEDCBC6ABE00BD26BEBE3D133E0FBEB5BD483CD6BC623E52BD313D103E4FBDD23D97BD353DD13D603D843D03BEFCBC2A3EAB3D3C3C2DBCFCBD7FBC023BFC3DE03BB7BCBD3DDA3AD8BC64BEEF3D09BEA2BDAE3C11BE413EC6BD3F3B5F3D84BD2DBD29BE20BD3A3E67BED33DE6BC503EB63E883B2ABB003EB63A353D6BBE7FBD1CBD9ABDE63D243C253E273ECD3EF83C41BD3F3EB23D9837353ECE3D893E4E3D86BD45BB0A3E9EBD873DB0BDB83C02BD94BD98BC0ABE4BBD833C203E6E3CFCBDB43DD3BDC5BD9EBE3A3DC03DA13C9E3C033EAE3D39BE38BE143EA8BBE5BC5A3DB43B2ABEEE3D023EA03C85BD0D3DF13C643DE8BC5DBE53BE4CBE943E15BE053DA53ECCBDD1BD74BBE33DC73DA1BDB13D00BC793DC2BCA0BD94BDA43D81BE45BE83BDCE3CB93D5EBEDABD12BEC5BDD43C87BC3ABC6A3D533D033E32BDA9BD1DBE003E0C3EB43D1BBC333D273D413DC0BD343DAE3DC4BD023E8EBCFA3D31BD0F3D8FBE173B02BE4BBE29BA01BD05BE243DD03D7D3EE73D77BD2C3ED9BD583E49BD81BE23BDE3BD6EBDC73DB13D953D9D3DD53D253D743D38BD8ABE3F3CB83DBBBCD23DB53D163ED7BD9ABCFABD26BE26BE5EBD7CBD2FBE6FBD2B3E263E66BE2D3E0CBE3DBE6EBCC2BDDEBC02BE87BD46BD2ABEAABC6B3EC0BD81BE353EB13D983D513DB03D05BED93B31BD583E9FBDAB3D7E3DD33DCB3EA53D6D3ED63E5DBCBE3C403E1E3EB6BCBABD6EBD983D49BEF43DE6BDDB3C033C823E7D3D5F3EDF3DB2BD88BE763E233ED0BD1BBD9EBE2DBEE93C113ED33D323EA13D86BEC53CE8BD43BE4C3E14BECBBD09BD0DBE023EB33C38BCC03C5ABE14BD07BEBABECABD30BEC6BD093E88BD73BC2BBEFCBD513DC43DD43DBFBD953CF03D933DFBBD793D19BEFA3D6CBEAFBD5C3D963C783D683B203E8D3D0B3C1BBEE7B920BEECBC2EBDBE3D023E51BE10BAF53D393EECBC4FBED1BB333D033B05BE383E05BD943CC6BD153E09BDA9BD1EBD2C3DEBBC3BBEA03D493E343A2F3E8BBEC53DE0BD8EBD36BD8BBDD93D823E983D6CBD0C3E79BEC9BD6FBD693DA2BD203E1ABE4FBDE03C81BDD3BDADBD0B3E0DBD7DBC50BE5FBD63BD4F3D913A62BDABBC393C703D9C3CD7BCEDBD633DCEBC98BD8B3DD0BDC5BD24BEEDBD0DBD613DEDBDE23D0FBEE0BDBFBD8FBD0FBE3C3E743DE5BD0B3D093E5B3CC0BD12BD553D5D3CA63D54BDA83BB93D063DC83C48BEA3BC38BE873E02BE92BE9D3B01BE043E09BDF2BDD3BCB03C75BCD23CE63D553EAABD21BDCC3D833EE43DD8BD9CBD95BC683E0D3E353E2CBE92BC63BDA13E75BD17BC733E633E8ABEC93D863D933D8B3DB63DC03DAEBC823B2A3DD03CB03C20BDDABD58BEEA3DCE3DDF3C4C3D3E3D3CBD8D3ED2BD443C14BEB53D53BD94BD943E4E3E1F3D91BD013E9F3D4BBC48BE0BBD5D3E9DBD03BEEBBD57BD08BE25BE42BED03D8C3DEABD1B3E82BE6BBE05BE76BEBBBC693C653E82BE09BD4C3E993DB83E97BDD73D003E4B3EA4BDC13BBE3C9E3E8E3E473D37BC9C3DF5BD29BDDD3C36BDE0BB923D16BE623D59BE86BEBF3D503DEDBDC6BC043B953C8EBED6BD03BEEEBD86BD1E3EACBDF93DFD3DE9BC04BE45BE243D373D16BECF3E92BD713C123D1DBE8439ADBD35BE0D3E2ABDC4BDEABD0A3EA4BBF1BD9A3B5BBE09BDE3BCF63DECBDCC3DC53D3B3C963D19BE433E82BD90BD9DBD0F3DDEBD863D2BBE773D9ABDE5BD14BE20BD1B3EC53D8DBE0C3EFF3DA9BDA23D543DD33DBC3CA03E8A3D28BD963D12BEC63D863D34BE13BE3ABC043D873DE9BD533DB5BCA9BDD63DBEBDF53CFB3D2BBD5FBD813B64BED23D5E3E0CBD35BD933DA2BD45BDEE3BA8BC273E39BBFC3CE2BD9B3DB1BC20BE3D3D2E3E453B5C3E97BD97BD01BC283DC2BDDF3C333D5C3D16BE02BEDC3DD4BC7DBB823C253EE13C2EBE0F3ED7BC55BE763E37BDE0BB223E8ABC9B3C33BD9EBDF43D80BCF7BCADBE4BBDD4BC28BC0DBEA6BDB9BD06BD1CBEEC3ADF3CB3BC1C3EB8BCBDBD1B3E213E6A3E393EEC3D82BEA03DD63D14BEBCBDABBE153E4A3E78BEE3BD8A3EE93DB2BD343C7E3E8B3BB3BD24BD38BE2F3DE53C24BE51BEAA3D123D36BE663D2F3DB9BEFD3DE13D8EBE493D80BDA8BDE7BC16BEB0BDFBBC2E3EB1BD843C78BEE23D30BE83BD32BE05BD1FBEE1BC2BBE7C3CD73DA0BD9DBD30BE24BD3A3ED8BCBF3D6F3E4EBD223E873C0F3DF8BBBCBD033D203EB63D4DBEC43D0F3E0A3EDB3C233ECEBDAB3D503D703A99BD083EBCBDC9BDC8BC893EB43D3CBE9BBD5ABEC3BD693E3BBEB0BD703EBABC2A3E8F3C47BD0B3BDE3D99BCDB3C7C3E193DA83DE03CC0BD2CBE633EF53D50BE31BE88BD623D04BD363E2DBE8CBE77BB53BD253E30BE673D8A3D9EBE823D15BC19BE13BE773D9ABD52BD0EBEB7BDBD3E21BEABBD1EBD1D3D27BD5F3D92BDF8BB533D7C3DA83E453DD3BD1EBD00BCDE3D6E3D11BEAEBDDABD8EBEF4BDA6BD483E993D15BEAE3CE0BC08BE0A3EF73D233C70BDAB3DA8BD2DBD703D573D813DFEBDC6BC6C3EA63C1E3E5D3EBE3EA83BB9BE6A3D9B3CF73B9ABD14BECE3DE7BC763E05BED7BDCFBC3A3EF13D053E4ABE003E50BE59BE1E3E0CBD1BBD0E3E70BE75BC50BE283E8ABE06BE05BECBBD7F3D663E4B3D423EEFB8503D013E9EBD14BD06BE36BD8CBEA6BD4BBE9FBD813D333D203EA5BDC23DBBBD4A3DBABCDCBC25BE81BC023EDCBD77BD7E3DFABD96BD08BD2EBE1D3E1F3E3C3D503D123D5CBDCFBC31BEE6BD483D8A3DB53D363E56BE2DBE233DAFBC59BDFCBD223E4FBD6A3EA3BD43BE523DC23D3BBDAE3D093DB03D17BC6A3D2BBE04BEB0BD1F3E9B3C9B3DE13CE33D8CBC74BEFA3C62BE43BE88BD1BBEBFBC11BE503D12BD09BE7C3D0F3E14BED1BCA9BD9D3C11BC4A3E7F3EE9BD8DBD46BD793CF93C7BBD82BDB13D1FBEEEBD95BE123E6FBE1DBD34BC623D783D6A3EE83DB83D353E493E4ABD1EBE13BDBABD953E6EBB48BD0C3E8A3CCC3DACBC65BD36BC57BCBB3D90BDA23DB03CD23C9FBD28BEE6BDF93DB43DF13CD0BD02BEB33E4B3DB03E55BE32BDFBBC9CBD973DC7BC4EBD54BD3CBE253D173E073E11BE17BBEB3C7B3D4B3E033E8CBD5C3A053EEDBD87BDF53D9C3CE13D253D33BC693E843D84BC49BEAC3D65BE6FBC1ABE293E2BBE7FBD13BE55BDF5BD57BD0DBE3A3EB53DBABDD1BC4ABDA5BC663A123E8F3D16BEAB3DA7BD553E4ABE6CBD663D9CBDB83EE5BDB53D3A3E113D39BEA03D183D7DBD9C3E8F3E293EAD3D913D3C3DCB3CEBBDC73DA4BD3D3C27BE7DBC28BD61BEE93A203E023E2ABDCABD083EAA3C02BEB2BD1B3EBD3E29BE8D3C213E32BEBF3D68BD4BBD0DBCCDBC16BD483D523DAF3DE83C3DBDBD3DEDBDE63D3FBE0A3DA83D513DE6BD563C5CBC033BDDBD9F3D733EBDBE6A3E5EBD3D3EA4BD0A3CD4BC443EB13D17BD0BBE68BD323D7B3D033E863E983DAFBA103EA03D8FBA903DC2BD78BD61BDF03D13BDB33DC43D213E3F3EF33D103EE9BBB4BA2B3E323EB23D373D093E843D3D3E073E10BE143E4DBEF8BDA13D723EFD3D5D3D90BE683EA3BD91BB59BD31BD153D6EBD01BE6E3D07BE94BD503C1DBEF33CB8BDEFBDA1BE213E053EAD3DD5BDA1BD74BCD83DC1BE443E8EBCB1BD38BE08BE99BDF93D68BD3A3EF4BCA43CD2BDEBBD79BD68BB71BE0E3E26BC913D103EAEBD12BEA9BD91BD09BE063EE03B0A3ED73B06BDB43DA4BE82BD2CBE20BE6DBEC5BD5DBE92BC863C823BB5BD3F3E1CBE133E02BDE23C503DACBA2FBE323EF7BD53BEEB3D873D8ABB5A3DA4BE1FBDB7BC26BE79BD253C00BDA73D07BD6B3EE4BDB6BD7A3B01BED73C163E94BD85BE493D80BDC3BDFD3D32BDD83D3B3CF9BC13BDD13C8F3DA0BD693D253E563B513CCC3D373EA33E6B3DC33D29BE053D09BE50BE2EBE6C3E41BE7CBE373EBFBC9BBD25BC1F3DF53D10BBEC3D573D933DF03D7D3DF33CD93DF63D5B3EEB3C533D8E3E003EE43CC5BD133DADBD0ABDFFBC9BBDFB3C57BE8EBD3DBEFEBDBFBD5FBD90BDB53DB73BD13DF0BD203DA33D393E24BE79BE723CF6BC82BD99BDF53D003ECCBD033E4A3DA93C493D853E1CBD7BBD8B3DE4BCDDBD1A3E643E55BE4C3E803D923D573EC3BA8D3D0A3E93BC193E7A3D903D2B3EBBBD753EA33DE23DEC3DACBD16BE20BE90BED43CDA3D5ABE96BD2B3EB33EBFBDB43D5F3E4E3D06BEC13C7FBDCE3D963D433EF8BC41BDF93D8E3D99BE063E41BE1A3EB1BD57BE39BDD63C353E3D3D463DFEBC093D363E17BD313EBABC43BEBC3DD63DCABD56BD773E4EBD2DBDB8BD333D90BDFABDBCBD323DC23CB3BCF83B5CBD0DBE593EFABCDA3D2BBEDEBD2D3D41BD6C3D333D523DA9BD883D5A3E233DF63C44BEEFBD1D3E023E47BE383EA6BD5DBD223CA1BB1FBD1ABE303DF0BD113E183E40BD9C3E923D873DA4BE06BB39BDE4BD683ECBBD103D173E4ABEE13D393C1A3DDBBD76BE98BDEEBD7EBD103CA23DF93D673D5E3D3D3E443BC0BD7ABE21BD96BDC53D63BD78BE29BD4FBD02B9993C15BE4EBE623E4DBDC5BD163D74BE523DF53D273E0A3D153E5BBDEF3D0A3D903D633D5ABCD6BC273E4DBD563E593DA5BCCC3C713D0ABC9CBCCA3DB83C483DB93D383D113EAE3D953DE03EACBDDFBC94BEC2BC2D3EAEBC52BE89BD973EA53C303D0EBE2EBE7CBE09BE7EBE3B3E98BD9A3B433DF6BC043DBC3C7ABC2CBD9A3C8F3EB53B173D293DEABC79BEF139BCBCB4BD7E3D013E2BBAD5BD923D193D3C3CC63DDD3D15BDFB3CE83D4E3D5BBC92BD493C763D853C5B3DD7BD703E5DBD2EBE00BE6ABD16BDE73C8E3C293D5BBED6BD413D293E1EBEAD3D90BD2BBE4ABE3CBCA93D4A3CFBBD493E87BD4D3D9FBC98BE3C3EABBDCB3DB63DAABDC53DDFBB7D3E4E3EFEBC273E233E80BD26BD1ABD38BB3D3ECABD35BDA93D15BD323D083D4EBE8E3DB23D42BE45BDE9BC5DBDE5BD79BDB3BDD63D703D553D833D8ABE2E3E71BDC0BDCABD98BDCABDE33DEBBD873D3E3D6ABDDBBD2DBEC73D7FBD1CBE8BBD823D943D843D063C683B443D9FBDDCBC023EDEBD09BEC6BD8BBE363EBD3CC73C62BD033E2A3EA8BD263D073DBDBDFD3C3D3D04BD0A3E523DBC3C503C65BDC73C5DBE98BD38BD88BEA7BCD43B79BE673ED13CA0BEC13DF8BC203CEBBD88BD363D56BE45BEA33DE83D293EAF3E603D31BD0B3E063EA03D00BCC43D893B0FBE96BE0B3E09BC19BE74BEAE3D33BE1B3E1BBE513E9E3D623C973C81BD28BD5BBDB8BD9DBD77BD1A3D07BEAFBE08BEABBD6BBD8CBD813E84BC10BEECBDEB3DECBD3FBE4ABD45BE22BD9CBDC53B0B3DA43DDA3D33BE9EBDB23D2C3E403DB4BD05BDE9BDF53D533DA83C633E58BEF63DD73D86BE05BD1B3E343CAD3D6FBC92BBFD3C9E3DB93E333E2DBB473D95BE7D3E4B3DB03D6CBE18BD323E17BC9B3E92BD47BED23DDDBD073CB73CEC3DB73DE33CFABD1F3E963D97BDD73C0F3D14BD5C3C5F3DD63D013D523D053CE9BD433E8BBD2D3EEE3DE33D5EBD52BE0CBE523E57BC453E2DBEA7BCFD3DDE3D553EB83C84BC68BEE03D083E6A3D1E3EC73E033B0CBE52BCDFBC963C213EB93D49BDEF3CB23C5E3C3ABC663D2E3EAB3D0EBE3C3EBEBD81BE6F3D523D273C233E8C3ED0BD41BD37BE2F3D5D3D7CBDEF3D6CBD133DAD3C2B3D03BEFABB04BEBFBD5E3A3E3D113DC03D44BE02BD6B3E96BD0EBE613DFF3B0DBDBDBDF5BD503C913D5FBEE83D1A3E3ABD413D1ABE9CB8F0BD80BD043E453D06BEB63D823E063EFC3D8BBD2B3DA2BBDF3D0D3EB63DAABDE6BD923DC5BD9BBD293C68BC2FBEE2BC8C3E2FBE083E893C783D75BDEBBDB9BD013EED3BB53DDABD9DBD54BEC9BC89BC28BDBFBC883E663EE43D0ABEED3C613C10BE1BBD18BE09BE0CBD04BE45BD2C3EA9BD363D38BE87BE823D163D023EDB3D16BD57BE153BD7BDE7BDE63D1C3DB33DB8BD173E0CBDD93B913E063ECEBDD23C863D943CF9BD053EF9BDC5BD85BCBDBD0DBE693EF6BD593D9BBD48BDD33D313D2E3C9DBC85BDE73DF1BB20BC69BE07BE80BC093E42BD1C3D993D723D25BE263EE0BD40BDA13DD0BD5C3E8ABD0BBEE2BCDABD03BDA93C3C3D86BD7C3CE23D24BE6C3DCB3C823D31BD2A3EF03D9F3D7BBBD4BCED3D383E09BEBA3C583D69BE8EBD373D00BDC23D073EC33C123EA0BDDD3D0ABD6A3DC0BD093D8D3DC4BCB9BD1DBCC5BDCC3CC9BDC33DB9BDA23D8EBCEF3D3E3E6EBC14BD733D133E74BC043DFDBD6A3E493E423C923EC83ADDBC3C3D263B9FBD933D913E013EFFBC1DBE9B3C4C3E08BEA5BD173E923DBD3C05BE87BDBD3D4D3EFEBDDF3D1A3D0DBD4FBD7DBE4DBE6E3D2C3E403D843DA33CC2BD15BE943C88BE4F3D36BE24BD153E963D593E7FBE9EBCB13D703C41BBA43DDD3D83BE2ABE77BC0ABEF33D093E223D0FBDABBCB43D413EB03D3B3C4A3DE5BDFD3D95BCC4BDA43DF03C0EBD653DB8BD39BC7ABD033D31BEEDBCC9BD3F3D54BE1F3E5D3E62BEB1BD05BD483E52BD653E683D4E3E853D2C3E583EE73D89BD03BDF23D1BBE1D3D7A3E81BD983C063E91BECDBD81BE34BDB73DC7BD1BBEAABD5ABC26BDCC3D03BEACBDE73D40BD753EDE3DF4BCCD3D18BD22BE093E143CC1BD573DBDBD8ABDA23C8ABEA8BE213DF4B84C3B12BE02BE24BE23BD4FBE6D3B3F3C61BEB3BEB43C59BD27BD99BD7DBD00BC4F3E63BE72BDDBBD8BBB1EBD503E523EC73A2DBDE9BDCBBDD23D303DAFBD203D08BDD93D453E8F3DB93B4ABE063E6FBC173C81BD603E00BDB0BD5F3D753CA73D5E3E753C973DE43D2BBEBA3DC63D1ABEE73CC6BD5BBEE13D513DA2BC133EC43DA73E29BDD6BD3F3D41BD22BE9D3B463E3BBD7CBD31BD0A3E8C3BE8BD2CBD01BEB9BD4E3ECA3DC93A213E38BE96BDA93D11BE073E0D3D393D65BDF13D07BD603C243E763E053EBA3DC7BE223D68BE4ABE4A3C95BBC83B393E113D0BBEEF3C20BE8FBD53BE04BEFDBD863D4DBD20BA2EBE6D3C79BB80BD353D013D00BE483EB73D7FBE39BE063E06BE1A3ED6BD5EBC7E3C713D5DBEB13C9ABD6F3D5B3C223BD3BC943D293E603C9CBC15BE0B3E883E38BDE8BD22BA49BE813D803E1CBE9EBD873D953D19BA7F3E5D3DE4BD4BBE173E743DACBD47BD17BE8EBDA73D2C3ED9BD9EBEBA3C953CAE3E85BD393C363DFFBCFC3B393EEEBC9CBDCE3D88BE90BD96BD4ABE873D463DF53CADBDA7BD233E983D2CBEF83D143EC63D28BE35BDAE3D2A3D833B583E5A3D1E3E89BC93BD8DBE213E5A3E133DCB3CBA3D2DBD3DBE7ABCA03DD93DC5BD21BEC23D48BC50BC563D5EBD01BE9DBD6C3D943CB7BD603D14BEBCBDE2BE06BDBFBC703D013ED9BD163D88BE053E8E3E28BD5FBD133E323D513CC13CF73D413CCCBC143E72BE3B3DB0BDE53D083EAE3D8EBD92BD063E07BE88BD723C92BE063E0C3EB5BD54BE82BE103DF4BD8E3C2DBEF23D273E5F3E46BD753DE13DCFBD38BE91BD253D8D3B77BDACBEA1BD523D59BD24BDE43D873D6EBEC03DF5BD3CBD25BE9EBD2F3E093E8A3DE53CC3BD25BEC8BD67BD3DBD2A3D8A3DA9BDC0BDA43E98BDDCBD18BD563D273D1EBD913E283DABBDECBCEBBD7EBC0F3EB9BDE2BC1B3EBBBDB3BCBB3D85BE54BD37BD89BE36BEF3BD5F3E8CBEE23D85BD6ABE243E2B3DD33D44BE19BE25BDFFBCA4BD073D61BC833DAA3D563C94BD24BEA1BC23BE8B3BAA3DB6BC0F3D193D353E8B3D91BE4A3E973D213E0F3E393D563E1EBD0F3D99BDF4BAF3BD3CBEC5BD7A3DD7BDF43B933DF4BD193E723D5ABD293E79BB81BDF7BDF7BD163D043E85BD26BE6ABC453DFCBAA33C263E9E3D0ABE0DBD4C3EB43EEF3C85BCF73D873D5C3E9FBDF1BCD5BD2A3E50BD293D0ABDC2BDFCBD323E393C3A3E04BE26BE173E143DBF3BCF3CF7BC863C143E793D31BCF5BD953CD03D27BED93C113E023D3CBED93D49BE02BD703D133EB0BEFBBD12BE53BE3A3E1ABE13BBDABB583EB6BC65BD69BD69BD9C3D913BB0BD95BD97BE75BD64BE803CA03D2EBDAD3DB13D26BEEA3C853EB73C30BE8DBC96BC7FBCA8BC6B3E6C3E9ABD933D413CAB3B03BE9E3D873DD5BD1EBEF3BDE7BD14BEFF3CF53C083D103D07BCC93D273E153B683DFEBDE5BD963D813D593E05BE4EBEF23D99BD08BE23BD27BEE63B27BD4E3D813D633E6D3D0EBC37BDA2BC363D323EB7BDF23D483E0F3D0DBD6ABE31BD15BB383D95BDA63D5BBE9F3CBC3C99BD1CBE3FBE783E77BE4EBDF53D19BD47BC63BD233E2ABE6EBE963DABBCA3BC583D55BEA0BDE43C513CC1BDDF3DE33DA9BD66BCC0BD2B3D8C3EF53D62BDAC3DC53D7CBDD6BCA5BD1B3E063E27BD3F3EA33CA33B18BC2D3D963DE4BC08BE23BE1CBE213E85BE26BD2B3C0BBE4DBED9BC453DDABD3F3B5BBE08BE9ABD8F3D88BD4EBB75BE47BE29BD023D683EA9BD6E3D5DBD08BEE63DBA3DA43E143C53BD3FBE513E66BD77BE3FBCB2BD6C3CFB3D083E94BE6FBD623D133E8F3E2E3CDBBDB3BD363E93BE403D29BE213E69BC22BDC93DC7BDF13C1CBD263DAA3BA33D65BD82BDA7BD04BEDBBDCF3DE03D0A3E453D163E083DC33D05BE173ECD3A0B3E0F3D143E96BDF2BE913E8C3DF93DC4BC1D3C5F3C863DC1BD26BE7B3D73BEA73D423D9F3D163EB83D7D3DCBBDC3BDB03D5A3E24BEDC3D8ABC9A3DC9BD82BC7D3D13BD01BE713E833DF3BD0C3DF23D683D183E94BDA2BDAE3D0CBDD9BD3BBE4EBE10BE82BE883D90BCC3BD583D35BC123EB3BC963C8ABC0BBE033EA4BC0ABC643D34BC0CBEE7BC37BD8C3DCBBCCEBD1EBD85BC143DCE3D723D393ECEBD073D02BE093EBD3D35BDEF3D2DBE5DBD803DE4BD1C3EC8BD983D193EC23C13BE303DC0BDB13D7EBD713D6FBD81BC973E063E87BD22BEAE3D653C553C71BD873ECF3D20BEE33D563E983DFBBC063E003B1CBE273E30BC8DBE1D3E70BD063E73BD2DBDB63DCA3D98BC6D3C763C4CBE1F3D243E523D5FBD033EF0BDDC3DFCBDCD3CEABDADBD6B3E543E47BCBCBD373E1B3ED73DFDBD523D693E2DBE05BEAABC313C30BE0CBD463DDDBA5A3EB33DEDBDB9BD37BD223C233D5EBD42BDDFBC273E203E403E953D88BDA9BC8C3EAC3D1A3ED03C69BDBD3D553EC9BDE33D6A3CAC3C5B3DAE3DC7BD1B3B983DAC3DC9BCEDBCE73D57BE30BE38BD88BD4A3E133D883DD53D39BEBA3D053E3C3DE7BDAA3C483E953E68BDB4BDF23C8A3E9DBD973D92BEEDBD083D5CBE8CBE74BD2A3CD83ADD3D333E60BCA7BC94BD46BDCABD88BD9DBD22BD283C56BD15BEE4BDC93DF5BD26BE833D4A3E013CDD3D3F3DB83D14BE5E3ED73CA5BC18BE0F3D083DC3BD403DA5BD1FBEE43C573A0E3E25BD4ABE593EC0BA4B3DBE3DB7BCCDBBE1BD373E0B3E9B3C0D3E953DAEBC243E763E903D993DA63C073E043C3D3E873D18BE1DBE933C2E3B02BD1D3E00BDBB3CA23D45BDA53DC3BDC3BCDC3D56BDAD3A87BC403BC8BD85BE293E983D3E3D363E64BD1D3EC3BDF33C22BEAEBD05BD81BEC23D723DFC3C2BBE0F3D403E3B3BB63A973D27BDB73B73BDF1BDF1BD5FBD5BBE3A3EE7BD6E3D5C3C26BE64BE74BDF6BABABEC03C8F3E4B3EBF3DFCBC09BD9EBECE3BAD3D243E353E40BB15BD1B3DA8BD463D353E713D29BE093D98BD29BD323D6EBE85BD33BE773D183D863E8D3D85BE783D263E0F3DEB3DE7BD0A3EFC3B40BBBB3B483EDEBD033E08BD973D41BE153E783DA73D96BD07BE60BEEEBD6CBD833DFBBB4FBE583D383E4CBDDBBDB03D4C3E4E3D3D3E53BDFABCD33C71BE0BBEC13D403C233E23BE98BB9B3D3F3D863C763DA53C1BBD09BE3E3E28BDFD3C213C8CBEA1BD14BB043DBBBD0E3D07BDB7BD993D01BD393C01BE07BDC8BD8D3E8CBDF8BD07BEC4BCF83D7ABDEB3D7EBEAB3D3D3EA43BE8BCD53D4A3D5CBD40BDE23DF9BC4C3D0ABDAFBCB3BDFEBCCE3D1E3E5A3C883D90BDFAB8673E433EC63D6DBD84BDFD3C4DBDD7BD5DBE0C3EEEBCB5BD44BE493E95BDA8BEB33C953DEA3C963C8EBD183A84BD93BE993C13BD433EB5BDB3BDA8BD72BD90BC093E0EBE343DE93D85BD40BE0FBE7C3D83BE3D3D0CBECE3D18BDCE3D533D7DBD2C3E6ABE633D0C3E89BB153D8C3D0EBE80BEF4BD3DBD7BBED03A08BEE83D03BD763EAB3C9CBC7B3DE2BD0A3D393DC13D9CBD93BC8DBD41BDEF3D073EEB3D11BD04BE71BE243D933DE43D95BDE23DCD3D37BE5FBD81BD0E3EB83D3F3DD9BD0CBD49BE4C3C533E85BE02BDD1BDE53C6E3DC93D9ABD43BD4F3D773B84BE893D30BD98BD193EBA3D363DDABD8BBD513EFE3D203E1DBDFCBCAC3D103E033E4DBEDAB7183E2FBEED3D37BC91BD82BE1EBCE7BCD8BD5D3EC6BCAE3D9EBDEFBD153EF03D5E3DC83D24BDC3BB0BBE9E3DE23D01BE2FBEA2BDB3BC1C3EC83BF5BD0B3EE5BCE7BD3EBE44BB54BD613D613C37BE393E29BE87BD64BD3E3CF7BD73BB493EEEBB04BE40BEFFBDDABDD03DEC3DCF3DF5BD1EBD8F3EB3BC913D2F3D3ABE59BDC03D83BDFCBDD6BBA73D52BDFE3D0CBDF1BDE43D3E3DCCBDEC3D55BE83BD393E21BEA1BDB93CFA3DEEBDE83D973DEFBD85BD08BEC13D78BD213EB73E6EBDA93C923E33BE8B3D273E103E8FBD4ABD663D213E52BD073D54BC863D863D103E2E3DA7BE0B3E8B3E7CBC53BD21BE92BE803D693A353EC6BBCABD733E15BC05BEA9BD563EEC3D483D013E453D25BD9BBE4C3D213CC13D893E143C6C3D2E3D553CEF3D95BE373D8EBC523EDD3DAFBD96BD073E5DBD253E46BA673E78BE08BE5EBD02BCA73D9D3D86BDDB3CCFBD1DBDCE3BF03D843D8FBD7C3E05BEF2BB983DBBBEFF3D133EC73DDD3D833D163DC8BC11BD8FB9F13C283CACBC42BDEEBC59BEBABD7CBEB1BD64BD3DBB05BE073E20BE633DA1BED8BD36BDC03CA1BECB3DF63A87BAF6BD58BD0BBEAFBD3FBEA63DB93D0EBD993DDFBD5DBD703C09BE28BE2ABDE0BDFEBB9CBCDBBC583D7D3DDFBCA4BDA33D023E603D05BEFEBCCCBD8EBE9EBE7D3C7BBD393E18BE8EBDBCBDC8BC0E3E3FBE4A3E2F3BEBBC8ABEA8BB293DAE3CFEBCF53DBCBD6FBEC4BDA1BD883EFC3CB7BD92BD9C3CBCBEBB3DA33E6B3E893E8C3D42BDB4BDF23C14BEB1BC973DDB3C083D2C3E563E723DF73CCB3DDBBC8EBCDC3D2E3EACBC2ABE37BE0E3ECABD22BB1CBEAB3BAD3D693EBE3C083E5ABD38BDCFBC83BDBDBD91BDF33D3F3E8B3D4E3D9C3D7E3E9ABCF1BDBB3D663E54BDD83DFABD8D3DFF3CDCBDCEBD53BD073E123D35BEECBD223E933C893DA1BC9C3DA4BD0ABE623D97BDE1BCD9BD0DBE34BEEC3D20BD273D243B3C3D2F3DE8BD48BE07BE363E54BE313D98BD2C3CD3BDCDBB9DBDDC3CF93D4DBD16BC253E5C3E3B3EBABC2C3D9EBD8EBDDDBD9D3D753E37BDA0BD2B3E73BEB7BD0B3E813D863EA9BD983D48BD153D8EBC08BDBE3DA1BC1B3D493ED53DBD3C25BDBA3CBDBD4FBC8FBECF3CE83D81BCDA3BC33C223D5DBC44BD753D003E05BD4DBE4FBEAF3D81BD80BDAB3C86BD08BEA73D81BB853D65BE89BD583D9EBD313C0B3E0A3E62BD873DA43D693D693E89BD7C3D953E6B3EB83D8BBDD63DB1BD4F3D933D06BD8D3D56BE28BE033D433E473EFF3DC9BD62BEE13C36BD423E9CBD81BC5DBE90BD88BC96BD17BEDBBDDEBC0FBD253E8C3EC73D9C3ED4BC0F3E643E3EBAD13A16BEDDBDC2BCCC3D61BD013E49BE0EBE933D21BEA83CA43C3BBE09BE9B3D0D3D673E0ABC263EABBA3D3E59BDADBDB5BCDF3D183DE8BDF8BBAD3D8F3D63BEDEBD503E043E3DBE493D123E0A3D8A3D4BBECBBD47BDEABCA83C923C1ABEB03DCEBDC5BD1C3EBFBC1D3DFDBD433E2B3EBD3DBE3D503E7ABD9DBD343E583E0FBE94BD7D3C8ABAEB3C583D813D14BED3BCF3BE6ABDBCBDA63DB73C3CBE8B3D26BEAD3D133C253E75BDC43DD53C83BE11BD12BE97BDF23D14BC52BECEBD14BD84BDF5BD353C273E0CBEB2BD2FBE9CBDA7BD14BE07BD423D38BEF9BD92BCFBBC313E1D3EC53CE2BD73BE253C93BDB23E94BD093ED83D5BBD2FBED23D453D0DBEB7BD97BD24BECD3D23BDDA3C7CBC93BE0E3EADBDBB3D5BBE95BD1DBE8ABDFCBD0F3D3F3ED6BB14BD3F3EC8BD0D3E153E84BC32BD823D8B3E3FBE99BDAE3D73BDB73D6CBDA63DF93D0FBEA73D233D48BEA9BC14BEB23D4C3DFEBD8E3E1ABDC53D363EF4BCD3BDAD3E7E3E1A3E1A3EC63D9F3EAC3D0A3DDEBD70BEE53C433D7F3E01BE2D3DD6BDF4BD0D3E9BBD773C39BC743D023EF8BB02BE2CBE9DBD043E8D3CCE3D3B3D3E3D44BCBCBD113DB63C633C6F3BA7BC12BEA1BD01BECEBD59BC643C4F3EDB3DA23DCDBEB7BC6B3E0CBE91BD56BD9FBD99BE583E1FBD39BEABBC1ABD853DE1BD8DBD153E183E283D1BBBD0BDF43D76BD913D963DA03D863E933C47BC5FBD0BBBE43C633E7BBCE83D4F3DBD3D28BD27BE383DAC3D9FBEF93DE7BD76BDC43EA8BC8BBEC33D63BCE83DA03DB4BD063E733E643B54BE333D803E093EA63C0F3C2CBD85BD6EBDEE3DA53D7CBC05BE16BEE9BD223E57BE123E32BC513E97BD663EDCBCB33E353D91BD6E3E69BC92BC2B3D12BD343E52BEE13D9A3D3DBC16BD7F3E253D44BE803C76BE6E3D53BE8B3D793EDC3D0DBE87BD94BD9CBD1BBD53BEDFBC30BDC8BD413E3ABED33D3FBD623EC03D2E3EF0BDFDBA5EBD543EE43D083E4A3C90BD46BE163E8ABD863E18BD543EBC3DEE3D3DBD1DBE24BE0D3E453E34BE3E3DC0BBC5BD77BD2B3EFDBD8FBC6DBAFD3CFEBD283EBEBC28BE24BE07BC44BA27BE96BDD03CBF3D29BD48BEAB3D6ABE713DEA3C783EBF3EADBDF13B153DF03C1ABE80BE623E413EF3BC6E3DE3BDFF3D9EBD8F3D25BE1DBEC0BDD83C04BEE63D40BE3B3D503DE23D1DBDB2BD983C31BC3E3E09BEA53CEEBC533D713D0ABD163E9C3D32BEC03DDEBDD53C283DC5BCB03D583C84BD973C47BD533E33BEC63D113C2ABE593E4E3E873BA1BDFEBD7C3EB8BD263E98BDA43D7ABD84BCFEBDF2BB3FBD26BE043C7C3D7DBD80BD333D16BE8ABD7EBD9ABD403E993D1B3E403D3C3D1DBE1F3EBCBD09BC1DBE603E9EBE86BDB63D3A3D7D3E09BD6CBC99BD03BC1ABD3B3BD9BDE63C853E203E513EE73D343EEFBD8ABD2D3E243E543E11BEDBBC0D3ECE3E20BD853D81BEEFBD493E70BD22BC413CE5BCC8BDAE3E1EBDA93D393C9ABB20BE533D67BE303CC6BD36BCB73D58BD753D5DBC39BE04BD6DBEEFBC0FBE353EC5BD5EBCFEBDDE3DDA3C0DBECB3D5BBC39BE183EDF3CF3BC3D3C063E1BBE1A3DF23DBBBDFE3D6FBEAA3DCB3C36BE4ABD05BD3C3D2DBE963DF03DF3BD193E8EBC1CBE89BD893D4DBD973E40BE56BEBF3D033EDDBDAF3CA8BE8DBD0E3E5DBDE03C363DD03C403D413E0E3E10BE3BBD5EBC583D",
      torch_tensor_64_torch.bfloat16_1: "0x02000000A63E73BE263EF4BEB3BD6BBED3BECBBE56BE273E813E333DAD3E27BC203E3B3E963D0D3E52BEC33E33BCCA3CB5BB0BBEB83E22BEB6BEFE3CA33ED1BEBC3EE53DA03DCDBD30BBA4BDCB3CAABE32BEE23C853E873ECC3DABBE05BF2ABE2F3E983EE13CA5BEC0BE85BDE8BEC8BD9EBE64BE3D3DA43DFA3B453E30BEE93BD73D1CBF",
      torch_tensor_64_torch.bfloat16: "0x02000000523F2D3F013F803F863F993F783F6C3F6C3F8F3F573F9C3F8F3FB33F8B3F813F5E3FA03F803F9B3F4A3FA43F143F963F783F3B3F593F953F723F873F603F513F7E3F703F783FD33F8B3F3C3F563F313F883F853FC13F633FBA3FA33F393F883F9E3F3C3F653FB13F593F4F3F923FA53F713FA23F6C3F673F623F8B3F773F433F",
      torch_tensor_4_torch.float32: "0x040000000000803FCDCCCC3D0AD7233C6F12833A"
    }
  }
#-}
