import { clamp, FAT_KCAL_PER_KG, FORBES_ENERGY_KG, LEAN_KCAL_PER_KG } from "./constants";

/** The daily deficit in kcal at which resistance training builds no lean mass (Murphy & Koehler 2022). */
const DEFICIT_WITHOUT_GAIN = 800;

/** Lean mass that training builds per day, and the share of a lean loss that it prevents. */
export interface TrainingEffect {
  readonly gainKgPerDay: number;
  /** Negative on a medicine that costs more than training prevents. */
  readonly leanRetention: number;
}

export interface TissueRates {
  readonly fatKgPerDay: number;
  readonly leanKgPerDay: number;
}

/** Share of an energy imbalance that goes to lean tissue (Forbes 1987; Hall 2007, BJN 97:1059). */
export const leanShare = (fatKg: number): number => FORBES_ENERGY_KG / (FORBES_ENERGY_KG + fatKg);

/** The same for `storedKcal`, with the part of a loss that training prevents. */
export function sparedLeanShare(fatKg: number, storedKcal: number, leanRetention: number): number {
  return storedKcal < 0 ? leanShare(fatKg) * (1 - leanRetention) : leanShare(fatKg);
}

/** Factor of the training gain, 1 to 0, at `storedKcal` per day (negative: deficit). */
export function gainInDeficit(storedKcal: number): number {
  return storedKcal >= 0 ? 1 : clamp(1 + storedKcal / DEFICIT_WITHOUT_GAIN, 0, 1);
}

/** Built tissue takes its energy from fat (psi of Chow & Hall 2008, PLoS Comput Biol 4:e1000045). */
export function tissueRates(
  fatKg: number,
  storedKcal: number,
  builtKgPerDay: number,
  leanRetention: number,
): TissueRates {
  const share = sparedLeanShare(fatKg, storedKcal, leanRetention);
  const leanKgPerDay = (share * storedKcal) / LEAN_KCAL_PER_KG + builtKgPerDay;
  return { leanKgPerDay, fatKgPerDay: (storedKcal - LEAN_KCAL_PER_KG * leanKgPerDay) / FAT_KCAL_PER_KG };
}
