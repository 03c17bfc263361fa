"use client";

import ForecastTab from "./forecast-tab";
import { TransformationScreen } from "./transformation-screen";

export function TimelineScreen({ clientId }: { clientId: string }) {
  return <TransformationScreen clientId={clientId} opened={OPENED} />;
}

const OPENED = { timeline: ForecastTab };
