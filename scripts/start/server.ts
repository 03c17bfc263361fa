import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Env } from "../../lib/env";
import { FEW_HEAPS, spawnNode } from "./child";
import { codeOf, OperatorError } from "./operator-error";

const POLL_MS = 25;
const STOP_TIMEOUT_MS = 10_000;
/** Time for the server of a killed start to end and free its port. */
const ORPHAN_MS = 3_000;
/** Longer than proxies and browsers keep an idle connection, because a request on a closing connection is lost. */
const KEEP_ALIVE_MS = 75_000;

export interface Server {
  ended: Promise<void>;
  stop: () => Promise<void>;
}

type Place = Pick<Env, "HOST" | "PORT">;

/** Fails early: Next would report it only after the whole preparation. */
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
  throw new OperatorError(
    reasons[problem] ?? `Nothing can listen on HOST ${HOST}, PORT ${PORT} (${problem}).`,
  );
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

/** Starts Next and waits until it accepts connections. */
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
    // A separate process group: on Ctrl-C this program stops the server first, then the database.
    detached: true,
  });
  const ended = once(child, "exit").then(() => {});
  const server = { ended, stop: () => stop(child, ended) };
  while (!(await answers(place))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new OperatorError("The server did not start. See its message above.");
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
