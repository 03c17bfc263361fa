"use client";

import { useQuery } from "@tanstack/react-query";
import type { Owned } from "@/components/training/workouts/device-store";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { dayHere } from "@/lib/text/calendar/local-date";
import { planWeeksOf, sessionsAround } from "@/lib/training/plans/programme";
import { weeklyPlanQuery } from "@/lib/training/plans/queries";
import { sessionOn, stillToDo } from "@/lib/training/plans/week";
import type { ExercisePlace } from "@/lib/training/workouts/session";
import { StartButton } from "./start-button";
import { useSessionPrescriptions } from "./use-session-prescriptions";

type StartTodayProps = { client: Owned; onStarted: (first: ExercisePlace) => void };

/** Starts today's session. Hidden without a session, or when it is done. */
export function StartToday({ client, onStarted }: StartTodayProps) {
  const { data: plan } = useQuery(weeklyPlanQuery(client.id));
  const now = useNow();
  const session =
    plan && sessionOn(sessionsAround(planWeeksOf(plan), dayHere(now)), plan.moves ?? [], dayHere(now));
  const prescribed = useSessionPrescriptions(client.id, session);
  const doneToday = plan?.trained.find(({ date }) => date === dayHere(now));
  if (!session || stillToDo(prescribed.exercises, doneToday).length === 0) return null;
  return (
    <div className="mb-3">
      <StartButton
        client={client}
        session={session}
        {...prescribed}
        doneToday={doneToday}
        isToday
        onStarted={onStarted}
      />
    </div>
  );
}
