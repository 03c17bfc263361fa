"use client";

import { MeasureChoice } from "@/components/training/workouts/measure-choice";
import { measureTexts } from "@/components/training/workouts/texts";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { toast } from "@/components/ui/toast-store";
import type { Measure } from "@/lib/training/catalogue/measure";
import { useChangeExercise } from "@/lib/training/workouts/queries";
import type { ExerciseEditor } from "./use-exercise-editor";

type MeasureSheetProps = { editor: ExerciseEditor; open: boolean; onOpenChange: (open: boolean) => void };

/** Changes the measure for new sets; logged sets keep theirs. */
export function MeasureSheet({ editor, open, onOpenChange }: MeasureSheetProps) {
  const { mutateAsync: change } = useChangeExercise(editor.client.id);
  const { exerciseName, measure: before } = editor.counted;
  const choose = async (measure: Measure) => {
    onOpenChange(false);
    if (measure === before) return;
    try {
      await change({ name: exerciseName, measure });
      // The draft's sets use the old measure.
      if (editor.isStored) editor.discard();
    } catch {
      toast({ title: measureTexts.error, description: measureTexts.notChanged, variant: "destructive" });
    }
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined}>
        <div className="flex items-center justify-between">
          <SheetTitle className="type-display min-w-0 break-words text-xl">{exerciseName}</SheetTitle>
          <DialogCloseButton className="-mr-2.5 size-14" />
        </div>
        <div className="mt-3 mb-2">
          <MeasureChoice value={before} onValueChange={choose} />
        </div>
      </SheetContent>
    </Sheet>
  );
}
