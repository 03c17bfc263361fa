export type Mail = { to: string; subject: string; text: string; html: string };

/** Sends one mail. Rejects when the server did not take it; the caller keeps the mail and tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
