"use client";

import { useState, useTransition } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/platform/http/api";
import { serverWords } from "@/lib/platform/http/api-error";
import type * as Contract from "@/lib/platform/mail/contract";
import { MailedStep } from "./mailed-step";

const stopMailsTexts = {
  title: "No more mails",
  text: "Tap once and this address gets no more reminders, questions to confirm it, or invitations. Check-ins and accounts stay as they are, and a phone that shows reminders keeps showing them.",
  submit: "Stop the mails",
  done: "The mails are stopped",
  doneText: "We will not send another one to this address.",
  failedDetail: "Check your network and try again.",
};

const mails = api<typeof Contract>();

export function StopMailsScreen({ token }: { token: string }) {
  const stop = async () => {
    await mails.tell("POST /api/mails/[token]/stop", { params: { token } });
    return "We will not send another one to this address.";
  };
  return (
    <MailedStep texts={stopMailsTexts} act={stop}>
      <AllowAgain token={token} />
    </MailedStep>
  );
}

function AllowAgain({ token }: { token: string }) {
  const [isAllowed, setAllowed] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [isPending, startTransition] = useTransition();
  const allow = () =>
    startTransition(async () => {
      setError(null);
      await mails
        .tell("DELETE /api/mails/[token]/stop", { params: { token } })
        .then(() => setAllowed(true), setError);
    });
  if (isAllowed) return <p role="status">Mails to this address are allowed again.</p>;
  return (
    <>
      {error !== null && <Alert>{serverWords(error, "Check your network and try again.")}</Alert>}
      <Button size="lg" variant="secondary" block pending={isPending} onClick={allow}>
        Allow them again
      </Button>
    </>
  );
}
