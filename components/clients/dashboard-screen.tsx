"use client";

import { Plus } from "lucide-react";
import { lazy, Suspense } from "react";
import { SignedInShell } from "@/components/auth/signed-in-shell";
import { useSignOut, useTrainer } from "@/components/auth/use-session";
import { AppHeader, HeaderLogoutButton } from "@/components/layout/app-header";
import { LoadFailure } from "@/components/layout/load-failure";
import { OneLine } from "@/components/layout/one-line";
import { PageTitle } from "@/components/layout/page-title";
import { Roster } from "@/components/roster/roster";
import { useFirstPage } from "@/components/roster/use-first-page";
import { everyImageTexts } from "@/components/transformations/every-image/texts";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast-store";
import { useActiveClientStore } from "@/lib/browser/active-client-store";
import { useMediaQuery } from "@/lib/browser/media";
import { updateFailureText, useUpdateClient } from "@/lib/clients/queries";
import type { Client } from "@/lib/clients/schema";
import { imageRefusal } from "@/lib/clients/status";
import { AllClientsLinks, FloorLink } from "./all-clients-links";
import { ClientCard } from "./client-card";
import { ClientPicker } from "./client-picker";
import { DashboardHeaderEnd } from "./dashboard-header-end";
import { DashboardSkeleton } from "./dashboard-skeleton";
import { DashboardTiles } from "./dashboard-tiles";
import { DeleteClientDialog } from "./delete-client-dialog";
import { dashboardTexts } from "./texts";
import { useClientDeletion } from "./use-client-deletion";
import { useNames } from "./use-names";
import { usePreloadClientPage } from "./use-preload-client-page";
import { useSampleRemoval } from "./use-sample-removal";
import { useSelectedClient } from "./use-selected-client";

const ADD_CLIENT = {
  label: dashboardTexts.addShort,
  description: dashboardTexts.add,
  icon: <Plus aria-hidden />,
  href: "/client-onboarding",
};

const loadClientPage = () => import("@/components/client-page/morphs-screen");

// Lazy: parts for laptops only, and alternatives to the client card.
const ClientSidebar = lazy(() => import("@/components/client-page/client-sidebar"));
const DashboardDigest = lazy(() => import("@/components/analytics/dashboard-digest"));
const DashboardToday = lazy(() => import("@/components/analytics/dashboard-today"));
const NextAction = lazy(() => import("@/components/roster/next-action"));
const FirstClient = lazy(() => import("./sample-offer"));

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
      <PageTitle description={dashboardTexts.subtitle}>
        <Welcome />
      </PageTitle>
      <div className="grid gap-4 min-[1400px]:gap-6 min-[1400px]:grid-cols-[minmax(0,1fr)_348px]">
        <div className="grid content-start gap-2.5 min-[1400px]:order-2 min-[1400px]:gap-5">
          <DashboardTiles />
          <section aria-label={dashboardTexts.list} className="min-w-0">
            <Clients />
          </section>
          <Digest />
        </div>
        <Roster action={<AllClientsLinks />} />
      </div>
    </SignedInShell>
  );
}

function useSelection() {
  const trainer = useTrainer();
  const chosen = useSelectedClient(trainer?.id);
  return { ...chosen, trainerId: trainer?.id };
}

function Welcome() {
  const trainer = useTrainer();
  return <OneLine>{dashboardTexts.welcome(trainer?.name || dashboardTexts.nameless)}</OneLine>;
}

function SelectedSidebar() {
  const { selected } = useSelection();
  if (!selected) return null;
  return (
    <Suspense fallback={null}>
      <ClientSidebar client={selected} />
    </Suspense>
  );
}

function Digest() {
  const { selected } = useSelection();
  const hasRoom = useHasRoom();
  if (!selected || !hasRoom) return null;
  return (
    <Suspense fallback={<Skeleton className="h-[190px] rounded-card" />}>
      <DashboardDigest />
    </Suspense>
  );
}

function Clients() {
  const { selected, isError, isFetching, refetch, trainerId } = useSelection();
  usePreloadClientPage(selected ?? undefined, loadClientPage);
  if (selected !== undefined) return <ClientChoice selected={selected} trainerId={trainerId} />;
  if (!isError) return <DashboardSkeleton />;
  return <LoadFailure title={dashboardTexts.loadFailed} onRetry={refetch} retrying={isFetching} />;
}

type ClientChoiceProps = { selected: Client | null; trainerId: string | undefined };

function ClientChoice({ selected, trainerId }: ClientChoiceProps) {
  const roster = useFirstPage(trainerId);
  const names = useNames(trainerId, selected);
  const total = roster?.counts.all ?? names.length;
  const setClientId = useActiveClientStore((state) => state.setClientId);
  const retry = useUpdateClient();
  const deletion = useClientDeletion({
    successText: dashboardTexts.deleted,
    failureText: () => dashboardTexts.deleteFailed,
  });
  const fail = (description: string) =>
    toast({ title: dashboardTexts.failed, description, variant: "destructive" });
  const generateAgain = (id: string) =>
    retry.mutate(
      { id, hasSignificantChanges: true },
      {
        onSuccess: (client) => {
          const refusal = imageRefusal(client);
          if (refusal) fail(refusal);
        },
        onError: (error) => fail(updateFailureText(error)),
      },
    );
  const removeSample = useSampleRemoval();
  const hasRoom = useHasRoom();
  if (!selected)
    return roster?.counts.archived ? null : (
      <Suspense fallback={null}>
        <FirstClient onMade={setClientId} />
      </Suspense>
    );
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="font-strong text-sm">{dashboardTexts.count(total)}</h2>
        <div className="min-w-[180px] flex-1">
          <ClientPicker clients={names} total={total} value={selected.id} onValueChange={setClientId} />
        </div>
      </div>
      <div className="mt-2.5">
        <ClientCard
          key={selected.id}
          client={selected}
          retrying={retry.isPending}
          onRetry={() => generateAgain(selected.id)}
          onDelete={() => (selected.isSample ? removeSample(selected.id) : deletion.ask(selected))}
          footer={
            <div className="min-h-[124px] border-t pt-3">
              {hasRoom && (
                <Suspense fallback={null}>
                  <NextAction clientId={selected.id} />
                </Suspense>
              )}
            </div>
          }
        />
      </div>
      {selected.transformations.length > 0 && (
        <p className="mt-2 hidden text-muted-foreground text-xs sm:block">{everyImageTexts.disclaimer}</p>
      )}
      {hasRoom && (
        <Suspense fallback={null}>
          <DashboardToday action={total > 1 && <FloorLink variant="outline" />} />
        </Suspense>
      )}
      <DeleteClientDialog {...deletion.dialog} />
    </>
  );
}

const useHasRoom = () => useMediaQuery("(min-width: 1400px)");
