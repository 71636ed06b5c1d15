gpu.module @k {
  func.func @main(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
    %zero = arith.constant 0 : index
    %n = tensor.dim %x, %zero : tensor<?xf32>
    %e = tensor.empty(%n) : tensor<?xf32>
    %0:3 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%x : tensor<?xf32>) outs(%e, %e, %e : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
    ^bb0(%in: f32, %a: f32, %b: f32, %c: f32):
      %1 = math.sin %in : f32
      %2 = math.cos %in : f32
      %3 = math.exp %in : f32
      linalg.yield %1, %2, %3 : f32, f32, f32
    } -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
    return %0#0, %0#1, %0#2 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
  }
}
