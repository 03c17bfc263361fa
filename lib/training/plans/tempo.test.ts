import { expect, test } from "vitest";
import { parseTempo } from "./tempo";

test.each([
  ["3-1-1", "3-1-1"],
  ["31x0", "3-1-X-0"],
  [" 4/0/1/0 ", "4-0-1-0"],
  ["3 – 1 – x", "3-1-X"],
  ["", null],
  ["3-1", null],
  ["3-1-1-0-2", null],
  ["slow", null],
])("%j is read as %j", (typed, tempo) => expect(parseTempo(typed)).toBe(tempo));
