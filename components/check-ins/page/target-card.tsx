import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { type UnitSystem, weightFigure } from "@/lib/body/unit-system";
import { targetWords } from "@/lib/check-ins/words/en";
import { shortDay } from "@/lib/text/calendar/wording";

type TargetCardProps = {
  units: UnitSystem;
  /** Pounds. */
  start: number;
  last: number;
  target: number;
  /** The forecast's day for the target, YYYY-MM-DD. */
  targetOn: string | null;
  /** On-time check-ins in a row. */
  streak: number;
};

export function TargetCard({ units, start, last, target, targetOn, streak }: TargetCardProps) {
  const figure = (lbs: number) => weightFigure(lbs, units);
  const share = start === target ? 1 : (start - last) / (start - target);
  return (
    <Card className="mt-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <Figure
          label={targetOn ? targetWords.by(shortDay(targetOn)) : targetWords.target}
          figure={figure(target)}
          unit={units.weightUnit}
          className="text-forecast"
        />
        {streak > 0 && (
          <Figure
            label={targetWords.streak}
            figure={String(streak)}
            unit={targetWords.inARow(streak)}
            className="text-primary sm:text-right"
          />
        )}
      </div>
      <div className="mt-3">
        <WayRuler
          share={share}
          label={targetWords.way(figure(start), figure(last), figure(target), units.weightName)}
        />
      </div>
      <p aria-hidden className="flex flex-wrap gap-x-3 font-label text-xs *:data-right:ml-auto">
        <span className="text-muted-foreground">{targetWords.start(figure(start))}</span>
        {/* In the half of the ruler in which its mark is. */}
        <span className="text-primary" data-right={share >= 0.5 || undefined}>
          {targetWords.last(figure(last))}
        </span>
        <span className="text-forecast" data-right={share < 0.5 || undefined}>
          {figure(target)}
        </span>
      </p>
    </Card>
  );
}

type FigureProps = { label: string; figure: string; unit: string; className: string };

function Figure({ label, figure, unit, className }: FigureProps) {
  return (
    <p className={cn("min-w-0", className)}>
      <span className="block text-muted-foreground text-xs">{label}</span>
      <span className="num text-num-md">
        {figure}
        <small>{unit}</small>
      </span>
    </p>
  );
}

type WayRulerProps = {
  share: number;
  label: string;
};

const TICKS = Array.from({ length: 23 }, (_, index) => ({
  x: 1 + (index * 98) / 22,
  isLong: index % 11 === 0,
}));

/** Solid up to today, dashed for the forecast. */
function WayRuler({ share, label }: WayRulerProps) {
  const today = 2 + 96 * Math.min(1, Math.max(0, share));
  return (
    <div role="img" aria-label={label} className="relative h-10">
      <svg
        aria-hidden
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full [&_path]:[vector-effect:non-scaling-stroke]"
      >
        <path d={`M${today} 14H98`} className="stroke-3 stroke-forecast" strokeDasharray="7 5" />
        <path d={`M2 14H${today}`} className="stroke-5 stroke-primary" strokeLinecap="round" />
        <path
          d={TICKS.map(({ x, isLong }) => `M${x} 27v${isLong ? 11 : 6}`).join("")}
          className="stroke-[1.25] stroke-muted-foreground"
        />
      </svg>
      <Mark at={2} className="size-3 bg-primary" />
      <Mark at={98} className="size-3.5 border-[2.5px] border-forecast bg-card" />
      <Mark at={today} className="size-[18px] bg-primary" />
    </div>
  );
}

function Mark({ at, className }: { at: number; className: string }) {
  return (
    <span
      aria-hidden
      data-fill
      className={`-translate-1/2 absolute top-3.5 rounded-full ${className}`}
      style={{ left: `${at}%` }}
    />
  );
}
