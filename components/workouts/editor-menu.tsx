"use client";

import { Ellipsis, Eraser, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { TrashDialog } from "./trash-dialog";
import type { ExerciseEditor } from "./use-exercise-editor";

type EditorMenuProps = { editor: ExerciseEditor; onTrashed: () => void };

/** What is rarely done with an exercise. */
export function EditorMenu({ editor, onTrashed }: EditorMenuProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label="More" className="text-muted-foreground">
            <Ellipsis aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
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
