import "server-only";
import type { Db } from "@/lib/kernel/context";
import { uuidv7 } from "@/lib/text/uuid";
import { MAX_EXERCISES_PER_WORKOUT, MAX_SETS_PER_EXERCISE, type MuscleGroup, type SetKind } from "./schema";
import { day } from "./store";
import type { Visit } from "./visit";

/** The client's workouts of a day, but for those of a file: undoing an import must not take more along. */
export function workoutsOn(db: Db, clientId: string, date: string): Promise<(Visit & { id: string })[]> {
  return db.workout.findMany({
    where: { clientId, localDate: day(date), importId: null, importKey: null },
    orderBy: [{ performedAt: "asc" }, { id: "asc" }],
    select: { id: true, performedAt: true, endedAt: true },
  });
}

/**
 * Makes one workout a part of another.
 * @returns whether it did: together they may be more than a workout can hold
 */
export async function absorb(db: Db, into: string, gone: string): Promise<boolean> {
  const [row] = await db.$queryRaw<{ done: boolean }[]>`
    SELECT absorb_workout(${into}::uuid, ${gone}::uuid, ${MAX_EXERCISES_PER_WORKOUT}::int,
      ${MAX_SETS_PER_EXERCISE}::int) AS done`;
  return row?.done ?? false;
}

export type NewWorkout = {
  id: string;
  clientId: string;
  muscleGroup: MuscleGroup;
  performedAt: Date;
  localDate: string;
  timezoneOffset: number;
  version?: number;
  importId?: string | null;
  importKey?: string | null;
  /** The moment itself where nothing is known of its end. */
  endedAt?: Date;
  absorbedIds?: string[];
  note?: string | null;
  /** Of an easy week; what the plan says of the day counts too. */
  isDeload?: boolean;
  entries: NewEntry[];
};

export type NewEntry = {
  exerciseId: string;
  /** The start of the workout unless it is known better. */
  performedAt?: Date | undefined;
  notes: string | null;
  sets: {
    reps: number;
    weight: number;
    seconds?: number | null | undefined;
    meters?: number | null | undefined;
    kind: SetKind;
    rpe: number | null;
  }[];
};

/** Inserts workouts and what was done in them. Rows travel as JSON, which costs least where they are thousands. */
export async function insertWorkouts(db: Db, workouts: readonly NewWorkout[]): Promise<void> {
  const rows = workouts.map(({ entries: _, ...workout }) => ({
    version: 1,
    endedAt: workout.performedAt,
    absorbedIds: [],
    note: null,
    isDeload: false,
    ...workout,
  }));
  await db.$executeRaw`
    INSERT INTO "Workout" (id, "clientId", "muscleGroup", "performedAt", "localDate", "timezoneOffset", version,
      "importId", "importKey", "endedAt", "absorbedIds", note, "isDeload")
    SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS w(
      id uuid, "clientId" uuid, "muscleGroup" "MuscleGroup", "performedAt" timestamptz, "localDate" date,
      "timezoneOffset" int, version int, "importId" uuid, "importKey" text,
      "endedAt" timestamptz, "absorbedIds" uuid[], note text, "isDeload" boolean)`;
  await insertEntries(db, workouts);
}

/** The exercises and sets of workouts that are there already. A set's id takes its time from that of its entry. */
export async function insertEntries(
  db: Db,
  workouts: readonly Pick<NewWorkout, "id" | "performedAt" | "localDate" | "entries">[],
): Promise<void> {
  const entries = workouts.flatMap(({ id: workoutId, entries, ...when }) =>
    entries.map((entry, position) => ({
      ...entry,
      ...when,
      performedAt: entry.performedAt ?? when.performedAt,
      id: uuidv7(when.performedAt),
      workoutId,
      position,
    })),
  );
  const rows = entries.map(({ sets: _, ...entry }) => entry);
  const sets = entries.flatMap(({ id: entryId, sets }) =>
    sets.map((set, index) => ({ ...set, entryId, setNumber: index + 1 })),
  );
  await db.$executeRaw`
    WITH entry AS (
      INSERT INTO "WorkoutEntry" (id, "workoutId", "exerciseId", position, notes, "performedAt", "localDate")
      SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS e(
        id uuid, "workoutId" uuid, "exerciseId" uuid, position int, notes text, "performedAt" timestamptz,
        "localDate" date)
      RETURNING *
    )
    INSERT INTO "WorkoutSet"
      (id, "entryId", "exerciseId", "setNumber", reps, "weightLbs", seconds, meters, kind, rpe, "localDate")
    SELECT (left(entry.id::text, 15) || substr(gen_random_uuid()::text, 16))::uuid,
      entry.id, "exerciseId", "setNumber", reps, weight, seconds, meters, kind, rpe, "localDate"
    FROM json_to_recordset(${JSON.stringify(sets)}::json) AS s(
      "entryId" uuid, "setNumber" int, reps int, weight float8, seconds int, meters float8, kind "SetKind", rpe float8)
    JOIN entry ON entry.id = "entryId"`;
}
