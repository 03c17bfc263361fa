import type { Share } from "./schema";

export type Times = {
  revealAt: Date | null;
  expiresAt: Date;
  revokedAt: Date | null;
  consent: { revokedAt: Date | null };
};

export function stateOf({ revealAt, expiresAt, revokedAt, consent }: Times, now: Date): Share["state"] {
  if (revokedAt || consent.revokedAt) return "revoked";
  if (expiresAt <= now) return "expired";
  return revealAt && revealAt > now ? "locked" : "open";
}
