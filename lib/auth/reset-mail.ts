import { letter, linkTo } from "@/lib/mail/letter";
import type { Mail } from "@/lib/ports/mailer/port";

export const RESET_MINUTES = 60;

/** The mail with the link that sets a new password. */
export function resetMail(to: { name: string; email: string }, appUrl: string, token: string): Mail {
  return letter({
    to,
    subject: "Reset your Formcast password",
    lines: [
      "Somebody, hopefully you, asked for a new Formcast password. This link sets it. It works once, for " +
        `${RESET_MINUTES} minutes:`,
      linkTo(appUrl, "/login", "reset", token),
      "If it was not you, nothing has changed and you can ignore this mail.",
    ],
  });
}
