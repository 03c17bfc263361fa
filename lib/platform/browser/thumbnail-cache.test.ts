import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DAY_MS } from "@/lib/text/calendar/days";
import { loadImage, recheckThumbnails } from "./thumbnail-cache";

const PHOTO = "https://formcast.test/api/photo/p1";
const THUMBNAIL = `${PHOTO}?size=thumb`;

/** The browser's storage of one cache, in memory. */
function memoryCache() {
  const stored = new Map<string, Response>();
  const nameOf = (key: Request | string) => new URL(typeof key === "string" ? key : key.url, PHOTO).href;
  return {
    match: async (key: Request | string) => stored.get(nameOf(key))?.clone(),
    put: async (key: Request | string, response: Response) => void stored.set(nameOf(key), response),
    delete: async (key: Request | string) => stored.delete(nameOf(key)),
    keys: async () => [...stored.keys()].map((address) => new Request(address)),
  };
}

let cache: ReturnType<typeof memoryCache>;
/** What the server answers, or null without a network. */
let server: (request: Request) => { status: number; body: string } | null;
let asked: Request[];

beforeEach(() => {
  cache = memoryCache();
  asked = [];
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push(request);
    const answer = server(request);
    if (!answer) throw new TypeError("no network");
    const headers = { date: new Date().toUTCString() };
    return new Response(answer.body, { status: answer.status, headers });
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = async (address: string) => {
  const response = await loadImage(new Request(address), new URL(address));
  return { status: response.status, text: await response.text() };
};
const shows = (body: string) => () => ({ status: 200, body });
const offline = () => null;
const kept = async () => (await cache.keys()).length;

it("shows a kept thumbnail without a network, also for the large picture", async () => {
  server = shows("small");
  await load(THUMBNAIL);
  server = offline;
  expect(await load(THUMBNAIL)).toEqual({ status: 200, text: "small" });
  expect(await load(PHOTO)).toEqual({ status: 200, text: "small" });
});

it.each([404, 401, 403])(
  "asks the server for a kept thumbnail, and forgets it after a %i",
  async (status) => {
    server = shows("small");
    await load(THUMBNAIL);
    server = () => ({ status, body: "" });
    expect((await load(THUMBNAIL)).status).toBe(status);
    expect(asked.map((request) => request.cache)).toEqual(["no-cache", "no-cache"]);
    server = offline;
    await expect(load(THUMBNAIL)).rejects.toThrow();
  },
);

it("forgets the thumbnail too when the large picture is gone", async () => {
  server = shows("small");
  await load(THUMBNAIL);
  server = () => ({ status: 404, body: "" });
  await load(PHOTO);
  expect(await kept()).toBe(0);
});

it.each([500, 503, 429])("shows the kept thumbnail when the server answers %i", async (status) => {
  server = shows("small");
  await load(THUMBNAIL);
  server = () => ({ status, body: "" });
  expect(await load(THUMBNAIL)).toEqual({ status: 200, text: "small" });
  expect(await kept()).toBe(1);
});

it("keeps the newest sixty", async () => {
  server = shows("small");
  for (let number = 0; number < 62; number++) await load(`${PHOTO}${number}?size=thumb`);
  expect(await kept()).toBe(60);
});

it("asks once a day for pictures that no page shows any more, and forgets those that are gone", async () => {
  server = shows("small");
  await load(THUMBNAIL);
  await load("https://formcast.test/api/photo/p2?size=thumb");
  asked = [];
  await recheckThumbnails(Date.now() + DAY_MS / 2);
  expect(asked).toEqual([]);
  server = ({ url }) => ({ status: url === THUMBNAIL ? 404 : 200, body: "small" });
  await recheckThumbnails(Date.now() + 2 * DAY_MS);
  expect((await cache.keys()).map(({ url }) => url)).toEqual([
    "https://formcast.test/api/photo/p2?size=thumb",
  ]);
});

it("forgets pictures after a week in which the server could not be asked", async () => {
  server = shows("small");
  await load(THUMBNAIL);
  server = offline;
  await recheckThumbnails(Date.now() + 6 * DAY_MS);
  expect(await kept()).toBe(1);
  await recheckThumbnails(Date.now() + 8 * DAY_MS);
  expect(await kept()).toBe(0);
});
