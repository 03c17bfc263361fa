import { describe, expect, test } from "vitest";
import { lbsToKg } from "@/lib/body/units";
import { daysLater } from "@/lib/text/calendar/moments";
import { onPlan, PLANS, weekly } from "@/tests/support/plans";
import { dailyDiet } from "./diet";
import { ADHERENCE, EXTRA, trendOf } from "./estimate";
import { forecast } from "./forecast";
import {
  hasLearned,
  learnedMore,
  nextPlan,
  type StartedPlan,
  standingAfter,
  taughtBefore,
  unlearned,
  withLearned,
} from "./learned";
import { entry, SIZE } from "./matrix";

const start = new Date("2026-01-01T09:00:00Z");
const { heavy } = PLANS;
/** Loses a third slower than planned. */
const slow = weekly(16).map((day) => ({ day, weightKg: lbsToKg(250 - 0.16 * day), bodyFat: null }));
const known = learnedMore(unlearned(start, heavy), slow);
const target = { ...heavy, targetWeightLbs: 190, targetBodyFat: 18 };
const then = daysLater(start, 115);
const next = nextPlan(known, target, then);

const deviation = ({ estimate }: typeof known, place: number) =>
  Math.sqrt(entry(estimate.covariance, place * SIZE + place));

describe("a plan with a new target", () => {
  test("begins with today's trend, not with the last weigh-in", () => {
    const { weightKg } = trendOf(known.estimate);
    expect(lbsToKg(next.question.weightLbs)).toBeCloseTo(weightKg, 0);
    expect(next.question.bodyFat).toBeLessThan(heavy.bodyFat - 2);
    expect(trendOf(next.estimate).bodyFat).toBeCloseTo(next.question.bodyFat, 1);
    expect(next).toMatchObject({ startedAt: then.toISOString(), estimate: { day: 0, seenOn: 0 } });
  });

  test("knows what the weigh-ins have taught", () => {
    expect(hasLearned(next)).toBe(true);
    for (const place of [EXTRA, ADHERENCE])
      expect(deviation(next, place)).toBeLessThan(1.01 * deviation(known, place));
    const average = unlearned(then, next.question);
    expect(next.goal.half.from).toBeGreaterThan(average.goal.half.from + 14);
  });

  test("asks the same calories to hold today's weight", () => {
    const holds = (learned: typeof known) => {
      const input = withLearned(learned.question, learned);
      return dailyDiet(input, forecast(input).plan).maintenance.kcal;
    };
    expect(Math.abs(holds(next) - holds(known))).toBeLessThanOrEqual(20);
  });

  test("is followed as the client was expected to, so nobody begins behind it", () => {
    const { months } = forecast(withLearned(next.question, next));
    const seen = [1, 2, 3].map((month) => ({
      day: Math.round((month * 365.25) / 12),
      weightKg: lbsToKg(months[month - 1]!.weightLbs),
      bodyFat: null,
    }));
    expect(["on plan", "early"]).toContain(standingAfter(learnedMore(next, seen))?.kind);
  });

  test("forgets how the client eats once a medicine is begun", () => {
    const medicine = nextPlan(known, { ...target, onMedicine: true }, then);
    expect(deviation(medicine, ADHERENCE)).toBeGreaterThan(2 * deviation(next, ADHERENCE));
    expect(entry(medicine.estimate.mean, ADHERENCE)).toBe(target.dietAdherence);
  });
});

describe("what earlier plans taught", () => {
  const weighIns = slow.map(({ day, weightKg }) => ({
    takenAt: daysLater(start, day),
    weightLbs: weightKg / 0.45359237,
    bodyFat: null,
    tapeBodyFat: null,
  }));
  const plan = (startedAt: Date, question: StartedPlan["question"]): StartedPlan => ({ startedAt, question });
  const now = plan(then, next.question);

  test("is found again from the weigh-ins", () => {
    const taught = taughtBefore(now, [plan(start, heavy)], weighIns);
    expect(taught?.days).toBe(112);
    for (const [place, value] of (taught?.estimate.mean ?? []).entries())
      expect(value).toBeCloseTo(entry(next.estimate.mean, place), 6);
  });

  test("is nothing without a weigh-in, and nothing of later ones", () => {
    expect(taughtBefore(now, [plan(start, heavy)], [])).toBeUndefined();
    const later = { ...weighIns[0]!, takenAt: daysLater(then, 1), weightLbs: 260 };
    expect(taughtBefore(now, [plan(start, heavy)], [...weighIns, later])).toEqual(
      taughtBefore(now, [plan(start, heavy)], weighIns),
    );
  });

  test("goes through several plans", () => {
    const middle = daysLater(start, 58);
    const two = taughtBefore(now, [plan(start, heavy), plan(middle, target)], weighIns);
    expect(two?.days).toBeGreaterThan(100);
  });
});

describe("a reached goal", () => {
  const { loss } = PLANS;
  const there = learnedMore(unlearned(start, loss), onPlan(loss, weekly(22)));
  const later = (weightLbs: number, weeks: number) =>
    learnedMore(
      there,
      weekly(weeks).map((day) => ({ day: 154 + day, weightKg: lbsToKg(weightLbs), bodyFat: null })),
    );

  test("stays reached on its day through noise, and says nothing of days", () => {
    expect(standingAfter(there)?.kind).toBe("reached");
    for (const weight of [183, 184, 185.5]) {
      const held = later(weight, 6);
      expect(held.goal).toEqual(there.goal);
      expect(held.daysCloser).toBeNull();
      const input = withLearned(loss, held);
      const { status, months, plan } = forecast(input);
      expect([status, months.length]).toEqual(["already", 0]);
      expect(dailyDiet(input, plan)).toMatchObject({ phase: "hold", ownKcal: null });
    }
  });

  test("is open again for who surely left it", () => {
    const left = later(197, 10);
    expect(standingAfter(left)?.kind).not.toBe("reached");
    expect(left.goal).not.toEqual(there.goal);
  });
});

test("the course comes to the goal on the day that is shown, which stays still while the estimate moves", () => {
  const noise = [0.8, -1, 0.5, -0.4, 1, -0.9, 0.2, 0.6];
  const seen = weekly(8).flatMap((day, week) => onPlan(heavy, [day], noise[week]));
  const apart = seen.map((_, count) => {
    const learned = learnedMore(unlearned(start, heavy), seen.slice(0, count + 1));
    const { goalDays } = forecast(withLearned(heavy, learned));
    const without = forecast(
      withLearned(heavy, { ...learned, goal: { ...learned.goal, day: null } }),
    ).goalDays;
    expect(goalDays).toBe(learned.goal.day! - learned.estimate.day);
    return Math.abs(goalDays! - without!);
  });
  expect(Math.max(...apart)).toBeGreaterThan(3);
});

test("a learned gain ends with its weight, so the forecast comes to the day that is given", () => {
  const { gain } = PLANS;
  const leaner = weekly(10).map((day) => ({
    day,
    weightKg: lbsToKg(150 + 0.07 * day),
    bodyFat: day % 28 ? null : 11,
  }));
  const learned = learnedMore(unlearned(start, gain), leaner);
  const { months, status } = forecast(withLearned(gain, learned));
  expect(learned.goal.day).not.toBeNull();
  expect(["close", "leaner"]).toContain(status);
  expect(Math.abs(months.at(-1)!.weightLbs - gain.targetWeightLbs)).toBeLessThan(
    0.012 * gain.targetWeightLbs,
  );
});
