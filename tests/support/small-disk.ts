import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { open, rm } from "node:fs/promises";
import path from "node:path";
import { makeOpenFolder } from "@/scripts/postgres/account";

export interface SmallDisk {
  folder: string;
  /** Another program fills the disk completely, as fast as it can. */
  fill: () => Promise<void>;
  /** Frees what `fill` has written. */
  makeRoom: () => Promise<void>;
  /** From now on nothing can be written. */
  freeze: () => void;
  remove: () => Promise<void>;
}

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
    async fill() {
      const file = await open(filler, "a");
      await once(spawn("cat", ["/dev/zero"], { stdio: ["ignore", file.fd, "ignore"] }), "exit");
      await file.close();
    },
    makeRoom: () => rm(filler, { force: true }),
    freeze: () => void execFileSync("mount", ["-o", "remount,ro", folder]),
    async remove() {
      execFileSync("umount", ["--lazy", folder]);
      await rm(folder, { recursive: true });
    },
  };
}
