import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { PageLink } from "./page-link";

/** The square button beside the dock, which adds something. */
export type DockAction = {
  label: string;
  /** The full name for screen readers; the square has room for one word. */
  description: string;
  icon: ReactNode;
} & ({ href: string } | { onSelect: () => void });

type DockFrameProps = { children: ReactNode; action?: DockAction | undefined; className?: string };

export function DockFrame({ children, action, className }: DockFrameProps) {
  return (
    <nav
      aria-label="App"
      className={cn(
        "pointer-events-none fixed inset-x-0 bottom-0 z-40 mx-auto flex max-w-column flex-wrap-reverse justify-end gap-[10px] px-[12px] pt-[22px] pb-(--safe-bottom)",
        "bg-linear-to-b from-transparent to-44% to-background *:pointer-events-auto lg:hidden print:hidden",
        // An action bar takes the place of the dock.
        "in-[:has([data-action-bar])]:hidden",
        className,
      )}
    >
      {children}
      {action && <ActionSquare action={action} />}
    </nav>
  );
}

export const dockBar =
  "flex min-h-[66px] min-w-fit flex-1 flex-wrap rounded-dock border bg-popover p-[4px] shadow-pop";

export const dockItem = cn(
  "pressable flex min-w-fit flex-1 basis-0 flex-col items-center justify-center gap-0.5 rounded-[17px] px-[4px] font-label text-[0.78125rem]/[1rem] text-muted-foreground",
  "aria-[current=page]:bg-accent aria-[current=page]:font-button aria-[current=page]:text-primary",
  "aria-selected:bg-accent aria-selected:font-button aria-selected:text-primary",
  "[&_svg]:size-[22px] [&_svg]:shrink-0 [&_svg]:stroke-[1.9] [&>span]:max-w-full [&>span]:truncate",
);

const square =
  "pressable flex min-h-[66px] min-w-[74px] shrink-0 flex-col items-center justify-center gap-0.5 rounded-dock border-2 border-primary/78 bg-popover font-strong px-1 text-[0.78125rem]/[1rem] text-primary shadow-pop [&_svg]:size-[22px] [&_svg]:stroke-[1.9]";

function ActionSquare({ action }: { action: DockAction }) {
  const content = (
    <>
      {action.icon}
      <span aria-hidden>{action.label}</span>
    </>
  );
  if ("href" in action) {
    return (
      <PageLink href={action.href} aria-label={action.description} className={square}>
        {content}
      </PageLink>
    );
  }
  return (
    <button type="button" onClick={action.onSelect} aria-label={action.description} className={square}>
      {content}
    </button>
  );
}
