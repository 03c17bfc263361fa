import type { ReactNode } from "react";
import { cn } from "./cn";

type EmptyStateProps = {
  /** A dotted drawing of what will stand here. */
  drawing?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
  className?: string;
};

/** What a list shows before its first entry. */
export function EmptyState({ drawing, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cn("flex flex-col items-center gap-3 px-4 py-6 text-center", className)}>
      {drawing}
      <p className="font-strong text-base">{title}</p>
      {children && <p className="max-w-[320px] text-muted-foreground text-sm">{children}</p>}
      {action}
    </div>
  );
}
