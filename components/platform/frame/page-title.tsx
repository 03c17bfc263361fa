"use client";

import { type ReactNode, useLayoutEffect } from "react";
import { cn } from "@/components/ui/cn";

type PageTitleProps = {
  children: ReactNode;
  description?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

export function PageTitle({ children, description, lead, actions, className }: PageTitleProps) {
  return (
    <div className={cn("flex flex-wrap items-center gap-x-[18px] gap-y-3 pt-2.5 pb-4 lg:pt-6", className)}>
      {lead && <div className="-ml-2.5">{lead}</div>}
      <div className="min-w-0 flex-1 lg:basis-48">
        <h1 className="type-display break-words text-2xl">{children}</h1>
        {description && <p className="mt-1 text-muted-foreground text-sm">{description}</p>}
      </div>
      {actions && <div className="flex gap-2">{actions}</div>}
    </div>
  );
}

/** The browser tab's title. Next sets its own title late after a client-side navigation. */
export function usePageTitle(name: string | undefined): void {
  useLayoutEffect(() => {
    if (name === undefined) return;
    const tell = () => {
      if (document.title !== name) document.title = name;
    };
    tell();
    const watch = new MutationObserver(tell);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [name]);
}
