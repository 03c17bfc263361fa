import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "./button";
import { Stepper } from "./stepper";
import { parseDecimal, readWithin } from "./value-scale";

function Reps({ start = 10 }: { start?: number }) {
  const [value, setValue] = useState(start);
  return (
    <Stepper
      label="Reps"
      text={String(value)}
      atMin={value <= 1}
      atMax={value >= 30}
      onStep={(direction) => setValue((now) => Math.min(30, now + direction))}
      read={(typed) => readWithin(parseDecimal(typed), { min: 1, max: 30 }, String)}
      onType={setValue}
      size="md"
    />
  );
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

  it("stops repeating at the end of the range and keeps the focus", () => {
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

  it("neither repeats nor steps when the finger swipes", () => {
    vi.useFakeTimers();
    render(<Reps />);
    const plus = button("Increase Reps");
    const at = (type: string, clientX: number) =>
      fireEvent(plus, new MouseEvent(type, { bubbles: true, clientX, clientY: 700 }));
    at("pointerdown", 300);
    at("pointermove", 297);
    at("pointermove", 270);
    act(() => vi.advanceTimersByTime(5000));
    at("pointerup", 180);
    expect(shown()).toBe(10);
  });

  it("accepts a typed number", async () => {
    const user = userEvent.setup();
    render(<Reps />);
    await user.click(screen.getByRole("button", { name: /^Type Reps/ }));
    await user.keyboard("25{Enter}");
    expect(shown()).toBe(25);
  });

  it.each([
    ["45", "At most 30"],
    ["0", "At least 1"],
    ["many", "From 1 to 30"],
    ["{Backspace}", "From 1 to 30"],
  ])("refuses %j in words, and keeps it to be corrected", async (typed, words) => {
    const user = userEvent.setup();
    render(<Reps />);
    await user.click(screen.getByRole("button", { name: /^Type Reps/ }));
    await user.keyboard(typed);
    await user.tab();
    const field = screen.getByRole("textbox", { name: "Reps" });
    expect(field).toHaveValue(typed === "{Backspace}" ? "" : typed);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(words);
    expect(screen.getByRole("alert")).toHaveTextContent(words);
    await user.clear(field);
    await user.type(field, "12{Enter}");
    expect(shown()).toBe(12);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("gives up a refused number on Escape, and for a step from the last one that was right", async () => {
    const user = userEvent.setup();
    render(<Reps />);
    for (const leave of [
      () => user.keyboard("{Escape}"),
      () => user.click(button("Increase Reps")).then(() => user.click(button("Decrease Reps"))),
    ]) {
      await user.click(screen.getByRole("button", { name: /^Type Reps/ }));
      await user.keyboard("45{Enter}");
      expect(screen.getByRole("textbox", { name: "Reps" })).toHaveValue("45");
      await leave();
      expect(shown()).toBe(10);
    }
  });

  it("steps with the arrow keys from the number just typed", async () => {
    const user = userEvent.setup();
    render(<Reps />);
    await user.click(screen.getByRole("button", { name: /^Type Reps/ }));
    await user.keyboard("20{ArrowUp}");
    expect(shown()).toBe(21);
  });

  it("keeps Save from saving, and has it send the focus to what was refused nearby", async () => {
    const user = userEvent.setup();
    const save = vi.fn();
    render(
      <main>
        <form>
          <Reps />
          <Button saves onClick={save}>
            Save
          </Button>
        </form>
        <Button saves onClick={save}>
          Save another
        </Button>
      </main>,
    );
    await user.click(screen.getByRole("button", { name: /^Type Reps/ }));
    await user.keyboard("45");
    await user.click(button("Save"));
    expect(save).not.toHaveBeenCalled();
    expect(screen.getByRole("textbox", { name: "Reps" })).toHaveFocus();
    await user.keyboard("30");
    await user.click(button("Save"));
    expect(save).toHaveBeenCalledOnce();
    expect(shown()).toBe(30);
  });

  it("handles the up and down arrows", () => {
    render(<Reps />);
    fireEvent.keyDown(button("Increase Reps"), { key: "ArrowUp" });
    expect(shown()).toBe(11);
    fireEvent.keyDown(button("Increase Reps"), { key: "ArrowDown" });
    expect(shown()).toBe(10);
  });
});
