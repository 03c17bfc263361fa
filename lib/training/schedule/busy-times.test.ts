import { expect, test } from "vitest";
import { busyTimes } from "./busy-times";
import type { Appointment } from "./schema";

const at = (
  clientName: string,
  date: string,
  startMin: number | null,
  state: Appointment["state"] = "planned",
) => ({ id: `${clientName} ${date}`, clientName, date, startMin, state });

const THU = "2026-12-03";
const week = [
  at("Caleb", THU, 1080),
  at("Owen", THU, 480),
  at("Hugo", THU, 480),
  at("Iris", "2026-12-04", 360),
  at("Jake", THU, 540, "leftOut"),
  at("Maya", THU, null),
  at("Bianca", "2026-11-30", 1020, "missed"),
];

test("are the times of the week with who is there on the day, in order", () => {
  expect(busyTimes(week, { sessionId: "Bianca 2026-11-30", date: THU, usual: 1020 })).toEqual([
    { at: 360, names: [] },
    { at: 480, names: ["Owen", "Hugo"] },
    { at: 540, names: [] },
    { at: 1020, names: [] },
    { at: 1080, names: ["Caleb"] },
  ]);
});

test("are none in a week without times", () => {
  expect(busyTimes([at("Maya", THU, null)], { sessionId: "s", date: THU, usual: null })).toEqual([]);
});

test("are at most twelve", () => {
  const full = Array.from({ length: 20 }, (_, n) => at(`Client ${n}`, THU, n * 60));
  expect(busyTimes(full, { sessionId: "s", date: THU, usual: null })).toHaveLength(12);
});
