import type { MuscleGroup } from "@/lib/body/ranges";
import { arms } from "./arms";
import { back } from "./back";
import { chest } from "./chest";
import { exerciseKey } from "./exercise-name";
import { legs } from "./legs";
import { guessMeasure, HOLD_NAMES, type Measure } from "./measure";
import type { Equipment, ExercisePreset } from "./preset";
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

/** What the name of an exercise says of its equipment; the first that fits. */
const EQUIPMENT_NAMES: readonly (readonly [RegExp, Equipment])[] = [
  [/smith/i, "smith machine"],
  [/kettlebell|\bkb\b/i, "kettlebell"],
  [/dumbbell|\bdb\b/i, "dumbbell"],
  [/\bez[- ]?bar\b/i, "ez bar"],
  [/\b(?:trap|hex)[- ]bar\b/i, "trap bar"],
  [/landmine|t-bar|meadows/i, "landmine"],
  [/\bcable\b|\brope\b|\bv-bar\b/i, "cable"],
  [/\bmachine\b|\bleg[- ]press\b/i, "machine"],
  [/push-?up|suspension|bodyweight/i, "body weight"],
  [/\bband\b(?!-assisted)/i, "band"],
  [/barbell/i, "barbell"],
];

/** The equipment that the name says, else that of the preset: a variation has its own. */
export const equipmentOf = (name: string): Equipment | undefined =>
  EQUIPMENT_NAMES.find(([words]) => words.test(name))?.[1] ?? findPreset(name)?.preset.equipment;

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
