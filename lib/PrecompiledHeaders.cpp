//===- PrecompiledHeaders.cpp - Carrier of the precompiled headers --------===//
//
// CMake attaches precompiled headers to a target that has a source.
//
//===----------------------------------------------------------------------===//
