import "server-only";
import { Socket } from "node:net";
import { PrismaPg } from "@prisma/adapter-pg";
import { DEFAULT_DATABASE_PATIENCE_MS } from "@/lib/env";
import { PrismaClient } from "@/prisma/generated/client";
import type { Patience } from "./context";

export const PATIENCE: Patience = { firstAnswerMs: DEFAULT_DATABASE_PATIENCE_MS, longestStatementMs: 10_000 };

/** Connects to PostgreSQL; nothing is opened before the first query. */
export function connect(url: string, { connections = 10, patience = PATIENCE } = {}): PrismaClient {
  const { firstAnswerMs, longestStatementMs } = patience;
  const adapter = new PrismaPg({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: firstAnswerMs,
    statement_timeout: longestStatementMs,
    idle_in_transaction_session_timeout: longestStatementMs,
    stream: () => mortalSocket(longestStatementMs + firstAnswerMs),
  });
  return new PrismaClient({
    adapter,
    transactionOptions: { maxWait: firstAnswerMs, timeout: longestStatementMs },
  });
}

/**
 * A connection that says nothing for longer than any statement may take is dead, although no packet says so: its
 * server has lost power, or a firewall has forgotten it. Whoever waits on it hears so, and the pool lets it go.
 */
function mortalSocket(silenceMs: number): Socket {
  const socket = new Socket();
  const die = () => socket.destroy(new Error("Connection terminated: the database has fallen silent"));
  return socket.setTimeout(silenceMs, die);
}

/**
 * A request's first question to the database, which tells whether it is there at all.
 * @throws Error as `isDatabaseAway` knows it, when no answer has come in time
 */
export async function inTime<T>(answer: Promise<T>, { firstAnswerMs }: Patience): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("DatabaseNotReachable: no answer")), firstAnswerMs);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

/** The code of Prisma's own error, known by its name: the class may be another bundle's. */
function codeOf(error: unknown): string | null {
  const isPrismas = error instanceof Error && error.name === "PrismaClientKnownRequestError";
  return isPrismas && "code" in error ? String(error.code) : null;
}

/** Prisma's codes for a database that cannot be reached, is too slow, or has closed the connection. */
const AWAY = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037"]);
const AWAY_WORDS =
  /PrismaClientInitializationError|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|timeout exceeded when trying to connect|Connection terminated|the database system is|terminating connection|server (has )?closed the connection|Can't reach database server|Operation has timed out|statement timeout|Too many database connections|DatabaseNotReachable|ConnectionClosed|SocketTimeout/i;

/** PostgreSQL's codes and words for a disk without room, and for a database that takes no writes until there is some. */
const FULL_WORDS =
  /Code: `(53100|25006)`|No space left on device|\bENOSPC\b|\bEDQUOT\b|in a read-only transaction/;

/** Whether the failure means that the database is away, or cannot write, so that trying again later makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  if (AWAY.has(codeOf(error) ?? "")) return true;
  return (error instanceof Error && AWAY_WORDS.test(wordsOf(error))) || isDiskFull(error);
}

/** Whether there was no room for what was to be written. Reading goes on. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && FULL_WORDS.test(wordsOf(error));
}

const wordsOf = ({ name, message, cause }: Error): string => `${name} ${message} ${String(cause ?? "")}`;

/** Whether a unique constraint refused the row. */
export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === "P2002";
}

/** Whether somebody else held a row's lock for longer than this transaction was willing to wait. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && /55P03|lock timeout/.test(`${error.message} ${JSON.stringify(error)}`);
}
