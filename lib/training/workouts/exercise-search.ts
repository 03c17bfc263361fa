import { MUSCLE_GROUPS, type MuscleGroup } from "@/lib/body/ranges";
import { ALIASES } from "@/lib/training/catalogue/aliases";
import { CATALOGUE } from "@/lib/training/catalogue/catalogue";
import { exerciseKey, parseExerciseName } from "@/lib/training/catalogue/exercise-name";
import type { Measure } from "@/lib/training/catalogue/measure";
import type { ExercisePreset } from "@/lib/training/catalogue/preset";
import type { ExercisePlace } from "./session";

const MIN_LENGTH_FOR_TYPOS = 4;
const LETTERS_PER_TYPO = 4;

/** Whether the typed text is the beginning of the word, with one typing error per four letters. */
function isMisspelt(typed: string, word: string): boolean {
  if (typed.length < MIN_LENGTH_FOR_TYPOS) return word.startsWith(typed);
  const typos = Math.floor(typed.length / LETTERS_PER_TYPO);
  return distanceToBeginning(typed, word) <= typos;
}

/** Smallest Levenshtein distance between the typed text and any prefix of the word. */
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

export type OwnExercise = ExercisePlace & {
  readonly lastDone: string | null;
  readonly isFavourite?: boolean | undefined;
  readonly measure?: Measure | undefined;
};

/** `own` is null for a preset that the client does not have. */
export type FoundExercise = ExercisePlace & { readonly own: OwnExercise | null };

export interface FoundExercises {
  readonly found: readonly FoundExercise[];
  /** The typed text as a new exercise name; null if it is blank, invalid or an existing name. */
  readonly custom: string | null;
}

const MAX_FOUND = 40;

const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  "Romanian Deadlift": ["RDL"],
  "Overhead Press": ["OHP", "Shoulder Press"],
  "Dumbbell Curl": ["Biceps Curl"],
  "Stiff-Leg Deadlift": ["SLDL"],
  "Close-Grip Bench Press": ["CGBP"],
};

type Candidate = ExercisePlace & { readonly own: OwnExercise | null; readonly place: number };

/** Ranked by name, words, initials and alias, then with typing errors. Leaves out `taken` names. */
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
        a.rank - b.rank || byFavourite(a.one, b.one) || byRecency(a.one, b.one) || a.one.place - b.one.place,
    )
    .map(({ one: { exerciseName, muscleGroup, own } }) => ({ exerciseName, muscleGroup, own }));
  const typed = parseExerciseName(search);
  const known = new Set([...out, ...all.map(({ exerciseName }) => exerciseKey(exerciseName))]);
  return {
    found: words.length === 0 ? ranked : ranked.slice(0, MAX_FOUND),
    custom: typed === null || known.has(exerciseKey(typed)) ? null : typed,
  };
}

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

function byRecency(a: Candidate, b: Candidate): number {
  if (!a.own || !b.own) return Number(b.own !== null) - Number(a.own !== null);
  return (b.own.lastDone ?? "").localeCompare(a.own.lastDone ?? "");
}

function rank({ exerciseName }: Candidate, words: readonly string[]): number | null {
  const typed = words.join(" ");
  const aliases = [...(ALIASES[exerciseName] ?? []), ...(SHORT_NAMES[exerciseName] ?? [])].map(plain);
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

/** Lower case, without accents and punctuation: `Pull-Up (Weighted)` becomes `pull up weighted`. */
const plain = (text: string): string =>
  exerciseKey(text)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const byFavourite = (a: Candidate, b: Candidate): number =>
  Number(b.own?.isFavourite ?? false) - Number(a.own?.isFavourite ?? false);
