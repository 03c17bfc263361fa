import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { earlySubmitSource } from "./early-submit";

const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
const press = () => userEvent.click(screen.getByRole("button", { name: "Send" }));
/** As React does once the page has its scripts. */
const wake = async () => {
  screen.getByRole<HTMLFormElement>("form").addEventListener("submit", onSubmit);
  document.documentElement.dataset.awake = "";
  await Promise.resolve();
};

beforeEach(() => {
  onSubmit.mockClear();
  delete document.documentElement.dataset.awake;
  new Function(earlySubmitSource)();
  render(
    <form aria-label="Sign in">
      <button type="submit">Send</button>
    </form>,
  );
});

it("sends a form once the page is awake, however often it was pressed before", async () => {
  await press();
  await press();
  expect(onSubmit).not.toHaveBeenCalled();
  await wake();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit.mock.lastCall?.[0].submitter).toBe(screen.getByRole("button", { name: "Send" }));
});

it("stays out of the way of an awake page", async () => {
  await wake();
  expect(onSubmit).not.toHaveBeenCalled();
  await press();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
