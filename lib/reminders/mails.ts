import { letter } from "@/lib/mail/letter";

type Reader = { firstName: string; email: string };
/** The trainer's name, and the lines of the brand and contact. */
type Sender = { trainerName: string; signature: readonly string[] };
export type ReminderLinks = {
  confirm: string;
  stop: string;
  /** For the unsubscribe button of mail programs, in a header. */
  oneClick: string;
};

/** Asks the client to confirm the address. No other mail is sent before that. */
export function askingMail({ firstName, email }: Reader, sender: Sender, links: ReminderLinks) {
  return letter({
    to: { name: firstName, email },
    subject: `Reminders of your check-ins with ${sender.trainerName}`,
    lines: [
      `Someone asked for reminders of check-ins with ${sender.trainerName} at this address. Please confirm it to get them:`,
      links.confirm,
      "If it was not you, you can ignore this mail. We will not send another one.",
    ],
  });
}

export function reminderMail(
  { firstName, email }: Reader,
  sender: Sender,
  links: ReminderLinks & { checkIn: string },
) {
  return letter({
    to: { name: firstName, email },
    subject: `Your check-in with ${sender.trainerName} is due`,
    lines: [
      "It takes half a minute:",
      links.checkIn,
      [sender.trainerName, ...sender.signature].join(", "),
      "No more reminders:",
      links.stop,
    ],
    // RFC 2369 and RFC 8058: mail programs show their own unsubscribe button, which works with one click.
    headers: {
      "List-Unsubscribe": `<${links.oneClick}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  });
}

/** Shows on lock screens, so it contains no names and no body data. */
export const dueNotice = { title: "Check-in", body: "Your check-in is due.", tag: "check-in" };
