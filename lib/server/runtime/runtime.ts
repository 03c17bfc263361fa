import "server-only";
import path from "node:path";
import type { Services } from "@/lib/platform/kernel/context";
import { connect, DATABASE_TIMEOUTS } from "@/lib/platform/kernel/db";
import { env, release, type ServerEnv } from "@/lib/platform/kernel/env";
import { nextBackground } from "@/lib/ports/background";
import { chosenBlobStore } from "@/lib/ports/blob-store/chosen";
import { createLocalEngine } from "@/lib/ports/image-engine/local/engine";
import type { ImageEngine, PictureMeter } from "@/lib/ports/image-engine/port";
import { createReplicateEngine } from "@/lib/ports/image-engine/replicate/engine";
import { createScriptedEngine } from "@/lib/ports/image-engine/scripted";
import { createOutboxMailer } from "@/lib/ports/mailer/outbox";
import { createSmtpMailer } from "@/lib/ports/mailer/smtp";
import { createDecodeSemaphore, type Semaphore } from "@/lib/ports/photo-reader/semaphore";
import { createSharpPhotoReader } from "@/lib/ports/photo-reader/sharp";
import type { Push } from "@/lib/ports/push/port";
import { createWebPush } from "@/lib/ports/push/web-push";
import { createSessions, type Sessions } from "./session";

const MICRO = 1_000_000;

export type Runtime = { services: Services; sessions: Sessions; trustProxy: ServerEnv["TRUST_PROXY"] };

/** The composition root: the only place that chooses adapters. */
function compose(): Runtime {
  const config = env();
  const timeouts = { ...DATABASE_TIMEOUTS, firstAnswerMs: config.DATABASE_PATIENCE_MS };
  const local = createLocalEngine();
  const decoding = createDecodeSemaphore();
  const services: Services = {
    db: connect(config.DATABASE_URL, { timeouts }),
    images: imageEngines(config, local, decoding),
    photoReader: createSharpPhotoReader(decoding),
    photoChecker: local,
    blobs: chosenBlobStore(config),
    mailer: config.SMTP_URL
      ? createSmtpMailer(config.SMTP_URL, config.MAIL_FROM)
      : createOutboxMailer(path.join(config.DATA_DIR, "outbox"), config.MAIL_FROM),
    push: pushOf(config),
    clock: { now: () => new Date() },
    background: nextBackground,
    settings: {
      appUrl: config.APP_URL,
      registration: config.REGISTRATION,
      rateLimitScale: config.RATE_LIMIT_SCALE,
      databaseTimeouts: timeouts,
      secret: config.NEXTAUTH_SECRET,
      dailyImageBudget: {
        microUsd: Math.round(config.REPLICATE_DAILY_USD * MICRO),
        microUsdPerTrainer: Math.round(config.REPLICATE_DAILY_USD_PER_TRAINER * MICRO),
      },
      replicateWebhookSecret: config.REPLICATE_WEBHOOK_SECRET,
      cronSecret: config.CRON_SECRET,
      release: release(),
    },
  };
  const secure = config.APP_URL.startsWith("https://");
  const sessions = createSessions({ ...services, secret: config.NEXTAUTH_SECRET, secure, timeouts });
  return { services, sessions, trustProxy: config.TRUST_PROXY };
}

/** The local engine makes images that the remote engine refuses. */
export function imageEngines(
  config: ServerEnv,
  local: ImageEngine & PictureMeter,
  decoding?: Semaphore,
): ImageEngine[] {
  const { IMAGE_ENGINE, REPLICATE_API_TOKEN, REPLICATE_MODELS, REPLICATE_PRICES } = config;
  const { REPLICATE_BASE_URL, APP_URL } = config;
  if (IMAGE_ENGINE === "scripted") return [createScriptedEngine()];
  if (IMAGE_ENGINE === "local" || !REPLICATE_API_TOKEN) return [local];
  // Replicate calls only https webhooks; without one the engine polls for results.
  const isCallable = config.REPLICATE_WEBHOOK_SECRET && APP_URL.startsWith("https:");
  const replicate = createReplicateEngine({
    token: REPLICATE_API_TOKEN,
    models: REPLICATE_MODELS,
    prices: REPLICATE_PRICES,
    baseUrl: REPLICATE_BASE_URL,
    webhookUrl: isCallable ? `${APP_URL}/api/webhooks/replicate` : undefined,
    local,
    decoding,
  });
  return [replicate, local];
}

function pushOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: ServerEnv): Push | null {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) return null;
  return createWebPush({
    publicKey: VAPID_PUBLIC_KEY,
    privateKey: VAPID_PRIVATE_KEY,
    subject: VAPID_SUBJECT,
  });
}

// Next loads modules once per bundle; the process shares one runtime.
const shared = globalThis as typeof globalThis & { formcastRuntime?: Runtime };

export function runtime(): Runtime {
  shared.formcastRuntime ??= compose();
  return shared.formcastRuntime;
}

/** Tests pass their own database, clock and stores. */
export function setRuntime(next: Runtime | undefined): void {
  shared.formcastRuntime = next;
}
