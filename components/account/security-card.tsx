"use client";

import { Shield } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { ChangeEmailForm } from "./change-email-form";
import { ChangePasswordForm } from "./change-password-form";
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

type FormBehindButtonProps = { label: string; children: (close: () => void) => ReactNode };

/** The form is there only while it is wanted: closing it forgets what was typed. */
function FormBehindButton({ label, children }: FormBehindButtonProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (open) return children(() => setOpen(false));
  return (
    <Button ref={opener} variant="secondary" block className="mt-3.5" onClick={() => setOpen(true)}>
      {label}
    </Button>
  );
}
