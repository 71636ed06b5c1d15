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
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map15 = affine_map<() -> ()>
#map16 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d5)>
#map17 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d4, d5)>
#map18 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, 0, 0, d3, d4)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map26 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d2)>
#map27 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4, d5)>
#map28 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d4, d3, d1)>
#map29 = affine_map<(d0, d1) -> ()>
#map30 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x5x16xbf16>, %arg1: tensor<2x5xi32>, %arg2: tensor<2x1x5x11xf32>, %arg3: tensor<i32>, %arg4: tensor<2x11x2x32xbf16> {tf.aliasing_output = 1 : i32}, %arg5: tensor<2x11x2x32xbf16> {tf.aliasing_output = 2 : i32}, %arg6: tensor<16xbf16>, %arg7: tensor<16x128xbf16>, %arg8: tensor<16x64xbf16>, %arg9: tensor<16x64xbf16>, %arg10: tensor<32xbf16>, %arg11: tensor<32xbf16>, %arg12: tensor<24x32xf32>, %arg13: tensor<128x16xbf16>) -> (tensor<2x5x16xbf16> {jax.result_info = "result[0]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[1]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[2]"}) {
    %c16 = arith.constant 16 : index
    %cst = arith.constant 0xFF800000 : f32
    %c6 = arith.constant 6 : index
    %c11_i32 = arith.constant 11 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant dense<0.176776692> : tensor<f32>
    %cst_3 = arith.constant dense<3.200000e+01> : tensor<f32>
    %cst_4 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %cst_5 = arith.constant dense<1.600000e+01> : tensor<f32>
    %0 = tensor.empty() : tensor<2x5x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x5x16xbf16>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %148 = arith.extf %in : bf16 to f32
      linalg.yield %148 : f32
    } -> tensor<2x5x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %1 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %148 = arith.mulf %in, %in_15 : f32
      linalg.yield %148 : f32
    } -> tensor<2x5x16xf32>
    %3 = tensor.empty() : tensor<2x5xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x5x16xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.addf %out, %in : f32
      linalg.yield %148 : f32
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
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %148 = arith.divf %in, %in_15 : f32
      linalg.yield %148 : f32
    } -> tensor<2x5x1xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %10 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %148 = arith.addf %in, %in_15 : f32
      linalg.yield %148 : f32
    } -> tensor<2x5x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = math.rsqrt %in : f32
      linalg.yield %148 : f32
    } -> tensor<2x5x1xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x5x1xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x16xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %13 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %148 = arith.mulf %in, %in_15 : f32
      linalg.yield %148 : f32
    } -> tensor<2x5x16xf32>
    %15 = tensor.empty() : tensor<2x5x16xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x5x16xf32>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
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
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_15 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x16xbf16>
    %21 = tensor.empty() : tensor<2x5x128xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %23 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg7 : tensor<2x5x16xbf16>, tensor<16x128xbf16>) outs(%22 : tensor<2x5x128xf32>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: f32):
      %148 = arith.extf %in : bf16 to f32
      %149 = arith.extf %in_15 : bf16 to f32
      %150 = arith.mulf %148, %149 : f32
      %151 = arith.addf %out, %150 : f32
      linalg.yield %151 : f32
    } -> tensor<2x5x128xf32>
    %24 = tensor.empty() : tensor<2x5x128xbf16>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x5x128xf32>) outs(%24 : tensor<2x5x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x128xbf16>
    %26 = tensor.empty() : tensor<2x5x64xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg8 : tensor<2x5x16xbf16>, tensor<16x64xbf16>) outs(%27 : tensor<2x5x64xf32>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: f32):
      %148 = arith.extf %in : bf16 to f32
      %149 = arith.extf %in_15 : bf16 to f32
      %150 = arith.mulf %148, %149 : f32
      %151 = arith.addf %out, %150 : f32
      linalg.yield %151 : f32
    } -> tensor<2x5x64xf32>
    %29 = tensor.empty() : tensor<2x5x64xbf16>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x5x64xf32>) outs(%29 : tensor<2x5x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x64xbf16>
    %31 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg9 : tensor<2x5x16xbf16>, tensor<16x64xbf16>) outs(%27 : tensor<2x5x64xf32>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: f32):
      %148 = arith.extf %in : bf16 to f32
      %149 = arith.extf %in_15 : bf16 to f32
      %150 = arith.mulf %148, %149 : f32
      %151 = arith.addf %out, %150 : f32
      linalg.yield %151 : f32
    } -> tensor<2x5x64xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x5x64xf32>) outs(%29 : tensor<2x5x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x64xbf16>
    %expanded = tensor.expand_shape %25 [[0], [1], [2, 3]] output_shape [2, 5, 4, 32] : tensor<2x5x128xbf16> into tensor<2x5x4x32xbf16>
    %expanded_6 = tensor.expand_shape %30 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %expanded_7 = tensor.expand_shape %32 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %33 = tensor.empty() : tensor<2x5x4x32xf32>
    %34 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x5x4x32xbf16>) outs(%33 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %148 = arith.extf %in : bf16 to f32
      linalg.yield %148 : f32
    } -> tensor<2x5x4x32xf32>
    %35 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %34 : tensor<2x5x4x32xf32>, tensor<2x5x4x32xf32>) outs(%33 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %148 = arith.mulf %in, %in_15 : f32
      linalg.yield %148 : f32
    } -> tensor<2x5x4x32xf32>
    %36 = tensor.empty() : tensor<2x5x4xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %38 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<2x5x4x32xf32>) outs(%37 : tensor<2x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.addf %out, %in : f32
      linalg.yield %148 : f32
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
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %148 = arith.divf %in, %in_15 : f32
      linalg.yield %148 : f32
    } -> tensor<2x5x4x1xf32>
    %43 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%39 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x1xf32>
    %44 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %43 : tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) outs(%39 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %148 = arith.addf %in, %in_15 : f32
      linalg.yield %148 : f32
    } -> tensor<2x5x4x1xf32>
    %45 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<2x5x4x1xf32>) outs(%39 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = math.rsqrt %in : f32
      linalg.yield %148 : f32
    } -> tensor<2x5x4x1xf32>
    %46 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x5x4x1xf32>) outs(%33 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x32xf32>
    %47 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %46 : tensor<2x5x4x32xf32>, tensor<2x5x4x32xf32>) outs(%33 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %148 = arith.mulf %in, %in_15 : f32
      linalg.yield %148 : f32
    } -> tensor<2x5x4x32xf32>
    %48 = tensor.empty() : tensor<2x5x4x32xbf16>
    %49 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<2x5x4x32xf32>) outs(%48 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x4x32xbf16>
    %50 = tensor.empty() : tensor<1x1x1x32xbf16>
    %51 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg10 : tensor<32xbf16>) outs(%50 : tensor<1x1x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x1x32xbf16>
    %52 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<1x1x1x32xbf16>) outs(%48 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x32xbf16>
    %53 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %49 : tensor<2x5x4x32xbf16>, tensor<2x5x4x32xbf16>) outs(%48 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_15 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x4x32xbf16>
    %54 = tensor.empty() : tensor<2x5x2x32xf32>
    %55 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x5x2x32xbf16>) outs(%54 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %148 = arith.extf %in : bf16 to f32
      linalg.yield %148 : f32
    } -> tensor<2x5x2x32xf32>
    %56 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %55 : tensor<2x5x2x32xf32>, tensor<2x5x2x32xf32>) outs(%54 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %148 = arith.mulf %in, %in_15 : f32
      linalg.yield %148 : f32
    } -> tensor<2x5x2x32xf32>
    %57 = tensor.empty() : tensor<2x5x2xf32>
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<2x5x2xf32>) -> tensor<2x5x2xf32>
    %59 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<2x5x2x32xf32>) outs(%58 : tensor<2x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.addf %out, %in : f32
      linalg.yield %148 : f32
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
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %148 = arith.divf %in, %in_15 : f32
      linalg.yield %148 : f32
    } -> tensor<2x5x2x1xf32>
    %64 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%60 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x1xf32>
    %65 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %64 : tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) outs(%60 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %148 = arith.addf %in, %in_15 : f32
      linalg.yield %148 : f32
    } -> tensor<2x5x2x1xf32>
    %66 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<2x5x2x1xf32>) outs(%60 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = math.rsqrt %in : f32
      linalg.yield %148 : f32
    } -> tensor<2x5x2x1xf32>
    %67 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<2x5x2x1xf32>) outs(%54 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x32xf32>
    %68 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %67 : tensor<2x5x2x32xf32>, tensor<2x5x2x32xf32>) outs(%54 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %148 = arith.mulf %in, %in_15 : f32
      linalg.yield %148 : f32
    } -> tensor<2x5x2x32xf32>
    %69 = tensor.empty() : tensor<2x5x2x32xbf16>
    %70 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68 : tensor<2x5x2x32xf32>) outs(%69 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x2x32xbf16>
    %71 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg11 : tensor<32xbf16>) outs(%50 : tensor<1x1x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x1x32xbf16>
    %72 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<1x1x1x32xbf16>) outs(%69 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x32xbf16>
    %73 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %70 : tensor<2x5x2x32xbf16>, tensor<2x5x2x32xbf16>) outs(%69 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_15 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x2x32xbf16>
    %74 = call @_take(%arg12, %arg1) : (tensor<24x32xf32>, tensor<2x5xi32>) -> tensor<2x5x32xf32>
    %extracted_slice = tensor.extract_slice %74[0, 0, 0] [2, 5, 16] [1, 1, 1] : tensor<2x5x32xf32> to tensor<2x5x16xf32>
    %extracted_slice_8 = tensor.extract_slice %74[0, 0, 16] [2, 5, 16] [1, 1, 1] : tensor<2x5x32xf32> to tensor<2x5x16xf32>
    %75 = tensor.empty() : tensor<2x5x1x16xf32>
    %76 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x5x16xf32>) outs(%75 : tensor<2x5x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1x16xf32>
    %77 = tensor.empty() : tensor<2x5x1x16xbf16>
    %78 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<2x5x1x16xf32>) outs(%77 : tensor<2x5x1x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x1x16xbf16>
    %79 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_8 : tensor<2x5x16xf32>) outs(%75 : tensor<2x5x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1x16xf32>
    %80 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<2x5x1x16xf32>) outs(%77 : tensor<2x5x1x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x1x16xbf16>
    %extracted_slice_9 = tensor.extract_slice %53[0, 0, 0, 0] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x32xbf16> to tensor<2x5x4x16xbf16>
    %extracted_slice_10 = tensor.extract_slice %53[0, 0, 0, 16] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x32xbf16> to tensor<2x5x4x16xbf16>
    %81 = tensor.empty() : tensor<2x5x4x16xbf16>
    %82 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78 : tensor<2x5x1x16xbf16>) outs(%81 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x16xbf16>
    %83 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_9, %82 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%81 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_15 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x4x16xbf16>
    %84 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80 : tensor<2x5x1x16xbf16>) outs(%81 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x16xbf16>
    %85 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_10, %84 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%81 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_15 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x4x16xbf16>
    %86 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %85 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%81 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %148 = arith.subf %in, %in_15 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x4x16xbf16>
    %87 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_10, %82 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%81 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_15 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x4x16xbf16>
    %88 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_9, %84 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%81 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_15 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x4x16xbf16>
    %89 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %88 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%81 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %148 = arith.addf %in, %in_15 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x4x16xbf16>
    %90 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%48 : tensor<2x5x4x32xbf16>) {
    ^bb0(%out: bf16):
      %148 = linalg.index 0 : index
      %149 = linalg.index 1 : index
      %150 = linalg.index 2 : index
      %151 = linalg.index 3 : index
      %152 = arith.cmpi ult, %151, %c16 : index
      %153 = scf.if %152 -> (bf16) {
        %extracted_15 = tensor.extract %86[%148, %149, %150, %151] : tensor<2x5x4x16xbf16>
        scf.yield %extracted_15 : bf16
      } else {
        %154 = arith.subi %151, %c16 : index
        %extracted_15 = tensor.extract %89[%148, %149, %150, %154] : tensor<2x5x4x16xbf16>
        scf.yield %extracted_15 : bf16
      }
      linalg.yield %153 : bf16
    } -> tensor<2x5x4x32xbf16>
    %extracted_slice_11 = tensor.extract_slice %73[0, 0, 0, 0] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> to tensor<2x5x2x16xbf16>
    %extracted_slice_12 = tensor.extract_slice %73[0, 0, 0, 16] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> to tensor<2x5x2x16xbf16>
    %91 = tensor.empty() : tensor<2x5x2x16xbf16>
    %92 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78 : tensor<2x5x1x16xbf16>) outs(%91 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x16xbf16>
    %93 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %92 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%91 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_15 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x2x16xbf16>
    %94 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80 : tensor<2x5x1x16xbf16>) outs(%91 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x16xbf16>
    %95 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %94 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%91 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_15 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x2x16xbf16>
    %96 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %95 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%91 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %148 = arith.subf %in, %in_15 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x2x16xbf16>
    %97 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %92 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%91 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_15 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x2x16xbf16>
    %98 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %94 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%91 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_15 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x2x16xbf16>
    %99 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97, %98 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%91 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %148 = arith.addf %in, %in_15 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x2x16xbf16>
    %100 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%69 : tensor<2x5x2x32xbf16>) {
    ^bb0(%out: bf16):
      %148 = linalg.index 0 : index
      %149 = linalg.index 1 : index
      %150 = linalg.index 2 : index
      %151 = linalg.index 3 : index
      %152 = arith.cmpi ult, %151, %c16 : index
      %153 = scf.if %152 -> (bf16) {
        %extracted_15 = tensor.extract %96[%148, %149, %150, %151] : tensor<2x5x2x16xbf16>
        scf.yield %extracted_15 : bf16
      } else {
        %154 = arith.subi %151, %c16 : index
        %extracted_15 = tensor.extract %99[%148, %149, %150, %154] : tensor<2x5x2x16xbf16>
        scf.yield %extracted_15 : bf16
      }
      linalg.yield %153 : bf16
    } -> tensor<2x5x2x32xbf16>
    %101 = tensor.empty() : tensor<i1>
    %102 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%101 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %148 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %148 : i1
    } -> tensor<i1>
    %103 = tensor.empty() : tensor<i32>
    %104 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%103 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %148 = arith.addi %in, %c11_i32 : i32
      linalg.yield %148 : i32
    } -> tensor<i32>
    %105 = linalg.generic {indexing_maps = [#map15, #map15, #map15, #map15], iterator_types = []} ins(%102, %104, %arg3 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%103 : tensor<i32>) {
    ^bb0(%in: i1, %in_15: i32, %in_16: i32, %out: i32):
      %148 = arith.select %in, %in_15, %in_16 : i32
      linalg.yield %148 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %105[] : tensor<i32>
    %106 = arith.index_cast %extracted : i32 to index
    %107 = arith.maxsi %106, %c0 : index
    %108 = arith.minsi %107, %c6 : index
    %inserted_slice = tensor.insert_slice %100 into %arg4[0, %108, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %inserted_slice_13 = tensor.insert_slice %expanded_7 into %arg5[0, %108, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %expanded_14 = tensor.expand_shape %90 [[0], [1], [2, 3], [4]] output_shape [2, 5, 2, 2, 32] : tensor<2x5x4x32xbf16> into tensor<2x5x2x2x32xbf16>
    %109 = tensor.empty() : tensor<2x2x11x5x2xf32>
    %110 = linalg.fill ins(%cst_0 : f32) outs(%109 : tensor<2x2x11x5x2xf32>) -> tensor<2x2x11x5x2xf32>
    %111 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice, %expanded_14 : tensor<2x11x2x32xbf16>, tensor<2x5x2x2x32xbf16>) outs(%110 : tensor<2x2x11x5x2xf32>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: f32):
      %148 = arith.extf %in : bf16 to f32
      %149 = arith.extf %in_15 : bf16 to f32
      %150 = arith.mulf %148, %149 : f32
      %151 = arith.addf %out, %150 : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x11x5x2xf32>
    %112 = tensor.empty() : tensor<2x2x2x5x11xf32>
    %113 = linalg.generic {indexing_maps = [#map19, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%111 : tensor<2x2x11x5x2xf32>) outs(%112 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %114 = linalg.generic {indexing_maps = [#map21, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%112 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %115 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%113, %114 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%112 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %148 = arith.mulf %in, %in_15 : f32
      linalg.yield %148 : f32
    } -> tensor<2x2x2x5x11xf32>
    %116 = tensor.empty() : tensor<2x1x1x5x11xf32>
    %117 = linalg.generic {indexing_maps = [#map22, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x1x5x11xf32>) outs(%116 : tensor<2x1x1x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x5x11xf32>
    %118 = linalg.generic {indexing_maps = [#map23, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<2x1x1x5x11xf32>) outs(%112 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %119 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%115, %118 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%112 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %148 = arith.addf %in, %in_15 : f32
      linalg.yield %148 : f32
    } -> tensor<2x2x2x5x11xf32>
    %120 = tensor.empty() : tensor<2x2x2x5xf32>
    %121 = linalg.fill ins(%cst : f32) outs(%120 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %122 = linalg.generic {indexing_maps = [#map20, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%119 : tensor<2x2x2x5x11xf32>) outs(%121 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.maximumf %out, %in : f32
      linalg.yield %148 : f32
    } -> tensor<2x2x2x5xf32>
    %123 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%120 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5xf32>
    %124 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123, %122 : tensor<2x2x2x5xf32>, tensor<2x2x2x5xf32>) outs(%120 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %148 = arith.maximumf %in, %in_15 : f32
      linalg.yield %148 : f32
    } -> tensor<2x2x2x5xf32>
    %125 = tensor.empty() : tensor<2x2x2x5x1xf32>
    %126 = linalg.generic {indexing_maps = [#map24, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%124 : tensor<2x2x2x5xf32>) outs(%125 : tensor<2x2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x1xf32>
    %127 = linalg.generic {indexing_maps = [#map25, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%126 : tensor<2x2x2x5x1xf32>) outs(%112 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %128 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%119, %127 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%112 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %148 = arith.subf %in, %in_15 : f32
      linalg.yield %148 : f32
    } -> tensor<2x2x2x5x11xf32>
    %129 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%128 : tensor<2x2x2x5x11xf32>) outs(%112 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = math.exp %in : f32
      linalg.yield %148 : f32
    } -> tensor<2x2x2x5x11xf32>
    %130 = linalg.fill ins(%cst_0 : f32) outs(%120 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %131 = linalg.generic {indexing_maps = [#map20, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%129 : tensor<2x2x2x5x11xf32>) outs(%130 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.addf %out, %in : f32
      linalg.yield %148 : f32
    } -> tensor<2x2x2x5xf32>
    %132 = linalg.generic {indexing_maps = [#map24, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<2x2x2x5xf32>) outs(%125 : tensor<2x2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x1xf32>
    %133 = linalg.generic {indexing_maps = [#map25, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%132 : tensor<2x2x2x5x1xf32>) outs(%112 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %134 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%129, %133 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%112 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %148 = arith.divf %in, %in_15 : f32
      linalg.yield %148 : f32
    } -> tensor<2x2x2x5x11xf32>
    %135 = tensor.empty() : tensor<2x2x2x5x11xbf16>
    %136 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<2x2x2x5x11xf32>) outs(%135 : tensor<2x2x2x5x11xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x2x2x5x11xbf16>
    %137 = tensor.empty() : tensor<2x2x32x2x5xf32>
    %138 = linalg.fill ins(%cst_0 : f32) outs(%137 : tensor<2x2x32x2x5xf32>) -> tensor<2x2x32x2x5xf32>
    %139 = linalg.generic {indexing_maps = [#map26, #map27, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice_13, %136 : tensor<2x11x2x32xbf16>, tensor<2x2x2x5x11xbf16>) outs(%138 : tensor<2x2x32x2x5xf32>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: f32):
      %148 = arith.extf %in : bf16 to f32
      %149 = arith.extf %in_15 : bf16 to f32
      %150 = arith.mulf %148, %149 : f32
      %151 = arith.addf %out, %150 : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x32x2x5xf32>
    %140 = tensor.empty() : tensor<2x5x2x2x32xf32>
    %141 = linalg.generic {indexing_maps = [#map28, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<2x2x32x2x5xf32>) outs(%140 : tensor<2x5x2x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x2x32xf32>
    %142 = tensor.empty() : tensor<2x5x2x2x32xbf16>
    %143 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%141 : tensor<2x5x2x2x32xf32>) outs(%142 : tensor<2x5x2x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x2x2x32xbf16>
    %collapsed = tensor.collapse_shape %143 [[0], [1], [2, 3, 4]] : tensor<2x5x2x2x32xbf16> into tensor<2x5x128xbf16>
    %144 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %145 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg13 : tensor<2x5x128xbf16>, tensor<128x16xbf16>) outs(%144 : tensor<2x5x16xf32>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: f32):
      %148 = arith.extf %in : bf16 to f32
      %149 = arith.extf %in_15 : bf16 to f32
      %150 = arith.mulf %148, %149 : f32
      %151 = arith.addf %out, %150 : f32
      linalg.yield %151 : f32
    } -> tensor<2x5x16xf32>
    %146 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<2x5x16xf32>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x16xbf16>
    %147 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %146 : tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %148 = arith.addf %in, %in_15 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x5x16xbf16>
    return %147, %inserted_slice, %inserted_slice_13 : tensor<2x5x16xbf16>, tensor<2x11x2x32xbf16>, tensor<2x11x2x32xbf16>
  }
  func.func private @_take(%arg0: tensor<24x32xf32>, %arg1: tensor<2x5xi32>) -> tensor<2x5x32xf32> {
    %c23 = arith.constant 23 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %cst = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_0 = arith.constant dense<23> : tensor<1xi32>
    %cst_1 = arith.constant dense<24> : tensor<i32>
    %cst_2 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<2x5xi32>
    %1 = linalg.generic {indexing_maps = [#map29, #map30], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<i32>) outs(%0 : tensor<2x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x5xi32>
    %2 = tensor.empty() : tensor<2x5xi1>
    %3 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel", "parallel"]} ins(%arg1, %1 : tensor<2x5xi32>, tensor<2x5xi32>) outs(%2 : tensor<2x5xi1>) {
    ^bb0(%in: i32, %in_3: i32, %out: i1):
      %25 = arith.cmpi slt, %in, %in_3 : i32
      linalg.yield %25 : i1
    } -> tensor<2x5xi1>
    %4 = linalg.generic {indexing_maps = [#map29, #map30], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<i32>) outs(%0 : tensor<2x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x5xi32>
    %5 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel", "parallel"]} ins(%arg1, %4 : tensor<2x5xi32>, tensor<2x5xi32>) outs(%0 : tensor<2x5xi32>) {
    ^bb0(%in: i32, %in_3: i32, %out: i32):
      %25 = arith.addi %in, %in_3 : i32
      linalg.yield %25 : i32
    } -> tensor<2x5xi32>
    %6 = call @_where(%3, %5, %arg1) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %7 = tensor.empty() : tensor<2x5x1xi32>
    %8 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x5xi32>) outs(%7 : tensor<2x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x5x1xi32>
    %9 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<i32>) outs(%7 : tensor<2x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x5x1xi32>
    %10 = tensor.empty() : tensor<2x5x1xi1>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<2x5x1xi32>, tensor<2x5x1xi32>) outs(%10 : tensor<2x5x1xi1>) {
    ^bb0(%in: i32, %in_3: i32, %out: i1):
      %25 = arith.cmpi sge, %in, %in_3 : i32
      linalg.yield %25 : i1
    } -> tensor<2x5x1xi1>
    %12 = tensor.empty() : tensor<1x1x1xi32>
    %13 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<1xi32>) outs(%12 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1xi32>
    %14 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<1x1x1xi32>) outs(%7 : tensor<2x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x5x1xi32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %14 : tensor<2x5x1xi32>, tensor<2x5x1xi32>) outs(%10 : tensor<2x5x1xi1>) {
    ^bb0(%in: i32, %in_3: i32, %out: i1):
      %25 = arith.cmpi sle, %in, %in_3 : i32
      linalg.yield %25 : i1
    } -> tensor<2x5x1xi1>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %15 : tensor<2x5x1xi1>, tensor<2x5x1xi1>) outs(%10 : tensor<2x5x1xi1>) {
    ^bb0(%in: i1, %in_3: i1, %out: i1):
      %25 = arith.andi %in, %in_3 : i1
      linalg.yield %25 : i1
    } -> tensor<2x5x1xi1>
    %17 = linalg.fill ins(%true : i1) outs(%2 : tensor<2x5xi1>) -> tensor<2x5xi1>
    %18 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%16 : tensor<2x5x1xi1>) outs(%17 : tensor<2x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      %25 = arith.andi %out, %in : i1
      linalg.yield %25 : i1
    } -> tensor<2x5xi1>
    %19 = tensor.empty() : tensor<2x5x32xf32>
    %20 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%out: f32):
      %25 = linalg.index 0 : index
      %26 = linalg.index 1 : index
      %27 = linalg.index 2 : index
      %extracted = tensor.extract %8[%25, %26, %c0] : tensor<2x5x1xi32>
      %28 = arith.index_cast %extracted : i32 to index
      %29 = arith.maxsi %28, %c0 : index
      %30 = arith.minsi %29, %c23 : index
      %extracted_3 = tensor.extract %arg0[%30, %27] : tensor<24x32xf32>
      linalg.yield %extracted_3 : f32
    } -> tensor<2x5x32xf32>
    %21 = tensor.empty() : tensor<2x5x32xi1>
    %22 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x5xi1>) outs(%21 : tensor<2x5x32xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x5x32xi1>
    %23 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x32xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %20, %23 : tensor<2x5x32xi1>, tensor<2x5x32xf32>, tensor<2x5x32xf32>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: i1, %in_3: f32, %in_4: f32, %out: f32):
      %25 = arith.select %in, %in_3, %in_4 : f32
      linalg.yield %25 : f32
    } -> tensor<2x5x32xf32>
    return %24 : tensor<2x5x32xf32>
  }
  func.func private @_where(%arg0: tensor<2x5xi1>, %arg1: tensor<2x5xi32>, %arg2: tensor<2x5xi32>) -> tensor<2x5xi32> {
    %0 = tensor.empty() : tensor<2x5xi32>
    %1 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1, %arg2 : tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) outs(%0 : tensor<2x5xi32>) {
    ^bb0(%in: i1, %in_0: i32, %in_1: i32, %out: i32):
      %2 = arith.select %in, %in_0, %in_1 : i32
      linalg.yield %2 : i32
    } -> tensor<2x5xi32>
    return %1 : tensor<2x5xi32>
  }
}
