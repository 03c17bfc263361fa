"use client";

import { memo } from "react";
import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { StepButton } from "@/components/ui/step-button";
import {
  DIET_ADHERENCE_LABELS,
  DIET_ADHERENCES,
  EXPERIENCE_LABELS,
  EXPERIENCES,
  HOURS_PER_WORKOUT,
  STEPS,
  WORKOUTS_PER_WEEK,
} from "@/lib/body/ranges";
import { valuesOf } from "@/lib/text/number-range";
import { AdherenceBar } from "./adherence-bar";
import { type FormPartProps, FormSection } from "./form-section";
import { OptionSelect } from "./option-select";
import { formPlanTexts } from "./texts";

type StepsFieldProps = { value: number; min: number; max: number; onValueChange: (value: number) => void };

const button = "h-13 w-14 rounded-control lg:size-11 lg:rounded-icon";

function StepsField({ value, min, max, onValueChange }: StepsFieldProps) {
  const step = (by: number) => onValueChange(Math.min(max, Math.max(min, value + by)));
  return (
    <fieldset className="flex items-center justify-between gap-3">
      <legend className="sr-only">{formPlanTexts.steps}</legend>
      <div aria-hidden>
        <p className="font-label text-label">{formPlanTexts.steps}</p>
        <p className="text-muted-foreground text-xs">{formPlanTexts.stepsHint}</p>
      </div>
      <div className="flex items-center gap-2">
        <StepButton
          direction="down"
          label={formPlanTexts.steps}
          disabled={value <= min}
          onStep={() => step(-1)}
          className={button}
        />
        <output
          aria-label={formPlanTexts.steps}
          className="num w-9 text-center text-[1.75rem] lg:w-8 lg:text-xl"
        >
          {value}
        </output>
        <StepButton
          direction="up"
          label={formPlanTexts.steps}
          disabled={value >= max}
          onStep={() => step(1)}
          className={button}
        />
      </div>
    </fieldset>
  );
}

const asChoice = (value: number) => ({ value: String(value), label: String(value) });
const workouts = valuesOf(WORKOUTS_PER_WEEK).map(asChoice);
const hours = HOURS_PER_WORKOUT.map(asChoice);
const experiences = EXPERIENCES.map((value) => ({ value, label: EXPERIENCE_LABELS[value] }));
const adherences = DIET_ADHERENCES.map((value) => ({
  value: String(value),
  label: formPlanTexts.dietChoice(DIET_ADHERENCE_LABELS[value], Math.round(value * 100)),
}));

/** Memoized: see `useClientForm`. */
export const FormPlan = memo(function FormPlan({ form, onChange }: FormPartProps) {
  return (
    <FormSection title={formPlanTexts.title}>
      <StepsField {...STEPS} value={form.steps} onValueChange={(steps) => onChange({ steps })} />
      <Field label={formPlanTexts.workouts} control="group">
        <Chips
          options={workouts}
          value={String(form.workoutsPerWeek)}
          onValueChange={(value) => onChange({ workoutsPerWeek: Number(value) })}
          className="lg:[&>button]:min-h-11"
        />
      </Field>
      <HoursAndDiet form={form} onChange={onChange} />
      <Field label={formPlanTexts.experience} control="group">
        <Segmented
          options={experiences}
          value={form.experience}
          onValueChange={(experience) => onChange({ experience })}
          className="lg:p-[3px] lg:[&>button]:min-h-10"
        />
      </Field>
    </FormSection>
  );
});

/** Chips and bars for thumbs; two selects on one line for a mouse. */
function HoursAndDiet({ form, onChange }: Pick<FormPartProps, "form" | "onChange">) {
  const setHours = (value: string) => onChange({ hoursPerWorkout: Number(value) });
  const setDiet = (value: string) => onChange({ dietAdherence: Number(value) });
  return (
    <>
      <Field label={formPlanTexts.hours} control="group" className="lg:hidden">
        <Chips
          options={hours}
          layout="scroll"
          value={String(form.hoursPerWorkout)}
          onValueChange={setHours}
          className="[&>button]:min-w-[62px]"
        />
      </Field>
      <div className="order-1 lg:hidden">
        <AdherenceBar
          value={form.dietAdherence}
          onValueChange={(dietAdherence) => onChange({ dietAdherence })}
        />
      </div>
      <div className="hidden grid-cols-[1fr_1.15fr] gap-3 lg:grid">
        <Field label={formPlanTexts.hours}>
          <OptionSelect options={hours} value={String(form.hoursPerWorkout)} onValueChange={setHours} />
        </Field>
        <Field label={formPlanTexts.diet}>
          <OptionSelect options={adherences} value={String(form.dietAdherence)} onValueChange={setDiet} />
        </Field>
      </div>
    </>
  );
}
