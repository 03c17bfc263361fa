"use client";

import type { KeyboardEvent, ReactNode } from "react";

type TabListProps<Id extends string> = {
  label: string;
  /** The id of the only `role="tabpanel"` element; its content changes with the tab. */
  panelId: string;
  tabs: readonly { id: Id; content: ReactNode }[];
  active: Id;
  onSelect: (id: Id) => void;
  className: string;
  tabClassName: string;
};

export function TabList<Id extends string>({ label, panelId, tabs, active, ...props }: TabListProps<Id>) {
  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex((tab) => tab.id === active);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + tabs.length) % tabs.length;
    (event.currentTarget.children[next] as HTMLElement | undefined)?.focus();
    const tab = tabs[next];
    if (tab) props.onSelect(tab.id);
  };
  return (
    <div role="tablist" aria-label={label} className={props.className} onKeyDown={moveFocus} tabIndex={-1}>
      {tabs.map(({ id, content }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === active}
          aria-controls={panelId}
          tabIndex={id === active ? 0 : -1}
          onClick={() => props.onSelect(id)}
          className={props.tabClassName}
        >
          {content}
        </button>
      ))}
    </div>
  );
}
