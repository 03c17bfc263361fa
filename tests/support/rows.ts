import type { TestWorld } from "./world";

/** Tables that a mere look may write. */
const VOLATILE = ["Session", "RateLimit", "_prisma_migrations"];

/** Every row of the database as text, under its table's name. */
export async function allRows({ db }: Pick<TestWorld, "db">): Promise<Set<string>> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
  const rows = await Promise.all(
    tables
      .filter(({ name }) => !VOLATILE.includes(name))
      .map(async ({ name }) => {
        const found = await db.$queryRawUnsafe<{ row: string }[]>(
          `SELECT to_jsonb(t)::text AS row FROM "${name}" t`,
        );
        return found.map(({ row }) => `${name} ${row}`);
      }),
  );
  return new Set(rows.flat());
}

/** The rows that stood before and no longer stand as they were. */
export const lostRows = (before: Set<string>, after: Set<string>): string[] =>
  [...before].filter((row) => !after.has(row));
