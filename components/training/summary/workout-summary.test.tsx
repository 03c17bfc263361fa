import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "@/lib/platform/http/answers";
import type { SummedWorkout } from "@/lib/training/logbook/schema";
import { WorkoutSummary } from "./workout-summary";

const client = {
  id: "018f0000-0000-7000-8000-000000000001",
  trainerId: "t",
  experience: "intermediate" as const,
  name: "Marcus Reed",
};
const set = (weight: number, reps: number) => ({ weight, reps, kind: "working" as const, rpe: null });
const sets = [set(210, 5), set(205, 5)];
const workout: SummedWorkout = {
  id: "w",
  version: 1,
  date: "2026-11-20",
  startedAt: "2026-11-20T17:02:00.000Z",
  endedAt: "2026-11-20T17:54:00.000Z",
  muscleGroup: "chest",
  exercises: [{ exerciseName: "Bench Press", muscleGroup: "chest", notes: null, setsData: sets }],
  lastSame: { date: "2026-11-13", volumeLbs: 1915, minutes: 52 },
  records: [
    {
      exerciseName: "Bench Press",
      weight: 210,
      reps: 5,
      beats: { weight: 205, reps: 5, date: "2025-10-28" },
    },
  ],
};
const summary = {
  exerciseName: "Bench Press",
  personalRecord: null,
  pinnedNote: null,
  lastWorkout: {
    date: "2026-11-20",
    sets: 2,
    reps: 5,
    weight: 210,
    notes: null,
    setsData: [set(205, 8), set(205, 8)],
  },
  earlierWorkouts: [],
};

beforeEach(() => {
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.endsWith("/plan")) return Response.json({ sessions: [], madeAt: null, trained: [] });
    if (url.includes("/exercises/")) return Response.json([summary]);
    return Response.json(workout);
  });
});
afterEach(() => vi.unstubAllGlobals());

it("shows the totals, the records with the beaten ones, and the next targets", async () => {
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <WorkoutSummary client={client} workoutId="w" />
    </QueryClientProvider>,
  );
  expect(await screen.findByText("Chest, Friday, Nov 20")).toBeInTheDocument();
  const figures = screen.getAllByRole("term").map((term) => term.parentElement?.textContent);
  expect(figures).toEqual(["lb lifted2,075", "sets2", "min52"]);
  expect(screen.getByText("160 lb more than on Friday, Nov 13, in the same time.")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "1 record" })).toBeInTheDocument();
  const [record] = screen.getAllByRole("listitem");
  expect(record).toHaveTextContent("Bench Press");
  expect(record).toHaveTextContent("Beats 205 lb × 5 from Oct 28, 2025");
  expect(record).toHaveTextContent("210 lb × 5");
  const targets = await screen.findByRole("heading", { name: "Next targets" });
  const section = within(targets.parentElement as HTMLElement);
  expect(section.getByText("205 lb, 2 × 9")).toBeInTheDocument();
  expect(section.getByText(/Last time 8-8 at 205 lb/)).toBeInTheDocument();
});
