import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as admin from "@/lib/admin/console/contract";
import { createReplicateEngine } from "@/lib/ports/image-engine/replicate/engine";
import { adminNamed } from "../support/authority/actors";
import { orderedImages, watch } from "../support/generations";
import { rememberingEngine } from "../support/image-jobs";
import { paintOver, ReplicateServer } from "../support/replicate-server";
import { testWorld } from "../support/world";

const world = testWorld();
const server = new ReplicateServer();
const local = rememberingEngine();
let baseUrl: string;
beforeAll(async () => {
  baseUrl = await server.start();
});
beforeEach(() => {
  server.reset();
  const models = ["black-forest-labs/flux-2-pro"];
  const now = () => world.clock.now().getTime();
  world.images = [createReplicateEngine({ token: server.token, models, baseUrl, local, now }), local];
});
afterAll(() => Promise.all([local.close(), server.stop()]));

const TARGET = { weight: 195, bodyFat: 25, targetWeight: 166, targetBodyFat: 12, steps: 1 };

const made = async (settings: object = {}) => {
  const { ann, client } = await orderedImages({ ...TARGET, ...settings }, "front");
  const finished = await watch(world, ann, client);
  const [image] = finished.transformations;
  const entry = await world.db.imageCost.findUnique({ where: { imageId: image!.id } });
  return { ann, client, image: image!, cost: entry?.microUsd };
};

/** Changes colours and keeps the body. */
const unchanged = ({ photo, prompt, seed }: { photo: Buffer; prompt: string; seed: number }) =>
  paintOver({ photo, guide: null, prompt, seed });

describe("the measured widths of an image", () => {
  it("are stored with it, as girths of the client", async () => {
    const { image, cost } = await made();
    expect([image.engine, image.note, cost]).toEqual(["replicate", null, 60_000]);
    const waist = image.girths!.find(({ site }) => site === "waist")!;
    expect(waist.beforeCm).toBeGreaterThan(85);
    expect(waist.askedCm).toBeLessThan(waist.beforeCm - 8);
    expect(Math.abs(waist.madeCm! - waist.askedCm)).toBeLessThan(3);
    expect(Math.abs(waist.error)).toBeLessThan(0.03);
  });

  it("are in the operator's history with the price", async () => {
    const { client, image } = await made();
    const ida = await adminNamed("Ida", world);
    const { transformations } = await ida.call(admin.getTransformationHistory, { params: { id: client.id } });
    expect(transformations).toMatchObject([
      {
        id: image.id,
        side: "front",
        step: 1,
        steps: 1,
        weight: 166,
        bodyFat: 12,
        engine: "replicate",
        costMicroUsd: 60_000,
        girths: image.girths,
      },
    ]);
  });
});

describe("an image that a model draws in the wrong proportions twice", () => {
  it("is made by the local engine, which says so, and costs both attempts", async () => {
    server.paintWith(unchanged);
    const { image, cost } = await made();
    expect(image.engine).toBe("local");
    expect(image.note).toMatch(/^The image service drew the waist \d+% too wide\.$/);
    expect(image.girths!.every(({ error }) => Math.abs(error) < 0.03)).toBe(true);
    expect([server.creates.length, cost]).toEqual([2, 120_000]);
  });

  it("is not ordered when the day's budget has room for one picture only", async () => {
    const { settings } = world;
    world.settings = { ...settings, dailyImageBudget: { microUsd: 50_000_000, microUsdPerTrainer: 100_000 } };
    const { image, cost } = await made();
    world.settings = settings;
    expect([image.engine, cost, server.creates.length]).toEqual(["local", 0, 0]);
    expect(image.note).toContain("budget");
  });
});
