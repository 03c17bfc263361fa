import { cn } from "@/components/ui/cn";
import { goalDay, outOfSight, spanText } from "@/lib/clients/timeline/goal-date";
import type { GoalSpan } from "@/lib/clients/timeline/schema";
import { daysBetween } from "@/lib/text/calendar/days";
import { dayHere } from "@/lib/text/calendar/local-date";

type WhatIfSpansProps = { saved: GoalSpan; tried: GoalSpan; now: Date };

/** Where 8 of 10 such clients reach the saved and the tried goal, on one axis that begins today. */
export function WhatIfSpans({ saved, tried, now }: WhatIfSpansProps) {
  const daysTo = (goal: GoalSpan, day: number) =>
    Math.max(0, daysBetween(dayHere(now), dayHere(goalDay(goal, day, now))));
  const rows = [
    { name: "Saved", goal: saved, tone: "bg-muted-foreground", text: "text-muted-foreground" },
    { name: "What-if", goal: tried, tone: "bg-forecast", text: "text-forecast" },
  ];
  const spans = rows.map(({ goal }) => ({
    from: daysTo(goal, goal.most.from),
    day: goal.day === null ? null : daysTo(goal, goal.day),
    to: goal.most.to === null ? null : daysTo(goal, goal.most.to),
  }));
  // An open end runs to the edge.
  const end = Math.max(1, ...spans.flatMap(({ from, day, to }) => [to ?? 1.3 * Math.max(from, day ?? 0)]));
  const place = (days: number) => `${(100 * days) / end}%`;
  return (
    <dl className="mt-3 grid gap-y-2 border-t pt-2.5 text-xs">
      {rows.map(({ name, goal, tone, text }, row) => {
        const { from, day, to } = spans[row] ?? { from: 0, day: null, to: null };
        return (
          <div key={name} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2">
            <dt className={cn("font-strong", text)}>{name}</dt>
            <dd>
              {goal.day === null ? outOfSight(goal) : `8 of 10: ${spanText(goal.most, goal, now, "to")}`}
              <span aria-hidden className="relative mt-0.5 block h-3.5">
                <span
                  className={cn("absolute top-1/2 h-1 -translate-y-1/2 rounded-full", tone)}
                  style={{ left: place(from), width: place((to ?? end) - from) }}
                />
                {day !== null && (
                  <span
                    className={cn(
                      "absolute top-1/2 size-3 -translate-1/2 rounded-full border-2 border-card",
                      tone,
                    )}
                    style={{ left: place(day) }}
                  />
                )}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
