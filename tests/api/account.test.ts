import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import * as auth from "@/lib/accounts/sign-in/contract";
import * as deletions from "@/lib/admin/deletions/contract";
import { purgeOverdue } from "@/lib/admin/deletions/service";
import { LIMITS } from "@/lib/platform/limits/policies";
import * as notifications from "@/lib/platform/notifications/contract";
import { AccountExport } from "@/lib/sharing/export/account-schema";
import * as exports from "@/lib/sharing/export/contract";
import { ClientExport } from "@/lib/sharing/export/schema";
import { adminNamed, clientWithImages } from "../support/admin";
import { addClient, addPhoto } from "../support/factories";
import { PASSWORD, type SignedIn, stranger, trainer } from "../support/people";
import { PushedBrowser } from "../support/push";
import { testWorld } from "../support/world";

const world = testWorld();

const remove = (person: SignedIn, password = PASSWORD) =>
  person.ask(deletions.deleteAccount, { body: { password } });
const signIn = ({ trainer: { email } }: SignedIn) =>
  stranger().ask(auth.login, { body: { email, password: PASSWORD } });
const rowsOf = async (trainerId: string) => ({
  trainers: await world.db.trainer.count({ where: { id: trainerId } }),
  clients: await world.db.client.count({ where: { trainerId } }),
  photos: await world.db.photo.count({ where: { trainerId } }),
});

describe("the archive of an account", () => {
  it("contains every client's own archive, and the data of the account", async () => {
    const ann = await trainer("Ann Lee");
    const { id } = await clientWithImages(world, ann);
    world.clock.advance({ seconds: 1 });
    const other = await addClient(ann, { name: "Marcus Reed" });
    await addPhoto(ann);
    await ann.call(notifications.subscribe, { body: new PushedBrowser().subscription });
    const response = await ann.ask(exports.exportAccount, {});
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toContain("formcast_Ann Lee_2026-11-20.zip");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const account = AccountExport.parse(JSON.parse(strFromU8(files["account.json"] as Uint8Array)));
    expect(account).toMatchObject({
      trainer: { name: "Ann Lee", email: ann.trainer.email, isAdmin: false },
      sessions: [{ isNotified: true }],
      clients: [{ id }, { id: other.id, name: "Marcus Reed", folder: "clients/2_Marcus Reed/" }],
      uploads: [{ takenAt: "2026-11-20T09:00:01.000Z" }],
    });
    for (const { id, folder } of account.clients) {
      const described = JSON.parse(strFromU8(files[`${folder}client.json`] as Uint8Array));
      expect(ClientExport.parse(described).client.id).toBe(id);
    }
    const pictures = Object.keys(files).filter((name) => name.endsWith(".jpg"));
    expect(pictures).toHaveLength(4);
    expect(pictures).toContain(account.uploads[0]?.file);
    const { passwordHash } = await world.db.trainer.findUniqueOrThrow({ where: { id: ann.trainer.id } });
    expect(JSON.stringify(account)).not.toContain(passwordHash);
  });

  it("is limited per trainer", async () => {
    const ann = await trainer("Ann");
    world.settings = { ...world.settings, rateLimitScale: 1 / LIMITS.accountArchivePerTrainer.limit };
    try {
      expect((await ann.ask(exports.exportAccount, {})).status).toBe(200);
      expect((await ann.ask(exports.exportAccount, {})).status).toBe(429);
    } finally {
      world.settings = { ...world.settings, rateLimitScale: 1 };
    }
  });
});

describe("deleting the own account", () => {
  it("says what is deleted, then leaves no row, no blob and no way in, and frees the address", async () => {
    const bob = await trainer("Bob");
    const kept = await clientWithImages(world, bob);
    const blobs = await world.blobs.list("");
    const ann = await trainer("Ann");
    await clientWithImages(world, ann);
    await addPhoto(ann);
    expect(await ann.call(deletions.getAccountImpact, {})).toEqual({
      clients: 1,
      photos: 2,
      images: 2,
      workouts: 0,
      links: 0,
    });
    const elsewhere = Object.assign(stranger(), { trainer: ann.trainer });
    await elsewhere.call(auth.login, { body: { email: ann.trainer.email, password: PASSWORD } });

    const response = await remove(ann);
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toContain("Max-Age=0");
    // Nothing is purged yet.
    expect((await elsewhere.ask(auth.me, {})).status).toBe(401);
    expect((await signIn(ann)).status).toBe(401);
    const ida = await adminNamed(world, "Ida");
    const ofAnn = { params: { id: ann.trainer.id } };
    expect((await ida.ask(deletions.restoreTrainer, ofAnn)).status).toBe(404);
    expect(await ida.call(deletions.listDeletedTrainers, {})).toEqual([]);

    await world.background.settle();
    expect(await rowsOf(ann.trainer.id)).toEqual({ trainers: 0, clients: 0, photos: 0 });
    expect(await world.blobs.list("")).toEqual(blobs);
    expect(await world.db.client.count({ where: { id: kept.id } })).toBe(1);
    const entries = await world.db.auditEntry.findMany({
      where: { action: { not: "sign-in" }, targetId: ann.trainer.id },
    });
    expect(entries).toMatchObject([
      { action: "close-account", actorEmail: "Formcast", details: { name: "Ann", clients: 1 } },
    ]);
    const again = { name: "Ann", email: ann.trainer.email, password: PASSWORD };
    expect((await stranger().ask(auth.register, { body: again })).status).toBe(201);
  });

  it("needs the password, whose guesses are counted", async () => {
    const ann = await trainer("Ann");
    const wrong = await remove(ann, "wrong");
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ errors: [{ path: "password" }] });
    for (let tries = 1; tries < LIMITS.changePasswordPerTrainer.limit; tries++) await remove(ann, "wrong");
    expect((await remove(ann)).status).toBe(429);
    expect(await rowsOf(ann.trainer.id)).toMatchObject({ trainers: 1 });
  });

  it("is refused for the last admin", async () => {
    await world.db.trainer.updateMany({ data: { isAdmin: false } });
    const [ida, eve] = [await adminNamed(world, "Ida"), await adminNamed(world, "Eve")];
    const both = await Promise.all([remove(ida), remove(eve)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await world.db.trainer.count({ where: { isAdmin: true, deletedAt: null } })).toBe(1);
  });

  it("continues with the next run of the job after an interruption, a few clients at a time", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    await world.db.$executeRaw`
      INSERT INTO "Client" SELECT (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
      FROM "Client" c, generate_series(1, 44) WHERE c."id" = ${id}::uuid`;
    const clientsLeft = () => world.db.client.count({ where: { trainerId: ann.trainer.id } });
    await world.db.$executeRaw`
      CREATE FUNCTION stop_purge() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF OLD."clientCount" < 20 THEN RAISE EXCEPTION 'stopped'; END IF; RETURN NEW; END $$`;
    await world.db.$executeRaw`
      CREATE TRIGGER stopped BEFORE UPDATE OF "clientCount" ON "Trainer"
      FOR EACH ROW EXECUTE FUNCTION stop_purge()`;
    expect(await clientsLeft()).toBe(45);
    expect((await remove(ann)).status).toBe(200);
    try {
      await expect(purgeOverdue(world)).rejects.toThrow();
      expect(await clientsLeft()).toBe(25);
    } finally {
      await world.db.$executeRaw`DROP FUNCTION stop_purge CASCADE`;
    }
    await Promise.all([purgeOverdue(world), purgeOverdue(world)]);
    expect(await rowsOf(ann.trainer.id)).toMatchObject({ trainers: 0, clients: 0 });
  });
});
