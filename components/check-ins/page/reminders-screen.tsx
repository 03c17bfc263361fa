"use client";

import { MailedStep } from "@/components/accounts/welcome/mailed-step";
import { confirmReminders } from "@/lib/check-ins/reminders/queries";
import { mailedReminderTexts } from "./more-texts";

export function RemindersScreen({ token }: { token: string }) {
  const confirm = async () => {
    await confirmReminders(token);
    return mailedReminderTexts.doneText;
  };
  return <MailedStep texts={mailedReminderTexts} act={confirm} />;
}
