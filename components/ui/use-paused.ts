"use client";

import { useEffect, useState } from "react";

/** A text that follows typing only once it pauses for so many milliseconds: not every letter becomes a request. */
export function usePaused(text: string, pauseMs = 250): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return paused;
}
