import { beforeEach, describe, expect, it } from "vitest";
import { findOwned } from "@/lib/clients/record/store";
import * as measurements from "@/lib/clients/weigh-ins/contract";
import type { Endpoint } from "@/lib/platform/http/contract";
import * as shares from "@/lib/sharing/links/contract";
import * as imports from "@/lib/training/imports/contract";
import * as programmes from "@/lib/training/programmes/contract";
import * as workouts from "@/lib/training/workouts/contract";
import { adminNamed } from "../support/authority/actors";
import { type Estate, estateOf, IMPORTED } from "../support/authority/estate";
import { POLICY, REFUSED_TO_OWNER } from "../support/authority/policy";
import { exercise, set, workout } from "../support/coach";
import { allEndpoints, nameOf } from "../support/endpoints";
import { addClient, addPhoto, shareOf } from "../support/factories";
import { sentIntake } from "../support/intakes";
import { type Person, type SignedIn, trainer } from "../support/people";
import { statementsOf } from "../support/statements";
import { testWorld } from "../support/world";

// One more client, workout or set must cost no more statements: lists are read as a whole.
const TIMES_MORE = 4;
/** The maximum per request, including those for the session and the transaction. */
const MOST = 25;

const world = testWorld();
const endpoints = (await allEndpoints()).filter(({ access }) => access !== "public");
/** An archive is read client by client, to limit the memory. */
const ARCHIVE = "GET /api/account/export";
const reads = endpoints.filter((endpoint) => endpoint.method === "GET" && nameOf(endpoint) !== ARCHIVE);
/** Inserts weeks of a client's life, workout by workout, once per account. */
const SAMPLE = "POST /api/clients/sample";
/** Requests that delete what others need, in this order. */
const LAST = [
  "POST /api/client/[id]/images",
  "PATCH /api/client/[id]",
  "DELETE /api/client/[id]/consents/[kind]",
  "DELETE /api/client/[id]",
  "POST /api/account/deletion",
];
const rank = (endpoint: Endpoint): number => LAST.indexOf(nameOf(endpoint));
const writes = endpoints
  .filter(({ method, access }) => method !== "GET" && access === "trainer")
  .filter((endpoint) => nameOf(endpoint) !== SAMPLE)
  .sort((one, other) => rank(one) - rank(other));

/** Several times as much of all data. */
async function enlarge(estate: Estate): Promise<Estate> {
  const { owner, clientId, imageId } = estate;
  const client = { params: { id: clientId } };
  for (let more = 1; more < TIMES_MORE; more++) {
    const names = Array.from({ length: TIMES_MORE }, (_, n) =>
      exercise(`Lift ${more} ${n}`, set(100, 8), set(105, 8)),
    );
    await addClient(owner, { name: `One more ${more}`, photoUrl: await addPhoto(owner) });
    await owner.call(workouts.saveWorkout, { ...client, headers: {}, body: workout("legs", ...names) });
    await owner.call(measurements.addMeasurement, { ...client, body: { weight: 190 + more } });
    await owner.call(shares.createShare, { ...client, body: shareOf([imageId]) });
    await owner.call(imports.importWorkouts, {
      params: { id: clientId, importId: crypto.randomUUID() },
      body: { ...IMPORTED, workouts: IMPORTED.workouts.map((row) => ({ ...row, key: `of file ${more}` })) },
    });
  }
  return estate;
}

async function copyOf({ owner, clientId }: Estate): Promise<string> {
  const programme = { name: "Strength", weeks: [{ sessions: [] }], startsOn: "2026-11-23" };
  return (await owner.call(programmes.copyProgramme, { body: { ...programme, clientIds: [clientId] } }))
    .copyId;
}

/** Statements of these endpoints' requests, in order. */
async function counted(list: Endpoint[], estate: Estate, person: Person): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const endpoint of list) {
    const name = nameOf(endpoint);
    // Another plan since then would leave nothing to undo.
    if (name === nameOf(programmes.undoCopies)) estate.copyId = await copyOf(estate);
    if (name.includes("/api/intakes/[id]")) estate.intakeId = (await sentIntake(estate.owner, world)).id;
    // Each inbox request needs the check-in undecided.
    await world.db.checkIn.updateMany({ data: { state: "waiting", measurementId: null } });
    const args = (await POLICY[name]!(estate)) as Parameters<Person["ask"]>[1];
    const statements = await statementsOf(async () => {
      const response = await person.ask(endpoint, args);
      await response.arrayBuffer();
      expect(response.status, name).toBe(REFUSED_TO_OWNER[name] ?? endpoint.status ?? 200);
    });
    counts[name] = statements.length;
  }
  return counts;
}

describe("a request needs the same number of statements for much data as for little", () => {
  let small: Estate;
  let large: Estate;

  beforeEach(async () => {
    small ??= await estateOf("Ann", world);
    large ??= await enlarge(await estateOf("Bea", world));
  });

  it("when a trainer reads", async () => {
    const trainers = reads.filter(({ access }) => access === "trainer");
    const ofLittle = await counted(trainers, small, small.owner);
    expect(await counted(trainers, large, large.owner)).toEqual(ofLittle);
    expect(Object.entries(ofLittle).filter(([, count]) => count > MOST)).toEqual([]);
  });

  it("and the most frequent ones need three: the session, the client, and the client's data", async () => {
    const often = reads.filter((endpoint) =>
      ["GET /api/clients", "GET /api/client/[id]"].includes(nameOf(endpoint)),
    );
    expect(await counted(often, large, large.owner)).toEqual({
      "GET /api/clients": 3,
      "GET /api/client/[id]": 3,
    });
  });

  it("when an admin reads", async () => {
    const admins = reads.filter(({ access }) => access === "admin");
    const ida = await adminNamed("Ida", world);
    // The first look at a foreign client is recorded, later ones within the hour are not.
    await counted(admins, large, ida);
    const ofFew = await counted(admins, large, ida);
    await enlarge(await estateOf("Cid", world));
    expect(await counted(admins, large, ida)).toEqual(ofFew);
  });

  it("when a trainer writes", async () => {
    const ofLittle = await counted(writes, small, small.owner);
    expect(await counted(writes, large, large.owner)).toEqual(ofLittle);
    expect(Object.entries(ofLittle).filter(([, count]) => count > MOST)).toEqual([]);
  });

  it("when a workout has more exercises and sets", async () => {
    const { owner, clientId } = await estateOf("Dan", world);
    const save = (exercises: number, sets: number) => {
      const names = Array.from({ length: exercises }, (_, n) =>
        exercise(`Lift ${n}`, ...Array.from({ length: sets }, () => set(100, 8))),
      );
      const args = { params: { id: clientId }, headers: {}, body: workout("legs", ...names) };
      return statementsOf(() => owner.call(workouts.saveWorkout, args));
    };
    // Each a visit of its own.
    world.clock.advance({ minutes: 240 });
    const ofMany = await save(6, 5);
    world.clock.advance({ minutes: 240 });
    expect((await save(1, 1)).length).toBe(ofMany.length);
  });
});

it("reads of clients at the same moment share a statement, and none finds another trainer's client", async () => {
  const { owner, clientId } = await estateOf("Dee", world);
  const other = await trainer("Eve");
  const read = (by: SignedIn) => findOwned(world.db, clientId, by.trainer.id);
  let found: unknown[] = [];
  const statements = await statementsOf(async () => {
    found = await Promise.all([read(owner), read(other), read(owner)]);
  });
  expect(statements).toHaveLength(1);
  const client = expect.objectContaining({ id: clientId });
  expect(found).toEqual([client, null, client]);
});
