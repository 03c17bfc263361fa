import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import { uuidv7 } from "@/lib/text/uuid";
import type { LinkedBy } from "@/lib/training/day/facts";
import { isPlanned } from "@/lib/training/sessions/store";
import { MAX_EXERCISES_PER_WORKOUT, MAX_SETS_PER_EXERCISE, type MuscleGroup, type SetKind } from "./schema";
import { type Limb, recordSets } from "./set-kind";
import { day } from "./store";
import type { Link, Visit } from "./visit";

/**
 * The client's workouts of these days, YYYY-MM-DD, that came by the link, or from the trainer without one. Leaves out
 * imported ones, because undoing an import must not delete others.
 */
export function workoutsOn(
  db: Db,
  clientId: string,
  dates: string[],
  linkId: string | null,
): Promise<StoredVisit[]> {
  return db.workout.findMany({
    where: { clientId, localDate: { in: dates.map(day) }, importId: null, importKey: null, linkId },
    orderBy: [{ performedAt: "asc" }, { id: "asc" }],
    select: {
      id: true,
      performedAt: true,
      endedAt: true,
      localDate: true,
      plannedSessionId: true,
      linkedBy: true,
    },
  });
}

type StoredVisit = Visit & Link & { id: string; localDate: Date };

/** Puts a workout with its exercises and sets on another day. */
export async function setDay(db: Db, id: string, date: string): Promise<void> {
  const localDate = day(date);
  await db.workout.update({ where: { id }, data: { localDate } });
  await db.workoutEntry.updateMany({ where: { workoutId: id }, data: { localDate } });
  await db.workoutSet.updateMany({ where: { entry: { workoutId: id } }, data: { localDate } });
}

/** A session that is gone meanwhile is none, so the workout is matched. */
export async function linkIfThere(db: Db, clientId: string, link: Link): Promise<Link> {
  const { plannedSessionId, linkedBy } = link;
  const isThere = plannedSessionId === null || (await isPlanned(db, clientId, plannedSessionId));
  return isThere ? { plannedSessionId, linkedBy } : { plannedSessionId: null, linkedBy: null };
}

/**
 * Moves the exercises of one workout into another. A link to a planned session that a person made replaces a matched one.
 * @returns false if together they exceed the limits of a workout
 */
export async function absorb(db: Db, into: string, gone: string): Promise<boolean> {
  await db.$executeRaw`
    UPDATE "Workout" w SET "plannedSessionId" = g."plannedSessionId", "linkedBy" = g."linkedBy"
    FROM "Workout" g
    WHERE w.id = ${into}::uuid AND g.id = ${gone}::uuid AND g."linkedBy" <> 'matched'
      AND coalesce(w."linkedBy", 'matched') = 'matched'`;
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
  endedAt?: Date;
  absorbedIds?: string[];
  note?: string | null;
  /** The weekly plan can also make it a deload workout. */
  isDeload?: boolean;
  plannedSessionId?: string | null;
  linkedBy?: LinkedBy | null;
  linkId?: string | null;
  seenAt?: Date | null;
  entries: NewEntry[];
};

export type NewEntry = {
  exerciseId: string;
  /** Start of the workout if unknown. */
  performedAt?: Date | undefined;
  notes: string | null;
  sets: {
    reps: number;
    weight: number;
    seconds?: number | null | undefined;
    meters?: number | null | undefined;
    kind: SetKind;
    rpe: number | null;
    limb?: Limb | null | undefined;
  }[];
};

/** Inserts workouts with their entries. The rows are passed as JSON, which is fastest for thousands. */
export async function insertWorkouts(db: Db, workouts: readonly NewWorkout[]): Promise<void> {
  const rows = workouts.map(({ entries: _, ...workout }) => ({
    version: 1,
    endedAt: workout.performedAt,
    absorbedIds: [],
    note: null,
    isDeload: false,
    plannedSessionId: null,
    linkedBy: null,
    linkId: null,
    seenAt: null,
    ...workout,
  }));
  await db.$executeRaw`
    INSERT INTO "Workout" (id, "clientId", "muscleGroup", "performedAt", "localDate", "timezoneOffset", version,
      "importId", "importKey", "endedAt", "absorbedIds", note, "isDeload", "plannedSessionId", "linkedBy", "linkId", "seenAt")
    SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS w(
      id uuid, "clientId" uuid, "muscleGroup" "MuscleGroup", "performedAt" timestamptz, "localDate" date,
      "timezoneOffset" int, version int, "importId" uuid, "importKey" text,
      "endedAt" timestamptz, "absorbedIds" uuid[], note text, "isDeload" boolean,
      "plannedSessionId" uuid, "linkedBy" "LinkedBy", "linkId" uuid, "seenAt" timestamptz)`;
  await insertEntries(db, workouts);
}

/** Adds exercises and sets to existing workouts. A set's id takes its time part from its entry's id. */
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
  const sets = entries.flatMap(({ id: entryId, sets }) => {
    const fresh = new Set(recordSets(sets));
    return sets.map((set, index) => ({
      ...set,
      entryId,
      setNumber: index + 1,
      countsAsRecord: fresh.has(set),
    }));
  });
  await db.$executeRaw`
    WITH entry AS (
      INSERT INTO "WorkoutEntry" (id, "workoutId", "exerciseId", position, notes, "performedAt", "localDate")
      SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS e(
        id uuid, "workoutId" uuid, "exerciseId" uuid, position int, notes text, "performedAt" timestamptz,
        "localDate" date)
      RETURNING *
    )
    INSERT INTO "WorkoutSet"
      (id, "entryId", "exerciseId", "setNumber", reps, "weightLbs", seconds, meters, kind, "countsAsRecord", rpe, limb,
        "localDate")
    SELECT (left(entry.id::text, 15) || substr(gen_random_uuid()::text, 16))::uuid,
      entry.id, "exerciseId", "setNumber", reps, weight, seconds, meters, kind, "countsAsRecord", rpe, limb, "localDate"
    FROM json_to_recordset(${JSON.stringify(sets)}::json) AS s(
      "entryId" uuid, "setNumber" int, reps int, weight float8, seconds int, meters float8, kind "SetKind",
      "countsAsRecord" boolean, rpe float8, limb "Limb")
    JOIN entry ON entry.id = "entryId"`;
}
