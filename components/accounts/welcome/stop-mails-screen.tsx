"use client";

import { useState, useTransition } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/platform/http/api";
import { serverWords } from "@/lib/platform/http/api-error";
import type * as Contract from "@/lib/platform/mail/contract";
import { MailedStep } from "./mailed-step";
import { stopMailsTexts } from "./welcome-texts";

const mails = api<typeof Contract>();

export function StopMailsScreen({ token }: { token: string }) {
  const stop = async () => {
    await mails.tell("POST /api/mails/[token]/stop", { params: { token } });
    return stopMailsTexts.doneText;
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
  if (isAllowed) return <p role="status">{stopMailsTexts.allowed}</p>;
  return (
    <>
      {error !== null && <Alert>{serverWords(error, stopMailsTexts.failedDetail)}</Alert>}
      <Button size="lg" variant="secondary" block pending={isPending} onClick={allow}>
        {stopMailsTexts.allow}
      </Button>
    </>
  );
}
