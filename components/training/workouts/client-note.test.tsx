import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ClientNote } from "./client-note";

it("shows the note in one line, and all of it after a tap", async () => {
  render(<ClientNote notes={"  Shoulder, no dips.\nKnee from 2019 "} />);
  const note = screen.getByRole("button", { name: /^Note: Shoulder, no dips\.\s+Knee from 2019$/ });
  expect(note).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(note);
  expect(note).toHaveAttribute("aria-expanded", "true");
});

it.each([null, "", "  "])("is nothing for %j", (notes) => {
  const { container } = render(<ClientNote notes={notes} />);
  expect(container).toBeEmptyDOMElement();
});
