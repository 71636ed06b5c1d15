//===- Lanes.h - Which elements of a head a lane has -----------*- C++ -*-===//
//
// A lane has two chunks of 8 elements of a head, so chosen that both elements
// of every rotation pair are in one lane.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_KERNELS_DEVICE_LANES_H
#define PRELUDE_KERNELS_DEVICE_LANES_H

#include "kernels/device/Stages.h"

namespace prelude {
namespace device {

/// The two chunks of a lane, by their first dims.
struct LanePlan {
  int first, second;
  bool active; ///< False in lanes beyond the head.
  bool firstRotates, secondRotates;
};

/// `dim` dims from `offset` on rotate; `pairsMoved`: partial neox.
PRELUDE_DEVICE LanePlan getLanePlan(int headSize, int offset, int dim,
                                    bool pairsMoved, int lane) {
  LanePlan plan;
  plan.active = lane < headSize / (2 * chunkSize);
  plan.first = lane * chunkSize;
  plan.second = headSize / 2 + lane * chunkSize;
  if (pairsMoved) {
    int rotating = dim / (2 * chunkSize);
    if (lane < rotating) {
      plan.first += offset;
      plan.second = plan.first + dim / 2;
    } else {
      // Two neighbours of the chunks that don't rotate.
      plan.first = 2 * (lane - rotating) * chunkSize;
      plan.second = plan.first + chunkSize;
      if (plan.first >= offset)
        plan.first += dim;
      if (plan.second >= offset)
        plan.second += dim;
    }
  }
  auto rotates = [&](int first) {
    return first >= offset && first < offset + dim;
  };
  plan.firstRotates = plan.active && rotates(plan.first);
  plan.secondRotates = plan.active && rotates(plan.second);
  return plan;
}

template <bool Lean = false>
PRELUDE_DEVICE LanePlan getPlan(const Arguments &args, int lane) {
  return getLanePlan(args.headSize, args.rope.offset, args.rope.dim,
                     has<Lean>(args, PairsMoved), lane);
}

/// Brings the sums of chunks to the lanes where the order of summation has
/// them, for plans that hold them elsewhere. `lanes`: of the group.
PRELUDE_DEVICE void moveSums(int headSize, int offset, int dim, int lane,
                             int lanes, float &first, float &second) {
  auto fetch = [&](int d) {
    int source, slot = 0;
    int rotated = d - offset;
    if (rotated >= 0 && rotated < dim) {
      slot = rotated >= dim / 2;
      source = (rotated - (slot ? dim / 2 : 0)) / chunkSize;
    } else {
      int chunk = (rotated < 0 ? d : d - dim) / chunkSize;
      source = dim / (2 * chunkSize) + chunk / 2;
      slot = chunk % 2;
    }
    // Lanes beyond the head ask for themselves and get the zeros they hold.
    if (lane >= headSize / (2 * chunkSize))
      source = lane;
    float a = getFrom(first, source, lanes), b = getFrom(second, source, lanes);
    return slot ? b : a;
  };
  float a = fetch(lane * chunkSize);
  float b = fetch(headSize / 2 + lane * chunkSize);
  first = a;
  second = b;
}

} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_DEVICE_LANES_H
