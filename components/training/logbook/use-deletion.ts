"use client";

import { toast, toastFailure } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import { ApiError } from "@/lib/platform/http/api-error";
import { dayText } from "@/lib/text/calendar/wording";
import { useDeleteWorkout, useRestoreWorkout } from "@/lib/training/logbook/queries";
import type { LoggedWorkout } from "@/lib/training/logbook/schema";

/** Deletes at once and offers Undo. Restoring brings back the records too. */
export function useDeletion(clientId: string) {
  const deleting = useDeleteWorkout();
  const restoring = useRestoreWorkout();
  const restore = async (id: string) => {
    try {
      await restoring.mutateAsync({ params: { id: clientId, workoutId: id } });
      toast({ title: "Workout restored" });
    } catch (error) {
      const reason = error instanceof ApiError && error.status === 409 ? error.json.message : undefined;
      fail(reason ?? "Failed to restore workout. Please try again.");
    }
  };
  const remove = async ({ id, date }: LoggedWorkout) => {
    try {
      await deleting.mutateAsync({ params: { id: clientId, workoutId: id } });
    } catch {
      return fail("Failed to delete workout. Please try again.");
    }
    offerUndo(
      "Workout deleted",
      () => restore(id),
      `${dayText(date, new Date())}. Records are recalculated without it.`,
    );
  };
  return {
    remove,
    restore,
    restoring: restoring.isPending ? restoring.variables.params.workoutId : undefined,
  };
}

function fail(description: string): void {
  toastFailure("Error", description);
}
