import "server-only";
import type { Db } from "@/lib/platform/kernel/context";

/** Every table whose rows name a trainer: whether they go with a moved client, or why they stay. */
export const ROWS_OF_TRAINERS = {
  Client: "moves",
  Photo: "moves",
  Question: "moves",
  Brand: "the trainer's own",
  EmailChange: "the trainer's own",
  IdempotencyKey: "answers to requests of the trainer's devices",
  Intake: "sent to the trainer, and nobody's client yet",
  ImageCost: "the trainer who ordered an image pays for it",
  ProgrammeTemplate: "the trainer's own",
  RememberedName: "the trainer's own",
  ResetToken: "the trainer's own",
  Session: "the trainer's own",
} as const;

/** Gives clients to a trainer, with everything of theirs that names one. Locks them, so that no upload is left behind. */
export async function handOver(db: Db, clientIds: string[], trainerId: string): Promise<void> {
  await db.$queryRaw`SELECT 1 FROM "Client" WHERE "id" = ANY(${clientIds}::uuid[]) ORDER BY "id" FOR UPDATE`;
  const clientId = { in: clientIds };
  await db.client.updateMany({ where: { id: clientId }, data: { trainerId } });
  await db.question.updateMany({ where: { clientId }, data: { trainerId } });
  await db.photo.updateMany({ where: { OR: [{ clientId }, { link: { clientId } }] }, data: { trainerId } });
}
