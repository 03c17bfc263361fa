"use client";

import { Plus, SlidersHorizontal, StickyNote } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogCloseButton, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { dayText, recordText } from "@/lib/workouts/wording";
import { EditorMenu } from "./editor-menu";
import { KeptStatus } from "./kept-status";
import { NotesSheet } from "./notes-sheet";
import { SetConsole } from "./set-console";
import { SetOptionsSheet } from "./set-options-sheet";
import { SetRows } from "./set-rows";
import { useCloseOnBack } from "./use-close-on-back";
import { type EditorSubject, type ExerciseEditor, useExerciseEditor } from "./use-exercise-editor";

type PhoneEditorProps = EditorSubject & { clientName: string; onClose: () => void };

/** The full-screen editor: what was and is above, what is to be done below. */
export function PhoneEditor(props: PhoneEditorProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && props.onClose()}>
      <DialogContent size="full" aria-describedby={undefined} className="overflow-hidden">
        <PhoneEditorContent {...props} />
      </DialogContent>
    </Dialog>
  );
}

function PhoneEditorContent({ clientName, onClose, ...subject }: PhoneEditorProps) {
  const editor = useExerciseEditor(subject);
  useCloseOnBack(onClose);
  const { personalRecord, lastWorkout, exerciseName } = editor.summary;
  return (
    <div className="mx-auto flex h-full w-full max-w-column flex-col">
      <header className="shrink-0 px-4 pt-[max(8px,var(--safe-top))]">
        <div className="-mx-2 flex min-h-13 items-center">
          <DialogCloseButton />
          <div className="min-w-0 flex-1 pl-1">
            <DialogTitle className="truncate text-lg/5.5">{exerciseName}</DialogTitle>
            <p className="flex gap-2 text-muted-foreground text-xs">
              <span className="truncate">{clientName}</span>
              <KeptStatus editor={editor} />
            </p>
          </div>
          <EditorMenu editor={editor} onTrashed={onClose} />
        </div>
        <dl className="flex min-h-9.5 items-center justify-between text-sm">
          <Fact label="PR" value={personalRecord ? recordText(personalRecord) : "–"} tone="text-primary" />
          <Fact label="Last workout" value={lastWorkout ? dayText(lastWorkout.date, new Date()) : "–"} />
        </dl>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4">
        <SetRows editor={editor} />
        <RowActions editor={editor} />
      </div>
      <SetConsole editor={editor} />
    </div>
  );
}

function Fact({ label, value, tone }: { label: string; value: string; tone?: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className={`num font-strong tracking-normal ${tone ?? ""}`}>{value}</dd>
    </div>
  );
}

function RowActions({ editor }: { editor: ExerciseEditor }) {
  const [sheet, setSheet] = useState<"notes" | "set" | null>(null);
  const toggle = (name: "notes" | "set") => (open: boolean) => setSheet(open ? name : null);
  return (
    <div className="mt-2.5 -ml-3 flex flex-wrap">
      <Button variant="ghost" size="sm" className="min-h-14" onClick={editor.addSet}>
        <Plus aria-hidden />
        Add set
      </Button>
      <Button variant="ghost" size="sm" className="min-h-14" onClick={() => setSheet("notes")}>
        <StickyNote aria-hidden />
        Notes
      </Button>
      {editor.activeSet && (
        <Button variant="ghost" size="sm" className="min-h-14" onClick={() => setSheet("set")}>
          <SlidersHorizontal aria-hidden />
          Set {editor.activeSet.setNumber}
          <span className="sr-only"> options</span>
        </Button>
      )}
      <NotesSheet editor={editor} open={sheet === "notes"} onOpenChange={toggle("notes")} />
      <SetOptionsSheet
        editor={editor}
        set={editor.activeSet}
        open={sheet === "set"}
        onOpenChange={toggle("set")}
      />
    </div>
  );
}
