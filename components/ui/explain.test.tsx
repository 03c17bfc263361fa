import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { Explain } from "./explain";

beforeAll(() => import("./explain-surface"));

test("the info button opens the explanation, also by keyboard, and Escape returns the focus", async () => {
  const user = userEvent.setup();
  render(<Explain about="Likely range">Eight of ten end up inside.</Explain>);
  const mark = screen.getByRole("button", { name: "About likely range" });
  expect(mark).toHaveAttribute("aria-expanded", "false");
  await user.tab();
  expect(mark).toHaveFocus();
  await user.keyboard("{Enter}");
  const surface = await screen.findByRole("dialog", { name: "Likely range" });
  expect(surface).toHaveAccessibleDescription("Eight of ten end up inside.");
  expect(mark).toHaveAttribute("aria-expanded", "true");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(mark).toHaveFocus();
});
