"use client";

import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/http/api-error";
import { useSaveWeeklyPlan } from "@/lib/plans/queries";
import type { PlannedSession } from "@/lib/plans/schema";
import { planEditTexts } from "./texts";

/** Changes of a client's plan. They show at once; one that could not be saved is told and taken back. */
export function usePlanEdits(clientId: string, sessions: readonly PlannedSession[]) {
  const { mutate } = useSaveWeeklyPlan(clientId);
  const save = (next: readonly PlannedSession[], onSaved?: () => void) =>
    mutate([...next], {
      onSuccess: onSaved,
      onError: (error) =>
        toast({ variant: "destructive", title: planEditTexts.notSaved, description: wordsOf(error) }),
    });
  return {
    save,
    /** Replaces one session, or removes it with null. */
    change(weekday: number, after: PlannedSession | null) {
      save(sessions.flatMap((session) => (session.weekday === weekday ? (after ?? []) : session)));
    },
    add: (session: PlannedSession) => save([...sessions, session]),
    /** Says what was done and offers the plan before. */
    tellUndoable: (title: string) =>
      toast({ title, action: { label: planEditTexts.undo, onSelect: () => save(sessions) } }),
  };
}

export type PlanEdits = ReturnType<typeof usePlanEdits>;

const wordsOf = (error: Error): string =>
  error instanceof ApiError ? (error.json.message ?? error.message) : planEditTexts.noNetwork;
