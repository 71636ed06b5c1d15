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
#map13 = affine_map<(d0, d1, d2, d3) -> ()>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map18 = affine_map<() -> ()>
#map19 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d5)>
#map20 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d4, d5)>
#map21 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map26 = affine_map<(d0, d1, d2, d3, d4) -> (d0, 0, 0, d3, d4)>
#map27 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map28 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map29 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d2)>
#map30 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4, d5)>
#map31 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d4, d3, d1)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x5x16xbf16>, %arg1: tensor<2x5xi32>, %arg2: tensor<2x1x5x11xf32>, %arg3: tensor<i32>, %arg4: tensor<2x2x11x32xbf16> {tf.aliasing_output = 1 : i32}, %arg5: tensor<2x2x11x32xbf16> {tf.aliasing_output = 2 : i32}, %arg6: tensor<16xbf16>, %arg7: tensor<16x128xbf16>, %arg8: tensor<16x64xbf16>, %arg9: tensor<16x64xbf16>, %arg10: tensor<32xbf16>, %arg11: tensor<32xbf16>, %arg12: tensor<128x16xbf16>) -> (tensor<2x5x16xbf16> {jax.result_info = "result[0]"}, tensor<2x2x11x32xbf16> {jax.result_info = "result[1]"}, tensor<2x2x11x32xbf16> {jax.result_info = "result[2]"}) {
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
      %172 = arith.extf %in : bf16 to f32
      linalg.yield %172 : f32
    } -> tensor<2x5x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %1 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = arith.mulf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<2x5x16xf32>
    %3 = tensor.empty() : tensor<2x5xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x5x16xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.addf %out, %in : f32
      linalg.yield %172 : f32
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
      %172 = arith.divf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<2x5x1xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %10 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = arith.addf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<2x5x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = math.rsqrt %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x5x1xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x5x1xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x16xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %13 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = arith.mulf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<2x5x16xf32>
    %15 = tensor.empty() : tensor<2x5x16xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x5x16xf32>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %172 = arith.truncf %in : f32 to bf16
      linalg.yield %172 : bf16
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
      %172 = arith.mulf %in, %in_17 : bf16
      linalg.yield %172 : bf16
    } -> tensor<2x5x16xbf16>
    %21 = tensor.empty() : tensor<2x5x128xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %23 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg7 : tensor<2x5x16xbf16>, tensor<16x128xbf16>) outs(%22 : tensor<2x5x128xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %172 = arith.extf %in : bf16 to f32
      %173 = arith.extf %in_17 : bf16 to f32
      %174 = arith.mulf %172, %173 : f32
      %175 = arith.addf %out, %174 : f32
      linalg.yield %175 : f32
    } -> tensor<2x5x128xf32>
    %24 = tensor.empty() : tensor<2x5x128xbf16>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x5x128xf32>) outs(%24 : tensor<2x5x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %172 = arith.truncf %in : f32 to bf16
      linalg.yield %172 : bf16
    } -> tensor<2x5x128xbf16>
    %26 = tensor.empty() : tensor<2x5x64xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg8 : tensor<2x5x16xbf16>, tensor<16x64xbf16>) outs(%27 : tensor<2x5x64xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %172 = arith.extf %in : bf16 to f32
      %173 = arith.extf %in_17 : bf16 to f32
      %174 = arith.mulf %172, %173 : f32
      %175 = arith.addf %out, %174 : f32
      linalg.yield %175 : f32
    } -> tensor<2x5x64xf32>
    %29 = tensor.empty() : tensor<2x5x64xbf16>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x5x64xf32>) outs(%29 : tensor<2x5x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %172 = arith.truncf %in : f32 to bf16
      linalg.yield %172 : bf16
    } -> tensor<2x5x64xbf16>
    %31 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg9 : tensor<2x5x16xbf16>, tensor<16x64xbf16>) outs(%27 : tensor<2x5x64xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %172 = arith.extf %in : bf16 to f32
      %173 = arith.extf %in_17 : bf16 to f32
      %174 = arith.mulf %172, %173 : f32
      %175 = arith.addf %out, %174 : f32
      linalg.yield %175 : f32
    } -> tensor<2x5x64xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x5x64xf32>) outs(%29 : tensor<2x5x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %172 = arith.truncf %in : f32 to bf16
      linalg.yield %172 : bf16
    } -> tensor<2x5x64xbf16>
    %expanded = tensor.expand_shape %25 [[0], [1], [2, 3]] output_shape [2, 5, 4, 32] : tensor<2x5x128xbf16> into tensor<2x5x4x32xbf16>
    %expanded_10 = tensor.expand_shape %30 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %expanded_11 = tensor.expand_shape %32 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %33 = tensor.empty() : tensor<16xf32>
    %34 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%33 : tensor<16xf32>) {
    ^bb0(%out: f32):
      %172 = linalg.index 0 : index
      %173 = arith.index_cast %172 : index to i32
      %174 = arith.sitofp %173 : i32 to f32
      linalg.yield %174 : f32
    } -> tensor<16xf32>
    %35 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %36 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%35, %34 : tensor<16xf32>, tensor<16xf32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = arith.mulf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<16xf32>
    %37 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_9 : tensor<f32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %38 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%37, %36 : tensor<16xf32>, tensor<16xf32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = arith.addf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<16xf32>
    %39 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %40 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%38, %39 : tensor<16xf32>, tensor<16xf32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = arith.divf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<16xf32>
    %41 = tensor.empty() : tensor<2x5x1xi32>
    %42 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x5xi32>) outs(%41 : tensor<2x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x5x1xi32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<2x5x1xi32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %172 = arith.sitofp %in : i32 to f32
      linalg.yield %172 : f32
    } -> tensor<2x5x1xf32>
    %44 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %45 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%44, %40 : tensor<16xf32>, tensor<16xf32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = math.powf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<16xf32>
    %46 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %47 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%46, %45 : tensor<16xf32>, tensor<16xf32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = arith.divf %in, %in_17 : f32
      linalg.yield %172 : f32
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
      %172 = arith.mulf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<2x5x16xf32>
    %53 = tensor.empty() : tensor<2x5x32xf32>
    %54 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%53 : tensor<2x5x32xf32>) {
    ^bb0(%out: f32):
      %172 = linalg.index 0 : index
      %173 = linalg.index 1 : index
      %174 = linalg.index 2 : index
      %175 = arith.cmpi ult, %174, %c16 : index
      %176 = scf.if %175 -> (f32) {
        %extracted_17 = tensor.extract %52[%172, %173, %174] : tensor<2x5x16xf32>
        scf.yield %extracted_17 : f32
      } else {
        %177 = arith.subi %174, %c16 : index
        %extracted_17 = tensor.extract %52[%172, %173, %177] : tensor<2x5x16xf32>
        scf.yield %extracted_17 : f32
      }
      linalg.yield %176 : f32
    } -> tensor<2x5x32xf32>
    %55 = tensor.empty() : tensor<2x5x1x32xf32>
    %56 = linalg.generic {indexing_maps = [#map6, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x5x32xf32>) outs(%55 : tensor<2x5x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1x32xf32>
    %57 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x5x1x32xf32>) outs(%55 : tensor<2x5x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = math.cos %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x5x1x32xf32>
    %58 = tensor.empty() : tensor<2x5x1x32xbf16>
    %59 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x5x1x32xf32>) outs(%58 : tensor<2x5x1x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %172 = arith.truncf %in : f32 to bf16
      linalg.yield %172 : bf16
    } -> tensor<2x5x1x32xbf16>
    %60 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x5x1x32xf32>) outs(%55 : tensor<2x5x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = math.sin %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x5x1x32xf32>
    %61 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<2x5x1x32xf32>) outs(%58 : tensor<2x5x1x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %172 = arith.truncf %in : f32 to bf16
      linalg.yield %172 : bf16
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
      %172 = arith.mulf %in, %in_17 : bf16
      linalg.yield %172 : bf16
    } -> tensor<2x5x4x32xbf16>
    %65 = tensor.empty() : tensor<2x5x4x16xbf16>
    %66 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12 : tensor<2x5x4x16xbf16>) outs(%65 : tensor<2x5x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %172 = arith.negf %in : bf16
      linalg.yield %172 : bf16
    } -> tensor<2x5x4x16xbf16>
    %67 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%62 : tensor<2x5x4x32xbf16>) {
    ^bb0(%out: bf16):
      %172 = linalg.index 0 : index
      %173 = linalg.index 1 : index
      %174 = linalg.index 2 : index
      %175 = linalg.index 3 : index
      %176 = arith.cmpi ult, %175, %c16 : index
      %177 = scf.if %176 -> (bf16) {
        %extracted_17 = tensor.extract %66[%172, %173, %174, %175] : tensor<2x5x4x16xbf16>
        scf.yield %extracted_17 : bf16
      } else {
        %178 = arith.subi %175, %c16 : index
        %extracted_17 = tensor.extract %extracted_slice[%172, %173, %174, %178] : tensor<2x5x4x16xbf16>
        scf.yield %extracted_17 : bf16
      }
      linalg.yield %177 : bf16
    } -> tensor<2x5x4x32xbf16>
    %68 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x5x1x32xbf16>) outs(%62 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x32xbf16>
    %69 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %68 : tensor<2x5x4x32xbf16>, tensor<2x5x4x32xbf16>) outs(%62 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %172 = arith.mulf %in, %in_17 : bf16
      linalg.yield %172 : bf16
    } -> tensor<2x5x4x32xbf16>
    %70 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %69 : tensor<2x5x4x32xbf16>, tensor<2x5x4x32xbf16>) outs(%62 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %172 = arith.addf %in, %in_17 : bf16
      linalg.yield %172 : bf16
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
      %172 = arith.mulf %in, %in_17 : bf16
      linalg.yield %172 : bf16
    } -> tensor<2x5x2x32xbf16>
    %74 = tensor.empty() : tensor<2x5x2x16xbf16>
    %75 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_14 : tensor<2x5x2x16xbf16>) outs(%74 : tensor<2x5x2x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %172 = arith.negf %in : bf16
      linalg.yield %172 : bf16
    } -> tensor<2x5x2x16xbf16>
    %76 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%71 : tensor<2x5x2x32xbf16>) {
    ^bb0(%out: bf16):
      %172 = linalg.index 0 : index
      %173 = linalg.index 1 : index
      %174 = linalg.index 2 : index
      %175 = linalg.index 3 : index
      %176 = arith.cmpi ult, %175, %c16 : index
      %177 = scf.if %176 -> (bf16) {
        %extracted_17 = tensor.extract %75[%172, %173, %174, %175] : tensor<2x5x2x16xbf16>
        scf.yield %extracted_17 : bf16
      } else {
        %178 = arith.subi %175, %c16 : index
        %extracted_17 = tensor.extract %extracted_slice_13[%172, %173, %174, %178] : tensor<2x5x2x16xbf16>
        scf.yield %extracted_17 : bf16
      }
      linalg.yield %177 : bf16
    } -> tensor<2x5x2x32xbf16>
    %77 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x5x1x32xbf16>) outs(%71 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x32xbf16>
    %78 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %77 : tensor<2x5x2x32xbf16>, tensor<2x5x2x32xbf16>) outs(%71 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %172 = arith.mulf %in, %in_17 : bf16
      linalg.yield %172 : bf16
    } -> tensor<2x5x2x32xbf16>
    %79 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %78 : tensor<2x5x2x32xbf16>, tensor<2x5x2x32xbf16>) outs(%71 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %172 = arith.addf %in, %in_17 : bf16
      linalg.yield %172 : bf16
    } -> tensor<2x5x2x32xbf16>
    %80 = tensor.empty() : tensor<2x5x4x32xf32>
    %81 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<2x5x4x32xbf16>) outs(%80 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %172 = arith.extf %in : bf16 to f32
      linalg.yield %172 : f32
    } -> tensor<2x5x4x32xf32>
    %82 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %81 : tensor<2x5x4x32xf32>, tensor<2x5x4x32xf32>) outs(%80 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = arith.mulf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<2x5x4x32xf32>
    %83 = tensor.empty() : tensor<2x5x4xf32>
    %84 = linalg.fill ins(%cst_0 : f32) outs(%83 : tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %85 = linalg.generic {indexing_maps = [#map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%82 : tensor<2x5x4x32xf32>) outs(%84 : tensor<2x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.addf %out, %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x5x4xf32>
    %86 = tensor.empty() : tensor<2x5x4x1xf32>
    %87 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<2x5x4xf32>) outs(%86 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x1xf32>
    %88 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%86 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x1xf32>
    %89 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %88 : tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) outs(%86 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = arith.divf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<2x5x4x1xf32>
    %90 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%86 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x1xf32>
    %91 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89, %90 : tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) outs(%86 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = arith.addf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<2x5x4x1xf32>
    %92 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91 : tensor<2x5x4x1xf32>) outs(%86 : tensor<2x5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = math.rsqrt %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x5x4x1xf32>
    %93 = linalg.generic {indexing_maps = [#map14, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92 : tensor<2x5x4x1xf32>) outs(%80 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x32xf32>
    %94 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %93 : tensor<2x5x4x32xf32>, tensor<2x5x4x32xf32>) outs(%80 : tensor<2x5x4x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = arith.mulf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<2x5x4x32xf32>
    %95 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94 : tensor<2x5x4x32xf32>) outs(%62 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %172 = arith.truncf %in : f32 to bf16
      linalg.yield %172 : bf16
    } -> tensor<2x5x4x32xbf16>
    %96 = tensor.empty() : tensor<1x1x1x32xbf16>
    %97 = linalg.generic {indexing_maps = [#map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg10 : tensor<32xbf16>) outs(%96 : tensor<1x1x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x1x32xbf16>
    %98 = linalg.generic {indexing_maps = [#map16, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97 : tensor<1x1x1x32xbf16>) outs(%62 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x32xbf16>
    %99 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98, %95 : tensor<2x5x4x32xbf16>, tensor<2x5x4x32xbf16>) outs(%62 : tensor<2x5x4x32xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %172 = arith.mulf %in, %in_17 : bf16
      linalg.yield %172 : bf16
    } -> tensor<2x5x4x32xbf16>
    %100 = tensor.empty() : tensor<2x5x2x32xf32>
    %101 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<2x5x2x32xbf16>) outs(%100 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %172 = arith.extf %in : bf16 to f32
      linalg.yield %172 : f32
    } -> tensor<2x5x2x32xf32>
    %102 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101, %101 : tensor<2x5x2x32xf32>, tensor<2x5x2x32xf32>) outs(%100 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = arith.mulf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<2x5x2x32xf32>
    %103 = tensor.empty() : tensor<2x5x2xf32>
    %104 = linalg.fill ins(%cst_0 : f32) outs(%103 : tensor<2x5x2xf32>) -> tensor<2x5x2xf32>
    %105 = linalg.generic {indexing_maps = [#map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%102 : tensor<2x5x2x32xf32>) outs(%104 : tensor<2x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.addf %out, %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x5x2xf32>
    %106 = tensor.empty() : tensor<2x5x2x1xf32>
    %107 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105 : tensor<2x5x2xf32>) outs(%106 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x1xf32>
    %108 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%106 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x1xf32>
    %109 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107, %108 : tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) outs(%106 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = arith.divf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<2x5x2x1xf32>
    %110 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%106 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x1xf32>
    %111 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %110 : tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) outs(%106 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = arith.addf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<2x5x2x1xf32>
    %112 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111 : tensor<2x5x2x1xf32>) outs(%106 : tensor<2x5x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = math.rsqrt %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x5x2x1xf32>
    %113 = linalg.generic {indexing_maps = [#map14, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112 : tensor<2x5x2x1xf32>) outs(%100 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x32xf32>
    %114 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101, %113 : tensor<2x5x2x32xf32>, tensor<2x5x2x32xf32>) outs(%100 : tensor<2x5x2x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = arith.mulf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<2x5x2x32xf32>
    %115 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<2x5x2x32xf32>) outs(%71 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %172 = arith.truncf %in : f32 to bf16
      linalg.yield %172 : bf16
    } -> tensor<2x5x2x32xbf16>
    %116 = linalg.generic {indexing_maps = [#map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg11 : tensor<32xbf16>) outs(%96 : tensor<1x1x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x1x32xbf16>
    %117 = linalg.generic {indexing_maps = [#map16, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116 : tensor<1x1x1x32xbf16>) outs(%71 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x32xbf16>
    %118 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117, %115 : tensor<2x5x2x32xbf16>, tensor<2x5x2x32xbf16>) outs(%71 : tensor<2x5x2x32xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %172 = arith.mulf %in, %in_17 : bf16
      linalg.yield %172 : bf16
    } -> tensor<2x5x2x32xbf16>
    %119 = tensor.empty() : tensor<2x2x5x32xbf16>
    %120 = linalg.generic {indexing_maps = [#map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118 : tensor<2x5x2x32xbf16>) outs(%119 : tensor<2x2x5x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x5x32xbf16>
    %121 = linalg.generic {indexing_maps = [#map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<2x5x2x32xbf16>) outs(%119 : tensor<2x2x5x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x5x32xbf16>
    %122 = tensor.empty() : tensor<i1>
    %123 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%122 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %172 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %172 : i1
    } -> tensor<i1>
    %124 = tensor.empty() : tensor<i32>
    %125 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%124 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %172 = arith.addi %in, %c11_i32 : i32
      linalg.yield %172 : i32
    } -> tensor<i32>
    %126 = linalg.generic {indexing_maps = [#map18, #map18, #map18, #map18], iterator_types = []} ins(%123, %125, %arg3 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%124 : tensor<i32>) {
    ^bb0(%in: i1, %in_17: i32, %in_18: i32, %out: i32):
      %172 = arith.select %in, %in_17, %in_18 : i32
      linalg.yield %172 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %126[] : tensor<i32>
    %127 = arith.index_cast %extracted : i32 to index
    %128 = arith.maxsi %127, %c0 : index
    %129 = arith.minsi %128, %c6 : index
    %inserted_slice = tensor.insert_slice %120 into %arg4[0, 0, %129, 0] [2, 2, 5, 32] [1, 1, 1, 1] : tensor<2x2x5x32xbf16> into tensor<2x2x11x32xbf16>
    %inserted_slice_15 = tensor.insert_slice %121 into %arg5[0, 0, %129, 0] [2, 2, 5, 32] [1, 1, 1, 1] : tensor<2x2x5x32xbf16> into tensor<2x2x11x32xbf16>
    %130 = tensor.empty() : tensor<2x11x2x32xbf16>
    %131 = linalg.generic {indexing_maps = [#map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice : tensor<2x2x11x32xbf16>) outs(%130 : tensor<2x11x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x11x2x32xbf16>
    %132 = linalg.generic {indexing_maps = [#map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_15 : tensor<2x2x11x32xbf16>) outs(%130 : tensor<2x11x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x11x2x32xbf16>
    %expanded_16 = tensor.expand_shape %99 [[0], [1], [2, 3], [4]] output_shape [2, 5, 2, 2, 32] : tensor<2x5x4x32xbf16> into tensor<2x5x2x2x32xbf16>
    %133 = tensor.empty() : tensor<2x2x11x5x2xf32>
    %134 = linalg.fill ins(%cst_0 : f32) outs(%133 : tensor<2x2x11x5x2xf32>) -> tensor<2x2x11x5x2xf32>
    %135 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%131, %expanded_16 : tensor<2x11x2x32xbf16>, tensor<2x5x2x2x32xbf16>) outs(%134 : tensor<2x2x11x5x2xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %172 = arith.extf %in : bf16 to f32
      %173 = arith.extf %in_17 : bf16 to f32
      %174 = arith.mulf %172, %173 : f32
      %175 = arith.addf %out, %174 : f32
      linalg.yield %175 : f32
    } -> tensor<2x2x11x5x2xf32>
    %136 = tensor.empty() : tensor<2x2x2x5x11xf32>
    %137 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%135 : tensor<2x2x11x5x2xf32>) outs(%136 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %138 = linalg.generic {indexing_maps = [#map24, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%136 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %139 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%137, %138 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%136 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = arith.mulf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<2x2x2x5x11xf32>
    %140 = tensor.empty() : tensor<2x1x1x5x11xf32>
    %141 = linalg.generic {indexing_maps = [#map25, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x1x5x11xf32>) outs(%140 : tensor<2x1x1x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x5x11xf32>
    %142 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%141 : tensor<2x1x1x5x11xf32>) outs(%136 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %143 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%139, %142 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%136 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = arith.addf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<2x2x2x5x11xf32>
    %144 = tensor.empty() : tensor<2x2x2x5xf32>
    %145 = linalg.fill ins(%cst : f32) outs(%144 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %146 = linalg.generic {indexing_maps = [#map23, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%143 : tensor<2x2x2x5x11xf32>) outs(%145 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.maximumf %out, %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x2x2x5xf32>
    %147 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%144 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5xf32>
    %148 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147, %146 : tensor<2x2x2x5xf32>, tensor<2x2x2x5xf32>) outs(%144 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = arith.maximumf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<2x2x2x5xf32>
    %149 = tensor.empty() : tensor<2x2x2x5x1xf32>
    %150 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%148 : tensor<2x2x2x5xf32>) outs(%149 : tensor<2x2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x1xf32>
    %151 = linalg.generic {indexing_maps = [#map28, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%150 : tensor<2x2x2x5x1xf32>) outs(%136 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %152 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%143, %151 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%136 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = arith.subf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<2x2x2x5x11xf32>
    %153 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%152 : tensor<2x2x2x5x11xf32>) outs(%136 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = math.exp %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x2x2x5x11xf32>
    %154 = linalg.fill ins(%cst_0 : f32) outs(%144 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %155 = linalg.generic {indexing_maps = [#map23, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%153 : tensor<2x2x2x5x11xf32>) outs(%154 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %172 = arith.addf %out, %in : f32
      linalg.yield %172 : f32
    } -> tensor<2x2x2x5xf32>
    %156 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%155 : tensor<2x2x2x5xf32>) outs(%149 : tensor<2x2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x1xf32>
    %157 = linalg.generic {indexing_maps = [#map28, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%156 : tensor<2x2x2x5x1xf32>) outs(%136 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %158 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%153, %157 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%136 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %172 = arith.divf %in, %in_17 : f32
      linalg.yield %172 : f32
    } -> tensor<2x2x2x5x11xf32>
    %159 = tensor.empty() : tensor<2x2x2x5x11xbf16>
    %160 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%158 : tensor<2x2x2x5x11xf32>) outs(%159 : tensor<2x2x2x5x11xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %172 = arith.truncf %in : f32 to bf16
      linalg.yield %172 : bf16
    } -> tensor<2x2x2x5x11xbf16>
    %161 = tensor.empty() : tensor<2x2x32x2x5xf32>
    %162 = linalg.fill ins(%cst_0 : f32) outs(%161 : tensor<2x2x32x2x5xf32>) -> tensor<2x2x32x2x5xf32>
    %163 = linalg.generic {indexing_maps = [#map29, #map30, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%132, %160 : tensor<2x11x2x32xbf16>, tensor<2x2x2x5x11xbf16>) outs(%162 : tensor<2x2x32x2x5xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %172 = arith.extf %in : bf16 to f32
      %173 = arith.extf %in_17 : bf16 to f32
      %174 = arith.mulf %172, %173 : f32
      %175 = arith.addf %out, %174 : f32
      linalg.yield %175 : f32
    } -> tensor<2x2x32x2x5xf32>
    %164 = tensor.empty() : tensor<2x5x2x2x32xf32>
    %165 = linalg.generic {indexing_maps = [#map31, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%163 : tensor<2x2x32x2x5xf32>) outs(%164 : tensor<2x5x2x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x2x32xf32>
    %166 = tensor.empty() : tensor<2x5x2x2x32xbf16>
    %167 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%165 : tensor<2x5x2x2x32xf32>) outs(%166 : tensor<2x5x2x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %172 = arith.truncf %in : f32 to bf16
      linalg.yield %172 : bf16
    } -> tensor<2x5x2x2x32xbf16>
    %collapsed = tensor.collapse_shape %167 [[0], [1], [2, 3, 4]] : tensor<2x5x2x2x32xbf16> into tensor<2x5x128xbf16>
    %168 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %169 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg12 : tensor<2x5x128xbf16>, tensor<128x16xbf16>) outs(%168 : tensor<2x5x16xf32>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: f32):
      %172 = arith.extf %in : bf16 to f32
      %173 = arith.extf %in_17 : bf16 to f32
      %174 = arith.mulf %172, %173 : f32
      %175 = arith.addf %out, %174 : f32
      linalg.yield %175 : f32
    } -> tensor<2x5x16xf32>
    %170 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<2x5x16xf32>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %172 = arith.truncf %in : f32 to bf16
      linalg.yield %172 : bf16
    } -> tensor<2x5x16xbf16>
    %171 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %170 : tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %172 = arith.addf %in, %in_17 : bf16
      linalg.yield %172 : bf16
    } -> tensor<2x5x16xbf16>
    return %171, %inserted_slice, %inserted_slice_15 : tensor<2x5x16xbf16>, tensor<2x2x11x32xbf16>, tensor<2x2x11x32xbf16>
  }
}
