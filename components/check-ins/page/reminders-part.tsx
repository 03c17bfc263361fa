"use client";

import { Bell, Mail } from "lucide-react";
import { useState, useTransition } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { CheckInPage, OpenCheckIn } from "@/lib/check-ins/page/schema";
import { askForReminders, endReminders, remindThisBrowser } from "@/lib/check-ins/reminders/queries";
import { remindersWords } from "@/lib/check-ins/words/en-sheets";
import { serverWords } from "@/lib/platform/http/api-error";

type RemindersPartProps = {
  token: string;
  reminders: OpenCheckIn["reminders"];
  onPage: (page: CheckInPage) => void;
};

export function RemindersPart({ token, reminders, onPage }: RemindersPartProps) {
  const [said, setSaid] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOn, setOn] = useState(false);
  const [isPending, startTransition] = useTransition();
  const act = (work: () => Promise<string>) =>
    startTransition(async () => {
      setProblem(null);
      await work().then(setSaid, (error) => setProblem(serverWords(error, remindersWords.failed)));
    });
  const ask = (form: FormData) =>
    act(async () => {
      onPage(await askForReminders(token, String(form.get("email") ?? "")));
      return remindersWords.sentLink;
    });
  const end = () =>
    act(async () => {
      onPage(await endReminders(token));
      setOn(false);
      return remindersWords.ended;
    });
  const onPhone = () =>
    act(async () => {
      const isOn = await remindThisBrowser(token);
      if (isOn) setOn(true);
      return isOn ? remindersWords.onPhoneNow : remindersWords.noPhone;
    });
  return (
    <section className="mt-6 border-t pt-5">
      <h3 className="font-strong">{remindersWords.title}</h3>
      <p className="mt-1 text-muted-foreground text-sm">{remindersWords.hint}</p>
      {reminders ? (
        <p className="mt-3 break-words text-sm">{remindersWords[reminders.state](reminders.email)}</p>
      ) : (
        <form action={ask} className="mt-3 grid gap-3">
          <Field label={remindersWords.email}>
            <Input name="email" type="email" autoComplete="email" required />
          </Field>
          <Button type="submit" variant="outline" block pending={isPending}>
            <Mail aria-hidden />
            {remindersWords.byMail}
          </Button>
        </form>
      )}
      <div className="mt-2 grid gap-2">
        <Button variant="outline" block disabled={isPending} onClick={onPhone}>
          <Bell aria-hidden />
          {remindersWords.onPhone}
        </Button>
        {(reminders || isOn) && (
          <Button variant="secondary" block disabled={isPending} onClick={end}>
            {remindersWords.end}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-sm empty:mt-0">
        {said}
      </p>
      {problem && <Alert className="mt-2">{problem}</Alert>}
    </section>
  );
}
