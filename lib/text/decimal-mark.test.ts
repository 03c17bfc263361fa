import { expect, it } from "vitest";
import { decimalMarkOf } from "./decimal-mark";

it.each([
  ["de-DE,de;q=0.9,en;q=0.8", ","],
  ["fr", ","],
  ["de-CH", "."],
  ["en-GB,de;q=0.9", "."],
  ["*", "."],
  ["no language", "."],
  ["", "."],
  [null, "."],
])("reads %j as people who write 1%s5", (languages, mark) => {
  expect(decimalMarkOf(languages)).toBe(mark);
});
