//===- TargetMemory.cpp - Memory that a target's kernels reach -*- C++ -*-===//

#include "TargetMemory.h"

#include "prelude/Runtime.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <vector>

using namespace prelude::test;

namespace {

class HostMemory : public TargetMemory {
public:
  char *allocate(size_t bytes) override {
    size_t size = (std::max<size_t>(bytes, 1) + 63) / 64 * 64;
    auto *data = static_cast<char *>(std::aligned_alloc(64, size));
    if (data) {
      std::memset(data, 0, size);
      allocations.emplace_back(data, &std::free);
    }
    return data;
  }
  bool upload(char *to, const void *from, size_t bytes) override {
    if (bytes)
      std::memcpy(to, from, bytes);
    return true;
  }
  bool download(void *to, const char *from, size_t bytes) override {
    if (bytes)
      std::memcpy(to, from, bytes);
    return true;
  }

private:
  std::vector<std::unique_ptr<char, void (*)(void *)>> allocations;
};

/// A function of a library by its name; false where it is missing.
template <typename Function>
bool find(void *library, const char *name, Function *&function,
          std::string &error) {
  function = reinterpret_cast<Function *>(dlsym(library, name));
  if (!function)
    error = std::string(name) + " is missing in the driver";
  return function != nullptr;
}

/// Through the CUDA driver; its primary context is the one that the CUDA
/// runtime uses.
class CUDAMemory : public TargetMemory {
public:
  ~CUDAMemory() override {
    for (uint64_t address : allocations)
      release(address);
  }

  bool open(std::string &error) {
    void *library = dlopen("libcuda.so.1", RTLD_NOW);
    if (!library) {
      error = dlerror();
      return false;
    }
    int (*init)(unsigned);
    int (*getDevice)(int *, int);
    int (*retain)(void **, int);
    int (*setCurrent)(void *);
    if (!find(library, "cuInit", init, error) ||
        !find(library, "cuDeviceGet", getDevice, error) ||
        !find(library, "cuDevicePrimaryCtxRetain", retain, error) ||
        !find(library, "cuCtxSetCurrent", setCurrent, error) ||
        !find(library, "cuCtxSynchronize", synchronize, error) ||
        !find(library, "cuMemAlloc_v2", reserve, error) ||
        !find(library, "cuMemFree_v2", release, error) ||
        !find(library, "cuMemsetD8_v2", fill, error) ||
        !find(library, "cuMemcpyHtoD_v2", copyIn, error) ||
        !find(library, "cuMemcpyDtoH_v2", copyOut, error))
      return false;
    int device;
    void *context;
    if (init(0) || getDevice(&device, 0) || retain(&context, device) ||
        setCurrent(context)) {
      error = "no CUDA device";
      return false;
    }
    return true;
  }

  char *allocate(size_t bytes) override {
    uint64_t address;
    size_t size = std::max<size_t>(bytes, 1);
    if (reserve(&address, size))
      return nullptr;
    allocations.push_back(address);
    return fill(address, 0, size) ? nullptr : reinterpret_cast<char *>(address);
  }
  bool upload(char *to, const void *from, size_t bytes) override {
    return !bytes || !copyIn(reinterpret_cast<uint64_t>(to), from, bytes);
  }
  bool download(void *to, const char *from, size_t bytes) override {
    return !synchronize() &&
           (!bytes || !copyOut(to, reinterpret_cast<uint64_t>(from), bytes));
  }

private:
  int (*synchronize)() = nullptr;
  int (*reserve)(uint64_t *, size_t) = nullptr;
  int (*release)(uint64_t) = nullptr;
  int (*fill)(uint64_t, unsigned char, size_t) = nullptr;
  int (*copyIn)(uint64_t, const void *, size_t) = nullptr;
  int (*copyOut)(void *, uint64_t, size_t) = nullptr;
  std::vector<uint64_t> allocations;
};

class HIPMemory : public TargetMemory {
public:
  ~HIPMemory() override {
    for (void *address : allocations)
      release(address);
  }

  bool open(std::string &error) {
    void *library = nullptr;
    for (const char *name : {"libamdhip64.so.7", "libamdhip64.so.6",
                             "libamdhip64.so.5", "libamdhip64.so"})
      if ((library = dlopen(name, RTLD_NOW)))
        break;
    if (!library) {
      error = dlerror();
      return false;
    }
    int (*getDevice)(int *), (*setDevice)(int);
    if (!find(library, "hipGetDevice", getDevice, error) ||
        !find(library, "hipSetDevice", setDevice, error) ||
        !find(library, "hipDeviceSynchronize", synchronize, error) ||
        !find(library, "hipMalloc", reserve, error) ||
        !find(library, "hipFree", release, error) ||
        !find(library, "hipMemset", fill, error) ||
        !find(library, "hipMemcpy", copy, error))
      return false;
    int device;
    if (getDevice(&device) || setDevice(device)) {
      error = "no HIP device";
      return false;
    }
    return true;
  }

  char *allocate(size_t bytes) override {
    void *address;
    size_t size = std::max<size_t>(bytes, 1);
    if (reserve(&address, size))
      return nullptr;
    allocations.push_back(address);
    return fill(address, 0, size) ? nullptr : static_cast<char *>(address);
  }
  bool upload(char *to, const void *from, size_t bytes) override {
    return !bytes || !copy(to, from, bytes, hostToDevice);
  }
  bool download(void *to, const char *from, size_t bytes) override {
    return !synchronize() && (!bytes || !copy(to, from, bytes, deviceToHost));
  }

private:
  static constexpr int hostToDevice = 1, deviceToHost = 2;
  int (*synchronize)() = nullptr;
  int (*reserve)(void **, size_t) = nullptr;
  int (*release)(void *) = nullptr;
  int (*fill)(void *, int, size_t) = nullptr;
  int (*copy)(void *, const void *, size_t, int) = nullptr;
  std::vector<void *> allocations;
};

template <typename Memory>
std::unique_ptr<TargetMemory> openDevice(std::string &error) {
  auto memory = std::make_unique<Memory>();
  if (!memory->open(error))
    return nullptr;
  return memory;
}

} // namespace

std::unique_ptr<TargetMemory> TargetMemory::create(int32_t target,
                                                   std::string &error) {
  switch (target) {
  case PRELUDE_TARGET_CPU:
    return std::make_unique<HostMemory>();
  case PRELUDE_TARGET_CUDA:
    return openDevice<CUDAMemory>(error);
  case PRELUDE_TARGET_HIP:
    return openDevice<HIPMemory>(error);
  default:
    error = "unknown target";
    return nullptr;
  }
}
