"use client";

import {
  addToFloor,
  EMPTY_FLOOR,
  type Floor,
  openOnFloor,
  parseFloor,
  removeFromFloor,
} from "@/lib/workouts/floor";
import type { ExercisePlace } from "@/lib/workouts/session";
import { keep, read, useKept } from "../device-store";

/** The trainer's floor, as this device keeps it across reloads. */
export function useFloor(trainerId: string) {
  const key = { trainerId, form: "floor" };
  const floor = useKept(key, parseFloor) ?? EMPTY_FLOOR;
  const change = (by: (floor: Floor) => Floor) => keep(key, by(parseFloor(read(key)) ?? EMPTY_FLOOR));
  return {
    floor,
    select: (clientId: string) => change((now) => ({ ...now, selected: clientId })),
    add: (clientId: string) => change((now) => addToFloor(now, clientId)),
    remove: (clientId: string) => change((now) => removeFromFloor(now, clientId)),
    open: (clientId: string, exercise: ExercisePlace | null) =>
      change((now) => openOnFloor(now, clientId, exercise)),
  };
}
