/** Kilograms in one pound (international avoirdupois pound, exact by definition). */
export const KG_PER_LB = 0.45359237;
/** Centimetres in one inch (exact by definition). */
export const CM_PER_INCH = 2.54;
export const MM_PER_INCH = CM_PER_INCH * 10;
/** Meters in one mile (international mile, exact by definition). */
export const METERS_PER_MILE = 1609.344;

export const lbsToKg = (lbs: number): number => lbs * KG_PER_LB;

export const kgToLbs = (kg: number): number => kg / KG_PER_LB;

export const inchesToCm = (inches: number): number => inches * CM_PER_INCH;

export const cmToInches = (cm: number): number => cm / CM_PER_INCH;

export const inchesToMetres = (inches: number): number => (inches * CM_PER_INCH) / 100;

/** Display units. Storage is always in pounds and inches. */
export const UNITS = ["imperial", "metric"] as const;
export type Units = (typeof UNITS)[number];
