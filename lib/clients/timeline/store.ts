import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import type { Prisma } from "@/prisma/generated/client";

export async function find(db: Db, clientId: string, inputsKey: string): Promise<unknown> {
  const row = await db.forecast.findUnique({ where: { clientId_inputsKey: { clientId, inputsKey } } });
  return row?.result ?? null;
}

/** Keeps only the newest forecast, because old inputs are not requested again. */
export async function replace(
  db: Db,
  clientId: string,
  inputsKey: string,
  result: Prisma.InputJsonValue,
): Promise<void> {
  await db.forecast.deleteMany({ where: { clientId, inputsKey: { not: inputsKey } } });
  await db.forecast.createMany({ data: [{ clientId, inputsKey, result }], skipDuplicates: true });
}

export function findPlan(db: Db, clientId: string): Promise<{ startedAt: Date; question: unknown } | null> {
  return db.plan.findUnique({ where: { clientId }, select: { startedAt: true, question: true } });
}
