import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// No test measures time: what appears late on a busy machine appears all the same.
configure({ asyncUtilTimeout: 20_000 });

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

afterEach(cleanup);
