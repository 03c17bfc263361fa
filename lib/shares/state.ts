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
