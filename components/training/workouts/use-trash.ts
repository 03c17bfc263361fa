"use client";

import { toast } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import { useRestoreExercise, useTrashExercise } from "@/lib/training/workouts/queries";
import { trashToastTexts } from "./texts";

export function useTrash(clientId: string) {
  const trashing = useTrashExercise();
  const restoring = useRestoreExercise();

  const restore = async (exerciseName: string) => {
    try {
      await restoring.mutateAsync({ params: { id: clientId, name: exerciseName } });
      toast({ title: trashToastTexts.restored });
    } catch {
      fail(trashToastTexts.notRestored);
    }
  };
  /** Rejects on failure, so that the dialog stays open for a retry. */
  const trash = async (exerciseName: string) => {
    try {
      await trashing.mutateAsync({ params: { id: clientId, name: exerciseName } });
    } catch (error) {
      fail(trashToastTexts.notMoved);
      throw error;
    }
    offerUndo(trashToastTexts.moved, () => restore(exerciseName));
  };
  return { trash, restore, restoring: restoring.isPending ? restoring.variables.params.name : undefined };
}

function fail(description: string): void {
  toast({ variant: "destructive", title: trashToastTexts.error, description });
}
