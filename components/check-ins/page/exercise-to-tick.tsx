"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Stepper } from "@/components/ui/stepper";
import { loadFigure, type UnitSystem } from "@/lib/body/unit-system";
import type { PlannedSessionOfWeek } from "@/lib/check-ins/page/schema";
import { sessionsWords } from "@/lib/check-ins/words/en-sheets";
import type { SetValues } from "@/lib/training/workouts/draft";
import { controlsOf } from "@/lib/training/workouts/set-controls";

type Exercise = PlannedSessionOfWeek["exercises"][number];

type ExerciseToTickProps = {
  exercise: Exercise;
  units: UnitSystem;
  /** Names of sets. */
  ticked: readonly string[];
  /** What the client did instead of the targets. */
  actual: SetValues | undefined;
  onToggle: (name: string) => void;
  /** Undefined for as planned. */
  onActual: (values: SetValues | undefined) => void;
};

export function ExerciseToTick(props: ExerciseToTickProps) {
  const { exercise, units, ticked, actual, onToggle, onActual } = props;
  const [isOpen, setOpen] = useState(actual !== undefined);
  const sets = setsOf(exercise, actual);
  const next = sets.find(({ isTold }) => !isTold);
  return (
    <li className="py-2.5">
      <p className="break-words">{exercise.exerciseName}</p>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {sets.map(({ name, number, isTold, values }) => (
          <button
            key={name}
            type="button"
            aria-pressed={isTold || ticked.includes(name)}
            disabled={isTold}
            aria-label={sessionsWords.set(number, exercise.exerciseName, setText(values, units))}
            onClick={() => onToggle(name)}
            className="pressable min-h-11 rounded-icon border-[1.5px] border-input bg-card px-3 font-label text-sm disabled:border-dashed disabled:text-muted-foreground aria-pressed:enabled:border-primary aria-pressed:enabled:bg-primary aria-pressed:enabled:text-primary-foreground"
          >
            {isTold ? sessionsWords.told(number) : setText(values, units)}
          </button>
        ))}
      </div>
      {next && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3 mt-1"
          aria-expanded={isOpen}
          onClick={() => {
            if (isOpen) onActual(undefined);
            setOpen(!isOpen);
          }}
        >
          {isOpen ? sessionsWords.asPlanned : sessionsWords.differs}
        </Button>
      )}
      {next && isOpen && <Actual {...{ exercise, units, onActual }} values={next.values} />}
    </li>
  );
}

type ActualProps = Pick<ExerciseToTickProps, "exercise" | "units" | "onActual"> & { values: SetValues };

function Actual({ exercise, units, values, onActual }: ActualProps) {
  const set = { id: "", setNumber: 1, kind: "working" as const, rpe: null, logged: false, ...values };
  return (
    <div className="grid gap-2">
      {controlsOf(set, exercise, units).map(({ figure, text, unit, atMin, atMax, step, read, typed }) => (
        <Stepper
          key={figure}
          size="lg"
          label={sessionsWords.figures[figure]}
          inputMode={KEYPADS[figure]}
          {...{ text, unit, atMin, atMax, read }}
          onStep={(direction) => onActual({ ...values, ...step(set, direction) })}
          onType={(value) => onActual({ ...values, ...typed(value) })}
        />
      ))}
    </div>
  );
}

const KEYPADS = { weight: "decimal", reps: "numeric", seconds: "text", meters: "decimal" } as const;

/** The reported sets are always the first ones. */
export const setsOf = ({ exerciseName, targets = [], done }: Exercise, actual: SetValues | undefined) =>
  targets.map(({ reps, weight, seconds, meters, limb }, index) => ({
    name: `${exerciseName}#${index + 1}`,
    number: index + 1,
    isTold: index < done,
    values: {
      ...(actual ?? { reps, weight, seconds: seconds ?? undefined, meters: meters ?? undefined }),
      ...(limb && { limb }),
    },
  }));

function setText({ reps, weight, seconds, limb }: SetValues, units: UnitSystem): string {
  const side = limb ? `, ${sessionsWords.sides[limb]}` : "";
  const load = weight === 0 ? sessionsWords.bodyWeight : `${loadFigure(weight, units)} ${units.weightUnit}`;
  return (seconds ? sessionsWords.seconds(seconds) : sessionsWords.reps(reps, load)) + side;
}
