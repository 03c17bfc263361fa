"use client";

import { cn } from "@/components/ui/cn";
import { RadioGroup } from "@/components/ui/radio-group";
import { DIET_ADHERENCE_LABELS, DIET_ADHERENCES, type DietAdherence } from "@/lib/body/ranges";
import { formPlanTexts } from "./texts";

type AdherenceBarProps = { value: number; onValueChange: (value: DietAdherence) => void };

const worstFirst = DIET_ADHERENCES.toReversed();
const percent = (value: number) => Math.round(value * 100);
const heights = ["h-3.5", "h-[21px]", "h-7", "h-[35px]", "h-[42px]", "h-[49px]"];

export function AdherenceBar({ value, onValueChange }: AdherenceBarProps) {
  const label = DIET_ADHERENCE_LABELS[value as DietAdherence] ?? formPlanTexts.dietUnnamed(percent(value));
  return (
    <div>
      <div className="mb-[7px] flex items-baseline justify-between gap-3">
        <span id="diet-adherence" className="font-label text-label">
          {formPlanTexts.diet}
        </span>
        <span aria-hidden className="font-strong text-primary text-sm">
          {formPlanTexts.dietChoice(label, percent(value))}
        </span>
      </div>
      <RadioGroup
        aria-labelledby="diet-adherence"
        options={worstFirst.map((step, index) => ({
          value: String(step),
          name: formPlanTexts.dietChoice(DIET_ADHERENCE_LABELS[step], percent(step)),
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
        <span>{formPlanTexts.dietWorst}</span>
        <span>{formPlanTexts.dietBest}</span>
      </div>
    </div>
  );
}
