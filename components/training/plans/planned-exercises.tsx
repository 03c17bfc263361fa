"use client";

import { ArrowDown, ArrowLeftRight, ArrowUp, Repeat, Trash2, Unlink } from "lucide-react";
import { useState } from "react";
import { NextTargetNote } from "@/components/training/editor/next-target-note";
import { ExerciseChooser } from "@/components/training/session/exercise-chooser";
import type { Trained } from "@/components/training/workouts/use-aim";
import { cn } from "@/components/ui/cn";
import { DropdownMenuItem, MoreMenu } from "@/components/ui/dropdown-menu";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { newlyPlanned } from "@/lib/training/plans/aim";
import { usualReps } from "@/lib/training/plans/planner";
import type { PrescribedExercise } from "@/lib/training/plans/prescription";
import type { PlannedExercise, PlannedSession } from "@/lib/training/plans/schema";
import { prescriptionText } from "@/lib/training/plans/wording";
import {
  linkExercises,
  MAX_SUPERSET,
  moveExercise,
  removeExercise,
  supersetWith,
  swapExercise,
  unlinkExercises,
} from "@/lib/training/workouts/superset";
import { lastTimeText } from "@/lib/training/workouts/wording";
import { PrescriptionSheet } from "./prescription-sheet";
import type { PlanEdits } from "./use-plan-edits";

type PlannedExercisesProps = {
  client: Trained;
  session: PlannedSession;
  exercises: readonly PrescribedExercise[];
  edits: PlanEdits;
};

export function PlannedExercises({ client, session, exercises, edits }: PlannedExercisesProps) {
  const [asked, setAsked] = useState<{ name: string; for: "swap" | "load" } | null>(null);
  const planned = session.exercises;
  const save = (after: PlannedExercise[]) => edits.change(session.weekday, { ...session, exercises: after });
  const close = (open: boolean) => !open && setAsked(null);
  const subject = planned.find(({ exerciseName }) => exerciseName === asked?.name);
  const taken = planned.map(({ exerciseName }) => exerciseName);
  return (
    <>
      <ol>
        {exercises.map((exercise, index) => {
          const name = exercise.exerciseName;
          return (
            <PlannedItem
              key={name}
              exercise={exercise}
              isTurn={exercise.withNext || (planned[index - 1]?.withNext ?? false)}
              onLoad={() => setAsked({ name, for: "load" })}
              menu={
                <PlannedItemMenu
                  name={name}
                  planned={planned}
                  onChange={save}
                  onSwap={() => setAsked({ name, for: "swap" })}
                  onRemove={() => {
                    save(removeExercise(planned, name));
                    edits.showUndo(`${name} removed`);
                  }}
                />
              }
            />
          );
        })}
      </ol>
      {subject && (
        <>
          <ExerciseChooser
            clientId={client.id}
            title={`Swap ${subject.exerciseName}`}
            muscleGroup={subject.muscleGroup}
            taken={taken}
            open={asked?.for === "swap"}
            onOpenChange={close}
            onChoose={(other) => {
              const reps = usualReps(other.exerciseName, client.experience);
              const swapped = { ...newlyPlanned(other, reps), withNext: subject.withNext };
              save(swapExercise(planned, subject.exerciseName, swapped));
            }}
          />
          <PrescriptionSheet
            exercise={subject}
            isFollowing={exercises.some(
              (one) => one.exerciseName === subject.exerciseName && one.prescription.target,
            )}
            open={asked?.for === "load"}
            onOpenChange={close}
            onSave={(after) => save(planned.map((one) => (one === subject ? after : one)))}
          />
        </>
      )}
    </>
  );
}

type PlannedItemProps = {
  exercise: PrescribedExercise;
  isTurn: boolean;
  onLoad: () => void;
  menu: React.ReactNode;
};

function PlannedItem({ exercise, isTurn, onLoad, menu }: PlannedItemProps) {
  const { exerciseName, prescription, isFixed, withNext } = exercise;
  const units = useUnits();
  const prescribed = prescriptionText(exercise, prescription, units);
  const lastTime = lastTimeText(exercise.lastWorkout, units, useNow());
  return (
    <li
      className={cn(
        "border-b py-2.5 last:border-b-0",
        withNext && "border-b-0",
        isTurn && "border-l-2 border-l-primary pl-3",
      )}
    >
      <div className="flex items-center gap-2">
        <h3 className="min-w-0 flex-1 break-words font-stretch-103% font-strong text-lg">{exerciseName}</h3>
        {isTurn && <span className="font-strong text-primary text-xs">Superset</span>}
        {menu}
      </div>
      <button
        type="button"
        aria-label={`Change ${exerciseName}: ${prescribed}`}
        onClick={onLoad}
        className="num min-h-11 rounded-image text-left text-base tracking-normal underline decoration-2 decoration-input decoration-dotted underline-offset-8 hover:bg-accent/60"
      >
        {prescribed}
      </button>
      {lastTime && <p className="num text-sm tracking-normal">{lastTime}</p>}
      {isFixed && (
        <p className="text-muted-foreground text-xs">
          Your own load. It does not follow the logged workouts.
        </p>
      )}
      {prescription.target && <NextTargetNote target={prescription.target} className="mt-1 mb-1" />}
    </li>
  );
}

type PlannedItemMenuProps = {
  name: string;
  planned: readonly PlannedExercise[];
  onChange: (after: PlannedExercise[]) => void;
  onSwap: () => void;
  onRemove: () => void;
};

function PlannedItemMenu({ name, planned, onChange, onSwap, onRemove }: PlannedItemMenuProps) {
  const superset = supersetWith(planned, name);
  const last = planned.findIndex(({ exerciseName }) => exerciseName === superset.at(-1)?.exerciseName);
  const following = planned[last + 1];
  return (
    <MoreMenu label={`More actions for ${name}`} className="-mr-2.5">
      <DropdownMenuItem onSelect={onSwap}>
        <ArrowLeftRight aria-hidden />
        Swap exercise
      </DropdownMenuItem>
      {following && superset.length < MAX_SUPERSET && (
        <DropdownMenuItem
          onSelect={() =>
            onChange(linkExercises(planned, superset.at(-1)?.exerciseName ?? name, [following]))
          }
        >
          <Repeat aria-hidden />
          Superset with next
        </DropdownMenuItem>
      )}
      {superset.length > 1 && (
        <DropdownMenuItem onSelect={() => onChange(unlinkExercises(planned, name))}>
          <Unlink aria-hidden />
          End superset
        </DropdownMenuItem>
      )}
      <DropdownMenuItem
        disabled={superset[0] === planned[0]}
        onSelect={() => onChange(moveExercise(planned, name, -1))}
      >
        <ArrowUp aria-hidden />
        Move up
      </DropdownMenuItem>
      <DropdownMenuItem disabled={!following} onSelect={() => onChange(moveExercise(planned, name, 1))}>
        <ArrowDown aria-hidden />
        Move down
      </DropdownMenuItem>
      <DropdownMenuItem destructive onSelect={onRemove}>
        <Trash2 aria-hidden />
        Remove
      </DropdownMenuItem>
    </MoreMenu>
  );
}
