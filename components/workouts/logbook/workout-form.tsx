"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MUSCLE_GROUP_LABELS, MUSCLE_GROUPS } from "@/lib/body/ranges";
import { useUnits } from "@/lib/browser/use-units";
import { dayHere } from "@/lib/calendar/local-date";
import { type TypedExercise, typedExercises } from "@/lib/logbook/form";
import type { LoggedWorkout } from "@/lib/logbook/schema";
import { uuidv7 } from "@/lib/text/uuid";
import type { MuscleGroup } from "@/lib/workouts/schema";
import { AddTypedExercise } from "./add-typed-exercise";
import { workoutFormTexts } from "./texts";
import { TypedExerciseRows } from "./typed-exercise-rows";
import { useWorkoutForm } from "./use-workout-form";

const newId = () => uuidv7(new Date());
const groups = MUSCLE_GROUPS.map((value) => ({ value, label: MUSCLE_GROUP_LABELS[value] }));

type WorkoutFormProps = {
  clientId: string;
  /** Null for one that is not in the logbook yet. */
  workout: LoggedWorkout | null;
  onDone: () => void;
};

/** A past workout to be corrected, moved to another day, or written down after the event. */
export function WorkoutForm({ clientId, workout, onDone }: WorkoutFormProps) {
  const units = useUnits();
  const now = new Date();
  const today = dayHere(now);
  const [date, setDate] = useState(workout?.date ?? today);
  const [group, setGroup] = useState<MuscleGroup>(workout?.muscleGroup ?? "legs");
  const [exercises, setExercises] = useState<readonly TypedExercise[]>(() =>
    workout ? typedExercises(workout, newId, units) : [],
  );
  const { save, isSaving, problem } = useWorkoutForm(clientId, workout, onDone);
  const replace = (at: number, next: TypedExercise) =>
    setExercises(exercises.map((exercise, index) => (index === at ? next : exercise)));
  return (
    <form
      className="mt-3 grid gap-4.5 pb-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save({ date, group, exercises });
      }}
    >
      <Field label={workoutFormTexts.day}>
        <Input type="date" max={today} value={date} onChange={(event) => setDate(event.target.value)} />
      </Field>
      {!workout && (
        <Field label={workoutFormTexts.muscleGroup} control="group">
          <Chips layout="wrap" options={groups} value={group} onValueChange={setGroup} />
        </Field>
      )}
      {exercises.map((exercise, index) => (
        <TypedExerciseRows
          key={exercise.exerciseName}
          exercise={exercise}
          onChange={(next) => replace(index, next)}
          onRemove={() => setExercises(exercises.filter((_, at) => at !== index))}
        />
      ))}
      <AddTypedExercise
        clientId={clientId}
        group={group}
        present={exercises}
        onAdd={(exercise) => setExercises([...exercises, exercise])}
      />
      {problem && <Alert>{problem}</Alert>}
      <Button type="submit" pending={isSaving} disabled={exercises.length === 0}>
        {workout ? workoutFormTexts.saveChanges : workoutFormTexts.saveNew}
      </Button>
    </form>
  );
}
