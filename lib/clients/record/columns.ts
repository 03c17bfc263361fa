import type { BodyFatMethod } from "@/lib/body/body-fat-method";
import type { PauseReason } from "@/lib/body/forecast/pause";
import type { StoredQuestion } from "@/lib/body/forecast/question";
import { isoDay } from "@/lib/text/calendar/days";
import type { ClientUpdate } from "./schema";

/** A client as stored: inches, pounds, percent. */
export type StoredClient = StoredQuestion & {
  id: string;
  trainerId: string;
  name: string;
  steps: number;
  notes: string | null;
  bodyFatMethod: BodyFatMethod | null;
  birthDate: Date | null;
  medicineSince: Date | null;
  pauseReason: PauseReason | null;
  pausedFrom: Date | null;
  pausedUntil: Date | null;
  adultConfirmedAt: Date | null;
  isSample: boolean;
  frontPhotoId: string | null;
  backPhotoId: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** The column of each field of the API. Other columns are never written. */
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

/** Days of the API, YYYY-MM-DD, in a column of the same name. */
const DAYS = ["birthDate", "medicineSince", "pausedFrom", "pausedUntil"] as const;

type Field = keyof typeof COLUMN_OF;

export type ClientColumns<Body extends ClientUpdate> = {
  [F in keyof Body & Field as (typeof COLUMN_OF)[F]]: Body[F];
} & { notes?: string | null; bodyFatMethod?: BodyFatMethod | null; pauseReason?: PauseReason | null } & {
  [day in (typeof DAYS)[number]]?: Date | null;
};

/** The columns for the fields present in a body. Empty notes become null. */
export function columnsOf<Body extends ClientUpdate>(body: Body): ClientColumns<Body> {
  const columns: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(COLUMN_OF)) {
    const value = body[field as Field];
    if (value !== undefined) columns[column] = value;
  }
  if (body.notes !== undefined) columns.notes = body.notes || null;
  if (body.bodyFatMethod !== undefined) columns.bodyFatMethod = body.bodyFatMethod;
  if (body.pauseReason !== undefined) columns.pauseReason = body.pauseReason;
  for (const day of DAYS) {
    const value = body[day];
    if (value !== undefined) columns[day] = value && new Date(value);
  }
  return columns as ClientColumns<Body>;
}

export function fieldsOf(row: StoredClient) {
  const fields = Object.entries(COLUMN_OF).map(([field, column]) => [field, row[column]]);
  const values = Object.fromEntries(fields) as { [F in Field]: StoredClient[(typeof COLUMN_OF)[F]] };
  const dayIn = (column: Date | null) => column && isoDay(column);
  return {
    ...values,
    bodyFatMethod: row.bodyFatMethod,
    birthDate: dayIn(row.birthDate),
    medicineSince: dayIn(row.medicineSince),
    pauseReason: row.pauseReason,
    pausedFrom: dayIn(row.pausedFrom),
    pausedUntil: dayIn(row.pausedUntil),
  };
}
