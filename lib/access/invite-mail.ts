import { letter } from "@/lib/mail/letter";
import { linkTo } from "@/lib/mail/mailed-link";
import type { Mail } from "@/lib/ports/mailer/port";

export const INVITATION_DAYS = 7;

/** The mail with the link that sets the first password of an account that an admin made. */
export function inviteMail(to: { name: string; email: string }, appUrl: string, token: string): Mail {
  return letter({
    to,
    subject: "Your Formcast account",
    lines: [
      "An account at Formcast was made for you. This link sets its password. It works once, for " +
        `${INVITATION_DAYS} days:`,
      linkTo(appUrl, "/login", "reset", token),
      "If you expected nothing of the kind, you can ignore this mail: without a password nobody can sign in.",
    ],
  });
}
