import type { MuscleGroup } from "@/lib/body/ranges";
import type { Measure } from "@/lib/training/catalogue/measure";
import type { Limb, SetKind } from "@/lib/training/workouts/set-kind";
import type { Columns } from "./columns";
import type { Encoding } from "./decode";
import type { SettledDecimal } from "./figures";
import type { DateForm, LocalTime, SettledDates } from "./local-time";

export const SOURCES = [
  "strong",
  "hevy",
  "fitnotes",
  "fitbod",
  "lyfta",
  "liftlog",
  "stronglifts",
  "jefit",
  "formcast",
  "table",
  "weights",
] as const;
export type Source = (typeof SOURCES)[number];
export const SOURCE_LABELS = {
  strong: "Strong",
  hevy: "Hevy",
  fitnotes: "FitNotes",
  fitbod: "Fitbod",
  lyfta: "Lyfta",
  liftlog: "LiftLog",
  stronglifts: "StrongLifts",
  jefit: "Jefit",
  formcast: "Formcast",
  table: "Table",
  weights: "Body weights",
} as const satisfies Record<Source, string>;

export const MAX_ROWS = 60_000;

export type WeightUnit = "kg" | "lb";

/** `line` counts from 1 and includes the header. */
export interface BrokenRow {
  readonly line: number;
  readonly reason: string;
}

export interface SourceSet {
  readonly line: number;
  /** In the row's unit, null if unknown. 0 is body weight, negative is assistance. */
  readonly weight: number;
  readonly unit: WeightUnit | null;
  /** 0 for a set of time or distance. */
  readonly reps: number;
  readonly seconds?: number;
  /** In the row's unit; without one it has the system of the weights. */
  readonly distance?: { readonly value: number; readonly metersEach: number | null };
  readonly kind: SetKind;
  readonly rpe: number | null;
  readonly limb?: Limb;
}

export interface SourceExercise {
  readonly name: string;
  /** Only in Formcast's own files. */
  readonly muscleGroup: MuscleGroup | null;
  readonly measure: Measure | null;
  readonly notes: string;
  readonly sets: readonly SourceSet[];
  /** Names of the exercises that it alternated with. */
  readonly supersetWith: readonly string[];
}

export interface SourceWorkout extends LocalTime {
  /** Identifies the workout within its client; the same in each import. */
  readonly key: string;
  readonly lengthMinutes: number | null;
  /** Only in Formcast's own files; else that of most sets. */
  readonly muscleGroup: MuscleGroup | null;
  /** Note on the whole workout, only in Formcast's own files. */
  readonly note: string;
  readonly exercises: readonly SourceExercise[];
}

/** A body weight in the row's unit, and body fat in percent. */
export interface SourceWeighIn extends LocalTime {
  readonly line: number;
  readonly weight: number;
  readonly unit: WeightUnit | null;
  readonly bodyFat: number | null;
}

/** A file has workouts or weigh-ins. */
export interface SourceFile {
  readonly source: Source;
  readonly workouts: readonly SourceWorkout[];
  readonly weighIns: readonly SourceWeighIn[];
  readonly broken: readonly BrokenRow[];
  /** Rows without a set: rests, and sets without figures. */
  readonly withoutReps: number;
  /** Rows that are in the file a second time. */
  readonly doubled: number;
  /** What the file does not settle by itself is a question; until the answer it is read in the likeliest way. */
  readonly dates: SettledDates;
  readonly decimal: SettledDecimal;
}

/** The trainer's answers to what a file does not say. */
export interface FileChoices {
  readonly encoding?: Encoding;
  /** Of a table that no known app wrote. */
  readonly columns?: Columns;
  readonly dates?: DateForm;
  readonly decimal?: SettledDecimal["decimal"];
}
