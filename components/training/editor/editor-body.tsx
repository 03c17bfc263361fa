"use client";

import { Check } from "lucide-react";
import { useState } from "react";
import { SessionNav } from "@/components/training/session/session-nav";
import { ClientNote } from "@/components/training/workouts/client-note";
import { Button } from "@/components/ui/button";
import { logText } from "@/lib/training/workouts/wording";
import { ClosedSets } from "./closed-sets";
import { SaveProblem } from "./draft-status";
import { NextTargetNote } from "./next-target-note";
import { PastFacts } from "./past-facts";
import { PinnedNote, PinnedNoteSheet } from "./pinned-note";
import { PlannedHow } from "./planned-how";
import { RestBar } from "./rest-bar";
import { RowActions } from "./row-actions";
import { SetRows } from "./set-rows";
import { neighbourOf, SetSteppers } from "./set-steppers";
import { Shortcuts } from "./shortcuts";
import type { ExerciseEditor } from "./use-exercise-editor";
import { useSwipe } from "./use-swipe";

/** The phone editor below its title: past figures on top, the console below. */
export function EditorBody({ editor }: { editor: ExerciseEditor }) {
  const swipe = useSwipe(neighbourOf(editor));
  const [pinning, setPinning] = useState(false);
  return (
    <>
      <div className="shrink-0 px-4">
        <SessionNav training={editor.training} />
        <PastFacts summary={editor.summary} className="min-h-9.5 justify-between gap-x-3" />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4">
        <ClientNote notes={editor.client.notes} className="min-h-14 py-4.5" />
        <PinnedNote editor={editor} onEdit={() => setPinning(true)} />
        {editor.isOpen ? (
          <>
            <PlannedHow how={editor.how} className="mb-1.5" />
            {editor.target && <NextTargetNote target={editor.target} className="mb-1" />}
            <div {...swipe}>
              <SetRows editor={editor} />
            </div>
            <RowActions editor={editor} />
          </>
        ) : (
          <ClosedSets editor={editor} />
        )}
      </div>
      {editor.isOpen && <SetConsole editor={editor} />}
      <PinnedNoteSheet editor={editor} open={pinning} onOpenChange={setPinning} />
    </>
  );
}

/** The active set's controls within reach of the thumb, with the main action at the bottom. */
function SetConsole({ editor }: { editor: ExerciseEditor }) {
  return (
    <div
      data-thumb-zone
      className="relative z-10 shrink-0 overflow-hidden rounded-t-[26px] bg-popover px-4 pb-[calc(var(--safe-bottom)+2px)] shadow-sheet"
    >
      <RestBar rest={editor.rest} className="-mx-4" />
      <SaveProblem editor={editor} className="mt-2.5" />
      <Shortcuts editor={editor} />
      <SetSteppers editor={editor} size="lg" />
      <MainActions editor={editor} />
    </div>
  );
}

const actions =
  "mt-3.5 grid grid-cols-[1fr_1.7fr] gap-2.5 @max-[260px]:gap-1.5 @max-[260px]:[&_button]:text-sm @max-[260px]:[&_svg]:hidden";

/** Log set and Save; once all sets are logged, Another set and Save. */
function MainActions({ editor }: { editor: ExerciseEditor }) {
  const { nextSet } = editor;
  const save = {
    size: "lg",
    className: "min-h-16 px-0",
    disabled: !editor.canSave && !editor.isSaving,
    pending: editor.isSaving,
    onClick: editor.save,
    children: "Save",
  } as const;
  if (!nextSet)
    return (
      <div className={actions}>
        <Button variant="outline" size="lg" className="min-h-16 px-0" onClick={editor.addSet}>
          Another set
        </Button>
        <Button {...save} />
      </div>
    );
  return (
    <div className={actions}>
      <Button {...save} variant="outline" />
      <Button size="lg" className="min-h-16 px-0" onClick={() => editor.logNext(nextSet.id)}>
        <Check aria-hidden />
        {logText(nextSet.setNumber, editor.after)}
      </Button>
    </div>
  );
}
