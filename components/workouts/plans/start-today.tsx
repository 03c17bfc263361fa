"use client";

import { useQuery } from "@tanstack/react-query";
import { useNow } from "@/lib/browser/use-calendar";
import { dayHere } from "@/lib/calendar/local-date";
import { planWeeksOf, sessionsAround } from "@/lib/plans/programme";
import { weeklyPlanQuery } from "@/lib/plans/queries";
import { sessionOn, stillToDo } from "@/lib/plans/week";
import type { ExercisePlace } from "@/lib/workouts/session";
import type { Owned } from "../device-store";
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
