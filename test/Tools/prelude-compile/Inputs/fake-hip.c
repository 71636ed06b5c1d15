/*===- fake-hip.c - A HIP run time without a device ----------------*- C
-*-===*\
 *
 * What libprelude_model_hip.so asks of libamdhip64, over the memory and the
 * counters of fake-driver.c. A module is loaded as the run time does it: the
 * code object of the device's chip, FAKE_HIP_CHIP, is taken from the bundle.
 *
\*===----------------------------------------------------------------------===*/
#define _GNU_SOURCE
#include "fake-driver.c"

#include <stdint.h>

enum { NO_DEVICE = 100, INVALID_DEVICE = 101, NO_BINARY = 209 };
static int lastError;
static int note(int result) { return result ? lastError = result : 0; }

int hipInit(unsigned flags) {
  return note(fails("hipInit") ? INVALID_DEVICE : cuInit(flags));
}
int hipGetDeviceCount(int *count) {
  *count = 1;
  return note(fails("hipGetDeviceCount") ? NO_DEVICE : 0);
}
int hipGetDevice(int *device) { return note(cuDeviceGet(device, 0)); }
int hipGetLastError(void) {
  int result = lastError;
  lastError = 0;
  return result;
}

typedef struct {
  const char *begin;
  size_t size;
} CodeObject;

static uint64_t readWord(const char **at) {
  uint64_t value;
  memcpy(&value, *at, sizeof(value));
  *at += sizeof(value);
  return value;
}

int hipModuleLoadData(void **module, const void *image) {
  static const char magic[] = "__CLANG_OFFLOAD_BUNDLE__";
  const char *chip = getenv("FAKE_HIP_CHIP"), *at = image;
  char wanted[64];
  sprintf(wanted, "hipv4-amdgcn-amd-amdhsa--%s", chip ? chip : "gfx942");
  if (memcmp(at, magic, 24) != 0)
    return note(NO_BINARY);
  at += 24;
  for (uint64_t count = readWord(&at); count-- > 0;) {
    uint64_t offset = readWord(&at), size = readWord(&at);
    uint64_t length = readWord(&at);
    const char *name = at;
    at += length;
    if (length != strlen(wanted) || memcmp(name, wanted, length) != 0)
      continue;
    CodeObject *object = malloc(sizeof(*object));
    object->begin = (const char *)image + offset;
    object->size = size;
    *module = object;
    libraries++;
    return note(memcmp(object->begin, "\177ELF", 4) ? NO_BINARY : 0);
  }
  return note(NO_BINARY);
}
int hipModuleUnload(void *module) {
  int result = cuLibraryUnload(module);
  free(module);
  return result;
}
int hipModuleGetFunction(void **kernel, void *module, const char *name) {
  CodeObject *object = module;
  /* Names are strings of the symbol table. */
  *kernel = memmem(object->begin, object->size, name, strlen(name) + 1);
  return note(*kernel ? (kernels++, 0) : 500);
}
int hipModuleLaunchKernel(void *kernel, unsigned gx, unsigned gy, unsigned gz,
                          unsigned bx, unsigned by, unsigned bz,
                          unsigned shared, void *stream, void **params,
                          void **extra) {
  return note(cuLaunchKernel(kernel, gx, gy, gz, bx, by, bz, shared, stream,
                             params, extra));
}

int hipMalloc(void **memory, size_t bytes) {
  return note(cuMemAlloc_v2((Address *)memory, bytes));
}
int hipMallocAsync(void **memory, size_t bytes, void *stream) {
  return note(cuMemAllocAsync((Address *)memory, bytes, stream));
}
int hipFreeAsync(void *memory, void *stream) {
  return note(cuMemFreeAsync((Address)(size_t)memory, stream));
}
int hipMemcpyHtoD(void *to, const void *from, size_t bytes) {
  return note(cuMemcpyHtoD_v2((Address)(size_t)to, from, bytes));
}
int hipMemcpyAsync(void *to, const void *from, size_t bytes, int kind,
                   void *stream) {
  (void)stream;
  memcpy(to, from, bytes);
  return note(kind == 4 ? 0 : 1);
}
int hipMemsetD16Async(void *to, unsigned short value, size_t count, void *s) {
  return note(cuMemsetD16Async((Address)(size_t)to, value, count, s));
}
int hipMemsetD32Async(void *to, int value, size_t count, void *s) {
  return note(cuMemsetD32Async((Address)(size_t)to, (unsigned)value, count, s));
}
int hipHostMalloc(void **memory, size_t bytes, unsigned flags) {
  return note(cuMemHostAlloc(memory, bytes, flags));
}
int hipStreamCreateWithFlags(void **stream, unsigned flags) {
  return note(cuStreamCreate(stream, flags));
}
int hipStreamDestroy(void *stream) { return note(cuStreamDestroy_v2(stream)); }
int hipStreamSynchronize(void *stream) {
  return note(cuStreamSynchronize(stream));
}
int hipStreamWaitEvent(void *stream, void *event, unsigned flags) {
  return note(cuStreamWaitEvent(stream, event, flags));
}
int hipEventCreateWithFlags(void **event, unsigned flags) {
  return note(cuEventCreate(event, flags));
}
int hipEventDestroy(void *event) { return note(cuEventDestroy_v2(event)); }
int hipEventRecord(void *event, void *stream) {
  return note(cuEventRecord(event, stream));
}
int hipEventSynchronize(void *event) { return note(cuEventSynchronize(event)); }
const char *hipGetErrorString(int result) {
  if (lastError)
    return "an error that was not taken back";
  return result == 2                ? "out of memory"
         : result == NO_DEVICE      ? "no ROCm-capable device is detected"
         : result == INVALID_DEVICE ? "invalid device ordinal"
         : result == NO_BINARY      ? "no kernel image for the device"
                                    : "made to fail";
}
