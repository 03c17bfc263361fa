"use client";

import { ChartLine, Plus, Search, UserRoundPlus } from "lucide-react";
import type { ReactNode } from "react";
import { SignedInShell } from "@/components/accounts/sign-in/signed-in-shell";
import { useSignOut, useTrainer } from "@/components/accounts/sign-in/use-session";
import { RosterList } from "@/components/desk/roster/roster-list";
import { useAskedRoster, useFirstPage } from "@/components/desk/roster/use-first-page";
import { AccountButton, AppHeader, HeaderLogoutButton } from "@/components/platform/frame/app-header";
import { OneLine } from "@/components/platform/frame/one-line";
import { PageLink } from "@/components/platform/frame/page-link";
import { PageTitle } from "@/components/platform/frame/page-title";
import { HomeToday } from "@/components/training/schedule/home-today";
import { Button } from "@/components/ui/button";
import { later } from "@/components/ui/later";
import { Skeleton } from "@/components/ui/skeleton";
import { type Asked, addressOf } from "@/lib/desk/roster/question";
import { usePaletteStore } from "@/lib/platform/browser/shortcuts";
import { AllClientsLinks, FloorLink } from "./all-clients-links";
import { SelectedClient, useHasRoom, useSelection } from "./selected-client";

const ADD_CLIENT = {
  label: "Client",
  description: "Add New Client",
  icon: <Plus aria-hidden />,
  href: "/client-onboarding",
};

const loadClientPage = () => import("@/components/desk/client-page/morphs-screen");

// Lazy, since only laptops have room for them.
const ClientSidebar = later(() =>
  import("@/components/desk/client-page/client-sidebar").then((module) => module.default),
);
const DashboardDigest = later(
  () => import("@/components/training/analytics/dashboard-digest").then((module) => module.default),
  { fallback: <Skeleton className="h-[190px] rounded-card" /> },
);

export function DashboardScreen() {
  const signOut = useSignOut();
  const waiting = useFirstPage(useTrainer()?.id)?.waiting ?? 0;
  return (
    <SignedInShell
      active="clients"
      header={<AppHeader left={<HeaderLogoutButton onLogout={signOut} />} right={<DashboardHeaderEnd />} />}
      dockAction={ADD_CLIENT}
      sidebarExtra={<SelectedSidebar />}
      checkInsWaiting={waiting}
    >
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_348px] lg:items-center lg:gap-6">
        <PageTitle
          description={
            <span className="max-lg:text-xs">Transform your clients with AI-powered body morphing</span>
          }
          className="lg:pt-4 lg:pb-3"
        >
          <Welcome />
        </PageTitle>
        <DashboardTiles />
      </div>
      <div className="@container/home mt-2.5 lg:mt-0">
        <Today />
        <div className="grid gap-4 @min-[67rem]/home:gap-6 @min-[67rem]/home:grid-cols-[minmax(0,1fr)_348px]">
          <div className="grid content-start gap-2.5 @min-[67rem]/home:order-2 @min-[67rem]/home:gap-5">
            <section aria-label="Clients" className="min-w-0">
              <SelectedClient loadPage={loadClientPage} />
            </section>
            <Digest />
          </div>
          <Roster action={<AllClientsLinks />} />
        </div>
      </div>
    </SignedInShell>
  );
}

function Welcome() {
  const trainer = useTrainer();
  return <OneLine>{`Welcome, ${trainer?.name || "Trainer"}`}</OneLine>;
}

/** Nothing without clients. */
function Today() {
  const trainer = useTrainer();
  const clients = useFirstPage(trainer?.id)?.counts.all ?? 0;
  if (clients === 0) return null;
  const floor = clients > 1 && (
    <FloorLink variant="outline" className="hidden @min-[67rem]/home:inline-flex" />
  );
  return <HomeToday trainerId={trainer?.id} action={floor} />;
}

function SelectedSidebar() {
  const { selected } = useSelection();
  if (!selected) return null;
  return <ClientSidebar client={selected} />;
}

function Digest() {
  const { selected } = useSelection();
  const hasRoom = useHasRoom();
  if (!selected || !hasRoom) return null;
  return <DashboardDigest />;
}

/** Phones have no keyboard shortcut for the palette. */
function DashboardHeaderEnd() {
  const setOpen = usePaletteStore((state) => state.setOpen);
  return (
    <>
      <Button variant="ghost" size="icon" aria-label="Find anything" onClick={() => setOpen(true)}>
        <Search aria-hidden />
      </Button>
      <AccountButton />
    </>
  );
}

function DashboardTiles() {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2.5 lg:gap-3 lg:py-3">
      <Tile href="/client-onboarding" icon={<UserRoundPlus aria-hidden className="text-primary" />}>
        Add New Client
      </Tile>
      <Tile href="/analytics" icon={<ChartLine aria-hidden className="text-muted-foreground" />}>
        View Analytics
      </Tile>
    </div>
  );
}

function Tile({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <PageLink
      href={href}
      className="pressable flex min-h-12 items-center gap-2.5 rounded-card bg-card px-3 py-2 font-strong text-sm/tight shadow-card hover:bg-accent [&_svg]:size-[22px] [&_svg]:shrink-0 [&_svg]:stroke-[1.9]"
    >
      {icon}
      {children}
    </PageLink>
  );
}

/** The address holds the query. `action` shows at the end of the heading. */
function Roster({ action }: { action: ReactNode }) {
  const trainer = useTrainer();
  const asked = useAskedRoster();
  const ask = (change: Partial<Asked>) => {
    const search = addressOf({ ...asked, ...change });
    const address = search ? `?${search}` : window.location.pathname;
    // Back must not step through each letter of a search.
    if ("q" in change) window.history.replaceState(null, "", address);
    else window.history.pushState(null, "", address);
  };
  return <RosterList trainerId={trainer?.id} asked={asked} onAsk={ask} action={action} />;
}
