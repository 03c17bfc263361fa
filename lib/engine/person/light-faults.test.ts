import { describe, expect, it } from "vitest";
import { type Light, lightFault, lightOn } from "./light-faults";

const GOOD: Light = { person: { p90: 150, p99: 190 }, surroundings: { p50: 130, p90: 180 }, clipped: 0.02 };
const on = (p90: number) => ({ ...GOOD, person: { p90, p99: 190 } });
const inTheDark = (p99: number) => ({
  ...GOOD,
  person: { p90: 30, p99 },
  surroundings: { p50: 30, p90: 60 },
});

describe("the light on a person", () => {
  it.each([
    ["enough", GOOD, null],
    ["just enough", inTheDark(100), null],
    ["half of it", inTheDark(99), { fault: "too_dark", prevents: false }],
    ["a little", inTheDark(45), { fault: "too_dark", prevents: false }],
    ["hardly any", inTheDark(44), { fault: "too_dark", prevents: true }],
    ["a window behind", on(80), { fault: "backlit", prevents: false }],
    ["much darker than the surroundings, but not dark", on(90), null],
    ["darker than the surroundings", on(82), null],
    ["dark in a dark room", { ...on(80), surroundings: { p50: 110, p90: 180 } }, null],
    ["a fifth of the skin white", { ...GOOD, clipped: 0.2 }, null],
    ["more of it white", { ...GOOD, clipped: 0.21 }, { fault: "too_bright", prevents: false }],
  ] as const)("%s", (_what, light, expected) => {
    expect(lightFault(light)).toEqual(expected);
  });
});

it("measures the person and the surroundings apart", () => {
  const grey = (value: number) => [value, value, value];
  const image = {
    width: 2,
    height: 2,
    data: Uint8Array.from([grey(250), grey(100), grey(20), grey(20)].flat()),
  };
  const mask = { width: 2, height: 2, data: Uint8Array.of(1, 1, 0, 0) };
  expect(lightOn(image, mask)).toEqual({
    person: { p90: 250, p99: 250 },
    surroundings: { p50: 20, p90: 20 },
    clipped: 0.5,
  });
});
