"use client";

import { DialogCloseButton } from "@/components/ui/dialog";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { MUSCLE_GROUP_LABELS } from "@/lib/body/ranges";
import type { TrashedExercise } from "@/lib/training/workouts/exercise-schema";
import { dayTextHere } from "@/lib/training/workouts/wording";
import { RestoreRow } from "./restore-row";
import { useTrash } from "./use-trash";

type TrashSheetProps = {
  clientId: string;
  trashed: TrashedExercise[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function TrashSheet({ clientId, trashed, open, onOpenChange }: TrashSheetProps) {
  const { restore, restoring } = useTrash(clientId);
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined}>
        <div className="flex items-center justify-between">
          <SheetTitle className="type-display text-xl">Trash</SheetTitle>
          <DialogCloseButton className="-mr-2.5" />
        </div>
        {trashed.length === 0 && <p className="py-6 text-muted-foreground">The Trash is empty.</p>}
        <ul>
          {trashed.map(({ exerciseName, muscleGroup, trashedAt }) => (
            <RestoreRow
              key={exerciseName}
              label={`Restore ${exerciseName}`}
              pending={restoring === exerciseName}
              onRestore={() => restore(exerciseName)}
            >
              <p className="break-words font-label">{exerciseName}</p>
              <p className="text-muted-foreground text-xs">
                {MUSCLE_GROUP_LABELS[muscleGroup]}, moved {dayTextHere(trashedAt)}
              </p>
            </RestoreRow>
          ))}
        </ul>
      </SheetContent>
    </Sheet>
  );
}
