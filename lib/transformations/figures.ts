import { formatPercent } from "@/lib/body/figures";
import { type UnitSystem, weightText } from "@/lib/body/unit-system";

/** Weight in pounds, body fat in percent of it. */
export type Figures = { weightLbs: number; bodyFat: number };

/** "185.0 lb, 15.0%" */
export const figuresText = ({ weightLbs, bodyFat }: Figures, system: UnitSystem): string =>
  `${weightText(weightLbs, system)}, ${formatPercent(bodyFat)}`;
