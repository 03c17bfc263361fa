"use client";

import { CheckInLinkButton } from "@/components/inbox/link-button";
import TimelineTab from "@/components/timeline/timeline-tab";
import type { Client } from "@/lib/clients/schema";
import { clientPageTexts } from "./texts";

/** The forecast, with a button for the client's check-in link. */
export default function ForecastTab({ client }: { client: Client }) {
  return (
    <TimelineTab
      client={client}
      checkInLink={<CheckInLinkButton client={client} label={clientPageTexts.checkInLink} />}
    />
  );
}
