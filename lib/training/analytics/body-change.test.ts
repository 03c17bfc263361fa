import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { bodyFatChange, type Weighed, weightChange } from "./body-change";
import { bodyFatTold, clearestFirst, spanText, weightTold } from "./change-words";

const weighed = (takenAt: string, weightLbs: number, fat: Partial<Weighed> = {}): Weighed => ({
  takenAt,
  weightLbs,
  ...{ bodyFat: null, bodyFatMethod: null, tapeBodyFat: null },
  ...fat,
});

const dayOf = (at: string) => at.slice(0, 10);
const FIRST = weighed("2026-10-26T08:00:00Z", 200, { bodyFat: 22, bodyFatMethod: "scale" });
const LAST = weighed("2026-11-20T08:00:00Z", 194.5, { bodyFat: 20.4, bodyFatMethod: "scale" });

test("a change of weight has its days and its error", () => {
  const change = weightChange([FIRST, LAST], dayOf)!;
  expect(change).toMatchObject({ from: 200, to: 194.5, fromDay: "2026-10-26", toDay: "2026-11-20" });
  expect(weightTold(change, unitSystem("imperial"))).toEqual({ figure: "−5.5", error: "2.1", isClear: true });
  expect(weightTold(change, unitSystem("metric"))).toEqual({ figure: "−2.5", error: "1.0", isClear: true });
  expect(spanText({ weight: change, bodyFat: null }, new Date("2026-11-20"))).toBe("Oct 26 to Nov 20");
});

test("one weigh-in, or two of one day, are no change", () => {
  expect(weightChange([FIRST, FIRST], dayOf)).toBeNull();
  expect(weightChange([FIRST, weighed("2026-10-26T20:00:00Z", 203)], dayOf)).toBeNull();
  expect(weightChange([null, null], dayOf)).toBeNull();
});

test("a body fat by the same method has a small error, by another a large one, and by tape it is estimated", () => {
  const change = bodyFatChange([FIRST, LAST], dayOf)!;
  expect(bodyFatTold(change, unitSystem("imperial"))).toEqual({
    ...{ figure: "−1.6", error: "1.8", isClear: false },
  });
  expect(change.isEstimated).toBe(false);
  const taped = weighed("2026-11-20T08:00:00Z", 194.5, { tapeBodyFat: 20.4 });
  const other = bodyFatChange([FIRST, taped], dayOf)!;
  expect(other.isEstimated).toBe(true);
  expect(other.error).toBeGreaterThan(3 * change.error);
  expect(bodyFatChange([FIRST, weighed("2026-11-20T08:00:00Z", 194)], dayOf)).toBeNull();
});

test("clients whose change is most beyond its error come first, those without one are left out", () => {
  const sums = { planned: 0, done: 0, due: 0, open: 0, leftOut: 0, extra: 0 };
  const client = (name: string, to: number | null) => ({
    ...{ clientId: name, name, ...sums, bodyFat: null },
    weight: to === null ? null : weightChange([FIRST, weighed("2026-11-20T08:00:00Z", to)], dayOf),
  });
  const all = [client("Little", 199), client("None", null), client("More", 206), client("Most", 190)];
  expect(clearestFirst(all).map(({ name }) => name)).toEqual(["Most", "More", "Little"]);
});
