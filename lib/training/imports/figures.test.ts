import { expect, test } from "vitest";
import { figureOf, settleDecimal, withUnit } from "./figures";

test.each([
  ["72,5", 72.5],
  ["72.5", 72.5],
  ["-20", -20],
  ["−20,5", -20.5],
  [".5", 0.5],
  ["1,250.5", 1250.5],
  ["1.250,5", 1250.5],
  ["1 250,5", 1250.5],
  ["1\u202f250,5", 1250.5],
  ["1'250.5", 1250.5],
  ["1’250,5", 1250.5],
  ["1\u2009250,5", 1250.5],
  ["1٬250٫5", 1250.5],
  ["๑๒๐", 120],
  ["১২০", 120],
  ["၁၂၀", 120],
  ["\u200e-20", -20],
  ["1.250.000", 1_250_000],
  ["0,250", 0.25],
  ["20.4117", 20.4117],
  ["80.", 80],
])("%s says by itself that it is %d", (text, value) => {
  expect([figureOf(text, "."), figureOf(text, ",")]).toEqual([value, value]);
});

test.each(["", "heavy", "1,2,3", "1.25,5.5", "5x5", "12-15", "1,25.000,5"])("%j is no number", (text) => {
  expect(figureOf(text, ".")).toBeNull();
});

const MOST = 2000;
test.each<[string, string[], object]>([
  ["a fraction elsewhere settles a thousand", ["1,250", "72.5"], { decimal: ".", sample: null }],
  ["a comma as well", ["1.250", "72,5"], { decimal: ",", sample: null }],
  ["what would be heavier than anything is a fraction", ["61.235", "20.412"], { decimal: ".", sample: null }],
  ["with a comma too", ["61,235"], { decimal: ",", sample: null }],
  ["what nothing settles is asked", ["1,250", "80"], { decimal: ".", sample: "1,250" }],
  ["two marks in one column are asked", ["1,250", "72.5", "72,5"], { decimal: ".", sample: "1,250" }],
  ["whole numbers need nothing", ["80", "100"], { decimal: ".", sample: null }],
])("%s", (_, texts, settled) => {
  expect(settleDecimal([{ texts, most: MOST }])).toEqual(settled);
});

test("a distance in meters may be thousands where a weight may not", () => {
  const column = (text: string, most: number) => settleDecimal([{ texts: [text], most }]);
  expect(column("5,000", 1_000_000).sample).toBe("5,000");
  expect(column("5,000", 2000)).toEqual({ decimal: ",", sample: null });
});

test.each([
  ["80.5 kg", "80.5", "kg"],
  ["80,5kg", "80,5", "kg"],
  ["176 LBS", "176", "lbs"],
  ["21.4%", "21.4", "%"],
  ["1 250,5", "1 250,5", ""],
])("%s is a figure and a unit", (text, figure, unit) => {
  expect(withUnit(text)).toEqual({ figure, unit });
});

test("the answer is what a doubtful number is read by", () => {
  expect([figureOf("1,250", "."), figureOf("1,250", ",")]).toEqual([1250, 1.25]);
});
