import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Tabs, TabsList, TabsTrigger } from "./tabs";

function TwoTabs() {
  const [chosen, setChosen] = useState("one");
  return (
    <Tabs value={chosen} onValueChange={setChosen}>
      <TabsList>
        <TabsTrigger value="one">One</TabsTrigger>
        <TabsTrigger value="two">Two</TabsTrigger>
      </TabsList>
      <button type="button" onClick={() => setChosen("one")}>
        Back to one
      </button>
    </Tabs>
  );
}

test("a pressed tab is marked until a key is used or the focus leaves", async () => {
  render(<TwoTabs />);
  const [one, two] = screen.getAllByRole("tab");
  await userEvent.click(two!);
  expect(two).toHaveFocus();
  expect(two).toHaveAttribute("aria-selected", "true");
  expect(two).toHaveAttribute("data-by-pointer");
  await userEvent.keyboard("{Shift}");
  expect(two).not.toHaveAttribute("data-by-pointer");

  await userEvent.click(two!);
  await userEvent.keyboard("{ArrowLeft}");
  expect(one).toHaveFocus();
  for (const tab of [one, two]) expect(tab).not.toHaveAttribute("data-by-pointer");
});

test("Tab focuses the selected tab, even if the page selected it", async () => {
  render(<TwoTabs />);
  await userEvent.click(screen.getByRole("tab", { name: "Two" }));
  await userEvent.click(screen.getByRole("button"));
  await userEvent.tab({ shift: true });
  expect(screen.getByRole("tab", { name: "One" })).toHaveFocus();
  expect(screen.getByRole("tab", { name: "One" })).toHaveAttribute("aria-selected", "true");
});
