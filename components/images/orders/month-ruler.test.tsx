import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import type { Frame } from "@/lib/images/orders/journey";
import { MonthRuler } from "./month-ruler";

const FRAMES = [
  { kind: "photo", step: 0, month: 0, label: "Now", shortLabel: "Now" },
  { kind: "forecast", step: 1, month: 2, label: "Jan 20, 2027", shortLabel: "Jan 20" },
  { kind: "forecast", step: 2, month: 4, label: "Mar 20, 2027", shortLabel: "Mar 20" },
] as unknown as Frame[];

function Ruler() {
  const [selected, setSelected] = useState(2);
  return <MonthRuler frames={FRAMES} selected={selected} onSelect={setSelected} />;
}

it("shows the date of the chosen step, and moves with the arrow keys", async () => {
  render(<Ruler />);
  const ruler = screen.getByRole("slider", { name: "Step" });
  expect(ruler).toHaveAttribute("aria-valuetext", "Mar 20, 2027");
  ruler.focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(ruler).toHaveAttribute("aria-valuetext", "Jan 20, 2027");
  expect(screen.getByText("Mar 20")).toBeInTheDocument();
});

it("stops at the first step: the photo is not selectable", async () => {
  render(<Ruler />);
  const ruler = screen.getByRole("slider");
  ruler.focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
  expect(ruler).toHaveAttribute("aria-valuenow", "1");
  await userEvent.keyboard("{End}{ArrowRight}");
  expect(ruler).toHaveAttribute("aria-valuenow", "2");
});
