import { letter } from "@/lib/mail/letter";
import type { Mail } from "@/lib/ports/mailer/port";

type Reader = { firstName: string; email: string };
/** Who writes: the name, and what else of the brand and the contact there is. */
type Sender = { trainerName: string; signature: readonly string[] };
export type ReminderLinks = {
  confirm: string;
  stop: string;
  /** For the unsubscribe button of mail programs; it stands in a header. */
  oneClick: string;
};

/** To an address that a client gave: nothing else goes there before it was confirmed. */
export function askingMail({ firstName, email }: Reader, sender: Sender, links: ReminderLinks): Mail {
  return letter({
    to: { name: firstName, email },
    subject: `Reminders of your check-ins with ${sender.trainerName}`,
    lines: [
      `Somebody, hopefully you, asked for reminders of check-ins with ${sender.trainerName} at this address. They begin once you confirm it:`,
      links.confirm,
      "If it was not you, ignore this mail. No other one follows.",
    ],
  });
}

/** Says that a check-in is due. The link in it opens the client's page. */
export function reminderMail(
  { firstName, email }: Reader,
  sender: Sender,
  links: ReminderLinks & { checkIn: string },
): Mail {
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
    // RFC 2369 and RFC 8058: mail programs show a button of their own, which works with one press.
    headers: {
      "List-Unsubscribe": `<${links.oneClick}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  });
}

/** Read on lock screens: no names, no figures. */
export const dueNotice = { title: "Check-in", body: "Your check-in is due.", tag: "check-in" };
