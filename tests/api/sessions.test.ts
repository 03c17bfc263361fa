import { decode, encode } from "next-auth/jwt";
import { describe, expect, it } from "vitest";
import * as contract from "@/lib/accounts/sign-in/contract";
import { forgetExpired } from "@/lib/accounts/sign-in/service";
import { endSessions, setPassword } from "@/lib/accounts/sign-in/store";
import { createSessions } from "@/lib/server/runtime/session";
import { PASSWORD, type Person, type SignedIn, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

const me = async (who: Person) => (await who.ask(contract.me, {})).status;
const login = (who: Person, { trainer: { email } }: SignedIn) =>
  who.ask(contract.login, { body: { email, password: PASSWORD } });
const secret = () => world.settings.secret;

/** A caller with a self-made cookie. */
function holding(cookie: string | undefined): Person {
  const person = stranger();
  person.cookie = cookie;
  return person;
}

async function passwordHashOf({ trainer: { id } }: SignedIn): Promise<string> {
  return (await world.db.trainer.findUniqueOrThrow({ where: { id } })).passwordHash;
}

const sessionsOf = (person: SignedIn) =>
  world.db.session.findMany({ where: { trainerId: person.trainer.id } });

describe("the session cookie", () => {
  it("is limited to this host, hidden from scripts, and not sent by other sites", async () => {
    const ann = await trainer("Ann");
    const [line = ""] = (await login(stranger(), ann)).headers.getSetCookie();
    const [pair = "", ...attributes] = line.split("; ");
    expect(pair).toMatch(/^__Host-formcast\.session=[\w.-]+$/);
    expect(attributes).toEqual(["Path=/", "HttpOnly", "SameSite=Lax", "Secure", "Max-Age=2592000"]);
    expect(line.length).toBeLessThan(1024);
  });

  it("has another name and no Secure without https, as on a laptop", async () => {
    const ann = await trainer("Ann");
    const { db, clock } = world;
    const plain = createSessions({ db, clock, secret: secret(), secure: false });
    const line = await plain.start(ann.trainer.id, await passwordHashOf(ann));
    expect(line).toMatch(/^formcast\.session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
    // A cookie that an attacker on the network could set is not accepted under the other name.
    expect(await me(holding(line!.split(";")[0]))).toBe(401);
  });

  it("contains encrypted ids and no data of the trainer", async () => {
    const ann = await trainer("Ann");
    const token = ann.cookie!.split("=")[1]!;
    const payload = await decode({ token, secret: secret() });
    expect(Object.keys(payload!).sort()).toEqual(["exp", "iat", "jti", "sid", "sub"]);
    expect(Buffer.from(token, "base64url").toString("latin1")).not.toContain(ann.trainer.id);
  });

  it("is invalid after any change", async () => {
    const ann = await trainer("Ann");
    const [name, token = ""] = ann.cookie!.split("=");
    const parts = token.split(".");
    for (const [at, part] of parts.entries()) {
      if (!part) continue;
      const middle = Math.floor(part.length / 2);
      const changed = part.slice(0, middle) + (part[middle] === "A" ? "B" : "A") + part.slice(middle + 1);
      expect(await me(holding(`${name}=${parts.with(at, changed).join(".")}`))).toBe(401);
    }
    expect(await me(ann)).toBe(200);
  });

  it("is invalid when it was not encrypted here, or names no session", async () => {
    const ann = await trainer("Ann");
    const name = ann.cookie!.split("=")[0];
    const [session] = await sessionsOf(ann);
    const token = { sub: ann.trainer.id, sid: session!.id };
    const unsigned = ['{"alg":"none"}', JSON.stringify(token), ""].map((part) =>
      Buffer.from(part).toString("base64url"),
    );
    const forged = [
      "",
      "null",
      session!.id,
      unsigned.join("."),
      await encode({ token, secret: "another secret that is long enough" }),
      await encode({ token, secret: secret(), salt: "reset" }),
      await encode({ token, secret: secret(), maxAge: -60 }),
      await encode({ token: { sub: ann.trainer.id }, secret: secret() }),
      await encode({ token: { ...token, sid: { not: "" } as never }, secret: secret() }),
      await encode({ token: { ...token, sid: crypto.randomUUID() }, secret: secret() }),
    ];
    for (const value of forged) expect(await me(holding(`${name}=${value}`))).toBe(401);
    expect(await me(holding(`${name}=${await encode({ token, secret: secret() })}`))).toBe(200);
  });

  it("is the only credential: no bearer token, no header", async () => {
    const ann = await trainer("Ann");
    const token = ann.cookie!.split("=")[1]!;
    const headers = { authorization: `Bearer ${token}`, "x-trainer-id": ann.trainer.id };
    expect((await stranger().ask(contract.me, {}, { headers })).status).toBe(401);
  });
});

describe("signing in and out", () => {
  it("starts a new session every time and ends the previous one of the same browser", async () => {
    const ann = await trainer("Ann");
    const first = ann.cookie;
    expect((await login(ann, ann)).status).toBe(200);
    expect(ann.cookie).not.toBe(first);
    expect(await me(holding(first))).toBe(401);
    expect(await me(ann)).toBe(200);
    expect(await sessionsOf(ann)).toHaveLength(1);
  });

  it("keeps the sessions of other browsers", async () => {
    const ann = await trainer("Ann");
    const phone = stranger();
    await login(phone, ann);
    expect([await me(ann), await me(phone)]).toEqual([200, 200]);
  });

  it("as another trainer ends the previous session", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    const anns = ann.cookie;
    await login(ann, bob);
    expect(await ann.call(contract.me, {})).toEqual(bob.trainer);
    expect(await me(holding(anns))).toBe(401);
  });

  it("does not take over a planted cookie", async () => {
    const [ann, eve] = [await trainer("Ann"), await trainer("Eve")];
    const victim = holding(eve.cookie);
    await login(victim, ann);
    expect(victim.cookie).not.toBe(eve.cookie);
    expect(await me(holding(eve.cookie))).toBe(401);
  });

  it("with a wrong password keeps the session", async () => {
    const ann = await trainer("Ann");
    await ann.ask(contract.login, { body: { email: ann.trainer.email, password: "wrong" } });
    expect(await me(ann)).toBe(200);
  });

  it("out removes the cookie and invalidates copies of it", async () => {
    const ann = await trainer("Ann");
    const copy = ann.cookie;
    const response = await ann.ask(contract.logout, {});
    expect([response.status, await response.json()]).toEqual([200, { message: "Signed out." }]);
    expect(response.headers.getSetCookie()).toEqual([
      "__Host-formcast.session=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0",
    ]);
    expect(await me(holding(copy))).toBe(401);
    expect((await stranger().ask(contract.logout, {})).status).toBe(200);
  });
});

describe("signing in while the password is being changed", () => {
  const start = (ann: SignedIn, passwordHash: string) => {
    const { db, clock } = world;
    return createSessions({ db, clock, secret: secret(), secure: true }).start(ann.trainer.id, passwordHash);
  };
  const change = (ann: SignedIn, meanwhile: () => Promise<void>) =>
    world.db.$transaction(async (db) => {
      const { id: trainerId } = ann.trainer;
      await setPassword(db, trainerId, "another hash");
      await meanwhile();
      await endSessions(db, trainerId);
    });

  it("with the old one starts no session after the change", async () => {
    const ann = await trainer("Ann");
    const hash = await passwordHashOf(ann);
    await change(ann, async () => {});
    expect(await start(ann, hash)).toBeNull();
  });

  it("with the old one waits for the change, and starts no session", async () => {
    const ann = await trainer("Ann");
    const hash = await passwordHashOf(ann);
    let opening: Promise<unknown> | undefined;
    await change(ann, async () => {
      opening = start(ann, hash);
      // The statement is blocked when another one sees it wait.
      await expect.poll(waitingForLocks).toBe(1);
    });
    expect(await opening).toBeNull();
    expect(await sessionsOf(ann)).toEqual([]);
  });

  const waitingForLocks = async () => {
    const [row] = await world.db.$queryRaw<{ waiting: number }[]>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return row?.waiting;
  };
});

describe("the lifetime of a session", () => {
  const DAY = { days: 1 };

  it("is fourteen days without a visit", async () => {
    const ann = await trainer("Ann");
    const bob = await trainer("Bob");
    world.clock.advance({ days: 13, minutes: 24 * 60 - 1 });
    expect(await me(ann)).toBe(200);
    world.clock.advance({ minutes: 1 });
    expect(await me(bob)).toBe(401);
    expect(await me(ann)).toBe(200);
  });

  it("is at most thirty days, with any number of visits", async () => {
    const ann = await trainer("Ann");
    for (let day = 1; day < 30; day++) {
      world.clock.advance(DAY);
      expect(await me(ann)).toBe(200);
    }
    world.clock.advance({ minutes: 24 * 60 - 1 });
    expect(await me(ann)).toBe(200);
    world.clock.advance({ minutes: 1 });
    expect(await me(ann)).toBe(401);
  });

  it("is updated at most every ten minutes", async () => {
    const ann = await trainer("Ann");
    const lastSeen = async () => (await sessionsOf(ann))[0]!.lastSeenAt.getTime();
    const begin = await lastSeen();
    world.clock.advance({ minutes: 10 });
    await me(ann);
    expect(await lastSeen()).toBe(begin);
    world.clock.advance({ seconds: 1 });
    await me(ann);
    expect(await lastSeen()).toBe(world.clock.now().getTime());
  });

  it("ends at once with the trainer's account", async () => {
    const ann = await trainer("Ann");
    await world.db.trainer.delete({ where: { id: ann.trainer.id } });
    expect(await me(ann)).toBe(401);
  });

  it("ends when the row is deleted", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    world.clock.advance({ days: 13 });
    await me(bob);
    world.clock.advance(DAY);
    await forgetExpired(world);
    expect([(await sessionsOf(ann)).length, (await sessionsOf(bob)).length]).toEqual([0, 1]);
    expect(await me(bob)).toBe(200);
  });
});

describe("the rights of a session", () => {
  it("follow the account's current row", async () => {
    const ann = await trainer("Ann");
    const promote = (isAdmin: boolean) =>
      world.db.trainer.update({ where: { id: ann.trainer.id }, data: { isAdmin } });
    await promote(true);
    expect(await ann.call(contract.me, {})).toMatchObject({ isAdmin: true });
    await promote(false);
    expect(await ann.call(contract.me, {})).toMatchObject({ isAdmin: false });
  });
});
