import { describe, expect, it } from "vitest";
import * as contract from "@/lib/clients/record/contract";
import * as images from "@/lib/images/orders/contract";
import * as photos from "@/lib/images/photos/contract";
import { setRuntime } from "@/lib/server/runtime/runtime";
import { addClient, addPhoto, clientFields } from "../support/factories";
import { type Person, type SignedIn, stranger, trainer } from "../support/people";
import { runtimeOf, testWorld } from "../support/world";

const world = testWorld();

describe("creating a client", () => {
  it("computes BMI and lean masses itself, and uses the form's defaults for missing fields", async () => {
    const ann = await trainer("Ann");
    const { steps: _, notes: __, ...given } = clientFields({ name: "  Marcus Reed ", bmi: 1, leanMass: 1 });
    const made = await ann.call(contract.createClient, { body: given });
    expect(made).toMatchObject({
      trainerId: ann.trainer.id,
      name: "Marcus Reed",
      bmi: 26.4,
      leanMass: 156,
      targetLeanMass: 157.3,
      steps: 2,
      notes: null,
      photoUrl: null,
      transformationUrls: [],
      generation: null,
      version: 1,
    });
    expect(await ann.call(contract.listClients, {})).toEqual([made]);
  });

  it("stores when the trainer confirmed the client's age, and null without a confirmation", async () => {
    const ann = await trainer("Ann");
    const confirmed = await ann.call(contract.createClient, {
      body: { ...clientFields(), adultConfirmed: true },
    });
    expect(confirmed.adultConfirmedAt).toBe(confirmed.createdAt);
    const { adultConfirmedAt } = await addClient(ann);
    expect(adultConfirmedAt).toBeNull();
    const renamed = await ann.call(contract.updateClient, {
      params: { id: confirmed.id },
      body: { name: "Marcus" },
    });
    expect(renamed.adultConfirmedAt).toBe(confirmed.adultConfirmedAt);
  });

  it("reports every invalid field at once", async () => {
    const ann = await trainer("Ann");
    const body = clientFields({ name: " ", height: 47, bodyFat: 45.1, targetWeight: "185", gender: "other" });
    const response = await ann.ask(contract.createClient, { body: body as never });
    expect(response.status).toBe(400);
    const { errors } = await response.json();
    expect(errors.map((issue: { path: string }) => issue.path).sort()).toEqual(
      ["bodyFat", "gender", "height", "name", "targetWeight"].sort(),
    );
  });
});

describe("another trainer's client", () => {
  it("looks exactly like a missing one, also for admins", async () => {
    const ann = await trainer("Ann");
    const bob = await trainer("Bob");
    await world.db.trainer.update({ where: { id: bob.trainer.id }, data: { isAdmin: true } });
    const { id } = await addClient(ann);
    const missing = { params: { id: id.replace(/.$/, (c) => (c === "0" ? "1" : "0")) } };
    for (const endpoint of [contract.getClient, contract.deleteClient] as const) {
      const foreign = await bob.ask(endpoint, { params: { id } });
      expect(foreign.status).toBe(404);
      expect(await foreign.text()).toBe(await (await bob.ask(endpoint, missing)).text());
    }
    await expect(
      bob.call(contract.updateClient, { params: { id }, body: { name: "Mine" } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(stranger().call(contract.getClient, { params: { id } })).rejects.toMatchObject({
      status: 401,
    });
    expect(await ann.call(contract.getClient, { params: { id } })).toMatchObject({ name: "Marcus Reed" });
  });
});

/** Accepted and rejected values of each field, at both ends of its range. */
const FIELDS: Record<string, { takes: unknown[]; refuses: unknown[] }> = {
  gender: { takes: ["male", "female"], refuses: ["Male", "", 1] },
  height: { takes: [48, 95], refuses: [47, 96, 72.5, "72"] },
  weight: { takes: [100, 187.3, 350], refuses: [99.9, 350.1, "195"] },
  bodyFat: { takes: [5, 45], refuses: [4.9, 45.1, "20"] },
  targetBodyFat: { takes: [5, 35], refuses: [4.9, 35.1, "15"] },
  targetWeight: { takes: [100, 350], refuses: [99.9, 350.1, "185"] },
  steps: { takes: [1, 6], refuses: [0, 7, 1.5, "2"] },
  workoutsPerWeek: { takes: [1, 7], refuses: [0, 8, 2.5] },
  hoursPerWorkout: { takes: [0.5, 0.75, 2.5, 3], refuses: [0.25, 2.25, 3.5, "1"] },
  experience: { takes: ["beginner", "intermediate", "advanced"], refuses: ["expert", 1] },
  dietAdherence: { takes: [1, 0.9, 0.5], refuses: [0.4, 0.95, 1.1, "1"] },
  name: { takes: ["A", "x".repeat(120)], refuses: ["", " \t ", "x".repeat(121), "a\0b", "\ud800", 7] },
  notes: { takes: ["", "x".repeat(4000)], refuses: ["x".repeat(4001), "a\0b", "\udfff", 7] },
};
const table = Object.entries(FIELDS);

describe("the fields of a client", () => {
  it.each(table)(
    "%s accepts both ends of its range and nothing beyond",
    async (field, { takes, refuses }) => {
      const ann = await trainer("Ann");
      const { id } = await addClient(ann);
      for (const value of takes)
        expect(
          await ann.call(contract.updateClient, { params: { id }, body: { [field]: value } }),
        ).toHaveProperty(field, value === "" ? null : value);
      for (const value of [...refuses, ...(field === "notes" ? [] : [null]), {}, [1], true]) {
        const change = await ann.ask(contract.updateClient, {
          params: { id },
          body: { [field]: value } as never,
        });
        const creation = await ann.ask(contract.createClient, {
          body: clientFields({ [field]: value }) as never,
        });
        for (const response of [change, creation]) {
          expect([field, value, response.status]).toEqual([field, value, 400]);
          expect((await response.json()).errors.map((issue: { path: string }) => issue.path)).toEqual([
            field,
          ]);
        }
      }
    },
  );

  it("are all required on create, except steps, plan and notes", async () => {
    const ann = await trainer("Ann");
    const response = await ann.ask(contract.createClient, { body: {} as never });
    const { message, errors } = await response.json();
    expect(message).toBe("Validation failed");
    expect(errors.map((issue: { path: string }) => issue.path).sort()).toEqual(
      ["bodyFat", "gender", "height", "name", "targetBodyFat", "targetWeight", "weight"].sort(),
    );
  });

  it("are rounded to the tenth, trimmed and normalised, so that equal entries compare as equal", async () => {
    const ann = await trainer("Ann");
    const client = await addClient(ann, {
      name: " Jose\u0301 ",
      weight: 187.34,
      bodyFat: 19.96,
      notes: "  ",
    });
    expect(client).toMatchObject({ name: "Jos\u00e9", weight: 187.3, bodyFat: 20, notes: null });
  });

  it("rejects numbers that JSON can express and a double cannot", async () => {
    const ann = await trainer("Ann");
    const body = JSON.stringify(clientFields()).replace('"weight":195', '"weight":1e999');
    expect(body).toContain("1e999");
    const response = await ann.ask(contract.createClient, { body: clientFields() }, { body });
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toMatchObject([{ path: "weight" }]);
  });

  it.each([
    ["a body over 64 KB", JSON.stringify(clientFields({ notes: "x".repeat(1_000_000) })), 413],
    ["text that is not JSON", "{", 400],
    ["an array", "[]", 400],
    ["a bare null", "null", 400],
  ])("rejects %s", async (_what, body, status) => {
    const ann = await trainer("Ann");
    const response = await ann.ask(contract.createClient, { body: clientFields() }, { body });
    expect(response.status).toBe(status);
    expect(await ann.call(contract.listClients, {})).toEqual([]);
  });

  it("ignores unknown fields with any name", async () => {
    const ann = await trainer("Ann");
    const odd = {
      isAdmin: true,
      version: 99,
      id: "x",
      transformationUrls: ["/x"],
      bmi: 1,
      createdAt: "1999-01-01",
    };
    const made = await addClient(ann, odd);
    const changed = await ann.call(contract.updateClient, {
      params: { id: made.id },
      body: { ...odd, frontPhotoId: made.id, trainer: { update: { isAdmin: true } } } as never,
    });
    expect(changed).toEqual(made);
    expect(made).toMatchObject({ version: 1, transformationUrls: [], bmi: 26.4 });
    const account = await world.db.trainer.findUniqueOrThrow({ where: { id: ann.trainer.id } });
    expect(account.isAdmin).toBe(false);
  });

  it("compares the trainer's id only: a foreign id is a 403", async () => {
    const ann = await trainer("Ann");
    const bob = await trainer("Bob");
    expect(await addClient(ann, { trainerId: ann.trainer.id })).toMatchObject({ trainerId: ann.trainer.id });
    for (const trainerId of [bob.trainer.id, "", null, 7]) {
      const response = await ann.ask(contract.createClient, { body: clientFields({ trainerId }) as never });
      expect(response.status).toBe(403);
    }
    expect(await bob.call(contract.listClients, {})).toEqual([]);
  });
});

describe("the list", () => {
  it("is newest first and needs the same number of queries for any number of clients", async () => {
    const ann = await trainer("Ann");
    let queries = 0;
    const counting = world.db.$extends({
      query: {
        $allOperations({ args, query }) {
          queries++;
          return query(args);
        },
      },
    });
    setRuntime(runtimeOf({ ...world, db: counting as never }));
    const queriesOfList = async () => {
      queries = 0;
      const list = await ann.call(contract.listClients, {});
      return { names: list.map((client) => client.name), queries };
    };
    await addClient(ann, { name: "Client 0", photoUrl: await addPhoto(ann) });
    const forOne = await queriesOfList();
    for (let i = 1; i < 10; i++) {
      world.clock.advance({ minutes: 1 });
      await addClient(ann, { name: `Client ${i}`, photoUrl: await addPhoto(ann) });
    }
    const forMany = await queriesOfList();
    expect(forMany.names).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((i) => `Client ${i}`));
    expect(forOne.queries).toBeGreaterThan(0);
    expect(forMany.queries).toBe(forOne.queries);
  });
});

describe("one client", () => {
  it("sends an ETag with one client that `If-Match` takes", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const etag = (await ann.ask(contract.getClient, { params: { id } })).headers.get("etag")!;
    expect(etag).toBe('"1"');
    for (const odd of ["not-an-id", "1", "00000000-0000-0000-0000-000000000000"])
      expect((await ann.ask(contract.getClient, { params: { id: odd } })).status).toBe(404);
  });
});

describe("deleting a client", () => {
  it("works only once", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    expect(await ann.call(contract.deleteClient, { params: { id } })).toEqual({ success: true });
    expect((await ann.ask(contract.deleteClient, { params: { id } })).status).toBe(404);
    expect((await ann.ask(contract.getClient, { params: { id } })).status).toBe(404);
    expect(await ann.call(contract.listClients, {})).toEqual([]);
  });
});

describe("images", () => {
  it("are made front first, in step order, after the hint that follows a create", async () => {
    const ann = await trainer("Ann");
    const photoUrl = await addPhoto(ann);
    const backPhotoUrl = await addPhoto(ann, "m_back_gym");
    const { id } = await addClient(ann, { photoUrl, backPhotoUrl });
    const queued = await ann.call(contract.updateClient, {
      params: { id },
      body: { hasSignificantChanges: true },
    });
    expect(queued.generation).toMatchObject({ status: "queued", done: 0, total: 4, engine: "local" });
    await world.background.settle();
    const client = await ann.call(contract.getClient, { params: { id } });
    expect(client.generation).toMatchObject({ status: "succeeded", done: 4, total: 4, error: null });
    expect(client.transformations.map(({ side, step, weight }) => [side, step, weight])).toEqual([
      ["front", 1, 190],
      ["front", 2, 185],
      ["back", 1, 190],
      ["back", 2, 185],
    ]);
    expect(client.transformationCount).toBe(4);
    const [image] = client.transformations;
    const response = await ann.ask(images.getTransformationImage, { params: { id: image!.id } });
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    await expect(
      (await trainer("Bob")).call(images.getTransformationImage, { params: { id: image!.id } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("are deleted with their client and its photos, in the database and in the blob store", async () => {
    const ann = await trainer("Ann");
    const photoUrl = await addPhoto(ann);
    const { id } = await addClient(ann, { photoUrl });
    await ann.call(contract.updateClient, { params: { id }, body: { hasSignificantChanges: true } });
    await world.background.settle();
    const before = await world.blobs.list("");
    await ann.call(contract.deleteClient, { params: { id } });
    await world.background.settle();
    expect(before.length - (await world.blobs.list("")).length).toBe(6);
    const photo = { params: { id: photoUrl.split("/").at(-1)! }, query: {} };
    await expect(ann.call(photos.getPhoto, photo)).rejects.toMatchObject({ status: 404 });
  });
});

describe("a client that is sent again under one idempotency key", () => {
  const body = clientFields({ name: "Erin Sato" });
  const send = (person: Person, key: string, changes: object = {}) =>
    person.ask(contract.createClient, { headers: { "idempotency-key": key }, body: { ...body, ...changes } });
  const count = ({ trainer: { id } }: SignedIn) => world.db.client.count({ where: { trainerId: id } });

  it("is created once, also for many parallel requests", async () => {
    const ann = await trainer("Ann");
    const sent = { photoUrl: await addPhoto(ann) };
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(ann, "one", sent)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
    expect(await count(ann)).toBe(1);
  });

  it("is refused with another body, and each trainer has an own key space", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    expect((await send(ann, "one")).status).toBe(201);
    expect((await send(ann, "one", { weight: 180 })).status).toBe(422);
    expect((await send(bob, "one", { weight: 180 })).status).toBe(201);
    expect([await count(ann), await count(bob)]).toEqual([1, 1]);
  });

  it("leaves the key to a retry when the first request failed", async () => {
    const ann = await trainer("Ann");
    expect(
      (await send(ann, "one", { photoUrl: "/api/photo/01930000-0000-7000-8000-000000000000" })).status,
    ).toBe(400);
    expect((await send(ann, "one")).status).toBe(201);
  });

  it("returns its current state, and nothing once it is deleted", async () => {
    const ann = await trainer("Ann");
    const { id } = await (await send(ann, "one")).json();
    await ann.call(contract.updateClient, { params: { id }, body: { weight: 171 } });
    expect(await (await send(ann, "one")).json()).toMatchObject({ id, weight: 171 });
    await ann.call(contract.deleteClient, { params: { id } });
    expect((await send(ann, "one")).status).toBe(404);
    expect(await count(ann)).toBe(0);
    expect(JSON.stringify(await world.db.idempotencyKey.findMany())).not.toContain("Erin");
  });
});
