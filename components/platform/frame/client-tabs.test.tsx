import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { ClientTabDock, ClientTabPanel } from "./client-tabs";

const tabs = ["Morphs", "Workouts", "Timeline"].map((label) => ({
  id: label.toLowerCase(),
  label,
  icon: null,
}));

function Client() {
  const [active, setActive] = useState("workouts");
  return (
    <>
      <ClientTabPanel label={active}>Content</ClientTabPanel>
      <ClientTabDock tabs={tabs} active={active} onSelect={setActive} />
    </>
  );
}

const selected = () => screen.getByRole("tab", { selected: true });

it("shows one selected tab, which controls the panel", () => {
  render(<Client />);
  expect(selected()).toHaveTextContent("Workouts");
  expect(selected()).toHaveAttribute("aria-controls", screen.getByRole("tabpanel").id);
});

it("is one tab stop; arrows, Home and End move and wrap", async () => {
  const user = userEvent.setup();
  render(<Client />);
  await user.tab();
  expect(selected()).toHaveFocus();
  for (const [key, label] of [
    ["{ArrowRight}", "Timeline"],
    ["{ArrowRight}", "Morphs"],
    ["{ArrowLeft}", "Timeline"],
    ["{Home}", "Morphs"],
    ["{End}", "Timeline"],
  ] as const) {
    await user.keyboard(key);
    expect(selected()).toHaveTextContent(label);
    expect(selected()).toHaveFocus();
  }
});
