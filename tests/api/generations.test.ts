import { describe, expect, it } from "vitest";
import * as clients from "@/lib/clients/record/contract";
import * as contract from "@/lib/images/orders/contract";
import { generate } from "@/lib/images/orders/job";
import { resumeStalled } from "@/lib/images/orders/service";
import { sweepBlobs } from "@/lib/platform/cleanup/service";
import { LIMITS } from "@/lib/platform/limits/policies";
import { DAY_MS } from "@/lib/text/calendar/days";
import { addClient, addPhoto } from "../support/factories";
import { gate } from "../support/gate";
import { done, orderedImages, placesOf, read, until, watch } from "../support/generations";
import { testWorld } from "../support/world";

const world = testWorld();
/** Blocks uploads of pictures until their own promise resolves; thumbnails pass. */
function holdPuts(releases: Promise<void>[]) {
  const put = world.blobs.put;
  const held = {
    started: 0,
    restore() {
      world.blobs.put = put;
    },
  };
  world.blobs.put = async (key, bytes, type) => {
    if (!key.endsWith("-thumb.jpg")) await releases[held.started++];
    await put(key, bytes, type);
  };
  return held;
}
const blobsOf = (generationId: string) => world.blobs.list(`images/${generationId}/`);

describe("a killed server", () => {
  it("loses no order: the next view of the client resumes it", async () => {
    const { ann, client } = await orderedImages();
    world.background.lose();
    expect((await read(ann, client)).generation).toMatchObject({ status: "queued", done: 0, total: 4 });
    await world.background.settle();
    expect(placesOf(await read(ann, client))).toEqual(["front 1", "front 2", "back 1", "back 2"]);
  });

  it("leaves half of the images, and after the lease only the other half is made", async () => {
    const { ann, client, generationId } = await orderedImages({ steps: 3 }, "front");
    // The server dies while the second image is being made.
    const { opened: death } = gate();
    world.engine.answer = (job) => (job.step === 2 ? death.then(() => done(job)) : done(job));
    void generate(world, generationId);
    await until(() => world.engine.jobs.length === 2);
    world.background.lose();

    world.engine.answer = done;
    await read(ann, client);
    await world.background.settle();
    expect(placesOf(await read(ann, client))).toEqual(["front 1"]);

    world.background.lose();
    world.clock.advance({ seconds: 21 });
    await read(ann, client);
    await world.background.settle();
    const finished = await read(ann, client);
    expect(finished.generation).toMatchObject({ status: "succeeded", done: 3, total: 3 });
    expect(placesOf(finished)).toEqual(["front 1", "front 2", "front 3"]);
    expect(world.engine.jobs.map(({ step }) => step)).toEqual([1, 2, 2, 3]);
    expect(await blobsOf(generationId)).toHaveLength(6);
  });

  it("is continued at the next start, without any view", async () => {
    const { ann, client } = await orderedImages();
    const other = await orderedImages({}, "front");
    world.background.lose();
    await resumeStalled(world);
    await world.background.settle();
    expect((await read(ann, client)).generation).toMatchObject({ status: "succeeded", done: 4 });
    expect((await read(other.ann, other.client)).generation).toMatchObject({ status: "succeeded", done: 2 });
  });

  it("that died before it stored the end is finished by the next one", async () => {
    const { ann, client, generationId } = await orderedImages();
    await world.background.settle();
    await world.db.generation.update({
      where: { id: generationId },
      data: { status: "running", leaseUntil: world.clock.now() },
    });
    const jobs = world.engine.jobs.length;
    await read(ann, client);
    await world.background.settle();
    expect((await read(ann, client)).generation).toMatchObject({ status: "succeeded", done: 4 });
    expect(world.engine.jobs).toHaveLength(jobs);
  });

  it("is not killed for ever by the same image", async () => {
    const { ann, client, generationId } = await orderedImages({ steps: 1 }, "front");
    world.background.lose();
    const { opened: death } = gate();
    world.engine.answer = (job) => death.then(() => done(job));
    for (let life = 0; life < 3; life++) {
      void generate(world, generationId);
      await until(() => world.engine.jobs.length === life + 1);
      world.clock.advance({ seconds: 21 });
    }
    await generate(world, generationId);
    expect(world.engine.jobs).toHaveLength(3);
    const { generation } = await read(ann, client);
    expect(generation).toMatchObject({
      status: "failed",
      error: "The image could not be made. Please try again.",
    });
  });
});

describe("several orders of a killed server", () => {
  it("are made one by one, however often their trainer looks", async () => {
    const { ann } = await orderedImages({ steps: 1 }, "front");
    for (let n = 0; n < 2; n++) {
      const { id } = await addClient(ann, { steps: 1, photoUrl: await addPhoto(ann) });
      await ann.call(clients.updateClient, { params: { id }, body: { hasSignificantChanges: true } });
    }
    world.background.lose();
    let [underWay, most] = [0, 0];
    world.engine.answer = async (job) => {
      most = Math.max(most, ++underWay);
      await ann.call(clients.listClients, {});
      underWay--;
      return done(job);
    };
    for (let look = 0; look < 3; look++) await ann.call(clients.listClients, {});
    await world.background.settleAtOnce();
    const made = await ann.call(clients.listClients, {});
    expect(made.map(({ generation }) => generation!.status)).toEqual(Array(3).fill("succeeded"));
    expect(most).toBe(1);
  });
});

describe("a clock that was a day ahead", () => {
  const heldUntilTomorrow = async () => {
    const order = await orderedImages({ steps: 1 }, "front");
    world.background.lose();
    await world.db.generation.update({
      where: { id: order.generationId },
      data: { status: "running", leaseUntil: new Date(world.clock.now().getTime() + DAY_MS) },
    });
    return order;
  };

  it("blocks no order of a dead worker: the next view of the client resumes it", async () => {
    const { ann, client } = await heldUntilTomorrow();
    expect((await watch(world, ann, client)).generation).toMatchObject({ status: "succeeded" });
  });

  it("blocks no such order for the scheduled jobs either", async () => {
    const { ann, client } = await heldUntilTomorrow();
    await resumeStalled(world);
    await world.background.settle();
    expect((await read(ann, client)).generation).toMatchObject({ status: "succeeded" });
  });

  it("does not let an old worker finish beside a new one", async () => {
    const { generationId } = await orderedImages({ steps: 3 }, "front");
    world.background.lose();
    const slow = gate();
    world.engine.answer = (job) => slow.opened.then(() => done(job));
    world.clock.advance({ days: 1 });
    const old = generate(world, generationId);
    await until(() => world.engine.jobs.length === 1);
    world.clock.advance({ days: -1 });
    world.engine.answer = done;
    await generate(world, generationId);
    slow.open();
    await old;
    expect(world.engine.jobs.map(({ step }) => step)).toEqual([1, 1, 2, 3]);
    expect(await blobsOf(generationId)).toHaveLength(6);
  });
});

describe("a store without room", () => {
  it("fails no image, however often it was tried", async () => {
    const { ann, client } = await orderedImages({ steps: 2 }, "front");
    const { put } = world.blobs;
    world.blobs.put = () => Promise.reject(Object.assign(new Error("ENOSPC"), { code: "ENOSPC" }));
    for (let round = 0; round < 5; round++) {
      await world.background.settle().catch(() => {});
      world.clock.advance({ seconds: 21 });
      await resumeStalled(world);
    }
    world.blobs.put = put;
    expect((await watch(world, ann, client)).generation).toMatchObject({ status: "succeeded", done: 2 });
  });
});

describe("two workers at once", () => {
  it("make every image once: the second worker finds the lease taken", async () => {
    const { ann, client, generationId } = await orderedImages();
    world.background.lose();
    await Promise.all([
      generate(world, generationId),
      generate(world, generationId),
      generate(world, generationId),
    ]);
    expect(world.engine.jobs).toHaveLength(4);
    expect(await blobsOf(generationId)).toHaveLength(8);
    expect((await read(ann, client)).transformationCount).toBe(4);
  });

  it("keep one picture, and no blob of the worker that had lost its lease", async () => {
    const { ann, client, generationId } = await orderedImages({ steps: 1 }, "front");
    world.background.lose();
    const slow = gate();
    world.engine.answer = (job) => slow.opened.then(() => done(job));
    const first = generate(world, generationId);
    await until(() => world.engine.jobs.length === 1);
    world.clock.advance({ seconds: 21 });
    world.engine.answer = done;
    await generate(world, generationId);
    const made = (await read(ann, client)).transformations;
    slow.open();
    await first;
    expect((await read(ann, client)).transformations).toEqual(made);
    expect(await blobsOf(generationId)).toHaveLength(2);
    expect(await world.db.generationImage.count({ where: { generationId } })).toBe(1);
  });

  it("do not share a generation: the worker without the lease starts no further image", async () => {
    const { generationId } = await orderedImages({ steps: 3 }, "front");
    world.background.lose();
    const [first, second] = [gate(), gate()];
    const answers = [first.opened, Promise.resolve(), second.opened, Promise.resolve()];
    world.engine.answer = async (job) => {
      await answers[world.engine.jobs.length - 1];
      return done(job);
    };
    const old = generate(world, generationId);
    await until(() => world.engine.jobs.length === 1);
    world.clock.advance({ seconds: 21 });
    const young = generate(world, generationId);
    await until(() => world.engine.jobs.length === 3);
    first.open();
    await old;
    expect(world.engine.jobs.map(({ step }) => step)).toEqual([1, 1, 2]);
    second.open();
    await young;
    expect(world.engine.jobs.map(({ step }) => step)).toEqual([1, 1, 2, 3]);
  });

  it("that store the same image at the same time keep one complete picture", async () => {
    const { ann, client, generationId } = await orderedImages({ steps: 1 }, "front");
    world.background.lose();
    const [first, second] = [gate(), gate()];
    const storing = holdPuts([first.opened, second.opened]);
    const old = generate(world, generationId);
    await until(() => storing.started === 1);
    world.clock.advance({ seconds: 21 });
    const young = generate(world, generationId);
    await until(() => storing.started === 2);
    await sweepBlobs(world);
    first.open();
    await old;
    second.open();
    await young;
    storing.restore();
    expect(await blobsOf(generationId)).toHaveLength(2);
    const [image] = (await read(ann, client)).transformations;
    const picture = await ann.ask(contract.getTransformationImage, { params: { id: image!.id } });
    expect(picture.status).toBe(200);
  });
});

describe("a newer order", () => {
  it("supersedes a running one, whose late picture is dropped without a blob", async () => {
    const { ann, client, generationId } = await orderedImages({ steps: 2 }, "front");
    world.background.lose();
    const slow = gate();
    world.engine.answer = (job) => slow.opened.then(() => done(job));
    const first = generate(world, generationId);
    await until(() => world.engine.jobs.length === 1);

    const changed = await ann.call(clients.updateClient, {
      params: { id: client.id },
      body: { targetWeight: 175 },
    });
    expect(changed.generation).toMatchObject({ status: "queued", done: 0, total: 2 });
    expect(changed.generation!.id).not.toBe(generationId);
    slow.open();
    await first;
    expect(world.engine.jobs).toHaveLength(1);
    world.engine.answer = done;
    await world.background.settle();
    const finished = await read(ann, client);
    expect(finished.transformations.map(({ weight }) => weight)).toEqual([185, 175]);
    expect(await blobsOf(generationId)).toEqual([]);
    expect(await world.db.blobCleanup.count()).toBe(0);
  });

  it("also drops a picture that is just being uploaded", async () => {
    const { ann, client, generationId } = await orderedImages({ steps: 1 }, "front");
    world.background.lose();
    const slow = gate();
    const storing = holdPuts([slow.opened]);
    const first = generate(world, generationId);
    await until(() => storing.started === 1);
    await ann.call(clients.updateClient, { params: { id: client.id }, body: { targetWeight: 175 } });
    slow.open();
    await first;
    storing.restore();
    expect(await blobsOf(generationId)).toEqual([]);
    await world.background.settle();
    expect((await read(ann, client)).transformations.map(({ weight }) => weight)).toEqual([175]);
  });

  it("is not caused by a change without effect on images", async () => {
    const { ann, client, generationId } = await orderedImages();
    await world.background.settle();
    const changed = await ann.call(clients.updateClient, {
      params: { id: client.id },
      body: { dietAdherence: 0.8, hasSignificantChanges: true },
    });
    expect(changed.generation).toMatchObject({ id: generationId, status: "succeeded" });
  });

  it("never shows more images than steps and sides", async () => {
    const { ann, client } = await orderedImages({ steps: 6 });
    for (const steps of [2, 6, 1, 3]) {
      const changed = await ann.call(clients.updateClient, { params: { id: client.id }, body: { steps } });
      expect(changed.transformationCount).toBe(0);
      await world.background.settle();
      expect((await read(ann, client)).transformationCount).toBe(steps * 2);
    }
  });
});

describe("deleting a client", () => {
  it("leaves no row and no blob while an image is being made", async () => {
    const { ann, client, generationId } = await orderedImages({}, "front");
    world.background.lose();
    const slow = gate();
    world.engine.answer = (job) => slow.opened.then(() => done(job));
    const making = generate(world, generationId);
    await until(() => world.engine.jobs.length === 1);
    await ann.call(clients.deleteClient, { params: { id: client.id } });
    slow.open();
    await making;
    await world.background.settle();
    expect(await blobsOf(generationId)).toEqual([]);
    expect(await world.blobs.list(`photos/${ann.trainer.id}/`)).toEqual([]);
    expect(await world.db.generation.count({ where: { clientId: client.id } })).toBe(0);
    expect(await world.db.blobCleanup.count()).toBe(0);
  });

  it("also removes a picture that a killed server had uploaded but not recorded", async () => {
    const { ann, client, generationId } = await orderedImages({ steps: 1 }, "front");
    const put = world.blobs.put;
    const { opened: death } = gate();
    world.blobs.put = async (key, bytes, type) => {
      await put(key, bytes, type);
      if (key.includes("-thumb")) await death;
    };
    void world.background.settle();
    await until(async () => (await blobsOf(generationId)).length === 2);
    world.blobs.put = put;
    await ann.call(clients.deleteClient, { params: { id: client.id } });
    await sweepBlobs(world);
    expect(await blobsOf(generationId)).toEqual([]);
  });
});

describe("the daily number of orders", () => {
  const LAST_ORDER = 1 / LIMITS.generationPerTrainer.limit;
  const limited = async (work: () => Promise<void>) => {
    world.settings = { ...world.settings, rateLimitScale: LAST_ORDER };
    await work().finally(() => {
      world.settings = { ...world.settings, rateLimitScale: 1 };
    });
  };

  it("is limited: the change is saved, and the client shows why no images were ordered", () =>
    limited(async () => {
      const { ann, client } = await orderedImages({}, "front");
      await world.background.settle();
      const changed = await ann.call(clients.updateClient, {
        params: { id: client.id },
        body: { targetWeight: 170 },
      });
      expect(changed).toMatchObject({
        targetWeight: 170,
        version: client.version + 1,
        // The old images lead to another target.
        transformationUrls: [],
        generation: { status: "failed", done: 0, total: 0, error: expect.stringMatching(/daily limit/) },
      });
      expect(await read(ann, client)).toEqual(changed);
      await world.background.settle();
      expect(world.engine.jobs.every(({ subject }) => subject.target.weightLbs !== 170)).toBe(true);
    }));

  it("allows the images a day later", async () => {
    const { ann, client } = await orderedImages({}, "front");
    const order = (body: object) => ann.call(clients.updateClient, { params: { id: client.id }, body });
    await limited(async () => {
      await order({ targetWeight: 170 });
      expect(await order({ hasSignificantChanges: true })).toMatchObject({
        generation: { status: "failed" },
      });
      expect(await world.db.generation.count({ where: { clientId: client.id, images: { none: {} } } })).toBe(
        1,
      );
      world.clock.advance({ days: 1, minutes: 1 });
      expect(await order({ hasSignificantChanges: true })).toMatchObject({
        generation: { status: "queued" },
      });
    });
    await world.background.settle();
    expect((await read(ann, client)).transformations.at(-1)).toMatchObject({ weight: 170 });
  });
});
