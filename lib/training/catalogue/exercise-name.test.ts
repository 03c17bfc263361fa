import fc from "fast-check";
import { expect, test } from "vitest";
import { exerciseKey, parseExerciseName } from "./exercise-name";

const anyText = fc.string({ unit: "binary", maxLength: 100 });

test.each([
  ["  Bench   Press ", "Bench Press"],
  ["Bench\u00a0\tPress\n", "Bench Press"],
  ["E\u0301le\u0301vation", "\u00c9l\u00e9vation"],
  ["x".repeat(80), "x".repeat(80)],
  ["\u{1F4AA}".repeat(80), "\u{1F4AA}".repeat(80)],
])("stores %j as %j", (text, stored) => {
  expect(parseExerciseName(text)).toBe(stored);
});

test.each([
  "",
  "   ",
  "\u00a0",
  "\u200b",
  "x".repeat(81),
  "Curl\u0000",
  "Curl\u007f",
  "Curl\ud800",
  ".",
  " .. ",
])("refuses %j", (text) => {
  expect(parseExerciseName(text)).toBeNull();
});

test("no stored name changes the path of a URL", () => {
  const dotted = fc.string({ unit: fc.constantFrom(".", "/", "%", "2e", " ", "a"), maxLength: 6 });
  fc.assert(
    fc.property(dotted, (text) => {
      const name = parseExerciseName(text);
      if (name === null) return;
      const { pathname } = new URL(`/exercise/${encodeURIComponent(name)}/access`, "https://formcast.test");
      expect(decodeURIComponent(pathname.split("/")[2] ?? "")).toBe(name);
      expect(pathname.endsWith("/access")).toBe(true);
    }),
  );
});

test.each([
  ["Bench Press", "bench  PRESS "],
  ["STRASSE", "stra\u00dfe"],
  ["strasse", "STRA\u1e9eE"],
  ["E\u0301le\u0301vation", "\u00e9l\u00e9vation"],
])("%j and %j are the same exercise", (one, other) => {
  expect(exerciseKey(one)).toBe(exerciseKey(other));
});

test("different exercises have different keys", () => {
  expect(exerciseKey("Curl")).not.toBe(exerciseKey("Curls"));
});

test("parseExerciseName and exerciseKey are idempotent", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const stored = parseExerciseName(text);
      if (stored !== null) expect(parseExerciseName(stored)).toBe(stored);
      expect(exerciseKey(exerciseKey(text))).toBe(exerciseKey(text));
      expect(exerciseKey(stored ?? text)).toBe(exerciseKey(text));
    }),
    { numRuns: 2000 },
  );
});
