"use client";

import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { GripVertical } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useSessionWrites } from "@/components/training/sessions/session-menu";
import { cn } from "@/components/ui/cn";
import { addDays, weekdayOf } from "@/lib/text/calendar/days";
import { shortWeekday, timeOfMinutes, weekdayAndDay } from "@/lib/text/calendar/wording";
import type { Appointment } from "@/lib/training/schedule/schema";
import { dayAndTime } from "@/lib/training/sessions/wording";

/** Sessions inside can be dragged to another day, by pointer and by keyboard. Their time of day stays. */
export function SessionDrag({ children }: { children: ReactNode }) {
  const [carried, setCarried] = useState<Appointment | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const { change } = useSessionWrites();
  const [keyboard] = useState(byKeyboard);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: keyboard.dayBeside }),
  );
  const finish = () => {
    keyboard.forget();
    setCarried(null);
    setOver(null);
  };
  return (
    <DndContext
      // The same on the server, which draws the page first.
      id="calendar"
      sensors={sensors}
      collisionDetection={keyboard.dayUnder}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable:
            "Press Space to pick up, the left and right arrow keys to choose a day, Space to move and Escape to cancel.",
        },
      }}
      onDragStart={({ active }) => setCarried(sessionOf(active))}
      onDragOver={({ over }) => setOver(dayOf(over))}
      onDragCancel={finish}
      onDragEnd={({ active, over }) => {
        finish();
        const [session, date] = [sessionOf(active), dayOf(over)];
        if (!session || !date || date === session.date) return;
        const { id, clientId, name, startMin } = session;
        change({ clientId, id }, { date }, `${name} is on ${dayAndTime({ date, startMin })} now`);
      }}
    >
      {children}
      <DragOverlay dropAnimation={null} className="z-20 w-max! max-w-50">
        {carried && <Carried session={carried} to={over} />}
      </DragOverlay>
    </DndContext>
  );
}

function Carried({ session, to }: { session: Appointment; to: string | null }) {
  const { clientName, name, date, startMin } = session;
  return (
    <div className="flex items-center gap-2.5 rounded-control border-[1.5px] border-primary bg-popover px-3 py-2 shadow-pop">
      <GripVertical aria-hidden className="size-4 text-primary" />
      <p className="text-sm">
        <b className="block font-strong">{clientName}</b>
        {name}, {shortWeekday(weekdayOf(date))}
        {to && to !== date && (
          <b className="font-strong text-primary">
            {` → ${shortWeekday(weekdayOf(to))}${startMin === null ? "" : ` ${timeOfMinutes(startMin)}`}`}
          </b>
        )}
      </p>
    </div>
  );
}

/** Shows on hover and focus, on laptops; elsewhere a session is moved by its menu. */
export function SessionGrip({ appointment }: { appointment: Appointment }) {
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: appointment.id,
    data: { appointment },
  });
  const { name, clientName, date } = appointment;
  return (
    <button
      ref={setNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={`Move ${name} of ${clientName}, ${weekdayAndDay(date)}, to another day`}
      className={cn(
        "absolute right-7 hidden h-7 w-6 cursor-grab touch-none place-items-center rounded-image bg-accent text-muted-foreground opacity-0 lg:not-pointer-coarse:grid",
        "group-hover:opacity-100 focus-visible:opacity-100",
        isDragging && "opacity-40",
      )}
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  );
}

type DropDayProps = ComponentProps<"div"> & {
  day: string;
  /** One of its cells. */
  cell: string;
  isPast: boolean;
};

/** A cell of a day; a session is not moved into the past. */
export function DropDay({ day, cell, isPast, className, ...props }: DropDayProps) {
  const { setNodeRef, isOver, active } = useDroppable({
    id: `${day} ${cell}`,
    data: { day },
    disabled: isPast,
  });
  const isTarget = isOver && sessionOf(active)?.date !== day;
  return (
    <div
      ref={setNodeRef}
      className={cn(className, isTarget && "inset-ring-2 inset-ring-primary rounded-image")}
      {...props}
    />
  );
}

type Item = { data: { current: Record<string, unknown> | undefined } } | null;
const sessionOf = (item: Item): Appointment | null =>
  (item?.data.current?.appointment as Appointment) ?? null;
const dayOf = (item: Item): string | null => (item?.data.current?.day as string) ?? null;

const STEPS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Dragging by keyboard: the arrow keys choose a day. The dragged card is wider than a day, so its position does not tell one. */
function byKeyboard() {
  let chosen: string | null = null;
  const dayUnder: CollisionDetection = (asked) => {
    if (asked.pointerCoordinates) return pointerWithin(asked);
    const day = chosen ?? sessionOf(asked.active)?.date;
    const droppableContainers = asked.droppableContainers.filter((cell) => dayOf(cell) === day);
    return closestCenter({ ...asked, droppableContainers });
  };
  const dayBeside: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
    const step = STEPS[event.code];
    const { active, collisionRect, droppableContainers, droppableRects } = context;
    const from = chosen ?? sessionOf(active)?.date;
    if (!step || !from || !collisionRect) return undefined;
    event.preventDefault();
    const day = addDays(from, step);
    const cells = droppableContainers.getEnabled().flatMap((cell) => {
      const rect = droppableRects.get(cell.id);
      return rect && dayOf(cell) === day ? { rect, far: Math.abs(rect.top - collisionRect.top) } : [];
    });
    const [nearest] = cells.sort((a, b) => a.far - b.far);
    if (!nearest) return undefined;
    chosen = day;
    const { left, top, width, height } = nearest.rect;
    return {
      x: currentCoordinates.x + left + width / 2 - (collisionRect.left + collisionRect.width / 2),
      y: currentCoordinates.y + top + height / 2 - (collisionRect.top + collisionRect.height / 2),
    };
  };
  const forget = () => {
    chosen = null;
  };
  return { dayUnder, dayBeside, forget };
}

const what = (item: Item): string => {
  const session = sessionOf(item);
  return session ? `${session.name} of ${session.clientName}` : "";
};
const where = (item: Item): string => weekdayAndDay(dayOf(item) ?? "");

/** Announced to screen readers during a drag. */
const announcements: Announcements = {
  onDragStart: ({ active }) => `Picked up ${what(active)}.`,
  onDragOver: ({ active, over }) =>
    over ? `${what(active)} is over ${where(over)}.` : `${what(active)} is not over a day.`,
  onDragEnd: ({ active, over }) =>
    over && dayOf(over) !== sessionOf(active)?.date
      ? `${what(active)} was dropped on ${where(over)}.`
      : `${what(active)} stays where it was.`,
  onDragCancel: ({ active }) => `${what(active)} stays where it was.`,
};
