"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { ExerciseEditor } from "./use-exercise-editor";

/** A failed save with a retry; the draft is unchanged. */
export function SaveProblem({ editor, className }: { editor: ExerciseEditor; className?: string }) {
  const { problem } = editor;
  if (!problem) return null;
  return (
    <Alert variant={problem.isNetwork ? "warning" : "destructive"} className={className}>
      <div className="flex items-center justify-between gap-3">
        <span className="min-w-0">{problem.text}</span>
        <Button variant="outline" size="sm" pending={editor.isSaving} onClick={editor.save}>
          {problem.retryLabel}
        </Button>
      </div>
    </Alert>
  );
}
