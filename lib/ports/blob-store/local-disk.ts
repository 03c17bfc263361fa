import { access, constants, mkdir, open, readdir, readFile, rename, rm, statfs } from "node:fs/promises";
import path from "node:path";
import { assertBlobKey, type BlobStore } from "./port";

/** Folder of files that are still being written. Blob keys never begin with a dot. */
const DRAFTS = ".writing";
/** File with the name of the store. It stays in the folder, so a moved folder keeps its identity. */
const IDENTITY = ".identity";

/** Draft, fsync, rename: no reader sees half a file, and a finished `put` survives a power cut. */
export function createLocalDiskStore(root: string, { keepFree = 0 } = {}): BlobStore {
  const draftFolder = path.join(root, DRAFTS);
  const fileOf = (key: string) => {
    assertBlobKey(key);
    return path.join(root, ...key.split("/"));
  };

  async function withDraft(name: string, bytes: Uint8Array, use: (draft: string) => Promise<void>) {
    const draft = path.join(draftFolder, name);
    await makeFolder(draftFolder);
    await requireRoom(draftFolder, bytes.byteLength + keepFree);
    try {
      await writeSynced(draft, bytes);
      await use(draft);
    } finally {
      await rm(draft, { force: true });
    }
  }

  return {
    async put(key, bytes) {
      const file = fileOf(key);
      const folder = path.dirname(file);
      await withDraft(`${draftPrefix(key)}${crypto.randomUUID()}`, bytes, async (draft) => {
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
      // A killed server may have left drafts of these keys.
      const drafts = await readdir(draftFolder).catch(emptyListIfMissing);
      const stale = drafts.filter((name) => keys.some((key) => name.startsWith(draftPrefix(key))));
      await Promise.all(stale.map((name) => rm(path.join(draftFolder, name), { force: true })));
    },
    async list(prefix) {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(emptyListIfMissing);
      return entries
        .filter((entry) => entry.isFile() && entry.parentPath !== draftFolder && entry.name !== IDENTITY)
        .map((entry) =>
          path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"),
        )
        .filter((key) => key.startsWith(prefix))
        .sort();
    },
    async identity() {
      const file = path.join(root, IDENTITY);
      const known = (await readFile(file, "utf8").catch(emptyTextIfMissing)).trim();
      if (known) return known;
      const name = `local:${crypto.randomUUID()}`;
      await withDraft("identity", new TextEncoder().encode(`${name}\n`), async (draft) => {
        await rename(draft, file);
        await syncFolder(root);
      });
      return name;
    },
    async check() {
      await makeFolder(draftFolder);
      await access(draftFolder, constants.W_OK);
      await requireRoom(draftFolder, keepFree);
    },
  };
}

/** @throws Error with the code `ENOSPC`, as the disk would throw */
async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes)
    throw Object.assign(new Error("ENOSPC: the disk has too little room"), { code: "ENOSPC" });
}

async function makeFolder(folder: string): Promise<void> {
  const topmost = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (topmost === undefined) return;
  for (let made = folder; made.length >= topmost.length; made = path.dirname(made))
    await syncFolder(path.dirname(made));
}

/** fsync of the folder, without which a new name may be lost. Windows has no such call and needs none. */
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

const draftPrefix = (key: string): string => `${key.replaceAll("/", "~")}~`;

function emptyListIfMissing(error: unknown): never[] {
  if (isMissing(error)) return [];
  throw error;
}

function emptyTextIfMissing(error: unknown): string {
  emptyListIfMissing(error);
  return "";
}

/** Writes a file with mode 0600 and syncs its bytes. The caller must sync the folder to keep the name. */
export async function writeSynced(file: string, content: Uint8Array | string): Promise<void> {
  const handle = await open(file, "w", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
