"use client";

import { type ReactNode, useState, useTransition } from "react";
import { Logo } from "@/components/platform/frame/logo";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { serverWords } from "@/lib/platform/http/api-error";
import { EntranceFrame } from "./entrance-frame";

type MailedStepProps = {
  texts: { title: string; text: string; submit: string; done: string; failedDetail: string };
  /** Runs the step, and resolves to the success message. */
  act: () => Promise<string>;
  children?: ReactNode;
};

/** The page behind a mailed link. It needs a tap, because mail scanners open links too. */
export function MailedStep({ texts, act, children }: MailedStepProps) {
  const [message, setMessage] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isPending, startTransition] = useTransition();
  const confirm = () =>
    startTransition(async () => {
      setError(null);
      await act().then(setMessage, setError);
    });
  return (
    <EntranceFrame figure="side-small" top={<Logo className="h-7 w-auto" />}>
      <h1 className="type-display max-w-[300px] text-2xl">{message ? texts.done : texts.title}</h1>
      <p role="status" className="mt-2 text-muted-foreground">
        {message ?? texts.text}
      </p>
      <div className="mt-6 flex flex-col gap-4 pb-5">
        {error !== null && <Alert>{serverWords(error, texts.failedDetail)}</Alert>}
        {message ? (
          children
        ) : (
          <Button size="lg" block pending={isPending} onClick={confirm}>
            {texts.submit}
          </Button>
        )}
      </div>
    </EntranceFrame>
  );
}
