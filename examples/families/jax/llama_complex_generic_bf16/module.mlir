#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0) -> (d0)>
#map10 = affine_map<(d0) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map15 = affine_map<() -> ()>
#map16 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d5)>
#map17 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d4, d5)>
#map18 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d0, 0, 0, d3, d4)>
#map23 = affine_map<(d0, d1, d2, d3) -> ()>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map25 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d2)>
#map26 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4, d5)>
#map27 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d4, d3, d1)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x5x16xbf16>, %arg1: tensor<2x5xi32>, %arg2: tensor<2x1x5x11xf32>, %arg3: tensor<i32>, %arg4: tensor<2x11x2x32xbf16> {tf.aliasing_output = 1 : i32}, %arg5: tensor<2x11x2x32xbf16> {tf.aliasing_output = 2 : i32}, %arg6: tensor<16xbf16>, %arg7: tensor<16x128xbf16>, %arg8: tensor<16x64xbf16>, %arg9: tensor<16x64xbf16>, %arg10: tensor<128x16xbf16>) -> (tensor<2x5x16xbf16> {jax.result_info = "result[0]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[1]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[2]"}) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0xFF800000 : f32
    %c6 = arith.constant 6 : index
    %c11_i32 = arith.constant 11 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant dense<0.176776692> : tensor<f32>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<1.000000e+04> : tensor<f32>
    %cst_5 = arith.constant dense<3.200000e+01> : tensor<f32>
    %cst_6 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_7 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %cst_8 = arith.constant dense<1.600000e+01> : tensor<f32>
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<2x5x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x5x16xbf16>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %138 = arith.extf %in : bf16 to f32
      linalg.yield %138 : f32
    } -> tensor<2x5x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %1 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %138 = arith.mulf %in, %in_25 : f32
      linalg.yield %138 : f32
    } -> tensor<2x5x16xf32>
    %3 = tensor.empty() : tensor<2x5xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x5x16xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = arith.addf %out, %in : f32
      linalg.yield %138 : f32
    } -> tensor<2x5xf32>
    %6 = tensor.empty() : tensor<2x5x1xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x5xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %8 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %138 = arith.divf %in, %in_25 : f32
      linalg.yield %138 : f32
    } -> tensor<2x5x1xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %10 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %138 = arith.addf %in, %in_25 : f32
      linalg.yield %138 : f32
    } -> tensor<2x5x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = math.rsqrt %in : f32
      linalg.yield %138 : f32
    } -> tensor<2x5x1xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x5x1xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x16xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %13 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %138 = arith.mulf %in, %in_25 : f32
      linalg.yield %138 : f32
    } -> tensor<2x5x16xf32>
    %15 = tensor.empty() : tensor<2x5x16xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x5x16xf32>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %138 = arith.truncf %in : f32 to bf16
      linalg.yield %138 : bf16
    } -> tensor<2x5x16xbf16>
    %17 = tensor.empty() : tensor<1x1x16xbf16>
    %18 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<16xbf16>) outs(%17 : tensor<1x1x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x16xbf16>
    %19 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<1x1x16xbf16>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x16xbf16>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %16 : tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %138 = arith.mulf %in, %in_25 : bf16
      linalg.yield %138 : bf16
    } -> tensor<2x5x16xbf16>
    %21 = tensor.empty() : tensor<2x5x128xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %23 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg7 : tensor<2x5x16xbf16>, tensor<16x128xbf16>) outs(%22 : tensor<2x5x128xf32>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: f32):
      %138 = arith.extf %in : bf16 to f32
      %139 = arith.extf %in_25 : bf16 to f32
      %140 = arith.mulf %138, %139 : f32
      %141 = arith.addf %out, %140 : f32
      linalg.yield %141 : f32
    } -> tensor<2x5x128xf32>
    %24 = tensor.empty() : tensor<2x5x128xbf16>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x5x128xf32>) outs(%24 : tensor<2x5x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %138 = arith.truncf %in : f32 to bf16
      linalg.yield %138 : bf16
    } -> tensor<2x5x128xbf16>
    %26 = tensor.empty() : tensor<2x5x64xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg8 : tensor<2x5x16xbf16>, tensor<16x64xbf16>) outs(%27 : tensor<2x5x64xf32>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: f32):
      %138 = arith.extf %in : bf16 to f32
      %139 = arith.extf %in_25 : bf16 to f32
      %140 = arith.mulf %138, %139 : f32
      %141 = arith.addf %out, %140 : f32
      linalg.yield %141 : f32
    } -> tensor<2x5x64xf32>
    %29 = tensor.empty() : tensor<2x5x64xbf16>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x5x64xf32>) outs(%29 : tensor<2x5x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %138 = arith.truncf %in : f32 to bf16
      linalg.yield %138 : bf16
    } -> tensor<2x5x64xbf16>
    %31 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg9 : tensor<2x5x16xbf16>, tensor<16x64xbf16>) outs(%27 : tensor<2x5x64xf32>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: f32):
      %138 = arith.extf %in : bf16 to f32
      %139 = arith.extf %in_25 : bf16 to f32
      %140 = arith.mulf %138, %139 : f32
      %141 = arith.addf %out, %140 : f32
      linalg.yield %141 : f32
    } -> tensor<2x5x64xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x5x64xf32>) outs(%29 : tensor<2x5x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %138 = arith.truncf %in : f32 to bf16
      linalg.yield %138 : bf16
    } -> tensor<2x5x64xbf16>
    %expanded = tensor.expand_shape %25 [[0], [1], [2, 3]] output_shape [2, 5, 4, 32] : tensor<2x5x128xbf16> into tensor<2x5x4x32xbf16>
    %expanded_10 = tensor.expand_shape %30 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %expanded_11 = tensor.expand_shape %32 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %33 = tensor.empty() : tensor<16xf32>
    %34 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%33 : tensor<16xf32>) {
    ^bb0(%out: f32):
      %138 = linalg.index 0 : index
      %139 = arith.index_cast %138 : index to i32
      %140 = arith.sitofp %139 : i32 to f32
      linalg.yield %140 : f32
    } -> tensor<16xf32>
    %35 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %36 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%35, %34 : tensor<16xf32>, tensor<16xf32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %138 = arith.mulf %in, %in_25 : f32
      linalg.yield %138 : f32
    } -> tensor<16xf32>
    %37 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_9 : tensor<f32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %38 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%37, %36 : tensor<16xf32>, tensor<16xf32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %138 = arith.addf %in, %in_25 : f32
      linalg.yield %138 : f32
    } -> tensor<16xf32>
    %39 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %40 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%38, %39 : tensor<16xf32>, tensor<16xf32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %138 = arith.divf %in, %in_25 : f32
      linalg.yield %138 : f32
    } -> tensor<16xf32>
    %41 = tensor.empty() : tensor<2x5x1xi32>
    %42 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x5xi32>) outs(%41 : tensor<2x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x5x1xi32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<2x5x1xi32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %138 = arith.sitofp %in : i32 to f32
      linalg.yield %138 : f32
    } -> tensor<2x5x1xf32>
    %44 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %45 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%44, %40 : tensor<16xf32>, tensor<16xf32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %138 = math.powf %in, %in_25 : f32
      linalg.yield %138 : f32
    } -> tensor<16xf32>
    %46 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %47 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%46, %45 : tensor<16xf32>, tensor<16xf32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %138 = arith.divf %in, %in_25 : f32
      linalg.yield %138 : f32
    } -> tensor<16xf32>
    %48 = tensor.empty() : tensor<1x1x16xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<16xf32>) outs(%48 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x16xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x5x1xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x16xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<1x1x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x16xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %51 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %138 = arith.mulf %in, %in_25 : f32
      linalg.yield %138 : f32
    } -> tensor<2x5x16xf32>
    %53 = tensor.empty() : tensor<2x5x4x32xf32>
    %54 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x5x4x32xbf16>) outs(%53 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %138 = arith.extf %in : bf16 to f32
      linalg.yield %138 : f32
    } -> tensor<2x5x4x32xf32>
    %expanded_12 = tensor.expand_shape %54 [[0], [1], [2], [3, 4]] output_shape [2, 5, 4, 16, 2] : tensor<2x5x4x32xf32> into tensor<2x5x4x16x2xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = math.cos %in : f32
      linalg.yield %138 : f32
    } -> tensor<2x5x16xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = math.sin %in : f32
      linalg.yield %138 : f32
    } -> tensor<2x5x16xf32>
    %57 = tensor.empty() : tensor<2x5x16xcomplex<f32>>
    %58 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %56 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%57 : tensor<2x5x16xcomplex<f32>>) {
    ^bb0(%in: f32, %in_25: f32, %out: complex<f32>):
      %138 = complex.create %in, %in_25 : complex<f32>
      linalg.yield %138 : complex<f32>
    } -> tensor<2x5x16xcomplex<f32>>
    %59 = tensor.empty() : tensor<2x5x1x16xcomplex<f32>>
    %60 = linalg.generic {indexing_maps = [#map6, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x5x16xcomplex<f32>>) outs(%59 : tensor<2x5x1x16xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      linalg.yield %in : complex<f32>
    } -> tensor<2x5x1x16xcomplex<f32>>
    %extracted_slice = tensor.extract_slice %expanded_12[0, 0, 0, 0, 0] [2, 5, 4, 16, 1] [1, 1, 1, 1, 1] : tensor<2x5x4x16x2xf32> to tensor<2x5x4x16x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0], [1], [2], [3, 4]] : tensor<2x5x4x16x1xf32> into tensor<2x5x4x16xf32>
    %extracted_slice_13 = tensor.extract_slice %expanded_12[0, 0, 0, 0, 1] [2, 5, 4, 16, 1] [1, 1, 1, 1, 1] : tensor<2x5x4x16x2xf32> to tensor<2x5x4x16x1xf32>
    %collapsed_14 = tensor.collapse_shape %extracted_slice_13 [[0], [1], [2], [3, 4]] : tensor<2x5x4x16x1xf32> into tensor<2x5x4x16xf32>
    %61 = tensor.empty() : tensor<2x5x4x16xcomplex<f32>>
    %62 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %collapsed_14 : tensor<2x5x4x16xf32>, tensor<2x5x4x16xf32>) outs(%61 : tensor<2x5x4x16xcomplex<f32>>) {
    ^bb0(%in: f32, %in_25: f32, %out: complex<f32>):
      %138 = complex.create %in, %in_25 : complex<f32>
      linalg.yield %138 : complex<f32>
    } -> tensor<2x5x4x16xcomplex<f32>>
    %63 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<2x5x1x16xcomplex<f32>>) outs(%61 : tensor<2x5x4x16xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      linalg.yield %in : complex<f32>
    } -> tensor<2x5x4x16xcomplex<f32>>
    %64 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %63 : tensor<2x5x4x16xcomplex<f32>>, tensor<2x5x4x16xcomplex<f32>>) outs(%61 : tensor<2x5x4x16xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_25: complex<f32>, %out: complex<f32>):
      %138 = complex.mul %in, %in_25 : complex<f32>
      linalg.yield %138 : complex<f32>
    } -> tensor<2x5x4x16xcomplex<f32>>
    %65 = tensor.empty() : tensor<2x5x4x16xf32>
    %66 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<2x5x4x16xcomplex<f32>>) outs(%65 : tensor<2x5x4x16xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %138 = complex.re %in : complex<f32>
      linalg.yield %138 : f32
    } -> tensor<2x5x4x16xf32>
    %67 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<2x5x4x16xcomplex<f32>>) outs(%65 : tensor<2x5x4x16xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %138 = complex.im %in : complex<f32>
      linalg.yield %138 : f32
    } -> tensor<2x5x4x16xf32>
    %68 = tensor.empty() : tensor<2x5x4x16x1xf32>
    %69 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<2x5x4x16xf32>) outs(%68 : tensor<2x5x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x16x1xf32>
    %70 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<2x5x4x16xf32>) outs(%68 : tensor<2x5x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x16x1xf32>
    %71 = tensor.empty() : tensor<2x5x4x16x2xf32>
    %72 = linalg.generic {indexing_maps = [#map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%71 : tensor<2x5x4x16x2xf32>) {
    ^bb0(%out: f32):
      %138 = linalg.index 0 : index
      %139 = linalg.index 1 : index
      %140 = linalg.index 2 : index
      %141 = linalg.index 3 : index
      %142 = linalg.index 4 : index
      %143 = arith.cmpi ult, %142, %c1 : index
      %144 = scf.if %143 -> (f32) {
        %extracted_25 = tensor.extract %69[%138, %139, %140, %141, %142] : tensor<2x5x4x16x1xf32>
        scf.yield %extracted_25 : f32
      } else {
        %145 = arith.subi %142, %c1 : index
        %extracted_25 = tensor.extract %70[%138, %139, %140, %141, %145] : tensor<2x5x4x16x1xf32>
        scf.yield %extracted_25 : f32
      }
      linalg.yield %144 : f32
    } -> tensor<2x5x4x16x2xf32>
    %collapsed_15 = tensor.collapse_shape %72 [[0], [1], [2], [3, 4]] : tensor<2x5x4x16x2xf32> into tensor<2x5x4x32xf32>
    %73 = tensor.empty() : tensor<2x5x4x32xbf16>
    %74 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_15 : tensor<2x5x4x32xf32>) outs(%73 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %138 = arith.truncf %in : f32 to bf16
      linalg.yield %138 : bf16
    } -> tensor<2x5x4x32xbf16>
    %75 = tensor.empty() : tensor<2x5x2x32xf32>
    %76 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<2x5x2x32xbf16>) outs(%75 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %138 = arith.extf %in : bf16 to f32
      linalg.yield %138 : f32
    } -> tensor<2x5x2x32xf32>
    %expanded_16 = tensor.expand_shape %76 [[0], [1], [2], [3, 4]] output_shape [2, 5, 2, 16, 2] : tensor<2x5x2x32xf32> into tensor<2x5x2x16x2xf32>
    %extracted_slice_17 = tensor.extract_slice %expanded_16[0, 0, 0, 0, 0] [2, 5, 2, 16, 1] [1, 1, 1, 1, 1] : tensor<2x5x2x16x2xf32> to tensor<2x5x2x16x1xf32>
    %collapsed_18 = tensor.collapse_shape %extracted_slice_17 [[0], [1], [2], [3, 4]] : tensor<2x5x2x16x1xf32> into tensor<2x5x2x16xf32>
    %extracted_slice_19 = tensor.extract_slice %expanded_16[0, 0, 0, 0, 1] [2, 5, 2, 16, 1] [1, 1, 1, 1, 1] : tensor<2x5x2x16x2xf32> to tensor<2x5x2x16x1xf32>
    %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0], [1], [2], [3, 4]] : tensor<2x5x2x16x1xf32> into tensor<2x5x2x16xf32>
    %77 = tensor.empty() : tensor<2x5x2x16xcomplex<f32>>
    %78 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_18, %collapsed_20 : tensor<2x5x2x16xf32>, tensor<2x5x2x16xf32>) outs(%77 : tensor<2x5x2x16xcomplex<f32>>) {
    ^bb0(%in: f32, %in_25: f32, %out: complex<f32>):
      %138 = complex.create %in, %in_25 : complex<f32>
      linalg.yield %138 : complex<f32>
    } -> tensor<2x5x2x16xcomplex<f32>>
    %79 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<2x5x1x16xcomplex<f32>>) outs(%77 : tensor<2x5x2x16xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      linalg.yield %in : complex<f32>
    } -> tensor<2x5x2x16xcomplex<f32>>
    %80 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %79 : tensor<2x5x2x16xcomplex<f32>>, tensor<2x5x2x16xcomplex<f32>>) outs(%77 : tensor<2x5x2x16xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_25: complex<f32>, %out: complex<f32>):
      %138 = complex.mul %in, %in_25 : complex<f32>
      linalg.yield %138 : complex<f32>
    } -> tensor<2x5x2x16xcomplex<f32>>
    %81 = tensor.empty() : tensor<2x5x2x16xf32>
    %82 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80 : tensor<2x5x2x16xcomplex<f32>>) outs(%81 : tensor<2x5x2x16xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %138 = complex.re %in : complex<f32>
      linalg.yield %138 : f32
    } -> tensor<2x5x2x16xf32>
    %83 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80 : tensor<2x5x2x16xcomplex<f32>>) outs(%81 : tensor<2x5x2x16xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %138 = complex.im %in : complex<f32>
      linalg.yield %138 : f32
    } -> tensor<2x5x2x16xf32>
    %84 = tensor.empty() : tensor<2x5x2x16x1xf32>
    %85 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%82 : tensor<2x5x2x16xf32>) outs(%84 : tensor<2x5x2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x16x1xf32>
    %86 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<2x5x2x16xf32>) outs(%84 : tensor<2x5x2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x16x1xf32>
    %87 = tensor.empty() : tensor<2x5x2x16x2xf32>
    %88 = linalg.generic {indexing_maps = [#map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%87 : tensor<2x5x2x16x2xf32>) {
    ^bb0(%out: f32):
      %138 = linalg.index 0 : index
      %139 = linalg.index 1 : index
      %140 = linalg.index 2 : index
      %141 = linalg.index 3 : index
      %142 = linalg.index 4 : index
      %143 = arith.cmpi ult, %142, %c1 : index
      %144 = scf.if %143 -> (f32) {
        %extracted_25 = tensor.extract %85[%138, %139, %140, %141, %142] : tensor<2x5x2x16x1xf32>
        scf.yield %extracted_25 : f32
      } else {
        %145 = arith.subi %142, %c1 : index
        %extracted_25 = tensor.extract %86[%138, %139, %140, %141, %145] : tensor<2x5x2x16x1xf32>
        scf.yield %extracted_25 : f32
      }
      linalg.yield %144 : f32
    } -> tensor<2x5x2x16x2xf32>
    %collapsed_21 = tensor.collapse_shape %88 [[0], [1], [2], [3, 4]] : tensor<2x5x2x16x2xf32> into tensor<2x5x2x32xf32>
    %89 = tensor.empty() : tensor<2x5x2x32xbf16>
    %90 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_21 : tensor<2x5x2x32xf32>) outs(%89 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %138 = arith.truncf %in : f32 to bf16
      linalg.yield %138 : bf16
    } -> tensor<2x5x2x32xbf16>
    %91 = tensor.empty() : tensor<i1>
    %92 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%91 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %138 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %138 : i1
    } -> tensor<i1>
    %93 = tensor.empty() : tensor<i32>
    %94 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%93 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %138 = arith.addi %in, %c11_i32 : i32
      linalg.yield %138 : i32
    } -> tensor<i32>
    %95 = linalg.generic {indexing_maps = [#map15, #map15, #map15, #map15], iterator_types = []} ins(%92, %94, %arg3 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%93 : tensor<i32>) {
    ^bb0(%in: i1, %in_25: i32, %in_26: i32, %out: i32):
      %138 = arith.select %in, %in_25, %in_26 : i32
      linalg.yield %138 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %95[] : tensor<i32>
    %96 = arith.index_cast %extracted : i32 to index
    %97 = arith.maxsi %96, %c0 : index
    %98 = arith.minsi %97, %c6 : index
    %inserted_slice = tensor.insert_slice %90 into %arg4[0, %98, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %inserted_slice_22 = tensor.insert_slice %expanded_11 into %arg5[0, %98, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %expanded_23 = tensor.expand_shape %74 [[0], [1], [2, 3], [4]] output_shape [2, 5, 2, 2, 32] : tensor<2x5x4x32xbf16> into tensor<2x5x2x2x32xbf16>
    %99 = tensor.empty() : tensor<2x2x11x5x2xf32>
    %100 = linalg.fill ins(%cst_0 : f32) outs(%99 : tensor<2x2x11x5x2xf32>) -> tensor<2x2x11x5x2xf32>
    %101 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice, %expanded_23 : tensor<2x11x2x32xbf16>, tensor<2x5x2x2x32xbf16>) outs(%100 : tensor<2x2x11x5x2xf32>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: f32):
      %138 = arith.extf %in : bf16 to f32
      %139 = arith.extf %in_25 : bf16 to f32
      %140 = arith.mulf %138, %139 : f32
      %141 = arith.addf %out, %140 : f32
      linalg.yield %141 : f32
    } -> tensor<2x2x11x5x2xf32>
    %102 = tensor.empty() : tensor<2x2x2x5x11xf32>
    %103 = linalg.generic {indexing_maps = [#map19, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%101 : tensor<2x2x11x5x2xf32>) outs(%102 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %104 = linalg.generic {indexing_maps = [#map20, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%102 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %105 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%103, %104 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%102 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %138 = arith.mulf %in, %in_25 : f32
      linalg.yield %138 : f32
    } -> tensor<2x2x2x5x11xf32>
    %106 = tensor.empty() : tensor<2x1x1x5x11xf32>
    %107 = linalg.generic {indexing_maps = [#map21, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x1x5x11xf32>) outs(%106 : tensor<2x1x1x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x5x11xf32>
    %108 = linalg.generic {indexing_maps = [#map22, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%107 : tensor<2x1x1x5x11xf32>) outs(%102 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %109 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%105, %108 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%102 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %138 = arith.addf %in, %in_25 : f32
      linalg.yield %138 : f32
    } -> tensor<2x2x2x5x11xf32>
    %110 = tensor.empty() : tensor<2x2x2x5xf32>
    %111 = linalg.fill ins(%cst : f32) outs(%110 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %112 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%109 : tensor<2x2x2x5x11xf32>) outs(%111 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = arith.maximumf %out, %in : f32
      linalg.yield %138 : f32
    } -> tensor<2x2x2x5xf32>
    %113 = linalg.generic {indexing_maps = [#map23, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%110 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5xf32>
    %114 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113, %112 : tensor<2x2x2x5xf32>, tensor<2x2x2x5xf32>) outs(%110 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %138 = arith.maximumf %in, %in_25 : f32
      linalg.yield %138 : f32
    } -> tensor<2x2x2x5xf32>
    %115 = tensor.empty() : tensor<2x2x2x5x1xf32>
    %116 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<2x2x2x5xf32>) outs(%115 : tensor<2x2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x1xf32>
    %117 = linalg.generic {indexing_maps = [#map24, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%116 : tensor<2x2x2x5x1xf32>) outs(%102 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %118 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%109, %117 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%102 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %138 = arith.subf %in, %in_25 : f32
      linalg.yield %138 : f32
    } -> tensor<2x2x2x5x11xf32>
    %119 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%118 : tensor<2x2x2x5x11xf32>) outs(%102 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = math.exp %in : f32
      linalg.yield %138 : f32
    } -> tensor<2x2x2x5x11xf32>
    %120 = linalg.fill ins(%cst_0 : f32) outs(%110 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %121 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%119 : tensor<2x2x2x5x11xf32>) outs(%120 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = arith.addf %out, %in : f32
      linalg.yield %138 : f32
    } -> tensor<2x2x2x5xf32>
    %122 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<2x2x2x5xf32>) outs(%115 : tensor<2x2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x1xf32>
    %123 = linalg.generic {indexing_maps = [#map24, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%122 : tensor<2x2x2x5x1xf32>) outs(%102 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %124 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%119, %123 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%102 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %138 = arith.divf %in, %in_25 : f32
      linalg.yield %138 : f32
    } -> tensor<2x2x2x5x11xf32>
    %125 = tensor.empty() : tensor<2x2x2x5x11xbf16>
    %126 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%124 : tensor<2x2x2x5x11xf32>) outs(%125 : tensor<2x2x2x5x11xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %138 = arith.truncf %in : f32 to bf16
      linalg.yield %138 : bf16
    } -> tensor<2x2x2x5x11xbf16>
    %127 = tensor.empty() : tensor<2x2x32x2x5xf32>
    %128 = linalg.fill ins(%cst_0 : f32) outs(%127 : tensor<2x2x32x2x5xf32>) -> tensor<2x2x32x2x5xf32>
    %129 = linalg.generic {indexing_maps = [#map25, #map26, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice_22, %126 : tensor<2x11x2x32xbf16>, tensor<2x2x2x5x11xbf16>) outs(%128 : tensor<2x2x32x2x5xf32>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: f32):
      %138 = arith.extf %in : bf16 to f32
      %139 = arith.extf %in_25 : bf16 to f32
      %140 = arith.mulf %138, %139 : f32
      %141 = arith.addf %out, %140 : f32
      linalg.yield %141 : f32
    } -> tensor<2x2x32x2x5xf32>
    %130 = tensor.empty() : tensor<2x5x2x2x32xf32>
    %131 = linalg.generic {indexing_maps = [#map27, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<2x2x32x2x5xf32>) outs(%130 : tensor<2x5x2x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x2x32xf32>
    %132 = tensor.empty() : tensor<2x5x2x2x32xbf16>
    %133 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<2x5x2x2x32xf32>) outs(%132 : tensor<2x5x2x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %138 = arith.truncf %in : f32 to bf16
      linalg.yield %138 : bf16
    } -> tensor<2x5x2x2x32xbf16>
    %collapsed_24 = tensor.collapse_shape %133 [[0], [1], [2, 3, 4]] : tensor<2x5x2x2x32xbf16> into tensor<2x5x128xbf16>
    %134 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %135 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_24, %arg10 : tensor<2x5x128xbf16>, tensor<128x16xbf16>) outs(%134 : tensor<2x5x16xf32>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: f32):
      %138 = arith.extf %in : bf16 to f32
      %139 = arith.extf %in_25 : bf16 to f32
      %140 = arith.mulf %138, %139 : f32
      %141 = arith.addf %out, %140 : f32
      linalg.yield %141 : f32
    } -> tensor<2x5x16xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<2x5x16xf32>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %138 = arith.truncf %in : f32 to bf16
      linalg.yield %138 : bf16
    } -> tensor<2x5x16xbf16>
    %137 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %136 : tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: bf16, %in_25: bf16, %out: bf16):
      %138 = arith.addf %in, %in_25 : bf16
      linalg.yield %138 : bf16
    } -> tensor<2x5x16xbf16>
    return %137, %inserted_slice, %inserted_slice_22 : tensor<2x5x16xbf16>, tensor<2x11x2x32xbf16>, tensor<2x11x2x32xbf16>
  }
}
