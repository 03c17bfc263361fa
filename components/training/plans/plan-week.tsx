"use client";

import { CalendarRange, Printer } from "lucide-react";
import { PageLink } from "@/components/platform/frame/page-link";
import { useSearchParamState } from "@/components/platform/frame/search-params";
import { Sums } from "@/components/training/schedule/sums";
import { ExerciseChooser } from "@/components/training/session/exercise-chooser";
import { ClientNote } from "@/components/training/workouts/client-note";
import { Button } from "@/components/ui/button";
import type { Client } from "@/lib/clients/record/schema";
import { clientAddress, sheetAddress } from "@/lib/text/addresses";
import { mondayOf, weekAround, weekdayOf } from "@/lib/text/calendar/days";
import { shortDay } from "@/lib/text/calendar/wording";
import { weekCounts } from "@/lib/training/day/counts";
import { weekCells } from "@/lib/training/day/week";
import { newlyPlanned } from "@/lib/training/plans/aim";
import { usualReps } from "@/lib/training/plans/planner";
import { lastDayOf, weekIndexOn } from "@/lib/training/plans/programme";
import type { PlannedSession, Programme, WeeklyPlan } from "@/lib/training/plans/schema";
import { dayOfPlan, sessionsOn } from "@/lib/training/plans/week";
import type { ExercisePlace } from "@/lib/training/workouts/session";
import { DaySessionView } from "./day-session-view";
import { DayTraces } from "./day-traces";
import { OtherSessions } from "./other-sessions";
import { StillOpen } from "./still-open";
import { usePlanDays } from "./use-plan-days";
import { usePlanEdits } from "./use-plan-edits";
import { WeekStrip } from "./week-strip";

type PlanWeekProps = {
  client: Client;
  plan: WeeklyPlan;
  onStarted: (first: ExercisePlace) => void;
  onNewPlan: () => void;
  adding: boolean;
  onAddingChange: (adding: boolean) => void;
};

/** The week, and the session of the selected day. */
export function PlanWeek({ client, plan, onStarted, onNewPlan, adding, onAddingChange }: PlanWeekProps) {
  const days = usePlanDays(client, plan);
  const { today } = days.clock;
  const sums = weekCounts(days, mondayOf(today));
  const [day, setDay] = useSearchParamState("day");
  const selected = /^[1-7]$/.test(day) ? Number(day) : weekdayOf(today);
  const setSelected = (weekday: number) => setDay(String(weekday));
  const selectedDay = weekAround(today)[selected - 1] ?? today;
  const shown = sessionsOn(plan, days, selectedDay);
  const session = shown[0]?.session;
  const edits = usePlanEdits(client.id, plan, dayOfPlan(shown[0]?.standing ?? { plannedOn: selectedDay }));

  const addExercise = (exercise: ExercisePlace) => {
    const before = session ?? emptySession(selected);
    const reps = usualReps(exercise.exerciseName, client.experience);
    const added = newlyPlanned(exercise, reps);
    const after = { ...before, exercises: [...before.exercises, added] };
    if (session) edits.change(session.weekday, after);
    else edits.add(after);
  };

  return (
    <div>
      <ProgrammeLink client={client} plan={plan} today={today} />
      <ClientNote notes={client.notes} className="mb-1" />
      <WeekStrip plan={plan} days={days} today={today} selected={selected} onSelect={setSelected} />
      {sums.planned > 0 && (
        <div className="mt-3">
          <Sums sums={sums} />
        </div>
      )}
      <div className="xl:flex xl:items-start xl:gap-6">
        <div className="min-w-0 flex-1">
          {shown.map((one, index) => (
            <DaySessionView
              key={one.standing?.id ?? one.session.weekday}
              {...{ client, plan, today, onStarted, onNewPlan, ...one }}
              onMoved={setSelected}
              onAdd={index === 0 ? () => onAddingChange(true) : undefined}
            />
          ))}
          <DayTraces
            client={client}
            cells={weekCells(days, today)[selected - 1] ?? []}
            isFree={shown.length === 0}
            onTrain={() => edits.add(emptySession(selected))}
            onNewPlan={onNewPlan}
          />
        </div>
        <div className="mt-4 min-w-0 empty:hidden xl:w-90 xl:shrink-0">
          <StillOpen
            client={client}
            plan={plan}
            days={days}
            onStarted={onStarted}
            detailedBut={selectedDay}
          />
          <OtherSessions client={client} plan={plan} days={days} except={selectedDay} />
        </div>
      </div>
      <ExerciseChooser
        clientId={client.id}
        title="Add exercise"
        muscleGroup={session?.exercises.at(-1)?.muscleGroup ?? "legs"}
        taken={(session?.exercises ?? []).map(({ exerciseName }) => exerciseName)}
        open={adding}
        onOpenChange={onAddingChange}
        onChoose={addExercise}
      />
    </div>
  );
}

const emptySession = (weekday: number): PlannedSession => ({
  weekday,
  name: "Workout",
  exercises: [],
});

type ProgrammeLinkProps = { client: { id: string }; plan: WeeklyPlan; today: string };

/** The current week of a programme, with a link to the planner. */
function ProgrammeLink({ client, plan: { programme }, today }: ProgrammeLinkProps) {
  return (
    <div className="mb-2 flex flex-wrap items-center justify-end gap-x-3">
      <p className="min-w-0 flex-1 basis-32 truncate text-sm empty:hidden">
        {programme && (
          <>
            <b className="font-strong">{programme.name}</b>{" "}
            <span className="text-muted-foreground">{standing(programme, today)}</span>
          </>
        )}
      </p>
      <Button asChild variant="ghost" size="sm" className="shrink-0">
        <PageLink href={sheetAddress(clientAddress(client.id, "programme"))}>
          <Printer aria-hidden />
          Print
        </PageLink>
      </Button>
      <Button asChild variant="ghost" size="sm" className="-mr-3 shrink-0">
        <PageLink href={clientAddress(client.id, "programme")}>
          <CalendarRange aria-hidden />
          {programme ? "All weeks" : "Plan several weeks"}
        </PageLink>
      </Button>
    </div>
  );
}

function standing(programme: Programme, today: string): string {
  const { startsOn, weeks } = programme;
  const last = lastDayOf(startsOn, weeks.length);
  if (today > last) return `Ended ${shortDay(last)}`;
  const index = weekIndexOn(programme, today);
  if (index === null || today < startsOn) return `Starts ${shortDay(startsOn)}`;
  const week = `Week ${index + 1} of ${weeks.length}`;
  return weeks[index]?.isDeload ? `${week}, Deload` : week;
}
