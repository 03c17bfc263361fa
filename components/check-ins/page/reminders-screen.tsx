"use client";

import { MailedStep } from "@/components/accounts/welcome/mailed-step";
import { confirmReminders } from "@/lib/check-ins/reminders/queries";
import { mailedReminderWords } from "@/lib/check-ins/words/en-mails";

export function RemindersScreen({ token }: { token: string }) {
  const confirm = async () => {
    await confirmReminders(token);
    return mailedReminderWords.doneText;
  };
  return <MailedStep texts={mailedReminderWords} act={confirm} />;
}
