#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d5)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d4, d5)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4, d5)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x5x16xbf16>, %arg1: tensor<2x5xi32>, %arg2: tensor<2x1x5x11xf32>, %arg3: tensor<i32>, %arg4: tensor<2x11x2x32xbf16> {tf.aliasing_output = 1 : i32}, %arg5: tensor<2x11x2x32xbf16> {tf.aliasing_output = 2 : i32}, %arg6: tensor<16xbf16>, %arg7: tensor<16x256xbf16>, %arg8: tensor<128x16xbf16>) -> (tensor<2x5x16xbf16> {jax.result_info = "result[0]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[1]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[2]"}) {
    %cst = arith.constant dense<0xFF800000> : tensor<2x2x2x5xf32>
    %cst_0 = arith.constant dense<0.176776692> : tensor<2x2x2x5x11xf32>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<8xf32>
    %cst_2 = arith.constant dense<1.000000e+04> : tensor<8xf32>
    %cst_3 = arith.constant dense<1.600000e+01> : tensor<8xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<8xf32>
    %cst_5 = arith.constant dense<2.000000e+00> : tensor<8xf32>
    %cst_6 = arith.constant dense<9.99999997E-7> : tensor<2x5x1xf32>
    %cst_7 = arith.constant dense<1.600000e+01> : tensor<2x5x1xf32>
    %cst_8 = arith.constant 0xFF800000 : f32
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %c11_i32 = arith.constant 11 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_9 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x5x16xf32>
    %mapped = linalg.map { arith.extf } ins(%arg0 : tensor<2x5x16xbf16>) outs(%0 : tensor<2x5x16xf32>)
    %mapped_10 = linalg.map { arith.mulf } ins(%mapped, %mapped : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>)
    %1 = tensor.empty() : tensor<2x5xf32>
    %2 = linalg.fill ins(%cst_9 : f32) outs(%1 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %reduced = linalg.reduce { arith.addf } ins(%mapped_10 : tensor<2x5x16xf32>) outs(%2 : tensor<2x5xf32>) dimensions = [2] 
    %3 = tensor.empty() : tensor<2x5x1xf32>
    %broadcasted = linalg.broadcast ins(%reduced : tensor<2x5xf32>) outs(%3 : tensor<2x5x1xf32>) dimensions = [2] 
    %mapped_11 = linalg.map { arith.divf } ins(%broadcasted, %cst_7 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%3 : tensor<2x5x1xf32>)
    %mapped_12 = linalg.map { arith.addf } ins(%mapped_11, %cst_6 : tensor<2x5x1xf32>, tensor<2x5x1xf32>) outs(%3 : tensor<2x5x1xf32>)
    %mapped_13 = linalg.map { math.rsqrt } ins(%mapped_12 : tensor<2x5x1xf32>) outs(%3 : tensor<2x5x1xf32>)
    %collapsed = tensor.collapse_shape %mapped_13 [[0], [1, 2]] : tensor<2x5x1xf32> into tensor<2x5xf32>
    %broadcasted_14 = linalg.broadcast ins(%collapsed : tensor<2x5xf32>) outs(%0 : tensor<2x5x16xf32>) dimensions = [2] 
    %mapped_15 = linalg.map { arith.mulf } ins(%mapped, %broadcasted_14 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>)
    %4 = tensor.empty() : tensor<2x5x16xbf16>
    %mapped_16 = linalg.map { arith.truncf } ins(%mapped_15 : tensor<2x5x16xf32>) outs(%4 : tensor<2x5x16xbf16>)
    %5 = tensor.empty() : tensor<1x1x16xbf16>
    %broadcasted_17 = linalg.broadcast ins(%arg6 : tensor<16xbf16>) outs(%5 : tensor<1x1x16xbf16>) dimensions = [0, 1] 
    %collapsed_18 = tensor.collapse_shape %broadcasted_17 [[0, 1, 2]] : tensor<1x1x16xbf16> into tensor<16xbf16>
    %broadcasted_19 = linalg.broadcast ins(%collapsed_18 : tensor<16xbf16>) outs(%4 : tensor<2x5x16xbf16>) dimensions = [0, 1] 
    %mapped_20 = linalg.map { arith.mulf } ins(%broadcasted_19, %mapped_16 : tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) outs(%4 : tensor<2x5x16xbf16>)
    %6 = tensor.empty() : tensor<2x5x256xf32>
    %7 = linalg.fill ins(%cst_9 : f32) outs(%6 : tensor<2x5x256xf32>) -> tensor<2x5x256xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%mapped_20, %arg7 : tensor<2x5x16xbf16>, tensor<16x256xbf16>) outs(%7 : tensor<2x5x256xf32>) {
    ^bb0(%in: bf16, %in_115: bf16, %out: f32):
      %42 = arith.extf %in : bf16 to f32
      %43 = arith.extf %in_115 : bf16 to f32
      %44 = arith.mulf %42, %43 : f32
      %45 = arith.addf %out, %44 : f32
      linalg.yield %45 : f32
    } -> tensor<2x5x256xf32>
    %9 = tensor.empty() : tensor<2x5x256xbf16>
    %mapped_21 = linalg.map { arith.truncf } ins(%8 : tensor<2x5x256xf32>) outs(%9 : tensor<2x5x256xbf16>)
    %extracted_slice = tensor.extract_slice %mapped_21[0, 0, 0] [2, 5, 128] [1, 1, 1] : tensor<2x5x256xbf16> to tensor<2x5x128xbf16>
    %extracted_slice_22 = tensor.extract_slice %mapped_21[0, 0, 128] [2, 5, 64] [1, 1, 1] : tensor<2x5x256xbf16> to tensor<2x5x64xbf16>
    %extracted_slice_23 = tensor.extract_slice %mapped_21[0, 0, 192] [2, 5, 64] [1, 1, 1] : tensor<2x5x256xbf16> to tensor<2x5x64xbf16>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 5, 4, 32] : tensor<2x5x128xbf16> into tensor<2x5x4x32xbf16>
    %expanded_24 = tensor.expand_shape %extracted_slice_22 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %expanded_25 = tensor.expand_shape %extracted_slice_23 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %10 = tensor.empty() : tensor<8xf32>
    %mapped_26 = linalg.map outs(%10 : tensor<8xf32>)
      (%init: f32) {
        %42 = linalg.index 0 : index
        %43 = arith.index_cast %42 : index to i64
        %44 = arith.sitofp %43 : i64 to f32
        linalg.yield %44 : f32
      }
    %mapped_27 = linalg.map { arith.mulf } ins(%cst_5, %mapped_26 : tensor<8xf32>, tensor<8xf32>) outs(%10 : tensor<8xf32>)
    %mapped_28 = linalg.map { arith.addf } ins(%cst_4, %mapped_27 : tensor<8xf32>, tensor<8xf32>) outs(%10 : tensor<8xf32>)
    %mapped_29 = linalg.map { arith.divf } ins(%mapped_28, %cst_3 : tensor<8xf32>, tensor<8xf32>) outs(%10 : tensor<8xf32>)
    %11 = tensor.empty() : tensor<2x5x1xi32>
    %broadcasted_30 = linalg.broadcast ins(%arg1 : tensor<2x5xi32>) outs(%11 : tensor<2x5x1xi32>) dimensions = [2] 
    %mapped_31 = linalg.map { arith.sitofp } ins(%broadcasted_30 : tensor<2x5x1xi32>) outs(%3 : tensor<2x5x1xf32>)
    %mapped_32 = linalg.map { math.powf } ins(%cst_2, %mapped_29 : tensor<8xf32>, tensor<8xf32>) outs(%10 : tensor<8xf32>)
    %mapped_33 = linalg.map { arith.divf } ins(%cst_1, %mapped_32 : tensor<8xf32>, tensor<8xf32>) outs(%10 : tensor<8xf32>)
    %12 = tensor.empty() : tensor<1x1x8xf32>
    %broadcasted_34 = linalg.broadcast ins(%mapped_33 : tensor<8xf32>) outs(%12 : tensor<1x1x8xf32>) dimensions = [0, 1] 
    %collapsed_35 = tensor.collapse_shape %mapped_31 [[0], [1, 2]] : tensor<2x5x1xf32> into tensor<2x5xf32>
    %13 = tensor.empty() : tensor<2x5x8xf32>
    %broadcasted_36 = linalg.broadcast ins(%collapsed_35 : tensor<2x5xf32>) outs(%13 : tensor<2x5x8xf32>) dimensions = [2] 
    %collapsed_37 = tensor.collapse_shape %broadcasted_34 [[0, 1, 2]] : tensor<1x1x8xf32> into tensor<8xf32>
    %broadcasted_38 = linalg.broadcast ins(%collapsed_37 : tensor<8xf32>) outs(%13 : tensor<2x5x8xf32>) dimensions = [0, 1] 
    %mapped_39 = linalg.map { arith.mulf } ins(%broadcasted_36, %broadcasted_38 : tensor<2x5x8xf32>, tensor<2x5x8xf32>) outs(%13 : tensor<2x5x8xf32>)
    %mapped_40 = linalg.map { math.cos } ins(%mapped_39 : tensor<2x5x8xf32>) outs(%13 : tensor<2x5x8xf32>)
    %14 = tensor.empty() : tensor<2x5x1x8xf32>
    %broadcasted_41 = linalg.broadcast ins(%mapped_40 : tensor<2x5x8xf32>) outs(%14 : tensor<2x5x1x8xf32>) dimensions = [2] 
    %15 = tensor.empty() : tensor<2x5x1x8xbf16>
    %mapped_42 = linalg.map { arith.truncf } ins(%broadcasted_41 : tensor<2x5x1x8xf32>) outs(%15 : tensor<2x5x1x8xbf16>)
    %mapped_43 = linalg.map { math.sin } ins(%mapped_39 : tensor<2x5x8xf32>) outs(%13 : tensor<2x5x8xf32>)
    %broadcasted_44 = linalg.broadcast ins(%mapped_43 : tensor<2x5x8xf32>) outs(%14 : tensor<2x5x1x8xf32>) dimensions = [2] 
    %mapped_45 = linalg.map { arith.truncf } ins(%broadcasted_44 : tensor<2x5x1x8xf32>) outs(%15 : tensor<2x5x1x8xbf16>)
    %extracted_slice_46 = tensor.extract_slice %expanded[0, 0, 0, 0] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x32xbf16> to tensor<2x5x4x16xbf16>
    %expanded_47 = tensor.expand_shape %extracted_slice_46 [[0], [1], [2], [3, 4]] output_shape [2, 5, 4, 8, 2] : tensor<2x5x4x16xbf16> into tensor<2x5x4x8x2xbf16>
    %extracted_slice_48 = tensor.extract_slice %expanded_47[0, 0, 0, 0, 0] [2, 5, 4, 8, 1] [1, 1, 1, 1, 1] : tensor<2x5x4x8x2xbf16> to tensor<2x5x4x8x1xbf16>
    %collapsed_49 = tensor.collapse_shape %extracted_slice_48 [[0], [1], [2], [3, 4]] : tensor<2x5x4x8x1xbf16> into tensor<2x5x4x8xbf16>
    %extracted_slice_50 = tensor.extract_slice %expanded_47[0, 0, 0, 0, 1] [2, 5, 4, 8, 1] [1, 1, 1, 1, 1] : tensor<2x5x4x8x2xbf16> to tensor<2x5x4x8x1xbf16>
    %collapsed_51 = tensor.collapse_shape %extracted_slice_50 [[0], [1], [2], [3, 4]] : tensor<2x5x4x8x1xbf16> into tensor<2x5x4x8xbf16>
    %collapsed_52 = tensor.collapse_shape %mapped_42 [[0], [1], [2, 3]] : tensor<2x5x1x8xbf16> into tensor<2x5x8xbf16>
    %16 = tensor.empty() : tensor<2x5x4x8xbf16>
    %broadcasted_53 = linalg.broadcast ins(%collapsed_52 : tensor<2x5x8xbf16>) outs(%16 : tensor<2x5x4x8xbf16>) dimensions = [2] 
    %mapped_54 = linalg.map { arith.mulf } ins(%collapsed_49, %broadcasted_53 : tensor<2x5x4x8xbf16>, tensor<2x5x4x8xbf16>) outs(%16 : tensor<2x5x4x8xbf16>)
    %collapsed_55 = tensor.collapse_shape %mapped_45 [[0], [1], [2, 3]] : tensor<2x5x1x8xbf16> into tensor<2x5x8xbf16>
    %broadcasted_56 = linalg.broadcast ins(%collapsed_55 : tensor<2x5x8xbf16>) outs(%16 : tensor<2x5x4x8xbf16>) dimensions = [2] 
    %mapped_57 = linalg.map { arith.mulf } ins(%collapsed_51, %broadcasted_56 : tensor<2x5x4x8xbf16>, tensor<2x5x4x8xbf16>) outs(%16 : tensor<2x5x4x8xbf16>)
    %mapped_58 = linalg.map { arith.subf } ins(%mapped_54, %mapped_57 : tensor<2x5x4x8xbf16>, tensor<2x5x4x8xbf16>) outs(%16 : tensor<2x5x4x8xbf16>)
    %mapped_59 = linalg.map { arith.mulf } ins(%collapsed_51, %broadcasted_53 : tensor<2x5x4x8xbf16>, tensor<2x5x4x8xbf16>) outs(%16 : tensor<2x5x4x8xbf16>)
    %mapped_60 = linalg.map { arith.mulf } ins(%collapsed_49, %broadcasted_56 : tensor<2x5x4x8xbf16>, tensor<2x5x4x8xbf16>) outs(%16 : tensor<2x5x4x8xbf16>)
    %mapped_61 = linalg.map { arith.addf } ins(%mapped_59, %mapped_60 : tensor<2x5x4x8xbf16>, tensor<2x5x4x8xbf16>) outs(%16 : tensor<2x5x4x8xbf16>)
    %17 = tensor.empty() : tensor<2x5x4x8x1xbf16>
    %broadcasted_62 = linalg.broadcast ins(%mapped_58 : tensor<2x5x4x8xbf16>) outs(%17 : tensor<2x5x4x8x1xbf16>) dimensions = [4] 
    %broadcasted_63 = linalg.broadcast ins(%mapped_61 : tensor<2x5x4x8xbf16>) outs(%17 : tensor<2x5x4x8x1xbf16>) dimensions = [4] 
    %concat = tensor.concat dim(4) %broadcasted_62, %broadcasted_63 : (tensor<2x5x4x8x1xbf16>, tensor<2x5x4x8x1xbf16>) -> tensor<2x5x4x8x2xbf16>
    %collapsed_64 = tensor.collapse_shape %concat [[0], [1], [2], [3, 4]] : tensor<2x5x4x8x2xbf16> into tensor<2x5x4x16xbf16>
    %extracted_slice_65 = tensor.extract_slice %expanded[0, 0, 0, 16] [2, 5, 4, 16] [1, 1, 1, 1] : tensor<2x5x4x32xbf16> to tensor<2x5x4x16xbf16>
    %concat_66 = tensor.concat dim(3) %collapsed_64, %extracted_slice_65 : (tensor<2x5x4x16xbf16>, tensor<2x5x4x16xbf16>) -> tensor<2x5x4x32xbf16>
    %extracted_slice_67 = tensor.extract_slice %expanded_24[0, 0, 0, 0] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> to tensor<2x5x2x16xbf16>
    %expanded_68 = tensor.expand_shape %extracted_slice_67 [[0], [1], [2], [3, 4]] output_shape [2, 5, 2, 8, 2] : tensor<2x5x2x16xbf16> into tensor<2x5x2x8x2xbf16>
    %extracted_slice_69 = tensor.extract_slice %expanded_68[0, 0, 0, 0, 0] [2, 5, 2, 8, 1] [1, 1, 1, 1, 1] : tensor<2x5x2x8x2xbf16> to tensor<2x5x2x8x1xbf16>
    %collapsed_70 = tensor.collapse_shape %extracted_slice_69 [[0], [1], [2], [3, 4]] : tensor<2x5x2x8x1xbf16> into tensor<2x5x2x8xbf16>
    %extracted_slice_71 = tensor.extract_slice %expanded_68[0, 0, 0, 0, 1] [2, 5, 2, 8, 1] [1, 1, 1, 1, 1] : tensor<2x5x2x8x2xbf16> to tensor<2x5x2x8x1xbf16>
    %collapsed_72 = tensor.collapse_shape %extracted_slice_71 [[0], [1], [2], [3, 4]] : tensor<2x5x2x8x1xbf16> into tensor<2x5x2x8xbf16>
    %18 = tensor.empty() : tensor<2x5x2x8xbf16>
    %broadcasted_73 = linalg.broadcast ins(%collapsed_52 : tensor<2x5x8xbf16>) outs(%18 : tensor<2x5x2x8xbf16>) dimensions = [2] 
    %mapped_74 = linalg.map { arith.mulf } ins(%collapsed_70, %broadcasted_73 : tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>) outs(%18 : tensor<2x5x2x8xbf16>)
    %broadcasted_75 = linalg.broadcast ins(%collapsed_55 : tensor<2x5x8xbf16>) outs(%18 : tensor<2x5x2x8xbf16>) dimensions = [2] 
    %mapped_76 = linalg.map { arith.mulf } ins(%collapsed_72, %broadcasted_75 : tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>) outs(%18 : tensor<2x5x2x8xbf16>)
    %mapped_77 = linalg.map { arith.subf } ins(%mapped_74, %mapped_76 : tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>) outs(%18 : tensor<2x5x2x8xbf16>)
    %mapped_78 = linalg.map { arith.mulf } ins(%collapsed_72, %broadcasted_73 : tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>) outs(%18 : tensor<2x5x2x8xbf16>)
    %mapped_79 = linalg.map { arith.mulf } ins(%collapsed_70, %broadcasted_75 : tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>) outs(%18 : tensor<2x5x2x8xbf16>)
    %mapped_80 = linalg.map { arith.addf } ins(%mapped_78, %mapped_79 : tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>) outs(%18 : tensor<2x5x2x8xbf16>)
    %19 = tensor.empty() : tensor<2x5x2x8x1xbf16>
    %broadcasted_81 = linalg.broadcast ins(%mapped_77 : tensor<2x5x2x8xbf16>) outs(%19 : tensor<2x5x2x8x1xbf16>) dimensions = [4] 
    %broadcasted_82 = linalg.broadcast ins(%mapped_80 : tensor<2x5x2x8xbf16>) outs(%19 : tensor<2x5x2x8x1xbf16>) dimensions = [4] 
    %concat_83 = tensor.concat dim(4) %broadcasted_81, %broadcasted_82 : (tensor<2x5x2x8x1xbf16>, tensor<2x5x2x8x1xbf16>) -> tensor<2x5x2x8x2xbf16>
    %collapsed_84 = tensor.collapse_shape %concat_83 [[0], [1], [2], [3, 4]] : tensor<2x5x2x8x2xbf16> into tensor<2x5x2x16xbf16>
    %extracted_slice_85 = tensor.extract_slice %expanded_24[0, 0, 0, 16] [2, 5, 2, 16] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> to tensor<2x5x2x16xbf16>
    %concat_86 = tensor.concat dim(3) %collapsed_84, %extracted_slice_85 : (tensor<2x5x2x16xbf16>, tensor<2x5x2x16xbf16>) -> tensor<2x5x2x32xbf16>
    %20 = tensor.empty() : tensor<i1>
    %mapped_87 = linalg.map ins(%arg3 : tensor<i32>) outs(%20 : tensor<i1>)
      (%in: i32, %init: i1) {
        %42 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %42 : i1
      }
    %21 = tensor.empty() : tensor<i32>
    %mapped_88 = linalg.map ins(%arg3 : tensor<i32>) outs(%21 : tensor<i32>)
      (%in: i32, %init: i32) {
        %42 = arith.addi %in, %c11_i32 : i32
        linalg.yield %42 : i32
      }
    %mapped_89 = linalg.map { arith.select } ins(%mapped_87, %mapped_88, %arg3 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%21 : tensor<i32>)
    %extracted = tensor.extract %mapped_89[] : tensor<i32>
    %22 = arith.index_cast %extracted : i32 to index
    %23 = arith.maxsi %22, %c0 : index
    %24 = arith.minsi %23, %c6 : index
    %inserted_slice = tensor.insert_slice %concat_86 into %arg4[0, %24, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %inserted_slice_90 = tensor.insert_slice %expanded_25 into %arg5[0, %24, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %expanded_91 = tensor.expand_shape %concat_66 [[0], [1], [2, 3], [4]] output_shape [2, 5, 2, 2, 32] : tensor<2x5x4x32xbf16> into tensor<2x5x2x2x32xbf16>
    %25 = tensor.empty() : tensor<2x2x11x5x2xf32>
    %26 = linalg.fill ins(%cst_9 : f32) outs(%25 : tensor<2x2x11x5x2xf32>) -> tensor<2x2x11x5x2xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice, %expanded_91 : tensor<2x11x2x32xbf16>, tensor<2x5x2x2x32xbf16>) outs(%26 : tensor<2x2x11x5x2xf32>) {
    ^bb0(%in: bf16, %in_115: bf16, %out: f32):
      %42 = arith.extf %in : bf16 to f32
      %43 = arith.extf %in_115 : bf16 to f32
      %44 = arith.mulf %42, %43 : f32
      %45 = arith.addf %out, %44 : f32
      linalg.yield %45 : f32
    } -> tensor<2x2x11x5x2xf32>
    %28 = tensor.empty() : tensor<2x2x2x5x11xf32>
    %transposed = linalg.transpose ins(%27 : tensor<2x2x11x5x2xf32>) outs(%28 : tensor<2x2x2x5x11xf32>) permutation = [0, 1, 4, 3, 2] 
    %mapped_92 = linalg.map { arith.mulf } ins(%transposed, %cst_0 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%28 : tensor<2x2x2x5x11xf32>)
    %29 = tensor.empty() : tensor<2x1x1x5x11xf32>
    %broadcasted_93 = linalg.broadcast ins(%arg2 : tensor<2x1x5x11xf32>) outs(%29 : tensor<2x1x1x5x11xf32>) dimensions = [2] 
    %collapsed_94 = tensor.collapse_shape %broadcasted_93 [[0], [1, 2, 3], [4]] : tensor<2x1x1x5x11xf32> into tensor<2x5x11xf32>
    %broadcasted_95 = linalg.broadcast ins(%collapsed_94 : tensor<2x5x11xf32>) outs(%28 : tensor<2x2x2x5x11xf32>) dimensions = [1, 2] 
    %mapped_96 = linalg.map { arith.addf } ins(%mapped_92, %broadcasted_95 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%28 : tensor<2x2x2x5x11xf32>)
    %30 = tensor.empty() : tensor<2x2x2x5xf32>
    %31 = linalg.fill ins(%cst_8 : f32) outs(%30 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %reduced_97 = linalg.reduce { arith.maximumf } ins(%mapped_96 : tensor<2x2x2x5x11xf32>) outs(%31 : tensor<2x2x2x5xf32>) dimensions = [4] 
    %mapped_98 = linalg.map { arith.maximumf } ins(%cst, %reduced_97 : tensor<2x2x2x5xf32>, tensor<2x2x2x5xf32>) outs(%30 : tensor<2x2x2x5xf32>)
    %32 = tensor.empty() : tensor<2x2x2x5x1xf32>
    %broadcasted_99 = linalg.broadcast ins(%mapped_98 : tensor<2x2x2x5xf32>) outs(%32 : tensor<2x2x2x5x1xf32>) dimensions = [4] 
    %collapsed_100 = tensor.collapse_shape %broadcasted_99 [[0], [1], [2], [3, 4]] : tensor<2x2x2x5x1xf32> into tensor<2x2x2x5xf32>
    %broadcasted_101 = linalg.broadcast ins(%collapsed_100 : tensor<2x2x2x5xf32>) outs(%28 : tensor<2x2x2x5x11xf32>) dimensions = [4] 
    %mapped_102 = linalg.map { arith.subf } ins(%mapped_96, %broadcasted_101 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%28 : tensor<2x2x2x5x11xf32>)
    %mapped_103 = linalg.map { math.exp } ins(%mapped_102 : tensor<2x2x2x5x11xf32>) outs(%28 : tensor<2x2x2x5x11xf32>)
    %33 = linalg.fill ins(%cst_9 : f32) outs(%30 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %reduced_104 = linalg.reduce { arith.addf } ins(%mapped_103 : tensor<2x2x2x5x11xf32>) outs(%33 : tensor<2x2x2x5xf32>) dimensions = [4] 
    %broadcasted_105 = linalg.broadcast ins(%reduced_104 : tensor<2x2x2x5xf32>) outs(%32 : tensor<2x2x2x5x1xf32>) dimensions = [4] 
    %collapsed_106 = tensor.collapse_shape %broadcasted_105 [[0], [1], [2], [3, 4]] : tensor<2x2x2x5x1xf32> into tensor<2x2x2x5xf32>
    %broadcasted_107 = linalg.broadcast ins(%collapsed_106 : tensor<2x2x2x5xf32>) outs(%28 : tensor<2x2x2x5x11xf32>) dimensions = [4] 
    %mapped_108 = linalg.map { arith.divf } ins(%mapped_103, %broadcasted_107 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%28 : tensor<2x2x2x5x11xf32>)
    %34 = tensor.empty() : tensor<2x2x2x5x11xbf16>
    %mapped_109 = linalg.map { arith.truncf } ins(%mapped_108 : tensor<2x2x2x5x11xf32>) outs(%34 : tensor<2x2x2x5x11xbf16>)
    %35 = tensor.empty() : tensor<2x2x32x2x5xf32>
    %36 = linalg.fill ins(%cst_9 : f32) outs(%35 : tensor<2x2x32x2x5xf32>) -> tensor<2x2x32x2x5xf32>
    %37 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice_90, %mapped_109 : tensor<2x11x2x32xbf16>, tensor<2x2x2x5x11xbf16>) outs(%36 : tensor<2x2x32x2x5xf32>) {
    ^bb0(%in: bf16, %in_115: bf16, %out: f32):
      %42 = arith.extf %in : bf16 to f32
      %43 = arith.extf %in_115 : bf16 to f32
      %44 = arith.mulf %42, %43 : f32
      %45 = arith.addf %out, %44 : f32
      linalg.yield %45 : f32
    } -> tensor<2x2x32x2x5xf32>
    %38 = tensor.empty() : tensor<2x5x2x2x32xf32>
    %transposed_110 = linalg.transpose ins(%37 : tensor<2x2x32x2x5xf32>) outs(%38 : tensor<2x5x2x2x32xf32>) permutation = [0, 4, 1, 3, 2] 
    %39 = tensor.empty() : tensor<2x5x2x2x32xbf16>
    %mapped_111 = linalg.map { arith.truncf } ins(%transposed_110 : tensor<2x5x2x2x32xf32>) outs(%39 : tensor<2x5x2x2x32xbf16>)
    %collapsed_112 = tensor.collapse_shape %mapped_111 [[0], [1], [2, 3, 4]] : tensor<2x5x2x2x32xbf16> into tensor<2x5x128xbf16>
    %40 = linalg.fill ins(%cst_9 : f32) outs(%0 : tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_112, %arg8 : tensor<2x5x128xbf16>, tensor<128x16xbf16>) outs(%40 : tensor<2x5x16xf32>) {
    ^bb0(%in: bf16, %in_115: bf16, %out: f32):
      %42 = arith.extf %in : bf16 to f32
      %43 = arith.extf %in_115 : bf16 to f32
      %44 = arith.mulf %42, %43 : f32
      %45 = arith.addf %out, %44 : f32
      linalg.yield %45 : f32
    } -> tensor<2x5x16xf32>
    %mapped_113 = linalg.map { arith.truncf } ins(%41 : tensor<2x5x16xf32>) outs(%4 : tensor<2x5x16xbf16>)
    %mapped_114 = linalg.map { arith.addf } ins(%arg0, %mapped_113 : tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) outs(%4 : tensor<2x5x16xbf16>)
    return %mapped_114, %inserted_slice, %inserted_slice_90 : tensor<2x5x16xbf16>, tensor<2x11x2x32xbf16>, tensor<2x11x2x32xbf16>
  }
}
