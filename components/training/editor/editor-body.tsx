"use client";

import { Check, Plus, SlidersHorizontal, StickyNote } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { SessionNav } from "@/components/training/session/session-nav";
import { ClientNote } from "@/components/training/workouts/client-note";
import { Button } from "@/components/ui/button";
import { Stepper } from "@/components/ui/stepper";
import { useUnits } from "@/lib/platform/browser/use-units";
import { dayText } from "@/lib/text/calendar/wording";
import { controlsOf } from "@/lib/training/workouts/set-controls";
import { logText, recordText } from "@/lib/training/workouts/wording";
import { ClosedSets } from "./closed-sets";
import { SaveProblem } from "./draft-status";
import { NextTargetNote } from "./next-target-note";
import { NotesSheet } from "./notes-sheet";
import { PinnedNote, PinnedNoteSheet } from "./pinned-note";
import { PlannedHow } from "./planned-how";
import { RestBar } from "./rest-bar";
import { SetOptionsSheet } from "./set-options-sheet";
import { SetRows } from "./set-rows";
import { Shortcuts } from "./shortcuts";
import type { ExerciseEditor } from "./use-exercise-editor";
import { useSwipe } from "./use-swipe";

const LABELS = {
  weight: (setNumber: number) => `Weight, set ${setNumber}`,
  reps: () => "Reps",
  seconds: () => "Time",
  meters: (setNumber: number) => `Distance, set ${setNumber}`,
};

/** The phone editor below its title: past figures on top, the console below. */
export function EditorBody({ editor }: { editor: ExerciseEditor }) {
  const units = useUnits();
  const { personalRecord, lastWorkout } = editor.summary;
  const swipe = useSwipe(neighbourOf(editor));
  const [pinning, setPinning] = useState(false);
  return (
    <>
      <div className="shrink-0 px-4">
        <SessionNav training={editor.training} />
        <dl className="flex min-h-9.5 flex-wrap items-center justify-between gap-x-3 text-sm">
          <Fact
            label="PR"
            value={personalRecord ? recordText(personalRecord, units) : "–"}
            tone="text-primary"
          />
          <Fact label="Last workout" value={lastWorkout ? dayText(lastWorkout.date, new Date()) : "–"} />
        </dl>
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
        <Button
          variant="ghost"
          size="sm"
          className="min-h-14"
          aria-label={`Set ${editor.activeSet.setNumber} options`}
          onClick={() => setSheet("set")}
        >
          <SlidersHorizontal aria-hidden />
          Set {editor.activeSet.setNumber}
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

const KEYPADS = { weight: "decimal", reps: "numeric", seconds: "text", meters: "decimal" } as const;

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
      <Steppers editor={editor} />
      <MainActions editor={editor} />
    </div>
  );
}

/** Moves to the set beside, unless typed text is refused, which would be lost. */
const neighbourOf = (editor: ExerciseEditor) => (by: 1 | -1) =>
  editor.isRefused() || editor.chooseNeighbour(by);

function Steppers({ editor }: { editor: ExerciseEditor }) {
  const units = useUnits();
  const { activeSet: set } = editor;
  const chooseNeighbour = neighbourOf(editor);
  const swipe = useSwipe(chooseNeighbour);
  if (!set) return null;
  const controls = controlsOf(set, editor.counted, units);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1 as const, ArrowRight: 1 as const }[event.key];
    if (by && !(event.target instanceof HTMLInputElement)) chooseNeighbour(by);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the rows above have buttons for it.
    <div {...swipe} onKeyDown={onKeyDown} className="mt-2.5 grid gap-2.5">
      {controls.map(({ figure, text, unit, hint, atMin, atMax, step, read, typed }) => (
        <Stepper
          key={figure}
          size="lg"
          label={LABELS[figure](set.setNumber)}
          text={text}
          unit={unit}
          hint={hint}
          inputMode={KEYPADS[figure]}
          atMin={atMin}
          atMax={atMax}
          read={read}
          onStep={(direction) => editor.stepSet(set.id, (now) => step(now, direction))}
          onType={(value) => editor.changeSet(set.id, typed(value))}
        />
      ))}
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
