import type { NavItem } from "./app-nav";
import { type DockAction, DockFrame, dockBar, dockItem } from "./dock-frame";
import { PageLink } from "./page-link";

type DockProps = { items: NavItem[]; activeId: string | undefined; action?: DockAction | undefined };

/** The floating navigation bar of phones and tablets, outside a client. */
export function Dock({ items, activeId, action }: DockProps) {
  return (
    <DockFrame action={action}>
      <div className={dockBar}>
        {items.map(({ id, label, href, icon }) => (
          <PageLink
            key={id}
            href={href}
            aria-current={id === activeId ? "page" : undefined}
            className={dockItem}
          >
            {icon}
            <span>{label}</span>
          </PageLink>
        ))}
      </div>
    </DockFrame>
  );
}
