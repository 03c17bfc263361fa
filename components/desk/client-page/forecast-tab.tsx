"use client";

import { CheckInLinkButton } from "@/components/check-ins/inbox/link-button";
import TimelineTab from "@/components/clients/timeline/timeline-tab";
import type { Client } from "@/lib/clients/record/schema";

/** The forecast, with a button for the client's check-in link. */
export default function ForecastTab({ client }: { client: Client }) {
  return (
    <TimelineTab client={client} checkInLink={<CheckInLinkButton client={client} label="Check-in link" />} />
  );
}
