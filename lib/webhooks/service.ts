import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { MINUTE_MS } from "@/lib/calendar/days";
import type { Context } from "@/lib/kernel/context";
import { AppError } from "@/lib/kernel/errors";
import { log } from "@/lib/kernel/log";
import { lookAfterRemote } from "@/lib/transformations/service";
import { PredictionHint, type SignatureHeaders } from "./schema";
import * as store from "./store";

/** How far a call's time may lie from ours, in either direction. */
const TOLERANCE_MS = 5 * MINUTE_MS;

const MS_PER_SECOND = 1000;

type SignedCall = { headers: SignatureHeaders; body: string; secret: string; now: Date };

/**
 * Checks a call that is signed as the Standard Webhooks say: HMAC-SHA256 over `id.timestamp.body`, under the key
 * behind `whsec_`, not older or newer than five minutes. Several signatures may be given while a key is exchanged.
 * Compared in constant time. (The npm client's own check takes calls of any age.)
 * @returns the call's id, or null when it is not to be believed
 */
export function signedCallId({ headers, body, secret, now }: SignedCall): string | null {
  const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures } = headers;
  if (!id || !timestamp || !signatures || !/^\d{1,12}$/.test(timestamp)) return null;
  if (Math.abs(now.getTime() - Number(timestamp) * MS_PER_SECOND) > TOLERANCE_MS) return null;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  const isSigned = signatures.split(" ").some((each) => {
    const given = each.startsWith("v1,") ? Buffer.from(each.slice(3), "base64") : Buffer.alloc(0);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? id : null;
}

/** A call is refused for its age before this is over: it need not be remembered any longer. */
const REMEMBERED_MS = 4 * TOLERANCE_MS;

const RECEIVED = { received: true } as const;

/**
 * Hears from Replicate that a prediction has ended. The call is a hint and no more: it brings forward the next look
 * at the image, which asks Replicate itself. So a call that is lost, repeated, late or made up changes no picture.
 * @throws AppError `unavailable` without a signing key, `unauthenticated` for a call that is not to be believed
 */
export async function receiveReplicate(
  ctx: Context<"public">,
  { headers, rawBody }: { headers: SignatureHeaders; rawBody: string },
) {
  const { replicateWebhookSecret: secret } = ctx.settings;
  if (!secret) throw new AppError("unavailable", "Webhooks are not set up.");
  const now = ctx.clock.now();
  const callId = signedCallId({ headers, body: rawBody, secret, now });
  if (callId === null) {
    log("warn", "webhook with a bad signature");
    throw new AppError("unauthenticated", "The signature is not valid.");
  }
  const hint = PredictionHint.safeParse(parsed(rawBody));
  if (!hint.success) throw new AppError("invalid", "This is no prediction.");
  const look = await ctx.db.$transaction(async (db) => {
    const isNew = await store.remember(db, callId, now);
    return isNew ? lookAfterRemote(ctx, db, hint.data.id) : null;
  });
  look?.();
  ctx.background.run(() => store.forgetBefore(ctx.db, new Date(now.getTime() - REMEMBERED_MS)));
  return RECEIVED;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
