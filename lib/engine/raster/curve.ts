export type Knots = readonly (readonly [position: number, value: number])[];

/** Linear interpolation, constant beyond the ends. */
export const linearCurve = (knots: Knots, position: number): number => interpolate(knots, position, false);

/** Interpolation with a zero slope at each knot: no kink, no overshoot. Constant beyond the ends. */
export const easedCurve = (knots: Knots, position: number): number => interpolate(knots, position, true);

function interpolate(knots: Knots, position: number, eased: boolean): number {
  let previous = knots[0];
  if (!previous) return Number.NaN;
  for (const knot of knots) {
    if (position <= knot[0]) {
      const span = knot[0] - previous[0];
      if (span <= 0) return knot[1];
      const t = (position - previous[0]) / span;
      return previous[1] + (knot[1] - previous[1]) * (eased ? t * t * (3 - 2 * t) : t);
    }
    previous = knot;
  }
  return previous[1];
}

/** 0 up to `start`, 1 from `end` on, an eased rise between. */
export const smoothStep = (start: number, end: number, position: number): number =>
  easedCurve(
    [
      [start, 0],
      [end, 1],
    ],
    position,
  );
