import { expect, test } from "vitest";
import { GIRTH_MM, girthRefusal, shownGirth, storedGirth, TAPED_SITES } from "./tape-girths";
import { unitSystem } from "./unit-system";

const [INCHES, CENTIMETRES] = [unitSystem("imperial"), unitSystem("metric")];

test("a girth typed to the tenth is shown as typed, in both units", () => {
  for (const system of [INCHES, CENTIMETRES])
    for (let tenths = 60; tenths < 2200; tenths++)
      expect(shownGirth(storedGirth(tenths / 10, system), system)).toBe(tenths / 10);
});

test("the limits named in an error message are accepted, in both units", () => {
  for (const system of [INCHES, CENTIMETRES])
    for (const site of TAPED_SITES) {
      const { max, min } = GIRTH_MM[site];
      expect(girthRefusal(site, min, system)).toBeNull();
      const [low, high] = (girthRefusal(site, max + 1, system) ?? "").split(" to ");
      for (const end of [low, high]) {
        const typed = storedGirth(Number.parseFloat(end ?? ""), system);
        expect(girthRefusal(site, typed, system), `${site} ${end}`).toBeNull();
      }
    }
});
