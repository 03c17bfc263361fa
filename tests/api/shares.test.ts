import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NO_BRAND } from "@/lib/accounts/brand/schema";
import * as clients from "@/lib/clients/record/contract";
import type { Client } from "@/lib/clients/record/schema";
import * as transformations from "@/lib/images/orders/contract";
import type { Box } from "@/lib/images/photos/schema";
import { LIMITS } from "@/lib/platform/limits/policies";
import * as contract from "@/lib/sharing/links/contract";
import type { NewShare } from "@/lib/sharing/links/schema";
import { Prisma } from "@/prisma/generated/client";
import { differences } from "../support/face";
import { shareOf } from "../support/factories";
import { GOOD_CHECK, NOBODY_CHECK } from "../support/fakes";
import { orderedImages, read } from "../support/generations";
import { type Person, type SignedIn, stranger, trainer } from "../support/people";
import { allRows } from "../support/rows";
import { testWorld } from "../support/world";

// The log is silent in tests; this test reads it.
vi.stubEnv("LOG_LEVEL", "info");
const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

const world = testWorld();
const NOBODY = "A".repeat(43);

/** A client with finished images of both sides. */
async function finished(changes: object = {}) {
  const { ann, client } = await orderedImages(changes);
  await world.background.settle();
  return { ann, client: await read(ann, client) };
}

const idsOf = ({ transformations }: Client) => transformations.map(({ id }) => id);
const make = (person: Person, client: Client, changes: Partial<NewShare> = {}) =>
  person.call(contract.createShare, {
    params: { id: client.id },
    body: shareOf(idsOf(client), changes),
  });
const list = (person: Person, { id }: Client) => person.call(contract.listShares, { params: { id } });
const look = (token: string, person: Person = stranger()) =>
  person.ask(contract.getSharedResult, { params: { token } });
const see = async (token: string) => contract.getSharedResult.reply.parse(await (await look(token)).json());
const load = (token: string, imageId: string, size?: "thumb") =>
  stranger().ask(contract.getSharedImage, { params: { token, imageId }, query: size ? { size } : {} });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const idIn = (url: string | null) => url!.split("/").at(-1)!;

/** The responses for a link that does not work, for the result and a picture. */
async function nothing(token: string, imageId: string) {
  const answers = [await look(token), await load(token, imageId)];
  return Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
}

describe("a link to chosen images", () => {
  it("shows the first name, the images with their months, and the forecast", async () => {
    const { ann, client } = await finished({ name: "Marcus Aurelius Reed" });
    const { token } = await make(ann, client);
    const result = await see(token);
    expect(result).toMatchObject({
      state: "open",
      firstName: "Marcus",
      trainerName: "Ann",
      madeAt: "2026-11-20T09:00:00.000Z",
      forecast: { today: { weight: client.weight, bodyFat: client.bodyFat }, targetBodyFat: 15 },
    });
    if (result.state !== "open") throw new Error("locked");
    expect(result.sides.map(({ side, images }) => [side, images.map(({ step }) => step)])).toEqual([
      ["front", [1, 2]],
      ["back", [1, 2]],
    ]);
    const [front] = result.sides;
    expect(front).toMatchObject({
      takenAt: "2026-11-20T09:00:00.000Z",
      body: { weightLbs: 195, bodyFat: 20 },
    });
    const { drawn, month } = front!.images.at(-1)!;
    expect(drawn).toMatchObject({ weightLbs: 185, bodyFat: 15, match: { state: "dated", month } });
    expect(month).toBeGreaterThan(1);
    expect(result.forecast!.months.length).toBeGreaterThan(1);
    expect(JSON.stringify(result)).not.toMatch(/Aurelius|Reed|notes|@/);
  });

  it("without the forecast shows months and no values", async () => {
    const { ann, client } = await finished();
    const result = await see((await make(ann, client, { includeForecast: false })).token);
    if (result.state !== "open") throw new Error("locked");
    expect(result.forecast).toBeNull();
    const images = result.sides.flatMap((side) => side.images);
    expect(images.map(({ drawn, month }) => [drawn, month! > 0])).toEqual(images.map(() => [null, true]));
    expect(result.sides.map(({ body }) => body)).toEqual([null, null]);
  });

  it("serves only these images and their photos, without caching", async () => {
    const { ann, client } = await finished();
    const [chosen, ...others] = idsOf(client);
    const { token } = await make(ann, client, { imageIds: [chosen!] });
    for (const id of [chosen!, idIn(client.photoUrl)]) {
      const picture = await load(token, id);
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      expect(picture.headers.get("cache-control")).toBe("private, no-store");
    }
    expect((await look(token)).headers.get("cache-control")).toBe("private, no-store");
    const unknown = await (await load(token, NOBODY)).text();
    for (const id of [...others, idIn(client.backPhotoUrl), "../../photo"]) {
      const refused = await load(token, id);
      expect([refused.status, await refused.text()]).toEqual([404, unknown]);
    }
  });

  it("serves generated pictures only with the strip that labels them, in both sizes", async () => {
    const { ann, client } = await finished();
    const { token } = await make(ann, client);
    const heightOf = async (id: string, size?: "thumb") => {
      const { width, height } = await sharp(await bytesOf(await load(token, id, size))).metadata();
      return height / width;
    };
    for (const size of [undefined, "thumb"] as const) {
      const photo = await heightOf(idIn(client.photoUrl), size);
      expect(await heightOf(idsOf(client)[0]!, size)).toBeCloseTo(photo + 34 / 540, 2);
    }
  });

  it("shows the frozen content, after any change of the client", async () => {
    const { ann, client } = await finished();
    const { token } = await make(ann, client);
    const before = await see(token);
    await ann.call(clients.updateClient, {
      params: { id: client.id },
      body: { weight: 250, targetWeight: 170 },
    });
    expect(await see(token)).toEqual(before);
    expect((await load(token, idsOf(client)[0]!)).status).toBe(200);
  });

  it("loses a side with its photo", async () => {
    const { ann, client } = await finished();
    const { token } = await make(ann, client);
    const update = (body: object) => ann.call(clients.updateClient, { params: { id: client.id }, body });
    await update({ backPhotoUrl: null, photosWereDeleted: true });
    const result = await see(token);
    expect(result.state === "open" && result.sides.map(({ side }) => side)).toEqual(["front"]);
    const back = client.transformations.find(({ side }) => side === "back")!;
    expect((await load(token, back.id)).status).toBe(404);
    await update({ photoUrl: null, photosWereDeleted: true });
    expect((await look(token)).status).toBe(404);
  });
});

describe("a link that hides faces", () => {
  const FACE = GOOD_CHECK.person!.face!;
  /** The front photo is looked at first. A view from behind has no face. */
  const findInFront = (...faces: Box[]) => {
    let front: Uint8Array | undefined;
    world.photoChecker.facesAnswer = (photo) => {
      front ??= photo;
      return Buffer.compare(photo, front) === 0 ? faces : [];
    };
  };
  const pictures = async (token: string) => {
    const result = await see(token);
    if (result.state !== "open") throw new Error("locked");
    return result.sides.map(({ side, photoId, images }) => ({
      side,
      ids: [photoId, ...images.map(({ id }) => id)],
    }));
  };

  it.each(["blur", "bar"] as const)(
    "serves each picture in both sizes with a %s over the face, and the rest as it is",
    async (cover) => {
      findInFront(FACE);
      const { ann, client } = await finished();
      const open = await make(ann, client);
      const hiding = await make(ann, client, { faceCover: cover });
      expect([open.faceCover, hiding.faceCover]).toEqual([null, cover]);
      for (const { side, ids } of await pictures(hiding.token))
        for (const id of ids)
          for (const size of [undefined, "thumb"] as const) {
            const [shown, hidden] = [await load(open.token, id, size), await load(hiding.token, id, size)];
            const [before, after] = [await bytesOf(shown), await bytesOf(hidden)];
            if (side === "back") expect(after.equals(before)).toBe(true);
            else {
              // The strip below generated pictures changes fractions of the height a little.
              const isImage = id !== ids[0];
              const box = isImage ? withinStrip(FACE) : FACE;
              const { inFace, elsewhere } = await differences(before, after, box);
              expect(inFace).toBeGreaterThan(4);
              expect(elsewhere).toBeLessThan(40);
              expect(hidden.headers.get("etag")).not.toBe(shown.headers.get("etag"));
            }
          }
    },
  );

  it("hides a second face, as in a mirror, in each picture and both sizes too", async () => {
    const mirror = { left: 0.75, top: 0.4, width: 0.12, height: 0.08 };
    findInFront(FACE, mirror);
    const { ann, client } = await finished();
    const [open, hiding] = [await make(ann, client), await make(ann, client, { faceCover: "bar" })];
    const [{ ids } = { ids: [] }] = await pictures(hiding.token);
    for (const id of ids)
      for (const size of [undefined, "thumb"] as const)
        for (const face of [FACE, mirror]) {
          const [shown, hidden] = [await load(open.token, id, size), await load(hiding.token, id, size)];
          const box = id === ids[0] ? face : withinStrip(face);
          const { inFace } = await differences(await bytesOf(shown), await bytesOf(hidden), box);
          expect(inFace).toBeGreaterThan(4);
        }
  });

  it("still hides the one face of a link from before all were hidden", async () => {
    const { ann, client } = await finished();
    const [open, hiding] = [await make(ann, client), await make(ann, client, { faceCover: "bar" })];
    const [front] = await pictures(hiding.token);
    const id = front!.ids[0]!;
    const row = await world.db.share.findUniqueOrThrow({ where: { id: hiding.id } });
    const content = row.content as { faces: { boxes: Record<string, Prisma.InputJsonValue> } };
    content.faces.boxes[id] = FACE;
    await world.db.share.update({ where: { id: hiding.id }, data: { content } });
    const [shown, hidden] = [await load(open.token, id), await load(hiding.token, id)];
    const { inFace } = await differences(await bytesOf(shown), await bytesOf(hidden), FACE);
    expect(inFace).toBeGreaterThan(4);
  });

  it("does not reveal where the face is", async () => {
    const { ann, client } = await finished();
    const { token } = await make(ann, client, { faceCover: "blur" });
    const text = await (await look(token)).text();
    expect(text).not.toMatch(/face|boxes|cover/i);
  });

  it("keeps hiding them, whatever happens to the checker and its results", async () => {
    const { ann, client } = await finished();
    const { token } = await make(ann, client, { faceCover: "bar" });
    const [front] = await pictures(token);
    const before = await bytesOf(await load(token, front!.ids[0]!));
    world.photoChecker.answer = () => NOBODY_CHECK;
    await world.db.photo.updateMany({ data: { check: Prisma.DbNull } });
    expect((await bytesOf(await load(token, front!.ids[0]!))).equals(before)).toBe(true);
  });

  it("is not created while the faces cannot be found", async () => {
    const { ann, client } = await finished();
    await world.db.photo.updateMany({ data: { check: Prisma.DbNull } });
    world.photoChecker.answer = () => {
      throw new Error("the worker is gone");
    };
    await expect(make(ann, client, { faceCover: "blur" })).rejects.toMatchObject({ status: 503 });
    expect(await list(ann, client)).toEqual([]);
    expect((await make(ann, client)).faceCover).toBeNull();
  });

  it("hides the face of another engine's image at its own position, and only with a known cover", async () => {
    const { ann, client } = await finished();
    const drawn = { ...FACE, left: 0.2 };
    const image = client.transformations[0]!;
    await world.db.generationImage.update({ where: { id: image.id }, data: { engine: "replicate" } });
    world.photoChecker.answer = () => ({ ...GOOD_CHECK, person: { ...GOOD_CHECK.person!, face: drawn } });
    const whole = { params: { id: image.id }, query: {} };
    const ask = async (query: object) =>
      bytesOf(await ann.ask(transformations.getTransformationImage, { ...whole, query: query as never }));
    const { inFace, elsewhere } = await differences(await ask({}), await ask({ face: "bar" }), drawn);
    expect(inFace).toBeGreaterThan(4);
    expect(elsewhere).toBeLessThan(40);
    const odd = await ann.ask(transformations.getTransformationImage, {
      ...whole,
      query: { face: "mask" as never },
    });
    expect(odd.status).toBe(400);
    await expect(make(ann, client, { faceCover: "mask" as never })).rejects.toMatchObject({ status: 400 });
  });
});

/** The box in fractions of the picture with its strip. */
function withinStrip({ left, top, width, height }: (typeof GOOD_CHECK.others)[number]) {
  const share = 960 / (960 + 34);
  return { left, top: top * share, width, height: height * share };
}

describe("a token", () => {
  it("has 32 random bytes, and is neither in the database nor in the log", async () => {
    const { ann, client } = await finished();
    const { token, ...made } = await make(ann, client);
    await look(token);
    await load(token, idsOf(client)[0]!);
    await load(token, NOBODY);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(logged.join("\n")).toContain('"/api/share/[token]/image/[imageId]"');
    expect(logged.join("\n")).not.toContain(token);
    expect([...(await allRows(world))].filter((row) => row.includes(token))).toEqual([]);
    expect(await list(ann, client)).toEqual([{ ...made, views: 1, lastSeenAt: "2026-11-20T09:00:00.000Z" }]);
  });

  it("gives the same response when unknown, expired, closed, or without its client or trainer", async () => {
    const { ann, client } = await finished();
    const imageId = idsOf(client)[0]!;
    const unknown = await nothing(NOBODY, imageId);
    expect(unknown.map(([status]) => status)).toEqual([404, 404]);
    expect(await nothing("short", imageId)).toEqual(unknown);

    const week = await make(ann, client, { openDays: 7 });
    world.clock.advance({ days: 7, seconds: -1 });
    expect((await look(week.token)).status).toBe(200);
    world.clock.advance({ seconds: 1 });
    expect(await nothing(week.token, imageId)).toEqual(unknown);

    const revoked = await make(ann, client);
    await ann.call(contract.revokeShare, { params: { id: client.id, shareId: revoked.id } });
    expect(await nothing(revoked.token, imageId)).toEqual(unknown);
    expect((await list(ann, client)).map(({ state }) => state)).toEqual(["revoked", "expired"]);

    const { token } = await make(ann, client);
    await world.db.trainer.update({ where: { id: ann.trainer.id }, data: { deletedAt: new Date(0) } });
    expect(await nothing(token, imageId)).toEqual(unknown);
    await world.db.trainer.update({ where: { id: ann.trainer.id }, data: { deletedAt: null } });
    expect((await look(token)).status).toBe(200);

    await ann.call(clients.deleteClient, { params: { id: client.id } });
    expect(await nothing(token, imageId)).toEqual(unknown);
    expect(await world.db.share.count({ where: { clientId: client.id } })).toBe(0);
  });

  it("cannot be guessed without limit from one IP address", async () => {
    world.settings = { ...world.settings, rateLimitScale: 2 / LIMITS.sharedPerAddress.limit };
    const curious = stranger();
    const statuses = [];
    for (let tries = 0; tries < 3; tries++) statuses.push((await look(NOBODY, curious)).status);
    world.settings = { ...world.settings, rateLimitScale: 1 };
    expect(statuses).toEqual([404, 404, 429]);
  });
});

describe("a reveal day", () => {
  it("begins at the trainer's midnight, and until then the link shows only the day", async () => {
    const { ann, client } = await finished();
    // Midnight of December 1 in Kolkata is 18:30 of November 30 in UTC.
    const { token, ...made } = await make(ann, client, { revealOn: "2026-12-01", timezoneOffset: -330 });
    expect(made).toMatchObject({
      state: "locked",
      revealOn: "2026-12-01",
      expiresAt: "2026-12-30T18:30:00.000Z",
    });
    world.clock.set(new Date("2026-11-30T18:29:59.999Z"));
    expect(await (await look(token)).json()).toEqual({
      state: "locked",
      brand: NO_BRAND,
      firstName: "Marcus",
      trainerName: "Ann",
      revealOn: "2026-12-01",
    });
    for (const id of [...idsOf(client), idIn(client.photoUrl)])
      expect((await load(token, id)).status).toBe(404);
    world.clock.set(new Date("2026-11-30T18:30:00.000Z"));
    expect((await see(token)).state).toBe("open");
    expect((await load(token, idsOf(client)[0]!)).status).toBe(200);
  });
});

describe("the trainer", () => {
  it("sees how often and when a link was viewed, without own views", async () => {
    const { ann, client } = await finished();
    const { token, views, lastSeenAt } = await make(ann, client);
    expect([views, lastSeenAt]).toEqual([0, null]);
    await look(token, ann);
    await look(token);
    world.clock.advance({ minutes: 5 });
    await Promise.all([look(token), look(token, await trainer("Bob"))]);
    await load(token, idsOf(client)[0]!);
    expect(await list(ann, client)).toMatchObject([{ views: 3, lastSeenAt: "2026-11-20T09:05:00.000Z" }]);
  });

  it("can close a link and reopen it under the same address", async () => {
    const { ann, client } = await finished();
    const { id: shareId, token } = await make(ann, client);
    const params = { id: client.id, shareId };
    expect(await ann.call(contract.revokeShare, { params })).toMatchObject({ state: "revoked" });
    expect((await look(token)).status).toBe(404);
    expect(await ann.call(contract.restoreShare, { params })).toMatchObject({ state: "open" });
    expect((await look(token)).status).toBe(200);
  });

  it("can access links only through own clients", async () => {
    const { ann, client } = await finished();
    const { id: shareId, token } = await make(ann, client);
    const bob = await finished();
    for (const params of [
      { id: bob.client.id, shareId },
      { id: client.id, shareId },
      { id: bob.client.id, shareId: "no-id" },
    ])
      expect((await bob.ann.ask(contract.revokeShare, { params })).status).toBe(404);
    expect((await look(token)).status).toBe(200);
    await expect(make(bob.ann as SignedIn, client)).rejects.toMatchObject({ status: 404 });
  });

  it("cannot create one without consent, without an image, or for invalid days", async () => {
    const { ann, client } = await finished({ steps: 1 });
    const wrong: [keyof NewShare, unknown][] = [
      ["consent", false],
      ["consent", undefined],
      ["imageIds", []],
      ["openDays", 31],
      ["revealOn", "2026-02-30"],
      ["revealOn", "2026-11-18"],
      ["revealOn", "2027-11-23"],
      ["timezoneOffset", 841],
    ];
    for (const [field, value] of wrong) {
      const failure = await make(ann, client, { [field]: value }).catch((error) => error);
      const paths = failure.json.errors.map(({ path }: { path: string }) => path);
      expect([failure.status, paths]).toEqual([400, [field]]);
    }
    expect(await list(ann, client)).toEqual([]);
  });

  it("cannot create one with foreign images, alone or mixed with own ones", async () => {
    const { ann, client } = await finished({ steps: 1 });
    const other = await finished({ steps: 1 });
    for (const imageIds of [idsOf(other.client), [...idsOf(client), ...idsOf(other.client)], ["no-id"]])
      await expect(make(ann, client, { imageIds })).rejects.toMatchObject({ status: 400 });
    expect(await list(ann, client)).toEqual([]);
  });
});
