"use client";

import { Plus, X } from "lucide-react";
import { useState } from "react";
import { SetOptionFields } from "@/components/training/workouts/set-option-fields";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input, type InputProps, Textarea } from "@/components/ui/input";
import { useUnits } from "@/lib/platform/browser/use-units";
import { uuidv7 } from "@/lib/text/uuid";
import {
  nextTypedSet,
  problemsOf,
  type SetProblems,
  type TypedExercise,
  type TypedSet,
} from "@/lib/training/logbook/form";
import { MAX_NOTES_LENGTH, type MuscleGroup } from "@/lib/training/workouts/schema";
import { LIMB_LABELS, SET_KIND_LABELS } from "@/lib/training/workouts/set-kind";

type TypedExerciseRowsProps = {
  exercise: TypedExercise;
  /** The muscle group of the workout; an exercise may weigh what either group allows. */
  group: MuscleGroup;
  /** A save was tried, so all fields say what is wrong with them. */
  isTried: boolean;
  onChange: (exercise: TypedExercise) => void;
  onRemove: () => void;
};

/** The sets of an exercise as text fields. */
export function TypedExerciseRows({ exercise, group, isTried, onChange, onRemove }: TypedExerciseRowsProps) {
  const units = useUnits();
  const { exerciseName, notes, sets } = exercise;
  const withSets = (next: readonly TypedSet[]) => onChange({ ...exercise, sets: next });
  return (
    <fieldset className="min-w-0 border-t pt-3">
      <legend className="contents">
        <span className="flex items-center justify-between gap-2">
          <span className="min-w-0 break-words font-strong">{exerciseName}</span>
          <Button
            variant="ghost"
            size="sm"
            className="text-muted-foreground"
            aria-label={`Remove ${exerciseName}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        </span>
      </legend>
      <ol className="grid gap-2">
        {sets.map((set, index) => (
          <SetRow
            key={set.id}
            set={set}
            exerciseName={exerciseName}
            number={index + 1}
            problems={problemsOf(set, exercise, group, units)}
            isTried={isTried}
            onChange={(next) => withSets(sets.map((one) => (one.id === set.id ? next : one)))}
            onRemove={() => withSets(sets.filter((one) => one.id !== set.id))}
          />
        ))}
      </ol>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 mt-1"
        aria-label={`Add set to ${exerciseName}`}
        onClick={() => withSets([...sets, nextTypedSet(sets, uuidv7(new Date()), exercise.measure)])}
      >
        <Plus aria-hidden />
        Add set
      </Button>
      <Textarea
        aria-label={`Notes on ${exerciseName}`}
        placeholder="Notes"
        rows={2}
        maxLength={MAX_NOTES_LENGTH}
        value={notes}
        onChange={(event) => onChange({ ...exercise, notes: event.target.value })}
      />
    </fieldset>
  );
}

type SetRowProps = {
  set: TypedSet;
  exerciseName: string;
  number: number;
  problems: SetProblems;
  isTried: boolean;
  onChange: (set: TypedSet) => void;
  onRemove: () => void;
};

function SetRow({ onRemove, ...row }: SetRowProps) {
  const { set, exerciseName, number } = row;
  const [isOpen, setOpen] = useState(false);
  const marks = [
    ...(set.limb ? [LIMB_LABELS[set.limb]] : []),
    ...(set.kind === "working" ? [] : [SET_KIND_LABELS[set.kind]]),
    ...(set.rpe === null ? [] : [`RPE ${set.rpe}`]),
  ];
  return (
    <li className="grid grid-cols-[2.75rem_1fr_auto_5.5rem_2.75rem] items-start gap-2">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="min-h-13 rounded-image text-left text-muted-foreground text-sm hover:text-foreground"
      >
        <span className="sr-only">{`Kind and effort, set ${number} of ${exerciseName}: `}</span>
        <span aria-hidden className="underline decoration-dotted underline-offset-4">
          {number}
        </span>
        {marks.map((mark) => (
          <span key={mark} className="block text-2xs">
            {mark}
          </span>
        ))}
      </button>
      {set.effort ? <EffortInputs {...row} /> : <RepsInputs {...row} />}
      <Button
        variant="ghost"
        size="icon"
        className="text-muted-foreground"
        aria-label={`Remove set ${number} of ${exerciseName}`}
        onClick={onRemove}
      >
        <X aria-hidden />
      </Button>
      {isOpen && (
        <div className="col-span-full mb-2 grid gap-3">
          <SetOptionFields
            kind={set.kind}
            rpe={set.rpe}
            limb={set.limb}
            onChange={(to) => row.onChange({ ...set, ...to })}
          />
        </div>
      )}
    </li>
  );
}

type InputsProps = Omit<SetRowProps, "onRemove">;

function RepsInputs({ set, exerciseName, number, problems, isTried, onChange }: InputsProps) {
  const { weightUnit } = useUnits();
  return (
    <>
      <FigureField
        label={`Weight, set ${number} of ${exerciseName}`}
        problem={problems.weight}
        isTried={isTried}
        inputMode="decimal"
        placeholder="Body"
        trailing={<span className="pr-2.5 text-muted-foreground text-xs">{weightUnit}</span>}
        value={set.weight}
        onChange={(event) => onChange({ ...set, weight: event.target.value })}
      />
      <span aria-hidden className="mt-3.5 text-muted-foreground">
        ×
      </span>
      <FigureField
        label={`Reps, set ${number} of ${exerciseName}`}
        problem={problems.reps}
        isTried={isTried}
        inputMode="numeric"
        placeholder="Reps"
        value={set.reps}
        onChange={(event) => onChange({ ...set, reps: event.target.value })}
      />
    </>
  );
}

/** For a set of time or distance; one of the two may be blank. */
function EffortInputs({ set, exerciseName, number, problems, isTried, onChange }: InputsProps) {
  const { distance } = useUnits();
  const effort = set.effort ?? { time: "", distance: "" };
  const change = (to: Partial<typeof effort>) => onChange({ ...set, effort: { ...effort, ...to } });
  return (
    <>
      <FigureField
        label={`Distance, set ${number} of ${exerciseName}`}
        problem={problems.distance}
        isTried={isTried}
        inputMode="decimal"
        placeholder="Distance"
        trailing={<span className="pr-2.5 text-muted-foreground text-xs">{distance.unit}</span>}
        value={effort.distance}
        onChange={(event) => change({ distance: event.target.value })}
      />
      <span aria-hidden className="mt-3.5 text-muted-foreground">
        in
      </span>
      <FigureField
        label={`Time, set ${number} of ${exerciseName}`}
        problem={problems.time}
        isTried={isTried}
        placeholder="Time"
        value={effort.time}
        onChange={(event) => change({ time: event.target.value })}
      />
    </>
  );
}

type FigureFieldProps = InputProps & { label: string; problem: string | undefined; isTried: boolean };

/** Says what is wrong once it is left, since half a number is often out of range. */
function FigureField({ label, problem, isTried, ...props }: FigureFieldProps) {
  const [isLeft, setLeft] = useState(false);
  return (
    <Field
      label={<span className="sr-only">{label}</span>}
      error={isLeft || isTried ? problem : undefined}
      className="gap-1"
    >
      <Input autoComplete="off" onBlur={() => setLeft(true)} {...props} />
    </Field>
  );
}
