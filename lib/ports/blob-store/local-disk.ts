import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { assertBlobKey, type BlobStore } from "./port";

/** Where files are written before they are whole. No blob key begins with a dot. */
const ASIDE = ".writing";

/** Files under one folder. A file appears whole or not at all: it is written aside and renamed. */
export function createLocalDiskStore(root: string): BlobStore {
  const aside = path.join(root, ASIDE);
  const fileOf = (key: string) => {
    assertBlobKey(key);
    return path.join(root, ...key.split("/"));
  };
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      const draft = path.join(aside, `${draftPrefix(key)}${crypto.randomUUID()}`);
      await mkdir(aside, { recursive: true, mode: 0o700 });
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      try {
        await writeFile(draft, bytes, { mode: 0o600 });
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
    },
    async get(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async delete(keys) {
      await Promise.all(keys.map((key) => rm(fileOf(key), { force: true })));
      // What a killed server was writing goes with the key that it was for.
      const drafts = await readdir(aside).catch(noneIfMissing);
      const stray = drafts.filter((name) => keys.some((key) => name.startsWith(draftPrefix(key))));
      await Promise.all(stray.map((name) => rm(path.join(aside, name), { force: true })));
    },
    async list(prefix) {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(noneIfMissing);
      return entries
        .filter((entry) => entry.isFile() && entry.parentPath !== aside)
        .map((entry) =>
          path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"),
        )
        .filter((key) => key.startsWith(prefix))
        .sort();
    },
    async check() {
      await mkdir(root, { recursive: true, mode: 0o700 });
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}

/** Begins the name of every draft of a key. */
const draftPrefix = (key: string): string => `${key.replaceAll("/", "~")}~`;

function noneIfMissing(error: unknown): never[] {
  if (isMissing(error)) return [];
  throw error;
}
