"use client";

import { Check, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useIsStorable, useUnsentSave } from "@/components/training/workouts/device-store";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useIsLaptop } from "@/lib/platform/browser/media";
import type { ExerciseEditor } from "./use-exercise-editor";

/** Where the logged sets are stored. A draft that only holds the plan is nobody's work yet. */
export function DraftStatus({ editor }: { editor: ExerciseEditor }) {
  const storable = useIsStorable();
  const isLaptop = useIsLaptop();
  const waiting = useUnsentSave(editor.client, editor.summary.exerciseName);
  if (editor.problem?.isNetwork || (waiting && !editor.isStored))
    return <Status tone="text-warning">Waiting for network</Status>;
  const hasWork = editor.notes !== "" || editor.sets.some(({ logged }) => logged);
  if (!editor.isStored || !hasWork) return null;
  if (!storable) return <Status tone="text-warning">Saved in this tab only</Status>;
  return (
    <Status tone="text-success" icon={<Check aria-hidden />}>
      {isLaptop ? "Saved on this laptop" : "Saved on phone"}
    </Status>
  );
}

type StatusProps = { tone: string; icon?: ReactNode; children: ReactNode };

function Status({ tone, icon = <TriangleAlert aria-hidden />, children }: StatusProps) {
  return (
    <span
      className={cn(
        "inline-flex max-w-full shrink-0 items-center gap-1 [&_svg]:size-[15px] [&_svg]:shrink-0",
        tone,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}

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
