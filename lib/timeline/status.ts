import { kgToLbs } from "@/lib/body/units";
import type { BodyState } from "./energy";
import type { ForecastStatus } from "./forecast-status";
import { bodyFatOf } from "./plan";
import type { Course } from "./simulation";
import type { Subject } from "./subject";

/** Final value minus target: percentage points, pounds, pounds. */
export interface Gap {
  readonly bodyFat: number;
  readonly weightLbs: number;
  readonly leanLbs: number;
}

const CLOSE_BODY_FAT = 1;
const CLOSE_WEIGHT_SHARE = 0.02;

export function gapOf({ goal }: Subject, final: BodyState): Gap {
  return {
    bodyFat: bodyFatOf(final) - goal.bodyFat,
    weightLbs: kgToLbs(final.fatKg + final.leanKg - goal.weightKg),
    leanLbs: kgToLbs(final.leanKg - goal.leanKg),
  };
}

/** Names the end of a course; being close counts before the reason for stopping. */
export function statusOf(subject: Subject, course: Course, gap: Gap): ForecastStatus {
  const { end } = course;
  if (end === "already" || end === "reached") return end;
  const closeLbs = CLOSE_WEIGHT_SHARE * kgToLbs(subject.goal.weightKg);
  if (Math.abs(gap.bodyFat) <= CLOSE_BODY_FAT && Math.abs(gap.weightLbs) <= closeLbs) return "close";
  if (end !== "rest") return end;
  return gap.weightLbs > closeLbs ? "partial" : "leaner";
}
