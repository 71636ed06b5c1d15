#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map12 = affine_map<(d0) -> (d0)>
#map13 = affine_map<(d0) -> ()>
#map14 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map18 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map20 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d5)>
#map21 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d4, d5)>
#map22 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map26 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map27 = affine_map<(d0, d1, d2, d3, d4) -> (d0, 0, 0, d3, d4)>
#map28 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map29 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map30 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d2)>
#map31 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4, d5)>
#map32 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d4, d3, d1)>
#map33 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x1x16xbf16>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x1x1x11xf32>, %arg3: tensor<2xi32>, %arg4: tensor<2x11x2x32xbf16> {tf.aliasing_output = 1 : i32}, %arg5: tensor<2x11x2x32xbf16> {tf.aliasing_output = 2 : i32}, %arg6: tensor<16xbf16>, %arg7: tensor<16x128xbf16>, %arg8: tensor<16x64xbf16>, %arg9: tensor<16x64xbf16>, %arg10: tensor<32xbf16>, %arg11: tensor<32xbf16>, %arg12: tensor<128x16xbf16>) -> (tensor<2x1x16xbf16> {jax.result_info = "result[0]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[1]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[2]"}) {
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant dense<0.176776692> : tensor<f32>
    %cst_3 = arith.constant dense<1.000000e+04> : tensor<f32>
    %cst_4 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<3.200000e+01> : tensor<f32>
    %cst_7 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %cst_8 = arith.constant dense<1.600000e+01> : tensor<f32>
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<2x1x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x1x16xbf16>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %181 = arith.extf %in : bf16 to f32
      linalg.yield %181 : f32
    } -> tensor<2x1x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %1 : tensor<2x1x16xf32>, tensor<2x1x16xf32>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.mulf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x16xf32>
    %3 = tensor.empty() : tensor<2x1xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<2x1xf32>) -> tensor<2x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x1x16xf32>) outs(%4 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %181 = arith.addf %out, %in : f32
      linalg.yield %181 : f32
    } -> tensor<2x1xf32>
    %6 = tensor.empty() : tensor<2x1x1xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x1xf32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %8 : tensor<2x1x1xf32>, tensor<2x1x1xf32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.divf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x1xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %10 : tensor<2x1x1xf32>, tensor<2x1x1xf32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.addf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x1x1xf32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %181 = math.rsqrt %in : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x1xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x16xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %13 : tensor<2x1x16xf32>, tensor<2x1x16xf32>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.mulf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x16xf32>
    %15 = tensor.empty() : tensor<2x1x16xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x1x16xf32>) outs(%15 : tensor<2x1x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %181 = arith.truncf %in : f32 to bf16
      linalg.yield %181 : bf16
    } -> tensor<2x1x16xbf16>
    %17 = tensor.empty() : tensor<1x1x16xbf16>
    %18 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<16xbf16>) outs(%17 : tensor<1x1x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x16xbf16>
    %19 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<1x1x16xbf16>) outs(%15 : tensor<2x1x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x16xbf16>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %16 : tensor<2x1x16xbf16>, tensor<2x1x16xbf16>) outs(%15 : tensor<2x1x16xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %181 = arith.mulf %in, %in_17 : bf16
      linalg.yield %181 : bf16
    } -> tensor<2x1x16xbf16>
    %21 = tensor.empty() : tensor<2x1x128xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<2x1x128xf32>) -> tensor<2x1x128xf32>
    %23 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg7 : tensor<2x1x16xbf16>, tensor<16x128xbf16>) outs(%22 : tensor<2x1x128xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %181 = arith.extf %in : bf16 to f32
      %182 = arith.extf %in_17 : bf16 to f32
      %183 = arith.mulf %181, %182 : f32
      %184 = arith.addf %out, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<2x1x128xf32>
    %24 = tensor.empty() : tensor<2x1x128xbf16>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x1x128xf32>) outs(%24 : tensor<2x1x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %181 = arith.truncf %in : f32 to bf16
      linalg.yield %181 : bf16
    } -> tensor<2x1x128xbf16>
    %26 = tensor.empty() : tensor<2x1x64xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<2x1x64xf32>) -> tensor<2x1x64xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg8 : tensor<2x1x16xbf16>, tensor<16x64xbf16>) outs(%27 : tensor<2x1x64xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %181 = arith.extf %in : bf16 to f32
      %182 = arith.extf %in_17 : bf16 to f32
      %183 = arith.mulf %181, %182 : f32
      %184 = arith.addf %out, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<2x1x64xf32>
    %29 = tensor.empty() : tensor<2x1x64xbf16>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x1x64xf32>) outs(%29 : tensor<2x1x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %181 = arith.truncf %in : f32 to bf16
      linalg.yield %181 : bf16
    } -> tensor<2x1x64xbf16>
    %31 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg9 : tensor<2x1x16xbf16>, tensor<16x64xbf16>) outs(%27 : tensor<2x1x64xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %181 = arith.extf %in : bf16 to f32
      %182 = arith.extf %in_17 : bf16 to f32
      %183 = arith.mulf %181, %182 : f32
      %184 = arith.addf %out, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<2x1x64xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x1x64xf32>) outs(%29 : tensor<2x1x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %181 = arith.truncf %in : f32 to bf16
      linalg.yield %181 : bf16
    } -> tensor<2x1x64xbf16>
    %expanded = tensor.expand_shape %25 [[0], [1], [2, 3]] output_shape [2, 1, 4, 32] : tensor<2x1x128xbf16> into tensor<2x1x4x32xbf16>
    %expanded_10 = tensor.expand_shape %30 [[0], [1], [2, 3]] output_shape [2, 1, 2, 32] : tensor<2x1x64xbf16> into tensor<2x1x2x32xbf16>
    %expanded_11 = tensor.expand_shape %32 [[0], [1], [2, 3]] output_shape [2, 1, 2, 32] : tensor<2x1x64xbf16> into tensor<2x1x2x32xbf16>
    %33 = tensor.empty() : tensor<2x1x4x32xf32>
    %34 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x4x32xbf16>) outs(%33 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %181 = arith.extf %in : bf16 to f32
      linalg.yield %181 : f32
    } -> tensor<2x1x4x32xf32>
    %35 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %34 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%33 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.mulf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x4x32xf32>
    %36 = tensor.empty() : tensor<2x1x4xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %38 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<2x1x4x32xf32>) outs(%37 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %181 = arith.addf %out, %in : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x4xf32>
    %39 = tensor.empty() : tensor<2x1x4x1xf32>
    %40 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x1x4xf32>) outs(%39 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x1xf32>
    %41 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%39 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x1xf32>
    %42 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %41 : tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>) outs(%39 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.divf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x4x1xf32>
    %43 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%39 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x1xf32>
    %44 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %43 : tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>) outs(%39 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.addf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x4x1xf32>
    %45 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<2x1x4x1xf32>) outs(%39 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %181 = math.rsqrt %in : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x4x1xf32>
    %46 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x1x4x1xf32>) outs(%33 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %47 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %46 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%33 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.mulf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x4x32xf32>
    %48 = tensor.empty() : tensor<32xf32>
    %49 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel"]} ins(%arg10 : tensor<32xbf16>) outs(%48 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %181 = arith.extf %in : bf16 to f32
      linalg.yield %181 : f32
    } -> tensor<32xf32>
    %50 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%48 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32xf32>
    %51 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%50, %49 : tensor<32xf32>, tensor<32xf32>) outs(%48 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.addf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<32xf32>
    %52 = tensor.empty() : tensor<1x1x1x32xf32>
    %53 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<32xf32>) outs(%52 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x1x32xf32>
    %54 = linalg.generic {indexing_maps = [#map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<1x1x1x32xf32>) outs(%33 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %55 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %54 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%33 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.mulf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x4x32xf32>
    %56 = tensor.empty() : tensor<2x1x4x32xbf16>
    %57 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x1x4x32xf32>) outs(%56 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %181 = arith.truncf %in : f32 to bf16
      linalg.yield %181 : bf16
    } -> tensor<2x1x4x32xbf16>
    %58 = tensor.empty() : tensor<2x1x2x32xf32>
    %59 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<2x1x2x32xbf16>) outs(%58 : tensor<2x1x2x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %181 = arith.extf %in : bf16 to f32
      linalg.yield %181 : f32
    } -> tensor<2x1x2x32xf32>
    %60 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %59 : tensor<2x1x2x32xf32>, tensor<2x1x2x32xf32>) outs(%58 : tensor<2x1x2x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.mulf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x2x32xf32>
    %61 = tensor.empty() : tensor<2x1x2xf32>
    %62 = linalg.fill ins(%cst_0 : f32) outs(%61 : tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %63 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<2x1x2x32xf32>) outs(%62 : tensor<2x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %181 = arith.addf %out, %in : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x2xf32>
    %64 = tensor.empty() : tensor<2x1x2x1xf32>
    %65 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<2x1x2xf32>) outs(%64 : tensor<2x1x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x2x1xf32>
    %66 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%64 : tensor<2x1x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x2x1xf32>
    %67 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %66 : tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>) outs(%64 : tensor<2x1x2x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.divf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x2x1xf32>
    %68 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%64 : tensor<2x1x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x2x1xf32>
    %69 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %68 : tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>) outs(%64 : tensor<2x1x2x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.addf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x2x1xf32>
    %70 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69 : tensor<2x1x2x1xf32>) outs(%64 : tensor<2x1x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %181 = math.rsqrt %in : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x2x1xf32>
    %71 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<2x1x2x1xf32>) outs(%58 : tensor<2x1x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x2x32xf32>
    %72 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %71 : tensor<2x1x2x32xf32>, tensor<2x1x2x32xf32>) outs(%58 : tensor<2x1x2x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.mulf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x2x32xf32>
    %73 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel"]} ins(%arg11 : tensor<32xbf16>) outs(%48 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %181 = arith.extf %in : bf16 to f32
      linalg.yield %181 : f32
    } -> tensor<32xf32>
    %74 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%50, %73 : tensor<32xf32>, tensor<32xf32>) outs(%48 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.addf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<32xf32>
    %75 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<32xf32>) outs(%52 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x1x32xf32>
    %76 = linalg.generic {indexing_maps = [#map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<1x1x1x32xf32>) outs(%58 : tensor<2x1x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x2x32xf32>
    %77 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %76 : tensor<2x1x2x32xf32>, tensor<2x1x2x32xf32>) outs(%58 : tensor<2x1x2x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.mulf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x2x32xf32>
    %78 = tensor.empty() : tensor<2x1x2x32xbf16>
    %79 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<2x1x2x32xf32>) outs(%78 : tensor<2x1x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %181 = arith.truncf %in : f32 to bf16
      linalg.yield %181 : bf16
    } -> tensor<2x1x2x32xbf16>
    %80 = tensor.empty() : tensor<16xf32>
    %81 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel"]} outs(%80 : tensor<16xf32>) {
    ^bb0(%out: f32):
      %181 = linalg.index 0 : index
      %182 = arith.index_cast %181 : index to i32
      %183 = arith.sitofp %182 : i32 to f32
      linalg.yield %183 : f32
    } -> tensor<16xf32>
    %82 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %83 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%82, %81 : tensor<16xf32>, tensor<16xf32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.mulf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<16xf32>
    %84 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel"]} ins(%cst_9 : tensor<f32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %85 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%84, %83 : tensor<16xf32>, tensor<16xf32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.addf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<16xf32>
    %86 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %87 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%85, %86 : tensor<16xf32>, tensor<16xf32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.divf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<16xf32>
    %88 = tensor.empty() : tensor<2x1x1xi32>
    %89 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x1xi32>) outs(%88 : tensor<2x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x1x1xi32>
    %90 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x1x1xi32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %181 = arith.sitofp %in : i32 to f32
      linalg.yield %181 : f32
    } -> tensor<2x1x1xf32>
    %91 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %92 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%91, %87 : tensor<16xf32>, tensor<16xf32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = math.powf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<16xf32>
    %93 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %94 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%93, %92 : tensor<16xf32>, tensor<16xf32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.divf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<16xf32>
    %95 = tensor.empty() : tensor<1x1x16xf32>
    %96 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<16xf32>) outs(%95 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x16xf32>
    %97 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x16xf32>
    %98 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<1x1x16xf32>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x16xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %98 : tensor<2x1x16xf32>, tensor<2x1x16xf32>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.mulf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x16xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<2x1x16xf32>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %181 = math.cos %in : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x16xf32>
    %101 = tensor.empty() : tensor<2x1x1x16xf32>
    %102 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100 : tensor<2x1x16xf32>) outs(%101 : tensor<2x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x16xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<2x1x16xf32>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %181 = math.sin %in : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x16xf32>
    %104 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103 : tensor<2x1x16xf32>) outs(%101 : tensor<2x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x16xf32>
    %extracted_slice = tensor.extract_slice %57[0, 0, 0, 0] [2, 1, 4, 16] [1, 1, 1, 1] : tensor<2x1x4x32xbf16> to tensor<2x1x4x16xbf16>
    %extracted_slice_12 = tensor.extract_slice %57[0, 0, 0, 16] [2, 1, 4, 16] [1, 1, 1, 1] : tensor<2x1x4x32xbf16> to tensor<2x1x4x16xbf16>
    %105 = tensor.empty() : tensor<2x1x4x16xf32>
    %106 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x1x4x16xbf16>) outs(%105 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %181 = arith.extf %in : bf16 to f32
      linalg.yield %181 : f32
    } -> tensor<2x1x4x16xf32>
    %107 = linalg.generic {indexing_maps = [#map16, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<2x1x1x16xf32>) outs(%105 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x16xf32>
    %108 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %107 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%105 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.mulf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x4x16xf32>
    %109 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12 : tensor<2x1x4x16xbf16>) outs(%105 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %181 = arith.extf %in : bf16 to f32
      linalg.yield %181 : f32
    } -> tensor<2x1x4x16xf32>
    %110 = linalg.generic {indexing_maps = [#map16, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104 : tensor<2x1x1x16xf32>) outs(%105 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x16xf32>
    %111 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %110 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%105 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.mulf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x4x16xf32>
    %112 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108, %111 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%105 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.subf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x4x16xf32>
    %113 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %107 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%105 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.mulf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x4x16xf32>
    %114 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %110 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%105 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.mulf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x4x16xf32>
    %115 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113, %114 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%105 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.addf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x4x16xf32>
    %116 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%33 : tensor<2x1x4x32xf32>) {
    ^bb0(%out: f32):
      %181 = linalg.index 0 : index
      %182 = linalg.index 2 : index
      %183 = linalg.index 3 : index
      %184 = arith.cmpi ult, %183, %c16 : index
      %185 = scf.if %184 -> (f32) {
        %extracted = tensor.extract %112[%181, %c0, %182, %183] : tensor<2x1x4x16xf32>
        scf.yield %extracted : f32
      } else {
        %186 = arith.subi %183, %c16 : index
        %extracted = tensor.extract %115[%181, %c0, %182, %186] : tensor<2x1x4x16xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %185 : f32
    } -> tensor<2x1x4x32xf32>
    %117 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116 : tensor<2x1x4x32xf32>) outs(%56 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %181 = arith.truncf %in : f32 to bf16
      linalg.yield %181 : bf16
    } -> tensor<2x1x4x32xbf16>
    %extracted_slice_13 = tensor.extract_slice %79[0, 0, 0, 0] [2, 1, 2, 16] [1, 1, 1, 1] : tensor<2x1x2x32xbf16> to tensor<2x1x2x16xbf16>
    %extracted_slice_14 = tensor.extract_slice %79[0, 0, 0, 16] [2, 1, 2, 16] [1, 1, 1, 1] : tensor<2x1x2x32xbf16> to tensor<2x1x2x16xbf16>
    %118 = tensor.empty() : tensor<2x1x2x16xf32>
    %119 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_13 : tensor<2x1x2x16xbf16>) outs(%118 : tensor<2x1x2x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %181 = arith.extf %in : bf16 to f32
      linalg.yield %181 : f32
    } -> tensor<2x1x2x16xf32>
    %120 = linalg.generic {indexing_maps = [#map16, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<2x1x1x16xf32>) outs(%118 : tensor<2x1x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x2x16xf32>
    %121 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %120 : tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) outs(%118 : tensor<2x1x2x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.mulf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x2x16xf32>
    %122 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_14 : tensor<2x1x2x16xbf16>) outs(%118 : tensor<2x1x2x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %181 = arith.extf %in : bf16 to f32
      linalg.yield %181 : f32
    } -> tensor<2x1x2x16xf32>
    %123 = linalg.generic {indexing_maps = [#map16, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104 : tensor<2x1x1x16xf32>) outs(%118 : tensor<2x1x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x2x16xf32>
    %124 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %123 : tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) outs(%118 : tensor<2x1x2x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.mulf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x2x16xf32>
    %125 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %124 : tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) outs(%118 : tensor<2x1x2x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.subf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x2x16xf32>
    %126 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %120 : tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) outs(%118 : tensor<2x1x2x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.mulf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x2x16xf32>
    %127 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %123 : tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) outs(%118 : tensor<2x1x2x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.mulf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x2x16xf32>
    %128 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126, %127 : tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) outs(%118 : tensor<2x1x2x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.addf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x1x2x16xf32>
    %129 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%58 : tensor<2x1x2x32xf32>) {
    ^bb0(%out: f32):
      %181 = linalg.index 0 : index
      %182 = linalg.index 2 : index
      %183 = linalg.index 3 : index
      %184 = arith.cmpi ult, %183, %c16 : index
      %185 = scf.if %184 -> (f32) {
        %extracted = tensor.extract %125[%181, %c0, %182, %183] : tensor<2x1x2x16xf32>
        scf.yield %extracted : f32
      } else {
        %186 = arith.subi %183, %c16 : index
        %extracted = tensor.extract %128[%181, %c0, %182, %186] : tensor<2x1x2x16xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %185 : f32
    } -> tensor<2x1x2x32xf32>
    %130 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<2x1x2x32xf32>) outs(%78 : tensor<2x1x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %181 = arith.truncf %in : f32 to bf16
      linalg.yield %181 : bf16
    } -> tensor<2x1x2x32xbf16>
    %131 = tensor.empty() : tensor<11xi32>
    %132 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel"]} outs(%131 : tensor<11xi32>) {
    ^bb0(%out: i32):
      %181 = linalg.index 0 : index
      %182 = arith.index_cast %181 : index to i32
      linalg.yield %182 : i32
    } -> tensor<11xi32>
    %expanded_15 = tensor.expand_shape %132 [[0, 1, 2, 3]] output_shape [1, 11, 1, 1] : tensor<11xi32> into tensor<1x11x1x1xi32>
    %133 = tensor.empty() : tensor<2x1x1x1xi32>
    %134 = linalg.generic {indexing_maps = [#map17, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2xi32>) outs(%133 : tensor<2x1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x1x1x1xi32>
    %135 = tensor.empty() : tensor<2x11x1x1xi32>
    %136 = linalg.generic {indexing_maps = [#map18, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<1x11x1x1xi32>) outs(%135 : tensor<2x11x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x11x1x1xi32>
    %137 = linalg.generic {indexing_maps = [#map19, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<2x1x1x1xi32>) outs(%135 : tensor<2x11x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x11x1x1xi32>
    %138 = tensor.empty() : tensor<2x11x1x1xi1>
    %139 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136, %137 : tensor<2x11x1x1xi32>, tensor<2x11x1x1xi32>) outs(%138 : tensor<2x11x1x1xi1>) {
    ^bb0(%in: i32, %in_17: i32, %out: i1):
      %181 = arith.cmpi eq, %in, %in_17 : i32
      linalg.yield %181 : i1
    } -> tensor<2x11x1x1xi1>
    %140 = call @_where(%139, %130, %arg4) : (tensor<2x11x1x1xi1>, tensor<2x1x2x32xbf16>, tensor<2x11x2x32xbf16>) -> tensor<2x11x2x32xbf16>
    %141 = call @_where(%139, %expanded_11, %arg5) : (tensor<2x11x1x1xi1>, tensor<2x1x2x32xbf16>, tensor<2x11x2x32xbf16>) -> tensor<2x11x2x32xbf16>
    %expanded_16 = tensor.expand_shape %117 [[0], [1], [2, 3], [4]] output_shape [2, 1, 2, 2, 32] : tensor<2x1x4x32xbf16> into tensor<2x1x2x2x32xbf16>
    %142 = tensor.empty() : tensor<2x2x11x1x2xf32>
    %143 = linalg.fill ins(%cst_0 : f32) outs(%142 : tensor<2x2x11x1x2xf32>) -> tensor<2x2x11x1x2xf32>
    %144 = linalg.generic {indexing_maps = [#map20, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%140, %expanded_16 : tensor<2x11x2x32xbf16>, tensor<2x1x2x2x32xbf16>) outs(%143 : tensor<2x2x11x1x2xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %181 = arith.extf %in : bf16 to f32
      %182 = arith.extf %in_17 : bf16 to f32
      %183 = arith.mulf %181, %182 : f32
      %184 = arith.addf %out, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<2x2x11x1x2xf32>
    %145 = tensor.empty() : tensor<2x2x2x1x11xf32>
    %146 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%144 : tensor<2x2x11x1x2xf32>) outs(%145 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x1x11xf32>
    %147 = linalg.generic {indexing_maps = [#map25, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%145 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x1x11xf32>
    %148 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%146, %147 : tensor<2x2x2x1x11xf32>, tensor<2x2x2x1x11xf32>) outs(%145 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.mulf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x2x2x1x11xf32>
    %149 = tensor.empty() : tensor<2x1x1x1x11xf32>
    %150 = linalg.generic {indexing_maps = [#map26, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x1x1x11xf32>) outs(%149 : tensor<2x1x1x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x1x11xf32>
    %151 = linalg.generic {indexing_maps = [#map27, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%150 : tensor<2x1x1x1x11xf32>) outs(%145 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x1x11xf32>
    %152 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%148, %151 : tensor<2x2x2x1x11xf32>, tensor<2x2x2x1x11xf32>) outs(%145 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.addf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x2x2x1x11xf32>
    %153 = tensor.empty() : tensor<2x2x2x1xf32>
    %154 = linalg.fill ins(%cst : f32) outs(%153 : tensor<2x2x2x1xf32>) -> tensor<2x2x2x1xf32>
    %155 = linalg.generic {indexing_maps = [#map24, #map28], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%152 : tensor<2x2x2x1x11xf32>) outs(%154 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %181 = arith.maximumf %out, %in : f32
      linalg.yield %181 : f32
    } -> tensor<2x2x2x1xf32>
    %156 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%153 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x1xf32>
    %157 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156, %155 : tensor<2x2x2x1xf32>, tensor<2x2x2x1xf32>) outs(%153 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.maximumf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x2x2x1xf32>
    %158 = tensor.empty() : tensor<2x2x2x1x1xf32>
    %159 = linalg.generic {indexing_maps = [#map28, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%157 : tensor<2x2x2x1xf32>) outs(%158 : tensor<2x2x2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x1x1xf32>
    %160 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%159 : tensor<2x2x2x1x1xf32>) outs(%145 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x1x11xf32>
    %161 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%152, %160 : tensor<2x2x2x1x11xf32>, tensor<2x2x2x1x11xf32>) outs(%145 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.subf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x2x2x1x11xf32>
    %162 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%161 : tensor<2x2x2x1x11xf32>) outs(%145 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %181 = math.exp %in : f32
      linalg.yield %181 : f32
    } -> tensor<2x2x2x1x11xf32>
    %163 = linalg.fill ins(%cst_0 : f32) outs(%153 : tensor<2x2x2x1xf32>) -> tensor<2x2x2x1xf32>
    %164 = linalg.generic {indexing_maps = [#map24, #map28], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%162 : tensor<2x2x2x1x11xf32>) outs(%163 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %181 = arith.addf %out, %in : f32
      linalg.yield %181 : f32
    } -> tensor<2x2x2x1xf32>
    %165 = linalg.generic {indexing_maps = [#map28, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%164 : tensor<2x2x2x1xf32>) outs(%158 : tensor<2x2x2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x1x1xf32>
    %166 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%165 : tensor<2x2x2x1x1xf32>) outs(%145 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x1x11xf32>
    %167 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%162, %166 : tensor<2x2x2x1x11xf32>, tensor<2x2x2x1x11xf32>) outs(%145 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %181 = arith.divf %in, %in_17 : f32
      linalg.yield %181 : f32
    } -> tensor<2x2x2x1x11xf32>
    %168 = tensor.empty() : tensor<2x2x2x1x11xbf16>
    %169 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%167 : tensor<2x2x2x1x11xf32>) outs(%168 : tensor<2x2x2x1x11xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %181 = arith.truncf %in : f32 to bf16
      linalg.yield %181 : bf16
    } -> tensor<2x2x2x1x11xbf16>
    %170 = tensor.empty() : tensor<2x2x32x2x1xf32>
    %171 = linalg.fill ins(%cst_0 : f32) outs(%170 : tensor<2x2x32x2x1xf32>) -> tensor<2x2x32x2x1xf32>
    %172 = linalg.generic {indexing_maps = [#map30, #map31, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%141, %169 : tensor<2x11x2x32xbf16>, tensor<2x2x2x1x11xbf16>) outs(%171 : tensor<2x2x32x2x1xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %181 = arith.extf %in : bf16 to f32
      %182 = arith.extf %in_17 : bf16 to f32
      %183 = arith.mulf %181, %182 : f32
      %184 = arith.addf %out, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<2x2x32x2x1xf32>
    %173 = tensor.empty() : tensor<2x1x2x2x32xf32>
    %174 = linalg.generic {indexing_maps = [#map32, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%172 : tensor<2x2x32x2x1xf32>) outs(%173 : tensor<2x1x2x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x2x2x32xf32>
    %175 = tensor.empty() : tensor<2x1x2x2x32xbf16>
    %176 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%174 : tensor<2x1x2x2x32xf32>) outs(%175 : tensor<2x1x2x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %181 = arith.truncf %in : f32 to bf16
      linalg.yield %181 : bf16
    } -> tensor<2x1x2x2x32xbf16>
    %collapsed = tensor.collapse_shape %176 [[0], [1], [2, 3, 4]] : tensor<2x1x2x2x32xbf16> into tensor<2x1x128xbf16>
    %177 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x1x16xf32>) -> tensor<2x1x16xf32>
    %178 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg12 : tensor<2x1x128xbf16>, tensor<128x16xbf16>) outs(%177 : tensor<2x1x16xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %181 = arith.extf %in : bf16 to f32
      %182 = arith.extf %in_17 : bf16 to f32
      %183 = arith.mulf %181, %182 : f32
      %184 = arith.addf %out, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<2x1x16xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<2x1x16xf32>) outs(%15 : tensor<2x1x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %181 = arith.truncf %in : f32 to bf16
      linalg.yield %181 : bf16
    } -> tensor<2x1x16xbf16>
    %180 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %179 : tensor<2x1x16xbf16>, tensor<2x1x16xbf16>) outs(%15 : tensor<2x1x16xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %181 = arith.addf %in, %in_17 : bf16
      linalg.yield %181 : bf16
    } -> tensor<2x1x16xbf16>
    return %180, %140, %141 : tensor<2x1x16xbf16>, tensor<2x11x2x32xbf16>, tensor<2x11x2x32xbf16>
  }
  func.func private @_where(%arg0: tensor<2x11x1x1xi1>, %arg1: tensor<2x1x2x32xbf16>, %arg2: tensor<2x11x2x32xbf16>) -> tensor<2x11x2x32xbf16> {
    %0 = tensor.empty() : tensor<2x11x2x32xi1>
    %1 = linalg.generic {indexing_maps = [#map33, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x11x1x1xi1>) outs(%0 : tensor<2x11x2x32xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x11x2x32xi1>
    %2 = tensor.empty() : tensor<2x11x2x32xbf16>
    %3 = linalg.generic {indexing_maps = [#map19, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x1x2x32xbf16>) outs(%2 : tensor<2x11x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x11x2x32xbf16>
    %4 = linalg.generic {indexing_maps = [#map9, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %3, %arg2 : tensor<2x11x2x32xi1>, tensor<2x11x2x32xbf16>, tensor<2x11x2x32xbf16>) outs(%2 : tensor<2x11x2x32xbf16>) {
    ^bb0(%in: i1, %in_0: bf16, %in_1: bf16, %out: bf16):
      %5 = arith.select %in, %in_0, %in_1 : bf16
      linalg.yield %5 : bf16
    } -> tensor<2x11x2x32xbf16>
    return %4 : tensor<2x11x2x32xbf16>
  }
}
