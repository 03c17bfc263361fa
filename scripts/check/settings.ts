import { createECDH } from "node:crypto";
import type { Env } from "../../lib/platform/kernel/env";

/** `missing`: the deployment does not work. `advice`: it works, but not fully. */
export type Finding = { name: string; state: "ok" | "advice" | "missing"; text: string };

/** A machine with `npm start`, or a host of functions, which keeps no files and runs nothing between requests. */
export type Place = "server" | "functions";

export const ok = (name: string, text: string): Finding => ({ name, state: "ok", text });
export const advice = (name: string, text: string): Finding => ({ name, state: "advice", text });
export const missing = (name: string, text: string): Finding => ({ name, state: "missing", text });

export function secret({ NEXTAUTH_SECRET }: Env, place: Place): Finding {
  const name = "NEXTAUTH_SECRET";
  if (NEXTAUTH_SECRET) return ok(name, "Set.");
  return place === "server"
    ? ok(name, "npm start makes one in DATA_DIR; several servers need the same.")
    : missing(name, "Make one: openssl rand -base64 32");
}

export function address({ APP_URL }: Env, place: Place): Finding {
  if (APP_URL.startsWith("https://")) return ok("APP_URL", APP_URL);
  return place === "server"
    ? advice(
        "APP_URL",
        `${APP_URL} is http: for this machine alone, since passwords and photos can be read on the way.`,
      )
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

export function notifications(
  { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: Env,
  place: Place,
): Finding {
  const name = "VAPID_PUBLIC_KEY";
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY)
    return place === "server"
      ? ok(name, "npm start makes a pair in DATA_DIR; several servers need the same.")
      : advice(name, "Without keys no browser is notified: npx web-push generate-vapid-keys");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(VAPID_PRIVATE_KEY, "base64url");
  return pair.getPublicKey("base64url") === VAPID_PUBLIC_KEY
    ? ok(name, `Set; the contact for push services is ${VAPID_SUBJECT}.`)
    : missing(name, "It is not the public half of VAPID_PRIVATE_KEY.");
}

export function callers({ TRUST_PROXY, APP_URL }: Env, place: Place): Finding {
  const name = "TRUST_PROXY";
  if (TRUST_PROXY !== 0) return ok(name, "Limits count each caller by the address that the proxy saw.");
  // `npm start` speaks http, so with an https address something stands in front.
  return place === "server" && APP_URL.startsWith("http:")
    ? ok(name, "Limits count each caller by the address of the connection.")
    : missing(name, "Set it to 1: behind the proxy all callers otherwise share one address and its limits.");
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

export function scheduledJobs({ CRON_SECRET }: Env, place: Place): Finding {
  const name = "CRON_SECRET";
  if (CRON_SECRET) return ok(name, "Set.");
  return place === "server"
    ? ok(name, "Not needed: npm start runs the scheduled jobs itself.")
    : missing(
        name,
        "The scheduler needs it to call /api/cron, which purges and retries: openssl rand -base64 32",
      );
}
