import { BODY_WEIGHT_LBS, type MuscleGroup } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { findPreset } from "./catalogue";
import type { Equipment } from "./catalogue/preset";

/** The loads that a usual gym has for an exercise, in the unit that its plates come in. */
export interface Loads {
  readonly unit: string;
  readonly usual: readonly number[];
  /** With the smallest plates, for where the usual ones are too far apart. */
  readonly fine: readonly number[];
  /** Most of the load is the own body, whatever hangs from it. */
  readonly carriesBody: boolean;
  /** Repetitions at body weight after which a load comes. */
  readonly bodyReps: number;
}

/** Kilograms that were logged as pounds lie a little beside the plates. */
const ROUND = 0.01;
/** Small plates come on where the others would take more than this off. */
const FARTHEST = 0.85;
const FAR_FROM_WISH = 0.04;
const HANGING_REPS = 12;
const MAX_BODY_REPS = 30;
const HANGS = /pull-?up|chin-?up|\bdip|muscle-?up/i;

// Racks as makers sell them: dumbbells close together at first, kettlebells in the sizes of their casts.
const RACKS = {
  lb: {
    dumbbell: [...steps(2.5, 10, 2.5), ...steps(15, 200, 5)],
    kettlebell: [9, 13, 18, 26, 35, 44, 53, 62, 70, 80, 88, 97, 106, 124, 150, 176, 203],
  },
  kg: {
    dumbbell: [...steps(1, 10, 1), ...steps(12.5, 90, 2.5)],
    kettlebell: [4, 6, 8, 10, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 68, 80, 92],
  },
} as const;

/** Loads for an exercise by its name; a trainer's own are known by a word in it, else plates are assumed. */
export function loadsFor(exerciseName: string, muscleGroup: MuscleGroup, system: UnitSystem): Loads {
  const { min, max, step } = system.setWeight[muscleGroup];
  const equipment = equipmentOf(exerciseName);
  const carriesBody = equipment === "body weight";
  const bodyReps = HANGS.test(exerciseName) ? HANGING_REPS : MAX_BODY_REPS;
  const common = { unit: system.weightUnit, carriesBody, bodyReps };
  if (equipment === "dumbbell" || equipment === "kettlebell") {
    const usual = RACKS[system.weightUnit][equipment].filter((load) => load <= max);
    return { ...common, usual, fine: usual };
  }
  const usual = steps(min, max, step);
  return { ...common, usual, fine: carriesBody ? usual : steps(system.smallPlates, max, system.smallPlates) };
}

function equipmentOf(exerciseName: string): Equipment | undefined {
  if (/dumbbell|\bdb\b/i.test(exerciseName)) return "dumbbell";
  if (/kettlebell|\bkb\b/i.test(exerciseName)) return "kettlebell";
  return findPreset(exerciseName)?.preset.equipment;
}

/** Loads between two, both included, the usual ones if there is any. */
export function loadsWithin({ usual, fine }: Loads, from: number, to: number): readonly number[] {
  const within = (loads: readonly number[]) =>
    loads.filter((load) => load >= from - ROUND && load <= to + ROUND);
  const found = within(usual);
  return found.length > 0 ? found : within(fine);
}

/** The next heavier load; null when there is none. */
export const loadAbove = ({ usual, fine }: Loads, weight: number): number | null => {
  const next = [...usual, ...(weight > BODY_WEIGHT_LBS ? fine : [])].filter((load) => load > weight + ROUND);
  return next.length > 0 ? Math.min(...next) : null;
};

/**
 * The load that lies nearest to a wished one, or with `atMost` the heaviest up to it, and below the present one; small
 * plates only where the others are more than 15 % away. The lightest there is where none is lighter.
 */
export function loadBelow(loads: Loads, weight: number, wished: number, atMost = false): number {
  const lightest = loads.carriesBody ? BODY_WEIGHT_LBS : (loads.fine[0] ?? weight);
  const nearest = (among: readonly number[]) =>
    among
      .filter((load) => load < weight - ROUND && (!atMost || load <= wished + ROUND))
      .sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished) || a - b)[0];
  const usual = nearest(loads.usual);
  if (usual !== undefined && (atMost || usual >= weight * FARTHEST)) return usual;
  return nearest(loads.fine) ?? usual ?? Math.min(weight, lightest);
}

/** The load that lies nearest to a wished one; with small plates where the usual ones are too far from it. */
export function nearestLoad({ usual, fine }: Loads, wished: number): number {
  const nearest = (among: readonly number[]) =>
    among.reduce(
      (best, load) => (Math.abs(load - wished) < Math.abs(best - wished) ? load : best),
      among[0] ?? wished,
    );
  const found = nearest(usual);
  return Math.abs(found - wished) <= wished * FAR_FROM_WISH ? found : nearest(fine);
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.floor((to - from) / by + ROUND) + 1 }, (_, index) => from + index * by);
}
