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
  type UniqueIdentifier,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { GripVertical } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { cn } from "@/components/ui/cn";
import { type Place, placeId, placeText } from "./places";

type DragAreaProps = { onDrop: (carried: Place, target: Place) => void; children: ReactNode };

/** Sessions and exercises inside can be dragged with pointer, touch and keyboard. */
export function DragArea({ onDrop, children }: DragAreaProps) {
  const [carried, setCarried] = useState<Place | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextPlace }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisions}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: "Press Space to pick up, the arrow keys to move, Space to drop and Escape to cancel.",
        },
      }}
      onDragStart={({ active }) => setCarried(placeOf(active) ?? null)}
      onDragCancel={() => setCarried(null)}
      onDragEnd={({ active, over }) => {
        setCarried(null);
        const from = placeOf(active);
        const to = placeOf(over);
        if (from && to && !isSamePlace(from, to)) onDrop(from, to);
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {carried && (
          <div className="flex h-11 items-center gap-2 rounded-control bg-popover px-3 font-strong text-sm shadow-pop">
            <GripVertical aria-hidden className="size-4 text-muted-foreground" />
            <span className="truncate">{carried.name}</span>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

export function DragGrip({ place, label }: { place: Place; label: string }) {
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: `grip|${placeId(place)}`,
    data: { place },
  });
  return (
    <button
      ref={setNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={label}
      className={cn(
        "grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-image text-muted-foreground hover:bg-accent lg:h-8 lg:w-6",
        isDragging && "opacity-40",
      )}
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  );
}

type DropPlaceProps = ComponentProps<"div"> & { place: Place; overClassName: string };

/** A drop target; `overClassName` applies while something is over it. */
export function DropPlace({ place, className, overClassName, ...props }: DropPlaceProps) {
  const { setNodeRef, isOver } = useDroppable({ id: placeId(place), data: { place } });
  return <div ref={setNodeRef} className={cn(className, isOver && overClassName)} {...props} />;
}

type Data = { current: Record<string, unknown> | undefined };
const placeOf = (item: { data: Data } | null | undefined): Place | undefined =>
  item?.data.current?.place as Place | undefined;

/** A session fits only on a day, an exercise anywhere. */
const fits = (carried: Place | undefined, target: Place | undefined): boolean =>
  carried?.kind === "session" ? target?.kind === "day" : target !== undefined;

/** A row wins over the day that contains it. A keyboard drag has no pointer, so the closest target counts. */
const collisions: CollisionDetection = (asked) => {
  const carried = placeOf(asked.active);
  const droppableContainers = asked.droppableContainers.filter((target) => fits(carried, placeOf(target)));
  const within = { ...asked, droppableContainers };
  if (!asked.pointerCoordinates) return closestCenter(within);
  const hits = pointerWithin(within);
  const rows = hits.filter(({ data }) => placeOf(data?.droppableContainer)?.kind !== "day");
  return rows.length > 0 ? rows : hits;
};

/** Whether the target is the origin. */
function isSamePlace(carried: Place | undefined, target: Place | undefined): boolean {
  if (!carried || carried.week !== target?.week || carried.weekday !== target.weekday) return false;
  return carried.kind === "session" || (target.kind === "exercise" && carried.name === target.name);
}

const STEPS: Record<string, { x: -1 | 0 | 1; y: -1 | 0 | 1 }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
/** The penalty for targets to the side of the direction. */
const SIDE_PENALTY = 3;

const apart = (value: number, from: number, to: number): number => Math.max(from - value, value - to, 0);

/** An arrow key moves to the closest target in its direction. */
const nextPlace: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = STEPS[event.code];
  const { active, collisionRect, droppableContainers, droppableRects } = context;
  if (!step || !active || !collisionRect) return undefined;
  event.preventDefault();
  const carried = placeOf(active);
  const middle = {
    x: collisionRect.left + collisionRect.width / 2,
    y: collisionRect.top + collisionRect.height / 2,
  };
  const reachable = droppableContainers.getEnabled().flatMap((target) => {
    const place = placeOf(target);
    const rect = droppableRects.get(target.id);
    // A day with a session is reached by its rows.
    if (
      !rect ||
      !fits(carried, place) ||
      (carried?.kind === "exercise" && place?.kind === "day" && place.name)
    )
      return [];
    const to = { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
    const { left, right, top, bottom } = rect;
    // Measured from the edges, since the middle depends on the size.
    const ahead = step.x
      ? Math.max((left - middle.x) * step.x, (right - middle.x) * step.x) - (right - left)
      : Math.max((top - middle.y) * step.y, (bottom - middle.y) * step.y) - (bottom - top);
    const aside = step.x ? apart(middle.y, top, bottom) : apart(middle.x, left, right);
    return ahead >= 0 ? [{ to, far: ahead + SIDE_PENALTY * aside }] : [];
  });
  const nearest = reachable.sort((a, b) => a.far - b.far)[0];
  if (!nearest) return undefined;
  return {
    x: currentCoordinates.x + nearest.to.x - middle.x,
    y: currentCoordinates.y + nearest.to.y - middle.y,
  };
};

type Item = { id: UniqueIdentifier; data: Data };
const what = (item: Item) => placeOf(item)?.name ?? "";
const where = (item: Item) => {
  const place = placeOf(item);
  return place ? placeText(place) : "";
};

/** Announced to screen readers during a drag. */
const announcements: Announcements = {
  onDragStart: ({ active }) => `Picked up ${what(active)}.`,
  onDragOver: ({ active, over }) =>
    over && where(over) === where(active)
      ? undefined
      : over
        ? `${what(active)} is over ${where(over)}.`
        : `${what(active)} is not over a place to drop it.`,
  onDragEnd: ({ active, over }) =>
    over ? `${what(active)} was dropped at ${where(over)}.` : `${what(active)} stays where it was.`,
  onDragCancel: ({ active }) => `${what(active)} stays where it was.`,
};
