import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs one of the project's commands as an operator types it, and resolves to all that it said. */
export async function runCommand(name: string, words: readonly string[], variables: Record<string, string>) {
  const env = { ...process.env, ...variables };
  const child = spawn(process.execPath, [`scripts/${name}.mjs`, ...words], { env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  const [code] = await once(child, "close");
  return { code, said };
}
