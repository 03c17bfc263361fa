"use client";

import { useState } from "react";
import { CountRow } from "@/components/training/plans/count-row";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import { Sheet, SheetContent, SheetDescription, SheetFooter, SheetTitle } from "@/components/ui/sheet";
import { useUnits } from "@/lib/platform/browser/use-units";
import { mondayOf } from "@/lib/text/calendar/days";
import { MAX_WEEKS } from "@/lib/training/plans/limits";
import { type Progress, progressed } from "@/lib/training/plans/progress";
import type { ProgrammeSource } from "./use-programme";

const LOAD_HINTS = {
  workouts: "Each load follows from the logged workouts.",
  percent: "This share of week 1’s load is added each week.",
  step: "This much is added each week.",
};

const WEEKS = { min: 1, max: MAX_WEEKS, step: 1 } as const;
const PERCENT = { min: 0.5, max: 10, step: 0.5 } as const;
const FOUR_WEEKS = 4;
const RISING = { from: 7, to: 9 } as const;
const choices = <Key extends string>(labels: Record<Key, string>) =>
  (Object.keys(labels) as Key[]).map((value) => ({ value, label: labels[value] }));
const LOADS = choices({ workouts: "By workouts", percent: "Percent", step: "Steps" });
const SETS = choices({ "0": "Never", "2": "Every 2 weeks", "1": "Every week" });
const EFFORTS = choices({ none: "None", rising: "RPE 7 to 9" });
const DELOADS = choices({ never: "None", last: "Last", fourth: "Every 4th" });

type ProgressSheetProps = {
  source: ProgrammeSource;
  today: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Plans all weeks from the first: load, sets and effort increase, with deload weeks between. */
export function ProgressSheet({ open, onOpenChange, ...props }: ProgressSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetTitle className="type-display text-xl">Progression</SheetTitle>
        <SheetDescription>All weeks are planned again from week 1.</SheetDescription>
        <ProgressForm {...props} onDone={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}

function ProgressForm({
  source,
  today,
  onDone,
}: Pick<ProgressSheetProps, "source" | "today"> & { onDone: () => void }) {
  const units = useUnits();
  const [weeks, setWeeks] = useState<number>(source.weeks.length > 1 ? source.weeks.length : FOUR_WEEKS);
  const [startsOn, setStartsOn] = useState(source.startsOn ?? mondayOf(today));
  const [by, setBy] = useState<Progress["load"]["by"]>("step");
  const [percent, setPercent] = useState(2.5);
  const [step, setStep] = useState<number>(units.setWeight.legs.step);
  const [setEvery, setSetEvery] = useState<"0" | "1" | "2">("0");
  const [effort, setEffort] = useState<"none" | "rising">("none");
  const [deload, setDeload] = useState<Progress["deload"]>("last");
  const apply = () => {
    const load = by === "workouts" ? { by } : { by, each: by === "percent" ? percent : step };
    const progress: Progress = {
      weeks,
      load,
      setEvery: Number(setEvery) as Progress["setEvery"],
      rpe: effort === "none" ? null : RISING,
      deload,
    };
    const first = source.weeks[0]?.sessions ?? [];
    source.save(
      { weeks: progressed(first, progress, units), ...(source.client && { startsOn }) },
      "Weeks planned",
    );
    onDone();
  };
  return (
    <div className="mt-3 grid gap-4">
      <CountRow label="Weeks" scale={WEEKS} value={weeks} onChange={setWeeks} />
      {source.client && (
        <Field label="Starts on">
          <Input type="date" required value={startsOn} onChange={({ target }) => setStartsOn(target.value)} />
        </Field>
      )}
      <Field label="Load" control="group" help={LOAD_HINTS[by]}>
        <Segmented options={LOADS} value={by} onValueChange={setBy} />
      </Field>
      {by === "percent" && (
        <CountRow
          label="Each week, %"
          scale={PERCENT}
          typedStep={0.1}
          value={percent}
          onChange={setPercent}
        />
      )}
      {by === "step" && (
        <CountRow
          label="Each week"
          unit={units.weightUnit}
          typedStep={0.01}
          scale={{ min: units.smallPlates, max: 10 * units.smallPlates, step: units.smallPlates }}
          value={step}
          onChange={setStep}
        />
      )}
      <Field label="One more set" control="group">
        <Segmented options={SETS} value={setEvery} onValueChange={setSetEvery} />
      </Field>
      <Field label="Effort" control="group">
        <Segmented options={EFFORTS} value={effort} onValueChange={setEffort} />
      </Field>
      <Field label="Deload week" control="group" help="Half of the sets at 90% of the load.">
        <Segmented options={DELOADS} value={deload} onValueChange={setDeload} />
      </Field>
      <SheetFooter>
        <Button saves block disabled={source.client !== null && startsOn === ""} onClick={apply}>
          Plan the weeks
        </Button>
      </SheetFooter>
    </div>
  );
}
