import { describe, expect, it } from "vitest";
import * as contract from "@/lib/accounts/settings/contract";
import { CONFIRM_MINUTES } from "@/lib/accounts/settings/email-service";
import * as auth from "@/lib/accounts/sign-in/contract";
import { LIMITS } from "@/lib/platform/limits/policies";
import { linkIn, parseMail, textOf } from "../support/mail";
import { PASSWORD, type SignedIn, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

let made = 0;
const newEmail = () => `moved.${++made}@formcast.test`;
const change = (person: SignedIn, email: string, password = PASSWORD) =>
  person.ask(contract.changeEmail, { body: { email, password } });
const confirm = (token: string) => stranger().ask(contract.confirmEmail, { body: { token } });
const signIn = (email: string, password = PASSWORD) =>
  stranger().ask(auth.login, { body: { email, password } });
const messageOf = async (response: Response) => [response.status, (await response.json()).message];

/** Requests the change and returns both mails: to the new and to the old address. */
async function mailed(person: SignedIn, email: string) {
  const before = (await world.mails()).length;
  const answer = await change(person, email);
  await world.background.settle();
  const mails = (await world.mails()).slice(before);
  const to = (address: string) => mails.find((mail) => parseMail(mail).headers.get("to")?.includes(address))!;
  return { answer, toNew: to(email), toOld: to(person.trainer.email) };
}

async function tokenFor(person: SignedIn, email: string): Promise<string> {
  return linkIn((await mailed(person, email)).toNew).searchParams.get("token")!;
}

describe("a new address", () => {
  it("becomes the account's own after its mailed link is opened", async () => {
    const ann = await trainer("Ann");
    const email = newEmail();
    const { answer, toNew, toOld } = await mailed(ann, email);
    expect(await messageOf(answer)).toEqual([
      200,
      `We sent a link to ${email}. The address changes when you open it.`,
    ]);
    expect(textOf(toOld)).toContain(email);
    expect(textOf(toOld)).not.toContain("token=");
    expect((await signIn(email)).status).toBe(401);
    expect((await ann.call(auth.me, {})).email).toBe(ann.trainer.email);

    const link = linkIn(toNew);
    expect(`${link.origin}${link.pathname}`).toBe("https://formcast.test/confirm-email");
    expect(await messageOf(await confirm(link.searchParams.get("token")!))).toEqual([
      200,
      `You now sign in with ${email}.`,
    ]);
    expect((await ann.call(auth.me, {})).email).toBe(email);
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(ann.trainer.email)).status).toBe(401);
    await world.background.settle();
    const last = (await world.mails()).at(-1)!;
    expect(parseMail(last).headers.get("to")).toContain(ann.trainer.email);
    expect(textOf(last)).toContain(email);
  });

  it("needs the password of the account", async () => {
    const ann = await trainer("Ann");
    const refused = await change(ann, newEmail(), "a guess");
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toEqual([
      { path: "password", message: "Current password is incorrect" },
    ]);
    expect(await world.db.emailChange.count({ where: { trainerId: ann.trainer.id } })).toBe(0);
  });

  it("is neither the current one nor that of another account", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    expect((await change(ann, ann.trainer.email.toUpperCase())).status).toBe(400);
    expect((await change(ann, bob.trainer.email)).status).toBe(409);
  });

  it("is refused when another account took it before the link was opened", async () => {
    const ann = await trainer("Ann");
    const email = newEmail();
    const token = await tokenFor(ann, email);
    await stranger().call(auth.register, { body: { name: "Bob", email, password: PASSWORD } });
    expect((await confirm(token)).status).toBe(409);
    expect((await ann.call(auth.me, {})).email).toBe(ann.trainer.email);
  });

  it("is limited per trainer, because each request sends a mail", async () => {
    const ann = await trainer("Ann");
    const { limit } = LIMITS.emailChangePerTrainer;
    for (let n = 0; n < limit; n++) expect((await change(ann, newEmail())).status).toBe(200);
    expect((await change(ann, newEmail())).status).toBe(429);
  });
});

describe("the link to a new address", () => {
  const gone = [400, "This link is no longer valid. Please ask for a new one."];

  it("works once, also for parallel requests", async () => {
    const ann = await trainer("Ann");
    const token = await tokenFor(ann, newEmail());
    const statuses = (await Promise.all([1, 2, 3].map(() => confirm(token)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400, 400]);
  });

  it("expires with time, with a newer link, and with a changed password", async () => {
    const ann = await trainer("Ann");
    const older = await tokenFor(ann, newEmail());
    const newer = await tokenFor(ann, newEmail());
    expect(await messageOf(await confirm(older))).toEqual(gone);
    world.clock.advance({ minutes: CONFIRM_MINUTES + 1 });
    expect(await messageOf(await confirm(newer))).toEqual(gone);

    const last = await tokenFor(ann, newEmail());
    const body = { currentPassword: PASSWORD, newPassword: "battery staple" };
    await ann.call(auth.changePassword, { body });
    expect(await messageOf(await confirm(last))).toEqual(gone);
    expect((await signIn(ann.trainer.email, "battery staple")).status).toBe(200);
  });

  it("expires every link that was mailed to the old address", async () => {
    const ann = await trainer("Ann");
    const token = await tokenFor(ann, newEmail());
    await stranger().call(auth.forgotPassword, { body: { email: ann.trainer.email } });
    await world.background.settle();
    const reset = linkIn((await world.mails()).at(-1)!).searchParams.get("reset")!;
    expect((await confirm(token)).status).toBe(200);
    world.clock.advance({ seconds: 1 });
    const refused = await stranger().ask(auth.resetPassword, {
      body: { token: reset, newPassword: "battery staple" },
    });
    expect(refused.status).toBe(400);
  });

  it("is not stored in the database", async () => {
    const ann = await trainer("Ann");
    const token = await tokenFor(ann, newEmail());
    expect(JSON.stringify(await world.db.emailChange.findMany())).not.toContain(token);
  });
});

describe("the defaults of the logger", () => {
  it("appear on every device, stay beside other changes, and go with null", async () => {
    const ann = await trainer("Ann");
    expect(await ann.call(auth.me, {})).toMatchObject({ restSeconds: null, barLbs: null });
    await ann.call(contract.changeSettings, { body: { restSeconds: 75, barLbs: 35 } });
    await ann.call(contract.changeSettings, { body: { name: "Ann Lee" } });
    expect(await ann.call(auth.me, {})).toMatchObject({ restSeconds: 75, barLbs: 35 });
    await ann.call(contract.changeSettings, { body: { barLbs: null } });
    expect(await ann.call(auth.me, {})).toMatchObject({ restSeconds: 75, barLbs: null });
  });

  it("are within their ranges", async () => {
    const ann = await trainer("Ann");
    for (const body of [{ restSeconds: 10 }, { restSeconds: 601 }, { barLbs: 4 }, { barLbs: 101 }])
      expect((await ann.ask(contract.changeSettings, { body })).status).toBe(400);
  });
});

describe("a new name", () => {
  it("appears on every device", async () => {
    const ann = await trainer("Ann");
    const { name, units } = await ann.call(contract.changeSettings, { body: { name: "  Ann Lee " } });
    expect([name, units]).toEqual(["Ann Lee", "imperial"]);
    expect((await ann.call(auth.me, {})).name).toBe("Ann Lee");
    await ann.call(contract.changeSettings, { body: { units: "metric" } });
    expect(await ann.call(auth.me, {})).toMatchObject({ name: "Ann Lee", units: "metric" });
  });

  it("is not empty", async () => {
    const ann = await trainer("Ann");
    expect((await ann.ask(contract.changeSettings, { body: { name: " " } })).status).toBe(400);
  });
});
