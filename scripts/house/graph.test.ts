import { describe, expect, it } from "vitest";
import { between, type Graph, knots } from "./graph";

const graph = (arrows: Record<string, string>): Graph =>
  new Map(Object.entries(arrows).map(([from, to]) => [from, new Set(to)]));

describe("knots", () => {
  it("finds places that lead back to themselves over others, the largest first", () => {
    const found = knots(graph({ a: "b", b: "a", c: "d", d: "e", e: "ca", f: "a" }));
    expect(found).toEqual([
      ["c", "d", "e"],
      ["a", "b"],
    ]);
  });

  it("finds none where every arrow points down", () => {
    expect(knots(graph({ a: "bc", b: "d", c: "d", d: "" }))).toEqual([]);
  });
});

describe("the way between two places", () => {
  const house = graph({ a: "bcd", b: "z", c: "z", d: "e", e: "z", z: "a" });

  it("holds every place on a shortest way and none on a longer one", () => {
    expect(between(house, "a", "z").sort()).toEqual(["a", "b", "c", "z"]);
  });

  it("is empty where no arrows lead, and the place itself where it begins and ends", () => {
    expect(between(graph({ a: "", b: "a" }), "a", "b")).toEqual([]);
    expect(between(house, "a", "a")).toEqual(["a"]);
  });
});
