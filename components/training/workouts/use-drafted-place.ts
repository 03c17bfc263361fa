"use client";

import { useEffect, useState } from "react";
import { useIsFirstRender } from "@/lib/platform/browser/reader";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import type { ExercisePlace } from "@/lib/training/workouts/session";
import { type Owned, readSession, storedDrafts } from "./device-store";

/** An exercise with a draft on mount, the first of a running workout, so that opening the page returns to it. */
export function useDraftedPlace(client: Owned): ExercisePlace | null {
  // The server has no drafts.
  const isFirstDrawing = useIsFirstRender();
  const [place, setPlace] = useState(() => (isFirstDrawing ? null : draftedPlace(client)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only drafts that exist on mount count.
  useEffect(() => setPlace((known) => known ?? draftedPlace(client)), []);
  return place;
}

function draftedPlace(client: Owned): ExercisePlace | null {
  const drafts = storedDrafts(client);
  const keys = new Set(drafts.map(({ exerciseName }) => exerciseKey(exerciseName)));
  const isDrafted = ({ exerciseName }: ExercisePlace) => keys.has(exerciseKey(exerciseName));
  return readSession(client)?.exercises.find(isDrafted) ?? drafts[0] ?? null;
}
