import { Card, CardTitle } from "@/components/ui/card";
import { valueAxis } from "@/components/ui/chart/axis";
import { AxisNames } from "@/components/ui/chart/axis-names";
import { Legend } from "@/components/ui/chart/legend";
import { Plot } from "@/components/ui/chart/plot";
import { ValueGrid } from "@/components/ui/chart/plot-grid";
import { Dots, Figure, Line } from "@/components/ui/chart/series";
import { Explain } from "@/components/ui/explain";
import { weightChange, weightFigure, weightText } from "@/lib/body/unit-system";
import type { Followed } from "@/lib/clients/timeline/schema";
import type { Measurement } from "@/lib/clients/weigh-ins/schema";
import { useCalendar } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { shortDate } from "@/lib/text/calendar/wording";

type TrendCardProps = { followed: Followed; measurements: readonly Measurement[] };

/** The trend of the weight since the start of the plan, with the scale's points. */
export function TrendCard({ followed: { trend }, measurements }: TrendCardProps) {
  const units = useUnits();
  const calendar = useCalendar();
  const [first, last] = [trend[0], trend.at(-1)];
  if (!first || !last) return null;
  const timeOf = (moment: string) => new Date(moment).getTime();
  const line = trend.map(({ at, weight }) => ({ at: timeOf(at), value: units.weightOf(weight) }));
  const scale = measurements
    .filter(({ takenAt }) => timeOf(takenAt) >= timeOf(first.at))
    .map(({ takenAt, weight }) => ({ at: timeOf(takenAt), value: units.weightOf(weight) }));
  const ends = [timeOf(first.at), Math.max(timeOf(last.at), ...scale.map(({ at }) => at))] as const;
  const { domain, ticks } = valueAxis([...line, ...scale].map(({ value }) => value));
  const since = shortDate(calendar(first.at));
  return (
    <Card className="mt-5 px-3 pt-4 pb-3">
      <div className="flex flex-wrap items-end justify-between gap-3 px-1">
        <div>
          <div className="flex items-center">
            <CardTitle className="text-base">Trend weight</CardTitle>
            <Explain about="Trend weight">
              {`The weight without a day's water and the scale's noise, as all weigh-ins since ${since} show it together.`}
            </Explain>
          </div>
          <p className="num text-num-lg">
            {weightFigure(last.weight, units)}
            <small className="ml-0.5">{units.weightUnit}</small>
          </p>
        </div>
        <p className="text-right text-muted-foreground text-sm">
          Since {since}
          <span className="num block text-num-sm text-primary">
            {weightChange(first.weight, last.weight, units)}
            <small className="ml-0.5">{units.weightUnit}</small>
          </span>
        </p>
      </div>
      <Plot
        label={`Trend weight from ${weightText(first.weight, units)} on ${since} to ${weightText(last.weight, units)}, from ${scale.length} weigh-ins.`}
        across={ends}
        up={domain}
        className="h-[190px] lg:h-[240px]"
      >
        <ValueGrid ticks={ticks} text={String} />
        <AxisNames
          names={[
            { at: ends[0], label: since, tone: "neutral" },
            { at: ends[1], label: shortDate(calendar(new Date(ends[1]).toISOString())), tone: "measured" },
          ]}
        />
        <Dots kind="scale" points={scale} />
        <Line kind="measured" points={line} />
        <Figure
          kind="measured"
          isEnd
          isBelow={last.weight < first.weight}
          at={ends[1]}
          value={units.weightOf(last.weight)}
          text={weightFigure(last.weight, units)}
        />
      </Plot>
      <Legend
        keys={[
          { kind: "trend", label: "Trend" },
          { kind: "scale", label: "On the scale" },
        ]}
      />
    </Card>
  );
}
