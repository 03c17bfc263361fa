/** The steps per key on a slider. */
export const STEPS_BY_KEY: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

export type ValueScale = { min: number; max: number; step: number };

/** A typed number, or in words why the text is refused. */
export type Reading = number | string;

export function decimalsOf(step: number): number {
  return `${step}`.split(".")[1]?.length ?? 0;
}

export function clamp(value: number, { min, max }: Pick<ValueScale, "min" | "max">): number {
  return Math.min(max, Math.max(min, value));
}

/** To the decimals of a step. */
export const rounded = (value: number, step: number): number => Number(value.toFixed(decimalsOf(step)));

/** Whole steps count from zero, so that a limit between two steps moves none of them. */
const onGrid = (steps: number, { step }: ValueScale): number => rounded(steps * step, step);

/** Floating point errors such as 20.200000000000003 are no part of a step. */
const EPSILON = 1e-6;

/** The nearest whole step within the scale, or a limit of it. */
export function snap(value: number, scale: ValueScale): number {
  const within = clamp(value, scale);
  if (within === scale.min || within === scale.max) return within;
  return clamp(onGrid(Math.round(within / scale.step), scale), scale);
}

/** The next whole step from where the value is: 193 goes up to 195. A value outside stays there on the way out. */
export function stepped(value: number, steps: number, scale: ValueScale): number {
  const isUp = steps > 0;
  if (isUp ? value >= scale.max : value <= scale.min) return value;
  if (!Number.isFinite(steps)) return isUp ? scale.max : scale.min;
  const at = value / scale.step;
  return clamp(onGrid((isUp ? Math.floor(at + EPSILON) : Math.ceil(at - EPSILON)) + steps, scale), scale);
}

/** Accepts a decimal comma, and the shown unit after the number; null for anything else. */
export function parseDecimal(text: string, unit = ""): number | null {
  const [, figure, after = ""] = /^\s*([-−]?(?:\d+[.,]?\d*|[.,]\d+))\s*(\D*)$/.exec(text) ?? [];
  const named = after.trim().toLowerCase();
  if (figure === undefined || !["", unit, `${unit}s`].includes(named)) return null;
  return Number(figure.replace(",", ".").replace("−", "-"));
}

/** How a number is refused; clients read it in their language. */
export type RefusalWords = {
  between: (min: string, max: string) => string;
  atLeast: (min: string) => string;
  atMost: (max: string) => string;
};
const IN_ENGLISH: RefusalWords = {
  between: (min, max) => `From ${min} to ${max}`,
  atLeast: (min) => `At least ${min}`,
  atMost: (max) => `At most ${max}`,
};

/** Refuses what is no number, and a number outside of the limits. */
export function readWithin(
  value: number | null,
  { min, max }: Pick<ValueScale, "min" | "max">,
  show: (limit: number) => string,
  words = IN_ENGLISH,
): Reading {
  if (value === null) return words.between(show(min), show(max));
  if (value < min) return words.atLeast(show(min));
  return value > max ? words.atMost(show(max)) : value;
}

/** With the decimals of the step and a typographic minus. */
export function formatDecimal(value: number, step: number, mark: "." | "," = "."): string {
  return value.toFixed(decimalsOf(step)).replace("-", "−").replace(".", mark);
}
