"use client";

import { GirthFields } from "@/components/clients/weigh-ins/girth-fields";
import { Button } from "@/components/ui/button";
import { Tape } from "@/components/ui/tape";
import { BODY_FAT } from "@/lib/body/ranges";
import type { Girths } from "@/lib/body/tape-girths";
import type { UnitSystem } from "@/lib/body/unit-system";
import { weightWords } from "@/lib/check-ins/words/en";
import { UnitsContext } from "@/lib/platform/browser/use-units";
import type { Answers } from "./answers";

type MoreMeasuresProps = {
  units: UnitSystem;
  last: { girths: Girths };
  answers: Answers;
  onChange: (changes: Partial<Answers>) => void;
};

export function MoreMeasures({ units, last, answers, onChange }: MoreMeasuresProps) {
  return (
    <UnitsContext value={units}>
      {answers.bodyFat !== null && (
        <div className="mt-3 border-y pt-3">
          <Tape
            {...BODY_FAT}
            decimalMark={units.mark}
            label={weightWords.bodyFat}
            unit={weightWords.percent}
            value={answers.bodyFat}
            onValueChange={(bodyFat) => onChange({ bodyFat })}
            mediumEvery={0.5}
            labelEvery={1}
            pxPerTick={8}
          />
          <Button variant="link" onClick={() => onChange({ bodyFat: null })}>
            {weightWords.leaveOutBodyFat}
          </Button>
        </div>
      )}
      {answers.girths !== null && (
        <section aria-label={weightWords.tape} className="mt-3 border-y pt-3">
          <GirthFields
            typed={answers.girths}
            onTypedChange={(girths) => onChange({ girths })}
            last={last.girths}
          />
          <Button variant="link" onClick={() => onChange({ girths: null })}>
            {weightWords.leaveOutTape}
          </Button>
        </section>
      )}
    </UnitsContext>
  );
}
