"use client";

import { useSearchParamState } from "@/components/platform/frame/search-params";
import { DatedChart } from "@/components/ui/chart/dated-chart";
import { Chips } from "@/components/ui/chips";
import { shownGirth, TAPED_SITE_LABELS, TAPED_SITES, tapedText } from "@/lib/body/tape-girths";
import { type HistoryDay, tapedPoints } from "@/lib/clients/history/days";
import { useUnits } from "@/lib/platform/browser/use-units";
import { dayText } from "@/lib/text/calendar/wording";
import { formatChange, formatTenth, grouped } from "@/lib/text/numbers";
import { tapeHistoryTexts } from "./texts";

export function TapeHistory({ days }: { days: readonly HistoryDay[] }) {
  const units = useUnits();
  const [chosen, setChosen] = useSearchParamState("tape");
  const taped = TAPED_SITES.filter((site) => tapedPoints(days, site).length > 0);
  const site = taped.find((one) => one === chosen) ?? taped.find((one) => one === "waist") ?? taped[0];
  if (!site) return null;
  const points = tapedPoints(days, site);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <section aria-labelledby="tape" className="mt-6.5">
      <h2 id="tape" className="type-display text-xl">
        {tapeHistoryTexts.title}
      </h2>
      <Chips
        aria-label={tapeHistoryTexts.site}
        layout="scroll"
        className="mt-3"
        options={taped.map((value) => ({ value, label: TAPED_SITE_LABELS[value] }))}
        value={site}
        onValueChange={setChosen}
      />
      {first && last && (
        <p className="mt-3 flex items-baseline gap-2.5">
          <span className="num text-xl">{tapedText(last.mm, units)}</span>
          {first !== last && (
            <span className="text-muted-foreground text-sm">
              {tapeHistoryTexts.change(formatChange(shownGirth(first.mm, units), shownGirth(last.mm, units)))}
            </span>
          )}
        </p>
      )}
      {first && last && points.length > 1 ? (
        <div className="mt-2 h-[200px]">
          <DatedChart
            label={tapeHistoryTexts.sentence(
              TAPED_SITE_LABELS[site],
              points.length,
              tapedText(first.mm, units),
              tapedText(last.mm, units),
            )}
            points={points.map(({ date, mm }) => ({ at: Date.parse(date), value: shownGirth(mm, units) }))}
            tickText={grouped}
            dayText={(day) => dayText(new Date(day).toISOString(), new Date())}
            valueText={({ value }) => `${formatTenth(value)} ${units.heightUnit}`}
          />
        </div>
      ) : (
        <p className="mt-1 text-muted-foreground text-xs">{tapeHistoryTexts.once}</p>
      )}
    </section>
  );
}
