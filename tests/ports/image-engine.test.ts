import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createLocalEngine } from "@/lib/ports/image-engine/local/engine";
import type { ImageEngine, ImageJob, ImageProgress } from "@/lib/ports/image-engine/port";
import { createReplicateEngine } from "@/lib/ports/image-engine/replicate/engine";
import { createScriptedEngine } from "@/lib/ports/image-engine/scripted";
import { halfJpeg } from "../figures/figure";
import { imageJob as job } from "../support/image-jobs";
import { ReplicateServer } from "../support/replicate-server";

/** Long, because a busy machine may be many times slower. */
vi.setConfig({ testTimeout: 120_000 });

const local = createLocalEngine();
const scripted = createScriptedEngine();
const server = new ReplicateServer();
let replicate: ImageEngine;
let photo: Buffer;
beforeAll(async () => {
  photo = await halfJpeg("m_gym_shorts");
  const models = ["black-forest-labs/flux-2-pro"];
  replicate = createReplicateEngine({ token: server.token, models, baseUrl: await server.start() });
});
afterAll(() => Promise.all([local.close(), server.stop()]));

const ENGINES = [
  { name: "local", engine: () => local, source: "compositeWithTrainedAlgorithmicMedia" },
  { name: "scripted", engine: () => scripted, source: "compositeWithTrainedAlgorithmicMedia" },
  { name: "Replicate", engine: () => replicate, source: "trainedAlgorithmicMedia" },
];

/** Advances the job until it is no longer pending. */
async function outcome(engine: ImageEngine, asked: ImageJob): Promise<ImageProgress> {
  let progress = await engine.advance(asked, null);
  while (progress.state === "pending") progress = await engine.advance(asked, progress.ticket);
  return progress;
}

async function pictureOf(engine: ImageEngine, asked: ImageJob) {
  const progress = await outcome(engine, asked);
  if (progress.state !== "done") throw new Error(`expected a picture, got ${progress.state}`);
  return progress;
}

describe.each(ENGINES)("the $name image engine", ({ engine, source }) => {
  it("makes a JPEG of the photo's size and returns the prompt", async () => {
    const done = await pictureOf(engine(), job(photo));
    expect(await sharp(done.jpeg).metadata()).toMatchObject({ format: "jpeg", width: 540, height: 960 });
    expect(done.prompt).toContain("body fat from 25% to 12%");
    expect(done.lowConfidence).toBe(false);
  });

  it("turns the photo upright, removes its metadata, and marks the picture as AI-generated", async () => {
    const fromCamera = await sharp(photo)
      .rotate(-90)
      .withMetadata({
        orientation: 6,
        exif: { IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } },
      })
      .jpeg()
      .toBuffer();
    const { exif, orientation } = await sharp(fromCamera).metadata();
    expect([exif?.includes("Camera"), orientation]).toEqual([true, 6]);
    const done = await pictureOf(engine(), job(fromCamera));
    const metadata = await sharp(done.jpeg).metadata();
    expect(metadata).toMatchObject({ width: 540, height: 960 });
    expect(metadata.exif).toBeUndefined();
    const xmp = metadata.xmp?.toString("utf8");
    expect(xmp).toContain(`http://cv.iptc.org/newscodes/digitalsourcetype/${source}"`);
    expect(xmp).toContain("AI-generated");
  });

  it("gives the same bytes for the same job, also when two jobs run at once", async () => {
    const jobs = [job(photo), job(await halfJpeg("m_back_gym"), { side: "back" })];
    const [first, second] = await Promise.all(jobs.map((each) => pictureOf(engine(), each)));
    const again = await pictureOf(engine(), jobs[0]!);
    expect(Buffer.from(again.jpeg).equals(Buffer.from(first!.jpeg))).toBe(true);
    expect(Buffer.from(second!.jpeg).equals(Buffer.from(first!.jpeg))).toBe(false);
  });

  it("refuses photos that are too small, and says how to take a better one", async () => {
    const small = await sharp(photo).resize(90, 160).jpeg().toBuffer();
    const progress = await outcome(engine(), job(small));
    expect(progress).toMatchObject({
      state: "refused",
      reason: expect.stringMatching(/too small|come closer/i),
    });
  });

  it("refuses bytes that are not an image", async () => {
    const progress = await outcome(engine(), job(Buffer.from("not an image")));
    expect(progress).toMatchObject({
      state: "refused",
      reason: expect.stringContaining("could not be read"),
    });
  });

  it("rejects a step that does not exist", async () => {
    const absent = job(photo, { step: 3, steps: 2 });
    await expect(engine().advance(absent, null)).rejects.toThrow("no step 3 of 2");
  });
});

describe.each([
  ["local", local],
  ["scripted", scripted],
])("the %s image engine", (_name, engine) => {
  it("reports that the photo shows no person", async () => {
    const wall = await sharp({ create: { width: 540, height: 960, channels: 3, background: "#9aa" } })
      .jpeg()
      .toBuffer();
    expect(await engine.advance(job(wall), null)).toEqual({ state: "no_person" });
  });
});

it("the local engine draws no muscle beyond the plan's, with the same widths and the same words", async () => {
  const { subject } = job(photo);
  const entered = { ...subject, target: { weightLbs: 172, bodyFat: 12 } };
  const draw = (planLeanLbs: number) =>
    pictureOf(local, job(photo, { subject: { ...entered, planLeanLbs } }));
  const [reached, diets] = [await draw(152), await draw(140)];
  expect(Buffer.from(diets.jpeg).equals(Buffer.from(reached.jpeg))).toBe(false);
  expect(diets.prompt).toBe(reached.prompt);
  const askedOf = ({ widths }: typeof diets) => widths?.map(({ site, asked }) => [site, asked]);
  expect(askedOf(diets)).toEqual(askedOf(reached));
  expect(
    Buffer.from((await pictureOf(local, job(photo, { subject: entered }))).jpeg).equals(
      Buffer.from(reached.jpeg),
    ),
  ).toBe(true);
});
