import type { Body } from "@/lib/body/body";

/** A smaller difference of weight or lean mass is none, as a share of the target weight. */
const NEAR = 0.01;

/** What kind of goal it is, for headings: losing fat is the usual one and has no name of its own. */
export function goalName(start: Body, target: Body): "Goal" | "Gaining goal" | "Recomposition goal" {
  const fatOf = ({ weightLbs, bodyFat }: Body) => (weightLbs * bodyFat) / 100;
  const isMore = (from: number, to: number) => to - from > NEAR * target.weightLbs;
  const isHeavier = isMore(start.weightLbs, target.weightLbs);
  const isLessFat = isMore(fatOf(target), fatOf(start));
  const isMoreLean = isMore(start.weightLbs - fatOf(start), target.weightLbs - fatOf(target));
  if (isLessFat && isMoreLean) return "Recomposition goal";
  return isHeavier ? "Gaining goal" : "Goal";
}
