import { Copy, Leaf, Trash2 } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { DropdownMenuItem, MoreMenu } from "@/components/ui/dropdown-menu";
import { addDays, DAYS_PER_WEEK, mondayOf } from "@/lib/text/calendar/days";
import { shortDay } from "@/lib/text/calendar/wording";
import { MAX_WEEKS } from "@/lib/training/plans/limits";
import { volumePercent } from "@/lib/training/plans/programme";
import type { PlannedSession, PlannedWeek } from "@/lib/training/plans/schema";
import type { DayPlace } from "@/lib/training/programmes/edit";
import { DayCell } from "./day-cell";

type WeekColumnProps = {
  /** Whose program it is; null in a template. */
  clientId: string | null;
  index: number;
  week: PlannedWeek;
  weeks: readonly PlannedWeek[];
  startsOn: string | null;
  isCurrent: boolean;
  selected: DayPlace | null;
  onSelect: (place: DayPlace) => void;
  onWeeks: (weeks: readonly PlannedWeek[], said: string) => void;
  onSession: (place: DayPlace, after: PlannedSession | null, said?: string) => void;
  onChange: (place: DayPlace, exerciseName: string) => void;
  onAdd: (place: DayPlace) => void;
};

/** On laptops the days of all weeks share their rows. */
export function WeekColumn(props: WeekColumnProps) {
  const { index, week, weeks, startsOn, isCurrent, selected, onSelect, onSession, onChange, onAdd } = props;
  const monday = startsOn && addDays(mondayOf(startsOn), index * DAYS_PER_WEEK);
  return (
    <section aria-label={`Week ${index + 1}`} className="contents">
      <div className="px-1 pt-1">
        <div className="flex items-center justify-between gap-2">
          <h2 className="font-strong text-base">Week {index + 1}</h2>
          {monday && (
            <span className="min-w-0 flex-1 truncate text-right text-muted-foreground text-xs 2xl:text-sm">
              {shortDay(monday)} to {endOfWeek(monday)}
            </span>
          )}
          <WeekMenu {...props} />
        </div>
        <div className="flex min-h-6 items-center gap-2 text-muted-foreground text-sm">
          {isCurrent && <Badge className="h-6">Now</Badge>}
          {week.isDeload && <Badge className="h-6">Deload</Badge>}
          {weeks[0] && weeks.length > 1 && (
            <span className="ml-auto">{volumePercent(week, weeks[0])}% volume</span>
          )}
        </div>
      </div>
      {Array.from({ length: DAYS_PER_WEEK }, (_, day) => {
        const place = { week: index, weekday: day + 1 };
        return (
          <DayCell
            key={place.weekday}
            clientId={props.clientId}
            place={place}
            session={week.sessions.find(({ weekday }) => weekday === place.weekday)}
            weeks={weeks}
            isSelected={selected?.week === index && selected.weekday === place.weekday}
            onSelect={onSelect}
            onSession={onSession}
            onChange={onChange}
            onAdd={onAdd}
          />
        );
      })}
    </section>
  );
}

/** The Sunday of the week; with its month only if that differs. */
function endOfWeek(monday: string): string {
  const sunday = addDays(monday, DAYS_PER_WEEK - 1);
  return sunday.slice(0, 7) === monday.slice(0, 7) ? String(Number(sunday.slice(8))) : shortDay(sunday);
}

function WeekMenu({ index, week, weeks, onWeeks }: WeekColumnProps) {
  return (
    <MoreMenu label={`More actions for week ${index + 1}`} className="-mr-2 shrink-0">
      <DropdownMenuItem
        disabled={weeks.length >= MAX_WEEKS}
        onSelect={() => onWeeks(weeks.toSpliced(index + 1, 0, week), `Week ${index + 1} duplicated`)}
      >
        <Copy aria-hidden />
        Duplicate week
      </DropdownMenuItem>
      <DropdownMenuItem
        onSelect={() => onWeeks(weeks.with(index, { ...week, isDeload: !week.isDeload }), "Program changed")}
      >
        <Leaf aria-hidden />
        {week.isDeload ? "No deload" : "Mark as deload"}
      </DropdownMenuItem>
      <DropdownMenuItem
        destructive
        disabled={weeks.length === 1}
        onSelect={() => onWeeks(weeks.toSpliced(index, 1), `Week ${index + 1} removed`)}
      >
        <Trash2 aria-hidden />
        Remove week
      </DropdownMenuItem>
    </MoreMenu>
  );
}
