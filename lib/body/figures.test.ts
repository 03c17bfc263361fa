import { expect, test } from "vitest";
import { formatSignedTenth, formatTenth } from "./figures";

test("prints one decimal with a true minus", () => {
  expect([10, 9.96, -9.96, -0.04].map(formatTenth)).toEqual(["10.0", "10.0", "\u221210.0", "0.0"]);
});

test("shows the direction of a change and none where nothing changed", () => {
  expect([1.25, -1.25, 0, -0.01].map(formatSignedTenth)).toEqual(["+1.3", "\u22121.3", "0.0", "0.0"]);
});
