import { expect, it } from "vitest";
import * as admin from "@/lib/admin/console/contract";
import * as deletions from "@/lib/admin/deletions/contract";
import * as clients from "@/lib/clients/record/contract";
import * as workouts from "@/lib/training/workouts/contract";
import { adminNamed } from "../support/admin";
import { coach, set, squats } from "../support/coach";
import { addClient } from "../support/factories";
import { violatedInvariants } from "../support/invariants";
import { trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();
const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

/** Retries like the app's outbox when all connections are in use. */
async function persistently(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await ask();
    if (response.status !== 503) return response;
  }
}
const whole = async () => expect(await violatedInvariants(world.db, world.clock.now())).toEqual([]);

it("twenty parallel changes of a client give twenty versions, and the last one wins", async () => {
  const ann = await trainer("Ann");
  const { id } = await addClient(ann);
  const changed = await times(20, async (n) => {
    const args = { params: { id }, headers: {}, body: { weight: 150 + n } };
    const response = await persistently(() => ann.ask(clients.updateClient, args));
    return clients.updateClient.reply.parse(await response.json());
  });
  const versions = changed.map(({ version }) => version).sort((a, b) => a - b);
  expect(versions).toEqual(versions.map((_, n) => n + 2));
  const last = changed.find(({ version }) => version === 21);
  expect(await ann.call(clients.getClient, { params: { id } })).toMatchObject({
    version: 21,
    weight: last?.weight,
  });
  await whole();
});

it("of twenty changes to one version only one succeeds", async () => {
  const ann = await trainer("Ann");
  const { id } = await addClient(ann);
  const headers = { "if-match": '"1"' };
  const statuses = await times(20, async (n) => {
    const args = { params: { id }, headers, body: { weight: 150 + n } };
    return (await persistently(() => ann.ask(clients.updateClient, args))).status;
  });
  for (const status of statuses) expect([200, 412]).toContain(status);
  expect(await ann.call(clients.getClient, { params: { id } })).toMatchObject({ version: 2 });
});

it("clients that are moved in both directions at once end with one of the two trainers", async () => {
  const ida = await adminNamed(world, "Ida");
  const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
  for (const owner of [ann, ann, bob, bob]) await addClient(owner);
  const move = (from: typeof ann, to: typeof ann) => {
    const args = {
      params: { id: from.trainer.id },
      body: { to: to.trainer.id, clients: "all" as const },
    };
    return persistently(() => ida.ask(admin.moveClients, args));
  };
  const answers = await times(12, (n) => (n % 2 ? move(ann, bob) : move(bob, ann)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const lists = await Promise.all([ann, bob].map((owner) => owner.call(clients.listClients, {})));
  expect(lists.flat()).toHaveLength(4);
  await whole();
});

it("clients that are moved and deleted at once are either moved or deleted", async () => {
  const ida = await adminNamed(world, "Ida");
  const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
  const made = await times(6, () => addClient(ann));
  const body = { to: bob.trainer.id, clients: "all" as const };
  const answers = await Promise.all([
    ida.ask(admin.moveClients, { params: { id: ann.trainer.id }, body }),
    ...made.map(({ id }) => ann.ask(clients.deleteClient, { params: { id } })),
  ]);
  for (const { status } of answers) expect([200, 404]).toContain(status);
  await whole();
});

it("a trainer who is deleted during saves loses no confirmed workout", async () => {
  const { person, id } = await coach("Ann");
  const ida = await adminNamed(world, "Ida");
  const save = async (n: number) => {
    const args = {
      params: { id },
      headers: { "idempotency-key": `set ${n}` },
      body: squats(set(100 + 5 * n, 5)),
    };
    return (await persistently(() => person.ask(workouts.saveWorkout, args))).status;
  };
  const [removal, ...statuses] = await Promise.all([
    ida.call(deletions.deleteTrainer, { params: { id: person.trainer.id }, headers: {} }),
    ...Array.from({ length: 10 }, (_, n) => save(n)),
  ]);
  expect(removal).toEqual({ success: true });
  for (const status of statuses) expect([201, 401, 404]).toContain(status);
  const saved = await world.db.workoutSet.count({ where: { entry: { workout: { clientId: id } } } });
  expect(saved).toBe(statuses.filter((status) => status === 201).length);
  await whole();
});

it("records are the same after fifty parallel saves as after serial ones", async () => {
  const sets = Array.from({ length: 50 }, (_, n) => set(100 + ((n * 35) % 120), 1 + ((n * 7) % 12)));
  const [together, inTurn] = [await coach("Ann"), await coach("Bob")];
  await times(50, (n) => {
    const args = {
      params: { id: together.id },
      headers: { "idempotency-key": `key ${n}` },
      body: squats(sets[n]!),
    };
    return persistently(() => together.person.ask(workouts.saveWorkout, args));
  });
  for (const each of sets) await inTurn.save(squats(each));
  expect(await together.records()).toEqual(await inTurn.records());
  expect((await together.records())[0]?.bestWeight).toBe(Math.max(...sets.map(({ weight }) => weight)));
  await whole();
});
