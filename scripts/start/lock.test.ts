import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { processIdentity, takeLock } from "./lock";

describe("takeLock", () => {
  let folder: string;
  let file: string;
  let other: ChildProcess;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "formcast-lock-"));
    file = path.join(folder, "lock");
    other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    await once(other, "spawn");
  });
  afterEach(async () => {
    other.kill("SIGKILL");
    await rm(folder, { recursive: true });
  });

  const heldBy = (pid: number, identity: string | undefined) =>
    writeFile(file, JSON.stringify({ pid, identity }));
  const pidOfOther = () => other.pid ?? 0;

  it("gives the lock to one of several concurrent callers", async () => {
    const locks = await Promise.all([1, 2, 3].map(() => takeLock(file)));
    expect(locks.filter(Boolean)).toHaveLength(1);
  });

  it("gives the lock again after its release", async () => {
    await (await takeLock(file))?.release();
    expect(await takeLock(file)).toMatchObject({ wasStale: false });
  });

  it("refuses while another running process holds it", async () => {
    await heldBy(pidOfOther(), processIdentity(pidOfOther()));
    expect(await takeLock(file)).toBeUndefined();
  });

  it("takes over from a process that died", async () => {
    await heldBy(pidOfOther(), processIdentity(pidOfOther()));
    other.kill("SIGKILL");
    await once(other, "exit");
    expect(await takeLock(file)).toMatchObject({ wasStale: true });
  });

  it("takes over when the pid belongs to another process now", async () => {
    await heldBy(pidOfOther(), `${pidOfOther()} started at another time`);
    expect(await takeLock(file)).toMatchObject({ wasStale: true });
  });

  it("takes over from an empty file", async () => {
    await writeFile(file, "");
    expect(await takeLock(file)).toMatchObject({ wasStale: true });
  });

  it("gives a stale lock to one of several concurrent callers", async () => {
    await heldBy(pidOfOther(), "gone");
    const locks = await Promise.all([1, 2, 3].map(() => takeLock(file)));
    expect(locks.filter(Boolean)).toHaveLength(1);
  });
});
