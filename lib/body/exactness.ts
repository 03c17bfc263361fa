import { roundToTenth } from "@/lib/text/numbers";
import { type UnitSystem, unitSystem } from "./unit-system";
import { cmToInches, inchesToCm, kgToLbs, lbsToKg } from "./units";

const EPSILON = 1e-6;

/** To a tenth of a pound, or an exact tenth of a kilogram if that was entered: both units show what was typed. */
export function storedWeight(lbs: number): number {
  const tenth = roundToTenth(lbs);
  const metric = kgToLbs(roundToTenth(lbsToKg(lbs)));
  return Math.abs(lbs - tenth) > EPSILON && Math.abs(lbs - metric) < EPSILON ? metric : tenth;
}

/** Half of a hundredth of a kilogram, in pounds: what an app loses that writes pounds as `61.23` kg. */
const LOST_BY_AN_APP = kgToLbs(0.005) + EPSILON;
const HALF_POUND = 0.5;

/** Rounds a set's pounds for storage and removes rounding errors of an imported file: 61.23 kg were 135 lb. */
export function storedLoad(lbs: number): number {
  const { loadOf, lbsOfLoad } = unitSystem("metric");
  const readings = [Number(lbs.toFixed(2)), lbsOfLoad(loadOf(lbs))];
  const exact = readings.find((reading) => Math.abs(lbs - reading) < EPSILON);
  if (exact !== undefined) return exact;
  const plates = Math.round(lbs / HALF_POUND) * HALF_POUND;
  return Math.abs(lbs - plates) < LOST_BY_AN_APP ? plates : lbs;
}

/** Finer than any plate. A load that was entered in kilograms is this near to the pounds it is shown as. */
export const SAME_LOAD_LBS = 0.0999;

/** Whether two loads in pounds are one, entered in two units: 83.9 kg and 185 lb. No record beats another by less. */
export const isSameLoad = (lbs: number, other: number): boolean => Math.abs(lbs - other) < SAME_LOAD_LBS;

/** Decimals in a file, enough to restore a weight or a height in either unit. */
const FILE_DIGITS = 7;

/** Pounds for a file: the load as entered, or enough decimals to restore it. */
export function filedWeight(lbs: number, system: UnitSystem): number {
  const entered = system.loadOf(lbs);
  const isExact = Math.abs(system.lbsOfLoad(entered) - lbs) < EPSILON;
  return Number((isExact ? entered : system.weightOf(lbs)).toFixed(FILE_DIGITS));
}

export function filedHeight(inches: number, system: UnitSystem): number {
  const entered = system.heightOf(inches);
  const isExact = Math.abs(system.inchesOf(entered) - inches) < EPSILON;
  return Number((isExact ? entered : inchesToCm(inches)).toFixed(FILE_DIGITS));
}

/** Rounds inches for storage to a whole inch or a whole centimetre; null for anything else. */
export function storedHeight(inches: number): number | null {
  const whole = Math.round(inches);
  if (Math.abs(inches - whole) < EPSILON) return whole;
  const metric = cmToInches(Math.round(inchesToCm(inches)));
  return Math.abs(inches - metric) < EPSILON ? metric : null;
}
