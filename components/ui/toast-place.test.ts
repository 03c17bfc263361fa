import { describe, expect, it } from "vitest";
import { freeTop } from "./toast-place";

const range = { min: 8, max: 780 };
const card = { left: 12, right: 378, top: 600, bottom: 660 };
const control = (top: number, bottom: number, isMain = false) => ({
  left: 20,
  right: 200,
  top,
  bottom,
  isMain,
});

describe("freeTop", () => {
  it("stays where nothing is covered", () => {
    expect(freeTop(card, range, [control(100, 200), control(660, 700)])).toBe(600);
  });

  it("goes to the nearest place that covers nothing", () => {
    expect(freeTop(card, range, [control(640, 700)])).toBe(572);
    expect(freeTop(card, range, [control(590, 620)])).toBe(628);
  });

  it("ignores what is beside it", () => {
    expect(freeTop(card, range, [{ ...control(600, 660, true), left: 400, right: 500 }])).toBe(600);
  });

  it("covers others rather than a main control, if it must", () => {
    const full = Array.from({ length: 14 }, (_, at) => control(at * 60, at * 60 + 60, at > 3));
    const top = freeTop(card, range, full);
    expect(top).toBeLessThanOrEqual(180);
    expect(top).toBeGreaterThanOrEqual(8);
  });

  it("stays on the screen", () => {
    expect(freeTop(card, { min: 8, max: 620 }, [control(560, 640)])).toBe(492);
  });
});
