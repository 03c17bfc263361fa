import { execFileSync } from "node:child_process";
import { closeSync, openSync, writeSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { makeOpenFolder } from "@/scripts/postgres/account";

export interface SmallDisk {
  folder: string;
  /** Fills the disk completely. */
  fill: () => void;
  /** Frees what `fill` has written. */
  makeRoom: () => Promise<void>;
  /** From now on nothing can be written. */
  freeze: () => void;
  remove: () => Promise<void>;
}

const CHUNK = Buffer.alloc(1024 * 1024);

/** A small disk in memory; null if the user may not mount one. */
export async function smallDisk(mebibytes: number): Promise<SmallDisk | null> {
  const folder = await makeOpenFolder("formcast-disk-");
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${mebibytes}m,mode=711`, "tmpfs", folder], {
      stdio: "ignore",
    });
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  const filler = path.join(folder, "filler");
  return {
    folder,
    fill() {
      const file = openSync(filler, "a");
      for (const bytes of [CHUNK.byteLength, 4096, 1]) appendUntilFull(file, bytes);
      closeSync(file);
    },
    makeRoom: () => rm(filler, { force: true }),
    freeze: () => void execFileSync("mount", ["-o", "remount,ro", folder]),
    async remove() {
      execFileSync("umount", ["--lazy", folder]);
      await rm(folder, { recursive: true });
    },
  };
}

function appendUntilFull(file: number, bytes: number): void {
  try {
    for (;;) writeSync(file, CHUNK, 0, bytes);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}
