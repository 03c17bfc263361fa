import { describe, expect, it } from "vitest";
import * as contract from "@/lib/accounts/sign-in/contract";
import { LIMITS } from "@/lib/platform/limits/policies";
import { linkIn } from "../support/mail";
import { PASSWORD, type Person, type SignedIn, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

const NEW_PASSWORD = "battery staple";
const LOGIN_TRIES = LIMITS.loginPerAccountAndAddress.limit;

const login = (who: Person, email: string, password: string) =>
  who.ask(contract.login, { body: { email, password } });
const wrongLogins = (who: Person, email: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => login(who, email, "wrong")));
const statuses = (responses: Response[]) => responses.map(({ status }) => status);

async function askForReset(email: string, from = stranger()): Promise<URL> {
  await from.call(contract.forgotPassword, { body: { email } });
  await world.background.settle();
  return linkIn((await world.mails()).at(-1)!);
}

async function resetToken(person: SignedIn): Promise<string> {
  return (await askForReset(person.trainer.email)).searchParams.get("reset")!;
}

const reset = (token: string, newPassword = NEW_PASSWORD, who = stranger()) =>
  who.ask(contract.resetPassword, { body: { token, newPassword } });

describe("asking for a reset link", () => {
  it("gives the same answer for unknown accounts, and mails only existing ones", async () => {
    const ann = await trainer("Ann");
    const before = (await world.mails()).length;
    const known = await stranger().ask(contract.forgotPassword, { body: { email: ann.trainer.email } });
    const unknown = await stranger().ask(contract.forgotPassword, {
      body: { email: "nobody@formcast.test" },
    });
    const text = '{"message":"If an account exists, you will receive a password reset link shortly."}';
    expect([known.status, await known.text()]).toEqual([200, text]);
    expect([unknown.status, await unknown.text()]).toEqual([200, text]);
    await world.background.settle();
    expect(await world.mails()).toHaveLength(before + 1);
  });

  it("does the revealing work only after the reply", async () => {
    const ann = await trainer("Ann");
    await stranger().call(contract.forgotPassword, { body: { email: ann.trainer.email } });
    expect(await world.db.resetToken.count({ where: { trainerId: ann.trainer.id } })).toBe(0);
  });

  it("returns errors as plain text", async () => {
    const bad = await stranger().ask(contract.forgotPassword, { body: { email: "nobody" } });
    expect([bad.status, bad.headers.get("content-type")]).toEqual([400, "text/plain; charset=utf-8"]);
    expect(await bad.text()).not.toContain("{");
  });

  it("mails an account five links an hour, and gives the same answer afterwards", async () => {
    const ann = await trainer("Ann");
    const before = (await world.mails()).length;
    for (let n = 0; n < 7; n++) {
      const { status } = await stranger().ask(contract.forgotPassword, {
        body: { email: ann.trainer.email },
      });
      expect(status).toBe(200);
      await world.background.settle();
    }
    expect(await world.mails()).toHaveLength(before + LIMITS.forgotPerAccount.limit);
  });

  it("is limited per IP address", async () => {
    const eve = stranger();
    const ask = (n: number) => eve.ask(contract.forgotPassword, { body: { email: `${n}@formcast.test` } });
    const { limit } = LIMITS.forgotPerAddress;
    const all = statuses(await Promise.all(Array.from({ length: limit }, (_, n) => ask(n))));
    expect(new Set(all)).toEqual(new Set([200]));
    const refused = await ask(limit);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
    expect(await refused.text()).toBe("Too many attempts. Please try again in 60 minutes.");
  });

  it("links to the operator's address, for any Host header", async () => {
    const ann = await trainer("Ann");
    await stranger().ask(
      contract.forgotPassword,
      { body: { email: ann.trainer.email } },
      { headers: { host: "evil.test", "x-forwarded-host": "evil.test", origin: "https://evil.test" } },
    );
    await world.background.settle();
    const link = linkIn((await world.mails()).at(-1)!);
    expect(`${link.origin}${link.pathname}`).toBe("https://formcast.test/login");
  });

  it("stores no usable token in the database", async () => {
    const ann = await trainer("Ann");
    await stranger().call(contract.forgotPassword, { body: { email: ann.trainer.email } });
    const send = world.mailer.send;
    world.mailer.send = () => Promise.reject(new Error("down"));
    await world.background.settle();
    world.mailer.send = send;
    const waiting = await world.db.pendingMail.findMany();
    expect(waiting).toHaveLength(1);
    expect(JSON.stringify(waiting)).not.toMatch(/reset=|formcast\.test/);
    await world.db.pendingMail.deleteMany();
  });
});

describe("resetting a password", () => {
  it("works once, ends every session and removes this browser's cookie", async () => {
    const ann = await trainer("Ann");
    const phone = stranger();
    await login(phone, ann.trainer.email, PASSWORD);
    const token = await resetToken(ann);
    const response = await reset(token, NEW_PASSWORD, phone);
    expect([response.status, await response.json()]).toEqual([
      200,
      { message: "Your password has been reset." },
    ]);
    expect(response.headers.getSetCookie()[0]).toContain("Max-Age=0");
    expect((await ann.ask(contract.me, {})).status).toBe(401);
    expect((await login(stranger(), ann.trainer.email, PASSWORD)).status).toBe(401);
    expect((await login(stranger(), ann.trainer.email, NEW_PASSWORD)).status).toBe(200);
    expect((await reset(token)).status).toBe(400);
  });

  it("lets one of eight parallel uses succeed", async () => {
    const ann = await trainer("Ann");
    const token = await resetToken(ann);
    const passwords = Array.from({ length: 8 }, (_, n) => `password ${n}`);
    const results = statuses(await Promise.all(passwords.map((password) => reset(token, password))));
    expect([...results].sort()).toEqual([200, ...Array<number>(7).fill(400)]);
    const winner = passwords[results.indexOf(200)]!;
    expect((await login(stranger(), ann.trainer.email, winner)).status).toBe(200);
  });

  it("works for sixty minutes", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    const [annToken, bobToken] = [await resetToken(ann), await resetToken(bob)];
    world.clock.advance({ minutes: 59, seconds: 59 });
    expect((await reset(annToken)).status).toBe(200);
    world.clock.advance({ seconds: 2 });
    const late = await reset(bobToken);
    expect([late.status, await late.json()]).toEqual([
      400,
      { message: "This reset link is no longer valid. Please ask for a new one." },
    ]);
  });

  it("works only with the newest link", async () => {
    const ann = await trainer("Ann");
    const [first, second] = [await resetToken(ann), await resetToken(ann)];
    expect((await reset(first)).status).toBe(400);
    expect((await reset(second)).status).toBe(200);
  });

  it("clears the failed attempts before it", async () => {
    const ann = await trainer("Ann");
    const phone = stranger();
    await wrongLogins(phone, ann.trainer.email, LOGIN_TRIES + 1);
    expect((await reset(await resetToken(ann), NEW_PASSWORD, phone)).status).toBe(200);
    expect((await login(phone, ann.trainer.email, NEW_PASSWORD)).status).toBe(200);
  });

  it("keeps a link usable after an invalid password", async () => {
    const ann = await trainer("Ann");
    const token = await resetToken(ann);
    const short = await reset(token, "12345");
    expect([short.status, (await short.json()).errors]).toEqual([
      400,
      [{ path: "newPassword", message: "Password must be at least 6 characters" }],
    ]);
    expect((await reset(token)).status).toBe(200);
  });

  it.each([[{ not: "" }], [["x"]], [1], [null], [""], ["x".repeat(201)]])(
    "refuses the token %j with 400",
    async (token) => {
      expect((await reset(token as never)).status).toBe(400);
    },
  );

  it("is limited per IP address", async () => {
    const eve = stranger();
    const { limit } = LIMITS.resetPerAddress;
    const guesses = await Promise.all(
      Array.from({ length: limit }, (_, n) => reset(`guess ${n}`, NEW_PASSWORD, eve)),
    );
    expect(new Set(statuses(guesses))).toEqual(new Set([400]));
    const refused = await reset("guess", NEW_PASSWORD, eve);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
  });
});

describe("changing the password", () => {
  const change = (who: Person, currentPassword: string, newPassword: string, id?: string) =>
    who.ask(contract.changePassword, {
      body: { currentPassword, newPassword },
      headers: { "x-trainer-id": id },
    });

  it("ends the other sessions and keeps the own one", async () => {
    const ann = await trainer("Ann");
    const phone = stranger();
    await login(phone, ann.trainer.email, PASSWORD);
    expect((await change(ann, PASSWORD, NEW_PASSWORD, ann.trainer.id)).status).toBe(200);
    expect((await phone.ask(contract.me, {})).status).toBe(401);
    expect((await ann.ask(contract.me, {})).status).toBe(200);
    expect((await login(phone, ann.trainer.email, PASSWORD)).status).toBe(401);
    expect((await login(phone, ann.trainer.email, NEW_PASSWORD)).status).toBe(200);
  });

  it("invalidates a reset link that was mailed before", async () => {
    const ann = await trainer("Ann");
    const token = await resetToken(ann);
    await change(ann, PASSWORD, NEW_PASSWORD);
    world.clock.advance({ seconds: 1 });
    expect((await reset(token)).status).toBe(400);
  });

  it("affects no other account", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    await change(ann, PASSWORD, NEW_PASSWORD);
    expect((await bob.ask(contract.me, {})).status).toBe(200);
    expect((await login(stranger(), bob.trainer.email, PASSWORD)).status).toBe(200);
  });

  it("rejects a wrong current password, and names the field", async () => {
    const ann = await trainer("Ann");
    const message = "Current password is incorrect";
    const response = await change(ann, "wrong", NEW_PASSWORD);
    expect([response.status, await response.json()]).toEqual([
      400,
      { message, errors: [{ path: "currentPassword", message }] },
    ]);
    expect((await login(stranger(), ann.trainer.email, PASSWORD)).status).toBe(200);
  });

  it("reports every invalid field in the specified words", async () => {
    const ann = await trainer("Ann");
    expect((await (await change(ann, "", "12345")).json()).errors).toEqual([
      { path: "currentPassword", message: "Current password is required" },
      { path: "newPassword", message: "New password must be at least 6 characters" },
    ]);
  });

  it("limits guesses, not changes", async () => {
    const ann = await trainer("Ann");
    const { limit } = LIMITS.changePasswordPerTrainer;
    for (let n = 0; n < 3; n++) expect((await change(ann, PASSWORD, PASSWORD)).status).toBe(200);
    await Promise.all(Array.from({ length: limit }, () => change(ann, "wrong", NEW_PASSWORD)));
    const refused = await change(ann, PASSWORD, NEW_PASSWORD);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "900"]);
  });

  it("needs a session, and its own trainer id", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    expect((await change(stranger(), PASSWORD, NEW_PASSWORD)).status).toBe(401);
    expect((await change(ann, PASSWORD, NEW_PASSWORD, bob.trainer.id)).status).toBe(403);
  });
});
