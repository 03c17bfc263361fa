"use client";

import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";

const holdDelayMs = 350;
const repeatEveryMs = 125;
/** A finger that moves farther, in pixels, swipes or scrolls. */
const slopPx = 10;

/** Acts on release, so that a scroll or swipe that starts here does nothing; eight times a second while held. */
export function useHoldRepeat(act: () => void) {
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
