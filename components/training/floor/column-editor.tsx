"use client";

import { Check, ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ClosedSets } from "@/components/training/editor/closed-sets";
import { DraftStatus, SaveProblem } from "@/components/training/editor/draft-status";
import { EditorMenu } from "@/components/training/editor/editor-menu";
import { PastFacts } from "@/components/training/editor/past-facts";
import { PinnedNote, PinnedNoteSheet } from "@/components/training/editor/pinned-note";
import { PlannedHow } from "@/components/training/editor/planned-how";
import { RowActions } from "@/components/training/editor/row-actions";
import { SetRows } from "@/components/training/editor/set-rows";
import { SetSteppers } from "@/components/training/editor/set-steppers";
import { Shortcuts } from "@/components/training/editor/shortcuts";
import type { ExerciseEditor } from "@/components/training/editor/use-exercise-editor";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useUnits } from "@/lib/platform/browser/use-units";
import { logText, targetText } from "@/lib/training/workouts/wording";
import { ColumnRest } from "./column-rest";

type ColumnEditorProps = {
  editor: ExerciseEditor;
  clientName: string;
  isSelected: boolean;
  onClose: () => void;
};

/** The open exercise of one of up to six clients side by side, in the last four rows of the column. */
export function ColumnEditor({ editor, clientName, isSelected, onClose }: ColumnEditorProps) {
  return (
    <section
      ref={editor.around}
      data-saved-together
      aria-label={`${clientName}, ${editor.summary.exerciseName}`}
      className="row-span-4 grid min-h-0 min-w-0 grid-rows-subgrid"
    >
      <Row>
        <ColumnRest editor={editor} />
      </Row>
      <Row>
        <Head editor={editor} onClose={onClose} />
      </Row>
      {editor.isOpen ? (
        <>
          {/* Fades at the console, so that nothing looks cut. */}
          <div className="@container relative min-h-0 overflow-y-auto overscroll-contain [mask-image:linear-gradient(to_bottom,black_calc(100%-1.5rem),transparent)]">
            <div className="px-4 pb-3 @max-[19rem]:px-2.5">
              <SetRows editor={editor} />
              <Below editor={editor} onClose={onClose} />
            </div>
          </div>
          <Row className="self-end">
            <Console editor={editor} isSelected={isSelected} />
          </Row>
        </>
      ) : (
        <div className="row-span-2 min-h-0 overflow-y-auto px-2.5">
          <ClosedSets editor={editor} />
        </div>
      )}
    </section>
  );
}

const Row = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cn("@container min-w-0 px-2.5", className)}>{children}</div>
);

/** What is trained: the place in the workout, the exercise, its target and how to do it. */
function Head({ editor, onClose }: Pick<ColumnEditorProps, "editor" | "onClose">) {
  const units = useUnits();
  const [pinning, setPinning] = useState(false);
  const { training, target, summary } = editor;
  const turn = training.superset.findIndex(({ exerciseName }) => exerciseName === summary.exerciseName);
  return (
    <header className="pt-2 pb-1.5">
      {training.at >= 0 && (
        <p role="status" className="break-words text-muted-foreground text-xs">
          {`${training.name}, ${training.at + 1} of ${training.exercises.length}`}
          {turn >= 0 && (
            <b className="block font-strong text-primary">{`Superset ${turn + 1} of ${training.superset.length}`}</b>
          )}
        </p>
      )}
      <div className="flex min-h-11 items-center gap-1">
        <h2 className="min-w-0 flex-1 break-words font-strong text-base/[1.25rem]">{summary.exerciseName}</h2>
        <Button variant="ghost" size="icon" className="-mr-2 w-9" aria-label="Exercises" onClick={onClose}>
          <ChevronDown aria-hidden />
        </Button>
      </div>
      {editor.isOpen && target && (
        <p className="text-xs">
          <span className="text-muted-foreground">Target </span>
          <b className="num font-strong text-forecast tracking-normal">
            {targetText(target, units)
              .split(", ")
              .map((part, at, parts) => (
                <span key={part} className="whitespace-nowrap">
                  {at < parts.length - 1 ? `${part}, ` : part}
                </span>
              ))}
          </b>
        </p>
      )}
      {editor.isOpen && <PlannedHow how={editor.how} className="gap-x-2.5 text-xs" />}
      <PinnedNote editor={editor} onEdit={() => setPinning(true)} />
      <PinnedNoteSheet editor={editor} open={pinning} onOpenChange={setPinning} />
    </header>
  );
}

/** What is rarely needed stands below the sets, where the trainer scrolls to it. */
function Below({ editor, onClose }: Pick<ColumnEditorProps, "editor" | "onClose">) {
  const { training, target } = editor;
  return (
    <>
      <RowActions editor={editor} className="mt-1 -ml-2.5 items-center [&>button]:px-2.5">
        <Button
          variant="ghost"
          size="sm"
          disabled={!editor.canSave && !editor.isSaving}
          pending={editor.isSaving}
          onClick={editor.save}
        >
          Save
        </Button>
        <EditorMenu editor={editor} onTrashed={onClose} />
      </RowActions>
      <Shortcuts editor={editor} isColumn />
      <p className="mt-2 text-xs empty:hidden">
        <DraftStatus editor={editor} />
      </p>
      {target && <p className="mt-2 text-muted-foreground text-xs">{target.reason}</p>}
      {[training.next, training.previous].map(
        (place, at) =>
          place && (
            <Button
              key={place.exerciseName}
              variant="ghost"
              size="sm"
              className="-ml-2.5 flex max-w-full shrink justify-start px-2.5 text-left font-normal whitespace-normal"
              onClick={() => training.open(place)}
            >
              {`${at === 0 ? "Next" : "Previous"}: ${place.exerciseName}`}
            </Button>
          ),
      )}
      <PastFacts summary={editor.summary} className="mt-1 gap-x-3 text-xs" />
    </>
  );
}

/** The figures of the next set and its button, filled for a client who is ready and for the chosen one who does not rest. */
function Console({ editor, isSelected }: Pick<ColumnEditorProps, "editor" | "isSelected">) {
  const { nextSet, rest } = editor;
  const button = { size: "lg", block: true, className: "min-h-14 px-1 text-base whitespace-normal" } as const;
  return (
    <div className="grid gap-1.5 pt-1.5 pb-2.5">
      <SaveProblem editor={editor} />
      <SetSteppers editor={editor} size="column" />
      {nextSet ? (
        <Button
          {...button}
          variant={rest.isOver || (isSelected && rest.left === 0) ? "primary" : "secondary"}
          onClick={() => editor.logNext(nextSet.id)}
        >
          <Check aria-hidden className="@max-[12.5rem]:hidden" />
          {logText(nextSet.setNumber, editor.after)}
        </Button>
      ) : (
        <>
          <Button {...button} variant="outline" onClick={editor.addSet}>
            Another set
          </Button>
          <Button
            {...button}
            disabled={!editor.canSave && !editor.isSaving}
            pending={editor.isSaving}
            onClick={editor.save}
          >
            Save
          </Button>
        </>
      )}
    </div>
  );
}
