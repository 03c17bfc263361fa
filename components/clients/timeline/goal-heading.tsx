"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Explain } from "@/components/ui/explain";
import { bodyOf, targetOf } from "@/lib/body/body";
import { goalName } from "@/lib/body/forecast/goal-name";
import { weightText } from "@/lib/body/unit-system";
import type { Client } from "@/lib/clients/record/schema";
import { goalDate, outOfSight, spanText } from "@/lib/clients/timeline/goal-date";
import type { GoalSpan, Timeline } from "@/lib/clients/timeline/schema";
import { useUnits } from "@/lib/platform/browser/use-units";
import { formatPercent } from "@/lib/text/numbers";
import { SpanStrip } from "./span-strip";

type GoalHeadingProps = {
  client: Pick<Client, "weight" | "bodyFat" | "targetWeight" | "targetBodyFat">;
  /** The forecast from the day when the target was set; null before the first one. */
  plan: Timeline["plan"];
  goal: GoalSpan;
  now: Date;
};

/** When the goal is likely: a span for half of such clients, for eight of ten on a tap. */
export function GoalHeading({ client, plan, goal, now }: GoalHeadingProps) {
  const units = useUnits();
  const [isWide, setWide] = useState(false);
  const name = goalName(startOf(plan) ?? bodyOf(client), targetOf(client));
  const target = `${name} ${weightText(client.targetWeight, units)} at ${formatPercent(client.targetBodyFat)}`;
  if (goal.day === null || isReached(goal, now))
    return (
      <section aria-label="Goal">
        <p className="text-muted-foreground text-sm">{target}</p>
        <p className="type-display text-2xl text-forecast">
          {goal.day === null ? outOfSight(goal) : "Reached"}
        </p>
        {goal.day === null && (
          <p className="mt-1 text-pretty text-muted-foreground text-sm">
            More than a third of such clients would take longer or not get there, so no date is given.
          </p>
        )}
      </section>
    );
  const span = isWide ? goal.most : goal.half;
  return (
    <section aria-label="Goal">
      <p className="text-muted-foreground text-sm">
        {target}, likely{span.to !== null && " between"}
      </p>
      <div className="flex items-center">
        <p className="type-display text-2xl text-forecast" aria-live="polite">
          {spanText(span, goal, now)}
        </p>
        <Explain about="Goal">
          {`The goal is reached with the fat mass of the target, or with its weight where the client gains. The day moves only when the weigh-ins leave the span, because a scale's noise is no news. Where one day is needed, it is ${goalDate(goal, now)}.`}
        </Explain>
      </div>
      <SpanStrip goal={goal} span={span} now={now} />
      <div className="flex flex-wrap items-center gap-x-2">
        <p className="text-muted-foreground text-sm">
          {isWide ? "About 8 of 10" : "About half of"} such clients get there in this span.
        </p>
        <Button
          variant="link"
          size="sm"
          className="min-h-11 px-0"
          aria-pressed={isWide}
          onClick={() => setWide(!isWide)}
        >
          {isWide ? "Show half" : "Show 8 of 10"}
        </Button>
      </div>
    </section>
  );
}

/** The body on the plan's first day: the kind of goal must not change while the client approaches it. */
const startOf = (plan: Timeline["plan"]) =>
  plan?.months.flatMap(({ month, weight, bodyFat }) => (month === 0 ? [bodyOf({ weight, bodyFat })] : []))[0];

const isReached = (goal: GoalSpan, now: Date): boolean =>
  goal.half.from === goal.half.to && goalDate(goal, now) === goalDate({ ...goal, day: goal.half.from }, now);
