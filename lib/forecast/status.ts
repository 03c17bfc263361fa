import type { BodyState } from "./energy";
import type { ForecastStatus } from "./forecast-status";
import { bodyFatOf } from "./plan";
import type { Course } from "./simulation";
import type { Subject } from "./subject";

const CLOSE_BODY_FAT = 1;
const CLOSE_WEIGHT_SHARE = 0.02;

/** Names the end of a course; being close counts before the reason for stopping. */
export function statusOf({ goal }: Subject, { end }: Course, final: BodyState): ForecastStatus {
  if (end === "already" || end === "reached") return end;
  const overKg = final.fatKg + final.leanKg - goal.weightKg;
  const closeKg = CLOSE_WEIGHT_SHARE * goal.weightKg;
  const isNear = Math.abs(bodyFatOf(final) - goal.bodyFat) <= CLOSE_BODY_FAT && Math.abs(overKg) <= closeKg;
  if (isNear) return "close";
  if (end !== "rest") return end;
  return overKg > closeKg ? "partial" : "leaner";
}
