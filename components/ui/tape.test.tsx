import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Tape, type TapeProps } from "./tape";

function Weight(props: Partial<TapeProps> & { onChange?: (value: number) => void }) {
  const [value, setValue] = useState(props.value ?? 195);
  const change = (next: number) => {
    setValue(next);
    props.onChange?.(next);
  };
  return (
    <Tape
      label="Weight"
      unit="lb"
      min={100}
      max={350}
      step={5}
      labelEvery={5}
      {...props}
      value={value}
      onValueChange={change}
    />
  );
}

const slider = () => screen.getByRole("slider", { name: "Weight" });
const now = () => Number(slider().getAttribute("aria-valuenow"));
const press = (key: string) => fireEvent.keyDown(slider(), { key });

/** jsdom has no PointerEvent; a MouseEvent with its name carries the position. */
const pointer = (name: string, clientX: number) =>
  fireEvent(slider(), new MouseEvent(name, { bubbles: true, cancelable: true, clientX }));

async function type(text: string) {
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /^Type Weight/ }));
  await user.keyboard(text);
}

afterEach(() => vi.useRealTimers());

describe("Tape", () => {
  it("gives a screen reader value, range and unit", () => {
    render(<Weight />);
    expect(slider()).toHaveAttribute("aria-valuetext", "195 lb");
    expect(slider()).toHaveAttribute("aria-valuemin", "100");
    expect(slider()).toHaveAttribute("aria-valuemax", "350");
  });

  it("accepts typed values in finer steps than its own", async () => {
    render(<Weight typedStep={0.1} format={(value) => `${value}`} />);
    await type("187.34{Enter}");
    expect(now()).toBe(187.3);
    press("ArrowRight");
    expect(now()).toBe(190);
  });

  it.each([
    ["ArrowRight", 200],
    ["ArrowUp", 200],
    ["ArrowLeft", 190],
    ["ArrowDown", 190],
    ["PageUp", 245],
    ["PageDown", 145],
    ["Home", 100],
    ["End", 350],
  ])("%s moves 195 to %d", (key, expected) => {
    render(<Weight />);
    press(key);
    expect(now()).toBe(expected);
  });

  it("stays within its range", () => {
    render(<Weight value={345} />);
    press("PageUp");
    expect(now()).toBe(350);
    press("ArrowRight");
    expect(now()).toBe(350);
  });

  it("steps by 0.1 without floating point errors", () => {
    const seen: number[] = [];
    render(<Weight value={20} min={5} max={45} step={0.1} labelEvery={1} onChange={(v) => seen.push(v)} />);
    for (let i = 0; i < 3; i += 1) press("ArrowRight");
    expect(seen).toEqual([20.1, 20.2, 20.3]);
  });

  it("keeps a typed number between two steps, and steps from there to the next one", async () => {
    render(<Weight />);
    await type("193{Enter}");
    expect(now()).toBe(193);
    fireEvent.click(screen.getByRole("button", { name: "Increase Weight" }));
    expect(now()).toBe(195);
  });

  it("accepts a typed number on blur", async () => {
    render(<Weight />);
    await type("210");
    await userEvent.tab();
    expect(now()).toBe(210);
  });

  it.each([
    ["97", "At least 100 lb"],
    ["9999", "At most 350 lb"],
    ["heavy", "From 100 lb to 350 lb"],
    ["88 kg", "From 100 lb to 350 lb"],
  ])("refuses %j in the unit shown, and keeps it and the value", async (typed, words) => {
    render(<Weight />);
    await type(typed);
    await userEvent.tab();
    expect(now()).toBe(195);
    expect(screen.getByRole("textbox", { name: "Weight" })).toHaveValue(typed);
    expect(screen.getByRole("alert")).toHaveTextContent(words);
  });

  it("names a limit as it prints a value", async () => {
    render(<Weight unit="%" value={20} min={5} max={45} step={0.1} labelEvery={1} />);
    await type("52{Enter}");
    expect(screen.getByRole("alert")).toHaveTextContent("At most 45.0%");
  });

  it("keeps the value on Escape", async () => {
    render(<Weight />);
    await type("250{Escape}");
    expect(now()).toBe(195);
  });

  it("reads values with a given parser", async () => {
    const parse = (typed: string) => {
      const match = typed.match(/^(\d)'(\d+)/);
      return match ? Number(match[1]) * 12 + Number(match[2]) : null;
    };
    render(<Weight value={72} min={48} max={95} step={1} labelEvery={2} parse={parse} />);
    await type("5'11{Enter}");
    expect(now()).toBe(71);
  });

  it("follows the finger, and snaps to a step on release", () => {
    render(<Weight tickEvery={1} pxPerTick={1} />);
    pointer("pointerdown", 200);
    pointer("pointermove", 200 - 29);
    expect(now()).toBe(225);
    pointer("pointerup", 200 - 29);
    pointer("pointermove", 0);
    expect(now()).toBe(225);
  });

  it("repeats eight times a second after + is held for 350 ms, and stops on release", () => {
    vi.useFakeTimers();
    render(<Weight value={100} />);
    const plus = screen.getByRole("button", { name: "Increase Weight" });
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    fireEvent.pointerDown(plus);
    pass(349);
    expect(now()).toBe(100);
    pass(1);
    expect(now()).toBe(105);
    pass(250);
    expect(now()).toBe(115);
    fireEvent.pointerUp(plus);
    fireEvent.click(plus);
    pass(5000);
    expect(now()).toBe(115);
  });

  it("does not move while disabled", () => {
    render(<Weight disabled />);
    press("ArrowRight");
    fireEvent.click(screen.getByRole("button", { name: "Increase Weight" }));
    expect(now()).toBe(195);
  });
});
