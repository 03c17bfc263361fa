import { letter } from "@/lib/platform/mail/letter";
import { plainName } from "@/lib/text/names";

type Reader = { firstName: string; email: string };

/** Asks the client to confirm the address. No other mail is sent before that. */
export function askingMail(
  { firstName, email }: Reader,
  trainerName: string,
  { confirm, stop }: { confirm: string; stop: string },
) {
  const trainer = plainName(trainerName);
  return letter({
    to: { name: firstName, email },
    subject: `Reminders of your check-ins with ${trainer}`,
    lines: [
      `Someone asked for reminders of check-ins with ${trainer} at this address. Please confirm it to get them:`,
      { link: confirm },
      "If it was not you, you can ignore this mail. No reminder comes before the address is confirmed.",
    ],
    stop,
  });
}

/** The trainer's name, and the name and phone number of the brand: contact by web and mail is on the page. */
export type Sender = { trainerName: string; brandName: string | null; phone: string | null };

export function reminderMail(
  { firstName, email }: Reader,
  { trainerName, brandName, phone }: Sender,
  { checkIn, stop }: { checkIn: string; stop: string },
) {
  const names = [trainerName, brandName ?? ""].map(plainName);
  return letter({
    to: { name: firstName, email },
    subject: `Your check-in with ${plainName(trainerName)} is due`,
    lines: ["Your check-in is due:", { link: checkIn }, [...names, phone].filter(Boolean).join(", ")],
    stop,
  });
}

/** Shows on lock screens, so it contains no names and no body data. */
export const dueNotice = { title: "Check-in", body: "Your check-in is due.", tag: "check-in" };
