"use client";

import { Shield } from "lucide-react";
import { Card, CardTitle } from "@/components/ui/card";
import { ChangeEmailForm } from "./change-email-form";
import { ChangePasswordForm } from "./change-password-form";
import { FormBehindButton } from "./form-behind-button";
import { securityTexts } from "./texts";

/** What signs in to the account, and the forms that change it. */
export function SecurityCard({ email }: { email: string }) {
  return (
    <Card className="mt-5">
      <div className="flex items-center gap-2.5">
        <Shield aria-hidden className="size-[22px] stroke-[1.9] text-muted-foreground" />
        <CardTitle>{securityTexts.title}</CardTitle>
      </div>
      <FormBehindButton label={securityTexts.changePassword}>
        {(close) => <ChangePasswordForm email={email} onClose={close} />}
      </FormBehindButton>
      <FormBehindButton label={securityTexts.changeEmail}>
        {(close) => <ChangeEmailForm onClose={close} />}
      </FormBehindButton>
    </Card>
  );
}
