import { beforeEach, describe, expect, it } from "vitest";
import * as auth from "@/lib/accounts/sign-in/contract";
import { addResetToken, expireResetLinks, setPassword } from "@/lib/accounts/sign-in/store";
import * as admin from "@/lib/admin/console/contract";
import * as deletions from "@/lib/admin/deletions/contract";
import * as privacy from "@/lib/clients/consents/contract";
import * as shares from "@/lib/sharing/links/contract";
import { sha256 } from "@/lib/text/sha256";
import { adminNamed, clientWithImages } from "../support/admin";
import { shareOf } from "../support/factories";
import { until } from "../support/generations";
import { LENGTH } from "../support/length";
import { PASSWORD, type Person, type SignedIn, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

/** Enough rounds to hit a race that occurs often. */
const FEW = 20;
const MANY = LENGTH.isLong ? 1_000 : FEW;
const NEW_PASSWORD = "battery staple";

const world = testWorld();
const times = async (count: number, run: () => Promise<void>) => {
  for (let round = 0; round < count; round++) await run();
};
const statusOf = async (answer: Promise<Response>) => (await answer).status;

// All sign-ins come from one address and would reach its rate limits.
beforeEach(() => {
  world.settings = { ...world.settings, rateLimitScale: 100_000 };
});

/** Number of connections that wait for a lock. */
async function waiting(): Promise<number> {
  const [row] = await world.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row!.count;
}

const login = (person: SignedIn, password: string) =>
  statusOf(stranger().ask(auth.login, { body: { email: person.trainer.email, password } }));

/** Creates a reset link for the trainer. @returns a function that uses it from another browser */
async function mailed({ trainer: { id } }: SignedIn): Promise<() => Promise<number>> {
  const token = crypto.randomUUID();
  const createdAt = world.clock.now();
  const expiresAt = new Date(createdAt.getTime() + 60_000);
  const row = { trainerId: id, tokenHash: sha256(token), createdAt, expiresAt };
  await world.db.$transaction((db) => addResetToken(db, row));
  const body = { token, newPassword: NEW_PASSWORD };
  return () => statusOf(stranger().ask(auth.resetPassword, { body }));
}

describe("a password reset", () => {
  const change = (person: Person) =>
    statusOf(
      person.ask(auth.changePassword, { body: { currentPassword: PASSWORD, newPassword: "thief's own" } }),
    );

  it("wins over a simultaneous change with the old password", async () => {
    await times(MANY, async () => {
      const ann = await trainer("Ann");
      const reset = await mailed(ann);
      const [resetStatus, changeStatus] = await Promise.all([reset(), change(ann)]);
      expect(resetStatus).toBe(200);
      // If the change comes first, the reset still replaces it.
      expect([200, 400, 401]).toContain(changeStatus);
      expect(await login(ann, NEW_PASSWORD)).toBe(200);
      expect(await statusOf(ann.ask(auth.me, {}))).toBe(401);
    });
  });

  it("works although a password change expires its link at the same time", async () => {
    const ann = await trainer("Ann");
    const { id } = ann.trainer;
    const reset = await mailed(ann);
    let answer: Promise<number> | undefined;
    await world.db.$transaction(async (db) => {
      await setPassword(db, id, "the thief's");
      answer = reset();
      await until(async () => (await waiting()) === 1);
      world.clock.advance({ seconds: 1 });
      await expireResetLinks(db, id, world.clock.now());
    });
    expect(await answer).toBe(200);
    expect(await login(ann, NEW_PASSWORD)).toBe(200);
  });

  it("prevents a simultaneous deletion of the account with the old password, or fails", async () => {
    await times(FEW, async () => {
      const ann = await trainer("Ann");
      const reset = await mailed(ann);
      const deletion = statusOf(ann.ask(deletions.deleteAccount, { body: { password: PASSWORD } }));
      const [resetStatus, deletionStatus] = await Promise.all([reset(), deletion]);
      if (resetStatus === 200) {
        expect([400, 401]).toContain(deletionStatus);
        expect(await login(ann, NEW_PASSWORD)).toBe(200);
      } else expect([resetStatus, deletionStatus]).toEqual([400, 200]);
    });
  });
});

it("one admin remains when two admins demote each other at the same time", async () => {
  await times(MANY, async () => {
    await world.db.trainer.updateMany({ where: { isAdmin: true }, data: { isAdmin: false } });
    const [ida, eve] = [await adminNamed(world, "Ida"), await adminNamed(world, "Eve")];
    const demote = (by: SignedIn, { trainer: { id } }: SignedIn) =>
      statusOf(by.ask(admin.changeRole, { params: { id }, body: { isAdmin: false } }));
    const statuses = await Promise.all([demote(ida, eve), demote(eve, ida)]);
    expect(statuses.sort()).toEqual([200, 403]);
    expect(await world.db.trainer.count({ where: { isAdmin: true, deletedAt: null } })).toBe(1);
  });
});

describe("a share link created while the client withdraws consent", () => {
  /**
   * Locks the rate limits while `work` runs. A request to create a link waits there, between its checks and its
   * insert.
   */
  const whileLocked = (work: () => Promise<void>) =>
    world.db.$transaction(async (db) => {
      await db.$queryRaw`SELECT 1 FROM "RateLimit" FOR UPDATE`;
      await work();
    });

  it.each(["sharing", "ai"] as const)(
    "to %s is open when it is returned, and ends with the consent",
    async (kind) => {
      const ann = await trainer("Ann");
      const client = await clientWithImages(world, ann);
      const params = { id: client.id };
      const body = shareOf(client.transformations.map(({ id }) => id));
      await ann.call(shares.createShare, { params, body });
      let made: Promise<Response> | undefined;
      let withdrawal: Promise<unknown> | undefined;
      let isWithdrawn = false;
      await whileLocked(async () => {
        made = ann.ask(shares.createShare, { params, body });
        await until(async () => (await waiting()) === 1);
        withdrawal = ann.call(privacy.withdrawConsent, { params: { ...params, kind } });
        void withdrawal.then(() => {
          isWithdrawn = true;
        });
        await until(async () => isWithdrawn || (await waiting()) === 2);
      });
      const answer = await made!;
      await withdrawal;
      expect([answer.status, (await answer.json()).state]).toEqual([201, "open"]);
      const links = await ann.call(shares.listShares, { params });
      expect(links.filter(({ state }) => state === "open")).toEqual([]);
      // Withdrawing AI consent also removes the links to the images.
      if (kind === "ai") expect(links).toEqual([]);
    },
  );
});
