#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map10 = affine_map<(d0, d1, d2, d3) -> (0, 0)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x64xbf16>, tensor<2x5xi64>, tensor<2x1x5x11xbf16>, tensor<5xi64>, tensor<2x1x11x32xbf16>, tensor<2x1x11x32xbf16>) -> (tensor<2x5x64xbf16>, tensor<2x1x11x32xbf16>, tensor<2x1x11x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x64xbf16>, %arg1: tensor<2x5xi64>, %arg2: tensor<2x1x5x11xbf16>, %arg3: tensor<5xi64>, %arg4: tensor<2x1x11x32xbf16>, %arg5: tensor<2x1x11x32xbf16>):
    %0 = "arith.constant"() <{value = 32 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 5 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %3 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %4 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %5 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %6 = "arith.constant"() <{value = 4 : i64}> : () -> i64
    %7 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %8 = "arith.constant"() <{value = 1.000000e+00 : bf16}> : () -> bf16
    %9 = "arith.constant"() <{value = 2.000000e+00 : bf16}> : () -> bf16
    %10 = "arith.constant"() <{value = 5.000000e-01 : bf16}> : () -> bf16
    %11 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_3> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %12 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_2> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %13 = "arith.constant"() <{value = dense_resource<torch_tensor_64_8_torch.bfloat16> : tensor<64x8xbf16>}> : () -> tensor<64x8xbf16>
    %14 = "arith.constant"() <{value = dense_resource<torch_tensor_8_64_torch.bfloat16> : tensor<8x64xbf16>}> : () -> tensor<8x64xbf16>
    %15 = "arith.constant"() <{value = dense_resource<torch_tensor_64_64_torch.bfloat16> : tensor<64x64xbf16>}> : () -> tensor<64x64xbf16>
    %16 = "arith.constant"() <{value = 5.6568542494923806 : f64}> : () -> f64
    %17 = "arith.constant"() <{value = dense_resource<torch_tensor_128_64_torch.bfloat16> : tensor<128x64xbf16>}> : () -> tensor<128x64xbf16>
    %18 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_1> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %19 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %20 = "arith.constant"() <{value = 1.000000e-05 : f64}> : () -> f64
    %21 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>}> : () -> tensor<16xf32>
    %22 = "arith.constant"() <{value = 6.400000e+01 : f64}> : () -> f64
    %23 = "arith.constant"() <{value = 6.400000e+01 : f32}> : () -> f32
    %24 = "arith.constant"() <{value = dense<-2> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
    %25 = "arith.constant"() <{value = dense<-1> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
    %26 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 5, 1>}> : (tensor<2x5xi64>) -> tensor<2x5x1xi64>
    %27 = "tensor.empty"() : () -> tensor<2x5x1xf32>
    %28 = "linalg.generic"(%26, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg251: i64, %arg252: f32):
      %365 = "arith.sitofp"(%arg251) : (i64) -> f32
      "linalg.yield"(%365) : (f32) -> ()
    }) : (tensor<2x5x1xi64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %29 = "tensor.empty"() : () -> tensor<2x5x16xf32>
    %30 = "linalg.generic"(%28, %21, %29) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg248: f32, %arg249: f32, %arg250: f32):
      %364 = "arith.mulf"(%arg248, %arg249) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%364) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %31 = "tensor.concat"(%30, %30) <{dim = 2 : i64}> : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x32xf32>
    %32 = "tensor.empty"() : () -> tensor<2x5x32xf32>
    %33 = "linalg.generic"(%31, %32) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg246: f32, %arg247: f32):
      %363 = "math.cos"(%arg246) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%363) : (f32) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %34 = "linalg.generic"(%31, %32) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg244: f32, %arg245: f32):
      %362 = "math.sin"(%arg244) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%362) : (f32) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %35 = "tensor.empty"() : () -> tensor<2x5x32xbf16>
    %36 = "linalg.generic"(%33, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg242: f32, %arg243: bf16):
      %361 = "arith.truncf"(%arg242) : (f32) -> bf16
      "linalg.yield"(%361) : (bf16) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xbf16>) -> tensor<2x5x32xbf16>
    %37 = "linalg.generic"(%34, %35) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg240: f32, %arg241: bf16):
      %360 = "arith.truncf"(%arg240) : (f32) -> bf16
      "linalg.yield"(%360) : (bf16) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xbf16>) -> tensor<2x5x32xbf16>
    %38 = "tensor.empty"() : () -> tensor<2x5x64xf32>
    %39 = "linalg.generic"(%arg0, %38) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg238: bf16, %arg239: f32):
      %359 = "arith.extf"(%arg238) : (bf16) -> f32
      "linalg.yield"(%359) : (f32) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %40 = "tensor.empty"() : () -> tensor<2x5x64xf64>
    %41 = "linalg.generic"(%39, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg236: f32, %arg237: f64):
      %358 = "arith.extf"(%arg236) : (f32) -> f64
      "linalg.yield"(%358) : (f64) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %42 = "tensor.empty"() : () -> tensor<2x5x1xf64>
    %43 = "linalg.fill"(%4, %42) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg234: f64, %arg235: f64):
      "linalg.yield"(%arg234) : (f64) -> ()
    }) : (f64, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %44 = "linalg.generic"(%41, %43) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg232: f64, %arg233: f64):
      %357 = "arith.addf"(%arg232, %arg233) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%357) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %45 = "linalg.generic"(%44, %42) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg230: f64, %arg231: f64):
      %356 = "arith.divf"(%arg230, %22) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%356) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %46 = "linalg.generic"(%41, %45, %40) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg227: f64, %arg228: f64, %arg229: f64):
      %355 = "arith.subf"(%arg227, %arg228) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%355) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %47 = "linalg.generic"(%46, %46, %40) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg224: f64, %arg225: f64, %arg226: f64):
      %354 = "arith.mulf"(%arg224, %arg225) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%354) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x64xf64>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %48 = "linalg.generic"(%47, %43) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg222: f64, %arg223: f64):
      %353 = "arith.addf"(%arg222, %arg223) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%353) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %49 = "linalg.generic"(%48, %42) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg220: f64, %arg221: f64):
      %352 = "arith.divf"(%arg220, %22) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%352) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %50 = "linalg.generic"(%49, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg218: f64, %arg219: f32):
      %351 = "arith.truncf"(%arg218) : (f64) -> f32
      "linalg.yield"(%351) : (f32) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %51 = "linalg.fill"(%5, %27) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg216: f32, %arg217: f32):
      "linalg.yield"(%arg216) : (f32) -> ()
    }) : (f32, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %52 = "linalg.generic"(%39, %51) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg214: f32, %arg215: f32):
      %350 = "arith.addf"(%arg214, %arg215) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%350) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %53 = "linalg.generic"(%52, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg212: f32, %arg213: f32):
      %349 = "arith.divf"(%arg212, %23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%349) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %54 = "linalg.generic"(%50, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg210: f32, %arg211: f32):
      %347 = "arith.truncf"(%20) : (f64) -> f32
      %348 = "arith.addf"(%arg210, %347) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%348) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %55 = "linalg.generic"(%54, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg208: f32, %arg209: f32):
      %346 = "math.rsqrt"(%arg208) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%346) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %56 = "linalg.generic"(%39, %53, %38) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg205: f32, %arg206: f32, %arg207: f32):
      %345 = "arith.subf"(%arg205, %arg206) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%345) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %57 = "linalg.generic"(%56, %55, %38) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg202: f32, %arg203: f32, %arg204: f32):
      %344 = "arith.mulf"(%arg202, %arg203) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%344) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %58 = "linalg.generic"(%57, %19, %38) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg199: f32, %arg200: bf16, %arg201: f32):
      %342 = "arith.extf"(%arg200) : (bf16) -> f32
      %343 = "arith.mulf"(%arg199, %342) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%343) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %59 = "linalg.generic"(%58, %18, %38) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg196: f32, %arg197: bf16, %arg198: f32):
      %340 = "arith.extf"(%arg197) : (bf16) -> f32
      %341 = "arith.addf"(%arg196, %340) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%341) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %60 = "tensor.empty"() : () -> tensor<2x5x64xbf16>
    %61 = "linalg.generic"(%59, %60) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg194: f32, %arg195: bf16):
      %339 = "arith.truncf"(%arg194) : (f32) -> bf16
      "linalg.yield"(%339) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %62 = "tensor.empty"() : () -> tensor<64x128xbf16>
    %63 = "linalg.transpose"(%17, %62) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg192: bf16, %arg193: bf16):
      "linalg.yield"(%arg192) : (bf16) -> ()
    }) : (tensor<128x64xbf16>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
    %64 = "tensor.collapse_shape"(%61) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x64xbf16>) -> tensor<10x64xbf16>
    %65 = "tensor.empty"() : () -> tensor<10x128xf32>
    %66 = "linalg.fill"(%5, %65) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg190: f32, %arg191: f32):
      "linalg.yield"(%arg190) : (f32) -> ()
    }) : (f32, tensor<10x128xf32>) -> tensor<10x128xf32>
    %67 = "linalg.matmul"(%64, %63, %66) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg187: bf16, %arg188: bf16, %arg189: f32):
      %335 = "arith.extf"(%arg187) : (bf16) -> f32
      %336 = "arith.extf"(%arg188) : (bf16) -> f32
      %337 = "arith.mulf"(%335, %336) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %338 = "arith.addf"(%arg189, %337) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%338) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x128xbf16>, tensor<10x128xf32>) -> tensor<10x128xf32>
    %68 = "tensor.empty"() : () -> tensor<10x128xbf16>
    %69 = "linalg.generic"(%67, %68) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg185: f32, %arg186: bf16):
      %334 = "arith.truncf"(%arg185) : (f32) -> bf16
      "linalg.yield"(%334) : (bf16) -> ()
    }) : (tensor<10x128xf32>, tensor<10x128xbf16>) -> tensor<10x128xbf16>
    %70 = "tensor.expand_shape"(%69) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 4, 32>}> : (tensor<10x128xbf16>) -> tensor<2x5x4x32xbf16>
    %71 = "tensor.extract_slice"(%70) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 5, 2, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x4x32xbf16>) -> tensor<2x5x2x32xbf16>
    %72 = "tensor.empty"() : () -> tensor<32xi64>
    %73 = "linalg.generic"(%72) <{indexing_maps = [#map7], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg184: i64):
      %332 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %333 = "arith.index_cast"(%332) : (index) -> i64
      "linalg.yield"(%333) : (i64) -> ()
    }) : (tensor<32xi64>) -> tensor<32xi64>
    %74 = "tensor.empty"() : () -> tensor<5xi64>
    %75 = "linalg.generic"(%74) <{indexing_maps = [#map7], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg183: i64):
      %330 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %331 = "arith.index_cast"(%330) : (index) -> i64
      "linalg.yield"(%331) : (i64) -> ()
    }) : (tensor<5xi64>) -> tensor<5xi64>
    %76 = "tensor.expand_shape"(%75) <{reassociation = [[0, 1, 2]], static_output_shape = array<i64: 5, 1, 1>}> : (tensor<5xi64>) -> tensor<5x1x1xi64>
    %77 = "tensor.empty"() : () -> tensor<2xi64>
    %78 = "linalg.generic"(%77) <{indexing_maps = [#map7], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg182: i64):
      %328 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %329 = "arith.index_cast"(%328) : (index) -> i64
      "linalg.yield"(%329) : (i64) -> ()
    }) : (tensor<2xi64>) -> tensor<2xi64>
    %79 = "tensor.expand_shape"(%78) <{reassociation = [[0, 1, 2, 3]], static_output_shape = array<i64: 2, 1, 1, 1>}> : (tensor<2xi64>) -> tensor<2x1x1x1xi64>
    %80 = "tensor.empty"() : () -> tensor<2x5x1x32xbf16>
    %81 = "linalg.generic"(%79, %76, %24, %73, %80) <{indexing_maps = [#map8, #map9, #map10, #map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg177: i64, %arg178: i64, %arg179: i64, %arg180: i64, %arg181: bf16):
      %311 = "arith.cmpi"(%arg177, %2) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %312 = "arith.addi"(%arg177, %3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %313 = "arith.select"(%311, %312, %arg177) : (i1, i64, i64) -> i64
      %314 = "arith.index_cast"(%313) : (i64) -> index
      %315 = "arith.cmpi"(%arg178, %2) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %316 = "arith.addi"(%arg178, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %317 = "arith.select"(%315, %316, %arg178) : (i1, i64, i64) -> i64
      %318 = "arith.index_cast"(%317) : (i64) -> index
      %319 = "arith.cmpi"(%arg179, %2) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %320 = "arith.addi"(%arg179, %6) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %321 = "arith.select"(%319, %320, %arg179) : (i1, i64, i64) -> i64
      %322 = "arith.index_cast"(%321) : (i64) -> index
      %323 = "arith.cmpi"(%arg180, %2) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %324 = "arith.addi"(%arg180, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %325 = "arith.select"(%323, %324, %arg180) : (i1, i64, i64) -> i64
      %326 = "arith.index_cast"(%325) : (i64) -> index
      %327 = "tensor.extract"(%70, %314, %318, %322, %326) : (tensor<2x5x4x32xbf16>, index, index, index, index) -> bf16
      "linalg.yield"(%327) : (bf16) -> ()
    }) : (tensor<2x1x1x1xi64>, tensor<5x1x1xi64>, tensor<1x1xi64>, tensor<32xi64>, tensor<2x5x1x32xbf16>) -> tensor<2x5x1x32xbf16>
    %82 = "linalg.generic"(%79, %76, %25, %73, %80) <{indexing_maps = [#map8, #map9, #map10, #map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg172: i64, %arg173: i64, %arg174: i64, %arg175: i64, %arg176: bf16):
      %294 = "arith.cmpi"(%arg172, %2) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %295 = "arith.addi"(%arg172, %3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %296 = "arith.select"(%294, %295, %arg172) : (i1, i64, i64) -> i64
      %297 = "arith.index_cast"(%296) : (i64) -> index
      %298 = "arith.cmpi"(%arg173, %2) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %299 = "arith.addi"(%arg173, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %300 = "arith.select"(%298, %299, %arg173) : (i1, i64, i64) -> i64
      %301 = "arith.index_cast"(%300) : (i64) -> index
      %302 = "arith.cmpi"(%arg174, %2) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %303 = "arith.addi"(%arg174, %6) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %304 = "arith.select"(%302, %303, %arg174) : (i1, i64, i64) -> i64
      %305 = "arith.index_cast"(%304) : (i64) -> index
      %306 = "arith.cmpi"(%arg175, %2) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %307 = "arith.addi"(%arg175, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %308 = "arith.select"(%306, %307, %arg175) : (i1, i64, i64) -> i64
      %309 = "arith.index_cast"(%308) : (i64) -> index
      %310 = "tensor.extract"(%70, %297, %301, %305, %309) : (tensor<2x5x4x32xbf16>, index, index, index, index) -> bf16
      "linalg.yield"(%310) : (bf16) -> ()
    }) : (tensor<2x1x1x1xi64>, tensor<5x1x1xi64>, tensor<1x1xi64>, tensor<32xi64>, tensor<2x5x1x32xbf16>) -> tensor<2x5x1x32xbf16>
    %83 = "tensor.empty"() : () -> tensor<2x2x5x32xbf16>
    %84 = "linalg.transpose"(%71, %83) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg170: bf16, %arg171: bf16):
      "linalg.yield"(%arg170) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %85 = "tensor.empty"() : () -> tensor<2x1x5x32xbf16>
    %86 = "linalg.transpose"(%81, %85) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg168: bf16, %arg169: bf16):
      "linalg.yield"(%arg168) : (bf16) -> ()
    }) : (tensor<2x5x1x32xbf16>, tensor<2x1x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %87 = "linalg.transpose"(%82, %85) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg166: bf16, %arg167: bf16):
      "linalg.yield"(%arg166) : (bf16) -> ()
    }) : (tensor<2x5x1x32xbf16>, tensor<2x1x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %88 = "tensor.expand_shape"(%36) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 32>}> : (tensor<2x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %89 = "tensor.expand_shape"(%37) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 32>}> : (tensor<2x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %90 = "linalg.generic"(%84, %88, %83) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg163: bf16, %arg164: bf16, %arg165: bf16):
      %293 = "arith.mulf"(%arg163, %arg164) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%293) : (bf16) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x1x5x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %91 = "tensor.extract_slice"(%84) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x16xbf16>
    %92 = "tensor.extract_slice"(%84) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x16xbf16>
    %93 = "tensor.empty"() : () -> tensor<2x2x5x16xbf16>
    %94 = "linalg.generic"(%92, %93) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg161: bf16, %arg162: bf16):
      %292 = "arith.negf"(%arg161) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%292) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %95 = "tensor.concat"(%94, %91) <{dim = 3 : i64}> : (tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x32xbf16>
    %96 = "linalg.generic"(%95, %89, %83) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg158: bf16, %arg159: bf16, %arg160: bf16):
      %291 = "arith.mulf"(%arg158, %arg159) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%291) : (bf16) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x1x5x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %97 = "linalg.generic"(%90, %96, %83) <{indexing_maps = [#map12, #map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg155: bf16, %arg156: bf16, %arg157: bf16):
      %290 = "arith.addf"(%arg155, %arg156) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%290) : (bf16) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x2x5x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %98 = "linalg.generic"(%86, %88, %85) <{indexing_maps = [#map12, #map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg152: bf16, %arg153: bf16, %arg154: bf16):
      %289 = "arith.mulf"(%arg152, %arg153) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%289) : (bf16) -> ()
    }) : (tensor<2x1x5x32xbf16>, tensor<2x1x5x32xbf16>, tensor<2x1x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %99 = "tensor.extract_slice"(%86) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 1, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x5x32xbf16>) -> tensor<2x1x5x16xbf16>
    %100 = "tensor.extract_slice"(%86) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 1, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x5x32xbf16>) -> tensor<2x1x5x16xbf16>
    %101 = "tensor.empty"() : () -> tensor<2x1x5x16xbf16>
    %102 = "linalg.generic"(%100, %101) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg150: bf16, %arg151: bf16):
      %288 = "arith.negf"(%arg150) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%288) : (bf16) -> ()
    }) : (tensor<2x1x5x16xbf16>, tensor<2x1x5x16xbf16>) -> tensor<2x1x5x16xbf16>
    %103 = "tensor.concat"(%102, %99) <{dim = 3 : i64}> : (tensor<2x1x5x16xbf16>, tensor<2x1x5x16xbf16>) -> tensor<2x1x5x32xbf16>
    %104 = "linalg.generic"(%103, %89, %85) <{indexing_maps = [#map12, #map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg147: bf16, %arg148: bf16, %arg149: bf16):
      %287 = "arith.mulf"(%arg147, %arg148) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%287) : (bf16) -> ()
    }) : (tensor<2x1x5x32xbf16>, tensor<2x1x5x32xbf16>, tensor<2x1x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %105 = "linalg.generic"(%98, %104, %85) <{indexing_maps = [#map12, #map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg144: bf16, %arg145: bf16, %arg146: bf16):
      %286 = "arith.addf"(%arg144, %arg145) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%286) : (bf16) -> ()
    }) : (tensor<2x1x5x32xbf16>, tensor<2x1x5x32xbf16>, tensor<2x1x5x32xbf16>) -> tensor<2x1x5x32xbf16>
    %106 = "tensor.empty"() : () -> tensor<1xi64>
    %107 = "linalg.generic"(%106) <{indexing_maps = [#map7], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg143: i64):
      "linalg.yield"(%2) : (i64) -> ()
    }) : (tensor<1xi64>) -> tensor<1xi64>
    %108 = "tensor.empty"() : () -> tensor<2x1x5x32xi64>
    %109 = "tensor.expand_shape"(%78) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 1>}> : (tensor<2xi64>) -> tensor<2x1xi64>
    %110 = "linalg.generic"(%109, %108) <{indexing_maps = [#map14, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg141: i64, %arg142: i64):
      "linalg.yield"(%arg141) : (i64) -> ()
    }) : (tensor<2x1xi64>, tensor<2x1x5x32xi64>) -> tensor<2x1x5x32xi64>
    %111 = "tensor.collapse_shape"(%110) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xi64>) -> tensor<320xi64>
    %112 = "linalg.generic"(%107, %108) <{indexing_maps = [#map15, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg139: i64, %arg140: i64):
      "linalg.yield"(%arg139) : (i64) -> ()
    }) : (tensor<1xi64>, tensor<2x1x5x32xi64>) -> tensor<2x1x5x32xi64>
    %113 = "tensor.collapse_shape"(%112) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xi64>) -> tensor<320xi64>
    %114 = "linalg.generic"(%arg3, %108) <{indexing_maps = [#map16, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg137: i64, %arg138: i64):
      "linalg.yield"(%arg137) : (i64) -> ()
    }) : (tensor<5xi64>, tensor<2x1x5x32xi64>) -> tensor<2x1x5x32xi64>
    %115 = "tensor.collapse_shape"(%114) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xi64>) -> tensor<320xi64>
    %116 = "linalg.generic"(%73, %108) <{indexing_maps = [#map11, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg135: i64, %arg136: i64):
      "linalg.yield"(%arg135) : (i64) -> ()
    }) : (tensor<32xi64>, tensor<2x1x5x32xi64>) -> tensor<2x1x5x32xi64>
    %117 = "tensor.collapse_shape"(%116) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xi64>) -> tensor<320xi64>
    %118 = "tensor.expand_shape"(%111) <{reassociation = [[0, 1]], static_output_shape = array<i64: 320, 1>}> : (tensor<320xi64>) -> tensor<320x1xi64>
    %119 = "tensor.expand_shape"(%113) <{reassociation = [[0, 1]], static_output_shape = array<i64: 320, 1>}> : (tensor<320xi64>) -> tensor<320x1xi64>
    %120 = "tensor.expand_shape"(%115) <{reassociation = [[0, 1]], static_output_shape = array<i64: 320, 1>}> : (tensor<320xi64>) -> tensor<320x1xi64>
    %121 = "tensor.expand_shape"(%117) <{reassociation = [[0, 1]], static_output_shape = array<i64: 320, 1>}> : (tensor<320xi64>) -> tensor<320x1xi64>
    %122 = "tensor.concat"(%118, %119, %120, %121) <{dim = 1 : i64}> : (tensor<320x1xi64>, tensor<320x1xi64>, tensor<320x1xi64>, tensor<320x1xi64>) -> tensor<320x4xi64>
    %123 = "tensor.collapse_shape"(%105) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xbf16>) -> tensor<320xbf16>
    %124 = "tensor.expand_shape"(%123) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 320, 1, 1, 1, 1>}> : (tensor<320xbf16>) -> tensor<320x1x1x1x1xbf16>
    %125 = "tm_tensor.scatter"(%124, %122, %arg4) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg133: bf16, %arg134: bf16):
      "tm_tensor.yield"(%arg133) : (bf16) -> ()
    }) : (tensor<320x1x1x1x1xbf16>, tensor<320x4xi64>, tensor<2x1x11x32xbf16>) -> tensor<2x1x11x32xbf16>
    %126 = "tensor.collapse_shape"(%87) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x5x32xbf16>) -> tensor<320xbf16>
    %127 = "tensor.expand_shape"(%126) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 320, 1, 1, 1, 1>}> : (tensor<320xbf16>) -> tensor<320x1x1x1x1xbf16>
    %128 = "tm_tensor.scatter"(%127, %122, %arg5) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg131: bf16, %arg132: bf16):
      "tm_tensor.yield"(%arg131) : (bf16) -> ()
    }) : (tensor<320x1x1x1x1xbf16>, tensor<320x4xi64>, tensor<2x1x11x32xbf16>) -> tensor<2x1x11x32xbf16>
    %129 = "tensor.empty"() : () -> tensor<2x1x32x11xbf16>
    %130 = "linalg.transpose"(%125, %129) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg129: bf16, %arg130: bf16):
      "linalg.yield"(%arg129) : (bf16) -> ()
    }) : (tensor<2x1x11x32xbf16>, tensor<2x1x32x11xbf16>) -> tensor<2x1x32x11xbf16>
    %131 = "tensor.collapse_shape"(%97) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<4x5x32xbf16>
    %132 = "tensor.empty"() : () -> tensor<2x2x32x11xbf16>
    %133 = "tensor.collapse_shape"(%130) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x1x32x11xbf16>) -> tensor<2x32x11xbf16>
    %134 = "linalg.generic"(%133, %132) <{indexing_maps = [#map17, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg127: bf16, %arg128: bf16):
      "linalg.yield"(%arg127) : (bf16) -> ()
    }) : (tensor<2x32x11xbf16>, tensor<2x2x32x11xbf16>) -> tensor<2x2x32x11xbf16>
    %135 = "tensor.collapse_shape"(%134) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x32x11xbf16>) -> tensor<4x32x11xbf16>
    %136 = "tensor.empty"() : () -> tensor<4x5x11xf32>
    %137 = "linalg.fill"(%5, %136) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg125: f32, %arg126: f32):
      "linalg.yield"(%arg125) : (f32) -> ()
    }) : (f32, tensor<4x5x11xf32>) -> tensor<4x5x11xf32>
    %138 = "linalg.batch_matmul"(%131, %135, %137) <{indexing_maps = [#map18, #map19, #map20], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg122: bf16, %arg123: bf16, %arg124: f32):
      %282 = "arith.extf"(%arg122) : (bf16) -> f32
      %283 = "arith.extf"(%arg123) : (bf16) -> f32
      %284 = "arith.mulf"(%282, %283) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %285 = "arith.addf"(%arg124, %284) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%285) : (f32) -> ()
    }) : (tensor<4x5x32xbf16>, tensor<4x32x11xbf16>, tensor<4x5x11xf32>) -> tensor<4x5x11xf32>
    %139 = "tensor.empty"() : () -> tensor<4x5x11xbf16>
    %140 = "linalg.generic"(%138, %139) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg120: f32, %arg121: bf16):
      %281 = "arith.truncf"(%arg120) : (f32) -> bf16
      "linalg.yield"(%281) : (bf16) -> ()
    }) : (tensor<4x5x11xf32>, tensor<4x5x11xbf16>) -> tensor<4x5x11xbf16>
    %141 = "tensor.expand_shape"(%140) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 2, 5, 11>}> : (tensor<4x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %142 = "tensor.empty"() : () -> tensor<2x2x5x11xbf16>
    %143 = "linalg.generic"(%141, %142) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg118: bf16, %arg119: bf16):
      %279 = "arith.truncf"(%16) : (f64) -> bf16
      %280 = "arith.divf"(%arg118, %279) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%280) : (bf16) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %144 = "linalg.generic"(%143, %arg2, %142) <{indexing_maps = [#map12, #map13, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg115: bf16, %arg116: bf16, %arg117: bf16):
      %278 = "arith.addf"(%arg115, %arg116) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%278) : (bf16) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x1x5x11xbf16>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %145 = "tensor.empty"() : () -> tensor<2x2x5x11xf32>
    %146 = "linalg.generic"(%144, %145) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg113: bf16, %arg114: f32):
      %277 = "arith.extf"(%arg113) : (bf16) -> f32
      "linalg.yield"(%277) : (f32) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %147 = "tensor.empty"() : () -> tensor<2x2x5xi64>
    %148 = "linalg.fill"(%2, %147) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg111: i64, %arg112: i64):
      "linalg.yield"(%arg111) : (i64) -> ()
    }) : (i64, tensor<2x2x5xi64>) -> tensor<2x2x5xi64>
    %149 = "tensor.empty"() : () -> tensor<2x2x5xf32>
    %150 = "linalg.fill"(%7, %149) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg109: f32, %arg110: f32):
      "linalg.yield"(%arg109) : (f32) -> ()
    }) : (f32, tensor<2x2x5xf32>) -> tensor<2x2x5xf32>
    %151:2 = "linalg.generic"(%146, %150, %148) <{indexing_maps = [#map12, #map20, #map20], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg106: f32, %arg107: f32, %arg108: i64):
      %272 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %273 = "arith.index_cast"(%272) : (index) -> i64
      %274 = "arith.maximumf"(%arg106, %arg107) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %275 = "arith.cmpf"(%arg106, %arg107) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %276 = "arith.select"(%275, %273, %arg108) : (i1, i64, i64) -> i64
      "linalg.yield"(%274, %276) : (f32, i64) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5xf32>, tensor<2x2x5xi64>) -> (tensor<2x2x5xf32>, tensor<2x2x5xi64>)
    %152 = "tensor.expand_shape"(%151#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 2, 5, 1>}> : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %153 = "linalg.generic"(%146, %152, %145) <{indexing_maps = [#map12, #map21, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg103: f32, %arg104: f32, %arg105: f32):
      %271 = "arith.subf"(%arg103, %arg104) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%271) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %154 = "linalg.generic"(%153, %145) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg101: f32, %arg102: f32):
      %270 = "math.exp"(%arg101) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%270) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %155 = "tensor.empty"() : () -> tensor<2x2x5x1xf32>
    %156 = "linalg.fill"(%5, %155) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg99: f32, %arg100: f32):
      "linalg.yield"(%arg99) : (f32) -> ()
    }) : (f32, tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %157 = "linalg.generic"(%154, %156) <{indexing_maps = [#map12, #map21], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg97: f32, %arg98: f32):
      %269 = "arith.addf"(%arg97, %arg98) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%269) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %158 = "linalg.generic"(%154, %157, %145) <{indexing_maps = [#map12, #map21, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg94: f32, %arg95: f32, %arg96: f32):
      %268 = "arith.divf"(%arg94, %arg95) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%268) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %159 = "linalg.generic"(%158, %142) <{indexing_maps = [#map12, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg92: f32, %arg93: bf16):
      %267 = "arith.truncf"(%arg92) : (f32) -> bf16
      "linalg.yield"(%267) : (bf16) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %160 = "tensor.collapse_shape"(%159) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x5x11xbf16>) -> tensor<4x5x11xbf16>
    %161 = "tensor.empty"() : () -> tensor<2x2x11x32xbf16>
    %162 = "tensor.collapse_shape"(%128) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x1x11x32xbf16>) -> tensor<2x11x32xbf16>
    %163 = "linalg.generic"(%162, %161) <{indexing_maps = [#map17, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg90: bf16, %arg91: bf16):
      "linalg.yield"(%arg90) : (bf16) -> ()
    }) : (tensor<2x11x32xbf16>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %164 = "tensor.collapse_shape"(%163) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x11x32xbf16>) -> tensor<4x11x32xbf16>
    %165 = "tensor.empty"() : () -> tensor<4x5x32xf32>
    %166 = "linalg.fill"(%5, %165) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg88: f32, %arg89: f32):
      "linalg.yield"(%arg88) : (f32) -> ()
    }) : (f32, tensor<4x5x32xf32>) -> tensor<4x5x32xf32>
    %167 = "linalg.batch_matmul"(%160, %164, %166) <{indexing_maps = [#map18, #map19, #map20], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg85: bf16, %arg86: bf16, %arg87: f32):
      %263 = "arith.extf"(%arg85) : (bf16) -> f32
      %264 = "arith.extf"(%arg86) : (bf16) -> f32
      %265 = "arith.mulf"(%263, %264) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %266 = "arith.addf"(%arg87, %265) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%266) : (f32) -> ()
    }) : (tensor<4x5x11xbf16>, tensor<4x11x32xbf16>, tensor<4x5x32xf32>) -> tensor<4x5x32xf32>
    %168 = "tensor.empty"() : () -> tensor<4x5x32xbf16>
    %169 = "linalg.generic"(%167, %168) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg83: f32, %arg84: bf16):
      %262 = "arith.truncf"(%arg83) : (f32) -> bf16
      "linalg.yield"(%262) : (bf16) -> ()
    }) : (tensor<4x5x32xf32>, tensor<4x5x32xbf16>) -> tensor<4x5x32xbf16>
    %170 = "tensor.expand_shape"(%169) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 2, 5, 32>}> : (tensor<4x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %171 = "tensor.empty"() : () -> tensor<2x5x2x32xbf16>
    %172 = "linalg.transpose"(%170, %171) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg81: bf16, %arg82: bf16):
      "linalg.yield"(%arg81) : (bf16) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x5x2x32xbf16>) -> tensor<2x5x2x32xbf16>
    %173 = "tensor.empty"() : () -> tensor<64x64xbf16>
    %174 = "linalg.transpose"(%15, %173) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg79: bf16, %arg80: bf16):
      "linalg.yield"(%arg79) : (bf16) -> ()
    }) : (tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %175 = "tensor.collapse_shape"(%172) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x5x2x32xbf16>) -> tensor<10x64xbf16>
    %176 = "tensor.empty"() : () -> tensor<10x64xf32>
    %177 = "linalg.fill"(%5, %176) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg77: f32, %arg78: f32):
      "linalg.yield"(%arg77) : (f32) -> ()
    }) : (f32, tensor<10x64xf32>) -> tensor<10x64xf32>
    %178 = "linalg.matmul"(%175, %174, %177) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg74: bf16, %arg75: bf16, %arg76: f32):
      %258 = "arith.extf"(%arg74) : (bf16) -> f32
      %259 = "arith.extf"(%arg75) : (bf16) -> f32
      %260 = "arith.mulf"(%258, %259) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %261 = "arith.addf"(%arg76, %260) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%261) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %179 = "tensor.empty"() : () -> tensor<10x64xbf16>
    %180 = "linalg.generic"(%178, %179) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg72: f32, %arg73: bf16):
      %257 = "arith.truncf"(%arg72) : (f32) -> bf16
      "linalg.yield"(%257) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %181 = "tensor.expand_shape"(%180) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 64>}> : (tensor<10x64xbf16>) -> tensor<2x5x64xbf16>
    %182 = "tensor.empty"() : () -> tensor<64x8xbf16>
    %183 = "linalg.transpose"(%14, %182) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg70: bf16, %arg71: bf16):
      "linalg.yield"(%arg70) : (bf16) -> ()
    }) : (tensor<8x64xbf16>, tensor<64x8xbf16>) -> tensor<64x8xbf16>
    %184 = "tensor.empty"() : () -> tensor<10x8xf32>
    %185 = "linalg.fill"(%5, %184) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg68: f32, %arg69: f32):
      "linalg.yield"(%arg68) : (f32) -> ()
    }) : (f32, tensor<10x8xf32>) -> tensor<10x8xf32>
    %186 = "linalg.matmul"(%64, %183, %185) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg65: bf16, %arg66: bf16, %arg67: f32):
      %253 = "arith.extf"(%arg65) : (bf16) -> f32
      %254 = "arith.extf"(%arg66) : (bf16) -> f32
      %255 = "arith.mulf"(%253, %254) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %256 = "arith.addf"(%arg67, %255) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%256) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<64x8xbf16>, tensor<10x8xf32>) -> tensor<10x8xf32>
    %187 = "tensor.empty"() : () -> tensor<10x8xbf16>
    %188 = "linalg.generic"(%186, %187) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg63: f32, %arg64: bf16):
      %252 = "arith.truncf"(%arg63) : (f32) -> bf16
      "linalg.yield"(%252) : (bf16) -> ()
    }) : (tensor<10x8xf32>, tensor<10x8xbf16>) -> tensor<10x8xbf16>
    %189 = "tensor.expand_shape"(%188) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 8>}> : (tensor<10x8xbf16>) -> tensor<2x5x8xbf16>
    %190 = "tensor.empty"() : () -> tensor<2x5x8xbf16>
    %191 = "linalg.generic"(%189, %190) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg61: bf16, %arg62: bf16):
      %246 = "math.sqrt"(%9) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      %247 = "arith.divf"(%arg61, %246) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %248 = "math.erf"(%247) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      %249 = "arith.addf"(%248, %8) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %250 = "arith.mulf"(%249, %10) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %251 = "arith.mulf"(%arg61, %250) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%251) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %192 = "tensor.empty"() : () -> tensor<8x64xbf16>
    %193 = "linalg.transpose"(%13, %192) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg59: bf16, %arg60: bf16):
      "linalg.yield"(%arg59) : (bf16) -> ()
    }) : (tensor<64x8xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
    %194 = "tensor.collapse_shape"(%191) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x8xbf16>) -> tensor<10x8xbf16>
    %195 = "linalg.matmul"(%194, %193, %177) <{indexing_maps = [#map3, #map4, #map5], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg56: bf16, %arg57: bf16, %arg58: f32):
      %242 = "arith.extf"(%arg56) : (bf16) -> f32
      %243 = "arith.extf"(%arg57) : (bf16) -> f32
      %244 = "arith.mulf"(%242, %243) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %245 = "arith.addf"(%arg58, %244) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%245) : (f32) -> ()
    }) : (tensor<10x8xbf16>, tensor<8x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %196 = "linalg.generic"(%195, %179) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg54: f32, %arg55: bf16):
      %241 = "arith.truncf"(%arg54) : (f32) -> bf16
      "linalg.yield"(%241) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %197 = "tensor.expand_shape"(%196) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 64>}> : (tensor<10x64xbf16>) -> tensor<2x5x64xbf16>
    %198 = "linalg.generic"(%197, %181, %60) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg51: bf16, %arg52: bf16, %arg53: bf16):
      %240 = "arith.addf"(%arg51, %arg52) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%240) : (bf16) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xbf16>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %199 = "linalg.generic"(%arg0, %198, %60) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg48: bf16, %arg49: bf16, %arg50: bf16):
      %239 = "arith.addf"(%arg48, %arg49) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%239) : (bf16) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xbf16>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %200 = "linalg.generic"(%199, %38) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg46: bf16, %arg47: f32):
      %238 = "arith.extf"(%arg46) : (bf16) -> f32
      "linalg.yield"(%238) : (f32) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %201 = "linalg.generic"(%200, %40) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f64):
      %237 = "arith.extf"(%arg44) : (f32) -> f64
      "linalg.yield"(%237) : (f64) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %202 = "linalg.generic"(%201, %43) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f64, %arg43: f64):
      %236 = "arith.addf"(%arg42, %arg43) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%236) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %203 = "linalg.generic"(%202, %42) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: f64, %arg41: f64):
      %235 = "arith.divf"(%arg40, %22) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%235) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %204 = "linalg.generic"(%201, %203, %40) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg37: f64, %arg38: f64, %arg39: f64):
      %234 = "arith.subf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%234) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %205 = "linalg.generic"(%204, %204, %40) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg34: f64, %arg35: f64, %arg36: f64):
      %233 = "arith.mulf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%233) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x64xf64>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %206 = "linalg.generic"(%205, %43) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f64, %arg33: f64):
      %232 = "arith.addf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%232) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %207 = "linalg.generic"(%206, %42) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f64, %arg31: f64):
      %231 = "arith.divf"(%arg30, %22) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%231) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %208 = "linalg.generic"(%207, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f64, %arg29: f32):
      %230 = "arith.truncf"(%arg28) : (f64) -> f32
      "linalg.yield"(%230) : (f32) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %209 = "linalg.generic"(%200, %51) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %229 = "arith.addf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%229) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %210 = "linalg.generic"(%209, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %228 = "arith.divf"(%arg24, %23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%228) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %211 = "linalg.generic"(%208, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %226 = "arith.truncf"(%20) : (f64) -> f32
      %227 = "arith.addf"(%arg22, %226) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%227) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %212 = "linalg.generic"(%211, %27) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %225 = "math.rsqrt"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%225) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %213 = "linalg.generic"(%200, %210, %38) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %224 = "arith.subf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%224) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %214 = "linalg.generic"(%213, %212, %38) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %223 = "arith.mulf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%223) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %215 = "linalg.generic"(%214, %12, %38) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: bf16, %arg13: f32):
      %221 = "arith.extf"(%arg12) : (bf16) -> f32
      %222 = "arith.mulf"(%arg11, %221) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%222) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %216 = "linalg.generic"(%215, %11, %38) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: f32, %arg9: bf16, %arg10: f32):
      %219 = "arith.extf"(%arg9) : (bf16) -> f32
      %220 = "arith.addf"(%arg8, %219) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%220) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %217 = "linalg.generic"(%216, %60) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: f32, %arg7: bf16):
      %218 = "arith.truncf"(%arg6) : (f32) -> bf16
      "linalg.yield"(%218) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    "func.return"(%217, %125, %128) : (tensor<2x5x64xbf16>, tensor<2x1x11x32xbf16>, tensor<2x1x11x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_64_torch.bfloat16_3: "0x02000000DB3D2D3E65BE5E3A113E493DEEBD9CBEC8BEF23C82BE883EC9BE31BD8DBEEE3DADBE383E5B3E403FAB3EE4BD65BE36BC813D763E82BE77BE2DBE48BE0FBFDA3E2BBE583E753D893E20BE21BE3B3EDC3D683E503E4B3EA8BE32BF85BDE23EFD3C9A3D63BE1FBF953E6DBD8E3E29BD623ED23D033E413C673E193E333E6A3E28BE",
      torch_tensor_64_torch.bfloat16_2: "0x02000000973F893F933F8E3F573F143F923F813F8C3F7D3F6E3F553F953F833F6A3F763F7D3FCB3F9C3F9E3F903F733F883F313F6E3FA43F833F5E3F6D3F693FE73E2F3F763F563F8C3F703F713F923F5B3FA23F8D3F9E3F9D3F6E3F343F533F7D3F743F843FB53F2B3F993F833F8F3F5B3F613F893F173F843F923FB73F343F773F703F",
      torch_tensor_64_8_torch.bfloat16: "0x02000000CEBDE7BEFEBC52BE043FC93EF13EABBC3C3E03BF97BE343FC83ED83D543D033EC73E2CBE3BBE873E523F32BFF23D7EBE163FA33EC13D09BE7F3E00BE0EBFA93DBCBEBCBD333EB93DF4BEBB3DDCBE803EA2BDC2BE26BEDEBD9FBEF13ECF3C41BB9EBDF83DBA3E903E17BE3BBC3CBF52BD0D3CA63C85BE43BDF0BECEBDA7BD24BEF73E1CBF373EA3BEEA3EC23E09BFA0BE5F3E7CBE743D39BE2C3F273E223F673EF43EF93E9CBE1F3D7FBE99BEE0BE49BF87BE6FBFD2BDD83E76BE7CBE173EED3BC2BC9DBE823FD3BE45BEDDBDA6BD6A3EEC3E213FCF3E4D3EAFBE253F553E4CBE8A3D003E293F1B3F5BBE03BD89BBC53CDC3D32BDA1BD2FBE72BE113E1C3F3F3EDABE993EEDBDBDBE8A3E983E42BE91BD373E823E88BBC43BD63EB8BDC8BDC6BD5DBFF83C1D3ED13E033F65BDF0BEF53D1E3E1FBF92BE34BDDFBEE0BE8F3F043EC9BDAD3EDEBDA4BD63BD793E183DA83D6BBE96BE873EDF3D53BEF03E9D3DD13EEA3E06BEC4BE98BCEBBD1BBF0B3FC3BE20BE2EBF033F1D3E493E71BF1B3D20BE2BBE953AD23DE23D9EBE38BE323E893E183EF8BE0DBD40BE47BE053FBDBE7EBE24BE553E85BDD43D283EB6BEABBDB7BC043E75BEAF3D6D3E00BE163E0EBC12BE653E693E32BE923E6F3DA43D6DBE10BF27BE0B3F783EC53E3EBE39BEA5BE68BE3D3E25BD153FC03D163FA53D04BDF1BD1EBF71BD913D8A3E6F3E913C803EAA3D813E11BFBA3E0E3EBCBE88BD743EDA3E553E64BEC1BD74BD8A3E3A3DDABEA3BE663EA7BE3E3E373D1D3F05BEF53E2D3F87BE893ED3BD03BFD2BD88BEA4BD44BBC7BEB1BE90BE413E93BD5A3E483D4C3E9BBD973EDA3E033FC7BDA33E203E33BDB6BD10BE1A3D8C3D943FB5BE7C3D993D2E3F353DCC3E9F3E2ABFB33D8F3EC63DCC3E733E12BF173F75BE133FBEBDA7BE713E52BCD13D813E34BCE33E67BF4B3EAE3DDBBEE0BDBFBD81BEA43D9A3D9ABE183C01BF223E0C3FCFBD103E74BE5ABE8ABE39BF253EEA3D50BE3F3E8CBE1DBEFBBCA5BED03D643E093FF33EBABE123FD53EA93E123D733E6D3E003F04BEC43D273C45BF193F09BF43BE073EFCBE3D3E4FBE44BDD7BEDD3D24BEC4BD253EC43D113F183EF93E943C8A3EEDBDBF3E203CE83EEC3DBD3EAFBE983D883E1F3EA5BED8BE73BE85BE4B3E023F6F3E12BB81BE803F113F2FBF3A3E483EBCBE29BF7EBE2D3E5FBECB3DF03D5C3EE03E54BD39BE3E3EF2BCB7BEA93D2EBE313E143EDFBD3EBD10BF7B3D8B3EC23EAF3E5A3ED13E883E1B3E58BC41BE243F11BD163EC73EDD3E3B3ECC3E0B3FAB3D813E553F253E60BEF73E4BBD5E3ED3BE24BF65BCDCBD5A3E653ED6BCF5BEBF3E3E3E343F893EE6BEFA3C2F3E03BFAB3D183F3B3E90BEA83DA93B5B3E593F76BF823EFDBD823BE73E9BBEB73DCC3D1C3FA63E4B3E1C3E2C3E84BE0E3EA83D053D66BF113C8D3D",
      torch_tensor_8_64_torch.bfloat16: "0x020000005CBD98BC64BEB93D04BD17BCA73EC73C173EB139ADBB33BD01BE40BDDC3D61BBB6BD31BCF93DFBBD853DA0BEBD3DB6BCDD3D983E753D8E3CC63D30BE1FBD1EBD5A3E31BDB7BA8F3E923C52BE9D3DA83EE6BD263E44BDE0BDF33C19BE07BE3F3D303E34BDA7BCE53CD6BB413D1ABE43BE8E3D38BDC0BC963D44BEFABD7DBE2ABC563E533E6CBCFCBD29BE243EBF3D433DE33D9ABB43BEB8BC88BEBD3D9CBA593D803EF03D943DBB3DC83D503EA0BDDD3D603E673E1CBE1CBE783DD23CF73D0CBE0B3E533E8CBCCCBD25BDDE3D603C64BD7FBE2D3DAA3D76BE483E3E3D923D743EAE3DB1BD9A3E5CBE04BEADBE13BDB3BDA13DCBBDE8BD1CBE3A3E18BDE0BD223E60BE333D9DBC83BDF9BDF8BD52BD0DBDD23D30BEF53C193E713D89BDB7BD14BEEABDB8BD7CBD8FBA173E93BD0D3E5B3E99BE5D3EC8BD58BE48BE473EAB3DB83C203D82BE103D0E3D343D203D05BEE13D8CBD92BDE5BD7FBD903D723E63BE90BD523E653C66BDF53B083CF8BB82BD8EBD893CDD3DA03D64BDA1BDEE3DB13D133E83BD9DBD6FBDA0BD6EBD503D9F3D0B3EB5BC3CBEDB3D013EEEBD34BE173E9CBDEABDC2BD2A3D61BD5CBDEB3C20BEC7BCE0BD2E3D3A3E953D463D8FBD3BBEF8BD1BBDE2BD0D3DCEBD103D743E92BC9BBCA93CBA3EB13C2BBE723C8CBC8EBD0EBDD1BD273D2E3E00BE32BED23D313D01BE69BC23BD493C49BEF9BD61BD1B3E4CBCDB3D60BDC0BB9C3D0ABDECBC853DDA3DC63C953C293D1B3C67BDDCBC863DCFBDE13D16BE8E3DFFBC283E913C233E95BCDD3CF43C48BD3D3D2F3ECA3E29BE81BEBCBD993D83BD1EBE6C3D14BE293C263D603E58BD1D3E12BDD9BD353E053E1EBD23BE293EC93B44BEC9BD733EE73D873D0B3EFABD6B3D11BD4E3CDD3CD9BCC13D29BD3C3E0BBC8DBE7A3E8DBC6ABE53BE4F3D5F3D873E05BE2E3E8CBE2C3C9A3D163D203D02BECEBB67BD333D2B3D893E94BED6BD3B3C1A3D133E1FBEAA3B623D023E803D3FBDC03D903C803E14BE9C3B41BD0FBC7CBD37BE14BEBDBC08BE583EE83D04BDBBBD2D3E653C1E3EE6BD883E6BBD04BE77BD26BEB3BD3C3E13BEDEBD623E63BD163EFDBDA3BDB9BDF23D463DBCBDE4BCB03C053E7B3D8E3E6FBA2CBD61BEB4BBB9BD243E29BD53BB943C1DBE1ABBA93BE2BD85BD4E3CFEBD413E0EBBFDBC113CF9BDF9BC1B3ED6BDCDBC8CBDE93D363E233D38BC97BDE9BDEEBD183E9D3C57BD34BD383EAABD9ABD393E14BD273E6F3D313E1E3D7C3DF53D02BE993D42BD0CBE1F3E50BEFB3D15BEAABCA9BCED3D7B3DC9BD233EAC3D26BE633D033D2EBD3FBE19BDB0BD68BD0D3DF1BC2F3E27BE6FBE12BE6DBD57BC42BD013E643ED63DF43D1FBD123EE1BD20BE813E36BDC73D46BD54BDE439773ED53D883D2BBE6B3C8ABC6E3D153E84BE52BDBB3DA53D49BE59B9FE3D003B823DDEBAF7BDEA3D",
      torch_tensor_64_64_torch.bfloat16: "0x020000008B3EA7BDB2BDE13D0E3E9CBD373E00BE8A3C013E5A3E6F3E413D4FBD8A3DFA3D003E683E6F3D043D78B91C3E0DBEC73D14BC853E483E29BD413EBCBD0C3C08BE653E0EBE90BCCA3E66BCDBBC163EC2BD293DE63D1A3E893D1B3EF43D973D2A3ED13D28BDA73D12BE8CBE30BEBD3D4C3CF7BD5F3D5C3E583D943E393D49BE0CBCA1BD68BD6DBDA1BD273E2ABC8FBED83C0C3E4C3E053EB23D643B903E0FBEC23D2EBD62BEDB3D7BBD46BB513E073E023E0BBE4E3E233E32BEB4BD36BD02BD30BD95BB02BE143E05BDA73D0EBD7B3C99BC62BE6BBD8DBC35BE073D58BEE93AB43A57BE86BCC5BDDD3C983DCD3BAABD20BE9DBD173EF53DE43D7E3D40BC9EBD1E3C8FBDBB3DC9BD303E2C3E48BE50BD323ED7BC8FBDD7BD8D3DD3BEB23E453D5A3E13BC84BAA6BDC83D1CBED53D6F3D37BE423D78BC193D9CBD7ABEA4BD073CA53C39BE4F3D14BE23BE50BE0C3E523D733E35BEBC3D30BE5ABD48BD3CBEA03D533CBABD853C1E3DE23D4B3ECDBD84BDE6BC97BEB4BD8DBDB53D5CBEBB3DC13D713EB8BCD0BDAF3C1BBE53BE8ABC923DACBBE9BC9D3D83BCE93DD43DCCBA0BBE8CBD05BB2EBE583D01BE963DB4BD26BEB2BDA9BC133BA3BDBF3DDB3DC6BD733E043E313DCABD393E863C463E053DFCBDC3BC0ABDC03D8CBC443E38BD40BEC2BC39BE54BD2BBE20BB963D05BE88BDD3BD13BED23DD83C12BE55BE043E59BEA93DE4BD8FBD7CBE823CACBD6D3D493D0ABE98BD2EBE90BD363D6BBEA3BD25BEF9BB213C66BDE3BCCABCD1BD253E433E033E50BE4C3D8C3D97BCD5BC10BEF73D4BBE0FBE413E76BE98BC173E873D51BD363D823EA13CB7BCA6BD42BDA03E7A3DB5BD08BED1BD47BE33BD19BE223E4CBC923ACABD4BBEBA3D283E9ABE86BD5CBD0E3ECEBC313D29BD97BE833D9B3D1B3C25BE193E9CBD553E9B3E87BD06BD533D83BE8EBD3BBE06BE55BB30BE58BEE3BDDB3DB8BD6D3C08BE16BE6D3E7E3DFABD8BBD50BE5D3E12BDD83CAEBDA9BC3B3D063E613EFBBDAEBDB2BD73BD983D6F3E61BE013EA23D4D3B9B3C1BBE4D3E163EA63C48BE593E9EBDC23D183D463E023E1CBE01BDB6BC49BD3DBE08BD84BD2CBE20BED43CA9BD4CBC8CBC3F3E933920BB66BEEF3D403DCA3E0F3E4CBE3ABE9FBE263EE5BDE9BD8DBE023EC83D843ECEBDC93CDABDADBDC53D0F3D28BDDD3D1D3CDD3C85BCC63D81BCFE3C00BE8A3D9A3DE03D5FBE42BE4FBDEEBDF73D043D27BDEA3C233C3A3EAABCE43DE73C9C3D28BCBFBDBF3D13BD48BE7ABD703C83BD723D21BE2CBE183CCBBDE2BCEA3D57BE0ABE233E4DBDA43D98BDCF3D9FBD45BA4FBE4BBD0A3E3B3BA83C573EA93CA23DFDBCE23D5CBE3FBD873C873D97BD983DDBBDB43E28BC133D8E3D1C3C49BD4EBEE93C31BE623EE0BD073DF63AE73D503E363E603DC93DF73D923D45BE6ABCAEBD163CDB3C80BD3F3E81BDB23B07BB23BE32BD96BE79BD1FBE9DBDDB3D0BBD003E19BEAA3D52BD24BC15BB31BE4ABEF63D0C3CF43A90BC0A3EF33DD1BC9E3C9A3DAFBD7DBD743EF93D1BBD873D71BD153E6D3DE83DF4BD413E06BE883DC9BCE43CB23D36BE173D4F3E103EEBBD1F3EB0BD0E3DDEBD033E363E9DBD1DBE343E093DAF3D0EBDF1BD55BC173D32BEA33CD7BD50BD3EBD31BD233E39BEE7BDCB3DEEBC09BE05BE503E89BD583EE0BDA2BEF3B9723E1BBE9DBEA63D57BE623D02BE7B3E0FBE8F3D12BE4A3E3DBD8DBE2E3DAEBD57BEA0BD2BBE38BD1DBE86BEACBDFCBD433E8A3EF43DB9BDD13C93BB9DBEA6BDE0BD43BDEC3D83BEC2BCD43D083E1DBD6CBDE03C99BD823D2ABE98BD6BBDDB3D543D71BE0FBD613D023DFD3C1E3D0DBE243DBFBCEA3DC7BD9D3D043E96BD39BDCE3DC73DC43B1EBEC9BD3E3D3B3EE0BCA9BE54BC473DFF3D99BDC03DF43DF4BC56BD76BCAA3BCF3A89BE58BECDBDF33C613C3A3D04BDEC3D063D16BEB8BD96BD3ABCF0BCB03DBF3D9A3DA03EC63D41BE14BE0DBE7BBC3ABE34BE2BBD483EED3D343DEABD003E50BEB03D72BD013E25BDC03D0D3E34BD91BC4EBDA7BC32BE933D39BB453E12BBD8BC34BD63BE03BE58BE473E26BDFFBC6ABD86BE4B3DBFBD8DBAEFBDE83DD4BC813D1A3EE73D2D3E50BE9D3C343D29BEF5BD71BEAC3E9BBDF13DCBBDE93D023E30BE563DDB3D513E613B03BE513D2B3E193C9EBDB0BC0B3E163D19BE943DED3C58BE56BD40BC3ABEAFBD25BD5FBD6B3E93BC353E6F3D193AAF3C8AB9F93DFD3D273EE53D693D27BA24BDD3BD633E203DDF3DA13E24BE903D603EFF3C073D423E1DBE2B3E0CBEFB3DFDBC8A3D92BD9CBD1F3C043E453D893DE8BDCA3D393E04BE1CBE1E3E9B3D593EB3BD0B3DF4BDCB3D1BBE093DC4BC1A3D40BEC8BD2DBD393E51BEDD3D503ED03DA7BD9D3D38BE33BD183E873CC23D0E3D1EBD55BEED3DF4BD2CBD4FBDF0BD3C3D913DCC3CA73D403DA8BE57BD8B3E0DBE153CCBBDEB3D02BDF83D6ABEC0BD11BDFC3C613CD9BCA5BDECBCFEBB5DBDF43CA1BDA53D5FBE1A3EE5BDC13C673EBDBC7CBD16BDC0BC86BD633DB43EB5BE333E04BE563E7CBEF2BDBCBC99BDA53DAABC53BE063EA9BA9CBC76BE543C0B3EC23D16BEB53D2B3D3CBDE0BDFEBD563C03BE493EB93D05BC843CF1BD78BEB1BDF63C9C3DB4BC423BC7BDDFBD873CEB3D50BDC43C53BD603DA53D393E0F3E5ABDBBBC1D3DC4BAC3BC3EBE473DEA3C533E69BC623E58BEB93DE1BD67BE373EA83CD9BD973CAFBD2F3EC53D5A3D28BE60BD32BD9BBAB9BC54BE35BE16BD26BE5EBE003EA5BDCA3E023ED63DF6BD0BBEBBBDD13B4B3A693EB5BD8ABD9A3D4F3E923D6B3E563E533D8A3DED3D873EC13EB7BE03BD84BD3CBE323C1BBE3B3DD7BD7ABE7FBDA7BCC03CD4BD093C35BD3FBD333E00BD90BD1CBD94BC90BD09BE1BBE02BE033D6C3C97BCAB3C06BE5ABE36BCF2BAE7BD063EBDBDAC3C17BD8FBDCCBC073E7D3ECABB773DEEBDAE3DCBBDB33C453AADBD93BD1C3D60BD97BC233D263D003E68BD8C3D063EE1BC37BEA7BC8CBD6FBE51BEAABD5ABD6F3D9BBDAABC17BD9FBC843EE03DD2BD1BBD17BE83BDBB3D3CBDF53CFB3D893C9E3AF8BD333CA83DA73D5EBC9F3E723D033E11BE40BEDC3D9FBDEBBA33BD21BE4EBEA4BD853E103E3F3D26BE883C2F3E143A4BBEB7BC943DB23D08BE30BEF4BC683D683E4E3D11BE7ABC23BEE03DB23B683D3BBD63BD3F3C23BE4E3E583D11BE813D043D3039BC3DA13D10BE58BEDB3CA5BD34BB033ECEBC72BEF53D8F3D2C3E0E3E913D273E4D3ED7BCBCBD893DEA3D17BDC53D9A3C58BE39BB2FBD3CBED33D303D7F3E113D2FBD29BE093D9B3D3ABE703DA0BE17BDEEBC643D653E83BD61BD3A3D0FBECDBD083EF03DB0BDD43D8BBC37BC65BE2DBE8A3D8EBEBFBCFBBD22BD9F3DDF3DE13C04BEBBBE82BB1A3D423E63BEF4BD1E3EA5BCB43D09BDF33D1CBB26BEEC3D483D393D073D103E9ABD32BE6CBEF1BCE1BDCEBC323EA0BDC53D4A3B423E1CBC8D3DE13C01BCCEBD78BD29BE9CBD033D9CBE9CBEE1BD1C3D9A3D2FBE01BE973C2FBE77BE98BB7F3EA8BD423DF33D803D9E3D62BD47BE07BE3BBEDD3D04BC2DBE5ABDC5BD1B3A87BC033DC2BDA6BEAE3C123E92BD6B3E69BEB7BD24BEA5BDB83EC1BC4B3DF1BB1DBE213D4DBA70BD37BE6D3CF8BDEC3DB63D0D3E8ABEAE3C053EA1BB0B3EE23D973E5BBDFC3DD53D913D70BE683D6BBCDA3A52BE6DBEAF3D253D2BBD2FBE4E3EA73D8BBAA83D99BCD8BD763E29BE0E3ECDBD08BE4DBE33BE383D183ED1BDA0BE533EA93D61BD0F3E31BE7DBD503B4CBCDE3DC23B0FBE97BA473EF8BD52BDC5BCA2BD99BD8DBDF0BBF9BD19BE8E3D4ABD3FBD193E453EE4BD363CD13C66BC17BD893D143E8A3D7F3D93BD073E8D3BAA3D7BBCF83D70BD01BD2EBE63BDEABC25BE43BDD8BD093DC93C19BDE9BC5F3D053ECABC3ABD863EFDBC673D90BCBDBDD6BD3A3C043E32BEA23BCFBC1ABE7C3D8DBD8F3BFDBDBC3CE83C013DEF3CD33D093D12BE223E8D3C35BD23BE4F3CA03D25BD513D19BB273E19BD83BDA7BD313E683DB13D26BD04BD633DAEBC54BEA43D80BD903D27BECABD973D33BEF6BDC33DD13DF43DE6BD91BDAFBD9EBD09BE0C3E263ED8BDAB3D443EC73CB9B90EBE3E3DDCBC5E3B53BE343D17BEE6BD343D3FBE8AB8163EA1BD263E5FBD80BD003E81BD35BE843EFB3B613C683D173EEF3CC8BD143E77BDD3BD163E813B013D0ABE04BE20BE143E76BE7F3EB6BDE9BD403E513E81BD033EF13B85BC99BD043E0D3E5ABDCD3C503C363E173E073D403D68BC6D3EB93D3EBEAEBD3C3EBDBD063DD3BB5ABD5DBE9C3DDABDBF3DB33D30BE3D3E45BE44BEF4BDE43D90BD65BD1F3E8E3C84BD0E3B54BD12BED7BD0DBE8C3C27BE373E8F3BB53C95BDDABD273C6ABD1A3DE73DB53D8ABE9B3D463DABBD913D253D343E923EBFBC22BEC7BD9BBD0DBE31BED73D7BBDD1BD2F3E083D103E4C3D353E25BEB6BC38BE85BE173EF53C25BE2E3E593CECBD79BE68BD3A3E26BED8BCED3D27BD25BE64BDBA3D14BE8FBC683D273E87BDDABDF5BBB039A13D8FBD33BD823A81BD05BEA73D06BD303CFABD6F3D2CBE5D3EA53D813DB9BD03BECCBBFF3C533D85BD98BDE5BC92BD503E2F3D9ABC5ABEC13D70BEFF3DD0BCED3AEFBD7D3E733D6CBDC5BCAC3D72BE5D3E2CBD583E4A3CD4BAE0BD32BE713EA93E33BC403C133D053E7EBE46BC8FBCE1BD2EBDB23D34BEEDBDFBBD2BBEAFB9BFBD443EACBD76BD5B3EF2BD133E7ABE503CCCBCD13B453CAE3D123CD5BECB3D13BE203D4A3E1BBC11BD7F3B793D333E65BE533B0CBEB0BD373E9DBD5F3C2F3D413CA1BC84BD83BCA7BD0B3D04BE90BCD5BD30BE6ABD6DBD823DB6BE8ABE383E10BD083D043E663E3EBDE73D0BBE33BEC33D903D0CBB6EBE0E3E293D73BD9EBD6A3E8D3D1B3E313A02BEEF3D95BC333D0E3E3CBB623E32BE933DC13D4DBBFEBD4C3C923C83BE02BD1ABECCBDE5BD1ABE313EC2BCC2BDD4BC603D823D3ABDC53CB9BD533D0CBE0FBE55BEA23D253EB73D953D2A3C62BED7BC113EB03DA03D0E3EDB3D58BD2139EE3D023D11BE303EA63DD8BD1ABE133DC2BD523C033E2A3EF3BD243E41BEB93D343B903D67BD143D86BD463DD1BD40BE33BE383E273E7A3D353E14BEFC3C18BB56BBAFBD4DBD6BBC183CDBBD183E99BDEB3D983DC1BD05BCE53D3D3E4CBD81B9A4BC473D733DA83D0D3E23BE793E13BDBC3D1C3D7C3BF2BDD93D43BD883ECABCA43D98BD1BBE1ABE94BDAEBD73BD463E593E103E2F3DE9BDBE3CABBCC93DFABD8B3D7F3EA0BD993E92BD45BE2E3E9EBDA4BD5ABDA73D6BBDE83D12BE713DFD3DD3BD1EBE113E9F3CAA3DC0BD90BDE0BCBCBD123E873E19BD623CBABD2BBE993BEABDB7BD873EFC3DD2BDD73D1ABE12BEC33DA9BEE33D0CBE0A3E90BD0CBEB63E3D3D0C3D9BBDC9BD1BBDB13EAABD9A3D443EA4BDE3BD14BE7A3EEF3DBA3D1E3C37BC35BD333DFCBD103EB03C6D3EEBBC3D3E1A3E753DE23D9D3DEC3C78BEF53D24BD09BE10BE94BD1B3E24BC9ABDB83E04BEC63EF63C16BECE3D5E3B783DE0BDF2BC363DA4BD07BEC9BB0FBD403D2EBC393C823DCB3D37BD383DCA3D27BE47BB51BE82BC85BDA83E0C3E19BE143E48BD2C3D263E87BD31BCAD3D1EBEBCBD383DB2BD12BEA1BD273E60BDB3BD0BBEC4BD20BDBD3D923B14BE1BBC1C3EFE3D9DBC3FBDAABD893D8ABEA8BD2F3E6D3D843D2ABDF5BD3CBCD53B163B7B3ADC3CE73C293E753D97BC053B133E4E3E4F3D02BBB3BDBA3DDEBC53BEE2BD8F3CA1BDFEBD40BD0A3D58BED6BD043DFA3D91BBDABCF13D1FBE2FBE6C3AC2BC87BD193E173EC13D633D8EBDAEBDFEBD98BD20BE8CBC8B3D33BEAEBD563DC53D0EBE2D3D6D3D233EBE3DACBD4C3D063EB4BD82BC26BED3BDEF3DBEBD1B3E613E94BCC33B8FBE4C3D1EBD4FBDFA3D0CBD81BED3BD803E413E473D57BD2FBA193DBABDBEBD16BE253EFF3DE1BB463E183E28BEDBBA143D253D713EF2BD973D243E9CBCE83D963D563E653D103D3BBBB6BDACBC593D59BD163DC4BD8ABD1EBDADBD6A3BAD3B533E043E09BE12BD56BD553E27BBA1BCFDBCA2BEE1BD8A3D15BD9F3D7CBD153B863E01BD353D8EBD203C2BBD0E3E98BE08BD8D3B69BEA13DAF3D3D3CAA3C243EC8BE03BD2C3E3EBE6DBE173D473EC5BD9E3CE93D29BDEB3DBCBD03BE703D1BBD03BD223EA13DD03BE93D02BE1C3D1BBC9B3EC6BD2EBEC83D25BE54BE78BEB4BD22BEC63D0FBC4DBDB93D1F3D35BEB33E6A3E0BBE0FBE7CBED1BD983D373E6E3E1F3E933EB83D983C053D89BD003EE1BCEBBB5B3D8D3DBD3C5A3EADBCFC3D663E983D0D3ED5BD933EBB3D54BD683C563E98BC143E93BDD23D053D4CBDF13C8FBC6B3E7FBEB93E21BE403D1EBD83BDAF3DA13D3D3BD13D453D2FBD483D0DBD003DCC3DA23C31BE7FBDC9BD28BE273B163ED83D753CCEBD27BE033D8C3DC8BDE9BDBDBDDCBDBDBCD5BDE7BD093E2F3E753CB5BD953DCB3D683EC7BD17BEFD3D09BD7E3DABBDEEBD87BD80BDEA3C033E8F3DA93D04BE24BC513E65BD00BD15BE44BEB9BD72BE733CFEBD47BD0BBEC13D5D3D5E3E88BE31BE06BD78BE28BDB9BD043E3EBEC93D413E6BBD83BE573E323D7E3D2FBE3F3D1D3E51BDE83B963D413DBE3DD6BD61BD50BE603D11BEE53D963DAFBD94BD0D3BD53D87BE07BEC73DC9BDAD3C22BC963C1F3EAA3D023E2FBE493EF03DE4BBE9BC0A3EE2BCFD3D17BD72BD47BD82BC303EEABD4A3CF3BD4EBC47BEDD3D78BDDF3DFB3DA63B27BC463C82BD1DBDC7BD9A3D46BD34BE08BE17BEB9BD1A3D833EE0391A3DD6BD22BEE3BD053E1B3CE73C2FBE833ED2BD1ABAF33C3EBD8DBD683EE43D6A3D0ABEDE3C893C8A3DA83DC03E92BD303E3FBE713DF4BD263E1B3E723D2CBEC13D75BE1EBE92BC8FBBCA3D633D7CBDDF3DDB3D2EB989BD1DBE2F3D98BC7CBE14BE693D813E0FBE3B3E493DFEBD173EA2BDB13DA7BD373D1A3EC83D433E2C3DBFBCCCBD22BECC3C61BDCE3C94BD31BD163DD33D36BDB0BB38BE3B3EDBBD9DBD9F3C65BD26BE8BBBA2BDE7BDB4BDDD3D2ABCED3DB6BD3F3D1D3E2B3E37BDDD3DD13C113D15BE4C3D183DCA3DA7BC3E3B14BE1ABE89BC99BEFF3D4DBEE83D80BDF3BD4B3DF8BD473E1ABE36BDB6BBACBCCB3DB1BDF93D5A3E193EA3BD16BEAFBDC2BDB3BD823C093E30BDFC3C193E2FBB0BBE573DDA3D34BEA53D1E3C1FBED23BB5BE943C213EDFB9D2BC0B3EB6BD0B3E853EE6BC83BA6EBECD3D5B3EAABCD83D10BED83D4FBB57BD733C273E893E16BE40BE04BCEBBD5C3D8BBC37BD603DF6BB063B93BE423C013DF2BCD1BD3DBE90BCE1BDE23DD03D07BEAEBD183EF93BF0BD263EC63B40BE283D283E0A3ECA3D08BE87BDBABA813E62BD05BE5CBE0FBEE7BD903D493D71BE9CBCC43CF13DBE3B093EBABD74BEDC3DDCBC9ABD973D80BB8C3ED83C80BD203EAF3D733DA6BD8B3D45BC0E3D50BD4C3E65BBE33D343D0A3E903D153D79BD3FBDE8BD7DBE05BD0D3E20BD853D50BD0DBEB03C15BE77BE873E15BE0F3D413EC8BD69BDE4BD68BEAD3CA13D3F3EA0BDFFBB74BD513E6B3D26BD843D2B3EF3BC793E783E423DB93D733E333D113E9DBD263ED2BD1E3E463CCE3DE43D60BDD93D06BD1E3C27BD2CBE1B3EA03E2B3D16BEA83DA93D273D4ABE3C3B8FBC3B3E35BE5F3ED0BD81BE54BE063D37BEDFBC90BD9BBD91BCA13C3F3AA23D193DC6BD983C32BE51BE273E17BE40BDCCBDC3BD4A3C323E8A3D903DB3BD8EBE17BC70BD7ABDF5BB28BB6C3ED53D0CBD87BECEBC2E3D063DDF3D403CEC3BCB3D35BD033E9EBD043C4E3EE73CB03D08BBCFBD98BD7B3D803DA53DB8BDA23D3DBEE7BD3C3D99BDE6BD513E493DF63D873D36BC433D823EF93DD8BD03BDCC3C7DBE073E4CBDD23D893E033E82BD553E06BC1CBE8ABE0F3E40BE273E4E3E833DB13D91BC403D4FBD12BEAD3C1A3D153E753EBE3DB13CCF3D40BEDB3D123D3BBD293E6C3C893DA43B7ABC19BED6BCDFBD283DCABDF83D283D30BE273EE6BC14BEC03D693D1B3E403E603E333D8CBE2DBE353D1FBE883EAEBD1B3E283C033E2E3E87BBC93D073E5D3EC5BDD839533E18BE86BD143EFC3C27BB70BE3ABE7C3E8C3C5CBEC23B72BD323D16BEC3BD593CE4BD9F3DED3D6DBD1A3E5CBDD7BD3E3D77BC8C3E963D65BC453E10BB013E683D113E1FBE853CBB3D5CBD023E65BCA5BD9ABCBCBD3BBD71BD3DBE853C6EBE94BD54BEBBBD723D6CBDAC3D84BC17BD33BD52BE3EBECFBD42BEBEBD45BE493D893E103E1F3E103BAA3DB1BC0D3EC1BD3A3DF43D36BE8E3DB63D4DBE19BE73BDACBD033EBEBD12BEC63D9E3D6ABE28BE1BBECA3DE83C843D60BB723D07BE90BDC4BC493C983C00BE483E0F3E11BE623DF7BD613E1EBD5CBDDC3D513D9ABDB6BD5C3E933EA2BD9C3DE73A183ECBBD34BEADBE57BCB93CF4BCBDBE4A3D343ED3BC05BD333EA3BD983D23BD89BD83BD743C293D54BE2BBD673CA63D603EA63CE7BD19BE593E98BE0DBC323E803DB43C213D173EAEBD633DB9BC96BCC4BB7BBC97BD233E0BBD13BEDD3D07BEF53C38BE323D0FBE5B3C603D3FBE7D3CBFBC1D3DFCBCCE3DA73C39BDB2BD31BC0DBD0EBDF5BDCBBD1F3EFBBBEABD8C3D303ED83D363D193E2E3E733ED6BD92BD1D3BDDBD38BD723D143DBBBD17BDBB3A57BD253D9FBD7CBD3D3D24BC4CBE363D4FBD923D1DBE353D0ABDA9BC9BBD283DBD3D67BD543E83BDE63D54BE02BD5CBE80BD1EBEAFBD05BDD03C06BD34BDCCBD403D383D443E5EBCA0BC2EBD6B3D38BED4BD04BEE3BC953C26BC8EBC7B3E483E87BDA2B9573D8D3D133EB3BDB1BE25BEF93D49BE5BBC253EF43C79BD1ABD7A3D0D3E133EEEBD223E243D093EF83D303E34BDD83DAABDA6BDB33CFD3D763E383E7EBC823BB33D6CBD6BBE063E71BD063E983D303B8EBD923D0D3BC6BC88BDBD3D00BC053D9A3D733E25BC5BBE8A3DD6BDD6BD5E3E123E493CD4BC093DEC3C353D3EBECB3EE5BC5EB9733D8D3D3D3E23BDD33C78BCFCBCBB3D2C3ED2BD8C3D35BE0E3C9C3D68BD86BE0B3EF4BC7EBBF03CEFBDAEBD04BD1E3E84BE3B3E6D3C273CB33D92BD79BCA43C94BC053D14BEEBBB5C3C4E3DE73D41BE2A3DE3BD4BBEA2BC90BDCB3C513D9BBD84BE1CBDC53D7F3D1CBEA8BDD7BD0FBEFF3D203EA6BDEBBD35BE88BD0F3EB5BD0EBC34BEEA3D433D8EBE493DA3BD51BBF4BC04BE923C403D823DF9BB22BDF4BDAD3DA13D10BD02BD32BD81BD4ABDB9BEF03B9EBD153EBCBC4FBB7DBDC03D64BD5A3B323DE53CBD3C393D643E2FBD1EBE69BE72BD333E9DBC74BE03BE753E9EBD2C3ED2BDA13D05BC0B3C4D3B9CBD963C903DC43DA53C01BE153E1BBD50BEE4BDF3BC50BCACBEC23E773EB0BCA4BD83BD21BE23BE83BDA83EFC3D29BC3DBE0D3E88BD463D5FBEA13D7F3D993BB43D943DAF3CF93DE4BC75BEEA3D2D3C48BA57BEA0BDBC3D12BE093E0E3E58BE873D64BEA0BE653D4CBE6A3D4B3D6A3E623E993C6A3D3F3E433CA6BC25BE44BDEF3B293E7FBD393E5DBD55BE47BDA73DF93D433D1A3DA2BDF83E56BD12BDECBCDDBC93BD7BBD633D74BD723DD83C0DBDDCBDE23D96BD363D183ED43C55BE5D3EBFBD9E3E53BD043DC73ECD3D86BD0D3EC03D1ABD2F3DC0BD33BE4EBE54BE5B3D293E29BE8F3DEFBCA53D6ABEE13D1BBEC2BDC8BD853C85BD17BC783DAE3D963D9BBD743E4BBE1B3E76BD95BCB0BD15BD60BD173E6CBE493E68BE64BC13BE9EBD28BE0C3E813E9D3D5B3EA23D073E72BDC6BD873EF03D72BDF73B443E083E9E3D86BEAB3D303D6A3D91BDA83D193E9A3D543D523ECA3DBABB353E243E2ABED03DEDBCEF3D633E7F3CD3BD6B3E98BD54BDB7BDB43D05BE903E4EBD1ABE9E3D23BDE0BD59BDB63D873DAF3C73BC22BE07BE993D473E3ABE6F3B5C3EC03DBBBD933E813EEC3C833EA5BD0A3E013CA03CD0BCE5BD833D3FBD11BE1F3E18BE2ABD883C8C3D5EBD4D3EC53CFBBD713C62BEBABD98BC2B3D1EBD1DBE0FBDCFBDD8BDB43DED3D213C1DBD343E49BE003D2EBEFC3D0B3EA1BEB03DF9BD1E3E55BE983D853D4E3D953D16BE2D3E003D36BC96BD873D313DD5BC96BD8ABDBE3D333E6E3DC63D66BE9B3B813E0FBDA2BD0F3E3D3D68BD05BD6A3D1FBE52BE30BEA13D75BE813E4EBD20BE423CDA3DC1BB583D953CC6BD4F3E0B3EB3BC0E3DB33C1E3D623C8BBE0CBCCEBD97BDD53DAABEC5BD163D603DA1BCA4BD733D573CD53D943D853D5FBD41BD213D98395DBD263EFC3D903E6CBE413E5FBD04BD3DBDDCBC7EBC993D2E3E13BE073E283D20BDEB3DD53DD93A1C3D7EBD4EBED2BD4BBDF83D433E203E16BE2F3D3BBCA43D5A3C34BE463E47BE833D9EBD853D82BC0CBE163EADBD013EBC3D873CAF3DEFBD7B3C0DBC41BE733EA6BDCFBC13BE203D403CB33D043E8BBD4CBD283E393C28BDC0BDD1BD19BE7DBDB93D833EC83D8EBD8EBCD43CCCBCF63C163E96BD6C3E07BEE8BD6F3E803D96BC5EBCA8BDB8BC3D3E00BE1BBE05BE733EF53DD23DBC3DF3BD1ABC34BE943D76BD1E3D063E5E3DB1BC6E3E113EE13CF9BDD03D50BEC33D7B3BAF3DD93DF83C27BD33BE81BE94BD3FBD97BD093E973C5A3D943D8C3D93BD203C313E1ABD913EA23A6EBE36BEBD3C3CBE693D2DBD263B1ABE27BCC5BCCCBD2C3DB9BD06BC163E21BE3E3E8F3EBF3CE1BC1ABC293C8A3EBFBC43BEFD3D45BEC6BC3BBDF8BC3B3EBDBD00BDCF3D0CBEB1BBB3BD01BED63D6BBC123E8C3E20BDC3BCFFBD053E8FBE013EB1BDC5BD02BDD3BC623E143E88BE403E5D3D1CBDE3BCBABCC33DAD3D74BEF73BB03D35BE423D98BDD4BC193D273EACBDD93D2BBE11BD153E4FBDF5BCB23DCF3D92BED2BD04BE3FBD13BE343E53BEF8BC04BE40BECC3D58BD57BEAE3B2E3E2BBDCDBD0C3EC23D043ED33DBF3C12BEB33C1B3E82BEBA3DC6BC8DBB37BD983D36BE2EBE9A3D37BD2EBEBC3D79BD373D4CBD37BE40BD083E70BE22BD0E3E6B3EEB3DDEBDEC3DAA3D77BC1A3DB6BD13BE3F3D1E3E373D5A3E30BD9C3C9A3D2FBD7A3D3D3E1CBECF3D483D5CBE953D85BE2ABD963D5CBD8C3D0BBE40BD423E2EBD403DE53CA9BC913D34BE263E1BBE22BBA9BD873DC33DEABCC23CACBD233ECABBA4BE203DF63B853BC7BDBDBD12BC92BD39BE8A3EB13E4DBC633E433D81BDB63BA83B9C3D91BD103D8B3D4DBEB33DBBBCCDBCAA3D063E233E253EAEBDE13DBA3D3E3EE93CC93C35BB5DBC143E963D4CBE933E45BE333E4A3CE4BC593E02BEE3BC28BE12BED73D08BECABBDD3D2EBEAB3C14BE143E1C3E4E3EB53D8A3D29BD33BE90BD19BE3EBE93BC52BE483D90BD54BDFA3D30BE6DBE733D2E3C6CBD8BBDC83D62BD51BE48BED93AF33D21BD7A3E163E173E513D39BE8B3D08BD41BD963EEA3D843C3DBE0FBE78BD42BD153EC0BD843D45BEBEBD9EBC1C3D193E25BDF03D5C3CA8BC89BC85BD3F3E7F3D3BBD2C3EBDBD393DAE3C63BD873D123C633D5ABD85BE783D533E393E7BBD52BEDDBC853D573B233D4ABC103ED83D86BD92BD4BBE02BDCB3D0DBE293D0CBDC4BDE53D4A3D1ABD51BE1DBE003EAF3CCABC953D3DBD873D8ABD1ABD8DBE5E3D8A3D0D3E5DBD9C3DD6BCE33D03BE9FBD1D3E8EBE",
      torch_tensor_128_64_torch.bfloat16: "0x0200000041BB04BE513D883D4EBD2E3E98BC68BE923D1EBED33B7FBC08BD46BC19BD0B3EC83DA8BC323CF6BD0DBEBD3D9EBCDCBDA63D2FBE893DABBEDD3DC1BD3DBE96BDD83C7CBD5C3D55BBC5BB17BD0CBEC73D8ABCD73C2BBD703E243E68BE6FBECBBA7A3EE53DC83DD5BC1EBDD0BC90BEFBBDF73ED5BDBBBED93BA93D5ABE463EDE3D133E08BE8EBD6ABD24BEDCBD99BD483D023E873DF83C953D07BE113DC23C25BE993B6EBDB53D493D22BD00BB3CBEB03DDA3D383B17BE40BD163E43BED53D923ECA3D413DE93DF3BD103E8EBE603E1DBE13BE5C3DC13D31BD90BC2B3EAA3D24BCACBD16BC19BE653E11BE0F3EAB3CA03D453B143D7B3D503D22BE11BD37BEEA3D433E733D963E02BEBABD0EBEF63C303E923CDA3D323B2ABCFBBDD2BC85BB0EBE983B2CBD97BD063EB43C75BE6F3D75BDCDBDF5BDC7BD18BC6FBDBD3D253E8FBC523D723E8B3D293E73BC21BCEEBDC6BD47BE943DF6BD513D33BD13BDC03DEF3C9EBDA23C9A3C94BE693D85BE86BB7DBE933DF43D82BD0FBE5FBD41BDF0BD783D64BCF2BD50BD773B1ABEF5BD2EBDC63D80BE85BD0D3DA43CE73C6FBDF8BD4BBE113D07BEEA3C13BE69BD583EA3BEBD3DEA3DBF3D393D3FBEFA3C15BEB83DF2BD5DBE87BD1BBD07BE7C3E133EF63C6B3DA5BD5ABDFCBC763E34BDE9BB40BE073C07BDADBDEBBD44BBB93D4B3E59BE993BAC3DB1BD393EE43C703DC0BCB53D06BEFF3D1ABCEA3B0BBE30BE86BD56BEF73D33BE753EB23D193D113ED4BD3B3E0BBE6DBD1DBED3BD83BBAABD7EBCC73E943D993C6EBD5EBD00BE513D2ABAFB3D9C3C1F3E5E3E3FBE153EA33E263E333EF13DA4BD89BEAA3D9FBE4B3DFBBCC33D1E3E95BC7D3D81BE013E37BE34BD88BE0FBE7ABEB43DF33CBDBD63BD963D03BD1EBE103D003E1EBD453EB1BC06BE953D923D75BD47BE05BEAD3C753E53BD093CEEBDE5BDB93DA93D67BD2C3E653DAA3B27BE343E9E3C26BD413D0C3D7ABE123EA5BD1E3EF3BD7E3D8FBCEABC023EE5BD73BE9D3DFCBD633EF83D66BC963D2C3E283D8FBE3D3D3E3D513DF4BD12BE3DBD123E10BE1E3E113C983DD0BD873D7A3B16BBD83C253E85BDC03C70BD03BEE7BD833D4E3EAC3DB83D1E3E58BD123DBABD47BC213D9EBB8EBD443E893B17BE0F3DFEBD0D3D263E7ABE34BC363DC4BCA43C193EE1BA6F3CE93D8E3D773D0FBDA8BDCB3B313DA4BC39BE813D623CE0BC10BE81BC66BD95BC0FBE01BE5A3EF93D3F3E2C3DCDBCB13D4D3DF3BD6D3EFFBCB9BCB43C94BE38BE2BBE4D3C0B3E1DBD6F3EEBBD7C3E18BE833DFD3D423E493D463E033D353E16BA73BEA0BC2ABE15BE1DBEAF3C51BE0EBD383C53BDE63D0D3E083E1D3ED5BCFFBDA2BD813C4EBD07BEBB3DEB3BB33DFE3DBD3D85BE66BC43BD853D1B3EB0BB483E833D5FBD423C943B873D3F3E443D113EAEBDDF3DE9BD65BE40BD06BE733DDC3CC93C903DE5BD23BD333E84BB4F3EC8BD023D9DBDFFBCB63DFCBDD8BC2E3D063ED63C843C2C3C843C2A3E323E3BBEF83D81BD83BEB4BE60BEE6BDADBD183EEA3C213ED8BDC13D98BD00BE773DABBE623D3E3D45BD96BDA3BCD53D0C3EE6BDA53CB5BD663EEC3B51BDB4BCCB3D47BE1ABEC43D0CBEFC3DC63C9E3D113C373DC1BC293E1ABE18BC253ECC3DFBBDAEBDBD3DEABCBF3D443ED1BD9F3C80BD9DBDE5BC0DBE04BD8CBD8BBD64BE373EBD3C6ABDA3BC7F3BA53D85BE533D65BEF93DA8BD51BDA8BE0A3D18BE02BEAFBD9D3D193E40BE7E3DDBBD6A3D2FBDF13DAF3DD1BD683E983DE53D27BDE9BD833DD2BD403E183E4E3E11BEA73D933D5DBDC6BD21BDA33D793E1F3E6A3D88BD68BE1EBEFABD8D3D303EEEBCCEBD093DD63DBB3D61BDA7BD86BD5C3E2ABD02BEB0BB283E9C3E0BBD7A3DA03E92BD5C3DFABCDFBD28BA063EFBBD093E11BE2CBEFDBC0BBDA6BCF33C203D7B3D01BECEBD05BD5E3E473D09BD9FBD313E38BE873D0DBE8B3DF23DE73D44BDB4BC8DBDD73CC3BD4EBEA6BD723C2D3CB3BD6DBD213E66BC35BE04BEE6BD4F3E353D3A3D4ABDDABC20BC77BD73BE4BBE9BBDD63D7B3D113E0D3E4AB9C93C23BDF8BDB13DCE3D3CBC4EBDB43D5FBDBFBC31BE9CBDBABCC5BD0DBD1D3DF9BD3CBD073E503D12BD8EBE1DBE84BDBDBDFFBD05BD42BD8E3B233D253E0E3E23BD153E563E8DBE2BBE343EC73D7C3D43BE563EF6BDE0BCCB3D513E583D9C3CA03C853CF33D1B3E97BE35BD373E113D8E3D93BD3FBDD63A203D783E7A3C2E3DA2BD88BE123E46BE5DBD07BEC53D933EFA3C68BE483E61BE94BE11BCD73CDCBD40BE88BCAF3D723E033D983D0BBE533D753BCFBD113E69BD813D7ABD93BEE33DBF3E00BED3BD1A3E52BE4DBEB6BDA1BD9EBD58BDB1BD813D0F3C9E3D2F3ED2BD343E023EAEBB003E27BD32BD213E0ABEEDBD6FBC6A3E7CBDFBBC233E683EA2BE403E42BE013EDF3DA7BCE3BD073EB9BC72BD4BBD11BED03D8A3E58BDA13DA93DC3BD463D433D39BC87BD0ABBC6BDC6BD30BD393E373DB4BDBBBD11BEE83D34BC0ABE34BE7EBD78BD013ED53C8A3DAEBDB0BE6ABE6FBD67BCD8BDEEBDDA3C8BBB4E3D1DBE5FBC183C593E07BE3C3E6FBE3E3E0B3E813D1FBE7E3D3ABDD93D3D3E83BD8C3E303EEFBDE2BDB6BB5E3D9DBBEFBCE43D313DA13E68BC32BD6A3D25BC0F3D37BE0A3E1ABDA3BBE7BC26BE183D2CBE933D0F3E5C3E6F3DE33DA1BD213E8ABE093E30BDD63D10BDDABD423D6B3C89BD8CBDAABD21BA943D8BBD5A3C40BD07BD8C3D9F3D553EF43D733EEC3CE53D0F3CAEBD63BC883C9BBDA0BD24BD29BE0FBE7C3E1BBEE43DD3BD1D3CB93CF83CA83B90BBC6BA513EFEBD003E98BDD33D293ED7BCB93E14BE51BDC9BC2EBD133DFF3DB0BD943D8FBDB7BD703EC9BD003E103EEF3D173E04BEFB3D953D26BE81BD78BD843C933C6DBD09BE563E52BD88BD153E823D6BBD323E7EBDB13DB7BE74BE68BD8C3D523DCB3DB0BDFD3D41BCE6BCF13D823CE93D7A3D2D3E71BE4F3EDEBDA9BE103C8BBD5CBEE8BDB03E36BD2D3CF53D313DC5BD1A3EA8BEB63D5D3E46BD14BD28BE043ECB3D403E54BC92BDAA3DCFBD5F3D223E553D7DBD163EC33D823D3B3E2B3D2CBDCB3C303E9ABDE4BB48BD50BEB8BD423E0B3A673DC4BC37BE9B3D4D3E943EE5BD923DA2BD68BDC0BDE1BC1CBE3FBEFA3DA8BD39BDFDBDA63D193E52BD4ABD513E7DBE55BB483E02BE5C3D0FBE12BDDCBC3DBE323DF3BC483E103D2D3D49BEBA3C9F3C823EB0BCEFBB0CBECCBCE83D9E3D95BEA3BD91BD483CC03E6BBD183D0D3EC5BD393E72BD6BBC1B3D7BBBDD3C043EDE3DE03B133E57BD113EC1BDCF3CE53DBF3D0ABE863D293DBEBDF5BC03BE4E3E193E3C3D7E3C8DBDC93BDDBDD43D123EA43DE83DB1BD373E02BD6BBE7A3D2EBD84BEA23D303E45BCAA3C093ED9BCAABD083E0ABE3DBEDF3AFB3D3C3E44BEC3BB6EBEE03D053EBBBDAE3DE6BDD2BCDFBD09BECF3B8EBE7C3D58BD213E883A573E193ED1BDB63D29BE4ABD913D8BBB413E45BE5F3E4ABD2A3EB3BD6BBD18BC65BE4EBDB43DFA3B9A3E293E533DDDBDEABD923D573D4D3E823A293E2D3D163E283E8EBBD4BDAC3C21BE0BBE093EF13D53BE48BD0F3EF73D3CBE51BE41BE9D3D763BBBBD27BE80BD0FBD283D0B3E963DBABD213E26BE44BCC93D243E83BD08BDD33AE03D893D6A3DFF3D3CBD9E3EDBBB8EBD42BED43D89BE95BC283EA33D563DFEBD5CBD42BEA4BC61BC133EEC3C273E693DF1BA913AC3BD2ABE9D3D45BE3DBDBABC0D3E32BD05BD48BDBEBD12BD02BED53D1CBC91BCE93D263E103D8B3E69BD97BD173EF53DA5BCCDBD7F3EADBC133E79BB0DBEACBC44BDB3BD85BC333E05BED63DADBD273EA63DFBBD47BE23BDBEBD4ABE33BD9A3D3DBE19BE38BE473E153D9CBE403D19BD623CB0BD67BB5DBD313E9ABDEEBB1D3D9CBE5CBDE6BCFC3D1DBE2CBD00BE013DE6BD293E4B3E63BD883D44BD10BD84BC12BEC7BDCE3DCF3CA0BD34BDCEBB8A3E5CBE903D263EC13D903DD4BD1A3CBDBDA73D13BE6E3DBF3D22BE57BE2CBE693D013EA43D8E3D35BEF43D21BE1FBEEA3DF43C27BE403E333D233E723DDBBD3EBD9C3E0EBE7DBC81BE03BE203DD4BDB1BDBF3BC43C643ED9BDB53B663E27BD14BE2BBD08BE94BBA4BDA8BB963D333E9ABD4EBD0D3E6E3EE43C0F3DA6BD0DBE8FBD8C3E48B8F23D2A3D623DAABC40BE18BD033D6DBCBE3DEDBDFF3D45BC833CC33C6DBE983DFA3D2DBE983D153E2ABC4B3E183CAE3D773EA5BD333DD33CFFBD06BEC43C403EBABD833DAA3D8ABCD63D7E3E163D3EBEBA3DA13D57BDA73D483CF0BCEC3DFF3D9ABE01BD5F3EA3BC453C4F3C60BE6B3D8C3EE33D833DD73DB63DCB3E193DB5BDC5BDFE3D52BC763E423D15BE713E433DA3BC573D6FBECFBC833CF4BC9DBD7EBD66BDF23D56BEA43D493CB13AC3BC46BE2B3E443C0A3D0F3D51BDF1BD273C49BDD2BDD1BA54BCC9BA0E3E4E3E44BC073E17BD123E983DECBD9CBD09BEFABDD5BD183DFE3CCDBC973DCD3C193E45BC92BD7F3DE3BCCBBD103E8EBE453D09B9D03D5BBEDC3DDC3D1E3E993D6A3D36BEE7BD823DD73C3CBDB93D3FBEA33D9F3E87BD13BE213D2D3DA1BB9ABD3ABD083C22BE13BEF3BDD6BCCB3CA1BC98BC333D503C71BCEB3CF7BC2BBE3E3DBA3D323DAFBD6FBC643D40BE1DBE253DD9BC503E01BE3EBD593E41BE6EBC2CBCB33D21BD2F3EB33D09BD033E07BD90BCA6BEAFBDACBC5BBD01BD943CD43B923D6C3CFBBD363EE03CBBBD243E163DFBBDF03D5EBD523D9EBBB73DAE3DC33D13BE093E30BE9EBDE9BDADBD15BD90BD163D893EAE3DB73DD1BDAD3B4FBE13BEDABD62BE0D3E24BE55BECEBD8FBDCABB02BE11BD02BE83BE003D71BC193C853D63BC00BE42BE203E48BC153D623E85BCB3B91F3E5DBD1C3A523E47BCBBBDD83DDDBD02BD4A3E0E3D463E293E613D44BCE53D34BD85BEE33C7C3A55BE353EEBBCA73D51BB6EBEA13E11BE09BE81BD6D3D21BDD23DB2BEEEBCED3C813DB5BEAC3C1DBEBD3CFE3C133A95BDAF3DC63D8C3D4EBE51BE063CB5BDD9BD3FBE3B3D853D603E4E3D78BD683D5F3C983B8EBC06BE9F3EE03D02BEB63DAE3D283EABBD8B3DA43DD83D36BE5D3D21BDA83D703DD9BD5CBE923D0DBD89BC0CBD1EBD43BE95BEF83DF8BCEBBB063ED43DC63CA03EE93DADBCC63D3A3ED3BD853E48BD1FBE93BD3E3E763EA53D653CA23CD9BD06BC67BD3EBD823D453DE73D673D713EF0BD73BD933DAC3D2A3D43BEDE3DFCBD1EBEF03D59BD4F3D8B3EBA3D0CBDC1BD9F3D4A3DBD3D6DBDC93D4A3E2D3E9B3EBDBEA8BD27BDC1BAEB3C1A3EE83D093B86BE353D08BE703C65BDA4BDF93DB33DB2BBCABD3C3E023E2CBE88BD7C3DB6BC583ECFBD68BD403BD0BD9EBEE13DAA3D683D853C30BD863D00BDB6BCFE3CAB3D193E603C0F3E8C3C13BC523D8C3DA9BD58BD2E3D1CBE28BD0ABE61BD63BD90BDFEBD3C3D063E14BC933DA7BC9F3E55BE1DBEDC3C363DDD395D3ED83D603E95BE253D3EBC9F3D19BEA0BCA3BC8E3D423E7E3D3B3DABBDC9BD2C3D2E3E703DEC3CB6BD04BEF3BC73BDE13D4CBE3CBE52BE0CBE523DE23D853EA53CE8BD80BD733B4F3B5ABD1C3DB23CBA3D7FBE74BB0EBE13BDF4BA413E933D1CBE413E423D2CBD30BC093EAB3E7DBDAB3D123EEE3DF7BC463D183E62BD29BD283E003D8A3B24BEF0BBD0BDA9BC043ED53BDF3BF8BD35BD733E0E3E473DC0BD9DBD643DD7BD61BC683C253E98BD7E3E1BBED13C223D24BDAF3C63BD73BE2DBEC63C19BE23BE813C8ABE9FBC033D43BEC0BD27BD273E64BEFDBDCD3D3B3D503D3D3ED5BD393C7CBD30BE0E3EF53D49BE4CBD233E82BE6DBD243D5FBC79BD6DBCB6BD0CBEF93DE83D953D2E3EA5BD0C3E79BD6E3E8EBE33BE303DC3BD263E09BCEE3D89BD053E6DBE48BBC3BDB9BC92BD29BE8EBDCB3DC5BD383E203E53BE0CBD16BDD63D053E043E8F3E263D00BEC03D0E3D84BD20BE5DBD043DAF3D603D47BEE83DF4BC1B3D6C3C7EBEFD3B793D443C01BEC93D03BE52BC973EE03D9DBC803C9CBD813D4EBE32BD54BD19BD9BBDE3BD183CDC3DC5BDBCBDD9BC6ABC53BD9D3D6F3DA5BD2FBEBE3E613DD2BD333E17BE973DE53C953D2BBD16BE313ED9BD17BECCBD1CBEFF3C88BD073E183C07BC11BB0F3E3D3E96BD5DBDF23D973C8B3C70BC30BE8DBE233EA93D45BD4CBD1FBEE0BB983EA63EDFBD043E77BDAF3E07BC083D103E0CBEA6BB54BD163E303E023C78BBC33D563EC83D0F3D5DBD3BBD07BB02BD94BCE0BB3DBBE1BDA2BDB4BD5E3EF3BD603E8ABC003DB43D253D18BE583EF5BD623EC73D7B3D3F3E42BEDB3D2B3E12BE293E3E3E99BCEE3A7CBCAB3D59BCCBBB12BD263C33BE56BC393E8E3D223E6DBEAC3CCB3D8CBD1EBE81BCF0BCD5BBFABCAABE11BE0ABE313E123E41BE4D3CA73E613ED3BD2BBE5C3ECF3DA83D39BEABBD54BEFFBC68BD3D3E653D813D20BD583DFEBD21BE41BE1C3DEFBD13BD08BE92BD253E76BE9CBD3BBD33BDC03DB6BE323E933D7E3DB93D09BEC73B313DD6BCB1BE543D29BEDE3DE5BC3ABED8BDAA3D51BD1D3EF0BD7EBD14BC903ECC3DC3BC25BEC4BC213EB33DA23E24BDFDBDEE3C2FBDE1BD833D18BCB7BD023E3E3D293966BD03BCD43B99BD1EBEAF3CA9BDBF3D613D903D433EC03DF7BD603EDC3D76BEC13D813E203D493E1FBE123EB13D1E3D68BD19BE39BED93D2ABE20BDFC3C5B3D4E3EBDBDD1BB0E3EA7BC48BEA33D603C1B3D95BDF8BDBDBA7EBCE03D013CCFBC95BDF6BC1B3C983D6E3E953D883E143E083D033E413E3A3E7ABD5CBE293E5FBE983C0B3CC63D503D763D81BECABCD3BD0B3E073E453ECDBD5C3E873D933CC5BC5C3DE83C023DFB3C90BD983E8CBE333D563D553CB3BDBFBDADBDF63D553D103C11BCFBBBC13D87BDE2BD303DE43DA0BCAD3DB2BB76BDB23DFC3D843DAEBD013EB3BE3ABD7A3E7DBD2BBECFBDBF3D6E3DD3BD3F3CB73DA7BD1E3E343D7ABD923CCB3CF6BD143C0D3C8A3E093DB83DE23D05BBD13C0B3E133E153EB33DEDBCBE3D07BEB4BDFDBDBEBD453E9ABE5E3D8F3D37BC00BE903DCBBD69BE483C15BDD6BD17BE1ABE27BE023E5CBCA43C0CBEDDBD7DBDCA3DF93D6ABE1E3E843D083E1EBEA93DD9BDCA3C5EBD48BD97BCF63DC93C333CCFBD763E883D8EBDFB3D373D113EA0BDF3BD463CFF3D03BD833E41BD803E76BE13BE97BD9C3EA0BD733EA33E35BD91BD0A3E26BE8A3D2BBDA13D8F3C79BD2C3D3DBD25BD57BE083D2BBE2FBEC5BC183DC2BD83BDE0BCD53C4ABE11BD3ABD27BE24BE093E46BEB53C19BE5FBD803D2A3C7EBD89BCE5BCB0BCA8BD11BEDBBD433EDDBD333D9EBD443E203D86BB973B823D503E0C3CB23DA9BC7E3E1B3E7BBD4F3E343D43BE8FBD10BD993D213E743DC53C193ECDBD96BDDFBC5DBCEA3D89BD183EF1BD683D40BD13BE8A3C89BBCB3D8A3C10BD6BBDCC3D3D3D553EC8B9E4BDF4BD9BBB2F3EAEBD3ABE7E3DF93DBB3D50BD113C773E453ECF3D663D2FBEE83DBDBC783DB63CA0BD73BC54BDB33C7BBDD43D11BEB93EDBBA07BD82BDF23BC03D81BDEE3CD8BC353CC03D423DD5BC413D8D3E093E523EF6BCDFBD70BEFCBDA6BD163D76BDB23DE9BD94BDA3BD52BDC13D213E54BD043EEE3D8CBCA3BDECBD0C3EE2BDF43D533DECBB2C3C8EBD12BE993D233C9B3C70BED8BDB83D7C3E0F3CD33CAB3D0F3E193EE13C0A3E5B3D1DBD98BD7E3C3E3D983D94BD86BD33BE6E3DFABD5C3E2D3E6ABD443D073D15BE2E3D05BD0CBD37BE123E413EEDBD13BE6DBDE93D81BE0D3EED3D4C3EA1BDF33D073E0B3EDCBC9A3EB23C1BBE0A3EE3BDA13DA13DF83D123EC3BDA43D703C793DCF3D6F3D9ABE9B3C483EDFBCE73D65BEDDBD9A3C853DA43D253E843D983CB6BD3ABD2B3D843DA23D0D3CB3BDCABDB83D15BE8D3DD0BC583D1C3D26BEEDBC81BDB83C9FBD193D203E3ABE0ABED03D433E153E81BDB53D13BE343E95BE403D4BBDBABC4D3D8C3D233C74BE62BD8E3E763C873D1FBDFABD02BEECBDB5BDF1BD01BDB0BEF93D45BE2ABDB13CA0BD6DBD7E3DC6BD373D81BE96BC01BE1DBE78BD5F3D893DE3BB873DBFBDD43CCA3D253DE13C103E3EBED1BCBBBD9A3D08BEBC3D2F3D8C3CEEBD72BE1F3DA6BDE13D513E0ABDA93D36BD0D3D563D683E4ABD1FBE8F3DB5BD8ABEAB3C04BE89BDB63D1C3EBA3D7CBD8B3D2EBEA83DF5BD8FBD00BE60BEC93D5A3D103EE13C2A3DDEBDBF3D0B3E6B3E6ABDFFBC10BD063CF13D213D333E9DBCB2BCBDBD843D13BB31BD263D9F3E4DBD033ECDBD8CBD853D37BDCC3DFF3C783EBB3D7FBC853D70BD0CBDDEBC8EBDA5BD89BD52BD8CBD59BDA5BDE7BD8ABE01BE08BE9CBD2F3E1ABD62BCFF3C173EA8BB623E9CBDD9BDA9BE31BD1B3D853DA53D08BDC4BCC4BC7A3D9EBEE83D99BD08BD3B3D13BD0B3E633DBABBED3C33BE7A3DF03C4A3ECBBD85BE23BC46BBB53D233D233D053E4E3E4ABEFB3D3A3E3F3D62BE1D3D8A3E46BD2F3D70BD833E103D7BBDAB3D5C3DAE3D333E98BD3A3CE7BD28BDB4BDA93DBB3B1D3EAABD09BE2FBDC2BDBA3EA3BDB4BD93BDDD3DA1BD5D3DDCBDB23D3E3EDEBD113D92BE5E3E5CBD9D3D97BC5F3DD53D913DA93D24BEB7BC413E233E8DBDB33DB13DB0BCB33DC53D313D1CBE06BEBF3D43BE653E2ABEEBBD1E3D163E6C3D1E3EFBBC83BE7FBD07BEA7BD803E3D3D833C06BE4CBE91BB82BD23BD333DD3BD55BDFD3DCB3C0ABD403E3FBD7DBD0E3EB9BC553E483D9FBD163E24BEF13D743DC73DC4BDB23C20BEC2BDF93CF03DEDBC1DBE943D8EBD533E0CBE8B3DB73CAEBCA6BEC13D44BD923DC03C583ED9BD6B3EB93CFBBD4C3E7C3D80BEB2BC77BD923DBCBD34BE9CBD913E873D9B3DB9BC17BE663D95BD61BD00BBA83D823D14BEBC3C953A21BD9EBDBC3DD43D69BCDC3DB5BC9339B0BD183D85BDA93D373EFB3B60BD443B1E3D18BEA63C5ABE30BE3CBEA9BC2A3E993C5CBE203B313E30BDA63D82BE8FBCA9BD183D873DDE3D753DD2BDE73DC23D873B1B3DDA3CBC3D283D90BD18BE0BBE203C463ED2BD5D3BB63DBCBD8BBDD53DC5BC85BD6EBD513DAABCFA3D663E5C3EE2BD15BD093ECBBC913E033E5FBD6C3D8E3D96BCC4BDA0BD9C3E9F3C153E4ABE2FBE3D3E5FBAB2BD10BE89BE42BDEABD843D173E243EE7BD893DE6BDD93CA33D273DC9BDFEBD123E1F3D0C3D4FBE12BB213B963D203DAF3D77BC2BBD1ABEC7BD34BD9ABE6B3DEE3BE73D9E3DCABDAF3D11BEC73D3DBE8A3D9ABD5E3D973D073E2F3DBDBDA9BCD1BDA2BD37BD303DEEBDF5BCAB3D12BD53BDDE3DE63DFDBDFE3DF8BD27BCE33D11BE2D3D0ABECE3D1ABEB3BD5ABE55BE13BE8FBE70BE69BE893D763E663EBFBD18BE8D3D0FBEC73D883D74BE10BE013E8D3E293E6A3D1BBB263EA43D8C3D88BD43BD673C87BDD73D9A3D06BEB2BA80BE413D8ABD94BC413C59BD373EF33C06BD033C863EB83C873DB8BD873EFDBA4FBEB33DBFBD9BBCF3BD6A3D833E53BE0CBE54BDB2BC083DAABCF1BDD6BD033E4A3E01BE04BE00BD823D2F3D283E24BD0BBD17BEB2BCEE3DD2BDEBBD1CBCA13D0CBEC93C32BC103EFA3D24BE1ABECD3DA93CF1BDE33DD0BDAD3D03BE4B3DAE3D04BEC73C7CBEC0BD563D1ABD003E0CBAC93B45BD61BC24BE8E3DE9BD2C3D8CBCF63D9C3C15BEC13DE7BE39BEC3BD1CBE673E243D70BD343EACBC30BE17BE033E9ABE143C0ABEE2BD8F3D923E173E3DBD313CCEBDB43D1ABE97BD49BE1EBEED3D903DDA3D88BD0ABEFABCEC3B193E663DC3BD6F3C9EBE993D443E983C023E393E133E463D143CCA3C663C99BEAABC21BEF1BDD23D693E23BEDFBDD5BD6E3E94BD74BDD73D413E403D833DBABD26BE863BD9BD8CBE2DBD0F3E93BD0B3E15BE4D3E0F3EE93CCFBDF33DA03CF53DC6BD083E353E06BE8C3C043D943C433E8B3D4EBD1E3DAD3D09BD223C00BE16BE1B3EE2BD2DBC52BEE93AD33D2ABE1EBD15BE473ECC3C953D03BE1DBEA73CB8BEB63D70BC653D873E323D8A3C983DAB3CB9BCC93D5A3E78BDBA3ED83D97BD96BD01BDB83DC83DF13CBD3DBB3DA73C4FBE3A3E3E3D893D863C9B3D17BD1FBD993E07BD0DBD883D433A273ECC3D263DBBBCB3BD2F3D233DA2BD94BD27BD223E1C3A47BD3C3DFB3D81BBAC3E8FBC133EFF3DE8BD28BDC4BD45BEDFBD833D3C3E0DBEE93D363D16BD983D383E953E98BCB3BDD9BC463E3ABE1E3E63BA11BED73C8B3D423BE43D1E3C24BB253D7ABDC43CBBBE003E1EBEF3BB203D3D3DAC3D273D263C2FBD343E9CBD48BD1B3DC63D90BEF4BD1D3D73BD3E3E8EBDE7BD3A3EECBDAFBDB73D353D05BCF3BD95BC043E1BBD00BED9BA013E203E043E3CBE2B3A363B0CBE5E3C27BE97BD58BEEDBD2CBE20BD70BD1EBDE6BC50BE963D313D023E353E093EA5BD463ECCBD90BE25BE6FBEF43CEEBDE03D34BDBBBB843C253D03BEF53C37BE47BD3B3E533DC93D91BC93BD4ABD113D5DBDD5BC793D683D2D3EDFBDD93D323DDF3D94BE273EEC3D60BD623DF0BA8C3E3DBE0C3C97BE483DF53C263E4E3D073E3DBE683D5B3D803E5A3DD2BD69BD583E55BDF83CC1BD5F3A98BE413D313EB73C413EF339843DCEBD8E3D573DDBBD91BDBE3DDF3D523C87BD6A3D23BE6EBE123E973DF63D423DAC3D4A3D1E3EF03D973E88BEB3BDB53C843C6CBBB73DC63CFB3D1CBC673C0BBE45BE4D3D993D0CBEC5BD23BE3F3DA93D3FBD67BE37BE4EBEF93DF33D17BE233E61BDC8BDBF3DA63DBCBC73BC563D99BDB0BD913D89BC1DBDCABD3E3B0CBE14BDC53D313E9DBC063D1A3C323E4DBE95BDA43D86BC14BE8BBD8FBB8EBC0F3EC83D0EBD943D35BDB8BD2CBE083E103EC5BD603D4CBEF03DC2BD17BE61BE95BD20BE823A023E1B3C10BE7FBEB0BDF2BDE9BDD43DFFBD2D3E12BE5FBE1FBEBFBD4DBBA4BD20BDF6BD33BB3ABB843C153D1C3E1DBD8EBDEE3DE2BD133EE4BC843DFFBD653D12BE633DBC3D61BBA73D94BD703D8BBD6FBEFABCD5BDC4BB0FBE953D153E593B1ABDAA3D77BD163EDABD693ECA3DDE3D4BBE97BE633D15BDA7BC81BDA1BD163EC4BDC73D9C3D873EDABC78BDD5BD193E61BE41BC2BBDA83BD83CBCBD063E043DF53C3EBE9DBD433E1FBE69BD3B3EDD3DFE3C24BCEF3D7CBCA33D26BE8B3EA2BD223EDABD7D3DF83D213E0CBD33BDD73D83BDA93D233ED0BE7CB944BEB53D503E44BE46BE45BE72BD8A3D02BE9C3EDE3D293C853C8A3D443D4B3E613D613E10BECC3D333D4A3D593E343EF1BDA83CF1BDB5BD1DBB053C57BB783D263C29BD16BE52BE6EBC543ED2BDB8BD8FBC3DBC7CBE373E0ABD89BD9C3D463B013EA73DA7BE38BE57BDD13D873E3CBE0FBE71BD813D7EBE243D163E6EBE3E3C7B3DDBBD49BC383DDF3D71BE88BE0E3EEABCD03D0ABEE83D063E19BEA8BD18BD72BDB33D5E3D04BE063D563E543E3BBEFBBD1E3E033EB83D953E973D97BE1ABD873DFCBD0FBD91BD263EA2BD55BD6A3DC23DCD3C49BDF2BD46BD1ABE2CBEE3BD70BE82BC53BD993E88BD243E2EBEDABDBEBD703E65BDB63DCC3DDC3C0D3E63BE143E2E3E673D18BC77BDE43A9A3DFE3C49BE9E3D53BD51BD5FBCD9BD943C7C3D0B3E3F3E9EBBDA3D1DBD27BE283E463E103D2A3E2ABEB0BDD3BD7F3D88BDECBD8B3D0FBD8A3E16BDE03DEA3D463EA7BDEEBC4BBE153E9CBC143E15BE5DBD5D3DFDBCCCBD9A3D41BD8B3E04BC93BD033BFA3D9FBC3C3E623E753D983E1DBD483E803DC8BCA83DDBBCF2BD383EFB3D99BCBDBD913EF73C9B3C1B3ABABC283E293D473E87BE69BE1BBE3EBD5FBE163EC73D0BBEE53DE4BD9C3DF8BD9C3E553E423DF23C603D8B3EB8BBDC3D06BE273EDEBDEE3D82BDD03D0DBA74BD24BE263E74BE4E3D28BE853E36BD8EBC34BE18BE013C913D293E1C3E4DBE60BD13BE043ED7BD183ED2BC74BDA7BB453C723EF53DE43DBABD1ABE09BEF73D2B3DACBCDABCE03D5CBD9ABDDF3D5C3D0C3D3EBE66BD46BDF9BCF5BD253E413D03BE8F3EBABDA03E72BC19BD77BC3EBE51BE19BD8FBD76BC3CBC6C3EA6BE3ABE80BD113ECCBC9D3B03BEBBBDBABC263EA8BD093E5FBEA93D193EDD3D84BD0F3EC53DCF3D5B3EA63DC9BD2C3DADBD9E3C783D9B3DA43D613D30BEC73D513E533DA4BCA1BB31BE73BDACBB483EE33B93BE473D1A3C56BE59BEC73D9B3D143ED4BD0FBD0E3E883EEF3D4CBDBBBD2CBDBFBD4FBE85BE4BBDF93CD6BDD0BE59BD80BE80BE75BDA7BD16BE983D7E3DED3BC9BC8039D53CA7BDB83CA5BC36BD4FBDC73C8A3D21BD523D7FBC14BE933D1FBC18BE933D28BE363C2C3DF5BD91BC24BECDBB863E94BE163DB53D24BE5E3EBD3DDF3D793CAEBB23BE243E88BD54BC98BDD53CB53D2CBE25BE46BEB93CBF3DB1BC28BEA83D44BD363D41BD833DF6BD74BDAF3DE73D22BE2A3E203DFD3C1D3E3D3E1CBD513C613DDDBD3FBE513E13BD363EB8BD92BC05BDC6BD07BE453E033EFE3D273E9EBDFCBDB43D1C3E883E8F3D993D77BCB8BDE93D96BDA33D85BDB23EA3BD9C3DA43EE0BD8CBD8A3D423DF23D59BD2E3E33BDDC3D203EBDBD59BE943DD6BC423E7B3E2EBDCEBDE53DC03BCE3D92BDB03B5B3D013E0BBE013E86BDBA3D2F3D133D06BE2EBC85BDB7BB89BE97BD74BD3E3CE0BCD9BD7FBD5BBD1DBE083EBF3D443D1F3E14BE083EA9BC263E3DBE9A3D873E65BD0E3D363D24BD29BD9CBDD5BB2C3DA2BC433B253B413DB0BDE0BB4F3D1E3D9F3DA03D81BD69BD4BBE593D44BE2A3D9BBD8F3D033E233EB63D333E9E3C39BE20BE35BD933D9EBE793D6C3E09BC3B3C8DBC2A3C02BD25BD1CBE2FBD94BD623D2A3E06BEA03D703DABBD02BE2FBD02BD74BD1A3D0D3E8CBDC7BC6D3EBCBDEF3DE2BCBCBD5EBD953C07BD873DE23C23BE6D3E2CBEAD3BAABD283D9BBD553D3DBEA9BC483E47BE063CD03B13BE953D983E16BD13BD9FBDB93D42BDAB3DED3D24BD1A3CF5BD64BC58BDCABD363ED7BCEF3D1A3BE0BC87BE3E3E30BE77BE0BBD643D2ABD0B3E483E0A3E8CBC65BD83BEAABD1C3EE63C8BBE39BE9F3EAA3D36BE2B3E6A3D1F3D89BCB2BD14BEA4BD70BC303E423C053E4ABD923D85BD1DBC5CBECDBDB43DEA3DFFBD5C3EF83CCFBD613E19BD6EBEF0BD7D3D93BD9F3D5ABD4EBD443DECBB51BE07BE933D1F3D77BDBBBB83BDF73D61BE92BD81BDD63DF4BD5CBE083E903E1A3E953DB13D613E803E56BD433CAC3D9BBD1B3D2E3E97BDB23D183E83BC043D14BD00BE983D75BEBEBDF7BDA63DEE3C2CBE52BE79BE4FBD433EE43DFCBD043EAC3DDCBDDF3CBFBD97BD723BA73D9D3B293DB9BE873B51BD173EACBDEF3D923DBD3C8FBD023D8F3DE33DB53C7A3DC13D99BD313D1E3EB1BEB1BAE4BB673C25BD743C8BBD513E5ABE613E44BD783DFC3D393E6C3E7ABE983D86BEBEBDE23D91BDB13DDD3D0A3E5BBDD43D9F3E0D3EAABD98BCD7BD403D063EDCBDB33D953C383D7B3C5C3DA63E44BE973DA13D8DBDC3BDC73C983E923E2FBDEEBD573DE6BD953D923DC53D4A3C153E88BD393E6BBD74B963BE62BD993D5A3E68BDA2BD3A3E5A3E05BE65BE433C93BDB1BD313E1A3E813D543B82BDA9BD553E4F3E6F3C02BC2BBD9C3C22BEF0BCD03D783D103E95BC82BC12BEAFBC16BD173E453D983DFCBD84BD943D92BDF33CD03DD03D44BC713D14BDFBBDD43A233D063E83BDFBBD4C3EBF3C4C3C4A3EEDBDB7BD99BDB1B89A3D503C4EBE4DBEFC3C7F3D3DBEEB3D213E343E243E13BECD3D19BE8B3D7B3E8DBDC7BD403CF4BD8DBD73BE2B3E843D983C87BD04BEAB3D433EAA3D55BDF03D943D363DEFBD123EAF3DAA3C023E163D91BEE13D873CC6BD523DC6BCE83DC53C123C423E6BBE09BEAB3B143DF8BD5EBD60BE85BC4E3E303E4FBD563E1FBEEE3C9BBD18BE4DBD5F3DFABDFDBC68BC3FBC4DBE9B3D0DBDB5BD88BCA0BB58BE0DBE503C0CBD643E41BE4B3DC7BBB0BD16BE81BDC13E943DAD3D883EDEBD99BE48BDB23D843E9E3D4DBEDABCE3BD333D22BE923E85BDEA3CA0BD133E273B283D41BE433C7D3CF83C113E883DFD3D353E48BD2DBE883E413EABBDB13B1EBEFCBD573E023E5A3D0C3DBCBBB9BD2B3E893E0FBE40BCEEBD673A903D193E953EC6BB02BE8D3D853D67BEF5BC5ABB8DBE1ABD5D3D8EBD9B3C69BE2E3DAEBB9D3E50BEFEBC853D9E3CCD3C83BDF73D6F3DB03D79BD183E0E3E773B973D843EF73CC33D86BBBDBCF3BD8D3C133E14BE1A3DBFBD63BD213D393D10BD2FBE873D18BEC13CFBBD9EBEBBBDABBDEA3DDB3B293D81BD553E003E74BDCFBDAFBB26BC5ABBCE3D7F3E513C85BD05BDAA3E98BC503EE2BD4C3EBC3C4DBD29BDDDBD05BD443EE6BDC1BD583D8DBC9DBDB73DAA3DDD3D37BE183D0A3D093BB9BB873DA13D043EA3BC963C86BE9B3D5CBDDC3DE33D0B3D0D3E65BE653E31BE843ECDBD56BD01BD94BED5BC3A3E70BCC8BD553C33BD2BBCA23D243E96BDFF3B95BD3C3E9FBCA13CA3BD99BD18BDA33CE43DB4BD843D0D3D343E9A3CDABDBE3D3ABD1DBE5DBE99BDF7BA4E3D13BE663CC8BD693EA1BD433EB23CB6BE3D3E213E3D3DDF3C573D293E16BEC1BD023E01BE8CBE363E8FBC0FBE4B3E2FBEB33DB5BD0EBE0A3E2FBE7B3E88BEE4BD5BBEB5BD24BCAF3D63BE04BE1F3E093ED53DCF3C293EA8BDF4BD0FBE673E9BBDFDBBC3BA41BE453DB03DA23D90BD0FBD1B3D763DE3BCF0BD3EBE94BD113E733ECE3D5CBE6D3EB0BD7A3D713D833EFD3DEBBD613D873C043D5E3CFABC5B3DBC3C753C4ABE74BEA73D283E953D10BE1C3E6CBED9BD17BD6B3D9C3D293E56BD23BE24BEA0BE033EDCBDAB3D1F3E83BD453E7C3DFDBDF43D043E06BCEABDD73DB7BDFF3C00BE753E7A3DAABD6CBEBC3C5DBC41BDA23D283E803D41BDB2BC0EBDE23C533C90BDD63BE23D8A3CF53D643D9E3D223EB83D89BE973C2D3E9B3D79BED33D023E97BD7D3D233B4A3D07BDEB3CA03CB23D843DBDBD8EBE083EB3BDE53BE4BC3D3D053D2A3E2DBD03BDED3B0B3B3CBE623D12BE82BE94BA04BDDC3CF63D7ABD4D3EFCBBC43D05BE1B3D353D1D3D253EC6BD3FBD82BD05BEF4BC923DE4BD28BE273E0A3E5F3E12BD0EBDC03C89BDB73DF8BC4FBDD63C6EBCC3BD18BE09BD7BBD7B3E15BE42BCD23CDF3DA33C1E3D203D1B3DAC3D2EBE743EC4BBC23C9C3DCFBD5E3D933D71BC1C3DAD3C103D5ABED8BC28BE77BE30BD733C813D8E3C823DB0BD913DDC3D1B3E2A3D3BBE6E3D37BE3C3D9DBD3F3E76BD31BE53BD34BE9C3EF0BC603E49BD5CBD9FBEF6BB21BD25BE953D1BBE9B3C473D87BC463E4D3ED4BD13BCBFBD3A3E7E3EF23DBC3D40BEDB3D243EC73D873D8EBD58BC0A3E983E2F3C463E6BBEDABD1B3E103D2D3D053C41BD4FBC143E9CBDDB3D67BEDD3ADCBBE5BC843DF4BD22BE20BD033EAFBCC2BD54BE38BE9C3DDE3B2F3EC23DCFBDBA3DC33BEDBD303EAB3DBD3C11BCE5BC043DB93ACF3D99BD1C3EBF3DF4BD18BC70BEF03CB9BCBF3C8FBE19BE043CE93D3FBE0ABE8E3E81BD9CBD19BE0D3EB6BD133DCD3CEB3DECBD83BDFF3DC3BD2E3C6EBEA1BB3B3E463E073C6D3D9FBE723B9FBD92BECE3D34BD9C3DF9BDB33C4A3CFCBB46BE1CBE1E3E043D9EBD2CBE953DE8BC2DBEF53C15BD33BC9A3E01BE2FBE00BE93BD3DBDA43CBEBD6FBCA93C4B3EB53D3D3C76BC79BC8DBDA53D54BE0B3D45BE823CDABEF73A133DF43DA83DEEBDAD3CCF3D053E17BE0ABE34BD6DBDD0BE343EC8BD91BD8D3D73BC9DBC3B3E973ED23C04BE20BEEBBBE93D223D42BC6DBE6E3C553DB0BDE4BCF53D95BC12BEA4BD023DE5BDDD3E453EAC3CDEBD403E4EBD3B3E593E5A3EB6BDD33DFB3C2ABE47BD753D12BE4F3E8D3E2BBECE3D223DCD3D94BC52BE433D10BD393E9CBDF13D30BDDF3DB2BD72BE76BD74BD3A3C15BE1B3EC8BDC53C0BBDA33EC8BD573E43BEDEBD823C1F3C873D59BD303E0FBD303D5BBD2FBE9BBD503D86BD963D25BED6BC94BAA9BDB2BC22BD24BBCF3C223E15BEAF3D3BBDA03CD6BC573D423EDF3DF7BC723E7E3E173EFC3D493CA0BD65BD5D3E06BEE5BAAFBD693DE83C3FBEB03D873DD8BDB0BDC63CCD3D73BE623D06BE84BC263EDCBDC43D203ECFBD1EBDF23C1C3D73BD753D323CEFBD10BEFB3D2B3EDA3D843DF2BCB7BD1DBE7FBE36BD1BBE083E4DBE9CBDE6BDB53C93BDA73DAA3D993D9D3DFD3D60BE6B3DAF3DB53D04BE1BBC88BEDFBD8ABD9ABB64BDB9BDAEBAEB3C39BD97BD11BE293E79BDA73C493E0A3E233E433EA0BDA3BD5EBE073D84BDC1BC7ABD30BD163E193E693EAD3C7B3B653EAF3D403C35BE0C3D343E8C3EDC3CAF3D7FBDB8BC61BC1CBEA8BD17BEA43D2EBE39BE6D3E03BE913A65BE333D24BE8B3DBFBDBC3D023EC9BD97BC013EA5BD403E003D95BDCDBC01BE13BE173E2C3E8B3DDBBB98BE433D3ABD7B3CE73DDBBD0F3E383EC1BC28BD1EBDE5BCF2BC43BDAABD3D3DBA3D3E3DBCBDA7BD7E3D48BD893E5B3CADBD1BBECDBD0BBE28BE91BDD9BCF33CB43D113E7ABD54BC39BC2ABD16BE003EF7BDF83D94BDE63CB63D1EBE89BD31BCAEBD963D463D373D2ABEE73B91BD9C3E4EBD81BDFABC92BE69BE3C3EECBC823D95BD3CBEE0BC6FBB3A3E5B3CC53D2DBEAEBCF43DE1BD2B3EC53D8A3DADBD1ABE873A11BCA23DABBE4EBE4CBD7FBC0B3EAC3C873D523E773DBF3DC63DA6BD2F3AB03D60BEA9BD233E5BBE9A3D3A3ED03D463D743D3CBE963D483E773D00BD343D4B3E983EB8BD24BED6BCFF3D6ABDAABDA6BE9ABE4B3D453DD6BC5FBE07BE0D3ECC3C163E133E9D3D663D4ABDD6BC2C3B09BDFCBD32BD13BD313DD7BD223C5ABE54BE853D483B09BD043ED8BDFEBD513E00BE05BDE53D97BC8B3E3F3EA63B2C3E2BBE923DFCBD36BE923D053E41BCE43CABBDB1BD0F3D743DBD3CF5BD433EEF3D64BC68BE15BD75BDCEBDF83D993D203EF33C17BEB1BDCA3DD4BD25BDF7BDCB3D52BE27BE74BD4FBEEC3DA33D533EACBD133EA1BC7F3C0F3E26BE853D05BC723D093E923E103E24BD3DBE9F3DCEBDEFBD41BEF23D3E3EE13C84BDBF3D95BDB3BC72BDD2BD113E313D8D3C11BE02BD463E933D7DBD463DCFBCD63D8DBDDF3CBF3D78BD4ABE81BE0F3C2DBE2D3E1A3EA23C41BE2A3E5A3C0C3ED83D67BE453DC1BE7C3C01BE1D3ED4BCC83BD63DE9BDD23D183E063E9D3D9C3E973D6FBDE6BD84BC82BD433EAEBE98BD993BBB3D703DD7BD38BE03BDCDBDAFBC71BEAF3DE4BD993DAF3D553D6A3E403D87BD0A3E2EBD893D613E3D3E95BD89BD93BDF53DDEBD223E53BA5FBD12BD853DB03C013DE23B5BBE43BEA4BDE8BC8A3D5FBEF93B68BCB2BDD93D98BD1B3D88BD823E14BD87BC713DAA3D07BE83BDD9BDA03CB0BD6DBE5BBDB73DE23C6B3EF63D813D56BC6B3CA0BCBF3C35BDB4BD5FBD213DD0BDED3D9D3DCF3D713ED53DAABD48BD843CF2BDF83DA6BE45BE043EDABCAA3D1C3E12BED73C363D2D3CD73C163EC43D3F3CCF3CA0BD0FBE023DC4BDFB3D62BEB4BC03BE2B3E973D20BD1B3E273E20BE39BE573DBB3A93BD823E253E98BDC2BD29BD99BD953EEFBC293D08BDA93C143E5ABD773EF53C943E8ABEB13D3ABD6B3DDEBDEC3D533D843D003D8CBD8FBD22BE563E81BCB1BD343E6D3D6B3B54BEE2BC3ABE59BE95BC163EBEBDA03BFDBDF03DA03EFD3D60BC0CBE2F3D01BECFBD55BD093EC33D8A3CC43C72BEB8BCC2BC6CBB7DBEF5BC003E81BE92BD1B3CA6BD353EC93C673DABBD93BDB93DB53DBCBD383DB93C123DCE3DBE3C583D50BE28BDB1BD443C0BBD77BD003E45BE8ABD1ABEDB3D72BD513EC8BDD53D7A3DB6BCDD3D86BCC73DD7BCC43C893C803C933C94BE8BBD253D4A3EAB3C653E0DBC9A3DC4BD1BBE45BE5E3E5FBDA13D79BEBCBC54BEDD3DB03D12BE043EE43CA13D183B1C3E213DF53C2C3D7E3E343DDABCA9BD233D82BE7DBCA03D0EBE24BCAEBD6D3D88BD043EBBBDF6BD0E3D563BD7BDCB3D93BE9E3D01BEFA3DDCBD3DBEA53DDEBDB93D11BE00BEED3D673DC4BC2FBE07BDB03CE8BB833C8A3D4D3EBE3D993E5EBE96BD143EA4BD463E1EBECDBDB03CA83BB83DE13CFFBC1EBECEBDD33CC73D9FBD6EBDA5BD723DB8BD90BD453D053CE63C36BC1EBE9B3D7FBD553EE6BCB43C8ABEA8BD533EDBBCD73DCD3DA63C57BC32BE353D883E01BDA03D02BE17BD1DBEBABD2EBBF73D823D08BE8FBD7B3EEEBD2ABD66BDD43C8FBD133EF1BCDF3D2A3EBDBC973D603D833C723D033DAA3D0F3E0DBEA5BD093E16BEFCBA203DB73DE33D113C2D3E203E133E563E413EA7BCAEBD393EA33DAB3D11BDD43D1ABDE0BC2FBDB93E193E403DF93D4B3D9CBD35BD38BD413EC8BDE03DC9BD9BBD573EF7BDD4BD2ABDD2BD46BD5DBED93D5CBE423EB3BD573DA0BCD1BD2B3CB73D5D3CF43C9C3C483D47BD54BDFC3AA43D8ABD643E83BD19BE81BC503EC4BD343D093ED9BDEA3D7A3DBF3DE0BD26BDCC3D3EBE8DBDB23C123E16BE103D963D323C713D3FBEA5BB903D053EA03C463DAC3C8B3C603D1CBE333D5F3D113ECBBC943D173ECCBD373EFDBD813EA3BD073D14BEA93CC8BD653E50BC9EBC4B3E0ABE8D3D5C3E23BDF0BCB53DF4BD40BDE53D423DAF3DEC3D3D3EA13D6C3EDEBDCB3C0D3E2F3DC1BD683EA03DA0BCB2BC89BC66BC313EA13E84BD15BEDD3D8C3D08BE8EBD35BC553E823EAC3CD3BDB83CBBBDFE3C2D3E42BB2B3D593D95BE3A3E2F3EAC3D2FBEFD3D623D93BEB6BD5DBEBD3DA83CC6BCF63DD4BCBC3B283CF7BC1E3E54BE433DD4BD623ECD3D033E5D3D293E01BE3D3E68BCA1BDBEBD3D3EF6BC2F3A163D50BDCABC283E263E1D3EDD3DFFBD56BE493D403E35BEC93C5A3E563E56BD973D2ABD0FBD9A3D153ED13D83BEF5BDA23C78BCCD3D99BE5EBE2B3E8FBD6D3CAB3DDCBC903D273D993D753C7A3D703DE13D6D3DA43D35BE0B3E75BE43BD433C88BDA03CCDBDCABD59BE07BC14BACABD43BE0CBE543DB2BD31BDA53E103ED4BD523C64BCD73D7DBD8A3E48BE9D3C08BDC63DA8BD893CBABD2BBE6F3E993DE53D62BDABBD24BE2ABEBFBD9A3EC9BD2BBE24BEFCBD08BE59BE923D043E81BC703DC13C963C10BE1DBD83BD0C3EA93D07BE753E63BD56BE62BE83BEBD3D4B3D803D1F3C803D8ABD2EBE203E2ABEF0BDCFBD3D3D73BE983D873DD8BCF93D9C3D543E9FBE143D51BE08BED2BDB2BC01BEAE3B6FBE0B3DA5BCAB3D543D1B3EBF3C38BD5C3DB73C49BEE2BD01BC47BEA3BC493E003C2ABE18BEBDBC0A3E873D8DBD5EBC913E5A3E213ED4BD323D83BEE8BD03BB87BE303E09BD1DBE993D03BED2BCAC3D81BC283D4D3D343D243D56BDE13CEFBDD23D923D2FBC1ABEDFBCBB3E1FBD16BDEEBC63BB283B90BDB23E27BE553DF23D1D3E943D17BE7BBB70BEEF3DB43DBA3D59BDB7BD693C4FBDB53D933C5D3DEABD6E3CBFBDB9BB06BDAE3BC2BB2CBD1BBD143E2DBD28BDB5BCD73D77BD2FBD663D2D3E573D173EA83DD7BDE93C683E333E6FBC9BBD73BDBABC35BDB33D0C3E493C78BC7A3DB03A843EC03D4D3E7C3DE2BD553EFF3EF8BC5D3CA83E873E6BBE48BE233E9EBC263C983C163D27BD06BE5BBDD93D35BE01BE2FBEBB3C9A3D02BDA1BC72BEF63C023E823BC53D33BE48BD153EB63ED9BD1B3E14BEDB3DD6BD4F3E903E933D963DE63D8E3DBD3D083EECBD8CBD393E81BB82BD4ABE753EA43C3C3E46BE53BCC6BDAEBDACBC11BE733EB43D193DE8BCD1BD99391D3E35BE163EE53DB93C9CBDC93C0C3C16BBB03DF6BC63BC82BC083E4ABE4A3D003EFABD9EBCDA3CB63D7DBD47BE06BE093ED6BAD03D623D953CE03DA9BDBD3C8C3DAFBD0EBD17BE813EA8BD83BDD93D17BDE4BDC5BD863ED63D91BC123C073BE3BD12BE6F3D2F3D00BE1CBE0CBCD33D0B3D22BCD0BC233E273E833CC4BD10BE97BD28BD6B3D87BE7B3C843D213D7EBD2D3E2C3D1B3D15BD9E3D6BBE1B3E413DF73D8EBDD1BD243D28BEC7BD3B3E983D973DDB3DFBBD09BD25BE0FBE023DCC3D6D3DFCBDB73DCBBDCC3DBA3D45BDDB3DC73D5EBD16BE16BE6B3E413DAD3D02BEE3BD39BCE03D343B6FBD5BBDC9BD5C3ED3BDBC3D4DBCC53D153E4FBD3A3E2B3EE43D5ABD873D283ED9BC9CBE8C3D883D153DE83CEC3BB5BDF4BD72BD573D01BD52BC6E3BF23DBB3D973C86BD603C40BE02BE833EF23D473E8F3C3E3C2FBE4BBE4CBEAE3CB93D48BD993C1F3EA03D8DBD9E3D9C3D35BE323E173D73BE313D383AB53D123E4E3D9FBDDCBC4D3B0D3E993D18BD60BE03BEB6BD783DD9BD10BD363D7FBE1E3CCF3D3FBEE73B293DF7BD52BD813E18BD533E1EBD1DBDCF3DB83E5EBE263E19BE5D3E3DBD8EBEE93DB33DC1BD43BD0A3C91BD423EDABCE3BDD23BE4BB123E75BEA8BED33D633E52BD17BE553A7ABE9EBD30BE093C4BBEAA3B8E3D7FBD0C3D0DBE783CAC3ED7BD953DEDBDFF3D9DBD673DB6BD313E77BD123EA1BD653D97BDA2BD363EBF3D6EBDE33C333E43BEA83CF9BC473D143D423D22BD5D3CCEBD873B3BBCE73D833BD3BDAB3D8CBD043E333ED7BD043E9D3D42BEA9BD6BBE883EBE3C6CBEB7BC4CBCAEBC5B3E01BE7DBA8D3CD2BE063E023E15BD2BBEDE3D8EBD973D7EBC83BECE3CF2BC813D2D3EFCBDF83DE4BDA53DAABD0FBE593E8DBD2D3C0A3E48BD443EF0BDCA3D403E31BE30BE3B3D553D97BDE23D203EC3BC79BDF3BD3ABDF8BD02BE3FBD323EC33DBB3DA5BCF2BD483E03BE0C3EBF3DC0BC36BE91BCB43C993CDEBCA8BC9BBE98BDBB3C90BE753EE1BD1CBEF1BC5DBD31BE863B7E3DB3BD123E433D9ABD7E3B20BC103DB83DBA3E66BDC5BD193EE23DF2BD82BD39BE85BD3D3D153EED3D3EBD3DBEA0BDF2BACD3CE3BBB2BDFEBC31BC7E3DC73D8D3BD5BDA9BDBD3D9E3CBB3D2D3D89BC1E3E673E10BD7BBD403D443D49BD39BE3CBD513E16BE41BD843D0EBDC83E703E903CBF3DCC3DF7BD5E3E9D3C1D3D28BC89BCB8BD1A3E0CBEB63DE7BC0C3D98BD1E3D36BD99BBBC3DCABD063C483DF03CC0BDFE3D133E1ABE5EBD503EADBDB73D1D3D25BD0DBEE6BCC1BD933C4E3ED6BD103E993DCF3C2E3DFF3D043E293C5F3DEC3D0B3E4EBDC23D83BDA23D453E943E06BE193D8CBDA23E21BDA1BD08BD81BC8FBDBDBC443DBBBDC3BCC93CC03DB4BDAD3D1B3E1C3CEBBD473DF2BD25BE383D01BE1F3E88BDC23D25BD3D3DAE3D713C4FBE573EA83C9DBD8E3CDCBCD83D30BC883E44BC1FBEE6BC13BDB5BE413EA13D073E753DF8BB643E8EBA83BC953DAABDA83D56BD0FBE37BEC63DC0BE0D3E5D3D8EBD53BEDEBC7DBD49BD233ED83D91BDC73D13BE11BE64BE043D053E18BD7B3B23BE6E3DDABD373DEA3DE4BD973DB63E80BE22BE533A3E3EA8BC103EC2BDBFBB32BE81BDAABD9B3D11BDD2BD53BDCD3C733E323E40BD26BE76BD93BE57BD2EBDC6BE24BEAEBBC7BD363EDC3D693DCCBC203DCABD243E92BD41BEB23E0BBE4CBEE73DDF3CD33DB93C113E72BD32BEB4BDF9BDB7BB1FBB1E3EDE3DA13DEA3DC8BC893D4FBDA8BCF0BC243C48BE34BD68BE503E17BD37BD203EB83DE33D993DF9BC423C77BB7DBD043E043E0A3E94BE41BE5CBD0C3EE23DC33D3B3E403D5DBE1CBD3E3D3CBC343E463CF23B073ED93BC1BC32BEB1BDB33D43BD65BDD8BD553DAA3D5D3D85BC053D593E1ABEA6BD983D48BEB83DB93D103E583E9E3DD33A4C3E5DBEC1BDDABC0EBE203E063EA83DF7BD0CBEDE3D56BDDCBDF4BD18BD413E0CBE7CBDED3D9B3E64BE5D3CE0BD19BEA0BDB53D0CBE81BE88BD91BD3E3E43BED43DD23D64BCBE3D503D773D8E3DC9BD563E523E9EBC12BDACBDB4BD8C3DE63CF4BB073EDB3C723E9ABD153DCC3CA43E26BCCE3D0CBD17BD8A3EE13D403E443ED9BBE43D273DD2BBAF3DAEBE8FBD0BBE3ABC053C3EBE313C2FBE873D6BBD1CBE0ABE02BE0DBE4E3D323D3ABE6E3D8E3E0DBEF6BDC63DBCBD0C3EA23DE7BD7E3E013ECF3D4DBD133DB33D073C053EC9B97EBD833E92BD4C3EB4BCF2BCFABD7B3E9EBEE1BDF03D8A3EA2BD2FBD153ECC3DA13D5C3E873D8EBC95BC37BE473E983CC53DE83CA23B63BB3CBD77BB293E863ECEBC0CBEA2BD053ECEBD82BE4C3DEF3D823DCDBC13BE33BEA9BDE2BDE5BDAEBED9BDDF3D103D8B3CC7BD3DBCA53E3BBC9BBD843EA03C53BE1CBE9DBD603EE13D39BD5BBD413D073E3BBD61BE5B3D743E883D43BD053E46BEC9BC62BCBD3D903D1BBCDD3D5CBDF2BCA73D3E3EE5BC1BBCB63D8BBEEABDB6BB4CBEED3DD13D11BE913D9D3DBA3C483AFABD833EDABCBEBDAC3C06BEFA3CE33C373ECB3D62BDD4BD653EA8BD65BD96BD413D08BD3DBD8A3ED1BD0F3D2C3E82BE393C9F3D693D173D653C303E0DBE433E7E3CB2BD14BEEA3CF7BD32BEA9BE9ABC1F3C53BDF23DBEBDD0BD5D3E2DBD9E3C46BED53D3CBEB0BDC43D0DBE943E903D07BE763B063E503EC93B94BDE13DD8BC0CBECA3D393E003DA8BC92BE30BE543EC6BC183E953D993DC43D033EA43DEB3DE4BCBFBDA7BEAABD493C4E3EC3BD65BE863ED13D66BD31BE8DBD833D91BD0E3E903D3D3EFB3C1CBE2DBEA6BC48BBC53D503DAEBC063E4E3DCCBDDB3D91BD82BD8ABD01BE133E113E85BD10BE01BE33BB5EBD93BE33BAE03D28BEF73CE5BDD3BCD5BD1FBC9E3CFA3D8B3D363E38BC8DBCB83D5ABD1EBD0EBE84BD49BE313D593E4B3E513EFA3D0EBE073E9C3EBCBDA23D19BCFF3C0EBE38BE34BD9CBEDBBD8FBD953EB23DB93B043C173CA2BD2F3EE63D01BDFEBC33BEE9BC263D08BE883C4EBD3CBD383E26BD843D203E773E873D7B3C533EDABBA73D293ED83DAC3DE03D173E193DDD3C87BD0EBEB6BA0B3EB63DA63D933D83BD50BD263DA73C04BE62BD083D823DD23D19BE1CBDBE3CC83D39BE3F3E53BE033E0ABD4B3DE93DB3BD7BBD4BBE0BBE9D3D2DBD58BE373E763E2C3EBF3D25BE5ABD853E8F3D553D33BDC6BDBB3D9BBC8C3EB43C62BB323D0EBD81BD45BEF5BC053E543E4DBC083E8FBDCEBC7F3D98BDB83D12394C3D16BD493E64BDCABE0E3D95BC1F3BF2BC513D26BE6B3DD93DE03DAF3C1BBE6FBEECBD6BBB7B3C503E2CBEBF3DA9BC8D3CEF3D993D1FBD403DCCBD3C3D353E99BE8ABC2C3E68BDE13C5C3ED8BD35B83D3E913DC5BD51BE9A3C18BEC8BDE0BC3CBE48BC9CBCA73DF33DBF3D1E3E08BED7BD45BE92BD6D3D1F3E0DBDC13DC3BD7BBE9B3E3B3E003EA83D44BE34BC31BEFC3D13BEBABCF4BDE23C88BE65BD48BECB3D45BDDCBDC03D703EEFBD763A493EE7BDF4BD943E77BD0CBE8ABD8CBE7FBDE73D2FBE2BBEC8BB5B3D87BD4D3D56BEADBD9BBCABBD15BE5ABDFF3CF03DD7BC253DF03D",
      torch_tensor_64_torch.bfloat16_1: "0x020000002A3F983E2A3E103CFBBE4F3EE83DC8BD01BE863EC53E4DBE93BDA1BDA7BA4CBE69BD0D3E3CBD263E9A3E043D9CBE82BE4A3E9BBEDD3DAA3EEF3DDBBB15BDA33C463EFD3D0D3E9BBE29BF6C3DC93E983CBA3D5FBDC4BC30BE453E50BD8CBE933C643E943E9FBD823D3EBD3B3E55BE9B3DB43E1A3C9DBDCCBE75BDBCBDC03EFCBD",
      torch_tensor_64_torch.bfloat16: "0x02000000563F863F8D3F5C3F873F2E3FF53E4B3F3C3F523F423F763F643F933FA13FBD3F823F493F8B3F763FA23F443F783F5A3F653F3A3F2D3F8D3F933F653F613F913F7D3F823F5F3F9A3F5A3F953F913F563F823F433F803F913F933F573F933F573F893F513FD53FA83F903F703F9C3F8D3F613F783F823F293FEF3E533F673F8B3F",
      torch_tensor_16_torch.float32: "0x040000000000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"
    }
  }
#-}
