"use client";

import { ArrowLeftRight, ChartLine, Eraser, Hash, Pin, Repeat, Trash2, Unlink } from "lucide-react";
import { useState } from "react";
import { ChartsSheet } from "@/components/training/progress/charts-sheet";
import { ExerciseChooser } from "@/components/training/session/exercise-chooser";
import { TrashDialog } from "@/components/training/workouts/trash-dialog";
import { DropdownMenuItem, MoreMenu } from "@/components/ui/dropdown-menu";
import { MeasureSheet } from "./measure-sheet";
import { PinnedNoteSheet } from "./pinned-note";
import { editorMenuTexts } from "./texts";
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
        label={editorMenuTexts.open}
        className="size-14 lg:size-11"
        contentClassName="*:min-h-14 pointer-fine:*:min-h-10"
      >
        <DropdownMenuItem onSelect={() => setAsking("charts")}>
          <ChartLine aria-hidden />
          {editorMenuTexts.charts}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setAsking("pin")}>
          <Pin aria-hidden />
          {summary.pinnedNote ? editorMenuTexts.changePinnedNote : editorMenuTexts.pinNote}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setAsking("measure")}>
          <Hash aria-hidden />
          {editorMenuTexts.measure}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setAsking("swap")}>
          <ArrowLeftRight aria-hidden />
          {editorMenuTexts.swap}
        </DropdownMenuItem>
        {training.canLink && (
          <DropdownMenuItem onSelect={() => setAsking("link")}>
            <Repeat aria-hidden />
            {together.length > 0 ? editorMenuTexts.addToSuperset : editorMenuTexts.beginSuperset}
          </DropdownMenuItem>
        )}
        {together.length > 0 && (
          <DropdownMenuItem onSelect={training.unlink}>
            <Unlink aria-hidden />
            {editorMenuTexts.endSuperset}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem disabled={!editor.isStored} onSelect={editor.discard}>
          <Eraser aria-hidden />
          {editorMenuTexts.discard}
        </DropdownMenuItem>
        <DropdownMenuItem destructive onSelect={() => setAsking("trash")}>
          <Trash2 aria-hidden />
          {editorMenuTexts.trash}
        </DropdownMenuItem>
      </MoreMenu>
      <ChartsSheet clientId={client.id} exerciseName={summary.exerciseName} {...opens("charts")} />
      <PinnedNoteSheet editor={editor} {...opens("pin")} />
      <MeasureSheet editor={editor} {...opens("measure")} />
      <ExerciseChooser
        {...chooser}
        {...opens("swap")}
        title={editorMenuTexts.swapNamed(summary.exerciseName)}
        taken={taken}
        onChoose={training.swap}
      />
      <ExerciseChooser
        {...chooser}
        {...opens("link")}
        title={editorMenuTexts.supersetWith(summary.exerciseName)}
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
