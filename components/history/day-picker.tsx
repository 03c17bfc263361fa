import { Picker } from "@/components/ui/picker";
import type { HistoryDay } from "@/lib/history/days";
import { dayText } from "@/lib/workouts/wording";
import { compareTexts } from "./texts";

type DayPickerProps = {
  label: string;
  days: readonly HistoryDay[];
  baselineDate: string | null;
  value: string;
  onValueChange: (date: string) => void;
};

/** One of the recorded days, newest first, as the caption under its picture. */
export function DayPicker({ label, days, baselineDate, value, onValueChange }: DayPickerProps) {
  const last = days.at(-1)?.date;
  const detailOf = (date: string) =>
    date === baselineDate ? compareTexts.baseline : date === last ? compareTexts.latest : undefined;
  const options = days.toReversed().map(({ date }) => {
    const detail = detailOf(date);
    return { value: date, label: dayText(date, new Date()), ...(detail && { detail }) };
  });
  return (
    <Picker
      label={label}
      options={options}
      value={value}
      onValueChange={onValueChange}
      searchable={options.length > 12}
      searchPlaceholder={compareTexts.searchDays}
      emptyText={compareTexts.noDay}
      className="mt-2 min-h-11 px-2.5 text-sm"
    />
  );
}
