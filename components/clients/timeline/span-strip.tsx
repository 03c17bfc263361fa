import { goalDay } from "@/lib/clients/timeline/goal-date";
import type { GoalSpan } from "@/lib/clients/timeline/schema";
import { addDays, daysBetween } from "@/lib/text/calendar/days";
import { dayHere } from "@/lib/text/calendar/local-date";
import { dayText } from "@/lib/text/calendar/wording";

type SpanStripProps = { goal: GoalSpan; span: GoalSpan["half"]; now: Date };

/** Past the end of a span, so that its box does not touch the edge. */
const ROOM = 1.08;

/** The way from today to the span: measured solid, planned dashed, the span sliced. The words above it say the same. */
export function SpanStrip({ goal, span, now }: SpanStripProps) {
  const daysTo = (day: number) => Math.max(0, daysBetween(dayHere(now), dayHere(goalDay(goal, day, now))));
  const last = goal.most.to === null ? 2 * daysTo(goal.day ?? goal.most.from) : daysTo(goal.most.to);
  const end = Math.max(1, Math.ceil(ROOM * last));
  const place = (days: number) => `${Math.min(100, (100 * days) / end)}%`;
  const [from, to] = [daysTo(span.from), span.to === null ? end : daysTo(span.to)];
  return (
    <div aria-hidden className="mt-3">
      <div className="relative h-9">
        <span
          className="absolute top-1/2 left-0 border-forecast border-t-[2.75px] border-dashed"
          style={{ width: place(from) }}
        />
        <span className="absolute top-1/2 left-0 size-3.5 -translate-y-[calc(50%-1px)] rounded-full bg-primary" />
        <span
          className="forecast-slices forecast-dashes absolute inset-y-0 min-w-2 rounded-icon"
          style={{ left: place(from), width: `calc(${place(to)} - ${place(from)})` }}
        />
      </div>
      <div className="relative mt-1 h-5 text-xs">
        <span className="absolute left-0 font-strong text-primary">Today</span>
        <span className="absolute right-0 text-muted-foreground">
          {span.to === null ? "later" : dayText(addDays(dayHere(now), end), now)}
        </span>
      </div>
    </div>
  );
}
