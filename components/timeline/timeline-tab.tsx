"use client";

import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useIsFirstDrawing } from "@/lib/browser/reader";
import type { Client } from "@/lib/clients/schema";
import { measurementsQuery } from "@/lib/measurements/queries";
import { timelineQuery } from "@/lib/timeline/queries";
import { timelineTexts } from "./texts";
import { TimelineSkeleton } from "./timeline-skeleton";
import { TimelineView } from "./timeline-view";

/** What a client may become month by month, how sure that is, and how it is going. */
export default function TimelineTab({ client }: { client: Client }) {
  const timeline = useQuery(timelineQuery(client.id));
  // The server has just fetched it for this page.
  const refetchOnMount = !useIsFirstDrawing();
  const weighIns = useQuery({ ...measurementsQuery(client.id), refetchOnMount });
  if (timeline.isPending || weighIns.isPending) return <TimelineSkeleton text={timelineTexts.loading} />;
  if (!timeline.data)
    return (
      <EmptyState
        title={timelineTexts.failed}
        action={<Button onClick={() => timeline.refetch()}>{timelineTexts.tryAgain}</Button>}
      />
    );
  // A forecast without its weigh-ins is still a forecast.
  const measurements = weighIns.data?.measurements ?? [];
  return <TimelineView client={client} timeline={timeline.data} measurements={measurements} />;
}
