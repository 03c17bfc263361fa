"use client";

import { lazy, Suspense, useState } from "react";
import { Chips } from "@/components/ui/chips";
import { formatChange } from "@/lib/body/figures";
import {
  shownGirth,
  TAPED_SITE_LABELS,
  TAPED_SITES,
  type TapedSite,
  tapedText,
} from "@/lib/body/tape-girths";
import { useUnits } from "@/lib/browser/use-units";
import { type HistoryDay, tapedPoints } from "@/lib/history/days";
import { tapeHistoryTexts } from "./texts";

const TapeChart = lazy(() => import("./tape-chart"));

/** What the tape read, site by site; nothing where nobody laid one. */
export function TapeHistory({ days }: { days: readonly HistoryDay[] }) {
  const units = useUnits();
  const [chosen, setChosen] = useState<TapedSite>();
  const taped = TAPED_SITES.filter((site) => tapedPoints(days, site).length > 0);
  const site = chosen && taped.includes(chosen) ? chosen : taped.includes("waist") ? "waist" : taped[0];
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
      {points.length > 1 ? (
        <div className="mt-2 h-[200px]">
          <Suspense fallback={null}>
            <TapeChart points={points} site={site} />
          </Suspense>
        </div>
      ) : (
        <p className="mt-1 text-muted-foreground text-xs">{tapeHistoryTexts.once}</p>
      )}
    </section>
  );
}
