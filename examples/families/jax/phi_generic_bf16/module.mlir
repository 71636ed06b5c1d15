#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0) -> (d0)>
#map10 = affine_map<(d0) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map15 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map16 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d5)>
#map17 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d4, d5)>
#map18 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, 0, 0, d3, d4)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map25 = affine_map<(d0, d1, d2, d3) -> ()>
#map26 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map27 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d2)>
#map28 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4, d5)>
#map29 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d4, d3, d1)>
#map30 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, 0)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x1x16xbf16>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x1x1x11xf32>, %arg3: tensor<2xi32>, %arg4: tensor<2x2x11x32xbf16> {tf.aliasing_output = 1 : i32}, %arg5: tensor<2x2x11x32xbf16> {tf.aliasing_output = 2 : i32}, %arg6: tensor<16xbf16>, %arg7: tensor<16x128xbf16>, %arg8: tensor<16x64xbf16>, %arg9: tensor<16x64xbf16>, %arg10: tensor<128x16xbf16>) -> (tensor<2x1x16xbf16> {jax.result_info = "result[0]"}, tensor<2x2x11x32xbf16> {jax.result_info = "result[1]"}, tensor<2x2x11x32xbf16> {jax.result_info = "result[2]"}) {
    %c16 = arith.constant 16 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant dense<0.176776692> : tensor<f32>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<1.000000e+04> : tensor<f32>
    %cst_5 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %cst_7 = arith.constant dense<1.600000e+01> : tensor<f32>
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<2x1x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x1x16xbf16>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %144 = arith.extf %in : bf16 to f32
      linalg.yield %144 : f32
    } -> tensor<2x1x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %1 : tensor<2x1x16xf32>, tensor<2x1x16xf32>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %144 = arith.mulf %in, %in_20 : f32
      linalg.yield %144 : f32
    } -> tensor<2x1x16xf32>
    %3 = tensor.empty() : tensor<2x1xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<2x1xf32>) -> tensor<2x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x1x16xf32>) outs(%4 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.addf %out, %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x1xf32>
    %6 = tensor.empty() : tensor<2x1x1xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x1xf32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %8 : tensor<2x1x1xf32>, tensor<2x1x1xf32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %144 = arith.divf %in, %in_20 : f32
      linalg.yield %144 : f32
    } -> tensor<2x1x1xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %10 : tensor<2x1x1xf32>, tensor<2x1x1xf32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %144 = arith.addf %in, %in_20 : f32
      linalg.yield %144 : f32
    } -> tensor<2x1x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x1x1xf32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = math.rsqrt %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x1x1xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x16xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %13 : tensor<2x1x16xf32>, tensor<2x1x16xf32>) outs(%0 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %144 = arith.mulf %in, %in_20 : f32
      linalg.yield %144 : f32
    } -> tensor<2x1x16xf32>
    %15 = tensor.empty() : tensor<2x1x16xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x1x16xf32>) outs(%15 : tensor<2x1x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %144 = arith.truncf %in : f32 to bf16
      linalg.yield %144 : bf16
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
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %144 = arith.mulf %in, %in_20 : bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x16xbf16>
    %21 = tensor.empty() : tensor<2x1x128xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<2x1x128xf32>) -> tensor<2x1x128xf32>
    %23 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg7 : tensor<2x1x16xbf16>, tensor<16x128xbf16>) outs(%22 : tensor<2x1x128xf32>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: f32):
      %144 = arith.extf %in : bf16 to f32
      %145 = arith.extf %in_20 : bf16 to f32
      %146 = arith.mulf %144, %145 : f32
      %147 = arith.addf %out, %146 : f32
      linalg.yield %147 : f32
    } -> tensor<2x1x128xf32>
    %24 = tensor.empty() : tensor<2x1x128xbf16>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x1x128xf32>) outs(%24 : tensor<2x1x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %144 = arith.truncf %in : f32 to bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x128xbf16>
    %26 = tensor.empty() : tensor<2x1x64xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<2x1x64xf32>) -> tensor<2x1x64xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg8 : tensor<2x1x16xbf16>, tensor<16x64xbf16>) outs(%27 : tensor<2x1x64xf32>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: f32):
      %144 = arith.extf %in : bf16 to f32
      %145 = arith.extf %in_20 : bf16 to f32
      %146 = arith.mulf %144, %145 : f32
      %147 = arith.addf %out, %146 : f32
      linalg.yield %147 : f32
    } -> tensor<2x1x64xf32>
    %29 = tensor.empty() : tensor<2x1x64xbf16>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x1x64xf32>) outs(%29 : tensor<2x1x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %144 = arith.truncf %in : f32 to bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x64xbf16>
    %31 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg9 : tensor<2x1x16xbf16>, tensor<16x64xbf16>) outs(%27 : tensor<2x1x64xf32>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: f32):
      %144 = arith.extf %in : bf16 to f32
      %145 = arith.extf %in_20 : bf16 to f32
      %146 = arith.mulf %144, %145 : f32
      %147 = arith.addf %out, %146 : f32
      linalg.yield %147 : f32
    } -> tensor<2x1x64xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x1x64xf32>) outs(%29 : tensor<2x1x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %144 = arith.truncf %in : f32 to bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x64xbf16>
    %expanded = tensor.expand_shape %25 [[0], [1], [2, 3]] output_shape [2, 1, 4, 32] : tensor<2x1x128xbf16> into tensor<2x1x4x32xbf16>
    %expanded_9 = tensor.expand_shape %30 [[0], [1], [2, 3]] output_shape [2, 1, 2, 32] : tensor<2x1x64xbf16> into tensor<2x1x2x32xbf16>
    %expanded_10 = tensor.expand_shape %32 [[0], [1], [2, 3]] output_shape [2, 1, 2, 32] : tensor<2x1x64xbf16> into tensor<2x1x2x32xbf16>
    %33 = tensor.empty() : tensor<8xf32>
    %34 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%33 : tensor<8xf32>) {
    ^bb0(%out: f32):
      %144 = linalg.index 0 : index
      %145 = arith.index_cast %144 : index to i32
      %146 = arith.sitofp %145 : i32 to f32
      linalg.yield %146 : f32
    } -> tensor<8xf32>
    %35 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%33 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %36 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%35, %34 : tensor<8xf32>, tensor<8xf32>) outs(%33 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %144 = arith.mulf %in, %in_20 : f32
      linalg.yield %144 : f32
    } -> tensor<8xf32>
    %37 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_8 : tensor<f32>) outs(%33 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %38 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%37, %36 : tensor<8xf32>, tensor<8xf32>) outs(%33 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %144 = arith.addf %in, %in_20 : f32
      linalg.yield %144 : f32
    } -> tensor<8xf32>
    %39 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%33 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %40 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%38, %39 : tensor<8xf32>, tensor<8xf32>) outs(%33 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %144 = arith.divf %in, %in_20 : f32
      linalg.yield %144 : f32
    } -> tensor<8xf32>
    %41 = tensor.empty() : tensor<2x1x1xi32>
    %42 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x1xi32>) outs(%41 : tensor<2x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x1x1xi32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<2x1x1xi32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %144 = arith.sitofp %in : i32 to f32
      linalg.yield %144 : f32
    } -> tensor<2x1x1xf32>
    %44 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%33 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %45 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%44, %40 : tensor<8xf32>, tensor<8xf32>) outs(%33 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %144 = math.powf %in, %in_20 : f32
      linalg.yield %144 : f32
    } -> tensor<8xf32>
    %46 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%33 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %47 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%46, %45 : tensor<8xf32>, tensor<8xf32>) outs(%33 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %144 = arith.divf %in, %in_20 : f32
      linalg.yield %144 : f32
    } -> tensor<8xf32>
    %48 = tensor.empty() : tensor<1x1x8xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<8xf32>) outs(%48 : tensor<1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x8xf32>
    %50 = tensor.empty() : tensor<2x1x8xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x1x1xf32>) outs(%50 : tensor<2x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x8xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<1x1x8xf32>) outs(%50 : tensor<2x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x8xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %52 : tensor<2x1x8xf32>, tensor<2x1x8xf32>) outs(%50 : tensor<2x1x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %144 = arith.mulf %in, %in_20 : f32
      linalg.yield %144 : f32
    } -> tensor<2x1x8xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0, 0] [2, 1, 4, 16] [1, 1, 1, 1] : tensor<2x1x4x32xbf16> to tensor<2x1x4x16xbf16>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<2x1x8xf32>) outs(%50 : tensor<2x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = math.cos %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x1x8xf32>
    %55 = tensor.empty() : tensor<2x1x1x8xf32>
    %56 = linalg.generic {indexing_maps = [#map6, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x1x8xf32>) outs(%55 : tensor<2x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x8xf32>
    %57 = tensor.empty() : tensor<2x1x1x8xbf16>
    %58 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x1x1x8xf32>) outs(%57 : tensor<2x1x1x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %144 = arith.truncf %in : f32 to bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x1x8xbf16>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<2x1x8xf32>) outs(%50 : tensor<2x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = math.sin %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x1x8xf32>
    %60 = linalg.generic {indexing_maps = [#map6, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x1x8xf32>) outs(%55 : tensor<2x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x8xf32>
    %61 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<2x1x1x8xf32>) outs(%57 : tensor<2x1x1x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %144 = arith.truncf %in : f32 to bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x1x8xbf16>
    %extracted_slice_11 = tensor.extract_slice %extracted_slice[0, 0, 0, 0] [2, 1, 4, 8] [1, 1, 1, 1] : tensor<2x1x4x16xbf16> to tensor<2x1x4x8xbf16>
    %extracted_slice_12 = tensor.extract_slice %extracted_slice[0, 0, 0, 8] [2, 1, 4, 8] [1, 1, 1, 1] : tensor<2x1x4x16xbf16> to tensor<2x1x4x8xbf16>
    %62 = tensor.empty() : tensor<2x1x4x8xbf16>
    %63 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x1x1x8xbf16>) outs(%62 : tensor<2x1x4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x4x8xbf16>
    %64 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %63 : tensor<2x1x4x8xbf16>, tensor<2x1x4x8xbf16>) outs(%62 : tensor<2x1x4x8xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %144 = arith.mulf %in, %in_20 : bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x4x8xbf16>
    %65 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x1x1x8xbf16>) outs(%62 : tensor<2x1x4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x4x8xbf16>
    %66 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %65 : tensor<2x1x4x8xbf16>, tensor<2x1x4x8xbf16>) outs(%62 : tensor<2x1x4x8xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %144 = arith.mulf %in, %in_20 : bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x4x8xbf16>
    %67 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %66 : tensor<2x1x4x8xbf16>, tensor<2x1x4x8xbf16>) outs(%62 : tensor<2x1x4x8xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %144 = arith.subf %in, %in_20 : bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x4x8xbf16>
    %68 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %63 : tensor<2x1x4x8xbf16>, tensor<2x1x4x8xbf16>) outs(%62 : tensor<2x1x4x8xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %144 = arith.mulf %in, %in_20 : bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x4x8xbf16>
    %69 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %65 : tensor<2x1x4x8xbf16>, tensor<2x1x4x8xbf16>) outs(%62 : tensor<2x1x4x8xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %144 = arith.mulf %in, %in_20 : bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x4x8xbf16>
    %70 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %69 : tensor<2x1x4x8xbf16>, tensor<2x1x4x8xbf16>) outs(%62 : tensor<2x1x4x8xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %144 = arith.addf %in, %in_20 : bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x4x8xbf16>
    %71 = tensor.empty() : tensor<2x1x4x16xbf16>
    %72 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%71 : tensor<2x1x4x16xbf16>) {
    ^bb0(%out: bf16):
      %144 = linalg.index 0 : index
      %145 = linalg.index 2 : index
      %146 = linalg.index 3 : index
      %147 = arith.cmpi ult, %146, %c8 : index
      %148 = scf.if %147 -> (bf16) {
        %extracted = tensor.extract %67[%144, %c0, %145, %146] : tensor<2x1x4x8xbf16>
        scf.yield %extracted : bf16
      } else {
        %149 = arith.subi %146, %c8 : index
        %extracted = tensor.extract %70[%144, %c0, %145, %149] : tensor<2x1x4x8xbf16>
        scf.yield %extracted : bf16
      }
      linalg.yield %148 : bf16
    } -> tensor<2x1x4x16xbf16>
    %extracted_slice_13 = tensor.extract_slice %expanded[0, 0, 0, 16] [2, 1, 4, 16] [1, 1, 1, 1] : tensor<2x1x4x32xbf16> to tensor<2x1x4x16xbf16>
    %73 = tensor.empty() : tensor<2x1x4x32xbf16>
    %74 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%73 : tensor<2x1x4x32xbf16>) {
    ^bb0(%out: bf16):
      %144 = linalg.index 0 : index
      %145 = linalg.index 2 : index
      %146 = linalg.index 3 : index
      %147 = arith.cmpi ult, %146, %c16 : index
      %148 = scf.if %147 -> (bf16) {
        %extracted = tensor.extract %72[%144, %c0, %145, %146] : tensor<2x1x4x16xbf16>
        scf.yield %extracted : bf16
      } else {
        %149 = arith.subi %146, %c16 : index
        %extracted = tensor.extract %extracted_slice_13[%144, %c0, %145, %149] : tensor<2x1x4x16xbf16>
        scf.yield %extracted : bf16
      }
      linalg.yield %148 : bf16
    } -> tensor<2x1x4x32xbf16>
    %extracted_slice_14 = tensor.extract_slice %expanded_9[0, 0, 0, 0] [2, 1, 2, 16] [1, 1, 1, 1] : tensor<2x1x2x32xbf16> to tensor<2x1x2x16xbf16>
    %extracted_slice_15 = tensor.extract_slice %extracted_slice_14[0, 0, 0, 0] [2, 1, 2, 8] [1, 1, 1, 1] : tensor<2x1x2x16xbf16> to tensor<2x1x2x8xbf16>
    %extracted_slice_16 = tensor.extract_slice %extracted_slice_14[0, 0, 0, 8] [2, 1, 2, 8] [1, 1, 1, 1] : tensor<2x1x2x16xbf16> to tensor<2x1x2x8xbf16>
    %75 = tensor.empty() : tensor<2x1x2x8xbf16>
    %76 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x1x1x8xbf16>) outs(%75 : tensor<2x1x2x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x8xbf16>
    %77 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15, %76 : tensor<2x1x2x8xbf16>, tensor<2x1x2x8xbf16>) outs(%75 : tensor<2x1x2x8xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %144 = arith.mulf %in, %in_20 : bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x2x8xbf16>
    %78 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x1x1x8xbf16>) outs(%75 : tensor<2x1x2x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x8xbf16>
    %79 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %78 : tensor<2x1x2x8xbf16>, tensor<2x1x2x8xbf16>) outs(%75 : tensor<2x1x2x8xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %144 = arith.mulf %in, %in_20 : bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x2x8xbf16>
    %80 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77, %79 : tensor<2x1x2x8xbf16>, tensor<2x1x2x8xbf16>) outs(%75 : tensor<2x1x2x8xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %144 = arith.subf %in, %in_20 : bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x2x8xbf16>
    %81 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %76 : tensor<2x1x2x8xbf16>, tensor<2x1x2x8xbf16>) outs(%75 : tensor<2x1x2x8xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %144 = arith.mulf %in, %in_20 : bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x2x8xbf16>
    %82 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15, %78 : tensor<2x1x2x8xbf16>, tensor<2x1x2x8xbf16>) outs(%75 : tensor<2x1x2x8xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %144 = arith.mulf %in, %in_20 : bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x2x8xbf16>
    %83 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %82 : tensor<2x1x2x8xbf16>, tensor<2x1x2x8xbf16>) outs(%75 : tensor<2x1x2x8xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %144 = arith.addf %in, %in_20 : bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x2x8xbf16>
    %84 = tensor.empty() : tensor<2x1x2x16xbf16>
    %85 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%84 : tensor<2x1x2x16xbf16>) {
    ^bb0(%out: bf16):
      %144 = linalg.index 0 : index
      %145 = linalg.index 2 : index
      %146 = linalg.index 3 : index
      %147 = arith.cmpi ult, %146, %c8 : index
      %148 = scf.if %147 -> (bf16) {
        %extracted = tensor.extract %80[%144, %c0, %145, %146] : tensor<2x1x2x8xbf16>
        scf.yield %extracted : bf16
      } else {
        %149 = arith.subi %146, %c8 : index
        %extracted = tensor.extract %83[%144, %c0, %145, %149] : tensor<2x1x2x8xbf16>
        scf.yield %extracted : bf16
      }
      linalg.yield %148 : bf16
    } -> tensor<2x1x2x16xbf16>
    %extracted_slice_17 = tensor.extract_slice %expanded_9[0, 0, 0, 16] [2, 1, 2, 16] [1, 1, 1, 1] : tensor<2x1x2x32xbf16> to tensor<2x1x2x16xbf16>
    %86 = tensor.empty() : tensor<2x1x2x32xbf16>
    %87 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%86 : tensor<2x1x2x32xbf16>) {
    ^bb0(%out: bf16):
      %144 = linalg.index 0 : index
      %145 = linalg.index 2 : index
      %146 = linalg.index 3 : index
      %147 = arith.cmpi ult, %146, %c16 : index
      %148 = scf.if %147 -> (bf16) {
        %extracted = tensor.extract %85[%144, %c0, %145, %146] : tensor<2x1x2x16xbf16>
        scf.yield %extracted : bf16
      } else {
        %149 = arith.subi %146, %c16 : index
        %extracted = tensor.extract %extracted_slice_17[%144, %c0, %145, %149] : tensor<2x1x2x16xbf16>
        scf.yield %extracted : bf16
      }
      linalg.yield %148 : bf16
    } -> tensor<2x1x2x32xbf16>
    %88 = tensor.empty() : tensor<2x2x1x32xbf16>
    %89 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87 : tensor<2x1x2x32xbf16>) outs(%88 : tensor<2x2x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x1x32xbf16>
    %90 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<2x1x2x32xbf16>) outs(%88 : tensor<2x2x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x1x32xbf16>
    %91 = tensor.empty() : tensor<11xi32>
    %92 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%91 : tensor<11xi32>) {
    ^bb0(%out: i32):
      %144 = linalg.index 0 : index
      %145 = arith.index_cast %144 : index to i32
      linalg.yield %145 : i32
    } -> tensor<11xi32>
    %expanded_18 = tensor.expand_shape %92 [[0, 1, 2, 3]] output_shape [1, 1, 11, 1] : tensor<11xi32> into tensor<1x1x11x1xi32>
    %93 = tensor.empty() : tensor<2x1x1x1xi32>
    %94 = linalg.generic {indexing_maps = [#map14, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2xi32>) outs(%93 : tensor<2x1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x1x1x1xi32>
    %95 = tensor.empty() : tensor<2x1x11x1xi32>
    %96 = linalg.generic {indexing_maps = [#map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<1x1x11x1xi32>) outs(%95 : tensor<2x1x11x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x1x11x1xi32>
    %97 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94 : tensor<2x1x1x1xi32>) outs(%95 : tensor<2x1x11x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x1x11x1xi32>
    %98 = tensor.empty() : tensor<2x1x11x1xi1>
    %99 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96, %97 : tensor<2x1x11x1xi32>, tensor<2x1x11x1xi32>) outs(%98 : tensor<2x1x11x1xi1>) {
    ^bb0(%in: i32, %in_20: i32, %out: i1):
      %144 = arith.cmpi eq, %in, %in_20 : i32
      linalg.yield %144 : i1
    } -> tensor<2x1x11x1xi1>
    %100 = call @_where(%99, %89, %arg4) : (tensor<2x1x11x1xi1>, tensor<2x2x1x32xbf16>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %101 = call @_where(%99, %90, %arg5) : (tensor<2x1x11x1xi1>, tensor<2x2x1x32xbf16>, tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16>
    %102 = tensor.empty() : tensor<2x11x2x32xbf16>
    %103 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100 : tensor<2x2x11x32xbf16>) outs(%102 : tensor<2x11x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x11x2x32xbf16>
    %104 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101 : tensor<2x2x11x32xbf16>) outs(%102 : tensor<2x11x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x11x2x32xbf16>
    %expanded_19 = tensor.expand_shape %74 [[0], [1], [2, 3], [4]] output_shape [2, 1, 2, 2, 32] : tensor<2x1x4x32xbf16> into tensor<2x1x2x2x32xbf16>
    %105 = tensor.empty() : tensor<2x2x11x1x2xf32>
    %106 = linalg.fill ins(%cst_0 : f32) outs(%105 : tensor<2x2x11x1x2xf32>) -> tensor<2x2x11x1x2xf32>
    %107 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%103, %expanded_19 : tensor<2x11x2x32xbf16>, tensor<2x1x2x2x32xbf16>) outs(%106 : tensor<2x2x11x1x2xf32>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: f32):
      %144 = arith.extf %in : bf16 to f32
      %145 = arith.extf %in_20 : bf16 to f32
      %146 = arith.mulf %144, %145 : f32
      %147 = arith.addf %out, %146 : f32
      linalg.yield %147 : f32
    } -> tensor<2x2x11x1x2xf32>
    %108 = tensor.empty() : tensor<2x2x2x1x11xf32>
    %109 = linalg.generic {indexing_maps = [#map19, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%107 : tensor<2x2x11x1x2xf32>) outs(%108 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x1x11xf32>
    %110 = linalg.generic {indexing_maps = [#map21, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%108 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x1x11xf32>
    %111 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%109, %110 : tensor<2x2x2x1x11xf32>, tensor<2x2x2x1x11xf32>) outs(%108 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %144 = arith.mulf %in, %in_20 : f32
      linalg.yield %144 : f32
    } -> tensor<2x2x2x1x11xf32>
    %112 = tensor.empty() : tensor<2x1x1x1x11xf32>
    %113 = linalg.generic {indexing_maps = [#map22, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x1x1x11xf32>) outs(%112 : tensor<2x1x1x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x1x11xf32>
    %114 = linalg.generic {indexing_maps = [#map23, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<2x1x1x1x11xf32>) outs(%108 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x1x11xf32>
    %115 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%111, %114 : tensor<2x2x2x1x11xf32>, tensor<2x2x2x1x11xf32>) outs(%108 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %144 = arith.addf %in, %in_20 : f32
      linalg.yield %144 : f32
    } -> tensor<2x2x2x1x11xf32>
    %116 = tensor.empty() : tensor<2x2x2x1xf32>
    %117 = linalg.fill ins(%cst : f32) outs(%116 : tensor<2x2x2x1xf32>) -> tensor<2x2x2x1xf32>
    %118 = linalg.generic {indexing_maps = [#map20, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%115 : tensor<2x2x2x1x11xf32>) outs(%117 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.maximumf %out, %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x2x2x1xf32>
    %119 = linalg.generic {indexing_maps = [#map25, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%116 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x1xf32>
    %120 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %118 : tensor<2x2x2x1xf32>, tensor<2x2x2x1xf32>) outs(%116 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %144 = arith.maximumf %in, %in_20 : f32
      linalg.yield %144 : f32
    } -> tensor<2x2x2x1xf32>
    %121 = tensor.empty() : tensor<2x2x2x1x1xf32>
    %122 = linalg.generic {indexing_maps = [#map24, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%120 : tensor<2x2x2x1xf32>) outs(%121 : tensor<2x2x2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x1x1xf32>
    %123 = linalg.generic {indexing_maps = [#map26, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%122 : tensor<2x2x2x1x1xf32>) outs(%108 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x1x11xf32>
    %124 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%115, %123 : tensor<2x2x2x1x11xf32>, tensor<2x2x2x1x11xf32>) outs(%108 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %144 = arith.subf %in, %in_20 : f32
      linalg.yield %144 : f32
    } -> tensor<2x2x2x1x11xf32>
    %125 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%124 : tensor<2x2x2x1x11xf32>) outs(%108 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = math.exp %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x2x2x1x11xf32>
    %126 = linalg.fill ins(%cst_0 : f32) outs(%116 : tensor<2x2x2x1xf32>) -> tensor<2x2x2x1xf32>
    %127 = linalg.generic {indexing_maps = [#map20, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%125 : tensor<2x2x2x1x11xf32>) outs(%126 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.addf %out, %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x2x2x1xf32>
    %128 = linalg.generic {indexing_maps = [#map24, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<2x2x2x1xf32>) outs(%121 : tensor<2x2x2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x1x1xf32>
    %129 = linalg.generic {indexing_maps = [#map26, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%128 : tensor<2x2x2x1x1xf32>) outs(%108 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x1x11xf32>
    %130 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%125, %129 : tensor<2x2x2x1x11xf32>, tensor<2x2x2x1x11xf32>) outs(%108 : tensor<2x2x2x1x11xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %144 = arith.divf %in, %in_20 : f32
      linalg.yield %144 : f32
    } -> tensor<2x2x2x1x11xf32>
    %131 = tensor.empty() : tensor<2x2x2x1x11xbf16>
    %132 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%130 : tensor<2x2x2x1x11xf32>) outs(%131 : tensor<2x2x2x1x11xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %144 = arith.truncf %in : f32 to bf16
      linalg.yield %144 : bf16
    } -> tensor<2x2x2x1x11xbf16>
    %133 = tensor.empty() : tensor<2x2x32x2x1xf32>
    %134 = linalg.fill ins(%cst_0 : f32) outs(%133 : tensor<2x2x32x2x1xf32>) -> tensor<2x2x32x2x1xf32>
    %135 = linalg.generic {indexing_maps = [#map27, #map28, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%104, %132 : tensor<2x11x2x32xbf16>, tensor<2x2x2x1x11xbf16>) outs(%134 : tensor<2x2x32x2x1xf32>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: f32):
      %144 = arith.extf %in : bf16 to f32
      %145 = arith.extf %in_20 : bf16 to f32
      %146 = arith.mulf %144, %145 : f32
      %147 = arith.addf %out, %146 : f32
      linalg.yield %147 : f32
    } -> tensor<2x2x32x2x1xf32>
    %136 = tensor.empty() : tensor<2x1x2x2x32xf32>
    %137 = linalg.generic {indexing_maps = [#map29, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%135 : tensor<2x2x32x2x1xf32>) outs(%136 : tensor<2x1x2x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x2x2x32xf32>
    %138 = tensor.empty() : tensor<2x1x2x2x32xbf16>
    %139 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%137 : tensor<2x1x2x2x32xf32>) outs(%138 : tensor<2x1x2x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %144 = arith.truncf %in : f32 to bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x2x2x32xbf16>
    %collapsed = tensor.collapse_shape %139 [[0], [1], [2, 3, 4]] : tensor<2x1x2x2x32xbf16> into tensor<2x1x128xbf16>
    %140 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x1x16xf32>) -> tensor<2x1x16xf32>
    %141 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg10 : tensor<2x1x128xbf16>, tensor<128x16xbf16>) outs(%140 : tensor<2x1x16xf32>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: f32):
      %144 = arith.extf %in : bf16 to f32
      %145 = arith.extf %in_20 : bf16 to f32
      %146 = arith.mulf %144, %145 : f32
      %147 = arith.addf %out, %146 : f32
      linalg.yield %147 : f32
    } -> tensor<2x1x16xf32>
    %142 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<2x1x16xf32>) outs(%15 : tensor<2x1x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %144 = arith.truncf %in : f32 to bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x16xbf16>
    %143 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %142 : tensor<2x1x16xbf16>, tensor<2x1x16xbf16>) outs(%15 : tensor<2x1x16xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %144 = arith.addf %in, %in_20 : bf16
      linalg.yield %144 : bf16
    } -> tensor<2x1x16xbf16>
    return %143, %100, %101 : tensor<2x1x16xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>
  }
  func.func private @_where(%arg0: tensor<2x1x11x1xi1>, %arg1: tensor<2x2x1x32xbf16>, %arg2: tensor<2x2x11x32xbf16>) -> tensor<2x2x11x32xbf16> {
    %0 = tensor.empty() : tensor<2x2x11x32xi1>
    %1 = linalg.generic {indexing_maps = [#map30, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x1x11x1xi1>) outs(%0 : tensor<2x2x11x32xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x2x11x32xi1>
    %2 = tensor.empty() : tensor<2x2x11x32xbf16>
    %3 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x2x1x32xbf16>) outs(%2 : tensor<2x2x11x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x11x32xbf16>
    %4 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %3, %arg2 : tensor<2x2x11x32xi1>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>) outs(%2 : tensor<2x2x11x32xbf16>) {
    ^bb0(%in: i1, %in_0: bf16, %in_1: bf16, %out: bf16):
      %5 = arith.select %in, %in_0, %in_1 : bf16
      linalg.yield %5 : bf16
    } -> tensor<2x2x11x32xbf16>
    return %4 : tensor<2x2x11x32xbf16>
  }
}
