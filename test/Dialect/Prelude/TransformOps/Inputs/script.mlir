// Each sequence is the entry point of a run of passes.test.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @raise(%root: !transform.any_op) {
    %module, %ops = transform.prelude.raise %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }

  transform.named_sequence @raise_low(%root: !transform.any_op) {
    %module, %ops = transform.prelude.raise %root {allow_low_precision_norm} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }

  transform.named_sequence @raise_nothing(%root: !transform.any_op) {
    %module, %ops = transform.prelude.raise %root {norms = false, ropes = false, caches = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }

  transform.named_sequence @fuse(%root: !transform.any_op) {
    %module, %fused = transform.prelude.fuse %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }

  transform.named_sequence @fuse_options(%root: !transform.any_op) {
    %module, %fused = transform.prelude.fuse %root {min_tokens = 2, max_tokens = 12, dynamic_tokens = "version", chains = ["norm+rope+cache"], head_sizes = array<i64: 64, 128>, relaxed} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }

  transform.named_sequence @fuse_for_hip(%root: !transform.any_op) {
    %module, %fused = transform.prelude.fuse %root {target_name = "hip"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }

  // Function by function, and what was fused is known by its handle.
  transform.named_sequence @mark_fused(%root: !transform.any_op) {
    %functions = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %again, %fused = transform.prelude.fuse %functions : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.annotate %fused "made" : !transform.any_op
    transform.annotate %again "visited" : !transform.any_op
    transform.yield
  }

  transform.named_sequence @decompose(%root: !transform.any_op) {
    %module, %fused = transform.prelude.fuse %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %linalg = transform.prelude.decompose %module : (!transform.any_op) -> !transform.any_op
    transform.yield
  }

  transform.named_sequence @decompose_to_chain(%root: !transform.any_op) {
    %module, %fused = transform.prelude.fuse %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %chain = transform.prelude.decompose %module {to = "chain"} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }

  transform.named_sequence @patterns(%root: !transform.any_op {transform.readonly}) {
    %functions = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %functions {
      transform.apply_patterns.prelude.decompose_fused
      transform.apply_patterns.prelude.decompose_ops
    } : !transform.any_op
    transform.yield
  }
}
