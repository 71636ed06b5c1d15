/*===- fake-driver.c - A CUDA driver without a device --------------*- C
-*-===*\
 *
 * What libprelude_model_cuda.so asks of libcuda.so.1, on memory of the host and
 * without running kernels. At exit it prints what was done, and what was left
 * undone. FAKE_DRIVER_FAIL=function makes that function fail.
 *
\*===----------------------------------------------------------------------===*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned long long Address;

static int allocations, frees, constants, libraries, kernels, launches, streams;

static int fails(const char *name) {
  const char *failing = getenv("FAKE_DRIVER_FAIL");
  return failing && strcmp(failing, name) == 0;
}

__attribute__((destructor)) static void report(void) {
  fprintf(stderr,
          "fake driver: %d constants, %d modules, %d kernels, %d launches of "
          "non-empty grids, %d of %d allocations freed, %d other streams\n",
          constants, libraries, kernels, launches, frees, allocations, streams);
}

int cuInit(unsigned flags) { return fails("cuInit") ? 999 : (int)flags; }
int cuDeviceGetCount(int *count) {
  *count = fails("cuDeviceGetCount") ? 0 : 1;
  return 0;
}
int cuDeviceGet(int *device, int ordinal) {
  *device = ordinal;
  return 0;
}
static void *context;
int cuDevicePrimaryCtxRetain(void **result, int device) {
  (void)device;
  *result = &context;
  return 0;
}
int cuCtxGetCurrent(void **result) {
  *result = context;
  return 0;
}
int cuCtxSetCurrent(void *set) {
  context = set;
  return 0;
}
int cuLibraryLoadData(void **library, const void *image, const int *options,
                      void **values, unsigned count, const int *more,
                      void **moreValues, unsigned moreCount) {
  (void)options, (void)more, (void)moreValues, (void)moreCount, (void)count;
  if (fails("cuLibraryLoadData")) {
    strcpy(values[0], "ptxas error: line 1\nline 2");
    return 218;
  }
  /* A module is text of its kernels. */
  *library = (void *)(size_t)image;
  return strstr(image, ".visible .entry") ? (libraries++, 0) : 200;
}
int cuLibraryUnload(void *library) { return library ? (libraries--, 0) : 1; }
int cuLibraryGetKernel(void **kernel, void *library, const char *name) {
  *kernel = strstr(library, name);
  return *kernel ? (kernels++, 0) : 500;
}
int cuLaunchKernel(void *kernel, unsigned gx, unsigned gy, unsigned gz,
                   unsigned bx, unsigned by, unsigned bz, unsigned shared,
                   void *stream, void **params, void **extra) {
  (void)stream, (void)extra, (void)params;
  if (fails("cuLaunchKernel"))
    return 719;
  if (!kernel || !gx || gy != 1 || gz != 1 || bx != 128 || by != 1 || bz != 1 ||
      shared)
    return 1;
  launches++;
  return 0;
}
int cuMemAlloc_v2(Address *address, size_t bytes) {
  *address = (Address)(size_t)malloc(bytes);
  constants++;
  return 0;
}
int cuMemAllocAsync(Address *address, size_t bytes, void *stream) {
  (void)stream;
  if (fails("cuMemAllocAsync"))
    return 2;
  *address = (Address)(size_t)calloc(1, bytes);
  allocations++;
  return 0;
}
int cuMemFreeAsync(Address address, void *stream) {
  (void)stream;
  free((void *)(size_t)address);
  frees++;
  return 0;
}
int cuMemcpyHtoD_v2(Address to, const void *from, size_t bytes) {
  memcpy((void *)(size_t)to, from, bytes);
  return 0;
}
int cuMemcpyAsync(Address to, Address from, size_t bytes, void *stream) {
  (void)stream;
  memcpy((void *)(size_t)to, (void *)(size_t)from, bytes);
  return 0;
}
int cuMemsetD16Async(Address to, unsigned short value, size_t count, void *s) {
  (void)s;
  for (size_t i = 0; i < count; ++i)
    ((unsigned short *)(size_t)to)[i] = value;
  return 0;
}
int cuMemsetD32Async(Address to, unsigned value, size_t count, void *s) {
  (void)s;
  for (size_t i = 0; i < count; ++i)
    ((unsigned *)(size_t)to)[i] = value;
  return 0;
}
int cuMemHostAlloc(void **memory, size_t bytes, unsigned flags) {
  (void)flags;
  *memory = calloc(1, bytes);
  return 0;
}
int cuStreamCreate(void **stream, unsigned flags) {
  (void)flags;
  *stream = malloc(1);
  streams++;
  return 0;
}
int cuStreamDestroy_v2(void *stream) {
  free(stream);
  streams--;
  return 0;
}
int cuStreamSynchronize(void *stream) {
  (void)stream;
  /* What waits before kernels run is a copy. */
  return launches && fails("cuStreamSynchronize") ? 700 : 0;
}
int cuStreamWaitEvent(void *stream, void *event, unsigned flags) {
  (void)stream, (void)event, (void)flags;
  return 0;
}
int cuEventCreate(void **event, unsigned flags) {
  (void)flags;
  *event = NULL;
  return 0;
}
int cuEventDestroy_v2(void *event) { return event != NULL; }
int cuEventRecord(void *event, void *stream) {
  (void)event, (void)stream;
  return 0;
}
int cuEventSynchronize(void *event) { return event != NULL; }
int cuGetErrorString(int result, const char **text) {
  *text = result == 2 ? "out of memory" : "made to fail";
  return 0;
}
