"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/http/call";
import { readTyped, type TypedExercise } from "@/lib/logbook/form";
import { useChangeWorkout, useLogWorkout } from "@/lib/logbook/queries";
import type { LoggedWorkout } from "@/lib/logbook/schema";
import { uuidv7 } from "@/lib/text/uuid-v7";
import type { MuscleGroup } from "@/lib/workouts/schema";

type Typed = { date: string; group: MuscleGroup; exercises: readonly TypedExercise[] };

/** Writes what was typed: over the workout that was opened, or as a new one of a past day. */
export function useWorkoutForm(clientId: string, workout: LoggedWorkout | null, onDone: () => void) {
  const changing = useChangeWorkout(clientId);
  const saving = useLogWorkout(clientId);
  const [problem, setProblem] = useState<string | null>(null);
  // One key for this form: a save whose answer was lost is not made twice.
  const [idempotencyKey] = useState(() => uuidv7(new Date()));

  const save = async ({ date, group, exercises: typed }: Typed) => {
    const read = readTyped(typed, group);
    if (read.exercises === undefined) return setProblem(read.problem);
    if (date === "") return setProblem("Choose a day.");
    const body = { date, exercises: read.exercises, timezoneOffset: new Date().getTimezoneOffset() };
    setProblem(null);
    try {
      if (workout) await changing.mutateAsync({ seen: workout, ...body });
      else await saving.mutateAsync({ idempotencyKey, muscleGroup: group, ...body });
    } catch (error) {
      return setProblem(sentenceOf(error));
    }
    toast({ title: workout ? "Workout changed" : "Workout saved" });
    onDone();
  };
  return { save, problem, isSaving: changing.isPending || saving.isPending };
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "No network. Nothing has been changed yet. Try again.";
  if (error.status === 412)
    return "This workout was changed on another device. Go back and open it again to see how it is now.";
  const [first] = error.json.errors ?? [];
  if (first?.path === "date") return `Day: ${first.message}.`;
  return `Not saved: ${first?.message ?? error.json.message ?? error.message}`;
}
