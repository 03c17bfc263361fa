"use client";

import { useEffect, useState } from "react";
import { useIsFirstRender } from "@/lib/browser/reader";
import type { MuscleGroup } from "@/lib/workouts/schema";
import { keptDrafts, type Owned } from "./device-store";

/** The muscle group of a draft that was left when the screen opened, so that a reload comes back to it. */
export function useDraftedGroup(client: Owned): MuscleGroup | null {
  const left = () => keptDrafts(client)[0]?.muscleGroup ?? null;
  // The server, which draws the page first, knows of no draft.
  const isFirstDrawing = useIsFirstRender();
  const [group, setGroup] = useState(() => (isFirstDrawing ? null : left()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left when the screen opened, and no other draft.
  useEffect(() => setGroup((known) => known ?? left()), []);
  return group;
}
