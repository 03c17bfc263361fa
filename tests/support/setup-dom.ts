import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, vi } from "vitest";

// Long, because no test measures time and machines may be busy.
configure({ asyncUtilTimeout: 60_000 });

// Test files share a browser environment, so storage is cleared.
localStorage.clear();
sessionStorage.clear();
globalThis.indexedDB = new IDBFactory();
document.body.replaceChildren();
for (const name of document.documentElement.getAttributeNames())
  document.documentElement.removeAttribute(name);
history.replaceState(null, "", "/");

// A timer that the last file left running would call its modules, with the network of this file's tests.
const timers: Set<NodeJS.Timeout> = Reflect.get(globalThis, "formcastTimers") ?? new Set();
for (const timer of timers) clearTimeout(timer);
timers.clear();
if (!Reflect.has(globalThis, "formcastTimers")) {
  Reflect.set(globalThis, "formcastTimers", timers);
  const start = globalThis.setTimeout;
  const startAndNote = (...args: Parameters<typeof setTimeout>) => {
    const timer = start(...args);
    timers.add(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(startAndNote, start);
}

// APIs that jsdom lacks: popovers need the first, media hooks the second.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  }) as MediaQueryList;

// React reports errors through the console; every one fails the test.
const complaints: unknown[][] = [];
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...said) => void complaints.push(said));
});

afterEach(() => {
  cleanup();
  expect(complaints.splice(0), "console.error").toEqual([]);
});
