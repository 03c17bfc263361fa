type WayRulerProps = {
  share: number;
  label: string;
};

const TICKS = Array.from({ length: 23 }, (_, index) => ({
  x: 1 + (index * 98) / 22,
  isLong: index % 11 === 0,
}));

/** Solid up to today, dashed for the forecast. */
export function WayRuler({ share, label }: WayRulerProps) {
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
