import "server-only";
import { Socket } from "node:net";
import { PrismaPg } from "@prisma/adapter-pg";
import { DEFAULT_DATABASE_PATIENCE_MS } from "@/lib/platform/kernel/env";
import { PrismaClient } from "@/prisma/generated/client";
import type { DatabaseTimeouts } from "./context";
import { createStatementNames, isPooler } from "./named-statements";

export const DATABASE_TIMEOUTS: DatabaseTimeouts = {
  firstAnswerMs: DEFAULT_DATABASE_PATIENCE_MS,
  longestStatementMs: 10_000,
};

export function connect(url: string, { connections = 10, timeouts = DATABASE_TIMEOUTS } = {}): PrismaClient {
  const { firstAnswerMs, longestStatementMs } = timeouts;
  const pool = {
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: firstAnswerMs,
    stream: () => socketWithTimeout(longestStatementMs + firstAnswerMs),
  };
  const timeLimits = {
    statement_timeout: longestStatementMs,
    idle_in_transaction_session_timeout: longestStatementMs,
  };
  const adapter = isPooler(url)
    ? new PrismaPg(pool)
    : new PrismaPg({ ...pool, ...timeLimits }, { statementNameGenerator: createStatementNames() });
  return new PrismaClient({
    adapter,
    transactionOptions: { maxWait: firstAnswerMs, timeout: longestStatementMs },
  });
}

/** Without it queries hang after a power failure or a firewall timeout, because no packet closes the connection. */
function socketWithTimeout(silenceMs: number): Socket {
  const socket = new Socket();
  const onSilence = () => socket.destroy(new Error("Connection terminated: no reply from the database"));
  return socket.setTimeout(silenceMs, onSilence);
}

/** For the first query of a request. @throws Error recognised by `isDatabaseUnavailable` after the timeout */
export async function withTimeout<T>(answer: Promise<T>, { firstAnswerMs }: DatabaseTimeouts): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("DatabaseNotReachable: no answer")), firstAnswerMs);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

/** Compares Prisma's error by name, because another bundle has another class. */
function codeOf(error: unknown): string | null {
  const isPrismas = error instanceof Error && error.name === "PrismaClientKnownRequestError";
  return isPrismas && "code" in error ? String(error.code) : null;
}

/** Prisma's error codes for an unreachable or slow database, a closed connection, and one refused or not encrypted. */
const UNAVAILABLE_CODES = new Set([
  ...["P1000", "P1001", "P1002", "P1003", "P1008", "P1010", "P1011", "P1017"],
  ...["P2024", "P2028", "P2037"],
]);
const UNAVAILABLE_PATTERN =
  /PrismaClientInitializationError|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|timeout exceeded when trying to connect|Connection terminated|the database system is|terminating connection|server (has )?closed the connection|Can't reach database server|Operation has timed out|statement timeout|Too many database connections|DatabaseNotReachable|ConnectionClosed|SocketTimeout/i;

/** PostgreSQL's errors for a full disk, and for a database that is read-only because of it. */
const DISK_FULL_PATTERN =
  /Code: `(53100|25006)`|No space left on device|\bENOSPC\b|\bEDQUOT\b|in a read-only transaction/;

/** Whether the database is unreachable or cannot write, so that a retry makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (UNAVAILABLE_CODES.has(codeOf(error) ?? "")) return true;
  return (error instanceof Error && UNAVAILABLE_PATTERN.test(textOf(error))) || isDiskFull(error);
}

/** What the database or its driver says, for the log: the last line, without Prisma's excerpt of our code. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split("\n").at(-1) ?? text;
}

/** Whether a write failed because of a full disk. Reads still work. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && DISK_FULL_PATTERN.test(textOf(error));
}

const textOf = ({ name, message, cause }: Error): string => `${name} ${message} ${String(cause ?? "")}`;

export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === "P2002";
}

/** Whether a lock was not free within `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && /55P03|lock timeout/.test(`${error.message} ${JSON.stringify(error)}`);
}
