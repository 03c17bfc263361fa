"use client";

import { toast } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import { useRestoreExercise, useTrashExercise } from "@/lib/training/workouts/queries";
import { trashToastTexts } from "./texts";

export function useTrash(clientId: string) {
  const trashing = useTrashExercise(clientId);
  const restoring = useRestoreExercise(clientId);

  const restore = async (exerciseName: string) => {
    try {
      await restoring.mutateAsync(exerciseName);
      toast({ title: trashToastTexts.restored });
    } catch {
      fail(trashToastTexts.notRestored);
    }
  };
  /** Rejects on failure, so that the dialog stays open for a retry. */
  const trash = async (exerciseName: string) => {
    try {
      await trashing.mutateAsync(exerciseName);
    } catch (error) {
      fail(trashToastTexts.notMoved);
      throw error;
    }
    offerUndo(trashToastTexts.moved, () => restore(exerciseName));
  };
  return { trash, restore, restoring: restoring.isPending ? restoring.variables : undefined };
}

function fail(description: string): void {
  toast({ variant: "destructive", title: trashToastTexts.error, description });
}
