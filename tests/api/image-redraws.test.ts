import { describe, expect, it } from "vitest";
import * as clients from "@/lib/clients/record/contract";
import * as contract from "@/lib/images/orders/contract";
import { generate } from "@/lib/images/orders/job";
import { LIMITS } from "@/lib/platform/limits/policies";
import { orderedImages, read, watch } from "../support/generations";
import { stranger, trainer } from "../support/people";
import { withReplicate } from "../support/replicate-world";
import { testWorld } from "../support/world";

const world = testWorld();
const server = withReplicate(world);

/** A client with one finished image of Replicate. */
async function made(changes: object = {}) {
  const { ann, client, generationId } = await orderedImages({ steps: 1, ...changes }, "front");
  const [image] = (await watch(world, ann, client)).transformations;
  return { ann, client, generationId, image: image! };
}

describe("a rating", () => {
  it("is stored with the image, and can be changed and removed", async () => {
    const { ann, client, image } = await made();
    expect(image.rating).toBeNull();
    for (const rating of [1, -1, null] as const) {
      const reply = await ann.call(contract.rateImage, { params: { id: image.id }, body: { rating } });
      expect(reply).toEqual({ rating });
      expect((await read(ann, client)).transformations[0]!.rating).toBe(rating);
    }
  });

  it("is only for the client's trainer: for others and admins the image does not exist", async () => {
    const { ann, client, image } = await made();
    const bob = await trainer("Bob");
    await world.db.trainer.update({ where: { id: bob.trainer.id }, data: { isAdmin: true } });
    const rate = (person: typeof bob, id = image.id) =>
      person.ask(contract.rateImage, { params: { id }, body: { rating: -1 } });
    expect((await rate(bob)).status).toBe(404);
    expect((await rate(stranger() as typeof bob)).status).toBe(401);
    expect((await rate(ann, "no-id")).status).toBe(404);
    expect((await read(ann, client)).transformations[0]!.rating).toBeNull();
  });

  it("is up, down or none", async () => {
    const { ann, image } = await made();
    const body = { rating: 2 as 1 };
    expect((await ann.ask(contract.rateImage, { params: { id: image.id }, body })).status).toBe(400);
  });
});

describe("a redrawn image", () => {
  const seeds = () => server.creates.map(({ body }) => JSON.parse(body).input.seed as number);

  it("keeps the earlier image until the new one is done, with another seed", async () => {
    const { ann, client, generationId, image } = await made({ steps: 2 });
    const response = await ann.ask(contract.redrawImage, { params: { id: image.id } });
    expect(response.status).toBe(202);
    const { id } = await response.json();
    const waiting = await read(ann, client);
    expect(waiting.generation).toMatchObject({ id: generationId, status: "running", done: 2, total: 2 });
    expect(waiting.transformations.map(({ redraw }) => redraw?.status)).toEqual(["pending", "possible"]);
    expect(waiting.transformations[0]!.id).toBe(image.id);

    const finished = await watch(world, ann, client);
    expect(finished.generation).toMatchObject({ id: generationId, status: "succeeded", done: 2, total: 2 });
    expect(finished.transformations[0]).toMatchObject({
      id,
      step: 1,
      month: image.month,
      rating: null,
      redraw: { status: "possible" },
    });
    expect(seeds()).toHaveLength(3);
    expect(new Set(seeds().slice(0, 2)).size).toBe(1);
    expect(seeds()[2]).not.toBe(seeds()[0]);
    const picture = async (which: string) =>
      Buffer.from(
        await (
          await ann.ask(contract.getTransformationImage, { params: { id: which }, query: {} })
        ).arrayBuffer(),
      );
    expect((await picture(id)).equals(await picture(image.id))).toBe(false);
  });

  it("is ordered once, also for many parallel requests", async () => {
    const { ann, client, image } = await made();
    const ask = () => ann.call(contract.redrawImage, { params: { id: image.id } });
    const replies = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    await watch(world, ann, client);
    expect(server.creates).toHaveLength(2);
  });

  it("keeps the earlier image when no model makes it, and shows the reason", async () => {
    const { ann, client, image } = await made();
    server.behave("flags it");
    await ann.call(contract.redrawImage, { params: { id: image.id } });
    const after = await watch(world, ann, client);
    expect(after.generation).toMatchObject({ status: "succeeded", done: 1, error: null });
    expect(after.transformations).toMatchObject([
      {
        id: image.id,
        redraw: { status: "failed", error: "The image service did not accept this photo." },
      },
    ]);
    expect(world.engine.jobs).toEqual([]);
    server.behave("makes it");
    await ann.call(contract.redrawImage, { params: { id: image.id } });
    expect((await watch(world, ann, client)).transformations[0]!.id).not.toBe(image.id);
  });

  it("needs the client's trainer and the current generation", async () => {
    const { ann, client, image } = await made();
    const redraw = async (person: typeof ann, id = image.id) =>
      (await person.ask(contract.redrawImage, { params: { id } })).status;
    expect(await redraw(await trainer("Bob"))).toBe(404);
    expect(await redraw(stranger() as typeof ann)).toBe(401);
    expect(await redraw(ann, "no-id")).toBe(404);
    await ann.call(clients.updateClient, { params: { id: client.id }, body: { targetWeight: 170 } });
    expect(await redraw(ann)).toBe(409);
  });

  it("is refused when it would look the same", async () => {
    const { ann, client, generationId } = await orderedImages({ steps: 1 }, "front");
    world.images = [world.engine];
    await generate(world, generationId);
    const [image] = (await read(ann, client)).transformations;
    expect(image!.redraw).toBeNull();
    const response = await ann.ask(contract.redrawImage, { params: { id: image!.id } });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ message: "This server draws the same image every time." });
  });

  it("is refused with a reason when the day's budget or number of redraws is used up", async () => {
    const { ann, client, image } = await made();
    const { settings } = world;
    const refusal = async () => {
      const response = await ann.ask(contract.redrawImage, { params: { id: image.id } });
      expect(response.status).toBe(429);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      return (await response.json()).message;
    };
    world.settings = { ...settings, dailyImageBudget: { microUsd: 1e9, microUsdPerTrainer: 100_000 } };
    expect(await refusal()).toBe("Today's image budget is used up. It resets at midnight UTC.");
    world.settings = { ...settings, rateLimitScale: 0.5 / LIMITS.redrawPerTrainer.limit };
    expect(await refusal()).toContain("Too many attempts.");
    world.settings = settings;
    expect((await read(ann, client)).generation).toMatchObject({ status: "succeeded" });
  });
});
