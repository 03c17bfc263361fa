import { describe, expect, it } from "vitest";
import { classifyChange } from "@/lib/clients/record/changes";
import * as contract from "@/lib/clients/record/contract";
import type { Client, ClientUpdate } from "@/lib/clients/record/schema";
import * as photos from "@/lib/images/photos/contract";
import { addClient, addPhoto, clientFields } from "../support/factories";
import { type SignedIn, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

const update = (person: SignedIn, { id }: Pick<Client, "id">, body: ClientUpdate, version?: number) =>
  person.call(contract.updateClient, {
    params: { id },
    body,
    headers: version === undefined ? {} : { "if-match": `"${version}"` },
  });

/** A client with a front photo and finished images. */
async function withImages(person: SignedIn): Promise<Client> {
  const { id } = await addClient(person, { photoUrl: await addPhoto(person) });
  await update(person, { id }, { hasSignificantChanges: true });
  await world.background.settle();
  return person.call(contract.getClient, { params: { id } });
}

const SIGNIFICANT: ClientUpdate[] = [
  { gender: "female" },
  { height: 71 },
  { weight: 194.9 },
  { bodyFat: 19.9 },
  { targetBodyFat: 14.9 },
  { targetWeight: 184 },
  { steps: 3 },
];
const TIMELINE: ClientUpdate[] = [
  { workoutsPerWeek: 4 },
  { hoursPerWorkout: 1.5 },
  { experience: "advanced" },
  { dietAdherence: 0.9 },
];
const NEITHER: ClientUpdate[] = [
  { name: "Somebody Else" },
  { notes: "Left knee" },
  {},
  { weight: 195, steps: 2, gender: "male" },
];
const named = (changes: ClientUpdate[]) => changes.map((change) => [JSON.stringify(change), change] as const);

/** The images, with their matches in the forecast. */
const drawn = ({ transformations }: Client) => transformations.map(({ match, month, ...image }) => image);
const days = ({ transformations }: Client) => transformations.map(({ match }) => match);

describe("the effect of a change", () => {
  it.each(named(SIGNIFICANT))("%s: new images, whatever the browser's flag says", async (_name, change) => {
    const ann = await trainer("Ann");
    const before = await withImages(ann);
    const after = await update(ann, before, { ...change, hasSignificantChanges: false });
    expect(classifyChange(before, after)).toBe("significant");
    expect(after.generation).toMatchObject({ status: "queued", done: 0 });
    expect(after.generation?.id).not.toBe(before.generation?.id);
    expect(after.transformationUrls).toEqual([]);
    await world.background.settle();
    const done = await ann.call(contract.getClient, { params: { id: before.id } });
    expect(done.generation).toMatchObject({ status: "succeeded" });
  });

  it.each(named(TIMELINE))(
    "%s: a new forecast and the same images, even with the flag",
    async (_name, change) => {
      const ann = await trainer("Ann");
      const before = await withImages(ann);
      const after = await update(ann, before, { ...change, hasSignificantChanges: true });
      expect(classifyChange(before, after)).toBe("timeline");
      expect(after).toMatchObject(change);
      expect(after.generation).toEqual(before.generation);
      expect(drawn(after)).toEqual(drawn(before));
      expect(days(after)).not.toEqual(days(before));
    },
  );

  it.each(named(NEITHER))("%s: neither", async (_name, change) => {
    const ann = await trainer("Ann");
    const before = await withImages(ann);
    const after = await update(ann, before, {
      ...change,
      hasSignificantChanges: true,
      photosWereDeleted: true,
    });
    expect(classifyChange(before, after)).toBe("none");
    expect(after.transformations).toEqual(before.transformations);
    expect(after.photoUrl).toBe(before.photoUrl);
  });

  it("does not increase the version without a difference", async () => {
    const ann = await trainer("Ann");
    const before = await addClient(ann);
    expect(await update(ann, before, { weight: 195, name: "Marcus Reed", notes: "" })).toEqual(before);
    expect((await update(ann, before, { weight: 196 })).version).toBe(before.version + 1);
  });

  it("makes no images for a client without a photo, for any change", async () => {
    const ann = await trainer("Ann");
    const client = await addClient(ann);
    const after = await update(ann, client, { bodyFat: 18, hasSignificantChanges: true });
    expect(after).toMatchObject({ bodyFat: 18, leanMass: 159.9, generation: null });
  });
});

describe("the hint after a create", () => {
  it("starts the first images once, and no second set while they exist or are being made", async () => {
    const ann = await trainer("Ann");
    const client = await addClient(ann, { photoUrl: await addPhoto(ann) });
    expect(client.generation).toBeNull();
    const first = await update(ann, client, { hasSignificantChanges: true });
    const again = await update(ann, client, { hasSignificantChanges: true });
    expect(again.generation?.id).toBe(first.generation?.id);
    await world.background.settle();
    const later = await update(ann, client, { hasSignificantChanges: true });
    expect(later.generation).toMatchObject({ id: first.generation?.id, status: "succeeded" });
  });

  it("retries after a failure", async () => {
    const ann = await trainer("Ann");
    world.engine.answer = () => ({ state: "no_person" });
    const failed = await withImages(ann);
    expect(failed.generation).toMatchObject({
      status: "failed",
      error: "We could not find a person in this photo",
    });
    world.engine.answer = (job) => ({ state: "done", jpeg: job.photo, prompt: "", lowConfidence: false });
    await update(ann, failed, { hasSignificantChanges: true });
    await world.background.settle();
    const done = await ann.call(contract.getClient, { params: { id: failed.id } });
    expect(done.generation).toMatchObject({ status: "succeeded", done: 2 });
  });
});

describe("photos of a client", () => {
  it("take their images and bytes with them when removed", async () => {
    const ann = await trainer("Ann");
    const before = await withImages(ann);
    const after = await update(ann, before, { photoUrl: null, photosWereDeleted: true });
    expect(after).toMatchObject({ photoUrl: null, generation: null, transformationUrls: [] });
    const photo = { params: { id: before.photoUrl!.split("/").at(-1)! }, query: {} };
    expect((await ann.ask(photos.getPhoto, photo)).status).toBe(404);
  });

  it("are none for an empty address, as from an empty form field", async () => {
    const ann = await trainer("Ann");
    expect(await addClient(ann, { photoUrl: "", backPhotoUrl: null })).toMatchObject({
      photoUrl: null,
      backPhotoUrl: null,
    });
  });

  it("keep the images of the other side when one is removed", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann, {
      photoUrl: await addPhoto(ann),
      backPhotoUrl: await addPhoto(ann, "m_back_gym"),
    });
    await update(ann, { id }, { backPhotoUrl: null, photosWereDeleted: true });
    await world.background.settle();
    const client = await ann.call(contract.getClient, { params: { id } });
    expect(client.transformations.map((image) => image.side)).toEqual(["front", "front"]);
  });

  it("cause new images when replaced", async () => {
    const ann = await trainer("Ann");
    const before = await withImages(ann);
    const photoUrl = await addPhoto(ann, "m_gym_tee");
    const after = await update(ann, before, { photoUrl });
    expect(after).toMatchObject({ photoUrl, generation: { status: "queued" } });
  });

  it("must be free uploads of the trainer; no URL is ever fetched", async () => {
    const ann = await trainer("Ann");
    const bob = await trainer("Bob");
    const asked: unknown[] = [];
    const fetch = globalThis.fetch;
    globalThis.fetch = async (...args) => {
      asked.push(args[0]);
      return fetch(...args);
    };
    try {
      const client = await addClient(ann);
      const taken = await addPhoto(ann);
      await addClient(ann, { photoUrl: taken });
      const own = await addPhoto(ann);
      const odd = [
        await addPhoto(bob),
        taken,
        "http://169.254.169.254/latest/meta-data",
        "https://formcast.test/api/photo/1",
        "//evil.test/x.jpg",
        `${own}?size=thumb`,
        `${own}/`,
        ` ${own}`,
        own.toUpperCase(),
        "/api/photo/../photo/x",
        "/api/transformation/x/image",
        "data:image/png;base64,AAAA",
        "\0",
        "x".repeat(201),
      ];
      for (const photoUrl of odd)
        for (const field of ["photoUrl", "backPhotoUrl"]) {
          const body = { [field]: photoUrl };
          for (const response of [
            await ann.ask(contract.updateClient, { params: { id: client.id }, body }),
            await ann.ask(contract.createClient, { body: clientFields(body) }),
          ]) {
            expect([photoUrl, response.status]).toEqual([photoUrl, 400]);
            expect((await response.json()).errors).toMatchObject([{ path: field }]);
          }
        }
      expect(asked).toEqual([]);
      expect(await ann.call(contract.getClient, { params: { id: client.id } })).toEqual(client);
      expect(await update(ann, client, { photoUrl: own })).toMatchObject({ photoUrl: own });
    } finally {
      globalThis.fetch = fetch;
    }
  });

  it("change places without being lost", async () => {
    const ann = await trainer("Ann");
    const [back, front] = [await addPhoto(ann, "m_back_gym"), await addPhoto(ann)];
    const { id } = await addClient(ann, { photoUrl: back, backPhotoUrl: front });
    const swapped = { photoUrl: front, backPhotoUrl: back };
    expect(await update(ann, { id }, swapped)).toMatchObject(swapped);
    const sides = await world.db.photo.findMany({
      where: { clientId: id },
      select: { id: true, side: true },
    });
    expect(Object.fromEntries(sides.map((photo) => [photo.side, `/api/photo/${photo.id}`]))).toEqual({
      front,
      back,
    });
    const moved = { photoUrl: null, backPhotoUrl: front };
    expect(await update(ann, { id }, moved)).toMatchObject(moved);
    expect(await world.db.photo.count({ where: { clientId: id, side: "back" } })).toBeGreaterThan(0);
  });
});

describe("two devices", () => {
  it("the later one gets the other's changes instead of overwriting them", async () => {
    const ann = await trainer("Ann");
    const client = await addClient(ann);
    const phone = await update(ann, client, { weight: 190 }, client.version);
    expect(phone.version).toBe(2);
    const response = await ann.ask(contract.updateClient, {
      params: { id: client.id },
      headers: { "if-match": `"${client.version}"` },
      body: { weight: 200 },
    });
    expect(response.status).toBe(412);
    expect(await response.json()).toEqual({ message: expect.any(String), client: phone });
    expect(await ann.call(contract.getClient, { params: { id: client.id } })).toEqual(phone);
    expect((await update(ann, client, { weight: 200 }, phone.version)).weight).toBe(200);
  });

  it.each(['"1"', 'W/"1"', '"7", "1"', "*"])("takes %s for the present version", async (ifMatch) => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const response = await ann.ask(contract.updateClient, {
      params: { id },
      headers: { "if-match": ifMatch },
      body: { notes: "x" },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("etag")).toBe('"2"');
  });

  it.each(['"2"', "nonsense", '""'])("takes %s for another version", async (ifMatch) => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const response = await ann.ask(contract.updateClient, {
      params: { id },
      headers: { "if-match": ifMatch },
      body: { notes: "x" },
    });
    expect(response.status).toBe(412);
  });

  it("that save at the same time are serialised", async () => {
    const ann = await trainer("Ann");
    const client = await addClient(ann);
    const answers = await Promise.all(
      [190, 191, 192, 193].map((weight) =>
        ann.ask(contract.updateClient, {
          params: { id: client.id },
          headers: { "if-match": '"1"' },
          body: { weight },
        }),
      ),
    );
    expect(answers.map((response) => response.status).sort()).toEqual([200, 412, 412, 412]);
  });
});
