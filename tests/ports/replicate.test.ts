import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { parseServerEnv } from "@/lib/env";
import { createLocalEngine } from "@/lib/ports/image-engine/local/engine";
import type { ImageEngine, ImageProgress } from "@/lib/ports/image-engine/port";
import { createReplicateEngine, type ReplicateOptions } from "@/lib/ports/image-engine/replicate/engine";
import { createSemaphore } from "@/lib/ports/photo-reader/semaphore";
import { imageEngines } from "@/lib/runtime/runtime";
import { imageJob } from "../support/image-jobs";
import { reducedFigure } from "../support/pictures";
import { type Mood, ReplicateServer } from "../support/replicate-server";

/** Generous, because a busy machine may take many times as long. */
vi.setConfig({ testTimeout: 120_000 });

const FLUX = "black-forest-labs/flux-2-pro";
const KONTEXT = "black-forest-labs/flux-kontext-pro";
const QWEN = "qwen/qwen-image-edit-plus";
const MODELS = [FLUX, KONTEXT, QWEN];

const server = new ReplicateServer();
let baseUrl = "";
let now = 0;
let pauses: number[] = [];
beforeAll(async () => {
  baseUrl = await server.start();
});
beforeEach(() => {
  server.reset();
  now = Date.parse("2026-11-20T09:00:00Z");
  pauses = [];
});
afterAll(() => server.stop());

function engineWith(changes: Partial<ReplicateOptions> = {}): ImageEngine {
  return createReplicateEngine({
    token: server.token,
    models: MODELS,
    baseUrl,
    now: () => now,
    sleep: async (ms) => void pauses.push(ms),
    ...changes,
  });
}

const job = imageJob(await reducedFigure("m_gym_shorts"));

/** Calls until the engine has said its last word; every `pending` costs a minute at most of the engine's own time. */
async function toTheEnd(engine = engineWith(), asked = job): Promise<ImageProgress> {
  let progress = await engine.advance(asked, null);
  while (progress.state === "pending") {
    now += progress.checkAfterMs;
    progress = await engine.advance(asked, progress.ticket);
  }
  return progress;
}

async function pendingTicket(engine = engineWith()): Promise<string> {
  const progress = await engine.advance(job, null);
  if (progress.state !== "pending") throw new Error(`expected a ticket, got ${progress.state}`);
  return progress.ticket;
}

const inputOf = (index: number) => JSON.parse(server.creates[index]!.body).input as Record<string, unknown>;

it("decodes pictures in turn with everybody else in the process", async () => {
  let [running, most, tasks] = [0, 0, 0];
  const oneByOne = createSemaphore(1);
  const decoding: ReplicateOptions["decoding"] = (task) =>
    oneByOne(async () => {
      most = Math.max(most, ++running);
      tasks += 1;
      return task().finally(() => {
        running -= 1;
      });
    });
  const engine = engineWith({ decoding });
  const made = await Promise.all([1, 2, 3].map(() => toTheEnd(engine)));
  expect(made.map(({ state }) => state)).toEqual(["done", "done", "done"]);
  // The photo that goes out, the picture that comes back, and both of them side by side.
  expect([tasks, most]).toEqual([9, 1]);
});

describe("a picture ordered from Replicate", () => {
  it("is a ticket at first, which another process can go on from", async () => {
    const progress = await engineWith().advance(job, null);
    expect(progress).toEqual({
      state: "pending",
      ticket: `${FLUX}:${now}:0:${server.predictionIds[0]}`,
      checkAfterMs: 3000,
      costMicroUsd: 60_000,
    });
    const made = await engineWith().advance(job, (progress as { ticket: string }).ticket);
    expect(made.state).toBe("done");
    expect(server.creates).toHaveLength(1);
  });

  it("stays pending for as long as the service works on it", async () => {
    server.polls = 4;
    expect((await toTheEnd()).state).toBe("done");
    expect(server.requests.map(({ method }) => method)).toEqual(["POST", "GET", "GET", "GET", "GET"]);
  });

  it.each([
    [FLUX, { input_images: [expect.any(String)], resolution: "match_input_image", safety_tolerance: 5 }],
    [KONTEXT, { input_image: expect.any(String), safety_tolerance: 2, prompt_upsampling: false }],
    [QWEN, { image: [expect.any(String)], output_quality: 95 }],
  ])("is asked of %s in that model's own words", async (model, words) => {
    const made = await toTheEnd(engineWith({ models: [model] }));
    expect(made.state).toBe("done");
    expect(inputOf(0)).toMatchObject({
      ...words,
      aspect_ratio: "match_input_image",
      output_format: "jpg",
      prompt: expect.stringContaining("body fat from 25% to 12%"),
    });
  });

  it("is always made from the original photo, with one seed for all steps of it", async () => {
    for (const step of [1, 2, 3]) await toTheEnd(engineWith(), { ...job, step, steps: 3 });
    await toTheEnd(engineWith(), imageJob(await reducedFigure("m_back_gym"), { side: "back" }));
    const inputs = [0, 1, 2, 3].map(inputOf);
    const photos = inputs.map((input) => (input.input_images as string[])[0]);
    expect(new Set(photos.slice(0, 3)).size).toBe(1);
    expect(Buffer.from(photos[0]!.split(",")[1]!, "base64").equals(job.photo)).toBe(true);
    const seeds = inputs.map(({ seed }) => seed);
    expect(new Set(seeds.slice(0, 3)).size).toBe(1);
    expect(seeds[3]).not.toBe(seeds[0]);
    expect(new Set(inputs.map(({ prompt }) => prompt)).size).toBe(4);
  });

  it("sends a large photo smaller than 256 KB, without the place where it was taken", async () => {
    const noise = await sharp({
      create: {
        width: 1080,
        height: 1920,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma: 25 },
      },
    })
      .withExif({ IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(noise.byteLength).toBeGreaterThan(256 * 1024);
    const made = await toTheEnd(engineWith(), imageJob(noise));
    const sent = Buffer.from((inputOf(0).input_images as string[])[0]!.split(",")[1]!, "base64");
    expect(sent.byteLength).toBeLessThanOrEqual(256 * 1024);
    expect((await sharp(sent).metadata()).exif).toBeUndefined();
    const { jpeg } = made as { jpeg: Uint8Array };
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1080, height: 1920 });
  });

  it("is ended by the service itself when it takes too long, and is announced only when there is an address", async () => {
    await toTheEnd();
    expect(server.creates[0]!.headers).toMatchObject({ "cancel-after": "3m" });
    expect(JSON.parse(server.creates[0]!.body)).not.toHaveProperty("webhook");
    await toTheEnd(engineWith({ webhookUrl: "https://formcast.test/api/webhooks/replicate" }));
    expect(JSON.parse(server.creates[1]!.body)).toMatchObject({
      webhook: "https://formcast.test/api/webhooks/replicate",
      webhook_events_filter: ["completed"],
    });
  });
});

describe("a model that fails at it", () => {
  it.each<Mood>([
    "finds the input wrong",
    "flags it",
    "cannot start",
    "aborts",
    "cancels",
    "loses its output",
    "makes a text",
    "makes half a file",
    "makes a square",
    "makes too much",
    "delivers from elsewhere",
    "delivers without encryption",
    "redirects",
    "has removed its output",
  ])("because it %s leaves it to the next one", async (mood) => {
    server.behave(mood, [FLUX]);
    expect((await toTheEnd()).state).toBe("done");
    expect(server.asked).toEqual([FLUX, KONTEXT]);
  });

  it("as all others do ends in a refusal, with one order for each", async () => {
    server.behave("flags it");
    expect(await toTheEnd()).toEqual({
      state: "refused",
      reason: "The image service did not accept this photo.",
      costMicroUsd: 0,
    });
    expect(server.asked).toEqual(MODELS);
  });

  it("because it was removed from the service leaves it to the next one", async () => {
    server.troubles.push({ method: "POST", status: 404 });
    expect((await toTheEnd()).state).toBe("done");
    expect(server.asked).toEqual([FLUX, KONTEXT]);
  });

  it("that is not configured any more hands over to the first that is", async () => {
    const ticket = await pendingTicket();
    server.behave("flags it", [FLUX]);
    const after = await engineWith({ models: [QWEN] }).advance(job, ticket);
    expect(after).toMatchObject({ state: "pending", ticket: expect.stringMatching(`^${QWEN}:`) });
  });
});

describe("a service in trouble", () => {
  const AWAY = {
    state: "refused",
    reason: "The image service is not available right now. Please try again later.",
  };

  it.each<Mood>(["asks for money", "breaks", "hangs up after taking the job", "answers nonsense"])(
    "that %s is asked once, because the order may have been taken",
    async (mood) => {
      server.behave(mood);
      expect(await toTheEnd()).toMatchObject(AWAY);
      expect(server.creates).toHaveLength(1);
    },
  );

  it("does not know the token", async () => {
    expect(await toTheEnd(engineWith({ token: "r8_wrong" }))).toMatchObject(AWAY);
    expect(server.creates).toHaveLength(1);
  });

  it("is asked again when it says so, and no sooner", async () => {
    server.troubles.push({ method: "POST", status: 429, retryAfter: "2" }, { method: "POST", status: 429 });
    expect((await toTheEnd()).state).toBe("done");
    expect(pauses).toEqual([2000, 2000]);
    expect(server.predictionIds).toHaveLength(1);
  });

  it("that is busy for long gets the order later, without anybody waiting for it", async () => {
    server.troubles.push({ method: "POST", status: 429, retryAfter: "30" });
    const progress = await engineWith().advance(job, null);
    expect(progress).toMatchObject({ state: "pending", ticket: `${FLUX}:${now}:0:`, checkAfterMs: 30_000 });
    expect(pauses).toEqual([]);
    expect((await engineWith().advance(job, (progress as { ticket: string }).ticket)).state).toBe("pending");
    expect(server.predictionIds).toHaveLength(1);
  });

  it("that stays busy is given up after five minutes", async () => {
    const busy = { method: "POST", status: 429, retryAfter: "60" };
    server.troubles.push(...Array.from({ length: 20 }, () => busy));
    expect(await toTheEnd()).toMatchObject(AWAY);
    expect(server.creates).toHaveLength(7);
    expect(server.predictionIds).toEqual([]);
  });

  it.each([0, 429, 500, 503])(
    "when it is looked up (%i) delays the picture and loses nothing",
    async (status) => {
      const ticket = await pendingTicket();
      server.troubles.push(
        ...Array.from({ length: status === 429 ? 3 : 1 }, () => ({ method: "GET", status })),
      );
      const after = await engineWith().advance(job, ticket);
      expect(after).toMatchObject({ state: "pending", ticket, checkAfterMs: 10_000 });
      expect((await engineWith().advance(job, ticket)).state).toBe("done");
      expect(server.creates).toHaveLength(1);
    },
  );

  it("that has forgotten the prediction leaves it to the next model", async () => {
    const ticket = await pendingTicket();
    server.troubles.push({ method: "GET", status: 404 });
    await engineWith().advance(job, ticket);
    expect(server.asked).toEqual([FLUX, KONTEXT]);
  });

  it("that never ends is given up after five minutes", async () => {
    server.behave("never ends");
    const begun = now;
    expect(await toTheEnd()).toMatchObject(AWAY);
    expect(now - begun).toBeLessThan(6 * 60_000);
    expect(server.creates).toHaveLength(1);
  });
});

describe("a picture that cannot be fetched yet", () => {
  it("is fetched at the next look, and neither ordered again nor left to another model", async () => {
    server.behave("delivers late");
    const ticket = await pendingTicket();
    const late = await engineWith().advance(job, ticket);
    expect(late).toMatchObject({ state: "pending", ticket });
    expect((await engineWith().advance(job, ticket)).state).toBe("done");
    expect(server.asked).toEqual([FLUX]);
  });
});

describe("what a picture costs", () => {
  const cost = async (engine = engineWith()) =>
    ((await toTheEnd(engine)) as { costMicroUsd?: number }).costMicroUsd;

  it("is the published price of the model, or the one that is configured", async () => {
    expect(engineWith().remote?.microUsd).toBe(60_000);
    expect(await cost()).toBe(60_000);
    const prices = { [KONTEXT]: 0.075 };
    expect(engineWith({ prices }).remote?.microUsd).toBe(75_000);
    expect(await cost(engineWith({ prices, models: [KONTEXT] }))).toBe(75_000);
  });

  it("is nothing for what was refused, and something for what was made in vain", async () => {
    server.behave("flags it", [FLUX]);
    expect(await cost()).toBe(40_000);
    server.behave("makes a text", [FLUX]);
    expect(await cost()).toBe(100_000);
    server.behave("flags it");
    expect(await cost()).toBe(0);
  });

  it.each<[Mood, number]>([
    ["asks for money", 0],
    ["breaks", 60_000],
    ["hangs up after taking the job", 60_000],
  ])(
    "of a service that %s is %i, because an order without an answer may have been taken",
    async (mood, sum) => {
      server.behave(mood);
      expect(await cost()).toBe(sum);
    },
  );
});

describe("work that nobody waits for", () => {
  it("is ended by its ticket, once and without a body", async () => {
    server.behave("never ends");
    const ticket = await pendingTicket();
    await engineWith().remote?.cancel(ticket);
    expect(server.canceled).toEqual(server.predictionIds);
    const { method, path, body, headers } = server.requests.at(-1)!;
    expect({ method, path, body }).toEqual({
      method: "POST",
      path: `/v1/predictions/${server.predictionIds[0]}/cancel`,
      body: "",
    });
    expect(headers).not.toHaveProperty("cancel-after");
  });

  it.each([0, 404, 500])("is left to its own end when the service answers %i", async (status) => {
    const ticket = await pendingTicket();
    server.troubles.push({ method: "POST", status });
    await engineWith().remote?.cancel(ticket);
    expect(server.canceled).toEqual([]);
  });

  it("is nothing while the service was too busy to take it", async () => {
    server.troubles.push({ method: "POST", status: 429, retryAfter: "30" });
    await engineWith().remote?.cancel(await pendingTicket());
    expect(server.requests).toHaveLength(1);
  });
});

describe("a picture that is no change of the body", () => {
  it.each<[Mood, string]>([
    ["moves the camera", "The image service changed more than the body."],
    ["gives the photo back", "The image service gave the photo back unchanged."],
  ])("because the model %s is refused with the reason, and paid for", async (mood, reason) => {
    server.behave(mood);
    expect(await toTheEnd()).toEqual({ state: "refused", reason, costMicroUsd: 60_000 });
    expect(server.asked).toEqual([FLUX]);
  });

  it("may look the same where hardly anything was to change", async () => {
    server.behave("gives the photo back");
    const { now: today } = job.subject;
    const slight = { ...job, subject: { ...job.subject, target: { ...today, weightLbs: 194 } } };
    expect((await toTheEnd(engineWith(), slight)).state).toBe("done");
  });
});

describe("the token", () => {
  it("travels in the authorization header alone, and stands in no error and no ticket", async () => {
    server.behave("flags it", [FLUX]);
    const said: string[] = [];
    for (const status of [401, 422, 500, 0]) {
      server.troubles.push({ method: "POST", status });
      said.push(JSON.stringify(await toTheEnd()));
    }
    said.push(JSON.stringify(await toTheEnd()), await pendingTicket());
    expect(said.join()).not.toContain(server.token);
    expect(server.requests.length).toBeGreaterThan(8);
    for (const { headers, path, body } of server.requests) {
      expect(headers.authorization).toBe(`Bearer ${server.token}`);
      expect(path + body).not.toContain(server.token);
    }
  });
});

describe("a configuration", () => {
  const SERVER = {
    DATABASE_URL: "postgresql://nobody@127.0.0.1:1/nowhere",
    NEXTAUTH_SECRET: "a-secret-for-tests-that-opens-nothing",
  };
  const WITH_TOKEN = { ...SERVER, REPLICATE_API_TOKEN: server.token };
  const named = (record: Record<string, string>) =>
    imageEngines(parseServerEnv(record), createLocalEngine()).map(({ name }) => name);

  it("with a token puts Replicate first and the local engine behind it", () => {
    expect(named(SERVER)).toEqual(["local"]);
    expect(named(WITH_TOKEN)).toEqual(["replicate", "local"]);
    expect(named({ ...WITH_TOKEN, IMAGE_ENGINE: "local" })).toEqual(["local"]);
  });

  it.each([
    ["https://formcast.example", "whsec_a2V5", "https://formcast.example/api/webhooks/replicate"],
    ["https://formcast.example", "", undefined],
    ["http://localhost:3000", "whsec_a2V5", undefined],
  ])(
    "on %s with the secret %j announces the webhook %s",
    async (APP_URL, REPLICATE_WEBHOOK_SECRET, address) => {
      const record = { ...WITH_TOKEN, REPLICATE_BASE_URL: baseUrl, APP_URL, REPLICATE_WEBHOOK_SECRET };
      await imageEngines(parseServerEnv(record), createLocalEngine())[0]!.advance(job, null);
      expect(JSON.parse(server.creates[0]!.body).webhook).toBe(address);
    },
  );

  it.each([["a/b"], [""]])("that names no model it can speak to (%j) is refused by name", (model) => {
    const models = model ? [FLUX, model] : [];
    expect(() => engineWith({ models })).toThrow(`${model || "nothing"} cannot be used`);
  });
});

describe("a ticket that it did not write", () => {
  it("is an error, not an order", async () => {
    await expect(engineWith().advance(job, "job-1")).rejects.toThrow("no ticket");
    expect(server.requests).toEqual([]);
  });
});
