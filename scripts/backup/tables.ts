import type pg from "pg";

/** Sessions and tokens must not be valid again; the others are short-lived or belong to the installation. */
const EXCLUDED_TABLES = [
  "RateLimit",
  "_prisma_migrations",
  "Installation",
  "Session",
  "PushSubscription",
  "ResetToken",
  "EmailChange",
];

/** An older backup may contain tables that are excluded today. */
export const isIncluded = (table: string): boolean => !EXCLUDED_TABLES.includes(table);

export const ROWS_PER_QUERY = 1000;

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export async function tableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ tablename: string }>(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY 1",
    [EXCLUDED_TABLES],
  );
  return rows.map(({ tablename }) => tablename);
}

/** Prints how far a long step is, and nothing for a short one. */
export function progress(what: string, total: number, step: number): (count: number) => void {
  return (count) => {
    if (count % step === 0) console.log(`${what}: ${count} of ${total}`);
  };
}

/** Removes what the migrations made, and nothing that belongs to an extension. */
export async function dropAll(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT statement FROM (
       SELECT 1, oid, format('DROP FUNCTION IF EXISTS %s CASCADE', oid::regprocedure)
       FROM pg_proc WHERE pronamespace = 'public'::regnamespace
       UNION ALL SELECT 2, oid, format('DROP TABLE %s CASCADE', oid::regclass)
       FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
       UNION ALL SELECT 3, oid, format('DROP TYPE %s CASCADE', oid::regtype)
       FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype = 'e'
     ) AS made (place, oid, statement)
     WHERE NOT EXISTS (SELECT FROM pg_depend WHERE objid = made.oid AND deptype = 'e') ORDER BY place`,
  );
  for (const { statement } of rows) await client.query(statement);
}

/** Without foreign keys and triggers rows may come in any order. Must run in a transaction. */
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
