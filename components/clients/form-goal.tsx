import { Tape } from "@/components/ui/tape";
import { TARGET_BODY_FAT, WEIGHT_LBS } from "@/lib/body/ranges";
import { signedChange, weightText } from "@/lib/clients/figure-text";
import { PredictedFigure } from "./computed-figures";
import { type FormPartProps, FormSection } from "./form-section";
import { formGoalTexts, unitTexts } from "./texts";

const tenths = (value: number) => value.toFixed(1);

/** What is aimed at: everything in it is a forecast. */
export function FormGoal({ form, derived, onChange }: FormPartProps) {
  const fatChange = signedChange(form.bodyFat, form.targetBodyFat, tenths);
  const weightChange = signedChange(form.weight, form.targetWeight, weightText);
  return (
    <FormSection title={formGoalTexts.title} note={formGoalTexts.note} tone="forecast">
      <Tape
        label={formGoalTexts.bodyFat}
        unit={unitTexts.bodyFat}
        tone="forecast"
        {...TARGET_BODY_FAT}
        value={form.targetBodyFat}
        onValueChange={(targetBodyFat) => onChange({ targetBodyFat })}
        mediumEvery={0.5}
        labelEvery={1}
        pxPerTick={6}
        mark={{ value: form.bodyFat, label: formGoalTexts.now }}
        note={<Change>{fatChange}</Change>}
      />
      <Tape
        label={formGoalTexts.weight}
        unit={unitTexts.weight}
        tone="forecast"
        {...WEIGHT_LBS}
        value={form.targetWeight}
        onValueChange={(targetWeight) => onChange({ targetWeight })}
        typedStep={0.1}
        tickEvery={1}
        labelEvery={5}
        format={weightText}
        mark={{ value: form.weight, label: formGoalTexts.now }}
        note={<Change>{weightChange}</Change>}
      />
      <PredictedFigure
        label={formGoalTexts.leanMass}
        value={derived.targetLeanMass}
        unit={unitTexts.weight}
        from={formGoalTexts.leanMassSource}
      />
    </FormSection>
  );
}

function Change({ children }: { children: string }) {
  return <span className="ml-1 font-strong text-forecast">{children}</span>;
}
