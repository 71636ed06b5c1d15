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
  func.func public @main(%arg0: tensor<2x5x16xbf16>, %arg1: tensor<2x5xi32>, %arg2: tensor<2x1x5x11xf32>, %arg3: tensor<i32>, %arg4: tensor<2x11x2x32xbf16> {tf.aliasing_output = 1 : i32}, %arg5: tensor<2x11x2x32xbf16> {tf.aliasing_output = 2 : i32}, %arg6: tensor<16xbf16>, %arg7: tensor<16x256xbf16>, %arg8: tensor<128x16xbf16>) -> (tensor<2x5x16xbf16> {jax.result_info = "result[0]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[1]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[2]"}) {
    %c16 = arith.constant 16 : index
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
    %cst_5 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %cst_7 = arith.constant dense<1.600000e+01> : tensor<f32>
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<2x5x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x5x16xbf16>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %134 = arith.extf %in : bf16 to f32
      linalg.yield %134 : f32
    } -> tensor<2x5x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %1 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %134 = arith.mulf %in, %in_31 : f32
      linalg.yield %134 : f32
    } -> tensor<2x5x16xf32>
    %3 = tensor.empty() : tensor<2x5xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x5x16xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = arith.addf %out, %in : f32
      linalg.yield %134 : f32
    } -> tensor<2x5xf32>
    %6 = tensor.empty() : tensor<2x5x1xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x5xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %8 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %134 = arith.divf %in, %in_31 : f32
      linalg.yield %134 : f32
    } -> tensor<2x5x1xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %10 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %134 = arith.addf %in, %in_31 : f32
      linalg.yield %134 : f32
    } -> tensor<2x5x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = math.rsqrt %in : f32
      linalg.yield %134 : f32
    } -> tensor<2x5x1xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x5x1xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x16xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %13 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %134 = arith.mulf %in, %in_31 : f32
      linalg.yield %134 : f32
    } -> tensor<2x5x16xf32>
    %15 = tensor.empty() : tensor<2x5x16xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x5x16xf32>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %134 = arith.truncf %in : f32 to bf16
      linalg.yield %134 : bf16
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
    ^bb0(%in: bf16, %in_31: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_31 : bf16
      linalg.yield %134 : bf16
    } -> tensor<2x5x16xbf16>
    %21 = tensor.empty() : tensor<2x5x256xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<2x5x256xf32>) -> tensor<2x5x256xf32>
    %23 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20, %arg7 : tensor<2x5x16xbf16>, tensor<16x256xbf16>) outs(%22 : tensor<2x5x256xf32>) {
    ^bb0(%in: bf16, %in_31: bf16, %out: f32):
      %134 = arith.extf %in : bf16 to f32
      %135 = arith.extf %in_31 : bf16 to f32
      %136 = arith.mulf %134, %135 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x5x256xf32>
    %24 = tensor.empty() : tensor<2x5x256xbf16>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x5x256xf32>) outs(%24 : tensor<2x5x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %134 = arith.truncf %in : f32 to bf16
      linalg.yield %134 : bf16
    } -> tensor<2x5x256xbf16>
    %extracted_slice = tensor.extract_slice %25[0, 0, 0] [2, 5, 128] [1, 1, 1] : tensor<2x5x256xbf16> to tensor<2x5x128xbf16>
    %extracted_slice_9 = tensor.extract_slice %25[0, 0, 128] [2, 5, 64] [1, 1, 1] : tensor<2x5x256xbf16> to tensor<2x5x64xbf16>
    %extracted_slice_10 = tensor.extract_slice %25[0, 0, 192] [2, 5, 64] [1, 1, 1] : tensor<2x5x256xbf16> to tensor<2x5x64xbf16>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 5, 4, 32] : tensor<2x5x128xbf16> into tensor<2x5x4x32xbf16>
    %expanded_11 = tensor.expand_shape %extracted_slice_9 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %expanded_12 = tensor.expand_shape %extracted_slice_10 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %26 = tensor.empty() : tensor<8xf32>
    %27 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%26 : tensor<8xf32>) {
    ^bb0(%out: f32):
      %134 = linalg.index 0 : index
      %135 = arith.index_cast %134 : index to i32
      %136 = arith.sitofp %135 : i32 to f32
      linalg.yield %136 : f32
    } -> tensor<8xf32>
    %28 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%26 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %29 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%28, %27 : tensor<8xf32>, tensor<8xf32>) outs(%26 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %134 = arith.mulf %in, %in_31 : f32
      linalg.yield %134 : f32
    } -> tensor<8xf32>
    %30 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_8 : tensor<f32>) outs(%26 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %31 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%30, %29 : tensor<8xf32>, tensor<8xf32>) outs(%26 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %134 = arith.addf %in, %in_31 : f32
      linalg.yield %134 : f32
    } -> tensor<8xf32>
    %32 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%26 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %33 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%31, %32 : tensor<8xf32>, tensor<8xf32>) outs(%26 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %134 = arith.divf %in, %in_31 : f32
      linalg.yield %134 : f32
    } -> tensor<8xf32>
    %34 = tensor.empty() : tensor<2x5x1xi32>
    %35 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x5xi32>) outs(%34 : tensor<2x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x5x1xi32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<2x5x1xi32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %134 = arith.sitofp %in : i32 to f32
      linalg.yield %134 : f32
    } -> tensor<2x5x1xf32>
    %37 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%26 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %38 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%37, %33 : tensor<8xf32>, tensor<8xf32>) outs(%26 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %134 = math.powf %in, %in_31 : f32
      linalg.yield %134 : f32
    } -> tensor<8xf32>
    %39 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%26 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %40 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%39, %38 : tensor<8xf32>, tensor<8xf32>) outs(%26 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %134 = arith.divf %in, %in_31 : f32
      linalg.yield %134 : f32
    } -> tensor<8xf32>
    %41 = tensor.empty() : tensor<1x1x8xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<8xf32>) outs(%41 : tensor<1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x8xf32>
    %43 = tensor.empty() : tensor<2x5x8xf32>
    %44 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<2x5x1xf32>) outs(%43 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x8xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<1x1x8xf32>) outs(%43 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x8xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %45 : tensor<2x5x8xf32>, tensor<2x5x8xf32>) outs(%43 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %134 = arith.mulf %in, %in_31 : f32
      linalg.yield %134 : f32
    } -> tensor<2x5x8xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<2x5x8xf32>) outs(%43 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = math.cos %in : f32
      linalg.yield %134 : f32
    } -> tensor<2x5x8xf32>
    %48 = tensor.empty() : tensor<2x5x1x8xf32>
    %49 = linalg.generic {indexing_maps = [#map6, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<2x5x8xf32>) outs(%48 : tensor<2x5x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1x8xf32>
    %50 = tensor.empty() : tensor<2x5x1x8xbf16>
    %51 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x5x1x8xf32>) outs(%50 : tensor<2x5x1x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %134 = arith.truncf %in : f32 to bf16
      linalg.yield %134 : bf16
    } -> tensor<2x5x1x8xbf16>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<2x5x8xf32>) outs(%43 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = math.sin %in : f32
      linalg.yield %134 : f32
    } -> tensor<2x5x8xf32>
    %53 = linalg.generic {indexing_maps = [#map6, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x5x8xf32>) outs(%48 : tensor<2x5x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1x8xf32>
    %54 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x5x1x8xf32>) outs(%50 : tensor<2x5x1x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %134 = arith.truncf %in : f32 to bf16
      linalg.yield %134 : bf16
    } -> tensor<2x5x1x8xbf16>
    %extracted_slice_13 = tensor.extract_slice %expanded[0, 0, 0, 0] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x32xbf16> to tensor<2x5x4x16xbf16>
    %expanded_14 = tensor.expand_shape %extracted_slice_13 [[0], [1], [2], [3, 4]] output_shape [2, 5, 4, 8, 2] : tensor<2x5x4x16xbf16> into tensor<2x5x4x8x2xbf16>
    %extracted_slice_15 = tensor.extract_slice %expanded_14[0, 0, 0, 0, 0] [2, 5, 4, 8, 1] [1, 1, 1, 1, 1] : tensor<2x5x4x8x2xbf16> to tensor<2x5x4x8x1xbf16>
    %collapsed = tensor.collapse_shape %extracted_slice_15 [[0], [1], [2], [3, 4]] : tensor<2x5x4x8x1xbf16> into tensor<2x5x4x8xbf16>
    %extracted_slice_16 = tensor.extract_slice %expanded_14[0, 0, 0, 0, 1] [2, 5, 4, 8, 1] [1, 1, 1, 1, 1] : tensor<2x5x4x8x2xbf16> to tensor<2x5x4x8x1xbf16>
    %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0], [1], [2], [3, 4]] : tensor<2x5x4x8x1xbf16> into tensor<2x5x4x8xbf16>
    %55 = tensor.empty() : tensor<2x5x4x8xbf16>
    %56 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x5x1x8xbf16>) outs(%55 : tensor<2x5x4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x8xbf16>
    %57 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %56 : tensor<2x5x4x8xbf16>, tensor<2x5x4x8xbf16>) outs(%55 : tensor<2x5x4x8xbf16>) {
    ^bb0(%in: bf16, %in_31: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_31 : bf16
      linalg.yield %134 : bf16
    } -> tensor<2x5x4x8xbf16>
    %58 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x5x1x8xbf16>) outs(%55 : tensor<2x5x4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x8xbf16>
    %59 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_17, %58 : tensor<2x5x4x8xbf16>, tensor<2x5x4x8xbf16>) outs(%55 : tensor<2x5x4x8xbf16>) {
    ^bb0(%in: bf16, %in_31: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_31 : bf16
      linalg.yield %134 : bf16
    } -> tensor<2x5x4x8xbf16>
    %60 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %59 : tensor<2x5x4x8xbf16>, tensor<2x5x4x8xbf16>) outs(%55 : tensor<2x5x4x8xbf16>) {
    ^bb0(%in: bf16, %in_31: bf16, %out: bf16):
      %134 = arith.subf %in, %in_31 : bf16
      linalg.yield %134 : bf16
    } -> tensor<2x5x4x8xbf16>
    %61 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_17, %56 : tensor<2x5x4x8xbf16>, tensor<2x5x4x8xbf16>) outs(%55 : tensor<2x5x4x8xbf16>) {
    ^bb0(%in: bf16, %in_31: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_31 : bf16
      linalg.yield %134 : bf16
    } -> tensor<2x5x4x8xbf16>
    %62 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %58 : tensor<2x5x4x8xbf16>, tensor<2x5x4x8xbf16>) outs(%55 : tensor<2x5x4x8xbf16>) {
    ^bb0(%in: bf16, %in_31: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_31 : bf16
      linalg.yield %134 : bf16
    } -> tensor<2x5x4x8xbf16>
    %63 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %62 : tensor<2x5x4x8xbf16>, tensor<2x5x4x8xbf16>) outs(%55 : tensor<2x5x4x8xbf16>) {
    ^bb0(%in: bf16, %in_31: bf16, %out: bf16):
      %134 = arith.addf %in, %in_31 : bf16
      linalg.yield %134 : bf16
    } -> tensor<2x5x4x8xbf16>
    %64 = tensor.empty() : tensor<2x5x4x8x1xbf16>
    %65 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<2x5x4x8xbf16>) outs(%64 : tensor<2x5x4x8x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x8x1xbf16>
    %66 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<2x5x4x8xbf16>) outs(%64 : tensor<2x5x4x8x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x8x1xbf16>
    %67 = tensor.empty() : tensor<2x5x4x8x2xbf16>
    %68 = linalg.generic {indexing_maps = [#map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%67 : tensor<2x5x4x8x2xbf16>) {
    ^bb0(%out: bf16):
      %134 = linalg.index 0 : index
      %135 = linalg.index 1 : index
      %136 = linalg.index 2 : index
      %137 = linalg.index 3 : index
      %138 = linalg.index 4 : index
      %139 = arith.cmpi ult, %138, %c1 : index
      %140 = scf.if %139 -> (bf16) {
        %extracted_31 = tensor.extract %65[%134, %135, %136, %137, %138] : tensor<2x5x4x8x1xbf16>
        scf.yield %extracted_31 : bf16
      } else {
        %141 = arith.subi %138, %c1 : index
        %extracted_31 = tensor.extract %66[%134, %135, %136, %137, %141] : tensor<2x5x4x8x1xbf16>
        scf.yield %extracted_31 : bf16
      }
      linalg.yield %140 : bf16
    } -> tensor<2x5x4x8x2xbf16>
    %collapsed_18 = tensor.collapse_shape %68 [[0], [1], [2], [3, 4]] : tensor<2x5x4x8x2xbf16> into tensor<2x5x4x16xbf16>
    %extracted_slice_19 = tensor.extract_slice %expanded[0, 0, 0, 16] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x32xbf16> to tensor<2x5x4x16xbf16>
    %69 = tensor.empty() : tensor<2x5x4x32xbf16>
    %70 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%69 : tensor<2x5x4x32xbf16>) {
    ^bb0(%out: bf16):
      %134 = linalg.index 0 : index
      %135 = linalg.index 1 : index
      %136 = linalg.index 2 : index
      %137 = linalg.index 3 : index
      %138 = arith.cmpi ult, %137, %c16 : index
      %139 = scf.if %138 -> (bf16) {
        %extracted_31 = tensor.extract %collapsed_18[%134, %135, %136, %137] : tensor<2x5x4x16xbf16>
        scf.yield %extracted_31 : bf16
      } else {
        %140 = arith.subi %137, %c16 : index
        %extracted_31 = tensor.extract %extracted_slice_19[%134, %135, %136, %140] : tensor<2x5x4x16xbf16>
        scf.yield %extracted_31 : bf16
      }
      linalg.yield %139 : bf16
    } -> tensor<2x5x4x32xbf16>
    %extracted_slice_20 = tensor.extract_slice %expanded_11[0, 0, 0, 0] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> to tensor<2x5x2x16xbf16>
    %expanded_21 = tensor.expand_shape %extracted_slice_20 [[0], [1], [2], [3, 4]] output_shape [2, 5, 2, 8, 2] : tensor<2x5x2x16xbf16> into tensor<2x5x2x8x2xbf16>
    %extracted_slice_22 = tensor.extract_slice %expanded_21[0, 0, 0, 0, 0] [2, 5, 2, 8, 1] [1, 1, 1, 1, 1] : tensor<2x5x2x8x2xbf16> to tensor<2x5x2x8x1xbf16>
    %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0], [1], [2], [3, 4]] : tensor<2x5x2x8x1xbf16> into tensor<2x5x2x8xbf16>
    %extracted_slice_24 = tensor.extract_slice %expanded_21[0, 0, 0, 0, 1] [2, 5, 2, 8, 1] [1, 1, 1, 1, 1] : tensor<2x5x2x8x2xbf16> to tensor<2x5x2x8x1xbf16>
    %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [[0], [1], [2], [3, 4]] : tensor<2x5x2x8x1xbf16> into tensor<2x5x2x8xbf16>
    %71 = tensor.empty() : tensor<2x5x2x8xbf16>
    %72 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x5x1x8xbf16>) outs(%71 : tensor<2x5x2x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x8xbf16>
    %73 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_23, %72 : tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>) outs(%71 : tensor<2x5x2x8xbf16>) {
    ^bb0(%in: bf16, %in_31: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_31 : bf16
      linalg.yield %134 : bf16
    } -> tensor<2x5x2x8xbf16>
    %74 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x5x1x8xbf16>) outs(%71 : tensor<2x5x2x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x8xbf16>
    %75 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_25, %74 : tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>) outs(%71 : tensor<2x5x2x8xbf16>) {
    ^bb0(%in: bf16, %in_31: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_31 : bf16
      linalg.yield %134 : bf16
    } -> tensor<2x5x2x8xbf16>
    %76 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %75 : tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>) outs(%71 : tensor<2x5x2x8xbf16>) {
    ^bb0(%in: bf16, %in_31: bf16, %out: bf16):
      %134 = arith.subf %in, %in_31 : bf16
      linalg.yield %134 : bf16
    } -> tensor<2x5x2x8xbf16>
    %77 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_25, %72 : tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>) outs(%71 : tensor<2x5x2x8xbf16>) {
    ^bb0(%in: bf16, %in_31: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_31 : bf16
      linalg.yield %134 : bf16
    } -> tensor<2x5x2x8xbf16>
    %78 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_23, %74 : tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>) outs(%71 : tensor<2x5x2x8xbf16>) {
    ^bb0(%in: bf16, %in_31: bf16, %out: bf16):
      %134 = arith.mulf %in, %in_31 : bf16
      linalg.yield %134 : bf16
    } -> tensor<2x5x2x8xbf16>
    %79 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77, %78 : tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>) outs(%71 : tensor<2x5x2x8xbf16>) {
    ^bb0(%in: bf16, %in_31: bf16, %out: bf16):
      %134 = arith.addf %in, %in_31 : bf16
      linalg.yield %134 : bf16
    } -> tensor<2x5x2x8xbf16>
    %80 = tensor.empty() : tensor<2x5x2x8x1xbf16>
    %81 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<2x5x2x8xbf16>) outs(%80 : tensor<2x5x2x8x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x8x1xbf16>
    %82 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<2x5x2x8xbf16>) outs(%80 : tensor<2x5x2x8x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x8x1xbf16>
    %83 = tensor.empty() : tensor<2x5x2x8x2xbf16>
    %84 = linalg.generic {indexing_maps = [#map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%83 : tensor<2x5x2x8x2xbf16>) {
    ^bb0(%out: bf16):
      %134 = linalg.index 0 : index
      %135 = linalg.index 1 : index
      %136 = linalg.index 2 : index
      %137 = linalg.index 3 : index
      %138 = linalg.index 4 : index
      %139 = arith.cmpi ult, %138, %c1 : index
      %140 = scf.if %139 -> (bf16) {
        %extracted_31 = tensor.extract %81[%134, %135, %136, %137, %138] : tensor<2x5x2x8x1xbf16>
        scf.yield %extracted_31 : bf16
      } else {
        %141 = arith.subi %138, %c1 : index
        %extracted_31 = tensor.extract %82[%134, %135, %136, %137, %141] : tensor<2x5x2x8x1xbf16>
        scf.yield %extracted_31 : bf16
      }
      linalg.yield %140 : bf16
    } -> tensor<2x5x2x8x2xbf16>
    %collapsed_26 = tensor.collapse_shape %84 [[0], [1], [2], [3, 4]] : tensor<2x5x2x8x2xbf16> into tensor<2x5x2x16xbf16>
    %extracted_slice_27 = tensor.extract_slice %expanded_11[0, 0, 0, 16] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> to tensor<2x5x2x16xbf16>
    %85 = tensor.empty() : tensor<2x5x2x32xbf16>
    %86 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%85 : tensor<2x5x2x32xbf16>) {
    ^bb0(%out: bf16):
      %134 = linalg.index 0 : index
      %135 = linalg.index 1 : index
      %136 = linalg.index 2 : index
      %137 = linalg.index 3 : index
      %138 = arith.cmpi ult, %137, %c16 : index
      %139 = scf.if %138 -> (bf16) {
        %extracted_31 = tensor.extract %collapsed_26[%134, %135, %136, %137] : tensor<2x5x2x16xbf16>
        scf.yield %extracted_31 : bf16
      } else {
        %140 = arith.subi %137, %c16 : index
        %extracted_31 = tensor.extract %extracted_slice_27[%134, %135, %136, %140] : tensor<2x5x2x16xbf16>
        scf.yield %extracted_31 : bf16
      }
      linalg.yield %139 : bf16
    } -> tensor<2x5x2x32xbf16>
    %87 = tensor.empty() : tensor<i1>
    %88 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%87 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %134 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %134 : i1
    } -> tensor<i1>
    %89 = tensor.empty() : tensor<i32>
    %90 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%89 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %134 = arith.addi %in, %c11_i32 : i32
      linalg.yield %134 : i32
    } -> tensor<i32>
    %91 = linalg.generic {indexing_maps = [#map15, #map15, #map15, #map15], iterator_types = []} ins(%88, %90, %arg3 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%89 : tensor<i32>) {
    ^bb0(%in: i1, %in_31: i32, %in_32: i32, %out: i32):
      %134 = arith.select %in, %in_31, %in_32 : i32
      linalg.yield %134 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %91[] : tensor<i32>
    %92 = arith.index_cast %extracted : i32 to index
    %93 = arith.maxsi %92, %c0 : index
    %94 = arith.minsi %93, %c6 : index
    %inserted_slice = tensor.insert_slice %86 into %arg4[0, %94, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %inserted_slice_28 = tensor.insert_slice %expanded_12 into %arg5[0, %94, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %expanded_29 = tensor.expand_shape %70 [[0], [1], [2, 3], [4]] output_shape [2, 5, 2, 2, 32] : tensor<2x5x4x32xbf16> into tensor<2x5x2x2x32xbf16>
    %95 = tensor.empty() : tensor<2x2x11x5x2xf32>
    %96 = linalg.fill ins(%cst_0 : f32) outs(%95 : tensor<2x2x11x5x2xf32>) -> tensor<2x2x11x5x2xf32>
    %97 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice, %expanded_29 : tensor<2x11x2x32xbf16>, tensor<2x5x2x2x32xbf16>) outs(%96 : tensor<2x2x11x5x2xf32>) {
    ^bb0(%in: bf16, %in_31: bf16, %out: f32):
      %134 = arith.extf %in : bf16 to f32
      %135 = arith.extf %in_31 : bf16 to f32
      %136 = arith.mulf %134, %135 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x2x11x5x2xf32>
    %98 = tensor.empty() : tensor<2x2x2x5x11xf32>
    %99 = linalg.generic {indexing_maps = [#map19, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%97 : tensor<2x2x11x5x2xf32>) outs(%98 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %100 = linalg.generic {indexing_maps = [#map20, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%98 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %101 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%99, %100 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%98 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %134 = arith.mulf %in, %in_31 : f32
      linalg.yield %134 : f32
    } -> tensor<2x2x2x5x11xf32>
    %102 = tensor.empty() : tensor<2x1x1x5x11xf32>
    %103 = linalg.generic {indexing_maps = [#map21, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x1x5x11xf32>) outs(%102 : tensor<2x1x1x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x5x11xf32>
    %104 = linalg.generic {indexing_maps = [#map22, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%103 : tensor<2x1x1x5x11xf32>) outs(%98 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %105 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%101, %104 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%98 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %134 = arith.addf %in, %in_31 : f32
      linalg.yield %134 : f32
    } -> tensor<2x2x2x5x11xf32>
    %106 = tensor.empty() : tensor<2x2x2x5xf32>
    %107 = linalg.fill ins(%cst : f32) outs(%106 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %108 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%105 : tensor<2x2x2x5x11xf32>) outs(%107 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = arith.maximumf %out, %in : f32
      linalg.yield %134 : f32
    } -> tensor<2x2x2x5xf32>
    %109 = linalg.generic {indexing_maps = [#map23, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%106 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5xf32>
    %110 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %108 : tensor<2x2x2x5xf32>, tensor<2x2x2x5xf32>) outs(%106 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %134 = arith.maximumf %in, %in_31 : f32
      linalg.yield %134 : f32
    } -> tensor<2x2x2x5xf32>
    %111 = tensor.empty() : tensor<2x2x2x5x1xf32>
    %112 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%110 : tensor<2x2x2x5xf32>) outs(%111 : tensor<2x2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x1xf32>
    %113 = linalg.generic {indexing_maps = [#map24, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%112 : tensor<2x2x2x5x1xf32>) outs(%98 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %114 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%105, %113 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%98 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %134 = arith.subf %in, %in_31 : f32
      linalg.yield %134 : f32
    } -> tensor<2x2x2x5x11xf32>
    %115 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<2x2x2x5x11xf32>) outs(%98 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = math.exp %in : f32
      linalg.yield %134 : f32
    } -> tensor<2x2x2x5x11xf32>
    %116 = linalg.fill ins(%cst_0 : f32) outs(%106 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %117 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%115 : tensor<2x2x2x5x11xf32>) outs(%116 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %134 = arith.addf %out, %in : f32
      linalg.yield %134 : f32
    } -> tensor<2x2x2x5xf32>
    %118 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<2x2x2x5xf32>) outs(%111 : tensor<2x2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x1xf32>
    %119 = linalg.generic {indexing_maps = [#map24, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%118 : tensor<2x2x2x5x1xf32>) outs(%98 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %120 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%115, %119 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%98 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %134 = arith.divf %in, %in_31 : f32
      linalg.yield %134 : f32
    } -> tensor<2x2x2x5x11xf32>
    %121 = tensor.empty() : tensor<2x2x2x5x11xbf16>
    %122 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%120 : tensor<2x2x2x5x11xf32>) outs(%121 : tensor<2x2x2x5x11xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %134 = arith.truncf %in : f32 to bf16
      linalg.yield %134 : bf16
    } -> tensor<2x2x2x5x11xbf16>
    %123 = tensor.empty() : tensor<2x2x32x2x5xf32>
    %124 = linalg.fill ins(%cst_0 : f32) outs(%123 : tensor<2x2x32x2x5xf32>) -> tensor<2x2x32x2x5xf32>
    %125 = linalg.generic {indexing_maps = [#map25, #map26, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice_28, %122 : tensor<2x11x2x32xbf16>, tensor<2x2x2x5x11xbf16>) outs(%124 : tensor<2x2x32x2x5xf32>) {
    ^bb0(%in: bf16, %in_31: bf16, %out: f32):
      %134 = arith.extf %in : bf16 to f32
      %135 = arith.extf %in_31 : bf16 to f32
      %136 = arith.mulf %134, %135 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x2x32x2x5xf32>
    %126 = tensor.empty() : tensor<2x5x2x2x32xf32>
    %127 = linalg.generic {indexing_maps = [#map27, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%125 : tensor<2x2x32x2x5xf32>) outs(%126 : tensor<2x5x2x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x2x32xf32>
    %128 = tensor.empty() : tensor<2x5x2x2x32xbf16>
    %129 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<2x5x2x2x32xf32>) outs(%128 : tensor<2x5x2x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %134 = arith.truncf %in : f32 to bf16
      linalg.yield %134 : bf16
    } -> tensor<2x5x2x2x32xbf16>
    %collapsed_30 = tensor.collapse_shape %129 [[0], [1], [2, 3, 4]] : tensor<2x5x2x2x32xbf16> into tensor<2x5x128xbf16>
    %130 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %131 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_30, %arg8 : tensor<2x5x128xbf16>, tensor<128x16xbf16>) outs(%130 : tensor<2x5x16xf32>) {
    ^bb0(%in: bf16, %in_31: bf16, %out: f32):
      %134 = arith.extf %in : bf16 to f32
      %135 = arith.extf %in_31 : bf16 to f32
      %136 = arith.mulf %134, %135 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x5x16xf32>
    %132 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<2x5x16xf32>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %134 = arith.truncf %in : f32 to bf16
      linalg.yield %134 : bf16
    } -> tensor<2x5x16xbf16>
    %133 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %132 : tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) outs(%15 : tensor<2x5x16xbf16>) {
    ^bb0(%in: bf16, %in_31: bf16, %out: bf16):
      %134 = arith.addf %in, %in_31 : bf16
      linalg.yield %134 : bf16
    } -> tensor<2x5x16xbf16>
    return %133, %inserted_slice, %inserted_slice_28 : tensor<2x5x16xbf16>, tensor<2x11x2x32xbf16>, tensor<2x11x2x32xbf16>
  }
}
