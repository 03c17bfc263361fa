import { expect, test } from "vitest";
import { daysOf } from "@/lib/training/day/standing";
import { clientDaysOf, WEEKS } from "@/tests/support/weeks/read-weeks";
import { clientSums, recentWeeks } from "./weeks";

const weekOf = (n: number) => daysOf(clientDaysOf(WEEKS.find((week) => week.n === n)!));

// One client missed Wednesday and made up Monday; the other did Legs ahead, a part, and an extra.
const clients = [
  { sessions: weekOf(8).sessions, workouts: [{ monday: "2026-11-16", logged: 1, extra: 0 }] },
  { sessions: weekOf(30).sessions, workouts: [{ monday: "2026-11-23", logged: 4, extra: 1 }] },
];

test("weeks end with the current one and add up the clients: done of due, extras apart", () => {
  expect(recentWeeks(clients, "2026-11-26", 2)).toEqual([
    { monday: "2026-11-16", logged: 1, planned: 0, done: 0, due: 0, open: 0, leftOut: 0, extra: 0 },
    { monday: "2026-11-23", logged: 4, planned: 6, done: 2, due: 4, open: 2, leftOut: 0, extra: 1 },
  ]);
});

test("the clients' sums add up to those of the weeks, and leave out what is older", () => {
  const sums = clients.map((client) => clientSums(client, "2026-11-26", 2));
  expect(sums.map(({ planned }) => planned)).toEqual([3, 3]);
  expect(sums.reduce((all, { due }) => all + due, 0)).toBe(4);
  expect(clientSums(clients[1]!, "2026-12-03", 1)).toMatchObject({ planned: 0, due: 0 });
});
