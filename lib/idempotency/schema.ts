import * as z from "zod/mini";
import { DAY_MS } from "@/lib/calendar/days";

/** Names one write of one trainer: however often it is sent under the same key, it is done once. */
export const IdempotencyHeader = z.object({
  "idempotency-key": z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});
export type IdempotencyHeader = z.infer<typeof IdempotencyHeader>;

/** A write may wait on a device as long as its key is remembered; an older moment comes from a wrong clock. */
const LONGEST_WAIT_MS = 30 * DAY_MS;

/** When something was done, as a device tells afterwards: never in the future, and now where its clock is wrong. */
export function madeAt(told: Date | undefined, now: Date): Date {
  if (told === undefined || told > now) return now;
  return now.getTime() - told.getTime() > LONGEST_WAIT_MS ? now : told;
}

/** Names the versions of a row that a change is meant for. */
export const IfMatchHeader = z.object({ "if-match": z.optional(z.string().check(z.maxLength(200))) });

/**
 * Whether an `If-Match` header names a version. A proxy that compresses replies turns their ETags into weak ones,
 * and a browser sends them back so.
 */
export function namesVersion(ifMatch: string, version: number): boolean {
  const tags = ifMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(`"${version}"`);
}
