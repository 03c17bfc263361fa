import { expect, test } from "vitest";
import { type AxisName, placed } from "./axis-names";

const names = (...places: number[]): AxisName[] =>
  places.map((at) => ({ at, label: `Month ${at}`, tone: "neutral" }));
const at = (shown: AxisName[]) => shown.map((name) => name.at);

test("leaves out names that touch an earlier one, and sorts the rest", () => {
  expect(at(placed(names(0, 6, 3, 1, 2, 4, 5), [0, 6], "narrow"))).toEqual([0, 3, 6]);
  expect(at(placed(names(0, 3, 1, 2), [0, 3], "wide"))).toEqual([0, 1, 2, 3]);
});

test("a name at an end stays inside the axis and needs more room", () => {
  expect(at(placed(names(8, 0, 7), [-1.2, 8], "wide"))).toEqual([0, 8]);
  expect(at(placed(names(6, 7.2), [-1.2, 8.4], "narrow"))).toEqual([6]);
});

test("minor names show only in a wide chart", () => {
  const [now, last, middle] = names(0, 3, 1.5);
  const list = [now, last, { ...middle, isMinor: true }] as AxisName[];
  expect(at(placed(list, [0, 3], "narrow"))).toEqual([0, 3]);
  expect(at(placed(list, [0, 3], "wide"))).toEqual([0, 1.5, 3]);
});
