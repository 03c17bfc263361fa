import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { girthSpan, tapeChanges } from "./tape-change";
import { girthSpanText } from "./tape-figures";
import { unitSystem } from "./unit-system";

const MARCUS = { sex: "male" as const, heightInches: 72, now: { weightLbs: 195, bodyFat: 20 } };
const DRAWN = { weightLbs: 185, bodyFat: 15 };
const LIKELY = { low: { weightLbs: 180.1, bodyFat: 14 }, high: { weightLbs: 188.1, bodyFat: 16.9 } };
const waistOf = (changes: ReturnType<typeof tapeChanges>) => changes.find(({ site }) => site === "waist")!;

describe("the expected change of a girth", () => {
  it("is negative after fat loss, most of all at the waist", () => {
    const changes = tapeChanges({ ...MARCUS, drawn: DRAWN, likely: LIKELY });
    expect(changes.map(({ site, cm }) => [site, Math.round(cm)])).toEqual([
      ["chest", -3],
      ["waist", -5],
      ["hip", -2],
    ]);
  });

  it("has a range of a quarter either way, wider with the range of the forecast", () => {
    const alone = waistOf(tapeChanges({ ...MARCUS, drawn: DRAWN, likely: null }));
    expect(alone.high - alone.low).toBeCloseTo(0.5 * Math.abs(alone.cm), 9);
    const withForecast = waistOf(tapeChanges({ ...MARCUS, drawn: DRAWN, likely: LIKELY }));
    expect(withForecast.low).toBeLessThan(alone.low);
    expect(withForecast.high).toBeGreaterThan(alone.high);
  });

  it("is zero for an unchanged body", () => {
    for (const { cm, low, high } of tapeChanges({ ...MARCUS, drawn: MARCUS.now, likely: null }))
      expect([cm, low, high]).toEqual([0, 0, 0]);
  });

  it("always lies within its range", () => {
    const body = fc.record({
      weightLbs: fc.double({ min: 100, max: 350, noNaN: true }),
      bodyFat: fc.double({ min: 5, max: 45, noNaN: true }),
    });
    fc.assert(
      fc.property(body, body, fc.option(fc.record({ low: body, high: body })), (now, drawn, likely) => {
        for (const { cm, low, high } of tapeChanges({ ...MARCUS, now, drawn, likely })) {
          expect(low).toBeLessThanOrEqual(cm);
          expect(high).toBeGreaterThanOrEqual(cm);
        }
      }),
    );
  });
});

describe("a girth that nobody measured", () => {
  const waist = waistOf(tapeChanges({ ...MARCUS, drawn: DRAWN, likely: LIKELY }));

  it("is a range around the average, wider after a change than before", () => {
    const [before, after] = [girthSpan("male", waist, "before"), girthSpan("male", waist, "after")];
    expect((before.low + before.high) / 2).toBeCloseTo(waist.fromCm, 9);
    expect((after.low + after.high) / 2).toBeCloseTo(waist.fromCm + waist.cm, 9);
    expect(after.high - after.low).toBeGreaterThan(before.high - before.low);
    expect((before.high - before.low) / waist.fromCm).toBeCloseTo(0.12, 9);
  });

  it("is told in whole units", () => {
    const span = { low: 86.4, high: 96.5 };
    expect(girthSpanText(span, unitSystem("metric"))).toBe("86 to 97 cm");
    expect(girthSpanText(span, unitSystem("imperial"))).toBe("34 to 38 in");
  });
});
