# The HIP kernels in the executor, always under sanitizers: what they find is
# half of what it is for. The sources need clang, as on the chips.
set(sanitize -fsanitize=address,undefined -fno-sanitize-recover=all
  -fno-omit-frame-pointer -fno-optimize-sibling-calls)

# A file of kernels/hip in a target whose only source is ExecutorKernels.cpp.
function(prelude_executor_kernels target element)
  prelude_executor_settings(${target})
  string(TOLOWER ${element} name)
  target_compile_definitions(${target} PRIVATE
    PRELUDE_EXECUTOR_SOURCE="kernels/hip/${element}.hip"
    PRELUDE_EXECUTOR_TABLE=prelude_executor_${name})
  # Convergent: no call may be made two, of which lanes take one each.
  target_compile_options(${target} PRIVATE -fconvergent-functions
    -fno-omit-frame-pointer -fno-optimize-sibling-calls)
endfunction()

# libamdhip64, but its devices are the executor.
add_library(prelude-executor SHARED
  Executor.cpp
  Fiber.cpp
  HIPRuntime.cpp
  ${test_directory}/TestArray.cpp)
foreach(element BF16 F16 F32)
  add_library(prelude-executor-${element} OBJECT ExecutorKernels.cpp)
  prelude_executor_kernels(prelude-executor-${element} ${element})
  target_compile_options(prelude-executor-${element} PRIVATE -O1 ${sanitize})
  target_sources(prelude-executor PRIVATE
    $<TARGET_OBJECTS:prelude-executor-${element}>)
endforeach()
prelude_executor_settings(prelude-executor)
target_compile_options(prelude-executor PRIVATE ${sanitize})
target_link_options(prelude-executor PRIVATE ${sanitize})
set_target_properties(prelude-executor PROPERTIES
  OUTPUT_NAME amdhip64
  SOVERSION 6
  # For the faulty kernels, which are loaded.
  CXX_VISIBILITY_PRESET default
  LIBRARY_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/executor)
target_link_options(prelude-executor PRIVATE LINKER:--exclude-libs,ALL)
target_link_libraries(prelude-executor PRIVATE
  PreludeCapabilities ${CMAKE_DL_LIBS})

include(Faults.cmake)

add_executable(prelude-hip-tests
  HIPFaultTest.cpp
  HIPKernelTest.cpp
  HIPStatusTest.cpp
  # The fixtures' tests again, and the random cases.
  $<TARGET_OBJECTS:prelude-fixture-tests>
  $<TARGET_OBJECTS:prelude-test-cases>)
prelude_executor_settings(prelude-hip-tests)
list(JOIN fault_names "," faults)
list(JOIN PRELUDE_HIP_ARCHITECTURES "," chips)
target_compile_definitions(prelude-hip-tests PRIVATE
  PRELUDE_CHIPS="${chips}"
  PRELUDE_FAULTS="${faults}"
  PRELUDE_FAULT_DIRECTORY="${CMAKE_CURRENT_BINARY_DIR}/faults")
# The allocator is the sanitizer's, and so kernels find the ends of arrays; what
# the tests themselves do is no more looked at than it must.
target_link_options(prelude-hip-tests PRIVATE ${sanitize})
target_link_libraries(prelude-hip-tests PRIVATE
  prelude-executor PreludeRuntime PreludeCapabilities GTest::gtest_main
  ${CMAKE_DL_LIBS})
list(TRANSFORM fault_names PREPEND prelude-fault-)
add_dependencies(prelude-hip-tests PreludeHIP ${fault_names})

add_test(NAME prelude-hip-tests
  COMMAND prelude-hip-tests --gtest_filter=HIPKernelTest.*)
add_test(NAME prelude-hip-fault-tests
  COMMAND prelude-hip-tests --gtest_filter=HIPFaultTest.*)

# All fixtures, with both sizes of waves, in every order.
set(device 0)
foreach(target IN LISTS PRELUDE_HIP_TARGETS)
  if(target IN_LIST PRELUDE_HIP_ARCHITECTURES AND target MATCHES "gfx942|gfx1201")
    foreach(lanes forward backward)
      foreach(waves forward backward)
        set(name prelude-hip-fixtures-${target}-lanes-${lanes}-waves-${waves})
        add_test(NAME ${name}
          COMMAND prelude-hip-tests --gtest_brief=1 --gtest_filter=Models/*)
        set_tests_properties(${name} PROPERTIES ENVIRONMENT
          "PRELUDE_TEST_TARGET=hip;PRELUDE_EXECUTOR=device=${device},lanes=${lanes},waves=${waves}")
      endforeach()
    endforeach()
  endif()
  math(EXPR device "${device} + 1")
endforeach()

# No device: both errors that HIP has for it.
foreach(code 100 101)
  add_test(NAME prelude-hip-error-${code}
    COMMAND prelude-hip-tests --gtest_filter=HIPStatus.*)
  set_tests_properties(prelude-hip-error-${code} PROPERTIES ENVIRONMENT
    "PRELUDE_EXECUTOR=error=${code};PRELUDE_TEST_NO_DEVICE=$<IF:$<EQUAL:${code},100>,no ROCm-capable device,invalid device ordinal>")
endforeach()
