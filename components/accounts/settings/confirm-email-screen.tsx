"use client";

import { MailedStep } from "@/components/accounts/welcome/mailed-step";
import { Button } from "@/components/ui/button";
import type * as Contract from "@/lib/accounts/settings/contract";
import { api } from "@/lib/platform/http/api";

const confirmEmailTexts = {
  title: "Confirm your new address",
  text: "Tap once. From then on you sign in with this address.",
  submit: "Confirm address",
  done: "Address changed",
  failedDetail: "Check your network and try again.",
};

const settings = api<typeof Contract>();

export function ConfirmEmailScreen({ token }: { token: string }) {
  const confirm = () => settings.tell("POST /api/account/email/confirmation", { body: { token } });
  return (
    <MailedStep texts={confirmEmailTexts} act={async () => (await confirm()).message}>
      <Button asChild size="lg" block>
        {/* A full page load, since the signed-in pages still show the old address. */}
        <a href="/">Go to Formcast</a>
      </Button>
    </MailedStep>
  );
}
