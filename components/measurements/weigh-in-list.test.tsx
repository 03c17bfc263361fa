import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { WeighInList } from "./weigh-in-list";

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    takenAt: new Date(Date.UTC(2026, 10, 20 - index, 9)).toISOString(),
    weight: 190 + index,
    bodyFat: index === 1 ? null : 20,
    girths: null,
    tapeBodyFat: null,
  }));

function list(count: number) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WeighInList client={{ id: "a", trainerId: "t" }} measurements={entries(count)} />
    </QueryClientProvider>,
  );
  return screen.queryAllByRole("listitem");
}

test("every weigh-in stands against the first one, and says whether body fat was taken", () => {
  const [newest, next, baseline] = list(3);
  expect(within(newest!).getByText("−2.0")).toBeVisible();
  expect(newest).toHaveTextContent("Nov 20, 202620.0% body fat");
  expect(next).toHaveTextContent("No body fat");
  expect(baseline).toHaveTextContent("Baseline, 20.0% body fat");
  expect(within(baseline!).getByText("0.0")).toBeVisible();
});

test("a long list is shortened until asked for", async () => {
  expect(list(7)).toHaveLength(5);
  await userEvent.click(screen.getByRole("button", { name: "Show all 7" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(7);
});

test("the only entry, which cannot be removed, is no list", () => {
  expect(list(1)).toHaveLength(0);
});
