"use client";

import { useState } from "react";
import { Chips } from "@/components/ui/chips";
import { openedLater } from "@/components/ui/opened-later";
import { toast } from "@/components/ui/toast-store";
import { useIsLaptop } from "@/lib/browser/media";
import { dayHere } from "@/lib/calendar/local-date";
import { newlyPlanned } from "@/lib/plans/aim";
import { usualReps } from "@/lib/plans/planner";
import { weekIndexOn } from "@/lib/plans/programme";
import type { PlannedExercise, PlannedWeek } from "@/lib/plans/schema";
import {
  changeExercise,
  type DayPlace,
  moveExercise,
  moveSession,
  sessionAt,
  withSession,
} from "@/lib/programmes/edit";
import { DragArea } from "./drag-area";
import type { Place } from "./places";
import { PlannerHead } from "./planner-head";
import { plannerTexts } from "./texts";
import type { ProgrammeSource } from "./use-programme";
import { WeekColumn } from "./week-column";

const ExerciseSheet = openedLater(
  () => import("./exercise-sheet").then((module) => module.ExerciseSheet),
  ({ open }) => open,
);
const ExerciseChooser = openedLater(
  () => import("../workouts/session/exercise-chooser").then((module) => module.ExerciseChooser),
  ({ open }) => open,
);

type Asked = { for: "change" | "add"; place: DayPlace; name: string };

/** The weeks side by side on laptops, one at a time on phones; everything in them is moved and changed in place. */
export function Planner({ source }: { source: ProgrammeSource }) {
  const { client, weeks, startsOn, save } = source;
  const isLaptop = useIsLaptop();
  const today = dayHere(new Date());
  const current = startsOn === null ? null : weekIndexOn({ weeks, startsOn }, today);
  const [picked, setPicked] = useState<number | null>(null);
  const chosen = picked ?? current ?? 0;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const shown = Math.min(chosen, weeks.length - 1);
  const ask = (next: Asked) => {
    setAsked(next);
    setOpen(true);
  };
  const session = asked ? sessionAt(weeks, asked.place) : undefined;
  const exercise = session?.exercises.find(({ exerciseName }) => exerciseName === asked?.name);

  const drop = (carried: Place, target: Place) => {
    const moved =
      carried.kind === "session"
        ? moveSession(weeks, carried, target)
        : moveExercise(
            weeks,
            carried,
            { ...target, before: target.kind === "exercise" ? target.name : null },
            plannerTexts.newSession,
          );
    if (moved) save({ weeks: moved }, plannerTexts.moved(carried.name));
    else toast({ title: plannerTexts.twice(carried.name) });
  };
  const put = (place: DayPlace, after: Parameters<typeof withSession>[2], said?: string) =>
    save({ weeks: withSession(weeks, place, after) }, said);
  const changeWeeks = (next: readonly PlannedWeek[], said: string) => save({ weeks: next }, said);

  return (
    <>
      <PlannerHead source={source} today={today} />
      {!isLaptop && weeks.length > 1 && (
        <Chips
          aria-label={plannerTexts.weekChoice}
          layout="scroll"
          options={weeks.map((_, index) => ({ value: String(index), label: index + 1 }))}
          value={String(shown)}
          onValueChange={(value) => setPicked(Number(value))}
        />
      )}
      <DragArea onDrop={drop}>
        <div className="grid gap-2.5 lg:-mx-8 lg:grid-flow-col lg:grid-rows-[auto_repeat(7,auto)] lg:overflow-x-auto lg:px-8 lg:pb-3 lg:[grid-auto-columns:minmax(216px,1fr)]">
          {weeks.map(
            (week, index) =>
              (isLaptop || index === shown) && (
                <WeekColumn
                  // biome-ignore lint/suspicious/noArrayIndexKey: a week has nothing else to be known by.
                  key={index}
                  index={index}
                  week={week}
                  weeks={weeks}
                  startsOn={startsOn}
                  isCurrent={index === current}
                  onWeeks={changeWeeks}
                  onSession={put}
                  onChange={(place, name) => ask({ for: "change", place, name })}
                  onAdd={(place) => ask({ for: "add", place, name: "" })}
                />
              ),
          )}
        </div>
      </DragArea>
      <p className="hidden pb-6 text-muted-foreground text-xs lg:block">{plannerTexts.hint}</p>
      {asked && exercise && (
        <ExerciseSheet
          exercise={exercise}
          hasLater={asked.place.week < weeks.length - 1}
          open={isOpen && asked.for === "change"}
          onOpenChange={setOpen}
          onSave={(after: PlannedExercise, later: boolean) =>
            save(
              { weeks: changeExercise(weeks, { ...asked.place, name: asked.name }, after, later) },
              plannerTexts.changed,
            )
          }
          onRemove={() =>
            session &&
            put(
              asked.place,
              { ...session, exercises: session.exercises.filter((one) => one !== exercise) },
              plannerTexts.sessionRemoved(exercise.exerciseName),
            )
          }
        />
      )}
      {asked && (
        <ExerciseChooser
          clientId={client?.id ?? null}
          title={plannerTexts.addExercise}
          muscleGroup={session?.exercises.at(-1)?.muscleGroup ?? "legs"}
          taken={(session?.exercises ?? []).map(({ exerciseName }) => exerciseName)}
          open={isOpen && asked.for === "add"}
          onOpenChange={setOpen}
          onChoose={(chosenExercise) => {
            const before = session ?? {
              weekday: asked.place.weekday,
              name: plannerTexts.newSession,
              exercises: [],
            };
            const added = newlyPlanned(
              chosenExercise,
              usualReps(chosenExercise.exerciseName, "intermediate"),
            );
            put(asked.place, { ...before, exercises: [...before.exercises, added] });
          }}
        />
      )}
    </>
  );
}
