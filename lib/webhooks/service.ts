import "server-only";
import type { Context } from "@/lib/kernel/context";
import { AppError } from "@/lib/kernel/errors";
import { log } from "@/lib/kernel/log";
import { lookAfterRemote } from "@/lib/transformations/service";
import { PredictionHint, type SignatureHeaders } from "./schema";
import { signedCallId, TOLERANCE_MS } from "./signature";
import * as store from "./store";

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
