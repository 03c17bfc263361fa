import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

const PRELOAD = new URL("exit-with-parent.mjs", import.meta.url).href;

/** glibc keeps a heap for each of many threads, and frees little of it. Two are enough where one worker makes images. */
export const FEW_HEAPS = { MALLOC_ARENA_MAX: "2" };

/** Starts Node on `args` as a process that ends when this one does, even when this one is killed. */
export function spawnNode(
  args: readonly string[],
  output: "inherit" | "pipe",
  options: Omit<SpawnOptions, "stdio">,
): ChildProcess {
  return spawn(process.execPath, ["--import", PRELOAD, ...args], {
    ...options,
    env: { ...(options.env ?? process.env), EXIT_WITH_PARENT: String(process.pid) },
    stdio: ["ignore", output, output, "ipc"],
  });
}
