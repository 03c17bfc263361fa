"use client";

import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { clamp, STEPS_BY_KEY, snap, type ValueScale } from "./value-scale";

type TapeInput = {
  scale: ValueScale;
  value: number;
  disabled: boolean;
  ticks: { tickEvery: number; pxPerTick: number };
  onValueChange: (value: number) => void;
};

type Drag = { pointerId: number; startX: number; startValue: number };

/** A drag follows the finger one to one; keys and buttons move by whole steps. */
export function useTape({ scale, value, disabled, ticks, onValueChange }: TapeInput) {
  const drag = useRef<Drag | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  // Repeated steps come from a timer, so they need the latest value.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);

  const change = (next: number) => {
    if (disabled || next === latest.current) return;
    latest.current = next;
    onValueChange(next);
  };
  const step = (count: number) => change(snap(latest.current + count * scale.step, scale));

  const onKeyDown = (event: KeyboardEvent) => {
    const steps = STEPS_BY_KEY[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    step(steps);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (disabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drag.current = { pointerId: event.pointerId, startX: event.clientX, startValue: value };
  };
  const onPointerMove = (event: PointerEvent) => {
    const active = drag.current;
    if (!active || active.pointerId !== event.pointerId) return;
    const moved = ((event.clientX - active.startX) / ticks.pxPerTick) * ticks.tickEvery;
    const raw = clamp(active.startValue - moved, scale);
    setDragged(raw);
    change(snap(raw, scale));
  };
  const endDrag = () => {
    drag.current = null;
    setDragged(null);
  };

  return {
    shown: dragged ?? value,
    dragging: dragged !== null,
    change,
    step,
    handlers: {
      onKeyDown,
      onPointerDown,
      onPointerMove,
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
      onLostPointerCapture: endDrag,
    },
  };
}
