"use client";

import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useIsFirstRender } from "@/lib/browser/reader";
import { useNow } from "@/lib/browser/use-calendar";
import type { Client } from "@/lib/clients/schema";
import { progressOf } from "@/lib/forecast/progress";
import { measurementsQuery } from "@/lib/measurements/queries";
import type { Measurement } from "@/lib/measurements/schema";
import { timelineQuery } from "@/lib/timeline/queries";
import type { Timeline } from "@/lib/timeline/schema";
import { ForecastOverview } from "./forecast-overview";
import { timelineTexts } from "./texts";
import { TimelineSkeleton } from "./timeline-skeleton";
import { useWhatIf } from "./use-what-if";
import { WhatIfView } from "./what-if-view";

/** What a client may become month by month, how sure that is, and how it is going. */
export default function TimelineTab({ client }: { client: Client }) {
  const timeline = useQuery(timelineQuery(client.id));
  // The server has just fetched it for this page.
  const refetchOnMount = !useIsFirstRender();
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

type TimelineViewProps = { client: Client; timeline: Timeline; measurements: readonly Measurement[] };

/** The forecast as it is, or with a change that is being tried. */
function TimelineView({ client, timeline, measurements }: TimelineViewProps) {
  // One moment for everything on the screen, so that a date does not change between two parts of it.
  const now = useNow();
  const whatIf = useWhatIf(client);
  const [hasTried, setHasTried] = useState(false);
  const progress = useMemo(
    () => progressOf(timeline.plan, measurements, now),
    [timeline.plan, measurements, now],
  );
  const shared = { client, timeline, measurements, progress, now };
  const leave = whatIf.close;
  const close = useCallback(() => {
    leave();
    setHasTried(true);
  }, [leave]);
  if (whatIf.isOpen && whatIf.forecast)
    return <WhatIfView {...shared} whatIf={whatIf} forecast={whatIf.forecast} onClose={close} />;
  return <ForecastOverview {...shared} onWhatIf={whatIf.open} focusWhatIf={hasTried} />;
}
