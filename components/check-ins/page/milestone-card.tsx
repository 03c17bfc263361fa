import { Card } from "@/components/ui/card";
import { shownWeight, type UnitSystem, weightFigure } from "@/lib/body/unit-system";
import { shortDay } from "@/lib/text/calendar/wording";
import { formatTenth } from "@/lib/text/numbers";
import { milestoneTexts } from "./way-texts";

export type Milestone = {
  /** Pounds. */
  weight: number;
  /** YYYY-MM-DD: the most likely day, and the ends of the likely range if the forecast has them. */
  on: string;
  earliest: string | null;
  latest: string | null;
};

type MilestoneCardProps = { milestone: Milestone; now: number; units: UnitSystem };

export function MilestoneCard({ milestone, now, units }: MilestoneCardProps) {
  const { weight, on, earliest, latest } = milestone;
  const left = Math.abs(shownWeight(now, units) - shownWeight(weight, units));
  return (
    <Card tone="forecast" className="mt-5">
      <p className="font-strong text-forecast text-xs">{milestoneTexts.title}</p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="num text-forecast text-num-md">
          {weightFigure(weight, units)}
          <small>{units.weightUnit}</small>
        </p>
        <p className="font-label">{milestoneTexts.about(shortDay(on))}</p>
      </div>
      <p className="text-muted-foreground text-sm">
        {milestoneTexts.left(`${formatTenth(left, units.mark)} ${units.weightUnit}`)}{" "}
        {earliest && latest && milestoneTexts.likely(shortDay(earliest), shortDay(latest))}
      </p>
    </Card>
  );
}
