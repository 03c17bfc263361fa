import { expect, test } from "vitest";
import { adjustRest, isRestOver, restAfter, secondsLeft, secondsOver, skipRest } from "./rest";

const NOW = 1_700_000_000_000;
const rest = (exerciseName: string) => restAfter(exerciseName, NOW);

test("the rest is two minutes after compounds, one and a half minutes after others", () => {
  expect(rest("Back Squat")).toMatchObject({ seconds: 120, endsAt: NOW + 120_000 });
  expect(rest("Cable Fly")).toMatchObject({ seconds: 90 });
  expect(rest("An exercise of my own")).toMatchObject({ seconds: 90 });
});

test("the rest of the program comes before that of the account, and both before the usual one", () => {
  expect(restAfter("Back Squat", NOW, 45, 60).seconds).toBe(45);
  expect(restAfter("Back Squat", NOW, undefined, 60).seconds).toBe(60);
  expect(restAfter("Back Squat", NOW, undefined, null).seconds).toBe(120);
});

test("a shorter rest ends earlier and lasts at least 15 seconds", () => {
  const shorter = adjustRest(rest("Cable Fly"), -15);
  expect(secondsLeft(shorter, NOW)).toBe(75);
  const shortest = Array.from({ length: 10 }).reduce<typeof shorter>((now) => adjustRest(now, -15), shorter);
  expect(shortest).toMatchObject({ seconds: 15, endsAt: NOW + 15_000 });
});

test("the seconds left are whole and never negative", () => {
  expect(secondsLeft(rest("Cable Fly"), NOW + 500)).toBe(90);
  expect(secondsLeft(rest("Cable Fly"), NOW + 89_999)).toBe(1);
  expect(secondsLeft(rest("Cable Fly"), NOW + 200_000)).toBe(0);
});

test("a rest is over at its end, and at once when it is skipped", () => {
  const full = rest("Cable Fly");
  expect([89_999, 90_000].map((atMs) => isRestOver(full, NOW + atMs))).toEqual([false, true]);
  expect(isRestOver(skipRest(full, NOW), NOW)).toBe(true);
});

test("secondsOver counts for ten minutes after the rest, unless it was skipped", () => {
  const over = (atMs: number) => secondsOver(rest("Cable Fly"), NOW + atMs);
  expect([over(89_000), over(90_500), over(102_000), over(690_000), over(691_000)]).toEqual([
    null,
    0,
    12,
    600,
    null,
  ]);
  expect(secondsOver(skipRest(rest("Cable Fly"), NOW), NOW + 5000)).toBeNull();
});
