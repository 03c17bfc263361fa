import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { FRAME_SHAPE, viewOf } from "@/lib/images/orders/framing";
import { BodyOverlay } from "./body-overlay";

const box = { left: 0.4, top: 0.2, width: 0.2, height: 0.4 };
const figure = {
  shape: FRAME_SHAPE,
  box,
  outline: [
    [
      [0.4, 0.2],
      [0.6, 0.2],
      [0.6, 0.6],
      [0.4, 0.6],
    ],
  ] as [number, number][][],
};
const numbersOf = (path: Element | null) => (path?.getAttribute("d")?.match(/\d\.\d+/g) ?? []).map(Number);

it("draws the outline where the frame shows the person", () => {
  const whole = render(<BodyOverlay figure={figure} />).container.querySelector("path");
  expect(Math.max(...numbersOf(whole))).toBeCloseTo(0.6);
  const view = viewOf(figure);
  const cropped = render(<BodyOverlay figure={figure} view={view} />).container.querySelector("path");
  expect(Math.max(...numbersOf(cropped))).toBeGreaterThan(0.9);
});

it("draws no outline when it is switched off", () => {
  const { container } = render(<BodyOverlay figure={figure} hasOutline={false} />);
  expect(container.querySelector("[data-outline]")).toBeNull();
});
