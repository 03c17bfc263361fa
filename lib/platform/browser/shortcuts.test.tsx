import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { letterKeys } from "./local-flags";
import { shortcutsNow, useShortcuts } from "./shortcuts";

const pressed: string[] = [];
const note = (key: string) => void pressed.push(key);

function Page({ isOpen = true }: { isOpen?: boolean }) {
  useShortcuts("Logger", [
    { keys: ["Enter"], does: "Log the set", except: "button", run: note },
    { keys: ["ArrowUp", "ArrowDown"], does: "Change the reps", run: note },
    { keys: ["Shift+ArrowUp"], does: "Change the weight", run: note },
  ]);
  useShortcuts("Everywhere", [
    { keys: ["g c"], does: "Go to Clients", run: note },
    { keys: ["?"], does: "Show all", run: note },
    { keys: ["Ctrl+k"], does: "Search", run: (key) => (isOpen ? note(key) : false) },
  ]);
  return (
    <>
      <input aria-label="Name" />
      <button type="button">More</button>
    </>
  );
}

beforeEach(() => {
  pressed.length = 0;
  letterKeys.store(true);
});

it("runs and lists registered shortcuts, and removes them with the page", async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Page />);
  await user.keyboard("{Enter}{ArrowUp}{Shift>}{ArrowUp}{/Shift}gc?{Control>}k{/Control}");
  expect(pressed).toEqual(["Enter", "ArrowUp", "Shift+ArrowUp", "g c", "?", "Ctrl+k"]);
  expect(shortcutsNow().map(({ title }) => title)).toEqual(["Logger", "Everywhere"]);
  unmount();
  await user.keyboard("{Enter}?");
  expect(pressed).toHaveLength(6);
  expect(shortcutsNow()).toEqual([]);
});

it("ignores typing, and Enter on a focused button", async () => {
  const user = userEvent.setup();
  render(<Page isOpen={false} />);
  await user.type(screen.getByRole("textbox"), "gc?{Enter}{ArrowUp}");
  screen.getByRole("button").focus();
  await user.keyboard("{Enter}{Control>}k{/Control}");
  expect(pressed).toEqual([]);
});

it("ignores single letters when they are switched off", async () => {
  const user = userEvent.setup();
  render(<Page />);
  letterKeys.store(false);
  await user.keyboard("gc?{ArrowDown}");
  expect(pressed).toEqual(["ArrowDown"]);
});
