import { formatPercent } from "@/lib/text/numbers";
import type { Sex } from "./ranges";
import { type UnitSystem, weightText } from "./unit-system";

/** A body at one moment: weight in pounds, fat in percent of it. */
export type Body = { weightLbs: number; bodyFat: number };

/** Somebody whose body is to become another one. */
export type Subject = { sex: Sex; heightInches: number; now: Body; target: Body };

/** From where a client is photographed. */
export const SIDES = ["front", "back"] as const;
export type Side = (typeof SIDES)[number];

/** "185.0 lb, 15.0%" */
export const figuresText = ({ weightLbs, bodyFat }: Body, system: UnitSystem): string =>
  `${weightText(weightLbs, system)}, ${formatPercent(bodyFat)}`;
