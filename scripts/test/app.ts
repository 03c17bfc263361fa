import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { makeOpenFolder } from "../postgres/account";
import { freePort } from "../postgres/cluster";

/** Long, because a build on a busy machine takes minutes. */
const START_TIMEOUT_MS = 900_000;
const POLL_MS = 100;
/** Last line of `npm start` itself; later lines are the app's log. */
const LAST_OF_START = "Stop it with Ctrl-C.";

export interface App {
  url: string;
  pid: number;
  dataDir: string;
  log: () => string[];
  stop: () => Promise<void>;
}

/** Variables that must be unset, so that tests never use a real database, mailbox or account. */
export const REAL_WORLD = [
  "DATABASE_URL",
  "REPLICATE_API_TOKEN",
  "REPLICATE_BASE_URL",
  "REPLICATE_WEBHOOK_SECRET",
  "BLOB_READ_WRITE_TOKEN",
  "S3_ENDPOINT",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "SMTP_URL",
  "MAIL_FROM",
  "TRUST_PROXY",
  "HOST",
];

/** Starts the app like `npm start`, with local adapters and a temporary DATA_DIR. */
export async function startApp(signal: AbortSignal): Promise<App> {
  const dataDir = await makeOpenFolder("formcast-browser-");
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    // Empty instead of missing, because a .env file would fill in missing ones.
    ...Object.fromEntries(REAL_WORLD.map((name) => [name, ""])),
    DATA_DIR: dataDir,
    PORT: String(port),
    APP_URL: url,
    IMAGE_ENGINE: "scripted",
    RATE_LIMIT_SCALE: "1000",
    // The database shares two cores with three browsers. Other tests cover a missing database.
    DATABASE_PATIENCE_MS: "30000",
    LOG_LEVEL: "info",
  };
  const child = spawn(process.execPath, ["scripts/run.mjs", "start"], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines = [child.stdout, child.stderr].map(linesOf);
  const log = () => lines.flatMap((each) => each.slice(each.indexOf(LAST_OF_START) + 1));
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilAnswers(`${url}/api/health`, child, signal);
    return { url, pid: child.pid ?? 0, dataDir, log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Collects all lines, and prints those that are no request log. */
function linesOf(stream: Readable): string[] {
  const lines: string[] = [];
  createInterface({ input: stream }).on("line", (line) => {
    lines.push(line);
    if (!line.includes('"event":"request"')) console.log(line);
  });
  return lines;
}

async function untilAnswers(url: string, child: ChildProcess, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    if (child.exitCode !== null || child.signalCode !== null) throw new Error("The app did not start.");
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await sleep(POLL_MS);
  }
  throw new Error(`The app did not answer at ${url} within ${START_TIMEOUT_MS / 1000} s.`);
}
