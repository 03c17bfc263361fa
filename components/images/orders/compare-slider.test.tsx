import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { CompareSlider } from "./compare-slider";

let prefersReducedMotion: boolean;

beforeEach(() => {
  prefersReducedMotion = true;
  vi.stubGlobal("matchMedia", () => ({
    matches: prefersReducedMotion,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

function show({ sweep = false, onSwept = () => {} } = {}) {
  const view = render(
    <CompareSlider
      photo={{ src: "/photo.jpg", alt: "Photo" }}
      forecast={{ src: "/forecast.jpg", alt: "Forecast" }}
      sweep={sweep}
      onSwept={onSwept}
    />,
  );
  return { ...view, slider: screen.getByRole("slider") };
}

it("starts in the middle and says how much of it is photo", () => {
  expect(show().slider).toHaveAttribute("aria-valuetext", "Photo 50 percent");
});

it("moves by two percent with arrow keys, by ten with page keys, and to the ends", async () => {
  const { slider } = show();
  slider.focus();
  await userEvent.keyboard("{ArrowRight}{ArrowUp}{ArrowLeft}");
  expect(slider).toHaveAttribute("aria-valuenow", "52");
  await userEvent.keyboard("{PageDown}");
  expect(slider).toHaveAttribute("aria-valuenow", "42");
  await userEvent.keyboard("{End}{ArrowRight}");
  expect(slider).toHaveAttribute("aria-valuenow", "100");
  await userEvent.keyboard("{Home}");
  expect(slider).toHaveAttribute("aria-valuetext", "Photo 0 percent");
});

it("follows a pressed finger anywhere on the picture", () => {
  const { slider, container } = show();
  const surface = container.firstElementChild as HTMLElement;
  surface.getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
  // jsdom has no PointerEvent; a MouseEvent with its name carries the position.
  const pointer = (name: string, clientX: number) =>
    fireEvent(surface, new MouseEvent(name, { bubbles: true, button: 0, clientX }));
  pointer("pointermove", 110);
  expect(slider).toHaveAttribute("aria-valuenow", "50");
  pointer("pointerdown", 150);
  expect(slider).toHaveAttribute("aria-valuenow", "25");
  pointer("pointermove", 900);
  expect(slider).toHaveAttribute("aria-valuenow", "100");
  pointer("pointerup", 900);
  pointer("pointermove", 150);
  expect(slider).toHaveAttribute("aria-valuenow", "100");
});

it("plays the intro once, after both pictures have loaded", () => {
  const onSwept = vi.fn();
  show({ sweep: true, onSwept });
  fireEvent.load(screen.getByAltText("Photo"));
  expect(onSwept).not.toHaveBeenCalled();
  fireEvent.load(screen.getByAltText("Forecast"));
  expect(onSwept).toHaveBeenCalledTimes(1);
});

it("does not move with reduced motion", () => {
  const frames = vi.spyOn(window, "requestAnimationFrame");
  const { slider } = show({ sweep: true });
  for (const name of ["Photo", "Forecast"]) fireEvent.load(screen.getByAltText(name));
  expect(frames).not.toHaveBeenCalled();
  expect(slider).toHaveAttribute("aria-valuenow", "50");
});

it("moves by itself without that setting", () => {
  prefersReducedMotion = false;
  const frames = vi.spyOn(window, "requestAnimationFrame").mockReturnValue(1);
  show({ sweep: true });
  for (const name of ["Photo", "Forecast"]) fireEvent.load(screen.getByAltText(name));
  expect(frames).toHaveBeenCalled();
});
