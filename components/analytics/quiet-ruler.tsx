import { allowedGapDays } from "@/lib/analytics/quiet";

const RULER_DAYS = 14;
const TICKS = Array.from({ length: RULER_DAYS + 1 }, (_, day) => day);

const at = (days: number) => `${(Math.min(days, RULER_DAYS) / RULER_DAYS) * 100}%`;

/** Fourteen days: a bar to today, and a mark where the plan's gap ends. */
export function QuietRuler({ days, workoutsPerWeek }: { days: number; workoutsPerWeek: number }) {
  const mark = at(allowedGapDays(workoutsPerWeek));
  return (
    <svg aria-hidden className="mx-[3px] mt-2 h-[25px] w-[calc(100%-6px)] overflow-visible">
      <g className="stroke-muted-foreground/80" strokeWidth={1.25}>
        {TICKS.map((day) => (
          <line key={day} x1={at(day)} x2={at(day)} y1={15} y2={day % 7 === 0 ? 24 : 20} />
        ))}
      </g>
      <g strokeWidth={6} strokeLinecap="round">
        <line x1={0} x2="100%" y1={7} y2={7} className="stroke-border" />
        <line x1={0} x2={at(days)} y1={7} y2={7} className="stroke-primary" />
      </g>
      <line
        x1={mark}
        x2={mark}
        y1={0}
        y2={14}
        strokeWidth={2.5}
        strokeLinecap="round"
        className="stroke-foreground"
      />
    </svg>
  );
}
