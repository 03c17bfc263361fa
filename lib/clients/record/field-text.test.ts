import { expect, it } from "vitest";
import { pickedText, signedChange } from "./field-text";

it("prints whole numbers without a point and others to the tenth", () => {
  expect([195, 187.3, 187.25].map(pickedText)).toEqual(["195", "187.3", "187.3"]);
});

it("prints a change with a real minus or a plus, and no change as an empty text", () => {
  const tenths = (value: number) => value.toFixed(1);
  expect(signedChange(20, 15, tenths)).toBe("−5.0");
  expect(signedChange(180, 182.5, pickedText)).toBe("+2.5");
  expect(signedChange(20.1, 20.1, tenths)).toBe("");
  // The difference is 0.30000000000000004 in binary.
  expect(signedChange(20.1, 20.4, tenths)).toBe("+0.3");
});
