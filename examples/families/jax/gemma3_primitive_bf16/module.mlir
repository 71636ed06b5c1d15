#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d5)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d4, d5)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4, d5)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x1x16xbf16>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x1x1x11xf32>, %arg3: tensor<2xi32>, %arg4: tensor<2x11x2x32xbf16> {tf.aliasing_output = 1 : i32}, %arg5: tensor<2x11x2x32xbf16> {tf.aliasing_output = 2 : i32}, %arg6: tensor<16xbf16>, %arg7: tensor<16x128xbf16>, %arg8: tensor<16x64xbf16>, %arg9: tensor<16x64xbf16>, %arg10: tensor<32xbf16>, %arg11: tensor<32xbf16>, %arg12: tensor<128x16xbf16>) -> (tensor<2x1x16xbf16> {jax.result_info = "result[0]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[1]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[2]"}) {
    %cst = arith.constant dense<0xFF800000> : tensor<2x2x2x1xf32>
    %cst_0 = arith.constant dense<0.176776692> : tensor<2x2x2x1x11xf32>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<16xf32>
    %cst_2 = arith.constant dense<1.000000e+04> : tensor<16xf32>
    %cst_3 = arith.constant dense<3.200000e+01> : tensor<16xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<16xf32>
    %cst_5 = arith.constant dense<2.000000e+00> : tensor<16xf32>
    %cst_6 = arith.constant dense<9.99999997E-7> : tensor<2x1x2x1xf32>
    %cst_7 = arith.constant dense<3.200000e+01> : tensor<2x1x2x1xf32>
    %cst_8 = arith.constant dense<1.000000e+00> : tensor<32xf32>
    %cst_9 = arith.constant dense<9.99999997E-7> : tensor<2x1x4x1xf32>
    %cst_10 = arith.constant dense<3.200000e+01> : tensor<2x1x4x1xf32>
    %cst_11 = arith.constant dense<9.99999997E-7> : tensor<2x1x1xf32>
    %cst_12 = arith.constant dense<1.600000e+01> : tensor<2x1x1xf32>
    %cst_13 = arith.constant 0xFF800000 : f32
    %cst_14 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x1x16xf32>
    %mapped = linalg.map { arith.extf } ins(%arg0 : tensor<2x1x16xbf16>) outs(%0 : tensor<2x1x16xf32>)
    %mapped_15 = linalg.map { arith.mulf } ins(%mapped, %mapped : tensor<2x1x16xf32>, tensor<2x1x16xf32>) outs(%0 : tensor<2x1x16xf32>)
    %1 = tensor.empty() : tensor<2x1xf32>
    %2 = linalg.fill ins(%cst_14 : f32) outs(%1 : tensor<2x1xf32>) -> tensor<2x1xf32>
    %reduced = linalg.reduce { arith.addf } ins(%mapped_15 : tensor<2x1x16xf32>) outs(%2 : tensor<2x1xf32>) dimensions = [2] 
    %3 = tensor.empty() : tensor<2x1x1xf32>
    %broadcasted = linalg.broadcast ins(%reduced : tensor<2x1xf32>) outs(%3 : tensor<2x1x1xf32>) dimensions = [2] 
    %mapped_16 = linalg.map { arith.divf } ins(%broadcasted, %cst_12 : tensor<2x1x1xf32>, tensor<2x1x1xf32>) outs(%3 : tensor<2x1x1xf32>)
    %mapped_17 = linalg.map { arith.addf } ins(%mapped_16, %cst_11 : tensor<2x1x1xf32>, tensor<2x1x1xf32>) outs(%3 : tensor<2x1x1xf32>)
    %mapped_18 = linalg.map { math.rsqrt } ins(%mapped_17 : tensor<2x1x1xf32>) outs(%3 : tensor<2x1x1xf32>)
    %collapsed = tensor.collapse_shape %mapped_18 [[0], [1, 2]] : tensor<2x1x1xf32> into tensor<2x1xf32>
    %broadcasted_19 = linalg.broadcast ins(%collapsed : tensor<2x1xf32>) outs(%0 : tensor<2x1x16xf32>) dimensions = [2] 
    %mapped_20 = linalg.map { arith.mulf } ins(%mapped, %broadcasted_19 : tensor<2x1x16xf32>, tensor<2x1x16xf32>) outs(%0 : tensor<2x1x16xf32>)
    %4 = tensor.empty() : tensor<2x1x16xbf16>
    %mapped_21 = linalg.map { arith.truncf } ins(%mapped_20 : tensor<2x1x16xf32>) outs(%4 : tensor<2x1x16xbf16>)
    %5 = tensor.empty() : tensor<1x1x16xbf16>
    %broadcasted_22 = linalg.broadcast ins(%arg6 : tensor<16xbf16>) outs(%5 : tensor<1x1x16xbf16>) dimensions = [0, 1] 
    %collapsed_23 = tensor.collapse_shape %broadcasted_22 [[0, 1], [2]] : tensor<1x1x16xbf16> into tensor<1x16xbf16>
    %broadcasted_24 = linalg.broadcast ins(%collapsed_23 : tensor<1x16xbf16>) outs(%4 : tensor<2x1x16xbf16>) dimensions = [0] 
    %mapped_25 = linalg.map { arith.mulf } ins(%broadcasted_24, %mapped_21 : tensor<2x1x16xbf16>, tensor<2x1x16xbf16>) outs(%4 : tensor<2x1x16xbf16>)
    %6 = tensor.empty() : tensor<2x1x128xf32>
    %7 = linalg.fill ins(%cst_14 : f32) outs(%6 : tensor<2x1x128xf32>) -> tensor<2x1x128xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%mapped_25, %arg7 : tensor<2x1x16xbf16>, tensor<16x128xbf16>) outs(%7 : tensor<2x1x128xf32>) {
    ^bb0(%in: bf16, %in_142: bf16, %out: f32):
      %56 = arith.extf %in : bf16 to f32
      %57 = arith.extf %in_142 : bf16 to f32
      %58 = arith.mulf %56, %57 : f32
      %59 = arith.addf %out, %58 : f32
      linalg.yield %59 : f32
    } -> tensor<2x1x128xf32>
    %9 = tensor.empty() : tensor<2x1x128xbf16>
    %mapped_26 = linalg.map { arith.truncf } ins(%8 : tensor<2x1x128xf32>) outs(%9 : tensor<2x1x128xbf16>)
    %10 = tensor.empty() : tensor<2x1x64xf32>
    %11 = linalg.fill ins(%cst_14 : f32) outs(%10 : tensor<2x1x64xf32>) -> tensor<2x1x64xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%mapped_25, %arg8 : tensor<2x1x16xbf16>, tensor<16x64xbf16>) outs(%11 : tensor<2x1x64xf32>) {
    ^bb0(%in: bf16, %in_142: bf16, %out: f32):
      %56 = arith.extf %in : bf16 to f32
      %57 = arith.extf %in_142 : bf16 to f32
      %58 = arith.mulf %56, %57 : f32
      %59 = arith.addf %out, %58 : f32
      linalg.yield %59 : f32
    } -> tensor<2x1x64xf32>
    %13 = tensor.empty() : tensor<2x1x64xbf16>
    %mapped_27 = linalg.map { arith.truncf } ins(%12 : tensor<2x1x64xf32>) outs(%13 : tensor<2x1x64xbf16>)
    %14 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%mapped_25, %arg9 : tensor<2x1x16xbf16>, tensor<16x64xbf16>) outs(%11 : tensor<2x1x64xf32>) {
    ^bb0(%in: bf16, %in_142: bf16, %out: f32):
      %56 = arith.extf %in : bf16 to f32
      %57 = arith.extf %in_142 : bf16 to f32
      %58 = arith.mulf %56, %57 : f32
      %59 = arith.addf %out, %58 : f32
      linalg.yield %59 : f32
    } -> tensor<2x1x64xf32>
    %mapped_28 = linalg.map { arith.truncf } ins(%14 : tensor<2x1x64xf32>) outs(%13 : tensor<2x1x64xbf16>)
    %expanded = tensor.expand_shape %mapped_26 [[0], [1], [2, 3]] output_shape [2, 1, 4, 32] : tensor<2x1x128xbf16> into tensor<2x1x4x32xbf16>
    %expanded_29 = tensor.expand_shape %mapped_27 [[0], [1], [2, 3]] output_shape [2, 1, 2, 32] : tensor<2x1x64xbf16> into tensor<2x1x2x32xbf16>
    %expanded_30 = tensor.expand_shape %mapped_28 [[0], [1], [2, 3]] output_shape [2, 1, 2, 32] : tensor<2x1x64xbf16> into tensor<2x1x2x32xbf16>
    %15 = tensor.empty() : tensor<2x1x4x32xf32>
    %mapped_31 = linalg.map { arith.extf } ins(%expanded : tensor<2x1x4x32xbf16>) outs(%15 : tensor<2x1x4x32xf32>)
    %mapped_32 = linalg.map { arith.mulf } ins(%mapped_31, %mapped_31 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%15 : tensor<2x1x4x32xf32>)
    %16 = tensor.empty() : tensor<2x1x4xf32>
    %17 = linalg.fill ins(%cst_14 : f32) outs(%16 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %reduced_33 = linalg.reduce { arith.addf } ins(%mapped_32 : tensor<2x1x4x32xf32>) outs(%17 : tensor<2x1x4xf32>) dimensions = [3] 
    %18 = tensor.empty() : tensor<2x1x4x1xf32>
    %broadcasted_34 = linalg.broadcast ins(%reduced_33 : tensor<2x1x4xf32>) outs(%18 : tensor<2x1x4x1xf32>) dimensions = [3] 
    %mapped_35 = linalg.map { arith.divf } ins(%broadcasted_34, %cst_10 : tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>) outs(%18 : tensor<2x1x4x1xf32>)
    %mapped_36 = linalg.map { arith.addf } ins(%mapped_35, %cst_9 : tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>) outs(%18 : tensor<2x1x4x1xf32>)
    %mapped_37 = linalg.map { math.rsqrt } ins(%mapped_36 : tensor<2x1x4x1xf32>) outs(%18 : tensor<2x1x4x1xf32>)
    %collapsed_38 = tensor.collapse_shape %mapped_37 [[0], [1], [2, 3]] : tensor<2x1x4x1xf32> into tensor<2x1x4xf32>
    %broadcasted_39 = linalg.broadcast ins(%collapsed_38 : tensor<2x1x4xf32>) outs(%15 : tensor<2x1x4x32xf32>) dimensions = [3] 
    %mapped_40 = linalg.map { arith.mulf } ins(%mapped_31, %broadcasted_39 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%15 : tensor<2x1x4x32xf32>)
    %19 = tensor.empty() : tensor<32xf32>
    %mapped_41 = linalg.map { arith.extf } ins(%arg10 : tensor<32xbf16>) outs(%19 : tensor<32xf32>)
    %mapped_42 = linalg.map { arith.addf } ins(%cst_8, %mapped_41 : tensor<32xf32>, tensor<32xf32>) outs(%19 : tensor<32xf32>)
    %20 = tensor.empty() : tensor<1x1x1x32xf32>
    %broadcasted_43 = linalg.broadcast ins(%mapped_42 : tensor<32xf32>) outs(%20 : tensor<1x1x1x32xf32>) dimensions = [0, 1, 2] 
    %collapsed_44 = tensor.collapse_shape %broadcasted_43 [[0, 1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x32xf32>
    %broadcasted_45 = linalg.broadcast ins(%collapsed_44 : tensor<1x32xf32>) outs(%15 : tensor<2x1x4x32xf32>) dimensions = [0, 2] 
    %mapped_46 = linalg.map { arith.mulf } ins(%mapped_40, %broadcasted_45 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%15 : tensor<2x1x4x32xf32>)
    %21 = tensor.empty() : tensor<2x1x4x32xbf16>
    %mapped_47 = linalg.map { arith.truncf } ins(%mapped_46 : tensor<2x1x4x32xf32>) outs(%21 : tensor<2x1x4x32xbf16>)
    %22 = tensor.empty() : tensor<2x1x2x32xf32>
    %mapped_48 = linalg.map { arith.extf } ins(%expanded_29 : tensor<2x1x2x32xbf16>) outs(%22 : tensor<2x1x2x32xf32>)
    %mapped_49 = linalg.map { arith.mulf } ins(%mapped_48, %mapped_48 : tensor<2x1x2x32xf32>, tensor<2x1x2x32xf32>) outs(%22 : tensor<2x1x2x32xf32>)
    %23 = tensor.empty() : tensor<2x1x2xf32>
    %24 = linalg.fill ins(%cst_14 : f32) outs(%23 : tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %reduced_50 = linalg.reduce { arith.addf } ins(%mapped_49 : tensor<2x1x2x32xf32>) outs(%24 : tensor<2x1x2xf32>) dimensions = [3] 
    %25 = tensor.empty() : tensor<2x1x2x1xf32>
    %broadcasted_51 = linalg.broadcast ins(%reduced_50 : tensor<2x1x2xf32>) outs(%25 : tensor<2x1x2x1xf32>) dimensions = [3] 
    %mapped_52 = linalg.map { arith.divf } ins(%broadcasted_51, %cst_7 : tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>) outs(%25 : tensor<2x1x2x1xf32>)
    %mapped_53 = linalg.map { arith.addf } ins(%mapped_52, %cst_6 : tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>) outs(%25 : tensor<2x1x2x1xf32>)
    %mapped_54 = linalg.map { math.rsqrt } ins(%mapped_53 : tensor<2x1x2x1xf32>) outs(%25 : tensor<2x1x2x1xf32>)
    %collapsed_55 = tensor.collapse_shape %mapped_54 [[0], [1], [2, 3]] : tensor<2x1x2x1xf32> into tensor<2x1x2xf32>
    %broadcasted_56 = linalg.broadcast ins(%collapsed_55 : tensor<2x1x2xf32>) outs(%22 : tensor<2x1x2x32xf32>) dimensions = [3] 
    %mapped_57 = linalg.map { arith.mulf } ins(%mapped_48, %broadcasted_56 : tensor<2x1x2x32xf32>, tensor<2x1x2x32xf32>) outs(%22 : tensor<2x1x2x32xf32>)
    %mapped_58 = linalg.map { arith.extf } ins(%arg11 : tensor<32xbf16>) outs(%19 : tensor<32xf32>)
    %mapped_59 = linalg.map { arith.addf } ins(%cst_8, %mapped_58 : tensor<32xf32>, tensor<32xf32>) outs(%19 : tensor<32xf32>)
    %broadcasted_60 = linalg.broadcast ins(%mapped_59 : tensor<32xf32>) outs(%20 : tensor<1x1x1x32xf32>) dimensions = [0, 1, 2] 
    %collapsed_61 = tensor.collapse_shape %broadcasted_60 [[0, 1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x32xf32>
    %broadcasted_62 = linalg.broadcast ins(%collapsed_61 : tensor<1x32xf32>) outs(%22 : tensor<2x1x2x32xf32>) dimensions = [0, 2] 
    %mapped_63 = linalg.map { arith.mulf } ins(%mapped_57, %broadcasted_62 : tensor<2x1x2x32xf32>, tensor<2x1x2x32xf32>) outs(%22 : tensor<2x1x2x32xf32>)
    %26 = tensor.empty() : tensor<2x1x2x32xbf16>
    %mapped_64 = linalg.map { arith.truncf } ins(%mapped_63 : tensor<2x1x2x32xf32>) outs(%26 : tensor<2x1x2x32xbf16>)
    %27 = tensor.empty() : tensor<16xf32>
    %mapped_65 = linalg.map outs(%27 : tensor<16xf32>)
      (%init: f32) {
        %56 = linalg.index 0 : index
        %57 = arith.index_cast %56 : index to i64
        %58 = arith.sitofp %57 : i64 to f32
        linalg.yield %58 : f32
      }
    %mapped_66 = linalg.map { arith.mulf } ins(%cst_5, %mapped_65 : tensor<16xf32>, tensor<16xf32>) outs(%27 : tensor<16xf32>)
    %mapped_67 = linalg.map { arith.addf } ins(%cst_4, %mapped_66 : tensor<16xf32>, tensor<16xf32>) outs(%27 : tensor<16xf32>)
    %mapped_68 = linalg.map { arith.divf } ins(%mapped_67, %cst_3 : tensor<16xf32>, tensor<16xf32>) outs(%27 : tensor<16xf32>)
    %28 = tensor.empty() : tensor<2x1x1xi32>
    %broadcasted_69 = linalg.broadcast ins(%arg1 : tensor<2x1xi32>) outs(%28 : tensor<2x1x1xi32>) dimensions = [2] 
    %mapped_70 = linalg.map { arith.sitofp } ins(%broadcasted_69 : tensor<2x1x1xi32>) outs(%3 : tensor<2x1x1xf32>)
    %mapped_71 = linalg.map { math.powf } ins(%cst_2, %mapped_68 : tensor<16xf32>, tensor<16xf32>) outs(%27 : tensor<16xf32>)
    %mapped_72 = linalg.map { arith.divf } ins(%cst_1, %mapped_71 : tensor<16xf32>, tensor<16xf32>) outs(%27 : tensor<16xf32>)
    %29 = tensor.empty() : tensor<1x1x16xf32>
    %broadcasted_73 = linalg.broadcast ins(%mapped_72 : tensor<16xf32>) outs(%29 : tensor<1x1x16xf32>) dimensions = [0, 1] 
    %collapsed_74 = tensor.collapse_shape %mapped_70 [[0], [1, 2]] : tensor<2x1x1xf32> into tensor<2x1xf32>
    %broadcasted_75 = linalg.broadcast ins(%collapsed_74 : tensor<2x1xf32>) outs(%0 : tensor<2x1x16xf32>) dimensions = [2] 
    %collapsed_76 = tensor.collapse_shape %broadcasted_73 [[0, 1], [2]] : tensor<1x1x16xf32> into tensor<1x16xf32>
    %broadcasted_77 = linalg.broadcast ins(%collapsed_76 : tensor<1x16xf32>) outs(%0 : tensor<2x1x16xf32>) dimensions = [0] 
    %mapped_78 = linalg.map { arith.mulf } ins(%broadcasted_75, %broadcasted_77 : tensor<2x1x16xf32>, tensor<2x1x16xf32>) outs(%0 : tensor<2x1x16xf32>)
    %mapped_79 = linalg.map { math.cos } ins(%mapped_78 : tensor<2x1x16xf32>) outs(%0 : tensor<2x1x16xf32>)
    %30 = tensor.empty() : tensor<2x1x1x16xf32>
    %broadcasted_80 = linalg.broadcast ins(%mapped_79 : tensor<2x1x16xf32>) outs(%30 : tensor<2x1x1x16xf32>) dimensions = [2] 
    %mapped_81 = linalg.map { math.sin } ins(%mapped_78 : tensor<2x1x16xf32>) outs(%0 : tensor<2x1x16xf32>)
    %broadcasted_82 = linalg.broadcast ins(%mapped_81 : tensor<2x1x16xf32>) outs(%30 : tensor<2x1x1x16xf32>) dimensions = [2] 
    %extracted_slice = tensor.extract_slice %mapped_47[0, 0, 0, 0] [2, 1, 4, 16] [1, 1, 1, 1] : tensor<2x1x4x32xbf16> to tensor<2x1x4x16xbf16>
    %extracted_slice_83 = tensor.extract_slice %mapped_47[0, 0, 0, 16] [2, 1, 4, 16] [1, 1, 1, 1] : tensor<2x1x4x32xbf16> to tensor<2x1x4x16xbf16>
    %31 = tensor.empty() : tensor<2x1x4x16xf32>
    %mapped_84 = linalg.map { arith.extf } ins(%extracted_slice : tensor<2x1x4x16xbf16>) outs(%31 : tensor<2x1x4x16xf32>)
    %collapsed_85 = tensor.collapse_shape %broadcasted_80 [[0], [1], [2, 3]] : tensor<2x1x1x16xf32> into tensor<2x1x16xf32>
    %broadcasted_86 = linalg.broadcast ins(%collapsed_85 : tensor<2x1x16xf32>) outs(%31 : tensor<2x1x4x16xf32>) dimensions = [2] 
    %mapped_87 = linalg.map { arith.mulf } ins(%mapped_84, %broadcasted_86 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%31 : tensor<2x1x4x16xf32>)
    %mapped_88 = linalg.map { arith.extf } ins(%extracted_slice_83 : tensor<2x1x4x16xbf16>) outs(%31 : tensor<2x1x4x16xf32>)
    %collapsed_89 = tensor.collapse_shape %broadcasted_82 [[0], [1], [2, 3]] : tensor<2x1x1x16xf32> into tensor<2x1x16xf32>
    %broadcasted_90 = linalg.broadcast ins(%collapsed_89 : tensor<2x1x16xf32>) outs(%31 : tensor<2x1x4x16xf32>) dimensions = [2] 
    %mapped_91 = linalg.map { arith.mulf } ins(%mapped_88, %broadcasted_90 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%31 : tensor<2x1x4x16xf32>)
    %mapped_92 = linalg.map { arith.subf } ins(%mapped_87, %mapped_91 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%31 : tensor<2x1x4x16xf32>)
    %mapped_93 = linalg.map { arith.mulf } ins(%mapped_88, %broadcasted_86 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%31 : tensor<2x1x4x16xf32>)
    %mapped_94 = linalg.map { arith.mulf } ins(%mapped_84, %broadcasted_90 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%31 : tensor<2x1x4x16xf32>)
    %mapped_95 = linalg.map { arith.addf } ins(%mapped_93, %mapped_94 : tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) outs(%31 : tensor<2x1x4x16xf32>)
    %concat = tensor.concat dim(3) %mapped_92, %mapped_95 : (tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) -> tensor<2x1x4x32xf32>
    %mapped_96 = linalg.map { arith.truncf } ins(%concat : tensor<2x1x4x32xf32>) outs(%21 : tensor<2x1x4x32xbf16>)
    %extracted_slice_97 = tensor.extract_slice %mapped_64[0, 0, 0, 0] [2, 1, 2, 16] [1, 1, 1, 1] : tensor<2x1x2x32xbf16> to tensor<2x1x2x16xbf16>
    %extracted_slice_98 = tensor.extract_slice %mapped_64[0, 0, 0, 16] [2, 1, 2, 16] [1, 1, 1, 1] : tensor<2x1x2x32xbf16> to tensor<2x1x2x16xbf16>
    %32 = tensor.empty() : tensor<2x1x2x16xf32>
    %mapped_99 = linalg.map { arith.extf } ins(%extracted_slice_97 : tensor<2x1x2x16xbf16>) outs(%32 : tensor<2x1x2x16xf32>)
    %broadcasted_100 = linalg.broadcast ins(%collapsed_85 : tensor<2x1x16xf32>) outs(%32 : tensor<2x1x2x16xf32>) dimensions = [2] 
    %mapped_101 = linalg.map { arith.mulf } ins(%mapped_99, %broadcasted_100 : tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) outs(%32 : tensor<2x1x2x16xf32>)
    %mapped_102 = linalg.map { arith.extf } ins(%extracted_slice_98 : tensor<2x1x2x16xbf16>) outs(%32 : tensor<2x1x2x16xf32>)
    %broadcasted_103 = linalg.broadcast ins(%collapsed_89 : tensor<2x1x16xf32>) outs(%32 : tensor<2x1x2x16xf32>) dimensions = [2] 
    %mapped_104 = linalg.map { arith.mulf } ins(%mapped_102, %broadcasted_103 : tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) outs(%32 : tensor<2x1x2x16xf32>)
    %mapped_105 = linalg.map { arith.subf } ins(%mapped_101, %mapped_104 : tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) outs(%32 : tensor<2x1x2x16xf32>)
    %mapped_106 = linalg.map { arith.mulf } ins(%mapped_102, %broadcasted_100 : tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) outs(%32 : tensor<2x1x2x16xf32>)
    %mapped_107 = linalg.map { arith.mulf } ins(%mapped_99, %broadcasted_103 : tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) outs(%32 : tensor<2x1x2x16xf32>)
    %mapped_108 = linalg.map { arith.addf } ins(%mapped_106, %mapped_107 : tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) outs(%32 : tensor<2x1x2x16xf32>)
    %concat_109 = tensor.concat dim(3) %mapped_105, %mapped_108 : (tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) -> tensor<2x1x2x32xf32>
    %mapped_110 = linalg.map { arith.truncf } ins(%concat_109 : tensor<2x1x2x32xf32>) outs(%26 : tensor<2x1x2x32xbf16>)
    %33 = tensor.empty() : tensor<11xi32>
    %mapped_111 = linalg.map outs(%33 : tensor<11xi32>)
      (%init: i32) {
        %56 = linalg.index 0 : index
        %57 = arith.index_cast %56 : index to i64
        %58 = arith.trunci %57 : i64 to i32
        linalg.yield %58 : i32
      }
    %34 = tensor.empty() : tensor<2x1x1x1xi32>
    %broadcasted_112 = linalg.broadcast ins(%arg3 : tensor<2xi32>) outs(%34 : tensor<2x1x1x1xi32>) dimensions = [1, 2, 3] 
    %expanded_113 = tensor.expand_shape %mapped_111 [[0, 1, 2]] output_shape [11, 1, 1] : tensor<11xi32> into tensor<11x1x1xi32>
    %35 = tensor.empty() : tensor<2x11x1x1xi32>
    %broadcasted_114 = linalg.broadcast ins(%expanded_113 : tensor<11x1x1xi32>) outs(%35 : tensor<2x11x1x1xi32>) dimensions = [0] 
    %collapsed_115 = tensor.collapse_shape %broadcasted_112 [[0], [1, 2], [3]] : tensor<2x1x1x1xi32> into tensor<2x1x1xi32>
    %broadcasted_116 = linalg.broadcast ins(%collapsed_115 : tensor<2x1x1xi32>) outs(%35 : tensor<2x11x1x1xi32>) dimensions = [1] 
    %36 = tensor.empty() : tensor<2x11x1x1xi1>
    %mapped_117 = linalg.map { arith.cmpi {predicate = 0 : i64} } ins(%broadcasted_114, %broadcasted_116 : tensor<2x11x1x1xi32>, tensor<2x11x1x1xi32>) outs(%36 : tensor<2x11x1x1xi1>)
    %37 = call @_where(%mapped_117, %mapped_110, %arg4) : (tensor<2x11x1x1xi1>, tensor<2x1x2x32xbf16>, tensor<2x11x2x32xbf16>) -> tensor<2x11x2x32xbf16>
    %38 = call @_where(%mapped_117, %expanded_30, %arg5) : (tensor<2x11x1x1xi1>, tensor<2x1x2x32xbf16>, tensor<2x11x2x32xbf16>) -> tensor<2x11x2x32xbf16>
    %expanded_118 = tensor.expand_shape %mapped_96 [[0], [1], [2, 3], [4]] output_shape [2, 1, 2, 2, 32] : tensor<2x1x4x32xbf16> into tensor<2x1x2x2x32xbf16>
    %39 = tensor.empty() : tensor<2x2x11x1x2xf32>
    %40 = linalg.fill ins(%cst_14 : f32) outs(%39 : tensor<2x2x11x1x2xf32>) -> tensor<2x2x11x1x2xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%37, %expanded_118 : tensor<2x11x2x32xbf16>, tensor<2x1x2x2x32xbf16>) outs(%40 : tensor<2x2x11x1x2xf32>) {
    ^bb0(%in: bf16, %in_142: bf16, %out: f32):
      %56 = arith.extf %in : bf16 to f32
      %57 = arith.extf %in_142 : bf16 to f32
      %58 = arith.mulf %56, %57 : f32
      %59 = arith.addf %out, %58 : f32
      linalg.yield %59 : f32
    } -> tensor<2x2x11x1x2xf32>
    %42 = tensor.empty() : tensor<2x2x2x1x11xf32>
    %transposed = linalg.transpose ins(%41 : tensor<2x2x11x1x2xf32>) outs(%42 : tensor<2x2x2x1x11xf32>) permutation = [0, 1, 4, 3, 2] 
    %mapped_119 = linalg.map { arith.mulf } ins(%transposed, %cst_0 : tensor<2x2x2x1x11xf32>, tensor<2x2x2x1x11xf32>) outs(%42 : tensor<2x2x2x1x11xf32>)
    %43 = tensor.empty() : tensor<2x1x1x1x11xf32>
    %broadcasted_120 = linalg.broadcast ins(%arg2 : tensor<2x1x1x11xf32>) outs(%43 : tensor<2x1x1x1x11xf32>) dimensions = [2] 
    %collapsed_121 = tensor.collapse_shape %broadcasted_120 [[0], [1, 2, 3], [4]] : tensor<2x1x1x1x11xf32> into tensor<2x1x11xf32>
    %broadcasted_122 = linalg.broadcast ins(%collapsed_121 : tensor<2x1x11xf32>) outs(%42 : tensor<2x2x2x1x11xf32>) dimensions = [1, 2] 
    %mapped_123 = linalg.map { arith.addf } ins(%mapped_119, %broadcasted_122 : tensor<2x2x2x1x11xf32>, tensor<2x2x2x1x11xf32>) outs(%42 : tensor<2x2x2x1x11xf32>)
    %44 = tensor.empty() : tensor<2x2x2x1xf32>
    %45 = linalg.fill ins(%cst_13 : f32) outs(%44 : tensor<2x2x2x1xf32>) -> tensor<2x2x2x1xf32>
    %reduced_124 = linalg.reduce { arith.maximumf } ins(%mapped_123 : tensor<2x2x2x1x11xf32>) outs(%45 : tensor<2x2x2x1xf32>) dimensions = [4] 
    %mapped_125 = linalg.map { arith.maximumf } ins(%cst, %reduced_124 : tensor<2x2x2x1xf32>, tensor<2x2x2x1xf32>) outs(%44 : tensor<2x2x2x1xf32>)
    %46 = tensor.empty() : tensor<2x2x2x1x1xf32>
    %broadcasted_126 = linalg.broadcast ins(%mapped_125 : tensor<2x2x2x1xf32>) outs(%46 : tensor<2x2x2x1x1xf32>) dimensions = [4] 
    %collapsed_127 = tensor.collapse_shape %broadcasted_126 [[0], [1], [2], [3, 4]] : tensor<2x2x2x1x1xf32> into tensor<2x2x2x1xf32>
    %broadcasted_128 = linalg.broadcast ins(%collapsed_127 : tensor<2x2x2x1xf32>) outs(%42 : tensor<2x2x2x1x11xf32>) dimensions = [4] 
    %mapped_129 = linalg.map { arith.subf } ins(%mapped_123, %broadcasted_128 : tensor<2x2x2x1x11xf32>, tensor<2x2x2x1x11xf32>) outs(%42 : tensor<2x2x2x1x11xf32>)
    %mapped_130 = linalg.map { math.exp } ins(%mapped_129 : tensor<2x2x2x1x11xf32>) outs(%42 : tensor<2x2x2x1x11xf32>)
    %47 = linalg.fill ins(%cst_14 : f32) outs(%44 : tensor<2x2x2x1xf32>) -> tensor<2x2x2x1xf32>
    %reduced_131 = linalg.reduce { arith.addf } ins(%mapped_130 : tensor<2x2x2x1x11xf32>) outs(%47 : tensor<2x2x2x1xf32>) dimensions = [4] 
    %broadcasted_132 = linalg.broadcast ins(%reduced_131 : tensor<2x2x2x1xf32>) outs(%46 : tensor<2x2x2x1x1xf32>) dimensions = [4] 
    %collapsed_133 = tensor.collapse_shape %broadcasted_132 [[0], [1], [2], [3, 4]] : tensor<2x2x2x1x1xf32> into tensor<2x2x2x1xf32>
    %broadcasted_134 = linalg.broadcast ins(%collapsed_133 : tensor<2x2x2x1xf32>) outs(%42 : tensor<2x2x2x1x11xf32>) dimensions = [4] 
    %mapped_135 = linalg.map { arith.divf } ins(%mapped_130, %broadcasted_134 : tensor<2x2x2x1x11xf32>, tensor<2x2x2x1x11xf32>) outs(%42 : tensor<2x2x2x1x11xf32>)
    %48 = tensor.empty() : tensor<2x2x2x1x11xbf16>
    %mapped_136 = linalg.map { arith.truncf } ins(%mapped_135 : tensor<2x2x2x1x11xf32>) outs(%48 : tensor<2x2x2x1x11xbf16>)
    %49 = tensor.empty() : tensor<2x2x32x2x1xf32>
    %50 = linalg.fill ins(%cst_14 : f32) outs(%49 : tensor<2x2x32x2x1xf32>) -> tensor<2x2x32x2x1xf32>
    %51 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%38, %mapped_136 : tensor<2x11x2x32xbf16>, tensor<2x2x2x1x11xbf16>) outs(%50 : tensor<2x2x32x2x1xf32>) {
    ^bb0(%in: bf16, %in_142: bf16, %out: f32):
      %56 = arith.extf %in : bf16 to f32
      %57 = arith.extf %in_142 : bf16 to f32
      %58 = arith.mulf %56, %57 : f32
      %59 = arith.addf %out, %58 : f32
      linalg.yield %59 : f32
    } -> tensor<2x2x32x2x1xf32>
    %52 = tensor.empty() : tensor<2x1x2x2x32xf32>
    %transposed_137 = linalg.transpose ins(%51 : tensor<2x2x32x2x1xf32>) outs(%52 : tensor<2x1x2x2x32xf32>) permutation = [0, 4, 1, 3, 2] 
    %53 = tensor.empty() : tensor<2x1x2x2x32xbf16>
    %mapped_138 = linalg.map { arith.truncf } ins(%transposed_137 : tensor<2x1x2x2x32xf32>) outs(%53 : tensor<2x1x2x2x32xbf16>)
    %collapsed_139 = tensor.collapse_shape %mapped_138 [[0], [1], [2, 3, 4]] : tensor<2x1x2x2x32xbf16> into tensor<2x1x128xbf16>
    %54 = linalg.fill ins(%cst_14 : f32) outs(%0 : tensor<2x1x16xf32>) -> tensor<2x1x16xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_139, %arg12 : tensor<2x1x128xbf16>, tensor<128x16xbf16>) outs(%54 : tensor<2x1x16xf32>) {
    ^bb0(%in: bf16, %in_142: bf16, %out: f32):
      %56 = arith.extf %in : bf16 to f32
      %57 = arith.extf %in_142 : bf16 to f32
      %58 = arith.mulf %56, %57 : f32
      %59 = arith.addf %out, %58 : f32
      linalg.yield %59 : f32
    } -> tensor<2x1x16xf32>
    %mapped_140 = linalg.map { arith.truncf } ins(%55 : tensor<2x1x16xf32>) outs(%4 : tensor<2x1x16xbf16>)
    %mapped_141 = linalg.map { arith.addf } ins(%arg0, %mapped_140 : tensor<2x1x16xbf16>, tensor<2x1x16xbf16>) outs(%4 : tensor<2x1x16xbf16>)
    return %mapped_141, %37, %38 : tensor<2x1x16xbf16>, tensor<2x11x2x32xbf16>, tensor<2x11x2x32xbf16>
  }
  func.func private @_where(%arg0: tensor<2x11x1x1xi1>, %arg1: tensor<2x1x2x32xbf16>, %arg2: tensor<2x11x2x32xbf16>) -> tensor<2x11x2x32xbf16> {
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2, 3]] : tensor<2x11x1x1xi1> into tensor<2x11xi1>
    %0 = tensor.empty() : tensor<2x11x2x32xi1>
    %broadcasted = linalg.broadcast ins(%collapsed : tensor<2x11xi1>) outs(%0 : tensor<2x11x2x32xi1>) dimensions = [2, 3] 
    %collapsed_0 = tensor.collapse_shape %arg1 [[0], [1, 2], [3]] : tensor<2x1x2x32xbf16> into tensor<2x2x32xbf16>
    %1 = tensor.empty() : tensor<2x11x2x32xbf16>
    %broadcasted_1 = linalg.broadcast ins(%collapsed_0 : tensor<2x2x32xbf16>) outs(%1 : tensor<2x11x2x32xbf16>) dimensions = [1] 
    %mapped = linalg.map { arith.select } ins(%broadcasted, %broadcasted_1, %arg2 : tensor<2x11x2x32xi1>, tensor<2x11x2x32xbf16>, tensor<2x11x2x32xbf16>) outs(%1 : tensor<2x11x2x32xbf16>)
    return %mapped : tensor<2x11x2x32xbf16>
  }
}
