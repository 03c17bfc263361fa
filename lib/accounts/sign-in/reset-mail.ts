import { letter, linkTo } from "@/lib/platform/mail/letter";

export const RESET_MINUTES = 60;

export function resetMail(to: { name: string; email: string }, appUrl: string, token: string) {
  return letter({
    to,
    subject: "Reset your Formcast password",
    lines: [
      "Someone asked for a new password for your Formcast account. Use this link to set it. It works once and is " +
        `valid for ${RESET_MINUTES} minutes:`,
      { link: linkTo(appUrl, "/login", "reset", token) },
      "If it was not you, nothing has changed and you can ignore this mail.",
    ],
  });
}
