"use client";

import { Plus } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useDeferredValue, useState } from "react";
import { SignedInShell } from "@/components/auth/signed-in-shell";
import { SampleNote } from "@/components/clients/sample-note";
import { HistorySkeleton } from "@/components/history/history-skeleton";
import { ClientTabDock, ClientTabPanel, ClientTabRow } from "@/components/layout/client-tabs";
import { LoadFailure } from "@/components/layout/load-failure";
import { TimelineSkeleton } from "@/components/timeline/timeline-skeleton";
import { Segmented } from "@/components/ui/segmented";
import { WorkoutsSkeleton } from "@/components/workouts/workouts-skeleton";
import { useIsLaptop } from "@/lib/browser/media";
import type { Client } from "@/lib/clients/schema";
import { ClientHeader, ClientTitle } from "./client-heading";
import { ClientLoading, TabLoading } from "./client-loading";
import { ClientMissing, ClientMissingHeader } from "./client-missing";
import { ClientSidebar } from "./client-sidebar";
import { clientTabs } from "./client-tab-list";
import { GenerationBanner } from "./generation-banner";
import { MorphsTab } from "./morphs-tab";
import { PromptsTab } from "./prompts-tab";
import { clientPageTexts } from "./texts";
import { useTransformationScreen } from "./use-transformation-screen";

// Charts and the logger weigh nothing until somebody opens them.
const TimelineTab = dynamic(() => import("@/components/timeline/timeline-tab").then((m) => m.TimelineTab), {
  loading: () => <TimelineSkeleton text={clientPageTexts.loadingTimeline} />,
});
const WorkoutsTab = dynamic(() => import("@/components/workouts/workouts-tab").then((m) => m.WorkoutsTab), {
  loading: () => <WorkoutsSkeleton text={clientPageTexts.loadingWorkouts} />,
});
const HistoryView = dynamic(() => import("@/components/history/history-view").then((m) => m.HistoryView), {
  loading: () => <HistorySkeleton text={clientPageTexts.loadingHistory} />,
});
const AdminConsole = dynamic(() => import("@/components/admin/admin-console").then((m) => m.AdminConsole), {
  loading: () => <TabLoading text={clientPageTexts.loadingTrainers} />,
});

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
  // Phones never see its title and row of tabs, and are spared building them.
  const isLaptop = useIsLaptop(true);
  const [isAdding, setAdding] = useState(false);
  const [isWeighing, setWeighing] = useState(false);
  const [view, setView] = useState<MorphView>("forecast");
  const { client, tab, selectTab, session } = page;
  // Whose page it is stands at once; what fills it may take a phone another moment to draw.
  const shown = useDeferredValue<Client | null | undefined>(client, null);

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
      sidebarExtra={client && <ClientSidebar client={client} tab={tab} />}
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
      {isLaptop && (
        <>
          <ClientTitle client={client} />
          <ClientTabRow {...bar} />
        </>
      )}
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
          <HistoryView client={shown} isWeighing={isWeighing} onWeighingChange={setWeighing} />
        )}
        {shown && tab === "morphs" && view === "forecast" && (
          <MorphsTab
            client={shown}
            forecast={page.forecast}
            secondsLeft={session.isActive ? session.secondsLeft : null}
            onRetry={page.retry}
            isRetrying={page.isRetrying}
            sweep={!page.isIntroduced}
            onSwept={page.introduce}
          />
        )}
        {shown && tab === "workouts" && (
          <WorkoutsTab client={shown} adding={isAdding} onAddingChange={setAdding} />
        )}
        {shown && tab === "timeline" && <TimelineTab client={shown} />}
        {shown && tab === "prompts" && <PromptsTab images={shown.transformations} />}
        {shown && tab === "admin" && <AdminConsole />}
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
