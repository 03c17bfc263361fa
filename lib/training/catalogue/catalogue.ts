import type { MuscleGroup } from "@/lib/body/ranges";
import { arms } from "./arms";
import { back } from "./back";
import { chest } from "./chest";
import { exerciseKey } from "./exercise-name";
import { legs } from "./legs";
import { guessMeasure, HOLD_NAMES, type Measure } from "./measure";
import type { ExercisePreset } from "./preset";
import { shoulders } from "./shoulders";

/** The app's presets by muscle group, the most common first. */
export const CATALOGUE = { legs, back, chest, shoulders, arms } as const satisfies Record<
  MuscleGroup,
  readonly ExercisePreset[]
>;

/** `addable`: the client does not have the preset itself. `variations` are those that the client does not have. */
export interface AvailablePreset {
  readonly preset: ExercisePreset;
  readonly addable: boolean;
  readonly variations: readonly string[];
}

/** Without those that the client has, in any spelling. A preset with a free variation stays. */
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

export function findPreset(name: string): { group: MuscleGroup; preset: ExercisePreset } | null {
  return presetByKey.get(exerciseKey(name)) ?? null;
}

/** Measure of the catalogue, or a guess from the name. A trainer may choose another one. */
export function usualMeasure(name: string): Measure {
  const found = findPreset(name);
  if (!found) return guessMeasure(name);
  return found.preset.measure ?? (HOLD_NAMES.test(name) ? "time" : "load");
}

const presetByKey = new Map(
  (Object.entries(CATALOGUE) as [MuscleGroup, readonly ExercisePreset[]][]).flatMap(([group, presets]) =>
    presets.flatMap((preset) =>
      [preset.name, ...preset.variations].map((name) => [exerciseKey(name), { group, preset }] as const),
    ),
  ),
);
