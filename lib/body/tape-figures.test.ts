import { describe, expect, it } from "vitest";
import { girthText, tapeFigures } from "./tape-figures";
import { unitSystem } from "./unit-system";

describe("the words of a change", () => {
  const loss = { cm: -9.2, low: -11.4, high: -7 };

  it("show the smaller change first, in whole centimetres or tenths of an inch", () => {
    expect(tapeFigures(loss, unitSystem("metric"))).toEqual({
      change: "−9",
      unit: "cm",
      near: "−7",
      far: "−11",
    });
    expect(tapeFigures(loss, unitSystem("imperial"))).toEqual({
      change: "−3.6",
      unit: "in",
      near: "−2.8",
      far: "−4.5",
    });
    expect(tapeFigures({ cm: 3, low: 2, high: 4 }, unitSystem("metric"))).toMatchObject({
      near: "+2",
      far: "+4",
    });
  });

  it("have no sign for zero", () => {
    expect(tapeFigures({ cm: -0.2, low: -0.4, high: 0 }, unitSystem("metric"))).toMatchObject({
      change: "0",
      near: "0",
      far: "0",
    });
  });
});

it("prints a girth in the chosen unit", () => {
  expect(girthText(87.8, unitSystem("metric"))).toBe("88 cm");
  expect(girthText(87.8, unitSystem("imperial"))).toBe("34.6 in");
});
