import { describe, expect, it } from "vitest";
import * as audit from "@/lib/admin/audit/contract";
import * as admin from "@/lib/admin/console/contract";
import * as clients from "@/lib/clients/record/contract";
import { spent } from "@/lib/images/spending/store";
import { adminNamed, clientWithImages } from "../support/admin";
import { orderedImages, watch } from "../support/generations";
import { violatedInvariants } from "../support/invariants";
import { type SignedIn, trainer } from "../support/people";
import { withReplicate } from "../support/replicate-world";
import { testWorld } from "../support/world";

const world = testWorld();
withReplicate(world);

const PRICE = 60_000;
const REASON = { body: { reason: "The face is blurred" } };

/** Ida, an admin, and a client of Ann's with two images that cost 60,000 each. */
async function paidImages() {
  const ida = await adminNamed(world, "Ida");
  const { ann, client } = await orderedImages({ steps: 2, name: "Marcus Reed" }, "front");
  const images = (await watch(world, ann, client)).transformations.map(({ id }) => id);
  return { ida, ann, client, images: images as [string, string] };
}

const budgetOf = ({ trainer: { id } }: SignedIn) =>
  spent(world.db, { trainerId: id, now: world.clock.now() });

const monthOf = (ida: SignedIn) => ida.call(admin.getCostMonth, { query: {} });

describe("a refund", () => {
  it("adds an image's price to the trainer's budget of the day only", async () => {
    const { ida, ann, images } = await paidImages();
    const before = await budgetOf(ann);
    world.clock.advance({ days: 3 });
    await ida.call(admin.refundImage, { params: { id: images[0] }, ...REASON });
    expect(await budgetOf(ann)).toEqual({ own: -PRICE, all: 0 });
    world.clock.advance({ days: -3 });
    expect(await budgetOf(ann)).toEqual(before);
  });

  it("does not change the costs billed by the provider, and is shown beside them", async () => {
    const { ida, ann, images } = await paidImages();
    const until = await monthOf(ida);
    await ida.call(admin.refundImage, { params: { id: images[0] }, ...REASON });
    const [row] = (await ida.call(admin.listCosts, {})).filter(
      ({ trainerId }) => trainerId === ann.trainer.id,
    );
    expect(row).toMatchObject({ images: 2, costMicroUsd: 2 * PRICE, refundedMicroUsd: PRICE });
    expect(await monthOf(ida)).toEqual({ ...until, refundedMicroUsd: until.refundedMicroUsd + PRICE });
  });

  it("is in the audit with client, amount and reason", async () => {
    const { ida, images } = await paidImages();
    await ida.call(admin.refundImage, { params: { id: images[0] }, ...REASON });
    const [entry] = await ida.call(audit.listAuditEntries, {
      query: { action: "refund", actor: ida.trainer.email },
    });
    expect(entry).toMatchObject({
      actorEmail: ida.trainer.email,
      details: { name: "Ann", client: "Marcus Reed", microUsd: PRICE, reason: "The face is blurred" },
    });
  });

  it("happens once, also for parallel requests, and never for a free image", async () => {
    const { ida, ann, images } = await paidImages();
    const give = (id: string) => ida.call(admin.refundImage, { params: { id }, ...REASON });
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => give(images[0])));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await budgetOf(ann)).own).toBe(PRICE);
    world.images = [world.engine];
    const free = (await clientWithImages(world, await trainer("Bob"))).transformations[0]!.id;
    await expect(give(free)).rejects.toThrow("This image cost nothing.");
    await expect(give(crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
  });

  it("stores a reason, and no client's name after the client is deleted", async () => {
    const { ida, ann, client, images } = await paidImages();
    const [id] = images;
    await expect(
      ida.call(admin.refundImage, { params: { id }, body: { reason: "  " } }),
    ).rejects.toMatchObject({ status: 400 });
    await ida.call(admin.refundImage, { params: { id }, ...REASON });
    await ann.call(clients.deleteClient, { params: { id: client.id } });
    expect(await violatedInvariants(world.db, world.clock.now())).toEqual([]);
    const data = JSON.stringify(await world.db.imageCost.findMany({ where: { trainerId: ann.trainer.id } }));
    expect(data).toContain("The face is blurred");
    expect(data).not.toContain("Marcus");
  });
});

describe("the history of images", () => {
  it("shows failed images with their reason, and refunded ones", async () => {
    const { ida, ann, client, images } = await paidImages();
    await ida.call(admin.refundImage, { params: { id: images[0] }, ...REASON });
    world.images = [world.engine];
    world.engine.answer = () => ({ state: "no_person" });
    const failed = await clientWithImages(world, ann);
    const historyOf = (id: string) => ida.call(admin.getTransformationHistory, { params: { id } });
    const made = (await historyOf(client.id)).transformations;
    expect(new Map(made.map(({ id, isRefunded }) => [id, isRefunded]))).toEqual(
      new Map([
        [images[0], true],
        [images[1], false],
      ]),
    );
    const { transformations, failures } = await historyOf(failed.id);
    expect(transformations).toEqual([]);
    expect(failures).toHaveLength(2);
    expect(failures[0]).toMatchObject({
      costMicroUsd: 0,
      isRefunded: false,
      error: expect.stringMatching(/./),
    });
  });
});

describe("a month of costs", () => {
  it("sums days, the previous month and the forecast, under the daily cap", async () => {
    const { ida, ann } = await paidImages();
    const { id, name } = ann.trainer;
    const until = await monthOf(ida);
    const at = (bookedAt: string, microUsd: number) => ({
      imageId: crypto.randomUUID(),
      ...{ trainerId: id, trainerName: name, outcome: "done" as const, engine: "replicate" as const },
      bookedAt: new Date(bookedAt),
      microUsd,
    });
    await world.db.imageCost.createMany({
      data: [
        at("2026-10-31T23:59:59Z", 1000),
        at("2026-11-01T00:00:00Z", 20),
        at("2026-11-19T12:00:00Z", 300),
      ],
    });
    const month = await monthOf(ida);
    expect(month).toMatchObject({ month: "2026-11", today: "2026-11-20", microUsd: until.microUsd + 320 });
    expect(month.before).toEqual({ month: "2026-10", microUsd: 1000 });
    expect(month.days).toContainEqual({ day: "2026-11-19", microUsd: 300, images: 1 });
    expect(month.forecast.map(({ day }) => day)).toEqual(
      [21, 22, 23, 24, 25, 26, 27, 28, 29, 30].map((d) => `2026-11-${d}`),
    );
    expect(month.cap).toEqual({
      dayMicroUsd: world.settings.dailyImageBudget.microUsd,
      monthMicroUsd: 30 * world.settings.dailyImageBudget.microUsd,
    });
    const october = await ida.call(admin.getCostMonth, { query: { month: "2026-10" } });
    expect(october).toMatchObject({ microUsd: 1000, images: 1, forecast: [] });
  });
});
