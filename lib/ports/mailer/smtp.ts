import nodemailer from "nodemailer";
import type { Mailer } from "./port";

/** A short time-out is safe, because the mail stays in the database for a retry. */
const TIMEOUT_MS = 10_000;

export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = smtpTransport(url);
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    async check() {
      await transport.verify();
    },
  };
}

export function smtpTransport(url: string) {
  return nodemailer.createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
}
