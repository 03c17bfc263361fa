"use client";

import { memo } from "react";
import { Chips } from "@/components/ui/chips";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { OptionSelect } from "@/components/ui/option-select";
import { RadioGroup } from "@/components/ui/radio-group";
import { Segmented } from "@/components/ui/segmented";
import { StepButton } from "@/components/ui/step-button";
import {
  DIET_ADHERENCE_LABELS,
  DIET_ADHERENCES,
  type DietAdherence,
  EXPERIENCE_LABELS,
  EXPERIENCES,
  HOURS_PER_WORKOUT,
  STEPS,
  WORKOUTS_PER_WEEK,
} from "@/lib/body/ranges";
import { valuesOf } from "@/lib/text/number-range";
import { type FormPartProps, FormSection } from "./form-section";

type StepsFieldProps = { value: number; min: number; max: number; onValueChange: (value: number) => void };

const button = "h-13 w-14 rounded-control lg:size-11 lg:rounded-icon";

function StepsField({ value, min, max, onValueChange }: StepsFieldProps) {
  const step = (by: number) => onValueChange(Math.min(max, Math.max(min, value + by)));
  return (
    <fieldset className="flex items-center justify-between gap-3">
      <legend className="sr-only">Steps</legend>
      <div aria-hidden>
        <p className="font-label text-label">Steps</p>
        <p className="text-muted-foreground text-xs">Images between now and the goal</p>
      </div>
      <div className="flex items-center gap-2">
        <StepButton
          direction="down"
          label="Steps"
          disabled={value <= min}
          onStep={() => step(-1)}
          className={button}
        />
        <output aria-label="Steps" className="num w-9 text-center text-[1.75rem] lg:w-8 lg:text-xl">
          {value}
        </output>
        <StepButton
          direction="up"
          label="Steps"
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
  label: `${DIET_ADHERENCE_LABELS[value]} ${Math.round(value * 100)}%`,
}));

/** Memoized: see `useClientForm`. */
export const FormPlan = memo(function FormPlan({ form, onChange }: FormPartProps) {
  return (
    <FormSection title="Plan">
      <StepsField {...STEPS} value={form.steps} onValueChange={(steps) => onChange({ steps })} />
      <Field label="Workouts per week" control="group">
        <Chips
          options={workouts}
          value={String(form.workoutsPerWeek)}
          onValueChange={(value) => onChange({ workoutsPerWeek: Number(value) })}
          className="lg:[&>button]:min-h-11"
        />
      </Field>
      <HoursAndDiet form={form} onChange={onChange} />
      <Field label="Experience" control="group">
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
      <Field label="Hours per workout" control="group" className="lg:hidden">
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
        <Field label="Hours per workout">
          <OptionSelect options={hours} value={String(form.hoursPerWorkout)} onValueChange={setHours} />
        </Field>
        <Field label="Diet adherence">
          <OptionSelect options={adherences} value={String(form.dietAdherence)} onValueChange={setDiet} />
        </Field>
      </div>
    </>
  );
}

type AdherenceBarProps = { value: number; onValueChange: (value: DietAdherence) => void };

const worstFirst = DIET_ADHERENCES.toReversed();
const percent = (value: number) => Math.round(value * 100);
const heights = ["h-3.5", "h-[21px]", "h-7", "h-[35px]", "h-[42px]", "h-[49px]"];

function AdherenceBar({ value, onValueChange }: AdherenceBarProps) {
  const label = DIET_ADHERENCE_LABELS[value as DietAdherence] ?? `${percent(value)}%`;
  return (
    <div>
      <div className="mb-[7px] flex items-baseline justify-between gap-3">
        <span id="diet-adherence" className="font-label text-label">
          Diet adherence
        </span>
        <span aria-hidden className="font-strong text-primary text-sm">
          {label} {percent(value)}%
        </span>
      </div>
      <RadioGroup
        aria-labelledby="diet-adherence"
        options={worstFirst.map((step, index) => ({
          value: String(step),
          name: `${DIET_ADHERENCE_LABELS[step]} ${percent(step)}%`,
          label: (
            <span
              data-fill={step <= value ? "" : undefined}
              data-track={step > value ? "" : undefined}
              className={cn(
                "w-full rounded-thumb transition-colors duration-quick",
                heights[index],
                step <= value ? "bg-primary" : "bg-border group-hover:bg-input",
              )}
            />
          ),
        }))}
        value={String(value)}
        onValueChange={(next) => onValueChange(Number(next) as DietAdherence)}
        className="grid h-[50px] grid-cols-6"
        itemClassName="group -mx-px flex items-end rounded-thumb px-1 first:ml-0 first:pl-0 last:mr-0 last:pr-0"
      />
      <div aria-hidden className="mt-1.5 flex justify-between text-2xs text-muted-foreground">
        <span>Very Poor 50%</span>
        <span>Perfect 100%</span>
      </div>
    </div>
  );
}
