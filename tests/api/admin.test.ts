import { describe, expect, it } from "vitest";
import * as auth from "@/lib/accounts/sign-in/contract";
import * as audit from "@/lib/admin/audit/contract";
import * as admin from "@/lib/admin/console/contract";
import * as deletions from "@/lib/admin/deletions/contract";
import * as clients from "@/lib/clients/record/contract";
import * as images from "@/lib/images/orders/contract";
import * as photos from "@/lib/images/photos/contract";
import type { Args } from "@/lib/platform/http/contract";
import { cursorAfter } from "@/lib/platform/paging/cursor";
import { photoIdOf } from "@/lib/text/addresses";
import * as workouts from "@/lib/training/workouts/contract";
import { adminNamed, clientWithImages } from "../support/admin";
import { addClient, addPhoto } from "../support/factories";
import { orderedImages, read } from "../support/generations";
import { PASSWORD, type Person, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

describe("the console", () => {
  it("is for admins only, and a demoted admin loses it at once", async () => {
    const ann = await trainer("Ann");
    const ida = await adminNamed(world, "Ida");
    const any = { params: { id: ann.trainer.id } };
    const endpoints: [Parameters<Person["ask"]>[0], object][] = [
      [admin.listTrainers, {}],
      [admin.listTrainerClients, any],
      [admin.getTransformationHistory, any],
      [admin.getActivity, {}],
      [deletions.deleteTrainer, any],
      [deletions.deleteAnyClient, any],
      [admin.changeRole, { ...any, body: { isAdmin: true } }],
      [admin.endSessions, any],
      [admin.moveClients, { ...any, body: { to: ann.trainer.id, clients: "all" } }],
      [deletions.listDeletedTrainers, {}],
      [deletions.restoreTrainer, any],
      [deletions.purgeTrainer, any],
      [audit.listAuditEntries, {}],
      [audit.exportAuditEntries, {}],
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

  it("lists trainers with their client counts, and a trainer's clients with their images", async () => {
    const ann = await trainer("Ann");
    const ida = await adminNamed(world, "Ida");
    const client = await clientWithImages(world, ann);
    await addClient(ann, { name: "Second" });
    const listed = await ida.call(admin.listTrainers, {});
    expect(listed.find((row) => row.id === ann.trainer.id)).toMatchObject({
      name: "Ann",
      email: ann.trainer.email,
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

  it("shows every image ever made, superseded ones too, and lets an admin load them", async () => {
    const ann = await trainer("Ann");
    const ida = await adminNamed(world, "Ida");
    const { id } = await clientWithImages(world, ann);
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

  it("counts images by the time they were made and rejects invalid times", async () => {
    const ida = await adminNamed(world, "Ida");
    const before = await ida.call(admin.getActivity, {});
    world.clock.advance({ days: 400 });
    await ida.call(auth.login, {
      body: { email: ida.trainer.email, password: PASSWORD },
    });
    const signedIn = await trainer("Uma");
    await clientWithImages(world, signedIn);
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
});

describe("lists in pages", () => {
  it("contain every trainer once, newest first, for any page size", async () => {
    const ida = await adminNamed(world, "Ida");
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

  it("continue after a row that was deleted meanwhile", async () => {
    const ida = await adminNamed(world, "Ida");
    const [old, gone] = [await trainer("Parting Old"), await trainer("Parting Gone")];
    const search = "parting";
    const [first] = await ida.call(admin.listTrainers, { query: { limit: 1, search } });
    expect(first?.id).toBe(gone.trainer.id);
    await ida.call(deletions.deleteTrainer, { params: { id: gone.trainer.id } });
    const [next] = await ida.call(admin.listTrainers, {
      query: { limit: 1, search, after: cursorAfter(first!) },
    });
    expect(next?.id).toBe(old.trainer.id);
  });

  it("contain every client of a trainer once", async () => {
    const ida = await adminNamed(world, "Ida");
    const ann = await trainer("Ann");
    for (const name of ["One", "Two", "Three"]) await addClient(ann, { name });
    const ask = (query: object) =>
      ida.call(admin.listTrainerClients, { params: { id: ann.trainer.id }, query });
    const first = await ask({ limit: 2 });
    const rest = await ask({ limit: 2, after: cursorAfter(first[1]!) });
    expect([...first, ...rest]).toEqual(await ask({}));
    expect((await ask({ search: "tw" })).map((row) => row.name)).toEqual(["Two"]);
    expect(await ask({ search: "_" })).toEqual([]);
  });

  it("reject an invalid cursor or page size", async () => {
    const ida = await adminNamed(world, "Ida");
    for (const query of [{ after: "yesterday" }, { limit: 0 }, { limit: 1000 }]) {
      const response = await ida.ask(admin.listTrainers, { query });
      expect(response.status).toBe(400);
      expect((await response.json()).errors).toEqual([
        { path: Object.keys(query)[0], message: expect.any(String) },
      ]);
    }
  });

  it("find trainers by beginnings of words and by their clients, and nothing for punctuation alone", async () => {
    const ida = await adminNamed(world, "Ida");
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

describe("roles and sessions", () => {
  it("grants and revokes admin rights at once, and only for others", async () => {
    const ida = await adminNamed(world, "Ida");
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

  it("ends every session of a trainer and returns their number", async () => {
    const ida = await adminNamed(world, "Ida");
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

  it("sums each trainer's images in a period, and shows that nothing was billed", async () => {
    const ida = await adminNamed(world, "Ida");
    const ann = await trainer("Ann");
    await clientWithImages(world, ann);
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

describe("moving clients to another trainer", () => {
  const move = (ida: Person, from: string, body: Args<typeof admin.moveClients>["body"]) =>
    ida.ask(admin.moveClients, { params: { id: from }, body });

  it("moves one of them with photos, images and workouts, and records it", async () => {
    const ida = await adminNamed(world, "Ida");
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    const client = await clientWithImages(world, ann);
    const params = { id: client.id };
    const exercise = { id: crypto.randomUUID(), name: "Squat", nameKey: "squat", clientId: client.id };
    await world.db.exercise.create({ data: { ...exercise, muscleGroup: "legs" } });
    const stays = await addClient(ann, { name: "Stays" });
    const response = await move(ida, ann.trainer.id, { to: bob.trainer.id, clients: [client.id] });
    expect(await response.json()).toEqual({ success: true, moved: 1 });

    const { updatedAt, trainerId, ...asBefore } = client;
    expect(await bob.call(clients.getClient, { params })).toMatchObject({
      ...asBefore,
      trainerId: bob.trainer.id,
    });
    const photo = { params: { id: photoIdOf(client.photoUrl!)! } };
    const image = { params: { id: client.transformations[0]!.id } };
    const groups = { params: { id: client.id, muscleGroup: "legs" } };
    expect((await bob.ask(photos.getPhoto, photo)).status).toBe(200);
    expect((await bob.ask(images.getTransformationImage, image)).status).toBe(200);
    expect(await (await bob.ask(workouts.listExercises, groups)).text()).toContain("Squat");
    for (const asked of [
      ann.ask(clients.getClient, { params }),
      ann.ask(clients.deleteClient, { params }),
      ann.ask(photos.getPhoto, photo),
      ann.ask(images.getTransformationImage, image),
      ann.ask(workouts.listExercises, groups),
    ])
      expect((await asked).status).toBe(404);
    expect((await ann.call(clients.listClients, {})).map((row) => row.id)).toEqual([stays.id]);
    const counts = new Map(
      (await ida.call(admin.listTrainers, {})).map((row) => [row.id, row.clientCount] as const),
    );
    expect([counts.get(ann.trainer.id), counts.get(bob.trainer.id)]).toEqual([1, 1]);
    expect(await world.db.auditEntry.findFirst({ where: { targetId: ann.trainer.id } })).toMatchObject({
      action: "move-clients",
      actorEmail: ida.trainer.email,
      details: { name: "Ann", clients: 1, to: "Bob" },
    });
    // The moved photos must not be in the cleanup queue of the old trainer.
    await ida.call(deletions.deleteTrainer, { params: { id: ann.trainer.id } });
    await ida.call(deletions.purgeTrainer, { params: { id: ann.trainer.id } });
    await world.background.settle();
    expect((await bob.ask(photos.getPhoto, photo)).status).toBe(200);
    expect((await bob.ask(images.getTransformationImage, image)).status).toBe(200);
  });

  it("moves unfinished images too: they are made for the new trainer", async () => {
    const ida = await adminNamed(world, "Ida");
    const bob = await trainer("Bob");
    const { ann, client } = await orderedImages({ steps: 2 }, "front");
    const { answer } = world.engine;
    world.engine.answer = async (job) => {
      if (world.engine.jobs.length === 1)
        await move(ida, ann.trainer.id, { to: bob.trainer.id, clients: "all" });
      return answer(job);
    };
    await world.background.settle();
    expect(await read(bob, client)).toMatchObject({
      generation: { status: "succeeded", done: 2 },
      transformationCount: 2,
    });
  });

  it("moves several clients, and all of them only when asked for all", async () => {
    const ida = await adminNamed(world, "Ida");
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    const ids: string[] = [];
    for (const name of ["One", "Two", "Three", "Four"]) ids.push((await addClient(ann, { name })).id);
    const namesOf = async (person: Person) =>
      (await person.call(clients.listClients, {})).map((row) => row.name).sort();
    const some = { to: bob.trainer.id, clients: [ids[0]!, ids[2]!, ids[0]!] };
    expect(await (await move(ida, ann.trainer.id, some)).json()).toMatchObject({ moved: 2 });
    expect(await namesOf(bob)).toEqual(["One", "Three"]);
    expect((await move(ida, ann.trainer.id, { to: bob.trainer.id } as never)).status).toBe(400);
    expect((await move(ida, ann.trainer.id, { to: bob.trainer.id, clients: [] })).status).toBe(400);
    expect(await namesOf(ann)).toEqual(["Four", "Two"]);
    const all = { to: bob.trainer.id, clients: "all" as const };
    expect(await (await move(ida, ann.trainer.id, all)).json()).toMatchObject({ moved: 2 });
    expect(await namesOf(ann)).toEqual([]);
    expect(await (await move(ida, ann.trainer.id, all)).json()).toMatchObject({ moved: 0 });
  });

  it("moves none when one belongs to another trainer, or the new trainer does not exist", async () => {
    const ida = await adminNamed(world, "Ida");
    const [ann, bob, eve] = [await trainer("Ann"), await trainer("Bob"), await trainer("Eve")];
    const own = await addClient(ann);
    const foreign = await addClient(eve);
    const to = bob.trainer.id;
    expect((await move(ida, ann.trainer.id, { to, clients: [own.id, foreign.id] })).status).toBe(404);
    const nobody = { to: crypto.randomUUID(), clients: [own.id] };
    expect((await move(ida, ann.trainer.id, nobody)).status).toBe(404);
    expect((await move(ida, "nobody", { to, clients: [own.id] })).status).toBe(404);
    const itself = { to: ann.trainer.id, clients: [own.id] };
    expect((await move(ida, ann.trainer.id, itself)).status).toBe(400);
    for (const person of [ann, bob])
      expect((await move(person, ann.trainer.id, { to, clients: [own.id] })).status).toBe(403);
    expect(await ann.call(clients.getClient, { params: { id: own.id } })).toMatchObject({ id: own.id });
    expect(await world.db.auditEntry.count({ where: { targetId: ann.trainer.id } })).toBe(0);
  });

  it("is consistent when the trainer saves the client at the same time", async () => {
    const ida = await adminNamed(world, "Ida");
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    const { id } = await addClient(ann);
    const photoUrl = await addPhoto(ann);
    await Promise.all([
      ann.ask(clients.updateClient, { params: { id }, body: { photoUrl } }),
      move(ida, ann.trainer.id, { to: bob.trainer.id, clients: [id] }),
    ]);
    // In either order, the client has moved with all photos.
    await bob.call(clients.getClient, { params: { id } });
    expect(await world.db.photo.count({ where: { clientId: id, NOT: { trainerId: bob.trainer.id } } })).toBe(
      0,
    );
  });
});
