import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { FEW_HEAPS } from "../start/run";

const FOLDER = "bench";
const GIBIBYTE = 1024 ** 3;

export async function main(names: readonly string[]): Promise<number> {
  const all = (await readdir(FOLDER)).filter((file) => file.endsWith(".ts")).map((file) => file.slice(0, -3));
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0 || all.length === 0) {
    console.error(
      `There is no benchmark ${unknown.join(", ")} in ${FOLDER}/. There are: ${all.sort().join(", ")}.`,
    );
    return 1;
  }
  console.log(machine());
  let exitCode = 0;
  for (const name of names.length > 0 ? names : all.sort()) {
    console.log(`\n${name}`);
    const [code] = await once(
      spawn(process.execPath, [...RUNNER, `${FOLDER}/${name}.ts`], {
        env: { ...FEW_HEAPS, ...process.env },
        stdio: "inherit",
      }),
      "exit",
    );
    if (code !== 0) exitCode = 1;
  }
  return exitCode;
}

/** A separate process for each benchmark, so that none warms up the next one's code or memory. */
const RUNNER = ["--import", "tsx", "--conditions=react-server"];

/** Figures are only comparable on the same machine. */
function machine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / GIBIBYTE);
  return `${processors.length} x ${processors[0]?.model.trim() ?? "processor"}, ${memory} GB, Node ${process.versions.node}, ${process.platform}`;
}
