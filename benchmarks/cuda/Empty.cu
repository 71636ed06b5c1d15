//===- Empty.cu - A kernel that does nothing -------------------*- C++ -*-===//

#include <cuda_runtime_api.h>

static __global__ void emptyKernel() {}

void launchEmpty(cudaStream_t stream) { emptyKernel<<<1, 32, 0, stream>>>(); }
