import { BODY_WEIGHT_LBS, type MuscleGroup } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { equipmentOf } from "@/lib/training/catalogue/catalogue";

export interface Loads {
  readonly unit: string;
  readonly usual: readonly number[];
  /** With the smallest plates too. */
  readonly fine: readonly number[];
  /** A load this near to another is the same dumbbell or kettlebell, cast in the other unit: 24 kg and 53 lb. */
  readonly sameSize: (load: number) => number;
  /** Body weight is most of the load. */
  readonly carriesBody: boolean;
  /** From this many repetitions at body weight on a load is added. */
  readonly bodyReps: number;
}

/** Tolerance for kilograms that were logged as pounds. */
const TOLERANCE = 0.01;
const SAME_SIZE = { lb: 0.4, kg: 0.2 } as const;
const SAME_SHARE = 0.02;
/** Use small plates if the next usual load is below this share of the current one. */
const MIN_USUAL_SHARE = 0.85;
const MAX_DEVIATION = 0.04;
const HANGING_REPS = 12;
const MAX_BODY_REPS = 30;
const HANGS = /pull-?up|chin-?up|\bdip|muscle-?up/i;

// Sizes that gyms usually have.
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

/** Detects the equipment from the catalogue or the name; plates if unknown. */
export function loadsFor(exerciseName: string, muscleGroup: MuscleGroup, system: UnitSystem): Loads {
  const { min, max, step } = system.setWeight[muscleGroup];
  const equipment = equipmentOf(exerciseName);
  const carriesBody = equipment === "body weight";
  const bodyReps = HANGS.test(exerciseName) ? HANGING_REPS : MAX_BODY_REPS;
  const common = { unit: system.weightUnit, carriesBody, bodyReps, sameSize: () => TOLERANCE };
  if (equipment === "dumbbell" || equipment === "kettlebell") {
    const usual = RACKS[system.weightUnit][equipment].filter((load) => load <= max);
    const least = SAME_SIZE[system.weightUnit];
    return { ...common, usual, fine: usual, sameSize: (load) => Math.max(least, load * SAME_SHARE) };
  }
  const usual = steps(min, max, step);
  return { ...common, usual, fine: carriesBody ? usual : steps(system.smallPlates, max, system.smallPlates) };
}

export function loadsWithin({ usual, fine }: Loads, from: number, to: number): readonly number[] {
  const within = (loads: readonly number[]) =>
    loads.filter((load) => load >= from - TOLERANCE && load <= to + TOLERANCE);
  const found = within(usual);
  return found.length > 0 ? found : within(fine);
}

export const loadAbove = ({ usual, fine, sameSize }: Loads, weight: number): number | null => {
  const next = [...usual, ...(weight > BODY_WEIGHT_LBS ? fine : [])].filter(
    (load) => load > weight + sameSize(weight),
  );
  return next.length > 0 ? Math.min(...next) : null;
};

/** With `atMost` the heaviest up to `wished`. Uses small plates only if the others are more than 15 % away. */
export function loadBelow(loads: Loads, weight: number, wished: number, atMost = false): number {
  const lightest = loads.carriesBody ? BODY_WEIGHT_LBS : (loads.fine[0] ?? weight);
  const nearest = (among: readonly number[]) =>
    among
      .filter((load) => load < weight - loads.sameSize(weight) && (!atMost || load <= wished + TOLERANCE))
      .sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished) || a - b)[0];
  const usual = nearest(loads.usual);
  if (usual !== undefined && (atMost || usual >= weight * MIN_USUAL_SHARE)) return usual;
  return nearest(loads.fine) ?? usual ?? Math.min(weight, lightest);
}

export function nearestLoad({ usual, fine }: Loads, wished: number): number {
  const nearest = (among: readonly number[]) =>
    among.reduce(
      (best, load) => (Math.abs(load - wished) < Math.abs(best - wished) ? load : best),
      among[0] ?? wished,
    );
  const found = nearest(usual);
  return Math.abs(found - wished) <= wished * MAX_DEVIATION ? found : nearest(fine);
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from(
    { length: Math.floor((to - from) / by + TOLERANCE) + 1 },
    (_, index) => from + index * by,
  );
}
