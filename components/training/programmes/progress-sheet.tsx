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
import { progressTexts } from "./texts";
import type { ProgrammeSource } from "./use-programme";

const WEEKS = { min: 1, max: MAX_WEEKS, step: 1 } as const;
const PERCENT = { min: 0.5, max: 10, step: 0.5 } as const;
const FOUR_WEEKS = 4;
const RISING = { from: 7, to: 9 } as const;
const choices = <Key extends string>(labels: Record<Key, string>) =>
  (Object.keys(labels) as Key[]).map((value) => ({ value, label: labels[value] }));
const LOADS = choices(progressTexts.loads);
const SETS = choices(progressTexts.setChoices);
const EFFORTS = choices(progressTexts.rpeChoices);
const DELOADS = choices(progressTexts.deloads);

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
        <SheetTitle className="type-display text-xl">{progressTexts.title}</SheetTitle>
        <SheetDescription>{progressTexts.hint}</SheetDescription>
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
      progressTexts.done,
    );
    onDone();
  };
  return (
    <div className="mt-3 grid gap-4">
      <CountRow label={progressTexts.weeks} scale={WEEKS} value={weeks} onChange={setWeeks} />
      {source.client && (
        <Field label={progressTexts.starts}>
          <Input type="date" required value={startsOn} onChange={({ target }) => setStartsOn(target.value)} />
        </Field>
      )}
      <Field label={progressTexts.load} control="group" help={progressTexts.loadHints[by]}>
        <Segmented options={LOADS} value={by} onValueChange={setBy} />
      </Field>
      {by === "percent" && (
        <CountRow label={progressTexts.each("%")} scale={PERCENT} value={percent} onChange={setPercent} />
      )}
      {by === "step" && (
        <CountRow
          label={progressTexts.each(units.weightUnit)}
          scale={{ min: units.smallPlates, max: 10 * units.smallPlates, step: units.smallPlates }}
          value={step}
          onChange={setStep}
        />
      )}
      <Field label={progressTexts.sets} control="group">
        <Segmented options={SETS} value={setEvery} onValueChange={setSetEvery} />
      </Field>
      <Field label={progressTexts.rpe} control="group">
        <Segmented options={EFFORTS} value={effort} onValueChange={setEffort} />
      </Field>
      <Field label={progressTexts.deload} control="group" help={progressTexts.deloadHint}>
        <Segmented options={DELOADS} value={deload} onValueChange={setDeload} />
      </Field>
      <SheetFooter>
        <Button block disabled={source.client !== null && startsOn === ""} onClick={apply}>
          {progressTexts.apply}
        </Button>
      </SheetFooter>
    </div>
  );
}
