import { access, constants, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import type { Mailer } from "./port";

/** The default without SMTP: writes each mail to a file in RFC 5322 form and logs its path. */
export function createOutboxMailer(folder: string, from: string): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "crlf" });
  const makeFolder = () => mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    async send(mail) {
      const { message } = await composer.sendMail({ from, ...mail });
      await makeFolder();
      const name = `${stampOf(new Date())}-${crypto.randomUUID().slice(0, 8)}.eml`;
      const file = path.join(folder, name);
      await writeFile(`${file}.tmp`, withWholeLines(message as Buffer), { mode: 0o600 });
      await rename(`${file}.tmp`, file);
      console.info(`mail written to the outbox: ${file}`);
    },
    async check() {
      await makeFolder();
      await access(folder, constants.W_OK);
    },
    async forget(before) {
      const names = await readdir(folder).catch(() => []);
      const old = names.filter((name) => MAIL.test(name) && name < stampOf(before));
      await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}

const MAIL = /^[\dTZ.-]{24}-[0-9a-f]{8}\.eml(\.tmp)?$/;
/** Sorts by time, and has no colon, which Windows refuses. */
const stampOf = (moment: Date): string => moment.toISOString().replaceAll(":", "-");

/** RFC 5322 requires CRLF; the composer keeps a bare LF inside a text. */
function withWholeLines(message: Buffer): Buffer {
  return Buffer.from(message.toString("latin1").replaceAll(/\r?\n/g, "\r\n"), "latin1");
}
