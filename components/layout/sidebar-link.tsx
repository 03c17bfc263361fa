import type { ReactNode } from "react";
import { PageLink } from "./page-link";

type SidebarLinkProps = {
  href: string;
  icon: ReactNode;
  keys?: string;
  children: ReactNode;
  current?: boolean;
};

/** One row of the sidebar: app navigation and Quick Actions alike. */
export function SidebarLink({ href, icon, keys, children, current = false }: SidebarLinkProps) {
  return (
    <PageLink
      href={href}
      aria-current={current ? "page" : undefined}
      data-tip={keys ?? ""}
      className="group flex min-h-11 items-center gap-[11px] rounded-[11px] px-[11px] max-xl:justify-center font-label text-muted-foreground text-sm transition-colors duration-quick hover:text-sidebar-foreground pointer-fine:min-h-[42px] aria-[current=page]:bg-sidebar-accent aria-[current=page]:font-strong aria-[current=page]:text-sidebar-accent-foreground [&_svg]:size-[18px] [&_svg]:shrink-0 [&_svg]:stroke-2 aria-[current=page]:[&_svg]:text-sidebar-primary"
    >
      {icon}
      <span className="truncate max-xl:sr-only">{children}</span>
    </PageLink>
  );
}

export function SidebarHeading({ children }: { children: ReactNode }) {
  return <h2 className="mt-5 mb-1.5 px-[11px] font-label text-muted-foreground text-xs">{children}</h2>;
}
