"use client";

import { MailedStep } from "@/components/welcome/mailed-step";
import { confirmReminders, stopReminders } from "@/lib/reminders/queries";
import { mailedReminderTexts } from "./more/texts";

type RemindersScreenProps = { step: "confirm" | "stop"; token: string };

export function RemindersScreen({ step, token }: RemindersScreenProps) {
  const texts = mailedReminderTexts[step];
  const act = async () => {
    await (step === "confirm" ? confirmReminders : stopReminders)(token);
    return texts.doneText;
  };
  return <MailedStep texts={texts} act={act} />;
}
