import { MUSCLE_GROUPS, type MuscleGroup } from "@/lib/body/ranges";
import { ALIASES } from "@/lib/training/catalogue/aliases";
import { CATALOGUE, findPreset } from "@/lib/training/catalogue/catalogue";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import type { ExercisePreset } from "@/lib/training/catalogue/preset";
import type { SourceFile } from "./source-file";

export interface Target {
  readonly exerciseName: string;
  readonly muscleGroup: MuscleGroup;
}

/** Abbreviations and plurals that mean the same word. */
const SYNONYMS: Record<string, string> = {
  db: "dumbbell",
  bb: "barbell",
  kb: "kettlebell",
  bicep: "biceps",
  tricep: "triceps",
};
const GUESSES: readonly (readonly [RegExp, MuscleGroup])[] = [
  [/leg|squat|lunge|calf|calves|hamstring|quad|glute|hip|thigh|adductor|abductor|step[- ]?up/i, "legs"],
  [/tricep|bicep|curl|forearm|wrist|skull|pushdown/i, "arms"],
  [/chest|bench|pec|fly|flye|push[- ]?up|dip/i, "chest"],
  [/shoulder|delt|lateral|overhead|military|press|raise/i, "shoulders"],
  [/row|pull|lat|deadlift|back|shrug|chin|extension|core|crunch|plank|sit[- ]?up|ab/i, "back"],
];

/** Null without a safe match, because a wrong match would mix two histories. */
export function matchExercise(name: string, own: readonly Target[]): Target | null {
  const key = exerciseKey(name);
  const direct = own.find(({ exerciseName }) => exerciseKey(exerciseName) === key);
  const known = findPreset(name) ? name : (byAlias.get(key) ?? byWords.get(wordsOf(name)) ?? null);
  if (direct || known === null)
    return direct ?? own.find(({ exerciseName }) => wordsOf(exerciseName) === wordsOf(name)) ?? null;
  return targetOf(known, own);
}

/** Guess from the words of the name; legs if none matches. */
export const guessGroup = (name: string): MuscleGroup =>
  GUESSES.find(([sound]) => sound.test(name))?.[1] ?? "legs";

/** The client's exercise of this name with its own muscle group, else the catalogue's. */
function targetOf(known: string, own: readonly Target[]): Target | null {
  const key = exerciseKey(known);
  const mine = own.find(({ exerciseName }) => exerciseKey(exerciseName) === key);
  const found = findPreset(known);
  if (mine || !found) return mine ?? null;
  const names: readonly string[] = [found.preset.name, ...found.preset.variations];
  return { exerciseName: names.find((name) => exerciseKey(name) === key) ?? known, muscleGroup: found.group };
}

function wordsOf(name: string): string {
  const words = exerciseKey(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words
    .map((word) => SYNONYMS[word] ?? word.replace(/(?<=\p{L}{3})s$/u, ""))
    .toSorted()
    .join(" ");
}

const byAlias = new Map(
  Object.entries(ALIASES).flatMap(([name, aliases]) => aliases.map((alias) => [exerciseKey(alias), name])),
);

const byWords = wordIndex();

/** With and without the equipment. Ambiguous words are left out. */
function wordIndex(): Map<string, string> {
  const index = new Map<string, string | null>();
  const presets = MUSCLE_GROUPS.flatMap((group): readonly ExercisePreset[] => CATALOGUE[group]);
  for (const { name, equipment, variations } of presets)
    for (const [words, target] of [
      ...[name, ...variations].map((one) => [wordsOf(one), one] as const),
      [wordsOf(`${name} ${equipment}`), name] as const,
    ])
      index.set(words, index.has(words) && index.get(words) !== target ? null : target);
  return new Map([...index].filter((entry): entry is [string, string] => entry[1] !== null));
}

export interface NameInFile {
  readonly key: string;
  readonly name: string;
  readonly sets: number;
  /** False if the trainer must confirm the proposal. */
  readonly isMatched: boolean;
  readonly proposal: Target;
}

/** Each name once, by number of sets. */
export function namesIn(file: SourceFile, own: readonly Target[]): NameInFile[] {
  const found = new Map<string, { name: string; sets: number; muscleGroup: MuscleGroup | null }>();
  for (const { name, muscleGroup, sets } of file.workouts.flatMap(({ exercises }) => exercises)) {
    const before = found.get(exerciseKey(name));
    found.set(exerciseKey(name), { name, muscleGroup, ...before, sets: (before?.sets ?? 0) + sets.length });
  }
  return [...found]
    .map(([key, { name, sets, muscleGroup }]) => {
      const match = matchExercise(name, own) ?? (muscleGroup && { exerciseName: name, muscleGroup });
      const proposal = match ?? { exerciseName: name, muscleGroup: guessGroup(name) };
      return { key, name, sets, isMatched: match !== null, proposal };
    })
    .toSorted((a, b) => b.sets - a.sets);
}

const LEFT_OUT = "none";

/** Converts a target to a picker's value and back; null means that the name is not imported. */
export const targetValue = (target: Target | null): string =>
  target ? `${target.muscleGroup}:${target.exerciseName}` : LEFT_OUT;

export function targetOfValue(value: string): Target | null {
  const muscleGroup = MUSCLE_GROUPS.find((group) => value.startsWith(`${group}:`));
  return muscleGroup ? { muscleGroup, exerciseName: value.slice(muscleGroup.length + 1) } : null;
}
