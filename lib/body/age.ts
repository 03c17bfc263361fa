import { dayOf } from "@/lib/text/calendar/days";

/** Years that published formulas get for a client whose birth date is not known. */
export const ASSUMED_AGE = 35;
export const ADULT_YEARS = 18;
/** YYYY-MM-DD; an earlier birth date is a typing error. */
export const FIRST_BIRTH_DATE = "1900-01-01";

/** A client with a birth date as YYYY-MM-DD, or as the UTC midnight of a row. */
export type Born = { readonly birthDate?: string | Date | null };

/**
 * Completed years on a day; null without a birth date. Who was born on February 29 becomes older on March 1.
 * @param on the reader's day, YYYY-MM-DD
 */
export function ageYears({ birthDate }: Born, on: string): number | null {
  if (!birthDate) return null;
  const born = dayOf(birthDate);
  const years = Number(on.slice(0, 4)) - Number(born.slice(0, 4));
  return on.slice(5) < born.slice(5) ? years - 1 : years;
}

/** Whether the client is known to be under 18 on a day. Without a birth date the trainer's word counts. */
export function isMinor(client: Born, on: string): boolean {
  const age = ageYears(client, on);
  return age !== null && age < ADULT_YEARS;
}
