"use client";

import { Eye } from "lucide-react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import type { ImportProgress } from "./use-import";

type ImportBarProps = {
  /** Workouts that would be saved. */
  count: number;
  isUnitOpen: boolean;
  problem: string | null;
  progress: ImportProgress | null;
  onImport: () => void;
};

/** Stays at the bottom: says that nothing is saved, until the button that names the count is pressed. */
export function ImportBar({ count, isUnitOpen, problem, progress, onImport }: ImportBarProps) {
  return (
    <div className="sticky bottom-0 -mx-4 grid gap-2 border-t bg-popover px-4 py-3 lg:-mx-5 lg:px-5">
      {problem && <Alert>{problem}</Alert>}
      {progress ? (
        <>
          <p role="status" className="text-muted-foreground text-sm">
            {`${progress.done} of ${progress.total} workouts saved. Keep this page open.`}
          </p>
          <Progress aria-label="Import" value={progress.done} max={progress.total} />
        </>
      ) : (
        <p className="flex items-center gap-2 text-muted-foreground text-sm">
          <Eye aria-hidden className="size-[18px] shrink-0" />
          {hint(problem !== null, isUnitOpen)}
        </p>
      )}
      <Button disabled={count === 0 || isUnitOpen} pending={progress !== null} onClick={onImport}>
        {count === 0 ? "Nothing to import" : `Import ${count} ${count === 1 ? "workout" : "workouts"}`}
      </Button>
    </div>
  );
}

function hint(isStopped: boolean, isUnitOpen: boolean): string {
  if (isStopped) return "Workouts that are saved already are skipped.";
  return isUnitOpen
    ? "Choose the unit first. Nothing has been saved yet."
    : "Dry run. Nothing has been saved yet.";
}
