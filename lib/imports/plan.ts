import { keptLoad } from "@/lib/body/exactness";
import { type MuscleGroup, SET_WEIGHT_LBS } from "@/lib/body/ranges";
import { type UnitSystem, weightText } from "@/lib/body/unit-system";
import { kgToLbs } from "@/lib/body/units";
import { exerciseKey } from "@/lib/workouts/exercise-name";
import type { Target } from "./match";
import type { ImportedWorkout } from "./schema";
import type { BrokenRow, SourceFile, SourceSet, SourceWorkout, WeightUnit } from "./source-file";

/** Where the sets of each name of the file go, by its exercise key; null for a name that is left out. */
export type Targets = ReadonlyMap<string, Target | null>;

export interface ImportAnswers {
  /** The unit of weights that the file gives without one. */
  readonly unit: WeightUnit;
  /** What problems are told in. */
  readonly system: UnitSystem;
  readonly targets: Targets;
  /** Keys of workouts that the client has already. */
  readonly knownKeys: ReadonlySet<string>;
}

/** What would be saved, and what would not. */
export interface ImportPlan {
  readonly workouts: readonly ImportedWorkout[];
  readonly sets: number;
  readonly exercises: number;
  readonly duplicates: number;
  readonly broken: readonly BrokenRow[];
}

/** A weight of a file in pounds. */
export const inPounds = (weight: number, unit: WeightUnit): number =>
  keptLoad(unit === "kg" ? kgToLbs(weight) : weight);

/** What importing a file comes to. Workouts that are there already are skipped, whatever they hold. */
export function planImport(file: SourceFile, answers: ImportAnswers): ImportPlan {
  const broken: BrokenRow[] = [...file.broken];
  const fresh = file.workouts.filter(({ key }) => !answers.knownKeys.has(key));
  const workouts = fresh.flatMap((workout) => planWorkout(workout, answers, broken) ?? []);
  const exercises = workouts.flatMap((workout) => workout.exercises);
  return {
    workouts,
    sets: exercises.reduce((sum, { setsData }) => sum + setsData.length, 0),
    exercises: new Set(exercises.map(({ exerciseName }) => exerciseKey(exerciseName))).size,
    duplicates: file.workouts.length - fresh.length,
    broken: broken.sort((a, b) => a.line - b.line),
  };
}

function planWorkout(
  { key, date, minutes, exercises }: SourceWorkout,
  { targets, unit, system }: ImportAnswers,
  broken: BrokenRow[],
): ImportedWorkout | null {
  const performed = exercises.flatMap(({ name, notes, sets }) => {
    const target = targets.get(exerciseKey(name));
    if (!target) return [];
    const kept = { unit, system, muscleGroup: target.muscleGroup };
    const setsData = sets.flatMap((set) => planSet(set, kept, broken));
    return setsData.length > 0 ? { ...target, notes: notes || null, setsData } : [];
  });
  return performed.length > 0
    ? { key, date, minutes, muscleGroup: mostTrained(performed), exercises: performed }
    : null;
}

function planSet(
  { line, weight: load, unit: own, ...set }: SourceSet,
  { unit, system, muscleGroup }: Pick<ImportAnswers, "unit" | "system"> & Pick<Target, "muscleGroup">,
  broken: BrokenRow[],
) {
  const weight = inPounds(load, own ?? unit);
  if (weight <= SET_WEIGHT_LBS[muscleGroup].max) return { ...set, weight };
  const heaviest = `${system.setWeight[muscleGroup].max} ${system.weightUnit}`;
  broken.push({ line, reason: `${weightText(weight, system)}: at most ${heaviest} can be kept` });
  return [];
}

/** The muscle group of most sets; the first of those that are even. */
function mostTrained(exercises: ImportedWorkout["exercises"]): MuscleGroup {
  const sets = new Map<MuscleGroup, number>();
  for (const { muscleGroup, setsData } of exercises)
    sets.set(muscleGroup, (sets.get(muscleGroup) ?? 0) + setsData.length);
  return [...sets].reduce((most, group) => (group[1] > most[1] ? group : most))[0];
}
