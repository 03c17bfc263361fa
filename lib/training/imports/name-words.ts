import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import type { Equipment } from "@/lib/training/catalogue/preset";
import { inEnglish } from "./foreign-words";

/** What a name says: the movement, and what tells its variants apart. */
export interface NameWords {
  /** Sorted, in English, without equipment and side. */
  readonly movement: string;
  readonly words: readonly string[];
  readonly equipment: Equipment | null;
  /** Whether one arm or one leg works at a time. */
  readonly isOneSided: boolean;
  /** Whether words of another language were translated, which is a good guess and no more. */
  readonly isTranslated: boolean;
}

/** Abbreviations, spellings and plurals that mean the same word. */
const SYNONYMS: Readonly<Record<string, string>> = {
  bicep: "biceps",
  tricep: "triceps",
  flye: "fly",
  flies: "fly",
  flyes: "fly",
  calves: "calf",
  pullup: "pull up",
  pushup: "push up",
  chinup: "chin up",
  skullcrusher: "skull crusher",
  rdl: "romanian deadlift",
  ohp: "overhead press",
  pulldowns: "pulldown",
};
/** Words that change nothing. */
const FILLERS = new Set(
  "the a an with on in to of at flat classic de la le les du des d l a au aux del el los las con en al il lo di da alla ai alle com no na do dos das mit am an der die das auf im zum z ze za w na o od met op aan het een med pa i och og s na в на с из".split(
    " ",
  ),
);
const EQUIPMENT: readonly (readonly [RegExp, Equipment])[] = [
  [/\b(?:smith machine|smith)\b/, "smith machine"],
  [/\b(?:e-?z[- ]?bar|e-?z curl bar|ez)\b/, "ez bar"],
  [/\b(?:trap[- ]?bar|hex[- ]?bar)\b/, "trap bar"],
  [/\b(?:dumbbells?|dumbells?|db)\b/, "dumbbell"],
  [/\b(?:kettlebells?|kb)\b/, "kettlebell"],
  [/\b(?:cables?|pulley)\b/, "cable"],
  [/\b(?:resistance bands?|bands?)\b/, "band"],
  [/\b(?:barbells?|bb)\b/, "barbell"],
  [/\b(?:plate[- ]loaded|lever|machine)\b/, "machine"],
  [/\b(?:body ?weight|bodyweight)\b/, "body weight"],
];
const ONE_SIDED = /\b(?:single|one)[- ](?:arm|leg|hand|handed)e?d?\b|\bunilateral\b|\b1[- ]arm\b/g;

export function nameWords(name: string): NameWords {
  const known = cache.get(name);
  if (known) return known;
  const { isTranslated, text: english } = inEnglish(exerciseKey(name));
  let text = english;
  const isOneSided = text.search(ONE_SIDED) >= 0;
  text = text.replace(ONE_SIDED, " ");
  const equipment = EQUIPMENT.find(([pattern]) => pattern.test(text)) ?? null;
  if (equipment) text = text.replace(equipment[0], " ");
  const words = text
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => (SYNONYMS[word] ?? word.replace(/(?<=\p{L}{3}[^s])s$/u, "")).split(" "))
    .map((word) => SYNONYMS[word] ?? word)
    .filter((word) => word !== "" && !FILLERS.has(word));
  const found = {
    movement: words.toSorted().join(" "),
    words,
    equipment: equipment?.[1] ?? null,
    isOneSided,
    isTranslated,
  };
  cache.set(name, found);
  return found;
}

const cache = new Map<string, NameWords>();

/** Share of words that two movements have in common, 0 to 1; less if equipment or side differ. */
export function likeness(one: NameWords, other: NameWords): number {
  const theirs = new Set(other.words);
  const shared = new Set(one.words.filter((word) => theirs.has(word))).size;
  const all = new Set([...one.words, ...other.words]).size;
  if (shared === 0) return 0;
  const isOther = one.equipment !== null && other.equipment !== null && one.equipment !== other.equipment;
  return shared / all - (isOther ? 0.15 : 0) - (one.isOneSided !== other.isOneSided ? 0.1 : 0);
}
