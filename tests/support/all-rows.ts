import { withClient } from "@/prisma/engine/with-client";
import { isIncluded } from "@/scripts/backup/tables";

/** Every row of every table in a backup, as text. */
export const keptRowsOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    );
    const found: Record<string, string[]> = {};
    for (const { name } of tables.filter((table) => isIncluded(table.name))) {
      const { rows } = await client.query(`SELECT t::text AS row FROM "${name}" t ORDER BY 1`);
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  });

/** The row with the database's own identity. */
export const installationOf = (url: string) =>
  withClient(url, async (client) => (await client.query(`SELECT * FROM "Installation"`)).rows[0]);
