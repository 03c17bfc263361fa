import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { useFlip } from "./use-flip";

function Flip() {
  const { isFlipped, button, surface } = useFlip();
  return (
    <>
      <button type="button" {...button}>
        Hold
      </button>
      <div {...surface} data-testid="picture" />
      <input aria-label="Notes" />
      <p>{isFlipped ? "photo" : "forecast"}</p>
    </>
  );
}

const shown = () => screen.getByText(/photo|forecast/).textContent;

beforeEach(() => {
  render(<Flip />);
});

/** jsdom has no PointerEvent; a MouseEvent with its name carries the button. */
const pointer = (name: string, button = 0) =>
  fireEvent(screen.getByRole("button"), new MouseEvent(name, { bubbles: true, button }));

it("shows the photo while the button is held, and the forecast after release", () => {
  pointer("pointerdown");
  expect(shown()).toBe("photo");
  pointer("pointerup");
  expect(shown()).toBe("forecast");
  pointer("pointerdown", 2);
  expect(shown()).toBe("forecast");
});

it.each([" ", "Enter"])("does the same for the key %j", (key) => {
  const button = screen.getByRole("button");
  fireEvent.keyDown(button, { key });
  expect(shown()).toBe("photo");
  fireEvent.keyUp(button, { key });
  expect(shown()).toBe("forecast");
});

it("does the same for the space bar anywhere except in text fields", () => {
  fireEvent.keyDown(document.body, { key: " " });
  expect(shown()).toBe("photo");
  fireEvent.keyUp(document.body, { key: " " });
  expect(shown()).toBe("forecast");
  fireEvent.keyDown(screen.getByRole("textbox"), { key: " " });
  expect(shown()).toBe("forecast");
});

it("releases when the window loses the focus, since the keyup event is lost", () => {
  fireEvent.keyDown(document.body, { key: " " });
  fireEvent.blur(window);
  expect(shown()).toBe("forecast");
});

it("toggles on a click without pointer or key, as from a screen reader", () => {
  const button = screen.getByRole("button");
  fireEvent.click(button, { detail: 0 });
  expect(shown()).toBe("photo");
  fireEvent.click(button, { detail: 0 });
  expect(shown()).toBe("forecast");
});

it("the picture itself can be pressed, and a finger that scrolls lets go of it", () => {
  const picture = screen.getByTestId("picture");
  fireEvent(picture, new MouseEvent("pointerdown", { bubbles: true, button: 0 }));
  expect(shown()).toBe("photo");
  fireEvent(picture, new MouseEvent("pointercancel", { bubbles: true }));
  expect(shown()).toBe("forecast");
});
