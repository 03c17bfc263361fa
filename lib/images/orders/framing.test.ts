import { describe, expect, it } from "vitest";
import { FRAME_SHAPE, inFrame, placed, viewOf, wholeView, zoomedOut } from "./framing";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const shareOf = (person: ReturnType<typeof box>, shape = FRAME_SHAPE) =>
  (person.height * shape) / (viewOf({ shape, box: person }).width * FRAME_SHAPE);

describe("the view of a person", () => {
  it("has a small margin above the head and below the feet", () => {
    const person = box(0.4, 0.3, 0.2, 0.5);
    const view = viewOf({ shape: FRAME_SHAPE, box: person });
    const [, head] = inFrame([0.5, 0.3], view, FRAME_SHAPE);
    const [middle, feet] = inFrame([0.5, 0.8], view, FRAME_SHAPE);
    expect(head).toBeCloseTo(0.045, 2);
    expect(feet).toBeCloseTo(0.955, 2);
    expect(middle).toBeCloseTo(0.5);
  });

  it.each([
    ["small in the photo", box(0.1, 0.5, 0.15, 0.35)],
    ["with wide arms", box(0.05, 0.3, 0.9, 0.4)],
    ["at the edge", box(0.8, 0.6, 0.2, 0.4)],
  ])("gives a person %s seven tenths of the height, inside the photo", (_, person) => {
    for (const shape of [FRAME_SHAPE, 4 / 3, 3 / 4]) {
      const { left, top, width } = viewOf({ shape, box: person });
      expect(shareOf(person, shape)).toBeGreaterThanOrEqual(0.7 - 1e-9);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(1 + 1e-9);
      expect(top + width * FRAME_SHAPE).toBeLessThanOrEqual(shape + 1e-9);
    }
  });

  it("ends where a photo that is cut at the thighs ends", () => {
    const { top, width } = viewOf({ shape: FRAME_SHAPE, box: box(0.3, 0.2, 0.4, 0.8) });
    expect(top + width * FRAME_SHAPE).toBeCloseTo(FRAME_SHAPE);
  });

  it("keeps the head in a photo that is narrower than the frame", () => {
    const shape = 2.4;
    const view = viewOf({ shape, box: box(0.1, 0.1, 0.8, 0.85) });
    expect(view.width).toBe(1);
    expect(inFrame([0.5, 0.1], view, shape)[1]).toBeGreaterThan(0);
  });
});

it("the whole picture lies in the frame with space around it", () => {
  expect(wholeView(FRAME_SHAPE)).toEqual({ left: 0, top: 0, width: 1 });
  const [, top] = inFrame([0, 0], wholeView(1), 1);
  const [, bottom] = inFrame([0, 1], wholeView(1), 1);
  expect(top).toBeCloseTo(1 - bottom);
  expect(inFrame([0, 0], wholeView(2), 2)[0]).toBeGreaterThan(0);
});

it("a picture is placed by percentages of its frame", () => {
  expect(placed({ left: 0.25, top: 4 / 9, width: 0.5 })).toMatchObject({
    left: "-50%",
    top: "-50%",
    width: "200%",
  });
});

it.each([FRAME_SHAPE, 1, 2.4])(
  "zooming out ends with the whole picture of shape %d in the frame",
  (shape) => {
    const view = viewOf({ shape, box: box(0.5, 0.4, 0.2, 0.3) });
    const { least, moved } = zoomedOut(view, shape);
    const { x, y } = moved(least);
    for (const point of [
      [0, 0],
      [1, 1],
      [0.3, 0.7],
    ] as const) {
      const [u, v] = inFrame(point, view, shape);
      const whole = inFrame(point, wholeView(shape), shape);
      expect(0.5 + (u - 0.5) * least + x).toBeCloseTo(whole[0]);
      expect(0.5 + (v - 0.5) * least + y).toBeCloseTo(whole[1]);
    }
    expect(moved(1)).toEqual({ x: 0, y: 0 });
  },
);
