"use client";

import { toast, UNDO_MS } from "@/components/ui/toast-store";
import { dayText } from "@/lib/text/calendar/wording";
import { useDeleteWorkout, useRestoreWorkout } from "@/lib/training/logbook/queries";
import type { LoggedWorkout } from "@/lib/training/logbook/schema";
import { deletionTexts } from "./texts";

/** Deletes at once and offers Undo, which also restores its records. */
export function useWorkoutDeletion(clientId: string) {
  const deleting = useDeleteWorkout(clientId);
  const restoring = useRestoreWorkout(clientId);
  const restore = async (id: string) => {
    try {
      await restoring.mutateAsync(id);
      toast({ title: deletionTexts.restored });
    } catch {
      fail(deletionTexts.notRestored);
    }
  };
  return async ({ id, date }: LoggedWorkout) => {
    try {
      await deleting.mutateAsync(id);
    } catch {
      return fail(deletionTexts.notDeleted);
    }
    toast({
      title: deletionTexts.deleted,
      description: deletionTexts.deletedHint(dayText(date, new Date())),
      durationMs: UNDO_MS,
      action: { label: deletionTexts.undo, onSelect: () => void restore(id) },
    });
  };
}

function fail(description: string): void {
  toast({ variant: "destructive", title: deletionTexts.error, description });
}
