import { formatPercent } from "@/lib/text/numbers";
import type { Sex } from "./ranges";
import { type UnitSystem, weightText } from "./unit-system";

/** Weight in pounds, body fat in percent of it. */
export type Body = { weightLbs: number; bodyFat: number };

export type Subject = { sex: Sex; heightInches: number; now: Body; target: Body };

export const SIDES = ["front", "back"] as const;
export type Side = (typeof SIDES)[number];

/** "185.0 lb, 15.0%" */
export const figuresText = ({ weightLbs, bodyFat }: Body, system: UnitSystem): string =>
  `${weightText(weightLbs, system)}, ${formatPercent(bodyFat)}`;
