import { type UnitSystem, weightText } from "@/lib/body/unit-system";
import { daysBetween } from "@/lib/text/calendar/days";
import { dayHere } from "@/lib/text/calendar/local-date";
import { counted, formatPercent } from "@/lib/text/numbers";
import type { WhatIfAnswer } from "./answer";
import { goalDate, goalDay, outOfSight, spanText } from "./goal-date";
import type { WhatIf } from "./levers";
import type { GoalSpan } from "./schema";

/** What the tried settings change and what stays uncertain, in one sentence. */
export function whatIfSentence(
  saved: WhatIf & { goal: GoalSpan },
  tried: WhatIf & Pick<WhatIfAnswer, "goal" | "startsAnew">,
  units: UnitSystem,
  now: Date,
): string {
  const changes = changesInWords(saved, tried, units);
  const { goal } = tried;
  const settings = changes.length === 0 ? "As saved" : `With ${listed(changes)}`;
  const outcome = `${settings} ${outcomeOf(saved.goal, goal, now, changes.length > 0)}`;
  const anew = tried.startsAnew
    ? " A new target starts a new plan from today's trend, with what the weigh-ins have taught."
    : "";
  if (goal.day === null) return `${outcome}.${anew}`;
  const range = spanText(goal.most, goal, now);
  const when = goal.most.to === null ? range : `between ${range}`;
  return `${outcome}; how well it is kept to and how much energy the client really uses are uncertain, so 8 of 10 such clients would get there ${when}${widerText(saved.goal, goal)}.${anew}`;
}

/** A smaller difference of two ranges is none. */
const NOTICED_DAYS = 14;

/** Why the range is wider than the saved one. */
function widerText(before: GoalSpan, after: GoalSpan): string {
  const widthOf = ({ most: { from, to } }: GoalSpan) => (to === null ? Number.POSITIVE_INFINITY : to - from);
  if (before.day === null || after.day === null) return "";
  if (!(widthOf(after) - widthOf(before) > NOTICED_DAYS)) return "";
  return after.day > before.day
    ? ", a wider range because both have longer to add up"
    : ", a wider range because a change has not shown in the weigh-ins yet";
}

function outcomeOf(before: GoalSpan, after: GoalSpan, now: Date, isChanged: boolean): string {
  if (after.day === null) {
    const late = outOfSight(after).replace("At this pace", "the goal comes");
    return before.day === null || !isChanged ? late : `${late}, instead of ${dateOf(before, now)}`;
  }
  const date = dateOf(after, now);
  const onDate = date === "today" ? date : `on ${date}`;
  if (!isChanged) return `the goal comes ${onDate}`;
  if (before.day === null) return `the goal comes within sight, ${onDate}`;
  const days = daysBetween(
    dayHere(goalDay(after, after.day, now)),
    dayHere(goalDay(before, before.day, now)),
  );
  if (days === 0) return `the goal stays ${onDate}`;
  const moved = `${counted(Math.abs(days), "day")} ${days > 0 ? "sooner" : "later"}`;
  return `the goal comes ${onDate} instead of ${dateOf(before, now)}, ${moved}`;
}

/** With the year where it is not that of today. */
function dateOf(goal: GoalSpan, now: Date): string {
  const date = goalDate(goal, now);
  return date === "today" || goal.day === null ? date : spanText({ from: goal.day, to: goal.day }, goal, now);
}

function changesInWords(saved: WhatIf, tried: WhatIf, units: UnitSystem): string[] {
  const words: Record<keyof WhatIf, (value: number) => string> = {
    workoutsPerWeek: (value) => `${counted(value, "workout")} a week`,
    hoursPerWorkout: (value) => (value === 1 ? "sessions of 1 hour" : `sessions of ${value} hours`),
    dietAdherence: (value) => `a diet adherence of ${Math.round(100 * value)}%`,
    targetBodyFat: (value) => `a target of ${formatPercent(value)} body fat`,
    targetWeight: (value) => `a target of ${weightText(value, units)}`,
  };
  const fields = Object.keys(words) as (keyof WhatIf)[];
  return fields.flatMap((field) => (saved[field] === tried[field] ? [] : words[field](tried[field])));
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
