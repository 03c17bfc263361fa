const INCHES_PER_FOOT = 12;

// Accepts curly quotes and primes too, because phones type them by default.
const FEET_AND_INCHES = /^\s*(\d)\s*['’′]\s*(\d|1[01])\s*(?:["”″]|['’′]{2})?\s*$/;

/** Gives 0 (no height) for anything but feet'inches (`6'0`, `5'11"`), also for 12 or more inches. */
export function parseHeight(text: string): number {
  const match = FEET_AND_INCHES.exec(text);
  return match ? Number(match[1]) * INCHES_PER_FOOT + Number(match[2]) : 0;
}

/** Formats total inches as feet'inches, for example 72 as `6'0`; rounds to the nearest inch. */
export function formatHeight(totalInches: number): string {
  const whole = Math.round(totalInches);
  return `${Math.floor(whole / INCHES_PER_FOOT)}'${whole % INCHES_PER_FOOT}`;
}
