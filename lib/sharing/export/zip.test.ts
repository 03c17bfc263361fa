import { strToU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { streamOf, type ZipEntry, zip } from "./zip";

const modified = new Date("2026-11-20T09:00:00Z");
const entry = (name: string, text: string): ZipEntry => ({ name, bytes: strToU8(text), modified });

async function* given(...entries: ZipEntry[]) {
  yield* entries;
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

describe("an archive", () => {
  test("returns every file under its own name", async () => {
    const stream = streamOf(zip(given(entry("photos/été.jpg", "one"), entry("empty", ""))));
    expect(unzipSync(await bytesOf(stream))).toEqual({
      "photos/été.jpg": strToU8("one"),
      empty: new Uint8Array(),
    });
  });

  test("without files can be opened too", async () => {
    expect(unzipSync(await bytesOf(streamOf(zip(given()))))).toEqual({});
  });

  test("fails at sizes beyond the format, instead of looking complete", async () => {
    const huge = { name: "huge", bytes: { byteLength: 2 ** 32 } as Uint8Array, modified };
    await expect(bytesOf(streamOf(zip(given(entry("one", "1"), huge))))).rejects.toThrow("too large");
  });

  test("reads a file only when all bytes before it are consumed", async () => {
    const asked: string[] = [];
    async function* watched() {
      for (const name of ["a", "b", "c"]) {
        asked.push(name);
        yield entry(name, name);
      }
    }
    const reader = streamOf(zip(watched())).getReader();
    await reader.read();
    await reader.cancel();
    expect(asked).not.toContain("c");
  });

  test("fails when a file cannot be read, instead of ending early", async () => {
    async function* broken() {
      yield entry("a", "a");
      throw new Error("the store is away");
    }
    await expect(bytesOf(streamOf(zip(broken())))).rejects.toThrow("the store is away");
  });
});
