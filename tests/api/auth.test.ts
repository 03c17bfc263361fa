import { describe, expect, it } from "vitest";
import * as contract from "@/lib/accounts/sign-in/contract";
import { invite } from "@/lib/admin/access/contract";
import { LIMITS } from "@/lib/platform/limits/policies";
import { setRuntime } from "@/lib/server/runtime/runtime";
import { adminNamed } from "../support/admin";
import { PASSWORD, type Person, stranger, trainer } from "../support/people";
import { runtimeOf, testWorld } from "../support/world";

const world = testWorld();

const LOGIN_TRIES = LIMITS.loginPerAccountAndAddress.limit;

const WAYS_IN = [
  ["register", contract.register],
  ["signup", contract.signup],
] as const;

const login = (who: Person, email: string, password: string) =>
  who.ask(contract.login, { body: { email, password } });
const wrongLogins = (who: Person, email: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => login(who, email, "wrong")));
const statuses = (responses: Response[]) => responses.map(({ status }) => status);

describe("creating an account", () => {
  it.each(WAYS_IN)("by %s signs in, and never creates an admin", async (_, endpoint) => {
    const ann = stranger();
    const email = `${endpoint.path.split("/").at(-1)}@formcast.test`;
    const body = {
      name: "  Ann  Lee ",
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
      isAdmin: true,
    };
    const response = await ann.ask(endpoint, { body });
    expect(response.status).toBe(201);
    const account = await response.json();
    expect(account).toEqual({
      id: expect.any(String),
      name: "Ann  Lee",
      email,
      isAdmin: false,
      units: "imperial",
      restSeconds: null,
      barLbs: null,
      createdAt: world.clock.now().toISOString(),
    });
    expect(await ann.call(contract.me, {})).toEqual(account);
  });

  it.each(WAYS_IN)("by %s refuses a taken address, in upper or lower case", async (_, endpoint) => {
    const ann = await trainer("Ann");
    const email = ann.trainer.email.toUpperCase();
    const response = await stranger().ask(endpoint, {
      body: { name: "Eve", email, password: PASSWORD },
    });
    expect(response.status).toBe(409);
    const message = "An account with this email address already exists.";
    expect(await response.json()).toEqual({ message, errors: [{ path: "email", message }] });
  });

  it.each([
    ["invite", "New accounts are by invitation here. Ask the person who runs this service for one."],
    ["closed", "This service takes no new accounts."],
  ] as const)("is refused in words while registration is %s", async (registration, message) => {
    setRuntime(runtimeOf({ ...world, settings: { ...world.settings, registration } }));
    const body = { name: "Eve", email: "eve@formcast.test", password: PASSWORD };
    for (const [, endpoint] of WAYS_IN) {
      const response = await stranger().ask(endpoint, { body });
      expect([response.status, await response.json()]).toEqual([403, { message }]);
    }
    expect(await world.db.trainer.count({ where: { email: body.email } })).toBe(0);
    const ida = await adminNamed(world, "Ida");
    const invited = await ida.ask(invite, {
      body: { name: "Eve", email: `eve.${registration}@formcast.test` },
    });
    expect(invited.status).toBe(registration === "invite" ? 201 : 403);
  });

  it.each(WAYS_IN)("by %s reports every invalid field", async (_, endpoint) => {
    const response = await stranger().ask(endpoint, {
      body: { name: " ", email: "ann@", password: "12345" },
    });
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual([
      { path: "name", message: "Required" },
      { path: "email", message: "Enter a valid email address" },
      { path: "password", message: "Password must be at least 6 characters" },
    ]);
  });

  it("lets one of two parallel registrations of an address succeed", async () => {
    const body = { name: "Ann", email: "race@formcast.test", password: PASSWORD };
    const both = await Promise.all([1, 2].map(() => stranger().ask(contract.register, { body })));
    expect(statuses(both).sort()).toEqual([201, 409]);
  });

  it("is limited per IP address, with a retry time", async () => {
    const eve = stranger();
    const { limit, windowSeconds } = LIMITS.registerPerAddress;
    const bad = { name: "Eve", email: "no address", password: PASSWORD };
    // An invalid body does not count.
    expect((await eve.ask(contract.register, { body: bad })).status).toBe(400);
    world.settings = { ...world.settings, rateLimitScale: 1 / limit };
    expect((await eve.ask(contract.signup, { body: { ...bad, email: "eve1@x.test" } })).status).toBe(201);
    const refused = await eve.ask(contract.register, { body: { ...bad, email: "eve2@x.test" } });
    world.settings = { ...world.settings, rateLimitScale: 1 };
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe(String(windowSeconds));
  });
});

describe("signing in", () => {
  it("ignores the case of the address, and checks the password exactly", async () => {
    const ann = await trainer("Ann");
    const again = stranger();
    const { email } = ann.trainer;
    expect(
      await again.call(contract.login, { body: { email: ` ${email.toUpperCase()}`, password: PASSWORD } }),
    ).toEqual(ann.trainer);
    for (const password of [` ${PASSWORD}`, PASSWORD.toUpperCase(), `${PASSWORD} `])
      expect((await login(stranger(), email, password)).status).toBe(401);
  });

  it("gives the same answer for an unknown address and a wrong password", async () => {
    const ann = await trainer("Ann");
    const wrong = await login(stranger(), ann.trainer.email, "wrong");
    const unknown = await login(stranger(), "nobody@formcast.test", "wrong");
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe('{"message":"Invalid email or password"}');
    expect(await unknown.text()).toBe('{"message":"Invalid email or password"}');
    const names = (response: Response) => [...response.headers.keys()].sort();
    expect(names(wrong)).toEqual(names(unknown));
  });

  it.each([
    [{ email: "", password: "x" }, ["email"]],
    [{ email: "ann@formcast.test", password: "" }, ["password"]],
    [{ email: { contains: "@" }, password: { not: "" } }, ["email", "password"]],
    [{}, ["email", "password"]],
  ])("refuses %j with 400", async (body, paths) => {
    const response = await stranger().ask(contract.login, { body: body as never });
    expect(response.status).toBe(400);
    expect((await response.json()).errors.map(({ path }: { path: string }) => path)).toEqual(paths);
  });
});

describe("guessing a password", () => {
  it("counts fifty parallel attempts exactly", async () => {
    const ann = await trainer("Ann");
    const eve = stranger();
    const results = statuses(await wrongLogins(eve, ann.trainer.email, 50));
    expect(results.filter((status) => status === 401)).toHaveLength(LOGIN_TRIES);
    expect(results.filter((status) => status === 429)).toHaveLength(50 - LOGIN_TRIES);
    expect((await world.db.rateLimit.findMany()).map(({ count }) => count)).toContain(50);
  });

  it("finally refuses even the right password, but only for that account from that IP address", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    const eve = stranger();
    eve.address = "203.0.113.66";
    await wrongLogins(eve, ann.trainer.email, LOGIN_TRIES);
    const refused = await login(eve, ann.trainer.email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("900");
    expect(await refused.json()).toEqual({ message: "Too many attempts. Please try again in 15 minutes." });
    const elsewhere = stranger();
    elsewhere.address = "203.0.113.67";
    expect((await login(elsewhere, ann.trainer.email, PASSWORD)).status).toBe(200);
    expect((await login(eve, bob.trainer.email, PASSWORD)).status).toBe(200);
    expect((await ann.ask(contract.me, {})).status).toBe(200);
  });

  it("is forgotten after the time window", async () => {
    const ann = await trainer("Ann");
    const eve = stranger();
    await wrongLogins(eve, ann.trainer.email, LOGIN_TRIES);
    world.clock.advance({ minutes: 14, seconds: 59 });
    expect((await login(eve, ann.trainer.email, PASSWORD)).status).toBe(429);
    world.clock.advance({ seconds: 1 });
    expect((await login(eve, ann.trainer.email, PASSWORD)).status).toBe(200);
  });

  it("does not count successful sign-ins", async () => {
    const ann = await trainer("Ann");
    for (let times = 0; times <= LOGIN_TRIES; times++)
      expect((await login(ann, ann.trainer.email, PASSWORD)).status).toBe(200);
  });

  it("is limited per IP address over all accounts, and refused attempts do not count there", async () => {
    const ann = await trainer("Ann");
    const eve = stranger();
    const { limit } = LIMITS.loginPerAddress;
    await wrongLogins(eve, ann.trainer.email, limit * 2);
    expect((await login(eve, "other@formcast.test", "wrong")).status).toBe(401);
    const left = limit - LOGIN_TRIES - 1;
    await Promise.all(Array.from({ length: left }, (_, n) => login(eve, `${n}@formcast.test`, "wrong")));
    expect((await login(eve, "last@formcast.test", "wrong")).status).toBe(429);
  });

  it("is not helped by a forged X-Forwarded-For without a trusted proxy", async () => {
    setRuntime(runtimeOf(world, { trustProxy: 0 }));
    const ann = await trainer("Ann");
    const eve = stranger();
    const results: number[] = [];
    for (let n = 0; n <= LOGIN_TRIES; n++) {
      eve.address = `203.0.113.${n}`;
      results.push((await login(eve, ann.trainer.email, "wrong")).status);
    }
    expect(results.at(-1)).toBe(429);
  });

  it("stores no IP or email address in the counters", async () => {
    const ann = await trainer("Ann");
    await login(stranger(), ann.trainer.email, "wrong");
    for (const { key } of await world.db.rateLimit.findMany()) expect(key).toMatch(/^[\w-]{43}$/);
  });
});
