import { describe, expect, it } from "vitest";
import * as audit from "@/lib/admin/audit/contract";
import type { AuditEntry } from "@/lib/admin/audit/schema";
import * as admin from "@/lib/admin/console/contract";
import * as deletions from "@/lib/admin/deletions/contract";
import { getTransformationImage } from "@/lib/images/orders/contract";
import { cursorAfter } from "@/lib/platform/paging/cursor";
import { adminNamed, clientWithImages } from "../support/admin";
import { addClient } from "../support/factories";
import { trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

/** Two admins who each did two things to people with such names. */
async function aBusyDay(name: string) {
  const [ida, eve] = [await adminNamed(world, "Ida"), await adminNamed(world, "Eve")];
  const [ann, bob] = [await trainer(`${name} Ann`), await trainer(`${name} Bob`)];
  const { id } = await addClient(bob, { name: `=${name} Nora` });
  await ida.call(admin.endSessions, { params: { id: ann.trainer.id } });
  world.clock.advance({ minutes: 1 });
  await ida.call(deletions.deleteAnyClient, { params: { id } });
  world.clock.advance({ minutes: 1 });
  await eve.call(admin.endSessions, { params: { id: bob.trainer.id } });
  world.clock.advance({ minutes: 1 });
  await eve.call(deletions.deleteTrainer, { params: { id: ann.trainer.id } });
  return { ida, eve, ann, bob };
}

const told = (entries: AuditEntry[]) => entries.map(({ action, details }) => `${action} ${details.name}`);

describe("the audit", () => {
  it("lists actions with actor and target, newest first and in pages", async () => {
    const { ida, eve, ann } = await aBusyDay("Paged");
    const entries = await ida.call(audit.listAuditEntries, { query: { limit: 3 } });
    expect(entries[0]).toMatchObject({
      action: "delete-trainer",
      actorEmail: eve.trainer.email,
      targetId: ann.trainer.id,
      details: { name: "Paged Ann", clients: 0 },
    });
    expect(told(entries)).toEqual([
      "delete-trainer Paged Ann",
      "end-sessions Paged Bob",
      "delete-client =Paged Nora",
    ]);
    const after = cursorAfter(entries[2]!);
    const [oldest] = await ida.call(audit.listAuditEntries, { query: { limit: 1, after } });
    expect(oldest).toMatchObject({ action: "end-sessions", details: { name: "Paged Ann", sessions: 1 } });
  });

  it("can be filtered by action, actor and target, and by all of them together", async () => {
    const { ida, eve, ann } = await aBusyDay("Filtered");
    const find = async (query: object) => told(await ida.call(audit.listAuditEntries, { query }));
    expect(await find({ target: "filtered", action: "end-sessions" })).toEqual([
      "end-sessions Filtered Bob",
      "end-sessions Filtered Ann",
    ]);
    const actor = eve.trainer.email.toUpperCase();
    expect(await find({ actor })).toEqual(["delete-trainer Filtered Ann", "end-sessions Filtered Bob"]);
    expect(await find({ target: ann.trainer.id })).toEqual([
      "delete-trainer Filtered Ann",
      "end-sessions Filtered Ann",
    ]);
    expect(await find({ target: "filtered", action: "end-sessions", actor })).toEqual([
      "end-sessions Filtered Bob",
    ]);
    expect(await find({ target: "%" })).toEqual([]);
    expect(await find({ actor: "_@" })).toEqual([]);
    expect((await ida.ask(audit.listAuditEntries, { query: { action: "sing" as never } })).status).toBe(400);
  });

  it("keeps its filter on the next page", async () => {
    const { ida } = await aBusyDay("Both");
    const query = { target: "both", limit: 2 };
    const first = await ida.call(audit.listAuditEntries, { query });
    const after = cursorAfter(first[1]!);
    const rest = await ida.call(audit.listAuditEntries, { query: { ...query, after } });
    expect(told([...first, ...rest])).toEqual(
      told(await ida.call(audit.listAuditEntries, { query: { target: "both" } })),
    );
    expect(rest).toHaveLength(2);
  });

  it("exports CSV without formulas, with the same filter", async () => {
    const { ida, eve } = await aBusyDay("Sheet");
    const response = await ida.ask(audit.exportAuditEntries, { query: { target: "sheet" } });
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toContain("formcast-audit_2026-11-20.csv");
    expect(response.headers.get("cache-control")).toContain("no-store");
    const lines = (await response.text()).split("\r\n");
    expect(lines).toHaveLength(6); // The header, four entries, and nothing after the last line break.
    expect(lines[0]).toBe('"When (UTC)","Who","Action","Target","Name","What"');
    expect(lines[1]).toContain(`"${eve.trainer.email}","delete-trainer"`);
    expect(lines[3]).toContain(`"'=Sheet Nora","deleted client =Sheet Nora of Sheet Bob"`);
    const none = await ida.call(audit.exportAuditEntries, { query: { target: "nobody at all" } });
    expect((await none.text()).split("\r\n")).toHaveLength(2);
  });

  it("exports more rows than one query reads, every entry once", async () => {
    const ida = await adminNamed(world, "Ida");
    const at = world.clock.now();
    await world.db.auditEntry.createMany({
      data: Array.from({ length: 2005 }, (_, index) => ({
        at,
        actorEmail: "many@formcast.test",
        action: "promote",
        details: { name: `Nr ${index}` },
      })),
    });
    const csv = await ida.call(audit.exportAuditEntries, { query: { actor: "many@formcast.test" } });
    const names = new Set((await csv.text()).match(/Nr \d+/g));
    expect(names.size).toBe(2005);
  });

  it("cannot be changed or deleted, not even in the database", async () => {
    await aBusyDay("Written");
    const refusal = "cannot be changed";
    await expect(world.db.auditEntry.deleteMany()).rejects.toThrow(refusal);
    await expect(world.db.auditEntry.updateMany({ data: { actorEmail: "me" } })).rejects.toThrow(refusal);
  });
});

describe("an admin's look at the images of another trainer's client", () => {
  const viewsOf = (targetId: string) =>
    world.db.auditEntry.findMany({ where: { action: "view-client", targetId }, orderBy: { at: "asc" } });

  it("is recorded once an hour, for the history and for single images", async () => {
    const [ida, ann] = [await adminNamed(world, "Ida"), await trainer("Ann")];
    const client = await clientWithImages(world, ann);
    const params = { id: client.id };
    const load = () =>
      ida.ask(getTransformationImage, { params: { id: client.transformations[0]!.id }, query: {} });
    expect((await load()).status).toBe(200);
    await ida.call(admin.getTransformationHistory, { params });
    world.clock.advance({ minutes: 61 });
    await ida.call(admin.getTransformationHistory, { params });
    await load();
    const entry = { actorEmail: ida.trainer.email, details: { name: client.name, trainer: "Ann" } };
    expect(await viewsOf(client.id)).toMatchObject([entry, entry]);
  });

  it("is not recorded for the admin's own clients, or for the clients' trainer", async () => {
    const [ida, ann] = [await adminNamed(world, "Ida"), await trainer("Ann")];
    for (const owner of [ida, ann]) {
      const client = await clientWithImages(world, owner);
      const id = client.transformations[0]!.id;
      expect((await owner.ask(getTransformationImage, { params: { id }, query: {} })).status).toBe(200);
      expect(await viewsOf(client.id)).toEqual([]);
    }
  });
});
