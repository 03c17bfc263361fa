import { describe, expect, it } from "vitest";
import { createLru } from "./lru";

describe("createLru", () => {
  it("drops the least recently used entry", () => {
    const lru = createLru<number>(2);
    lru.set("a", 1);
    lru.set("b", 2);
    lru.get("a");
    lru.set("c", 3);
    expect([lru.get("a"), lru.get("b"), lru.get("c")]).toEqual([1, undefined, 3]);
  });

  it("replaces the value of a key and keeps the other entries", () => {
    const lru = createLru<number>(2);
    lru.set("a", 1);
    lru.set("b", 2);
    lru.set("a", 3);
    expect([lru.get("a"), lru.get("b")]).toEqual([3, 2]);
  });
});
