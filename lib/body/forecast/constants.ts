/** In kg, kcal and days. Unless stated otherwise from Hall et al. 2011, Lancet 378:826, web appendix. */
const KCAL_PER_MJ = 1000 / 4.184;

/** Energy density of fat, lean tissue and glycogen, in kcal per kg. */
export const FAT_KCAL_PER_KG = 39.5 * KCAL_PER_MJ;
export const LEAN_KCAL_PER_KG = 7.6 * KCAL_PER_MJ;
export const GLYCOGEN_KCAL_PER_KG = 17.6 * KCAL_PER_MJ;

/** The Forbes constant, 10.4 kg, weighted by the energy densities of lean tissue and fat. */
export const FORBES_ENERGY_KG = (10.4 * 7.6) / 39.5;

/** Resting expenditure per kg of fat and of lean tissue, in kcal per day. */
export const FAT_RESTING_KCAL_PER_KG = 0.013 * KCAL_PER_MJ;
export const LEAN_RESTING_KCAL_PER_KG = 0.092 * KCAL_PER_MJ;

/** Energy cost of building a kg of fat and of lean tissue, in addition to the stored energy, in kcal. */
export const FAT_BUILDING_KCAL_PER_KG = 0.75 * KCAL_PER_MJ;
export const LEAN_BUILDING_KCAL_PER_KG = 0.96 * KCAL_PER_MJ;

export const DIGESTION_SHARE = 0.1;
/** Share of a change of intake that adaptive thermogenesis compensates, and its time constant in days. */
export const ADAPTATION_SHARE = 0.14;
export const ADAPTATION_DAYS = 14;

export const DAYS_PER_MONTH = 30.4375;

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Standard deviations on each side of the mean that contain 80 % of clients. */
export const EIGHT_IN_TEN = 1.2816;

/** Part of cache keys. Increase it when the model or its texts change. */
export const MODEL_VERSION = 8;
