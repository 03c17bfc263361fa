"use client";

import { useCallback, useMemo, useState } from "react";
import { useNow } from "@/lib/browser/use-calendar";
import type { Client } from "@/lib/clients/schema";
import { progressOf } from "@/lib/forecast/progress";
import type { Measurement } from "@/lib/measurements/schema";
import type { Timeline } from "@/lib/timeline/schema";
import { ForecastOverview } from "./forecast-overview";
import { useWhatIf } from "./use-what-if";
import { WhatIfView } from "./what-if-view";

type TimelineViewProps = { client: Client; timeline: Timeline; measurements: readonly Measurement[] };

/** The forecast as it is, or with a change that is being tried. */
export function TimelineView({ client, timeline, measurements }: TimelineViewProps) {
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
