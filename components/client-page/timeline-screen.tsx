"use client";

import TimelineTab from "@/components/timeline/timeline-tab";
import { TransformationScreen } from "./transformation-screen";

/** A client's page that opens with the forecast. */
export function TimelineScreen({ clientId }: { clientId: string }) {
  return <TransformationScreen clientId={clientId} opened={OPENED} />;
}

const OPENED = { timeline: TimelineTab };
