import { observationsOf, standingAfter, type WeighedBody } from "@/lib/body/forecast/learned";
import { goalOf, trendLine } from "@/lib/body/forecast/learning";
import type { ForecastInput, Learned } from "@/lib/body/forecast/subject";
import { kgToLbs } from "@/lib/body/units";
import { daysLater } from "@/lib/text/calendar/moments";
import { roundToTenth } from "@/lib/text/numbers";
import type { Followed, GoalSpan } from "./schema";

/** When the goal is expected, for every screen; without a weigh-in on the plan the days count from today. */
export function shownGoal(input: ForecastInput): GoalSpan {
  const { day, half, most, within } = input.learned?.goal ?? goalOf(input);
  return { since: input.learned?.startedAt ?? null, day, half, most, within };
}

/**
 * What the weigh-ins since the start of a plan say; null without one that follows it.
 */
export function followedOf(learned: Learned, weighIns: readonly WeighedBody[]): Followed | null {
  const startedAt = new Date(learned.startedAt);
  const points = trendLine(learned, observationsOf(startedAt, learned.question.bodyFatMethod, weighIns));
  const [newest, last] = [weighIns.at(-1), points.at(-1)];
  if (!newest || !last || points.length < 2) return null;
  const on = (day: number) => daysLater(startedAt, day).toISOString();
  const standing = standingAfter(learned);
  return {
    trend: points.map(({ day, weightKg, bodyFat }) => ({
      at: on(day),
      weight: kgToLbs(weightKg),
      bodyFat: roundToTenth(bodyFat),
    })),
    standing: standing && {
      kind: standing.kind,
      days: standing.days,
      toldFrom: standing.toldFrom === null ? null : on(standing.toldFrom),
    },
    news: {
      at: newest.takenAt.toISOString(),
      weight: newest.weightLbs,
      trendLbs: kgToLbs(last.movedKg),
      daysCloser: learned.daysCloser,
      isAside: last.isAside,
    },
  };
}
