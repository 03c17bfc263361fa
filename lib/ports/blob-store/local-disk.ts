import { mkdir, open, readdir, readFile, rename, rm, statfs } from "node:fs/promises";
import path from "node:path";
import { assertBlobKey, type BlobStore } from "./port";

/** Where files are written before they are whole. No blob key begins with a dot. */
const ASIDE = ".writing";
/** Holds the store's name, and moves with its folder. */
const IDENTITY = ".identity";
/** About a small photo: room for less is room for none. */
const CHECK_BYTES = 64 * 1024;

/**
 * Files under one folder. A file appears whole or not at all: it is written aside, brought to the disk and renamed. What
 * `put` has promised survives a power cut.
 * @param keepFree bytes that it leaves to others on the same disk
 */
export function createLocalDiskStore(root: string, { keepFree = 0 } = {}): BlobStore {
  const aside = path.join(root, ASIDE);
  const fileOf = (key: string) => {
    assertBlobKey(key);
    return path.join(root, ...key.split("/"));
  };

  /** Writes the bytes aside and has `use` do something with the file. */
  async function written(name: string, bytes: Uint8Array, use: (draft: string) => Promise<void>) {
    const draft = path.join(aside, name);
    await makeFolder(aside);
    await requireRoom(aside, bytes.byteLength + keepFree);
    try {
      await writeSynced(draft, bytes);
      await use(draft);
    } finally {
      await rm(draft, { force: true });
    }
  }

  const checkOnce = () => written("check", new Uint8Array(CHECK_BYTES), async () => {});
  let checking: Promise<void> | undefined;

  return {
    async put(key, bytes) {
      const file = fileOf(key);
      const folder = path.dirname(file);
      await written(`${draftPrefix(key)}${crypto.randomUUID()}`, bytes, async (draft) => {
        await makeFolder(folder);
        await rename(draft, file);
        await syncFolder(folder);
      });
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
        .filter((entry) => entry.isFile() && entry.parentPath !== aside && entry.name !== IDENTITY)
        .map((entry) =>
          path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"),
        )
        .filter((key) => key.startsWith(prefix))
        .sort();
    },
    async identity() {
      const file = path.join(root, IDENTITY);
      const known = (await readFile(file, "utf8").catch(nothingIfMissing)).trim();
      if (known) return known;
      const name = `local:${crypto.randomUUID()}`;
      await written("identity", new TextEncoder().encode(`${name}\n`), async (draft) => {
        await rename(draft, file);
        await syncFolder(root);
      });
      return name;
    },
    check() {
      // However many ask at once, the disk writes for one of them.
      checking ??= checkOnce().finally(() => {
        checking = undefined;
      });
      return checking;
    },
  };
}

/** @throws Error with the code that the disk itself would give */
async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes)
    throw Object.assign(new Error("ENOSPC: the disk has too little room"), { code: "ENOSPC" });
}

/** Makes the folder and brings it to the disk, with every parent that had to be made. */
async function makeFolder(folder: string): Promise<void> {
  const topmost = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (topmost === undefined) return;
  for (let made = folder; made.length >= topmost.length; made = path.dirname(made))
    await syncFolder(path.dirname(made));
}

/** A new name lasts only once its folder is on the disk. Windows does that by itself, and knows no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
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

function nothingIfMissing(error: unknown): string {
  noneIfMissing(error);
  return "";
}

/** Writes a file for this user alone and brings its bytes to the disk. Its name lasts once the folder is there too. */
export async function writeSynced(file: string, content: Uint8Array | string): Promise<void> {
  const handle = await open(file, "w", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
