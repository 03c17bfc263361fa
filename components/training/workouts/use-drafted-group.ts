"use client";

import { useEffect, useState } from "react";
import { useIsFirstRender } from "@/lib/platform/browser/reader";
import type { MuscleGroup } from "@/lib/training/workouts/schema";
import { type Owned, storedDrafts } from "./device-store";

/** The muscle group of a draft that existed on mount, so that a reload returns to it. */
export function useDraftedGroup(client: Owned): MuscleGroup | null {
  const storedGroup = () => storedDrafts(client)[0]?.muscleGroup ?? null;
  // The server has no drafts.
  const isFirstDrawing = useIsFirstRender();
  const [group, setGroup] = useState(() => (isFirstDrawing ? null : storedGroup()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only drafts that exist on mount count.
  useEffect(() => setGroup((known) => known ?? storedGroup()), []);
  return group;
}
