import "server-only";
import type { Db } from "@/lib/platform/kernel/context";

export type DayRow = {
  day: string;
  microUsd: number;
  images: number;
  failures: number;
  unsettled: number;
};

export function sumOfDays(db: Db, from: string, to: string): Promise<DayRow[]> {
  return db.$queryRaw<DayRow[]>`
    SELECT to_char("bookedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "day",
      coalesce(sum("microUsd"), 0)::float8 AS "microUsd",
      (count(*) FILTER (WHERE "outcome" = 'done'))::int AS "images",
      (count(*) FILTER (WHERE "outcome" = 'failed'))::int AS "failures",
      (count(*) FILTER (WHERE "outcome" = 'pending' AND "settledAt" IS NULL))::int AS "unsettled"
    FROM "ImageCost"
    WHERE "bookedAt" >= ${new Date(from)} AND "bookedAt" < ${new Date(to)}::timestamptz + interval '1 day'
    GROUP BY "day" ORDER BY "day"`;
}
