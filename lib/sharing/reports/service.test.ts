import { expect, test } from "vitest";
import { tapeOf } from "./service";

const at = (day: number) => `2026-11-0${day}T09:00:00.000Z`;

test("a site has its first and newest girth, also when other sites were measured on those days", () => {
  const weighIns = [
    { takenAt: at(1), girths: null },
    { takenAt: at(2), girths: { waist: 900, biceps: 350 } },
    { takenAt: at(3), girths: { waist: 880, neck: 380 } },
    { takenAt: at(4), girths: { waist: 870 } },
    { takenAt: at(5), girths: null },
  ];
  const once = (site: string, mm: number, day: number) => {
    const reading = { mm, takenAt: at(day) };
    return { site, first: reading, newest: reading };
  };
  expect(tapeOf(weighIns)).toEqual([
    once("neck", 380, 3),
    { site: "waist", first: { mm: 900, takenAt: at(2) }, newest: { mm: 870, takenAt: at(4) } },
    once("biceps", 350, 2),
  ]);
  expect(tapeOf([])).toEqual([]);
});
