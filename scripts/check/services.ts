import type { Env } from "../../lib/platform/kernel/env";
import { chosenBlobStore } from "../../lib/ports/blob-store/chosen";
import { smtpTransport } from "../../lib/ports/mailer/smtp";
import { pendingMigrations } from "../../prisma/migrate";
import { connectionProblem, openDatabase } from "../start/database";
import { OperatorError } from "../start/operator-error";
import { advice, type Finding, missing, ok, type Place } from "./settings";

const TIMEOUT_MS = 10_000;

/** The key of a file that only this check writes. */
const TRIAL = "check/trial.txt";

export async function database(env: Env, place: Place): Promise<Finding> {
  const name = "DATABASE_URL";
  const url = env.DATABASE_URL;
  if (!url)
    return place === "server"
      ? ok(name, "npm start runs a database of its own in DATA_DIR.")
      : missing(name, "Set it to a PostgreSQL 15 or later; the embedded one needs a machine of its own.");
  try {
    await openDatabase(env);
    const pending = await pendingMigrations(url).catch((error: Error) => {
      throw new OperatorError(error.message);
    });
    if (pending.length > 0)
      return missing(name, `${pending.length} migrations are missing: npm run db:deploy`);
    return ok(name, "It answers and is up to date.");
  } catch (error) {
    if (error instanceof OperatorError) return missing(name, error.message);
    throw error;
  }
}

export async function blobs(env: Env, place: Place): Promise<Finding> {
  const name = env.S3_ENDPOINT ? "S3_ENDPOINT" : "BLOB_READ_WRITE_TOKEN";
  if (!env.S3_ENDPOINT && !env.BLOB_READ_WRITE_TOKEN)
    return place === "server"
      ? ok(name, "Pictures are files in DATA_DIR.")
      : missing(
          name,
          "Connect a private Vercel Blob store, or set S3_ENDPOINT; files on a serverless disk do not last.",
        );
  return findingOf(name, async () => {
    const store = chosenBlobStore(env);
    await store.put(TRIAL, new TextEncoder().encode(TRIAL), "text/plain");
    await store.delete([TRIAL]);
    return ok(name, "The store takes and deletes files.");
  });
}

export async function mails({ SMTP_URL: url }: Env, place: Place): Promise<Finding> {
  const name = "SMTP_URL";
  if (!url) {
    const text = "Without a mail server nobody can reset a password";
    return place === "server"
      ? advice(name, `${text}; mails are files in DATA_DIR.`)
      : missing(name, `${text}.`);
  }
  return findingOf(name, async () => {
    await smtpTransport(url).verify();
    return ok(name, "The mail server answers.");
  });
}

export async function images({
  REPLICATE_API_TOKEN: token,
  REPLICATE_BASE_URL,
  IMAGE_ENGINE,
}: Env): Promise<Finding> {
  const name = "REPLICATE_API_TOKEN";
  if (!token || IMAGE_ENGINE !== "replicate") return advice(name, "The local engine makes the images.");
  return findingOf(name, async () => {
    const answer = await fetch(`${REPLICATE_BASE_URL}/account`, {
      headers: { authorization: `Bearer ${token}` },
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok
      ? ok(name, "Replicate accepts it.")
      : missing(name, `Replicate refuses it (${answer.status}).`);
  });
}

/** The message of an error may contain a password. */
async function findingOf(name: string, question: () => Promise<Finding>): Promise<Finding> {
  try {
    return await question();
  } catch (error) {
    return missing(name, `Set, but it cannot be used: ${connectionProblem(error)}.`);
  }
}
