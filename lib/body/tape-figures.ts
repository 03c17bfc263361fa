import { formatSignedTenth, formatSignedWhole, formatTenth, formatWhole } from "@/lib/text/numbers";
import type { TapeChange } from "./tape-change";
import type { UnitSystem } from "./unit-system";
import { cmToInches } from "./units";

/** Formats changes in whole centimetres or tenths of an inch; `near` is the smaller end of the range. */
export function tapeFigures(
  { cm, low, high }: Omit<TapeChange, "site" | "fromCm">,
  { heightUnit }: UnitSystem,
) {
  const text = (value: number) =>
    heightUnit === "cm" ? formatSignedWhole(value) : formatSignedTenth(cmToInches(value));
  const [near, far] = Math.abs(low) <= Math.abs(high) ? [low, high] : [high, low];
  return { change: text(cm), unit: heightUnit, near: text(near), far: text(far) };
}

export const girthFigure = (cm: number, { heightUnit }: Pick<UnitSystem, "heightUnit">): string =>
  heightUnit === "cm" ? formatWhole(cm) : formatTenth(cmToInches(cm));

/** "34 to 38 in": an estimate is no more exact than its whole units. */
export const girthSpanText = (
  { low, high }: { low: number; high: number },
  { heightUnit }: Pick<UnitSystem, "heightUnit">,
): string => {
  const [from, to] = heightUnit === "cm" ? [low, high] : [cmToInches(low), cmToInches(high)];
  return `${formatWhole(from)} to ${formatWhole(to)} ${heightUnit}`;
};

export const girthText = (cm: number, system: Pick<UnitSystem, "heightUnit">): string =>
  `${girthFigure(cm, system)} ${system.heightUnit}`;
