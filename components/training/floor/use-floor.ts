"use client";

import {
  currentValue,
  storedDrafts,
  storeOnDevice,
  useDeviceValue,
} from "@/components/training/workouts/device-store";
import { dayHere } from "@/lib/text/calendar/local-date";
import {
  addToFloor,
  EMPTY_FLOOR,
  type Floor,
  type FloorPlace,
  floorOn,
  openOnFloor,
  removeFromFloor,
} from "@/lib/training/workouts/floor";
import type { ExercisePlace } from "@/lib/training/workouts/session";

/** The trainer's floor of today, stored on this device. */
export function useFloor(trainerId: string) {
  const key = { trainerId, form: "floor" };
  const day = dayHere(new Date());
  const ofToday = (stored: Floor | null): Floor =>
    floorOn(stored ?? EMPTY_FLOOR, day, (id) => storedDrafts({ id, trainerId }).length > 0);
  const floor = ofToday(useDeviceValue<Floor>(key));
  const change = (by: (floor: Floor) => Floor) =>
    storeOnDevice(key, { ...by(ofToday(currentValue<Floor>(key))), day });
  return {
    floor,
    start: (places: readonly FloorPlace[]) =>
      change(() => ({ places, selected: places[0]?.clientId ?? null })),
    select: (clientId: string) => change((now) => ({ ...now, selected: clientId })),
    add: (clientId: string) => change((now) => addToFloor(now, clientId)),
    remove: (clientId: string) => change((now) => removeFromFloor(now, clientId)),
    open: (clientId: string, exercise: ExercisePlace | null) =>
      change((now) => openOnFloor(now, clientId, exercise)),
  };
}
