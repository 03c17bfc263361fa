import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { SettingSlider } from "./setting-slider";

const WEIGHTS = [180, 185, 190, 195, 200];

function SliderWithState({ saved }: { saved: number }) {
  const [value, setValue] = useState(saved);
  return (
    <SettingSlider
      label="Target weight"
      values={WEIGHTS}
      value={value}
      saved={saved}
      onValueChange={setValue}
      format={(pounds) => `${pounds} lb`}
    />
  );
}

/** jsdom's pointer events have no position; mouse events do, and React only checks the name. */
const pointer = (slider: HTMLElement, name: string, clientX: number) =>
  act(() => slider.dispatchEvent(new MouseEvent(`pointer${name}`, { bubbles: true, button: 0, clientX })));

/** A slider of 128 px: 14 px inset at each end, 25 px between stops. */
function renderSlider(saved: number) {
  render(<SliderWithState saved={saved} />);
  const slider = screen.getByRole("slider", { name: "Target weight" });
  slider.getBoundingClientRect = () => ({ left: 0, width: 128 }) as DOMRect;
  return slider;
}

test("keys go stop by stop and stay within the range", async () => {
  const slider = renderSlider(185);
  slider.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(slider).toHaveAttribute("aria-valuetext", "190 lb");
  await userEvent.keyboard("{PageUp}{ArrowRight}");
  expect(slider).toHaveAttribute("aria-valuetext", "200 lb");
  await userEvent.keyboard("{Home}");
  expect(slider).toHaveAttribute("aria-valuetext", "180 lb");
});

test("from a value between two stops a key moves to the next stop in its direction", async () => {
  const slider = renderSlider(187.4);
  slider.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(slider).toHaveAttribute("aria-valuetext", "190 lb");
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(slider).toHaveAttribute("aria-valuetext", "180 lb");
});

test("shows the saved value only after a change", async () => {
  const slider = renderSlider(185);
  expect(slider).not.toHaveTextContent("→");
  slider.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(slider).toHaveTextContent("185 lb → 190 lb");
});

test("follows a drag and a tap, but not a scroll gesture", () => {
  const slider = renderSlider(185);
  pointer(slider, "down", 40);
  pointer(slider, "move", 42);
  pointer(slider, "cancel", 42);
  pointer(slider, "move", 90);
  expect(slider).toHaveAttribute("aria-valuetext", "185 lb");
  pointer(slider, "down", 40);
  pointer(slider, "move", 90);
  expect(slider).toHaveAttribute("aria-valuetext", "195 lb");
  pointer(slider, "up", 90);
  pointer(slider, "down", 114);
  pointer(slider, "up", 114);
  expect(slider).toHaveAttribute("aria-valuetext", "200 lb");
});
