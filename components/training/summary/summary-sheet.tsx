"use client";

import { Check } from "lucide-react";
import type { Trained } from "@/components/training/workouts/use-aim";
import { Button } from "@/components/ui/button";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Sheet, SheetContent, SheetFooter, SheetTitle } from "@/components/ui/sheet";
import { firstName } from "@/lib/text/names";
import { WorkoutSummary } from "./workout-summary";

type SummarySheetProps = {
  client: Trained & { name: string };
  /** The workout that has just ended. */
  workoutId: string | null;
  onClose: () => void;
};

export function SummarySheet({ client, workoutId, onClose }: SummarySheetProps) {
  return (
    <Sheet open={workoutId !== null} onOpenChange={(open) => !open && onClose()}>
      <SheetContent aria-describedby={undefined}>
        <div className="flex items-start justify-between gap-3">
          <SheetTitle className="type-display min-w-0 break-words text-2xl">
            Good work, {firstName(client.name)}
          </SheetTitle>
          <DialogCloseButton className="-mr-2.5" />
        </div>
        {workoutId && <WorkoutSummary client={client} workoutId={workoutId} />}
        <SheetFooter>
          <Button block onClick={onClose}>
            <Check aria-hidden />
            Done
          </Button>
        </SheetFooter>
      </SheetContent>
    </Sheet>
  );
}
