"use client";

import { useState } from "react";
import {
  draftKey,
  type Owned,
  readSession,
  storeOnDevice,
} from "@/components/training/workouts/device-store";
import { toast } from "@/components/ui/toast-store";
import type { UnitSystem } from "@/lib/body/unit-system";
import { markWorkoutSaved } from "@/lib/platform/browser/install-offer";
import { useUnits } from "@/lib/platform/browser/use-units";
import { ApiError } from "@/lib/platform/http/api-error";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { type ExerciseDraft, performedExercise } from "@/lib/training/workouts/draft";
import { useSaveWorkout } from "@/lib/training/workouts/queries";
import type { SavedWorkout } from "@/lib/training/workouts/schema";
import { newRecordText } from "@/lib/training/workouts/wording";

/** The draft stays unchanged in every case. */
export type SaveProblem = { text: string; retryLabel: string; isNetwork: boolean };

/** The server's reply; without an id while the save is in the outbox. */
export type Saved = Pick<SavedWorkout, "newRecords"> & Partial<Pick<SavedWorkout, "id">>;

type SaveOptions = {
  client: Owned;
  /** The save is on the server or in the outbox, so the draft can go. */
  onSaved: (saved: Saved, draft: ExerciseDraft) => void;
  /** Needs a new key, because the server has another workout under this one. */
  onKeyTaken: () => void;
};

const RECORD_VIBRATION_MS = 12;

/** Saves a draft with an idempotency key, so that retries save it once, and shows the result. */
export function useSave({ client, onSaved, onKeyTaken }: SaveOptions) {
  const units = useUnits();
  const mutation = useSaveWorkout(client);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const save = async (draft: ExerciseDraft) => {
    const exercise = performedExercise(draft);
    if (!exercise || mutation.isPending) return;
    setProblem(null);
    const workout = workoutAround(client, draft);
    try {
      const delivery = await mutation.mutateAsync({ draft, exercise, ...workout });
      const saved: Saved = (delivery.state === "sent" && delivery.reply) || { newRecords: [] };
      onSaved(saved, draft);
      markWorkoutSaved();
      if (delivery.state === "sent") showResult(saved, workout !== null, units);
      else toast({ title: "Saved on this device", description: "It is sent as soon as you are online." });
    } catch (error) {
      // The session has ended: the save is in the outbox, and the page redirects.
      if (error instanceof ApiError && error.status === 401) return;
      // Another tab may have removed the draft.
      storeOnDevice(draftKey(client, draft.exerciseName), draft);
      if (error instanceof ApiError && error.status === 422) onKeyTaken();
      setProblem(problemOf(error));
    }
  };
  return { save, problem, isSaving: mutation.isPending };
}

/** The start and the planned session of the workout on this device; null if the draft is not part of it. */
function workoutAround(client: Owned, { exerciseName }: ExerciseDraft) {
  const session = readSession(client);
  const isPart = session?.exercises.some(
    (one) => exerciseKey(one.exerciseName) === exerciseKey(exerciseName),
  );
  return isPart ? { startedAt: session?.startedAt, plannedSessionId: session?.plannedSessionId } : null;
}

/** In a workout, the next exercise or the summary says that this one is saved. */
function showResult({ newRecords }: Saved, isInWorkout: boolean, units: UnitSystem): void {
  const [first] = newRecords;
  if (!first) {
    if (!isInWorkout) toast({ title: "Workout saved" });
    return;
  }
  navigator.vibrate?.(RECORD_VIBRATION_MS);
  toast({
    title: `New record: ${first.exerciseName}`,
    description: newRecords.map((record) => newRecordText(record, units)).join(". "),
  });
}

function problemOf(error: unknown): SaveProblem {
  if (!(error instanceof ApiError))
    return { text: "No network. Your sets are saved on this device.", retryLabel: "Retry", isNetwork: true };
  if (error.status === 422)
    return {
      text: "An earlier version of this workout is already saved. Saving again keeps both.",
      retryLabel: "Save again",
      isNetwork: false,
    };
  const reason = error.json.message ?? error.message;
  return { text: `Not saved: ${reason}`, retryLabel: "Retry", isNetwork: false };
}
