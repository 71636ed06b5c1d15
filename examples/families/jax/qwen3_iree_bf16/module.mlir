#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map9 = affine_map<(d0) -> (d0)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map11 = affine_map<() -> ()>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4, d2)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, 0, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4, d2)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d4, d3, d1)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x5x16xbf16>, %arg1: tensor<2x5xi32>, %arg2: tensor<2x1x5x11xf32>, %arg3: tensor<i32>, %arg4: tensor<2x11x2x32xbf16> {iree.abi.output = 1 : index}, %arg5: tensor<2x11x2x32xbf16> {iree.abi.output = 2 : index}, %arg6: tensor<16xbf16>, %arg7: tensor<16x128xbf16>, %arg8: tensor<16x64xbf16>, %arg9: tensor<16x64xbf16>, %arg10: tensor<32xbf16>, %arg11: tensor<32xbf16>, %arg12: tensor<128x16xbf16>) -> (tensor<2x5x16xbf16>, tensor<2x11x2x32xbf16>, tensor<2x11x2x32xbf16>) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.176776692 : f32
    %c6 = arith.constant 6 : index
    %c11_i32 = arith.constant 11 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e+04 : f32
    %cst_3 = arith.constant 2.000000e+00 : f32
    %cst_4 = arith.constant 3.200000e+01 : f32
    %cst_5 = arith.constant 9.99999997E-7 : f32
    %cst_6 = arith.constant 1.600000e+01 : f32
    %cst_7 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x5x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x5x16xbf16>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %142 = arith.extf %in : bf16 to f32
      linalg.yield %142 : f32
    } -> tensor<2x5x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.mulf %in, %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x5x16xf32>
    %3 = tensor.empty() : tensor<2x5xf32>
    %4 = linalg.fill ins(%cst_7 : f32) outs(%3 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x5x16xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.addf %out, %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x5xf32>
    %expanded = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 5, 1] : tensor<2x5xf32> into tensor<2x5x1xf32>
    %6 = tensor.empty() : tensor<2x5x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.divf %in, %cst_6 : f32
      linalg.yield %142 : f32
    } -> tensor<2x5x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.addf %in, %cst_5 : f32
      linalg.yield %142 : f32
    } -> tensor<2x5x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = math.rsqrt %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x5x1xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x5x1xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x16xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %10 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %142 = arith.mulf %in, %in_30 : f32
      linalg.yield %142 : f32
    } -> tensor<2x5x16xf32>
    %12 = tensor.empty() : tensor<2x5x16xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x5x16xf32>) outs(%12 : tensor<2x5x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %142 = arith.truncf %in : f32 to bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x16xbf16>
    %14 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<16xbf16>) outs(%12 : tensor<2x5x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x16xbf16>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %13 : tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) outs(%12 : tensor<2x5x16xbf16>) {
    ^bb0(%in: bf16, %in_30: bf16, %out: bf16):
      %142 = arith.mulf %in, %in_30 : bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x16xbf16>
    %collapsed = tensor.collapse_shape %15 [[0, 1], [2]] : tensor<2x5x16xbf16> into tensor<10x16xbf16>
    %16 = tensor.empty() : tensor<10x128xf32>
    %17 = linalg.fill ins(%cst_7 : f32) outs(%16 : tensor<10x128xf32>) -> tensor<10x128xf32>
    %18 = linalg.matmul ins(%collapsed, %arg7 : tensor<10x16xbf16>, tensor<16x128xbf16>) outs(%17 : tensor<10x128xf32>) -> tensor<10x128xf32>
    %19 = tensor.empty() : tensor<10x128xbf16>
    %20 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<10x128xf32>) outs(%19 : tensor<10x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %142 = arith.truncf %in : f32 to bf16
      linalg.yield %142 : bf16
    } -> tensor<10x128xbf16>
    %21 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<10x128xbf16>) outs(%16 : tensor<10x128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %142 = arith.extf %in : bf16 to f32
      linalg.yield %142 : f32
    } -> tensor<10x128xf32>
    %22 = tensor.empty() : tensor<10x64xf32>
    %23 = linalg.fill ins(%cst_7 : f32) outs(%22 : tensor<10x64xf32>) -> tensor<10x64xf32>
    %24 = linalg.matmul ins(%collapsed, %arg8 : tensor<10x16xbf16>, tensor<16x64xbf16>) outs(%23 : tensor<10x64xf32>) -> tensor<10x64xf32>
    %25 = tensor.empty() : tensor<10x64xbf16>
    %26 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<10x64xf32>) outs(%25 : tensor<10x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %142 = arith.truncf %in : f32 to bf16
      linalg.yield %142 : bf16
    } -> tensor<10x64xbf16>
    %27 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<10x64xbf16>) outs(%22 : tensor<10x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %142 = arith.extf %in : bf16 to f32
      linalg.yield %142 : f32
    } -> tensor<10x64xf32>
    %28 = linalg.matmul ins(%collapsed, %arg9 : tensor<10x16xbf16>, tensor<16x64xbf16>) outs(%23 : tensor<10x64xf32>) -> tensor<10x64xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<10x64xf32>) outs(%25 : tensor<10x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %142 = arith.truncf %in : f32 to bf16
      linalg.yield %142 : bf16
    } -> tensor<10x64xbf16>
    %expanded_8 = tensor.expand_shape %21 [[0, 1], [2, 3]] output_shape [2, 5, 4, 32] : tensor<10x128xf32> into tensor<2x5x4x32xf32>
    %expanded_9 = tensor.expand_shape %27 [[0, 1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<10x64xf32> into tensor<2x5x2x32xf32>
    %expanded_10 = tensor.expand_shape %29 [[0, 1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<10x64xbf16> into tensor<2x5x2x32xbf16>
    %30 = tensor.empty() : tensor<2x5x4x32xf32>
    %31 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<2x5x4x32xf32>) outs(%30 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.mulf %in, %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x5x4x32xf32>
    %32 = tensor.empty() : tensor<2x5x4xf32>
    %33 = linalg.fill ins(%cst_7 : f32) outs(%32 : tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %34 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<2x5x4x32xf32>) outs(%33 : tensor<2x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.addf %out, %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x5x4xf32>
    %expanded_11 = tensor.expand_shape %34 [[0], [1], [2, 3]] output_shape [2, 5, 4, 1] : tensor<2x5x4xf32> into tensor<2x5x4x1xf32>
    %35 = tensor.empty() : tensor<2x5x4x1xf32>
    %36 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<2x5x4x1xf32>) outs(%35 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.divf %in, %cst_4 : f32
      linalg.yield %142 : f32
    } -> tensor<2x5x4x1xf32>
    %37 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<2x5x4x1xf32>) outs(%35 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.addf %in, %cst_5 : f32
      linalg.yield %142 : f32
    } -> tensor<2x5x4x1xf32>
    %38 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x5x4x1xf32>) outs(%35 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = math.rsqrt %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x5x4x1xf32>
    %39 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x5x4x1xf32>) outs(%30 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x32xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8, %39 : tensor<2x5x4x32xf32>, tensor<2x5x4x32xf32>) outs(%30 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %142 = arith.mulf %in, %in_30 : f32
      linalg.yield %142 : f32
    } -> tensor<2x5x4x32xf32>
    %41 = tensor.empty() : tensor<2x5x4x32xbf16>
    %42 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x5x4x32xf32>) outs(%41 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %142 = arith.truncf %in : f32 to bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x4x32xbf16>
    %43 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg10 : tensor<32xbf16>) outs(%41 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x32xbf16>
    %44 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %42 : tensor<2x5x4x32xbf16>, tensor<2x5x4x32xbf16>) outs(%41 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %in_30: bf16, %out: bf16):
      %142 = arith.mulf %in, %in_30 : bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x4x32xbf16>
    %45 = tensor.empty() : tensor<2x5x2x32xf32>
    %46 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x5x2x32xf32>) outs(%45 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.mulf %in, %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x5x2x32xf32>
    %47 = tensor.empty() : tensor<2x5x2xf32>
    %48 = linalg.fill ins(%cst_7 : f32) outs(%47 : tensor<2x5x2xf32>) -> tensor<2x5x2xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%46 : tensor<2x5x2x32xf32>) outs(%48 : tensor<2x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.addf %out, %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x5x2xf32>
    %expanded_12 = tensor.expand_shape %49 [[0], [1], [2, 3]] output_shape [2, 5, 2, 1] : tensor<2x5x2xf32> into tensor<2x5x2x1xf32>
    %50 = tensor.empty() : tensor<2x5x2x1xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<2x5x2x1xf32>) outs(%50 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.divf %in, %cst_4 : f32
      linalg.yield %142 : f32
    } -> tensor<2x5x2x1xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x5x2x1xf32>) outs(%50 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.addf %in, %cst_5 : f32
      linalg.yield %142 : f32
    } -> tensor<2x5x2x1xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x5x2x1xf32>) outs(%50 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = math.rsqrt %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x5x2x1xf32>
    %54 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x5x2x1xf32>) outs(%45 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x32xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9, %54 : tensor<2x5x2x32xf32>, tensor<2x5x2x32xf32>) outs(%45 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %142 = arith.mulf %in, %in_30 : f32
      linalg.yield %142 : f32
    } -> tensor<2x5x2x32xf32>
    %56 = tensor.empty() : tensor<2x5x2x32xbf16>
    %57 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x5x2x32xf32>) outs(%56 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %142 = arith.truncf %in : f32 to bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x2x32xbf16>
    %58 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg11 : tensor<32xbf16>) outs(%56 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x32xbf16>
    %59 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %57 : tensor<2x5x2x32xbf16>, tensor<2x5x2x32xbf16>) outs(%56 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %in_30: bf16, %out: bf16):
      %142 = arith.mulf %in, %in_30 : bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x2x32xbf16>
    %60 = tensor.empty() : tensor<16xf32>
    %61 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%60 : tensor<16xf32>) {
    ^bb0(%out: f32):
      %142 = linalg.index 0 : index
      %143 = arith.index_cast %142 : index to i32
      %144 = arith.sitofp %143 : i32 to f32
      linalg.yield %144 : f32
    } -> tensor<16xf32>
    %62 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%61 : tensor<16xf32>) outs(%60 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.mulf %in, %cst_3 : f32
      linalg.yield %142 : f32
    } -> tensor<16xf32>
    %63 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%62 : tensor<16xf32>) outs(%60 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.addf %in, %cst_7 : f32
      linalg.yield %142 : f32
    } -> tensor<16xf32>
    %64 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%63 : tensor<16xf32>) outs(%60 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.divf %in, %cst_4 : f32
      linalg.yield %142 : f32
    } -> tensor<16xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x5xi32>) outs(%3 : tensor<2x5xf32>) {
    ^bb0(%in: i32, %out: f32):
      %142 = arith.sitofp %in : i32 to f32
      linalg.yield %142 : f32
    } -> tensor<2x5xf32>
    %66 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%64 : tensor<16xf32>) outs(%60 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = math.powf %cst_2, %in : f32
      linalg.yield %142 : f32
    } -> tensor<16xf32>
    %67 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%66 : tensor<16xf32>) outs(%60 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.divf %cst_1, %in : f32
      linalg.yield %142 : f32
    } -> tensor<16xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<2x5xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x16xf32>
    %69 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x16xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %69 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %142 = arith.mulf %in, %in_30 : f32
      linalg.yield %142 : f32
    } -> tensor<2x5x16xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = math.cos %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x5x16xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<2x5x16xf32>) outs(%12 : tensor<2x5x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %142 = arith.truncf %in : f32 to bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x16xbf16>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = math.sin %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x5x16xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x5x16xf32>) outs(%12 : tensor<2x5x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %142 = arith.truncf %in : f32 to bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x16xbf16>
    %extracted_slice = tensor.extract_slice %44[0, 0, 0, 0] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x32xbf16> to tensor<2x5x4x16xbf16>
    %extracted_slice_13 = tensor.extract_slice %44[0, 0, 0, 16] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x32xbf16> to tensor<2x5x4x16xbf16>
    %75 = tensor.empty() : tensor<2x5x4x16xbf16>
    %76 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<2x5x16xbf16>) outs(%75 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x16xbf16>
    %77 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %76 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%75 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %in_30: bf16, %out: bf16):
      %142 = arith.mulf %in, %in_30 : bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x4x16xbf16>
    %78 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<2x5x16xbf16>) outs(%75 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x16xbf16>
    %79 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_13, %78 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%75 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %in_30: bf16, %out: bf16):
      %142 = arith.mulf %in, %in_30 : bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x4x16xbf16>
    %80 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77, %79 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%75 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %in_30: bf16, %out: bf16):
      %142 = arith.subf %in, %in_30 : bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x4x16xbf16>
    %81 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_13, %76 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%75 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %in_30: bf16, %out: bf16):
      %142 = arith.mulf %in, %in_30 : bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x4x16xbf16>
    %82 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %78 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%75 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %in_30: bf16, %out: bf16):
      %142 = arith.mulf %in, %in_30 : bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x4x16xbf16>
    %83 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %82 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%75 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %in_30: bf16, %out: bf16):
      %142 = arith.addf %in, %in_30 : bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x4x16xbf16>
    %inserted_slice = tensor.insert_slice %80 into %41[0, 0, 0, 0] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x16xbf16> into tensor<2x5x4x32xbf16>
    %inserted_slice_14 = tensor.insert_slice %83 into %inserted_slice[0, 0, 0, 16] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x16xbf16> into tensor<2x5x4x32xbf16>
    %extracted_slice_15 = tensor.extract_slice %59[0, 0, 0, 0] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> to tensor<2x5x2x16xbf16>
    %extracted_slice_16 = tensor.extract_slice %59[0, 0, 0, 16] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> to tensor<2x5x2x16xbf16>
    %84 = tensor.empty() : tensor<2x5x2x16xbf16>
    %85 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<2x5x16xbf16>) outs(%84 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x16xbf16>
    %86 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15, %85 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%84 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %in_30: bf16, %out: bf16):
      %142 = arith.mulf %in, %in_30 : bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x2x16xbf16>
    %87 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<2x5x16xbf16>) outs(%84 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x16xbf16>
    %88 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %87 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%84 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %in_30: bf16, %out: bf16):
      %142 = arith.mulf %in, %in_30 : bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x2x16xbf16>
    %89 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %88 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%84 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %in_30: bf16, %out: bf16):
      %142 = arith.subf %in, %in_30 : bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x2x16xbf16>
    %90 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %85 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%84 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %in_30: bf16, %out: bf16):
      %142 = arith.mulf %in, %in_30 : bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x2x16xbf16>
    %91 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15, %87 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%84 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %in_30: bf16, %out: bf16):
      %142 = arith.mulf %in, %in_30 : bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x2x16xbf16>
    %92 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %91 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%84 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %in_30: bf16, %out: bf16):
      %142 = arith.addf %in, %in_30 : bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x2x16xbf16>
    %inserted_slice_17 = tensor.insert_slice %89 into %56[0, 0, 0, 0] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x16xbf16> into tensor<2x5x2x32xbf16>
    %inserted_slice_18 = tensor.insert_slice %92 into %inserted_slice_17[0, 0, 0, 16] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x16xbf16> into tensor<2x5x2x32xbf16>
    %93 = tensor.empty() : tensor<i1>
    %94 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%93 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %142 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %142 : i1
    } -> tensor<i1>
    %95 = tensor.empty() : tensor<i32>
    %96 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%95 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %142 = arith.addi %in, %c11_i32 : i32
      linalg.yield %142 : i32
    } -> tensor<i32>
    %97 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map11], iterator_types = []} ins(%94, %96, %arg3 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%95 : tensor<i32>) {
    ^bb0(%in: i1, %in_30: i32, %in_31: i32, %out: i32):
      %142 = arith.select %in, %in_30, %in_31 : i32
      linalg.yield %142 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %97[] : tensor<i32>
    %98 = arith.index_cast %extracted : i32 to index
    %99 = arith.maxsi %98, %c0 : index
    %100 = arith.minsi %99, %c6 : index
    %inserted_slice_19 = tensor.insert_slice %inserted_slice_18 into %arg4[0, %100, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %inserted_slice_20 = tensor.insert_slice %expanded_10 into %arg5[0, %100, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %expanded_21 = tensor.expand_shape %inserted_slice_14 [[0], [1], [2, 3], [4]] output_shape [2, 5, 2, 2, 32] : tensor<2x5x4x32xbf16> into tensor<2x5x2x2x32xbf16>
    %101 = tensor.empty() : tensor<2x2x11x32xbf16>
    %102 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_19 : tensor<2x11x2x32xbf16>) outs(%101 : tensor<2x2x11x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x11x32xbf16>
    %103 = tensor.empty() : tensor<2x2x32x5x2xbf16>
    %104 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21 : tensor<2x5x2x2x32xbf16>) outs(%103 : tensor<2x2x32x5x2xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x32x5x2xbf16>
    %collapsed_22 = tensor.collapse_shape %102 [[0, 1], [2], [3]] : tensor<2x2x11x32xbf16> into tensor<4x11x32xbf16>
    %collapsed_23 = tensor.collapse_shape %104 [[0, 1], [2], [3, 4]] : tensor<2x2x32x5x2xbf16> into tensor<4x32x10xbf16>
    %105 = tensor.empty() : tensor<4x11x10xf32>
    %106 = linalg.fill ins(%cst_7 : f32) outs(%105 : tensor<4x11x10xf32>) -> tensor<4x11x10xf32>
    %107 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<4x11x32xbf16>, tensor<4x32x10xbf16>) outs(%106 : tensor<4x11x10xf32>) -> tensor<4x11x10xf32>
    %expanded_24 = tensor.expand_shape %107 [[0, 1], [2], [3, 4]] output_shape [2, 2, 11, 5, 2] : tensor<4x11x10xf32> into tensor<2x2x11x5x2xf32>
    %108 = tensor.empty() : tensor<2x2x2x5x11xf32>
    %109 = linalg.generic {indexing_maps = [#map15, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_24 : tensor<2x2x11x5x2xf32>) outs(%108 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %110 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<2x2x2x5x11xf32>) outs(%108 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.mulf %in, %cst_0 : f32
      linalg.yield %142 : f32
    } -> tensor<2x2x2x5x11xf32>
    %111 = linalg.generic {indexing_maps = [#map16, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x1x5x11xf32>) outs(%108 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %112 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%110, %111 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%108 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %142 = arith.addf %in, %in_30 : f32
      linalg.yield %142 : f32
    } -> tensor<2x2x2x5x11xf32>
    %113 = tensor.empty() : tensor<2x2x2x5xf32>
    %114 = linalg.fill ins(%cst : f32) outs(%113 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %115 = linalg.generic {indexing_maps = [#map14, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%112 : tensor<2x2x2x5x11xf32>) outs(%114 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.maximumf %out, %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x2x2x5xf32>
    %116 = linalg.generic {indexing_maps = [#map17, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<2x2x2x5xf32>) outs(%108 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %117 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%112, %116 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%108 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %142 = arith.subf %in, %in_30 : f32
      linalg.yield %142 : f32
    } -> tensor<2x2x2x5x11xf32>
    %118 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<2x2x2x5x11xf32>) outs(%108 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = math.exp %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x2x2x5x11xf32>
    %119 = linalg.fill ins(%cst_7 : f32) outs(%113 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %120 = linalg.generic {indexing_maps = [#map14, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%118 : tensor<2x2x2x5x11xf32>) outs(%119 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.addf %out, %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x2x2x5xf32>
    %121 = linalg.generic {indexing_maps = [#map17, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%120 : tensor<2x2x2x5xf32>) outs(%108 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %122 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%118, %121 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%108 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %142 = arith.divf %in, %in_30 : f32
      linalg.yield %142 : f32
    } -> tensor<2x2x2x5x11xf32>
    %123 = tensor.empty() : tensor<2x2x2x5x11xbf16>
    %124 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%122 : tensor<2x2x2x5x11xf32>) outs(%123 : tensor<2x2x2x5x11xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %142 = arith.truncf %in : f32 to bf16
      linalg.yield %142 : bf16
    } -> tensor<2x2x2x5x11xbf16>
    %125 = tensor.empty() : tensor<2x2x32x11xbf16>
    %126 = linalg.generic {indexing_maps = [#map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_20 : tensor<2x11x2x32xbf16>) outs(%125 : tensor<2x2x32x11xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x32x11xbf16>
    %127 = tensor.empty() : tensor<2x2x11x2x5xbf16>
    %128 = linalg.generic {indexing_maps = [#map19, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%124 : tensor<2x2x2x5x11xbf16>) outs(%127 : tensor<2x2x11x2x5xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x11x2x5xbf16>
    %collapsed_25 = tensor.collapse_shape %126 [[0, 1], [2], [3]] : tensor<2x2x32x11xbf16> into tensor<4x32x11xbf16>
    %collapsed_26 = tensor.collapse_shape %128 [[0, 1], [2], [3, 4]] : tensor<2x2x11x2x5xbf16> into tensor<4x11x10xbf16>
    %129 = tensor.empty() : tensor<4x32x10xf32>
    %130 = linalg.fill ins(%cst_7 : f32) outs(%129 : tensor<4x32x10xf32>) -> tensor<4x32x10xf32>
    %131 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<4x32x11xbf16>, tensor<4x11x10xbf16>) outs(%130 : tensor<4x32x10xf32>) -> tensor<4x32x10xf32>
    %132 = tensor.empty() : tensor<4x32x10xbf16>
    %133 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<4x32x10xf32>) outs(%132 : tensor<4x32x10xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %142 = arith.truncf %in : f32 to bf16
      linalg.yield %142 : bf16
    } -> tensor<4x32x10xbf16>
    %expanded_27 = tensor.expand_shape %133 [[0, 1], [2], [3, 4]] output_shape [2, 2, 32, 2, 5] : tensor<4x32x10xbf16> into tensor<2x2x32x2x5xbf16>
    %134 = tensor.empty() : tensor<2x5x2x2x32xbf16>
    %135 = linalg.generic {indexing_maps = [#map20, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<2x2x32x2x5xbf16>) outs(%134 : tensor<2x5x2x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x2x32xbf16>
    %collapsed_28 = tensor.collapse_shape %135 [[0, 1], [2, 3, 4]] : tensor<2x5x2x2x32xbf16> into tensor<10x128xbf16>
    %136 = tensor.empty() : tensor<10x16xf32>
    %137 = linalg.fill ins(%cst_7 : f32) outs(%136 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %138 = linalg.matmul ins(%collapsed_28, %arg12 : tensor<10x128xbf16>, tensor<128x16xbf16>) outs(%137 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %139 = tensor.empty() : tensor<10x16xbf16>
    %140 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<10x16xf32>) outs(%139 : tensor<10x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %142 = arith.truncf %in : f32 to bf16
      linalg.yield %142 : bf16
    } -> tensor<10x16xbf16>
    %expanded_29 = tensor.expand_shape %140 [[0, 1], [2]] output_shape [2, 5, 16] : tensor<10x16xbf16> into tensor<2x5x16xbf16>
    %141 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_29 : tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) outs(%12 : tensor<2x5x16xbf16>) {
    ^bb0(%in: bf16, %in_30: bf16, %out: bf16):
      %142 = arith.addf %in, %in_30 : bf16
      linalg.yield %142 : bf16
    } -> tensor<2x5x16xbf16>
    return %141, %inserted_slice_19, %inserted_slice_20 : tensor<2x5x16xbf16>, tensor<2x11x2x32xbf16>, tensor<2x11x2x32xbf16>
  }
}

