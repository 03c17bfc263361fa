import { describe, expect, it } from "vitest";
import { cycles, type Graph, nodesOnShortestPaths } from "./graph";

const graph = (arrows: Record<string, string>): Graph =>
  new Map(Object.entries(arrows).map(([from, to]) => [from, new Set(to)]));

describe("cycles", () => {
  it("finds strongly connected components, the largest first", () => {
    const found = cycles(graph({ a: "b", b: "a", c: "d", d: "e", e: "ca", f: "a" }));
    expect(found).toEqual([
      ["c", "d", "e"],
      ["a", "b"],
    ]);
  });

  it("finds none in an acyclic graph", () => {
    expect(cycles(graph({ a: "bc", b: "d", c: "d", d: "" }))).toEqual([]);
  });
});

describe("nodesOnShortestPaths", () => {
  const house = graph({ a: "bcd", b: "z", c: "z", d: "e", e: "z", z: "a" });

  it("has every node on a shortest path and none on a longer one", () => {
    expect(nodesOnShortestPaths(house, "a", "z").sort()).toEqual(["a", "b", "c", "z"]);
  });

  it("is empty without a path, and the node itself for equal ends", () => {
    expect(nodesOnShortestPaths(graph({ a: "", b: "a" }), "a", "b")).toEqual([]);
    expect(nodesOnShortestPaths(house, "a", "a")).toEqual(["a"]);
  });
});
