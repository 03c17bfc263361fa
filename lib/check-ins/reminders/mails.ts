import { answerMailWords, askingMailWords, reminderWords } from "@/lib/check-ins/words/en-mails";
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
    subject: askingMailWords.subject(trainer),
    lines: [askingMailWords.asked(trainer), { link: confirm }, askingMailWords.ignore],
    stop,
  });
}

/** The trainer's name, and the name and phone number of the brand: contact by web and mail is on the page. */
export type Sender = { trainerName: string; brandName: string | null; phone: string | null };

export type MailWords = { subject: (trainer: string) => string; line: string };

/** With the link, without names of others and body data. */
export function clientMail(
  words: MailWords,
  { firstName, email }: Reader,
  { trainerName, brandName, phone }: Sender,
  { checkIn, stop }: { checkIn: string; stop: string },
) {
  const names = [trainerName, brandName ?? ""].map(plainName);
  return letter({
    to: { name: firstName, email },
    subject: words.subject(plainName(trainerName)),
    lines: [words.line, { link: checkIn }, [...names, phone].filter(Boolean).join(", ")],
    stop,
  });
}

/** Shows on lock screens, so it contains no names and no body data. */
export const dueNotice = { ...reminderWords.notice, tag: "check-in" };
export const answerNotice = { ...answerMailWords.notice, tag: "answer" };
