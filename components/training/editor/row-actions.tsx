"use client";

import { Plus, SlidersHorizontal, StickyNote } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { NotesSheet } from "./notes-sheet";
import { SetOptionsSheet } from "./set-options-sheet";
import type { ExerciseEditor } from "./use-exercise-editor";

type RowActionsProps = {
  editor: ExerciseEditor;
  className?: string;
  /** More actions in the same row. */
  children?: ReactNode;
};

/** What is done with the sets as a whole, below them. */
export function RowActions({ editor, className, children }: RowActionsProps) {
  const [sheet, setSheet] = useState<"notes" | "set" | null>(null);
  const toggle = (name: "notes" | "set") => (open: boolean) => setSheet(open ? name : null);
  return (
    <div className={cn("mt-2.5 -ml-3 flex flex-wrap", className)}>
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
      {children}
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
