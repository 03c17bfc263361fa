import { afterEach, describe, expect, it } from "vitest";
import { sweepBlobs } from "@/lib/platform/cleanup/service";
import * as cleanup from "@/lib/platform/cleanup/store";
import { testWorld } from "../support/world";

const world = testWorld();
afterEach(() => world.db.blobCleanup.deleteMany());

const keysOf = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}/${n}.jpg`);

/** Makes the store fail for some keys, as without the permission to delete them. */
function refuse(keys: readonly string[]) {
  const { delete: remove } = world.blobs;
  const asked: (readonly string[])[] = [];
  world.blobs.delete = async (wanted) => {
    asked.push(wanted);
    if (wanted.some((key) => keys.includes(key))) throw new Error("refused");
    return remove(wanted);
  };
  return {
    asked,
    accept() {
      world.blobs.delete = remove;
    },
  };
}

async function queued(...keys: string[]): Promise<void> {
  await cleanup.enqueue(world.db, keys);
  for (const key of keys) await world.blobs.put(key, new Uint8Array(1), "image/jpeg");
}

const sweep = () => sweepBlobs(world).catch(() => {});

describe("blobs to remove", () => {
  it("are removed although other blobs of their batch fail", async () => {
    const stuck = keysOf("stuck", 50);
    await queued(...stuck);
    await queued(...keysOf("free", 60));
    const store = refuse(stuck);
    for (let round = 0; round < 3; round++) await sweep();
    expect(await world.blobs.list("free/")).toEqual([]);
    expect(await world.blobs.list("stuck/")).toEqual(stuck.sort());
    store.accept();
    for (let round = 0; round < 3; round++) await sweep();
    expect(await world.blobs.list("stuck/")).toEqual([]);
    expect(await world.db.blobCleanup.count()).toBe(0);
  });

  it("are not blocked for long by failing ones", async () => {
    await queued(...keysOf("mixed", 10));
    const store = refuse(["mixed/3.jpg"]);
    for (let round = 0; round < 6; round++) await sweep();
    expect(await world.blobs.list("mixed/")).toEqual(["mixed/3.jpg"]);
    store.accept();
  });

  it("cause only a few requests while the store is down", async () => {
    const keys = keysOf("away", 500);
    await cleanup.enqueue(world.db, keys);
    const store = refuse(keys);
    await expect(sweepBlobs(world)).rejects.toThrow("refused");
    expect(store.asked).toHaveLength(3);
    store.accept();
  });
});
