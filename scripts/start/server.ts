import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Env } from "../../lib/env";
import { FEW_HEAPS, spawnNode } from "./child";
import { codeOf, Trouble } from "./trouble";

const POLL_MS = 25;
const STOP_TIMEOUT_MS = 10_000;
/** How long the server of a killed start may take to notice and leave its port. */
const ORPHAN_MS = 3_000;
/** Longer than proxies and browsers keep an idle connection, since a request on one that the server closes is lost. */
const KEEP_ALIVE_MS = 75_000;

export interface Server {
  ended: Promise<void>;
  stop: () => Promise<void>;
}

type Place = Pick<Env, "HOST" | "PORT">;

/** Finds out at once what Next would only say after the whole preparation. */
export async function requireFreePort({ HOST, PORT }: Place, afterCrash: boolean): Promise<void> {
  const deadline = Date.now() + (afterCrash ? ORPHAN_MS : 0);
  let problem = await whyNotListen({ HOST, PORT });
  while (problem === "EADDRINUSE" && Date.now() < deadline) {
    await sleep(POLL_MS);
    problem = await whyNotListen({ HOST, PORT });
  }
  if (!problem) return;
  const reasons: Record<string, string> = {
    EADDRINUSE: `PORT ${PORT} is taken by another program. Stop that, or choose another port, such as: PORT=${PORT + 1} npm start`,
    EACCES: `PORT ${PORT} is reserved for the administrator. Choose one from 1024 up, such as: PORT=3000 npm start`,
    EADDRNOTAVAIL: `HOST ${HOST} is not an address of this machine. 127.0.0.1 serves this machine alone, 0.0.0.0 all networks.`,
    ENOTFOUND: `HOST ${HOST} is not known. 127.0.0.1 serves this machine alone, 0.0.0.0 all networks.`,
  };
  throw new Trouble(reasons[problem] ?? `Nothing can listen on HOST ${HOST}, PORT ${PORT} (${problem}).`);
}

async function whyNotListen({ HOST, PORT }: Place): Promise<string | undefined> {
  const probe = createServer();
  try {
    probe.listen(PORT, HOST);
    await once(probe, "listening");
    probe.close();
    await once(probe, "close");
    return undefined;
  } catch (error) {
    return codeOf(error) ?? String(error);
  }
}

/** Starts Next and resolves once it takes connections. */
export async function startServer(
  place: Place,
  dev: boolean,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Server> {
  const command = dev ? "dev" : "start";
  const program = path.resolve("node_modules/next/dist/bin/next");
  const where = ["-H", place.HOST, "-p", String(place.PORT)];
  const patience = ["--keepAliveTimeout", String(KEEP_ALIVE_MS)];
  const child = spawnNode([program, command, ...where, ...(dev ? [] : patience)], "inherit", {
    env: { ...FEW_HEAPS, ...env, NODE_ENV: dev ? "development" : "production" },
    // A process group of its own: on Ctrl-C it is this program that stops the server, then the database.
    detached: true,
  });
  const ended = once(child, "exit").then(() => {});
  const server = { ended, stop: () => stop(child, ended) };
  while (!(await answers(place))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Trouble("The server did not start. Its own message is above.");
    if (signal.aborted) {
      await server.stop();
      signal.throwIfAborted();
    }
    await sleep(POLL_MS);
  }
  return server;
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  const patience = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
  child.kill("SIGTERM");
  await ended;
  clearTimeout(patience);
}

async function answers({ HOST, PORT }: Place): Promise<boolean> {
  const everywhere: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };
  const socket = connect(PORT, everywhere[HOST] ?? HOST);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
