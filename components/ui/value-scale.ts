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

export function decimalsOf(step: number): number {
  return `${step}`.split(".")[1]?.length ?? 0;
}

export function clamp(value: number, { min, max }: Pick<ValueScale, "min" | "max">): number {
  return Math.min(max, Math.max(min, value));
}

/** The nearest value of the scale, without floating point errors such as 20.200000000000003. */
export function snap(value: number, scale: ValueScale): number {
  const { min, max, step } = scale;
  const steps = Math.round((clamp(value, scale) - min) / step);
  const largest = Math.floor((max - min) / step + 1e-9);
  return Number((min + Math.min(steps, largest) * step).toFixed(Math.max(decimalsOf(step), decimalsOf(min))));
}

/** Accepts a decimal comma, spaces and a unit after the number. */
export function parseDecimal(text: string): number | null {
  const match = text
    .trim()
    .replace(",", ".")
    .replace("−", "-")
    .match(/^-?\d*\.?\d+/);
  return match ? Number(match[0]) : null;
}

/** With the decimals of the step and a typographic minus. */
export function formatDecimal(value: number, step: number, mark: "." | "," = "."): string {
  return value.toFixed(decimalsOf(step)).replace("-", "−").replace(".", mark);
}
