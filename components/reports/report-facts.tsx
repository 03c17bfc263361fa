import { parametersTexts, totalsTexts } from "@/components/timeline/texts";
import { formatSignedTenth, formatTenth } from "@/lib/body/figures";
import { EXPERIENCE_LABELS, SEX_LABELS } from "@/lib/body/ranges";
import { useUnits } from "@/lib/browser/use-units";
import type { Client } from "@/lib/clients/schema";
import { totalsOf } from "@/lib/timeline/chart";
import type { Timeline } from "@/lib/timeline/schema";

/** What the forecast comes to, and what it was worked out from. */
export function ReportFacts({ client, timeline }: { client: Client; timeline: Timeline }) {
  const { weightOf, weightUnits } = useUnits();
  const totals = totalsOf(client, timeline.timeline);
  const { workoutsPerWeek, experience, dietAdherence, gender } = timeline.parameters;
  const rows = [
    [totalsTexts.title, totalsTexts.months(totals.months)],
    [totalsTexts.bodyFatLoss, `${formatTenth(totals.bodyFatLoss)}${totalsTexts.percent}`],
    [totalsTexts.muscleGain, `${formatTenth(weightOf(totals.muscleGain))} ${weightUnits}`],
    [totalsTexts.weightChange, `${formatSignedTenth(weightOf(totals.weightChange))} ${weightUnits}`],
    [parametersTexts.workouts, String(workoutsPerWeek)],
    [parametersTexts.experience, EXPERIENCE_LABELS[experience]],
    [parametersTexts.diet, parametersTexts.dietPercent(Math.round(dietAdherence * 100))],
    [parametersTexts.gender, SEX_LABELS[gender]],
  ];
  return (
    <dl className="min-w-0">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="flex min-h-[33px] flex-wrap items-center justify-between gap-x-2 border-b text-xs"
        >
          <dt>{label}</dt>
          <dd className="text-right font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
