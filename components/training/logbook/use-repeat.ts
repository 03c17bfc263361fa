"use client";

import { useQuery } from "@tanstack/react-query";
import { draftKey, type Owned, readDraft, storeOnDevice } from "@/components/training/workouts/device-store";
import { offerUndo } from "@/components/ui/undo";
import { useUnits } from "@/lib/platform/browser/use-units";
import { counted } from "@/lib/text/numbers";
import { uuidv7 } from "@/lib/text/uuid";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import type { LoggedWorkout } from "@/lib/training/logbook/schema";
import { startDraft } from "@/lib/training/workouts/draft";
import { trashQuery, useRestoreExercise } from "@/lib/training/workouts/queries";

const newId = () => uuidv7(new Date());

/**
 * Copies the sets of a past workout into drafts. It replaces existing drafts; Undo restores them. Trashed
 * exercises are restored, since a draft needs its card.
 */
export function useRepeat(client: Owned) {
  const { data: trashed = [] } = useQuery(trashQuery(client.id));
  const units = useUnits();
  const { mutateAsync: restore } = useRestoreExercise();
  return async ({ exercises }: LoggedWorkout) => {
    const inTrash = new Set(trashed.map(({ exerciseName }) => exerciseKey(exerciseName)));
    const before = exercises.map(({ exerciseName, muscleGroup, setsData }) => {
      const key = draftKey(client, exerciseName);
      const draft = readDraft(key);
      storeOnDevice(key, startDraft({ key: newId(), exerciseName, muscleGroup }, setsData, newId, units));
      return { key, draft };
    });
    offerUndo(
      exercises.length === 1
        ? "1 exercise is ready to log"
        : `${counted(exercises.length, "exercise")} are ready to log`,
      () => {
        for (const { key, draft } of before) storeOnDevice(key, draft);
      },
    );
    const hidden = exercises.filter(({ exerciseName }) => inTrash.has(exerciseKey(exerciseName)));
    await Promise.allSettled(
      hidden.map(({ exerciseName }) => restore({ params: { id: client.id, name: exerciseName } })),
    );
  };
}
