"use client";

import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { TabList } from "@/components/ui/tab-list";
import { type DockAction, DockFrame, dockBar, dockItem } from "./dock-frame";

export type ClientTab = { id: string; label: string; icon: ReactNode };

type ClientTabsProps = {
  tabs: ClientTab[];
  active: string;
  onSelect: (id: string) => void;
};

const panelId = "client-tab-panel";

export function ClientTabDock({ action, ...props }: ClientTabsProps & { action?: DockAction | undefined }) {
  const isFull = props.tabs.length > 3;
  return (
    <DockFrame action={action}>
      <TabList
        {...listOf(props, ({ icon, label }) => (
          <>
            {icon}
            <span>{label}</span>
          </>
        ))}
        // Five labels do not fit into equal columns: each column follows its label.
        className={dockBar}
        tabClassName={cn(
          dockItem,
          isFull && "min-w-[44px] flex-auto px-0 font-stretch-80% max-[359px]:text-[0.75rem]",
        )}
      />
    </DockFrame>
  );
}

export function ClientTabRow(props: ClientTabsProps) {
  return (
    <TabList
      {...listOf(props, ({ label }) => <span>{label}</span>)}
      className="hidden auto-cols-[minmax(112px,max-content)] grid-flow-col border-b lg:grid print:hidden"
      tabClassName="relative h-[2.875rem] px-4 text-center font-label text-muted-foreground text-sm transition-colors duration-quick hover:text-foreground aria-selected:font-display aria-selected:text-foreground aria-selected:after:absolute aria-selected:after:inset-x-3.5 aria-selected:after:-bottom-px aria-selected:after:h-[3px] aria-selected:after:rounded-t-[3px] aria-selected:after:bg-primary"
    />
  );
}

/** Where the views of a tab stand: on top of it on phones, at the end of the row of tabs on laptops. */
export const viewsPlace = "lg:absolute lg:-top-[3.4375rem] lg:right-0 lg:m-0 lg:min-w-[260px]";

const listOf = ({ tabs, active, onSelect }: ClientTabsProps, draw: (tab: ClientTab) => ReactNode) => ({
  label: "Client",
  panelId,
  tabs: tabs.map((tab) => ({ id: tab.id, content: draw(tab) })),
  active,
  onSelect,
});

/** Labelled by name, since the tabs exist twice, once per screen size. */
export function ClientTabPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={panelId} aria-label={label} className="relative">
      {children}
    </div>
  );
}
