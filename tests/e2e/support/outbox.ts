import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { linkIn, parseMail } from "../../support/mail";

/** The sent mails of the app under test. */
const OUTBOX = path.join(process.env.DATA_DIR ?? ".data", "outbox");

/** Waits for a mail to the address, and returns the link in the newest one. */
export async function mailedLink(email: string): Promise<URL> {
  let mails: string[] = [];
  await expect
    .poll(async () => {
      mails = await mailsTo(email);
      return mails.length;
    })
    .toBeGreaterThan(0);
  return linkIn(mails.at(-1) ?? "");
}

/** Oldest first. */
async function mailsTo(email: string): Promise<string[]> {
  const names = (await readdir(OUTBOX).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
  const mails = await Promise.all(names.map((name) => readFile(path.join(OUTBOX, name), "utf8")));
  return mails.filter((mail) => parseMail(mail).headers.get("to") === email);
}
