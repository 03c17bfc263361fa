import { useSearchParamChoice } from "@/components/platform/frame/search-params";
import { Card } from "@/components/ui/card";
import { countAxis } from "@/components/ui/chart/axis";
import { Bars } from "@/components/ui/chart/bars";
import { Legend } from "@/components/ui/chart/legend";
import { Plot } from "@/components/ui/chart/plot";
import { ValueGrid } from "@/components/ui/chart/plot-grid";
import { Explain } from "@/components/ui/explain";
import { Segmented } from "@/components/ui/segmented";
import { adherenceText, workoutBars } from "@/lib/training/analytics/bars";
import type { Analytics } from "@/lib/training/analytics/schema";

const SPANS = [
  { value: "week", label: "Week" },
  { value: "month", label: "Month" },
] as const;

const OPEN_KINDS = ["planned", "missed"] as const;

export function WorkoutsSection({ analytics }: { analytics: Analytics }) {
  const [span, setSpan] = useSearchParamChoice("span", ["week", "month"]);
  const bars = workoutBars(analytics, span);
  const { figure, rest } = adherenceText(analytics.workouts, span);
  const axis = countAxis(bars.map(({ done, open }) => done + open));
  return (
    <section aria-labelledby="workouts">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center">
          <h2 id="workouts" className="type-display text-xl">
            Workouts
          </h2>
          <Explain about="Workouts">
            The bars count every saved workout. Due are sessions that were done, begun or missed so far, in
            the week of their date. Extra workouts replace no missed session. Samples and archived clients are
            not counted.
          </Explain>
        </div>
        <Segmented
          aria-label="Time shown"
          options={SPANS}
          value={span}
          onValueChange={setSpan}
          className="w-[156px] sm:w-[198px]"
        />
      </div>
      <Card className="pb-3">
        <p className="text-muted-foreground text-sm">
          <span className="num text-foreground text-num-sm">{figure}</span> {rest}
        </p>
        <Plot
          label={`${figure} ${rest}`}
          across={[0, bars.length]}
          up={axis.domain}
          className="mt-2 mb-1.5 h-[170px] pt-2 pr-0 pl-6 lg:h-[220px]"
          over={<Bars bars={bars} />}
        >
          <ValueGrid ticks={axis.ticks} text={String} />
        </Plot>
        <Legend
          className="mt-0 px-0"
          keys={[
            { kind: "done", label: "Logged" },
            ...OPEN_KINDS.flatMap((kind) =>
              bars.some(({ open, openKind }) => open > 0 && openKind === kind)
                ? [{ kind, label: kind === "planned" ? "Still planned" : "Missed" }]
                : [],
            ),
          ]}
        />
      </Card>
    </section>
  );
}
