import { describe, expect, it } from "vitest";
import * as inbox from "@/lib/check-ins/inbox/contract";
import * as contract from "@/lib/check-ins/page/contract";
import * as reminders from "@/lib/check-ins/reminders/contract";
import * as privacy from "@/lib/clients/consents/contract";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import { exportClient } from "@/lib/sharing/export/contract";
import { withClient } from "@/prisma/engine/with-client";
import { linkOf, plansSquats } from "../support/check-ins";
import { addClient } from "../support/factories";
import { strayBlobs } from "../support/invariants";
import { stranger, trainer } from "../support/people";
import { reducedFigure } from "../support/pictures";
import { AWAY_SERVICE } from "../support/push";
import { testWorld } from "../support/world";

const world = testWorld();
const ROUNDS = 12;

/** A client who has agreed to everything. */
async function agreed() {
  const ann = await trainer("Ann");
  const { id } = await addClient(ann, { name: "Marcus Reed" });
  const plannedSessionId = await plansSquats(ann, id, world);
  const link = await ann.call(inbox.makeCheckInLink, { params: { id }, body: linkOf() });
  const byToken = { params: { token: link.token! } };
  const consent = { version: CHECK_IN_CONSENT_VERSION, adult: true as const, photos: true };
  const me = stranger();
  await me.call(contract.giveConsent, { ...byToken, body: consent });
  const takenAt = world.clock.now().toISOString();
  const photo = new File([new Uint8Array(await reducedFigure("m_plain_shorts"))], "photo.jpg", {
    type: "image/jpeg",
  });
  const upload = () => me.ask(contract.uploadCheckInPhoto, { ...byToken, body: { photo } });
  /** Everything that a client's browser can write, and that a withdrawal ends. */
  const writes = {
    checkIn: () => me.ask(contract.sendCheckIn, { ...byToken, headers: {}, body: { weight: 188, takenAt } }),
    sets: () =>
      me.ask(contract.reportSets, {
        ...byToken,
        headers: { "idempotency-key": crypto.randomUUID() },
        body: {
          plannedSessionId,
          sets: [{ exerciseName: "Back Squat", reps: 5, weight: 185 }],
          performedAt: takenAt,
        },
      }),
    photo: upload,
    consent: () => me.ask(contract.giveConsent, { ...byToken, body: consent }),
    units: () => me.ask(contract.chooseUnits, { ...byToken, body: { units: "metric" } }),
    address: () =>
      me.ask(reminders.askForReminders, { ...byToken, body: { email: `marcus.${id}@home.example` } }),
    browser: () =>
      me.ask(reminders.remindBrowser, {
        ...byToken,
        body: {
          endpoint: `${AWAY_SERVICE}/${crypto.randomUUID()}`,
          keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) },
        },
      }),
  };
  const withdraw = () => me.ask(contract.withdrawConsent, byToken);
  return { ann, id, byToken, me, writes, upload, withdraw };
}

/** What the trainer still has of a client who withdrew; all of it must be empty. */
async function left(clientId: string) {
  const of = { where: { clientId } };
  const links = await world.db.checkInLink.findMany(of);
  return {
    checkIns: await world.db.checkIn.count(of),
    sessions: await world.db.workout.count(of),
    photos: await world.db.photo.count({ where: { trainer: { clients: { some: { id: clientId } } } } }),
    browsers: await world.db.checkInBrowser.count({ where: { link: { clientId } } }),
    addresses: links.flatMap(({ reminderEmail }) => reminderEmail ?? []),
    open: links.filter(({ withdrawnAt, revokedAt }) => !withdrawnAt || !revokedAt).length,
  };
}
const NOTHING = { checkIns: 0, sessions: 0, photos: 0, browsers: 0, addresses: [], open: 0 };

/** Runs `request` while another transaction holds the client and its link, and then ends that one with a withdrawal. */
async function duringWithdrawal(clientId: string, request: () => Promise<Response>): Promise<Response> {
  return withClient(world.databaseUrl, async (other) => {
    await other.query("BEGIN");
    await other.query(`SELECT 1 FROM "Client" WHERE id = $1 FOR UPDATE`, [clientId]);
    await other.query(`SELECT 1 FROM "CheckInLink" WHERE "clientId" = $1 FOR UPDATE`, [clientId]);
    let isAnswered = false;
    const answer = request().finally(() => {
      isAnswered = true;
    });
    const waiting = async () => {
      const { rows } = await other.query("SELECT 1 FROM pg_locks WHERE NOT granted");
      return isAnswered || rows.length > 0;
    };
    await expect.poll(waiting).toBe(true);
    await other.query(
      `UPDATE "CheckInLink" SET "revokedAt" = now(), "withdrawnAt" = now() WHERE "clientId" = $1`,
      [clientId],
    );
    await other.query("COMMIT");
    return answer;
  });
}

describe("a client's withdrawal", () => {
  it.each(["checkIn", "sets", "photo", "consent", "units", "address", "browser"] as const)(
    "refuses a %s that was on its way",
    async (name) => {
      const { id, writes } = await agreed();
      const answer = await duringWithdrawal(id, writes[name]);
      expect(answer.status).toBe(404);
      expect(await left(id)).toEqual(NOTHING);
    },
  );

  it("leaves nothing of what was sent in parallel", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, writes, withdraw } = await agreed();
      const sent = Object.values(writes).sort(() => Math.random() - 0.5);
      sent.splice(round % sent.length, 0, withdraw);
      const answers = await Promise.all(sent.map((request) => request()));
      for (const { status } of answers) expect([200, 201, 404]).toContain(status);
      await world.background.settle();
      expect(await left(id)).toEqual(NOTHING);
    }
    expect(await strayBlobs(world.db, world.blobs)).toEqual([]);
  });

  it("deletes photos that were uploaded and never sent", async () => {
    const { ann, id, me, byToken, upload, withdraw } = await agreed();
    const { photoId } = await (await upload()).json();
    const { blobKey } = await world.db.photo.findUniqueOrThrow({ where: { id: photoId } });
    expect((await ann.call(privacy.getPrivacy, { params: { id } })).kept.photos).toBe(1);
    const ofTrainer = await (await ann.call(exportClient, { params: { id } })).text();
    expect(JSON.parse(ofTrainer).photos).toMatchObject([{ id: photoId }]);
    const ofClient = await (await me.call(contract.exportCheckIns, byToken)).text();
    expect(JSON.parse(ofClient).photos).toMatchObject([{ id: photoId }]);
    await withdraw();
    await world.background.settle();
    expect(await left(id)).toEqual(NOTHING);
    expect(await world.blobs.get(blobKey)).toBeNull();
  });
});

describe("a link that is restored", () => {
  const restored = async () => {
    const all = await agreed();
    const params = { id: all.id };
    await all.ann.call(inbox.revokeCheckInLink, { params });
    return { ...all, restore: () => all.ann.ask(inbox.restoreCheckInLink, { params }), params };
  };

  it("while a new one is made is one of both, and the other is closed", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { ann, params, restore } = await restored();
      const make = () => ann.ask(inbox.makeCheckInLink, { params, body: linkOf() });
      const answers = await Promise.all([restore(), make(), restore()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 201, 200]);
      const open = { clientId: params.id, revokedAt: null };
      expect(await world.db.checkInLink.count({ where: open })).toBe(1);
    }
  });

  it("while the client withdraws stays closed for good", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, ann, withdraw } = await agreed();
      const restore = () => ann.ask(inbox.restoreCheckInLink, { params: { id } });
      const answers = await Promise.all(round % 2 ? [restore(), withdraw()] : [withdraw(), restore()]);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      expect(await left(id)).toEqual(NOTHING);
    }
  });
});

describe("accepting a check-in", () => {
  /** A check-in with a weight and a photo. */
  async function sent() {
    const all = await agreed();
    const { photoId: frontPhotoId } = await (await all.upload()).json();
    const body = { weight: 188, frontPhotoId, takenAt: world.clock.now().toISOString() };
    await all.me.call(contract.sendCheckIn, { ...all.byToken, headers: {}, body });
    const params = { id: (await world.db.checkIn.findFirstOrThrow({ where: { clientId: all.id } })).id };
    const accept = () => all.ann.ask(inbox.acceptCheckIn, { params, body: {} });
    return { ...all, params, accept };
  }
  /** What an acceptance changes. */
  async function taken(clientId: string) {
    const of = { where: { clientId } };
    return {
      weighIns: (await world.db.measurement.count(of)) - 1,
      photos: await world.db.photo.count(of),
      generations: await world.db.generation.count(of),
    };
  }

  it("and asking again at once: one wins, and the other says so and changes nothing", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { ann, id, params, accept } = await sent();
      const askAgain = () => ann.ask(inbox.askAgain, { params, body: { reply: "Again, please" } });
      const [accepted, asked] = await Promise.all([accept(), askAgain()]);
      const { state } = await world.db.checkIn.findUniqueOrThrow({ where: params });
      if (accepted.status === 200) {
        expect([state, asked.status]).toEqual(["accepted", 409]);
        expect((await asked.json()).message).toBe("This check-in has already been accepted.");
        expect(await taken(id)).toEqual({ weighIns: 1, photos: 1, generations: 1 });
      } else {
        expect([state, accepted.status, asked.status]).toEqual(["asked_again", 409, 200]);
        expect((await accepted.json()).message).toBe("The client has already been asked again.");
        expect(await taken(id)).toEqual({ weighIns: 0, photos: 0, generations: 0 });
      }
    }
  });

  it("and withdrawing at once: it is either taken over or gone, as the answer says", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, accept, withdraw } = await sent();
      const [accepted, withdrawn] = await Promise.all(
        round % 2 ? [accept(), withdraw()] : [withdraw(), accept()].toReversed(),
      );
      expect(withdrawn?.status).toBe(200);
      expect([200, 404]).toContain(accepted?.status);
      const count = accepted?.status === 200 ? 1 : 0;
      expect(await taken(id)).toEqual({ weighIns: count, photos: count, generations: count });
      expect(await world.db.checkIn.count({ where: { clientId: id } })).toBe(0);
    }
  });

  it("changes nothing when it fails at its last step", async () => {
    const { ann, id, params, accept } = await sent();
    await world.db.$executeRaw`
      ALTER TABLE "CheckIn" ADD CONSTRAINT "undecidable" CHECK ("state" = 'waiting') NOT VALID`;
    try {
      expect((await accept()).status).toBe(500);
    } finally {
      await world.db.$executeRaw`ALTER TABLE "CheckIn" DROP CONSTRAINT "undecidable"`;
    }
    expect(await taken(id)).toEqual({ weighIns: 0, photos: 0, generations: 0 });
    expect((await ann.call(inbox.getInbox, {})).waiting).toHaveLength(1);
    expect((await accept()).status).toBe(200);
    expect(await taken(id)).toEqual({ weighIns: 1, photos: 1, generations: 1 });
    expect((await world.db.checkIn.findUniqueOrThrow({ where: params })).state).toBe("accepted");
  });

  it("together with others is one call, which names those that it could not accept", async () => {
    const { ann, me, byToken, id } = await agreed();
    for (const weight of [188, 187, 186])
      await me.call(contract.sendCheckIn, {
        ...byToken,
        headers: {},
        body: { weight, takenAt: world.clock.now().toISOString() },
      });
    const foreign = await sent();
    const waiting = (await ann.call(inbox.getInbox, {})).waiting.map((one) => one.id);
    const [gone, ...rest] = waiting;
    await ann.call(inbox.askAgain, { params: { id: gone! }, body: { reply: "Again, please" } });
    const ids = [...waiting, foreign.params.id];
    expect(await ann.call(inbox.acceptCheckIns, { body: { ids } })).toEqual({
      done: rest,
      refused: [
        { id: gone, message: "The client has already been asked again." },
        {
          id: foreign.params.id,
          message: "This check-in is no longer there. The client may have deleted it.",
        },
      ],
    });
    expect(await taken(id)).toMatchObject({ weighIns: 2 });
    expect(await taken(foreign.id)).toMatchObject({ weighIns: 0 });
    expect(await ann.call(inbox.reopenCheckIns, { body: { ids: rest } })).toEqual({
      done: rest,
      refused: [],
    });
    expect(await taken(id)).toMatchObject({ weighIns: 0 });
  });
});
