import "server-only";
import * as audit from "@/lib/platform/audit/service";
import type { Actor, Context, Db, Services } from "@/lib/platform/kernel/context";
import { isDuplicate } from "@/lib/platform/kernel/db";
import { AppError, refuseField } from "@/lib/platform/kernel/errors";
import { LIMITS } from "@/lib/platform/limits/policies";
import { forgive, refund, spend, withinLimit } from "@/lib/platform/limits/service";
import { letter, linkTo, newToken } from "@/lib/platform/mail/letter";
import { post } from "@/lib/platform/mail/service";
import { sha256 } from "@/lib/text/sha256";
import { hashPassword, passwordMatches } from "./password";
import { CLOSED_REGISTRATION } from "./registration";
import type { Credentials, ForgottenPassword, PasswordChange, PasswordReset, Registration } from "./schema";
import * as store from "./store";

/** Creates an account and signs in. Never creates an admin. @throws AppError `forbidden` unless registration is open */
export async function register(ctx: Context<"public">, { body }: { body: Registration }) {
  const { registration } = ctx.settings;
  if (registration !== "open") throw new AppError("forbidden", CLOSED_REGISTRATION[registration]);
  await spend(ctx, LIMITS.registerPerAddress, ctx.address);
  const { name, email, password } = body;
  const passwordHash = await hashPassword(password);
  const trainer = await store
    .insertTrainer(ctx.db, { name, email, passwordHash, createdAt: ctx.clock.now() })
    .catch(refuseTaken);
  await signIn(ctx, trainer, passwordHash);
  return present(trainer);
}

/** @throws AppError `conflict` when another account has the address, else the error itself */
export function refuseTaken(error: unknown): never {
  if (isDuplicate(error))
    refuseField("conflict", "email", "An account with this email address already exists.");
  throw error;
}

/**
 * An unknown address and a wrong password give the same answer after the same work.
 * @throws AppError `unauthenticated`; `forbidden` for the right password of a suspended account
 */
export async function login(ctx: Context<"public">, { body }: { body: Credentials }) {
  const accountAndAddress = attemptsKey(body.email, ctx.address);
  await spend(ctx, LIMITS.loginPerAccountAndAddress, accountAndAddress);
  await spend(ctx, LIMITS.loginPerAddress, ctx.address);
  const trainer = await store.findByEmail(ctx.db, body.email);
  const right = await passwordMatches(trainer?.passwordHash ?? null, body.password);
  if (!trainer || !right) {
    if (trainer) recordRefusal(ctx, trainer);
    throw new AppError("unauthenticated", "Invalid email or password");
  }
  await refund(ctx, LIMITS.loginPerAddress, ctx.address);
  await refund(ctx, LIMITS.loginPerAccountAndAddress, accountAndAddress);
  if (trainer.suspendedAt) {
    recordRefusal(ctx, trainer);
    throw new AppError(
      "forbidden",
      "This account is suspended. Please contact the person who runs this service.",
    );
  }
  await signIn(ctx, trainer, trainer.passwordHash);
  return present(trainer);
}

type Named = { id: string; name: string; email: string };

/** @throws AppError `unauthenticated` when the password was changed or the account closed after the check */
async function signIn(ctx: Context<"public">, trainer: Named, passwordHash: string): Promise<void> {
  if (!(await ctx.session.start(trainer.id, passwordHash)))
    throw new AppError("unauthenticated", "Invalid email or password");
  await audit.record({ clock: ctx.clock, actor: trainer }, ctx.db, "sign-in", trainer);
}

/** Runs after the reply, so that its timing does not reveal whether the account exists. */
function recordRefusal({ clock, db, background }: Context<"public">, trainer: Named): void {
  background.run(() => audit.record({ clock }, db, "sign-in-refused", trainer));
}

function attemptsKey(email: string, address: string): string {
  return `${email}\n${address}`;
}

export async function logout(ctx: Context<"public">) {
  await ctx.session.end();
  return { message: "Signed out." };
}

export async function me(ctx: Context) {
  return present(ctx.actor);
}

/** Mails a link if the account exists. Neither the answer nor its timing reveals that. */
export async function forgotPassword(ctx: Context<"public">, { body }: { body: ForgottenPassword }) {
  await spend(ctx, LIMITS.forgotPerAddress, ctx.address);
  ctx.background.run(() => mailResetLink(ctx, body.email));
  return { message: "If an account exists, you will receive a password reset link shortly." };
}

async function mailResetLink(ctx: Context<"public">, email: string): Promise<void> {
  const { allowed } = await withinLimit(ctx, LIMITS.forgotPerAccount, email);
  const trainer = await store.findByEmail(ctx.db, email);
  if (!trainer || !allowed) return;
  const { token, row } = newToken(ctx.clock.now(), RESET_MINUTES);
  await ctx.db.$transaction((db) => store.addResetToken(db, { trainerId: trainer.id, ...row }));
  await post(ctx, resetMail(trainer, ctx.settings.appUrl, token));
}

/** Sets a new password with a mailed token. Ends every session of the account, and the caller's session. */
export async function resetPassword(ctx: Context<"public">, { body }: { body: PasswordReset }) {
  // Takes the time of the request, so that a concurrent password change does not expire this link.
  const now = ctx.clock.now();
  await spend(ctx, LIMITS.resetPerAddress, ctx.address);
  const tokenHash = sha256(body.token);
  const email = await ctx.db.$transaction(async (db) => {
    await store.lockAccountOfToken(db, tokenHash, now);
    const trainerId = await store.consumeResetToken(db, tokenHash, now);
    if (!trainerId)
      throw new AppError("invalid", "This reset link is no longer valid. Please ask for a new one.");
    // Hashes under the lock: otherwise a change with the old password could win meanwhile.
    const passwordHash = await hashPassword(body.newPassword);
    const address = await store.setPassword(db, trainerId, passwordHash);
    await store.expireResetLinks(db, trainerId, now);
    await store.endSessions(db, trainerId);
    return address;
  });
  await ctx.session.end();
  // A user who reached the sign-in limit and then reset the password can sign in at once.
  await forgive(ctx, LIMITS.loginPerAccountAndAddress, attemptsKey(email, ctx.address));
  return { message: "Your password has been reset." };
}

/** A verified password of the caller, and the request field that it came from. */
export type Confirmed = { passwordHash: string; path: string };

/** Only failures count against the limit. @throws AppError `invalid` */
export async function confirmPassword(ctx: Context, password: string, path: string): Promise<Confirmed> {
  const { id } = ctx.actor;
  await spend(ctx, LIMITS.changePasswordPerTrainer, id);
  const passwordHash = await store.passwordHashOf(ctx.db, id);
  if (!(await passwordMatches(passwordHash, password)) || passwordHash === null) return refusePassword(path);
  await refund(ctx, LIMITS.changePasswordPerTrainer, id);
  return { passwordHash, path };
}

/** A reset can happen during the password check. @throws AppError `invalid` or `unauthenticated` */
export async function lockConfirmed(ctx: Context, db: Db, confirmed: Confirmed): Promise<void> {
  const isHeld = await store.lockAccount(db, ctx.actor.id, confirmed.passwordHash);
  if (!(await store.lockSession(db, ctx.actor.sessionId)))
    throw new AppError("unauthenticated", "Please sign in.");
  if (!isHeld) refusePassword(confirmed.path);
}

/** Locks all admins, so that two cannot demote each other at the same time. @throws AppError `forbidden` */
export async function requireStillAdmin(ctx: Context<"admin">, db: Db, aboutId: string): Promise<void> {
  const admins = await store.lockAdmins(db, aboutId);
  if (!admins.includes(ctx.actor.id)) throw new AppError("forbidden", "Admins only.");
}

function refusePassword(path: string): never {
  refuseField("invalid", path, "Current password is incorrect");
}

/** Sets a new password and ends every other session of the account. */
export async function changePassword(ctx: Context, { body }: { body: PasswordChange }) {
  const { id, sessionId } = ctx.actor;
  const confirmed = await confirmPassword(ctx, body.currentPassword, "currentPassword");
  const passwordHash = await hashPassword(body.newPassword);
  await ctx.db.$transaction(async (db) => {
    await lockConfirmed(ctx, db, confirmed);
    await store.setPassword(db, id, passwordHash);
    await store.expireResetLinks(db, id, ctx.clock.now());
    await store.endSessions(db, id, sessionId);
  });
  return { message: "Your password has been updated successfully." };
}

export async function forgetExpired({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await store.removeExpired(db, clock.now());
}

type TrainerRow = Omit<Actor, "sessionId">;

function present({ id, name, email, isAdmin, units, restSeconds, barLbs, createdAt }: TrainerRow) {
  return { id, name, email, isAdmin, units, restSeconds, barLbs, createdAt: createdAt.toISOString() };
}

export const RESET_MINUTES = 60;

export function resetMail(to: { name: string; email: string }, appUrl: string, token: string) {
  return letter({
    to,
    subject: "Reset your Formcast password",
    lines: [
      "Someone asked for a new password for your Formcast account. Use this link to set it. It works once and is " +
        `valid for ${RESET_MINUTES} minutes:`,
      { link: linkTo(appUrl, "/login", "reset", token) },
      "If it was not you, nothing has changed and you can ignore this mail.",
    ],
  });
}
