"use client";

import { Pin } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/input";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { toastFailure } from "@/components/ui/toast-store";
import { PINNED_NOTE_MAX_LENGTH } from "@/lib/training/workouts/exercise-schema";
import { useChangeExercise } from "@/lib/training/workouts/queries";
import type { ExerciseEditor } from "./use-exercise-editor";

/** A note on top of the editor; a tap edits it. */
export function PinnedNote({ editor, onEdit }: { editor: ExerciseEditor; onEdit: () => void }) {
  const { pinnedNote } = editor.summary;
  if (!pinnedNote) return null;
  return (
    <button
      type="button"
      aria-label={`Pinned note: ${pinnedNote}`}
      onClick={onEdit}
      className="flex min-h-14 w-full items-center gap-2 rounded-image text-left text-sm hover:bg-accent/60"
    >
      <Pin aria-hidden className="size-[18px] shrink-0 stroke-2 text-primary" />
      <span className="min-w-0 break-words">{pinnedNote}</span>
    </button>
  );
}

type PinnedNoteSheetProps = { editor: ExerciseEditor; open: boolean; onOpenChange: (open: boolean) => void };

export function PinnedNoteSheet({ editor, open, onOpenChange }: PinnedNoteSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined}>
        <SheetTitle className="type-display text-xl">Pinned note</SheetTitle>
        <PinnedNoteForm editor={editor} onDone={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}

function PinnedNoteForm({ editor, onDone }: { editor: ExerciseEditor; onDone: () => void }) {
  const { exerciseName: name, pinnedNote } = editor.summary;
  const [typed, setTyped] = useState(pinnedNote ?? "");
  const pinning = useChangeExercise();
  const pin = async () => {
    try {
      await pinning.mutateAsync({
        params: { id: editor.client.id, name },
        body: { pinnedNote: typed.trim() || null },
      });
      onDone();
    } catch {
      toastFailure("Error", "Failed to pin the note. Please try again.");
    }
  };
  return (
    <>
      <p className="mt-1 text-muted-foreground text-sm">Shown whenever {name} opens.</p>
      <Textarea
        aria-label="Pinned note"
        placeholder="Seat height, grip, stance"
        maxLength={PINNED_NOTE_MAX_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="my-3"
      />
      <Button pending={pinning.isPending} onClick={pin}>
        Save note
      </Button>
    </>
  );
}
