import "server-only";
import { ADULT_YEARS } from "@/lib/body/age";
import { pausedOn } from "@/lib/clients/record/pause-store";
import type { Db } from "@/lib/platform/kernel/context";
import { addDays, DAYS_PER_WEEK, mondayOf } from "@/lib/text/calendar/days";
import { literally } from "@/lib/text/schema";
import type { Clock } from "@/lib/training/day/clock";
import { joinDays, joinNext } from "@/lib/training/sessions/days-store";
import type { PlannedAndLogged } from "@/lib/training/sessions/schema";
import type { MuscleGroup } from "@/lib/training/workouts/schema";
import { Prisma } from "@/prisma/generated/client";
import { FILTERS, type Filter, sortOf } from "./question";
import type { RosterQuery } from "./schema";

const { sql, join, empty } = Prisma;

/** `today` and its weekday are in the trainer's calendar. */
export type Asked = RosterQuery & {
  trainerId: string;
  /** Limits the query to one client. */
  id?: string;
  today: string;
  clock: Clock;
  /** Days without a workout from which a client is quiet, by workouts a week from 1. */
  quietFrom: number[];
  /** An older weigh-in is too old to compare with the plan. */
  overdueBefore: Date;
};

export type Row = {
  id: string;
  name: string;
  nameKey: string;
  /** Sort key before the name; "Infinity" for a missing value. */
  key: number | string;
  frontPhotoId: string | null;
  isSample: boolean;
  tags: string[];
  lastTrainedOn: string | null;
  muscleGroup: MuscleGroup | null;
  archivedAt: string | null;
  lastWeighedAt: string | null;
  aheadDays: number | null;
  isEarly: boolean;
  isReached: boolean;
  aheadFrom: string | null;
  /** Days since the last workout, or since the client was added. */
  away: number;
  isQuiet: boolean;
} & Omit<PlannedAndLogged, "archivedOn">;

const isPaused = (today: string) => pausedOn(sql`${today}::date`);

/** As `standstillOf` says it: who gets no forecast stands on no plan. */
const standsStill = ({ today }: Asked) =>
  sql`(coalesce("birthDate" > (${today}::date - make_interval(years => ${ADULT_YEARS}::int)), false) OR ${isPaused(today)})`;

/** All clients of the trainer with the columns of the list. An archived client has no next session. */
const everyone = (asked: Asked) => sql`
  SELECT every.*, NOT "isSample" AND NOT "isPaused" AND away >= (${asked.quietFrom}::int[])["workoutsPerWeek"] AS "isQuiet"
  FROM (
    SELECT id, name, "nameKey", "frontPhotoId", "isSample", tags, "lastTrainedOn", "lastWeighedAt", "createdAt",
      "archivedAt", "workoutsPerWeek",
      CASE WHEN "archivedAt" IS NULL THEN next."on" END AS "nextOn",
      CASE WHEN "lastWeighedAt" >= ${asked.overdueBefore} AND NOT ${standsStill(asked)} THEN "aheadDays" END AS "aheadDays",
      "isEarly" AND "lastWeighedAt" >= ${asked.overdueBefore} AND NOT ${standsStill(asked)} AS "isEarly",
      "isReached" AND NOT ${standsStill(asked)} AS "isReached",
      "aheadFrom", ${isPaused(asked.today)} AS "isPaused", "pausedFrom", "pausedUntil",
      ${asked.today}::date - coalesce(
        "lastTrainedOn",
        ("createdAt" AT TIME ZONE 'UTC' - make_interval(mins => ${asked.timezoneOffset}))::date) AS away
    FROM "Client" ${joinNext(sql`"Client".id`, asked.clock)}
    WHERE "trainerId" = ${asked.trainerId}::uuid
      ${asked.id === undefined ? empty : sql`AND id = ${asked.id}::uuid`}
  ) AS every`;

const condition = (filter: Filter, { overdueBefore, today }: Asked) =>
  ({
    all: sql`"archivedAt" IS NULL`,
    today: sql`"archivedAt" IS NULL AND "nextOn" <= ${today}::date`,
    behind: sql`"archivedAt" IS NULL AND "aheadDays" < 0`,
    unweighed: sql`"archivedAt" IS NULL AND NOT "isPaused" AND "lastWeighedAt" < ${overdueBefore}`,
    quiet: sql`"archivedAt" IS NULL AND "isQuiet"`,
    archived: sql`"archivedAt" IS NOT NULL`,
  })[filter];

const filtersOf = ({ filter = [] }: Asked): readonly Filter[] => (filter.length > 0 ? filter : ["all"]);

/** Each word must occur in the name or in a tag. */
function matching(asked: Asked) {
  const words = asked.q.split(/\s+/).filter(Boolean);
  const conditions = [
    ...filtersOf(asked).map((filter) => condition(filter, asked)),
    ...(asked.tag ?? []).map(
      (chosen) => sql`EXISTS (SELECT FROM unnest(tags) AS tag WHERE lower(tag) = lower(${chosen}))`,
    ),
    ...words.map((word) => {
      const like = sql`'%' || folded_name(${literally(word)}) || '%'`;
      return sql`("nameKey" LIKE ${like} OR EXISTS (SELECT FROM unnest(tags) AS tag WHERE folded_name(tag) LIKE ${like}))`;
    }),
  ];
  return join(conditions, " AND ");
}

/** Sort keys, ascending; missing values come last in both directions. */
const KEYS = {
  name: sql`0`,
  next: sql`("nextOn" - '2000-01-01'::date)`,
  last: sql`('2100-01-01'::date - "lastTrainedOn")`,
  weighed: sql`-extract(epoch FROM "lastWeighedAt")`,
  plan: sql`"aheadDays"`,
  added: sql`-extract(epoch FROM "createdAt")`,
};

type Found = {
  counts: Record<Filter, number>;
  tags: { name: string; clients: number }[];
  waiting: number;
  found: number;
  rows: Row[];
};

/** One statement, because all of it reads the same clients; one extra row if there is a next page. */
export async function page(db: Db, asked: Asked): Promise<Found> {
  const { sort, direction } = sortOf(asked.sort);
  const isNamesBack = sort === "name" && direction === -1;
  const [way, beyond] = isNamesBack ? [sql`DESC`, sql`<`] : [sql`ASC`, sql`>`];
  const { after } = asked;
  const sunday = addDays(mondayOf(asked.today), DAYS_PER_WEEK - 1);
  const key = sql`coalesce(${direction} * (${KEYS[sort]})::float8, 'infinity')`;
  const beyondLast =
    after &&
    sql`AND (${key}, "nameKey", id) ${beyond} (${String(after.key)}::float8, ${after.name}, ${after.id}::uuid)`;
  const [filter, ...more] = filtersOf(asked);
  const found =
    asked.q.trim() === "" && !asked.tag?.length && more.length === 0
      ? sql`(counts->>${filter})::int`
      : sql`(SELECT count(*)::int FROM every WHERE ${matching(asked)})`;
  const counts = FILTERS.map(
    (filter) => sql`${filter}::text, count(*) FILTER (WHERE ${condition(filter, asked)})`,
  );
  const [answer] = await db.$queryRaw<Found[]>`
    WITH every AS MATERIALIZED (${everyone(asked)}),
    counted AS MATERIALIZED (SELECT jsonb_build_object(${join(counts)}) AS counts FROM every),
    shown AS (
      SELECT *, ${key} AS key
      FROM every WHERE ${matching(asked)} ${beyondLast ?? empty}
      ORDER BY key ${way}, "nameKey" ${way}, id ${way} LIMIT ${asked.limit + 1}
    ),
    listed AS (
      SELECT shown.id, shown.name, "nameKey", key, "frontPhotoId", "isSample", tags, "lastTrainedOn", "lastWeighedAt",
        "archivedAt", "pausedFrom", "pausedUntil", "aheadDays", "isEarly", "isReached", "aheadFrom", away, "isQuiet", last."muscleGroup", days.planned, days.workouts
      FROM shown
      ${joinDays(sql`shown.id`, sql`(${asked.today}::date - 7)`, sql`greatest(${sunday}::date, "nextOn")`)}
      LEFT JOIN LATERAL (
        SELECT "muscleGroup" FROM "Workout" WHERE "clientId" = shown.id ORDER BY "performedAt" DESC LIMIT 1
      ) AS last ON true
    )
    SELECT
      counts,
      (SELECT coalesce(jsonb_agg(to_jsonb(used) ORDER BY lower(name)), '[]') FROM (
        SELECT min(tag) AS name, sum(clients)::int AS clients
        FROM (SELECT tags, count(*) AS clients FROM every WHERE "archivedAt" IS NULL GROUP BY tags) AS same,
          unnest(tags) AS tag
        GROUP BY lower(tag)) AS used) AS tags,
      (SELECT count(*)::int FROM "CheckIn" sent JOIN "Client" client ON client.id = sent."clientId"
        WHERE sent.state = 'waiting' AND client."trainerId" = ${asked.trainerId}::uuid)
      + (SELECT count(*)::int FROM "Intake" intake WHERE intake.answers IS NOT NULL
        AND intake."trainerId" = ${asked.trainerId}::uuid AND intake."expiresAt" > now()) AS waiting,
      ${found} AS found,
      (SELECT coalesce(json_agg(listed ORDER BY key ${way}, "nameKey" ${way}, id ${way}), '[]') FROM listed) AS rows
    FROM counted`;
  if (!answer) throw new Error("The roster query returned no row.");
  return answer;
}

export function names(db: Db, trainerId: string): Promise<{ id: string; name: string; height: number }[]> {
  return db.$queryRaw`
    SELECT id, name, "heightInches" AS height FROM "Client"
    WHERE "trainerId" = ${trainerId}::uuid AND "archivedAt" IS NULL ORDER BY "createdAt" DESC, id DESC`;
}

export function newest(db: Db, trainerId: string) {
  return db.client.findFirst({
    where: { trainerId, archivedAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
}

type Entry = { id: string; tags: string[]; archivedAt: Date | null };

/** Those of the trainer, in one order for everybody, so that two saves never wait for each other. */
export function lockEntries(db: Db, ids: readonly string[], trainerId: string): Promise<Entry[]> {
  return db.$queryRaw`
    SELECT id, tags, "archivedAt" FROM "Client"
    WHERE id = ANY(${ids}::uuid[]) AND "trainerId" = ${trainerId}::uuid ORDER BY id FOR UPDATE`;
}

export async function saveEntries(db: Db, entries: readonly Entry[]): Promise<void> {
  for (const { id, tags, archivedAt } of entries)
    await db.$executeRaw`UPDATE "Client" SET tags = ${tags}, "archivedAt" = ${archivedAt} WHERE id = ${id}::uuid`;
}
