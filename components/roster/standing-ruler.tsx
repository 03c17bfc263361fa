/** As far from the middle as the ruler goes. */
const MOST_DAYS = 14;

const at = (days: number) => 34 + (Math.max(-MOST_DAYS, Math.min(MOST_DAYS, days)) / MOST_DAYS) * 28;

/** A tick for the plan and a dot for the client: left is behind, right is ahead. The text beside it says the same. */
export function StandingRuler({ days }: { days: number }) {
  return (
    <svg aria-hidden width={68} height={16} className="shrink-0">
      <line x1={6} x2={62} y1={9} y2={9} strokeWidth={2} strokeLinecap="round" className="stroke-border" />
      <line
        x1={34}
        x2={at(days)}
        y1={9}
        y2={9}
        strokeWidth={3}
        strokeLinecap="round"
        className="stroke-primary"
      />
      <line x1={34} x2={34} y1={2} y2={15} strokeWidth={1.75} className="stroke-muted-foreground" />
      <circle cx={at(days)} cy={9} r={5} className="fill-primary" />
    </svg>
  );
}
