"use client";

import { type PointerEvent, useRef, useState, type WheelEvent } from "react";

type Point = { x: number; y: number };
type View = { scale: number; x: number; y: number };

const UNZOOMED: View = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 5;
const DOUBLE_TAP_SCALE = 2.5;
const DOUBLE_TAP_MS = 300;
const SWIPE_PX = 56;

/**
 * Double tap toggles; a horizontal swipe on a picture that is not enlarged changes it.
 * @param least the smallest scale, at most 1
 */
export function useZoom(onSwipe: (direction: -1 | 1) => void, least = 1) {
  const [view, setView] = useState<View>(UNZOOMED);
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point | null>(null);
  const lastTap = useRef(0);

  const zoomBy = (factor: number, at: Point, moved: Point = { x: 0, y: 0 }) =>
    setView((now) => {
      const scale = Math.min(MAX_SCALE, Math.max(least, now.scale * factor));
      if (scale <= 1) return { ...UNZOOMED, scale };
      const ratio = scale / now.scale;
      return {
        scale,
        x: at.x - (at.x - now.x) * ratio + moved.x,
        y: at.y - (at.y - now.y) * ratio + moved.y,
      };
    });

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const at = fromCentre(event);
    pointers.current.set(event.pointerId, at);
    start.current = pointers.current.size === 1 ? at : null;
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const at = fromCentre(event);
    const moved = { x: at.x - before.x, y: at.y - before.y };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, at);
    if (other) {
      const factor = distance(at, other) / Math.max(1, distance(before, other));
      zoomBy(
        factor,
        { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 },
        { x: moved.x / 2, y: moved.y / 2 },
      );
    } else setView((now) => (now.scale <= 1 ? now : { ...now, x: now.x + moved.x, y: now.y + moved.y }));
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    const from = start.current;
    start.current = null;
    if (!from || event.type !== "pointerup") return;
    const to = fromCentre(event);
    const across = to.x - from.x;
    if (view.scale <= 1 && Math.abs(across) > SWIPE_PX && Math.abs(across) > 2 * Math.abs(to.y - from.y))
      return onSwipe(across < 0 ? 1 : -1);
    if (distance(from, to) < 10) tap(to, event.timeStamp);
  };

  const tap = (at: Point, time: number) => {
    const isDouble = time - lastTap.current < DOUBLE_TAP_MS;
    lastTap.current = isDouble ? 0 : time;
    if (isDouble) zoomBy(view.scale === 1 ? DOUBLE_TAP_SCALE : 1 / view.scale, at);
  };

  return {
    view,
    reset: () => setView(UNZOOMED),
    /** About the middle. */
    zoom: (factor: number) => zoomBy(factor, { x: 0, y: 0 }),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onWheel: (event: WheelEvent<HTMLElement>) => zoomBy(Math.exp(-event.deltaY / 400), fromCentre(event)),
    },
  };
}

function fromCentre(event: PointerEvent<HTMLElement> | WheelEvent<HTMLElement>): Point {
  const box = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
