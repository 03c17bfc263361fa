import { roundToTenth } from "@/lib/text/numbers";
import { type UnitSystem, unitSystem } from "./unit-system";
import { cmToInches, inchesToCm, kgToLbs, lbsToKg } from "./units";

/** Rounding errors of floating-point arithmetic. */
const DUST = 1e-6;

/**
 * Pounds as they are kept: to the tenth, or exactly so many tenths of a kilogram where that is what they were entered
 * as, so that both units get back what was typed in them.
 */
export function keptWeight(lbs: number): number {
  const tenth = roundToTenth(lbs);
  const metric = kgToLbs(roundToTenth(lbsToKg(lbs)));
  return Math.abs(lbs - tenth) > DUST && Math.abs(lbs - metric) < DUST ? metric : tenth;
}

/** A set's pounds as they are stored, without the rounding error of a file's last digit. */
export function keptLoad(lbs: number): number {
  const { loadOf, lbsOfLoad } = unitSystem("metric");
  const readings = [Number(lbs.toFixed(2)), lbsOfLoad(loadOf(lbs))];
  return readings.find((reading) => Math.abs(lbs - reading) < DUST) ?? lbs;
}

/** Digits after the point that a file needs, so that a weight or a height can be read back in either unit. */
const FILE_DIGITS = 7;

/** Pounds as written to a file: the load that was entered, or exact enough to be read back. */
export function filedWeight(lbs: number, system: UnitSystem): number {
  const entered = system.loadOf(lbs);
  const isExact = Math.abs(system.lbsOfLoad(entered) - lbs) < DUST;
  return Number((isExact ? entered : system.weightOf(lbs)).toFixed(FILE_DIGITS));
}

/** Inches as written to a file. */
export function filedHeight(inches: number, system: UnitSystem): number {
  const entered = system.heightOf(inches);
  const isExact = Math.abs(system.inchesOf(entered) - inches) < DUST;
  return Number((isExact ? entered : inchesToCm(inches)).toFixed(FILE_DIGITS));
}

/** Inches as they are kept: whole, or exactly so many whole centimetres; null for what is neither. */
export function keptHeight(inches: number): number | null {
  const whole = Math.round(inches);
  if (Math.abs(inches - whole) < DUST) return whole;
  const metric = cmToInches(Math.round(inchesToCm(inches)));
  return Math.abs(inches - metric) < DUST ? metric : null;
}
