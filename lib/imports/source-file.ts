import type { MuscleGroup } from "@/lib/body/ranges";
import type { Measure } from "@/lib/workouts/measure";
import type { SetKind } from "@/lib/workouts/set-kind";

export const SOURCES = ["strong", "hevy", "fitnotes", "fitbod", "formcast"] as const;
export type Source = (typeof SOURCES)[number];
export const SOURCE_LABELS = {
  strong: "Strong",
  hevy: "Hevy",
  fitnotes: "FitNotes",
  fitbod: "Fitbod",
  formcast: "Formcast",
} as const satisfies Record<Source, string>;

/** Most rows of one file. */
export const MAX_ROWS = 60_000;

export type WeightUnit = "kg" | "lb";

/** A row that cannot be imported. `line` counts from 1 and includes the header. */
export interface BrokenRow {
  readonly line: number;
  readonly reason: string;
}

/** A set as it stands in a file. */
export interface SourceSet {
  readonly line: number;
  /** In the row's unit; null where the file does not say which. 0 for body weight, less for help. */
  readonly weight: number;
  readonly unit: WeightUnit | null;
  /** 0 where a time or a distance is counted. */
  readonly reps: number;
  readonly seconds?: number;
  /** In its unit; null where the file does not say which, and it goes with the unit of weights. */
  readonly distance?: { readonly value: number; readonly metersEach: number | null };
  readonly kind: SetKind;
  readonly rpe: number | null;
}

export interface SourceExercise {
  readonly name: string;
  /** Only in our own files. */
  readonly muscleGroup: MuscleGroup | null;
  readonly measure: Measure | null;
  readonly notes: string;
  readonly sets: readonly SourceSet[];
}

export interface SourceWorkout {
  /** Names the workout within its client, the same whenever the file is read. */
  readonly key: string;
  readonly date: string;
  /** Since midnight. */
  readonly minutes: number;
  /** What is said of the whole workout; only in our own files, elsewhere it stands with the first exercise. */
  readonly note: string;
  readonly exercises: readonly SourceExercise[];
}

export interface SourceFile {
  readonly source: Source;
  readonly workouts: readonly SourceWorkout[];
  readonly broken: readonly BrokenRow[];
  /** Rows that hold no set: rests, and sets without a single figure. */
  readonly withoutReps: number;
}
