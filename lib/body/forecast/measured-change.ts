import type { BodyFatMethod } from "@/lib/body/body-fat-method";
import { EIGHT_IN_TEN } from "./constants";
import { PRIORS } from "./estimate";
import { methodErrorOf } from "./method-error";

/**
 * Half of the range around the difference of two weigh-ins, in their unit, that holds the body's own change in eight of ten
 * cases. The scale's noise, 0.6 % of each weight, is mostly the day's water (Krone 2020).
 */
export const weightChangeError = (from: number, to: number): number =>
  EIGHT_IN_TEN * PRIORS.scaleShare * Math.hypot(from, to);

/** How a body fat was found: by a method that was named or not, or reckoned from girths. */
export type FoundBy = BodyFatMethod | "unknown" | "tape";

/**
 * The same for two body fats, in points. One method is off by the same both times, so only its scatter counts; two methods
 * are off each by its own (`method-error.ts`).
 */
export function bodyFatChangeError(from: FoundBy, to: FoundBy): number {
  const [one, other] = [methodErrorOf(from), methodErrorOf(to)];
  const lasting = from === to ? 0 : Math.hypot(one.lasting, other.lasting);
  return EIGHT_IN_TEN * Math.hypot(lasting, one.scatter, other.scatter);
}

/** By eye, from a photo or from girths: nobody measured it. */
export const isGuessed = (by: FoundBy): boolean => by === "eye" || by === "photo" || by === "tape";
