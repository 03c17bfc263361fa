import { createReadStream, createWriteStream } from "node:fs";
import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { OperatorError } from "../start/operator-error";

/* Only the owner may read a backup, which has password hashes and photos; manifest.json is written last. */

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

const Manifest = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  /** What made the backup; unknown before version 1.0.0. */
  version: z.string().optional(),
  commit: z.string().optional(),
  /** Migrations of the database; a restore begins with the same. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.int()),
  blobs: z.int(),
});
export type Manifest = z.infer<typeof Manifest>;

const manifestFile = (folder: string) => path.join(folder, "manifest.json");
const tableFile = (folder: string, table: string) => path.join(folder, "tables", `${table}.jsonl.gz`);
const blobFile = (folder: string, key: string) => path.join(folder, "blobs", key);

export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  if ((await readdir(folder)).length > 0) throw new OperatorError(`${folder} is not empty.`);
  // An existing folder may have another mode.
  await chmod(folder, FOLDER_MODE);
  await mkdir(path.join(folder, "tables"), { mode: FOLDER_MODE });
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: FILE_MODE });
}

/** @throws OperatorError if there is no complete backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), "utf8").catch(() => {
    throw new OperatorError(`${folder} holds no backup, or one that was not finished.`);
  });
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    throw new OperatorError(`The backup is damaged: ${manifestFile(folder)} cannot be read.`);
  }
}

export async function writeTable(folder: string, table: string, rows: AsyncIterable<string>): Promise<void> {
  async function* lines() {
    for await (const row of rows) yield `${row}\n`;
  }
  await pipeline(
    Readable.from(lines()),
    createGzip(),
    createWriteStream(tableFile(folder, table), { mode: FILE_MODE }),
  );
}

export async function* readTable(folder: string, table: string, size: number): AsyncIterable<string[]> {
  const text = createReadStream(tableFile(folder, table)).pipe(createGunzip());
  let group: string[] = [];
  for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
    group.push(line);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

export async function writeBlob(folder: string, key: string, bytes: Uint8Array): Promise<void> {
  const file = blobFile(folder, key);
  await mkdir(path.dirname(file), { recursive: true, mode: FOLDER_MODE });
  await writeFile(file, bytes, { mode: FILE_MODE });
}

export function readBlob(folder: string, key: string): Promise<Uint8Array> {
  return readFile(blobFile(folder, key));
}

export async function blobKeys(folder: string): Promise<string[]> {
  const root = path.join(folder, "blobs");
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}
