import type { PhotoFault } from "@/lib/engine/check/faults";
import { photoFaultWords } from "@/lib/engine/words/en";
import { firstName } from "@/lib/text/names";
import type { PhotoCheck } from "./schema";

/** The result of a photo check in words: what is good or wrong, and what to do about the most serious fault. */
export type CheckWording = { title: string; detail: string | null };

const PRAISE: { text: string; unless: readonly PhotoFault[] }[] = [
  { text: "standing straight", unless: ["turned_sideways", "leaning", "seated"] },
  { text: "whole body", unless: ["hips_cut", "feet_cut"] },
  { text: "good light", unless: ["too_dark"] },
];

/** @param name the client's name; its first word is used */
export function checkWording({ verdict, faults, others }: PhotoCheck, name: string): CheckWording {
  const subject = { who: firstName(name) || "your client", people: 1 + others.length };
  const [worst] = faults;
  if (!worst) return { title: praiseOf(faults), detail: null };
  const texts = photoFaultWords[worst];
  if (verdict === "refused") return { title: texts.title(subject), detail: texts.advice(subject) };
  const title = faults.includes("several_people")
    ? photoFaultWords.several_people.title(subject)
    : praiseOf(faults);
  return { title, detail: texts.hint(subject) };
}

function praiseOf(faults: readonly PhotoFault[]): string {
  const parts = PRAISE.filter(({ unless }) => !unless.some((fault) => faults.includes(fault)));
  const text = parts.map((part) => part.text).join(", ") || "images can be made";
  return text.charAt(0).toUpperCase() + text.slice(1);
}
