import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Env } from "../../lib/platform/kernel/env";
import { codeOf, OperatorError } from "./operator-error";
import { FEW_HEAPS, spawnNode } from "./run";

const POLL_MS = 25;
/** More than the server itself takes to stop. */
const STOP_TIMEOUT_MS = 15_000;
/** Time for the server of a killed start to end and free its port. */
const ORPHAN_MS = 3_000;
/** The address is announced once these have been served. */
const FIRST_ANSWERS = ["/api/health", "/login"];
const FIRST_ANSWERS_MS = 120_000;

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

/**
 * Starts the server, and waits until it is ready and has served the sign-in page.
 * @param program the build's server; null is the development server
 */
export async function startServer(
  env: Place & Pick<Env, "APP_URL">,
  program: string | null,
  variables: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Server> {
  const next = ["node_modules/next/dist/bin/next", "dev", "-H", env.HOST, "-p", String(env.PORT)];
  const child = spawnNode(program === null ? next : [program], "inherit", {
    env: { ...FEW_HEAPS, ...variables, NODE_ENV: program === null ? "development" : "production" },
    // A separate process group: on Ctrl-C this program stops the server first, then the database.
    detached: true,
  });
  const ended = once(child, "exit").then(() => {});
  const server = { ended, stop: () => stop(child, ended) };
  try {
    for (const page of FIRST_ANSWERS) await untilAnswered(page, env, child, signal);
  } catch (error) {
    await server.stop();
    throw error;
  }
  child.send("serving");
  return server;
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  const patience = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
  child.kill("SIGTERM");
  await ended;
  clearTimeout(patience);
}

async function untilAnswered(
  page: string,
  env: Place & Pick<Env, "APP_URL">,
  child: ChildProcess,
  signal: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + FIRST_ANSWERS_MS;
  let said = await answerTo(page, env);
  while (said !== 200) {
    signal.throwIfAborted();
    if (child.exitCode !== null || child.signalCode !== null)
      throw new OperatorError("The server did not start. See its message above.");
    if (Date.now() > deadline)
      throw new OperatorError(`The server runs but does not answer: ${page} gives ${said}.`);
    await sleep(POLL_MS);
    said = await answerTo(page, env);
  }
}

/** Asks as somebody at the public address would. @returns the status, or the error's code */
async function answerTo(path: string, { HOST, PORT, APP_URL }: Place & Pick<Env, "APP_URL">) {
  const everywhere: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };
  const { host, protocol } = new URL(APP_URL);
  const headers = { host, "x-forwarded-proto": protocol.slice(0, -1) };
  const signal = AbortSignal.timeout(FIRST_ANSWERS_MS);
  const request = get({ host: everywhere[HOST] ?? HOST, port: PORT, path, headers, agent: false, signal });
  try {
    const [response] = (await once(request, "response")) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  } catch (error) {
    return codeOf(error);
  }
}
