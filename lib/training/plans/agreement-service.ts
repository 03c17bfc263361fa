import "server-only";
import { requireClient } from "@/lib/clients/record/service";
import { DONE } from "@/lib/platform/http/contract";
import type { Context, Db } from "@/lib/platform/kernel/context";
import { AppError, notFound, refuseField } from "@/lib/platform/kernel/errors";
import { daysBetween, isoDay } from "@/lib/text/calendar/days";
import { isUuid, uuidv7 } from "@/lib/text/uuid";
import type { SessionChange, SessionCopy, SessionTerms } from "@/lib/training/sessions/schema";
import { settleWeeks } from "@/lib/training/sessions/settle-service";
import * as sessions from "@/lib/training/sessions/store";
import { lockClient } from "@/lib/training/workouts/store";
import { MAX_DAYS_AHEAD } from "./limits";

type BySession = { params: { id: string; sessionId: string } };
type Session = NonNullable<Awaited<ReturnType<typeof sessions.findSession>>>;

/** @throws AppError `conflict` for another date of a session that somebody trained for */
export function changeSession(
  ctx: Context,
  { params, body }: BySession & { body: SessionChange },
): Promise<SessionTerms> {
  return withSession(ctx, params, async (db, clientId, { isTrainedFor, ...before }) => {
    const { date = before.date } = body;
    if (date !== before.date) {
      if (isTrainedFor) throw new AppError("conflict", "Somebody trained for this session already.");
      refuseFarDay(ctx, date);
    }
    await sessions.changeTerms(db, before.id, body);
    await settleWeeks(db, clientId, [before.date, date]);
    return before;
  });
}

export function copySession(ctx: Context, { params, body }: BySession & { body: SessionCopy }) {
  return withSession(ctx, params, async (db, clientId, { id: from, lengthMin, note }) => {
    refuseFarDay(ctx, body.date);
    const id = uuidv7(ctx.clock.now());
    await sessions.copySession(db, from, { lengthMin, note, ...body, id });
    await settleWeeks(db, clientId, [body.date]);
    return { id };
  });
}

/** @throws AppError `conflict` for a session that is no copy */
export function removeSession(ctx: Context, { params }: BySession) {
  return withSession(ctx, params, async (db, clientId, { id, date, copyOf }) => {
    if (copyOf === null) throw new AppError("conflict", "This session is one of the plan. Leave it out.");
    const days = await sessions.daysTrained(db, id);
    await sessions.removeSession(db, id);
    await settleWeeks(db, clientId, [date, ...days]);
    return DONE;
  });
}

/** @throws AppError `invalid` for a day that is too far from today */
function refuseFarDay(ctx: Context, day: string): void {
  if (Math.abs(daysBetween(isoDay(ctx.clock.now()), day)) > MAX_DAYS_AHEAD)
    refuseField("invalid", "date", `At most ${MAX_DAYS_AHEAD} days from today`);
}

/** The session behind the client's lock. */
async function withSession<Reply>(
  ctx: Context,
  { id, sessionId }: BySession["params"],
  write: (db: Db, clientId: string, session: Session) => Promise<Reply>,
): Promise<Reply> {
  const client = await requireClient(ctx, id);
  if (!isUuid(sessionId)) notFound("Session");
  return ctx.db.$transaction(async (db) => {
    if (!(await lockClient(db, client.id))) notFound("Session");
    return write(
      db,
      client.id,
      (await sessions.findSession(db, client.id, sessionId)) ?? notFound("Session"),
    );
  });
}
