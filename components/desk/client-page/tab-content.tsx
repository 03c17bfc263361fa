"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { HistorySkeleton } from "@/components/clients/history/history-skeleton";
import { clientPageTexts, promptsTexts, sideTexts } from "@/components/clients/record/client-page-texts";
import { TimelineSkeleton } from "@/components/clients/timeline/timeline-skeleton";
import { viewsPlace } from "@/components/platform/frame/client-tabs";
import { WorkoutsSkeleton } from "@/components/training/workouts/workouts-skeleton";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { Segmented } from "@/components/ui/segmented";
import type { Client } from "@/lib/clients/record/schema";
import type { Transformation } from "@/lib/images/orders/schema";
import { MorphsSkeleton, TabLoading } from "./client-loading";
import type { ClientTabId } from "./client-tab-list";
import type { useTransformationScreen } from "./use-transformation-screen";

// The code of a tab loads when the tab opens.
const LAZY_TABS = {
  morphs: lazy(() => import("./morphs-tab")),
  timeline: lazy(() => import("./forecast-tab")),
  workouts: lazy(() => import("@/components/training/exercises/workouts-tab")),
};
const HistoryView = lazy(() => import("@/components/clients/history/history-view"));
const AdminConsole = lazy(() => import("@/components/admin/console/admin-console"));

/** The initial tab is bundled with its page, so that the server renders it. */
export type OpenedTabs = Partial<{
  morphs: typeof import("./morphs-tab").default;
  timeline: typeof import("./forecast-tab").default;
  workouts: typeof import("@/components/training/exercises/workouts-tab").default;
}>;

type TabContentProps = {
  client: Client;
  page: ReturnType<typeof useTransformationScreen>;
  opened: OpenedTabs;
  view: "forecast" | "history";
  setView: (view: "forecast" | "history") => void;
  isAdding: boolean;
  setAdding: (isAdding: boolean) => void;
  isWeighing: boolean;
  setWeighing: (isWeighing: boolean) => void;
};

export function TabContent(props: TabContentProps) {
  const Content = TABS[props.page.tab];
  return <Content {...props} />;
}

const TABS: Record<ClientTabId, (props: TabContentProps) => ReactNode> = {
  morphs: MorphsContent,
  workouts: ({ client, opened, isAdding, setAdding }) => {
    const Workouts = opened.workouts ?? LAZY_TABS.workouts;
    return (
      <Waiting
        isLazy={!opened.workouts}
        fallback={<WorkoutsSkeleton text={clientPageTexts.loadingWorkouts} />}
      >
        <Workouts client={client} adding={isAdding} onAddingChange={setAdding} />
      </Waiting>
    );
  },
  timeline: ({ client, opened }) => {
    const Timeline = opened.timeline ?? LAZY_TABS.timeline;
    return (
      <Waiting
        isLazy={!opened.timeline}
        fallback={<TimelineSkeleton text={clientPageTexts.loadingTimeline} />}
      >
        <Timeline client={client} />
      </Waiting>
    );
  },
  prompts: ({ client }) => <PromptsTab images={client.transformations} />,
  admin: () => (
    <Suspense fallback={<TabLoading text={clientPageTexts.loadingTrainers} />}>
      <AdminConsole />
    </Suspense>
  ),
};

const MORPH_VIEWS = [
  { value: "forecast", label: clientPageTexts.forecast },
  { value: "history", label: clientPageTexts.history },
] as const;

function MorphsContent({ client, page, opened, view, setView, isWeighing, setWeighing }: TabContentProps) {
  const Morphs = opened.morphs ?? LAZY_TABS.morphs;
  const { session } = page;
  return (
    <>
      <Segmented
        aria-label={clientPageTexts.views}
        className={cn("mt-2", viewsPlace)}
        options={MORPH_VIEWS}
        value={view}
        onValueChange={setView}
      />
      {view === "history" ? (
        <Suspense fallback={<HistorySkeleton text={clientPageTexts.loadingHistory} />}>
          <HistoryView client={client} isWeighing={isWeighing} onWeighingChange={setWeighing} />
        </Suspense>
      ) : (
        <Waiting isLazy={!opened.morphs} fallback={<MorphsSkeleton text={clientPageTexts.loading} />}>
          <Morphs
            client={client}
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
    </>
  );
}

/** No Suspense around a bundled tab: React would stream it as if it were lazy. */
function Waiting({ isLazy, ...props }: { isLazy: boolean; fallback: ReactNode; children: ReactNode }) {
  return isLazy ? <Suspense {...props} /> : props.children;
}

function PromptsTab({ images }: { images: readonly Transformation[] }) {
  const prompts = images.filter((image) => image.prompt !== "");
  if (prompts.length === 0) return <EmptyState title={promptsTexts.empty} className="pt-16" />;
  const hasTwoSides = new Set(prompts.map((image) => image.side)).size > 1;
  return (
    <ul className="grid gap-3 pt-2 lg:max-w-[760px] lg:pt-5">
      {prompts.map((image) => (
        <li key={image.id}>
          <Card>
            <h2 className="flex justify-between gap-3 font-strong text-base">
              {promptsTexts.title(image.step)}
              {hasTwoSides && (
                <span className="font-label text-muted-foreground text-sm">{sideTexts[image.side]}</span>
              )}
            </h2>
            <p className="mt-2 whitespace-pre-line break-words text-muted-foreground text-sm">
              {image.prompt}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
