import type { Env } from "../../lib/env";
import { chosenBlobStore } from "../../lib/ports/blob-store/chosen";
import { smtpTransport } from "../../lib/ports/mailer/smtp";
import { pendingMigrations } from "../../prisma/migrate";
import { openDatabase } from "../start/database";
import { codeOf, Trouble } from "../start/trouble";
import { advice, type Finding, missing, ok } from "./settings";

const PATIENCE_MS = 10_000;

export async function database(env: Env): Promise<Finding> {
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

export async function blobs(env: Env): Promise<Finding> {
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

export async function mails({ SMTP_URL: url }: Env): Promise<Finding> {
  const name = "SMTP_URL";
  if (!url) return missing(name, "Without a mail server nobody can set a forgotten password anew.");
  return asked(name, async () => {
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

/** What the service says; its own words may hold a password, so that of a failure only the code is told. */
async function asked(name: string, question: () => Promise<Finding>): Promise<Finding> {
  try {
    return await question();
  } catch (error) {
    return missing(name, `Set, but it does not answer (${codeOf(error) ?? "no code"}).`);
  }
}
