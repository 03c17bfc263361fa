import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useSwipe } from "./use-swipe";

const onSwipe = vi.fn();

function Area() {
  return (
    <div {...useSwipe(onSwipe)}>
      <button type="button">62.5 lb</button>
    </div>
  );
}

/** One finger on the inner button. jsdom's pointer events have no position; mouse events do. */
function finger(dx: number, dy: number, end = "pointerup") {
  onSwipe.mockClear();
  const on = screen.getByRole("button");
  const at = (type: string, clientX: number, clientY: number) =>
    fireEvent(on, new MouseEvent(type, { bubbles: true, clientX, clientY }));
  at("pointerdown", 200, 600);
  at("pointermove", 200 + dx, 600 + dy);
  at(end, 200 + dx, 600 + dy);
  return onSwipe.mock.calls.flat();
}

it("moves on with a left swipe and back with a right one, and ignores taps and scrolling", () => {
  render(<Area />);
  expect(finger(-60, 10)).toEqual([1]);
  expect(finger(60, -10)).toEqual([-1]);
  expect(finger(-30, 0)).toEqual([]);
  expect(finger(-60, 50)).toEqual([]);
  expect(finger(0, 0)).toEqual([]);
  // pointercancel means that the browser scrolls.
  expect(finger(-60, 0, "pointercancel")).toEqual([]);
});
