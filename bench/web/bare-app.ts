import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../../scripts/postgres/cluster";

const FOLDER = "bench/web/bare";
const POLL_MS = 200;

/** Builds and serves an empty page with the same Next version: the lower limit for our pages. */
export async function startBareApp(): Promise<{ url: string; stop: () => Promise<void> }> {
  const [code] = await once(next("build"), "exit");
  if (code !== 0) throw new Error("The bare page could not be built.");
  const port = await freePort();
  const server = next("start", "--port", String(port));
  const ended = once(server, "exit");
  const url = `http://localhost:${port}`;
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error("The bare page did not start.");
    await setTimeout(POLL_MS);
  }
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
  };
  return { url, stop };
}

function next(command: string, ...args: string[]): ChildProcess {
  const env = {
    ...process.env,
    NODE_OPTIONS: "",
    NODE_ENV: "production" as const,
    NEXT_TELEMETRY_DISABLED: "1",
  };
  return spawn(process.execPath, [path.resolve("node_modules/next/dist/bin/next"), command, ...args], {
    // In the root folder, Next would load the app's middleware and instrumentation.
    cwd: FOLDER,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
