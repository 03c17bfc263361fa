"use client";

import { Trash2 } from "lucide-react";
import { useState } from "react";
import { PrescriptionForm } from "@/components/training/plans/prescription-sheet";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import type { PlannedExercise } from "@/lib/training/plans/schema";

const SCOPES = [
  { value: "week", label: "This week" },
  { value: "later", label: "Later weeks too" },
] as const;

type ExerciseSheetProps = {
  exercise: PlannedExercise;
  hasLater: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSave: (after: PlannedExercise, later: boolean) => void;
  onRemove: () => void;
};

/** Edits an exercise in one week, or in all later weeks too. */
export function ExerciseSheet({
  exercise,
  hasLater,
  open,
  onOpenChange,
  onSave,
  onRemove,
}: ExerciseSheetProps) {
  const [scope, setScope] = useState<"week" | "later">("week");
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined}>
        <SheetTitle className="type-display text-xl">{exercise.exerciseName}</SheetTitle>
        <PrescriptionForm
          key={`${exercise.exerciseName} ${open}`}
          exercise={exercise}
          isFollowing={false}
          onSave={(after) => onSave(after, hasLater && scope === "later")}
          onDone={() => onOpenChange(false)}
        >
          {hasLater && (
            <Field label="Apply to" control="group">
              <Segmented options={SCOPES} value={scope} onValueChange={setScope} />
            </Field>
          )}
        </PrescriptionForm>
        <Button
          variant="ghost"
          className="mt-2 text-destructive"
          onClick={() => {
            onOpenChange(false);
            onRemove();
          }}
        >
          <Trash2 aria-hidden />
          Remove from this session
        </Button>
      </SheetContent>
    </Sheet>
  );
}
