import { expect, it } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { figuresText, signed } from "./figures";

const lb = unitSystem("imperial");

it("prints one decimal, always", () => {
  expect(figuresText({ weightLbs: 185, bodyFat: 15 }, lb)).toBe("185.0 lb, 15.0%");
  expect(figuresText({ weightLbs: 191.44, bodyFat: 18.55 }, lb)).toBe("191.4 lb, 18.6%");
});

it("signs a change with a true minus, and nothing that rounds to no change", () => {
  expect([-10, 1.3, 0, 0.04, -0.04].map(signed)).toEqual(["−10.0", "+1.3", "0.0", "0.0", "0.0"]);
});
