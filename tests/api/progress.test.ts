import { describe, expect, it } from "vitest";
import type { MuscleGroup } from "@/lib/body/ranges";
import * as plans from "@/lib/training/plans/contract";
import * as progress from "@/lib/training/progress/contract";
import { coach, exercise, set, squats, workout } from "../support/coach";
import { stranger } from "../support/people";
import { testWorld } from "../support/world";

testWorld();

const week = ({ id }: { id: string }, from: string) => ({ params: { id }, query: { from } });

describe("the progress of an exercise", () => {
  it("is listed by day, oldest first, for any spelling", async () => {
    const { person, of, save, add } = await coach("Ann");
    await save({ ...squats(set(205, 3), set(95, 10, "warmup")), date: "2026-11-18" });
    await save({ ...squats(set(185, 5), set(185, 5)), date: "2026-11-02" });
    expect(await person.call(progress.getExerciseProgress, of("back squat"))).toMatchObject({
      exerciseName: "Back Squat",
      days: [
        { date: "2026-11-02", sets: 2, best: { weight: 185, reps: 5 }, volume: 1850 },
        { date: "2026-11-18", sets: 1, best: { weight: 205, reps: 3 }, estimate: { errorPercent: 5 } },
      ],
    });
    await add("Leg Press");
    expect((await person.call(progress.getExerciseProgress, of("Leg Press"))).days).toEqual([]);
  });
});

describe("a week's volume", () => {
  it("counts hard sets by muscle group from Monday to Sunday, compared with the plan", async () => {
    const ann = await coach("Ann");
    const bench = (date: string) => ({
      ...workout("chest", exercise("Bench Press", set(95, 10, "warmup"), set(185, 5), set(185, 5))),
      date,
    });
    for (const date of ["2026-11-08", "2026-11-09", "2026-11-15", "2026-11-16"]) await ann.save(bench(date));
    const volume = () => ann.person.call(progress.getWeekVolume, week(ann, "2026-11-09"));
    const counted = (planned: Partial<Record<MuscleGroup, number>>) => ({
      groups: Object.entries({ legs: 0, back: 0, chest: 4, shoulders: 2, arms: 2 }).map(
        ([muscleGroup, sets]) => ({
          muscleGroup,
          sets,
          planned: planned[muscleGroup as MuscleGroup] ?? 0,
        }),
      ),
    });
    expect(await volume()).toEqual(counted({}));
    const planned = (exerciseName: string, muscleGroup: MuscleGroup, sets: number) => ({
      ...{ exerciseName, muscleGroup, sets },
      ...{ reps: { min: 5, max: 8 }, weight: 100 },
    });
    const exercises = [planned("Bench Press", "chest", 3), planned("Back Squat", "legs", 4)];
    const sessions = [1, 4].map((weekday) => ({ weekday, name: "Both", exercises }));
    await ann.person.call(plans.saveWeeklyPlan, { params: { id: ann.id }, body: { sessions } });
    expect(await volume()).toEqual(counted({ chest: 6, shoulders: 3, arms: 3, legs: 8, back: 4 }));
  });

  it.each(["2026-02-30", "Monday", ""])("is refused from %j on", async (from) => {
    const ann = await coach("Ann");
    await expect(ann.person.call(progress.getWeekVolume, week(ann, from))).rejects.toMatchObject({
      status: 400,
    });
  });
});

it("is not accessible to another trainer, for an unknown exercise, or without a session", async () => {
  const [ann, bob] = [await coach("Ann"), await coach("Bob")];
  await ann.save(squats(set(185, 5)));
  for (const [person, status] of [
    [bob.person, 404],
    [stranger(), 401],
  ] as const) {
    expect((await person.ask(progress.getExerciseProgress, ann.of("Back Squat"))).status).toBe(status);
    expect((await person.ask(progress.getWeekVolume, week(ann, "2026-11-09"))).status).toBe(status);
  }
  expect((await ann.person.ask(progress.getExerciseProgress, ann.of("Lunge"))).status).toBe(404);
});
