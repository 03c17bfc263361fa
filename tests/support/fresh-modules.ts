import { afterAll, vi } from "vitest";

// Our own modules as after a start. Unit tests begin so, because stores of the browser live in modules; on the server
// state is in the runtime, which each test hands in. There a file with an environment of its own imports this first.
vi.resetModules();
afterAll(() => void vi.resetModules());
