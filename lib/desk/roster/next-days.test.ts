import { expect, it } from "vitest";
import { daysToNext } from "./next-days";

const [MON, WED, SUN] = [1, 4, 64];

it.each([
  ["Wednesday", 3, 0, WED, 0],
  ["Wednesday, already trained", 3, 1, WED, 7],
  ["Wednesday", 3, 0, MON + SUN, 4],
  ["Sunday, already trained", 7, 1, MON + SUN, 1],
  ["Sunday", 7, 0, 0, -1],
] as const)("on %s (%i, from %i) the plan %i is %s days away", (_, weekday, from, days, away) => {
  expect(daysToNext(weekday, from)[days]).toBe(away);
});
