"use client";

import TimelineTab from "@/components/timeline/timeline-tab";
import { TransformationScreen } from "./transformation-screen";

export function TimelineScreen({ clientId }: { clientId: string }) {
  return <TransformationScreen clientId={clientId} opened={OPENED} />;
}

const OPENED = { timeline: TimelineTab };
