import { describe, expect, test } from "vitest";
import { EXPERIENCES, HOURS_PER_WORKOUT, MUSCLE_GROUPS, SET_WEIGHT_LBS, SEXES } from "@/lib/body/ranges";
import { unitSystem } from "@/lib/body/unit-system";
import { findPreset } from "@/lib/training/catalogue/catalogue";
import { SLOTS } from "./planned-exercises";
import { type PlannerInput, planWeek, type SessionOfWeek, weeklySets } from "./planner";

const lb = unitSystem("imperial");

const BASE: PlannerInput = {
  sex: "male",
  weightLbs: 195,
  workoutsPerWeek: 3,
  hoursPerWorkout: 1,
  experience: "intermediate",
  goal: "lose",
  system: lb,
};

const EVERY_INPUT: PlannerInput[] = SEXES.flatMap((sex) =>
  EXPERIENCES.flatMap((experience) =>
    HOURS_PER_WORKOUT.flatMap((hoursPerWorkout) =>
      [1, 2, 3, 4, 5, 6, 7].flatMap((workoutsPerWeek) =>
        (["lose", "recompose", "gain"] as const).flatMap((goal) =>
          [1, 4, 5].map((week) => ({
            sex,
            weightLbs: 180,
            system: lb,
            experience,
            hoursPerWorkout,
            workoutsPerWeek,
            goal,
            week,
          })),
        ),
      ),
    ),
  ),
);

const setsOf = (session: SessionOfWeek) => session.exercises.reduce((sum, { sets }) => sum + sets, 0);
const namesOf = (sessions: SessionOfWeek[]) => sessions.map(({ name }) => name);

test.each([
  [1, "intermediate", ["Full body"]],
  [2, "intermediate", ["Full body A", "Full body B"]],
  [3, "beginner", ["Full body A", "Full body B", "Full body C"]],
  [3, "advanced", ["Push", "Pull", "Legs"]],
  [4, "advanced", ["Upper body", "Lower body", "Upper body", "Lower body"]],
  [5, "advanced", ["Upper body", "Lower body", "Push", "Pull", "Legs"]],
  [6, "advanced", ["Push", "Pull", "Legs", "Push", "Pull", "Legs"]],
  [7, "advanced", ["Push", "Pull", "Legs", "Push", "Pull", "Legs", "Light arms and mobility"]],
] as const)("%d days a week (%s) are %j", (workoutsPerWeek, experience, names) => {
  expect(namesOf(planWeek({ ...BASE, workoutsPerWeek, experience }))).toEqual(names);
});

describe("for every combination of answers", () => {
  const plans = EVERY_INPUT.map((input) => ({ input, sessions: planWeek(input) }));

  test("each session fits into its time", () => {
    const tooLong = plans.filter(({ input, sessions }) =>
      sessions.some((session) => setsOf(session) > 16 * input.hoursPerWorkout),
    );
    expect(tooLong).toEqual([]);
  });

  test("every muscle group is trained every week", () => {
    const groups = ({ sessions }: (typeof plans)[number]) =>
      new Set(sessions.flatMap(({ exercises }) => exercises.map(({ muscleGroup }) => muscleGroup)));
    expect(plans.filter((plan) => groups(plan).size < MUSCLE_GROUPS.length)).toEqual([]);
  });

  test("no session has an exercise twice", () => {
    const repeats = plans.filter(({ sessions }) =>
      sessions.some(
        ({ exercises }) => new Set(exercises.map((item) => item.exerciseName)).size < exercises.length,
      ),
    );
    expect(repeats).toEqual([]);
  });

  test("every planned set is valid for the logger", () => {
    const wrong = plans.flatMap(({ sessions }) =>
      sessions
        .flatMap(({ exercises }) => exercises)
        .filter(({ muscleGroup, sets, reps, weight }) => {
          const { min, max } = SET_WEIGHT_LBS[muscleGroup];
          const weightFits = weight === 0 || (weight >= min && weight <= max && weight % 5 === 0);
          return !weightFits || sets < 1 || sets > 5 || reps.min < 1 || reps.max > 30 || reps.min > reps.max;
        }),
    );
    expect(wrong).toEqual([]);
  });

  test("a short session uses all of its time", () => {
    const idle = plans.filter(({ input, sessions }) => {
      const time = Math.floor(16 * input.hoursPerWorkout);
      return input.workoutsPerWeek === 1 && sessions.some((session) => setsOf(session) < Math.min(time, 20));
    });
    expect(idle).toEqual([]);
  });

  test("a muscle group never gets more than its weekly sets, except for rounding", () => {
    const wrong = plans.filter(({ input, sessions }) =>
      MUSCLE_GROUPS.some((group) => {
        const exercises = sessions
          .flatMap((session) => session.exercises)
          .filter((item) => item.muscleGroup === group);
        const planned = exercises.reduce((sum, { sets }) => sum + sets, 0);
        return planned > weeklySets(input) + sessions.length;
      }),
    );
    expect(wrong).toEqual([]);
  });
});

test("every planned exercise is in the catalogue with the same muscle group", () => {
  for (const group of MUSCLE_GROUPS) {
    for (const { names, beginner } of SLOTS[group]) {
      for (const name of [...names, ...(beginner ? [beginner] : [])])
        expect(findPreset(name)?.group, name).toBe(group);
    }
  }
});

test("compounds come before isolations in every group", () => {
  for (const { exercises } of planWeek({ ...BASE, workoutsPerWeek: 4, hoursPerWorkout: 2 })) {
    for (const group of MUSCLE_GROUPS) {
      const kinds = exercises
        .filter((item) => item.muscleGroup === group)
        .map((item) => findPreset(item.exerciseName)?.preset.kind);
      expect(kinds).toEqual([...kinds].sort());
    }
  }
});

test("the second session of a kind has other exercises", () => {
  const [first, , second] = planWeek({ ...BASE, workoutsPerWeek: 4 });
  expect(first?.exercises[0]?.exerciseName).not.toBe(second?.exercises[0]?.exerciseName);
});

test("a beginner's three full-body days have three leg exercises", () => {
  const days = planWeek({ ...BASE, experience: "beginner" });
  expect(days.map(({ exercises }) => exercises[0]?.exerciseName)).toEqual([
    "Goblet Squat",
    "Romanian Deadlift",
    "Leg Press",
  ]);
});

test("triceps and biceps are trained in every split", () => {
  for (const workoutsPerWeek of [1, 2, 4, 6, 7]) {
    const muscles = planWeek({ ...BASE, workoutsPerWeek, hoursPerWorkout: 1 })
      .flatMap(({ exercises }) => exercises)
      .flatMap(({ exerciseName }) => findPreset(exerciseName)?.preset.primary ?? []);
    expect(muscles).toEqual(expect.arrayContaining(["triceps", "biceps"]));
  }
});

test("triceps and biceps share the weekly sets of arms", () => {
  const sessions = planWeek({ ...BASE, workoutsPerWeek: 5, hoursPerWorkout: 3 });
  const armSets = sessions.map(({ exercises }) =>
    exercises.filter(({ muscleGroup }) => muscleGroup === "arms").reduce((sum, { sets }) => sum + sets, 0),
  );
  expect(armSets).toEqual([5, 0, 3, 3, 0]);
});

test("volume rises every week within its range and halves in the fifth week", () => {
  const weeks = [1, 2, 3, 4, 5, 6];
  expect(weeks.map((week) => weeklySets({ experience: "intermediate", goal: "lose", week }))).toEqual([
    10, 11, 12, 13, 5, 10,
  ]);
  expect(weeks.map((week) => weeklySets({ experience: "beginner", goal: "gain", week }))).toEqual([
    10, 10, 10, 10, 5, 10,
  ]);
});

describe("loads", () => {
  const benchOf = (input: PlannerInput) =>
    planWeek(input)
      .flatMap(({ exercises }) => exercises)
      .find(({ exerciseName }) => exerciseName === "Bench Press");

  test("come from a known maximum in any spelling", () => {
    const input = { ...BASE, oneRepMaxLbs: new Map([["bench  press", 225]]) };
    expect(benchOf(input)).toMatchObject({ reps: { min: 5, max: 10 }, weight: 165 });
  });

  test("start light, and lighter for women, without a known maximum", () => {
    expect(benchOf(BASE)?.weight).toBe(65);
    expect(benchOf({ ...BASE, sex: "female" })?.weight).toBe(45);
    expect(benchOf({ ...BASE, experience: "advanced" })?.weight).toBe(90);
  });
});
