import sharp from "sharp";
import { describe, expect, it } from "vitest";
import * as clients from "@/lib/clients/record/contract";
import * as contract from "@/lib/images/orders/contract";
import { generate } from "@/lib/images/orders/job";
import { createLocalEngine } from "@/lib/ports/image-engine/local/engine";
import type { ImageEngine } from "@/lib/ports/image-engine/port";
import { done, orderedImages, placesOf, read } from "../support/generations";
import { type Person, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

const NO_PERSON = "We could not find a person in this photo";

describe("a transformation image", () => {
  async function made() {
    const { ann, client } = await orderedImages({ steps: 1 }, "front");
    await world.background.settle();
    const [image] = (await read(ann, client)).transformations;
    return { ann, client, id: image!.id };
  }
  const load = (person: Person, id: string, size?: "full" | "thumb" | "labelled") =>
    person.ask(contract.getTransformationImage, { params: { id }, query: size ? { size } : {} });

  it("is only for its trainer and admins, and never cached publicly", async () => {
    const { ann, id } = await made();
    const own = await load(ann, id);
    expect(own.status).toBe(200);
    expect(own.headers.get("content-type")).toBe("image/jpeg");
    expect(own.headers.get("cache-control")).toMatch(/^private, max-age=/);

    const bob = await trainer("Bob");
    const foreign = await load(bob, id);
    expect(foreign.status).toBe(404);
    const missing = await load(bob, "01a1fa2b-3351-78d0-8255-532a86b5d538");
    expect(await foreign.text()).toBe(await missing.text());
    expect((await load(stranger(), id)).status).toBe(401);
    expect((await load(ann, "../photo")).status).toBe(404);

    await world.db.trainer.update({ where: { id: bob.trainer.id }, data: { isAdmin: true } });
    expect((await load(bob, id)).status).toBe(200);
  });

  it("returns 304 while the browser's copy is current, per size", async () => {
    const { ann, id } = await made();
    const etags = new Set<string>();
    for (const size of ["full", "thumb", "labelled"] as const) {
      const etag = (await load(ann, id, size)).headers.get("etag")!;
      etags.add(etag);
      const again = await ann.ask(
        contract.getTransformationImage,
        { params: { id }, query: { size } },
        { headers: { "if-none-match": etag } },
      );
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
    }
    expect(etags.size).toBe(3);
  });

  it("for download has a strip below it, with an unchanged picture above", async () => {
    const { ann, id } = await made();
    const [full, labelled] = await Promise.all([bytesOf(load(ann, id)), bytesOf(load(ann, id, "labelled"))]);
    const { width, height } = await sharp(full).metadata();
    const after = await sharp(labelled).metadata();
    expect(after.width).toBe(width);
    expect(after.height).toBe(height + Math.round((width * 34) / 540));
    const strip = { left: 0, top: height, width, height: after.height - height };
    const { dominant } = await sharp(await sharp(labelled).extract(strip).toBuffer()).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
    const above = await sharp(labelled).extract({ left: 0, top: 0, width, height }).raw().toBuffer();
    const before = await sharp(full).raw().toBuffer();
    expect(meanDifference(above, before)).toBeLessThan(3);
  });

  it("is deleted with its client", async () => {
    const { ann, client, id } = await made();
    await ann.call(clients.deleteClient, { params: { id: client.id } });
    expect((await load(ann, id)).status).toBe(404);
  });

  it("of an older order stays in the history, but is no longer the client's", async () => {
    const { ann, client, id } = await made();
    await ann.call(clients.updateClient, { params: { id: client.id }, body: { targetWeight: 170 } });
    expect((await read(ann, client)).transformations).toEqual([]);
    expect((await load(ann, id)).status).toBe(200);
  });
});

describe("the local engine", () => {
  it("labels every size of the file as AI-generated", async () => {
    const { ann, client, generationId } = await orderedImages({ steps: 1 }, "front");
    world.background.lose();
    const local = createLocalEngine();
    world.images = [local];
    await generate(world, generationId).finally(local.close);
    const { transformations } = await read(ann, client);
    expect(transformations).toHaveLength(1);
    for (const size of ["full", "thumb", "labelled"] as const) {
      const bytes = await bytesOf(
        ann.ask(contract.getTransformationImage, {
          params: { id: transformations[0]!.id },
          query: { size },
        }),
      );
      const { xmpAsString = "" } = await sharp(bytes).metadata();
      expect(xmpAsString).toContain("compositeWithTrainedAlgorithmicMedia");
      expect(xmpAsString).toContain("AI-generated");
    }
  });
});

describe("a failed image", () => {
  it("without a person in the photo keeps the client and says why", async () => {
    const { ann, client } = await orderedImages({ steps: 3 });
    world.engine.answer = () => ({ state: "no_person" });
    await world.background.settle();
    const after = await read(ann, client);
    expect(after.generation).toMatchObject({ status: "failed", done: 0, total: 6, error: NO_PERSON });
    expect(after).toMatchObject({
      photoUrl: client.photoUrl,
      backPhotoUrl: client.backPhotoUrl,
      version: client.version,
      transformationUrls: [],
    });
    // One check per photo is enough.
    expect(world.engine.jobs).toHaveLength(2);
  });

  it("of one side keeps the other side's images", async () => {
    const { ann, client } = await orderedImages();
    world.engine.answer = (job) => (job.side === "back" ? { state: "no_person" } : done(job));
    await world.background.settle();
    const after = await read(ann, client);
    expect(after.generation).toMatchObject({ status: "failed", done: 2, total: 4, error: NO_PERSON });
    expect(placesOf(after)).toEqual(["front 1", "front 2"]);
  });

  it("is ordered again by the hint, as often as it fails", async () => {
    const { ann, client } = await orderedImages();
    world.engine.answer = () => ({ state: "refused", reason: "The photo is too dark." });
    await world.background.settle();
    expect((await read(ann, client)).generation).toMatchObject({
      status: "failed",
      error: "The photo is too dark.",
    });
    world.engine.answer = done;
    await ann.call(clients.updateClient, {
      params: { id: client.id },
      body: { hasSignificantChanges: true },
    });
    await world.background.settle();
    expect((await read(ann, client)).generation).toMatchObject({ status: "succeeded", done: 4 });
  });

  it("after an engine crash is tried three times, and the others are made", async () => {
    const { ann, client } = await orderedImages({ steps: 3 }, "front");
    world.engine.answer = (job) => {
      if (job.step === 2) throw new Error("out of memory");
      return done(job);
    };
    await world.background.settle();
    expect(world.engine.jobs.map(({ step }) => step)).toEqual([1, 2, 2, 2, 3]);
    const after = await read(ann, client);
    expect(placesOf(after)).toEqual(["front 1", "front 3"]);
    expect(after.generation!.error).toBe("The image could not be made. Please try again.");
  });

  it("without its photo says so", async () => {
    const { ann, client } = await orderedImages({}, "front");
    for (const key of await world.blobs.list(`photos/${ann.trainer.id}/`)) await world.blobs.delete([key]);
    await world.background.settle();
    expect((await read(ann, client)).generation).toMatchObject({
      status: "failed",
      error: "The photo was deleted. Please upload it again.",
    });
    expect(world.engine.jobs).toEqual([]);
  });
});

describe("a second engine", () => {
  const named = (name: ImageEngine["name"], advance: ImageEngine["advance"]): ImageEngine => ({
    name,
    advance,
  });

  it("makes what the first one refuses or fails at", async () => {
    const { ann, client, generationId } = await orderedImages({ steps: 2 }, "front");
    world.background.lose();
    let crashes = 0;
    const remote = named("replicate", async (job) => {
      if (job.step === 1) return { state: "refused", reason: "Flagged." };
      crashes++;
      throw new Error("timed out");
    });
    world.images = [remote, world.engine];
    await generate(world, generationId);
    expect(crashes).toBe(3);
    const after = await read(ann, client);
    expect(after.generation).toMatchObject({ status: "succeeded", engine: "local" });
    expect(after.transformations.map(({ engine }) => engine)).toEqual(["local", "local"]);
  });

  it("that is remote is not polled before its time, and then by any server with its ticket", async () => {
    const { ann, client, generationId } = await orderedImages({ steps: 2 }, "front");
    world.background.lose();
    const asked: (string | null)[] = [];
    const slow = named("replicate", async (job, ticket) => {
      asked.push(ticket);
      return { state: "pending", ticket: `job-${job.step}`, checkAfterMs: 3000 };
    });
    world.images = [slow, world.engine];
    await generate(world, generationId);
    expect(asked).toEqual([null, null]);
    expect((await read(ann, client)).generation).toMatchObject({ status: "running", done: 0 });
    await generate(world, generationId);
    await world.background.settle();
    expect(asked).toEqual([null, null]);

    asked.length = 0;
    const ready = named("replicate", async (job, ticket) => {
      asked.push(ticket);
      return done(job);
    });
    world.images = [ready, world.engine];
    world.clock.advance({ seconds: 3 });
    await read(ann, client);
    await world.background.settle();
    expect(asked).toEqual(["job-1", "job-2"]);
    const after = await read(ann, client);
    expect(after.generation).toMatchObject({ status: "succeeded" });
    expect(after.transformations.map(({ engine }) => engine)).toEqual(["replicate", "replicate"]);
  });
});

async function bytesOf(response: Promise<Response>): Promise<Buffer> {
  return Buffer.from(await (await response).arrayBuffer());
}

function meanDifference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}
