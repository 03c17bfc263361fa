import type { Measure } from "../measure";

export type Equipment =
  | "barbell"
  | "dumbbell"
  | "kettlebell"
  | "ez bar"
  | "trap bar"
  | "smith machine"
  | "machine"
  | "cable"
  | "band"
  | "body weight";

export type Muscle =
  | "quadriceps"
  | "hamstrings"
  | "glutes"
  | "calves"
  | "adductors"
  | "abductors"
  | "lats"
  | "upper back"
  | "lower back"
  | "trapezius"
  | "chest"
  | "upper chest"
  | "front delts"
  | "side delts"
  | "rear delts"
  | "rotator cuff"
  | "biceps"
  | "triceps"
  | "brachialis"
  | "forearms"
  | "core";

/** An exercise that the app knows by itself. */
export interface ExercisePreset {
  readonly name: string;
  readonly equipment: Equipment;
  /** A compound moves several joints and is trained heavier and earlier than an isolation. */
  readonly kind: "compound" | "isolation";
  readonly primary: readonly Muscle[];
  readonly secondary: readonly Muscle[];
  /** What its sets are counted in, those of its variations too; a load and repetitions where nothing is said. */
  readonly measure?: Measure;
  /** Full names, each an exercise of its own with its own history. */
  readonly variations: readonly string[];
}
