// RUN: prelude-opt %s --transform-interpreter --split-input-file --verify-diagnostics

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-error @below {{expects target_name to be cpu, cuda or hip, but it is "tpu"}}
    %0, %1 = transform.prelude.fuse %root {target_name = "tpu"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-error @below {{expects dynamic_tokens to be fuse, refuse or version, but it is "guess"}}
    %0, %1 = transform.prelude.fuse %root {dynamic_tokens = "guess"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-error @below {{expects chains of norm+rope+cache, rope+cache, norm+rope and norm+cache, but one is "rope"}}
    %0, %1 = transform.prelude.fuse %root {chains = ["norm+rope", "rope"]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-error @below {{expects 'to' to be chain or linalg, but it is "llvm"}}
    %0 = transform.prelude.decompose %root {to = "llvm"} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// A script can't change the module that it stands in.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-error @below {{can't transform itself: the target, 'builtin.module', holds the transform script}}
    %0, %1 = transform.prelude.raise %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// What the pass refuses, the step refuses.

module attributes {transform.with_named_sequence} {
  // expected-note @below {{the target}}
  func.func @memref(%x: memref<4x64xf32>) {
    // expected-error @below {{works on memrefs, and prelude-decompose takes tensors: run it before bufferization}}
    prelude.rms_norm once ins(%x : memref<4x64xf32>) outs(%x : memref<4x64xf32>) eps = 0.0
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %functions = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed on a target}}
    %0 = transform.prelude.decompose %functions : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
