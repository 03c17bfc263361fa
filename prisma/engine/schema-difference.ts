import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type SchemaEngine, withSchemaEngine } from "./schema-engine";

const SCHEMA_FILE = fileURLToPath(new URL("../schema.prisma", import.meta.url));

type Side = Parameters<SchemaEngine["diff"]>[0]["from"];

/** The SQL from a database to schema.prisma; empty if they agree. Prisma sees neither CHECK constraints nor functions. */
export function schemaDifference(url: string): Promise<string> {
  return sqlBetween(url, (files) => [
    { tag: "schemaDatasource", files, configDir: "." },
    { tag: "schemaDatamodel", files },
  ]);
}

/** The SQL that would create the tables of a database; the same text on every version of PostgreSQL. */
export function schemaOf(url: string): Promise<string> {
  return sqlBetween(url, (files) => [{ tag: "empty" }, { tag: "schemaDatasource", files, configDir: "." }]);
}

async function sqlBetween(
  url: string,
  sides: (files: { path: string; content: string }[]) => [from: Side, to: Side],
): Promise<string> {
  const content = await readFile(SCHEMA_FILE, "utf8");
  const [from, to] = sides([{ path: SCHEMA_FILE, content }]);
  const filters = { externalTables: [], externalEnums: [] };
  const difference = await withSchemaEngine(url, content, (engine) =>
    engine.diff({ from, to, script: true, exitCode: true, filters }),
  );
  return difference.exitCode === 0 ? "" : (difference.stdout ?? "").trim();
}
