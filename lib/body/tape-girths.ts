import type { NumberRange } from "@/lib/text/number-range";
import { formatTenth, roundToTenth } from "@/lib/text/numbers";
import type { GirthSite } from "./girths";
import type { UnitSystem } from "./unit-system";
import { MM_PER_INCH } from "./units";

export const TAPED_SITES = [
  "neck",
  "shoulder",
  "chest",
  "waist",
  "hip",
  "thigh",
  "calf",
  "biceps",
  "forearm",
] as const satisfies readonly GirthSite[];
export type TapedSite = (typeof TAPED_SITES)[number];

export const TAPED_SITE_LABELS = {
  neck: "Neck",
  shoulder: "Shoulders",
  chest: "Chest",
  waist: "Waist",
  hip: "Hips",
  thigh: "Thigh",
  calf: "Calf",
  biceps: "Upper arm",
  forearm: "Forearm",
} as const satisfies Record<TapedSite, string>;

/** Tape readings in whole millimetres, exact enough to show tenths of an inch and of a centimetre as typed. */
export type Girths = Partial<Record<TapedSite, number>>;

const range = (min: number, max: number) => ({ min, max, step: 1 }) satisfies NumberRange;

/** Plausible girths of adults in millimetres; anything outside is a typing error. */
export const GIRTH_MM = {
  neck: range(200, 700),
  shoulder: range(600, 2000),
  chest: range(500, 2000),
  waist: range(400, 2200),
  hip: range(500, 2200),
  thigh: range(250, 1200),
  calf: range(180, 800),
  biceps: range(150, 800),
  forearm: range(120, 600),
} as const satisfies Record<TapedSite, NumberRange>;

const MM_PER_CM = 10;
const mmPerUnit = ({ heightUnit }: Pick<UnitSystem, "heightUnit">) =>
  heightUnit === "cm" ? MM_PER_CM : MM_PER_INCH;

export const shownGirth = (mm: number, system: Pick<UnitSystem, "heightUnit">): number =>
  roundToTenth(mm / mmPerUnit(system));

export const storedGirth = (shown: number, system: Pick<UnitSystem, "heightUnit">): number =>
  Math.round(shown * mmPerUnit(system));

/** A girth with one decimal and its unit: `34.6 in`, `88.0 cm`. */
export const tapedText = (mm: number, system: Pick<UnitSystem, "heightUnit" | "mark">): string =>
  `${formatTenth(shownGirth(mm, system), system.mark)} ${system.heightUnit}`;

export function girthRefusal(
  site: TapedSite,
  mm: number,
  system: Pick<UnitSystem, "heightUnit" | "mark">,
): string | null {
  const { min, max } = GIRTH_MM[site];
  if (mm >= min && mm <= max) return null;
  // Rounds inwards, so that the limits in the message are accepted.
  const low = Math.ceil((min / mmPerUnit(system)) * 10) / 10;
  const high = Math.floor((max / mmPerUnit(system)) * 10) / 10;
  return `${formatTenth(low, system.mark)} to ${formatTenth(high, system.mark)} ${system.heightUnit}`;
}
