// RUN: prelude-opt %s --split-input-file --verify-diagnostics

func.func @unknown_key(%q: tensor<?x8x64xf16>) {
  // expected-error@+1 {{clause 'in' has no 'w'}}
  prelude.fused in(w %q : tensor<?x8x64xf16>) out(q %q : tensor<?x8x64xf16>)
  return
}

// -----

func.func @key_of_another_clause(%q: tensor<?x8x64xf16>) {
  // expected-error@+1 {{clause 'norm' has no 'cos'}}
  prelude.fused in(q %q : tensor<?x8x64xf16>) norm once (cos %q : tensor<?x8x64xf16>) out(q %q : tensor<?x8x64xf16>)
  return
}

// -----

func.func @operand_twice(%q: tensor<?x8x64xf16>) {
  // expected-error@+1 {{'q' is given twice in 'in'}}
  prelude.fused in(q %q : tensor<?x8x64xf16>, q %q : tensor<?x8x64xf16>) out(q %q : tensor<?x8x64xf16>)
  return
}

// -----

func.func @value_twice(%q: tensor<?x8x64xf16>) {
  // expected-error@+1 {{'q_eps' is given twice in 'norm'}}
  prelude.fused in(q %q : tensor<?x8x64xf16>) norm once (q_eps = 0.0, q_eps = 0.0) out(q %q : tensor<?x8x64xf16>)
  return
}

// -----

func.func @value_in_dictionary_too(%q: tensor<?x8x64xf16>) {
  // expected-error@+1 {{attribute 'q_eps' occurs more than once in the attribute list}}
  %0 = prelude.fused in(q %q : tensor<?x8x64xf16>) norm once (q_eps = 0.0) out(q %q : tensor<?x8x64xf16>) {q_eps = 1.0 : f32} -> tensor<?x8x64xf16>
  return
}

// -----

func.func @segments(%q: tensor<?x8x64xf16>) {
  // expected-error@+1 {{attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  %0 = prelude.fused in(q %q : tensor<?x8x64xf16>) norm once (q_eps = 0.0) out(q %q : tensor<?x8x64xf16>) {operandSegmentSizes = array<i32: 1>} -> tensor<?x8x64xf16>
  return
}

// -----

func.func @no_out(%q: tensor<?x8x64xf16>) {
  // expected-error@+2 {{expected 'out'}}
  prelude.fused in(q %q : tensor<?x8x64xf16>) norm once (q_eps = 0.0)
  return
}

// -----

func.func @no_out_q(%k: tensor<?x8x64xf16>) {
  // expected-error@+2 {{clause 'out' needs 'q'}}
  prelude.fused in(k %k : tensor<?x8x64xf16>) norm once (k_eps = 0.0) out(k %k : tensor<?x8x64xf16>)
  return
}

// -----

func.func @eps_without_point(%q: tensor<?x8x64xf16>) {
  // expected-note@+2 {{add a trailing dot}}
  // expected-error@+1 {{unexpected decimal integer literal for a floating point value}}
  prelude.fused in(q %q : tensor<?x8x64xf16>) norm once (q_eps = 1) out(q %q : tensor<?x8x64xf16>)
  return
}

// -----

func.func @unranked(%x: tensor<*xf16>) {
  // expected-error@+1 {{must be ranked tensor or strided memref, but got 'tensor<*xf16>'}}
  %0 = prelude.rms_norm once ins(%x : tensor<*xf16>) outs(%x : tensor<*xf16>) eps = 0.0 -> tensor<*xf16>
  return
}

// -----

func.func @not_strided(%x: memref<4x8x64xf16, affine_map<(t, h, d) -> (t, h, d floordiv 2, d mod 2)>>) {
  // expected-error@+1 {{must be ranked tensor or strided memref}}
  prelude.rms_norm once ins(%x : memref<4x8x64xf16, affine_map<(t, h, d) -> (t, h, d floordiv 2, d mod 2)>>) outs(%x : memref<4x8x64xf16, affine_map<(t, h, d) -> (t, h, d floordiv 2, d mod 2)>>) eps = 0.0
  return
}
