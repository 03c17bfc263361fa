import { expect, test } from "vitest";
import { namesVersion } from "@/lib/platform/idempotency/schema";
import { madeAt } from "./schema";

const NOW = new Date("2026-03-10T12:00:00Z");

test.each([
  ["no reported time", undefined, NOW],
  ["an hour ago", new Date("2026-03-10T11:00:00Z"), new Date("2026-03-10T11:00:00Z")],
  ["a clock that is ahead", new Date("2026-03-10T12:03:00Z"), NOW],
  ["a clock that is years behind", new Date("2015-01-01T00:00:00Z"), NOW],
])("uses the moment of %s", (_, reported, moment) => {
  expect(madeAt(reported, NOW)).toEqual(moment);
});

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
