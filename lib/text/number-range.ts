/** Numbers from `min` to `max`, both included; `step` is the distance between a picker's values. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Whether a value lies inside the range, on a step or not. False for NaN. */
export const isWithin = (range: NumberRange, value: number): boolean =>
  value >= range.min && value <= range.max;

/** Why a number outside of the range is refused, for example `At most 500 lb`; null inside, or for NaN. */
export function refusalOf(
  range: Pick<NumberRange, "min" | "max">,
  value: number,
  show: (limit: number) => string = String,
): string | null {
  if (value < range.min) return `At least ${show(range.min)}`;
  return value > range.max ? `At most ${show(range.max)}` : null;
}

/** The next whole step above or below, within the range: from 193 in steps of 5 to 195 or 190. */
export function nextStep({ min, max, step }: NumberRange, value: number, direction: 1 | -1): number {
  const at = value / step;
  const steps = direction > 0 ? Math.floor(at + STEP_ERROR) + 1 : Math.ceil(at - STEP_ERROR) - 1;
  return Math.min(max, Math.max(min, valueAt(step, steps)));
}

/** Floating-point drift of a value that stands on a step. */
const STEP_ERROR = 1e-6;

/** All whole steps within the range, without floating-point drift. */
export function valuesOf({ min, max, step }: NumberRange): number[] {
  const first = Math.ceil(min / step - STEP_ERROR);
  const count = Math.floor(max / step + STEP_ERROR) - first + 1;
  return Array.from({ length: count }, (_, index) => valueAt(step, first + index));
}

/** The nearest whole step within the range, or a limit of it; NaN gives `min`. */
export function snapTo({ min, max, step }: NumberRange, value: number): number {
  if (Number.isNaN(value)) return min;
  const clamped = Math.min(max, Math.max(min, value));
  return Math.min(max, Math.max(min, valueAt(step, Math.round(clamped / step))));
}

const valueAt = (step: number, steps: number): number => Number((steps * step).toFixed(6));
