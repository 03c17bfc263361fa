import { Explain } from "@/components/ui/explain";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Tape } from "@/components/ui/tape";
import { formatHeight, parseHeight } from "@/lib/body/height";
import { BODY_FAT, GENDER_LABELS, GENDERS, HEIGHT_INCHES, WEIGHT_LBS } from "@/lib/body/ranges";
import { weightText } from "@/lib/clients/figure-text";
import { ComputedFigures } from "./computed-figures";
import { type FormPartProps, FormSection } from "./form-section";
import { formExplanations, formNowTexts, unitTexts } from "./texts";

const genders = GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }));
const inchesText = (inches: number) => `${formatHeight(inches)}"`;
const spokenHeight = (inches: number) => formNowTexts.heightSpoken(Math.floor(inches / 12), inches % 12);

/** What was measured. */
export function FormNow({ form, derived, onChange }: FormPartProps) {
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
        {...HEIGHT_INCHES}
        value={form.height}
        onValueChange={(height) => onChange({ height })}
        labelEvery={2}
        pxPerTick={22}
        format={inchesText}
        formatTick={inchesText}
        parse={(typed) => parseHeight(typed) || null}
        valueText={spokenHeight}
        inputMode="text"
      />
      <Tape
        label={formNowTexts.weight}
        unit={unitTexts.weight}
        {...WEIGHT_LBS}
        value={form.weight}
        onValueChange={(weight) => onChange({ weight })}
        typedStep={0.1}
        tickEvery={1}
        labelEvery={5}
        format={weightText}
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
            unit: unitTexts.weight,
            from: formNowTexts.leanMassSource,
            explanation: formExplanations.leanMass,
          },
        ]}
      />
    </FormSection>
  );
}
