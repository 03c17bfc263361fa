import { describe, expect, it } from "vitest";
import * as deletions from "@/lib/admin/deletions/contract";
import { unitSystem } from "@/lib/body/unit-system";
import * as inbox from "@/lib/check-ins/inbox/contract";
import type { NewLink } from "@/lib/check-ins/inbox/schema";
import * as contract from "@/lib/check-ins/page/contract";
import type { NewCheckIn, OpenCheckIn } from "@/lib/check-ins/page/schema";
import * as clients from "@/lib/clients/record/contract";
import { getTimeline } from "@/lib/clients/timeline/contract";
import * as measurements from "@/lib/clients/weigh-ins/contract";
import { isFarWeight } from "@/lib/clients/weigh-ins/weight-distance";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import { viewOf } from "@/lib/images/orders/framing";
import { setRuntime } from "@/lib/server/runtime/runtime";
import { daysLater } from "@/lib/text/calendar/moments";
import * as logbook from "@/lib/training/logbook/contract";
import * as plans from "@/lib/training/plans/contract";
import { prescribe, prescribedSets } from "@/lib/training/plans/prescription";
import * as workouts from "@/lib/training/workouts/contract";
import { adminNamed } from "../support/authority/actors";
import { linkOf, plansSquats } from "../support/check-ins";
import { addClient, addPhoto, figure } from "../support/factories";
import { GOOD_CHECK, NOBODY_CHECK } from "../support/fakes";
import { type Person, type SignedIn, stranger, trainer } from "../support/people";
import { runtimeOf, testWorld } from "../support/world";

const world = testWorld();

/** A trainer, a client with a photo, and a check-in link. */
async function linked(changes: Partial<NewLink> = {}) {
  const ann = await trainer("Ann");
  const client = await addClient(ann, { name: "Marcus Reed", photoUrl: await addPhoto(ann) });
  const params = { id: client.id };
  await ann.call(clients.updateClient, { params, body: { hasSignificantChanges: true } });
  await world.background.settle();
  const link = await ann.call(inbox.makeCheckInLink, { params, body: linkOf(changes) });
  return { ann, client, params, token: link.token! };
}

const look = (token: string, person: Person = stranger()) =>
  person.call(contract.getCheckInPage, { params: { token } });
const agree = (token: string, person: Person, photos = true) =>
  person.call(contract.giveConsent, {
    params: { token },
    body: { version: CHECK_IN_CONSENT_VERSION, adult: true, photos },
  });
const send = (token: string, person: Person, changes: Partial<NewCheckIn> = {}, key?: string) =>
  person.call(contract.sendCheckIn, {
    params: { token },
    headers: key ? { "idempotency-key": key } : {},
    body: { weight: 188, takenAt: world.clock.now().toISOString(), ...changes },
  });
const waiting = async (ann: SignedIn) => (await ann.call(inbox.getInbox, {})).waiting;
const read = (ann: SignedIn, id: string) => ann.call(clients.getClient, { params: { id } });
const accept = (ann: SignedIn, checkInId: string, body = {}) =>
  ann.call(inbox.acceptCheckIn, { params: { id: checkInId }, body });
async function uploaded(token: string, person: Person) {
  const { photoId } = await person.call(contract.uploadCheckInPhoto, {
    params: { token },
    body: { photo: await figure("m_plain_shorts") },
  });
  return photoId;
}

describe("a check-in link", () => {
  it("shows no body data before the client consents, and only the first name", async () => {
    const { token } = await linked();
    const page = await look(token);
    expect(page).toEqual({
      state: "consent",
      trainerName: "Ann",
      brand: null,
      firstName: "Marcus",
      units: "imperial",
      version: CHECK_IN_CONSENT_VERSION,
    });
  });

  it("opens after the consent, whose wording and time are stored", async () => {
    const { token, params, ann } = await linked();
    const me = stranger();
    const page = (await agree(token, me)) as OpenCheckIn;
    expect(page).toMatchObject({
      state: "open",
      consent: { version: CHECK_IN_CONSENT_VERSION, givenAt: "2026-11-20T09:00:00.000Z", photos: true },
      last: { weight: 195 },
      target: { weight: 185, on: null },
      streak: 0,
      sent: null,
    });
    const { link } = await ann.call(inbox.getCheckInLink, { params });
    expect(link).toMatchObject({ state: "open", token, consentedAt: "2026-11-20T09:00:00.000Z" });
  });

  it("uses the client's chosen units, and keeps the trainer's", async () => {
    const { token, ann } = await linked();
    const me = stranger();
    await agree(token, me);
    const page = await me.call(contract.chooseUnits, { params: { token }, body: { units: "metric" } });
    expect(page).toMatchObject({ units: "metric", last: { weight: 195 } });
    expect(await look(token, me)).toMatchObject({ units: "metric" });
    expect((await ann.call(inbox.getInbox, {})).units).toBe("imperial");
  });

  it("hides images and forecast until their release day", async () => {
    const { token, client } = await linked({ releasedOn: "2026-11-25" });
    const me = stranger();
    const before = (await agree(token, me)) as OpenCheckIn;
    expect(before.way.stops.map(({ kind }) => kind)).toEqual(["start", "today"]);
    expect([before.way.milestone, before.target?.on]).toEqual([null, null]);
    const imageId = (
      await world.db.generationImage.findFirstOrThrow({ where: { generation: { clientId: client.id } } })
    ).id;
    const image = () => me.ask(contract.getCheckInImage, { params: { token, imageId }, query: {} });
    expect((await image()).status).toBe(404);
    world.clock.set(daysLater(world.clock.now(), 5));
    const after = (await look(token, me)) as OpenCheckIn;
    expect(after.way.stops.map(({ id }) => id)).toEqual(["start", "today", "step-1", "projected"]);
    expect([after.way.milestone?.weight, typeof after.target?.on]).toEqual([190, "string"]);
    expect((await image()).status).toBe(200);
  });

  it("shows the person alike in all pictures, and the outline of the source photo over the images", async () => {
    const { token } = await linked({ releasedOn: "2026-11-25" });
    const me = stranger();
    const before = (await agree(token, me)) as OpenCheckIn;
    expect(before.way.outline).toBeNull();
    world.clock.set(daysLater(world.clock.now(), 5));
    const { way } = (await look(token, me)) as OpenCheckIn;
    const { outline, shape, waist } = GOOD_CHECK.person!;
    expect(way.outline).toEqual({ outline, shape, waist, day: expect.stringMatching(/^2026-11-\d\d$/) });
    const view = viewOf(GOOD_CHECK.person!);
    for (const stop of way.stops.filter(({ imageUrl }) => imageUrl)) expect(stop.view).toEqual(view);
    expect(way.stops.some(({ imageUrl }) => imageUrl)).toBe(true);
  });

  it("dates a photo by its own day, also beside the figures of a later one", async () => {
    const { ann, params, token } = await linked();
    const me = stranger();
    const { way } = (await agree(token, me)) as OpenCheckIn;
    const taken = way.stops[1]?.photoOn;
    expect(taken).toBe(way.stops[1]?.day);
    world.clock.set(daysLater(world.clock.now(), 5));
    await ann.call(measurements.addMeasurement, { params, body: { weight: 187 } });
    const [, today] = ((await look(token, me)) as OpenCheckIn).way.stops;
    expect(today?.weight).toBe(187);
    expect([today?.photoOn, today?.day === taken]).toEqual([taken, false]);
  });

  it("shows its pictures whole where nobody was found", async () => {
    world.photoChecker.answer = () => NOBODY_CHECK;
    const { token } = await linked();
    const { way } = (await agree(token, stranger())) as OpenCheckIn;
    expect(way.outline).toBeNull();
    expect(way.stops.map(({ view }) => view)).toEqual(way.stops.map(() => null));
  });

  it("with a code opens only in the browser where the code was entered", async () => {
    const { token } = await linked({ code: "4821" });
    const me = stranger();
    expect(await look(token, me)).toEqual({ state: "code", trainerName: "Ann", brand: null });
    const enter = (code: string) => me.ask(contract.enterCode, { params: { token }, body: { code } });
    expect((await enter("1111")).status).toBe(400);
    expect(
      (
        await me.ask(contract.giveConsent, {
          params: { token },
          body: { version: CHECK_IN_CONSENT_VERSION, adult: true, photos: true },
        })
      ).status,
    ).toBe(404);
    expect((await enter("4821")).status).toBe(200);
    expect((await look(token, me)).state).toBe("consent");
    expect((await look(token, stranger())).state).toBe("code");
    for (let tries = 0; tries < 10; tries++) await enter("1111");
    expect((await enter("4821")).status).toBe(429);
  });

  it("with a code asks for it again after thirty days, whatever cookie the phone has kept", async () => {
    const { token } = await linked({ code: "4821" });
    const me = stranger();
    const entered = await me.ask(contract.enterCode, { params: { token }, body: { code: "4821" } });
    expect(entered.headers.getSetCookie()).toEqual([
      expect.stringMatching(/; HttpOnly; SameSite=Lax; Max-Age=2592000(; Secure)?$/),
    ]);
    await agree(token, me);
    world.clock.set(daysLater(world.clock.now(), 29));
    expect((await look(token, me)).state).toBe("open");
    world.clock.set(daysLater(world.clock.now(), 1.01));
    expect((await look(token, me)).state).toBe("code");
    me.cookie = me.cookie?.replace(/=\d+/, `=${daysLater(world.clock.now(), 30).getTime()}`);
    expect((await look(token, me)).state).toBe("code");
  });

  it("with a code closes on the phone that says so, and stays open on others", async () => {
    const { token } = await linked({ code: "4821" });
    const [phone, tablet] = [stranger(), stranger()];
    for (const one of [phone, tablet])
      await one.call(contract.enterCode, { params: { token }, body: { code: "4821" } });
    await agree(token, phone);
    expect(await look(token, phone)).toMatchObject({ state: "open", hasCode: true });
    expect((await phone.call(contract.closeHere, { params: { token } })).state).toBe("code");
    expect((await look(token, phone)).state).toBe("code");
    expect((await look(token, tablet)).state).toBe("open");
  });

  it("with a code stays shut for a key of as many characters but other bytes", async () => {
    const { token, client } = await linked({ code: "4821" });
    const { id } = await world.db.checkInLink.findFirstOrThrow({ where: { clientId: client.id } });
    const me = stranger();
    me.cookie = `formcast.link.${id}=${"\u00e9".repeat(43)}`;
    expect((await look(token, me)).state).toBe("code");
  });

  it("accepts no more codes after a hundred wrong ones from many IP addresses", async () => {
    const { token } = await linked({ code: "4821" });
    const enter = (code: string) =>
      stranger().ask(contract.enterCode, { params: { token }, body: { code } }, address());
    let last = 0;
    const address = () => ({ headers: { "x-forwarded-for": `203.0.113.${last++}` } });
    for (let tries = 0; tries < 100; tries++) expect((await enter("1111")).status).toBe(400);
    expect((await enter("4821")).status).toBe(429);
  });

  it("gives the same 404 for guessed, closed, idle and replaced links", async () => {
    const { token, params, ann } = await linked();
    const guess = async (of: string) => {
      const answer = await stranger().ask(contract.getCheckInPage, { params: { token: of } });
      return [answer.status, await answer.text()];
    };
    const nothing = await guess("A".repeat(43));
    expect(nothing[0]).toBe(404);
    expect(await guess("../../client")).toEqual(nothing);
    await ann.call(inbox.revokeCheckInLink, { params });
    expect(await guess(token)).toEqual(nothing);
    await ann.call(inbox.restoreCheckInLink, { params });
    expect((await guess(token))[0]).toBe(200);
    const { token: other } = await ann.call(inbox.makeCheckInLink, { params, body: linkOf() });
    expect(await guess(token)).toEqual(nothing);
    world.clock.set(daysLater(world.clock.now(), 61));
    expect(await guess(other!)).toEqual(nothing);
  });

  it("lives sixty days from what the client sends; opening it, as previews do, adds none", async () => {
    const { token, client } = await linked();
    const me = stranger();
    const params = { token };
    const end = async () =>
      (await world.db.checkInLink.findFirstOrThrow({ where: { clientId: client.id } })).idleExpiresAt;
    const made = await end();
    const later = (days: number) => world.clock.set(daysLater(world.clock.now(), days));
    later(10);
    await look(token);
    await stranger().call(contract.getCheckInManifest, { params });
    expect(await end()).toEqual(made);
    await agree(token, me);
    expect(await end()).toEqual(daysLater(made, 10));
    later(10);
    await look(token, me);
    await me.ask(contract.exportCheckIns, { params });
    expect(await end()).toEqual(daysLater(made, 10));
    await send(token, me);
    expect(await end()).toEqual(daysLater(made, 20));
  });

  it("stops guessing: after three hundred requests of an IP address it refuses all", async () => {
    const thief = stranger();
    const answers = [];
    for (let tries = 0; tries < 310; tries++)
      answers.push(
        (await thief.ask(contract.getCheckInPage, { params: { token: `${tries}`.padStart(43, "x") } }))
          .status,
      );
    expect(answers.slice(0, 300).every((status) => status === 404)).toBe(true);
    expect(answers.slice(300)).toEqual(Array(10).fill(429));
    const { token } = await linked();
    expect((await look(token)).state).toBe("consent");
  });
});

describe("a check-in", () => {
  it("changes nothing until the trainer accepts it; then it is a weigh-in at its time", async () => {
    const { token, ann, client } = await linked();
    const me = stranger();
    await agree(token, me);
    const sentAt = daysLater(world.clock.now(), 7);
    world.clock.set(sentAt);
    const takenAt = daysLater(sentAt, -1).toISOString();
    const page = (await send(token, me, {
      weight: 188.4,
      girths: { waist: 900 },
      sleep: 4,
      note: " Fine. ",
      takenAt,
    })) as OpenCheckIn;
    const sentOn = { on: takenAt.slice(0, 10), acceptedOn: null, weight: 188.4, entered: null };
    expect([page.last.weight, page.sent]).toEqual([195, { ...sentOn, nextOn: expect.any(String) }]);
    expect((await read(ann, client.id)).weight).toBe(195);
    const [sent] = await waiting(ann);
    expect(sent).toMatchObject({
      clientName: "Marcus Reed",
      weight: 188.4,
      girths: { waist: 900 },
      answers: { sleep: 4 },
      note: "Fine.",
      last: { weight: 195 },
      isPlain: false,
    });
    // Client and trainer are asked about the same weights.
    for (const expected of [sent!.expected, page.last.expected!])
      expect([170, 188.4, 220].map((weight) => isFarWeight(weight, expected))).toEqual([true, false, true]);
    const goalNow = async () => (await ann.call(getTimeline, { params: { id: client.id }, body: {} })).goal;
    const before = await goalNow();
    await accept(ann, sent!.id);
    expect(sent!.goal).toEqual(await goalNow());
    expect(sent!.daysCloser).toBe(before.day! - sent!.goal!.day!);
    expect(await waiting(ann)).toEqual([]);
    const kept = await ann.call(measurements.listMeasurements, { params: { id: client.id }, query: {} });
    expect(kept.measurements.find(({ weight }) => weight === 188.4)).toMatchObject({
      takenAt,
      girths: { waist: 900 },
    });
    expect(((await look(token, me)) as OpenCheckIn).streak).toBe(1);
  });

  it("is stored once and accepted once, also when repeated", async () => {
    const { token, ann, client } = await linked();
    const me = stranger();
    await agree(token, me);
    await Promise.allSettled([
      send(token, me, {}, "one"),
      send(token, me, {}, "one"),
      send(token, me, {}, "one"),
    ]);
    await send(token, me, {}, "one");
    await expect(send(token, me, { weight: 187 }, "one")).rejects.toMatchObject({ status: 422 });
    const [sent, ...more] = await waiting(ann);
    expect(more).toEqual([]);
    await accept(ann, sent!.id);
    await expect(accept(ann, sent!.id)).rejects.toMatchObject({ status: 409 });
    const { measurements: all } = await ann.call(measurements.listMeasurements, {
      params: { id: client.id },
      query: {},
    });
    expect(all.length).toBe(2);
  });

  it("can be corrected, and the decision can be undone with photos", async () => {
    const { token, ann, client } = await linked();
    const me = stranger();
    await agree(token, me);
    await send(token, me, { frontPhotoId: await uploaded(token, me) });
    const [sent] = await waiting(ann);
    expect(sent!.photos).toMatchObject([{ side: "front", before: { url: client.photoUrl } }]);
    await accept(ann, sent!.id, { weight: 187 });
    const accepted = await read(ann, client.id);
    expect([accepted.weight, accepted.photoUrl]).toEqual([187, sent!.photos[0]!.now!.url]);
    await ann.call(inbox.reopenCheckIn, { params: { id: sent!.id } });
    const before = await read(ann, client.id);
    expect([before.weight, before.photoUrl]).toEqual([195, client.photoUrl]);
    expect((await waiting(ann)).map(({ id }) => id)).toEqual([sent!.id]);
    await accept(ann, sent!.id);
    expect((await read(ann, client.id)).weight).toBe(188);
  });

  it("that was sent back leaves no data, and the client can send another one", async () => {
    const { token, ann, client } = await linked();
    const me = stranger();
    await agree(token, me);
    await send(token, me);
    const [sent] = await waiting(ann);
    await ann.call(inbox.askAgain, { params: { id: sent!.id }, body: { reply: "The whole body, please" } });
    expect([await waiting(ann), (await read(ann, client.id)).weight]).toEqual([[], 195]);
    expect(await look(token, me)).toMatchObject({
      sent: null,
      sentAnswers: { weight: 188, bodyFat: null, ratings: {}, note: "" },
      answer: { on: "2026-11-20", isAskedAgain: true, text: "The whole body, please" },
      past: [{ state: "asked_again", weight: 188, reply: "The whole body, please" }],
    });
    const now = world.clock.now();
    world.clock.set(daysLater(now, 7));
    // Of the last round, so it lapses.
    expect(await look(token, me)).toMatchObject({ answer: null, past: [{ state: "asked_again" }] });
    world.clock.set(daysLater(now, 1));
    await send(token, me);
    expect(await waiting(ann)).toHaveLength(1);
    expect(await look(token, me)).toMatchObject({ answer: null, sent: { acceptedOn: null } });
  });

  it("that was accepted is in the record, with the trainer's figure and answer, until the next one is due", async () => {
    const { token, ann, params } = await linked();
    const me = stranger();
    await agree(token, me);
    await send(token, me, { note: "Tired" });
    const [sent] = await waiting(ann);
    expect(await look(token, me)).toMatchObject({ answer: null, past: [{ state: "waiting", reply: null }] });
    await accept(ann, sent!.id, { weight: 187.5, reply: " Sleep more. " });
    const taken = await look(token, me);
    expect(taken).toMatchObject({
      sent: {
        on: "2026-11-20",
        acceptedOn: "2026-11-20",
        weight: 188,
        entered: 187.5,
        nextOn: "2026-11-27",
      },
      answer: { on: "2026-11-20", isAskedAgain: false, text: "Sleep more." },
      past: [
        {
          on: "2026-11-20",
          state: "accepted",
          weight: 187.5,
          note: "Tired",
          reply: "Sleep more.",
          repliedOn: "2026-11-20",
        },
      ],
    });

    expect(await ann.call(inbox.listCheckIns, { params })).toMatchObject([
      { state: "accepted", weight: 188, note: "Tired", reply: "Sleep more." },
    ]);

    // Undone it is the trainer's draft, which no client sees.
    await ann.call(inbox.reopenCheckIn, { params: { id: sent!.id } });
    expect((await waiting(ann))[0]?.reply).toBe("Sleep more.");
    const undone = JSON.stringify(await look(token, me));
    expect(undone).not.toContain("Sleep more");
    const copy = await (await me.ask(contract.exportCheckIns, { params: { token } })).text();
    expect(copy).not.toContain("Sleep more");
    await accept(ann, sent!.id, { reply: "" });
    expect(await look(token, me)).toMatchObject({ answer: null, sent: { acceptedOn: "2026-11-20" } });
  });

  it("is answered in at most a thousand characters, and asked for again with a reason", async () => {
    const { token, ann } = await linked();
    const me = stranger();
    await agree(token, me);
    await send(token, me);
    const [sent] = await waiting(ann);
    await expect(accept(ann, sent!.id, { reply: "a".repeat(1001) })).rejects.toMatchObject({ status: 400 });
    const params = { id: sent!.id };
    await expect(ann.call(inbox.askAgain, { params, body: { reply: "  " } })).rejects.toMatchObject({
      status: 400,
    });
  });

  it("accepts no photo that was sent before, is foreign, or has no consent", async () => {
    const { token, ann } = await linked();
    const me = stranger();
    await agree(token, me);
    const photoId = await uploaded(token, me);
    const bert = await trainer("Bert");
    const foreign = (await addPhoto(bert)).split("/").at(-1)!;
    await expect(send(token, me, { frontPhotoId: foreign })).rejects.toMatchObject({ status: 400 });
    await send(token, me, { frontPhotoId: photoId });
    await expect(send(token, me, { backPhotoId: photoId })).rejects.toMatchObject({ status: 400 });
    expect(await waiting(ann)).toHaveLength(1);
    await agree(token, me, false);
    await expect(uploaded(token, me)).rejects.toMatchObject({ status: 404 });
  });

  it("of another trainer is not accessible", async () => {
    const { token, ann } = await linked();
    const me = stranger();
    await agree(token, me);
    await send(token, me);
    const [sent] = await waiting(ann);
    const bert = await trainer("Bert");
    expect(await waiting(bert)).toEqual([]);
    await expect(accept(bert, sent!.id)).rejects.toMatchObject({ status: 404 });
  });
});

describe("actions of the client", () => {
  it("reports a workout that is done everywhere at once, until the trainer has seen it", async () => {
    const { token, ann, client, params } = await linked();
    const plannedSessionId = await plansSquats(ann, client.id, world);
    const me = stranger();
    await agree(token, me);
    const report = (key: string, reps: number) => ({
      params: { token },
      headers: { "idempotency-key": key },
      body: {
        plannedSessionId,
        sets: [{ exerciseName: "back squat", reps, weight: 185 }],
        performedAt: world.clock.now().toISOString(),
      },
    });
    await me.call(contract.reportSets, report("first", 8));
    await me.call(contract.reportSets, report("first", 8));
    world.clock.advance({ minutes: 3 });
    const page = await me.call(contract.reportSets, report("second", 7));
    expect(page).toMatchObject({
      sessions: [{ id: plannedSessionId, word: "partly", setsDone: 2, exercises: [{ done: 2 }] }],
    });
    const { sessions } = await ann.call(inbox.getInbox, {});
    expect(sessions).toMatchObject([
      {
        clientName: "Marcus Reed",
        day: "2026-11-20",
        session: "Legs",
        exercises: [{ exerciseName: "Back Squat", sets: 2 }],
      },
    ]);
    const [workout, ...others] = await ann.call(logbook.listWorkouts, { params, query: {} });
    expect(others).toEqual([]);
    expect(workout).toMatchObject({
      isReported: true,
      linkedBy: "client",
      countsFor: { id: plannedSessionId },
      exercises: [{ exerciseName: "Back Squat", setsData: [{ reps: 8 }, { reps: 7 }] }],
    });
    await ann.call(inbox.seeReportedWorkout, { params: { id: workout!.id } });
    expect((await ann.call(inbox.getInbox, {})).sessions).toEqual([]);

    // A third set makes it news again, and the session done.
    expect(await me.call(contract.reportSets, report("third", 6))).toMatchObject({
      sessions: [{ word: "done" }],
    });
    expect((await ann.call(inbox.getInbox, {})).sessions).toHaveLength(1);
    await me.call(contract.withdrawConsent, { params: { token } });
    expect(await ann.call(logbook.listWorkouts, { params, query: {} })).toEqual([]);
    expect(await world.db.plannedSession.findUnique({ where: { id: plannedSessionId } })).toMatchObject({
      setsDone: 0,
      lastDay: null,
    });
  });

  it("counts what client and trainer both log of a session once, and merges nothing", async () => {
    const { token, ann, client, params } = await linked();
    const plannedSessionId = await plansSquats(ann, client.id, world);
    const me = stranger();
    await agree(token, me);
    const set = { reps: 8, weight: 185 };
    const exercises = [{ exerciseName: "Back Squat", setsData: [set, set] }];
    await ann.call(workouts.saveWorkout, {
      params,
      headers: {},
      body: { muscleGroup: "legs", exercises, timezoneOffset: 0, plannedSessionId },
    });
    const sets = [{ exerciseName: "Back Squat", ...set }];
    const performedAt = world.clock.now().toISOString();
    const body = { plannedSessionId, sets, performedAt };
    expect(await me.call(contract.reportSets, { params: { token }, headers: {}, body })).toMatchObject({
      sessions: [{ setsDone: 2, exercises: [{ done: 1 }] }],
    });
    expect(await ann.call(logbook.listWorkouts, { params, query: {} })).toHaveLength(2);
  });

  it("asks for the loads of the trainer's logger, also between two reports", async () => {
    const { token, ann, client, params } = await linked();
    const me = stranger();
    await agree(token, me);
    const set = { reps: 8, weight: 205 };
    await ann.call(workouts.saveWorkout, {
      params,
      headers: {},
      body: {
        muscleGroup: "legs",
        exercises: [{ exerciseName: "Back Squat", setsData: [set, set, set] }],
        timezoneOffset: 0,
        date: "2026-11-17",
      },
    });
    const plannedSessionId = await plansSquats(ann, client.id, world);
    const [summary] = await ann.call(workouts.listExercises, { params: { ...params, muscleGroup: "legs" } });
    const plan = await ann.call(plans.getWeeklyPlan, { params });
    const planned = plan.sessions[0]!.exercises[0]!;
    const asked = prescribedSets(prescribe(planned, summary, unitSystem("imperial")));
    expect(asked.map(({ weight }) => weight)).toEqual([210, 210, 210]);
    const targets = async () => {
      const page = (await look(token, me)) as OpenCheckIn;
      return page.sessions.find(({ id }) => id === plannedSessionId)!.exercises[0]!.targets;
    };
    expect(await targets()).toEqual(asked);
    const performedAt = world.clock.now().toISOString();
    const sets = [{ exerciseName: "Back Squat", reps: 3, weight: 100 }];
    const body = { plannedSessionId, sets, performedAt };
    await me.call(contract.reportSets, { params: { token }, headers: {}, body });
    expect(await targets()).toEqual(asked);
  });

  it("leave nothing in the bin when the client withdraws", async () => {
    const { token, ann, client, params } = await linked();
    const plannedSessionId = await plansSquats(ann, client.id, world);
    const me = stranger();
    await agree(token, me);
    const performedAt = world.clock.now().toISOString();
    const sets = [{ exerciseName: "Back Squat", reps: 8, weight: 185 }];
    const body = { plannedSessionId, sets, performedAt };
    await me.call(contract.reportSets, { params: { token }, headers: {}, body });
    const [workout] = await ann.call(logbook.listWorkouts, { params, query: {} });
    const ofWorkout = { params: { ...params, workoutId: workout!.id } };
    await ann.call(logbook.deleteWorkout, ofWorkout);
    expect(await ann.call(logbook.restoreWorkout, ofWorkout)).toMatchObject({ isReported: true });
    await ann.call(logbook.deleteWorkout, ofWorkout);
    await me.call(contract.withdrawConsent, { params: { token } });
    expect(await ann.call(logbook.listBinned, { params })).toEqual([]);
  });

  it("fill neither inbox nor exercises: the newest five of a client are listed, and the older ones counted", async () => {
    const { token, ann, client } = await linked();
    const plannedSessionId = await plansSquats(ann, client.id, world);
    const me = stranger();
    await agree(token, me);
    const report = (exerciseName: string, count: number) => ({
      params: { token },
      headers: {},
      body: {
        plannedSessionId,
        sets: Array.from({ length: count }, () => ({ exerciseName, reps: 8, weight: 185 })),
        performedAt: world.clock.now().toISOString(),
      },
    });
    expect((await me.ask(contract.reportSets, report("Back Squat", 51))).status).toBe(400);
    expect((await me.ask(contract.reportSets, report("Made Up", 1))).status).toBe(400);
    for (let sent = 0; sent < 8; sent++) {
      world.clock.advance({ minutes: 1 });
      await me.call(contract.reportSets, report("Back Squat", 50));
      await send(token, me, { weight: 180 + sent, note: "n".repeat(2000) });
    }
    const answer = await ann.call(inbox.getInbox, {});
    expect(answer.waiting.map(({ weight }) => weight)).toEqual([187, 186, 185, 184, 183]);
    expect([answer.sessions.length, answer.older]).toEqual([5, 6]);
    expect(JSON.stringify(answer).length).toBeLessThan(40_000);
  });

  it("exports all sent data, and deletes it with its photos; the link is closed for good", async () => {
    const { token, ann, params } = await linked();
    const me = stranger();
    await agree(token, me);
    const photoId = await uploaded(token, me);
    await send(token, me, { frontPhotoId: photoId, note: "Tired" });
    const file = await me.ask(contract.exportCheckIns, { params: { token } });
    expect(JSON.parse(await file.text())).toMatchObject({
      name: "Marcus Reed",
      checkIns: [{ note: "Tired", weightLbs: 188 }],
    });
    await me.call(contract.withdrawConsent, { params: { token } });
    expect(await waiting(ann)).toEqual([]);
    expect(await world.db.photo.count({ where: { id: photoId } })).toBe(0);
    expect((await me.ask(contract.getCheckInPage, { params: { token } })).status).toBe(404);
    await expect(ann.call(inbox.restoreCheckInLink, { params })).rejects.toMatchObject({ status: 409 });
  });
});

describe("the home screen app", () => {
  it("opens the page of its own link", async () => {
    const { token } = await linked();
    const file = await stranger().ask(contract.getCheckInManifest, { params: { token } });
    expect(file.headers.get("content-type")).toBe("application/manifest+json");
    expect(JSON.parse(await file.text())).toMatchObject({
      name: "Check-in",
      start_url: `/check-in/${token}`,
      scope: `/check-in/${token}`,
    });
  });
});

describe("a changed link", () => {
  it("keeps its address and uses the new settings", async () => {
    const { token, ann, params } = await linked();
    const me = stranger();
    await agree(token, me);
    const body = linkOf({ questions: ["sleep"], everyWeeks: 2, weekday: 1 });
    const changed = await ann.call(inbox.changeCheckInLink, { params, body });
    expect(changed).toMatchObject({ token, everyWeeks: 2, weekday: 1 });
    expect(((await look(token, me)) as OpenCheckIn).questions).toEqual(["sleep"]);
    await send(token, me, { sleep: 3, stress: 5, note: "Not asked" });
    expect((await waiting(ann))[0]).toMatchObject({ answers: { sleep: 3 }, note: null });
  });
});

describe("an overdue client", () => {
  it("is listed from the day after the due day until the next check-in", async () => {
    const { token, ann } = await linked();
    const late = async () => (await ann.call(inbox.getInbox, {})).overdue;
    expect(await late()).toEqual([]);
    world.clock.set(daysLater(world.clock.now(), 2));
    expect(await late()).toMatchObject([
      { clientName: "Marcus Reed", since: "2026-11-20", daysLate: 2, token },
    ]);
    const me = stranger();
    await agree(token, me);
    await send(token, me);
    expect(await late()).toEqual([]);
  });
});

describe("the days of a link", () => {
  it("follow the trainer's time zone, and the client's own after the consent, also across clock changes", async () => {
    // Half past ten in the evening of Thursday in New York; daylight saving ended on the first of November.
    world.clock.set(new Date("2026-11-20T03:30:00Z"));
    const { token } = await linked({ timeZone: "America/New_York" });
    const me = stranger();
    expect(((await agree(token, me)) as OpenCheckIn).today).toBe("2026-11-19");
    world.clock.set(new Date("2027-03-20T03:30:00Z"));
    await world.db.checkInLink.updateMany({ data: { idleExpiresAt: new Date("2027-06-01") } });
    // In summer the day begins an hour earlier than with the offset of November.
    expect(((await look(token, me)) as OpenCheckIn).today).toBe("2027-03-19");
    world.clock.set(new Date("2027-03-20T04:30:00Z"));
    expect(((await look(token, me)) as OpenCheckIn).today).toBe("2027-03-20");
    const body = {
      version: CHECK_IN_CONSENT_VERSION,
      adult: true as const,
      photos: true,
      timeZone: "Asia/Tokyo",
    };
    world.clock.set(new Date("2027-03-20T16:00:00Z"));
    const page = await me.call(contract.giveConsent, { params: { token }, body });
    expect((page as OpenCheckIn).today).toBe("2027-03-21");
    const unknown = await me.ask(contract.giveConsent, {
      params: { token },
      body: { ...body, timeZone: "Moon/Crater" },
    });
    expect(unknown.status).toBe(400);
  });
});

describe("a server with a changed secret", () => {
  it("still opens old links, says that their address cannot be shown, and returns no dead one", async () => {
    const { token, ann, params } = await linked();
    world.clock.set(daysLater(world.clock.now(), 2));
    setRuntime(
      runtimeOf({ ...world, settings: { ...world.settings, secret: "another secret of the server" } }),
    );
    expect((await look(token)).state).toBe("consent");
    expect((await ann.call(inbox.getCheckInLink, { params })).link).toMatchObject({
      state: "open",
      token: null,
    });
    expect((await ann.call(inbox.getInbox, {})).overdue).toMatchObject([{ token: null }]);
    const { token: renewed } = await ann.call(inbox.makeCheckInLink, { params, body: linkOf() });
    expect((await look(renewed!)).state).toBe("consent");
  });
});

describe("a suspended trainer", () => {
  it("has links that show nothing until the suspension is lifted", async () => {
    const { token, ann } = await linked();
    const suspend = (suspendedAt: Date | null) =>
      world.db.trainer.update({ where: { id: ann.trainer.id }, data: { suspendedAt } });
    await suspend(world.clock.now());
    expect((await stranger().ask(contract.getCheckInPage, { params: { token } })).status).toBe(404);
    await suspend(null);
    expect((await look(token)).state).toBe("consent");
  });
});

describe("a deleted client", () => {
  it("loses the check-ins when an admin purges the client", async () => {
    const { token, params } = await linked();
    const me = stranger();
    await agree(token, me);
    const photoId = await uploaded(token, me);
    await send(token, me, { frontPhotoId: photoId });
    const ida = await adminNamed("Ida", world);
    await ida.call(deletions.deleteAnyClient, { params, headers: {} });
    await ida.call(deletions.purgeClient, { params });
    expect(await world.db.photo.count({ where: { id: photoId } })).toBe(0);
  });

  it("loses link, check-ins and photos of undecided check-ins", async () => {
    const { token, ann, params } = await linked();
    const me = stranger();
    await agree(token, me);
    const photoId = await uploaded(token, me);
    await send(token, me, { frontPhotoId: photoId });
    await ann.call(clients.deleteClient, { params });
    expect((await me.ask(contract.getCheckInPage, { params: { token } })).status).toBe(404);
    expect(await world.db.photo.count({ where: { id: photoId } })).toBe(0);
  });
});
