"use client";

import { type Owned, useStoredDrafts, useStoredSession } from "@/components/training/workouts/device-store";
import { useNow } from "@/lib/platform/browser/use-calendar";
import type { Days } from "@/lib/training/day/standing";
import type { WeeklyPlan } from "@/lib/training/plans/schema";
import { daysIn } from "@/lib/training/plans/week";

const NONE = { days: { planned: [], workouts: [], archivedOn: null } };

/** What each day of a client's plan is, with the sets on this device that were not saved yet; offline from the last reply. */
export function usePlanDays(client: Owned, plan: Pick<WeeklyPlan, "days"> | undefined): Days {
  const now = useNow();
  const plannedSessionId = useStoredSession(client)?.plannedSessionId;
  const lastSetAt = useStoredDrafts(client)
    .flatMap((draft) => draft.lastSetAt ?? [])
    .sort()
    .at(-1);
  const draft = plannedSessionId && lastSetAt ? { plannedSessionId, lastSetAt } : undefined;
  return daysIn(plan ?? NONE, now, draft);
}
