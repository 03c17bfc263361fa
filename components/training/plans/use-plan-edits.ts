"use client";

import { toast, toastFailure } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import { ApiError } from "@/lib/platform/http/api-error";
import { planWeeksOf, sessionsAround, weekIndexOn } from "@/lib/training/plans/programme";
import { type PlanChange, useSaveWeeklyPlan } from "@/lib/training/plans/queries";
import type { PlannedSession, WeeklyPlan } from "@/lib/training/plans/schema";

type Plan = Pick<WeeklyPlan, "sessions" | "programme">;

/** Saves a plan with an optimistic update; a failure shows a toast and rolls back. */
export function useSavePlan(clientId: string) {
  const { mutate } = useSaveWeeklyPlan(clientId);
  return (change: PlanChange, onSaved?: () => void) =>
    mutate(change, {
      onSuccess: onSaved,
      onError: (error) => toastFailure("Program not saved", messageOf(error)),
    });
}

/** Edits the week of `today`: the repeating week, or this week of a programme. */
export function usePlanEdits(clientId: string, plan: Plan, today: string) {
  const savePlan = useSavePlan(clientId);
  const sessions = sessionsAround(planWeeksOf(plan), today);
  const save = (next: readonly PlannedSession[]) => {
    const { programme } = plan;
    if (!programme) return savePlan({ sessions: [...next] });
    const index = weekIndexOn(programme, today);
    const week = index === null ? undefined : programme.weeks[index];
    if (index === null || !week)
      return toast({
        title: "Not changed",
        description: "The program has other weeks. Open it to change them.",
      });
    const weeks = programme.weeks.with(index, { ...week, sessions: [...next] });
    savePlan({ sessions: [], programme: { ...programme, weeks } });
  };
  return {
    save,
    /** Null removes the session. */
    change(weekday: number, after: PlannedSession | null) {
      save(sessions.flatMap((session) => (session.weekday === weekday ? (after ?? []) : session)));
    },
    add: (session: PlannedSession) => save([...sessions, session]),
    /** Offers to restore the previous plan. */
    showUndo: (title: string) => offerUndo(title, () => savePlan(changeTo(plan))),
  };
}

export type PlanEdits = ReturnType<typeof usePlanEdits>;

/** Restores this plan. */
export const changeTo = ({ sessions, programme }: Plan): PlanChange =>
  programme ? { sessions: [], programme } : { sessions };

const messageOf = (error: Error): string =>
  error instanceof ApiError
    ? (error.json.message ?? error.message)
    : "No network. The plan is as it was before.";
