import type { Side } from "@/lib/body/body";
import { missingFat } from "@/lib/body/outline-fat";
import type { Sex } from "@/lib/body/ranges";
import {
  CLOTHES_HIDE,
  NO_IMAGES,
  photoFaultWords,
  photoStrengthWords,
  wrongSideWords,
} from "@/lib/engine/words/en";
import { firstName } from "@/lib/text/names";
import type { PhotoCheck } from "./schema";

/** `slot`: the side that the photo is meant to show. `canSwap`: whether there is a slot for the other side too. */
export type Slot = { slot: Side; canSwap: boolean };

/** Whether the photo shows the back in the slot of the front, or the other way round. */
export const isWrongSide = ({ side }: Pick<PhotoCheck, "side">, slot: Side): boolean =>
  side !== "unsure" && side !== slot;

/** Whether the outline shows far more fat than the body fat that was entered, in percent. Loose clothes prove nothing. */
export const looksFuller = (
  { person }: Pick<PhotoCheck, "person">,
  { sex, bodyFat }: { sex: Sex; bodyFat: number },
): boolean =>
  person !== null && person.waist !== "covered" && missingFat(sex, bodyFat, person.waistBreadth) > 0;

/** The result of a photo check in words. `lost`: by keeping the photo; null for a photo without faults. */
export type CheckWording = { title: string; detail: string | null; lost: string | null };

/** About the gravest fault alone, or what the photo may be praised for. @param name of the client; its first word is used */
export function checkWording(
  check: PhotoCheck,
  { name, slot, canSwap }: Slot & { name: string },
): CheckWording {
  const [worst] = check.faults;
  if (check.verdict !== "refused" && isWrongSide(check, slot))
    return {
      title: wrongSideWords.title(slot),
      detail: canSwap ? wrongSideWords.advice : wrongSideWords.adviceAlone(slot),
      lost: wrongSideWords.lost(slot),
    };
  if (!worst)
    return {
      title: praiseOf(check),
      detail: check.person?.waist === "covered" ? CLOTHES_HIDE : null,
      lost: null,
    };
  const { title, advice, lost } = photoFaultWords[worst];
  const subject = { who: firstName(name) || "your client", people: 1 + check.others.length };
  return {
    title: title(subject),
    detail: advice(subject),
    lost: check.verdict === "refused" && worst !== "on_its_side" ? NO_IMAGES : lost,
  };
}

/** Names only what was tested. */
function praiseOf({ side, strengths }: PhotoCheck): string {
  const parts = [...(side === "unsure" ? [] : [side]), ...strengths.map((one) => photoStrengthWords[one])];
  const text = parts.join(", ") || "images can be made";
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export type Remedy = "swap" | "turn" | "another";

/** What mends a photo: swapping, turning or another one; null if it has no fault. */
export function remedyOf(check: PhotoCheck, { slot, canSwap }: Slot): Remedy | null {
  if (check.turn !== 0) return "turn";
  if (check.verdict !== "refused" && isWrongSide(check, slot)) return canSwap ? "swap" : "another";
  return check.verdict === "good" ? null : "another";
}
