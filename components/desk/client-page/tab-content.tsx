"use client";

import type { ReactNode } from "react";
import { HistorySkeleton } from "@/components/clients/history/history-skeleton";
import { TimelineSkeleton } from "@/components/clients/timeline/timeline-skeleton";
import { viewsPlace } from "@/components/platform/frame/client-tabs";
import { WorkoutsSkeleton } from "@/components/training/workouts/workouts-skeleton";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { later } from "@/components/ui/later";
import { Segmented } from "@/components/ui/segmented";
import type { Client } from "@/lib/clients/record/schema";
import type { Transformation } from "@/lib/images/orders/schema";
import { MorphsSkeleton, TabLoading } from "./client-loading";
import type { ClientTabId } from "./client-tab-list";
import type { useTransformationScreen } from "./use-transformation-screen";

const sideTexts = { front: "Front", back: "Back" };

// The code of a tab loads when the tab opens.
const LAZY_TABS = {
  morphs: later(() => import("./morphs-tab").then((module) => module.default), {
    fallback: <MorphsSkeleton text="Loading client..." />,
  }),
  timeline: later(() => import("./forecast-tab").then((module) => module.default), {
    fallback: <TimelineSkeleton text="Loading timeline..." />,
  }),
  workouts: later(
    () => import("@/components/training/exercises/workouts-tab").then((module) => module.default),
    {
      fallback: <WorkoutsSkeleton text="Loading workouts..." />,
    },
  ),
};
const HistoryView = later(
  () => import("@/components/clients/history/history-view").then((module) => module.default),
  { fallback: <HistorySkeleton text="Loading history..." /> },
);
const AdminConsole = later(
  () => import("@/components/admin/console/admin-console").then((module) => module.default),
  { fallback: <TabLoading text="Loading trainers..." /> },
);

/** The initial tab is bundled with its page, so that the server renders it and React streams it at once. */
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
    return <Workouts client={client} adding={isAdding} onAddingChange={setAdding} />;
  },
  timeline: ({ client, opened }) => {
    const Timeline = opened.timeline ?? LAZY_TABS.timeline;
    return <Timeline client={client} />;
  },
  prompts: ({ client }) => <PromptsTab images={client.transformations} />,
  admin: () => <AdminConsole />,
};

const MORPH_VIEWS = [
  { value: "forecast", label: "Forecast" },
  { value: "history", label: "History" },
] as const;

function MorphsContent({ client, page, opened, view, setView, isWeighing, setWeighing }: TabContentProps) {
  const Morphs = opened.morphs ?? LAZY_TABS.morphs;
  const { session } = page;
  return (
    <>
      <Segmented
        aria-label="View"
        className={cn("mt-2", viewsPlace)}
        options={MORPH_VIEWS}
        value={view}
        onValueChange={setView}
      />
      {view === "history" ? (
        <HistoryView client={client} isWeighing={isWeighing} onWeighingChange={setWeighing} />
      ) : (
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
      )}
    </>
  );
}

function PromptsTab({ images }: { images: readonly Transformation[] }) {
  const prompts = images.filter((image) => image.prompt !== "");
  if (prompts.length === 0) return <EmptyState title="No prompts available." className="pt-16" />;
  const hasTwoSides = new Set(prompts.map((image) => image.side)).size > 1;
  return (
    <ul className="grid gap-3 pt-2 lg:max-w-[760px] lg:pt-5">
      {prompts.map((image) => (
        <li key={image.id}>
          <Card>
            <h2 className="flex justify-between gap-3 font-strong text-base">
              Step {image.step} AI Prompt
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
