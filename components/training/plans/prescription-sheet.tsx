"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { BODY_WEIGHT_LBS, REPS } from "@/lib/body/ranges";
import { loadFigure } from "@/lib/body/unit-system";
import { useUnits } from "@/lib/platform/browser/use-units";
import { isTimed, METERS, SECONDS } from "@/lib/training/catalogue/measure";
import { PLANNED_SETS, RPE } from "@/lib/training/plans/limits";
import type { PlannedExercise } from "@/lib/training/plans/schema";
import { parseTempo, TEMPO_REFUSAL } from "@/lib/training/plans/tempo";
import { CountRow } from "./count-row";
import { RestRow } from "./rest-row";
import { TempoField } from "./tempo-field";

const LOADS = [
  { value: "follows", label: "Follows workouts" },
  { value: "fixed", label: "My own" },
] as const;

const SIDES = [
  { value: "both", label: "Both at once" },
  { value: "each", label: "Each side" },
] as const;

/** One step below the minimum means no RPE. */
const NO_EFFORT = RPE.min - RPE.step;

type PrescriptionSheetProps = {
  exercise: PlannedExercise;
  /** The load follows the logged workouts. */
  isFollowing: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSave: (exercise: PlannedExercise) => void;
};

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

type PrescriptionFormProps = Omit<PrescriptionSheetProps, "open" | "onOpenChange"> & {
  onDone: () => void;
  /** More fields, above Save. */
  children?: ReactNode;
};

export function PrescriptionForm({ exercise, isFollowing, onSave, onDone, children }: PrescriptionFormProps) {
  const units = useUnits();
  const { weightUnit, setWeight, smallPlates, loadOf, lbsOfLoad } = units;
  const [next, setNext] = useState(exercise);
  const [tempo, setTempo] = useState(exercise.tempo ?? "");
  const [isRefused, setRefused] = useState(false);
  const { sets, reps, weight, isFixed, muscleGroup } = next;
  const hasChoice = isFollowing || exercise.isFixed;
  const change = (to: (now: PlannedExercise) => Partial<PlannedExercise>) =>
    setNext((now) => ({ ...now, ...to(now) }));
  const save = () => {
    const read = tempo.trim() === "" ? undefined : parseTempo(tempo);
    setRefused(read === null);
    if (read === null) return;
    onSave({ ...next, tempo: read });
    onDone();
  };
  return (
    <div className="mt-3 grid gap-3">
      <CountRow
        label="Sets"
        scale={PLANNED_SETS}
        value={sets}
        onChange={(to) => change((now) => ({ sets: to(now.sets) }))}
      />
      <Field label="Arms or legs" control="group">
        <Segmented
          options={SIDES}
          value={next.eachLimb ? "each" : "both"}
          onValueChange={(value) => change(() => ({ eachLimb: value === "each" || undefined }))}
        />
      </Field>
      {isTimed(next) ? (
        <EffortRow exercise={next} onChange={change} />
      ) : (
        <RepsRows reps={reps} onChange={change} />
      )}
      {hasChoice && (
        <Field label="Load" control="group">
          <Segmented
            options={LOADS}
            value={isFixed ? "fixed" : "follows"}
            onValueChange={(value) => change(() => ({ isFixed: value === "fixed" }))}
          />
        </Field>
      )}
      {(isFixed || !hasChoice) && (
        <CountRow
          label={hasChoice ? "Load" : "Starting load"}
          unit={weightUnit}
          typedStep={0.01}
          scale={{ min: BODY_WEIGHT_LBS, max: setWeight[muscleGroup].max, step: smallPlates }}
          text={weight === BODY_WEIGHT_LBS ? "Body" : loadFigure(weight, units)}
          value={loadOf(weight)}
          onChange={(to) => change((now) => ({ weight: lbsOfLoad(to(loadOf(now.weight))) }))}
        />
      )}
      <CountRow
        label="Effort, RPE"
        scale={{ ...RPE, min: NO_EFFORT }}
        typedStep={RPE.step}
        lowest={RPE.min}
        text={next.rpe === undefined ? "None" : String(next.rpe)}
        value={next.rpe ?? NO_EFFORT}
        onChange={(to) =>
          change(({ rpe }) => {
            const effort = to(rpe ?? NO_EFFORT);
            return { rpe: effort < RPE.min ? undefined : effort };
          })
        }
      />
      <RestRow
        seconds={next.restSeconds ?? null}
        none="Usual"
        onChange={(to) => change((now) => ({ restSeconds: to(now.restSeconds ?? null) ?? undefined }))}
      />
      <TempoField typed={tempo} error={isRefused ? TEMPO_REFUSAL : null} onType={setTempo} />
      {children}
      <Button saves className="mt-1" onClick={save}>
        Save
      </Button>
    </div>
  );
}

type PartProps = { onChange: (to: (now: PlannedExercise) => Partial<PlannedExercise>) => void };

function RepsRows({ reps, onChange }: PartProps & Pick<PlannedExercise, "reps">) {
  return (
    <>
      <CountRow
        label="Fewest reps"
        scale={REPS}
        value={reps.min}
        onChange={(to) => onChange(({ reps }) => atLeast(to(reps.min), reps))}
      />
      <CountRow
        label="Most reps"
        scale={REPS}
        value={reps.max}
        onChange={(to) => onChange(({ reps }) => atMost(to(reps.max), reps))}
      />
    </>
  );
}

/** The time or the distance of each set. */
function EffortRow({ exercise: { seconds, meters }, onChange }: PartProps & { exercise: PlannedExercise }) {
  const { unit, meters: each, step } = useUnits().distance;
  if (meters == null)
    return (
      <CountRow
        label="Seconds"
        scale={{ ...SECONDS, step: 5 }}
        value={seconds ?? 0}
        onChange={(to) => onChange((now) => ({ seconds: Math.max(1, to(now.seconds ?? 0)) }))}
      />
    );
  return (
    <CountRow
      label="Distance"
      unit={unit}
      typedStep={0.01}
      scale={{ min: step / each, max: METERS.max / each, step: step / each }}
      text={String(Math.round((meters / each) * 100) / 100)}
      value={meters / each}
      onChange={(to) => onChange((now) => ({ meters: to((now.meters ?? 0) / each) * each }))}
    />
  );
}

const atLeast = (min: number, { max }: { max: number }) => ({ reps: { min, max: Math.max(min, max) } });
const atMost = (max: number, { min }: { min: number }) => ({ reps: { min: Math.min(min, max), max } });
