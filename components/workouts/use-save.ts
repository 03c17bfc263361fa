"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/http/call";
import { type ExerciseDraft, performedExercise } from "@/lib/workouts/draft";
import { useSaveWorkout } from "@/lib/workouts/queries";
import type { SavedWorkout } from "@/lib/workouts/schema";
import { newRecordText } from "@/lib/workouts/wording";

/** Why a save did not happen. The draft stays as it is in every case. */
export type SaveProblem = { text: string; retry: "Retry" | "Save again"; isNetwork: boolean };

type SaveOptions = {
  clientId: string;
  onSaved: (saved: SavedWorkout) => void;
  /** Gives the draft a new name, because the server knows another workout by the old one. */
  onKeyTaken: () => void;
};

const RECORD_VIBRATION_MS = 12;

/** Sends a draft, once however often it is tried, and tells what came of it. */
export function useSave({ clientId, onSaved, onKeyTaken }: SaveOptions) {
  const mutation = useSaveWorkout(clientId);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const save = async (draft: ExerciseDraft) => {
    const exercise = performedExercise(draft);
    if (!exercise || mutation.isPending) return;
    setProblem(null);
    try {
      const saved = await mutation.mutateAsync({
        idempotencyKey: draft.key,
        muscleGroup: draft.muscleGroup,
        exercises: [exercise],
        timezoneOffset: new Date().getTimezoneOffset(),
      });
      onSaved(saved);
      tell(saved);
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) onKeyTaken();
      setProblem(problemOf(error));
    }
  };
  return { save, problem, isSaving: mutation.isPending };
}

/** Tries again by itself as soon as the network is back. */
export function useRetryOnline(problem: SaveProblem | null, retry: () => void): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  const isWaiting = problem?.isNetwork ?? false;
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => latest.current();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isWaiting]);
}

function tell({ newRecords }: SavedWorkout): void {
  if (newRecords.length === 0) {
    toast({ title: "Workout saved" });
    return;
  }
  navigator.vibrate?.(RECORD_VIBRATION_MS);
  toast({
    title: `New record: ${newRecords[0]?.exerciseName}`,
    description: newRecords.map(newRecordText).join(". "),
  });
}

function problemOf(error: unknown): SaveProblem {
  if (!(error instanceof ApiError))
    return { text: "No network. Your sets are kept on this device.", retry: "Retry", isNetwork: true };
  if (error.status === 422)
    return {
      text: "An earlier version of this workout is saved already. Saving again keeps both.",
      retry: "Save again",
      isNetwork: false,
    };
  const reason = error.json.message ?? error.message;
  return { text: `Not saved: ${reason}`, retry: "Retry", isNetwork: false };
}
