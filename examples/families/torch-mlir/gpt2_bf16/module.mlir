#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x64xbf16>, tensor<2x5xi64>, tensor<2x1x5x11xbf16>, tensor<5xi64>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>) -> (tensor<2x5x64xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x64xbf16>, %arg1: tensor<2x5xi64>, %arg2: tensor<2x1x5x11xbf16>, %arg3: tensor<5xi64>, %arg4: tensor<2x2x11x32xbf16>, %arg5: tensor<2x2x11x32xbf16>):
    %0 = "arith.constant"() <{value = 3 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 24 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %4 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %6 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_7> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %7 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_6> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %8 = "arith.constant"() <{value = dense_resource<torch_tensor_8_64_torch.bfloat16> : tensor<8x64xbf16>}> : () -> tensor<8x64xbf16>
    %9 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_5> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %10 = "arith.constant"() <{value = 0.79788456080286541 : f64}> : () -> f64
    %11 = "arith.constant"() <{value = 4.471500e-02 : f64}> : () -> f64
    %12 = "arith.constant"() <{value = dense_resource<torch_tensor_64_8_torch.bfloat16> : tensor<64x8xbf16>}> : () -> tensor<64x8xbf16>
    %13 = "arith.constant"() <{value = dense_resource<torch_tensor_8_torch.bfloat16> : tensor<8xbf16>}> : () -> tensor<8xbf16>
    %14 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_4> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %15 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_3> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %16 = "arith.constant"() <{value = dense_resource<torch_tensor_64_64_torch.bfloat16> : tensor<64x64xbf16>}> : () -> tensor<64x64xbf16>
    %17 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_2> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %18 = "arith.constant"() <{value = 0.17677669529663689 : f64}> : () -> f64
    %19 = "arith.constant"() <{value = dense_resource<torch_tensor_64_192_torch.bfloat16> : tensor<64x192xbf16>}> : () -> tensor<64x192xbf16>
    %20 = "arith.constant"() <{value = dense_resource<torch_tensor_192_torch.bfloat16> : tensor<192xbf16>}> : () -> tensor<192xbf16>
    %21 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_1> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %22 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %23 = "arith.constant"() <{value = 1.000000e-05 : f64}> : () -> f64
    %24 = "arith.constant"() <{value = dense_resource<torch_tensor_24_64_torch.bfloat16> : tensor<24x64xbf16>}> : () -> tensor<24x64xbf16>
    %25 = "arith.constant"() <{value = 6.400000e+01 : f64}> : () -> f64
    %26 = "arith.constant"() <{value = 6.400000e+01 : f32}> : () -> f32
    %27 = "arith.constant"() <{value = 5.000000e-01 : bf16}> : () -> bf16
    %28 = "arith.constant"() <{value = 1.000000e+00 : bf16}> : () -> bf16
    %29 = "tensor.empty"() : () -> tensor<2x5x64xbf16>
    %30 = "linalg.generic"(%arg1, %29) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg299: i64, %arg300: bf16):
      %359 = "arith.index_cast"(%arg299) : (i64) -> index
      %360 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %361 = "arith.cmpi"(%359, %2) <{predicate = 2 : i64}> : (index, index) -> i1
      "cf.assert"(%361) <{msg = "index must be smaller than dim size"}> : (i1) -> ()
      %362 = "arith.cmpi"(%arg299, %1) <{predicate = 5 : i64}> : (i64, i64) -> i1
      "cf.assert"(%362) <{msg = "index must be larger or equal to 0"}> : (i1) -> ()
      %363 = "tensor.extract"(%24, %359, %360) : (tensor<24x64xbf16>, index, index) -> bf16
      "linalg.yield"(%363) : (bf16) -> ()
    }) : (tensor<2x5xi64>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %31 = "linalg.generic"(%arg0, %30, %29) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg296: bf16, %arg297: bf16, %arg298: bf16):
      %358 = "arith.addf"(%arg296, %arg297) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%358) : (bf16) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xbf16>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %32 = "tensor.empty"() : () -> tensor<2x5x64xf32>
    %33 = "linalg.generic"(%31, %32) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg294: bf16, %arg295: f32):
      %357 = "arith.extf"(%arg294) : (bf16) -> f32
      "linalg.yield"(%357) : (f32) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %34 = "tensor.empty"() : () -> tensor<2x5x64xf64>
    %35 = "linalg.generic"(%33, %34) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg292: f32, %arg293: f64):
      %356 = "arith.extf"(%arg292) : (f32) -> f64
      "linalg.yield"(%356) : (f64) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %36 = "tensor.empty"() : () -> tensor<2x5x1xf64>
    %37 = "linalg.fill"(%3, %36) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg290: f64, %arg291: f64):
      "linalg.yield"(%arg290) : (f64) -> ()
    }) : (f64, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %38 = "linalg.generic"(%35, %37) <{indexing_maps = [#map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg288: f64, %arg289: f64):
      %355 = "arith.addf"(%arg288, %arg289) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%355) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %39 = "linalg.generic"(%38, %36) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg286: f64, %arg287: f64):
      %354 = "arith.divf"(%arg286, %25) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%354) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %40 = "linalg.generic"(%35, %39, %34) <{indexing_maps = [#map1, #map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg283: f64, %arg284: f64, %arg285: f64):
      %353 = "arith.subf"(%arg283, %arg284) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%353) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %41 = "linalg.generic"(%40, %40, %34) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg280: f64, %arg281: f64, %arg282: f64):
      %352 = "arith.mulf"(%arg280, %arg281) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%352) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x64xf64>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %42 = "linalg.generic"(%41, %37) <{indexing_maps = [#map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg278: f64, %arg279: f64):
      %351 = "arith.addf"(%arg278, %arg279) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%351) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %43 = "linalg.generic"(%42, %36) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg276: f64, %arg277: f64):
      %350 = "arith.divf"(%arg276, %25) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%350) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %44 = "tensor.empty"() : () -> tensor<2x5x1xf32>
    %45 = "linalg.generic"(%43, %44) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg274: f64, %arg275: f32):
      %349 = "arith.truncf"(%arg274) : (f64) -> f32
      "linalg.yield"(%349) : (f32) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %46 = "linalg.fill"(%4, %44) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg272: f32, %arg273: f32):
      "linalg.yield"(%arg272) : (f32) -> ()
    }) : (f32, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %47 = "linalg.generic"(%33, %46) <{indexing_maps = [#map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg270: f32, %arg271: f32):
      %348 = "arith.addf"(%arg270, %arg271) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%348) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %48 = "linalg.generic"(%47, %44) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg268: f32, %arg269: f32):
      %347 = "arith.divf"(%arg268, %26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%347) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %49 = "linalg.generic"(%45, %44) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg266: f32, %arg267: f32):
      %345 = "arith.truncf"(%23) : (f64) -> f32
      %346 = "arith.addf"(%arg266, %345) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%346) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %50 = "linalg.generic"(%49, %44) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg264: f32, %arg265: f32):
      %344 = "math.rsqrt"(%arg264) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%344) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %51 = "linalg.generic"(%33, %48, %32) <{indexing_maps = [#map1, #map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg261: f32, %arg262: f32, %arg263: f32):
      %343 = "arith.subf"(%arg261, %arg262) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%343) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %52 = "linalg.generic"(%51, %50, %32) <{indexing_maps = [#map1, #map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg258: f32, %arg259: f32, %arg260: f32):
      %342 = "arith.mulf"(%arg258, %arg259) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%342) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %53 = "linalg.generic"(%52, %22, %32) <{indexing_maps = [#map1, #map3, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg255: f32, %arg256: bf16, %arg257: f32):
      %340 = "arith.extf"(%arg256) : (bf16) -> f32
      %341 = "arith.mulf"(%arg255, %340) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%341) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %54 = "linalg.generic"(%53, %21, %32) <{indexing_maps = [#map1, #map3, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg252: f32, %arg253: bf16, %arg254: f32):
      %338 = "arith.extf"(%arg253) : (bf16) -> f32
      %339 = "arith.addf"(%arg252, %338) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%339) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %55 = "linalg.generic"(%54, %29) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg250: f32, %arg251: bf16):
      %337 = "arith.truncf"(%arg250) : (f32) -> bf16
      "linalg.yield"(%337) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %56 = "tensor.collapse_shape"(%55) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x64xbf16>) -> tensor<10x64xbf16>
    %57 = "tensor.empty"() : () -> tensor<192xf32>
    %58 = "linalg.generic"(%20, %57) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg248: bf16, %arg249: f32):
      %336 = "arith.extf"(%arg248) : (bf16) -> f32
      "linalg.yield"(%336) : (f32) -> ()
    }) : (tensor<192xbf16>, tensor<192xf32>) -> tensor<192xf32>
    %59 = "tensor.empty"() : () -> tensor<10x64xf32>
    %60 = "linalg.generic"(%56, %59) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg246: bf16, %arg247: f32):
      %335 = "arith.extf"(%arg246) : (bf16) -> f32
      "linalg.yield"(%335) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %61 = "tensor.empty"() : () -> tensor<64x192xf32>
    %62 = "linalg.generic"(%19, %61) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg244: bf16, %arg245: f32):
      %334 = "arith.extf"(%arg244) : (bf16) -> f32
      "linalg.yield"(%334) : (f32) -> ()
    }) : (tensor<64x192xbf16>, tensor<64x192xf32>) -> tensor<64x192xf32>
    %63 = "tensor.empty"() : () -> tensor<10x192xf32>
    %64 = "linalg.fill"(%4, %63) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg242: f32, %arg243: f32):
      "linalg.yield"(%arg242) : (f32) -> ()
    }) : (f32, tensor<10x192xf32>) -> tensor<10x192xf32>
    %65 = "linalg.matmul"(%60, %62, %64) <{indexing_maps = [#map6, #map7, #map], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg239: f32, %arg240: f32, %arg241: f32):
      %332 = "arith.mulf"(%arg239, %arg240) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %333 = "arith.addf"(%arg241, %332) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%333) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<64x192xf32>, tensor<10x192xf32>) -> tensor<10x192xf32>
    %66 = "linalg.generic"(%58, %63) <{indexing_maps = [#map8, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg237: f32, %arg238: f32):
      "linalg.yield"(%arg237) : (f32) -> ()
    }) : (tensor<192xf32>, tensor<10x192xf32>) -> tensor<10x192xf32>
    %67 = "linalg.generic"(%65, %66, %63) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg234: f32, %arg235: f32, %arg236: f32):
      %331 = "arith.addf"(%arg234, %arg235) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%331) : (f32) -> ()
    }) : (tensor<10x192xf32>, tensor<10x192xf32>, tensor<10x192xf32>) -> tensor<10x192xf32>
    %68 = "tensor.empty"() : () -> tensor<10x192xbf16>
    %69 = "linalg.generic"(%67, %68) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg232: f32, %arg233: bf16):
      %330 = "arith.truncf"(%arg232) : (f32) -> bf16
      "linalg.yield"(%330) : (bf16) -> ()
    }) : (tensor<10x192xf32>, tensor<10x192xbf16>) -> tensor<10x192xbf16>
    %70 = "tensor.expand_shape"(%69) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 192>}> : (tensor<10x192xbf16>) -> tensor<2x5x192xbf16>
    %71 = "tensor.extract_slice"(%70) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 2, 5, 64>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x5x192xbf16>) -> tensor<2x5x64xbf16>
    %72 = "tensor.extract_slice"(%70) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 64>, static_sizes = array<i64: 2, 5, 64>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x5x192xbf16>) -> tensor<2x5x64xbf16>
    %73 = "tensor.extract_slice"(%70) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 128>, static_sizes = array<i64: 2, 5, 64>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x5x192xbf16>) -> tensor<2x5x64xbf16>
    %74 = "tensor.expand_shape"(%72) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<2x5x64xbf16>) -> tensor<2x5x2x32xbf16>
    %75 = "tensor.empty"() : () -> tensor<2x2x5x32xbf16>
    %76 = "linalg.transpose"(%74, %75) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg230: bf16, %arg231: bf16):
      "linalg.yield"(%arg230) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %77 = "tensor.expand_shape"(%73) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<2x5x64xbf16>) -> tensor<2x5x2x32xbf16>
    %78 = "linalg.transpose"(%77, %75) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg228: bf16, %arg229: bf16):
      "linalg.yield"(%arg228) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %79 = "tensor.expand_shape"(%71) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<2x5x64xbf16>) -> tensor<2x5x2x32xbf16>
    %80 = "linalg.transpose"(%79, %75) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg226: bf16, %arg227: bf16):
      "linalg.yield"(%arg226) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %81 = "tensor.empty"() : () -> tensor<32xi64>
    %82 = "linalg.generic"(%81) <{indexing_maps = [#map4], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg225: i64):
      %328 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %329 = "arith.index_cast"(%328) : (index) -> i64
      "linalg.yield"(%329) : (i64) -> ()
    }) : (tensor<32xi64>) -> tensor<32xi64>
    %83 = "tensor.empty"() : () -> tensor<2xi64>
    %84 = "linalg.generic"(%83) <{indexing_maps = [#map4], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg224: i64):
      %326 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %327 = "arith.index_cast"(%326) : (index) -> i64
      "linalg.yield"(%327) : (i64) -> ()
    }) : (tensor<2xi64>) -> tensor<2xi64>
    %85 = "tensor.empty"() : () -> tensor<2x2x5x32xi64>
    %86 = "linalg.generic"(%84, %85) <{indexing_maps = [#map9, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg222: i64, %arg223: i64):
      "linalg.yield"(%arg222) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %87 = "tensor.collapse_shape"(%86) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %88 = "linalg.generic"(%84, %85) <{indexing_maps = [#map11, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg220: i64, %arg221: i64):
      "linalg.yield"(%arg220) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %89 = "tensor.collapse_shape"(%88) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %90 = "linalg.generic"(%arg3, %85) <{indexing_maps = [#map12, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg218: i64, %arg219: i64):
      "linalg.yield"(%arg218) : (i64) -> ()
    }) : (tensor<5xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %91 = "tensor.collapse_shape"(%90) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %92 = "linalg.generic"(%82, %85) <{indexing_maps = [#map13, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg216: i64, %arg217: i64):
      "linalg.yield"(%arg216) : (i64) -> ()
    }) : (tensor<32xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %93 = "tensor.collapse_shape"(%92) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %94 = "tensor.expand_shape"(%87) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %95 = "tensor.expand_shape"(%89) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %96 = "tensor.expand_shape"(%91) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %97 = "tensor.expand_shape"(%93) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %98 = "tensor.concat"(%94, %95, %96, %97) <{dim = 1 : i64}> : (tensor<640x1xi64>, tensor<640x1xi64>, tensor<640x1xi64>, tensor<640x1xi64>) -> tensor<640x4xi64>
    %99 = "tensor.collapse_shape"(%76) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<640xbf16>
    %100 = "tensor.expand_shape"(%99) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %101 = "tm_tensor.scatter"(%100, %98, %arg4) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg214: bf16, %arg215: bf16):
      "tm_tensor.yield"(%arg214) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %102 = "tensor.collapse_shape"(%78) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<640xbf16>
    %103 = "tensor.expand_shape"(%102) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %104 = "tm_tensor.scatter"(%103, %98, %arg5) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg212: bf16, %arg213: bf16):
      "tm_tensor.yield"(%arg212) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %105 = "tensor.empty"() : () -> tensor<2x2x32x11xbf16>
    %106 = "linalg.transpose"(%101, %105) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg210: bf16, %arg211: bf16):
      "linalg.yield"(%arg210) : (bf16) -> ()
    }) : (tensor<2x2x11x32xbf16>, tensor<2x2x32x11xbf16>) -> tensor<2x2x32x11xbf16>
    %107 = "tensor.collapse_shape"(%80) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<4x5x32xbf16>
    %108 = "tensor.collapse_shape"(%106) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x32x11xbf16>) -> tensor<4x32x11xbf16>
    %109 = "tensor.empty"() : () -> tensor<4x5x11xf32>
    %110 = "linalg.fill"(%4, %109) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg208: f32, %arg209: f32):
      "linalg.yield"(%arg208) : (f32) -> ()
    }) : (f32, tensor<4x5x11xf32>) -> tensor<4x5x11xf32>
    %111 = "linalg.batch_matmul"(%107, %108, %110) <{indexing_maps = [#map14, #map15, #map16], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg205: bf16, %arg206: bf16, %arg207: f32):
      %322 = "arith.extf"(%arg205) : (bf16) -> f32
      %323 = "arith.extf"(%arg206) : (bf16) -> f32
      %324 = "arith.mulf"(%322, %323) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %325 = "arith.addf"(%arg207, %324) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%325) : (f32) -> ()
    }) : (tensor<4x5x32xbf16>, tensor<4x32x11xbf16>, tensor<4x5x11xf32>) -> tensor<4x5x11xf32>
    %112 = "tensor.empty"() : () -> tensor<4x5x11xbf16>
    %113 = "linalg.generic"(%111, %112) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg203: f32, %arg204: bf16):
      %321 = "arith.truncf"(%arg203) : (f32) -> bf16
      "linalg.yield"(%321) : (bf16) -> ()
    }) : (tensor<4x5x11xf32>, tensor<4x5x11xbf16>) -> tensor<4x5x11xbf16>
    %114 = "tensor.expand_shape"(%113) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 2, 5, 11>}> : (tensor<4x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %115 = "tensor.empty"() : () -> tensor<2x2x5x11xbf16>
    %116 = "linalg.generic"(%114, %115) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg201: bf16, %arg202: bf16):
      %319 = "arith.truncf"(%18) : (f64) -> bf16
      %320 = "arith.mulf"(%arg201, %319) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%320) : (bf16) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %117 = "linalg.generic"(%116, %arg2, %115) <{indexing_maps = [#map10, #map17, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg198: bf16, %arg199: bf16, %arg200: bf16):
      %318 = "arith.addf"(%arg198, %arg199) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%318) : (bf16) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x1x5x11xbf16>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %118 = "tensor.empty"() : () -> tensor<2x2x5x11xf32>
    %119 = "linalg.generic"(%117, %118) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg196: bf16, %arg197: f32):
      %317 = "arith.extf"(%arg196) : (bf16) -> f32
      "linalg.yield"(%317) : (f32) -> ()
    }) : (tensor<2x2x5x11xbf16>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %120 = "tensor.empty"() : () -> tensor<2x2x5xi64>
    %121 = "linalg.fill"(%1, %120) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg194: i64, %arg195: i64):
      "linalg.yield"(%arg194) : (i64) -> ()
    }) : (i64, tensor<2x2x5xi64>) -> tensor<2x2x5xi64>
    %122 = "tensor.empty"() : () -> tensor<2x2x5xf32>
    %123 = "linalg.fill"(%5, %122) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg192: f32, %arg193: f32):
      "linalg.yield"(%arg192) : (f32) -> ()
    }) : (f32, tensor<2x2x5xf32>) -> tensor<2x2x5xf32>
    %124:2 = "linalg.generic"(%119, %123, %121) <{indexing_maps = [#map10, #map16, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg189: f32, %arg190: f32, %arg191: i64):
      %312 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %313 = "arith.index_cast"(%312) : (index) -> i64
      %314 = "arith.maximumf"(%arg189, %arg190) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %315 = "arith.cmpf"(%arg189, %arg190) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %316 = "arith.select"(%315, %313, %arg191) : (i1, i64, i64) -> i64
      "linalg.yield"(%314, %316) : (f32, i64) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5xf32>, tensor<2x2x5xi64>) -> (tensor<2x2x5xf32>, tensor<2x2x5xi64>)
    %125 = "tensor.expand_shape"(%124#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 2, 5, 1>}> : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %126 = "linalg.generic"(%119, %125, %118) <{indexing_maps = [#map10, #map18, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg186: f32, %arg187: f32, %arg188: f32):
      %311 = "arith.subf"(%arg186, %arg187) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%311) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %127 = "linalg.generic"(%126, %118) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg184: f32, %arg185: f32):
      %310 = "math.exp"(%arg184) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%310) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %128 = "tensor.empty"() : () -> tensor<2x2x5x1xf32>
    %129 = "linalg.fill"(%4, %128) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg182: f32, %arg183: f32):
      "linalg.yield"(%arg182) : (f32) -> ()
    }) : (f32, tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %130 = "linalg.generic"(%127, %129) <{indexing_maps = [#map10, #map18], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg180: f32, %arg181: f32):
      %309 = "arith.addf"(%arg180, %arg181) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%309) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %131 = "linalg.generic"(%127, %130, %118) <{indexing_maps = [#map10, #map18, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg177: f32, %arg178: f32, %arg179: f32):
      %308 = "arith.divf"(%arg177, %arg178) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%308) : (f32) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x1xf32>, tensor<2x2x5x11xf32>) -> tensor<2x2x5x11xf32>
    %132 = "linalg.generic"(%131, %115) <{indexing_maps = [#map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg175: f32, %arg176: bf16):
      %307 = "arith.truncf"(%arg175) : (f32) -> bf16
      "linalg.yield"(%307) : (bf16) -> ()
    }) : (tensor<2x2x5x11xf32>, tensor<2x2x5x11xbf16>) -> tensor<2x2x5x11xbf16>
    %133 = "tensor.collapse_shape"(%132) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x5x11xbf16>) -> tensor<4x5x11xbf16>
    %134 = "tensor.collapse_shape"(%104) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x2x11x32xbf16>) -> tensor<4x11x32xbf16>
    %135 = "tensor.empty"() : () -> tensor<4x5x32xf32>
    %136 = "linalg.fill"(%4, %135) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg173: f32, %arg174: f32):
      "linalg.yield"(%arg173) : (f32) -> ()
    }) : (f32, tensor<4x5x32xf32>) -> tensor<4x5x32xf32>
    %137 = "linalg.batch_matmul"(%133, %134, %136) <{indexing_maps = [#map14, #map15, #map16], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg170: bf16, %arg171: bf16, %arg172: f32):
      %303 = "arith.extf"(%arg170) : (bf16) -> f32
      %304 = "arith.extf"(%arg171) : (bf16) -> f32
      %305 = "arith.mulf"(%303, %304) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %306 = "arith.addf"(%arg172, %305) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%306) : (f32) -> ()
    }) : (tensor<4x5x11xbf16>, tensor<4x11x32xbf16>, tensor<4x5x32xf32>) -> tensor<4x5x32xf32>
    %138 = "tensor.empty"() : () -> tensor<4x5x32xbf16>
    %139 = "linalg.generic"(%137, %138) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg168: f32, %arg169: bf16):
      %302 = "arith.truncf"(%arg168) : (f32) -> bf16
      "linalg.yield"(%302) : (bf16) -> ()
    }) : (tensor<4x5x32xf32>, tensor<4x5x32xbf16>) -> tensor<4x5x32xbf16>
    %140 = "tensor.expand_shape"(%139) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 2, 5, 32>}> : (tensor<4x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %141 = "tensor.empty"() : () -> tensor<2x5x2x32xbf16>
    %142 = "linalg.transpose"(%140, %141) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg166: bf16, %arg167: bf16):
      "linalg.yield"(%arg166) : (bf16) -> ()
    }) : (tensor<2x2x5x32xbf16>, tensor<2x5x2x32xbf16>) -> tensor<2x5x2x32xbf16>
    %143 = "tensor.collapse_shape"(%142) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x5x2x32xbf16>) -> tensor<10x64xbf16>
    %144 = "tensor.empty"() : () -> tensor<64xf32>
    %145 = "linalg.generic"(%17, %144) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg164: bf16, %arg165: f32):
      %301 = "arith.extf"(%arg164) : (bf16) -> f32
      "linalg.yield"(%301) : (f32) -> ()
    }) : (tensor<64xbf16>, tensor<64xf32>) -> tensor<64xf32>
    %146 = "linalg.generic"(%143, %59) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg162: bf16, %arg163: f32):
      %300 = "arith.extf"(%arg162) : (bf16) -> f32
      "linalg.yield"(%300) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %147 = "tensor.empty"() : () -> tensor<64x64xf32>
    %148 = "linalg.generic"(%16, %147) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg160: bf16, %arg161: f32):
      %299 = "arith.extf"(%arg160) : (bf16) -> f32
      "linalg.yield"(%299) : (f32) -> ()
    }) : (tensor<64x64xbf16>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %149 = "linalg.fill"(%4, %59) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg158: f32, %arg159: f32):
      "linalg.yield"(%arg158) : (f32) -> ()
    }) : (f32, tensor<10x64xf32>) -> tensor<10x64xf32>
    %150 = "linalg.matmul"(%146, %148, %149) <{indexing_maps = [#map6, #map7, #map], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg155: f32, %arg156: f32, %arg157: f32):
      %297 = "arith.mulf"(%arg155, %arg156) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %298 = "arith.addf"(%arg157, %297) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%298) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<64x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %151 = "linalg.generic"(%145, %59) <{indexing_maps = [#map8, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg153: f32, %arg154: f32):
      "linalg.yield"(%arg153) : (f32) -> ()
    }) : (tensor<64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %152 = "linalg.generic"(%150, %151, %59) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg150: f32, %arg151: f32, %arg152: f32):
      %296 = "arith.addf"(%arg150, %arg151) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%296) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %153 = "tensor.empty"() : () -> tensor<10x64xbf16>
    %154 = "linalg.generic"(%152, %153) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg148: f32, %arg149: bf16):
      %295 = "arith.truncf"(%arg148) : (f32) -> bf16
      "linalg.yield"(%295) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %155 = "tensor.expand_shape"(%154) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 64>}> : (tensor<10x64xbf16>) -> tensor<2x5x64xbf16>
    %156 = "linalg.generic"(%155, %31, %29) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg145: bf16, %arg146: bf16, %arg147: bf16):
      %294 = "arith.addf"(%arg145, %arg146) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%294) : (bf16) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xbf16>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %157 = "linalg.generic"(%156, %32) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg143: bf16, %arg144: f32):
      %293 = "arith.extf"(%arg143) : (bf16) -> f32
      "linalg.yield"(%293) : (f32) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %158 = "linalg.generic"(%157, %34) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg141: f32, %arg142: f64):
      %292 = "arith.extf"(%arg141) : (f32) -> f64
      "linalg.yield"(%292) : (f64) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %159 = "linalg.generic"(%158, %37) <{indexing_maps = [#map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg139: f64, %arg140: f64):
      %291 = "arith.addf"(%arg139, %arg140) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%291) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %160 = "linalg.generic"(%159, %36) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg137: f64, %arg138: f64):
      %290 = "arith.divf"(%arg137, %25) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%290) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %161 = "linalg.generic"(%158, %160, %34) <{indexing_maps = [#map1, #map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg134: f64, %arg135: f64, %arg136: f64):
      %289 = "arith.subf"(%arg134, %arg135) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%289) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %162 = "linalg.generic"(%161, %161, %34) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg131: f64, %arg132: f64, %arg133: f64):
      %288 = "arith.mulf"(%arg131, %arg132) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%288) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x64xf64>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %163 = "linalg.generic"(%162, %37) <{indexing_maps = [#map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg129: f64, %arg130: f64):
      %287 = "arith.addf"(%arg129, %arg130) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%287) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %164 = "linalg.generic"(%163, %36) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg127: f64, %arg128: f64):
      %286 = "arith.divf"(%arg127, %25) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%286) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %165 = "linalg.generic"(%164, %44) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg125: f64, %arg126: f32):
      %285 = "arith.truncf"(%arg125) : (f64) -> f32
      "linalg.yield"(%285) : (f32) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %166 = "linalg.generic"(%157, %46) <{indexing_maps = [#map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg123: f32, %arg124: f32):
      %284 = "arith.addf"(%arg123, %arg124) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%284) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %167 = "linalg.generic"(%166, %44) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg121: f32, %arg122: f32):
      %283 = "arith.divf"(%arg121, %26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%283) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %168 = "linalg.generic"(%165, %44) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg119: f32, %arg120: f32):
      %281 = "arith.truncf"(%23) : (f64) -> f32
      %282 = "arith.addf"(%arg119, %281) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%282) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %169 = "linalg.generic"(%168, %44) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg117: f32, %arg118: f32):
      %280 = "math.rsqrt"(%arg117) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%280) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %170 = "linalg.generic"(%157, %167, %32) <{indexing_maps = [#map1, #map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg114: f32, %arg115: f32, %arg116: f32):
      %279 = "arith.subf"(%arg114, %arg115) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%279) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %171 = "linalg.generic"(%170, %169, %32) <{indexing_maps = [#map1, #map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg111: f32, %arg112: f32, %arg113: f32):
      %278 = "arith.mulf"(%arg111, %arg112) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%278) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %172 = "linalg.generic"(%171, %15, %32) <{indexing_maps = [#map1, #map3, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg108: f32, %arg109: bf16, %arg110: f32):
      %276 = "arith.extf"(%arg109) : (bf16) -> f32
      %277 = "arith.mulf"(%arg108, %276) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%277) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %173 = "linalg.generic"(%172, %14, %32) <{indexing_maps = [#map1, #map3, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg105: f32, %arg106: bf16, %arg107: f32):
      %274 = "arith.extf"(%arg106) : (bf16) -> f32
      %275 = "arith.addf"(%arg105, %274) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%275) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %174 = "linalg.generic"(%173, %29) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg103: f32, %arg104: bf16):
      %273 = "arith.truncf"(%arg103) : (f32) -> bf16
      "linalg.yield"(%273) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %175 = "tensor.collapse_shape"(%174) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x64xbf16>) -> tensor<10x64xbf16>
    %176 = "tensor.empty"() : () -> tensor<8xf32>
    %177 = "linalg.generic"(%13, %176) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg101: bf16, %arg102: f32):
      %272 = "arith.extf"(%arg101) : (bf16) -> f32
      "linalg.yield"(%272) : (f32) -> ()
    }) : (tensor<8xbf16>, tensor<8xf32>) -> tensor<8xf32>
    %178 = "linalg.generic"(%175, %59) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg99: bf16, %arg100: f32):
      %271 = "arith.extf"(%arg99) : (bf16) -> f32
      "linalg.yield"(%271) : (f32) -> ()
    }) : (tensor<10x64xbf16>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %179 = "tensor.empty"() : () -> tensor<64x8xf32>
    %180 = "linalg.generic"(%12, %179) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg97: bf16, %arg98: f32):
      %270 = "arith.extf"(%arg97) : (bf16) -> f32
      "linalg.yield"(%270) : (f32) -> ()
    }) : (tensor<64x8xbf16>, tensor<64x8xf32>) -> tensor<64x8xf32>
    %181 = "tensor.empty"() : () -> tensor<10x8xf32>
    %182 = "linalg.fill"(%4, %181) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg95: f32, %arg96: f32):
      "linalg.yield"(%arg95) : (f32) -> ()
    }) : (f32, tensor<10x8xf32>) -> tensor<10x8xf32>
    %183 = "linalg.matmul"(%178, %180, %182) <{indexing_maps = [#map6, #map7, #map], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg92: f32, %arg93: f32, %arg94: f32):
      %268 = "arith.mulf"(%arg92, %arg93) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %269 = "arith.addf"(%arg94, %268) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%269) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<64x8xf32>, tensor<10x8xf32>) -> tensor<10x8xf32>
    %184 = "linalg.generic"(%177, %181) <{indexing_maps = [#map8, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg90: f32, %arg91: f32):
      "linalg.yield"(%arg90) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<10x8xf32>) -> tensor<10x8xf32>
    %185 = "linalg.generic"(%183, %184, %181) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg87: f32, %arg88: f32, %arg89: f32):
      %267 = "arith.addf"(%arg87, %arg88) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%267) : (f32) -> ()
    }) : (tensor<10x8xf32>, tensor<10x8xf32>, tensor<10x8xf32>) -> tensor<10x8xf32>
    %186 = "tensor.empty"() : () -> tensor<10x8xbf16>
    %187 = "linalg.generic"(%185, %186) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg85: f32, %arg86: bf16):
      %266 = "arith.truncf"(%arg85) : (f32) -> bf16
      "linalg.yield"(%266) : (bf16) -> ()
    }) : (tensor<10x8xf32>, tensor<10x8xbf16>) -> tensor<10x8xbf16>
    %188 = "tensor.expand_shape"(%187) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 8>}> : (tensor<10x8xbf16>) -> tensor<2x5x8xbf16>
    %189 = "tensor.empty"() : () -> tensor<2x5x8xbf16>
    %190 = "linalg.generic"(%188, %189) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg83: bf16, %arg84: bf16):
      %265 = "arith.mulf"(%arg83, %27) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%265) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %191 = "linalg.generic"(%188, %189) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg81: bf16, %arg82: bf16):
      %264 = "math.fpowi"(%arg81, %0) <{fastmath = #arith.fastmath<none>}> : (bf16, i64) -> bf16
      "linalg.yield"(%264) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %192 = "linalg.generic"(%191, %189) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg79: bf16, %arg80: bf16):
      %262 = "arith.truncf"(%11) : (f64) -> bf16
      %263 = "arith.mulf"(%arg79, %262) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%263) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %193 = "linalg.generic"(%188, %192, %189) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg76: bf16, %arg77: bf16, %arg78: bf16):
      %261 = "arith.addf"(%arg76, %arg77) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%261) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %194 = "linalg.generic"(%193, %189) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg74: bf16, %arg75: bf16):
      %259 = "arith.truncf"(%10) : (f64) -> bf16
      %260 = "arith.mulf"(%arg74, %259) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%260) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %195 = "linalg.generic"(%194, %189) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg72: bf16, %arg73: bf16):
      %258 = "math.tanh"(%arg72) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%258) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %196 = "linalg.generic"(%195, %189) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg70: bf16, %arg71: bf16):
      %257 = "arith.addf"(%arg70, %28) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%257) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %197 = "linalg.generic"(%190, %196, %189) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg67: bf16, %arg68: bf16, %arg69: bf16):
      %256 = "arith.mulf"(%arg67, %arg68) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%256) : (bf16) -> ()
    }) : (tensor<2x5x8xbf16>, tensor<2x5x8xbf16>, tensor<2x5x8xbf16>) -> tensor<2x5x8xbf16>
    %198 = "tensor.collapse_shape"(%197) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x8xbf16>) -> tensor<10x8xbf16>
    %199 = "linalg.generic"(%9, %144) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg65: bf16, %arg66: f32):
      %255 = "arith.extf"(%arg65) : (bf16) -> f32
      "linalg.yield"(%255) : (f32) -> ()
    }) : (tensor<64xbf16>, tensor<64xf32>) -> tensor<64xf32>
    %200 = "linalg.generic"(%198, %181) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg63: bf16, %arg64: f32):
      %254 = "arith.extf"(%arg63) : (bf16) -> f32
      "linalg.yield"(%254) : (f32) -> ()
    }) : (tensor<10x8xbf16>, tensor<10x8xf32>) -> tensor<10x8xf32>
    %201 = "tensor.empty"() : () -> tensor<8x64xf32>
    %202 = "linalg.generic"(%8, %201) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg61: bf16, %arg62: f32):
      %253 = "arith.extf"(%arg61) : (bf16) -> f32
      "linalg.yield"(%253) : (f32) -> ()
    }) : (tensor<8x64xbf16>, tensor<8x64xf32>) -> tensor<8x64xf32>
    %203 = "linalg.matmul"(%200, %202, %149) <{indexing_maps = [#map6, #map7, #map], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg58: f32, %arg59: f32, %arg60: f32):
      %251 = "arith.mulf"(%arg58, %arg59) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %252 = "arith.addf"(%arg60, %251) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%252) : (f32) -> ()
    }) : (tensor<10x8xf32>, tensor<8x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %204 = "linalg.generic"(%199, %59) <{indexing_maps = [#map8, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg56: f32, %arg57: f32):
      "linalg.yield"(%arg56) : (f32) -> ()
    }) : (tensor<64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %205 = "linalg.generic"(%203, %204, %59) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32, %arg55: f32):
      %250 = "arith.addf"(%arg53, %arg54) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%250) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %206 = "linalg.generic"(%205, %153) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: f32, %arg52: bf16):
      %249 = "arith.truncf"(%arg51) : (f32) -> bf16
      "linalg.yield"(%249) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %207 = "tensor.expand_shape"(%206) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 64>}> : (tensor<10x64xbf16>) -> tensor<2x5x64xbf16>
    %208 = "linalg.generic"(%156, %207, %29) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg48: bf16, %arg49: bf16, %arg50: bf16):
      %248 = "arith.addf"(%arg48, %arg49) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%248) : (bf16) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xbf16>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    %209 = "linalg.generic"(%208, %32) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg46: bf16, %arg47: f32):
      %247 = "arith.extf"(%arg46) : (bf16) -> f32
      "linalg.yield"(%247) : (f32) -> ()
    }) : (tensor<2x5x64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %210 = "linalg.generic"(%209, %34) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f64):
      %246 = "arith.extf"(%arg44) : (f32) -> f64
      "linalg.yield"(%246) : (f64) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %211 = "linalg.generic"(%210, %37) <{indexing_maps = [#map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f64, %arg43: f64):
      %245 = "arith.addf"(%arg42, %arg43) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%245) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %212 = "linalg.generic"(%211, %36) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: f64, %arg41: f64):
      %244 = "arith.divf"(%arg40, %25) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%244) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %213 = "linalg.generic"(%210, %212, %34) <{indexing_maps = [#map1, #map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg37: f64, %arg38: f64, %arg39: f64):
      %243 = "arith.subf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%243) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %214 = "linalg.generic"(%213, %213, %34) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg34: f64, %arg35: f64, %arg36: f64):
      %242 = "arith.mulf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%242) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x64xf64>, tensor<2x5x64xf64>) -> tensor<2x5x64xf64>
    %215 = "linalg.generic"(%214, %37) <{indexing_maps = [#map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f64, %arg33: f64):
      %241 = "arith.addf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%241) : (f64) -> ()
    }) : (tensor<2x5x64xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %216 = "linalg.generic"(%215, %36) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f64, %arg31: f64):
      %240 = "arith.divf"(%arg30, %25) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%240) : (f64) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %217 = "linalg.generic"(%216, %44) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f64, %arg29: f32):
      %239 = "arith.truncf"(%arg28) : (f64) -> f32
      "linalg.yield"(%239) : (f32) -> ()
    }) : (tensor<2x5x1xf64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %218 = "linalg.generic"(%209, %46) <{indexing_maps = [#map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %238 = "arith.addf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%238) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %219 = "linalg.generic"(%218, %44) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %237 = "arith.divf"(%arg24, %26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%237) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %220 = "linalg.generic"(%217, %44) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %235 = "arith.truncf"(%23) : (f64) -> f32
      %236 = "arith.addf"(%arg22, %235) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%236) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %221 = "linalg.generic"(%220, %44) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %234 = "math.rsqrt"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%234) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %222 = "linalg.generic"(%209, %219, %32) <{indexing_maps = [#map1, #map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %233 = "arith.subf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%233) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %223 = "linalg.generic"(%222, %221, %32) <{indexing_maps = [#map1, #map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %232 = "arith.mulf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%232) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x1xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %224 = "linalg.generic"(%223, %7, %32) <{indexing_maps = [#map1, #map3, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: bf16, %arg13: f32):
      %230 = "arith.extf"(%arg12) : (bf16) -> f32
      %231 = "arith.mulf"(%arg11, %230) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%231) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %225 = "linalg.generic"(%224, %6, %32) <{indexing_maps = [#map1, #map3, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: f32, %arg9: bf16, %arg10: f32):
      %228 = "arith.extf"(%arg9) : (bf16) -> f32
      %229 = "arith.addf"(%arg8, %228) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%229) : (f32) -> ()
    }) : (tensor<2x5x64xf32>, tensor<64xbf16>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %226 = "linalg.generic"(%225, %29) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: f32, %arg7: bf16):
      %227 = "arith.truncf"(%arg6) : (f32) -> bf16
      "linalg.yield"(%227) : (bf16) -> ()
    }) : (tensor<2x5x64xf32>, tensor<2x5x64xbf16>) -> tensor<2x5x64xbf16>
    "func.return"(%226, %101, %104) : (tensor<2x5x64xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_64_torch.bfloat16_7: "0x02000000B8BD4C3E033F92BE2C3E84BE29BED5BEFDBE1CBEF23EA3BE8C3E7ABE73BE713EB93DB1BEBB3D4C3ECE3DCB3DBFBDB7BE9BBE3FBE70BE07BFED3D19BEF03EBC3EEE3E18BFAC3E20BEB4BE87BDF0BDDCBEC83E323EC3BE6DBE51BD3DBE353C09BF8BBE293F563E5EBE7DBE6A3E093F793D373E07BEBABE5ABE443E8E3DA03DD13E",
      torch_tensor_64_torch.bfloat16_6: "0x020000004D3F4D3F8E3F6D3F673F503FBD3F803F653F8B3F7C3F653FAD3FA93F6A3FDE3E973F943F703F3D3F5F3F553F833F493FDD3F463FE23E863FAF3FB33F023F693F6C3F833F013F8E3F403F913F833F863F5B3F6D3F6F3FC03F5D3F823F973F8D3F623F3A3FA73F973F913F103F4C3F943F8F3F5B3FAB3F753F9A3F273F703F813F",
      torch_tensor_8_64_torch.bfloat16: "0x02000000CD3C5A3D12B97ABD0A3E193EEFBD4B3D443E503D27BD74BD7E3EF83D763A013EAE3EBEBE433E23BE40BD833DBA3DAF3DAABD24BD013D003EF9BDA63DEEBD0A3ECE3D613DAF3DA0BE51BE0D3EB2BD963CC53D66BE633CE6BD85BD113A0E3E63BD8FBD61BD31BD8FBC603E2CBE6D3E49BDA3BE99BDDF3DFAB7E93D243E24BEB03E663E5DBDBA3C46BE8CBEF93D253EFABD7EBEAA3DD43DDCBD9EBD09BD75BE20BE7B3D5DBDEBBD1E3E293E94BD633D2A3E163D063EB33DB7BDEABD273DB63D61BE073EBABD873DC3BDEC3DB5BD8FBB553EA23D793DA63DF8BDCDBD05BAEC3D103DBDBD0D3E06BEF7BCA23CDC3D3DBED43DCC3B093D9ABCC23CD93DA3BD4C3E353D0F3E053EA0BD2B3ECD3D2CBE323CA63D263D19BD993D003EF4BCDCBC063E973C3A3B5A3D063E2FBE613DC23EFD3D2DBD833E0ABD2F3ECD3DF23C4E3D10BDACBC25BD753D213EF1BDBDBD2F3E813E8FBE9B3CFF3D43BED83CF0BB3EBE423E373CE9BD073E433E55BE0ABBE0BC9BBD2F3E1DBE813D673D42BDECBD4BBED2BCA9BD313C17BE22BE843D2A3E85BD39BD2D3A563E0DBD7C3D503E72BE7B3E65BEE9BD9F3DED3D973C29BE30BDA0BD60BDB23DB6BB5BBE873D42BD67BDC43D39BCC33D1C3E94BC9FBD27BEFFBD1ABEE8BC013DBA3D1ABE4F3DC9BCEABDC5BD093D7B3B91BDBD3D63BD76BD9EBDA23D853DA0BD733DFBBCC23D00BE743DCBBD443E0B3D473E163EBFBD2E3E723D41BEF8BD03BE01BD2BBDED3BD1BB61BD233E523E23BDA5BDA93D1B3E313EA7BD34BD233DED3C2DBE503E2C3E933D0BBD003EE13DC23EFF3CD7BD5DBD423E1CBE3F3C973CA83CB7BD6F3E663B1F3E803DC53CC4BD4FBEC0BD9BBD533D4BBDA53D8C3E8A3D3CBE82BEB0BDD23C303D1FBE3B3D2C3EB9BEBE3C123EAFBC093E663E37BE5DBE093C7EBDE5BD23BD893E8E3EDB3D283E9A3E4B3EC83D59BC403E3BBD253E41BE4C3D30BD89BD6ABE303E9B3DB9BC113D19BE8EBD593E3EBDDABCB63D8B3DBFBD2EBE1BBE98BEE03D73BDA9BD9DBD913C263E62BDA43C55BD51BDDC3D353E1E3CAD3D77BEC33DBCBDC3B507BE483E3B3E563E78BDB73D0ABD06BEA93D0A3DC0BD3A3EF9BD583EE33D033DBD3D81BE4D3D093EA9BD2FBEE23DB4BD3B3EFCBD82BE143EBF3D043EB8BD893DAABDB7BDC53C84BEA73DD43D6B3CDEBD2C3D1DBECE3BC9BD53BE70BE27BDB3BDFEBC123D2B3E0C3EE23D853DE13D54BE093EF9BC11BED8BD68BDFB3D9FBC70BD07BD14BE303E67BEE43D883D8B3D90BCEB3D1FBE68BD08BE073E41BDBE3D7BBE21BB343E243D283EB23E2B3E67BE63BD183C073E27BEE0BD083E2ABE6D3CABBC13BE4CBD833D343E1FBEFD3D71BE48BEE53D8BBD8E3D0FBED83D213E1A3ED13D47BD8B3A6D3C89BEFE3DC13DD1BD0E3EE83DE4BD80BEF53CA3BC853D6E3D97BE253EA8BD2DBB583D",
      torch_tensor_64_torch.bfloat16_5: "0x020000000EBE7B3E1B3D3DBEE93EA83D193E88BE8B3DBABE98BE25BECABE9B3DEB3D26BB8DBE95BDECBDEA3DAE3E4DBDC4BCFB3D9B3CB43D9CBE603E9BBD13BED6BEC63D7C3E2DBE7EBE30BECC3C813E8EBEBDBDFB3E233D5FBDA9BD19BEA2BD8FBEC83D1CBE57BE3CBD5B3EF4BE69BE943E483DF2BD0DBF87BEC43A893E133E013CA3BE",
      torch_tensor_64_8_torch.bfloat16: "0x02000000053E44BE45BD2F3E13BFD5BE1BBF17BF69BE40BD99BEB7BEF03E393FC13EC83EC83D433EE0BE7ABEA13EFC3E513C62BB05BB563D4A3D223D1B3FBB3D163E05BD62BF13BE0F3D643D84BEAFBE03BFE83DEDBD02BE88BCE8BD00BF9F3D7CBD003FC33C96BEA0BD8CBEF33D1FBE2EBEA23E18BCD3BEECBCEF3CEA3D6CBDA43D98BE59BE863E063F1C3DB33E0D3F27BF903DA6BEBFBDB8BDEE3E0EBDCFBEC93E06BF9D3E4C3CCC3DB53E693FBD3E40BFC1BE233FDABE1DBF69BF9ABECB3E8C3E91BEC13E823E8DBE92BD383E2A3F8EBE953B75BB63BDB13DC53DD23E24BCE9BEA23C94BF213E3DBE18BE77BCB3BEB43DAF3DFC3DA03EC03E26BF4CBEC4BD83BED8BE95BE053E623E3C3EFBBEFDBEBFBE66BD1B3BB63EF73D233FAABE083F2E3E81BE603E9DBDD7BDEC3DD33E1E3DF2BEEFBD883E9A3E47BE943E2E3E3D3F29BF1DBFEC3D41BE6C3E993E20BF243EF4BE2CBE8F3D28BF1D3EA03DF83E473EEF3DE7BE57BD37BDB43E0C3E01BD933E823E30BE473EAEBE3FBF26BEB03E54BE0D3EF73E72BED3BDDB3EBF3DA13E8FBE823E6D3D233D2D3F8C3ED73E84BEB2BD3BBFCABE253DF93C2B3EB5BD59BE2C3F34BD43BE573E5ABF6E3EA5BDEA3D223F313D81BE0C3C443F923D333EAC3DF3BC1A3CBABE063C33BE533CB5BC623D523E14BF49BD323E3C3DA23D1D3E24BF3E3E9E3E82BE93BE8A3E32BF833E82BE22BEAF3EE53D2ABF393F13BE3E3F503E0E3F2DBE96BE54BFD83DEDBE26BE093F30BC183FA33E22BD8EBDABBE65BE1EBE4E3CB13EB23EAD3DC13D18BF8E3E163E4E3DEC3EF1BEC3BE433E6DBEB23E66BE873E99BD2A3D9EBEF1BEEFBE4D3EB43E79BD38BD1F3E03BDCB3EE1BB81BE553E913E3CBD73BE2A3FA93B00BE173ED8BB563EC3BE56BE7A3E2DBEC3BEDFBDAFBC6D3D303C023F69BDA4BE513F04BF05BED4BE28BE103FE5BE04BF23BF2EBE0FBFB2BE083F1C3FBF3E903E933EB1BD5EBECC3E87BE27BF6E3EB33E95BD04BFEE3D783EA63E6D3E6CBE083FCDBD0B3F203FEB3EB53E0BBE333E88BEAE3EF13D0CBF213F1EBE993EC7BC333C32BFEC3E8CBD01BF533E10BFFA3D8CBE12BB4DBEC2BE043F7CBC0CBE883E11BFFE3E033D843D05BEED3D243EE5BD863C3ABF6FBE9FBE7C3EB3BE82BDDFBDFFBEA3BC41BE38BECDBD15BFADBEA0BE333FCE3EA4BEB0BD3C3C04BF1DBFC4BD35BD1C3F93BED9BEA8BD813E80BFE73E2F3FCE3E613FC23D703E12BEB63DE6BEF63C3B3E5C3EBBBB08BFC5BEC43DE53E433E35BDD0BE953D56BD893EDD3CB3BD37BDDCBE4A3F033EF23C51BE85BB4EBEC03EC43D27BDCD3E803DC3BD07BF85BE58BF673EC4BC77BEAE3E0FBFCBBC4BBFBCBE8C3EA93E553E893EE8BE013D183FEFBE2DBE4BBE59BE3A3F063F8E3D1CBEA43E28BFC13EC43E54BEA43EB13E1DBE80BE56BEF03DFBBE21BEF73EC63C",
      torch_tensor_8_torch.bfloat16: "0x0200000087BD3E3D13BE43BE353ED2BE273D37BD",
      torch_tensor_64_torch.bfloat16_4: "0x02000000CABD713E55BEE43D493DF3BDB9BE0DBE99BD93BC9A3D9ABEF0BED53E01BE01BF723DC2BD9BBCDD3EF1BEBB3D45BE83BE2A3F96BD7EBDB8BE01BD11BE9ABE0A3FA13E933EC2BBB63D563D10BF583B7ABE323E2BBF80BCD63DB4BE57BE923D1CBEBCBE24BFA13DEA3AF1BE8F3ECFBDF0BD253E153F76BD86BED9BE3C3EC23CD83C",
      torch_tensor_64_torch.bfloat16_3: "0x020000004D3F793FAE3F8E3F9C3F833F653F953F8A3F6E3F8D3F403F693F8F3F873F933FE83FB63F3A3F3E3F313F6F3FBA3F5D3F8F3F673F923F273F933F783FA73F913FB63E673F873F9E3F4B3F773F713F8A3F2A3F943F813F353F823F813F583FA03F843F5D3F753F983FB93F2F3F603FA93F8A3FA23F873F583F8B3F413F833FAA3F",
      torch_tensor_64_64_torch.bfloat16: "0x0200000082BE91BD72BD0ABE10BE153E9B3BEBBD34BEC63C25BEBCBD273ECF3D96BD56BDDE3D0EBE0BBDA6BE12BD27BE6D3E5F3E50BD25BCA03DD63D45BD873D66BE493ED93D8C3E193E033E833D193D463E34BE703ED13DB2BCE8BCCB3D803E783D2DBD3FBD613C0E3E0CBD403C2E3E253E8DBDE5BD0ABE013EB53D463D0ABEC63DB3BDF63D40BEAF3D2B3DA2BD573EC5BD19BDC93DF33C0BBCC53D9FBD0D3E69BEB43DF53E28BE4CBE023E653E3A3D963C963CB23D7E3E113D473D90BC5CBD423E84BD0B3ED0BD97BDB73D80BC8B3E4C3E303E0A3E99BD2C3DABBE843D73BE68BDB4BDF03D0A3E8C3DBABC143EE03CCC3C97BEF03DA4BD7A3DFC3C04BD4EBD4EBE713D293CD7BD503DC03D0A3EB93D3C3E203C0FBEB1BC2B3DF83DFC3DFABCBCBB4B3E5DBD003D06BE523D423A93BC033EDA3D983CD5BD133E15BD30BDC43B15BEEBBD533ECEB96C3C953D353D6CBB0B3EC03DCE3C203EDE3D14BDD33D733D5B3C153E9D3D42BE953DF43D903D0EBE913D0C3E1E3E963DD93D2DBEC43C77BBF33DCE3C393EFE3C15BEA23D4BBE4B3E1EBE72BE8E3E313E3A3DB7BD17BE2DBD03BE70BE85BD47BCA93D0E3D25BD693E073E1C3C8CBDEA3D9E3C2C3EB53D20BDF4BE153D0A3EECBD33BD3CBC833E933B653E923D153D81BDD9BCA4BDC93C633DEABC963DC3BD423C743D483E183E293E09BE31BE273EB3BD52BD55BDF2BDB83DADBD8FBD51BEA33CCB3D80BA583D20BC91BE35BED73D2ABDD8BCCABD5EBE893D473D763E16BD58BE023D3EBEFEBD0B3D353EE1BDA03D143D89BEDBBB8EBD4C3D823EEF3D07BDFBBDF53D19BE5DBEB23D1B3E963E21BE2B3E2B3E77BEDA3C59BE1DBE0EBE15BC323D34BDC63DF53D97BC99BD06BE4E3DDE3D80BD963DF63C91BDF3BCCC3D3E3C71BC43BEB9BD8ABD4DBD6FBE313A103E7ABED53D0DBD4D3D95BEF7BD96BE6FBD0F3E20BE9E3D183D51BC64BE5DBC763D82BDF0BDB03D6EBE003E2EBDD93CDB3D0FBDDABC2C3D0F3E503E20BC9DBD023D8E3D2E3EAF3D6ABEF2BD6FBC3E3E1FBE8BBC4B3E0EBCC6BC243E85BD9EBD5BBC24BEABBD163C4C3ECCBD953DA23D72BE8EBD843EBABC1EBD603C0B3DFEBD5FBD9E3DFEBD0BBE883E2B3D03BE2BBEF53D1BBE813D303C0D3E7E3D3E3ED03C3A3E8FBD3F3C38BE003E853CF0BB093EC2BD2EBEB63D94BD99BD2F3E3E3EB3BD763D473D88BD603EFC3D4CBEC43D82BD373D783C97BCDB3DCDBBCB3D07BEE23D88BD173DFCBDE73DA73EEB3D5E3E073E0FBE66BD93BD06BEED3DA0BC873E8BBD19BEE1BD473DD9BC013EBBBD44BDDD3DCA3B46BE603ED9BD46BE643DD1BDB0BD013D02BEDABDA23BE9BBD9BDEABD063D1A3E31BE3F3D0D3CA1BC1CBE59BE09BE75BD6E3EB5BD9CBD65BC20BD2D3E303D803D34BE243D4B3EAE3DE33D783E93BED53DD93E3FBE443E1ABEB1BD4ABE253E843CC13D0A3E6C3EC6BD2CBDD0BD9A3C1C3E6ABE07BE83BC92BD0C3EA13D903D37BEC93D663ED03DCFBD30BD423EADBE613E3E3E5ABB48BDEFBD123DFABDBB3DA53D23BE93BCA73D953C4DBDEFBCC13D033D4E3ED83BAEBDBC3C9DBDBA3DA8BD103D413C54BD06BDC9BA34BE423ED33D26BD1F3EC23D363E853E8F3D473E903AACBDB53ED4BC39BE1D3CC03D2A3EAABCB33C2FBEC7BC5DBE063E2A3C94BC4F3D97BDFE3D5E3D5DBE6E3D00BEB73C593D1EBECDBC79BECEBD8B3AA23B9E3DFBBD0FBED23C8F3B35BE14BBFDBD9BBEA13B6EBD34BE393E08BC81BDC43D2ABCBC3DBD3AC33D74BEF43D8ABDB1BD103E863D05BE8B3D6F3EE2BDDB3C093E8ABDF2BD823C43BDABBDCCBDCE3C923C483E7BBD3A3E1D3E09BEB83D55BEE8BD1CBCE0BDD43A03BE62BD2BBE943E88BD483EE9BC51BCF93D083D583E90BD1A3D3B3E2CBE0D3EBA3CB13DD9BD34BC493D7BBD623C523E75BC11BCA6BDEE3B1EBEBC3D0ABE97BEB33D0BBD95BE6BBE22BD8DBD6B3D9EBDA0BDE93D6E3D0F3E70BD5A3D853CEABD843D903C22BDC33C3C3D723E473EAEBDC0BDDC3DBFBD3ABEA5BDE1BC56BDF6BD3FBEA03D113EA53C5E3E28BE0A3E41BE183E853CA73DAABDBC3C48BE41BE163E0D3DDEBC68BC57BD7CBE033D423DE3BCFEBDA5BD11BEA8BD373E873EDABD273C383E93BDB3BDF5BC363E623EB53D4CBD643E92BE2F3EE2BC5EBDAF3DB73D953C3F3B393EDE3D86BE62BD92BD10BD68BC36BE27BE9EBC83BE10BE89BD4CBC52BD7CBDA93E913CF3BD45BE52BEED3B563EED3C983CDD3B2E3D7DBD3BBE45BD96BD9E3C9FBD09BE003DC43C0D3E29BD083E993D853D813DEB3CABBBB03D073E29BE73BD553EBA3D983EEABBD83DA8BC803ECDBD413D1C3E7D3D183D26BC27BD9B3D9BBDC4BC463E8A3E7CBD2FBE24BD153E98BEFBBDD73B12BEAD3D2D3ED7BCA2BD463DF33C11BE063C883C7C3E05BE253DB0BE2EBDB73D683E9BBDE2BD5BBE333E043EA03E703E1D3D0BBDA1BC213E25BD29BE273E4C3E3A3E883DB33DB8BDCF3E473DA93CDC3D7ABDC2BD743D27BE033E323E16BD3D3CC1BE39BDC4BC5C3E7C3C413D073E3B3DBE3C073E7DBEE4BAEEBD89BD513CA13D6B3DD9BC91BC0D3ECCBD01BE713DF03C1BBE9EBD5ABD63BCEBBC523DBBBC54BD5B3CB3BC243E883D08BEC4BDD0BD46BDB53BC43DC33D3ABD6C3EB23D04BE1ABEA3BD593DA9BD833D7EBD6DBE3B3E903D7E3EDDBD22BD93BD1FBDA8BD5BBEAF3DAABD3D3E603DCABC753E203DC33D38BD1BBE5BBEE9BDAB3DFD3DD73D83BDFDBB563E12BE2E3D99BD5DBCEDBCD5BDA33C0C3E1B3DDBBD343E06BC143A823DE5BD8BBD52BD13BE043E003D7F3D403E16BDF53D7C396DBE533E96BE133E183DA3BD3CBDB63DFEBC96BDE13D9A3DF63D883D103C883DF1BC57BD623DB53B1CBE8C3DA2BD8D3E6C3D0A3E653E013E98BDCC3B53BD2DBDB3BDE6BD9D3D1CBEA6BDDA3B66BE143E2FBE973D5BBD2D3DC7BDD8BC233CCDBCB4BE56BD903EF63CC33C0EBD3C3C163C1DBE53BE9CBCC83D64BDB9BD0BBE98BDDB3D25BE103DE73DD4BDC63DD2BC0F3CF5BD9DBD34BD10BB273B4BBD58BC9ABC14BE40BEB13DA8BD033E763D163D313D1B3EA03D9EBC23BE7B3E35BD563EEDBD643EEA3D993DD1BD063DA83D1E3E833EDCBD4E3DFB3DF7BDF1BDFFBC9A3DC8BCB43CAF3D833EC73D373ED0BDD53D403A94BDBF3D8D3E993C453C923DC9BDEF3D823DE9BD273E0CBBF1BD583EF8BDA1BCF2BD9BBE0E3D343E3B3D49BD1A3C3CBEFD3DC53D19BE983EE2BC183D8F3D7C3E90BCA1BCC83C28BC633EAA3CEB3D53BD813D17BE493EC83DE83D443EBF3D2ABE573C3DBCCA3D0C3E8BBD68BD0EBE6A3E243E3C3EC03DD93D94BDD13DA83E893D59BD70BEB43D64BD2EBEE33CFEBDB13C91BD3CBEE5BDAD3D753DD43DF3BBC7BD943D6FBD183C283E05BE5FBC8ABE74BD9D3D063E1D3EFB3D0FBD253EAD3E3FBE433DD93D79BD923D63BE163ED33C08BC0E3D793D90BB063EBEBDADBDA2BEC7BDDA3BB73DBDBD2BBE893D0B3EFC3C2A3D50BE283EA3BDE6BDF3BD7E3D28BDDC3D8F3D8DBE043E053E81BD4ABE1D3BE03C77BD34BE84BDB0BD2DBC7BBE55BCE73DA1BD27BE91BDD33DAC3D123EDABD443E823C04BEFA3C833D61BDBDBD663EEEBD573E8D3DBDBD933D85BD19BE08BEAE3D383C5DBEBFBDAFBD503E0A3D1B3E95BD20BDDA3DF03DA0BCA63BDDBD0EBE86BD7ABDB73D17BEF23D963D17BD12BD5DBDFC3C45BD883D763D243EE8BDB4BC1B3EAE3DFA3DC43D593E383EA03B4ABE8BBDF53C533E05BEDFBC26BD23BEB4BD263D71BD663D2FBD373EBFBDC43D793DD4BD57BE21BEB1BDBE3CD43D283E4E3E833D553DCB3D213D753E173EC3BDD6BDDABDAF3C073DA8BC3CBD0A3E823B1A3E8BBD7D3D203DC9BC1D3EE7BC76BD123E813D3FBC313D89BD5FBD18BE9BBD39BE00BD58BC1B3E6B3DDEBD8CBDE93CC83D0E3E81BB10BE183ED93C6EBD4ABE663E8FBDBA3DCF3D83BE313EC1BDECBD11BD7C3D733D933E403EECBD64BE833CE93C6E3CD53D58BD89BDFF3C36BEBFBB41BD1DBD87BEA2BE093D963D363E8DBD2EBDBBBA713CA5BC143E263E9EBD6BBDFE3D4D3E1ABE88BD9D3EF9BDE2BD11BE243E6E3DB23D6D3ED5BC843ECE3D5E3C04BE2EBE7F3D64BC023E3A3E1BBE64BCD2BDCB3D17BE5CBE16BD9EBDDE3C30BC213D26BDA13CD1BD703EBF3D4FBE833E5CBE283D0B3E4EBD24BDAD3D053E093D903D3F3E75BE52BD043E04BE8FBD65BEDD3CFBBDB5BCCEBC11BEFDBD133D87BD2FBD74BDE73DFA3DDCBD49BCBCBC3FBE833ED0BD6E3CFD3D23BEBD3C6EBE6FBE4F3D553EB9BD273E2BBE38BD003D77BE353E7CBD1ABED7BD91BD4B3D63BCDF3C26BDA43C4CBE85BDF2BD313D2ABD66BDEBBDFB3D15BC86BC123DDDBD953D2ABC243D86BD143E08BEC93D3FBE5B3D2EBD443E533D0EBE8CBEB33BC13DBCBD0BBE513D35BE233EE9BC473E28BE71BD183E08BD64BE24BD10BDBEBD0F3C173EEFBD673D1FBD643EB13DD5BDF6BC813D64BDF83D93BD08BB01BB65BE38BE5B3D3DBD913C3D3C19BD78BE2F3E3B3DD4BDCDBD7ABC483CBC3D873CA5BCF4BC3BBE273D7BBCCC3DA13BD4BD2CBE0DBE7EBDC53D983D133D85BD92BD8CBC403E7DBEB53DE43DABBDA73D033DBABDCE3BDD3C453DB53D273DA8BEA43D96BE3CBE86BE39BDB83B14BE43BEDB3D5A3CC83C223E893CBFBC4BBD0C3E26BE5FBCAABD70BDB8BC123E33BE163E1D3EE03DD73C203E463EDABDCF3D7BBEBEBD153E3F3C383EC0BCAD3DF63C2B3D6B3E52BEDA3DB53C663E27BE903D8EBD1C3E75BB763D9E3DC83B11BC91BDF43D85BD81BDA9BDB8BD813E183C83BEB73E24BE6FBD663EB0BED73DC33D07BC1C3E6CBDA6BDDF3D48BC9EBDB5BD023EDF3C5FBE6CBD46BEAABD413EDC3DDB3D17BEA0BC21BEF03DB23D36BE573E2F3EF5BD4F3C843E7B3CEB3DADBD15BE343D6CBDF4B942BEC83D113D9F3C35BDE3BD973DB6BD953ED83AB43D8B3DD3BDA73D98BDABBD603C233E1B3ECBBDBCBD93BD06BE8C3D22BD8C3D4CBDA33D113C4E3CE13E9FBD493EF03DD73CF2BD8A3DA0BE4C3D163CB6BCE33D7BBE733E203E133D28BEB2BDBFBC873D1D3E84BDDC3D39BE0238833DD43DF1BDDD3D4CBD173EC6BDDE3D4BBDD23CF53B383E583E20BDD8B9F2BCB3BD33BB69BEAD3ECF3D0E3D24BEFB3DF9BD6ABE86BC223B34BB62BD783EB33CD7BDB8BC593D5ABD163DB0BCE7BD5CBE563E14BCBD3D02BEDDBD8ABD44BEB7BD9F3EFD3DAABDEABD35BEA43DF9BDFDBCC93B29BE3E3ECB3DC7BD813C03BB88BCF4BD2BBAB43E69BE613D89BD0DBE1D3E94BE0A3D0C3DB7BCF7BDC63CA5BD95BCE33D0FBD7BBE8A3ECE3A813DA13D343D163ECABD983D513D673D693C13BE1ABE40BA3C3EE73D413EDC3C5CBE04BC4E3E073C11BEDCBD233E80BDAE3D0E3EBFBD10BD77BEFB3DFABCD2BDF73C02BDA23D6ABE1F3EC13D163ECA3DF7BDC03CD93D81BE5A3E6D3E6D3E97BDBE3DBCBC173DD73D4ABDB4BDC33DF23D20BDF73D4B3D11BE79BE513E6ABE07BD2F3A15BDAF3C88BB093E903EBCBC17BE0CBDBB3DEC3C07BE46BE453ED3BD5E3E91BD873E4D3E613ED0BDA03B353E243EAABDA63D9F3C0D3E0BBE26BE71BD8CBD8C3C5ABDBDBD7A3EEFBDAE3EA4BDDA3DAB3D343C15BE0B3D6F3C89BD0C3E81BE413E95BD45BE773D1B3E16BE15BD24BE943D10BE8DBE7F3C853DA6BD7C3D48BD14BE0BBEC53D17BE6CBC973D31BE733E3C3E2B3E30BEC8BD5E3E23BEF7BCB7BDE2BCD13D7ABE92BD54BE603D21BC4ABE1DBE4B3E8C3C1C3E85BD1F3D6239173E3E3DE8BCC83BB9BB08BB4CBDB1BD01BDD2BD4C399ABC113B203E87BE38BE04BD133D0CBE0FBE47BE34BC25BE36BC8EBDF63D99BDCC3C04BEE8BDD0BD613DE13D973B06BD38BE1A3CE9BDB1BD18BE9EBB993CFABCA03C4CBE6A3E063EA2BDA43D823CEA3CD23D61BD38BD6DBE163D733E353CA5BD0A3E903D513EAEBD3CBC983E363D713EFA3D98BDD23D99BC78BD4DBEA9BDFE3C2ABE2DBD9F3E1B3DEF3D8BBD803DDA3D26BE6DBBDA3CC23D063E36BD2FBD583D4EBE10BE16BE8EBDEA3CB7BB60BE6EBE9EBDB2BD803D23BE21BE103ECEBC283D003E213D64BE79BD6ABB6E3ED5BD24BE3B3E153D0E3E3B3DB7BBCDBD18BE143D64BD1CBD173E50BD09BD583E1ABE6F3D7C3EE1BC843C8DBC333D27BDECBE243E533D38BE36BE84BD2FBEA13D2A3D0F3DB0BCC0BD953C933C1BBEF2BDF4BC523D52BD653E81BE50BB743C1CBEB63D68BAD23B81BC29BED63C0C3D043EC9BD47BEB83CC63CA4BCE5BD41BEF43D2CBE153E1F3D88BCADBC06BD0FBD953ECABC2DBD023D13BE663B933D3EBE04BEAC3BA0BCFE3BD03D03BEE2BD57BDE5BD24BDE83DC93C533EBFBD13BD4F3E23BDEE3DBFBD153EEABC20BDE8BCAB3D953EC93DA73D4EBD28BD93BCE6BDBBBD92BE1CBC6EBEE2BDA53DF23D413E123EA73D68BCCFBC223EA83D9C3DA7BA9EBD54BD3F3E3C3D8CBD1FBE8E3D7B3D2A3EA23DC23D403DECBD583E923B81BD3E3E4DBC053E40BE2ABD8E3DA73CEDBD343D5D3C963DB03DFE3D44BE69BD01BE29BE7EBC80BDF4BD1EBE87BD203EEC3C943D1EBE40BE9ABE463D013D8ABDDDBC69BD0E3D7FBE3F3D03BE993D29BDAABD4B3BE0BD023E8ABA673D543D6F3E633C51BE33BC1EBE0A3D473E25BE123EE3BDFD3D883DC83C633D98BED23DBFBC943EA7BC723D353DCFBD893ECB3CC7BD1D3EF2BC4DBD75BD033D2D3D543D68BD34BDCBBB483E643D3B3DD43D993D283E8DBDA8BC1FBEA8BCC53D2C3E503D493EACBD123E763D043E6EBEDCBBE3BD13BCFEBD65BD0B3E09BECFBDFDBDAC3D683D1FBD3B3D8ABEA53D2F3E27BD313D443EE63D713DC1BB41BEC3BC0CBE1CBDF53D86BD1FBDE93DC3BD783C053D04BECB3DD0BDC93D70BE5A3E25BD67BEE63DBF3D44BD383E7FBD07BD283E443D19BE23BD743D1C3EFABB9FBDCCBD103E8A3E49BA9BBD18BE073E593D413DDE3DB63D8C3EE53C3A3DE63DC63D78BE9F3D493CE83C843C4A3D74BD583D0EBD943DABBD903C223C973C723D3CBD63BD83BAA6BC043E1B3EC9BD6E3D79BC003E1FBDACBC8C3D743CAABD2CBD393D8F3D08BEE6BE1A3D003D9DBCDEBD6BBDA83E8CBD973C963D8ABDE03DC2BDA6BD96BD1B3DACBD95BD113E223EE6BD3CBC0E3C60BDB2BE2D3E9E3D243DC2BD123D08BC113ECF3D6ABD133C083E0C3E1C3E1A3C5B3C813DF83D143DBFBDD9BD07BD893EEABBBF3C523EBCBDAF3CDCBD90BD24BE22BDB63D993D603E68BEB53D1B3D85BC503EAA3C71BE8ABCE43D03BE0B3D87BEA13D30BE29BEA6BC453EB43D3BBED23C46BD40BE4EBD58BD61BC85BCB73C653EC43CD9BC163E4CBE65BAA5BDE8BD51BCCC3DD1BD17BE973D093E9ABDE8BD793D5E3E60BE38BE863C503D713E533DD5BCA3BD5A3E39BE6B3DBD3B5EBD083E27BE823DD63C8B3CF1BD58BE2D3D5ABD5DBE493EF53B0B3D14BECEBDBC3DD43D46BD8DBCB8BEDA3DE83DADBA6FBDAE3DB0BDC83CB33DF83CBFBB83BE1BBE43BE97BBDD3B153DCB3DE93D9A3CB03CC33B9CBD9A3DC83DD7BDE43D273E0C3C86BD7E3CBD3D92BA3F3EF23C2BBDDF3DCABD6DBEFD3DC7BDCD3DB0BD2B3D903C03BD753E453EDCBD763D353E063E0ABE17BDA0BCD43DD0BDE93DB33E48BB253D1ABEA93DDDBDDABD863D7BBD0B3D413DE9BCA53DDB3D13BE763DA03D16BEA23D323CEA3DCFBD833D2FBEB73CE3BDE43DFA3C763D84BD823E573CD6BDDC3D85BCDCBDECBDB23CC23D83BCDD3C863E8B3E62BDA53D71BD0B3A333D2F3EAFBD90BD23BDD7BC043DDC3C583E8B3D0C39003EDEBD113EFB3D72BDC03D85BD743E4B3CF0BDC73B223D49BD403E933D393D3DBE25BD42BE903D363C2EBE7A3C353EA3BCD4BC9FBDE0BD1ABEDF3CF7BDDB3D06BE10BE333D423E4BBEC7BD5F3D5B3DD0BDBA3D7A3D543D6A3E79BE05BE593E22BD9FBCDABD42BE04BC90BE8A3E193CDD3C073E81BE3BBC6BBC7ABD6CBCE6BCEDBD0F3D503E1337043EACBD64BB7EBC913E86BC303D643E5B3E513D013E35BE03BD1B3D27BE933E283E0F3E1D3EEE3DA9BB35BE0F3D613D6CBE99BDBE3B1F3E5B3E543EA23C8EBD2F3E67BE003E15BD22BEF9BD133E5ABDD7BDAC3E8FBD1DBE04BDE6BC933D16BBFA3DF8BD253EC63D5A3D9FBDEDBB0FBB87BE123D2DBEE5BD6EBE493ED83D843DF73D743DDABD87BE2FBE343E30BE283E693D173DE7BD58BC06BEABBDAABD3C3C63BE1A3E96BC95BE893DC23DED3DBCBD58BE2A3E8F3D783D5A3D363E14BE14BD40BD46BD3B3E77BD02BE8CBE46BEFEBDA73D71BDDFBB013EECBDBC3DFB3D0BBEAC3C853CC63CFE3DC73E4A3EA5BEB4BDC8BDD33D06BD323D113E43BDF83DDFBD03BEA1BDFDBD093E243DCB3D0CBE663E913D303E7DBDB03D4BBE3EBD813BCDBD9E3C9BBC673E863EA6BDF7BD36BE4BBC613D573EDC3C943C7B3EE5BB183EC6BD0E3D9C3CB5BD683D5BBD82BD2B3D7A3D7DBCFA3DA2BE73BD9ABD1FBD12BEDD3DDC3D9BBEF03C20BE6DBC0F3E5A3E60BECFBD313D4DBD28BD0C3EE6BD423AE3BDBCBDCD3CB23D18BE003E14BE323E503D83BDB7BD333E6F3B993D68BC8EBDDA3D953D7F3EBFBD81BEADBCDB3D8B3E4F3D413D41BD54BDC2BD383EAFBD013E2F3E85BE413ECC3C8D3CB03D32BE283E513C1B3DA13B0F3D8ABE433DC2BDD7BC493E3B3B59BD5BBB77B9D5BCBBBCF03DC93DB7BD2A3E42BEBEBD26BDF2BCF23DD8BD6F3D91BD143E77BC1F3E8F3CC4BA26BE4DBECBBDD6BC323DB33C6F3DA9BD92BCE9BD0FBE89BC02BB343D853D873E273D86BD0B3E143EA6BD87BD14BEF0B9F3BBD4BD7DBE6B3E31BE823E143E77BCAD3DECBDA4BDC63BA3BC0D3DBB3DEDBDAA3D703ED1BC3DBD993C1D3E29BEFEBD3DBEE73D713EF9BAD6BD213D94BDE3BB0F3E333E1C3EC33D32BE9F3D23BEE1BDFEBB3A3EA23D08BE9EBB2D3D333D013D213BFA3CCABC473E8B3DBA3DFABD52BEA4BCB63D89BCF7BC183E8D3D2CBE2DBE0ABE39BE9A3CCFBC65BED33D4CBEE1BD8BBB08BE93BDF63D293BEE3D05BDC53C24BD89BEF93DC6BDFABD27BE88BE92BD08BEA23D0D3D2EBEFBBD673DD53DA1BD543DC1BB593E90BD273E063D49BB35BE62BE56BE37BD853DDBBD19BE09BE113EE4BD2BBD963D93BD843EEB3C03BDE73D2EBE133D803CA03D6F3D1BBE0A3E6E3A343EFB3D143ED33D993C4F3D183EFABD233E8C3CAABD24BEADBDAD3D253E22BDCDBC843E98BDDF3C01BE64BD3CBE2D3DD4BDA23E23BE20BE723D19BD303EF43D2A3E3EBE5FBAB43B033C06BD413E1DBE8A3C4ABDE2BD01BC3A3E19BE18BB253E073E4B3DBE3D20BD933D1D3E77BA343DE53DBBBD183E16BEDF3DE8BD463E013C0A3E783D673E9DBD173D213DDA3DCBBB373D8ABB29BD84BDB63DDF3DFFBD53BDC73D09BEE2BD99BEA1BB063D87BDAB3D22BE113E37BE41BE1B3ED2BD85BE153E2EBC02BD29BC983DBBBDD13D2DBC643E483E53BEAB3D833DBEBB033EF7BC05BE1A3E97BE01BE82BEFFBDC83C12BC633E66BE5C3E0ABE6F3D373D483C983D60BE8DBE4B3D42BE1DBDA93D3CBCE83C753DD4BD2EBD8D3D893DFC3DED3D30BD0ABDEB3DF83D3F3ECDBC5EBD1F3E9C3CEFBB1D3EFBBA1FBDF7BD65BE14BEA4BCBABC2A3ED13D75BE6C3E4C3C413E193E4F3E813EE33DF23D853D0C3E9B3C9C3CC1BB1DBE3DBE833D2B3E93BD2B3E6B3C02BEF9BDC3BD75BE1ABA07BD56BE883D66BD97BDC6BD58BD003ECD3D58BBA63E243E39BEBFBDA1BC4F3D00BE003E31BD1FBE1EBC543D9EBDB03E123E183E843E413D1F3EC3BC12BD11BE41BD36BE483E913E53BE8B3C0CBE1E3D18BC66BD943EA8BDFB3D1E3ED2BD57BDD1BDFDBC09BEEDBC90BDB4BDE6BC7D3DC13BCDBDC03DE93CBEBD963E113EA33D513E653E583E8ABE063EE93DA23BC73D033E5A3DBABD25BE97BD1D3C813D9BBEBFBDA03D223EC53D5F3D973DB6BDADBEE1BD1E3EF03D153E053EA73BB63BB33DD13D793DF13CF9BC3EBDDE3DECBC893DEEBD89BE4DBD183DF43AA4BD0F3E27BEA93D32BD4BBD183D4F3D3BBE1F3D0ABE463E0A3E59BCDF3D543DE7BDB73D8F3D95BD03BD0F3D343D9ABDBC3DB9BC89BD13BE03BE0A3CEFBC973E873CCCBDBE3D723E7F3C29BEBD3DDABC823D063EB7BD28BD01BE16BD903CDCBD1E3E2B3E40BE343DFD3DDB3DADBDF53CAA3BF9BDD43C13BE1A3E1CBE26BD9D3D5B3D01BE793E5F3ED23CF23C3A3ECCBD48BE763E1BBEAC3D2FBD313DE13DBC3D9F3EA13DA0BD36BCCC3DA03C473ED7BCB93D6A3D463D48BEB9BD1BBD9D3D163E3FBDB1BED53BC53D24BD78BC24BDA43D66BE0A3E533E473EAC3C173D753D18BD453D32BEC43C4D3CB2BDFF3D7A3E8ABCCE3CD43DDF3CBB3B4ABEBFBD19BE80BB5FBDBE3D1ABE5ABD5B3EC1BD6ABD9A3D2BBEAA3DC0BD99BC2BBE05BDFB3D0DBEA63DEABDDD3D6A3CC43D31BD3A3EB3BD3EBEE43D07BD043C19BC88BD25BE4EBE3F3E2D3EEFBD253D06BE853E383E8FBDC53D913D8E3E5BBEC33DAA3D0E3CDEBD023E903CD53DBABDF7BDAFBD093D803EFEBDCABD07BD3B3E09BDCDBD473DC23E0EBE57BD9DBD143E25BE933D4E3DA43D3D3DA93C043E1DBE2F3D143E303E6FBEE23CB43DDB3DEBBCDBBD443EF33D2F3E96BCB13E1A3E2FBC23BE9D3B7A3E6D3EC63C46BE4038C3BDA63B2BBD3D3D93BDF53D853DA4BDAFBDFB3D163E81BD693D1CBE783E4C3D823C833D3D3E6EBD0ABD323E063CE73D72BC333E9DBD64BEFFBD1C3DC6BD39BEDEBD25BEC73DCEBC423EFCBCE63D4F3D393E0FBD05BDDA3D823D183E193E663ED5BB023E2B3D023E71BE003E1EBDAC3DC6BCC0BD673E2E3D0D3DBBBDF8BC493E633D813B1B3E93BE083E36BC50BD153E07BE8DBDF13DB7BDE5BCC6BC943CC33D033ED73DFFBC3CBD303EB03C3BBD8EBBC7BD6DBD5A3D1E3E053D59BDD03D443DC43DB33B3BBD3BBD47BECE3C6EBD293EE43D38BDE23C1CBDC9BD213E85BEB3BCA0BC073D45BDA03D2ABE63BD3F3DD5BC06BEF1BC393E5D3EFABC203D90BE37BDFABC0A3C893D033E97BDD83DEABC233D34BD61BE443D0C3D60BD10BD0BBE29BD613D063E20BE09BD6B3E36BE493E6D3D41BE29BD553C81BEA9BEDFBD11BECD3D8E3E313ED8BD90BC0EBC05BE4CBD9D3DE1BDD23D713E3D3C913C4DBD7A3EB23ECDBD94BE94BE2ABE5DBDEF3D9CBDBFBB38BEB33DB7BCA93D273EB9BC79BD58BE983D94BD15BE1DBE043CD53B6B3E46BCC83D403C4B3ECF3DCB3D1DBEE1BD7D3D5C3E903D2CBD0C3D14BE083E123E0EBD133E42BEA6BD0B3DA7BDEABAC5BB00BE943E353D20BB5DBD013D31BDDEBDF73DB33E0DBE0BBC77BC31BE14BE203DA23DA5BEE73BC03D2A3EA43CB73D09BE103DFBBC433E153E453D053D453E073ECD3D4EBDBCBD273E153E473BFBBA203ED33DD23D0EBC5BBC5B3D31BE9FBD4A3E30BE973DE1BDDC3DB43D83BCAFBC3ABEF4BD57BDBFBCDF3DC0BD483E913E5D3E663DDFBCD5BBA3BB303DCDBD37BE3F3CDFBC2DBE8EBD4FBD04BE3FBE6F3D3F3E9F3DBB3D92BC853C783D07BDF1BD6EBDE73C043E303E6E3DB9BD8E3A103DA5BD10BEFC3C47BD0C3E4F3EAABD323D093E933DD5BC14BCD03C30BEAFBD1EBE",
      torch_tensor_64_torch.bfloat16_2: "0x02000000F7BD483E0BBBA2BD343EA4BD4B3C4C3EE5BD8F3D1A3FBEBE9E3CD43D2DBEDFBD4ABE0ABC5E3EF5BDB2BD10BFC1BEC1BCF33DB43D5DBD70BEDEBC823E293EE6BD4F3EF33C55BE8C3D053E96BE233E973D7C3EED3DAB3DA8BE403FDA3D973DB4BE08BE0CBD17BD0EBE363EF6BE5B3E37BD1EBDF1BD6FBE273E15BEE5BD06BEBD3C",
      torch_tensor_64_192_torch.bfloat16: "0x02000000383E0CBCB0BC0FBCDBBDF1BDB0BC25BD0EBCD9BB083E40BED6BD14BDA83D6BBC353B97BD57BD57BCBF3D41BD9E3D01BE443DB13D803D18BDA63D633D6F3DFD3D403D69BDC63C47BD373C0F3D343D3E3D023DCCBD653DF23DF33C3DBC3ABBCDBD0DBD46BBE73D833B29BEE63CB23BF8BDFABD663D333DAB3D75BDA5BCA43D1D3E8A3DECBC57BDC6BC5CBDEFBD1ABEEABC903C78BD70BEFBBC14BE14BE0EBD40BDAEBD303D133D893B68BC1439763C41BD543C3EBCD2BCF0BC663C1F3DB9BCF23C13BCABBD293DB8BBAFBD2A3DC2BDD33BC63C8DBD27BCBDBD6DBB1B3E2BBEAD3C513DBEBD003E5A3D813D103C49BBBDBDBE3D1EBDF4BB2FBD763C513DC7BDBFBDE5BD553C5D3D4CBCC2BD423DE2BCD33CDFBC173D8EBD0DBD4A3D853DBBBDC53DB93C923CB53DDB3DB4BCF13B023D7FBDDCBDF13DAABCD23D54BD29BC9ABC64BD9CBDE43D973D933DC13D36BD91BD503DB43D1D3E253D313D0FBC54BD873D2EBD3C3D19BD4E3E3DBD353D3E3E81BD21BD1F3DE03C8C3DFABCC93DCFBC7E3DB93D5ABDFBBD2B3D77BCE03D113EC9BC6EBD843D5D3B6E3D29BD4B3BFD3C953DA0BD953D1ABD563DCA3CA93C9BBDC9BB19BD53BB1EBE2EBD0DBDDB3B81BC7BBD13BDFDBCB5BD9D3D5D3DE23CB83DABBD9D3D43BCC03DDABD323D1C3E04BDA43CD23CBDBCC4BC35BD76BBC73C3BBCE13ABE3ADF3C4BBD81BBEF3CB73C383D383D15BD07BDEBBDFB3CE3BDC53C32BD263D973DBC3D533DCE3D373CD6BDB9BDD1BC2A3D36BE103D083E9FBBD83B23BCC43B96BCBEBCB5BDCABC2BBD033DC43D9BBD393D0B3D46BD97BDCABC96BC0DBDB23CA23D22BD66BC093E59BD8A3D82BC59BD00BD2C3C9CBC1C3D823CBCBD093EC7BD483B44BDC23C33BDF53CDABD43BCE73DE5BD9B3B703BAABD2C3D2F3EADBCAABC38BD553DE0BC453D893DBEBCB13B8EBD03BCF9BC69BDD23D78BC8A3DB13A82BC1BBEDC3DCBBD0FBEA1BC043DC5BCA13DE63D9F3D21BC04BD17BE44BDB43D853C20BED5BD373E443DD3BDC53D073DB73C1EBC4EBDAABD3EBD0ABCCB3DE03B993DE9BC293D1ABDB6BBFEBD6DBD4F3D873D93BDFE3D8F3C6FBD023EB1BC09BE8ABD123D2ABD373DFCBCEEBCE23C88BBF2BD9CBD293DB83C0EBD57BB17BD8F3D02BE29BD15BD783D8DBDFEBD9D3D273EB23D2C3D4C3D023E143EF7BCE23B463D33BDB33CC93D2EBD4E3DB03D18BC993CABBC94BD2F3D0EBE5BBD8FBD403D8A3CC6BDF3BD10BEEFBCE13D843D91BD993D473D7EBD813C5CBD2FBD0C3B413D353BC33C56BE1C3BF1BCAE3D46BD8A3D283D5B3C25BD963C253D833D513C113D5F3D31BDCD3CB73D4DBE4DBA84BB053CBFBC0D3C21BDF23DFCBD023EE2BC0F3D923DD63D083E10BE303D1ABE5BBD833D28BD4C3D7F3D9F3DFDBC753D373EA33D44BD30BC78BDDE3C9B3D7EBD4F3D2C3CD53C113CFE3C403EE2BD2E3D393D23BD61BD663C2F3E293ECABC89BDF93C85BD2C3D293D633DE93BAC3D1DBDD53D08BD0DB903BE02BD303DFC3D06BD3CBDD73DFC3D99BD04BEE13B2ABD4DBDCC3DB23D153DF43A16BD43BDF63DF03D0A3C96BBC6BC343CBBBD8ABC703D0F3DA63D2CBC16BCA8BD4BBCADBCAF3DE33C303D91BD19BD2B3D29BD8C3C703D703DE3BB0B3DAABC91BD743ABD3C9B3D18BD91BDEB3D5C3CEC3BEA3D89BD54BD31BD4DB8323DF03BEEBDEDBD923C133DDABD873DBA3DD03DBD3DA9BD6C3DB0BD203D113E22BD66BDDE3B8DBD23BD0CBEC63D193D303C1CBD98BD463DE13D443DF6BC8B3D2B3DD23C8ABDA83D4A3D453C963DAD3C27BE823D1C3C65BDF33C65BC863D633CA93BE03D08BE9EBD463BAB3C8FBD00BD01BE19BCED3DCB3DEFBCF73DB8BD8A3C33BDAFBDEDBC013D91BD92BC06BCDDBBEDBD333DA2BC51BD1DBC39BBF9BDA3BDF03BA2BC043EDFBDEA3C65BB4BBDADBD16BD5F3E2B3D483D1D3E80BD31BEE6BC4E3D183E363DEDBD7CBC83BDCE3CBBBD293E1ABD873C39BDAA3DC03AC23CDFBDE23B123C8F3CA73D1D3D923DD13DE7BCC8BD1D3EDF3D45BD4C3BB7BD92BDF93D963DFC3CA23C59BB55BDC53D1F3EA5BDDEBB89BD063A263DB13D2C3E65BB96BD233D1A3D05BE8DBCFBBA22BEB2BCFF3C24BD333C07BEC93C49BB353EF0BD93BC1A3D373C6D3C17BD8E3D0A3D4B3D10BDB03DA43D0F3B2F3D183E8F3C613D1BBB5ABC8CBD233CAA3DABBDB23C5CBD03BDBA3CD53CA6BCCABD1C3DAFBD5F3C91BD36BE58BD45BD873D7D3BC33C15BDF63D943D0DBD6FBD4ABBC0BBFCBA6E3D133EF13B1ABD9ABC453E2FBCF03D82BDEB3D593CEDBCC3BC7FBD99BCE23D85BD5FBDF93C23BC36BD533D453D803DD3BDB03CA03C9F3A55BB1B3D3A3D983D3CBC2D3C1BBE333DFEBC7E3D833DA13CA33D04BE043ECCBD193E6CBDF8BC95BC2BBE76BCD73D0BBC67BDF63BCFBCC5BB3B3DBE3D2DBD933B2DBDD93D37BC3A3C3CBD30BDB0BC3D3C843D50BD183DA33CD03D323C7CBD5B3DD7BCB5BDFFBD31BD8FBAEE3CAABD053C67BD063E3ABDE23D4D3C52BEDA3DBA3DDA3C813CF83CC33DADBD5FBD963D94BD21BED23D26BCA5BDEA3DCABD4F3D51BDA4BDA03DCABD113E1EBE83BDFDBD51BDBEBB4A3D03BE99BDB83D9F3D763D6F3CC33D42BD8DBDA5BD053E33BD92BB61BADFBDE33C4B3D3B3D26BDA5BCB33C0E3D83BC8BBDDCBD2ABDA73D0C3E6E3DFEBD093E4CBD103D0B3D173E923D88BD023D1C3C993C003C90BCFD3C593C0D3CEABD0DBE413DC23D2C3DA6BDB43D08BE7BBDAFBC083D343DC43DF7BCBCBDBEBD39BE973D7EBD463DB73D18BDE43D123D92BD8D3D993D9ABB87BD793D53BD933C94BD0E3E103D45BD08BE593CFFBBDFBC3C3DC23D143DDFBC4EBCA4BC823CF33B26BD773B823D203C8D3D043D373DBB3D553D1EBE2E3CC83D333D10BE743D963D2EBD123DBC3AE93C9CBC883C393C4E3D183D5ABD24BE9D3D4EBD843B84BCDA3C993CC43DC8BC97BC893BA03AD9BD033DA9BD16BE2BBA99BC7E3C8E3D10BDED3D91BB623D99BDB33CD13CB63CBE3D65BDDDBC16BD99BD8DBC293D84BDC2BDC13DA03D013EA9BCA4BC5D3C1EBD543D8FBCEFBC773C09BC61BDAFBD9EBC11BD113EACBDE0BB733C813D3C3CB73CB83CB23C473DC9BD0D3E62BB603C343D6FBD003D293D0BBCB53C483CA73CFBBD7ABCC2BD0FBECBBC0C3C153D243C163D4BBD273D7E3DB43DC43CD8BD093DD4BDD93C35BDDC3D0EBDCCBDF4BCD0BD343E8BBC023EE8BCFEBC37BE8EBBBABCBEBD2C3DB4BD333CE63C1CBCE53DEC3D75BDA9BB5DBDD73D123E8C3D593DDEBD7D3DBD3D653D1B3D24BDF9BB9F3D2F3ECA3BE53D08BE7CBDB23DA63CC73C9A3BDEBCEFBBAB3D34BD7D3D05BE7F3A7EBB84BC183D8DBDBBBDB9BC983D4ABC60BDF5BDD5BD343D803BCA3D5F3D6FBD563D613B89BDCB3D463D5A3CA7BB84BC983C563A6F3D31BDB43D5D3D8DBDAFBB0BBE8B3C56BC5D3C26BEB1BD993B873DDCBDA0BD233E15BD34BDB1BDA33D52BDA93C6D3C883D88BD17BD933D61BDC83B09BE3ABBD83DE53D9C3B093D38BE0C3B38BD29BE6E3DD0BC343D90BD4F3CEA3B92BBE5BDB4BDB73D983C36BDC6BD2C3D86BCC8BD8E3CACBCCFBB323E95BDCABD94BD2ABDDBBC3D3C5CBD0ABC433CEB3D513DDA3B0EBC10BC23BD3F3DF5BDA03CE3BD163C7CBE8F3AAA3C8D3D423D89BD483C6F3D9A3DAEBDA0BDD0BC09BD70BECF3D67BD27BD233D0CBC35BCD73D2F3E733C99BDB9BD88BB873DBB3CE0BB09BE093CF63C4CBD84BC8E3D2CBCA8BD3DBD963C84BD803EE33D473C80BDDD3DEDBCD83DFB3DFB3D52BD733D913CC5BDE6BC0D3DA8BDEF3D233EC5BD6E3DBB3C6C3D2BBCF2BDE13CA7BCD63D34BD8B3DCBBC813D4EBD0CBE0EBD0DBDD73BACBDB33D67BD633CA0BC3C3E67BDF83DE1BD80BD163CB83B1C3DFABCCC3DA5BCCC3CFDBCCABD33BDF03C1ABD2D3DBEBD77BC2BBA43BD4DBCBBBCBDBA6F3CBB3DADBD4A3DD8BC383C77BCF83CE03D813D8EBC0C3E133EAF3D913DE83B38BD04BD003E9BBD84BA4ABD063D863CDCBD4C3D1C3D7ABD4BBD653C6D3D0CBE033D9BBD18BCBF3D7FBD633DB93D70BDB7BC8B3CB43C0CBD0D3DCE3B8ABDA6BD913DC63D7B3D183D8CBC53BDB5BD13BED2BCB3BD9D3DEDBD35BD85BD503C2ABD413D453D303D353D923D01BE083D4A3D513D99BDB3BB1DBE81BD1FBD32BB03BD55BD49BA883CD5BC2EBDA8BDC33D0FBD413CE83DA03DBD3DE23D39BD3CBD00BE9C3C18BD5EBC10BDCBBCAD3DB13D073E483C113B043E4A3DDD3BD1BDA23CD03D213E7E3C4A3D13BD54BC02BCB4BD42BDAFBD3E3DC9BDD6BD093E97BD283A04BECE3CBEBD203D5CBD593D963D68BD2FBC963D3FBDDE3D943C2CBD6DBC95BDAABDAF3DC73D213D7CBB2FBEE13CD7BC113C853D7DBDA53DD53D5FBCC2BCB6BC84BC8CBCE1BC45BDDA3C573DDC3C59BD40BD123DE7BC1E3EFD3B47BDB4BD6DBDA1BDC2BD27BD7ABC8C3C503DA73D11BDF5BBD6BBC5BCADBD943D8FBD8F3D2BBD853C523DB6BD1EBDCCBB49BD2E3DE43CD43CC4BD853B28BD343EEEBC15BD91BC28BE07BED93D88BC163D2CBDD9BD82BC0ABBD63DFD3B643DC8BD48BC8D3D82BDC63D633D1F3D48BDB2BD1C3AA8BB3B3D45BEEEBDECBC13BCA03D473C1C3DF23D0E3D5D3D643D3FBDCA394B3D01BE43BDBC3DFDBD323DD63D713DE53C0D3DD9BD2D3DE73D0F3D94BCD03CEB3D303E55BDBEBD77BC933D07BD45BD40BE31BEEA3CE43C77BC01BE9BBDA23D6C3CAD3DA93D353D053DE9BC77BCC63A9FBC92BDCDBCAABCCC3C78BDBB3BFCBDF5BD1A3DE73A9EBC993D7ABD92BDF23D94BD99BC843D2FBC213EDC3D403BC63DC6BD293D91BDD2BD293D9A3DDFBB843C46BD4DBDA53C0D3D5A3C8DBDE13D8A3D03BC06BEACBC0DBD6EBD8F3D303DB93D8C3CAFBD4CBD693D75BDBFBC8EBD6A3DF3BDC1BD0DBDEFBD883D3C3DF33D46BDAA3D3ABC133CA53DC0BD193D9ABB0C3D9E3D293EA63DBEBCDBBD383D6EBD8ABDDFBD8C3DDC3D823C18BD5C3D2CBD4FBC0CBD72BDA83DCD3C233CA7BD97BCE43D293D12BDE43C6EBC773D23BD813C5D3D0FBDE9BD15BEA53BC8BDC83DB23D3B3CDFBDC53DFB3BA23D7A3D05BEE33C5FBE123C95BDB53D75BC673B773D86BD723DAF3D9A3D363D353E2F3D0ABD85BD19BC16BDE23D49BE30BD303B583D0B3D78BDD5BD97BC6DBD4BBC0BBE4A3D84BD313D4A3DF63C073EDE3C1CBD9F3DC9BC1E3D023EDB3D2CBD1EBD2ABD8D3D80BDBB3DF3B901BDA9BC193D4B3C943C833BFDBDE1BD3EBD86BC1F3D01BE903B06BC4DBD7A3D30BDB33C1DBD163EABBC1CBC0B3D443D9CBD18BD7BBD393C4BBD09BEFDBC533D833C083E8E3D143DF7BB083C39BC5C3CD1BC4FBD01BDBA3C71BD893D363D6F3D0B3E763D45BDE7BC193C8CBD8F3D40BEE3BD993D7CBC443DB43DA9BD783CD23CC83B783CAE3D633DDD3B6F3C39BDA5BD963C63BD913D03BE50BC98BDC63D2F3DB9BCB33DC13DB8BDD6BDF83C583A2ABD163EBE3D2FBD60BDC3BC31BD2C3E8ABCC33C9DBC433CAB3DFCBC0F3E8D3C2B3E20BE4C3DD7BC083D80BD883DF33C183D943C22BD25BDBBBDF73D15BC4CBDD03D093D083BF4BD83BCD6BDFABD2CBCAE3D5BBD393B92BD8B3D393E923D01BCA2BDCA3C95BD6FBDF6BC9E3D613D1F3C623C0CBE54BC60BC08BB12BE8DBC943D14BE29BDB33B40BDD13D693C053D46BD29BD563D513D5ABDD43C563CA93C6E3D5C3CF93CF0BDC2BC4DBDE23BA1BC0FBD943DE4BD1FBDB2BD7D3D0CBDF13D67BD763D103D52BC7F3D1BBC663D79BC623C1F3C143C293C2BBE20BDBF3CE93D453C043EA3BB323D62BDB3BDE3BD003E01BD3A3D10BE59BCF5BD7F3D4B3DA9BD983D843C3A3DB03AB43DBA3C8D3CC73C133ED03C7BBC43BDBC3C16BE12BC393DA4BDBEBB48BD093D1DBD993D58BD8EBDA43CF73A79BD6A3D2ABE363D95BD903D7EBDDABD3F3D80BD563DA8BD94BD893D063D62BCCABD9CBC4B3C86BB173C1F3DED3D5C3D313E00BE2DBDAB3D3EBDE53DB7BD6DBD4B3C423B553D823C93BCB6BD6EBD733C663D37BD09BD3FBD0C3D55BD26BDE33C993B853CD2BBB7BD343D13BDF63D85BC503C1FBE42BDF43D7DBC783D6D3D403CF8BBCDBDD13C1D3E95BC393D97BDAEBCB5BD56BDC9BA8E3D163D9DBD25BD113E8ABDC5BC05BD743C25BDA93D8BBC813DC43D5BBC2F3D013D173C0B3D973C443DA53DA3BD3EBD9E3DADBD92BAB93C533D833DA83BC83DB83DA93DF73DDF3D41BC49BDD63D3C3D453DA8BC753DB2BC81BCCABC553EB03DDE3C903DEA3C35BDD1BCD4BCDF3D67BD823D68BD32BDF83D8FBD75BDC4BC72BDE5BC00BE7B3DFEBDE03D4FBDF83C39BC72BDC53B533DFF3B8D3C343CE73CE5BCF5BC923A3E3D1FBD033E18BDB0BD15BCF13D62BDD03C9E3D7BBD873D113D5D3D81BDC0BC6B3DDBBD22BD4E3CA83DADBDA73C2D3DCD3B0B3DDCBD3FBB273D993D393CE53C473C213C013DB4BDCF3C013DA83D6ABC2B3DAF3D6BBDD33D92BD153E3DBD9C3CABBD433C67BD043EF1BB36BCEA3D9FBD233DFE3DBCBC8ABC523D8DBDDEBC843DE13C4B3D883DDA3D3A3D083E80BD6A3CA33DCA3C5FBD063E383D39BC4EBC1EBC05BCCD3D3A3E19BDACBD7F3D213D9DBD24BDD1BBF63D163E463C74BD553C57BD923CC73DE0BAC63CFB3C2DBED73DCA3D463DCABD923D033D29BE52BD00BE5A3D423C64BC8E3D75BC5A3BC23B8FBCB63DF5BDE13C75BD023E6D3D973D003DC33D94BDDA3D06BC3ABD5CBDDA3D8EBCCA39AD3CF0BC69BCC23DBF3DB63D803D93BDF7BDE83CDE3DD0BD693CFB3DF83DF7BC2F3DC4BCA5BC323DAC3D713D18BE8DBD3C3C0FBC6D3D30BE00BEC63D25BD093C463D7EBC263DC13C303D0E3C103D0B3D823D093D3D3DD1BDA13D0DBEE1BCE23B1DBD393C6DBD6ABDFABD9CBBAAB96ABDE2BDA2BDF53C4EBDCDBC3E3EA63D75BDF33B04BC783D12BD1F3EE7BD353C9DBC653D42BD1E3C57BDC6BD0A3E303D843D02BD46BDBDBDC5BD5DBD313E68BDC5BDBEBD91BD9DBDFABD283D993D15BC0B3D5F3C2D3CA7BDB5BC18BDA13D433D9CBD0E3E03BDF7BD02BE17BE5A3DEA3C143DB83B143D1FBDC9BDB93DC4BD8BBD6FBDDA3C0CBE2F3D1C3D7ABC903D343DF53D38BEAB3CF2BD9DBD72BD4DBC94BD493B0ABEA03C3FBC463DF43CB33D5C3CD4BCFE3C533CE8BD82BD95BBE6BD3CBCE83D943BC4BDB0BD5ABCA03D1C3D23BD00BC283EFC3DBA3D74BDCE3C17BE86BD97BA1CBECB3D9EBCB5BD303D97BD72BC463D14BCC23CEC3CD03CBD3CF7BC823C8ABD723D283DCABBB2BD81BC583EB7BCADBC89BC03BBC23A26BD4E3EC1BDF63C8C3DB53D2B3DAEBD11BB0ABE8A3D503D573DFBBC53BD073CEFBC513D2A3CFF3C87BD093C5DBD56BB9ABC493B60BBC7BCB3BCAB3DC7BCC2BC51BC783D0EBDCABC053DC83DF83CAF3D423D79BD873C063ECE3D0ABC33BD0CBD57BCD1BC4F3DA13DE83B0FBC113D4B3A183E5E3DED3D123D82BDF63D933E8FBCFF3B423E1C3E08BEE7BDBC3D37BCBF3B303CAD3CC1BC9BBDFDBC7B3DD1BD95BDCABD583C323D96BC39BC0BBE8E3C973D173B643DCFBDE6BCAC3D523E7ABDB33DABBD7D3D77BDEF3D263E2A3D2E3D853D243D5A3D9D3D88BD22BDD53D16BB16BDEABD0D3E3D3CD93DE4BDF4BB65BD49BD47BCA8BD0D3E503DB13C86BC72BD3139B63DD1BDAD3D843D563C34BD693CA23BADBA4B3D8EBC03BC16BC9D3DEABDEA3C943D90BD37BC7C3C523D12BDE6BD9BBD9F3D77BA703D033D2C3C813D43BD5A3C223D4ABDA4BCAEBD153E42BD17BD7A3DAFBC84BD63BD1B3E773D28BCA83B9C3A83BDA8BD0A3DCA3C94BDB4BDA2BB743DA13CBBBB70BCBC3DC13D173C62BDA7BD2EBDC2BC073D1CBE113C183DBA3C13BDC83DC73CB33CACBC363D08BEB33DDF3C8F3D24BD72BDBE3CC2BD65BDD83D303D2F3D7D3D91BD9EBCBFBDA5BD973C6B3D093D91BD543D6BBD6C3D563DE4BC7D3D663D00BDADBDADBD073EDF3C483D97BD83BDD6BB813DD03A0ABDFDBC68BDFE3D73BD593DECBB633DAC3DEFBCD73DC63D843DFBBC1C3DC23D7BBC35BE223D1D3DAC3C863C883B51BD8DBD0CBDF83C94BCF3BB093B8C3D583D2E3C1BBD013CDEBD96BD173E8C3DE63D253CDB3BCBBDEABDECBD493C563DE7BC303CB73D393D23BD363D343DD1BDCD3DAE3C0CBECC3CD539513DA83DEE3C38BD7EBCED3AA33D313DB0BC02BE97BD53BD0F3D7BBDA7BCD23C13BEB73B6F3DDDBD853BC43C8FBDF3BC153EB0BCF43DB6BCB5BC6F3D543E00BEC03DB1BDFF3DDABC25BE873D4F3D5FBDE2BC9F3B27BDE03D7CBC83BD723B84BBA83D0DBE42BE743D033EF3BCAFBDF63910BE37BDCBBD9E3BEABD453B243D13BDA23CA3BD0F3C473E78BD2C3D89BD933D35BD053D53BDCD3D0FBDA93D3ABD043D2FBD3BBDD23D5D3D0ABD833CCF3DE2BD423C90BCE63CAB3CE03CBBBCFF3B6EBD1C3BD8BB853D183B73BD463D22BD983DCE3D78BD993D353DE0BD43BD08BE1D3E5B3C08BE54BCEBBB48BCFC3D95BD12BA233C73BE9B3D963DACBCC5BD803D24BD2F3D13BC17BE6E3C8CBC153DC83D92BD8F3D84BD3E3D44BDA5BDFB3D23BDC83B9F3DE7BCE23D8BBD6A3DDD3DCDBDCBBDD83CF63C2EBD823DB93D61BC10BD8CBDD7BC8FBD96BDDDBCCD3D613D583D3FBC8BBDE63D97BDA23D5D3D5EBCD2BD27BC503C303C80BC42BC33BE2FBD583C26BE0E3E82BDB4BD8BBCFFBCCDBD1B3B133D4FBDA83DE23C31BD133BB9BBA63C553D573E05BD64BDB03D823D8CBD17BDD5BD1ABDDA3CAD3D893DDBBCDABD39BD8CBA6D3C83BB4DBD92BCCCBB123D663D233B76BD43BD5A3D363C583DC83C1FBCB63D053EA6BC11BDDE3CE33CE8BCD5BDD9BCF13DADBDDEBC193DA4BC673E0A3E263C5D3D6B3D8FBD003E353CB63CC2BB1EBC55BDB23DA1BD523D85BCA23C30BDB73CD2BC30BB593D69BD9A3BE73C8B3C5EBD933DAA3DB2BD00BDF03D48BD543DB53CBEBCA3BD85BC5FBD2A3CED3D77BDA63D313D6F3CC83C933D983DC33B013D883DA03DEDBC603D17BD3B3DE33D2B3E9BBDB03C21BD3B3EBABC3ABD9DBC14BC25BD5ABCE23C58BD61BC683C5D3D4FBD483DB23DB43B88BDE53C8CBDBEBDD43C95BDB73D1DBD603DBFBCDB3C493D0B3CEFBDF93D423C36BD253C7EBC7A3DCBBB1D3EE2BBB8BD85BCAABC51BEDF3D3A3D9C3D0D3D8FBB043E24BA17BC2C3D44BD423DF7BCA6BDD3BD643D5EBEA23DFF3C24BDF4BD80BC12BDE8BCBC3D793D27BD653DAABDA8BD04BE983C9A3DAFBC113BBCBD093D7CBDD43C873D84BD2F3D523E14BEBBBDF339DC3D42BCA63D60BD5CBBCEBD15BD44BD333DA7BC72BDF4BC6D3C0C3ECD3DDDBCC0BD0EBD2ABEF9BCC9BC64BEBEBD49BB66BDD23D7E3D073D6BBCB93C69BDBD3D29BDDFBD4E3EA1BDEBBD853D813C743D553CA83D0CBDCEBD50BD90BD54BBB7BAB63D803D3A3D873D67BC1E3DEFBC42BC8BBCBD3BE7BDD0BC06BEF03DAEBCD3BCB93D543D833D303D90BCE03B0FBB12BD993D983D9F3D2BBEDFBDFEBCA23D823D623DD73DDE3CFFBDB4BCDB3CD9BBD03DE43B8C3B9C3D7B3B5EBCCEBD4DBD4E3DE1BC04BD79BDF63C453DFF3C19BC9A3CFA3DB1BD40BD303DE7BD553D553DA63DF93D363D733AEC3DFFBD5EBD7CBCA4BDB93D9A3D423D8EBDA2BD803DF8BC7EBD8DBDB0BCDF3DA1BD12BD893D333E04BEFF3B81BDB1BD39BD513DA1BD15BE1DBD28BDDC3DE1BD753D723D03BC5B3DF03C0F3D243D68BDF73DF33D37BCA8BC46BD50BD223D853C8DBB9C3D7D3C0C3E31BDAD3C6C3C3E3EC0BB6D3DA1BCAFBC1F3E823DDE3DE23D7ABB843DC13C72BB4A3D49BE25BDA0BDD7BB9A3BDBBDCD3BCABD1B3D08BDB4BD9FBD97BDA3BDEE3CCE3CD7BD0A3D243EA3BD8EBD643D59BDA13D3B3D85BD133E953D6F3DECBCAA3C4E3D9C3B993D68B913BD183E29BDEB3D4FBC8CBC90BD113E36BE82BD8B3D203E3BBDCABCAC3D6B3D393DFE3D1C3D24BC2CBCD3BDE63D2F3C633D863C3B3B03BBD9BC0EBBC33D1A3E6EBCA1BD3BBD993D6EBD16BEEC3C8A3D163D6DBCAABDCEBD43BD82BD84BD49BE7BBD803DA63C203C66BDDABB3F3ED8BB33BD183E393CF4BDB4BD35BD023E823DD6BCFDBCDE3C9C3DD8BC02BEFD3C0D3E1D3DE1BC993DE5BD68BC03BC5A3D263DB3BB7F3DFFBC8CBC413DDB3D84BCB3BB523D20BE87BD52BBEBBD893D723DA8BD273D353D573CE73990BD183E7CBC5BBD473C9BBD913C833CD43D6A3D02BD75BD043E42BD04BD2DBDDE3C9DBCDABC1F3E71BDA63CC73D17BED63B373D073DAE3C043CCB3DA3BDE13D133C4EBDABBD873C8EBDCDBD43BE31BCB83BF3BC8C3D5BBD70BD003EC8BC373CE4BD763DD9BD4BBD623DA3BD2A3E273D9BBD0E3B9B3DF13D683B2BBD823D7ABCA2BD693DD63D943C43BC29BECBBDF53D65BCAF3D2C3D303D623D973D3D3D883D84BC5DBD41BE44BDE83BEE3D61BD04BE1A3E723D05BDCCBD23BD173D27BDA43D263DDB3D913CB5BDC8BD3FBCE7BA633DF03C49BC9B3DEE3C6BBD7D3D28BD16BD1FBD95BDAA3DA83D1ABDA7BD95BDCFBA00BD2ABECFB9813DC2BD8F3C84BD73BC76BDB8BB363C903D203DD23DD5BB22BC543DFBBCB7BCA4BD19BDE8BDCC3CFA3DEA3DF13D913DA4BD9C3D343E59BD3B3DB1BB933CA4BDD4BDD0BC34BE7DBD25BD2C3E4E3D553B983BAE3B3BBDCA3D853D95BC93BCCEBD87BCC03C9DBD1D3CEEBCD9BCD43DBFBC183DB93D0E3E1C3D113CF43D7CBB413DC33D793D473D813DAE3DB13C7F3C1CBDA4BD52BAA03D533D403D293D18BDF0BCBF3C413C98BD02BD9D3C163D733DB1BDB4BC5B3C673DD5BDDD3DF3BD983D9FBCEA3C863D4FBD11BDEABDA1BD353DC7BCF9BDD33D0E3EC63D5C3DBEBDFCBC1A3E253DF53CCFBC64BD583D34BC213E4F3C03BBCD3CA4BC15BDE4BD8EBC9A3DF53DEDBB9D3D25BD6EBC133D30BD553DA938EC3CADBCE83D04BD6ABEA43C2CBCB73A8CBCF23CBFBD083D7B3D823D4B3CB3BD0ABE88BD08BB113CF03DC7BD5D3D43BC233C8A3D303DB7BCDD3C6BBDD93CD13D30BE20BCC63D06BD823CFE3D79BDD1B7DA3D273D64BDF1BD313CAFBD66BD81BCD9BDE7BB35BC413D8C3D5D3DB73D9DBD78BDE4BD28BD093DB73DA3BC5F3D61BD11BE333ED83D943D423DE2BDD0BBCDBD923DAABD57BC8DBD833C1DBE04BDE7BD6A3DE4BC7FBD5D3D0B3E8ABD0E3AE83D85BD8DBD2B3E0FBDA1BD20BD21BE13BD853DCABDC5BD67BBFD3C1CBDEC3CF7BD48BD33BC46BDACBDFCBC933C8B3D78BCBF3C8B3D213E40BD4EBD823DA43D35BDD33D94BD1F3C953DFC3D0A3EDF3CEFBC203D913D943D063E0A3D993C0FB9B43DA2BD663DABBB193EE73DC3BCDE3D59BDA23B9DBD043EA4BD27BC6A3E05BC7DBCAD3D60BDC43C853DB23D1F3DB33D8D3D2F3DC43D713DC2BC403DA9BD21BECCBD5A3DEC3B8FBD013DFE3DF93C2B3ED63CE8BDA2BB3ABD06BD09BD3ABDC13DC4BB25BE7A3CA23DEB3D9A3D4E3D043B273EA5BD603DC9BC02BE7D3D11BDE5BAF23D9B3D963DA0BDEE3DBC3DCEBD50BDD2BC96BCCBBC2CBB96BDAB3D9ABC413DA4BC113C31BC02BE07BD22BCD1BD9C3CFABD873A503AF8BD1ABC64BD7F3C303D6D3B44BDB8BD35BDAF3D8E3D843D133DDEBB37BDB73B25BD583D68BDCB3DC63DE7BDF0BCCE3D78BC25BD78BD233D73BE4E3EE33CFC3DAABB19BA40BD673DB5BD763D0A3DD4BDE03C0FBCB03C34BD11BE3DBD9C3B3F3CD5BDEF3CABBDBCBDF0BDA23DF33C0C3ED1BD593DCCBDFCBCE7BCD9BD393DF43B56BD193CB63C823DEA3D6DBD19BD85BC2FBE50BD23BD503DFEBD583D5F3D0B3E54BC70BD4A3CB3BDF4BD20BC283D46BB86BC353D17BC863D753D6CBAA1BD21BD9ABAC9BDF93C95BD2D3D50BDC0BD4DBD43BCAA3A3CBD5D3D7C3D65BD0C3E983DCC3C69BDD53D1A3CE53D993C91BD62BC9FBC5D3D22BCE33DD5BCDEBD60BCD6BDF5BCC5BDB9BA2D3D9ABD1DBD74BDA9BD723D793CA9BDF5BD993DFBBD433D84BD25BD11BE163C47BD093DE93C9FBD2FBDC8BD26BDD23C08BE3DBDBFBD90BBBA3B05BD83BC6ABC71BDBF3DE13D973DF0BDEB3C213D2EBC76BCA6BD8F3DEBBDA5BDDF3D0EBE2FBCAE3D1C3DF1BCD23C163E3A3C53BC3FBDE0BC393E103D51BD9DBD72BDE6BDCEBCB1BDBB3DECBB283A69BDEBBD573DC13D32BE1BBDFEBCA43D6EBCCD3CC3BC2EBE183D323DB33BBFBDB03D34BDF63D333E1BBD9BBCF43C18BE24BDD8BD9BBDF6BACCBDF9BD83BD7D3D55BD093C9EBDADBD093E133D90BD20BDF0BDFF3DA9BC7A3C49BD43BCD83C9A3D023E91BD49BD4EBD0CBD303D0A3E02BE953D3B3DED3A333CB3BDED3DAD3D403CE7BDFB3D37BD603DB03CE53D963DB4BD95BC52BCE8BCDABD9DBC18BDC7BDB8BD753C43BDECBB22BCDD3D2A39B9BA05BE8A3DDE3C693EA53DECBDD7BD37BEBF3D84BD87BD23BE963D673D183E6EBD683C7CBD48BD643DA53CC2BC7F3DB53B7F3C19BC643D15BC933C94BD1F3D323D813D01BEE0BDEFBC89BD8F3D993CC0BC873CBC3BD63D44BC843D863C343DC2BB5DBD5C3DAABCE7BD10BD0B3C18BD0C3DBABDC7BDB03B6ABD82BC873DF8BD9FBDBC3DEDBC3D3D30BD703D38BDE4B9EFBDEABC9F3DD73A423CF83D433C3B3D92BC833DFEBDDDBC1B3C1C3D2EBD303D7DBD4F3EC2BBAA3C243DB43BE8BCEDBD863CCCBD033E82BD9C3C8E3A853DF03DD33D013D683D8E3D283DE4BD07BC48BDAD3B7C3C14BDDC3D14BD4E3B9CBABCBDCDBC2EBE10BDB7BD36BD7D3DA0BC943DB0BD443DF2BCBEBBACBACDBDE9BD8E3DA13B8D3A26BCA03D8C3D71BC373C323D4ABD12BD0D3E903DB3BC1C3D0BBDAC3D093D863D8DBDDE3D9ABD1D3D68BC833C4D3DD2BDAE3CEF3DA63D87BDB83D4BBDA43C80BD973DD23D35BDB5BDD03D9E3C4A3DA4BC8BBDF5BBAE3CCEBD3D3C79BDF0BCDBBCCCBCBC3DD6BD85BD6A3D8ABC9EBD99BDF03D1EBDFA3D81BD3CBE8DB90C3EB3BD36BE403DF8BD023D96BD113EA6BD253DA9BDEA3DDBBC23BEC83C49BDF8BD38BDC6BDD5BCB5BD1ABE46BD91BDE23D1F3E8D3D56BD713C29BB35BE40BD81BDE1BC883D17BE60BC753D9D3DB5BC08BD813C30BD163DC4BD30BD08BD7D3DF53C0BBEA5BC023D963C923CB73CA3BDBD3C5CBC873D66BD363D993D2DBDD6BC6E3D663D623BB7BD68BDDB3CD83D81BC44BEF5BBE63C933D30BD5D3D8D3D8DBCF7BC0EBC443B6F3A1EBEFABD6DBD8C3C023CD73C98BC893D9A3CADBD55BD2DBDD7BB8ABC4B3D5C3D313D393E643DDFBDABBDA3BD11BCD7BDCFBDC5BCE73D893DD03C87BD943DF0BD4B3D0CBD953DBEBC5E3DA33DD0BC27BCEEBC41BCCDBD2A3DD6BAE43DA9BA7ABCD0BC03BE97BDF9BDE63DBFBC93BC07BD1ABEEA3C5CBD23BA8ABD863D75BC153DB23D863DC73DF0BD353CD03CC3BD8DBD0BBE473E33BD8B3D6ABD873D963DCCBDF83C7D3DF13D023B97BDF23CC53DB03B37BD4CBCA03DAD3CB1BD2B3D893CFABDF7BCDDBBD7BD4ABDBEBC01BD073E29BCD23D0A3DB0394A3C1FB9903D923DC13D843D063DC1B9BEBC73BD033EB83C813D393EBDBD263D013E933C9C3CE03DB5BDC63DA1BD913D92BC1F3D29BD34BDB73B983DE43C1E3D86BD693DD63D98BDB4BDB63D333DFB3D4FBDA13C8DBD6A3DB3BD9E3C62BCB23CDEBD67BDC8BCD53DF1BD7F3DF03D703D40BD353DD5BDCFBCAF3D1C3C603DA43CB6BCF6BD893D8DBDC6BCF0BC8BBDD93C283D6C3C403DDE3C42BEF8BC213EA3BDAC3B6ABD883D96BC8F3D07BE5EBDA7BC913C023C7BBC3EBD88BC93BBFFBC8D3C39BD3F3D01BEB23D84BD5F3C053E5ABC11BDADBC5EBC1ABD033D4F3E51BECF3D99BDF83D12BE8CBD59BC30BD3F3D44BCF3BD9A3D43BA35BC0EBEF53BA03D603DADBD513DC53CD9BC81BD93BDF73B97BDE83D563D9ABB183C8BBD0FBE4CBD8E3C343D50BCE03A66BD81BD1C3C883DF1BC623CF3BC013D3F3DD53DA63DFCBC58BCB63C62BA61BCDBBDE63C873CF33D06BC023EF9BD553D82BD05BED43D433C7ABD2E3C4ABDCA3D633DFC3CC2BD01BDCEBC33BA56BCF5BDD1BDADBCC0BD00BE943D3FBD693E973D773D8EBDA1BD58BD723BEA39063E51BD20BD323DEF3D293D083EF73DF43C1F3D893D1C3E5F3E53BE97BC18BDD9BDCD3BB3BDD73C78BD10BE13BD41BC5E3C75BD9E3BD1BCDDBCCF3D94BC26BDB4BC2BBC26BD9EBDB3BD96BD973C083C2FBC453C9BBDFCBDD2BB8CBA85BD9B3D5ABD473CAFBC25BD6BBC9B3D123E69BB0E3D89BD493D6BBD4E3CE33947BD2ABDB43C01BD2FBCBC3CC03C943D06BD223D9B3D82BCD4BD41BC21BD0ABEF2BD44BDFBBC0A3D33BD44BCAFBC37BC193E813D73BDB3BCAEBD18BD583DD9BC8D3C913D1F3C373A8FBDCF3B433D413D00BC383E0C3D983DA8BDDEBD7F3D37BD87BACFBCBABDEEBD3DBD1A3EA63DDC3CC0BD1D3CCA3DAA39EBBD53BC2B3D4D3D9DBDCBBD8DBC063D063EED3CA7BD10BCBDBD813D4D3B063DD8BC03BDDD3BBDBDEE3DFA3CA8BD143D983CCB38593D3A3DA6BDF9BD7D3C3EBDD0BA973D6EBC0CBE8D3D253DC73DA43D283DC13DEC3D78BC59BD1E3D873DAEBC643D323CF9BDD6BACABCD9BD743DCB3C133EA83CCABCC3BD9F3C333DD6BD0A3D39BEAEBC89BC043D043E17BD02BDD73CA5BD6CBD9E3D8B3D4BBD743D21BCD3BB04BEC7BD1F3D24BE5CBC91BDBBBC383D813D823C98BD58BE16BBB23CE03D03BE8DBDB63D3EBC503D9FBC8D3DB4BAC0BD883DE73CD63C9C3CA73D32BDCDBD08BE8BBC82BD6DBCCE3D39BD633DE93AE03DB4BB233D823C95BB6DBD0FBDC3BD34BD983C34BE35BE82BDB53C323DCBBD95BD2E3CCABD0FBE30BB133E42BDE03C8C3D143D373D02BDE6BD9CBDD8BD7F3D99BBC8BDFBBC64BDB3391CBC983C60BD40BE493CA83D28BD083E06BE53BDBEBD3EBD543E5FBCEA3C8BBBB5BDBA3CECB90ABDD3BD093C8FBD883D523DA23D1FBE483C993D3ABBA13D823D2E3EFDBC913D763D283D0BBE063D08BC7B3AF2BD09BE4A3DBE3CC6BCCABDEE3D413D21BA423D31BC7ABD0E3EC3BDA43D6CBD9DBDECBDCFBDD43CB03D72BD38BEF43D433D02BDA53DCDBD12BDF03AECBB803D603BA5BD2EBAE63D8FBDF3BC63BC3BBD31BD23BD8BBB90BDB0BD243DE9BCDCBCB13DE33D83BDD23B713C05BCAEBC1E3DAB3D1F3D133D2ABD9C3D233B453D11BC8F3D0ABD95BCC9BD03BD87BCBFBDE2BC7ABD9E3C683CB1BC87BC013D9A3D69BCD7BC1B3E92BC063D26BC5ABD77BDD73B993DCDBD3B3B6FBCB2BD113D23BD253B92BD593C863C953C8A3C743D9E3CA9BDBB3D233CD1BCBCBDEF3B393DBEBCF13CB0BAC13DB1BC17BD41BDCD3D063D4C3DC0BC98BC033D49BCF5BD3D3D14BD263DC1BD69BD2F3DCFBD8EBD613D723D8D3D85BD27BD4ABD36BD9EBDA13DC03D79BD453DE33D663C55B9A4BDDB3C7EBC003BF3BDD03CAEBD85BDD03CDCBD1FB8AD3D3ABDC03D01BD14BD943D14BDD1BD193E913B023C063DAF3D8A3C67BDAB3D0EBD74BDAE3D153B953C9FBD99BDB8BDAB3D0EBE133E52BD87BDDE3DF13D15BD973D8B3B1ABC31BD993DA33DFCBC6D3CF03BD23DAE3D9B3CDE3C06BC093E563DDCBD49BDD93D5BBD9B3C74BBFCBCFFBD343D7CBD5C3D4F3DCBBDDA3DE3BDE3BD8DBD843D27BD04BDB83D243C18BDA43AF4BCA8BD78BDA3BD213CC1BDD33D253B513C2CBD7CBDC13B07BDB23C863D513D20BE333DE53C46BD283DBF3CD03D283E5DBCBBBD66BD33BDA3BDCCBD783D11BD72BDCA3D9D3CA63DEC3CD13DBEBD52BCD4BD19BEAF3D8E3CBEBDC93DFB3B88BD10BE06BDD63DC0BD79BC893DC1BCBFBD04BD573DABBD25BC063DC13D1CBD7BBD8EBB4C393A3D25BDCFBC163A15BD99BD403D9BBCCC3B90BD0A3DC7BDFF3D3F3D153D55BD97BD6CBB933CF43C1ABD2FBD84BC29BDF03DCA3C32BCFCBD5F3D0ABE933D71BC893A8ABD123E0C3D08BD64BC463D0CBEFF3DC7BCF93DEA3B75BA82BDCDBD0B3E433ECFBBDE3BAA3C9A3D13BEE4BB25BC82BDC9BC4E3DD0BD89BD91BDC6BD4AB95CBDE23D46BD0EBDFD3D8CBDAA3D10BEF13B6CBC713BE43B493DA93B76BE6B3DAABDB83CE93DB4BBA8BC133B103DCF3D04BEF33AA2BD4BBDD33D35BD013CCA3CDF3B3ABC18BD17BC41BDA13C98BD26BC76BDCBBD07BD09BD163D52BE20BED43DA6BC9D3C983D053EDBBC853DA1BDCFBD623D263DA2BA09BEA43DC33C0DBD37BD073E233DB33DCC3996BD8A3D2CBCCE3CA43DDABA023ECDBD2A3D5E3DECBA93BDEC3B283C17BE96BCB2BD6CBD84BDB1BDCC3D60BC60BD75BC013D163DD7BC633C56BDF43CA2BDA5BDF5BD3B3DBF3D543D2C3DC43B03BE79BCA73D4B3D383DA43D7D3DFABCBA388A3D963CA7BDCC3D403D7ABDB1BDA93C60BDF33B973DC43D8CBDBE3DDFBD553DD03A263D05BDAB3C1ABDE53C72BDDEBDCFBDD53DC03D113DD13DABBD913CAFBAF7BA4ABDEDBC08BCB03B7DBDAF3D31BD883D303D5FBD99BB843DDB3DECBC15B93EBCE63C0C3D413DA33DBDBD103EAABC593DB43C123B8CBD7A3DE1BC1D3E69BC3D3D2FBDB2BDB1BD2BBD49BD0CBDE53DFA3DA73DCA3C87BD5C3C45BC683D90BD213D133E39BD313E28BDE3BDC83D37BD3EBDFBBC413D08BD863DA9BD0B3D923D74BDB6BDA83D383C443D5EBD26BD81BC59BDA83D1B3EB1BC023C56BDC6BD313B87BD54BD1C3E913D73BD793DB2BDA8BD613D44BE833DA2BD9F3D26BDA2BD523EDB3CA23C33BD68BDB3BC4C3E45BD323DE23D3DBD83BDABBD103E8A3D573DB73BD3BBD1BCCF3C92BDA73D4C3C093E88BCDA3DB23D0E3D823D353D883C0FBE8D3DBEBC9EBDA7BD2ABDB33DBDBB32BD543E98BD653E8E3CADBD6D3D003B0F3D81BD8CBCD23C3EBD9CBD68BBA5BCDE3CC9BBD63B173D6A3DD4BCD53C693DC0BDE6BAF2BD16BC19BD423EA23DB1BDAB3DE7BCC73CC03D1CBDCCBB473DB6BD5ABDD53C4DBDA9BD3ABDC13D01BD4EBDA1BD62BDB9BC5B3D293BABBDB2BBB53D933D35BCDDBC44BD1E3D1FBE42BDCB3D093D193DC4BC8EBDD9BB763BAD3A113A7E3C863CC33D0E3D2FBC9A3AAA3DEE3DEF3C96BA4FBD573D80BCF3BD82BD253C3ABD93BDDDBCA03CF9BD77BD983C903D27BB7BBC8B3DB7BDCABD083A60BC1BBDB13DAE3D5F3D033D24BD49BD93BD30BDB9BD21BC203DCEBD49BDF73C633DA4BDC83C093DBC3D5C3D46BDEC3C9A3D50BD16BCC0BD74BD8A3D5BBDB33D023E2ABC613B25BEEB3CB6BCEFBC913DA1BC15BE74BD143EDF3DE63CF9BCCAB9B13C57BD5CBDAEBDBF3D933D82BBE53DAF3DC2BD7DBAAA3CBE3C0B3E8CBD2F3DBD3D35BC863D2E3DF73D043DA73CD7BA52BD46BCFA3CFBBCAE3C62BD20BDB6BC48BD073B483BF43D983D9EBDA8BCF7BCF53DC1BA39BC92BC3BBE82BD1F3DADBC383D11BDAC3A1B3E95BCD13C24BDB93BC5BCA33D2FBE9DBC233B06BE393D4A3DDB3B443CBE3D67BE98BCC73DDBBD09BEAE3CE53D64BD373C873DC3BC883D59BD97BD0A3DB3BC97BCBB3D3A3D703B873D97BDB43CB3BB323E65BDC9BD673DBEBDF5BD0FBE4FBDBBBD653DA5BBEDBC563DB83CD1BD4E3E073EA1BDA5BD11BE72BD303DD33D093EB83D2A3E543D2F3C993C1EBD943D82BC88BBFD3C233D5A3CFC3D48BC913D053E303DA33D76BD2A3E583DF5BC063CF73D2FBCAB3D2ABD733D9A3CECBC8B3C25BC083E13BE553EBABDDD3CB6BC17BD4A3D3A3DDA3A713DE43CCABCE73CA3BC943C6B3D3B3CCCBD13BD68BDC2BDC13AAD3D793D0D3C6DBDC0BD973C213D67BD87BD5ABD7DBD5ABC76BD86BD9E3DCA3D0E3C51BD2C3D6A3D063E66BDAFBD923D9EBC133D45BD8ABD1CBD14BD873C983D253D433D98BDBDBBF13D04BD94BCACBDE3BD56BD0BBE0C3C93BDE5BCA0BD5F3D003D003E1DBECCBD9BBC0FBEC2BC55BD993DDCBD683DDF3D08BD17BEF83DCE3C133DCABDDD3CB53DF1BC863B2D3DDF3C5C3D77BD02BDF1BD013DA7BD843D2D3D4ABD2BBDA33A763D1CBE9CBD663D68BD483CBBBB2D3CB83D443D963DCABDE83D8B3D84BB87BCA03D83BC923DAEBC0CBDE6BC16BCCB3D87BDE93B8CBDEEBBE6BD803D0FBD813D913D3F3BC0BBE43B16BDB6BC66BD323DE4BCD0BD9DBDAEBD55BDB13C173E8139B23C77BDBBBD83BD9A3DB43B863CCBBD183E72BDB2B98C3CDCBC23BD063E843D073D9FBD803C1E3C1F3D423D5E3E29BDCB3DDDBD0B3D8DBDC03DB33D0C3DC7BD5F3D0EBEB6BD29BC25BB693D033D12BD813D7D3DC9B81FBDB6BDCA3C30BC11BEABBD073D153EA5BDD83DE93C93BDAE3D3BBD4D3D41BDD33CB23D673DE13DC73C5CBC6BBDBBBD6C3C02BD6E3C2ABDCCBCAD3C743DD3BC4BBBD5BDD83D7DBD35BD383C04BDC0BD21BB3BBD85BD50BD7F3DC4BB893D52BDDD3CB53DC63DD3BC7F3D723CA73CACBDEC3CAF3C693D41BCDB3AABBDB1BD1EBC30BE933DEDBD863D14BD8CBDEA3C8FBDE63DB1BDD2BC52BB46BC6A3D4DBD903DFB3DB03D3CBDADBD4ABD60BD4EBD163C9E3DCBBC923CB13DCABAA1BDF83C7C3DD0BD3E3DB73BB7BD733B51BE2B3CBA3D81B973BCA13D53BDA13D193E85BC17BA09BE6C3DFC3D44BC793DA6BD793DEFBAF8BC0C3CC13D1E3EADBDDDBD99BB88BDFE3C21BCD3BC013D8EBB9B3A29BEE03B953C8BBC71BDDABD26BC82BD823D703D9CBD49BDB03D903B8ABDC03D653BDEBDC23CC13D9F3D693D9DBD1CBD57BA143E02BD9ABDFEBDA5BD86BD263DE83C0BBE35BC623C8B3D5B3B9E3D56BD0DBE7E3D7EBC32BD2E3D14BB223E793C14BDB83D4A3D0C3D3FBD213DE3BBA43CF0BCEC3D04BB833DD03C9F3D273DAC3C10BDDCBC86BD12BE99BCA33DB8BC1A3DF0BCA3BD4B3CACBD0FBE1C3EACBDA53CDF3D66BD06BD84BD06BE483C3A3DDC3D38BD93BB0DBDF13D073DBFBC183DC63D8DBC103E0F3EE03C563D0C3ECF3CA73D35BDBF3D72BDB73DE53B6D3D833D01BD7B3D9ABCB63BC1BCC7BDB23D393EC63CAEBD423D433DC13CE9BDD93A25BCD83DD1BD013E70BD15BEF5BD9A3CD3BD81BC26BD33BD28BC3A3CDC393B3DB13C65BD2F3CCEBDF2BDC13DAFBDDDBC6CBD61BDE93BCD3D1F3D263D4EBD24BEAFBB0ABD10BD8DBBC2BA083E763DA1BC1CBE6DBCC93C9B3C813DDD3B883B6A3DD1BC973D36BD993BEE3D853C4B3D9DBA6FBD2FBD113D143D3F3D55BD3B3DDBBD85BDD93C31BD85BDF13DE93C8E3D1C3DD2BBE13C163E903D7ABD98BC6C3C12BE9C3DEBBC733D1E3E983D16BDF63D9BBBB4BD20BEA53DDEBDC13DEE3D173D4D3D28BCDD3CEFBCA8BD483CB23CAC3D0E3E5C3D4C3C6F3DDEBD7D3DA83CD8BCC33D083C1E3D3E3B10BCB1BD77BC81BDC23C69BD8F3DC23CCCBDC13D85BCABBD5E3D073DB33DDE3D013ECF3C21BEC7BDD13CB8BD1D3E49BDB33DC23B973DC83D1CBB683D9C3DFF3D64BD7939F43DAFBD1BBDAB3D913CC0BA0BBED7BD113E223CFEBD603B0CBDCE3CADBD61BDFA3B84BD373D893D09BDB23DFEBC78BDDC3C0EBC213E2D3D04BCE43DA6BA953D063DA83DB8BD193C583DFEBC963D04BC3EBD31BC59BDD8BC0BBDDABD1A3C09BE2ABDF5BD58BD0C3D08BD473D19BCAEBCCEBCF2BDDBBD6FBDE0BD5CBDE4BDE93C1E3EA63DB73DA63A443D4DBCA23D5EBDD63C8D3DD2BD233D523DEDBDB1BD0CBD46BD973D5BBDA8BD653D363D07BEC2BDB3BD693D863C193D01BB0C3D9CBD26BD63BCE83B2F3C94BDE73DA53DA8BD023D8FBD023EB6BCFEBC7F3DF13C31BD52BDFD3D2A3E3CBD343D853AB03D6ABDD0BD48BEF8BB553C8DBC5ABEE93CD03D74BC9ABCCF3D3CBD303DBCBC1FBD18BD0D3CC33CF5BDC5BC053C403D013E3F3C85BDB1BDFB3D2FBEA3BBCE3D143D503CBA3CAE3D49BD033D55BC2EBC62BB11BC2FBDBC3DA0BCAABD7F3D9CBD8E3CD5BDCE3CA5BDFD3B013DDCBD123C5DBCB63C91BC6E3D413CD6BC4DBDCCBBA3BCA4BC8DBD6BBDB83D91BB87BD223DCB3D793DD33CB13DC93D0C3E77BD29BDB53A7FBDD5BC0C3DAB3C58BDAFBC583AF8BCBF3C38BD12BDDA3CBEBBEBBDD23CEFBC283DB6BDD13C9FBC43BC32BDC23C5A3D05BDF53D17BD853DF5BD96BCFFBD14BDB6BD4ABD9ABC703C9ABCD0BC6CBDDE3CD43CE23D00BC38BCC9BC083DD5BD75BD99BD83BC2C3CBFBB24BC113EE73D1CBD3BB9F83C233DAA3D4EBD4CBEBFBD903DE8BDFDBBBE3D8D3C10BDB2BC103DA23DAA3D89BDBB3DBD3C9E3D8F3DCC3DCFBC793D45BD40BD4F3C923D0E3ED43D13BC163B4F3D08BD08BE9B3D0BBD9B3D2F3DCB3A23BD283DA23A65BC1EBD5A3D94BB993C323D0C3EBEBBFCBD1F3D77BD77BD003EA93DE83B75BC9E3C883CD13CDBBD6A3E84BC00B90C3D233DDA3DBCBC743C0FBC91BC583DC73D72BD223DD1BDA43B343D06BD1BBEA13D8DBC13BB8B3C8ABD49BD98BCB63D18BED83D093CC03B4F3D29BD10BC3E3C2ABC993CABBD87BBFE3BEE3C863DDEBDC43C83BDEABD3BBC26BD6B3CF13C33BD18BEB4BC633D133DB4BD42BD78BDA5BD933DB93D40BD88BDD1BD1DBDA53D51BDA4BBCFBD873DE23C24BEE83C3CBDF1BA8DBC98BD293CDE3C163D90BBBBBC8DBD483D3A3DA7BC96BCCEBC15BDE9BC55BE8B3B37BDAC3D59BCEFBA12BD5E3D04BDFB3ACE3C843C5A3CD63C033ECABCB6BD06BE0CBDCF3D35BC0DBE97BD0E3E36BDC63D73BD3A3D9ABBA03BEC3A34BD2D3C263D623D3E3C96BDAC3DB3BCF0BD84BD8CBCF0BB47BE603E0E3E4CBC3DBD17BDBABDBCBD17BD423E913DC3BBDABDA33D1DBDE53C01BE3A3D133D303B503D2B3D4A3C903D84BC0DBE873DC83BE7B9F9BD39BD593DA9BD9E3DA43DFABD1C3D04BE38BE043DEBBD073DEA3C073E023E313C073DDD3DE23B40BCBEBDE2BC8A3BC33D13BDD53DFFBCF6BDE6BC413D903DE23CB23C3BBD8F3EF7BCA9BC88BC80BC2ABD11BD033D0DBD0C3D793CA3BC7EBD823D2DBDD23CAF3D753CF6BDFF3D5DBD373EF4BC983C663E6C3D1ABDA33D5E3DB2BCCA3C5DBDCFBDEEBDF4BDFD3CC33DC3BD253D8ABC3E3D07BE823DB3BD60BD67BD1A3C1ABDAFBB0F3D493D2D3D33BD0D3EEABDB33D0EBD2BBC4BBDACBC01BDAF3D08BEE83D06BE03BCA9BD37BDC2BDA23D153E363DFD3D3C3D9C3D0BBD65BD1C3E8A3D0CBD8E3BE23D9C3D373D1BBE453DCB3C073D27BD423DB13D323DF53CF23D6A3D56BBD13DBE3DC4BD703D89BC8A3D033E133C73BD083E2FBDF5BC53BD503D99BD263EEEBCB2BD363DBCBC81BDFABC533D1C3D4A3C0CBCBBBD9CBD313DE63DD6BD0A3BFE3D5E3D58BD2A3E153E883C183E3EBD9F3D963B393C70BC84BD173DDCBCA8BDB83DAFBDC5BC1D3C213D00BDED3D643C91BD0B3C02BE57BD30BCC63CB6BCB6BDA5BC6FBD7ABD503D893DBA3BB6BCD03DE8BD943CC9BD913DA13D3ABE4C3D90BDB73DF6BD303D193DEE3C2C3DADBDC83D943CD2BB2DBD1C3DCC3C77BC2DBD1FBD5B3DCE3D093D653D05BE333B153EA5BC3BBDA53DDA3C06BD99BC073DB7BDF3BDCBBD3A3D0DBE153EEEBCB9BDE03B7C3D5EBBF93C2C3C65BDEF3DA13D4EBCA43C4F3CB73C023C21BEA1BB6DBD2FBD763D44BE64BDAD3C013D3ABC3DBD0C3DF93B763D2B3D1A3D01BDDEBCBA3C2F39FFBCC03D913D263E08BEDE3D01BD99BCDBBC7EBC12BC313DC93DAABD9C3DC33CB8BC873D773D7B3AB43C13BDEDBD72BDEABC8F3DE13DB93DAEBDCA3CD8BB3D3DFB3BD0BDE53DE6BD183D36BD1A3D16BCA2BDAD3D48BD953D5A3D1C3C4A3D8ABD113CA3BBDFBD0C3E40BD6FBCAABDB93CDD3B4F3D993D20BDECBCC23DD53BC2BC5DBD71BDB1BD12BD563D183E683D24BD24BC753C6CBC8E3CAE3D2DBD083E9CBD86BD0A3E143D2DBC00BC42BD55BCDA3D94BDB3BD9ABD0C3E8D3D723D5A3D8DBDB2BBD0BD2B3D0EBDB73C9B3D003D4CBC0A3EA83D823C90BD703DF0BD623D113B4A3D7B3D8F3CC1BCCFBD15BE2ABDDDBC2EBD9E3D2F3CFC3C2B3D223D2ABDB93BCC3DB1BC273E3B3A09BED2BD5A3CD9BD073DC8BCC03AB2BDC1BB64BC6CBDC63C56BD9BBBAD3DBABDDB3D253E5D3C82BCB2BBC43B203E5CBCE2BD923DE3BD64BCD8BC8FBCD73D5ABD94BC6F3DA2BD4DBB4FBD95BD783D08BCA93D223EB9BC62BC93BD993D25BE953D4DBD63BD96BC73BC023EAA3D1DBEDE3DFF3CB4BC83BC56BC613D483D0DBE8F3B4C3DD1BDE03C30BD75BCB13CC13D47BD7B3DC5BDA7BCAC3DEFBC8EBC4D3D6F3D29BE72BD99BDDCBCAABDD03DF4BD8FBC99BDDDBD6C3DFABCF8BD493BC93DC5BC6DBDA23D603D993D733D5C3CA8BD4E3CB23D16BE573D64BC22BBD4BC303DD2BDC9BD323DD4BCC9BD5A3D10BDD33CEBBCD3BDDDBC9D3D0BBEBBBCA43D083E883D80BD883D453D0FBCB23C52BDAABDDC3CB63DD43CFC3DCCBC353C323DCABC103DDA3DB4BD6F3DE73CFEBD2C3D19BEC4BC2D3DFEBC223DA0BDDEBCE03DC9BCDD3C843C43BC273DD0BDC03DB3BDBCBA43BD1B3D623D87BC603C46BDBC3D69BB3EBEB93C8E3B193B66BD5ABDA9BB28BDD5BD203E4C3EEDBB033EE13C15BD523B423B353D27BDA63C203DEDBD4E3D58BC6DBC443D9B3DBC3DBF3D49BD823D573DDC3D873C693CD1BAFFBBAB3D2D3DEBBD2A3EE3BDCF3DE93B84BCFB3D96BD83BCC2BDA8BD783D9DBD69BB803DC9BD453CAABDAB3DB43DEE3D513D1F3DC4BCCFBD26BDB0BDDCBD2ABCF2BDE73C27BDF5BC903DCBBD09BE0C3DC93B08BD20BD673D02BDF1BDE7BD7B3A8C3DBABC103EAD3DAF3DF13CD6BD213D9CBCDFBC2D3E873D183CDABDA5BD0FBDDFBCAC3D5EBD183DE4BD5BBD36BCB43CB03DBEBC8A3DFE3B43BC1EBC1ABDDC3D133DD8BCC63D5ABDD63C493C03BD1C3DA83B033DFBBC1ABE0F3DF43DD63D11BDF3BD7FBC193DF83ABC3CEABBA63D793D1ABD29BDEABD96BC6A3DA3BDC33CA2BC63BD843DE93CB2BCF1BDB5BD943D4A3C69BC2C3DDABC1C3D1FBDB2BC23BE003D1F3DA33DFFBC343D77BC833D98BD38BDB53D24BEFEBC2FBC04BE563D98BCAEBB403E653CAE3D4C3948BBCFBC95BDDEBC7E3D02BB52BDCCBB903D91BD193D38BE5A3D52BC803D303E0E3D243C643DCCBDB8BCB6BCFC3DCCBC54BA253E283CF2BD363D423E85BDBF3DE2BC82BD8C3CB1BD9CBDDD3CCB3DD0BC41BC843C77BBDF3CB2BDE1BD243DD5BC5EBC2D3DE2BD90BD12BEC5BBF73DF33D08BC91BDC3BDBE3D5D3DE13C833D31BBE1BD54BC1DBE5A3D34BAFA3C143E8B3D2B3D583D673DF03D38BD7F3D023E063EB5BDB4BD0F3D733C8F3DA2BDA03DF33D22BC6CBDBFBC803D013C04BD13BEC73C443D0EBEE73DDB3C293D0D3E493D4CBD323EFEBD98BD48BEAABC4FBD393D6BBD86BDB4BDD73DB0BC81BDBB3D01BECF3C35BC17BD90BD8FBDF2BCA3BC723DCBBD8E3CB13D0B3D1EBD53BDABBD87BD55BD11BD25BAAE3D2ABDA33DFD3D31BEFF3D67BDF9BDE7BDE63D463D543CB83C16BEA73CA43CD03CB93C9ABD823D21BD28BD84BD13BD263D0B3E03BE27BDF33D043C05BD8D3B9D3B8FBB16BD24BD1E3C7F3D383D03BD39BD893D4D3DAA3D18BD36BD0ABD39BD0ABDF03C383DA03D51BCD9BD7D3D943D8ABDD0BDAF3D34BD87BD60BDC43C02BDFDBC883CB9BD66BC81BDC93CD63D2D3DE53C25BDD8BD8FBDB3BC83BDA33C6EBDA63C0D3E28BC33BC443C573E4C3CC6BD0C3C22BC24BDA4BC71BDC13CC83D94BDCEBD733DCC3C95BD06BCBCBCE83BE8BD90BD02BDB33DECBB7D3D01BD5EBB343D9FBC88BC193D7C3D643C2C3CC33CB33B06BD7FBC1A3D6FBD823DAEBD243D93BCC23D283CBD3D2DBC7F3C8D3CE7BCDA3CCA3D693EC3BD15BE59BD313D18BDB6BD083DAABDC33BBF3C013EF9BCB53DA8BC7BBDD23D9A3DB6BCBCBDC33D693BE2BD68BD0C3E853D1C3DA13D90BD083DA7BCEE3B7F3C7ABC5F3DC3BCD93DA1BB22BE103E23BC07BEF4BDEF3C013D1C3E99BDC93D22BEC73B323DAD3CB93C96BD6EBB05BDCF3CC63C1E3E2BBE77BDD83BB23CAA3DB8BD443B023D963D143DDDBC5E3D263C143EABBD353BDEBCA5BB11BDD3BDAABD5BBC9DBDFA3D863D99BC57BDC83D043CB73D85BD1D3E08BD98BD0FBDC0BD4FBDD93DA9BD80BD033E03BDAD3D92BD3CBD55BD8C3DE53C59BD84BC4B3C9A3D113D243E0ABAC7BC02BE50BB55BDBD3DC3BCF3BA2B3CB6BDB2BA433B82BD19BDEE3B93BDDF3DA4BA92BCA83B90BD90BCB33D77BD6DBC22BD873DD23DBC3CD5BB2EBD87BD89BDB03D353CF8BCCFBCD43D44BD32BDD63DABBCC03D0A3DCC3DB63C123D8D3D96BD303DE0BCA1BDB73DF0BD913DACBD45BC43BC893D113D68BDBD3D473DC0BD033D973CC9BCDCBDB0BC4BBD06BDA33C8BBCCA3DC0BD0ABEA9BD09BDF8BBE0BC953D033E773D8D3DB8BCA93D82BDB9BD153ED3BC663DE5BCF4BC84390F3E763D1E3DC5BD083C1FBC093DAC3D18BEF3BC583D3E3DE8BDFBB8933D943A163D80BA8FBD873DA8BCBDBDCFBB2BBDD83DA43DC43D8BBB193DD6BD77BD133EA33DB13C2D3CD73CA23D0CBD19BD5D3D2B3E11BEC53C4FBDF43D853D9E3CDFBC503DD1BCE8BD8A3C9ABD9ABC123D973CC7BD993CB3BD523D85BC9EBD07BDB5BC82BDC53DA93B1DBA81BCCA3C983D6C3DF6BC18BB19BE2CBCE63A873B59BD1FBCC4BDA8BC88BC06BDCA3DFFBD153D85BDBF3D9E3DE0BD83BD363D4DBD473C17BD0D3E083D053E3D3DC73DCB3D7EBD023C50BD79BDB7BD24BE5DBD43BEABBCB03D49BD4EBDF73CC23A9FBB80BD543EACBD20BDB4BC88BC3F3DC03D033EA93D273D8FBD073E2E3D27BD613CD13C0A3EFD3D33BDD5BB60BAA13BB43C11BC84BC0FBD46BDEC3CFF3D1C3DB2BD7A3DC2BC9BBD613D773D1FBD6CBC163D533D5EBAA03AAF3D96BCA3BCA2BC35BECA3B003DAB3DD63D3BBCC4BDC83C013D02BE6EBD13BCB6BDB7BD6A3ED73CA4BC8D3DB5BC86BC39BC4B3DF83B893C40BD75BD5C3DB63C2CBDC43D803CAA3DBF3DDBBCA0BD78BBC0BCFEBDE33D9FBD03BD0EBED63D003D243D44BEFC3B03BD0CBD7339AC3CB93C81BD16BD123D5F3DF83CCABDE7BB1DBD22BDDA3D9ABD4FBD06BD2E3D59BCAD3C093D95BD8CBC96BBD73C48BD8F3C423DD2BCF53CE9BAEEBC3B3D3E3D12BD6E3D433C863C41BDEBBD08BDE33D4A3DA03D1BBD17BD86BD3EBD1A3D07BCF33D9D3CF43D863CD7BBC5BC01BE45BC6D3C613D433D6C3B513D8B3C533DEDBD983DE83C99BD5EBC483DB23D2E3D3ABD9EBC47BC613D183CB2BD85BD3B3D89BD1B3D153C003ED9BCC83D0D3E5CBD603DACBCD6BDABBC5DBD86BC20BAA2BD91BD6ABD1D3D70BC323D233C273D7EBC773DB23DD53DA3BC853D033D13BC95BCEBBCFB3B643C713E94BD4E3C7B3C0E3E143CA73D823D0BBE923C6A3DA23CA73D463DEFBDF63D48BDF13D9BBC88BD443D2CBBAB3C533D13BBB93D3DBE263D8E3CB3BDB7BC9CBC53BD863C7C3C7BBDF83AD3BD043DE43DA9BCEC3C47BD32BD62BD17BE073DBF3C2ABD1C3D65BD00BDCDBB87BDAA3C3A3DE03DC63D98BDEF3DAE3D8A3DEE3B463D423DD13DD8BCA03C093B21BEFA3DDFBD20BDDD3CCEBD1A3D29BD20BCAFBDB53C06BDA0BC063DA03CED3DF93CCB3D723B613DC2BC9C3D023BBE3DC13C9B3D8FBD783C5D3D023D87BDB1BD47BD5ABD263DD43D433DEEB953BD513EED3D0FBE183D233D9ABD0ABE4FBD0D3D36BDA63CC43C343DB73D2DBC17BD1B3DC5BB95BD8A3C0EBD103DF13CB6BC1BBCEBBD4D3C633D9E3D8F3D323DAA3D5D3DFD3C30BB1DBD063EEDBBF63CA23DB43D193DA73DE43D8C3C533D2E3E063D37BDCA3D25BC353DADBD06BE3BBBB4BC323D3B3DAEBBC8BD9C3D1B3D133E5F3DBCBDCC3B0F3DD6BD8C3CF83D183D6BBD893C8A3A333D323E49BE543DCEBC543ABC3D7EBD963CA63CFF3D883D263DFF3C0D3D58BDE93C893CD93B3CBEEC3A663C42BD6A3CEB3C25BD833CBDBD1ABE76BD9DBD54BD8FBD36BCFFBC2F3D9A3D0E3EA93B7DBDD33C36BC9D3D8ABD0BBC31BDFABCA1BDC1BDF23C343DF5BC0EBD193D5ABBA03B17BD743D30BD3F3D1A3D41BD873B8CBD03B81A3D303D3CBD2C3D3FBD9E3C58BD453EB83D113D98BC833DEB3C0EBD0CBC843BC8BD1DBE4EBDEABCC33C443EAF3D443D263B11BE6F3D063DE7BC15BD9B3DE33D6DBDAABCBABCC1B96BBD87BC223D59BC3F3DB23D183CB4BD96BD693DB3BD003DC43D0A3DFDBA2CBCBC3B653D123D223DB3BD43BE893CE83DAF3BD73C81BCE2BB4BBD643D70BCA2BDAA3B843DAB3DB7BC963C5CBC583D76BDB33CD03D313BB5BCEBBD8EBCD9BCDD3D12BD523DA33C303D053D3CBDFABD283DF73ADF3C39BBAABC48BD423D013CC9BC3BBC4DBB2D3E833D8B3D123D70BC9C3CB7BDAABCA73DE23B1FBDADBCD5BC22BEBABD42BC42BDD53C94BC88BC253D29BD9C3DF13C893D883DA6BCAFBD52BD7DBB60BC203CF53DC4BD683DF23B093D2ABD11BDA13CF3BD023C283DFF3DAFBD1EBC96BCFD3C483D84BD8039283D683C09BDB5BDE7BD0C3C96BD9D3DE8BD4CBCA3BD093DC8BD543D7D3D5D3EC63D03BD84BD52BB953C8E3D96BD8FBD48BD67BD25BEFC3D45BD7A3D8D3C9E3D38BD3ABD583DFE3C863D703D6B3DC2BD4EBE9ABC023E123CB13C83BD38BEAD3D89BCA33D43BC833DF23C183D5E3B853D303D4F3D873D42BDDA3D08BD58BE363CB73D923DBCBC8EBD933DD2BD933C0E3D0A3C5DBD0FBD363D8C3DDCBD6F3DA7BCF3BB143EA1BCCC3BB73C193DDB3C8F3D99BC01BD8DBD65BD933D023E0C3CC2BD353D4EBD26BDF9BCCB3DAD3DF8BCF33DB2BD75BD8D3D143D69BD9D3C20BCACBD34BDC7BC5DBC493A883D4ABDDCBC7ABC8E3D593DA9BB7C3D62BD7EBCB93DF5BCA63D1ABD033B303D3F3D1D3D8E3DCFBDC5B99D3B0A3E863DE53C39BDDABC943C80BD4ABDB73CB6BC9CBBE0BC3F3DAB3D653C833D993DDDBD48BD09BE973B333D073956BD86BD6BBDCCBCBABD823D663B6D3D8F3D05BD3BBDDFBDF53C01BD243D97BD10BCED3C5C3DA83DF8BC28BDE7BD16BE2A3E8A3CD4BCC53DC33DE8BC813DC5BD8E3DA8BCA43CD1BD1D3DE3BB813BCBBC153D8C3C35BD553D0ABD283E94BA94BD963D253C7BBD4CBB39BE57BB71BD003E113D1CBE903DCD3BFE3D0ABD5ABC863D5CBAEDBB8B3AD9BC24BD5E3D48BD663DD6BDD13DE23C17BEDABD33BCAF3D173D4BBBF33D39BD8BBDDC3DC3BC3DBD473A573DD0BDF43D893DF5BD0A3D593B833D0CBDBA3D8A3DA0BCB9BDD63D0CBD7FBDCCBCA63D44BB56BD1B3CB2BD03BDEBBD96BCC33D1CBE99BD9CBD653D213B2C3ED13C983D33BDCBBD53BDBABB153EC73CC1BD94BD973D9BBD45BCB73C4F3DDBBCA6BDE73D4F3D723CFFBD053C093EDB3DC2BDDC3DEBBD323B2CBD4BBCE7BC123E02BE713D2E3D73BDCEBD7B3C75BDC83CFC3D3DBDC43BC1BC87BC993DBCBB11BDB13D673CA33D68BCC5BD38BC04BDC83D843DBEBC9EBBEBBCCFBDC3BD9D3DD23D4B3D23BC68BD73BDA43D0DBA88BD3A3CD33DE73DE33CDA39A83C1D3D70BD7DBD0B3C04BD103E8D3D8FBD773D423D653ADABCAF3C633D92BD5DBC14BE1D3C6CBDAA3CE73AB7BCA43CA03CF1BCED3CB8BD563D32BB20BD103E1A3D48B9A63DDB3ADEBC48BD613DA43DEEBD973B0EBD8DBC753DAC3B11BC993D0DBDABBC073E1EBC053E73BDAEBD10BC333D06BDDBBD6BBD953DA1BD52BD233CFCBD703DA13D253C0CBEB93D1FBC2EBC80BC7C3D993C82BD87BDCF3DC33C8DBD4B3CF83C1D3D8DBD1C3D143EB63C0CBCB1BC923D893D83BD37BDA8BDA23D25BD263DC53CCA3D7EBC813DC1BB913DB03C2DBD59BDA3BDA9BDBA3CC03CA93D50BCA53C29BD5C3DCC3BD73D27BD1F3B8F3D68BAF93D11BEBEBD94BDECBB72395CBDBB3D6C3DE73CE6BDB53BE0BC553D3FBD60BDFBBD8EBD8BBD223DB03CD93C0C3D873D87BD52BD403CC83B343C733D693D923D5FBD5ABDBFBD873D83BCCB3C613DCDBC13BE71BDCCBD133DD53B063C243D03BE9CBDB73BCABDD23C2CBC34BD433D1ABD9F3D1ABD0F3D4B3D05BDA83D33BB1CBE75BD5ABD833D173CBA3D663DD03DFA3D3FBD603C09BEEABCC7BC353D12BD513D7BBDBD3CF4BD9ABDA8BD213D5EBD30BDA53CC63D893D12BD41BD9ABD97BC19BB0DBDDE3D5EBD223CC73CA53CC73B163EEEBDDF3CE23D9BBD133C52BDB7BC9B3CA6BBE73DF53C8F3B7ABC653C40BDBCBC53BAC13D333DC7BDF0BD8EBD9FBD873DC7BD98BC15BB9BBCE2BDA13D033D753D24BDDCBDF3BB75BB103E7EBDF73CE5BC9C3D6F3D603CFA3DF1BC12BCE3BC45BDF23C5CBDB03D943D8EBC9C3DCD3D813C743D513C77BD09BEA43DDFBCD4BB2CBD65BC0A3DEA3DA1BBEE3CE1BCF23C24BE333DCC3B5C3D60BDB13CF9BB063E333E86BC663D42BDAB3B4E3DB0BDFABC78BDA93D6DBD973CB2BD54BC113EAB3D1BBD35BD1F3C29BDC73DBC3A973DFD3D333D5B3D303EEE3D87BD52BC873CD13CEBBD3ABD69BD12BD04BE103D4ABD133D26BDF13D143D7C3DA73D8A3B443D3E3E04BE7DBD4F3CA2BAAB3DC1BD0A3DFB3C1D3DBF3B0CBE203D8C3C1FBD0CBD973DA0BBE33DEC3CA03CA43D773DED3C31BDB6BCDE3D173DA13D9CBC19BC263D58BC2FBD9C3D06BD9A3D263EB7BD2D3EACBCBE3DB03BF63C12BBD2BD5BBC673D113D643DD3BD973C95BD253C6ABD8FBC4A3E00BD7A3D83BD0BBD8C3CD73D8ABD00BDEFBD1B3D60BD263C903DA3BD4E3DE73C81BC81BE2F3E96BCE7BD2BBD96BDDE3C66BCA7BD293E97BC823DF8BCB2BC683D373CF7BD4EBD4D3D473E523C8C3D00BEF4BD87BD21BD0C3C42BDC03A8FBDEE3C993D6D3C1DBD4DBDCABD9FBACC3CA93CA3BD82BD853CC0BDADBDFA3D54BD9B3D11BDAD3DAC3D5FBD223BCFBD733D6F3D023E443E88BD7E3D7BBDFBBB87BD833DF9BAEBBD153C20BAD5BC2DBD633D9A3D23BB2F3D443D82BD8CBD183CC83D763C06BD7C3D15BDC6BD193DE73CCA3CB63C843D263D3E3DFFBD6CBDE03DDE3DAABD23BEA03D9E3DE5BD633D0BBE04BD0FBECCBD8EBC183E82BC72390CBEB6BD64BD96BDB8BD0F3B13BD53BD50BB7DBD67BDC13D1B3C7C3D94BD443D6D3D043E833D56BDF7BBBE3BE4BD2ABCFF3CB2BDE9BD49BDD13D4D3DA5BDCC3CCEBDDF3DC53B973D82BC153D1A3C91BD733D373D0F3DDD3CCEBC94BD623DC5BC1ABCF8BDEEBD8E3C17BD573EFA3DFDBD98BDC03D8E3C303ED63DD3BB75BD87BC27BE49BD8C3D3CBDD1BC82BD92BD493D433C0FBE6ABDE23DBA3C11BE13BE29BE103DAFBD9EBDC03DCEBD9F3BE1BCBDBDCBBD833D3F3C01BD54BD9BBD86BDF3BDDB3C953C363C903D0FBE26BE1DBDFDBD8CBD59BDDC3DBE3D15BC00BEFFBC6B3DF43BD03DCF3C61BCF5BDB73D30BE4EBD8ABDE8BCDA3C7A3D63BCD2BC213DEE3D993DA53DBDBDC53D40BC01BDD03CBD3CD1BD90BC84BD31BCBD3DAFBCAF3D23BD9B3B7F3CFD3CBB3C563D3ABEC8BDA8BD35BD5EBD683DFF3D42BBFBBC7A3DEFBCB13CE3BD8FBD0B3E1ABB343EC83A073D6D3D01BE4D3D5A3C3B3DA6BD10BCA7BBDE3CC3BB2ABC2B3C4ABC3DBDD53C28BDB53D413B103DC8BB813D023BD3BCC03C683DB93D973B143D303DB1BCE6BC773E883B5FBCD1BC353E2A3E9FBDAB3D8EBDC7BDBF3D5ABDADBBB03D9F3D443DE4BC693C87BD6A3DA73DB5BDDF3D1D3DD13D853DF83DB7BD75BD1EBD16BEEBBCBE3D43BD763D1DBD0D3D3ABD8FBC843C403DE23C9DBC153C18BA993B4D3DE8BD053D46BDBD3A6EBDEBBDD03C9ABCA6BDBF3D3C3D543D35BDC8BDAC3C663D44BDBF3CBFBCF2BD78BC10BD3ABC53BD3EBC7F3CD1BDA13CC73D24BDB3BDCABDE3BBCB3DCC3DA8BDC6BDA83DC63CEE3CA93D0B3D793DAEBD993D9ABDC7BD72BDDA3CF03C28BD88BDB5BDAD3DA0BA273E453D213DDD3D8CBD083C2A3C95BCC53D21BCB43DCFBB21BDB83D013DF6BBB4BDABBC63BD8C3DD4BB15BC03BD993CC83D21BCA33D54BD78BC833DD43CBA3DE33BD63D05BD9BBDC2BDFCBD54BE22BD68BC9CBD8B3DCFBD9ABD6E3D56BD873D26BB2B3DF83DD23D793C8E3CD93C593D80BC2BBD88BD2F3C583D433DAF3C97BDC43D11BDB9BC513DA5BD3D3D1D3DE7BBDE3BBBBD0ABD30BCC73C40BD8DBD4DBD76BC9CBC78BDFDBDA43C3F3EABBDDC3D7E3CE3BD483D993CE23C07BCDE3D303B233DA53DB8BDBABDB5BD7C3B06BCB23D3EBE913D953D073ECEBC0D3DE53C9E3D0D3D02BB3DBE683D33BD78BCCBBD0EBDE9BD413C3EBD16BB43BDBABD17BDA3BBD83DC53B96BD413D74BD18BDD1BC453DD73D14BDDFBDC9BCC13C4DBD8DBDFE3BA0BDDB3DCE3C28BC323E89BEC93DF43DBD3D59BC683DB1BD1C3D3FBD073EE2BC0A3DA0BCE5BDDC3D29BD5BBD673CB0BC6EBDE5BD54BD3B3D323E8F3C67BD533D7B3DDDBD583DDB3D59BC34BD16BDDEBBEEBD8C3D9CBD083BED3C88BBCE3C24BE993DC3BC14BD82BC6CBD5B3D77BD37BE9EBD98BB9B3D93BD5C3D693CD03C5EBD25BD593C6FBDF7BBA1BD87BD1E3D48BECC3D40BD013E833D08BED53D3CBD143CF7BD493E1D3DE1BDF63C853D233C853DB0BDD43C813D5FBAC3BC873D073D8CBD49BD3ABD00BD16BD84BDF8BCA63DA33C61BD383D093ED1BAEB3D06BD18BD903D053E973CBFBD00BEBDBD79BC1F3D28B91C3E913D9CBDA53D89BD1C3D8939D3BC9EBD2DBDE93C28BC48BCCC3DFABDF3BCED3CE3BC1BBB7DBDF13D813D163EA73D19BDAEBCF63C123D403D9639943D103EB43B0D3E3DBDB43D8E3C843D99BCA6BD6EBD903D963D0BBEBCBC0C3DA23C903DF4BC8ABD42BDE93D11BE3C3D94BDECBCDBBDAEBDF73CDF3CA33D32BC1ABC073D933C3B3D083ED9BD093EC1BD553B72BC97BDAABD0EBEA8B9723C02BEA9B729BCAFBC81BD833D1CBC02BDAFBB4FBD2ABDDB3D37BCF4BCACBD5B3D6C3CD83C2B3C2BBD1BBE173D0F3CDDBD17BE38BD413CAC3D72BDDFBD3BBD083EDCBC08BD8A3D8C3CF6BCEB3D24BEA4BDB83D36BCE93C273C4C3D95BD50BCE53D1DBDC63CB93C0C3DC83DA6BC883DCB3CAD3D1CBDD139BF3D08BEEDBCAE3CA2BD85BD49BDC83CB13DB8BD9B3DD0BDAB3DB0BCF13D313B41BD073DE8BC7E3DA2BC14BDF83C54BDD83CC63DEFBC593DE33DB53CB13D6DBD91BDC5BCB4BD89BC2F3E403C5F3DBE3D66BD01BEA1BC063E7B3DDFBC82BDD73D2BBD41BC2ABE563C2C3D103CE7BDB3BC4E3DDF3CCABC70BC3C3E533DA0BD7E3D3E3DF63CC7BD89BBE33DAE3D3ABEC6BD8E3D683D6FBDBC3D88BD21BDA8BD793DBBBA3E3D053ECB3D0F3D17BE39BCFFBDDBBDD23D6B3DACBD113C823D63BC373E463DC2BDA43C10BD11BC3C3DE2BD913D2D3E033EF63CF83C3F3DE4BC033D223DA1BD13BD493CDBBDAF3C3A3C52BC7E396CBD65BD7CBCF6BD253E81BD18BE683C353D64BD093C07BD1A3D203D533DD43DDF3A45BDBD3DFDBA78BB873DDB3CF1BBB63C16BEA7BCD33CAB3C6D3DA43DA0BC67BD46B9B0BD543D743D32BC59BD473CD0BD28BDD03D883DE2BC9BBD953DE8BB62BD35BCECBD653D02BE27BD823CFF3DA0BDC03D713C623DD43CDD3D69BB4D3D863D453DDC3D83BD79BCC73C92BD16BD7FBDD93C7ABC263E96BD943D55BC963D9EBD813D83BD3FBD373D713CDBBD4ABD96BDF0BD4F3DBBBC573C10BD66BC363EB33C083EEABD40BC81BC9E3D383DAA3C60BC93B998BDB1BDAABD68BD9FBD263DA03C3E3D933D77BD5F3D34BD833D82BDB6BD85BC83BD85BD8E3D0BBD863D63BC473CB93DC8BD043D833DF23D95BD1A3D16BD15BE363D5DBD52BD4ABD0DBDD3BDD9BD97BBE3BD1BBD8A3D40BC73BCD7BC15BC99BC1C3C5B3D83BD873D0FBD24BDACBD913DC43D103CB9BB1FBDD7BB85BC93BD4F3D7F3D8D3CE13D763DB73C5FBDBB3BCE3C7C3C213CA03DF8BB6BBB8DBDB23BA0BC073C953D89BD54BC08BD14BD40BD1FBC173D82BCD9BC0A3DFF3C0FBD513C3DBD36BB61BCDFBB263C12BE00BDCE3DDFBC63BD893DBBBD963D8FBDE2BC35BDDB3CAEBCDABC843D0B3D1A3DA6BD00BC0BBC96BC883DDA3C92BD3ABC9D3D1E3CBFBC3C3D2ABE32BDC73A6CBD6BBD6EBD5DBDDCBDA9BD153DEABCC23D90BB023EFABC9CBD6FBDD63C04BE593D4EBD09BDED3CB63B50BDEABD9ABC3B3BA43D123E1B3D50BD8D3DC63D86BD4D3D1CBEDB3D0E3E433DDC3BC7BC26BDC4BD483D533D413D963D33BE1FBDB63A043EFA3BC3BDC238FEBC0D3EF23DFF3D3B3D1ABECDBC01BDCFBD56BCFABC9F391F3D29BDAABD253CF8BB7FBC68BC123D66BD7C3DB9BDECBC1C3CAABD4B3DD7BD8F3DDA3D993C453B403D253DFB3D053EFE3CB03C123E6D3CD4BCA93D45BEE3BC87BD1BBD3F3D883CC03B323ED1BB6F3C893D833C0ABCB7BD27BDA4BD96BDD03D1E3DD5BCA9BC5EBD0A3D06BC803DB63C1CBDABBB60BB0D3D7CBD983C0EBE143C813DB03C89BD4B3DC83D8A3D79BD1FBE013EEF3A81BD943DF83DEABD003D563D4CBDADBD48BC9A3BA4BD12BB0B3D17BDA43D11BD303D93BD86BCB2BC283DCE3DE6BD863D443DB0BDBC3CB83DC7BDFFBDBDBC783D553B8EBCFB3CBBBC9F3C903C39BDE03C173DB4BDFCBC3E3E61BBE63C26BD3CBE833D46BD76BC1F3D523D02BDB03C2EBC463D83BD8C3C0DBD963D93BCF8BD36BC893D38BAE7BAA9BB1C3DA03CB8BC5DBDF13D1CBEA7BDB13D41BDBF3C8EBC8EBD043D243E853D95BC853C6E3BFF3DE93B403DB23D9FB9073DE6BD90BD13BDFE3C053B97BC4E3E1EBCFC3D21BB6BBBAFBD70BD30BD643DD7BD2BBA79BD3BBDC53DFDBC14BD16BE3A3D8CBCC83C3CBCE7BD943D19BE3EBE25BDF0BCFEBCC83C3FBC7C3D85BC75BD0BBD1C3C03BD7FBCB8BC8BBD4F3CA13DF2BC3DBDD73CCD3DAD3DAABC0FBD453D5E3BD0BD8C3C193DC43C633C09BE11BD40BDD03DABBD12BE103D43BD893D4CBD953CDEBC00BD22BD9BBC793DA63CCEBD30BD1A3D9DBD28BEA2BD2BBD5BBD973DC73D443D06BED53C97BA4E3D4C3D86BD323DBCBD983C7C3BF6BC31BD283DB73DFC3C813D1BBCA7BD54BD89BD173E06BD1CBC06BC0B3D723C9A3D073C283CCFBBAEBCB6BD82BC10BD163E38BC753B853D6F3C683DE7B94E3D2A3E9CBD15BDB83C23BD36BCA73DD83BE6BCCFBBC33DAF3DBABD8EBDF93DC63C95BA7A3D363DAEBBCF3C1CBBABBD6CBDDE3C0B3DB3BD5FBB44BC3EBD813D363B1C3E8A3D4EBADDBD8CBDCDBD02BEB83D38BE883C4FBD653D57BDCBBDE6BCDABC6E3DE4BCDA3CC9BC65BBA6BCD8BC33BECCBD1FBBB2BD933D2ABD01BDBB3D0D3DABBD0ABC653D583DFFBD933C04BCFEBD6F3D1A3D943D2ABDA4BD62BD76BD6CBD053D8FBCE13D853DDD3C853CAEBB093E42BE5E3CD4BCA7BB403CC73C18BECCBCE63CCFBD00BC803D34BC8D3DCB3D25BEC7BD863DD3BD533925BD45BE4D3CD73C98BD2F3C6CBEB1BC85BCD8BC813B1E3D86BDE1BBA53DC63C4ABD24BDBF3DAF3D19BDCCB9B4BB403D18B926BE7ABD88BCAC3D8EBDC4BC3A3DCABDBC3C22BDFF3CF7BCBBBDB1BB2A3D4B3CDC3CAD3DA13C1A3E033DB23CB33DB23DD43DAE3D093D853C353CDCBDB63DC93D0FBDB9BC383DB5BC6D3D00BD653D8CBBA3BD76BD2A3D51BD8DBCFBBC0FBB9EBD8F3D803D79BCD7BC3F3D6FBDE83C7C3D57BDDB3DE4BC913D043D95BDA53D27BD88BAE7BDECBD07BD02BE3CBD413C043EA4BDB4BD12BE563D203EF43C363D97BDD73DD7BD163CE6BDBFBC88BCA8BCAC3D163E2ABCC13CBD3C1D3E22BD12BEB3BD283D52BDDA3D013D0D3DA03D9FBD313D033ECCBD42BDAEBDA13CFABBA5BD6EBDDB3D84BAA5BDAC3DB9BD97BC20BD6E3BCB3C7CBD173CAE3DFEBC1B3D9CBD7FBD813DAFBC723CE9BDB43DB1BC3EBD673D663D95BD71BB793DF4BCE23C89BD0FBD25BBB5BD5D3DD8BD3C3C1E3EC03D463E903C3C3EEC3D4F3D7C3DA03C433A2CBB9DBD2BBE0FBD003E39BD313D2F3DC63DCC3D533D88388F3D59BC4E3C0EBDA0BD3D3D7E3D98BDEF3C643D5EBD6E3D17BE2EBD643D693D39BDAB3D2C3D8FBD943C233D9D3DB5BC18BD873D1B3E533EC5BB07BECBBC143DFE3C95BC8F3D9ABCA2BCA43D0E3DA7BDC43D223DE3BD3CBEAF3D163DF13B8E3D693DFEBD54BD87BD283EBC3C1E3D883C443D133B173DC33D19BE3B3C573D8B3D2BBD913DDFBC203D1A3E883CAABBE73D12BE9A3B1D3ED43D02BC4FBDA1BCC0BD2EBC77BD5EBDBABC40BD473EC4BC8D3D3BBD743C953C84BC823D613D2E3C50BD093EF83CEB3BF7BC7A3DBE3C9F3D88BDCD3DBCBCD3BDB3BD193D0B3DCDBC18BDB03B323E183E213DCB3DA0BBA3BBCB3D393DA8BD3CBED9BCE93D44BD953D14BE863C5ABD6DBD433D883DBF3D5EBD3DBC253C893D2E3D9CBD153D67BCAB3C91BA983DAEBC5DBDC1BC8E3D463D893DF9BD2ABD80BD7CBDCDBD1ABD2DBE6D3D7EBCFABC2F3D2D3DB3BA453CCABC233BCDBC4FBD203A243B7A3C46BD1FBDEBBD943D00BE44BD06BE3C3BF6BD7ABDA33DAD3D0B3DFE3CCABDD0BCE33D123DB6BD97BDBB3DD63C85BD823D67BD953D1EBC85BBBE3DB1BDA23C543D423D03BD423CE6BD1ABD1DBD883D49BD03BD363C683DBFBD55BC9DBCDABC74BADE3B743D3B3ED93C013DA53D80BD05BC8C3D873DDB3D90BB60BC6C3D6DBD01BDCE3D553D8C3CA3BCB3BB8FBBD1BD01BEB6BD54BD63BD95BD50BCFE3C96BADD3A23BCF53BAE3C43BC1B3E823C2EBD11BDA23D8F3DBDBA0F3EA83CCABAA9BC4F3DCC3D833D27BC87BA02BD6F3D0ABE30BE21BDE73CBA3D08BD0C3E5E3B3B3DE2BD88BC78BD6F3D34BDADBC4B3B0E3D6BBD313DF0BD9A3DDFBDDBBA93BBC43CE3BD8B3DE7BB0DBD1ABD6EBC8ABDF83C61BC16BD333EB9BDB23CAFBC1ABD81BC40BC933A153EE4BC0FBEED3AEBBCA8BDA83D653D113A983D3D3DCF3C693DDCBD453D92BC00BE89BD983C263EF4BC89BD28BD19BE0ABC35BD7E3D7FBDD5BDE33C8A3DD2BC9EBDDCBD0B3D523C9EBCC43C62BCF63D0A3E103E203D8A3D2FBD0EBD103DA4BD513DA1BDF6BBC53BD7BBC4BDCC3C9FBDA7BC46BC33BD433D553D0B3CD13DC2BB333C2A3B65BD42BC82BDFBBD213A973D55BD",
      torch_tensor_192_torch.bfloat16: "0x020000001C3E7DBE883EB2BEFABE86BDEA3DCF3C1C3E3ABED6BDDD3D6FBE613EA3BE9BBCDB3C74BE253D7C3EFCBDBE3DAEBE20BD853E623E7BBE2DBE353C22BDAABE7ABE1A3E553EA53D3B3E4B3EA3BE62BE33BEA7BD95BE2FBD053F7ABEEF3E99BEB23D27BD733EE73DE2BD973DA6BD603E873D87BE97BE65BC003CE63C39BED6BEBC3D10BECB3D9FBE12BE0F3EC03D863EDFBD873D8A3E11BE6E3E01BF7BBE8C3FCDBD1FBEC43D93BE69BEDE3D983E9B3E9DBE1ABE593E1ABE8BBEA3BEAF3D2F3DBCBD7BBD46BD113E03BF123E6A3E18BF16BEEE3DCDBD9A3E133E403DBB3EB5BE62BEF3BDB03C63BE7F3E263FB3BE04BF253EBC3EE73B90BDCEBEFF3CDDBD97BE06BEF03CF3BD81BE4BBDA33E67BE08BD90BE17BEF3BE943E96BE79BD9BBD163E57BE8D3EA03D56BE113D0B3E423ECF3EE63C48BDBFBD1EBF803D90BEB7BD08BEC53EB43E5DBD4D3E40BD013FB33D813D423E58BC60BE5D3D213E2EBEBF3E8EBE1B3E71BD8ABEC4382D3EAE3EC73E88BE6ABE083E333DE93C9C3E483D7DBEF33EB83D",
      torch_tensor_64_torch.bfloat16_1: "0x02000000C23D723DE03D0B3F38BC5C3E86BEA73E5EBE6E3E02BE503E8DBAF4BDA4BEA63EF4BECE3DA8BE053FB6BD0EBDB4BE98BE813C113EA93E9C3ECDBEE0BD93BE843E57BE983E52BDF4BD27BCC53CF23E753E643E3ABE9ABE89BE773EAB3D2CBD5ABD603EDCBD1ABE5F3EDC3D8C3DBEBEE6BDC6BD79BD75BEA53EC13D83BE0F3F3ABE",
      torch_tensor_64_torch.bfloat16: "0x02000000453F913F6E3FC53F6D3F9C3F9D3FB13F563F713F1A3FA53F763FA53F363F643F8E3F703F4D3F933F683FC53F7C3F5B3F813F9F3F763FAF3FB93F8F3FCC3F6C3FB23F903F733F953F723F443FAE3F9F3F763F513FC83F883F853F803F743FAA3F8B3FB23FF23E0B3F323F683F113FA53F993F3A3F9D3F473F933F423FCE3FB53F",
      torch_tensor_24_64_torch.bfloat16: "0x0200000083BDE0BCD53C4ABE11BD3ABD27BE24BE093E46BEB53C19BE5FBD803D2A3C7EBD89BCE5BCB0BCA8BD11BEDBBD433EDDBD333D9EBD443E203D86BB973B823D503E0C3CB23DA9BC7E3E1B3E7BBD4F3E343D43BE8FBD10BD993D213E743DC53C193ECDBD96BDDFBC5DBCEA3D89BD183EF1BD683D40BD13BE8A3C89BBCB3D8A3C10BD6BBDCC3D3D3D553EC8B9E4BDF4BD9BBB2F3EAEBD3ABE7E3DF93DBB3D50BD113C773E453ECF3D663D2FBEE83DBDBC783DB63CA0BD73BC54BDB33C7BBDD43D11BEB93EDBBA07BD82BDF23BC03D81BDEE3CD8BC353CC03D423DD5BC413D8D3E093E523EF6BCDFBD70BEFCBDA6BD163D76BDB23DE9BD94BDA3BD52BDC13D213E54BD043EEE3D8CBCA3BDECBD0C3EE2BDF43D533DECBB2C3C8EBD12BE993D233C9B3C70BED8BDB83D7C3E0F3CD33CAB3D0F3E193EE13C0A3E5B3D1DBD98BD7E3C3E3D983D94BD86BD33BE6E3DFABD5C3E2D3E6ABD443D073D15BE2E3D05BD0CBD37BE123E413EEDBD13BE6DBDE93D81BE0D3EED3D4C3EA1BDF33D073E0B3EDCBC9A3EB23C1BBE0A3EE3BDA13DA13DF83D123EC3BDA43D703C793DCF3D6F3D9ABE9B3C483EDFBCE73D65BEDDBD9A3C853DA43D253E843D983CB6BD3ABD2B3D843DA23D0D3CB3BDCABDB83D15BE8D3DD0BC583D1C3D26BEEDBC81BDB83C9FBD193D203E3ABE0ABED03D433E153E81BDB53D13BE343E95BE403D4BBDBABC4D3D8C3D233C74BE62BD8E3E763C873D1FBDFABD02BEECBDB5BDF1BD01BDB0BEF93D45BE2ABDB13CA0BD6DBD7E3DC6BD373D81BE96BC01BE1DBE78BD5F3D893DE3BB873DBFBDD43CCA3D253DE13C103E3EBED1BCBBBD9A3D08BEBC3D2F3D8C3CEEBD72BE1F3DA6BDE13D513E0ABDA93D36BD0D3D563D683E4ABD1FBE8F3DB5BD8ABEAB3C04BE89BDB63D1C3EBA3D7CBD8B3D2EBEA83DF5BD8FBD00BE60BEC93D5A3D103EE13C2A3DDEBDBF3D0B3E6B3E6ABDFFBC10BD063CF13D213D333E9DBCB2BCBDBD843D13BB31BD263D9F3E4DBD033ECDBD8CBD853D37BDCC3DFF3C783EBB3D7FBC853D70BD0CBDDEBC8EBDA5BD89BD52BD8CBD59BDA5BDE7BD8ABE01BE08BE9CBD2F3E1ABD62BCFF3C173EA8BB623E9CBDD9BDA9BE31BD1B3D853DA53D08BDC4BCC4BC7A3D9EBEE83D99BD08BD3B3D13BD0B3E633DBABBED3C33BE7A3DF03C4A3ECBBD85BE23BC46BBB53D233D233D053E4E3E4ABEFB3D3A3E3F3D62BE1D3D8A3E46BD2F3D70BD833E103D7BBDAB3D5C3DAE3D333E98BD3A3CE7BD28BDB4BDA93DBB3B1D3EAABD09BE2FBDC2BDBA3EA3BDB4BD93BDDD3DA1BD5D3DDCBDB23D3E3EDEBD113D92BE5E3E5CBD9D3D97BC5F3DD53D913DA93D24BEB7BC413E233E8DBDB33DB13DB0BCB33DC53D313D1CBE06BEBF3D43BE653E2ABEEBBD1E3D163E6C3D1E3EFBBC83BE7FBD07BEA7BD803E3D3D833C06BE4CBE91BB82BD23BD333DD3BD55BDFD3DCB3C0ABD403E3FBD7DBD0E3EB9BC553E483D9FBD163E24BEF13D743DC73DC4BDB23C20BEC2BDF93CF03DEDBC1DBE943D8EBD533E0CBE8B3DB73CAEBCA6BEC13D44BD923DC03C583ED9BD6B3EB93CFBBD4C3E7C3D80BEB2BC77BD923DBCBD34BE9CBD913E873D9B3DB9BC17BE663D95BD61BD00BBA83D823D14BEBC3C953A21BD9EBDBC3DD43D69BCDC3DB5BC9339B0BD183D85BDA93D373EFB3B60BD443B1E3D18BEA63C5ABE30BE3CBEA9BC2A3E993C5CBE203B313E30BDA63D82BE8FBCA9BD183D873DDE3D753DD2BDE73DC23D873B1B3DDA3CBC3D283D90BD18BE0BBE203C463ED2BD5D3BB63DBCBD8BBDD53DC5BC85BD6EBD513DAABCFA3D663E5C3EE2BD15BD093ECBBC913E033E5FBD6C3D8E3D96BCC4BDA0BD9C3E9F3C153E4ABE2FBE3D3E5FBAB2BD10BE89BE42BDEABD843D173E243EE7BD893DE6BDD93CA33D273DC9BDFEBD123E1F3D0C3D4FBE12BB213B963D203DAF3D77BC2BBD1ABEC7BD34BD9ABE6B3DEE3BE73D9E3DCABDAF3D11BEC73D3DBE8A3D9ABD5E3D973D073E2F3DBDBDA9BCD1BDA2BD37BD303DEEBDF5BCAB3D12BD53BDDE3DE63DFDBDFE3DF8BD27BCE33D11BE2D3D0ABECE3D1ABEB3BD5ABE55BE13BE8FBE70BE69BE893D763E663EBFBD18BE8D3D0FBEC73D883D74BE10BE013E8D3E293E6A3D1BBB263EA43D8C3D88BD43BD673C87BDD73D9A3D06BEB2BA80BE413D8ABD94BC413C59BD373EF33C06BD033C863EB83C873DB8BD873EFDBA4FBEB33DBFBD9BBCF3BD6A3D833E53BE0CBE54BDB2BC083DAABCF1BDD6BD033E4A3E01BE04BE00BD823D2F3D283E24BD0BBD17BEB2BCEE3DD2BDEBBD1CBCA13D0CBEC93C32BC103EFA3D24BE1ABECD3DA93CF1BDE33DD0BDAD3D03BE4B3DAE3D04BEC73C7CBEC0BD563D1ABD003E0CBAC93B45BD61BC24BE8E3DE9BD2C3D8CBCF63D9C3C15BEC13DE7BE39BEC3BD1CBE673E243D70BD343EACBC30BE17BE033E9ABE143C0ABEE2BD8F3D923E173E3DBD313CCEBDB43D1ABE97BD49BE1EBEED3D903DDA3D88BD0ABEFABCEC3B193E663DC3BD6F3C9EBE993D443E983C023E393E133E463D143CCA3C663C99BEAABC21BEF1BDD23D693E23BEDFBDD5BD6E3E94BD74BDD73D413E403D833DBABD26BE863BD9BD8CBE2DBD0F3E93BD0B3E15BE4D3E0F3EE93CCFBDF33DA03CF53DC6BD083E353E06BE8C3C043D943C433E8B3D4EBD1E3DAD3D09BD223C00BE16BE1B3EE2BD2DBC52BEE93AD33D2ABE1EBD15BE473ECC3C953D03BE1DBEA73CB8BEB63D70BC653D873E323D8A3C983DAB3CB9BCC93D5A3E78BDBA3ED83D97BD96BD01BDB83DC83DF13CBD3DBB3DA73C4FBE3A3E3E3D893D863C9B3D17BD1FBD993E07BD0DBD883D433A273ECC3D263DBBBCB3BD2F3D233DA2BD94BD27BD223E1C3A47BD3C3DFB3D81BBAC3E8FBC133EFF3DE8BD28BDC4BD45BEDFBD833D3C3E0DBEE93D363D16BD983D383E953E98BCB3BDD9BC463E3ABE1E3E63BA11BED73C8B3D423BE43D1E3C24BB253D7ABDC43CBBBE003E1EBEF3BB203D3D3DAC3D273D263C2FBD343E9CBD48BD1B3DC63D90BEF4BD1D3D73BD3E3E8EBDE7BD3A3EECBDAFBDB73D353D05BCF3BD95BC043E1BBD00BED9BA013E203E043E3CBE2B3A363B0CBE5E3C27BE97BD58BEEDBD2CBE20BD70BD1EBDE6BC50BE963D313D023E353E093EA5BD463ECCBD90BE25BE6FBEF43CEEBDE03D34BDBBBB843C253D03BEF53C37BE47BD3B3E533DC93D91BC93BD4ABD113D5DBDD5BC793D683D2D3EDFBDD93D323DDF3D94BE273EEC3D60BD623DF0BA8C3E3DBE0C3C97BE483DF53C263E4E3D073E3DBE683D5B3D803E5A3DD2BD69BD583E55BDF83CC1BD5F3A98BE413D313EB73C413EF339843DCEBD8E3D573DDBBD91BDBE3DDF3D523C87BD6A3D23BE6EBE123E973DF63D423DAC3D4A3D1E3EF03D973E88BEB3BDB53C843C6CBBB73DC63CFB3D1CBC673C0BBE45BE4D3D993D0CBEC5BD23BE3F3DA93D3FBD67BE37BE4EBEF93DF33D17BE233E61BDC8BDBF3DA63DBCBC73BC563D99BDB0BD913D89BC1DBDCABD3E3B0CBE14BDC53D313E9DBC063D1A3C323E4DBE95BDA43D86BC14BE8BBD8FBB8EBC0F3EC83D0EBD943D35BDB8BD2CBE083E103EC5BD603D4CBEF03DC2BD17BE61BE95BD20BE823A023E1B3C10BE7FBEB0BDF2BDE9BDD43DFFBD2D3E12BE5FBE1FBEBFBD4DBBA4BD20BDF6BD33BB3ABB843C153D1C3E1DBD8EBDEE3DE2BD133EE4BC843DFFBD653D12BE633DBC3D61BBA73D94BD703D8BBD6FBEFABCD5BDC4BB0FBE953D153E593B1ABDAA3D77BD163EDABD693ECA3DDE3D4BBE97BE633D15BDA7BC81BDA1BD163EC4BDC73D9C3D873EDABC78BDD5BD193E61BE41BC2BBDA83BD83CBCBD063E043DF53C3EBE9DBD433E1FBE69BD3B3EDD3DFE3C24BCEF3D7CBCA33D26BE8B3EA2BD223EDABD7D3DF83D213E0CBD33BDD73D83BDA93D233ED0BE7CB944BEB53D503E44BE46BE45BE72BD8A3D02BE9C3EDE3D293C853C8A3D443D4B3E613D613E10BECC3D333D4A3D593E343EF1BDA83CF1BDB5BD1DBB053C57BB783D263C29BD16BE52BE6EBC543ED2BDB8BD8FBC3DBC7CBE373E0ABD89BD9C3D463B013EA73DA7BE38BE57BDD13D873E3CBE0FBE71BD813D7EBE243D163E6EBE3E3C7B3DDBBD49BC383DDF3D71BE88BE0E3EEABCD03D0ABEE83D063E19BEA8BD18BD72BDB33D5E3D04BE063D563E543E3BBEFBBD1E3E033EB83D953E973D97BE1ABD873DFCBD0FBD91BD263EA2BD55BD6A3DC23DCD3C49BDF2BD46BD1ABE2CBEE3BD70BE82BC53BD993E88BD243E2EBEDABDBEBD703E65BDB63DCC3DDC3C0D3E63BE143E2E3E673D18BC77BDE43A9A3DFE3C49BE9E3D53BD51BD5FBCD9BD943C7C3D0B3E3F3E9EBBDA3D1DBD27BE283E463E103D2A3E2ABEB0BDD3BD7F3D88BD"
    }
  }
#-}
