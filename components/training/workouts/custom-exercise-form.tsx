"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { usualMeasure } from "@/lib/training/catalogue/catalogue";
import { EXERCISE_NAME_MAX_LENGTH, parseExerciseName } from "@/lib/training/catalogue/exercise-name";
import type { Measure } from "@/lib/training/catalogue/measure";
import { workoutIssueTexts } from "@/lib/training/workouts/texts";
import { MeasureChoice } from "./measure-choice";
import { addExerciseTexts } from "./texts";

type CustomExerciseFormProps = {
  adding: boolean;
  problem: string | null;
  onAdd: (exerciseName: string, measure?: Measure) => Promise<boolean>;
};

/** The measure follows the name until the trainer chooses one. The button needs a non-blank name. */
export function CustomExerciseForm({ adding, problem, onAdd }: CustomExerciseFormProps) {
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
        label={addExerciseTexts.customName}
        error={invalid ? workoutIssueTexts.exerciseName(EXERCISE_NAME_MAX_LENGTH) : (problem ?? undefined)}
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
            {addExerciseTexts.add}
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
