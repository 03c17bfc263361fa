"use client";

import { toast } from "@/components/ui/toast-store";
import { useDeleteWorkout, useRestoreWorkout } from "@/lib/logbook/queries";
import type { LoggedWorkout } from "@/lib/logbook/schema";
import { dayText } from "@/lib/workouts/wording";

const UNDO_MS = 8000;

/** Deletes a workout at once and offers the way back, which puts its records back too. */
export function useWorkoutDeletion(clientId: string) {
  const deleting = useDeleteWorkout(clientId);
  const restoring = useRestoreWorkout(clientId);
  const restore = async (id: string) => {
    try {
      await restoring.mutateAsync(id);
      toast({ title: "Workout restored" });
    } catch {
      fail("Failed to restore workout. Please try again.");
    }
  };
  return async ({ id, date }: LoggedWorkout) => {
    try {
      await deleting.mutateAsync(id);
    } catch {
      return fail("Failed to delete workout. Please try again.");
    }
    toast({
      title: "Workout deleted",
      description: `${dayText(date, new Date())}. Records are worked out anew without it.`,
      durationMs: UNDO_MS,
      action: { label: "Undo", onSelect: () => void restore(id) },
    });
  };
}

function fail(description: string): void {
  toast({ variant: "destructive", title: "Error", description });
}
