// RUN: prelude-opt %s --split-input-file --verify-diagnostics --prelude-assert-to-call | FileCheck %s

// One constant a message, and no call where the assertion holds.

// CHECK: llvm.mlir.global private constant @"__prelude_assert: i is odd"("i is odd\00")
// CHECK: llvm.func @prelude_assert_v1(!llvm.ptr)
// CHECK-LABEL: @asserts
func.func @asserts(%a: i1, %b: i1) -> i32 {
  // CHECK:   %[[ONE:.+]] = arith.constant 1
  // CHECK:   cf.cond_br %{{.*}}, ^[[FIRST:.+]], ^[[FAIL:.+]]
  // CHECK: ^[[FAIL]]:
  // CHECK:   %[[TEXT:.+]] = llvm.mlir.addressof @"__prelude_assert: i is odd"
  // CHECK:   llvm.call @prelude_assert_v1(%[[TEXT]])
  // CHECK:   cf.br ^[[FIRST]]
  // CHECK: ^[[FIRST]]:
  // CHECK:   cf.cond_br
  // CHECK-NOT: cf.assert
  // CHECK:   return %[[ONE]]
  %one = arith.constant 1 : i32
  cf.assert %a, "i is odd"
  cf.assert %b, "i is odd"
  return %one : i32
}

// -----

func.func @in_a_loop(%a: i1, %n: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %c1 to %n step %c1 {
    // expected-error @below {{'cf.assert' op is inside 'scf.for', expected a function that is lowered to control flow}}
    cf.assert %a, "i is odd"
  }
  return
}
