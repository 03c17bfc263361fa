"use client";

import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type CropView, pan, type Size, straighten, WHOLE_FRAME, zoomBy } from "@/lib/images/photos/crop";

const KEY_PAN = 0.02;
const KEY_ZOOM = 1.08;
/** The zoom per pixel; one notch of a wheel reports about 100 pixels. */
const WHEEL_ZOOM_PER_PIXEL = 0.0015;

type Point = { x: number; y: number };

/** Drag to pan, pinch or wheel to zoom at the pointer, arrow keys and + − on the keyboard. */
export function useCrop(frame: RefObject<HTMLElement | null>, picture: Size | null) {
  const [view, setView] = useState<CropView>(WHOLE_FRAME);
  const fingers = useRef(new Map<number, Point>());

  const change = (next: (picture: Size, view: CropView) => CropView) => {
    if (picture) setView((current) => next(picture, current));
  };
  /** The pointer's position in fractions of the frame. */
  const inFrame = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect();
    return box
      ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
      : { x: 0.5, y: 0.5 };
  };

  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = inFrame(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (!other) return change((size, current) => pan(size, current, now.x - before.x, now.y - before.y));
    const [from, to] = [gesture(before, other), gesture(now, other)];
    change((size, current) => {
      const moved = pan(size, current, to.middle.x - from.middle.x, to.middle.y - from.middle.y);
      return zoomBy(size, moved, to.distance / from.distance, to.middle);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    const factor = ZOOMS[event.key];
    if (!move && !factor) return;
    event.preventDefault();
    if (move) change((size, current) => pan(size, current, move.x, move.y));
    if (factor) change((size, current) => zoomBy(size, current, factor));
  };
  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId);

  const latest = useRef({ change, inFrame });
  useEffect(() => {
    latest.current = { change, inFrame };
  });
  useEffect(() => {
    const element = frame.current?.parentElement;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * WHEEL_ZOOM_PER_PIXEL);
      const at = latest.current.inFrame(event);
      latest.current.change((size, current) => zoomBy(size, current, factor, at));
    };
    // React's wheel listener is passive and could not stop the page from scrolling.
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [frame]);

  return {
    view,
    reset: () => setView(WHOLE_FRAME),
    /** Applies a view only if the user has not moved the picture yet. */
    propose: (next: CropView) => setView((current) => (current === WHOLE_FRAME ? next : current)),
    zoomTo: (zoom: number) => change((size, current) => zoomBy(size, current, zoom / current.zoom)),
    turnTo: (angle: number) => change((size, current) => straighten(size, current, angle)),
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        fingers.current.set(event.pointerId, inFrame(event));
      },
      onPointerMove,
      onPointerUp: lift,
      onPointerCancel: lift,
      onLostPointerCapture: lift,
      onKeyDown,
    },
  };
}

const MOVES: Record<string, Point> = {
  ArrowLeft: { x: -KEY_PAN, y: 0 },
  ArrowRight: { x: KEY_PAN, y: 0 },
  ArrowUp: { x: 0, y: -KEY_PAN },
  ArrowDown: { x: 0, y: KEY_PAN },
};

const ZOOMS: Record<string, number> = { "+": KEY_ZOOM, "=": KEY_ZOOM, "-": 1 / KEY_ZOOM, _: 1 / KEY_ZOOM };

function gesture(a: Point, b: Point): { distance: number; middle: Point } {
  return {
    distance: Math.max(0.01, Math.hypot(a.x - b.x, a.y - b.y)),
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  };
}
