"use client";

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { StandstillNotice, useStandstill } from "@/components/clients/record/standstill";
import { WeighInButton } from "@/components/clients/weigh-ins/weigh-in-button";
import { WeighInList } from "@/components/clients/weigh-ins/weigh-in-list";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { progressOf } from "@/lib/body/forecast/progress";
import type { Client } from "@/lib/clients/record/schema";
import { timelineQuery } from "@/lib/clients/timeline/queries";
import type { Timeline } from "@/lib/clients/timeline/schema";
import { measurementsQuery } from "@/lib/clients/weigh-ins/queries";
import type { Measurement } from "@/lib/clients/weigh-ins/schema";
import { useIsFirstRender } from "@/lib/platform/browser/reader";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { ForecastOverview } from "./forecast-overview";
import { TimelineSkeleton } from "./timeline-skeleton";
import { useWhatIf } from "./use-what-if";
import { WhatIfView } from "./what-if-view";

type TimelineTabProps = {
  client: Client;
  /** A button that opens the client's check-in link. */
  checkInLink: ReactNode;
};

export default function TimelineTab({ client, checkInLink }: TimelineTabProps) {
  const standstill = useStandstill(client);
  const timeline = useQuery({ ...timelineQuery(client.id), enabled: standstill === null });
  // The server has just fetched it for this page.
  const refetchOnMount = !useIsFirstRender();
  const weighIns = useQuery({ ...measurementsQuery(client.id), refetchOnMount });
  if (standstill !== null && !weighIns.isPending)
    return <StandingTimeline {...{ client, checkInLink }} measurements={weighIns.data?.measurements ?? []} />;
  if (timeline.isPending || weighIns.isPending) return <TimelineSkeleton text="Loading timeline..." />;
  if (!timeline.data)
    return (
      <EmptyState
        title="Failed to fetch timeline"
        action={<Button onClick={() => timeline.refetch()}>Try again</Button>}
      />
    );
  // The forecast also works without weigh-ins.
  const measurements = weighIns.data?.measurements ?? [];
  return <TimelineView {...{ client, checkInLink, measurements }} timeline={timeline.data} />;
}

type StandingTimelineProps = TimelineTabProps & { measurements: readonly Measurement[] };

/** Without a forecast: weighing goes on. */
function StandingTimeline({ client, checkInLink, measurements }: StandingTimelineProps) {
  const now = useNow();
  return (
    <div className="pt-4 lg:max-w-[560px] lg:pt-6">
      <StandstillNotice client={client} />
      <div className="mt-4 flex flex-wrap gap-2.5">
        <WeighInButton client={client} last={measurements[0]} now={now} />
        {checkInLink}
      </div>
      <WeighInList client={client} measurements={measurements} now={now} />
    </div>
  );
}

type TimelineViewProps = TimelineTabProps & { timeline: Timeline; measurements: readonly Measurement[] };

/** The saved forecast, or the what-if. */
function TimelineView({ client, checkInLink, timeline, measurements }: TimelineViewProps) {
  // One `now` for the whole screen, so that all parts show the same date.
  const now = useNow();
  const whatIf = useWhatIf(client, timeline);
  const [hasTried, setHasTried] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const progress = useMemo(
    () => progressOf(timeline.followed, measurements[0], now),
    [timeline.followed, measurements, now],
  );
  const shared = { client, timeline, measurements, progress, now };
  const leave = whatIf.close;
  const close = useCallback(() => {
    leave();
    setHasTried(true);
  }, [leave]);
  if (whatIf.isOpen && whatIf.forecast)
    return (
      <WhatIfView
        {...shared}
        whatIf={whatIf}
        forecast={whatIf.forecast}
        takesFocus={isOpened}
        onClose={close}
      />
    );
  const open = () => {
    setOpened(true);
    whatIf.open();
  };
  return <ForecastOverview {...shared} checkInLink={checkInLink} onWhatIf={open} focusWhatIf={hasTried} />;
}
