"use client";

import { MailedStep } from "@/components/accounts/welcome/mailed-step";
import { Button } from "@/components/ui/button";
import { confirmEmail } from "@/lib/accounts/settings/queries";
import { confirmEmailTexts } from "./texts";

export function ConfirmEmailScreen({ token }: { token: string }) {
  return (
    <MailedStep texts={confirmEmailTexts} act={async () => (await confirmEmail(token)).message}>
      <Button asChild size="lg" block>
        {/* A full page load, since the signed-in pages still show the old address. */}
        <a href="/">{confirmEmailTexts.home}</a>
      </Button>
    </MailedStep>
  );
}
