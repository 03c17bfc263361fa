import { memo } from "react";
import { BodyFatMethodField } from "@/components/clients/weigh-ins/body-fat-method";
import { Explain } from "@/components/ui/explain";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Tape } from "@/components/ui/tape";
import { BODY_FAT, SEX_LABELS, SEXES } from "@/lib/body/ranges";
import { shownWeight } from "@/lib/body/unit-system";
import { pickedText } from "@/lib/clients/record/field-text";
import { useUnits } from "@/lib/platform/browser/use-units";
import { ComputedFigures } from "./computed-figures";
import { type FormPartProps, FormSection } from "./form-section";

const genders = SEXES.map((value) => ({ value, label: SEX_LABELS[value] }));

/** Memoized: see `useClientForm`. */
export const FormNow = memo(function FormNow({ form, derived, onChange }: FormPartProps) {
  const units = useUnits();
  const heightText = (height: number) => units.heightText(units.inchesOf(height));
  return (
    <FormSection title="Now" note="As entered">
      <Field label={<span className="sr-only">Gender</span>} control="group" className="gap-0">
        <Segmented
          options={genders}
          value={form.gender}
          onValueChange={(gender) => onChange({ gender })}
          className="lg:p-[3px] lg:[&>button]:min-h-10"
        />
      </Field>
      <Tape
        label="Height"
        {...units.height}
        value={units.heightOf(form.height)}
        onValueChange={(height) => onChange({ height: units.inchesOf(height) })}
        format={heightText}
        formatTick={heightText}
        parse={units.readHeight}
        valueText={(height) => units.spokenHeight(units.inchesOf(height))}
        inputMode="text"
      />
      <Tape
        label="Weight"
        unit={units.weightUnit}
        {...units.bodyWeight}
        value={shownWeight(form.weight, units)}
        onValueChange={(weight) => onChange({ weight: units.lbsOf(weight) })}
        format={pickedText}
      />
      <Tape
        label="Body fat"
        unit="%"
        {...BODY_FAT}
        value={form.bodyFat}
        onValueChange={(bodyFat) => onChange({ bodyFat })}
        mediumEvery={0.5}
        labelEvery={1}
        pxPerTick={6}
        note={
          <Explain about="Body fat">
            Enter a measured value; it is never read from a photo. Tape methods are off by about 3.5 points
            and scales by more, so always measure the same way.
          </Explain>
        }
      />
      <BodyFatMethodField
        method={form.bodyFatMethod}
        onMethodChange={(bodyFatMethod) => onChange({ bodyFatMethod })}
      />
      <ComputedFigures
        figures={[
          {
            label: "BMI",
            value: derived.bmi,
            from: "from height and weight",
            explanation:
              "Weight by height squared. It knows neither muscle nor a missing limb: with much muscle it reads high, after an amputation low.",
          },
          {
            label: "Lean mass",
            value: derived.leanMass,
            unit: units.weightUnit,
            from: "from weight and body fat",
            explanation:
              "Everything but fat: muscle, bone, organs and water. It is calculated from weight and body fat, so an error in body fat changes it too.",
          },
        ]}
      />
    </FormSection>
  );
});
