import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasMonthScale, placeStops, rulerTicks } from "./month-ruler";

const stop = (month: number | null, label: string, shortLabel = label) => ({ month, label, shortLabel });
const NOW = stop(0, "Now");

describe("stops on a ruler of months", () => {
  it("are in proportion to their months", () => {
    const stops = [NOW, stop(1, "Dec 20, 2026", "Dec 20"), stop(4, "Mar 20, 2027", "Mar 20")];
    expect(placeStops(stops, 2)).toEqual([
      { position: 0, text: "Now" },
      { position: 0.25, text: "Dec 20" },
      { position: 1, text: "Mar 20, 2027" },
    ]);
  });

  it("are evenly spaced if one of them has no month", () => {
    const stops = [NOW, stop(1, "Dec 20, 2026", "Dec 20"), stop(null, "Step 2")];
    expect(hasMonthScale(stops)).toBe(false);
    expect(placeStops(stops, 2).map(({ position }) => position)).toEqual([0, 0.5, 1]);
  });

  it("hide labels without space, but never the selected one", () => {
    const dates = [1, 2, 3, 4, 5, 6].map((month) =>
      stop(month, `May ${10 + month}, 2027`, `May ${10 + month}`),
    );
    const texts = placeStops([NOW, ...dates], 3).map(({ text }) => text);
    expect(texts[0]).toBe("Now");
    expect(texts[3]).toBe("May 13, 2027");
    expect(texts[2]).toBeNull();
    expect(texts[4]).toBeNull();
    expect(texts[6]).toBe("May 16");
  });

  it("stay on the ruler, in order, for any months", () => {
    const months = fc.uniqueArray(fc.integer({ min: 1, max: 36 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(months, (values) => {
        const stops = [NOW, ...values.sort((a, b) => a - b).map((month) => stop(month, `Month ${month}`))];
        const positions = placeStops(stops, 1).map(({ position }) => position);
        expect(positions[0]).toBe(0);
        expect(positions.at(-1)).toBe(1);
        expect(positions).toEqual([...positions].sort((a, b) => a - b));
      }),
    );
  });
});

describe("the ruler's ticks", () => {
  it("are weeks on a short ruler, months on a long one, and none without months", () => {
    expect(rulerTicks(6)).toHaveLength(25);
    expect(rulerTicks(6).filter(({ isMonth }) => isMonth)).toHaveLength(7);
    expect(rulerTicks(24)).toHaveLength(25);
    expect(rulerTicks(0)).toEqual([]);
  });
});
