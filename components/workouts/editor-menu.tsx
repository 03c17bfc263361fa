"use client";

import { ChartLine, Ellipsis, Eraser, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { ChartsSheet } from "./charts/charts-sheet";
import { TrashDialog } from "./trash-dialog";
import type { ExerciseEditor } from "./use-exercise-editor";

type EditorMenuProps = { editor: ExerciseEditor; onTrashed: () => void };

/** What is rarely done with an exercise. */
export function EditorMenu({ editor, onTrashed }: EditorMenuProps) {
  const [asking, setAsking] = useState(false);
  const [chartsOpen, setChartsOpen] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label="More" className="text-muted-foreground">
            <Ellipsis aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setChartsOpen(true)}>
            <ChartLine aria-hidden />
            Charts
          </DropdownMenuItem>
          <DropdownMenuItem disabled={!editor.isKept} onSelect={editor.discard}>
            <Eraser aria-hidden />
            Discard draft
          </DropdownMenuItem>
          <DropdownMenuItem destructive onSelect={() => setAsking(true)}>
            <Trash2 aria-hidden />
            Move to Trash
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <ChartsSheet
        clientId={editor.client.id}
        exerciseName={editor.summary.exerciseName}
        open={chartsOpen}
        onOpenChange={setChartsOpen}
      />
      <TrashDialog
        clientId={editor.client.id}
        exerciseName={editor.summary.exerciseName}
        open={asking}
        onOpenChange={setAsking}
        onTrashed={onTrashed}
      />
    </>
  );
}
