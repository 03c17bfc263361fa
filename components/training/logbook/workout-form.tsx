"use client";

import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Picker } from "@/components/ui/picker";
import { focusRefused } from "@/components/ui/refused";
import { toast } from "@/components/ui/toast-store";
import { MUSCLE_GROUP_LABELS, MUSCLE_GROUPS } from "@/lib/body/ranges";
import { useUnits } from "@/lib/platform/browser/use-units";
import { ApiError } from "@/lib/platform/http/api-error";
import { dayHere } from "@/lib/text/calendar/local-date";
import { uuidv7 } from "@/lib/text/uuid";
import { availablePresets, usualMeasure } from "@/lib/training/catalogue/catalogue";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { nextTypedSet, readTyped, type TypedExercise, typedExercises } from "@/lib/training/logbook/form";
import { useChangeWorkout } from "@/lib/training/logbook/queries";
import type { LoggedWorkout } from "@/lib/training/logbook/schema";
import { exercisesQuery, useLogWorkout } from "@/lib/training/workouts/queries";
import type { MuscleGroup } from "@/lib/training/workouts/schema";
import { TypedExerciseRows } from "./typed-exercise-rows";

const newId = () => uuidv7(new Date());
const groups = MUSCLE_GROUPS.map((value) => ({ value, label: MUSCLE_GROUP_LABELS[value] }));

type WorkoutFormProps = {
  clientId: string;
  /** Null for a new workout. */
  workout: LoggedWorkout | null;
  onDone: () => void;
};

/** Edits or moves a past workout, or adds one later. */
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
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const replace = (at: number, next: TypedExercise) =>
    setExercises(exercises.map((exercise, index) => (index === at ? next : exercise)));
  return (
    <form
      ref={form}
      className="mt-3 grid gap-4.5 pb-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Fields that were never left say only now what is wrong with them.
        flushSync(() => setTried(true));
        if (!focusRefused(form.current)) void save({ date, group, exercises });
      }}
    >
      <Field label="Day">
        <Input type="date" max={today} value={date} onChange={(event) => setDate(event.target.value)} />
      </Field>
      {!workout && (
        <Field label="Muscle group" control="group">
          <Chips layout="wrap" options={groups} value={group} onValueChange={setGroup} />
        </Field>
      )}
      {exercises.map((exercise, index) => (
        <TypedExerciseRows
          key={exercise.exerciseName}
          exercise={exercise}
          group={group}
          isTried={isTried}
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
        {workout ? "Save changes" : "Save workout"}
      </Button>
    </form>
  );
}

type AddTypedExerciseProps = {
  clientId: string;
  group: MuscleGroup;
  present: readonly TypedExercise[];
  onAdd: (exercise: TypedExercise) => void;
};

function AddTypedExercise({ clientId, group, present, onAdd }: AddTypedExerciseProps) {
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
      label="Exercise"
      placeholder="Add exercise"
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

type Typed = { date: string; group: MuscleGroup; exercises: readonly TypedExercise[] };

/** Saves a changed workout, or a new one of a past day. */
function useWorkoutForm(clientId: string, workout: LoggedWorkout | null, onDone: () => void) {
  const units = useUnits();
  const changing = useChangeWorkout();
  const saving = useLogWorkout();
  const [problem, setProblem] = useState<string | null>(null);
  // One key per form: a retry after a lost reply does not save twice.
  const [idempotencyKey] = useState(() => uuidv7(new Date()));

  const save = async ({ date, group, exercises: typed }: Typed) => {
    const read = readTyped(typed, group, units);
    if (read === null) return setProblem(null);
    if (read.length === 0) return setProblem("Add at least one set.");
    if (date === "") return setProblem("Choose a day.");
    const body = { date, exercises: read, timezoneOffset: new Date().getTimezoneOffset() };
    setProblem(null);
    try {
      if (workout)
        await changing.mutateAsync({
          params: { id: clientId, workoutId: workout.id },
          headers: { "if-match": `"${workout.version}"` },
          body,
        });
      else
        await saving.mutateAsync({
          params: { id: clientId },
          headers: { "idempotency-key": idempotencyKey },
          body: { muscleGroup: group, ...body },
        });
    } catch (error) {
      return setProblem(sentenceOf(error));
    }
    toast({ title: workout ? "Workout changed" : "Workout saved" });
    onDone();
  };
  return { save, problem, isSaving: changing.isPending || saving.isPending };
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "No network. Nothing has been changed yet. Try again.";
  if (error.status === 412)
    return "This workout was changed on another device. Go back and open it again to see the latest version.";
  const [first] = error.json.errors ?? [];
  if (first?.path === "date") return `Day: ${first.message}.`;
  return `Not saved: ${first?.message ?? error.json.message ?? error.message}`;
}
