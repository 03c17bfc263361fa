import type { ReactNode } from "react";
import { cn } from "./cn";

/** A value that nobody measured, with its range in words: dotted, where a measured one is solid. */
export function Estimated({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      data-estimated
      className={cn(
        "underline decoration-2 decoration-dotted decoration-input underline-offset-4",
        className,
      )}
    >
      {children}
    </span>
  );
}
