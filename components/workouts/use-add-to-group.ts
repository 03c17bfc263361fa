"use client";

import { useState } from "react";
import type { MuscleGroup } from "@/lib/body/ranges";
import { ApiError } from "@/lib/http/api-error";
import type { Measure } from "@/lib/workouts/measure";
import { useAddExercise } from "@/lib/workouts/queries";
import { addExerciseTexts } from "./texts";

/** Adds exercises to a group, one after the other, and remembers which. */
export function useAddToGroup(clientId: string, muscleGroup: MuscleGroup) {
  const mutation = useAddExercise(clientId);
  const [added, setAdded] = useState<string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  /** Whether the exercise is there now. */
  const add = async (exerciseName: string, measure?: Measure): Promise<boolean> => {
    setProblem(null);
    try {
      const exercise = await mutation.mutateAsync({ muscleGroup, exerciseName, ...(measure && { measure }) });
      setAdded((before) => [...before, exercise.exerciseName]);
      return true;
    } catch (error) {
      const reason =
        error instanceof ApiError ? (error.json.message ?? error.message) : addExerciseTexts.noNetwork;
      setProblem(addExerciseTexts.notAdded(exerciseName, reason));
      return false;
    }
  };
  return { add, adding: mutation.isPending ? mutation.variables.exerciseName : null, added, problem };
}
