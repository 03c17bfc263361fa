import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type ActionBarProps = {
  /** The only filled button of the view. */
  action: ReactNode;
  /** Live values or a note, above the button on phones and beside it on laptops. */
  children?: ReactNode;
  className?: string;
};

/** Place it last, in a page whose shell has `dock={null}`, so that it never covers the end of the page. */
export function ActionBar({ action, children, className }: ActionBarProps) {
  return (
    <div
      data-action-bar
      className={cn(
        "sticky bottom-0 z-40 -mx-4 mt-auto flex flex-col gap-2.5 rounded-t-[24px] bg-popover px-4 pt-3 pb-(--safe-bottom) text-popover-foreground shadow-sheet print:hidden",
        "lg:-mx-6 xl:-mx-8 lg:flex-row lg:items-center lg:justify-between lg:gap-6 lg:rounded-none lg:px-6 lg:py-3.5 xl:px-8",
        className,
      )}
    >
      <div className="min-w-0">{children}</div>
      <div className="flex flex-col lg:min-w-[220px]">{action}</div>
    </div>
  );
}
