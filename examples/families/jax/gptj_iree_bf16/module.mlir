#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4, d2)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, 0, d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4, d2)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d4, d3, d1)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x5x16xbf16>, %arg1: tensor<2x5xi32>, %arg2: tensor<2x1x5x11xf32>, %arg3: tensor<i32>, %arg4: tensor<2x11x2x32xbf16> {iree.abi.output = 1 : index}, %arg5: tensor<2x11x2x32xbf16> {iree.abi.output = 2 : index}, %arg6: tensor<16xbf16>, %arg7: tensor<16x256xbf16>, %arg8: tensor<128x16xbf16>) -> (tensor<2x5x16xbf16>, tensor<2x11x2x32xbf16>, tensor<2x11x2x32xbf16>) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.176776692 : f32
    %c6 = arith.constant 6 : index
    %c11_i32 = arith.constant 11 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e+04 : f32
    %cst_3 = arith.constant 2.000000e+00 : f32
    %cst_4 = arith.constant 9.99999997E-7 : f32
    %cst_5 = arith.constant 1.600000e+01 : f32
    %cst_6 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x5x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x5x16xbf16>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %109 = arith.extf %in : bf16 to f32
      linalg.yield %109 : f32
    } -> tensor<2x5x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.mulf %in, %in : f32
      linalg.yield %109 : f32
    } -> tensor<2x5x16xf32>
    %3 = tensor.empty() : tensor<2x5xf32>
    %4 = linalg.fill ins(%cst_6 : f32) outs(%3 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x5x16xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.addf %out, %in : f32
      linalg.yield %109 : f32
    } -> tensor<2x5xf32>
    %expanded = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 5, 1] : tensor<2x5xf32> into tensor<2x5x1xf32>
    %6 = tensor.empty() : tensor<2x5x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.divf %in, %cst_5 : f32
      linalg.yield %109 : f32
    } -> tensor<2x5x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.addf %in, %cst_4 : f32
      linalg.yield %109 : f32
    } -> tensor<2x5x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x5x1xf32>) outs(%6 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = math.rsqrt %in : f32
      linalg.yield %109 : f32
    } -> tensor<2x5x1xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x5x1xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x16xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %10 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %109 = arith.mulf %in, %in_51 : f32
      linalg.yield %109 : f32
    } -> tensor<2x5x16xf32>
    %12 = tensor.empty() : tensor<2x5x16xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x5x16xf32>) outs(%12 : tensor<2x5x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x5x16xbf16>
    %14 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<16xbf16>) outs(%12 : tensor<2x5x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x16xbf16>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %13 : tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) outs(%12 : tensor<2x5x16xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %109 = arith.mulf %in, %in_51 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x5x16xbf16>
    %collapsed = tensor.collapse_shape %15 [[0, 1], [2]] : tensor<2x5x16xbf16> into tensor<10x16xbf16>
    %16 = tensor.empty() : tensor<10x256xf32>
    %17 = linalg.fill ins(%cst_6 : f32) outs(%16 : tensor<10x256xf32>) -> tensor<10x256xf32>
    %18 = linalg.matmul ins(%collapsed, %arg7 : tensor<10x16xbf16>, tensor<16x256xbf16>) outs(%17 : tensor<10x256xf32>) -> tensor<10x256xf32>
    %19 = tensor.empty() : tensor<10x256xbf16>
    %20 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<10x256xf32>) outs(%19 : tensor<10x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<10x256xbf16>
    %expanded_7 = tensor.expand_shape %20 [[0, 1], [2]] output_shape [2, 5, 256] : tensor<10x256xbf16> into tensor<2x5x256xbf16>
    %extracted_slice = tensor.extract_slice %expanded_7[0, 0, 0] [2, 5, 128] [1, 1, 1] : tensor<2x5x256xbf16> to tensor<2x5x128xbf16>
    %extracted_slice_8 = tensor.extract_slice %expanded_7[0, 0, 128] [2, 5, 64] [1, 1, 1] : tensor<2x5x256xbf16> to tensor<2x5x64xbf16>
    %extracted_slice_9 = tensor.extract_slice %expanded_7[0, 0, 192] [2, 5, 64] [1, 1, 1] : tensor<2x5x256xbf16> to tensor<2x5x64xbf16>
    %expanded_10 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 5, 4, 32] : tensor<2x5x128xbf16> into tensor<2x5x4x32xbf16>
    %expanded_11 = tensor.expand_shape %extracted_slice_8 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %expanded_12 = tensor.expand_shape %extracted_slice_9 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %21 = tensor.empty() : tensor<8xf32>
    %22 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%21 : tensor<8xf32>) {
    ^bb0(%out: f32):
      %109 = linalg.index 0 : index
      %110 = arith.index_cast %109 : index to i32
      %111 = arith.sitofp %110 : i32 to f32
      linalg.yield %111 : f32
    } -> tensor<8xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%22 : tensor<8xf32>) outs(%21 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.mulf %in, %cst_3 : f32
      linalg.yield %109 : f32
    } -> tensor<8xf32>
    %24 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%23 : tensor<8xf32>) outs(%21 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.addf %in, %cst_6 : f32
      linalg.yield %109 : f32
    } -> tensor<8xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%24 : tensor<8xf32>) outs(%21 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.divf %in, %cst_5 : f32
      linalg.yield %109 : f32
    } -> tensor<8xf32>
    %26 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x5xi32>) outs(%3 : tensor<2x5xf32>) {
    ^bb0(%in: i32, %out: f32):
      %109 = arith.sitofp %in : i32 to f32
      linalg.yield %109 : f32
    } -> tensor<2x5xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%25 : tensor<8xf32>) outs(%21 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = math.powf %cst_2, %in : f32
      linalg.yield %109 : f32
    } -> tensor<8xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%27 : tensor<8xf32>) outs(%21 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.divf %cst_1, %in : f32
      linalg.yield %109 : f32
    } -> tensor<8xf32>
    %29 = tensor.empty() : tensor<2x5x8xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x5xf32>) outs(%29 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x8xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<8xf32>) outs(%29 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x8xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %31 : tensor<2x5x8xf32>, tensor<2x5x8xf32>) outs(%29 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %109 = arith.mulf %in, %in_51 : f32
      linalg.yield %109 : f32
    } -> tensor<2x5x8xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x5x8xf32>) outs(%29 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = math.cos %in : f32
      linalg.yield %109 : f32
    } -> tensor<2x5x8xf32>
    %34 = tensor.empty() : tensor<2x5x8xbf16>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x5x8xf32>) outs(%34 : tensor<2x5x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x5x8xbf16>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x5x8xf32>) outs(%29 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = math.sin %in : f32
      linalg.yield %109 : f32
    } -> tensor<2x5x8xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<2x5x8xf32>) outs(%34 : tensor<2x5x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x5x8xbf16>
    %extracted_slice_13 = tensor.extract_slice %expanded_10[0, 0, 0, 0] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x32xbf16> to tensor<2x5x4x16xbf16>
    %expanded_14 = tensor.expand_shape %extracted_slice_13 [[0], [1], [2], [3, 4]] output_shape [2, 5, 4, 8, 2] : tensor<2x5x4x16xbf16> into tensor<2x5x4x8x2xbf16>
    %extracted_slice_15 = tensor.extract_slice %expanded_14[0, 0, 0, 0, 0] [2, 5, 4, 8, 1] [1, 1, 1, 1, 1] : tensor<2x5x4x8x2xbf16> to tensor<2x5x4x8x1xbf16>
    %collapsed_16 = tensor.collapse_shape %extracted_slice_15 [[0], [1], [2], [3, 4]] : tensor<2x5x4x8x1xbf16> into tensor<2x5x4x8xbf16>
    %extracted_slice_17 = tensor.extract_slice %expanded_14[0, 0, 0, 0, 1] [2, 5, 4, 8, 1] [1, 1, 1, 1, 1] : tensor<2x5x4x8x2xbf16> to tensor<2x5x4x8x1xbf16>
    %collapsed_18 = tensor.collapse_shape %extracted_slice_17 [[0], [1], [2], [3, 4]] : tensor<2x5x4x8x1xbf16> into tensor<2x5x4x8xbf16>
    %38 = tensor.empty() : tensor<2x5x4x8xbf16>
    %39 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<2x5x8xbf16>) outs(%38 : tensor<2x5x4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x8xbf16>
    %40 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_16, %39 : tensor<2x5x4x8xbf16>, tensor<2x5x4x8xbf16>) outs(%38 : tensor<2x5x4x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %109 = arith.mulf %in, %in_51 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x5x4x8xbf16>
    %41 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x5x8xbf16>) outs(%38 : tensor<2x5x4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x4x8xbf16>
    %42 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_18, %41 : tensor<2x5x4x8xbf16>, tensor<2x5x4x8xbf16>) outs(%38 : tensor<2x5x4x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %109 = arith.mulf %in, %in_51 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x5x4x8xbf16>
    %43 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %42 : tensor<2x5x4x8xbf16>, tensor<2x5x4x8xbf16>) outs(%38 : tensor<2x5x4x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %109 = arith.subf %in, %in_51 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x5x4x8xbf16>
    %44 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_18, %39 : tensor<2x5x4x8xbf16>, tensor<2x5x4x8xbf16>) outs(%38 : tensor<2x5x4x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %109 = arith.mulf %in, %in_51 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x5x4x8xbf16>
    %45 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_16, %41 : tensor<2x5x4x8xbf16>, tensor<2x5x4x8xbf16>) outs(%38 : tensor<2x5x4x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %109 = arith.mulf %in, %in_51 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x5x4x8xbf16>
    %46 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %45 : tensor<2x5x4x8xbf16>, tensor<2x5x4x8xbf16>) outs(%38 : tensor<2x5x4x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %109 = arith.addf %in, %in_51 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x5x4x8xbf16>
    %expanded_19 = tensor.expand_shape %43 [[0], [1], [2], [3, 4]] output_shape [2, 5, 4, 8, 1] : tensor<2x5x4x8xbf16> into tensor<2x5x4x8x1xbf16>
    %expanded_20 = tensor.expand_shape %46 [[0], [1], [2], [3, 4]] output_shape [2, 5, 4, 8, 1] : tensor<2x5x4x8xbf16> into tensor<2x5x4x8x1xbf16>
    %47 = tensor.empty() : tensor<2x5x4x8x2xbf16>
    %inserted_slice = tensor.insert_slice %expanded_19 into %47[0, 0, 0, 0, 0] [2, 5, 4, 8, 1] [1, 1, 1, 1, 1] : tensor<2x5x4x8x1xbf16> into tensor<2x5x4x8x2xbf16>
    %inserted_slice_21 = tensor.insert_slice %expanded_20 into %inserted_slice[0, 0, 0, 0, 1] [2, 5, 4, 8, 1] [1, 1, 1, 1, 1] : tensor<2x5x4x8x1xbf16> into tensor<2x5x4x8x2xbf16>
    %collapsed_22 = tensor.collapse_shape %inserted_slice_21 [[0], [1], [2], [3, 4]] : tensor<2x5x4x8x2xbf16> into tensor<2x5x4x16xbf16>
    %extracted_slice_23 = tensor.extract_slice %expanded_10[0, 0, 0, 16] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x32xbf16> to tensor<2x5x4x16xbf16>
    %48 = tensor.empty() : tensor<2x5x4x32xbf16>
    %inserted_slice_24 = tensor.insert_slice %collapsed_22 into %48[0, 0, 0, 0] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x16xbf16> into tensor<2x5x4x32xbf16>
    %inserted_slice_25 = tensor.insert_slice %extracted_slice_23 into %inserted_slice_24[0, 0, 0, 16] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x16xbf16> into tensor<2x5x4x32xbf16>
    %extracted_slice_26 = tensor.extract_slice %expanded_11[0, 0, 0, 0] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> to tensor<2x5x2x16xbf16>
    %expanded_27 = tensor.expand_shape %extracted_slice_26 [[0], [1], [2], [3, 4]] output_shape [2, 5, 2, 8, 2] : tensor<2x5x2x16xbf16> into tensor<2x5x2x8x2xbf16>
    %extracted_slice_28 = tensor.extract_slice %expanded_27[0, 0, 0, 0, 0] [2, 5, 2, 8, 1] [1, 1, 1, 1, 1] : tensor<2x5x2x8x2xbf16> to tensor<2x5x2x8x1xbf16>
    %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0], [1], [2], [3, 4]] : tensor<2x5x2x8x1xbf16> into tensor<2x5x2x8xbf16>
    %extracted_slice_30 = tensor.extract_slice %expanded_27[0, 0, 0, 0, 1] [2, 5, 2, 8, 1] [1, 1, 1, 1, 1] : tensor<2x5x2x8x2xbf16> to tensor<2x5x2x8x1xbf16>
    %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [[0], [1], [2], [3, 4]] : tensor<2x5x2x8x1xbf16> into tensor<2x5x2x8xbf16>
    %49 = tensor.empty() : tensor<2x5x2x8xbf16>
    %50 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<2x5x8xbf16>) outs(%49 : tensor<2x5x2x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x8xbf16>
    %51 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_29, %50 : tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>) outs(%49 : tensor<2x5x2x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %109 = arith.mulf %in, %in_51 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x5x2x8xbf16>
    %52 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x5x8xbf16>) outs(%49 : tensor<2x5x2x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x8xbf16>
    %53 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_31, %52 : tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>) outs(%49 : tensor<2x5x2x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %109 = arith.mulf %in, %in_51 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x5x2x8xbf16>
    %54 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %53 : tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>) outs(%49 : tensor<2x5x2x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %109 = arith.subf %in, %in_51 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x5x2x8xbf16>
    %55 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_31, %50 : tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>) outs(%49 : tensor<2x5x2x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %109 = arith.mulf %in, %in_51 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x5x2x8xbf16>
    %56 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_29, %52 : tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>) outs(%49 : tensor<2x5x2x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %109 = arith.mulf %in, %in_51 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x5x2x8xbf16>
    %57 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %56 : tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>) outs(%49 : tensor<2x5x2x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %109 = arith.addf %in, %in_51 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x5x2x8xbf16>
    %expanded_32 = tensor.expand_shape %54 [[0], [1], [2], [3, 4]] output_shape [2, 5, 2, 8, 1] : tensor<2x5x2x8xbf16> into tensor<2x5x2x8x1xbf16>
    %expanded_33 = tensor.expand_shape %57 [[0], [1], [2], [3, 4]] output_shape [2, 5, 2, 8, 1] : tensor<2x5x2x8xbf16> into tensor<2x5x2x8x1xbf16>
    %58 = tensor.empty() : tensor<2x5x2x8x2xbf16>
    %inserted_slice_34 = tensor.insert_slice %expanded_32 into %58[0, 0, 0, 0, 0] [2, 5, 2, 8, 1] [1, 1, 1, 1, 1] : tensor<2x5x2x8x1xbf16> into tensor<2x5x2x8x2xbf16>
    %inserted_slice_35 = tensor.insert_slice %expanded_33 into %inserted_slice_34[0, 0, 0, 0, 1] [2, 5, 2, 8, 1] [1, 1, 1, 1, 1] : tensor<2x5x2x8x1xbf16> into tensor<2x5x2x8x2xbf16>
    %collapsed_36 = tensor.collapse_shape %inserted_slice_35 [[0], [1], [2], [3, 4]] : tensor<2x5x2x8x2xbf16> into tensor<2x5x2x16xbf16>
    %extracted_slice_37 = tensor.extract_slice %expanded_11[0, 0, 0, 16] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> to tensor<2x5x2x16xbf16>
    %59 = tensor.empty() : tensor<2x5x2x32xbf16>
    %inserted_slice_38 = tensor.insert_slice %collapsed_36 into %59[0, 0, 0, 0] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x16xbf16> into tensor<2x5x2x32xbf16>
    %inserted_slice_39 = tensor.insert_slice %extracted_slice_37 into %inserted_slice_38[0, 0, 0, 16] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x16xbf16> into tensor<2x5x2x32xbf16>
    %60 = tensor.empty() : tensor<i1>
    %61 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%60 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %109 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %109 : i1
    } -> tensor<i1>
    %62 = tensor.empty() : tensor<i32>
    %63 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%62 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %109 = arith.addi %in, %c11_i32 : i32
      linalg.yield %109 : i32
    } -> tensor<i32>
    %64 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8], iterator_types = []} ins(%61, %63, %arg3 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%62 : tensor<i32>) {
    ^bb0(%in: i1, %in_51: i32, %in_52: i32, %out: i32):
      %109 = arith.select %in, %in_51, %in_52 : i32
      linalg.yield %109 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %64[] : tensor<i32>
    %65 = arith.index_cast %extracted : i32 to index
    %66 = arith.maxsi %65, %c0 : index
    %67 = arith.minsi %66, %c6 : index
    %inserted_slice_40 = tensor.insert_slice %inserted_slice_39 into %arg4[0, %67, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %inserted_slice_41 = tensor.insert_slice %expanded_12 into %arg5[0, %67, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %expanded_42 = tensor.expand_shape %inserted_slice_25 [[0], [1], [2, 3], [4]] output_shape [2, 5, 2, 2, 32] : tensor<2x5x4x32xbf16> into tensor<2x5x2x2x32xbf16>
    %68 = tensor.empty() : tensor<2x2x11x32xbf16>
    %69 = linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_40 : tensor<2x11x2x32xbf16>) outs(%68 : tensor<2x2x11x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x11x32xbf16>
    %70 = tensor.empty() : tensor<2x2x32x5x2xbf16>
    %71 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_42 : tensor<2x5x2x2x32xbf16>) outs(%70 : tensor<2x2x32x5x2xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x32x5x2xbf16>
    %collapsed_43 = tensor.collapse_shape %69 [[0, 1], [2], [3]] : tensor<2x2x11x32xbf16> into tensor<4x11x32xbf16>
    %collapsed_44 = tensor.collapse_shape %71 [[0, 1], [2], [3, 4]] : tensor<2x2x32x5x2xbf16> into tensor<4x32x10xbf16>
    %72 = tensor.empty() : tensor<4x11x10xf32>
    %73 = linalg.fill ins(%cst_6 : f32) outs(%72 : tensor<4x11x10xf32>) -> tensor<4x11x10xf32>
    %74 = linalg.batch_matmul ins(%collapsed_43, %collapsed_44 : tensor<4x11x32xbf16>, tensor<4x32x10xbf16>) outs(%73 : tensor<4x11x10xf32>) -> tensor<4x11x10xf32>
    %expanded_45 = tensor.expand_shape %74 [[0, 1], [2], [3, 4]] output_shape [2, 2, 11, 5, 2] : tensor<4x11x10xf32> into tensor<2x2x11x5x2xf32>
    %75 = tensor.empty() : tensor<2x2x2x5x11xf32>
    %76 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<2x2x11x5x2xf32>) outs(%75 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %77 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<2x2x2x5x11xf32>) outs(%75 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.mulf %in, %cst_0 : f32
      linalg.yield %109 : f32
    } -> tensor<2x2x2x5x11xf32>
    %78 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x1x5x11xf32>) outs(%75 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %79 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%77, %78 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%75 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %109 = arith.addf %in, %in_51 : f32
      linalg.yield %109 : f32
    } -> tensor<2x2x2x5x11xf32>
    %80 = tensor.empty() : tensor<2x2x2x5xf32>
    %81 = linalg.fill ins(%cst : f32) outs(%80 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %82 = linalg.generic {indexing_maps = [#map11, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%79 : tensor<2x2x2x5x11xf32>) outs(%81 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.maximumf %out, %in : f32
      linalg.yield %109 : f32
    } -> tensor<2x2x2x5xf32>
    %83 = linalg.generic {indexing_maps = [#map14, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%82 : tensor<2x2x2x5xf32>) outs(%75 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %84 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%79, %83 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%75 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %109 = arith.subf %in, %in_51 : f32
      linalg.yield %109 : f32
    } -> tensor<2x2x2x5x11xf32>
    %85 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%84 : tensor<2x2x2x5x11xf32>) outs(%75 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = math.exp %in : f32
      linalg.yield %109 : f32
    } -> tensor<2x2x2x5x11xf32>
    %86 = linalg.fill ins(%cst_6 : f32) outs(%80 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %87 = linalg.generic {indexing_maps = [#map11, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%85 : tensor<2x2x2x5x11xf32>) outs(%86 : tensor<2x2x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.addf %out, %in : f32
      linalg.yield %109 : f32
    } -> tensor<2x2x2x5xf32>
    %88 = linalg.generic {indexing_maps = [#map14, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%87 : tensor<2x2x2x5xf32>) outs(%75 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x5x11xf32>
    %89 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%85, %88 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%75 : tensor<2x2x2x5x11xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %109 = arith.divf %in, %in_51 : f32
      linalg.yield %109 : f32
    } -> tensor<2x2x2x5x11xf32>
    %90 = tensor.empty() : tensor<2x2x2x5x11xbf16>
    %91 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<2x2x2x5x11xf32>) outs(%90 : tensor<2x2x2x5x11xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x2x2x5x11xbf16>
    %92 = tensor.empty() : tensor<2x2x32x11xbf16>
    %93 = linalg.generic {indexing_maps = [#map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_41 : tensor<2x11x2x32xbf16>) outs(%92 : tensor<2x2x32x11xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x32x11xbf16>
    %94 = tensor.empty() : tensor<2x2x11x2x5xbf16>
    %95 = linalg.generic {indexing_maps = [#map16, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%91 : tensor<2x2x2x5x11xbf16>) outs(%94 : tensor<2x2x11x2x5xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x11x2x5xbf16>
    %collapsed_46 = tensor.collapse_shape %93 [[0, 1], [2], [3]] : tensor<2x2x32x11xbf16> into tensor<4x32x11xbf16>
    %collapsed_47 = tensor.collapse_shape %95 [[0, 1], [2], [3, 4]] : tensor<2x2x11x2x5xbf16> into tensor<4x11x10xbf16>
    %96 = tensor.empty() : tensor<4x32x10xf32>
    %97 = linalg.fill ins(%cst_6 : f32) outs(%96 : tensor<4x32x10xf32>) -> tensor<4x32x10xf32>
    %98 = linalg.batch_matmul ins(%collapsed_46, %collapsed_47 : tensor<4x32x11xbf16>, tensor<4x11x10xbf16>) outs(%97 : tensor<4x32x10xf32>) -> tensor<4x32x10xf32>
    %99 = tensor.empty() : tensor<4x32x10xbf16>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<4x32x10xf32>) outs(%99 : tensor<4x32x10xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<4x32x10xbf16>
    %expanded_48 = tensor.expand_shape %100 [[0, 1], [2], [3, 4]] output_shape [2, 2, 32, 2, 5] : tensor<4x32x10xbf16> into tensor<2x2x32x2x5xbf16>
    %101 = tensor.empty() : tensor<2x5x2x2x32xbf16>
    %102 = linalg.generic {indexing_maps = [#map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_48 : tensor<2x2x32x2x5xbf16>) outs(%101 : tensor<2x5x2x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x5x2x2x32xbf16>
    %collapsed_49 = tensor.collapse_shape %102 [[0, 1], [2, 3, 4]] : tensor<2x5x2x2x32xbf16> into tensor<10x128xbf16>
    %103 = tensor.empty() : tensor<10x16xf32>
    %104 = linalg.fill ins(%cst_6 : f32) outs(%103 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %105 = linalg.matmul ins(%collapsed_49, %arg8 : tensor<10x128xbf16>, tensor<128x16xbf16>) outs(%104 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %106 = tensor.empty() : tensor<10x16xbf16>
    %107 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<10x16xf32>) outs(%106 : tensor<10x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<10x16xbf16>
    %expanded_50 = tensor.expand_shape %107 [[0, 1], [2]] output_shape [2, 5, 16] : tensor<10x16xbf16> into tensor<2x5x16xbf16>
    %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_50 : tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) outs(%12 : tensor<2x5x16xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %109 = arith.addf %in, %in_51 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x5x16xbf16>
    return %108, %inserted_slice_40, %inserted_slice_41 : tensor<2x5x16xbf16>, tensor<2x11x2x32xbf16>, tensor<2x11x2x32xbf16>
  }
}

