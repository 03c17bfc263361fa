"use client";

import { CalendarCheck, Pencil, Repeat2, Trash2, Trophy } from "lucide-react";
import { DropdownMenuItem, MoreMenu } from "@/components/ui/dropdown-menu";
import { MUSCLE_GROUP_LABELS } from "@/lib/body/ranges";
import { useUnits } from "@/lib/platform/browser/use-units";
import { dayText, weekdayAndDay } from "@/lib/text/calendar/wording";
import type { LoggedWorkout } from "@/lib/training/logbook/schema";
import { setText, timeHere } from "@/lib/training/workouts/wording";

type WorkoutItemProps = {
  workout: LoggedWorkout;
  onSum: () => void;
  onEdit: () => void;
  onCount: () => void;
  onRepeat: () => void;
  onDelete: () => void;
};

export function WorkoutItem({ workout, ...actions }: WorkoutItemProps) {
  const units = useUnits();
  const day = dayText(workout.date, new Date());
  return (
    <li className="flex items-start gap-2 border-b py-3 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="text-muted-foreground text-xs">
          {day}
          {timeText(workout)}, {groupsText(workout)}
          {workout.isReported && `, reported by the client`}
          {workout.isDeload && `, deload week`}
          {sessionText(workout)}
        </p>
        {workout.exercises.map(({ exerciseName, notes, setsData }) => (
          <div key={exerciseName} className="mt-1">
            <p className="break-words font-label">{exerciseName}</p>
            <p className="num text-muted-foreground text-sm tracking-normal">
              {setsData.map((set) => setText(set, units)).join(", ")}
            </p>
            {notes && <p className="break-words text-muted-foreground text-xs">{notes}</p>}
          </div>
        ))}
        {workout.note && <p className="mt-1.5 break-words text-sm">{workout.note}</p>}
      </div>
      <ItemMenu day={day} {...actions} />
    </li>
  );
}

/** For example ` 17:02 to 18:10`; empty if the hours are unknown. */
function timeText({ startedAt, endedAt }: LoggedWorkout): string {
  const [start, end] = [timeHere(startedAt), timeHere(endedAt)];
  return start === end ? "" : ` ${start} to ${end}`;
}

function groupsText({ exercises }: LoggedWorkout): string {
  const groups = new Set(exercises.map(({ muscleGroup }) => MUSCLE_GROUP_LABELS[muscleGroup]));
  return [...groups].join(", ");
}

/** The planned session that it counts for: `, planned`, `, for Push`, `, for Legs of Monday, Nov 23`. */
function sessionText(workout: LoggedWorkout): string {
  const { countsFor, date } = workout;
  if (!countsFor) return "";
  const isSameDay = countsFor.date === date;
  // A session that is called like what was trained would be named twice.
  const name = countsFor.name === groupsText(workout) ? "" : countsFor.name;
  if (isSameDay) return name ? `, for ${name}` : ", planned";
  return `, for ${[name, weekdayAndDay(countsFor.date)].filter(Boolean).join(" of ")}`;
}

type ItemMenuProps = Omit<WorkoutItemProps, "workout"> & { day: string };

function ItemMenu({ day, onSum, onEdit, onCount, onRepeat, onDelete }: ItemMenuProps) {
  return (
    <MoreMenu label={`More actions for the workout of ${day}`}>
      <DropdownMenuItem onSelect={onSum}>
        <Trophy aria-hidden />
        Summary and records
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={onRepeat}>
        <Repeat2 aria-hidden />
        Repeat today
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={onCount}>
        <CalendarCheck aria-hidden />
        Counts for…
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={onEdit}>
        <Pencil aria-hidden />
        Edit or move
      </DropdownMenuItem>
      <DropdownMenuItem destructive onSelect={onDelete}>
        <Trash2 aria-hidden />
        Delete workout
      </DropdownMenuItem>
    </MoreMenu>
  );
}
