import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isWithin, type NumberRange, valuesOf } from "@/lib/text/number-range";
import { filedHeight, filedWeight, storedHeight, storedLoad, storedWeight } from "./exactness";
import { HEIGHT_INCHES, MUSCLE_GROUPS, SCALE_WEIGHT_LBS, SET_WEIGHT_LBS, WEIGHT_LBS } from "./ranges";
import { loadFigure, type Scale, unitSystem, weightChange, weightFigure, weightText } from "./unit-system";
import { UNITS } from "./units";

const lb = unitSystem("imperial");
const kg = unitSystem("metric");

const allOf = (scale: Scale): number[] => [
  ...new Set([...valuesOf(scale), ...valuesOf({ ...scale, step: scale.typedStep })]),
];
/** Simulates storage in a double column and transport as JSON. */
const stored = (value: number): number => Number(JSON.parse(JSON.stringify(value)));

test("pounds, feet and inches are the default and exactly what the specification prints", () => {
  expect(unitSystem(undefined)).toBe(lb);
  expect(weightText(195, lb)).toBe("195.0 lb");
  expect(weightText(182.44, lb)).toBe("182.4 lb");
  expect(loadFigure(185, lb)).toBe("185");
  expect(loadFigure(62.5, lb)).toBe("62.5");
  expect(loadFigure(62.25, lb)).toBe("62.25");
  expect(loadFigure(kg.lbsOfLoad(99), lb)).toBe("218.3");
  expect(lb.heightText(72)).toBe("6'0\"");
  expect(lb.spokenHeight(71)).toBe("5 feet 11 inches");
  expect(lb.bodyWeight).toMatchObject(WEIGHT_LBS);
  expect(lb.height).toMatchObject(HEIGHT_INCHES);
  expect(lb.setWeight).toBe(SET_WEIGHT_LBS);
  expect(weightChange(195, 185, lb)).toBe("−10.0");
});

test("kilograms and centimetres are written in the usual form", () => {
  expect(weightText(195, kg)).toBe("88.5 kg");
  expect(weightFigure(185, kg)).toBe("83.9");
  // 10 lb are 4.5 kg, but the printed figures differ by 4.6.
  expect(weightChange(195, 185, kg)).toBe("−4.6");
  expect(kg.heightText(72)).toBe("183 cm");
  expect([" 183 ", "183cm", "183.4 CM", "1.83", "6'0", ""].map(kg.readHeight)).toEqual([
    183,
    183,
    183.4,
    null,
    null,
    null,
  ]);
});

test("loads logged in pounds are shown to the tenth of a kilogram, and plates exactly", () => {
  expect([185, 135, 45, 0].map((lbs) => loadFigure(lbs, kg))).toEqual(["83.9", "61.2", "20.4", "0"]);
  expect([20, 61.25, 62.5, 101.75].map((load) => loadFigure(kg.lbsOfLoad(load), kg))).toEqual([
    "20",
    "61.25",
    "62.5",
    "101.75",
  ]);
});

describe("metric scales lie within the specification's ranges", () => {
  const inPounds = (range: NumberRange, back: (value: number) => number, bounds: NumberRange) => {
    for (const value of [range.min, range.max]) expect(isWithin(bounds, back(value))).toBe(true);
  };
  test("body weight and height", () => {
    inPounds(kg.bodyWeight, kg.lbsOf, WEIGHT_LBS);
    inPounds(kg.scaleWeight, kg.lbsOf, SCALE_WEIGHT_LBS);
    inPounds(kg.height, kg.inchesOf, HEIGHT_INCHES);
    expect(kg.bodyWeight).toMatchObject({ min: 45.4, max: 158.7, step: 0.5 });
    expect(kg.scaleWeight).toMatchObject({ min: 22.7, max: 317.5, step: 0.1 });
    expect(kg.height).toMatchObject({ min: 122, max: 241, step: 1 });
  });
  test.each(MUSCLE_GROUPS)("loads of %s", (group) => {
    inPounds(kg.setWeight[group], kg.lbsOfLoad, SET_WEIGHT_LBS[group]);
    expect(kg.setWeight[group]).toEqual({ min: 2.5, max: group === "legs" ? 340 : 226.75, step: 2.5 });
  });
});

describe.each(UNITS)("a value entered in %s units is shown unchanged", (units) => {
  const system = unitSystem(units);

  test("every body weight that can be picked or typed, after storage", () => {
    for (const entered of new Set([...allOf(system.bodyWeight), ...allOf(system.scaleWeight)])) {
      const kept = stored(storedWeight(stored(system.lbsOf(entered))));
      expect(isWithin(SCALE_WEIGHT_LBS, kept)).toBe(true);
      expect(weightFigure(kept, system)).toBe(entered.toFixed(1));
    }
  });

  test("every height", () => {
    for (const entered of allOf(system.height)) {
      const kept = storedHeight(stored(system.inchesOf(entered)));
      expect(kept).not.toBeNull();
      expect(system.heightOf(stored(kept ?? 0))).toBe(entered);
    }
  });

  test("every load that can be tapped or typed: quarters and tenths", () => {
    const typed = [4, 10].flatMap((parts) => Array.from({ length: 750 * parts }, (_, n) => (n + 1) / parts));
    const tapped = MUSCLE_GROUPS.flatMap((group) => valuesOf(system.setWeight[group]));
    const lost = [...tapped, ...typed].filter(
      (load) => loadFigure(stored(system.lbsOfLoad(load)), system) !== String(load),
    );
    expect(lost).toEqual([]);
  });
});

describe("values do not drift when saved repeatedly", () => {
  const weight = fc.double({ min: 100, max: 350, noNaN: true });

  test("storing a stored value changes nothing", () => {
    fc.assert(
      fc.property(weight, fc.integer({ min: 454, max: 1587 }), (lbs, tenthsOfKg) => {
        for (const value of [lbs, kg.lbsOf(tenthsOfKg / 10)]) {
          const kept = storedWeight(value);
          expect(Object.is(storedWeight(stored(kept)), kept)).toBe(true);
        }
      }),
    );
    for (const cm of valuesOf(kg.height)) {
      const kept = storedHeight(kg.inchesOf(cm));
      expect(storedHeight(stored(kept ?? 0))).toBe(kept);
    }
  });

  test("a value that was read from a screen and typed again stays the same, in both units", () => {
    fc.assert(
      fc.property(weight, fc.constantFrom(...UNITS), (lbs, units) => {
        const system = unitSystem(units);
        const once = storedWeight(system.lbsOf(Number(weightFigure(lbs, system))));
        const twice = storedWeight(system.lbsOf(Number(weightFigure(once, system))));
        expect(Object.is(twice, once)).toBe(true);
      }),
    );
  });

  test("a load that was read and typed again stays the same", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 750, noNaN: true }), fc.constantFrom(...UNITS), (lbs, units) => {
        const system = unitSystem(units);
        const once = system.lbsOfLoad(Number(loadFigure(lbs, system)));
        expect(system.lbsOfLoad(Number(loadFigure(once, system)))).toBe(once);
      }),
    );
  });

  test("a file in either unit restores exactly what was stored", () => {
    const loads = Array.from({ length: 3000 }, (_, n) => (n + 1) / 4).flatMap((load) => [
      load,
      kg.lbsOfLoad(load),
    ]);
    for (const system of [lb, kg]) {
      const read = (load: number) => storedLoad(system.lbsOf(stored(filedWeight(load, system))));
      expect(loads.filter((load) => read(load) !== load)).toEqual([]);
      for (const inches of [...valuesOf(HEIGHT_INCHES), ...valuesOf(kg.height).map(kg.inchesOf)])
        expect(storedHeight(system.inchesOf(filedHeight(inches, system)))).toBe(inches);
    }
    expect([62.5, 61.25].map((load) => filedWeight(kg.lbsOfLoad(load), kg))).toEqual([62.5, 61.25]);
    expect(filedWeight(185, kg)).toBe(83.9145885);
    expect(filedHeight(72, kg)).toBe(182.88);
  });

  test("half pounds that an app wrote as hundredths of a kilogram are pounds again, unless tenths were lost too", () => {
    const halves = Array.from({ length: 1500 }, (_, n) => (n + 1) / 2);
    const written = halves.map((load) => ({ load, kg: Number(kg.weightOf(load).toFixed(2)) }));
    const plates = (load: number) => load === kg.loadOf(kg.lbsOf(load));
    const lost = written.filter((row) => !plates(row.kg) && storedLoad(kg.lbsOf(row.kg)) !== row.load);
    expect(lost).toEqual([]);
    expect([61.23, 83.91, 102.06].map((read) => storedLoad(kg.lbsOf(read)))).toEqual([135, 185, 225]);
    expect([61.25, 62.5, 22.7].map((read) => kg.loadOf(storedLoad(kg.lbsOf(read))))).toEqual([
      61.25, 62.5, 22.7,
    ]);
  });

  test("every tenth of a kilogram and of a pound shows the same digits for ever, through both units and a file", () => {
    for (const system of [lb, kg]) {
      const tenths = Array.from({ length: 9000 }, (_, n) => (n + 1) / 10);
      const shown = (lbs: number) => Number(loadFigure(storedLoad(stored(lbs)), system));
      expect(tenths.filter((entered) => shown(system.lbsOfLoad(entered)) !== entered)).toEqual([]);
      const filed = (lbs: number, other: typeof lb) => other.lbsOf(stored(filedWeight(lbs, other)));
      for (const other of [lb, kg])
        expect(
          tenths.filter((entered) => shown(filed(system.lbsOfLoad(entered), other)) !== entered),
        ).toEqual([]);
    }
  });

  test("tenths of a pound are stored unchanged", () => {
    for (const lbs of valuesOf({ min: 100, max: 350, step: 0.1 })) expect(storedWeight(lbs)).toBe(lbs);
    expect(storedWeight(183.44)).toBe(183.4);
  });

  test("heights between whole inches and whole centimetres are rejected", () => {
    expect([72.5, 71.99, 60.1].map(storedHeight)).toEqual([null, null, null]);
  });
});
