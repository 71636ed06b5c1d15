# Mistakes that a kernel could have, each as a change of one place of its
# source. The executor runs such kernels in HIPFaultTest.cpp, which must find
# every one.
#
#   add_fault(NAME FILE OLD NEW)
#
# OLD must be in the file exactly once. Compiled are kernels for bf16 alone.
set(fault_names)
function(add_fault name file old new)
  set(source ${PRELUDE_RUNTIME_ROOT}/${file})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
  file(READ ${source} text)
  string(FIND "${text}" "${old}" first)
  string(FIND "${text}" "${old}" last REVERSE)
  if(first EQUAL -1 OR NOT first EQUAL last)
    message(FATAL_ERROR "fault ${name}: ${file} must have exactly one '${old}'")
  endif()
  string(REPLACE "${old}" "${new}" text "${text}")
  set(directory ${CMAKE_CURRENT_BINARY_DIR}/faults/${name})
  # Leaves the file alone where nothing has changed.
  file(GENERATE OUTPUT ${directory}/${file} CONTENT "${text}")
  configure_file(${fault_kernels} ${directory}/kernels/hip/Kernels.def COPYONLY)
  add_library(prelude-fault-${name} MODULE ExecutorKernels.cpp)
  prelude_executor_kernels(prelude-fault-${name} BF16)
  # Built quickly, for few cases.
  target_compile_options(prelude-fault-${name} PRIVATE -O0 -w)
  target_include_directories(prelude-fault-${name} BEFORE PRIVATE ${directory})
  set_target_properties(prelude-fault-${name} PROPERTIES
    OUTPUT_NAME fault-${name} PREFIX ""
    LIBRARY_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/faults)
  list(APPEND fault_names ${name})
  set(fault_names ${fault_names} PARENT_SCOPE)
endfunction()

add_fault(dropped-eps kernels/device/Stages.h
  "getSquareRoot(mean + eps)" "getSquareRoot(mean)")
add_fault(wrong-pair kernels/device/Lanes.h
  "plan.second = headSize / 2 + lane * chunkSize"
  "plan.second = headSize / 2 + (lane ^ 1) * chunkSize")
add_fault(wrong-sign kernels/device/Stages.h "b = bc + as" "b = bc - as")
add_fault(missing-block-barrier kernels/device/Vector.h "    syncBlock()" "    ")
add_fault(missing-wave-barrier kernels/device/General.h
  "        // All have read their partners.
        syncWave()" "        ")
add_fault(truncating-store kernels/device/PlatformHIP.h
  "bits + 0x7FFFu + (bits >> 16 & 1u)" "bits")
add_fault(slot-off-by-one kernels/device/Stages.h
  "  slot.offset = uint32_t(index) - " "  slot.offset = uint32_t(index) + 1 - ")
add_fault(negative-slot-written kernels/device/Stages.h
  "  found = -1" "  found = 0")
add_fault(position-off-by-one kernels/device/Stages.h
  "row < uint32_t(rope.rows)" "row + 1 < uint32_t(rope.rows)")
add_fault(wrong-lane kernels/device/PlatformHIP.h
  "getQuadPermutation(2, 3, 0, 1)" "getQuadPermutation(1, 0, 3, 2)")
add_fault(divergent-sum kernels/device/Vector.h
  "      if (!(args.flags & AnyNorm))
        return;" "      if (!(flags & PartHasNorm))
        return;")
add_fault(one-rounding-less kernels/device/Stages.h "  if (Inner)" "  if (false)")
add_fault(ignored-scale kernels/device/Stages.h
  "cache.scale ? cache.scale[" "!cache.scale ? cache.scale[")
