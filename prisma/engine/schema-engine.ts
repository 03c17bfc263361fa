import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import { engineConnection } from "./connection";

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
