import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import * as inbox from "@/lib/check-ins/inbox/contract";
import * as contract from "@/lib/check-ins/page/contract";
import * as clients from "@/lib/clients/record/contract";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import { daysLater } from "@/lib/text/calendar/moments";
import { uuidv7 } from "@/lib/text/uuid";
import { linkOf } from "../support/check-ins";
import { addClient, addPhoto } from "../support/factories";
import { strayBlobs, violatedInvariants } from "../support/invariants";
import { type SignedIn, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();
afterEach(() => world.background.settle());

const SIDES = ["front", "back"] as const;
type Side = (typeof SIDES)[number];

/** A check-in as the client sent it; days before the others' day 0. */
type Sent = { id: string; daysAgo: number; weight: number | null; photos: Partial<Record<Side, string>> };
type Shown = Record<Side, { id: string; daysAgo: number } | null>;

/**
 * What the client looks like if only the accepted check-ins had ever happened, in the order of their acceptance, on top
 * of what the trainer has set.
 */
class Model {
  sent: Sent[] = [];
  accepted: Sent[] = [];
  asked = new Set<string>();
  base: Shown = { front: null, back: null };
  weighIns: { daysAgo: number; weight: number }[] = [{ daysAgo: 100, weight: 195 }];

  get shown(): Record<Side, string | null> {
    const shown = { ...this.base };
    for (const { photos, daysAgo } of this.accepted)
      for (const side of SIDES) {
        const [photo, current] = [photos[side], shown[side]];
        if (photo && !(current && current.daysAgo < daysAgo)) shown[side] = { id: photo, daysAgo };
      }
    return { front: shown.front?.id ?? null, back: shown.back?.id ?? null };
  }

  get weight(): number | undefined {
    const all = [...this.weighIns, ...this.accepted].filter(({ weight }) => weight !== null);
    // Of one day the later one counts: what is accepted was sent after everything that was withdrawn.
    return all.toReversed().toSorted((a, b) => a.daysAgo - b.daysAgo)[0]?.weight ?? undefined;
  }

  get waiting(): string[] {
    return this.sent
      .filter((one) => !this.accepted.includes(one) && !this.asked.has(one.id))
      .map(({ id }) => id);
  }
}

/** One client with all services, and the model beside it. */
async function story() {
  const ann = await trainer("Ann");
  const now = world.clock.now();
  world.clock.set(daysLater(now, -100));
  const client = await addClient(ann, { photoUrl: await addPhoto(ann) });
  world.clock.set(now);
  const model = new Model();
  const first = await world.db.photo.findFirstOrThrow({ where: { clientId: client.id } });
  model.base.front = { id: first.id, daysAgo: 100 };
  const all = { ann, id: client.id, model, me: stranger(), token: "" };
  await newLink(all);
  return all;
}
type Story = Awaited<ReturnType<typeof story>>;

async function newLink(all: { ann: SignedIn; id: string; token: string; me: Story["me"] }) {
  const link = await all.ann.call(inbox.makeCheckInLink, { params: { id: all.id }, body: linkOf() });
  all.token = link.token ?? "";
  const body = { version: CHECK_IN_CONSENT_VERSION, adult: true as const, photos: true };
  await all.me.call(contract.giveConsent, { params: { token: all.token }, body });
}

/** A row without bytes is enough, since nothing here looks at a picture. */
async function uploaded({ ann, id: clientId }: Story): Promise<string> {
  const id = uuidv7(new Date());
  const { id: linkId } = await world.db.checkInLink.findFirstOrThrow({
    where: { clientId, revokedAt: null },
  });
  const keys = { blobKey: `photos/${id}.jpg`, thumbKey: `photos/${id}-thumb.jpg` };
  const size = { width: 540, height: 960, bytes: 1000 };
  const row = { id, trainerId: ann.trainer.id, linkId, sha256: id, ...keys, ...size };
  await world.db.photo.create({ data: { ...row, takenAt: world.clock.now() } });
  return id;
}

/** The inbox lists the newest of a client, and counts the rest. */
const LISTED = 5;

type Command = { toString(): string; run(story: Story): Promise<void> };
const command = (name: string, run: Command["run"]): Command => ({ run, toString: () => name });
const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % Math.max(1, from.length)];

const send = fc
  .record({
    // Of an earlier day than the trainer's own photo, or the order within that day would decide.
    daysAgo: fc.integer({ min: 1, max: 25 }),
    weight: fc.option(fc.integer({ min: 150, max: 220 })),
    front: fc.boolean(),
    back: fc.boolean(),
  })
  .map(({ daysAgo, weight, front, back }) =>
    command(`send(${daysAgo}, ${weight}, ${front}, ${back})`, async (all) => {
      const { me, token, id: clientId, model } = all;
      if (model.sent.some((one) => one.daysAgo === daysAgo)) return;
      // So that each is received after the one before.
      world.clock.advance({ seconds: 1 });
      const photos: Sent["photos"] = {};
      if (front) photos.front = await uploaded(all);
      if (back) photos.back = await uploaded(all);
      await me.call(contract.sendCheckIn, {
        params: { token },
        headers: {},
        body: {
          ...(weight !== null && { weight }),
          sleep: 3,
          ...(photos.front && { frontPhotoId: photos.front }),
          ...(photos.back && { backPhotoId: photos.back }),
          takenAt: daysLater(world.clock.now(), -daysAgo).toISOString(),
        },
      });
      const newest = {
        where: { clientId },
        orderBy: [{ receivedAt: "desc" as const }, { id: "desc" as const }],
      };
      const { id } = await world.db.checkIn.findFirstOrThrow(newest);
      model.sent.push({ id, daysAgo, weight, photos });
    }),
  );

const decision = (name: "accept" | "askAgain" | "undo") =>
  fc.nat(20).map((n) =>
    command(`${name}(${n})`, async ({ ann, model }) => {
      const one = pick(model.sent, n);
      if (!one) return;
      const params = { id: one.id };
      const isWaiting = model.waiting.includes(one.id);
      const answer = await (name === "accept"
        ? ann.ask(inbox.acceptCheckIn, { params, body: {} })
        : name === "undo"
          ? ann.ask(inbox.reopenCheckIn, { params })
          : ann.ask(inbox.askAgain, { params, body: { reply: "Again, please" } }));
      expect(answer.status).toBe(isWaiting === (name === "undo") ? 409 : 200);
      if (!answer.ok) return;
      if (name === "accept") model.accepted.push(one);
      else if (name === "askAgain") model.asked.add(one.id);
      else {
        model.accepted = model.accepted.filter((other) => other !== one);
        model.asked.delete(one.id);
      }
    }),
  );

/** What was accepted stays with the trainer, and can no longer be undone. */
const withdraw = fc.constant(
  command("withdraw", async (all) => {
    const { me, token, model } = all;
    const { shown } = model;
    await me.call(contract.withdrawConsent, { params: { token } });
    for (const side of SIDES) {
      const by = model.accepted.find(({ photos }) => photos[side] === shown[side]);
      if (by && shown[side]) model.base[side] = { id: shown[side], daysAgo: by.daysAgo };
    }
    for (const { weight, daysAgo } of model.accepted)
      if (weight !== null) model.weighIns.push({ weight, daysAgo });
    model.sent = [];
    model.accepted = [];
    model.asked.clear();
    await newLink(all);
  }),
);

/** The trainer's own photo is from today, above all check-ins of the past. */
const ownPhoto = fc.constant(
  command("ownPhoto", async (all) => {
    const { ann, id, model } = all;
    const photo = await uploaded(all);
    await world.db.photo.update({ where: { id: photo }, data: { linkId: null } });
    await ann.call(clients.updateClient, {
      params: { id },
      headers: {},
      body: { photoUrl: `/api/photo/${photo}` },
    });
    model.base.front = { id: photo, daysAgo: -1 };
  }),
);

async function compare({ ann, id, model }: Story): Promise<void> {
  const client = await world.db.client.findUniqueOrThrow({ where: { id } });
  expect({ front: client.frontPhotoId, back: client.backPhotoId }).toEqual(model.shown);
  expect(client.weightLbs).toBe(model.weight);
  const { waiting, older } = await ann.call(inbox.getInbox, {});
  expect(waiting.map((one) => one.id)).toEqual(model.waiting.toReversed().slice(0, LISTED));
  expect(older).toBe(Math.max(0, model.waiting.length - LISTED));
  const history = (await world.db.photo.findMany({ where: { clientId: id } })).map((photo) => photo.id);
  for (const { id: sent, photos } of model.sent)
    for (const photo of Object.values(photos))
      expect(history.includes(photo)).toBe(model.accepted.some((one) => one.id === sent));
  expect(await violatedInvariants(world.db, world.clock.now())).toEqual([]);
}

describe("decisions in any sequence", () => {
  it("leave the client as if only the check-ins that are accepted now had ever been", async () => {
    const commands = fc.array(
      fc.oneof(
        { weight: 5, arbitrary: send },
        { weight: 6, arbitrary: decision("accept") },
        { weight: 5, arbitrary: decision("undo") },
        { weight: 1, arbitrary: decision("askAgain") },
        { weight: 1, arbitrary: withdraw },
        { weight: 1, arbitrary: ownPhoto },
      ),
      { minLength: 6, maxLength: 18 },
    );
    await fc.assert(
      fc.asyncProperty(commands, async (sequence) => {
        await world.db.rateLimit.deleteMany();
        const all = await story();
        for (const one of sequence) {
          await one.run(all);
          await compare(all);
        }
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it("leave no image made from an undone photo, and show those again that it had replaced", async () => {
    const all = await story();
    const { ann, id, me, token } = all;
    const params = { id };
    const images = async () => {
      await world.background.settle();
      return (await ann.call(clients.getClient, { params })).transformationUrls;
    };
    await ann.call(clients.drawImages, { params });
    const before = await images();
    expect(before).not.toEqual([]);
    const photo = await addPhoto(ann);
    const frontPhotoId = photo.split("/").at(-1)!;
    const { id: linkId } = await world.db.checkInLink.findFirstOrThrow({ where: { clientId: id } });
    await world.db.photo.update({ where: { id: frontPhotoId }, data: { linkId } });
    const takenAt = world.clock.now().toISOString();
    const body = { weight: 190, frontPhotoId, takenAt };
    await me.call(contract.sendCheckIn, { params: { token }, headers: {}, body });
    const [sent] = (await ann.call(inbox.getInbox, {})).waiting;
    await ann.call(inbox.acceptCheckIn, { params: { id: sent!.id }, body: {} });
    expect(await images()).toEqual(before);
    await ann.call(clients.drawImages, { params });
    const after = await images();
    expect(after).not.toEqual(before);
    await ann.call(inbox.reopenCheckIn, { params: { id: sent!.id } });
    expect(await images()).toEqual(before);
    const drawnFrom = { where: { frontPhotoId } };
    expect(await world.db.generation.count(drawnFrom)).toBe(0);
    const strays = await strayBlobs(world.db, world.blobs);
    expect(strays.filter((stray) => stray.startsWith("an orphan"))).toEqual([]);
  });
});
