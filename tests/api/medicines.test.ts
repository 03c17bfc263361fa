import { expect, it } from "vitest";
import * as clients from "@/lib/clients/record/contract";
import * as timeline from "@/lib/clients/timeline/contract";
import { addDays, isoDay } from "@/lib/text/calendar/days";
import { addClient } from "../support/factories";
import { type SignedIn, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();
const today = (later = 0) => addDays(isoDay(world.clock.now()), later);
const forecastOf = (ann: SignedIn, id: string) =>
  ann.call(timeline.getTimeline, { params: { id }, body: {} });
const take = (ann: SignedIn, id: string, medicineSince: string | null) =>
  ann.call(clients.updateClient, { params: { id }, body: { medicineSince } });

it("changes the forecast and says whom to ask about the goal", async () => {
  const ann = await trainer("Ann");
  const { id, medicineSince } = await addClient(ann, { targetWeight: 170 });
  expect(medicineSince).toBeNull();
  const before = await forecastOf(ann, id);
  expect(before.warnings.map(({ code }) => code)).not.toContain("MEDICINE");
  expect((await take(ann, id, today(-30))).medicineSince).toBe(today(-30));
  const after = await forecastOf(ann, id);
  expect(after.warnings.find(({ code }) => code === "MEDICINE")?.message).toContain("Ask the doctor");
  const [free, medicated] = [before, after].map(({ timeline: [first] }) => [
    first!.leanMassLbs,
    first!.high.weightLbs - first!.low.weightLbs,
  ]) as [number[], number[]];
  expect(medicated[0]).toBeLessThan(free[0]!);
  expect(medicated[1]).toBeGreaterThan(free[1]!);
  await take(ann, id, null);
  expect((await forecastOf(ann, id)).timeline).toEqual(before.timeline);
});

it("starts a new plan with its begin and its end, and not with another first day", async () => {
  const ann = await trainer("Ann");
  const { id } = await addClient(ann);
  const startedAt = async () => (await forecastOf(ann, id)).plan!.startedAt;
  const first = await startedAt();
  world.clock.advance({ days: 10 });
  await take(ann, id, today());
  const begun = await startedAt();
  expect(begun > first).toBe(true);
  world.clock.advance({ days: 10 });
  await take(ann, id, today(-3));
  expect(await startedAt()).toBe(begun);
  await take(ann, id, null);
  expect((await startedAt()) > begun).toBe(true);
});

it("begins today or before, not later", async () => {
  const ann = await trainer("Ann");
  const { id } = await addClient(ann);
  const refused = await ann.ask(clients.updateClient, {
    params: { id },
    body: { medicineSince: today(1) },
  });
  expect(refused.status).toBe(400);
  expect((await refused.json()).errors).toEqual([{ path: "medicineSince", message: "Not in the future" }]);
});
