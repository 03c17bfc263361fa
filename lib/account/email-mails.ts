import { letter } from "@/lib/mail/letter";
import { linkTo } from "@/lib/mail/mailed-link";
import type { Mail } from "@/lib/ports/mailer/port";

/** As long as a mail may wait for its server: a link that comes later would not work. */
export const CONFIRM_MINUTES = 60;

type Account = { name: string; email: string };

/** To the new address: the link that makes it the account's own. */
export function confirmMail({ name }: Account, email: string, appUrl: string, token: string): Mail {
  return letter({
    to: { name, email },
    subject: "Confirm your new Formcast address",
    lines: [
      `This link makes ${email} the address of your Formcast account. It works once, for ${CONFIRM_MINUTES} minutes:`,
      linkTo(appUrl, "/confirm-email", "token", token),
      "If it was not you, nothing has changed and you can ignore this mail.",
    ],
  });
}

/** To the address that the account has: somebody wants another one. */
export function askedMail(account: Account, email: string): Mail {
  return letter({
    to: account,
    subject: "A new address for your Formcast account",
    lines: [
      `Somebody who knows your password asked to change the address of your account to ${email}.`,
      "Until that address is confirmed, nothing changes. If it was not you, change your password now.",
    ],
  });
}

/** To the address that the account had. */
export function changedMail(account: Account, email: string): Mail {
  return letter({
    to: account,
    subject: "Your Formcast address has changed",
    lines: [
      `You now sign in with ${email}. This address no longer opens your account.`,
      "If it was not you, write to whoever runs your Formcast.",
    ],
  });
}
