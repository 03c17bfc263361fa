import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../postgres/free-port";
import { makeOpenFolder } from "../postgres/open-folder";

/** A build takes minutes where the processors are shared. */
const START_TIMEOUT_MS = 900_000;
const POLL_MS = 100;
/** Before this line `npm start` tells how to sign in to the demo data; after it the app speaks. */
const LAST_OF_START = "Stop it with Ctrl-C.";

export interface App {
  url: string;
  /** The process that the server, the database and everything else of it descend from. */
  pid: number;
  dataDir: string;
  /** Every line that the app has written since it has been ready. */
  log: () => string[];
  stop: () => Promise<void>;
}

/** Variables that would lead the tests to somebody's real database, mailbox or account. */
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

/** Starts the app as `npm start` does, with local adapters and data of its own that `stop` removes. */
export async function startApp(signal: AbortSignal): Promise<App> {
  const dataDir = await makeOpenFolder("formcast-browser-");
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    // Set to nothing rather than left out, since a .env file fills in what is left out.
    ...Object.fromEntries(REAL_WORLD.map((name) => [name, ""])),
    DATA_DIR: dataDir,
    PORT: String(port),
    APP_URL: url,
    IMAGE_ENGINE: "local",
    RATE_LIMIT_SCALE: "1000",
    // The database shares two processors with three browsers; that it is away is tested elsewhere.
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

/** Keeps all lines, and shows those that are more than the record of a request. */
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
