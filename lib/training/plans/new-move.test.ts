import { expect, test } from "vitest";
import { NewMove } from "./schema";

const move = (from: unknown, to: unknown) => NewMove.safeParse({ from, to, timezoneOffset: "0" }).success;

test("accepts a move within the week and refuses other values", () => {
  expect(move("2026-11-23", "2026-11-29")).toBe(true);
  expect(move("2026-11-23", "2026-11-30")).toBe(false);
  expect(move("2026-11-24", "2026-11-23")).toBe(false);
  expect(move("2026-11-23", "2026-13-45")).toBe(false);
  expect(move("soon", "later")).toBe(false);
  expect(move(1, null)).toBe(false);
});
