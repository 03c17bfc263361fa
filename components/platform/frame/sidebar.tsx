import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { type AppPlaceId, placesOf } from "./app-places";
import { navTexts } from "./layout-texts";
import { Logo } from "./logo";
import { PageLink } from "./page-link";
import { SidebarLink } from "./sidebar-link";

export type ShellTrainer = { name: string; isAdmin: boolean };

type SidebarProps = {
  trainer: ShellTrainer;
  active: AppPlaceId | undefined;
  onLogout: () => void;
  checkInsWaiting?: number | undefined;
  /** The active client with Quick Actions. */
  children?: ReactNode;
};

/** Navigation on laptops; small laptops show icons only. */
export function Sidebar({ trainer, active, onLogout, checkInsWaiting, children }: SidebarProps) {
  return (
    <>
      <PageLink
        href="/client-dashboard"
        className="mb-[22px] self-center rounded-image xl:self-start xl:px-2.5"
      >
        <Logo form="mark" className="size-8 xl:hidden" />
        <Logo className="h-[22px] w-auto max-xl:hidden" />
      </PageLink>
      <div className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1">
        <nav aria-label={navTexts.name}>
          {placesOf(trainer.isAdmin).map(({ id, label, href, icon, keys }) => (
            <SidebarLink
              key={id}
              href={href}
              icon={icon}
              keys={keys}
              current={id === active}
              waiting={id === "check-ins" ? checkInsWaiting : 0}
            >
              {label}
            </SidebarLink>
          ))}
        </nav>
        <div className="max-xl:hidden">{children}</div>
      </div>
      <div className="flex items-center justify-center gap-2 border-sidebar-border border-t pt-3 xl:pl-[11px]">
        <div className="min-w-0 flex-1 max-xl:hidden">
          <p className="truncate font-strong text-sm">{trainer.name}</p>
          <p className="text-muted-foreground text-xs">
            {trainer.isAdmin ? navTexts.adminRole : navTexts.trainerRole}
          </p>
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={navTexts.logout}
          className="text-muted-foreground"
          onClick={onLogout}
        >
          <LogOut aria-hidden className="size-[18px]" />
        </Button>
      </div>
    </>
  );
}
