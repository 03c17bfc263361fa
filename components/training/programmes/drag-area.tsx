"use client";

import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { GripVertical } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { cn } from "@/components/ui/cn";
import { announcements, collisions, isSamePlace, nextPlace, placeOf } from "./drag";
import { type Place, placeId } from "./places";

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
