import { type Born, isMinor } from "@/lib/body/age";
import { TARGET_BODY_FAT, WEIGHT_LBS } from "@/lib/body/ranges";
import { firstName } from "@/lib/text/names";
import { clamp } from "./constants";
import { isPaused, type Pausable, pauseSentence } from "./pause";
import type { Entered } from "./subject";

/** Why the client, as a minor, gets no goal, no forecast and no images, in one sentence; null for everybody else. */
export function minorRefusal(client: Born & { readonly name: string }, on: string): string | null {
  return isMinor(client, on)
    ? `${nameOf(client)} is under 18. Formcast makes no images and no goals for minors.`
    : null;
}

const nameOf = ({ name }: { readonly name: string }): string => firstName(name) || "The client";

/**
 * Why the client gets no goal, no forecast and no images on a day, in one sentence; null when nothing forbids them.
 * @param on the reader's day, YYYY-MM-DD
 */
export function standstillOf(
  client: Required<Born> & Pausable & { readonly name: string },
  on: string,
): string | null {
  return minorRefusal(client, on) ?? (isPaused(client, on) ? pauseSentence(nameOf(client), client) : null);
}

/** The target that stands for no goal: the present body, as near as targets go. Pounds and percent. */
export const noGoal = ({
  weightLbs,
  bodyFat,
}: Pick<Entered, "weightLbs" | "bodyFat">): Pick<Entered, "targetWeightLbs" | "targetBodyFat"> => ({
  targetWeightLbs: clamp(weightLbs, WEIGHT_LBS.min, WEIGHT_LBS.max),
  targetBodyFat: clamp(bodyFat, TARGET_BODY_FAT.min, TARGET_BODY_FAT.max),
});
