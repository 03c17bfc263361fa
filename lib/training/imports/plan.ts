import { storedLoad } from "@/lib/body/exactness";
import { LIFTED_LBS, type MuscleGroup } from "@/lib/body/ranges";
import { type UnitSystem, weightText } from "@/lib/body/unit-system";
import { kgToLbs, METERS_PER_MILE } from "@/lib/body/units";
import { remembering } from "@/lib/text/remembering";
import { usualMeasure } from "@/lib/training/catalogue/catalogue";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { isEffort, MAX_ASSISTANCE_LBS, METERS, type Measure } from "@/lib/training/catalogue/measure";
import { MAX_NOTES_LENGTH } from "@/lib/training/workouts/schema";
import type { Target } from "./match";
import type { ImportedWeighIn, ImportedWorkout } from "./schema";
import type { BrokenRow, SourceFile, SourceSet, SourceWorkout, WeightUnit } from "./source-file";
import { planWeighIns, type WeighInThere } from "./weigh-ins";

export type Targets = ReadonlyMap<string, Target | null>;

export interface ImportAnswers {
  /** For weights without a unit. */
  readonly unit: WeightUnit;
  readonly system: UnitSystem;
  readonly targets: Targets;
  readonly knownKeys: ReadonlySet<string>;
  /** The weigh-ins that the client has, for a file that has some. */
  readonly weighIns?: readonly WeighInThere[];
}

export interface ImportPlan {
  readonly workouts: readonly ImportedWorkout[];
  readonly weighIns: readonly ImportedWeighIn[];
  readonly sets: number;
  readonly exercises: number;
  /** Workouts or weigh-ins that the client has already. */
  readonly duplicates: number;
  /** Weigh-ins whose body fat is outside of the range. */
  readonly withoutFat: number;
  readonly broken: readonly BrokenRow[];
}

/** What is worked out once for a file, because it has few loads and names, and many sets. */
const workedOut = ({ targets }: Pick<ImportAnswers, "targets">) => ({
  targetOf: remembering((name: string) => targets.get(exerciseKey(name))),
  usualMeasureOf: remembering(usualMeasure),
  pounds: {
    kg: remembering((weight: number) => inPounds(weight, "kg")),
    lb: remembering((weight: number) => inPounds(weight, "lb")),
  },
});
type Planning = ImportAnswers & ReturnType<typeof workedOut>;

export const inPounds = (weight: number, unit: WeightUnit): number =>
  storedLoad(unit === "kg" ? kgToLbs(weight) : weight);

/** Skips what the client has already. */
export function planImport(file: SourceFile, answers: ImportAnswers): ImportPlan {
  const weighed = planWeighIns(file.weighIns, { ...answers, there: answers.weighIns ?? [] });
  const broken: BrokenRow[] = [...file.broken, ...weighed.broken];
  const planning = { ...answers, ...workedOut(answers) };
  const fresh = file.workouts.filter(({ key }) => !answers.knownKeys.has(key));
  const workouts = fresh.flatMap((workout) => planWorkout(workout, planning, broken) ?? []);
  const exercises = workouts.flatMap((workout) => workout.exercises);
  return {
    workouts,
    weighIns: weighed.planned,
    sets: exercises.reduce((sum, { setsData }) => sum + setsData.length, 0),
    exercises: new Set([...new Set(exercises.map(({ exerciseName }) => exerciseName))].map(exerciseKey)).size,
    duplicates: file.workouts.length - fresh.length + weighed.duplicates,
    withoutFat: weighed.withoutFat,
    broken: broken.sort((a, b) => a.line - b.line),
  };
}

function planWorkout(
  { note, exercises, lengthMinutes, muscleGroup, ...about }: SourceWorkout,
  planning: Planning,
  broken: BrokenRow[],
): ImportedWorkout | null {
  const performed = exercises.flatMap(({ name, measure, notes, sets, supersetWith }) => {
    const target = planning.targetOf(name);
    if (!target) return [];
    const setsData: PlannedSet[] = [];
    for (const set of sets) {
      const planned = planSet(set, planning, broken);
      if (planned) setsData.push(planned);
    }
    if (setsData.length === 0) return [];
    const counted = measure ?? measureOf(target.exerciseName, setsData, planning);
    return { ...target, measure: counted, notes: notesOf(notes, supersetWith, planning), setsData };
  });
  if (performed.length === 0) return null;
  return {
    ...about,
    muscleGroup: muscleGroup ?? mostTrained(performed),
    exercises: performed,
    ...(lengthMinutes !== null && { lengthMinutes }),
    ...(note && { note }),
  };
}

/** The logbook has no supersets, so the note says what alternated. */
function notesOf(notes: string, supersetWith: readonly string[], { targetOf }: Planning): string | null {
  const partners = supersetWith.map((name) => targetOf(name)?.exerciseName ?? name);
  const sentence = partners.length > 0 ? `Superset with ${partners.join(", ")}` : "";
  return [notes, sentence].filter(Boolean).join("\n").slice(0, MAX_NOTES_LENGTH).trim() || null;
}

type PlannedSet = ImportedWorkout["exercises"][number]["setsData"][number];

/** Null for a set beyond what people lift. Names each field, because a rest pattern took most of the time for 50,000 sets. */
function planSet(set: SourceSet, { unit, system, pounds }: Planning, broken: BrokenRow[]): PlannedSet | null {
  const { line, reps, kind, rpe, limb, seconds, distance } = set;
  const weight = pounds[set.unit ?? unit](set.weight);
  const meters = distance && inMeters(distance, set.unit ?? unit);
  const refuse = (reason: string) => {
    broken.push({ line, reason });
    return null;
  };
  if (weight < -MAX_ASSISTANCE_LBS) return refuse(`${weightText(-weight, system)} of assistance is too much`);
  if (meters !== undefined && !(meters >= METERS.min && meters <= METERS.max))
    return refuse(`${meters} m: the distance is too short or too long`);
  if (weight > LIFTED_LBS.max)
    return refuse(`${weightText(weight, system)}: the maximum is ${weightText(LIFTED_LBS.max, system)}`);
  if (seconds === undefined && meters === undefined && limb === undefined) return { reps, weight, kind, rpe };
  return {
    reps,
    weight,
    kind,
    rpe,
    ...(seconds !== undefined && { seconds }),
    ...(meters !== undefined && { meters }),
    ...(limb && { limb }),
  };
}

/** Rounded to 0.1 mm. A distance without a unit has the system of the weights. */
const inMeters = ({ value, metersEach }: NonNullable<SourceSet["distance"]>, unit: WeightUnit): number =>
  Math.round(value * (metersEach ?? (unit === "kg" ? 1000 : METERS_PER_MILE)) * 10_000) / 10_000;

function measureOf(exerciseName: string, sets: readonly PlannedSet[], { usualMeasureOf }: Planning): Measure {
  if (sets.some(({ weight }) => weight < 0)) return "bodyWeight";
  const efforts = sets.filter(isEffort);
  if (efforts.length * 2 <= sets.length) return usualMeasureOf(exerciseName);
  return efforts.some(({ meters }) => meters != null) ? "distance" : "time";
}

function mostTrained(exercises: ImportedWorkout["exercises"]): MuscleGroup {
  const sets = new Map<MuscleGroup, number>();
  for (const { muscleGroup, setsData } of exercises)
    sets.set(muscleGroup, (sets.get(muscleGroup) ?? 0) + setsData.length);
  return [...sets].reduce((most, group) => (group[1] > most[1] ? group : most))[0];
}
