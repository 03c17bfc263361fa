"use client";

import type { WaitingCheckIn } from "@/lib/check-ins/inbox/schema";
import { distanceText, isFarWeight } from "@/lib/clients/weigh-ins/weight-distance";
import { useCalendar, useNow } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { dayHere } from "@/lib/text/calendar/local-date";

/** How far a weight of the check-in is from the last weigh-in, in words; null for an expected one. */
export function useFarDistance({ last, takenAt, expected }: WaitingCheckIn, weight: number | null) {
  const units = useUnits();
  const calendar = useCalendar();
  const today = dayHere(useNow());
  if (weight === null || !isFarWeight(weight, expected)) return null;
  const from = { weight: last.weight, day: dayHere(calendar(last.takenAt)) };
  return distanceText(from, { weight, day: dayHere(calendar(takenAt)), today }, units);
}
