import type pg from "pg";

/**
 * What is worth nothing later: counts of the last minutes, the record of migrations, which restoring makes anew, and what
 * the database belongs to. Sign-ins and reset links that had ended since would open accounts again.
 */
const LEFT_OUT = [
  "RateLimit",
  "_prisma_migrations",
  "Installation",
  "Session",
  "PushSubscription",
  "ResetToken",
  "EmailChange",
];

/** Whether a backup, an older one too, brings this table's rows back. */
export const isKept = (table: string): boolean => !LEFT_OUT.includes(table);

/** How many rows travel at once, in either direction. */
export const ROWS_AT_ONCE = 1000;

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export async function tableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ tablename: string }>(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY 1",
    [LEFT_OUT],
  );
  return rows.map(({ tablename }) => tablename);
}

/** Within the transaction of `work`, rows may come in any order and set off nothing; afterwards all references hold. */
export async function withoutConstraints(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  const tables = await tableNames(client);
  for (const { table, name } of references)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  for (const table of tables) await client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`);
  await work();
  for (const table of tables) await client.query(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of references)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
}
