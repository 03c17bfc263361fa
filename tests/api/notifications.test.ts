import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as auth from "@/lib/accounts/sign-in/contract";
import { LIMITS } from "@/lib/platform/limits/policies";
import * as contract from "@/lib/platform/notifications/contract";
import { notify } from "@/lib/platform/notifications/service";
import { createWebPush } from "@/lib/ports/push/web-push";
import { orderedImages } from "../support/generations";
import { PASSWORD, Person, type SignedIn, trainer } from "../support/people";
import { PushedBrowser, PushServer, VAPID } from "../support/push";
import { testWorld } from "../support/world";

const world = testWorld();
const service = new PushServer();
beforeAll(() => service.start());
beforeEach(() => {
  service.status = 201;
  world.push = createWebPush({ ...VAPID, origins: [service.origin] });
});
afterAll(() => service.stop());

const NOTICE = { title: "Images are ready", body: "Open Formcast to see them.", tag: "t", url: "/" };

/** A subscribed browser of a trainer. */
async function subscribed(person: Person, browser = new PushedBrowser(service.origin)) {
  await person.call(contract.subscribe, { body: browser.subscription });
  return browser;
}

const told = async ({ trainer }: SignedIn, browser: PushedBrowser) => {
  const before = browser.messages(service).length;
  notify(world, trainer.id, NOTICE);
  await world.background.settle();
  return browser.messages(service).length > before;
};

/** The same trainer in another browser. */
async function elsewhere({ trainer: { email } }: SignedIn): Promise<Person> {
  const person = new Person();
  await person.call(auth.login, { body: { email, password: PASSWORD } });
  return person;
}

describe("a browser", () => {
  it("subscribes with the server's key, and gets its own test", async () => {
    const ann = await trainer("Ann");
    expect(await ann.call(contract.getPushKey, {})).toEqual({ publicKey: VAPID.publicKey });
    expect(await ann.call(contract.sendTest, {})).toEqual({ sent: false });
    const browser = await subscribed(ann);
    const other = await subscribed(await elsewhere(ann));
    expect(await ann.call(contract.sendTest, {})).toEqual({ sent: true });
    expect(browser.messages(service)).toEqual([
      { title: "Formcast", body: "Notifications work on this device.", tag: "test", url: "/my-account" },
    ]);
    expect(other.messages(service)).toEqual([]);
  });

  it("is notified once, however often it subscribes, under any endpoint", async () => {
    const ann = await trainer("Ann");
    const first = await subscribed(ann);
    await subscribed(ann, first);
    const second = await subscribed(ann);
    expect(await told(ann, second)).toBe(true);
    expect(second.messages(service)).toEqual([NOTICE]);
    expect(first.messages(service)).toEqual([]);
  });

  it("is notified in each browser of its trainer, and in none of another", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    const browsers = [await subscribed(ann), await subscribed(await elsewhere(ann))];
    const foreign = await subscribed(bob);
    notify(world, ann.trainer.id, NOTICE);
    await world.background.settle();
    expect(browsers.map((one) => one.messages(service).length)).toEqual([1, 1]);
    expect(foreign.messages(service)).toEqual([]);
  });

  it("gets no notifications after unsubscribing", async () => {
    const ann = await trainer("Ann");
    const browser = await subscribed(ann);
    await ann.call(contract.unsubscribe, {});
    expect(await told(ann, browser)).toBe(false);
  });

  it("gets none after a logout, and only those of the next trainer", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    const shared = await subscribed(ann);
    const kept = await elsewhere(ann);
    await subscribed(bob, shared);
    expect(await told(ann, shared)).toBe(false);
    expect(await told(bob, shared)).toBe(true);
    await bob.call(auth.logout, {});
    expect(await told(bob, shared)).toBe(false);
    expect(await told(ann, await subscribed(kept))).toBe(true);
  });

  it("gets none after its session has expired or the password was changed", async () => {
    const ann = await trainer("Ann");
    const browser = await subscribed(ann);
    const other = await elsewhere(ann);
    await other.call(auth.changePassword, {
      body: { currentPassword: PASSWORD, newPassword: "another horse" },
    });
    expect(await told(ann, browser)).toBe(false);
    const last = await subscribed(other);
    world.clock.advance({ days: 15 });
    expect(await told(ann, last)).toBe(false);
  });

  it("is removed when its push service returns 404 or 410, and kept after other errors", async () => {
    const ann = await trainer("Ann");
    const browser = await subscribed(ann);
    service.status = 503;
    expect(await ann.call(contract.sendTest, {})).toEqual({ sent: false });
    service.status = 201;
    expect(await told(ann, browser)).toBe(true);
    service.status = 410;
    expect(await told(ann, browser)).toBe(false);
    service.status = 201;
    expect(await told(ann, browser)).toBe(false);
  });

  it("is rejected with an unknown push service or invalid keys", async () => {
    const ann = await trainer("Ann");
    const { keys } = new PushedBrowser().subscription;
    const refused = (body: object) =>
      ann.ask(contract.subscribe, { body: body as never }).then(({ status }) => status);
    for (const endpoint of ["http://169.254.169.254/", "https://evil.test/", "x", `${service.origin}0/`])
      expect([endpoint, await refused({ endpoint, keys })]).toEqual([endpoint, 400]);
    const endpoint = `${service.origin}/push/x`;
    for (const bad of [{}, { ...keys, auth: "AAAA" }, { ...keys, p256dh: "ü".repeat(87) }])
      expect(await refused({ endpoint, keys: bad })).toBe(400);
  });

  it("has a limit for tests", async () => {
    const ann = await trainer("Ann");
    const { limit } = LIMITS.testNotificationPerTrainer;
    for (let n = 0; n < limit; n++) await ann.call(contract.sendTest, {});
    await expect(ann.call(contract.sendTest, {})).rejects.toMatchObject({ status: 429 });
  });
});

describe("a server without keys", () => {
  it("says so, accepts no browser and sends nothing", async () => {
    const ann = await trainer("Ann");
    const browser = await subscribed(ann);
    world.push = null;
    expect(await ann.call(contract.getPushKey, {})).toEqual({ publicKey: null });
    expect((await ann.ask(contract.subscribe, { body: browser.subscription })).status).toBe(400);
    expect(await ann.call(contract.sendTest, {})).toEqual({ sent: false });
    expect(await told(ann, browser)).toBe(false);
  });
});

describe("images", () => {
  it("are announced once when they are ready, without the client's name", async () => {
    const { ann, client } = await orderedImages();
    const browser = await subscribed(ann);
    await world.background.settle();
    const url = `/transformation/${client.id}?tab=morphs`;
    expect(browser.messages(service)).toEqual([
      { title: "Images are ready", body: "Open Formcast to see them.", tag: `images-${client.id}`, url },
    ]);
  });

  it("are also announced when they failed", async () => {
    const { ann } = await orderedImages({}, "front");
    const browser = await subscribed(ann);
    world.engine.answer = () => ({ state: "no_person" });
    await world.background.settle();
    expect(browser.messages(service)).toMatchObject([{ title: "Images could not be made" }]);
  });
});
