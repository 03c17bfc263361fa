import { expect, test } from "vitest";
import { valuesOf } from "@/lib/text/number-range";
import { formatHeight, parseHeight } from "./height";
import { HEIGHT_INCHES } from "./ranges";

test.each([
  ["6'0", 72],
  ["6'0\"", 72],
  ["5'11", 71],
  ["4'0", 48],
  ["7'11\"", 95],
  [" 5’ 7” ", 67],
  ["5′7″", 67],
  ["5'7''", 67],
])("%s is read as %i inches", (text, inches) => {
  expect(parseHeight(text)).toBe(inches);
});

test.each(["", "6", "6'", "'5", "72", "6.0", "6'0 tall", "-6'0", "6'12", "6'100", "66'0", "six'0", '6\'0""'])(
  "%j is not a height and gives 0",
  (text) => {
    expect(parseHeight(text)).toBe(0);
  },
);

test("every height on offer survives being written and read again", () => {
  for (const inches of valuesOf(HEIGHT_INCHES)) expect(parseHeight(formatHeight(inches))).toBe(inches);
});

test("a fraction of an inch rounds over the foot boundary", () => {
  expect(formatHeight(71.6)).toBe("6'0");
  expect(formatHeight(71.4)).toBe("5'11");
});
