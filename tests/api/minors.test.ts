import { expect, it } from "vitest";
import * as inbox from "@/lib/check-ins/inbox/contract";
import * as checkIns from "@/lib/check-ins/page/contract";
import * as clients from "@/lib/clients/record/contract";
import * as timeline from "@/lib/clients/timeline/contract";
import * as measurements from "@/lib/clients/weigh-ins/contract";
import * as roster from "@/lib/desk/roster/contract";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import * as shares from "@/lib/sharing/links/contract";
import * as workouts from "@/lib/training/workouts/contract";
import { linkOf } from "../support/check-ins";
import { set, squats } from "../support/coach";
import { addClient, addPhoto, clientFields, shareOf } from "../support/factories";
import { orderedImages, read } from "../support/generations";
import { type SignedIn, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

/** A girl of 14, 5 ft 3 and 121 lb, of a gym class. */
const GIRL = { name: "Lena Moss", gender: "female", height: 63, weight: 121, bodyFat: 22 } as const;
const NO_GOAL = { targetWeight: 121, targetBodyFat: 22 };
const REASON = "Lena is under 18. Formcast makes no images and no goals for minors.";

/** Born so many years before the world's day. */
const bornBefore = (years: number, days = 0) => {
  const born = new Date(world.clock.now());
  born.setUTCFullYear(born.getUTCFullYear() - years);
  born.setUTCDate(born.getUTCDate() + days);
  return born.toISOString().slice(0, 10);
};
const girl = (ann: SignedIn, changes: object = {}) =>
  addClient(ann, { ...GIRL, ...NO_GOAL, birthDate: bornBefore(14), ...changes });
const change = (ann: SignedIn, id: string, body: object) =>
  ann.ask(clients.updateClient, { params: { id }, body });
const forecastOf = (ann: SignedIn, id: string) => ann.ask(timeline.getTimeline, { params: { id }, body: {} });

it("refuses a goal for a client of 14, and creates nothing", async () => {
  const ann = await trainer("Ann");
  const body = clientFields({ ...GIRL, targetWeight: 104, targetBodyFat: 18, birthDate: bornBefore(14) });
  const refused = await ann.ask(clients.createClient, { body });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({
    message: REASON,
    errors: [{ path: "targetWeight", message: REASON }],
  });
  expect(await ann.call(clients.listClients, {})).toEqual([]);
});

it("keeps a minor without a goal, who trains and weighs in, but has no forecast", async () => {
  const ann = await trainer("Ann");
  const { id, birthDate, adultConfirmedAt } = await girl(ann, { adultConfirmed: true });
  expect([birthDate, adultConfirmedAt]).toEqual([bornBefore(14), null]);
  await ann.call(workouts.saveWorkout, { params: { id }, headers: {}, body: squats(set(65, 8)) });
  await ann.call(measurements.addMeasurement, { params: { id }, body: { weight: 122 } });
  const refused = await forecastOf(ann, id);
  expect([refused.status, (await refused.json()).message]).toEqual([409, REASON]);
});

it("refuses a new goal in an edit and lets everything else be saved", async () => {
  const ann = await trainer("Ann");
  const { id } = await girl(ann);
  for (const goal of [{ targetWeight: 104 }, { targetBodyFat: 18 }])
    expect([goal, (await change(ann, id, goal)).status]).toEqual([goal, 400]);
  expect((await change(ann, id, { ...NO_GOAL, notes: "Twice a week" })).status).toBe(200);
  expect(await ann.call(clients.getClient, { params: { id } })).toMatchObject({
    ...NO_GOAL,
    notes: "Twice a week",
  });
});

it("refuses a birth date of the future and one before 1900", async () => {
  const ann = await trainer("Ann");
  const { id } = await addClient(ann);
  for (const birthDate of [bornBefore(0, 1), "1899-12-31", "2010-02-30", "14"])
    expect([birthDate, (await change(ann, id, { birthDate })).status]).toEqual([birthDate, 400]);
});

it("allows all of it from the eighteenth birthday on", async () => {
  const ann = await trainer("Ann");
  const { id } = await girl(ann, { birthDate: bornBefore(18, 1) });
  expect((await forecastOf(ann, id)).status).toBe(409);
  world.clock.advance({ days: 1 });
  expect((await change(ann, id, { targetWeight: 116, targetBodyFat: 21 })).status).toBe(200);
  expect((await forecastOf(ann, id)).status).toBe(200);
});

it("orders no images of a minor's photo and says why", async () => {
  const ann = await trainer("Ann");
  const { id } = await girl(ann, { photoUrl: await addPhoto(ann) });
  const asked = await ann.call(clients.drawImages, { params: { id } });
  await world.background.settle();
  expect(asked).toMatchObject({ transformations: [], generation: { status: "failed", error: REASON } });
  expect(world.engine.jobs).toEqual([]);
});

it("takes images, forecast, links and standing away once a client turns out to be a minor, and keeps the goal", async () => {
  const { ann, client } = await orderedImages({ name: "Lena Moss" });
  await world.background.settle();
  const params = { id: client.id };
  const { transformations, targetWeight } = await read(ann, client);
  const { token } = await ann.call(shares.createShare, {
    params,
    body: shareOf(transformations.map(({ id }) => id)),
  });
  await ann.call(measurements.addMeasurement, { params, body: { weight: 190 } });
  const behind = () => world.db.client.update({ where: params, data: { aheadDays: -3, isEarly: false } });
  const row = () => ann.call(roster.getRow, { params, query: {} });
  await behind();
  expect((await row()).aheadDays).toBe(-3);

  const { birthDate } = await ann.call(clients.updateClient, {
    params,
    body: { birthDate: bornBefore(14) },
  });
  expect(birthDate).toBe(bornBefore(14));
  expect(await read(ann, client)).toMatchObject({
    targetWeight,
    transformations: [],
    generation: { status: "failed", error: REASON },
  });
  await behind();
  expect((await row()).aheadDays).toBeNull();
  expect((await ann.call(clients.listJourneys, { params })).journeys).toEqual([]);
  const look = await stranger().ask(shares.getSharedResult, { params: { token: token! } });
  expect(look.status).toBe(404);

  await ann.call(clients.updateClient, { params, body: { birthDate: bornBefore(30) } });
  await world.background.settle();
  expect((await read(ann, client)).transformations).toHaveLength(transformations.length);
});

it("shows on a check-in page neither target nor forecast, and the trainer no goal", async () => {
  const ann = await trainer("Ann");
  const { id } = await addClient(ann, { name: "Lena Moss" });
  const { token } = await ann.call(inbox.makeCheckInLink, { params: { id }, body: linkOf({}) });
  const me = stranger();
  const params = { token: token! };
  await me.call(checkIns.giveConsent, {
    params,
    body: { version: CHECK_IN_CONSENT_VERSION, adult: true, photos: false },
  });
  await me.call(checkIns.sendCheckIn, {
    params,
    headers: {},
    body: { weight: 188, takenAt: world.clock.now().toISOString() },
  });
  await ann.call(clients.updateClient, { params: { id }, body: { birthDate: bornBefore(16) } });
  const page = await me.call(checkIns.getCheckInPage, { params });
  expect(page).toMatchObject({ state: "open", target: null, way: { milestone: null } });
  const [sent] = (await ann.call(inbox.getInbox, {})).waiting;
  expect(sent).toMatchObject({ weight: 188, goal: null, daysCloser: null });
});
