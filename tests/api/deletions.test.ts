import { beforeEach, describe, expect, it } from "vitest";
import * as auth from "@/lib/accounts/sign-in/contract";
import * as admin from "@/lib/admin/console/contract";
import * as deletions from "@/lib/admin/deletions/contract";
import { purgeOverdue } from "@/lib/admin/deletions/service";
import * as clients from "@/lib/clients/record/contract";
import * as images from "@/lib/images/orders/contract";
import { resumeStalled } from "@/lib/images/orders/service";
import { getPhoto } from "@/lib/images/photos/contract";
import * as exports from "@/lib/sharing/export/contract";
import { photoIdOf } from "@/lib/text/addresses";
import * as analytics from "@/lib/training/analytics/contract";
import { adminNamed, clientWithImages } from "../support/admin";
import { addClient, addPhoto } from "../support/factories";
import { orderedImages, read } from "../support/generations";
import { PASSWORD, type SignedIn, stranger, trainer } from "../support/people";
import { runtimeOf, testWorld } from "../support/world";

const world = testWorld();

const paramsOf = ({ trainer: { id } }: SignedIn) => ({ params: { id } });

/** Rows of all tables that contain one of these ids. */
async function rowsOf(trainerId: string) {
  const { db } = world;
  const client = { trainerId };
  return {
    trainers: await db.trainer.count({ where: { id: trainerId } }),
    sessions: await db.session.count({ where: { trainerId } }),
    resetTokens: await db.resetToken.count({ where: { trainerId } }),
    clients: await db.client.count({ where: client }),
    photos: await db.photo.count({ where: { trainerId } }),
    generations: await db.generation.count({ where: { client } }),
    images: await db.generationImage.count({ where: { generation: { client } } }),
    plans: await db.plan.count({ where: { client } }),
    measurements: await db.measurement.count({ where: { client } }),
  };
}

const NOTHING = {
  trainers: 0,
  sessions: 0,
  resetTokens: 0,
  clients: 0,
  photos: 0,
  generations: 0,
  images: 0,
  plans: 0,
  measurements: 0,
};

const signIn = ({ trainer: { email } }: SignedIn) =>
  stranger().ask(auth.login, { body: { email, password: PASSWORD } });

async function listedNames(ida: SignedIn): Promise<string[]> {
  return (await ida.call(admin.listTrainers, {})).map((row) => row.id);
}

describe("deleting a trainer", () => {
  it("ends all access at once: open sessions, the password, mailed links, a second registration", async () => {
    const ida = await adminNamed(world, "Ida");
    const ann = await trainer("Ann");
    const { email } = ann.trainer;
    const { id } = await addClient(ann);
    await stranger().call(auth.forgotPassword, { body: { email } });
    await world.background.settle();
    const token = /reset=([\w-]+)/.exec((await world.mails()).at(-1)!.replaceAll("=\r\n", ""))?.[1];
    await ida.call(deletions.deleteTrainer, paramsOf(ann));
    const mails = (await world.mails()).length;

    for (const asked of [
      ann.ask(clients.listClients, {}),
      ann.ask(clients.getClient, { params: { id } }),
      ann.ask(clients.createClient, { body: { name: "Late" } as never }),
      ann.ask(exports.exportClient, { params: { id } }),
      ann.ask(analytics.getAnalytics, { query: {} } as never),
      ann.ask(auth.me, {}),
    ])
      expect((await asked).status).toBe(401);
    expect((await signIn(ann)).status).toBe(401);
    const body = { token: token ?? "", newPassword: "another horse" };
    expect((await stranger().ask(auth.resetPassword, { body })).status).toBe(400);
    await stranger().call(auth.forgotPassword, { body: { email } });
    await world.background.settle();
    expect(await world.mails()).toHaveLength(mails);
    const again = { name: "Ann", email, password: PASSWORD };
    expect((await stranger().ask(auth.register, { body: again })).status).toBe(409);
  });

  it("starts no session, even for a sign-in whose password was checked just before", async () => {
    const ida = await adminNamed(world, "Ida");
    const ann = await trainer("Ann");
    const { passwordHash } = await world.db.trainer.findUniqueOrThrow({ where: { id: ann.trainer.id } });
    await ida.call(deletions.deleteTrainer, paramsOf(ann));
    const { sessions } = runtimeOf(world);
    expect(await sessions.start(ann.trainer.id, passwordHash)).toBeNull();
    // A session that was inserted anyway does not help.
    const idleExpiresAt = new Date(world.clock.now().getTime() + 1000);
    await world.db.trainer.update({ where: { id: ann.trainer.id }, data: { deletedAt: null } });
    const cookie = await sessions.start(ann.trainer.id, passwordHash);
    await world.db.trainer.update({ where: { id: ann.trainer.id }, data: { deletedAt: idleExpiresAt } });
    expect(await sessions.read(cookie!.split(";")[0]!.split("=")[1])).toBeNull();
  });

  it("removes trainer and clients from everything that an admin sees, except the list of deleted trainers", async () => {
    const ida = await adminNamed(world, "Ida");
    const ann = await trainer("Annabel Vogt");
    const client = await clientWithImages(world, ann);
    const imageId = client.transformations[0]!.id;
    const params = { id: client.id };
    const before = (await ida.call(admin.getActivity, {})).stats;
    await ida.call(deletions.deleteTrainer, paramsOf(ann));

    expect(await listedNames(ida)).not.toContain(ann.trainer.id);
    expect(await ida.call(admin.listTrainers, { query: { search: "annabel" } })).toEqual([]);
    const { stats, recentTrainers, recentClients } = await ida.call(admin.getActivity, {});
    expect(stats).toEqual({
      totalClients: before.totalClients - 1,
      totalTransformationsGenerated: before.totalTransformationsGenerated - 2,
    });
    expect(recentTrainers.map((row) => row.id)).not.toContain(ann.trainer.id);
    expect(recentClients.map((row) => row.id)).not.toContain(client.id);
    // The costs remain.
    const costs = await ida.call(admin.listCosts, {});
    expect(costs.find((row) => row.trainerId === ann.trainer.id)).toMatchObject({
      images: 2,
      isDeleted: true,
    });

    for (const asked of [
      ida.ask(admin.listTrainerClients, paramsOf(ann)),
      ida.ask(admin.getTransformationHistory, { params }),
      ida.ask(images.getTransformationImage, { params: { id: imageId } }),
      ida.ask(deletions.deleteAnyClient, { params }),
      ida.ask(deletions.deleteTrainer, paramsOf(ann)),
      ida.ask(admin.changeRole, { ...paramsOf(ann), body: { isAdmin: true } }),
      ida.ask(admin.endSessions, paramsOf(ann)),
      ida.ask(admin.moveClients, { ...paramsOf(ann), body: { to: ida.trainer.id, clients: "all" } }),
      ida.ask(admin.moveClients, { ...paramsOf(ida), body: { to: ann.trainer.id, clients: "all" } }),
    ])
      expect((await asked).status).toBe(404);

    const now = world.clock.now();
    expect(await ida.call(deletions.listDeletedTrainers, {})).toContainEqual({
      id: ann.trainer.id,
      name: "Annabel Vogt",
      email: ann.trainer.email,
      clientCount: 1,
      deletedAt: now.toISOString(),
      purgeAt: new Date(now.getTime() + 30 * 86_400_000).toISOString(),
    });
  });

  it("is refused for the own account, the last admin, and unknown trainers", async () => {
    await world.db.trainer.updateMany({ data: { isAdmin: false } });
    const ida = await adminNamed(world, "Ida");
    const ask = (id: string) => ida.call(deletions.deleteTrainer, { params: { id } });
    await expect(ask(ida.trainer.id)).rejects.toMatchObject({ status: 409 });
    await expect(ask(crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
    await expect(ask("nobody")).rejects.toMatchObject({ status: 404 });
    // A deleted admin does not count: Ida is the last one again.
    const eve = await adminNamed(world, "Eve");
    await eve.call(deletions.deleteTrainer, paramsOf(ida));
    await expect(eve.call(deletions.deleteTrainer, paramsOf(eve))).rejects.toMatchObject({ status: 409 });
    expect(await world.db.trainer.count({ where: { isAdmin: true, deletedAt: null } })).toBe(1);
  });

  it("leaves one admin when two delete each other at once", async () => {
    await world.db.trainer.updateMany({ data: { isAdmin: false } });
    const [ida, eve] = [await adminNamed(world, "Ida"), await adminNamed(world, "Eve")];
    await Promise.all([
      ida.ask(deletions.deleteTrainer, paramsOf(eve)),
      eve.ask(deletions.deleteTrainer, paramsOf(ida)),
    ]);
    expect(await world.db.trainer.count({ where: { isAdmin: true, deletedAt: null } })).toBe(1);
  });
});

describe("a deletion that is undone", () => {
  it("restores account, role, clients, photos and images unchanged", async () => {
    const ida = await adminNamed(world, "Ida");
    const ann = await adminNamed(world, "Ann");
    const client = await clientWithImages(world, ann);
    const blobs = await world.blobs.list("");
    await ida.call(deletions.deleteTrainer, paramsOf(ann));
    await world.background.settle();
    await ida.call(deletions.restoreTrainer, paramsOf(ann));
    expect(await world.blobs.list("")).toEqual(blobs);
    await expect(ann.call(clients.listClients, {})).rejects.toMatchObject({ status: 401 });
    await ann.call(auth.login, { body: { email: ann.trainer.email, password: PASSWORD } });
    expect(await ann.call(clients.getClient, { params: { id: client.id } })).toEqual(client);
    await ann.call(admin.listTrainers, {});
    expect(await listedNames(ida)).toContain(ann.trainer.id);
    const deleted = await ida.call(deletions.listDeletedTrainers, {});
    expect(deleted.map((row) => row.id)).not.toContain(ann.trainer.id);
    const entries = await world.db.auditEntry.findMany({
      where: { targetId: ann.trainer.id, action: { not: "sign-in" } },
      orderBy: { id: "asc" },
    });
    expect(entries).toMatchObject([
      { action: "delete-trainer", details: { name: "Ann", clients: 1 } },
      { action: "restore-trainer", actorEmail: ida.trainer.email, details: { name: "Ann", clients: 1 } },
    ]);
  });

  it("is refused for a trainer who is not deleted", async () => {
    const ida = await adminNamed(world, "Ida");
    const ann = await trainer("Ann");
    for (const id of [ann.trainer.id, crypto.randomUUID(), "nobody"]) {
      expect((await ida.ask(deletions.restoreTrainer, { params: { id } })).status).toBe(404);
      expect((await ida.ask(deletions.purgeTrainer, { params: { id } })).status).toBe(404);
    }
    expect(await world.db.trainer.count({ where: { id: ann.trainer.id } })).toBe(1);
  });

  it("pauses unfinished images, also for a running worker, and continues them afterwards", async () => {
    const ida = await adminNamed(world, "Ida");
    const { ann, client, generationId } = await orderedImages({ steps: 2 }, "front");
    const { answer } = world.engine;
    world.engine.answer = async (job) => {
      // The deletion happens while the first image is being made.
      if (world.engine.jobs.length === 1) await ida.call(deletions.deleteTrainer, paramsOf(ann));
      return answer(job);
    };
    await world.background.settle();
    expect(world.engine.jobs).toHaveLength(1);
    world.clock.advance({ days: 29 });
    await resumeStalled(world);
    await world.background.settle();
    expect(world.engine.jobs).toHaveLength(1);
    const unfinished = await world.db.generationImage.findMany({ where: { generationId } });
    expect(unfinished.map((image) => image.status)).toEqual(["pending", "pending"]);

    await ida.call(auth.login, { body: { email: ida.trainer.email, password: PASSWORD } });
    await ida.call(deletions.restoreTrainer, paramsOf(ann));
    await resumeStalled(world);
    await world.background.settle();
    await ann.call(auth.login, { body: { email: ann.trainer.email, password: PASSWORD } });
    expect(await read(ann, client)).toMatchObject({
      generation: { status: "succeeded", done: 2 },
      transformationCount: 2,
    });
  });
});

describe("the purge", () => {
  // Excludes trainers that other tests have deleted.
  beforeEach(() => world.db.trainer.updateMany({ data: { deletedAt: null } }));

  const twoPurges = () => Promise.all([purgeOverdue(world), purgeOverdue(world)]);

  it("leaves no row and no blob after 30 days, and keeps all others", async () => {
    const ida = await adminNamed(world, "Ida");
    const bob = await trainer("Bob");
    const kept = await clientWithImages(world, bob);
    const others = await rowsOf(bob.trainer.id);
    const blobs = await world.blobs.list("");
    const ann = await trainer("Ann");
    await clientWithImages(world, ann);
    await addPhoto(ann);
    const before = await rowsOf(ann.trainer.id);
    expect(before).toMatchObject({ clients: 1, photos: 2, generations: 1, images: 2 });
    await ida.call(deletions.deleteTrainer, paramsOf(ann));

    world.clock.advance({ days: 30, seconds: -1 });
    await twoPurges();
    expect(await rowsOf(ann.trainer.id)).toEqual({ ...before, sessions: 0 });
    world.clock.advance({ seconds: 1 });
    await twoPurges();
    await world.background.settle();
    expect(await rowsOf(ann.trainer.id)).toEqual(NOTHING);
    expect(await world.blobs.list("")).toEqual(blobs);
    expect(await rowsOf(bob.trainer.id)).toEqual(others);
    expect(await world.db.client.count({ where: { id: kept.id } })).toBe(1);
    const entries = await world.db.auditEntry.findMany({
      where: { targetId: ann.trainer.id, action: "purge-trainer" },
    });
    expect(entries).toMatchObject([
      { actorId: null, actorEmail: "Formcast", details: { name: "Ann", clients: 1 } },
    ]);
  });

  it("handles many trainers at once, with any number of parallel jobs", async () => {
    const ida = await adminNamed(world, "Ida");
    const gone: SignedIn[] = [];
    for (const name of ["One", "Two", "Three", "Four", "Five"]) {
      const person = await trainer(name);
      await addClient(person);
      await ida.call(deletions.deleteTrainer, paramsOf(person));
      gone.push(person);
    }
    world.clock.advance({ days: 31 });
    await Promise.all([purgeOverdue(world), purgeOverdue(world), purgeOverdue(world)]);
    const targetId = { in: gone.map((person) => person.trainer.id) };
    expect(await world.db.trainer.count({ where: { id: targetId } })).toBe(0);
    expect(await world.db.auditEntry.count({ where: { targetId, action: "purge-trainer" } })).toBe(5);
  });

  it("happens at once when an admin asks for it, and then the address is free", async () => {
    const ida = await adminNamed(world, "Ida");
    const blobs = await world.blobs.list("");
    const ann = await trainer("Ann");
    await clientWithImages(world, ann);
    await ida.call(deletions.deleteTrainer, paramsOf(ann));
    await ida.call(deletions.purgeTrainer, paramsOf(ann));
    await world.background.settle();
    expect(await rowsOf(ann.trainer.id)).toEqual(NOTHING);
    expect(await world.blobs.list("")).toEqual(blobs);
    await expect(ida.call(deletions.restoreTrainer, paramsOf(ann))).rejects.toMatchObject({ status: 404 });
    const again = { name: "Ann", email: ann.trainer.email, password: PASSWORD };
    await stranger().call(auth.register, { body: again });
  });

  it("keeps blobs in the queue while the store is down, and removes them with the next sweep", async () => {
    const ida = await adminNamed(world, "Ida");
    const blobs = await world.blobs.list("");
    const ann = await trainer("Ann");
    await clientWithImages(world, ann);
    await ida.call(deletions.deleteTrainer, paramsOf(ann));
    world.clock.advance({ days: 30 });
    const away = { ...world.blobs, delete: () => Promise.reject(new Error("the store is away")) };
    await expect(purgeOverdue({ ...world, blobs: away })).rejects.toThrow("the store is away");
    expect(await rowsOf(ann.trainer.id)).toEqual(NOTHING);
    await purgeOverdue(world);
    expect(await world.blobs.list("")).toEqual(blobs);
  });
});

describe("deleting a single client", () => {
  it("removes rows and blobs after 30 days, or at once with a purge, and a missing client is a 404", async () => {
    const ann = await trainer("Ann");
    const ida = await adminNamed(world, "Ida");
    const before = await world.blobs.list("");
    const [{ id }, second] = [await clientWithImages(world, ann), await clientWithImages(world, ann)];
    await ida.call(deletions.deleteAnyClient, { params: { id } });
    await ida.call(deletions.deleteAnyClient, { params: { id: second.id } });
    await ida.call(deletions.purgeClient, { params: { id: second.id } });
    expect(await world.db.client.count({ where: { id: second.id } })).toBe(0);
    world.clock.advance({ days: 29 });
    await purgeOverdue(world);
    expect(await world.db.client.count({ where: { id } })).toBe(1);
    world.clock.advance({ days: 1 });
    await purgeOverdue(world);
    await world.background.settle();
    expect(await world.blobs.list("")).toEqual(before);
    expect(await world.db.client.count({ where: { id } })).toBe(0);
    const eve = await adminNamed(world, "Eve");
    expect((await eve.ask(deletions.deleteAnyClient, { params: { id } })).status).toBe(404);
  });

  it("hides the client everywhere, and restores photos and images unchanged", async () => {
    const [ann, ida] = [await trainer("Ann"), await adminNamed(world, "Ida")];
    const client = await clientWithImages(world, ann);
    const params = { id: client.id };
    const image = { params: { id: client.transformations[0]!.id }, query: {} };
    const photo = { params: { id: photoIdOf(client.photoUrl!)! }, query: {} };
    const seen = async () => ({
      client: (await ann.ask(clients.getClient, { params })).status,
      photo: (await ann.ask(getPhoto, photo)).status,
      image: (await ann.ask(images.getTransformationImage, image)).status,
      adminPhoto: (await ida.ask(getPhoto, photo)).status,
      adminImage: (await ida.ask(images.getTransformationImage, image)).status,
      history: (await ida.ask(admin.getTransformationHistory, { params })).status,
      listed: (await ann.call(clients.listClients, {})).length,
      found: (await ida.call(admin.listClients, { query: {} })).filter(({ id }) => id === client.id).length,
    });
    const before = await seen();
    expect(before).toMatchObject({ client: 200, adminPhoto: 200, listed: 1, found: 1 });
    await ida.call(deletions.deleteAnyClient, { params });
    const out = { client: 404, photo: 404, image: 404, adminPhoto: 404, adminImage: 404, history: 404 };
    expect(await seen()).toEqual({ ...out, listed: 0, found: 0 });
    const [listed] = await ida.call(deletions.listDeletedClients, {});
    expect(listed).toMatchObject({ id: client.id, trainerName: "Ann", isTrainerDeleted: false });
    expect(await ida.call(deletions.listDeletedTrainers, {})).not.toContainEqual(
      expect.objectContaining({ name: "Deleted clients" }),
    );
    await ida.call(deletions.restoreClient, { params });
    expect(await seen()).toEqual(before);
    expect(await ann.call(clients.getClient, { params })).toMatchObject({
      transformationUrls: client.transformationUrls,
      photoUrl: client.photoUrl,
    });
    expect((await ida.ask(deletions.restoreClient, { params })).status).toBe(404);
  });

  it("waits for a deleted trainer, and is purged with the trainer", async () => {
    const [ann, ida] = [await trainer("Ann"), await adminNamed(world, "Ida")];
    const { id } = await clientWithImages(world, ann);
    await ida.call(deletions.deleteAnyClient, { params: { id } });
    await ida.call(deletions.deleteTrainer, paramsOf(ann));
    expect((await ida.ask(deletions.restoreClient, { params: { id } })).status).toBe(409);
    await ida.call(deletions.purgeTrainer, paramsOf(ann));
    await world.background.settle();
    expect(await world.db.client.count({ where: { id } })).toBe(0);
  });
});
