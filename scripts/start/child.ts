import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

const PRELOAD = new URL("exit-with-parent.mjs", import.meta.url).href;

/** Limits glibc's memory arenas, which it hardly ever frees. */
export const FEW_HEAPS = { MALLOC_ARENA_MAX: "2" };

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
