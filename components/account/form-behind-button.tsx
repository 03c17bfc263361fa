"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";

type FormBehindButtonProps = { label: string; children: (close: () => void) => ReactNode };

/** The form is there only while it is wanted: closing it forgets what was typed. */
export function FormBehindButton({ label, children }: FormBehindButtonProps) {
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
