/** Numbers from `min` to `max`, both included; `step` is the distance between a picker's values. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Whether a value lies inside the range, on a step or not. False for NaN. */
export const isWithin = (range: NumberRange, value: number): boolean =>
  value >= range.min && value <= range.max;

/** All values of a picker, without floating-point drift. */
export function valuesOf(range: NumberRange): number[] {
  const count = Math.floor((range.max - range.min) / range.step + 1e-9) + 1;
  return Array.from({ length: count }, (_, index) => valueAt(range, index));
}

/** The picker value nearest to `value`, within the range; NaN gives `min`. */
export function snapTo(range: NumberRange, value: number): number {
  if (Number.isNaN(value)) return range.min;
  const clamped = Math.min(range.max, Math.max(range.min, value));
  const lastIndex = Math.floor((range.max - range.min) / range.step + 1e-9);
  return valueAt(range, Math.min(lastIndex, Math.round((clamped - range.min) / range.step)));
}

const valueAt = (range: NumberRange, index: number): number =>
  Number((range.min + index * range.step).toFixed(6));
