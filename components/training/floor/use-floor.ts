"use client";

import { currentValue, storeOnDevice, useDeviceValue } from "@/components/training/workouts/device-store";
import {
  addToFloor,
  EMPTY_FLOOR,
  type Floor,
  openOnFloor,
  parseFloor,
  removeFromFloor,
} from "@/lib/training/workouts/floor";
import type { ExercisePlace } from "@/lib/training/workouts/session";

/** The trainer's floor, stored on this device. */
export function useFloor(trainerId: string) {
  const key = { trainerId, form: "floor" };
  const floor = useDeviceValue(key, parseFloor) ?? EMPTY_FLOOR;
  const change = (by: (floor: Floor) => Floor) =>
    storeOnDevice(key, by(parseFloor(currentValue(key)) ?? EMPTY_FLOOR));
  return {
    floor,
    select: (clientId: string) => change((now) => ({ ...now, selected: clientId })),
    add: (clientId: string) => change((now) => addToFloor(now, clientId)),
    remove: (clientId: string) => change((now) => removeFromFloor(now, clientId)),
    open: (clientId: string, exercise: ExercisePlace | null) =>
      change((now) => openOnFloor(now, clientId, exercise)),
  };
}
