import { memo } from "react";
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
import { formExplanations, formNowTexts, unitTexts } from "./texts";

const genders = SEXES.map((value) => ({ value, label: SEX_LABELS[value] }));

/** Memoized: see `useClientForm`. */
export const FormNow = memo(function FormNow({ form, derived, onChange }: FormPartProps) {
  const units = useUnits();
  const heightText = (height: number) => units.heightText(units.inchesOf(height));
  return (
    <FormSection title={formNowTexts.title} note={formNowTexts.note}>
      <Field label={<span className="sr-only">{formNowTexts.gender}</span>} control="group" className="gap-0">
        <Segmented
          options={genders}
          value={form.gender}
          onValueChange={(gender) => onChange({ gender })}
          className="lg:p-[3px] lg:[&>button]:min-h-10"
        />
      </Field>
      <Tape
        label={formNowTexts.height}
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
        label={formNowTexts.weight}
        unit={units.weightUnit}
        {...units.bodyWeight}
        value={shownWeight(form.weight, units)}
        onValueChange={(weight) => onChange({ weight: units.lbsOf(weight) })}
        format={pickedText}
      />
      <Tape
        label={formNowTexts.bodyFat}
        unit={unitTexts.bodyFat}
        {...BODY_FAT}
        value={form.bodyFat}
        onValueChange={(bodyFat) => onChange({ bodyFat })}
        mediumEvery={0.5}
        labelEvery={1}
        pxPerTick={6}
        note={<Explain about={formNowTexts.bodyFat}>{formExplanations.bodyFat}</Explain>}
      />
      <ComputedFigures
        figures={[
          { label: formNowTexts.bmi, value: derived.bmi, from: formNowTexts.bmiSource },
          {
            label: formNowTexts.leanMass,
            value: derived.leanMass,
            unit: units.weightUnit,
            from: formNowTexts.leanMassSource,
            explanation: formExplanations.leanMass,
          },
        ]}
      />
    </FormSection>
  );
});
