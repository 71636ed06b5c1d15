#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4, d2)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, 0, d3, d4)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4, d2)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d4, d3, d1)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x1x16xbf16>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x1x1x11xf32>, %arg3: tensor<2xi32>, %arg4: tensor<2x11x2x32xbf16> {iree.abi.output = 1 : index}, %arg5: tensor<2x11x2x32xbf16> {iree.abi.output = 2 : index}, %arg6: tensor<16xbf16>, %arg7: tensor<16x128xbf16>, %arg8: tensor<16x64xbf16>, %arg9: tensor<16x64xbf16>, %arg10: tensor<32xbf16>, %arg11: tensor<32xbf16>, %arg12: tensor<128x16xbf16>) -> (tensor<2x1x16xbf16>, tensor<2x11x2x32xbf16>, tensor<2x11x2x32xbf16>) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.176776692 : f32
    %cst_1 = arith.constant 1.000000e+04 : f32
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 3.200000e+01 : f32
    %cst_5 = arith.constant 9.99999997E-7 : f32
    %cst_6 = arith.constant 1.600000e+01 : f32
    %cst_7 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x1x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x1x16xbf16>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %152 = arith.extf %in : bf16 to f32
      linalg.yield %152 : f32
    } -> tensor<2x1x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x1x16xf32>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.mulf %in, %in : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x16xf32>
    %3 = tensor.empty() : tensor<2x1xf32>
    %4 = linalg.fill ins(%cst_7 : f32) outs(%3 : tensor<2x1xf32>) -> tensor<2x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x1x16xf32>) outs(%4 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %out, %in : f32
      linalg.yield %152 : f32
    } -> tensor<2x1xf32>
    %expanded = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 1, 1] : tensor<2x1xf32> into tensor<2x1x1xf32>
    %6 = tensor.empty() : tensor<2x1x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x1xf32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.divf %in, %cst_6 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x1x1xf32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %in, %cst_5 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x1x1xf32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.rsqrt %in : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x1xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x16xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %10 : tensor<2x1x16xf32>, tensor<2x1x16xf32>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.mulf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x16xf32>
    %12 = tensor.empty() : tensor<2x1x16xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x1x16xf32>) outs(%12 : tensor<2x1x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x1x16xbf16>
    %14 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<16xbf16>) outs(%12 : tensor<2x1x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x16xbf16>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %13 : tensor<2x1x16xbf16>, tensor<2x1x16xbf16>) outs(%12 : tensor<2x1x16xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %152 = arith.mulf %in, %in_29 : bf16
      linalg.yield %152 : bf16
    } -> tensor<2x1x16xbf16>
    %collapsed = tensor.collapse_shape %15 [[0], [1, 2]] : tensor<2x1x16xbf16> into tensor<2x16xbf16>
    %16 = tensor.empty() : tensor<2x128xf32>
    %17 = linalg.fill ins(%cst_7 : f32) outs(%16 : tensor<2x128xf32>) -> tensor<2x128xf32>
    %18 = linalg.matmul ins(%collapsed, %arg7 : tensor<2x16xbf16>, tensor<16x128xbf16>) outs(%17 : tensor<2x128xf32>) -> tensor<2x128xf32>
    %19 = tensor.empty() : tensor<2x128xbf16>
    %20 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<2x128xf32>) outs(%19 : tensor<2x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x128xbf16>
    %21 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<2x128xbf16>) outs(%16 : tensor<2x128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %152 = arith.extf %in : bf16 to f32
      linalg.yield %152 : f32
    } -> tensor<2x128xf32>
    %22 = tensor.empty() : tensor<2x64xf32>
    %23 = linalg.fill ins(%cst_7 : f32) outs(%22 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %24 = linalg.matmul ins(%collapsed, %arg8 : tensor<2x16xbf16>, tensor<16x64xbf16>) outs(%23 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %25 = tensor.empty() : tensor<2x64xbf16>
    %26 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<2x64xf32>) outs(%25 : tensor<2x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x64xbf16>
    %27 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<2x64xbf16>) outs(%22 : tensor<2x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %152 = arith.extf %in : bf16 to f32
      linalg.yield %152 : f32
    } -> tensor<2x64xf32>
    %28 = linalg.matmul ins(%collapsed, %arg9 : tensor<2x16xbf16>, tensor<16x64xbf16>) outs(%23 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<2x64xf32>) outs(%25 : tensor<2x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x64xbf16>
    %expanded_8 = tensor.expand_shape %21 [[0], [1, 2, 3]] output_shape [2, 1, 4, 32] : tensor<2x128xf32> into tensor<2x1x4x32xf32>
    %expanded_9 = tensor.expand_shape %27 [[0], [1, 2, 3]] output_shape [2, 1, 2, 32] : tensor<2x64xf32> into tensor<2x1x2x32xf32>
    %expanded_10 = tensor.expand_shape %29 [[0], [1, 2, 3]] output_shape [2, 1, 2, 32] : tensor<2x64xbf16> into tensor<2x1x2x32xbf16>
    %30 = tensor.empty() : tensor<2x1x4x32xf32>
    %31 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<2x1x4x32xf32>) outs(%30 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.mulf %in, %in : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x4x32xf32>
    %32 = tensor.empty() : tensor<2x1x4xf32>
    %33 = linalg.fill ins(%cst_7 : f32) outs(%32 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %34 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<2x1x4x32xf32>) outs(%33 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %out, %in : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x4xf32>
    %expanded_11 = tensor.expand_shape %34 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %35 = tensor.empty() : tensor<2x1x4x1xf32>
    %36 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<2x1x4x1xf32>) outs(%35 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.divf %in, %cst_4 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x4x1xf32>
    %37 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<2x1x4x1xf32>) outs(%35 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %in, %cst_5 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x4x1xf32>
    %38 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x1x4x1xf32>) outs(%35 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.rsqrt %in : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x4x1xf32>
    %39 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x1x4x1xf32>) outs(%30 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8, %39 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%30 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.mulf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x4x32xf32>
    %41 = tensor.empty() : tensor<32xf32>
    %42 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%arg10 : tensor<32xbf16>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %152 = arith.extf %in : bf16 to f32
      linalg.yield %152 : f32
    } -> tensor<32xf32>
    %43 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%42 : tensor<32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %in, %cst_3 : f32
      linalg.yield %152 : f32
    } -> tensor<32xf32>
    %44 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<32xf32>) outs(%30 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %44 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%30 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.mulf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x4x32xf32>
    %46 = tensor.empty() : tensor<2x1x4x32xbf16>
    %47 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x1x4x32xf32>) outs(%46 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x1x4x32xbf16>
    %48 = tensor.empty() : tensor<2x1x2x32xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x1x2x32xf32>) outs(%48 : tensor<2x1x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.mulf %in, %in : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x2x32xf32>
    %50 = tensor.empty() : tensor<2x1x2xf32>
    %51 = linalg.fill ins(%cst_7 : f32) outs(%50 : tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<2x1x2x32xf32>) outs(%51 : tensor<2x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %out, %in : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x2xf32>
    %expanded_12 = tensor.expand_shape %52 [[0], [1], [2, 3]] output_shape [2, 1, 2, 1] : tensor<2x1x2xf32> into tensor<2x1x2x1xf32>
    %53 = tensor.empty() : tensor<2x1x2x1xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<2x1x2x1xf32>) outs(%53 : tensor<2x1x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.divf %in, %cst_4 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x2x1xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x1x2x1xf32>) outs(%53 : tensor<2x1x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %in, %cst_5 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x2x1xf32>
    %56 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x1x2x1xf32>) outs(%53 : tensor<2x1x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.rsqrt %in : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x2x1xf32>
    %57 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x1x2x1xf32>) outs(%48 : tensor<2x1x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x2x32xf32>
    %58 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9, %57 : tensor<2x1x2x32xf32>, tensor<2x1x2x32xf32>) outs(%48 : tensor<2x1x2x32xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.mulf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x2x32xf32>
    %59 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%arg11 : tensor<32xbf16>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %152 = arith.extf %in : bf16 to f32
      linalg.yield %152 : f32
    } -> tensor<32xf32>
    %60 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%59 : tensor<32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %in, %cst_3 : f32
      linalg.yield %152 : f32
    } -> tensor<32xf32>
    %61 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<32xf32>) outs(%48 : tensor<2x1x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x2x32xf32>
    %62 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %61 : tensor<2x1x2x32xf32>, tensor<2x1x2x32xf32>) outs(%48 : tensor<2x1x2x32xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.mulf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x2x32xf32>
    %63 = tensor.empty() : tensor<2x1x2x32xbf16>
    %64 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<2x1x2x32xf32>) outs(%63 : tensor<2x1x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x1x2x32xbf16>
    %65 = tensor.empty() : tensor<16xf32>
    %66 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%65 : tensor<16xf32>) {
    ^bb0(%out: f32):
      %152 = linalg.index 0 : index
      %153 = arith.index_cast %152 : index to i32
      %154 = arith.sitofp %153 : i32 to f32
      linalg.yield %154 : f32
    } -> tensor<16xf32>
    %67 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%66 : tensor<16xf32>) outs(%65 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.mulf %in, %cst_2 : f32
      linalg.yield %152 : f32
    } -> tensor<16xf32>
    %68 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%67 : tensor<16xf32>) outs(%65 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %in, %cst_7 : f32
      linalg.yield %152 : f32
    } -> tensor<16xf32>
    %69 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%68 : tensor<16xf32>) outs(%65 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.divf %in, %cst_4 : f32
      linalg.yield %152 : f32
    } -> tensor<16xf32>
    %70 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x1xi32>) outs(%3 : tensor<2x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %152 = arith.sitofp %in : i32 to f32
      linalg.yield %152 : f32
    } -> tensor<2x1xf32>
    %71 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%69 : tensor<16xf32>) outs(%65 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.powf %cst_1, %in : f32
      linalg.yield %152 : f32
    } -> tensor<16xf32>
    %72 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%71 : tensor<16xf32>) outs(%65 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.divf %cst_3, %in : f32
      linalg.yield %152 : f32
    } -> tensor<16xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x1xf32>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x16xf32>
    %74 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<16xf32>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x16xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %74 : tensor<2x1x16xf32>, tensor<2x1x16xf32>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.mulf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x16xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x1x16xf32>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.cos %in : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x16xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x1x16xf32>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.sin %in : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x16xf32>
    %extracted_slice = tensor.extract_slice %47[0, 0, 0, 0] [2, 1, 4, 16] [1, 1, 1, 1] : tensor<2x1x4x32xbf16> to tensor<2x1x4x16xbf16>
    %extracted_slice_13 = tensor.extract_slice %47[0, 0, 0, 16] [2, 1, 4, 16] [1, 1, 1, 1] : tensor<2x1x4x32xbf16> to tensor<2x1x4x16xbf16>
    %78 = tensor.empty() : tensor<2x1x4x16xf32>
    %79 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x1x4x16xbf16>) outs(%78 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %152 = arith.extf %in : bf16 to f32
      linalg.yield %152 : f32
    } -> tensor<2x1x4x16xf32>
    %80 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<2x1x16xf32>) outs(%78 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x16xf32>
    %81 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %80 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%78 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.mulf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x4x16xf32>
    %82 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_13 : tensor<2x1x4x16xbf16>) outs(%78 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %152 = arith.extf %in : bf16 to f32
      linalg.yield %152 : f32
    } -> tensor<2x1x4x16xf32>
    %83 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<2x1x16xf32>) outs(%78 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x16xf32>
    %84 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %83 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%78 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.mulf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x4x16xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %84 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%78 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.subf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x4x16xf32>
    %86 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %80 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%78 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.mulf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x4x16xf32>
    %87 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %83 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%78 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.mulf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x4x16xf32>
    %88 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %87 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%78 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.addf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x4x16xf32>
    %inserted_slice = tensor.insert_slice %85 into %30[0, 0, 0, 0] [2, 1, 4, 16] [1, 1, 1, 1] : tensor<2x1x4x16xf32> into tensor<2x1x4x32xf32>
    %inserted_slice_14 = tensor.insert_slice %88 into %inserted_slice[0, 0, 0, 16] [2, 1, 4, 16] [1, 1, 1, 1] : tensor<2x1x4x16xf32> into tensor<2x1x4x32xf32>
    %89 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_14 : tensor<2x1x4x32xf32>) outs(%46 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x1x4x32xbf16>
    %extracted_slice_15 = tensor.extract_slice %64[0, 0, 0, 0] [2, 1, 2, 16] [1, 1, 1, 1] : tensor<2x1x2x32xbf16> to tensor<2x1x2x16xbf16>
    %extracted_slice_16 = tensor.extract_slice %64[0, 0, 0, 16] [2, 1, 2, 16] [1, 1, 1, 1] : tensor<2x1x2x32xbf16> to tensor<2x1x2x16xbf16>
    %90 = tensor.empty() : tensor<2x1x2x16xf32>
    %91 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15 : tensor<2x1x2x16xbf16>) outs(%90 : tensor<2x1x2x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %152 = arith.extf %in : bf16 to f32
      linalg.yield %152 : f32
    } -> tensor<2x1x2x16xf32>
    %92 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<2x1x16xf32>) outs(%90 : tensor<2x1x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x2x16xf32>
    %93 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91, %92 : tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) outs(%90 : tensor<2x1x2x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.mulf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x2x16xf32>
    %94 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16 : tensor<2x1x2x16xbf16>) outs(%90 : tensor<2x1x2x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %152 = arith.extf %in : bf16 to f32
      linalg.yield %152 : f32
    } -> tensor<2x1x2x16xf32>
    %95 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<2x1x16xf32>) outs(%90 : tensor<2x1x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x2x16xf32>
    %96 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94, %95 : tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) outs(%90 : tensor<2x1x2x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.mulf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x2x16xf32>
    %97 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %96 : tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) outs(%90 : tensor<2x1x2x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.subf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x2x16xf32>
    %98 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94, %92 : tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) outs(%90 : tensor<2x1x2x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.mulf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x2x16xf32>
    %99 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91, %95 : tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) outs(%90 : tensor<2x1x2x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.mulf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x2x16xf32>
    %100 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98, %99 : tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) outs(%90 : tensor<2x1x2x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.addf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1x2x16xf32>
    %inserted_slice_17 = tensor.insert_slice %97 into %48[0, 0, 0, 0] [2, 1, 2, 16] [1, 1, 1, 1] : tensor<2x1x2x16xf32> into tensor<2x1x2x32xf32>
    %inserted_slice_18 = tensor.insert_slice %100 into %inserted_slice_17[0, 0, 0, 16] [2, 1, 2, 16] [1, 1, 1, 1] : tensor<2x1x2x16xf32> into tensor<2x1x2x32xf32>
    %101 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_18 : tensor<2x1x2x32xf32>) outs(%63 : tensor<2x1x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x1x2x32xbf16>
    %102 = tensor.empty() : tensor<11xi32>
    %103 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%102 : tensor<11xi32>) {
    ^bb0(%out: i32):
      %152 = linalg.index 0 : index
      %153 = arith.index_cast %152 : index to i32
      linalg.yield %153 : i32
    } -> tensor<11xi32>
    %expanded_19 = tensor.expand_shape %103 [[0, 1, 2, 3]] output_shape [1, 11, 1, 1] : tensor<11xi32> into tensor<1x11x1x1xi32>
    %104 = tensor.empty() : tensor<2x11x1x1xi32>
    %105 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_19 : tensor<1x11x1x1xi32>) outs(%104 : tensor<2x11x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x11x1x1xi32>
    %106 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2xi32>) outs(%104 : tensor<2x11x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x11x1x1xi32>
    %107 = tensor.empty() : tensor<2x11x1x1xi1>
    %108 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105, %106 : tensor<2x11x1x1xi32>, tensor<2x11x1x1xi32>) outs(%107 : tensor<2x11x1x1xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %152 = arith.cmpi eq, %in, %in_29 : i32
      linalg.yield %152 : i1
    } -> tensor<2x11x1x1xi1>
    %109 = call @_where(%108, %101, %arg4) : (tensor<2x11x1x1xi1>, tensor<2x1x2x32xbf16>, tensor<2x11x2x32xbf16>) -> tensor<2x11x2x32xbf16>
    %110 = call @_where(%108, %expanded_10, %arg5) : (tensor<2x11x1x1xi1>, tensor<2x1x2x32xbf16>, tensor<2x11x2x32xbf16>) -> tensor<2x11x2x32xbf16>
    %expanded_20 = tensor.expand_shape %89 [[0], [1], [2, 3], [4]] output_shape [2, 1, 2, 2, 32] : tensor<2x1x4x32xbf16> into tensor<2x1x2x2x32xbf16>
    %111 = tensor.empty() : tensor<2x2x11x32xbf16>
    %112 = linalg.generic {indexing_maps = [#map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<2x11x2x32xbf16>) outs(%111 : tensor<2x2x11x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x11x32xbf16>
    %113 = tensor.empty() : tensor<2x2x32x1x2xbf16>
    %114 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20 : tensor<2x1x2x2x32xbf16>) outs(%113 : tensor<2x2x32x1x2xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x32x1x2xbf16>
    %collapsed_21 = tensor.collapse_shape %112 [[0, 1], [2], [3]] : tensor<2x2x11x32xbf16> into tensor<4x11x32xbf16>
    %collapsed_22 = tensor.collapse_shape %114 [[0, 1], [2], [3, 4]] : tensor<2x2x32x1x2xbf16> into tensor<4x32x2xbf16>
    %115 = tensor.empty() : tensor<4x11x2xf32>
    %116 = linalg.fill ins(%cst_7 : f32) outs(%115 : tensor<4x11x2xf32>) -> tensor<4x11x2xf32>
    %117 = linalg.batch_matmul ins(%collapsed_21, %collapsed_22 : tensor<4x11x32xbf16>, tensor<4x32x2xbf16>) outs(%116 : tensor<4x11x2xf32>) -> tensor<4x11x2xf32>
    %expanded_23 = tensor.expand_shape %117 [[0, 1], [2], [3, 4]] output_shape [2, 2, 11, 1, 2] : tensor<4x11x2xf32> into tensor<2x2x11x1x2xf32>
    %118 = tensor.empty() : tensor<2x2x2x1x11xf32>
    %119 = linalg.generic {indexing_maps = [#map16, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<2x2x11x1x2xf32>) outs(%118 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x1x11xf32>
    %120 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%119 : tensor<2x2x2x1x11xf32>) outs(%118 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.mulf %in, %cst_0 : f32
      linalg.yield %152 : f32
    } -> tensor<2x2x2x1x11xf32>
    %121 = linalg.generic {indexing_maps = [#map17, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x1x1x11xf32>) outs(%118 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x1x11xf32>
    %122 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%120, %121 : tensor<2x2x2x1x11xf32>, tensor<2x2x2x1x11xf32>) outs(%118 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.addf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x2x2x1x11xf32>
    %123 = tensor.empty() : tensor<2x2x2x1xf32>
    %124 = linalg.fill ins(%cst : f32) outs(%123 : tensor<2x2x2x1xf32>) -> tensor<2x2x2x1xf32>
    %125 = linalg.generic {indexing_maps = [#map15, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%122 : tensor<2x2x2x1x11xf32>) outs(%124 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.maximumf %out, %in : f32
      linalg.yield %152 : f32
    } -> tensor<2x2x2x1xf32>
    %126 = linalg.generic {indexing_maps = [#map18, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%125 : tensor<2x2x2x1xf32>) outs(%118 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x1x11xf32>
    %127 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%122, %126 : tensor<2x2x2x1x11xf32>, tensor<2x2x2x1x11xf32>) outs(%118 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.subf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x2x2x1x11xf32>
    %128 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<2x2x2x1x11xf32>) outs(%118 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.exp %in : f32
      linalg.yield %152 : f32
    } -> tensor<2x2x2x1x11xf32>
    %129 = linalg.fill ins(%cst_7 : f32) outs(%123 : tensor<2x2x2x1xf32>) -> tensor<2x2x2x1xf32>
    %130 = linalg.generic {indexing_maps = [#map15, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%128 : tensor<2x2x2x1x11xf32>) outs(%129 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %out, %in : f32
      linalg.yield %152 : f32
    } -> tensor<2x2x2x1xf32>
    %131 = linalg.generic {indexing_maps = [#map18, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%130 : tensor<2x2x2x1xf32>) outs(%118 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x1x11xf32>
    %132 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%128, %131 : tensor<2x2x2x1x11xf32>, tensor<2x2x2x1x11xf32>) outs(%118 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %152 = arith.divf %in, %in_29 : f32
      linalg.yield %152 : f32
    } -> tensor<2x2x2x1x11xf32>
    %133 = tensor.empty() : tensor<2x2x2x1x11xbf16>
    %134 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%132 : tensor<2x2x2x1x11xf32>) outs(%133 : tensor<2x2x2x1x11xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x2x2x1x11xbf16>
    %135 = tensor.empty() : tensor<2x2x32x11xbf16>
    %136 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110 : tensor<2x11x2x32xbf16>) outs(%135 : tensor<2x2x32x11xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x32x11xbf16>
    %137 = tensor.empty() : tensor<2x2x11x2x1xbf16>
    %138 = linalg.generic {indexing_maps = [#map20, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<2x2x2x1x11xbf16>) outs(%137 : tensor<2x2x11x2x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x11x2x1xbf16>
    %collapsed_24 = tensor.collapse_shape %136 [[0, 1], [2], [3]] : tensor<2x2x32x11xbf16> into tensor<4x32x11xbf16>
    %collapsed_25 = tensor.collapse_shape %138 [[0, 1], [2], [3, 4]] : tensor<2x2x11x2x1xbf16> into tensor<4x11x2xbf16>
    %139 = tensor.empty() : tensor<4x32x2xf32>
    %140 = linalg.fill ins(%cst_7 : f32) outs(%139 : tensor<4x32x2xf32>) -> tensor<4x32x2xf32>
    %141 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<4x32x11xbf16>, tensor<4x11x2xbf16>) outs(%140 : tensor<4x32x2xf32>) -> tensor<4x32x2xf32>
    %142 = tensor.empty() : tensor<4x32x2xbf16>
    %143 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<4x32x2xf32>) outs(%142 : tensor<4x32x2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<4x32x2xbf16>
    %expanded_26 = tensor.expand_shape %143 [[0, 1], [2], [3, 4]] output_shape [2, 2, 32, 2, 1] : tensor<4x32x2xbf16> into tensor<2x2x32x2x1xbf16>
    %144 = tensor.empty() : tensor<2x1x2x2x32xbf16>
    %145 = linalg.generic {indexing_maps = [#map21, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<2x2x32x2x1xbf16>) outs(%144 : tensor<2x1x2x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x2x32xbf16>
    %collapsed_27 = tensor.collapse_shape %145 [[0], [1, 2, 3, 4]] : tensor<2x1x2x2x32xbf16> into tensor<2x128xbf16>
    %146 = tensor.empty() : tensor<2x16xf32>
    %147 = linalg.fill ins(%cst_7 : f32) outs(%146 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %148 = linalg.matmul ins(%collapsed_27, %arg12 : tensor<2x128xbf16>, tensor<128x16xbf16>) outs(%147 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %149 = tensor.empty() : tensor<2x16xbf16>
    %150 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%148 : tensor<2x16xf32>) outs(%149 : tensor<2x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x16xbf16>
    %expanded_28 = tensor.expand_shape %150 [[0], [1, 2]] output_shape [2, 1, 16] : tensor<2x16xbf16> into tensor<2x1x16xbf16>
    %151 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_28 : tensor<2x1x16xbf16>, tensor<2x1x16xbf16>) outs(%12 : tensor<2x1x16xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %152 = arith.addf %in, %in_29 : bf16
      linalg.yield %152 : bf16
    } -> tensor<2x1x16xbf16>
    return %151, %109, %110 : tensor<2x1x16xbf16>, tensor<2x11x2x32xbf16>, tensor<2x11x2x32xbf16>
  }
  func.func private @_where(%arg0: tensor<2x11x1x1xi1>, %arg1: tensor<2x1x2x32xbf16>, %arg2: tensor<2x11x2x32xbf16>) -> tensor<2x11x2x32xbf16> {
    %0 = tensor.empty() : tensor<2x11x2x32xi1>
    %1 = linalg.generic {indexing_maps = [#map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x11x1x1xi1>) outs(%0 : tensor<2x11x2x32xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x11x2x32xi1>
    %2 = tensor.empty() : tensor<2x11x2x32xbf16>
    %3 = linalg.generic {indexing_maps = [#map23, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x1x2x32xbf16>) outs(%2 : tensor<2x11x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x11x2x32xbf16>
    %4 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %3, %arg2 : tensor<2x11x2x32xi1>, tensor<2x11x2x32xbf16>, tensor<2x11x2x32xbf16>) outs(%2 : tensor<2x11x2x32xbf16>) {
    ^bb0(%in: i1, %in_0: bf16, %in_1: bf16, %out: bf16):
      %5 = arith.select %in, %in_0, %in_1 : bf16
      linalg.yield %5 : bf16
    } -> tensor<2x11x2x32xbf16>
    return %4 : tensor<2x11x2x32xbf16>
  }
}

