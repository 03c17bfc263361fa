import { type Born, isMinor } from "@/lib/body/age";
import { TARGET_BODY_FAT, WEIGHT_LBS } from "@/lib/body/ranges";
import { firstName } from "@/lib/text/names";
import { clamp } from "./constants";
import { isPaused, type Pausable, pauseSentence } from "./pause";
import type { Entered } from "./subject";

/**
 * Why the client gets no goal, no forecast and no images on a day, in one sentence; null when nothing forbids them.
 * @param on an instant, or a day as YYYY-MM-DD
 */
export function standstillOf(
  client: Required<Born> & Pausable & { readonly name: string },
  on: string | Date,
): string | null {
  const name = firstName(client.name) || "The client";
  if (isMinor(client, on)) return `${name} is under 18. Formcast makes no images and no goals for minors.`;
  return isPaused(client, on) ? pauseSentence(name, client) : null;
}

/** The target that stands for no goal: the present body, as near as targets go. Pounds and percent. */
export const noGoal = ({
  weightLbs,
  bodyFat,
}: Pick<Entered, "weightLbs" | "bodyFat">): Pick<Entered, "targetWeightLbs" | "targetBodyFat"> => ({
  targetWeightLbs: clamp(weightLbs, WEIGHT_LBS.min, WEIGHT_LBS.max),
  targetBodyFat: clamp(bodyFat, TARGET_BODY_FAT.min, TARGET_BODY_FAT.max),
});
