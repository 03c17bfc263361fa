import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { Prisma, PrismaClient } from "@/prisma/generated/client";

/** Connects to PostgreSQL; nothing is opened before the first query. */
export function connect(url: string): PrismaClient {
  const adapter = new PrismaPg({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_500,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 2_500, timeout: 10_000 } });
}

/** Prisma's codes for a database that cannot be reached, is too slow, or has closed the connection. */
const AWAY = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2028"]);
const AWAY_WORDS =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|timeout exceeded when trying to connect|Connection terminated|the database system is|terminating connection|server closed the connection|DatabaseNotReachable|ConnectionClosed|SocketTimeout/i;

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
