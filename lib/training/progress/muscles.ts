import { MUSCLE_GROUPS, type MuscleGroup } from "@/lib/body/ranges";
import { findPreset } from "@/lib/training/catalogue/catalogue";
import type { Muscle } from "@/lib/training/catalogue/preset";

/** The core belongs to no group. */
export const GROUP_OF: Record<Muscle, MuscleGroup | null> = {
  quadriceps: "legs",
  hamstrings: "legs",
  glutes: "legs",
  calves: "legs",
  adductors: "legs",
  abductors: "legs",
  lats: "back",
  "upper back": "back",
  "lower back": "back",
  trapezius: "back",
  chest: "chest",
  "upper chest": "chest",
  "front delts": "shoulders",
  "side delts": "shoulders",
  "rear delts": "shoulders",
  "rotator cuff": "shoulders",
  biceps: "arms",
  triceps: "arms",
  brachialis: "arms",
  forearms: "arms",
  core: null,
};

const INDIRECT = 0.5;

export interface SetsOfExercise {
  readonly exerciseName: string;
  readonly muscleGroup: MuscleGroup;
  /** Hard sets: all except warm-ups. */
  readonly sets: number;
}

/** A set counts 1 for groups of primary muscles, 0.5 for secondary ones (Schoenfeld et al. 2017 and later). */
export function setsByGroup(done: readonly SetsOfExercise[]): Record<MuscleGroup, number> {
  const total = Object.fromEntries(MUSCLE_GROUPS.map((group) => [group, 0])) as Record<MuscleGroup, number>;
  for (const exercise of done)
    for (const [group, share] of sharesOf(exercise)) total[group] += share * exercise.sets;
  return total;
}

function sharesOf({ exerciseName, muscleGroup }: SetsOfExercise): Map<MuscleGroup, number> {
  const preset = findPreset(exerciseName)?.preset;
  const shares = new Map<MuscleGroup, number>();
  for (const muscle of preset?.secondary ?? []) add(shares, GROUP_OF[muscle], INDIRECT);
  for (const muscle of preset?.primary ?? []) add(shares, GROUP_OF[muscle], 1);
  return shares.size > 0 ? shares : new Map([[muscleGroup, 1]]);
}

function add(shares: Map<MuscleGroup, number>, group: MuscleGroup | null, share: number): void {
  if (group) shares.set(group, share);
}
