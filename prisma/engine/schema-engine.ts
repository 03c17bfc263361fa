import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";

export type SchemaEngine = bindings.SchemaEngine;

const BINDINGS = "@prisma/schema-engine-wasm/schema_engine_bg";

interface EngineExports extends WebAssembly.Exports {
  __wbindgen_start: () => void;
}

let loaded: Promise<void> | undefined;

/** The package needs a bundler that imports .wasm files, so Node compiles the module here, once per process. */
async function loadEngine(): Promise<void> {
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: reportPanic } });
  const folder = path.dirname(createRequire(import.meta.url).resolve(BINDINGS));
  const bytes = await readFile(path.join(folder, "schema_engine_bg.wasm"));
  const imports = { "./schema_engine_bg.js": engineImports() };
  const { instance } = await WebAssembly.instantiate(bytes, imports);
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports as EngineExports).__wbindgen_start();
}

/** The engine never clears its ten-second timers. Without a reference they do not keep the process alive. */
function engineImports(): WebAssembly.ModuleImports {
  const imports = { ...bindings } as unknown as Record<string, (...args: unknown[]) => unknown>;
  for (const [name, set] of Object.entries(imports)) {
    if (!name.startsWith("__wbg_setTimeout")) continue;
    imports[name] = (...args) => (set(...args) as NodeJS.Timeout).unref();
  }
  return imports as WebAssembly.ModuleImports;
}

/** The engine calls it with a message before it aborts. */
function reportPanic(message: string): never {
  throw new Error(`Prisma's schema engine failed: ${message}`);
}

/** @param datamodel the text of a Prisma schema */
export async function withSchemaEngine<T>(
  url: string,
  datamodel: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  loaded ??= loadEngine();
  await loaded;
  const connection = engineConnection(url);
  try {
    const engine = await bindings.SchemaEngine.new(
      { datamodels: [["schema.prisma", datamodel]] },
      () => {},
      bindMigrationAwareSqlAdapterFactory(connection.factory),
    );
    try {
      return await work(engine);
    } finally {
      engine.free();
    }
  } finally {
    await connection.close();
  }
}

/** PostgreSQL's type "char" of the system catalogue, and the nearest type of Prisma's adapter. */
const CATALOGUE_CHAR = 18;
const BPCHAR = pg.types.builtins.BPCHAR;

/** Column indexes with a replaced type, by the rows of the result. */
type Disguised = WeakMap<object, number[]>;

/** Prisma's adapter with the type "char", which the engine reads and the adapter refuses. */
function engineConnection(url: string) {
  const disguised: Disguised = new WeakMap();
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  disguiseCatalogueChars(pool, disguised);
  const plain = new PrismaPg(pool);
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: plain.provider,
    adapterName: plain.adapterName,
    connect: async () => withCatalogueChars(await plain.connect(), disguised),
    connectToShadowDb: () => plain.connectToShadowDb(),
  };
  return { factory, close: () => pool.end() };
}

function disguiseCatalogueChars(pool: pg.Pool, disguised: Disguised): void {
  const query = pool.query.bind(pool) as (config: pg.QueryArrayConfig) => Promise<pg.QueryArrayResult>;
  const disguisingQuery = async (config: pg.QueryArrayConfig) => {
    const result = await query(config);
    const columns = (result.fields ?? []).flatMap((field, index) =>
      field.dataTypeID === CATALOGUE_CHAR ? [index] : [],
    );
    for (const index of columns) Object.assign(result.fields[index] ?? {}, { dataTypeID: BPCHAR });
    if (columns.length > 0) disguised.set(result.rows, columns);
    return result;
  };
  Object.assign(pool, { query: disguisingQuery });
}

function withCatalogueChars(adapter: SqlDriverAdapter, disguised: Disguised): SqlDriverAdapter {
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const index of disguised.get(result.rows) ?? [])
      result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  return adapter;
}

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
