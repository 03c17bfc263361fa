import { expect, it } from "vitest";
import { figuresText } from "./body";
import { unitSystem } from "./unit-system";

const lb = unitSystem("imperial");

it("always prints one decimal", () => {
  expect(figuresText({ weightLbs: 185, bodyFat: 15 }, lb)).toBe("185.0 lb, 15.0%");
  expect(figuresText({ weightLbs: 191.44, bodyFat: 18.55 }, lb)).toBe("191.4 lb, 18.6%");
});
