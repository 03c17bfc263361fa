import { BODY_WEIGHT_LBS, type Experience, type MuscleGroup, type Sex } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { findPreset } from "@/lib/training/catalogue/catalogue";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { loadForReps } from "@/lib/training/workouts/one-rep-max";
import { nearestTap } from "@/lib/training/workouts/set-step";
import { SLOTS, type Slot, startingLoadLbs } from "./planned-exercises";
import type { PlannedExercise, PlannedSession } from "./schema";
import { type Block, type SessionOutline, weeklySplit } from "./split";

export type TrainingGoal = "lose" | "recompose" | "gain";

export interface PlannerInput {
  readonly sex: Sex;
  readonly weightLbs: number;
  readonly workoutsPerWeek: number;
  readonly hoursPerWorkout: number;
  readonly experience: Experience;
  /** In a gain phase a client recovers from more work than on a diet. */
  readonly goal: TrainingGoal;
  /** Week of the training block, from 1. Volume rises every week; each fifth week is a deload. */
  readonly week?: number;
  /** Loads are rounded to the steps of this system. */
  readonly system: UnitSystem;
  /** Known one-rep maxima in pounds by exercise name. */
  readonly oneRepMaxLbs?: ReadonlyMap<string, number>;
}

export type SessionOfWeek = Omit<PlannedSession, "weekday">;

// Hard sets per muscle group and week; after ACSM 2026 ten sets give most of the effect.
const WEEKLY_SETS = {
  beginner: { min: 8, max: 10 },
  intermediate: { min: 10, max: 16 },
  advanced: { min: 12, max: 20 },
} as const satisfies Record<Experience, { min: number; max: number }>;
const REPS = {
  compound: { beginner: { min: 8, max: 12 }, trained: { min: 5, max: 10 } },
  isolation: { beginner: { min: 10, max: 15 }, trained: { min: 8, max: 15 } },
} as const;
/** Hard sets per hour, with rests. */
export const SETS_PER_HOUR = 16;
const SETS_PER_EXERCISE = 3;
const MAX_SETS_PER_EXERCISE = 5;
const BLOCK_WEEKS = 5;

/** A week of training. Loads come from a known one-rep max, else from a careful share of body weight. */
export function planWeek(input: PlannerInput): SessionOfWeek[] {
  const outlines = weeklySplit(input.workoutsPerWeek, input.experience);
  const setsPerWeek = weeklySets(input);
  return outlines.map(({ name, blocks }, index) => {
    const earlier = outlines.slice(0, index).flatMap((outline) => outline.blocks);
    const wanted = blocks.map((block) => Math.ceil(setsPerWeek * shareOfWeek(block, outlines)));
    const sets = fitIntoSession(wanted, Math.floor(SETS_PER_HOUR * input.hoursPerWorkout));
    const exercises = blocks.flatMap((block, position) => {
      const occurrence = earlier.filter(
        ({ group, half }) => group === block.group && half === block.half,
      ).length;
      return planBlock(input, block, sets[position] ?? 1, occurrence);
    });
    return { name, exercises };
  });
}

export function usualReps(exerciseName: string, experience: Experience): PlannedExercise["reps"] {
  const kind = findPreset(exerciseName)?.preset.kind ?? "isolation";
  return REPS[kind][experience === "beginner" ? "beginner" : "trained"];
}

/** Hard sets: one more each week of the block, half in the last. */
export function weeklySets({
  experience,
  goal,
  week = 1,
}: Pick<PlannerInput, "experience" | "goal" | "week">): number {
  const { min, max } = WEEKLY_SETS[experience];
  const weekOfBlock = ((Math.max(1, week) - 1) % BLOCK_WEEKS) + 1;
  const start = goal === "gain" ? Math.min(max, min + 2) : min;
  if (weekOfBlock === BLOCK_WEEKS) return Math.ceil(start / 2);
  return Math.min(max, start + weekOfBlock - 1);
}

/** The share of a group's weekly sets in one block. Triceps or biceps alone count half. */
function shareOfWeek(block: Block, outlines: readonly SessionOutline[]): number {
  const weight = ({ half }: Block) => (half ? 0.5 : 1);
  const all = outlines.flatMap(({ blocks }) => blocks).filter(({ group }) => group === block.group);
  return weight(block) / all.reduce((sum, other) => sum + weight(other), 0);
}

function fitIntoSession(wanted: readonly number[], mostSets: number): number[] {
  const total = wanted.reduce((sum, sets) => sum + sets, 0);
  if (total <= mostSets) return [...wanted];
  const scaled = wanted.map((sets) => Math.max(1, Math.floor((sets * mostSets) / total)));
  let left = mostSets - scaled.reduce((sum, sets) => sum + sets, 0);
  return scaled.map((sets) => (left-- > 0 ? sets + 1 : sets));
}

function planBlock(input: PlannerInput, block: Block, sets: number, occurrence: number): PlannedExercise[] {
  const fitting = rotated(SLOTS[block.group], occurrence).filter(
    ({ half }) => !block.half || half === block.half,
  );
  const count = Math.max(Math.ceil(sets / SETS_PER_EXERCISE), halvesOf(block, sets));
  const slots = fitting.slice(0, count);
  const setsEach = Math.floor(sets / slots.length);
  const extra = sets - setsEach * slots.length;
  return slots.map((slot, position) => {
    const own = Math.min(MAX_SETS_PER_EXERCISE, setsEach + (position < extra ? 1 : 0));
    return planExercise(input, block.group, slot, own, occurrence);
  });
}

/** Rotates the compounds, so that short sessions do not always train the same. */
function rotated(slots: readonly Slot[], occurrence: number): Slot[] {
  const kindOf = ({ names }: Slot) => findPreset(names[0])?.preset.kind;
  const compounds = slots.filter((slot) => kindOf(slot) === "compound");
  const shift = compounds.length > 0 ? occurrence % compounds.length : 0;
  const isolations = slots.filter((slot) => kindOf(slot) !== "compound");
  return [...compounds.slice(shift), ...compounds.slice(0, shift), ...isolations];
}

/** Arms need two slots, triceps and biceps, if there are at least two sets. */
const halvesOf = ({ group, half }: Block, sets: number): number =>
  group === "arms" && !half ? Math.min(2, sets) : 1;

function planExercise(
  input: PlannerInput,
  muscleGroup: MuscleGroup,
  slot: Slot,
  sets: number,
  occurrence: number,
): PlannedExercise {
  const beginner = input.experience === "beginner";
  const trained = slot.names[occurrence % slot.names.length] ?? slot.names[0];
  const exerciseName = (beginner && slot.beginner) || trained;
  const reps = usualReps(exerciseName, input.experience);
  return {
    exerciseName,
    muscleGroup,
    sets,
    reps,
    weight: loadOf(input, muscleGroup, slot, exerciseName, reps.max),
    isFixed: false,
    withNext: false,
  };
}

/** The load for the maximum repetitions with one or two repetitions in reserve. */
function loadOf(
  input: PlannerInput,
  muscleGroup: MuscleGroup,
  { load }: Slot,
  exerciseName: string,
  reps: number,
): number {
  const { system } = input;
  const range = system.setWeight[muscleGroup];
  const known = knownMax(input.oneRepMaxLbs, exerciseName);
  const inReserve = input.experience === "beginner" ? 2 : 1;
  const fromMax = known && loadForReps(system.weightOf(known), reps, inReserve, range);
  if (fromMax) return system.lbsOfLoad(fromMax);
  return load ? nearestTap(startingLoadLbs(load, input), muscleGroup, system) : BODY_WEIGHT_LBS;
}

function knownMax(
  oneRepMaxLbs: ReadonlyMap<string, number> | undefined,
  exerciseName: string,
): number | null {
  const key = exerciseKey(exerciseName);
  for (const [name, max] of oneRepMaxLbs ?? []) if (exerciseKey(name) === key) return max;
  return null;
}
