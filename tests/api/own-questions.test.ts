import { describe, expect, it } from "vitest";
import * as inbox from "@/lib/check-ins/inbox/contract";
import * as checkIns from "@/lib/check-ins/page/contract";
import type { OpenCheckIn } from "@/lib/check-ins/page/schema";
import * as questions from "@/lib/check-ins/questions/contract";
import type { OwnAnswers } from "@/lib/check-ins/questions/schema";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import * as exports from "@/lib/sharing/export/contract";
import { linkOf } from "../support/check-ins";
import { addClient } from "../support/factories";
import { type SignedIn, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

const add = (owner: SignedIn, changes: object = {}) => {
  // Questions and check-ins of one millisecond have no order.
  world.clock.advance({ minutes: 1 });
  return owner.call(questions.addQuestion, {
    body: { clientId: null, kind: "scale", text: "How was work?", ...changes },
  });
};

/** A client of the trainer with an agreed link. */
async function linked(owner: SignedIn, changes: object = {}) {
  const { id } = await addClient(owner);
  const params = { id };
  const { token } = await owner.call(inbox.makeCheckInLink, { params, body: linkOf(changes) });
  const byToken = { params: { token: token ?? "" } };
  const consent = { version: CHECK_IN_CONSENT_VERSION, adult: true as const, photos: false };
  await stranger().call(checkIns.giveConsent, { ...byToken, body: consent });
  return {
    params,
    page: async () => (await stranger().call(checkIns.getCheckInPage, byToken)) as OpenCheckIn,
    send(own: OwnAnswers) {
      world.clock.advance({ minutes: 1 });
      const body = { own, takenAt: world.clock.now().toISOString() };
      return stranger().ask(checkIns.sendCheckIn, { ...byToken, headers: {}, body });
    },
  };
}

describe("a trainer's own question", () => {
  it("is asked of all clients, or of one, and not where it is left out", async () => {
    const ann = await trainer("Ann");
    const all = await add(ann);
    const [one, other] = [await linked(ann), await linked(ann)];
    const only = await add(ann, { clientId: one.params.id, kind: "habit", text: "Mobility" });
    const textsOn = async ({ page }: typeof one) => (await page()).own?.map(({ text }) => text);
    expect(await textsOn(one)).toEqual(["How was work?", "Mobility"]);
    expect(await textsOn(other)).toEqual(["How was work?"]);
    await ann.call(inbox.changeCheckInLink, { params: one.params, body: linkOf({ leftOut: [all.id] }) });
    expect(await textsOn(one)).toEqual(["Mobility"]);
    expect(await textsOn(other)).toEqual(["How was work?"]);
    await ann.call(questions.archiveQuestion, { params: { id: only.id }, body: { isArchived: true } });
    expect(await textsOn(one)).toEqual([]);
  });

  it("shows the answer before, on the page and in the inbox; the export has both", async () => {
    const ann = await trainer("Ann");
    const scale = await add(ann);
    const sleep = await add(ann, { kind: "number", text: "Hours of sleep", unit: "h" });
    const { params, page, send } = await linked(ann);
    expect((await send({ [scale.id]: 2, [sleep.id]: 7.5 })).status).toBe(201);
    expect((await page()).own?.map(({ last }) => last)).toEqual([null, null]);
    expect((await page()).sentAnswers?.own).toEqual({ [scale.id]: 2, [sleep.id]: 7.5 });
    world.clock.advance({ days: 7 });
    expect((await page()).own?.map(({ last }) => last?.value)).toEqual([2, 7.5]);
    await send({ [scale.id]: 4 });
    const { waiting } = await ann.call(inbox.getInbox, {});
    expect(waiting.map(({ own }) => own.map(({ text, value, last }) => [text, value, last]))).toEqual([
      [["How was work?", 4, 2]],
      [
        ["How was work?", 2, null],
        ["Hours of sleep", 7.5, null],
      ],
    ]);
    const listed = await ann.call(questions.listQuestions, { params });
    expect(listed.map(({ text, unit, answers }) => [text, unit, answers.map(({ value }) => value)])).toEqual([
      ["How was work?", null, [2, 4]],
      ["Hours of sleep", "h", [7.5]],
    ]);
    const exported = JSON.parse(await (await ann.call(exports.exportClient, { params })).text());
    expect(exported.questions.map(({ text }: { text: string }) => text)).toEqual([
      "How was work?",
      "Hours of sleep",
    ]);
    expect(exported.checkIns[0].own).toEqual({ [scale.id]: 2, [sleep.id]: 7.5 });
  });

  it("keeps its answers when it is asked no more, and goes without any", async () => {
    const ann = await trainer("Ann");
    const [answered, never] = [await add(ann), await add(ann, { text: "Never answered" })];
    const { params, send } = await linked(ann);
    await send({ [answered.id]: 3 });
    for (const { id } of [answered, never])
      await ann.call(questions.archiveQuestion, { params: { id }, body: { isArchived: true } });
    expect(await ann.call(questions.listQuestions, { params })).toMatchObject([
      { id: answered.id, isAsked: false, answers: [{ value: 3 }] },
    ]);
    await ann.call(questions.archiveQuestion, { params: { id: never.id }, body: { isArchived: false } });
    expect((await ann.call(questions.listQuestions, { params })).map(({ isAsked }) => isAsked)).toEqual([
      false,
      true,
    ]);
  });

  it("takes only what answers it: other values, other trainers' and left out questions are dropped", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    const [scale, foreign] = [await add(ann), await add(bob)];
    const choice = await add(ann, { kind: "choice", text: "Energy", options: ["Low", "High"] });
    const { params, send } = await linked(ann);
    await send({ [scale.id]: 9, [foreign.id]: 3, [choice.id]: "Middling" });
    await send({ [scale.id]: 5, [choice.id]: "High" });
    const rows = await world.db.checkIn.findMany({ where: { clientId: params.id }, orderBy: { id: "asc" } });
    expect(rows.map(({ own }) => own)).toEqual([{}, { [scale.id]: 5, [choice.id]: "High" }]);
  });

  it("needs two answers to choose from, and there are thirty at most", async () => {
    const ann = await trainer("Ann");
    const body = { clientId: null, kind: "choice" as const, text: "Energy", options: ["Low", "Low"] };
    expect((await ann.ask(questions.addQuestion, { body })).status).toBe(400);
    for (let count = 0; count < 30; count++) await add(ann);
    expect((await ann.ask(questions.addQuestion, { body: { ...body, options: ["a", "b"] } })).status).toBe(
      409,
    );
  });
});
