import { MUSCLE_GROUPS, type MuscleGroup } from "@/lib/body/ranges";
import { ALIASES } from "@/lib/training/catalogue/aliases";
import { CATALOGUE, findPreset } from "@/lib/training/catalogue/catalogue";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import type { Equipment, ExercisePreset } from "@/lib/training/catalogue/preset";
import { groupIn } from "./guess";
import { likeness, type NameWords, nameWords } from "./name-words";
import type { SourceFile } from "./source-file";

export interface Target {
  readonly exerciseName: string;
  readonly muscleGroup: MuscleGroup;
}

/** Null without a safe match, because a wrong match would mix two histories. */
export function matchExercise(name: string, own: readonly Target[]): Target | null {
  const key = exerciseKey(name);
  const direct = ownNamed(name, own);
  if (direct) return direct;
  if (findPreset(name) || byAlias.has(key))
    return targetOf(findPreset(name) ? name : (byAlias.get(key) ?? name), own);
  return nameWords(name).isTranslated ? null : sameWords(name, own);
}

/** The client's exercise of this very name. */
function ownNamed(name: string, own: readonly Target[]): Target | undefined {
  const key = exerciseKey(name);
  return own.find(({ exerciseName }) => exerciseKey(exerciseName) === key);
}

/** The exercise whose name says the same, whatever the order and the language of its words. */
function sameWords(name: string, own: readonly Target[]): Target | null {
  const same = exactly(nameWords(name));
  const known = byWords().get(same);
  if (known !== undefined) return targetOf(known, own);
  return own.find(({ exerciseName }) => exactly(nameWords(exerciseName)) === same) ?? null;
}

/** The client's exercise of this name with its own muscle group, else the catalogue's. */
function targetOf(known: string, own: readonly Target[]): Target | null {
  const key = exerciseKey(known);
  const mine = ownNamed(known, own);
  const found = findPreset(known);
  if (mine || !found) return mine ?? null;
  const names: readonly string[] = [found.preset.name, ...found.preset.variations];
  return { exerciseName: names.find((name) => exerciseKey(name) === key) ?? known, muscleGroup: found.group };
}

/** Movement, equipment and side: names that agree in all three are one exercise. */
const exactly = ({ movement, equipment, isOneSided }: NameWords): string =>
  `${movement}|${equipment ?? ""}|${isOneSided}`;

const byAlias = new Map(
  Object.entries(ALIASES).flatMap(([name, aliases]) => aliases.map((alias) => [exerciseKey(alias), name])),
);

type Entry = Target & { words: NameWords; equipment: Equipment };
let entries: readonly Entry[] | undefined;
let index: ReadonlyMap<string, string> | undefined;

/** The catalogue's exercises with the words of their names. */
function catalogueEntries(): readonly Entry[] {
  entries ??= MUSCLE_GROUPS.flatMap((muscleGroup) =>
    CATALOGUE[muscleGroup].flatMap(({ name, equipment, variations }: ExercisePreset) =>
      [name, ...variations].map((exerciseName) => {
        const words = nameWords(exerciseName);
        return { exerciseName, muscleGroup, words, equipment: words.equipment ?? equipment };
      }),
    ),
  );
  return entries;
}

/** With and without the equipment. Ambiguous words are left out. */
function byWords(): ReadonlyMap<string, string> {
  if (index) return index;
  const found = new Map<string, string | null>();
  for (const { exerciseName, words, equipment } of catalogueEntries())
    for (const key of new Set([exactly(words), exactly({ ...words, equipment })]))
      found.set(key, found.has(key) && found.get(key) !== exerciseName ? null : exerciseName);
  index = new Map([...found].filter((entry): entry is [string, string] => entry[1] !== null));
  return index;
}

const LEAST_LIKE = 0.3;
const MOST_LIKELY = 5;

/** Exercises of similar words, likeliest first; the client's own before the catalogue's if they are alike. */
export function likeliest(name: string, own: readonly Target[]): Target[] {
  const words = nameWords(name);
  const mine = own.map((target) => ({
    target,
    like: likeness(words, nameWords(target.exerciseName)) + 0.01,
  }));
  const taken = new Set(own.map(({ exerciseName }) => exerciseKey(exerciseName)));
  const others = catalogueEntries()
    .filter(({ exerciseName }) => !taken.has(exerciseKey(exerciseName)))
    .map(({ exerciseName, muscleGroup, words: theirs, equipment }) => ({
      target: { exerciseName, muscleGroup },
      like: likeness(words, { ...theirs, equipment }),
    }));
  return [...mine, ...others]
    .filter(({ like }) => like >= LEAST_LIKE)
    .toSorted((a, b) => b.like - a.like)
    .slice(0, MOST_LIKELY)
    .map(({ target }) => target);
}

export interface NameInFile {
  readonly key: string;
  readonly name: string;
  readonly sets: number;
  /** False if the trainer must confirm the proposal. */
  readonly isMatched: boolean;
  /** Whether the proposal is the trainer's own answer to an earlier file. */
  readonly isRemembered: boolean;
  /** Whether no word of the name tells a muscle group, so that the proposed one may be wrong. */
  readonly isGuess: boolean;
  readonly proposal: Target | null;
  readonly likely: readonly Target[];
}

/** The trainer's answers to earlier files by `exerciseKey`; null for a name that is skipped. */
export type Remembered = ReadonlyMap<string, Target | null>;

/** Each name once, by number of sets. Two names of one file are never one exercise without a question. */
export function namesIn(
  { source, workouts }: SourceFile,
  own: readonly Target[],
  remembered: Remembered = new Map(),
): NameInFile[] {
  const found = new Map<string, { name: string; sets: number; muscleGroup: MuscleGroup | null }>();
  for (const { exercises } of workouts)
    for (const { name, muscleGroup, sets } of exercises) {
      const before = found.get(exerciseKey(name));
      found.set(exerciseKey(name), { name, muscleGroup, ...before, sets: (before?.sets ?? 0) + sets.length });
    }
  const taken = new Set<string>();
  return [...found]
    .map(([key, about]) => ({ key, ...about }))
    .toSorted((a, b) => closeness(b.name, own) - closeness(a.name, own) || b.sets - a.sets)
    .map(({ key, name, sets, muscleGroup }) => {
      const about = { key, name, sets, isRemembered: false, isGuess: false };
      const isOwn = source === "formcast" && muscleGroup !== null;
      const match = isOwn ? ownTarget(name, muscleGroup, own) : matchExercise(name, own);
      const isFree = match !== null && !taken.has(exerciseKey(match.exerciseName));
      if (match && (isFree || isOwn)) {
        taken.add(exerciseKey(match.exerciseName));
        return { ...about, isMatched: true, proposal: match, likely: [] };
      }
      const likely = [
        ...(match ? [match] : []),
        ...likeliest(name, own).filter((one) => !isSame(one, match)),
      ];
      const answer = remembered.get(key);
      if (answer !== undefined)
        return { ...about, isMatched: false, isRemembered: true, proposal: answer, likely };
      const translated = sameWords(name, own);
      if (translated && !taken.has(exerciseKey(translated.exerciseName))) {
        taken.add(exerciseKey(translated.exerciseName));
        return { ...about, isMatched: false, proposal: translated, likely };
      }
      const group = muscleGroup ?? groupIn(name) ?? likely[0]?.muscleGroup ?? null;
      const proposal = { exerciseName: name, muscleGroup: group ?? "legs" };
      return { ...about, isMatched: false, isGuess: group === null, proposal, likely };
    })
    .toSorted((a, b) => b.sets - a.sets);
}

/** Our own files say where an exercise is kept, which may differ from the catalogue. */
const ownTarget = (name: string, muscleGroup: MuscleGroup, own: readonly Target[]): Target =>
  ownNamed(name, own) ?? { exerciseName: name, muscleGroup };

const isSame = (one: Target, other: Target | null): boolean =>
  exerciseKey(one.exerciseName) === exerciseKey(other?.exerciseName ?? "");

/** The same name comes before a similar one. */
function closeness(name: string, own: readonly Target[]): number {
  if (ownNamed(name, own)) return 3;
  return findPreset(name) ? 2 : byAlias.has(exerciseKey(name)) ? 1 : 0;
}

const LEFT_OUT = "none";

/** Converts a target to a picker's value and back; null means that the name is not imported. */
export const targetValue = (target: Target | null): string =>
  target ? `${target.muscleGroup}:${target.exerciseName}` : LEFT_OUT;

export function targetOfValue(value: string): Target | null {
  const muscleGroup = MUSCLE_GROUPS.find((group) => value.startsWith(`${group}:`));
  return muscleGroup ? { muscleGroup, exerciseName: value.slice(muscleGroup.length + 1) } : null;
}
