import { describe, expect, it } from "vitest";
import * as admin from "@/lib/admin/console/contract";
import * as contract from "@/lib/clients/consents/contract";
import * as clients from "@/lib/clients/record/contract";
import type { ConsentKind } from "@/lib/images/consents/kinds";
import * as exports from "@/lib/sharing/export/contract";
import { ClientExport } from "@/lib/sharing/export/schema";
import * as shares from "@/lib/sharing/links/contract";
import { adminNamed, clientWithImages } from "../support/admin";
import { addClient, addPhoto, shareOf } from "../support/factories";
import { orderedImages, read } from "../support/generations";
import { type SignedIn, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();
const DAY = "2026-11-20T09:00:00.000Z";

const look = (person: SignedIn, id: string) => person.call(contract.getPrivacy, { params: { id } });
const give = (person: SignedIn, id: string, kind: ConsentKind) =>
  person.call(contract.giveConsent, { params: { id, kind } });
const withdraw = (person: SignedIn, id: string, kind: ConsentKind) =>
  person.call(contract.withdrawConsent, { params: { id, kind } });
const share = (person: SignedIn, id: string, imageIds: string[]) =>
  person.call(shares.createShare, { params: { id }, body: shareOf(imageIds) });
const looksAt = async (token: string) =>
  (await stranger().ask(shares.getSharedResult, { params: { token } })).status;

const statesOf = ({ consents }: Awaited<ReturnType<typeof look>>) => consents.map(({ state }) => state);

/** Ann's client with a photo, two images and a link, and the blobs before them. */
async function ann() {
  const person = await trainer("Ann");
  const others = await world.blobs.list("");
  const client = await clientWithImages(world, person);
  const made = await share(
    person,
    client.id,
    client.transformations.map(({ id }) => id),
  );
  return { person, client, id: client.id, token: made.token, shareId: made.id, others };
}

describe("a consent", () => {
  it("is recorded by the action that needs it, with day and trainer", async () => {
    const person = await trainer("Ann");
    const { id } = await addClient(person);
    const before = await look(person, id);
    expect(statesOf(before)).toEqual(["unasked", "unasked", "unasked"]);
    expect(before.kept).toEqual({ photos: 0, images: 0, links: 0 });

    await person.call(clients.updateClient, {
      params: { id },
      body: { photoUrl: await addPhoto(person), steps: 1 },
    });
    await world.background.settle();
    const { transformations } = await read(person, { id });
    world.clock.advance({ days: 1 });
    await share(
      person,
      id,
      transformations.map((image) => image.id),
    );
    const given = { state: "given", givenAt: DAY, withdrawnAt: null, recordedBy: "Ann" };
    expect(await look(person, id)).toEqual({
      consents: [
        { kind: "photos", ...given },
        { kind: "ai", ...given },
        { kind: "sharing", ...given, givenAt: "2026-11-21T09:00:00.000Z" },
      ],
      kept: { photos: 1, images: 1, links: 1 },
    });
  });

  it("can be recorded before, repeatedly, and moves with the client", async () => {
    const [person, bob, ida] = [await trainer("Ann"), await trainer("Bob"), await adminNamed(world, "Ida")];
    const { id } = await addClient(person);
    await give(person, id, "ai");
    world.clock.advance({ days: 1 });
    await Promise.all([give(person, id, "ai"), give(person, id, "ai")]);
    expect(await world.db.consent.count({ where: { clientId: id } })).toBe(1);
    await ida.call(admin.moveClients, {
      params: { id: person.trainer.id },
      body: { to: bob.trainer.id, clients: [id] },
    });
    expect((await look(bob, id)).consents[1]).toMatchObject({ givenAt: DAY, recordedBy: "Ann" });
  });

  it("that was never recorded cannot be withdrawn, and only three kinds exist", async () => {
    const person = await trainer("Ann");
    const { id } = await addClient(person);
    await expect(withdraw(person, id, "photos")).rejects.toMatchObject({ status: 409 });
    await expect(give(person, id, "marketing" as ConsentKind)).rejects.toMatchObject({ status: 400 });
  });
});

describe("withdrawing the consent", () => {
  it("to photos deletes photos, images and links for good, and refuses new photos until it is given again", async () => {
    const { person, id, token, others, client } = await ann();
    const { kept } = await withdraw(person, id, "photos");
    await world.background.settle();
    expect(kept).toEqual({ photos: 0, images: 0, links: 0 });
    expect(await world.blobs.list("")).toEqual(others);
    expect(await looksAt(token)).toBe(404);
    expect(await read(person, { id })).toMatchObject({
      photoUrl: null,
      generation: null,
      transformationCount: 0,
      version: client.version + 1,
    });

    const photoUrl = await addPhoto(person);
    const add = () => person.call(clients.updateClient, { params: { id }, body: { photoUrl, weight: 180 } });
    await expect(add()).rejects.toMatchObject({
      status: 409,
      json: { message: "The client withdrew consent to photos. Record it again under Privacy first." },
    });
    expect((await read(person, { id })).weight).toBe(client.weight);
    expect(statesOf(await look(person, id))).toEqual(["withdrawn", "given", "given"]);
    await give(person, id, "photos");
    expect(await add()).toMatchObject({ photoUrl, weight: 180 });
  });

  it("to AI images deletes images and links, keeps the photo, and orders none until it is given again", async () => {
    const { person, id, token, client, others } = await ann();
    expect((await withdraw(person, id, "ai")).kept).toEqual({ photos: 1, images: 0, links: 0 });
    await world.background.settle();
    const images = (keys: string[]) => keys.filter((key) => key.startsWith("images/"));
    expect(images(await world.blobs.list(""))).toEqual(images(others));
    expect(await looksAt(token)).toBe(404);
    expect(await read(person, { id })).toMatchObject({ photoUrl: client.photoUrl, generation: null });

    const jobs = world.engine.jobs.length;
    const reason = "The client withdrew consent to AI images. Record it again under Privacy first.";
    const refused = { status: "failed", error: reason, total: 0 };
    const ask = (body: object) => person.call(clients.updateClient, { params: { id }, body });
    expect(await ask({ hasSignificantChanges: true })).toMatchObject({ generation: refused });
    // Other changes are saved.
    expect(await ask({ weight: 180 })).toMatchObject({ weight: 180, generation: refused });
    await world.background.settle();
    expect(world.engine.jobs).toHaveLength(jobs);

    await give(person, id, "ai");
    expect((await read(person, { id })).generation).toBeNull();
    await ask({ hasSignificantChanges: true });
    await world.background.settle();
    expect(await read(person, { id })).toMatchObject({ generation: { status: "succeeded" } });
    const rows = await world.db.consent.findMany({ where: { clientId: id, kind: "ai" } });
    expect(rows.map(({ revokedAt }) => revokedAt !== null).sort()).toEqual([false, true]);
  });

  it("to AI images during their generation leaves none", async () => {
    const { ann: person, client } = await orderedImages({ steps: 2 }, "front");
    const { answer } = world.engine;
    world.engine.answer = async (job) => {
      if (job.step === 1) await withdraw(person, client.id, "ai");
      return answer(job);
    };
    await world.background.settle();
    expect(world.engine.jobs).toHaveLength(1);
    expect(await read(person, client)).toMatchObject({ generation: null, transformationCount: 0 });
    expect(await world.db.generationImage.count({ where: { generation: { clientId: client.id } } })).toBe(0);
  });

  it("to sharing closes every link for good; a new consent allows new links but reopens none", async () => {
    const { person, id, token, shareId, client } = await ann();
    const imageIds = client.transformations.map((image) => image.id);
    const second = await share(person, id, imageIds);
    expect((await withdraw(person, id, "sharing")).kept).toEqual({ photos: 1, images: 2, links: 0 });
    for (const link of [token, second.token]) expect(await looksAt(link)).toBe(404);
    const listed = await person.call(shares.listShares, { params: { id } });
    expect(listed.map(({ state }) => state)).toEqual(["revoked", "revoked"]);

    const reopen = () => person.call(shares.restoreShare, { params: { id, shareId } });
    await expect(share(person, id, imageIds)).rejects.toMatchObject({ status: 409 });
    await expect(reopen()).rejects.toMatchObject({ status: 409 });
    await give(person, id, "sharing");
    await expect(reopen()).rejects.toMatchObject({ status: 409 });
    expect(await looksAt(token)).toBe(404);
    expect(await looksAt((await share(person, id, imageIds)).token)).toBe(200);
  });

  it("affects no other client", async () => {
    const { person, id } = await ann();
    const other = await clientWithImages(world, person);
    const before = await look(person, other.id);
    for (const kind of ["photos", "ai", "sharing"] as const) await withdraw(person, id, kind);
    await world.background.settle();
    expect(await look(person, other.id)).toEqual(before);
    expect(await read(person, other)).toEqual(other);
  });
});

it("a client's export contains all consents, withdrawn ones too, and links without addresses", async () => {
  const { person, id, token } = await ann();
  await withdraw(person, id, "sharing");
  const file = await (await person.call(exports.exportClient, { params: { id } })).text();
  const { consents, links } = ClientExport.parse(JSON.parse(file));
  expect(consents.map(({ kind, withdrawnAt }) => [kind, withdrawnAt])).toEqual(
    expect.arrayContaining([
      ["photos", null],
      ["ai", null],
      ["sharing", DAY],
    ]),
  );
  expect(links).toMatchObject([
    { madeAt: DAY, closedAt: DAY, views: 0, content: { sides: [{ side: "front" }] } },
  ]);
  const { tokenHash } = await world.db.share.findFirstOrThrow({ where: { clientId: id } });
  for (const secret of [token, tokenHash]) expect(file).not.toContain(secret);
});
