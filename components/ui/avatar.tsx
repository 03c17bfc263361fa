import type { ReactNode } from "react";
import { cn } from "./cn";

/** A person's initials on a disc, beside the name that says the same to everybody; sized by the class. */
export function Avatar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        "grid shrink-0 place-items-center rounded-full bg-secondary font-strong text-sm",
        className,
      )}
    >
      {children}
    </span>
  );
}
