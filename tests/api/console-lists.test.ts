import { expect, it } from "vitest";
import * as admin from "@/lib/admin/console/contract";
import { CLIENT_SORTS, TRAINER_SORTS } from "@/lib/admin/console/question";
import { cursorAfter } from "@/lib/platform/paging/cursor";
import { adminNamed } from "../support/admin";
import { addClient } from "../support/factories";
import { trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

it("finds people by beginnings of words between any punctuation, ignoring accents and case", async () => {
  const ida = await adminNamed(world, "Ida");
  const person = await trainer("Robin-00e3f362 Zoë");
  const { id } = await addClient(person, { name: "Anna-1e5 Čapek" });
  const found = async (search: string) =>
    (await ida.call(admin.listTrainers, { query: { search } })).map((row) => row.id);
  const address = person.trainer.email;
  for (const search of ["Robin-00e3f362", "00e3", "robin zoe", "ZOË 00e3f362", "anna-1e5", "capek", address])
    expect([search, await found(search)]).toEqual([search, [person.trainer.id]]);
  for (const search of ["obin-00e3", "'robin", "robin & nobody", "!robin nobody", "-", "%"])
    expect([search, (await found(search)).includes(person.trainer.id)]).toEqual([
      search,
      search === "'robin",
    ]);
  const clients = await ida.call(admin.listClients, { query: { search: "ANNA-1E5" } });
  expect(clients).toMatchObject([{ id, name: "Anna-1e5 Čapek", trainer: { id: person.trainer.id } }]);
  const counted = () => ida.call(admin.countClients, { query: { search: "čap" } });
  expect(await counted()).toEqual({ found: 1, samples: 0, isMore: false });
  await world.db.client.update({ where: { id }, data: { isSample: true } });
  expect(await counted()).toEqual({ found: 0, samples: 1, isMore: false });
});

it("returns every row once in each order, for any page size", async () => {
  const ida = await adminNamed(world, "Ida");
  for (const name of ["Cycle C", "Cycle A", "Cycle B"]) {
    const person = await trainer(name);
    for (let count = name.charCodeAt(6) - 64; count > 0; count--)
      await addClient(person, { name: `Cyclist ${count} of ${name}` });
    world.clock.advance({ minutes: 1 });
  }
  const names: Record<string, string[]> = {};
  for (const sort of TRAINER_SORTS) {
    names[sort] = [];
    for (let after: string | undefined; ; ) {
      const query = { search: "cycle", sort, limit: 1, after };
      const [row] = await ida.call(admin.listTrainers, { query });
      if (!row) break;
      names[sort].push(row.name.at(-1) ?? "");
      after = cursorAfter(row);
    }
  }
  expect(names).toEqual({
    newest: ["B", "A", "C"],
    oldest: ["C", "A", "B"],
    name: ["A", "B", "C"],
    clients: ["C", "B", "A"],
    seen: ["B", "A", "C"],
  });
  for (const sort of CLIENT_SORTS) {
    const whole = await ida.call(admin.listClients, { query: { search: "cyclist", sort } });
    const paged: typeof whole = [];
    for (let after: string | undefined; paged.length < 10; after = cursorAfter(paged.at(-1)!)) {
      const rows = await ida.call(admin.listClients, { query: { search: "cyclist", sort, limit: 2, after } });
      paged.push(...rows);
      if (rows.length < 2) break;
    }
    expect(whole).toHaveLength(6);
    expect(paged).toEqual(whole);
  }
});

it("counts and filters, and exports the same rows as CSV", async () => {
  const ida = await adminNamed(world, "Quorum Ida");
  const away = await trainer("Quorum =Away");
  await world.db.trainer.update({ where: { id: away.trainer.id }, data: { suspendedAt: new Date() } });
  await world.db.session.deleteMany({ where: { trainerId: away.trainer.id } });
  const search = "quorum";
  expect(await ida.call(admin.countTrainers, { query: { search } })).toEqual({
    all: 2,
    admins: 1,
    suspended: 1,
    never: 0,
  });
  const csv = await ida.call(admin.exportTrainers, { query: { search, show: "suspended" } });
  const lines = (await csv.text()).split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`"Quorum =Away","${away.trainer.email}","no","0"`);
  await addClient(ida, { name: "=Quota" });
  const clients = await ida.call(admin.exportClients, { query: { search: "quota" } });
  expect(await clients.text()).toContain(`"'=Quota","Quorum Ida","${ida.trainer.email}","active"`);
  const costs = await ida.call(admin.exportCosts, {});
  expect(await costs.text()).toContain('"Trainer id","Trainer"');
});
