import { describe, expect, test } from "vitest";
import { lbsToKg } from "@/lib/body/units";
import { onPlan, PLANS, weekly } from "@/tests/support/plans";
import { trendOf } from "./estimate";
import { estimateOf, type Observation, observe, perDay } from "./filter";
import { learnedMore, standingAfter, unlearned, withHabits } from "./learned";
import { trendLine } from "./learning";
import { entry, SIZE } from "./matrix";
import { expectedPath } from "./outlook";
import { predict } from "./prediction";
import { goalKindOf } from "./projection";
import { simulate } from "./simulation";
import { STEPS_PER_MONTH } from "./step";
import { type ForecastInput, subjectOf } from "./subject";

const { loss, heavy, gain, rebuild, there } = PLANS;

const estimate = (input: ForecastInput, seen: readonly Observation[]) => estimateOf(subjectOf(input), seen);
const trendLbs = (input: ForecastInput, seen: readonly Observation[]) =>
  trendOf(estimate(input, seen)).weightKg / lbsToKg(1);
const learnedOf = (input: ForecastInput, seen: readonly Observation[]) =>
  learnedMore(unlearned(new Date(0), input), seen);
const goalSpan = (input: ForecastInput, seen: readonly Observation[]) => learnedOf(input, seen).goal;
/** Days from the start of the plan to the goal. */
function goalDay(input: ForecastInput, seen: readonly Observation[]): number {
  const at = estimate(input, seen);
  const subject = subjectOf(input);
  const after = expectedPath(subject, goalKindOf(subject), at).goalDays;
  return at.day + (after ?? Number.NaN);
}

describe.each(Object.entries(PLANS))("without weigh-ins, %s", (_name, input) => {
  test("the expected course is the published one to the last bit", () => {
    const subject = subjectOf(input);
    const { months, intake } = simulate(subject);
    const { states } = expectedPath(subject, goalKindOf(subject), estimateOf(subject, []));
    const held = intake.findIndex(({ phase }) => phase === "hold");
    const free = held < 0 ? months.length - 1 : Math.floor(held / STEPS_PER_MONTH);
    for (let month = 0; month <= free; month++) {
      const { fatKg, leanKg } = months[month]!;
      expect(states[month * STEPS_PER_MONTH]).toMatchObject({ fatKg, leanKg });
    }
  });
});

describe("one weigh-in", () => {
  const pound = { ...loss, weightLbs: 193, targetWeightLbs: 175, targetBodyFat: 12 };

  test("a lost pound brings the goal nearer, a gained one puts it off, by less than two weeks", () => {
    const day = (lbs: number) => goalDay(pound, onPlan(pound, [7], lbs));
    expect(day(-1)).toBeLessThan(day(0));
    expect(day(1)).toBeGreaterThan(day(0));
    expect(day(1) - day(-1)).toBeLessThan(28);
  });

  test("the trend follows a scale by less than it moved", () => {
    const at = (lbs: number) => trendLbs(loss, onPlan(loss, [7], lbs));
    expect(at(2) - at(0)).toBeGreaterThan(0.2);
    expect(at(2) - at(0)).toBeLessThan(1.6);
  });

  test("no step of a scale moves the goal by more than five days", () => {
    const seen = onPlan(loss, weekly(8));
    const exact = goalDay(loss, seen);
    for (const step of [0.1, lbsToKg(0.2), lbsToKg(1), 1]) {
      const rounded = seen.map((one) => ({ ...one, weightKg: Math.round(one.weightKg / step) * step }));
      expect(Math.abs(goalDay(loss, rounded) - exact)).toBeLessThanOrEqual(6);
    }
  });
});

describe("several weigh-ins", () => {
  test("of one day count as their mean, in any order", () => {
    const [seen] = onPlan(loss, [7]);
    const heavier = { ...seen!, weightKg: seen!.weightKg + 0.45, bodyFat: 20 };
    const lighter = { ...seen!, weightKg: seen!.weightKg - 0.45, bodyFat: 24, method: "tape" as const };
    const one = estimate(loss, [heavier, lighter]);
    expect(estimate(loss, [lighter, heavier])).toEqual(one);
    expect(perDay([heavier, lighter])).toEqual(perDay([lighter, heavier]));
    expect(one).toEqual(
      estimate(loss, [{ ...seen!, weightKg: (heavier.weightKg + lighter.weightKg) / 2, bodyFat: 20 }]),
    );
  });

  test("taken one by one end where all of them do", () => {
    const seen = onPlan(heavy, weekly(20), 1);
    const subject = subjectOf(heavy);
    const [last] = seen.slice(-1);
    const stored = JSON.parse(JSON.stringify(estimateOf(subject, seen.slice(0, -1))));
    expect(observe(subject, stored, last!)).toEqual(estimateOf(subject, seen));
  });

  test("narrow the trend, and silence widens it again", () => {
    const subject = subjectOf(heavy);
    for (const weeks of [1, 2, 8]) {
      const seen = estimateOf(subject, onPlan(heavy, weekly(weeks)));
      const unseen = predict(subject, estimateOf(subject, []), 7 * weeks);
      expect(trendOf(seen).weightSd).toBeLessThan(trendOf(unseen).weightSd);
    }
    const at = estimate(heavy, onPlan(heavy, weekly(8)));
    const later = (days: number) => trendOf(predict(subjectOf(heavy), at, 56 + days)).weightSd;
    expect(later(30)).toBeGreaterThan(later(7));
    expect(later(365)).toBeGreaterThan(later(60));
  });

  test("never make a covariance that is none", () => {
    const seen = Array.from({ length: 104 }, (_, week) => ({
      day: 7 * (week + 1),
      weightKg: lbsToKg(195 - Math.min(10, week / 2) + Math.sin(week)),
      bodyFat: week % 4 === 3 ? 18 : null,
    }));
    const { covariance } = estimate(loss, seen);
    for (let row = 0; row < SIZE; row++) {
      expect(entry(covariance, row * SIZE + row)).toBeGreaterThanOrEqual(0);
      for (let column = 0; column < row; column++)
        expect(entry(covariance, row * SIZE + column)).toBeCloseTo(entry(covariance, column * SIZE + row), 6);
    }
  });
});

describe("a typing error of 20 lb", () => {
  const clean = onPlan(loss, weekly(4));
  const wrong = { ...clean[3]!, weightKg: clean[3]!.weightKg + lbsToKg(20) };

  test("is set aside, and the trend stays", () => {
    const at = estimate(loss, [...clean.slice(0, 3), wrong]);
    expect(at.aside).toEqual([{ day: 28, weightKg: wrong.weightKg }]);
    expect(trendOf(at).weightKg).toBeCloseTo(trendOf(estimate(loss, clean)).weightKg, 0);
  });

  test("is believed once another weigh-in agrees", () => {
    const at = estimate(loss, [...clean.slice(0, 3), wrong, { ...wrong, day: 35 }]);
    expect(at.aside).toEqual([]);
    expect(Math.abs(trendOf(at).weightKg - wrong.weightKg)).toBeLessThan(1);
  });

  test("is not believed when the next one is as before", () => {
    const back = onPlan(loss, [35]);
    const at = trendLbs(loss, [...clean.slice(0, 3), wrong, ...back]);
    expect(Math.abs(at - trendLbs(loss, [...clean.slice(0, 3), ...back]))).toBeLessThan(0.1);
  });
});

test.each([195, 210])("after two years of silence %d lb on the scale is believed", (lbs) => {
  const at = estimate(loss, [
    ...onPlan(loss, weekly(4)),
    { day: 760, weightKg: lbsToKg(lbs), bodyFat: null },
  ]);
  expect(at.aside).toEqual([]);
  expect(Math.abs(trendOf(at).weightKg / lbsToKg(1) - lbs)).toBeLessThan(1.5);
});

test("a DXA scan sharpens the level of body fat and keeps the client's own scale", () => {
  const seen = onPlan(loss, weekly(4));
  const scan = { ...seen[3]!, bodyFat: 24, method: "dxa" as const, bodyFatNoise: 0.8 };
  const before = trendOf(estimate(loss, seen));
  const after = trendOf(estimate(loss, [...seen.slice(0, 3), scan]));
  expect(Math.abs(after.bodyFat - before.bodyFat)).toBeLessThan(1);
});

describe("body fat", () => {
  test("of a rebuild by the scale alone is hardly known, and by the tape well", () => {
    const kept = weekly(12).map((day) => ({ day, weightKg: lbsToKg(195), bodyFat: null }));
    const taped = kept.map((seen) => ({ ...seen, bodyFat: seen.day % 28 === 0 ? 20 - seen.day / 28 : null }));
    const [scale, tape] = [trendOf(estimate(rebuild, kept)), trendOf(estimate(rebuild, taped))];
    expect(scale.bodyFat).toBeCloseTo(18, 0);
    expect(tape.bodyFat).toBeCloseTo(17.3, 0);
    expect(tape.bodyFatSd).toBeLessThan(0.8 * scale.bodyFatSd);
  });
});

describe("standing", () => {
  const standing = (input: ForecastInput, seen: readonly Observation[]) =>
    standingAfter(learnedOf(input, seen));

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    "is never ahead or behind after %d weigh-ins on the plan",
    (weeks) => {
      expect(["on plan", "early"]).toContain(standing(loss, onPlan(loss, weekly(weeks)))?.kind);
    },
  );

  test("waits two weeks, and two more after a stop", () => {
    expect(standing(loss, onPlan(loss, [7]))).toMatchObject({ kind: "early", toldFrom: 14 });
    expect(standing(loss, onPlan(loss, [7, 14]))?.toldFrom).toBeNull();
    expect(standing(loss, onPlan(loss, [7, 14, 60]))).toMatchObject({ kind: "early", toldFrom: 74 });
  });

  test("without a weigh-in does not exist", () => {
    expect(standing(loss, [])).toBeNull();
  });

  test("of a gain that stands still is behind", () => {
    const stuck = weekly(8).map((day) => ({ day, weightKg: lbsToKg(150.3), bodyFat: null }));
    expect(standing(gain, onPlan(gain, weekly(8)))?.kind).toBe("on plan");
    expect(standing(gain, stuck)).toMatchObject({ kind: "behind" });
    expect(standing(gain, stuck)!.days).toBeLessThan(-40);
  });

  test("of a loss twice as fast as planned is ahead", () => {
    const fast = weekly(8).map((day) => ({ day, weightKg: lbsToKg(250 - 0.5 * day), bodyFat: null }));
    expect(standing(heavy, fast)?.kind).toBe("ahead");
  });
});

describe("the goal", () => {
  test("that is today's body stays reached after a pound more", () => {
    const goal = goalSpan(there, [{ day: 7, weightKg: lbsToKg(196), bodyFat: null }]);
    expect(goal).toMatchObject({ day: 0, half: { from: 0, to: 0 }, most: { from: 0, to: 0 } });
  });

  test("lies in its spans, of which the wider one holds the narrower", () => {
    for (const input of [loss, heavy, gain]) {
      const { day, half, most } = goalSpan(input, onPlan(input, weekly(6)));
      expect(day).toBeGreaterThanOrEqual(most.from);
      expect(day).toBeLessThanOrEqual(most.to ?? Number.POSITIVE_INFINITY);
      expect(half.from).toBeGreaterThanOrEqual(most.from);
      expect(half.to ?? 1e9).toBeLessThanOrEqual(most.to ?? 1e9);
    }
  });

  test("keeps its day through noise", () => {
    const noise = [0.8, -1, 0.5, -0.4, 1, -0.9, 0.2, 0.6];
    const seen = weekly(8).flatMap((day, week) => onPlan(heavy, [day], noise[week]));
    const days = seen.map((_, count) => goalSpan(heavy, seen.slice(0, count + 1)).day);
    const jumps = days.slice(1).map((day, index) => Math.abs(day! - days[index]!));
    expect(jumps.filter((jump) => jump > 14)).toEqual([]);
  });

  test("is not in sight for a client who keeps the weight for months", () => {
    const kept = weekly(26).map((day) => ({ day, weightKg: lbsToKg(195), bodyFat: null }));
    expect(goalSpan(loss, kept)).toMatchObject({ day: null, within: 365 });
    expect(standingAfter(learnedOf(loss, kept))?.kind).toBe("behind");
  });

  test("comes sooner the lighter the client is", () => {
    const day = (off: number) => goalDay(heavy, onPlan(heavy, weekly(8), off));
    expect(day(-3)).toBeLessThan(day(0));
    expect(day(3)).toBeGreaterThan(day(0));
  });
});

test("a weigh-in says what it did", () => {
  const seen = onPlan(heavy, weekly(5));
  expect(learnedOf(heavy, seen).daysCloser).toBe(0);
  const points = trendLine({ question: heavy }, seen);
  expect(points.map(({ day }) => day)).toEqual([0, 7, 14, 21, 28, 35]);
  expect(Math.abs(points.at(-1)!.movedKg)).toBeLessThan(0.3);
  expect(Math.abs(points.at(-1)!.weightKg - seen.at(-1)!.weightKg)).toBeLessThan(0.3);
  const wrong = { ...seen[4]!, weightKg: seen[4]!.weightKg + 9 };
  expect(trendLine({ question: heavy }, [...seen.slice(0, 4), wrong]).at(-1)).toMatchObject({
    isAside: true,
    movedKg: 0,
  });
});

test("with other training each day of the shown span moves by as many days as the forecast", () => {
  const known = learnedOf(loss, onPlan(loss, weekly(6)));
  const shown = { ...known.goal, day: (known.goal.day ?? 0) + 4 };
  const more = withHabits({ ...known, goal: shown }, { ...loss, workoutsPerWeek: 5 }).goal;
  const drawn = withHabits(known, { ...loss, workoutsPerWeek: 5 }).goal;
  expect(more.day).toBe((drawn.day ?? 0) + 4);
  expect({ ...more, day: drawn.day }).toEqual(drawn);
  const back = withHabits(withHabits(known, { ...loss, dietAdherence: 0.8 }), loss).goal;
  expect(back).toEqual(known.goal);
});
