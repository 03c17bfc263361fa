import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs one of the project's commands like an operator. @returns the exit code and all output */
export async function runCommand(name: string, words: readonly string[], variables: Record<string, string>) {
  const env = { ...process.env, ...variables };
  const child = spawn(process.execPath, ["scripts/run.mjs", name, ...words], { env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  const [code] = await once(child, "close");
  return { code, said };
}
