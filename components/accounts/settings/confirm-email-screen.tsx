"use client";

import { MailedStep } from "@/components/accounts/welcome/mailed-step";
import { Button } from "@/components/ui/button";
import type * as Contract from "@/lib/accounts/settings/contract";
import { api } from "@/lib/platform/http/api";
import { confirmEmailTexts } from "./texts";

const settings = api<typeof Contract>();

export function ConfirmEmailScreen({ token }: { token: string }) {
  const confirm = () => settings.tell("POST /api/account/email/confirmation", { body: { token } });
  return (
    <MailedStep texts={confirmEmailTexts} act={async () => (await confirm()).message}>
      <Button asChild size="lg" block>
        {/* A full page load, since the signed-in pages still show the old address. */}
        <a href="/">{confirmEmailTexts.home}</a>
      </Button>
    </MailedStep>
  );
}
