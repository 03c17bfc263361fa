import { clamp, EIGHT_IN_TEN } from "./constants";
import { trendOf } from "./estimate";
import { type GoalKind, isGoalReached } from "./goal";
import { expectedPath, goalRange, outlookOf, shareBeyond } from "./outlook";
import type { Path } from "./projection";
import type { DaySpan, Estimate, GoalSpan, Subject } from "./subject";

const YEAR_DAYS = 365;
/** From this share of clients that do not arrive on, no day is promised. */
const TOO_MANY_LATE = 1 / 3;
/** So few must not arrive for a goal that was out of sight to get a day again: it must not come and go with the noise. */
const FEW_LATE = 1 / 4;
/** A plan that takes long anyway is given two years. */
const LONG_PLAN_SHARE = 1.5;
/** An older span is drawn anew, so that it narrows with the data. */
const REDRAWN_AFTER_DAYS = 28;

/** @param plan the course of the day when the targets were set */
export function goalSpanOf(
  subject: Subject,
  kind: GoalKind,
  plan: Path,
  estimate: Estimate,
  mostLate = TOO_MANY_LATE,
): GoalSpan {
  const look = outlookOf(subject, kind, estimate);
  const isLong = plan.goalDays === null || LONG_PLAN_SHARE * plan.goalDays > YEAR_DAYS;
  const within = isLong ? 2 * YEAR_DAYS : YEAR_DAYS;
  const after = look.central.goalDays;
  const isInSight = after === 0 || (after !== null && shareBeyond(look, within) <= mostLate);
  const spanOf = (share: number): DaySpan => {
    const [from, to] = after === 0 ? [0, 0] : goalRange(look, share);
    const start = estimate.day + Math.floor(Math.min(from, within));
    return { from: start, to: Number.isFinite(to) ? estimate.day + Math.ceil(to) : null };
  };
  return {
    day: isInSight ? estimate.day + Math.round(after) : null,
    half: spanOf(0.5),
    most: spanOf(0.8),
    within,
    asOf: estimate.day,
  };
}

/** Whether the goal was reached on the span's day. */
export const isReachedSpan = ({ day, asOf }: Pick<GoalSpan, "day" | "asOf">): boolean =>
  day !== null && day <= asOf;

/** A reached goal counts as reached until 9 of 10 clients with such weigh-ins have left it. */
function hasLeft(subject: Subject, kind: GoalKind, estimate: Estimate): boolean {
  const { weightKg, weightSd, bodyFat, bodyFatSd } = trendOf(estimate);
  const fatKg = ((bodyFat - EIGHT_IN_TEN * bodyFatSd) * weightKg) / 100;
  const slackKg = (kind === "trim" ? -1 : 1) * EIGHT_IN_TEN * weightSd;
  return !isGoalReached(subject, { fatKg, leanKg: weightKg + slackKg - fatKg, adaptationKcal: 0 }, kind);
}

/**
 * A shown day stays as long as the newest estimate lies in the shown range, or the day in the newest one: noise is no
 * news.
 */
export function nextGoalSpan(
  shown: GoalSpan,
  subject: Subject,
  kind: GoalKind,
  plan: Path,
  estimate: Estimate,
): GoalSpan {
  if (isReachedSpan(shown) && !hasLeft(subject, kind, estimate)) return shown;
  const after = expectedPath(subject, kind, estimate).goalDays;
  const day = after === null ? null : estimate.day + after;
  const isShown = shown.day !== null && shown.day > estimate.day && day !== null && after !== 0;
  const isNear = isShown && isWithin(shown.half, day);
  if (isNear && estimate.day - shown.asOf <= REDRAWN_AFTER_DAYS) return shown;
  const drawn = goalSpanOf(subject, kind, plan, estimate, shown.day === null ? FEW_LATE : TOO_MANY_LATE);
  const isLikely = isShown && drawn.day !== null && isWithin(drawn.half, shown.day);
  return isLikely ? { ...drawn, day: shown.day } : drawn;
}

/** A shown span with other habits: each of its days moves by as many days as the forecast does. */
export function movedGoalSpan(shown: GoalSpan, before: GoalSpan, after: GoalSpan): GoalSpan {
  if (shown.day === null || before.day === null || after.day === null) return after;
  const moved = (one: DaySpan, was: DaySpan, is: DaySpan): DaySpan => {
    const from = Math.max(after.asOf, one.from + is.from - was.from);
    if (one.to === null || was.to === null || is.to === null) return { from, to: is.to };
    return { from, to: Math.max(from, one.to + is.to - was.to) };
  };
  const half = moved(shown.half, before.half, after.half);
  const day = clamp(shown.day + after.day - before.day, half.from, half.to ?? Number.POSITIVE_INFINITY);
  return { ...after, day, half, most: moved(shown.most, before.most, after.most), asOf: shown.asOf };
}

const isWithin = ({ from, to }: DaySpan, day: number): boolean => day >= from && (to === null || day <= to);
