import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fingerprint, unlessDone } from "./fingerprint";

describe("fingerprint", () => {
  let folder: string;
  const write = async (name: string, content: string) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const print = () => fingerprint([path.join(folder, "app"), path.join(folder, "next.config.ts")]);

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "formcast-fingerprint-"));
    await write("app/page.tsx", "one");
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("does not change when a file is written with the same content", async () => {
    const before = await print();
    await write("app/page.tsx", "one");
    expect(await print()).toBe(before);
  });

  it("changes with the content of a file at any depth", async () => {
    await write("app/api/route.ts", "one");
    const before = await print();
    await write("app/api/route.ts", "two");
    expect(await print()).not.toBe(before);
  });

  it("changes when a file is added, renamed, or removed", async () => {
    const prints = [await print()];
    await write("next.config.ts", "");
    prints.push(await print());
    await rm(path.join(folder, "app/page.tsx"));
    prints.push(await print());
    await write("app/layout.tsx", "one");
    prints.push(await print());
    expect(new Set(prints).size).toBe(4);
  });

  it("ignores tests", async () => {
    const before = await print();
    await write("app/page.test.tsx", "one");
    expect(await print()).toBe(before);
  });
});

describe("unlessDone", () => {
  let folder: string;
  let stamp: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "formcast-stamp-"));
    stamp = path.join(folder, "stamp");
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("runs once per fingerprint", async () => {
    const done: string[] = [];
    for (const print of ["a", "a", "b"]) {
      await unlessDone([stamp], print, async () => {
        done.push(print);
      });
    }
    expect(done).toEqual(["a", "b"]);
  });

  it("does not run when another stamp has the fingerprint", async () => {
    await writeFile(`${stamp}-served`, "a");
    await unlessDone([stamp, `${stamp}-served`], "a", () => Promise.reject(new Error("no")));
    await expect(readFile(stamp)).rejects.toThrow("ENOENT");
  });

  it("writes no stamp when the work fails", async () => {
    await expect(unlessDone([stamp], "a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(readFile(stamp)).rejects.toThrow("ENOENT");
  });
});
