import fc from "fast-check";
import { expect, it } from "vitest";
import { prefixQuery } from "./search";

it("asks for every word as the beginning of one", () => {
  expect(prefixQuery("  mar ree ")).toBe("mar:* & ree:*");
  expect(prefixQuery("José O'Brien")).toBe("José:* & O:* & Brien:*");
});

it("has nothing to ask for without a word", () => {
  expect(prefixQuery(" & | ! ")).toBeNull();
});

it("lets no operator of the query language through, whatever is typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (search) => {
      const query = prefixQuery(search);
      for (const term of query?.split(" & ") ?? []) expect(term).toMatch(/^[\p{L}\p{M}\p{N}]+:\*$/u);
    }),
  );
});
