import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Account, postgresAccount } from "./account";
import { binariesFolder } from "./binaries";
import { setLogAside } from "./bounded-log";
import { freePort } from "./free-port";
import { makeCluster, SUPERUSER } from "./initdb";
import { stopOrphan } from "./orphan";
import { readPostmasterFile } from "./postmaster-file";

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 20;
const MAX_ATTEMPTS = 3;

export interface ClusterOptions {
  /** The cluster's folder; made on the first start. Every parent must be open to the account it runs as. */
  dataFolder: string;
  /** The superuser's password: fixed when the cluster is made, and needed unchanged ever after. */
  password: string;
  /** Where copies of the binaries go when the account cannot reach the installed ones. */
  shelter: string;
  /** Server settings, such as `{ fsync: "off" }`. */
  settings?: Record<string, string>;
  /** Where it has to listen; a free port is found without it. */
  port?: number;
  /** What has to be done in the folder while no server runs in it. */
  beforeStart?: () => Promise<void>;
}

export interface Cluster {
  /** The connection URL of a database in this cluster. */
  url: (database: string) => string;
  port: number;
  /** Has the server read its configuration again. */
  reload: () => void;
  /** Resolves when the server process has ended, whoever ended it. */
  ended: Promise<void>;
  /** Ends all connections, writes everything down and waits until the server is gone. */
  stop: () => Promise<void>;
  /** Ends the server at once, for a process that is about to exit and cannot wait. */
  kill: () => void;
}

/**
 * Starts the embedded PostgreSQL in `dataFolder` on 127.0.0.1 and a free port, making the cluster first if there
 * is none. A server that an earlier, killed process left running there is stopped before.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const account = postgresAccount();
  const binaries = await binariesFolder(account, options.shelter);
  if (!existsSync(path.join(options.dataFolder, "PG_VERSION"))) {
    const isThrowAway = options.settings?.fsync === "off";
    await makeCluster({ ...options, binaries, account, isThrowAway });
  }
  await stopOrphan(options.dataFolder);
  await options.beforeStart?.();
  await setLogAside(logFile(options.dataFolder));
  const { server, port } = await launch(binaries, account, options);
  const ended = once(server, "exit").then(() => {});
  return {
    url: (database) =>
      `postgresql://${SUPERUSER}:${encodeURIComponent(options.password)}@127.0.0.1:${port}/${database}`,
    port,
    reload: () => server.kill("SIGHUP"),
    ended,
    stop: async () => {
      server.kill("SIGINT");
      await ended;
    },
    kill: () => server.kill("SIGQUIT"),
  };
}

interface Launched {
  server: ChildProcess;
  port: number;
}

/** A password that needs no escaping in a URL. */
export function newPassword(): string {
  return randomBytes(24).toString("base64url");
}

/** Between finding a free port and using it, some other program may take it; then another one is tried. */
async function launch(
  binaries: string,
  account: Account,
  options: ClusterOptions,
  attempt = 1,
): Promise<Launched> {
  const port = options.port ?? (await freePort());
  const server = spawnServer(binaries, account, options, port);
  try {
    await untilReady(server, options.dataFolder);
    return { server, port };
  } catch (error) {
    const isPortTaken = error instanceof Error && error.message.includes("could not bind");
    if (isPortTaken && attempt < MAX_ATTEMPTS) return launch(binaries, account, options, attempt + 1);
    throw error;
  }
}

function spawnServer(
  binaries: string,
  account: Account,
  options: ClusterOptions,
  port: number,
): ChildProcess {
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    // Without the details and statements of errors, which repeat what people typed.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(logFile(options.dataFolder), "a", 0o600);
  const server = spawn(path.join(binaries, "postgres"), ["-D", options.dataFolder, ...flags], {
    ...account,
    cwd: "/",
    // A process group of its own, so that Ctrl-C reaches the server first and the database last.
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  return server;
}

async function untilReady(server: ChildProcess, dataFolder: string): Promise<void> {
  const failed = once(server, "error").then(([error]) => Promise.reject(error));
  const deadline = Date.now() + START_TIMEOUT_MS;
  const ready = (async () => {
    while (server.exitCode === null && server.signalCode === null && Date.now() < deadline) {
      const file = await readPostmasterFile(dataFolder);
      if (file?.pid === server.pid && file?.status === "ready") return;
      await sleep(POLL_MS);
    }
    server.kill("SIGQUIT");
    const log = await readFile(logFile(dataFolder), "utf8").catch(() => "");
    throw new Error(`The embedded PostgreSQL did not start:\n${log.trim().split("\n").slice(-5).join("\n")}`);
  })();
  await Promise.race([ready, failed]);
}

/** Where the server of a data folder writes what happens to it. */
export function logFile(dataFolder: string): string {
  return `${dataFolder}.log`;
}
