import { describe, expect, it } from "vitest";
import * as admin from "@/lib/admin/console/contract";
import * as deletions from "@/lib/admin/deletions/contract";
import * as privacy from "@/lib/clients/consents/contract";
import * as clients from "@/lib/clients/record/contract";
import { reserve, settle } from "@/lib/images/spending/service";
import { spent } from "@/lib/images/spending/store";
import { adminNamed, clientWithImages } from "../support/admin";
import { orderedImages, watch } from "../support/generations";
import { violatedInvariants } from "../support/invariants";
import { PASSWORD, type SignedIn, trainer } from "../support/people";
import { withReplicate } from "../support/replicate-world";
import { testWorld } from "../support/world";

const world = testWorld();
withReplicate(world);

const PRICE = 60_000;

/** A client with two images that cost the trainer 60,000 each. */
async function paidImages() {
  const { ann, client } = await orderedImages({ steps: 2, name: "Marcus Reed" }, "front");
  const images = (await watch(world, ann, client)).transformations.map(({ id }) => id);
  return { ann, client, images };
}

const entriesOf = ({ trainer: { id } }: SignedIn) =>
  world.db.imageCost.findMany({ where: { trainerId: id }, orderBy: { imageId: "asc" } });
const ownToday = async ({ trainer: { id } }: SignedIn) =>
  (await spent(world.db, { trainerId: id, now: world.clock.now() })).own;

describe("the ledger of images", () => {
  it("has one entry per image, with trainer, client, day, engine and price", async () => {
    const { ann, client, images } = await paidImages();
    const entries = await entriesOf(ann);
    expect(entries.map(({ imageId }) => imageId)).toEqual([...images].sort());
    for (const entry of entries)
      expect(entry).toMatchObject({
        trainerName: "Ann",
        clientId: client.id,
        clientName: "Marcus Reed",
        microUsd: PRICE,
        outcome: "done",
        engine: "replicate",
      });
    expect(entries[0]!.bookedAt.toISOString().slice(0, 10)).toBe("2026-11-20");
  });

  it("keeps its entries when a client moves, is deleted, or loses the images", async () => {
    const ida = await adminNamed(world, "Ida");
    const [bob, { ann, client }] = [await trainer("Bob"), await paidImages()];
    const costOf = async (person: SignedIn) =>
      (await ida.call(admin.listCosts, {})).find(({ trainerId }) => trainerId === person.trainer.id);
    const before = await costOf(ann);
    expect(before).toMatchObject({ images: 2, costMicroUsd: 2 * PRICE, isDeleted: false });
    const body = { to: bob.trainer.id, clients: [client.id] };
    await ida.call(admin.moveClients, { params: { id: ann.trainer.id }, body });
    await bob.call(privacy.withdrawConsent, { params: { id: client.id, kind: "ai" } });
    await bob.call(clients.deleteClient, { params: { id: client.id } });
    expect(await costOf(ann)).toEqual(before);
    expect(await costOf(bob)).toBeUndefined();
  });

  it("loses only the client's name with the client", async () => {
    const { ann, client } = await paidImages();
    const before = await entriesOf(ann);
    await ann.call(clients.deleteClient, { params: { id: client.id } });
    const forgotten = before.map((entry) => ({ ...entry, clientId: null, clientName: null }));
    expect(await entriesOf(ann)).toEqual(forgotten);
  });

  it("outlives the trainer, shown as deleted in the console, and loses the clients' names", async () => {
    const ida = await adminNamed(world, "Ida");
    const { ann } = await paidImages();
    const byDays = await world.db.imageCost.aggregate({ _sum: { microUsd: true } });
    await ann.call(deletions.deleteAccount, { body: { password: PASSWORD } });
    await world.background.settle();
    expect(await world.db.trainer.count({ where: { id: ann.trainer.id } })).toBe(0);
    const costs = await ida.call(admin.listCosts, {});
    expect(costs.find(({ trainerId }) => trainerId === ann.trainer.id)).toMatchObject({
      name: "Ann",
      isDeleted: true,
      costMicroUsd: 2 * PRICE,
    });
    const total = costs.reduce((sum, { costMicroUsd }) => sum + (costMicroUsd ?? 0), 0);
    expect(total).toBe(byDays._sum.microUsd);
    expect((await entriesOf(ann)).map(({ clientName }) => clientName)).toEqual([null, null]);
  });

  it("has free entries for local images and for failed ones", async () => {
    const ann = await trainer("Ann");
    world.images = [world.engine];
    await clientWithImages(world, ann);
    world.engine.answer = () => ({ state: "no_person" });
    await clientWithImages(world, ann);
    const results = (await entriesOf(ann)).map(({ outcome, microUsd, engine }) => [
      outcome,
      microUsd,
      engine,
    ]);
    expect(results.sort()).toEqual([
      ["done", 0, "local"],
      ["done", 0, "local"],
      ["failed", 0, null],
      ["failed", 0, null],
    ]);
    expect(await violatedInvariants(world.db, world.clock.now())).toEqual([]);
  });

  it("contains no client who is deleted while an image is booked", async () => {
    for (let round = 0; round < 20; round++) {
      const { ann, client } = await orderedImages({ steps: 2 }, "front");
      const images = await world.db.generationImage.findMany({
        where: { generation: { clientId: client.id } },
      });
      await Promise.all([
        ...images.map(({ id }) => reserve(world, id, PRICE)),
        ann.call(clients.deleteClient, { params: { id: client.id } }),
      ]);
      world.background.lose();
    }
    expect(await violatedInvariants(world.db, world.clock.now())).toEqual([]);
  });
});

describe("what is booked and settled at the same time", () => {
  it("never exceeds the budget", async () => {
    world.settings = {
      ...world.settings,
      dailyImageBudget: { microUsd: 50_000_000, microUsdPerTrainer: 5 * PRICE },
    };
    for (let round = 0; round < 20; round++) {
      const { ann, client } = await orderedImages({ steps: 6 });
      const images = await world.db.generationImage.findMany({
        where: { generation: { clientId: client.id } },
      });
      const booked = await Promise.all(images.map(({ id }) => reserve(world, id, PRICE)));
      expect(booked.filter(Boolean)).toHaveLength(5);
      expect(await ownToday(ann)).toBe(5 * PRICE);
      world.background.lose();
      world.clock.advance({ days: 1 });
    }
  });

  it("counts once, for any number and order of settling workers", async () => {
    const final = { isFinal: true };
    for (let round = 0; round < 20; round++) {
      const { ann, client } = await orderedImages({ steps: 1 }, "front");
      const { id } = await world.db.generationImage.findFirstOrThrow({
        where: { generation: { clientId: client.id } },
      });
      await reserve(world, id, PRICE);
      await settle(world, id, PRICE / 2, { isFinal: false });
      await Promise.all([
        ...Array.from({ length: 4 }, () => settle(world, id, PRICE / 2, final)),
        settle(world, id, 0, final),
      ]);
      // A slower worker still believes that the work continues.
      await settle(world, id, PRICE, { isFinal: false });
      expect(await ownToday(ann)).toBe(PRICE / 2);
      world.background.lose();
    }
  });
});
