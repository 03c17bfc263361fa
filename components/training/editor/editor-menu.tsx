"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeftRight, ChartLine, Eraser, Hash, Pin, Repeat, Trash2, Unlink } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { ChartsSheet } from "@/components/training/progress/charts-sheet";
import { ExerciseChooser } from "@/components/training/session/exercise-chooser";
import { MeasureChoice } from "@/components/training/workouts/measure-choice";
import { useTrash } from "@/components/training/workouts/use-trash";
import { DialogCloseButton } from "@/components/ui/dialog";
import { DropdownMenuItem, MoreMenu } from "@/components/ui/dropdown-menu";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { toastFailure } from "@/components/ui/toast-store";
import { dayText } from "@/lib/text/calendar/wording";
import type { Measure } from "@/lib/training/catalogue/measure";
import type { DeletionImpact } from "@/lib/training/workouts/exercise-schema";
import { deletionImpactQuery, useChangeExercise } from "@/lib/training/workouts/queries";
import { PinnedNoteSheet } from "./pinned-note";
import type { ExerciseEditor } from "./use-exercise-editor";

type EditorMenuProps = { editor: ExerciseEditor; onTrashed: () => void };

/** Rare actions of an exercise. */
export function EditorMenu({ editor, onTrashed }: EditorMenuProps) {
  const [asking, setAsking] = useState<"trash" | "pin" | "swap" | "link" | "charts" | "measure" | null>(null);
  const { summary, client, training, muscleGroup } = editor;
  const opens = (name: typeof asking) => ({
    open: asking === name,
    onOpenChange: (open: boolean) => setAsking(open ? name : null),
  });
  const taken = [summary.exerciseName, ...training.exercises.map(({ exerciseName }) => exerciseName)];
  const together = training.superset.map(({ exerciseName }) => exerciseName);
  const chooser = { clientId: client.id, muscleGroup };
  return (
    <>
      <MoreMenu
        label="More"
        className="size-14 lg:size-11"
        contentClassName="*:min-h-14 pointer-fine:*:min-h-10"
      >
        <DropdownMenuItem onSelect={() => setAsking("charts")}>
          <ChartLine aria-hidden />
          Charts
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setAsking("pin")}>
          <Pin aria-hidden />
          {summary.pinnedNote ? "Change pinned note" : "Pin a note"}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setAsking("measure")}>
          <Hash aria-hidden />
          Measured by
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setAsking("swap")}>
          <ArrowLeftRight aria-hidden />
          Swap exercise
        </DropdownMenuItem>
        {training.canLink && (
          <DropdownMenuItem onSelect={() => setAsking("link")}>
            <Repeat aria-hidden />
            {together.length > 0 ? "Add to superset" : "Superset with"}
          </DropdownMenuItem>
        )}
        {together.length > 0 && (
          <DropdownMenuItem onSelect={training.unlink}>
            <Unlink aria-hidden />
            End superset
          </DropdownMenuItem>
        )}
        <DropdownMenuItem disabled={!editor.isStored} onSelect={editor.discard}>
          <Eraser aria-hidden />
          Discard draft
        </DropdownMenuItem>
        <DropdownMenuItem destructive onSelect={() => setAsking("trash")}>
          <Trash2 aria-hidden />
          Move to Trash
        </DropdownMenuItem>
      </MoreMenu>
      <ChartsSheet clientId={client.id} exerciseName={summary.exerciseName} {...opens("charts")} />
      <PinnedNoteSheet editor={editor} {...opens("pin")} />
      <MeasureSheet editor={editor} {...opens("measure")} />
      <ExerciseChooser
        {...chooser}
        {...opens("swap")}
        title={`Swap ${summary.exerciseName}`}
        taken={taken}
        onChoose={editor.swap}
      />
      <ExerciseChooser
        {...chooser}
        {...opens("link")}
        title={`Superset with ${summary.exerciseName}`}
        taken={[summary.exerciseName, ...together]}
        onChoose={editor.link}
      />
      <TrashDialog
        clientId={client.id}
        exerciseName={summary.exerciseName}
        {...opens("trash")}
        onTrashed={onTrashed}
      />
    </>
  );
}

type MeasureSheetProps = { editor: ExerciseEditor; open: boolean; onOpenChange: (open: boolean) => void };

/** Changes the measure for new sets; logged sets keep theirs. */
function MeasureSheet({ editor, open, onOpenChange }: MeasureSheetProps) {
  const { mutateAsync: change } = useChangeExercise();
  const { exerciseName, measure: before } = editor.counted;
  const choose = async (measure: Measure) => {
    onOpenChange(false);
    if (measure === before) return;
    try {
      await change({ params: { id: editor.client.id, name: exerciseName }, body: { measure } });
      // The draft's sets use the old measure.
      if (editor.isStored) editor.discard();
    } catch {
      toastFailure("Error", "Failed to change the measure. Please try again.");
    }
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined}>
        <div className="flex items-center justify-between">
          <SheetTitle className="type-display min-w-0 break-words text-xl">{exerciseName}</SheetTitle>
          <DialogCloseButton className="-mr-2.5 size-14" />
        </div>
        <div className="mt-3 mb-2">
          <MeasureChoice value={before} onValueChange={choose} />
        </div>
      </SheetContent>
    </Sheet>
  );
}

type TrashDialogProps = {
  clientId: string;
  exerciseName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onTrashed: () => void;
};

function TrashDialog({ clientId, exerciseName, open, onOpenChange, onTrashed }: TrashDialogProps) {
  const { trash } = useTrash(clientId);
  const { data: impact } = useQuery({ ...deletionImpactQuery(clientId, exerciseName), enabled: open });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Move to Trash"
      description={`${exerciseName} is hidden from the list with everything below. You can restore it from the Trash.`}
      confirmLabel="Move to Trash"
      impact={impactItems(impact)}
      onConfirm={() => trash(exerciseName).then(onTrashed)}
    />
  );
}

function impactItems(impact: DeletionImpact | undefined) {
  const value = (text: (impact: DeletionImpact) => string | number) => (impact ? text(impact) : "…");
  return [
    { label: "Sessions", value: value((known) => known.sessionsCount) },
    {
      label: "Personal record",
      value: value(({ hasPersonalRecord }) => (hasPersonalRecord ? "Yes" : "No")),
    },
    {
      label: "Last performed",
      value: value(({ lastPerformed }) => (lastPerformed ? dayText(lastPerformed, new Date()) : "Never")),
    },
    { label: "Notes", value: value((known) => known.notesCount) },
  ];
}
