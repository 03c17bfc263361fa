import { expect, test } from "vitest";
import { namesVersion } from "./http-headers";

test.each([
  ['"3"', true],
  ['W/"3"', true],
  ['"1", "3"', true],
  ["*", true],
  ['"33"', false],
  ["3", false],
  ["", false],
])("%s names version 3: %s", (header, does) => {
  expect(namesVersion(header, 3)).toBe(does);
});
