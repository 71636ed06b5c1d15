#===- Package.cmake - What find_package(Prelude) finds ---------------------===#
#
# One export set for each component, so that a project which wants the dialect
# alone links nothing else.
#
#===------------------------------------------------------------------------===#

include(CMakePackageConfigHelpers)
set(prelude_package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/Prelude)
get_property(PRELUDE_PACKAGE_COMPONENTS GLOBAL PROPERTY PRELUDE_COMPONENTS)
list(REMOVE_DUPLICATES PRELUDE_PACKAGE_COMPONENTS)
set(PRELUDE_PACKAGE_LIBS)
foreach(component ${PRELUDE_PACKAGE_COMPONENTS})
  get_property(libs GLOBAL PROPERTY PRELUDE_${component}_LIBS)
  list(TRANSFORM libs PREPEND Prelude::)
  list(APPEND PRELUDE_PACKAGE_LIBS ${libs})
  install(EXPORT Prelude${component}Targets
    NAMESPACE Prelude::
    DESTINATION ${prelude_package_dir})
endforeach()

configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/PreludeConfig.cmake.in
  ${PROJECT_BINARY_DIR}/package/PreludeConfig.cmake
  INSTALL_DESTINATION ${prelude_package_dir}
  PATH_VARS CMAKE_INSTALL_INCLUDEDIR CMAKE_INSTALL_BINDIR CMAKE_INSTALL_LIBDIR
  NO_CHECK_REQUIRED_COMPONENTS_MACRO)
write_basic_package_version_file(
  ${PROJECT_BINARY_DIR}/package/PreludeConfigVersion.cmake
  VERSION ${PRELUDE_VERSION}
  COMPATIBILITY SameMinorVersion)
install(FILES
  ${PROJECT_BINARY_DIR}/package/PreludeConfig.cmake
  ${PROJECT_BINARY_DIR}/package/PreludeConfigVersion.cmake
  DESTINATION ${prelude_package_dir})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/ ${PROJECT_BINARY_DIR}/include/
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN "*.h" PATTERN "*.td" PATTERN "*.def" PATTERN "*.inc"
  PATTERN "CMakeFiles" EXCLUDE)
