"use client";

import { Minus, Plus } from "lucide-react";
import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { cn } from "./cn";

type StepButtonProps = {
  direction: "down" | "up";
  label: string;
  onStep: () => void;
  disabled?: boolean;
  className?: string;
};

/** At the end of the range it stays focusable, so that the focus is not lost. */
export function StepButton({ direction, label, onStep, disabled = false, className }: StepButtonProps) {
  const hold = useHoldRepeat(() => !disabled && onStep());
  const Icon = direction === "down" ? Minus : Plus;
  return (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      className={cn(
        "pressable grid shrink-0 touch-manipulation select-none place-items-center border border-transparent bg-secondary text-secondary-foreground hover:bg-accent aria-disabled:text-muted-foreground aria-disabled:hover:bg-secondary [&_svg]:size-[22px] [&_svg]:stroke-[1.9]",
        className,
      )}
      {...hold}
    >
      <Icon aria-hidden />
      {/* Hidden text instead of aria-label, so that a query for the field's label matches only the field. */}
      <span className="sr-only">{direction === "down" ? `Decrease ${label}` : `Increase ${label}`}</span>
    </button>
  );
}

const holdDelayMs = 350;
const repeatEveryMs = 125;
/** A finger that moves farther, in pixels, swipes or scrolls. */
const slopPx = 10;

/** A tap acts on release, because a scroll may begin here; a held button acts eight times a second. */
function useHoldRepeat(act: () => void) {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const repeated = useRef(false);
  const from = useRef({ x: 0, y: 0 });
  useEffect(() => {
    latest.current = act;
  });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const repeat = () => {
    repeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, repeatEveryMs);
  };
  const start = ({ clientX: x, clientY: y }: PointerEvent) => {
    stop();
    from.current = { x, y };
    repeated.current = false;
    timer.current = setTimeout(repeat, holdDelayMs);
  };
  return {
    onPointerDown: start,
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > slopPx) stop();
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onBlur: stop,
    onClick: () => {
      if (!repeated.current) latest.current();
      repeated.current = false;
    },
    // A long press on a phone would open the context menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}
