"use client";

import { useQuery } from "@tanstack/react-query";
import { Picker } from "@/components/ui/picker";
import { nextTypedSet, type TypedExercise } from "@/lib/logbook/form";
import { uuidv7 } from "@/lib/text/uuid";
import { availablePresets, usualMeasure } from "@/lib/workouts/catalogue";
import { exerciseKey } from "@/lib/workouts/exercise-name";
import { exercisesQuery } from "@/lib/workouts/queries";
import type { MuscleGroup } from "@/lib/workouts/schema";
import { workoutFormTexts } from "./texts";

type AddTypedExerciseProps = {
  clientId: string;
  group: MuscleGroup;
  present: readonly TypedExercise[];
  onAdd: (exercise: TypedExercise) => void;
};

/** Adds an exercise of the client's list, or of the catalogue, with one empty set. */
export function AddTypedExercise({ clientId, group, present, onAdd }: AddTypedExerciseProps) {
  const { data: own = [] } = useQuery(exercisesQuery(clientId, group));
  const taken = new Set(present.map(({ exerciseName }) => exerciseKey(exerciseName)));
  const ownNames = own.map(({ exerciseName }) => exerciseName);
  const presets = availablePresets(group, ownNames).flatMap(({ preset, addable, variations }) => [
    ...(addable ? [preset.name] : []),
    ...variations,
  ]);
  const names = [...ownNames, ...presets].filter((name) => !taken.has(exerciseKey(name)));
  return (
    <Picker
      label={workoutFormTexts.exercise}
      placeholder={workoutFormTexts.addExercise}
      searchIcon
      value={undefined}
      options={names.map((name) => ({ value: name, label: name }))}
      onValueChange={(exerciseName) => {
        const mine = own.find((one) => one.exerciseName === exerciseName);
        const measure = mine?.measure ?? usualMeasure(exerciseName);
        const sets = [nextTypedSet([], uuidv7(new Date()), measure)];
        onAdd({ exerciseName, muscleGroup: group, measure, notes: "", sets });
      }}
    />
  );
}
