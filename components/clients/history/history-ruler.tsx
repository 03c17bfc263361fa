import { ChevronsLeftRight, Pin } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useMemo } from "react";
import { cn } from "@/components/ui/cn";
import type { HistoryDay } from "@/lib/clients/history/days";
import { nearestMark, type RulerMark, rulerMarks, rulerTicks } from "@/lib/clients/history/ruler";
import { dayText } from "@/lib/text/calendar/wording";

type HistoryRulerProps = {
  days: readonly HistoryDay[];
  baselineDate: string | null;
  selected: string;
  onSelect: (date: string) => void;
};

/** One mark per recorded day: small without a photo, large with one, pinned for the baseline. */
export function HistoryRuler({ days, baselineDate, selected, onSelect }: HistoryRulerProps) {
  const marks = useMemo(() => rulerMarks(days), [days]);
  const ticks = useMemo(() => rulerTicks(days), [days]);
  const index = marks.findIndex((mark) => mark.date === selected);
  const last = marks.length - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
    const ends: Record<string, number> = { Home: 0, End: last };
    const step = steps[event.key];
    const target = ends[event.key] ?? (step === undefined ? undefined : index + step);
    if (target === undefined) return;
    event.preventDefault();
    const mark = marks[Math.min(last, Math.max(0, target))];
    if (mark) onSelect(mark.date);
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const mark = nearestMark(marks, (event.clientX - box.left) / box.width);
    if (mark && mark.date !== selected) onSelect(mark.date);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Compare with"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index}
      aria-valuetext={dayText(selected, new Date())}
      onKeyDown={onKeyDown}
      className="relative h-[66px] cursor-pointer touch-pan-y select-none rounded-image px-4"
    >
      <div
        className="relative h-full"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && follow(event)}
      >
        {ticks.map((position) => (
          <span
            key={position}
            className="absolute top-[30px] h-2 w-px bg-muted-foreground/80"
            style={{ left: `${position * 100}%` }}
          />
        ))}
        <span data-track className="absolute inset-x-0 top-4 h-1 rounded-full bg-primary" />
        {marks.map((mark) => (
          <Mark
            key={mark.date}
            mark={mark}
            kind={mark.date === selected ? "selected" : mark.date === baselineDate ? "baseline" : "other"}
          />
        ))}
        <EndLabels marks={marks} selected={selected} baselineDate={baselineDate} />
      </div>
    </div>
  );
}

type MarkProps = { mark: RulerMark; kind: "selected" | "baseline" | "other" };

function Mark({ mark, kind }: MarkProps) {
  return (
    <span
      data-fill
      className={cn(
        "absolute top-[18px] grid -translate-1/2 place-items-center rounded-full bg-primary",
        kind === "other" && (mark.hasPhoto ? "size-3.5" : "size-[7px]"),
        kind === "baseline" && "z-1 size-6 border-2 border-primary bg-secondary text-primary",
        kind === "selected" && "z-2 size-[30px] text-primary-foreground",
      )}
      style={{ left: `${mark.position * 100}%` }}
    >
      {kind === "baseline" && <Pin aria-hidden className="size-3.5 stroke-[2.4]" />}
      {kind === "selected" && <ChevronsLeftRight aria-hidden className="size-[18px] stroke-2" />}
    </span>
  );
}

type EndLabelsProps = Pick<HistoryRulerProps, "selected" | "baselineDate"> & { marks: readonly RulerMark[] };

/** Labels for both ends, and for the selected day if it has room between them. */
function EndLabels({ marks, selected, baselineDate }: EndLabelsProps) {
  const now = new Date();
  const [first, last] = [marks[0], marks.at(-1)];
  const chosen = marks.find((mark) => mark.date === selected);
  const between = first && last && chosen && chosen.position > 0.28 && chosen.position < 0.72;
  const text = "absolute top-12 text-[0.84375rem]/[18px] whitespace-nowrap";
  const tone = (mark: RulerMark) =>
    mark.date === selected || mark.date === baselineDate
      ? "font-strong text-primary"
      : "text-muted-foreground";
  return (
    <>
      {first && <span className={cn(text, "-left-3", tone(first))}>{dayText(first.date, now)}</span>}
      {between && (
        <span
          className={cn(text, "-translate-x-1/2", tone(chosen))}
          style={{ left: labelPosition(chosen, [first, last], now) }}
        >
          {dayText(chosen.date, now)}
        </span>
      )}
      {last && last !== first && (
        <span className={cn(text, "-right-3.5", tone(last))}>{dayText(last.date, now)}</span>
      )}
    </>
  );
}

/** The average width of a letter, in em. */
const LETTER_EM = 0.56;

/** Centres a label below its mark, but keeps it off the labels at both ends. */
function labelPosition({ date, position }: RulerMark, ends: [RulerMark, RulerMark], now: Date): string {
  const width = (day: string) => dayText(day, now).length * LETTER_EM;
  const [left, right] = ends.map((end) => `${width(end.date) + width(date) / 2}em`);
  return `clamp(${left}, ${position * 100}%, calc(100% - ${right}))`;
}
