import { expect, test } from "vitest";
import type { HistoryEntry } from "./schema";
import { newestFirst } from "./service";

const entry = (id: string, at: string): HistoryEntry => ({
  kind: "measurement",
  id,
  at,
  weight: 195,
  bodyFat: 20,
  girths: null,
  tapeBodyFat: null,
});
const a = entry("a", "2026-11-20T09:00:00.000Z");
const b = entry("b", "2026-11-20T09:00:00.000Z");
const c = entry("c", "2026-11-21T09:00:00.000Z");

test("sorts entries by time and id, newest first, and the cursor points to the last", () => {
  expect(newestFirst([a, c, b], 2)).toEqual({ entries: [c, b], nextCursor: `${b.at}_b` });
});

test("has no cursor on the last page or an empty one", () => {
  expect(newestFirst([a, c], 2).nextCursor).toBeNull();
  expect(newestFirst([], 2)).toEqual({ entries: [], nextCursor: null });
});
