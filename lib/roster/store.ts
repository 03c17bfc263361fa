import "server-only";
import type { Db } from "@/lib/kernel/context";
import { literally } from "@/lib/text/like";
import { ON_PLAN_DAYS } from "@/lib/timeline/progress";
import type { MuscleGroup } from "@/lib/workouts/schema";
import { Prisma } from "@/prisma/generated/client";
import { type Filter, sortOf } from "./question";
import type { RosterQuery } from "./schema";

const { sql, join, empty } = Prisma;

/** `today` and its day of the week are the trainer's. */
type Asked = RosterQuery & {
  trainerId: string;
  today: string;
  weekday: number;
  /** From how many days without a workout a client is quiet, for each number of workouts a week from 1. */
  quietFrom: number[];
  /** A weigh-in before this says nothing about the plan any more. */
  overdueBefore: Date;
};

export type Row = {
  id: string;
  name: string;
  /** The name as it is sorted, and what the row is sorted by before that. */
  fold: string;
  key: number;
  frontPhotoId: string | null;
  isSample: boolean;
  tags: string[];
  lastTrainedOn: Date | null;
  muscleGroup: MuscleGroup | null;
  /** Days until the next planned session, and its name. */
  nextDays: number | null;
  nextName: string | null;
  lastWeighedAt: Date | null;
  aheadDays: number | null;
  /** Days since the last workout, or since the client was added. */
  away: number;
  isQuiet: boolean;
};

/** Every client of the trainer with what the list tells. Whoever trained today is not expected today any more. */
const everyone = (asked: Asked) => sql`
  SELECT every.*, NOT "isSample" AND away >= (${asked.quietFrom}::int[])["workoutsPerWeek"] AS "isQuiet"
  FROM (
    SELECT c.id, c.name, folded_name(c.name) AS fold, c."frontPhotoId", c."isSample", c.tags, c."lastTrainedOn",
      c."lastWeighedAt", c."createdAt", c."archivedAt", c."workoutsPerWeek", p.sessions, soonest.days AS "nextDays",
      CASE WHEN c."lastWeighedAt" >= ${asked.overdueBefore} THEN c."aheadDays" END AS "aheadDays",
      ${asked.today}::date - coalesce(
        c."lastTrainedOn",
        (c."createdAt" AT TIME ZONE 'UTC' - make_interval(mins => ${asked.timezoneOffset}))::date) AS away
    FROM "Client" c
    LEFT JOIN "WeeklyPlan" p ON p."clientId" = c.id
    LEFT JOIN LATERAL (
      SELECT min(CASE WHEN day = ${asked.weekday} AND c."lastTrainedOn" = ${asked.today}::date THEN 7
        ELSE (day - ${asked.weekday} + 7) % 7 END) AS days
      FROM unnest(p.weekdays) AS day
    ) AS soonest ON true
    WHERE c."trainerId" = ${asked.trainerId}::uuid
  ) AS every`;

const condition = (filter: Filter, { overdueBefore }: Asked) =>
  ({
    all: sql`"archivedAt" IS NULL`,
    today: sql`"archivedAt" IS NULL AND "nextDays" = 0`,
    behind: sql`"archivedAt" IS NULL AND "aheadDays" < ${-ON_PLAN_DAYS}`,
    unweighed: sql`"archivedAt" IS NULL AND "lastWeighedAt" < ${overdueBefore}`,
    quiet: sql`"archivedAt" IS NULL AND "isQuiet"`,
    archived: sql`"archivedAt" IS NOT NULL`,
  })[filter];

/** Each word has to stand somewhere in the name or in a tag. */
function wanted(asked: Asked) {
  const words = asked.q.split(/\s+/).filter(Boolean);
  const conditions = [
    condition(asked.filter, asked),
    asked.tag === undefined
      ? sql`TRUE`
      : sql`EXISTS (SELECT FROM unnest(tags) AS tag WHERE lower(tag) = lower(${asked.tag}))`,
    ...words.map((word) => {
      const like = sql`'%' || folded_name(${literally(word)}) || '%'`;
      return sql`(fold LIKE ${like} OR EXISTS (SELECT FROM unnest(tags) AS tag WHERE folded_name(tag) LIKE ${like}))`;
    }),
  ];
  return join(conditions, " AND ");
}

/** What each order goes by, the smallest first; those of whom nothing is known come last either way. */
const KEYS = {
  name: sql`0`,
  next: sql`"nextDays"`,
  last: sql`('2100-01-01'::date - "lastTrainedOn")`,
  weighed: sql`-extract(epoch FROM "lastWeighedAt")`,
  plan: sql`"aheadDays"`,
  added: sql`-extract(epoch FROM "createdAt")`,
};

/** One row more than asked for tells that there is another page. */
export function page(db: Db, asked: Asked): Promise<Row[]> {
  const { sort, direction } = sortOf(asked.sort);
  const isNamesBack = sort === "name" && direction === -1;
  const [way, beyond] = isNamesBack ? [sql`DESC`, sql`<`] : [sql`ASC`, sql`>`];
  const { after } = asked;
  return db.$queryRaw<Row[]>`
    SELECT shown.*, done."muscleGroup",
      jsonb_path_query_first(shown.sessions, '$[*] ? (@.weekday == $day)', jsonb_build_object(
        'day', (${asked.weekday} - 1 + "nextDays") % 7 + 1))->>'name' AS "nextName"
    FROM (
      SELECT * FROM (
        SELECT *, coalesce(${direction} * (${KEYS[sort]})::float8, 'infinity') AS key
        FROM (${everyone(asked)}) AS every WHERE ${wanted(asked)}
      ) AS found
      ${after ? sql`WHERE (key, fold, id) ${beyond} (${String(after.key)}::float8, ${after.name}, ${after.id}::uuid)` : empty}
      ORDER BY key ${way}, fold ${way}, id ${way} LIMIT ${asked.limit + 1}
    ) AS shown
    LEFT JOIN LATERAL (
      SELECT "muscleGroup" FROM "Workout" WHERE "clientId" = shown.id ORDER BY "performedAt" DESC LIMIT 1
    ) AS done ON true
    ORDER BY key ${way}, fold ${way}, id ${way}`;
}

type Summary = Record<Filter, number> & { found: number; tags: { name: string; clients: number }[] };

/** How many clients each filter and the question find, and the tags in use. */
export async function summary(db: Db, asked: Asked): Promise<Summary> {
  const count = (filter: Filter) => sql`(count(*) FILTER (WHERE ${condition(filter, asked)}))::int`;
  const [row] = await db.$queryRaw<Summary[]>`
    WITH every AS MATERIALIZED (${everyone(asked)})
    SELECT ${count("all")} AS "all", ${count("today")} AS today, ${count("behind")} AS behind,
      ${count("unweighed")} AS unweighed, ${count("quiet")} AS quiet, ${count("archived")} AS archived,
      (count(*) FILTER (WHERE ${wanted(asked)}))::int AS found,
      (SELECT coalesce(jsonb_agg(to_jsonb(used) ORDER BY lower(name)), '[]') FROM (
        SELECT min(tag) AS name, count(*)::int AS clients FROM every, unnest(tags) AS tag
        WHERE "archivedAt" IS NULL GROUP BY lower(tag)) AS used) AS tags
    FROM every`;
  if (!row) throw new Error("An aggregate without GROUP BY gives a row.");
  return row;
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

export async function keep(db: Db, id: string, entry: { tags: string[]; archivedAt: Date | null }) {
  await db.$executeRaw`
    UPDATE "Client" SET tags = ${entry.tags}, "archivedAt" = ${entry.archivedAt} WHERE id = ${id}::uuid`;
  return entry;
}
