import "server-only";
import { Socket } from "node:net";
import { PrismaPg } from "@prisma/adapter-pg";
import { DEFAULT_DATABASE_PATIENCE_MS } from "@/lib/env";
import { Prisma, PrismaClient } from "@/prisma/generated/client";
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

/** Prisma's codes for a database that cannot be reached, is too slow, or has closed the connection. */
const AWAY = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037"]);
const AWAY_WORDS =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|timeout exceeded when trying to connect|Connection terminated|the database system is|terminating connection|server (has )?closed the connection|Can't reach database server|Operation has timed out|statement timeout|Too many database connections|DatabaseNotReachable|ConnectionClosed|SocketTimeout/i;

/** Whether the failure means that the database is away, so that trying again later makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError && AWAY.has(error.code)) return true;
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  return (
    error instanceof Error && AWAY_WORDS.test(`${error.name} ${error.message} ${String(error.cause ?? "")}`)
  );
}

/** Whether a unique constraint refused the row. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}

/** Whether somebody else held a row's lock for longer than this transaction was willing to wait. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && /55P03|lock timeout/.test(`${error.message} ${JSON.stringify(error)}`);
}
