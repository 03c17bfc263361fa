import "server-only";
import { SAME_LOAD_LBS } from "@/lib/body/exactness";
import { Prisma } from "@/prisma/generated/client";

const { sql, empty } = Prisma;
type Sql = Prisma.Sql;

/**
 * The record of an exercise, a row of `WorkoutSet` for `CROSS JOIN LATERAL`: the best by `isBetterSet` of the sets that count,
 * the earliest of equal ones. Index look-ups only.
 * @param before counts only entries before this moment
 */
export function bestSet(exerciseId: Sql, measure: Sql, before?: Date): Sql {
  const countsOf = (set: Sql) =>
    sql`${set}."exerciseId" = ${exerciseId} AND ${set}."countsAsRecord" ${
      before
        ? sql`AND EXISTS (
          SELECT FROM "WorkoutEntry" e WHERE e.id = ${set}."entryId" AND e."performedAt" < ${before}::timestamptz)`
        : empty
    }`;
  return sql`(
      (SELECT 0 AS place, s.* FROM "WorkoutSet" s
        WHERE ${measure} IN ('time', 'distance') AND ${countsOf(sql`s`)} AND s.reps = 0
        ORDER BY s.meters DESC NULLS LAST, CASE WHEN s.meters IS NULL THEN -s.seconds ELSE s.seconds END NULLS LAST,
          s."weightLbs" DESC, s."localDate", s.id
        LIMIT 1)
      UNION ALL
      (SELECT 1, s.* FROM "WorkoutSet" s
        WHERE ${countsOf(sql`s`)} AND s.reps > 0 AND s."weightLbs" > (
          SELECT h."weightLbs" - ${SAME_LOAD_LBS}::float8 FROM "WorkoutSet" h WHERE ${countsOf(sql`h`)} AND h.reps > 0
          ORDER BY h."weightLbs" DESC LIMIT 1)
        ORDER BY s.reps DESC, s."localDate", s.id
        LIMIT 1)
      ORDER BY place LIMIT 1
    )`;
}
