import { clamp, FAT_KCAL_PER_KG, FORBES_ENERGY_KG, LEAN_KCAL_PER_KG } from "./constants";

/** The daily deficit in kcal at which resistance training stops adding lean mass (Murphy & Koehler 2022). */
const DEFICIT_WITHOUT_GAIN = 800;

/** What training does to a day's energy: lean kilograms it would build, and the share of a loss it spares. */
export interface TrainingEffect {
  readonly gainKgPerDay: number;
  readonly leanRetention: number;
}

export interface TissueRates {
  readonly fatKgPerDay: number;
  readonly leanKgPerDay: number;
}

/** Share of an energy imbalance that lean tissue takes (Forbes 1987; Hall 2007, BJN 97:1059). */
export const leanShare = (fatKg: number): number => FORBES_ENERGY_KG / (FORBES_ENERGY_KG + fatKg);

/** The same share of `storedKcal`, after training has spared its part of a loss. */
export function sparedLeanShare(fatKg: number, storedKcal: number, leanRetention: number): number {
  return storedKcal < 0 ? leanShare(fatKg) * (1 - leanRetention) : leanShare(fatKg);
}

/** How much of its effect training keeps, 1 to 0, while `storedKcal` per day are stored (negative: lost). */
export function gainInDeficit(storedKcal: number): number {
  return storedKcal >= 0 ? 1 : clamp(1 + storedKcal / DEFICIT_WITHOUT_GAIN, 0, 1);
}

/**
 * How fast fat and lean mass change while `storedKcal` per day are stored and training builds `builtKgPerDay`.
 * What is built comes out of fat, so that energy is conserved exactly (the exchange term psi of Chow & Hall
 * 2008, PLoS Comput Biol 4:e1000045).
 */
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
