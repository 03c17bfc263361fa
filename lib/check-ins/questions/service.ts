import "server-only";
import { requireClient } from "@/lib/clients/record/service";
import type { Context, Db } from "@/lib/platform/kernel/context";
import { AppError, notFound } from "@/lib/platform/kernel/errors";
import { dayIn } from "@/lib/text/calendar/zone";
import { uuidv7 } from "@/lib/text/uuid";
import { answers } from "./answer";
import {
  type AnsweredQuestion,
  type AskedQuestion,
  type GivenAnswer,
  MOST_QUESTIONS,
  type NewQuestion,
  type OwnAnswers,
  type Question,
} from "./schema";
import * as store from "./store";

export async function listQuestions(
  ctx: Context,
  { params }: { params: { id: string } },
): Promise<AnsweredQuestion[]> {
  const client = await requireClient(ctx, params.id);
  const [rows, sent] = await Promise.all([
    store.questionsOf(ctx.db, ctx.actor.id, client.id),
    store.answersOf(ctx.db, [client.id]),
  ]);
  return rows.flatMap((row) => {
    const given = answersTo(row, sent);
    return row.archivedAt && given.length === 0
      ? []
      : [{ ...present(row), isAsked: row.archivedAt === null, answers: given }];
  });
}

/** @throws AppError `not_found` for another trainer's client, `conflict` for too many questions */
export async function addQuestion(ctx: Context, { body }: { body: NewQuestion }): Promise<Question> {
  const { clientId, kind, text, unit = null, options } = body;
  if (clientId !== null) await requireClient(ctx, clientId);
  if ((await store.countAsked(ctx.db, ctx.actor.id)) >= MOST_QUESTIONS)
    throw new AppError("conflict", `At most ${MOST_QUESTIONS} questions. Remove one first.`);
  const createdAt = ctx.clock.now();
  const id = uuidv7(createdAt);
  const row = {
    ...{ id, clientId, kind, text, createdAt },
    trainerId: ctx.actor.id,
    unit: kind === "number" ? unit || null : null,
    options: kind === "choice" ? [...new Set(options)] : [],
  };
  return present(await store.insert(ctx.db, row));
}

export async function archiveQuestion(
  ctx: Context,
  { params, body }: { params: { id: string }; body: { isArchived: boolean } },
): Promise<Question> {
  const row = await store.findOwned(ctx.db, params.id, ctx.actor.id);
  if (!row) notFound("Question");
  return present(await store.archive(ctx.db, row.id, body.isArchived ? ctx.clock.now() : null));
}

type Link = { clientId: string; leftOut: string[]; client: { trainerId: string } };

/** The questions of a link, without those that its client is not asked. */
async function askedOf(db: Db, { clientId, leftOut, client }: Link): Promise<store.QuestionRow[]> {
  const rows = await store.questionsOf(db, client.trainerId, clientId);
  return rows.filter(({ id, archivedAt }) => archivedAt === null && !leftOut.includes(id));
}

/** @param before the first day of this round, whose own answers are no earlier ones */
export async function questionsOnPage(
  db: Db,
  link: Link,
  isBefore: (day: string) => boolean,
): Promise<AskedQuestion[]> {
  const rows = await askedOf(db, link);
  if (rows.length === 0) return [];
  const sent = await store.answersOf(db, [link.clientId]);
  return rows.map((row) => {
    const { isForAll: _, ...question } = present(row);
    const last = answersTo(row, sent).findLast(({ on }) => isBefore(on));
    return { ...question, last: last ?? null };
  });
}

/** What answers one of the link's questions; all else is dropped, as a question may have been removed meanwhile. */
export async function answersIn(db: Db, link: Link, given: OwnAnswers): Promise<OwnAnswers> {
  if (Object.keys(given).length === 0) return {};
  const rows = await askedOf(db, link);
  return Object.fromEntries(
    rows.flatMap((row) => {
      const value = given[row.id];
      return value !== undefined && answers(row, value) ? [[row.id, value]] : [];
    }),
  );
}

type WaitingRow = { id: string; clientId: string; own: unknown };

/** By check-in: the answers to the trainer's own questions, each beside the one before. */
export async function givenAnswers(
  ctx: Context,
  waiting: readonly WaitingRow[],
): Promise<(checkIn: WaitingRow) => GivenAnswer[]> {
  const clientIds = [...new Set(waiting.map(({ clientId }) => clientId))];
  const isAny = waiting.some(({ own }) => Object.keys(own as OwnAnswers).length > 0);
  if (!isAny) return () => [];
  const [sent, all] = await Promise.all([
    store.answersOf(ctx.db, clientIds),
    store.allQuestions(ctx.db, ctx.actor.id),
  ]);
  const questions = new Map(all.map((row) => [row.id, row]));
  return ({ id, clientId, own }) => {
    const earlier = sent.filter((row) => row.clientId === clientId);
    const before = earlier.slice(
      0,
      earlier.findIndex((row) => row.id === id),
    );
    return Object.entries(own as OwnAnswers).flatMap(([questionId, value]) => {
      const row = questions.get(questionId);
      if (!row) return [];
      const { kind, text, unit } = row;
      return [
        { id: questionId, kind, text, unit, value, last: answersTo(row, before).at(-1)?.value ?? null },
      ];
    });
  };
}

type SentRow = Awaited<ReturnType<typeof store.answersOf>>[number];

const answersTo = ({ id }: store.QuestionRow, sent: readonly SentRow[]) =>
  sent.flatMap(({ own, takenAt, link }) => {
    const value = (own as OwnAnswers)[id];
    return value === undefined ? [] : [{ on: dayIn(takenAt, link.timeZone), value }];
  });

const present = ({ id, kind, text, unit, options, clientId }: store.QuestionRow): Question => ({
  ...{ id, kind, text, unit, options },
  isForAll: clientId === null,
});
