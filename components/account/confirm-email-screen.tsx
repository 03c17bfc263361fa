"use client";

import { Button } from "@/components/ui/button";
import { MailedStep } from "@/components/welcome/mailed-step";
import { confirmEmail } from "@/lib/account/queries";
import { confirmEmailTexts } from "./texts";

export function ConfirmEmailScreen({ token }: { token: string }) {
  return (
    <MailedStep texts={confirmEmailTexts} act={async () => (await confirmEmail(token)).message}>
      <Button asChild size="lg" block>
        {/* A full load: the pages of the account are drawn with the new address. */}
        <a href="/">{confirmEmailTexts.home}</a>
      </Button>
    </MailedStep>
  );
}
