import { Tape } from "@/components/ui/tape";
import { TARGET_BODY_FAT, WEIGHT_LBS } from "@/lib/body/ranges";
import { signedChange, weightText } from "@/lib/clients/figure-text";
import { PredictedFigure } from "./computed-figures";
import { type FormPartProps, FormSection } from "./form-section";

const tenths = (value: number) => value.toFixed(1);

/** What is aimed at: everything in it is a forecast. */
export function FormGoal({ form, derived, onChange }: FormPartProps) {
  const fatChange = signedChange(form.bodyFat, form.targetBodyFat, tenths);
  const weightChange = signedChange(form.weight, form.targetWeight, weightText);
  return (
    <FormSection title="Goal" note="Forecast" tone="forecast">
      <Tape
        label="Target body fat"
        unit="%"
        tone="forecast"
        {...TARGET_BODY_FAT}
        value={form.targetBodyFat}
        onValueChange={(targetBodyFat) => onChange({ targetBodyFat })}
        mediumEvery={0.5}
        labelEvery={1}
        pxPerTick={6}
        mark={{ value: form.bodyFat, label: "Now" }}
        note={<Change>{fatChange}</Change>}
      />
      <Tape
        label="Target weight"
        unit="lb"
        tone="forecast"
        {...WEIGHT_LBS}
        value={form.targetWeight}
        onValueChange={(targetWeight) => onChange({ targetWeight })}
        typedStep={0.1}
        tickEvery={1}
        labelEvery={5}
        format={weightText}
        mark={{ value: form.weight, label: "Now" }}
        note={<Change>{weightChange}</Change>}
      />
      <PredictedFigure
        label="Target lean mass"
        value={derived.targetLeanMass}
        unit="lb"
        from="from target weight and target body fat"
      />
    </FormSection>
  );
}

function Change({ children }: { children: string }) {
  return <span className="ml-1 font-strong text-forecast">{children}</span>;
}
