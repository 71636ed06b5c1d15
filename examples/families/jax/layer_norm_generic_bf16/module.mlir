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
#map12 = affine_map<(d0) -> (d0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map15 = affine_map<(d0) -> ()>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map17 = affine_map<() -> ()>
#map18 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d5)>
#map19 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d4, d5)>
#map20 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d0, 0, 0, d3, d4)>
#map26 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map27 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map28 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d2)>
#map29 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4, d5)>
#map30 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d4, d3, d1)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x5x16xbf16>, %arg1: tensor<2x5xi32>, %arg2: tensor<2x1x5x11xf32>, %arg3: tensor<i32>, %arg4: tensor<2x11x2x32xbf16> {tf.aliasing_output = 1 : i32}, %arg5: tensor<2x11x2x32xbf16> {tf.aliasing_output = 2 : i32}, %arg6: tensor<16xbf16>, %arg7: tensor<16x128xbf16>, %arg8: tensor<16x64xbf16>, %arg9: tensor<16x64xbf16>, %arg10: tensor<32xbf16>, %arg11: tensor<32xbf16>, %arg12: tensor<128x16xbf16>) -> (tensor<2x5x16xbf16> {jax.result_info = "result[0]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[1]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[2]"}) {
    %c16 = arith.constant 16 : index
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
    %cst_5 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<3.200000e+01> : tensor<f32>
    %cst_7 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %cst_8 = arith.constant dense<1.600000e+01> : tensor<f32>
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<2x5x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x5x16xbf16>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %182 = arith.extf %in : bf16 to f32
      linalg.yield %182 : f32
    } -> tensor<2x5x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %1 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.mulf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x16xf32>
    %3 = tensor.empty() : tensor<2x5xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x5x16xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %182 = arith.addf %out, %in : f32
      linalg.yield %182 : f32
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
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.divf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x1xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %10 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.addf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %182 = math.rsqrt %in : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x1xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x5x1xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x16xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %13 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.mulf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x16xf32>
    %15 = tensor.empty() : tensor<2x5x16xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x5x16xf32>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %182 = arith.truncf %in : f32 to bf16
      linalg.yield %182 : bf16
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
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %182 = arith.mulf %in, %in_17 : bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x16xbf16>
    %21 = tensor.empty() : tensor<2x5x128xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %23 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg7 : tensor<2x5x16xbf16>, tensor<16x128xbf16>) outs(%22 : tensor<2x5x128xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %182 = arith.extf %in : bf16 to f32
      %183 = arith.extf %in_17 : bf16 to f32
      %184 = arith.mulf %182, %183 : f32
      %185 = arith.addf %out, %184 : f32
      linalg.yield %185 : f32
    } -> tensor<2x5x128xf32>
    %24 = tensor.empty() : tensor<2x5x128xbf16>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x5x128xf32>) outs(%24 : tensor<2x5x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %182 = arith.truncf %in : f32 to bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x128xbf16>
    %26 = tensor.empty() : tensor<2x5x64xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg8 : tensor<2x5x16xbf16>, tensor<16x64xbf16>) outs(%27 : tensor<2x5x64xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %182 = arith.extf %in : bf16 to f32
      %183 = arith.extf %in_17 : bf16 to f32
      %184 = arith.mulf %182, %183 : f32
      %185 = arith.addf %out, %184 : f32
      linalg.yield %185 : f32
    } -> tensor<2x5x64xf32>
    %29 = tensor.empty() : tensor<2x5x64xbf16>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x5x64xf32>) outs(%29 : tensor<2x5x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %182 = arith.truncf %in : f32 to bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x64xbf16>
    %31 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg9 : tensor<2x5x16xbf16>, tensor<16x64xbf16>) outs(%27 : tensor<2x5x64xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %182 = arith.extf %in : bf16 to f32
      %183 = arith.extf %in_17 : bf16 to f32
      %184 = arith.mulf %182, %183 : f32
      %185 = arith.addf %out, %184 : f32
      linalg.yield %185 : f32
    } -> tensor<2x5x64xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x5x64xf32>) outs(%29 : tensor<2x5x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %182 = arith.truncf %in : f32 to bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x64xbf16>
    %expanded = tensor.expand_shape %25 [[0], [1], [2, 3]] output_shape [2, 5, 4, 32] : tensor<2x5x128xbf16> into tensor<2x5x4x32xbf16>
    %expanded_10 = tensor.expand_shape %30 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %expanded_11 = tensor.expand_shape %32 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %33 = tensor.empty() : tensor<2x5x4x32xf32>
    %34 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x5x4x32xbf16>) outs(%33 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %182 = arith.extf %in : bf16 to f32
      linalg.yield %182 : f32
    } -> tensor<2x5x4x32xf32>
    %35 = tensor.empty() : tensor<2x5x4xf32>
    %36 = linalg.fill ins(%cst_0 : f32) outs(%35 : tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %37 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%34 : tensor<2x5x4x32xf32>) outs(%36 : tensor<2x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %182 = arith.addf %out, %in : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x4xf32>
    %38 = tensor.empty() : tensor<2x5x4x1xf32>
    %39 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x5x4xf32>) outs(%38 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x1xf32>
    %40 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%38 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x1xf32>
    %41 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %40 : tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) outs(%38 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.divf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x4x1xf32>
    %42 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x5x4x1xf32>) outs(%33 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x32xf32>
    %43 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %42 : tensor<2x5x4x32xf32>, tensor<2x5x4x32xf32>) outs(%33 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.subf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x4x32xf32>
    %44 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %43 : tensor<2x5x4x32xf32>, tensor<2x5x4x32xf32>) outs(%33 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.mulf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x4x32xf32>
    %45 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%44 : tensor<2x5x4x32xf32>) outs(%36 : tensor<2x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %182 = arith.addf %out, %in : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x4xf32>
    %46 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x5x4xf32>) outs(%38 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x1xf32>
    %47 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %40 : tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) outs(%38 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.divf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x4x1xf32>
    %48 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%38 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x1xf32>
    %49 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %48 : tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) outs(%38 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.addf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x4x1xf32>
    %50 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x5x4x1xf32>) outs(%38 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %182 = math.rsqrt %in : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x4x1xf32>
    %51 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<2x5x4x1xf32>) outs(%33 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x32xf32>
    %52 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %51 : tensor<2x5x4x32xf32>, tensor<2x5x4x32xf32>) outs(%33 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.mulf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x4x32xf32>
    %53 = tensor.empty() : tensor<32xf32>
    %54 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel"]} ins(%arg10 : tensor<32xbf16>) outs(%53 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %182 = arith.extf %in : bf16 to f32
      linalg.yield %182 : f32
    } -> tensor<32xf32>
    %55 = tensor.empty() : tensor<1x1x1x32xf32>
    %56 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<32xf32>) outs(%55 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x1x32xf32>
    %57 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<1x1x1x32xf32>) outs(%33 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x32xf32>
    %58 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %57 : tensor<2x5x4x32xf32>, tensor<2x5x4x32xf32>) outs(%33 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.mulf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x4x32xf32>
    %59 = tensor.empty() : tensor<2x5x4x32xbf16>
    %60 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x5x4x32xf32>) outs(%59 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %182 = arith.truncf %in : f32 to bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x4x32xbf16>
    %61 = tensor.empty() : tensor<2x5x2x32xf32>
    %62 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<2x5x2x32xbf16>) outs(%61 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %182 = arith.extf %in : bf16 to f32
      linalg.yield %182 : f32
    } -> tensor<2x5x2x32xf32>
    %63 = tensor.empty() : tensor<2x5x2xf32>
    %64 = linalg.fill ins(%cst_0 : f32) outs(%63 : tensor<2x5x2xf32>) -> tensor<2x5x2xf32>
    %65 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%62 : tensor<2x5x2x32xf32>) outs(%64 : tensor<2x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %182 = arith.addf %out, %in : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x2xf32>
    %66 = tensor.empty() : tensor<2x5x2x1xf32>
    %67 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<2x5x2xf32>) outs(%66 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x1xf32>
    %68 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%66 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x1xf32>
    %69 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %68 : tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) outs(%66 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.divf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x2x1xf32>
    %70 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69 : tensor<2x5x2x1xf32>) outs(%61 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x32xf32>
    %71 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %70 : tensor<2x5x2x32xf32>, tensor<2x5x2x32xf32>) outs(%61 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.subf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x2x32xf32>
    %72 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %71 : tensor<2x5x2x32xf32>, tensor<2x5x2x32xf32>) outs(%61 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.mulf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x2x32xf32>
    %73 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%72 : tensor<2x5x2x32xf32>) outs(%64 : tensor<2x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %182 = arith.addf %out, %in : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x2xf32>
    %74 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<2x5x2xf32>) outs(%66 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x1xf32>
    %75 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %68 : tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) outs(%66 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.divf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x2x1xf32>
    %76 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%66 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x1xf32>
    %77 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %76 : tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) outs(%66 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.addf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x2x1xf32>
    %78 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<2x5x2x1xf32>) outs(%66 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %182 = math.rsqrt %in : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x2x1xf32>
    %79 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78 : tensor<2x5x2x1xf32>) outs(%61 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x32xf32>
    %80 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %79 : tensor<2x5x2x32xf32>, tensor<2x5x2x32xf32>) outs(%61 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.mulf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x2x32xf32>
    %81 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel"]} ins(%arg11 : tensor<32xbf16>) outs(%53 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %182 = arith.extf %in : bf16 to f32
      linalg.yield %182 : f32
    } -> tensor<32xf32>
    %82 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<32xf32>) outs(%55 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x1x32xf32>
    %83 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82 : tensor<1x1x1x32xf32>) outs(%61 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x32xf32>
    %84 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %83 : tensor<2x5x2x32xf32>, tensor<2x5x2x32xf32>) outs(%61 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.mulf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x2x32xf32>
    %85 = tensor.empty() : tensor<2x5x2x32xbf16>
    %86 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84 : tensor<2x5x2x32xf32>) outs(%85 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %182 = arith.truncf %in : f32 to bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x2x32xbf16>
    %87 = tensor.empty() : tensor<16xf32>
    %88 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel"]} outs(%87 : tensor<16xf32>) {
    ^bb0(%out: f32):
      %182 = linalg.index 0 : index
      %183 = arith.index_cast %182 : index to i32
      %184 = arith.sitofp %183 : i32 to f32
      linalg.yield %184 : f32
    } -> tensor<16xf32>
    %89 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %90 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%89, %88 : tensor<16xf32>, tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.mulf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<16xf32>
    %91 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel"]} ins(%cst_9 : tensor<f32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %92 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%91, %90 : tensor<16xf32>, tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.addf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<16xf32>
    %93 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %94 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%92, %93 : tensor<16xf32>, tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.divf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<16xf32>
    %95 = tensor.empty() : tensor<2x5x1xi32>
    %96 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x5xi32>) outs(%95 : tensor<2x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x5x1xi32>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x5x1xi32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %182 = arith.sitofp %in : i32 to f32
      linalg.yield %182 : f32
    } -> tensor<2x5x1xf32>
    %98 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %99 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%98, %94 : tensor<16xf32>, tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = math.powf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<16xf32>
    %100 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %101 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%100, %99 : tensor<16xf32>, tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.divf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<16xf32>
    %102 = tensor.empty() : tensor<1x1x16xf32>
    %103 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<16xf32>) outs(%102 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x16xf32>
    %104 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x5x1xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x16xf32>
    %105 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<1x1x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x16xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %105 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.mulf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x16xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %182 = math.cos %in : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x16xf32>
    %108 = tensor.empty() : tensor<2x5x1x16xf32>
    %109 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107 : tensor<2x5x16xf32>) outs(%108 : tensor<2x5x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1x16xf32>
    %110 = tensor.empty() : tensor<2x5x1x16xbf16>
    %111 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<2x5x1x16xf32>) outs(%110 : tensor<2x5x1x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %182 = arith.truncf %in : f32 to bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x1x16xbf16>
    %112 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %182 = math.sin %in : f32
      linalg.yield %182 : f32
    } -> tensor<2x5x16xf32>
    %113 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112 : tensor<2x5x16xf32>) outs(%108 : tensor<2x5x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1x16xf32>
    %114 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<2x5x1x16xf32>) outs(%110 : tensor<2x5x1x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %182 = arith.truncf %in : f32 to bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x1x16xbf16>
    %extracted_slice = tensor.extract_slice %60[0, 0, 0, 0] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x32xbf16> to tensor<2x5x4x16xbf16>
    %extracted_slice_12 = tensor.extract_slice %60[0, 0, 0, 16] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x32xbf16> to tensor<2x5x4x16xbf16>
    %115 = tensor.empty() : tensor<2x5x4x16xbf16>
    %116 = linalg.generic {indexing_maps = [#map16, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111 : tensor<2x5x1x16xbf16>) outs(%115 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x16xbf16>
    %117 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %116 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%115 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %182 = arith.mulf %in, %in_17 : bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x4x16xbf16>
    %118 = linalg.generic {indexing_maps = [#map16, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<2x5x1x16xbf16>) outs(%115 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x16xbf16>
    %119 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %118 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%115 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %182 = arith.mulf %in, %in_17 : bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x4x16xbf16>
    %120 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117, %119 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%115 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %182 = arith.subf %in, %in_17 : bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x4x16xbf16>
    %121 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %116 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%115 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %182 = arith.mulf %in, %in_17 : bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x4x16xbf16>
    %122 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %118 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%115 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %182 = arith.mulf %in, %in_17 : bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x4x16xbf16>
    %123 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %122 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%115 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %182 = arith.addf %in, %in_17 : bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x4x16xbf16>
    %124 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%59 : tensor<2x5x4x32xbf16>) {
    ^bb0(%out: bf16):
      %182 = linalg.index 0 : index
      %183 = linalg.index 1 : index
      %184 = linalg.index 2 : index
      %185 = linalg.index 3 : index
      %186 = arith.cmpi ult, %185, %c16 : index
      %187 = scf.if %186 -> (bf16) {
        %extracted_17 = tensor.extract %120[%182, %183, %184, %185] : tensor<2x5x4x16xbf16>
        scf.yield %extracted_17 : bf16
      } else {
        %188 = arith.subi %185, %c16 : index
        %extracted_17 = tensor.extract %123[%182, %183, %184, %188] : tensor<2x5x4x16xbf16>
        scf.yield %extracted_17 : bf16
      }
      linalg.yield %187 : bf16
    } -> tensor<2x5x4x32xbf16>
    %extracted_slice_13 = tensor.extract_slice %86[0, 0, 0, 0] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> to tensor<2x5x2x16xbf16>
    %extracted_slice_14 = tensor.extract_slice %86[0, 0, 0, 16] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> to tensor<2x5x2x16xbf16>
    %125 = tensor.empty() : tensor<2x5x2x16xbf16>
    %126 = linalg.generic {indexing_maps = [#map16, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111 : tensor<2x5x1x16xbf16>) outs(%125 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x16xbf16>
    %127 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_13, %126 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%125 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %182 = arith.mulf %in, %in_17 : bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x2x16xbf16>
    %128 = linalg.generic {indexing_maps = [#map16, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<2x5x1x16xbf16>) outs(%125 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x16xbf16>
    %129 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_14, %128 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%125 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %182 = arith.mulf %in, %in_17 : bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x2x16xbf16>
    %130 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127, %129 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%125 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %182 = arith.subf %in, %in_17 : bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x2x16xbf16>
    %131 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_14, %126 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%125 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %182 = arith.mulf %in, %in_17 : bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x2x16xbf16>
    %132 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_13, %128 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%125 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %182 = arith.mulf %in, %in_17 : bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x2x16xbf16>
    %133 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131, %132 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%125 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %182 = arith.addf %in, %in_17 : bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x2x16xbf16>
    %134 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%85 : tensor<2x5x2x32xbf16>) {
    ^bb0(%out: bf16):
      %182 = linalg.index 0 : index
      %183 = linalg.index 1 : index
      %184 = linalg.index 2 : index
      %185 = linalg.index 3 : index
      %186 = arith.cmpi ult, %185, %c16 : index
      %187 = scf.if %186 -> (bf16) {
        %extracted_17 = tensor.extract %130[%182, %183, %184, %185] : tensor<2x5x2x16xbf16>
        scf.yield %extracted_17 : bf16
      } else {
        %188 = arith.subi %185, %c16 : index
        %extracted_17 = tensor.extract %133[%182, %183, %184, %188] : tensor<2x5x2x16xbf16>
        scf.yield %extracted_17 : bf16
      }
      linalg.yield %187 : bf16
    } -> tensor<2x5x2x32xbf16>
    %135 = tensor.empty() : tensor<i1>
    %136 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%135 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %182 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %182 : i1
    } -> tensor<i1>
    %137 = tensor.empty() : tensor<i32>
    %138 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%137 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %182 = arith.addi %in, %c11_i32 : i32
      linalg.yield %182 : i32
    } -> tensor<i32>
    %139 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17], iterator_types = []} ins(%136, %138, %arg3 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%137 : tensor<i32>) {
    ^bb0(%in: i1, %in_17: i32, %in_18: i32, %out: i32):
      %182 = arith.select %in, %in_17, %in_18 : i32
      linalg.yield %182 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %139[] : tensor<i32>
    %140 = arith.index_cast %extracted : i32 to index
    %141 = arith.maxsi %140, %c0 : index
    %142 = arith.minsi %141, %c6 : index
    %inserted_slice = tensor.insert_slice %134 into %arg4[0, %142, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %inserted_slice_15 = tensor.insert_slice %expanded_11 into %arg5[0, %142, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %expanded_16 = tensor.expand_shape %124 [[0], [1], [2, 3], [4]] output_shape [2, 5, 2, 2, 32] : tensor<2x5x4x32xbf16> into tensor<2x5x2x2x32xbf16>
    %143 = tensor.empty() : tensor<2x2x11x5x2xf32>
    %144 = linalg.fill ins(%cst_0 : f32) outs(%143 : tensor<2x2x11x5x2xf32>) -> tensor<2x2x11x5x2xf32>
    %145 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice, %expanded_16 : tensor<2x11x2x32xbf16>, tensor<2x5x2x2x32xbf16>) outs(%144 : tensor<2x2x11x5x2xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %182 = arith.extf %in : bf16 to f32
      %183 = arith.extf %in_17 : bf16 to f32
      %184 = arith.mulf %182, %183 : f32
      %185 = arith.addf %out, %184 : f32
      linalg.yield %185 : f32
    } -> tensor<2x2x11x5x2xf32>
    %146 = tensor.empty() : tensor<2x2x2x5x11xf32>
    %147 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%145 : tensor<2x2x11x5x2xf32>) outs(%146 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %148 = linalg.generic {indexing_maps = [#map23, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%146 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %149 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%147, %148 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%146 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.mulf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x2x2x5x11xf32>
    %150 = tensor.empty() : tensor<2x1x1x5x11xf32>
    %151 = linalg.generic {indexing_maps = [#map24, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x1x5x11xf32>) outs(%150 : tensor<2x1x1x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x5x11xf32>
    %152 = linalg.generic {indexing_maps = [#map25, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%151 : tensor<2x1x1x5x11xf32>) outs(%146 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %153 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%149, %152 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%146 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.addf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x2x2x5x11xf32>
    %154 = tensor.empty() : tensor<2x2x2x5xf32>
    %155 = linalg.fill ins(%cst : f32) outs(%154 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %156 = linalg.generic {indexing_maps = [#map22, #map26], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%153 : tensor<2x2x2x5x11xf32>) outs(%155 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %182 = arith.maximumf %out, %in : f32
      linalg.yield %182 : f32
    } -> tensor<2x2x2x5xf32>
    %157 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%154 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5xf32>
    %158 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157, %156 : tensor<2x2x2x5xf32>, tensor<2x2x2x5xf32>) outs(%154 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.maximumf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x2x2x5xf32>
    %159 = tensor.empty() : tensor<2x2x2x5x1xf32>
    %160 = linalg.generic {indexing_maps = [#map26, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%158 : tensor<2x2x2x5xf32>) outs(%159 : tensor<2x2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x1xf32>
    %161 = linalg.generic {indexing_maps = [#map27, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%160 : tensor<2x2x2x5x1xf32>) outs(%146 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %162 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%153, %161 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%146 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.subf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x2x2x5x11xf32>
    %163 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%162 : tensor<2x2x2x5x11xf32>) outs(%146 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %182 = math.exp %in : f32
      linalg.yield %182 : f32
    } -> tensor<2x2x2x5x11xf32>
    %164 = linalg.fill ins(%cst_0 : f32) outs(%154 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %165 = linalg.generic {indexing_maps = [#map22, #map26], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%163 : tensor<2x2x2x5x11xf32>) outs(%164 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %182 = arith.addf %out, %in : f32
      linalg.yield %182 : f32
    } -> tensor<2x2x2x5xf32>
    %166 = linalg.generic {indexing_maps = [#map26, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%165 : tensor<2x2x2x5xf32>) outs(%159 : tensor<2x2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x1xf32>
    %167 = linalg.generic {indexing_maps = [#map27, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%166 : tensor<2x2x2x5x1xf32>) outs(%146 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %168 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%163, %167 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%146 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %182 = arith.divf %in, %in_17 : f32
      linalg.yield %182 : f32
    } -> tensor<2x2x2x5x11xf32>
    %169 = tensor.empty() : tensor<2x2x2x5x11xbf16>
    %170 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%168 : tensor<2x2x2x5x11xf32>) outs(%169 : tensor<2x2x2x5x11xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %182 = arith.truncf %in : f32 to bf16
      linalg.yield %182 : bf16
    } -> tensor<2x2x2x5x11xbf16>
    %171 = tensor.empty() : tensor<2x2x32x2x5xf32>
    %172 = linalg.fill ins(%cst_0 : f32) outs(%171 : tensor<2x2x32x2x5xf32>) -> tensor<2x2x32x2x5xf32>
    %173 = linalg.generic {indexing_maps = [#map28, #map29, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice_15, %170 : tensor<2x11x2x32xbf16>, tensor<2x2x2x5x11xbf16>) outs(%172 : tensor<2x2x32x2x5xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %182 = arith.extf %in : bf16 to f32
      %183 = arith.extf %in_17 : bf16 to f32
      %184 = arith.mulf %182, %183 : f32
      %185 = arith.addf %out, %184 : f32
      linalg.yield %185 : f32
    } -> tensor<2x2x32x2x5xf32>
    %174 = tensor.empty() : tensor<2x5x2x2x32xf32>
    %175 = linalg.generic {indexing_maps = [#map30, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%173 : tensor<2x2x32x2x5xf32>) outs(%174 : tensor<2x5x2x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x2x32xf32>
    %176 = tensor.empty() : tensor<2x5x2x2x32xbf16>
    %177 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%175 : tensor<2x5x2x2x32xf32>) outs(%176 : tensor<2x5x2x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %182 = arith.truncf %in : f32 to bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x2x2x32xbf16>
    %collapsed = tensor.collapse_shape %177 [[0], [1], [2, 3, 4]] : tensor<2x5x2x2x32xbf16> into tensor<2x5x128xbf16>
    %178 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %179 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg12 : tensor<2x5x128xbf16>, tensor<128x16xbf16>) outs(%178 : tensor<2x5x16xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %182 = arith.extf %in : bf16 to f32
      %183 = arith.extf %in_17 : bf16 to f32
      %184 = arith.mulf %182, %183 : f32
      %185 = arith.addf %out, %184 : f32
      linalg.yield %185 : f32
    } -> tensor<2x5x16xf32>
    %180 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<2x5x16xf32>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %182 = arith.truncf %in : f32 to bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x16xbf16>
    %181 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %180 : tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %182 = arith.addf %in, %in_17 : bf16
      linalg.yield %182 : bf16
    } -> tensor<2x5x16xbf16>
    return %181, %inserted_slice, %inserted_slice_15 : tensor<2x5x16xbf16>, tensor<2x11x2x32xbf16>, tensor<2x11x2x32xbf16>
  }
}
