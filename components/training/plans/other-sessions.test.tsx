import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "@/lib/platform/http/answers";
import type { WeeklyPlan } from "@/lib/training/plans/schema";
import { daysIn } from "@/lib/training/plans/week";
import { PlainAddress } from "@/tests/support/plain-address";
import { OtherSessions } from "./other-sessions";
import { StillOpen } from "./still-open";

const client = { id: "c1", trainerId: "ann", name: "Marcus Reed" };
/** A Wednesday. */
const NOW = new Date(2026, 10, 18, 12);
const exercise = (exerciseName: string, isFixed: boolean) => ({
  ...{ exerciseName, muscleGroup: "legs" as const, sets: 3, reps: { min: 5, max: 8 }, weight: 95 },
  ...{ isFixed, withNext: false },
});
const row = (id: string, name: string, date: string) => ({
  ...{ id, name, date, plannedOn: date, startMin: null, lengthMin: null, skippedFor: null, isWhole: false },
  ...{ setsPlanned: 3, setsDone: 0, filledOn: null, lastDay: null, openEndAt: null },
});
const plan = {
  sessions: [
    { weekday: 1, name: "Squats", exercises: [exercise("Back Squat", false), exercise("Leg Press", false)] },
    { weekday: 5, name: "Own load", exercises: [exercise("Back Squat", true)] },
  ],
  ...{ madeAt: "2026-11-01T00:00:00Z", trained: [] },
  days: {
    planned: [row("mon", "Squats", "2026-11-16"), row("fri", "Own load", "2026-11-20")],
    ...{ workouts: [], archivedOn: null },
  },
} as unknown as WeeklyPlan;
const set = { reps: 8, weight: 185, kind: "working", rpe: null };
const squat = {
  ...{ exerciseName: "Back Squat", personalRecord: null, pinnedNote: null, earlierWorkouts: [] },
  lastWorkout: { date: "2026-11-09", sets: 3, reps: 8, weight: 185, notes: null, setsData: [set, set, set] },
};

beforeEach(() => void vi.stubGlobal("fetch", async () => Response.json([squat])));
afterEach(() => void vi.unstubAllGlobals());

function show(day: string) {
  const shared = { client, plan, days: daysIn(plan, NOW) };
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <StillOpen {...shared} detailedBut={day} onStarted={() => {}} />
      <OtherSessions {...shared} except={day} />
    </QueryClientProvider>,
    { wrapper: PlainAddress },
  );
}

it("says of a missed session what the logger will ask for, and what was done last time", async () => {
  show("2026-11-18");
  const open = within(screen.getByRole("region", { name: "Still open" }));
  expect(await open.findByText("3 × 6 @ 190 lb")).toBeVisible();
  expect(open.getByText(/^Last Nov 9.*: 185 lb, 3 × 8$/)).toBeVisible();
  // The press was never trained: it begins with the plan.
  expect(open.getByText("3 × 5–8 @ 95 lb")).toBeVisible();
});

it("says the same of what is still planned this week, with the trainer's own load", async () => {
  show("2026-11-18");
  const others = within(screen.getByRole("region", { name: "Other sessions" }));
  expect(await others.findByText("3 × 5–8 @ 95 lb")).toBeVisible();
  expect(others.getByText("Fri")).toBeVisible();
});

it("does not say twice what stands on the page already", async () => {
  show("2026-11-20");
  expect(await screen.findByText("3 × 6 @ 190 lb")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Other sessions" })).not.toBeInTheDocument();
});
