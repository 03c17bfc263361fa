"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Explain } from "@/components/ui/explain";
import { bodyOf, targetOf } from "@/lib/body/body";
import { goalName } from "@/lib/body/forecast/goal-name";
import { weightText } from "@/lib/body/unit-system";
import type { Client } from "@/lib/clients/record/schema";
import {
  goalDate,
  goalDay,
  isDue,
  isReachedGoal,
  outOfSight,
  spanText,
} from "@/lib/clients/timeline/goal-date";
import type { GoalSpan, Timeline } from "@/lib/clients/timeline/schema";
import { useUnits } from "@/lib/platform/browser/use-units";
import { addDays, daysBetween } from "@/lib/text/calendar/days";
import { dayHere } from "@/lib/text/calendar/local-date";
import { dayText } from "@/lib/text/calendar/wording";
import { formatPercent } from "@/lib/text/numbers";

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
  const said = toldWithoutSpan(goal, now);
  if (said)
    return (
      <section aria-label="Goal">
        <p className="text-muted-foreground text-sm">{target}</p>
        <p className="type-display text-2xl text-forecast">{said.title}</p>
        {said.text && <p className="mt-1 text-pretty text-muted-foreground text-sm">{said.text}</p>}
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

/** What is said of a goal of which no span is to come. */
function toldWithoutSpan(goal: GoalSpan, now: Date): { title: string; text?: string } | null {
  if (goal.day === null)
    return {
      title: outOfSight(goal),
      text: "More than a third of such clients would take longer or not get there, so no date is given.",
    };
  const date = goalDate(goal, now, false);
  if (isReachedGoal(goal)) return { title: date === "today" ? "Reached" : `Reached ${date}` };
  return isDue(goal, now)
    ? { title: `Expected ${date}`, text: "A new weigh-in tells whether it came." }
    : null;
}

type SpanStripProps = { goal: GoalSpan; span: GoalSpan["half"]; now: Date };

/** Past the end of a span, so that its box does not touch the edge. */
const ROOM = 1.08;

/** The way from today to the span: measured solid, planned dashed, the span sliced. The words above it say the same. */
function SpanStrip({ goal, span, now }: SpanStripProps) {
  const daysTo = (day: number) => Math.max(0, daysBetween(dayHere(now), dayHere(goalDay(goal, day, now))));
  const { half, most } = goal;
  const last =
    most.to === null
      ? Math.max(2 * daysTo(goal.day ?? most.from), daysTo(half.to ?? half.from))
      : daysTo(most.to);
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
