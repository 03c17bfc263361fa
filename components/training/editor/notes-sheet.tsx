"use client";

import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/input";
import { Sheet, SheetClose, SheetContent, SheetTitle } from "@/components/ui/sheet";
import type { ExerciseEditor } from "./use-exercise-editor";

export const NOTES_MAX_LENGTH = 4000;

type NotesSheetProps = { editor: ExerciseEditor; open: boolean; onOpenChange: (open: boolean) => void };

/** Notes on phones, with the last notes above. */
export function NotesSheet({ editor, open, onOpenChange }: NotesSheetProps) {
  const lastNotes = editor.summary.lastWorkout?.notes;
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined}>
        <SheetTitle className="type-display text-xl">Notes</SheetTitle>
        {lastNotes && (
          <p className="mt-1 break-words text-muted-foreground text-sm">Last time: {lastNotes}</p>
        )}
        <Textarea
          aria-label="Notes"
          placeholder="Grip, tempo, pain, anything for next time"
          maxLength={NOTES_MAX_LENGTH}
          value={editor.notes}
          onChange={(event) => editor.changeNotes(event.target.value)}
          className="my-3"
        />
        <SheetClose asChild>
          <Button size="lg">Done</Button>
        </SheetClose>
      </SheetContent>
    </Sheet>
  );
}
