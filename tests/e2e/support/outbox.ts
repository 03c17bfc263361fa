import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { linkIn, parseMail, stopIn } from "../../support/mail";

/** The sent mails of the app under test. */
const OUTBOX = path.join(process.env.DATA_DIR ?? ".data", "outbox");

/** Waits for a mail to the address, and returns the link in the newest one. */
export const mailedLink = async (email: string): Promise<URL> => linkIn(await newestMail(email));

/** The same for the link that ends such mails. */
export const stopLinkIn = async (email: string): Promise<URL> => stopIn(await newestMail(email));

async function newestMail(email: string): Promise<string> {
  let mails: string[] = [];
  await expect
    .poll(async () => {
      mails = await mailsTo(email);
      return mails.length;
    })
    .toBeGreaterThan(0);
  return mails.at(-1) ?? "";
}

/** Oldest first. */
async function mailsTo(email: string): Promise<string[]> {
  const names = (await readdir(OUTBOX).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
  const mails = await Promise.all(names.map((name) => readFile(path.join(OUTBOX, name), "utf8")));
  return mails.filter((mail) => parseMail(mail).headers.get("to") === email);
}
