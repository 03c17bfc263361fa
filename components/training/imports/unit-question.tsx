"use client";

import { RadioRows } from "@/components/ui/radio-rows";
import { plateFigure } from "@/lib/body/unit-system";
import { useUnits } from "@/lib/platform/browser/use-units";
import { inPounds } from "@/lib/training/imports/plan";
import type { WeightUnit } from "@/lib/training/imports/source-file";
import { estimateText } from "@/lib/training/workouts/wording";

const reading = (weight: string, unit: WeightUnit, other: string): string =>
  other ? `${weight} ${unit} = ${other}` : `${weight} ${unit}`;

type UnitQuestionProps = {
  /** What the heaviest one is. */
  of: "set" | "weigh-in";
  heaviest: number;
  unit: WeightUnit | null;
  onChange: (unit: WeightUnit) => void;
};

/** Shows the heaviest set in both units, so that the right one is obvious. */
export function UnitQuestion({ of, heaviest, unit, onChange }: UnitQuestionProps) {
  const units = useUnits();
  const text = plateFigure(heaviest);
  const inOwn = (file: WeightUnit) =>
    file === units.weightUnit ? "" : estimateText(inPounds(heaviest, file), units);
  const options = [
    {
      value: "lb",
      label: <Reading name="Pounds" figure={reading(text, "lb", inOwn("lb"))} />,
    },
    {
      value: "kg",
      label: <Reading name="Kilograms" figure={reading(text, "kg", inOwn("kg"))} />,
    },
  ] as const;
  return (
    <section aria-labelledby="unit-question">
      <h3 id="unit-question" className="font-strong text-lg">
        Which unit is the weight column?
      </h3>
      <p className="mb-2.5 text-muted-foreground text-sm">
        The file does not say. The heaviest {of} reads {text}.
      </p>
      <RadioRows
        aria-labelledby="unit-question"
        options={options}
        value={unit ?? undefined}
        onValueChange={onChange}
        className="sm:grid sm:grid-cols-2"
      />
    </section>
  );
}

function Reading({ name, figure }: { name: string; figure: string }) {
  return (
    <span>
      <span className="block">{name}</span>
      <span className="num block text-muted-foreground text-sm tracking-normal">{figure}</span>
    </span>
  );
}
