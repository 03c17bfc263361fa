"use client";

import { Eye } from "lucide-react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { SheetFooter } from "@/components/ui/sheet";
import { importBarTexts } from "./texts";
import type { ImportProgress } from "./use-import";

type ImportBarProps = {
  count: number;
  isUnitOpen: boolean;
  problem: string | null;
  progress: ImportProgress | null;
  onImport: () => void;
};

/** Sticks to the bottom and says that nothing is saved yet. */
export function ImportBar({ count, isUnitOpen, problem, progress, onImport }: ImportBarProps) {
  return (
    <SheetFooter className="grid gap-2">
      {problem && <Alert>{problem}</Alert>}
      {progress ? (
        <>
          <p role="status" className="text-muted-foreground text-sm">
            {importBarTexts.saved(progress.done, progress.total)}
          </p>
          <Progress aria-label={importBarTexts.progress} value={progress.done} max={progress.total} />
        </>
      ) : (
        <p className="flex items-center gap-2 text-muted-foreground text-sm">
          <Eye aria-hidden className="size-[18px] shrink-0" />
          {hint(problem !== null, isUnitOpen)}
        </p>
      )}
      <Button disabled={count === 0 || isUnitOpen} pending={progress !== null} onClick={onImport}>
        {count === 0 ? importBarTexts.nothing : importBarTexts.import(count)}
      </Button>
    </SheetFooter>
  );
}

function hint(isStopped: boolean, isUnitOpen: boolean): string {
  if (isStopped) return importBarTexts.stopped;
  return isUnitOpen ? importBarTexts.unitFirst : importBarTexts.dryRun;
}
