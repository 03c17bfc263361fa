import { describe, expect, it } from "vitest";
import * as admin from "@/lib/admin/contract";
import { cursorAfter } from "@/lib/admin/cursor";
import * as auth from "@/lib/auth/contract";
import * as clients from "@/lib/clients/contract";
import * as images from "@/lib/transformations/contract";
import { addClient, addPhoto } from "../support/factories";
import { PASSWORD, type Person, type SignedIn, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

async function adminNamed(name: string): Promise<SignedIn> {
  const person = await trainer(name);
  await world.db.trainer.update({ where: { id: person.trainer.id }, data: { isAdmin: true } });
  return person;
}

async function clientWithImages(person: Person) {
  const { id } = await addClient(person, { photoUrl: await addPhoto(person), steps: 2 });
  await person.call(clients.updateClient, { params: { id }, body: { hasSignificantChanges: true } });
  await world.background.settle();
  return person.call(clients.getClient, { params: { id } });
}

describe("the console", () => {
  it("is for admins alone, and a demoted one is out at once", async () => {
    const ann = await trainer("Ann");
    const ida = await adminNamed("Ida");
    const any = { params: { id: ann.trainer.id } };
    const endpoints: [Parameters<Person["ask"]>[0], object][] = [
      [admin.listTrainers, {}],
      [admin.listTrainerClients, any],
      [admin.getTransformationHistory, any],
      [admin.getActivity, {}],
      [admin.deleteTrainer, any],
      [admin.deleteAnyClient, any],
      [admin.changeRole, { ...any, body: { isAdmin: true } }],
      [admin.endSessions, any],
      [admin.listAuditEntries, {}],
      [admin.listCosts, {}],
    ];
    await world.db.trainer.update({ where: { id: ida.trainer.id }, data: { isAdmin: false } });
    for (const [endpoint, args] of endpoints) {
      expect((await stranger().ask(endpoint, args as never)).status).toBe(401);
      expect((await ann.ask(endpoint, args as never)).status).toBe(403);
      expect((await ida.ask(endpoint, args as never)).status).toBe(403);
    }
    expect(await world.db.trainer.count({ where: { id: ann.trainer.id } })).toBe(1);
  });

  it("lists trainers with their number of clients, and a trainer's clients with their images", async () => {
    const ann = await trainer("Ann");
    const ida = await adminNamed("Ida");
    const client = await clientWithImages(ann);
    await addClient(ann, { name: "Second" });
    const listed = await ida.call(admin.listTrainers, {});
    expect(listed.find((row) => row.id === ann.trainer.id)).toMatchObject({
      name: "Ann",
      isAdmin: false,
      clientCount: 2,
    });
    expect(listed.find((row) => row.id === ida.trainer.id)).toMatchObject({ isAdmin: true, clientCount: 0 });
    const rows = await ida.call(admin.listTrainerClients, { params: { id: ann.trainer.id } });
    expect(rows.map((row) => row.name).sort()).toEqual(["Marcus Reed", "Second"]);
    expect(rows.find((row) => row.id === client.id)).toMatchObject({
      transformationUrls: client.transformationUrls,
      transformationCount: 2,
      targetBodyFat: 15,
    });
    const missing = { params: { id: client.id } };
    await expect(ida.call(admin.listTrainerClients, missing)).rejects.toMatchObject({ status: 404 });
  });

  it("shows every image ever made, replaced ones too, and lets an admin load them", async () => {
    const ann = await trainer("Ann");
    const ida = await adminNamed("Ida");
    const { id } = await clientWithImages(ann);
    world.clock.advance({ days: 1 });
    await ann.call(clients.updateClient, { params: { id }, body: { targetWeight: 180 } });
    await world.background.settle();
    const { transformations } = await ida.call(admin.getTransformationHistory, { params: { id } });
    expect(transformations.map((row) => row.generatedDate)).toEqual([
      "2026-11-21",
      "2026-11-21",
      "2026-11-20",
      "2026-11-20",
    ]);
    const oldest = transformations.at(-1)!;
    expect((await ida.ask(images.getTransformationImage, { params: { id: oldest.id } })).status).toBe(200);
  });

  it("counts images by the time they were made and refuses times that are none", async () => {
    const ida = await adminNamed("Ida");
    const before = await ida.call(admin.getActivity, {});
    world.clock.advance({ days: 400 });
    await ida.call(auth.login, {
      body: { email: ida.trainer.email, password: PASSWORD },
    });
    const signedIn = await trainer("Uma");
    await clientWithImages(signedIn);
    const from = new Date(world.clock.now().getTime() - 60_000).toISOString();
    const to = world.clock.now().toISOString();
    const now = await ida.call(admin.getActivity, { query: { from, to } });
    expect(now.stats).toEqual({
      totalClients: before.stats.totalClients + 1,
      totalTransformationsGenerated: 2,
    });
    expect(now.recentClients[0]).toMatchObject({ name: "Marcus Reed", trainerName: "Uma" });
    expect(now.recentTrainers[0]).toMatchObject({ name: "Uma" });
    const odd = await ida.ask(admin.getActivity, { query: { from: "yesterday" } });
    expect(odd.status).toBe(400);
    expect((await odd.json()).errors).toEqual([expect.objectContaining({ path: "from" })]);
  });

  it("removes a trainer with everything that was theirs, and writes it down", async () => {
    const ann = await trainer("Ann");
    const ida = await adminNamed("Ida");
    const bob = await trainer("Bob");
    const kept = await clientWithImages(bob);
    const before = await world.blobs.list("");
    const { id } = await clientWithImages(ann);
    await addPhoto(ann);
    await ida.call(admin.deleteTrainer, { params: { id: ann.trainer.id } });
    await world.background.settle();
    expect(await world.blobs.list("")).toEqual(before);
    expect(await world.db.client.count({ where: { id } })).toBe(0);
    expect(await bob.call(clients.getClient, { params: { id: kept.id } })).toEqual(kept);
    await expect(ann.call(clients.listClients, {})).rejects.toMatchObject({ status: 401 });
    const entry = await world.db.auditEntry.findFirst({ where: { targetId: ann.trainer.id } });
    expect(entry).toMatchObject({
      action: "delete-trainer",
      actorEmail: ida.trainer.email,
      details: { name: "Ann", clients: 1 },
    });
    await expect(world.db.auditEntry.deleteMany()).rejects.toThrow("cannot be changed");
  });

  it("removes a single client, and a missing one is 404", async () => {
    const ann = await trainer("Ann");
    const ida = await adminNamed("Ida");
    const before = await world.blobs.list("");
    const { id } = await clientWithImages(ann);
    await ida.call(admin.deleteAnyClient, { params: { id } });
    await world.background.settle();
    expect(await world.blobs.list("")).toEqual(before);
    await expect(ida.call(admin.deleteAnyClient, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(ida.call(admin.deleteTrainer, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it("refuses to delete the own account and the last admin", async () => {
    await world.db.trainer.updateMany({ data: { isAdmin: false } });
    const ida = await adminNamed("Ida");
    await expect(ida.call(admin.deleteTrainer, { params: { id: ida.trainer.id } })).rejects.toMatchObject({
      status: 409,
    });
    expect(await world.db.trainer.count({ where: { id: ida.trainer.id } })).toBe(1);
  });
});

describe("lists in pages", () => {
  it("give every trainer once, newest first, whatever the size of the page", async () => {
    const ida = await adminNamed("Ida");
    for (const name of ["Page One", "Page Two", "Page Three"]) await trainer(name);
    const whole = await ida.call(admin.listTrainers, {});
    const paged: typeof whole = [];
    for (let after: string | undefined, more = true; more; ) {
      const rows = await ida.call(admin.listTrainers, { query: { limit: 2, after } });
      paged.push(...rows);
      more = rows.length === 2;
      after = paged.at(-1) && cursorAfter(paged.at(-1)!);
    }
    expect(paged).toEqual(whole);
    expect(whole.map((row) => row.createdAt)).toEqual(
      whole
        .map((row) => row.createdAt)
        .sort()
        .reverse(),
    );
  });

  it("go on after a row that is gone meanwhile", async () => {
    const ida = await adminNamed("Ida");
    const [old, gone] = [await trainer("Parting Old"), await trainer("Parting Gone")];
    const search = "parting";
    const [first] = await ida.call(admin.listTrainers, { query: { limit: 1, search } });
    expect(first?.id).toBe(gone.trainer.id);
    await ida.call(admin.deleteTrainer, { params: { id: gone.trainer.id } });
    const [next] = await ida.call(admin.listTrainers, {
      query: { limit: 1, search, after: cursorAfter(first!) },
    });
    expect(next?.id).toBe(old.trainer.id);
  });

  it("give a trainer's clients once each", async () => {
    const ida = await adminNamed("Ida");
    const ann = await trainer("Ann");
    for (const name of ["One", "Two", "Three"]) await addClient(ann, { name });
    const ask = (query: object) =>
      ida.call(admin.listTrainerClients, { params: { id: ann.trainer.id }, query });
    const first = await ask({ limit: 2 });
    const rest = await ask({ limit: 2, after: cursorAfter(first[1]!) });
    expect([...first, ...rest]).toEqual(await ask({}));
    expect((await ask({ search: "tw" })).map((row) => row.name)).toEqual(["Two"]);
  });

  it("refuse a cursor and a size that are none", async () => {
    const ida = await adminNamed("Ida");
    for (const query of [{ after: "yesterday" }, { limit: 0 }, { limit: 1000 }]) {
      const response = await ida.ask(admin.listTrainers, { query });
      expect(response.status).toBe(400);
      expect((await response.json()).errors).toEqual([
        { path: Object.keys(query)[0], message: expect.any(String) },
      ]);
    }
  });

  it("find trainers by the beginnings of their words and by their clients, and nothing for signs alone", async () => {
    const ida = await adminNamed("Ida");
    const ann = await trainer("Annegret Quist");
    const bob = await trainer("Bob Zorn");
    await addClient(bob, { name: "Quincy Adler" });
    const find = async (search: string) =>
      (await ida.call(admin.listTrainers, { query: { search } })).map((row) => row.name).sort();
    expect(await find("qui")).toEqual(["Annegret Quist", "Bob Zorn"]);
    expect(await find("quist ANNE")).toEqual(["Annegret Quist"]);
    expect(await find("uist")).toEqual([]);
    expect(await find("' & | !")).toEqual([]);
    expect(ann.trainer.name).toBe("Annegret Quist");
  });
});

describe("helping and hindering", () => {
  it("makes an admin and takes it back, at once and for others only", async () => {
    const ida = await adminNamed("Ida");
    const ann = await trainer("Ann");
    const params = { id: ann.trainer.id };
    expect(await ida.call(admin.changeRole, { params, body: { isAdmin: true } })).toMatchObject({
      isAdmin: true,
    });
    await ann.call(admin.listTrainers, {});
    await ida.call(admin.changeRole, { params, body: { isAdmin: true } });
    await ida.call(admin.changeRole, { params, body: { isAdmin: false } });
    await expect(ann.call(admin.listTrainers, {})).rejects.toMatchObject({ status: 403 });
    const own = { params: { id: ida.trainer.id }, body: { isAdmin: false } };
    await expect(ida.call(admin.changeRole, own)).rejects.toMatchObject({ status: 409 });
    const entries = await world.db.auditEntry.findMany({
      where: { targetId: params.id },
      orderBy: { id: "asc" },
    });
    expect(entries.map((entry) => entry.action)).toEqual(["promote", "demote"]);
  });

  it("ends every sign-in of a trainer, and says how many there were", async () => {
    const ida = await adminNamed("Ida");
    const ann = await trainer("Ann");
    const params = { id: ann.trainer.id };
    expect(await ida.call(admin.endSessions, { params })).toEqual({ success: true, ended: 1 });
    await expect(ann.call(clients.listClients, {})).rejects.toMatchObject({ status: 401 });
    await expect(ida.call(admin.endSessions, { params: { id: ida.trainer.id } })).rejects.toMatchObject({
      status: 409,
    });
    await expect(ida.call(admin.endSessions, { params: { id: "nobody" } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("lists what was done, by whom and to whom, newest first and in pages", async () => {
    const ida = await adminNamed("Ida");
    const ann = await trainer("Ann");
    const { id } = await addClient(ann, { name: "Nora" });
    await ida.call(admin.deleteAnyClient, { params: { id } });
    world.clock.advance({ minutes: 1 });
    await ida.call(admin.endSessions, { params: { id: ann.trainer.id } });
    const entries = await ida.call(admin.listAuditEntries, { query: { limit: 1 } });
    expect(entries).toMatchObject([
      { action: "end-sessions", actorEmail: ida.trainer.email, details: { name: "Ann", sessions: 1 } },
    ]);
    const [older] = await ida.call(admin.listAuditEntries, {
      query: { limit: 1, after: cursorAfter(entries[0]!) },
    });
    expect(older).toMatchObject({ action: "delete-client", details: { name: "Nora", trainer: "Ann" } });
  });

  it("tells what each trainer's images took within a period, and that nothing was billed", async () => {
    const ida = await adminNamed("Ida");
    const ann = await trainer("Ann");
    await clientWithImages(ann);
    const costOf = async (query: object) =>
      (await ida.call(admin.listCosts, { query })).find((row) => row.trainerId === ann.trainer.id);
    const now = world.clock.now().getTime();
    expect(await costOf({ from: new Date(now - 1000).toISOString() })).toMatchObject({
      name: "Ann",
      images: 2,
      failures: 0,
      costMicroUsd: null,
    });
    expect(await costOf({ to: new Date(now - 86_400_000).toISOString() })).toBeUndefined();
  });
});
