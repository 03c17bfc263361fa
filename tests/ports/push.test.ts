import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createWebPush } from "@/lib/ports/push/web-push";
import { PushedBrowser, PushServer, VAPID } from "../support/push";

const server = new PushServer();
beforeAll(() => server.start());
beforeEach(() => {
  server.status = 201;
  server.received.length = 0;
});
afterAll(() => server.stop());

const push = (change: object = {}) => createWebPush({ ...VAPID, origins: [server.origin], ...change });
const target = ({ subscription: { endpoint, keys } }: PushedBrowser) => ({ endpoint, ...keys });

describe("a message", () => {
  it("can be decrypted only by its browser, and is signed with our key", async () => {
    const [browser, other] = [new PushedBrowser(server.origin), new PushedBrowser(server.origin)];
    const message = { title: "Images are ready", body: "Zoë’s — ½ done" };
    expect(await push().send(target(browser), message)).toBe("sent");
    expect(browser.messages(server)).toEqual([message]);
    expect(other.messages(server)).toEqual([]);
    expect(server.received[0]!.body.toString("latin1")).not.toContain("Images");
    Object.assign(other, { path: browser.path });
    expect(() => other.messages(server)).toThrow();
  });

  it("is refused if it is signed with another key", async () => {
    const { d } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
    const forged = push({ privateKey: d });
    expect(await forged.send(target(new PushedBrowser(server.origin)), {})).toBe("refused");
    expect(server.received).toEqual([]);
  });

  it.each([
    [404, "gone"],
    [410, "gone"],
    [413, "refused"],
    [429, "refused"],
    [500, "refused"],
    [302, "refused"],
  ])("with the reply %i is %s", async (status, outcome) => {
    server.status = status;
    expect(await push().send(target(new PushedBrowser(server.origin)), {})).toBe(outcome);
    expect(server.received).toEqual([]);
  });

  it("is refused if the service is not reachable or the browser's keys are invalid", async () => {
    const away = "http://127.0.0.1:1";
    const lost = push({ origins: [away] });
    expect(await lost.send(target(new PushedBrowser(away)), {})).toBe("refused");
    const broken = { ...target(new PushedBrowser(server.origin)), p256dh: "AAAA" };
    expect(await push().send(broken, {})).toBe("refused");
  });

  it("is not sent to an unknown service, even if the database contains it", async () => {
    const browser = new PushedBrowser(server.origin);
    expect(await createWebPush(VAPID).send(target(browser), {})).toBe("gone");
    expect(server.received).toEqual([]);
  });
});

describe("a known push service", () => {
  const { isKnown } = createWebPush(VAPID);

  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://wns2-by3p.notify.windows.com/w/?token=abc",
    "https://web.push.apple.com/QabcDEF",
  ])("is %s", (endpoint) => expect(isKnown(endpoint)).toBe(true));

  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    "https://fcm.googleapis.com.evil.test/fcm/send/abc",
    "https://evil.test/fcm.googleapis.com",
    "https://fcm.googleapis.com@evil.test/",
    "https://user:password@fcm.googleapis.com/fcm/send/abc",
    "https://push.apple.com.evil.test/",
    "https://storage.googleapis.com/abc",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://169.254.169.254/latest/meta-data",
    "file:///etc/passwd",
    "not an address",
  ])("is not %s", (endpoint) => expect(isKnown(endpoint)).toBe(false));
});
