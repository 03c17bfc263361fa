import type { MuscleGroup } from "@/lib/body/ranges";
import { arms } from "./catalogue/arms";
import { back } from "./catalogue/back";
import { chest } from "./catalogue/chest";
import { legs } from "./catalogue/legs";
import type { ExercisePreset } from "./catalogue/preset";
import { shoulders } from "./catalogue/shoulders";
import { exerciseKey } from "./exercise-name";
import { guessMeasure, HOLDS, type Measure } from "./measure";

/** The exercises that the app proposes, by muscle group, the most common first. */
export const CATALOGUE = { legs, back, chest, shoulders, arms } as const satisfies Record<
  MuscleGroup,
  readonly ExercisePreset[]
>;

/** A preset as the add dialog shows it: whether it may itself be added, and which variations are left. */
export interface AvailablePreset {
  readonly preset: ExercisePreset;
  readonly addable: boolean;
  readonly variations: readonly string[];
}

/**
 * The presets of a group without the exercises that a client already has, spelling aside. A preset that is
 * present stays as long as it leads to a variation that is not.
 */
export function availablePresets(group: MuscleGroup, presentNames: Iterable<string>): AvailablePreset[] {
  const present = new Set([...presentNames].map(exerciseKey));
  const isFree = (name: string) => !present.has(exerciseKey(name));
  return CATALOGUE[group]
    .map((preset: ExercisePreset) => ({
      preset,
      addable: isFree(preset.name),
      variations: preset.variations.filter(isFree),
    }))
    .filter(({ addable, variations }) => addable || variations.length > 0);
}

/** The preset that an exercise is, or is a variation of, with its muscle group; null for a trainer's own. */
export function findPreset(name: string): { group: MuscleGroup; preset: ExercisePreset } | null {
  return presetByKey.get(exerciseKey(name)) ?? null;
}

/** What an exercise is counted in unless its trainer says otherwise: as the catalogue has it, else as it sounds. */
export function usualMeasure(name: string): Measure {
  const found = findPreset(name);
  if (!found) return guessMeasure(name);
  return found.preset.measure ?? (HOLDS.test(name) ? "time" : "load");
}

const presetByKey = new Map(
  (Object.entries(CATALOGUE) as [MuscleGroup, readonly ExercisePreset[]][]).flatMap(([group, presets]) =>
    presets.flatMap((preset) =>
      [preset.name, ...preset.variations].map((name) => [exerciseKey(name), { group, preset }] as const),
    ),
  ),
);
