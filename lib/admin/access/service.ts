import "server-only";
import { hashPassword } from "@/lib/accounts/sign-in/password";
import { RESET_MINUTES, refuseTaken, requireStillAdmin, resetMail } from "@/lib/accounts/sign-in/service";
import * as accounts from "@/lib/accounts/sign-in/store";
import * as audit from "@/lib/platform/audit/service";
import { DONE } from "@/lib/platform/http/contract";
import type { Context } from "@/lib/platform/kernel/context";
import { AppError, notFound } from "@/lib/platform/kernel/errors";
import { LIMITS } from "@/lib/platform/limits/policies";
import { spend } from "@/lib/platform/limits/service";
import { letter, linkTo, newToken } from "@/lib/platform/mail/letter";
import { post } from "@/lib/platform/mail/service";
import { requireMailable, stopLink } from "@/lib/platform/mail/stop-service";
import { DAY_MS, MINUTE_MS } from "@/lib/text/calendar/days";
import type { Invitation } from "./schema";
import * as store from "./store";

const INVITATION_DAYS = 7;

function inviteMail(ctx: AdminContext, to: { name: string; email: string }, token: string) {
  return letter({
    to,
    stop: stopLink(ctx, to.email),
    subject: "Your Formcast account",
    lines: [
      "A Formcast account was created for you. Use this link to set your password. It works once and is valid " +
        `for ${INVITATION_DAYS} days:`,
      { link: linkTo(ctx.settings.appUrl, "/login", "reset", token) },
      "If you did not expect this mail, you can ignore it: nobody can sign in without a password.",
    ],
  });
}

type AdminContext = Context<"admin">;
type ById = { params: { id: string } };

const INVITATION_MINUTES = (INVITATION_DAYS * DAY_MS) / MINUTE_MS;

/**
 * Ends every session and every mailed link, and deletes no data.
 * @throws AppError `conflict` for the caller's own account, so that an admin always remains
 */
export async function suspend(ctx: AdminContext, { params }: ById) {
  await ctx.db.$transaction(async (db) => {
    await requireStillAdmin(ctx, db, params.id);
    const trainer = (await accounts.findTrainer(db, params.id)) ?? notFound("Trainer");
    if (trainer.id === ctx.actor.id) throw new AppError("conflict", "You cannot suspend your own account.");
    if (!(await store.setSuspended(db, trainer.id, ctx.clock.now()))) return;
    const sessions = await accounts.endSessions(db, trainer.id);
    await store.endLinks(db, trainer.id);
    await audit.record(ctx, db, "suspend", trainer, { sessions });
  });
  return DONE;
}

export async function lift(ctx: AdminContext, { params }: ById) {
  await ctx.db.$transaction(async (db) => {
    const trainer = (await accounts.findTrainer(db, params.id)) ?? notFound("Trainer");
    if (await store.setSuspended(db, trainer.id, null)) await audit.record(ctx, db, "lift", trainer);
  });
  return DONE;
}

/** @throws AppError `conflict` for an address that has an account, `forbidden` while registration is closed */
export async function invite(ctx: AdminContext, { body }: { body: Invitation }) {
  if (ctx.settings.registration === "closed")
    throw new AppError("forbidden", "This service takes no new accounts.");
  await spend(ctx, LIMITS.adminMailsPerAdmin, ctx.actor.id);
  await requireMailable(ctx, body.email);
  // The password is random and never stored, so sign-in works only after the owner sets one.
  const passwordHash = await hashPassword(crypto.randomUUID());
  const createdAt = ctx.clock.now();
  const { token, row } = newToken(createdAt, INVITATION_MINUTES);
  const trainer = await ctx.db
    .$transaction(async (db) => {
      const made = await accounts.insertTrainer(db, { ...body, passwordHash, createdAt });
      await accounts.addResetToken(db, { trainerId: made.id, ...row });
      await audit.record(ctx, db, "invite", made);
      return made;
    })
    .catch(refuseTaken);
  await post(ctx, inviteMail(ctx, trainer, token));
  return { id: trainer.id };
}

/**
 * A trainer who has never signed in gets a new invitation.
 * @throws AppError `conflict` while the trainer is suspended, because the link would not work
 */
export async function sendReset(ctx: AdminContext, { params }: ById) {
  await spend(ctx, LIMITS.adminMailsPerAdmin, ctx.actor.id);
  const trainer = (await accounts.findTrainer(ctx.db, params.id)) ?? notFound("Trainer");
  if (trainer.suspendedAt)
    throw new AppError(
      "conflict",
      "Lift the suspension first. Links do not work while an account is suspended.",
    );
  const isNew = trainer.lastSignInAt === null;
  if (isNew) await requireMailable(ctx, trainer.email);
  const { token, row } = newToken(ctx.clock.now(), isNew ? INVITATION_MINUTES : RESET_MINUTES);
  await ctx.db.$transaction(async (db) => {
    await accounts.addResetToken(db, { trainerId: trainer.id, ...row });
    await audit.record(ctx, db, "send-reset", trainer);
  });
  await post(ctx, isNew ? inviteMail(ctx, trainer, token) : resetMail(trainer, ctx.settings.appUrl, token));
  return DONE;
}

export async function listSessions(ctx: AdminContext, { params }: ById) {
  const trainer = (await accounts.findTrainer(ctx.db, params.id)) ?? notFound("Trainer");
  const rows = await store.openSessions(ctx.db, trainer.id, ctx.clock.now());
  return rows.map(({ id, createdAt, lastSeenAt }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isOwn: id === ctx.actor.sessionId,
  }));
}

/** @throws AppError `conflict` for the caller's own session */
export async function endSession(
  ctx: AdminContext,
  { params }: { params: { id: string; sessionId: string } },
) {
  if (params.sessionId === ctx.actor.sessionId)
    throw new AppError("conflict", "Log out to end your own session.");
  await ctx.db.$transaction(async (db) => {
    const trainer = (await accounts.findTrainer(db, params.id)) ?? notFound("Trainer");
    if (!(await store.endSession(db, trainer.id, params.sessionId)))
      throw new AppError("not_found", "This session has already ended.");
    await audit.record(ctx, db, "end-sessions", trainer, { sessions: 1 });
  });
  return DONE;
}
