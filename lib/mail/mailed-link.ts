import "server-only";
import { randomBytes } from "node:crypto";
import { MINUTE_MS } from "@/lib/calendar/days";
import { sha256 } from "@/lib/text/sha256";

/** The token of a link that works for so many minutes, and what the database keeps of it: never the token. */
export function newToken(createdAt: Date, minutes: number) {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(createdAt.getTime() + minutes * MINUTE_MS);
  return { token, kept: { tokenHash: sha256(token), createdAt, expiresAt } };
}

/** A page of the app with a token, built from the operator's address alone. */
export function linkTo(appUrl: string, path: string, name: string, token: string): string {
  return `${appUrl.replace(/\/$/, "")}${path}?${name}=${encodeURIComponent(token)}`;
}
