"use client";

import { CirclePlay, Pin } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/input";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { toastFailure } from "@/components/ui/toast-store";
import { noteLink } from "@/lib/text/note-link";
import { PINNED_NOTE_MAX_LENGTH } from "@/lib/training/workouts/exercise-schema";
import { useChangeExercise } from "@/lib/training/workouts/queries";
import type { ExerciseEditor } from "./use-exercise-editor";

/** A note on top of the editor; a tap edits it. A web address in it opens beside it. */
export function PinnedNote({ editor, onEdit }: { editor: ExerciseEditor; onEdit: () => void }) {
  const { pinnedNote, exerciseName } = editor.summary;
  if (!pinnedNote) return null;
  const demonstration = noteLink(pinnedNote);
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <button
        type="button"
        aria-label={`Pinned note: ${pinnedNote}`}
        onClick={onEdit}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-2 rounded-image text-left text-sm hover:bg-accent/60"
      >
        <Pin aria-hidden className="size-[18px] shrink-0 stroke-2 text-primary" />
        <span className="min-w-0 break-words">
          {demonstration ? demonstration.words || "Change note" : pinnedNote}
        </span>
      </button>
      {demonstration && (
        <Button asChild variant="outline" className="min-h-14 lg:min-h-11">
          <a
            href={demonstration.link}
            target="_blank"
            rel="noreferrer"
            aria-label={`Demonstration of ${exerciseName}, opens another page`}
          >
            <CirclePlay aria-hidden />
            Demonstration
          </a>
        </Button>
      )}
    </div>
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
        placeholder="Seat height, grip, a link to a demonstration"
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
