import { Plus, X } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { shortWeekday } from "@/lib/text/calendar/wording";
import type { PlannedSession, PlannedWeek } from "@/lib/training/plans/schema";
import type { DayPlace } from "@/lib/training/programmes/edit";
import { DragGrip, DropPlace } from "./drag-area";
import { ExerciseRow } from "./exercise-row";
import { dayKey } from "./use-planner-keys";

type DayCellProps = {
  clientId: string | null;
  place: DayPlace;
  session: PlannedSession | undefined;
  weeks: readonly PlannedWeek[];
  /** The session in the side panel. */
  isSelected: boolean;
  onSelect: (place: DayPlace) => void;
  onSession: (place: DayPlace, after: PlannedSession | null, said?: string) => void;
  onChange: (place: DayPlace, exerciseName: string) => void;
  onAdd: (place: DayPlace) => void;
};

const OVER_ROW = "rounded-image shadow-[inset_0_2px_0_var(--primary)]";

export function DayCell({ clientId, place, session, weeks, isSelected, onSelect, ...on }: DayCellProps) {
  const { onSession, onChange, onAdd } = on;
  const day = shortWeekday(place.weekday);
  const cell = { ...place, kind: "day", name: session?.name ?? "" } as const;
  if (!session)
    return (
      <DropPlace
        place={cell}
        data-day={dayKey(place)}
        className="min-w-0 rounded-control"
        overClassName="outline-2 outline-primary"
      >
        <button
          type="button"
          aria-label={`Add session on ${day}`}
          onClick={() => onSession(place, { weekday: place.weekday, name: "Workout", exercises: [] })}
          className="flex min-h-11 w-full items-center justify-between gap-2 rounded-control border-[1.5px] px-3 text-muted-foreground text-sm hover:bg-accent print:hidden"
        >
          <span className="flex items-center gap-1.5">
            <Plus aria-hidden className="size-4" />
            Session
          </span>
          {day}
        </button>
      </DropPlace>
    );
  return (
    <DropPlace
      place={cell}
      data-day={dayKey(place)}
      onFocusCapture={() => onSelect(place)}
      onPointerDownCapture={() => onSelect(place)}
      className={cn(
        "forecast-slices forecast-dashes min-w-0 rounded-card p-1.5",
        isSelected && "xl:outline-2 xl:outline-primary xl:outline-solid",
      )}
      overClassName="outline-2! outline-primary! outline-solid!"
    >
      <div className="flex items-center">
        <DragGrip
          place={{ ...place, kind: "session", name: session.name }}
          label={`Move ${session.name}, ${day}`}
        />
        <input
          aria-label="Session"
          defaultValue={session.name}
          key={session.name}
          maxLength={60}
          onBlur={({ target }) => {
            const name = target.value.trim();
            if (name === "") target.value = session.name;
            else if (name !== session.name) onSession(place, { ...session, name });
          }}
          onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
          className="min-h-11 w-full min-w-0 flex-1 rounded-image bg-transparent px-1 font-strong hover:bg-accent/40 lg:min-h-8 lg:text-sm"
        />
        <span className="px-1 text-muted-foreground text-xs">{day}</span>
        <button
          type="button"
          aria-label={`Remove ${session.name}`}
          onClick={() => onSession(place, null, `${session.name} removed`)}
          className="grid size-11 shrink-0 place-items-center rounded-image text-muted-foreground hover:bg-accent lg:size-8"
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
      <ul>
        {session.exercises.map((exercise) => {
          const row = { ...place, kind: "exercise", name: exercise.exerciseName } as const;
          return (
            <li key={exercise.exerciseName}>
              <DropPlace place={row} className="min-w-0" overClassName={OVER_ROW}>
                <ExerciseRow
                  clientId={clientId}
                  place={row}
                  exercise={exercise}
                  weeks={weeks}
                  onChange={onChange}
                />
              </DropPlace>
            </li>
          );
        })}
      </ul>
      <DropPlace place={{ ...place, kind: "end", name: "" }} overClassName={OVER_ROW}>
        <button
          type="button"
          aria-label={`Add exercise to ${session.name}`}
          onClick={() => onAdd(place)}
          className="flex min-h-11 w-full items-center gap-1.5 rounded-image px-2.5 text-muted-foreground text-sm hover:bg-accent/60 lg:min-h-8 lg:px-1.5 print:hidden"
        >
          <Plus aria-hidden className="size-4" />
          Exercise
        </button>
      </DropPlace>
    </DropPlace>
  );
}
