import {
  type FileHandle,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readlink,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createVercelBlobStore } from "@/lib/ports/blob-store/chosen";
import { createLocalDiskStore } from "@/lib/ports/blob-store/local-disk";
import type { BlobStore } from "@/lib/ports/blob-store/port";
import { createS3Store, type S3Bucket } from "@/lib/ports/blob-store/s3";
import { S3Server } from "../support/s3-server";
import { BLOB_TOKEN, startVercelBlobServer } from "../support/vercel-blob-server";

const bytes = (words: string) => new TextEncoder().encode(words);
const words = (found: Uint8Array | null) => found && new TextDecoder().decode(found);

/** Tests that every store must pass. */
function behavesAsBlobStore(store: () => BlobStore): void {
  it("returns exactly the stored bytes, and null for an unknown key", async () => {
    const all = Uint8Array.from({ length: 256 }, (_, index) => index);
    await store().put("photos/one.jpg", all, "image/jpeg");
    expect(Buffer.from((await store().get("photos/one.jpg")) ?? [])).toEqual(Buffer.from(all));
    expect(await store().get("photos/two.jpg")).toBeNull();
  });

  it("replaces the content of a key", async () => {
    await store().put("photos/one.jpg", bytes("first"), "image/jpeg");
    await store().put("photos/one.jpg", bytes("second"), "image/jpeg");
    expect(words(await store().get("photos/one.jpg"))).toBe("second");
  });

  it("keeps the complete bytes of one of several simultaneous writers", async () => {
    const written = ["a", "b", "c", "d"].map((letter) => letter.repeat(100_000));
    await Promise.all(written.map((text) => store().put("photos/race.jpg", bytes(text), "image/jpeg")));
    expect(written).toContain(words(await store().get("photos/race.jpg")));
  });

  it("lists all keys with a prefix and no others", async () => {
    const keys = ["a", "b", "c", "d", "e"].map((name) => `images/set/${name}.jpg`);
    for (const key of keys) await store().put(key, bytes(key), "image/jpeg");
    await store().put("images/sets/other.jpg", bytes("x"), "image/jpeg");
    expect(await store().list("images/set/")).toEqual(keys);
    expect(await store().list("nothing/")).toEqual([]);
  });

  it("removes keys, also missing and repeated ones", async () => {
    await store().put("gone/one.jpg", bytes("1"), "image/jpeg");
    await store().put("gone/two.jpg", bytes("2"), "image/jpeg");
    await store().delete(["gone/one.jpg", "gone/missing.jpg", "gone/one.jpg"]);
    await store().delete(["gone/one.jpg"]);
    await store().delete([]);
    expect(await store().list("gone/")).toEqual(["gone/two.jpg"]);
  });

  it.each(["../secret.jpg", "/etc/passwd.jpg", "a/../../b.jpg", "a//b.jpg", "A.jpg", "a", "a\0.jpg", ""])(
    "refuses the key %j",
    async (key) => {
      await expect(store().put(key, bytes("x"), "image/jpeg")).rejects.toThrow("not a blob key");
      await expect(store().get(key)).rejects.toThrow("not a blob key");
      await expect(Promise.resolve().then(() => store().delete([key]))).rejects.toThrow("not a blob key");
    },
  );

  it("passes its check when it is reachable", async () => {
    await expect(store().check()).resolves.toBeUndefined();
    expect(await store().list("check")).toEqual([]);
  });

  it("has a constant identity, which is not listed as a blob", async () => {
    const name = await store().identity();
    expect(name).toMatch(/^[a-z]+:\S+$/);
    expect(await store().identity()).toBe(name);
    expect((await store().list("")).filter((key) => key.includes("identity"))).toEqual([]);
  });
}

describe("blobs on the local disk", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "formcast-blobs-"));
  });
  afterAll(() => rm(folder, { recursive: true }));
  behavesAsBlobStore(() => createLocalDiskStore(path.join(folder, "blobs")));

  it("are readable by their owner only", async () => {
    await createLocalDiskStore(path.join(folder, "private")).put("a/b.jpg", bytes("x"), "image/jpeg");
    expect((await stat(path.join(folder, "private/a/b.jpg"))).mode & 0o077).toBe(0);
    expect((await stat(path.join(folder, "private/a"))).mode & 0o077).toBe(0);
  });

  it("leave no partial file when a write fails", async () => {
    const root = path.join(folder, "failing");
    await mkdir(path.join(root, "a/b.jpg"), { recursive: true });
    await expect(createLocalDiskStore(root).put("a/b.jpg", bytes("x"), "image/jpeg")).rejects.toThrow();
    expect(await readdir(path.join(root, ".writing"))).toEqual([]);
  });

  it("that were half written by a killed server are not listed and are deleted with their key", async () => {
    const root = path.join(folder, "killed");
    const store = createLocalDiskStore(root);
    await store.put("a/b.jpg", bytes("x"), "image/jpeg");
    await writeFile(path.join(root, ".writing/a~b.jpg~1"), "half");
    await writeFile(path.join(root, ".writing/a~bb.jpg~1"), "half");
    expect(await store.list("")).toEqual(["a/b.jpg"]);
    await store.delete(["a/b.jpg"]);
    expect(await readdir(path.join(root, ".writing"))).toEqual(["a~bb.jpg~1"]);
  });

  it("are synced to disk together with their folders before `put` resolves", async () => {
    const root = path.join(folder, "synced");
    const handle = await open(folder);
    const files = Object.getPrototypeOf(handle) as FileHandle;
    await handle.close();
    const synced: string[] = [];
    const { sync } = files;
    const watched = vi.spyOn(files, "sync").mockImplementation(async function (this: FileHandle) {
      synced.push(path.relative(root, await readlink(`/proc/self/fd/${this.fd}`)));
      return sync.call(this);
    });
    try {
      await createLocalDiskStore(root).put("a/b/c.jpg", bytes("x"), "image/jpeg");
    } finally {
      watched.mockRestore();
    }
    const draft = synced.findIndex((name) => name.startsWith(".writing/a~b~c.jpg~"));
    expect(draft).toBeGreaterThanOrEqual(0);
    // The root contains "a", "a" contains "b", and "b" contains the blob.
    expect(synced.slice(draft + 1)).toEqual(["a", "", "a/b"]);
  });

  it("leave the configured amount of disk space free", async () => {
    const store = createLocalDiskStore(path.join(folder, "greedy"), { keepFree: Number.MAX_SAFE_INTEGER });
    await expect(store.put("a/b.jpg", bytes("x"), "image/jpeg")).rejects.toMatchObject({ code: "ENOSPC" });
    await expect(store.check()).rejects.toMatchObject({ code: "ENOSPC" });
    expect(await store.get("a/b.jpg")).toBeNull();
  });

  it("keep the identity of their store when the folder moves; a new folder gets another identity", async () => {
    const [before, after] = ["before", "after"].map((name) => path.join(folder, name)) as [string, string];
    const name = await createLocalDiskStore(before).identity();
    await rename(before, after);
    expect(await createLocalDiskStore(after).identity()).toBe(name);
    expect(await createLocalDiskStore(before).identity()).not.toBe(name);
  });

  it("are an empty list before the first write", async () => {
    expect(await createLocalDiskStore(path.join(folder, "new")).list("")).toEqual([]);
  });
});

describe("blobs at Vercel", () => {
  let server: Awaited<ReturnType<typeof startVercelBlobServer>>;
  beforeAll(async () => {
    server = await startVercelBlobServer();
  });
  afterAll(() => server.stop());
  behavesAsBlobStore(() => createVercelBlobStore(BLOB_TOKEN));

  it("are private and cannot be read with another token", async () => {
    await createVercelBlobStore(BLOB_TOKEN).put("photos/private.jpg", bytes("x"), "image/jpeg");
    const uploads = server.seen.filter(({ url }) => url.includes("pathname="));
    expect(uploads.length).toBeGreaterThan(0);
    expect(uploads.every(({ access }) => access === "private")).toBe(true);
    const stranger = createVercelBlobStore(BLOB_TOKEN.replace("secret", "guess"));
    await expect(stranger.get("photos/private.jpg")).rejects.toThrow();
    await expect(stranger.check()).rejects.toThrow();
  });
});

describe("blobs in a bucket", () => {
  const server = new S3Server();
  let bucket: S3Bucket;
  beforeAll(async () => {
    bucket = await server.start();
  });
  afterAll(() => server.stop());
  behavesAsBlobStore(() => createS3Store(bucket));

  it("are listed and removed beyond 1,000", async () => {
    const store = createS3Store(bucket);
    const keys = Array.from({ length: 1001 }, (_, n) => `many/${String(n).padStart(4, "0")}.jpg`);
    for (let from = 0; from < keys.length; from += 50)
      await Promise.all(keys.slice(from, from + 50).map((key) => store.put(key, bytes("x"), "image/jpeg")));
    expect(await store.list("many/")).toEqual(keys);
    await store.delete(keys);
    expect(await store.list("many/")).toEqual([]);
  });

  it("cannot be read with other keys", async () => {
    await createS3Store(bucket).put("photos/private.jpg", bytes("x"), "image/jpeg");
    const stranger = createS3Store({ ...bucket, accessKeyId: "guess" });
    await expect(stranger.get("photos/private.jpg")).rejects.toThrow();
    await expect(stranger.check()).rejects.toThrow();
    expect(await createS3Store(bucket).get("photos/private.jpg")).not.toBeNull();
  });

  it("fail the check if the bucket does not exist", async () => {
    await expect(
      createS3Store({ ...bucket, endpoint: `${bucket.endpoint}-elsewhere` }).check(),
    ).rejects.toThrow();
  });
});
