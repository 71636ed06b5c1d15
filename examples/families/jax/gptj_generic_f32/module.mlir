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
  func.func public @main(%arg0: tensor<2x5x16xf32>, %arg1: tensor<2x5xi32>, %arg2: tensor<2x1x5x11xf32>, %arg3: tensor<i32>, %arg4: tensor<2x11x2x32xf32> {tf.aliasing_output = 1 : i32}, %arg5: tensor<2x11x2x32xf32> {tf.aliasing_output = 2 : i32}, %arg6: tensor<16xf32>, %arg7: tensor<16x256xf32>, %arg8: tensor<128x16xf32>) -> (tensor<2x5x16xf32> {jax.result_info = "result[0]"}, tensor<2x11x2x32xf32> {jax.result_info = "result[1]"}, tensor<2x11x2x32xf32> {jax.result_info = "result[2]"}) {
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
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg0 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.mulf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x16xf32>
    %2 = tensor.empty() : tensor<2x5xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x5x16xf32>) outs(%3 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.addf %out, %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x5xf32>
    %5 = tensor.empty() : tensor<2x5x1xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x5xf32>) outs(%5 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%5 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %7 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%5 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.divf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x1xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%5 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%5 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.addf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x5x1xf32>) outs(%5 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = math.rsqrt %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x1xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x5x1xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x16xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %12 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.mulf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x16xf32>
    %14 = tensor.empty() : tensor<1x1x16xf32>
    %15 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<16xf32>) outs(%14 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x16xf32>
    %16 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<1x1x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x16xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %13 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.mulf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x16xf32>
    %18 = tensor.empty() : tensor<2x5x256xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<2x5x256xf32>) -> tensor<2x5x256xf32>
    %20 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17, %arg7 : tensor<2x5x16xf32>, tensor<16x256xf32>) outs(%19 : tensor<2x5x256xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.mulf %in, %in_31 : f32
      %122 = arith.addf %out, %121 : f32
      linalg.yield %122 : f32
    } -> tensor<2x5x256xf32>
    %extracted_slice = tensor.extract_slice %20[0, 0, 0] [2, 5, 128] [1, 1, 1] : tensor<2x5x256xf32> to tensor<2x5x128xf32>
    %extracted_slice_9 = tensor.extract_slice %20[0, 0, 128] [2, 5, 64] [1, 1, 1] : tensor<2x5x256xf32> to tensor<2x5x64xf32>
    %extracted_slice_10 = tensor.extract_slice %20[0, 0, 192] [2, 5, 64] [1, 1, 1] : tensor<2x5x256xf32> to tensor<2x5x64xf32>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 5, 4, 32] : tensor<2x5x128xf32> into tensor<2x5x4x32xf32>
    %expanded_11 = tensor.expand_shape %extracted_slice_9 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xf32> into tensor<2x5x2x32xf32>
    %expanded_12 = tensor.expand_shape %extracted_slice_10 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xf32> into tensor<2x5x2x32xf32>
    %21 = tensor.empty() : tensor<8xf32>
    %22 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%21 : tensor<8xf32>) {
    ^bb0(%out: f32):
      %121 = linalg.index 0 : index
      %122 = arith.index_cast %121 : index to i32
      %123 = arith.sitofp %122 : i32 to f32
      linalg.yield %123 : f32
    } -> tensor<8xf32>
    %23 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%21 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %24 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%23, %22 : tensor<8xf32>, tensor<8xf32>) outs(%21 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.mulf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<8xf32>
    %25 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_8 : tensor<f32>) outs(%21 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %26 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%25, %24 : tensor<8xf32>, tensor<8xf32>) outs(%21 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.addf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<8xf32>
    %27 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%21 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %28 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%26, %27 : tensor<8xf32>, tensor<8xf32>) outs(%21 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.divf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<8xf32>
    %29 = tensor.empty() : tensor<2x5x1xi32>
    %30 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x5xi32>) outs(%29 : tensor<2x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x5x1xi32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x5x1xi32>) outs(%5 : tensor<2x5x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %121 = arith.sitofp %in : i32 to f32
      linalg.yield %121 : f32
    } -> tensor<2x5x1xf32>
    %32 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%21 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %33 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%32, %28 : tensor<8xf32>, tensor<8xf32>) outs(%21 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = math.powf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<8xf32>
    %34 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%21 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %35 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%34, %33 : tensor<8xf32>, tensor<8xf32>) outs(%21 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.divf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<8xf32>
    %36 = tensor.empty() : tensor<1x1x8xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<8xf32>) outs(%36 : tensor<1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x8xf32>
    %38 = tensor.empty() : tensor<2x5x8xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x5x1xf32>) outs(%38 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x8xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<1x1x8xf32>) outs(%38 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x8xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %40 : tensor<2x5x8xf32>, tensor<2x5x8xf32>) outs(%38 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.mulf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x8xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<2x5x8xf32>) outs(%38 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = math.cos %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x8xf32>
    %43 = tensor.empty() : tensor<2x5x1x8xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<2x5x8xf32>) outs(%43 : tensor<2x5x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1x8xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<2x5x8xf32>) outs(%38 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = math.sin %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x8xf32>
    %46 = linalg.generic {indexing_maps = [#map6, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x5x8xf32>) outs(%43 : tensor<2x5x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x1x8xf32>
    %extracted_slice_13 = tensor.extract_slice %expanded[0, 0, 0, 0] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x32xf32> to tensor<2x5x4x16xf32>
    %expanded_14 = tensor.expand_shape %extracted_slice_13 [[0], [1], [2], [3, 4]] output_shape [2, 5, 4, 8, 2] : tensor<2x5x4x16xf32> into tensor<2x5x4x8x2xf32>
    %extracted_slice_15 = tensor.extract_slice %expanded_14[0, 0, 0, 0, 0] [2, 5, 4, 8, 1] [1, 1, 1, 1, 1] : tensor<2x5x4x8x2xf32> to tensor<2x5x4x8x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice_15 [[0], [1], [2], [3, 4]] : tensor<2x5x4x8x1xf32> into tensor<2x5x4x8xf32>
    %extracted_slice_16 = tensor.extract_slice %expanded_14[0, 0, 0, 0, 1] [2, 5, 4, 8, 1] [1, 1, 1, 1, 1] : tensor<2x5x4x8x2xf32> to tensor<2x5x4x8x1xf32>
    %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0], [1], [2], [3, 4]] : tensor<2x5x4x8x1xf32> into tensor<2x5x4x8xf32>
    %47 = tensor.empty() : tensor<2x5x4x8xf32>
    %48 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<2x5x1x8xf32>) outs(%47 : tensor<2x5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x8xf32>
    %49 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %48 : tensor<2x5x4x8xf32>, tensor<2x5x4x8xf32>) outs(%47 : tensor<2x5x4x8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.mulf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x4x8xf32>
    %50 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x5x1x8xf32>) outs(%47 : tensor<2x5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x8xf32>
    %51 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_17, %50 : tensor<2x5x4x8xf32>, tensor<2x5x4x8xf32>) outs(%47 : tensor<2x5x4x8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.mulf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x4x8xf32>
    %52 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %51 : tensor<2x5x4x8xf32>, tensor<2x5x4x8xf32>) outs(%47 : tensor<2x5x4x8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.subf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x4x8xf32>
    %53 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_17, %48 : tensor<2x5x4x8xf32>, tensor<2x5x4x8xf32>) outs(%47 : tensor<2x5x4x8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.mulf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x4x8xf32>
    %54 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %50 : tensor<2x5x4x8xf32>, tensor<2x5x4x8xf32>) outs(%47 : tensor<2x5x4x8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.mulf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x4x8xf32>
    %55 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %54 : tensor<2x5x4x8xf32>, tensor<2x5x4x8xf32>) outs(%47 : tensor<2x5x4x8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.addf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x4x8xf32>
    %56 = tensor.empty() : tensor<2x5x4x8x1xf32>
    %57 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x5x4x8xf32>) outs(%56 : tensor<2x5x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x8x1xf32>
    %58 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x5x4x8xf32>) outs(%56 : tensor<2x5x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x8x1xf32>
    %59 = tensor.empty() : tensor<2x5x4x8x2xf32>
    %60 = linalg.generic {indexing_maps = [#map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%59 : tensor<2x5x4x8x2xf32>) {
    ^bb0(%out: f32):
      %121 = linalg.index 0 : index
      %122 = linalg.index 1 : index
      %123 = linalg.index 2 : index
      %124 = linalg.index 3 : index
      %125 = linalg.index 4 : index
      %126 = arith.cmpi ult, %125, %c1 : index
      %127 = scf.if %126 -> (f32) {
        %extracted_31 = tensor.extract %57[%121, %122, %123, %124, %125] : tensor<2x5x4x8x1xf32>
        scf.yield %extracted_31 : f32
      } else {
        %128 = arith.subi %125, %c1 : index
        %extracted_31 = tensor.extract %58[%121, %122, %123, %124, %128] : tensor<2x5x4x8x1xf32>
        scf.yield %extracted_31 : f32
      }
      linalg.yield %127 : f32
    } -> tensor<2x5x4x8x2xf32>
    %collapsed_18 = tensor.collapse_shape %60 [[0], [1], [2], [3, 4]] : tensor<2x5x4x8x2xf32> into tensor<2x5x4x16xf32>
    %extracted_slice_19 = tensor.extract_slice %expanded[0, 0, 0, 16] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x32xf32> to tensor<2x5x4x16xf32>
    %61 = tensor.empty() : tensor<2x5x4x32xf32>
    %62 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%61 : tensor<2x5x4x32xf32>) {
    ^bb0(%out: f32):
      %121 = linalg.index 0 : index
      %122 = linalg.index 1 : index
      %123 = linalg.index 2 : index
      %124 = linalg.index 3 : index
      %125 = arith.cmpi ult, %124, %c16 : index
      %126 = scf.if %125 -> (f32) {
        %extracted_31 = tensor.extract %collapsed_18[%121, %122, %123, %124] : tensor<2x5x4x16xf32>
        scf.yield %extracted_31 : f32
      } else {
        %127 = arith.subi %124, %c16 : index
        %extracted_31 = tensor.extract %extracted_slice_19[%121, %122, %123, %127] : tensor<2x5x4x16xf32>
        scf.yield %extracted_31 : f32
      }
      linalg.yield %126 : f32
    } -> tensor<2x5x4x32xf32>
    %extracted_slice_20 = tensor.extract_slice %expanded_11[0, 0, 0, 0] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x32xf32> to tensor<2x5x2x16xf32>
    %expanded_21 = tensor.expand_shape %extracted_slice_20 [[0], [1], [2], [3, 4]] output_shape [2, 5, 2, 8, 2] : tensor<2x5x2x16xf32> into tensor<2x5x2x8x2xf32>
    %extracted_slice_22 = tensor.extract_slice %expanded_21[0, 0, 0, 0, 0] [2, 5, 2, 8, 1] [1, 1, 1, 1, 1] : tensor<2x5x2x8x2xf32> to tensor<2x5x2x8x1xf32>
    %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0], [1], [2], [3, 4]] : tensor<2x5x2x8x1xf32> into tensor<2x5x2x8xf32>
    %extracted_slice_24 = tensor.extract_slice %expanded_21[0, 0, 0, 0, 1] [2, 5, 2, 8, 1] [1, 1, 1, 1, 1] : tensor<2x5x2x8x2xf32> to tensor<2x5x2x8x1xf32>
    %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [[0], [1], [2], [3, 4]] : tensor<2x5x2x8x1xf32> into tensor<2x5x2x8xf32>
    %63 = tensor.empty() : tensor<2x5x2x8xf32>
    %64 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<2x5x1x8xf32>) outs(%63 : tensor<2x5x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x8xf32>
    %65 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_23, %64 : tensor<2x5x2x8xf32>, tensor<2x5x2x8xf32>) outs(%63 : tensor<2x5x2x8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.mulf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x2x8xf32>
    %66 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x5x1x8xf32>) outs(%63 : tensor<2x5x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x8xf32>
    %67 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_25, %66 : tensor<2x5x2x8xf32>, tensor<2x5x2x8xf32>) outs(%63 : tensor<2x5x2x8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.mulf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x2x8xf32>
    %68 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %67 : tensor<2x5x2x8xf32>, tensor<2x5x2x8xf32>) outs(%63 : tensor<2x5x2x8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.subf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x2x8xf32>
    %69 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_25, %64 : tensor<2x5x2x8xf32>, tensor<2x5x2x8xf32>) outs(%63 : tensor<2x5x2x8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.mulf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x2x8xf32>
    %70 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_23, %66 : tensor<2x5x2x8xf32>, tensor<2x5x2x8xf32>) outs(%63 : tensor<2x5x2x8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.mulf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x2x8xf32>
    %71 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %70 : tensor<2x5x2x8xf32>, tensor<2x5x2x8xf32>) outs(%63 : tensor<2x5x2x8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.addf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x2x8xf32>
    %72 = tensor.empty() : tensor<2x5x2x8x1xf32>
    %73 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%68 : tensor<2x5x2x8xf32>) outs(%72 : tensor<2x5x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x8x1xf32>
    %74 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<2x5x2x8xf32>) outs(%72 : tensor<2x5x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x8x1xf32>
    %75 = tensor.empty() : tensor<2x5x2x8x2xf32>
    %76 = linalg.generic {indexing_maps = [#map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%75 : tensor<2x5x2x8x2xf32>) {
    ^bb0(%out: f32):
      %121 = linalg.index 0 : index
      %122 = linalg.index 1 : index
      %123 = linalg.index 2 : index
      %124 = linalg.index 3 : index
      %125 = linalg.index 4 : index
      %126 = arith.cmpi ult, %125, %c1 : index
      %127 = scf.if %126 -> (f32) {
        %extracted_31 = tensor.extract %73[%121, %122, %123, %124, %125] : tensor<2x5x2x8x1xf32>
        scf.yield %extracted_31 : f32
      } else {
        %128 = arith.subi %125, %c1 : index
        %extracted_31 = tensor.extract %74[%121, %122, %123, %124, %128] : tensor<2x5x2x8x1xf32>
        scf.yield %extracted_31 : f32
      }
      linalg.yield %127 : f32
    } -> tensor<2x5x2x8x2xf32>
    %collapsed_26 = tensor.collapse_shape %76 [[0], [1], [2], [3, 4]] : tensor<2x5x2x8x2xf32> into tensor<2x5x2x16xf32>
    %extracted_slice_27 = tensor.extract_slice %expanded_11[0, 0, 0, 16] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x32xf32> to tensor<2x5x2x16xf32>
    %77 = tensor.empty() : tensor<2x5x2x32xf32>
    %78 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%77 : tensor<2x5x2x32xf32>) {
    ^bb0(%out: f32):
      %121 = linalg.index 0 : index
      %122 = linalg.index 1 : index
      %123 = linalg.index 2 : index
      %124 = linalg.index 3 : index
      %125 = arith.cmpi ult, %124, %c16 : index
      %126 = scf.if %125 -> (f32) {
        %extracted_31 = tensor.extract %collapsed_26[%121, %122, %123, %124] : tensor<2x5x2x16xf32>
        scf.yield %extracted_31 : f32
      } else {
        %127 = arith.subi %124, %c16 : index
        %extracted_31 = tensor.extract %extracted_slice_27[%121, %122, %123, %127] : tensor<2x5x2x16xf32>
        scf.yield %extracted_31 : f32
      }
      linalg.yield %126 : f32
    } -> tensor<2x5x2x32xf32>
    %79 = tensor.empty() : tensor<i1>
    %80 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%79 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %121 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %121 : i1
    } -> tensor<i1>
    %81 = tensor.empty() : tensor<i32>
    %82 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%81 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %121 = arith.addi %in, %c11_i32 : i32
      linalg.yield %121 : i32
    } -> tensor<i32>
    %83 = linalg.generic {indexing_maps = [#map15, #map15, #map15, #map15], iterator_types = []} ins(%80, %82, %arg3 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%81 : tensor<i32>) {
    ^bb0(%in: i1, %in_31: i32, %in_32: i32, %out: i32):
      %121 = arith.select %in, %in_31, %in_32 : i32
      linalg.yield %121 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %83[] : tensor<i32>
    %84 = arith.index_cast %extracted : i32 to index
    %85 = arith.maxsi %84, %c0 : index
    %86 = arith.minsi %85, %c6 : index
    %inserted_slice = tensor.insert_slice %78 into %arg4[0, %86, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xf32> into tensor<2x11x2x32xf32>
    %inserted_slice_28 = tensor.insert_slice %expanded_12 into %arg5[0, %86, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xf32> into tensor<2x11x2x32xf32>
    %expanded_29 = tensor.expand_shape %62 [[0], [1], [2, 3], [4]] output_shape [2, 5, 2, 2, 32] : tensor<2x5x4x32xf32> into tensor<2x5x2x2x32xf32>
    %87 = tensor.empty() : tensor<2x2x11x5x2xf32>
    %88 = linalg.fill ins(%cst_0 : f32) outs(%87 : tensor<2x2x11x5x2xf32>) -> tensor<2x2x11x5x2xf32>
    %89 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice, %expanded_29 : tensor<2x11x2x32xf32>, tensor<2x5x2x2x32xf32>) outs(%88 : tensor<2x2x11x5x2xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.mulf %in, %in_31 : f32
      %122 = arith.addf %out, %121 : f32
      linalg.yield %122 : f32
    } -> tensor<2x2x11x5x2xf32>
    %90 = tensor.empty() : tensor<2x2x2x5x11xf32>
    %91 = linalg.generic {indexing_maps = [#map19, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<2x2x11x5x2xf32>) outs(%90 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %92 = linalg.generic {indexing_maps = [#map20, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%90 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %93 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%91, %92 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%90 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.mulf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x2x2x5x11xf32>
    %94 = tensor.empty() : tensor<2x1x1x5x11xf32>
    %95 = linalg.generic {indexing_maps = [#map21, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x1x5x11xf32>) outs(%94 : tensor<2x1x1x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x5x11xf32>
    %96 = linalg.generic {indexing_maps = [#map22, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%95 : tensor<2x1x1x5x11xf32>) outs(%90 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %97 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%93, %96 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%90 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.addf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x2x2x5x11xf32>
    %98 = tensor.empty() : tensor<2x2x2x5xf32>
    %99 = linalg.fill ins(%cst : f32) outs(%98 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %100 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%97 : tensor<2x2x2x5x11xf32>) outs(%99 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.maximumf %out, %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x2x2x5xf32>
    %101 = linalg.generic {indexing_maps = [#map23, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%98 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5xf32>
    %102 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101, %100 : tensor<2x2x2x5xf32>, tensor<2x2x2x5xf32>) outs(%98 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.maximumf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x2x2x5xf32>
    %103 = tensor.empty() : tensor<2x2x2x5x1xf32>
    %104 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<2x2x2x5xf32>) outs(%103 : tensor<2x2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x1xf32>
    %105 = linalg.generic {indexing_maps = [#map24, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%104 : tensor<2x2x2x5x1xf32>) outs(%90 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %106 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%97, %105 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%90 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.subf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x2x2x5x11xf32>
    %107 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%106 : tensor<2x2x2x5x11xf32>) outs(%90 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = math.exp %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x2x2x5x11xf32>
    %108 = linalg.fill ins(%cst_0 : f32) outs(%98 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %109 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%107 : tensor<2x2x2x5x11xf32>) outs(%108 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.addf %out, %in : f32
      linalg.yield %121 : f32
    } -> tensor<2x2x2x5xf32>
    %110 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<2x2x2x5xf32>) outs(%103 : tensor<2x2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x1xf32>
    %111 = linalg.generic {indexing_maps = [#map24, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%110 : tensor<2x2x2x5x1xf32>) outs(%90 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %112 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%107, %111 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%90 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.divf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x2x2x5x11xf32>
    %113 = tensor.empty() : tensor<2x2x32x2x5xf32>
    %114 = linalg.fill ins(%cst_0 : f32) outs(%113 : tensor<2x2x32x2x5xf32>) -> tensor<2x2x32x2x5xf32>
    %115 = linalg.generic {indexing_maps = [#map25, #map26, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice_28, %112 : tensor<2x11x2x32xf32>, tensor<2x2x2x5x11xf32>) outs(%114 : tensor<2x2x32x2x5xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.mulf %in, %in_31 : f32
      %122 = arith.addf %out, %121 : f32
      linalg.yield %122 : f32
    } -> tensor<2x2x32x2x5xf32>
    %116 = tensor.empty() : tensor<2x5x2x2x32xf32>
    %117 = linalg.generic {indexing_maps = [#map27, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<2x2x32x2x5xf32>) outs(%116 : tensor<2x5x2x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x2x2x32xf32>
    %collapsed_30 = tensor.collapse_shape %117 [[0], [1], [2, 3, 4]] : tensor<2x5x2x2x32xf32> into tensor<2x5x128xf32>
    %118 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %119 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_30, %arg8 : tensor<2x5x128xf32>, tensor<128x16xf32>) outs(%118 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.mulf %in, %in_31 : f32
      %122 = arith.addf %out, %121 : f32
      linalg.yield %122 : f32
    } -> tensor<2x5x16xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %119 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %121 = arith.addf %in, %in_31 : f32
      linalg.yield %121 : f32
    } -> tensor<2x5x16xf32>
    return %120, %inserted_slice, %inserted_slice_28 : tensor<2x5x16xf32>, tensor<2x11x2x32xf32>, tensor<2x11x2x32xf32>
  }
}
