"use client";

import { Plus, SlidersHorizontal, StickyNote } from "lucide-react";
import { useState } from "react";
import { SessionNav } from "@/components/training/session/session-nav";
import { Button } from "@/components/ui/button";
import { useUnits } from "@/lib/platform/browser/use-units";
import { dayText } from "@/lib/text/calendar/wording";
import { recordText } from "@/lib/training/workouts/wording";
import { NextTargetNote } from "./next-target-note";
import { NotesSheet } from "./notes-sheet";
import { PinnedNote, PinnedNoteSheet } from "./pinned-note";
import { SetConsole } from "./set-console";
import { SetOptionsSheet } from "./set-options-sheet";
import { SetRows } from "./set-rows";
import { editorTexts } from "./texts";
import type { ExerciseEditor } from "./use-exercise-editor";
import { useSwipe } from "./use-swipe";

/** The phone editor below its title: past figures on top, the console below. */
export function EditorBody({ editor }: { editor: ExerciseEditor }) {
  const units = useUnits();
  const { personalRecord, lastWorkout } = editor.summary;
  const swipe = useSwipe(editor.chooseNeighbour);
  const [pinning, setPinning] = useState(false);
  return (
    <>
      <div className="shrink-0 px-4">
        <SessionNav training={editor.training} />
        <dl className="flex min-h-9.5 flex-wrap items-center justify-between gap-x-3 text-sm">
          <Fact
            label={editorTexts.record}
            value={personalRecord ? recordText(personalRecord, units) : "–"}
            tone="text-primary"
          />
          <Fact
            label={editorTexts.lastWorkout}
            value={lastWorkout ? dayText(lastWorkout.date, new Date()) : "–"}
          />
        </dl>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4">
        <PinnedNote editor={editor} onEdit={() => setPinning(true)} />
        {editor.target && <NextTargetNote target={editor.target} className="mb-1" />}
        <div {...swipe}>
          <SetRows editor={editor} />
        </div>
        <RowActions editor={editor} />
      </div>
      <SetConsole editor={editor} />
      <PinnedNoteSheet editor={editor} open={pinning} onOpenChange={setPinning} />
    </>
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
        {editorTexts.addSet}
      </Button>
      <Button variant="ghost" size="sm" className="min-h-14" onClick={() => setSheet("notes")}>
        <StickyNote aria-hidden />
        {editorTexts.notes}
      </Button>
      {editor.activeSet && (
        <Button
          variant="ghost"
          size="sm"
          className="min-h-14"
          aria-label={editorTexts.setOptions(editor.activeSet.setNumber)}
          onClick={() => setSheet("set")}
        >
          <SlidersHorizontal aria-hidden />
          {editorTexts.set(editor.activeSet.setNumber)}
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
