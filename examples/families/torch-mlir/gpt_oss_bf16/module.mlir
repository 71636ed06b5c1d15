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
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x16xbf16>, tensor<2x5xi64>, tensor<2x1x5x11xbf16>, tensor<5xi64>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>) -> (tensor<2x5x16xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x16xbf16>, %arg1: tensor<2x5xi64>, %arg2: tensor<2x1x5x11xbf16>, %arg3: tensor<5xi64>, %arg4: tensor<2x2x11x32xbf16>, %arg5: tensor<2x2x11x32xbf16>, %arg6: tensor<2x2x11x32xbf16>, %arg7: tensor<2x2x11x32xbf16>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF80 : bf16}> : () -> bf16
    %4 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_6> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %6 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_5> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %7 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_4> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %8 = "arith.constant"() <{value = dense_resource<torch_tensor_16_128_torch.bfloat16_1> : tensor<16x128xbf16>}> : () -> tensor<16x128xbf16>
    %9 = "arith.constant"() <{value = dense_resource<torch_tensor_4_torch.bfloat16_1> : tensor<4xbf16>}> : () -> tensor<4xbf16>
    %10 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_3> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %11 = "arith.constant"() <{value = dense_resource<torch_tensor_64_16_torch.bfloat16_3> : tensor<64x16xbf16>}> : () -> tensor<64x16xbf16>
    %12 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_2> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %13 = "arith.constant"() <{value = dense_resource<torch_tensor_64_16_torch.bfloat16_2> : tensor<64x16xbf16>}> : () -> tensor<64x16xbf16>
    %14 = "arith.constant"() <{value = dense_resource<torch_tensor_128_torch.bfloat16_1> : tensor<128xbf16>}> : () -> tensor<128xbf16>
    %15 = "arith.constant"() <{value = dense_resource<torch_tensor_128_16_torch.bfloat16_1> : tensor<128x16xbf16>}> : () -> tensor<128x16xbf16>
    %16 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_3> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %17 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_2> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %18 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16_1> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %19 = "arith.constant"() <{value = dense_resource<torch_tensor_16_128_torch.bfloat16> : tensor<16x128xbf16>}> : () -> tensor<16x128xbf16>
    %20 = "arith.constant"() <{value = dense_resource<torch_tensor_4_torch.bfloat16> : tensor<4xbf16>}> : () -> tensor<4xbf16>
    %21 = "arith.constant"() <{value = 0.17677669529663689 : f64}> : () -> f64
    %22 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16_1> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %23 = "arith.constant"() <{value = dense_resource<torch_tensor_64_16_torch.bfloat16_1> : tensor<64x16xbf16>}> : () -> tensor<64x16xbf16>
    %24 = "arith.constant"() <{value = dense_resource<torch_tensor_64_torch.bfloat16> : tensor<64xbf16>}> : () -> tensor<64xbf16>
    %25 = "arith.constant"() <{value = dense_resource<torch_tensor_64_16_torch.bfloat16> : tensor<64x16xbf16>}> : () -> tensor<64x16xbf16>
    %26 = "arith.constant"() <{value = dense_resource<torch_tensor_128_torch.bfloat16> : tensor<128xbf16>}> : () -> tensor<128xbf16>
    %27 = "arith.constant"() <{value = dense_resource<torch_tensor_128_16_torch.bfloat16> : tensor<128x16xbf16>}> : () -> tensor<128x16xbf16>
    %28 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.bfloat16> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %29 = "arith.constant"() <{value = 1.000000e-05 : f64}> : () -> f64
    %30 = "arith.constant"() <{value = 1.3465735902799727 : f64}> : () -> f64
    %31 = "arith.constant"() <{value = dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>}> : () -> tensor<16xf32>
    %32 = "arith.constant"() <{value = 1.600000e+01 : f32}> : () -> f32
    %33 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 5, 1>}> : (tensor<2x5xi64>) -> tensor<2x5x1xi64>
    %34 = "tensor.empty"() : () -> tensor<2x5x1xf32>
    %35 = "linalg.generic"(%33, %34) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg489: i64, %arg490: f32):
      %556 = "arith.sitofp"(%arg489) : (i64) -> f32
      "linalg.yield"(%556) : (f32) -> ()
    }) : (tensor<2x5x1xi64>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %36 = "tensor.empty"() : () -> tensor<2x5x16xf32>
    %37 = "linalg.generic"(%35, %31, %36) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg486: f32, %arg487: f32, %arg488: f32):
      %555 = "arith.mulf"(%arg486, %arg487) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%555) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %38 = "linalg.generic"(%37, %36) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg484: f32, %arg485: f32):
      %554 = "math.cos"(%arg484) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%554) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %39 = "linalg.generic"(%38, %36) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg482: f32, %arg483: f32):
      %552 = "arith.truncf"(%30) : (f64) -> f32
      %553 = "arith.mulf"(%arg482, %552) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%553) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %40 = "linalg.generic"(%37, %36) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg480: f32, %arg481: f32):
      %551 = "math.sin"(%arg480) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%551) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %41 = "linalg.generic"(%40, %36) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg478: f32, %arg479: f32):
      %549 = "arith.truncf"(%30) : (f64) -> f32
      %550 = "arith.mulf"(%arg478, %549) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%550) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %42 = "tensor.empty"() : () -> tensor<2x5x16xbf16>
    %43 = "linalg.generic"(%39, %42) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg476: f32, %arg477: bf16):
      %548 = "arith.truncf"(%arg476) : (f32) -> bf16
      "linalg.yield"(%548) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %44 = "linalg.generic"(%41, %42) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg474: f32, %arg475: bf16):
      %547 = "arith.truncf"(%arg474) : (f32) -> bf16
      "linalg.yield"(%547) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %45 = "linalg.generic"(%arg0, %36) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg472: bf16, %arg473: f32):
      %546 = "arith.extf"(%arg472) : (bf16) -> f32
      "linalg.yield"(%546) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %46 = "linalg.generic"(%45, %36) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg470: f32, %arg471: f32):
      %545 = "math.fpowi"(%arg470, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%545) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %47 = "linalg.fill"(%2, %34) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg468: f32, %arg469: f32):
      "linalg.yield"(%arg468) : (f32) -> ()
    }) : (f32, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %48 = "linalg.generic"(%46, %47) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg466: f32, %arg467: f32):
      %544 = "arith.addf"(%arg466, %arg467) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%544) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %49 = "linalg.generic"(%48, %34) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg464: f32, %arg465: f32):
      %543 = "arith.divf"(%arg464, %32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%543) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %50 = "linalg.generic"(%49, %34) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg462: f32, %arg463: f32):
      %541 = "arith.truncf"(%29) : (f64) -> f32
      %542 = "arith.addf"(%arg462, %541) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%542) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %51 = "linalg.generic"(%50, %34) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg460: f32, %arg461: f32):
      %540 = "math.rsqrt"(%arg460) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%540) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %52 = "linalg.generic"(%45, %51, %36) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg457: f32, %arg458: f32, %arg459: f32):
      %539 = "arith.mulf"(%arg457, %arg458) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%539) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %53 = "linalg.generic"(%28, %52, %36) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg454: bf16, %arg455: f32, %arg456: f32):
      %537 = "arith.extf"(%arg454) : (bf16) -> f32
      %538 = "arith.mulf"(%537, %arg455) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%538) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %54 = "linalg.generic"(%53, %42) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg452: f32, %arg453: bf16):
      %536 = "arith.truncf"(%arg452) : (f32) -> bf16
      "linalg.yield"(%536) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %55 = "tensor.collapse_shape"(%54) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %56 = "tensor.empty"() : () -> tensor<16x128xbf16>
    %57 = "linalg.transpose"(%27, %56) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg450: bf16, %arg451: bf16):
      "linalg.yield"(%arg450) : (bf16) -> ()
    }) : (tensor<128x16xbf16>, tensor<16x128xbf16>) -> tensor<16x128xbf16>
    %58 = "tensor.empty"() : () -> tensor<128xf32>
    %59 = "linalg.generic"(%26, %58) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg448: bf16, %arg449: f32):
      %535 = "arith.extf"(%arg448) : (bf16) -> f32
      "linalg.yield"(%535) : (f32) -> ()
    }) : (tensor<128xbf16>, tensor<128xf32>) -> tensor<128xf32>
    %60 = "tensor.empty"() : () -> tensor<10x16xf32>
    %61 = "linalg.generic"(%55, %60) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg446: bf16, %arg447: f32):
      %534 = "arith.extf"(%arg446) : (bf16) -> f32
      "linalg.yield"(%534) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %62 = "tensor.empty"() : () -> tensor<16x128xf32>
    %63 = "linalg.generic"(%57, %62) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg444: bf16, %arg445: f32):
      %533 = "arith.extf"(%arg444) : (bf16) -> f32
      "linalg.yield"(%533) : (f32) -> ()
    }) : (tensor<16x128xbf16>, tensor<16x128xf32>) -> tensor<16x128xf32>
    %64 = "tensor.empty"() : () -> tensor<10x128xf32>
    %65 = "linalg.fill"(%2, %64) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg442: f32, %arg443: f32):
      "linalg.yield"(%arg442) : (f32) -> ()
    }) : (f32, tensor<10x128xf32>) -> tensor<10x128xf32>
    %66 = "linalg.matmul"(%61, %63, %65) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg439: f32, %arg440: f32, %arg441: f32):
      %531 = "arith.mulf"(%arg439, %arg440) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %532 = "arith.addf"(%arg441, %531) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%532) : (f32) -> ()
    }) : (tensor<10x16xf32>, tensor<16x128xf32>, tensor<10x128xf32>) -> tensor<10x128xf32>
    %67 = "linalg.generic"(%59, %64) <{indexing_maps = [#map8, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg437: f32, %arg438: f32):
      "linalg.yield"(%arg437) : (f32) -> ()
    }) : (tensor<128xf32>, tensor<10x128xf32>) -> tensor<10x128xf32>
    %68 = "linalg.generic"(%66, %67, %64) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg434: f32, %arg435: f32, %arg436: f32):
      %530 = "arith.addf"(%arg434, %arg435) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%530) : (f32) -> ()
    }) : (tensor<10x128xf32>, tensor<10x128xf32>, tensor<10x128xf32>) -> tensor<10x128xf32>
    %69 = "tensor.empty"() : () -> tensor<10x128xbf16>
    %70 = "linalg.generic"(%68, %69) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg432: f32, %arg433: bf16):
      %529 = "arith.truncf"(%arg432) : (f32) -> bf16
      "linalg.yield"(%529) : (bf16) -> ()
    }) : (tensor<10x128xf32>, tensor<10x128xbf16>) -> tensor<10x128xbf16>
    %71 = "tensor.expand_shape"(%70) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 4, 32>}> : (tensor<10x128xbf16>) -> tensor<2x5x4x32xbf16>
    %72 = "tensor.empty"() : () -> tensor<2x4x5x32xbf16>
    %73 = "linalg.transpose"(%71, %72) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg430: bf16, %arg431: bf16):
      "linalg.yield"(%arg430) : (bf16) -> ()
    }) : (tensor<2x5x4x32xbf16>, tensor<2x4x5x32xbf16>) -> tensor<2x4x5x32xbf16>
    %74 = "tensor.empty"() : () -> tensor<16x64xbf16>
    %75 = "linalg.transpose"(%25, %74) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg428: bf16, %arg429: bf16):
      "linalg.yield"(%arg428) : (bf16) -> ()
    }) : (tensor<64x16xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %76 = "tensor.empty"() : () -> tensor<64xf32>
    %77 = "linalg.generic"(%24, %76) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg426: bf16, %arg427: f32):
      %528 = "arith.extf"(%arg426) : (bf16) -> f32
      "linalg.yield"(%528) : (f32) -> ()
    }) : (tensor<64xbf16>, tensor<64xf32>) -> tensor<64xf32>
    %78 = "tensor.empty"() : () -> tensor<16x64xf32>
    %79 = "linalg.generic"(%75, %78) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg424: bf16, %arg425: f32):
      %527 = "arith.extf"(%arg424) : (bf16) -> f32
      "linalg.yield"(%527) : (f32) -> ()
    }) : (tensor<16x64xbf16>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %80 = "tensor.empty"() : () -> tensor<10x64xf32>
    %81 = "linalg.fill"(%2, %80) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg422: f32, %arg423: f32):
      "linalg.yield"(%arg422) : (f32) -> ()
    }) : (f32, tensor<10x64xf32>) -> tensor<10x64xf32>
    %82 = "linalg.matmul"(%61, %79, %81) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg419: f32, %arg420: f32, %arg421: f32):
      %525 = "arith.mulf"(%arg419, %arg420) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %526 = "arith.addf"(%arg421, %525) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%526) : (f32) -> ()
    }) : (tensor<10x16xf32>, tensor<16x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %83 = "linalg.generic"(%77, %80) <{indexing_maps = [#map8, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg417: f32, %arg418: f32):
      "linalg.yield"(%arg417) : (f32) -> ()
    }) : (tensor<64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %84 = "linalg.generic"(%82, %83, %80) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg414: f32, %arg415: f32, %arg416: f32):
      %524 = "arith.addf"(%arg414, %arg415) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%524) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %85 = "tensor.empty"() : () -> tensor<10x64xbf16>
    %86 = "linalg.generic"(%84, %85) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg412: f32, %arg413: bf16):
      %523 = "arith.truncf"(%arg412) : (f32) -> bf16
      "linalg.yield"(%523) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %87 = "tensor.expand_shape"(%86) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<10x64xbf16>) -> tensor<2x5x2x32xbf16>
    %88 = "tensor.empty"() : () -> tensor<2x2x5x32xbf16>
    %89 = "linalg.transpose"(%87, %88) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg410: bf16, %arg411: bf16):
      "linalg.yield"(%arg410) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %90 = "linalg.transpose"(%23, %74) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg408: bf16, %arg409: bf16):
      "linalg.yield"(%arg408) : (bf16) -> ()
    }) : (tensor<64x16xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %91 = "linalg.generic"(%22, %76) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg406: bf16, %arg407: f32):
      %522 = "arith.extf"(%arg406) : (bf16) -> f32
      "linalg.yield"(%522) : (f32) -> ()
    }) : (tensor<64xbf16>, tensor<64xf32>) -> tensor<64xf32>
    %92 = "linalg.generic"(%90, %78) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg404: bf16, %arg405: f32):
      %521 = "arith.extf"(%arg404) : (bf16) -> f32
      "linalg.yield"(%521) : (f32) -> ()
    }) : (tensor<16x64xbf16>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %93 = "linalg.matmul"(%61, %92, %81) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg401: f32, %arg402: f32, %arg403: f32):
      %519 = "arith.mulf"(%arg401, %arg402) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %520 = "arith.addf"(%arg403, %519) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%520) : (f32) -> ()
    }) : (tensor<10x16xf32>, tensor<16x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %94 = "linalg.generic"(%91, %80) <{indexing_maps = [#map8, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg399: f32, %arg400: f32):
      "linalg.yield"(%arg399) : (f32) -> ()
    }) : (tensor<64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %95 = "linalg.generic"(%93, %94, %80) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg396: f32, %arg397: f32, %arg398: f32):
      %518 = "arith.addf"(%arg396, %arg397) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%518) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %96 = "linalg.generic"(%95, %85) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg394: f32, %arg395: bf16):
      %517 = "arith.truncf"(%arg394) : (f32) -> bf16
      "linalg.yield"(%517) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %97 = "tensor.expand_shape"(%96) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<10x64xbf16>) -> tensor<2x5x2x32xbf16>
    %98 = "linalg.transpose"(%97, %88) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg392: bf16, %arg393: bf16):
      "linalg.yield"(%arg392) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %99 = "tensor.expand_shape"(%43) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 16>}> : (tensor<2x5x16xbf16>) -> tensor<2x1x5x16xbf16>
    %100 = "tensor.expand_shape"(%44) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 5, 16>}> : (tensor<2x5x16xbf16>) -> tensor<2x1x5x16xbf16>
    %101 = "tensor.extract_slice"(%73) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 4, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x32xbf16>) -> tensor<2x4x5x16xbf16>
    %102 = "tensor.extract_slice"(%73) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 4, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x32xbf16>) -> tensor<2x4x5x16xbf16>
    %103 = "tensor.empty"() : () -> tensor<2x4x5x16xbf16>
    %104 = "linalg.generic"(%101, %99, %103) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg389: bf16, %arg390: bf16, %arg391: bf16):
      %516 = "arith.mulf"(%arg389, %arg390) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%516) : (bf16) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %105 = "linalg.generic"(%102, %100, %103) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg386: bf16, %arg387: bf16, %arg388: bf16):
      %515 = "arith.mulf"(%arg386, %arg387) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%515) : (bf16) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %106 = "linalg.generic"(%104, %105, %103) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg383: bf16, %arg384: bf16, %arg385: bf16):
      %514 = "arith.subf"(%arg383, %arg384) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%514) : (bf16) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x4x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %107 = "linalg.generic"(%102, %99, %103) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg380: bf16, %arg381: bf16, %arg382: bf16):
      %513 = "arith.mulf"(%arg380, %arg381) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%513) : (bf16) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %108 = "linalg.generic"(%101, %100, %103) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg377: bf16, %arg378: bf16, %arg379: bf16):
      %512 = "arith.mulf"(%arg377, %arg378) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%512) : (bf16) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %109 = "linalg.generic"(%107, %108, %103) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg374: bf16, %arg375: bf16, %arg376: bf16):
      %511 = "arith.addf"(%arg374, %arg375) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%511) : (bf16) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x4x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %110 = "tensor.concat"(%106, %109) <{dim = 3 : i64}> : (tensor<2x4x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x32xbf16>
    %111 = "tensor.extract_slice"(%89) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x16xbf16>
    %112 = "tensor.extract_slice"(%89) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x16xbf16>
    %113 = "tensor.empty"() : () -> tensor<2x2x5x16xbf16>
    %114 = "linalg.generic"(%111, %99, %113) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg371: bf16, %arg372: bf16, %arg373: bf16):
      %510 = "arith.mulf"(%arg371, %arg372) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%510) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %115 = "linalg.generic"(%112, %100, %113) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg368: bf16, %arg369: bf16, %arg370: bf16):
      %509 = "arith.mulf"(%arg368, %arg369) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%509) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %116 = "linalg.generic"(%114, %115, %113) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg365: bf16, %arg366: bf16, %arg367: bf16):
      %508 = "arith.subf"(%arg365, %arg366) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%508) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %117 = "linalg.generic"(%112, %99, %113) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg362: bf16, %arg363: bf16, %arg364: bf16):
      %507 = "arith.mulf"(%arg362, %arg363) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%507) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %118 = "linalg.generic"(%111, %100, %113) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg359: bf16, %arg360: bf16, %arg361: bf16):
      %506 = "arith.mulf"(%arg359, %arg360) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%506) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %119 = "linalg.generic"(%117, %118, %113) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg356: bf16, %arg357: bf16, %arg358: bf16):
      %505 = "arith.addf"(%arg356, %arg357) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%505) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %120 = "tensor.concat"(%116, %119) <{dim = 3 : i64}> : (tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x32xbf16>
    %121 = "tensor.empty"() : () -> tensor<32xi64>
    %122 = "linalg.generic"(%121) <{indexing_maps = [#map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg355: i64):
      %503 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %504 = "arith.index_cast"(%503) : (index) -> i64
      "linalg.yield"(%504) : (i64) -> ()
    }) : (tensor<32xi64>) -> tensor<32xi64>
    %123 = "tensor.empty"() : () -> tensor<2xi64>
    %124 = "linalg.generic"(%123) <{indexing_maps = [#map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg354: i64):
      %501 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %502 = "arith.index_cast"(%501) : (index) -> i64
      "linalg.yield"(%502) : (i64) -> ()
    }) : (tensor<2xi64>) -> tensor<2xi64>
    %125 = "tensor.empty"() : () -> tensor<2x2x5x32xi64>
    %126 = "linalg.generic"(%124, %125) <{indexing_maps = [#map11, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg352: i64, %arg353: i64):
      "linalg.yield"(%arg352) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %127 = "tensor.collapse_shape"(%126) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %128 = "linalg.generic"(%124, %125) <{indexing_maps = [#map12, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg350: i64, %arg351: i64):
      "linalg.yield"(%arg350) : (i64) -> ()
    }) : (tensor<2xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %129 = "tensor.collapse_shape"(%128) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %130 = "linalg.generic"(%arg3, %125) <{indexing_maps = [#map13, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg348: i64, %arg349: i64):
      "linalg.yield"(%arg348) : (i64) -> ()
    }) : (tensor<5xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %131 = "tensor.collapse_shape"(%130) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %132 = "linalg.generic"(%122, %125) <{indexing_maps = [#map14, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg346: i64, %arg347: i64):
      "linalg.yield"(%arg346) : (i64) -> ()
    }) : (tensor<32xi64>, tensor<2x2x5x32xi64>) -> tensor<2x2x5x32xi64>
    %133 = "tensor.collapse_shape"(%132) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xi64>) -> tensor<640xi64>
    %134 = "tensor.expand_shape"(%127) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %135 = "tensor.expand_shape"(%129) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %136 = "tensor.expand_shape"(%131) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %137 = "tensor.expand_shape"(%133) <{reassociation = [[0, 1]], static_output_shape = array<i64: 640, 1>}> : (tensor<640xi64>) -> tensor<640x1xi64>
    %138 = "tensor.concat"(%134, %135, %136, %137) <{dim = 1 : i64}> : (tensor<640x1xi64>, tensor<640x1xi64>, tensor<640x1xi64>, tensor<640x1xi64>) -> tensor<640x4xi64>
    %139 = "tensor.collapse_shape"(%120) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<640xbf16>
    %140 = "tensor.expand_shape"(%139) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %141 = "tm_tensor.scatter"(%140, %138, %arg4) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg344: bf16, %arg345: bf16):
      "tm_tensor.yield"(%arg344) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %142 = "tensor.collapse_shape"(%98) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<640xbf16>
    %143 = "tensor.expand_shape"(%142) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %144 = "tm_tensor.scatter"(%143, %138, %arg5) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg342: bf16, %arg343: bf16):
      "tm_tensor.yield"(%arg342) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %145 = "tensor.empty"() : () -> tensor<2x2x2x11x32xbf16>
    %146 = "linalg.generic"(%141, %145) <{indexing_maps = [#map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg340: bf16, %arg341: bf16):
      "linalg.yield"(%arg340) : (bf16) -> ()
    }) : (tensor<2x2x11x32xbf16>, tensor<2x2x2x11x32xbf16>) -> tensor<2x2x2x11x32xbf16>
    %147 = "tensor.collapse_shape"(%146) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<2x2x2x11x32xbf16>) -> tensor<2x4x11x32xbf16>
    %148 = "linalg.generic"(%144, %145) <{indexing_maps = [#map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg338: bf16, %arg339: bf16):
      "linalg.yield"(%arg338) : (bf16) -> ()
    }) : (tensor<2x2x11x32xbf16>, tensor<2x2x2x11x32xbf16>) -> tensor<2x2x2x11x32xbf16>
    %149 = "tensor.empty"() : () -> tensor<2x4x32x11xbf16>
    %150 = "linalg.transpose"(%147, %149) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg336: bf16, %arg337: bf16):
      "linalg.yield"(%arg336) : (bf16) -> ()
    }) : (tensor<2x4x11x32xbf16>, tensor<2x4x32x11xbf16>) -> tensor<2x4x32x11xbf16>
    %151 = "tensor.collapse_shape"(%110) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x5x32xbf16>) -> tensor<8x5x32xbf16>
    %152 = "tensor.collapse_shape"(%150) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x32x11xbf16>) -> tensor<8x32x11xbf16>
    %153 = "tensor.empty"() : () -> tensor<8x5x11xf32>
    %154 = "linalg.fill"(%2, %153) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg334: f32, %arg335: f32):
      "linalg.yield"(%arg334) : (f32) -> ()
    }) : (f32, tensor<8x5x11xf32>) -> tensor<8x5x11xf32>
    %155 = "linalg.batch_matmul"(%151, %152, %154) <{indexing_maps = [#map17, #map18, #map19], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg331: bf16, %arg332: bf16, %arg333: f32):
      %497 = "arith.extf"(%arg331) : (bf16) -> f32
      %498 = "arith.extf"(%arg332) : (bf16) -> f32
      %499 = "arith.mulf"(%497, %498) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %500 = "arith.addf"(%arg333, %499) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%500) : (f32) -> ()
    }) : (tensor<8x5x32xbf16>, tensor<8x32x11xbf16>, tensor<8x5x11xf32>) -> tensor<8x5x11xf32>
    %156 = "tensor.empty"() : () -> tensor<8x5x11xbf16>
    %157 = "linalg.generic"(%155, %156) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg329: f32, %arg330: bf16):
      %496 = "arith.truncf"(%arg329) : (f32) -> bf16
      "linalg.yield"(%496) : (bf16) -> ()
    }) : (tensor<8x5x11xf32>, tensor<8x5x11xbf16>) -> tensor<8x5x11xbf16>
    %158 = "tensor.expand_shape"(%157) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 5, 11>}> : (tensor<8x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %159 = "tensor.empty"() : () -> tensor<2x4x5x11xbf16>
    %160 = "linalg.generic"(%158, %159) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg327: bf16, %arg328: bf16):
      %494 = "arith.truncf"(%21) : (f64) -> bf16
      %495 = "arith.mulf"(%arg327, %494) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%495) : (bf16) -> ()
    }) : (tensor<2x4x5x11xbf16>, tensor<2x4x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %161 = "linalg.generic"(%160, %arg2, %159) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg324: bf16, %arg325: bf16, %arg326: bf16):
      %493 = "arith.addf"(%arg324, %arg325) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%493) : (bf16) -> ()
    }) : (tensor<2x4x5x11xbf16>, tensor<2x1x5x11xbf16>, tensor<2x4x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %162 = "tensor.empty"() : () -> tensor<2x4x5x1xbf16>
    %163 = "tensor.expand_shape"(%20) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 1>}> : (tensor<4xbf16>) -> tensor<4x1xbf16>
    %164 = "linalg.generic"(%163, %162) <{indexing_maps = [#map20, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg322: bf16, %arg323: bf16):
      "linalg.yield"(%arg322) : (bf16) -> ()
    }) : (tensor<4x1xbf16>, tensor<2x4x5x1xbf16>) -> tensor<2x4x5x1xbf16>
    %165 = "tensor.concat"(%161, %164) <{dim = 3 : i64}> : (tensor<2x4x5x11xbf16>, tensor<2x4x5x1xbf16>) -> tensor<2x4x5x12xbf16>
    %166 = "tensor.empty"() : () -> tensor<2x4x5xi64>
    %167 = "linalg.fill"(%0, %166) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg320: i64, %arg321: i64):
      "linalg.yield"(%arg320) : (i64) -> ()
    }) : (i64, tensor<2x4x5xi64>) -> tensor<2x4x5xi64>
    %168 = "tensor.empty"() : () -> tensor<2x4x5xbf16>
    %169 = "linalg.fill"(%3, %168) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg318: bf16, %arg319: bf16):
      "linalg.yield"(%arg318) : (bf16) -> ()
    }) : (bf16, tensor<2x4x5xbf16>) -> tensor<2x4x5xbf16>
    %170:2 = "linalg.generic"(%165, %169, %167) <{indexing_maps = [#map9, #map19, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg315: bf16, %arg316: bf16, %arg317: i64):
      %488 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %489 = "arith.index_cast"(%488) : (index) -> i64
      %490 = "arith.maximumf"(%arg315, %arg316) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %491 = "arith.cmpf"(%arg315, %arg316) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (bf16, bf16) -> i1
      %492 = "arith.select"(%491, %489, %arg317) : (i1, i64, i64) -> i64
      "linalg.yield"(%490, %492) : (bf16, i64) -> ()
    }) : (tensor<2x4x5x12xbf16>, tensor<2x4x5xbf16>, tensor<2x4x5xi64>) -> (tensor<2x4x5xbf16>, tensor<2x4x5xi64>)
    %171 = "tensor.expand_shape"(%170#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 4, 5, 1>}> : (tensor<2x4x5xbf16>) -> tensor<2x4x5x1xbf16>
    %172 = "tensor.empty"() : () -> tensor<2x4x5x12xbf16>
    %173 = "linalg.generic"(%165, %171, %172) <{indexing_maps = [#map9, #map21, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg312: bf16, %arg313: bf16, %arg314: bf16):
      %487 = "arith.subf"(%arg312, %arg313) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%487) : (bf16) -> ()
    }) : (tensor<2x4x5x12xbf16>, tensor<2x4x5x1xbf16>, tensor<2x4x5x12xbf16>) -> tensor<2x4x5x12xbf16>
    %174 = "tensor.empty"() : () -> tensor<2x4x5x12xf32>
    %175 = "linalg.generic"(%173, %174) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg310: bf16, %arg311: f32):
      %486 = "arith.extf"(%arg310) : (bf16) -> f32
      "linalg.yield"(%486) : (f32) -> ()
    }) : (tensor<2x4x5x12xbf16>, tensor<2x4x5x12xf32>) -> tensor<2x4x5x12xf32>
    %176 = "tensor.empty"() : () -> tensor<2x4x5xf32>
    %177 = "linalg.fill"(%4, %176) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg308: f32, %arg309: f32):
      "linalg.yield"(%arg308) : (f32) -> ()
    }) : (f32, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
    %178:2 = "linalg.generic"(%175, %177, %167) <{indexing_maps = [#map9, #map19, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg305: f32, %arg306: f32, %arg307: i64):
      %481 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %482 = "arith.index_cast"(%481) : (index) -> i64
      %483 = "arith.maximumf"(%arg305, %arg306) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %484 = "arith.cmpf"(%arg305, %arg306) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %485 = "arith.select"(%484, %482, %arg307) : (i1, i64, i64) -> i64
      "linalg.yield"(%483, %485) : (f32, i64) -> ()
    }) : (tensor<2x4x5x12xf32>, tensor<2x4x5xf32>, tensor<2x4x5xi64>) -> (tensor<2x4x5xf32>, tensor<2x4x5xi64>)
    %179 = "tensor.expand_shape"(%178#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 4, 5, 1>}> : (tensor<2x4x5xf32>) -> tensor<2x4x5x1xf32>
    %180 = "linalg.generic"(%175, %179, %174) <{indexing_maps = [#map9, #map21, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg302: f32, %arg303: f32, %arg304: f32):
      %480 = "arith.subf"(%arg302, %arg303) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%480) : (f32) -> ()
    }) : (tensor<2x4x5x12xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x12xf32>) -> tensor<2x4x5x12xf32>
    %181 = "linalg.generic"(%180, %174) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg300: f32, %arg301: f32):
      %479 = "math.exp"(%arg300) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%479) : (f32) -> ()
    }) : (tensor<2x4x5x12xf32>, tensor<2x4x5x12xf32>) -> tensor<2x4x5x12xf32>
    %182 = "tensor.empty"() : () -> tensor<2x4x5x1xf32>
    %183 = "linalg.fill"(%2, %182) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg298: f32, %arg299: f32):
      "linalg.yield"(%arg298) : (f32) -> ()
    }) : (f32, tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf32>
    %184 = "linalg.generic"(%181, %183) <{indexing_maps = [#map9, #map21], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg296: f32, %arg297: f32):
      %478 = "arith.addf"(%arg296, %arg297) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%478) : (f32) -> ()
    }) : (tensor<2x4x5x12xf32>, tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf32>
    %185 = "linalg.generic"(%181, %184, %174) <{indexing_maps = [#map9, #map21, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg293: f32, %arg294: f32, %arg295: f32):
      %477 = "arith.divf"(%arg293, %arg294) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%477) : (f32) -> ()
    }) : (tensor<2x4x5x12xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x12xf32>) -> tensor<2x4x5x12xf32>
    %186 = "linalg.generic"(%185, %172) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg291: f32, %arg292: bf16):
      %476 = "arith.truncf"(%arg291) : (f32) -> bf16
      "linalg.yield"(%476) : (bf16) -> ()
    }) : (tensor<2x4x5x12xf32>, tensor<2x4x5x12xbf16>) -> tensor<2x4x5x12xbf16>
    %187 = "tensor.extract_slice"(%186) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 4, 5, 11>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x12xbf16>) -> tensor<2x4x5x11xbf16>
    %188 = "tensor.collapse_shape"(%187) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x5x11xbf16>) -> tensor<8x5x11xbf16>
    %189 = "tensor.collapse_shape"(%148) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<2x2x2x11x32xbf16>) -> tensor<8x11x32xbf16>
    %190 = "tensor.empty"() : () -> tensor<8x5x32xf32>
    %191 = "linalg.fill"(%2, %190) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg289: f32, %arg290: f32):
      "linalg.yield"(%arg289) : (f32) -> ()
    }) : (f32, tensor<8x5x32xf32>) -> tensor<8x5x32xf32>
    %192 = "linalg.batch_matmul"(%188, %189, %191) <{indexing_maps = [#map17, #map18, #map19], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg286: bf16, %arg287: bf16, %arg288: f32):
      %472 = "arith.extf"(%arg286) : (bf16) -> f32
      %473 = "arith.extf"(%arg287) : (bf16) -> f32
      %474 = "arith.mulf"(%472, %473) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %475 = "arith.addf"(%arg288, %474) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%475) : (f32) -> ()
    }) : (tensor<8x5x11xbf16>, tensor<8x11x32xbf16>, tensor<8x5x32xf32>) -> tensor<8x5x32xf32>
    %193 = "tensor.empty"() : () -> tensor<8x5x32xbf16>
    %194 = "linalg.generic"(%192, %193) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg284: f32, %arg285: bf16):
      %471 = "arith.truncf"(%arg284) : (f32) -> bf16
      "linalg.yield"(%471) : (bf16) -> ()
    }) : (tensor<8x5x32xf32>, tensor<8x5x32xbf16>) -> tensor<8x5x32xbf16>
    %195 = "tensor.expand_shape"(%194) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 5, 32>}> : (tensor<8x5x32xbf16>) -> tensor<2x4x5x32xbf16>
    %196 = "tensor.empty"() : () -> tensor<2x5x4x32xbf16>
    %197 = "linalg.transpose"(%195, %196) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg282: bf16, %arg283: bf16):
      "linalg.yield"(%arg282) : (bf16) -> ()
    }) : (tensor<2x4x5x32xbf16>, tensor<2x5x4x32xbf16>) -> tensor<2x5x4x32xbf16>
    %198 = "tensor.collapse_shape"(%197) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x5x4x32xbf16>) -> tensor<10x128xbf16>
    %199 = "tensor.empty"() : () -> tensor<128x16xbf16>
    %200 = "linalg.transpose"(%19, %199) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg280: bf16, %arg281: bf16):
      "linalg.yield"(%arg280) : (bf16) -> ()
    }) : (tensor<16x128xbf16>, tensor<128x16xbf16>) -> tensor<128x16xbf16>
    %201 = "tensor.empty"() : () -> tensor<16xf32>
    %202 = "linalg.generic"(%18, %201) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg278: bf16, %arg279: f32):
      %470 = "arith.extf"(%arg278) : (bf16) -> f32
      "linalg.yield"(%470) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<16xf32>) -> tensor<16xf32>
    %203 = "linalg.generic"(%198, %64) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg276: bf16, %arg277: f32):
      %469 = "arith.extf"(%arg276) : (bf16) -> f32
      "linalg.yield"(%469) : (f32) -> ()
    }) : (tensor<10x128xbf16>, tensor<10x128xf32>) -> tensor<10x128xf32>
    %204 = "tensor.empty"() : () -> tensor<128x16xf32>
    %205 = "linalg.generic"(%200, %204) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg274: bf16, %arg275: f32):
      %468 = "arith.extf"(%arg274) : (bf16) -> f32
      "linalg.yield"(%468) : (f32) -> ()
    }) : (tensor<128x16xbf16>, tensor<128x16xf32>) -> tensor<128x16xf32>
    %206 = "linalg.fill"(%2, %60) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg272: f32, %arg273: f32):
      "linalg.yield"(%arg272) : (f32) -> ()
    }) : (f32, tensor<10x16xf32>) -> tensor<10x16xf32>
    %207 = "linalg.matmul"(%203, %205, %206) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg269: f32, %arg270: f32, %arg271: f32):
      %466 = "arith.mulf"(%arg269, %arg270) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %467 = "arith.addf"(%arg271, %466) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%467) : (f32) -> ()
    }) : (tensor<10x128xf32>, tensor<128x16xf32>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %208 = "linalg.generic"(%202, %60) <{indexing_maps = [#map8, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg267: f32, %arg268: f32):
      "linalg.yield"(%arg267) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %209 = "linalg.generic"(%207, %208, %60) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg264: f32, %arg265: f32, %arg266: f32):
      %465 = "arith.addf"(%arg264, %arg265) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%465) : (f32) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xf32>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %210 = "tensor.empty"() : () -> tensor<10x16xbf16>
    %211 = "linalg.generic"(%209, %210) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg262: f32, %arg263: bf16):
      %464 = "arith.truncf"(%arg262) : (f32) -> bf16
      "linalg.yield"(%464) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %212 = "tensor.expand_shape"(%211) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %213 = "linalg.generic"(%arg0, %212, %42) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg259: bf16, %arg260: bf16, %arg261: bf16):
      %463 = "arith.addf"(%arg259, %arg260) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%463) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %214 = "linalg.generic"(%213, %36) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg257: bf16, %arg258: f32):
      %462 = "arith.extf"(%arg257) : (bf16) -> f32
      "linalg.yield"(%462) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %215 = "linalg.generic"(%214, %36) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg255: f32, %arg256: f32):
      %461 = "math.fpowi"(%arg255, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%461) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %216 = "linalg.generic"(%215, %47) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg253: f32, %arg254: f32):
      %460 = "arith.addf"(%arg253, %arg254) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%460) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %217 = "linalg.generic"(%216, %34) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg251: f32, %arg252: f32):
      %459 = "arith.divf"(%arg251, %32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%459) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %218 = "linalg.generic"(%217, %34) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg249: f32, %arg250: f32):
      %457 = "arith.truncf"(%29) : (f64) -> f32
      %458 = "arith.addf"(%arg249, %457) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%458) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %219 = "linalg.generic"(%218, %34) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg247: f32, %arg248: f32):
      %456 = "math.rsqrt"(%arg247) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%456) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %220 = "linalg.generic"(%214, %219, %36) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg244: f32, %arg245: f32, %arg246: f32):
      %455 = "arith.mulf"(%arg244, %arg245) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%455) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %221 = "linalg.generic"(%17, %220, %36) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg241: bf16, %arg242: f32, %arg243: f32):
      %453 = "arith.extf"(%arg241) : (bf16) -> f32
      %454 = "arith.mulf"(%453, %arg242) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%454) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %222 = "linalg.generic"(%221, %42) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg239: f32, %arg240: bf16):
      %452 = "arith.truncf"(%arg239) : (f32) -> bf16
      "linalg.yield"(%452) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %223 = "linalg.generic"(%213, %222, %42) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg236: bf16, %arg237: bf16, %arg238: bf16):
      %451 = "arith.addf"(%arg236, %arg237) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%451) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %224 = "linalg.generic"(%223, %36) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg234: bf16, %arg235: f32):
      %450 = "arith.extf"(%arg234) : (bf16) -> f32
      "linalg.yield"(%450) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %225 = "linalg.generic"(%224, %36) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg232: f32, %arg233: f32):
      %449 = "math.fpowi"(%arg232, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%449) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %226 = "linalg.generic"(%225, %47) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg230: f32, %arg231: f32):
      %448 = "arith.addf"(%arg230, %arg231) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%448) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %227 = "linalg.generic"(%226, %34) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg228: f32, %arg229: f32):
      %447 = "arith.divf"(%arg228, %32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%447) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %228 = "linalg.generic"(%227, %34) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg226: f32, %arg227: f32):
      %445 = "arith.truncf"(%29) : (f64) -> f32
      %446 = "arith.addf"(%arg226, %445) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%446) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %229 = "linalg.generic"(%228, %34) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg224: f32, %arg225: f32):
      %444 = "math.rsqrt"(%arg224) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%444) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %230 = "linalg.generic"(%224, %229, %36) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg221: f32, %arg222: f32, %arg223: f32):
      %443 = "arith.mulf"(%arg221, %arg222) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%443) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %231 = "linalg.generic"(%16, %230, %36) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg218: bf16, %arg219: f32, %arg220: f32):
      %441 = "arith.extf"(%arg218) : (bf16) -> f32
      %442 = "arith.mulf"(%441, %arg219) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%442) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %232 = "linalg.generic"(%231, %42) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg216: f32, %arg217: bf16):
      %440 = "arith.truncf"(%arg216) : (f32) -> bf16
      "linalg.yield"(%440) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %233 = "tensor.collapse_shape"(%232) <{reassociation = [[0, 1], [2]]}> : (tensor<2x5x16xbf16>) -> tensor<10x16xbf16>
    %234 = "linalg.transpose"(%15, %56) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg214: bf16, %arg215: bf16):
      "linalg.yield"(%arg214) : (bf16) -> ()
    }) : (tensor<128x16xbf16>, tensor<16x128xbf16>) -> tensor<16x128xbf16>
    %235 = "linalg.generic"(%14, %58) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg212: bf16, %arg213: f32):
      %439 = "arith.extf"(%arg212) : (bf16) -> f32
      "linalg.yield"(%439) : (f32) -> ()
    }) : (tensor<128xbf16>, tensor<128xf32>) -> tensor<128xf32>
    %236 = "linalg.generic"(%233, %60) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg210: bf16, %arg211: f32):
      %438 = "arith.extf"(%arg210) : (bf16) -> f32
      "linalg.yield"(%438) : (f32) -> ()
    }) : (tensor<10x16xbf16>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %237 = "linalg.generic"(%234, %62) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg208: bf16, %arg209: f32):
      %437 = "arith.extf"(%arg208) : (bf16) -> f32
      "linalg.yield"(%437) : (f32) -> ()
    }) : (tensor<16x128xbf16>, tensor<16x128xf32>) -> tensor<16x128xf32>
    %238 = "linalg.matmul"(%236, %237, %65) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg205: f32, %arg206: f32, %arg207: f32):
      %435 = "arith.mulf"(%arg205, %arg206) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %436 = "arith.addf"(%arg207, %435) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%436) : (f32) -> ()
    }) : (tensor<10x16xf32>, tensor<16x128xf32>, tensor<10x128xf32>) -> tensor<10x128xf32>
    %239 = "linalg.generic"(%235, %64) <{indexing_maps = [#map8, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg203: f32, %arg204: f32):
      "linalg.yield"(%arg203) : (f32) -> ()
    }) : (tensor<128xf32>, tensor<10x128xf32>) -> tensor<10x128xf32>
    %240 = "linalg.generic"(%238, %239, %64) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg200: f32, %arg201: f32, %arg202: f32):
      %434 = "arith.addf"(%arg200, %arg201) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%434) : (f32) -> ()
    }) : (tensor<10x128xf32>, tensor<10x128xf32>, tensor<10x128xf32>) -> tensor<10x128xf32>
    %241 = "linalg.generic"(%240, %69) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg198: f32, %arg199: bf16):
      %433 = "arith.truncf"(%arg198) : (f32) -> bf16
      "linalg.yield"(%433) : (bf16) -> ()
    }) : (tensor<10x128xf32>, tensor<10x128xbf16>) -> tensor<10x128xbf16>
    %242 = "tensor.expand_shape"(%241) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 4, 32>}> : (tensor<10x128xbf16>) -> tensor<2x5x4x32xbf16>
    %243 = "linalg.transpose"(%242, %72) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg196: bf16, %arg197: bf16):
      "linalg.yield"(%arg196) : (bf16) -> ()
    }) : (tensor<2x5x4x32xbf16>, tensor<2x4x5x32xbf16>) -> tensor<2x4x5x32xbf16>
    %244 = "linalg.transpose"(%13, %74) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg194: bf16, %arg195: bf16):
      "linalg.yield"(%arg194) : (bf16) -> ()
    }) : (tensor<64x16xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %245 = "linalg.generic"(%12, %76) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg192: bf16, %arg193: f32):
      %432 = "arith.extf"(%arg192) : (bf16) -> f32
      "linalg.yield"(%432) : (f32) -> ()
    }) : (tensor<64xbf16>, tensor<64xf32>) -> tensor<64xf32>
    %246 = "linalg.generic"(%244, %78) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg190: bf16, %arg191: f32):
      %431 = "arith.extf"(%arg190) : (bf16) -> f32
      "linalg.yield"(%431) : (f32) -> ()
    }) : (tensor<16x64xbf16>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %247 = "linalg.matmul"(%236, %246, %81) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg187: f32, %arg188: f32, %arg189: f32):
      %429 = "arith.mulf"(%arg187, %arg188) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %430 = "arith.addf"(%arg189, %429) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%430) : (f32) -> ()
    }) : (tensor<10x16xf32>, tensor<16x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %248 = "linalg.generic"(%245, %80) <{indexing_maps = [#map8, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg185: f32, %arg186: f32):
      "linalg.yield"(%arg185) : (f32) -> ()
    }) : (tensor<64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %249 = "linalg.generic"(%247, %248, %80) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg182: f32, %arg183: f32, %arg184: f32):
      %428 = "arith.addf"(%arg182, %arg183) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%428) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %250 = "linalg.generic"(%249, %85) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg180: f32, %arg181: bf16):
      %427 = "arith.truncf"(%arg180) : (f32) -> bf16
      "linalg.yield"(%427) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %251 = "tensor.expand_shape"(%250) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<10x64xbf16>) -> tensor<2x5x2x32xbf16>
    %252 = "linalg.transpose"(%251, %88) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg178: bf16, %arg179: bf16):
      "linalg.yield"(%arg178) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %253 = "linalg.transpose"(%11, %74) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg176: bf16, %arg177: bf16):
      "linalg.yield"(%arg176) : (bf16) -> ()
    }) : (tensor<64x16xbf16>, tensor<16x64xbf16>) -> tensor<16x64xbf16>
    %254 = "linalg.generic"(%10, %76) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg174: bf16, %arg175: f32):
      %426 = "arith.extf"(%arg174) : (bf16) -> f32
      "linalg.yield"(%426) : (f32) -> ()
    }) : (tensor<64xbf16>, tensor<64xf32>) -> tensor<64xf32>
    %255 = "linalg.generic"(%253, %78) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg172: bf16, %arg173: f32):
      %425 = "arith.extf"(%arg172) : (bf16) -> f32
      "linalg.yield"(%425) : (f32) -> ()
    }) : (tensor<16x64xbf16>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %256 = "linalg.matmul"(%236, %255, %81) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg169: f32, %arg170: f32, %arg171: f32):
      %423 = "arith.mulf"(%arg169, %arg170) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %424 = "arith.addf"(%arg171, %423) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%424) : (f32) -> ()
    }) : (tensor<10x16xf32>, tensor<16x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %257 = "linalg.generic"(%254, %80) <{indexing_maps = [#map8, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg167: f32, %arg168: f32):
      "linalg.yield"(%arg167) : (f32) -> ()
    }) : (tensor<64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %258 = "linalg.generic"(%256, %257, %80) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg164: f32, %arg165: f32, %arg166: f32):
      %422 = "arith.addf"(%arg164, %arg165) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%422) : (f32) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32>
    %259 = "linalg.generic"(%258, %85) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg162: f32, %arg163: bf16):
      %421 = "arith.truncf"(%arg162) : (f32) -> bf16
      "linalg.yield"(%421) : (bf16) -> ()
    }) : (tensor<10x64xf32>, tensor<10x64xbf16>) -> tensor<10x64xbf16>
    %260 = "tensor.expand_shape"(%259) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<10x64xbf16>) -> tensor<2x5x2x32xbf16>
    %261 = "linalg.transpose"(%260, %88) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg160: bf16, %arg161: bf16):
      "linalg.yield"(%arg160) : (bf16) -> ()
    }) : (tensor<2x5x2x32xbf16>, tensor<2x2x5x32xbf16>) -> tensor<2x2x5x32xbf16>
    %262 = "tensor.extract_slice"(%243) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 4, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x32xbf16>) -> tensor<2x4x5x16xbf16>
    %263 = "tensor.extract_slice"(%243) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 4, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x32xbf16>) -> tensor<2x4x5x16xbf16>
    %264 = "linalg.generic"(%262, %99, %103) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg157: bf16, %arg158: bf16, %arg159: bf16):
      %420 = "arith.mulf"(%arg157, %arg158) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%420) : (bf16) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %265 = "linalg.generic"(%263, %100, %103) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg154: bf16, %arg155: bf16, %arg156: bf16):
      %419 = "arith.mulf"(%arg154, %arg155) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%419) : (bf16) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %266 = "linalg.generic"(%264, %265, %103) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg151: bf16, %arg152: bf16, %arg153: bf16):
      %418 = "arith.subf"(%arg151, %arg152) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%418) : (bf16) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x4x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %267 = "linalg.generic"(%263, %99, %103) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg148: bf16, %arg149: bf16, %arg150: bf16):
      %417 = "arith.mulf"(%arg148, %arg149) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%417) : (bf16) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %268 = "linalg.generic"(%262, %100, %103) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg145: bf16, %arg146: bf16, %arg147: bf16):
      %416 = "arith.mulf"(%arg145, %arg146) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%416) : (bf16) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %269 = "linalg.generic"(%267, %268, %103) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg142: bf16, %arg143: bf16, %arg144: bf16):
      %415 = "arith.addf"(%arg142, %arg143) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%415) : (bf16) -> ()
    }) : (tensor<2x4x5x16xbf16>, tensor<2x4x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x16xbf16>
    %270 = "tensor.concat"(%266, %269) <{dim = 3 : i64}> : (tensor<2x4x5x16xbf16>, tensor<2x4x5x16xbf16>) -> tensor<2x4x5x32xbf16>
    %271 = "tensor.extract_slice"(%252) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x16xbf16>
    %272 = "tensor.extract_slice"(%252) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xbf16>) -> tensor<2x2x5x16xbf16>
    %273 = "linalg.generic"(%271, %99, %113) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg139: bf16, %arg140: bf16, %arg141: bf16):
      %414 = "arith.mulf"(%arg139, %arg140) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%414) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %274 = "linalg.generic"(%272, %100, %113) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg136: bf16, %arg137: bf16, %arg138: bf16):
      %413 = "arith.mulf"(%arg136, %arg137) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%413) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %275 = "linalg.generic"(%273, %274, %113) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg133: bf16, %arg134: bf16, %arg135: bf16):
      %412 = "arith.subf"(%arg133, %arg134) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%412) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %276 = "linalg.generic"(%272, %99, %113) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg130: bf16, %arg131: bf16, %arg132: bf16):
      %411 = "arith.mulf"(%arg130, %arg131) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%411) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %277 = "linalg.generic"(%271, %100, %113) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg127: bf16, %arg128: bf16, %arg129: bf16):
      %410 = "arith.mulf"(%arg127, %arg128) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%410) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x1x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %278 = "linalg.generic"(%276, %277, %113) <{indexing_maps = [#map9, #map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg124: bf16, %arg125: bf16, %arg126: bf16):
      %409 = "arith.addf"(%arg124, %arg125) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%409) : (bf16) -> ()
    }) : (tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x16xbf16>
    %279 = "tensor.concat"(%275, %278) <{dim = 3 : i64}> : (tensor<2x2x5x16xbf16>, tensor<2x2x5x16xbf16>) -> tensor<2x2x5x32xbf16>
    %280 = "tensor.collapse_shape"(%279) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<640xbf16>
    %281 = "tensor.expand_shape"(%280) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %282 = "tm_tensor.scatter"(%281, %138, %arg6) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg122: bf16, %arg123: bf16):
      "tm_tensor.yield"(%arg122) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %283 = "tensor.collapse_shape"(%261) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x2x5x32xbf16>) -> tensor<640xbf16>
    %284 = "tensor.expand_shape"(%283) <{reassociation = [[0, 1, 2, 3, 4]], static_output_shape = array<i64: 640, 1, 1, 1, 1>}> : (tensor<640xbf16>) -> tensor<640x1x1x1x1xbf16>
    %285 = "tm_tensor.scatter"(%284, %138, %arg7) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
    ^bb0(%arg120: bf16, %arg121: bf16):
      "tm_tensor.yield"(%arg120) : (bf16) -> ()
    }) : (tensor<640x1x1x1x1xbf16>, tensor<640x4xi64>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %286 = "linalg.generic"(%282, %145) <{indexing_maps = [#map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg118: bf16, %arg119: bf16):
      "linalg.yield"(%arg118) : (bf16) -> ()
    }) : (tensor<2x2x11x32xbf16>, tensor<2x2x2x11x32xbf16>) -> tensor<2x2x2x11x32xbf16>
    %287 = "tensor.collapse_shape"(%286) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<2x2x2x11x32xbf16>) -> tensor<2x4x11x32xbf16>
    %288 = "linalg.generic"(%285, %145) <{indexing_maps = [#map15, #map16], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg116: bf16, %arg117: bf16):
      "linalg.yield"(%arg116) : (bf16) -> ()
    }) : (tensor<2x2x11x32xbf16>, tensor<2x2x2x11x32xbf16>) -> tensor<2x2x2x11x32xbf16>
    %289 = "linalg.transpose"(%287, %149) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg114: bf16, %arg115: bf16):
      "linalg.yield"(%arg114) : (bf16) -> ()
    }) : (tensor<2x4x11x32xbf16>, tensor<2x4x32x11xbf16>) -> tensor<2x4x32x11xbf16>
    %290 = "tensor.collapse_shape"(%270) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x5x32xbf16>) -> tensor<8x5x32xbf16>
    %291 = "tensor.collapse_shape"(%289) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x32x11xbf16>) -> tensor<8x32x11xbf16>
    %292 = "linalg.batch_matmul"(%290, %291, %154) <{indexing_maps = [#map17, #map18, #map19], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg111: bf16, %arg112: bf16, %arg113: f32):
      %405 = "arith.extf"(%arg111) : (bf16) -> f32
      %406 = "arith.extf"(%arg112) : (bf16) -> f32
      %407 = "arith.mulf"(%405, %406) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %408 = "arith.addf"(%arg113, %407) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%408) : (f32) -> ()
    }) : (tensor<8x5x32xbf16>, tensor<8x32x11xbf16>, tensor<8x5x11xf32>) -> tensor<8x5x11xf32>
    %293 = "linalg.generic"(%292, %156) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg109: f32, %arg110: bf16):
      %404 = "arith.truncf"(%arg109) : (f32) -> bf16
      "linalg.yield"(%404) : (bf16) -> ()
    }) : (tensor<8x5x11xf32>, tensor<8x5x11xbf16>) -> tensor<8x5x11xbf16>
    %294 = "tensor.expand_shape"(%293) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 5, 11>}> : (tensor<8x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %295 = "linalg.generic"(%294, %159) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg107: bf16, %arg108: bf16):
      %402 = "arith.truncf"(%21) : (f64) -> bf16
      %403 = "arith.mulf"(%arg107, %402) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%403) : (bf16) -> ()
    }) : (tensor<2x4x5x11xbf16>, tensor<2x4x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %296 = "linalg.generic"(%295, %arg2, %159) <{indexing_maps = [#map9, #map10, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg104: bf16, %arg105: bf16, %arg106: bf16):
      %401 = "arith.addf"(%arg104, %arg105) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%401) : (bf16) -> ()
    }) : (tensor<2x4x5x11xbf16>, tensor<2x1x5x11xbf16>, tensor<2x4x5x11xbf16>) -> tensor<2x4x5x11xbf16>
    %297 = "tensor.expand_shape"(%9) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 1>}> : (tensor<4xbf16>) -> tensor<4x1xbf16>
    %298 = "linalg.generic"(%297, %162) <{indexing_maps = [#map20, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg102: bf16, %arg103: bf16):
      "linalg.yield"(%arg102) : (bf16) -> ()
    }) : (tensor<4x1xbf16>, tensor<2x4x5x1xbf16>) -> tensor<2x4x5x1xbf16>
    %299 = "tensor.concat"(%296, %298) <{dim = 3 : i64}> : (tensor<2x4x5x11xbf16>, tensor<2x4x5x1xbf16>) -> tensor<2x4x5x12xbf16>
    %300:2 = "linalg.generic"(%299, %169, %167) <{indexing_maps = [#map9, #map19, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg99: bf16, %arg100: bf16, %arg101: i64):
      %396 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %397 = "arith.index_cast"(%396) : (index) -> i64
      %398 = "arith.maximumf"(%arg99, %arg100) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      %399 = "arith.cmpf"(%arg99, %arg100) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (bf16, bf16) -> i1
      %400 = "arith.select"(%399, %397, %arg101) : (i1, i64, i64) -> i64
      "linalg.yield"(%398, %400) : (bf16, i64) -> ()
    }) : (tensor<2x4x5x12xbf16>, tensor<2x4x5xbf16>, tensor<2x4x5xi64>) -> (tensor<2x4x5xbf16>, tensor<2x4x5xi64>)
    %301 = "tensor.expand_shape"(%300#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 4, 5, 1>}> : (tensor<2x4x5xbf16>) -> tensor<2x4x5x1xbf16>
    %302 = "linalg.generic"(%299, %301, %172) <{indexing_maps = [#map9, #map21, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg96: bf16, %arg97: bf16, %arg98: bf16):
      %395 = "arith.subf"(%arg96, %arg97) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%395) : (bf16) -> ()
    }) : (tensor<2x4x5x12xbf16>, tensor<2x4x5x1xbf16>, tensor<2x4x5x12xbf16>) -> tensor<2x4x5x12xbf16>
    %303 = "linalg.generic"(%302, %174) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg94: bf16, %arg95: f32):
      %394 = "arith.extf"(%arg94) : (bf16) -> f32
      "linalg.yield"(%394) : (f32) -> ()
    }) : (tensor<2x4x5x12xbf16>, tensor<2x4x5x12xf32>) -> tensor<2x4x5x12xf32>
    %304:2 = "linalg.generic"(%303, %177, %167) <{indexing_maps = [#map9, #map19, #map19], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg91: f32, %arg92: f32, %arg93: i64):
      %389 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %390 = "arith.index_cast"(%389) : (index) -> i64
      %391 = "arith.maximumf"(%arg91, %arg92) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %392 = "arith.cmpf"(%arg91, %arg92) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %393 = "arith.select"(%392, %390, %arg93) : (i1, i64, i64) -> i64
      "linalg.yield"(%391, %393) : (f32, i64) -> ()
    }) : (tensor<2x4x5x12xf32>, tensor<2x4x5xf32>, tensor<2x4x5xi64>) -> (tensor<2x4x5xf32>, tensor<2x4x5xi64>)
    %305 = "tensor.expand_shape"(%304#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 4, 5, 1>}> : (tensor<2x4x5xf32>) -> tensor<2x4x5x1xf32>
    %306 = "linalg.generic"(%303, %305, %174) <{indexing_maps = [#map9, #map21, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg88: f32, %arg89: f32, %arg90: f32):
      %388 = "arith.subf"(%arg88, %arg89) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%388) : (f32) -> ()
    }) : (tensor<2x4x5x12xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x12xf32>) -> tensor<2x4x5x12xf32>
    %307 = "linalg.generic"(%306, %174) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg86: f32, %arg87: f32):
      %387 = "math.exp"(%arg86) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%387) : (f32) -> ()
    }) : (tensor<2x4x5x12xf32>, tensor<2x4x5x12xf32>) -> tensor<2x4x5x12xf32>
    %308 = "linalg.generic"(%307, %183) <{indexing_maps = [#map9, #map21], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg84: f32, %arg85: f32):
      %386 = "arith.addf"(%arg84, %arg85) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%386) : (f32) -> ()
    }) : (tensor<2x4x5x12xf32>, tensor<2x4x5x1xf32>) -> tensor<2x4x5x1xf32>
    %309 = "linalg.generic"(%307, %308, %174) <{indexing_maps = [#map9, #map21, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg81: f32, %arg82: f32, %arg83: f32):
      %385 = "arith.divf"(%arg81, %arg82) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%385) : (f32) -> ()
    }) : (tensor<2x4x5x12xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x12xf32>) -> tensor<2x4x5x12xf32>
    %310 = "linalg.generic"(%309, %172) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg79: f32, %arg80: bf16):
      %384 = "arith.truncf"(%arg79) : (f32) -> bf16
      "linalg.yield"(%384) : (bf16) -> ()
    }) : (tensor<2x4x5x12xf32>, tensor<2x4x5x12xbf16>) -> tensor<2x4x5x12xbf16>
    %311 = "tensor.extract_slice"(%310) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 4, 5, 11>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x5x12xbf16>) -> tensor<2x4x5x11xbf16>
    %312 = "tensor.collapse_shape"(%311) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x5x11xbf16>) -> tensor<8x5x11xbf16>
    %313 = "tensor.collapse_shape"(%288) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<2x2x2x11x32xbf16>) -> tensor<8x11x32xbf16>
    %314 = "linalg.batch_matmul"(%312, %313, %191) <{indexing_maps = [#map17, #map18, #map19], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg76: bf16, %arg77: bf16, %arg78: f32):
      %380 = "arith.extf"(%arg76) : (bf16) -> f32
      %381 = "arith.extf"(%arg77) : (bf16) -> f32
      %382 = "arith.mulf"(%380, %381) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %383 = "arith.addf"(%arg78, %382) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%383) : (f32) -> ()
    }) : (tensor<8x5x11xbf16>, tensor<8x11x32xbf16>, tensor<8x5x32xf32>) -> tensor<8x5x32xf32>
    %315 = "linalg.generic"(%314, %193) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg74: f32, %arg75: bf16):
      %379 = "arith.truncf"(%arg74) : (f32) -> bf16
      "linalg.yield"(%379) : (bf16) -> ()
    }) : (tensor<8x5x32xf32>, tensor<8x5x32xbf16>) -> tensor<8x5x32xbf16>
    %316 = "tensor.expand_shape"(%315) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 5, 32>}> : (tensor<8x5x32xbf16>) -> tensor<2x4x5x32xbf16>
    %317 = "linalg.transpose"(%316, %196) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg72: bf16, %arg73: bf16):
      "linalg.yield"(%arg72) : (bf16) -> ()
    }) : (tensor<2x4x5x32xbf16>, tensor<2x5x4x32xbf16>) -> tensor<2x5x4x32xbf16>
    %318 = "tensor.collapse_shape"(%317) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x5x4x32xbf16>) -> tensor<10x128xbf16>
    %319 = "linalg.transpose"(%8, %199) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg70: bf16, %arg71: bf16):
      "linalg.yield"(%arg70) : (bf16) -> ()
    }) : (tensor<16x128xbf16>, tensor<128x16xbf16>) -> tensor<128x16xbf16>
    %320 = "linalg.generic"(%7, %201) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg68: bf16, %arg69: f32):
      %378 = "arith.extf"(%arg68) : (bf16) -> f32
      "linalg.yield"(%378) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<16xf32>) -> tensor<16xf32>
    %321 = "linalg.generic"(%318, %64) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg66: bf16, %arg67: f32):
      %377 = "arith.extf"(%arg66) : (bf16) -> f32
      "linalg.yield"(%377) : (f32) -> ()
    }) : (tensor<10x128xbf16>, tensor<10x128xf32>) -> tensor<10x128xf32>
    %322 = "linalg.generic"(%319, %204) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg64: bf16, %arg65: f32):
      %376 = "arith.extf"(%arg64) : (bf16) -> f32
      "linalg.yield"(%376) : (f32) -> ()
    }) : (tensor<128x16xbf16>, tensor<128x16xf32>) -> tensor<128x16xf32>
    %323 = "linalg.matmul"(%321, %322, %206) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg61: f32, %arg62: f32, %arg63: f32):
      %374 = "arith.mulf"(%arg61, %arg62) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %375 = "arith.addf"(%arg63, %374) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%375) : (f32) -> ()
    }) : (tensor<10x128xf32>, tensor<128x16xf32>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %324 = "linalg.generic"(%320, %60) <{indexing_maps = [#map8, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg59: f32, %arg60: f32):
      "linalg.yield"(%arg59) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %325 = "linalg.generic"(%323, %324, %60) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg56: f32, %arg57: f32, %arg58: f32):
      %373 = "arith.addf"(%arg56, %arg57) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%373) : (f32) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xf32>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %326 = "linalg.generic"(%325, %210) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg54: f32, %arg55: bf16):
      %372 = "arith.truncf"(%arg54) : (f32) -> bf16
      "linalg.yield"(%372) : (bf16) -> ()
    }) : (tensor<10x16xf32>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %327 = "tensor.expand_shape"(%326) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 5, 16>}> : (tensor<10x16xbf16>) -> tensor<2x5x16xbf16>
    %328 = "linalg.generic"(%223, %327, %42) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg51: bf16, %arg52: bf16, %arg53: bf16):
      %371 = "arith.addf"(%arg51, %arg52) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%371) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %329 = "linalg.generic"(%328, %36) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: bf16, %arg50: f32):
      %370 = "arith.extf"(%arg49) : (bf16) -> f32
      "linalg.yield"(%370) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %330 = "linalg.generic"(%329, %36) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg47: f32, %arg48: f32):
      %369 = "math.fpowi"(%arg47, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%369) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %331 = "linalg.generic"(%330, %47) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32):
      %368 = "arith.addf"(%arg45, %arg46) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%368) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %332 = "linalg.generic"(%331, %34) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32):
      %367 = "arith.divf"(%arg43, %32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%367) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %333 = "linalg.generic"(%332, %34) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      %365 = "arith.truncf"(%29) : (f64) -> f32
      %366 = "arith.addf"(%arg41, %365) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%366) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %334 = "linalg.generic"(%333, %34) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      %364 = "math.rsqrt"(%arg39) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%364) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %335 = "linalg.generic"(%329, %334, %36) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32, %arg38: f32):
      %363 = "arith.mulf"(%arg36, %arg37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%363) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %336 = "linalg.generic"(%6, %335, %36) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: bf16, %arg34: f32, %arg35: f32):
      %361 = "arith.extf"(%arg33) : (bf16) -> f32
      %362 = "arith.mulf"(%361, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%362) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %337 = "linalg.generic"(%336, %42) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: bf16):
      %360 = "arith.truncf"(%arg31) : (f32) -> bf16
      "linalg.yield"(%360) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %338 = "linalg.generic"(%328, %337, %42) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg28: bf16, %arg29: bf16, %arg30: bf16):
      %359 = "arith.addf"(%arg28, %arg29) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%359) : (bf16) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %339 = "linalg.generic"(%338, %36) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: bf16, %arg27: f32):
      %358 = "arith.extf"(%arg26) : (bf16) -> f32
      "linalg.yield"(%358) : (f32) -> ()
    }) : (tensor<2x5x16xbf16>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %340 = "linalg.generic"(%339, %36) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %357 = "math.fpowi"(%arg24, %1) <{fastmath = #arith.fastmath<none>}> : (f32, i64) -> f32
      "linalg.yield"(%357) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %341 = "linalg.generic"(%340, %47) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %356 = "arith.addf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%356) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %342 = "linalg.generic"(%341, %34) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %355 = "arith.divf"(%arg20, %32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%355) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %343 = "linalg.generic"(%342, %34) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      %353 = "arith.truncf"(%29) : (f64) -> f32
      %354 = "arith.addf"(%arg18, %353) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%354) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %344 = "linalg.generic"(%343, %34) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      %352 = "math.rsqrt"(%arg16) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%352) : (f32) -> ()
    }) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %345 = "linalg.generic"(%339, %344, %36) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32, %arg15: f32):
      %351 = "arith.mulf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%351) : (f32) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x1xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %346 = "linalg.generic"(%5, %345, %36) <{indexing_maps = [#map2, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: bf16, %arg11: f32, %arg12: f32):
      %349 = "arith.extf"(%arg10) : (bf16) -> f32
      %350 = "arith.mulf"(%349, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%350) : (f32) -> ()
    }) : (tensor<16xbf16>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %347 = "linalg.generic"(%346, %42) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: bf16):
      %348 = "arith.truncf"(%arg8) : (f32) -> bf16
      "linalg.yield"(%348) : (bf16) -> ()
    }) : (tensor<2x5x16xf32>, tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    "func.return"(%347, %141, %144, %282, %285) : (tensor<2x5x16xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.bfloat16_6: "0x02000000903F3D3FA03FE23F5B3F873F9D3FB83FAC3F623F3C3F453F903F983F873F853F",
      torch_tensor_16_torch.bfloat16_5: "0x02000000363F993F113FAF3F1F3F8D3F5B3F773F933FC53F963F7F3FC73F973F813FA93F",
      torch_tensor_16_torch.bfloat16_4: "0x02000000283E27BE1D3EA13EE3BD0CBEF63CA4BDB1BC06BD303E443E1C3E8C3D58BE01BE",
      torch_tensor_16_128_torch.bfloat16_1: "0x02000000873D91BD2C3CADBDC73DFEBDBC3D4C3D9C3B653DCCBC803DAE3CA43B073E77BD76BC7EBDA63DFDBC683D96BD95BCED3DD03B113EB0BBEA3C42BC8ABD13BDD63DFD3DB03D613DCEBD283C8BBD38BB063D963D2DBD23BE92BCA03CC9BD143D8E3CEDBD1E3E943DB7BD2CBE6A3D7DBCC3BDB2BD4E3C2A3E12BB293B90BDF23C84BD123EB4BD67BD3F3C03BE13BDA13B5D3D4BBEEFBB263DDABB1ABA773DA03D83BCB4BD443E113D1DBECEBD91BCEB3C61BDE73D9DBD63BD4C3D8FBDCC3DC8BDF5BCB53A21BC9BBD453D54BC383BDDBD0D3E923D003D543C25BE6B3B983CC7BCE13D3ABEC2BD84BCABBDFCBD0BBD3ABD8F3D083DD9BD61BD603D023EF03D8FBDAC3CC4BC0D3DCC3C0C3E2C3E45BD373DB53C523D96BDD6BBDA3D8A3D813D9D3A49BDFABC3A3E6D3CAA3D71BDE7BD2D3D0FBEC63D62BD89BD893D003C15BE6F3EE5BD0BBD613DD13D113E03BE9FBC4B3D02BDAABCB73DC2BA133EB03DD23B163D323E623C0CBD0FBE11BED33D9D3C263D403EA83DE5BD8F3D113E67BDC83D3EBB093CF83B2BBD293CB3BDB2BD693CBB3DBDBDC1BCB8BC0A3C423D10BE8F3CACBD8E3DC3BDC9BD633D263DF8BDB93DBE3C223E4BBC9F3D2F3EE9BD44BCF93B0B3BD5BCEFBD7D3C14BDA23C55BD13BE33BCBEBCDBBCD9BD973D86BD26BD95BC933DCEBD03BE993CC8B9433C36BD193C073D0D3E34BD153C2EBE2FBE863CC0BB66BDEB3C223DF3BDFC3C783CBF3D3CBD1DBD433E803EDF3C593E563CDA3DEDBDCBBB713DF5BD7ABC8BBD6A3C9C3DBD3D043EB13D0ABD8EBA0BBC3EBD493DF63C02BE59BA8D3D183E2B3E71BDC6BBAABC5D3ED8BDB43D09BD4BBD32BD3D3AFABCC2BDEF3C873D62BD553E1D3EC1BDF8BD3F3D81BBAD3DF4BB9FBDA33C4ABEB7BD5BBDCC3C2C3D35BD4FBCA9BDEBBDB9BC6C3DA63D1C3E1EBDBA3C63BB003DA23C7A3BFDBA173C9EBDDCBD8E3D3FBD41BD90BD8A3C9B3D513D203D9A3D5ABC313CEBBD163E0A3E893DDBBC943CDDBD743DB1BC2E3EB13D56BE1C3DFC3D10BEFCBD08BD63BBA4BD7ABDA8BD0BBDB13DC5BC18BE893DAEBDD0BDBC3C98BCEABCBDBDC8BD6A3CC4BD1D3E5DBD09BE75BDFCBD2CBE3ABD31BD163DE03D5F3C2E3E6D3C8C3D33BE783DF13CA0BDC53DC73CCF3C2B3D4DBEA8BD123D493DBC3DF4BCC53BA8BC8C3D7A3D99BDFABB9ABC0D3ECCBDF8BD06BDCA3D113D8DBDDF3C833D303DDBBD083E853E733B27BE033D413E97BCD4BDB9BC93BC54BD8ABDF13CB43CE03D083EDD3C413C3C3EBF3C0F3D063D67BD3BBE883DD3BC02BDDABC083E6B3EA93D9FBDAA3DFE3D0B3E1ABEA7BD003D933DEFBDB2BBF9BD143A953DEEB88D3D303D92BDE63DB2BD5A3D2A3B70BD8ABD073E563C9BBDA1BDA83D3FBC44BA06BDF33D37BD9B3C02BDC5BA263D7DBE083E0CBE093E41BDBDBDC83C8C3B2E3E45BE6A3CE43DAF3DA63A1A3E01BE603D1E3E243D5BBE6ABCBC3DB6BB563DC83D93BDD53D983CD4BD303EE43D1DBD0ABDB43D303D833D4B3EB4BDC6BCC9BD78BDDABD9D3AA1BD28BEDFBD5DBE1EBC7F3DEFBD7A3EE63D093E8B3B363BB7BD743DD4BD9EBCB7BDBF3D603CAFBC3A3EA0BDCCBDBF3C07BDDB3D1ABE9FBC1B3EE53CE93D03BEC4BAC0BC08BDA63D083D963D2ABCD83B7F3DB2BDFCBBF03BD3BDCCBDD0BDECBD073CEC3C0B3EABBB093D923D31BDD93D92BC403EBEBD0F3BF83DC63BD3BD7A3EBFBD0D3DA43D70BDF7BCEB3D2F3D673DA3BD25BD1C3DF53D05BEB13D84BDE93C313C5BBE54BD62BC0CBEC33D0D3DE73C3BBDA33C14BE173E19BD1ABEFE3CE43CCEBD093D953DA63D4BBE6BBCD4BC91BCB23A86BDC33DBC3DBD3D9C3D83BD033E82BD82BD2C3E443CC73C14BE3B3E0BBDBC3DCB3B9EBD1BBE2C3EDC3CDF3D47BDA4BDA0BBA83BED3AD33D74BDB73D8ABD10BE593D04BDF53DFEBD5FBDD3BCA0BD6CBDA0BD47BD503B193E11BE243D59BD99BDE9BCAABCDD3A51BC69BCBEBDCD3D2F3EF4BDA7B9003E5ABEEBBDDDBCA43C713D08BE493A233E2D3DF53DC33C083C55BD913D9CBC663D20BE153D8D3C5B3C59BE9DBD543AFB3D45BDF9BC053BE8BD47BCBCBD94BD92BC733C293E0C3E50BD383DA83D593E923DDC3CFF3A0C3D41BD80BD0EBD9F3C2CBC983D43BE27BD29BD7DBB5DBC10BCF2BD8D3C10BD283B27BC183DD03D67BC2F3E27BD03BE06BD01BC913CC03D023E65BC973D003D72BC8EBDAD3C153C363D773D89BD20BE41BCC63D173E07BE54BE0CBE78BEADBD1FBDB5BC8C3D953C16BE823D8EBD4C3D023D29BC663D2BBCD43C133E64BE7F3D103E223D24BCC7BC9C3DB1BD98BD093E5D3DEA3DACBD9F3D94BD21BD343EFA3D633EB7BD43BD873D133D013E923D203C54BCAE3D193E4BBB553D9ABD85BC013DCEBD9C3C07BDE0BD783D703DC13B4DBE663DFB3C39BDC83AD23DAC3D0FBDB13BAB3D16BE95BC873DC03D03BEB3BB5BBD053E583EDC3C55BDB8BDC4BC153E4ABE4D3DF6BD01BE42BC23BDC23DDD3DC3BD583DE63C86BDF93C5D3AB23DDDBD72BCFE3C0DBCA13D1C3D0E3DB6BC46BEB3BD02BD0CBE933D6FBC14BE4DBD06BCFABD36BB333DB9BD33BD0FBD77BA98BDEEBC7ABD91BD9C3D063ED73C0A3E6D3D98BDEFBD983C04BD5A3DC43DB03D7DBDE03BD7BD90BD60BD423EC03D3BBE9A3D4E3DD7BC823CE9BD28BDC73DA93D473E0F3E7C3D193ED93B8BBE41BD8D3C21BD8B3DC33D083EB53D7EBDDB3D25BDD83DD1BDA53DAA3D9BBD513C1ABDEEBB91BCD1BBA43D0CBD5A3D193D8D3DA33B8A3C6BBDE2BD933C08BE37BE203EE53C2CBDBA3CC6BC4E3D8B3DA5BD3BBEB6BD563E2BBE933DF8B8DC3DA23C593CF0BD933AF93C2FBE473CDFBCC8BD47BDE8BC483DBEBDCB3C35BE3CBDC93D523EABBDB23DA9BAFDBCCEBD9ABC753D123C083C8C3C123E5C3DBF3B8DBDF2BC433DAFBD6D3D8BBD51BD213EA03D213EA53D0F3C3DBD1EBE0D3E043D143C9BBD28BE8BBDB93DA63CCF3DBCBCD53D383DB83CBCBD643CDF3D793D3C3D2E3B44BC973DE83DCC3CD83D6E3DAB3D2D3EB9BD0EBC0D3EE8BDFBBD7D3D3FBC01BE313EF83D1B3DED3CFBBDFFBD74BD3B3E40BE7BBD2ABEC2BC3ABDCDBD5EBDB9BD2D3E13BEA5BD95BDBC3CBA3CF0BCB83CDEBDCFBD35BDB73DA2BDA2BDE4BC08BDE5BD303EA6BD94BD6ABCC13D63BD003D6A3D2BBCB2BB0DBE5F3C3D3DC1BDE4BD1A3D12BDA4BDBF3D14BE8CBC8A3DC3BB69BD24BE54BC21BDA53D3FBE3CBD2BBEA43D303EFDBCC53CA3BD88BCBABBA6BDB13D243C103E17BB16BCD23C28BCBFBD1B3ED13DD9BCD7BC043D3B3DC23DDD3D8DBD8EBD673B99BD97BC48BE9CBD9CBDE1BD9ABD6EBCFA3D1C3E15BE4A3BFCBC4C3D28BD183CD7BDF8BCA0BD2E3E1D3D6E3C57BEC9BDE63C9FBD38BEABBB48BBB3BDD03C1D3D04BCA53973BD2DBDDABD543C573D8A3D6B3C11BD213E343E1DBDB2BD24BB363ECB3D78BDA3BDBC3AEBBCD73DA9BC4E3CD6BDE53C7EBEDF3C4F3C0DBD843DE8BD8E3DA73DBEBD123E10BC5BBDC73D853E443BF5BCC0BD90BD233D19BE853D203ECCBB7FBCFC3B11BEBF3D95BDD33D1D3C3A3EC23D4DB8893B343D8D3D723DBA3DF6BCB2BD63BDC6BCD4BDF0BD33BDA13D03BEE2BCB83D233D11BE27BE03BEAC3DD2BC2BBD203DDA3C48BD0739193E19BD15BE5D3C983D8E3C223E223E18BEF4BD56BDBBBCDCBDD03DE6BD48BDFDB845BD60BE4D3A39BCB33B80BEA7BDD7BDDEBC00BD093C4A3D75BDFBBD683D9FBDE83D01BE883D1ABA07BE5EBD873D353E07BEF83DF6BDC23D333EFCBC7E3E01BC3A3CA63D35BEBABC26BEA0BD5DBEA5BDDC3DE6BDE33D053DCC3DC2BDA4BDD4BC97BB98BCE7BD25BE443CCFBC1EBE80BDF2BDF13CD43BFC3DBC3C36BC79BBF9BC553E08BDAE3C4BBD63BDC43D9F3D8ABD653E3D3D103E1B3EE1BD65BE90BB913D0E3DC13D2EBB543CA7BC46BD21BB04BDC23C0EBE2CBCA33DC03DECBC5F3DB5BD2A3D243D913CAB3DC53D53BDDCBCA2BD0E3E803E053DC03DFC3B88BCC0BC793D05BDA83D35BDC23D7B3D0ABE983D11BE163E313DA23D0B3CD73DCABD15BDBB3DF2BD7DBD05BE793DE9BBF2BD823E0A3ED03D47BC24BE6DBDDDBC99BD033CD4BD25BD8D3D54BD2CBDEE3B3BBD163E683DBD3D11BE513D01BE1DBEBDBD033EDB3D9DBD8CBD883D433C6D3C823D763CDFBC833DA73D62BD643DF3BD213B013C3EBDD3BD453C87BC703CC03B0ABE943C573E40BD3E3D46BEECBDE63D24BDDDBDA63D1BBD3DBD63BDB63DE7BC1CBDDBBDE7BDA43C88BDB2BDCFBDBD3D943C3F3EC03D95BCD23DFB3C923C283D46BE373D7D3C93BD1CBE6A3C51BE5E3DB9BD613C82BCB33DC93C913D233E973D5D3DDF3DA4BD113D03BD60BDEDBD5D3D4FBC113E80BD39BE68BD933DE23D30BEC93DBB3C8E3C4A3D28BAE43D9E3B863D043E3A3D0CBD84BCE3BC00BD413D83BD003DB7BC8A3D96BDE3B98BBD913D3BBDC7BD34BD083D703DAF3DF4BCB13D313C043E07BE12BC86BC043EE53D473D32BD143CA23DEABC873ECB3D14BECF3DBE3D03BEE5BBA0BD63BD4C3EF43C5B3D0F3DEBBC8A3D0C3E053C813DD4BD07BDE03C32BD3DBD943CEC3D07BE973B633D963DECBB0BBC0B3E0E3EE73BF5B8283D34BD52BC683D553D33BDB53D243E3C3D0FBE223E94BD0EBDBD3D2A3E983D6C3D12BED9BD1B3E0FBE1C3C043E2C3D343DA73D87BCD2BCD1BD55BDA6BDC7BCC13D003E6F3CA1BDDF3D58BD8A3D943CB7BC473E9CBD123E1BBEBA3C4DBDB23CF73CB3BD7BBD82BD023DB2BC1F3E843CBB3D453DD93D8DBB2CBDDA3DA63D0E3ED5BB343D103E1EBC7DBB9A3D013D223D133D403DB23C3E3E013D8D3D623D4ABDB93D8BBDE23D54BD27BE0C3EBBBD86BD393E0D3DA83DA7BD673EFF3C0BBEDD3D91BD3C3DCCBD9ABDB0BD9ABD20BD97BD573DF83AA73D6FBD093EB83D623DBC3DC93D7C3D823C153EF1BBA0BD4BBB07BE23BE50BDCABB803DD73D4C3DA3BD70BD6B3D95BD313D073E85BD1FBDC6BCA1BD87BE073E4EBDF7BBAEBCF6BD39BD3E3C593C7BBD8ABCF9BDC93D833D42BC7FBD233E67BC55BD123E53BD613DEDBD9EBD42BE873D74BCC0BCBE3D76BD6EBC7CBDA63DF93DA9BD04BB8D3C42BCADBB36BD313E663B56BCF53BD63CA6BD9DBC9A3D62BD353E3EBE5D3D78BB0FBB9CBD4F3E39BD83BC9F3CA93B65BD9D3DB9BB9E3C0DBB343DCBBC313DFC3C36BDDF3CDBBD843D20BD3A3D02BE0C3E2F3DD23C06BE58BD5C3DD7BDEDBD353DDD3B8CBDE2BC83BDA73CB8BDBA3C05BBE33DF03DA2BC083EB23D05BDB53DECBDD93B183EE83DD93D853DA4BCD43DE73D0DBE80BD823DCE3CC5BD9B3CADBDB3BD84BC34BC673E0EBE833DA0BD8B3D123EEEBD09BEE63C133D453D0F3D37BCB7BD213CE23DD73CEC3DAC3D2ABE3D3D3B3A533DC8BA18BD3EBD84BD9B3D863C573C053E81BC413D2B3DBB3D19BD823C7C3D043C5ABD89BD8D3D4FBC823C0FBE453D99BDDABC5FBBB63D8D3DDC3D993DB13B4A3E913E20BD313ED03D15BC2D3C13BCD03D073DF1BD143DC1BD30BEBABB023D633C28BB28BC57BD95BB3CBC403DF13C8FBDCD3D353D45BD8B3DA3BD1BBE63BDDE3CE2BDAABD9E3DD83DB63DC3BDF6BCDEBD1A3DD9BD383D30BE903DCABC7EBD6F3DE23DF3BDA23C443D58BD333BA9BD993D3EBD78BC46BD9E3E5C3DF93C7F3DF8BD4B3D56BDF13DF33C0CBE8ABBB4BD5ABDF2BDCCBCDBBDB33D5A3C4F3CA83DB23BA2BD12BC87BD263E7FBDC2BD1E3D9ABDDBBD50BCAA3DBCBDF4BD743EA1BD243C803D93BD0CBE2EBE503D9D3B8FBC1ABD4E3D0D3EE93B58BD46BD713D",
      torch_tensor_4_torch.bfloat16_1: "0x02000000973E21BEAEBEB4BD",
      torch_tensor_64_torch.bfloat16_3: "0x020000009EBE31BEC1BE01BF9A3C05BDEC3EFCBD993DA0BC8A3E533E3FBE37BE87BE7E3ED43EC0BE6BBE07BEEBBE52BD943ECBBE0EBE49BD4EBEAB3EDBBD0CBFC5BD853C1A3DE93D06BE9DBEAB3E073ECB3E543EBBBDB23D01BE893E36BE5ABD9CBD0CBD593DCFBCD2BE0DBF82BE163E033E873E57BC333E0E3C54BE29BE07BEBCBE763E",
      torch_tensor_64_16_torch.bfloat16_3: "0x02000000793E503D673E643DB83DB83E093DCFBD943DF3BD7B3ED53C1FBEBABD98BD413E4F3E90BD6FBE9B3EA63E433EDFBEBE3D683BBBBD86BDCCBCC2BEE5BE843E4ABE113FC13E10BE04BE0BBF21BE253EAF3CAC3D9E3E71BE8D3BDABE103E90BEE4BD8CBED23C95BEA1BEC8BE64BECC3E7B3D2DBEEFBDD13E383E41BE61BEB13E93BEBF3D753EF8BD283EA2BD293E56BC19BDC9BE8C3C88BDC33E0DBEAB3D7FBD8CBE5DBEA63EA0BDE43E913E473DE23C033E34BCB43E103F94BEF0BEFA3D233E9C3CC0BDFCBC8C3E99BDA8BDBE3D2C3E27BF883C2DBDAF3D78BC5F3E0EBF0CBDB93D93BEB3BEF63DF73C9A3D3F3E3B3E63BE9F3E663DDC3DC23ED3BDC4BE85BE70BD6B3D1F3D4F3DBABEBBBE08BFA0BD8EBEC93D1ABE8BBD2DBC67BEEB3D1E3D6ABE683DD83EBDBD14BBDA3DA8BE4DBE55BECBBE32BD35BF163F02BF533E6EBDBDBE0C3ECEBD6C3C93BE7CBE13BE203E58BEF6BD6CBC883D0DBF343D083FB43D8A3EFD3D0DBFCF3D713E1C3E07BFA8BD0FBCB33DCE3D163F483E153D853E713E1E3F0F3E22BE883D9EBE06BEE93D97BD563C1ABEBD3DCDBC19BE16BB19BECCBE36BE943E24BE823C06BE3E3E9E3EA1BC40BE26BE2DBEAFBEAC3D11BECEBE18BFB13E963C5DBCB2BE16BE663DEBBC7D3ED23C59BA643EE73EEDBED43EBF3E3F3E213FF63E403EA4BBB1BDF2BD3FBE1CBD73BEAC3C203E1CBEA03D48BECC3E433E843EC8BE733D3C3DF93D0CBEC93EA73CE1BD34BE22BE0D3E1ABE95BC28BE873DC7BD0FBE63BE813C043E10BF2F3FD9BD13BFA53E1FBE893E75BEB03D703E13BE98BE45BEBABCD23EE93DF33D723E43BE42BE9EBEADBE983E2D3E823DF0BE3B3E1F3EC93D783D353ED9BE493DAB3ED1BE71BED6BD0D3EA9BD253EA0BE4DBEE4BC1C3E3ABDC13CDA3EDBBD07BE93BD8ABE4ABC05BFADBE2EBD0ABFC1BEA7BE9BBEB33E703DAABE343D2A3FCDBE843E84BEA9BD98BDC7BDDDBD8B3E9DBD3EBE38BEAABEA03E703EC8BC483E423E6ABE113FC4BE8FBE183EA23EB7BEC83D503ED03D37BE03BEA43E3B3EB73D3EBD4D3EA43DE63EEEBD9ABE323EBE3E0EBEA2BE55BEC03C413D4A3C323E87BB92BDFA3DFDBE05BED4BEC4BCC0BE0FBE1E3D26BED7BD933E86BEEB3E8D3EFE3D8A3E3CBE1D3EA3BE96BC683E083E2EBECEBD953E79BDCBBD033EA4BD573EFFBE82BDE73B363E2B3EBCBD31BF6A3E5A3E0D3F003E26BE39BE0A3BEFBD37BE05BEA2BEE33E9F3C21BE90BCA3BCABBEAD3D6E3E22BEF13DB2BCD3BC8BBE3EBEBBBE8F3EA93E473EDD3EE93C8E3E70BE35BE163E093E8B3E993D4B3F30BE5A3E46BE483E14BE12BD853E823E833E603E1A3FBDBC57BD1FBE093E5FBE103FE7BE35BEE1BC09BEA3BEA53EA43D613E10BE42BDD33D55BE2D3DA0BD08BE113F5B3E003F053E723E35BEDBBDB63DA4BE4C3D0ABFDABEA7BDC73ED4BE90BEE73E4DBE8B3ED4BD20BE523EDABD7D3D9EBC4A3ED0BD1DBD0C3E913EE93EC83C69BE7FBE8DBD14BD6ABDA93D013E6CBD82BBC93E0D3E6C3D48BD35BEBBBE1D3E8B3E003E0B3EAC3E413E97BE703DE6BBECBB85BE7FBE033D983DC0BB813E683DAEBDC53D68BE9B3E843E0ABE8CBED43E023E4FBE79BD14BE103EAB3E93BE05BF293E23BF893E133D97BE38BFFA3E2CBE8DBE01BEEABE3F3D03BFD83DD73EDBBE98BE40BD37BECD3E44BEAB3D393E013F94BE293BD2BDD03E06BE6DBDB53D3EBE91BC883D2BBFC9BE52BE60BDB73E52BD173E02BF2CBE8DBE153FFDBEBDBE9A3E963EDE3DBABD993ECBBDC43ED43E00BF863EE1BE71BEAABDA83EE8BE25BE0BBC3A3EEABD79BEF7BE1EBE9CBD873EA03E03BD22BEFFBEB73C55BEEA3D053E20BEBCBD0B3F4D3E2E3CD43B8ABE8B3E4B3E19BEDDBE793D1EBC35BDCCBD643E32BEB63EC0BE033F33BDADBD893E79BDE2BD7D3E4ABDA53E67BEBEBD73BE5B3D1A3E1A3F4F3D383D9A3ECEBE873E6E3D87BE15BE8ABE14BE893E653E6FBED53D32BE573D02BE083EDF3C913EB9BD903E2D3E143E353D023E8DBE323E4D3E5E3D88BD5E3D03BEF3BD0FBE8EBE7A3DF8BD023F1C3F07BE133FD5BEBFBE90BE94BCE93DFF3CBDBD0A3F8D3ED3BD023F963EEA3D1E3E49BEA0BE433D9A3BBDBEBFBD0BBE073E74BCC33D89BE99BD00BE7F3E443ED33D943EE4BE4FBEF1BCF7BD683E4A3E83BDBEBE32BE43BE33BEDABEE33DEA3DEABD1BBD5BBDFE3DF1BEC53EEB3E4EBD2C3E6BBE1C3F15BD1F3D86BD703E693DA5BE09BE263CABBD68BEC63ED0BE9ABDB13E993D263E02BEE5BDAABD53BDF1BCDEBD063F72BE10BEAE3D2A3E25BE203F23BD7B3E6FBE6B3D53BDBFBEBCBE803EE7BE8DBCA23EBC3D09BF913E00BF67BDD73E0D3EF83D21BE0DBF58BDA73D8D3D943E98BEF9BDD93D8A3E81BE613E13BE173F39BEE2BC163ED9BEEF3D413D9ABE1ABDFABB0EBE7BBD373E1C3D8E3DAC3EE6BD0B3E973CA33EF4BE7CBEE0BD7C3EF7BD353D723D473CC9BCCC3DE4BEA9BE833E8A3EBC3D84BE1B3E55BE8A3EDD3C69BD20BEDCBE4EBE1F3F2CBDAB3E5B3E5EBD9ABE2CBE01BE0ABEC5BDBC3D6BBE32BE0B3EFFBD52BE53BEBD3CA63DD8BD223FE43D29BEC4BE24BE8ABE93BE6B3E33BCE43D363E87BBC93D853EF7BD42BEB7BA483D84BE80BB33BEAFBD833E26BD43BE083F9DBD95BEFC3D88BEA93CCD3D6C3EDB3D68BDB0BE76BEA8BEEABD9BBEA93E9D3EE83EABBE2B3EAABD163FA43D343DF7BDF1BD413EF7BC223E09BE583E15BE82BDBCBC7B3E953EBBBE88BD1A3D443D82BE7CBEDA3DAE3C1D3EA33E673E433D55BCF9BEDABD663E96BD293F8CBD4EBECCBEBE3E22BE943D81BD443EA4BEA33E3B3D57BEA2BE09BE4ABE943E45BDA03E103F41BD793E2A3CF3BCB13E32BD1F3F853E743EB03DEF3D943E983D",
      torch_tensor_64_torch.bfloat16_2: "0x02000000D93D0F3DEE3EEABE093E403E80BD113E70BEFCBD5B3DE63E663D083E87BE893E5C3E9D3EC43C8E3E57BD4A3E98BE933E373E973C583C4B3E323E84BE75BE96BE783E00BD39BEC9BEA23E9CBD31BE34BB9FBEEBBECB3E353CA6BD4E3BDFBC273F5B3E243F8FBD05BE9EBB7D3B0ABE443D883E743ED1BE3ABE9DBE17BE7EBEE93D",
      torch_tensor_64_16_torch.bfloat16_2: "0x02000000DCBE9BBEBCBD713E49BE18BED73D0C3E263D9B3D38BE953EB8BE903E203EB33EACBDB2BE823E4BBDAE3C903EABBD133F94BE293EA93E0D3E763D31BE76BC103EEF3D393EC2BD2ABECC3E223F303C173E85BDDEBD853E84BEC5BDD73E04BFFBBD243E0A3F043F34BE56BE413E59BEFBBDE6BDA1BE64BE53BEC7BD34BE083D9BBD073E4C3EB0BE39BE9CBE84BE5EBC31BD21BE0C3E923E97BE8D3EFA39D33D2B3EAF3E4A3D15BE1ABE8B3D4A3E823EA03EFABD6E3E2C3DBBBE0E3FE0BCC9BD64BEB93EFA3EB4BB783E1FBC223D98BEB2BD93BE51BE0F3FACBEBA3DEC3E0DBEECBE03BE4ABECF3E8F3D87BE0B3DEE3E633D81BD10BE093DC93ED1BEF03E5E3EC13E043EC7BD953B0A3E663EF93E893E6F3EAABEF3BDFFBED5BE7D3D903E3BBE06BE873DF3383E3E40BEA5BE2DBE2BBE6FBE02BD0DBD7B3E543CE2BEBF3D55BEF4BCB93E94BE00BE09BE7EBCF03E903EFF3D80BD173FCF3E1A3F12BD8C3DD9BCDBBC9ABE0F3F2B3EA13E6DBE563DE9BDC43D8DBE10BF06BE873D833E82BD8CBEF93EF13D353E97BED83D053FACBC723EBEBE933ED43EE4BDC3BDAABC733E98BEB7BE92BD783DE8BE323DBFBE753EFCBE183D81BE613ED4BD71BE773DAA3D31BE103E5ABE2EBF373E8F3E4ABE073F43BE213C2D3F2BBE5F3E38BEC33ED43C1E3E153E7DBE9F3E4DBE943D53BD3A3E0F3FAE3D4FBE2BBE563D013E90BE0FBD493E69BD38BEEDBDCFBD673E3CBD12BE04BE803E433C843EBF3DB33D413D1D3E9BBDFA3D7C3DA1BEF13E84BEA93D8E3EDFBED4BED53D763CDBBB91BDADBE96BB853EAE3E52BDA23D1C3F33BE00BFF93D88BDAB3E1CBE14BF393E4C3CECBDCDBEE4BD773D953D96BE4DBE9A3E16BE06BE003E1F3EBABEA3BE9ABE153E34BE333E993DF73D8C3E4ABD13BE5EBD50BEA5BE443F593CBCBD09BDE5BDB9BCDBBE0ABE673E483E1A3D19BFFEBE713C43BEED3D6BBD083FE5BE2DBE3F3FA43EA3BE86BD173D4BBE283E133EEDBDAABD60BE143FA23E943E3F3E523E4E3EBDBD3A3EC0BE40BE34BEF23EE13DE83E263E7D3E95BE403F90BE36BC05BF313E35BCD13D92BDFA3CC83EE3BDD93DA93DCD3DFBBE08BEDF3D1F3D1EBE8CBE47BDC1BE523E23BF92BEF93E043FBB3DDE3DB2BE9EBE8FBC673E16BE71BE593EEBBD943CCC3DC2BDCE3D243EB2BB913E14BD12BE5DBC20BE84BE48BEC73E89BD863E973E3DBE953EDABDE8BEFDBD5ABE933E023D213E893D34BCB1BEB33E193FCCBECA3A093E64BE88BE26BE8F3ED6BD5ABEF9BD9A3E6DBE89BDA6BE0A3E423E4F3E663E5BBE783E8FBE803ECF3E3E3E43BE90BD22BE1B3F5B3C82BEDB3E92BD30BF82BE9B3CC1BDE5BD9B3E033EB13E86BE523C8D3E853B353E253E29BE86BD4B3C713E133EDCBE81BE10BE17BEB03D23BD6ABE563E033DB2BD953E30BED23CB3BEC3BEB03D333DEC3E70BEAA3E10BD71BDEABDB73E87BE90BDF9BD4ABE163E943C2ABE573CD83EC0BC8CBE37BEA6BEFDBE41B94C3D473E07BD9CBDA1BDEF3D26BE5E3EF83DCD3EB13DE93B06BE813E153B583E5ABE8E3ED8BE2E3EFDBC8ABE1EBE283E68BD6F3DFCBD3DBE16BC81BDFBBC253FAE3D87BE27BE9EBE793D2D3D023FE8BDEA3E8A3E8EBE7E3D6E3E88BED5BDC33E1CBE45BE0E3E963E6BBD893E9EBDCABDF4BDA93D18BD72BEA63E73BE263EF4BEB3BD6BBED3BECBBE56BE273E813E333DAD3E27BC203E3B3E963D0D3E52BEC33E33BCCA3CB5BB0BBEB83E22BEB6BEFE3CA33ED1BEBC3EE53DA03DCDBD30BBA4BDCB3CAABE32BEE23C853E873ECC3DABBE05BF2ABE2F3E983EE13CA5BEC0BE85BDE8BEC8BD9EBE64BE3D3DA43DFA3B453E30BEE93BD73D1CBF89BE153D52BD36BEA83E02BE693DE4BD4CBE01BF4C3E9D3E2C3E55BE803EBE3E9D3EEBBEF9BB2C3FA53EADBD17BFCABEF7BD0E3EC83D4ABE0A3D1BBEE9BDB7BC26BDFCBD5E3E843DD9BE843E3A3E98BD9FBE0FBD763E613D6E3ED8BE12BE9D3E4F3CD13E813DC0BD743EEDBD7BBEA3BE1E3EFB3D94BE6ABE293E3D3E63BE19BE523E843E6B3ED93DAD3EC63C85BD07BEA93D0B3E0C3EBDBD8CBE763E0ABD8EBE88BE373EF83BF8BD95BE953EB93C743EA53EB7BE833E89BE98BEA73D6EBE2FBE98BE7F3EFD3DC2BE393EE6BEC6BCEA3E24BE143E333E06BF31BE02BE83BDE2BEA63EA13EDC3E0C3E783E92BEA73EC7BDE43C373E303EB63ECDBD493E33BD78BDF9BE453E86BE98BEAB3E31BE4DBE7CBEAD3C553E69BD0D3EB6BD7F3E043DB4BE6A3E79BECCBE8E3E613E7B3E21BE74BE84BE48BD3CBE91BD12BEAABE05BF2FBE283EB8BE313CC1BDAE3E553E363E4E3DB0BE443E703E48BE0CBFD73D0D3E533E1F3E113E29BE9ABE38BEEE3C213E20BE48BD86BEA03E93BD1E3E713E003F06BD36BE07BE79BE13BF1EBEC4BEC03EE8BE0EBDA9BE87BE013E773EE43E763EDFBD09BF31BEEDBDE43DA5BE95BEA8BD47BD03BEE0BEFB3BC3BC41BD5ABE8A3CB9BE6F3E9E3EF9BE583EDBBDB1BEDB3EC33ED4BD0FBEB3BEA33D843E0CBE0C3E8A3E613DC13E4DBE543E1E3D633D0FBF7FBEFA3D0B3E24BE21BE86BD0B3E39BE0B3B63BE84BD78BE52BE07BF333EA7BEC23CA2BCF03D3DBEBF3E783E0E3EC83E9A3E0D3F96BEB33E0C3FC0BEC83EBEBC74BEF03E1F3D0E3ED23E2A3CA7BEAB3EF73D9F3D8A3C8E3EA9BD26BE73BC05BEA3BE863E14BE8B3D463C3ABE95BD843EC3BED13E303D52BEAB3D4ABE4E3E8E3E663EF0BE513D533B6F3EB0BC13BF1D3FF53D72BDE1BEDDBE7CBE3A3D95BE3C3EB9BECE3E56BE19BE56BE163E453E26BDF0BE2C3E36BE463F963E81BEB13DBB3C9F3D193E8BBEE0BEDEBD12BD18BED9BCFABDDC3D72BE07BE83BEE3BCA83E683EC23C84BEFD3E473CE13CAEBD35BE983E493E",
      torch_tensor_128_torch.bfloat16_1: "0x02000000033FBDBD3A3D90BD823D78BEB43C1BBD333EA03E693E783E3ABE05BF3CBD0E3EC73EE2BEBB3D73BC173EAFBDD93EA03C913E733EA2BEF23CC03DEA3E8FBE1BBF0D3E61BED8BDABBC843C873E293EC2BC81BEB2BB13BE9ABE4C3DA9BE893EB33D84BEBEBE713EF13E1B3D85BE0E3E3ABED53E1C3E8ABDCEBE8B3EE4BB1E3EC03DBFBDC73E51BFAE3D2FBB243D13BE8FBE803E8F3E43BEFF3D91BEB23DE8BE14BDF2BD913C2EBE98BBE83E863D7C3CE5BC1D3E4ABC0DBF1FBEA63E5A3D24BE3E3E80BED6BE353EF6BB813E09BF50BEC53E3CBD063F5A3D983ED33C4A3E95BEA03E6D3EEFBEE33DC33E343E9D3E12BF3DBE743E11BEA23BF23D033EBCBECF3B2DBE",
      torch_tensor_128_16_torch.bfloat16_1: "0x020000009E3E923C1A3E06BF86BE813C6C3EA5BDC6BD013EC0BEA43D6E3E7ABDABBEA4BE343D68BEE1BD923E813D5E3EAB3C3E3E51BD473FD03DB43C7C3EBABE00BE0EBF80BE923E3BBDE83D513E043DCB3ECFBECEBD14BFBCBD08BD763E96BD31BEB8BDD9BE993C623D9FBE89BE77BE6EBEE7BD203E1ABF8CBE39BEA0BE8FBEFCBD6ABEDA3E55BE953CAE3CBE3E123FA8BEB63D7D3E37BC99BDAABB213E0E3E133F23BD273EC4BCC5BE763E03BDB4BDD83DEFBE493DCA3DD53ED8BC08BFBFBEC1BDE53E5A3EF03ED6BD9E3EC13E89BE8DBE30BE713DC03E55BE753E713E333F20BDE73D983EC7BE24BF82BEACBEB5BD1ABF09BD0D3BA93DC33E38BD51BE08BE333E863D1ABED1BC6D3D0B3FE43E21BE2ABDF23D783D19BEE63C093E82BD843E08BE7A3E83BD09BE883ECA3D123FA7BEA8BEA0BD78BE663E9D3ED8BCA03EA43E28BDB7BE11BFEFBDA3BE2E3E3BBEA93ED73D4CBD0A3FA3BEC13EB63CD13EC1BC6F3C82BE53BD55BE0CBE7BBEA23E863E90BE54BD17BDDC3E373EA8BE34BDA7BA8E3EA8BEF6BD27BFB7BE8BBECDBE3EBDB63EC93D0B3E6FBE2F3EB9BE1EBF053F75BE5B3DF83CBFBD1C3E113F953D933B32BDAD3E0BBE80BE0CBE173DBF3EE53D193E973D69BE613D09BA233DA43EA5BDB6BE0F3E92BEE03C833EF3BEAB3D31BD073C663EE9BD843EDA3D59BD8EBE12BDC83D3C3EBFBEC73D27BDA13D3B3F1CBEF9BD903E35BE0CBE53BEF53ED13E2A3FB43E09BEC6BEB73ED03EC9BD8EBE5BBE553C1DBEE3BE13BEB53D9CBDCA3D863E873D4E3D96BE213E8ABEF83ED3BE013D173D5A3D363E963E5A3D883D393C983E453E1F3E3BBE8A3E6D3E24BF48BE5B3EB43EBB3E15BEE03D483E5EBCA73E5BBEFCBDAABC403EA53E0C3FB73E143E713E453E12BD84BE893E5CBEFE3E72BEC5BEAF3DBBBD3E3ED13DA4BD87BE613E833E333ECABC3BBE2F3E00BEC13C3CBE283EE23E303E1CBE44BDFF3CBEBEC2BE543EA0BE973E513D533ED1BE6C3E8ABE4FBA073E2E3D023F733D5EBE84BED33E80BE77BE9CBE27BDB33E3EBEEABED83EE2BD9EBE543ED33DBA3E2BBE2E3D8D3E81BE4ABCC03DB5BB08BF1CBED0BDEF3E81BDE1BDF43D6F3B143EC7BCCABE623E49BE47BE383D133E79BE7CBE983D4BBD663CC1BE523E72BDFABC04BEE63BA13D9C3EDBBD533E7F3DC73EE5BEA6BEFDBDC6BED1BD84BED43CAA3D19BD243DEA3CE4BD173DA8BC313E85BD9ABE70BE94BE843B67BECFBE123EC63BA33C803EB2BEA9BD10BED7BD6C3D3DBF423EF4BDEFBDADBEA63EC1BE3E3E8DBEA6BECABD14BE453EC9BE9BBEAABDB43EDC3E243E8DBD61BEB03C8D3E8F3D70BE85BE343EA1BEA0BEE03DEEBE62BE613E993EFF3EE83EC23E853D3EBE49BE0B3EBBBE23BFB9BE513BEE3DB53D94BE853DAEBE323EE63CF53D3EBE373E553E4F3E41BE0BBECF3E89BB7ABE3DBE4D3DF2BD0EBEB0BE123D383E05BF31BE133E03BE483E00BD893E89BD30BE503D40BEFA3D86BEC1BDE2BEB8BD373E29BE94BEA93ECBBD473E383E863D9DBE383EE6BE0D3C913D903E9F3C34BEBC3D833EA43C893E863E213D9E3E9ABE623E4B3EB1BDA1BEE73EF2BEF13D87BD6CBEBB3E29BF00BE863EE6BE0EBE923E65BE02BE80BE89BD723E1EBEF1398E3E8BBE7DBDB8BC2BBEA5BE153DD5BD003DAE3E893EE33DB63E6F3E53BE60BE9DBE7CBDE93E2FBFF63D593E1DBF403E9E3E9D3E64BE923EAC3E65BE0ABEC3BDBABC423E32BF57BD86BE073E5EBC8EBE80BE913C623EDBBD60BE913EDABC40BEEEBD223FD93C5C3E7FBE053F923DFF3DDBBDABBE51BE94BE953E6BBE1DBED13D1ABE4EBEE13DB6BEA2BCEFBD353E893EE6BE653D893EA83E0FBEBD3CADBE94BE513B81BE07BE863D5EBE6D3EC13E6FBCA43B3A3E373E103EC8BD3C3E04BDB03E393E97BE793DAD3E083ECB3C1EBE6BBCE33DCA3D90BD8BBEE13AC2BD59BE77BE943E7E3E7ABE493EB33C523EC63DC6BDDEBBC2BEBB3D9E3C233E9F3E88BDA53E45BEA5BEF93D54BE3B3E823C4E3E81BB47BE1DBE3CBEC73DA1BDCD3E26BECB3CE1BE32BDD73D173F30BFD8BC42BD793E553E1A3E2E3ECFBE87BDFD3D0B3D4EBD8BBE6CBC85BDACBE043FC83E273E783E0BBED4BD5CBE953E8C3D34BD073EF23D02BF093F803EC53D093BE3BE913E063F63BD6FBDE23EED3ED3BD42BDD33EC73E03BEA5BD913D2BBE5B3E503E83BED23E11BF9DBD213EC1BCC63D433E483E7DBE423EBD3D89BE3D3EACBEE7BE323D8FBB3C3DB33C14BB7C3E4BBE373FF83E8FBC00BE9E3D96BEAB3E50BE19BE67BE923E513D433E403EE9BE443D08BF0BBE503ED1BDB33C323E34BE9F3E8C3E1A3CDC3B03BE9EBD0FBEBBBDACBDCBBC093E11BE6CBEC1BD1ABFBBBDEEBC3B3D42BEA13EB83D603D0D3EBFBD85BCCF3ED0BD11BF87BE53BECF3EB33B87BDE73E323E01BE213D573E863D98BE36BEF4BEF83DB13E113F79BE8A3D8DBEE33D3CBC9EBEA9BEA3BD11BFFF3DEA3D4C3E103DEF3D443EE8BD27BD333ECFBE873EA13E8CBCBBBE283EB2BEC6BE9EBEE03E79BE15BF15BE23BF3BBE5EBD36BE6DBED33E65BEC23E29BE6FBE72BE7A3EA83E47BE3E3E6DBE68BEE7BC63BEA03EA1BE45BE253EB73D12BF053E00BCA9BEF3BD31BE303E733DC63EADBEB1BDB8BE79BBB2BEFB3B0ABDB63E21BC133E853DD83EA0BC983CBC3EF9BBC53E93BE193EF2BB713DE4BE06BEE0BD693E963E863EA7BE33BE35BE3EBEA13D973EA5BE943EC13DBCBE23BF503E993E053E4EBE613EC3BB21BEE53D943BB23E0ABE343E75BD783E49BEE5BC983EBF3DBFBE0C3E993EFFBD3C3DD7BE173ED6BDB8BEE63DD43C1ABEE0BDE03D1D3EB2BE9A3E74BD3DBE81BD903ED23D5BBE05BF72BB1F3FF5BD62BE8F3D7B3EA93EEABE88BD86BEACBE323E053F16BEB63EC03D663EE33EDF3D3DBE33BEBE3D82BE8BBEDFBE933D00BF8BBD27BF31BE0E3FB73EB3BE90BE84BC193E943D423D343E653DDCBEC7BD5B3E9F3E773E4B3ED7BE073E303E97BEFFBD14BE42BEDABEE5BE8ABEFF3E53BE05BF183FA7BEED3D2BBEC83E2EBF9EBE44BE073EF53DB03E2C3EDABD4BBCCDBDAFBBF43E753E18BFC5BE3CBE44BF49BE373E8ABE23BE4B3D873DD83D673EB93DB0BD8A3D99BEA3BECB3E903E32BEC63D0BBF9E3C7BBE783EAB3E893EFBBD6CBE0EBE7ABCFE3DBC3EA9BECBBEFC3DCEBE2CBE053E5D3B1CBEB4BB5CBEF23D9A3E463E0B3E2FBE0B3F093EDCBC043E0BBDFC3EBEBE9E3BB0BE70BE90BE37BC8EBE19BDBBBD863E263DFABDC4BEDF3C9CBE813D6EBEC5BD89BEF2BDA2BB1EBE4BBEA63D2ABDB1BEDC3D25BC3ABE24BE0CBDECBE21BE4FBE82BECC3DEEBE4DBE0EBEFFBDB33D513D843E603DAC3D6B3EE13EA9BDAEBE35BE9A3ED5BE303E91BE083F5E3E223F42BE01BEB6BE2A3E333E3C3E4EBEA23D81BD17BD8C3E343E6D3DCA3EBEBE8F3E023DBA3D193F6C3EE63D993E58BE723E21BAA3BE56BEC9BE903DFCBD49BEB93E01BE21BEDCBD99BEC8BEE2BDB1BC76BE053E243E62BE97BDAABEA63D03BF76BEBF3D19BEA33E4EBEBCBE0E3E373EDABE373E273E8DBA3ABE10BE3F3DA9BE01BE29BE18BEE03CE7BD0FBE83BE233E9BBE023FC73ED6BDCDBDED3E8F3E113FBDBE3DBDAABC4E3E363F9BBD6D3E913D7F3B6ABEDEBC403E1BBE91BE7ABD8EBEA23E153EF4BEE6BD5FBD9E3E453E4ABE423D733E0CBE593E273F933D7BBE1F3DCA3ECF3E803EA03EB2BE8CBE51BEBBBD99BC53BD87BD5DBEF9BD04BE7EBC993EDABE07BFAE3EFABD30BEDABD99BE613C973E693E4B3EA23EC0BD343E1D3DEB3D073FEC3DFEBD2BBEA6BE123DC23D823E53BC893EB53ECF3E35BE49BEB93CF93D223EB8BC5BBDAFBD5D3B093E103FECBDFB3E3CBE2BBE3B3E2DBCA03E243D79BDA73EA5BD893CC53EE2BD023F0E3EDE3EF1BD823E3ABDAABD30BD413E843D94BC98BE1E3E6C3E8E3E39BDEF3C4C3E553DAF3EF03D4F3E7DBD01BEECBE41BDA2BEA53D7BBE623E6DBE7FBBFD3D80BE9E3DDE3ED83DE9BD90BE9E3E0EBEEE3DFCBE0EBF8DBE013EA13E96BDE13EEE3D243F85BC3A3D323E30BEE83E6BBD333EAD3EFF3D8FBEEDBDB1BE94BD873EC8BD3EBD2BBED0BD8FBE8E3E03BFF53D35BEE53E44BE06BE1EBE95BE21BD173E993DBDBEAF3E86BE273E373E183E97BEEC3E6A3E773D88BE00BF983C26BFBDBEA2BE3DBE5ABE9E3DC33D5EBEAB3E79BEE1BD633E2CBF9DBEA7BD66BE19BE463D50BDCE3E183F413EC63D39BF363DABBEBCBD01BEF33D83BE67BCE93DB0BA0C3E25BFFF3DB53D8DBDD43E13BE6C3E2EBE873E123E463EE6BDA6BDC53D0C3F253E6C3DAB3D6D3EADBEDB3EA1BECC3E53BE803D7A3DEEBB66BEAC3E093E52BD293EA43EB33ED13AC0BE093F22BA003DADBDDEBEB13D2B3E973DC8BD51BDC2BD5C3EA33D90BD72BDA7BD3EBE703E423FA43C00BF5C3E113D143D973D8FBDE7BBBFBEAB3DB8BD3BBE89BE3D3E103D443E923EE53DA33D48BEE6BE0C3E29BEC63E09BE2F3E0EBEF1BE6A3E473C07BEDBBDF6BD84BE60BE23BEC43E83BD9E3D5B3EE3BBFF3DB73EEBBE4C3EE7BDBF3D073D933D2C3E26BEC53E083F273F3DBDB2BE333D89BE9EBEBF3E51BE833E8EBE6C3D85BE913E16BEABBD85BD32BED53C233E8C3E2ABEDA3C883E1D3D0CBE5DBEE13E8FBC973ECDBDB73D52BE76BD3ABE35BE3ABE213E44BD833E3C3EAB3EE7BE86BE813DA23E86BEB83D98BAE43BAB3E33BECF3E92BDCEBD5E3E453EF5BCA53EDFBDDB3DF83D503EC0BD75BE09BEB13EFD3D87BD353E9BBEC53ECA3D9DBD0CBE23BD84BE603DABBEC9BEEB3DF53E0F3F0D3FA0BC54BE9FBE083EC0BE5EBE483ED93EB2BE903E983E05BF053E183EAB3DACBDD13D343EC3BE313DCBBE1ABE863CD03DD5BC863D4ABE56BD843E843D97BAA2BCEFBE96BEFB3CCDBECB3DC13EA03E743E88BD6BBE243D8B3E98BE963ECE3D803E473D19BE1A3F54BD203E20BE493EB7BC1DBD063DCDBD99BE59BEE13D57BE9E3DD93DBFBD73BECE3E7DBE01BF8CBE58BCD93EE1BCD3BE783E503EF13D223D9ABEEDBE9BBC043E08BF2C3E4C3D653EFC3D0F3F51BE0A3F99BB44BCC9BD3D3EC7BDB5BC86BD80BE543E08BE1C3B983E143FBFBED5BDC23CF73B983EF93EC23E81BEDB3DA03EBA3CB6BD353E163D9B3E403E173D053F20BE263E45BC313E69BD883DDEBE703EAB3EF3BD193D7F3E05BE3FBEFC3DDE3E44BEDDBD203F32BE84BE0CBFC7BE16BFC3BDCBBD65BE4FBEC83E523D87BE3BBECFBE0EBE09BDD6BE31BEDC3E9F3EAB3CE0BD7FBE1E3E833ECE3DBBBDDEBEB8BD45BE87BB81BE3BBC77BE853E52BE92BE2E3E23BF213C4E3EB4BE1BBEA7BD36BEC83EF8BD87BC6C3E4D3EDA3DD6BCBABD293E3CBE743CE23E1CBE1E3EBB3E19BFBCBDD8BCE4BD72BE9E3E273E3BBDBCBD82BEB73EF03EC5BD9ABD3BBF8FBEFF3E943E8A3DBD3D183D3D3EA9BDF63B1ABEACBEAE3DDEBAA5BBC2BE993E95BD61BD84BDDDBE533EBDBEE8BDF9BCF53BD3BEF23D063F123E85BE0CBEDA3D71BDB1BD8B3EEC3D4EBC843DC3BECE3C21BEB43DAEBE85BEDF3D6ABE80BE623ECFBD3A3E02BEED3E9D3E1CBE733EBE3BCE3A3A3DADBE8ABDC8BE353E45BD1F3E393EFCBC7BBE183F263FCEBE30BCC93E3EBED93E76BE8E3EEBBEE5BD8DBED8BEBB3E2ABE77BD483E9EBEECBC453DB03EB63CB33EA13EB53EF43DCF3C933E513D693EDDBE793E933CCB3D32BE85BE91BE5C3DB0BD71BCAFBE333D73BE583EB1BE0C3F843EC93C97BD403D67BE1C3E533D96BC8D3EB73C56BFD83E693E9C3EDF3D093E693E",
      torch_tensor_16_torch.bfloat16_3: "0x020000007D3F9A3F773F3B3FA73F9A3F973F853F393F8C3F533F813F3D3F393F763F5B3F",
      torch_tensor_16_torch.bfloat16_2: "0x02000000363F823F583F773FB63F863F4B3FF13E523FA23FA33FB43FC73F613F613F8B3F",
      torch_tensor_16_torch.bfloat16_1: "0x02000000CEBE653EE6BD03BE89BD9F3DC6BCDD3EDC3C07BF083E1DBE87BD693CC83D1D3D",
      torch_tensor_16_128_torch.bfloat16: "0x02000000523E3A39CBBD02BEB5BD27BDD03DF13D2A3E823D3ABB3B3CD8BC263E043D8639BDBB2B3E0CBD103E98BDAE3DFE3DA63D03BE09BDAC3D0EBBBCBC44BE213DBA3A463E1F3D703EC7BDA3BD2F3DE6BC7EBD983C0ABC033DAA3D083DDF3DB53C23BD9DBD08BE5A3EE5BC9D3DB33D42BD743D05BDA2BC8FBDC4BD823D10BA01BE193DCFBBC1BD1BBDB5BC443DFC3D8DBD433DD13CE4BD84BDE5BCA6BDA03D183ECB3D01BD3F3D44BD5F3C443E68BEEA3D463CC5BC75BE1EBD3FBDDE3DB03D70BD1A3E4B3D08BC83BD39BC06BEECBC783D873D8D3CF8BC043DA5BCBFBD97BDFCBD96BDA93C753D053E0E3E86BCA43D7ABE86BD853C0A3E9F3D90BDB4BDA5BDDF3DEB3D6CBDD03C9DBBA43D573C20BD37BD813CD4BC0BBE5E3D6D3DD23DB8BDACBD31BB703D91BD853D8A3D4FBDB03DA9BD7B3D4BBD82BED53C15BE40BDA4BC8A3DBEBD133C40BDCCB9E23CCC3C0C3D6D3DC73D76BC9BBD4039C4BDDBBB40BD2BBE27BE0A3B00BEC63C94BDAF3D0BBE57BA1EBE673DEB3CE8BDC2BD693C9A3D793D06BDB6BDE03DA9BD6FBC85BD2A3E0DBCE5BC913B28BDC3BDE93CD33D513DAE3DAEBC29BC063E473D47BD9BBD023C40BD1DBCF5BC49BD6B3D99BDA53CA9BD7ABD96BCA8BC093E1D3D513D093DD0BA063EF63B25BDBA3DB4BDD6BDDBBC8EBDF93A65BC8B3D443E69BDE7BD183D293D933D583D823D27BD763D4CBB093EA43DDFBDBBBDB8BD3CBE503EFE3DED3D263D2BBE98BD863D87BCD93DA73DAE3D1FBBAA3D223E873C12BD4F3D403DA03DCEBC893D9FBB63BE5BBC70BCA43D593E21BD09BD42BD253EE0BD8DBDDFBCEB3DDD3C8CBD0DBE8BBD2F3DC5BD123D143E80BD623DDD3DACBD2B3E30BE21BD8D3C043EC0BCF2BC00BD6FBDEDBC673D7DBD44BE5DBD2E3EE23CAFBD8BBC833C73BDAABDFBB9023BB2BD573D32BE913BF4BC563DF3BC423EB33CBBBD71BD0BBEA7BBF8BC8EBD473EB3BDC53D0EBEB53D1B3D10BE7E3E2ABD15BDCFBDBA3CFC3D0DBE853D4C3D71BBB63C213EEB3C363C9D3D053D7A3D9EBD25BD8ABDA13C2B3D60BCF43C17BEDABD8A3C963D54BC9C3DF9BC41BC053E11BC013E7CB825BD9FBD6C3D08BE5E3C59BD3D3EB73D2ABDC5BDAC3C013E923CAE3D15BE3ABD3E3C813DB4BD3B3CCB3CE33D323CBA3D61BDD5BDBFBC5A3D9D3D80BC883C923DE1BCA8BC44BC283E043DCDBD1CBCFDBC73BD443DBFBD76BD8B3DBF3D423D4EBDA3BD1FBD313E72BD97BD87B814BED83A1A3EEF3C30BE05BED13D11BE7FBD5CBC71BDFBBD66BDDD3CC3BCFDBBF3BCACBD073E77BD18BCF13DE53DA53DC63DAABD29BDA1BB1CBEC6BDF13DE33D9FBCEBBCA8BD903DC5BDDCBC5ABD983DC93D04BC603DDE3D2CBDD1BDA8BCA93C343B49BC33BB83BD643DED3D523DF8BA66BD0FBE0ABCCE3DA03DEDBC15BCD53D31BE4FBB673C573A89BD2D3DA43C35BE9DBD813CB93B903D1E3E8E3D4D3EAEBD3F3D903C1EBD3B3EE23D73BD8FBDA23BD1BBBE3C0CBEC3BDA7BDD33DE2BD56BD913C2E3E46BCB73D203DF53B103EA2BC42BE3ABCAA3C663D7B3D0EBE9B3CFABA05BDA2BD413EEC3BC73CB53D4E3E823DF1BC2C3DBDBD14BD2D3DF7BC223D283D3FBE44BEDF3BBFBD183DA53C5BBBE93D063D2E3DD33D413D09BE9FBD16BEBC3D883CD8BCA6BD443D8D3D9EBB3F3DD0BA123E05BE80BB593D9C3D833CB43C61BD4DBDCA3D72BEEB3D6CBD5A3D033DF63DACBC4A3B243C07BD2C3D573DC93DA73D183DA1BC01BEDDBCEABDF8BD063D60BC873D35BD18BEEBBC973E94BD813D813DD3BDACBC67BD4ABD0C3A0D3CADBD033D223D07BD8F3DCBBD92BDDD3CAE3DB4BD73BE16BEA2BDC6BC6B3CECBC62BC06BEDE3BD0BA08BE2CBDCCBB54BD503CC1BDEDBDD53C6C3D15BE973DF3BD923B3BBE87BD18BC14BE3D3DB13D613C9A3D4D3E393D87BD743D03BD0ABD90BDE6BC213B54BBE63DA2BD4C3B74BD9A3D3F3C9D3D33BDA3BC01BEA33B283CDD3D5F3CB73DDABD903C863D39BED8BD65BE6D3D8EBB9C3DBB3D9F3C233EAFBCA9BD2CBD063BEF3DBCBD84BDEC3D15BE853EEBBC4ABC3ABE593C3FBD0D3D3DBEE13D4EBCE63DB0BB15BDE5BD383D70BD9CBD2CBD15BE3FBD273D493D2C3E4F3DCABB3C3D76BD283C57BB433DA53DE2BDB93C8C3E373BA53CFD3C89BC7D3D95BD6F3D073DC13D153E08BE16BE06BCD13CF73CB6BDE53D2CBD3BBC5CBEBD3D1CBD693D1A3D55BDCD3D43BD703DBD3B89BBC9BA293D15BE42BD83BD9DBCF3BD353E7BBCF2BD4BBD98BDA73CB43B343EF5BC10BEC9BCF73D55BD93BD4E3A803DDBBD28BD0CBE293EF6BC78BD9F3C39BDA5BC5B3D26BDB63D183D793B293C1FBCE8BD9FBD2EBCD13D0ABEED3DE83BCBBCCEBD97BAE8BC0EBE973DC03D313CB9BDE53D5A3DCFBDABBD64BE4E3D00BD563C683D2CBD3DBDFCBD0F3D7ABC44BD0DBD6B3C8CBBBD3CBB3CA6BC53BDCCBC2EBB173E6F3C8CBDF83C743D473DF83CCABCBC3CDEBD6C3D72BD00BDD5BDA7BC1BBC9D3DE6BC423EE63B30BDAB3C1FBDAE3D15BDB23D08BEE0BD27BDF6BD2B3E053D473D373EAA3D333B543D27BD003E0ABEC8BCD8BD5C3D28BE44BD913C9D3D2A3DCB3CD1BB0FBDCDBDBDBDFC3CAE3DE8BC5EBD9A3C67BDE2BD1C3D313EE1BC0C3C053E9CBD33BDC1BBAE3C5EBD54BDD53CBA3D023E63BDB7BD043DCBBC573DC83A3BBA4C3DA33C3F3CDF3D3CBDE93CDBBC2C3D8DBDDB3DC53D92BC513C3EBD02BD1FBD46BEC03DD1BC623D083D3D3DB3BD15BC0CBDDC3D5B3D823C773D2EBE363D773D723CBABDBD3DDC3D49BD8CBC1FBB013D8A3D0C3E303E943D92BD39BDBC3C7FBD1A3E6CBDE23CA2BD7F3D473DBDBD72BE763B743D9CBD303EC03D133DC13CD6BB9E3DD93DAFBBB3BDF7BC833DB2BDA5BDA83D98BDDEBD0A3EB6BD06BEA53D9ABDF83D20BEF8BDEEBD54BDCA3D0B3CA73C1B3E80BCAC3D6B3C99BCA1BDD9BD0A3EE5BCC03DFEBC053E39BD8B3D863DDB3D403E44BD43BDB53D0E3D923D96BD5BBDDBBDAE3DCA3D56BD9D3DC4BC0FBE8D3D813D68BC36BC29BD94BD5B3E39BD5FBE1BBEDBBD61BDC93D993D03BE6BBD8A3C2ABE073EB13C0C3CB3BC19BD35BE143DEDBAC13D1CBD84BDB13DB9BD7DBE263C9FBDE13D23BE393CFABC733E373C84BCE43CAFBD0FBEF63DFABC25BC4EBE123E813D4F3D49BC423EFEBBC93B4D3DC1BDA53D47BAA53DFD3D613DB93DA3BD1E3E013E21BD2F3DD23D8B3D843BF93D50BD403D883C273DC4BD173EA6BDDEBC813D2C3D4F3EB1BC0F3E093D8A3CA73D123DD5BC32BD0D3DF13D1E3ED0BD843D48BDD2BD9FBD5DBEB6BD9FBD403D4ABD8D3DF03DA33C75BE41BD5C3B14BE3DBCABBC23BDC3BC903D44BD82BD0FBA003CC6BB353DE03C703BE3BD1BBD07BD873D343D9EBC77BD01BEED3D38BE56BC853C01BDBFBC013EB43D253E23BD02BD913CCE3D1EBE60BCB33DAEBD883CC93D35BC9CBC1E3D1B3DFF3CA83DA1BD3D3DDD3D53BD25BD27BE7F3C603C873DB33D03BE553D8F3DBCBCAA3CDFBC4C3C2B3CCEBD4DBDA0BBDFBD183C9D3C5DBDEF3CD9BDAD3D093EF33C343E2CBB903D35BD8DBD813DFABB103DBFBBCC3D443C343DAFBDCEBBFFBD37BE4F3D233E01BEEABD3B3D963B4ABDF4BD19BE8C3BD33DB6BD943C0CBD9D3D55BC13BDA9BDFD3C533AEC3D20BDC4BD9ABA973DF2BC623B8BBD43BC0A3D0CBD62BDD93D953D14BE183EE83D85BDE03CEDBCCEBD6E3E153D11BE603DABBC1B3D0F3E60BD8A3DB0BCE3BDAE3D5B3E8EBED63D15BA173E5F3D03BE3C3D143EB53DB43DC9BBC5BDBA3CB03DC23D03BEAD3D41BD01BE003E093E8A3D0F3EB33C09BC91BCF33DFFBDDCBD06BECCBD663D50BC863D483DE2BD913D243C22BE96BDE1BC1F3D933DBD3D8C3D5CBEAA3CD0BC903CA4BC1E3D883D0DBD10BE3C3EEC3D893C103E2ABDC93B00BE913A153D1EBE103E1ABD033EA9BC50BD37BD9ABD0A3E85BC71BCA6BC463DB7BD413E14BD1D3C7ABC0DBC72BD28BD073EC93D363BA7BD8D3D19BD04BE9B3DE83D26BD5DBE103E483DBABDB33DB0BDB13D2BBCC1BD8CBDF7BC0ABCE4BDC8BD343E6D3D853D5CBCB93D9FBD55BD223DBABD6A3DD73DE7BDB8BC83BDC2BC0B3D19BD72BD5BBD703DED3CDE3CEBBCE43C8ABD12BDDD3C153D3FBDB0BD963D463DFFBD613DE4BAC13C573D033DB33C56BD13BEC23D8FBC3B3D953C2ABC8C3B3C3D9F3D37BCE9BD833B133D20BD98BDD3BDB93B3EBCF0BDD1BC04BEBD3DB43AEEBD013E44BD2F3EFD3D843DA63CC7BDB63DBF3D813D093EA13DFBBD19BC30BE733D6E3B013B2A3D0E3E0BBE833D9F3DC03CE63DF5BD163E8BBBF2BC403D0B3EADBCDFBDE2BCDE3DD4BDE63D5EBD943C24BD823C5B3DE73CD7BC90BD8CBD793C52BE70BC45BE2BBECF3DBDBC87BD693D81BEA4BD0B3953BDDBBC9B3C9A3DEF3D94BCE2BD003E1DBE3C3E46BC8F3D08BDE6BC22BE36BDFE3D263EA5BDB83C1FBD28BE1DBD0D3C47BA6E3C1F3CAABDD43C8EBCC3BD0BBE013D88BD253EE5BD363E63BC773D823D9D3C5ABD413EE8BD19BEBE3DC53B46BD2F3D51BE9BBD4BBCA53D9EBD0FBE7FBDE1BD503EEC3BF2BDA3BDF5BC443B683D83BD9ABD6B3D3F3E293EB63C1D3EDFBBD1BD573DF43CB5BC09BB1C3DB83D77BA813DA43D85BCC23D15BE8FBB3D3C0FBD203E933D0CBDEDBD72BD56BC74BC4ABD293DBABD0BBDF6BC19BDFEBCB3BD063E8F3DEC3CD8BD60BE83BD41BE833CA7BDA1BD873DC83D153D993D3E3D533D753D943C913D4EBC2BBDE73DB63CC6BCF2BDD53DB4BD953D183ECDBD9DBD183D98BD96BD673D7A3D1CBC583EC1BD053C7A3DDBBD30BD9BBB11BD76BA82BDEFBBA6BC333EBBBC113D3E3DE6BC93BC33BD9E3D303D1B3C0E3DC7BD823D9B3DAABD283E3B3DEA3C40BD1BBE0EBE953DA23DA7BDE53D3E3C943C3F3E22BD8E3DFD3CBB3B243DA63C673D6EBD46BDD8BC913D193EB2BD5CB90C3E6BBD11BE1D3E423DAD3C13BD30BE0C3DFB3D31BEB43D2BBD58BD193C7DBDF5BD253EA5BCBEBDD7BD3E3D943C03BE9F3D2B3E8CBD1C3DF3BD483D5E3EDD3DBF3D173DB4BD923D09BDCD3DC9BC42BCF03D92BDF03CFABDDDBC503D02BEA43D90BD9C3D173E953CB1BDA03C0BBC36BECE3DC1BC1ABEEDBD923C9B3D073E94BD3EBD58BD123D163E9EBCF03D81BD58BDCB3D73BE9FBC0CBE6BBDC03DCBBDAF3C8CBC77BC1D3E69BDFC3CCBBD9FBB5C3D14BCCCBD973DFABD9BBCC73DFB3CE53DD7BDB93DC83D6C3E2CBE303D4D3D043D9CBBC8BCC0BB2F3D97BD493D983B31BD093D6C3DBFBAFABC163EFE3CA3BD6E3DC0BA1FBE9A3C2FBD073E1CBED23DFD3D2FBEB93CA13DDFBD2DBDD7BDACBD95BDB23DBB3D2CBDE8BCC6BD2EBD47BC14BEB6BD01BEAFBB18BEEC3D4CBD2EBDD23B233EE43D3B3C493D063E8ABCA6BDBDBCADBDDBBC153EF3BCFA3C8D3DABBC1B3E5C3CE8BC713C4CBD2439D83D2F3E6BBCE53D813BFC3C08BD643E8C3DE4BD113D393DD2BDB4BD033D4A3EDABD35BD703C0A3D823CCE3C323B8CBBAFBD0FBEA5BDF5BD35BDB93D863D0FBD91BD0EBDF6BD0EBC6C3C6FBC15BE0E3D903D033E863BBEBDA9BDB23D903D853D32BE42BD8CBEFC3DFDBC063E343D113EA43D183DA63DF3BD89BD2ABE5F3E7FBD7D3DA53B963CC3BDE43C623DD73DC7BBCABD683D843A8DBD2F3DAAB999BD45BD33BD66BDBF3D063EE4BC863B1E3E423EC63D04BDDD3CD93D193CB23B03BEA03D14BE7C3C853DFBBD823DAE3D923C11BE1C3E063DDEBD1CBE77BD823D4B3DBC3CE53DBEBD123E113B053E31BD6ABCC2BCF4BDEF3D1ABEED3D113DD63D",
      torch_tensor_4_torch.bfloat16: "0x02000000F2BD41BDA9BEA23E",
      torch_tensor_64_torch.bfloat16_1: "0x02000000F0BD85BEFABDE8BE133DAABEB7BB363C8CBEDCBC583E773E31BE79BEA5BEE03E283E29BE673EEC3CD8BD25BE9C3C6D3EAA3DED3DE3BC12BE0CBF703E143EB3BEA73E5E3C053EAEBE57BB7DBE513E063EA2BD5CBEA0BD04BFE4BECB3D1DBD20BEE63E5ABE49BE1FBFEC3CD83EB83E75BE54BD04BEA83DCD3CA53E983E34BEC1BE",
      torch_tensor_64_16_torch.bfloat16_1: "0x02000000533EC7BEA23EA8BD30BF9B3EE63E58BD89BC533E32BEDD3C2FBE0CBD783D0EBF17BEBC3E03BEA5BB01BEC23C0DBE89BCBE3D943E9A3EC13E0DBEAA3E183F21BD683DB3BDED3EF7BE06BF183E8E3D19BEE23DC1BE583EC93D693D4E3E13BEAABE65BE77BD0FBEA4BE81BE023E6C3D1DBEFD3C95BEB93E56BB66BE87BEE93E083E1D3EDDBE7EBD10BE62BEF4BDD53D0E3D253F903CD9BC8EBC73BC3DBEC7BE273E123E1EBED53E9B3EF73D043D8CBEAB3ED73EC33D41BE92BDC5BE2ABE993E163E8F3E03BD253E19BD10BEFABEF3BD3F3E62BD383DCCBC463EECB91F3E903E81BE4DBE1CBEF2BDADBE2A3DC7BB9B3E32BFA3BD07BECABDF6BE97BCDA3DAEBEF53D35BE18BE993DA3BD4F3EBA3C773E8DBE9DBD393E5FBE183E46BDBE3E88BC5BBD9CBD07BE8CBE8FBEF73E7D3DBCBDC8BD723C3ABE523E8EBE41BCA7BEA83DE4BDEABD9F3E93BE033C833E07BF093EDD3EBBBE8A3E47BEAABEBB3D70BD64BDD93E7CBE81BEA8BC98BE2B3C913D4ABE963EEB3DA23D5CBE0E3ED13E9A3E47BE833EB8BC653E2D3DD1BE82BE24BE22BB143ED83E4B3E7EBE0FBF463E8CBC19BE113E4FBD373E863E9F3C2C3E8ABDA03D91BCEB3ECFBEA8BD8FBE3ABC33BE77BBD33DA4BD613E7FBEAABEE7BD27BD18BD5BBE63BEE7BEA83E823EFABDB23E203E50BE1FBE4B3CC7BB113E6F3E4B3E2A3EA7BD1DBE07BFB3BC8E3ECBBB92BD08BEFDBD40BE38BEA13D64BC3BBE4BBE583ED6BE2F3F8BBEAF3DEABD81BE11BCE2BE4C3EDD3DEC3EC83E92BD343E0BBEC7BE523BF2BCAC3E92BE0ABF9F3D043EDF3E1E3B58BC4B3E983EED3E07BED1BEC73E2DBDA0BC9D3E29BDC7BE0B3C91BEB0BC7CBC883D81BE9BBE2EBEC93C8D3E05BE8D3E06BF02BE08BF853DECBD82BD373EDF3E91BEE83E883D943EEF3E8F3E5D3E8CBE80BE9BBEE93CD7BEA0BDABBE1ABB323E66BEAEBE81BDB53E3C3ED03EA4BD6FBEEFBD68BD24BD18BEB53EAD3E6BBC863EE73EAF3D5CBD86BBF63D053E2EBD363EB23E83BC2C3D8DBD2EBEF2BC9DBE19BE45BF713D393C443EB23E93BD19BDEEBDA63C29BEF7BCD33ECBBE6D3D9E3D903E553E853DE43E41BDE3BCF33E09BDAD3DF53E8F3DBDBD433EEEBD173C003E0BBEB73CD4BDB9BE93BEBA3CB3BE873ECBBDF5BE13BE893E21BE203D98BEA6BE633E13BE13BF57BE3FBD23BDDCBD413ECFBEA7BE36BE9DBD70BEEA3CAC3ECDBD8E3D033E61BEC1BEE53D983E82BE1FBE343D3FBE5EBDB2BE5DBEEDBED53D0BBE98BE0EBE973D33BEEFBB73BE12BFB5BE04BF14BFE6BE93BE383CACBE57BE753E91BDAD3EE5BD53BE963E883E60BE293E4A3DBE3EECBD7CBEF4BD063F3ABCA23C0A3D8F3D9D3D1C3EBFBE733DE4BDF93C683DFDBE0D3FB5BED8BDA43C463EC13E1A3E8EBD853E25BDFE3EAEBDBE3E353E8C3EB8BC913E043EA33E173F683EC23E5BBE263D493EABBE553E17BEE63E6FBD17BE283E1FBE21BEB63EFABDB73EEF3D1D3E7C3D05BE983E18BE953E1BBEB5BE773E33BEF73CA8BE6A3EF83D9B3E423DD9BD4A3E473F51BEA53E98BE463E713DD23E7ABE00BE9FBED6BDBF3D353E22BE13BE67BE7EBDBE3DCF3D133E1A3ED93D003F303E7EBE8EBED43DF03DA13E74BE87BEFBBDDFBDB63EAB3D0BBD3B3E95BE8D3DE23D2F3EBABAC83ECDBE7C3ECABE333EF0BDC2BE3FBE813EE73D86BE703E903B793DAB3E533EAA3E6A3D9C3EE8BE0E3CE3BD28BEF5BB11BF0ABFB8BE203E1ABE9E3DEBBD10BE603EBCBD243D88BE53BE813EE6BE23BCA33EA13EC0BEED3D25BE543DD7BD6B3E60BE3BBD223E3ABE4ABC5A3D80BE823EEBBD383E003EABBE213E50BE0E3E3D3F1E3D8BBEDEBD5F3EDE3E993E423EA43D65BEB7BEE1BEDE3C183E283992BE863E313D8F3D5D3E053ECC3DBE3EB1BE55BE893EC63E25BEAB3EC33EB2BECB3CF0BC8EBB3ABF1EBDA6BEEFBD423D57BEC43D893E0FBFEDBD62BDF33E24BF74BE8BBE983E5ABECF3EDFBE6ABE853E70BE503E6D3EE3BBB63DC83D22BD70BEEA3ED6BDCD3C853ED03DB23E6B3DD33D04BEF33D2D3D11BF533D093F263EF43E823E993E9D3D443E473E6CBE11BCA2BE823E5B3D71BDD53E18BEAC3D8ABEE33DBC3D763EE0BD863EE2BC733E4CBE7DBD5BBDE73E20BE673EA73E68BE143F9CBE87BD583ECD3ED2BEEFBDD2BE203E373E80BEAF3E2EBE313E94BE18BF98BDE8BD57BE813E983E123EBDBE9B3EC4BE70BD153E76BEE9BCF33EBE3CE73D133D1ABEA53DB33E9FBE89BE023DAB3E323E8BBC69BD5DBE233CB8BD223D05BD553E43BEE73D3EBEB6BEE43E37BD16BD4B3E84BEF2BDD9BD8BBDD43E173E9BBE3C3D9B3D613D153F58BE48BE613E6DBBAB3D47BE91BDA7BE3D3EE23BFDBDABBEF3BE3CBE57BE883E57BE2F3E713E1BBE45BE6DBC60BD443EBA3D383CC33E8B3C84BD9B3EECBDF73E68BBDC3D72BD023EDEBEA8BE23BE43BF6A3D3B3E383E55BEB8BEACBEB93E59BE0F3EED3C333E63BEB23EC3BE87BB0C3E8ABD61BEACBEA2BE5E3E71BEA9BD7ABED33D84BEBF3E473E0ABFAABDB33D823DD9BEBBBE5EBDD9BE32BFF6BD923C813ED3BDB6BED73EA53CE13CD4BE22BF983E31BF943E19BEE9BC913D89BEC23E913E4C3EB5BE98BE053C79BEF0BEB23EFD3D0BBD7C3E0BBE223FB13E3EBE42BD423D75BCE5BDEEBE023E23BEB9BE3EBE8BBEAD3EE9BD7D3D0DBECB3E3E3D81BE873E3FBF98BE0FBE2CBECABEB7BCECBCC6BCDB3EE23E823EB4BEEF3ED13D9DBE91BE41BE86BECBBE62BEC43EB2BD8E3DB43DF93D5FBE4A3DB53E95BD533EFB3DD63ECF3E243C3FBE283E36BECBBEB03D9B3E8F3E25BE3DBD573E183DC9BEA2BEB5BECBBEAFBDF33E6DBD373DFFBDD9BE8F3D95BEAF3EBE3ED7BD12BEC8BD03BE093E953E933E203ECC3EE73E",
      torch_tensor_64_torch.bfloat16: "0x020000000CBFCBBD84BDB83D083E163E5D3E193C1EBEB1BED4BE4E3C28BD13BE92BD92BE873E24BE6FBCBDBD063E2ABDB53D9ABD2ABE8B3D263E113E603E0FBFF33B223F0FBE85BEFBBD933E5CBD943E9F3E3ABDCA3E903BAE3D69BE303E513E993EE03D933E2DBE223F7BBE923E6B3EF5BCA7BBE4BD863DEBBD103F10BE453E64BB9E3E",
      torch_tensor_64_16_torch.bfloat16: "0x02000000FFBEFABD90BC24BEC73E4CBE06BE3EBEBE3EE73D413E44BE5C3E08BD18BD083F993E173C9BBE1BBE05BE2A3D1A3E75BECA3B3F3EB43E16BE22BE733ECB3D9CBC493EB63EAA3E8F3C89BED23BA93EA53DE2BE623E603EA23E3FBED5BC9B3D073BF3BD5C3DAC3DC63999BDF53CC8BD7F3E2F3E06BD5DBEC4BEA83E17BEBBBE29BE2FBDE1BC7C3EB13EC2BE8CBE103DF3BE09BF7FBE20BDD63DF9BB33BE693E853EFC3DBD3C8BBDCF3D513F0EBD093E1DBE5EBE03BF7C3DEDBD10BFDABE3E3E373DCA3DCF3E39BEFABD5C3E7BBEE43D583B09BEBE3DE4BD12BE8E3E103E833ED7BE543D8ABDAA3DA53C4BBD5C3DBABEB83DA33CBA3DE53E3A3E56BE8DBED8BEBDBE733C6B3EE2BDAABD123FAABECA3DBABCC5BD01BF1CBE8B3E043DA43DC6BEBC3EADBED03E63BE9CBCC43C903C903C88BE0B3E7B3E2B3E643E37BDE6BE123D73BEA8BDDCBDB33E8D3E41BE033E303D923D87BE2BBD9F3EAB3E34BE5BBE033E083F213E2B3F44BE9A3D963E143AF0BCBCBDB23EFC3E3A3F84BE223D6A3E74BE5BBEC3BD563E513E223C45BE3D3E913D2EBE713D08BF83BE983E7D3ED23CEBBE6BBE8D3E30BF3F3DC43E87BE9ABD8CBE6CBE0ABEC6BD953E7BBD123F713E71BECD3E083C943E2ABEAABE263FCB3D58BEA3BD003F22BE8DBE893E14BF0B3E603E2C3E8D3EA7BEE33D9DBB44BEE63CBD3E6E3E253EC93E0E3EDABD4EBD41BE363D953E37BD20BD16BE263E3BBC80BEDABE10BEEB3D50BEBEBD9A3E39BD9A3EC9BD55BE373C663E513DBC3DB53D0EBE6D3E543D0E3ECB3E4FBF23BEC6BE90BD8CBE5A3E2DBE963D20BE15BC893DA53CD0BEE2BC70BEEEBE73BEAFBC36BE00BE1E3E463EBE3ECD3DED3EB7BE21BFBF3E0ABE353E903E483E19BE343E62BD7EBE06BE46BE66BEEFBDCB3D14BD7D3D72BD11BE37BC3A3D45BDBD3E6A3E173F5E3EAB3E5739673DA2BD6ABEA33EF63D9B3EC43E483DDABDC83DCC3E70BECE3D9B3D01BEF5BE743E55BDAEBE903D3DBE28BAED3D373F4ABD9A392ABE9F3D08BE31BFF13CCF3E1B3E83BECBBD8B3E9C3DC53DB23E5D3D11BE43BE80BEAA3E0ABEB23EFFBDA73D7FBEC3BC263C0F3EDBBECE3EF4BD72BD06BF23BD4C3C923E523E733E8FBE8A3D863E54BE183E013E53BD88BDB93E2BBE0C3E82BE75BDF5BDF23E0C3E8ABE94BE01BE24BEA1BEADBECB3E7E3C743E50BC8FBDEFBD82BE84BE70BE8ABE873D99BE61BEDEBE5E3DB13C4B3E0DBF623EAEBD143EE4BC69BE303B14BEB53EF3BC013EC5BC8EBD2C3EC2BCF83E78BED93C66BE6C3E3F39323D9CBC7F3E923E17BE433F41BE72BEE33DFB3C42BE26BD03BE47BEC2BE183D253E6A3E68BE9B3D1F3E933EA9BC66BD833D7F3DE43D0B3F84BC5ABEB13D353DB33D13BFD4BEE73CC93CB33EA9BEEDBD133E323E2ABEF63D6FBE453E07BDC03ED2BDF53D5BBE7C3B993D17BED6BD9B3EB8BEA8BEB6BE31BD6BBCFD3C6A3E443E053D1CBE013F8FBEB6BE3CBDCF3E05BF2ABE21BE92BD113EEFBE11BFA6BD023E7F3DE53E963D4F3E8DBED43BE43DCA3DE73EC33D9FBD8ABDC1BDCD3EB83E0ABFD8BCF5BD16BD45BFEDBD0D3FC8BE3CBEA5BE463D9F3DCCBEC43DDCBC173E443D65BE7B3CD6BB843E4BBE29BEBEBECB3CD43DFD3BFDBC99BDA6BE48BDEB3E82BE923DC6BDA83DB33E853E463EC13D48BDD63E0D3F88BEC3BECA3D603E70BD8C3D8E3C03BEB73E893E70BEAC3E233E393EBD3E28BEA43EBEBC45BE453D853E083E943D40BD733E803DA4BEA8BE01BE90BD813D013F3D3E85BE453E183FA5BE283FBBBEA73D273CD53E6BBEBD3EB33DA23D493DB83E9DBE19BE073ED23DDEBE8E3C04BD8CBE623C653E0DBEE33D293D9A3E2FBC1DBE19BE023D653C043E50BEA4BED93CBF3D06BCA63DA3BEDC3D943E09BEDDBD0ABE8B3E8C3E343E2DBECF3D81BDDE3E253CF33E4FBE5FBEAD3E5ABEC73EDB3D78BE983C95BD88BE153F8B3E13BEAE3C0DBDB33E90BE703CCD3E693E423ED93EA63DA83DBA3D41BC41BE323E14BD8CBCC43E48BE2C3FDD3DFC3C773E82BE9A3E3E3EA23D053EB63DDFBE5D3E27BE21BD553D6ABE5ABF19BE8F3EBC3ED1BD963DF23D1DBE84BE80BE1FBDBF3E0FBE1DBD39BD6BBE78BE353E6CBE053F043ED23D963E963E58BEC7BEA0BEB33E233E4DBE2ABD63BC23BE1C3EA6BDA2BE9A3DE7BDF4BDD8BE413E4DBC693E8B3E50BE663CF53E873BFA3D403E903EC93E273E5CBE73BE81BD193DC53DAFBEB83E5D3D8ABE7D3E083ED13D273E75BE89BEF2BD873C89BEF63EE7BED33DBDBE713EEC3E693E1ABE87BEC0BDA73EF7BD5A3EAABC1B3EE63DB7BD99BE08BE73BE70BE803EDABE033E1D3E22BE063F9DBE733C8EBD19BE7ABDBBBEDFBD193E493E663E263D3A3E82BD903E98BE84BD913D00BDF2BD22BCE03C573E203EACBD873AC6BDF33C973C21BE1A3E9ABD34BECD3DD53D5DBDDE3EA0BDB03DFBBE503E183EA0BEB73EF8BD923DB4BEE63BC2BDADBC32BEF33E83BE9A3ED9BE8B3D0F3EC2BEE93D093E38BEB73E373B8BBD3EBF69BD34BEA03E73BB5FBDB03DA93E063C303D093E3D3DA9BE9C3EEB3ECDBD48BECBBDB43DE5BD453D413D043E8D3E243E333E0BBD8EBE793D6EBE383E1CBE983CB43E8A3ED43C73BE59BE9F3E5F3D2EBEE8BDAC3EC33E4C3FAABC823E883E97BEC6BDD33E9DBD1A3EB53EB93D993EF9BDF6BDC8BD9D3EFDBEB43DE7BD803E8ABE5D3E47BEC33DA4BE563DEEBE103E763E893E093E6EBEA6BC02BEC4BEDF3D38BE40BE23BEEDBE603D4C3E573EDB3EC13BA43EE13DA43EADBD8F3DB9BEEB3DEF3D553E60BDE13DD1BDD9BE52BE9ABED0BEDEBC1FBE2C3D763EB83C9CBE17BFF5BD9F3E3E3E733E433D45BD2ABE1FBD21BE4B3D083E9C3D3DBEF5BEB23E8BBEB6BE9ABE",
      torch_tensor_128_torch.bfloat16: "0x02000000643DDA3E4A3E1EBFB03E38BD14BC6E3C0CBE8FBE2BBEED3BF0BEBE3EC23A823E493DB03ED4BE60BE8DBE2BBD7BBE09BD4F3E1DBE70BE5BBE0ABF7CBECDBE42BE4DBD9D3E973D95BE8ABECABD3E3D633E84BE05BFD5BE553DDDBEF8BE4F3E09BD9FBDC7BD2ABFD7BC183DA43DB23D963E183BC03E8F3D57BEFE3E3ABEF93D9EBE6ABCE93D05BF8FBE60BE703DC1BE1DBE8EBDAA3E5B3D03BB043E823EBABE3ABEAF3D3D3D473E993E353CA63E4FBD22BFB7BEA33E293EAF3EF1BEB83DC13E873D873E39BE30BD6E3E27BDB6BD42BD41BDD3BECD3C883D5C3D413E40BE1B3EAE3ED43D123E963E693E553EE73E99BD14BF9E3E55BEE63E893E7D3D243FD3BD26BE",
      torch_tensor_128_16_torch.bfloat16: "0x020000004EBE8FBE56BE0EBE6B3E043E31BE263E4ABE09BC9BBD753E6C3EA2BE843D3C3DC53ED8BD493E8EBC923DF33BFD3EC5BDF93DDDBDEFBAC43E4C3EB4BD9A3E15BF23BFBBBD8C3D123FBF3ECC3D6B3DE23E843E5F3ED3BE7FBE84BE0BBF8CBD53BD36BE573D6E3D6F3E16BE183EC9BEB0BEE63E103DBC3EB03DA63E7D3E2A3DBE3EA8BB163FA93E753E0C3E4A3DBDBE5BBEFEBE8ABE8DBD3D3F143E3A3E90BD193E1A3E6FBCBD394F3EA93DF13D183E7C3DF9BC723EDBBEC03D32BD163F75BD4C3D223E853E06BF31BD763E45BF99BD40BE3BBEA13C57BE513E02BFA6BCDBBC4D3D1FBE34BE1B3F85BE78BE05BC0FBE573E993C3FBEADBD0A3ED33DB13DA5BD273E7B3E63BEE6BD273E923EA3BEBCBBCDBD823C78BDBB3E883E33BEF03DF43EC2BD14BE803D94BDA7BDBF3D22BDF2BECABE1EBE243DD63E45BEB83DB6BEE53C743E5DBEA63E91BD383CD7BE353DC03D4CBE6A3E2CBE773EB33EBCBE31BD85BDDE3D5C3E933DE1BDA8BE7CBE423CBEBCFEBD0D3EB9BC11BF9D3DBE3C88BE93BE3A3EAE3D14BE87BD353D06BE213F15BEEC3E053FFBBEB7BD32BE0A3EDABE683D8BBC0F3E3C3E6F3E40BD18BF1E3EEFBD35BD993D2A3E9BBD60BD03BF07BE343E5BBC20BF763D9B3EA8BDAABC70BE93BEB03C583EA93BD63E873EC6BD4D3E983EBFBD6ABE4C3EDCBE7B3EC0BE76BE99BE78BD2EBE563C663DDA3EC13EDFBD143A9B3EBE3E1DBEC5BDA2BED7BD04BE8E3D7EBDA93ECEBE813DCD3D6A3E993D943D913EE5BEC53E863E9D3E8DBD0D3EFABD36BEBEBEEABEC2BD16BC2B3D67BEB4BEF3BE103E133E8F3E5ABD123E173EEE3D04BF163F23BE9C3ED33EC43C023DBBBE2CBDFCBBE0BD063D86BE553E393E663EAFBEE93E8FBEA2BEACBDC83EE53D843E0CBE203DE53EFA3C0D3EFA3DC83EEC3C503EF23EBF3E0A3E31BD433E0ABFE13DCABEB03D4C3D1ABC41BE863E533EF8BCCA3E293ED5BE5BBE03BE9A3A93BEAA3CAD3E7A3E8E3EC6BDBEBEA6BDB3BDD43D29BE2BBEB2BE953EB53D613C613EA23E0BBE5CBE823E98BB4E3E833E2A3E37BD323D80BDA7BEB9BDE6BDD9BC113EAF3C64BE1E3E973EC13CD53D903E5EBE973EDCBC373E62BE9D3DC43D8FBD0DBE01BF6CBECB3D473C933DD83D093E32BE843B3DBE03BEF83DB0BE0ABE703C873E0C3E3A3E793E683E9CBE863D28BFCA3CDFBE2A3DBEBE6D3E4A3E303E953D663DD43E2A3F5A3E29BE083F5A3E4A3ECABEBFBECD3E603D82BC983E363E18BFB3BEE2BBF23A543E2EBE5CBED0BECB3DD33E263F36BDD2BDA4BE733E543ED33DA7BDD6BC283EB0BE9EBDCB3EE7BDF43EC73E9CBCA7BE6BBEB2BD94BED03D97BC1FBEFA3DB83DD3BDF83D603DAFBCA6BE653E993DCEBE9A3E0B3F02BF113D8EBE1D3E833EB33D54BE743E8EBC553EF43EEBBDB9BE773EA83DD43D093DFBBC2B3D4EBDB9BD273E2BBE6C3E1EBC273E29BD16BE37BD01BC68BEFEBE953EB9BD9F3E973E7E3E13BFEE3DA33EF4BD353E903DCEBE99BD9D3EF03E20BEDFBC4D3D853CE73D0BBEEDBE3A3E0F3E2BBD72BEB7BEA63CBD3C403FC3BD1FBE02BFBEBE333E3BBD4F3E433E4A3D8DBD993E373E25BD11BFDF3C1CBE333D6EBE853EE0BEB13EF23D973E713E9C3EB3BE3ABE993D083EBD3E98BE5F3E4F3D673EACBD6F3EA7BD8F3E27BE463D553E333E86BE8F3D0D3C333EDFBD69BD82BD883CEABB243DDFBDBD3ECBBAD93D88BE04BE073B873CF2BD8A3E37BE4D3E09BDE0BDE83D773E783EC43CAC3E0CBE15BD803E45BEF1BD373E953EE03E34BE1B3FB93D343D1B3D623C82BE173E36BDAC3E8B3D58BE873E753E803E8A3DA43E4E3EBCBD30BEEB3D46BDCB3DA3BE4EBD41BE96BC18BF983E503E9F3CA9BD843D1DBEC23D70BD10BD2CBE053D17BE8E3EA2BC9C3D48BED9BD493DC4BCCE3ED8BDFD397DBE80BE123F583E343E783D47BDB53DAFBD3E3E3EBE643E7CBEB8BEE7BE10BE9E3E803E863E823E91BD26BD1A3E563E303E1DBEC4BEB53D03BE023EA33E053F53BDB03E8B3DA9BDD6BEB4BCAB3C633E1EBD693E4F3EAA3DDC3ECD3E01BE2F3ED8BE103DA6BE1EBEF53E85BE0A3FAB3E59BD11BCB8BD72BE14BEDB3BB4BCCE3DBDBD683DA23E2CBEB1BD84BD683E94BDAFBEA63D033F0DBD4FBED6BE843E47BE9ABE6EBE1E3D493E643E15BE173E1DBE683E8B3E053EA13D76BE9EBD95BEC8BD663EDBBC85BE833E02BDA9BE143EBF3E683EE9BE36BE273ED7BD48BE96BD773EBEBC9ABED1BDABBDC2BD89BE12BFF7BEC03D99BE81BDA23E9DBEA73DAFBD9ABE8DBE2F3EBFBE613EDBBCE7BC313F34BE883DE1BE60BEEA3D463D723E1E3E64BD35BF16BEF1BE45BE833E3EBE09BF0ABF9E3D8DBD99BD1B3E183E42BEB7BD3FBE3DBE993E5E3D9F3ED83EEB3D56BECB3D99BEB03D22BD0FBD103DE53D353BC03E59BD0F3BB53D973CD2BC82BE863E6C3E3A3ED43D6A3D88BE213EA93EF23DC2BEB13A8ABEB93E21BED8BE1A3EBB3DB73C223EACBE87BE2D3E86BDC3BE7ABE7E3D18BEEABD9ABD90BE81BEA83EAEBB1E3EE23B4B3E603DC4BD2D3ECB3E9E3D1F3D7CBD0B3DAC3D4EBE993E123D2EBE62BE593E7DBE52BE84BE9E3DC4BDFFBE163E5CBED1BE563E953E30BD5BBCA9BCE53E9FBE1F3CBDBE5A3E34BDA3BE983E763D5D3E003EDF3D693EA13E74BEA83D98BE16BE863EBFBE6CBC383DBEBE5BBE49BE0A3E0FBE43BE173F913EB43CDF3D35BEFA3D34BD6E3D07BF9E3D323EA2BE543EEA3CB53E943D6B3E1B3EE5BD89BE123BCCBE433E83BE853C453EA53E4EBD773EBCBD8D3E263E98BD9FBD4FBE02BDE3BEADBEB7BDD93D853EB7BE68BE163EA7BEA4BD1E3E91BE6B3E78BD0C3E87BE00BF843EB63E963DC6BDB03E05BE683EE23D2A3EA7BE133D0E3F0ABE79BEFC3E863D15BECE3EE3BE27BE8D3D8ABDD5BD82BD60BE8FBE9E3E95BEE8BB91BE9CBEC83E21BD91BD123F8B3C443E1C3EF5BE7C3EB2BC5D3ED23EA8BCBFBD2EBA963E85BEBC3E5B3E10BD863E81BEA6BE71BE76BE9EBD8CBC29BEB6BE06BE0D3EBB3D5D3E0C3E073E09BD13BE65BEC93D583EA63E53BE9ABE96BD3ABE8EBE0F3E823D19BE8B3C8A3E79BD2D3DA2BE333E5D3E5F3D9A3EA13EA33E75BE943ED53E41BE4A3EEABC6C3E79BE84BE493DF63D32BE493FC0BD2DBDCABDCFBEA6BEE9BE933E08BE623E583D98BEA7BEAFBE19BD99BD19BE083FCD3DD33D72BE0A3E343EB8BEAABE193F70BE05BE17BF2C3D943DDA3D24BD84BDAC3E85BE083DBABE93BE7CBD94BE42BE91BAB93CB8BEDDBEEA3C653E14BEC7BD2EBE9ABE5E3E3FBEB3BDF23DD6BE873DB63EB4BE753DA33D0D3F66BE1A3E843E5ABD003E11BE233FBF3D393DE53CE73EDF3E923D7ABE74BC03BEFBBD21BECF3D873E9DBE943E76BDDDBDDC3DA03DBABD903E8DBE9E3D8A3E5C3DA93D4B3EBBBEA8BEFEBD863EA73D173E6FBED1BE553E733E003F58BEE7BE2A3C21BE973E0EBCFFBDF6BDDABDD43D553E08BE8CBE22BED03DE33BB3BE5FBD7BBED5BC6B3EAA3E583E51BEDE3EF2BBA0BCA9BE12BEC6BDD23EB8BDBABE313D593D033EF63D89BA89BE633E2EBE613E563DA23EFB3CB3BD8BBE0A3D3FBE5ABE0BBE653DE8BE893EFDBD9B3E9C3D4EBE113E47BE8E3DAD3C32BEF73C73BD8B3EE5BC163EE53D94BE3EBEAEBECBBEB6BB1B3C0C3EC9BD343E393E393ED1BA0C3F36BE403E63BD923EA33EC1BE1E3F18BED8BEF8BD01BF3DBE39BE2A3E78BD823E0E3D5C3D003FD0BC2F3F073CF63E6D3D38BDD9BE393EF6BD283EFEBEA13EE43E05BEA5BD383E31BD923E41BE3ABE05BD8A3D043D21BDCC3E6B3C073E1B3E9ABEC63DF43D25BEB13E0CBC2FBE913D3BBE8E3C783ED13E9CBEAD3E0C3E24BE853D91BEBDBC163FDC3E053E93BE813E92BDB53D8A3EA23E05BF3C3E803EA33EA3BE00BE77BCAABE5B3E553EF33ED63EC53E84BE85BC83BEB63E8D3E453E38BD36BE35BFA73EE23D88BE683E8F3E013EE6BE48BE06BEA13DD73EC33E93BE143EFEBDEF3CA83CB0BE9C3DEA3DC63E86BDBBBE0A3E5D3E673E3ABEC0BD59BE42BDAFBEB4BE83BE713E0BBE873E84BBBDBD13BEF93DAB3D633BBE3DD53EA33E91BE95BE96BD3EBEA8BD7BBDB53EBABE0E3E01BF9A3EC2BCF23D853E90BEB1BE833ED5BD00BD7B3E4EBD7CBD753E3D3F0B3EC5BC2CBE343E863EB7BEC2BE6FBE4FBE3B3F5CBE4B3E8EBD033F193E01BF9F3E473EB73CA9BE13BC263E8CBE633C1DBE213B41BE85BE2F3BB93C68BE753E4D3EDDBD21BEC23DB0BEE53D9D3E66BE16BEABBBE83E143DBD3E26BEA6BEB53D95BD41BE333E13BE9ABD29BEA9BE2CBF40BE003E8EBC6B3DC8BE99BE4E3E993E05BFC8BD9DBDB73EE7BDFBBE52BE823C0DBDA63E873E443CE7BCB03D5DBE29BE263EB2BBC6BD55BE503E833E3A3DEE3DEABE583E4DBDE0BCD73E6ABEFABE43BE173DDD3D27BE6BBD9EBEABBD693E6ABC64BE41BC1BBC75BDAEBC09BF97BE243E443E3CBE3E3E133D0BBF43BEF03D4BBEB73D55BD3C3E343C82BEA63D5CBDF8BDC9BE1B3E1B3E32BE8ABCE7BC5C3E563E1DBDF73DE93B6C3E3DBE953EB73DE2BD0DBDB13B8ABE7ABE873D763EADBEE73D34BF8CBE0FBE4CBE803E683D7FBE833D083E2A3E103E2B3C70BED3BCC5BEBB3CB93D743D6B3E613E1FBC2F3E863E393E813AC7BD8FBDAABD11BDE33EB2BE36BE813DB6BEF5BD2FBEBE3D4EBDD4BD603EA3BDAFBE65BA64BE4BBE69BD27BF8D3D963E0D3FFC3D463D46BE67BD8BBD3EBE9BBDA33D91BE63BE83BC3B3E72BDD6BDE2BE823EF23D90BD043E03BF0B3ECE3DC53EB4BE963D9D3D4B3EE83E843E833EDC3D48BFA0BEA83EB43DF4BD203DB1BE8BBE633DB8BDA8BC18BE66BC703E5BBE36BE2E3E603EA3BC173E60BE57BE073DE1BC2A3E89BEABBE93BECA3C12BD5D3D363F2DBE48BE353E863E853DCE3E2ABF3ABE143FDB3D15BDDA3EE2BB98BDA7BED43E03BDD8BC0D3DD3BD0ABCC23EBEBE1C3C69BE1BBDBBBEAE3E3ABEA6BE513E353BC63E23BD953E47BDEF3CCDBE3ABED1BC783EC7BC8DBDCFBD253CE2BDFF3B953DB3BD243C583EEBBD5DBA8EBEDA3D26BDBBBD853EA63D8DBEE9BD7D3E0FBF3F3EB13EA73DD23E3EBE97BD9F3EEC3D6E3E31BD57BE2ABE49BE57BECBBEDABD0A3E97BD90BDA83E64BD8ABE5C3D98BED23D593DD6BDB33DF1BAB23DA8BE18BEABBE69BE74BD07BFA93D823E2ABF90BE8ABEB73D06BF0FBED83E75BD0CBE7C3E053EC5BE333F27BEB83EE0BD3EBEB43E6CBDA7BE233C9CBC26BE63BE8BBE1DBE81BDDBBDEEBBF4BD113E223E6ABC703E023F93BE603EEA3D00BE51BE95BD47BEA73D653EF2BE9FBC353E4D3EB3BD7C3E9ABD9ABE59BE27BDC43E463F39BDFF3D1CBEFB3D0E3FE83D70BE93BD1ABE23BEB83DAEBD8A3E6B3E343E9BBE6C3E913EED3D423E473E99BE1F3D503E18BEAFBA9C3D383D25BEDABD84BD81BEDD3D81BDC2BC54BD09BE1BBEED3E41BC903C563E12BF3C3E8CBE09BE093F993E9ABD89BDD23E26BCBEBD5D3E14BE083E18BE8B3EC7BE90BE5ABE72BE61BEAB3ED73EF53E023E213B9E3EC1BB90BEB0BE2EBE96BEF73D133E48BE82BE81BE903DE8BECF3E7C3DB3BD98BD44BE51BE9FBDA7BDD1BEC7BEB3BE6DBEA73D3BBEBBBE2B3E813E393DF13DB6BD26BE13BDBCBEBF3D96BD05BD87BE88BDB03ED4BDC6BE73BB37BD8A3E993D4DBC88BDBF3D70BE9D3E173EDE3B153E823EB23D8C3D573D033D8A3D073F1CBE86BE18BE50BC3BBEFB3D43BE743D853E2CBF07BFBBBEA53E0D3E6D3E48BD9A3D973D8ABE9CBDA3BD123FCD3EBBBE853EBDBE863B",
      torch_tensor_16_torch.bfloat16: "0x02000000B43F9F3F8C3F283F4D3F553F263F503FAF3F6D3FA43F5C3FA03F3B3FAF3F913F",
      torch_tensor_16_torch.float32: "0x040000000000803FA216F33EFAD3663E9E2FDB3D9421503D70649E3C40A8DE3B0338093B3C54EF39C6AD2038289398372CE110378C92893645A2023628177835EB93EB34"
    }
  }
#-}
