import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import * as contract from "@/lib/images/photos/contract";
import type { PhotoCheck } from "@/lib/images/photos/schema";
import { LIMITS } from "@/lib/platform/limits/policies";
import { setRuntime } from "@/lib/server/runtime/runtime";
import { addPhoto, figure } from "../support/factories";
import { GOOD_CHECK, NOBODY_CHECK } from "../support/fakes";
import { type Person, type SignedIn, stranger, trainer } from "../support/people";
import * as pictures from "../support/pictures";
import { runtimeOf, testWorld } from "../support/world";

const world = testWorld();

const LEANING: PhotoCheck = { ...GOOD_CHECK, verdict: "usable", faults: ["leaning"] };

const fileOf = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], "photo.jpg", { type: "image/jpeg" });
const check = (person: Person, photo: File) => person.ask(contract.checkPhoto, { body: { photo } });
const idIn = (photoUrl: string) => photoUrl.split("/").at(-1)!;
const checkOf = (person: Person, photoUrl: string) =>
  person.ask(contract.getPhotoCheck, { params: { id: idIn(photoUrl) } });
const upload = async (person: SignedIn) =>
  person.call(contract.uploadPhoto, { body: { photo: await figure("m_plain_shorts") } });
const crash = () => {
  throw new Error("the worker is gone");
};

it("a picture is checked as it would be stored, and nothing is stored", async () => {
  const ann = await trainer("Ann");
  world.photoChecker.answer = () => LEANING;
  const reply = await ann.call(contract.checkPhoto, {
    body: { photo: fileOf(await pictures.sidewaysWithGps({ width: 4000, height: 3000 })) },
  });
  expect(reply).toEqual({ check: LEANING });
  const [seen] = world.photoChecker.seen;
  expect(await pictures.colourAt(seen!, 0.5, 0.1)).toBe("red");
  expect(await world.db.photo.count({ where: { trainerId: ann.trainer.id } })).toBe(0);
  expect(await world.blobs.list(`photos/${ann.trainer.id}`)).toEqual([]);
});

it.each([
  ["text", Buffer.from("hello"), 415],
  ["a GIF", pictures.plain({ width: 9, height: 16, format: "gif" }), 415],
  ["half a JPEG", pictures.half(pictures.plain({ width: 800, height: 1400 })), 415],
  ["a PNG that claims 65000 by 65000", pictures.pngHeader({ width: 65_000, height: 65_000 }), 413],
  ["more than 50 megapixels", pictures.plain({ width: 7100, height: 7100 }), 413],
  ["16 MB", Buffer.alloc(16 * 1024 * 1024, 1), 413],
  ["nothing", Buffer.alloc(0), 400],
])("%s is refused before anybody looks at it", async (_what, bytes, status) => {
  const response = await check(await trainer("Ann"), fileOf(await bytes));
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ message: expect.stringMatching(/./) });
  expect(world.photoChecker.seen).toEqual([]);
});

it("callers without a session, JSON, a foreign trainer id and too many pictures are refused", async () => {
  const ann = await trainer("Ann");
  const bob = await trainer("Bob");
  const photo = await figure("m_plain_shorts");
  expect((await check(stranger(), photo)).status).toBe(401);
  const json = { headers: { "content-type": "application/json" }, body: "{}" };
  expect((await ann.ask(contract.checkPhoto, { body: { photo } }, json)).status).toBe(415);
  const asBob = await ann.ask(contract.checkPhoto, { body: { photo, trainerId: bob.trainer.id } });
  expect(asBob.status).toBe(403);
  const small = fileOf(await pictures.plain({ width: 9, height: 16 }));
  const rateLimitScale = 2 / LIMITS.photoCheckPerTrainer.limit;
  setRuntime(runtimeOf({ ...world, settings: { ...world.settings, rateLimitScale } }));
  expect((await check(bob, small)).status).toBe(200);
  for (let count = 0; count < 2; count++) expect((await check(ann, small)).status).toBe(200);
  const refused = await check(ann, small);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await check(bob, small)).status).toBe(200);
});

it("bytes that only the checker cannot read are a 415, and a broken checker is a 503", async () => {
  const ann = await trainer("Ann");
  const photo = await figure("m_plain_shorts");
  world.photoChecker.answer = () => null;
  expect((await check(ann, photo)).status).toBe(415);
  world.photoChecker.answer = crash;
  const away = await check(ann, photo);
  expect([away.status, away.headers.get("retry-after")]).toEqual([503, "5"]);
});

it("an upload returns the check of the stored photo, which is not made twice", async () => {
  const ann = await trainer("Ann");
  world.photoChecker.answer = () => NOBODY_CHECK;
  const { photoUrl, check: seen } = await upload(ann);
  expect(seen).toEqual(NOBODY_CHECK);
  const bytes = await ann.call(contract.getPhoto, { params: { id: idIn(photoUrl) }, query: {} });
  expect(Buffer.from(await bytes.arrayBuffer()).equals(world.photoChecker.seen[0]!)).toBe(true);
  const again = await checkOf(ann, photoUrl);
  expect([again.status, await again.json()]).toEqual([200, { check: NOBODY_CHECK }]);
  expect(world.photoChecker.seen).toHaveLength(1);
});

it("an upload succeeds without the checker; the photo is checked on request", async () => {
  const ann = await trainer("Ann");
  world.photoChecker.answer = crash;
  const uploaded = await upload(ann);
  expect(uploaded.check).toBeNull();
  expect((await checkOf(ann, uploaded.photoUrl)).status).toBe(503);
  world.photoChecker.answer = () => GOOD_CHECK;
  expect(await (await checkOf(ann, uploaded.photoUrl)).json()).toEqual({ check: GOOD_CHECK });
  world.photoChecker.answer = crash;
  expect((await checkOf(ann, uploaded.photoUrl)).status).toBe(200);
});

it("an upload does not wait for a slow checker; the photo is checked on request", async () => {
  const ann = await trainer("Ann");
  world.photoChecker.answer = () => setTimeout(6000, GOOD_CHECK);
  const uploaded = await upload(ann);
  expect(uploaded.check).toBeNull();
  world.photoChecker.answer = () => GOOD_CHECK;
  expect(await (await checkOf(ann, uploaded.photoUrl)).json()).toEqual({ check: GOOD_CHECK });
});

it("a stored check of an older format is made again", async () => {
  const ann = await trainer("Ann");
  const { photoUrl } = await upload(ann);
  await world.db.photo.update({ where: { id: idIn(photoUrl) }, data: { check: { verdict: "splendid" } } });
  expect(await (await checkOf(ann, photoUrl)).json()).toEqual({ check: GOOD_CHECK });
});

it("a photo's check is only for its trainer", async () => {
  const photoUrl = await addPhoto(await trainer("Ann"));
  expect((await checkOf(await trainer("Bob"), photoUrl)).status).toBe(404);
  expect((await checkOf(stranger(), photoUrl)).status).toBe(401);
});

it("a photo's faces are told to its trainer alone; while they cannot be looked for it is a 503", async () => {
  const ann = await trainer("Ann");
  const params = { id: idIn((await upload(ann)).photoUrl) };
  const mirror = { left: 0.7, top: 0.2, width: 0.1, height: 0.07 };
  world.photoChecker.facesAnswer = () => [GOOD_CHECK.person!.face!, mirror];
  const found = { faces: [GOOD_CHECK.person!.face, mirror], isByHand: false };
  expect(await ann.call(contract.getPhotoFaces, { params })).toEqual(found);
  expect((await (await trainer("Bob")).ask(contract.getPhotoFaces, { params })).status).toBe(404);
  world.photoChecker.facesAnswer = crash;
  expect((await ann.ask(contract.getPhotoFaces, { params })).status).toBe(503);
});

it("covers by hand replace the found faces in the pixels, at once and until they are taken back", async () => {
  const ann = await trainer("Ann");
  const { photoUrl } = await upload(ann);
  const params = { id: idIn(photoUrl) };
  world.photoChecker.facesAnswer = () => [GOOD_CHECK.person!.face!];
  const covered = async () => {
    const file = await ann.ask(contract.getPhoto, { params, query: { face: "bar" } });
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    return Buffer.from(await file.arrayBuffer());
  };
  const asFound = await covered();
  const cover = { left: 0.1, top: 0.6, width: 0.2, height: 0.2 };
  const byHand = { faces: [cover], isByHand: true };
  expect(await ann.call(contract.coverPhotoFaces, { params, body: { faces: [cover] } })).toEqual(byHand);
  expect((await covered()).equals(asFound)).toBe(false);
  const none = { params, body: { faces: [] } };
  expect(await ann.call(contract.coverPhotoFaces, none)).toEqual({ faces: [], isByHand: true });
  const plain = await ann.ask(contract.getPhoto, { params, query: {} });
  expect((await covered()).equals(Buffer.from(await plain.arrayBuffer()))).toBe(true);
  await ann.call(contract.coverPhotoFaces, { params, body: { faces: null } });
  expect((await covered()).equals(asFound)).toBe(true);
  const outside = { params, body: { faces: [{ ...cover, left: 1.2 }] } };
  expect((await ann.ask(contract.coverPhotoFaces, outside)).status).toBe(400);
  expect((await (await trainer("Bob")).ask(contract.coverPhotoFaces, none)).status).toBe(404);
});
