#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map14 = affine_map<() -> ()>
#map15 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d5)>
#map16 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d4, d5)>
#map17 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d0, 0, 0, d3, d4)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map25 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d2)>
#map26 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4, d5)>
#map27 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d4, d3, d1)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x5x16xbf16>, %arg1: tensor<2x1x5x11xf32>, %arg2: tensor<i32>, %arg3: tensor<2x11x2x32xbf16> {tf.aliasing_output = 1 : i32}, %arg4: tensor<2x11x2x32xbf16> {tf.aliasing_output = 2 : i32}, %arg5: tensor<16xbf16>, %arg6: tensor<16x128xbf16>, %arg7: tensor<16x64xbf16>, %arg8: tensor<16x64xbf16>, %arg9: tensor<32xbf16>, %arg10: tensor<32xbf16>, %arg11: tensor<128x16xbf16>) -> (tensor<2x5x16xbf16> {jax.result_info = "result[0]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[1]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[2]"}) {
    %cst = arith.constant 0xFF800000 : f32
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %c11_i32 = arith.constant 11 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant dense<0.176776692> : tensor<f32>
    %cst_3 = arith.constant dense<3.200000e+01> : tensor<f32>
    %cst_4 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %cst_5 = arith.constant dense<1.600000e+01> : tensor<f32>
    %0 = tensor.empty() : tensor<2x5x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x5x16xbf16>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %121 = arith.extf %in : bf16 to f32
      linalg.yield %121 : f32
    } -> tensor<2x5x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %1 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %121 = arith.mulf %in, %in_10 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x16xf32>
    %3 = tensor.empty() : tensor<2x5xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x5x16xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.addf %out, %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x5xf32>
    %6 = tensor.empty() : tensor<2x5x1xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x5xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %8 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %121 = arith.divf %in, %in_10 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x1xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %10 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %121 = arith.addf %in, %in_10 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = math.rsqrt %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x1xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x5x1xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x16xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %13 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %121 = arith.mulf %in, %in_10 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x16xf32>
    %15 = tensor.empty() : tensor<2x5x16xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x5x16xf32>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %121 = arith.truncf %in : f32 to bf16
      linalg.yield %121 : bf16
    } -> tensor<2x5x16xbf16>
    %17 = tensor.empty() : tensor<1x1x16xbf16>
    %18 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<16xbf16>) outs(%17 : tensor<1x1x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x16xbf16>
    %19 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<1x1x16xbf16>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x16xbf16>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %16 : tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: bf16):
      %121 = arith.mulf %in, %in_10 : bf16
      linalg.yield %121 : bf16
    } -> tensor<2x5x16xbf16>
    %21 = tensor.empty() : tensor<2x5x128xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %23 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg6 : tensor<2x5x16xbf16>, tensor<16x128xbf16>) outs(%22 : tensor<2x5x128xf32>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: f32):
      %121 = arith.extf %in : bf16 to f32
      %122 = arith.extf %in_10 : bf16 to f32
      %123 = arith.mulf %121, %122 : f32
      %124 = arith.addf %out, %123 : f32
      linalg.yield %124 : f32
    } -> tensor<2x5x128xf32>
    %24 = tensor.empty() : tensor<2x5x128xbf16>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x5x128xf32>) outs(%24 : tensor<2x5x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %121 = arith.truncf %in : f32 to bf16
      linalg.yield %121 : bf16
    } -> tensor<2x5x128xbf16>
    %26 = tensor.empty() : tensor<2x5x64xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg7 : tensor<2x5x16xbf16>, tensor<16x64xbf16>) outs(%27 : tensor<2x5x64xf32>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: f32):
      %121 = arith.extf %in : bf16 to f32
      %122 = arith.extf %in_10 : bf16 to f32
      %123 = arith.mulf %121, %122 : f32
      %124 = arith.addf %out, %123 : f32
      linalg.yield %124 : f32
    } -> tensor<2x5x64xf32>
    %29 = tensor.empty() : tensor<2x5x64xbf16>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x5x64xf32>) outs(%29 : tensor<2x5x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %121 = arith.truncf %in : f32 to bf16
      linalg.yield %121 : bf16
    } -> tensor<2x5x64xbf16>
    %31 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg8 : tensor<2x5x16xbf16>, tensor<16x64xbf16>) outs(%27 : tensor<2x5x64xf32>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: f32):
      %121 = arith.extf %in : bf16 to f32
      %122 = arith.extf %in_10 : bf16 to f32
      %123 = arith.mulf %121, %122 : f32
      %124 = arith.addf %out, %123 : f32
      linalg.yield %124 : f32
    } -> tensor<2x5x64xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x5x64xf32>) outs(%29 : tensor<2x5x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %121 = arith.truncf %in : f32 to bf16
      linalg.yield %121 : bf16
    } -> tensor<2x5x64xbf16>
    %expanded = tensor.expand_shape %25 [[0], [1], [2, 3]] output_shape [2, 5, 4, 32] : tensor<2x5x128xbf16> into tensor<2x5x4x32xbf16>
    %expanded_6 = tensor.expand_shape %30 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %expanded_7 = tensor.expand_shape %32 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %33 = tensor.empty() : tensor<2x5x4x32xf32>
    %34 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x5x4x32xbf16>) outs(%33 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %121 = arith.extf %in : bf16 to f32
      linalg.yield %121 : f32
    } -> tensor<2x5x4x32xf32>
    %35 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %34 : tensor<2x5x4x32xf32>, tensor<2x5x4x32xf32>) outs(%33 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %121 = arith.mulf %in, %in_10 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x4x32xf32>
    %36 = tensor.empty() : tensor<2x5x4xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %38 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<2x5x4x32xf32>) outs(%37 : tensor<2x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.addf %out, %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x4xf32>
    %39 = tensor.empty() : tensor<2x5x4x1xf32>
    %40 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x5x4xf32>) outs(%39 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x1xf32>
    %41 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%39 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x1xf32>
    %42 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %41 : tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) outs(%39 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %121 = arith.divf %in, %in_10 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x4x1xf32>
    %43 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%39 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x1xf32>
    %44 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %43 : tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) outs(%39 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %121 = arith.addf %in, %in_10 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x4x1xf32>
    %45 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<2x5x4x1xf32>) outs(%39 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = math.rsqrt %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x4x1xf32>
    %46 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x5x4x1xf32>) outs(%33 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x32xf32>
    %47 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %46 : tensor<2x5x4x32xf32>, tensor<2x5x4x32xf32>) outs(%33 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %121 = arith.mulf %in, %in_10 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x4x32xf32>
    %48 = tensor.empty() : tensor<2x5x4x32xbf16>
    %49 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<2x5x4x32xf32>) outs(%48 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %121 = arith.truncf %in : f32 to bf16
      linalg.yield %121 : bf16
    } -> tensor<2x5x4x32xbf16>
    %50 = tensor.empty() : tensor<1x1x1x32xbf16>
    %51 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg9 : tensor<32xbf16>) outs(%50 : tensor<1x1x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x1x32xbf16>
    %52 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<1x1x1x32xbf16>) outs(%48 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x32xbf16>
    %53 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %49 : tensor<2x5x4x32xbf16>, tensor<2x5x4x32xbf16>) outs(%48 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: bf16):
      %121 = arith.mulf %in, %in_10 : bf16
      linalg.yield %121 : bf16
    } -> tensor<2x5x4x32xbf16>
    %54 = tensor.empty() : tensor<2x5x2x32xf32>
    %55 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x5x2x32xbf16>) outs(%54 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %121 = arith.extf %in : bf16 to f32
      linalg.yield %121 : f32
    } -> tensor<2x5x2x32xf32>
    %56 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %55 : tensor<2x5x2x32xf32>, tensor<2x5x2x32xf32>) outs(%54 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %121 = arith.mulf %in, %in_10 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x2x32xf32>
    %57 = tensor.empty() : tensor<2x5x2xf32>
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<2x5x2xf32>) -> tensor<2x5x2xf32>
    %59 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<2x5x2x32xf32>) outs(%58 : tensor<2x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.addf %out, %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x2xf32>
    %60 = tensor.empty() : tensor<2x5x2x1xf32>
    %61 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x5x2xf32>) outs(%60 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x1xf32>
    %62 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%60 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x1xf32>
    %63 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %62 : tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) outs(%60 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %121 = arith.divf %in, %in_10 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x2x1xf32>
    %64 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%60 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x1xf32>
    %65 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %64 : tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) outs(%60 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %121 = arith.addf %in, %in_10 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x2x1xf32>
    %66 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<2x5x2x1xf32>) outs(%60 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = math.rsqrt %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x2x1xf32>
    %67 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<2x5x2x1xf32>) outs(%54 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x32xf32>
    %68 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %67 : tensor<2x5x2x32xf32>, tensor<2x5x2x32xf32>) outs(%54 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %121 = arith.mulf %in, %in_10 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x2x32xf32>
    %69 = tensor.empty() : tensor<2x5x2x32xbf16>
    %70 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68 : tensor<2x5x2x32xf32>) outs(%69 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %121 = arith.truncf %in : f32 to bf16
      linalg.yield %121 : bf16
    } -> tensor<2x5x2x32xbf16>
    %71 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg10 : tensor<32xbf16>) outs(%50 : tensor<1x1x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x1x32xbf16>
    %72 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<1x1x1x32xbf16>) outs(%69 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x32xbf16>
    %73 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %70 : tensor<2x5x2x32xbf16>, tensor<2x5x2x32xbf16>) outs(%69 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: bf16):
      %121 = arith.mulf %in, %in_10 : bf16
      linalg.yield %121 : bf16
    } -> tensor<2x5x2x32xbf16>
    %74 = tensor.empty() : tensor<i1>
    %75 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%74 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %121 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %121 : i1
    } -> tensor<i1>
    %76 = tensor.empty() : tensor<i32>
    %77 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%76 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %121 = arith.addi %in, %c11_i32 : i32
      linalg.yield %121 : i32
    } -> tensor<i32>
    %78 = linalg.generic {indexing_maps = [#map14, #map14, #map14, #map14], iterator_types = []} ins(%75, %77, %arg2 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%76 : tensor<i32>) {
    ^bb0(%in: i1, %in_10: i32, %in_11: i32, %out: i32):
      %121 = arith.select %in, %in_10, %in_11 : i32
      linalg.yield %121 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %78[] : tensor<i32>
    %79 = arith.index_cast %extracted : i32 to index
    %80 = arith.maxsi %79, %c0 : index
    %81 = arith.minsi %80, %c6 : index
    %inserted_slice = tensor.insert_slice %73 into %arg3[0, %81, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %inserted_slice_8 = tensor.insert_slice %expanded_7 into %arg4[0, %81, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %expanded_9 = tensor.expand_shape %53 [[0], [1], [2, 3], [4]] output_shape [2, 5, 2, 2, 32] : tensor<2x5x4x32xbf16> into tensor<2x5x2x2x32xbf16>
    %82 = tensor.empty() : tensor<2x2x11x5x2xf32>
    %83 = linalg.fill ins(%cst_0 : f32) outs(%82 : tensor<2x2x11x5x2xf32>) -> tensor<2x2x11x5x2xf32>
    %84 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice, %expanded_9 : tensor<2x11x2x32xbf16>, tensor<2x5x2x2x32xbf16>) outs(%83 : tensor<2x2x11x5x2xf32>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: f32):
      %121 = arith.extf %in : bf16 to f32
      %122 = arith.extf %in_10 : bf16 to f32
      %123 = arith.mulf %121, %122 : f32
      %124 = arith.addf %out, %123 : f32
      linalg.yield %124 : f32
    } -> tensor<2x2x11x5x2xf32>
    %85 = tensor.empty() : tensor<2x2x2x5x11xf32>
    %86 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%84 : tensor<2x2x11x5x2xf32>) outs(%85 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %87 = linalg.generic {indexing_maps = [#map20, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%85 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %88 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%86, %87 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%85 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %121 = arith.mulf %in, %in_10 : f32
      linalg.yield %121 : f32
    } -> tensor<2x2x2x5x11xf32>
    %89 = tensor.empty() : tensor<2x1x1x5x11xf32>
    %90 = linalg.generic {indexing_maps = [#map21, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x1x5x11xf32>) outs(%89 : tensor<2x1x1x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x5x11xf32>
    %91 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%90 : tensor<2x1x1x5x11xf32>) outs(%85 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %92 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%88, %91 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%85 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %121 = arith.addf %in, %in_10 : f32
      linalg.yield %121 : f32
    } -> tensor<2x2x2x5x11xf32>
    %93 = tensor.empty() : tensor<2x2x2x5xf32>
    %94 = linalg.fill ins(%cst : f32) outs(%93 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %95 = linalg.generic {indexing_maps = [#map19, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%92 : tensor<2x2x2x5x11xf32>) outs(%94 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.maximumf %out, %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x2x2x5xf32>
    %96 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%93 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5xf32>
    %97 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96, %95 : tensor<2x2x2x5xf32>, tensor<2x2x2x5xf32>) outs(%93 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %121 = arith.maximumf %in, %in_10 : f32
      linalg.yield %121 : f32
    } -> tensor<2x2x2x5xf32>
    %98 = tensor.empty() : tensor<2x2x2x5x1xf32>
    %99 = linalg.generic {indexing_maps = [#map23, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%97 : tensor<2x2x2x5xf32>) outs(%98 : tensor<2x2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x1xf32>
    %100 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%99 : tensor<2x2x2x5x1xf32>) outs(%85 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %101 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%92, %100 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%85 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %121 = arith.subf %in, %in_10 : f32
      linalg.yield %121 : f32
    } -> tensor<2x2x2x5x11xf32>
    %102 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%101 : tensor<2x2x2x5x11xf32>) outs(%85 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = math.exp %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x2x2x5x11xf32>
    %103 = linalg.fill ins(%cst_0 : f32) outs(%93 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %104 = linalg.generic {indexing_maps = [#map19, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%102 : tensor<2x2x2x5x11xf32>) outs(%103 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.addf %out, %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x2x2x5xf32>
    %105 = linalg.generic {indexing_maps = [#map23, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%104 : tensor<2x2x2x5xf32>) outs(%98 : tensor<2x2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x1xf32>
    %106 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%105 : tensor<2x2x2x5x1xf32>) outs(%85 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %107 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%102, %106 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%85 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %121 = arith.divf %in, %in_10 : f32
      linalg.yield %121 : f32
    } -> tensor<2x2x2x5x11xf32>
    %108 = tensor.empty() : tensor<2x2x2x5x11xbf16>
    %109 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%107 : tensor<2x2x2x5x11xf32>) outs(%108 : tensor<2x2x2x5x11xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %121 = arith.truncf %in : f32 to bf16
      linalg.yield %121 : bf16
    } -> tensor<2x2x2x5x11xbf16>
    %110 = tensor.empty() : tensor<2x2x32x2x5xf32>
    %111 = linalg.fill ins(%cst_0 : f32) outs(%110 : tensor<2x2x32x2x5xf32>) -> tensor<2x2x32x2x5xf32>
    %112 = linalg.generic {indexing_maps = [#map25, #map26, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice_8, %109 : tensor<2x11x2x32xbf16>, tensor<2x2x2x5x11xbf16>) outs(%111 : tensor<2x2x32x2x5xf32>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: f32):
      %121 = arith.extf %in : bf16 to f32
      %122 = arith.extf %in_10 : bf16 to f32
      %123 = arith.mulf %121, %122 : f32
      %124 = arith.addf %out, %123 : f32
      linalg.yield %124 : f32
    } -> tensor<2x2x32x2x5xf32>
    %113 = tensor.empty() : tensor<2x5x2x2x32xf32>
    %114 = linalg.generic {indexing_maps = [#map27, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%112 : tensor<2x2x32x2x5xf32>) outs(%113 : tensor<2x5x2x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x2x32xf32>
    %115 = tensor.empty() : tensor<2x5x2x2x32xbf16>
    %116 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<2x5x2x2x32xf32>) outs(%115 : tensor<2x5x2x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %121 = arith.truncf %in : f32 to bf16
      linalg.yield %121 : bf16
    } -> tensor<2x5x2x2x32xbf16>
    %collapsed = tensor.collapse_shape %116 [[0], [1], [2, 3, 4]] : tensor<2x5x2x2x32xbf16> into tensor<2x5x128xbf16>
    %117 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %118 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg11 : tensor<2x5x128xbf16>, tensor<128x16xbf16>) outs(%117 : tensor<2x5x16xf32>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: f32):
      %121 = arith.extf %in : bf16 to f32
      %122 = arith.extf %in_10 : bf16 to f32
      %123 = arith.mulf %121, %122 : f32
      %124 = arith.addf %out, %123 : f32
      linalg.yield %124 : f32
    } -> tensor<2x5x16xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<2x5x16xf32>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %121 = arith.truncf %in : f32 to bf16
      linalg.yield %121 : bf16
    } -> tensor<2x5x16xbf16>
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %119 : tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: bf16):
      %121 = arith.addf %in, %in_10 : bf16
      linalg.yield %121 : bf16
    } -> tensor<2x5x16xbf16>
    return %120, %inserted_slice, %inserted_slice_8 : tensor<2x5x16xbf16>, tensor<2x11x2x32xbf16>, tensor<2x11x2x32xbf16>
  }
}
