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

const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Without encryption no mail leaves this machine, unless the address says `requireTLS=false`: mails contain links. */
export function smtpTransport(url: string) {
  return nodemailer.createTransport({
    url,
    requireTLS: !THIS_MACHINE.test(new URL(url).hostname),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
}
