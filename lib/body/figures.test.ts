import { expect, test } from "vitest";
import {
  formatChange,
  formatPercent,
  formatSignedTenth,
  formatSignedWhole,
  formatTenth,
  formatWhole,
} from "./figures";

test("prints one decimal with a true minus", () => {
  expect([10, 9.96, -9.96, -0.04].map((value) => formatTenth(value))).toEqual([
    "10.0",
    "10.0",
    "\u221210.0",
    "0.0",
  ]);
});

test("shows the direction of a change and none where nothing changed", () => {
  expect([1.25, -1.25, 0, -0.01].map((value) => formatSignedTenth(value))).toEqual([
    "+1.3",
    "\u22121.3",
    "0.0",
    "0.0",
  ]);
});

test("shows the same without a decimal", () => {
  expect([8.6, -8.6, 0.4, -0.4].map(formatSignedWhole)).toEqual(["+9", "\u22129", "0", "0"]);
});

test("rounds as people do on paper, wherever the same figure is printed", () => {
  // 175 lb less 7.4 % come out a hair below the half.
  const lean = 175 * (1 - 7.4 / 100);
  expect([formatTenth(lean), formatPercent(lean), formatSignedTenth(lean)]).toEqual([
    "162.1",
    "162.1%",
    "+162.1",
  ]);
  expect(formatWhole(99.5)).toBe("100");
});

test("prints the change that a reader gets from the two printed figures", () => {
  expect([formatTenth(88.45), formatTenth(83.94), formatChange(88.45, 83.94)]).toEqual([
    "88.5",
    "83.9",
    "\u22124.6",
  ]);
  expect(formatChange(15.04, 14.96)).toBe("0.0");
});
