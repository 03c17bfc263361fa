"use client";

import { toast, UNDO_MS } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/http/api-error";
import { planWeeksOf, sessionsAround, weekIndexOn } from "@/lib/plans/programme";
import { type PlanChange, useSaveWeeklyPlan } from "@/lib/plans/queries";
import type { PlannedSession, WeeklyPlan } from "@/lib/plans/schema";
import { planEditTexts } from "./texts";

type Plan = Pick<WeeklyPlan, "sessions" | "programme">;

/** Writes a client's plan. It shows at once; what could not be saved is told and taken back. */
export function useSavePlan(clientId: string) {
  const { mutate } = useSaveWeeklyPlan(clientId);
  return (change: PlanChange, onSaved?: () => void) =>
    mutate(change, {
      onSuccess: onSaved,
      onError: (error) =>
        toast({ variant: "destructive", title: planEditTexts.notSaved, description: wordsOf(error) }),
    });
}

/** Changes of the week that `today` lies in: the one that repeats, or this one of a programme. */
export function usePlanEdits(clientId: string, plan: Plan, today: string) {
  const savePlan = useSavePlan(clientId);
  const sessions = sessionsAround(planWeeksOf(plan), today);
  const save = (next: readonly PlannedSession[]) => {
    const { programme } = plan;
    if (!programme) return savePlan({ sessions: [...next] });
    const index = weekIndexOn(programme, today);
    const week = index === null ? undefined : programme.weeks[index];
    if (index === null || !week)
      return toast({ title: planEditTexts.otherPlan, description: planEditTexts.otherPlanHint });
    const weeks = programme.weeks.with(index, { ...week, sessions: [...next] });
    savePlan({ sessions: [], programme: { ...programme, weeks } });
  };
  return {
    save,
    /** Replaces one session, or removes it with null. */
    change(weekday: number, after: PlannedSession | null) {
      save(sessions.flatMap((session) => (session.weekday === weekday ? (after ?? []) : session)));
    },
    add: (session: PlannedSession) => save([...sessions, session]),
    /** Says what was done and offers the plan before. */
    tellUndoable: (title: string) =>
      toast({
        title,
        action: { label: planEditTexts.undo, onSelect: () => savePlan(changeTo(plan)) },
        durationMs: UNDO_MS,
      }),
  };
}

export type PlanEdits = ReturnType<typeof usePlanEdits>;

/** What brings a plan back. */
export const changeTo = ({ sessions, programme }: Plan): PlanChange =>
  programme ? { sessions: [], programme } : { sessions };

const wordsOf = (error: Error): string =>
  error instanceof ApiError ? (error.json.message ?? error.message) : planEditTexts.noNetwork;
