import { derivedValues, leanMass, roundToTenth } from "@/lib/body/composition";
import type { UnitSystem } from "@/lib/body/unit-system";

/** What is computed of a client and never entered, lean masses in the shown unit. */
export const shownFigures = (
  body: Parameters<typeof derivedValues>[0],
  { weightOf }: UnitSystem,
): ReturnType<typeof derivedValues> => ({
  ...derivedValues(body),
  leanMass: leanMass(weightOf(body.weight), body.bodyFat),
  targetLeanMass: leanMass(weightOf(body.targetWeight), body.targetBodyFat),
});

/** A picked weight: whole ones without a point, everything else to the tenth. */
export const pickedText = (weight: number): string => String(roundToTenth(weight));

/** The way from one figure to another with its sign, for example `−10` or `+2.5`; nothing when there is none. */
export function signedChange(from: number, to: number, text: (value: number) => string): string {
  const change = roundToTenth(to - from);
  if (change === 0) return "";
  return `${change < 0 ? "−" : "+"}${text(Math.abs(change))}`;
}
