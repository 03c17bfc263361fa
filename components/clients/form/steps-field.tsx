"use client";

import { StepButton } from "@/components/ui/step-button";
import { formPlanTexts } from "./texts";

type StepsFieldProps = { value: number; min: number; max: number; onValueChange: (value: number) => void };

const button = "h-13 w-14 rounded-control lg:size-11 lg:rounded-icon";

/** How many images lie between now and the goal. */
export function StepsField({ value, min, max, onValueChange }: StepsFieldProps) {
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
