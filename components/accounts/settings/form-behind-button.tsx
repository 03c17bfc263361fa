"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button, wrapping } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

type FormBehindButtonProps = { label: string; children: (close: () => void) => ReactNode };

/** Closing unmounts the form, so that it forgets what was typed. */
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
    <Button
      ref={opener}
      variant="secondary"
      block
      className={cn(wrapping, "mt-3.5")}
      onClick={() => setOpen(true)}
    >
      {label}
    </Button>
  );
}

type FormButtonsProps = { cancel: string; submit: string; isPending: boolean; onCancel: () => void };

export function FormButtons({ cancel, submit, isPending, onCancel }: FormButtonsProps) {
  return (
    <div className="mt-1 flex gap-2.5">
      <Button variant="secondary" className="flex-1" disabled={isPending} onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" className="flex-[1.6]" pending={isPending}>
        {submit}
      </Button>
    </div>
  );
}
