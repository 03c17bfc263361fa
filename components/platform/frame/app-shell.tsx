"use client";

import { CircleUserRound, Dumbbell, LogOut, Search, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Keys } from "@/components/ui/keys";
import { useIsLaptop } from "@/lib/platform/browser/media";
import { usePaletteStore } from "@/lib/platform/browser/shortcuts";
import { type AppPlaceId, placesOf } from "./app-places";
import { ConnectionBar } from "./connection-bar";
import { type DockAction, DockFrame, dockBar, dockItem } from "./dock-frame";
import { Logo } from "./logo";
import { PageLink } from "./page-link";
import { SidebarLink } from "./sidebar-link";

type AppShellProps = {
  trainer: ShellTrainer;
  active?: AppPlaceId;
  onLogout: () => void;
  /** Becomes `data-page`, for example `transformation`. */
  page?: string;
  header?: ReactNode;
  sidebarExtra?: ReactNode;
  /** Undecided check-ins, if the page knows them. */
  checkInsWaiting?: number;
  /** Replaces the dock; `null` removes it, usually for an `ActionBar`. */
  dock?: ReactNode;
  dockAction?: DockAction;
  wholeWindow?: boolean;
  trainHref?: string;
  className?: string;
  children: ReactNode;
};

export function AppShell(props: AppShellProps) {
  const { trainer, active, onLogout, page, header, sidebarExtra, wholeWindow, dock, className, children } =
    props;
  return (
    <div
      data-page={page}
      className={cn(
        "min-h-dvh print:min-h-0",
        !wholeWindow &&
          "lg:grid lg:grid-cols-[76px_minmax(0,1fr)] xl:grid-cols-[clamp(264px,16.5rem,24vw)_minmax(0,1fr)]",
      )}
    >
      <a
        href="#main"
        className="fixed top-2 left-2 z-80 -translate-y-20 rounded-control bg-popover px-4 py-3 font-label focus-visible:translate-y-0 focus-visible:shadow-pop print:hidden"
      >
        Skip to content
      </a>
      {!wholeWindow && (
        <aside className="@container sticky top-0 hidden h-dvh flex-col border-sidebar-border border-r bg-sidebar px-3 pt-[22px] pb-4 text-sidebar-foreground lg:flex xl:px-4 print:hidden">
          <OnLaptops>
            <Sidebar
              trainer={trainer}
              active={active}
              onLogout={onLogout}
              checkInsWaiting={props.checkInsWaiting}
            >
              {sidebarExtra}
            </Sidebar>
          </OnLaptops>
        </aside>
      )}
      <div className={cn("flex min-w-0 flex-col print:min-h-0", wholeWindow ? "h-dvh" : "min-h-dvh")}>
        {header}
        <ConnectionBar />
        <main
          id="main"
          tabIndex={-1}
          className={cn(
            "mx-auto w-full max-w-column flex-1 px-4",
            wholeWindow
              ? "min-h-0 lg:max-w-none lg:px-6"
              : "lg:max-w-content lg:px-6 xl:px-8 2xl:max-w-content-wide",
            dock === null ? "flex flex-col" : "pb-(--dock-clearance) lg:pb-[calc(2rem+var(--banner-height))]",
            className,
          )}
        >
          {children}
        </main>
      </div>
      {dock === undefined ? (
        <BottomNavigation active={active} trainHref={props.trainHref} action={props.dockAction} />
      ) : (
        dock
      )}
    </div>
  );
}

const LIST = "/client-dashboard";

type BottomNavigationProps = {
  active: AppPlaceId | undefined;
  trainHref?: string | undefined;
  action?: DockAction | undefined;
};

function BottomNavigation({ active, trainHref = LIST, action }: BottomNavigationProps) {
  const items = [
    { id: "clients", label: "Clients", href: LIST, icon: <Users aria-hidden /> },
    { id: "train", label: "Train", href: trainHref, icon: <Dumbbell aria-hidden /> },
    { id: "account", label: "Account", href: "/my-account", icon: <CircleUserRound aria-hidden /> },
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

type ShellTrainer = { name: string; isAdmin: boolean };

type SidebarProps = {
  trainer: ShellTrainer;
  active: AppPlaceId | undefined;
  onLogout: () => void;
  checkInsWaiting?: number | undefined;
  /** The active client with Quick Actions. */
  children?: ReactNode;
};

/** Navigation on laptops; small laptops show icons only. */
function Sidebar({ trainer, active, onLogout, checkInsWaiting, children }: SidebarProps) {
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
        <FindAnything />
        <nav aria-label="App">
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
          <p className="truncate font-strong text-sm @max-[14rem]:whitespace-normal @max-[14rem]:wrap-anywhere">
            {trainer.name}
          </p>
          <p className="text-muted-foreground text-xs">{trainer.isAdmin ? "Admin" : "Trainer"}</p>
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Logout"
          className="text-muted-foreground"
          onClick={onLogout}
        >
          <LogOut aria-hidden className="size-[18px]" />
        </Button>
      </div>
    </>
  );
}

function FindAnything() {
  const setOpen = usePaletteStore((state) => state.setOpen);
  return (
    <button
      type="button"
      aria-label="Find anything"
      data-tip="Ctrl+k"
      onClick={() => setOpen(true)}
      className="mb-2 flex min-h-11 w-full items-center gap-[11px] rounded-control border border-input px-[11px] font-label text-muted-foreground text-sm hover:text-sidebar-foreground max-xl:justify-center pointer-fine:min-h-[42px]"
    >
      <Search aria-hidden className="size-[18px] shrink-0" />
      <span className="truncate max-xl:sr-only">Find anything</span>
      <Keys keys="Ctrl+k" className="ml-auto shrink-0 max-xl:hidden @max-[14rem]:hidden" />
    </button>
  );
}

type OnLaptopsProps = {
  /** Whether the server renders it: the server does not know the screen. */
  isOnServer?: boolean;
  children: ReactNode;
};

/** A phone never mounts the children, which saves it their work. */
export function OnLaptops({ isOnServer = false, children }: OnLaptopsProps) {
  return useIsLaptop(isOnServer) && children;
}
