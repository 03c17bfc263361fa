import sharp from "sharp";
import { describe, expect, it } from "vitest";
import * as auth from "@/lib/accounts/sign-in/contract";
import { forecastDays } from "@/lib/body/forecast/forecast-days";
import * as clients from "@/lib/clients/record/contract";
import { getTimeline } from "@/lib/clients/timeline/contract";
import { goalDay } from "@/lib/clients/timeline/goal-date";
import * as measurements from "@/lib/clients/weigh-ins/contract";
import * as contract from "@/lib/images/orders/contract";
import { generate } from "@/lib/images/orders/job";
import { createLocalEngine } from "@/lib/ports/image-engine/local/engine";
import type { ImageJob } from "@/lib/ports/image-engine/port";
import * as shares from "@/lib/sharing/links/contract";
import { isoDay } from "@/lib/text/calendar/days";
import { dayAfter } from "@/lib/text/calendar/moments";
import { inZone } from "@/lib/text/calendar/zone";
import { addClient, addPhoto, shareOf } from "../support/factories";
import { done, orderedImages, read } from "../support/generations";
import { PASSWORD, type Person, type SignedIn, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

const weigh = (ann: SignedIn, id: string, weight: number, bodyFat: number) =>
  ann.call(measurements.addMeasurement, { params: { id }, body: { weight, bodyFat } });
const keep = (ann: SignedIn, id: string, body: object) =>
  ann.call(clients.savePhotos, { params: { id }, body });
const draw = (person: Person, id: string) => person.call(clients.drawImages, { params: { id } });
const journeys = async (person: Person, id: string) =>
  (await person.call(clients.listJourneys, { params: { id } })).journeys;

/** The inputs of the engine, job by job. */
function watched(): ImageJob[] {
  const jobs: ImageJob[] = [];
  world.engine.answer = (job) => {
    jobs.push(job);
    return done(job);
  };
  return jobs;
}

/** Weeks later the session has expired. */
async function later(ann: SignedIn, days: number) {
  world.clock.advance({ days });
  await ann.call(auth.login, { body: { email: ann.trainer.email, password: PASSWORD } });
}

/** A client photographed at 201 lb and 22.4 %, who weighs 195 lb at 20 % five weeks later. */
async function fiveWeeksLater() {
  const ann = await trainer("Ann");
  const taken = { weight: 201, bodyFat: 22.4, photoUrl: await addPhoto(ann) };
  const { id } = await addClient(ann, { ...taken, steps: 6 });
  await later(ann, 35);
  await weigh(ann, id, 195, 20);
  return { ann, id, photoUrl: taken.photoUrl };
}

describe("the image of the goal", () => {
  it.each(["2026-12-02T00:30:00.000Z", "2026-12-02T23:30:00.000Z"])(
    "has the date that the timeline has, at %s",
    async (now) => {
      const ann = await trainer("Ann");
      const { id } = await addClient(ann, { photoUrl: await addPhoto(ann) });
      await draw(ann, id);
      await world.background.settle();
      await later(ann, 7);
      await weigh(ann, id, 194, 19.7);
      world.clock.set(new Date(now));
      await later(ann, 0);
      const { goal } = await ann.call(getTimeline, { params: { id }, body: {} });
      const { transformations } = await read(ann, { id });
      const { match } = transformations.at(-1)!;
      const today = new Date(now);
      const days = match.state === "dated" ? forecastDays(match.month) : Number.NaN;
      expect(isoDay(dayAfter(inZone(today, "UTC"), days))).toBe(
        isoDay(goalDay(goal, goal.day!, inZone(today, "UTC"))),
      );
    },
  );
});

describe("an old photo", () => {
  it("has its own day and the body of that day, independent of the current weight", async () => {
    const { ann, id, photoUrl } = await fiveWeeksLater();
    const { drawnFrom, weight, bodyFat } = await read(ann, { id });
    expect(drawnFrom).toEqual({
      front: { photoUrl, takenAt: "2026-11-20T09:00:00.000Z", weight: 201, bodyFat: 22.4 },
      back: null,
    });
    expect([weight, bodyFat]).toEqual([195, 20]);
  });

  it("is the start of its images: the engine starts from the photo's own body", async () => {
    const jobs = watched();
    const { ann, id } = await fiveWeeksLater();
    await draw(ann, id);
    await world.background.settle();
    expect(jobs.map(({ subject }) => subject.now)).toEqual(
      Array.from({ length: 6 }, () => ({ weightLbs: 201, bodyFat: 22.4 })),
    );
    // The client has about 156 lb of lean mass today, and loses some.
    for (const { subject } of jobs) expect(subject.planLeanLbs).toBeCloseTo(156, 1);
    const { transformations } = await read(ann, { id });
    expect(transformations.map(({ weight }) => weight.toFixed(1))).toEqual([
      "198.3",
      "195.7",
      "193.0",
      "190.3",
      "187.7",
      "185.0",
    ]);
    // The scale showed 195 lb once; the trend has not come to 195.7 yet.
    expect(transformations.map(({ match }) => match.state)).toEqual([
      "passed",
      "dated",
      "dated",
      "dated",
      "dated",
      "dated",
    ]);
  });

  it("and a new back photo each start from their own body", async () => {
    const jobs = watched();
    const { ann, id } = await fiveWeeksLater();
    await keep(ann, id, { backPhotoUrl: await addPhoto(ann, "m_back_gym") });
    await world.background.settle();
    const starts = new Map(jobs.map(({ side, subject }) => [side, subject.now]));
    expect(starts.get("front")).toEqual({ weightLbs: 201, bodyFat: 22.4 });
    expect(starts.get("back")).toEqual({ weightLbs: 195, bodyFat: 20 });
  });

  it("uses the last measurement of its day, and body fat of another day if its own has none", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann, { weight: 200, bodyFat: 25 });
    world.clock.advance({ days: 10 });
    await keep(ann, id, { photoUrl: await addPhoto(ann) });
    world.clock.advance({ minutes: 2 });
    await ann.call(measurements.addMeasurement, { params: { id }, body: { weight: 150 } });
    world.clock.advance({ minutes: 2 });
    await ann.call(measurements.addMeasurement, { params: { id }, body: { weight: 196 } });
    world.clock.advance({ days: 2 });
    await weigh(ann, id, 195, 21);
    expect((await read(ann, { id })).drawnFrom.front).toMatchObject({ weight: 196, bodyFat: 21 });
  });
});

describe("a new photo at a weigh-in", () => {
  it("keeps the images with their source photo until new ones are ordered", async () => {
    const { ann, id, photoUrl } = await fiveWeeksLater();
    await draw(ann, id);
    await world.background.settle();
    const before = await read(ann, { id });
    expect(await journeys(ann, id)).toEqual([]);
    const newest = await addPhoto(ann, "m_back_gym");
    const kept = await keep(ann, id, { photoUrl: newest });
    expect(kept).toMatchObject({ photoUrl: newest, generation: before.generation });
    expect(kept.transformations).toEqual(before.transformations);
    expect(kept.drawnFrom.front?.photoUrl).toBe(photoUrl);
    expect((await journeys(ann, id)).map(({ id: generation }) => generation)).toEqual([
      before.generation!.id,
    ]);

    await draw(ann, id);
    await world.background.settle();
    const after = await read(ann, { id });
    expect(after.drawnFrom.front).toMatchObject({ photoUrl: newest, weight: 195, bodyFat: 20 });
    expect(after.transformations[0]).toMatchObject({ weight: expect.closeTo(193.33, 2) });
  });

  it("leaves the earlier journey for comparison, with the days of its forecast", async () => {
    const { ann, id, photoUrl } = await fiveWeeksLater();
    await draw(ann, id);
    await world.background.settle();
    const promised = (await read(ann, { id })).transformations;
    await later(ann, 30);
    await weigh(ann, id, 191, 18.5);
    await keep(ann, id, { photoUrl: await addPhoto(ann, "m_back_gym") });
    await draw(ann, id);
    const [journey, ...others] = await journeys(ann, id);
    expect(others).toEqual([]);
    expect(journey).toMatchObject({
      orderedAt: "2026-12-25T09:00:00.000Z",
      drawnFrom: { front: { photoUrl } },
    });
    expect(journey!.images.map(({ match, weight }) => ({ match, weight }))).toEqual(
      promised.map(({ match, weight }) => ({ match, weight })),
    );
    const { status } = await ann.ask(contract.getTransformationImage, {
      params: { id: journey!.images[0]!.id },
      query: {},
    });
    expect(status).toBe(200);
  });

  it("orders first images when there are none", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    expect((await keep(ann, id, { photoUrl: await addPhoto(ann) })).generation).toMatchObject({
      status: "queued",
    });
  });

  it("is refused when it is foreign or missing, and without a photo no images can be ordered", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    await expect(keep(ann, id, {})).rejects.toMatchObject({ status: 400 });
    const bobs = await addPhoto(await trainer("Bob"));
    await expect(keep(ann, id, { photoUrl: bobs })).rejects.toMatchObject({ status: 400 });
    await expect(draw(ann, id)).rejects.toMatchObject({ status: 404 });
  });
});

describe("a file that leaves the app", () => {
  const metadataOf = async (response: Promise<Response>) =>
    sharp(Buffer.from(await (await response).arrayBuffer())).metadata();
  const xmpOf = async (response: Promise<Response>) => (await metadataOf(response)).xmpAsString;

  /** A client with one front image of the local engine. */
  async function drawn() {
    const { ann, client, generationId } = await orderedImages({ steps: 1 }, "front");
    world.background.lose();
    const local = createLocalEngine();
    world.images = [local];
    await generate(world, generationId).finally(local.close);
    const [image] = (await read(ann, client)).transformations;
    return { ann, client, image: image! };
  }

  it("contains in its metadata the drawn body and its day in the forecast, downloaded or shared", async () => {
    const { ann, client, image } = await drawn();
    const download = (timezoneOffset: number) =>
      ann.ask(contract.getTransformationImage, {
        params: { id: image.id },
        query: { size: "labelled", timezoneOffset },
      });
    const words = "Feb 21, 2027: 185.0 lb, 15.0%. Likely 14.0 to 16.9%.";
    expect(await xmpOf(download(-330))).toContain(`not a photograph. ${words}<`);
    // Nine in the morning in UTC is the day before in Hawaii.
    expect(await xmpOf(download(600))).toContain("not a photograph. Feb 20, 2027");

    const made = await ann.call(shares.createShare, {
      params: { id: client.id },
      body: shareOf([image.id]),
    });
    const shared = stranger().ask(shares.getSharedImage, {
      params: { token: made.token, imageId: image.id },
      query: {},
    });
    expect(await xmpOf(shared)).toContain(`not a photograph. ${words}<`);
  });

  it("animates from the photo to its images, with the strip in every frame and the label in its metadata", async () => {
    const { ann, client } = await drawn();
    const ask = (query: object) => ann.ask(clients.getMorph, { params: { id: client.id }, query });
    const response = await ask({ timezoneOffset: -330 });
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("content-disposition")).toContain("Marcus Reed_journey.webp");
    const bytes = Buffer.from(await response.arrayBuffer());
    const {
      pages = 0,
      loop,
      delay,
      width,
      pageHeight = 0,
      xmpAsString,
    } = await sharp(bytes, { animated: true }).metadata();
    expect([pages, loop, delay?.length]).toEqual([12, 0, 12]);
    expect(xmpAsString).toContain("compositeWithTrainedAlgorithmicMedia");
    expect(xmpAsString).toContain(
      "Nov 20, 2026: 195.0 lb, 20.0%. Feb 21, 2027: 185.0 lb, 15.0%. Likely 14.0 to 16.9%.<",
    );
    const strip = { left: 0, top: pageHeight - 20, width, height: 10 };
    for (const page of [0, 3, pages - 1]) {
      const { dominant } = await sharp(await sharp(bytes, { page }).extract(strip).png().toBuffer()).stats();
      expect(dominant.b, `page ${page}`).toBeGreaterThan(dominant.r + 30);
    }
    expect((await ask({ side: "back" })).status).toBe(404);
    const bob = await trainer("Bob");
    const foreign = await bob.ask(clients.getMorph, { params: { id: client.id }, query: {} });
    expect(foreign.status).toBe(404);
  });
});
