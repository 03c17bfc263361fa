import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { paintFirstSource } from "./paint-first";

let paint = (_: Pick<PerformanceObserverEntryList, "getEntriesByName">) => {};
const painted = (what = "first-contentful-paint") =>
  paint({ getEntriesByName: (name) => (name === what ? [document as never] : []) });

/** As the parser adds a script: what watches the document hears of it before the browser prepares it. */
async function parse(attributes: Record<string, string>): Promise<void> {
  const script = document.createElement("script");
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
  await Promise.resolve();
}
const run = () => new Function(paintFirstSource)();
const types = () => [...document.querySelectorAll("script")].map(({ type }) => type);
const CHUNK = { src: "data:,", async: "", nonce: "abc", id: "first" };

beforeEach(() => {
  document.head.replaceChildren();
  vi.useFakeTimers({ toFake: ["setTimeout", "requestAnimationFrame"] });
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(report: typeof paint) {
        paint = report;
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("holds scripts back until the page has been painted, and lets them run as they were", async () => {
  run();
  await parse(CHUNK);
  expect(types()).toEqual(["text/held"]);
  const held = document.querySelector("script");
  // Browsers hide it from attributes.
  held?.setAttribute("nonce", "");
  Object.defineProperty(held, "nonce", { value: "abc" });
  painted("first-paint");
  expect(types()).toEqual(["text/held"]);
  painted();
  vi.advanceTimersByTime(0);
  const [script, ...others] = document.querySelectorAll("script");
  expect(others).toEqual([]);
  expect(script).not.toBe(held);
  expect(script).toMatchObject({ id: "first", nonce: "abc", type: "" });
  expect(script?.getAttributeNames().sort()).toEqual(["async", "id", "nonce", "src"]);
});

it("starts each script in a task of its own", async () => {
  run();
  for (const id of ["one", "two", "three"]) await parse({ ...CHUNK, id });
  const waiting = vi.getTimerCount();
  painted();
  expect(vi.getTimerCount()).toBe(waiting + 3);
  vi.advanceTimersByTime(0);
  expect(types()).toEqual(["", "", ""]);
});

it("lets everything run that comes after the first paint", async () => {
  run();
  painted();
  await parse(CHUNK);
  expect(types()).toEqual([""]);
});

it("leaves scripts alone that wait for nobody, or are for old browsers", async () => {
  run();
  await parse({ src: "data:," });
  await parse({ ...CHUNK, nomodule: "" });
  expect(types()).toEqual(["", ""]);
});

it.each([
  ["half a second after a frame in which nothing was seen", 700],
  ["when the page is left", 0],
])("lets them run %s", async (_, wait) => {
  run();
  await parse(CHUNK);
  if (wait === 0) document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(wait);
  expect(types()).toEqual([""]);
});

it("keeps nothing back from a page that nobody looks at", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  run();
  await parse(CHUNK);
  expect(types()).toEqual([""]);
});
