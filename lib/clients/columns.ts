import type { ClientUpdate } from "./schema";

/** The column behind each field of the API. What is not here is never written. */
const COLUMN_OF = {
  name: "name",
  gender: "gender",
  height: "heightInches",
  weight: "weightLbs",
  bodyFat: "bodyFat",
  targetWeight: "targetWeightLbs",
  targetBodyFat: "targetBodyFat",
  steps: "steps",
  workoutsPerWeek: "workoutsPerWeek",
  hoursPerWorkout: "hoursPerWorkout",
  experience: "experience",
  dietAdherence: "dietAdherence",
} as const satisfies Partial<Record<keyof ClientUpdate, string>>;

type Field = keyof typeof COLUMN_OF;

export type ClientColumns<Body extends ClientUpdate> = {
  [F in keyof Body & Field as (typeof COLUMN_OF)[F]]: Body[F];
} & { notes?: string | null };

/** The columns that a body writes: exactly the fields that are present in it. Empty notes are no notes. */
export function columnsOf<Body extends ClientUpdate>(body: Body): ClientColumns<Body> {
  const columns: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(COLUMN_OF)) {
    const value = body[field as Field];
    if (value !== undefined) columns[column] = value;
  }
  if (body.notes !== undefined) columns.notes = body.notes || null;
  return columns as ClientColumns<Body>;
}
