"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { useUnits } from "@/lib/platform/browser/use-units";
import { ApiError } from "@/lib/platform/http/api-error";
import { uuidv7 } from "@/lib/text/uuid";
import { readTyped, type TypedExercise } from "@/lib/training/logbook/form";
import { useChangeWorkout, useLogWorkout } from "@/lib/training/logbook/queries";
import type { LoggedWorkout } from "@/lib/training/logbook/schema";
import type { MuscleGroup } from "@/lib/training/workouts/schema";
import { workoutFormTexts } from "./texts";

type Typed = { date: string; group: MuscleGroup; exercises: readonly TypedExercise[] };

/** Saves a changed workout, or a new one of a past day. */
export function useWorkoutForm(clientId: string, workout: LoggedWorkout | null, onDone: () => void) {
  const units = useUnits();
  const changing = useChangeWorkout(clientId);
  const saving = useLogWorkout(clientId);
  const [problem, setProblem] = useState<string | null>(null);
  // One key per form: a retry after a lost reply does not save twice.
  const [idempotencyKey] = useState(() => uuidv7(new Date()));

  const save = async ({ date, group, exercises: typed }: Typed) => {
    const read = readTyped(typed, group, units);
    if (read.exercises === undefined) return setProblem(read.problem);
    if (date === "") return setProblem(workoutFormTexts.dayMissing);
    const body = { date, exercises: read.exercises, timezoneOffset: new Date().getTimezoneOffset() };
    setProblem(null);
    try {
      if (workout) await changing.mutateAsync({ seen: workout, ...body });
      else await saving.mutateAsync({ idempotencyKey, muscleGroup: group, ...body });
    } catch (error) {
      return setProblem(sentenceOf(error));
    }
    toast({ title: workout ? workoutFormTexts.changed : workoutFormTexts.saved });
    onDone();
  };
  return { save, problem, isSaving: changing.isPending || saving.isPending };
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return workoutFormTexts.noNetwork;
  if (error.status === 412) return workoutFormTexts.changedElsewhere;
  const [first] = error.json.errors ?? [];
  if (first?.path === "date") return workoutFormTexts.dayRefused(first.message);
  return workoutFormTexts.notSaved(first?.message ?? error.json.message ?? error.message);
}
