import { expect, test } from "vitest";
import { startOf, visitsAround } from "./visit";

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const visit = (start: string, end: string) => ({ performedAt: at(start), endedAt: at(end) });

test("workouts within three hours before or after a save belong to its visit", () => {
  const [morning, noon, evening] = [
    visit("08:00", "09:00"),
    visit("12:00", "12:30"),
    visit("19:00", "20:00"),
  ];
  const around = (time: string) => visitsAround([evening, noon, morning], visit(time, time));
  expect(around("12:10")).toEqual([noon]);
  expect(around("12:00")).toEqual([morning, noon]);
  expect(around("12:01")).toEqual([noon]);
  expect(around("10:30")).toEqual([morning, noon]);
  expect(around("15:30")).toEqual([noon]);
  expect(around("15:31")).toEqual([]);
  expect(around("23:00")).toEqual([evening]);
});

test.each([
  ["18:00", "18:00"],
  ["16:00", "16:00"],
  ["15:59", "19:00"],
  ["19:01", "19:00"],
])("a start at %s with an end at 19:00 counts as %s", (told, counts) => {
  expect(startOf(at(told), at("19:00"))).toEqual(at(counts));
});

test("a missing start counts as the end", () => {
  expect(startOf(undefined, at("19:00"))).toEqual(at("19:00"));
});
