import type { Body } from "@/lib/body/body";
import { drawnGirths } from "@/lib/body/drawn-girths";
import type { Trajectory, TrajectoryPoint } from "@/lib/body/forecast/trajectory";
import { type DrawnGirth, type ForecastMatch, OrderedSubject, type Side, SiteWidths } from "./schema";

/** Measured widths of an image as girths of its source body; null without a measurement. */
export function girthsOf(
  generation: { subject: unknown },
  image: Body & { side: Side; widths: unknown },
): DrawnGirth[] | null {
  const widths = SiteWidths.safeParse(image.widths).data;
  const subject = OrderedSubject.safeParse(generation.subject).data;
  if (!widths?.length || !subject) return null;
  return drawnGirths({ ...subject, now: bodyOfSide(subject, image.side), target: image }, widths);
}

/** Steps ordered together; null for an order of an older version. */
export const stepsOf = ({ subject }: { subject: unknown }): number | null =>
  OrderedSubject.safeParse(subject).data?.steps ?? null;

export const bodyOfSide = ({ now, backNow }: OrderedSubject, side: Side): OrderedSubject["now"] =>
  (side === "back" && backNow) || now;

type Way = {
  /** The body on the day of the source photo. */
  photo: Body;
  trajectory: Trajectory;
};

/** Distances that count as close, for weight and body fat: the forecast's own limits for a goal, 2 % and one point. */
const CLOSE_WEIGHT_SHARE = 0.02;
const CLOSE_BODY_FAT = 1;
/** Rows are rounded to a tenth. */
const ROUNDING = 0.05;
/** Half a day: moments closer together have the same date. */
const LEAST_MONTHS = 1 / 60;

/**
 * The day when the forecast is nearest in weight and body fat, both within that day's likely range; for the target that
 * of the goal. None if the client has passed the body since the photo, or if the forecast has it after a later step.
 */
export function matchesOf(bodies: readonly Body[], way: Way): ForecastMatch[] {
  let latest = Number.POSITIVE_INFINITY;
  return bodies
    .map((body, index) => ({ body, isTarget: index === bodies.length - 1 }))
    .toReversed()
    .map((drawn) => {
      const match = matchOf(drawn, way, latest);
      if (match.state === "dated") latest = match.month;
      return match;
    })
    .toReversed();
}

export function nearestMonth(match: ForecastMatch): number {
  if (match.state === "dated") return Math.round(match.month);
  return match.state === "apart" ? Math.round(match.nearest.month) : 0;
}

type Drawn = { body: Body; isTarget: boolean };

function matchOf({ body, isTarget }: Drawn, way: Way, latest: number): ForecastMatch {
  const { points, stopsShort } = way.trajectory;
  const last = points.at(-1);
  const nearest = nearestOf(points, body);
  if (isPassed(body, way, nearest?.distance ?? Number.POSITIVE_INFINITY)) return { state: "passed" };
  if (!last || !nearest) return { state: "none" };
  const point = isTarget ? last : nearest.point;
  const isReached = !(stopsShort && point.month >= last.month) && !(stopsShort && isTarget);
  if (isReached && isWithin(body, point) && point.month <= latest - LEAST_MONTHS)
    return {
      state: "dated",
      month: point.month,
      likely: { low: point.low.bodyFatPercent, high: point.high.bodyFatPercent },
      likelyLbs: { low: point.low.weightLbs, high: point.high.weightLbs },
    };
  return {
    state: "apart",
    isEnd: isTarget,
    nearest: { month: point.month, weightLbs: point.weightLbs, bodyFat: point.bodyFatPercent },
  };
}

function isWithin(body: Body, { low, high }: TrajectoryPoint): boolean {
  const lies = (value: number, from: number, to: number) =>
    value >= from - ROUNDING && value <= to + ROUNDING;
  return (
    lies(body.weightLbs, low.weightLbs, high.weightLbs) &&
    lies(body.bodyFat, low.bodyFatPercent, high.bodyFatPercent)
  );
}

/** Whether the client was nearer to a body between the photo and today than the forecast ever will be. */
function isPassed(body: Body, { photo, trajectory }: Way, toCome: number): boolean {
  const [today] = trajectory.points;
  if (!today) return false;
  const now = { weightLbs: today.weightLbs, bodyFat: today.bodyFatPercent };
  if (photo.weightLbs === now.weightLbs && photo.bodyFat === now.bodyFat) return false;
  const share = nearestShare(body, photo, now);
  const behind = distanceOf(body, mixed(photo, now, share));
  // Without a forecast, today's own body does not count as passed.
  return behind <= 1 && behind <= toCome && !(trajectory.points.length < 2 && share === 1);
}

function nearestOf(points: readonly TrajectoryPoint[], body: Body) {
  let best: { point: TrajectoryPoint; distance: number } | null = null;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const least = (LEAST_MONTHS - from.month) / (to.month - from.month);
    const share = Math.max(least, nearestShare(body, bodyOf(from), bodyOf(to)));
    const point = between(from, to, Math.min(1, share));
    const distance = distanceOf(body, bodyOf(point));
    if (!best || distance < best.distance) best = { point, distance };
  }
  return best;
}

const bodyOf = ({ weightLbs, bodyFatPercent }: TrajectoryPoint): Body => ({
  weightLbs,
  bodyFat: bodyFatPercent,
});

/** Distance of two bodies; up to 1 they count as close. */
function distanceOf(body: Body, other: Body): number {
  const { weight, bodyFat } = apart(body, other, body);
  return Math.hypot(weight, bodyFat);
}

const apart = (body: Body, a: Body, b: Body) => ({
  weight: (a.weightLbs - b.weightLbs) / (CLOSE_WEIGHT_SHARE * body.weightLbs),
  bodyFat: (a.bodyFat - b.bodyFat) / CLOSE_BODY_FAT,
});

function nearestShare(body: Body, from: Body, to: Body): number {
  const way = apart(body, to, from);
  const rest = apart(body, body, from);
  const length = way.weight ** 2 + way.bodyFat ** 2;
  if (length === 0) return 0;
  return Math.min(1, Math.max(0, (rest.weight * way.weight + rest.bodyFat * way.bodyFat) / length));
}

const mixed = (from: Body, to: Body, share: number): Body => ({
  weightLbs: from.weightLbs + (to.weightLbs - from.weightLbs) * share,
  bodyFat: from.bodyFat + (to.bodyFat - from.bodyFat) * share,
});

function between(from: TrajectoryPoint, to: TrajectoryPoint, share: number): TrajectoryPoint {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const values = (a: TrajectoryPoint["low"], b: TrajectoryPoint["low"]) => ({
    bodyFatPercent: mix(a.bodyFatPercent, b.bodyFatPercent),
    leanMassLbs: mix(a.leanMassLbs, b.leanMassLbs),
    weightLbs: mix(a.weightLbs, b.weightLbs),
  });
  return {
    month: mix(from.month, to.month),
    weightLbs: mix(from.weightLbs, to.weightLbs),
    bodyFatPercent: mix(from.bodyFatPercent, to.bodyFatPercent),
    low: values(from.low, to.low),
    high: values(from.high, to.high),
  };
}
