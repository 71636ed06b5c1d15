#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d5)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d4, d5)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4, d5)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x5x16xbf16>, %arg1: tensor<2x5xi32>, %arg2: tensor<2x1x5x11xf32>, %arg3: tensor<i32>, %arg4: tensor<2x11x2x32xbf16> {tf.aliasing_output = 1 : i32}, %arg5: tensor<2x11x2x32xbf16> {tf.aliasing_output = 2 : i32}, %arg6: tensor<16xbf16>, %arg7: tensor<16x128xbf16>, %arg8: tensor<16x64xbf16>, %arg9: tensor<16x64xbf16>, %arg10: tensor<32xbf16>, %arg11: tensor<32xbf16>, %arg12: tensor<128x16xbf16>) -> (tensor<2x5x16xbf16> {jax.result_info = "result[0]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[1]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[2]"}) {
    %cst = arith.constant dense<0xFF800000> : tensor<2x2x2x5xf32>
    %cst_0 = arith.constant dense<0.176776692> : tensor<2x2x2x5x11xf32>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<16xf32>
    %cst_2 = arith.constant dense<1.000000e+04> : tensor<16xf32>
    %cst_3 = arith.constant dense<3.200000e+01> : tensor<16xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<16xf32>
    %cst_5 = arith.constant dense<2.000000e+00> : tensor<16xf32>
    %cst_6 = arith.constant dense<9.99999997E-7> : tensor<2x5x2x1xf32>
    %cst_7 = arith.constant dense<3.200000e+01> : tensor<2x5x2x1xf32>
    %cst_8 = arith.constant dense<9.99999997E-7> : tensor<2x5x4x1xf32>
    %cst_9 = arith.constant dense<3.200000e+01> : tensor<2x5x4x1xf32>
    %cst_10 = arith.constant dense<9.99999997E-7> : tensor<2x5x1xf32>
    %cst_11 = arith.constant dense<1.600000e+01> : tensor<2x5x1xf32>
    %cst_12 = arith.constant 0xFF800000 : f32
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %c11_i32 = arith.constant 11 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_13 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x5x16xf32>
    %mapped = linalg.map { arith.extf } ins(%arg0 : tensor<2x5x16xbf16>) outs(%0 : tensor<2x5x16xf32>)
    %mapped_14 = linalg.map { arith.mulf } ins(%mapped, %mapped : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>)
    %1 = tensor.empty() : tensor<2x5xf32>
    %2 = linalg.fill ins(%cst_13 : f32) outs(%1 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %reduced = linalg.reduce { arith.addf } ins(%mapped_14 : tensor<2x5x16xf32>) outs(%2 : tensor<2x5xf32>) dimensions = [2] 
    %3 = tensor.empty() : tensor<2x5x1xf32>
    %broadcasted = linalg.broadcast ins(%reduced : tensor<2x5xf32>) outs(%3 : tensor<2x5x1xf32>) dimensions = [2] 
    %mapped_15 = linalg.map { arith.divf } ins(%broadcasted, %cst_11 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%3 : tensor<2x5x1xf32>)
    %mapped_16 = linalg.map { arith.addf } ins(%mapped_15, %cst_10 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%3 : tensor<2x5x1xf32>)
    %mapped_17 = linalg.map { math.rsqrt } ins(%mapped_16 : tensor<2x5x1xf32>) outs(%3 : tensor<2x5x1xf32>)
    %collapsed = tensor.collapse_shape %mapped_17 [[0], [1, 2]] : tensor<2x5x1xf32> into tensor<2x5xf32>
    %broadcasted_18 = linalg.broadcast ins(%collapsed : tensor<2x5xf32>) outs(%0 : tensor<2x5x16xf32>) dimensions = [2] 
    %mapped_19 = linalg.map { arith.mulf } ins(%mapped, %broadcasted_18 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>)
    %4 = tensor.empty() : tensor<2x5x16xbf16>
    %mapped_20 = linalg.map { arith.truncf } ins(%mapped_19 : tensor<2x5x16xf32>) outs(%4 : tensor<2x5x16xbf16>)
    %5 = tensor.empty() : tensor<1x1x16xbf16>
    %broadcasted_21 = linalg.broadcast ins(%arg6 : tensor<16xbf16>) outs(%5 : tensor<1x1x16xbf16>) dimensions = [0, 1] 
    %collapsed_22 = tensor.collapse_shape %broadcasted_21 [[0, 1, 2]] : tensor<1x1x16xbf16> into tensor<16xbf16>
    %broadcasted_23 = linalg.broadcast ins(%collapsed_22 : tensor<16xbf16>) outs(%4 : tensor<2x5x16xbf16>) dimensions = [0, 1] 
    %mapped_24 = linalg.map { arith.mulf } ins(%broadcasted_23, %mapped_20 : tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) outs(%4 : tensor<2x5x16xbf16>)
    %6 = tensor.empty() : tensor<2x5x128xf32>
    %7 = linalg.fill ins(%cst_13 : f32) outs(%6 : tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%mapped_24, %arg7 : tensor<2x5x16xbf16>, tensor<16x128xbf16>) outs(%7 : tensor<2x5x128xf32>) {
    ^bb0(%in: bf16, %in_130: bf16, %out: f32):
      %55 = arith.extf %in : bf16 to f32
      %56 = arith.extf %in_130 : bf16 to f32
      %57 = arith.mulf %55, %56 : f32
      %58 = arith.addf %out, %57 : f32
      linalg.yield %58 : f32
    } -> tensor<2x5x128xf32>
    %9 = tensor.empty() : tensor<2x5x128xbf16>
    %mapped_25 = linalg.map { arith.truncf } ins(%8 : tensor<2x5x128xf32>) outs(%9 : tensor<2x5x128xbf16>)
    %10 = tensor.empty() : tensor<2x5x64xf32>
    %11 = linalg.fill ins(%cst_13 : f32) outs(%10 : tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%mapped_24, %arg8 : tensor<2x5x16xbf16>, tensor<16x64xbf16>) outs(%11 : tensor<2x5x64xf32>) {
    ^bb0(%in: bf16, %in_130: bf16, %out: f32):
      %55 = arith.extf %in : bf16 to f32
      %56 = arith.extf %in_130 : bf16 to f32
      %57 = arith.mulf %55, %56 : f32
      %58 = arith.addf %out, %57 : f32
      linalg.yield %58 : f32
    } -> tensor<2x5x64xf32>
    %13 = tensor.empty() : tensor<2x5x64xbf16>
    %mapped_26 = linalg.map { arith.truncf } ins(%12 : tensor<2x5x64xf32>) outs(%13 : tensor<2x5x64xbf16>)
    %14 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%mapped_24, %arg9 : tensor<2x5x16xbf16>, tensor<16x64xbf16>) outs(%11 : tensor<2x5x64xf32>) {
    ^bb0(%in: bf16, %in_130: bf16, %out: f32):
      %55 = arith.extf %in : bf16 to f32
      %56 = arith.extf %in_130 : bf16 to f32
      %57 = arith.mulf %55, %56 : f32
      %58 = arith.addf %out, %57 : f32
      linalg.yield %58 : f32
    } -> tensor<2x5x64xf32>
    %mapped_27 = linalg.map { arith.truncf } ins(%14 : tensor<2x5x64xf32>) outs(%13 : tensor<2x5x64xbf16>)
    %expanded = tensor.expand_shape %mapped_25 [[0], [1], [2, 3]] output_shape [2, 5, 4, 32] : tensor<2x5x128xbf16> into tensor<2x5x4x32xbf16>
    %expanded_28 = tensor.expand_shape %mapped_26 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %expanded_29 = tensor.expand_shape %mapped_27 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %15 = tensor.empty() : tensor<2x5x4x32xf32>
    %mapped_30 = linalg.map { arith.extf } ins(%expanded : tensor<2x5x4x32xbf16>) outs(%15 : tensor<2x5x4x32xf32>)
    %mapped_31 = linalg.map { arith.mulf } ins(%mapped_30, %mapped_30 : tensor<2x5x4x32xf32>, tensor<2x5x4x32xf32>) outs(%15 : tensor<2x5x4x32xf32>)
    %16 = tensor.empty() : tensor<2x5x4xf32>
    %17 = linalg.fill ins(%cst_13 : f32) outs(%16 : tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %reduced_32 = linalg.reduce { arith.addf } ins(%mapped_31 : tensor<2x5x4x32xf32>) outs(%17 : tensor<2x5x4xf32>) dimensions = [3] 
    %18 = tensor.empty() : tensor<2x5x4x1xf32>
    %broadcasted_33 = linalg.broadcast ins(%reduced_32 : tensor<2x5x4xf32>) outs(%18 : tensor<2x5x4x1xf32>) dimensions = [3] 
    %mapped_34 = linalg.map { arith.divf } ins(%broadcasted_33, %cst_9 : tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) outs(%18 : tensor<2x5x4x1xf32>)
    %mapped_35 = linalg.map { arith.addf } ins(%mapped_34, %cst_8 : tensor<2x5x4x1xf32>, tensor<2x5x4x1xf32>) outs(%18 : tensor<2x5x4x1xf32>)
    %mapped_36 = linalg.map { math.rsqrt } ins(%mapped_35 : tensor<2x5x4x1xf32>) outs(%18 : tensor<2x5x4x1xf32>)
    %collapsed_37 = tensor.collapse_shape %mapped_36 [[0], [1], [2, 3]] : tensor<2x5x4x1xf32> into tensor<2x5x4xf32>
    %broadcasted_38 = linalg.broadcast ins(%collapsed_37 : tensor<2x5x4xf32>) outs(%15 : tensor<2x5x4x32xf32>) dimensions = [3] 
    %mapped_39 = linalg.map { arith.mulf } ins(%mapped_30, %broadcasted_38 : tensor<2x5x4x32xf32>, tensor<2x5x4x32xf32>) outs(%15 : tensor<2x5x4x32xf32>)
    %19 = tensor.empty() : tensor<2x5x4x32xbf16>
    %mapped_40 = linalg.map { arith.truncf } ins(%mapped_39 : tensor<2x5x4x32xf32>) outs(%19 : tensor<2x5x4x32xbf16>)
    %20 = tensor.empty() : tensor<1x1x1x32xbf16>
    %broadcasted_41 = linalg.broadcast ins(%arg10 : tensor<32xbf16>) outs(%20 : tensor<1x1x1x32xbf16>) dimensions = [0, 1, 2] 
    %collapsed_42 = tensor.collapse_shape %broadcasted_41 [[0, 1, 2, 3]] : tensor<1x1x1x32xbf16> into tensor<32xbf16>
    %broadcasted_43 = linalg.broadcast ins(%collapsed_42 : tensor<32xbf16>) outs(%19 : tensor<2x5x4x32xbf16>) dimensions = [0, 1, 2] 
    %mapped_44 = linalg.map { arith.mulf } ins(%broadcasted_43, %mapped_40 : tensor<2x5x4x32xbf16>, tensor<2x5x4x32xbf16>) outs(%19 : tensor<2x5x4x32xbf16>)
    %21 = tensor.empty() : tensor<2x5x2x32xf32>
    %mapped_45 = linalg.map { arith.extf } ins(%expanded_28 : tensor<2x5x2x32xbf16>) outs(%21 : tensor<2x5x2x32xf32>)
    %mapped_46 = linalg.map { arith.mulf } ins(%mapped_45, %mapped_45 : tensor<2x5x2x32xf32>, tensor<2x5x2x32xf32>) outs(%21 : tensor<2x5x2x32xf32>)
    %22 = tensor.empty() : tensor<2x5x2xf32>
    %23 = linalg.fill ins(%cst_13 : f32) outs(%22 : tensor<2x5x2xf32>) -> tensor<2x5x2xf32>
    %reduced_47 = linalg.reduce { arith.addf } ins(%mapped_46 : tensor<2x5x2x32xf32>) outs(%23 : tensor<2x5x2xf32>) dimensions = [3] 
    %24 = tensor.empty() : tensor<2x5x2x1xf32>
    %broadcasted_48 = linalg.broadcast ins(%reduced_47 : tensor<2x5x2xf32>) outs(%24 : tensor<2x5x2x1xf32>) dimensions = [3] 
    %mapped_49 = linalg.map { arith.divf } ins(%broadcasted_48, %cst_7 : tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) outs(%24 : tensor<2x5x2x1xf32>)
    %mapped_50 = linalg.map { arith.addf } ins(%mapped_49, %cst_6 : tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) outs(%24 : tensor<2x5x2x1xf32>)
    %mapped_51 = linalg.map { math.rsqrt } ins(%mapped_50 : tensor<2x5x2x1xf32>) outs(%24 : tensor<2x5x2x1xf32>)
    %collapsed_52 = tensor.collapse_shape %mapped_51 [[0], [1], [2, 3]] : tensor<2x5x2x1xf32> into tensor<2x5x2xf32>
    %broadcasted_53 = linalg.broadcast ins(%collapsed_52 : tensor<2x5x2xf32>) outs(%21 : tensor<2x5x2x32xf32>) dimensions = [3] 
    %mapped_54 = linalg.map { arith.mulf } ins(%mapped_45, %broadcasted_53 : tensor<2x5x2x32xf32>, tensor<2x5x2x32xf32>) outs(%21 : tensor<2x5x2x32xf32>)
    %25 = tensor.empty() : tensor<2x5x2x32xbf16>
    %mapped_55 = linalg.map { arith.truncf } ins(%mapped_54 : tensor<2x5x2x32xf32>) outs(%25 : tensor<2x5x2x32xbf16>)
    %broadcasted_56 = linalg.broadcast ins(%arg11 : tensor<32xbf16>) outs(%20 : tensor<1x1x1x32xbf16>) dimensions = [0, 1, 2] 
    %collapsed_57 = tensor.collapse_shape %broadcasted_56 [[0, 1, 2, 3]] : tensor<1x1x1x32xbf16> into tensor<32xbf16>
    %broadcasted_58 = linalg.broadcast ins(%collapsed_57 : tensor<32xbf16>) outs(%25 : tensor<2x5x2x32xbf16>) dimensions = [0, 1, 2] 
    %mapped_59 = linalg.map { arith.mulf } ins(%broadcasted_58, %mapped_55 : tensor<2x5x2x32xbf16>, tensor<2x5x2x32xbf16>) outs(%25 : tensor<2x5x2x32xbf16>)
    %26 = tensor.empty() : tensor<16xf32>
    %mapped_60 = linalg.map outs(%26 : tensor<16xf32>)
      (%init: f32) {
        %55 = linalg.index 0 : index
        %56 = arith.index_cast %55 : index to i64
        %57 = arith.sitofp %56 : i64 to f32
        linalg.yield %57 : f32
      }
    %mapped_61 = linalg.map { arith.mulf } ins(%cst_5, %mapped_60 : tensor<16xf32>, tensor<16xf32>) outs(%26 : tensor<16xf32>)
    %mapped_62 = linalg.map { arith.addf } ins(%cst_4, %mapped_61 : tensor<16xf32>, tensor<16xf32>) outs(%26 : tensor<16xf32>)
    %mapped_63 = linalg.map { arith.divf } ins(%mapped_62, %cst_3 : tensor<16xf32>, tensor<16xf32>) outs(%26 : tensor<16xf32>)
    %27 = tensor.empty() : tensor<2x5x1xi32>
    %broadcasted_64 = linalg.broadcast ins(%arg1 : tensor<2x5xi32>) outs(%27 : tensor<2x5x1xi32>) dimensions = [2] 
    %mapped_65 = linalg.map { arith.sitofp } ins(%broadcasted_64 : tensor<2x5x1xi32>) outs(%3 : tensor<2x5x1xf32>)
    %mapped_66 = linalg.map { math.powf } ins(%cst_2, %mapped_63 : tensor<16xf32>, tensor<16xf32>) outs(%26 : tensor<16xf32>)
    %mapped_67 = linalg.map { arith.divf } ins(%cst_1, %mapped_66 : tensor<16xf32>, tensor<16xf32>) outs(%26 : tensor<16xf32>)
    %28 = tensor.empty() : tensor<1x1x16xf32>
    %broadcasted_68 = linalg.broadcast ins(%mapped_67 : tensor<16xf32>) outs(%28 : tensor<1x1x16xf32>) dimensions = [0, 1] 
    %collapsed_69 = tensor.collapse_shape %mapped_65 [[0], [1, 2]] : tensor<2x5x1xf32> into tensor<2x5xf32>
    %broadcasted_70 = linalg.broadcast ins(%collapsed_69 : tensor<2x5xf32>) outs(%0 : tensor<2x5x16xf32>) dimensions = [2] 
    %collapsed_71 = tensor.collapse_shape %broadcasted_68 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %broadcasted_72 = linalg.broadcast ins(%collapsed_71 : tensor<16xf32>) outs(%0 : tensor<2x5x16xf32>) dimensions = [0, 1] 
    %mapped_73 = linalg.map { arith.mulf } ins(%broadcasted_70, %broadcasted_72 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>)
    %mapped_74 = linalg.map { math.cos } ins(%mapped_73 : tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>)
    %29 = tensor.empty() : tensor<2x5x1x16xf32>
    %broadcasted_75 = linalg.broadcast ins(%mapped_74 : tensor<2x5x16xf32>) outs(%29 : tensor<2x5x1x16xf32>) dimensions = [2] 
    %30 = tensor.empty() : tensor<2x5x1x16xbf16>
    %mapped_76 = linalg.map { arith.truncf } ins(%broadcasted_75 : tensor<2x5x1x16xf32>) outs(%30 : tensor<2x5x1x16xbf16>)
    %mapped_77 = linalg.map { math.sin } ins(%mapped_73 : tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>)
    %broadcasted_78 = linalg.broadcast ins(%mapped_77 : tensor<2x5x16xf32>) outs(%29 : tensor<2x5x1x16xf32>) dimensions = [2] 
    %mapped_79 = linalg.map { arith.truncf } ins(%broadcasted_78 : tensor<2x5x1x16xf32>) outs(%30 : tensor<2x5x1x16xbf16>)
    %extracted_slice = tensor.extract_slice %mapped_44[0, 0, 0, 0] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x32xbf16> to tensor<2x5x4x16xbf16>
    %extracted_slice_80 = tensor.extract_slice %mapped_44[0, 0, 0, 16] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x32xbf16> to tensor<2x5x4x16xbf16>
    %collapsed_81 = tensor.collapse_shape %mapped_76 [[0], [1], [2, 3]] : tensor<2x5x1x16xbf16> into tensor<2x5x16xbf16>
    %31 = tensor.empty() : tensor<2x5x4x16xbf16>
    %broadcasted_82 = linalg.broadcast ins(%collapsed_81 : tensor<2x5x16xbf16>) outs(%31 : tensor<2x5x4x16xbf16>) dimensions = [2] 
    %mapped_83 = linalg.map { arith.mulf } ins(%extracted_slice, %broadcasted_82 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%31 : tensor<2x5x4x16xbf16>)
    %collapsed_84 = tensor.collapse_shape %mapped_79 [[0], [1], [2, 3]] : tensor<2x5x1x16xbf16> into tensor<2x5x16xbf16>
    %broadcasted_85 = linalg.broadcast ins(%collapsed_84 : tensor<2x5x16xbf16>) outs(%31 : tensor<2x5x4x16xbf16>) dimensions = [2] 
    %mapped_86 = linalg.map { arith.mulf } ins(%extracted_slice_80, %broadcasted_85 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%31 : tensor<2x5x4x16xbf16>)
    %mapped_87 = linalg.map { arith.subf } ins(%mapped_83, %mapped_86 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%31 : tensor<2x5x4x16xbf16>)
    %mapped_88 = linalg.map { arith.mulf } ins(%extracted_slice_80, %broadcasted_82 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%31 : tensor<2x5x4x16xbf16>)
    %mapped_89 = linalg.map { arith.mulf } ins(%extracted_slice, %broadcasted_85 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%31 : tensor<2x5x4x16xbf16>)
    %mapped_90 = linalg.map { arith.addf } ins(%mapped_88, %mapped_89 : tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) outs(%31 : tensor<2x5x4x16xbf16>)
    %concat = tensor.concat dim(3) %mapped_87, %mapped_90 : (tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) -> tensor<2x5x4x32xbf16>
    %extracted_slice_91 = tensor.extract_slice %mapped_59[0, 0, 0, 0] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> to tensor<2x5x2x16xbf16>
    %extracted_slice_92 = tensor.extract_slice %mapped_59[0, 0, 0, 16] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> to tensor<2x5x2x16xbf16>
    %32 = tensor.empty() : tensor<2x5x2x16xbf16>
    %broadcasted_93 = linalg.broadcast ins(%collapsed_81 : tensor<2x5x16xbf16>) outs(%32 : tensor<2x5x2x16xbf16>) dimensions = [2] 
    %mapped_94 = linalg.map { arith.mulf } ins(%extracted_slice_91, %broadcasted_93 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%32 : tensor<2x5x2x16xbf16>)
    %broadcasted_95 = linalg.broadcast ins(%collapsed_84 : tensor<2x5x16xbf16>) outs(%32 : tensor<2x5x2x16xbf16>) dimensions = [2] 
    %mapped_96 = linalg.map { arith.mulf } ins(%extracted_slice_92, %broadcasted_95 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%32 : tensor<2x5x2x16xbf16>)
    %mapped_97 = linalg.map { arith.subf } ins(%mapped_94, %mapped_96 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%32 : tensor<2x5x2x16xbf16>)
    %mapped_98 = linalg.map { arith.mulf } ins(%extracted_slice_92, %broadcasted_93 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%32 : tensor<2x5x2x16xbf16>)
    %mapped_99 = linalg.map { arith.mulf } ins(%extracted_slice_91, %broadcasted_95 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%32 : tensor<2x5x2x16xbf16>)
    %mapped_100 = linalg.map { arith.addf } ins(%mapped_98, %mapped_99 : tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) outs(%32 : tensor<2x5x2x16xbf16>)
    %concat_101 = tensor.concat dim(3) %mapped_97, %mapped_100 : (tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) -> tensor<2x5x2x32xbf16>
    %33 = tensor.empty() : tensor<i1>
    %mapped_102 = linalg.map ins(%arg3 : tensor<i32>) outs(%33 : tensor<i1>)
      (%in: i32, %init: i1) {
        %55 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %55 : i1
      }
    %34 = tensor.empty() : tensor<i32>
    %mapped_103 = linalg.map ins(%arg3 : tensor<i32>) outs(%34 : tensor<i32>)
      (%in: i32, %init: i32) {
        %55 = arith.addi %in, %c11_i32 : i32
        linalg.yield %55 : i32
      }
    %mapped_104 = linalg.map { arith.select } ins(%mapped_102, %mapped_103, %arg3 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%34 : tensor<i32>)
    %extracted = tensor.extract %mapped_104[] : tensor<i32>
    %35 = arith.index_cast %extracted : i32 to index
    %36 = arith.maxsi %35, %c0 : index
    %37 = arith.minsi %36, %c6 : index
    %inserted_slice = tensor.insert_slice %concat_101 into %arg4[0, %37, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %inserted_slice_105 = tensor.insert_slice %expanded_29 into %arg5[0, %37, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %expanded_106 = tensor.expand_shape %concat [[0], [1], [2, 3], [4]] output_shape [2, 5, 2, 2, 32] : tensor<2x5x4x32xbf16> into tensor<2x5x2x2x32xbf16>
    %38 = tensor.empty() : tensor<2x2x11x5x2xf32>
    %39 = linalg.fill ins(%cst_13 : f32) outs(%38 : tensor<2x2x11x5x2xf32>) -> tensor<2x2x11x5x2xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice, %expanded_106 : tensor<2x11x2x32xbf16>, tensor<2x5x2x2x32xbf16>) outs(%39 : tensor<2x2x11x5x2xf32>) {
    ^bb0(%in: bf16, %in_130: bf16, %out: f32):
      %55 = arith.extf %in : bf16 to f32
      %56 = arith.extf %in_130 : bf16 to f32
      %57 = arith.mulf %55, %56 : f32
      %58 = arith.addf %out, %57 : f32
      linalg.yield %58 : f32
    } -> tensor<2x2x11x5x2xf32>
    %41 = tensor.empty() : tensor<2x2x2x5x11xf32>
    %transposed = linalg.transpose ins(%40 : tensor<2x2x11x5x2xf32>) outs(%41 : tensor<2x2x2x5x11xf32>) permutation = [0, 1, 4, 3, 2] 
    %mapped_107 = linalg.map { arith.mulf } ins(%transposed, %cst_0 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%41 : tensor<2x2x2x5x11xf32>)
    %42 = tensor.empty() : tensor<2x1x1x5x11xf32>
    %broadcasted_108 = linalg.broadcast ins(%arg2 : tensor<2x1x5x11xf32>) outs(%42 : tensor<2x1x1x5x11xf32>) dimensions = [2] 
    %collapsed_109 = tensor.collapse_shape %broadcasted_108 [[0], [1, 2, 3], [4]] : tensor<2x1x1x5x11xf32> into tensor<2x5x11xf32>
    %broadcasted_110 = linalg.broadcast ins(%collapsed_109 : tensor<2x5x11xf32>) outs(%41 : tensor<2x2x2x5x11xf32>) dimensions = [1, 2] 
    %mapped_111 = linalg.map { arith.addf } ins(%mapped_107, %broadcasted_110 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%41 : tensor<2x2x2x5x11xf32>)
    %43 = tensor.empty() : tensor<2x2x2x5xf32>
    %44 = linalg.fill ins(%cst_12 : f32) outs(%43 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %reduced_112 = linalg.reduce { arith.maximumf } ins(%mapped_111 : tensor<2x2x2x5x11xf32>) outs(%44 : tensor<2x2x2x5xf32>) dimensions = [4] 
    %mapped_113 = linalg.map { arith.maximumf } ins(%cst, %reduced_112 : tensor<2x2x2x5xf32>, tensor<2x2x2x5xf32>) outs(%43 : tensor<2x2x2x5xf32>)
    %45 = tensor.empty() : tensor<2x2x2x5x1xf32>
    %broadcasted_114 = linalg.broadcast ins(%mapped_113 : tensor<2x2x2x5xf32>) outs(%45 : tensor<2x2x2x5x1xf32>) dimensions = [4] 
    %collapsed_115 = tensor.collapse_shape %broadcasted_114 [[0], [1], [2], [3, 4]] : tensor<2x2x2x5x1xf32> into tensor<2x2x2x5xf32>
    %broadcasted_116 = linalg.broadcast ins(%collapsed_115 : tensor<2x2x2x5xf32>) outs(%41 : tensor<2x2x2x5x11xf32>) dimensions = [4] 
    %mapped_117 = linalg.map { arith.subf } ins(%mapped_111, %broadcasted_116 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%41 : tensor<2x2x2x5x11xf32>)
    %mapped_118 = linalg.map { math.exp } ins(%mapped_117 : tensor<2x2x2x5x11xf32>) outs(%41 : tensor<2x2x2x5x11xf32>)
    %46 = linalg.fill ins(%cst_13 : f32) outs(%43 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %reduced_119 = linalg.reduce { arith.addf } ins(%mapped_118 : tensor<2x2x2x5x11xf32>) outs(%46 : tensor<2x2x2x5xf32>) dimensions = [4] 
    %broadcasted_120 = linalg.broadcast ins(%reduced_119 : tensor<2x2x2x5xf32>) outs(%45 : tensor<2x2x2x5x1xf32>) dimensions = [4] 
    %collapsed_121 = tensor.collapse_shape %broadcasted_120 [[0], [1], [2], [3, 4]] : tensor<2x2x2x5x1xf32> into tensor<2x2x2x5xf32>
    %broadcasted_122 = linalg.broadcast ins(%collapsed_121 : tensor<2x2x2x5xf32>) outs(%41 : tensor<2x2x2x5x11xf32>) dimensions = [4] 
    %mapped_123 = linalg.map { arith.divf } ins(%mapped_118, %broadcasted_122 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%41 : tensor<2x2x2x5x11xf32>)
    %47 = tensor.empty() : tensor<2x2x2x5x11xbf16>
    %mapped_124 = linalg.map { arith.truncf } ins(%mapped_123 : tensor<2x2x2x5x11xf32>) outs(%47 : tensor<2x2x2x5x11xbf16>)
    %48 = tensor.empty() : tensor<2x2x32x2x5xf32>
    %49 = linalg.fill ins(%cst_13 : f32) outs(%48 : tensor<2x2x32x2x5xf32>) -> tensor<2x2x32x2x5xf32>
    %50 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice_105, %mapped_124 : tensor<2x11x2x32xbf16>, tensor<2x2x2x5x11xbf16>) outs(%49 : tensor<2x2x32x2x5xf32>) {
    ^bb0(%in: bf16, %in_130: bf16, %out: f32):
      %55 = arith.extf %in : bf16 to f32
      %56 = arith.extf %in_130 : bf16 to f32
      %57 = arith.mulf %55, %56 : f32
      %58 = arith.addf %out, %57 : f32
      linalg.yield %58 : f32
    } -> tensor<2x2x32x2x5xf32>
    %51 = tensor.empty() : tensor<2x5x2x2x32xf32>
    %transposed_125 = linalg.transpose ins(%50 : tensor<2x2x32x2x5xf32>) outs(%51 : tensor<2x5x2x2x32xf32>) permutation = [0, 4, 1, 3, 2] 
    %52 = tensor.empty() : tensor<2x5x2x2x32xbf16>
    %mapped_126 = linalg.map { arith.truncf } ins(%transposed_125 : tensor<2x5x2x2x32xf32>) outs(%52 : tensor<2x5x2x2x32xbf16>)
    %collapsed_127 = tensor.collapse_shape %mapped_126 [[0], [1], [2, 3, 4]] : tensor<2x5x2x2x32xbf16> into tensor<2x5x128xbf16>
    %53 = linalg.fill ins(%cst_13 : f32) outs(%0 : tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_127, %arg12 : tensor<2x5x128xbf16>, tensor<128x16xbf16>) outs(%53 : tensor<2x5x16xf32>) {
    ^bb0(%in: bf16, %in_130: bf16, %out: f32):
      %55 = arith.extf %in : bf16 to f32
      %56 = arith.extf %in_130 : bf16 to f32
      %57 = arith.mulf %55, %56 : f32
      %58 = arith.addf %out, %57 : f32
      linalg.yield %58 : f32
    } -> tensor<2x5x16xf32>
    %mapped_128 = linalg.map { arith.truncf } ins(%54 : tensor<2x5x16xf32>) outs(%4 : tensor<2x5x16xbf16>)
    %mapped_129 = linalg.map { arith.addf } ins(%arg0, %mapped_128 : tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) outs(%4 : tensor<2x5x16xbf16>)
    return %mapped_129, %inserted_slice, %inserted_slice_105 : tensor<2x5x16xbf16>, tensor<2x11x2x32xbf16>, tensor<2x11x2x32xbf16>
  }
}
