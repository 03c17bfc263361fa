import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { useBackCloses } from "./use-back-closes";

const NAMES = ["sheet", "question"] as const;

function Layered({ isLocked = false }: { isLocked?: boolean }) {
  const [shown, setShown] = useState<readonly string[]>([]);
  const hide = (name: string) => setShown((now) => now.filter((one) => one !== name));
  useBackCloses({ open: shown.includes("sheet"), onOpenChange: () => !isLocked && hide("sheet") });
  useBackCloses({ open: shown.includes("question"), onOpenChange: () => hide("question") });
  return (
    <>
      <output>{shown.join(", ")}</output>
      {NAMES.map((name) => (
        <div key={name}>
          <button type="button" onClick={() => setShown((now) => [...now, name])}>{`open ${name}`}</button>
          <button type="button" onClick={() => hide(name)}>{`close ${name}`}</button>
        </div>
      ))}
    </>
  );
}

const press = (name: string) => act(() => screen.getByRole("button", { name }).click());
const shown = () => screen.getByRole("status").textContent;
const address = () => window.location.pathname;

async function back(): Promise<void> {
  await act(async () => {
    window.history.back();
    await new Promise((done) => window.addEventListener("popstate", done, { once: true }));
  });
}

/** The page lies between two others in the history. */
beforeEach(() => {
  window.history.pushState(null, "", "/before");
  window.history.pushState(null, "", "/page");
});

it("Back closes the topmost layer, then the one below, then leaves the page", async () => {
  render(<Layered />);
  press("open sheet");
  press("open question");
  await back();
  expect([shown(), address()]).toEqual(["sheet", "/page"]);
  await back();
  expect([shown(), address()]).toEqual(["", "/page"]);
  await back();
  expect(address()).toBe("/before");
});

it("one press leaves the page after a layer was closed otherwise, however often", async () => {
  render(<Layered />);
  for (let times = 0; times < 3; times++) {
    press("open sheet");
    press("close sheet");
  }
  await back();
  await expect.poll(address).toBe("/before");
});

it("a layer that was closed while another is open takes no press", async () => {
  render(<Layered />);
  press("open sheet");
  press("open question");
  press("close question");
  await back();
  await expect.poll(shown).toBe("");
  expect(address()).toBe("/page");
});

it("a layer that refuses to close stays, and is asked again", async () => {
  const { rerender } = render(<Layered isLocked />);
  press("open sheet");
  for (let times = 0; times < 2; times++) {
    await back();
    expect([shown(), address()]).toEqual(["sheet", "/page"]);
  }
  rerender(<Layered />);
  await back();
  expect([shown(), address()]).toEqual(["", "/page"]);
});

it("leads back to the page from which a layer navigated", async () => {
  render(<Layered />);
  press("open sheet");
  press("close sheet");
  window.history.pushState(null, "", "/next");
  await back();
  expect(address()).toBe("/page");
  await back();
  await expect.poll(address).toBe("/before");
});
