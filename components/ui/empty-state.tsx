import type { ReactNode } from "react";
import { cn } from "./cn";

type EmptyStateProps = {
  drawing?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
};

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
