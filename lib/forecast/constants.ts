/**
 * Constants of human energy balance. Unless said otherwise they are those of Hall et al. 2011,
 * "Quantification of the effect of energy imbalance on bodyweight", Lancet 378:826, web appendix.
 * Units: kg, kcal, day.
 */
const KCAL_PER_MJ = 1000 / 4.184;

/** Energy stored in one kilogram of fat, of lean tissue and of glycogen, in kcal. */
export const FAT_KCAL_PER_KG = 39.5 * KCAL_PER_MJ;
export const LEAN_KCAL_PER_KG = 7.6 * KCAL_PER_MJ;
export const GLYCOGEN_KCAL_PER_KG = 17.6 * KCAL_PER_MJ;

/** The Forbes constant, 10.4 kg, weighted by the energy densities of lean tissue and fat. */
export const FORBES_ENERGY_KG = (10.4 * 7.6) / 39.5;

/** How resting expenditure rises with a kilogram of fat and of lean tissue, in kcal per day. */
export const FAT_RESTING_KCAL_PER_KG = 0.013 * KCAL_PER_MJ;
export const LEAN_RESTING_KCAL_PER_KG = 0.092 * KCAL_PER_MJ;

/** What building a kilogram of fat and of lean tissue costs on top of what it stores, in kcal. */
export const FAT_BUILDING_KCAL_PER_KG = 0.75 * KCAL_PER_MJ;
export const LEAN_BUILDING_KCAL_PER_KG = 0.96 * KCAL_PER_MJ;

/** Share of a change of intake that digestion costs. */
export const DIGESTION_SHARE = 0.1;
/** Share of a change of intake that the body answers by adapting, and the days it takes to. */
export const ADAPTATION_SHARE = 0.14;
export const ADAPTATION_DAYS = 14;

/** Days in an average month. */
export const DAYS_PER_MONTH = 30.4375;

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
