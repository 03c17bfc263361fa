"use client";

import { useState, useTransition } from "react";
import { Logo } from "@/components/layout/logo";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { EntranceFrame } from "@/components/welcome/entrance-frame";
import { confirmEmail } from "@/lib/account/queries";
import { serverWords } from "@/lib/http/api-error";
import { confirmEmailTexts } from "./texts";

/** Opens from a mailed link. It asks for a tap, because programs that check mails open links too. */
export function ConfirmEmailScreen({ token }: { token: string }) {
  const [message, setMessage] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isPending, startTransition] = useTransition();
  const confirm = () =>
    startTransition(async () => {
      setError(null);
      await confirmEmail(token).then((reply) => setMessage(reply.message), setError);
    });
  return (
    <EntranceFrame figure="side-small" top={<Logo className="h-7 w-auto" />}>
      <h1 className="type-display max-w-[300px] text-2xl">
        {message ? confirmEmailTexts.done : confirmEmailTexts.title}
      </h1>
      <p role="status" className="mt-2 text-muted-foreground">
        {message ?? confirmEmailTexts.text}
      </p>
      <div className="mt-6 flex flex-col gap-4 pb-5">
        {error !== null && <Alert>{serverWords(error, confirmEmailTexts.failedDetail)}</Alert>}
        {message ? (
          <Button asChild size="lg" block>
            {/* A full load: the pages of the account are drawn with the new address. */}
            <a href="/">{confirmEmailTexts.home}</a>
          </Button>
        ) : (
          <Button size="lg" block pending={isPending} onClick={confirm}>
            {confirmEmailTexts.submit}
          </Button>
        )}
      </div>
    </EntranceFrame>
  );
}
