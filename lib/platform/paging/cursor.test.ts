import { expect, it } from "vitest";
import { cursorAfter, parseCursor } from "./cursor";

const row = { createdAt: "2026-11-20T09:30:00.123Z", id: "01934b1e-7f00-7000-8000-000000000001" };

it("returns the row that it was made from", () => {
  expect(parseCursor(cursorAfter(row))).toEqual({ at: new Date(row.createdAt), id: row.id });
});

it.each([
  "",
  "x",
  row.id,
  row.createdAt,
  `${row.createdAt}_1`,
  `2026-13-45T09:30:00.123Z_${row.id}`,
  `0000-12-31T23:59:59.999Z_${row.id}`,
])("rejects %j", (text) => {
  expect(parseCursor(text)).toBeNull();
});
