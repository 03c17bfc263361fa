import { expect, test } from "vitest";
import { type DatedSet, progressByDay } from "./service";

const set = (date: string, weight: number, reps: number, kind: DatedSet["kind"] = "working") => ({
  date,
  weight,
  reps,
  kind,
  countsAsRecord: kind !== "warmup" && kind !== "drop",
});

test("a day has its best set, its highest estimate and its volume without warm-ups", () => {
  const days = progressByDay([
    set("2026-09-02", 225, 5),
    set("2026-09-01", 95, 10, "warmup"),
    set("2026-09-01", 185, 5),
    set("2026-09-01", 185, 8),
    set("2026-09-01", 135, 20, "drop"),
    set("2026-09-03", 95, 10, "warmup"),
    set("2026-09-04", 0, 25),
  ]);
  expect(days).toEqual([
    {
      date: "2026-09-01",
      sets: 3,
      best: { weight: 185, reps: 8 },
      estimate: { weight: 232, errorPercent: 10 },
      volume: 185 * 13 + 135 * 20,
    },
    {
      date: "2026-09-02",
      sets: 1,
      best: { weight: 225, reps: 5 },
      estimate: { weight: 257.8, errorPercent: 5 },
      volume: 1125,
    },
    { date: "2026-09-04", sets: 1, best: { weight: 0, reps: 25 }, estimate: null, volume: 0 },
  ]);
});
