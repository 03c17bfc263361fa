import nodemailer from "nodemailer";
import type { Mailer } from "./port";

/** A mail server that is slow or silent is given up on quickly: the mail waits in the database meanwhile. */
const PATIENCE_MS = 10_000;

/** Sends through the SMTP server of `smtp://user:pass@host:port` or `smtps://…`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = smtpTransport(url);
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}

/** A connection to the server, made when it is first used. */
export function smtpTransport(url: string) {
  return nodemailer.createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
}
