import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { parseServerEnv } from "@/lib/platform/kernel/env";
import { createLocalEngine } from "@/lib/ports/image-engine/local/engine";
import type { ImageEngine, ImageProgress } from "@/lib/ports/image-engine/port";
import { createReplicateEngine, type ReplicateOptions } from "@/lib/ports/image-engine/replicate/engine";
import { createSemaphore } from "@/lib/ports/photo-reader/semaphore";
import { imageEngines } from "@/lib/server/runtime/runtime";
import { imageJob } from "../support/image-jobs";
import { reducedFigure } from "../support/pictures";
import { type Mood, ReplicateServer } from "../support/replicate-server";

/** Long, because a busy machine may be many times slower. */
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

/** Advances the job to its end. Each `pending` moves the engine's clock forward. */
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

it("decodes pictures within the process-wide limit", async () => {
  let [running, maxRunning, tasks] = [0, 0, 0];
  const oneByOne = createSemaphore(1);
  const decoding: ReplicateOptions["decoding"] = (task) =>
    oneByOne(async () => {
      maxRunning = Math.max(maxRunning, ++running);
      tasks += 1;
      return task().finally(() => {
        running -= 1;
      });
    });
  const engine = engineWith({ decoding });
  const made = await Promise.all([1, 2, 3].map(() => toTheEnd(engine)));
  expect(made.map(({ state }) => state)).toEqual(["done", "done", "done"]);
  // For each image: the photo to send, the received picture, and the comparison of both.
  expect([tasks, maxRunning]).toEqual([9, 1]);
});

describe("a picture ordered from Replicate", () => {
  it("is first a ticket, with which another process can continue", async () => {
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

  it("stays pending while the service works on it", async () => {
    server.polls = 4;
    expect((await toTheEnd()).state).toBe("done");
    expect(server.requests.map(({ method }) => method)).toEqual(["POST", "GET", "GET", "GET", "GET"]);
  });

  it.each([
    [FLUX, { input_images: [expect.any(String)], resolution: "match_input_image", safety_tolerance: 5 }],
    [KONTEXT, { input_image: expect.any(String), safety_tolerance: 2, prompt_upsampling: false }],
    [QWEN, { image: [expect.any(String)], output_quality: 95 }],
  ])("is ordered from %s with that model's parameters", async (model, words) => {
    const made = await toTheEnd(engineWith({ models: [model] }));
    expect(made.state).toBe("done");
    expect(inputOf(0)).toMatchObject({
      ...words,
      aspect_ratio: "match_input_image",
      output_format: "jpg",
      prompt: expect.stringContaining("body fat from 25% to 12%"),
    });
  });

  it("is always made from the original photo, with the same seed for all its steps", async () => {
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

  it("is ordered with a photo below 256 KB and without its location", async () => {
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

  it("is ordered with a time limit, and with a webhook only if there is an address", async () => {
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

describe("a model that fails", () => {
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
  ])("(%s) is followed by the next model", async (mood) => {
    server.behave(mood, [FLUX]);
    expect((await toTheEnd()).state).toBe("done");
    expect(server.asked).toEqual([FLUX, KONTEXT]);
  });

  it("like all others ends in a refusal, with one order for each model", async () => {
    server.behave("flags it");
    expect(await toTheEnd()).toEqual({
      state: "refused",
      reason: "The image service did not accept this photo.",
      costMicroUsd: 0,
    });
    expect(server.asked).toEqual(MODELS);
  });

  it("because it no longer exists is followed by the next model", async () => {
    server.troubles.push({ method: "POST", status: 404 });
    expect((await toTheEnd()).state).toBe("done");
    expect(server.asked).toEqual([FLUX, KONTEXT]);
  });

  it("that is no longer configured is followed by the first configured model", async () => {
    const ticket = await pendingTicket();
    server.behave("flags it", [FLUX]);
    const after = await engineWith({ models: [QWEN] }).advance(job, ticket);
    expect(after).toMatchObject({ state: "pending", ticket: expect.stringMatching(`^${QWEN}:`) });
  });
});

describe("a service with a problem", () => {
  const AWAY = {
    state: "refused",
    reason: "The image service is not available right now. Please try again later.",
  };

  it.each<Mood>(["asks for money", "breaks", "hangs up after taking the job", "answers nonsense"])(
    "that %s gets only one order, because it may have accepted it",
    async (mood) => {
      server.behave(mood);
      expect(await toTheEnd()).toMatchObject(AWAY);
      expect(server.creates).toHaveLength(1);
    },
  );

  it("refuses an unknown token", async () => {
    expect(await toTheEnd(engineWith({ token: "r8_wrong" }))).toMatchObject(AWAY);
    expect(server.creates).toHaveLength(1);
  });

  it("gets the order again after its Retry-After", async () => {
    server.troubles.push({ method: "POST", status: 429, retryAfter: "2" }, { method: "POST", status: 429 });
    expect((await toTheEnd()).state).toBe("done");
    expect(pauses).toEqual([2000, 2000]);
    expect(server.predictionIds).toHaveLength(1);
  });

  it("that stays busy for long gets the order later, without blocking", async () => {
    server.troubles.push({ method: "POST", status: 429, retryAfter: "30" });
    const progress = await engineWith().advance(job, null);
    expect(progress).toMatchObject({ state: "pending", ticket: `${FLUX}:${now}:0:`, checkAfterMs: 30_000 });
    expect(pauses).toEqual([]);
    expect((await engineWith().advance(job, (progress as { ticket: string }).ticket)).state).toBe("pending");
    expect(server.predictionIds).toHaveLength(1);
  });

  it("that is always busy is given up after five minutes", async () => {
    const busy = { method: "POST", status: 429, retryAfter: "60" };
    server.troubles.push(...Array.from({ length: 20 }, () => busy));
    expect(await toTheEnd()).toMatchObject(AWAY);
    expect(server.creates).toHaveLength(7);
    expect(server.predictionIds).toEqual([]);
  });

  it.each([0, 429, 500, 503])(
    "that fails a status request (%i) delays the picture but does not lose it",
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

  it("that has lost the prediction is followed by the next model", async () => {
    const ticket = await pendingTicket();
    server.troubles.push({ method: "GET", status: 404 });
    await engineWith().advance(job, ticket);
    expect(server.asked).toEqual([FLUX, KONTEXT]);
  });

  it("that never finishes is given up after five minutes", async () => {
    server.behave("never ends");
    const begun = now;
    expect(await toTheEnd()).toMatchObject(AWAY);
    expect(now - begun).toBeLessThan(6 * 60_000);
    expect(server.creates).toHaveLength(1);
  });
});

describe("a picture that cannot be downloaded yet", () => {
  it("is downloaded at the next poll, without another order", async () => {
    server.behave("delivers late");
    const ticket = await pendingTicket();
    const late = await engineWith().advance(job, ticket);
    expect(late).toMatchObject({ state: "pending", ticket });
    expect((await engineWith().advance(job, ticket)).state).toBe("done");
    expect(server.asked).toEqual([FLUX]);
  });
});

describe("the cost of a picture", () => {
  const cost = async (engine = engineWith()) =>
    ((await toTheEnd(engine)) as { costMicroUsd?: number }).costMicroUsd;

  it("is the published price of the model, or the configured one", async () => {
    expect(engineWith().remote?.microUsd).toBe(60_000);
    expect(await cost()).toBe(60_000);
    const prices = { [KONTEXT]: 0.075 };
    expect(engineWith({ prices }).remote?.microUsd).toBe(75_000);
    expect(await cost(engineWith({ prices, models: [KONTEXT] }))).toBe(75_000);
  });

  it("is zero for a refused order, and the price for an unusable picture", async () => {
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
    "from a service that %s is %i, because an order without a reply may have been accepted",
    async (mood, sum) => {
      server.behave(mood);
      expect(await cost()).toBe(sum);
    },
  );
});

describe("a canceled prediction", () => {
  it("is ended by its ticket, with one request without a body", async () => {
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

  it.each([0, 404, 500])("continues when the service replies %i", async (status) => {
    const ticket = await pendingTicket();
    server.troubles.push({ method: "POST", status });
    await engineWith().remote?.cancel(ticket);
    expect(server.canceled).toEqual([]);
  });

  it("needs no request if the service has not accepted the order yet", async () => {
    server.troubles.push({ method: "POST", status: 429, retryAfter: "30" });
    await engineWith().remote?.cancel(await pendingTicket());
    expect(server.requests).toHaveLength(1);
  });
});

describe("a picture without a change of the body", () => {
  it.each<[Mood, string]>([
    ["moves the camera", "The image service changed more than the body."],
    ["gives the photo back", "The image service gave the photo back unchanged."],
  ])("(the model %s) is refused with the reason, and paid for", async (mood, reason) => {
    server.behave(mood);
    expect(await toTheEnd()).toEqual({ state: "refused", reason, costMicroUsd: 60_000 });
    expect(server.asked).toEqual([FLUX]);
  });

  it("is accepted if hardly any change was requested", async () => {
    server.behave("gives the photo back");
    const { now: today } = job.subject;
    const slight = { ...job, subject: { ...job.subject, target: { ...today, weightLbs: 194 } } };
    expect((await toTheEnd(engineWith(), slight)).state).toBe("done");
  });
});

describe("the token", () => {
  it("is only in the authorization header, and in no error or ticket", async () => {
    server.behave("flags it", [FLUX]);
    const texts: string[] = [];
    for (const status of [401, 422, 500, 0]) {
      server.troubles.push({ method: "POST", status });
      texts.push(JSON.stringify(await toTheEnd()));
    }
    texts.push(JSON.stringify(await toTheEnd()), await pendingTicket());
    expect(texts.join()).not.toContain(server.token);
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

  it("with a token uses Replicate first and then the local engine", () => {
    expect(named(SERVER)).toEqual(["local"]);
    expect(named(WITH_TOKEN)).toEqual(["replicate", "local"]);
    expect(named({ ...WITH_TOKEN, IMAGE_ENGINE: "local" })).toEqual(["local"]);
  });

  it.each([
    ["https://formcast.example", "whsec_a2V5", "https://formcast.example/api/webhooks/replicate"],
    ["https://formcast.example", "", undefined],
    ["http://localhost:3000", "whsec_a2V5", undefined],
  ])("on %s with the secret %j sends the webhook %s", async (APP_URL, REPLICATE_WEBHOOK_SECRET, address) => {
    const record = { ...WITH_TOKEN, REPLICATE_BASE_URL: baseUrl, APP_URL, REPLICATE_WEBHOOK_SECRET };
    await imageEngines(parseServerEnv(record), createLocalEngine())[0]!.advance(job, null);
    expect(JSON.parse(server.creates[0]!.body).webhook).toBe(address);
  });

  it.each([["a/b"], [""]])("with an unsupported model (%j) is refused with its name", (model) => {
    const models = model ? [FLUX, model] : [];
    expect(() => engineWith({ models })).toThrow(`${model || "nothing"} cannot be used`);
  });
});

describe("an unknown ticket", () => {
  it("is an error and no order", async () => {
    await expect(engineWith().advance(job, "job-1")).rejects.toThrow("no ticket");
    expect(server.requests).toEqual([]);
  });
});
