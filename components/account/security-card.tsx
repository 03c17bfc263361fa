"use client";

import { Shield } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { ChangePasswordForm } from "./change-password-form";
import { securityTexts } from "./texts";

/** The form is there only while it is wanted: closing it forgets what was typed. */
export function SecurityCard({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <Card className="mt-5">
      <div className="flex items-center gap-2.5">
        <Shield aria-hidden className="size-[22px] stroke-[1.9] text-muted-foreground" />
        <CardTitle>{securityTexts.title}</CardTitle>
      </div>
      {open ? (
        <ChangePasswordForm email={email} onClose={() => setOpen(false)} />
      ) : (
        <Button ref={opener} variant="secondary" block className="mt-3.5" onClick={() => setOpen(true)}>
          {securityTexts.changePassword}
        </Button>
      )}
    </Card>
  );
}
