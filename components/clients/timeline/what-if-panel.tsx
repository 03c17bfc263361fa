"use client";

import { useMemo } from "react";
import {
  DIET_ADHERENCE_LABELS,
  DIET_ADHERENCES,
  type DietAdherence,
  HOURS_PER_WORKOUT,
  TARGET_BODY_FAT,
  WORKOUTS_PER_WEEK,
} from "@/lib/body/ranges";
import { shownWeight } from "@/lib/body/unit-system";
import { pickedText } from "@/lib/clients/record/field-text";
import type { WhatIf } from "@/lib/clients/timeline/levers";
import { useUnits } from "@/lib/platform/browser/use-units";
import { valuesOf } from "@/lib/text/number-range";
import { formatTenth } from "@/lib/text/numbers";
import { SettingSlider } from "./setting-slider";
import type { useWhatIf } from "./use-what-if";

const WORKOUTS = valuesOf(WORKOUTS_PER_WEEK);
const ADHERENCES = DIET_ADHERENCES.toReversed();
const BODY_FATS = valuesOf(TARGET_BODY_FAT);

const adherenceText = (value: number) =>
  `${DIET_ADHERENCE_LABELS[value as DietAdherence]} ${Math.round(value * 100)}%`;
const percentText = (value: number) => `${formatTenth(value)}%`;

type WhatIfPanelProps = Pick<ReturnType<typeof useWhatIf>, "values" | "set"> & { saved: WhatIf };

export function WhatIfPanel({ values, saved, set }: WhatIfPanelProps) {
  const units = useUnits();
  const weight = useMemo(
    () => ({
      values: valuesOf(units.bodyWeight),
      onValueChange: (picked: number) => set("targetWeight", units.lbsOf(picked)),
      format: (picked: number) => `${pickedText(picked)} ${units.weightUnit}`,
      longTickEvery: units.bodyWeight.labelEvery,
    }),
    [units, set],
  );
  // Stable setters, so that the memoized sliders do not rerender.
  const setters = useMemo(
    () => ({
      workoutsPerWeek: (value: number) => set("workoutsPerWeek", value),
      hoursPerWorkout: (value: number) => set("hoursPerWorkout", value),
      dietAdherence: (value: number) => set("dietAdherence", value),
      targetBodyFat: (value: number) => set("targetBodyFat", value),
    }),
    [set],
  );
  return (
    <section aria-labelledby="try-a-change" className="grid gap-1">
      <div className="mb-2 hidden lg:block">
        <h3 id="try-a-change" className="font-strong text-lg">
          Try a change
        </h3>
        <p className="mt-1 text-muted-foreground text-xs">
          Nothing is saved until you apply it. The hollow mark is the saved plan.
        </p>
      </div>
      <SettingSlider
        label="Workouts per week"
        values={WORKOUTS}
        value={values.workoutsPerWeek}
        saved={saved.workoutsPerWeek}
        onValueChange={setters.workoutsPerWeek}
        format={String}
      />
      <SettingSlider
        label="Hours per workout"
        values={HOURS_PER_WORKOUT}
        value={values.hoursPerWorkout}
        saved={saved.hoursPerWorkout}
        onValueChange={setters.hoursPerWorkout}
        format={String}
      />
      <SettingSlider
        label="Diet adherence"
        values={ADHERENCES}
        value={values.dietAdherence}
        saved={saved.dietAdherence}
        onValueChange={setters.dietAdherence}
        format={adherenceText}
      />
      <SettingSlider
        label="Target body fat"
        tone="forecast"
        values={BODY_FATS}
        value={values.targetBodyFat}
        saved={saved.targetBodyFat}
        onValueChange={setters.targetBodyFat}
        format={percentText}
        tickEvery={10}
        longTickEvery={50}
      />
      <SettingSlider
        label="Target weight"
        tone="forecast"
        value={shownWeight(values.targetWeight, units)}
        saved={shownWeight(saved.targetWeight, units)}
        {...weight}
      />
    </section>
  );
}
