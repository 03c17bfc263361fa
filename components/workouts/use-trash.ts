"use client";

import { toast } from "@/components/ui/toast-store";
import { useRestoreExercise, useTrashExercise } from "@/lib/workouts/queries";

const UNDO_MS = 8000;

/** Moving an exercise to the trash and back, with what the trainer is told. */
export function useTrash(clientId: string) {
  const trashing = useTrashExercise(clientId);
  const restoring = useRestoreExercise(clientId);

  const restore = async (exerciseName: string) => {
    try {
      await restoring.mutateAsync(exerciseName);
      toast({ title: "Exercise restored" });
    } catch {
      fail("Failed to restore exercise. Please try again.");
    }
  };
  /** Rejects when it failed, so that a dialog stays open for another try. */
  const trash = async (exerciseName: string) => {
    try {
      await trashing.mutateAsync(exerciseName);
    } catch (error) {
      fail("Failed to move exercise to trash. Please try again.");
      throw error;
    }
    toast({
      title: "Exercise moved to Trash",
      durationMs: UNDO_MS,
      action: { label: "Undo", onSelect: () => void restore(exerciseName) },
    });
  };
  return { trash, restore, restoring: restoring.isPending ? restoring.variables : undefined };
}

function fail(description: string): void {
  toast({ variant: "destructive", title: "Error", description });
}
