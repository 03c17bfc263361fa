import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { checkRemoteImage } from "@/lib/images/orders/service";
import * as idempotency from "@/lib/platform/idempotency/store";
import type { Context } from "@/lib/platform/kernel/context";
import { AppError } from "@/lib/platform/kernel/errors";
import { log } from "@/lib/platform/kernel/log";
import { MINUTE_MS } from "@/lib/text/calendar/days";
import { PredictionHint, type SignatureHeaders } from "./schema";

/** Largest allowed clock difference, in either direction. */
const TOLERANCE_MS = 5 * MINUTE_MS;

const MS_PER_SECOND = 1000;

type SignedCall = { headers: SignatureHeaders; body: string; secret: string; now: Date };

/**
 * Standard Webhooks: HMAC-SHA256 over `id.timestamp.body` with the key after `whsec_`, at most five minutes off.
 * Several signatures are allowed during a key rotation. (The npm client accepts webhooks of any age.)
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

/** An older webhook is rejected by its timestamp, so its id is not needed any more. */
const KEPT_MS = 4 * TOLERANCE_MS;

const RECEIVED = { received: true } as const;

/**
 * Only a hint to ask Replicate itself: a lost, repeated, late or forged webhook changes no image.
 * @throws AppError `unavailable` without a signing key, `unauthenticated` for an invalid signature
 */
export async function receiveReplicate(
  ctx: Context<"public">,
  { headers, rawBody }: { headers: SignatureHeaders; rawBody: string },
) {
  const { replicateWebhookSecret: secret } = ctx.settings;
  if (!secret) throw new AppError("unavailable", "Webhooks are not configured.");
  const now = ctx.clock.now();
  const callId = signedCallId({ headers, body: rawBody, secret, now });
  if (callId === null) {
    log("warn", "webhook with a bad signature");
    throw new AppError("unauthenticated", "The signature is not valid.");
  }
  const hint = PredictionHint.safeParse(parsed(rawBody));
  if (!hint.success) throw new AppError("invalid", "This is not a prediction.");
  const look = await ctx.db.$transaction(async (db) => {
    const isNew = await idempotency.rememberDelivery(db, callId, now);
    return isNew ? checkRemoteImage(ctx, db, hint.data.id) : null;
  });
  look?.();
  ctx.background.run(() => idempotency.removeDeliveriesBefore(ctx.db, new Date(now.getTime() - KEPT_MS)));
  return RECEIVED;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
