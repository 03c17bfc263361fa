"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { later, preloadCode } from "@/components/ui/later";
import { Tape } from "@/components/ui/tape";
import type { Girths } from "@/lib/body/tape-girths";
import { shownWeight, type UnitSystem, weightChange } from "@/lib/body/unit-system";
import { weightWords } from "@/lib/check-ins/words/en";
import { shortDay } from "@/lib/text/calendar/wording";
import type { Answers } from "./answers";

const MoreMeasures = later(() => import("./more-measures").then((module) => module.MoreMeasures));

type WeightPartProps = {
  units: UnitSystem;
  /** The last values: pounds, percent, the day YYYY-MM-DD, and girths. */
  last: { weight: number; bodyFat: number; day: string; girths: Girths };
  answers: Answers;
  onChange: (changes: Partial<Answers>) => void;
};

/** A weight counts only once it is chosen: the last one is not today's measurement. */
export function WeightPart({ units, last, answers, onChange }: WeightPartProps) {
  useEffect(() => preloadCode(MoreMeasures.preload), []);
  const { weight } = answers;
  const day = shortDay(last.day);
  return (
    <section aria-label={weightWords.label} className="mt-6">
      <Tape
        {...units.scaleWeight}
        decimalMark={units.mark}
        label={weightWords.label}
        unit={units.weightUnit}
        value={shownWeight(weight ?? last.weight, units)}
        onValueChange={(shown) => onChange({ weight: units.lbsOf(shown) })}
        note={
          <span className={weight === null ? undefined : "font-strong text-primary"}>
            {weight === null
              ? weightWords.last(day)
              : weightWords.since(weightChange(last.weight, weight, units), day)}
          </span>
        }
      />
      {weight === null && (
        <Button variant="link" onClick={() => onChange({ weight: last.weight })}>
          {weightWords.same}
        </Button>
      )}
      {(answers.bodyFat !== null || answers.girths !== null) && (
        <MoreMeasures {...{ units, last, answers, onChange }} />
      )}
      <div className="flex flex-wrap gap-x-5">
        {answers.bodyFat === null && (
          <Button
            variant="link"
            className="text-muted-foreground"
            onClick={() => onChange({ bodyFat: last.bodyFat })}
          >
            {weightWords.addBodyFat}
          </Button>
        )}
        {answers.girths === null && (
          <Button variant="link" className="text-muted-foreground" onClick={() => onChange({ girths: {} })}>
            {weightWords.addTape}
          </Button>
        )}
      </div>
    </section>
  );
}
