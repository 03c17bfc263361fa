"use client";

import { Check, Plus, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { SessionNav } from "@/components/training/session/session-nav";
import { ClientNote, notesFor } from "@/components/training/workouts/client-note";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import { Keys } from "@/components/ui/keys";
import { useUnits } from "@/lib/platform/browser/use-units";
import { dayText } from "@/lib/text/calendar/wording";
import { logText, recordText } from "@/lib/training/workouts/wording";
import { ClosedSets } from "./closed-sets";
import { DraftStatus, SaveProblem } from "./draft-status";
import { EditorMenu } from "./editor-menu";
import { NextTargetNote } from "./next-target-note";
import { NOTES_MAX_LENGTH } from "./notes-sheet";
import { PinnedNote, PinnedNoteSheet } from "./pinned-note";
import { PlannedHow } from "./planned-how";
import { RestBar } from "./rest-bar";
import { SetOptionsSheet } from "./set-options-sheet";
import { SetTable } from "./set-table";
import { Shortcuts } from "./shortcuts";
import { useEditorKeys } from "./use-editor-keys";
import { type EditorSubject, type ExerciseEditor, useExerciseEditor } from "./use-exercise-editor";

/** The editor beside the list: all sets are editable at once, also by keyboard. */
export default function LaptopEditor({ onTrashed, ...subject }: EditorSubject & { onTrashed: () => void }) {
  const units = useUnits();
  const editor = useExerciseEditor(subject);
  useEditorKeys(editor);
  const [pinning, setPinning] = useState(false);
  const { exerciseName, personalRecord } = editor.summary;
  return (
    <section
      ref={editor.around}
      aria-label={exerciseName}
      className="@container flex min-h-[calc(100dvh-11rem)] flex-col rounded-dock bg-card px-6 pt-[22px] shadow-card"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="type-display break-words text-[1.4375rem]/[1.75rem]">{exerciseName}</h2>
          <p className="mt-[3px] flex flex-wrap gap-x-3 text-muted-foreground text-sm">
            {personalRecord ? (
              <span>
                PR{" "}
                <b className="num font-strong text-primary tracking-normal">
                  {recordText(personalRecord, units)}
                </b>
                {`, ${dayText(personalRecord.achievedDate, new Date())}`}
              </span>
            ) : (
              <span>No record yet</span>
            )}
            <DraftStatus editor={editor} />
          </p>
        </div>
        <EditorMenu editor={editor} onTrashed={onTrashed} />
      </div>
      <div className="mt-2 grid gap-1.5 empty:hidden">
        <SessionNav training={editor.training} />
        <ClientNote notes={notesFor(editor)} />
        <PinnedNote editor={editor} onEdit={() => setPinning(true)} />
        {editor.isOpen && <PlannedHow how={editor.how} />}
        {editor.isOpen && editor.target && <NextTargetNote target={editor.target} />}
      </div>
      {editor.isOpen ? <OpenSets editor={editor} /> : <ClosedSets editor={editor} />}
      <PinnedNoteSheet editor={editor} open={pinning} onOpenChange={setPinning} />
    </section>
  );
}

function OpenSets({ editor }: { editor: ExerciseEditor }) {
  const [optionsOpen, setOptionsOpen] = useState(false);
  const lastNotes = editor.summary.lastWorkout?.notes;
  return (
    <>
      <RestBar rest={editor.rest} className="mt-4 rounded-photo" />
      <SetTable editor={editor} />
      <div className="-ml-3 mt-2 flex items-center">
        <Button variant="ghost" size="sm" onClick={editor.addSet}>
          <Plus aria-hidden />
          Add set
        </Button>
        {editor.activeSet && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Set ${editor.activeSet.setNumber} options`}
            onClick={() => setOptionsOpen(true)}
          >
            <SlidersHorizontal aria-hidden />
            Set {editor.activeSet.setNumber}
          </Button>
        )}
      </div>
      <Shortcuts editor={editor} />
      <Field label="Notes" help={lastNotes ? `Last time: ${lastNotes}` : undefined} className="mt-3 mb-5">
        <Textarea
          // Starts with one line, so that the buttons below stay visible.
          className="[&>textarea]:min-h-13"
          placeholder="Grip, tempo, pain, anything for next time"
          maxLength={NOTES_MAX_LENGTH}
          value={editor.notes}
          onChange={(event) => editor.changeNotes(event.target.value)}
        />
      </Field>
      <SaveProblem editor={editor} className="mb-3" />
      <Actions editor={editor} />
      <SetOptionsSheet
        editor={editor}
        set={editor.activeSet}
        open={optionsOpen}
        onOpenChange={setOptionsOpen}
      />
    </>
  );
}

function Actions({ editor }: { editor: ExerciseEditor }) {
  const { nextSet } = editor;
  return (
    <div
      data-action-bar
      className="-mx-6 sticky bottom-(--banner-height) z-1 mt-auto flex items-center justify-between gap-3 rounded-b-dock @max-lg:flex-wrap border-t bg-card px-6 py-3"
    >
      <p
        aria-hidden
        className="@max-lg:hidden flex min-w-0 items-center gap-1.5 text-muted-foreground text-xs"
      >
        <Keys keys="Enter" />
        {nextSet ? "log" : "save and go on"}
        <Keys keys="Ctrl+s" className="ml-2" />
        save
        <Keys keys="?" className="ml-2" />
        all keys
      </p>
      <div className="flex shrink-0 gap-2.5 @max-lg:ml-auto">
        <Button
          variant={nextSet ? "outline" : "primary"}
          size="sm"
          className="px-5.5"
          disabled={!editor.canSave && !editor.isSaving}
          pending={editor.isSaving}
          onClick={editor.save}
        >
          Save
        </Button>
        {nextSet && (
          <Button size="sm" className="px-6.5" onClick={() => editor.logNext(nextSet.id)}>
            <Check aria-hidden />
            {logText(nextSet.setNumber, editor.after)}
          </Button>
        )}
      </div>
    </div>
  );
}
