"use client";

import { toast, toastFailure } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import { useRestoreExercise, useTrashExercise } from "@/lib/training/workouts/queries";

export function useTrash(clientId: string) {
  const trashing = useTrashExercise();
  const restoring = useRestoreExercise();

  const restore = async (exerciseName: string) => {
    try {
      await restoring.mutateAsync({ params: { id: clientId, name: exerciseName } });
      toast({ title: "Exercise restored" });
    } catch {
      fail("Failed to restore exercise. Please try again.");
    }
  };
  /** Rejects on failure, so that the dialog stays open for a retry. */
  const trash = async (exerciseName: string) => {
    try {
      await trashing.mutateAsync({ params: { id: clientId, name: exerciseName } });
    } catch (error) {
      fail("Failed to move exercise to trash. Please try again.");
      throw error;
    }
    offerUndo("Exercise moved to Trash", () => restore(exerciseName));
  };
  return { trash, restore, restoring: restoring.isPending ? restoring.variables.params.name : undefined };
}

function fail(description: string): void {
  toastFailure("Error", description);
}
