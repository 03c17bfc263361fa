import { photoFaultTexts } from "@/lib/ports/photo-check/fault-texts";
import type { PhotoFault } from "@/lib/ports/photo-check/port";
import { firstName } from "@/lib/text/first-name";
import type { PhotoCheck } from "./schema";

/** What a photo's check says to the trainer: what is good or wrong of it, and what to do about the gravest fault. */
export type CheckWording = { title: string; detail: string | null };

const PRAISE: { text: string; unless: readonly PhotoFault[] }[] = [
  { text: "standing straight", unless: ["turned_sideways", "leaning", "seated"] },
  { text: "whole body", unless: ["hips_cut", "feet_cut"] },
  { text: "good light", unless: ["too_dark"] },
];

/** @param name the client's; its first word is used */
export function checkWording({ verdict, faults, others }: PhotoCheck, name: string): CheckWording {
  const told = { who: firstName(name) || "your client", people: 1 + others.length };
  const [gravest] = faults;
  if (!gravest) return { title: praiseOf(faults), detail: null };
  const texts = photoFaultTexts[gravest];
  if (verdict === "refused") return { title: texts.title(told), detail: texts.advice(told) };
  const title = faults.includes("several_people")
    ? photoFaultTexts.several_people.title(told)
    : praiseOf(faults);
  return { title, detail: texts.hint(told) };
}

function praiseOf(faults: readonly PhotoFault[]): string {
  const parts = PRAISE.filter(({ unless }) => !unless.some((fault) => faults.includes(fault)));
  const text = parts.map((part) => part.text).join(", ") || "images can be made";
  return text.charAt(0).toUpperCase() + text.slice(1);
}
