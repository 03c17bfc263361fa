"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from "react";
import { SignedInShell } from "@/components/auth/signed-in-shell";
import { HistorySkeleton } from "@/components/history/history-skeleton";
import { ClientTabDock, ClientTabPanel, ClientTabRow } from "@/components/layout/client-tabs";
import { LoadFailure } from "@/components/layout/load-failure";
import { OnLaptops } from "@/components/layout/on-laptops";
import { useSearchParamChoice } from "@/components/layout/search-params";
import { TimelineSkeleton } from "@/components/timeline/timeline-skeleton";
import { GenerationBanner } from "@/components/transformations/generation-banner";
import { Segmented } from "@/components/ui/segmented";
import { WorkoutsSkeleton } from "@/components/workouts/workouts-skeleton";
import { useIsFirstRender } from "@/lib/browser/reader";
import type { Client } from "@/lib/clients/schema";
import { ClientHeader, ClientTitle, SampleNote } from "./client-heading";
import { ClientLoading, MorphsSkeleton, TabLoading } from "./client-loading";
import { ClientMissing, ClientMissingHeader } from "./client-missing";
import { clientTabs } from "./client-tab-list";
import { PromptsTab } from "./prompts-tab";
import { clientPageTexts } from "./texts";
import { useTransformationScreen } from "./use-transformation-screen";

// The code of a tab loads when the tab opens.
const LAZY_TABS = {
  morphs: lazy(() => import("./morphs-tab")),
  timeline: lazy(() => import("@/components/timeline/timeline-tab")),
  workouts: lazy(() => import("@/components/workouts/workouts-tab")),
};
const HistoryView = lazy(() => import("@/components/history/history-view"));
const AdminConsole = lazy(() => import("@/components/admin/admin-console"));
// Lazy, since it shows only on laptops.
const ClientSidebar = lazy(() => import("./client-sidebar"));

const MORPH_VIEWS = [
  { value: "forecast", label: clientPageTexts.forecast },
  { value: "history", label: clientPageTexts.history },
] as const;

type TransformationScreenProps = {
  clientId: string;
  /** The initial tab is bundled with its page, so that the server renders it. */
  opened: Partial<{
    morphs: typeof import("./morphs-tab").default;
    timeline: typeof import("@/components/timeline/timeline-tab").default;
    workouts: typeof import("@/components/workouts/workouts-tab").default;
  }>;
};

/** The search params hold the open tab, and the flag that new images are expected. */
export function TransformationScreen({ clientId, opened }: TransformationScreenProps) {
  const page = useTransformationScreen(clientId);
  const router = useRouter();
  const [isAdding, setAdding] = useState(false);
  const [isWeighing, setWeighing] = useState(false);
  const [view, setView] = useSearchParamChoice("view", ["forecast", "history"]);
  const { client, tab, selectTab, session } = page;
  // The client's name shows at once. In the browser the content renders deferred, since a slow phone needs
  // longer for it.
  const [isDrawn] = useState(useIsFirstRender());
  const shown = useDeferredValue<Client | null | undefined>(client, isDrawn ? client : null);
  const {
    morphs: Morphs = LAZY_TABS.morphs,
    timeline: Timeline = LAZY_TABS.timeline,
    workouts: Workouts = LAZY_TABS.workouts,
  } = opened;

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
        {!shown && !page.isUnreachable && <ClientLoading tab={tab} />}
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
          <Waiting isLazy={!opened.morphs} fallback={<MorphsSkeleton text={clientPageTexts.loading} />}>
            <Morphs
              client={shown}
              forecast={page.forecast}
              secondsLeft={session.isActive ? session.secondsLeft : null}
              onRetry={page.retry}
              isRetrying={page.isRetrying}
              onOrdered={session.begin}
              sweep={!page.isIntroduced}
              onSwept={page.introduce}
            />
          </Waiting>
        )}
        {shown && tab === "workouts" && (
          <Waiting
            isLazy={!opened.workouts}
            fallback={<WorkoutsSkeleton text={clientPageTexts.loadingWorkouts} />}
          >
            <Workouts client={shown} adding={isAdding} onAddingChange={setAdding} />
          </Waiting>
        )}
        {shown && tab === "timeline" && (
          <Waiting
            isLazy={!opened.timeline}
            fallback={<TimelineSkeleton text={clientPageTexts.loadingTimeline} />}
          >
            <Timeline client={shown} />
          </Waiting>
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

/** No Suspense around a bundled tab: React would stream it as if it were lazy. */
function Waiting({ isLazy, ...props }: { isLazy: boolean; fallback: ReactNode; children: ReactNode }) {
  return isLazy ? <Suspense {...props} /> : props.children;
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
