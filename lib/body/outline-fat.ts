import type { Sex } from "./ranges";

/**
 * Percent fat = constant + slope * ln(breadth of the waist in statures): least squares on ANSUR II with the fat of the US
 * Navy's girths (4,082 men, 1,986 women; residual 2.2 and 2.8 points).
 */
const FAT: Record<Sex, { constant: number; slope: number }> = {
  male: { constant: 118.8, slope: 57.5 },
  female: { constant: 137.2, slope: 59.5 },
};

/** Body fat in percent that an outline shows, about 5 points too much. `waistBreadth` in statures. */
export const outlineFat = (sex: Sex, waistBreadth: number): number =>
  FAT[sex].constant + FAT[sex].slope * Math.log(waistBreadth);

/** Points by which an outline may show more fat than the entry before that is doubted. `bench/photos.ts` has the rates. */
const DOUBT = 12;

/** Usual excess of the outline on figures of known fat. */
const BIAS = 5;

/** Points of body fat that are missing in an entry, by the outline of the photo; 0 where it is not doubted or not seen. */
export function missingFat(sex: Sex, bodyFat: number, waistBreadth: number | null): number {
  if (waistBreadth === null) return 0;
  const excess = outlineFat(sex, waistBreadth) - bodyFat;
  return excess > DOUBT ? excess - BIAS : 0;
}
