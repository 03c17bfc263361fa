import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeBrand } from "@/lib/accounts/brand/contract";
import * as inbox from "@/lib/check-ins/inbox/contract";
import type { NewLink } from "@/lib/check-ins/inbox/schema";
import * as checkIns from "@/lib/check-ins/page/contract";
import type { OpenCheckIn } from "@/lib/check-ins/page/schema";
import * as contract from "@/lib/check-ins/reminders/contract";
import { remindDue, tellAnswers } from "@/lib/check-ins/reminders/job";
import { deleteClient } from "@/lib/clients/record/contract";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import * as mails from "@/lib/platform/mail/contract";
import { createWebPush } from "@/lib/ports/push/web-push";
import { daysLater } from "@/lib/text/calendar/moments";
import { linkOf } from "../support/check-ins";
import { addClient } from "../support/factories";
import { linkIn, parseMail, stopIn, textOf } from "../support/mail";
import { stranger, trainer } from "../support/people";
import { PushedBrowser, PushServer, VAPID } from "../support/push";
import { testWorld } from "../support/world";

const world = testWorld();
const service = new PushServer();
beforeAll(() => service.start());
afterAll(() => service.stop());
beforeEach(() => {
  service.received.length = 0;
  world.push = createWebPush({ ...VAPID, origins: [service.origin] });
});

/** A client who consented on Friday 20 November, due on the following Fridays. */
async function linked(changes: Partial<NewLink> = {}) {
  const ann = await trainer("Ann");
  const client = await addClient(ann, { name: "Marcus Reed" });
  const params = { id: client.id };
  const link = await ann.call(inbox.makeCheckInLink, { params, body: linkOf(changes) });
  const byToken = { params: { token: link.token! } };
  const me = stranger();
  await me.call(checkIns.giveConsent, {
    ...byToken,
    body: { version: CHECK_IN_CONSENT_VERSION, adult: true, photos: false },
  });
  const email = `marcus.${client.id}@home.example`;
  /** Mails of the jobs to that address some days later, at nine in the morning. */
  async function mailsAfter(days: number): Promise<string[]> {
    const mine = async () => (await world.mails()).filter((mail) => mail.includes(`To: ${email}`));
    const before = (await mine()).length;
    world.clock.set(daysLater(world.clock.now(), days));
    await remindDue(world);
    await world.background.settle();
    return (await mine()).slice(before);
  }
  return { ann, client, params, me, byToken, email, mailsAfter };
}

const tokenIn = (address: URL, name: string) => ({ params: { token: address.searchParams.get(name)! } });
const lastMail = async () => (await world.mails()).at(-1)!;

/** The same with a confirmed address. */
async function reminded(changes: Partial<NewLink> = {}) {
  const all = await linked(changes);
  await all.me.call(contract.askForReminders, { ...all.byToken, body: { email: all.email } });
  await world.background.settle();
  await stranger().call(contract.confirmReminders, tokenIn(linkIn(await lastMail()), "confirm"));
  return all;
}

describe("reminders by mail", () => {
  it("start only after the address is confirmed", async () => {
    const { me, byToken, email, mailsAfter } = await linked();
    const page = await me.call(contract.askForReminders, { ...byToken, body: { email } });
    expect(page).toMatchObject({ reminders: { email: "m•••@home.example", state: "asked" } });
    await world.background.settle();
    expect(await mailsAfter(7)).toEqual([]);
    const asking = await lastMail();
    expect(parseMail(asking).headers.get("to")).toBe(email);
    expect(asking).not.toContain("/check-in/");
    await stranger().call(contract.confirmReminders, tokenIn(linkIn(asking), "confirm"));
    const seen = await me.call(checkIns.getCheckInPage, byToken);
    expect((seen as OpenCheckIn).reminders).toEqual({ email: "m•••@home.example", state: "on" });
    expect(await mailsAfter(7)).toHaveLength(1);
  });

  it("come once per due day, with the link, the trainer's brand and its phone number, but no other address", async () => {
    const { ann, byToken, mailsAfter } = await reminded();
    await ann.call(changeBrand, {
      body: { name: "Whitfield Strength", web: "whitfield.example", phone: "+49 30 5550100" },
    });
    expect(await mailsAfter(6)).toEqual([]);
    const [mail] = await mailsAfter(1);
    expect(linkIn(mail!).pathname).toBe(`/check-in/${byToken.params.token}`);
    expect(textOf(mail!)).toContain("Ann, Whitfield Strength, +49 30 5550100");
    expect(mail).not.toContain("whitfield.example");
    expect(await mailsAfter(0)).toEqual([]);
    expect(await mailsAfter(1)).toEqual([]);
    expect(await mailsAfter(6)).toHaveLength(1);
  });

  it("come from eight in the morning in the client's time zone", async () => {
    // Nine in the morning on the server is five in the morning for this trainer.
    const { mailsAfter } = await reminded({ timeZone: "Etc/GMT+4" });
    expect(await mailsAfter(7)).toEqual([]);
    expect(await mailsAfter(3 / 24)).toHaveLength(1);
  });

  it.each([
    ["a late one comes in the morning, not at four in the night", 1 - 5 / 24, 4 / 24],
    ["one that became late in the evening comes in the morning", 12 / 24, 11 / 24],
  ])("come by day: %s", async (_, daysAfterDue, untilMorning) => {
    const { mailsAfter } = await reminded();
    expect(await mailsAfter(7 + daysAfterDue)).toEqual([]);
    expect(await mailsAfter(untilMorning)).toHaveLength(1);
  });

  it("do not come after a check-in for that round", async () => {
    const { me, byToken, mailsAfter } = await reminded();
    world.clock.set(daysLater(world.clock.now(), 5));
    const takenAt = world.clock.now().toISOString();
    await me.call(checkIns.sendCheckIn, { ...byToken, headers: {}, body: { weight: 188, takenAt } });
    expect(await mailsAfter(2)).toEqual([]);
    expect(await mailsAfter(7)).toHaveLength(1);
  });

  it("do not come in a pause of the goal, and come again after it", async () => {
    const { client, mailsAfter } = await reminded();
    const paused = { pausedFrom: new Date("2026-11-21"), pausedUntil: new Date("2026-11-28") };
    await world.db.client.update({
      where: { id: client.id },
      data: { pauseReason: "holiday", ...paused },
    });
    expect(await mailsAfter(7)).toEqual([]);
    expect(await mailsAfter(7)).toHaveLength(1);
  });

  it("end on the page", async () => {
    const { me, byToken, mailsAfter } = await reminded();
    expect(await mailsAfter(7)).toHaveLength(1);
    const page = await me.call(contract.endReminders, byToken);
    expect((page as OpenCheckIn).reminders).toBeNull();
    expect(await mailsAfter(7)).toEqual([]);
  });

  it("end for an address that stopped all mails, and the page says so", async () => {
    const { me, byToken, mailsAfter } = await reminded();
    const [mail] = await mailsAfter(7);
    await stranger().call(mails.stopMails, tokenIn(stopIn(mail!), "stop"));
    expect(await mailsAfter(7)).toEqual([]);
    const seen = async () => ((await me.call(checkIns.getCheckInPage, byToken)) as OpenCheckIn).reminders;
    expect(await seen()).toEqual({ email: "m•••@home.example", state: "stopped" });
    await stranger().call(mails.allowMails, tokenIn(stopIn(mail!), "stop"));
    expect(await seen()).toMatchObject({ state: "on" });
    expect(await mailsAfter(7)).toHaveLength(1);
  });

  it.each([
    ["the trainer closes the link", ({ ann, params }) => ann.call(inbox.revokeCheckInLink, { params })],
    ["the client takes the consent back", ({ me, byToken }) => me.call(checkIns.withdrawConsent, byToken)],
    ["the client is deleted", ({ ann, params }) => ann.call(deleteClient, { params })],
    [
      "the trainer is suspended",
      ({ ann }) =>
        world.db.trainer.update({ where: { id: ann.trainer.id }, data: { suspendedAt: world.clock.now() } }),
    ],
  ] as [string, (of: Awaited<ReturnType<typeof linked>>) => Promise<unknown>][])(
    "end when %s",
    async (_, end) => {
      const all = await reminded();
      await end(all);
      expect(await all.mailsAfter(7)).toEqual([]);
    },
  );

  it("are deleted with the consent, and are in the client's export before", async () => {
    const { me, byToken, client, email } = await reminded();
    const copy = async () => (await me.ask(checkIns.exportCheckIns, byToken)).json();
    expect((await copy()).reminders).toMatchObject({ email });
    await me.call(checkIns.withdrawConsent, byToken);
    expect(
      await world.db.checkInLink.count({ where: { clientId: client.id, reminderEmail: { not: null } } }),
    ).toBe(0);
  });

  it("cannot be confirmed with a forged token, or one of an earlier address", async () => {
    const { me, byToken, client, email } = await linked();
    await me.call(contract.askForReminders, { ...byToken, body: { email } });
    await world.background.settle();
    const earlier = tokenIn(linkIn(await lastMail()), "confirm");
    await me.call(contract.askForReminders, { ...byToken, body: { email: "other@home.example" } });
    const { id } = await world.db.checkInLink.findFirstOrThrow({ where: { clientId: client.id } });
    for (const token of [earlier.params.token, `${id}.${"A".repeat(43)}`, id, "nothing"])
      expect((await stranger().ask(contract.confirmReminders, { params: { token } })).status, token).toBe(
        404,
      );
  });
});

describe("reminders in a browser", () => {
  it("contain no names, open the check-in, and end with the consent", async () => {
    const { me, byToken, mailsAfter } = await linked();
    const browser = new PushedBrowser(service.origin);
    expect((await me.call(contract.getReminderKey, byToken)).publicKey).toBe(VAPID.publicKey);
    await me.call(contract.remindBrowser, { ...byToken, body: browser.subscription });
    expect(await mailsAfter(7)).toEqual([]);
    expect(browser.messages(service)).toEqual([
      {
        title: "Check-in",
        body: "Your check-in is due.",
        tag: "check-in",
        url: `/check-in/${byToken.params.token}`,
      },
    ]);
    await me.call(checkIns.withdrawConsent, byToken);
    expect(await world.db.checkInBrowser.count({ where: { endpoint: browser.subscription.endpoint } })).toBe(
      0,
    );
  });

  it("go to known push services only", async () => {
    const { me, byToken } = await linked();
    const { subscription } = new PushedBrowser("https://elsewhere.example");
    expect((await me.ask(contract.remindBrowser, { ...byToken, body: subscription })).status).toBe(400);
  });
});

describe("an answer of the trainer", () => {
  const sentAnd = async ({ me, ann, byToken, client }: Awaited<ReturnType<typeof linked>>) => {
    const takenAt = world.clock.now().toISOString();
    await me.call(checkIns.sendCheckIn, { ...byToken, headers: {}, body: { weight: 188, takenAt } });
    const { id } = await world.db.checkIn.findFirstOrThrow({ where: { clientId: client.id } });
    const params = { id };
    return {
      accept: (reply: string) => ann.call(inbox.acceptCheckIn, { params, body: { reply } }),
      reopen: () => ann.call(inbox.reopenCheckIn, { params }),
    };
  };
  const answersTo = async (email: string) => {
    await Promise.all([tellAnswers(world), tellAnswers(world)]);
    await world.background.settle();
    return (await world.mails()).filter((mail) => mail.includes(`To: ${email}`) && mail.includes("answer"));
  };

  it("is told once by mail, without its words, and not before it could be undone", async () => {
    const story = await reminded();
    const { accept, reopen } = await sentAnd(story);
    await accept("Sleep more");
    world.clock.advance({ minutes: 0.5 });
    expect(await answersTo(story.email)).toEqual([]);
    world.clock.advance({ minutes: 1 });
    const [mail, ...more] = await answersTo(story.email);
    expect(more).toEqual([]);
    expect(parseMail(mail!).headers.get("subject")).toBe("Ann answered your check-in");
    expect(textOf(mail!)).toContain("/check-in/");
    expect(mail).not.toContain("Sleep");
    await reopen();
    await accept("Sleep much more");
    world.clock.advance({ minutes: 2 });
    expect(await answersTo(story.email)).toHaveLength(1);
  });

  it("is told neither of a decision without words or undone, nor at night, nor to who asked for nothing", async () => {
    const story = await reminded();
    const { accept, reopen } = await sentAnd(story);
    await accept("");
    world.clock.advance({ minutes: 2 });
    expect(await answersTo(story.email)).toEqual([]);
    await reopen();
    await accept("Sleep more");
    await reopen();
    world.clock.advance({ minutes: 2 });
    expect(await answersTo(story.email)).toEqual([]);
    world.clock.set(new Date("2026-11-20T22:00:00Z"));
    await accept("Sleep more");
    world.clock.advance({ minutes: 2 });
    expect(await answersTo(story.email)).toEqual([]);
    world.clock.set(new Date("2026-11-21T08:30:00Z"));
    expect(await answersTo(story.email)).toHaveLength(1);

    const silent = await linked();
    await (await sentAnd(silent)).accept("Sleep more");
    world.clock.advance({ minutes: 2 });
    expect(await answersTo(silent.email)).toEqual([]);
  });
});
