import type { ChartPoint } from "./chart";

/** Where a chart's plane lies, in pixels from its top left. */
export type Plane = { left: number; right: number; top: number; bottom: number };
export type Scales = { x: (month: number) => number; y: (value: number) => number };

/** Room for the names of both axes, and for half a point at the right. */
const EDGE = { left: 44, right: 20, top: 20, bottom: 34 } as const;

export function planeOf({ width, height }: { width: number; height: number }): Plane {
  return {
    left: EDGE.left,
    right: Math.max(EDGE.left + 1, width - EDGE.right),
    top: EDGE.top,
    bottom: Math.max(EDGE.top + 1, height - EDGE.bottom),
  };
}

/** Months and values as pixels of the plane. Both domains must have a length. */
export function scalesOf(
  { left, right, top, bottom }: Plane,
  months: readonly [number, number],
  values: readonly [number, number],
): Scales {
  const share = (value: number, [from, to]: readonly [number, number]) => (value - from) / (to - from);
  return {
    x: (month) => tenth(left + share(month, months) * (right - left)),
    y: (value) => tenth(bottom - share(value, values) * (bottom - top)),
  };
}

/** The line through all points that have such a value, as an SVG path. */
export function linePath(
  points: readonly ChartPoint[],
  key: "measured" | "forecast" | "planned",
  { x, y }: Scales,
): string {
  const corners = points.flatMap(({ month, [key]: value }) =>
    value === undefined ? [] : [`${x(month)} ${y(value)}`],
  );
  return corners.length > 0 ? `M${corners.join("L")}` : "";
}

/** The likely range as one closed SVG path: along its upper edge, back along the lower one. */
export function bandPath(points: readonly ChartPoint[], { x, y }: Scales): string {
  const ranges = points.flatMap(({ month, range }) => (range ? [{ month, range }] : []));
  const upper = ranges.map(({ month, range }) => `${x(month)} ${y(range[1])}`);
  const lower = ranges.map(({ month, range }) => `${x(month)} ${y(range[0])}`).reverse();
  return ranges.length > 1 ? `M${[...upper, ...lower].join("L")}Z` : "";
}

/** The index of the point that lies nearest to a place on the month axis; -1 without points. */
export function nearestPoint(points: readonly ChartPoint[], { x }: Scales, px: number): number {
  const distance = (index: number) => Math.abs(x(points[index]?.month ?? Number.NaN) - px);
  return points.reduce(
    (best, _, index) => (best >= 0 && distance(best) <= distance(index) ? best : index),
    -1,
  );
}

const tenth = (px: number): number => Math.round(px * 10) / 10;
