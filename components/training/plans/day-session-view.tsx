"use client";

import { Plus } from "lucide-react";
import { SessionMenu } from "@/components/training/sessions/session-menu";
import { Button } from "@/components/ui/button";
import { MUSCLE_GROUP_LABELS } from "@/lib/body/ranges";
import type { Client } from "@/lib/clients/record/schema";
import { shortDay } from "@/lib/text/calendar/wording";
import type { Standing } from "@/lib/training/day/standing";
import { SETS_PER_HOUR } from "@/lib/training/plans/planner";
import { planWeeksOf, sessionsAround } from "@/lib/training/plans/programme";
import type { PlannedSession, WeeklyPlan } from "@/lib/training/plans/schema";
import { type DaySession, dayOfPlan } from "@/lib/training/plans/week";
import { SKIP_TEXTS, timeAndLength } from "@/lib/training/sessions/wording";
import type { ExercisePlace } from "@/lib/training/workouts/session";
import { PlannedExercises } from "./planned-exercises";
import { SplitSheet } from "./split-sheet";
import { StartButton } from "./start-button";
import { usePlanEdits } from "./use-plan-edits";
import { useSessionPrescriptions } from "./use-session-prescriptions";

const MINUTES_PER_SET = 60 / SETS_PER_HOUR;

type DaySessionViewProps = DaySession & {
  client: Client;
  plan: WeeklyPlan;
  today: string;
  onStarted: (first: ExercisePlace) => void;
  onMoved: (weekday: number) => void;
  onNewPlan: () => void;
  onAdd?: (() => void) | undefined;
};

/** One session of the selected day: what was agreed for it, its exercises and its start. */
export function DaySessionView({ client, plan, session, standing, today, ...on }: DaySessionViewProps) {
  const day = standing ? dayOfPlan(standing) : today;
  const { exercises, isPending } = useSessionPrescriptions(client.id, session);
  const edits = usePlanEdits(client.id, plan, day);
  return (
    <div>
      <div className="mt-4 flex items-center justify-between gap-3 border-b pb-2.5">
        <div className="min-w-0">
          <h2 className="type-display break-words text-xl">{session.name}</h2>
          <p className="text-muted-foreground text-sm">
            {[...agreedTexts(standing), sessionText(session)].join(". ")}
          </p>
          {standing?.note && <p className="mt-1 whitespace-pre-line break-words text-sm">{standing.note}</p>}
        </div>
        <span className="flex shrink-0 items-center">
          <SplitSheet
            session={session}
            sessions={sessionsAround(planWeeksOf(plan), day)}
            edits={edits}
            onMoved={on.onMoved}
            onNewPlan={on.onNewPlan}
          />
          {standing && (
            <SessionMenu
              clientId={client.id}
              clientName={client.name}
              session={standing}
              className="-mr-2.5"
            />
          )}
        </span>
      </div>
      <PlannedExercises client={client} session={session} exercises={exercises} edits={edits} />
      {on.onAdd && (
        <Button variant="ghost" size="sm" className="mt-1 -ml-3" onClick={on.onAdd}>
          <Plus aria-hidden />
          Add exercise
        </Button>
      )}
      {exercises.length > 0 && (
        <div className="pointer-events-none sticky bottom-(--dock-clearance) z-10 mt-4 bg-linear-to-b from-transparent to-40% to-background pt-6 *:pointer-events-auto lg:bottom-4 lg:bg-none">
          <StartButton
            client={client}
            session={session}
            standing={standing}
            trained={plan.trained}
            today={today}
            exercises={exercises}
            isPending={isPending}
            onStarted={on.onStarted}
          />
        </div>
      )}
    </div>
  );
}

function agreedTexts(standing: Standing | undefined): string[] {
  if (!standing) return [];
  const { state, skippedFor, date, plannedOn } = standing;
  const time = timeAndLength(standing);
  return [
    ...(state === "leftOut" && skippedFor ? [`Left out: ${SKIP_TEXTS[skippedFor].toLowerCase()}`] : []),
    ...(time ? [time] : []),
    ...(date === plannedOn ? [] : [`Moved from ${shortDay(plannedOn)}`]),
  ];
}

function sessionText({ exercises }: PlannedSession): string {
  if (exercises.length === 0) return "No exercises yet.";
  const groups = [
    ...new Set(exercises.map(({ muscleGroup }) => MUSCLE_GROUP_LABELS[muscleGroup].toLowerCase())),
  ];
  const minutes = exercises.reduce((sum, { sets }) => sum + sets, 0) * MINUTES_PER_SET;
  const words = groups.join(", ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}. About ${Math.ceil(minutes / 5) * 5} min.`;
}
