export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** Sends one mail. Throws if the server did not accept it; the caller stores the mail and retries. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Sends nothing. @throws if mails cannot be sent at the moment */
  check(): Promise<void>;
  /** Deletes what was sent before; a mail server keeps nothing here. */
  forget?(before: Date): Promise<void>;
}
