import { SlicesGlyph } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { leanMass } from "@/lib/body/composition";
import { monthLabel, type Today } from "@/lib/clients/timeline/chart";
import type { TimelineRow } from "@/lib/clients/timeline/schema";
import { useUnits } from "@/lib/platform/browser/use-units";
import { formatTenth } from "@/lib/text/numbers";
import { NOW_IS_TREND } from "./forecast-notes";

type MonthlyBreakdownProps = {
  today: Today;
  /** Whether today's body is the trend of the weigh-ins, and not the last one alone. */
  isTrend?: boolean;
  rows: readonly TimelineRow[];
  /** Months with an image. */
  imageMonths: ReadonlySet<number>;
};

/** The same forecast as a table, for accessibility. */
export function MonthlyBreakdown({ today, isTrend = false, rows, imageMonths }: MonthlyBreakdownProps) {
  const { weightOf } = useUnits();
  const weight = weightOf(today.weight);
  return (
    <section className="mt-6.5">
      <h3 id="monthly-breakdown" className="font-strong text-lg">
        Monthly Breakdown
      </h3>
      <table
        aria-labelledby="monthly-breakdown"
        className="mt-1 w-full text-[min(0.9375rem,7vw)]/[1.3125rem]"
      >
        <thead>
          <tr className="border-b text-muted-foreground text-xs [&>th]:py-2.5 [&>th]:text-right [&>th]:font-label [&>th]:font-stretch-94%">
            <th scope="col" className="text-left!">
              Month
            </th>
            <th scope="col">Body Fat %</th>
            <th scope="col">Lean Mass</th>
            <th scope="col">Total Weight</th>
          </tr>
        </thead>
        <tbody>
          <Row month={0} values={[today.bodyFat, leanMass(weight, today.bodyFat), weight]} />
          {rows.map(({ month, bodyFatPercent, leanMassLbs, weightLbs }) => (
            <Row
              key={month}
              month={month}
              values={[bodyFatPercent, weightOf(leanMassLbs), weightOf(weightLbs)]}
              hasImage={imageMonths.has(month)}
            />
          ))}
        </tbody>
      </table>
      {isTrend && <p className="mt-3 text-pretty text-muted-foreground text-xs">{NOW_IS_TREND}</p>}
      {rows.some(({ month }) => imageMonths.has(month)) && (
        <p className="mt-3 flex items-center gap-2 text-muted-foreground text-xs">
          <SlicesGlyph className="size-2.5 text-forecast" />
          AI image available
        </p>
      )}
    </section>
  );
}

type RowProps = { month: number; values: [number, number, number]; hasImage?: boolean };

function Row({ month, values, hasImage = false }: RowProps) {
  return (
    <tr className={cn("border-b", month === 0 && "font-strong")}>
      <th
        scope="row"
        className={cn("py-3 text-left [font-weight:inherit]", hasImage && "font-label text-forecast")}
      >
        <span className="inline-flex items-center gap-2">
          {monthLabel(month)}
          {hasImage && <SlicesGlyph />}
        </span>
      </th>
      {["bodyFat", "leanMass", "weight"].map((column, index) => (
        <td key={column} className="text-right">
          {formatTenth(values[index] ?? 0)}
        </td>
      ))}
    </tr>
  );
}
