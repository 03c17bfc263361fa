"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toast-store";
import type { UnitSystem } from "@/lib/body/unit-system";
import { markWorkoutSaved } from "@/lib/browser/install-offer";
import { useUnits } from "@/lib/browser/use-units";
import { ApiError } from "@/lib/http/api-error";
import { type ExerciseDraft, performedExercise } from "@/lib/workouts/draft";
import { exerciseKey } from "@/lib/workouts/exercise-name";
import { useSaveWorkout } from "@/lib/workouts/saving-queries";
import type { SavedWorkout } from "@/lib/workouts/schema";
import { newRecordText } from "@/lib/workouts/wording";
import { draftKey, keep, type Owned, readSession } from "../device-store";
import { saveTexts } from "./texts";

/** Why a save did not happen. The draft stays as it is in every case. */
export type SaveProblem = { text: string; retry: string; isNetwork: boolean };

/** What the server answered; without an id while it waits for a network. */
export type Saved = Pick<SavedWorkout, "newRecords"> & Partial<Pick<SavedWorkout, "id">>;

type SaveOptions = {
  client: Owned;
  /** The draft is done with: the server has it, or this device's outbox until there is a network. */
  onSaved: (saved: Saved) => void;
  /** Gives the draft a new name, because the server knows another workout by the old one. */
  onKeyTaken: () => void;
};

const RECORD_VIBRATION_MS = 12;

/** Sends a draft, once however often it is tried, and tells what came of it. */
export function useSave({ client, onSaved, onKeyTaken }: SaveOptions) {
  const units = useUnits();
  const mutation = useSaveWorkout(client);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const save = async (draft: ExerciseDraft) => {
    const exercise = performedExercise(draft);
    if (!exercise || mutation.isPending) return;
    setProblem(null);
    try {
      const delivery = await mutation.mutateAsync({ draft, exercise, startedAt: startOf(client, draft) });
      const saved: Saved = (delivery.state === "sent" && delivery.reply) || { newRecords: [] };
      onSaved(saved);
      markWorkoutSaved();
      if (delivery.state === "sent") tell(saved, units);
      else toast({ title: saveTexts.kept, description: saveTexts.keptHint });
    } catch (error) {
      // The session has ended: the outbox has the save, and the page is about to leave.
      if (error instanceof ApiError && error.status === 401) return;
      // Another tab may have taken the draft for delivered.
      keep(draftKey(client, draft.exerciseName), draft);
      if (error instanceof ApiError && error.status === 422) onKeyTaken();
      setProblem(problemOf(error));
    }
  };
  return { save, problem, isSaving: mutation.isPending };
}

/** When the workout of this device was started that the draft is a part of. */
function startOf(client: Owned, { exerciseName }: ExerciseDraft): string | undefined {
  const session = readSession(client);
  const isPart = session?.exercises.some(
    (one) => exerciseKey(one.exerciseName) === exerciseKey(exerciseName),
  );
  return isPart ? session?.startedAt : undefined;
}

function tell({ newRecords }: Saved, units: UnitSystem): void {
  const [first] = newRecords;
  if (!first) {
    toast({ title: saveTexts.saved });
    return;
  }
  navigator.vibrate?.(RECORD_VIBRATION_MS);
  toast({
    title: saveTexts.newRecord(first.exerciseName),
    description: newRecords.map((record) => newRecordText(record, units)).join(". "),
  });
}

function problemOf(error: unknown): SaveProblem {
  if (!(error instanceof ApiError))
    return { text: saveTexts.noNetwork, retry: saveTexts.retry, isNetwork: true };
  if (error.status === 422)
    return { text: saveTexts.earlierVersion, retry: saveTexts.saveAgain, isNetwork: false };
  const reason = error.json.message ?? error.message;
  return { text: saveTexts.notSaved(reason), retry: saveTexts.retry, isNetwork: false };
}
