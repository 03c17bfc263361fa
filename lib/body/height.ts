const INCHES_PER_FOOT = 12;

// Phones type curly quotes and primes by themselves, so all of them count as the foot and the inch mark.
const FEET_AND_INCHES = /^\s*(\d)\s*['’′]\s*(\d|1[01])\s*(?:["”″]|['’′]{2})?\s*$/;

/**
 * Reads a height written as feet'inches (`6'0`, `5'11"`) and returns total inches.
 * Anything else, twelve or more inches included, gives 0, which stands for "no height".
 */
export function parseHeight(text: string): number {
  const match = FEET_AND_INCHES.exec(text);
  return match ? Number(match[1]) * INCHES_PER_FOOT + Number(match[2]) : 0;
}

/** Writes total inches as feet'inches, for example 72 as `6'0`; fractions round to the nearest inch. */
export function formatHeight(totalInches: number): string {
  const whole = Math.round(totalInches);
  return `${Math.floor(whole / INCHES_PER_FOOT)}'${whole % INCHES_PER_FOOT}`;
}
