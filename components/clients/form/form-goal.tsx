import { memo } from "react";
import { Tape } from "@/components/ui/tape";
import { TARGET_BODY_FAT } from "@/lib/body/ranges";
import { shownWeight } from "@/lib/body/unit-system";
import { pickedText, signedChange } from "@/lib/clients/record/field-text";
import { useUnits } from "@/lib/platform/browser/use-units";
import { formatTenth } from "@/lib/text/numbers";
import { PredictedFigure } from "./computed-figures";
import { type FormPartProps, FormSection } from "./form-section";

/** Memoized: see `useClientForm`. */
export const FormGoal = memo(function FormGoal({ form, derived, onChange }: FormPartProps) {
  const units = useUnits();
  const weight = shownWeight(form.weight, units);
  const targetWeight = shownWeight(form.targetWeight, units);
  const fatChange = signedChange(form.bodyFat, form.targetBodyFat, formatTenth);
  const weightChange = signedChange(weight, targetWeight, pickedText);
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
        unit={units.weightUnit}
        tone="forecast"
        {...units.bodyWeight}
        value={targetWeight}
        onValueChange={(picked) => onChange({ targetWeight: units.lbsOf(picked) })}
        format={pickedText}
        mark={{ value: weight, label: "Now" }}
        note={<Change>{weightChange}</Change>}
      />
      <PredictedFigure
        label="Target lean mass"
        value={derived.targetLeanMass}
        unit={units.weightUnit}
        from="from target weight and target body fat"
      />
    </FormSection>
  );
});

function Change({ children }: { children: string }) {
  return <span className="ml-1 font-strong text-forecast">{children}</span>;
}
