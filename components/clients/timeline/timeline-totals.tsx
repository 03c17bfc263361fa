import { Badge } from "@/components/ui/badge";
import type { TimelineTotals as Totals } from "@/lib/clients/timeline/chart";
import { useUnits } from "@/lib/platform/browser/use-units";
import { formatSignedTenth, formatTenth } from "@/lib/text/numbers";

export function TimelineTotals({ totals }: { totals: Totals }) {
  const units = useUnits();
  const { months, bodyFatLoss, muscleGain, weightChange } = totals;
  return (
    <section>
      <div className="flex items-center justify-between gap-3">
        <h2 className="type-display text-xl">Transformation Timeline</h2>
        <Badge kind="forecast-outline">{months === 1 ? "1 Month" : `${months} Months`}</Badge>
      </div>
      <dl className="mt-3.5 grid grid-cols-[1fr_1fr_1fr] divide-x border-t [&>div]:pt-3.5 [&>div]:pl-3.5 [&>div:first-child]:pl-0">
        <Total label="Body Fat Loss" value={formatTenth(bodyFatLoss)} unit="%" />
        <Total label="Muscle Gain" value={formatTenth(units.weightOf(muscleGain))} unit={units.weightUnits} />
        <Total
          label="Weight Change"
          value={formatSignedTenth(units.weightOf(weightChange))}
          unit={units.weightUnits}
        />
      </dl>
    </section>
  );
}

function Total({ label, value, unit }: { label: string; value: string; unit: string }) {
  return (
    <div>
      <dt className="font-label text-muted-foreground text-xs">{label}</dt>
      <dd className="num text-forecast text-num-sm">
        {value}
        <small className="ml-0.5">{unit}</small>
      </dd>
    </div>
  );
}
