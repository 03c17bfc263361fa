import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import * as account from "@/lib/accounts/settings/contract";
import * as auth from "@/lib/accounts/sign-in/contract";
import { unitSystem, weightFigure } from "@/lib/body/unit-system";
import * as clients from "@/lib/clients/record/contract";
import * as measurements from "@/lib/clients/weigh-ins/contract";
import { AccountExport } from "@/lib/sharing/export/account-schema";
import * as exports from "@/lib/sharing/export/contract";
import { ClientExport } from "@/lib/sharing/export/schema";
import { coach, set, squats } from "../support/coach";
import { addClient, clientFields } from "../support/factories";
import { PASSWORD, type Person, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();
const kg = unitSystem("metric");

const choose = (person: Person, units: "imperial" | "metric") =>
  person.call(account.changeSettings, { body: { units } });

describe("the choice of units", () => {
  it("is pounds at first, belongs to the account and comes with every sign-in", async () => {
    const ann = await trainer("Ann");
    const bob = await trainer("Bob");
    expect(ann.trainer.units).toBe("imperial");
    expect(await choose(ann, "metric")).toEqual({ ...ann.trainer, units: "metric" });
    const elsewhere = await stranger().call(auth.login, {
      body: { email: ann.trainer.email, password: PASSWORD },
    });
    expect(elsewhere.units).toBe("metric");
    expect(await ann.call(auth.me, {})).toEqual({ ...ann.trainer, units: "metric" });
    expect(await bob.call(auth.me, {})).toMatchObject({ units: "imperial" });
    const archive = await ann.ask(exports.exportAccount, {});
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const described = AccountExport.parse(JSON.parse(strFromU8(files["account.json"] as Uint8Array)));
    expect(described.trainer.units).toBe("metric");
  });

  it("is one of two, and an empty update changes nothing", async () => {
    const ann = await trainer("Ann");
    await choose(ann, "metric");
    for (const units of ["stone", "", null, 1]) {
      const response = await ann.ask(account.changeSettings, { body: { units } as never });
      expect([units, response.status]).toEqual([units, 400]);
    }
    expect(await ann.call(account.changeSettings, { body: {} })).toMatchObject({ units: "metric" });
    expect((await stranger().ask(account.changeSettings, { body: { units: "metric" } })).status).toBe(401);
  });
});

describe("values entered in kilograms and centimetres", () => {
  const body = { height: kg.inchesOf(183), weight: kg.lbsOf(88.5), targetWeight: kg.lbsOf(84.1) };

  it("are stored exactly, and saving them again changes nothing", async () => {
    const ann = await trainer("Ann");
    const { id, ...made } = await addClient(ann, body);
    expect(made).toMatchObject(body);
    const args = { params: { id } };
    expect(await ann.call(clients.updateClient, { ...args, body })).toMatchObject({ ...body, version: 1 });
    const { measurements: entries } = await ann.call(measurements.listMeasurements, { ...args, query: {} });
    expect(entries).toMatchObject([{ weight: body.weight }]);
    const row = await world.db.client.findUniqueOrThrow({ where: { id } });
    expect([row.heightInches, row.weightLbs, row.targetWeightLbs]).toEqual(Object.values(body));
  });

  it("are accepted at both ends of the metric scales, and not between or beyond", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const change = (changes: object) =>
      ann.ask(clients.updateClient, { params: { id }, body: changes as never }).then(({ status }) => status);
    const ends = [kg.bodyWeight.min, kg.bodyWeight.max];
    for (const end of ends)
      expect(await change({ weight: kg.lbsOf(end), targetWeight: kg.lbsOf(end) })).toBe(200);
    for (const end of [kg.height.min, kg.height.max])
      expect(await change({ height: kg.inchesOf(end) })).toBe(200);
    for (const height of [kg.inchesOf(121), kg.inchesOf(242), kg.inchesOf(182.5), 72.5])
      expect([height, await change({ height })]).toEqual([height, 400]);
    for (const weight of [kg.lbsOf(45.3), kg.lbsOf(158.8)]) expect(await change({ weight })).toBe(400);
  });

  it("of a weigh-in return to the tenth of a kilogram", async () => {
    const ann = await trainer("Ann");
    const { id } = await addClient(ann);
    const weigh = (weight: number) =>
      ann.call(measurements.addMeasurement, { params: { id }, headers: {}, body: { weight } });
    for (const read of [87.9, 87.8, 100.1]) {
      world.clock.advance({ minutes: 1 });
      expect(weightFigure((await weigh(kg.lbsOf(read))).weight, kg)).toBe(read.toFixed(1));
    }
    expect((await weigh(190.1234)).weight).toBe(190.1);
  });
});

describe("files", () => {
  it("name their units and follow the setting", async () => {
    const ann = await coach("Ann");
    await ann.save(squats(set(kg.lbsOfLoad(62.5), 5), set(135, 5)));
    const params = { id: ann.id };
    const csv = async () => {
      const file = await ann.person.call(exports.exportWorkouts, { params, query: { format: "csv" } });
      const [head = "", ...rows] = (await (file as Blob).text()).trim().split("\r\n");
      const at = head.split(",").findIndex((name) => name.startsWith("weight_"));
      return [head.split(",")[at], ...rows.map((row) => row.split(",")[at])];
    };
    const json = async () => {
      const file = await ann.person.call(exports.exportClient, { params });
      return ClientExport.parse(JSON.parse(await (file as Blob).text()));
    };
    expect(await csv()).toEqual(["weight_lb", "137.7889139", "135"]);
    expect(await json()).toMatchObject({ units: { weight: "lb", height: "in" }, client: { weight: 195 } });
    await choose(ann.person, "metric");
    expect(await csv()).toEqual(["weight_kg", "62.5", "61.2349699"]);
    const file = await json();
    expect(file).toMatchObject({
      units: { weight: "kg", height: "cm" },
      client: { height: 182.88, weight: 88.4505122, bodyFat: clientFields().bodyFat },
      measurements: [{ weight: 88.4505122 }],
      workouts: [{ exercises: [{ sets: [{ weight: 62.5 }, { weight: 61.2349699 }] }] }],
    });
  });
});
