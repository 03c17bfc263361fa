import { once } from "node:events";
import { spawnNode } from "./child";
import { Trouble } from "./trouble";

export interface Task {
  /** What a person is told while it runs, and when it fails. */
  title: string;
  /** Arguments for Node, since npx would cost half a second. */
  node: string[];
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
  /** Shows what it says only if it fails. */
  quiet?: boolean;
}

/** Runs a Node program to its end. */
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
  throw new Trouble(`${title} failed. Its own message is above.`);
}
