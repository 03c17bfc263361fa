"use client";

import { Plus, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Input, Textarea } from "@/components/ui/input";
import { useUnits } from "@/lib/platform/browser/use-units";
import { uuidv7 } from "@/lib/text/uuid";
import { nextTypedSet, type TypedExercise, type TypedSet } from "@/lib/training/logbook/form";
import { MAX_NOTES_LENGTH } from "@/lib/training/workouts/schema";
import { SET_KIND_LABELS } from "@/lib/training/workouts/set-kind";

type TypedExerciseRowsProps = {
  exercise: TypedExercise;
  onChange: (exercise: TypedExercise) => void;
  onRemove: () => void;
};

/** The sets of an exercise as text fields. */
export function TypedExerciseRows({ exercise, onChange, onRemove }: TypedExerciseRowsProps) {
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
  onChange: (set: TypedSet) => void;
  onRemove: () => void;
};

function SetRow({ set, exerciseName, number, onChange, onRemove }: SetRowProps) {
  return (
    <li className="grid grid-cols-[2.75rem_1fr_auto_5.5rem_2.75rem] items-center gap-2">
      <span className="text-muted-foreground text-sm">
        {number}
        {set.kind !== "working" && <span className="block text-2xs">{SET_KIND_LABELS[set.kind]}</span>}
      </span>
      {set.effort ? (
        <EffortInputs set={set} exerciseName={exerciseName} number={number} onChange={onChange} />
      ) : (
        <RepsInputs set={set} exerciseName={exerciseName} number={number} onChange={onChange} />
      )}
      <Button
        variant="ghost"
        size="icon"
        className="text-muted-foreground"
        aria-label={`Remove set ${number} of ${exerciseName}`}
        onClick={onRemove}
      >
        <X aria-hidden />
      </Button>
    </li>
  );
}

type InputsProps = Omit<SetRowProps, "onRemove">;

function RepsInputs({ set, exerciseName, number, onChange }: InputsProps) {
  const { weightUnit } = useUnits();
  return (
    <>
      <Input
        aria-label={`Weight, set ${number} of ${exerciseName}`}
        inputMode="decimal"
        placeholder="Body"
        autoComplete="off"
        trailing={<span className="pr-2.5 text-muted-foreground text-xs">{weightUnit}</span>}
        value={set.weight}
        onChange={(event) => onChange({ ...set, weight: event.target.value })}
      />
      <span aria-hidden className="text-muted-foreground">
        ×
      </span>
      <Input
        aria-label={`Reps, set ${number} of ${exerciseName}`}
        inputMode="numeric"
        placeholder="Reps"
        autoComplete="off"
        value={set.reps}
        onChange={(event) => onChange({ ...set, reps: event.target.value })}
      />
    </>
  );
}

/** For a set of time or distance; one of the two may be blank. */
function EffortInputs({ set, exerciseName, number, onChange }: InputsProps) {
  const { distance } = useUnits();
  const effort = set.effort ?? { time: "", distance: "" };
  const change = (to: Partial<typeof effort>) => onChange({ ...set, effort: { ...effort, ...to } });
  return (
    <>
      <Input
        aria-label={`Distance, set ${number} of ${exerciseName}`}
        inputMode="decimal"
        placeholder="Distance"
        autoComplete="off"
        trailing={<span className="pr-2.5 text-muted-foreground text-xs">{distance.unit}</span>}
        value={effort.distance}
        onChange={(event) => change({ distance: event.target.value })}
      />
      <span aria-hidden className="text-muted-foreground">
        in
      </span>
      <Input
        aria-label={`Time, set ${number} of ${exerciseName}`}
        placeholder="Time"
        autoComplete="off"
        value={effort.time}
        onChange={(event) => change({ time: event.target.value })}
      />
    </>
  );
}
