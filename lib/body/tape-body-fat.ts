import { isWithin } from "@/lib/text/number-range";
import { roundToTenth } from "@/lib/text/numbers";
import { BODY_FAT, type Sex } from "./ranges";
import type { Girths } from "./tape-girths";
import { MM_PER_INCH } from "./units";

/** Standard errors of the estimate in percentage points, from the papers. */
export const TAPE_BODY_FAT_ERROR = { male: 3.5, female: 3.7 } as const satisfies Record<Sex, number>;

/**
 * Body fat in percent by the US Navy's equations, in the form for inches; null also for a result outside `BODY_FAT`.
 * Source: Hodgdon & Beckett 1984, Naval Health Research Center, reports 84-11 (men) and 84-29 (women).
 * @param girths in millimetres; the waist of men at the navel, of women at the narrowest
 */
export function tapeBodyFat(sex: Sex, heightInches: number, { neck, waist, hip }: Girths): number | null {
  if (neck === undefined || waist === undefined || (sex === "female" && hip === undefined)) return null;
  const around = (sex === "male" ? waist - neck : waist + (hip ?? 0) - neck) / MM_PER_INCH;
  if (around <= 0) return null;
  const percent =
    sex === "male"
      ? 86.01 * Math.log10(around) - 70.041 * Math.log10(heightInches) + 36.76
      : 163.205 * Math.log10(around) - 97.684 * Math.log10(heightInches) - 78.387;
  const shown = roundToTenth(percent);
  return isWithin(BODY_FAT, shown) ? shown : null;
}
