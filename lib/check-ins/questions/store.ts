import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import { isUuid } from "@/lib/text/uuid";
import type { Question as QuestionRow } from "@/prisma/generated/client";

export type { QuestionRow };

const OLDEST_FIRST = [{ createdAt: "asc" }, { id: "asc" }] as const;

/** The trainer's questions for all clients and for this one, archived ones included. */
export function questionsOf(db: Db, trainerId: string, clientId: string): Promise<QuestionRow[]> {
  return db.question.findMany({
    where: { trainerId, OR: [{ clientId: null }, { clientId }] },
    orderBy: [...OLDEST_FIRST],
  });
}

/** Those for single clients and archived ones too. */
export const allQuestions = (db: Db, trainerId: string): Promise<QuestionRow[]> =>
  db.question.findMany({ where: { trainerId } });

export const countAsked = (db: Db, trainerId: string): Promise<number> =>
  db.question.count({ where: { trainerId, archivedAt: null } });

export function insert(db: Db, data: Omit<QuestionRow, "archivedAt">): Promise<QuestionRow> {
  return db.question.create({ data });
}

export async function findOwned(db: Db, id: string, trainerId: string): Promise<QuestionRow | null> {
  return isUuid(id) ? db.question.findFirst({ where: { id, trainerId } }) : null;
}

export function archive(db: Db, id: string, archivedAt: Date | null): Promise<QuestionRow> {
  return db.question.update({ where: { id }, data: { archivedAt } });
}

/** Own answers of a client's check-ins, oldest first; not those that were sent back. */
export function answersOf(db: Db, clientIds: string[]) {
  return db.checkIn.findMany({
    where: { clientId: { in: clientIds }, state: { not: "asked_again" } },
    orderBy: [{ takenAt: "asc" }, { id: "asc" }],
    select: { id: true, clientId: true, takenAt: true, own: true, link: { select: { timeZone: true } } },
  });
}
