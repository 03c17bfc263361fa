import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as deletions from "@/lib/admin/deletions/contract";
import * as privacy from "@/lib/clients/consents/contract";
import * as clients from "@/lib/clients/record/contract";
import type { Client } from "@/lib/clients/record/schema";
import * as contract from "@/lib/images/orders/contract";
import { generate } from "@/lib/images/orders/job";
import { resumeStalled } from "@/lib/images/orders/service";
import { spent as spentOn } from "@/lib/images/spending/store";
import { adminNamed } from "../support/admin";
import { gate } from "../support/gate";
import { orderedImages, placesOf, read, until, watch } from "../support/generations";
import { PASSWORD, type SignedIn } from "../support/people";
import { REDUCED } from "../support/pictures";
import { withReplicate } from "../support/replicate-world";
import { testWorld } from "../support/world";

const world = testWorld();
const server = withReplicate(world);

const blobsOf = (generationId: string) => world.blobs.list(`images/${generationId}/`);
const enginesOf = ({ transformations }: Client) => transformations.map(({ engine }) => engine);

describe("images made by Replicate", () => {
  it("are ordered in parallel, polled by the page, and stored", async () => {
    const { ann, client, generationId } = await orderedImages({ steps: 3 });
    server.polls = 2;
    await world.background.settle();
    expect(server.creates).toHaveLength(6);
    expect((await read(ann, client)).generation).toMatchObject({
      status: "running",
      engine: "replicate",
      done: 0,
      total: 6,
    });
    const finished = await watch(world, ann, client);
    expect(finished.generation).toMatchObject({ status: "succeeded", engine: "replicate", done: 6 });
    expect(placesOf(finished)).toEqual(["front 1", "front 2", "front 3", "back 1", "back 2", "back 3"]);
    expect(new Set(enginesOf(finished))).toEqual(new Set(["replicate"]));
    expect(finished.transformationPrompts[3]).toContain("seen from behind");
    expect(server.creates).toHaveLength(6);
    expect(await blobsOf(generationId)).toHaveLength(12);
    expect(world.engine.jobs).toEqual([]);
  });

  it("are labelled as AI-generated in the file", async () => {
    const { ann, client } = await orderedImages({ steps: 1 }, "front");
    const [image] = (await watch(world, ann, client)).transformations;
    const response = await ann.ask(contract.getTransformationImage, { params: { id: image!.id }, query: {} });
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: "jpeg", ...REDUCED });
    expect(metadata.xmpAsString).toContain("digitalsourcetype/trainedAlgorithmicMedia");
  });

  it("are not polled before their time, however often the page asks", async () => {
    const { ann, client, generationId } = await orderedImages({ steps: 1 }, "front");
    await world.background.settle();
    const claims = async () =>
      (await world.db.generation.findUniqueOrThrow({ where: { id: generationId } })).attempts;
    const before = await claims();
    for (let look = 0; look < 5; look++) {
      await read(ann, client);
      await world.background.settle();
    }
    expect(server.requests.map(({ method }) => method)).toEqual(["POST"]);
    expect(await claims()).toBe(before);
  });

  it("are fetched without any view, before the service deletes them", async () => {
    const { ann, client } = await orderedImages({ steps: 1 }, "front");
    await world.background.settle();
    world.clock.advance({ minutes: 1 });
    await resumeStalled(world);
    await world.background.settle();
    expect((await read(ann, client)).generation).toMatchObject({ status: "succeeded", done: 1 });
  });
});

describe("an image that Replicate does not make", () => {
  it("because every model refuses is made by the next engine, which is named", async () => {
    const { ann, client } = await orderedImages({ steps: 2 }, "front");
    server.behave("flags it");
    const finished = await watch(world, ann, client);
    expect(finished.generation).toMatchObject({ status: "succeeded", engine: "local", done: 2 });
    expect(enginesOf(finished)).toEqual(["local", "local"]);
    expect(server.asked).toHaveLength(4);
  });

  it("because the connection broke is made by the next engine, and ordered once", async () => {
    const { ann, client } = await orderedImages({ steps: 1 }, "front");
    server.behave("hangs up after taking the job");
    expect(enginesOf(await watch(world, ann, client))).toEqual(["local"]);
    expect(server.creates).toHaveLength(1);
  });

  it("because it never ends is made by the next engine", async () => {
    const { ann, client } = await orderedImages({ steps: 1 }, "front");
    server.behave("never ends");
    expect(enginesOf(await watch(world, ann, client))).toEqual(["local"]);
    expect(server.creates).toHaveLength(1);
  });

  it("beside one that it does make: each names its own engine", async () => {
    const { ann, client } = await orderedImages({ steps: 2 }, "front");
    server.troubles.push({ method: "POST", status: 402 });
    expect(enginesOf(await watch(world, ann, client))).toEqual(["local", "replicate"]);
  });
});

describe("a killed server", () => {
  it("leaves its tickets: the next server continues with them and orders nothing twice", async () => {
    const { ann, client, generationId } = await orderedImages({ steps: 2 });
    await world.background.settle();
    // The server dies during a check, with the lease.
    world.clock.advance({ seconds: 3 });
    await world.db.generation.update({
      where: { id: generationId },
      data: { leaseUntil: new Date(world.clock.now().getTime() + 20_000), attempts: { increment: 1 } },
    });
    await read(ann, client);
    await world.background.settle();
    expect(server.requests.every(({ method }) => method === "POST")).toBe(true);

    const finished = await watch(world, ann, client);
    expect(enginesOf(finished)).toEqual(["replicate", "replicate", "replicate", "replicate"]);
    expect(server.creates).toHaveLength(4);
    expect(await blobsOf(generationId)).toHaveLength(8);
  });
});

describe("a newer order", () => {
  it("cancels Replicate's work for the old one, and drops it", async () => {
    const { ann, client, generationId } = await orderedImages({ steps: 1 }, "front");
    await world.background.settle();
    const [old] = server.predictionIds;
    await ann.call(clients.updateClient, { params: { id: client.id }, body: { targetWeight: 175 } });
    world.clock.advance({ seconds: 3 });
    await generate(world, generationId);
    const finished = await watch(world, ann, client);
    expect(finished.transformations.map(({ weight }) => weight)).toEqual([175]);
    expect(await blobsOf(generationId)).toEqual([]);
    expect(server.canceled).toEqual([old]);
    expect(server.requests.filter(({ method, path }) => method === "GET" && path.includes(old!))).toEqual([]);
  });

  it("also cancels an old one that is just being ordered, once its id is known", async () => {
    const { ann, client, generationId } = await orderedImages({ steps: 1 }, "front");
    world.background.lose();
    const [replicate] = world.images;
    const slow = gate();
    const advance = replicate!.advance;
    vi.spyOn(replicate!, "advance").mockImplementation(async (...asked) => {
      const progress = await advance(...asked);
      await slow.opened;
      return progress;
    });
    const ordering = generate(world, generationId);
    await until(() => server.predictionIds.length === 1);
    await ann.call(clients.updateClient, { params: { id: client.id }, body: { targetWeight: 175 } });
    world.background.lose();
    slow.open();
    await ordering;
    expect(server.canceled).toEqual(server.predictionIds);
  });

  it("succeeds when the old one cannot be cancelled", async () => {
    const { ann, client } = await orderedImages({ steps: 1 }, "front");
    await world.background.settle();
    await ann.call(clients.updateClient, { params: { id: client.id }, body: { targetWeight: 175 } });
    server.troubles.push({ method: "POST", status: 500 });
    const finished = await watch(world, ann, client);
    expect(finished.generation).toMatchObject({ status: "succeeded", done: 1 });
    expect(server.canceled).toEqual([]);
  });
});

describe("photos that are removed, a consent that is withdrawn, and a client or trainer that is deleted,", () => {
  it.each([
    [
      "removed",
      (ann: SignedIn, id: string) =>
        ann.call(clients.updateClient, { params: { id }, body: { photoUrl: null } }),
    ],
    [
      "withdrawn",
      (ann: SignedIn, id: string) => ann.call(privacy.withdrawConsent, { params: { id, kind: "ai" } }),
    ],
    ["deleted", (ann: SignedIn, id: string) => ann.call(clients.deleteClient, { params: { id } })],
    [
      "with the account",
      (ann: SignedIn) => ann.call(deletions.deleteAccount, { body: { password: PASSWORD } }),
    ],
    [
      "by an admin",
      async ({ trainer: { id } }: SignedIn) =>
        (await adminNamed(world, "Ida")).call(deletions.deleteTrainer, { params: { id } }),
    ],
  ])("cancel Replicate's work for them (%s)", async (_, remove) => {
    const { ann, client } = await orderedImages({ steps: 2 }, "front");
    await world.background.settle();
    await remove(ann, client.id);
    await world.background.settle();
    expect(server.canceled).toEqual(server.predictionIds);
    expect(server.canceled).toHaveLength(2);
  });
});

describe("what an image costs", () => {
  const costs = async (generationId: string) => {
    const images = await world.db.generationImage.findMany({
      where: { generationId },
      orderBy: { step: "asc" },
    });
    const entries = await world.db.imageCost.findMany({
      where: { imageId: { in: images.map(({ id }) => id) } },
    });
    return images.map(({ id }) => entries.find(({ imageId }) => imageId === id)?.microUsd);
  };
  const spent = async ({ trainer }: SignedIn, now = world.clock.now()) =>
    (await spentOn(world.db, { trainerId: trainer.id, now })).own;
  const budget = (microUsdPerTrainer: number, microUsd = 50_000_000) => {
    world.settings = { ...world.settings, dailyImageBudget: { microUsd, microUsdPerTrainer } };
  };
  afterEach(() => budget(5_000_000));

  it("is the price of its model, and nothing without one", async () => {
    const { ann, client, generationId } = await orderedImages({ steps: 2 }, "front");
    server.troubles.push({ method: "POST", status: 402 });
    await watch(world, ann, client);
    expect(await costs(generationId)).toEqual([0, 60_000]);
    expect(await spent(ann)).toBe(60_000);
  });

  it("includes failed outputs, and not refused orders", async () => {
    server.behave("makes a square", ["black-forest-labs/flux-2-pro"]);
    const paidTwice = await orderedImages({ steps: 1 }, "front");
    await watch(world, paidTwice.ann, paidTwice.client);
    expect(await costs(paidTwice.generationId)).toEqual([90_000]);
    server.behave("flags it", ["black-forest-labs/flux-2-pro"]);
    const second = await orderedImages({ steps: 1 }, "front");
    await watch(world, second.ann, second.client);
    expect(await costs(second.generationId)).toEqual([30_000]);
    expect([await spent(paidTwice.ann), await spent(second.ann)]).toEqual([90_000, 30_000]);
  });

  it("is limited by the trainer's daily budget: the free engine makes the rest and says why, until the next day", async () => {
    budget(130_000);
    const { ann, client } = await orderedImages({ steps: 3 }, "front");
    const finished = await watch(world, ann, client);
    expect(enginesOf(finished)).toEqual(["replicate", "replicate", "local"]);
    expect(finished.transformations.map(({ note }) => note)).toEqual([
      null,
      null,
      "Today's image budget is used up. It resets at midnight UTC.",
    ]);
    expect(await spent(ann)).toBe(120_000);
    world.clock.advance({ days: 1 });
    await ann.call(clients.updateClient, { params: { id: client.id }, body: { steps: 2 } });
    expect(enginesOf(await watch(world, ann, client))).toEqual(["replicate", "replicate"]);
  });

  it("is limited by the common daily budget, also when both sides are ordered in parallel", async () => {
    world.clock.advance({ days: 7 });
    budget(5_000_000, 200_000);
    const first = await orderedImages({ steps: 1 });
    await watch(world, first.ann, first.client);
    const second = await orderedImages({ steps: 3 });
    const finished = await watch(world, second.ann, second.client);
    expect(enginesOf(finished).filter((engine) => engine === "replicate")).toHaveLength(1);
    expect(server.creates).toHaveLength(3);
  });

  it("is settled on the day of its booking, however late", async () => {
    const { ann, client } = await orderedImages({ steps: 1 }, "front");
    server.behave("flags it");
    await world.background.settle();
    const booked = world.clock.now();
    expect(await spent(ann)).toBe(60_000);
    world.clock.advance({ minutes: 15 * 60 });
    const other = await orderedImages({ steps: 1 }, "front");
    server.behave("makes it");
    await watch(world, other.ann, other.client);
    server.behave("flags it");
    await watch(world, ann, client);
    expect([await spent(ann, booked), await spent(ann)]).toEqual([0, 0]);
    expect(await spent(other.ann)).toBe(60_000);
  });

  it("is not returned by deleting the client", async () => {
    budget(100_000);
    const { ann, client } = await orderedImages({ steps: 1 }, "front");
    await watch(world, ann, client);
    await ann.call(clients.deleteClient, { params: { id: client.id } });
    expect(await spent(ann)).toBe(60_000);
  });
});

describe("a picture that shows something else than a change of the body", () => {
  it.each([
    ["moves the camera", "The image service changed more than the body."],
    ["gives the photo back", "The image service gave the photo back unchanged."],
  ] as const)("because the model %s is made by the next engine, which says so", async (mood, note) => {
    server.behave(mood);
    const { ann, client } = await orderedImages({ steps: 1, targetWeight: 165, targetBodyFat: 10 }, "front");
    const finished = await watch(world, ann, client);
    expect(finished.transformations).toMatchObject([{ engine: "local", note }]);
    expect(server.creates).toHaveLength(1);
  });
});

describe("logs and rows", () => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    for (const level of ["debug", "info", "warn", "error", "log"] as const)
      vi.spyOn(console, level).mockImplementation((...words) => void lines.push(words.join(" ")));
  });
  afterEach(() => vi.restoreAllMocks());

  it("never contain the token, after any failure", async () => {
    const { env } = await import("@/lib/platform/kernel/env");
    const level = env().LOG_LEVEL;
    env().LOG_LEVEL = "debug";
    try {
      for (const mood of ["breaks", "hangs up after taking the job", "flags it", "makes a text"] as const) {
        server.reset();
        server.behave(mood);
        const { ann, client } = await orderedImages({ steps: 1 }, "front");
        await watch(world, ann, client);
      }
    } finally {
      env().LOG_LEVEL = level;
    }
    expect(lines.join("\n")).toContain("image engine refused");
    const rows = JSON.stringify([
      await world.db.generation.findMany(),
      await world.db.generationImage.findMany(),
    ]);
    expect(lines.join("\n") + rows).not.toContain(server.token);
    expect(server.creates[0]!.headers.authorization).toContain(server.token);
  });
});
