"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { Stepper } from "@/components/ui/stepper";
import { BODY_WEIGHT_LBS, REPS, SET_WEIGHT_LBS } from "@/lib/body/ranges";
import { PLANNED_SETS } from "@/lib/plans/limits";
import type { PlannedExercise } from "@/lib/plans/schema";
import { SMALL_STEP_LBS } from "@/lib/workouts/set-step";
import { weightText } from "@/lib/workouts/wording";

const LOADS = [
  { value: "follows", label: "Follows workouts" },
  { value: "fixed", label: "My own" },
] as const;

type PrescriptionSheetProps = {
  exercise: PlannedExercise;
  /** What was logged decides on the load now. */
  isFollowing: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSave: (exercise: PlannedExercise) => void;
};

/** Sets, repetitions and load of a planned exercise. */
export function PrescriptionSheet({ open, onOpenChange, ...props }: PrescriptionSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined}>
        <SheetTitle className="type-display text-xl">{props.exercise.exerciseName}</SheetTitle>
        <PrescriptionForm {...props} onDone={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}

type PrescriptionFormProps = Omit<PrescriptionSheetProps, "open" | "onOpenChange"> & { onDone: () => void };

function PrescriptionForm({ exercise, isFollowing, onSave, onDone }: PrescriptionFormProps) {
  const [next, setNext] = useState(exercise);
  const { sets, reps, weight, isFixed, muscleGroup } = next;
  const hasChoice = isFollowing || exercise.isFixed;
  const change = (to: Partial<PlannedExercise>) => setNext({ ...next, ...to });
  const save = () => {
    onSave(next);
    onDone();
  };
  return (
    <div className="mt-3 grid gap-3">
      <Row label="Sets" {...PLANNED_SETS} value={sets} onValueChange={(value) => change({ sets: value })} />
      <Row
        label="Fewest reps"
        {...REPS}
        value={reps.min}
        onValueChange={(min) => change({ reps: { min, max: Math.max(min, reps.max) } })}
      />
      <Row
        label="Most reps"
        {...REPS}
        value={reps.max}
        onValueChange={(max) => change({ reps: { min: Math.min(reps.min, max), max } })}
      />
      {hasChoice && (
        <Field label="Load" control="group">
          <Segmented
            options={LOADS}
            value={isFixed ? "fixed" : "follows"}
            onValueChange={(value) => change({ isFixed: value === "fixed" })}
          />
        </Field>
      )}
      {(isFixed || !hasChoice) && (
        <Row
          label={hasChoice ? "Load, lb" : "Starting load, lb"}
          min={BODY_WEIGHT_LBS}
          max={SET_WEIGHT_LBS[muscleGroup].max}
          step={SMALL_STEP_LBS}
          format={(value) => (value === BODY_WEIGHT_LBS ? "Body" : weightText(value))}
          value={weight}
          onValueChange={(value) => change({ weight: value })}
        />
      )}
      <Button className="mt-1" onClick={save}>
        Save
      </Button>
    </div>
  );
}

type RowProps = Pick<
  React.ComponentProps<typeof Stepper>,
  "label" | "min" | "max" | "step" | "format" | "value" | "onValueChange"
>;

function Row(props: RowProps) {
  return (
    <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-2">
      <span aria-hidden className="font-label text-label">
        {props.label}
      </span>
      <Stepper size="md" {...props} />
    </div>
  );
}
