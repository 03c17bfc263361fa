import { type UnitSystem, weightText } from "@/lib/body/unit-system";
import { daysFrom } from "@/lib/text/calendar/moments";
import { shortDate } from "@/lib/text/calendar/wording";
import { onClockOf } from "@/lib/text/calendar/zone";
import { counted } from "@/lib/text/numbers";
import type { STANDINGS } from "./standing";

/** Body fat is in percent, null if not measured. */
export type WeighIn = { takenAt: string; weight: number; bodyFat: number | null };

export type Measure = "bodyFat" | "weight";

/** The client on the plan, as the weigh-ins up to the newest one tell it. */
export type Progress =
  | { kind: "overdue"; since: Date }
  | { kind: "reached"; news: News }
  | { kind: "early"; toldFrom: Date | null; news: News }
  | { kind: "told"; days: number; news: News };

/** What the newest weigh-in did; pounds, positive days bring the goal nearer. */
export type News = { weight: number; trendLbs: number; daysCloser: number | null; isAside: boolean };

type Standing = { kind: (typeof STANDINGS)[number]; days: number; toldFrom: string | null };

/** After more days without a weigh-in there is no statement about being ahead or behind. */
export const OVERDUE_DAYS = 14;

/** Up to the weigh-in, not to today: a day without one is no delay. Null before the first one on the plan. */
export function progressOf(
  followed: { standing: Standing | null; news: News } | null,
  newest: Pick<WeighIn, "takenAt"> | undefined,
  now: Date,
): Progress | null {
  if (!newest) return null;
  const takenAt = onClockOf(now, newest.takenAt);
  if (daysFrom(takenAt, now) > OVERDUE_DAYS) return { kind: "overdue", since: takenAt };
  if (!followed) return null;
  const { standing, news } = followed;
  if (standing?.kind === "reached") return { kind: "reached", news };
  if (!standing || standing.kind === "early")
    return { kind: "early", toldFrom: standing?.toldFrom ? onClockOf(now, standing.toldFrom) : null, news };
  return { kind: "told", days: standing.kind === "on plan" ? 0 : standing.days, news };
}

export function progressTitle(progress: Progress): string {
  if (progress.kind === "overdue") return `No weigh-in since ${shortDate(progress.since)}`;
  if (progress.kind === "reached") return REACHED;
  return progress.kind === "early" ? "Too early to tell" : aheadText(progress.days);
}

export const REACHED = "Goal reached";

/** @param days 0 on the plan */
export const aheadText = (days: number): string =>
  days === 0 ? "On plan" : `${counted(Math.abs(days), "day")} ${days > 0 ? "ahead" : "behind"}`;

export function progressSentence(progress: Progress, system: UnitSystem): string {
  if (progress.kind === "overdue") return "A new weigh-in tells how the plan is going.";
  const told = newsSentence(progress.news, system);
  if (progress.kind !== "early") return told;
  return `${told} ${
    progress.toldFrom
      ? `Ahead or behind is said from ${shortDate(progress.toldFrom)} on.`
      : "A few more weigh-ins tell ahead from behind."
  }`;
}

/** "169.4 lb on the scale moved the trend by 0.3 lb and the goal by no day." */
export function newsSentence({ weight, trendLbs, daysCloser, isAside }: News, system: UnitSystem): string {
  const scale = `${weightText(weight, system)} on the scale`;
  if (isAside) return `${scale} is far from what was expected: it counts once another weigh-in confirms it.`;
  const moved = `${scale} moved the trend by ${weightText(Math.abs(trendLbs), system)}`;
  if (daysCloser === null) return `${moved}.`;
  if (daysCloser === 0) return `${moved} and the goal by no day.`;
  const days = counted(Math.abs(daysCloser), "day");
  return `${moved} and ${daysCloser > 0 ? `brought the goal ${days} nearer` : `put the goal off by ${days}`}.`;
}
