//===- CapabilitiesTest.cpp - The table and its questions ------*- C++ -*-===//

#include "prelude/Capabilities.h"

#include <gtest/gtest.h>
#include <set>
#include <string>

using namespace prelude;

namespace {

/// A query that the CPU has kernels for, with every part in use.
KernelQuery makeQuery() {
  KernelQuery query;
  query.dtype = PRELUDE_DTYPE_BF16;
  query.qWeightDtype = query.kWeightDtype = PRELUDE_DTYPE_F32;
  query.tableDtype = PRELUDE_DTYPE_F32;
  query.positionDtype = query.slotDtype = PRELUDE_DTYPE_I64;
  query.cacheDtype = PRELUDE_DTYPE_BF16;
  query.headSize = query.rotaryDim = 128;
  query.rotaryOffset = 0;
  query.tableWidth = 64;
  query.hasNorm = query.hasRope = query.hasCache = true;
  return query;
}

struct Change {
  void (*apply)(KernelQuery &);
  const char *code, *wanted, *got;
};

TEST(CapabilitiesTest, CpuHasEverything) {
  KernelQuery query = makeQuery();
  EXPECT_FALSE(findRefusal(query));
  query.hasVNorm = query.hasSections = query.hasGate = query.relaxed = true;
  query.normScope = PRELUDE_NORM_SCOPE_TOKEN;
  query.order = PRELUDE_ORDER_ROPE_FIRST;
  query.layout = PRELUDE_CACHE_LAYOUT_SHUFFLE;
  query.cacheDtype = PRELUDE_DTYPE_F8E4M3FNUZ;
  query.weightOffset = 1.0f;
  query.rotaryDim = 96;
  query.rotaryOffset = 32;
  query.tableWidth = 96;
  EXPECT_FALSE(findRefusal(query));
}

TEST(CapabilitiesTest, UnknownExtentsAreNotRefused) {
  KernelQuery query;
  query.dtype = PRELUDE_DTYPE_F16;
  query.hasNorm = query.hasRope = query.hasCache = true;
  EXPECT_FALSE(findRefusal(query));
}

TEST(CapabilitiesTest, RefusalsNameBothValues) {
  const Change changes[] = {
      {[](KernelQuery &q) { q.headSize = 640; }, "head-size",
       "an even head size of at most 512", "640"},
      {[](KernelQuery &q) { q.headSize = 127; }, "head-size",
       "an even head size of at most 512", "127"},
      {[](KernelQuery &q) { q.dtype = PRELUDE_DTYPE_F8E5M2; }, "dtype",
       "f32, f16 or bf16", "f8E5M2"},
      {[](KernelQuery &q) { q.kWeightDtype = PRELUDE_DTYPE_I32; },
       "weight-dtype", "f32, f16 or bf16", "i32"},
      {[](KernelQuery &q) { q.tableDtype = PRELUDE_DTYPE_F8E4M3FN; },
       "table-dtype", "f32, f16 or bf16", "f8E4M3FN"},
      {[](KernelQuery &q) { q.positionDtype = PRELUDE_DTYPE_F32; },
       "index-dtype", "i32 or i64", "f32"},
      {[](KernelQuery &q) { q.slotDtype = PRELUDE_DTYPE_F32; }, "index-dtype",
       "i32 or i64", "f32"},
      {[](KernelQuery &q) { q.cacheDtype = PRELUDE_DTYPE_F16; }, "cache-dtype",
       "bf16, f8E4M3FN, f8E5M2 or f8E4M3FNUZ", "f16"},
      {[](KernelQuery &q) { q.qOutDtype = PRELUDE_DTYPE_F32; }, "q-out-dtype",
       "bf16, f8E4M3FN, f8E5M2 or f8E4M3FNUZ", "f32"},
      {[](KernelQuery &q) { q.layout = 17; }, "layout",
       "nhd, hnd, x_packed or shuffle", "unknown"},
      {[](KernelQuery &q) { q.target = 9; }, "target", "cpu, cuda or hip",
       "unknown"},
  };
  for (const Change &change : changes) {
    KernelQuery query = makeQuery();
    change.apply(query);
    Refusal refusal = findRefusal(query);
    ASSERT_TRUE(refusal) << change.code;
    EXPECT_STREQ(refusal.code, change.code);
    EXPECT_STREQ(refusal.wanted, change.wanted);
    EXPECT_STREQ(refusal.got, change.got);
  }
}

/// The bits of rows by name.
uint64_t getRows(std::initializer_list<std::string> names) {
  uint64_t rows = 0;
  for (const std::string &name : names) {
    int row = findCapability(name.data(), name.size());
    EXPECT_GE(row, 0) << name;
    rows |= uint64_t(1) << row;
  }
  return rows;
}

TEST(CapabilitiesTest, RowsHaveNames) {
  size_t count;
  const CapabilityRow *rows = getCapabilityTable(count);
  for (size_t i = 0; i < count; ++i)
    EXPECT_EQ(getRows({rows[i].name}), uint64_t(1) << i) << rows[i].name;
  EXPECT_EQ(getRows({"layout-nhd"}), getRows({"LAYOUT_NHD"}));
  for (std::string name : {"", "layout-nh", "layout-nhdx", "layout nhd"})
    EXPECT_EQ(findCapability(name.data(), name.size()), -1) << name;
}

TEST(CapabilitiesTest, RowsCanCountAsMissing) {
  KernelQuery query = makeQuery();
  // Rows that aren't asked for.
  query.without = getRows({"act-f32", "layout-hnd", "gated-q", "norm-of-v",
                           "weight-bf16", "cache-f8e5m2"});
  EXPECT_FALSE(findRefusal(query));

  query.without |= getRows({"layout-nhd"});
  Refusal refusal = findRefusal(query);
  EXPECT_STREQ(refusal.code, "layout");
  EXPECT_STREQ(refusal.wanted, "x_packed or shuffle");
  EXPECT_STREQ(refusal.got, "nhd");

  query = makeQuery();
  query.rotaryDim = 96;
  query.without = getRows({"partial-rope"});
  refusal = findRefusal(query);
  EXPECT_STREQ(refusal.code, "rotary-dim");
  EXPECT_STREQ(refusal.wanted, "the head size");
  EXPECT_STREQ(refusal.got, "96");

  query.without = getRows({"max-head-size"});
  refusal = findRefusal(query);
  EXPECT_STREQ(refusal.code, "head-size");
  EXPECT_STREQ(refusal.wanted, "an even head size of at most 0");

  query.without = ~uint64_t(0);
  refusal = findRefusal(query);
  EXPECT_STREQ(refusal.code, "target");
  EXPECT_STREQ(refusal.wanted, "none");
  EXPECT_STREQ(refusal.got, "cpu");
}

TEST(CapabilitiesTest, UnusedPartsAreNotAskedAbout) {
  KernelQuery query = makeQuery();
  query.hasCache = false;
  query.cacheDtype = PRELUDE_DTYPE_F16;
  query.layout = 17;
  EXPECT_FALSE(findRefusal(query));
}

TEST(CapabilitiesTest, CodesAreUniqueAndUsed) {
  size_t reasonCount, rowCount;
  const ReasonRow *reasons = getReasonTable(reasonCount);
  const CapabilityRow *rows = getCapabilityTable(rowCount);
  std::set<std::string> codes, used;
  for (size_t i = 0; i < reasonCount; ++i)
    EXPECT_TRUE(codes.insert(reasons[i].code).second) << reasons[i].code;
  for (size_t i = 0; i < rowCount; ++i)
    used.insert(rows[i].code);
  // `target` is refused where a column is empty.
  used.insert("target");
  EXPECT_EQ(codes, used);
}

} // namespace
