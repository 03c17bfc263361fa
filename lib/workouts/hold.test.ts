import { expect, test } from "vitest";
import { nextHold } from "./hold";

const holds = (...seconds: number[]) => seconds.map((one) => ({ reps: 0, weight: 0, seconds: one }));
const next = (last: ReturnType<typeof holds>, sets?: number) => {
  const target = nextHold(last, sets);
  return target && [target.efforts?.map(({ seconds }) => seconds), target.reason];
};

test.each([
  [holds(45, 40, 40), undefined, [45, 45, 45], "45-40-40 seconds: get all 3 sets to 45 seconds first."],
  [holds(45, 45), undefined, [50, 50], "45-45 seconds: a little longer in every set."],
  [holds(60, 60), undefined, [70, 70], "60-60 seconds: a little longer in every set."],
  [holds(45, 45), 3, [45, 45, 45], "45-45 seconds: get all 3 sets to 45 seconds first."],
  [holds(115), undefined, [120], "115 seconds: a little longer in every set."],
  [holds(120), undefined, [120], "120 seconds: time for a load or a harder variation."],
])("after %j, %s planned: %j", (last, sets, seconds, reason) => {
  expect(next(last, sets)).toEqual([seconds, reason]);
});

test("a way that was gone has no target, nor has nothing", () => {
  expect(nextHold([{ reps: 0, weight: 0, seconds: 90, meters: 400 } as never])).toBeNull();
  expect(nextHold([])).toBeNull();
});

test("a load that was held stays", () => {
  expect(nextHold([{ reps: 0, weight: 25, seconds: 30 }])).toMatchObject({ weightLbs: 25 });
});
