import { CircleUserRound, Dumbbell, Users } from "lucide-react";
import type { AppPlaceId } from "./app-places";
import { type DockAction, DockFrame, dockBar, dockItem } from "./dock-frame";
import { navTexts } from "./layout-texts";
import { PageLink } from "./page-link";

const LIST = "/client-dashboard";

type BottomNavigationProps = {
  active: AppPlaceId | undefined;
  trainHref?: string | undefined;
  action?: DockAction | undefined;
};

export function BottomNavigation({ active, trainHref = LIST, action }: BottomNavigationProps) {
  const items = [
    { id: "clients", label: navTexts.clients, href: LIST, icon: <Users aria-hidden /> },
    { id: "train", label: navTexts.train, href: trainHref, icon: <Dumbbell aria-hidden /> },
    { id: "account", label: navTexts.account, href: "/my-account", icon: <CircleUserRound aria-hidden /> },
  ];
  // Phones reach these two pages from the client list.
  const current = active === "analytics" || active === "programmes" ? "clients" : active;
  return (
    <DockFrame action={action}>
      <div className={dockBar}>
        {items.map(({ id, label, href, icon }) => (
          <PageLink
            key={id}
            href={href}
            aria-current={id === current ? "page" : undefined}
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
