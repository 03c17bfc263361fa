import * as z from "zod/mini";
import { DAY_MS } from "@/lib/text/calendar/days";

/** Identifies one write of one trainer: repeated requests with the same key run it once. */
export const IdempotencyHeader = z.object({
  "idempotency-key": z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});
export type IdempotencyHeader = z.infer<typeof IdempotencyHeader>;

/** Keys are stored for this long; an older time comes from a wrong clock. */
const LONGEST_WAIT_MS = 30 * DAY_MS;

/** The time of an action as a device reports it: never in the future, and now if the device's clock is wrong. */
export function madeAt(reported: Date | undefined, now: Date): Date {
  if (reported === undefined || reported > now) return now;
  return now.getTime() - reported.getTime() > LONGEST_WAIT_MS ? now : reported;
}

/** Names the versions of a row that a change is meant for. */
export const IfMatchHeader = z.object({ "if-match": z.optional(z.string().check(z.maxLength(200))) });

/** A proxy that compresses replies makes their ETags weak, and a browser sends them back so. */
export function namesVersion(ifMatch: string, version: number): boolean {
  const tags = ifMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(`"${version}"`);
}
