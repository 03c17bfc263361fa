"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { lazy, Suspense, useDeferredValue, useState } from "react";
import { SignedInShell } from "@/components/auth/signed-in-shell";
import { HistorySkeleton } from "@/components/history/history-skeleton";
import { ClientTabDock, ClientTabPanel, ClientTabRow } from "@/components/layout/client-tabs";
import { useFirstPictures } from "@/components/layout/first-pictures";
import { LoadFailure } from "@/components/layout/load-failure";
import { OnLaptops } from "@/components/layout/on-laptops";
import { TimelineSkeleton } from "@/components/timeline/timeline-skeleton";
import { Segmented } from "@/components/ui/segmented";
import { WorkoutsSkeleton } from "@/components/workouts/workouts-skeleton";
import { namedPictures } from "@/lib/clients/pictures";
import type { Client } from "@/lib/clients/schema";
import { ClientHeader, ClientTitle } from "./client-heading";
import { ClientLoading, MorphsSkeleton, TabLoading } from "./client-loading";
import { ClientMissing, ClientMissingHeader } from "./client-missing";
import { clientTabs } from "./client-tab-list";
import { GenerationBanner } from "./generation-banner";
import { PromptsTab } from "./prompts-tab";
import { SampleNote } from "./sample-note";
import { clientPageTexts } from "./texts";
import { useTransformationScreen } from "./use-transformation-screen";

// A tab weighs nothing until somebody opens it.
const MorphsTab = lazy(() => import("./morphs-tab"));
const TimelineTab = lazy(() => import("@/components/timeline/timeline-tab"));
const WorkoutsTab = lazy(() => import("@/components/workouts/workouts-tab"));
const HistoryView = lazy(() => import("@/components/history/history-view"));
const AdminConsole = lazy(() => import("@/components/admin/admin-console"));
// Only laptops have room for it.
const ClientSidebar = lazy(() => import("./client-sidebar"));

/** What may become of the client, and what was. */
const MORPH_VIEWS = [
  { value: "forecast", label: clientPageTexts.forecast },
  { value: "history", label: clientPageTexts.history },
] as const;
type MorphView = (typeof MORPH_VIEWS)[number]["value"];

/** One client's page. The address says which tab is open and whether new images are being waited for. */
export function TransformationScreen({ clientId }: { clientId: string }) {
  const page = useTransformationScreen(clientId);
  const router = useRouter();
  const [isAdding, setAdding] = useState(false);
  const [isWeighing, setWeighing] = useState(false);
  const [view, setView] = useState<MorphView>("forecast");
  const { client, tab, selectTab, session } = page;
  // Whose page it is stands at once; what fills it may take a phone another moment to draw.
  const shown = useDeferredValue<Client | null | undefined>(client, null);
  const first = useFirstPictures();
  const pictures = client ? namedPictures(client) : first;

  if (page.isMissing)
    return (
      <SignedInShell page="transformation" active="clients" header={<ClientMissingHeader />} dock={null}>
        <ClientMissing onLeave={() => router.replace("/")} />
      </SignedInShell>
    );
  const tabs = clientTabs(page.isAdmin);
  const bar = { tabs, active: tab, onSelect: selectTab };
  return (
    <SignedInShell
      page="transformation"
      active="clients"
      header={<ClientHeader client={client} />}
      sidebarExtra={
        client && (
          <Suspense fallback={null}>
            <ClientSidebar client={client} tab={tab} />
          </Suspense>
        )
      }
      dock={
        <ClientTabDock
          {...bar}
          action={
            tab === "workouts"
              ? addExercise(() => setAdding(true))
              : tab === "morphs" && view === "history"
                ? weighIn(() => setWeighing(true))
                : undefined
          }
        />
      }
    >
      <OnLaptops isOnServer>
        <ClientTitle client={client} />
        <ClientTabRow {...bar} />
      </OnLaptops>
      {session.isActive && <GenerationBanner secondsLeft={session.secondsLeft} />}
      <ClientTabPanel label={tabs.find(({ id }) => id === tab)?.label ?? ""}>
        {page.isUnreachable && (
          <LoadFailure
            className="pt-6"
            title={clientPageTexts.unreachable}
            onRetry={page.refetch}
            retrying={page.isFetching}
          />
        )}
        {!shown && !page.isUnreachable && <ClientLoading tab={tab} pictures={pictures} />}
        {shown?.isSample && <SampleNote />}
        {shown && tab === "morphs" && (
          <Segmented
            aria-label={clientPageTexts.views}
            className="mt-2 lg:mt-5 lg:w-[260px]"
            options={MORPH_VIEWS}
            value={view}
            onValueChange={setView}
          />
        )}
        {shown && tab === "morphs" && view === "history" && (
          <Suspense fallback={<HistorySkeleton text={clientPageTexts.loadingHistory} />}>
            <HistoryView client={shown} isWeighing={isWeighing} onWeighingChange={setWeighing} />
          </Suspense>
        )}
        {shown && tab === "morphs" && view === "forecast" && (
          <Suspense fallback={<MorphsSkeleton text={clientPageTexts.loading} pictures={pictures} />}>
            <MorphsTab
              client={shown}
              forecast={page.forecast}
              secondsLeft={session.isActive ? session.secondsLeft : null}
              onRetry={page.retry}
              isRetrying={page.isRetrying}
              onOrdered={session.begin}
              sweep={!page.isIntroduced}
              onSwept={page.introduce}
            />
          </Suspense>
        )}
        {shown && tab === "workouts" && (
          <Suspense fallback={<WorkoutsSkeleton text={clientPageTexts.loadingWorkouts} />}>
            <WorkoutsTab client={shown} adding={isAdding} onAddingChange={setAdding} />
          </Suspense>
        )}
        {shown && tab === "timeline" && (
          <Suspense fallback={<TimelineSkeleton text={clientPageTexts.loadingTimeline} />}>
            <TimelineTab client={shown} />
          </Suspense>
        )}
        {shown && tab === "prompts" && <PromptsTab images={shown.transformations} />}
        {shown && tab === "admin" && (
          <Suspense fallback={<TabLoading text={clientPageTexts.loadingTrainers} />}>
            <AdminConsole />
          </Suspense>
        )}
      </ClientTabPanel>
    </SignedInShell>
  );
}

const addExercise = (onSelect: () => void) => ({
  label: clientPageTexts.addExercise,
  description: clientPageTexts.addExerciseName,
  icon: <Plus aria-hidden />,
  onSelect,
});

const weighIn = (onSelect: () => void) => ({
  label: clientPageTexts.addWeighIn,
  description: clientPageTexts.addWeighInName,
  icon: <Plus aria-hidden />,
  onSelect,
});
