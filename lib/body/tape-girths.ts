import { formatTenth, roundToTenth } from "@/lib/text/numbers";
import type { GirthSite } from "./girths";
import type { NumberRange } from "./number-range";
import type { UnitSystem } from "./unit-system";
import { MM_PER_INCH } from "./units";

/** Where a trainer lays a tape, from above to below. */
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

/** What a tape read, in whole millimetres: so exact that a tenth of an inch and of a centimetre come back as typed. */
export type Girths = Partial<Record<TapedSite, number>>;

const range = (min: number, max: number) => ({ min, max, step: 1 }) satisfies NumberRange;

/** Millimetres that an adult's girth lies between; whatever is outside was mistyped. */
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

/** A girth as a number of the shown unit, to the tenth. */
export const shownGirth = (mm: number, system: Pick<UnitSystem, "heightUnit">): number =>
  roundToTenth(mm / mmPerUnit(system));

/** Inches or centimetres as they are kept. */
export const keptGirth = (shown: number, system: Pick<UnitSystem, "heightUnit">): number =>
  Math.round(shown * mmPerUnit(system));

/** A girth with one decimal and its unit: `34.6 in`, `88.0 cm`. */
export const tapedText = (mm: number, system: Pick<UnitSystem, "heightUnit" | "mark">): string =>
  `${formatTenth(shownGirth(mm, system), system.mark)} ${system.heightUnit}`;

/** What a field for this girth says of a value that it does not take; null for one that it takes. */
export function girthRefusal(
  site: TapedSite,
  mm: number,
  system: Pick<UnitSystem, "heightUnit" | "mark">,
): string | null {
  const { min, max } = GIRTH_MM[site];
  if (mm >= min && mm <= max) return null;
  // Rounded inwards, so that what the sentence offers is taken.
  const low = Math.ceil((min / mmPerUnit(system)) * 10) / 10;
  const high = Math.floor((max / mmPerUnit(system)) * 10) / 10;
  return `${formatTenth(low, system.mark)} to ${formatTenth(high, system.mark)} ${system.heightUnit}`;
}
