import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Tabs, TabsList, TabsTrigger } from "./tabs";

test("a tab that is pressed is marked as such until a key is used or the focus goes on", async () => {
  render(
    <Tabs defaultValue="one">
      <TabsList>
        <TabsTrigger value="one">One</TabsTrigger>
        <TabsTrigger value="two">Two</TabsTrigger>
      </TabsList>
    </Tabs>,
  );
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
