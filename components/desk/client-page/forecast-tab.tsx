"use client";

import { CheckInLinkButton } from "@/components/check-ins/inbox/link-button";
import { AnswerCharts } from "@/components/check-ins/questions/answer-charts";
import TimelineTab from "@/components/clients/timeline/timeline-tab";
import type { Client } from "@/lib/clients/record/schema";
import { useNow } from "@/lib/platform/browser/use-calendar";

/** The forecast, with a button for the client's check-in link. */
export default function ForecastTab({ client }: { client: Client }) {
  const now = useNow();
  return (
    <>
      <TimelineTab
        client={client}
        checkInLink={<CheckInLinkButton client={client} label="Check-in link" />}
      />
      <AnswerCharts clientId={client.id} now={now} />
    </>
  );
}
