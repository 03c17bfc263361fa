import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import { Prisma } from "@/prisma/generated/client";
import type { ClientShow, ClientSort } from "./question";
import type { ClientFilter, ClientPage } from "./schema";

const { sql, join, empty } = Prisma;

export type FoundRow = {
  id: string;
  name: string;
  isSample: boolean;
  isArchived: boolean;
  trainerId: string;
  trainerName: string;
  trainerEmail: string;
  lastTrainedAt: Date | null;
  createdAt: Date;
};

const SHOWN: Record<ClientShow, Prisma.Sql> = {
  all: sql`TRUE`,
  active: sql`c."archivedAt" IS NULL AND NOT c."isSample"`,
  archived: sql`c."archivedAt" IS NOT NULL`,
  samples: sql`c."isSample"`,
};

const KEYS: Record<ClientSort, Prisma.Sql> = {
  newest: sql`c."createdAt"`,
  oldest: sql`c."createdAt"`,
  name: sql`c."nameKey"`,
};

/** A separate query, because PostgreSQL would otherwise split every name into words in list order. */
const named = (search: string) =>
  sql`SELECT "id" FROM "Client" WHERE folded_words("nameKey") @@ folded_prefixes(${search})`;

const found = ({ search, show }: Pick<ClientFilter, "search" | "show">) =>
  join(
    [
      SHOWN[show],
      search ? sql`c."id" = ANY (ARRAY(${named(search)}))` : sql`TRUE`,
      sql`c."deletedAt" IS NULL`,
    ],
    " AND ",
  );

const CLIENTS = sql`"Client" c JOIN "Trainer" t ON t."id" = c."trainerId" AND t."deletedAt" IS NULL`;

export function list(db: Db, { after, limit, sort, ...filter }: ClientPage): Promise<FoundRow[]> {
  const key = KEYS[sort];
  const [direction, isAfter] = sort === "newest" ? [sql`DESC`, sql`<`] : [sql`ASC`, sql`>`];
  const placeOf = (last: NonNullable<typeof after>) =>
    sort === "name"
      ? sql`(SELECT "nameKey", "id" FROM "Client" WHERE "id" = ${last.id}::uuid)`
      : sql`(${last.at}::timestamptz, ${last.id}::uuid)`;
  return db.$queryRaw<FoundRow[]>`
    SELECT c."id", c."name", c."isSample", c."archivedAt" IS NOT NULL AS "isArchived", c."createdAt",
      (SELECT max(w."performedAt") FROM "Workout" w WHERE w."clientId" = c."id") AS "lastTrainedAt",
      t."id" AS "trainerId", t."name" AS "trainerName", t."email" AS "trainerEmail"
    FROM ${CLIENTS}
    WHERE ${found(filter)} AND ${after ? sql`(${key}, c."id") ${isAfter} ${placeOf(after)}` : sql`TRUE`}
    ORDER BY ${key} ${direction}, c."id" ${direction}
    ${limit === undefined ? empty : sql`LIMIT ${limit}`}`;
}

/** Samples count apart everywhere, so that all totals of the console agree. */
export async function countUpTo(db: Db, filter: ClientFilter, most: number) {
  const [row] = await db.$queryRaw<{ found: number; samples: number }[]>`
    SELECT count(*) FILTER (WHERE NOT "isSample")::int AS "found", count(*) FILTER (WHERE "isSample")::int AS "samples"
    FROM (SELECT c."isSample" FROM ${CLIENTS} WHERE ${found(filter)} LIMIT ${most}) AS matches`;
  return row ?? { found: 0, samples: 0 };
}
