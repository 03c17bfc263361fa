import { type UnitSystem, weightText } from "@/lib/body/unit-system";

/** Weight in pounds, body fat in percent of it. */
export type Figures = { weightLbs: number; bodyFat: number };

/** "185.0" */
export const oneDecimal = (value: number): string => value.toFixed(1);

/** "−10.0", "+1.3", "0.0": a change in front of its unit, with a true minus. */
export function signed(change: number): string {
  const size = Math.abs(change).toFixed(1);
  if (size === "0.0") return size;
  return `${change < 0 ? "−" : "+"}${size}`;
}

/** "185.0 lb, 15.0%" */
export const figuresText = ({ weightLbs, bodyFat }: Figures, system: UnitSystem): string =>
  `${weightText(weightLbs, system)}, ${oneDecimal(bodyFat)}%`;
