import type { TestWorld } from "./world";

/** Tables that read requests may write. */
const VOLATILE = ["Session", "RateLimit", "_prisma_migrations"];

/** Every row of the database as text with its table's name. */
export async function allRows({ db }: Pick<TestWorld, "db">): Promise<Set<string>> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
  // One text per table, because parsing many single rows is slow.
  const ofEach = tables
    .filter(({ name }) => !VOLATILE.includes(name))
    .map(({ name }) => `SELECT string_agg('${name} ' || to_jsonb(t)::text, E'\n') AS rows FROM "${name}" t`);
  const found = await db.$queryRawUnsafe<{ rows: string | null }[]>(ofEach.join(" UNION ALL "));
  return new Set(found.flatMap(({ rows }) => rows?.split("\n") ?? []));
}

/** Rows that were changed or deleted. */
export const lostRows = (before: Set<string>, after: Set<string>): string[] =>
  [...before].filter((row) => !after.has(row));
