import { expect, test } from "vitest";
import { dayHere } from "@/lib/calendar/local-date";
import { momentOf } from "./moment";

const NOW = new Date("2026-11-23T09:30:00.000Z");
const today = dayHere(NOW);

test("a new weigh-in of today is of now, one of another day of its noon", () => {
  expect(momentOf(today, undefined, NOW)).toBeUndefined();
  const earlier = momentOf("2026-11-20", undefined, NOW);
  expect(dayHere(new Date(earlier!))).toBe("2026-11-20");
});

test("one that moves keeps its time of day and never lies in the future", () => {
  const before = "2026-11-21T08:15:00.000Z";
  expect(momentOf(dayHere(new Date(before)), before, NOW)).toBe(before);
  expect(momentOf("2026-11-19", before, NOW)).toBe("2026-11-19T08:15:00.000Z");
  expect(momentOf(today, "2026-11-21T12:00:00.000Z", NOW)).toBe(NOW.toISOString());
});
