import type { Measure } from "./measure";

export type Equipment =
  | "barbell"
  | "dumbbell"
  | "kettlebell"
  | "ez bar"
  | "trap bar"
  | "landmine"
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

export interface ExercisePreset {
  readonly name: string;
  readonly equipment: Equipment;
  /** A compound moves several joints; it is trained heavier and earlier than an isolation. */
  readonly kind: "compound" | "isolation";
  readonly primary: readonly Muscle[];
  readonly secondary: readonly Muscle[];
  /** Also of the variations; "load" if missing. */
  readonly measure?: Measure;
  /** Full names. Each variation is an exercise with its own history. */
  readonly variations: readonly string[];
}
