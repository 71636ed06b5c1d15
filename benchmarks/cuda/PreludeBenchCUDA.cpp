//===- PreludeBenchCUDA.cpp - Time of the CUDA kernels ---------*- C++ -*-===//
//
// The time of a call is that of a CUDA graph of 20 calls, over 20. The calls go
// round up to 20 sets of buffers, of at most 400 MB together, so that data
// comes from where it would in a model. Beside it in the same run: a graph of
// empty kernels, and a device-to-device copy of 4 GiB, whose bandwidth (bytes
// read and written) turns the bytes of a call into the least time that it could
// take. Medians.
//
// Writes one JSON object to --output, and a table to standard output.
//
//===----------------------------------------------------------------------===//

#include "Workload.h"

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

using namespace prelude;
using namespace prelude::bench;

namespace {

device::Machine machine;
FILE *json;
bool isFirstRow = true;

const char *const styleNames[] = {"neox", "gptj", "partial"};
const char *const cacheNames[] = {"nhd",     "hnd",      "interleaved",
                                  "shuffle", "x_packed", "none"};

void writeRow(const Config &c, int64_t bytes, double bandwidth,
              const std::vector<std::pair<const char *, double>> &times) {
  double floor = double(bytes) / bandwidth * 1e6;
  std::fprintf(
      json,
      "%s\n    {\"chain\": \"%s\", \"tokens\": %lld, "
      "\"query_heads\": %lld, \"kv_heads\": %lld, "
      "\"head_size\": %lld, \"layout\": \"%s\", "
      "\"cache\": \"%s\", \"style\": \"%s\", "
      "\"ordered_slots\": %s, \"wide_table\": %s, \"rounding\": \"%s\", "
      "\"bytes\": %lld, \"floor_us\": %.4f",
      isFirstRow ? "" : ",", c.getChain().c_str(),
      static_cast<long long>(c.tokens), static_cast<long long>(c.queryHeads),
      static_cast<long long>(c.kvHeads), static_cast<long long>(c.size),
      cacheNames[int(c.cache)], c.fp8 ? "f8E4M3FN" : "bf16",
      styleNames[int(c.style)], c.orderedSlots ? "true" : "false",
      c.wideTable ? "true" : "false", c.stepwise ? "stepwise" : "once",
      static_cast<long long>(bytes), floor);
  isFirstRow = false;
  std::printf("%-20s T %6lld  %lld/%lld x %lld  %-11s %-7s%s%s%s floor %8.2f",
              c.getChain().c_str(), static_cast<long long>(c.tokens),
              static_cast<long long>(c.queryHeads),
              static_cast<long long>(c.kvHeads), static_cast<long long>(c.size),
              cacheNames[int(c.cache)], styleNames[int(c.style)],
              c.orderedSlots ? " ordered" : "", c.wideTable ? " wide" : "",
              c.stepwise ? " stepwise" : "", floor);
  for (auto &[name, time] : times) {
    std::fprintf(json, ", \"%s_us\": %.4f", name, time);
    std::printf("  %s %8.2f", name, time);
  }
  std::fprintf(json, "}");
  std::printf("  %5.1f %%\n", floor / times[0].second * 100);
  std::fflush(stdout);
}

const int64_t tokenCounts[] = {1, 32, 128, 512, 2048, 8192, 32768};

void runMain(double bandwidth, bool quick) {
  const int repeats = quick ? 8 : 30;
  auto run = [&](Config c, bool others) {
    Workload work(c, machine);
    std::vector<std::pair<const char *, double>> times;
    times.emplace_back("fused", work.runFused(repeats));
    if (others) {
      if (c.cache != Cache::None)
        times.emplace_back("two", work.runTwo(repeats));
      times.emplace_back("chain", work.runChain(repeats));
    }
    writeRow(c, work.bytes, bandwidth, times);
  };
  struct Heads {
    int64_t q, kv, size;
  };
  for (Heads h : {Heads{32, 4, 128}, Heads{64, 8, 128}, Heads{32, 4, 64},
                  Heads{32, 4, 256}})
    for (int64_t tokens : tokenCounts)
      run({tokens, h.q, h.kv, h.size}, true);
  for (int kind = 0; kind < 11; ++kind)
    for (int64_t tokens : tokenCounts) {
      Config c = {tokens, 32, 4, 128};
      if (kind == 0)
        c.norm = false;
      else if (kind == 1)
        c.norm = false, c.fp8 = true;
      else if (kind == 2)
        c.fp8 = true;
      else if (kind == 3)
        c.cache = Cache::None;
      else if (kind == 4)
        c.wideTable = true;
      else if (kind == 5)
        c.cache = Cache::Shuffle, c.orderedSlots = true;
      else if (kind == 6)
        c.cache = Cache::XPacked, c.orderedSlots = true;
      else if (kind == 7)
        c.stepwise = true;
      else if (kind == 8)
        c.stepwise = c.wideTable = true;
      else if (kind == 9)
        c.norm = false, c.stepwise = true;
      else
        c.cache = Cache::Shuffle, c.orderedSlots = true, c.fp8 = true;
      run(c, kind < 4 || kind == 7);
    }
}

/// Every combination that the fused kernel must not lose to the chain.
void runMatrix(double bandwidth, const std::string &layout) {
  struct Heads {
    int64_t q, kv, size;
  };
  for (Heads h : {Heads{32, 4, 128}, Heads{64, 8, 128}, Heads{16, 8, 128},
                  Heads{32, 8, 64}, Heads{8, 1, 256}, Heads{28, 4, 128}})
    for (int64_t tokens : {1, 8, 32, 128, 512, 1024, 2048, 8192, 32768})
      for (bool fp8 : {false, true})
        for (Style style : {Style::Neox, Style::Gptj, Style::Partial})
          for (Cache cache :
               {Cache::Nhd, Cache::Hnd, Cache::Interleaved, Cache::Shuffle}) {
            if (!layout.empty() && layout != cacheNames[int(cache)])
              continue;
            Config c = {tokens, h.q, h.kv, h.size};
            c.fp8 = fp8;
            c.style = style;
            c.cache = cache;
            Workload work(c, machine);
            double fused = work.runFused(7);
            writeRow(c, work.bytes, bandwidth,
                     {{"fused", fused}, {"chain", work.runChain(7)}});
          }
}

/// The work splits that DirectPlan.cpp chooses among.
void runSweep(double bandwidth, Config c) {
  for (int64_t tokens : {1, 32, 64, 128, 192, 256, 320, 384, 512, 640, 768,
                         1024, 1536, 2048, 4096, 8192, 32768}) {
    c.tokens = tokens;
    Workload work(c, machine);
    // One head where all of them fit on the machine at once, and further tokens
    // prefetched where they don't.
    const bool few = tokens <= 512, many = tokens > 2048;
    const int32_t firstLookahead = tokens <= 1024 ? 0 : 1;
    const int32_t lastLookahead = few ? 0 : many ? 3 : 2;
    for (int32_t heads = few ? 1 : 2; heads <= 2; ++heads)
      for (int32_t rows : {1, 2, 3, 4, 5, 6, 7, 8, 11}) {
        if (many && rows > 5)
          break;
        for (bool peeks : {false, true})
          for (int32_t lookahead = firstLookahead; lookahead <= lastLookahead;
               ++lookahead) {
            double time =
                work.runSplit({heads, rows, peeks, lookahead}, many ? 8 : 16);
            std::printf("sweep %s %s%s%s T %lld %lld/%lld x %lld split "
                        "{%d, %d, %s, %d} us %.3f share %.1f %%\n",
                        c.getChain().c_str(), cacheNames[int(c.cache)],
                        c.wideTable ? " wide" : "",
                        c.stepwise ? " stepwise" : "",
                        static_cast<long long>(tokens),
                        static_cast<long long>(c.queryHeads),
                        static_cast<long long>(c.kvHeads),
                        static_cast<long long>(c.size), heads, rows,
                        peeks ? "true" : "false", lookahead, time,
                        double(work.bytes) / bandwidth * 1e8 / time);
          }
      }
  }
}

} // namespace

int main(int argc, char **argv) {
  std::string output = "/dev/null", mode = "main", layout;
  bool quick = false;
  for (int i = 1; i < argc; ++i) {
    std::string argument = argv[i];
    if (argument.rfind("--output=", 0) == 0)
      output = argument.substr(9);
    else if (argument.rfind("--mode=", 0) == 0)
      mode = argument.substr(7);
    else if (argument.rfind("--layout=", 0) == 0)
      layout = argument.substr(9);
    else if (argument == "--quick")
      quick = true;
    else {
      std::fprintf(stderr,
                   "usage: %s [--mode=main|matrix|sweep|profile] [--quick] "
                   "[--layout=NAME] [--output=FILE]\n",
                   argv[0]);
      return 1;
    }
  }
  if (mode != "main" && mode != "matrix" && mode != "sweep" &&
      mode != "profile") {
    std::fprintf(stderr, "unknown mode '%s'\n", mode.c_str());
    return 1;
  }
  int count = 0;
  if (cudaGetDeviceCount(&count) != cudaSuccess || count == 0) {
    std::fprintf(stderr, "no CUDA device\n");
    return 1;
  }
  if (mode == "profile") {
    require(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking),
            "stream");
    for (int64_t tokens : {128, 8192}) {
      Workload work({tokens, 32, 4, 128}, machine);
      work.runAlone();
    }
    return 0;
  }
  json = std::fopen(output.c_str(), "w");
  if (!json) {
    std::fprintf(stderr, "cannot write %s\n", output.c_str());
    return 1;
  }
  require(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking), "stream");
  cudaDeviceProp properties;
  require(cudaGetDeviceProperties(&properties, 0), "properties");
  int driver = 0;
  cudaDriverGetVersion(&driver);
  const double bandwidth = measureCopy();
  const double empty = measure([](int) { launchEmpty(stream); }, 60);
  machine = {true, properties.multiProcessorCount};
  HostTimes host;
  {
    Workload work({1, 32, 4, 128}, machine);
    host = work.runHost();
  }
  std::printf("%s, copy %.3f TB/s, empty graph node %.3f us, host cost of a "
              "call %.2f us, of its validation %.2f us, of its launch %.2f us, "
              "of launching an empty kernel %.2f us\n",
              properties.name, bandwidth * 1e-12, empty, host.call,
              host.validation, host.launch, host.emptyLaunch);
  std::fprintf(json,
               "{\n  \"gpu\": \"%s\", \"driver_cuda\": %d, \"runtime_cuda\": "
               "%d,\n  \"copy_tb_per_s\": %.4f, \"empty_node_us\": %.4f,\n  "
               "\"host_call_us\": %.3f, \"host_validation_us\": %.3f, "
               "\"host_launch_us\": %.3f, \"host_empty_launch_us\": %.3f,\n  "
               "\"mode\": \"%s\",\n  \"rows\": [",
               properties.name, driver, CUDART_VERSION, bandwidth * 1e-12,
               empty, host.call, host.validation, host.launch, host.emptyLaunch,
               mode.c_str());
  if (mode == "main")
    runMain(bandwidth, quick);
  else if (mode == "matrix")
    runMatrix(bandwidth, layout);
  else {
    Config c = {1, 32, 4, 128};
    runSweep(bandwidth, c);
    if (!quick) {
      Config rope = c, fp8 = c, ropeFp8 = c, values = c, wide = c, narrow = c;
      Config table = c, stepwise = c, heads = c, shuffle = c, shuffleFp8 = c;
      rope.norm = ropeFp8.norm = false;
      fp8.fp8 = ropeFp8.fp8 = shuffleFp8.fp8 = true;
      values.cache = Cache::None;
      wide.size = 256;
      narrow.size = 64;
      table.wideTable = true;
      stepwise.stepwise = true;
      heads.queryHeads = 64, heads.kvHeads = 8;
      shuffle.cache = shuffleFp8.cache = Cache::Shuffle;
      shuffle.orderedSlots = shuffleFp8.orderedSlots = true;
      for (const Config &other : {rope, fp8, ropeFp8, values, wide, narrow,
                                  table, stepwise, heads, shuffle, shuffleFp8})
        runSweep(bandwidth, other);
    }
  }
  std::fprintf(json, "\n  ]\n}\n");
  std::fclose(json);
  return 0;
}
