import { expect, test } from "vitest";
import { initialsOf } from "./names";

test.each([
  ["Marcus Reed", "MR"],
  ["  gwen  van  Oyelaran ", "GO"],
  ["Cher", "C"],
  ["\u{1d400}nna Ö", "\u{1d400}Ö"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
