#===- AddPrelude.cmake - The project's thin layer over MLIR's macros -------===#
#
# Each wrapper keeps one CMakeLists.txt a few lines long and keeps our targets
# out of MLIR's own export set.
#
#===------------------------------------------------------------------------===#

include_guard()

# add_prelude_dialect(NAME NAMESPACE): what TableGen makes of NAME.td, the
# umbrella file of a dialect: declarations and definitions of the dialect, its
# enums, attributes and ops.
function(add_prelude_dialect name namespace)
  set(LLVM_TARGET_DEFINITIONS ${name}.td)
  mlir_tablegen(${name}Dialect.h.inc -gen-dialect-decls -dialect=${namespace})
  mlir_tablegen(${name}Dialect.cpp.inc -gen-dialect-defs -dialect=${namespace})
  mlir_tablegen(${name}Enums.h.inc -gen-enum-decls)
  mlir_tablegen(${name}Enums.cpp.inc -gen-enum-defs)
  mlir_tablegen(${name}Attributes.h.inc -gen-attrdef-decls
    -attrdefs-dialect=${namespace})
  mlir_tablegen(${name}Attributes.cpp.inc -gen-attrdef-defs
    -attrdefs-dialect=${namespace})
  mlir_tablegen(${name}.h.inc -gen-op-decls)
  mlir_tablegen(${name}.cpp.inc -gen-op-defs)
  add_public_tablegen_target(MLIR${name}IncGen)
  add_dependencies(prelude-headers MLIR${name}IncGen)
  add_prelude_doc(${name} ${name}Dialect Dialects/ -gen-dialect-doc -dialect=${namespace})
endfunction()

# add_prelude_passes(NAME): what TableGen makes of Passes.td in this folder.
function(add_prelude_passes name)
  set(LLVM_TARGET_DEFINITIONS Passes.td)
  mlir_tablegen(Passes.h.inc -gen-pass-decls -name ${name})
  add_public_tablegen_target(${name}PassesIncGen)
  add_dependencies(prelude-headers ${name}PassesIncGen)
  add_prelude_doc(Passes ${name}Passes Passes/ -gen-pass-doc)
endfunction()

# add_prelude_doc(TD OUTPUT FOLDER COMMAND...): reference made from TableGen, by
# the target prelude-doc, as build/docs/FOLDER/OUTPUT.md. Not in a host, whose
# target mlir-doc it would join.
function(add_prelude_doc td output folder)
  if(PRELUDE_EMBEDDED)
    return()
  endif()
  add_mlir_doc(${td} ${output} ${folder} ${ARGN})
  add_dependencies(prelude-doc ${output}DocGen)
endfunction()

# add_prelude_library(NAME SOURCES... [COMPONENT ...] [PRELUDE_LIBS ...]
#                     [MLIR_LIBS ...] [DEPENDS ...])
# A static library of the compiler. MLIR_LIBS become the dylib where that is
# linked; PRELUDE_LIBS are libraries of this project. COMPONENT is that of the
# package which has it; without one it is of no use outside.
function(add_prelude_library name)
  cmake_parse_arguments(ARG "" "COMPONENT" "PRELUDE_LIBS;MLIR_LIBS;DEPENDS"
    ${ARGN})
  set(embedded)
  if(PRELUDE_EMBEDDED)
    # A host that builds MLIR makes libMLIR.so of all that doesn't say this.
    set(embedded EXCLUDE_FROM_LIBMLIR)
  endif()
  add_mlir_library(${name} ${ARG_UNPARSED_ARGUMENTS}
    DISABLE_INSTALL ${embedded}
    DEPENDS prelude-headers ${ARG_DEPENDS})
  mlir_target_link_libraries(${name} PUBLIC ${ARG_MLIR_LIBS})
  target_link_libraries(${name} PUBLIC ${ARG_PRELUDE_LIBS})
  prelude_library_usage(${name})
  if(ARG_COMPONENT)
    prelude_install_library(${name} ${ARG_COMPONENT})
  endif()
  if(PRELUDE_PRECOMPILE_HEADERS AND TARGET obj.${name})
    target_precompile_headers(obj.${name} REUSE_FROM PreludePrecompiledHeaders)
  endif()
endfunction()

# prelude_library_usage(NAME): what a target that links it compiles with, and
# its name Prelude::NAME, as in the package.
function(prelude_library_usage name)
  add_library(Prelude::${name} ALIAS ${name})
  target_include_directories(${name} INTERFACE
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
    $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include>
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/runtime/include>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
endfunction()

# prelude_install_library(NAME COMPONENT): into the package's COMPONENT, as
# Prelude::NAME.
function(prelude_install_library name component)
  if(NOT PRELUDE_INSTALL)
    return()
  endif()
  set_property(GLOBAL APPEND PROPERTY PRELUDE_COMPONENTS ${component})
  set_property(GLOBAL APPEND PROPERTY PRELUDE_${component}_LIBS ${name})
  install(TARGETS ${name}
    EXPORT Prelude${component}Targets
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
endfunction()

# add_prelude_tool(NAME SOURCES... [NO_INSTALL] [PRELUDE_LIBS ...]
#                  [MLIR_LIBS ...])
function(add_prelude_tool name)
  cmake_parse_arguments(ARG "NO_INSTALL" "" "PRELUDE_LIBS;MLIR_LIBS" ${ARGN})
  add_llvm_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  llvm_update_compile_flags(${name})
  target_link_libraries(${name} PRIVATE ${ARG_PRELUDE_LIBS})
  mlir_target_link_libraries(${name} PRIVATE ${ARG_MLIR_LIBS})
  mlir_check_all_link_libraries(${name})
  set_property(GLOBAL APPEND PROPERTY PRELUDE_TOOLS ${name})
  if(PRELUDE_INSTALL AND NOT ARG_NO_INSTALL)
    install(TARGETS ${name} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  endif()
endfunction()
