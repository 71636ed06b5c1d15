//===- HIPRuntime.cpp - libamdhip64 over the executor -----------*- C++ -*-===//
//
// What the backend and the tests call of the HIP run time. Device memory is the
// host's, streams are none. Code objects are looked at as a driver does: they
// must be for the chip and must have the kernel, whose source then runs in the
// executor.
//
//===----------------------------------------------------------------------===//

#include "ExecutorControl.h"
#include "ExecutorKernels.h"

#include "kernels/device/Arguments.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <elf.h>
#include <hip/hip_runtime_api.h>
#include <list>
#include <map>
#include <mutex>
#include <string>
#include <unistd.h>

using namespace prelude;
using namespace prelude::executor;

namespace {

struct Settings {
  Order order;
  Counts counts;
  int devices = chipCount;
  hipError_t error = hipSuccess; ///< Why there are no devices.
  bool failsAtExit = false;
  std::map<std::string, Kernel> kernels, replaced;
  int firstDevice = 0;

  Settings() {
    for (GetKernels get :
         {prelude_executor_bf16, prelude_executor_f16, prelude_executor_f32})
      add(get, kernels);
    const char *text = std::getenv("PRELUDE_EXECUTOR");
    if (!text)
      return;
    failsAtExit = true;
    if (const char *device = std::strstr(text, "device="))
      firstDevice = std::atoi(device + 7);
    if (const char *code = std::strstr(text, "error=")) {
      error = hipError_t(std::atoi(code + 6));
      devices = 0;
    }
    order.lanesBackward = std::strstr(text, "lanes=backward");
    order.wavesBackward = std::strstr(text, "waves=backward");
  }
  ~Settings() {
    if (!failsAtExit)
      return;
    std::fprintf(
        stderr,
        "executor: %llu collectives, %llu reads of lanes that are off, "
        "%llu partial collectives\n",
        static_cast<unsigned long long>(counts.collectives),
        static_cast<unsigned long long>(counts.readsOfOffLanes),
        static_cast<unsigned long long>(counts.partialCollectives));
    if (counts.readsOfOffLanes || counts.partialCollectives) {
      std::fflush(nullptr);
      _exit(1);
    }
  }

  static void add(GetKernels get, std::map<std::string, Kernel> &to) {
    size_t count;
    const NamedKernel *table = get(&count);
    for (size_t i = 0; i < count; ++i)
      to[table[i].name] = table[i].kernel;
  }
};
Settings settings;
std::mutex mutex;
thread_local int currentDevice = -1;

int getCurrent() {
  return currentDevice < 0 ? settings.firstDevice : currentDevice;
}

/// The processor in the flags of a code object (LLVM's AMDGPU usage guide).
uint32_t getMachine(const char *chip) {
  static const std::map<std::string, uint32_t> machines = {{"gfx90a", 0x3F},
                                                           {"gfx942", 0x4C},
                                                           {"gfx950", 0x4F},
                                                           {"gfx1100", 0x41},
                                                           {"gfx1201", 0x4E}};
  auto found = machines.find(chip);
  return found == machines.end() ? 0 : found->second;
}

/// Whether the code object defines a symbol.
bool hasSymbol(const char *image, const std::string &name) {
  const auto *header = reinterpret_cast<const Elf64_Ehdr *>(image);
  const auto *sections =
      reinterpret_cast<const Elf64_Shdr *>(image + header->e_shoff);
  for (int i = 0; i < header->e_shnum; ++i) {
    if (sections[i].sh_type != SHT_DYNSYM)
      continue;
    const auto *symbols =
        reinterpret_cast<const Elf64_Sym *>(image + sections[i].sh_offset);
    const char *names = image + sections[sections[i].sh_link].sh_offset;
    for (uint64_t j = 0; j < sections[i].sh_size / sizeof(Elf64_Sym); ++j)
      if (symbols[j].st_shndx != SHN_UNDEF &&
          name == names + symbols[j].st_name)
        return true;
  }
  return false;
}

struct Module {
  const char *image;
};
/// Never unloaded.
std::list<Module> modules;
std::list<std::string> functions;

} // namespace

//===----------------------------------------------------------------------===//
// Settings
//===----------------------------------------------------------------------===//

void prelude_executor_set_order(bool lanesBackward, bool wavesBackward) {
  settings.order = {lanesBackward, wavesBackward};
}
void prelude_executor_take_counts(Counts *counts) {
  *counts = settings.counts;
  settings.counts = {};
}
bool prelude_executor_replace(const char *library) {
  settings.replaced.clear();
  if (!library)
    return true;
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  void *get = handle ? dlsym(handle, "prelude_executor_bf16") : nullptr;
  if (!get) {
    std::fprintf(stderr, "executor: %s\n", dlerror());
    return false;
  }
  Settings::add(reinterpret_cast<GetKernels>(get), settings.replaced);
  return true;
}

//===----------------------------------------------------------------------===//
// The HIP run time
//===----------------------------------------------------------------------===//

hipError_t hipGetDeviceCount(int *count) {
  *count = settings.devices;
  return settings.devices ? hipSuccess : settings.error;
}
hipError_t hipGetDevice(int *device) {
  *device = getCurrent();
  return settings.devices ? hipSuccess : settings.error;
}
hipError_t hipSetDevice(int device) {
  if (device < 0 || device >= settings.devices)
    return hipErrorInvalidDevice;
  currentDevice = device;
  return hipSuccess;
}
hipError_t hipGetDeviceProperties(hipDeviceProp_t *properties, int device) {
  if (device < 0 || device >= settings.devices)
    return hipErrorInvalidDevice;
  std::memset(properties, 0, sizeof(*properties));
  std::snprintf(properties->name, sizeof(properties->name), "executor");
  // With what a driver appends.
  std::snprintf(properties->gcnArchName, sizeof(properties->gcnArchName),
                "%s:sramecc+:xnack-", chips[device].name);
  properties->warpSize = chips[device].waveLanes;
  return hipSuccess;
}
const char *hipGetErrorString(hipError_t error) {
  switch (int(error)) {
  case hipSuccess:
    return "no error";
  case hipErrorNoDevice:
    return "no ROCm-capable device is detected";
  case hipErrorInvalidDevice:
    return "invalid device ordinal";
  case hipErrorNoBinaryForGpu:
    return "no kernel image is available for execution on the device";
  case hipErrorNotFound:
    return "named symbol not found";
  default:
    return "another error";
  }
}
hipError_t hipGetLastError() { return hipSuccess; }

hipError_t hipModuleLoadData(hipModule_t *module, const void *image) {
  const auto *header = static_cast<const Elf64_Ehdr *>(image);
  constexpr int machineAMDGPU = 224;
  if (std::memcmp(header->e_ident, ELFMAG, SELFMAG) ||
      header->e_machine != machineAMDGPU ||
      (header->e_flags & 0xFF) != getMachine(chips[getCurrent()].name))
    return hipErrorNoBinaryForGpu;
  modules.push_back({static_cast<const char *>(image)});
  *module = reinterpret_cast<hipModule_t>(&modules.back());
  return hipSuccess;
}
hipError_t hipModuleGetFunction(hipFunction_t *function, hipModule_t module,
                                const char *name) {
  const auto *from = reinterpret_cast<Module *>(module);
  // The kernel's descriptor.
  if (!hasSymbol(from->image, std::string(name) + ".kd") ||
      !settings.kernels.count(name))
    return hipErrorNotFound;
  functions.push_back(name);
  *function = reinterpret_cast<hipFunction_t>(&functions.back());
  return hipSuccess;
}
hipError_t hipModuleLaunchKernel(hipFunction_t function, unsigned gridX,
                                 unsigned gridY, unsigned gridZ,
                                 unsigned blockX, unsigned blockY,
                                 unsigned blockZ, unsigned, hipStream_t,
                                 void **arguments, void **) {
  const std::string &name = *reinterpret_cast<std::string *>(function);
  std::lock_guard<std::mutex> lock(mutex);
  auto replaced = settings.replaced.find(name);
  const Kernel kernel = replaced != settings.replaced.end()
                            ? replaced->second
                            : settings.kernels.at(name);
  device::Arguments copy;
  std::memcpy(&copy, arguments[0], sizeof(copy));
  run(kernel, copy, {gridX, gridY, gridZ}, {blockX, blockY, blockZ},
      chips[getCurrent()], settings.order, settings.counts);
  return hipSuccess;
}

hipError_t hipDeviceSynchronize() { return hipSuccess; }
hipError_t hipMalloc(void **memory, size_t bytes) {
  *memory = std::aligned_alloc(256, (bytes + 255) / 256 * 256);
  return *memory ? hipSuccess : hipErrorOutOfMemory;
}
hipError_t hipFree(void *memory) {
  std::free(memory);
  return hipSuccess;
}
hipError_t hipMemset(void *memory, int value, size_t bytes) {
  std::memset(memory, value, bytes);
  return hipSuccess;
}
hipError_t hipMemcpy(void *to, const void *from, size_t bytes, hipMemcpyKind) {
  std::memcpy(to, from, bytes);
  return hipSuccess;
}
