import { MUSCLE_GROUPS, type MuscleGroup } from "@/lib/body/ranges";
import { CATALOGUE } from "./catalogue";
import { ALIASES } from "./catalogue/aliases";
import type { ExercisePreset } from "./catalogue/preset";
import { exerciseKey, parseExerciseName } from "./exercise-name";
import type { Measure } from "./measure";
import type { ExercisePlace } from "./session";

const SHORTEST = 4;
const LETTERS_PER_SLIP = 4;

/**
 * Whether a word is meant by what was typed, slips aside: one for every four letters that were typed. What was typed
 * may be the beginning of the word.
 */
function isMisspelt(typed: string, word: string): boolean {
  if (typed.length < SHORTEST) return word.startsWith(typed);
  const slips = Math.floor(typed.length / LETTERS_PER_SLIP);
  return distanceToBeginning(typed, word) <= slips;
}

/** The fewest letters to change, leave out or put in (Levenshtein) that make a text a beginning of another. */
function distanceToBeginning(typed: string, word: string): number {
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...typed].entries()) {
    const next = [index + 1];
    for (let at = 0; at < word.length; at++)
      next.push(
        Math.min((row[at] ?? 0) + Number(word[at] !== letter), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      );
    row = next;
  }
  return Math.min(...row);
}

/** One of the client's exercises. `lastDone` is the day of its last workout, YYYY-MM-DD. */
export type OwnExercise = ExercisePlace & {
  readonly lastDone: string | null;
  readonly isFavourite?: boolean | undefined;
  readonly measure?: Measure | undefined;
};

/** What a search finds; `own` where the client has it already. */
export type FoundExercise = ExercisePlace & { readonly own: OwnExercise | null };

/** The exercises that a search finds, the best first. */
export interface FoundExercises {
  readonly found: readonly FoundExercise[];
  /** What was typed, as the name of a new exercise; null when it is blank, no name or one of the others. */
  readonly custom: string | null;
}

const MAX_FOUND = 40;

/** What coaches call them, shorter than any name. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  "Romanian Deadlift": ["RDL"],
  "Overhead Press": ["OHP", "Shoulder Press"],
  "Dumbbell Curl": ["Biceps Curl"],
  "Stiff-Leg Deadlift": ["SLDL"],
  "Close-Grip Bench Press": ["CGBP"],
};

type Candidate = ExercisePlace & { readonly own: OwnExercise | null; readonly place: number };

/**
 * Without a search the exercises of a group: the client's own, favourites and then the last done first, then the presets. With one those of
 * all groups, by name, word, initials, alias and, where nothing else fits, in spite of a slip. `taken` names are left out.
 */
export function searchExercises(
  search: string,
  group: MuscleGroup,
  own: readonly OwnExercise[],
  taken: readonly string[],
): FoundExercises {
  const words = plain(search).split(" ").filter(Boolean);
  const out = new Set(taken.map(exerciseKey));
  const all = candidates(own).filter(({ exerciseName }) => !out.has(exerciseKey(exerciseName)));
  const found =
    words.length === 0
      ? all.filter((one) => one.muscleGroup === group && !isVariation(one))
      : all.filter((one) => rank(one, words) !== null);
  const ranked = found
    .map((one) => ({ one, rank: rank(one, words) ?? 0 }))
    .sort(
      (a, b) =>
        a.rank - b.rank || byFavour(a.one, b.one) || byRecency(a.one, b.one) || a.one.place - b.one.place,
    )
    .map(({ one: { exerciseName, muscleGroup, own } }) => ({ exerciseName, muscleGroup, own }));
  const typed = parseExerciseName(search);
  const known = new Set([...out, ...all.map(({ exerciseName }) => exerciseKey(exerciseName))]);
  return {
    found: words.length === 0 ? ranked : ranked.slice(0, MAX_FOUND),
    custom: typed === null || known.has(exerciseKey(typed)) ? null : typed,
  };
}

/** The client's own, and what the catalogue has besides; presets before their variations. */
function candidates(own: readonly OwnExercise[]): Candidate[] {
  const present = new Set(own.map(({ exerciseName }) => exerciseKey(exerciseName)));
  const ofCatalogue = MUSCLE_GROUPS.flatMap((muscleGroup) => {
    const presets: readonly ExercisePreset[] = CATALOGUE[muscleGroup];
    return presets.flatMap(({ name, variations }, index) => [
      { exerciseName: name, muscleGroup, own: null, place: index },
      ...variations.map((variation) => ({
        exerciseName: variation,
        muscleGroup,
        own: null,
        place: VARIATIONS + index,
      })),
    ]);
  });
  return [
    ...own.map((one) => ({
      exerciseName: one.exerciseName,
      muscleGroup: one.muscleGroup,
      own: one,
      place: -1,
    })),
    ...ofCatalogue.filter(({ exerciseName }) => !present.has(exerciseKey(exerciseName))),
  ];
}

const VARIATIONS = 1000;
const isVariation = ({ place }: Candidate): boolean => place >= VARIATIONS;

/** The client's own exercises come first, the most recent one at the top. */
function byRecency(a: Candidate, b: Candidate): number {
  if (!a.own || !b.own) return Number(b.own !== null) - Number(a.own !== null);
  return (b.own.lastDone ?? "").localeCompare(a.own.lastDone ?? "");
}

/** How well a name fits what was typed, 0 best; null when it does not. */
function rank({ exerciseName }: Candidate, words: readonly string[]): number | null {
  const typed = words.join(" ");
  const aliases = [...(ALIASES[exerciseName] ?? []), ...(SHORT[exerciseName] ?? [])].map(plain);
  const name = plain(exerciseName);
  if (name === typed || aliases.includes(typed)) return 0;
  const parts = name.split(" ");
  const all = [...parts, ...aliases.flatMap((alias) => alias.split(" "))];
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
  if (parts.map((part) => part[0]).join("") === typed) return 1;
  if (words.every((word) => all.some((part) => part.startsWith(word)))) return 2;
  const joined = [name, ...aliases].map((text) => text.replaceAll(" ", ""));
  if (joined.some((text) => text.includes(words.join("")))) return 3;
  return words.every((word) => all.some((part) => isMisspelt(word, part))) ? 4 : null;
}

/** Without case, accents and what parts words: `Pull-Up (Weighted)` is `pull up weighted`. */
const plain = (text: string): string =>
  exerciseKey(text)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const byFavour = (a: Candidate, b: Candidate): number =>
  Number(b.own?.isFavourite ?? false) - Number(a.own?.isFavourite ?? false);
