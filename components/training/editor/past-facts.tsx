import { cn } from "@/components/ui/cn";
import { useUnits } from "@/lib/platform/browser/use-units";
import { dayText } from "@/lib/text/calendar/wording";
import type { ExerciseSummary } from "@/lib/training/workouts/exercise-schema";
import { recordText } from "@/lib/training/workouts/wording";

type PastFactsProps = {
  summary: Pick<ExerciseSummary, "personalRecord" | "lastWorkout">;
  className?: string;
};

/** The record and the day of the last workout. */
export function PastFacts({ summary: { personalRecord, lastWorkout }, className }: PastFactsProps) {
  const units = useUnits();
  return (
    <dl className={cn("flex flex-wrap items-center text-sm", className)}>
      <Fact label="PR" value={personalRecord ? recordText(personalRecord, units) : "–"} tone="text-primary" />
      <Fact label="Last workout" value={lastWorkout ? dayText(lastWorkout.date, new Date()) : "–"} />
    </dl>
  );
}

function Fact({ label, value, tone }: { label: string; value: string; tone?: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className={`num font-strong tracking-normal ${tone ?? ""}`}>{value}</dd>
    </div>
  );
}
