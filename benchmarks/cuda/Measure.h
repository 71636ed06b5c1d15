//===- Measure.h - Times of work on a GPU -----------------------*- C++ -*-===//
//
// See PreludeBenchCUDA.cpp for the method. A failure ends the program with a
// message.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_BENCHMARKS_CUDA_MEASURE_H
#define PRELUDE_BENCHMARKS_CUDA_MEASURE_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cuda_runtime_api.h>
#include <functional>

namespace prelude {
namespace bench {

constexpr int callsPerGraph = 20;

/// What all is enqueued in.
extern cudaStream_t stream;

void require(cudaError_t error, const char *what);
/// Of a prelude_status.
void require(int32_t status);

/// Device memory that is freed with its owner.
class Buffer {
public:
  explicit Buffer(size_t bytes) : bytes(bytes) {
    require(cudaMalloc(&data, std::max<size_t>(bytes, 256)), "cudaMalloc");
  }
  Buffer(Buffer &&other) : data(other.data), bytes(other.bytes) {
    other.data = nullptr;
  }
  ~Buffer() { cudaFree(data); }
  void upload(const void *from) {
    require(cudaMemcpy(data, from, bytes, cudaMemcpyHostToDevice), "upload");
  }
  void *data = nullptr;
  size_t bytes;
};

/// Microseconds of one of the calls that `enqueue(i)` makes, i from 0 to 19.
double measure(const std::function<void(int)> &enqueue, int repeats);

/// Bytes read and written in a second by a device-to-device copy of 4 GiB.
double measureCopy();

/// The median of the microseconds that a function takes on the host.
double measureHost(const std::function<void(int)> &function);

} // namespace bench
} // namespace prelude

#endif // PRELUDE_BENCHMARKS_CUDA_MEASURE_H
