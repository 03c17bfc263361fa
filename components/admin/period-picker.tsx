import { useId } from "react";
import { Picker } from "@/components/ui/picker";
import { PERIODS, type Period } from "@/lib/admin/period";
import { consoleTexts } from "./texts";

type PeriodPickerProps = { value: Period; onChange: (period: Period) => void };

export function PeriodPicker({ value, onChange }: PeriodPickerProps) {
  const id = useId();
  const choose = (next: string) => {
    const period = PERIODS.find((option) => option.value === next);
    if (period) onChange(period.value);
  };
  return (
    <div className="flex w-full items-center gap-3 sm:w-auto">
      <label htmlFor={id} className="text-muted-foreground text-sm">
        {consoleTexts.period}
      </label>
      <Picker
        id={id}
        label={consoleTexts.period}
        options={PERIODS}
        value={value}
        onValueChange={choose}
        searchable={false}
        className="min-h-11 min-w-0 flex-1 text-sm sm:w-[190px] sm:flex-none"
      />
    </div>
  );
}
