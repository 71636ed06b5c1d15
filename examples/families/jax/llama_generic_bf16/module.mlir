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
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
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
#map24 = affine_map<(d0, d1, d2, d3) -> ()>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map26 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d2)>
#map27 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4, d5)>
#map28 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d4, d3, d1)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x5x16xbf16>, %arg1: tensor<2x5xi32>, %arg2: tensor<2x1x5x11xf32>, %arg3: tensor<i32>, %arg4: tensor<2x2x11x32xbf16> {tf.aliasing_output = 1 : i32}, %arg5: tensor<2x2x11x32xbf16> {tf.aliasing_output = 2 : i32}, %arg6: tensor<16xbf16>, %arg7: tensor<16x128xbf16>, %arg8: tensor<16x64xbf16>, %arg9: tensor<16x64xbf16>, %arg10: tensor<128x16xbf16>) -> (tensor<2x5x16xbf16> {jax.result_info = "result[0]"}, tensor<2x2x11x32xbf16> {jax.result_info = "result[1]"}, tensor<2x2x11x32xbf16> {jax.result_info = "result[2]"}) {
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
    %cst_7 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %cst_8 = arith.constant dense<1.600000e+01> : tensor<f32>
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<2x5x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x5x16xbf16>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %133 = arith.extf %in : bf16 to f32
      linalg.yield %133 : f32
    } -> tensor<2x5x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %1 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %133 = arith.mulf %in, %in_17 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x16xf32>
    %3 = tensor.empty() : tensor<2x5xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x5x16xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %out, %in : f32
      linalg.yield %133 : f32
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
      %133 = arith.divf %in, %in_17 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %10 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %133 = arith.addf %in, %in_17 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.rsqrt %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x5x1xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x16xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %13 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %133 = arith.mulf %in, %in_17 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x16xf32>
    %15 = tensor.empty() : tensor<2x5x16xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x5x16xf32>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %133 = arith.truncf %in : f32 to bf16
      linalg.yield %133 : bf16
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
      %133 = arith.mulf %in, %in_17 : bf16
      linalg.yield %133 : bf16
    } -> tensor<2x5x16xbf16>
    %21 = tensor.empty() : tensor<2x5x128xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %23 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg7 : tensor<2x5x16xbf16>, tensor<16x128xbf16>) outs(%22 : tensor<2x5x128xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %133 = arith.extf %in : bf16 to f32
      %134 = arith.extf %in_17 : bf16 to f32
      %135 = arith.mulf %133, %134 : f32
      %136 = arith.addf %out, %135 : f32
      linalg.yield %136 : f32
    } -> tensor<2x5x128xf32>
    %24 = tensor.empty() : tensor<2x5x128xbf16>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x5x128xf32>) outs(%24 : tensor<2x5x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %133 = arith.truncf %in : f32 to bf16
      linalg.yield %133 : bf16
    } -> tensor<2x5x128xbf16>
    %26 = tensor.empty() : tensor<2x5x64xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg8 : tensor<2x5x16xbf16>, tensor<16x64xbf16>) outs(%27 : tensor<2x5x64xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %133 = arith.extf %in : bf16 to f32
      %134 = arith.extf %in_17 : bf16 to f32
      %135 = arith.mulf %133, %134 : f32
      %136 = arith.addf %out, %135 : f32
      linalg.yield %136 : f32
    } -> tensor<2x5x64xf32>
    %29 = tensor.empty() : tensor<2x5x64xbf16>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x5x64xf32>) outs(%29 : tensor<2x5x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %133 = arith.truncf %in : f32 to bf16
      linalg.yield %133 : bf16
    } -> tensor<2x5x64xbf16>
    %31 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg9 : tensor<2x5x16xbf16>, tensor<16x64xbf16>) outs(%27 : tensor<2x5x64xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %133 = arith.extf %in : bf16 to f32
      %134 = arith.extf %in_17 : bf16 to f32
      %135 = arith.mulf %133, %134 : f32
      %136 = arith.addf %out, %135 : f32
      linalg.yield %136 : f32
    } -> tensor<2x5x64xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x5x64xf32>) outs(%29 : tensor<2x5x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %133 = arith.truncf %in : f32 to bf16
      linalg.yield %133 : bf16
    } -> tensor<2x5x64xbf16>
    %expanded = tensor.expand_shape %25 [[0], [1], [2, 3]] output_shape [2, 5, 4, 32] : tensor<2x5x128xbf16> into tensor<2x5x4x32xbf16>
    %expanded_10 = tensor.expand_shape %30 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %expanded_11 = tensor.expand_shape %32 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %33 = tensor.empty() : tensor<16xf32>
    %34 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%33 : tensor<16xf32>) {
    ^bb0(%out: f32):
      %133 = linalg.index 0 : index
      %134 = arith.index_cast %133 : index to i32
      %135 = arith.sitofp %134 : i32 to f32
      linalg.yield %135 : f32
    } -> tensor<16xf32>
    %35 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %36 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%35, %34 : tensor<16xf32>, tensor<16xf32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %133 = arith.mulf %in, %in_17 : f32
      linalg.yield %133 : f32
    } -> tensor<16xf32>
    %37 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_9 : tensor<f32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %38 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%37, %36 : tensor<16xf32>, tensor<16xf32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %133 = arith.addf %in, %in_17 : f32
      linalg.yield %133 : f32
    } -> tensor<16xf32>
    %39 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %40 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%38, %39 : tensor<16xf32>, tensor<16xf32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %133 = arith.divf %in, %in_17 : f32
      linalg.yield %133 : f32
    } -> tensor<16xf32>
    %41 = tensor.empty() : tensor<2x5x1xi32>
    %42 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x5xi32>) outs(%41 : tensor<2x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x5x1xi32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<2x5x1xi32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %133 = arith.sitofp %in : i32 to f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1xf32>
    %44 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %45 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%44, %40 : tensor<16xf32>, tensor<16xf32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %133 = math.powf %in, %in_17 : f32
      linalg.yield %133 : f32
    } -> tensor<16xf32>
    %46 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %47 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%46, %45 : tensor<16xf32>, tensor<16xf32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %133 = arith.divf %in, %in_17 : f32
      linalg.yield %133 : f32
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
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %133 = arith.mulf %in, %in_17 : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x16xf32>
    %53 = tensor.empty() : tensor<2x5x32xf32>
    %54 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%53 : tensor<2x5x32xf32>) {
    ^bb0(%out: f32):
      %133 = linalg.index 0 : index
      %134 = linalg.index 1 : index
      %135 = linalg.index 2 : index
      %136 = arith.cmpi ult, %135, %c16 : index
      %137 = scf.if %136 -> (f32) {
        %extracted_17 = tensor.extract %52[%133, %134, %135] : tensor<2x5x16xf32>
        scf.yield %extracted_17 : f32
      } else {
        %138 = arith.subi %135, %c16 : index
        %extracted_17 = tensor.extract %52[%133, %134, %138] : tensor<2x5x16xf32>
        scf.yield %extracted_17 : f32
      }
      linalg.yield %137 : f32
    } -> tensor<2x5x32xf32>
    %55 = tensor.empty() : tensor<2x5x1x32xf32>
    %56 = linalg.generic {indexing_maps = [#map6, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x5x32xf32>) outs(%55 : tensor<2x5x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1x32xf32>
    %57 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x5x1x32xf32>) outs(%55 : tensor<2x5x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.cos %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1x32xf32>
    %58 = tensor.empty() : tensor<2x5x1x32xbf16>
    %59 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x5x1x32xf32>) outs(%58 : tensor<2x5x1x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %133 = arith.truncf %in : f32 to bf16
      linalg.yield %133 : bf16
    } -> tensor<2x5x1x32xbf16>
    %60 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x5x1x32xf32>) outs(%55 : tensor<2x5x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.sin %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x5x1x32xf32>
    %61 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<2x5x1x32xf32>) outs(%58 : tensor<2x5x1x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %133 = arith.truncf %in : f32 to bf16
      linalg.yield %133 : bf16
    } -> tensor<2x5x1x32xbf16>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0, 0] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x32xbf16> to tensor<2x5x4x16xbf16>
    %extracted_slice_12 = tensor.extract_slice %expanded[0, 0, 0, 16] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x32xbf16> to tensor<2x5x4x16xbf16>
    %62 = tensor.empty() : tensor<2x5x4x32xbf16>
    %63 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x5x1x32xbf16>) outs(%62 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x32xbf16>
    %64 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %63 : tensor<2x5x4x32xbf16>, tensor<2x5x4x32xbf16>) outs(%62 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %133 = arith.mulf %in, %in_17 : bf16
      linalg.yield %133 : bf16
    } -> tensor<2x5x4x32xbf16>
    %65 = tensor.empty() : tensor<2x5x4x16xbf16>
    %66 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12 : tensor<2x5x4x16xbf16>) outs(%65 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %133 = arith.negf %in : bf16
      linalg.yield %133 : bf16
    } -> tensor<2x5x4x16xbf16>
    %67 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%62 : tensor<2x5x4x32xbf16>) {
    ^bb0(%out: bf16):
      %133 = linalg.index 0 : index
      %134 = linalg.index 1 : index
      %135 = linalg.index 2 : index
      %136 = linalg.index 3 : index
      %137 = arith.cmpi ult, %136, %c16 : index
      %138 = scf.if %137 -> (bf16) {
        %extracted_17 = tensor.extract %66[%133, %134, %135, %136] : tensor<2x5x4x16xbf16>
        scf.yield %extracted_17 : bf16
      } else {
        %139 = arith.subi %136, %c16 : index
        %extracted_17 = tensor.extract %extracted_slice[%133, %134, %135, %139] : tensor<2x5x4x16xbf16>
        scf.yield %extracted_17 : bf16
      }
      linalg.yield %138 : bf16
    } -> tensor<2x5x4x32xbf16>
    %68 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x5x1x32xbf16>) outs(%62 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x32xbf16>
    %69 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %68 : tensor<2x5x4x32xbf16>, tensor<2x5x4x32xbf16>) outs(%62 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %133 = arith.mulf %in, %in_17 : bf16
      linalg.yield %133 : bf16
    } -> tensor<2x5x4x32xbf16>
    %70 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %69 : tensor<2x5x4x32xbf16>, tensor<2x5x4x32xbf16>) outs(%62 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %133 = arith.addf %in, %in_17 : bf16
      linalg.yield %133 : bf16
    } -> tensor<2x5x4x32xbf16>
    %extracted_slice_13 = tensor.extract_slice %expanded_10[0, 0, 0, 0] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> to tensor<2x5x2x16xbf16>
    %extracted_slice_14 = tensor.extract_slice %expanded_10[0, 0, 0, 16] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> to tensor<2x5x2x16xbf16>
    %71 = tensor.empty() : tensor<2x5x2x32xbf16>
    %72 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x5x1x32xbf16>) outs(%71 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x32xbf16>
    %73 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10, %72 : tensor<2x5x2x32xbf16>, tensor<2x5x2x32xbf16>) outs(%71 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %133 = arith.mulf %in, %in_17 : bf16
      linalg.yield %133 : bf16
    } -> tensor<2x5x2x32xbf16>
    %74 = tensor.empty() : tensor<2x5x2x16xbf16>
    %75 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_14 : tensor<2x5x2x16xbf16>) outs(%74 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %133 = arith.negf %in : bf16
      linalg.yield %133 : bf16
    } -> tensor<2x5x2x16xbf16>
    %76 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%71 : tensor<2x5x2x32xbf16>) {
    ^bb0(%out: bf16):
      %133 = linalg.index 0 : index
      %134 = linalg.index 1 : index
      %135 = linalg.index 2 : index
      %136 = linalg.index 3 : index
      %137 = arith.cmpi ult, %136, %c16 : index
      %138 = scf.if %137 -> (bf16) {
        %extracted_17 = tensor.extract %75[%133, %134, %135, %136] : tensor<2x5x2x16xbf16>
        scf.yield %extracted_17 : bf16
      } else {
        %139 = arith.subi %136, %c16 : index
        %extracted_17 = tensor.extract %extracted_slice_13[%133, %134, %135, %139] : tensor<2x5x2x16xbf16>
        scf.yield %extracted_17 : bf16
      }
      linalg.yield %138 : bf16
    } -> tensor<2x5x2x32xbf16>
    %77 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x5x1x32xbf16>) outs(%71 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x32xbf16>
    %78 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %77 : tensor<2x5x2x32xbf16>, tensor<2x5x2x32xbf16>) outs(%71 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %133 = arith.mulf %in, %in_17 : bf16
      linalg.yield %133 : bf16
    } -> tensor<2x5x2x32xbf16>
    %79 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %78 : tensor<2x5x2x32xbf16>, tensor<2x5x2x32xbf16>) outs(%71 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %133 = arith.addf %in, %in_17 : bf16
      linalg.yield %133 : bf16
    } -> tensor<2x5x2x32xbf16>
    %80 = tensor.empty() : tensor<2x2x5x32xbf16>
    %81 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<2x5x2x32xbf16>) outs(%80 : tensor<2x2x5x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x5x32xbf16>
    %82 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<2x5x2x32xbf16>) outs(%80 : tensor<2x2x5x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x5x32xbf16>
    %83 = tensor.empty() : tensor<i1>
    %84 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%83 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %133 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %133 : i1
    } -> tensor<i1>
    %85 = tensor.empty() : tensor<i32>
    %86 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%85 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %133 = arith.addi %in, %c11_i32 : i32
      linalg.yield %133 : i32
    } -> tensor<i32>
    %87 = linalg.generic {indexing_maps = [#map14, #map14, #map14, #map14], iterator_types = []} ins(%84, %86, %arg3 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%85 : tensor<i32>) {
    ^bb0(%in: i1, %in_17: i32, %in_18: i32, %out: i32):
      %133 = arith.select %in, %in_17, %in_18 : i32
      linalg.yield %133 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %87[] : tensor<i32>
    %88 = arith.index_cast %extracted : i32 to index
    %89 = arith.maxsi %88, %c0 : index
    %90 = arith.minsi %89, %c6 : index
    %inserted_slice = tensor.insert_slice %81 into %arg4[0, 0, %90, 0] [2, 2, 5, 32] [1, 1, 1, 1] : tensor<2x2x5x32xbf16> into tensor<2x2x11x32xbf16>
    %inserted_slice_15 = tensor.insert_slice %82 into %arg5[0, 0, %90, 0] [2, 2, 5, 32] [1, 1, 1, 1] : tensor<2x2x5x32xbf16> into tensor<2x2x11x32xbf16>
    %91 = tensor.empty() : tensor<2x11x2x32xbf16>
    %92 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice : tensor<2x2x11x32xbf16>) outs(%91 : tensor<2x11x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x11x2x32xbf16>
    %93 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_15 : tensor<2x2x11x32xbf16>) outs(%91 : tensor<2x11x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x11x2x32xbf16>
    %expanded_16 = tensor.expand_shape %70 [[0], [1], [2, 3], [4]] output_shape [2, 5, 2, 2, 32] : tensor<2x5x4x32xbf16> into tensor<2x5x2x2x32xbf16>
    %94 = tensor.empty() : tensor<2x2x11x5x2xf32>
    %95 = linalg.fill ins(%cst_0 : f32) outs(%94 : tensor<2x2x11x5x2xf32>) -> tensor<2x2x11x5x2xf32>
    %96 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%92, %expanded_16 : tensor<2x11x2x32xbf16>, tensor<2x5x2x2x32xbf16>) outs(%95 : tensor<2x2x11x5x2xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %133 = arith.extf %in : bf16 to f32
      %134 = arith.extf %in_17 : bf16 to f32
      %135 = arith.mulf %133, %134 : f32
      %136 = arith.addf %out, %135 : f32
      linalg.yield %136 : f32
    } -> tensor<2x2x11x5x2xf32>
    %97 = tensor.empty() : tensor<2x2x2x5x11xf32>
    %98 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<2x2x11x5x2xf32>) outs(%97 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %99 = linalg.generic {indexing_maps = [#map20, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%97 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %100 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%98, %99 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%97 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %133 = arith.mulf %in, %in_17 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x2x5x11xf32>
    %101 = tensor.empty() : tensor<2x1x1x5x11xf32>
    %102 = linalg.generic {indexing_maps = [#map21, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x1x5x11xf32>) outs(%101 : tensor<2x1x1x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x5x11xf32>
    %103 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<2x1x1x5x11xf32>) outs(%97 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %104 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%100, %103 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%97 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %133 = arith.addf %in, %in_17 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x2x5x11xf32>
    %105 = tensor.empty() : tensor<2x2x2x5xf32>
    %106 = linalg.fill ins(%cst : f32) outs(%105 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %107 = linalg.generic {indexing_maps = [#map19, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%104 : tensor<2x2x2x5x11xf32>) outs(%106 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.maximumf %out, %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x2x5xf32>
    %108 = linalg.generic {indexing_maps = [#map24, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%105 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5xf32>
    %109 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108, %107 : tensor<2x2x2x5xf32>, tensor<2x2x2x5xf32>) outs(%105 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %133 = arith.maximumf %in, %in_17 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x2x5xf32>
    %110 = tensor.empty() : tensor<2x2x2x5x1xf32>
    %111 = linalg.generic {indexing_maps = [#map23, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<2x2x2x5xf32>) outs(%110 : tensor<2x2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x1xf32>
    %112 = linalg.generic {indexing_maps = [#map25, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%111 : tensor<2x2x2x5x1xf32>) outs(%97 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %113 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%104, %112 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%97 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %133 = arith.subf %in, %in_17 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x2x5x11xf32>
    %114 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<2x2x2x5x11xf32>) outs(%97 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.exp %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x2x5x11xf32>
    %115 = linalg.fill ins(%cst_0 : f32) outs(%105 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %116 = linalg.generic {indexing_maps = [#map19, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%114 : tensor<2x2x2x5x11xf32>) outs(%115 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %out, %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x2x5xf32>
    %117 = linalg.generic {indexing_maps = [#map23, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%116 : tensor<2x2x2x5xf32>) outs(%110 : tensor<2x2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x1xf32>
    %118 = linalg.generic {indexing_maps = [#map25, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<2x2x2x5x1xf32>) outs(%97 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %119 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%114, %118 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%97 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %133 = arith.divf %in, %in_17 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x2x5x11xf32>
    %120 = tensor.empty() : tensor<2x2x2x5x11xbf16>
    %121 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%119 : tensor<2x2x2x5x11xf32>) outs(%120 : tensor<2x2x2x5x11xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %133 = arith.truncf %in : f32 to bf16
      linalg.yield %133 : bf16
    } -> tensor<2x2x2x5x11xbf16>
    %122 = tensor.empty() : tensor<2x2x32x2x5xf32>
    %123 = linalg.fill ins(%cst_0 : f32) outs(%122 : tensor<2x2x32x2x5xf32>) -> tensor<2x2x32x2x5xf32>
    %124 = linalg.generic {indexing_maps = [#map26, #map27, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%93, %121 : tensor<2x11x2x32xbf16>, tensor<2x2x2x5x11xbf16>) outs(%123 : tensor<2x2x32x2x5xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %133 = arith.extf %in : bf16 to f32
      %134 = arith.extf %in_17 : bf16 to f32
      %135 = arith.mulf %133, %134 : f32
      %136 = arith.addf %out, %135 : f32
      linalg.yield %136 : f32
    } -> tensor<2x2x32x2x5xf32>
    %125 = tensor.empty() : tensor<2x5x2x2x32xf32>
    %126 = linalg.generic {indexing_maps = [#map28, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%124 : tensor<2x2x32x2x5xf32>) outs(%125 : tensor<2x5x2x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x2x32xf32>
    %127 = tensor.empty() : tensor<2x5x2x2x32xbf16>
    %128 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%126 : tensor<2x5x2x2x32xf32>) outs(%127 : tensor<2x5x2x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %133 = arith.truncf %in : f32 to bf16
      linalg.yield %133 : bf16
    } -> tensor<2x5x2x2x32xbf16>
    %collapsed = tensor.collapse_shape %128 [[0], [1], [2, 3, 4]] : tensor<2x5x2x2x32xbf16> into tensor<2x5x128xbf16>
    %129 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %130 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg10 : tensor<2x5x128xbf16>, tensor<128x16xbf16>) outs(%129 : tensor<2x5x16xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %133 = arith.extf %in : bf16 to f32
      %134 = arith.extf %in_17 : bf16 to f32
      %135 = arith.mulf %133, %134 : f32
      %136 = arith.addf %out, %135 : f32
      linalg.yield %136 : f32
    } -> tensor<2x5x16xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<2x5x16xf32>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %133 = arith.truncf %in : f32 to bf16
      linalg.yield %133 : bf16
    } -> tensor<2x5x16xbf16>
    %132 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %131 : tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %133 = arith.addf %in, %in_17 : bf16
      linalg.yield %133 : bf16
    } -> tensor<2x5x16xbf16>
    return %132, %inserted_slice, %inserted_slice_15 : tensor<2x5x16xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>
  }
}
