import { expect, it } from "vitest";
import { instant } from "./schema";

it("takes instants of the years that PostgreSQL can store", () => {
  expect(instant().parse("0001-01-01T01:00:00+01:00")).toEqual(new Date("0001-01-01T00:00:00Z"));
  expect(instant().safeParse("0000-12-31T23:59:59Z").success).toBe(false);
  expect(instant().safeParse("0001-01-01T00:00:00+00:01").success).toBe(false);
});
