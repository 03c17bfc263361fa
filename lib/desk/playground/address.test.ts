import { expect, test } from "vitest";
import { playgroundHref, readPlayground } from "./address";

test("a state survives the round trip through its address", () => {
  const state = { device: "1280x800", density: "compact", hasGrid: true, isFramed: true } as const;
  const { searchParams } = new URL(playgroundHref(state), "http://localhost");
  expect(readPlayground(Object.fromEntries(searchParams))).toEqual(state);
});

test("missing and invalid parameters get their defaults", () => {
  const usual = { device: "390x844", density: "comfortable", hasGrid: false, isFramed: false };
  expect(readPlayground({})).toEqual(usual);
  expect(readPlayground({ device: "1x1", density: ["compact"], grid: "off", framed: "yes" })).toEqual(usual);
});
