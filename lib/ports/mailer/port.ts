export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers, such as the way out of a mail that comes again. */
  headers?: Record<string, string>;
};

/** Sends one mail. Rejects when the server did not take it; the caller keeps the mail and tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
