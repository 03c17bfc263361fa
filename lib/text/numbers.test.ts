import { expect, test } from "vitest";
import { decimalOf } from "./numbers";

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
])("%j is %s", (text, value) => {
  expect(decimalOf(text)).toBe(value);
});
