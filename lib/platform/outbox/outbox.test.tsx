import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "@/lib/platform/browser/database";
import { linkOwner, type OutboxEntry } from "@/lib/platform/browser/outbox-entry";
import { useSessionStore } from "@/lib/platform/browser/session-store";
import { DAY_MS } from "@/lib/text/calendar/days";
import { discard, edit, flush, onOutcomes, reload, submit, undoDiscard } from "./outbox";
import { sendWaiting } from "./send";
import { useOutbox } from "./waiting";

const ANN = { id: "ann", name: "Ann", email: "ann@formcast.test", isAdmin: false };
const BOB = { ...ANN, id: "bob" };

type Answer = { status: number; body?: unknown } | "lost";
let answer: (entry: { key: string; trainerId: string }) => Answer | Promise<Answer>;
let sent: string[];

beforeEach(async () => {
  sent = [];
  answer = () => ({ status: 201, body: {} });
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const entry = {
      key: headers.get("idempotency-key") ?? "",
      trainerId: headers.get("x-trainer-id") ?? "",
    };
    sent.push(entry.key);
    const given = await answer(entry);
    if (given === "lost") throw new TypeError("Failed to fetch");
    return Response.json(given.body ?? {}, { status: given.status });
  });
  await (await database()).clear("outbox");
  useSessionStore.getState().signIn(ANN);
  localStorage.removeItem("formcast-draft:ann:form-1");
  await reload();
});
afterEach(() => vi.unstubAllGlobals());

const entry = (key: string, changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  key,
  trainerId: "ann",
  clientId: "client-1",
  method: "POST",
  path: "/api/client/client-1/workout",
  body: "{}",
  label: key,
  madeAt: Date.now(),
  draft: { form: "form-1", value: { key: "fresh" }, page: "/page" },
  ...changes,
});
const waiting = () => useOutbox.getState().entries.map(({ key }) => key);

it("sends a write at once and returns the reply", async () => {
  answer = () => ({ status: 201, body: { id: "w" } });
  expect(await submit(entry("a"))).toMatchObject({ verdict: "sent", body: '{"id":"w"}' });
  expect(waiting()).toEqual([]);
});

it("keeps a write without a reply and sends it again with the same key", async () => {
  answer = () => "lost";
  expect(await submit(entry("a"))).toMatchObject({ verdict: "later" });
  expect(waiting()).toEqual(["a"]);
  answer = () => ({ status: 201 });
  await flush();
  expect(sent).toEqual(["a", "a"]);
  expect(waiting()).toEqual([]);
});

it("sends a client's writes in order, independently of other clients", async () => {
  answer = () => "lost";
  await submit(entry("a1"));
  await submit(entry("b1", { clientId: "client-2" }));
  await submit(entry("a2"));
  sent = [];
  answer = ({ key }) => ({ status: key === "a1" ? 503 : 201 });
  await flush();
  expect(sent).toEqual(["a1", "b1"]);
  expect(waiting()).toEqual(["a1", "a2"]);
  sent = [];
  answer = () => ({ status: 201 });
  await flush();
  expect(sent).toEqual(["a1", "a2"]);
});

it.each([401, 403])("stops after a reply of %i, because the account is not signed in", async (status) => {
  answer = () => ({ status });
  await submit(entry("a"));
  await submit(entry("b", { clientId: "client-2" }));
  sent = [];
  await flush();
  expect(sent).toEqual(["a"]);
  expect(waiting()).toEqual(["a", "b"]);
});

it("never shows or sends an account's entries under another account", async () => {
  answer = () => "lost";
  await submit(entry("a"));
  sent = [];
  answer = () => ({ status: 201 });
  useSessionStore.getState().signIn(BOB);
  await flush();
  expect(waiting()).toEqual([]);
  expect(sent).toEqual([]);
  useSessionStore.getState().signIn(ANN);
  await flush();
  expect(sent).toEqual(["a"]);
});

it("sends an entry once for concurrent flushes", async () => {
  answer = () => "lost";
  await submit(entry("a"));
  sent = [];
  const done = new Set<string>();
  answer = ({ key }) => {
    done.add(key);
    return { status: 201 };
  };
  let held: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => {
    held = held.then(work);
    return held;
  };
  vi.stubGlobal("navigator", { locks: { request } });
  await Promise.all([flush(), flush(), flush()]);
  expect(sent).toEqual(["a"]);
});

it("returns a refusal to a waiting caller and keeps nothing", async () => {
  answer = () => ({ status: 400, body: { message: "Validation failed" } });
  expect(await submit(entry("a"))).toMatchObject({ verdict: "refused", status: 400 });
  expect(waiting()).toEqual([]);
});

it("keeps an entry that is refused in the background, to be discarded, restored or edited", async () => {
  answer = () => "lost";
  await submit(entry("a"));
  const told = vi.fn();
  const stop = onOutcomes(told);
  answer = () => ({
    status: 400,
    body: { message: "Validation failed", errors: [{ path: "reps", message: "At most 30" }] },
  });
  await flush();
  stop();
  expect(told.mock.lastCall?.[0]).toMatchObject([{ verdict: "refused", entry: { key: "a" } }]);
  const [refused] = useOutbox.getState().entries;
  expect(refused?.refusal).toBe("Validation failed. reps: At most 30");
  sent = [];
  await flush();
  expect(sent).toEqual([]);

  await discard(refused!);
  expect(waiting()).toEqual([]);
  await undoDiscard(refused!);
  expect(waiting()).toEqual(["a"]);

  localStorage.setItem("formcast-draft:ann:form-1", "{}");
  expect(await edit(refused!)).toBe(false);
  localStorage.removeItem("formcast-draft:ann:form-1");
  expect(await edit(refused!)).toBe(true);
  expect(localStorage.getItem("formcast-draft:ann:form-1")).toBe('{"key":"fresh"}');
  expect(waiting()).toEqual([]);
});

it("does not send an entry whose key the server may have forgotten", async () => {
  answer = () => "lost";
  await submit(entry("a", { madeAt: Date.now() - 30 * DAY_MS }));
  expect(sent).toEqual([]);
});

it("returns a refusal that another tab received", async () => {
  // The other tab sends all entries while this one waits for the lock.
  const request = async (_: string, work: () => Promise<unknown>) => {
    vi.stubGlobal("navigator", {});
    answer = () => ({ status: 400, body: { message: "Not in the future" } });
    await sendWaiting("ann", () => true);
    return work();
  };
  vi.stubGlobal("navigator", { locks: { request } });
  expect(await submit(entry("a"))).toMatchObject({
    verdict: "refused",
    status: 400,
    body: JSON.stringify({ message: "Not in the future" }),
  });
  expect(sent).toEqual(["a"]);
  expect(waiting()).toEqual([]);
});

describe("writes of a check-in link", () => {
  const token = "k3-_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abc";
  const owner = linkOwner(token);
  const photo = () => ({
    field: "frontPhotoId",
    path: "/photo",
    bytes: new TextEncoder().encode("photo").buffer,
  });
  const ofLink = (key: string) =>
    entry(key, {
      trainerId: owner,
      clientId: owner,
      path: "/send",
      body: '{"weight":180}',
      pictures: [photo()],
    });
  let requests: { path: string; init: RequestInit }[];

  beforeEach(() => {
    requests = [];
    answer = () => ({ status: 201, body: { photoId: "p1" } });
    const send = fetch;
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      requests.push({ path, init });
      return send(path, init);
    });
  });

  it("are stored under a name that gives no access", () => {
    expect(token).toContain(owner.slice(-8));
    expect(owner.length).toBeLessThan(token.length / 2);
  });

  it("are sent after their pictures, with their ids and without an account", async () => {
    useSessionStore.getState().signOut();
    expect(await submit(ofLink("a"))).toMatchObject({ verdict: "sent" });
    expect(requests.map(({ path }) => path)).toEqual(["/photo", "/send"]);
    expect(JSON.parse(String(requests[1]?.init.body))).toEqual({ weight: 180, frontPhotoId: "p1" });
    expect(new Headers(requests[1]?.init.headers).has("x-trainer-id")).toBe(false);
  });

  it("upload each picture once, even if the write is sent again", async () => {
    answer = ({ key }) => (key === "a" ? "lost" : { status: 201, body: { photoId: "p1" } });
    expect(await submit(ofLink("a"))).toMatchObject({ verdict: "later" });
    expect(waiting()).toEqual(["a"]);
    answer = () => ({ status: 201 });
    await flush(owner);
    expect(requests.map(({ path }) => path)).toEqual(["/photo", "/send", "/send"]);
    expect(waiting()).toEqual([]);
  });

  it("upload a picture again when the server has deleted it, after a day without the write", async () => {
    const photoId = () => `p${requests.length}`;
    answer = ({ key }) => (key === "a" ? "lost" : { status: 201, body: { photoId: photoId() } });
    const nextDay = Date.now() + DAY_MS;
    await submit(ofLink("a"));
    answer = () => ({ status: 201, body: { photoId: photoId() } });
    vi.spyOn(Date, "now").mockReturnValue(nextDay);
    await flush(owner);
    vi.mocked(Date.now).mockRestore();
    expect(requests.map(({ path }) => path)).toEqual(["/photo", "/send", "/photo", "/send"]);
    expect(JSON.parse(String(requests[3]?.init.body))).toEqual({ weight: 180, frontPhotoId: "p3" });
  });

  it("wait if a picture fails, and keep the reason if a picture is refused", async () => {
    answer = ({ key }) => (key === "" ? { status: 503 } : { status: 201 });
    expect(await submit(ofLink("a"))).toMatchObject({ verdict: "later", status: 503 });
    expect(requests.map(({ path }) => path)).toEqual(["/photo"]);
    answer = ({ key }) => (key === "" ? { status: 415, body: { message: "No photo" } } : { status: 201 });
    await flush(owner);
    expect(useOutbox.getState().entries).toMatchObject([{ key: "a", refusal: "No photo" }]);
  });

  it("are not shown to a trainer", async () => {
    answer = () => "lost";
    await submit(ofLink("a"));
    await reload();
    expect(waiting()).toEqual([]);
    await reload(owner);
    expect(waiting()).toEqual(["a"]);
  });
});
