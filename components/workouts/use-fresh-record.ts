"use client";

import { useEffect, useState } from "react";
import type { SavedWorkout } from "@/lib/workouts/schema";

const LIT_MS = 2000;

/** The exercise whose record was just set, for two seconds; the other value lights it. */
export function useFreshRecord(): [
  exerciseName: string | null,
  show: (saved: Pick<SavedWorkout, "newRecords">) => void,
] {
  const [exerciseName, setExerciseName] = useState<string | null>(null);
  useEffect(() => {
    if (exerciseName === null) return;
    const timer = setTimeout(() => setExerciseName(null), LIT_MS);
    return () => clearTimeout(timer);
  }, [exerciseName]);
  return [exerciseName, (saved) => setExerciseName(saved.newRecords[0]?.exerciseName ?? null)];
}
