#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d5)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d4, d5)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4, d5)>
module @jit_main {
  func.func public @main(%arg0: tensor<2x5x16xbf16>, %arg1: tensor<2x5xi32>, %arg2: tensor<2x1x5x11xf32>, %arg3: tensor<i32>, %arg4: tensor<2x11x2x32xbf16> {tf.aliasing_output = 1 : i32}, %arg5: tensor<2x11x2x32xbf16> {tf.aliasing_output = 2 : i32}, %arg6: tensor<16xbf16>, %arg7: tensor<16x128xbf16>, %arg8: tensor<16x64xbf16>, %arg9: tensor<16x64xbf16>, %arg10: tensor<128x16xbf16>) -> (tensor<2x5x16xbf16> {jax.result_info = "result[0]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[1]"}, tensor<2x11x2x32xbf16> {jax.result_info = "result[2]"}) {
    %cst = arith.constant dense<0xFF800000> : tensor<2x2x2x5xf32>
    %cst_0 = arith.constant dense<0.176776692> : tensor<2x2x2x5x11xf32>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<16xf32>
    %cst_2 = arith.constant dense<1.000000e+04> : tensor<16xf32>
    %cst_3 = arith.constant dense<3.200000e+01> : tensor<16xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<16xf32>
    %cst_5 = arith.constant dense<2.000000e+00> : tensor<16xf32>
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
    %6 = tensor.empty() : tensor<2x5x128xf32>
    %7 = linalg.fill ins(%cst_9 : f32) outs(%6 : tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%mapped_20, %arg7 : tensor<2x5x16xbf16>, tensor<16x128xbf16>) outs(%7 : tensor<2x5x128xf32>) {
    ^bb0(%in: bf16, %in_103: bf16, %out: f32):
      %52 = arith.extf %in : bf16 to f32
      %53 = arith.extf %in_103 : bf16 to f32
      %54 = arith.mulf %52, %53 : f32
      %55 = arith.addf %out, %54 : f32
      linalg.yield %55 : f32
    } -> tensor<2x5x128xf32>
    %9 = tensor.empty() : tensor<2x5x128xbf16>
    %mapped_21 = linalg.map { arith.truncf } ins(%8 : tensor<2x5x128xf32>) outs(%9 : tensor<2x5x128xbf16>)
    %10 = tensor.empty() : tensor<2x5x64xf32>
    %11 = linalg.fill ins(%cst_9 : f32) outs(%10 : tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%mapped_20, %arg8 : tensor<2x5x16xbf16>, tensor<16x64xbf16>) outs(%11 : tensor<2x5x64xf32>) {
    ^bb0(%in: bf16, %in_103: bf16, %out: f32):
      %52 = arith.extf %in : bf16 to f32
      %53 = arith.extf %in_103 : bf16 to f32
      %54 = arith.mulf %52, %53 : f32
      %55 = arith.addf %out, %54 : f32
      linalg.yield %55 : f32
    } -> tensor<2x5x64xf32>
    %13 = tensor.empty() : tensor<2x5x64xbf16>
    %mapped_22 = linalg.map { arith.truncf } ins(%12 : tensor<2x5x64xf32>) outs(%13 : tensor<2x5x64xbf16>)
    %14 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%mapped_20, %arg9 : tensor<2x5x16xbf16>, tensor<16x64xbf16>) outs(%11 : tensor<2x5x64xf32>) {
    ^bb0(%in: bf16, %in_103: bf16, %out: f32):
      %52 = arith.extf %in : bf16 to f32
      %53 = arith.extf %in_103 : bf16 to f32
      %54 = arith.mulf %52, %53 : f32
      %55 = arith.addf %out, %54 : f32
      linalg.yield %55 : f32
    } -> tensor<2x5x64xf32>
    %mapped_23 = linalg.map { arith.truncf } ins(%14 : tensor<2x5x64xf32>) outs(%13 : tensor<2x5x64xbf16>)
    %expanded = tensor.expand_shape %mapped_21 [[0], [1], [2, 3]] output_shape [2, 5, 4, 32] : tensor<2x5x128xbf16> into tensor<2x5x4x32xbf16>
    %expanded_24 = tensor.expand_shape %mapped_22 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %expanded_25 = tensor.expand_shape %mapped_23 [[0], [1], [2, 3]] output_shape [2, 5, 2, 32] : tensor<2x5x64xbf16> into tensor<2x5x2x32xbf16>
    %15 = tensor.empty() : tensor<16xf32>
    %mapped_26 = linalg.map outs(%15 : tensor<16xf32>)
      (%init: f32) {
        %52 = linalg.index 0 : index
        %53 = arith.index_cast %52 : index to i64
        %54 = arith.sitofp %53 : i64 to f32
        linalg.yield %54 : f32
      }
    %mapped_27 = linalg.map { arith.mulf } ins(%cst_5, %mapped_26 : tensor<16xf32>, tensor<16xf32>) outs(%15 : tensor<16xf32>)
    %mapped_28 = linalg.map { arith.addf } ins(%cst_4, %mapped_27 : tensor<16xf32>, tensor<16xf32>) outs(%15 : tensor<16xf32>)
    %mapped_29 = linalg.map { arith.divf } ins(%mapped_28, %cst_3 : tensor<16xf32>, tensor<16xf32>) outs(%15 : tensor<16xf32>)
    %16 = tensor.empty() : tensor<2x5x1xi32>
    %broadcasted_30 = linalg.broadcast ins(%arg1 : tensor<2x5xi32>) outs(%16 : tensor<2x5x1xi32>) dimensions = [2] 
    %mapped_31 = linalg.map { arith.sitofp } ins(%broadcasted_30 : tensor<2x5x1xi32>) outs(%3 : tensor<2x5x1xf32>)
    %mapped_32 = linalg.map { math.powf } ins(%cst_2, %mapped_29 : tensor<16xf32>, tensor<16xf32>) outs(%15 : tensor<16xf32>)
    %mapped_33 = linalg.map { arith.divf } ins(%cst_1, %mapped_32 : tensor<16xf32>, tensor<16xf32>) outs(%15 : tensor<16xf32>)
    %17 = tensor.empty() : tensor<1x1x16xf32>
    %broadcasted_34 = linalg.broadcast ins(%mapped_33 : tensor<16xf32>) outs(%17 : tensor<1x1x16xf32>) dimensions = [0, 1] 
    %collapsed_35 = tensor.collapse_shape %mapped_31 [[0], [1, 2]] : tensor<2x5x1xf32> into tensor<2x5xf32>
    %broadcasted_36 = linalg.broadcast ins(%collapsed_35 : tensor<2x5xf32>) outs(%0 : tensor<2x5x16xf32>) dimensions = [2] 
    %collapsed_37 = tensor.collapse_shape %broadcasted_34 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %broadcasted_38 = linalg.broadcast ins(%collapsed_37 : tensor<16xf32>) outs(%0 : tensor<2x5x16xf32>) dimensions = [0, 1] 
    %mapped_39 = linalg.map { arith.mulf } ins(%broadcasted_36, %broadcasted_38 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>)
    %18 = tensor.empty() : tensor<2x5x4x32xf32>
    %mapped_40 = linalg.map { arith.extf } ins(%expanded : tensor<2x5x4x32xbf16>) outs(%18 : tensor<2x5x4x32xf32>)
    %expanded_41 = tensor.expand_shape %mapped_40 [[0], [1], [2], [3, 4]] output_shape [2, 5, 4, 16, 2] : tensor<2x5x4x32xf32> into tensor<2x5x4x16x2xf32>
    %mapped_42 = linalg.map { math.cos } ins(%mapped_39 : tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>)
    %mapped_43 = linalg.map { math.sin } ins(%mapped_39 : tensor<2x5x16xf32>) outs(%0 : tensor<2x5x16xf32>)
    %19 = tensor.empty() : tensor<2x5x16xcomplex<f32>>
    %mapped_44 = linalg.map { complex.create } ins(%mapped_42, %mapped_43 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%19 : tensor<2x5x16xcomplex<f32>>)
    %20 = tensor.empty() : tensor<2x5x1x16xcomplex<f32>>
    %broadcasted_45 = linalg.broadcast ins(%mapped_44 : tensor<2x5x16xcomplex<f32>>) outs(%20 : tensor<2x5x1x16xcomplex<f32>>) dimensions = [2] 
    %extracted_slice = tensor.extract_slice %expanded_41[0, 0, 0, 0, 0] [2, 5, 4, 16, 1] [1, 1, 1, 1, 1] : tensor<2x5x4x16x2xf32> to tensor<2x5x4x16x1xf32>
    %collapsed_46 = tensor.collapse_shape %extracted_slice [[0], [1], [2], [3, 4]] : tensor<2x5x4x16x1xf32> into tensor<2x5x4x16xf32>
    %extracted_slice_47 = tensor.extract_slice %expanded_41[0, 0, 0, 0, 1] [2, 5, 4, 16, 1] [1, 1, 1, 1, 1] : tensor<2x5x4x16x2xf32> to tensor<2x5x4x16x1xf32>
    %collapsed_48 = tensor.collapse_shape %extracted_slice_47 [[0], [1], [2], [3, 4]] : tensor<2x5x4x16x1xf32> into tensor<2x5x4x16xf32>
    %21 = tensor.empty() : tensor<2x5x4x16xcomplex<f32>>
    %mapped_49 = linalg.map { complex.create } ins(%collapsed_46, %collapsed_48 : tensor<2x5x4x16xf32>, tensor<2x5x4x16xf32>) outs(%21 : tensor<2x5x4x16xcomplex<f32>>)
    %collapsed_50 = tensor.collapse_shape %broadcasted_45 [[0], [1], [2, 3]] : tensor<2x5x1x16xcomplex<f32>> into tensor<2x5x16xcomplex<f32>>
    %broadcasted_51 = linalg.broadcast ins(%collapsed_50 : tensor<2x5x16xcomplex<f32>>) outs(%21 : tensor<2x5x4x16xcomplex<f32>>) dimensions = [2] 
    %mapped_52 = linalg.map { complex.mul } ins(%mapped_49, %broadcasted_51 : tensor<2x5x4x16xcomplex<f32>>, tensor<2x5x4x16xcomplex<f32>>) outs(%21 : tensor<2x5x4x16xcomplex<f32>>)
    %22 = tensor.empty() : tensor<2x5x4x16xf32>
    %mapped_53 = linalg.map { complex.re } ins(%mapped_52 : tensor<2x5x4x16xcomplex<f32>>) outs(%22 : tensor<2x5x4x16xf32>)
    %mapped_54 = linalg.map { complex.im } ins(%mapped_52 : tensor<2x5x4x16xcomplex<f32>>) outs(%22 : tensor<2x5x4x16xf32>)
    %23 = tensor.empty() : tensor<2x5x4x16x1xf32>
    %broadcasted_55 = linalg.broadcast ins(%mapped_53 : tensor<2x5x4x16xf32>) outs(%23 : tensor<2x5x4x16x1xf32>) dimensions = [4] 
    %broadcasted_56 = linalg.broadcast ins(%mapped_54 : tensor<2x5x4x16xf32>) outs(%23 : tensor<2x5x4x16x1xf32>) dimensions = [4] 
    %concat = tensor.concat dim(4) %broadcasted_55, %broadcasted_56 : (tensor<2x5x4x16x1xf32>, tensor<2x5x4x16x1xf32>) -> tensor<2x5x4x16x2xf32>
    %collapsed_57 = tensor.collapse_shape %concat [[0], [1], [2], [3, 4]] : tensor<2x5x4x16x2xf32> into tensor<2x5x4x32xf32>
    %24 = tensor.empty() : tensor<2x5x4x32xbf16>
    %mapped_58 = linalg.map { arith.truncf } ins(%collapsed_57 : tensor<2x5x4x32xf32>) outs(%24 : tensor<2x5x4x32xbf16>)
    %25 = tensor.empty() : tensor<2x5x2x32xf32>
    %mapped_59 = linalg.map { arith.extf } ins(%expanded_24 : tensor<2x5x2x32xbf16>) outs(%25 : tensor<2x5x2x32xf32>)
    %expanded_60 = tensor.expand_shape %mapped_59 [[0], [1], [2], [3, 4]] output_shape [2, 5, 2, 16, 2] : tensor<2x5x2x32xf32> into tensor<2x5x2x16x2xf32>
    %extracted_slice_61 = tensor.extract_slice %expanded_60[0, 0, 0, 0, 0] [2, 5, 2, 16, 1] [1, 1, 1, 1, 1] : tensor<2x5x2x16x2xf32> to tensor<2x5x2x16x1xf32>
    %collapsed_62 = tensor.collapse_shape %extracted_slice_61 [[0], [1], [2], [3, 4]] : tensor<2x5x2x16x1xf32> into tensor<2x5x2x16xf32>
    %extracted_slice_63 = tensor.extract_slice %expanded_60[0, 0, 0, 0, 1] [2, 5, 2, 16, 1] [1, 1, 1, 1, 1] : tensor<2x5x2x16x2xf32> to tensor<2x5x2x16x1xf32>
    %collapsed_64 = tensor.collapse_shape %extracted_slice_63 [[0], [1], [2], [3, 4]] : tensor<2x5x2x16x1xf32> into tensor<2x5x2x16xf32>
    %26 = tensor.empty() : tensor<2x5x2x16xcomplex<f32>>
    %mapped_65 = linalg.map { complex.create } ins(%collapsed_62, %collapsed_64 : tensor<2x5x2x16xf32>, tensor<2x5x2x16xf32>) outs(%26 : tensor<2x5x2x16xcomplex<f32>>)
    %broadcasted_66 = linalg.broadcast ins(%collapsed_50 : tensor<2x5x16xcomplex<f32>>) outs(%26 : tensor<2x5x2x16xcomplex<f32>>) dimensions = [2] 
    %mapped_67 = linalg.map { complex.mul } ins(%mapped_65, %broadcasted_66 : tensor<2x5x2x16xcomplex<f32>>, tensor<2x5x2x16xcomplex<f32>>) outs(%26 : tensor<2x5x2x16xcomplex<f32>>)
    %27 = tensor.empty() : tensor<2x5x2x16xf32>
    %mapped_68 = linalg.map { complex.re } ins(%mapped_67 : tensor<2x5x2x16xcomplex<f32>>) outs(%27 : tensor<2x5x2x16xf32>)
    %mapped_69 = linalg.map { complex.im } ins(%mapped_67 : tensor<2x5x2x16xcomplex<f32>>) outs(%27 : tensor<2x5x2x16xf32>)
    %28 = tensor.empty() : tensor<2x5x2x16x1xf32>
    %broadcasted_70 = linalg.broadcast ins(%mapped_68 : tensor<2x5x2x16xf32>) outs(%28 : tensor<2x5x2x16x1xf32>) dimensions = [4] 
    %broadcasted_71 = linalg.broadcast ins(%mapped_69 : tensor<2x5x2x16xf32>) outs(%28 : tensor<2x5x2x16x1xf32>) dimensions = [4] 
    %concat_72 = tensor.concat dim(4) %broadcasted_70, %broadcasted_71 : (tensor<2x5x2x16x1xf32>, tensor<2x5x2x16x1xf32>) -> tensor<2x5x2x16x2xf32>
    %collapsed_73 = tensor.collapse_shape %concat_72 [[0], [1], [2], [3, 4]] : tensor<2x5x2x16x2xf32> into tensor<2x5x2x32xf32>
    %29 = tensor.empty() : tensor<2x5x2x32xbf16>
    %mapped_74 = linalg.map { arith.truncf } ins(%collapsed_73 : tensor<2x5x2x32xf32>) outs(%29 : tensor<2x5x2x32xbf16>)
    %30 = tensor.empty() : tensor<i1>
    %mapped_75 = linalg.map ins(%arg3 : tensor<i32>) outs(%30 : tensor<i1>)
      (%in: i32, %init: i1) {
        %52 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %52 : i1
      }
    %31 = tensor.empty() : tensor<i32>
    %mapped_76 = linalg.map ins(%arg3 : tensor<i32>) outs(%31 : tensor<i32>)
      (%in: i32, %init: i32) {
        %52 = arith.addi %in, %c11_i32 : i32
        linalg.yield %52 : i32
      }
    %mapped_77 = linalg.map { arith.select } ins(%mapped_75, %mapped_76, %arg3 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%31 : tensor<i32>)
    %extracted = tensor.extract %mapped_77[] : tensor<i32>
    %32 = arith.index_cast %extracted : i32 to index
    %33 = arith.maxsi %32, %c0 : index
    %34 = arith.minsi %33, %c6 : index
    %inserted_slice = tensor.insert_slice %mapped_74 into %arg4[0, %34, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %inserted_slice_78 = tensor.insert_slice %expanded_25 into %arg5[0, %34, 0, 0] [2, 5, 2, 32] [1, 1, 1, 1] : tensor<2x5x2x32xbf16> into tensor<2x11x2x32xbf16>
    %expanded_79 = tensor.expand_shape %mapped_58 [[0], [1], [2, 3], [4]] output_shape [2, 5, 2, 2, 32] : tensor<2x5x4x32xbf16> into tensor<2x5x2x2x32xbf16>
    %35 = tensor.empty() : tensor<2x2x11x5x2xf32>
    %36 = linalg.fill ins(%cst_9 : f32) outs(%35 : tensor<2x2x11x5x2xf32>) -> tensor<2x2x11x5x2xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice, %expanded_79 : tensor<2x11x2x32xbf16>, tensor<2x5x2x2x32xbf16>) outs(%36 : tensor<2x2x11x5x2xf32>) {
    ^bb0(%in: bf16, %in_103: bf16, %out: f32):
      %52 = arith.extf %in : bf16 to f32
      %53 = arith.extf %in_103 : bf16 to f32
      %54 = arith.mulf %52, %53 : f32
      %55 = arith.addf %out, %54 : f32
      linalg.yield %55 : f32
    } -> tensor<2x2x11x5x2xf32>
    %38 = tensor.empty() : tensor<2x2x2x5x11xf32>
    %transposed = linalg.transpose ins(%37 : tensor<2x2x11x5x2xf32>) outs(%38 : tensor<2x2x2x5x11xf32>) permutation = [0, 1, 4, 3, 2] 
    %mapped_80 = linalg.map { arith.mulf } ins(%transposed, %cst_0 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%38 : tensor<2x2x2x5x11xf32>)
    %39 = tensor.empty() : tensor<2x1x1x5x11xf32>
    %broadcasted_81 = linalg.broadcast ins(%arg2 : tensor<2x1x5x11xf32>) outs(%39 : tensor<2x1x1x5x11xf32>) dimensions = [2] 
    %collapsed_82 = tensor.collapse_shape %broadcasted_81 [[0], [1, 2, 3], [4]] : tensor<2x1x1x5x11xf32> into tensor<2x5x11xf32>
    %broadcasted_83 = linalg.broadcast ins(%collapsed_82 : tensor<2x5x11xf32>) outs(%38 : tensor<2x2x2x5x11xf32>) dimensions = [1, 2] 
    %mapped_84 = linalg.map { arith.addf } ins(%mapped_80, %broadcasted_83 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%38 : tensor<2x2x2x5x11xf32>)
    %40 = tensor.empty() : tensor<2x2x2x5xf32>
    %41 = linalg.fill ins(%cst_8 : f32) outs(%40 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %reduced_85 = linalg.reduce { arith.maximumf } ins(%mapped_84 : tensor<2x2x2x5x11xf32>) outs(%41 : tensor<2x2x2x5xf32>) dimensions = [4] 
    %mapped_86 = linalg.map { arith.maximumf } ins(%cst, %reduced_85 : tensor<2x2x2x5xf32>, tensor<2x2x2x5xf32>) outs(%40 : tensor<2x2x2x5xf32>)
    %42 = tensor.empty() : tensor<2x2x2x5x1xf32>
    %broadcasted_87 = linalg.broadcast ins(%mapped_86 : tensor<2x2x2x5xf32>) outs(%42 : tensor<2x2x2x5x1xf32>) dimensions = [4] 
    %collapsed_88 = tensor.collapse_shape %broadcasted_87 [[0], [1], [2], [3, 4]] : tensor<2x2x2x5x1xf32> into tensor<2x2x2x5xf32>
    %broadcasted_89 = linalg.broadcast ins(%collapsed_88 : tensor<2x2x2x5xf32>) outs(%38 : tensor<2x2x2x5x11xf32>) dimensions = [4] 
    %mapped_90 = linalg.map { arith.subf } ins(%mapped_84, %broadcasted_89 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%38 : tensor<2x2x2x5x11xf32>)
    %mapped_91 = linalg.map { math.exp } ins(%mapped_90 : tensor<2x2x2x5x11xf32>) outs(%38 : tensor<2x2x2x5x11xf32>)
    %43 = linalg.fill ins(%cst_9 : f32) outs(%40 : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
    %reduced_92 = linalg.reduce { arith.addf } ins(%mapped_91 : tensor<2x2x2x5x11xf32>) outs(%43 : tensor<2x2x2x5xf32>) dimensions = [4] 
    %broadcasted_93 = linalg.broadcast ins(%reduced_92 : tensor<2x2x2x5xf32>) outs(%42 : tensor<2x2x2x5x1xf32>) dimensions = [4] 
    %collapsed_94 = tensor.collapse_shape %broadcasted_93 [[0], [1], [2], [3, 4]] : tensor<2x2x2x5x1xf32> into tensor<2x2x2x5xf32>
    %broadcasted_95 = linalg.broadcast ins(%collapsed_94 : tensor<2x2x2x5xf32>) outs(%38 : tensor<2x2x2x5x11xf32>) dimensions = [4] 
    %mapped_96 = linalg.map { arith.divf } ins(%mapped_91, %broadcasted_95 : tensor<2x2x2x5x11xf32>, tensor<2x2x2x5x11xf32>) outs(%38 : tensor<2x2x2x5x11xf32>)
    %44 = tensor.empty() : tensor<2x2x2x5x11xbf16>
    %mapped_97 = linalg.map { arith.truncf } ins(%mapped_96 : tensor<2x2x2x5x11xf32>) outs(%44 : tensor<2x2x2x5x11xbf16>)
    %45 = tensor.empty() : tensor<2x2x32x2x5xf32>
    %46 = linalg.fill ins(%cst_9 : f32) outs(%45 : tensor<2x2x32x2x5xf32>) -> tensor<2x2x32x2x5xf32>
    %47 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice_78, %mapped_97 : tensor<2x11x2x32xbf16>, tensor<2x2x2x5x11xbf16>) outs(%46 : tensor<2x2x32x2x5xf32>) {
    ^bb0(%in: bf16, %in_103: bf16, %out: f32):
      %52 = arith.extf %in : bf16 to f32
      %53 = arith.extf %in_103 : bf16 to f32
      %54 = arith.mulf %52, %53 : f32
      %55 = arith.addf %out, %54 : f32
      linalg.yield %55 : f32
    } -> tensor<2x2x32x2x5xf32>
    %48 = tensor.empty() : tensor<2x5x2x2x32xf32>
    %transposed_98 = linalg.transpose ins(%47 : tensor<2x2x32x2x5xf32>) outs(%48 : tensor<2x5x2x2x32xf32>) permutation = [0, 4, 1, 3, 2] 
    %49 = tensor.empty() : tensor<2x5x2x2x32xbf16>
    %mapped_99 = linalg.map { arith.truncf } ins(%transposed_98 : tensor<2x5x2x2x32xf32>) outs(%49 : tensor<2x5x2x2x32xbf16>)
    %collapsed_100 = tensor.collapse_shape %mapped_99 [[0], [1], [2, 3, 4]] : tensor<2x5x2x2x32xbf16> into tensor<2x5x128xbf16>
    %50 = linalg.fill ins(%cst_9 : f32) outs(%0 : tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_100, %arg10 : tensor<2x5x128xbf16>, tensor<128x16xbf16>) outs(%50 : tensor<2x5x16xf32>) {
    ^bb0(%in: bf16, %in_103: bf16, %out: f32):
      %52 = arith.extf %in : bf16 to f32
      %53 = arith.extf %in_103 : bf16 to f32
      %54 = arith.mulf %52, %53 : f32
      %55 = arith.addf %out, %54 : f32
      linalg.yield %55 : f32
    } -> tensor<2x5x16xf32>
    %mapped_101 = linalg.map { arith.truncf } ins(%51 : tensor<2x5x16xf32>) outs(%4 : tensor<2x5x16xbf16>)
    %mapped_102 = linalg.map { arith.addf } ins(%arg0, %mapped_101 : tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) outs(%4 : tensor<2x5x16xbf16>)
    return %mapped_102, %inserted_slice, %inserted_slice_78 : tensor<2x5x16xbf16>, tensor<2x11x2x32xbf16>, tensor<2x11x2x32xbf16>
  }
}
