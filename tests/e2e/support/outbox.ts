import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { linkIn, parseMail } from "../../support/mail";

/** Where the app under test keeps the mails that it has sent. */
const OUTBOX = path.join(process.env.DATA_DIR ?? ".data", "outbox");

/** The link in the newest mail to the address; waits for the mail. */
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

/** Mails to the address, oldest first. */
async function mailsTo(email: string): Promise<string[]> {
  const names = (await readdir(OUTBOX).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
  const mails = await Promise.all(names.map((name) => readFile(path.join(OUTBOX, name), "utf8")));
  return mails.filter((mail) => parseMail(mail).headers.get("to") === email);
}
