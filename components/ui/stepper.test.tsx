import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Stepper } from "./stepper";

function Reps({ start = 10 }: { start?: number }) {
  const [value, setValue] = useState(start);
  return <Stepper label="Reps" value={value} onValueChange={setValue} min={1} max={30} step={1} />;
}

const shown = () =>
  Number(screen.getByRole("button", { name: /^Type Reps/ }).textContent?.replace(/\D/g, ""));
const button = (name: string) => screen.getByRole("button", { name });

afterEach(() => vi.useRealTimers());

describe("Stepper", () => {
  it("steps once per tap", () => {
    render(<Reps />);
    fireEvent.click(button("Increase Reps"));
    expect(shown()).toBe(11);
    fireEvent.click(button("Decrease Reps"));
    fireEvent.click(button("Decrease Reps"));
    expect(shown()).toBe(9);
  });

  it("repeats while held and does not add a step for the release", () => {
    vi.useFakeTimers();
    render(<Reps />);
    fireEvent.pointerDown(button("Increase Reps"));
    act(() => vi.advanceTimersByTime(350 + 125 * 7));
    fireEvent.pointerUp(button("Increase Reps"));
    fireEvent.click(button("Increase Reps"));
    expect(shown()).toBe(18);
  });

  it("stops repeating at the end of the range and keeps the focus there", () => {
    vi.useFakeTimers();
    render(<Reps start={28} />);
    const plus = button("Increase Reps");
    plus.focus();
    fireEvent.pointerDown(plus);
    act(() => vi.advanceTimersByTime(5000));
    expect(shown()).toBe(30);
    expect(plus).toHaveFocus();
    expect(plus).toHaveAttribute("aria-disabled", "true");
  });

  it("stops repeating when the finger slides off", () => {
    vi.useFakeTimers();
    render(<Reps />);
    fireEvent.pointerDown(button("Increase Reps"));
    fireEvent.pointerLeave(button("Increase Reps"));
    act(() => vi.advanceTimersByTime(5000));
    expect(shown()).toBe(10);
  });

  it("takes a typed value, clamped", async () => {
    const user = userEvent.setup();
    render(<Reps />);
    await user.click(screen.getByRole("button", { name: /^Type Reps/ }));
    await user.keyboard("55{Enter}");
    expect(shown()).toBe(30);
  });

  it("listens to the up and down arrows", () => {
    render(<Reps />);
    fireEvent.keyDown(button("Increase Reps"), { key: "ArrowUp" });
    expect(shown()).toBe(11);
    fireEvent.keyDown(button("Increase Reps"), { key: "ArrowDown" });
    expect(shown()).toBe(10);
  });
});
