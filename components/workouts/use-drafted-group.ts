"use client";

import { useState } from "react";
import type { MuscleGroup } from "@/lib/workouts/schema";
import { keptDrafts, type Owned } from "./device-store";

/** The muscle group of a draft that was left when the screen opened, so that a reload comes back to it. */
export function useDraftedGroup(client: Owned): MuscleGroup | null {
  const [group] = useState(() => keptDrafts(client)[0]?.muscleGroup ?? null);
  return group;
}
