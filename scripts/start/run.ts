import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { OperatorError } from "./operator-error";

export interface Task {
  title: string;
  /** Arguments for Node. npx would take half a second longer. */
  node: string[];
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
  /** Prints the output only after a failure. */
  quiet?: boolean;
}

export async function run({ title, node, env = process.env, signal, quiet = false }: Task): Promise<void> {
  console.log(`${title} ...`);
  const child = spawnNode(node, quiet ? "pipe" : "inherit", { env, signal });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      said += chunk;
    });
  }
  const [code] = await once(child, "close");
  if (code === 0) return;
  if (said) console.error(said);
  throw new OperatorError(`${title} failed. See its message above.`);
}

const PRELOAD = new URL("exit-with-parent.mjs", import.meta.url).href;

/** Few memory arenas of glibc, because it hardly ever gives their memory back. */
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
