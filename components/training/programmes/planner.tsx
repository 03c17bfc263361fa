"use client";

import { useState } from "react";
import { Chips } from "@/components/ui/chips";
import { later } from "@/components/ui/later";
import { toast } from "@/components/ui/toast-store";
import { useIsLaptop, useIsWide } from "@/lib/platform/browser/media";
import { dayHere } from "@/lib/text/calendar/local-date";
import { newlyPlanned } from "@/lib/training/plans/aim";
import { MAX_WEEKS } from "@/lib/training/plans/limits";
import { usualReps } from "@/lib/training/plans/planner";
import { weekIndexOn } from "@/lib/training/plans/programme";
import type { PlannedExercise, PlannedWeek } from "@/lib/training/plans/schema";
import {
  changeExercise,
  type DayPlace,
  moveExercise,
  moveSession,
  sessionAt,
  withSession,
} from "@/lib/training/programmes/edit";
import { DragArea } from "./drag-area";
import type { Place } from "./places";
import { PlannerHead } from "./planner-head";
import { SessionPanel } from "./session-panel";
import { usePlannerKeys } from "./use-planner-keys";
import type { ProgrammeSource } from "./use-programme";
import { useSelectedSession } from "./use-selected-session";
import { WeekColumn } from "./week-column";

const ExerciseSheet = later(() => import("./exercise-sheet").then((module) => module.ExerciseSheet), {
  opens: ({ open }) => open,
});
const ExerciseChooser = later(
  () => import("@/components/training/session/exercise-chooser").then((module) => module.ExerciseChooser),
  { opens: ({ open }) => open },
);

type Asked = { for: "change" | "add"; place: DayPlace; name: string };

/** All weeks side by side on laptops, one at a time on phones. */
export function Planner({ source }: { source: ProgrammeSource }) {
  const { client, weeks, startsOn, save } = source;
  const isLaptop = useIsLaptop();
  const isWide = useIsWide();
  const today = dayHere(new Date());
  const current = startsOn === null ? null : weekIndexOn({ weeks, startsOn }, today);
  const { shown, selected, pickWeek, select } = useSelectedSession(weeks, current ?? 0);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
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
            "Workout",
          );
    if (moved) save({ weeks: moved }, `${carried.name} moved`);
    else toast({ title: `${carried.name} is already in that session` });
  };
  const put = (place: DayPlace, after: Parameters<typeof withSession>[2], said?: string) =>
    save({ weeks: withSession(weeks, place, after) }, said);
  const changeWeeks = (next: readonly PlannedWeek[], said: string) => save({ weeks: next }, said);
  const { area, onKeyDown } = usePlannerKeys({
    weeks,
    onMove: (from, to) => {
      changeWeeks(moveSession(weeks, from, to), `${sessionAt(weeks, from)?.name ?? ""} moved`);
      pickWeek(to.week);
    },
    onDuplicate: (index) => {
      const week = weeks[index];
      if (week && weeks.length < MAX_WEEKS)
        changeWeeks(weeks.toSpliced(index + 1, 0, week), `Week ${index + 1} duplicated`);
    },
  });
  const onChange = (place: DayPlace, name: string) => ask({ for: "change", place, name });
  const onAdd = (place: DayPlace) => ask({ for: "add", place, name: "" });

  return (
    <>
      <PlannerHead source={source} today={today} />
      {!isLaptop && weeks.length > 1 && (
        <Chips
          aria-label="Week"
          layout="scroll"
          options={weeks.map((_, index) => ({ value: String(index), label: index + 1 }))}
          value={String(shown)}
          onValueChange={(value) => pickWeek(Number(value))}
        />
      )}
      <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_300px] xl:items-start xl:gap-5">
        <DragArea onDrop={drop}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the shortcuts belong to the focused element
              inside. */}
          <div
            ref={area}
            onKeyDown={onKeyDown}
            className="grid gap-2.5 lg:-mx-6 lg:grid-flow-col lg:grid-rows-[auto_repeat(7,auto)] lg:overflow-x-auto lg:px-6 lg:pb-3 lg:[grid-auto-columns:minmax(200px,1fr)] xl:mr-0 xl:-ml-8 xl:[grid-auto-columns:minmax(180px,1fr)] xl:pr-1 xl:pl-8"
          >
            {weeks.map(
              (week, index) =>
                (isLaptop || index === shown) && (
                  <WeekColumn
                    // biome-ignore lint/suspicious/noArrayIndexKey: a week has no id.
                    key={index}
                    clientId={client?.id ?? null}
                    index={index}
                    week={week}
                    weeks={weeks}
                    startsOn={startsOn}
                    isCurrent={index === current}
                    selected={selected}
                    onSelect={select}
                    onWeeks={changeWeeks}
                    onSession={put}
                    onChange={onChange}
                    onAdd={onAdd}
                  />
                ),
            )}
          </div>
        </DragArea>
        {isWide && (
          <SessionPanel
            source={source}
            place={selected}
            session={selected ? sessionAt(weeks, selected) : undefined}
            onChange={onChange}
            onAdd={onAdd}
          />
        )}
      </div>
      <p className="hidden flex-wrap items-center gap-x-4 gap-y-1 pt-1 pb-6 text-muted-foreground text-xs lg:flex">
        Drag a session or an exercise by its dots, or pick it up with Space and move it with the arrow keys.
        <Keys keys={["Alt", "↑ ↓ ← →"]}>move the session</Keys>
        <Keys keys={["Ctrl", "D"]}>duplicate the week</Keys>
      </p>
      {asked && exercise && (
        <ExerciseSheet
          exercise={exercise}
          hasLater={asked.place.week < weeks.length - 1}
          open={isOpen && asked.for === "change"}
          onOpenChange={setOpen}
          onSave={(after: PlannedExercise, later: boolean) =>
            save(
              { weeks: changeExercise(weeks, { ...asked.place, name: asked.name }, after, later) },
              "Program changed",
            )
          }
          onRemove={() =>
            session &&
            put(
              asked.place,
              { ...session, exercises: session.exercises.filter((one) => one !== exercise) },
              `${exercise.exerciseName} removed`,
            )
          }
        />
      )}
      {asked && (
        <ExerciseChooser
          clientId={client?.id ?? null}
          title="Exercise"
          muscleGroup={session?.exercises.at(-1)?.muscleGroup ?? "legs"}
          taken={(session?.exercises ?? []).map(({ exerciseName }) => exerciseName)}
          open={isOpen && asked.for === "add"}
          onOpenChange={setOpen}
          onChoose={(chosenExercise) => {
            const before = session ?? {
              weekday: asked.place.weekday,
              name: "Workout",
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

const Keys = ({ keys, children }: { keys: string[]; children: string }) => (
  <span className="flex items-center gap-1.5">
    {keys.map((key) => (
      <kbd key={key} className="rounded-image border px-1.5 py-0.5 font-label text-2xs">
        {key}
      </kbd>
    ))}
    {children}
  </span>
);
