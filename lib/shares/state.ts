import type { Share } from "./schema";

/** The moments that decide what a link shows. */
export type Times = {
  revealAt: Date | null;
  expiresAt: Date;
  revokedAt: Date | null;
  /** Of the client, to being shown under links. */
  consent: { revokedAt: Date | null };
};

export function stateOf({ revealAt, expiresAt, revokedAt, consent }: Times, now: Date): Share["state"] {
  if (revokedAt || consent.revokedAt) return "revoked";
  if (expiresAt <= now) return "expired";
  return revealAt && revealAt > now ? "locked" : "open";
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * The moment at which a day of somebody's calendar begins.
 * @param timezoneOffset minutes as `Date.getTimezoneOffset()` gives them, at that moment
 */
export const startOfDay = (day: string, timezoneOffset: number): Date =>
  new Date(Date.parse(day) + timezoneOffset * MINUTE_MS);

export const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);
