import { expect, it } from "vitest";
import * as admin from "@/lib/admin/console/contract";
import * as clients from "@/lib/clients/record/contract";
import { foretellWeighIns } from "@/lib/clients/timeline/prediction-service";
import * as weighIns from "@/lib/clients/weigh-ins/contract";
import { adminNamed } from "../support/authority/actors";
import { addClient } from "../support/factories";
import { trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

it("writes down beside each weigh-in what was foretold of it, and shows admins how often it held", async () => {
  const ann = await trainer("Ann");
  const { id } = await addClient(ann);
  const weigh = async (weight: number) =>
    (await ann.call(weighIns.addMeasurement, { params: { id }, body: { weight } })).id;
  const ida = await adminNamed("Ida", world);
  const held = async () => {
    await foretellWeighIns(world);
    return (await ida.call(admin.getActivity, {})).predictions;
  };
  const none = { held: 0, count: 0 };
  await weigh(195);
  expect(await held()).toEqual([
    { daysAhead: 7, ...none },
    { daysAhead: 28, ...none },
  ]);
  world.clock.advance({ days: 7 });
  const measurementId = await weigh(193.5);
  expect((await held())[0]).toEqual({ daysAhead: 7, held: 1, count: 1 });
  const rows = () => world.db.prediction.findMany({ where: { measurementId } });
  const [written] = await rows();
  expect(written!.lowLbs).toBeLessThan(193.5);
  expect(written!.highLbs - written!.lowLbs).toBeLessThan(12);

  // What was foretold stays, and the corrected weight is held against it.
  await ann.call(weighIns.updateMeasurement, { params: { id, measurementId }, body: { weight: 213.5 } });
  expect((await held())[0]).toEqual({ daysAhead: 7, held: 0, count: 1 });
  expect(await rows()).toEqual([written]);
  await ann.call(weighIns.deleteMeasurement, { params: { id, measurementId } });
  expect((await held())[0]).toEqual({ daysAhead: 7, ...none });
});

it("foretells nothing of a pause", async () => {
  const ann = await trainer("Ann");
  const { id } = await addClient(ann);
  world.clock.advance({ days: 7 });
  const today = world.clock.now().toISOString().slice(0, 10);
  await ann.call(clients.updateClient, {
    params: { id },
    body: { pauseReason: "holiday", pausedFrom: today },
  });
  await ann.call(weighIns.addMeasurement, { params: { id }, body: { weight: 200 } });
  await foretellWeighIns(world);
  expect(await world.db.prediction.count({ where: { measurement: { clientId: id } } })).toBe(0);
});
