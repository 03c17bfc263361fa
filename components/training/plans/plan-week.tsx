"use client";

import { CalendarRange, Plus } from "lucide-react";
import { PageLink } from "@/components/platform/frame/page-link";
import { useSearchParamState } from "@/components/platform/frame/search-params";
import { ExerciseChooser } from "@/components/training/session/exercise-chooser";
import { Button } from "@/components/ui/button";
import { MUSCLE_GROUP_LABELS } from "@/lib/body/ranges";
import type { Client } from "@/lib/clients/record/schema";
import { clientAddress } from "@/lib/text/addresses";
import { weekAround, weekdayOf } from "@/lib/text/calendar/days";
import { shortDay } from "@/lib/text/calendar/wording";
import { newlyPlanned } from "@/lib/training/plans/aim";
import { SETS_PER_HOUR, usualReps } from "@/lib/training/plans/planner";
import { lastDayOf, planWeeksOf, sessionsAround, weekIndexOn } from "@/lib/training/plans/programme";
import type { PlannedSession, Programme, WeeklyPlan } from "@/lib/training/plans/schema";
import { sessionOn } from "@/lib/training/plans/week";
import type { ExercisePlace } from "@/lib/training/workouts/session";
import { PlannedExercises } from "./planned-exercises";
import { SplitSheet } from "./split-sheet";
import { StartButton } from "./start-button";
import { usePlanDays } from "./use-plan-days";
import { usePlanEdits } from "./use-plan-edits";
import { useSessionPrescriptions } from "./use-session-prescriptions";
import { WeekStrip } from "./week-strip";

const MINUTES_PER_SET = 60 / SETS_PER_HOUR;

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
  const [day, setDay] = useSearchParamState("day");
  const selected = /^[1-7]$/.test(day) ? Number(day) : weekdayOf(today);
  const setSelected = (weekday: number) => setDay(String(weekday));
  // A reply that an older version cached offline has no moves.
  const moves = plan.moves ?? [];
  const sessions = sessionsAround(planWeeksOf(plan), today);
  const selectedDay = weekAround(today)[selected - 1] ?? today;
  const session = sessionOn(sessions, moves, selectedDay);
  const { exercises, isPending } = useSessionPrescriptions(client.id, session);
  const edits = usePlanEdits(client.id, plan, today);

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
      <WeekStrip
        sessions={sessions}
        moves={moves}
        days={days}
        today={today}
        selected={selected}
        onSelect={setSelected}
      />
      {session ? (
        <>
          <div className="mt-4 flex items-center justify-between gap-3 border-b pb-2.5">
            <div className="min-w-0">
              <h2 className="type-display break-words text-xl">{session.name}</h2>
              <p className="text-muted-foreground text-sm">{sessionText(session)}</p>
            </div>
            <SplitSheet
              session={session}
              sessions={sessions}
              edits={edits}
              onMoved={setSelected}
              onNewPlan={onNewPlan}
            />
          </div>
          <PlannedExercises client={client} session={session} exercises={exercises} edits={edits} />
        </>
      ) : (
        <RestDay onTrain={() => edits.add(emptySession(selected))} onNewPlan={onNewPlan} />
      )}
      {session && (
        <Button variant="ghost" size="sm" className="mt-1 -ml-3" onClick={() => onAddingChange(true)}>
          <Plus aria-hidden />
          Add exercise
        </Button>
      )}
      {session && exercises.length > 0 && (
        <div className="pointer-events-none sticky bottom-(--dock-clearance) z-10 mt-4 bg-linear-to-b from-transparent to-40% to-background pt-6 *:pointer-events-auto lg:bottom-4 lg:bg-none">
          <StartButton
            client={client}
            session={session}
            standing={days.sessions.find(({ date }) => date === selectedDay)}
            trained={plan.trained}
            today={today}
            exercises={exercises}
            isPending={isPending}
            onStarted={onStarted}
          />
        </div>
      )}
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

function RestDay({ onTrain, onNewPlan }: { onTrain: () => void; onNewPlan: () => void }) {
  return (
    <div className="flex flex-col items-center gap-3 py-8">
      <p className="font-strong">Rest day</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="outline" size="sm" onClick={onTrain}>
          <Plus aria-hidden />
          Train on this day
        </Button>
        <Button variant="ghost" size="sm" onClick={onNewPlan}>
          New plan
        </Button>
      </div>
    </div>
  );
}

const emptySession = (weekday: number): PlannedSession => ({
  weekday,
  name: "Workout",
  exercises: [],
});

function sessionText({ exercises }: PlannedSession): string {
  if (exercises.length === 0) return "No exercises yet.";
  const groups = [
    ...new Set(exercises.map(({ muscleGroup }) => MUSCLE_GROUP_LABELS[muscleGroup].toLowerCase())),
  ];
  const minutes = exercises.reduce((sum, { sets }) => sum + sets, 0) * MINUTES_PER_SET;
  const words = groups.join(", ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}. About ${Math.ceil(minutes / 5) * 5} min.`;
}

type ProgrammeLinkProps = { client: { id: string }; plan: WeeklyPlan; today: string };

/** The current week of a programme, with a link to the planner. */
function ProgrammeLink({ client, plan: { programme }, today }: ProgrammeLinkProps) {
  return (
    <div className="mb-2 flex items-center gap-3">
      <p className="min-w-0 flex-1 truncate text-sm">
        {programme && (
          <>
            <b className="font-strong">{programme.name}</b>{" "}
            <span className="text-muted-foreground">{standing(programme, today)}</span>
          </>
        )}
      </p>
      <Button asChild variant="ghost" size="sm" className="-mr-3 shrink-0">
        <PageLink href={clientAddress(client.id, "programme")}>
          <CalendarRange aria-hidden />
          {programme ? "Program" : "Plan several weeks"}
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
