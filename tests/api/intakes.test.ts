import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import * as inbox from "@/lib/check-ins/inbox/contract";
import * as intakes from "@/lib/check-ins/intake/contract";
import { forgetIntakes } from "@/lib/check-ins/intake/job";
import type { NewIntake } from "@/lib/check-ins/intake/schema";
import * as privacy from "@/lib/clients/consents/contract";
import * as clients from "@/lib/clients/record/contract";
import * as measurements from "@/lib/clients/weigh-ins/contract";
import * as photos from "@/lib/images/photos/contract";
import { discardUnclaimed } from "@/lib/images/photos/service";
import * as exports from "@/lib/sharing/export/contract";
import { clientFields, figure } from "../support/factories";
import { intakeLink, sentIntake, told } from "../support/intakes";
import { type SignedIn, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();
const now = () => world.clock.now().toISOString();

const send = (token: string, changes: Partial<NewIntake> = {}) =>
  stranger().ask(intakes.sendIntake, {
    params: { token },
    headers: {},
    body: { ...told(changes), takenAt: now() },
  });

async function upload(token: string): Promise<string> {
  const body = { photo: await figure("m_plain_shorts") };
  return (await stranger().call(intakes.uploadIntakePhoto, { params: { token }, body })).photoId;
}

const card = async (owner: SignedIn) => {
  const { intakes: sent } = await owner.call(inbox.getInbox, {});
  expect(sent).toHaveLength(1);
  return sent[0]!;
};

/** How many intakes and photos the trainer has. */
const rowsOf = ({ trainer: { id: trainerId } }: SignedIn) =>
  Promise.all([
    world.db.intake.count({ where: { trainerId } }),
    world.db.photo.count({ where: { trainerId } }),
  ]);

const stateOf = async (token: string) =>
  (await stranger().ask(intakes.getIntakePage, { params: { token } })).status;

describe("an intake link", () => {
  it("shows the trainer and what the trainer typed, and never what was sent", async () => {
    const ann = await trainer("Ann");
    const { token } = await intakeLink(ann, "Nora");
    const me = stranger();
    const before = await me.call(intakes.getIntakePage, { params: { token } });
    expect(before).toMatchObject({ state: "open", trainerName: "Ann", firstName: "Nora", at: null });
    await send(token);
    const after = await (await me.ask(intakes.getIntakePage, { params: { token } })).text();
    expect(JSON.parse(after)).toMatchObject({ state: "sent", at: now() });
    for (const secret of ["Lind", "1991", "171", "knee"]) expect(after).not.toContain(secret);
  });

  it("stands in the inbox until something comes by it, and closes after 30 days", async () => {
    const ann = await trainer("Ann");
    const body = { name: "", timeZone: "Asia/Kolkata" };
    const token = (await ann.call(intakes.makeIntakeLink, { body })).token ?? "";
    expect((await ann.call(inbox.getInbox, {})).invited).toMatchObject([{ name: "", token }]);
    world.clock.advance({ days: 30 });
    expect(await stateOf(token)).toBe(404);
    expect((await send(token)).status).toBe(404);
  });

  it("takes nothing from who is under 18, was born in the future, or read another wording", async () => {
    const ann = await trainer("Ann");
    const { token } = await intakeLink(ann);
    const year = world.clock.now().getUTCFullYear();
    for (const wrong of [
      { birthDate: `${year - 17}-01-01` },
      { birthDate: `${year + 1}-01-01` },
      { birthDate: "1899-12-31" },
      { medicineSince: `${year + 1}-01-01` },
      { version: "0" },
    ])
      expect((await send(token, wrong)).status, JSON.stringify(wrong)).toBe(400);
    expect((await ann.call(inbox.getInbox, {})).intakes).toEqual([]);
  });

  it("keeps no health answers without the consent to them, and takes no photo without that to photos", async () => {
    const ann = await trainer("Ann");
    const { token } = await intakeLink(ann);
    const agreed = { health: false, photos: false, sharing: false };
    const frontPhotoId = await upload(token);
    expect((await send(token, { agreed, frontPhotoId })).status).toBe(400);
    expect((await send(token, { agreed })).status).toBe(201);
    const { answers, flags } = await card(ann);
    expect([answers.health, answers.medicineSince]).toEqual([undefined, undefined]);
    expect(flags.map(({ title }) => title)).toEqual([
      "Go easy on: knee",
      "Health questions not answered, without the consent to keep them",
    ]);
    expect(await rowsOf(ann)).toEqual([1, 0]);
  });

  it("takes only photos that came by itself, and the trainer cannot use them before accepting", async () => {
    const ann = await trainer("Ann");
    const [one, other] = [await intakeLink(ann), await intakeLink(ann)];
    const photoId = await upload(other.token);
    expect((await send(one.token, { frontPhotoId: photoId })).status).toBe(400);
    const body = clientFields({ photoUrl: `/api/photo/${photoId}` });
    expect((await ann.ask(clients.createClient, { body })).status).toBe(400);
  });

  it("is sent again until the trainer decides: the newest counts, and the photos before are gone", async () => {
    const ann = await trainer("Ann");
    const { token } = await intakeLink(ann);
    await send(token, { frontPhotoId: await upload(token) });
    const second = await upload(token);
    expect((await send(token, { weight: 172, frontPhotoId: second })).status).toBe(201);
    const { proposal, photos: shown } = await card(ann);
    expect(proposal.weight).toBe(172);
    expect(shown).toEqual([{ side: "front", url: `/api/photo/${second}` }]);
    expect(await rowsOf(ann)).toEqual([1, 1]);
  });

  it("is stored once, however often it arrives", async () => {
    const ann = await trainer("Ann");
    const { token } = await intakeLink(ann);
    const args = {
      params: { token },
      headers: { "idempotency-key": "one" },
      body: { ...told(), takenAt: now() },
    };
    for (let time = 0; time < 2; time++)
      expect((await stranger().ask(intakes.sendIntake, args)).status).toBe(201);
    const other = { ...args, body: { ...args.body, weight: 180 } };
    expect((await stranger().ask(intakes.sendIntake, other)).status).toBe(422);
  });

  it("can be taken back: answers, photos and link are gone", async () => {
    const ann = await trainer("Ann");
    const { token } = await intakeLink(ann);
    await send(token, { frontPhotoId: await upload(token) });
    await stranger().call(intakes.takeBackIntake, { params: { token } });
    expect(await stateOf(token)).toBe(404);
    expect(await rowsOf(ann)).toEqual([0, 0]);
    expect((await ann.call(inbox.getInbox, {})).intakes).toEqual([]);
  });
});

describe("the trainer's decision", () => {
  it("accepts with one request: form, first weigh-in, photos, notes and consents", async () => {
    const ann = await trainer("Ann");
    const { id, token } = await intakeLink(ann);
    const sentAt = now();
    await send(token, { frontPhotoId: await upload(token), backPhotoId: await upload(token) });
    world.clock.advance({ days: 1 });
    const { clientId } = await ann.call(intakes.acceptIntake, { params: { id }, body: {} });
    const params = { id: clientId };
    const client = await ann.call(clients.getClient, { params });
    expect(client).toMatchObject({
      name: "Nora Lind",
      birthDate: "1991-03-14",
      medicineSince: "2026-09-01",
      gender: "female",
      height: 66,
      weight: 171,
      targetWeight: 160,
      workoutsPerWeek: 3,
      experience: "beginner",
      notes: [
        "Answered yes to prescribed medicine: “Weekly, for weight”",
        "Answered yes to a bone, joint or muscle that gets worse: “Left knee, going down stairs”",
        "Go easy on: knee: “No jumping, stairs hurt”",
        "Wants to lose fat, get stronger",
        "Trains with weights at home",
        "Body fat is estimated from height, weight, age and sex: measure it",
      ].join("\n"),
    });
    expect([client.photoUrl, client.backPhotoUrl].every(Boolean)).toBe(true);
    const { measurements: weighIns } = await ann.call(measurements.listMeasurements, { params, query: {} });
    expect(weighIns).toMatchObject([{ weight: 171, takenAt: sentAt }]);
    const { consents } = await ann.call(privacy.getPrivacy, { params });
    expect(consents.map(({ kind, state, givenAt }) => [kind, state, givenAt])).toEqual([
      ["photos", "given", sentAt],
      ["ai", "given", sentAt],
      ["sharing", "withdrawn", sentAt],
    ]);
    const page = await stranger().call(intakes.getIntakePage, { params: { token } });
    expect(page.state).toBe("accepted");
    const { intakes: waiting, invited } = await ann.call(inbox.getInbox, {});
    expect([waiting, invited]).toEqual([[], []]);
    const kept = await world.db.intake.findUniqueOrThrow({ where: { id } });
    expect([kept.answers, kept.frontPhotoId]).toEqual([null, null]);
  });

  it("uses the age for the estimated body fat, and what was measured instead of an estimate", async () => {
    const ann = await trainer("Ann");
    await sentIntake(ann, world);
    // BMI 27.6, 35 years: 1.2 · 27.6 + .23 · 35 − 5.4.
    expect(await card(ann)).toMatchObject({ age: 35, isFatEstimated: true, proposal: { bodyFat: 35.8 } });
    const bob = await trainer("Bob");
    await sentIntake(bob, world, { bodyFat: 31, bodyFatMethod: "dxa" });
    expect(await card(bob)).toMatchObject({ isFatEstimated: false, proposal: { bodyFat: 31 } });
  });

  it("accepts with the trainer's changes", async () => {
    const ann = await trainer("Ann");
    const { id } = await sentIntake(ann, world);
    const body = { name: "Nora L.", weight: 170, bodyFat: 33, targetWeight: 155, notes: "" };
    const { clientId } = await ann.call(intakes.acceptIntake, { params: { id }, body });
    expect(await ann.call(clients.getClient, { params: { id: clientId } })).toMatchObject({
      ...body,
      notes: null,
    });
  });

  it("is made once: a second Accept and a decline after it are refused, and nothing can be sent any more", async () => {
    const ann = await trainer("Ann");
    const { id, token } = await sentIntake(ann, world);
    const args = { params: { id }, body: {} };
    await ann.call(intakes.acceptIntake, args);
    expect((await ann.ask(intakes.acceptIntake, args)).status).toBe(409);
    expect((await ann.ask(intakes.declineIntake, { params: { id } })).status).toBe(404);
    expect((await send(token)).status).toBe(404);
    expect((await stranger().ask(intakes.takeBackIntake, { params: { token } })).status).toBe(404);
    expect((await ann.call(clients.listClients, {})).length).toBe(1);
  });

  it("is not possible before something was sent", async () => {
    const ann = await trainer("Ann");
    const { id } = await intakeLink(ann);
    expect((await ann.ask(intakes.acceptIntake, { params: { id }, body: {} })).status).toBe(409);
  });

  it("declines: answers and photos are deleted, and the link is closed", async () => {
    const ann = await trainer("Ann");
    const { id, token } = await intakeLink(ann);
    const frontPhotoId = await upload(token);
    await send(token, { frontPhotoId });
    const seen = () => ann.ask(photos.getPhoto, { params: { id: frontPhotoId }, query: {} });
    expect((await seen()).status).toBe(200);
    await ann.call(intakes.declineIntake, { params: { id } });
    await world.background.settle();
    expect((await seen()).status).toBe(404);
    expect(await rowsOf(ann)).toEqual([0, 0]);
    expect(await world.db.blobCleanup.count()).toBe(0);
    expect(await stateOf(token)).toBe(404);
  });
});

it("is in the trainer's archive with its photos, and without what was uploaded and not sent", async () => {
  const ann = await trainer("Ann");
  const { token } = await intakeLink(ann);
  await upload(token);
  const front = await upload(token);
  await send(token, { frontPhotoId: front });
  const unsent = await intakeLink(ann);
  await upload(unsent.token);
  const archive = await ann.ask(exports.exportAccount, { query: { timezoneOffset: 0 } });
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const { intakes: sent } = JSON.parse(strFromU8(files["account.json"]!));
  expect(sent).toMatchObject([{ answers: { name: "Nora Lind" }, photos: [`uploads/${front}.jpg`] }]);
  expect(Object.keys(files).filter((name) => name.startsWith("uploads/"))).toEqual([`uploads/${front}.jpg`]);
});

describe("what nobody decided", () => {
  it("is deleted with its photos 60 days after it was sent; the photos of a sent one stay until then", async () => {
    const ann = await trainer("Ann");
    const { token } = await intakeLink(ann);
    await send(token, { frontPhotoId: await upload(token) });
    world.clock.advance({ days: 59 });
    await discardUnclaimed(world);
    await forgetIntakes(world);
    expect(await rowsOf(ann)).toEqual([1, 1]);
    world.clock.advance({ days: 2 });
    await forgetIntakes(world);
    expect(await rowsOf(ann)).toEqual([0, 0]);
  });

  it("keeps an accepted client's photos when the link's row goes", async () => {
    const ann = await trainer("Ann");
    const { id, token } = await intakeLink(ann);
    await send(token, { frontPhotoId: await upload(token) });
    await ann.call(intakes.acceptIntake, { params: { id }, body: {} });
    world.clock.advance({ days: 8 });
    await forgetIntakes(world);
    expect(await rowsOf(ann)).toEqual([0, 1]);
    expect(await stateOf(token)).toBe(404);
  });
});
