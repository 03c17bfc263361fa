"use client";

import { ArrowLeftRight, ChartLine, Ellipsis, Eraser, Pin, Repeat, Trash2, Unlink } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { ChartsSheet } from "../charts/charts-sheet";
import { ExerciseChooser } from "../session/exercise-chooser";
import { TrashDialog } from "../trash-dialog";
import { PinnedNoteSheet } from "./pinned-note";
import type { ExerciseEditor } from "./use-exercise-editor";

type EditorMenuProps = { editor: ExerciseEditor; onTrashed: () => void };

/** What is rarely done with an exercise. */
export function EditorMenu({ editor, onTrashed }: EditorMenuProps) {
  const [asking, setAsking] = useState<"trash" | "pin" | "swap" | "link" | "charts" | null>(null);
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
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label="More" className="text-muted-foreground">
            <Ellipsis aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setAsking("charts")}>
            <ChartLine aria-hidden />
            Charts
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setAsking("pin")}>
            <Pin aria-hidden />
            {summary.pinnedNote ? "Change pinned note" : "Pin a note"}
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
          <DropdownMenuItem disabled={!editor.isKept} onSelect={editor.discard}>
            <Eraser aria-hidden />
            Discard draft
          </DropdownMenuItem>
          <DropdownMenuItem destructive onSelect={() => setAsking("trash")}>
            <Trash2 aria-hidden />
            Move to Trash
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <ChartsSheet clientId={client.id} exerciseName={summary.exerciseName} {...opens("charts")} />
      <PinnedNoteSheet editor={editor} {...opens("pin")} />
      <ExerciseChooser
        {...chooser}
        {...opens("swap")}
        title={`Swap ${summary.exerciseName}`}
        taken={taken}
        onChoose={training.swap}
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
