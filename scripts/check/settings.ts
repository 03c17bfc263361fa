import { createECDH } from "node:crypto";
import type { Env } from "../../lib/env";

/** `missing`: the deployment does not work. `advice`: it works, but not fully. */
export type Finding = { name: string; state: "ok" | "advice" | "missing"; text: string };

export const ok = (name: string, text: string): Finding => ({ name, state: "ok", text });
export const advice = (name: string, text: string): Finding => ({ name, state: "advice", text });
export const missing = (name: string, text: string): Finding => ({ name, state: "missing", text });

export function secret({ NEXTAUTH_SECRET }: Env): Finding {
  const name = "NEXTAUTH_SECRET";
  return NEXTAUTH_SECRET ? ok(name, "Set.") : missing(name, "Make one: openssl rand -base64 32");
}

export function address({ APP_URL }: Env): Finding {
  const isPublic = APP_URL.startsWith("https://");
  return isPublic
    ? ok("APP_URL", APP_URL)
    : missing("APP_URL", `${APP_URL} is not the public address: links in mails and sign-ins need https.`);
}

export function sender({ MAIL_FROM, APP_URL }: Env): Finding {
  const isOwn = MAIL_FROM !== `Formcast <no-reply@${new URL(APP_URL).hostname}>`;
  return isOwn
    ? ok("MAIL_FROM", MAIL_FROM)
    : advice(
        "MAIL_FROM",
        `Mails come from ${MAIL_FROM}; the mail server must be allowed to send for that domain.`,
      );
}

export function webhooks({ REPLICATE_WEBHOOK_SECRET, REPLICATE_API_TOKEN }: Env): Finding {
  const name = "REPLICATE_WEBHOOK_SECRET";
  if (REPLICATE_WEBHOOK_SECRET) return ok(name, "Set.");
  return REPLICATE_API_TOKEN
    ? advice(name, "Without it finished images appear only when somebody opens the page.")
    : ok(name, "Not needed without Replicate.");
}

export function notifications({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: Env): Finding {
  const name = "VAPID_PUBLIC_KEY";
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY)
    return advice(name, "Without keys no browser is notified: npx web-push generate-vapid-keys");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(VAPID_PRIVATE_KEY, "base64url");
  return pair.getPublicKey("base64url") === VAPID_PUBLIC_KEY
    ? ok(name, `Set; the contact for push services is ${VAPID_SUBJECT}.`)
    : missing(name, "It is not the public half of VAPID_PRIVATE_KEY.");
}

export function callers({ TRUST_PROXY }: Env): Finding {
  const name = "TRUST_PROXY";
  return TRUST_PROXY
    ? ok(name, "Limits count each caller by the address that the proxy saw.")
    : missing(
        name,
        "Set it to 1: behind the host's proxy all callers otherwise share one address and its limits.",
      );
}

export function limits({ RATE_LIMIT_SCALE: scale }: Env): Finding {
  const name = "RATE_LIMIT_SCALE";
  return scale === 1
    ? ok(name, "The limits are not changed.")
    : advice(name, `All limits are multiplied by ${scale}.`);
}

export function log({ LOG_LEVEL: level }: Env): Finding {
  const name = "LOG_LEVEL";
  return level === "info" || level === "debug"
    ? ok(name, "Every request is logged.")
    : advice(name, `With ${level} requests are not logged: sign-ins and refusals cannot be traced later.`);
}

export function scheduledJobs({ CRON_SECRET }: Env): Finding {
  const name = "CRON_SECRET";
  return CRON_SECRET
    ? ok(name, "Set.")
    : missing(
        name,
        "The scheduler needs it to call /api/cron, which purges and retries: openssl rand -base64 32",
      );
}
