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
#map13 = affine_map<() -> ()>
#map14 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d5)>
#map15 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d4, d5)>
#map16 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d0, 0, 0, d3, d4)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map23 = affine_map<(d0, d1, d2, d3) -> ()>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map25 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d2)>
#map26 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4, d5)>
#map27 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d4, d3, d1)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x5x16xbf16>, %arg1: tensor<2x5xi32>, %arg2: tensor<2x1x5x11xf32>, %arg3: tensor<i32>, %arg4: tensor<2x11x2x32xbf16> {tf.aliasing_output = 1 : i32}, %arg5: tensor<2x11x2x32xbf16> {tf.aliasing_output = 2 : i32}, %arg6: tensor<16xbf16>, %arg7: tensor<16x128xbf16>, %arg8: tensor<16x64xbf16>, %arg9: tensor<16x64xbf16>, %arg10: tensor<128xbf16>, %arg11: tensor<64xbf16>, %arg12: tensor<128x16xbf16>) -> (tensor<2x5x16xbf16> {jax.result_info = "result[0]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[1]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[2]"}) {
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
    %cst_5 = arith.constant dense<3.200000e+01> : tensor<f32>
    %cst_6 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_7 = arith.constant dense<6.400000e+01> : tensor<f32>
    %cst_8 = arith.constant dense<1.280000e+02> : tensor<f32>
    %cst_9 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %cst_10 = arith.constant dense<1.600000e+01> : tensor<f32>
    %cst_11 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<2x5x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x5x16xbf16>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %161 = arith.extf %in : bf16 to f32
      linalg.yield %161 : f32
    } -> tensor<2x5x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %1 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.mulf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<2x5x16xf32>
    %3 = tensor.empty() : tensor<2x5xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x5x16xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %out, %in : f32
      linalg.yield %161 : f32
    } -> tensor<2x5xf32>
    %6 = tensor.empty() : tensor<2x5x1xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x5xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %8 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.divf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<2x5x1xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %10 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.addf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<2x5x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.rsqrt %in : f32
      linalg.yield %161 : f32
    } -> tensor<2x5x1xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x5x1xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x16xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %13 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.mulf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<2x5x16xf32>
    %15 = tensor.empty() : tensor<2x5x16xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x5x16xf32>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %161 = arith.truncf %in : f32 to bf16
      linalg.yield %161 : bf16
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
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %161 = arith.mulf %in, %in_19 : bf16
      linalg.yield %161 : bf16
    } -> tensor<2x5x16xbf16>
    %21 = tensor.empty() : tensor<2x5x128xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %23 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg7 : tensor<2x5x16xbf16>, tensor<16x128xbf16>) outs(%22 : tensor<2x5x128xf32>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: f32):
      %161 = arith.extf %in : bf16 to f32
      %162 = arith.extf %in_19 : bf16 to f32
      %163 = arith.mulf %161, %162 : f32
      %164 = arith.addf %out, %163 : f32
      linalg.yield %164 : f32
    } -> tensor<2x5x128xf32>
    %24 = tensor.empty() : tensor<2x5x128xbf16>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x5x128xf32>) outs(%24 : tensor<2x5x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %161 = arith.truncf %in : f32 to bf16
      linalg.yield %161 : bf16
    } -> tensor<2x5x128xbf16>
    %26 = tensor.empty() : tensor<2x5x64xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg8 : tensor<2x5x16xbf16>, tensor<16x64xbf16>) outs(%27 : tensor<2x5x64xf32>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: f32):
      %161 = arith.extf %in : bf16 to f32
      %162 = arith.extf %in_19 : bf16 to f32
      %163 = arith.mulf %161, %162 : f32
      %164 = arith.addf %out, %163 : f32
      linalg.yield %164 : f32
    } -> tensor<2x5x64xf32>
    %29 = tensor.empty() : tensor<2x5x64xbf16>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x5x64xf32>) outs(%29 : tensor<2x5x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %161 = arith.truncf %in : f32 to bf16
      linalg.yield %161 : bf16
    } -> tensor<2x5x64xbf16>
    %31 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg9 : tensor<2x5x16xbf16>, tensor<16x64xbf16>) outs(%27 : tensor<2x5x64xf32>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: f32):
      %161 = arith.extf %in : bf16 to f32
      %162 = arith.extf %in_19 : bf16 to f32
      %163 = arith.mulf %161, %162 : f32
      %164 = arith.addf %out, %163 : f32
      linalg.yield %164 : f32
    } -> tensor<2x5x64xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x5x64xf32>) outs(%29 : tensor<2x5x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %161 = arith.truncf %in : f32 to bf16
      linalg.yield %161 : bf16
    } -> tensor<2x5x64xbf16>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x5x128xbf16>) outs(%21 : tensor<2x5x128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %161 = arith.extf %in : bf16 to f32
      linalg.yield %161 : f32
    } -> tensor<2x5x128xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %33 : tensor<2x5x128xf32>, tensor<2x5x128xf32>) outs(%21 : tensor<2x5x128xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.mulf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<2x5x128xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%34 : tensor<2x5x128xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %out, %in : f32
      linalg.yield %161 : f32
    } -> tensor<2x5xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<2x5xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %37 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %37 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.divf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<2x5x1xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %10 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.addf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<2x5x1xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.rsqrt %in : f32
      linalg.yield %161 : f32
    } -> tensor<2x5x1xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<2x5x1xf32>) outs(%21 : tensor<2x5x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x128xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %41 : tensor<2x5x128xf32>, tensor<2x5x128xf32>) outs(%21 : tensor<2x5x128xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.mulf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<2x5x128xf32>
    %43 = tensor.empty() : tensor<128xf32>
    %44 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%arg10 : tensor<128xbf16>) outs(%43 : tensor<128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %161 = arith.extf %in : bf16 to f32
      linalg.yield %161 : f32
    } -> tensor<128xf32>
    %45 = tensor.empty() : tensor<1x1x128xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<128xf32>) outs(%45 : tensor<1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x128xf32>
    %47 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<1x1x128xf32>) outs(%21 : tensor<2x5x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x128xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %47 : tensor<2x5x128xf32>, tensor<2x5x128xf32>) outs(%21 : tensor<2x5x128xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.mulf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<2x5x128xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<2x5x128xf32>) outs(%24 : tensor<2x5x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %161 = arith.truncf %in : f32 to bf16
      linalg.yield %161 : bf16
    } -> tensor<2x5x128xbf16>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x5x64xbf16>) outs(%26 : tensor<2x5x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %161 = arith.extf %in : bf16 to f32
      linalg.yield %161 : f32
    } -> tensor<2x5x64xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %50 : tensor<2x5x64xf32>, tensor<2x5x64xf32>) outs(%26 : tensor<2x5x64xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.mulf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<2x5x64xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%51 : tensor<2x5x64xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %out, %in : f32
      linalg.yield %161 : f32
    } -> tensor<2x5xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<2x5xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %54 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %54 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.divf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<2x5x1xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %10 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.addf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<2x5x1xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.rsqrt %in : f32
      linalg.yield %161 : f32
    } -> tensor<2x5x1xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<2x5x1xf32>) outs(%26 : tensor<2x5x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x64xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %58 : tensor<2x5x64xf32>, tensor<2x5x64xf32>) outs(%26 : tensor<2x5x64xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.mulf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<2x5x64xf32>
    %60 = tensor.empty() : tensor<64xf32>
    %61 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%arg11 : tensor<64xbf16>) outs(%60 : tensor<64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %161 = arith.extf %in : bf16 to f32
      linalg.yield %161 : f32
    } -> tensor<64xf32>
    %62 = tensor.empty() : tensor<1x1x64xf32>
    %63 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<64xf32>) outs(%62 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32>
    %64 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<1x1x64xf32>) outs(%26 : tensor<2x5x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x64xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %64 : tensor<2x5x64xf32>, tensor<2x5x64xf32>) outs(%26 : tensor<2x5x64xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.mulf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<2x5x64xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<2x5x64xf32>) outs(%29 : tensor<2x5x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %161 = arith.truncf %in : f32 to bf16
      linalg.yield %161 : bf16
    } -> tensor<2x5x64xbf16>
    %expanded = tensor.expand_shape %49 [[0], [1], [2, 3]] output_shape [2, 5, 4, 32] : tensor<2x5x128xbf16> into tensor<2x5x4x32xbf16>
    %expanded_12 = tensor.expand_shape %66 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %expanded_13 = tensor.expand_shape %32 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %67 = tensor.empty() : tensor<16xf32>
    %68 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%67 : tensor<16xf32>) {
    ^bb0(%out: f32):
      %161 = linalg.index 0 : index
      %162 = arith.index_cast %161 : index to i32
      %163 = arith.sitofp %162 : i32 to f32
      linalg.yield %163 : f32
    } -> tensor<16xf32>
    %69 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%67 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %70 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%69, %68 : tensor<16xf32>, tensor<16xf32>) outs(%67 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.mulf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<16xf32>
    %71 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%67 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %72 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%71, %70 : tensor<16xf32>, tensor<16xf32>) outs(%67 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.addf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<16xf32>
    %73 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%67 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %74 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%72, %73 : tensor<16xf32>, tensor<16xf32>) outs(%67 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.divf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<16xf32>
    %75 = tensor.empty() : tensor<2x5x1xi32>
    %76 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x5xi32>) outs(%75 : tensor<2x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x5x1xi32>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x5x1xi32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %161 = arith.sitofp %in : i32 to f32
      linalg.yield %161 : f32
    } -> tensor<2x5x1xf32>
    %78 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%67 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %79 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%78, %74 : tensor<16xf32>, tensor<16xf32>) outs(%67 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = math.powf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<16xf32>
    %80 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%67 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %81 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%80, %79 : tensor<16xf32>, tensor<16xf32>) outs(%67 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.divf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<16xf32>
    %82 = tensor.empty() : tensor<1x1x16xf32>
    %83 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<16xf32>) outs(%82 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x16xf32>
    %84 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x5x1xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x16xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<1x1x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x16xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %85 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.mulf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<2x5x16xf32>
    %87 = tensor.empty() : tensor<2x5x32xf32>
    %88 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%87 : tensor<2x5x32xf32>) {
    ^bb0(%out: f32):
      %161 = linalg.index 0 : index
      %162 = linalg.index 1 : index
      %163 = linalg.index 2 : index
      %164 = arith.cmpi ult, %163, %c16 : index
      %165 = scf.if %164 -> (f32) {
        %extracted_19 = tensor.extract %86[%161, %162, %163] : tensor<2x5x16xf32>
        scf.yield %extracted_19 : f32
      } else {
        %166 = arith.subi %163, %c16 : index
        %extracted_19 = tensor.extract %86[%161, %162, %166] : tensor<2x5x16xf32>
        scf.yield %extracted_19 : f32
      }
      linalg.yield %165 : f32
    } -> tensor<2x5x32xf32>
    %89 = tensor.empty() : tensor<2x5x1x32xf32>
    %90 = linalg.generic {indexing_maps = [#map6, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88 : tensor<2x5x32xf32>) outs(%89 : tensor<2x5x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1x32xf32>
    %91 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90 : tensor<2x5x1x32xf32>) outs(%89 : tensor<2x5x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.cos %in : f32
      linalg.yield %161 : f32
    } -> tensor<2x5x1x32xf32>
    %92 = tensor.empty() : tensor<2x5x1x32xbf16>
    %93 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91 : tensor<2x5x1x32xf32>) outs(%92 : tensor<2x5x1x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %161 = arith.truncf %in : f32 to bf16
      linalg.yield %161 : bf16
    } -> tensor<2x5x1x32xbf16>
    %94 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90 : tensor<2x5x1x32xf32>) outs(%89 : tensor<2x5x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.sin %in : f32
      linalg.yield %161 : f32
    } -> tensor<2x5x1x32xf32>
    %95 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94 : tensor<2x5x1x32xf32>) outs(%92 : tensor<2x5x1x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %161 = arith.truncf %in : f32 to bf16
      linalg.yield %161 : bf16
    } -> tensor<2x5x1x32xbf16>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0, 0] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x32xbf16> to tensor<2x5x4x16xbf16>
    %extracted_slice_14 = tensor.extract_slice %expanded[0, 0, 0, 16] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x32xbf16> to tensor<2x5x4x16xbf16>
    %96 = tensor.empty() : tensor<2x5x4x32xbf16>
    %97 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93 : tensor<2x5x1x32xbf16>) outs(%96 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x32xbf16>
    %98 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %97 : tensor<2x5x4x32xbf16>, tensor<2x5x4x32xbf16>) outs(%96 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %161 = arith.mulf %in, %in_19 : bf16
      linalg.yield %161 : bf16
    } -> tensor<2x5x4x32xbf16>
    %99 = tensor.empty() : tensor<2x5x4x16xbf16>
    %100 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_14 : tensor<2x5x4x16xbf16>) outs(%99 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %161 = arith.negf %in : bf16
      linalg.yield %161 : bf16
    } -> tensor<2x5x4x16xbf16>
    %101 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%96 : tensor<2x5x4x32xbf16>) {
    ^bb0(%out: bf16):
      %161 = linalg.index 0 : index
      %162 = linalg.index 1 : index
      %163 = linalg.index 2 : index
      %164 = linalg.index 3 : index
      %165 = arith.cmpi ult, %164, %c16 : index
      %166 = scf.if %165 -> (bf16) {
        %extracted_19 = tensor.extract %100[%161, %162, %163, %164] : tensor<2x5x4x16xbf16>
        scf.yield %extracted_19 : bf16
      } else {
        %167 = arith.subi %164, %c16 : index
        %extracted_19 = tensor.extract %extracted_slice[%161, %162, %163, %167] : tensor<2x5x4x16xbf16>
        scf.yield %extracted_19 : bf16
      }
      linalg.yield %166 : bf16
    } -> tensor<2x5x4x32xbf16>
    %102 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95 : tensor<2x5x1x32xbf16>) outs(%96 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x32xbf16>
    %103 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101, %102 : tensor<2x5x4x32xbf16>, tensor<2x5x4x32xbf16>) outs(%96 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %161 = arith.mulf %in, %in_19 : bf16
      linalg.yield %161 : bf16
    } -> tensor<2x5x4x32xbf16>
    %104 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98, %103 : tensor<2x5x4x32xbf16>, tensor<2x5x4x32xbf16>) outs(%96 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %161 = arith.addf %in, %in_19 : bf16
      linalg.yield %161 : bf16
    } -> tensor<2x5x4x32xbf16>
    %extracted_slice_15 = tensor.extract_slice %expanded_12[0, 0, 0, 0] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> to tensor<2x5x2x16xbf16>
    %extracted_slice_16 = tensor.extract_slice %expanded_12[0, 0, 0, 16] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> to tensor<2x5x2x16xbf16>
    %105 = tensor.empty() : tensor<2x5x2x32xbf16>
    %106 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93 : tensor<2x5x1x32xbf16>) outs(%105 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x32xbf16>
    %107 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12, %106 : tensor<2x5x2x32xbf16>, tensor<2x5x2x32xbf16>) outs(%105 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %161 = arith.mulf %in, %in_19 : bf16
      linalg.yield %161 : bf16
    } -> tensor<2x5x2x32xbf16>
    %108 = tensor.empty() : tensor<2x5x2x16xbf16>
    %109 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16 : tensor<2x5x2x16xbf16>) outs(%108 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %161 = arith.negf %in : bf16
      linalg.yield %161 : bf16
    } -> tensor<2x5x2x16xbf16>
    %110 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%105 : tensor<2x5x2x32xbf16>) {
    ^bb0(%out: bf16):
      %161 = linalg.index 0 : index
      %162 = linalg.index 1 : index
      %163 = linalg.index 2 : index
      %164 = linalg.index 3 : index
      %165 = arith.cmpi ult, %164, %c16 : index
      %166 = scf.if %165 -> (bf16) {
        %extracted_19 = tensor.extract %109[%161, %162, %163, %164] : tensor<2x5x2x16xbf16>
        scf.yield %extracted_19 : bf16
      } else {
        %167 = arith.subi %164, %c16 : index
        %extracted_19 = tensor.extract %extracted_slice_15[%161, %162, %163, %167] : tensor<2x5x2x16xbf16>
        scf.yield %extracted_19 : bf16
      }
      linalg.yield %166 : bf16
    } -> tensor<2x5x2x32xbf16>
    %111 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95 : tensor<2x5x1x32xbf16>) outs(%105 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x32xbf16>
    %112 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %111 : tensor<2x5x2x32xbf16>, tensor<2x5x2x32xbf16>) outs(%105 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %161 = arith.mulf %in, %in_19 : bf16
      linalg.yield %161 : bf16
    } -> tensor<2x5x2x32xbf16>
    %113 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107, %112 : tensor<2x5x2x32xbf16>, tensor<2x5x2x32xbf16>) outs(%105 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %161 = arith.addf %in, %in_19 : bf16
      linalg.yield %161 : bf16
    } -> tensor<2x5x2x32xbf16>
    %114 = tensor.empty() : tensor<i1>
    %115 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%114 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %161 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %161 : i1
    } -> tensor<i1>
    %116 = tensor.empty() : tensor<i32>
    %117 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%116 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %161 = arith.addi %in, %c11_i32 : i32
      linalg.yield %161 : i32
    } -> tensor<i32>
    %118 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%115, %117, %arg3 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%116 : tensor<i32>) {
    ^bb0(%in: i1, %in_19: i32, %in_20: i32, %out: i32):
      %161 = arith.select %in, %in_19, %in_20 : i32
      linalg.yield %161 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %118[] : tensor<i32>
    %119 = arith.index_cast %extracted : i32 to index
    %120 = arith.maxsi %119, %c0 : index
    %121 = arith.minsi %120, %c6 : index
    %inserted_slice = tensor.insert_slice %113 into %arg4[0, %121, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %inserted_slice_17 = tensor.insert_slice %expanded_13 into %arg5[0, %121, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %expanded_18 = tensor.expand_shape %104 [[0], [1], [2, 3], [4]] output_shape [2, 5, 2, 2, 32] : tensor<2x5x4x32xbf16> into tensor<2x5x2x2x32xbf16>
    %122 = tensor.empty() : tensor<2x2x11x5x2xf32>
    %123 = linalg.fill ins(%cst_0 : f32) outs(%122 : tensor<2x2x11x5x2xf32>) -> tensor<2x2x11x5x2xf32>
    %124 = linalg.generic {indexing_maps = [#map14, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice, %expanded_18 : tensor<2x11x2x32xbf16>, tensor<2x5x2x2x32xbf16>) outs(%123 : tensor<2x2x11x5x2xf32>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: f32):
      %161 = arith.extf %in : bf16 to f32
      %162 = arith.extf %in_19 : bf16 to f32
      %163 = arith.mulf %161, %162 : f32
      %164 = arith.addf %out, %163 : f32
      linalg.yield %164 : f32
    } -> tensor<2x2x11x5x2xf32>
    %125 = tensor.empty() : tensor<2x2x2x5x11xf32>
    %126 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%124 : tensor<2x2x11x5x2xf32>) outs(%125 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %127 = linalg.generic {indexing_maps = [#map19, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%125 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %128 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%126, %127 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%125 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.mulf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<2x2x2x5x11xf32>
    %129 = tensor.empty() : tensor<2x1x1x5x11xf32>
    %130 = linalg.generic {indexing_maps = [#map20, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x1x5x11xf32>) outs(%129 : tensor<2x1x1x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x5x11xf32>
    %131 = linalg.generic {indexing_maps = [#map21, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%130 : tensor<2x1x1x5x11xf32>) outs(%125 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %132 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%128, %131 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%125 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.addf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<2x2x2x5x11xf32>
    %133 = tensor.empty() : tensor<2x2x2x5xf32>
    %134 = linalg.fill ins(%cst : f32) outs(%133 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %135 = linalg.generic {indexing_maps = [#map18, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%132 : tensor<2x2x2x5x11xf32>) outs(%134 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.maximumf %out, %in : f32
      linalg.yield %161 : f32
    } -> tensor<2x2x2x5xf32>
    %136 = linalg.generic {indexing_maps = [#map23, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%133 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5xf32>
    %137 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136, %135 : tensor<2x2x2x5xf32>, tensor<2x2x2x5xf32>) outs(%133 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.maximumf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<2x2x2x5xf32>
    %138 = tensor.empty() : tensor<2x2x2x5x1xf32>
    %139 = linalg.generic {indexing_maps = [#map22, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%137 : tensor<2x2x2x5xf32>) outs(%138 : tensor<2x2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x1xf32>
    %140 = linalg.generic {indexing_maps = [#map24, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<2x2x2x5x1xf32>) outs(%125 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %141 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%132, %140 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%125 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.subf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<2x2x2x5x11xf32>
    %142 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%141 : tensor<2x2x2x5x11xf32>) outs(%125 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.exp %in : f32
      linalg.yield %161 : f32
    } -> tensor<2x2x2x5x11xf32>
    %143 = linalg.fill ins(%cst_0 : f32) outs(%133 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %144 = linalg.generic {indexing_maps = [#map18, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%142 : tensor<2x2x2x5x11xf32>) outs(%143 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %out, %in : f32
      linalg.yield %161 : f32
    } -> tensor<2x2x2x5xf32>
    %145 = linalg.generic {indexing_maps = [#map22, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%144 : tensor<2x2x2x5xf32>) outs(%138 : tensor<2x2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x1xf32>
    %146 = linalg.generic {indexing_maps = [#map24, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%145 : tensor<2x2x2x5x1xf32>) outs(%125 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %147 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%142, %146 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%125 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %161 = arith.divf %in, %in_19 : f32
      linalg.yield %161 : f32
    } -> tensor<2x2x2x5x11xf32>
    %148 = tensor.empty() : tensor<2x2x2x5x11xbf16>
    %149 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%147 : tensor<2x2x2x5x11xf32>) outs(%148 : tensor<2x2x2x5x11xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %161 = arith.truncf %in : f32 to bf16
      linalg.yield %161 : bf16
    } -> tensor<2x2x2x5x11xbf16>
    %150 = tensor.empty() : tensor<2x2x32x2x5xf32>
    %151 = linalg.fill ins(%cst_0 : f32) outs(%150 : tensor<2x2x32x2x5xf32>) -> tensor<2x2x32x2x5xf32>
    %152 = linalg.generic {indexing_maps = [#map25, #map26, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice_17, %149 : tensor<2x11x2x32xbf16>, tensor<2x2x2x5x11xbf16>) outs(%151 : tensor<2x2x32x2x5xf32>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: f32):
      %161 = arith.extf %in : bf16 to f32
      %162 = arith.extf %in_19 : bf16 to f32
      %163 = arith.mulf %161, %162 : f32
      %164 = arith.addf %out, %163 : f32
      linalg.yield %164 : f32
    } -> tensor<2x2x32x2x5xf32>
    %153 = tensor.empty() : tensor<2x5x2x2x32xf32>
    %154 = linalg.generic {indexing_maps = [#map27, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%152 : tensor<2x2x32x2x5xf32>) outs(%153 : tensor<2x5x2x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x2x32xf32>
    %155 = tensor.empty() : tensor<2x5x2x2x32xbf16>
    %156 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%154 : tensor<2x5x2x2x32xf32>) outs(%155 : tensor<2x5x2x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %161 = arith.truncf %in : f32 to bf16
      linalg.yield %161 : bf16
    } -> tensor<2x5x2x2x32xbf16>
    %collapsed = tensor.collapse_shape %156 [[0], [1], [2, 3, 4]] : tensor<2x5x2x2x32xbf16> into tensor<2x5x128xbf16>
    %157 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %158 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg12 : tensor<2x5x128xbf16>, tensor<128x16xbf16>) outs(%157 : tensor<2x5x16xf32>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: f32):
      %161 = arith.extf %in : bf16 to f32
      %162 = arith.extf %in_19 : bf16 to f32
      %163 = arith.mulf %161, %162 : f32
      %164 = arith.addf %out, %163 : f32
      linalg.yield %164 : f32
    } -> tensor<2x5x16xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<2x5x16xf32>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %161 = arith.truncf %in : f32 to bf16
      linalg.yield %161 : bf16
    } -> tensor<2x5x16xbf16>
    %160 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %159 : tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %161 = arith.addf %in, %in_19 : bf16
      linalg.yield %161 : bf16
    } -> tensor<2x5x16xbf16>
    return %160, %inserted_slice, %inserted_slice_17 : tensor<2x5x16xbf16>, tensor<2x11x2x32xbf16>, tensor<2x11x2x32xbf16>
  }
}
