import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { OperatorError } from "../start/operator-error";
import { type Account, postgresAccount } from "./account";
import { binariesFolder } from "./binaries";
import { rotateLog } from "./bounded-log";
import { makeCluster, SUPERUSER } from "./initdb";
import { stopOrphan } from "./orphan";
import { readPostmasterFile } from "./postmaster-file";

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 15_000;
const POLL_MS = 20;
const MAX_ATTEMPTS = 3;

export interface ClusterOptions {
  /** Folder of the cluster, created at the first start. The account must be able to enter every parent. */
  dataFolder: string;
  password: string;
  /** Folder for copies of the binaries, if the account cannot reach the installed ones. */
  shelter: string;
  settings?: Record<string, string>;
  port?: number;
  beforeStart?: () => Promise<void>;
}

export interface Cluster {
  url: (database: string) => string;
  port: number;
  reload: () => void;
  ended: Promise<void>;
  /** Fast shutdown: closes all connections, writes a checkpoint and waits for the end; immediate after a time. */
  stop: (patienceMs?: number) => Promise<void>;
  /** Immediate shutdown, for a process that is about to exit. */
  kill: () => void;
}

/**
 * PGSSLMODE, PGOPTIONS and their like speak of another database. Every driver and tool of this process and its
 * children would take them for the embedded one.
 */
export function forgetOtherDatabase(): void {
  for (const name of Object.keys(process.env)) if (/^PG[A-Z]/.test(name)) delete process.env[name];
}

/** On 127.0.0.1. Creates the cluster if needed, and first stops a server that a killed process left running. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  forgetOtherDatabase();
  const account = postgresAccount();
  const binaries = await binariesFolder(account, options.shelter);
  if (!existsSync(path.join(options.dataFolder, "PG_VERSION"))) {
    if (existsSync(path.join(options.dataFolder, "base")))
      throw new OperatorError(lostVersion(options.dataFolder));
    const isThrowAway = options.settings?.fsync === "off";
    await makeCluster({ ...options, binaries, account, isThrowAway });
  }
  await stopOrphan(options.dataFolder);
  await options.beforeStart?.();
  await rotateLog(logFile(options.dataFolder));
  const { server, port } = await launch(binaries, account, options);
  const ended = once(server, "exit").then(() => {});
  return {
    url: (database) =>
      `postgresql://${SUPERUSER}:${encodeURIComponent(options.password)}@127.0.0.1:${port}/${database}`,
    port,
    reload: () => server.kill("SIGHUP"),
    ended,
    stop: async (patienceMs = STOP_TIMEOUT_MS) => {
      server.kill("SIGINT");
      // A PostgreSQL that is recovering from a crash of its own forgets that it was asked (18.4).
      const patience = setTimeout(() => server.kill("SIGQUIT"), patienceMs);
      await ended;
      clearTimeout(patience);
    },
    kill: () => server.kill("SIGQUIT"),
  };
}

const lostVersion = (folder: string) =>
  `${folder} is not empty, but its file PG_VERSION is missing. Restore the folder from a backup, or copy the ` +
  "PG_VERSION of its folder base/1 back if nothing else was lost.";

interface Launched {
  server: ChildProcess;
  port: number;
}

/** A random password that needs no URL encoding. */
export function newPassword(): string {
  return randomBytes(24).toString("base64url");
}

/** Tries another port if a program takes the free port first. */
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
    // Without details and statements of errors, which contain user input.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    // Every checkpoint writes a file for them, and PostgreSQL crashes if a full disk has no room for it.
    max_active_replication_origins: "0",
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(logFile(options.dataFolder), "a", 0o600);
  const server = spawn(path.join(binaries, "postgres"), ["-D", options.dataFolder, ...flags], {
    ...account,
    cwd: "/",
    // A separate process group, so that Ctrl-C does not end the database before the app server.
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

export function logFile(dataFolder: string): string {
  return `${dataFolder}.log`;
}

/** A TCP port on 127.0.0.1 that is free at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
