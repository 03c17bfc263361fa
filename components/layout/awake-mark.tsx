"use client";

import { useEffect } from "react";

/**
 * Marks the document once it answers to clicks and keys, for whoever drives it by program. It stands last, so that the
 * effects of everything before it have run.
 */
export function AwakeMark() {
  useEffect(() => {
    document.documentElement.dataset.awake = "";
  }, []);
  return null;
}
