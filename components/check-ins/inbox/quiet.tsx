"use client";

import { useQuery } from "@tanstack/react-query";
import { PageLink } from "@/components/platform/frame/page-link";
import { Button } from "@/components/ui/button";
import { clientAddress } from "@/lib/text/addresses";
import { shortDay } from "@/lib/text/calendar/wording";
import { analyticsQuery } from "@/lib/training/analytics/queries";
import { ClientRow, ClientSection } from "./client-rows";
import { quietTexts } from "./texts";

/** Leaves out clients with a late check-in, who are in the list above. */
export function Quiet({ lateIds }: { lateIds: readonly string[] }) {
  const { data } = useQuery(analyticsQuery());
  const quiet = data?.quiet.filter(({ clientId }) => !lateIds.includes(clientId)) ?? [];
  // The inbox works without it.
  if (quiet.length === 0) return null;
  return (
    <ClientSection title={quietTexts.title} hint={quietTexts.hint}>
      {quiet.map(({ clientId, name, lastWorkout, days }) => (
        <ClientRow
          key={clientId}
          name={name}
          text={lastWorkout ? quietTexts.since(shortDay(lastWorkout), days) : quietTexts.never(days)}
          action={
            <Button asChild variant="outline" size="sm">
              <PageLink href={clientAddress(clientId, "workouts")} aria-label={quietTexts.openName(name)}>
                {quietTexts.open}
              </PageLink>
            </Button>
          }
        />
      ))}
    </ClientSection>
  );
}
