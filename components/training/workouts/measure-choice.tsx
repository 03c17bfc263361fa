"use client";

import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { MEASURE_LABELS, MEASURES, type Measure } from "@/lib/training/catalogue/measure";

const options = MEASURES.map((value) => ({ value, label: MEASURE_LABELS[value] }));

type MeasureChoiceProps = { value: Measure; onValueChange: (measure: Measure) => void };

export function MeasureChoice({ value, onValueChange }: MeasureChoiceProps) {
  return (
    <Field label="Measured by" control="group">
      <Chips layout="wrap" options={options} value={value} onValueChange={onValueChange} />
    </Field>
  );
}
