import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import { Prisma } from "@/prisma/generated/client";
import type { TrainerShow, TrainerSort } from "./question";
import type { TrainerCounts, TrainerFilter, TrainerPage } from "./schema";

const { sql, join, empty } = Prisma;

export type TrainerRow = {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  clientCount: number;
  createdAt: Date;
  lastSignInAt: Date | null;
  suspendedAt: Date | null;
};

const SHOWN: Record<TrainerShow, Prisma.Sql> = {
  all: sql`TRUE`,
  admins: sql`"isAdmin"`,
  suspended: sql`"suspendedAt" IS NOT NULL`,
  never: sql`"lastSignInAt" IS NULL`,
};

const KEYS: Record<TrainerSort, Prisma.Sql> = {
  newest: sql`"createdAt"`,
  oldest: sql`"createdAt"`,
  name: sql`"nameKey"`,
  clients: sql`"clientCount"`,
  seen: sql`coalesce("lastSignInAt", '-infinity')`,
};
const UPWARDS: readonly TrainerSort[] = ["oldest", "name"];

const found = (search: string | undefined) =>
  search ? sql`"deletedAt" IS NULL AND "id" IN (${named(search)})` : sql`"deletedAt" IS NULL`;

const named = (search: string) => sql`
  SELECT "id" FROM "Trainer" WHERE folded_words("nameKey" || ' ' || "email") @@ folded_prefixes(${search})
  UNION
  SELECT "trainerId" FROM "Client" WHERE folded_words("nameKey") @@ folded_prefixes(${search})`;

export function list(
  db: Db,
  { after, limit, search, sort, show }: Omit<TrainerPage, keyof TrainerFilter> & Partial<TrainerFilter>,
): Promise<TrainerRow[]> {
  const key = KEYS[sort ?? "newest"];
  const [direction, isAfter] = UPWARDS.includes(sort ?? "newest") ? [sql`ASC`, sql`>`] : [sql`DESC`, sql`<`];
  // By date the cursor itself has the sort key; otherwise the key is read from the last row, which must still exist.
  const placeOf = (last: NonNullable<typeof after>) =>
    key === KEYS.newest || key === KEYS.oldest
      ? sql`(${last.at}::timestamptz, ${last.id}::uuid)`
      : sql`(SELECT ${key}, "id" FROM "Trainer" WHERE "id" = ${last.id}::uuid)`;
  const conditions = [
    found(search),
    SHOWN[show ?? "all"],
    after ? sql`(${key}, "id") ${isAfter} ${placeOf(after)}` : sql`TRUE`,
  ];
  return db.$queryRaw<TrainerRow[]>`
    SELECT "id", "name", "email", "isAdmin", "clientCount", "createdAt", "lastSignInAt", "suspendedAt"
    FROM "Trainer" WHERE ${join(conditions, " AND ")}
    ORDER BY ${key} ${direction}, "id" ${direction}
    ${limit === undefined ? empty : sql`LIMIT ${limit}`}`;
}

export async function count(db: Db, search: string | undefined): Promise<TrainerCounts> {
  const those = (show: TrainerShow) => sql`(count(*) FILTER (WHERE ${SHOWN[show]}))::int`;
  const [row] = await db.$queryRaw<TrainerCounts[]>`
    SELECT ${those("all")} AS "all", ${those("admins")} AS "admins",
      ${those("suspended")} AS "suspended", ${those("never")} AS "never"
    FROM "Trainer" WHERE ${found(search)}`;
  return row ?? { all: 0, admins: 0, suspended: 0, never: 0 };
}
