import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, vi } from "vitest";

// No test measures time: what appears late on a busy machine appears all the same.
configure({ asyncUtilTimeout: 20_000 });

// Files share a browser; each finds it as new.
localStorage.clear();
sessionStorage.clear();
globalThis.indexedDB = new IDBFactory();
document.body.replaceChildren();
for (const name of document.documentElement.getAttributeNames())
  document.documentElement.removeAttribute(name);
history.replaceState(null, "", "/");

// What jsdom lacks and every browser has; popovers measure with the one, media hooks ask the other.
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

// React says what is wrong through the console; no test may overlook it.
const complaints: unknown[][] = [];
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...said) => void complaints.push(said));
});

afterEach(() => {
  cleanup();
  expect(complaints.splice(0), "console.error").toEqual([]);
});
