import { createECDH } from "node:crypto";
import { type Env, EnvError, parseEnv } from "../../lib/env";
import { chosenBlobStore } from "../../lib/ports/blob-store/chosen";
import { smtpTransport } from "../../lib/ports/mailer/smtp";
import { pendingMigrations } from "../../prisma/migrate";
import { openDatabase } from "../start/database";
import { codeOf, Trouble } from "../start/trouble";

/** `missing` keeps a deployment from working, `advice` keeps it from working at its best. */
export type Finding = { name: string; state: "ok" | "advice" | "missing"; text: string };

const PATIENCE_MS = 10_000;

type Variables = Record<string, string | undefined>;

/**
 * What a deployment as one serverless project lacks, variable by variable. Services are really asked: the database,
 * the blob store, the mail server and Replicate.
 */
export async function check(variables: Variables): Promise<Finding[]> {
  let env: Env;
  try {
    env = parseEnv(variables);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.problems.map((problem) => missing(problem.split(" ")[0] ?? "", problem));
  }
  return Promise.all([
    database(env),
    secret(env),
    address(env),
    blobs(env),
    mails(env),
    sender(env),
    images(env),
    webhooks(env),
    notifications(env),
    rounds(env),
    callers(env),
    limits(env),
    log(env),
  ]);
}

const ok = (name: string, text: string): Finding => ({ name, state: "ok", text });
const advice = (name: string, text: string): Finding => ({ name, state: "advice", text });
const missing = (name: string, text: string): Finding => ({ name, state: "missing", text });

async function database(env: Env): Promise<Finding> {
  const name = "DATABASE_URL";
  const url = env.DATABASE_URL;
  if (!url)
    return missing(name, "Set it to a PostgreSQL 15 or later; the embedded one needs a machine of its own.");
  try {
    await openDatabase(env);
    const pending = await pendingMigrations(url);
    if (pending.length > 0) return missing(name, `${pending.length} migrations wait: npm run db:deploy`);
    return ok(name, "It answers and is up to date.");
  } catch (error) {
    if (error instanceof Trouble) return missing(name, error.message);
    throw error;
  }
}

function secret({ NEXTAUTH_SECRET }: Env): Finding {
  const name = "NEXTAUTH_SECRET";
  return NEXTAUTH_SECRET ? ok(name, "Set.") : missing(name, "Make one: openssl rand -base64 32");
}

function address({ APP_URL }: Env): Finding {
  const isPublic = APP_URL.startsWith("https://");
  return isPublic
    ? ok("APP_URL", APP_URL)
    : missing("APP_URL", `${APP_URL} is not the public address: links in mails and sign-ins need https.`);
}

async function blobs(env: Env): Promise<Finding> {
  const name = env.S3_ENDPOINT ? "S3_ENDPOINT" : "BLOB_READ_WRITE_TOKEN";
  if (!env.S3_ENDPOINT && !env.BLOB_READ_WRITE_TOKEN)
    return missing(
      name,
      "Connect a private Vercel Blob store, or set S3_ENDPOINT; files on a serverless disk do not last.",
    );
  return asked(name, async () => {
    await chosenBlobStore(env).check();
    return ok(name, "The store answers.");
  });
}

async function mails({ SMTP_URL: url }: Env): Promise<Finding> {
  const name = "SMTP_URL";
  if (!url) return missing(name, "Without a mail server nobody can set a forgotten password anew.");
  return asked(name, async () => {
    await smtpTransport(url).verify();
    return ok(name, "The mail server answers.");
  });
}

function sender({ MAIL_FROM, APP_URL }: Env): Finding {
  const isOwn = MAIL_FROM !== `Formcast <no-reply@${new URL(APP_URL).hostname}>`;
  return isOwn
    ? ok("MAIL_FROM", MAIL_FROM)
    : advice(
        "MAIL_FROM",
        `Mails come from ${MAIL_FROM}; the mail server must be allowed to send for that domain.`,
      );
}

async function images({
  REPLICATE_API_TOKEN: token,
  REPLICATE_BASE_URL,
  IMAGE_ENGINE,
}: Env): Promise<Finding> {
  const name = "REPLICATE_API_TOKEN";
  if (!token || IMAGE_ENGINE === "local") return advice(name, "The local engine makes the images.");
  return asked(name, async () => {
    const answer = await fetch(`${REPLICATE_BASE_URL}/account`, {
      headers: { authorization: `Bearer ${token}` },
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.ok
      ? ok(name, "Replicate knows it.")
      : missing(name, `Replicate refuses it (${answer.status}).`);
  });
}

function webhooks({ REPLICATE_WEBHOOK_SECRET, REPLICATE_API_TOKEN }: Env): Finding {
  const name = "REPLICATE_WEBHOOK_SECRET";
  if (REPLICATE_WEBHOOK_SECRET) return ok(name, "Set.");
  return REPLICATE_API_TOKEN
    ? advice(name, "Without it images are found when somebody looks, not at once.")
    : ok(name, "Not needed without Replicate.");
}

function notifications({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: Env): Finding {
  const name = "VAPID_PUBLIC_KEY";
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY)
    return advice(name, "Without keys no browser is notified: npx web-push generate-vapid-keys");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(VAPID_PRIVATE_KEY, "base64url");
  return pair.getPublicKey("base64url") === VAPID_PUBLIC_KEY
    ? ok(name, `Set; push services may turn to ${VAPID_SUBJECT}.`)
    : missing(name, "It is not the public half of VAPID_PRIVATE_KEY.");
}

function callers({ TRUST_PROXY }: Env): Finding {
  const name = "TRUST_PROXY";
  return TRUST_PROXY
    ? ok(name, "Limits count each caller by the address that the proxy saw.")
    : missing(
        name,
        "Set it to 1: behind the host's proxy all callers otherwise share one address and its limits.",
      );
}

function limits({ RATE_LIMIT_SCALE: scale }: Env): Finding {
  const name = "RATE_LIMIT_SCALE";
  return scale === 1
    ? ok(name, "The limits are as they were meant.")
    : advice(name, `All limits are multiplied by ${scale}.`);
}

function log({ LOG_LEVEL: level }: Env): Finding {
  const name = "LOG_LEVEL";
  return level === "info" || level === "debug"
    ? ok(name, "Every request leaves a line.")
    : advice(
        name,
        `With ${level} requests leave no line: sign-ins and refusals cannot be looked into later.`,
      );
}

function rounds({ CRON_SECRET }: Env): Finding {
  const name = "CRON_SECRET";
  return CRON_SECRET
    ? ok(name, "Set.")
    : missing(
        name,
        "The scheduler needs it for /api/cron, which purges and retries: openssl rand -base64 32",
      );
}

/** What the service says; its own words may hold a password, so that of a failure only the code is told. */
async function asked(name: string, question: () => Promise<Finding>): Promise<Finding> {
  try {
    return await question();
  } catch (error) {
    return missing(name, `Set, but it does not answer (${codeOf(error) ?? "no code"}).`);
  }
}
