import type { MuscleGroup } from "@/lib/body/ranges";
import { CATALOGUE } from "./catalogue";
import type { ExercisePreset } from "./catalogue/preset";
import { exerciseKey, parseExerciseName } from "./exercise-name";

/** The exercises of a group that a search finds. */
export interface FoundExercises {
  /** The client's own. */
  readonly own: readonly string[];
  /** From the catalogue; variations only for a search. */
  readonly presets: readonly string[];
  /** What was typed, as the name of a new exercise; null when it is blank, no name or one of the others. */
  readonly custom: string | null;
}

/** Every word of the search must be in the name, whatever its case. `taken` names are left out. */
export function searchExercises(
  group: MuscleGroup,
  search: string,
  ownNames: readonly string[],
  taken: readonly string[],
): FoundExercises {
  const words = exerciseKey(search).split(" ").filter(Boolean);
  const out = new Set(taken.map(exerciseKey));
  const fits = (name: string) => {
    const key = exerciseKey(name);
    return !out.has(key) && words.every((word) => key.includes(word));
  };
  const present = new Set(ownNames.map(exerciseKey));
  const presets: readonly ExercisePreset[] = CATALOGUE[group];
  const names = presets.flatMap(({ name, variations }) =>
    words.length > 0 ? [name, ...variations] : [name],
  );
  const typed = parseExerciseName(search);
  const known = new Set([...out, ...[...ownNames, ...names].map(exerciseKey)]);
  return {
    own: ownNames.filter(fits),
    presets: names.filter((name) => fits(name) && !present.has(exerciseKey(name))),
    custom: typed === null || known.has(exerciseKey(typed)) ? null : typed,
  };
}
