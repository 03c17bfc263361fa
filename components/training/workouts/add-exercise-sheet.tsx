"use client";

import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { MUSCLE_GROUP_LABELS, type MuscleGroup } from "@/lib/body/ranges";
import { ApiError } from "@/lib/platform/http/api-error";
import { availablePresets, usualMeasure } from "@/lib/training/catalogue/catalogue";
import { EXERCISE_NAME_MAX_LENGTH, parseExerciseName } from "@/lib/training/catalogue/exercise-name";
import type { Measure } from "@/lib/training/catalogue/measure";
import { exercisesQuery, useAddExercise } from "@/lib/training/workouts/queries";
import { MeasureChoice } from "./measure-choice";
import { PresetItem } from "./preset-item";

type AddExerciseSheetProps = {
  clientId: string;
  muscleGroup: MuscleGroup;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Presets of the group that the client does not have yet, and a custom name. */
export function AddExerciseSheet({ open, onOpenChange, ...props }: AddExerciseSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent
        aria-describedby={undefined}
        className="h-[88dvh] overflow-hidden lg:h-[min(720px,calc(100dvh-4rem))]"
      >
        <AddExercise {...props} />
      </SheetContent>
    </Sheet>
  );
}

/** Mounts with the sheet, so that results of the last time are gone. */
function AddExercise({ clientId, muscleGroup }: Pick<AddExerciseSheetProps, "clientId" | "muscleGroup">) {
  const { data: present = [] } = useQuery(exercisesQuery(clientId, muscleGroup));
  const { add, adding, added, problem } = useAddToGroup(clientId, muscleGroup);
  const presets = availablePresets(
    muscleGroup,
    present.map((exercise) => exercise.exerciseName),
  );
  return (
    <>
      <div className="flex items-center justify-between">
        <SheetTitle className="type-display text-xl">Add New Exercise</SheetTitle>
        <DialogCloseButton className="-mr-2.5" />
      </div>
      <p role="status" className="flex min-h-5 items-center gap-1.5 text-muted-foreground text-xs">
        {added.length === 0 ? (
          MUSCLE_GROUP_LABELS[muscleGroup]
        ) : (
          <>
            <Check aria-hidden className="size-[15px] shrink-0 stroke-[2.2] text-success" />
            <span className="truncate">Added {added.join(", ")}</span>
          </>
        )}
      </p>
      <ul className="-mx-4 mt-1 min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 lg:-mx-5 lg:px-5">
        {presets.map((available) => (
          <PresetItem key={available.preset.name} available={available} adding={adding} onAdd={add} />
        ))}
        {presets.length === 0 && (
          <li className="py-6 text-center text-muted-foreground">No new exercises available.</li>
        )}
      </ul>
      <CustomExerciseForm adding={adding !== null} problem={problem} onAdd={add} />
    </>
  );
}

function useAddToGroup(clientId: string, muscleGroup: MuscleGroup) {
  const mutation = useAddExercise();
  const [added, setAdded] = useState<string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  /** Resolves to whether the exercise was added. */
  const add = async (exerciseName: string, measure?: Measure): Promise<boolean> => {
    setProblem(null);
    try {
      const exercise = await mutation.mutateAsync({
        params: { id: clientId, muscleGroup },
        body: { exerciseName, ...(measure && { measure }) },
      });
      setAdded((before) => [...before, exercise.exerciseName]);
      return true;
    } catch (error) {
      const reason = error instanceof ApiError ? (error.json.message ?? error.message) : "No network.";
      setProblem(`${exerciseName} was not added. ${reason}`);
      return false;
    }
  };
  return { add, adding: mutation.isPending ? mutation.variables.body.exerciseName : null, added, problem };
}

type CustomExerciseFormProps = {
  adding: boolean;
  problem: string | null;
  onAdd: (exerciseName: string, measure?: Measure) => Promise<boolean>;
};

/** The measure follows the name until the trainer chooses one. The button needs a non-blank name. */
function CustomExerciseForm({ adding, problem, onAdd }: CustomExerciseFormProps) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<Measure | null>(null);
  const name = parseExerciseName(typed);
  const measure = chosen ?? usualMeasure(typed);
  const isBlank = typed.trim() === "";
  const invalid = !isBlank && name === null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name !== null && (await onAdd(name, measure))) {
      setTyped("");
      setChosen(null);
    }
  };
  return (
    <form onSubmit={submit} className="border-t pt-3">
      <Field
        label="Custom name"
        error={invalid ? `At most ${EXERCISE_NAME_MAX_LENGTH} plain characters` : (problem ?? undefined)}
      >
        <div className="flex gap-2">
          <Input
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="done"
            className="min-w-0 flex-1"
          />
          <Button type="submit" pending={adding} disabled={name === null}>
            Add
          </Button>
        </div>
      </Field>
      {name !== null && (
        <div className="mt-3">
          <MeasureChoice value={measure} onValueChange={setChosen} />
        </div>
      )}
    </form>
  );
}
