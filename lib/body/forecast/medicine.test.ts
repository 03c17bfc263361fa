import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyClient } from "@/tests/support/any-client";
import { DEFAULT_QUESTION } from "@/tests/support/default-question";
import { ADHERENCE, EXTRA, priorOf } from "./estimate";
import { forecast } from "./forecast";
import { varianceOf } from "./matrix";
import { isOnMedicine, LEAN_LOSS_FACTOR, LEAN_LOSS_FACTOR_SD, retentionOn } from "./medicine";
import { tissueRates } from "./partition";
import { subjectOf } from "./subject";

/** Change of fat and lean mass in percent after a loss without training, at a factor of the lean share. */
function lost(
  { weightKg, fatShare, loss }: { weightKg: number; fatShare: number; loss: number },
  factor: number,
) {
  const start = { fat: weightKg * fatShare, lean: weightKg * (1 - fatShare) };
  const now = { ...start };
  while (now.fat + now.lean > weightKg * (1 - loss)) {
    const { fatKgPerDay, leanKgPerDay } = tissueRates(now.fat, -100, 0, 1 - factor);
    now.fat += fatKgPerDay;
    now.lean += leanKgPerDay;
  }
  return { fat: 100 * (now.fat / start.fat - 1), lean: 100 * (now.lean / start.lean - 1) };
}

describe("the lean share of a loss", () => {
  it.each([
    ["STEP 1", { weightKg: 105.3, fatShare: 0.44, loss: 0.139 }, { fat: -19.3, lean: -9.7 }],
    ["SURMOUNT-1", { weightKg: 102.5, fatShare: 0.452, loss: 0.213 }, { fat: -33.9, lean: -10.9 }],
  ])("has %s within one standard deviation, and without a factor not", (_, trial, seen) => {
    const few = lost(trial, LEAN_LOSS_FACTOR - LEAN_LOSS_FACTOR_SD);
    const many = lost(trial, LEAN_LOSS_FACTOR + LEAN_LOSS_FACTOR_SD);
    // The trials' starting bodies are known to a percent.
    expect(seen.lean).toBeLessThanOrEqual(few.lean + 0.7);
    expect(seen.lean).toBeGreaterThanOrEqual(many.lean - 0.7);
    expect(seen.fat).toBeGreaterThanOrEqual(few.fat - 0.7);
    expect(seen.fat).toBeLessThanOrEqual(many.fat + 0.7);
    expect(lost(trial, 1).lean).toBeGreaterThan(seen.lean + 2);
  });

  it("keeps what training keeps: with all of it kept, a medicine costs nothing", () => {
    expect(retentionOn({ onMedicine: true }, 1)).toBe(1);
    expect(retentionOn({ onMedicine: true }, 0.5)).toBeCloseTo(0.1);
    expect(retentionOn({ onMedicine: true }, 0)).toBeCloseTo(-0.8);
    expect(retentionOn({}, 0.5)).toBe(0.5);
  });
});

describe("a client on a medicine", () => {
  it("never has more lean mass in a month than without it", () => {
    fc.assert(
      fc.property(anyClient, (client) => {
        const [with_, without] = [true, undefined].map((onMedicine) => forecast({ ...client, onMedicine }));
        for (const [month, { leanMassLbs }] of (with_?.months ?? []).entries()) {
          const other = without?.months[month];
          if (other) expect(leanMassLbs).toBeLessThanOrEqual(other.leanMassLbs + 0.1);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("has a wider range and other uncertain habits, from the first day on", () => {
    const [with_, without] = [true, undefined].map((onMedicine) =>
      forecast({ ...DEFAULT_QUESTION, targetWeightLbs: 170, onMedicine }),
    );
    const width = (result: typeof with_) => {
      const row = result?.months[1];
      return row ? row.high.weightLbs - row.low.weightLbs : Number.NaN;
    };
    expect(width(with_)).toBeGreaterThan(1.5 * width(without));
    const spread = (onMedicine: boolean) => {
      const { covariance } = priorOf(subjectOf({ ...DEFAULT_QUESTION, onMedicine }));
      return (place: number) =>
        Math.sqrt(
          varianceOf(
            covariance,
            covariance.slice(0, 10).map((_, index) => (index === place ? 1 : 0)),
          ),
        );
    };
    expect(spread(true)(ADHERENCE) / spread(false)(ADHERENCE)).toBeCloseTo(2.5);
    expect(spread(true)(EXTRA) / spread(false)(EXTRA)).toBeCloseTo(1.5);
  });

  it("is one from the first day of the medicine on", () => {
    const client = { medicineSince: "2026-11-28" };
    expect(isOnMedicine(client, new Date("2026-11-27T23:59:59Z"))).toBe(false);
    expect(isOnMedicine(client, new Date("2026-11-28T00:00:00Z"))).toBe(true);
    expect(isOnMedicine({ medicineSince: null }, new Date())).toBe(false);
  });
});
