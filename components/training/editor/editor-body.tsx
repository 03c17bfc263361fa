"use client";

import { Check } from "lucide-react";
import { useState } from "react";
import { SessionNav } from "@/components/training/session/session-nav";
import { ClientNote, notesFor } from "@/components/training/workouts/client-note";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
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
      <div className="flex min-h-0 flex-1 flex-col @max-[16rem]:overflow-y-auto @max-[16rem]:overscroll-contain">
        <div className="shrink-0 px-4">
          <SessionNav training={editor.training} />
          <PastFacts summary={editor.summary} className="min-h-9.5 justify-between gap-x-3" />
        </div>
        <div
          data-sets
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4 @max-[16rem]:contents"
        >
          <div className="shrink-0 @max-[16rem]:px-4">
            <ClientNote notes={notesFor(editor)} className="min-h-14 py-4.5" />
            <PinnedNote editor={editor} onEdit={() => setPinning(true)} />
          </div>
          {editor.isOpen ? (
            <div className="shrink-0 @max-[16rem]:order-1 @max-[16rem]:px-4 @max-[16rem]:pb-4">
              <PlannedHow how={editor.how} className="mb-1.5" />
              {editor.target && <NextTargetNote target={editor.target} className="mb-1" />}
              <div {...swipe}>
                <SetRows editor={editor} />
              </div>
              <RowActions editor={editor} />
            </div>
          ) : (
            <ClosedSets editor={editor} />
          )}
        </div>
        {editor.isOpen && <SetConsole editor={editor} />}
      </div>
      <PinnedNoteSheet editor={editor} open={pinning} onOpenChange={setPinning} />
    </>
  );
}

/**
 * The active set's controls within reach of the thumb, with the main action at the bottom. In large text they scroll
 * with the rest, above the sets, and only the main action stays.
 */
function SetConsole({ editor }: { editor: ExerciseEditor }) {
  return (
    <div
      data-thumb-zone
      className="relative z-10 shrink-0 overflow-hidden rounded-t-[26px] bg-popover px-4 pb-[calc(var(--safe-bottom)+2px)] shadow-sheet @max-[16rem]:contents"
    >
      <div className="shrink-0 @max-[16rem]:overflow-hidden @max-[16rem]:rounded-[26px] @max-[16rem]:bg-popover @max-[16rem]:px-4 @max-[16rem]:pb-3.5">
        <RestBar rest={editor.rest} className="-mx-4" />
        <SaveProblem editor={editor} className="mt-2.5" />
        <Shortcuts editor={editor} />
        <SetSteppers editor={editor} size="lg" />
      </div>
      <MainActions editor={editor} />
    </div>
  );
}

const actions = cn(
  "mt-3.5 flex flex-wrap gap-2.5 [&_button]:min-w-fit [&_button]:basis-0 [&_button]:whitespace-normal",
  "@max-[16rem]:sticky @max-[16rem]:bottom-0 @max-[16rem]:z-10 @max-[16rem]:order-2 @max-[16rem]:mt-auto @max-[16rem]:bg-popover @max-[16rem]:px-4 @max-[16rem]:pt-2.5 @max-[16rem]:pb-(--safe-bottom)",
);

/** Log set and Save; once all sets are logged, Another set and Save. */
function MainActions({ editor }: { editor: ExerciseEditor }) {
  const { nextSet } = editor;
  const save = {
    size: "lg",
    className: "min-h-16 flex-1 px-2",
    disabled: !editor.canSave && !editor.isSaving,
    pending: editor.isSaving,
    onClick: editor.save,
    children: "Save",
  } as const;
  if (!nextSet)
    return (
      <div className={actions}>
        <Button variant="outline" size="lg" className="min-h-16 flex-1 px-2" onClick={editor.addSet}>
          Another set
        </Button>
        <Button {...save} className="min-h-16 grow-[1.7] px-2" />
      </div>
    );
  return (
    <div className={actions}>
      <Button {...save} variant="outline" />
      <Button size="lg" className="min-h-16 grow-[1.7] px-2" onClick={() => editor.logNext(nextSet.id)}>
        <Check aria-hidden />
        {logText(nextSet.setNumber, editor.after)}
      </Button>
    </div>
  );
}
