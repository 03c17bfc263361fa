import { expect, test } from "vitest";
import { kgToLbs } from "@/lib/body/units";
import { onPlan, PLANS, weekly } from "@/tests/support/plans";
import { foretoldOf } from "./foretold";

const plan = { question: PLANS.loss };
const seen = onPlan(PLANS.loss, weekly(8));

test("foretells a week and four weeks ahead, four weeks less exactly, and nothing from before the plan", () => {
  const [week, month] = foretoldOf(plan, seen, 56);
  expect([week!.daysAhead, month!.daysAhead]).toEqual([7, 28]);
  expect(month!.highLbs - month!.lowLbs).toBeGreaterThan(week!.highLbs - week!.lowLbs);
  expect(foretoldOf(plan, seen, 8).map(({ daysAhead }) => daysAhead)).toEqual([7]);
  expect(foretoldOf(plan, seen, 6)).toEqual([]);
});

test("knows nothing of the weigh-in itself, nor of those after the day of the prediction", () => {
  const told = foretoldOf(plan, seen, 56);
  const known = seen.filter(({ day }) => day <= 49);
  expect(foretoldOf(plan, known, 56)).toEqual(told);
  const other = seen.map((one) => (one.day > 28 ? { ...one, weightKg: one.weightKg + 3 } : one));
  const [week, month] = foretoldOf(plan, other, 56);
  expect(month).toEqual(told[1]);
  expect(week).not.toEqual(told[0]);
});

test("holds a client who is exactly on plan", () => {
  for (const { day, weightKg } of seen)
    for (const { lowLbs, highLbs } of foretoldOf(plan, seen, day)) {
      expect(kgToLbs(weightKg)).toBeGreaterThan(lowLbs);
      expect(kgToLbs(weightKg)).toBeLessThan(highLbs);
    }
});
