"use client";

import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "@/components/ui/skeleton";
import type { Period } from "@/lib/admin/period";
import { activityQuery } from "@/lib/admin/queries";
import type { Activity } from "@/lib/admin/schema";
import { LoadFailure } from "./failures";
import { RecentList } from "./recent-list";
import { StatCard } from "./stat-card";
import { activityTexts } from "./texts";

type ActivityPanelProps = { period: Period } & Opening;
type Opening = {
  onOpenTrainer: (trainer: { name: string }) => void;
  onOpenClient: (client: { id: string }) => void;
};

/** How much is going on: totals, and who came last. */
export function ActivityPanel({ period, ...opening }: ActivityPanelProps) {
  const { data, isPending, isFetching, refetch } = useQuery(activityQuery(period));
  if (isPending) return <ActivitySkeleton />;
  if (!data) return <LoadFailure title={activityTexts.failed} onRetry={refetch} retrying={isFetching} />;
  return <Figures activity={data} {...opening} />;
}

function Figures({ activity, onOpenTrainer, onOpenClient }: { activity: Activity } & Opening) {
  const { stats, recentTrainers, recentClients } = activity;
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-2 lg:gap-5">
        <StatCard label={activityTexts.clients} value={stats.totalClients} />
        <StatCard
          label={activityTexts.transformations}
          value={stats.totalTransformationsGenerated}
          isForecast
        />
      </dl>
      <div className="mt-6 grid gap-x-11 gap-y-6 lg:grid-cols-2">
        <RecentList
          title={activityTexts.recentTrainers}
          empty={activityTexts.noTrainers}
          onOpen={onOpenTrainer}
          rows={recentTrainers.map(({ id, name, createdAt }) => ({ id, name, createdAt }))}
        />
        <RecentList
          title={activityTexts.recentClients}
          empty={activityTexts.noClients}
          onOpen={onOpenClient}
          rows={recentClients.map(({ trainerName, ...row }) => ({
            ...row,
            note: activityTexts.addedBy(trainerName),
          }))}
        />
      </div>
    </>
  );
}

function ActivitySkeleton() {
  return (
    <div role="status" aria-label={activityTexts.loading}>
      <div className="grid gap-3 sm:grid-cols-2 lg:gap-5">
        <Skeleton className="h-[116px] rounded-card lg:h-[134px]" />
        <Skeleton className="h-[116px] rounded-card lg:h-[134px]" />
      </div>
      <div className="mt-6 grid gap-x-11 gap-y-6 lg:grid-cols-2">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
    </div>
  );
}
