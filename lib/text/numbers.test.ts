import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { decimalMarkOf, decimalOf } from "@/lib/text/written-number";
import {
  counted,
  formatChange,
  formatPercent,
  formatSignedTenth,
  formatSignedWhole,
  formatTenth,
  formatWhole,
  grouped,
  roundToTenth,
} from "./numbers";

test.each([
  ["62.5", 62.5],
  [" 62,5 ", 62.5],
  ["-20", -20],
  ["−20", -20],
  [".5", 0.5],
  ["80.0", 80],
  ["", null],
  ["1,234.5", null],
  ["10 kg", null],
  ["1e3", null],
  ["NaN", null],
])("parses %j as %s", (text, value) => {
  expect(decimalOf(text)).toBe(value);
});

test.each([
  [0, "0"],
  [-12, "-12"],
  [999, "999"],
  [1000, "1,000"],
  [62.25, "62.25"],
  [1234.567, "1,234.57"],
])("formats %d as %s", (value, text) => {
  expect(grouped(value)).toBe(text);
});

test("rounds to fewer decimals on request", () => {
  expect(grouped(1234.567, 0)).toBe("1,235");
});

test("uses the singular for one, and groups thousands", () => {
  expect([0, 1, 2, 1200].map((count) => counted(count, "client"))).toEqual([
    "0 clients",
    "1 client",
    "2 clients",
    "1,200 clients",
  ]);
});

it.each([
  ["de-DE,de;q=0.9,en;q=0.8", ","],
  ["fr", ","],
  ["de-CH", "."],
  ["en-GB,de;q=0.9", "."],
  ["*", "."],
  ["no language", "."],
  ["", "."],
  [null, "."],
])("reads the decimal mark of %j: 1%s5", (languages, mark) => {
  expect(decimalMarkOf(languages)).toBe(mark);
});

test("prints one decimal with the real minus sign", () => {
  expect([10, 9.96, -9.96, -0.04].map((value) => formatTenth(value))).toEqual([
    "10.0",
    "10.0",
    "\u221210.0",
    "0.0",
  ]);
});

test("prints the sign of a change, and none for zero", () => {
  expect([1.25, -1.25, 0, -0.01].map((value) => formatSignedTenth(value))).toEqual([
    "+1.3",
    "\u22121.3",
    "0.0",
    "0.0",
  ]);
});

test("prints a whole change with its sign", () => {
  expect([8.6, -8.6, 0.4, -0.4].map(formatSignedWhole)).toEqual(["+9", "\u22129", "0", "0"]);
});

test("rounds half away from zero, in every format", () => {
  // 175 lb less 7.4 % is slightly below the half in binary.
  const lean = 175 * (1 - 7.4 / 100);
  expect([formatTenth(lean), formatPercent(lean), formatSignedTenth(lean)]).toEqual([
    "162.1",
    "162.1%",
    "+162.1",
  ]);
  expect(formatWhole(99.5)).toBe("100");
});

test("prints the difference of the two printed figures", () => {
  expect([formatTenth(88.45), formatTenth(83.94), formatChange(88.45, 83.94)]).toEqual([
    "88.5",
    "83.9",
    "\u22124.6",
  ]);
  expect(formatChange(15.04, 14.96)).toBe("0.0");
});

describe("roundToTenth", () => {
  test.each([
    [116.55, 116.6],
    [-116.55, -116.6],
    [0.05, 0.1],
    [-0.05, -0.1],
    [1.249, 1.2],
    [26.4439, 26.4],
  ])("%d becomes %d", (value, rounded) => {
    expect(roundToTenth(value)).toBe(rounded);
  });

  test("a value that vanishes is plain zero, never minus zero", () => {
    expect(Object.is(roundToTenth(-0.01), 0)).toBe(true);
  });

  test("it agrees with exact decimal arithmetic for every hundredth", () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (hundredths) => {
        const exact = (Math.sign(hundredths) * Math.floor((Math.abs(hundredths) + 5) / 10)) / 10;
        expect(roundToTenth(hundredths / 100)).toBe(exact === 0 ? 0 : exact);
      }),
      { numRuns: 2000 },
    );
  });
});
