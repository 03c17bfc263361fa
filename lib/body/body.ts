import { formatPercent } from "@/lib/text/numbers";
import type { Sex } from "./ranges";
import { type UnitSystem, weightText } from "./unit-system";

/** Weight in pounds, body fat in percent of it. */
export type Body = { weightLbs: number; bodyFat: number };

/** The API says `weight` and `targetWeight`; inside, a weight has its unit in the name. */
export const bodyOf = ({ weight, bodyFat }: { weight: number; bodyFat: number }): Body => ({
  weightLbs: weight,
  bodyFat,
});

export const targetOf = (client: { targetWeight: number; targetBodyFat: number }): Body => ({
  weightLbs: client.targetWeight,
  bodyFat: client.targetBodyFat,
});

export type Subject = { sex: Sex; heightInches: number; now: Body; target: Body };

export const SIDES = ["front", "back"] as const;
export type Side = (typeof SIDES)[number];

/** "185.0 lb, 15.0%" */
export const figuresText = ({ weightLbs, bodyFat }: Body, system: UnitSystem): string =>
  `${weightText(weightLbs, system)}, ${formatPercent(bodyFat)}`;
