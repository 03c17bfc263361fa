import { copyFile, cp, mkdir, readFile, readlink, symlink, writeFile } from "node:fs/promises";
import path from "node:path";

const BUILD = ".next";
/** What every server of a build runs beside its routes; Next itself has a trace, but no file here. */
const COMMON = ["server/instrumentation.js", "server/middleware.js"];
const NEXT_ITSELF = "next-server.js";

/** What a deployment starts the traced files with, after Next's own stand-alone server. */
const START = `
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const { config } = require("./${BUILD}/required-server-files.json");
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
require("next");
const { startServer } = require("next/dist/server/lib/start-server");
await startServer({
  dir: import.meta.dirname, isDev: false, config, hostname: "127.0.0.1", port: Number(process.env.PORT), allowRetry: false,
});
`;

/**
 * Copies what the build traced for these routes, and nothing else, into an empty folder: the files that a serverless
 * deployment would have.
 * @param routes their folders under `app`, such as `api/health`
 * @returns the file to start
 */
export async function copyTraced(routes: readonly string[], folder: string): Promise<string> {
  const entries = [...COMMON, ...routes.map((route) => `server/app/${route}/route.js`)];
  const traced = await Promise.all([NEXT_ITSELF, ...entries].map(tracedBy));
  const { files } = JSON.parse(await readFile(path.join(BUILD, "required-server-files.json"), "utf8"));
  const wanted = new Set<string>([
    ...traced.flat(),
    ...files,
    path.join(BUILD, "required-server-files.json"),
  ]);
  for (const file of wanted) await copyOne(file, folder);
  for (const route of routes) {
    const compiled = path.join(BUILD, "server/app", route);
    await cp(compiled, path.join(folder, compiled), { recursive: true });
  }
  const start = path.join(folder, "server.mjs");
  await writeFile(start, START);
  return start;
}

async function tracedBy(entry: string): Promise<string[]> {
  const file = path.join(BUILD, entry);
  const { files } = JSON.parse(await readFile(`${file}.nft.json`, "utf8")) as { files: string[] };
  return files.map((traced) => path.join(path.dirname(file), traced));
}

async function copyOne(file: string, folder: string): Promise<void> {
  const to = path.join(folder, file);
  await mkdir(path.dirname(to), { recursive: true });
  const link = await readlink(file).catch(() => null);
  if (link !== null) await symlink(link, to);
  else await copyFile(file, to);
}
