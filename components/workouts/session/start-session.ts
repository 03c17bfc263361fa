"use client";

import type { UnitSystem } from "@/lib/body/unit-system";
import type { Prescription } from "@/lib/plans/prescription";
import type { SessionExercise } from "@/lib/workouts/session";
import type { Owned } from "../device-store";
import { ensureDraft } from "./ensure-draft";
import { keepSession } from "./session-store";

/** Fills the logger with a workout: a draft for each exercise, with the sets to do. */
export function startSession(
  client: Owned,
  name: string,
  exercises: readonly (SessionExercise & { prescription: Prescription })[],
  units: UnitSystem,
): void {
  for (const { prescription, ...exercise } of exercises) {
    const { reps, weight } = prescription;
    ensureDraft(
      client,
      exercise,
      reps.map((one) => ({ reps: one, weight })),
      units,
    );
  }
  keepSession(client, {
    name,
    startedAt: new Date().toISOString(),
    exercises: exercises.map(({ exerciseName, muscleGroup, withNext }) => ({
      exerciseName,
      muscleGroup,
      withNext,
    })),
  });
}
