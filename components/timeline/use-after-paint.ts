"use client";

import { useEffect, useRef, useState } from "react";

/**
 * A value that follows another one as soon as the screen shows that one. What is slow to draw goes by it, so that what
 * a finger moves is drawn first. Unlike a deferred value it is drawn to the end before the finger is followed again:
 * on a slow phone it would otherwise stand still for as long as the finger moves.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  const isDue = useRef(false);
  useEffect(() => {
    latest.current = value;
    if (isDue.current || Object.is(value, shown)) return;
    isDue.current = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isDue.current = false;
        setShown(latest.current);
      }),
    );
  }, [value, shown]);
  return shown;
}
