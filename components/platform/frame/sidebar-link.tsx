import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { PageLink } from "./page-link";

type SidebarLinkProps = {
  href: string;
  icon: ReactNode;
  keys?: string;
  children: ReactNode;
  current?: boolean;
  waiting?: number | undefined;
};

export function SidebarLink({ href, icon, keys, children, current = false, waiting = 0 }: SidebarLinkProps) {
  return (
    <PageLink
      href={href}
      aria-current={current ? "page" : undefined}
      data-tip={keys ?? ""}
      className="group flex min-h-11 items-center gap-[11px] rounded-[11px] px-[11px] max-xl:justify-center font-label text-muted-foreground text-sm transition-colors duration-quick hover:text-sidebar-foreground pointer-fine:min-h-[42px] aria-[current=page]:bg-sidebar-accent aria-[current=page]:font-strong aria-[current=page]:text-sidebar-accent-foreground [&_svg]:size-[18px] [&_svg]:shrink-0 [&_svg]:stroke-2 aria-[current=page]:[&_svg]:text-sidebar-primary"
    >
      {icon}
      <span className="min-w-0 break-words max-xl:sr-only">{children}</span>
      {waiting > 0 && <WaitingCount count={waiting} className="ml-auto max-xl:ml-0" />}
    </PageLink>
  );
}

/** Screen readers also hear what the number counts. */
export function WaitingCount({ count, className }: { count: number; className?: string }) {
  return (
    <span
      className={cn(
        "grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1.5 font-strong text-[0.6875rem] text-primary-foreground leading-none forced-colors:border",
        className,
      )}
    >
      <span aria-hidden>{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{count} waiting</span>
    </span>
  );
}

export function SidebarHeading({ children }: { children: ReactNode }) {
  return <h2 className="mt-5 mb-1.5 px-[11px] font-label text-muted-foreground text-xs">{children}</h2>;
}
