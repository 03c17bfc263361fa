import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as clients from "@/lib/clients/contract";
import type { Client } from "@/lib/clients/schema";
import * as contract from "@/lib/transformations/contract";
import { generate } from "@/lib/transformations/job";
import { resumeStalled } from "@/lib/transformations/service";
import { orderedImages, placesOf, read } from "../support/generations";
import type { SignedIn } from "../support/people";
import { withReplicate } from "../support/replicate-world";
import { testWorld } from "../support/world";

const world = testWorld();
const server = withReplicate(world);

const blobsOf = (generationId: string) => world.blobs.list(`images/${generationId}/`);
const enginesOf = ({ transformations }: Client) => transformations.map(({ engine }) => engine);

/** The trainer's page looks again and again, until nothing is in the making. */
async function watch(ann: SignedIn, client: Pick<Client, "id">): Promise<Client> {
  for (let look = 0; look < 200; look++) {
    await world.background.settle();
    const seen = await read(ann, client);
    if (!["queued", "running"].includes(seen.generation!.status)) return seen;
    world.clock.advance({ seconds: 3 });
  }
  throw new Error("The images were never finished.");
}

describe("images made by Replicate", () => {
  it("are ordered all at once, looked after by the page alone, and kept", async () => {
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
    const finished = await watch(ann, client);
    expect(finished.generation).toMatchObject({ status: "succeeded", engine: "replicate", done: 6 });
    expect(placesOf(finished)).toEqual(["front 1", "front 2", "front 3", "back 1", "back 2", "back 3"]);
    expect(new Set(enginesOf(finished))).toEqual(new Set(["replicate"]));
    expect(finished.transformationPrompts[3]).toContain("seen from behind");
    expect(server.creates).toHaveLength(6);
    expect(await blobsOf(generationId)).toHaveLength(12);
    expect(world.engine.jobs).toEqual([]);
  });

  it("say in the file that they are AI-generated", async () => {
    const { ann, client } = await orderedImages({ steps: 1 }, "front");
    const [image] = (await watch(ann, client)).transformations;
    const response = await ann.ask(contract.getTransformationImage, { params: { id: image!.id }, query: {} });
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: "jpeg", width: 1080, height: 1920 });
    expect(metadata.xmpAsString).toContain("digitalsourcetype/trainedAlgorithmicMedia");
  });

  it("are not asked about before their time, however often the page looks", async () => {
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

  it("are fetched when nobody looks, before the service throws them away", async () => {
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
    const finished = await watch(ann, client);
    expect(finished.generation).toMatchObject({ status: "succeeded", engine: "local", done: 2 });
    expect(enginesOf(finished)).toEqual(["local", "local"]);
    expect(server.asked).toHaveLength(4);
  });

  it("because the connection broke is made by the next engine, and ordered once", async () => {
    const { ann, client } = await orderedImages({ steps: 1 }, "front");
    server.behave("hangs up after taking the job");
    expect(enginesOf(await watch(ann, client))).toEqual(["local"]);
    expect(server.creates).toHaveLength(1);
  });

  it("because it never ends is made by the next engine", async () => {
    const { ann, client } = await orderedImages({ steps: 1 }, "front");
    server.behave("never ends");
    expect(enginesOf(await watch(ann, client))).toEqual(["local"]);
    expect(server.creates).toHaveLength(1);
  });

  it("beside one that it does make: each names its own engine", async () => {
    const { ann, client } = await orderedImages({ steps: 2 }, "front");
    server.troubles.push({ method: "POST", status: 402 });
    expect(enginesOf(await watch(ann, client))).toEqual(["local", "replicate"]);
  });
});

describe("a killed server", () => {
  it("leaves its tickets behind: the next one goes on from there and orders nothing twice", async () => {
    const { ann, client, generationId } = await orderedImages({ steps: 2 });
    await world.background.settle();
    // It dies while it looks after the images, with the lease in its hand.
    world.clock.advance({ seconds: 3 });
    await world.db.generation.update({
      where: { id: generationId },
      data: { leaseUntil: new Date(world.clock.now().getTime() + 20_000), attempts: { increment: 1 } },
    });
    await read(ann, client);
    await world.background.settle();
    expect(server.requests.every(({ method }) => method === "POST")).toBe(true);

    const finished = await watch(ann, client);
    expect(enginesOf(finished)).toEqual(["replicate", "replicate", "replicate", "replicate"]);
    expect(server.creates).toHaveLength(4);
    expect(await blobsOf(generationId)).toHaveLength(8);
  });
});

describe("a newer order", () => {
  it("drops what Replicate still makes for the old one", async () => {
    const { ann, client, generationId } = await orderedImages({ steps: 1 }, "front");
    await world.background.settle();
    const [old] = server.predictionIds;
    await ann.call(clients.updateClient, { params: { id: client.id }, body: { targetWeight: 175 } });
    world.clock.advance({ seconds: 3 });
    await generate(world, generationId);
    const finished = await watch(ann, client);
    expect(finished.transformations.map(({ weight }) => weight)).toEqual([175]);
    expect(await blobsOf(generationId)).toEqual([]);
    expect(server.requests.filter(({ path }) => path.includes(old!))).toEqual([]);
  });
});

describe("what is written down", () => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    for (const level of ["debug", "info", "warn", "error", "log"] as const)
      vi.spyOn(console, level).mockImplementation((...words) => void lines.push(words.join(" ")));
  });
  afterEach(() => vi.restoreAllMocks());

  it("never holds the token, neither in a row nor in a log, whatever goes wrong", async () => {
    const { env } = await import("@/lib/env");
    const level = env().LOG_LEVEL;
    env().LOG_LEVEL = "debug";
    try {
      for (const mood of ["breaks", "hangs up after taking the job", "flags it", "makes a text"] as const) {
        server.reset();
        server.behave(mood);
        const { ann, client } = await orderedImages({ steps: 1 }, "front");
        await watch(ann, client);
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
