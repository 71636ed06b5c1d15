//===- Measure.cpp - Times of work on a GPU -------------------------------===//

#include "Measure.h"

#include "prelude/Runtime.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace prelude;
using namespace prelude::bench;

cudaStream_t bench::stream;

void bench::require(cudaError_t error, const char *what) {
  if (error == cudaSuccess)
    return;
  std::fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(error));
  std::exit(1);
}
void bench::require(int32_t status) {
  if (status == PRELUDE_STATUS_OK)
    return;
  std::fprintf(stderr, "%s: %s\n", prelude_status_string_v1(status),
               prelude_last_error_v1());
  std::exit(1);
}

static double getMedian(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  size_t n = values.size();
  return n % 2 ? values[n / 2] : (values[n / 2 - 1] + values[n / 2]) / 2;
}

double bench::measure(const std::function<void(int)> &enqueue, int repeats) {
  cudaGraph_t graph;
  cudaGraphExec_t executable;
  require(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal),
          "begin capture");
  for (int i = 0; i < callsPerGraph; ++i)
    enqueue(i);
  require(cudaStreamEndCapture(stream, &graph), "end capture");
  require(cudaGraphInstantiate(&executable, graph, 0), "instantiate");
  cudaEvent_t begin, end;
  require(cudaEventCreate(&begin), "event");
  require(cudaEventCreate(&end), "event");
  std::vector<double> times;
  for (int i = 0; i < repeats; ++i) {
    // The first keeps the GPU busy while the second is sent.
    require(cudaGraphLaunch(executable, stream), "launch");
    require(cudaEventRecord(begin, stream), "record");
    require(cudaGraphLaunch(executable, stream), "launch");
    require(cudaEventRecord(end, stream), "record");
    require(cudaStreamSynchronize(stream), "kernels");
    float ms;
    require(cudaEventElapsedTime(&ms, begin, end), "time");
    if (i > 1)
      times.push_back(double(ms) * 1e3 / callsPerGraph);
  }
  cudaEventDestroy(begin);
  cudaEventDestroy(end);
  cudaGraphExecDestroy(executable);
  cudaGraphDestroy(graph);
  return getMedian(times);
}

double bench::measureCopy() {
  const size_t bytes = size_t(4) << 30;
  Buffer from(bytes), to(bytes);
  require(cudaMemset(from.data, 0x3C, bytes), "memset");
  cudaEvent_t begin, end;
  require(cudaEventCreate(&begin), "event");
  require(cudaEventCreate(&end), "event");
  std::vector<double> rates;
  for (int i = 0; i < 12; ++i) {
    require(cudaEventRecord(begin, stream), "record");
    require(cudaMemcpyAsync(to.data, from.data, bytes, cudaMemcpyDeviceToDevice,
                            stream),
            "copy");
    require(cudaEventRecord(end, stream), "record");
    require(cudaStreamSynchronize(stream), "copy");
    float ms;
    require(cudaEventElapsedTime(&ms, begin, end), "time");
    if (i > 1)
      rates.push_back(2.0 * double(bytes) / (double(ms) * 1e-3));
  }
  return getMedian(rates);
}

double bench::measureHost(const std::function<void(int)> &function) {
  std::vector<double> times;
  for (int round = 0; round < 40; ++round) {
    for (int i = 0; i < 50; ++i) {
      auto begin = std::chrono::steady_clock::now();
      function(i);
      auto end = std::chrono::steady_clock::now();
      if (round > 1)
        times.push_back(
            std::chrono::duration<double, std::micro>(end - begin).count());
    }
    require(cudaStreamSynchronize(stream), "kernels");
  }
  return getMedian(times);
}
